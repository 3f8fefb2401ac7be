"""Random but sensible hands at one board: legal layings, take-backs, pushes, swaps, and all that goes wrong.

Things hang over the edge or lie on a crumb, are laid or pushed where no rule allows it, wobble, fall off when the
table is knocked; cables are pulled, also in the middle of a laying. Every choice comes from the seed; what the
sensors feel is the physics of hardware.magnets.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

import numpy as np

from companion.core.model import Move
from companion.device.reading.codebook import STEPS
from companion.device.tiles.files import standard
from companion.games.api import Setup
from companion.games.royal_garden.game import GAME
from companion.games.royal_garden.rules.acts import castle_move, place_move
from hardware.magnets.geometry import Spot
from hardware.magnets.scene import Scene
from tests.benchmarks.soak_script import SLICE_US, START_US, Check, Script, setup_of

SIZE: Final = 5
SETTLED_MS: Final = 2_700
"""After this the board is quiet: the referee's quiet time, flapping that ends, a heartbeat that tells of it."""
LONG_MS: Final = 4_000
"""The same after a restart, and where the long quiet time counts."""
SPEEDS_MM_S: Final = (50.0, 80.0, 120.0, 150.0, 200.0, 300.0)


def write(player: int, boards: int, seconds: float, seed: int) -> Script:
    """The script of one board; the dominoes are dealt out, so that no two boards want the same."""
    numbers = list(range(1, 49))
    random.Random(seed).shuffle(numbers)
    hand = Hand(player, setup_of(boards), numbers[player - 1 :: boards], seed)
    while hand.scene.now_us < seconds * 1e6 or not hand.standing:
        hand.step(hand.scene.now_us / (seconds * 1e6))
    return hand.script


class Hand:
    """A player's hands. dominoes: numbers of those that only this player takes."""

    def __init__(self, player: int, setup: Setup, dominoes: Sequence[int], seed: int) -> None:
        self.script = Script(player)
        self.scene = Scene("board5", standard(), seed * 10 + player)
        self.dice = random.Random(seed * 10 + player)
        self.standing: list[Move] = []
        self.open = False
        self._player, self._setup, self._dominoes = player, setup, list(dominoes)
        self._lies: dict[str, tuple[Spot, ...]] = {}
        self.scene.now_us = START_US

    def step(self, share: float) -> None:
        """One thing that hands do, until the board is quiet. share: how much of the evening is over."""
        for act in self._wishes(share):
            if act():
                name = act.__name__.lstrip("_")
                self.script.steps[name] += 1
                self._check(f"{sum(self.script.steps.values())} {name}")
                return

    def _wishes(self, share: float) -> Iterator[Callable[[], bool]]:
        """Acts in an order of chance; at the end one that is always possible."""
        if not self.standing:
            yield self._lay if self.dice.random() < 0.7 else self._forbidden
        ahead = len(self.standing) > 1 + 12 * share
        lays = {self._lay: 1 if ahead and self.open else 8, self._several: 0 if ahead else 3}
        opens = {self._take_back: 5, self._push: 9, self._push_away: 4, self._swap: 3, self._move: 3}
        others = {
            self._over_the_edge: 3,
            self._on_a_crumb: 2,
            self._forbidden: 3,
            self._lift_and_put_back: 3,
            self._wobble: 3,
            self._knock: 4,
            self._turn: 1,
            self._unplug: 4,
        }
        every = {**lays, **(opens if self.open else {}), **others}
        left = [act for act, weight in every.items() for _ in range(weight)]
        while left:
            act = self.dice.choice(left)
            left = [each for each in left if each != act]
            yield act
        yield self._nothing

    # ---- what stands ----

    def _fold(self, moves: Sequence[Move]) -> Any:
        state = GAME.start(self._setup)
        for move in moves:
            state = GAME.play(state, move)
        return state

    def _check(self, step: str) -> None:
        """The board is quiet now: hand over what was felt, and note what must be so."""
        scene, script = self.scene, self.script
        self._wait(SETTLED_MS)
        scene.now_us = -(-scene.now_us // SLICE_US) * SLICE_US
        script.frames += [(frame.at_us, frame.millivolts.astype(np.uint16)) for frame in scene.frames()]
        lying = frozenset(
            (spot, thing, "ab"[part] if len(spots) == 2 else "")
            for thing, spots in self._lies.items()
            if all(_inside(spot) for spot in spots)
            for part, spot in enumerate(spots)
        )
        script.checks.append(Check(scene.now_us, step, lying, tuple(GAME.text(move) for move in self.standing)))
        self._wait(self.dice.choice((0, 13, 120, 700)))

    def _plays(self, move: Move) -> None:
        """A move that counts: what was open before is final."""
        self.standing.append(move)
        self.open = True
        self.script.played.add(GAME.text(move))

    def _takes_back(self) -> None:
        self.standing.pop()
        self.open = False

    # ---- choices ----

    def _wait(self, ms: float) -> None:
        self.scene.wait(ms)

    def _pause(self, least_ms: float, most_ms: float) -> None:
        self._wait(self.dice.uniform(least_ms, most_ms))

    def _free(self, but: str = "") -> set[Spot]:
        taken = {spot for thing, spots in self._lies.items() if thing != but for spot in spots}
        return {(x, y) for x in range(1, SIZE + 1) for y in range(1, SIZE + 1)} - taken

    def _unused(self) -> list[int]:
        left = [number for number in self._dominoes if f"domino {number}" not in self._lies]
        self.dice.shuffle(left)
        return left

    def _legal(self, thing: str, standing: Sequence[Move]) -> list[Move]:
        moves: list[Move] = list(GAME.moves(self._fold(standing), {thing}))
        free = self._free(thing)
        return [m for m in moves if m.player == self._player and {(at.x, at.y) for at, _ in m.comes} <= free]

    def _choice(self, standing: Sequence[Move], but: str = "") -> Move | None:
        """A legal move with something that is not in use."""
        things = [f"domino {number}" for number in self._unused()] if standing else [f"castle {self._player}"]
        for thing in things:
            moves = self._legal(thing, standing) if thing != but else []
            if moves:
                return self.dice.choice(moves)
        return None

    # ---- hands ----

    def _bring(self, thing: str, spots: Sequence[Spot]) -> None:
        turns = self.dice.randrange(4) if len(spots) == 1 else 0
        self.scene.lay(thing, *spots, turns=turns)
        self._lies[thing] = tuple(spots)

    def _remove(self, thing: str) -> None:
        self.scene.lift(thing)
        del self._lies[thing]

    def _lay_move(self, move: Move) -> None:
        self._bring(_thing(move), _spots(move))
        self._plays(move)

    # ---- acts: each gives whether it was possible ----

    def _nothing(self) -> bool:
        return True

    def _lay(self) -> bool:
        move = self._choice(self.standing)
        if move is not None:
            self._lay_move(move)
        return move is not None

    def _several(self) -> bool:
        """Two or three, one right after the other."""
        laid = False
        for _ in range(self.dice.randint(2, 3)):
            laid = self._lay() or laid
            self._pause(150, 700)
        return laid

    def _take_back(self) -> bool:
        self._remove(_thing(self.standing[-1]))
        self._takes_back()
        return True

    def _swap(self) -> bool:
        """Lift the last one and lay another, before anybody has noticed."""
        before = self.standing[:-1]
        thing = _thing(self.standing[-1])
        if not before:
            return False
        self._remove(thing)
        self._takes_back()
        self._pause(200, 1200)
        move = self._choice(before, thing)
        if move is not None:
            self._lay_move(move)
        return True

    def _move(self) -> bool:
        """Lift the last one and lay it elsewhere."""
        before, last = self.standing[:-1], self.standing[-1]
        moves = [move for move in self._legal(_thing(last), before) if move != last]
        if not moves:
            return False
        self._remove(_thing(last))
        self._takes_back()
        self._pause(200, 2500)
        self._lay_move(self.dice.choice(moves))
        return True

    def _push(self) -> bool:
        """Push the last one straight to where it is legal too."""
        before, thing = self.standing[:-1], _thing(self.standing[-1])
        ends = {_spots(move): move for move in self._legal(thing, before)}
        ways = [way for way in self._ways(thing) if way[-1] in ends]
        if not ways:
            return False
        way = self.dice.choice(ways)
        self._pause(0, 1500)
        self.script.passed |= {self._text(thing, spots) for spots in way[:-1]}
        self.scene.slide(thing, *way[-1], speed_mm_s=self.dice.choice(SPEEDS_MM_S))
        self._lies[thing] = way[-1]
        self._takes_back()
        self._plays(ends[way[-1]])
        return True

    def _push_away(self) -> bool:
        """Push the last one to where no rule allows it: it is taken back; then it is pushed home, or lifted."""
        last, before = self.standing[-1], self.standing[:-1]
        thing = _thing(last)
        legal = {_spots(move) for move in self._legal(thing, before)}
        ways = [way for way in self._ways(thing) if way[-1] not in legal]
        if not before or not ways:
            return False
        way = self.dice.choice(ways)
        self.script.passed |= {self._text(thing, spots) for spots in way[:-1]}
        self.scene.slide(thing, *way[-1], speed_mm_s=self.dice.choice(SPEEDS_MM_S))
        self._lies[thing] = way[-1]
        self._takes_back()
        self._check(f"{thing} pushed away")
        if self.dice.random() < 0.5:
            self._remove(thing)
            return True
        self.scene.slide(thing, *_spots(last), speed_mm_s=self.dice.choice(SPEEDS_MM_S))
        self._lies[thing] = _spots(last)
        self._plays(last)
        return True

    def _ways(self, thing: str) -> Iterator[list[tuple[Spot, ...]]]:
        """Every straight way over free cells: the spots after each step, at least one."""
        free = self._free(thing)
        for dx, dy in STEPS:
            way: list[tuple[Spot, ...]] = []
            for far in range(1, SIZE):
                spots = tuple((x + far * dx, y + far * dy) for x, y in self._lies[thing])
                if not set(spots) <= free:
                    break
                way.append(spots)
                yield list(way)

    def _over_the_edge(self) -> bool:
        """Half a domino beyond the edge; then it is pushed in where that is legal, or taken away."""
        numbers = self._unused()
        edges = [
            (spot, (spot[0] + dx, spot[1] + dy))
            for spot in sorted(self._free())
            for dx, dy in STEPS
            if not _inside((spot[0] + dx, spot[1] + dy))
        ]
        if not numbers or not edges:
            return False
        thing, (on, off) = f"domino {numbers[0]}", self.dice.choice(edges)
        turned = self.dice.random() < 0.5
        self._bring(thing, (off, on) if turned else (on, off))
        self._wait(LONG_MS)
        self._check(f"{thing} over the edge")
        inwards = (2 * on[0] - off[0], 2 * on[1] - off[1])
        spots = (on, inwards) if turned else (inwards, on)
        move = next((m for m in self._legal(thing, self.standing) if _spots(m) == spots), None)
        if move is None:
            self._remove(thing)
            return True
        self.scene.slide(thing, *spots, speed_mm_s=self.dice.choice(SPEEDS_MM_S))
        self._lies[thing] = spots
        self._plays(move)
        return True

    def _on_a_crumb(self) -> bool:
        """One edge of something raised for a while."""
        thing = self._any()
        if not thing:
            return False
        flat = self.scene.pose_of(thing)
        self.scene.prop(thing, self.dice.uniform(0.2, 1.0), self.dice.randrange(4))
        self._pause(500, 5000)
        self.scene.pose(thing, flat)
        return True

    def _forbidden(self) -> bool:
        """A domino where no rule allows it; it is lifted again."""
        numbers = self._unused()
        free = self._free()
        pairs = [(a, (a[0] + dx, a[1] + dy)) for a in sorted(free) for dx, dy in STEPS]
        pairs = [pair for pair in pairs if pair[1] in free]
        self.dice.shuffle(pairs)
        for spots in pairs if numbers else ():
            if GAME.judge(self._fold(self.standing), place_move(self._player, numbers[0], spots)):
                thing = f"domino {numbers[0]}"
                self._bring(thing, spots)
                self._check(f"{thing} forbidden")
                self._remove(thing)
                return True
        return False

    def _lift_and_put_back(self) -> bool:
        """Something final is looked at and put back."""
        final = [_thing(move) for move in (self.standing[:-1] if self.open else self.standing)]
        if not final:
            return False
        thing = self.dice.choice(final)
        spots = self._lies[thing]
        self._remove(thing)
        self._pause(200, 4000)
        self._bring(thing, spots)
        return True

    def _wobble(self) -> bool:
        thing = self._any()
        if thing:
            self.scene.wobble(thing, self.dice.uniform(300, 2000))
        return bool(thing)

    def _turn(self) -> bool:
        self.scene.rotate(f"castle {self._player}", self.dice.choice((-1, 1, 2)))
        return True

    def _knock(self) -> bool:
        """All hops; what falls off is put back, but the last move is sometimes thought better of."""
        if not self._lies:
            return False
        gone = self.scene.knock(self.dice.choice((0, 0, 1, 2)), strength=self.dice.uniform(0.5, 1.5))
        off = {thing: self._lies.pop(thing) for thing in gone}
        last = _thing(self.standing[-1]) if self.open else ""
        if last in off and self.dice.random() < 0.5:
            del off[last]
            self._takes_back()
        for thing, spots in off.items():
            self._pause(300, 3000)
            self._bring(thing, spots)
        return True

    def _unplug(self) -> bool:
        """The cable out and in; meanwhile somebody lays, or takes back, or does nothing."""
        early_ms = self.dice.choice((0.0, 0.0, 150.0, 300.0, 380.0, 450.0))
        self.script.powers.append((self.scene.now_us + round(early_ms * 1000), False))
        doing = self.dice.random()
        if doing < 0.4:
            self._lay()
        elif doing < 0.6 and self.open:
            self._take_back()
        self._wait(max(0.0, self.script.powers[-1][0] / 1000 - self.scene.now_us / 1000))
        self._wait(self.dice.choice((60, 300, 1500, 4000)))
        self.script.powers.append((self.scene.now_us, True))
        self._wait(LONG_MS - SETTLED_MS)
        return True

    def _any(self) -> str:
        return self.dice.choice(sorted(self._lies)) if self._lies else ""

    def _text(self, thing: str, spots: Sequence[Spot]) -> str:
        number = int(thing.split()[1])
        if len(spots) == 1:
            return GAME.text(castle_move(self._player, number, spots[0]))
        return GAME.text(place_move(self._player, number, (spots[0], spots[1])))


def _inside(spot: Spot) -> bool:
    return 1 <= spot[0] <= SIZE and 1 <= spot[1] <= SIZE


def _thing(move: Move) -> str:
    return move.comes[0][1].thing


def _spots(move: Move) -> tuple[Spot, ...]:
    """The spots of a move's parts, in the order of the parts."""
    return tuple((at.x, at.y) for at, _ in sorted(move.comes, key=lambda pair: pair[1].part))
