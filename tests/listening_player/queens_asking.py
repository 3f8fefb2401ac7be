"""Questions of a player of Queen's Garden who only listens, compared with what this player knows already."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

from tests.listening_player import queens_digits as digits
from tests.listening_player.ears import Understood
from tests.listening_player.queens_asking_garden import around, garden, groups, here, storage, surround
from tests.listening_player.queens_table import CELLS, COLOURS, PATTERNS, HeardGardens, traits, value
from tests.listening_player.table_asking import Check, Question, listed
from tests.listening_player.table_memory import expect

SPACES = [one for one in CELLS if one != "fountain" and not one.startswith("ornament")]


class Surveyor:
    """Asks one question after the other, by chance, about the own garden or anybody's."""

    def __init__(self, seat: int) -> None:
        self._seat = seat

    def question(self, table: HeardGardens, chance: random.Random) -> Question:
        """A question that can be answered now."""
        player = chance.choice(table.everybody)
        whose = "" if player == self._seat and chance.random() < 0.5 else f"{player}."
        criterion = chance.choice([*COLOURS, *PATTERNS])
        laid = list(table.garden[player])
        cell = chance.choice(laid) if laid and chance.random() < 0.6 else chance.choice(SPACES)
        typed, page = digits.cell(cell), chance.choice((1, 1, 4))
        found = [
            Question("51", ("a_offer", "a_offer_none"), 0, _offer(COLOURS, 1)),
            Question(f"52.{page}", ("a_offer", "a_offer_none"), 0, _offer(PATTERNS, page)),
            Question(f"51.{chance.randint(0, 4)}", PLACE, 0, _place),
            Question(f"{whose}25.{digits.criterion(criterion)}", ("a_find",), player, _find(player, criterion)),
            Question("34", ("a_left",), 0, _left),
            Question(f"{whose}21.{typed}", HERE, player, here(player, cell)),
            Question(f"{whose}22.{typed}", ("a_around",), player, around(player, cell)),
            Question(f"{whose}24.{page}", ("a_groups", "a_groups_none"), player, groups(player, page)),
            Question(f"{whose}26", ("a_garden",), player, garden(player)),
            Question(f"{whose}27", ("a_storage",), player, storage(player)),
            Question(f"{whose}35", ("a_nearest",), player, surround(player)),
            Question("14", ("a_rounds", "a_rounds_lots", "a_rounds_over"), 0, _rounds),
            Question(f"{player}.58", ("a_wheel", "a_wheel_over"), player, _wheel(player)),
            Question(f"{player}.11", ("a_score",), player, _score(player)),
            Question(f"{player}.12", ("a_bonuses", "a_bonuses_none"), player, _bonuses(player)),
        ]
        return chance.choice(found)


Sources = dict[str, list[tuple[int, bool]]]
"""The hexagons of a colour or pattern by the other property: their places, and whether as an expansion."""
PLACE = ("a_place", "a_place_face", "a_place_gone", "a_place_nowhere")
HERE = ("a_here", "a_here_free", "a_here_none", "a_here_ornament")


# ---- the table ------------------------------------------------------------------------------------------------


def _offer(criteria: list[str], first: int) -> Check:
    def check(table: HeardGardens, facts: dict[str, Any]) -> None:
        there = {one: table.offered(one) for one in criteria if table.offered(one)}
        expect((facts["kind"] == "a_offer_none") == (not there), f"{list(there)} lie there")
        if not there:
            return
        true = [(one, len(found), _sources(table, one, found)) for one, found in there.items()]
        told = [(one.facts["criterion"], one.facts["count"], _told_sources(one)) for one in facts["items"]]
        listed(facts, true, told, first)
        lying = table.lying()
        beds = len(table.faceup)
        if "tiles" in facts:
            expect(facts["tiles"] == sum(map(len, lying.values())) - beds, "tiles on offer")
            expect(facts.get("expansions", 0) == beds, f"{beds} expansions on offer")

    return check


def _told_sources(told: Understood) -> Sources:
    """The same as it was told."""
    items: Any = told.facts["items"]
    return {
        one.facts["criterion"]: [(at.facts["place"], bool(at.facts.get("bed"))) for at in one.facts["places"]]
        for one in items
    }


def _sources(table: HeardGardens, criterion: str, found: dict[str, list[int]]) -> Sources:
    """Each hexagon by its other property, with its places, and whether it lies there as an expansion."""
    sources: Sources = {}
    for hexagon, places in found.items():
        other = next(one for one in traits(hexagon) if one != criterion)
        sources[other] = [(place, place in table.faceup) for place in places]
    return sources


def _place(table: HeardGardens, facts: dict[str, Any]) -> None:
    place, kind = facts["place"], facts["kind"]
    lying = table.lying()
    there = place in lying or place in table.display
    expect((kind in ("a_place", "a_place_face")) == there, f"something lies at {place}: {there}")
    if kind == "a_place_face":
        expect(table.faceup.get(place) == facts["bed"], f"{table.faceup.get(place)} lies there")
    elif kind == "a_place":
        expect(
            Counter(dict(facts.get("items", ()))) == Counter(lying.get(place, ())),
            f"{lying.get(place)} lies there",
        )
        if place == 0:
            expect(facts["stack"] == table.stack, f"{table.stack} expansions in the stack")


def _find(player: int, criterion: str) -> Check:
    def check(table: HeardGardens, facts: dict[str, Any]) -> None:
        mine = table.garden[player]
        found = sorted((cell, one) for cell, one in mine.items() if criterion in traits(one))
        told = [(one.facts["cell"], one.facts["hexagon"]) for one in facts.get("items", ())]
        expect(facts["count"] == len(found), f"{len(found)} lie in the garden")
        expect(len(told) == min(3, len(found)) and set(told) <= set(found), f"{found} lie in the garden")
        held = sum(criterion in traits(one) for one in [*table.tiles[player], *table.beds[player]])
        expect(facts["stored"] == held, f"{held} are stored")
        offered = sum(criterion in traits(one) for there in table.lying().values() for one in there)
        expect(facts["offered"] == offered, f"{offered} are on offer")

    return check


def _left(table: HeardGardens, facts: dict[str, Any]) -> None:
    bag, tower = table.sacks()
    expect((facts["bag"], facts["tower"]) == (bag.total(), tower.total()), f"{bag.total()}, {tower.total()}")
    stacks = (table.stack, sum(table.stacks), table.supply)
    expect((facts["stack"], facts["later"], facts["supply"]) == stacks, f"stacks and supply: {stacks}")
    expect(facts["unseen"] == 36 - len(table.seen()), f"{len(table.seen())} were seen")
    for one in facts["items"]:
        criterion = one.facts["criterion"]
        true = [sum(count for word, count in heap.items() if criterion in traits(word)) for heap in (bag, tower)]
        expect([one.facts["bag"], one.facts["tower"]] == true, f"{criterion}: {true}")


# ---- the course -----------------------------------------------------------------------------------------------


def _rounds(table: HeardGardens, facts: dict[str, Any]) -> None:
    phase, actor = table.due()
    kinds = {"lots": "a_rounds_lots", "over": "a_rounds_over"}
    expect(facts["kind"] == kinds.get(phase, "a_rounds"), f"it is {phase}")
    if facts["kind"] != "a_rounds":
        return
    expect((facts["round"], facts.get("left", 0)) == (table.round, 4 - table.round), f"round {table.round}")
    expect(list(facts.get("passed", ())) == table.passed, f"{table.passed} have passed")
    expect(facts.get("holder", 0) == table.marker, f"the marker: {table.marker}")
    if phase == "act":
        order = [*range(actor, table.players + 1), *range(1, actor)]
        acting = [one for one in order if one not in table.passed]
        expect(list(facts.get("players", ())) == acting, f"{acting} act")


def _wheel(player: int) -> Check:
    def check(table: HeardGardens, facts: dict[str, Any]) -> None:
        expect((facts["kind"] == "a_wheel_over") == table.over, "whether it is over")
        if table.over:
            return
        shown = table.wheel[table.round - 1]
        told = {one.facts["criterion"]: one.facts["points"] for one in facts["items"]}
        expect(told == shown, f"the wheel shows {shown}")
        for one in facts["items"]:
            count = sum(one.facts["criterion"] in traits(word) for word in table.garden[player].values())
            expect(one.facts["count"] == count, f"{count} of {one.facts['criterion']}")
        brings = table.round_points(player)
        expect(facts["pavilions"] == brings["pavilions"], f"{brings['pavilions']} pavilions")
        expect(facts["points"] == sum(brings.values()), f"it brings {brings}")
        then = {one.facts["criterion"]: one.facts["points"] for one in facts.get("then", ())}
        later = table.wheel[table.round] if table.round < 4 else {}
        expect(not later or then == later, f"then {later}")

    return check


def _score(player: int) -> Check:
    def check(table: HeardGardens, facts: dict[str, Any]) -> None:
        expect(facts["player"] == player, "somebody else's points")
        expect(facts["running"] == table.score[player], f"{table.score[player]} points")
        expect(facts.get("total", table.total(player)) == table.total(player), f"{table.total(player)} in all")

    return check


def _bonuses(player: int) -> Check:
    def check(table: HeardGardens, facts: dict[str, Any]) -> None:
        if table.over:
            return
        points = table.total(player) - table.score[player]
        things = table.jokers[player] + len(table.tiles[player]) + len(table.beds[player])
        mine = table.garden[player]
        true = [("group", kind, len(at), sum(value(mine[one]) for one in at)) for kind, at in table.big(player)]
        none = not true and not things
        expect((facts["kind"] == "a_bonuses_none") == none, f"{true}, {things} things")
        if none:
            return
        expect(facts["points"] == points, f"{points} points")
        told = [
            (one.kind, one.facts["criterion"], one.facts["count"], one.facts["points"])
            for one in facts["items"]
            if one.kind == "group"
        ]
        expect(all(one in true for one in told), f"{true} score")

    return check
