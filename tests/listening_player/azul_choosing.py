"""How a player of Azul chooses: at random, or what brings most points now."""

from __future__ import annotations

import random

from tests.games.azul_naive import points
from tests.games.azul_naive_special import FLOOR, KINDS, NUMBERS, Take
from tests.listening_player.azul_table import HeardTable

STYLES = ("random", "greedy")


def take(table: HeardTable, chance: random.Random, style: str) -> Take:
    """A legal take of the player on turn."""
    legal = table.legal_takes()
    if style == "random":
        return chance.choice(legal)
    return max(legal, key=lambda one: (_worth(table, one), chance.random()))


def _worth(table: HeardTable, one: Take) -> float:
    """Points of a completed line, something for tiles on the way, minus what falls."""
    source, colour, line = one
    player = table.turn
    there = table.centre if source == 0 else table.displays[source]
    count = there.count(colour)
    room = line - len(table.lines[player][line]) if line else 0
    fell = max(0, count - room) + (source == 0 and table.marker == 0)
    floor = len(table.floors[player])
    cost = sum(FLOOR[floor : floor + fell])
    if not line:
        return -cost - 0.5
    if count < room:
        return 0.3 * count / room - cost - 0.1 * (room - count)
    columns = [column for column in NUMBERS if _open(table, player, line, column, colour)]
    best = max((points(table.walls[player], line, column)[2] for column in columns), default=-line)
    row = sum(cell is not None for cell in table.walls[player][line - 1])
    return best + (2 if row == 4 else 0) + 0.2 * row - cost


def _open(table: HeardTable, player: int, line: int, column: int, colour: str) -> bool:
    wall = table.walls[player]
    if not table.reverse:
        return table.pattern[line - 1][column - 1] == colour
    return wall[line - 1][column - 1] is None and all(row[column - 1] != colour for row in wall)


def tile(table: HeardTable, player: int, chance: random.Random, style: str) -> tuple[int, int] | None:
    """Line and column (0: it falls) of what this player tiles next, lines in any order; None when all is done."""
    ways = table.legal_tiles(player)
    ways += [(line, 0) for line in table.open_lines(player) if table.may_drop(player, line)]
    if not ways:
        return None
    if style == "random":
        return chance.choice(ways)
    line = chance.choice(sorted({one for one, _ in ways}))
    mine = [one for one in ways if one[0] == line]
    return max(mine, key=lambda one: (points(table.walls[player], *one)[2] if one[1] else 0, chance.random()))


def spread(table: HeardTable, chance: random.Random) -> list[str]:
    """To which neighbour each leftover colour of SN4 goes, in the edition's order: "left" or "right"."""
    return [chance.choice(("left", "right")) for _ in leftovers(table)]


def leftovers(table: HeardTable) -> list[str]:
    """The colours left on SN4, in the edition's order."""
    display = next(d for d, kind in table.golden.items() if kind == "sn4")
    return [colour for colour in table.colours if colour in table.displays[display]]


def gold(table: HeardTable, chance: random.Random) -> tuple[int, str]:
    """A display that is turned gold, and what it is."""
    kinds = [*KINDS, *(f"sn2-{colour}" for colour in table.colours)]
    return (
        chance.choice([one for one in table.displays if one not in table.golden]),
        chance.choice([one for one in kinds if one not in table.golden.values()]),
    )


def impossible(table: HeardTable, chance: random.Random) -> Take | None:
    """A take that is against the rules, of all that could be typed; None where none was found."""
    legal = set(table.legal_takes())
    for _ in range(20):
        one = (chance.randint(0, len(table.displays)), chance.choice(table.colours), chance.randint(0, 5))
        if one not in legal:
            return one
    return None
