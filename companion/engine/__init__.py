"""The fast core: random matches, playouts and scores in C, for who thinks ahead. It never judges at a table.

The rules of companion.games decide what is legal and what it is worth; the core is equal to them, and tests
hold it to that. It is built where a C compiler is, by `pip install .`; MISSING says why it is not there, ""
where it is, and every function then raises EngineMissingError with the same words. It keeps nothing between two
calls: the same arguments give the same answer on every computer. Long work lets other threads run, and an
interrupt (Ctrl+C) ends it.

    random_games(game, players, count, seed, variants=()) -> list[tuple[int, ...]]

Whole matches in which every act is as likely as the others, one tuple a match, the points of each seat with
bonuses (those of a dynasty's games together). Castles stand in the middle; tiles of a wall are laid from the
top row down. game, variants: as GAMES has them. seed: 0 to 2 ** 64 - 1.

    score(cells: bytes, columns: int, rows: int) -> int
    scores(many: bytes, columns: int, rows: int) -> array

The points of one kingdom's areas, without bonuses, and of many kingdoms one after another, as array("i").
cells: one byte a cell, row by row from the near left: 0 empty, 1 the castle, else 4 + 4 * terrain + crowns,
terrains in the order field, forest, lake, meadow, swamp, mine, crowns 0 to 3. columns, rows: 1 to 7.

    start(game, players, variants=()) -> bytes
    legal(state) -> list[int]
    play(state, act) -> bytes
    points(state) -> tuple[int, ...]
    playouts(state, count, seed, stop=bytearray(1)) -> list[tuple[int, ...]]

A state is what all at the table know, never the order of a stack or bag: companion/engine/kingdomino.h and
companion/engine/azul.h have the layouts. Its first byte is their version. legal: every legal act, those of
chance too; act.to_bytes(4) is its kind, the seat from 1 (0: nobody's), and two numbers that the headers
explain. points: as if the match ended now. playouts: ends of that many random matches that go on from there;
once the first byte of stop is not 0, those that are done.

    think(state, seat, playouts, seed, stop=bytearray(1)) -> list[tuple[int, float, float, int]]

What each legal act of a seat (from 1) is worth after at most so many playouts, in the order of legal: act, value,
standard error of it, how often it was tried. value: points of the seat at the end, with bonuses, minus those of
the best other seat, the mean of playouts in which all play passably; -inf where the act was never tried. A
dynasty ends with its present game here. Sooner, with what is known by then, once the first byte of stop is not 0.

ValueError: no such game or variant, players for whom there is none, cells that are none, a state that cannot
be, an act that is not legal, a seat that has none. TypeError, OverflowError: arguments of another type, or
too great.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable
from typing import Any

STATES = 1
"""Version of the layout of states that this face goes with."""


class EngineMissingError(RuntimeError):
    """The core is not built here, or is another version's."""


try:
    import companion.engine._core as _core  # noqa: PLR0402 - asked otherwise, what is missing is called a circle
except ImportError as error:
    MISSING = (
        f"The fast core is not built here: {error}. Install a C compiler and the headers of Python, then run "
        "pip install . again in the folder of the companion."
    )
else:
    _is_ours = getattr(_core, "STATES", 0) == STATES
    MISSING = "" if _is_ours else "The fast core is of another version. Run pip install . again."


class _Nothing:
    """In place of a core that is missing."""

    def __getattr__(self, name: str) -> Callable[..., Any]:
        def missing(*_told: object, **_named: object) -> Any:
            raise EngineMissingError(MISSING)

        return missing


_there: Any = _Nothing() if MISSING else _core
GAMES: dict[str, tuple[str, ...]] = {} if MISSING else _core.games()
"""Each game of the core with its variants; "floating" is the floating frame."""

score: Callable[[bytes, int, int], int] = _there.score
random_games: Callable[..., list[tuple[int, ...]]] = _there.random_games
start: Callable[..., bytes] = _there.start
legal: Callable[[bytes], list[int]] = _there.legal
play: Callable[[bytes, int], bytes] = _there.play
points: Callable[[bytes], tuple[int, ...]] = _there.points
playouts: Callable[..., list[tuple[int, ...]]] = _there.playouts
think: Callable[..., list[tuple[int, float, float, int]]] = _there.think


def scores(many: bytes, columns: int, rows: int) -> array[int]:
    """The points of many kingdoms, see above."""
    found = array("i")
    found.frombytes(_there.scores(many, columns, rows))
    return found


__all__ = [
    "GAMES",
    "MISSING",
    "STATES",
    "EngineMissingError",
    "legal",
    "play",
    "playouts",
    "points",
    "random_games",
    "score",
    "scores",
    "start",
    "think",
]
