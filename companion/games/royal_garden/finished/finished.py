"""A finished kingdom, counted with the variants of its match: dominoes put aside, bonuses, Dynasty's sums.

RG-88, RG-95 to RG-105, RG-123. Imports little, because a scorer of files must start fast.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field

from companion.core.errors import CountError
from companion.games.counting import Lain
from companion.games.royal_garden.rules.bonuses import bonuses
from companion.games.royal_garden.rules.ranking import ranked
from companion.games.royal_garden.rules.score import CASTLE, Cell, Result, result, score_cells
from companion.games.royal_garden.rules.variants import DUEL, FEWEST, HARMONY, LARGE, WIDER, plan


@dataclass(frozen=True, slots=True)
class Counted:
    """A kingdom with its bonuses: variant -> points, only those won.

    earlier: the totals of Dynasty's games before this one. sums: they decide together with it. asked: the
    variants that it was counted with.
    """

    name: str
    kinds: Mapping[Cell, str]
    bonuses: Mapping[str, int] = field(default_factory=dict)
    earlier: tuple[int, ...] = ()
    sums: bool = False
    asked: Collection[str] = ()

    @property
    def result(self) -> Result:
        """What decides between players; bonuses count before ties (RG-93)."""
        return result(score_cells(self.kinds), sum(self.bonuses.values()))

    @property
    def games(self) -> tuple[int, ...]:
        """The totals of its games, this one last."""
        return (*self.earlier, self.result.total)


def dominoes_each(size: int, variants: Collection[str]) -> int:
    """How many dominoes a player gets: 12, in the Duel 24, there with Wider offer 18 (RG-57, RG-109, RG-122)."""
    played = {DUEL} if size == LARGE else set()
    numbers = plan(FEWEST, played | ({WIDER} & set(variants)))
    return numbers.rounds * numbers.kings


def _squares(lying: Lain) -> int:
    """How many squares of dominoes lie there."""
    return sum(kind != CASTLE for kind in lying.kinds.values())


def discards_of(lying: Lain, variants: Collection[str]) -> int | None:
    """How many dominoes were put aside, as the squares tell; None where they do not tell it for certain.

    A completely filled space and no discard are the same (RG-105: 12 dominoes and the castle fill 25 cells, 24
    fill 49). In the Duel with Wider offer the 36 squares of 18 dominoes are all there can be (RG-122); where fewer
    lie, the space has holes either way, and the number is asked.
    """
    each = dominoes_each(lying.columns, variants)
    if _squares(lying) == 2 * each:
        return 0
    if lying.unread or (lying.columns == LARGE and WIDER in variants):
        return None
    return max(1, each - _squares(lying) // 2)


def count(lying: Lain, variants: Collection[str], discarded: int | None = None) -> Counted:
    """The kingdom with its bonuses; discarded: dominoes put aside, None where only the squares tell it.

    Raises CountError: rg-count-size, the Duel with a small kingdom; rg-count-dominoes, more dominoes lie and were
    put aside than a player gets; rg-count-unknown, Harmony needs a number that nobody told.
    """
    whose = {"player": lying.name}
    if DUEL in variants and lying.columns != LARGE:
        raise CountError("rg-count-size", **whose)
    told = discarded
    if told is None and HARMONY in variants:
        told = discards_of(lying, variants)
        if told is None:
            raise CountError("rg-count-unknown", **whose, reason="unread" if lying.unread else "wider")
    each, laid = dominoes_each(lying.columns, variants), _squares(lying) // 2
    if told is not None and laid + (discarded or 0) > each:
        raise CountError("rg-count-dominoes", **whose, laid=laid, discarded=discarded or 0, each=each)
    return Counted(lying.name, lying.kinds, bonuses(lying.kinds, told or 0, variants), asked=variants)


def together(games: Sequence[Counted], number: int) -> list[Counted]:
    """The players of Dynasty with their last game and the totals of those before (RG-96, RG-99).

    games: all kingdoms, game after game, in each the same players in the same order. number: how many games.
    """
    players = len(games) // number
    rounds = [games[at : at + players] for at in range(0, len(games), players)]
    return [
        Counted(
            _player(first.name),
            last.kinds,
            last.bonuses,
            tuple(rounds[at][player].result.total for at in range(number - 1)),
            asked=last.asked,
        )
        for player, (first, last) in enumerate(zip(rounds[0], rounds[-1], strict=True))
    ]


def _player(name: str) -> str:
    """The player whose kingdom of the first game is called so: "jana-1" is jana."""
    return name[:-2] if name[-2:] in ("-1", "_1", " 1") and name[:-2] else name


def sums_of(players: Sequence[Counted]) -> list[tuple[int, Result]]:
    """Number of each player from 1, and the sum of the games, which alone decides (RG-97, RG-98)."""
    return [(number, Result(sum(one.games), 0, 0)) for number, one in enumerate(players, start=1)]


def dynasty(players: Sequence[Counted]) -> dict[str, object]:
    """Dynasty's ranking as JSON-ready data, best first: {"dynasty": [{"player", "games", "total", "rank"}]}."""
    listed = []
    for one in ranked(sums_of(players)):
        player = players[one.player - 1]
        told = {"player": player.name, "games": list(player.games), "total": one.total, "rank": one.rank}
        listed.append(told)
    return {"dynasty": listed}
