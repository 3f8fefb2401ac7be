"""A second, deliberately naive engine of Azul Mini and Azul Master Chocolatier, written from the rulebooks alone.

It imports nothing of the program under test. Every physical event is one method of Table, so that a listener can
rebuild a match only from what it hears. Players, displays, lines, rows, columns and rounds are counted from 1;
source 0 is the centre, line 0 the floor. An act against the rules raises AssertionError with the reason and
changes nothing.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Sequence
from itertools import permutations

from .azul_naive_special import FLOOR, KINDS, MARKER, NUMBERS, PATTERNS, Places, Take, Wall


def points(wall: Wall, row: int, column: int) -> tuple[int, int, int]:
    """Length across, length down and points of the tile at (row, column), laid there already or only meant.

    A direction without a neighbour has length 1. AZ-56 to AZ-61.
    """

    def length(down: int, right: int) -> int:
        """Tiles met without a gap when walking from the cell in one direction, the cell itself left out."""
        r, c, met = row + down, column + right, 0
        while r in NUMBERS and c in NUMBERS and wall[r - 1][c - 1] is not None:
            r, c, met = r + down, c + right, met + 1
        return met

    across = length(0, -1) + 1 + length(0, 1)
    down = length(-1, 0) + 1 + length(1, 0)
    if across == 1 and down == 1:
        return 1, 1, 1
    total = 0
    if across > 1:
        total += across
    if down > 1:
        total += down
    return across, down, total


class Table(Places):
    """One match. Its attributes (see Places) are for reading: what lies where, the scores, the round, the starter.

    walls[player][row - 1][column - 1] is a colour or None; lines[player][line] and floors[player] are lists, the
    marker on a floor is the word "marker"; laid tells this round's placements in the order of their scoring.
    """

    # What can be asked

    def phase(self) -> str:
        """Return "first", "gold", "fill", "extra", "take", "spread", "tile", "round" or "over"."""
        return self._phase

    def whose_turn(self) -> int:
        """The player to act: the starter sets a round up, all tile together (0), nobody acts between (0)."""
        if self._phase in ("gold", "fill", "extra"):
            return self.starter
        return self.turn if self._phase in ("take", "spread") else 0

    # Preparing a round

    def first(self, player: int) -> None:
        """Give the starting marker to this player and begin round 1."""
        assert self._phase == "first", "the match has begun"
        assert player in self.players, f"no player {player}"
        self.starter = self.marker = player
        self._next_round()
        self._check()

    def _next_round(self) -> None:
        if not self.bag and not self.lid:
            self._finish()  # AZ-73
            return
        self.round += 1
        self.golden, self.moved, self.laid = {}, [], []
        self.unfilled = list(self.displays)
        self._phase = "gold" if self.special else "fill"

    def fill(self, display: int, colours: Sequence[str]) -> None:
        """Lay drawn tiles on a display: 4, or all that bag and lid have left. AZ-69 to AZ-72.

        Displays may be filled in any order. When nothing is left to draw, the others stay empty without a call.
        """
        assert self._phase == "fill", "not the time to fill displays"
        assert display in self.unfilled, f"display {display} is no display to fill"
        right = min(4, len(self.bag) + len(self.lid))
        assert len(colours) == right, f"{right} tiles belong on display {display}, not {len(colours)}"
        self._draw(colours)
        self.displays[display] = list(colours)
        self.unfilled.remove(display)
        if not self.unfilled or (not self.bag and not self.lid):
            self.unfilled = []
            self.waiting = sorted(self.golden)  # MC-22
            self._effects()
        self._check()

    # The offer

    def fits(self, player: int, colour: str, line: int) -> bool:
        """Whether a pick of this colour may go to this line. AZ-35, AZ-37, AZ-40 to AZ-42, AZ-85."""
        if line == 0:
            return True
        tiles = self.lines[player][line]
        return len(tiles) < line and all(t == colour for t in tiles) and colour not in self.walls[player][line - 1]

    def legal_takes(self) -> list[Take]:
        """All (source, colour, line) open to the player whose turn it is; empty outside "take"."""
        if self._phase != "take":
            return []
        sources = {0: self.centre, **self.displays}
        return [
            (source, colour, line)
            for source, tiles in sources.items()
            for colour in self.colours
            if colour in tiles
            for line in [0, *NUMBERS]
            if self.fits(self.turn, colour, line)
        ]

    def take(self, player: int, source: int, colour: str, line: int) -> None:
        """Take all tiles of a colour from a display or the centre and lay them. AZ-26 to AZ-45."""
        assert self._phase == "take", "not the time to take tiles"
        assert player == self.turn, f"it is the turn of player {self.turn}"
        assert source == 0 or source in self.displays, f"no display {source}"
        tiles = self.centre if source == 0 else self.displays[source]
        assert colour in tiles, f"no {colour} there"
        assert line in [0, *NUMBERS], f"no line {line}"
        assert self.fits(player, colour, line), f"{colour} may not go to line {line}"
        picked = [tile for tile in tiles if tile == colour]
        left = [tile for tile in tiles if tile != colour]
        kind = self.golden.get(source, "")
        if source == 0:
            self.centre = left
            if self.marker == 0:  # AZ-30 to AZ-33: before the overflow of the same pick
                self.marker = player
                self._to_floor(player, [MARKER])
        elif kind in ("sn3", "sn4"):  # MC-24, MC-26
            self.displays[source] = left
        else:
            self.displays[source] = []
            self.centre = self.centre + left
            if kind == "sn5":  # MC-30, MC-31, MC-34
                self.away, self.keeper = source, player
        while line > 0 and picked and len(self.lines[player][line]) < line:
            self.lines[player][line].append(picked.pop())
        self._to_floor(player, picked)
        if kind == "sn4" and left:
            self._phase = "spread"
        else:
            self._next_turn()
        self._check()

    def _next_turn(self) -> None:
        if self.centre or any(self.displays.values()):
            self._phase = "take"
            self.turn = self.turn % len(self.players) + 1
            return
        self._phase = "tile"  # AZ-46, MC-38
        self.plans = {p: self._all_plans(p) for p in self.players}
        self.decided = {p: {} for p in self.players}
        self._all_tiled()

    # Tiling

    def _complete(self, player: int) -> list[int]:
        return [n for n in NUMBERS if len(self.lines[player][n]) == n]

    def _all_plans(self, player: int) -> list[dict[int, int]]:
        """Every way to tile from the top down: line to column, 0 for a forced drop. AZ-49, AZ-83 to AZ-90."""
        plans: list[dict[int, int]] = [{}]
        for line in self._complete(player):
            plans = [{**p, line: column} for p in plans for column in self._columns(player, line, p) or [0]]
        return plans

    def _columns(self, player: int, line: int, plan: dict[int, int]) -> list[int]:
        """Columns open to a complete line when the lines above it went where the plan says."""
        wall, colour = self.walls[player], self.lines[player][line][0]
        if not self.reverse:
            return [self.pattern[line - 1].index(colour) + 1]
        taken = [column for above, column in plan.items() if self.lines[player][above][0] == colour]
        for row in wall:
            taken += [column for column in NUMBERS if row[column - 1] == colour]
        return [column for column in NUMBERS if wall[line - 1][column - 1] is None and column not in taken]

    def _open(self, player: int) -> list[int]:
        return [n for n in self.plans[player][0] if n not in self.decided[player]] if self._phase == "tile" else []

    def legal_tiles(self, player: int) -> list[tuple[int, int]]:
        """All (line, column) that belong to a way to tile from top to bottom and agree with what is decided."""
        return sorted({(line, p[line]) for line in self._open(player) for p in self.plans[player] if p[line] > 0})

    def may_drop(self, player: int, line: int) -> bool:
        """Whether a complete line has no cell, whatever the undecided lines above it do. AZ-86, AZ-89."""
        return line in self._open(player) and all(p[line] == 0 for p in self.plans[player])

    def tile(self, player: int, line: int, column: int) -> None:
        """Decide the cell for a complete line. AZ-49 to AZ-52.

        Calls may come in any order; a tile is laid and scored when all complete lines above it are decided.
        """
        assert self._phase == "tile", "not the time to tile"
        assert line in self._open(player), f"line {line} has nothing to lay"
        assert (line, column) in self.legal_tiles(player), f"line {line} may not go to column {column}"
        self._decide(player, line, column)

    def drop(self, player: int, line: int) -> None:
        """Reverse side: drop a complete line without a legal cell to the floor. AZ-86 to AZ-88, MC-10."""
        assert self._phase == "tile", "not the time to tile"
        assert line in self._open(player), f"line {line} has nothing to drop"
        assert self.may_drop(player, line), f"line {line} has a cell on the wall"
        self._decide(player, line, 0)

    def _decide(self, player: int, line: int, column: int) -> None:
        self.decided[player][line] = column
        self.plans[player] = [p for p in self.plans[player] if p[line] == column]
        for n in self._complete(player):  # from the top; lines worked already are empty
            if n not in self.decided[player]:
                break
            self._work(player, n, self.decided[player][n])
        self._all_tiled()
        self._check()

    def _work(self, player: int, line: int, column: int) -> None:
        tiles = self.lines[player][line]
        self.lines[player][line] = []
        if column == 0:
            self._to_floor(player, tiles)
            return
        wall = self.walls[player]
        assert wall[line - 1][column - 1] is None, "the cell is occupied"
        wall[line - 1][column - 1] = tiles.pop()
        self.lid += tiles  # AZ-53
        across, down, worth = points(wall, line, column)
        self.scores[player] += worth
        self.laid.append((player, line, column, across, down, worth))

    def _all_tiled(self) -> None:
        if not any(self._open(p) for p in self.players):
            self._phase = "round"

    # The end of a round and of the match

    def penalty(self, player: int) -> int:
        """What the things on a player's floor cost now, before the limit at 0 points. AZ-62."""
        return sum(FLOOR[: len(self.floors[player])])

    def end_round(self) -> None:
        """Floor penalties, floors to the lid, marker to its holder; a new round or the end. AZ-62 to AZ-75."""
        assert self._phase == "round", "the round is not over"
        for player in self.players:
            self.scores[player] = max(0, self.scores[player] - self.penalty(player))
            self.lid += [tile for tile in self.floors[player] if tile != MARKER]
            self.floors[player] = []
        if self.shelf is not None and self.shelf != MARKER:
            self.lid.append(self.shelf)  # MC-36
        self.shelf, self.away, self.keeper = None, 0, 0
        self.starter = self.marker = self.marker or self.starter  # AZ-47, AZ-67
        if any(self.bonuses(p)[0] > 0 for p in self.players):
            self._finish()  # AZ-74
        else:
            self._next_round()
        self._check()

    def can_end(self) -> bool:
        """Whether some player's row is complete or can still become so.

        On the reverse side columns can lock every row of everybody. No rule ends such a match, so it would go on
        for ever; it is the caller who decides what happens then.
        """
        return not self.reverse or any(self.completable(p, row) for p in self.players for row in NUMBERS)

    def completable(self, player: int, row: int) -> bool:
        """Whether the cells of a row still allow it to be completed on the reverse side."""
        wall = self.walls[player]
        held = {column: [r[column - 1] for r in wall] for column in NUMBERS}
        missing = [colour for colour in self.colours if colour not in wall[row - 1]]
        free = [column for column in NUMBERS if wall[row - 1][column - 1] is None]
        return any(
            all(colour not in held[column] for colour, column in zip(missing, columns, strict=True))
            for columns in permutations(free)
        )

    def _finish(self) -> None:
        for player in self.players:
            self.scores[player] += self.bonus_points(player)
        self._phase = "over"

    def bonuses(self, player: int) -> tuple[int, int, int]:
        """Complete rows, complete columns and complete colours on a wall. AZ-76 to AZ-78."""
        wall = self.walls[player]
        rows = sum(all(wall[r - 1][c - 1] for c in NUMBERS) for r in NUMBERS)
        columns = sum(all(wall[r - 1][c - 1] for r in NUMBERS) for c in NUMBERS)
        colours = sum([cell for row in wall for cell in row].count(colour) == 5 for colour in self.colours)
        return rows, columns, colours

    def bonus_points(self, player: int) -> int:
        """Points of a player's bonuses; when the match is over they are in scores already."""
        rows, columns, colours = self.bonuses(player)
        return 2 * rows + 7 * columns + 10 * colours

    def ranking(self) -> list[tuple[int, int, int, int]]:
        """Rank, player, total, complete rows, the best first; equals share a rank (1, 1, 3). AZ-79 to AZ-81."""
        assert self._phase == "over", "the match is not over"
        worth = {p: (self.scores[p], self.bonuses(p)[0]) for p in self.players}
        ranks = [(1 + sum(worth[other] > worth[p] for other in self.players), p) for p in self.players]
        return [(rank, p, *worth[p]) for rank, p in sorted(ranks)]


def drawn(table: Table, chance: random.Random, number: int) -> list[str]:
    """Draw up to this many tiles by chance; an emptied bag is refilled from the lid."""
    first = chance.sample(table.bag, min(number, len(table.bag)))
    return first + chance.sample(table.lid, min(number - len(first), len(table.lid)))


def act(table: Table, chance: random.Random) -> None:
    """Do one of the acts that are open, each with the same chance."""
    match table.phase():
        case "first":
            table.first(chance.choice(table.players))
        case "gold":
            display = chance.choice([d for d in table.displays if d not in table.golden])
            kinds = [*KINDS, *("sn2-" + colour for colour in table.colours)]
            table.gold(display, chance.choice([kind for kind in kinds if kind not in table.golden.values()]))
        case "fill":
            table.fill(table.unfilled[0], drawn(table, chance, 4))
        case "extra":
            table.extra(table.waiting[0], drawn(table, chance, 1)[0])
        case "take":
            table.take(table.turn, *chance.choice(table.legal_takes()))
        case "spread":
            display = next(d for d, kind in table.golden.items() if kind == "sn4")
            left = sorted(set(table.displays[display]))
            table.spread(table.turn, {colour for colour in left if chance.random() < 0.5})
        case "tile":
            open_acts = [(p, *cell) for p in table.players for cell in table.legal_tiles(p)]
            open_acts += [(p, line, 0) for p in table.players for line in NUMBERS if table.may_drop(p, line)]
            player, line, column = chance.choice(open_acts)
            if column:
                table.tile(player, line, column)
            else:
                table.drop(player, line)
        case "round":
            table.end_round()


def main() -> None:
    """Play random matches and tell the mean score; every act is checked on the way."""
    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--edition", choices=list(PATTERNS), default="azul_mini")
    parser.add_argument("--players", type=int, choices=[2, 3, 4], default=2)
    parser.add_argument("--reverse", action="store_true")
    parser.add_argument("--special", action="store_true")
    told = parser.parse_args()
    chance = random.Random(told.seed)
    scores: list[int] = []
    rounds = 0
    for _ in range(told.games):
        table = Table(told.edition, told.players, reverse=told.reverse, special=told.special)
        while table.phase() != "over" and table.can_end():
            act(table, chance)
        scores += table.scores.values()
        rounds += table.round
    mean = sum(scores) / len(scores)
    error = (sum((s - mean) ** 2 for s in scores) / len(scores) ** 2) ** 0.5
    print(f"{told.games} games, seed {told.seed}: mean score per player {mean:.3f}, standard error {error:.3f}")
    print(f"mean rounds per game {rounds / told.games:.2f}, highest score {max(scores)}")


if __name__ == "__main__":
    main()
