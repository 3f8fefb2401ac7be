"""A board put in order again, piece by piece, by word: what to do next, for a hand that cannot see.

Pieces of a single square come first (a castle), then row by row from near to far, each row from the left.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from companion.games.base import Game
from companion.model import Announcement, Fact, Half, Laid, Move, Piece
from companion.referee import trouble
from companion.referee.difference import Difference
from companion.referee.trouble import Whose
from companion.referee.view import View

KNOCKED_THINGS = 3
"""From so many objects missing or moved at once, a board counts as knocked over."""


def in_order(goes: Laid) -> list[tuple[str, Laid]]:
    """The objects that are out of place, in the order of putting them back."""
    things = trouble.by_thing(goes)

    def rank(thing: str) -> tuple[int, int, int, str]:
        row, column = min((place.y, place.x) for place, _ in things[thing])
        return len(things[thing]), row, column, thing

    return [(thing, things[thing]) for thing in sorted(things, key=rank)]


def strays(difference: Difference) -> frozenset[object]:
    """What lies where it does not belong, or not flat: each is named once, when it has just come."""
    return frozenset((*trouble.by_thing(difference.comes).items(), *difference.halves, *difference.tilted))


def loose_halves(view: View) -> list[Half]:
    """The halves read without partner since the last step: the other half may be on its way down."""
    halves = (*view.difference.tilted, *view.difference.halves)
    return [half for half in halves if half not in view.strays]


class Rebuilding:
    """Says what to do on a board from which final pieces are gone."""

    def __init__(self, game: Game[Any], state: Any, kinds: Mapping[Piece, str], whose: Whose, view: View) -> None:
        self._game = game
        self._state = state
        self._kinds = kinds
        self._whose = whose
        self._view = view
        self._goes = in_order(view.difference.goes)

    def says(self) -> list[Announcement]:
        """What is wrong, once, and the next thing to do."""
        if self._view.rebuilding or len(self._goes) < KNOCKED_THINGS:
            return [self.step()]
        stray = self._in_the_way()
        knocked = self._put("knocked", count=len(self._goes))
        if stray is None:
            return [knocked]
        told = replace(knocked, facts={**knocked.facts, "parts": ()}, coalesce=f"knocked:{self._whose.board}")
        return [told, stray]

    def step(self) -> Announcement:
        """The next thing to do: away with what is wrong, else the next piece."""
        put = self._next() if self._view.rebuilding else self._put("put-back")
        return self._in_the_way() or self._just_laid_wrong() or put

    def is_knocked(self) -> bool:
        """Whether so much is out of place that it is put back piece by piece."""
        return self._view.rebuilding or len(self._goes) >= KNOCKED_THINGS

    def _next(self) -> Announcement:
        """The next piece to put back: the first of a board that came bare, any other, or the last."""
        count = len(self._goes)
        step = "last" if count == 1 else "next" if self._view.missing else "first"
        return self._put("put-next", step=step, after=count - 1)

    def _put(self, key: str, **facts: Fact) -> Announcement:
        thing, laid = self._goes[0]
        parts = trouble.parts(self._game, self._kinds, laid)
        return trouble.important(
            key, self._whose, thing=self._game.thing(self._state, thing), parts=parts, **facts
        )

    # ---- wrong pieces on the way -----------------------------------------------------------------------------

    def _in_the_way(self) -> Announcement | None:
        """The next piece lies elsewhere, or another one lies where it belongs."""
        thing, laid = self._goes[0]
        comes = trouble.by_thing(self._view.difference.comes)
        wanted = {place for place, _ in laid}
        for other, pairs in comes.items():
            if other != thing and wanted & {place for place, _ in pairs}:
                return trouble.too_many(self._game, self._state, self._whose, pairs)
        return self._elsewhere(thing, laid, comes[thing]) if thing in comes else None

    def _just_laid_wrong(self) -> Announcement | None:
        """A piece that has come since the last step and does not belong where it lies, or does not lie flat."""
        view, difference = self._view, self._view.difference
        if not view.missing:
            return None
        belongs = dict(self._goes)
        for thing, laid in trouble.by_thing(difference.comes).items():
            if (thing, laid) in view.strays:
                continue
            if thing in belongs:
                return self._elsewhere(thing, belongs[thing], laid)
            if self._is_illegal(laid):
                return trouble.too_many(self._game, self._state, self._whose, laid)
        return self._not_flat()

    def _not_flat(self) -> Announcement | None:
        view, new = self._view, loose_halves(self._view)
        if not new or view.reading is None:
            return None
        return trouble.half(self._game, self._whose, new[0], view.reading.columns, view.reading.rows)

    def _is_illegal(self, laid: Laid) -> bool:
        """Whether it is no act that will count as soon as the board is in order."""
        move = self._game.guess(self._state, self._whose.board, laid, ())
        return not isinstance(move, Move) or bool(self._game.judge(self._state, move))

    def _elsewhere(self, thing: str, laid: Laid, lies: Laid) -> Announcement:
        facts: dict[str, Fact] = {
            "thing": self._game.thing(self._state, thing),
            "cells": tuple(place for place, _ in lies),
            "parts": trouble.parts(self._game, self._kinds, laid),
        }
        return trouble.important("put-elsewhere", self._whose, **facts)
