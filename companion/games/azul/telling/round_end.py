"""What is said about a round as a whole: complete lines, what should lie on the table, what floors cost."""

from __future__ import annotations

from companion.core.model import Announcement, Fact, Phrase, Topic
from companion.games.azul.rules.editions import SIZE
from companion.games.azul.rules.state import Board, State
from companion.games.azul.telling import nouns


def tiling_begins(state: State) -> list[Announcement]:
    """Nothing is left to take: the complete lines of each player, all in one announcement."""
    items = []
    for player, board in state.seated:
        rows = [row for row in range(SIZE) if board.complete(row)]
        lines: tuple[Fact, ...] = tuple(
            Phrase("az-line-colour", state.facts(line=row + 1, colour=state.edition.word(board.lines[row][0])))
            for row in rows
        )
        items.append(Phrase("az-complete", state.facts(player=state.name(player), items=lines, count=len(rows))))
    count = sum(board.complete(row) for board in state.boards for row in range(SIZE))
    return [Announcement("az-tiling", state.facts(items=tuple(items), count=count), topic=Topic.TURN)]


def check(state: State) -> list[Announcement]:
    """What should lie on the table at the end of a round: nothing in the middle, then wall and floor of each."""
    said = [Announcement("az-check", state.facts(round=state.round))]
    for player, board in state.seated:
        if player in state.table.gone:
            continue
        facts = state.facts(player=state.name(player), rows=wall_rows(state, board))
        said.append(Announcement("az-check-board", {**facts, **floor(state, player, board)}))
    return said


def wall_rows(state: State, board: Board) -> tuple[Phrase, ...]:
    """Each wall row that has tiles: az-wall-row with its colours, from the left."""
    found = []
    for row, line in enumerate(board.wall):
        if cells := wall_cells(state, line):
            facts = state.facts(row=row + 1, count=len(cells), items=cells)
            found.append(Phrase("az-wall-row", {**facts, "reverse": int(state.table.reverse)}))
    return tuple(found)


def wall_cells(state: State, line: tuple[int, ...]) -> tuple[Phrase, ...]:
    """The colours of one wall row, from the left."""
    return tuple(
        Phrase("az-wall-cell", state.facts(colour=state.edition.word(colour), column=column))
        for column, colour in enumerate(line, 1)
        if colour
    )


def floor(state: State, player: int, board: Board) -> dict[str, Fact]:
    """The floor line: tiles, marker (0 or 1), penalty; sheltered: whether a tile lies on SN5 beside it."""
    return {**nouns.fallen(state, board.floor), "penalty": board.penalty, "sheltered": state.sheltered(player)}


def losses(before: State, after: State) -> list[Announcement]:
    """What the floor cost each player, and the points on the counter."""
    said = []
    for at, player in enumerate(after.table.players):
        if player in after.table.gone:
            continue
        was, now = before.boards[at], after.boards[at]
        tiles, markers, points = now.loss
        facts = after.facts(player=after.name(player), tiles=tiles, marker=markers, points=points)
        facts |= {"lost": was.score - now.score, "total": now.score}
        said.append(Announcement("az-floor" if points else "az-no-floor", facts, topic=Topic.AREA))
    return said


def round_begins(state: State) -> list[Announcement]:
    """The next round and who begins it."""
    facts = state.facts(round=state.round, player=state.name(state.starter))
    return [Announcement("az-round", facts, topic=Topic.TURN)]
