"""Taking tiles in Azul: the rulebooks' examples and what they do not show; chapter "Nabídka výloh"."""

from __future__ import annotations

from typing import Any

import pytest

from companion.core.model import Move
from companion.games.azul.rules.editions import MARKER
from companion.games.azul.rules.state import FILL, NONE, ROUND, TAKE, TILE, Board, State

from .azul_kit import EDITIONS, GAMES, counts, keys, lines, offered, setup, told, wall

MINI, CHOCOLATE = "azul_mini", "master_chocolatier"
GAME = GAMES[MINI]


def table(name: str, displays: str, players: int = 2, *variants: str, centre: str = "", taker: int = 0) -> Any:
    """An offer told as "black black blue blue / red" with player 1 on turn."""
    begun = told(GAMES[name], GAMES[name].start(setup(name, players, *variants)), "0 lots 1")
    return offered(begun, displays.split("/"), centre, taker)


def takes(state: State, source: int, colour: str) -> list[object]:
    """The lines that a colour of a source may go to."""
    return [move.args[2] for move in GAMES[state.edition.name].moves(state) if move.args[:2] == (source, colour)]


@pytest.mark.parametrize(
    ("name", "one", "many", "fourth"), [(MINI, "yellow", "red", "white"), (CHOCOLATE, "brown", "white", "red")]
)
def test_the_first_turns_of_lucka_karel_and_zuzka(name: str, one: str, many: str, fourth: str) -> None:
    """AZ-25 AZ-26 AZ-27 AZ-28 AZ-29 AZ-30 AZ-31: the rulebook's example of the first turns."""
    game, edition = GAMES[name], EDITIONS[name]
    state = table(name, f"black black blue blue / {one} {many} {many} {many} / {fourth}", 3)
    assert state.turn == 1
    assert keys(game.judge(state, Move(2, "take", (2, one, 1)))) == ["az-not-your-turn"]
    assert keys(game.judge(state, Move(1, "take", (1, one, 1)))) == ["az-colour-not-there"]
    state = told(game, state, "take 1 black 2")
    assert (state.centre, state.displays[0]) == (counts(edition, "blue blue"), NONE)
    assert state.board(1).lines == lines(edition, {2: ("black", 2)})
    state = told(game, state, f"take 2 {one} 1")
    assert state.centre == counts(edition, f"blue blue {many} {many} {many}")
    assert state.taker == 0
    state = told(game, state, f"take 0 {many} 3")
    assert state.board(3).lines == lines(edition, {3: (many, 3)})
    assert (state.board(3).floor, state.taker) == ((MARKER,), 3)
    assert (state.centre, state.turn) == (counts(edition, "blue blue"), 1)
    state = told(game, state, "take 0 blue 1")
    assert state.board(1).floor == (1,)  # the marker is gone, one blue finds no place


@pytest.mark.parametrize(("name", "one"), [(MINI, "yellow"), (CHOCOLATE, "brown")])
@pytest.mark.parametrize(("choice", "line", "laid", "fell"), [("A", 1, 1, 1), ("B", 5, 2, 0), ("C", 0, 0, 2)])
def test_the_choices_a_b_and_c(name: str, one: str, choice: str, line: int, laid: int, fell: int) -> None:
    """AZ-34 AZ-37 AZ-39 AZ-40 AZ-42 AZ-44: where two yellow tiles may go, by the rulebook's example."""
    game, edition = GAMES[name], EDITIONS[name]
    state = table(name, f"{one} {one} red black / red")
    board = Board(lines(edition, {4: ("blue", 1)}), wall(edition, [(2, 3, one), (3, 4, one)]))
    state = state.with_board(1, board)
    assert takes(state, 1, one) == [0, 1, 5]
    assert [keys(game.judge(state, Move(1, "take", (1, one, at)))) for at in (2, 3, 4)] == [
        ["az-line-wall"],
        ["az-line-wall"],
        ["az-line-other"],
    ]
    after = told(game, state, f"take 1 {one} {line}").board(1)
    held = {number: count for number, (colour, count) in enumerate(after.lines, 1) if edition.word(colour) == one}
    assert held == ({line: laid} if line else {})
    assert after.floor == (edition.numbers[one],) * fell, choice


def test_a_line_fills_up_and_then_takes_no_more() -> None:
    """AZ-35 AZ-36 AZ-38 AZ-41: only its own colour, no more than it holds, nothing once it is complete."""
    edition = EDITIONS[MINI]
    state = table(MINI, "red red blue blue / red red white white / blue blue")
    state = told(GAME, state, "take 1 red 3", "take 2 white 2")
    assert state.board(1).lines == lines(edition, {3: ("red", 2)})
    assert not state.board(1).complete(2)
    assert takes(state, 0, "red") == [0, 1, 2, 3, 4, 5]
    assert 3 not in takes(state, 0, "blue")
    state = told(GAME, state, "take 0 red 3", "take 3 blue 0")
    assert state.board(1).lines == lines(edition, {3: ("red", 3)})
    assert state.board(1).complete(2)
    assert state.board(1).floor == (MARKER, 3)
    assert keys(GAME.judge(state, Move(1, "take", (0, "blue", 3)))) == ["az-line-full"]


def test_a_pick_that_fits_nowhere_goes_to_the_floor() -> None:
    """AZ-42 AZ-43: the floor is always open, passing is not."""
    edition = EDITIONS[MINI]
    state = table(MINI, "red red")
    full = {1: ("blue", 1), 2: ("blue", 1), 3: ("blue", 3), 4: ("white", 2)}
    board = Board(lines(edition, full), wall(edition, [(5, 2, "red")]))
    state = state.with_board(1, board)
    assert list(GAME.moves(state)) == [Move(1, "take", (1, "red", 0))]
    state = told(GAME, state, "take 1 red 0")
    assert state.board(1).floor == (3, 3)


def test_the_marker_lies_before_what_falls_of_the_same_pick() -> None:
    """AZ-31 AZ-32: on the leftmost free space."""
    state = table(MINI, "white", centre="red red red")
    state = state.with_board(1, Board(floor=(1,)))
    after = told(GAME, state, "take 0 red 1").board(1)
    assert after.floor == (1, MARKER, 3, 3)
    assert after.penalty == 6


def test_a_full_floor_keeps_the_marker_and_tiles_free_of_cost() -> None:
    """AZ-33 AZ-45: the taker begins the next round all the same; what finds no space goes to the lid."""
    edition = EDITIONS[MINI]
    state = table(MINI, "", centre="red red red", taker=0)
    state = state._replace(turn=2, starter=1).with_board(2, Board(floor=(1,) * 7))
    after = told(GAME, state, "take 0 red 0")
    assert after.board(2).floor == (1,) * 7
    assert after.lid == counts(edition, "red red red")
    assert (after.phase, after.taker) == (ROUND, 2)
    assert told(GAME, after, "0 round").starter == 2
    state = state.with_board(2, Board(floor=(1,) * 6))
    after = told(GAME, state, "take 0 red 2")
    assert (after.board(2).floor, after.lid) == ((*(1,) * 6, MARKER), counts(edition, "red"))


def test_an_offer_ends_when_the_last_tile_is_gone() -> None:
    """AZ-23 AZ-46: then comes the tiling, then the next round; the marker alone keeps nothing open."""
    state = table(MINI, "red / blue")
    state = told(GAME, state, "take 1 red 1")
    assert (state.phase, state.turn) == (TAKE, 2)
    state = told(GAME, state, "take 2 blue 0")
    assert (state.phase, state.turn, state.taker) == (TILE, 0, 0)
    state = told(GAME, state, "1 tile 1 3 red")
    assert state.phase == ROUND
    state = told(GAME, state, "0 round")
    assert (state.phase, state.round) == (FILL, 2)


def test_nobody_took_the_marker() -> None:
    """AZ-47 MC-39: the old starting player begins again."""
    state = table(MINI, "red / blue")._replace(starter=2, turn=2)
    state = told(GAME, state, "take 1 red 2", "take 2 blue 2", "0 round")
    assert (state.starter, state.taker) == (2, 0)
