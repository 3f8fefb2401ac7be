"""The score of a finished physical game in sentences: areas, bonuses, totals, and the ranking with its reasons.

Rulebook, chapters "Konec hry" and "Varianty hry"; RG-80 to RG-105.
"""

from __future__ import annotations

from collections.abc import Sequence

from companion.core.model import Announcement, Phrase, Standing
from companion.games.api import Space
from companion.games.royal_garden.finished.finished import Counted, sums_of
from companion.games.royal_garden.rules.points import areas_told, bonus_lines, is_dynasty, missed_told
from companion.games.royal_garden.rules.ranking import final, in_turn, ranked, ranking
from companion.games.royal_garden.rules.state import State


def report(kingdoms: Sequence[Counted], *, over: bool = True, sums: bool = False) -> list[Announcement]:
    """Every kingdom's total, bonuses and areas in the order given, then the ranking if there are several.

    over: the game has ended; else who leads so far. sums: the games of a Dynasty together decide.
    """
    said = []
    for one in kingdoms:
        said += _kingdom(one, over=over)
    if sums:
        return [*said, *_sums(kingdoms, over=over)]
    if len(kingdoms) > 1:
        key, told = ("rg-final", final) if over else ("rg-ranking", ranking)
        said.append(Announcement(key, told(_ranked(kingdoms), _names(kingdoms))))
    return said


def report_dynasty(games: Sequence[Counted], players: Sequence[Counted]) -> list[Announcement]:
    """Every game's kingdoms, game after game, then the sums and who has won.

    games: all kingdoms as finished.together takes them; players: what it gives.
    """
    said = []
    for at, one in enumerate(games):
        number, player = divmod(at, len(players))
        if not player:
            said.append(Announcement("rg-game", {"number": number + 1}))
        said += _kingdom(Counted(players[player].name, one.kinds, one.bonuses, asked=one.asked))
    return [*said, *_sums(players, over=True)]


def places(kingdoms: Sequence[Counted]) -> list[Announcement]:
    """Who is level and what decides, then the places, each a sentence of its own (RG-89 to RG-94)."""
    return [Announcement(one.key, one.facts) for one in in_turn(_ranked(kingdoms), _names(kingdoms))]


def playing(state: State) -> list[Space]:
    """The kingdoms of the match being played, by seat, with the bonuses that can no longer be lost."""
    found = []
    for at, (player, kingdom) in enumerate(state.seated()):
        won = {line.key.removeprefix("rg-bonus-"): line.points for line in bonus_lines(state, player, kingdom)}
        earlier = tuple(game[at] for game in state.past) if is_dynasty(state) else ()
        discarded = sum(owner == player for owner, _ in state.discards)
        found.append(Space(state.name(player), dict(kingdom.kinds), won, discarded, earlier))
    return found


def _kingdom(one: Counted, *, over: bool = True) -> list[Announcement]:
    """The total, then what brings it: bonuses, areas. While the game goes on, no bonus is missed yet."""
    told = [Phrase(f"rg-bonus-{variant}", {"points": points}) for variant, points in one.bonuses.items()]
    told += missed_told(one.bonuses, one.asked) if over else []
    told += areas_told(one.kinds)
    total = Announcement("rg-total", {"player": one.name, "total": one.result.total})
    return [total, *(Announcement(line.key, line.facts) for line in told)]


def _sums(players: Sequence[Counted], *, over: bool) -> list[Announcement]:
    """Each player's games and their sum, then the ranking by sums (RG-96 to RG-98)."""
    said = [
        Announcement("rg-sum", {"player": one.name, "total": sum(one.games), "games": _games(one)})
        for one in players
    ]
    if len(players) > 1:
        standings, names = ranked(sums_of(players)), _names(players)
        facts = final(standings, names, sums=True) if over else ranking(standings, names)
        said.append(Announcement("rg-dynasty-over" if over else "rg-ranking", facts))
    return said


def _games(one: Counted) -> tuple[Phrase, ...]:
    """Each game with its points, in order."""
    return tuple(Phrase("rg-sum-game", {"number": at, "points": won}) for at, won in enumerate(one.games, start=1))


def _ranked(kingdoms: Sequence[Counted]) -> list[Standing]:
    """The standings of one game."""
    return ranked((number, one.result) for number, one in enumerate(kingdoms, start=1))


def _names(kingdoms: Sequence[Counted]) -> dict[int, str]:
    return {number: one.name for number, one in enumerate(kingdoms, start=1)}
