"""How everything is to sound, as one value: what the settings say, as the outputs want it."""

from __future__ import annotations

from dataclasses import dataclass, field

from companion.speech.events import Style
from companion.speech.output import Prints


@dataclass(frozen=True, slots=True)
class Earphone:
    """The private output of a seat: its sound device, and how it is spoken there."""

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

    def earphone(self, seat: int) -> Earphone | None:
        """The earphone of a seat."""
        return next((one for one in self.earphones if one.seat == seat), None)

    def device_of(self, seat: int) -> str:
        """The sound device of an output, "" for the default."""
        phone = self.earphone(seat)
        return phone.device if phone else self.device

    def style_of(self, seat: int) -> Style:
        """How is spoken at an output."""
        phone = self.earphone(seat)
        return phone.style if phone else self.style

    def voice_of(self, seat: int) -> tuple[object, ...]:
        """What asks for a new voice at an output when it changes."""
        reader = not seat and self.speaker == "reader"
        return (reader, self.text, self.engine, self.device_of(seat), self.lead_ms, self.language)
