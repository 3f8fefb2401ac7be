"""Whole matches of the kingdoms on the fast core and on the game, compared act by act; the judge is asked too."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace

from companion import engine
from companion.core.model import Move
from companion.games.royal_garden.game import GAME
from companion.games.royal_garden.mind.coding import ACTS, coded, corner, packed
from companion.games.royal_garden.rules import acts, points
from companion.games.royal_garden.rules.draft import Draft, DraftStep
from companion.games.royal_garden.rules.score import score_cells
from companion.games.royal_garden.rules.state import State
from tests.engine_kit import cells
from tests.games import independent_judge
from tests.games.garden import match_setup, random_dominoes, tiles
from tests.games.match_soak import Table


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
    return {coded(state, one) for one in moves or [acts.discard_move(draft.player, draft.number)]}


class Kingdoms:
    """The same match three times. aside: how rarely the independent judge is asked, which is slow."""

    def __init__(self, table: Table, seed: int, aside: int = 1, own_set: bool = False) -> None:
        self.dice, self.table, self.aside = random.Random(seed), table, aside
        setup = match_setup(table.players, *table.variants, fixed=not table.floating)
        if own_set:
            setup = replace(setup, tiles=tiles(random_dominoes(self.dice)))
        self.state: State = GAME.start(setup)
        self.core = packed(self.state)
        if not own_set:
            floating = ("floating",) if table.floating else ()
            assert self.core == engine.start("royal_garden", table.players, (*table.variants, *floating))

    def compare(self) -> dict[int, Move]:
        """AssertionError where they differ; the legal acts."""
        moves = {coded(self.state, move): move for move in GAME.moves(self.state)}
        listed = engine.legal(self.core)
        assert len(set(listed)) == len(listed) and set(listed) == set(moves), (self.table, self.state)
        standings = {one.player: one.total for one in points.standings(replace(self.state, ended=True))}
        totals = tuple(standings[player] for player, _ in self.state.seated())
        assert engine.points(self.core) == totals, (self.table, self.state)
        draft = self.state.draft
        assert draft is not None
        if draft.step is DraftStep.PLACE and not self.state.ended and self.dice.random() * self.aside < 1:
            placing = {act for act in listed if act >> 24 in (ACTS["place"], ACTS["discard"])}
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
            assert self.core == packed(self.state), (self.table, moves[act], self.state)
        assert self.state.ended
        found["matches"] += 1
        return found

    def _leave(self) -> int:
        """A player leaves, which is no act of the core: it is told the state then."""
        move = Move(self.dice.choice(list(self.state.seated()))[0], acts.LEAVE)
        if GAME.judge(self.state, move):
            return 0
        self.state = GAME.play(self.state, move)
        self.core = packed(self.state)
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
