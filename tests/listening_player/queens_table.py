"""The independent engine of Queen's Garden as a listener needs it: what can be asked, and plain data."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from tests.games.queens_naive import Naive
from tests.games.queens_naive_garden import CELLS, COLOURS, HEXAGONS, HOURS, PATTERNS, neighbours, traits, value

ORNAMENTS = ("fountain", *(f"ornament-{hour}" for hour in (1, 3, 5, 7, 9, 11)))
"""What stands on the fountain board."""
CLOCK = (12, 2, 4, 6, 8, 10)
AROUND = {cell: neighbours(cell) for cell in CELLS}
"""Cell -> the cells beside it, which the engine looks for anew each time."""
WHEEL: list[dict[str, int]] = [
    {"dark-green": 1, "tree": 1, "blue": 1},
    {"bird": 1, "dark-purple": 1, "butterfly": 2},
    {"purple": 1, "flower": 2, "yellow": 1},
    {"plant": 3, "light-green": 1, "tulips": 3},
]
"""What is believed to be printed on side A (QG-133 to QG-137)."""
REWARDS = {"fountain": 1, "statue": 2, "bench": 2, "pavilion": 3}
"""What is believed to be printed on the garden board (QG-93)."""
BONUS_A, BONUS_B = {6: 6}, {4: 4, 5: 5, 6: 6}


class HeardGardens(Naive):
    """One game as it was heard. starter: who has begun the round."""

    def __init__(
        self,
        players: int,
        bonus: dict[int, int],
        wheel: list[dict[str, int]],
        rewards: dict[str, int],
        floor: bool = True,
    ) -> None:
        """See Table."""
        super().__init__(players, bonus, wheel, rewards, floor)
        self.starter = 0

    @property
    def over(self) -> bool:
        """Whether the match is over."""
        return self.due()[0] == "over"

    @property
    def everybody(self) -> range:
        """The numbers of the players, clockwise."""
        return range(1, self.players + 1)

    def do(self, act: str) -> None:
        """See Naive."""
        _, kind, *rest = act.split()
        began = self.round
        super().do(act)
        if kind == "lots":
            self.starter = int(rest[0])
        elif self.round != began:
            self.starter = self._turn

    def turn_wheel(self, shown: dict[str, int]) -> None:
        """What the wheel scores in this round, where it was not known before."""
        self.wheel[self.round - 1] = dict(shown)

    def added(self, player: int, points: int) -> int:
        """A score with points more or less."""
        score = self.score[player] + points
        return max(0, score) if self.floor else score

    @property
    def next_place(self) -> int:
        """The number that the next expansion beside the stack gets."""
        return self._number

    def lacking(self) -> int:
        """Tiles that are to be drawn onto the top."""
        return min(4, len(self.bag) + len(self.tower)) if self.due()[0] == "draw" else 0

    # ---- what can be asked -----------------------------------------------------------------------------------

    def sacks(self) -> tuple[Counter[str], Counter[str]]:
        """What is in the bag and in the tower."""
        return Counter(self.bag), Counter(self.tower)

    def lying(self) -> dict[int, list[str]]:
        """What the display offers: place -> its hexagons, a single one on an expansion that is face up."""
        tiles = {place: list(there) for place, there in self.display.items() if there}
        return dict(sorted({**tiles, **{place: [one] for place, one in self.faceup.items()}}.items()))

    def offered(self, criterion: str) -> dict[str, list[int]]:
        """The hexagons of a colour or pattern, each with the places where it lies."""
        return {one: self._where(one) for one in self._offered(criterion)}

    def chosen(self, act: str) -> dict[str, int]:
        """Each hexagon of a legal take and the place it is taken from."""
        return self._chosen(act.split()[2:])

    def turned(self) -> int:
        """The place whose expansion is to be turned, 0 for none."""
        return next(iter(self._empty()), 0)

    def seen(self) -> list[str]:
        """The hexagons of expansions that have been turned up."""
        return list(self._seen)

    def room(self, player: int) -> int:
        """Free spaces for tiles and jokers."""
        return self._room(player)

    def spaces(self, player: int) -> list[str]:
        """The empty spaces of a garden."""
        return [cell for cell in CELLS if self._no_space(player, cell) is None]

    def free_slots(self, player: int) -> list[int]:
        """The hours of slots without an expansion."""
        return [hour for hour in CLOCK if hour not in self.slots[player]]

    def ornament(self, player: int, cell: str) -> str:
        """What stands on a cell: fountain, statue, bench, pavilion or nothing."""
        return self._ornament(player, cell)

    def closed(self, player: int, cell: str) -> bool:
        """Whether a cell has hexagons on all sides."""
        return all(near in self.garden[player] for near in AROUND[cell])

    def closes(self, player: int, cell: str) -> list[str]:
        """What a hexagon on an empty cell would surround, as it lies now."""
        return [
            near
            for near in AROUND[cell]
            if self._ornament(player, near)
            and all(one == cell or one in self.garden[player] for one in AROUND[near])
        ]

    def big(self, player: int) -> list[tuple[str, frozenset[str]]]:
        """The groups that score."""
        return [(kind, cells) for kind, cells in self.groups(player) if len(cells) >= 3]

    def total(self, player: int) -> int:
        """All points, with what the end would bring now."""
        return self.score[player] if self.over else self._ended(player)

    def _ended(self, player: int) -> int:
        points = self.final_points(player)
        return self.added(player, points["storage"]) + points["groups"] + points["bonus"]

    def ranking(self) -> list[list[Any]]:
        """Places with players and points; equal points share a place."""
        totals = {player: self.total(player) for player in self.everybody}
        best = sorted(set(totals.values()), reverse=True)
        return [[at, [p for p in totals if totals[p] == points], points] for at, points in enumerate(best, 1)]

    # ---- as plain data ---------------------------------------------------------------------------------------

    def state(self, names: Sequence[str]) -> dict[str, Any]:
        """Everything, as plain data."""
        phase, actor = self.due()
        bag, tower = self.sacks()
        return {
            "phase": phase,
            "actor": actor,
            "round": self.round,
            "starter": self.starter,
            "marker": self.marker,
            "passed": list(self.passed),
            "wheel": dict(self.wheel[self.round - 1]),
            "stack": self.stack,
            "supply": self.supply,
            "lacking": self.lacking(),
            "display": {str(place): sorted(there) for place, there in self.lying().items()},
            "to turn": self.turned(),
            "faceup": sorted(self.faceup),
            "bag": plain(bag),
            "tower": plain(tower),
            "boards": {name: self._board(player) for player, name in zip(self.everybody, names, strict=True)},
        }

    def _board(self, player: int) -> dict[str, Any]:
        return {
            "garden": dict(sorted(self.garden[player].items())),
            "slots": {str(hour): side for hour, side in sorted(self.slots[player].items())},
            "tiles": sorted(self.tiles[player]),
            "expansions": sorted(self.beds[player]),
            "jokers": self.jokers[player],
            "score": self.score[player],
        }


def plain(heap: Mapping[str, int]) -> dict[str, int]:
    """A heap, without what is not there."""
    return {one: heap[one] for one in HEXAGONS if heap.get(one)}


__all__ = [
    "AROUND",
    "BONUS_A",
    "BONUS_B",
    "CELLS",
    "CLOCK",
    "COLOURS",
    "HEXAGONS",
    "HOURS",
    "ORNAMENTS",
    "PATTERNS",
    "REWARDS",
    "WHEEL",
    "HeardGardens",
    "plain",
    "traits",
    "value",
]
