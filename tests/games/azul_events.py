"""What happens in a game of Azul, recognised from the states before and after an act, and counted."""

from __future__ import annotations

from collections import Counter
from typing import cast

from companion.core.model import Move
from companion.games.azul.rules.editions import FILLING, FLOOR
from companion.games.azul.rules.points import standings
from companion.games.azul.rules.state import EXTRA, FILL, OVER, TAKE, State
from companion.games.azul.rules.tiling import ends
from companion.games.azul.rules.wall import bonus

from .azul_naive import Table

BONUSES = ("bonus: row", "bonus: column", "bonus: colour")
EXHAUSTION = (
    "bag refilled from the lid between two displays",
    "bag refilled from the lid in the middle of a display",
    "displays not full",
    "some displays quite empty",
    "game over: not a single tile left",
)
SPECIAL = (
    "SN1: extra tile",
    "SN1: extra tile from the refilled bag",
    "SN1: no extra tile left",
    "SN2: one from both neighbours",
    "SN2: from one neighbour only",
    "SN2: from no neighbour",
    "SN2: two of them give or take at one display",
    "SN3: taken",
    "SN3: taken a second time",
    "SN4: nothing to spread",
    "SN4: all to one neighbour",
    "SN4: to both neighbours",
    "SN4: an emptied neighbour is on offer again",
    "SN4: after SN5 was taken",
    "SN4: after SN5 was taken beside it",
    "SN5: taken",
    "SN5: shelters of the pick it was taken with",
    "SN5: shelters a later tile",
    "SN5: shelters a tile of a dropped line",
    "SN5: shelters the marker",
    "SN5: stays empty",
)
OTHERS = (
    "nobody took the marker",
    "marker on a full floor",
    "floor overflow to the lid",
    "line dropped",
    "dropped line overflows to the lid",
    "tile laid before one of a line above",
    "score held at nought",
    "game over: row",
    "game over: no row can be completed",
    "tie for the victory decided by rows",
    "tie for another place decided by rows",
    "shared victory",
)
GROUPS = {"bonuses": BONUSES, "exhaustion": EXHAUSTION, "special displays": SPECIAL, "other": OTHERS}
_SECOND = ("SN2: from no neighbour", "SN2: from one neighbour only", "SN2: one from both neighbours")
EVENTS = tuple(one for group in GROUPS.values() for one in group)


class Watch:
    """Counts the events of one game; told each act with the states before and after it."""

    def __init__(self) -> None:
        self.found: Counter[str] = Counter()
        self.extra = False
        self.from_third = 0

    def see(self, before: State, move: Move, after: State, naive: Table) -> None:
        """One act."""
        match move.action:
            case "draw":
                self._draw(before, move)
            case "take":
                self._take(before, move, after)
            case "spread":
                self._spread(before, move)
            case "tile" | "drop":
                self._tiling(before, move, after)
            case "round":
                self._round(before, after)
        if after.phase == TAKE and before.phase in (FILL, EXTRA):
            self._begun(after, naive)
        if after.phase == OVER:
            self._over(after)

    def _draw(self, before: State, move: Move) -> None:
        inside, lid = sum(before.bag), sum(before.lid)
        if before.phase == EXTRA:
            self.extra = True
            self.found["SN1: extra tile"] += 1
            self.found["SN1: extra tile from the refilled bag"] += not inside
            return
        if before.step == 0:
            self.extra = False
        if inside < FILLING and lid:
            middle = "in the middle of a display" if inside else "between two displays"
            self.found[f"bag refilled from the lid {middle}"] += 1
        empty = len(move.args) == inside + lid and before.step + 1 < before.table.displays
        self.found["displays not full"] += len(move.args) < FILLING or empty
        self.found["some displays quite empty"] += empty

    def _begun(self, state: State, naive: Table) -> None:
        kinds = [kind for _, kind in state.golds]
        self.from_third = 0
        self.found["SN1: no extra tile left"] += "sn1" in kinds and not self.extra
        for at, kind in state.golds:
            if kind.startswith("sn2"):
                gave = sum(to == at + 1 for _, _, to in naive.moved)
                self.found[_SECOND[gave]] += 1
        givers = Counter(giver for _, giver, _ in naive.moved)
        takers = {to for _, _, to in naive.moved}
        self.found["SN2: two of them give or take at one display"] += any(
            number > 1 or giver in takers for giver, number in givers.items()
        )

    def _take(self, before: State, move: Move, after: State) -> None:
        source = cast("int", move.args[0])
        kind = before.gold(source - 1) if source else ""
        at = before.table.seats[move.player]
        if not source and not before.taker:
            sheltered = after.shelter is not None and after.shelter.colour == 6
            self.found["SN5: shelters the marker"] += sheltered
            self.found["marker on a full floor"] += len(before.boards[at].floor) == FLOOR and not sheltered
        self.found["floor overflow to the lid"] += after.lid != before.lid
        if kind == "sn3":
            self.found["SN3: taken"] += 1
            self.from_third += 1
            self.found["SN3: taken a second time"] += self.from_third == 2
        if kind == "sn4":
            self.found["SN4: nothing to spread"] += after.phase != before.phase + 1
        if kind == "sn5":
            self.found["SN5: taken"] += 1
        if after.shelter is not None and after.shelter.colour in range(1, 6):
            had = before.shelter is not None and before.shelter.colour
            when = "of the pick it was taken with" if kind == "sn5" else "a later tile"
            self.found[f"SN5: shelters {when}"] += not had

    def _spread(self, before: State, move: Move) -> None:
        here = next(at for at, kind in before.golds if kind == "sn4")
        gone = before.shelter.display if before.shelter is not None else -1
        ring = [at for at in range(len(before.displays)) if at != gone]
        place = ring.index(here)
        beside = {"left": ring[place - 1], "right": ring[(place + 1) % len(ring)]}
        sides = set(cast("tuple[str, ...]", move.args))
        self.found["SN4: to both neighbours" if len(sides) > 1 else "SN4: all to one neighbour"] += 1
        self.found["SN4: an emptied neighbour is on offer again"] += any(
            not any(before.displays[beside[side]]) for side in sides
        )
        self.found["SN4: after SN5 was taken"] += gone >= 0
        count = len(before.displays)
        self.found["SN4: after SN5 was taken beside it"] += gone >= 0 and (gone - here) % count in (1, count - 1)

    def _tiling(self, before: State, move: Move, after: State) -> None:
        if move.action == "drop":
            self.found["line dropped"] += 1
            self.found["dropped line overflows to the lid"] += after.lid != before.lid
            self.found["SN5: shelters a tile of a dropped line"] += after.shelter != before.shelter
            return
        at = before.table.seats[move.player]
        self.found["tile laid before one of a line above"] += after.boards[at].gains == before.boards[at].gains

    def _round(self, before: State, after: State) -> None:
        self.found["nobody took the marker"] += not before.taker
        self.found["score held at nought"] += sum(board.score < board.penalty for board in before.boards)
        self.found["SN5: stays empty"] += before.shelter is not None and not before.shelter.colour

    def _over(self, state: State) -> None:
        cause = {"row": "row", "locked": "no row can be completed", "": "not a single tile left"}[ends(state)]
        self.found[f"game over: {cause}"] += 1
        for board in state.boards:
            won = bonus(board.wall)
            for name, items in zip(BONUSES, won, strict=True):
                self.found[name] += len(items)
        order = standings(state)
        first = [one for one in order if one.rank == 1]
        self.found["tie for the victory decided by rows"] += first[0].reason == "rows"
        self.found["tie for another place decided by rows"] += any(
            one.reason == "rows" and one.total < first[0].total for one in order
        )
        self.found["shared victory"] += len(first) > 1
