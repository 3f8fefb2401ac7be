"""The same game played on the naive table: every act goes there too, and what both know is compared."""

from __future__ import annotations

from collections import Counter
from typing import cast

from companion.core.model import Move
from companion.games.api import Setup
from companion.games.azul.rules.state import LOTS, OVER, ROUND, SPREAD, TAKE, TILE, State
from companion.games.azul.rules.taking import leftovers

from .azul_naive import Table

PHASES = ("first", "gold", "fill", "extra", "take", "spread", "tile", "round", "over")
"""The naive table's names of the phases, in the order of the numbers of the game."""

Act = tuple[object, ...]


class Mirror:
    """A naive table that plays along."""

    def __init__(self, setup: Setup, edition: str) -> None:
        self.table = Table(
            edition,
            len(setup.players),
            reverse="reverse" in setup.variants,
            special="special" in setup.variants,
            marker_on_sn5="marker" in setup.variants,
        )
        self.locked = False

    def play(self, before: State, move: Move) -> None:
        """The act that the game plays; the naive table raises AssertionError where it is against its rules."""
        table, args = self.table, move.args
        match move.action:
            case "lots":
                table.first(cast("int", args[0]))
            case "gold":
                table.gold(cast("int", args[0]), cast("str", args[1]))
            case "draw":
                colours = cast("tuple[str, ...]", args)
                if table.phase() == "extra":
                    table.extra(before.step + 1, *colours)
                else:
                    table.fill(before.step + 1, colours)
            case "take":
                table.take(move.player, *cast("tuple[int, str, int]", args))
            case "spread":
                told = zip(leftovers(before), args, strict=True)
                table.spread(move.player, {before.edition.word(one) for one, side in told if side == "left"})
            case "tile":
                table.tile(move.player, cast("int", args[0]), cast("int", args[1]))
            case "drop":
                table.drop(move.player, cast("int", args[0]))
            case _:
                table.end_round()
                self.locked = table.phase() != "over" and not self.can_end()

    # ---- compared -----------------------------------------------------------------------------------------

    @property
    def phase(self) -> str:
        """The naive table knows no end without a complete row: locked, its next round would begin."""
        return "over" if self.locked else self.table.phase()

    def can_end(self) -> bool:
        """Whether some row has cells, by the naive table, and tiles: those of lines that cannot be filled stay."""
        table = self.table
        loose = table.bag + table.lid
        begun = [(p, n, list(tiles)) for p in table.players for n, tiles in table.lines[p].items() if tiles]
        found = True
        while found:
            found = False
            for player, line, tiles in begun:
                if loose.count(tiles[0]) >= line - len(tiles):
                    loose += tiles if table.reverse else tiles[1:]
                    begun.remove((player, line, tiles))
                    found = True
                    break
        stuck = {(player, line) for player, line, _ in begun}
        return table.can_end() and any(
            (player, row) not in stuck
            and (not table.reverse or table.completable(player, row))
            and all(loose.count(one) >= row or one in table.walls[player][row - 1] for one in table.colours)
            for player in table.players
            for row in range(1, 6)
        )

    def acts(self) -> set[Act]:
        """Every legal take, spread, tile and drop."""
        table = self.table
        match table.phase():
            case "take":
                return {(table.turn, "take", *one) for one in table.legal_takes()}
            case "spread":
                display = next(at for at, kind in table.golden.items() if kind == "sn4")
                left = [colour for colour in table.colours if colour in table.displays[display]]
                ways: list[Act] = [()]
                for _ in left:
                    ways = [(*way, side) for way in ways for side in ("left", "right")]
                return {(table.turn, "spread", *way) for way in ways}
            case "tile":
                found: set[Act] = set()
                for player in table.players:
                    for line, column in table.legal_tiles(player):
                        found.add((player, "tile", line, column, table.lines[player][line][0]))
                    found |= {(player, "drop", line) for line in range(1, 6) if table.may_drop(player, line)}
                return found
            case _:
                return {(0, "round")}

    def position(self) -> dict[str, object]:
        """What lies where; in the tiling without walls and floors, which the naive table fills in its order."""
        table = self.table
        open_lines = {
            (player, line): (tiles[0], len(tiles))
            for player in table.players
            for line, tiles in table.lines[player].items()
            if tiles and (len(tiles) < line or table.phase() not in ("tile", "round"))
        }
        found: dict[str, object] = {
            "displays": {number: Counter(tiles) for number, tiles in table.displays.items()},
            "centre": Counter(table.centre),
            "lines": open_lines,
            "bag": Counter(table.bag),
            "round": table.round,
            "starter": table.starter,
            "golds": table.golden,
        }
        if table.phase() not in ("tile", "round"):
            found |= {
                "lid": Counter(table.lid),
                "floors": {player: tuple(floor) for player, floor in table.floors.items()},
                "shelter": (table.away, table.keeper, table.shelf),
            }
        if table.phase() != "tile":
            found["walls"] = {p: tuple(tuple(row) for row in wall) for p, wall in table.walls.items()}
            found["penalties"] = {player: table.penalty(player) for player in table.players}
        return found

    def scores(self) -> dict[int, int]:
        """Points on the counters; bonuses are in them once the match is over by itself."""
        table = self.table
        if table.phase() != "over":
            return table.scores
        return {player: points - table.bonus_points(player) for player, points in table.scores.items()}

    def results(self) -> dict[int, tuple[int, int, int, int]]:
        """Player -> total, complete rows, complete columns, complete colours at the end."""
        table, running = self.table, self.scores()
        return {p: (running[p] + table.bonus_points(p), *table.bonuses(p)) for p in table.players}


def legal(move: Move) -> Act:
    """A move of the game as the mirror lists it."""
    return (move.player, move.action, *move.args)


def position(state: State) -> dict[str, object]:
    """What lies where, as Mirror.position tells it."""
    edition, players = state.edition, state.table.players

    def heap(numbers: tuple[int, ...]) -> Counter[str]:
        return Counter({word: count for word, count in zip(edition.colours, numbers, strict=True) if count})

    def words(row: tuple[int, ...]) -> tuple[str | None, ...]:
        return tuple(("marker" if one == 6 else edition.word(one)) if one else None for one in row)

    tiling = state.phase in (TILE, ROUND)
    found: dict[str, object] = {
        "displays": {at: heap(numbers) for at, numbers in enumerate(state.displays, 1)},
        "centre": heap(state.centre),
        "lines": {
            (player, row + 1): (edition.word(colour), count)
            for player, board in zip(players, state.boards, strict=True)
            for row, (colour, count) in enumerate(board.lines)
            if count and (count <= row or not tiling)
        },
        "bag": heap(state.bag),
        "round": state.round if state.phase != LOTS else 0,
        "starter": state.starter,
        "golds": {at + 1: kind for at, kind in state.golds},
    }
    if not tiling:
        away, keeper, shelf = state.shelter or (-1, 0, 0)
        found |= {
            "lid": heap(state.lid),
            "floors": {p: words(board.floor) for p, board in zip(players, state.boards, strict=True)},
            "shelter": (away + 1, keeper, words((shelf,))[0]),
        }
    if state.phase != TILE:
        found["walls"] = {
            p: tuple(words(row) for row in board.wall) for p, board in zip(players, state.boards, strict=True)
        }
        found["penalties"] = {p: board.penalty for p, board in zip(players, state.boards, strict=True)}
    return found


def placements(state: State) -> list[tuple[int, int, int, int, int, int]]:
    """This round's tiles as the naive table's `laid` has them, by player and row."""
    return [
        (player, gain.row + 1, gain.column + 1, gain.across, gain.down, gain.points)
        for player, board in zip(state.table.players, state.boards, strict=True)
        for gain in board.gains
    ]


def whose(state: State) -> int:
    """The player to act, as the naive table tells it: the starter sets a round up."""
    if state.phase in (TAKE, SPREAD):
        return state.turn
    return state.starter if state.phase not in (LOTS, TILE, ROUND, OVER) else 0


ALL = (20,) * 5


def conserved(state: State) -> tuple[int, ...]:
    """Tiles of each colour over every place; a tiled line counts its rest, for its tile is on the wall."""
    heaps = zip(state.bag, state.lid, state.centre, *state.displays, strict=True)
    found = [0, *map(sum, heaps), 0]
    for board in state.boards:
        for row, (colour, count) in enumerate(board.lines):
            found[colour] += count - (count == row + 1 and colour in board.wall[row])
        for tiles in (*board.wall, board.floor):
            for colour in tiles:
                found[colour] += 1
    if state.shelter is not None:
        found[state.shelter.colour] += 1
    return tuple(found[1:6])


def ranks(results: dict[int, tuple[int, int, int, int]]) -> dict[int, int]:
    """Player -> rank without gaps, from totals and complete rows (AZ-79 to AZ-81)."""
    order = sorted({one[:2] for one in results.values()}, reverse=True)
    return {player: order.index(one[:2]) + 1 for player, one in results.items()}
