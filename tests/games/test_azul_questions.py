"""Questions about a table of Azul: each answer against a recount of the test's own, whole lists, sentences."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import pairwise
from typing import Any

import pytest

from companion.core.model import Announcement, Kind, Phrase
from companion.games.azul.mind.mind import MINI as MIND
from companion.games.azul.rules.gain import gain
from companion.games.azul.rules.state import FILL, OVER, ROUND, TAKE, TILE, Board, State
from companion.games.azul.rules.taking import takes
from companion.games.azul.rules.tiling import due
from companion.games.parts import ADVICE
from companion.language.phrases import LANGUAGES, LEVELS, Language, Phrases
from tests.games import asking
from tests.games import azul_kit as kit
from tests.games.asking import fact, items
from tests.games.azul_naive import points as naive_points
from tests.games.azul_questions_said import LITERAL
from tests.games.azul_recount import tiled

PENALTY = (0, 1, 2, 4, 6, 8, 11, 14)
TABLES = (
    ("azul_mini", 2, ()),
    ("azul_mini", 3, ("reverse",)),
    ("master_chocolatier", 4, ("special",)),
    ("master_chocolatier", 2, ("special", "marker", "reverse")),
)
EACH_TABLE = pytest.mark.parametrize("table", TABLES, ids=lambda one: "-".join([one[0], str(one[1]), *one[2]]))
Table = tuple[str, int, tuple[str, ...]]


@cache
def course(table: Table, seed: int) -> tuple[State, ...]:
    """Every state of a game by chance that prefers lines to the floor; advice is allowed."""
    name, players, variants = table
    dice, game = random.Random(seed), kit.GAMES[name]
    plain = kit.setup(name, players, *variants)
    state = game.start(replace(plain, options={**plain.options, ADVICE: "1"}))
    states = [state]
    while state.phase != OVER:
        if state.phase == TILE:
            first = next(one for one in state.table.players if due(state, one))
            moves = [min(due(state, first), key=lambda one: (one.args[0], dice.random()))]
        else:
            moves = list(game.moves(state))
            lined = [one for one in moves if one.action == "take" and one.args[2]]
            moves = lined if lined and dice.random() < 0.9 else moves
        state = game.play(state, dice.choice(moves))
        states.append(state)
    return tuple(states)


def some(table: Table, count: int = 24, seeds: tuple[int, ...] = (1, 2)) -> Iterator[State]:
    """States spread evenly over games, of every phase."""
    for seed in seeds:
        states = course(table, seed)
        yield from states[:: max(1, len(states) // count)]
        yield states[-1]
        yield from {one.phase: one for one in states}.values()


def ask(state: State, question: str, seat: int = 1) -> Announcement:
    (one,) = kit.GAMES[state.edition.name].answer(state, question, seat)
    assert (one.kind, one.seat) == (Kind.ANSWER, seat)
    return one


def walked(state: State, question: str, seat: int = 1) -> tuple[Announcement, list[Phrase]]:
    """The first part of a list and all items, asked for three at a time."""
    begin, last, listed = asking.walked(lambda told: ask(state, told, seat), question)
    return begin if begin is last else Announcement(begin.key, {**begin.facts, **_ends(last)}), listed


def _ends(last: Announcement) -> dict[str, Any]:
    return {name: last.facts[name] for name in ("empty", "away") if name in last.facts}


# ---- recounts of the test's own -------------------------------------------------------------------------------


def heaps(state: State) -> dict[int, Counter[str]]:
    """Source -> its tiles, without a display that was taken away."""
    away = state.shelter.display + 1 if state.shelter else -1
    every = {0: state.centre, **dict(enumerate(state.displays, start=1))}
    words = state.edition.colours
    return {
        source: Counter({word: count for word, count in zip(words, lying, strict=True) if count})
        for source, lying in every.items()
        if source != away
    }


def told(listed: list[Phrase]) -> Counter[str]:
    return Counter({fact(one, "colour"): fact(one, "count") for one in listed if one.key == "az-tiles"})


def named(board: Board, state: State) -> list[list[str | None]]:
    words = state.edition.colours
    return [[words[colour - 1] if colour else None for colour in row] for row in board.wall]


def takes_of(board: Board, state: State, word: str) -> list[int]:
    """The lines that take a colour (AZ-35, AZ-37, AZ-40, AZ-41)."""
    found, wall = [], named(board, state)
    for line, (colour, count) in enumerate(board.lines, start=1):
        same = not count or state.edition.colours[colour - 1] == word
        if same and count < line and word not in wall[line - 1]:
            found.append(line)
    return found


def cells(state: State, wall: list[list[str | None]], row: int, word: str) -> list[int]:
    """The columns, from 1, that a colour may take in a row, from 1 (AZ-50, AZ-83, AZ-84)."""
    if word in wall[row - 1]:
        return []
    if not state.table.reverse:
        return [(state.edition.colours.index(word) + row - 1) % 5 + 1]
    free = [column for column in range(1, 6) if wall[row - 1][column - 1] is None]
    return [column for column in free if all(line[column - 1] != word for line in wall)]


def best_of(state: State, wall: list[list[str | None]], row: int, word: str) -> tuple[int, int]:
    """Most points of a tile of a row, and the column; (0, 0) where there is none."""
    found = [(naive_points(wall, row, column)[2], -column) for column in cells(state, wall, row, word)]
    most = max(found, default=(0, 0))
    return most[0], -most[1]


def worth(state: State, seat: int) -> int:
    """Points of tiling the complete lines of a player in the best way, less the floor."""
    board, shelter = state.boards[state.table.seats[seat]], state.shelter
    wall = named(board, state)
    full = {}
    for line, (colour, count) in enumerate(board.lines, start=1):
        if count == line and (word := state.edition.colours[colour - 1]) not in wall[line - 1]:
            full[line] = word
    soft = shelter is not None and shelter.player == seat and not shelter.colour
    return tiled(state.edition.name, state.table.reverse, wall, full, len(board.floor), soft).worth


def after(state: State, seat: int, source: int, word: str, line: int) -> dict[str, int]:
    """What a take does, by the rulebook: missing, fell, marker, and what the floor costs then."""
    board, count = state.boards[state.table.seats[seat]], heaps(state)[source][word]
    room = line - board.lines[line - 1][1] if line else 0
    fell = max(0, count - room)
    shelter = state.shelter
    kept = bool(shelter and shelter.player == seat and not shelter.colour)
    if source and state.gold(source - 1) == "sn5":
        kept = True
    marker = int(source == 0 and not state.taker)
    floor, caught, fallen = len(board.floor), 0, fell
    if marker and kept and state.table.sheltered:
        kept, caught = False, 1
    else:
        floor += marker
    if fell and kept:
        caught, fallen = 1, fell - 1
    floor += fallen
    return {
        "missing": max(0, room - count),
        "fell": fell,
        "marker": marker,
        "sheltered": caught,
        "after": PENALTY[min(floor, 7)],
        "before": PENALTY[len(board.floor)],
    }


# ---- what lies on the table -----------------------------------------------------------------------------------


@EACH_TABLE
def test_the_offer_tells_every_tile_and_every_empty_place(table: Table) -> None:
    for state in some(table):
        lying = heaps(state)
        found, listed = walked(state, "offer", 0)
        if not any(lying.values()):
            assert found.key == "az-offer-none"
            continue
        sources = [fact(one, "source", "source") for one in listed]
        assert sources == sorted(sources, key=lambda one: one or 99), "displays, then the centre"
        for one in listed:
            source = fact(one, "source", "source")
            assert told(items(one)) == lying[source]
            amounts = [fact(each, "count") for each in items(one) if each.key == "az-tiles"]
            assert amounts == sorted(amounts, reverse=True), "most first"
            gold = state.gold(source - 1) if source else ""
            assert "-".join([fact(one, "gold"), fact(one, "colour")]).startswith(gold or "none")
            marker = any(each.key == "az-offer-marker" for each in items(one))
            assert marker == (source == 0 and not state.taker and state.phase >= TAKE)
        empty = [fact(one, "source") for one in items(found, "empty")]
        assert sorted(empty + sources) == sorted(lying), "each place once"
        assert len(items(found, "away")) == (state.shelter is not None)


@EACH_TABLE
def test_where_a_colour_is_and_how_many_are_left(table: Table) -> None:
    for state in some(table):
        lying = heaps(state)
        for word in state.edition.colours:
            found, listed = walked(state, f"find {word}", 0)
            wanted = {source: heap[word] for source, heap in lying.items() if heap[word]}
            if not wanted:
                assert (found.key, found.facts["colour"]) == ("az-find-none", word)
                continue
            pairs = [(fact(one, "source", "source"), fact(one, "tiles", "count")) for one in listed]
            assert dict(pairs) == wanted and all(one[1] >= two[1] for one, two in pairwise(pairs))
            assert fact(found, "tiles", "count") == sum(wanted.values())
            assert found.facts["count"] == len(wanted)


@EACH_TABLE
def test_all_hundred_tiles_are_accounted_for(table: Table) -> None:
    for state in some(table):
        found = ask(state, "left", 0)
        words = state.edition.colours
        assert told(items(found, "bagged")) == +Counter(dict(zip(words, state.bag, strict=True)))
        assert told(items(found, "lidded")) == +Counter(dict(zip(words, state.lid, strict=True)))
        assert found.facts["displays"] == sum(sum(heap.values()) for heap in heaps(state).values())
        assert found.facts["walls"] == sum(
            cell is not None for b in state.boards for r in named(b, state) for cell in r
        )
        counts = [found.facts[one] for one in ("bag", "lid", "displays", "lines", "walls", "floors")]
        assert sum(counts) == 100, counts  # type: ignore[arg-type]


# ---- what can be taken ----------------------------------------------------------------------------------------


@EACH_TABLE
def test_what_fits_and_what_completes_a_line(table: Table) -> None:
    for state in some(table):
        lying = {source: heap for source, heap in heaps(state).items() if heap}
        for seat, board in zip(state.table.players, state.boards, strict=True):
            found, listed = walked(state, "fits - -", seat)
            if not lying:
                assert found.key == "az-offer-none"
                continue
            assert sorted(fact(one, "source", "source") for one in listed) == sorted(lying)
            completes = [any(each.key == "az-fits-full" for each in items(one)) for one in listed]
            assert completes == sorted(completes, reverse=True), "first what completes a line"
            assert found.facts["completing"] == sum(completes)
            for one in listed:
                _check_source(state, board, one, lying[fact(one, "source", "source")])


def _check_source(state: State, board: Board, one: Phrase, heap: Counter[str]) -> None:
    groups: dict[str, set[str]] = {"az-fits-full": set(), "az-fits-some": set(), "az-fits-floor": set()}
    for each in items(one):
        if each.key == "az-fits-full":
            word, line = fact(each, "tiles", "colour"), fact(each, "line")
            groups[each.key].add(word)
            falls = {at: heap[word] - at + board.lines[at - 1][1] for at in takes_of(board, state, word)}
            least = min(fell for fell in falls.values() if fell >= 0)
            assert falls[line] == fact(each, "fell") == least, "the line for which fewest fall"
        else:
            groups[each.key] = set(told(items(each)))
    for word in heap:
        lines = takes_of(board, state, word)
        full = any(board.lines[at - 1][1] + heap[word] >= at for at in lines)
        group = "az-fits-full" if full else "az-fits-some" if lines else "az-fits-floor"
        assert word in groups[group]
    assert sum(map(len, groups.values())) == len(heap)


@EACH_TABLE
def test_what_a_take_would_do(table: Table) -> None:
    """Every colour of a source line by line, and each take asked for alone."""
    for state in some(table, 12):
        for seat, board in zip(state.table.players, state.boards, strict=True):
            for source, heap in heaps(state).items():
                if not heap:
                    continue
                _, listed = walked(state, f"fits {source} -", seat)
                assert {fact(one, "tiles", "colour"): fact(one, "tiles", "count") for one in listed} == heap
                for one in listed:
                    _check_lines(state, board, seat, source, one)


def _check_lines(state: State, board: Board, seat: int, source: int, one: Phrase) -> None:
    word, wall = fact(one, "tiles", "colour"), named(board, state)
    lines = takes_of(board, state, word)
    assert [fact(each, "line") for each in items(one, "lines")] == lines
    for each in items(one, "lines"):
        assert fact(each, "missing") == after(state, seat, source, word, fact(each, "line"))["missing"]
    found, listed = walked(state, f"fits {source} {word}", seat)
    assert [each.facts["line"] for each in listed] == [*lines, 0]
    assert found.facts["count"] == len(lines)
    for each in listed:
        line = fact(each, "line")
        asked = ask(state, f"cost {source} {word} {line}", seat)
        assert asked.key == "az-cost"
        wanted: dict[str, Any] = after(state, seat, source, word, line)
        wanted |= {"points": best_of(state, wall, line, word)[0] if line else 0}
        wanted |= {"cells": len(cells(state, wall, line, word)) if line else 0}
        for name, value in wanted.items():
            assert (asked.facts[name], each.facts[name]) == (value, value), (name, asked.facts)


@EACH_TABLE
def test_a_take_that_cannot_be_is_told_with_its_reason(table: Table) -> None:
    dice = random.Random(5)
    for state in some(table, 12):
        for _ in range(12):
            seat = dice.choice(state.table.players)
            source, line = dice.randrange(11), dice.randrange(8)
            word = dice.choice([*state.edition.colours, "green"])
            board = state.boards[state.table.seats[seat]]
            right = heaps(state).get(source, Counter())[word] and line in (0, *takes_of(board, state, word))
            found = ask(state, f"cost {source} {word} {line}", seat)
            assert (found.key == "az-cost") == bool(right)
            if not right:
                assert found.key == "az-cost-not" and items(found, "reasons")
                assert all("turn" not in one.key and "now" not in one.key for one in items(found, "reasons"))


@EACH_TABLE
def test_best_are_the_three_takes_that_promise_most_each_with_its_immediate_worth(table: Table) -> None:
    game, seen = kit.GAMES[table[0]], 0
    for state in some(table, 40):
        if state.phase != TAKE:
            continue
        values = {}
        for move in takes(state):
            values[move] = worth(game.play(state, move), state.turn) - worth(state, state.turn)
            assert gain(state, move) == values[move]
        wanted = sorted(MIND.merit(state, state.turn), key=lambda one: -one.value)[:3]
        found = items(ask(state, "best", state.turn))
        assert [told_take(one) for one in found] == [one.move.args for one in wanted]
        assert [one.facts["gained"] for one in found] == [values[one.move] for one in wanted]
        seen += any(value > 1 for value in values.values())
    assert seen > 3, "takes that bring more than a point"


def told_take(one: Phrase) -> tuple[object, ...]:
    return fact(one, "source", "source"), fact(one, "tiles", "colour"), fact(one, "line")


def test_advice_is_given_only_where_the_table_allowed_it() -> None:
    state = scene("azul_mini")
    assert ask(state, "best").key == "az-best"
    silent = replace(state.table.setup, options={**state.table.setup.options, ADVICE: "0"})
    assert ask(state._replace(table=state.table._replace(setup=silent)), "best").key == "az-no-advice"


# ---- a board --------------------------------------------------------------------------------------------------


@EACH_TABLE
def test_lines_and_floor_of_every_player(table: Table) -> None:
    for state in some(table):
        for seat, board in zip(state.table.players, state.boards, strict=True):
            found, listed = walked(state, "lines", seat)
            empty = [fact(one, "line") for one in items(found, "empty")]
            assert sorted([*empty, *(fact(one, "line") for one in listed)]) == [1, 2, 3, 4, 5]
            for one in listed:
                line = fact(one, "line")
                colour, count = board.lines[line - 1]
                on_wall = count == line and colour in board.wall[line - 1]
                assert fact(one, "tiles", "colour") == state.edition.colours[colour - 1]
                assert fact(one, "tiles", "count") == count - on_wall
                assert (fact(one, "missing"), fact(one, "tiled")) == (line - count, on_wall)
            floor = ask(state, "floor", seat)
            assert floor.facts["penalty"] == PENALTY[len(board.floor)]
            assert (floor.key == "az-floor-empty") == (not board.floor)
            lying = items(floor)
            assert sum(told(lying).values()) + any(one.key == "az-offer-marker" for one in lying) == len(
                board.floor
            )


@EACH_TABLE
def test_wall_rows_columns_and_cells(table: Table) -> None:
    for state in some(table, 10):
        for seat, board in zip(state.table.players, state.boards, strict=True):
            wall = named(board, state)
            found, listed = walked(state, "wall", seat)
            cells_told = {
                (fact(row, "row"), one.facts["column"]): one.facts["colour"]
                for row in listed
                for one in items(row)
            }
            lying = {(r, c): wall[r - 1][c - 1] for r in range(1, 6) for c in range(1, 6) if wall[r - 1][c - 1]}
            assert cells_told == lying
            if lying:
                assert found.facts["count"] == len(lying)
                assert {fact(one, "row") for one in items(found, "empty")} == {1, 2, 3, 4, 5} - {
                    r for r, _ in lying
                }
            for number in range(1, 6):
                _check_row_and_column(state, seat, wall, number)
                for column in range(1, 6):
                    _check_cell(state, seat, wall, number, column)


def _check_row_and_column(state: State, seat: int, wall: list[list[str | None]], number: int) -> None:
    row, column = ask(state, f"row {number}", seat), ask(state, f"column {number}", seat)
    assert {one.facts["column"]: one.facts["colour"] for one in items(row)} == {
        at: word for at, word in enumerate(wall[number - 1], start=1) if word
    }
    assert len(items(row, "free")) == wall[number - 1].count(None)
    if not state.table.reverse:
        missing = {fact(one, "colour") for one in items(row, "free")}
        assert missing == set(state.edition.colours) - set(wall[number - 1])
    assert fact(row, "line", "line") == number
    down = [line[number - 1] for line in wall]
    assert {one.facts["row"]: one.facts["colour"] for one in items(column)} == {
        at: word for at, word in enumerate(down, start=1) if word
    }
    assert [fact(one, "row") for one in items(column, "free")] == [at for at in range(1, 6) if not down[at - 1]]


def _check_cell(state: State, seat: int, wall: list[list[str | None]], row: int, column: int) -> None:
    found = ask(state, f"here {row} {column}", seat)
    assert ask(state, f"here {'ABCDE'[column - 1]}{6 - row}", seat) == found, "as a board names the cell"
    assert (found.facts["row"], found.facts["column"]) == (row, column)
    lies = wall[row - 1][column - 1]
    across, down, brings = naive_points(wall, row, column)
    may = [word for word in state.edition.colours if column in cells(state, wall, row, word)]
    if lies:
        assert (found.key, found.facts["colour"]) == ("az-here", lies)
    elif not may:
        assert found.key == "az-here-closed"
        return
    else:
        assert found.key == "az-here-free"
        assert [fact(one, "colour") for one in items(found, "colours")] == may
        assert found.facts["points"] == brings
    assert (found.facts["across"], found.facts["down"]) == (across, down)


# ---- course and points ----------------------------------------------------------------------------------------


@EACH_TABLE
def test_rounds_and_who_is_close_to_the_end(table: Table) -> None:
    for state in some(table):
        found = ask(state, "rounds", 0)
        if state.phase == OVER:
            assert (found.key, found.facts["rounds"]) == ("az-rounds-over", state.round)
        elif state.starter:
            assert (found.facts["round"], found.facts["done"]) == (state.round, state.round - 1)
            counts = {
                state.name(player): [sum(map(bool, row)) for row in board.wall]
                for player, board in zip(state.table.players, state.boards, strict=True)
            }
            wanted = {name: (rows.count(5), rows.count(4)) for name, rows in counts.items() if max(rows) > 3}
            assert {one.facts["player"]: (one.facts["rows"], one.facts["fours"]) for one in items(found)} == wanted
            assert found.facts["longest"] == max(max(rows) for rows in counts.values())


@EACH_TABLE
def test_order_and_the_starting_marker(table: Table) -> None:
    """The order that is told is the one in which takes really follow, and who begins is who really begins."""
    states = course(table, 1)
    begins = {state.round: state.starter for state in states if state.phase == TAKE}
    for state, then in pairwise(states):
        found = ask(state, "order", 0)
        players = found.facts.get("players", ())
        assert isinstance(players, tuple)
        if state.phase == TAKE:
            assert players[0] == state.name(state.turn) and len(players) == len(state.boards)
            assert then.phase != TAKE or then.name(then.turn) == players[1 % len(players)]
            assert found.facts["centre"] == (not state.taker)
            marked = any("az-offer-marker" in str(one) for one in walked(state, "offer", 0)[1])
            assert found.facts["centre"] == marked
        elif state.phase in (TILE, ROUND) and state.round + 1 in begins:
            assert players[0] == found.facts["holder"] == state.name(begins[state.round + 1])
        elif state.phase == FILL:
            assert players[0] == state.name(state.starter)


@EACH_TABLE
def test_score_and_bonuses(table: Table) -> None:
    for state in some(table):
        for seat, board in zip(state.table.players, state.boards, strict=True):
            rows = [sum(map(bool, row)) for row in board.wall]
            columns = [sum(map(bool, column)) for column in zip(*board.wall, strict=True)]
            colours = [sum(row.count(colour) for row in board.wall) for colour in range(1, 6)]
            won = 2 * rows.count(5) + 7 * columns.count(5) + 10 * colours.count(5)
            found, listed = walked(state, "score", seat)
            assert (found.facts["running"], found.facts["total"]) == (board.score, board.score + won)
            assert sum(fact(one, "points") for one in listed) == won == found.facts["bonuses"]
            found, listed = walked(state, "bonuses", seat)
            near = [one for one in listed if one.key == "az-near"]
            assert found.facts["points"] == won
            assert len(listed) - len(near) == rows.count(5) + columns.count(5) + colours.count(5)
            for one in near:
                counts = {"row": rows, "column": columns, "colour": colours}[fact(one, "kind")]
                short = max(count for count in counts if count < 5)
                assert fact(one, "missing") == 5 - short and counts[fact(one, "number") - 1] == short
        final = ask(state, "ranking", 0)
        assert final.key == ("az-final" if state.phase == OVER else "az-ranking")
        assert ask(state, "score", 0) == final


# ---- who is meant ---------------------------------------------------------------------------------------------

OF_A_BOARD = ("fits", "best", "cost 0 red 1", "lines", "wall", "floor", "row 2", "column 3", "here 1 1", "bonuses")


@pytest.mark.parametrize("question", OF_A_BOARD)
def test_at_the_table_a_board_is_that_of_the_player_on_turn_and_the_name_is_said(question: str) -> None:
    state = scene("azul_mini")
    found, own = ask(state, question, 0), ask(state, question, state.turn)
    assert (found.key, found.facts["player"]) == ("of-player", state.name(state.turn))
    assert found.facts["what"] == Phrase(own.key, own.facts)
    assert ask(state._replace(phase=TILE, turn=0), question, 0).key == "az-whose-board"
    assert ask(state, question, 9).key == "az-no-player"


NO_QUESTIONS = (
    *("", "so what", "offer x", "offer 0", "find", "find green", "fits x", "fits 1 green", "fits 1 red 0"),
    *("best 2 3", "cost", "cost 1 red", "cost x red 1", "row", "row 6", "row 0", "column 7", "here", "here 6 1"),
    *("here F1", "here B6", "floor 2", "left 2", "rounds 1", "order 1", "ranking 2", "lines x", "wall 1 2"),
    "bonuses -1",
)


@pytest.mark.parametrize("question", NO_QUESTIONS)
def test_what_is_no_question_is_answered_politely(question: str) -> None:
    assert ask(scene("azul_mini"), question).key == "az-not-understood"


def test_a_number_past_the_end_of_a_list_gives_its_last_item() -> None:
    state = scene("azul_mini")
    _, listed = walked(state, "offer")
    assert items(ask(state, "offer 99")) == listed[-1:]


# ---- sentences ------------------------------------------------------------------------------------------------

QUESTIONS = (
    *("offer", "offer 4", "left", "fits", "fits 0", "fits 1", "fits 1 -", "best", "lines", "lines 4", "wall"),
    *("wall 4", "floor", "row 1", "row 5", "column 2", "here 1 1", "here 3 4", "rounds", "order"),
    *("score", "bonuses", "bonuses 4", "ranking", "what now"),
)


@EACH_TABLE
def test_every_answer_has_words_at_every_level_in_every_language(table: Table) -> None:
    """Strict: a missing message, form or fact, and a sign that no voice reads, would be an error."""
    different = {repr(one): one for state in some(table, 2, (3,)) for one in answers(state)}
    assert len(different) > 100
    for phrases in PHRASES.values():
        for phrases.level in LEVELS:
            for one in different.values():
                said = phrases.say(one)
                assert said[0].isupper() and said[-1] in ".?", said
                assert not any(sign in said for sign in (" .", "..", ": .", ":.", " ,", ",.")), said


def answers(state: State) -> list[Announcement]:
    """What is answered to each question, and to each take of two sources that is asked about."""
    words = state.edition.colours
    asked = [ask(state, one, 1) for one in QUESTIONS] + [ask(state, f"find {word}", 2) for word in words]
    for word in words:
        asked += [ask(state, f"{one} {word} {line}", 1) for one in ("cost 0", "cost 3") for line in (0, 1, 4)]
        asked += [ask(state, f"fits 0 {word}"), ask(state, f"fits 0 {word} 4")]
    return asked + [ask(state, one, 0) for one in ("lines", "wall", "fits")]


PHRASES = {language: Phrases(language, strict=True) for language in LANGUAGES}


def scene(edition: str) -> State:
    """Round three of two; player 1 is on turn and has begun three lines; advice is allowed."""
    game = kit.EDITIONS[edition]
    variants = () if edition == "azul_mini" else ("special",)
    plain = kit.setup(edition, 2, *variants)
    state: State = kit.GAMES[edition].start(replace(plain, options={**plain.options, ADVICE: "1"}))
    one, two, three, four, five = game.colours
    state = kit.offered(
        state,
        [f"{three} {three} {three} {one}", f"{two} {two} {four} {four}", "", f"{one} {two} {three} {four}"],
        f"{five} {five} {five} {five} {five} {one} {one}",
    )
    cells_of = [(1, 1, one), (1, 2, two), (1, 3, three), (1, 4, four), (2, 2, one), (3, 3, one), (2, 4, three)]
    board = Board(
        kit.lines(game, {2: (two, 1), 3: (three, 1), 5: (four, 2)}),
        kit.wall(game, cells_of),
        (game.numbers[one], game.numbers[one], game.numbers[four]),
        19,
    )
    lid, bag = kit.counts(game, f"{one} {four}"), kit.counts(game, f"{two} {two} {five}")
    return state.with_board(1, board)._replace(round=3, starter=2, bag=bag, lid=lid, golds=golds(edition))


def golds(edition: str) -> tuple[tuple[int, str], ...]:
    return () if edition == "azul_mini" else ((0, "sn3"), (3, "sn2-red"))


@pytest.mark.parametrize("told_in", LITERAL, ids="-".join)
def test_the_sentences_of_a_fixed_scene(told_in: tuple[Language, str, str]) -> None:
    language, edition, level = told_in
    phrases = Phrases(language, strict=True)
    phrases.level = "terse" if level == "terse" else "full" if level == "full" else "normal"
    wanted = LITERAL[told_in]
    assert {question: phrases.say(ask(scene(edition), question)) for question in wanted} == wanted


@pytest.mark.parametrize(
    ("language", "begin"),
    [("cs", "Tak to vzít nejde: "), ("pl", "Tak tego wziąć nie można: "), ("en", "That cannot be taken so: ")],
)
def test_a_take_that_cannot_be_says_so_first(language: Language, begin: str) -> None:
    """The reason and the remedy behind it are those of the refused act, which has its own tests."""
    said = Phrases(language, strict=True).say(ask(scene("azul_mini"), "cost 0 white 5"))
    assert said.startswith(begin) and len(said) > len(begin) + 20
