"""The state of a table of Královská zahrada, and how one is begun."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace

from companion.core.model import Move, Problem, Tile
from companion.games.api import MATCH, PLAY, Setup
from companion.games.royal_garden.rules.draft import Draft
from companion.games.royal_garden.rules.kingdom import Domino, Frame, Kingdom, number_of
from companion.games.royal_garden.rules.score import CASTLE, KINDS
from companion.games.royal_garden.rules.variants import DUEL, FEWEST, MOST, VARIANTS, WIDER, Plan, allows, plan

SIZES = (5, 7)


@dataclass(frozen=True, slots=True)
class State:
    """Kingdoms in the order of the players, and what is out of the game.

    dominoes: number -> kinds of both halves, of the whole set. castles: numbers of the set's castles.
    discards: (player, number), sorted. ended: the match is over. draft: lines and kings of a match, None in free
    placement. past: the totals of Dynasty's ended games, in the order of the players. last: the last act.
    Equal whatever the order of the acts that led here.
    """

    setup: Setup = field(hash=False)
    kingdoms: tuple[Kingdom, ...]
    discards: tuple[tuple[int, int], ...] = ()
    ended: bool = False
    draft: Draft | None = None
    past: tuple[tuple[int, ...], ...] = ()
    dominoes: Mapping[int, tuple[str, str]] = field(default_factory=dict, compare=False, repr=False)
    castles: tuple[int, ...] = field(default=(), compare=False, repr=False)
    last: Move | None = field(default=None, compare=False, repr=False)

    @property
    def frame(self) -> Frame:
        """The frame of every kingdom."""
        return Frame(self.setup.columns, self.setup.rows, self.setup.fixed_frame)

    def seated(self) -> Iterator[tuple[int, Kingdom]]:
        """Every player's number and kingdom."""
        for player, kingdom in zip(self.setup.players, self.kingdoms, strict=True):
            yield player.number, kingdom

    def kingdom(self, player: int) -> Kingdom | None:
        """The kingdom of a player, None for a number that nobody has."""
        return next((kingdom for number, kingdom in self.seated() if number == player), None)

    def name(self, player: int) -> str:
        """The player's name, empty for a number that nobody has."""
        return self.setup.names.get(player, "")

    @property
    def turn(self) -> int:
        """Who has to choose or place in a match, 0 where nobody in particular has."""
        return self.draft.player if self.draft is not None else 0

    def where(self, number: int) -> tuple[int, Domino] | None:
        """Who has laid a domino, and how it lies."""
        for player, kingdom in self.seated():
            for domino in kingdom.dominoes:
                if domino.number == number:
                    return player, domino
        return None

    def discarder(self, number: int) -> int:
        """Who has discarded a domino, 0 if nobody."""
        return next((player for player, gone in self.discards if gone == number), 0)

    def castle_owner(self, number: int) -> int:
        """On whose board a castle stands, 0 if on none."""
        return next(
            (player for player, one in self.seated() if one.castle is not None and one.castle_number == number),
            0,
        )

    def left(self) -> list[int]:
        """Numbers of the dominoes that are neither laid nor discarded, in order."""
        gone = {number for _, number in self.discards}
        for kingdom in self.kingdoms:
            gone.update(domino.number for domino in kingdom.dominoes)
        if self.draft is not None:
            gone.update(self.draft.removed)
        return [number for number in self.dominoes if number not in gone]

    def with_kingdom(self, player: int, kingdom: Kingdom, last: Move | None = None) -> State:
        """The state with one player's kingdom changed."""
        changed = tuple(kingdom if number == player else old for number, old in self.seated())
        return replace(self, kingdoms=changed, last=last)


def start(setup: Setup) -> State:
    """The empty table of a legal set-up."""
    castles = tuple(sorted(n for tile in setup.tiles if (n := number_of(tile.thing, "castle")) is not None))
    kingdoms = tuple(Kingdom() for _ in setup.players)
    draft = None
    if setup.options.get(PLAY) == MATCH:
        draft = Draft(plan_of(setup), tuple(player.number for player in setup.players))
    return State(setup, kingdoms, draft=draft, dominoes=dominoes_of(setup.tiles), castles=castles)


def plan_of(setup: Setup) -> Plan:
    """The numbers of a match that is set up so."""
    return plan(len(setup.players), setup.variants, len(dominoes_of(setup.tiles)))


def dominoes_of(tiles: tuple[Tile, ...]) -> dict[int, tuple[str, str]]:
    """Number -> kinds of the two halves, by number."""
    found = {}
    for tile in tiles:
        number = number_of(tile.thing, "domino")
        if number is not None and len(tile.kinds) == 2:
            found[number] = (tile.kinds[0], tile.kinds[1])
    return dict(sorted(found.items()))


def check(setup: Setup) -> list[Problem]:
    """Everything that forbids a set-up: players, size, variants, tile set (RG-01, RG-125)."""
    match = setup.options.get(PLAY) == MATCH
    problems = setup.wrong_seats("rg", FEWEST if match else 1, MOST)
    if setup.columns != setup.rows or setup.columns not in SIZES:
        problems.append(Problem("rg-setup-size", {"columns": setup.columns, "rows": setup.rows}))
    known = VARIANTS if match else ()
    unknown = sorted(setup.variants.difference(known))
    problems += [Problem("rg-setup-variant", {"variant": one}) for one in unknown]
    if match and not problems:
        problems += _check_match(setup)
    return problems + _check_tiles(setup)


def _check_match(setup: Setup) -> list[Problem]:
    """Variants for another number of players, a board of another size, too few dominoes."""
    count = len(setup.players)
    hindered = [one for one in (DUEL, WIDER) if one in setup.variants and not allows(one, count)]
    problems = [Problem(f"rg-setup-{one}", {"count": count}) for one in hindered]
    if problems:
        return problems
    numbers = plan_of(setup)
    if setup.columns != numbers.size:
        problems.append(Problem("rg-setup-match-size", {"columns": setup.columns, "size": numbers.size}))
    if numbers.set_aside < 0:
        have = numbers.in_play + numbers.set_aside
        problems.append(Problem("rg-setup-dominoes", {"count": have, "needed": numbers.in_play}))
    return problems


def _check_tiles(setup: Setup) -> list[Problem]:
    """Wrong or doubled dominoes, and too few castles for the players."""
    problems = []
    seen: set[str] = set()
    castles = 0
    for tile in setup.tiles:
        if tile.thing in seen:
            problems.append(Problem("rg-setup-tile-twice", {"tile": tile.thing}))
        seen.add(tile.thing)
        if number_of(tile.thing, "castle") is not None:
            castles += 1
            good = tile.kinds == (CASTLE,)
        else:
            good = number_of(tile.thing, "domino") is not None and len(tile.kinds) == 2
            good = good and set(tile.kinds) <= KINDS
        if not good:
            problems.append(Problem("rg-setup-tile", {"tile": tile.thing}))
    if castles < len(setup.players):
        problems.append(Problem("rg-setup-castles", {"count": castles, "players": len(setup.players)}))
    return problems
