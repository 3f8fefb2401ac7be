"""Kingdoms of Královská zahrada, counted without their match."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from companion.core.errors import CountError
from companion.core.model import Announcement, Laid, Phrase, Tile
from companion.games.counting import ALL, CountWish, Doubts, Finished, House, Lain
from companion.games.layout import letters_of
from companion.games.royal_garden.finished.doubts import Numbered, of_boards, of_dominoes, of_files, of_squares
from companion.games.royal_garden.finished.finished import Counted, count, dominoes_each, dynasty, together
from companion.games.royal_garden.finished.laying import Set, set_of
from companion.games.royal_garden.finished.layout import bonus_data, read_layout, score_layout
from companion.games.royal_garden.manifest import DISCARDED
from companion.games.royal_garden.rules.ranking import ranked
from companion.games.royal_garden.rules.score import TERRAINS
from companion.games.royal_garden.rules.variants import DUEL, DYNASTY, DYNASTY_GAMES, WIDER, allows

if TYPE_CHECKING:
    from companion.games.api import Space

SIGNS = {letter: Phrase("large-letter", {"terrain": terrain}) for letter, terrain in TERRAINS.items()}
"""Letter of a terrain in a file -> the one of the large print."""
SHARED = "L"
"""The lake in files, the forest in Czech and Polish large print."""
SINGLE, SUMS = "companion score --layout", "companion score --variant dynasty"
"""The commands for what is not ranked."""


@dataclass(frozen=True, slots=True)
class Rules:
    """What was asked for: ids of variants; dominoes put aside by each kingdom in order, () where not told."""

    variants: frozenset[str] = frozenset()
    discarded: tuple[int, ...] = ()

    def __bool__(self) -> bool:
        """Whether anything was asked for."""
        return bool(self.variants or self.discarded)

    def told(self, at: int) -> int | None:
        """The dominoes put aside by the kingdom with this index."""
        return self.discarded[at] if self.discarded else None

    @property
    def games(self) -> int:
        """Games that are counted together."""
        return DYNASTY_GAMES if DYNASTY in self.variants else 1


class Kingdoms(Finished[Rules, Counted]):
    """Files, boards, and the running game; three games of a Dynasty together."""

    unknown = "rg-count-variant"
    ranked = False
    by_board = True

    def rules(self, wish: CountWish) -> Rules:
        """What was asked for. CountError: rg-count-number, rg-count-below."""
        return Rules(frozenset(wish.variants), tuple(map(_number, wish.options.get(DISCARDED, ()))))

    def few(self, rules: Rules) -> CountError:
        """rg-rank-few."""
        return CountError("rg-rank-few", command=SINGLE)

    def ranks(self, rules: Rules) -> None:
        """CountError: rg-rank-dynasty."""
        if rules.games > 1:
            raise CountError("rg-rank-dynasty", command=SUMS)

    def check(self, rules: Rules, count: int, *, files: bool = False) -> None:
        """Whether so many kingdoms, with files of so many games, go with what was asked for.

        CountError: rg-count-thirds; rg-setup-duel, rg-setup-wider (RG-125); rg-count-each.
        """
        players, left = divmod(count, rules.games if files else 1)
        if left:
            raise CountError("rg-count-thirds", count=count)
        for variant in (DUEL, WIDER):
            if variant in rules.variants and players > 1 and not allows(variant, players):
                raise CountError(f"rg-setup-{variant}", count=players)
        if rules.discarded and len(rules.discarded) != count:
            raise CountError("rg-count-each", told=len(rules.discarded), count=count)

    def read(self, rules: Rules, file: str, name: str, at: int, house: House) -> Lain:
        """What lies there."""
        size, kinds = read_layout(file, letters_of(SIGNS, SHARED, house, at))
        return Lain("", name, size, kinds)

    def playing(
        self, rules: Rules, told: Sequence[Space], variants: tuple[str, ...], columns: int
    ) -> list[Counted]:
        """The kingdoms with the match's own variants and discards unless others were asked for."""
        sums = DYNASTY in variants
        if DYNASTY in rules.variants and not sums:
            raise CountError("rg-count-dynasty")
        found = []
        for at, one in enumerate(told):
            won = one.bonuses
            if rules:
                given = rules.told(at)
                lying = Lain("", one.name, columns, one.cells)
                won = count(lying, rules.variants or variants, one.discarded if given is None else given).bonuses
            found.append(Counted(one.name, one.cells, dict(won), one.earlier, sums, rules.variants or variants))
        return found

    def boards(self, rules: Rules) -> None:
        """CountError: rg-count-dynasty."""
        if DYNASTY in rules.variants:
            raise CountError("rg-count-dynasty")

    def lying(self, rules: Rules, boards: Sequence[Lain], house: House) -> list[Lain]:
        """The boards themselves."""
        return list(boards)

    def doubts(
        self, rules: Rules, found: Sequence[Lain | None], house: House, boards: Sequence[Lain] = ()
    ) -> Doubts:
        """Of files with the owner's set, or the one that comes along; of boards by the numbers of the dominoes.

        The set that comes along is only believed of kingdoms that it can show; another may have been played with.
        """
        if boards:
            return _of_boards(rules, boards)
        standard = _of_files(rules, found, _set(house.tiles(own=False)), sure=True)
        if not standard:
            return []
        own = house.tiles(own=True)
        return _of_files(rules, found, _set(house.tiles(own=False) if own is None else own), sure=own is not None)

    def counted(self, rules: Rules, found: Lain, at: int, house: House) -> Counted:
        """A kingdom with its bonuses; what Harmony needs and the squares do not tell is asked. CountError."""
        try:
            return count(found, rules.variants, rules.told(at))
        except CountError as error:
            if error.key != "rg-count-unknown":
                raise
            answered = house.ask(Phrase("rg-count-ask", {"player": found.name}))
            if answered is None:
                raise CountError(error.key, **error.facts, option=DISCARDED) from None
        return count(found, rules.variants, answered)

    def report(
        self, rules: Rules, counted: Sequence[Counted], house: House, *, over: bool, whole: bool
    ) -> list[Announcement]:
        """Areas, bonuses, total; without a ranking where the games of a Dynasty are not complete."""
        from companion.games.royal_garden.finished.report import report, report_dynasty  # noqa: PLC0415

        if rules.games == 1 or not over:
            return report(counted, over=over, sums=any(one.sums for one in counted))
        if whole:
            return report_dynasty(counted, together(counted, rules.games))
        return [said for one in counted for said in report([one])]

    def places(self, counted: Sequence[Counted]) -> list[Announcement]:
        """What decides among equal points, then the places."""
        from companion.games.royal_garden.finished.report import places  # noqa: PLC0415 - not for programs

        return places(counted)

    def data(self, counted: Counted, file: str) -> dict[str, object]:
        """See layout.score_layout."""
        return score_layout(file or counted.name, counted.kinds, counted.bonuses)

    def sums(self, rules: Rules, counted: Sequence[Counted], *, over: bool) -> dict[str, object] | None:
        """Dynasty's ranking."""
        if over:
            return dynasty(together(counted, rules.games)) if rules.games > 1 else None
        return dynasty(counted) if any(one.sums for one in counted) else None

    def gap(self, rules: Rules) -> CountError | None:
        """Of a Dynasty, whose games decide together."""
        return CountError("rg-count-gap") if rules.games > 1 else None

    def ranking(self, counted: Sequence[Counted], files: Sequence[str]) -> list[dict[str, object]]:
        """Every place, best first; equal ones in the order given.

        [{"rank", "file", "total", "largest_area", "crowns", "reason", "bonuses": [{"variant", "points"}]}]; reason
        is what decides against those with the same total: "points" (nobody has it), "largest_area", "crowns" or
        "shared" (RG-89 to RG-94).
        """
        return [
            {
                "rank": place.rank,
                "file": files[place.player],
                **place.facts,
                "reason": place.reason,
                "bonuses": bonus_data(counted[place.player].bonuses),
            }
            for place in ranked((at, one.result) for at, one in enumerate(counted))
        ]


def _number(told: str) -> int:
    try:
        number = int(told)
    except ValueError:
        raise CountError("rg-count-number", found=told[:40], option=DISCARDED) from None
    if number < 0:
        raise CountError("rg-count-below", number=number)
    return number


def _set(tiles: Sequence[Tile] | None) -> Set:
    """The dominoes of a set."""
    return set_of(one.kinds for one in tiles or () if len(one.kinds) == len("ab"))


def _of_files(rules: Rules, found: Sequence[Lain | None], dominoes: Set, *, sure: bool) -> Doubts:
    doubts: Doubts = []
    for at, one in enumerate(found):
        if one is not None:
            each = dominoes_each(one.columns, rules.variants)
            doubts += [(at, problem) for problem in of_squares(one.kinds, dominoes, each, sure=sure)]
    if doubts:
        return doubts
    players = len(found) // rules.games
    games = [found[at : at + players] for at in range(0, len(found), players)] if players else []
    kinds = [[one.kinds for one in game if one is not None] for game in games]
    return [(ALL, problem) for game in kinds for problem in of_files(game, dominoes, sure=sure)]


def _of_boards(rules: Rules, boards: Sequence[Lain]) -> Doubts:
    ways = [_ways(one) for one in boards]
    found: Doubts = []
    for at, (one, numbered) in enumerate(zip(boards, ways, strict=True)):
        if one.kinds:
            each = dominoes_each(one.columns, rules.variants)
            problems = of_dominoes(one.kinds, () if one.wrong else numbered, each)
            found += [(at, problem) for problem in problems]
    return found + of_boards(ways, [one.name for one in boards])


def _ways(board: Lain) -> list[Numbered]:
    """Every way in which the dominoes of a board can be read."""
    if board.reading is None:
        return []
    return [_numbered(way) for way in (board.reading.pieces, *board.reading.alternatives)]


def _numbered(laid: Laid) -> Numbered:
    """The dominoes that lie there whole, by their numbers."""
    cells: dict[int, dict[str, tuple[int, int]]] = {}
    for place, piece in laid:
        sort, _, number = piece.thing.partition(" ")
        if sort == "domino" and piece.part:
            cells.setdefault(int(number), {})[piece.part] = (place.x, place.y)
    return {number: (halves["a"], halves["b"]) for number, halves in cells.items() if len(halves) == len("ab")}


FINISHED = Kingdoms()
