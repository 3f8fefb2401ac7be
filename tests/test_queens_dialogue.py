"""Any way through the guided dialogue of Queen's Garden: the offered is legal, the refused changes nothing."""

from __future__ import annotations

import random
from typing import cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.core.model import Phrase
from companion.games.queens_garden.rules.state import ACT, FILL, OVER, ROUND, TURN, State
from companion.input import Meant
from companion.input.guided import Asking, CommandGuide
from companion.language.phrases import LANGUAGES, LEVELS, Language
from tests.games.queens_kit import GAME, Hands, garden, setup, table
from tests.queens_typist import PHRASES, SHOWN, Typist, answers, offered


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_and_refusal_has_words(language: Language) -> None:
    """Each begins small behind a name, ends as a question, and is said at every level."""
    phrases = PHRASES[language]
    due = table(garden(), beside=["tree-blue", ""], phase=TURN)
    asked: list[Phrase] = []
    for state, lines in (
        (SHOWN, "53 10 0 44 44 30"),
        (SHOWN, "41 13 52 14 63"),
        (SHOWN, "42 12 9 2"),
        (SHOWN, "43"),
        (SHOWN, "49 61"),
        (table(garden(), phase=FILL, lacking=4), "54"),
        (due, "56"),
        (table(garden()), "41"),
        (table(garden(tiles="tulips-blue", beds="tulips-purple", jokers=0)), "41 42"),
        (table(garden({"fountain-12": "tulips-purple"}, tiles="bird-yellow tree-yellow", jokers=3)), "41 61 58"),
        (table(garden(tiles="flower-blue flower-purple flower-yellow bird-blue", jokers=1)), "41 14 52 12"),
    ):
        typist = Typist(state, language=language)
        for line in lines.split():
            typist.type(line)
            asked += [Phrase(one.key, one.facts) for one in typist.told if one.key != "of-player"]
            asked += [typist.asking.asks] if typist.asking is not None else []
    assert len({one.key for one in asked if one.key.startswith("qg-ask-")}) == 13
    for phrases.level in LEVELS:
        for one in asked:
            assert phrases.say(one)
            if one.key.startswith("qg-ask-"):
                said, named = phrases.say(one), phrases.say(Phrase("of-player", {"player": "Jana", "what": one}))
                assert "?" in said and named.lower().endswith(said.lower()[1:]), said
    phrases.level = "normal"


# ---- any way through --------------------------------------------------------------------------------------------


def reached(seed: int) -> State:
    """A state of a game that was played by lot."""
    dice = random.Random(seed)
    hands, state = Hands(dice), GAME.start(setup(dice.choice((2, 3, 4))))
    for _ in range(dice.randrange(140)):
        if state.phase == OVER:
            break
        moves = list(GAME.moves(state)) if state.phase not in (FILL, TURN) else [hands.next(state)]
        rare = [one for one in moves if one.action != "pass"]
        state = GAME.play(state, dice.choice(rare if rare and dice.random() < 0.95 else moves))
    return cast(State, state)


COMMANDS = ("53", "41", "42", "43", "49", "54", "56", "take", "place", "lay")
WRONG = ("9", "00", "66", "713", "92", "abc", "blue", "7", "@", "tulips-yellow", "95", "1 2 3", "4")


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 10**6))
def test_every_offered_answer_leads_on_to_a_legal_act(seed: int) -> None:
    """None is refused, whatever was answered before; when the act is told, the judge has nothing against it."""
    dice, state = random.Random(seed), reached(seed)
    for begin in COMMANDS:
        typist = Typist(state)
        told = typist.type(begin)
        for _ in range(20):
            asking = typist.asking
            if asking is None or told:
                break
            assert typist.told[-1].key in ("of-player", asking.asks.key), "the question is asked"
            kind = asking.kinds[0]
            if typist.state.phase == FILL or asking.command.name in ("draw", "turn"):
                line = dice.choice(GAME.choices["hexagon"]).digits
                told = typist.type(line)
                continue
            if kind.startswith("gone") and (dice.random() < 0.4 or not offered(asking)):
                told = typist.type("")
                continue
            told = typist.type(answers(dice, asking))
            assert told or typist.asking != asking, "an offered answer is taken"
            assert not any(one.key.startswith("careful") for one in typist.told)
        assert told or typist.asking is None or typist.state.phase in (FILL, TURN)
        assert typist.state != state if told else typist.state == state


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 10**6), st.lists(st.sampled_from((*COMMANDS, *WRONG, "", "0", "ok", "44")), max_size=14))
def test_whatever_is_typed_nothing_changes_but_by_a_whole_legal_act(seed: int, lines: list[str]) -> None:
    typist = Typist(reached(seed))
    for line in lines:
        before = typist.state
        told = [one for one in typist.type(line) if one.startswith("tell") and "confirm" not in one]
        assert len(told) <= 1 and (told or typist.state == before)
        assert typist.asking is None or typist.told, "what is asked is said"


@settings(max_examples=40, deadline=None)
@given(st.integers(0, 10**6))
def test_every_legal_act_can_be_reached_by_the_dialogue(seed: int) -> None:
    """Each argument of a legal act, answered one by one, is taken, until the act is whole and the same."""
    dice, state = random.Random(seed), reached(seed)
    if state.phase != ACT:
        return
    moves = list(GAME.moves(state))
    for kind in ("take", "place", "lay", "buy"):
        several = [one for one in moves if one.action == kind]
        if several:
            move = dice.choice(several)
            command = next(one for one in GAME.commands if one.name == kind)
            guide = CommandGuide(Typist(state))  # type: ignore[arg-type]
            typed = [f"{one}h" if isinstance(one, int) else str(one) for one in move.args]
            begun = guide.begin(Meant(command, 0, (), kind), 0)
            assert begun is not None and not isinstance(begun, list), (kind, begun)
            step = begun.with_args(typed).form
            assert isinstance(step, Asking) and step.told is not None, (move, step)
            assert GAME.parse(state, f"{state.turn} {step.told.text}") == move


def test_an_act_of_the_dialogue_is_undone_by_the_same_keys() -> None:
    typist = Typist()
    for line in ("55.1", "54.11.12.11.61", "53.60"):
        assert typist.type(line)
    taken = typist.state
    assert taken.gardens[0].tiles and typist.type("44") == ["tell undo"]
    assert not typist.state.gardens[0].tiles and typist.state.turn == 1
    assert typist.asked("53 01")[-1] == "tell 0 take tree", "and told anew"
    assert typist.state.phase == FILL and typist.state.gardens[0].tiles == (1, 6)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_match_is_typed_through_the_dialogue(language: Language) -> None:
    """The companion is the bag; every act is answered step by step, by keys or words, and the match ends."""
    dice = random.Random(7)
    typist = Typist(language=language, draw="companion")
    acts: set[str] = set()
    for _ in range(3000):
        if typist.state.phase == OVER:
            break
        if typist.chance.due():
            typist.deal()
            continue
        if typist.state.phase == ROUND:
            typist.type("7")
            continue
        stored = typist.state.mine.beds
        begin = "49" if dice.random() < 0.06 else "42" if stored else dice.choice(("53", "53", "41", "43"))
        told = typist.type(begin)
        if begin == "42" and typist.asking is None:
            told = typist.type(dice.choice(("53", "41")))
        while not told and (asking := typist.asking) is not None:
            told = typist.type("" if asking.command.ends else answers(dice, asking))
        acts |= {one.split()[2] for one in told}
    assert typist.state.phase == OVER and acts == {"take", "place", "lay", "buy", "pass"}
