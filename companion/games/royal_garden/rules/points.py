"""Score lines and the ranking of a table (RG-80 to RG-94)."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import groupby

from companion.core.model import Fact, Phrase, ScoreLine, Standing
from companion.games.royal_garden.rules.bonuses import bonuses, missed
from companion.games.royal_garden.rules.kingdom import Frame, Kingdom, bounds, place
from companion.games.royal_garden.rules.ranking import ranked
from companion.games.royal_garden.rules.score import Area, Cell, Result, result, score_cells
from companion.games.royal_garden.rules.state import State
from companion.games.royal_garden.rules.variants import CENTRALISED, HARMONY


def area_facts(area: Area) -> dict[str, Fact]:
    """What a sentence about an area names: terrain, squares, crowns, points."""
    return {"terrain": area.terrain, "squares": area.squares, "crowns": area.crowns, "points": area.points}


def missed_told(won: Collection[str], variants: Collection[str]) -> list[Phrase]:
    """The bonuses that were asked for and are not won, as one clause; nothing where there is none."""
    items = tuple(Phrase("rg-bonus-missed", {"bonus": name}) for name in missed(won, variants))
    return [Phrase("rg-bonuses-missed", {"items": items})] if items else []


def areas_told(kinds: Mapping[Cell, str], key: str = "rg-area") -> list[Phrase]:
    """Each area with points, most points first, then those without as one clause."""
    found = score_cells(kinds)
    told = [Phrase(key, area_facts(area)) for area in found if area.points]
    bare = tuple(_bare([area for area in found if not area.points]))
    return [*told, Phrase("rg-areas-bare", {"items": bare})] if bare else told


def _bare(areas: Sequence[Area]) -> Iterator[Phrase]:
    """One item a terrain: its squares where it is one area, else how many areas."""
    for terrain, alike in groupby(sorted(areas, key=lambda area: area.terrain), key=lambda area: area.terrain):
        sizes = [area.squares for area in alike]
        yield Phrase("rg-area-bare", {"terrain": terrain, "count": len(sizes), "squares": sum(sizes)})


def bonus_lines(state: State, player: int, kingdom: Kingdom) -> list[ScoreLine]:
    """One line a bonus that this kingdom can no longer lose: rg-bonus-centralised, rg-bonus-harmony.

    Of a match that has ended, each that it has.
    """
    won, whole = bonuses_now(state, player, kingdom), _fills(kingdom, state.frame)
    sure = [name for name in won if _is_done(state, player, kingdom) or (name == CENTRALISED and whole)]
    return [ScoreLine(player, f"rg-bonus-{name}", won[name], {"points": won[name]}) for name in sure]


def bonuses_now(state: State, player: int, kingdom: Kingdom) -> dict[str, int]:
    """Name of each variant that would give this kingdom points if the game ended now -> how many.

    Who has left the table has no Harmony.
    """
    won = bonuses(kingdom.kinds, _aside(state, player), state.setup.variants)
    if state.draft is not None and player in state.draft.gone:
        won.pop(HARMONY, None)
    return won


def open_told(state: State, player: int, kingdom: Kingdom) -> list[Phrase]:
    """The bonuses that it would have if the game ended now and can still lose, as one clause; or nothing."""
    sure = {line.key for line in bonus_lines(state, player, kingdom)}
    won = bonuses_now(state, player, kingdom).items()
    items = tuple(
        Phrase("rg-bonus-open", {"bonus": name, "points": points})
        for name, points in won
        if f"rg-bonus-{name}" not in sure
    )
    return [Phrase("rg-bonuses-open", {"items": items})] if items else []


def _is_done(state: State, player: int, kingdom: Kingdom) -> bool:
    """Whether a player lays nothing and puts nothing aside any more in this game."""
    draft = state.draft
    if state.ended or draft is None or player in draft.gone:
        return True
    return len(kingdom.dominoes) + _aside(state, player) == draft.plan.rounds * draft.plan.kings


def _fills(kingdom: Kingdom, frame: Frame) -> bool:
    """Whether what lies is as wide and as high as it can become."""
    low_x, low_y, high_x, high_y = bounds(kingdom.kinds or [(1, 1)])
    return (high_x - low_x + 1, high_y - low_y + 1) == (frame.columns, frame.rows)


def _aside(state: State, player: int) -> int:
    """How many dominoes a player has put aside."""
    return sum(owner == player for owner, _ in state.discards)


def score(state: State) -> list[ScoreLine]:
    """Every reason for points, player by player: areas, sure bonuses, and Dynasty's games before this one."""
    lines = []
    for at, (player, kingdom) in enumerate(state.seated()):
        for area in score_cells(kingdom.kinds):
            places = tuple(place(str(player), one) for one in area.cells)
            lines.append(ScoreLine(player, "rg-area", area.points, area_facts(area), places))
        lines += bonus_lines(state, player, kingdom)
        if state.past:
            earlier = sum(game[at] for game in state.past)
            facts: dict[str, Fact] = {"games": len(state.past), "points": earlier}
            lines.append(ScoreLine(player, "rg-earlier-games", earlier, facts))
    return lines


def results(state: State) -> list[tuple[int, Result]]:
    """What decides between the players in the game being played; bonuses count before ties (RG-93)."""
    found = []
    for player, kingdom in state.seated():
        won = sum(line.points for line in bonus_lines(state, player, kingdom))
        found.append((player, result(score_cells(kingdom.kinds), won)))
    return found


def totals(state: State) -> dict[int, int]:
    """Number of each player -> points in the game being played."""
    return {player: decided.total for player, decided in results(state)}


def sums(state: State) -> list[tuple[int, Result]]:
    """The points of Dynasty's games together; equal sums share the victory (RG-96 to RG-98)."""
    now = results(state)
    return [
        (player, Result(decided.total + sum(game[at] for game in state.past), 0, 0))
        for at, (player, decided) in enumerate(now)
    ]


def is_dynasty(state: State) -> bool:
    """Whether several games are added up."""
    return state.draft is not None and state.draft.plan.games > 1


def standings(state: State) -> list[Standing]:
    """The ranking of the match as it is now; facts: total, largest_area (squares), crowns."""
    return ranked(sums(state) if is_dynasty(state) else results(state))


def game_standings(state: State) -> list[Standing]:
    """The ranking of the game being played, which in Dynasty is one of three."""
    return ranked(results(state))
