"""Why an act of Queen's Garden is not legal: a sentence for every mistake, reason first, then what helps."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from companion.core.model import Fact, Move, Phrase, Piece, Place, Problem
from companion.games.queens_garden.rules import judge
from companion.games.queens_garden.rules.hexes import tile
from companion.games.queens_garden.rules.state import State
from companion.language.phrases import LANGUAGES, LEVELS, Language, Phrases
from companion.play.referee import trouble
from tests.promised import missed

from .azul_kit import keys, remedies
from .lines_kit import ENGLISH, refusals, written_in
from .queens_kit import GAME, setup
from .queens_refusals import REFUSALS

SPOKEN = {language: Phrases(language, strict=True) for language in LANGUAGES}
CAREFUL = {"cs": "Pozor, Lucka", "pl": "Uwaga, Lucka", "en": "Careful, Lucka"}
WHOSE = trouble.whose("told", "Lucka", 2)
FOUND_LYING = ("qg-unknown-board", "qg-unknown-thing", "qg-off-garden", "qg-ornament-there", "qg-group-twice")
"""What cold.py says of a garden found as it lies."""


@pytest.mark.parametrize("name", REFUSALS)
def test_every_mistake_is_told_with_its_remedy(name: str) -> None:
    """QG-46 to QG-122: the reason that is meant, and the remedy that belongs to it."""
    found = REFUSALS[name].problems()
    assert (tuple(keys(found)), tuple(remedies(found))) == (REFUSALS[name].keys, REFUSALS[name].remedies)


@pytest.mark.parametrize(("name", "line"), refusals("queens"))
def test_a_refusal_tells_what_is_wrong_and_what_helps(name: str, line: str) -> None:
    """Word for word in one language, with the places, counts and hexagons that are meant."""
    found = REFUSALS[name].problems()
    assert [one for each in found for one in missed(each)] == []
    assert ENGLISH.say(trouble.refusal(WHOSE, found)) == line


@pytest.mark.parametrize(
    ("name", "action", "args"),
    [
        ("no hexagon", "place", ("tree-green", "fountain-6")),
        ("no hexagon given up", "place", ("butterfly-blue", "fountain-6", "bird-blue", "tree-green")),
        ("no hexagon laid", "lay", ("tree-green", 6, 12)),
        ("no hexagon discarded", "pass", ("bird-yellow", "tree-green")),
        ("no hexagon drawn", "draw", ("bird-blue", "tree-green")),
        ("no hexagon turned", "turn", (2, "tree-green")),
    ],
)
def test_a_program_that_plays_is_refused_in_the_same_words(
    name: str, action: str, args: tuple[str | int, ...]
) -> None:
    """Its acts come without notation."""
    state = REFUSALS[name].state()
    found = GAME.judge(state, Move(0 if action in ("draw", "turn") else state.turn, action, args))
    assert found == REFUSALS[name].problems()


def test_no_reason_of_the_modules_is_left_out() -> None:
    """Every key of a problem or a remedy stands in one of the cases."""
    room = Path(judge.__file__).parents[1]
    written = "".join(written_in(room, one) for one in ("judge", "judge_garden", "notation"))
    made = set(re.findall(r'"(qg-[a-z-]+)"', written))
    told = {key for one in REFUSALS.values() for key in (*one.keys, *one.remedies)}
    assert made - told == {"qg-way"}


# ---- the sentences ----------------------------------------------------------------------------------------------


def said(language: Language, level: str, problem: Problem) -> tuple[str, str, str]:
    """Careful word, reason and remedy as they are said: one line in this order."""
    phrases = SPOKEN[language]
    phrases.level = "terse" if level == "terse" else "full" if level == "full" else "normal"
    line = phrases.say(trouble.refusal(WHOSE, [problem]))
    reason = phrases.part(problem.key, problem.facts)
    remedy = phrases.part(problem.remedy) if problem.remedy is not None else ""
    wanted = f"{CAREFUL[language]}: {reason}. {remedy}".rstrip(". ")
    assert line.rstrip(".?").lower() == re.sub(r"\?\.", "?", wanted).lower()
    return CAREFUL[language], reason, remedy


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_reason_has_a_sentence_of_its_own(language: Language) -> None:
    """At each level: no two reasons are worded alike."""
    for level in LEVELS:
        worded: dict[str, str] = {}
        for one in REFUSALS.values():
            for problem in one.problems():
                _, reason, _ = said(language, level, problem)
                first = worded.setdefault(reason, problem.key)
                assert first == problem.key, f"{first} and {problem.key} are both {reason!r}"
        assert len(set(worded.values())) == len({key for one in REFUSALS.values() for key in one.keys})


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_mistakes_of_bad_input_say_what_is_wrong(language: Language) -> None:
    """An unpayable cost, a payment mixing properties, a full storage, a taken slot, a score too low."""
    words = {
        "cannot be paid": ("skladiště nestačí", "magazyn nie wystarcza", "cannot pay the cost"),
        "mixed payment": ("míchá barvu a symbol", "miesza kolor i wzór", "mixes colour and pattern"),
        "storage full": ("ve skladišti", "w magazynie", "storage"),
        "slot taken": (
            "obsazeno, destička dvanáctka",
            "zajęte, kafel dwunasta",
            "taken, expansion twelve o'clock",
        ),
        "too few points to buy": ("na počítadle čtyři", "cztery", "on the counter four"),
    }
    for name, told in words.items():
        for level in LEVELS:
            _, reason, _ = said(language, level, REFUSALS[name].problems()[0])
            assert told[LANGUAGES.index(language)] in reason, f"{name}, {level}: {reason}"


EXAMPLE = {
    "cs": "celkem {}, například ",
    "pl": "razem {}, na przykład ",
    "en": "{} in all, for example ",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_list_is_told_whole_or_is_only_an_example_with_its_number(language: Language) -> None:
    """Rule 8 of the spoken lines: eleven cells, seven criteria, eight payments; all of the five slots."""
    many = {"no expansion there": (11, 3), "nothing there": (7, 3), "too few jokers": (8, 1), "slot taken": (5, 5)}
    for name, (count, named) in many.items():
        problem = REFUSALS[name].problems()[0]
        assert problem.remedy is not None
        items = problem.remedy.facts["items"]
        assert isinstance(items, tuple) and len(items) == count
        for level in LEVELS:
            _, _, remedy = said(language, level, problem)
            if named == count:
                assert remedy.count(",") == count - 2, remedy
                continue
            example = EXAMPLE[language].format(SPOKEN[language].number(count))
            assert example in remedy.lower(), remedy
            told = remedy.lower().partition(example)[2]
            assert named == 1 or told.count(",") == named - 1, remedy


# ---- remedies that help -----------------------------------------------------------------------------------------


def changed(text: str, at: int, word: str) -> str:
    """A line of notation with one word put in place of another."""
    told = text.split()
    return " ".join([*told[:at], word, *told[at + 1 :]])


def items_of(problem: Problem) -> tuple[Fact, ...]:
    """What a remedy offers."""
    assert problem.remedy is not None
    items = problem.remedy.facts["items"]
    assert isinstance(items, tuple)
    return items


def legal(state: State, text: str) -> bool:
    move = GAME.parse(state, text)
    return isinstance(move, Move) and not GAME.judge(state, move)


def cell_name(phrase: Fact) -> str:
    """The notation of a cell that a remedy names."""
    assert isinstance(phrase, Phrase)
    hour = phrase.facts.get("hour")
    names = {"qg-cell-fountain": f"fountain-{hour}", "qg-cell-middle": f"{phrase.facts.get('slot')}-middle"}
    return names.get(phrase.key, f"{phrase.facts.get('slot')}-{hour}")


@pytest.mark.parametrize("name", [name for name, one in REFUSALS.items() if one.remedies == ("qg-remedy-cells",)])
def test_where_a_remedy_sends_a_hexagon_it_may_lie(name: str) -> None:
    """QG-81 to QG-91: every cell that is named, and no other one."""
    state, text = REFUSALS[name].state(), REFUSALS[name].text
    named = {cell_name(one) for one in items_of(REFUSALS[name].problems()[0])}
    free = {
        str(move.args[1])
        for move in GAME.moves(state)
        if move.action == "place" and move.args[0] == text.split()[1]
    }
    assert named == free
    assert all(legal(state, changed(text, 2, one)) for one in named)


@pytest.mark.parametrize("name", ["slot taken", "bought on a taken slot"])
def test_the_slots_of_a_remedy_are_free(name: str) -> None:
    """QG-110"""
    state, text = REFUSALS[name].state(), REFUSALS[name].text
    at = 2 if text.startswith("lay") else 1
    hours = [one.facts["hour"] for one in items_of(REFUSALS[name].problems()[0]) if isinstance(one, Phrase)]
    assert hours == [2, 4, 6, 8, 10]
    assert all(legal(state, changed(text, at, str(hour))) for hour in hours)


@pytest.mark.parametrize("name", ["nothing there", "storage full", "storage full of expansions"])
def test_the_colours_and_patterns_of_a_remedy_can_be_taken(name: str) -> None:
    """QG-48 QG-55 QG-56: those that lie there; with a full storage those that fit."""
    state = REFUSALS[name].state()
    told = [
        str(one.facts["property"]) for one in items_of(REFUSALS[name].problems()[0]) if isinstance(one, Phrase)
    ]
    takes = {str(move.args[0]) for move in GAME.moves(state) if move.action == "take"}
    assert set(told) == takes


def test_the_first_payment_of_a_remedy_is_legal() -> None:
    """QG-65 to QG-76: what a blue butterfly can be paid with, the fewest jokers first."""
    refusal = REFUSALS["mixed payment"]
    first = items_of(refusal.problems()[0])[0]
    assert isinstance(first, Phrase)
    things = first.facts["items"]
    assert isinstance(things, tuple)
    told = [
        f"{one.facts['pattern']}-{one.facts['colour']}"
        for one in things
        if isinstance(one, Phrase) and one.facts.get("colour")
    ]
    text = " ".join([*refusal.text.split()[:3], *told, *["joker"] * (3 - len(told))])
    assert legal(refusal.state(), text)


# ---- gardens found as they lie ----------------------------------------------------------------------------------


def test_every_problem_of_a_garden_found_as_it_lies_has_words() -> None:
    """QG-19 QG-81 QG-88: a board of nobody, a foreign thing, off the garden, on an ornament, twins in a group."""
    made = setup(2)
    blue, bird = Piece(tile(1)), Piece(tile(7))
    first: tuple[tuple[Place, Piece], ...] = (
        (Place("1", 0, 0), blue),
        (Place("1", 9, 9), blue),
        (Place("1", 1, -1), blue),
        (Place("1", 1, 0), bird),
    )
    first += ((Place("1", 0, 1), blue), (Place("1", -1, 1), Piece("domino 5", "a")))
    found = GAME.read(made, {"1": tuple(sorted(first)), "9": ((Place("9", 1, 0), blue),)})
    assert isinstance(found, list)
    assert {one.key for one in found} == set(FOUND_LYING)
    for language in LANGUAGES:
        for level in LEVELS:
            for one in found:
                said(language, level, one)
