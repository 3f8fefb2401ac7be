"""Which size and kind a board is, kept on the board."""

from __future__ import annotations

import time

from companion.care.board.asking import AtHand, HeardBoard, HeardBoards
from companion.care.board.choosing import SayPhrase, alone, choose, opened, tell_who
from companion.core.errors import CompanionError
from companion.device.protocol import Hello
from companion.evening.guide import guided
from companion.evening.here import Here

KINDS = {"board5": ("board", 5, 5), "board7": ("board", 7, 7), "tray": ("tray", 5, 4)}
"""As hello tells them: kind, columns, rows."""
STRAPS = ("GP18", "GP19")
"""The pins strap_0 and strap_1."""
KIND_MINOR = 1
"""The minor version of the protocol that has the command kind."""
BACK_S = 15.0
"""How long a board may take from its restart to its hello."""
REASONS = frozenset(("busy", "flash", "unknown"))
"""Reasons of a refusal that have words."""


def set_kind(where: Here, kind: str, ports: tuple[str, ...], uid: str, text: bool, wav: str) -> bool:
    """Tell the board that is meant that it is of this kind, of KINDS; whether it is so then. CompanionError."""
    with guided(where, text, wav) as guide, alone(where), opened(where, ports, guide.tend) as boards:
        return _set(where, boards, choose(where, boards, uid, guide.say, led=guide.led), kind, guide.say)


def _set(where: Here, boards: HeardBoards, board: HeardBoard, kind: str, say: SayPhrase) -> bool:
    """Have it stored, and look what the board is after that; whether it is of this kind. CompanionError."""
    before = board.hello
    tell_who(where, board.port, before, say)
    _say_kind(before, say)
    if _is(before, kind):
        say("bench-kind-already")
        return True
    if before.minor < KIND_MINOR:
        raise CompanionError("bench-too-old", command="companion board flash")
    named, columns, rows = KINDS[kind]
    say("bench-kind-begin", kind=named, columns=columns, rows=rows)
    _order(AtHand(boards, board), kind)
    after = _back(boards, before)
    if _is(after, kind):
        _say_kind(after, say)
        say("bench-kind-done", command="companion board calibrate")
        return True
    say("bench-kind-straps", first=STRAPS[0], second=STRAPS[1])
    return False


def _say_kind(hello: Hello, say: SayPhrase) -> None:
    say("boards-kind", kind=hello.kind)
    say("boards-size", columns=hello.columns, rows=hello.rows)


def _is(hello: Hello, kind: str) -> bool:
    return (hello.kind, hello.columns, hello.rows) == KINDS[kind]


def _order(hand: AtHand, kind: str) -> None:
    """Have the board store it. CompanionError with its reason when it does not."""
    named, columns, rows = KINDS[kind]
    asked = hand.ask("kind", 16 * columns + rows + 256 * (named == "tray"))
    if asked.lost:
        return  # its restart was quicker than its answer
    if asked.done is None:
        raise CompanionError("bench-mute")
    if not asked.done.ok:
        reason = asked.done.reason
        raise CompanionError("bench-kind-refused", reason=reason if reason in REASONS else "unknown")


def _back(boards: HeardBoards, before: Hello) -> Hello:
    """What the board says of itself after its restart. CompanionError bench-kind-not-back."""
    until_s = time.monotonic() + BACK_S
    while time.monotonic() < until_s:
        heard = boards.hear()
        got = heard[1] if heard else None
        if isinstance(got, Hello) and got.uid == before.uid and got.boot != before.boot:
            return got
    raise CompanionError("bench-kind-not-back", command="companion boards")
