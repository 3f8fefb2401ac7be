"""For the tests of score and rank: finished kingdoms of legal matches, written down as files."""

from __future__ import annotations

import random
from collections.abc import Collection, Mapping
from pathlib import Path

from tests.games import garden
from tests.listening_player.rules import Match
from tests.listening_player.rules_kingdom import Kingdom


def to_the_end(players: int, variants: Collection[str], dice: random.Random) -> tuple[Match, list[str]]:
    """A game of random legal acts that waits for its end, and the acts; by the second implementation.

    Every other castle stands in the middle, so that bonuses are won.
    """
    match = Match(range(1, players + 1), variants, garden.dominoes(), (1, 2, 3, 4))
    done = []
    while match.step != "end":
        acts = match.acts()
        castles = [one for one in acts if " castle " in one]
        middle = [one for one in castles if one.endswith("D4" if match.plan.size == 7 else "C3")]
        act = dice.choice(dice.choice([middle, castles]) or acts)
        match.play(act)
        done.append(act)
    return match, done


def drawn(kingdom: Kingdom, size: int) -> str:
    """A kingdom as a layout file shows it."""
    shown: Mapping[tuple[int, int], str] = kingdom.cells
    rows = []
    for y in range(size, 0, -1):
        row = [shown.get((x, y), "C" if (x, y) == kingdom.castle_cell else ".") for x in range(1, size + 1)]
        rows.append(" ".join(row))
    return "\n".join(rows) + "\n"


def write(folder: Path, kingdoms: Mapping[str, str]) -> list[str]:
    """Layout files by their stems."""
    for name, text in kingdoms.items():
        (folder / f"{name}.txt").write_text(text, encoding="utf-8")
    return [str(folder / f"{name}.txt") for name in kingdoms]


def full(size: int = 5, *, castle: tuple[int, int] | None = None, kind: str = "W0", holes: int = 0) -> str:
    """A space filled with one kind, the castle in the middle or on a cell; holes: how many cells are empty."""
    middle = (size + 1) // 2
    at = castle or (middle, middle)
    cells = {(x, y): kind for y in range(1, size + 1) for x in range(1, size + 1)}
    for hole in [cell for cell in cells if cell != at][:holes]:
        cells[hole] = "."
    cells[at] = "C"
    return "".join(" ".join(cells[x, y] for x in range(1, size + 1)) + "\n" for y in range(size, 0, -1))
