"""Tiles whose magnets are glued in wrongly, put through the gluing check: python -m tests.gluing --all

Each fault is made twice: in the words of a tile, and in its magnets, which then lie on a board within the
tolerances, and are read from the field at its sensors by the firmware's own core. What the check says of them is
compared with what was done. Sets: the standard set and those of both Azul games.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import combinations

import numpy as np

from companion.care.board.readback import Cells, is_one_tile, judge
from companion.device.tiles.code_words import EMPTY, SITES, class_of, inverted, turned
from companion.device.tiles.files import standard
from companion.device.tiles.tileset import TileSet
from hardware.magnets.field import sum_mt
from hardware.magnets.geometry import SITES as SITES_AT
from hardware.magnets.geometry import Floats, Magnets, Pose, Spot, body, home, placed, sensors_mm
from hardware.magnets.sensors import Sensors, magnets_factor
from hardware.parameters import parameters
from tests.hardware.core import texts
from tests.hardware.core import words as core_words

GAMES = ("royal_garden", "azul_mini", "master_chocolatier")
LAYOUT, SIZE = "board5", 5
REVERSED = {"+": "-", "-": "+"}
SIDEWAYS = (1, 0, 3, 2, 4)
"""Sites after a mirror that exchanges left and right."""
WHOLE = ("inverted", "halves exchanged", "not mirrored", "cap turned")
"""Faults of a whole tile: every magnet upside down; each half's magnets in the other half; pockets
taken as they are seen from below; the cap glued on after half a turn."""


@dataclass(frozen=True, slots=True)
class Fault:
    """One fault: its kind, and the pockets that it concerns, counted through all parts.

    kinds of single pockets: "swapped" (two magnets), "moved" (a magnet and an empty pocket), "reversed", "lost".
    "none" for a tile that is as it should be.
    """

    kind: str
    at: tuple[int, ...] = ()


def faults(words: Sequence[str]) -> Iterator[Fault]:
    """Every fault of a tile with these words."""
    both = "".join(words)
    for pair in combinations(range(len(both)), 2):
        empty = sum(both[at] == "0" for at in pair)
        if empty < 2:
            yield Fault("moved" if empty else "swapped", pair)
    for at, sign in enumerate(both):
        if sign != "0":
            yield from (Fault("reversed", (at,)), Fault("lost", (at,)))
    yield from (Fault(kind) for kind in WHOLE if len(words) > 1 or kind in ("inverted", "not mirrored"))


def in_words(words: Sequence[str], fault: Fault) -> tuple[str, ...]:
    """The words of a tile that has this fault, its relief as it should lie."""
    if fault.kind == "inverted":
        return tuple(map(inverted, words))
    if fault.kind == "halves exchanged":
        return tuple(reversed(words))
    if fault.kind == "not mirrored":
        return tuple("".join(word[site] for site in SIDEWAYS) for word in reversed(words))
    if fault.kind == "cap turned":
        return tuple(turned(word, 2) for word in reversed(words))
    signs = list("".join(words))
    if len(fault.at) == 2:
        one, other = fault.at
        signs[one], signs[other] = signs[other], signs[one]
    elif fault.at:
        signs[fault.at[0]] = REVERSED[signs[fault.at[0]]] if fault.kind == "reversed" else "0"
    return tuple("".join(signs[i : i + SITES]) for i in range(0, len(signs), SITES))


def in_magnets(words: Sequence[str], fault: Fault, rng: np.random.Generator) -> Magnets:
    """The magnets of such a tile, made from those of a right one; each with its own strength and place."""
    right, pitch_mm = body(words, rng), parameters().board.pitch_mm
    at_mm, north, strength = right.at_mm.copy(), right.north.copy(), right.strength
    pockets = [at for at, sign in enumerate("".join(words)) if sign != "0"]
    magnets = [pockets.index(at) for at in fault.at if at in pockets]
    if fault.kind == "swapped":
        north[magnets] = north[magnets[::-1]]
    elif fault.kind == "moved":
        (to,) = set(fault.at) - set(pockets)
        (gone,) = set(fault.at) & set(pockets)
        at_mm[magnets[0], :2] += pocket_mm(to) - pocket_mm(gone)
    elif fault.kind in ("reversed", "inverted"):
        north[magnets or slice(None)] *= -1
    elif fault.kind == "lost":
        at_mm, north, strength = (np.delete(one, magnets, axis=0) for one in (at_mm, north, strength))
    elif fault.kind == "halves exchanged":
        at_mm[:, 0] += np.where(at_mm[:, 0] > 0, -pitch_mm, pitch_mm)
    elif fault.kind == "not mirrored":
        at_mm[:, 0] *= -1
    elif fault.kind == "cap turned":
        at_mm[:, :2] *= -1
    return replace(right, at_mm=at_mm, north=north, strength=strength)


def pocket_mm(at: int) -> Floats:
    """Where a pocket is, from the first part's middle."""
    board = parameters().board
    found: Floats = SITES_AT[at % SITES] * board.site_mm + (at // SITES * board.pitch_mm, 0.0)
    return found


# ---- on the board -------------------------------------------------------------------------------------------


def lying(words: Sequence[str]) -> Cells:
    """A tile as a board reads it that has lain down unturned."""
    return tuple(((2 + part, 3), word) for part, word in enumerate(words))


class Bench:
    """A board on which one tile after the other is laid, somewhere, turned anyhow, within the tolerances."""

    def __init__(self, seed: int) -> None:
        self._rng = np.random.default_rng(seed)
        self._seed = seed

    def read(self, many: Sequence[tuple[Sequence[str], Fault]]) -> list[Cells]:
        """What the board reads of each of these tiles, alone on it."""
        millivolts = np.stack([self._millivolts(words, fault) for words, fault in many])
        return [_cells(texts(signs)) for signs in core_words(millivolts, self._seed, LAYOUT)]

    def _millivolts(self, words: Sequence[str], fault: Fault) -> Floats:
        limits, rng = parameters().tolerances, self._rng
        rest = home(self._spots(len(words)), int(rng.integers(4)) if len(words) == 1 else 0)
        x_mm, y_mm = rng.uniform(-limits.offset_mm, limits.offset_mm, 2)
        pose = rest.moved(Pose(x_mm, y_mm, rng.uniform(-limits.turn_deg, limits.turn_deg)))
        warmth_c = float(rng.uniform(limits.coldest_c, limits.warmest_c))
        magnets = placed(in_magnets(words, fault, rng).warmed(magnets_factor(warmth_c)), pose)
        at_mm = sensors_mm(LAYOUT)
        told: Floats = Sensors(len(at_mm), rng).millivolts(sum_mt(magnets, at_mm), warmth_c).astype(np.float64)
        return told

    def _spots(self, parts: int) -> tuple[Spot, ...]:
        """Where the parts lie: one cell, or two neighbours either way round."""
        x, y = (int(n) for n in self._rng.integers(1, SIZE + 1, 2))
        if parts == 1:
            return ((x, y),)
        beside = [(x + dx, y + dy) for dx, dy in ((1, 0), (0, 1), (-1, 0), (0, -1))]
        fit = [spot for spot in beside if set(spot) <= set(range(1, SIZE + 1))]
        return (x, y), fit[int(self._rng.integers(len(fit)))]


def _cells(words: Sequence[str]) -> Cells:
    return tuple(((i % SIZE + 1, i // SIZE + 1), word) for i, word in enumerate(words) if word != EMPTY)


# ---- what the check says -------------------------------------------------------------------------------------


def change(words: Sequence[str], glued: Sequence[str]) -> str:
    """What a fault makes of a tile: CHANGED, "equal pockets" where it is as it was, or "same after a turn"."""
    if tuple(glued) == tuple(words):
        return "equal pockets"
    if len(words) == 1:
        same = class_of(words[0]) == class_of(glued[0])
    else:
        same = tuple(glued) == tuple(turned(word, 2) for word in reversed(words))
    return "same after a turn" if same else CHANGED


CHANGED = "other magnets"


def outcome(tiles: TileSet, thing: str, cells: Cells, named: bool) -> str:
    """What the check makes of a tile: "right", "wrong", or the other tile of the set for which it is right.

    named: whether the maker has said which tile it should be.
    """
    if not is_one_tile(cells):
        return "wrong"
    found = judge(tiles, cells, thing if named else "")
    return ("right" if found.thing == thing else found.thing) if found.right else "wrong"


@dataclass(frozen=True, slots=True)
class Case:
    """One faulty tile of one set."""

    tiles: TileSet
    thing: str
    words: tuple[str, ...]
    fault: Fault

    @property
    def sort(self) -> str:
        """ "domino", "castle" or "tile"."""
        return self.thing.split()[0]

    @property
    def change(self) -> str:
        """Whether the fault makes a difference at all: see change."""
        return change(self.words, in_words(self.words, self.fault))


def cases(games: Sequence[str] = GAMES) -> Iterator[Case]:
    """Every fault of every piece of these sets."""
    for game in games:
        tiles = standard(game)
        for thing, words in tiles.words().items():
            yield from (Case(tiles, thing, words, fault) for fault in faults(words))


def pieces(games: Sequence[str] = GAMES) -> Iterator[Case]:
    """Every piece as it should be."""
    for game in games:
        tiles = standard(game)
        yield from (Case(tiles, thing, words, Fault("none")) for thing, words in tiles.words().items())


Count = Counter[tuple[str, str, str, str]]
"""By sort of tile, kind of fault, what it changes, and outcome: "right", "wrong" or "other"."""


def count(some: Sequence[Case], read: Sequence[Cells], named: bool) -> Count:
    """What the check says of these tiles as they are read."""
    found: Count = Counter()
    for case, cells in zip(some, read, strict=True):
        told = outcome(case.tiles, case.thing, cells, named)
        found[case.sort, case.fault.kind, case.change, told if told in ("right", "wrong") else "other"] += 1
    return found


def missed(found: Count) -> int:
    """How many faults that change something are told to be right."""
    return sum(n for (*_, changed, told), n in found.items() if changed == CHANGED and told == "right")


# ---- the whole of it ----------------------------------------------------------------------------------------


def tell(title: str, found: Count) -> None:
    """One fact a line."""
    print(f"{title}:")
    words = {"right": "said to be right", "wrong": "said to be wrong", "other": "said to be another tile, right"}
    for (sort, kind, changed, told), n in sorted(found.items()):
        print(f"  {sort}, {kind}, {changed}: {n} {words[told]}")
    print(f"  Faults that make other magnets and are said to be right: {missed(found)}")


def main(arguments: list[str]) -> int:
    """Count and print; 0 if no fault is missed and no right tile is blamed."""
    parser = argparse.ArgumentParser(description="Every gluing fault of every piece, through words and magnets.")
    parser.add_argument("--all", action="store_true", help="Every fault through the magnets, not one in ten.")
    parser.add_argument("--poses", type=int, default=1, help="How often each tile is laid.")
    parser.add_argument("--seed", type=int, default=1)
    told = parser.parse_args(arguments)
    began, good = time.monotonic(), True
    whole = list(cases())
    for named in (False, True):
        found = count(whole, [lying(in_words(case.words, case.fault)) for case in whole], named)
        tell(
            f"In words, the check {'is told which tile it is' if named else 'is not told which tile it is'}", found
        )
        good = good and not missed(found)
    some = [*pieces(), *(whole if told.all else whole[::10])] * told.poses
    read = Bench(told.seed).read([(case.words, case.fault) for case in some])
    for named in (False, True):
        found = count(some, read, named)
        tell(f"Through magnets, {'told' if named else 'not told'} which tile it is", found)
        blamed = sum(n for (_, kind, _, word), n in found.items() if kind == "none" and word != "right")
        print(f"  Right tiles that are not said to be right: {blamed}")
        good = good and not missed(found) and not blamed
    print(f"Tiles laid: {len(some)}. Seconds: {time.monotonic() - began:.0f}.")
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
