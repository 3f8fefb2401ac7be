"""The output at a seat's earphone: what is told there is for that seat alone, and never lost where it is gone."""

from __future__ import annotations

from typing import Protocol

from companion.core.model import Announcement, Kind, Topic
from companion.speech.events import Failed, SpeechTrouble, VoiceEvent, VoiceGone
from companion.speech.output import SpeechOutput

STANDS_IN = frozenset({"sound-device-other", "sound-device-lost"})
"""What a voice tells when another device plays in the place of the wanted one."""

IS_BACK = frozenset({"sound-device-back", "sound-back"})
"""What it tells when the wanted one plays again, or any after none."""


class EarOwner(Protocol):
    """Who has the table's output, and knows names."""

    table: SpeechOutput

    def name_of(self, seat: int) -> str:
        """The name of the player at a seat."""


class EarOutput(SpeechOutput):
    """The output at a seat's earphone. usable: what is said there can be heard, by that seat alone."""

    owner: EarOwner
    seat: int
    usable = True
    leaving = False

    def leave(self) -> None:
        """The seat is to have no earphone any more."""
        self.usable = False
        self.revival.end()
        number = self.queue.interrupt()
        if number is not None:
            self._voice.stop(number)

    def event(self, told: VoiceEvent) -> None:
        """See SpeechOutput. Another device must not stand in for an earphone: everybody would hear it."""
        if isinstance(told, SpeechTrouble) and told.key in STANDS_IN:
            self._silent()
        elif isinstance(told, SpeechTrouble) and told.key in IS_BACK:
            self._heard_again()
        else:
            super().event(told)

    def tell(self, announcement: Announcement) -> None:
        """See SpeechOutput."""
        self.owner.table.put(announcement)

    def _now(self, output: str) -> None:
        self.output = output
        if self.sounding:
            self._heard_again()
        else:
            self._silent()

    def _heard_again(self) -> None:
        if not (self.usable or self.leaving):
            self.usable = True
            self._report("earphone-back", Topic.READY)

    def _silent(self) -> None:
        was, self.usable = self.usable, False
        self.owner.table.queue.adopt(self.give_up())
        if was:
            self._report("earphone-lost", Topic.LOST)

    def _gone(self, gone: VoiceGone) -> None:
        self._silent()
        self._try_again(gone)

    def _said_back(self) -> None:
        """That the earphone is back is told at the table."""

    def _failed(self, failed: Failed) -> None:
        if failed.again:
            super()._failed(failed)
        elif (line := self.queue.in_hand) is not None and line.number == failed.number:
            self.owner.table.queue.adopt(self.give_up())  # an answer stays together

    def _report(self, key: str, topic: Topic) -> None:
        name = self.owner.name_of(self.seat)
        self.tell(Announcement(key, {"player": name}, Kind.MESSAGE, f"earphone:{self.seat}", topic=topic))
