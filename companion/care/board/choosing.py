"""Which board a command is about: the only one, one that is named, or the one on which a button is pressed."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Callable, Iterator
from functools import partial
from typing import Protocol

from companion.care.board.asking import AtHand, BoardError, HeardBoard, HeardBoards
from companion.core.errors import CompanionError
from companion.core.forms import Form, Led, Step
from companion.core.model import Fact, Phrase
from companion.daemon.ipc import Owner
from companion.device.link import Refused
from companion.device.protocol import Hello
from companion.evening.attached import ears_of
from companion.evening.here import Here, line, tell
from companion.evening.listening import listening
from companion.evening.setting import ports_of
from companion.input.answer import at_terminal
from companion.language.phrases import Phrases

CHOOSE_S = 60.0
LIGHT_AND_BUZZER = 3
SILENT = "bench-none-remedy"
REMEDIES = ("silent", "name", "full", "failed")
"""Reasons whose sentence does not say what to do."""


class SayPhrase(Protocol):
    """Says or prints a sentence."""

    def __call__(self, key: str, /, **facts: Fact) -> None:
        """The message of this key with these facts."""


Leads = Callable[[Form], bool]
"""Lets what was typed act on a form, see Guide.led; false where whoever types leaves."""


class Pressing(Led):
    """A button of the board that is meant is waited for. count: of so many boards."""

    def __init__(self, count: int) -> None:
        self._count = count

    @property
    def question(self) -> Phrase:
        """See Form."""
        return Phrase("bench-choose", {"count": self._count, "option": "--uid"})

    def entered(self) -> Step:
        """See Led."""
        return Step(self)


def teller(phrases: Phrases) -> SayPhrase:
    """Prints a sentence: key, then facts by name."""
    return partial(tell, phrases)


# ---- opening -------------------------------------------------------------------------------------------------


@contextlib.contextmanager
def opened(
    where: Here, ports: tuple[str, ...], meanwhile: Callable[[], None] = lambda: None
) -> Iterator[HeardBoards]:
    """Every board that may be opened, open as long as the block lasts. For one that knows that no game runs.

    meanwhile: called again and again while boards are waited for.
    """
    with listening(ports_of(where, ports)) as ears:
        yield HeardBoards(ears, meanwhile).find()


@contextlib.contextmanager
def heard(where: Here, ports: tuple[str, ...]) -> Iterator[HeardBoards]:
    """Every board; while a game runs it is asked, and no port is opened. LocalError, BoardError."""
    with ears_of(where, ports) as ears:
        yield HeardBoards(ears).find()


@contextlib.contextmanager
def at_hand(
    where: Here,
    ports: tuple[str, ...],
    uid: str,
    say: SayPhrase,
    meanwhile: Callable[[], None] = lambda: None,
    led: Leads | None = None,
) -> Iterator[AtHand]:
    """The board that is meant, with its words, open as long as the block lasts. BoardError, see choose.

    uid: its own number, or how that ends; "" for the only one, or the one on which a button is pressed.
    meanwhile: see opened. led: see choose.
    """
    if not ports:
        no_game(where)
    with opened(where, ports, meanwhile) as boards:
        hand = AtHand(boards, choose(where, boards, uid, say, led=led))
        hand.read()
        yield hand


def no_game(where: Here) -> None:
    """BoardError bench-game-runs when a game has the boards."""
    if Owner.running(where.places):
        raise BoardError("bench-game-runs")


@contextlib.contextmanager
def alone(where: Here) -> Iterator[None]:
    """Nobody plays as long as the block lasts, nor does a game begin by itself when a board comes. BoardError."""
    owner = Owner.claim(where.places)
    if owner is None:
        raise BoardError("bench-game-runs")
    with owner:
        yield


# ---- choosing ------------------------------------------------------------------------------------------------


def choose(
    where: Here,
    boards: HeardBoards,
    uid: str,
    say: SayPhrase,
    silent: str = SILENT,
    led: Leads | None = None,
) -> HeardBoard:
    """The board that is meant; of several that could be, the one whose button is pressed.

    Ports that cannot be used are told first: the board that is meant may be behind one of them. silent: the
    message of what to do when no board answers. led: of the guide that hears keys, None where none does yet.
    BoardError; CompanionError dialogue-left.
    """
    tell_refused(where, boards)
    meant = named(boards, uid, silent)
    others = 0 if uid else len(boards.others)
    if not meant:
        raise BoardError("bench-other-version", remedy=Phrase("flash-by-hand"))
    if len(meant) + others == 1:
        return meant[0]
    with _heeding(where, led) as leads:
        return _pressed(boards, meant, Pressing(len(meant) + others), say, leads)


@contextlib.contextmanager
def _heeding(where: Here, led: Leads | None) -> Iterator[Leads]:
    """What lets keys act: of the guide that hears them, else of one that only prints, where a terminal is."""
    from companion.evening.guide import talking

    if led is not None or not at_terminal():
        yield led or (lambda _form: True)
        return
    with talking(where, text=True) as guide:

        def leads(form: Form) -> bool:
            guide.tend()
            return guide.led(form)

        yield leads


def named(boards: HeardBoards, uid: str, silent: str = SILENT) -> list[HeardBoard]:
    """The boards whose number is this, or ends like it, in the order of ports. BoardError when there is none.

    Empty only when uid is, and every board speaks another version.
    """
    if not boards.known and not boards.others:
        raise BoardError("bench-none", remedy=Phrase(silent))
    meant = [one for one in boards.known.values() if one.hello.uid.endswith(uid.strip().upper())]
    if uid and not meant:
        raise BoardError("bench-uid-none", uid=uid, command="companion boards")
    return sorted(meant, key=lambda one: one.port)


def _pressed(
    boards: HeardBoards, meant: list[HeardBoard], form: Pressing, say: SayPhrase, led: Leads
) -> HeardBoard:
    """The board whose button is pressed; meanwhile each shows light and buzzer, where it can be told to."""
    say(form.question.key, **form.question.facts)
    uids = {one.hello.uid for one in meant}
    boards.pressed = None
    until_s = time.monotonic() + CHOOSE_S
    _identify(boards, meant, LIGHT_AND_BUZZER)
    try:
        while time.monotonic() < until_s:
            boards.hear()
            if boards.pressed is not None and boards.pressed.hello.uid in uids:
                return boards.pressed
            if not led(form):
                raise CompanionError("dialogue-left")
    finally:
        _identify(boards, meant, 0)
    raise BoardError("bench-not-chosen", option="--uid", command="companion boards")


def _identify(boards: HeardBoards, meant: list[HeardBoard], value: int) -> None:
    for board in meant:
        boards.command(board.port, "identify", value)


# ---- telling -------------------------------------------------------------------------------------------------


def tell_refused(where: Here, boards: HeardBoards) -> None:
    """Print why ports cannot be used, each with what to do."""
    for refused in sorted(boards.refused.values(), key=lambda one: one.port):
        tell_unusable(where, refused)
        tell_remedy(where, refused, err=True)


def tell_remedy(where: Here, refused: Refused, err: bool = False) -> None:
    """Print what to do about a port that cannot be used, where its own sentence does not say it."""
    reason = refused.key.removeprefix("port-")
    if reason in REMEDIES:
        tell(where.phrases, "boards-remedy", err=err, reason=reason)


def tell_unusable(where: Here, refused: Refused) -> None:
    """Print why a port cannot be used, and that a game has it where one has."""
    line(where.phrases.write(refused.key, refused.facts), err=True)
    if refused.key == "port-busy" and Owner.running(where.places):
        tell(where.phrases, "boards-game-runs", err=True)


def tell_who(where: Here, port: str, hello: Hello | None, say: SayPhrase) -> None:
    """Tell a board's port, and where it is known its number and seat, each a sentence."""
    say("boards-port", port=port)
    if hello is None:
        return
    say("boards-uid", uid=hello.uid)
    tell_seat(where, hello.uid, say)


def tell_seat(where: Here, uid: str, say: SayPhrase) -> None:
    """Tell whose seat the board of this number has."""
    seat = where.settings.seats.get(uid)
    if seat is None:
        say("boards-seat-none")
    elif seat.name:
        say("boards-seat", number=seat.number, name=seat.name)
    else:
        say("boards-seat-nameless", number=seat.number)
