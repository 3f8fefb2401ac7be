"""Why an act of Azul is better than another: every reason against a count on the naive table, which plays both."""

from __future__ import annotations

import os
import random
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from copy import deepcopy
from dataclasses import dataclass
from functools import cache
from itertools import count, pairwise
from typing import Any, cast

import pytest

from companion.core.model import Fact, Move, Phrase
from companion.games import mind
from companion.games.api import Setup
from companion.games.azul.mind.mind import MINI as MIND
from companion.games.azul.rules.acts import tile_move
from companion.games.azul.rules.state import SPREAD, TAKE, TILE, Board, State
from companion.games.thinking import Reason
from companion.language.phrases import LANGUAGES, LEVELS, Language, Phrases
from tests.azul_mind_kit import after, lots, moves
from tests.games import azul_recount as recount
from tests.games.azul_kit import GAMES, lines, offered, setup, tiled, wall
from tests.games.azul_mirror import Mirror
from tests.games.azul_naive import Table, points
from tests.games.azul_policies import choose
from tests.games.azul_soak import TABLES

POSITIONS = int(os.environ.get("COMPANION_REASONS", "100"))
MOST = 2
"""Takes of one match, and so many of what else is chosen."""
ROUNDS = 12
POLICIES = ("random", "promise", "lock")
"""How is played: the last, which closes the rows of the reverse side, is for that side alone."""


@dataclass(frozen=True)
class Compared:
    """A position, the same on the naive table, and two acts of a player."""

    state: State
    table: Table
    move: Move
    other: Move

    @property
    def player(self) -> int:
        return self.move.player


def match(table: Setup, dice: random.Random, policy: str) -> Iterator[tuple[State, Table]]:
    """Every moment of a match at which somebody may choose, with the naive table."""
    state, mirror = GAMES[table.edition].start(table), Mirror(table, table.edition)
    while (found := moves(state)) and state.round <= ROUNDS:
        if state.phase in (TAKE, SPREAD) or (state.phase == TILE and state.table.reverse and alternatives(found)):
            yield state, mirror.table
        move = lots(state, dice) or choose(policy if policy != "promise" else "random", state, found, dice)
        if policy == "promise" and (valued := MIND.merit(state, move.player)):
            move = max(valued, key=lambda one: (one.value, dice.random())).move
        mirror.play(state, move)
        state = after(state, move)


def alternatives(found: list[Move]) -> list[tuple[Move, Move]]:
    """Tiles that may go to two cells."""
    return [(one, two) for one, two in pairwise(found) if (one.player, one.args[0]) == (two.player, two.args[0])]


@cache
def compared() -> tuple[Compared, ...]:
    """Acts of positions of random and greedy matches at every table."""
    found: list[Compared] = []
    positions = 0
    for at in count():
        edition, seated, variants = TABLES[at % len(TABLES)]
        dice = random.Random(f"reasons {at}")
        policy = POLICIES[(at + at // len(TABLES)) % 3 if "reverse" in variants else at % 2]
        for state, table in sampled(match(setup(edition, seated, *variants), dice, policy), dice):
            found += [Compared(state, table, *pair) for pair in pairs(state, table, dice)]
            positions += 1
            if positions == POSITIONS:
                return tuple(found)
    raise AssertionError


def sampled(moments: Iterator[tuple[State, Table]], dice: random.Random) -> list[tuple[State, Table]]:
    """Some by lot, of takes and of what else is chosen."""
    kept: dict[bool, list[tuple[State, Table]]] = {True: [], False: []}
    met = Counter[bool]()
    for state, table in moments:
        takes = state.phase == TAKE
        met[takes] += 1
        at = dice.randrange(met[takes])
        if met[takes] <= MOST:
            kept[takes].append((state, deepcopy(table)))
        elif at < MOST:
            kept[takes][at] = (state, deepcopy(table))
    return kept[True] + kept[False]


def pairs(state: State, table: Table, dice: random.Random) -> list[tuple[Move, Move]]:
    """The best act with the next one, others by lot, one for which no cell is left, and tiles of one line."""
    player = dice.choice(sorted({one.player for one in moves(state)}))
    acts = [one.move for one in sorted(MIND.merit(state, player), key=lambda one: -one.value)]
    if len(acts) < 2:
        return []
    one, two = dice.sample(acts, 2)
    found = [(acts[0], acts[1]), (acts[0], dice.choice(acts[1:])), (one, two)]
    found += [(acts[0], act) for act in acts if is_vain(table, act)][:1]
    tiles = alternatives(acts) if state.phase == TILE else []
    return found + [pair for left, right in tiles for pair in ((left, right), (right, left))]


def is_vain(table: Table, act: Move) -> bool:
    """Whether a take goes onto a line whose row has no cell for it, and does not fill it."""
    if act.action != "take" or not act.args[2]:
        return False
    source, colour, line = cast("tuple[int, str, int]", act.args)
    room = line - len(table.lines[act.player][line])
    fills = (table.displays[source] if source else table.centre).count(colour) >= room
    wall = table.walls[act.player]
    return not fills and not recount.columns(recount.edition_of(table), table.reverse, wall, line, colour)


# ---- both acts on the naive table -----------------------------------------------------------------------------


def played(table: Table, move: Move) -> Table:
    """The naive table after an act."""
    then, args = deepcopy(table), cast("tuple[Any, ...]", move.args)
    match move.action:
        case "take":
            then.take(move.player, *args)
        case "spread":
            display = next(at for at, kind in table.golden.items() if kind == "sn4")
            left = [colour for colour in table.colours if colour in table.displays[display]]
            then.spread(move.player, {colour for colour, side in zip(left, args, strict=True) if side == "left"})
        case "tile":
            then.tile(move.player, *args[:2])
    return then


@dataclass(frozen=True)
class Seen:
    """What one act leads to on the naive table, for the player who acts."""

    table: Table
    tiled: recount.Tiled
    line: int
    colour: str
    laid: int = 0
    missing: int = 0
    open: bool = True
    lying: int = 0
    marker: bool = False


def seen(one: Compared, move: Move) -> Seen:
    """What an act leads to. open: whether the row of its line has a cell for it."""
    then, player = played(one.table, move), one.player
    best = recount.tiled_of(then, player)
    if move.action != "take":
        return Seen(then, best, 0, "")
    _, colour, line = cast("tuple[int, str, int]", move.args)
    lying = [tile for tiles in (then.centre, *then.displays.values()) for tile in tiles]
    held = len(then.lines[player][line]) if line else 0
    cells = recount.columns(recount.edition_of(then), then.reverse, one.table.walls[player], line or 1, colour)
    return Seen(
        then,
        best,
        line,
        colour,
        held - len(one.table.lines[player][line]) if line else 0,
        line - held,
        bool(cells),
        lying.count(colour),
        then.marker != one.table.marker,
    )


Facts = Mapping[str, Fact]


def expected(one: Compared) -> dict[str, Facts]:
    """Each reason but those of bonuses, by the last word of its key, with what it must tell."""
    this, other = seen(one, one.move), seen(one, one.other)
    found: dict[str, Facts | None] = {"denied": denied(one, this.table, other.table)}
    if one.move.action == "spread":
        found["offered"] = hoped(one, this.table, other.table)
    if one.move.action == "tile":
        cells = [cast("tuple[int, int, str]", act.args) for act in (one.move, one.other)]
        mine, theirs = (points(one.table.walls[one.player], *cell[:2])[2] for cell in cells)
        found["wall"] = {"points": mine, "otherwise": theirs} if mine > theirs else None
    elif one.move.action == "take":
        found |= of_takes(one, this, other)
    if this.tiled.cost < other.tiled.cost:
        found["falls"] = {"points": this.tiled.cost, "otherwise": other.tiled.cost}
    return {kind: facts for kind, facts in found.items() if facts is not None}


def of_takes(one: Compared, this: Seen, other: Seen) -> dict[str, Facts | None]:
    """What only takes tell."""
    before = recount.tiled_of(one.table, one.player).points
    mine, theirs = this.tiled.points - before, other.tiled.points - before
    found: dict[str, Facts | None] = {}
    if mine > theirs:
        found["wall"] = {"points": mine, "otherwise": theirs}
    if other.line and other.missing and not other.open and (this.open or not this.line):
        found["cell"] = {"line": other.line, "colour": other.colour}
    if this.marker and not other.marker and not last(this.table):
        found["marker"] = {}
    if not this.line or not other.line or not this.open:
        return found
    if not this.missing and not other.missing and this.laid > other.laid:
        found["filled"] = {"laid": this.laid, "otherwise": other.laid}
    if 0 < this.missing < other.missing:
        lacks = {"missing": this.missing, "otherwise": other.missing}
        found["lacks"] = {"line": this.line, "beside": other.line, **lacks}
    if 0 < this.missing <= this.lying and other.lying < other.missing:
        found["left"] = {"line": this.line, "colour": this.colour, "beside": other.line, "lacked": other.colour}
    return found


def last(table: Table) -> bool:
    """Whether a complete line has one free cell in its row."""
    return any(
        table.walls[player][line - 1].count(None) == 1
        for player in table.players
        for line in recount.full_lines(table, player)
    )


def denied(one: Compared, this: Table, other: Table) -> Facts | None:
    """The most that another player could make after the other act, and cannot after this one."""
    if one.move.action == "tile" or (this.phase(), other.phase()) != ("take", "take"):
        return None
    found = []
    for turn in range(1, len(this.players)):
        player = (one.player - 1 + turn) % len(this.players) + 1
        now, could = (most(table, player) for table in (this, other))
        if could[0] > now[0]:
            source, colour, _ = could[1]
            facts: Facts = {"now": now[0], "could": could[0], "source": source, "colour": colour}
            found.append((could[0] - now[0], -turn, {**facts, "player": one.state.name(player)}))
    return max(found, key=lambda each: each[:2])[2] if found else None


def hoped(one: Compared, this: Table, other: Table) -> Facts | None:
    """The most that the own next take could make of what a spread leaves, where that is more and something."""
    (now, (source, colour, _)), (otherwise, _) = (most(table, one.player) for table in (this, other))
    if now <= otherwise or now <= 0:
        return None
    return {"points": now, "otherwise": otherwise, "source": source, "colour": colour}


def most(table: Table, player: int) -> tuple[int, tuple[int, str, int]]:
    """The greatest immediate worth of a take of a player, and the first of the table that has it."""
    turn, table.turn = table.turn, player
    sources = [(recount.gained(table, player, *take), take) for take in table.legal_takes()]
    table.turn = turn
    return max(sources, key=lambda one: one[0])


def clause(told: Phrase) -> Facts:
    """The facts of a clause as they are expected."""
    facts = {name: fact for name, fact in told.facts.items() if name != "edition"}
    if "tiles" in facts:
        tiles, source = cast("Phrase", facts.pop("tiles")), cast("Phrase", facts.pop("source"))
        facts |= {"source": source.facts["source"], "colour": tiles.facts["colour"]}
    return facts


def kind_of(told: Phrase) -> str:
    return told.key.removeprefix("az-reason-")


# ---- what holds -----------------------------------------------------------------------------------------------


def mind_of(one: Compared) -> Any:
    return mind(one.state.edition.name)


@cache
def reasoned() -> tuple[tuple[Compared, list[Reason]], ...]:
    """Everything compared, with the reasons."""
    return tuple((one, mind_of(one).reasons(one.state, one.move, one.other)) for one in compared())


BONUSES = {"bonus", "near", "still"}


def is_compared(one: Compared) -> bool:
    """Tiles: only of one line, where none below it and all above it are done."""
    if one.move.action != "tile":
        return True
    board, row = one.state.boards[one.state.table.seats[one.player]], int(cast("int", one.move.args[0])) - 1
    below = any(board.tiled(later) for later in range(row + 1, 5))
    above = any(board.waiting(earlier) for earlier in range(row))
    return one.move.args[0] == one.other.args[0] and not below and not above


def test_every_reason_is_what_the_rules_count_and_none_is_left_out() -> None:
    for one, found in reasoned():
        told = {kind_of(each.told): clause(each.told) for each in found if kind_of(each.told) not in BONUSES}
        assert told == (expected(one) if is_compared(one) else {}), (one.state, one.move, one.other)


def test_reasons_are_weighed_each_kind_once_and_the_greatest_first() -> None:
    for _, found in reasoned():
        assert all(each.points > 0 for each in found)
        assert [each.points for each in found] == sorted((each.points for each in found), reverse=True)
        assert max(Counter(kind_of(each.told) for each in found).values(), default=1) == 1
        for each in found:
            facts = each.told.facts
            if kind_of(each.told) in ("wall", "falls"):
                assert each.points == abs(cast("int", facts["points"]) - cast("int", facts["otherwise"]))
            if kind_of(each.told) == "denied":
                assert each.points == cast("int", facts["could"]) - cast("int", facts["now"])
            if kind_of(each.told) == "offered":
                assert each.points == (cast("int", facts["points"]) - cast("int", facts["otherwise"])) / 2


def test_where_nothing_differs_there_is_no_reason() -> None:
    for one in compared():
        assert not mind_of(one).reasons(one.state, one.move, one.move)


def test_bonuses_are_there_nearer_or_possible_as_it_is_told() -> None:
    for one, found in reasoned():
        for each in found:
            if kind_of(each.told) in BONUSES:
                walls = [wall_after(one, move) for move in (one.move, one.other)]
                assert CLAIMS[kind_of(each.told)](one, walls, each.told.facts), (one, each)


def wall_after(one: Compared, move: Move) -> recount.Rows:
    """The wall once complete lines are tiled; after a tile as it is then."""
    then = played(one.table, move)
    if move.action == "tile":
        return tuple(map(tuple, then.walls[one.player]))
    return recount.tiled_of(then, one.player).wall


def there(cells: recount.Rows, facts: Facts) -> int:
    """How many of the five tiles of a bonus are there."""
    number = cast("int", facts["number"]) - 1
    if facts["kind"] == "row":
        return 5 - cells[number].count(None)
    if facts["kind"] == "column":
        return sum(row[number] is not None for row in cells)
    return sum(facts["colour"] in row for row in cells)


def can(table: Table, cells: recount.Rows, facts: Facts) -> bool:
    """Whether a column or colour can still be complete; on the coloured side each can."""
    if not table.reverse:
        return True
    if facts["kind"] == "column":
        return recount.can_column(table.colours, cells, cast("int", facts["number"]))
    return recount.can_colour(cells, str(facts["colour"]))


def _complete(_one: Compared, walls: list[recount.Rows], facts: Facts) -> bool:
    worth = {"row": 2, "column": 7, "colour": 10}[str(facts["kind"])]
    return there(walls[0], facts) == 5 > there(walls[1], facts) and facts["points"] == worth


def _nearer(one: Compared, walls: list[recount.Rows], facts: Facts) -> bool:
    held, worth = there(walls[0], facts), {"column": 7, "colour": 10}[str(facts["kind"])]
    is_told = (facts["held"], facts["points"]) == (held, worth)
    return is_told and held >= 3 and held > there(walls[1], facts) and can(one.table, walls[0], facts)


def _still(one: Compared, walls: list[recount.Rows], facts: Facts) -> bool:
    return can(one.table, walls[0], facts) and not can(one.table, walls[1], facts)


CLAIMS: dict[str, Callable[[Compared, list[recount.Rows], Facts], bool]] = {
    "bonus": _complete,
    "near": _nearer,
    "still": _still,
}
KINDS = ("wall", "falls", "cell", "filled", "lacks", "left", "denied", "offered", "marker", "bonus", "near")


def test_a_colour_that_a_tile_would_lock_can_still_become_complete() -> None:
    """Rows one to three lack white, columns one, two and five too; column one is free in row three alone."""
    state = GAMES["azul_mini"].start(setup("azul_mini", 2, "reverse"))
    edition = state.edition
    there = wall(edition, [(1, 1, "blue"), (2, 1, "yellow"), (4, 3, "white"), (5, 4, "white")])
    state = tiled(state, {1: Board(lines(edition, {3: ("red", 3)}), there)})
    beside, locking = (tile_move(1, 3, column, "red") for column in (2, 1))
    (told,) = [one.told for one in MIND.reasons(state, beside, locking) if kind_of(one.told) in BONUSES]
    assert (kind_of(told), told.facts["kind"], told.facts["number"]) == ("still", "colour", 5)
    walls = [after(state, move).boards[0].wall for move in (beside, locking)]
    named = [[[edition.colours[cell - 1] if cell else None for cell in row] for row in one] for one in walls]
    assert [recount.can_colour(one, "white") for one in named] == [True, False]
    assert [PHRASES[language].part(told) for language in LANGUAGES] == [
        "na stěnu se ještě vejde všech pět bílých, jinak už ne",
        "na ścianie można jeszcze ułożyć komplet białych, inaczej już nie",
        "all five white can still go on the wall, otherwise no longer",
    ]


def test_every_kind_of_reason_occurs() -> None:
    found = Counter(kind_of(each.told) for _, reasons in reasoned() for each in reasons)
    assert set(found) >= set(KINDS), found


# ---- sentences ------------------------------------------------------------------------------------------------


PHRASES = {language: Phrases(language, strict=True) for language in LANGUAGES}


def worded(told: Iterable[Phrase]) -> Iterator[str]:
    """Each clause once, in each language at each level."""
    for one in {repr(each): each for each in told}.values():
        for phrases in PHRASES.values():
            for phrases.level in LEVELS:
                yield phrases.part(one)


def test_every_act_that_can_be_chosen_is_worded_as_a_clause_in_every_language() -> None:
    acts = [(one, move) for one in compared() for move in (one.move, one.other)]
    told = [mind_of(one).choice(one.state, move) for one, move in acts]
    assert [one.key for one in told] == [f"az-choice-{move.action}" for _, move in acts]
    assert {move.action for _, move in acts} >= {"take", "spread", "tile"}
    told.append(MIND.choice(GAMES["azul_mini"].start(setup()), Move(1, "drop", (4,))))
    for said in worded(told):
        assert said[0].islower() and said[-1] not in ".?", said


def test_every_reason_is_worded_as_a_clause_in_every_language() -> None:
    for said in worded(each.told for _, found in reasoned() for each in found):
        assert said[0].islower() and said[-1] not in ".?" and ". " not in said, said


SAID: dict[tuple[Language, str, str], tuple[str, str, str]] = {
    ("en", "1 take 1 red 3", "1 take 1 blue 4"): (
        "take two red from display one onto line three",
        "take one blue from display one onto line four",
        "on the wall it brings one point, otherwise nothing yet",
    ),
    ("en", "1 take 1 red 3", "1 take 2 white 2"): (
        "take two red from display one onto line three",
        "take three white from display two onto line two",
        "the floor stays empty, otherwise it costs one point",
    ),
    ("en", "1 take 2 white 4", "1 take 1 blue 5"): (
        "take three white from display two onto line four",
        "take one blue from display one onto line five",
        "line four then lacks only one, otherwise line five lacks four",
    ),
    ("cs", "1 take 1 red 3", "1 take 1 blue 4"): (
        "vzít dvě červené z výlohy jedna do řady tři",
        "vzít jednu modrou z výlohy jedna do řady čtyři",
        "na stěně to přinese jeden bod, jinak zatím nic",
    ),
    ("cs", "1 take 1 red 3", "1 take 2 white 2"): (
        "vzít dvě červené z výlohy jedna do řady tři",
        "vzít tři bílé z výlohy dva do řady dva",
        "podlaha zůstane prázdná, jinak ubere jeden bod",
    ),
    ("cs", "1 take 2 white 4", "1 take 1 blue 5"): (
        "vzít tři bílé z výlohy dva do řady čtyři",
        "vzít jednu modrou z výlohy jedna do řady pět",
        "řadě čtyři pak chybí jen jedna, jinak řadě pět chybí čtyři",
    ),
    ("pl", "1 take 1 red 3", "1 take 1 blue 4"): (
        "wziąć dwie czerwone z warsztatu jeden do linii trzy",
        "wziąć jedną niebieską z warsztatu jeden do linii cztery",
        "na ścianie daje to jeden punkt, inaczej na razie nic",
    ),
    ("pl", "1 take 1 red 3", "1 take 2 white 2"): (
        "wziąć dwie czerwone z warsztatu jeden do linii trzy",
        "wziąć trzy białe z warsztatu dwa do linii dwa",
        "podłoga zostaje pusta, inaczej kosztuje jeden punkt",
    ),
    ("pl", "1 take 2 white 4", "1 take 1 blue 5"): (
        "wziąć trzy białe z warsztatu dwa do linii cztery",
        "wziąć jedną niebieską z warsztatu jeden do linii pięć",
        "w linii cztery zostaje jedno wolne miejsce, inaczej w linii pięć aż cztery",
    ),
}
"""Language and two acts -> how they are called, and the greatest reason for the first."""


@pytest.mark.parametrize(("language", "act", "other"), SAID)
def test_what_is_said_word_for_word(language: Language, act: str, other: str) -> None:
    game = GAMES["azul_mini"]
    state = offered(game.start(setup()), ["red red blue black", "white white white yellow"])
    begun = state.boards[0]._replace(lines=lines(state.edition, {3: ("red", 1)}))
    state = state.with_board(1, begun)
    acts = [cast("Move", game.parse(state, text)) for text in (act, other)]
    phrases = PHRASES[language]
    phrases.level = "normal"
    called = [phrases.part(MIND.choice(state, one)) for one in acts]
    reason = MIND.reasons(state, acts[0], acts[1])[0]
    assert (*called, phrases.part(reason.told)) == SAID[language, act, other]
