"""Gardens of Azul: Queen's Garden, counted without their match."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from companion.core.errors import CountError
from companion.core.model import Announcement
from companion.games.api import Space
from companion.games.counters import PLAYING, Counters, points_told
from companion.games.counting import ALL, CountWish, Doubts, House, Lain
from companion.games.queens_garden.finished.doubts import of_garden, of_gardens
from companion.games.queens_garden.finished.finished import END, MOST_PLAYERS, Counted, data, least_of, ranking
from companion.games.queens_garden.finished.layout import read_layout
from companion.games.queens_garden.finished.report import places, report
from companion.games.queens_garden.rules import tables
from companion.games.queens_garden.rules.tables import Wheel
from companion.games.queens_garden.rules.variants import BELOW, SIDE_B
from companion.games.queens_garden.typing.own_words import words_of


@dataclass(frozen=True, slots=True)
class Rules:
    """What was asked for. points: on the counters, in order, () where not told."""

    side_b: bool = False
    below: bool = False
    points: tuple[int, ...] = ()


class Gardens(Counters[Rules, Counted]):
    """Files, the running game, and what is told in a dialogue."""

    texts = "qg"
    most = MOST_PLAYERS
    standings = staticmethod(ranking)
    placed = staticmethod(places)
    data = staticmethod(data)

    def rules(self, wish: CountWish) -> Rules:
        """What was asked for. CountError: qg-count-number."""
        below = BELOW in wish.variants
        return Rules(SIDE_B in wish.variants, below, points_told(wish, "qg", least_of(below)))

    def read(self, rules: Rules, file: str, name: str, at: int, house: House) -> Counted:
        """A garden, called as its file says. CompanionError: side B is not entered yet."""
        layout = read_layout(file, rules.side_b, rules.below, words_of(house.part))
        counted = Counted(
            layout.name or name,
            layout.garden,
            round=layout.round,
            sectors=wheel_of(house, layout.side_b)[layout.round - 1] if layout.round != END else (),
            side_b=layout.side_b,
            below=rules.below,
        )
        return self.of_file(rules, counted, at, layout.points)

    def playing(
        self, rules: Rules, told: Sequence[Space], variants: tuple[str, ...], columns: int
    ) -> list[Counted]:
        """The gardens as if the game ended now, with its own points unless others were told."""
        from companion.games.queens_garden.finished.cold import garden_of  # noqa: PLC0415 - loads the rules

        side_b, below = rules.side_b or SIDE_B in variants, rules.below or BELOW in variants
        found = []
        for one in told:
            garden = garden_of(one.cells, one.bonuses, one.points)
            found.append(Counted(one.name, garden, PLAYING, side_b=side_b, below=below))
        return self.told(rules, found)

    def doubts(
        self, rules: Rules, found: Sequence[Counted | None], house: House, boards: Sequence[Lain] = ()
    ) -> Doubts:
        """Of each garden, then of the one set that all have. CountError: qg-count-mixed."""
        counted = [one for one in found if one is not None]
        for what, told in (("round", {one.round for one in counted}), ("side", {one.side_b for one in counted})):
            if len(told) > 1:
                raise CountError("qg-count-mixed", what=what)
        each = [(at, problem) for at, one in enumerate(found) if one for problem in of_garden(one.garden)]
        return each + [(ALL, problem) for problem in of_gardens([one.garden for one in counted])]

    def report(
        self, rules: Rules, counted: Sequence[Counted], house: House, *, over: bool, whole: bool
    ) -> list[Announcement]:
        """Counter, wheel or storage and groups, total; groups of two only where everything is told."""
        ended = over and all(one.round == END for one in counted)
        return report(counted, over=ended, pairs=house.full)


def wheel_of(house: House, side_b: bool) -> Wheel:
    """What the wheel scores, as its owner has corrected it. CompanionError: side B is not entered yet."""
    return tables.wheel(house.tables((SIDE_B,) if side_b else ()))


FINISHED = Gardens()
