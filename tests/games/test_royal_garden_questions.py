"""Questions at any moment of a whole match: the draft, the board, what a domino brings, and how they are typed."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from functools import cache

import pytest

from companion import input as keys
from companion.core.model import Act, Announcement, Command, Kind, Move, Phrase, Place
from companion.games.royal_garden.game import GAME
from companion.games.royal_garden.mind.mind import MIND
from companion.games.royal_garden.rules.acts import place_move
from companion.games.royal_garden.rules.draft import DraftStep
from companion.games.royal_garden.rules.gain import Gains
from companion.games.royal_garden.rules.points import totals
from companion.games.royal_garden.rules.score import beside, result, score_cells
from companion.games.royal_garden.rules.state import State
from companion.games.royal_garden.typing.commands import TERRAINS
from companion.input.grammar import understand
from companion.input.meanings import Meant
from companion.language.phrases import LANGUAGES, LEVELS, Language, Phrases
from tests.games.garden import match_setup, played, setup
from tests.games.match_scenes import bonuses, sure_bonuses
from tests.keypad_digits import digits
from tests.test_interpreter import Player

PHRASES = {language: Phrases(language, strict=True) for language in LANGUAGES}
VOCABULARIES = {language: keys.vocabulary_of(GAME, phrases.part) for language, phrases in PHRASES.items()}
SAMPLES = {"cell": "B3", "row": "3", "column": "B", "number": "24", "terrain": "lake"}

THREE = ["0 lots 2", "0 draw 30", "0 draw 5", "0 draw 24", "2 choose 24", "3 choose 5"]
"""A match of three: the first line is 5, 24, 30; player 2 began, player 1 takes what is left."""


def answer(state: State, question: str, seat: int = 1) -> Announcement:
    (one,) = GAME.answer(state, question, seat)
    assert (one.kind, one.seat) == (Kind.ANSWER, seat)
    return one


def items(found: Announcement | Phrase, name: str = "items") -> list[Phrase]:
    listed = found.facts[name]
    assert isinstance(listed, tuple)
    return [one for one in listed if isinstance(one, Phrase)]


def numbers(found: Announcement) -> list[tuple[object, object]]:
    """Number and player of each domino of a list."""
    return [(one.facts["number"], one.facts["player"]) for one in items(found)]


def three(*more: str) -> State:
    return played(GAME.start(match_setup(3)), [*(f"{n} castle {n} C3" for n in (1, 2, 3)), *THREE, *more])


SECOND = ("1 choose 30", "0 draw 47", "0 draw 1", "0 draw 34")
"""The first choice is over, and the second line lies there: 1, 34, 47."""


@cache
def course(seed: int, players: int, *variants: str) -> tuple[State, ...]:
    """Every state of a random match in which advice is allowed; castles go to the middle."""
    dice, plain = random.Random(seed), match_setup(players, *variants)
    state = GAME.start(replace(plain, options={**plain.options, "advice": "1"}))
    states = [state]
    while not state.ended:
        legal = list(GAME.moves(state))
        middle = Place("", state.frame.columns // 2 + 1, state.frame.rows // 2 + 1)
        castles = [m for m in legal if m.action == "castle" and m.args[1] == replace(middle, board=str(m.player))]
        state = GAME.play(state, dice.choice(castles or legal))
        states.append(state)
    return tuple(states)


def placing(states: tuple[State, ...]) -> list[State]:
    """The states in which a domino is to be laid that fits somewhere."""
    due = [one for one in states if one.draft is not None and one.draft.step is DraftStep.PLACE]
    return [one for one in due if any(legal.action == "place" for legal in GAME.moves(one))]


# ---- how they are typed ---------------------------------------------------------------------------------------


def asking() -> list[Command]:
    return [one for one in VOCABULARIES["en"].commands if one.act is Act.ASK]


def test_a_question_takes_two_keys_about_the_own_board_and_four_about_anothers() -> None:
    """Counted: the command's digits, before it the player's digit and the point; not Enter, not what follows."""
    assert len(asking()) >= 20
    for command in asking():
        args = [SAMPLES[arg] for arg in command.args if not arg.endswith("?")]
        for subject, most in (("", 2), ("3", 4), ("0", 4)):
            meant = understand(" ".join([subject, command.name, *args]), VOCABULARIES["en"])
            assert isinstance(meant, Meant), command
            typed = digits(meant, VOCABULARIES["en"])
            assert typed is not None
            followed = typed.split(".")[-len(args) :] if args else []
            pressed = typed.removesuffix("".join(f".{one}" for one in followed))
            assert len(pressed) <= most, f"{command.name}: {pressed}"
            assert understand(typed, VOCABULARIES["en"]) == meant


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_terrain_is_typed_as_a_word_or_as_its_digit(language: Language) -> None:
    phrases, vocabulary = PHRASES[language], VOCABULARIES[language]
    for digit, terrain in enumerate(TERRAINS, start=1):
        word = phrases.part(f"terrain-typed-{terrain}").split(",")[0]
        ours = word if (language, terrain) == ("pl", "lake") else terrain  # "lake" is łąkę without its accents
        for typed in (f"find {ours}", f"25.{digit}", f"{vocabulary.word('find')} {word}", f"25 {word.upper()}"):
            found = understand(typed, vocabulary)
            assert isinstance(found, Meant) and found.text == f"find {terrain}", typed
            assert digits(found, vocabulary) == f"25.{digit}"
    for wrong in ("25", "25.7", "25.0", "find B3", "25.33"):
        missing = understand(wrong, vocabulary)
        assert isinstance(missing, keys.Incomplete) and missing.missing == "terrain"
        said = phrases.say(vocabulary.explain(missing))
        digit_told = {"cs": "jezero: tři", "pl": "jezioro trzy", "en": "lake three"}[language]
        assert digit_told in said.lower(), "it says the digits"


def test_a_number_left_out_stays_left_out_when_a_list_goes_on() -> None:
    """`next` asks for `fits 0 4`, not for domino four."""
    player = Player(2)
    for line in ("castle 1 C3", "fits 30"):
        player.type(line)
    assert player.type("next") == ["ask fits 30 4"]
    player.type("castle 2 C3", seat=2)
    player.type("2.33.30")
    assert player.type("next") == ["ask 2 bring 30 4"]
    interpreter = player.interpreter
    for line, question in (
        ("fits", "fits 0"),
        ("best", "best 0"),
        ("bring", "bring 0"),
        ("find lake", "find lake"),
    ):
        player.type(line)
        assert interpreter._long._questions[1] == question
    player.type("31.30.4")
    assert interpreter._long._questions[1] == "fits 30"


# ---- the draft ------------------------------------------------------------------------------------------------


def test_what_is_on_offer_and_who_stands_where() -> None:
    state = GAME.start(match_setup(3))
    assert answer(state, "offer").key == "rg-offer-none"
    state = played(state, THREE[:2])
    part = answer(state, "offer", seat=0)
    assert (part.key, part.facts["missing"], numbers(part)) == ("rg-offer", 2, [(30, "")])
    state = three()
    assert numbers(answer(state, "offer")) == [(5, "Ema"), (24, "Petr"), (30, "")]
    assert [one.facts["taken"] for one in items(answer(state, "offer"))] == [1, 1, 0]
    state = three(*SECOND)
    assert numbers(answer(state, "offer")) == [(1, ""), (34, ""), (47, "")]
    assert answer(state, "offer").facts["free"] == 3


FIVE = ["0 lots 1", *(f"0 draw {number}" for number in (9, 8, 7, 6, 5))]
"""A wider offer of two: five dominoes, nobody's yet."""


def test_a_line_of_five_is_told_whole() -> None:
    """A choice is made from all of it; who asks for a later part hears that."""
    state = played(GAME.start(match_setup(2, "wider")), FIVE)
    whole, rest = answer(state, "offer"), answer(state, "offer 4")
    assert ([n for n, _ in numbers(whole)], whole.facts["count"], whole.facts["more"]) == ([5, 6, 7, 8, 9], 5, 0)
    assert ([n for n, _ in numbers(rest)], rest.facts["more"]) == ([8, 9], 0)


@pytest.mark.parametrize(
    ("language", "all_free", "two_free", "word"),
    [
        (
            "cs",
            "V nabídce jsou tři dílky, všechny volné. Dílek",
            "V nabídce jsou tři dílky, z toho dva volné. ",
            "voln",
        ),
        (
            "pl",
            "Do wyboru są trzy płytki, wszystkie wolne. Płytka",
            "Do wyboru są trzy płytki, w tym dwie wolne. ",
            "woln",
        ),
        ("en", "Three dominoes are on offer, all free. Domino", "Three dominoes are on offer, two free. ", "free"),
    ],
)
def test_what_is_free_is_said_once(language: Language, all_free: str, two_free: str, word: str) -> None:
    phrases = PHRASES[language]
    chosen = played(GAME.start(match_setup(3)), THREE[:5])
    for state, begins in ((three(*SECOND), all_free), (chosen, two_free)):
        said = phrases.say(answer(state, "offer"))
        assert said.startswith(begins) and said.count(word) == 1, said


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_list_says_its_heading_once(language: Language) -> None:
    """Whoever goes on hears only what follows."""
    phrases, goes_on = PHRASES[language], set()
    for state in course(10, 2, "wider", "centralised", "harmony"):
        for question in ("fits", "bring", "find lake", "find forest", "areas", "score", "aside"):
            seat = 0 if question == "aside" else 1
            begin = answer(state, question, seat)
            if not begin.facts.get("more"):
                continue
            on = answer(state, f"{question} 0 4" if question in ("fits", "bring") else f"{question} 4", seat)
            if not items(on):
                continue
            for level in LEVELS:
                phrases.level = level
                said, heading = phrases.say(begin), phrases.say(begin).split(". ")[0].split(": ")[0]
                assert not phrases.say(on).startswith(heading), (said, phrases.say(on))
            goes_on.add(question)
    phrases.level = "normal"
    assert goes_on >= {"fits", "bring", "areas", "score", "aside"}


def test_who_acts_when() -> None:
    """RG-35 RG-37 RG-44: in turn at first, then by numbers; who has placed chooses before the next one."""
    assert answer(GAME.start(match_setup(3)), "order").key == "rg-order-lots"
    begun = answer(played(GAME.start(match_setup(3)), THREE[:1]), "order")
    assert [one.facts["player"] for one in items(begun)] == ["Petr", "Ema", "Jana"]
    assert [one.facts["player"] for one in items(answer(three(), "order"))] == ["Jana"]
    two = played(GAME.start(match_setup(2)), ["0 lots 2"])
    assert [one.facts["player"] for one in items(answer(two, "order"))] == ["Petr", "Jana", "Petr", "Jana"]
    assert [one.facts["player"] for one in items(answer(two, "order 4"))] == ["Jana"]
    state = three(*SECOND)
    assert numbers(answer(state, "order")) == [(5, "Ema"), (24, "Petr"), (30, "Jana")]
    placed = played(state, [GAME.text(next(m for m in GAME.moves(state) if m.action == "place"))])
    found = answer(placed, "order")
    assert (found.facts["player"], found.facts["acting"]) == ("Ema", 1)
    assert numbers(found) == [(24, "Petr"), (30, "Jana")]
    assert answer(course(1, 2)[-2], "order").key == "rg-order-none"


def test_rounds_and_games() -> None:
    """RG-55 RG-56 RG-96: rounds by the number of lines."""
    for players, variants, rounds in ((2, (), 6), (3, (), 12), (2, ("duel", "wider"), 9)):
        met = []
        for state in course(2, players, *variants):
            found = answer(state, "rounds", seat=0)
            if found.key == "rg-rounds":
                told = (found.facts["round"], found.facts["left"])
                met += [] if told in met else [told]
            else:
                assert (found.facts["rounds"], met) == (rounds, [])
        assert met == [(number, rounds - number) for number in range(1, rounds + 1)]
    games = [int(str(answer(state, "rounds").facts["game"])) for state in course(3, 2, "dynasty")]
    assert (sorted(games), set(games)) == (games, {1, 2, 3})
    assert all(answer(state, "rounds").facts["several"] for state in course(3, 2, "dynasty"))


@pytest.mark.parametrize("question", ["offer", "order", "rounds"])
def test_free_placement_has_no_draft(question: str) -> None:
    assert answer(GAME.start(setup(2)), question).key == "rg-no-draft"


# ---- the board ------------------------------------------------------------------------------------------------


def flooded(kinds: dict[tuple[int, int], str], letter: str) -> set[frozenset[tuple[int, int]]]:
    """The areas of a terrain: each cell's set joined with its neighbours' until nothing changes."""
    sets = {cell: frozenset([cell]) for cell, kind in kinds.items() if kind[0] == letter}
    changed = True
    while changed:
        changed = False
        for (x, y), mine in tuple(sets.items()):
            for near in ((x + 1, y), (x, y + 1)):
                if near in sets and sets[near] != mine:
                    both = sets[near] | mine
                    sets |= dict.fromkeys(both, both)
                    changed = True
    return set(sets.values())


def test_where_every_area_of_a_terrain_is() -> None:
    """RG-81: each cell of each area, by rows from the player outwards."""
    letters = dict(zip(TERRAINS, "WFLMSN", strict=True))
    for state in course(4, 2, "duel")[-1:] + course(5, 3)[-1:]:
        kingdom = state.kingdom(1)
        assert kingdom is not None
        for terrain, letter in letters.items():
            expected = flooded(dict(kingdom.kinds), letter)
            told: list[Phrase] = []
            first = 1
            while expected and len(told) < len(expected):
                found = answer(state, f"find {terrain} {first}")
                assert (found.key, found.facts["count"], len(items(found)) <= 3) == (
                    "rg-find",
                    len(expected),
                    True,
                )
                told += items(found)
                first += 3
            cells = [
                frozenset(
                    (place.x, place.y)
                    for row in items(area, "rows")
                    for one in items(row, "cells")
                    if isinstance(place := one.facts["cell"], Place)
                )
                for area in told
            ]
            assert (len(cells), set(cells)) == (len(expected), expected)
            points = [one.facts["points"] for one in told]
            assert points == sorted(points, key=lambda one: -int(str(one))), "most points first"
    assert answer(GAME.start(setup(2)), "find lake").key == "rg-find-none"
    assert answer(GAME.start(setup(2)), "find lake", seat=0).key == "rg-whose-board"


def test_points_tell_bonuses_first_and_add_up() -> None:
    """RG-88 RG-93 RG-100 RG-103: the total is that of the ranking; the count is of areas alone."""
    for state in course(6, 2, "centralised", "harmony")[::9]:
        for player, total in totals(state).items():
            for question in ("score", "areas"):
                found = answer(state, question, player)
                kinds = [one.key.startswith("rg-bonus") for one in items(found)]
                assert kinds == sorted(kinds, reverse=True), "bonuses first"
                whole = list(items(found))
                while found.facts["more"]:
                    found = answer(state, f"{question} {len(whole) + 1}", player)
                    whole += items(found)
                points = [int(str(one.facts["points"])) for one in whole if "points" in one.facts]
                assert sum(points) == total == found.facts["total"]
    begun = course(6, 2, "centralised", "harmony")[2]
    found = answer(begun, "score")
    assert [one.key for one in items(found)] == ["rg-bonuses-open"]
    assert [one.facts["points"] for one in items(items(found)[0])] == [10, 5]
    assert (found.facts["total"], found.facts["count"]) == (0, 0)


def outer(state: State, player: int) -> tuple[int, int]:
    """How wide and how high a kingdom is."""
    kingdom = state.kingdom(player)
    assert kingdom is not None
    columns, rows = zip(*kingdom.kinds, strict=True)
    return max(columns) - min(columns) + 1, max(rows) - min(rows) + 1


@pytest.mark.parametrize("players", [2, 3])
def test_a_bonus_counts_once_it_can_no_longer_be_lost(players: int) -> None:
    """RG-100 RG-103: what is counted stays, to the end; what could still be lost is told as if it ended now."""
    early = 0
    for seed in range(6):
        states = course(seed, players, "centralised", "harmony")
        for player in range(1, players + 1):
            last = sure_bonuses(states[-1], player)
            assert last == bonuses(states[-1], player)
            for state in states:
                sure, now = sure_bonuses(state, player), bonuses(state, player)
                assert sure.items() <= last.items() and sure.items() <= now.items()
                kingdom = state.kingdom(player)
                assert kingdom is not None and state.draft is not None
                done = len(kingdom.dominoes) + sum(owner == player for owner, _ in state.discards)
                if done < state.draft.plan.rounds * state.draft.plan.kings and not state.ended:
                    whole = bool(kingdom.kinds) and outer(state, player) == (5, 5)
                    assert sure == {key: 10 for key in now if key == "rg-bonus-centralised" and whole}
                    early += bool(sure)
                else:
                    assert sure == now
                told = [one for one in items(answer(state, "score", player)) if one.key == "rg-bonuses-open"]
                opens = {f"rg-bonus-{one.facts['bonus']}" for clause in told for one in items(clause)}
                assert opens == set(now) - set(sure)
    assert early > 5


def test_areas_without_points_are_one_clause_behind_those_that_bring_some() -> None:
    """RG-84: every area is told once, and the total with the name comes before all of them."""
    for state in course(6, 2, "centralised", "harmony")[::9]:
        found = answer(state, "areas")
        whole = list(items(found))
        while found.facts["more"]:
            found = answer(state, f"areas {len(whole) + 1}")
            whole += items(found)
        told = [one for one in whole if not one.key.startswith("rg-bonus")]
        brought = [int(str(one.facts["points"])) for one in told if one.key == "rg-area"]
        assert brought == sorted(brought, reverse=True) and 0 not in brought
        bare = [one.key for one in told].count("rg-areas-bare")
        assert bare <= 1 and (not bare or told[-1].key == "rg-areas-bare")
        listed = sum(int(str(one.facts["count"])) for clause in told[len(brought) :] for one in items(clause))
        assert len(brought) + listed == found.facts["count"]
        line = Phrases("en").say(answer(state, "areas"))
        assert line.startswith(f"{found.facts['player']} has ")


def test_a_bonus_that_was_asked_for_and_is_not_won_is_told_with_its_reason() -> None:
    """RG-100 RG-103."""
    last = course(6, 2, "centralised", "harmony")[-1]
    for player in (1, 2):
        found = answer(last, "score", player)
        won = {one.key for one in items(found)}
        missed = [
            one.facts["bonus"] for clause in items(found) if "items" in clause.facts for one in items(clause)
        ]
        for name in ("centralised", "harmony"):
            assert (f"rg-bonus-{name}" in won) != (name in missed)
    told = {"items": (Phrase("rg-bonus-missed", {"bonus": "harmony"}),)}
    said = [Phrases(language).say("rg-bonuses-missed", told) for language in ("cs", "pl", "en")]
    assert said == [
        "Bez bonusu: harmonie, některý dílek byl odložen.",
        "Bez premii: harmonia, odłożono płytkę.",
        "Without a bonus: Harmony, a domino was put aside.",
    ]


def test_dynasty_tells_the_games_before() -> None:
    """RG-96."""
    state = next(one for one in course(3, 2, "dynasty") if len(one.past) == 2 and one.last is not None)
    found = answer(state, "score", 2)
    before = state.past[0][1] + state.past[1][1]
    assert (found.key, found.facts["before"], found.facts["together"]) == ("rg-score-dynasty", before, before)
    last = course(3, 2, "dynasty")[-1]
    found = answer(last, "score", 2)
    standing = next(one for one in GAME.standings(last) if one.player == 2)
    assert found.facts["together"] == standing.facts["total"] == before + totals(last)[2]


# ---- what a domino would bring --------------------------------------------------------------------------------


@pytest.mark.parametrize("variants", [(), ("centralised", "harmony"), ("duel", "centralised", "wider")])
def test_what_a_domino_brings_is_what_the_score_gains(variants: tuple[str, ...]) -> None:
    """RG-82 RG-100: for every legal place, told alone and in the list, in board order."""
    compared = 0
    for state in placing(course(7, 2, *variants))[::5]:
        assert state.draft is not None
        number, player = state.draft.number, state.draft.player
        legal = [one for one in GAME.moves(state) if one.action == "place"]
        listed: dict[tuple[object, object], object] = {}
        count = answer(state, "bring", player).facts["count"]
        assert isinstance(count, int)
        for first in range(1, count + 1, 3):
            for place in items(answer(state, f"bring {number} {first}", player)):
                listed[place.facts["a"], place.facts["b"]] = place.facts["gained"]
        assert len(listed) == count
        order = [(one.args[1], one.args[2]) for one in legal]
        assert [spot for spot in order if spot in listed] == list(listed), "in board order"
        for one in legal:
            gained = totals(GAME.play(state, one))[player] - totals(state)[player]
            a, b = (at.name for at in one.args[1:] if isinstance(at, Place))
            found = answer(state, f"bring {number} {a} {b}", player)
            assert (found.key, found.facts["gained"]) == ("rg-bring-there", gained), GAME.text(one)
            assert listed.get((one.args[1], one.args[2]), gained) == gained
            compared += 1
    assert compared > 50


def test_gains_of_any_domino_anywhere_are_those_of_the_whole_kingdom_scored_anew() -> None:
    """RG-82: two halves of one terrain that join two areas too, on every free pair of cells."""
    kinds_of = [("F0", "F0"), ("L1", "L2"), ("W0", "S1"), ("N2", "M0"), ("M1", "M0")]
    compared = 0
    for state in course(12, 2, "duel")[30::25]:
        for kingdom in state.kingdoms:
            lying = dict(kingdom.kinds)
            before, gains = result(score_cells(lying)).total, Gains(lying)
            free = [(x, y) for x in range(1, 8) for y in range(1, 8) if (x, y) not in lying]
            for cell in free:
                for other in beside(cell):
                    for kinds in kinds_of if other in free else ():
                        laid = {**lying, cell: kinds[0], other: kinds[1]}
                        assert gains.gained((cell, other), kinds) == result(score_cells(laid)).total - before
                        compared += 1
    assert compared > 2000


def test_where_it_may_not_lie_the_reasons_are_the_judges() -> None:
    dice, state = random.Random(8), placing(course(7, 2))[-3]
    assert state.draft is not None
    number, player = state.draft.number, state.draft.player
    refused = 0
    for _ in range(200):
        x, y = dice.randint(1, 5), dice.randint(1, 5)
        act = place_move(player, number, ((x, y), (x + dice.choice((1, 0)), y + dice.choice((1, 0)))))
        a, b = (at for at in act.args[1:] if isinstance(at, Place))
        if b.x > 5 or b.y > 5:
            continue
        problems = GAME.judge(state, act)
        found = answer(state, f"bring {number} {a.name} {b.name}", player)
        assert (found.key == "rg-bring-not") == bool(problems)
        if problems:
            refused += 1
            assert [one.key for one in items(found, "reasons")] == [one.key for one in problems[:3]]
            assert items(found, "remedies") == ([problems[0].remedy] if problems[0].remedy else [])
    assert refused > 20


def test_one_square_asks_for_the_places_that_cover_it() -> None:
    state = three(*SECOND)
    found = answer(state, "bring 24 C2")
    assert found.key == "rg-bring" and isinstance(found.facts["count"], int)
    assert all(Place("1", 3, 2) in (one.facts["a"], one.facts["b"]) for one in items(found))
    assert found.facts["count"] < int(str(answer(state, "bring 24").facts["count"]))
    assert answer(state, "bring 24 A1").key == "rg-bring-none"
    assert answer(state, "bring 24 C2 C1 B1").key == answer(state, "bring x").key == "rg-not-understood"


def test_a_domino_left_out_is_the_own_next_one() -> None:
    """The foremost own king in the older line, then in the newer; the table means who is on turn."""
    state = three(*SECOND)
    for player, number in ((1, 30), (2, 24), (3, 5)):
        for question in ("fits", "bring", "fits 0 4"):
            assert answer(state, question, player).facts["number"] == number
    assert answer(state, "fits", seat=0).facts["number"] == 5
    state = played(state, [GAME.text(next(m for m in GAME.moves(state) if m.action == "place"))])
    assert answer(state, "fits", 3).key == "rg-none-due", "the king stands on nothing until it has chosen"
    assert answer(played(state, ["3 choose 47"]), "bring", 3).facts["number"] == 47
    assert answer(three(), "bring", 2).facts["number"] == 24, "before anybody places"
    assert answer(three(), "bring", 1).key == "rg-none-due"
    assert answer(GAME.start(setup(2)), "bring").key == "rg-which-domino"


@pytest.mark.parametrize("variants", [("centralised", "harmony"), ("duel", "centralised", "wider")])
def test_best_first_is_as_the_mind_has_it(variants: tuple[str, ...]) -> None:
    """Of the domino that is due, and of any other one as if it were."""
    for state in placing(course(9, 2, *variants))[::3]:
        assert state.draft is not None
        player, number = state.draft.player, state.draft.number
        merits: dict[tuple[object, ...], float] = {
            one.move.args[1:]: one.value for one in MIND.merit(state, player)
        }
        for question in ("best", f"best {number}"):
            listed = listed_places(state, question, player)
            values = [merits[one] for one in listed]
            assert values == sorted(merits[one] for one in listed)[::-1] and values[0] == max(merits.values())
            assert len(listed) == answer(state, question, player).facts["count"]
        waits = [one.number for one in state.draft.new if one.player == player]
        for other in waits[:1]:
            assert set(listed_places(state, f"best {other}", player)) == set(
                listed_places(state, f"fits {other}", player)
            )


def listed_places(state: State, question: str, player: int) -> list[tuple[object, object]]:
    """All places of a list, asked for three at a time."""
    words = question.split()
    found = answer(state, question, player)
    places = list(items(found))
    while found.facts.get("more"):
        number = words[1] if len(words) > 1 else "0"
        found = answer(state, f"{words[0]} {number} {len(places) + 1}", player)
        places += items(found)
    return [(one.facts["a"], one.facts["b"]) for one in places]


def test_best_first_only_where_advice_is_allowed() -> None:
    """In free placement too, where nothing is drawn."""
    assert answer(three(*SECOND), "best").key == "rg-no-advice"
    plain = setup(2)
    free = played(GAME.start(replace(plain, options={**plain.options, "advice": "1"})), ["1 castle 1 C3"])
    found = answer(free, "best 48")
    assert (found.key, found.facts["count"]) == ("rg-best", 24)


# ---- out of the game ------------------------------------------------------------------------------------------


def test_what_was_put_aside_and_what_was_left_over() -> None:
    """RG-62 RG-116 RG-118: own discards, then what nobody chose; the table hears everybody's."""
    state = course(10, 2, "wider")[-1]
    assert state.draft is not None and len(state.draft.removed) == 6 and state.discards
    for seat in (0, 1, 2):
        own = sorted(number for player, number in state.discards if seat in (0, player))
        found = answer(state, "aside", seat)
        told = items(found)
        while found.facts["more"]:
            found = answer(state, f"aside {len(told) + 1}", seat)
            told += items(found)
        assert (found.facts["own"], found.facts["removed"]) == (len(own), 6)
        assert [one.facts["number"] for one in told] == [*own, *state.draft.removed]
    gone = state.draft.removed[0]
    open_state = course(10, 2, "wider")[-4]
    assert answer(open_state, f"fits {gone}").key == answer(open_state, f"bring {gone}").key == "rg-unchosen"
    assert answer(three(), "aside").key == "rg-aside-none"


# ---- all of it is said ----------------------------------------------------------------------------------------

QUESTIONS = (
    *(
        "offer",
        "order",
        "rounds",
        "find lake",
        "find mine",
        "fits",
        "best",
        "bring",
        "bring 0 4",
        "bring 24 B3 B4",
    ),
    *("bring 0 A1", "aside", "score", "areas", "ranking", "last", "here B3", "row 3"),
)


def said_in(state: State, phrases: Phrases) -> Iterator[str]:
    for seat in (0, 1, 2):
        for question in QUESTIONS:
            found = answer(state, question, seat)
            assert found.key != "rg-not-understood", question
            assert len(found.facts.get("items", ())) <= 9 if question == "row 3" else 3  # type: ignore[arg-type]
            yield phrases.say(found)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_answer_has_words_at_every_moment(language: Language) -> None:
    """The strict texts raise where a word or a fact is missing."""
    phrases = PHRASES[language]
    for variants in (("wider", "centralised", "harmony"), ("dynasty",)):
        for at, state in enumerate(course(11, 2, *variants)[::13]):
            phrases.level = LEVELS[at % len(LEVELS)]
            assert all(len(said) > 3 for said in said_in(state, phrases))
    phrases.level = "normal"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_last_act_is_worded_whatever_it_was(language: Language) -> None:
    acts: dict[str, Move] = {}
    course_of = [*course(11, 2, "wider", "centralised", "harmony"), *course(10, 2, "wider")]
    corrected = played(three(), ["0 correct 30 31"])
    left = played(three(*SECOND), ["3 leave"])
    for state in (*course_of, corrected, left):
        if state.last is not None and state.last.action not in acts:
            acts[state.last.action] = state.last
            said = PHRASES[language].say(answer(state, "last"))
            assert len(said.split()) > 3, said
    wanted = {"lots", "draw", "castle", "choose", "place", "discard", "correct", "leave", "end"}
    assert set(acts) == wanted
