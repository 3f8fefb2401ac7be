"""Whole matches of every kind: against the second implementation, by the rules' own numbers, and in words."""

from __future__ import annotations

import random
import re
from collections import Counter
from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.core.model import Announcement, Kind, Move, Topic
from companion.games.royal_garden.game import GAME
from companion.games.royal_garden.rules.draft import DraftStep
from companion.games.royal_garden.rules.state import State
from companion.games.royal_garden.rules.variants import DUEL, DYNASTY, WIDER
from companion.language.phrases import LANGUAGES, LEVELS, Language, Phrases
from tests.games.garden import match_setup, move
from tests.games.match_scenes import draft, match
from tests.games.match_soak import Pair, Table, combinations, follow

EVERY = [
    (Table(players, variants, floating=at % 2 == 1), at % 4 > 1)
    for at, (players, variants) in enumerate(combinations())
]
"""Every number of players with every set of variants; both frames, players at random and greedy, in turn."""
EACH = pytest.mark.parametrize("at", range(len(EVERY)), ids=lambda at: str(EVERY[at][0]))
SAMPLED = pytest.mark.sampled(20, alike=True)
"""Every family of tests here looks at the same matches."""
SPOKEN = {language: Phrases(language, strict=True) for language in LANGUAGES}

NUMBERS = {
    (2, False, False): (24, 4, 6, 12, 0),
    (3, False, False): (36, 3, 12, 12, 0),
    (4, False, False): (48, 4, 12, 12, 0),
    (2, False, True): (30, 5, 6, 12, 6),
    (3, False, True): (48, 4, 12, 12, 12),
    (2, True, False): (48, 4, 12, 24, 0),
    (2, True, True): (45, 5, 9, 18, 9),
}
"""(players, Duel, Wider offer) -> dominoes drawn, in a line, rounds, dominoes of each player, unchosen ones."""


@cache
def pair(at: int) -> Pair:
    """A whole match of one kind, compared with the second implementation after every act."""
    table, greedy = EVERY[at]
    return follow(table, 100 + at, greedy, wrong=2)[0]


@cache
def course(at: int) -> tuple[tuple[State, Move], ...]:
    """The same match from its notation alone: every act with the state that it was played in."""
    done, state = [], GAME.start(pair(at).setup)
    for line in pair(at).acts:
        act = move(state, line)
        done.append((state, act))
        state = GAME.play(state, act)
    assert state == pair(at).state
    return tuple(done)


@cache
def told(at: int) -> tuple[tuple[Announcement, ...], ...]:
    """What is told after each act of the same match."""
    return tuple(tuple(GAME.tell(state, act, GAME.play(state, act))) for state, act in course(at))


def games(at: int) -> list[list[tuple[State, Move]]]:
    """The acts of each game of a match: three in Dynasty."""
    found: list[list[tuple[State, Move]]] = [[]]
    for state, act in course(at):
        found[-1].append((state, act))
        if act.action == "end":
            found.append([])
    assert found.pop() == []
    return found


# ---- against the second implementation ------------------------------------------------------------------------


def test_every_combination_is_played() -> None:
    """RG-95 RG-125: 32 of two players, 16 of three, 8 of four."""
    assert Counter(table.players for table, _ in EVERY) == {2: 32, 3: 16, 4: 8}
    assert len({table[:2] for table, _ in EVERY}) == 56
    assert {(table.floating, greedy) for table, greedy in EVERY} == {(a, b) for a in (0, 1) for b in (0, 1)}


@SAMPLED
@EACH
def test_two_implementations_agree_at_every_step(at: int) -> None:
    """RG-44 RG-48 RG-89 RG-95 RG-96 RG-100 RG-103: acts, order, lines, rounds, discards, bonuses, ranks."""
    assert pair(at).state.ended
    assert len(pair(at).acts) > 50


def test_the_comparison_finds_a_difference() -> None:
    """A domino laid on another cell on one side only is noticed by the next comparison."""
    table = Table(2, ())
    other = follow(table, 5, greedy=False, wrong=0)[0]
    again = Pair(table, 5)
    for line in other.acts:
        if " place " in line and len(places := [one for one in again.legal if " place " in one]) > 1:
            again.other.play(again.there[next(one for one in places if one != line)])
            again.state = GAME.play(again.state, again.legal[line])
            break
        again.play(line)
    with pytest.raises(AssertionError, match="kingdoms"):
        again.compare(scored=True)


# ---- the numbers of the rules ---------------------------------------------------------------------------------


@SAMPLED
@EACH
def test_dominoes_lines_and_rounds(at: int) -> None:
    """RG-19 RG-20 RG-27 RG-28 RG-29 RG-30 RG-55 RG-56 RG-107 RG-109 RG-112 RG-113 RG-119 RG-120 RG-121 RG-126."""
    table, _ = EVERY[at]
    drawn, line, rounds, _, unchosen = NUMBERS[table.players, DUEL in table.variants, WIDER in table.variants]
    kings = 2 if table.players == 2 else 1
    assert drawn == line * rounds
    for game in games(at):
        acts = Counter(act.action for _, act in game)
        ended, _ = game[-1]
        assert (acts["lots"], acts["draw"], acts["end"]) == (1, drawn, 1)
        assert acts["choose"] == acts["place"] + acts["discard"] == rounds * kings * table.players
        assert len(draft(ended).removed) == unchosen
        assert {len(draft(state).new) for state, act in game if act.action == "choose"} == {line}
        assert [draft(state).plan.set_aside for state, _ in game[:1]] == [48 - drawn]
        assert sorted({draft(state).round for state, _ in game}) == list(range(rounds + 1))


@SAMPLED
@EACH
def test_every_player_gets_the_same_number_of_dominoes(at: int) -> None:
    """RG-41 RG-57 RG-109 RG-119 RG-120 RG-122: from every line as many as kings, each placed or discarded."""
    table, _ = EVERY[at]
    _, _, rounds, each, _ = NUMBERS[table.players, DUEL in table.variants, WIDER in table.variants]
    for game in games(at):
        ended, _ = game[-1]
        for player, kingdom in ended.seated():
            assert len(kingdom.dominoes) + sum(one[0] == player for one in ended.discards) == each
        chosen = [act.player for _, act in game if act.action == "choose"]
        kings = len(chosen) // rounds
        for begin in range(0, len(chosen), kings):
            assert set(Counter(chosen[begin : begin + kings]).values()) == {kings // table.players}


@SAMPLED
@EACH
def test_the_last_round_only_places_and_the_one_before_still_chooses(at: int) -> None:
    """RG-43 RG-47 RG-77 RG-78 RG-80: choices, then placing and choosing in turn, at last only placing, one end."""
    table, _ = EVERY[at]
    kings = table.players * (2 if table.players == 2 else 1)
    rounds = NUMBERS[table.players, DUEL in table.variants, WIDER in table.variants][2]
    letters = {"choose": "c", "place": "p", "discard": "p", "end": "e", "draw": "d"}
    line = NUMBERS[table.players, DUEL in table.variants, WIDER in table.variants][1]
    for game in games(at):
        written = "".join(letters.get(act.action, "") for _, act in game)
        middle = "d" * line + "pc" * kings
        assert written == "d" * line + "c" * kings + middle * (rounds - 1) + "p" * kings + "e"
        assert all(GAME.outcome(state) is None for state, _ in game)


@SAMPLED
@EACH
def test_no_discard_and_a_full_space_are_the_same_but_in_the_duel_with_wider_offer(at: int) -> None:
    """RG-79 RG-105 RG-108 RG-122."""
    table, _ = EVERY[at]
    duel, wider = DUEL in table.variants, WIDER in table.variants
    for game in games(at):
        ended, _ = game[-1]
        for player, kingdom in ended.seated():
            none = all(one[0] != player for one in ended.discards)
            cells = len(kingdom.kinds)
            if duel and wider:
                assert cells <= 37
                assert (cells == 37) == none
            else:
                assert (cells == (49 if duel else 25)) == none


@SAMPLED
@EACH
def test_a_dynasty_adds_three_games_with_their_bonuses(at: int) -> None:
    """RG-96 RG-97 RG-99: the points of all areas and bonuses of each game, and nothing else."""
    table, _ = EVERY[at]
    played = games(at)
    assert len(played) == (3 if DYNASTY in table.variants else 1)
    sums: Counter[int] = Counter()
    for game in played:
        ended, _ = game[-1]
        for line in GAME.score(ended):
            if line.key != "rg-earlier-games":
                sums[line.player] += line.points
    ranking = GAME.outcome(pair(at).state)
    assert ranking is not None
    assert {one.player: one.total for one in ranking} == {p.number: sums[p.number] for p in pair(at).setup.players}
    assert [one.total for one in ranking] == sorted((one.total for one in ranking), reverse=True)


def test_matches_among_these_show_discards_bonuses_and_ties() -> None:
    """Without them the comparisons above would prove little."""
    found = Counter(act.action for at in range(len(EVERY)) for _, act in course(at))
    keys = Counter(one.key for at in range(len(EVERY)) for one in GAME.score(pair(at).state))
    assert found["discard"] > 200
    assert min(keys["rg-bonus-centralised"], keys["rg-bonus-harmony"]) > 3


# ---- properties -----------------------------------------------------------------------------------------------


@settings(max_examples=30, deadline=None)
@given(
    st.permutations(range(1, 49)), st.integers(0, 99), st.sampled_from([(2, ()), (3, ("wider",)), (2, ("duel",))])
)
def test_the_order_of_drawing_makes_no_state_of_its_own(
    order: list[int], seed: int, kind: tuple[int, tuple[str, ...]]
) -> None:
    """RG-32 RG-33."""
    players, variants = kind
    line = draft(match(players, *variants)).plan.line
    lines = [order[:line], order[line : 2 * line]]
    dice, states = random.Random(seed), []
    for turned in (False, True):
        state = match(players, *variants, lines=["0 lots 1"])
        for numbers in lines:
            mixed = dice.sample(numbers, line) if turned else numbers
            for number in mixed:
                state = GAME.play(state, move(state, f"0 draw {number}"))
            while draft(state).is_first_choice and draft(state).step is DraftStep.CHOOSE:
                state = GAME.play(state, next(one for one in GAME.moves(state) if one.action == "choose"))
        states.append(state)
    assert states[0] == states[1]
    assert hash(states[0].draft) == hash(states[1].draft)


TOLD = [0, 18, 22, 25, 40, 54]
"""Matches that are told in words: every variant, two to four players, one of them a Dynasty."""


def test_those_that_are_told_hold_every_variant() -> None:
    met = {(EVERY[at][0].players, name) for at in TOLD for name in EVERY[at][0].variants}
    assert {name for _, name in met} == {"dynasty", "centralised", "harmony", "duel", "wider"}
    assert {EVERY[at][0].players for at in TOLD} == {2, 3, 4}


@pytest.mark.sampled(4)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("at", TOLD)
def test_every_act_is_told_in_words(at: int, language: Language) -> None:
    """All announcements, the act as an item, what is awaited, questions of a match; at each level only words."""
    spoken = SPOKEN[language]
    seen: set[tuple[str, str]] = set()
    for level in LEVELS:
        spoken.level = level
        for state, act in course(at):
            after = GAME.play(state, act)
            said = GAME.tell(state, act, after)
            assert said, act
            for one in said:
                words = spoken.say(one)
                silent = level == "terse" and one.key in ("rg-turn-king", "rg-area-grew-match")
                assert words or silent, one
                assert not re.search(r"[{}\d]", words), words
                seen.add((level, one.key))
            assert spoken.say(GAME.act(state, act))
            for waits in GAME.awaited(after):
                assert spoken.say(waits.act)
    spoken.level = "normal"
    for state, _ in course(at)[::17]:
        for question in ("offer", "order", "rounds", "last", "score", "fits", "ranking"):
            (answer,) = GAME.answer(state, question, 1)
            assert (answer.kind, bool(spoken.say(answer))) == (Kind.ANSWER, True)
    assert {level for level, _ in seen} == set(LEVELS)


@SAMPLED
@EACH
def test_a_turn_is_told_whenever_somebody_else_or_something_else_is_due(at: int) -> None:
    """Of the player who is awaited and with the domino that is due; never of anybody else."""
    states = [state for state, _ in course(at)] + [pair(at).state]
    for (state, act), said, after in zip(course(at), told(at), states[1:], strict=True):
        due, was = draft(after), draft(state)
        turns = [one for one in said if one.key.startswith("rg-turn-")]
        changed = (due.step, due.player, due.number) != (was.step, was.player, was.number)
        if due.step not in (DraftStep.CHOOSE, DraftStep.PLACE):
            assert turns == []
        elif changed:
            (turn,) = turns
            assert turn.topic is Topic.TURN
            assert turn.facts["player"] == after.name(due.player) == after.name(GAME.awaited(after)[0].player)
            assert turn.facts.get("number", 0) == due.number
        else:
            assert act.action == "castle"


@SAMPLED
@EACH
def test_lines_rounds_and_the_end_are_told_once_each(at: int) -> None:
    """RG-42 RG-54 RG-116 RG-117: every line, every round but the last, every unchosen domino, one end a game."""
    table, _ = EVERY[at]
    _, _, rounds, _, unchosen = NUMBERS[table.players, DUEL in table.variants, WIDER in table.variants]
    heard = iter(told(at))
    for game in games(at):
        said = [one for _ in game for one in next(heard)]
        keys = Counter(one.key for one in said)
        assert (keys["rg-offer-new"], keys["rg-unchosen"], keys["rg-over"]) == (rounds, unchosen, 1)
        ends = [one.facts for one in said if one.key == "rg-round-end"]
        assert [(one["round"], one["left"]) for one in ends] == [(n, rounds - n) for n in range(1, rounds)]
        assert [one["last"] for one in ends] == [0] * (rounds - 2) + [1]
        assert keys["rg-final"] + keys["rg-game-over"] == 1


def test_the_fold_of_a_match_is_its_state_also_with_repairs() -> None:
    """Corrections and a player who leaves are acts like any other."""
    for seed in range(6):
        players = 2 + seed % 3
        dice, spoken = random.Random(seed), SPOKEN[LANGUAGES[seed % 3]]
        state, lines = GAME.start(match_setup(players, "harmony")), []
        while not state.ended:
            act = _repair(state, dice) or dice.choice(list(GAME.moves(state)))
            if GAME.judge(state, act):
                continue
            lines.append(GAME.text(act))
            before, state = state, GAME.play(state, act)
            assert all(spoken.say(one) for one in GAME.tell(before, act, state))
            assert draft(state).player not in draft(state).gone
        assert match(players, "harmony", lines=lines) == state
        assert any(" correct " in line for line in lines)


def _repair(state: State, dice: random.Random) -> Move | None:
    """Now and then a correction of any number in a line, once in a while a player who leaves."""
    lined = [one.number for one in (*draft(state).old, *draft(state).new)]
    if lined and dice.random() < 0.1:
        return move(state, f"0 correct {dice.choice(lined)} {dice.randint(1, 48)}")
    if dice.random() < 0.01:
        return move(state, f"{dice.randint(1, len(state.kingdoms))} leave")
    return None
