"""Why an act of Azul is not legal: one key for each mistake, with its remedy; only legal moves have none."""

from __future__ import annotations

import itertools
import random
from typing import Any

import pytest

from companion.core.model import Move
from companion.games.azul.rules.acts import tile_move
from companion.games.azul.rules.state import EXTRA, FILL, GOLD, LOTS, OVER, SPREAD, TAKE, TILE, Board, State

from .azul_kit import EDITIONS, GAMES, counts, keys, lines, offered, refused, remedies, setup, tiled, told, wall
from .azul_soak import Game

MINI, CHOCOLATE = "azul_mini", "master_chocolatier"
GAME, EDITION = GAMES[MINI], EDITIONS[MINI]
SIDES = pytest.mark.parametrize("variants", [(), ("reverse",), ("special",), ("reverse", "special", "marker")])


def begun(*variants: str) -> Any:
    return told(GAME, GAME.start(setup(MINI, 2, *variants)), "0 lots 1")


def offer() -> Any:
    """Two displays and the centre; line 3 of player 1 holds a blue tile, wall row 2 has red, line 1 is full."""
    state = offered(begun(), ["red red blue white", "", "black black"], "yellow")
    held = lines(EDITION, {1: ("white", 1), 3: ("blue", 1)})
    return state.with_board(1, Board(held, wall(EDITION, [(2, 4, "red")])))


def tiling(*variants: str) -> Any:
    """Line 2 of player 1 is full of red, line 3 holds one blue, wall row 4 has its black tile."""
    held = lines(EDITION, {2: ("red", 2), 3: ("blue", 1), 4: ("black", 4)})
    return tiled(begun(*variants), {1: Board(held, wall(EDITION, [(4, 2, "black")]))})


@pytest.mark.parametrize(
    ("text", "problem", "remedy"),
    [
        ("take 6 red 1", "az-no-display", ""),
        ("take 2 red 1", "az-nothing-there", "az-remedy-sources"),
        ("take 1 black 2", "az-colour-not-there", "az-remedy-there"),
        ("take 0 red 4", "az-colour-not-there", "az-remedy-there"),
        ("take 1 green 2", "az-no-such-colour", "az-remedy-colours"),
        ("take 1 red 3", "az-line-other", "az-remedy-lines"),
        ("take 1 red 1", "az-line-full", "az-remedy-lines"),
        ("take 1 red 2", "az-line-wall", "az-remedy-lines"),
        ("take 1 red 6", "az-no-line", "az-remedy-lines"),
        ("2 take 1 red 4", "az-not-your-turn", ""),
        ("7 take 1 red 4", "az-no-player", ""),
        ("1 tile 2 4 red", "az-tiling-early", "az-remedy-lift"),
        ("1 drop 1", "az-tiling-early", ""),
        ("0 round", "az-not-now", ""),
        ("0 end", "az-not-over", ""),
        ("0 draw red red red red", "az-not-now", ""),
        ("0 lots 1", "az-not-now", ""),
        ("1 draw red red red red", "az-nobodys", ""),
        ("jump 1", "az-no-act", ""),
        ("take 1 red", "az-no-notation", ""),
        ("?", "az-no-notation", ""),
    ],
)
def test_what_is_wrong_with_a_take(text: str, problem: str, remedy: str) -> None:
    """AZ-26 AZ-27 AZ-29 AZ-37 AZ-40 AZ-41: an impossible take, a colour not there, a line of another."""
    state = offer()
    assert refused(GAME, state, text) == [problem]
    move = GAME.parse(state, text)
    if isinstance(move, Move):
        assert remedies(GAME.judge(state, move)) == [remedy]


@pytest.mark.parametrize(
    ("text", "problem", "remedy"),
    [
        ("1 tile 2 3 red", "az-wrong-cell", "az-remedy-column"),
        ("1 tile 3 3 blue", "az-line-incomplete", "az-remedy-lift"),
        ("1 tile 5 1 yellow", "az-line-empty", "az-remedy-lift"),
        ("1 tile 3 5 red", "az-line-holds", "az-remedy-cells"),
        ("1 tile 2 1 white", "az-line-holds", "az-remedy-lift"),
        ("1 tile 4 2 black", "az-tiled-already", "az-remedy-lift"),
        ("1 tile 6 2 black", "az-no-cell", ""),
        ("1 tile 2 7 red", "az-no-cell", ""),
        ("1 tile 2 4 brown", "az-no-such-colour", "az-remedy-colours"),
        ("2 tile 2 4 red", "az-line-empty", "az-remedy-lift"),
        ("1 drop 2", "az-drop-not", "az-remedy-columns"),
        ("1 drop 3", "az-drop-nothing", ""),
        ("1 drop 9", "az-no-line", ""),
        ("take 1 red 2", "az-not-now", ""),
        ("0 round", "az-not-now", ""),
    ],
)
def test_what_is_wrong_with_a_tile(text: str, problem: str, remedy: str) -> None:
    """AZ-50 AZ-51 AZ-89: a wrong cell is told with the right one, a wrong line with those that wait."""
    state = tiling()
    assert refused(GAME, state, text) == [problem]
    move = GAME.parse(state, text)
    assert isinstance(move, Move)
    found = GAME.judge(state, move)
    assert remedies(found) == [remedy]
    if problem == "az-wrong-cell":
        assert found[0].remedy is not None
        assert (found[0].facts["column"], found[0].remedy.facts["column"]) == (3, 4)


def test_what_is_wrong_with_a_tile_on_the_reverse_side() -> None:
    """AZ-83 AZ-84 AZ-90"""
    state = tiling("reverse")
    state = state.with_board(1, state.board(1)._replace(wall=wall(EDITION, [(2, 1, "blue"), (5, 3, "red")])))
    assert refused(GAME, state, "1 tile 2 1 red") == ["az-cell-taken"]
    assert refused(GAME, state, "1 tile 2 3 red") == ["az-column-has"]
    assert refused(GAME, state, "1 tile 2") == ["az-which-column"]
    assert refused(GAME, state, "1 tile 2 4") == []


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("0 draw red red red", "az-draw-count"),
        ("0 draw red red red red red", "az-draw-count"),
        ("0 draw red red red green", "az-no-such-colour"),
        ("0 draw red red red red", "az-drawn-too-many"),
        ("0 draw blue blue blue blue", ""),
    ],
)
def test_counts_that_do_not_add_up(text: str, problem: str) -> None:
    """AZ-02 AZ-69: too many, too few, more than there are."""
    state = begun()._replace(bag=counts(EDITION, "red red red " + "blue " * 9))
    assert refused(GAME, state, text) == ([problem] if problem else [])


def test_what_is_wrong_at_the_end() -> None:
    """AZ-68: the end is told only where it is one; after it nothing is legal."""
    state = told(GAME, tiling(), "tile 2")
    assert refused(GAME, state, "0 end") == ["az-not-over"]
    over = state._replace(phase=OVER)
    for text in ("take 1 red 1", "0 round", "1 tile 2 4 red", "0 draw red"):
        assert refused(GAME, over, text) == ["az-over"]


def everything(state: State) -> list[Move]:
    """Acts of every kind, most of them not legal now."""
    colours, players = (*state.edition.colours, "green"), (0, *state.table.players, 9)
    found: list[Move] = []
    for player in players:
        found += [Move(player, "take", one) for one in itertools.product(range(-1, 11), colours, range(-1, 7))]
        found += [
            tile_move(player, line, column, colour)
            for line, column, colour in itertools.product(range(7), range(7), colours)
        ]
        found += [Move(player, "drop", (line,)) for line in range(7)]
        sides = ("left", "right")
        found += [
            Move(player, "spread", way) for count in range(4) for way in itertools.product(sides, repeat=count)
        ]
        found += [Move(player, one) for one in ("round", "jump")]
        found += [Move(player, "lots", (one,)) for one in range(6)]
        kinds = (*state.edition.golds, "sn9")
        found += [Move(player, "gold", (at, kind)) for at in range(11) for kind in kinds]
        for count in (1, 4):
            drawn = itertools.combinations_with_replacement(colours, count)
            found += [Move(player, "draw", one) for one in drawn]
    return found


@pytest.mark.sampled(3)
@SIDES
@pytest.mark.parametrize("players", [2, 4])
def test_the_judge_allows_the_legal_moves_and_nothing_else(variants: tuple[str, ...], players: int) -> None:
    """AZ-26 AZ-46 AZ-82 MC-15: at moments of random games, with one of each phase among them."""
    game = GAMES[CHOCOLATE]
    one = Game(setup(CHOCOLATE, players, *variants), "random", random.Random(players))
    seen: set[int] = set()
    at = 0
    while game.outcome(one.state) is None:
        state = one.state
        if state.phase not in seen or at % 151 == 0:
            legal = set(game.moves(state))
            tried = everything(state)
            assert {move for move in tried if not game.judge(state, move)} == legal, state.phase
        seen.add(state.phase)
        at += 1
        one.act()
    wanted = {LOTS, FILL, TAKE, TILE} | ({GOLD} if "special" in variants else set())
    assert seen >= wanted
    assert seen - wanted <= {EXTRA, SPREAD, 7}


def test_end_is_another_word_for_the_last_round() -> None:
    """AZ-74: legal beside the one move that ends the round, with the same effect."""
    row = [(1, at, word) for at, word in enumerate(EDITION.colours, 1)]
    state = told(GAME, tiled(begun(), {1: Board(lines(EDITION, {2: ("red", 2)}), wall(EDITION, row))}), "tile 2")
    assert keys(GAME.judge(state, Move(0, "end"))) == []
    assert GAME.play(state, Move(0, "end")) == told(GAME, state, "0 round")
