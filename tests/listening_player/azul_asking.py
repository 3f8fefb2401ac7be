"""Questions of a player who only listens, whose answers are compared with what this player knows already."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from tests.listening_player.azul_table import MARKER, NUMBERS, HeardTable, told_cells
from tests.listening_player.ears import Understood
from tests.listening_player.table_asking import AT_ONCE, Check, Question, listed
from tests.listening_player.table_memory import expect


class Surveyor:
    """Asks one question after the other, by chance, about the own board or anybody's."""

    def __init__(self, seat: int) -> None:
        self._seat = seat

    def question(self, table: HeardTable, chance: random.Random) -> Question:
        """A question that can be answered now."""
        player = chance.choice(table.players)
        whose = "" if player == self._seat and chance.random() < 0.5 else f"{player}."
        colour = chance.randint(1, 5)
        number = chance.choice(NUMBERS)
        page = chance.randint(2, 3)
        found = [
            Question("51", ("a_offer", "a_offer_none"), 0, _offer(1)),
            Question(f"51.{page}", ("a_offer", "a_offer_none"), 0, _offer(page)),
            Question(f"25.{colour}", ("a_find", "a_find_none"), 0, _find(table.colours[colour - 1])),
            Question("34", ("a_left",), 0, _left),
            Question(f"{whose}24", ("a_lines", "a_lines_empty"), player, _lines(player)),
            Question(f"{whose}26", ("a_wall", "a_wall_empty"), player, _wall(player)),
            Question(f"{whose}22.{number}", ("a_row",), player, _row(player, number)),
            Question(f"{whose}23.{number}", ("a_column",), player, _column(player, number)),
            Question(f"{whose}27", ("a_floor", "a_floor_empty"), player, _floor(player)),
            Question(f"{player}.11", ("a_score",), player, _score(player)),
            Question("14", ("a_rounds", "a_order_lots", "a_rounds_over"), 0, _rounds),
            Question("52", ("a_order", "a_order_next", "a_order_lots", "over"), 0, _order),
        ]
        return chance.choice(found)


# ---- the table ------------------------------------------------------------------------------------------------


def _offer(first: int) -> Check:
    def check(table: HeardTable, facts: dict[str, Any]) -> None:
        sources = {**{d: tiles for d, tiles in table.displays.items() if d != table.away}, 0: table.centre}
        marker = table.phase() in ("take", "spread") and not table.marker
        things = {at: Counter(tiles) for at, tiles in sources.items()}
        lies = any(things.values())
        if marker and lies:
            things[0][MARKER] = 1
        if facts["kind"] == "a_offer_none":
            expect(not lies, "something lies there")
            return
        expect(lies, "nothing lies there")
        full = [(at, things[at], at in table.golden) for at in sources if things[at]]
        told = [
            (one.facts["source"], Counter(dict(one.facts["items"])), "gold" in one.facts)
            for one in facts.get("items", ())
        ]
        if listed(facts, full, told, first):
            empty = [at for at in sources if not things[at]]
            expect(list(facts.get("empty", ())) == empty, f"{empty} are empty")
            away = [(table.keeper, table.away)] if table.away else []
            said = [(one.facts["player"], one.facts["source"]) for one in facts.get("away", ())]
            expect(said == away, f"{away} is away")

    return check


def _find(colour: str) -> Check:
    def check(table: HeardTable, facts: dict[str, Any]) -> None:
        sources = {**table.displays, 0: table.centre}
        found = [(at, tiles.count(colour)) for at, tiles in sources.items() if colour in tiles]
        found.sort(key=lambda one: -one[1])
        total = sum(count for _, count in found)
        expect((facts["kind"] == "a_find_none") == (not found), f"{colour}: {found}")
        if "tiles" in facts:
            expect(facts["tiles"] == (colour, total), f"{total} {colour}")
        told = [(one.facts["source"], one.facts["tiles"]) for one in facts.get("items", ())]
        listed(facts, [(at, (colour, count)) for at, count in found], told, 1)

    return check


def _left(table: HeardTable, facts: dict[str, Any]) -> None:
    """What the tiling brings into the lid is there once the round is over."""
    expect(Counter(dict(facts.get("bagged", ()))) == Counter(table.bag), f"{Counter(table.bag)} in the bag")
    if table.phase() not in ("tile", "round"):
        expect(Counter(dict(facts.get("lidded", ()))) == Counter(table.lid), f"{Counter(table.lid)} in the lid")


# ---- a board --------------------------------------------------------------------------------------------------


def _lines(player: int) -> Check:
    def check(table: HeardTable, facts: dict[str, Any]) -> None:
        held = _held(table, player)
        begun = [n for n in NUMBERS if held[n]]
        told = [_line(one) for one in facts.get("items", ())]
        if table.phase() in ("tile", "round"):
            # What is left over of a tiled line lies there until the round is over.
            left = [one for one in told if one[3]]
            expect(all(one[2][1] == one[0] - 1 for one in left), f"{left} are left over")
            told = [one for one in told if not one[3]]
            true = [_true_line(held, n) for n in begun]
            expect(all(one in true for one in told), f"{told} are not among {true}")
            return
        expect((facts["kind"] == "a_lines_empty") == (not begun), f"{begun} are begun")
        if begun and listed(facts, [_true_line(held, n) for n in begun], told, 1):
            empty = [n for n in NUMBERS if not held[n]]
            expect(list(facts.get("empty", ())) == empty, f"{empty} are empty")

    return check


def _line(told: Understood) -> tuple[int, int, Any, int]:
    """A pattern line as it was told: number, how many are missing, what lies there, whether it is left over."""
    facts: Mapping[str, Any] = told.facts
    return facts["line"], facts.get("missing", 0), facts.get("tiles"), facts.get("tiled", 0)


def _true_line(held: Mapping[int, Sequence[str]], line: int) -> tuple[int, int, Any, int]:
    return line, line - len(held[line]), (held[line][0], len(held[line])), 0


def _held(table: HeardTable, player: int) -> dict[int, list[str]]:
    """The pattern lines as they lie there."""
    pending = table.pending(player)
    return {n: [] if n in pending else tiles for n, tiles in table.lines[player].items()}


def _wall(player: int) -> Check:
    def check(table: HeardTable, facts: dict[str, Any]) -> None:
        rows = [(n, cells) for n in NUMBERS if (cells := table.cells(player, n))]
        expect((facts["kind"] == "a_wall_empty") == (not rows), f"{rows} lie there")
        if not rows:
            return
        told = [(one.facts["row"], table.told_row(one)) for one in facts.get("items", ())]
        if listed({}, rows, told, 1):
            empty = [n for n in NUMBERS if not table.cells(player, n)]
            expect(list(facts.get("empty", ())) == empty, f"{empty} are empty")
        count = sum(len(cells) for _, cells in rows)
        expect(facts["count"] == count, f"{count} lie there")

    return check


def _row(player: int, row: int) -> Check:
    def check(table: HeardTable, facts: dict[str, Any]) -> None:
        true, items = table.cells(player, row), facts.get("items", ())
        told = told_cells(items) if items and not isinstance(items[0], str) else []
        if items and not told:  # from the left: the columns are those of the colours, or those that are not free
            free_ones = facts.get("free", ())
            columns = [n for n in NUMBERS if n not in free_ones] if table.reverse else [at for at, _ in true]
            told = list(zip(columns, items, strict=False))
            expect(len(columns) == len(items), f"{true} lie there")
        expect(told == true, f"{true} lie there")
        wall = table.wall(player)[row - 1]
        free: list[Any] = [column for column in NUMBERS if wall[column - 1] is None]
        if not table.reverse:
            free = [table.pattern[row - 1][column - 1] for column in free]
        expect(list(facts.get("free", ())) == free, f"{free} are free")
        expect(facts["line"].facts["line"] == row, f"row {row} was asked for")
        if table.phase() not in ("tile", "round"):
            held = table.lines[player][row]
            expect((facts["line"].kind == "line_empty") == (not held), f"{held} lies in the line")
            if held:
                expect(_line(facts["line"]) == _true_line(table.lines[player], row), f"{held} lies in the line")

    return check


def _column(player: int, column: int) -> Check:
    def check(table: HeardTable, facts: dict[str, Any]) -> None:
        expect(facts["column"] == column, f"column {column} was asked for")
        down = [row[column - 1] for row in table.wall(player)]
        true = [(n, down[n - 1]) for n in NUMBERS if down[n - 1]]
        expect(told_cells(facts.get("items", ())) == true, f"{true} lie there")
        told = [one if isinstance(one, int) else told_cells([one])[0] for one in facts.get("free", ())]
        rows = [n for n in NUMBERS if not down[n - 1]]
        free = rows if table.reverse else [(n, table.pattern[n - 1][column - 1]) for n in rows]
        expect(told == free, f"{free} are free")

    return check


def _floor(player: int) -> Check:
    def check(table: HeardTable, facts: dict[str, Any]) -> None:
        if 0 in table.pending(player).values():
            return
        floor = table.floors[player]
        expect((facts["kind"] == "a_floor_empty") == (not floor), f"{floor} lies there")
        told = Counter(dict(facts.get("items", ())))
        same = told == Counter(floor) or (table.dropped() and told.total() == len(floor))
        expect(same, f"{floor} lies there")
        expect(facts.get("penalty", 0) == table.penalty(player), f"it costs {table.penalty(player)}")

    return check


def _score(player: int) -> Check:
    def check(table: HeardTable, facts: dict[str, Any]) -> None:
        bonus = table.bonus_of(player)
        running = table.scores[player] - (bonus if table.over else 0)
        expect(facts["player"] == player, "somebody else's points")
        expect(facts["running"] == running, f"{running} points")
        expect(facts.get("total", running) == running + bonus, f"{running + bonus} points in all")
        told = sum(one.facts["points"] for one in facts.get("items", ()))
        expect(told == bonus or len(facts.get("items", ())) == AT_ONCE, f"{bonus} points of bonuses")

    return check


# ---- the course -----------------------------------------------------------------------------------------------


def _rounds(table: HeardTable, facts: dict[str, Any]) -> None:
    if facts["kind"] == "a_order_lots":
        expect(table.phase() == "first", "it is known who begins")
        return
    expect((facts["kind"] == "a_rounds_over") == table.over, "whether it is over")
    if not table.over:
        expect(facts["round"] == table.round, f"round {table.round}")
        expect(facts.get("done", 0) == table.round - 1, f"round {table.round}")
        longest = max(len(table.cells(player, row)) for player in table.players for row in NUMBERS)
        expect(facts.get("longest", longest) == longest, f"the fullest row has {longest}")
        for one in facts.get("items", ()):
            counts = [len(table.cells(one.facts["player"], row)) for row in NUMBERS]
            told = (one.facts.get("rows", 0), one.facts.get("fours", 0))
            expect(told == (counts.count(5), counts.count(4)), f"rows have {counts}")


def _order(table: HeardTable, facts: dict[str, Any]) -> None:
    if facts["kind"] == "a_order_lots":
        expect(table.phase() == "first", "it is known who begins")
    elif facts["kind"] in ("a_order", "a_order_next"):
        phase = table.phase()
        under_way = phase in ("take", "spread")
        tiling = phase in ("tile", "round")
        first = table.turn if under_way else (table.marker or table.starter) if tiling else table.starter
        at = table.players.index(first)
        order = [*table.players[at:], *table.players[:at]]
        expect(list(facts.get("players", order)) == order, f"the order is {order}")
        if "holder" in facts and (under_way or tiling):
            expect(facts["holder"] == (table.marker or table.starter), f"the marker: {table.marker}")
        if facts.get("centre"):
            expect(under_way and not table.marker, "the marker is not in the centre")
