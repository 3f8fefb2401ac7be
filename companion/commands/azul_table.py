"""Walls of Azul as they lie on connected boards, and the points that a kept game has on their counters."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from companion.commands import cold
from companion.commands.common import line
from companion.commands.counting import POINTS, Asked, asker
from companion.commands.counting_azul import Rules, doubts_of, wall_of
from companion.commands.doubting import Doubted, Settled, asks, settle
from companion.errors import CompanionError
from companion.games.azul.acts import cell_of
from companion.games.azul.editions import Edition
from companion.games.azul.finished import ASKED, JOURNAL, NONE, TOLD, Counted, check, points_of
from companion.games.azul.wall import Wall
from companion.model import Fact, Phrase, Place

if TYPE_CHECKING:
    from companion.games.azul.state import State
    from companion.journal import Recovered


@dataclass(frozen=True, slots=True)
class Kept:
    """The newest game of the journal. players: unique id of a board -> number of the player who sat at it."""

    state: State
    players: Mapping[str, int]

    @property
    def reverse(self) -> bool:
        """Whether it is played on the reverse side."""
        return self.state.table.reverse

    def player(self, board: cold.Lain, wall: Wall) -> int:
        """Who sits at a board in this game: as it noted, by name, or by a wall that only one has; else 0."""
        if board.uid in self.players:
            return self.players[board.uid]
        names = {name: number for number, name in self.state.names.items()}
        if board.name in names:
            return names[board.name]
        like = [number for number in names.values() if self.wall(number) == wall]
        return like[0] if len(like) == 1 else 0

    def shows(self, boards: Sequence[cold.Lain], walls: Sequence[Wall]) -> bool:
        """Whether one of these boards shows the very wall that it has in this game."""
        pairs = zip(boards, walls, strict=True)
        return any(self.wall(self.player(board, wall)) == wall for board, wall in pairs)

    def wall(self, player: int) -> Wall | None:
        """The wall of a player in this game."""
        board = self.state.board(player)
        return None if board is None else board.wall

    def points(self, player: int) -> int:
        """The points on a player's counter in this game."""
        board = self.state.board(player)
        return 0 if board is None else board.score


def lying(asked: Asked, rules: Rules) -> tuple[Settled[list[Counted]], list[str]]:
    """What lies on the boards, one player a board, and the unique ids of the boards. CountError; CompanionError.

    Points are asked for once nothing is doubted about what lies there.
    """
    table = cold.Table(asked, rules.edition.name, _cell)
    kept = None if rules.points else kept_game(asked, rules.edition)
    last: list[list[cold.Lain]] = []

    def look() -> tuple[list[Counted], list[Doubted]]:
        boards = table.look()
        last[:] = [boards]
        check(rules.edition, len(boards), len(rules.points))
        found = _walls(rules, boards, kept)
        pairs = list(zip(found, (board.uid for board in boards), strict=True))
        doubts = [wrong for board in boards for wrong in board.wrong] + doubts_of(pairs)
        if doubts and asks(asked):
            return found, doubts
        found = _pointed(asked, rules, boards, found, kept)
        pairs = list(zip(found, (board.uid for board in boards), strict=True))
        return found, [wrong for board in boards for wrong in board.wrong] + doubts_of(pairs)

    settled = settle(asked, look)
    (boards,) = last
    if settled.accepted and all(one.source == NONE for one in settled.found):
        settled = replace(settled, found=_pointed(asked, rules, boards, settled.found, kept))
    return settled, [board.uid for board in boards]


def _walls(rules: Rules, boards: Sequence[cold.Lain], kept: Kept | None) -> list[Counted]:
    """The walls as they lie, still without points."""
    walls = [wall_of(board.kinds, rules.edition) for board in boards]
    reverse = rules.reverse or (kept is not None and kept.reverse and kept.shows(boards, walls))
    pairs = zip(boards, walls, strict=True)
    return [Counted(board.name, rules.edition, wall, reverse=reverse) for board, wall in pairs]


def _pointed(
    asked: Asked, rules: Rules, boards: Sequence[cold.Lain], walls: Sequence[Counted], kept: Kept | None
) -> list[Counted]:
    """The same walls with the points of their counters, as far as they are told."""
    told: Sequence[int | None] = rules.points or [None] * len(walls)
    return [_counted(asked, *one) for one in zip(boards, walls, [kept] * len(walls), told, strict=True)]


def _counted(asked: Asked, board: cold.Lain, one: Counted, kept: Kept | None, told: int | None) -> Counted:
    """A wall with its points: told, of the kept game if the wall agrees with it, answered, or none."""
    if told is not None:
        return one.with_points(told, TOLD)
    facts: dict[str, Fact] = {"edition": one.edition.name, "player": one.name}
    if kept is not None and not board.unread:
        player = kept.player(board, one.wall)
        if player and kept.wall(player) == one.wall:
            name = kept.state.name(player)
            named = one if board.seated else Counted(name, one.edition, one.wall, reverse=one.reverse)
            return named.with_points(kept.points(player), JOURNAL)
        _say(asked, Phrase("az-count-kept-other", {**facts, "option": POINTS}))
    if asked.as_json:
        return one
    question = Phrase("az-count-ask", facts)
    answer = asker(asked.where, asked.text, lambda _player: question, long=True)(one.name)
    return one if answer is None else one.with_points(points_of(str(answer), one.edition), ASKED)


def _cell(place: Place) -> Phrase:
    """How a wall cell is named: row one is the far one."""
    row, column = cell_of(place)
    return Phrase("az-score-cell", {"row": row + 1, "column": column + 1})


def _say(asked: Asked, told: Phrase | CompanionError) -> None:
    line(asked.where().phrases.write(told), err=True)


# ---- the journal ----------------------------------------------------------------------------------------------


def kept_game(asked: Asked, edition: Edition) -> Kept | None:
    """The open game of the journal, else its newest, if it is of this edition; None where it cannot help.

    What hinders reading it is told, and the score goes on without it.
    """
    from companion.journal import Reader

    where = asked.where()
    try:
        reader = Reader.open(where.journal)
        try:
            games = [one for one in reader.games() if not one.damaged]
            number = reader.open_game() or (games[-1].id if games else 0)
            if any(one.id == number and one.game == edition.name for one in games):
                return _folded(asked, reader.read(number))
        finally:
            reader.close()
    except CompanionError as error:
        _say(asked, error)
    return None


def _folded(asked: Asked, kept: Recovered) -> Kept | None:
    """The state of a kept game after its last decision, and whose boards were heard in it."""
    from companion.commands.kept import folded, tiles_for
    from companion.table import SEAT

    table = folded(kept, tiles_for(kept, asked.where().settings))
    players: dict[str, int] = {}
    for row in kept.heard:
        word, _, surface = row.text.partition(" ")
        if word == SEAT and surface.isdecimal():
            players = {uid: one for uid, one in players.items() if one != int(surface)}
            players[row.source] = int(surface)
    return Kept(table.referee.state, players)
