"""What the sensors of one cell give in millivolts, and a sensor held for a meter."""

from __future__ import annotations

from typing import Literal

from companion.care.board.asking import AtHand
from companion.care.board.choosing import SayPhrase, at_hand, teller
from companion.care.board.sensors import cell_called
from companion.care.tiles.phrases import POLES, SITES
from companion.core.errors import CompanionError
from companion.core.forms import Led, Step
from companion.core.model import Fact, Phrase, Place
from companion.device.protocol import Button, FromBoard, Hello, Volts
from companion.evening.guide import guided
from companion.evening.here import Here

Power = Literal["scan", "on", "off"]
POWER: dict[Power, int] = {"scan": 0, "on": 512, "off": 1024}
OF_SENSOR = 64
VOLTS_MINOR = 3
"""The minor version of the protocol that has the commands volts and power."""
REASONS = frozenset(("busy", "held", "value", "unsupported", "unknown"))
"""Reasons of a refusal that have words."""
STRONG_UT = 10_000
"""From here on a field is told in whole millitesla."""
ROUND_UT = 100


def can_tell(hello: Hello) -> bool:
    """Whether a board has these commands."""
    return hello.minor >= VOLTS_MINOR


def measure(hand: AtHand, cell: int) -> tuple[Volts, ...]:
    """What each sensor of a cell gives.

    CompanionError bench-too-old, bench-lost, bench-mute, bench-volts-refused.
    """
    told = [one for one in _order(hand, "volts", cell) if isinstance(one, Volts) and one.cell == cell]
    if not told:
        raise CompanionError("bench-volts-refused", reason="unknown")
    return tuple(sorted(told, key=lambda one: one.sensor))


def hold(hand: AtHand, cell: int, sensor: int, power: Power) -> None:
    """Hold a sensor's cell for a meter, with its power on or off, or scan again. CompanionError as measure."""
    _order(hand, "power", cell + OF_SENSOR * sensor + POWER[power])


def _order(hand: AtHand, command: str, value: int) -> list[FromBoard]:
    if not can_tell(hand.board.hello):
        raise CompanionError("bench-too-old", command="companion board flash")
    done, heard = hand.order(command, value)
    if not done.ok:
        reason = done.reason if done.reason in REASONS else "unknown"
        raise CompanionError("bench-volts-refused", reason=reason)
    return heard


# ---- the command -----------------------------------------------------------------------------------------------


def show(where: Here, cell: str, ports: tuple[str, ...], uid: str) -> None:
    """Print what each sensor of a cell gives. CompanionError."""
    say = teller(where.phrases)
    with at_hand(where, ports, uid, say) as hand:
        number = cell_called(hand.board.hello, cell)
        for one in measure(hand, number):
            tell_volts(one, hand.board.hello, say)


def tell_volts(one: Volts, hello: Hello, say: SayPhrase) -> None:
    """Say what a sensor gives."""
    facts: dict[str, Fact] = {
        "site": SITES[one.sensor],
        "level": one.level_mv,
        "field": field_phrase(one.field_ut),
        "pole": POLES["+" if one.field_ut >= 0 else "-"],
        "spread": one.spread_mv,
    }
    say("bench-volts", cell=Place("", one.cell % hello.columns + 1, one.cell // hello.columns + 1), **facts)


def field_phrase(field_ut: int) -> Phrase:
    """How strong a field is, whatever its pole: below 10 millitesla in microtesla, to the nearest hundred."""
    strength_ut = abs(field_ut)
    if strength_ut >= STRONG_UT:
        return Phrase("count-millitesla", {"n": (strength_ut + 500) // 1000})
    return Phrase("count-microtesla", {"n": (strength_ut + ROUND_UT // 2) // ROUND_UT * ROUND_UT})


class Holding(Led):
    """A sensor held for a meter until Enter, or a button of the board. power: "on" or "off"."""

    def __init__(self, cell: Place, sensor: int, power: Power) -> None:
        self.over = False
        self._facts: dict[str, Fact] = {"cell": cell, "site": SITES[sensor], "power": power}

    @property
    def question(self) -> Phrase | None:
        """See Form."""
        return None if self.over else Phrase("bench-held", self._facts)

    def entered(self) -> Step:
        """See Led."""
        self.over = True
        return Step(self)


def hold_for_meter(
    where: Here, cell: str, sensor: int, power: Power, ports: tuple[str, ...], uid: str, text: bool, wav: str
) -> None:
    """Hold one sensor of a cell so until Enter, then let the board scan again. CompanionError."""
    with guided(where, text, wav) as guide, at_hand(where, ports, uid, guide.say, guide.tend, guide.led) as hand:
        hello = hand.board.hello
        number = cell_called(hello, cell)
        hold(hand, number, sensor, power)
        holding = Holding(Place("", number % hello.columns + 1, number // hello.columns + 1), sensor, power)
        asked = holding.question
        assert asked is not None
        guide.say(asked.key, **asked.facts)
        while not holding.over and guide.led(holding):
            holding.over = holding.over or isinstance(hand.hear(), Button)
        hold(hand, number, sensor, "scan")
        guide.say("bench-scans")
