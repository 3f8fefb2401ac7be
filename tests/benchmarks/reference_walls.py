"""Random games of two walls in plain Python, as short as they can be: the measure of what our rules of Azul cost.

The coloured side, no variants; nothing of the program is imported. A heap is a list of counts by colour.
"""

from __future__ import annotations

import random

SIZE, EACH, DISPLAYS, FILLING = 5, 20, 5, 4
PENALTIES = (0, 1, 2, 4, 6, 8, 11, 14)
FLOOR = SIZE
"""The line that is none."""


class Player:
    """A board. lines: colour and count. wall: row -> column -> whether a tile lies there."""

    def __init__(self) -> None:
        self.lines = [(0, 0)] * SIZE
        self.wall = [[False] * SIZE for _ in range(SIZE)]
        self.floor: list[int] = []
        self.marker = False
        self.score = 0

    def takes(self, colour: int, line: int) -> bool:
        """Whether a line takes a colour."""
        held, count = self.lines[line]
        return held == colour and count <= line if count else not self.wall[line][(line + colour) % SIZE]

    def lay(self, colour: int, count: int, line: int) -> None:
        """Tiles go into a line, what finds no place to the floor."""
        if line != FLOOR:
            held = self.lines[line][1]
            fits = min(count, line + 1 - held)
            self.lines[line] = (colour, held + fits)
            count -= fits
        self.floor += [colour] * count

    def tile(self, lid: list[int]) -> bool:
        """The end of a round; whether a row is complete."""
        for row, (colour, count) in enumerate(self.lines):
            if count == row + 1:
                column = (row + colour) % SIZE
                self.wall[row][column] = True
                across, down = _run(self.wall[row], column), _run([line[column] for line in self.wall], row)
                self.score += (across if across > 1 else 0) + (down if down > 1 else 0) or 1
                self.lines[row] = (0, 0)
                lid[colour] += row
        for colour in self.floor:
            lid[colour] += 1
        self.score = max(0, self.score - PENALTIES[min(len(self.floor) + self.marker, 7)])
        self.floor, self.marker = [], False
        return any(all(row) for row in self.wall)

    def total(self) -> int:
        """All points."""
        rows, columns = sum(map(all, self.wall)), sum(map(all, zip(*self.wall, strict=True)))
        whole = sum(all(self.wall[row][(row + colour) % SIZE] for row in range(SIZE)) for colour in range(SIZE))
        return self.score + 2 * rows + 7 * columns + 10 * whole


def _run(cells: list[bool], at: int) -> int:
    first = last = at
    while first and cells[first - 1]:
        first -= 1
    while last < SIZE - 1 and cells[last + 1]:
        last += 1
    return last - first + 1


def deal(bag: list[int], lid: list[int], dice: random.Random) -> list[list[int]]:
    """The centre and the displays of a round; an emptied bag is filled from the lid."""
    heaps = [[0] * SIZE for _ in range(DISPLAYS + 1)]
    for heap in heaps[1:]:
        for _ in range(FILLING):
            if not bag:
                bag += [colour for colour in range(SIZE) for _ in range(lid[colour])]
                lid[:] = [0] * SIZE
                dice.shuffle(bag)
            if bag:
                heap[bag.pop()] += 1
    return heaps


def game(dice: random.Random) -> list[int]:
    """One random game: the points of both."""
    players, lid = (Player(), Player()), [0] * SIZE
    bag = [colour for colour in range(SIZE) for _ in range(EACH)]
    dice.shuffle(bag)
    starter = dice.randrange(2)
    while True:
        heaps, turn, taken = deal(bag, lid, dice), starter, False
        if not any(map(any, heaps)):
            break
        while True:
            player = players[turn]
            open_lines = [
                [*(line for line in range(SIZE) if player.takes(colour, line)), FLOOR] for colour in range(SIZE)
            ]
            acts = [
                (at, colour, line)
                for at, heap in enumerate(heaps)
                for colour, count in enumerate(heap)
                if count
                for line in open_lines[colour]
            ]
            if not acts:
                break
            at, colour, line = acts[int(dice.random() * len(acts))]
            heap, heaps[at] = heaps[at], [0] * SIZE
            player.lay(colour, heap[colour], line)
            heap[colour] = 0
            heaps[0] = [one + more for one, more in zip(heaps[0], heap, strict=True)]
            if not (at or taken):
                taken, starter, player.marker = True, turn, True
            turn = 1 - turn
        ended = [player.tile(lid) for player in players]
        if any(ended):
            break
    return [player.total() for player in players]
