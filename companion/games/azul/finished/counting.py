"""Walls of Azul Mini and Azul Master Chocolatier, counted without their match."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from companion.core.model import Announcement, Fact, Phrase, Place, Problem
from companion.games.api import Space
from companion.games.azul.finished.doubts import of_game, of_points, of_wall
from companion.games.azul.finished.finished import SIGNS, Counted, data, ranking
from companion.games.azul.finished.layout import read_layout
from companion.games.azul.finished.report import places, report
from companion.games.azul.manifest import REVERSED
from companion.games.azul.rules.acts import cell_of
from companion.games.azul.rules.editions import CHOCOLATIER, DISPLAYS, MINI, REVERSE, SIZE, Edition
from companion.games.azul.rules.wall import EMPTY, Wall, with_tile
from companion.games.counters import ASKED, JOURNAL, NONE, PLAYING, Counters, points_of, points_told
from companion.games.counting import ALL, CountWish, Doubts, House, KeptGame, Lain
from companion.games.layout import letters_of
from companion.games.offers import POINTS

SHARED = "BNRW"
"""Letters of files that some large print has for another colour."""
EDITIONS = {one.name: one for one in (MINI, CHOCOLATIER)}


@dataclass(frozen=True, slots=True)
class Rules:
    """What was asked for. points: on the counters, in order, () where not told."""

    edition: Edition
    reverse: bool = False
    points: tuple[int, ...] = ()


class Walls(Counters[Rules, Counted]):
    """Files, boards with the points of a kept game, and the running game."""

    texts = "az"
    most = max(DISPLAYS)
    decides = ("rows",)
    standings = staticmethod(ranking)
    placed = staticmethod(places)
    data = staticmethod(data)

    def rules(self, wish: CountWish) -> Rules:
        """What was asked for. CountError: az-count-number."""
        edition = EDITIONS[wish.game]
        points = points_told(wish, "az", edition=edition.name)
        return Rules(edition, REVERSED in wish.options or REVERSE in wish.variants, points)

    def facts(self, rules: Rules) -> dict[str, Fact]:
        """The edition."""
        return {"edition": rules.edition.name}

    def read(self, rules: Rules, file: str, name: str, at: int, house: House) -> Counted:
        """A wall, called as its file says."""
        signs = SIGNS[rules.edition.name].items()
        letters = {letter: Phrase("az-large-letter", {"tile": colour}) for letter, colour in signs}
        layout = read_layout(file, rules.edition, rules.reverse, letters_of(letters, SHARED, house, at))
        counted = Counted(layout.name or name, rules.edition, layout.wall, reverse=layout.reverse)
        return self.of_file(rules, counted, at, layout.points)

    def playing(
        self, rules: Rules, told: Sequence[Space], variants: tuple[str, ...], columns: int
    ) -> list[Counted]:
        """The walls with the game's own points, unless others were told."""
        reverse = rules.reverse or REVERSE in variants
        walls = [wall_of(one.cells, rules.edition) for one in told]
        pairs = zip(told, walls, strict=True)
        found = [Counted(one.name, rules.edition, wall, one.points, PLAYING, reverse) for one, wall in pairs]
        return self.told(rules, found)

    def cell(self, place: Place) -> Phrase:
        """Row one is the far one."""
        row, column = cell_of(place)
        return Phrase("az-score-cell", {"row": row + 1, "column": column + 1})

    def lying(self, rules: Rules, boards: Sequence[Lain], house: House) -> list[Counted]:
        """The walls as they lie, still without points."""
        walls = [wall_of(board.kinds, rules.edition) for board in boards]
        kept = None if rules.points else house.kept()
        pairs = list(zip(boards, walls, strict=True))
        shown = kept is not None and kept.state.table.reverse and any(_shows(kept, *pair) for pair in pairs)
        return [Counted(board.name, rules.edition, wall, reverse=rules.reverse or shown) for board, wall in pairs]

    def pointed(self, rules: Rules, boards: Sequence[Lain], found: list[Counted], house: House) -> list[Counted]:
        """The walls with the points of their counters, as far as they are told."""
        if any(one.source != NONE for one in found):
            return found
        if rules.points:
            return self.told(rules, found)
        kept = house.kept()
        return [_pointed(board, one, kept, house) for board, one in zip(boards, found, strict=True)]

    def doubts(
        self, rules: Rules, found: Sequence[Counted | None], house: House, boards: Sequence[Lain] = ()
    ) -> Doubts:
        """Of each wall and its points; of all together where nothing else is doubted."""
        walls = [(at, one) for at, one in enumerate(found) if one is not None]
        doubted: Doubts = [(at, problem) for at, one in walls for problem in _doubts(one)]
        if doubted or not walls:
            return doubted
        first = walls[0][1]
        return [(ALL, told) for told in of_game(first.edition, [one.wall for _, one in walls], first.reverse)]

    def report(
        self, rules: Rules, counted: Sequence[Counted], house: House, *, over: bool, whole: bool
    ) -> list[Announcement]:
        """Points on the counter, bonuses, total."""
        return report(counted, over=over)


def wall_of(kinds: Mapping[tuple[int, int], str], edition: Edition) -> Wall:
    """A wall from (column, row) -> colour, rows counted from the player outwards: row one is the far one.

    A colour is its word or its letter; what is neither stays an empty cell.
    """
    wall, letters = EMPTY, SIGNS[edition.name]
    for (x, y), kind in kinds.items():
        colour = edition.numbers.get(letters.get(kind, kind), 0)
        if 1 <= x <= SIZE and 1 <= y <= SIZE:
            wall = with_tile(wall, SIZE - y, x - 1, colour)
    return wall


def _doubts(one: Counted) -> list[Problem]:
    found = of_wall(one.edition, one.wall, one.reverse)
    return found + (of_points(one.edition, one.wall, one.running) if one.source != NONE else [])


def _pointed(board: Lain, one: Counted, kept: KeptGame | None, house: House) -> Counted:
    """A wall with its points: of the kept game if the wall agrees with it, answered, or none."""
    facts: dict[str, Fact] = {"edition": one.edition.name, "player": one.name}
    if kept is not None and not board.unread:
        player = _player(kept, board, one.wall)
        if player and _shows(kept, board, one.wall):
            named = one if board.seated else replace(one, name=kept.state.name(player))
            return named.with_points(kept.state.board(player).score, JOURNAL)
        house.remark(Phrase("az-count-kept-other", {**facts, "option": POINTS}))
    answer = house.ask(Phrase("az-count-ask", facts), long=True)
    return (
        one if answer is None else one.with_points(points_of(str(answer), "az", edition=one.edition.name), ASKED)
    )


def _player(kept: KeptGame, board: Lain, wall: Wall) -> int:
    """Who sits at a board in a kept game: as it noted, by name, or by a wall that only one has; else 0."""
    if board.uid in kept.players:
        return kept.players[board.uid]
    names: dict[str, int] = {name: number for number, name in kept.state.table.setup.names.items()}
    if board.name in names:
        return names[board.name]
    like = [number for number in names.values() if _wall(kept, number) == wall]
    return like[0] if len(like) == 1 else 0


def _shows(kept: KeptGame, board: Lain, wall: Wall) -> bool:
    """Whether a board shows the very wall that it has in a kept game."""
    return _wall(kept, _player(kept, board, wall)) == wall


def _wall(kept: KeptGame, player: int) -> Wall | None:
    board = kept.state.board(player)
    wall: Wall | None = None if board is None else board.wall
    return wall


FINISHED = Walls()
