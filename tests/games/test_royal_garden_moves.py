"""Set-up, moves, guesses, cold boards: everything about a table that is not judging or wording."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import pytest

from companion.core.model import Laid, Move, Piece, Place, Player, Problem, Tile
from companion.games.api import Awaited
from companion.games.royal_garden.game import GAME
from companion.games.royal_garden.rules.acts import castle_move, discard_move, end_move, place_move
from companion.games.royal_garden.rules.state import State
from tests.games import independent_judge as other
from tests.games.garden import begin, dominoes, move, played, random_dominoes, seen, setup, tiles


def grown(dice: random.Random, size: int = 5, fixed: bool = True, dominoes_laid: int = 12) -> State:
    """A kingdom grown at random."""
    table = dominoes() if size == 5 else random_dominoes(dice, 60)
    state = GAME.start(setup(1, size, fixed, table))
    state = GAME.play(state, castle_move(1, 1, (dice.randint(2, size - 1), dice.randint(2, size - 1))))
    for number in dice.sample(sorted(table), dominoes_laid):
        legal = list(GAME.moves(state, {f"domino {number}"}))
        if legal:
            state = GAME.play(state, dice.choice(legal))
    return state


# ---- set-up ---------------------------------------------------------------------------------------------------


def test_a_legal_setup() -> None:
    """RG-05 RG-11 RG-14: 1 to 4 boards of 5 by 5, the standard set by default of the tests."""
    for players in (1, 2, 3, 4):
        assert GAME.check(setup(players)) == []
        assert [len(surface.places) for surface in GAME.places(setup(players))] == [25] * players
    assert GAME.check(setup(2, 7)) == []


def test_boards_are_named_by_their_players() -> None:
    """RG-05 RG-23 RG-25."""
    mine, theirs = GAME.places(setup(2))
    assert (mine.name, mine.owner, mine.sensed) == ("1", 1, True)
    assert mine.places[:6] == (*(Place("1", x, 1) for x in range(1, 6)), Place("1", 1, 2))
    assert (theirs.name, theirs.owner) == ("2", 2)
    assert not GAME.places(setup(1, fixed=False))[0].sensed


def test_the_rulebooks_sample_dominoes_make_a_set() -> None:
    """RG-09 RG-12: lake 2 and field, meadow 1 and mine, swamp 3 and forest; every terrain with 0 to 3 crowns."""
    samples = {1: ("L2", "W0"), 2: ("M1", "N0"), 3: ("S3", "F0"), 4: ("W3", "F2")}
    assert GAME.check(setup(1, table=samples)) == []
    assert set(begin(1, samples).dominoes) == {1, 2, 3, 4}


@pytest.mark.parametrize(
    ("changed", "key"),
    [
        ({"players": ()}, "rg-setup-players"),
        ({"players": tuple(Player(number, "x") for number in range(1, 6))}, "rg-setup-players"),
        ({"players": (Player(1, "a"), Player(1, "b"))}, "rg-setup-seats"),
        ({"players": (Player(0, "a"),)}, "rg-setup-seats"),
        ({"columns": 6, "rows": 6}, "rg-setup-size"),
        ({"columns": 7}, "rg-setup-size"),
        ({"variants": frozenset({"harmony"})}, "rg-setup-variant"),
        ({"tiles": (*tiles(), Tile("domino 1", ("W0", "W0")))}, "rg-setup-tile-twice"),
        ({"tiles": (*tiles(), Tile("domino 49", ("W4", "W0")))}, "rg-setup-tile"),
        ({"tiles": (*tiles(), Tile("domino 49", ("W0",)))}, "rg-setup-tile"),
        ({"tiles": (*tiles(), Tile("castle 5", ("F1",)))}, "rg-setup-tile"),
        ({"tiles": (*tiles(), Tile("tile red", ("R",)))}, "rg-setup-tile"),
        ({"tiles": tiles()[:-3]}, "rg-setup-castles"),
    ],
)
def test_setups_that_are_refused(changed: dict[str, Any], key: str) -> None:
    """RG-01 RG-02 RG-08 RG-12."""
    found = [problem.key for problem in GAME.check(replace(setup(2), **changed))]
    castles = ["rg-setup-castles"] if len(changed.get("players", ())) > 4 else []
    assert found == [key, *castles]


# ---- moves ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [5, 7])
@pytest.mark.parametrize("fixed", [True, False])
def test_moves_are_what_the_independent_judge_finds(size: int, fixed: bool) -> None:
    """RG-24 RG-63 RG-65 RG-66 RG-68 RG-71."""
    dice = random.Random(size + fixed)
    state = grown(dice, size, fixed, 10)
    for number in dice.sample(state.left(), 3 if fixed else 2):
        legal = list(GAME.moves(state, {f"domino {number}"}))
        ours = {tuple(complex(at.x, at.y) for at in one.args[1:] if isinstance(at, Place)) for one in legal}
        show = " ".join(state.dominoes[number])
        assert ours == other.homes(seen(state), size, not fixed, show)
        assert len(legal) == len(set(legal))


def test_moves_come_in_board_order() -> None:
    state = played(begin(), ["1 castle 1 C3"])
    told = [GAME.text(one) for one in GAME.moves(state, {"domino 24"})]
    assert told[:4] == ["1 place 24 C1 C2", "1 place 24 B2 C2", "1 place 24 B2 B3", "1 place 24 C2 C1"]
    assert len(told) == 24


def test_moves_of_named_things_only() -> None:
    state = played(begin(2), ["1 castle 1 C3"])
    assert {one.action for one in GAME.moves(state)} == {"castle", "place", "end"}
    assert {one.args[0] for one in GAME.moves(state, {"domino 5", "domino 7", "tile red"})} == {5, 7}
    assert len(list(GAME.moves(state, {"castle 2"}))) == 25
    assert list(GAME.moves(state, {"castle 1"})) == list(GAME.moves(state, set())) == []


def test_told_moves_are_listed_when_nothing_is_named() -> None:
    """RG-60."""
    table = {1: ("L0", "S0"), 2: ("L0", "S0"), 3: ("F1", "W0")}
    state = played(begin(1, table), ["1 castle 1 A1", "1 place 1 A2 A3", "1 place 2 B1 C1"])
    assert list(GAME.moves(state)) == [discard_move(1, 3), end_move()]
    assert list(GAME.moves(played(state, ["0 end"]))) == []


def test_order_does_not_matter() -> None:
    """The state is the same whatever the order of acts, discards too."""
    lines = ["1 castle 1 A1", "2 castle 2 C3", "1 place 1 A2 A3", "1 place 2 B1 C1", "1 discard 3", "1 discard 4"]
    table = {1: ("L0", "S0"), 2: ("L0", "S0"), 3: ("F1", "W0"), 4: ("M1", "W0")}
    first = played(begin(2, table), lines)
    second = played(begin(2, table), [lines[1], lines[0], lines[3], lines[2], lines[5], lines[4]])
    assert first == second
    assert hash(first) == hash(second)
    assert first.last != second.last


def test_play_leaves_the_state_before_as_it_was() -> None:
    before = played(begin(), ["1 castle 1 C3"])
    copy = replace(before)
    played(before, ["1 place 24 B3 B4"])
    assert before == copy
    assert dict(before.kingdoms[0].kinds) == {(3, 3): "C"}


def test_a_late_seven_by_seven_kingdom() -> None:
    """RG-108 RG-63: 24 dominoes fit a 7 by 7 board, and moves still agree."""
    state = grown(random.Random(3), 7, dominoes_laid=24)
    assert len(state.kingdoms[0].dominoes) >= 18
    number = state.left()[0]
    show = " ".join(state.dominoes[number])
    found = list(GAME.moves(state, {f"domino {number}"}))
    assert len(found) == len(other.homes(seen(state), 7, False, show))


# ---- what lies there, guesses, closing, waiting ---------------------------------------------------------------


def test_what_lies_on_a_board() -> None:
    state = played(begin(2), ["1 castle 2 C3", "1 place 24 B3 B4"])
    assert GAME.lying(state, "1") == {
        Place("1", 3, 3): Piece("castle 2"),
        Place("1", 2, 3): Piece("domino 24", "a"),
        Place("1", 2, 4): Piece("domino 24", "b"),
    }
    assert GAME.lying(state, "2") == GAME.lying(state, "tray") == {}


def test_a_guess_is_a_castle_or_a_whole_domino() -> None:
    state = begin(2)
    castle = ((Place("2", 1, 1), Piece("castle 1")),)
    a, b = (Place("1", 3, 4), Piece("domino 24", "a")), (Place("1", 9, 9), Piece("domino 24", "b"))
    assert GAME.guess(state, "2", castle, ()) == castle_move(2, 1, (1, 1))
    assert GAME.guess(state, "1", (a, b), ()) == place_move(1, 24, ((3, 4), (9, 9))), "legal or not"
    nothing: list[tuple[str, Laid, Laid]] = [
        ("1", (), ()),
        ("1", (a,), ()),
        ("2", (a, b), ()),
        ("1", (a, b), castle),
        ("1", (a, (Place("1", 3, 5), Piece("domino 25", "b"))), ()),
        ("1", (a, b, (Place("1", 1, 1), Piece("castle 1"))), ()),
        ("tray", ((Place("tray", 1, 1), Piece("castle 1")),), ()),
        ("1", ((Place("1", 1, 1), Piece("tile red")),), ()),
    ]
    for surface, comes, goes in nothing:
        assert GAME.guess(state, surface, comes, goes) is None, (surface, comes, goes)


def test_a_players_next_act_closes_the_one_before() -> None:
    """RG-75."""
    state = begin(2)
    mine, theirs = castle_move(1, 1, (3, 3)), castle_move(2, 2, (3, 3))
    assert GAME.closes(state, mine, discard_move(1, 3))
    assert not GAME.closes(state, mine, theirs)
    assert GAME.closes(state, mine, end_move())


def test_what_is_awaited() -> None:
    """RG-21 RG-80."""
    state = played(begin(2, {1: ("F1", "W0")}), ["2 castle 2 C3"])

    def waits(state: State) -> list[tuple[int, str]]:
        return [(one.player, one.act.key) for one in GAME.awaited(state)]

    assert waits(state) == [(1, "rg-await-castle"), (2, "rg-await-domino")]
    assert all(isinstance(one, Awaited) and one.chance == () for one in GAME.awaited(state))
    state = played(state, ["1 castle 1 C3", "1 place 1 C4 C5"])
    assert waits(state) == [(0, "rg-await-end")]
    assert GAME.outcome(state) is None
    ended = played(state, ["0 end"])
    assert waits(ended) == []
    assert [(one.player, one.total) for one in GAME.outcome(ended) or []] == [(1, 1), (2, 0)]


# ---- cold boards ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(4))
def test_a_board_found_as_it_lies(seed: int) -> None:
    """RG-79 RG-87: gaps and all; the same kingdom as the one that was laid."""
    state = grown(random.Random(seed), fixed=seed % 2 == 0)
    read = GAME.read(state.setup, {"1": tuple(GAME.lying(state, "1").items())})
    assert isinstance(read, State)
    assert read == state
    assert GAME.score(read) == GAME.score(state)


def lay(state: State, *lines: str) -> Laid:
    """The footprints of lines, legal or not."""
    return tuple(pair for line in lines for pair in move(state, line).comes)


@pytest.mark.parametrize(
    ("laid", "keys"),
    [
        ({"1": ["1 castle 1 C3", "1 castle 2 A1"]}, ["rg-castle-twice"]),
        ({"1": ["1 castle 1 C3"], "2": ["2 castle 1 C3"]}, ["rg-thing-twice"]),
        ({"1": ["1 place 5 A1 A2"], "2": ["2 place 5 A1 A2"]}, ["rg-thing-twice", "rg-thing-twice"]),
        ({"1": ["1 place 5 A1 A3"]}, ["rg-not-neighbours"]),
        ({"1": ["1 place 5 A1 A2", "1 place 6 A2 A3"]}, ["rg-taken"]),
        ({"1": ["1 place 5 E1 6:1"]}, ["rg-off-board"]),
        ({"1": ["1 place 70 A1 A2"]}, ["rg-unknown-thing", "rg-unknown-thing"]),
        ({"3": ["3 castle 1 C3"]}, ["rg-unknown-board"]),
    ],
)
def test_cold_boards_that_make_no_table(laid: dict[str, list[str]], keys: list[str]) -> None:
    """RG-02 RG-62: two castles, one object on two boards, overlaps, foreign tiles."""
    state = begin(2)
    found = GAME.read(state.setup, {board: lay(state, *lines) for board, lines in laid.items()})
    assert isinstance(found, list)
    assert [problem.key for problem in found] == keys


def test_half_a_domino_and_no_castle_on_a_cold_board() -> None:
    """RG-86: a kingdom without its castle is scored all the same."""
    state = begin()
    half = lay(state, "1 place 24 A1 A2")[:1]
    (missing,) = found if isinstance(found := GAME.read(state.setup, {"1": half}), list) else [Problem("")]
    assert (missing.key, missing.facts) == ("rg-half-missing", {"number": 24, "cell": Place("1", 1, 1)})
    read = GAME.read(state.setup, {"1": lay(state, "1 place 24 A1 A2")})
    assert isinstance(read, State)
    assert [line.points for line in GAME.score(read)] == [1, 0]
    assert [one.action for one in GAME.moves(read, {"castle 1"})] == ["castle"] * 23


def test_names_of_things() -> None:
    """RG-06 RG-10."""
    state = begin()
    assert GAME.noun("F1").facts == {"terrain": "forest", "crowns": 1}
    assert (GAME.noun("C").key, GAME.noun("R").key) == ("rg-castle", "rg-unknown-kind")
    assert GAME.thing(state, "domino 24").facts == {"number": 24}
    assert GAME.thing(state, "castle 3").key == "rg-castle-thing"
    assert GAME.thing(state, "domino 07").key == GAME.thing(state, "tile red").key == "rg-other-thing"


def test_a_move_that_is_no_act_cannot_be_played() -> None:
    with pytest.raises(ValueError, match="fly"):
        GAME.play(begin(), Move(1, "fly", ("x",)))
