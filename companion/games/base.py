"""What a game need not tell: the part of the Game interface that has a usual answer."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import TypeVar

from companion.core.model import Announcement, Choice, Command, Laid, Move, Phrase, Piece, Place, Problem
from companion.games.api import Game, Picture, Setup, Space, Surface

S = TypeVar("S")


class BaseGame(Game[S]):
    """A game without sensors, chance and guided commands, in which nothing is final before the end.

    What is left to tell: name, start, moves, judge, play, awaited, outcome, standings, parse, text, score, act,
    tell and answer. Whatever else a game can do, it overrides.
    """

    commands: tuple[Command, ...] = ()
    choices: Mapping[str, tuple[Choice, ...]] = {}
    worded: Mapping[str, str] = {}

    def places(self, setup: Setup) -> tuple[Surface, ...]:
        """None that anything is read on."""
        return ()

    def check(self, setup: Setup) -> list[Problem]:
        """Nothing forbids a set-up that the offer allows."""
        return []

    def lying(self, state: S, surface: str) -> Mapping[Place, Piece]:
        """Nothing."""
        return {}

    def guess(self, state: S, surface: str, comes: Laid, goes: Laid) -> Move | None:
        """No move."""
        return None

    def gathered(self, state: S, surface: str, laid: Laid) -> list[Move]:
        """Nothing: no surface is loose."""
        return []

    def closes(self, state: S, earlier: Move, later: Move) -> bool:
        """Everything can be taken back."""
        return False

    def away(self, state: S) -> Collection[int]:
        """Nobody leaves."""
        return ()

    def serves(self, state: S) -> tuple[str, ...]:
        """No command before others."""
        return ()

    def asks(self, state: S, action: str, args: tuple[str, ...], player: int) -> Phrase | Problem | None:
        """Nothing is asked: a command is typed whole."""
        return None

    def read(self, setup: Setup, laid: Mapping[str, Laid]) -> S | list[Problem]:
        """No table is found: nothing is read."""
        return []

    def seen(self, state: S, seat: int) -> S:
        """Everything."""
        return state

    def known(self, move: Move, seat: int) -> Move:
        """The whole move."""
        return move

    def noun(self, kind: str) -> Phrase:
        """By the message of that name."""
        return Phrase(kind)

    def thing(self, state: S, thing: str) -> Phrase:
        """By the message of that name."""
        return Phrase(thing)

    def where(self, state: S, place: Place) -> Place | Phrase:
        """As cells are named."""
        return place

    def spaces(self, state: S) -> list[Space]:
        """Nothing for a scorer beside the game."""
        return []

    def picture(self, state: S) -> Picture:
        """Nothing to look at."""
        return Picture(())

    def reasons(self, state: S, seat: int) -> list[Announcement]:
        """Nothing to say."""
        return []

    def steps(self, setup: Setup) -> list[Announcement]:
        """Nothing has to be made ready."""
        return []
