"""Finished games of the second implementations are never doubted, and how many planted slips are.

python -m tests.games.doubts_soak --games 4000 --seed 1
python -m tests.games.doubts_soak --games 40 --seed 7

Everything that is judged comes out of the naive engines, which know nothing of doubts: kingdoms of random matches
of every variant, walls and points of Azul and gardens of Queen's Garden played by every policy. Then one thing of
a garden, a kingdom or a wall is changed, and what was not seen before and is seen now is counted.

Ends with status 1 if anything that was played is doubted.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections import Counter
from collections.abc import Iterator
from itertools import islice

from companion.games.azul.finished import doubts as azul
from companion.games.azul.rules.editions import SIZE
from companion.games.azul.rules.wall import Wall
from companion.games.queens_garden.finished.doubts import of_garden, of_gardens
from companion.games.queens_garden.finished.finished import NOTHING, faults, too_many
from companion.games.queens_garden.finished.order import order
from companion.games.queens_garden.rules.cells import HOURS, NUMBER
from companion.games.queens_garden.rules.hexes import HEXAGONS, of
from companion.games.queens_garden.rules.scoring import FACE_DOWN, NO_EXPANSION
from companion.games.queens_garden.rules.state import Garden
from companion.games.royal_garden.finished.doubts import of_boards, of_dominoes, of_files, of_squares
from companion.games.royal_garden.finished.laying import Kinds, set_of
from companion.games.royal_garden.rules.score import KINDS
from tests.counting_kit import to_the_end

from . import azul_soak, garden, queens_soak
from .azul_kit import EDITIONS

Found = Counter[str]
SET = set_of(garden.dominoes().values())
VARIANTS = ((), ("wider",), ("duel",), ("duel", "wider"), ("centralised", "harmony"))
SLIPS = 3
"""Changes of each thing that was played."""


# ---- Královská zahrada ----------------------------------------------------------------------------------------


def kingdoms(games: int, seed: int) -> Found:
    """Kingdoms by their numbered dominoes and by their squares alone, then with one square changed."""
    found: Found = Counter()
    for at in range(games):
        dice = random.Random(f"kingdoms {seed} {at}")
        names = VARIANTS[at % len(VARIANTS)]
        match, _ = to_the_end(2 if "duel" in names else dice.choice((2, 3)), names, dice)
        each = match.plan.rounds * match.plan.kings
        played = [match.kingdoms[one] for one in match.players]
        seen: list[Kinds] = [{**one.cells, one.castle_cell or (0, 0): "C"} for one in played]
        for one, kinds in zip(played, seen, strict=True):
            found["kingdoms"] += 1
            found["kingdoms doubted"] += bool(of_dominoes(kinds, [one.laid], each) or of_squares(kinds, SET, each))
            for _ in range(SLIPS):
                cell = dice.choice(sorted(one.cells))
                slip = {**kinds, cell: dice.choice(sorted(KINDS - {kinds[cell]}))}
                found["slips of squares"] += 1
                found["slips of squares seen"] += bool(of_squares(slip, SET, each))
        together = of_files(seen, SET) or of_boards([[one.laid] for one in played], ["" for _ in played])
        found["matches"] += 1
        found["matches doubted"] += bool(together)
    return found


# ---- Azul -----------------------------------------------------------------------------------------------------


def walls(games: int, seed: int) -> Found:
    """Walls and points of games of every policy; of those that go on, how many have no complete row."""
    found: Found = Counter()
    for at, (policy, table) in enumerate(azul_soak.plan(games)):
        one = azul_soak.Game(table, policy, random.Random(f"walls {seed} {at}"))
        if one.play()["given up"]:
            continue
        edition, reverse = EDITIONS[table.edition], "reverse" in table.variants
        naive = one.mirror.table
        lying = [_wall(naive.walls[player], edition.numbers) for player in naive.players]
        found["games of azul"] += 1
        found["games without a row"] += not any(all(row) for wall in lying for row in wall)
        found["games of azul doubted"] += bool(azul.of_game(edition, lying, reverse))
        for wall, points in zip(lying, one.mirror.scores().values(), strict=True):
            found["walls"] += 1
            told = azul.of_wall(edition, wall, reverse) or azul.of_points(edition, wall, points)
            found["walls doubted"] += bool(told)
        short = [_cut(wall) for wall in lying]
        found["games with rows cut"] += 1
        found["games with rows cut seen"] += bool(azul.of_game(edition, short, reverse))
    return found


def _cut(wall: Wall) -> Wall:
    """The same wall without the first tile of each complete row."""
    return tuple((0, *row[1:]) if all(row) else row for row in wall)


def _wall(rows: list[list[str | None]], numbers: dict[str, int]) -> Wall:
    assert len(rows) == SIZE
    return tuple(tuple(numbers.get(colour or "", 0) for colour in row) for row in rows)


# ---- Queen's Garden -------------------------------------------------------------------------------------------


def played_gardens(games: int, seed: int) -> Iterator[list[Garden]]:
    """The gardens at the end of games of every policy, as the naive engine has them."""
    for at, (policy, table) in enumerate(queens_soak.plan(games)):
        one = queens_soak.Game(table, policy, random.Random(f"gardens {seed} {at}"))
        one.play()
        naive = one.mirror.naive
        yield [_garden(naive.garden[player], naive.slots[player]) for player in one.state.table.players]


def _garden(cells: dict[str, str], slots: dict[int, str]) -> Garden:
    shown = [0] * len(NOTHING.cells)
    for name, hexagon in cells.items():
        shown[NUMBER[name]] = of(hexagon) or 0
    lies = [NO_EXPANSION] * len(HOURS)
    for hour, told in slots.items():
        side, _, rim = told.partition(" ")
        lies[HOURS.index(hour)] = FACE_DOWN if side == "back" else HOURS.index(int(rim))
    return NOTHING._replace(cells=tuple(shown), slots=tuple(lies))


def gardens(games: int, seed: int) -> Found:
    """Gardens as they were played, then with one hexagon that is another."""
    found: Found = Counter()
    dice = random.Random(f"slips {seed}")
    for lying in played_gardens(games, seed):
        found["games of gardens"] += 1
        found["games of gardens doubted"] += bool(of_gardens(lying))
        for one in lying:
            found["gardens"] += 1
            found["gardens doubted"] += bool(of_garden(one))
            for slip in islice(slips(one, dice), SLIPS):
                found["slips of hexagons"] += 1
                if faults(slip) or too_many([slip]):
                    found["slips of hexagons known before"] += 1
                    continue
                seen = order(slip.cells, slip.slots).possible
                found["slips of hexagons seen"] += seen is False
                found["slips of hexagons given up"] += seen is None
    return found


def slips(one: Garden, dice: random.Random) -> Iterator[Garden]:
    """The same garden with one hexagon changed."""
    laid = [cell for cell, hexagon in enumerate(one.cells) if hexagon]
    while laid:
        cell = dice.choice(laid)
        other = dice.choice([hexagon for hexagon in HEXAGONS if hexagon != one.cells[cell]])
        yield one._replace(cells=(*one.cells[:cell], other, *one.cells[cell + 1 :]))


DOUBTED = (
    *("kingdoms doubted", "matches doubted", "games of azul doubted"),
    *("walls doubted", "gardens doubted", "games of gardens doubted"),
)
"""What must never be."""


def main() -> int:
    """Run all three and print what was counted."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=1000, help="Games of each kind.")
    parser.add_argument("--seed", type=int, default=1)
    told = parser.parse_args()
    found: Found = Counter()
    for part in (kingdoms, walls, gardens):
        found += part(told.games, told.seed)
        print(f"{part.__name__}: done", flush=True)
    for name in sorted({*found, *DOUBTED}):
        print(f"- {name}: {found[name]}")
    return 1 if any(found[name] for name in DOUBTED) else 0


if __name__ == "__main__":
    sys.exit(main())
