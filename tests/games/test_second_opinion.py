"""The second implementation of the whole match of Královská zahrada, held against the RG rows of the rulebook."""

from __future__ import annotations

import ast
import csv
import json
import random
import sys
from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path

import pytest

from tests.games import independent_judge
from tests.listening_player.rules import VARIANTS, Match, Plan, plan
from tests.listening_player.rules_kingdom import COLUMNS, Cell, Kingdom, cell_name, cell_of, homes
from tests.listening_player.rules_score import Points, Standing, areas, centralised, points, rank_game, rank_sums

DATA = Path(__file__).parents[1] / "data"
LETTER = {"field": "W", "forest": "F", "lake": "L", "meadow": "M", "swamp": "S", "mine": "N"}
CASTLES = (1, 2, 3, 4)
ALL_VARIANTS = [set(some) for count in range(6) for some in combinations(sorted(VARIANTS), count)]
LEGAL = [
    (count, variants)
    for count in (2, 3, 4)
    for variants in ALL_VARIANTS
    if not ("duel" in variants and count > 2) and not ("wider" in variants and count > 3)
]


def standard() -> dict[int, tuple[str, str]]:
    lines = (DATA / "royal_garden_dominoes.csv").read_text(encoding="utf-8").splitlines()
    rows = csv.DictReader(line for line in lines if not line.startswith("#"))
    halves = (("terrain_a", "crowns_a"), ("terrain_b", "crowns_b"))
    out = {}
    for row in rows:
        one, two = (LETTER[row[terrain]] + row[crowns] for terrain, crowns in halves)
        out[int(row["number"])] = (one, two)
    return out


def fields(**other: str) -> dict[int, tuple[str, str]]:
    """A set of fields alone, but for n10="N0 N0" and the like."""
    table = dict.fromkeys(range(1, 49), ("W0", "W0"))
    for name, shows in other.items():
        one, two = shows.split()
        table[int(name[1:])] = (one, two)
    return table


def named(variants: set[str]) -> str:
    return "+".join(sorted(variants)) or "plain"


def do(match: Match, *acts: str) -> Match:
    for act in acts:
        match.play(act)
    return match


def by_chance(match: Match, dice: random.Random) -> Iterator[str]:
    """Play to the end, yielding each act after it is played; a match that will not end fails."""
    for _ in range(1000):
        if not (acts := match.acts()):
            return
        act = dice.choice(acts)
        match.play(act)
        yield act
    pytest.fail("the match has no end")


def three(**other: str) -> Match:
    """Three players, castles in a corner, the middle, a corner; 1 2 3 chosen in that order, 4 5 6 drawn."""
    match = Match((1, 2, 3), set(), fields(**other), CASTLES)
    do(match, "1 castle 1 A1", "2 castle 2 C3", "3 castle 3 E5", "0 lots 1", "0 draw 3", "0 draw 1", "0 draw 2")
    return do(match, "1 choose 1", "2 choose 2", "3 choose 3", "0 draw 4", "0 draw 5", "0 draw 6")


def kingdom(*rows: str, discards: tuple[int, ...] = ()) -> Kingdom:
    """A kingdom drawn with the far row first: "." empty, "C" castle, else a kind."""
    cells: dict[Cell, str] = {}
    castle = None
    for row, line in enumerate(reversed(rows), start=1):
        for column, shown in enumerate(line.split("#", maxsplit=1)[0].split(), start=1):
            if shown == "C":
                castle = (column, row)
            elif shown != ".":
                cells[column, row] = shown
    return Kingdom(1 if castle else None, castle, cells, {}, discards)


def worth(total: int, largest_area: int = 0, crowns: int = 0) -> Points:
    return Points((), {}, total, largest_area, crowns)


# Counts


def test_the_counts_of_every_number_of_players_and_every_variant() -> None:
    """RG-01, 19, 20, 27 to 30, 55 to 57, 106 to 109, 111 to 114, 119 to 122, 125."""
    told = {
        (2, False, False): Plan(24, 24, 4, 2, 6, 5),
        (3, False, False): Plan(36, 12, 3, 1, 12, 5),
        (4, False, False): Plan(48, 0, 4, 1, 12, 5),
        (2, True, False): Plan(48, 0, 4, 2, 12, 7),
        (2, False, True): Plan(30, 18, 5, 2, 6, 5),
        (3, False, True): Plan(48, 0, 4, 1, 12, 5),
        (2, True, True): Plan(45, 3, 5, 2, 9, 7),
    }
    for count in range(7):
        for variants in ALL_VARIANTS:
            expected = told.get((count, "duel" in variants, "wider" in variants))
            if expected:
                assert plan(count, variants) == expected
            else:
                with pytest.raises(ValueError, match="RG-"):
                    plan(count, variants)


def test_every_dealt_domino_finds_a_full_line() -> None:
    """RG-126."""
    for count, variants in LEGAL:
        counts = plan(count, variants)
        assert counts.in_play == counts.line * counts.rounds


@pytest.mark.parametrize(
    ("players", "variants", "dominoes", "castles"),
    [
        ((1,), set(), fields(), CASTLES),
        ((1, 2, 3, 4, 5), set(), fields(), CASTLES),
        ((1, 2, 3), {"duel"}, fields(), CASTLES),
        ((1, 2, 3, 4), {"wider"}, fields(), CASTLES),
        ((1, 2), {"middle"}, fields(), CASTLES),
        ((1, 1), set(), fields(), CASTLES),
        ((0, 1), set(), fields(), CASTLES),
        ((1, 2), set(), {1: ("W0", "W0")}, CASTLES),
        ((1, 2), set(), fields(n7="W0 X0"), CASTLES),
        ((1, 2), set(), fields(n7="W4 W0"), CASTLES),
        ((1, 2, 3), set(), fields(), (1, 2)),
        ((1, 2), set(), fields(), (1, 1)),
        ((1, 2), set(), fields(), (1, 2, 3, 4, 5)),
    ],
)
def test_an_impossible_set_up_is_refused(
    players: tuple[int, ...], variants: set[str], dominoes: dict[int, tuple[str, str]], castles: tuple[int, ...]
) -> None:
    """RG-01, 02, 04, 06 to 08, 12, 106, 111, 125."""
    with pytest.raises(ValueError, match=r"\w"):
        Match(players, variants, dominoes, castles)


# Whole matches


@pytest.mark.sampled(40)
@pytest.mark.parametrize("floating", [False, True], ids=["board", "floating"])
@pytest.mark.parametrize(("count", "variants"), LEGAL, ids=[f"{n}-{named(v)}" for n, v in LEGAL])
def test_a_whole_match_of_any_combination_keeps_to_the_rulebook(
    count: int, variants: set[str], floating: bool
) -> None:
    """RG-31 to 57, 62, 77, 78, 95, 96, 107 to 122: judged by the list of acts alone."""
    dice = random.Random(f"{count}{named(variants)}{floating}")
    players = dice.sample(range(1, 9), count)
    match = Match(players, variants, standard(), CASTLES, floating)
    counts = plan(count, variants)
    games: list[list[list[str]]] = [[]]
    for act in by_chance(match, dice):
        assert len(set(match.acts())) == len(match.acts())
        if act == "0 end":
            games.append([])
        elif " castle " not in act:
            games[-1].append(act.split())
    assert games.pop() == []
    assert len(games) == len(match.results) == (3 if "dynasty" in variants else 1)
    assert match.step == "over"
    assert match.rounds_left == 0
    for game in games:
        judge(game, players, counts, "wider" in variants)


def judge(game: list[list[str]], players: list[int], counts: Plan, wider: bool) -> None:
    """Walk through the acts of one game, castles and the end apart, and expect each from the rulebook."""
    acts = iter(game)
    begins = players.index(int(next(acts)[2]))
    seats = [str(one) for one in players[begins:] + players[:begins]] * counts.kings
    drawn: list[int] = []
    received: Counter[str] = Counter()

    def draw() -> set[int]:
        line = [next(acts) for _ in range(counts.line)]
        assert {act[1] for act in line} == {"draw"}
        drawn.extend(int(act[2]) for act in line)
        return {int(act[2]) for act in line}

    def choose(line: set[int], player: str) -> int:
        act = next(acts)
        assert act[:2] == [player, "choose"]
        line.remove(int(act[2]))
        return int(act[2])

    def place(number: int, player: str) -> None:
        act = next(acts)
        assert act[0] == player
        assert act[1] in ("place", "discard")
        assert act[2] == str(number)
        received[player] += 1

    line = draw()
    kings = sorted((choose(line, player), player) for player in seats)
    for _ in range(counts.rounds - 1):
        line = draw()
        chosen = []
        for number, player in kings:
            place(number, player)
            chosen.append((choose(line, player), player))
        assert len(line) == (1 if wider else 0)
        kings = sorted(chosen)
    for number, player in kings:
        place(number, player)
    assert next(acts, None) is None
    assert len(set(drawn)) == len(drawn) == counts.in_play
    assert set(received.values()) == {counts.rounds * counts.kings}


@pytest.mark.parametrize("floating", [False, True], ids=["board", "floating"])
@pytest.mark.parametrize("variants", [set(), {"duel"}], ids=named)
def test_the_earlier_judge_finds_the_same_homes_and_areas(variants: set[str], floating: bool) -> None:
    """RG-58 to 74, 81 to 87: two independent readings of where a domino goes and what it is worth."""
    dice = random.Random(7)
    match = Match((1, 2), variants, standard(), CASTLES, floating)
    size = match.plan.size
    for _ in by_chance(match, dice):
        number = dice.choice(sorted(match.dominoes))
        for own in match.kingdoms.values() if dice.random() < 0.2 else ():
            other = {complex(*cell): kind for cell, kind in own.cells.items()}
            if own.castle_cell:
                other[complex(*own.castle_cell)] = "C"
            shows = match.dominoes[number]
            expected = independent_judge.homes(other, size, floating, " ".join(shows))
            assert {(complex(*a), complex(*b)) for a, b in homes(own, shows, size, floating)} == expected
            theirs = Counter((area[0], len(area[1]), area[2], area[3]) for area in independent_judge.areas(other))
            assert Counter(tuple(area) for area in areas(own.cells)) == theirs


# Order


def test_two_players_choose_by_turns_and_the_lots_say_who_begins() -> None:
    """RG-34 to 41: A B A B, and the last king has no choice."""
    for begins, order in ((5, [5, 2, 5, 2]), (2, [2, 5, 2, 5])):
        match = Match((5, 2), set(), standard(), CASTLES)
        assert [act for act in match.acts() if "castle" not in act] == ["0 lots 5", "0 lots 2"]
        do(match, f"0 lots {begins}", "0 draw 9", "0 draw 40", "0 draw 3", "0 draw 12")
        assert match.new_line == ((3, None), (9, None), (12, None), (40, None))
        for player, number in zip(order, (12, 3, 40, 9), strict=True):
            assert match.actor == player
            free = [act for act in match.acts() if "choose" in act]
            assert free == [f"{player} choose {one}" for one, king in match.new_line if king is None]
            do(match, f"{player} choose {number}")
        assert len(free) == 1
        first, second = order[:2]
        assert match.old_line == ((3, second), (9, second), (12, first), (40, first))
        assert (match.step, match.rounds_left) == ("draw", 6)


def test_lots_turn_the_seats_clockwise() -> None:
    """RG-35, 36: whoever the lots name, then the next seats in their order."""
    match = do(Match((3, 1, 4, 2), set(), standard(), CASTLES), "0 lots 4")
    do(match, *(f"0 draw {number}" for number in (1, 2, 3, 4)))
    seen = []
    while match.step == "choose":
        seen.append(match.actor)
        do(match, match.acts()[-1])
    assert seen == [4, 2, 3, 1]


def test_the_lowest_number_lays_and_then_chooses() -> None:
    """RG-43 to 51, 54: lay, choose, lay, choose; whose two kings stand side by side acts twice in a row."""
    match = Match((1, 2), set(), fields(), CASTLES)
    do(match, "1 castle 1 C3", "2 castle 2 C3", "0 lots 1", *(f"0 draw {number}" for number in (1, 2, 3, 4)))
    do(match, "1 choose 4", "2 choose 1", "1 choose 3", "2 choose 2")
    assert {act.split()[1] for act in match.acts()} == {"draw"}
    do(match, *(f"0 draw {number}" for number in (8, 7, 6, 5)))
    seen = []
    while match.step in ("place", "choose"):
        seen.append((match.actor, match.step, match.old_line[0][0] if match.step == "place" else 0))
        do(match, match.acts()[0])
    assert seen == [
        *((2, "place", 1), (2, "choose", 0), (2, "place", 2), (2, "choose", 0)),
        *((1, "place", 3), (1, "choose", 0), (1, "place", 4), (1, "choose", 0)),
    ]
    assert (match.step, match.rounds_left) == ("draw", 5)


def test_in_wider_offer_the_last_king_has_two_and_the_other_goes() -> None:
    """RG-114 to 118, 123: the unchosen domino goes when the last king has chosen, and is nobody's discard."""
    match = Match((1, 2, 3), {"wider", "harmony"}, fields(), CASTLES)
    do(match, "0 lots 3", *(f"0 draw {number}" for number in (1, 2, 3, 4)), "3 choose 1", "1 choose 4")
    assert [act for act in match.acts() if "choose" in act] == ["2 choose 2", "2 choose 3"]
    before = match.copy()
    do(match, "2 choose 3")
    assert (before.removed, match.removed) == ((), (2,))
    assert match.old_line == ((1, 3), (3, 2), (4, 1))
    assert "0 draw 2" not in match.acts()
    assert [match.discards(player) for player in (1, 2, 3)] == [(), (), ()]
    assert match.points(1).bonuses == {"harmony": 5}


# Castles, laying and discarding


def test_a_castle_is_laid_once_anywhere_before_the_own_first_domino() -> None:
    """RG-21, 22, 76: from the start, any cell, any castle that stands nowhere; a player without one cannot lay."""
    match = Match((1, 2, 3), set(), fields(), CASTLES)
    assert len([act for act in match.acts() if "castle" in act]) == 3 * 4 * 25
    do(match, "0 lots 1", "0 draw 1", "2 castle 4 A5", "0 draw 2", "0 draw 3")
    do(match, "1 choose 2", "2 choose 1", "3 choose 3")
    assert match.castle(2) == (4, "A5")
    assert not [act for act in match.acts() if act.startswith("2 ") or " castle 4 " in act]
    do(match, "0 draw 4", "0 draw 5", "0 draw 6", "2 place 1 A4 A3", "2 choose 6")
    assert (match.step, match.actor) == ("place", 1)
    assert len(match.acts()) == 2 * 3 * 25
    assert {act.split()[1] for act in match.acts()} == {"castle"}
    do(match, "1 castle 1 C3")
    assert "1 place 2 C4 C5" in match.acts()
    assert "3 castle 2 B2" in match.acts()


def test_a_domino_that_fits_is_laid_and_only_one_that_does_not_is_discarded() -> None:
    """RG-52, 53, 58 to 62, 75, 104: the same king chooses after a discard; the domino does not come back."""
    match = do(three(n10="N0 N0"), "1 place 1 A2 A3", "1 choose 4", "2 place 2 C4 C5", "2 choose 5")
    assert not [act for act in match.acts() if "discard" in act]
    before = match.acts()
    for wrong in ("3 discard 3", "3 place 3 A1 A2", "3 place 2 E4 D4", "2 place 3 C2 C1", "3 choose 6", "", "end"):
        with pytest.raises(ValueError, match="not legal"):
            match.play(wrong)
    assert match.acts() == before
    do(match, "3 place 3 E4 E3", "3 choose 6", "0 draw 10", "0 draw 11", "0 draw 12")
    do(match, "1 place 4 B1 C1", "1 choose 10", "2 place 5 C2 C1", "2 choose 11", "3 place 6 D5 C5", "3 choose 12")
    do(match, "0 draw 13", "0 draw 14", "0 draw 15")
    assert match.acts() == ["1 discard 10"]
    do(match, "1 discard 10")
    assert match.discards(1) == (10,)
    assert (match.step, match.actor) == ("choose", 1)
    assert match.cells(1) == {"A2": "W0", "A3": "W0", "B1": "W0", "C1": "W0"}
    assert match.laid(1) == {1: ("A2", "A3"), 4: ("B1", "C1")}
    do(match, "1 choose 13", "2 place 11 B3 A3", "2 choose 14", "3 place 12 E2 E1", "3 choose 15")
    assert "0 draw 10" not in match.acts()


@pytest.mark.parametrize(
    ("shows", "spots"),
    [
        (("N0", "L0"), {"B3 B2"}),  # its lake lies beside the castle: the wildcard, RG-66, 67
        (("L0", "N0"), {"B2 B3"}),  # the same turned round, RG-71
        (("F0", "N0"), {"B2 B3", "B3 B2"}),  # forest beside forest is held too, RG-68, 70
        (("S0", "M0"), {"B2 B3", "B3 B2"}),
    ],
)
def test_the_last_gap_is_tried_every_way(shows: tuple[str, str], spots: set[str]) -> None:
    """RG-58, 65 to 74: a gap of two cells between the castle and foreign terrain."""
    own = kingdom(
        "W0 W0 W0 W0 W0",
        "W0 W0 W0 W0 W0",
        "W0 .  F0 W0 W0",
        "C  .  W0 W0 W0",
        "W0 W0 W0 W0 W0",
    )
    found = {f"{cell_name(one, 5)} {cell_name(two, 5)}" for one, two in homes(own, shows, 5, False)}
    assert found >= spots
    assert found <= {"B2 B3", "B3 B2"}


def test_each_half_is_held_by_its_own_neighbours_only() -> None:
    """RG-69, 72 to 74: not by a corner, nor by what the other half stands beside, nor by the other half."""
    own = kingdom("W0 W0 W0", "W0 .  L0", "C  W0 .")
    gap = kingdom(". . . .", "C W0 M0 .", ". W0 . .")
    assert homes(own, ("L0", "L0"), 3, False) == []
    spots = homes(gap, ("M0", "S0"), 4, False)
    assert ((3, 1), (4, 1)) in spots  # meadow under meadow
    assert ((4, 1), (3, 1)) not in spots  # swamp under meadow, meadow at its corner
    assert not [spot for spot in homes(gap, ("L0", "L0"), 4, False) if (1, 1) not in spot and (1, 3) not in spot]


def test_a_frame_that_floats_goes_anywhere_but_grows_no_larger() -> None:
    """RG-24, 25, 63, 64: cells outside the named grid are written x:y; five columns and no sixth."""
    match = Match((1, 2, 3), set(), fields(), CASTLES, floating=True)
    assert len([act for act in match.acts() if act.startswith("1 castle 1 ")]) == 25
    do(match, "1 castle 1 A1", "2 castle 2 C3", "3 castle 3 E5", "0 lots 1", "0 draw 1", "0 draw 2", "0 draw 3")
    do(match, "1 choose 1", "2 choose 2", "3 choose 3", "0 draw 4", "0 draw 5", "0 draw 6")
    do(match, "1 place 1 0:1 -1:1", "1 choose 4", "2 place 2 C2 C1", "2 choose 5")
    do(match, "3 place 3 6:5 7:5", "3 choose 6")
    do(match, "0 draw 7", "0 draw 8", "0 draw 9")
    assert "1 place 4 -2:1 -3:1" in match.acts()
    assert "1 place 4 B1 C1" in match.acts()
    assert "1 place 4 -2:1 -2:0" in match.acts()
    do(match, "1 place 4 -2:1 -3:1")
    assert match.cells(1) == {"0:1": "W0", "-1:1": "W0", "-2:1": "W0", "-3:1": "W0"}
    columns = {one[0] for one, _ in homes(match.kingdoms[1], ("W0", "W0"), 5, True)}
    assert columns == {-3, -2, -1, 0, 1}
    corner = homes(Kingdom(1, (1, 1)), ("W0", "W0"), 5, False)
    assert len(corner) == 8
    assert all(min(*one, *two) >= 1 for one, two in corner)
    assert [cell_of(cell_name(cell, 5)) for cell in ((1, 1), (6, 2), (-3, 0))] == [(1, 1), (6, 2), (-3, 0)]


# Score


@pytest.mark.parametrize(
    ("name", "printed"),
    [("a", [("W", 4), ("L", 9), ("M", 2), ("F", 0), ("F", 0)]), ("b", [("N", 4), ("F", 1)])],
    ids=["example A", "example B"],
)
def test_the_examples_of_the_rulebook_give_the_printed_points(name: str, printed: list[tuple[str, int]]) -> None:
    """RG-82 to 86, 88, 127."""
    text = (DATA / f"royal_garden_example_{name}.txt").read_text(encoding="utf-8").splitlines()
    own = kingdom(*(line for line in text if not line.startswith("#")))
    worthy = {area for area in printed if area[1]}
    assert {(area.terrain, area.points) for area in points(own, ()).areas if area.points} == worthy
    assert points(own, ()).total == sum(value for _, value in printed)


def test_photographed_kingdoms_are_worth_what_people_counted() -> None:
    """RG-81 to 88: 23 boards scored by hand."""
    boards = json.loads((DATA / "royal_garden_real_boards.json").read_text(encoding="utf-8"))["boards"]
    assert len(boards) == 23
    for board in boards:
        cells = {(column, row): LETTER[terrain] + str(crowns) for row, column, terrain, crowns in board["cells"]}
        assert points(Kingdom(1, (9, 9), cells), ()).total == board["area_points"]


@pytest.mark.parametrize(
    ("rows", "middle"),
    [
        (("C",), True),
        (("W0 C W0",), True),
        (("W0 W0 C",), False),
        (("W0 C W0 W0",), False),  # even width: no middle
        ((". W0 W0", "W0 C .", "W0 . ."), True),
        (("W0 . . . .", ". . C . .", ". . . . W0"), True),
        ((". . . . .", "W0 W0 C W0 W0", ". . W0 . .", ". . W0 . ."), False),
        (("W0 W0 W0 W0 W0", "W0 W0 W0 W0 W0", "W0 W0 C W0 W0", "W0 W0 W0 W0 W0", ". . . . ."), False),  # RG-102
        (("W0 W0 W0 W0 W0", "W0 W0 W0 W0 W0", "W0 W0 C W0 W0", "W0 W0 W0 W0 W0", ". . . . W0"), True),
        (("W0 . . . . . .", ". . . . . . .", ". . . . . . .", ". . . C . . .", ". . . . . . W0"), False),
        (("W0 W0",), False),  # no castle
    ],
)
def test_centralised_means_the_middle_of_the_own_rectangle(rows: tuple[str, ...], middle: bool) -> None:
    """RG-100 to 102, 110."""
    own = kingdom(*rows)
    assert centralised(own) is middle
    assert points(own, {"centralised"}).bonuses == ({"centralised": 10} if middle else {})
    assert points(own, {"harmony"}).bonuses == {"harmony": 5}
    assert points(own, ()).bonuses == {}


def test_the_largest_area_is_the_one_of_most_squares() -> None:
    """RG-90: crowns do not matter for it; RG-91: crowns are those of the whole kingdom."""
    own = points(kingdom("W0 W0 W0", "C L3 L1", "N0 F2 ."), ())
    assert (own.total, own.largest_area, own.crowns) == (10, 3, 6)


def test_harmony_asks_only_for_discards() -> None:
    """RG-103, 104, 123: a space that is not full keeps it, one discard loses it; bonuses add up (RG-88, 95)."""
    own, thrown = kingdom("W1 C W0"), kingdom("W1 C W0", discards=(7,))
    assert points(own, {"harmony", "centralised"}).total == 1 + 5 + 10
    assert points(thrown, {"harmony", "centralised"}).total == 1 + 10


def test_ties_go_by_points_then_largest_area_then_crowns_then_are_shared() -> None:
    """RG-89 to 94: ranks 1, 1, 2, 3 without a gap."""
    ranks = rank_game({1: worth(30, 5, 9), 2: worth(40, 4, 8), 3: worth(40, 4, 8), 4: worth(30, 6, 1)})
    assert [tuple(one) for one in ranks] == [
        *((1, 2, 40, "shared"), (1, 3, 40, "shared")),
        *((2, 4, 30, "largest_area"), (3, 1, 30, "largest_area")),
    ]
    ranks = rank_game({1: worth(30, 5, 8), 2: worth(30, 5, 9), 3: worth(30, 7, 1), 4: worth(29, 9, 9)})
    assert [tuple(one) for one in ranks] == [
        *((1, 3, 30, "largest_area"), (2, 2, 30, "crowns"), (3, 1, 30, "crowns"), (4, 4, 29, "points")),
    ]


def test_dynasty_adds_three_games_and_equal_sums_share() -> None:
    """RG-96 to 99."""
    games = [{1: worth(10, 9), 2: worth(20)}, {1: worth(25, 9), 2: worth(20)}, {1: worth(25, 9), 2: worth(20)}]
    assert [tuple(one) for one in rank_sums(games, (1, 2))] == [(1, 1, 60, "shared"), (1, 2, 60, "shared")]
    games[0] = {1: worth(10, 9), 2: worth(21)}
    assert [tuple(one) for one in rank_sums(games, (1, 2))] == [(1, 2, 61, "points"), (2, 1, 60, "points")]


def test_dynasty_begins_each_game_anew_and_ends_after_three() -> None:
    """RG-80, 96, 99: empty boards, new lots, all dominoes back, castles again; the sums of ended games stand."""
    match = Match((1, 2), {"dynasty", "harmony"}, standard(), CASTLES)
    ended: list[dict[int, Points]] = []
    sums: list[Standing] = []
    for act in by_chance(match, random.Random(3)):
        if match.step == "end":
            assert match.acts() == ["0 end"]
            assert match.rounds_left == 0
            ended.append({player: match.points(player) for player in (1, 2)})
            sums = match.ranking()
        elif act == "0 end" and match.step != "over":
            assert (match.game, match.step, match.rounds_left) == (len(ended) + 1, "lots", 6)
            assert [one.total for one in match.ranking()] == [
                one.total + 5 for one in sums
            ]  # 5: nothing discarded
            assert not (match.cells(1) or match.castle(2) or match.drawn or match.removed)
            assert len(match.acts()) == 2 + 2 * 4 * 25
    assert list(match.results) == ended
    assert (match.step, match.acts(), match.ranking()) == ("over", [], sums)
    totals = {one.player: one.total for one in sums}
    assert totals == {player: sum(game[player].total for game in ended) for player in (1, 2)}


def test_a_copy_goes_its_own_way() -> None:
    match = three()
    acts, lines = match.acts(), (match.old_line, match.new_line)
    other = match.copy()
    assert "0 end" in list(by_chance(other, random.Random(1)))
    assert (match.acts(), (match.old_line, match.new_line), match.cells(1), match.step) == (
        acts,
        lines,
        {},
        "place",
    )
    assert match.points(1).total == 0


def test_the_second_implementation_stands_alone() -> None:
    """It imports the standard library and its own modules, nothing of companion."""
    room = Path(__file__).parents[1] / "listening_player"
    files = sorted(room.glob("rules*.py"))
    assert len(files) == 3
    for path in files:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom | ast.Import):
                for name in (
                    [node.module or ""] if isinstance(node, ast.ImportFrom) else [a.name for a in node.names]
                ):
                    own = name.startswith("tests.listening_player.rules")
                    assert own or name.split(".")[0] in sys.stdlib_module_names, f"{path.name}: {name}"


def test_the_columns_reach_as_far_as_the_duel() -> None:
    """RG-108."""
    assert len(COLUMNS) == plan(2, {"duel"}).size == 7
