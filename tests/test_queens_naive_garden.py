"""The second implementation of Queen's Garden: the garden, passing, scoring, random games."""

from __future__ import annotations

import ast
import random
from pathlib import Path

import pytest

from tests.games import queens_naive, queens_naive_garden, queens_naive_table
from tests.games.queens_naive import Naive
from tests.games.queens_naive_garden import CELLS, COLOURS, HEXAGONS, HOURS, PATTERNS, bare, fits, value
from tests.queens_naive_kit import SIDE_B, backs, fill, give, new, plant, play, ready


@pytest.mark.parametrize(
    ("payment", "answer"),
    [
        ("butterfly-yellow butterfly-purple", None),
        ("tree-blue flower-blue", None),
        ("joker flower-blue", None),
        ("joker joker", None),
        ("expansion-bird-blue tree-blue", None),
        ("butterfly-blue joker", "QG-71"),
        ("tree-blue tree-blue", "QG-71"),
        ("tree-blue butterfly-yellow", "QG-70"),
        ("tree-blue tree-purple", "QG-68 QG-69"),
        ("tree-blue", "QG-65"),
        ("tree-blue flower-blue joker", "QG-80"),
        ("tree-blue bird-blue", "QG-67"),
        ("tree-blue expansion-flower-blue", "QG-67"),
        ("tree-blue pebble", "form"),
    ],
)
def test_examples_of_paying(payment: str, answer: str | None) -> None:
    game = ready()
    give(game, 1, "butterfly-blue butterfly-blue butterfly-yellow butterfly-purple tree-blue tree-blue")
    give(game, 1, "flower-blue tree-purple expansion-bird-blue")
    assert game.forbids(f"1 place butterfly-blue fountain-2 {payment}") == answer


def test_what_is_given_up_goes_home() -> None:
    game = ready()
    give(game, 1, "flower-blue tree-blue expansion-bird-blue")
    supply = game.supply
    play(game, "1 place flower-blue fountain-2 tree-blue expansion-bird-blue joker")
    assert (game.tower, game.supply, game.tiles[1], game.beds[1]) == (["tree-blue"], supply + 1, [], [])
    assert (game.garden[1], game.jokers[1]) == ({"fountain-2": "flower-blue"}, 2)


def test_three_jokers_are_not_four() -> None:
    game = ready()
    give(game, 1, "plant-blue expansion-plant-yellow")
    assert game.forbids("1 place plant-blue fountain-2 joker joker joker joker") == "QG-67"
    assert game.forbids("1 lay plant-yellow 2 2 joker joker joker joker") == "QG-67"


# Placing


@pytest.mark.parametrize(
    ("act", "answer"),
    [
        ("place tree-blue fountain", "QG-81"),
        ("place tree-blue fountain-12", "QG-81"),
        ("place tree-blue ornament-1", "QG-81"),
        ("place tree-blue 2-middle", "QG-81"),
        ("place tree-blue 2-6", "QG-81"),
        ("place tree-blue 4-6", "QG-19"),
        ("place tree-blue 3-6", "form"),
        ("place tree-blue 6-middle", None),
        ("place tree-purple fountain-2", "QG-64"),
        ("place tree-blue fountain-2", "QG-85"),
        ("place tree-yellow fountain-2", None),
        ("place bird-blue fountain-2 joker", None),
        ("place bird-yellow fountain-2 joker", "QG-83"),
        ("place bird-yellow fountain-6 joker", None),
        ("lay flower-blue 4 2 joker joker joker", None),
        ("lay tree-yellow 12 6", None),
        ("lay tree-purple 4 2", "QG-102"),
        ("lay flower-blue 2 2 joker joker joker", "QG-110"),
        ("lay flower-blue 4 2 joker joker", "QG-102 QG-65"),
        ("lay flower-blue 4 3 joker joker joker", "form"),
        ("buy 4", None),
        ("buy 6", "QG-110"),
        ("buy 5", "form"),
    ],
)
def test_where_things_may_go(act: str, answer: str | None) -> None:
    game = ready()
    give(game, 1, "tree-blue tree-yellow bird-blue bird-yellow expansion-tree-yellow expansion-plant-purple")
    plant(game, 1, "fountain-12=tree-blue")
    backs(game, 1, 6)
    game.beds[1].remove("plant-purple")
    game.slots[1][2], game.garden[1]["2-6"] = "front 6", "plant-purple"
    give(game, 1, "expansion-flower-blue")
    assert game.forbids("1 " + act) == answer


def test_the_printed_hexagon_obeys_its_neighbours() -> None:
    game = ready()
    give(game, 1, "expansion-tree-yellow expansion-tree-blue")
    plant(game, 1, "fountain-12=bird-blue")
    assert game.forbids("1 lay tree-yellow 12 6") == "QG-114 QG-83"
    assert game.forbids("1 lay tree-blue 12 6") is None
    assert game.forbids("1 lay tree-yellow 12 12") is None
    play(game, "1 lay tree-blue 12 6")
    assert (game.slots[1], game.garden[1]["12-6"], game.beds[1]) == ({12: "front 6"}, "tree-blue", ["tree-yellow"])
    assert game.groups(1) == [("blue", frozenset({"fountain-12", "12-6"}))]


def test_no_group_ever_holds_two_identical_hexagons() -> None:
    game = ready()
    give(game, 1, "tree-blue flower-blue")
    plant(game, 1, "fountain-12=bird-blue fountain-2=flower-blue fountain-6=bird-blue")
    assert game.forbids("1 place flower-blue fountain-4 joker joker joker") == "QG-85"
    assert game.forbids("1 place tree-blue fountain-4") == "QG-89"  # joins two groups
    game = ready()
    give(game, 1, "bird-blue bird-yellow")
    plant(game, 1, "fountain-12=bird-blue fountain-2=flower-blue")
    assert game.forbids("1 place bird-blue fountain-4 joker") == "QG-88"
    plant(game, 1, "fountain-8=tree-yellow")
    assert game.forbids("1 place bird-yellow fountain-10 joker") is None  # one group by colour, one by pattern


# Jokers for ornaments


def test_the_fountain_pays_after_the_payment_left() -> None:
    game = ready()
    plant(game, 1, "fountain-12=tree-blue fountain-2=bird-blue fountain-4=butterfly-blue fountain-6=flower-blue")
    plant(game, 1, "fountain-8=plant-blue")
    give(game, 1, "tulips-blue tree-yellow tree-yellow tree-yellow bird-yellow bird-purple bird-purple")
    game.jokers[1] = 5
    assert game._room(1) == 0
    play(game, "1 place tulips-blue fountain-10 joker joker joker joker joker")
    assert game.jokers[1] == 1
    assert game.groups(1) == [("blue", frozenset(f"fountain-{hour}" for hour in HOURS))]


@pytest.mark.parametrize(("others", "jokers"), [(0, 5), (7, 5), (8, 4), (10, 2), (12, 0)])
def test_fountain_statue_and_bench_closed_by_one_tile(others: int, jokers: int) -> None:
    game = ready()
    backs(game, 1, 12, 2, 4)
    fill(game, 1, "fountain-12 fountain-4 fountain-6 fountain-8 fountain-10 12-6 12-4 2-8 2-10 2-6 4-10 4-12")
    game.jokers[1] = 0
    give(game, 1, " ".join(game.bag[-others:] if others else []))
    last = next(h for h in HEXAGONS if h in game.bag and fits(game.garden[1], "fountain-2", h) is None)
    game.bag.remove(last)
    game._lay_hexagon(1, "fountain-2", last)
    game.conserved()
    assert game.jokers[1] == jokers


def test_a_pavilion_pays_three_and_an_empty_slot_leaves_a_statue_open() -> None:
    game = ready()
    give(game, 1, "expansion-tree-yellow")
    backs(game, 1, 12)
    play(game, "1 lay tree-yellow 2 8", "2 pass")
    fill(game, 1, "2-10 2-12 2-2 2-4 fountain-12 fountain-2 fountain-4 12-4 12-6")
    last = next(h for h in reversed(HEXAGONS) if h in game.bag and fits(game.garden[1], "2-6", h) is None)
    give(game, 1, last)
    game.jokers[1] = value(last)
    play(game, f"1 place {last} 2-6" + " joker" * (value(last) - 1))
    assert game.jokers[1] == 4


# Buying, passing, scoring


def test_buying() -> None:
    game = play(ready(), "1 buy 2")
    assert (game.score[1], game.slots[1], game.supply, game.due()) == (9, {2: "back"}, 15, ("act", 2))
    for floor in (True, False):
        game = ready(floor)
        game.score[1] = 5
        assert game.forbids("1 buy 2") == "QG-105"
        game.score[1], game.supply = 6, 0
        assert game.forbids("1 buy 2") == "QG-109"
        game.supply, game.slots[1] = 16, dict.fromkeys(HOURS, "back")
        assert game.forbids("1 buy 2") == "QG-112"


def test_passing_and_discarding() -> None:
    game = ready()
    give(game, 1, "tree-blue tulips-yellow expansion-bird-blue")
    assert game.forbids("1 pass plant-blue") == "QG-121"
    assert game.forbids("1 pass joker") == "QG-122"
    game.score[1] = 3
    assert game.forbids("1 pass tree-blue expansion-bird-blue") == "QG-142"
    game.score[1] = 4
    play(game, "1 pass tree-blue expansion-bird-blue")
    assert (game.score[1], game.tower, game.supply, game.marker, game.passed) == (0, ["tree-blue"], 16, 1, [1])
    play(game, "2 take yellow", "0 draw tree-purple tree-purple bird-purple plant-yellow")
    assert (game.due(), game.forbids("1 pass")) == (("act", 2), "QG-120")
    game.score[2] = 0
    play(game, "2 pass")
    assert (game.score, game.due(), game.marker) == ({1: 0, 2: 0}, ("round", 0), 1)


@pytest.mark.parametrize(("floor", "after"), [(True, 0), (False, -1)])
def test_the_first_to_pass_without_points(floor: bool, after: int) -> None:
    game = ready(floor)
    give(game, 1, "tulips-yellow")
    game.score[1] = 0
    assert game.forbids("1 pass tulips-yellow") == ("QG-142" if floor else None)
    play(game, "1 pass")
    assert game.score[1] == after


def test_wheel_of_round_1_and_the_next_round() -> None:
    game = ready()
    give(game, 1, "expansion-tree-blue tulips-dark-green")
    plant(game, 1, "fountain-6=bird-dark-green fountain-4=tree-dark-green fountain-10=tulips-yellow")
    play(game, "1 lay tree-blue 2 2", "2 pass")
    assert game.round_points(1) == {"dark-green": 2, "tree": 2, "blue": 1, "pavilions": 1}
    play(game, "1 take yellow", "0 draw tree-purple bird-purple plant-purple tulips-purple", "1 pass", "0 round")
    assert (game.score, game.round, game.marker) == ({1: 21, 2: 14}, 2, 0)
    assert (game.stack, game.stacks, game.supply, len(game.tower)) == (5, [5, 5], 20, 7)
    assert (game.due(), game.forbids("0 draw tree-blue")) == (("draw", 0), "QG-152")
    play(game, "0 draw tulips-blue bird-blue plant-blue bird-yellow")
    assert game.due() == ("act", 2)


def test_final_scoring() -> None:
    """Two hexagons of one pattern are a group, but score nothing; a group of six has its bonus."""
    game = ready(bonus=SIDE_B)
    six = [f"fountain-{hour}={pattern}-blue" for hour, pattern in zip(HOURS, PATTERNS, strict=True)]
    backs(game, 1, 12)
    plant(game, 1, " ".join(six) + " 12-12=bird-yellow 12-2=bird-purple")
    give(game, 1, "tree-purple bird-purple")
    assert len(game.groups(1)) == 2
    assert game.final_points(1) == {"storage": 0, "groups": 21, "bonus": 6}
    plant(game, 1, "12-4=plant-purple 12-10=flower-yellow 12-middle=bird-dark-green")
    assert game.final_points(1) == {"storage": 0, "groups": 27, "bonus": 6}  # the birds are three now
    game.round, game.stacks, game.score = 4, [], {1: 0, 2: 1}
    game.stack += 15
    give(game, 2, "butterfly-purple tree-purple tulips-purple")
    play(game, "1 pass", "2 pass", "0 round")
    assert game.due() == ("over", 0)
    assert game.score == {1: 9 + 27 + 6, 2: 0}  # round 4: two plants, tulips; storage takes no more than there is
    assert game.winners() == [1]
    game.score[2] = game.score[1]
    assert game.winners() == [1, 2]


# Random games


def wishes(game: Naive, chance: random.Random, criterion: str) -> str:
    double = [h for h in game._offered(criterion) if len(game._where(h)) > 1]
    return " ".join([criterion] + [f"{h}@{chance.choice(game._where(h))}" for h in double])


def guess(game: Naive, chance: random.Random, player: int) -> str:
    """An act that may be legal."""
    beds = ["expansion-" + h for h in game.beds[player]]
    things = [*game.tiles[player], *beds, *["joker"] * game.jokers[player]]
    kind = chance.choice(["take", "take", "place", "place", "place", "lay", "lay", "buy"])
    if kind == "take":
        return f"{player} take {wishes(game, chance, chance.choice(COLOURS + PATTERNS))}"
    if kind == "buy" or not things:
        return f"{player} buy {chance.choice(list(HOURS))}"
    word = chance.choice(things)
    cost = value(bare(word)) - 1 if word != "joker" else 0
    alike = [thing for thing in things if set(bare(thing).split("-", 1)) & set(bare(word).split("-", 1))]
    pool = chance.choice([alike, alike + ["joker"] * game.jokers[player], things])
    paid = " ".join(chance.sample(pool, min(cost, len(pool))))
    if kind == "lay":
        return f"{player} lay {bare(word)} {chance.choice(list(HOURS))} {chance.choice(list(HOURS))} {paid}"
    return f"{player} place {word} {chance.choice(list(CELLS))} {paid}"


def step(game: Naive, chance: random.Random) -> str:
    due, player = game.due()
    if due == "lots":
        return f"0 lots {chance.randint(1, game.players)}"
    if due == "draw":
        first = chance.sample(game.bag, min(4, len(game.bag)))
        return " ".join(["0 draw", *first, *chance.sample(game.tower, min(4 - len(first), len(game.tower)))])
    if due == "turn":
        return f"0 turn {game._empty()[0]} {chance.choice([h for h in HEXAGONS if h not in game._seen])}"
    if due == "round":
        return "0 round"
    for _ in range(120):
        act = guess(game, chance, player)
        if game.forbids(act) is None:
            return act
    return f"{player} pass"


def test_random_games() -> None:
    kinds = set()
    for seed in range(6):
        chance = random.Random(seed)
        game = new(2 + seed % 3, floor=seed % 2 == 0, bonus=SIDE_B)
        while game.due()[0] != "over":
            act = step(game, chance)
            kinds.add(act.split()[1])
            play(game, act)
        assert (game.round, game.stacks) == (4, [])
        with pytest.raises(AssertionError):
            game.do("1 pass")
    assert kinds == {"lots", "draw", "turn", "take", "place", "lay", "buy", "pass", "round"}


def test_nothing_of_the_program_is_imported() -> None:
    for module in (queens_naive, queens_naive_garden, queens_naive_table):
        for node in ast.walk(ast.parse(Path(str(module.__file__)).read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import | ast.ImportFrom):
                assert "companion" not in ast.unparse(node)
