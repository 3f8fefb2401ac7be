"""The search for moves that explain what has come and gone, against trying every order of them."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from itertools import permutations, product
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from companion.core.model import Laid, Move, Piece, Place
from companion.play.referee.search import NODES, Explained, explain, footprint

BOARD = "1"
ALL = range(6)
Lying = frozenset[int]


def pairs(cells: Collection[int], board: str = BOARD) -> Laid:
    """Pieces on these places, each a thing of its own."""
    return tuple((Place(board, x + 1, 1), Piece(f"tile {x}")) for x in sorted(cells))


def cells_of(laid: Laid) -> Lying:
    return frozenset(place.x - 1 for place, _ in laid if place.board == BOARD)


class Laying:
    """A game whose moves fill and empty places of one board; each also lays something on another board."""

    def __init__(self, *moves: tuple[Collection[int], Collection[int]]) -> None:
        self.all = [
            Move(1, f"act{number}", (), (*pairs(come), *pairs({number}, "2")), goes=pairs(gone))
            for number, (come, gone) in enumerate(moves)
        ]
        self.looked = 0

    def moves(self, state: Lying, things: Collection[str] | None = None) -> Iterator[Move]:
        self.looked += things is not None
        for move in self.all:
            come, gone = cells_of(move.comes), cells_of(move.goes)
            if gone <= state and not come & (state - gone):
                yield move

    def play(self, state: Lying, move: Move) -> Lying:
        assert move in self.moves(state)
        return state - cells_of(move.goes) | cells_of(move.comes)


def brute(game: Laying, state: Lying, comes: Laid, goes: Laid) -> int:
    """The least that any series of legal moves within what has come and gone leaves over."""
    least = len(comes) + len(goes)
    for move in list(game.moves(state)):
        come = footprint(move, BOARD)
        if (come or move.goes) and {*come} <= {*comes} and {*move.goes} <= {*goes}:
            rest = [tuple(one for one in laid if one not in by) for laid, by in ((comes, come), (goes, move.goes))]
            least = min(least, brute(game, game.play(state, move), rest[0], rest[1]))
    return least


def check(game: Laying, state: Lying, comes: Laid, goes: Laid, found: Explained) -> None:
    """What was found is legal, adds up, leaves no more than it must, and says rightly whether more may come."""
    left = [*comes, *goes]
    now = state
    for move in found.moves:
        now = game.play(now, move)
        for one in (*footprint(move, BOARD), *move.goes):
            left.remove(one)
    assert found.rest == tuple(left)
    assert len(left) == brute(game, state, comes, goes)
    start, waiting = (now, {*left}) if left else (state, {*comes, *goes})
    larger = [{*footprint(move, BOARD), *move.goes} for move in game.moves(start)]
    assert found.waits == (bool(waiting) and any(waiting < one for one in larger))


spots = st.sets(st.sampled_from(ALL), max_size=3)
laying = st.lists(st.tuples(spots.filter(bool), st.just(frozenset[int]())), max_size=6)
moving = st.lists(st.tuples(spots, spots).filter(lambda move: not move[0] & move[1] and any(move)), max_size=5)


@settings(deadline=None)
@given(laying, st.sets(st.sampled_from(ALL), min_size=1))
def test_what_has_come_is_explained_as_far_as_any_order_of_legal_moves_does(
    moves: list[tuple[set[int], frozenset[int]]], come: set[int]
) -> None:
    game = Laying(*moves)
    check(game, frozenset(), pairs(come), (), explain(game_of(game), frozenset(), BOARD, pairs(come)))


@settings(deadline=None)
@given(moving, spots, spots)
def test_where_pieces_move_what_has_gone_is_explained_too(
    moves: list[tuple[set[int], set[int]]], come: set[int], gone: set[int]
) -> None:
    game, state, comes = Laying(*moves), frozenset(gone), pairs(come - gone)
    found = explain(game_of(game), state, BOARD, comes, pairs(gone))
    check(game, state, comes, pairs(gone), found)


@settings(deadline=None)
@given(laying, st.sets(st.sampled_from(ALL), min_size=2, max_size=4), st.randoms(use_true_random=False))
def test_one_move_that_accounts_for_all_is_never_taken_for_several(
    moves: list[tuple[set[int], frozenset[int]]], come: set[int], dice: Any
) -> None:
    """Hands that laid a large thing did not lay small ones, wherever it stands among the game's moves."""
    moves = [one for one in moves if one[0] != come] + [({cell}, frozenset[int]()) for cell in come]
    moves.insert(dice.randint(0, len(moves)), (come, frozenset[int]()))
    game = Laying(*moves)
    found = explain(game_of(game), frozenset(), BOARD, pairs(come))
    assert [cells_of(move.comes) for move in found.moves] == [come]


def test_of_equal_moves_the_games_first_is_taken_also_where_not_all_is_explained() -> None:
    for order, come in product(permutations([({0}, ()), ({1}, ()), ({2}, ())]), ({0, 1, 2}, {0, 1, 2, 5})):
        found = explain(game_of(Laying(*order)), frozenset(), BOARD, pairs(come))
        assert [move.action for move in found.moves] == ["act0", "act1", "act2"]


def test_only_moves_of_the_things_that_have_come_are_asked_for_unless_pieces_move() -> None:
    asked: list[Collection[str] | None] = []

    class Asked(Laying):
        def moves(self, state: Lying, things: Collection[str] | None = None) -> Iterator[Move]:
            asked.append(things)
            return super().moves(state, things)

    explain(game_of(Asked()), frozenset(), BOARD, pairs({1, 4}))
    explain(game_of(Asked()), frozenset(), BOARD, pairs({1}), ())
    assert asked == [{"tile 1", "tile 4"}, None]


def test_a_board_of_which_nothing_can_be_explained_ends_in_time() -> None:
    """Every order of many moves that never add up is not tried."""
    game = Laying(*(({one}, ()) for one in range(14)))
    game.all = [move for move in game.all if move.comes]
    found = explain(game_of(game), frozenset(), BOARD, pairs(range(15)))
    assert len(found.rest) == 1 and game.looked <= NODES


def game_of(game: Laying) -> Any:
    """As much of a game as the search asks for."""
    return game
