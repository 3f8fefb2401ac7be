"""What a listener of Queen's Garden makes of the end of a round and of the game."""

from __future__ import annotations

from collections.abc import Sequence
from copy import deepcopy
from typing import Any

from tests.listening_player.ears import Understood
from tests.listening_player.queens_table import HeardGardens, value
from tests.listening_player.table_memory import TableMemory, expect

Points = dict[int, dict[str, int]]


class RoundMemory(TableMemory[HeardGardens]):
    """The part of a Memory that hears what rounds bring, what runs out, and how the game ends."""

    def __init__(self, players: int) -> None:
        super().__init__(players)
        self._led: tuple[int, str, list[str], int, int] = (0, "", [], 0, 0)
        self._won: Points = {}  # points of the round by player, not told yet
        self._scores: dict[int, int] = {}  # points on the track after the round
        self._cleared: tuple[int, int] | None = None  # tiles and expansions that are put away
        self._ends: dict[int, dict[str, int]] = {}  # what the end brings, not told yet
        self._lines: list[tuple[Any, ...]] = []  # reasons of the player who is told now
        self._emptied = False  # a draw has just emptied the bag while the tower had tiles, which is not told yet

    # ---- the wheel -------------------------------------------------------------------------------------------

    def _hear_wheel(self, items: Sequence[Understood], round: int = 0) -> None:
        table = self.known
        expect(round in (0, table.round), f"it is round {table.round}")
        told = {str(one.facts["criterion"]): one.facts["points"] for one in items}
        known = table.wheel[table.round - 1]
        expect(not known or told == known, f"the wheel shows {known}")
        self._do("turn_wheel", told)

    # ---- the end of a round ----------------------------------------------------------------------------------

    def _end_round(self) -> None:
        """The first line that tells of it ends a round."""
        table = self.known
        if self._won or table.due()[0] != "round":
            return
        self._won = {player: table.round_points(player) for player in table.everybody}
        tiles = sum(len(there) for place, there in table.lying().items() if place not in table.faceup)
        beside = [place for place in table.display if place]
        self._cleared = (tiles, len(beside) + len(table.faceup) + table.stack)
        assert self._base is not None
        self._before = (self._base, list(self.open))
        last = table.round == 4
        final = {player: table.final_points(player) for player in table.everybody}
        self._scores = {p: table.added(p, sum(self._won[p].values())) for p in table.everybody}
        self._do("do", "0 round")
        self._ends = final if last else {}
        self._begin()

    def _round_again(self, round_: object) -> None:
        """What has been told of the wheel since is no act."""
        self.open = [one for one in self.open if one[0] == "do"]
        self._won, self._ends, self._lines = {}, {}, []
        super()._round_again(round_)

    def _hear_round_scored(self, player: int, points: int, **facts: Any) -> None:
        self._end_round()
        expect(player in self._won, "no points were to be told")
        known = {kind: one for kind, one in self._won.pop(player).items() if one}
        told = {}
        for one in facts.get("items", ()):
            told[str(one.facts.get("criterion", "pavilions"))] = one.facts["points"]
        told = {kind: one for kind, one in told.items() if one}  # a sector may bring nought for a hexagon
        expect("items" not in facts or told == known, f"the round brings {known}")
        expect(points == sum(known.values()), f"the round brings {known}")
        total = self._scores[player]
        expect(facts.get("total", total) == total, f"{total} points")

    def _all_told(self) -> None:
        self._end_round()
        expect(not self._won, f"the points of {list(self._won)} were not told")

    def _hear_cleared(self, tiles: int = 0, expansions: int = 0) -> None:
        self._all_told()
        expect(self._cleared == (tiles, expansions), f"{self._cleared} are put away")

    def _hear_round(self, round: int, player: int) -> None:
        self._all_told()
        table = self.known
        expect((table.round, table.starter) == (round, player), f"round {table.round}, {table.starter} begins")

    # ---- what runs out ---------------------------------------------------------------------------------------

    def _hear_stack_gone(self) -> None:
        expect(self.known.stack == 0, f"{self.known.stack} expansions are left in the stack")

    def _hear_none_left(self, count: int) -> None:
        table = self.known
        expect(not table.bag and not table.tower and not table.stack, "something is left")
        empty = [place for place, there in table.display.items() if place and not there]
        expect(len(empty) == count, f"{len(empty)} are turned")

    def _hear_bag_short(self, count: int = 0) -> None:
        table = self.known
        if count or table.due()[0] == "draw":
            expect(len(table.bag) == count, f"{len(table.bag)} in the bag")
            expect(bool(table.tower), "nothing is in the tower")
        else:
            expect(self._emptied, "the bag was not empty, or nothing was in the tower")
            self._emptied = False

    def _hear_few_left(self, count: int) -> None:
        expect(self.known.lacking() == count, f"{self.known.lacking()} are left")

    def _hear_supply_gone(self) -> None:
        expect(self.known.supply == 0, f"{self.known.supply} are in the supply")

    # ---- the end ---------------------------------------------------------------------------------------------

    def _hear_end_player(self, player: int, **_facts: object) -> None:
        self._all_told()
        table = self.known
        expect(player in self._ends, "nothing was to be told of the end")
        expect(not self._lines, f"{self._lines} were not told")
        garden = table.garden[player]
        things = table.jokers[player] + len(table.tiles[player]) + len(table.beds[player])
        groups = table.big(player)
        self._lines = [("storage", things)] if things else []
        self._lines += [("group", kind, len(at), sum(value(garden[one]) for one in at)) for kind, at in groups]
        self._lines += [
            ("bonus", kind, len(at), table.bonus[len(at)]) for kind, at in groups if len(at) in table.bonus
        ]

    def _hear_end_line(self, what: Understood) -> None:
        facts = what.facts
        told: tuple[Any, ...] = (what.kind, facts.get("criterion"), facts.get("count"), facts["points"])
        if what.kind == "storage":
            told = (what.kind, facts["count"])
        fits = [one for one in self._lines if _alike(one, told)]
        expect(bool(fits), f"{self._lines} are to be told")
        self._lines.remove(fits[0])

    def _hear_end_sum(self, player: int, total: int, **facts: Any) -> None:
        expect(not self._lines, f"{self._lines} were not told")
        known = self._ends.pop(player)
        known["storage"] = self.known.score[player] - self._scores[player] - known["groups"] - known["bonus"]
        for name, true in (("storage", "storage"), ("points", "groups"), ("bonuses", "bonus")):
            expect(facts.get(name, known[true]) == known[true], f"{true}: {known[true]}")
        expect(total == self.known.score[player], f"{self.known.score[player]} points")

    def _hear_final(self, places: Sequence[Understood], **_facts: Any) -> None:
        self._all_told()
        expect(self.known.over, "the game is not over")
        expect(not self._ends, f"the end of {list(self._ends)} was not told")
        told = []
        for one in places:
            facts: Any = one.facts
            told.append([facts.get("rank", 1), sorted(facts["players"]), facts["total"]])
        self.ended.append((told, deepcopy(self.known.ranking())))


def _alike(line: tuple[Any, ...], told: tuple[Any, ...]) -> bool:
    """Whether a reason for points is the one told; what was not told is not compared."""
    return len(line) == len(told) and all(
        one == other or other is None for one, other in zip(line, told, strict=True)
    )
