"""What the tests of Královská zahrada share: the standard set, tables, and the way to the independent judge."""

from __future__ import annotations

import csv
import random
from collections.abc import Iterable, Mapping
from dataclasses import replace
from pathlib import Path

from companion.core.model import Move, Player, Problem, Tile
from companion.games.api import Setup
from companion.games.royal_garden.game import GAME
from companion.games.royal_garden.rules.state import State

DATA = Path(__file__).parent.parent / "data"
LETTERS = {"field": "W", "forest": "F", "lake": "L", "meadow": "M", "swamp": "S", "mine": "N"}
NAMES = ("Jana", "Petr", "Ema", "Ola")


def dominoes() -> dict[int, tuple[str, str]]:
    """The standard 48: number -> kinds."""
    with (DATA / "royal_garden_dominoes.csv").open(encoding="utf-8") as stream:
        rows = csv.DictReader(line for line in stream if not line.startswith("#"))
        return {
            int(row["number"]): (
                LETTERS[row["terrain_a"]] + row["crowns_a"],
                LETTERS[row["terrain_b"]] + row["crowns_b"],
            )
            for row in rows
        }


def tiles(table: Mapping[int, tuple[str, str]] | None = None) -> tuple[Tile, ...]:
    """A tile set: these dominoes (the standard 48) and four castles."""
    halves = dominoes() if table is None else table
    castles = (Tile(f"castle {number}", ("C",)) for number in (1, 2, 3, 4))
    return (*(Tile(f"domino {number}", kinds) for number, kinds in halves.items()), *castles)


def random_dominoes(dice: random.Random, count: int = 48) -> dict[int, tuple[str, str]]:
    """A set of any halves, every terrain with 0 to 3 crowns, as an owner may make it."""
    return {
        number: (
            dice.choice("WFLMSN") + str(dice.randrange(4)),
            dice.choice("WFLMSN") + str(dice.randrange(4)),
        )
        for number in range(1, count + 1)
    }


def setup(
    players: int = 2,
    size: int = 5,
    fixed: bool = True,
    table: Mapping[int, tuple[str, str]] | None = None,
) -> Setup:
    """A table of so many players."""
    seated = tuple(Player(number, NAMES[number - 1]) for number in range(1, players + 1))
    return Setup(seated, tiles(table), columns=size, rows=size, fixed_frame=fixed)


def match_setup(players: int = 2, *variants: str, fixed: bool = True) -> Setup:
    """A whole match of so many players with these variants, on boards of the right size."""
    free = setup(players, 7 if "duel" in variants else 5, fixed)
    return replace(free, variants=frozenset(variants), options={"play": "match"})


def begin(players: int = 1, table: Mapping[int, tuple[str, str]] | None = None, size: int = 5) -> State:
    """An empty table on fixed boards."""
    return GAME.start(setup(players, size, table=table))


def move(state: State, line: str) -> Move:
    """The move of a line that must be notation."""
    parsed = GAME.parse(state, line)
    assert isinstance(parsed, Move), line
    return parsed


def judged(state: State, line: str) -> list[Problem]:
    """What is wrong with the move of a line."""
    return GAME.judge(state, move(state, line))


def keys(state: State, line: str) -> list[str]:
    """The keys of what is wrong with the move of a line."""
    return [problem.key for problem in judged(state, line)]


def played(state: State, lines: Iterable[str]) -> State:
    """The state after moves that must all be legal."""
    for line in lines:
        assert judged(state, line) == [], line
        state = GAME.play(state, move(state, line))
    return state


def seen(state: State, player: int = 1) -> dict[complex, str]:
    """A player's kingdom as the independent judge sees it."""
    kingdom = state.kingdom(player)
    assert kingdom is not None
    return {complex(x, y): kind for (x, y), kind in kingdom.kinds.items()}
