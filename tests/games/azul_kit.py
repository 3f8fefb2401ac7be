"""What the tests of Azul share: set-ups, hands that draw from a bag, and walls and lines laid into a state."""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import cache
from typing import Any

from companion.core.model import Move, Player, Problem, Tile
from companion.games import load
from companion.games.api import Game, Setup
from companion.games.azul.rules.editions import CHOCOLATIER, EACH, MINI, SIZE, Edition
from companion.games.azul.rules.state import NONE, TAKE, TILE, Board, Counts, State
from companion.games.azul.rules.wall import EMPTY, count_up, with_tile
from companion.play.referee.trouble import lying

NAMES = ("Lucka", "Karel", "Zuzka", "Ota")
EDITIONS = {one.name: one for one in (MINI, CHOCOLATIER)}
GAMES: dict[str, Game[Any]] = {name: load(name) for name in EDITIONS}


def setup(edition: str = "azul_mini", players: int = 2, *variants: str) -> Setup:
    """A table of so many players with these variants."""
    seated = tuple(Player(number, NAMES[number - 1]) for number in range(1, players + 1))
    tiles = tuple(Tile(f"tile {word}", (word,), EACH) for word in EDITIONS[edition].colours)
    return replace(
        Setup(seated, tiles, edition), variants=frozenset(variants), options={"play": "match", "draw": "hand"}
    )


class Bag:
    """A bag and a lid as hands have them: colours, drawn by chance; an emptied bag is filled from the lid."""

    def __init__(self, edition: Edition, dice: random.Random) -> None:
        self.colours, self.dice = edition.colours, dice
        self.inside = self._mixed([EACH] * SIZE)

    def draw(self, count: int, lid: Counts) -> Move:
        """The next tiles, as the act that tells them, fewer where all run out; lid: what lay there before."""
        drawn = self._out(count)
        if len(drawn) < count and any(lid):
            self.inside = self._mixed(lid)
            drawn += self._out(count - len(drawn))
        return _draw(self.colours, tuple(sorted(drawn)))

    def _mixed(self, counts: Sequence[int]) -> list[int]:
        """So many tiles of each colour in an order by chance."""
        chance = self.dice.random
        tiles = [colour for colour in range(SIZE) for _ in range(counts[colour])]
        return sorted(tiles, key=lambda _tile: chance())

    def _out(self, count: int) -> list[int]:
        drawn = self.inside[-count:]
        del self.inside[-count:]
        return drawn


@cache
def _draw(colours: tuple[str, ...], drawn: tuple[int, ...]) -> Move:
    return Move(0, "draw", tuple(colours[one] for one in drawn))


# ---- scenes ---------------------------------------------------------------------------------------------------


def counts(edition: Edition, words: str) -> Counts:
    """Tiles told as words: "red red blue"."""
    found = words.split()
    assert set(found) <= set(edition.colours), words
    return tuple(found.count(colour) for colour in edition.colours)


def wall(edition: Edition, cells: Iterable[tuple[int, int, str]]) -> tuple[tuple[int, ...], ...]:
    """A wall from (row, column, colour), rows and columns from 1."""
    found = EMPTY
    for row, column, colour in cells:
        found = with_tile(found, row - 1, column - 1, edition.numbers[colour])
    return found


def lines(edition: Edition, held: dict[int, tuple[str, int]]) -> tuple[tuple[int, int], ...]:
    """Pattern lines from number -> (colour, count)."""
    found = [(0, 0)] * SIZE
    for line, (colour, count) in held.items():
        found[line - 1] = (edition.numbers[colour], count)
    return tuple(found)


def offered(state: State, displays: Sequence[str], centre: str = "", taker: int = 0) -> State:
    """The offer begins with these displays, player 1 on turn; what is missing lies empty."""
    edition = state.edition
    heaps = [counts(edition, words) for words in displays]
    heaps += [NONE] * (state.table.displays - len(heaps))
    found = state._replace(displays=tuple(heaps), centre=counts(edition, centre), taker=taker)
    return found._replace(phase=TAKE, turn=1, starter=found.starter or 1)


def tiled(state: State, boards: dict[int, Board]) -> State:
    """The tiling begins with these boards."""
    all_boards = list(state.boards)
    for player, board in boards.items():
        all_boards[state.table.seats[player]] = board
    done = tuple(count_up(board) for board in all_boards)
    return state._replace(phase=TILE, turn=0, starter=state.starter or 1, boards=done)


def keys(found: Sequence[Problem]) -> list[str]:
    """The keys of problems."""
    return [one.key for one in found]


def told(game: Game[Any], state: Any, *texts: str) -> Any:
    """The state after these acts, each typed and legal."""
    for text in texts:
        move = game.parse(state, text)
        assert isinstance(move, Move), f"{text}: {move}"
        problems = game.judge(state, move)
        assert not problems, f"{text}: {problems}"
        state = game.play(state, move)
    return state


def refused(game: Game[Any], state: Any, text: str) -> list[str]:
    """The keys of why an act that is typed so is not legal; empty if it is."""
    move = game.parse(state, text)
    return keys(game.judge(state, move) if isinstance(move, Move) else move)


def remedies(found: Sequence[Problem]) -> list[str]:
    """The keys of what helps where the piece lies there already, "" for none."""
    return [one.remedy.key if one.remedy is not None else "" for one in lying(found)]
