"""`companion board kind`: which size and kind a board is, kept on the board."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import click

from companion.commands.board.options import board_options
from companion.commands.common import fail, here, language_options, speech_options
from companion.errors import CompanionError

if TYPE_CHECKING:
    from companion.commands.board.asking import AtHand, Boards
    from companion.commands.board.choosing import Say
    from companion.commands.board.guide import Guide
    from companion.commands.common import Here
    from companion.protocol import Hello

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


@click.command("kind")
@click.argument("kind", type=click.Choice([*KINDS]))
@board_options
@language_options
@speech_options
def command(
    kind: str, ports: tuple[str, ...], uid: str, lang: str | None, level: str | None, text: bool, wav: str
) -> None:
    """Tell a board that it is of this KIND: five by five squares, seven by seven, or the tray.

    For a board whose straps are open: it stores that and restarts. Not while a game runs. The exit code is 0 when
    the board is of that kind.
    """
    from companion.commands.board.asking import AtHand
    from companion.commands.board.choosing import alone, choose, opened
    from companion.commands.board.guide import guided

    try:
        where = here(lang, level)
        with (
            guided(where, text, wav) as guide,
            alone(where),
            opened(where, ports, guide.tend) as boards,
        ):
            hand = AtHand(boards, choose(where, boards, uid, guide.say))
            done = _set(where, boards, hand, kind, guide)
    except CompanionError as error:
        fail(error, lang)
    raise SystemExit(0 if done else 1)


def _set(where: Here, boards: Boards, hand: AtHand, kind: str, guide: Guide) -> bool:
    """Have it stored, and look what the board is after that; whether it is of this kind. CompanionError."""
    from companion.commands.board.choosing import tell_who

    say, before = guide.say, hand.board.hello
    tell_who(where, hand.board.port, before, say)
    _say_kind(before, say)
    if _is(before, kind):
        say("bench-kind-already")
        return True
    if before.minor < KIND_MINOR:
        raise CompanionError("bench-too-old", command="companion board flash")
    named, columns, rows = KINDS[kind]
    say("bench-kind-begin", kind=named, columns=columns, rows=rows)
    _order(hand, kind)
    after = _back(boards, before)
    if _is(after, kind):
        _say_kind(after, say)
        say("bench-kind-done", command="companion board calibrate")
        return True
    say("bench-kind-straps", first=STRAPS[0], second=STRAPS[1])
    return False


def _say_kind(hello: Hello, say: Say) -> None:
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


def _back(boards: Boards, before: Hello) -> Hello:
    """What the board says of itself after its restart. CompanionError bench-kind-not-back."""
    from companion.protocol import Hello

    until_s = time.monotonic() + BACK_S
    while time.monotonic() < until_s:
        heard = boards.hear()
        got = heard[1] if heard else None
        if isinstance(got, Hello) and got.uid == before.uid and got.boot != before.boot:
            return got
    raise CompanionError("bench-kind-not-back", command="companion boards")
