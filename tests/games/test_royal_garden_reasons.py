"""What a mind says of a choice in Královská zahrada: its name, and reasons that another count finds true.

The other side is tests/games/independent_judge.py, brute force of our own, and matches played on by the rules.
"""

from __future__ import annotations

import os
import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import islice, product

import pytest

from companion.core.model import Fact, Move
from companion.games.royal_garden.game import GAME
from companion.games.royal_garden.mind.mind import MIND
from companion.games.royal_garden.rules.acts import number_in, spot_of
from companion.games.royal_garden.rules.draft import Draft, DraftStep
from companion.games.royal_garden.rules.state import State
from companion.games.royal_garden.typing.commands import TERRAINS
from companion.games.thinking import Reason
from companion.language.phrases import LANGUAGES, LEVELS, Language, Phrases
from tests.games import independent_judge as judge
from tests.games.garden import match_setup

POSITIONS = int(os.environ.get("COMPANION_REASONS", "100"))
"""Whose reasons are counted again."""
TABLES: list[tuple[int, tuple[str, ...], bool]] = [
    (2, (), True),
    (2, ("centralised", "harmony"), True),
    (2, ("wider", "centralised", "harmony"), False),
    (3, ("harmony",), True),
    (3, ("wider", "centralised"), False),
    (4, ("centralised", "harmony"), False),
    (4, ("dynasty",), True),
    (2, ("duel", "centralised", "harmony"), True),
    (2, ("duel", "wider", "harmony"), False),
]
Kingdom = judge.Kingdom


@dataclass(frozen=True)
class Compared:
    """Two acts of the player on turn, and why the first is better."""

    state: State
    move: Move
    other: Move
    reasons: tuple[Reason, ...]

    @property
    def draft(self) -> Draft:
        assert self.state.draft is not None
        return self.state.draft

    @property
    def size(self) -> tuple[int, bool]:
        return self.state.frame.columns, not self.state.frame.fixed


def moments(seed: int, players: int, variants: tuple[str, ...], fixed: bool) -> Iterator[State]:
    """Every state of a match in which somebody has a choice: half of the acts by lot, half the best of now."""
    dice = random.Random(seed)
    state = GAME.start(match_setup(players, *variants, fixed=fixed))
    while not state.ended:
        moves = list(GAME.moves(state))
        castles = [one for one in moves if one.action == "castle"]
        if castles:
            state = GAME.play(state, dice.choice(castles))
            continue
        draft = state.draft
        assert draft is not None
        if draft.step in (DraftStep.CHOOSE, DraftStep.PLACE) and len(moves) > 1:
            yield state
        values = MIND.now(state, draft.player) if draft.player and dice.random() < 0.5 else []
        state = GAME.play(state, max(values, key=lambda one: one.value).move if values else dice.choice(moves))


def compared(count: int) -> Iterator[Compared]:
    """So many positions, each with the best against the next best, against any other act, and the other way."""
    each = -(-count // len(TABLES))
    for at, table in enumerate(TABLES):
        dice = random.Random(at)
        courses = (state for seed in range(10**6) for state in moments(seed + 1000 * at, *table))
        for state in islice(courses, 0, 7 * each, 7):
            assert state.draft is not None
            values = sorted(MIND.merit(state, state.draft.player), key=lambda one: -one.value)
            best, second = values[0].move, values[1].move
            pairs = [(best, second), (best, dice.choice(values[1:]).move), (dice.choice(values[1:]).move, best)]
            for move, other in pairs:
                yield Compared(state, move, other, tuple(MIND.reasons(state, move, other)))


# ---- another count --------------------------------------------------------------------------------------------


def of_player(state: State, player: int) -> Kingdom:
    kingdom = state.kingdom(player)
    assert kingdom is not None
    return {complex(*at): kind for at, kind in kingdom.kinds.items()}


def points(kingdom: Kingdom) -> int:
    return sum(area[3] for area in judge.areas(kingdom))


def shown(state: State, number: int) -> tuple[str, str]:
    """Both halves as the set has them."""
    (kinds,) = [tile.kinds for tile in state.setup.tiles if tile.thing == f"domino {number}"]
    return kinds[0], kinds[1]


def boards(state: State, kingdom: Kingdom, number: int) -> list[Kingdom]:
    """What a domino can make of a kingdom."""
    halves = shown(state, number)
    homes = judge.homes(kingdom, state.frame.columns, not state.frame.fixed, " ".join(halves))
    return [{**kingdom, one: halves[0], two: halves[1]} for one, two in homes]


def most(state: State, kingdom: Kingdom, number: int) -> int | None:
    """The most that a domino can bring; None where it fits nowhere."""
    return max((points(one) - points(kingdom) for one in boards(state, kingdom, number)), default=None)


def results(found: Compared, move: Move) -> list[Kingdom]:
    """The kingdoms that an act can lead to at once: laid, wherever its domino fits, or put aside."""
    own = of_player(found.state, move.player)
    if move.action == "place":
        a, b = (complex(*at) for at in spot_of(move))
        halves = shown(found.state, number_in(move))
        return [{**own, a: halves[0], b: halves[1]}]
    return boards(found.state, own, number_in(move)) or [own]


def frame_of(kingdom: Kingdom, size: int, floating: bool) -> set[complex]:
    """The cells that belong to the kingdom for sure: the board, or the rectangle of what lies."""
    columns = [int(one.real) for one in kingdom] if floating else [1, size]
    rows = [int(one.imag) for one in kingdom] if floating else [1, size]
    return {complex(x, y) for x in range(min(columns), max(columns) + 1) for y in range(min(rows), max(rows) + 1)}


def forced_empty(kingdom: Kingdom, size: int, floating: bool) -> int:
    """Cells that stay empty however dominoes come, of groups that are closed: every way of covering is tried."""
    corners = [at + complex(step, step) for at in kingdom for step in (1 - size, size - 1)]
    span = frame_of(dict.fromkeys(corners, ""), size, floating=True) - set(kingdom)
    free = {at for at in span if judge.roomy([*kingdom, at] if floating else [at], size, floating)}
    inside, found = frame_of(kingdom, size, floating), 0
    while free:
        group, ahead = set(), [free.pop()]
        while ahead:
            cell = ahead.pop()
            group.add(cell)
            near = {cell + side for side in judge.SIDES} & free
            free -= near
            ahead += near
        if group <= inside:
            found += fewest_left(frozenset(group))
    return found


@lru_cache(maxsize=200_000)
def fewest_left(group: frozenset[complex]) -> int:
    """How many of these cells dominoes leave at least: no fewer than one colour of a chess board has more."""
    if not group:
        return 0
    first = min(group, key=lambda cell: (cell.imag, cell.real))
    least, best = abs(sum((-1) ** int(cell.real + cell.imag) for cell in group)), len(group)
    for side in (1, 1j):
        if first + side in group:
            best = min(best, fewest_left(group - {first, first + side}))
            if best == least:
                return best
    return min(best, 1 + fewest_left(group - {first}))


def playing_on(state: State, dice: random.Random) -> State:
    """The state after any act that is due."""
    return GAME.play(state, dice.choice([one for one in GAME.moves(state) if one.action != "castle"]))


# ---- each kind ------------------------------------------------------------------------------------------------


def number(facts: dict[str, Fact], name: str) -> int:
    value = facts[name]
    assert isinstance(value, int)
    return value


def other_is_named(found: Compared, facts: dict[str, Fact]) -> bool:
    return facts["number"] == (0 if found.move.action == "place" else number_in(found.other))


def more_points(found: Compared, facts: dict[str, Fact]) -> bool:
    """The most that both can bring at once on the board as it lies."""
    before = points(of_player(found.state, found.move.player))
    gained, against = (max(map(points, results(found, one))) - before for one in (found.move, found.other))
    told = facts["gained"], facts["against"]
    return told == (gained, against) and gained > against and other_is_named(found, facts)


def is_next(found: Compared) -> bool:
    """Whether nothing else comes to the own board before a domino that is chosen now."""
    return all(one.player != found.move.player for one in (*found.draft.old, *found.draft.new))


def nowhere(found: Compared, facts: dict[str, Fact]) -> bool:
    own = of_player(found.state, found.move.player)
    fits = [bool(boards(found.state, own, number_in(one))) for one in (found.move, found.other)]
    aside = any(player == found.move.player for player, _ in found.state.discards)
    harmony = "harmony" in found.state.setup.variants and not aside
    return (
        fits == [True, False]
        and is_next(found)
        and other_is_named(found, facts)
        and (not facts["harmony"] or (harmony and kept_whole(found, found.move)))
    )


def grows(found: Compared, facts: dict[str, Fact]) -> bool:
    """Cells on which a half could be laid that only its own terrain holds, whatever its partner shows."""
    letter, counts = dict(zip(TERRAINS, "WFLMSN", strict=True))[str(facts["terrain"])], []
    for move in (found.move, found.other):
        (board,) = results(found, move)
        bare = {at: "x0" if kind == "C" else kind for at, kind in board.items()}
        corner = next(at for at, kind in board.items() if kind == "C")
        homes = judge.homes({**bare, corner: "C"}, *found.size, f"{letter}0 ?0")
        counts.append(
            len({one for one, _ in homes if any(bare.get(one + side, "-")[0] == letter for side in judge.SIDES)})
        )
    return counts == [facts["squares"], facts["against"]] and counts[0] > counts[1]


def next_one(found: Compared, facts: dict[str, Fact]) -> bool:
    """Played by the rules: the next own domino of the lines, on the board after each act."""
    gained = []
    for move in (found.move, found.other):
        after = GAME.play(found.state, move)
        assert after.draft is not None
        own = [one.number for one in (*after.draft.old, *after.draft.new) if one.player == move.player]
        if own[:1] != [facts["number"]]:
            return False
        gained.append(most(after, of_player(after, move.player), own[0]))
    here, there = gained
    told = facts["gained"], facts["against"], facts["fits"]
    better = here is not None and (there is None or here > there)
    return better and told == (here, there or 0, int(there is not None))


def more_crowns(found: Compared, facts: dict[str, Fact]) -> bool:
    dominoes = [shown(found.state, number_in(one)) for one in (found.move, found.other)]
    crowns = [sum(int(half[1]) for half in one) for one in dominoes]
    return crowns == [facts["crowns"], facts["against"]] and crowns[0] > crowns[1] and other_is_named(found, facts)


def denied(found: Compared, facts: dict[str, Fact]) -> bool:
    """Playing on with the other one, the rival comes to choose while this one is still free."""
    (rival,) = [one for one in found.state.setup.players if one.name == facts["player"]]
    wanted, dice = number_in(found.move), random.Random(1)
    state = GAME.play(found.state, found.other)
    while (draft := state.draft) and (draft.step, draft.player) != (DraftStep.CHOOSE, rival.number):
        if draft.step is DraftStep.CHOOSE:
            others = [one for one in GAME.moves(state) if one.action == "choose" and number_in(one) != wanted]
            if not others:
                return False
            state = GAME.play(state, dice.choice(others))
        else:
            state = playing_on(state, dice)
    may = any(one.action == "choose" and number_in(one) == wanted for one in GAME.moves(state))
    own = of_player(found.state, rival.number)
    rest = [most(found.state, own, one) or 0 for one in found.draft.free if one != wanted]
    told = facts["gained"], facts["against"]
    return may and rival.number != found.move.player and told == (most(found.state, own, wanted), max(rest))


def earlier(found: Compared, facts: dict[str, Fact]) -> bool:
    """Playing the round on by lot, a few times: the king's place in the order, and something is chosen then."""
    for move, place in ((found.move, number(facts, "place")), (found.other, number(facts, "against"))):
        for seed in range(3):
            state, dice = GAME.play(found.state, move), random.Random(seed)
            while state.draft is not None and state.draft.new and not state.draft.lacking:
                state = playing_on(state, dice)
            assert state.draft is not None
            line = [one.number for one in state.draft.old]
            at = line.index(number_in(move)) + 1
            good = at <= place if facts["latest"] else at == place
            if not good or not state.draft.lacking:
                return False
    return number(facts, "place") < number(facts, "against") and other_is_named(found, facts)


def emptier(found: Compared, facts: dict[str, Fact]) -> bool:
    both = [results(found, one) for one in (found.move, found.other)]
    here, there = (min(forced_empty(one, *found.size) for one in each) for each in both)
    return (here, there) == (facts["squares"], facts["against"]) and here < there and other_is_named(found, facts)


def left(found: Compared) -> int:
    """Dominoes that the player lays after this one, by the numbers of the match."""
    plan, player = found.draft.plan, found.move.player
    kingdom = found.state.kingdom(player)
    assert kingdom is not None
    done = len(kingdom.dominoes) + sum(owner == player for owner, _ in found.state.discards)
    return plan.rounds * plan.kings - done - 1


def middle(found: Compared, board: Kingdom) -> str:
    """Every rectangle that may be the last one: around the castle as its middle, or otherwise."""
    size, floating = found.size
    (castle,) = [at for at, kind in board.items() if kind == "C"]
    now = frame_of(board, size, True)
    centred, moved = False, False
    x0, x1 = int(min(at.real for at in now)), int(max(at.real for at in now))
    y0, y1 = int(min(at.imag for at in now)), int(max(at.imag for at in now))
    for grown in product(range(size), repeat=4):
        corners = [complex(x0 - grown[0], y0 - grown[1]), complex(x1 + grown[2], y1 + grown[3])]
        more = sum(grown)
        if not judge.roomy(corners, size, floating) or more > 2 * left(found):
            continue
        if 2 * castle == corners[0] + corners[1]:
            centred = True
        else:
            moved = True
    return "never" if not centred else "open" if moved else "sure"


def stays_in_the_middle(found: Compared, facts: dict[str, Fact]) -> bool:
    order = ["never", "open", "sure"]
    here, there = (
        max((middle(found, board) for board in results(found, one)), key=order.index)
        for one in (found.move, found.other)
    )
    told = "sure" if facts["sure"] else "open", facts["never"] == 1
    better = order.index(here) > order.index(there)
    return better and told == (here, there == "never") and other_is_named(found, facts)


def kept_whole(found: Compared, move: Move) -> bool:
    """Whether all dominoes that follow have room: cells of the frame less what lies and what must stay empty."""
    size, floating = found.size
    fits = move.action == "place" or bool(
        boards(found.state, of_player(found.state, move.player), number_in(move))
    )
    free = max(size * size - len(one) - forced_empty(one, size, floating) for one in results(found, move))
    aside = any(player == move.player for player, _ in found.state.discards)
    return fits and not aside and free >= 2 * left(found)


def still_whole(found: Compared, facts: dict[str, Fact]) -> bool:
    asked = "harmony" in found.state.setup.variants and other_is_named(found, facts)
    return asked and kept_whole(found, found.move) and not kept_whole(found, found.other)


CHECKS = {
    "rg-reason-points": more_points,
    "rg-reason-nowhere": nowhere,
    "rg-reason-open": grows,
    "rg-reason-next": next_one,
    "rg-reason-crowns": more_crowns,
    "rg-reason-denial": denied,
    "rg-reason-order": earlier,
    "rg-reason-hole": emptier,
    "rg-reason-middle": stays_in_the_middle,
    "rg-reason-harmony": still_whole,
}


def test_every_reason_is_true_by_another_count_and_every_kind_occurs() -> None:
    met: Counter[str] = Counter()
    for found in compared(POSITIONS):
        given = [one.told.key for one in found.reasons]
        assert len(set(given)) == len(given), "a fact is told once"
        assert not {"rg-reason-hole", "rg-reason-nowhere"} & set(given) or "rg-reason-harmony" not in given
        worth = [one.points for one in found.reasons]
        assert worth == sorted(worth, reverse=True) and all(points > 0 for points in worth)
        for one in found.reasons:
            where = f"{GAME.text(found.move)} or {GAME.text(found.other)}: {one}\n{found.state}"
            assert CHECKS[one.told.key](found, dict(one.told.facts)), where
        met.update(given)
    assert set(met) == set(CHECKS), met


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_and_every_reason_has_words_that_stand_in_a_sentence(language: Language) -> None:
    """A clause begins small or with a name, ends without a stop, and is short."""
    phrases, acts = Phrases(language, strict=True), Counter[str]()
    for found in compared(30):
        names = tuple(one.name for one in found.state.setup.players)
        told = [MIND.choice(found.state, one.move) for one in MIND.merit(found.state, found.move.player)[:3]]
        acts.update(one.key for one in told)
        for one in [*told, *(reason.told for reason in found.reasons)]:
            for phrases.level in LEVELS:
                said = phrases.part(one.key, one.facts)
                assert said[0].islower() or said.startswith(names), said
                assert said[-1].isalpha() and ". " not in said and len(said) < 140, said
    for state in (*castles(), *misfits()):
        (only,) = MIND.merit(state, next(one.player for one in GAME.awaited(state) if one.player))
        named = MIND.choice(state, only.move)
        assert len(phrases.part(named.key, named.facts).split()) > 2
        acts[named.key] += 1
        assert not MIND.reasons(state, only.move, only.move)
    assert set(acts) == {f"rg-choice-{act}" for act in ("castle", "choose", "place", "discard")}


def castles() -> list[State]:
    return [GAME.start(match_setup(2)), GAME.start(match_setup(2, "duel", fixed=False))]


def misfits() -> Iterator[State]:
    """A moment in which the domino that is due has to be put aside."""
    for seed in range(100):
        dice, state = random.Random(seed), GAME.start(match_setup(2))
        while not state.ended:
            moves = list(GAME.moves(state))
            if [one.action for one in moves] == ["discard"]:
                yield state
                return
            state = GAME.play(state, dice.choice([one for one in moves if one.action == "castle"] or moves))
