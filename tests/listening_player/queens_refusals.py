"""Why an act of Queen's Garden is refused, compared with the reason by the rulebook."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tests.games.queens_naive_garden import fits, pays
from tests.listening_player.ears import Understood
from tests.listening_player.queens_choosing import payments
from tests.listening_player.queens_memory import given_words
from tests.listening_player.queens_table import CLOCK, HeardGardens
from tests.listening_player.table_memory import expect

REASONS = {
    "QG-19": ("no_expansion",),
    "QG-48": ("nothing_there",),
    "QG-55": ("storage_tiles", "storage_expansions"),
    "QG-64": ("no_such_tile",),
    "QG-65": ("cost_count",),
    "QG-67": ("no_such_tile", "no_such_expansion", "too_few_jokers"),
    "QG-68": ("cost_strange",),
    "QG-70": ("cost_mixed", "cost_strange"),
    "QG-71": ("cost_identical",),
    "QG-80": ("cost_count",),
    "QG-81": ("ornament_there", "cell_taken"),
    "QG-83": ("nothing_shared",),
    "QG-85": ("identical_neighbour",),
    "QG-88": ("group_twin", "groups_joined"),
    "QG-89": ("groups_joined", "group_twin"),
    "QG-102": ("no_such_expansion",),
    "QG-105": ("buy_points",),
    "QG-109": ("supply_empty",),
    "QG-110": ("slot_taken",),
    "QG-112": ("slots_full",),
    "QG-121": ("no_such_tile", "no_such_expansion"),
    "QG-142": ("discard_points",),
}
"""The row of the rules that an act breaks -> the reasons that tell it."""
COST = ("QG-65", "QG-67", "QG-68", "QG-70", "QG-71", "QG-80")
"""Rows about payments: where nothing at all can pay, that is told instead."""


def is_reason(told: Understood, wrong: str, table: HeardGardens, player: int) -> None:
    """UnsureError unless the line tells the true reason, and what could be done instead."""
    reasons = {
        one.kind: one.facts for name in ("reason", "second") if isinstance(one := told.facts.get(name), Understood)
    }
    row = str(table.forbids(wrong))
    _, kind, hexagon, *rest = [*wrong.split(), ""]
    last = row.split()[1] if row.startswith(("QG-114 ", "QG-102 ")) else row.split(maxsplit=1)[0]
    wanted = REASONS[last]
    if last in COST and kind in ("place", "lay") and not payments(table, player, hexagon):
        wanted = (*wanted, "unpayable")
    if kind == "buy":  # whatever else stands against it may be told first
        wanted = ("slot_taken", "slots_full", "supply_empty", "buy_points")
    elif kind == "lay" and not table.free_slots(player):
        wanted = (*wanted, "slots_full")
    expect(any(one in reasons for one in wanted), f"the reason is {wanted}, {row}")
    for name, facts in reasons.items():
        _fact(name, dict(facts), table, player, rest[0])
    remedy = told.facts.get("remedy")
    if isinstance(remedy, Understood):
        _remedy(remedy, wrong, table, player)


def _fact(kind: str, facts: dict[str, Any], table: HeardGardens, player: int, cell: str) -> None:
    """What a reason tells beside its kind."""
    garden = table.garden[player]
    if kind == "cell_taken":
        expect((facts["cell"], facts["holds"]) == (cell, garden.get(cell)), f"{garden.get(cell)} lies there")
    elif kind == "storage_tiles" and "free" in facts:
        expect(facts["free"] == table.room(player), f"{table.room(player)} spaces are free")
    elif kind == "buy_points":
        expect(facts["points"] == table.score[player], f"{table.score[player]} points")
    elif kind == "unpayable" and "jokers" in facts:
        expect(facts["jokers"] == table.jokers[player], f"{table.jokers[player]} jokers")
    elif kind == "discard_points":
        left = max(0, table.score[player] - (not table.passed))
        expect(facts["points"] == left, f"{left} points can be lost")
    elif kind in ("identical_neighbour", "group_twin") and "other" in facts:
        expect(facts["other"] in garden, f"nothing lies on {facts['other']}")


def _lacking(table: HeardGardens, player: int, given: list[str]) -> Counter[str]:
    """What of a payment a player has not in storage."""
    beds = (f"expansion-{one}" for one in table.beds[player])
    held = Counter([*table.tiles[player], *beds, *["joker"] * table.jokers[player]])
    return Counter(given) - held


def _remedy(remedy: Understood, wrong: str, table: HeardGardens, player: int) -> None:
    _, kind, hexagon, *_ = wrong.split()
    items: Any = remedy.facts.get("items", ())
    count = remedy.facts.get("count", len(items))
    if remedy.kind == "cells" and kind == "place":
        open_ones = [one for one in table.spaces(player) if fits(table.garden[player], one, hexagon) is None]
        expect(count == len(open_ones) and set(items) <= set(open_ones), f"it may lie on {open_ones}")
    elif remedy.kind == "cells":
        slots = table.free_slots(player)
        cells = [f"{hour}-{rim}" for hour in slots for rim in CLOCK]
        expect(set(items) <= set(cells), f"free slots are {slots}")
    elif remedy.kind == "slots":
        slots = table.free_slots(player)
        expect(list(items) == slots, f"free slots are {slots}")
    elif remedy.kind == "pay":
        given = given_words(items)
        expect(pays(hexagon, given) is None and not _lacking(table, player, given), f"{given} cannot pay")
    elif remedy.kind == "criteria":
        expect(all(table.offered(one) for one in items), f"nothing of {items} lies there")
