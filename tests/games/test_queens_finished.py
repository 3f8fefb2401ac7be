"""Finished gardens of Queen's Garden: points with their bounds, and against a count by brute force."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.core.errors import CountError
from companion.games.counters import number_of
from companion.games.queens_garden.finished import form as forms
from companion.games.queens_garden.finished.cold import garden_of, placed
from companion.games.queens_garden.finished.counting import FINISHED, Rules
from companion.games.queens_garden.finished.finished import (
    NOTHING,
    Counted,
    Fault,
    data,
    faults,
    ranking,
    too_many,
)
from companion.games.queens_garden.finished.layout import Layout, parse_layout
from companion.games.queens_garden.rules.cells import HOURS, NAMES, NEIGHBOURS, NUMBER, SLOT_CELLS
from companion.games.queens_garden.rules.hexes import COLOUR, HEXAGONS, digits, of, word
from companion.games.queens_garden.rules.scoring import BONUS_A, BONUS_B, FACE_DOWN, NO_EXPANSION, is_space
from companion.games.queens_garden.rules.state import Garden
from companion.games.queens_garden.rules.tables import PRINTED, wheel
from tests.games.queens_naive_garden import CELLS, all_groups, value

BLUES = "fountain: tree-blue bird-blue butterfly-blue flower-blue plant-blue tulips-blue\n"


def read(text: str) -> Layout:
    """What a file says."""
    return parse_layout(text.encode(), "x")


def counted(text: str, **more: object) -> Counted:
    """The garden of a file, to be counted."""
    layout = read(text)
    return Counted("Jana", layout.garden, **more).with_points(layout.points or 0, "file")  # type: ignore[arg-type]


# ---- by the rulebook -------------------------------------------------------------------------------------------


def test_two_hexagons_are_a_group_that_scores_nothing() -> None:
    """QG-166: the rulebook's own example."""
    one = counted("fountain: 13 14 - - - -\n")
    assert (one.groups, one.total, len(one.pairs)) == ([], 0, 1)


def test_a_group_of_six() -> None:
    """QG-164 QG-169 QG-178: 21 points and the bonus; the hexagons of a pattern are worth the same."""
    for side_b in (False, True):
        one = counted(BLUES, side_b=side_b)
        assert (one.group_points, one.bonus, one.total) == (21, 6, 27)
    trees = counted("fountain: 11 21 31 41 51 61\n")
    assert (trees.group_points, trees.bonus) == (6, 6)


@pytest.mark.parametrize(("size", "bonus_a", "bonus_b"), [(3, 0, 0), (4, 0, 4), (5, 0, 5), (6, 6, 6)])
def test_bonuses_of_both_sides(size: int, bonus_a: int, bonus_b: int) -> None:
    """QG-169 QG-178 QG-179."""
    text = "fountain: " + " ".join([*(f"1{one}" for one in range(1, size + 1)), *["-"] * (6 - size)]) + "\n"
    assert (counted(text).bonus, counted(text, side_b=True).bonus) == (bonus_a, bonus_b)


def test_round_one_of_the_wheel_and_pavilions() -> None:
    """QG-131 QG-133 QG-130 QG-138 QG-140: a blue tree counts twice, printed hexagons and fronts count."""
    text = "fountain: 11 - 53 - 61 -\n2: front 2 - 15 - - - -\n4: back\n"
    one = counted(text, round=1, sectors=wheel({})[0])
    assert {told.criterion: told.points for told in one.matched} == {"dark-green": 1, "tree": 2, "blue": 2}
    assert (one.pavilions, one.round_points, one.groups, one.stored) == (1, 6, [], 0)
    assert [sector.criterion for sector in PRINTED.side_a[:3]] == ["dark-green", "tree", "blue"]


def test_storage_at_the_end_and_the_limit_before_groups() -> None:
    """QG-144 QG-161 QG-162 QG-163: jokers and minus together, held at nought, then the groups."""
    text = "points: 3\njokers: 2\nstorage: 16 bird blue, 716\n"
    one = counted(text + "fountain: 11 - 13 14 15 -\n")
    assert (one.stored, one.after_storage, one.group_points, one.total) == (-12, 0, 12, 12)
    assert counted(text + "fountain: 11 - 13 14 15 -\n", below=True).total == 3
    assert counted("points: 5\njokers: 2\nstorage: 11 12\n").total == 4


def test_places_are_shared() -> None:
    """QG-172 QG-173."""
    gardens = [counted(f"points: {points}\n") for points in (7, 9, 9, 2)]
    assert [(one.rank, one.player, one.reason) for one in ranking(gardens)] == [
        (1, 2, "shared"),
        (1, 3, "shared"),
        (2, 1, "points"),
        (3, 4, "points"),
    ]
    told = FINISHED.ranking(gardens, ["a", "b", "c", "d"])["ranking"]
    assert isinstance(told, list) and [one["file"] for one in told] == ["b", "c", "a", "d"]


def test_one_set_for_all_gardens() -> None:
    """QG-03 QG-09 QG-01."""
    one = read("fountain: 11 - 11 - - -\n2: front 2 - 12 - - - -\n").garden
    assert [(fault.reason, word(fault.hexagon), fault.counted) for fault in too_many([one, one])] == [
        ("tiles-many", "tree-blue", 4),
        ("expansions-many", "bird-blue", 2),
    ]
    FINISHED.check(Rules(points=(1, 2, 3, 4)), 4)
    with pytest.raises(CountError):
        FINISHED.check(Rules(), 5)
    with pytest.raises(CountError):
        FINISHED.check(Rules(points=(1, 2, 3)), 2)


# ---- by brute force -------------------------------------------------------------------------------------------


@st.composite
def gardens(draw: st.DrawFn) -> Garden:
    """Gardens that one set can lay as the rules allow, with many groups; all printed hexagons are told."""
    dice = random.Random(draw(st.integers(0, 2**32)))
    colours = dice.sample(range(6), dice.randint(1, 6))
    garden = NOTHING
    for slot in range(len(HOURS)):
        state = dice.choice((NO_EXPANSION, FACE_DOWN, dice.randrange(6)))
        slots = (*garden.slots[:slot], state, *garden.slots[slot + 1 :])
        if state in (NO_EXPANSION, FACE_DOWN):
            garden = garden._replace(slots=slots)
        else:
            printed = SLOT_CELLS[slot][1 + state]
            garden = _with_any(garden._replace(slots=slots), printed, colours, dice) or garden
    for cell in dice.sample(range(len(NAMES)), len(NAMES)):
        if is_space(garden.slots, cell) and not garden.cells[cell] and dice.random() < 0.8:
            garden = _with_any(garden, cell, colours, dice) or garden
    tiles, beds = (tuple(sorted(dice.choices(HEXAGONS, k=dice.randint(0, most)))) for most in (8, 2))
    stored = garden._replace(tiles=tiles, beds=beds)
    garden = garden if too_many([stored]) else stored
    return garden._replace(jokers=dice.randint(0, 4), score=dice.randint(0, 40))


def _with_any(garden: Garden, cell: int, colours: list[int], dice: random.Random) -> Garden | None:
    """The garden with a hexagon of these colours on a cell; best beside its colour; None where none fits."""
    around = {COLOUR[garden.cells[other]] for other in NEIGHBOURS[cell] if garden.cells[other]}
    for colour in (dice.choice([*around] or colours), dice.choice(colours)):
        for pattern in dice.sample(range(6), 6):
            tried = garden.with_hexagon(cell, pattern * 6 + colour + 1)
            if not faults(tried) and not too_many([tried]):
                return tried
    return None


def by_hand(garden: Garden, bonuses: dict[int, int]) -> int:
    """The total at the end, by the second implementation's groups."""
    cells = {NAMES[at]: word(one) for at, one in enumerate(garden.cells) if one}
    stored = [word(one) for one in (*garden.tiles, *garden.beds)]
    total = max(0, garden.score + garden.jokers - sum(map(value, stored)))
    for _, members in all_groups(cells):
        if len(members) >= 3:
            total += sum(value(cells[one]) for one in members) + bonuses.get(len(members), 0)
    return total


@given(gardens())
@settings(max_examples=60, deadline=None)
def test_any_garden_is_worth_what_brute_force_says(garden: Garden) -> None:
    """QG-86 QG-87 QG-164 to QG-169 QG-178."""
    for side_b, bonuses in ((False, BONUS_A), (True, BONUS_B)):
        one = Counted("x", garden, side_b=side_b)
        assert one.total == by_hand(garden, dict(bonuses))
        assert data(one)["total"] == one.after_storage + one.group_points + one.bonus


@given(gardens())
@settings(max_examples=60, deadline=None)
def test_a_round_is_worth_what_brute_force_says(garden: Garden) -> None:
    """QG-127 to QG-130 QG-137."""
    for number, sectors in enumerate(wheel({}), start=1):
        words = [word(one) for one in garden.cells if one]
        wanted = 0
        for criterion, each in sectors:
            wanted += each * sum(
                one.partition("-")[0] == criterion or one.partition("-")[2] == criterion for one in words
            )
        one = Counted("x", garden, round=number, sectors=sectors)
        assert one.total - garden.score == wanted + sum(0 <= one < FACE_DOWN for one in garden.slots)


@given(gardens())
@settings(max_examples=60, deadline=None)
def test_a_garden_told_by_a_running_game_is_the_same(garden: Garden) -> None:
    assert garden_of(placed(garden), {"jokers": garden.jokers}, garden.score) == garden


@given(gardens(), st.booleans())
@settings(max_examples=60, deadline=None)
def test_what_is_written_is_read_back_and_what_is_told_too(garden: Garden, alone: bool) -> None:
    """A file, cell by cell or by parts, and the questions of the dialogue lead to the same garden."""
    assert read(_written(garden, alone)).garden == garden._replace(score=0)
    form = forms.start(["Jana"])
    for entry in _entries(garden):
        after = forms.play(form, entry)
        assert isinstance(after, forms.GardenForm), entry
        form = after
    assert (form.due, form.garden) == (forms.OVER, garden)


def _written(garden: Garden, alone: bool) -> str:
    def shown(cells: tuple[int, ...]) -> str:
        return " ".join(word(garden.cells[cell]) or "-" for cell in cells)

    lines = [f"jokers: {garden.jokers}"]
    lines.append(
        "storage: " + " ".join([*map(word, garden.tiles), *(f"expansion {word(one)}" for one in garden.beds)])
    )
    if not alone:
        lines.append("fountain: " + shown(tuple(NUMBER[f"fountain-{hour}"] for hour in HOURS)))
    for slot, state in enumerate(garden.slots):
        if state != NO_EXPANSION:
            side = "back" if state == FACE_DOWN else f"front {HOURS[state]}"
            cells = SLOT_CELLS[slot] if state == FACE_DOWN else SLOT_CELLS[slot][1:]
            lines.append(f"{HOURS[slot]}: {side}" + ("" if alone else " " + shown(cells)))
    if alone:
        lines += [f"{NAMES[at]}: {digits(one)}" for at, one in enumerate(garden.cells) if one]
    return "\n".join(lines)


def _entries(garden: Garden) -> list[str]:
    told = ["round 0", f"points {garden.score}", f"jokers {garden.jokers}"]
    told += [f"store {word(one)}" for one in garden.tiles]
    told += [f"store expansion-{word(one)}" for one in garden.beds]
    told.append("stored")
    told += [f"cell {word(garden.cells[NUMBER[f'fountain-{hour}']]) or '-'}" for hour in HOURS]
    for slot, state in enumerate(garden.slots):
        if state == NO_EXPANSION:
            told.append("slot none")
            continue
        told.append("slot back" if state == FACE_DOWN else f"slot {HOURS[state]}")
        cells = list(SLOT_CELLS[slot])
        if state != FACE_DOWN:
            first = cells[1 + state]
            cells = [first, *(cell for cell in cells[1:] if cell != first)]
        told += [f"cell {word(garden.cells[cell]) or '-'}" for cell in cells]
    return told


@pytest.mark.parametrize(
    ("typed", "found"),
    [("0", 0), ("007", 7), ("12", 12), ("13", None), ("-1", None), ("", None), ("٣", None), ("1" * 5000, None)],
)
def test_numbers_as_they_are_typed(typed: str, found: int | None) -> None:
    assert number_of(typed, 0, 12) == found


def test_numbers_below_nought() -> None:
    assert [number_of(one, -5, 5) for one in ("-5", "-0", "-6", "-", "--1", "-005")] == [
        -5,
        0,
        None,
        None,
        None,
        -5,
    ]


def test_names_of_cells_are_those_of_the_notation() -> None:
    """QG-18: the second implementation has the same 55 names."""
    assert set(NAMES) == set(CELLS)
    assert of("tree-blue") == 1


@pytest.mark.parametrize("entry", ["", "points 3", "round 5", "round x", "cell 11", "slot back", "stored x"])
def test_entries_of_another_moment(entry: str) -> None:
    with pytest.raises(ValueError):
        forms.play(forms.start(["Jana"]), entry)


def test_the_limits_of_the_set_hold_over_all_gardens_that_are_told() -> None:
    """QG-09: the second player cannot have the expansion of the first."""
    one = ["points 1", "jokers 0", "store expansion-tree-blue", "stored", *["cell -"] * 6, *["slot none"] * 6]
    form = forms.fold(forms.start(["Jana", "Petr"]), ["round 0", *one, "points 2", "jokers 0"])
    refused = forms.play(form, "store expansion-tree-blue")
    assert isinstance(refused, Fault) and refused.reason == "expansions-many"
    assert isinstance(forms.play(form, "store expansion-bird-blue"), forms.GardenForm)


def test_a_printed_hexagon_is_asked_first_and_cannot_be_empty() -> None:
    """QG-10."""
    begun = ["round 0", "points 1", "jokers 0", "stored", *["cell -"] * 6, "slot 6"]
    form = forms.fold(forms.start(["Jana"]), begun)
    assert (form.printed, NAMES[form.queue[0]]) == (True, "12-6")
    with pytest.raises(ValueError):
        forms.play(form, "cell -")
