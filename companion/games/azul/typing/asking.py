"""The guided dialogue and the help for a moment: what is asked next of an act, and which commands serve now."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from companion.core.model import Fact, Move, Phrase, Problem
from companion.games.azul.rules import acts, taking, tiling
from companion.games.azul.rules.awaited import awaits, sides
from companion.games.azul.rules.editions import SIZE
from companion.games.azul.rules.judge import judge
from companion.games.azul.rules.preparing import gold_move, needed
from companion.games.azul.rules.state import EXTRA, FILL, GOLD, LOTS, OVER, ROUND, SPREAD, TAKE, TILE, Board, State
from companion.games.plain import first

Asked = Phrase | Problem | None

COST = "cost"
"""The question that is asked for like a take."""

_SERVES: dict[int, tuple[str, ...]] = {
    LOTS: ("lots",),
    GOLD: ("gold",),
    FILL: ("draw", "offer"),
    EXTRA: ("draw", "offer"),
    TAKE: (acts.TAKE_ACT, "offer", "fits", "lines"),
    SPREAD: (acts.SPREAD_ACT, "offer", "lines"),
    ROUND: ("confirm", "wall", "floor", "bonuses"),
    OVER: ("ranking", "bonuses"),
}


def serves(state: State) -> tuple[str, ...]:
    """The commands that help for this moment offers, most useful first."""
    if state.phase == TILE:
        due = dict.fromkeys(one.action for one in tiling.acts(state))
        return (*sorted(due, reverse=True), "lines", "wall", "floor")
    return _SERVES[state.phase]


def asks(state: State, action: str, args: tuple[str, ...], player: int) -> Asked:
    """What is asked next of an act; see games.api.Game.asks."""
    asker = _ASKS.get(action)
    return asker(state, args, player) if asker is not None else None


def _not_now(state: State) -> Problem:
    return Problem("az-not-now", state.facts(waits=awaits(state)))


# ---- taking ---------------------------------------------------------------------------------------------------


def _take(state: State, args: tuple[str, ...], player: int) -> Asked:
    """Whence, which of the colours there, and to which of the lines that still take it."""
    return _taken(state, args, player or state.turn)


def _cost(state: State, args: tuple[str, ...], _player: int) -> Asked:
    """The same of the player on turn; whose lines are meant is settled with the answer."""
    return _taken(state, args, state.turn)


def _taken(state: State, args: tuple[str, ...], player: int) -> Asked:
    words = state.edition.colours

    def hindrance(source: int, colour: str) -> Problem | None:
        return first(judge(state, acts.take_move(player, source, colour, acts.FLOOR_LINE)))

    if state.phase != TAKE or player != state.turn:
        return _not_now(state) if state.phase != TAKE else hindrance(acts.CENTRE, words[0])
    if not args:
        return Phrase("az-ask-display", state.facts())
    source = int(args[0])
    there = [word for word in words if hindrance(source, word) is None]
    if not there:
        return hindrance(source, words[0])
    if len(args) == 1:
        return Phrase("az-ask-colour", state.facts(items=_digits(state, there)))
    if args[1] not in there:
        return hindrance(source, args[1])
    open_lines = taking.lines_for(state.boards[state.table.seats[player]], state.edition.numbers[args[1]])
    return Phrase("az-ask-line", state.facts(items=_lines(open_lines), count=len(open_lines)))


def _spread(state: State, args: tuple[str, ...], player: int) -> Asked:
    """To which side each colour goes that SN4 leaves (MC-26)."""
    if state.phase != SPREAD:
        return _not_now(state)
    if player not in (0, state.turn):
        return first(judge(state, Move(player, acts.SPREAD_ACT, ())))
    left = taking.leftovers(state)
    if len(args) >= len(left):
        return None
    return Phrase("az-ask-side", {**state.facts(colour=state.edition.word(left[len(args)])), **sides(state)})


# ---- tiling ---------------------------------------------------------------------------------------------------


def _no_tiling(state: State, player: int) -> Problem | None:
    """Why nothing can be tiled at all by a player, or (0) by anybody."""
    if state.phase in (TILE, ROUND) and player not in (0, *state.table.players):
        return first(judge(state, acts.drop_move(player, 1)))
    if state.phase == TILE:
        return None
    return (
        _not_now(state) if state.phase == ROUND else Problem("az-tiling-early", state.facts(waits=awaits(state)))
    )


def _tiler(state: State, player: int, waits: Callable[[Board, int], bool]) -> tuple[int, list[int]]:
    """Whose wall it is, else the first with such a line, and the player's lines, from 1, that wait so."""
    found = {}
    for one in (player,) if player else state.table.players:
        board = state.boards[state.table.seats[one]]
        if rows := [row + 1 for row in range(board.counted, SIZE) if waits(board, row)]:
            return one, rows
        found[one] = rows
    return next(iter(found)), []


def _tile(state: State, args: tuple[str, ...], player: int) -> Asked:
    """Which complete line, and on the reverse side which column, where there are several."""
    if refused := _no_tiling(state, player):
        return refused
    mine, rows = _tiler(state, player, Board.waiting)
    if not args:
        return Phrase("az-ask-tile", state.facts(items=_lines(rows))) if rows else _not_now(state)
    line = int(args[0])
    if not player:  # the first one whose line it is
        mine, _ = _tiler(state, 0, lambda board, row: row == line - 1 and board.waiting(row))
    board = state.boards[state.table.seats[mine]]
    columns = tiling.columns(state, board, line - 1) if board.waiting(line - 1) else []
    if not columns:
        word = state.edition.word(board.lines[line - 1][0] or 1)
        return first(judge(state, acts.tile_move(mine, line, 1, word)))
    if len(columns) == 1:
        return None
    items: tuple[Fact, ...] = tuple(Phrase("az-ask-column-item", {"column": one + 1}) for one in columns)
    return Phrase("az-ask-column", state.facts(items=items))


def _drop(state: State, args: tuple[str, ...], player: int) -> Asked:
    """Which of the lines that find no cell."""
    if refused := _no_tiling(state, player):
        return refused

    def falls(board: Board, row: int) -> bool:
        return board.waiting(row) and not tiling.columns(state, board, row)

    mine, rows = _tiler(state, player, falls)
    if rows:
        return Phrase("az-ask-tile", state.facts(items=_lines(rows)))
    waiting = _tiler(state, player, Board.waiting)[1] or [1]
    return first(judge(state, acts.drop_move(mine, waiting[0])))


# ---- chance ---------------------------------------------------------------------------------------------------


def _draw(state: State, args: tuple[str, ...], _player: int) -> Asked:
    """The colours of the next display one by one, as many as it gets."""
    if state.phase not in (FILL, EXTRA):
        return _not_now(state)
    if len(args) >= needed(state):
        return None
    facts = state.facts(display=state.step + 1, number=len(args) + 1, extra=int(state.phase == EXTRA))
    return Phrase("az-ask-draw", {**facts, "items": _digits(state, state.edition.colours)})


def _gold(state: State, args: tuple[str, ...], _player: int) -> Asked:
    """Which display shows its gold side, and what that is."""
    if state.phase != GOLD:
        return _not_now(state)
    if not args:
        return Phrase("az-ask-gold", state.facts())
    kinds = [kind for kind in state.edition.golds if all(kind != turned for _, turned in state.golds)]
    problem = first(judge(state, gold_move(int(args[0]) - 1, kinds[0])))
    return problem or Phrase("az-ask-special", state.facts())


_ASKS: dict[str, Callable[[State, tuple[str, ...], int], Asked]] = {
    acts.TAKE_ACT: _take,
    COST: _cost,
    acts.SPREAD_ACT: _spread,
    acts.TILE_ACT: _tile,
    acts.DROP_ACT: _drop,
    acts.DRAW_ACT: _draw,
    acts.GOLD_ACT: _gold,
}


# ---- parts of questions ---------------------------------------------------------------------------------------


def _digits(state: State, colours: Iterable[str]) -> tuple[Fact, ...]:
    """Colours with their digits."""
    return tuple(
        Phrase("colour-digit", {"colour": word, "number": state.edition.numbers[word]}) for word in colours
    )


def _lines(lines: Iterable[int]) -> tuple[Fact, ...]:
    """Pattern lines by number."""
    return tuple(Phrase("az-ask-line-item", {"line": line}) for line in lines)
