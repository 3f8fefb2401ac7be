"""Answers about one garden of Queen's Garden, compared with what a listener knows of it."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tests.listening_player.queens_table import (
    AROUND,
    CELLS,
    CLOCK,
    COLOURS,
    HOURS,
    ORNAMENTS,
    PATTERNS,
    HeardGardens,
    traits,
    value,
)
from tests.listening_player.table_asking import Check
from tests.listening_player.table_memory import expect

AT = {place: cell for cell, place in CELLS.items()}


def here(player: int, cell: str) -> Check:
    """One space: what lies there with its groups, or what may come there."""

    def check(table: HeardGardens, facts: dict[str, Any]) -> None:
        lies = table.garden[player].get(cell)
        kind = facts["kind"]
        expect((kind == "a_here") == (lies is not None), f"{lies} lies there")
        if kind == "a_here_ornament":
            missing = sum(near not in table.garden[player] for near in AROUND[cell])
            told = facts["lacking"].facts
            expect((told["ornament"], told.get("missing", 0)) == (cell, missing), f"{missing} are missing")
            return
        expect(facts["cell"] == cell, "another space")
        expect((kind == "a_here_none") == (_slot(cell) in table.free_slots(player)), "whether it is there")
        if lies is not None:
            expect(facts["hexagon"] == lies, f"{lies} lies there")
            mine = [(one, at) for one, at in table.groups(player) if cell in at]
            told_groups = [_told_group(one) for one in facts.get("items", ())]
            expect(sorted(told_groups) == sorted(_group(table, player, *one) for one in mine), f"groups {mine}")

    return check


def _slot(cell: str) -> int:
    board, _, _ = cell.partition("-")
    return int(board) if board.isdecimal() else 0


Group = tuple[str, int, int, int, tuple[str, ...]]


def _group(table: HeardGardens, player: int, criterion: str, cells: frozenset[str]) -> Group:
    """A group as it is told: size, points, bonus, and what it lacks to be complete."""
    mine = [table.garden[player][one] for one in cells]
    kinds = PATTERNS if criterion in COLOURS else COLOURS
    missing = tuple(one for one in kinds if not any(one in traits(word) for word in mine))
    points = sum(map(value, mine)) if len(mine) >= 3 else 0
    return criterion, len(mine), points, table.bonus.get(len(mine), 0), missing


def _told_group(told: Any) -> Group:
    facts = told.facts
    return (
        facts["criterion"],
        facts["count"],
        facts.get("points", 0),
        facts.get("bonus", 0),
        tuple(facts.get("missing", ())),
    )


def groups(player: int, first: int) -> Check:
    """Every group, colours before patterns."""

    def check(table: HeardGardens, facts: dict[str, Any]) -> None:
        true = [_group(table, player, *one) for one in table.groups(player)]
        expect((facts["kind"] == "a_groups_none") == (not true), f"{true}")
        if true:
            told = [_told_group(one) for one in facts["items"]]
            expect([one[0] for one in told] == [one[0] for one in true][_from(true, first) :][:3], "their order")
            expect(all(one in true for one in told), f"{true}")
            expect(facts.get("count", len(true)) == len(true), f"{len(true)} groups")

    return check


def _from(items: list[Any], first: int) -> int:
    return min(first, max(1, len(items))) - 1


def around(player: int, cell: str) -> Check:
    """The six sides of a space, clockwise from twelve o'clock."""

    def check(table: HeardGardens, facts: dict[str, Any]) -> None:
        expect(facts["cell"] == cell, "another space")
        q, r = CELLS[cell]
        expect([one.facts["hour"] for one in facts["items"]] == list(CLOCK), "the hours")
        for one in facts["items"]:
            x, y = HOURS[one.facts["hour"]]
            _side(table, player, AT.get((q + x, r + y), ""), dict(one.facts))

    return check


def _side(table: HeardGardens, player: int, cell: str, told: dict[str, Any]) -> None:
    lies = table.garden[player].get(cell)
    expect(told.get("hexagon") == lies, f"{lies} lies on {cell}")
    if lies:
        return
    if not cell or _slot(cell) in table.free_slots(player):
        expect(told.get("edge") == ("none" if cell else "edge"), f"{cell} is not there")
    elif table.ornament(player, cell):
        facts = told["lacking"].facts
        missing = sum(near not in table.garden[player] for near in AROUND[cell])
        expect((facts["ornament"], facts.get("missing", 0)) == (cell, missing), f"{cell} lacks {missing}")
    else:
        expect(told.get("edge") == "free", f"{cell} is empty")


def garden(player: int) -> Check:
    """The spaces at the fountain, then expansion by expansion."""

    def check(table: HeardGardens, facts: dict[str, Any]) -> None:
        mine, slots = table.garden[player], table.slots[player]
        expect((facts["hexagons"], facts["expansions"]) == (len(mine), len(slots)), f"{len(mine)}, {len(slots)}")
        order = [0, *(hour for hour in CLOCK if hour in slots)]
        told = [one.facts.get("slot", 0) for one in facts["items"]]
        expect(told == order[:3], f"{order} are there")
        for one in facts["items"]:
            slot = one.facts.get("slot", 0)
            board = str(slot) if slot else "fountain"
            lying = {one.facts["where"]: one.facts["hexagon"] for one in one.facts.get("items", ())}
            true = {_part(cell): word for cell, word in mine.items() if cell.partition("-")[0] == board}
            expect(lying == true, f"{board}: {true}")
            expect(bool(one.facts.get("down")) == (slots.get(slot) == "back"), f"{slot}: {slots.get(slot)}")
            free = [_part(cell) for cell in table.spaces(player) if cell.partition("-")[0] == board]
            named = list(one.facts.get("free", ()))
            expect(not lying or sorted(map(str, named)) == sorted(map(str, free)), f"{free} are free")
        if len(order) <= 3:
            expect(list(facts.get("empty", ())) == table.free_slots(player), "slots without an expansion")

    return check


def _part(cell: str) -> int | str:
    part = cell.partition("-")[2]
    return int(part) if part.isdecimal() else part


def storage(player: int) -> Check:
    """Tiles by colour, expansions, jokers, and the spaces that are free."""

    def check(table: HeardGardens, facts: dict[str, Any]) -> None:
        tiles, beds = table.tiles[player], table.beds[player]
        told = (facts["tiles"], facts["jokers"], facts["free"])
        true = (len(tiles), table.jokers[player], table.room(player))
        expect(told == true, f"tiles, jokers, free spaces: {true}")
        expect(sorted(facts.get("expansions", ())) == sorted(beds), f"{beds} are stored")
        rows = {one.facts["colour"]: Counter(dict(one.facts["items"])) for one in facts.get("items", ())}
        known = {}
        for colour in COLOURS:
            found = Counter(traits(one)[0] for one in tiles if traits(one)[1] == colour)
            if found:
                known[colour] = found
        expect(list(rows.items()) == list(known.items())[:3], f"{known} are stored")

    return check


def surround(player: int) -> Check:
    """What is not surrounded yet, what lacks least first."""

    def check(table: HeardGardens, facts: dict[str, Any]) -> None:
        mine = table.garden[player]
        there = [*ORNAMENTS, *(f"{hour}-middle" for hour in CLOCK if table.ornament(player, f"{hour}-middle"))]
        lacking = {one: sum(near not in mine for near in AROUND[one]) for one in there}
        open_ones = {one: count for one, count in lacking.items() if count}
        done = len(there) - len(open_ones)
        told = (facts["done"], facts["count"])
        expect(told == (done, len(open_ones)), f"{done} are surrounded, {len(open_ones)} not")
        least = sorted(open_ones.values())[:3]
        expect([one.facts["missing"] for one in facts["items"]] == least, f"{open_ones} are lacking")
        for one in facts["items"]:
            cell = one.facts["ornament"]
            expect(open_ones.get(cell) == one.facts["missing"], f"{cell} lacks {open_ones.get(cell)}")
            reward = table.rewards[table.ornament(player, cell)]
            expect(one.facts["jokers"] == reward, f"{cell} brings {reward}")

    return check
