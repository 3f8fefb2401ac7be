"""What a player of Azul who only listens keeps in mind: the whole table, from what was understood and the rules.

The rules are the independent engine of tests/games/azul_naive.py. A line that does not fit what is known raises
UnsureError: something was told wrong, or left out.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from tests.games.azul_naive_special import MARKER, NUMBERS
from tests.listening_player.azul_table import HeardTable
from tests.listening_player.ears import Understood
from tests.listening_player.table_memory import Act, TableMemory, UnsureError, expect

Heap = Sequence[tuple[str, int]]

_METHODS = {"lots": "first", "drawn": "fill", "taken": "take", "tiled": "tile", "dropped": "drop"}


class Memory(TableMemory[HeardTable]):
    """The match as one listener knows it; see TableMemory."""

    def __init__(self, edition: str, players: int) -> None:
        super().__init__(players)
        self.edition = edition
        self._setup: dict[str, bool] = {}
        self._unsaid: list[tuple[int, int]] = []  # counted, but not told yet: player and line
        self._won: set[int] = set()  # whose bonuses are still to be told
        # Not told yet: what lay on a floor, its cost, and the points before.
        self._floors: dict[int, tuple[list[str], int, int]] = {}

    # ---- set-up ----------------------------------------------------------------------------------------------

    def _hear_prepare_variants(self, variants: Sequence[str], **_facts: object) -> None:
        self._setup = dict.fromkeys(variants, True)

    def _hear_prepare_start(self, **_facts: object) -> None:
        setup = self._setup
        self.table = HeardTable(
            self.edition,
            len(self.players),
            reverse=setup.get("reverse", False),
            special=setup.get("special", False),
            marker_on_sn5=setup.get("marker", False),
        )
        self._begin()

    def _hear_prepare_displays(self, count: int, golds: int = 0, **_facts: object) -> None:
        expect(count == {2: 5, 3: 7, 4: 9}[len(self.players)], "another number of displays")
        expect(golds in (0, len(self.players)), "another number of gold displays")

    # ---- a round is made ready -------------------------------------------------------------------------------

    def _hear_lots(self, player: int, **_facts: object) -> None:
        self._do("first", player)

    def _hear_gold(self, source: int, special: Understood) -> None:
        colour = special.facts.get("colour")
        self._do("gold", source, f"{special.kind}-{colour}" if colour else special.kind)

    def _hear_drawn(self, items: Heap, source: int = 0, **_facts: object) -> None:
        """Displays are filled in order, so that the number need not be said."""
        table = self.known
        if table.phase() == "extra":
            self._hear_extra(items, source)
            return
        expect(table.phase() == "fill", f"{table.phase()}, and a display is filled")
        expect(source in (0, table.unfilled[0]), "not the next display")
        self._do("fill", table.unfilled[0], tuple(colour for colour, count in items for _ in range(count)))

    def _hear_extra(self, items: Heap, source: int = 0, **_facts: object) -> None:
        table = self.known
        expect(table.phase() == "extra", "no additional draw is due")
        expect(source in (0, table.waiting[0]), "another display gets the additional one")
        expect([count for _, count in items] == [1], "one is drawn")
        self._do("extra", table.waiting[0], items[0][0])

    def _hear_gathered(self, source: int, colour: str, items: Sequence[int] = (), **_facts: object) -> None:
        """What SN2 takes is told by the rules, too."""
        moved = sorted(one for what, one, to in self.known.moved if (what, to) == (colour, source))
        expect(moved == sorted(items), f"{colour} came from {moved}")

    # ---- taking ----------------------------------------------------------------------------------------------

    def _hear_turn(self, player: int, **_facts: object) -> None:
        table = self.known
        expect(table.phase() == "take", f"somebody takes in {table.phase()}")
        expect(table.turn == player, f"{player} takes, but it is the turn of {table.turn}")

    def _hear_taken(self, player: int, source: int, tiles: tuple[str, int], line: int = 0, **facts: Any) -> None:
        table = self.known
        colour, count = tiles
        there = list(table.centre if source == 0 else table.displays.get(source, ()))
        expect(there.count(colour) == count, f"{there.count(colour)} {colour} lay there")
        before = (table.marker, list(table.floors[player]), table.shelf, len(table.lid))
        gold = table.golden.get(source, "")
        self._do("take", player, source, colour, line)
        expect(facts.get("room", 0) == (line - len(table.lines[player][line]) if line else 0), "the line")
        self._fallen(player, before, facts)
        expect(facts.get("keeps", 0) == int(gold == "sn5"), f"the display stays, or not: {gold}")
        rest = Counter(one for one in there if one != colour) if source and gold != "sn4" else Counter()
        expect(Counter(dict(facts.get("items", ()))) == rest, f"{dict(rest)} is left")
        if rest:
            expect(facts["rest"] == ("stays" if gold == "sn3" else "centre"), f"the rest of {gold}")

    def _fallen(
        self, player: int, before: tuple[int, list[str], str | None, int], facts: Mapping[str, Any]
    ) -> None:
        """What an act has laid on the floor and beside it. before: marker, floor, SN5 and lid, as they were."""
        table = self.known
        marker, floor, shelf, lid = before
        now = table.floors[player]
        kept = "" if table.shelf == shelf else "marker" if table.shelf == MARKER else "tile"
        fell = len(now) - len(floor) - (now.count(MARKER) - floor.count(MARKER))
        came = int(table.marker != marker and kept != "marker")
        expect(facts.get("sheltered", "") == kept, f"SN5: {kept}")
        expect(facts.get("fell", 0) == fell, f"{fell} fall")
        expect(facts.get("marker", 0) == came, f"the marker: {came}")
        expect(facts.get("lid", 0) == len(table.lid) - lid, f"{len(table.lid) - lid} to the lid")
        expect(("penalty" in facts) == bool(fell or came), "the penalty is told, or not")
        expect(facts.get("penalty", table.penalty(player)) == table.penalty(player), f"{table.penalty(player)}")

    def _hear_spread(self, player: int, items: Sequence[Understood]) -> None:
        table = self.known
        display = next((d for d, kind in table.golden.items() if kind == "sn4"), 0)
        expect(display > 0 and table.phase() == "spread", "nothing is to be spread")
        told: list[tuple[Any, Any]] = [(one.facts["tiles"], one.facts["source"]) for one in items]
        lying = Counter(table.displays[display])
        expect(lying == Counter({colour: count for (colour, count), _ in told}), f"{dict(lying)} is left")
        lower, higher = table.neighbours(display)
        expect({to for _, to in told} <= {lower, higher}, "not a neighbour")
        self._do("spread", player, frozenset(colour for (colour, _), to in told if to == lower))

    # ---- tiling ----------------------------------------------------------------------------------------------

    def _hear_tiling(self, items: Sequence[Understood] = ()) -> None:
        table = self.known
        expect(table.phase() in ("tile", "round"), "there is still something to take")
        true = {p: [(n, table.lines[p][n][0]) for n in table.complete(p)] for p in self.players}
        true = {p: lines for p, lines in true.items() if lines}
        told = {}
        for one in items:
            lines: Any = one.facts["lines"]
            told[one.facts["player"]] = [(at.facts["line"], at.facts["colour"]) for at in lines]
        expect(told == true, f"complete lines are {true}")

    def _hear_tiled(self, player: int, line: int, colour: str, column: int = 0, points: int = -1) -> None:
        """A tile laid now; or one laid earlier, in the same words, whose turn to be counted has come."""
        table = self.known
        if (player, line) in self._unsaid:
            self._unsaid.remove((player, line))
            expect(points == self._points(player, line), f"{self._points(player, line)} points")
            return
        held = table.lines[player][line]
        expect(len(held) == line, f"line {line} of {player} is not complete")
        expect(colour == held[0], f"{held[0]} lies there")
        expect(bool(column) == table.reverse, "the column is told, or not")
        known = len(table.laid)
        self._do("tile", player, line, column or table.pattern[line - 1].index(colour) + 1)
        new = [one[:2] for one in table.laid[known:]]
        expect((points >= 0) == ((player, line) in new), "points are told too early, or not at all")
        expect(points < 0 or points == self._points(player, line), f"{self._points(player, line)} points")
        self._unsaid += [one for one in new if one != (player, line)]

    def _points(self, player: int, line: int) -> int:
        """What the tile of a line has brought in this tiling; -1 for one that is not counted."""
        return next((one[5] for one in self.known.laid if one[:2] == (player, line)), -1)

    def _hear_dropped(self, player: int, line: int, colour: str, **facts: Any) -> None:
        table = self.known
        held = list(table.lines[player][line])
        expect(held == [colour] * line, f"{held} fall")
        known, waiting = len(table.laid), bool(table.pending(player))
        before = (table.marker, list(table.floors[player]), table.shelf, len(table.lid))
        self._do("drop", player, line)
        new = table.laid[known:]
        self._unsaid += [one[:2] for one in new]
        if not table.pending(player) and not new and not waiting:
            self._fallen(player, before, facts)

    def _hear_row_complete(self, row: int, player: int = 0, **_facts: object) -> None:
        walls = [self.known.wall(one) for one in ((player,) if player else self.players)]
        expect(any(all(wall[row - 1]) for wall in walls), "that row is not complete")

    # ---- the end of a round ----------------------------------------------------------------------------------

    def _hear_check(self) -> None:
        table = self.known
        expect(table.phase() == "round", f"the round is not over: {table.phase()}")
        expect(not self._unsaid, f"points were not told: {self._unsaid}")

    def _hear_check_board(self, player: int, rows: Sequence[Understood] = (), **floor: Any) -> None:
        true = [(row, cells) for row in NUMBERS if (cells := self.known.cells(player, row))]
        told = [(one.facts["row"], self.known.told_row(one)) for one in rows]
        expect(true == told, f"the wall of {player} is {true}, not {told}")
        table, there = self.known, self.known.floors[player]
        expect(floor.get("tiles", 0) == len(there) - there.count(MARKER), f"the floor of {player} is {there}")
        expect(floor.get("marker", 0) == there.count(MARKER), "the marker")
        kept = int(table.keeper == player and table.shelf is not None)
        expect(floor.get("sheltered", 0) == kept, "SN5")

    def _hear_floor(self, player: int, points: int = 0, tiles: int = 0, marker: int = 0, **facts: Any) -> None:
        """What floors cost is told after the round has been ended; empty floors may be left out."""
        self._end_round()
        expect(player in self._floors, "no floor was to be counted")
        floor, penalty, before = self._floors.pop(player)
        count = (len(floor) - floor.count(MARKER), floor.count(MARKER))
        expect((tiles, marker) == count, f"the floor was {floor}")
        expect(points == penalty, f"it costs {penalty}")
        expect(facts.get("held", False) == (penalty > before), f"there were {before} points")

    def _end_round(self) -> None:
        """The first line that tells of it ends a round."""
        table = self.known
        if table.phase() == "round":
            self._floors = {p: (list(table.floors[p]), table.penalty(p), table.scores[p]) for p in self.players}
            assert self._base is not None
            self._before = (self._base, list(self.open))
            self._do("end_round")
            self._begin()
            self._won = {p for p in self.players if table.over and table.bonus_points(p)}

    def _all_floors_told(self) -> None:
        self._end_round()
        untold = [player for player, (floor, *_) in self._floors.items() if floor]
        expect(not untold, f"the floors of {untold} were not told")
        self._floors = {}

    def _hear_round(self, round: int, player: int) -> None:
        table = self.known
        self._all_floors_told()
        expect((table.round, table.starter) == (round, player), f"round {table.round}, {table.starter} begins")

    # ---- the end ---------------------------------------------------------------------------------------------

    def _hear_bonuses_won(self, player: int, points: int, items: Sequence[Understood]) -> None:
        table = self.known
        if not self.ended:
            self._all_floors_told()
        expect(points == table.bonus_points(player), f"the bonuses are {table.bonus_points(player)}")
        kinds = Counter(one.kind for one in items)
        told = (kinds["row"], kinds["column"], kinds["colour"])
        expect(told == table.bonuses(player), f"{table.bonuses(player)} rows, columns and colours")
        self._won.discard(player)

    def _hear_final(self, places: Sequence[Understood], **_facts: Any) -> None:
        table = self.known
        if not self.ended:
            self._all_floors_told()
        expect(table.over, f"the game is not over: {table.phase()}")
        expect(not self._won, f"the bonuses of {self._won} were not told")
        told = []
        for one in places:
            facts: Mapping[str, Any] = one.facts
            told.append([facts.get("rank", 1), sorted(facts["players"]), facts["total"], facts.get("rows", -1)])
        self.ended.append((told, self._ranked()))

    def _ranked(self) -> list[list[Any]]:
        """The ranking by the rules; complete rows are told where they decide, else -1."""
        table, found = self.known, list[list[Any]]()
        ranking = table.ranking()
        for at, rank in enumerate(sorted({one[0] for one in ranking}), start=1):
            here = [one for one in ranking if one[0] == rank]
            _, _, total, rows = here[0]
            decide = any(one[2] == total and one[3] != rows for one in ranking)
            found.append([at, sorted(one[1] for one in here), total, rows if decide else -1])
        return found

    # ---- undoing ---------------------------------------------------------------------------------------------

    def _hear_undone(self, act: Understood) -> None:
        if act.kind == "round_ended":
            self._round_again(act.facts["round"])
        else:
            self._undo(lambda done: self._is_told(done, act))

    def _hear_undone_tile(self, player: int, colour: str, row: int) -> None:
        """A wall row has each colour once, so that these words mean one tile."""
        self._undo(lambda done: done[0] == "tile" and done[1][:2] == (player, row))
        expect(self.known.lines[player][row][:1] == [colour], f"{self.known.lines[player][row]} lies there")

    def _hear_asks_undo(self, act: Understood) -> None:
        if act.kind != "round_ended":
            self._is_open(lambda done: self._is_told(done, act))

    def _hear_asks_undo_tile(self, player: int, colour: str, row: int) -> None:
        self._is_open(lambda done: done[0] == "tile" and done[1][:2] == (player, row))
        expect(colour in self.known.wall(player)[row - 1], f"there is no {colour} in row {row}")

    def _is_told(self, done: Act, told: Understood) -> bool:
        name, args = done
        facts: Mapping[str, Any] = told.facts
        if name != _METHODS.get(told.kind, told.kind):
            return False
        if name == "take":
            tiles = facts["tiles"]
            return bool((facts["player"], facts["source"], tiles[0], facts["line"]) == args)
        if name in ("tile", "drop"):
            return bool((facts["player"], facts["line"]) == args[:2])
        return bool(facts.get("source", args[0]) == args[0]) if name in ("fill", "gold", "extra") else True

    def _replay(self, acts: Sequence[Act]) -> None:
        self._unsaid = []
        super()._replay(acts)

    def _begin(self) -> None:
        super()._begin()
        self._unsaid = []


__all__ = ["Memory", "UnsureError", "expect"]
