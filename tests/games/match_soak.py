"""Whole matches played on the game and on the second implementation at once: run as a program for the full figure.

python -m tests.games.match_soak --matches 5000

The two know nothing of each other; they are compared in notation, numbers and words after every act.
"""

from __future__ import annotations

import argparse
import itertools
import random
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from typing import NamedTuple

from companion.core.model import Move, Standing
from companion.games.royal_garden.game import GAME
from companion.games.royal_garden.rules import points
from companion.games.royal_garden.rules.draft import Draft, DraftStep
from companion.games.royal_garden.rules.score import score_cells
from companion.games.royal_garden.rules.state import State
from companion.games.royal_garden.rules.variants import DUEL, VARIANTS, WIDER
from tests.games.garden import LETTERS, dominoes, match_setup
from tests.listening_player.rules import Match
from tests.listening_player.rules_kingdom import cell_name, cell_of
from tests.listening_player.rules_score import Standing as OtherStanding

CASTLES = (1, 2, 3, 4)
CELLS = tuple(cell_name((x, y), 7) for x in range(0, 9) for y in range(0, 9))
WRONG = 4
"""Acts tried beside the legal ones at every step."""


class Table(NamedTuple):
    """One kind of match: players, variants in the order of the rulebook, and whether the frame floats."""

    players: int
    variants: tuple[str, ...]
    floating: bool = False

    def __str__(self) -> str:
        frame = "floating" if self.floating else "fixed"
        return f"{self.players} players, {' '.join(self.variants) or 'no variant'}, {frame} frame"


def combinations() -> list[tuple[int, tuple[str, ...]]]:
    """Every number of players with every set of variants that goes with it: 32, 16 and 8 (RG-95, RG-125)."""
    sets = [some for count in range(6) for some in itertools.combinations(VARIANTS, count)]
    barred = {2: set(), 3: {DUEL}, 4: {DUEL, WIDER}}
    return [(players, some) for players, never in barred.items() for some in sets if not never & set(some)]


class Pair:
    """The same match twice: `state` of the game, `other` of the second implementation; they never differ."""

    def __init__(self, table: Table, seed: int) -> None:
        self.table = table
        self.setup = match_setup(table.players, *table.variants, fixed=not table.floating)
        assert GAME.check(self.setup) == [], table
        self.state: State = GAME.start(self.setup)
        seats = [player.number for player in self.setup.players]
        self.other = Match(seats, table.variants, dominoes(), CASTLES, table.floating)
        self.dice = random.Random(seed)
        self.acts: list[str] = []
        self.legal: dict[str, Move] = {}
        self.there: dict[str, str] = {}
        self.compare(scored=True)

    @property
    def draft(self) -> Draft:
        """The draft, which a match always has."""
        assert self.state.draft is not None
        return self.state.draft

    def play(self, act: str) -> None:
        """Play one legal act on both, then compare them whole."""
        move = self.legal[act]
        assert GAME.judge(self.state, move) == [], self._where(act)
        assert GAME.parse(self.state, act) == move, self._where(act)
        before, self.state = self.state, GAME.play(self.state, move)
        self.other.play(self.there[act])
        self.acts.append(act)
        touched = move.action in ("castle", "place", "discard", "end")
        assert touched or (before.kingdoms, before.discards) == (self.state.kingdoms, self.state.discards)
        self.compare(scored=touched)

    def compare(self, scored: bool) -> None:
        """AssertionError with the acts so far where the two differ in anything; fills `legal` and `there`.

        scored: points and ranks too, which cannot have changed while kingdoms and discards are the same.
        """
        moves = list(GAME.moves(self.state))
        self.legal = {GAME.text(move): move for move in moves}
        assert len(self.legal) == len(moves), self._where("an act is listed twice")
        self.there = {common(act): act for act in self.other.acts()}
        for name, (ours, theirs) in {**self._course(), **(self._score() if scored else {})}.items():
            assert ours == theirs, self._where(f"{name}: {ours!r} here, {theirs!r} there")

    def _course(self) -> dict[str, tuple[object, object]]:
        """What is due, and what lies where -> ours, theirs."""
        state, draft, other = self.state, self.draft, self.other
        step = "over" if state.ended else "end" if draft.step is DraftStep.OVER else str(draft.step)
        new = tuple((one.number, one.player or None) for one in draft.new)
        return {
            "acts": (set(self.legal), set(self.there)),
            "step": (step, other.step),
            "actor": (draft.player, other.actor),
            "awaited": (self._awaited(), self._due()),
            "old line": (tuple((one.number, one.player) for one in draft.old), other.old_line),
            "new line": (new, other.new_line),
            "drawn": (draft.drawn, tuple(sorted(other.drawn))),
            "removed": (draft.removed, tuple(sorted(other.removed))),
            "round": (draft.round, self._round()),
            "rounds left": (draft.rounds_left, other.plan.rounds - self._round()),
            "game": (len(state.past) + 1, other.game),
            "kingdoms": (self._kingdoms(), self._kingdoms_there()),
        }

    def _score(self) -> dict[str, tuple[object, object]]:
        """Points and ranks, if the match ended now -> ours, theirs."""
        state, other = replace(self.state, ended=True), self.other
        outcome = lines(other.ranking()) if other.step == "over" else []
        return {
            "points": (self._points(), self._points_there()),
            "ranks of the game": (lines(points.game_standings(state)), lines(other.game_ranking())),
            "ranks of the match": (lines(points.standings(state)), lines(other.ranking())),
            "results": (state.past, self._results()),
            "outcome": (lines(GAME.outcome(self.state) or []), outcome),
        }

    def _awaited(self) -> tuple[int, str]:
        """Number and key of what the game waits for first."""
        first = next(iter(GAME.awaited(self.state)), None)
        return (first.player, first.act.key) if first else (0, "")

    def _due(self) -> tuple[int, str]:
        """The same, of the second implementation."""
        other, actor = self.other, self.other.actor
        castle = other.step == "place" and other.castle(actor) is None
        return actor, "rg-await-castle" if castle else _AWAITED[other.step]

    def _round(self) -> int:
        """The round under way: none in the first choice, the one just ended until a domino is drawn."""
        other = self.other
        if other.step == "lots" or other.first_choice:
            return 0
        done = other.plan.rounds - other.rounds_left
        between = other.step == "draw" and not other.new_line
        return done if between or other.step in ("end", "over") else done + 1

    def _kingdoms(self) -> object:
        found = {}
        for player, one in self.state.seated():
            laid = {each.number: (each.a, each.b) for each in one.dominoes}
            cells = {cell: kind for cell, kind in one.kinds.items() if kind != "C"}
            gone = sorted(number for owner, number in self.state.discards if owner == player)
            found[player] = one.castle_number or None, one.castle, laid, cells, gone
        return found

    def _kingdoms_there(self) -> object:
        return {
            player: (one.castle, one.castle_cell, dict(one.laid), dict(one.cells), sorted(one.discards))
            for player, one in self.other.kingdoms.items()
        }

    def _points(self) -> object:
        found = {}
        state = replace(self.state, ended=True)
        for (player, one), (_, decided) in zip(state.seated(), points.results(state), strict=True):
            areas = [
                (LETTERS[area.terrain], area.squares, area.crowns, area.points) for area in score_cells(one.kinds)
            ]
            bonus = points.bonus_lines(state, player, one)
            won = {line.key.removeprefix("rg-bonus-"): line.points for line in bonus}
            found[player] = sorted(areas), won, decided.total, decided.largest, decided.crowns
        return found

    def _points_there(self) -> object:
        found = {}
        for player in self.other.players:
            one = self.other.points(player)
            areas = sorted(tuple(area) for area in one.areas)
            found[player] = areas, dict(one.bonuses), one.total, one.largest_area, one.crowns
        return found

    def _results(self) -> object:
        """Totals of the games before the one under way, or before the last one when all is over."""
        ended = self.other.results[:-1] if self.other.step == "over" else self.other.results
        return tuple(tuple(one.total for one in game.values()) for game in ended)

    def refuse(self, count: int = WRONG) -> Counter[str]:
        """Try acts that may not be due: both refuse the same ones, and nothing changes. Counts reasons."""
        found: Counter[str] = Counter()
        allowed = set(self.there)
        for act in itertools.islice(self._attempts(), count):
            move = GAME.parse(self.state, act)
            assert isinstance(move, Move), self._where(act)
            problems = GAME.judge(self.state, move)
            assert (problems == []) == (act in allowed), self._where(f"{act}: {problems} here")
            if act in allowed:
                continue
            found[f"refused: {problems[0].key}"] += 1
            try:
                self.other.copy().play(act)
            except ValueError:
                continue
            raise AssertionError(self._where(f"{act}: accepted there"))
        return found

    def _attempts(self) -> Iterator[str]:
        """Acts near what is due, some of them legal."""
        dice, draft = self.dice, self.draft
        seats, lined = self.other.players, [one.number for one in (*draft.old, *draft.new)]
        while True:
            player = draft.player if draft.player and dice.random() < 0.6 else dice.choice(seats)
            near = draft.number or (dice.choice(lined) if lined else 1)
            number = near if dice.random() < 0.6 else dice.randint(1, 49)
            first = dice.choice(CELLS)
            yield dice.choice(
                (
                    f"0 lots {dice.randint(1, 5)}",
                    f"0 draw {dice.randint(1, 49)}",
                    f"{player} choose {number}",
                    f"{player} discard {number}",
                    f"{player} place {number} {first} {self._beside(first)}",
                    f"{player} place {number} {first} {self._beside(first)}",
                    f"{player} castle {dice.randint(1, 5)} {first}",
                    "0 end",
                )
            )

    def _beside(self, name: str) -> str:
        """A cell that mostly shares a side with the named one."""
        column, row = cell_of(name)
        dx, dy = self.dice.choice(((1, 0), (-1, 0), (0, 1), (0, -1), (1, 0), (0, 1), (1, 1)))
        return cell_name((column + dx, row + dy), 7)

    def _where(self, what: str) -> str:
        return f"{self.table}\n{what}\n" + "\n".join(self.acts)


_AWAITED = {
    "lots": "rg-await-lots",
    "draw": "rg-await-draw",
    "choose": "rg-await-king",
    "place": "rg-await-place",
    "end": "rg-await-over",
    "over": "",
}


def common(act: str) -> str:
    """An act of the second implementation as the game writes it, with cells named up to G7 on every board."""
    return " ".join(cell_name(cell_of(word), 7) if ":" in word else word for word in act.split())


def lines(ranking: list[Standing] | list[OtherStanding]) -> list[tuple[int, int, int, str]]:
    """Rank, player, total and reason, best first."""
    return [(one.rank, one.player, one.total, one.reason) for one in ranking]


# ---- playing --------------------------------------------------------------------------------------------------


def choose(pair: Pair, greedy: bool) -> str:
    """A legal act: castles at any time, else what is due; greedy takes crowns and the most points of some."""
    dice = pair.dice
    castles = [act for act in pair.legal if " castle " in act]
    due = [act for act in pair.legal if " castle " not in act]
    if castles and (not due or dice.random() < 0.3):
        middle = (pair.setup.columns + 1) // 2
        central = [act for act in castles if act.endswith(cell_name((middle, middle), 7))]
        if not due and pair.other.step == "place":  # the castle of the player on turn is what is awaited
            castles = [act for act in castles if act.startswith(f"{pair.other.actor} ")]
            central = [act for act in central if act in castles]
        return dice.choice(central if greedy else castles)
    if not greedy:
        return dice.choice(due)
    return max(dice.sample(due, min(6, len(due))), key=lambda act: gain(pair, act))


def gain(pair: Pair, act: str) -> int:
    """What an act is worth to a greedy player: points of the own kingdom, or crowns of the domino chosen."""
    move = pair.legal[act]
    if move.action == "choose":
        return sum(int(kind[1]) for kind in pair.state.dominoes[int(act.split()[2])])
    if move.action != "place":
        return 0
    kingdom = GAME.play(pair.state, move).kingdom(move.player)
    assert kingdom is not None
    return sum(area.points for area in score_cells(kingdom.kinds))


def follow(table: Table, seed: int, greedy: bool, wrong: int = WRONG) -> tuple[Pair, Counter[str]]:
    """Play a match to its end on both; what occurred, counted."""
    pair, found = Pair(table, seed), Counter[str]()
    while pair.other.step != "over":
        reasons = pair.refuse(wrong)
        found["wrong acts refused"] += reasons.total()
        found.update(reasons)
        act = choose(pair, greedy)
        found[f"act: {act.split()[1]}"] += 1
        pair.play(act)
    found["acts"] += len(pair.acts)
    found["matches"] += 1
    found["games"] += len(pair.other.results)
    for game in pair.other.results:
        for one in game.values():
            found.update(f"bonus: {name}" for name in one.bonuses)
    found.update(f"ranked by: {one.reason}" for one in pair.other.ranking())
    return pair, found


def soak(matches: int, seed: int) -> Iterator[Counter[str]]:
    """Matches of every kind in turn, half greedy, half on a floating frame; what occurred in each."""
    kinds = [
        (Table(players, variants, floating), greedy)
        for greedy in (False, True)
        for floating in (False, True)
        for players, variants in combinations()
    ]
    for at in range(matches):
        table, greedy = kinds[at % len(kinds)]
        yield follow(table, seed * 1_000_003 + at, greedy)[1]


def main() -> None:
    """Run the soak with the count and seed of the command line, and print what occurred, one fact a line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=5_000)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    begun, found = time.monotonic(), Counter[str]()
    for at, one in enumerate(soak(asked.matches, asked.seed), start=1):
        found += one
        if at % 500 == 0:
            print(f"{at} matches of {asked.matches} agree", flush=True)
    print(f"No difference in {found.pop('matches')} matches, seed {asked.seed}.")
    print(f"This took {time.monotonic() - begun:.0f} seconds.")
    for name, count in sorted(found.items()):
        print(f"{name}: {count}")


if __name__ == "__main__":
    main()
