"""What the tests of Queen's Garden share: set-ups, hands with a bag and stacks, positions laid by hand."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any

from companion.core.model import Move, Player
from companion.games import load
from companion.games.api import Game, Setup
from companion.games.queens_garden.rules.acts import draw_move, turn_move
from companion.games.queens_garden.rules.cells import HOURS, NUMBER, SLOT_CELLS
from companion.games.queens_garden.rules.hexes import EACH, HEXAGONS, of, tiles
from companion.games.queens_garden.rules.preparing import to_turn
from companion.games.queens_garden.rules.scoring import FACE_DOWN, NO_EXPANSION
from companion.games.queens_garden.rules.state import (
    ACT,
    START_JOKERS,
    START_SCORE,
    Bed,
    Counts,
    Garden,
    State,
    with_tiles,
)

from .azul_kit import NAMES, keys

GAME: Game[Any] = load("queens_garden")
SIDE_B_WHEEL = (
    "yellow 2 plant 1 purple 2, tree 3 light-green 1 tulips 1, blue 2 flower 1 bird 2, dark-green 1 butterfly 3 "
    "dark-purple 2"
)
"""Made up: nobody here knows what is printed there."""
BACK = "back"


def setup(players: int = 2, *variants: str, **options: str) -> Setup:
    """A table of so many players with these variants, and with some wheel on side B."""
    seated = tuple(Player(number, NAMES[number - 1]) for number in range(1, players + 1))
    wheel = {"wheel": SIDE_B_WHEEL} if "side-b" in variants else {}
    return Setup(
        seated,
        tiles(),
        columns=7,
        rows=7,
        variants=frozenset(variants),
        options={"play": "match", "draw": "hand", "tower": "at-once", **wheel, **options},
    )


class Hands:
    """A bag and shuffled expansions as hands have them."""

    def __init__(self, dice: random.Random) -> None:
        self.dice = dice
        self.inside = self._mixed([EACH] * len(HEXAGONS))
        self.expansions = self._mixed([1] * len(HEXAGONS))

    def next(self, state: State) -> Move:
        """The next tiles or the next expansion, as the act that tells them."""
        return self.draw(state) if state.lacking else turn_move(to_turn(state), self.expansions.pop())

    def draw(self, state: State) -> Move:
        """All tiles that are lacking; the tower goes into the bag as soon as that is empty."""
        drawn = self._out(state.lacking)
        if not self.inside:
            self.inside = self._mixed(state.tower)
            drawn += self._out(state.lacking - len(drawn))
        return draw_move(tuple(drawn))

    def _mixed(self, counts: Sequence[int]) -> list[int]:
        chance = self.dice.random
        found = [one for one, count in zip(HEXAGONS, counts, strict=True) for _ in range(count)]
        return sorted(found, key=lambda _one: chance())

    def _out(self, count: int) -> list[int]:
        left = max(0, len(self.inside) - count)
        drawn = self.inside[left:]
        del self.inside[left:]
        return drawn


# ---- positions by hand ------------------------------------------------------------------------------------------


def hexagons(words: str) -> tuple[int, ...]:
    """Hexagons told as words: "tree-blue bird-yellow", sorted."""
    found = [of(word) or 0 for word in words.split()]
    assert all(found), words
    return tuple(sorted(found))


def heap(words: str) -> Counts:
    """A bag or tower with these tiles."""
    return with_tiles((0,) * len(HEXAGONS), hexagons(words))


def garden(
    cells: Mapping[str, str] | None = None,
    slots: Mapping[int, int | str] | None = None,
    *,
    tiles: str = "",
    beds: str = "",
    jokers: int = START_JOKERS,
    score: int = START_SCORE,
) -> Garden:
    """A garden: cell -> hexagon; slot -> BACK or the hour of the printed hexagon, which `cells` has too."""
    laid, lies = list(Garden().cells), [NO_EXPANSION] * len(HOURS)
    for cell, word in (cells or {}).items():
        (laid[NUMBER[cell]],) = hexagons(word)
    for hour, rim in (slots or {}).items():
        lies[HOURS.index(hour)] = FACE_DOWN if rim == BACK else HOURS.index(int(rim))
        assert rim == BACK or laid[SLOT_CELLS[HOURS.index(hour)][1 + HOURS.index(int(rim))]], "nothing printed"
    return Garden(tuple(laid), tuple(lies), hexagons(tiles), hexagons(beds), jokers, score)


def table(
    *gardens: Garden, top: str = "", beside: Sequence[str] = (), variants: Sequence[str] = (), **changes: Any
) -> State:
    """Player 1 of these gardens (and of empty ones to make two) is about to act, in round 1.

    top: tiles on the stack. beside: of each place its tiles, "expansion WORD" of one face up, "gone". changes: of
    the state. The bag has what is in none of these and in no garden.
    """
    rows = (*gardens, *(garden(),) * (2 - len(gardens)))
    state: State = GAME.start(setup(len(rows), *variants))
    places = tuple(map(_bed, beside))
    out = [*hexagons(top), *(one for bed in places for one in bed.tiles)]
    out += [one for mine in rows for one in (*mine.tiles, *mine.cells) if one]
    bag = list(state.bag)
    for one in out:
        bag[one - 1] = max(0, bag[one - 1] - 1)
    state = state._replace(
        gardens=rows,
        top=hexagons(top),
        beside=places,
        phase=ACT,
        turn=1,
        starter=1,
        bag=tuple(bag),
        stack=state.stack - len(places),
    )
    faces = [bed.face for bed in places] + [one for mine in rows for one in mine.beds]
    return state._replace(seen=sum({1 << one for one in faces if one}), **changes)


def moved(state: State, text: str) -> Move:
    """The act that is typed so."""
    move = GAME.parse(state, text)
    assert isinstance(move, Move), move
    return move


def played(state: State, text: str) -> State:
    """The state after an act, whose legality nobody asks."""
    after: State = GAME.play(state, moved(state, text))
    return after


def refused(state: State, text: str) -> list[str]:
    """Keys of why an act that is typed so is not legal; legal ones, and only those, are listed as well."""
    move = GAME.parse(state, text)
    if not isinstance(move, Move):
        return keys(move)
    problems = GAME.judge(state, move)
    if state.phase == ACT:
        assert (move in set(GAME.moves(state))) == (not problems), f"{text}: judge and list of moves differ"
    return keys(problems)


def _bed(told: str) -> Bed:
    if told == "gone":
        return Bed(gone=True)
    if told.startswith("expansion "):
        (face,) = hexagons(told.removeprefix("expansion "))
        return Bed(face=face)
    return Bed(hexagons(told))
