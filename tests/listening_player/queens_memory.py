"""What a player of Queen's Garden who only listens keeps in mind: the whole table, from what was understood.

The rules are the independent engine of tests/games/queens_naive.py. A line that does not fit what is known raises
UnsureError: something was told wrong, or left out.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import product
from typing import Any

from tests.listening_player.ears import Understood
from tests.listening_player.queens_rounds import RoundMemory
from tests.listening_player.queens_table import (
    BONUS_A,
    BONUS_B,
    COLOURS,
    PATTERNS,
    REWARDS,
    WHEEL,
    HeardGardens,
    traits,
    value,
)
from tests.listening_player.table_memory import Act, expect

Heap = Sequence[tuple[str, int]]
CHANCE = ("draw", "turn")
_KINDS = {
    "lots": "lots",
    "drawn": "draw",
    "turned": "turn",
    "taken": "take",
    "placed": "place",
    "laid": "lay",
    "bought": "buy",
    "passed": "pass",
}
STACKS = {2: 5, 3: 7, 4: 8}
EXPANSIONS = 36


class Memory(RoundMemory):
    """The match as one listener knows it; see TableMemory."""

    def __init__(self, players: int) -> None:
        super().__init__(players)
        self._side_b, self._floor = False, True
        self._gone: list[Act] = []  # chance that went back with an undone act, and is not told yet

    # ---- set-up ----------------------------------------------------------------------------------------------

    def _hear_prepare_variants(self, variants: Sequence[str], **_facts: object) -> None:
        self._floor = "below" not in variants

    def _hear_prepare_points(self, side: str, points: int) -> None:
        self._side_b = side == "b"
        expect(points == 15, "everybody begins with fifteen points")

    def _hear_prepare_stacks(self, each: int, supply: int, count: int = 4) -> None:
        size = STACKS[len(self.players)]
        expect((count, each, supply) == (4, size, EXPANSIONS - 4 * size), f"stacks of {size}")

    def _hear_prepare_start(self, **_facts: object) -> None:
        """The wheel of side B is known round by round, when it is told."""
        wheel: list[dict[str, int]] = [{}, {}, {}, {}] if self._side_b else [dict(one) for one in WHEEL]
        bonus = BONUS_B if self._side_b else BONUS_A
        self.table = HeardGardens(len(self.players), dict(bonus), wheel, dict(REWARDS), self._floor)
        self._begin()

    # ---- chance ----------------------------------------------------------------------------------------------

    def _hear_lots(self, player: int, **_facts: object) -> None:
        self._acts(f"0 lots {player}")

    def _hear_drawn(self, items: Heap, more: int = 0) -> None:
        drawn = [word for word, count in items for _ in range(count)]
        expect(not more, "all are drawn at once")
        emptied = len(self.known.bag) == len(drawn) and bool(self.known.tower)
        self._acts(f"0 draw {' '.join(drawn)}")
        self._emptied = emptied

    def _hear_turned(self, place: int, hexagon: str) -> None:
        self._acts(f"0 turn {place} {hexagon}")

    # ---- acts of players -------------------------------------------------------------------------------------

    def _hear_turn(self, player: int, **_facts: object) -> None:
        expect(not self._emptied, "the tower went into the bag, which was not told")
        phase, actor = self.known.due()
        expect((phase, actor) == ("act", player), f"{player} acts, but it is {phase} of {actor}")

    def _hear_taken(self, player: int, criterion: str, items: Sequence[Understood], **facts: Any) -> None:
        table = self.known
        act = self._take_of(player, criterion, items, facts.get("moved", 0))
        number, stack = table.next_place, table.stack
        self._acts(act)
        expect(facts.get("moved", 0) == (number if table.stack < stack else 0), "the top of the stack")
        self._is_full(player, items, facts)

    def _take_of(self, player: int, criterion: str, items: Sequence[Understood], moved: int) -> str:
        """The take that was told, with the copies as far as they have to be named."""
        table = self.known
        offered = table.offered(criterion)
        told = {_whole(criterion, str(one.facts["other"])): one.facts for one in items}
        expect(sorted(told) == sorted(offered), f"{sorted(offered)} lie there")
        ways: list[list[int]] = []
        for hexagon, places in offered.items():
            facts = told[hexagon]
            fitting = [at for at in places if (at in table.faceup) == bool(facts.get("expansion", 0))]
            ways.append([at for at in fitting if facts.get("place", at) == at])
        found = [dict(zip(offered, way, strict=True)) for way in product(*ways)]
        found = [one for one in found if (0 in one.values()) == bool(moved)]
        expect(len(found) == 1, f"{len(found)} ways to take {criterion}: {offered}")
        named = [f"{one}@{at}" for one, at in found[0].items() if len(offered[one]) > 1]
        return " ".join([f"{player} take {criterion}", *named])

    def _is_full(self, player: int, items: Sequence[Understood], facts: dict[str, Any]) -> None:
        """Whether the take has filled the storage with tiles, with expansions, with both."""
        table = self.known
        came = [bool(one.facts.get("expansion", 0)) for one in items]
        tiles = False in came and table.room(player) == 0
        beds = True in came and len(table.beds[player]) == 2
        full = "both" if tiles and beds else "tiles" if tiles else "expansions" if beds else ""
        expect(facts.get("full", "") == full, f"the storage is full: {full}")

    def _hear_placed(self, player: int, hexagon: str, cell: str, items: Sequence[Any] = (), **facts: Any) -> None:
        self._lays(
            player, cell, " ".join([f"{player} place {hexagon} {cell}", *paid_words(hexagon, items)]), facts
        )

    def _hear_laid(self, player: int, hexagon: str, slot: int, hour: int, **facts: Any) -> None:
        items = facts.pop("items", ())
        whole = " ".join([f"{player} lay {hexagon} {slot} {hour}", *paid_words(hexagon, items)])
        self._lays(player, f"{slot}-{hour}", whole, facts)

    def _lays(self, player: int, cell: str, act: str, facts: dict[str, Any]) -> None:
        """A hexagon comes to a cell: what it led to is told behind it."""
        table = self.known
        closed = table.closes(player, cell)
        kinds = [table.ornament(player, one) for one in closed]
        spent, held = act.split().count("joker"), table.jokers[player]
        self._acts(act)
        won = sum(table.rewards[kind] for kind in kinds)
        kept = table.jokers[player] - (held - spent)
        self._led = (player, cell, closed, won, won - kept)
        expect(facts.get("jokers", table.jokers[player]) == table.jokers[player], "jokers in the storage")
        expect(facts.get("tiles", len(table.tiles[player])) == len(table.tiles[player]), "tiles in the storage")

    def _hear_group(self, criterion: str, count: int, points: int, **facts: Any) -> None:
        """A group that the last hexagon has enlarged."""
        player, cell, *_ = self._led
        table = self.known
        sizes = {kind: cells for kind, cells in table.groups(player) if cell in cells}
        expect(len(sizes.get(criterion, ())) == count, f"the group has {len(sizes.get(criterion, ()))}")
        worth = sum(value(table.garden[player][one]) for one in sizes[criterion])
        expect(points == worth, f"it is worth {worth}")
        bonus = table.bonus.get(count, 0)
        expect(facts.get("bonus", bonus) == bonus, f"its bonus is {bonus}")

    def _hear_surrounded(self, items: Sequence[str], count: int, lost: int = 0, **facts: Any) -> None:
        player, _, closed, won, gone = self._led
        told = sorted(items)
        expect(told == sorted(closed), f"{closed} are surrounded")
        expect((count, lost) == (won - gone, gone), f"{won - gone} jokers, {gone} lost")
        held = self.known.jokers[player]
        expect(facts.get("held", held) == held, f"{held} jokers in the storage")

    def _hear_bought(self, player: int, slot: int, **facts: Any) -> None:
        table = self.known
        before = table.score[player]
        self._acts(f"{player} buy {slot}")
        expect(facts.get("lost", before - table.score[player]) == before - table.score[player], "what it cost")
        expect(facts.get("total", table.score[player]) == table.score[player], f"{table.score[player]} points")

    def _hear_passed(self, player: int, items: Sequence[Any] = (), **facts: Any) -> None:
        table = self.known
        before, first = table.score[player], not table.passed
        self._acts(" ".join([f"{player} pass", *given_words(items)]))
        now = table.score[player]
        expect(bool(facts.get("first", 0)) == first, f"the first to pass: {first}")
        expect(facts.get("total", now) == now, f"{now} points")
        lost = facts.get("lost", 0) + facts.get("cost", 0)
        expect(lost == before - now, f"{before - now} points are lost")

    def _acts(self, act: str) -> None:
        self._led = _NOTHING
        self._do("do", act)

    # ---- undoing ---------------------------------------------------------------------------------------------

    def _hear_undone(self, act: Understood) -> None:
        if act.kind == "round_ended":
            self._round_again(act.facts["round"])
        else:
            self._undo(lambda done: self._is_told(done, act))

    def _hear_undone_thing(self, player: int, thing: str, cell: str = "") -> None:
        """A tile or an expansion that was laid."""
        self._undo(lambda done: _laid(done, player, thing, cell))

    def _hear_asks_undo(self, act: Understood) -> None:
        if act.kind != "round_ended":
            self._is_open(lambda done: self._is_told(done, act))

    def _hear_asks_undo_thing(self, player: int, thing: str, cell: str = "") -> None:
        self._is_open(lambda done: _laid(done, player, thing, cell))

    def _undo(self, is_meant: Any) -> None:
        """The act alone, or with the chance behind it that could not have been without it."""
        at = next((at for at in range(len(self.open) - 1, -1, -1) if is_meant(self.open[at])), -1)
        expect(at >= 0, "an act is undone that was not heard")
        before, after = self.open[:at], self.open[at + 1 :]
        later = [one for one in after if not _is_chance(one)]
        self._gone = []
        if later == after:
            self._replay([*before, *after])
        else:
            expect(not later, "somebody has acted since")
            self._gone = after
            self._replay(before)

    def _hear_undone_drawn(self, items: Sequence[Understood], more: int = 0) -> None:
        gone, self._gone = self._gone, []
        expect(len(items) + more == len(gone) and len(items) == min(3, len(gone)), f"{gone} go back")
        for one, done in zip(items, gone, strict=False):
            expect(self._is_told(done, one), f"{done} goes back")

    def _is_told(self, done: Act, told: Understood) -> bool:
        """Whether an act is the one that was told as an item of a list."""
        if done[0] != "do":
            return False
        facts: Any = told.facts
        number, kind, *rest = str(done[1][0]).split()
        if kind != _KINDS.get(told.kind) or facts.get("player", int(number)) != int(number or 0):
            return kind == "lots" == told.kind and rest == [str(facts["player"])]
        if kind == "draw":
            return Counter(rest) == Counter(dict(facts["items"]))
        if kind in ("place", "lay"):
            cell = facts["cell"] if kind == "place" else f"{facts['slot']}-{facts['hour']}"
            return _laid(done, facts["player"], facts["hexagon"], cell)
        wanted = {"turn": ["place", "hexagon"], "take": ["criterion"], "buy": ["slot"]}.get(kind, [])
        return rest[: len(wanted)] == [str(facts[one]) for one in wanted]


_NOTHING: tuple[int, str, list[str], int, int] = (0, "", [], 0, 0)
"""Nothing has been laid last: player, cell, what was surrounded, jokers won and lost."""


def _is_chance(act: Act) -> bool:
    return act[0] != "do" or act[1][0].split()[1] in CHANCE


def _laid(done: Act, player: int, hexagon: str, cell: str) -> bool:
    """Whether an act has laid this hexagon, at this cell where it was told."""
    if done[0] != "do":
        return False
    number, kind, *rest = str(done[1][0]).split()
    if kind not in ("place", "lay") or (int(number), rest[0]) != (player, hexagon):
        return False
    return cell in ("", rest[1] if kind == "place" else f"{rest[1]}-{rest[2]}")


def _whole(criterion: str, other: str) -> str:
    """The hexagon of a colour and a pattern, in either order."""
    return f"{other}-{criterion}" if criterion in COLOURS else f"{criterion}-{other}"


def paid_words(hexagon: str, items: Sequence[Understood]) -> list[str]:
    """What is given up for a hexagon, in the notation: each thing is told whole, or by what it does not share."""
    pattern, colour = traits(hexagon)
    found: list[str] = []
    for one in items:
        if one.kind == "joker":
            found += ["joker"] * int(str(one.facts["count"]))
            continue
        other = str(one.facts.get("other", ""))
        word = f"{other}-{colour}" if other in PATTERNS else f"{pattern}-{other}"
        word = str(one.facts.get("hexagon", word))
        found.append(f"expansion-{word}" if one.facts.get("expansion") else word)
    return found


def given_words(items: Sequence[Any]) -> list[str]:
    """What is given up, in the notation: hexagons with their number, expansions, jokers."""
    found = []
    for word, count in items:
        found += [word] * count
    return found


__all__ = ["Memory", "given_words"]
