"""What choices of people cost, seen as they could see the table then; nothing that chance brought later is used.

A choice is valued by the opinion of who thinks; it cost what the best one was worth more. Pure.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from companion.core.model import Move
from companion.games.api import Game, Setup
from companion.games.thinking import Valued
from companion.minds.opinion import AS_GOOD_POINTS, ERRORS, Effort, Measure, Opinion, standard_error

EFFORT = Effort(Measure.PLAYED, playouts=4_000, width=12, deadline_ms=4_000)
"""For each choice alike: some 0.2 s. The deadline is for slow computers alone; what is cut by it still counts."""
MOST = 3
"""Choices of a player that are told."""
LEAST_POINTS = 1.0
"""What a choice costs at most that is not told."""
HALF = 0.5


@dataclass(frozen=True, slots=True)
class PlayedMatch:
    """A match that is over. name: the same each time it is reviewed. moves: all that stand. people: by number."""

    name: str
    game: Game[Any]
    setup: Setup
    moves: tuple[Move, ...]
    people: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Decision:
    """A choice of a player, and what they knew. acts: told before it, in notation. state: what these lead to."""

    player: int
    move: Move
    acts: tuple[str, ...]
    state: Any


@dataclass(frozen=True, slots=True)
class Costly:
    """A choice that was not the best, and what was thought of all of them then."""

    decision: Decision
    opinion: Opinion
    best: Valued
    played: Valued

    @property
    def cost(self) -> float:
        """Points, never less than 0."""
        return self.best.value - self.played.value


Review = Mapping[int, tuple[Costly, ...]]
"""Number of each person -> the choices that cost most, in the order of the match."""


class TrialWorth(StrEnum):
    """What an act is worth that was tried in place of the one played."""

    GOOD = "good"  # as good as the best, as far as can be told
    NEARLY = "nearly"  # half of what was lost is won back
    SAME = "same"  # it is what was played
    AGAIN = "again"
    UNKNOWN = "unknown"  # nobody has looked at it


def decisions(match: PlayedMatch) -> Iterator[Decision]:
    """The choices of people, in order. ValueError at an act that is not legal."""
    game, state, before = match.game, match.game.start(match.setup), list[Move]()
    for move in match.moves:
        if game.judge(state, move):
            raise ValueError(game.text(move))
        if move.player in match.people and _chooses(game, state, move):
            yield _seen(game, state, before, move)
        state = game.play(state, move)
        before.append(move)


def _chooses(game: Game[Any], state: Any, move: Move) -> bool:
    """Whether the player could have acted otherwise; a confirmation alone is no choice."""
    due = [one for one in game.awaited(state) if one.player == move.player]
    return any(not one.chance and one.confirms is None for one in due)


def _seen(game: Game[Any], state: Any, before: Sequence[Move], move: Move) -> Decision:
    seen = game.seen(state, move.player)
    if seen is not state:
        before = [game.known(one, move.player) for one in before]
    return Decision(move.player, move, tuple(map(game.text, before)), seen)


def costly(decision: Decision, opinion: Opinion) -> Costly | None:
    """A choice that counts as costly; None for one that does not, and for one that nobody has valued."""
    played = opinion.of(decision.move)
    if played is None:
        return None
    found = Costly(decision, opinion, opinion.choices[0], played)
    return found if found.cost > max(LEAST_POINTS, ERRORS * standard_error(found.best, played)) else None


def review_of(found: Iterable[Costly], players: Iterable[int]) -> Review:
    """The choices of each player that cost most."""
    every = list(found)
    told = {}
    for player in players:
        own = [one for one in every if one.decision.player == player]
        most = sorted(range(len(own)), key=lambda at: -own[at].cost)[:MOST]
        told[player] = tuple(own[at] for at in sorted(most))
    return told


def tried(game: Game[Any], choice: Costly, move: Move) -> TrialWorth:
    """What a legal act is worth at that moment, against the one played and the best."""
    valued = choice.opinion.of(move) or _alike(game, choice, move)
    if valued is None:
        return TrialWorth.UNKNOWN
    if valued.move == choice.played.move:
        return TrialWorth.SAME
    lost = choice.best.value - valued.value
    half = lost <= choice.cost * HALF
    if lost <= AS_GOOD_POINTS or (half and lost <= ERRORS * standard_error(choice.best, valued)):
        return TrialWorth.GOOD
    return TrialWorth.NEARLY if half else TrialWorth.AGAIN


def _alike(game: Game[Any], choice: Costly, move: Move) -> Valued | None:
    """The choice that leads to the same."""
    state = choice.decision.state
    after = game.play(state, move)
    return next((one for one in choice.opinion.choices if game.play(state, one.move) == after), None)
