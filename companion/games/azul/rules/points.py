"""Score lines and the ranking of a table (rulebook, chapter "Konec hry")."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from companion.core.model import Announcement, Fact, Phrase, ScoreLine, Standing, Topic
from companion.games import ranking
from companion.games.azul.rules.acts import place_of
from companion.games.azul.rules.editions import SIZE, Edition
from companion.games.azul.rules.state import State
from companion.games.azul.rules.tiling import ends
from companion.games.azul.rules.wall import PER_COLOUR, PER_COLUMN, PER_ROW, Wall, bonus


class Result(NamedTuple):
    """What decides between players: running points, points of the bonuses, complete rows."""

    running: int
    bonuses: int
    rows: int

    @property
    def total(self) -> int:
        """All points."""
        return self.running + self.bonuses


def result(wall: Wall, running: int) -> Result:
    """The result of a wall with the points on its counter."""
    won = bonus(wall)
    return Result(running, won.points, len(won.rows))


def ranked(results: Sequence[tuple[int, Result]]) -> list[Standing]:
    """The standings, best first: points, then complete rows, then shared (AZ-79 to AZ-81).

    facts: total, running, bonuses, rows. reason: "points", "rows" or "shared".
    """
    told = [(player, (one.total, one.rows), {**one._asdict(), "total": one.total}) for player, one in results]
    return ranking.ranked(told, ("rows",))


def standings(state: State) -> list[Standing]:
    """The ranking as it is now, with the bonuses that the walls bring already."""
    return ranked([(player, result(board.wall, board.score)) for player, board in state.seated])


def bonus_lines(edition: Edition, player: int, wall: Wall) -> Iterator[ScoreLine]:
    """One line a complete row, column and colour: az-bonus-row, az-bonus-column, az-bonus-colour."""
    won = bonus(wall)

    def line(kind: str, number: Fact, points: int, cells: Iterable[tuple[int, int]]) -> ScoreLine:
        facts: dict[str, Fact] = {"edition": edition.name, kind: number, "points": points}
        places = tuple(place_of(player, *cell) for cell in cells)
        return ScoreLine(player, f"az-bonus-{kind}", points, facts, places)

    every = range(SIZE)
    for row in won.rows:
        yield line("row", row + 1, PER_ROW, ((row, column) for column in every))
    for column in won.columns:
        yield line("column", column + 1, PER_COLUMN, ((row, column) for row in every))
    for colour in won.colours:
        yield line("colour", edition.word(colour), PER_COLOUR, ((row, wall[row].index(colour)) for row in every))


def score(state: State) -> list[ScoreLine]:
    """Every reason for points: those on the counter, then each bonus."""
    lines = []
    for player, board in state.seated:
        lines.append(ScoreLine(player, "az-running", board.score, state.facts(points=board.score)))
        lines += bonus_lines(state.edition, player, board.wall)
    return lines


# ---- how it is told -------------------------------------------------------------------------------------------


def so_far(state: State) -> dict[str, Fact]:
    """The ranking while the game goes on: one place a rank, best first; az-rank."""
    return state.facts(places=_places(state, "az-rank"))


def _places(state: State, key: str) -> tuple[Phrase, ...]:
    """One place a rank, with who has it, alone or not, and what decided it against others with as many points."""
    found = []
    groups = list(ranking.by_rank(standings(state)))
    totals = [group[0].total for group in groups]
    for group in groups:
        players = tuple(state.name(one.player) for one in group)
        reason = "rows" if totals.count(group[0].total) > 1 else group[0].reason
        facts = state.facts(rank=group[0].rank, players=players, count=len(group), reason=reason)
        found.append(Phrase(key, {**facts, **group[0].facts}))
    return tuple(found)


def final(state: State) -> dict[str, Fact]:
    """The ranking at the end: one place a rank with what decided it, az-final-rank.

    cause: why the game is over: a complete "row", every row "locked", or bag and lid "empty" (AZ-73).
    """
    return state.facts(places=_places(state, "az-final-rank"), rounds=state.round, cause=ends(state) or "empty")


def bonuses(state: State) -> list[Announcement]:
    """What each wall brings at the end, of those that bring anything: az-bonuses-won."""
    said = []
    for player, board in state.seated:
        lines = list(bonus_lines(state.edition, player, board.wall))
        if lines:
            items = tuple(Phrase(one.key, one.facts) for one in lines)
            points = sum(one.points for one in lines)
            facts = state.facts(player=state.name(player), items=items, points=points)
            said.append(Announcement("az-bonuses-won", facts, topic=Topic.AREA))
    return said
