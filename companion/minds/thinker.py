"""Thinks in this process: by the fast core where it covers the set-up, else by the game's own mind.

The only module of the house that uses the core.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from companion import engine, games
from companion.games.api import Setup
from companion.games.thinking import Mind, Valued
from companion.minds.opinion import Effort, Measure, Opinion


def thinks(game: str) -> bool:
    """Whether anybody can think about this game; KeyError if there is no such game."""
    return games.mind(game) is not None


def is_fast(game: str, setup: Setup) -> bool:
    """Whether the fast core is here and plays this set-up; else computers play more simply."""
    mind = games.mind(game)
    return mind is not None and not engine.MISSING and mind.covers(setup)


def plays_well(game: str, setup: Setup) -> bool:
    """Whether the highest levels are what they promise here: by the core, or in a game that no core plays."""
    mind = games.mind(game)
    has_core = game in engine.GAMES or (mind is not None and mind.covers(setup))  # also where the core is missing
    return is_fast(game, setup) or not has_core


class Thinker:
    """Values the acts of a match. ValueError for a game that nobody can think about, see `thinks`."""

    def __init__(self, game: str, setup: Setup) -> None:
        mind = games.mind(game)
        if mind is None:
            raise ValueError(game)
        self._mind, self._setup = mind, setup
        self._fast = is_fast(game, setup)

    def opinion(
        self, state: Any, seat: int, effort: Effort, seed: int = 0, stop: bytearray | None = None
    ) -> Opinion:
        """What each act of a seat is worth.

        seat: number of the player. state: of the game, in this set-up. seed: 0 to 2 ** 64 - 1; the same gives the
        same. stop: once its first byte is not 0, what is known is given.
        """
        if effort.measure is Measure.NOW:
            return self._made(state, self._mind.now(state, seat), Measure.NOW)
        merits = self._made(state, self._mind.merit(state, seat), Measure.MERIT)
        if effort.measure is Measure.MERIT or len(merits.choices) < 2:
            return merits
        flag = bytearray(1) if stop is None else stop
        if self._fast:
            return self._played(state, merits, effort, seed, flag) or replace(merits, complete=False)
        ahead = self._mind.searched(state, seat, effort.width, lambda: flag[0] != 0)
        looks_ahead = type(self._mind).searched is not Mind.searched
        measure = Measure.AHEAD if looks_ahead else Measure.MERIT
        return replace(self._made(state, ahead, measure), complete=not flag[0])

    def _played(self, state: Any, merits: Opinion, effort: Effort, seed: int, stop: bytearray) -> Opinion | None:
        """By the core; None where it was stopped before it had tried anything."""
        moves = [one.move for one in merits.choices]
        seat = [one.number for one in self._setup.players].index(moves[0].player) + 1
        found = engine.think(self._mind.packed(state), seat, effort.playouts, seed, stop)
        tried = {act: (value, error, visits) for act, value, error, visits in found if visits}
        coded = [(move, self._mind.coded(state, move)) for move in moves]
        choices = [Valued(move, *tried[act]) for move, act in coded if act in tried]
        if not choices:
            return None
        playouts = sum(visits for _, _, visits in tried.values())
        made = self._made(state, choices, Measure.PLAYED)
        return replace(made, playouts=playouts, seed=seed, complete=not stop[0])

    def _made(self, state: Any, choices: list[Valued], measure: Measure) -> Opinion:
        """Best first; of equal acts the game's order stands."""
        ordered = tuple(sorted(choices, key=lambda one: -one.value))
        wasteful = frozenset(one.move for one in ordered if self._mind.wasteful(state, one.move))
        return Opinion(ordered, measure, wasteful=wasteful)
