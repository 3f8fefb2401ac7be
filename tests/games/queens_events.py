"""What happens in a game of Queen's Garden, recognised from the states before and after an act, and counted."""

from __future__ import annotations

from collections import Counter

from companion.core.model import Move
from companion.games.plain import number
from companion.games.queens_garden.rules import cells as board
from companion.games.queens_garden.rules.acts import given_of
from companion.games.queens_garden.rules.cells import HOURS, NUMBER, SLOT_CELLS, SURROUNDABLE
from companion.games.queens_garden.rules.hexes import of
from companion.games.queens_garden.rules.paying import others_needed
from companion.games.queens_garden.rules.placing import is_surrounded
from companion.games.queens_garden.rules.points import standings
from companion.games.queens_garden.rules.scoring import NO_EXPANSION, stored
from companion.games.queens_garden.rules.state import FILL, FILLING, MOST_BEDS, OVER, State
from companion.games.queens_garden.rules.variants import SIDE_B

BONUSES = ("side A: group of 6", "side B: group of 4", "side B: group of 5", "side B: group of 6")
JOKERS = (
    "jokers: fountain",
    "jokers: statue",
    "jokers: bench",
    "jokers: pavilion",
    "jokers: several things closed in at once",
    "jokers: some lost for lack of space",
)
EXHAUSTION = (
    "bag emptied, tower poured in",
    "1 to 3 tiles drawn",
    "no tile at all: the stack turned over",
    "the last expansion leaves the stack",
    "supply empty at a wish to buy",
    "score too low for a purchase",
    "storage full of tiles",
    "storage full of expansions",
    "all six slots full",
    "a take does not fit the storage",
    "nothing but a pass is legal",
)
OTHERS = (
    "bag emptied exactly",
    "bag emptied in the middle of a draw",
    "stack turned over, tiles reach the tower later in the round",
    "expansion laid",
    "expansion bought",
    "expansion given up",
    "payment of jokers alone",
    "discards after a pass",
    "first pass with nought points",
    "score held at nought by a pass",
    "score held at nought by the final storage",
    "score below nought",
    "shared victory",
)
GROUPS = {"bonuses": BONUSES, "joker rewards": JOKERS, "exhaustion": EXHAUSTION, "other": OTHERS}
FREE = ("other",)
"""Groups whose events need not occur a thousand times."""
EVENTS = tuple(one for group in GROUPS.values() for one in group)


class Watch:
    """Counts the events of one game; told each act with the states before and after it."""

    def __init__(self) -> None:
        self.found: Counter[str] = Counter()
        self.turned_over = False

    def see(self, before: State, move: Move, after: State) -> None:
        """One act."""
        match move.action:
            case "draw":
                self._draw(before, move)
            case "take" | "place" | "lay" | "buy" | "pass":
                self._act(before, move, after)
            case "round":
                self.turned_over = False
                for one in (before, after):
                    self.found["score below nought"] += any(garden.score < 0 for garden in one.gardens)
        if move.action in ("take", "round", "lots") and after.phase not in (FILL, OVER):
            self._turned(before, move, after)
        if after.phase == OVER:
            self._over(after)

    def refused(self, keys: list[str]) -> None:
        """What was wished and is not legal, for these reasons."""
        if keys == ["qg-supply-empty"]:
            self.found["supply empty at a wish to buy"] += 1
        if keys == ["qg-buy-points"]:
            self.found["score too low for a purchase"] += 1
        if keys and set(keys) <= {"qg-storage-tiles", "qg-storage-expansions"}:
            self.found["a take does not fit the storage"] += 1

    def only_pass(self) -> None:
        """Nothing but a pass was legal."""
        self.found["nothing but a pass is legal"] += 1

    def _draw(self, before: State, move: Move) -> None:
        inside = sum(before.bag)
        self.found["bag emptied, tower poured in"] += inside <= len(move.args) and sum(before.tower) > 0
        self.found["bag emptied exactly"] += inside == len(move.args) and sum(before.tower) > 0
        self.found["bag emptied in the middle of a draw"] += 0 < inside < len(move.args)
        self.found["1 to 3 tiles drawn"] += len(move.args) < FILLING

    def _turned(self, before: State, move: Move, after: State) -> None:
        """No tiles are drawn although something may have left the stack."""
        if move.action != "take":
            self.turned_over = True
            self.found["no tile at all: the stack turned over"] += 1
        elif before.stack and not after.stack:
            over = before.stack > 1
            self.turned_over = self.turned_over or over
            self.found[
                "no tile at all: the stack turned over" if over else "the last expansion leaves the stack"
            ] += 1

    def _act(self, before: State, move: Move, after: State) -> None:
        at = before.table.seats[move.player]
        old, new = before.gardens[at], after.gardens[at]
        self.found["storage full of tiles"] += old.free_tiles > 0 and new.free_tiles == 0
        self.found["storage full of expansions"] += len(old.beds) < MOST_BEDS == len(new.beds)
        slots_filled = NO_EXPANSION in old.slots and NO_EXPANSION not in new.slots
        self.found["all six slots full"] += slots_filled
        later = self.turned_over and after.tower != before.tower
        self.found["stack turned over, tiles reach the tower later in the round"] += later
        if move.action == "buy":
            self.found["expansion bought"] += 1
        elif move.action == "pass":
            self.found["discards after a pass"] += bool(move.args)
            self.found["first pass with nought points"] += not before.marker and old.score == 0
            self.found["score held at nought by a pass"] += (
                not before.marker and old.score == 0 and before.table.floor
            )
        elif move.action in ("place", "lay"):
            self._laid(before, move, after)

    def _laid(self, before: State, move: Move, after: State) -> None:
        at = before.table.seats[move.player]
        old, new = before.gardens[at], after.gardens[at]
        given = given_of(tuple(str(one) for one in move.args[2 if move.action == "place" else 3 :]))
        hexagon = of(str(move.args[0]))
        assert given is not None and hexagon is not None
        self.found["expansion laid"] += move.action == "lay"
        self.found["expansion given up"] += len(given.beds)
        self.found["payment of jokers alone"] += given.jokers == others_needed(hexagon) > 0
        if move.action == "place":
            cell = NUMBER[str(move.args[1])]
        else:
            slot, rim = (HOURS.index(number(move, at)) for at in (1, 2))
            cell = SLOT_CELLS[slot][1 + rim]
        closed = [board.sort(one) for one in SURROUNDABLE[cell] if is_surrounded(new.cells, new.slots, one)]
        for sort in closed:
            self.found[f"jokers: {sort}"] += 1
        self.found["jokers: several things closed in at once"] += len(closed) > 1
        due = sum(before.table.rewards[sort] for sort in closed)
        got = new.jokers - (old.jokers - given.jokers)
        self.found["jokers: some lost for lack of space"] += got < due
        assert got > 0 or not due, "the hexagon laid makes room for one joker at least"

    def _over(self, state: State) -> None:
        side = "side B" if SIDE_B in state.table.setup.variants else "side A"
        for garden in state.gardens:
            for gain in garden.gains:
                if gain.kind == "bonus":
                    self.found[f"{side}: group of {gain.amount}"] += 1
                if gain.kind == "storage":
                    held = gain.points > stored(garden.tiles, garden.beds, garden.jokers)
                    self.found["score held at nought by the final storage"] += held
        self.found["shared victory"] += sum(one.rank == 1 for one in standings(state)) > 1
