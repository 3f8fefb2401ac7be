"""A table at which lines are typed, for the manuals for players: what is typed, and all that is said to it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Generic, TypeVar

from companion.core.model import Announcement
from companion.input.helping import help_now
from companion.input.meanings import Asker
from companion.language.phrases import Phrases
from tests.rig import Rig
from tests.test_interpreter import Player

TABLE = 0
"""Seat of the keyboard that belongs to everybody."""

Hands = TypeVar("Hands", bound=Rig)


class TypedScene(Player, Generic[Hands]):
    """A table of a rig; heard: every announcement, with what was typed before it."""

    def __init__(self, language: str, hands: Hands) -> None:
        self.hands = hands
        super().__init__(len(hands.setup.players), language, hands)
        self.interpreter._obey["help"] = lambda _meant, asker: self.told.extend(
            help_now(self.interpreter._match, self.interpreter, asker)
        )
        self.heard: list[tuple[str, Announcement]] = []

    def typed(self, *lines: str, seat: int = TABLE) -> None:
        """Lines are typed, one after the other."""
        for line in lines:
            self.type(line, seat)
            self.rig.forget()
            self._keep(line)

    def key(self, char: str, seat: int = TABLE) -> None:
        """A single key."""
        self.interpreter.key(char, Asker("keyboard", seat, 0))
        self._keep(repr(char))

    def does(self, what: Callable[[Hands], None]) -> None:
        """Hands do something."""
        what(self.hands)
        self._keep("hands")

    def steps(self, **options: str) -> None:
        """How the table is made ready."""
        setup = self.hands.setup
        ready = replace(setup, options={**setup.options, **options})
        self.told += self.hands.table.referee.game.steps(ready)
        self._keep("steps")

    def dealt(self, *texts: str) -> None:
        """The companion draws."""
        for text in texts:
            self.hands.deal(f"0 {text}")
            self._keep(text)

    def _keep(self, cause: str) -> None:
        self.heard += [(cause, one) for one in (*self.told, *self.rig.said)]
        self.told.clear()
        self.rig.forget()


def lines_of(language: str, scenes: Iterable[TypedScene[Hands]]) -> tuple[str, ...]:
    """What is said at these tables, in order; as many sentences in each language."""
    words = Phrases(language, strict=True)
    return tuple(said for scene in scenes for _, one in scene.heard if (said := words.say(one)))
