"""Tables of the second implementation of Queen's Garden, made by hand."""

from __future__ import annotations

from tests.games.queens_naive import Naive
from tests.games.queens_naive_garden import HEXAGONS, bare, fits

SIDE_A = {6: 6}
SIDE_B = {4: 4, 5: 5, 6: 6}
WHEEL = [
    {"dark-green": 1, "tree": 1, "blue": 1},
    {"bird": 1, "dark-purple": 1, "butterfly": 2},
    {"purple": 1, "flower": 2, "yellow": 1},
    {"plant": 3, "light-green": 1, "tulips": 3},
]
REWARDS = {"fountain": 1, "statue": 2, "bench": 2, "pavilion": 3}
FIRST = "0 draw tree-blue bird-blue plant-blue bird-yellow"
SECOND = "0 draw bird-dark-green bird-yellow tulips-purple plant-purple"
THIRD = "0 draw tulips-yellow plant-yellow flower-yellow tulips-blue"
# Ornament: its two spaces of the fountain board, then two cells of each slot beside it (azul_family.md A2)
ORNAMENTS = {
    (2, -1): [(1, 0), (1, -1), (2, 0), (3, -1), (2, -2), (3, -2)],
    (1, 1): [(1, 0), (0, 1), (2, 0), (2, 1), (0, 2), (1, 2)],
    (-1, 2): [(0, 1), (-1, 1), (0, 2), (-1, 3), (-2, 2), (-2, 3)],
    (-2, 1): [(-1, 1), (-1, 0), (-2, 2), (-3, 2), (-2, 0), (-3, 1)],
    (-1, -1): [(-1, 0), (0, -1), (-2, 0), (-2, -1), (0, -2), (-1, -2)],
    (1, -2): [(0, -1), (1, -1), (0, -2), (1, -3), (2, -2), (2, -3)],
}


def new(players: int = 2, floor: bool = True, bonus: dict[int, int] | None = None) -> Naive:
    return Naive(players, bonus or SIDE_A, WHEEL, REWARDS, floor)


def play(game: Naive, *acts: str) -> Naive:
    for act in acts:
        game.do(act)
        game.conserved()
    return game


def ready(floor: bool = True, bonus: dict[int, int] | None = None) -> Naive:
    """A game of two in which player 1 is about to act for the first time."""
    return play(new(2, floor, bonus), "0 lots 1", FIRST)


def give(game: Naive, player: int, words: str) -> None:
    """Tiles from the bag and expansions from the supply into storage."""
    for word in words.split():
        if word.startswith("expansion-"):
            game.supply -= 1
            game._seen.append(bare(word))
            game.beds[player].append(bare(word))
        else:
            game.bag.remove(word)
            game.tiles[player].append(word)
    game.conserved()


def plant(game: Naive, player: int, words: str) -> None:
    """Tiles from the bag into the garden: cell=hexagon."""
    for word in words.split():
        cell, hexagon = word.split("=")
        game.bag.remove(hexagon)
        game.garden[player][cell] = hexagon
    game.conserved()


def backs(game: Naive, player: int, *hours: int) -> None:
    for hour in hours:
        game.supply -= 1
        game.slots[player][hour] = "back"


def fill(game: Naive, player: int, cells: str) -> None:
    """On each cell the first hexagon of the bag that fits there."""
    for cell in cells.split():
        hexagon = next(h for h in HEXAGONS if h in game.bag and fits(game.garden[player], cell, h) is None)
        plant(game, player, f"{cell}={hexagon}")


# Geometry
