"""The same game of Queen's Garden played on the naive engine: every act goes there too, and both are compared."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from companion.core.model import Move
from companion.games.queens_garden.rules import scoring
from companion.games.queens_garden.rules.cells import HOURS, NAMES
from companion.games.queens_garden.rules.hexes import EACH, EXPANSIONS, HEXAGONS, WORDS
from companion.games.queens_garden.rules.passing import final_gains
from companion.games.queens_garden.rules.scoring import FACE_DOWN, NO_EXPANSION
from companion.games.queens_garden.rules.state import OVER, ROUND, Garden, State

from .queens_kit import GAME
from .queens_naive import Naive
from .soaking import differ

PHASES = ("lots", "draw", "turn", "act", "round", "over")
"""The naive engine's names of the phases, in the order of the numbers of the game."""


class Mirror:
    """A naive game that plays along."""

    def __init__(self, state: State) -> None:
        table = state.table
        wheel = [dict(sectors) for sectors in table.wheel]
        self.naive = Naive(len(table.players), dict(table.bonuses), wheel, dict(table.rewards), table.floor)

    def forbids(self, text: str) -> str | None:
        """The rule that forbids an act there."""
        return self.naive.forbids(text)

    def play(self, before: State, text: str) -> None:
        """The act that the game plays; compared before a round ends: what it brings."""
        if before.phase == ROUND:
            self._ending(before)
        self.naive.do(text)

    def compare(self, state: State, player: int, move: Move, whole: bool) -> None:
        """Phase and turn, what the player has who acted, groups after laying; with `whole` the whole table."""
        naive = self.naive
        due = (PHASES[state.phase], state.turn if PHASES[state.phase] == "act" else 0)
        differ("due", due, naive.due())
        for one in state.table.players if whole else (player,) if player else ():
            garden = state.gardens[state.table.seats[one]]
            differ("points", garden.score, naive.score[one])
            differ("jokers", garden.jokers, naive.jokers[one])
            differ("tiles", told(garden.tiles), sorted(naive.tiles[one]))
            differ("stored expansions", told(garden.beds), sorted(naive.beds[one]))
            if whole or move.action in ("place", "lay", "buy"):
                differ("garden", cells(garden), naive.garden[one])
                differ("slots", slots(garden), naive.slots[one])
                differ("groups", groups(garden), set(naive.groups(one)))
        if whole and state.phase != OVER:
            self._table(state)

    def _table(self, state: State) -> None:
        naive = self.naive
        differ("bag", counter(state.bag), Counter(naive.bag))
        differ("tower", counter(state.tower), Counter(naive.tower))
        differ("supply", state.supply, naive.supply)
        differ("stacks", (state.stack, state.later), (naive.stack, sum(naive.stacks)))
        tiles = {at: told(bed.tiles) for at, bed in enumerate(state.beside, 1) if not (bed.gone or bed.face)}
        if state.stack:
            tiles[0] = told(state.top)
        if not state.lacking:
            differ("display", tiles, {at: sorted(found) for at, found in naive.display.items()})
        faces = {at: WORDS[bed.face] for at, bed in enumerate(state.beside, 1) if bed.face}
        differ("face up", faces, naive.faceup)
        differ("round", (state.round, list(state.passed)), (naive.round, naive.passed))
        differ("marker", state.marker, naive.marker)

    def _ending(self, state: State) -> None:
        """Points of phase 2, and after round 4 of the final scoring as if it came before them."""
        for player, garden in zip(state.table.players, state.gardens, strict=True):
            points = {one.criterion: one.points for one in scoring.matching(garden.cells, state.sectors)}
            points["pavilions"] = scoring.pavilions(garden.slots)
            differ("points of the round", points, self.naive.round_points(player))
            ends = Counter({"storage": 0, "groups": 0, "bonus": 0})
            for gain in final_gains(state.table, garden._replace(score=1000), state.round):
                ends[gain.kind if gain.kind != "group" else "groups"] += gain.points
            differ("points of the end", dict(ends), self.naive.final_points(player))

    def results(self, state: State) -> None:
        """Totals and winners."""
        standings = GAME.outcome(state) or []
        differ("totals", {one.player: one.total for one in standings}, self.naive.score)
        differ("winners", sorted(one.player for one in standings if one.rank == 1), sorted(self.naive.winners()))
        self.naive.conserved()


def told(found: Iterable[int]) -> list[str]:
    """Hexagons as words, sorted as the naive engine's are."""
    return sorted(WORDS[one] for one in found)


def counter(counts: Iterable[int]) -> Counter[str]:
    """A heap as the naive engine's list is counted."""
    return Counter({WORDS[at]: count for at, count in enumerate(counts, 1) if count})


def cells(garden: Garden) -> dict[str, str]:
    """Cell -> hexagon."""
    return {NAMES[at]: WORDS[one] for at, one in enumerate(garden.cells) if one}


def slots(garden: Garden) -> dict[int, str]:
    """Hour -> how the expansion there lies."""
    return {
        hour: "back" if lies == FACE_DOWN else f"front {HOURS[lies]}"
        for hour, lies in zip(HOURS, garden.slots, strict=True)
        if lies != NO_EXPANSION
    }


def groups(garden: Garden) -> set[tuple[str, frozenset[str]]]:
    """Every group with its cells; that none has two identical hexagons is seen to here (QG-88, QG-90)."""
    found = scoring.groups(garden.cells)
    for criterion, members in found:
        laid = [garden.cells[at] for at in members]
        assert len(set(laid)) == len(laid) <= len(HOURS), f"twice in a group: {criterion}"
    return {(criterion, frozenset(NAMES[at] for at in members)) for criterion, members in found}


def conserved(state: State) -> None:
    """All 108 tiles and 36 expansions are somewhere (QG-02, QG-03, QG-08, QG-09); AssertionError where not."""
    counts = [one + other for one, other in zip(state.bag, state.tower, strict=True)]
    loose = [*state.top]
    printed: list[int] = []
    expansions = state.stack + state.later + state.supply
    for bed in state.beside:
        loose += bed.tiles
        expansions += not bed.gone
        if bed.face:
            printed.append(bed.face)
    for garden in state.gardens:
        loose += garden.tiles
        loose += [one for one in garden.cells if one]
        printed += garden.beds
        expansions += len(garden.beds)
        for slot, lies in enumerate(garden.slots):
            if lies != NO_EXPANSION:
                expansions += 1
                if lies != FACE_DOWN:
                    hexagon = garden.cells[_RIMS[slot][lies]]
                    printed.append(hexagon)
                    counts[hexagon - 1] -= 1
    for one in loose:
        counts[one - 1] += 1
    assert counts == _ALL, f"tiles are lost or made: {counts}"
    assert min(state.bag) >= 0 <= min(state.tower), "fewer than no tiles"
    assert expansions == EXPANSIONS, f"expansions are lost or made: {expansions}"
    assert len(set(printed)) == len(printed), "two equal expansions"
    assert all(state.seen >> one & 1 for one in printed), "an expansion that nobody turned"


_ALL = [EACH] * len(HEXAGONS)
_RIMS = tuple(tuple(NAMES.index(f"{hour}-{rim}") for rim in HOURS) for hour in HOURS)
