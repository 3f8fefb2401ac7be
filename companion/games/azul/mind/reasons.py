"""What an act is called as a choice, and why one is better than another: differences of two counts by the rules.

Each reason tells what holds after one act and not after the other, and weighs it: in points where it counts some,
else by the weights of outlook.py. No draw is foreseen, and nothing that a later act of the player may do.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from companion.core.model import Fact, Move, Phrase
from companion.games.azul.mind.outlook import BEGINNING, BEGUN, FILLED, HOPED, LACKING, NEARER, NO_CELL
from companion.games.azul.rules import tiling
from companion.games.azul.rules.acts import DROP_ACT, FLOOR_LINE, SPREAD_ACT, TAKE_ACT, TILE_ACT
from companion.games.azul.rules.editions import SIZE
from companion.games.azul.rules.gain import Effect, Tiling, effect, gain, tile_points, tiled
from companion.games.azul.rules.state import TAKE, Board, State
from companion.games.azul.rules.taking import play_spread, play_take, source_of, takes
from companion.games.azul.rules.wall import (
    PER_COLOUR,
    PER_COLUMN,
    PER_ROW,
    Wall,
    as_worked,
    can_complete_colour,
    can_complete_column,
)
from companion.games.azul.telling import nouns
from companion.games.plain import number, word
from companion.games.thinking import Reason

HEARD = 3
"""So many of five tiles are there before it is told that a bonus is under way."""


def choice(state: State, move: Move) -> Phrase:
    """A take, a spread, a tile or a drop: az-choice-take, az-choice-spread, az-choice-tile, az-choice-drop."""
    if move.action == TAKE_ACT:
        source, colour = number(move, 0), state.edition.numbers[word(move, 1)]
        tiles = nouns.tiles(state, colour, source_of(state, source)[colour - 1])
        facts = state.facts(source=nouns.source(state, source), tiles=tiles, line=number(move, 2))
        return Phrase("az-choice-take", facts)
    if move.action == SPREAD_ACT:
        return Phrase("az-choice-spread", state.facts(items=nouns.spread(state, move)))
    if move.action == DROP_ACT:
        return Phrase("az-choice-drop", state.facts(line=number(move, 0)))
    facts = state.facts(line=number(move, 0), column=number(move, 1), colour=word(move, 2))
    return Phrase("az-choice-tile", {**facts, "reverse": int(state.table.reverse)})


def reasons(state: State, move: Move, other: Move) -> list[Reason]:
    """Why one legal act of a player is better than another one, greatest first.

    Of tiles only those of one line are compared, and only where all lines before it are done: whatever hands do
    first, every line has its turn, and what it brings is not known before.
    """
    kinds = _KINDS.get(move.action, ()) if move.action == other.action else ()
    if move.action == TILE_ACT:
        board, row = state.boards[state.table.seats[move.player]], number(move, 0) - 1
        is_next = row == board.counted and as_worked(board, row) == board.wall
        kinds = kinds if is_next and number(other, 0) - 1 == row else ()
    if not kinds:
        return []
    pair = _Pair.of(state, move, other)
    found = [reason for kind in kinds if (reason := kind(pair)) is not None]
    return sorted(found, key=lambda one: -one.points)


class _Side(NamedTuple):
    """An act and the state after it."""

    move: Move
    after: State


class _Pair(NamedTuple):
    """A state, and the two acts that are compared in it."""

    state: State
    this: _Side
    other: _Side

    @classmethod
    def of(cls, state: State, move: Move, other: Move) -> _Pair:
        """Both acts, each played."""
        play = _PLAYS[move.action]
        return cls(state, _Side(move, play(state, move)), _Side(other, play(state, other)))

    @property
    def player(self) -> int:
        """Who acts."""
        return self.this.move.player

    @property
    def effects(self) -> tuple[Effect, Effect]:
        """What both takes do on the own board."""
        return effect(self.state, self.this.move), effect(self.state, self.other.move)

    @property
    def tilings(self) -> tuple[Tiling, Tiling]:
        """How complete lines are tiled after both."""
        return tiled(self.this.after, self.player), tiled(self.other.after, self.player)

    def lines(self) -> tuple[int, int] | None:
        """The pattern lines of two takes; None where one goes to the floor."""
        this, other = number(self.this.move, 2), number(self.other.move, 2)
        return None if FLOOR_LINE in (this, other) else (this, other)

    def told(self, weight: float, key: str, /, **facts: Fact) -> Reason:
        """A reason with the facts of its clause."""
        return Reason(float(weight), Phrase(f"az-reason-{key}", self.state.facts(**facts)))


# ---- points, and what they cost -------------------------------------------------------------------------------


def _wall(pair: _Pair) -> Reason | None:
    """What complete lines bring on the wall, more than before; a tile: what it brings itself."""
    if pair.this.move.action == TILE_ACT:
        this, other = (_tile_points(pair, side.move) for side in (pair.this, pair.other))
    else:
        before = tiled(pair.state, pair.player).points
        this, other = (one.points - before for one in pair.tilings)
    return pair.told(this - other, "wall", points=this, otherwise=other) if this > other >= 0 else None


def _tile_points(pair: _Pair, move: Move) -> int:
    wall = pair.state.boards[pair.state.table.seats[pair.player]].wall
    return tile_points(wall, number(move, 0) - 1, number(move, 1) - 1)


def _falls(pair: _Pair) -> Reason | None:
    """What the floor costs once complete lines are tiled."""
    this, other = (one.cost for one in pair.tilings)
    return pair.told(other - this, "falls", points=this, otherwise=other) if this < other else None


def _cell(pair: _Pair) -> Reason | None:
    """The other colour would begin a line whose row has no cell for it, on the reverse side."""
    this, other = pair.effects
    line = number(pair.other.move, 2)
    bad = line != FLOOR_LINE and other.missing and not other.cells
    if not bad or (number(pair.this.move, 2) != FLOOR_LINE and not this.cells):
        return None
    return pair.told(-NO_CELL * BEGUN, "cell", line=line, colour=word(pair.other.move, 1))


# ---- lines ----------------------------------------------------------------------------------------------------


def _filled(pair: _Pair) -> Reason | None:
    """Both complete a line; this one lays more tiles for it, whose spaces are free again then."""
    this, other = pair.effects
    if pair.lines() is None or this.missing or other.missing or not this.cells or this.laid <= other.laid:
        return None
    more = this.laid - other.laid
    return pair.told(FILLED * more, "filled", laid=this.laid, otherwise=other.laid)


def _lacks(pair: _Pair) -> Reason | None:
    """Neither completes its line; that of this one lacks less."""
    (this, other), lines = pair.effects, pair.lines()
    if lines is None or not this.cells or not 0 < this.missing < other.missing:
        return None
    facts: dict[str, Fact] = {"line": lines[0], "missing": this.missing, "beside": lines[1]}
    return pair.told(LACKING * (other.missing - this.missing), "lacks", **facts, otherwise=other.missing)


def _left(pair: _Pair) -> Reason | None:
    """What still lies on the table suffices to complete this line in the round, and not the other one."""
    (this, other), lines = pair.effects, pair.lines()
    if lines is None or not this.missing or not other.missing or not this.cells:
        return None
    if _lying(pair.this) < this.missing or _lying(pair.other) >= other.missing:
        return None
    facts: dict[str, Fact] = {"line": lines[0], "colour": word(pair.this.move, 1)}
    facts |= {"beside": lines[1], "lacked": word(pair.other.move, 1)}
    return pair.told(BEGUN * this.points, "left", **facts)


def _lying(side: _Side) -> int:
    """How many tiles of the colour that was taken still lie on displays and in the centre."""
    at = side.after.edition.numbers[word(side.move, 1)] - 1
    return sum(heap[at] for heap in (side.after.centre, *side.after.displays))


# ---- the others, and the next round ---------------------------------------------------------------------------


def _denied(pair: _Pair) -> Reason | None:
    """The most that another player can make at once after the other act, and not after this one."""
    player, found = pair.player, []
    if pair.this.after.phase == pair.other.after.phase == TAKE:
        for _ in range(len(pair.state.table.present) - 1):
            player = pair.state.table.following(player)
            found += list(_kept_from(pair, player))
    return max(found, key=lambda one: one.points, default=None)


def _kept_from(pair: _Pair, player: int) -> Iterator[Reason]:
    now, (could, move) = _best_take(pair.this.after, player)[0], _best_take(pair.other.after, player)
    if could > now:
        facts: dict[str, Fact] = {"player": pair.state.name(player), **_whence(pair.other.after, move)}
        yield pair.told(could - now, "denied", **facts, could=could, now=now)


def _offered(pair: _Pair) -> Reason | None:
    """A spread: the most that the own next take can make of what then lies there, if others leave it."""
    (now, move), (otherwise, _) = (_best_take(side.after, pair.player) for side in (pair.this, pair.other))
    if now <= max(otherwise, 0):
        return None
    facts = {**_whence(pair.this.after, move), "points": now, "otherwise": otherwise}
    return pair.told(HOPED * (now - otherwise), "offered", **facts)


def _whence(state: State, move: Move) -> dict[str, Fact]:
    """The tiles of a take, and where they lie."""
    named = choice(state, move).facts
    return {"tiles": named["tiles"], "source": named["source"]}


def _best_take(state: State, player: int) -> tuple[int, Move]:
    """The greatest immediate worth of a take of a player, and the first that has it."""
    found = [(gain(state, one), one) for one in takes(state._replace(turn=player))]
    return max(found, key=lambda one: one[0])


def _marker(pair: _Pair) -> Reason | None:
    """Only this one takes the starting marker, while the game is not sure to end with the round."""
    this, other = pair.effects
    ends = any(_ends_row(board, row) for board in pair.this.after.boards for row in range(SIZE))
    return pair.told(BEGINNING, "marker") if this.marker and not other.marker and not ends else None


def _ends_row(board: Board, row: int) -> bool:
    return board.waiting(row) and board.wall[row].count(0) == 1


# ---- bonuses --------------------------------------------------------------------------------------------------

_PER = {"row": PER_ROW, "column": PER_COLUMN, "colour": PER_COLOUR}


def _bonus(pair: _Pair) -> Reason | None:
    """The bonus that gains most: complete, nearer, or on the reverse side still possible.

    Where a take may go to several columns, none is spoken of.
    """
    reverse, tiles = pair.state.table.reverse, pair.this.move.action == TILE_ACT
    walls = _wall_after(pair.this) if tiles else pair.tilings[0].wall
    others = _wall_after(pair.other) if tiles else pair.tilings[1].wall
    found = []
    for kind in _PER:
        for at in range(SIZE) if tiles or not reverse or kind != "column" else ():
            found += list(_one_bonus(pair, kind, at, (walls, others)))
    return max(found, key=lambda one: one.points, default=None)


def _wall_after(side: _Side) -> Wall:
    return side.after.boards[side.after.table.seats[side.move.player]].wall


def _one_bonus(pair: _Pair, kind: str, at: int, walls: tuple[Wall, Wall]) -> Iterator[Reason]:
    """A row, column or colour by its number from 0."""
    reverse = pair.state.table.reverse
    this, other = (_held(wall, kind, at) for wall in walls)
    points = _near(walls[0], kind, at, reverse) - _near(walls[1], kind, at, reverse)
    is_tile = pair.this.move.action == TILE_ACT
    if points <= 0 or not (this == SIZE or (this > other and this >= HEARD) or (this <= other and is_tile)):
        return
    facts: dict[str, Fact] = {"kind": kind, "number": at + 1, "colour": pair.state.edition.word(at + 1)}
    if this <= other:
        yield pair.told(points, "still", **facts)
    elif this == SIZE:
        yield pair.told(points, "bonus", **facts, points=_PER[kind])
    else:
        yield pair.told(points, "near", **facts, held=this, points=_PER[kind])


def _held(wall: Wall, kind: str, at: int) -> int:
    """How many of the five tiles of a bonus are there."""
    if kind == "row":
        return sum(map(bool, wall[at]))
    if kind == "column":
        return sum(row[at] != 0 for row in wall)
    return sum(at + 1 in row for row in wall)


def _near(wall: Wall, kind: str, at: int, reverse: bool) -> float:
    """A bonus as far as it is under way (outlook.py), nothing where no cell is left; a row only complete."""
    held = _held(wall, kind, at)
    if held == SIZE or kind == "row":
        return float(_PER[kind] * (held == SIZE))
    if reverse and not (can_complete_column(wall, at) if kind == "column" else can_complete_colour(wall, at + 1)):
        return 0.0
    return NEARER * _PER[kind] * held**2 / SIZE**2


_PLAYS: dict[str, Callable[[State, Move], State]] = {
    TAKE_ACT: play_take,
    SPREAD_ACT: play_spread,
    TILE_ACT: tiling.play_tile,
}
_KINDS: dict[str, tuple[Callable[[_Pair], Reason | None], ...]] = {
    TAKE_ACT: (_wall, _falls, _cell, _filled, _lacks, _left, _denied, _marker, _bonus),
    SPREAD_ACT: (_denied, _offered),
    TILE_ACT: (_wall, _falls, _bonus),
}
