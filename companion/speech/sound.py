"""How everything is to sound, as one value: what the settings say, as the outputs want it."""

from __future__ import annotations

from dataclasses import dataclass, field

from companion.speech.events import Style
from companion.speech.output import Prints


@dataclass(frozen=True, slots=True)
class Earphone:
    """The output of a seat: its sound device, "" for the default, and how it is spoken there."""

    seat: int
    device: str
    style: Style


@dataclass(frozen=True, slots=True)
class Sound:
    """How everything is to sound; see config.Settings for the values.

    speaker: "own", "reader", "both", "" for not yet asked, as "both". text: print only, no voice at all. style: of
    the table, with the language of all.
    """

    speaker: str = ""
    text: bool = False
    style: Style = field(default_factory=Style)
    earphones: tuple[Earphone, ...] = ()
    engine: str = ""
    device: str = ""
    lead_ms: int = 0
    earcons: bool = True
    muted: frozenset[str] = frozenset()

    @property
    def language(self) -> str:
        """What is spoken everywhere."""
        return self.style.language

    @property
    def prints(self) -> Prints:
        """What the table's output prints: with an own voice or the reader alone, only what no sound carries."""
        return Prints.UNHEARD if self.speaker in {"own", "reader"} and not self.text else Prints.ALWAYS

    @property
    def seats(self) -> tuple[int, ...]:
        """The seats that have an earphone."""
        return tuple(dict.fromkeys(one.seat for one in self.earphones))

    def at(self, seat: int) -> Earphone:
        """What is heard at an output: the earphone of a seat, or what all hear."""
        everybodys = Earphone(0, self.device, self.style)
        return next((one for one in self.earphones if one.seat == seat), everybodys)

    def voice_of(self, seat: int) -> tuple[object, ...]:
        """What asks for a new voice at an output when it changes."""
        reader = not seat and self.speaker == "reader"
        return (reader, self.text, self.engine, self.at(seat).device, self.lead_ms, self.language)
