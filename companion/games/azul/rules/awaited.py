"""What the game waits for: of whom, in which words, and what a confirmation or chance would do."""

from __future__ import annotations

from companion.core.model import Fact, Phrase
from companion.games.api import Awaited
from companion.games.azul.rules import tiling
from companion.games.azul.rules.acts import DROP_ACT, round_move
from companion.games.azul.rules.editions import SIZE
from companion.games.azul.rules.preparing import chances, needed
from companion.games.azul.rules.state import EXTRA, FILL, GOLD, LOTS, OVER, ROUND, SPREAD, TAKE, TILE, State
from companion.games.azul.rules.taking import leftovers, neighbours, spreading
from companion.games.azul.telling import nouns


def awaited(state: State) -> list[Awaited]:
    """What is due: one act of lots, of the player on turn, or the tiling of each player who has not done."""
    if state.phase == OVER:
        return []
    if state.phase in (LOTS, GOLD, FILL, EXTRA):
        return [Awaited(0, awaits(state), tuple(chances(state)), paced=state.phase == FILL)]
    if state.phase in (TAKE, SPREAD):
        return [Awaited(state.turn, awaits(state))]
    if state.phase == ROUND:
        return [Awaited(0, awaits(state), confirms=round_move())]
    return [
        _tiling(state, player)
        for player in state.table.players
        if state.boards[state.table.seats[player]].counted < SIZE
    ]


def awaits(state: State) -> Phrase:
    """What the game waits for first, as a phrase; that it is over where nothing is awaited."""
    if state.phase == TILE:
        return awaited(state)[0].act
    key, facts = "az-over", state.facts()
    if state.phase == LOTS:
        key = "az-await-lots"
    elif state.phase == GOLD:
        key = "az-await-gold"
        facts["count"] = len(state.table.players) - len(state.golds)
    elif state.phase in (FILL, EXTRA):
        key = "az-await-extra" if state.phase == EXTRA else "az-await-draw"
        facts |= {"source": nouns.source(state, state.step + 1), "count": needed(state), "number": state.step + 1}
    elif state.phase == TAKE:
        key = "az-await-take"
        facts["player"] = state.name(state.turn)
    elif state.phase == SPREAD:
        key = "az-await-spread"
        items = tuple(nouns.noun(state.edition, state.edition.word(one)) for one in leftovers(state))
        facts |= {"player": state.name(state.turn), "items": items}
        facts |= {"source": nouns.source(state, spreading(state) + 1), **sides(state)}
    elif state.phase == ROUND:
        key = "az-await-round"
        facts |= {"last": int(tiling.is_last(state)), "round": state.round}
    return Phrase(key, facts)


def sides(state: State) -> dict[str, Fact]:
    """Between which displays SN4's rest is spread: `left` has the lower number, but where the circle closes."""
    left, right = neighbours(state, spreading(state))
    return {"left": nouns.source(state, left + 1), "right": nouns.source(state, right + 1)}


def _tiling(state: State, player: int) -> Awaited:
    """A player who has complete lines left: how many, and the first with what it may do."""
    board = state.boards[state.table.seats[player]]
    rows = [row for row in range(len(board.lines)) if board.waiting(row)]
    first = rows[0]
    mine = [move for move in tiling.due(state, player) if move.args[0] == first + 1]
    colour = state.edition.word(board.lines[first][0])
    cells: tuple[Fact, ...] = tuple(
        nouns.cell(state, first, column) for column in tiling.columns(state, board, first)
    )
    drops = int(bool(mine) and mine[0].action == DROP_ACT)
    facts = state.facts(player=state.name(player), line=first + 1, colour=colour, more=len(rows) - 1, drops=drops)
    only = mine[0] if len(mine) == 1 else None
    key = "az-await-choice" if state.table.reverse else "az-await-tile"
    return Awaited(player, Phrase(key, {**facts, "items": cells}), confirms=only)
