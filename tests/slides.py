"""A domino pushed over a board, as a real board tells of it: every word that stays for the settle time.

Simple on purpose, and not the physics of the magnets: a sensor reads the nearest magnet, surely within SURE_MM of
it, unsurely within SEEN_MM. The player's hand is straight and even.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import pairwise

from companion.device.tiles.code_words import EMPTY
from tests.board_kit import Lie
from tests.rig import Rig

PITCH_MM = 40.0
POCKETS_MM = ((-11, -11), (11, -11), (11, 11), (-11, 11), (0, 0))
SURE_MM, SEEN_MM = 4.5, 8.0
SCAN_MS, SETTLE_MS = 8, 40


@dataclass
class Board:
    """What the sensors of a board of 5 by 5 read, and which of their words have settled."""

    stable: list[str] = field(default_factory=lambda: [EMPTY] * 25)
    seen: list[str] = field(default_factory=lambda: [EMPTY] * 25)
    since_ms: list[int] = field(default_factory=lambda: [0] * 25)

    def scan(self, magnets: list[tuple[float, float, str]]) -> list[tuple[int, str]]:
        """One look at all sensors; the cells whose word has settled anew."""
        changed = []
        words = words_of(magnets)
        for cell in range(25):
            word = words.get(cell, EMPTY)
            if word != self.seen[cell]:
                self.seen[cell], self.since_ms[cell] = word, 0
                continue
            self.since_ms[cell] += SCAN_MS
            if self.since_ms[cell] >= SETTLE_MS and word != self.stable[cell]:
                self.stable[cell] = word
                changed.append((cell, word))
        return changed


def words_of(magnets: list[tuple[float, float, str]]) -> dict[int, str]:
    """What the cells read that are not empty; a magnet reaches the sensors of its nearest cell alone."""
    trits: dict[tuple[int, int], str] = {}
    for x_mm, y_mm, sign in magnets:
        x, y = round(x_mm / PITCH_MM), round(y_mm / PITCH_MM)
        if not (0 <= x < 5 and 0 <= y < 5):
            continue
        for site, (dx_mm, dy_mm) in enumerate(POCKETS_MM):
            far_mm = ((x * PITCH_MM + dx_mm - x_mm) ** 2 + (y * PITCH_MM + dy_mm - y_mm) ** 2) ** 0.5
            if far_mm < SEEN_MM:
                trits[y * 5 + x, site] = sign if far_mm < SURE_MM else "?"
    cells = {cell for cell, _ in trits}
    return {cell: "".join(trits.get((cell, site), "0") for site in range(5)) for cell in cells}


def magnets_of(lies: Lie, x_mm: float, y_mm: float) -> list[tuple[float, float, str]]:
    """The magnets of a domino whose half a has its middle there."""
    (ax, ay), (bx, by) = lies.cells()
    offsets = ((0.0, 0.0), ((bx - ax) * PITCH_MM, (by - ay) * PITCH_MM))
    return [
        (x_mm + dx_mm + pocket_x, y_mm + dy_mm + pocket_y, trit)
        for (dx_mm, dy_mm), word in zip(offsets, lies.words(), strict=True)
        for (pocket_x, pocket_y), trit in zip(POCKETS_MM, word, strict=True)
        if trit != "0"
    ]


def path(points: list[tuple[float, float]], speed_mm_s: int) -> Iterator[tuple[float, float]]:
    """Where the middle of half a is at each scan, from the first point to the last, in millimetres."""
    step_mm = speed_mm_s * SCAN_MS / 1000
    for (x, y), (to_x, to_y) in pairwise(points):
        length_mm = ((to_x - x) ** 2 + (to_y - y) ** 2) ** 0.5
        for i in range(int(length_mm / step_mm)):
            part = i * step_mm / length_mm
            yield x + (to_x - x) * part, y + (to_y - y) * part
    yield points[-1]


def push(
    rig: Rig, lies: Lie, cells: list[tuple[int, int]], speed_mm_s: int, chance: random.Random, dirt: float
) -> Iterator[None]:
    """Push a domino of player 1, its half a through these cells; yields after each scan until it has settled.

    dirt: how likely a trit of a word on the way is unsure although it need not be.
    """
    board = rig.boards[1]
    board.apart_ms = 0
    sensors = Board()
    points = [((x - 1) * PITCH_MM, (y - 1) * PITCH_MM) for x, y in cells]
    last = words_of(magnets_of(lies, *points[-1]))
    for x_mm, y_mm in (*path(points, speed_mm_s), *[points[-1]] * (2 * SETTLE_MS // SCAN_MS)):
        for cell, settled in sensors.scan(magnets_of(lies, x_mm, y_mm)):
            on_way = settled not in (EMPTY, last.get(cell))
            word = "".join("?" if on_way and chance.random() < dirt else trit for trit in settled)
            board.word((cell % 5 + 1, cell // 5 + 1), word)
        rig.run(1, SCAN_MS)
        yield
