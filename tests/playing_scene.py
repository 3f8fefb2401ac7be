"""A match of two with a tray, as the manuals for players tell it: all that is said up to the second round."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

from companion.core.model import DEALER, Announcement
from companion.language.phrases import Phrases
from companion.play.table import TELL, Input
from tests.rig import Rig
from tests.test_interpreter import Player

TABLE = 0
"""Seat of the keyboard that belongs to everybody."""


class Scene(Player):
    """Two players, two boards, a tray; keeps all that is said."""

    def __init__(self, language: str) -> None:
        super().__init__(2, language, Rig(2, tray=True))
        self.said_so_far: list[Announcement] = []

    def typed(self, *lines: str, seat: int = TABLE) -> None:
        """Lines are typed, one after the other."""
        for line in lines:
            self.type(line, seat)
            self.rig.forget()  # it has been told
            self._keep()

    def line(self, numbers: tuple[int, ...], line: int) -> None:
        """Hands draw a line into the tray."""
        for slot, number in enumerate(numbers, 1):
            self.rig.offer(number, slot, line)
            self._keep()

    def king(self, slot: int, line: int = 1) -> None:
        """A king is put on what lies in a slot, and everybody waits a moment."""
        self.rig.king(slot, line, ms=2000)
        self._keep()

    def placed(self, number: int, slot: int, cells: str, *then: str) -> None:
        """A domino leaves the near line with its king, and its place is typed at the table's keyboard."""
        self.rig.take_king(slot)
        self.rig.lift(0, f"domino {number}")
        self.typed(f"place {number} {cells}", *then)

    def dealt(self, *numbers: int) -> None:
        """The companion draws."""
        for number in numbers:
            self.rig.hear(Input(0, DEALER, f"{TELL} 0 draw {number}"))
            self._keep()

    def prepared(self, draw: str) -> None:
        """How the table is made ready, by who draws."""
        setup = self.rig.table.setup
        ready = replace(setup, options={**setup.options, "draw": draw})
        self.said_so_far += self.rig.table.referee.game.steps(ready)

    def _keep(self) -> None:
        self.said_so_far += [*self.told, *self.rig.said]
        self.told.clear()
        self.rig.forget()


@cache
def scene(language: str) -> tuple[str, ...]:
    """What is said in the scene, in order; as many sentences in each language."""
    one = Scene(language)
    one.prepared("hand")
    one.prepared("companion")
    one.typed("castle 1 C3")  # whose is it?
    one.typed("1 castle 1 C3", "2 castle 2 C3", "lots 1")
    one.line((24, 5, 30, 13), line=1)
    for slot in (2, 1, 3, 4):
        one.king(slot)
    one.line((17, 40, 8, 33), line=2)
    one.king(1, line=2)  # too early
    one.placed(5, 2, "C2 C1")  # now that king counts
    one.placed(13, 4, "D3 E3", "choose 8")
    one.placed(24, 1, "C4 C5", "choose 33")
    one.placed(30, 3, "D3 E3", "choose 40")
    one.dealt(2, 3, 6, 7)
    one.typed("undo", seat=1)
    words = Phrases(language, strict=True)
    return tuple(said for told in one.said_so_far if (said := words.say(told)))
