"""A table found as it lies: pieces without history made into a state."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from companion.core.model import Fact, Laid, Piece, Place, Problem
from companion.games.api import Setup
from companion.games.royal_garden.rules.judge import LIFT, what_lies
from companion.games.royal_garden.rules.kingdom import Domino, Kingdom, number_of
from companion.games.royal_garden.rules.match import TRAY
from companion.games.royal_garden.rules.score import CASTLE, Cell, beside
from companion.games.royal_garden.rules.state import State, start
from companion.games.royal_garden.telling.nouns import thing


def read(setup: Setup, laid: Mapping[str, Laid]) -> State | list[Problem]:
    """The state that these pieces make, surface -> pieces; all problems if they make none.

    What lies there is believed: a kingdom without castle can be scored, and whether every domino was laid legally
    is not asked; a tray tells nothing of kingdoms. Problems: rg-unknown-board, rg-unknown-thing, rg-off-board,
    rg-taken, rg-thing-twice, rg-half-missing, rg-not-neighbours, rg-castle-twice.
    """
    state = start(setup)
    boards = {str(player.number) for player in setup.players}
    known = boards | ({TRAY} if state.draft is not None else set())
    problems = [Problem("rg-unknown-board", {"board": board}) for board in sorted(laid) if board not in known]
    pairs = [pair for board in sorted(boards & set(laid)) for pair in sorted(laid[board])]
    problems += _places(state, pairs) + _twice(pairs)
    if problems:
        return problems
    for player, _ in state.seated():
        mine = [pair for pair in pairs if pair[0].board == str(player)]
        found = _kingdom(state, mine)
        if isinstance(found, Kingdom):
            state = state.with_kingdom(player, found)
        else:
            problems += found
    return problems or replace(state, last=None)


def _places(state: State, pairs: list[tuple[Place, Piece]]) -> list[Problem]:
    """Pieces that no set has, places off the board, places with two pieces."""
    problems = []
    known = {f"domino {number}" for number in state.dominoes} | {f"castle {one}" for one in state.castles}
    seen: dict[Place, Piece] = {}
    for at, piece in pairs:
        if piece.thing not in known:
            problems.append(Problem("rg-unknown-thing", {"thing": thing(piece.thing), "cell": at}, LIFT))
            continue
        if state.frame.fixed and not state.frame.holds((at.x, at.y)):
            problems.append(Problem("rg-off-board", {"cell": at}, LIFT))
        if at in seen:
            what = what_lies(_kind(state, seen[at]))
            problems.append(Problem("rg-taken", {"cell": at, "what": what}, LIFT))
        seen[at] = piece
    return problems


def _twice(pairs: list[tuple[Place, Piece]]) -> list[Problem]:
    """Parts that lie in two places."""
    seen: dict[Piece, Place] = {}
    problems = []
    for at, piece in pairs:
        if piece in seen:
            facts: dict[str, Fact] = {"thing": thing(piece.thing), "first": seen[piece], "second": at}
            problems.append(Problem("rg-thing-twice", facts, LIFT))
        seen.setdefault(piece, at)
    return problems


def _kingdom(state: State, pairs: list[tuple[Place, Piece]]) -> Kingdom | list[Problem]:
    """The kingdom of one board's pieces."""
    castles = [(at, number) for at, piece in pairs if (number := number_of(piece.thing, "castle")) is not None]
    problems: list[Problem] = []
    for _ in castles[1:]:
        first = castles[0][0]
        problems.append(Problem("rg-castle-twice", {"player": state.name(int(first.board)), "cell": first}, LIFT))
    halves: dict[int, dict[str, Place]] = {}
    for at, piece in pairs:
        if (number := number_of(piece.thing, "domino")) is not None:
            halves.setdefault(number, {})[piece.part] = at
    dominoes = []
    for number, parts in sorted(halves.items()):
        if set(parts) != {"a", "b"}:
            problems.append(
                Problem("rg-half-missing", {"number": number, "cell": next(iter(parts.values()))}, LIFT)
            )
            continue
        a, b = _cell(parts["a"]), _cell(parts["b"])
        if b not in beside(a):
            problems.append(Problem("rg-not-neighbours", {"a": parts["a"], "b": parts["b"]}, LIFT))
        dominoes.append(Domino(number, a, b, *state.dominoes[number]))
    if problems:
        return problems
    castle, castle_number = (_cell(castles[0][0]), castles[0][1]) if castles else (None, 0)
    return Kingdom(castle, castle_number, tuple(dominoes))


def _cell(at: Place) -> Cell:
    return at.x, at.y


def _kind(state: State, piece: Piece) -> str:
    number = number_of(piece.thing, "domino")
    return CASTLE if number is None else state.dominoes[number][piece.part == "b"]
