"""Random matches of two kingdoms in plain Python, as short as they can be: the measure of the fast core.

Fixed boards of five, castles in the middle, no variants; nothing of the program is imported. Cells are numbered in
a border of empty ones, so that no side has to be looked at.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence

Domino = tuple[str, str]

WIDTH = 7
INSIDE = frozenset(x + WIDTH * y for x in range(1, 6) for y in range(1, 6))
MIDDLE = 3 + WIDTH * 3
SIDES = (1, -1, WIDTH, -WIDTH)


def spots(kingdom: Mapping[int, str], domino: Domino) -> list[tuple[int, int]]:
    """Every legal place: cell of half a, cell of half b."""
    found = set()
    for half, shown in enumerate(domino):
        holding = [cell for cell, lies in kingdom.items() if lies[0] in ("C", shown[0])]
        for near in {cell + side for cell in holding for side in SIDES}:
            if near in INSIDE and near not in kingdom:
                for side in SIDES:
                    other = near + side
                    if other in INSIDE and other not in kingdom:
                        found.add((other, near) if half else (near, other))
    return list(found)


def score(kingdom: Mapping[int, str]) -> int:
    """Squares times crowns of each area."""
    left, points = {cell for cell, lies in kingdom.items() if lies != "C"}, 0
    while left:
        ahead = [left.pop()]
        letter, squares, crowns = kingdom[ahead[0]][0], 0, 0
        while ahead:
            cell = ahead.pop()
            squares, crowns = squares + 1, crowns + int(kingdom[cell][1])
            for side in SIDES:
                if cell + side in left and kingdom[cell + side][0] == letter:
                    left.remove(cell + side)
                    ahead.append(cell + side)
        points += squares * crowns
    return points


def match(dominoes: Sequence[Domino], dice: random.Random) -> tuple[list[int], list[dict[int, str]]]:
    """One random match: points and kingdoms."""
    kingdoms: list[dict[int, str]] = [{MIDDLE: "C"}, {MIDDLE: "C"}]
    stack = dice.sample(range(len(dominoes)), 24)
    first, older = dice.randrange(2), list[tuple[int, int]]()
    while stack or older:
        free, newer = stack[:4], list[tuple[int, int]]()
        del stack[:4]
        for number, player in older or [(-1, (first + at) % 2) for at in range(4)]:
            kingdom = kingdoms[player]
            if number >= 0 and (places := spots(kingdom, dominoes[number])):
                a, b = dice.choice(places)
                kingdom[a], kingdom[b] = dominoes[number]
            if free:
                newer.append((free.pop(dice.randrange(len(free))), player))
        older = sorted(newer)
    return [score(one) for one in kingdoms], kingdoms
