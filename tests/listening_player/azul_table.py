"""The independent engine as a listener needs it: what lies on the wall already, and everything as plain data."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from typing import Any

from tests.games.azul_naive import Table, drawn
from tests.games.azul_naive_special import MARKER, NUMBERS
from tests.listening_player.ears import Understood

Wall = list[list[str | None]]


class HeardTable(Table):
    """A Table that ends when no row of anybody can be completed any more (see Table.can_end)."""

    @property
    def over(self) -> bool:
        """Whether the match is over."""
        return self.phase() == "over"

    def _next_round(self) -> None:
        if self.can_end():
            super()._next_round()
        else:
            self._finish()

    def complete(self, player: int) -> list[int]:
        """The complete lines of a player."""
        return self._complete(player)

    def open_lines(self, player: int) -> list[int]:
        """The complete lines of a player that are not decided."""
        return self._open(player)

    def pending(self, player: int) -> dict[int, int]:
        """Lines that are decided and wait for a line above them, with their columns (0: to the floor)."""
        if self.phase() not in ("tile", "round"):
            return {}
        return {n: self.decided[player][n] for n in self.complete(player) if n in self.decided[player]}

    def by_hand(self, chance: random.Random) -> list[str]:
        """Tiles that a hand draws from the bag for the next display, or for SN1."""
        return drawn(self, chance, 1 if self.phase() == "extra" else 4)

    def bonus_of(self, player: int) -> int:
        """Points of the bonuses of a wall as it lies there."""
        kept, self.walls[player] = self.walls[player], self.wall(player)
        points = self.bonus_points(player)
        self.walls[player] = kept
        return points

    def wall(self, player: int) -> Wall:
        """A wall as it lies there, with tiles that are not counted yet."""
        wall = [list(row) for row in self.walls[player]]
        for line, column in self.pending(player).items():
            if column:
                wall[line - 1][column - 1] = self.lines[player][line][0]
        return wall

    def cells(self, player: int, row: int) -> list[tuple[int, str]]:
        """What lies in a wall row: columns and colours, from the left."""
        return [(at, colour) for at, colour in enumerate(self.wall(player)[row - 1], start=1) if colour]

    def told_row(self, told: Understood) -> list[tuple[int, str]]:
        """The same from what was told of a row: whole, colour by colour, or with columns."""
        row, cells = told.facts["row"], told.facts.get("cells", ())
        assert isinstance(row, int) and isinstance(cells, tuple)
        if told.kind == "whole":
            return list(enumerate(self.pattern[row - 1], start=1))
        if told.kind == "free":
            return told_cells(cells)
        if told.kind == "full":
            return list(enumerate(cells, start=1))
        return [(self.pattern[row - 1].index(colour) + 1, colour) for colour in cells]

    def dropped(self) -> bool:
        """Whether lines may fall now, in any order of hands; whichever fills the floor, all goes to the lid."""
        return self.reverse and self.phase() in ("tile", "round")

    def _lying(self, player: int) -> list[str] | int | None:
        """A floor; how much lies there where lines may have fallen in any order, None while some wait to fall."""
        if 0 in self.pending(player).values():
            return None
        return len(self.floors[player]) if self.dropped() else sorted(self.floors[player])

    def _sheltered(self) -> str | int | None:
        """What lies on SN5; whether anything does where lines may have fallen, None while some wait to fall."""
        if self.keeper and 0 in self.pending(self.keeper).values():
            return None
        return int(bool(self.shelf)) if self.dropped() else self.shelf or ""

    def state(self, names: Sequence[str]) -> dict[str, Any]:
        """Everything, as plain data."""
        phase = self.phase()
        tiling = phase in ("tile", "round")
        under_way = phase in ("take", "spread")
        boards = {}
        for player, name in zip(self.players, names, strict=True):
            pending = self.pending(player)
            lines = {n: list(tiles) for n, tiles in self.lines[player].items() if n not in pending}
            boards[name] = {
                "lines": [[lines[n][0], len(lines[n])] if lines.get(n) else ["", 0] for n in NUMBERS],
                "wall": [[cell or "" for cell in row] for row in self.wall(player)],
                "floor": self._lying(player),
                "score": self.scores[player] - (self.bonus_points(player) if self.over else 0),
            }
        return {
            "phase": phase,
            "actor": self.turn if under_way else 0,
            "round": self.round if phase not in ("first", "over") else 0,
            "starter": self.starter,
            "marker": self.marker if under_way or tiling else 0,
            "displays": [_heap(tiles) for tiles in self.displays.values()],
            "centre": _heap(self.centre),
            "bag": _heap(self.bag),
            "lid": {} if tiling else _heap(self.lid),
            "golden": {} if self.over else {str(display): kind for display, kind in sorted(self.golden.items())},
            "shelf": self._sheltered(),
            "boards": boards,
        }


def told_cells(cells: Sequence[Any]) -> list[tuple[int, str]]:
    """Cells that were told: their columns or rows, and colours."""
    return [(one.facts.get("column", one.facts.get("row")), one.facts["colour"]) for one in cells]


def _heap(tiles: Sequence[str]) -> dict[str, int]:
    return dict(sorted(Counter(tiles).items()))


__all__ = ["MARKER", "NUMBERS", "HeardTable"]
