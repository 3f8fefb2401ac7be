"""Whole matches of the kingdoms on the fast core and on the game, compared act by act; the judge is asked too."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace

from companion import engine
from companion.core.model import Move
from companion.games.royal_garden.game import GAME
from companion.games.royal_garden.rules import acts, points
from companion.games.royal_garden.rules.draft import Draft, DraftStep, Stand
from companion.games.royal_garden.rules.kingdom import Kingdom, bounds
from companion.games.royal_garden.rules.score import Cell, score_cells
from companion.games.royal_garden.rules.state import State
from tests.engine_kit import byte_of, cells
from tests.games import independent_judge
from tests.games.garden import match_setup, random_dominoes, tiles
from tests.games.match_soak import Table

KINDS = {"castle": 1, "lots": 2, "draw": 3, "choose": 4, "place": 5, "discard": 6, "end": 7}
FLAGS = {"floating": 1, "duel": 2, "wider": 4, "centralised": 8, "harmony": 16, "dynasty": 32}
MARGIN = 2


def seat_of(state: State, player: int) -> int:
    """The seat from 1 of a player, 0 of nobody."""
    return [number for number, _ in state.seated()].index(player) + 1 if player else 0


def corner(state: State, kingdom: Kingdom) -> Cell:
    """The cell that the core counts as the first one."""
    if state.frame.fixed:
        return 1, 1
    return bounds(kingdom.kinds)[:2] if kingdom.kinds else (1, 1)


def named(state: State, kingdom: Kingdom, at: Cell) -> int:
    """A cell in an act."""
    low, margin = corner(state, kingdom), 0 if state.frame.fixed else MARGIN
    return (at[0] - low[0] + margin) << 4 | (at[1] - low[1] + margin)


def act_of(state: State, move: Move) -> int:
    """A move as the core's act; every cell of an empty floating frame is the same one."""
    kind, seat, one, two = KINDS[move.action], seat_of(state, move.player), 0, 0
    kingdom = state.kingdom(move.player) or Kingdom()
    if move.action == acts.CASTLE:
        place = move.comes[0][0]
        one = named(state, kingdom, (place.x, place.y) if state.frame.fixed else (1, 1))
    elif move.action == acts.PLACE:
        one, two = (named(state, kingdom, at) for at in acts.spot_of(move))
    elif move.action == acts.LOTS:
        one = seat_of(state, acts.number_in(move))
    elif move.action != acts.END:
        one = acts.number_in(move)
    return int.from_bytes((kind, seat, one, two))


def _line(state: State, line: tuple[Stand, ...], most: int) -> bytes:
    told = b"".join(bytes((one.number, seat_of(state, one.player))) for one in line)
    return told.ljust(2 * most, b"\0")


def _board(state: State, player: int, kingdom: Kingdom) -> bytes:
    low, size = corner(state, kingdom), state.frame.columns
    moved = {(x - low[0] + 1, y - low[1] + 1): kind for (x, y), kind in kingdom.kinds.items()}
    aside = sum(owner == player for owner, _ in state.discards)
    return bytes((aside,)) + cells(moved, size, size).ljust(49, b"\0")


def pack(state: State) -> bytes:
    """The state as the core's bytes, written from companion/engine/kingdomino.h."""
    draft, variants = state.draft, set(state.setup.variants)
    assert isinstance(draft, Draft)
    flags = sum(FLAGS[one] for one in variants | (set() if state.frame.fixed else {"floating"}))
    gone = sum(1 << (seat_of(state, player) - 1) for player in draft.gone)
    first, acting = seat_of(state, draft.first), seat_of(state, draft.acting)
    packed = bytearray((engine.STATES, 1, len(state.kingdoms), flags, first, acting))
    packed += bytes((state.ended, len(state.past), gone))
    for seat in range(4):
        earlier = sum(game[seat] for game in state.past) if seat < len(state.kingdoms) else 0
        packed += earlier.to_bytes(2, "little")
    packed += _line(state, draft.old, 4) + _line(state, draft.new, 5)
    for number in range(1, 49):
        shown = state.dominoes.get(number)
        packed += bytes((*map(byte_of, shown), number not in draft.drawn)) if shown else bytes(3)
    for player, kingdom in state.seated():
        packed += _board(state, player, kingdom)
    return bytes(packed)


def judged(state: State) -> set[int]:
    """What the independent judge allows whoever has to place a domino."""
    draft = state.draft
    assert isinstance(draft, Draft)
    kingdom = state.kingdom(draft.player)
    if kingdom is None or kingdom.castle is None:
        return set()
    lying = {complex(*at): kind for at, kind in kingdom.kinds.items()}
    size, floating = state.frame.columns, not state.frame.fixed
    homes = independent_judge.homes(lying, size, floating, " ".join(state.dominoes[draft.number]))
    spots = [tuple((int(one.real), int(one.imag)) for one in home) for home in homes]
    moves = [acts.place_move(draft.player, draft.number, (a, b)) for a, b in spots]
    return {act_of(state, one) for one in moves or [acts.discard_move(draft.player, draft.number)]}


class Kingdoms:
    """The same match three times. aside: how rarely the independent judge is asked, which is slow."""

    def __init__(self, table: Table, seed: int, aside: int = 1, own_set: bool = False) -> None:
        self.dice, self.table, self.aside = random.Random(seed), table, aside
        setup = match_setup(table.players, *table.variants, fixed=not table.floating)
        if own_set:
            setup = replace(setup, tiles=tiles(random_dominoes(self.dice)))
        self.state: State = GAME.start(setup)
        self.core = pack(self.state)
        if not own_set:
            floating = ("floating",) if table.floating else ()
            assert self.core == engine.start("royal_garden", table.players, (*table.variants, *floating))

    def compare(self) -> dict[int, Move]:
        """AssertionError where they differ; the legal acts."""
        moves = {act_of(self.state, move): move for move in GAME.moves(self.state)}
        listed = engine.legal(self.core)
        assert len(set(listed)) == len(listed) and set(listed) == set(moves), (self.table, self.state)
        standings = {one.player: one.total for one in points.standings(self.state)}
        totals = tuple(standings[player] for player, _ in self.state.seated())
        assert engine.points(self.core) == totals, (self.table, self.state)
        draft = self.state.draft
        assert draft is not None
        if draft.step is DraftStep.PLACE and not self.state.ended and self.dice.random() * self.aside < 1:
            placing = {act for act in listed if act >> 24 in (KINDS["place"], KINDS["discard"])}
            assert placing == judged(self.state), (self.table, self.state)
            self._score()
        return moves

    def _score(self) -> None:
        """Areas of each kingdom by the core, by the game and by the independent judge."""
        for _, kingdom in self.state.seated():
            low, size = corner(self.state, kingdom), self.state.frame.columns
            moved = {(x - low[0] + 1, y - low[1] + 1): kind for (x, y), kind in kingdom.kinds.items()}
            found = engine.score(cells(moved, size, size), size, size)
            theirs = independent_judge.result({complex(*at): kind for at, kind in kingdom.kinds.items()})
            assert found == theirs[0] == sum(area.points for area in score_cells(kingdom.kinds))

    def play(self, leaving: float = 0.0) -> Counter[str]:
        """To the end, with legal acts by lot; what occurred. leaving: how often somebody leaves the table."""
        found: Counter[str] = Counter()
        while moves := self.compare():
            if self.dice.random() < leaving and (left := self._leave()):
                found["leave"] += left
                continue
            castles = [act for act, move in moves.items() if move.action == acts.CASTLE]
            due = [act for act in moves if act not in castles]
            act = self.dice.choice(castles if castles and (not due or self.dice.random() < 0.2) else due)
            found[moves[act].action] += 1
            self.state = GAME.play(self.state, moves[act])
            self.core = engine.play(self.core, act)
            assert self.core == pack(self.state), (self.table, moves[act], self.state)
        assert self.state.ended
        found["matches"] += 1
        return found

    def _leave(self) -> int:
        """A player leaves, which is no act of the core: it is told the state then."""
        move = Move(self.dice.choice(list(self.state.seated()))[0], acts.LEAVE)
        if GAME.judge(self.state, move):
            return 0
        self.state = GAME.play(self.state, move)
        self.core = pack(self.state)
        return 1


def random_match(table: Table, dice: random.Random) -> list[int]:
    """The points of a random match of the game: castles in the middle, then each act as likely as the others."""
    state = GAME.start(match_setup(table.players, *table.variants, fixed=not table.floating))
    middle = (state.frame.columns + 1) // 2
    while not state.ended:
        for number, (player, kingdom) in enumerate(state.seated(), start=1):
            if kingdom.castle is None:
                state = GAME.play(state, acts.castle_move(player, number, (middle, middle)))
        state = GAME.play(state, dice.choice(list(GAME.moves(state))))
    standings = {one.player: one.total for one in points.standings(state)}
    return [standings[player] for player, _ in state.seated()]
