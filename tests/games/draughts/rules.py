"""The rules of English draughts: men move forward on dark squares, taking is forced and goes on to its end.

Black, player 1, begins and moves away from row 1. A man that reaches the last row becomes a king there and its
move ends; a king is another piece. Whoever cannot move has lost. After forty moves of each without a man moving
and without taking the game is drawn, which is simpler than the rule of the book.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache

from tests.games.draughts.manifest import SIDE

IDLE = 80
"""Moves without a man moved or a piece taken after which the game is drawn."""
COLOURS = {1: "black", 2: "white"}
FORWARD = {"black": 1, "white": -1}
FAR = {"black": SIDE, "white": 1}

Cell = tuple[int, int]
Men = tuple[tuple[Cell, str], ...]
"""What lies where, sorted: "black", "black-king", "white" or "white-king"."""


@dataclass(frozen=True)
class State:
    """What lies on the board, whose turn it is, and for how many moves nothing has come nearer to an end."""

    men: Men
    turn: int = 1
    idle: int = 0


@dataclass(frozen=True)
class Path:
    """One move: the squares it visits, what it takes, and what stands at its end."""

    cells: tuple[Cell, ...]
    taken: tuple[Cell, ...]
    becomes: str


def start() -> State:
    """Twelve men each."""
    cells = [(x, y) for y in range(1, SIDE + 1) for x in range(1, SIDE + 1) if is_dark((x, y))]
    men = {cell: "black" if cell[1] <= 3 else "white" for cell in cells if cell[1] <= 3 or cell[1] >= 6}
    return State(tuple(sorted(men.items())))


def is_dark(cell: Cell) -> bool:
    """A1, at the left of whoever plays black, is dark."""
    return sum(cell) % 2 == 0


def colour(kind: str) -> str:
    """Whose it is."""
    return kind.partition("-")[0]


@lru_cache(maxsize=4096)
def paths(state: State) -> tuple[Path, ...]:
    """Every legal move: those that take, if there is one."""
    men = dict(state.men)
    if state.idle >= IDLE:
        return ()
    own = [(cell, kind) for cell, kind in state.men if colour(kind) == COLOURS[state.turn]]
    taking = [path for cell, kind in own for path in _jumps(men, kind, (cell,), ())]
    return tuple(taking or [path for cell, kind in own for path in _steps(men, kind, cell)])


def _ways(kind: str) -> Iterator[Cell]:
    for dy in (1, -1) if kind.endswith("-king") else (FORWARD[kind],):
        yield from ((-1, dy), (1, dy))


def _inside(cell: Cell) -> bool:
    return 1 <= cell[0] <= SIDE and 1 <= cell[1] <= SIDE


def _end(kind: str, cell: Cell) -> str:
    return f"{kind}-king" if kind in FAR and cell[1] == FAR[kind] else kind


def _steps(men: Mapping[Cell, str], kind: str, cell: Cell) -> Iterator[Path]:
    for dx, dy in _ways(kind):
        to = (cell[0] + dx, cell[1] + dy)
        if _inside(to) and to not in men:
            yield Path((cell, to), (), _end(kind, to))


def _jumps(men: Mapping[Cell, str], kind: str, cells: tuple[Cell, ...], taken: tuple[Cell, ...]) -> Iterator[Path]:
    """Every way to take from here to its end; what is taken is off the board only then."""
    here, ended = cells[-1], True
    for dx, dy in _ways(kind):
        over, to = (here[0] + dx, here[1] + dy), (here[0] + 2 * dx, here[1] + 2 * dy)
        free = _inside(to) and (to not in men or to == cells[0])
        if over not in men or colour(men[over]) == colour(kind) or over in taken or not free:
            continue
        ended = False
        if _end(kind, to) != kind:
            yield Path((*cells, to), (*taken, over), _end(kind, to))
        else:
            yield from _jumps(men, kind, (*cells, to), (*taken, over))
    if ended and taken:
        yield Path(cells, taken, kind)


def play(state: State, path: Path) -> State:
    """The state after a legal move."""
    men = dict(state.men)
    kind = men.pop(path.cells[0])
    for cell in path.taken:
        del men[cell]
    men[path.cells[-1]] = path.becomes
    idle = state.idle + 1 if kind.endswith("-king") and not path.taken else 0
    return replace(state, men=tuple(sorted(men.items())), turn=3 - state.turn, idle=idle)


def perft(state: State, depth: int) -> int:
    """How many ways there are to play so many moves."""
    found = paths(state)
    return len(found) if depth == 1 else sum(perft(play(state, path), depth - 1) for path in found)
