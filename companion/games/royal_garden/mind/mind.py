"""How Královská zahrada is thought about (companion.games.thinking)."""

from __future__ import annotations

from collections.abc import Callable

from companion.core.model import Fact, Move, Phrase
from companion.games.api import Setup
from companion.games.royal_garden.mind import coding
from companion.games.royal_garden.mind.outlook import Kinds, Outlook, outlook, secured, worth
from companion.games.royal_garden.mind.prospect import laid
from companion.games.royal_garden.mind.reasons import reasons
from companion.games.royal_garden.rules import acts, match
from companion.games.royal_garden.rules.draft import DraftStep
from companion.games.royal_garden.rules.fits import Spot, different, placements
from companion.games.royal_garden.rules.judge import domino_facts, spot_facts
from companion.games.royal_garden.rules.kingdom import Domino, Kingdom
from companion.games.royal_garden.rules.match import drafting
from companion.games.royal_garden.rules.state import State
from companion.games.thinking import Mind, Reason, Strength, Valued

Measure = Callable[[Kinds, Outlook], float]


class GardenMind(Mind[State]):
    """Thinks about matches; nobody has an act to think about in free placement.

    A player without a castle has one act: laying it in the middle, which holds up nobody and no cell is better.
    A chosen domino is worth what its best place brings, and one that fits nowhere what putting it aside costs.
    """

    strengths = {  # noqa: RUF012 - two thousand playouts are as good as ten thousand here
        "strong": Strength("played", 12, 0.5, 3.0, 200),
    }

    def covers(self, setup: Setup) -> bool:
        """Whether the fast core plays this set-up."""
        return coding.covers(setup)

    def packed(self, state: State) -> bytes:
        """A state in the core's layout (companion/engine/kingdomino.h)."""
        return coding.packed(state)

    def coded(self, state: State, move: Move) -> int:
        """A legal act as the core names it."""
        return coding.coded(state, move)

    def now(self, state: State, seat: int) -> list[Valued]:
        """Each act with the points that it brings at once: areas, and bonuses that can no longer be lost."""
        return _valued(state, seat, secured)

    def merit(self, state: State, seat: int) -> list[Valued]:
        """The same, with room for unseen dominoes, holes, and bonuses by their chance."""
        return _valued(state, seat, worth)

    def wasteful(self, state: State, move: Move) -> bool:
        """Whether a domino is chosen that fits nowhere; one is put aside only where it must be."""
        if move.action != acts.CHOOSE:
            return False
        kingdom = state.kingdom(move.player)
        if kingdom is None or kingdom.castle is None:
            return False
        return not placements(kingdom, state.frame, *state.dominoes[acts.number_in(move)])

    def choice(self, state: State, move: Move) -> Phrase:
        """Of an act that `merit` gives: rg-choice-castle, rg-choice-choose, rg-choice-place, rg-choice-discard."""
        number = acts.number_in(move)
        facts: dict[str, Fact] = {"number": number}
        match move.action:
            case acts.CASTLE:
                facts["cell"] = move.comes[0][0]
            case acts.CHOOSE:
                facts |= domino_facts(state.dominoes[number])
            case acts.PLACE:
                facts |= spot_facts(move.player, acts.spot_of(move), state.dominoes[number])
        return Phrase(f"rg-choice-{move.action}", facts)

    def reasons(self, state: State, move: Move, other: Move) -> list[Reason]:
        """Of two places of a domino, or two dominoes of the newer line; else none (reasons.py)."""
        return reasons(state, move, other)


MIND = GardenMind()


def best_spots(state: State, seat: int, number: int) -> list[Spot]:
    """The places of a domino on a player's board, best first as `merit` has it; of alike ones one."""
    kingdom, halves = state.kingdom(seat) or Kingdom(), state.dominoes[number]
    after = outlook(state, seat).after()
    spots = different(placements(kingdom, state.frame, *halves), *halves)
    return sorted(spots, key=lambda spot: -worth(laid(kingdom.kinds, spot, halves), after))


def _valued(state: State, seat: int, measure: Measure) -> list[Valued]:
    kingdom = state.kingdom(seat)
    if kingdom is None or state.draft is None or state.ended or seat in state.draft.gone:
        return []
    if kingdom.castle is None:
        return _castle(state, seat)
    if state.draft.player != seat:
        return []
    hopes = outlook(state, seat)
    if state.draft.step is DraftStep.PLACE:
        return _placing(state, kingdom, hopes, measure)
    return _choosing(state, seat, kingdom, hopes, measure)


def _castle(state: State, seat: int) -> list[Valued]:
    middle = (state.frame.columns + 1) // 2, (state.frame.rows + 1) // 2
    free = [one for one in state.castles if not state.castle_owner(one)]
    number = seat if seat in free else free[-1]  # the others find those of their own numbers
    return [Valued(acts.castle_move(seat, number, middle), 0.0)]


def _placing(state: State, kingdom: Kingdom, hopes: Outlook, measure: Measure) -> list[Valued]:
    before, kinds = measure(kingdom.kinds, hopes), state.dominoes[drafting(state).number]
    found = []
    for move in match.moves(state):
        if move.action == acts.PLACE:
            after = measure(laid(kingdom.kinds, acts.spot_of(move), kinds), hopes.after())
        elif move.action == acts.DISCARD:
            after = measure(kingdom.kinds, hopes.after(discards=1))
        else:
            continue
        found.append(Valued(move, after - before))
    return found


def _choosing(state: State, seat: int, kingdom: Kingdom, hopes: Outlook, measure: Measure) -> list[Valued]:
    """A domino of the newer line, laid where it is best after those that the player has to lay before it."""
    draft, shown = drafting(state), kingdom
    for stand in (*draft.old, *draft.new):
        if stand.player == seat:
            shown, hopes, _ = _laid(shown, hopes, state.dominoes[stand.number], measure)
    before = measure(shown.kinds, hopes)
    found = []
    for number in draft.free:
        after = _laid(shown, hopes, state.dominoes[number], measure)[2]
        found.append(Valued(Move(seat, acts.CHOOSE, (number,)), after - before))
    return found


def _laid(
    kingdom: Kingdom, hopes: Outlook, kinds: tuple[str, str], measure: Measure
) -> tuple[Kingdom, Outlook, float]:
    """A kingdom with a domino where it is best, or put aside; what is then left to hope for, and its measure."""
    spots = different(placements(kingdom, hopes.frame, *kinds), *kinds)
    if not spots:
        aside = hopes.after(discards=1)
        return kingdom, aside, measure(kingdom.kinds, aside)
    after = hopes.after()
    best, spot = max((measure(laid(kingdom.kinds, spot, kinds), after), spot) for spot in spots)
    return kingdom.with_domino(Domino(0, *spot, *kinds)), after, best
