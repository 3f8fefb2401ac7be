"""What is said of an act and answered to a question, and that all of it is in the catalogue."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.core.model import Announcement, Fact, Kind, Move, Phrase, Piece, Place, Player, Problem, Tile
from companion.games.royal_garden.game import GAME
from companion.games.royal_garden.rules.acts import castle_move, place_move
from companion.games.royal_garden.rules.points import missed_told
from companion.games.royal_garden.rules.state import State
from companion.games.royal_garden.typing.notation import parse_move
from companion.language.phrases import Phrases
from tests.games.garden import begin, judged, move, played, seen, setup, tiles
from tests.games.independent_judge import homes
from tests.games.royal_garden_catalogue import KEYS, wrong

SCENE = ["1 castle 1 C3", "2 castle 2 C3", "1 place 24 B3 B4"]


def told(state: State, line: str) -> list[Announcement]:
    """What a legal move makes worth saying."""
    act = move(state, line)
    assert GAME.judge(state, act) == []
    return GAME.tell(state, act, GAME.play(state, act))


def answer(state: State, question: str, seat: int = 1) -> Announcement:
    (one,) = GAME.answer(state, question, seat)
    assert (one.kind, one.seat) == (Kind.ANSWER, seat)
    return one


def items(found: Announcement | Phrase, name: str = "items") -> list[Phrase]:
    """The phrases of a list."""
    listed = found.facts[name]
    assert isinstance(listed, tuple)
    return [one for one in listed if isinstance(one, Phrase)]


# ---- acts -----------------------------------------------------------------------------------------------------


def test_a_placement_names_halves_cells_and_joint() -> None:
    """RG-66: line 5 of the spoken lines."""
    placed, grew = told(played(begin(2), SCENE[:2]), SCENE[2])
    assert placed.key == "rg-placed-by"
    assert placed.facts == {
        "player": "Jana",
        "number": 24,
        "terrain_a": "forest",
        "crowns_a": 1,
        "a": Place("1", 2, 3),
        "terrain_b": "field",
        "crowns_b": 0,
        "b": Place("1", 2, 4),
        "joins": "castle",
        "join_a": 0,
        "join_b": 0,
    }
    whose: dict[str, Fact] = {"player": "Jana", "several": 1}
    assert grew.facts == {**whose, "terrain": "forest", "squares": 1, "crowns": 1, "points": 1, "gained": 1}


@pytest.mark.parametrize(
    ("line", "joins", "flags"),
    [
        ("1 place 25 A3 A2", "terrain", (1, 0)),
        ("1 place 25 B2 C2", "both", (1, 0)),
        ("1 place 3 D3 D4", "castle", (0, 0)),
        ("1 place 13 A4 A3", "terrain", (1, 1)),
    ],
)
def test_what_a_placement_joins(line: str, joins: str, flags: tuple[int, int]) -> None:
    """RG-66 RG-68."""
    facts = told(played(begin(2), SCENE), line)[0].facts
    assert (facts["joins"], (facts["join_a"], facts["join_b"])) == (joins, flags)


def test_an_area_that_grew_names_what_it_gained() -> None:
    """RG-82 RG-85: line 14 of the spoken lines; joining two areas counts what both brought before."""
    table = {1: ("F1", "W0"), 2: ("F2", "L0"), 3: ("F0", "F0"), 4: ("S0", "M0"), 5: ("F0", "W1")}
    state = played(begin(1, table), ["1 castle 1 C3", "1 place 1 B3 A3", "1 place 2 C4 C5"])
    (_, grew) = told(state, "1 place 3 B4 A4")
    whose: dict[str, Fact] = {"player": "Jana", "several": 0}
    assert grew.facts == {**whose, "terrain": "forest", "squares": 4, "crowns": 3, "points": 12, "gained": 9}
    assert [one.key for one in told(state, "1 place 4 D3 E3")] == ["rg-placed"], "nothing grew"
    both = told(state, "1 place 5 B2 A2")[1:]
    assert [(one.facts["terrain"], one.facts["points"], one.facts["gained"]) for one in both] == [
        ("forest", 2, 1),
        ("field", 2, 2),
    ]


def test_castle_discard_and_end() -> None:
    table = {1: ("L0", "S0"), 2: ("L0", "S0"), 3: ("F1", "W0")}
    state = begin(1, table)
    (castle,) = told(state, "1 castle 1 A1")
    assert castle.facts == {"player": "Jana", "number": 1, "cell": Place("1", 1, 1)}
    state = played(state, ["1 castle 1 A1", "1 place 1 A2 A3", "1 place 2 B1 C1"])
    (gone,) = told(state, "1 discard 3")
    assert (gone.key, gone.facts["number"], gone.facts["terrain_a"]) == ("rg-discarded", 3, "forest")
    (ended,) = told(state, "0 end")
    (first,) = items(ended, "places")
    assert (ended.key, ended.facts["ties"], first.facts["players"]) == ("rg-final", (), ("Jana",))


def test_the_ranking_says_why() -> None:
    """RG-90 RG-92 RG-94: line 22 of the spoken lines."""
    table = {1: ("F1", "W0"), 2: ("F1", "W0"), 3: ("W0", "L0")}
    state = played(
        GAME.start(setup(3, table=table)),
        ["1 castle 1 C3", "2 castle 2 C3", "3 castle 3 C3", "1 place 1 C4 C5", "2 place 2 C4 C5"],
    )
    shared = answer(state, "ranking")
    found = [(one.facts["rank"], one.facts["players"], one.facts["reason"]) for one in items(shared, "places")]
    assert found == [(1, ("Jana", "Petr"), "shared"), (2, ("Ema",), "points")]
    said = [Phrases(language).say(shared) for language in ("cs", "pl", "en")]
    assert said == [
        "Společně vedou Jana a Petr, jeden bod. Druhé místo Ema, nula bodů.",
        "Wspólnie prowadzą Jana i Petr, po jednym punkcie. Drugie miejsce Ema, zero punktów.",
        "In the lead together, Jana and Petr, one point. Second place Ema, zero points.",
    ]
    larger = answer(played(state, ["2 place 3 D5 D4"]), "ranking")
    first = items(larger, "places")[0].facts
    assert (first["players"], first["reason"], first["largest_area"]) == (("Petr",), "largest_area", 2)


@pytest.mark.parametrize(
    ("lines", "ties", "places"),
    [
        ([], [("shared", ("Jana", "Petr", "Ema"))], [("Jana", "Petr", "Ema")]),
        (
            ["1 place 1 C4 C5", "2 place 2 C4 C5", "3 place 3 C4 C5", "1 place 4 D5 D4"],
            [("largest_area", ("Jana", "Petr", "Ema")), ("shared", ("Petr", "Ema"))],
            [("Jana",), ("Petr", "Ema")],
        ),
        (
            ["1 place 1 C4 C5", "2 place 2 C4 C5", "2 place 4 D5 D4"],
            [("largest_area", ("Petr", "Jana"))],
            [("Petr",), ("Jana",), ("Ema",)],
        ),
        (
            ["1 place 1 C4 C5", "2 place 5 C4 C5", "3 place 6 C4 C5", "3 place 7 D3 E3"],
            [("crowns", ("Ema", "Petr"))],
            [("Ema",), ("Petr",), ("Jana",)],
        ),
    ],
)
def test_the_final_ranking_tells_its_ties(
    lines: list[str], ties: list[tuple[str, tuple[str, ...]]], places: list[tuple[str, ...]]
) -> None:
    """RG-89 RG-90 RG-91 RG-92 RG-94: line 22 of the spoken lines."""
    halves = ("F1", "W0")
    table = {1: halves, 2: halves, 3: halves, 4: ("W0", "L0"), 5: ("F1", "F0"), 6: ("F0", "F0"), 7: ("L1", "S1")}
    castles = [f"{player} castle {player} C3" for player in (1, 2, 3)]
    state = played(GAME.start(setup(3, table=table)), [*castles, *lines])
    (found,) = told(state, "0 end")
    assert [(one.facts["reason"], one.facts["players"]) for one in items(found, "ties")] == ties
    assert [one.facts["players"] for one in items(found, "places")] == places


# ---- questions ------------------------------------------------------------------------------------------------


def test_what_is_here() -> None:
    """Line 18 of the spoken lines."""
    here = answer(played(begin(2), SCENE), "here b3")
    assert here.key == "rg-here"
    assert (here.facts["cell"], here.facts["terrain"], here.facts["crowns"]) == (Place("1", 2, 3), "forest", 1)
    assert here.facts["number"] == 24
    around = {side: here.facts[side] for side in ("left", "right", "far", "near")}
    assert around == {
        "left": Phrase("rg-empty"),
        "right": Phrase("rg-castle"),
        "far": Phrase("rg-half", {"terrain": "field", "crowns": 0}),
        "near": Phrase("rg-empty"),
    }
    area = here.facts["area"]
    assert isinstance(area, Phrase)
    assert area.facts["points"] == 1


def test_castle_empty_and_beyond() -> None:
    state = played(begin(2), SCENE)
    assert answer(state, "here C3").key == "rg-here-castle"
    assert answer(state, "here A1").facts["left"] == Phrase("rg-edge")
    assert answer(state, "here A1").facts["near"] == Phrase("rg-edge")
    assert answer(state, "here G7").key == answer(state, "around G7").key == "rg-here-outside"
    assert answer(state, "here B3", seat=2).key == "rg-here-empty"
    assert answer(state, "around C2").facts["far"] == Phrase("rg-castle")


def test_a_row_and_a_column() -> None:
    """Line 17 of the spoken lines: empty cells that follow each other are told together."""
    state = played(begin(2), SCENE)
    row = answer(state, "row 3")
    assert [one.key for one in items(row)] == ["rg-row-free", "rg-row-cell", "rg-row-cell", "rg-row-free"]
    assert [one.facts["column"] for one in items(items(row)[3], "cells")] == ["D", "E"]
    column = answer(state, "column B")
    assert [one.key for one in items(column)] == [
        "rg-column-free",
        "rg-column-cell",
        "rg-column-cell",
        "rg-column-free",
    ]
    assert [one.facts["row"] for one in items(column) if "row" in one.facts] == [3, 4]
    assert answer(state, "column 2").facts == column.facts
    assert (answer(state, "row 1").key, answer(state, "column E").key) == ("rg-row-empty", "rg-column-empty")
    assert (answer(state, "row 6").key, answer(state, "column G").key) == ("rg-no-row", "rg-no-column")


def test_the_whole_board_is_told_row_by_row() -> None:
    state = played(begin(2), SCENE)
    for number in range(1, 6):
        told, alone = answer(state, f"row - {number}"), answer(state, f"row {number}")
        assert (told.key, told.facts["row"], told.facts.get("items")) == (
            alone.key,
            number,
            alone.facts.get("items"),
        )
        assert (told.facts["first"], told.facts["more"], alone.facts["more"]) == (number, 5 - number, 0)
    assert answer(state, "row").facts == answer(state, "row - 1").facts
    floating = played(GAME.start(setup(1, fixed=False)), ["1 castle 1 A1", "1 place 24 0:1 -1:1"])
    assert (answer(floating, "row").facts["row"], answer(floating, "row").facts["more"]) == (1, 0)


def test_a_floating_kingdom_is_read_over_what_is_occupied() -> None:
    state = played(GAME.start(setup(1, fixed=False)), ["1 castle 1 A1", "1 place 24 0:1 -1:1"])
    assert [one.facts["column"] for one in items(answer(state, "row 1"))] == ["-1", "0", "A"]
    assert answer(state, "row 2").key == "rg-no-row"
    assert answer(state, "here A2").facts["left"] == Phrase("rg-empty")


def test_points_and_areas() -> None:
    """RG-84 RG-88: line 15 of the spoken lines; three items at once, then from the fourth."""
    table = {1: ("F1", "W1"), 2: ("L1", "S1"), 3: ("M0", "N0")}
    state = played(begin(2, table), ["1 castle 1 C3", "1 place 1 C4 C5", "1 place 2 C2 C1", "1 place 3 D3 E3"])
    score = answer(state, "score")
    assert (score.facts["player"], score.facts["total"]) == ("Jana", 4)
    assert (score.facts["count"], score.facts["first"], score.facts["more"]) == (4, 1, 1)
    assert [one.facts["terrain"] for one in items(score)] == ["field", "forest", "lake"]
    assert [one.facts["terrain"] for one in items(answer(state, "score 4"))] == ["swamp"]
    areas = answer(state, "areas 4")
    assert items(areas)[0].facts["terrain"] == "swamp"
    assert [one.facts["terrain"] for one in items(items(areas)[1])] == ["meadow", "mine"]
    assert (areas.facts["count"], areas.facts["more"]) == (6, 0)
    assert answer(state, "score", seat=2).facts["total"] == 0
    assert answer(state, "score", seat=3).key == "rg-no-player"
    assert answer(state, "score", seat=0).key == "rg-ranking"
    assert items(answer(state, "areas 9")) == items(areas)[1:], "past the end the last one"


def test_where_a_domino_may_go() -> None:
    """RG-58: line 16 of the spoken lines; board order."""
    state = played(begin(2), SCENE)
    fits = answer(state, "fits 25")
    count = len(homes(seen(state), 5, False, "F1 W0"))
    assert (fits.facts["count"], fits.facts["first"], len(items(fits))) == (count, 1, 3)
    assert (items(fits)[0].facts["a"], items(fits)[0].facts["b"]) == (Place("1", 3, 1), Place("1", 3, 2))
    more = answer(state, "fits 25 4")
    assert (more.facts["first"], more.facts["more"]) == (4, count - 6)
    assert answer(state, "fits 24").key == "rg-gone"
    assert answer(state, "fits 49").key == "rg-unknown-domino"
    assert answer(begin(), "fits 24").key == "rg-no-castle"


def test_the_last_act() -> None:
    state = played(begin(2), SCENE[:2])
    assert answer(begin(2), "last").key == "rg-nothing-yet"
    act = answer(played(state, SCENE[2:]), "last", seat=2).facts["act"]
    placed = told(state, SCENE[2])[0]
    assert act == Phrase(placed.key, placed.facts)


def test_whose_board_is_meant() -> None:
    assert answer(begin(2), "row 3", seat=0).key == "rg-whose-board"
    assert answer(begin(1), "row 3", seat=0).key == "rg-row-empty"
    assert answer(begin(2), "row 3", seat=7).key == "rg-no-player"


@pytest.mark.parametrize(
    "question",
    ["", "fly", "here", "here X9", "here B3 B4", "row -", "row 3 2", "row x", "find", "find sea", "fits x"],
)
def test_questions_that_are_not_understood(question: str) -> None:
    found = answer(played(begin(2), SCENE), question)
    assert (found.key, found.facts) == ("rg-not-understood", {"question": question})


WORDS = ["here", "around", "row", "column", "score", "fits", "last", "1", "24", "4", "B3", "C3", "0:-2", "x"]
WORDS += ["find", "lake", "bring", "aside", "offer", "order", "rounds"]


# ---- the catalogue --------------------------------------------------------------------------------------------

QUESTIONS = [
    *("here A1", "here C3", "here B3", "here G7", "around C2", "around H9", "row 1", "row 3", "row 9", "column C"),
    *("column A", "column G", "score", "score 9", "areas", "areas 4", "fits 24", "fits 40", "fits 99"),
    *("last", "ranking", "what", "row 2", "row 4", "find lake", "find mine", "aside", "offer", "fits"),
]


class Listener:
    """Notes every message of a table: of acts, refusals, questions, scores and what is awaited."""

    def __init__(self) -> None:
        self.said: list[tuple[str, dict[str, Fact]]] = []

    def heed(self, problems: list[Problem]) -> None:
        for problem in problems:
            self.said.append((problem.key, dict(problem.facts)))
            self.said += [(one.key, dict(one.facts)) for one in (problem.remedy, problem.hands) if one is not None]

    def ask(self, state: State, questions: list[str]) -> None:
        for seat in (0, 1, 2):
            for question in questions:
                self.said.extend((one.key, dict(one.facts)) for one in GAME.answer(state, question, seat))
        self.said.extend((one.act.key, dict(one.act.facts)) for one in GAME.awaited(state))
        self.said.extend((one.key, dict(one.facts)) for one in GAME.score(state))

    def act(self, state: State, one: Move) -> State:
        after = GAME.play(state, one)
        self.said.extend((line.key, dict(line.facts)) for line in GAME.tell(state, one, after))
        return after


def everything() -> list[tuple[str, dict[str, Fact]]]:
    """Messages of random tables, with legal and illegal acts, questions, cold boards and bad set-ups."""
    dice, heard = random.Random(7), Listener()
    alone = played(begin(), ["1 castle 1 C3"])
    heard.act(alone, move(alone, "1 place 24 C4 C5"))
    for fixed in (True, False, True, False):
        state = GAME.start(setup(2, fixed=fixed))
        heard.ask(state, QUESTIONS)
        for player in (1, 2):
            heard.heed(judged(state, f"{player} place 24 A1 A2"))
            heard.heed(judged(state, f"{player} castle {player} 0:7"))
            state = heard.act(state, castle_move(player, player, (dice.randint(1, 5), 3)))
            heard.heed(judged(state, f"{player} castle {player + 2} A1"))
        heard.heed(judged(state, "1 castle 9 A1") + judged(state, "9 end"))
        for number in dice.sample(range(1, 49), 44):
            state = _one_domino(state, number, dice, heard)
        heard.heed([one for number in range(1, 49) for one in judged(state, f"2 place {number} A1 A2")])
        heard.ask(state, QUESTIONS)
        state = heard.act(state, move(state, "0 end"))
        heard.heed(judged(state, "0 end"))
        heard.ask(state, QUESTIONS)
    return heard.said + _by_hand()


def _one_domino(state: State, number: int, dice: random.Random, heard: Listener) -> State:
    """Ask about a domino, try it wrongly, then lay or discard it."""
    cells = [f"{dice.choice('ABCDE')}{dice.randint(1, 5)}" for _ in range(3)]
    beside = [f"bring {number} {cell} {cell[0]}{int(cell[1]) + 1}" for cell in cells]
    heard.ask(state, [f"fits {number}", f"bring {number}", *beside, f"bring {number} {cells[0]}"])
    for player in (1, 2):
        x, y = dice.randint(0, 6), dice.randint(0, 6)
        heard.heed(GAME.judge(state, place_move(player, number, ((x, y), (x + dice.choice((1, -1)), y)))))
        heard.heed(judged(state, f"{player} discard {number}") + judged(state, f"{player} place {number} A1 C3"))
    legal = list(GAME.moves(state, {f"domino {number}"}))
    if legal:
        return heard.act(state, dice.choice(legal))
    discard = move(state, f"1 discard {number}")
    return heard.act(state, discard) if not GAME.judge(state, discard) else state


def _by_hand() -> list[tuple[str, dict[str, Fact]]]:
    """Messages that no course of play brings."""
    state = begin(2)
    problems: list[Problem] = []
    second = played(state, ["1 castle 1 C3"])
    problems += judged(second, "2 castle 1 C3")
    found = parse_move("x")
    assert isinstance(found, list)
    problems += found
    half, other = (Place("1", 1, 1), Piece("domino 24", "a")), (Place("1", 1, 1), Piece("castle 1"))
    for laid in (
        {"1": (half,)},
        {"1": (half, other)},
        {"1": ((Place("1", 9, 1), Piece("castle 1")), (Place("1", 1, 1), Piece("castle 1")))},
        {"1": ((Place("1", 2, 2), Piece("tile red")),)},
        {"tray": ()},
    ):
        cold = GAME.read(state.setup, laid)
        assert isinstance(cold, list)
        problems += cold
    lonely = GAME.read(state.setup, {"1": (half, (Place("1", 1, 2), Piece("domino 24", "b")))})
    assert isinstance(lonely, State)
    problems += judged(lonely, "1 castle 1 A1")
    bad = setup(1)
    for changed in (
        {"players": ()},
        {"players": (Player(1, "a"), Player(1, "a"))},
        {"columns": 6},
        {"variants": frozenset({"x"})},
        {"tiles": (*tiles(), Tile("domino 1", ("W0", "W0")), Tile("x", ()))},
        {"tiles": ()},
    ):
        slots = {name: getattr(bad, name) for name in bad.__slots__}
        problems += GAME.check(type(bad)(**{**slots, **changed}))
    said = [(one.key, dict(one.facts)) for one in problems]
    remedies = [way for one in problems for way in (one.remedy, one.hands) if way is not None]
    said += [(one.key, dict(one.facts)) for one in remedies]
    nouns = [*(GAME.noun(kind) for kind in ("F1", "C", "R"))]
    nouns += [one.act for one in GAME.awaited(played(begin(1, {}), ["1 castle 1 A1"]))]
    nouns += missed_told((), ("centralised", "harmony"))
    nouns += [GAME.thing(state, thing) for thing in ("domino 1", "castle 1", "tile red")]
    return said + [(one.key, dict(one.facts)) for one in nouns]


def test_everything_said_is_in_the_catalogue_and_the_catalogue_says_nothing_else() -> None:
    met: set[str] = set()
    found = {told for key, facts in everything() for told in wrong(key, facts, met)}
    assert found == set()
    assert set(KEYS) - met == set()


@settings(max_examples=150, deadline=None)
@given(
    st.text(max_size=30) | st.lists(st.sampled_from(WORDS), max_size=4).map(" ".join),
    st.integers(0, 5),
)
def test_any_question_has_an_answer(question: str, seat: int) -> None:
    one = answer(played(begin(2), SCENE), question, seat)
    assert wrong(one.key, one.facts, set()) == []
