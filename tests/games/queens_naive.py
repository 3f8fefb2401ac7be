"""A second, deliberately naive engine of Azul: Queen's Garden, written from the rulebooks alone.

It imports nothing of the program under test. An act is one line of text, the player's number first: "1 take blue".
forbids() tells the rule that stands against it, do() carries it out. Cells are named by the clock, hexagons are
written PATTERN-COLOUR. Words, cells, groups and payment are in queens_naive_garden.py, the set-up, the stack, the
bag and taking in queens_naive_table.py; here are turns, placing, passing and scoring.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from .queens_naive_garden import (
    CELLS,
    COLOURS,
    HEXAGONS,
    HOURS,
    PATTERNS,
    all_groups,
    bare,
    fits,
    neighbours,
    pays,
    shaped,
    traits,
    value,
)
from .queens_naive_table import Table

Told = dict[str, Callable[[int, list[str]], str | None]]
Done = dict[str, Callable[[int, list[str]], None]]


class Naive(Table):
    """One game: Naive(players, bonus, wheel, rewards, floor); the attributes are those of Table."""

    # What can be asked

    def due(self) -> tuple[str, int]:
        """What comes next, and who has to act (0 = nobody in particular). QG-44, QG-46, QG-61, QG-125, QG-160."""
        if self._over:
            return "over", 0
        if self._turn == 0:
            return "lots", 0
        if self._drawing:
            return "draw", 0
        if self._empty():
            return "turn", 0
        return ("round", 0) if len(self.passed) == self.players else ("act", self._turn)

    def forbids(self, act: str) -> str | None:
        """The row that forbids an act now, or "form", or None. QG-46, QG-47, QG-120; QG-117 forbids nothing."""
        words = act.split()
        if len(words) < 2 or words[0] not in [str(number) for number in range(self.players + 1)]:
            return "form"
        player, kind, rest = int(words[0]), words[1], words[2:]
        by_player = kind in ("take", "place", "lay", "buy", "pass")
        if not shaped(kind, rest) or by_player != (player > 0):
            return "form"
        if self.due()[0] != ("act" if by_player else kind):
            return "form"
        if by_player and player != self._turn:
            return "QG-120" if player in self.passed else "QG-46"
        rules: Told = {
            "lots": self._no_lots,
            "draw": self._no_draw,
            "turn": self._no_turn,
            "take": self._no_take,
            "place": self._no_place,
            "lay": self._no_lay,
            "buy": self._no_buy,
            "pass": self._no_pass,
        }
        return rules[kind](player, rest) if kind in rules else None

    def do(self, act: str) -> None:
        """Carry out a legal act; after a player's act it is the next player's turn. QG-46, QG-47."""
        assert self.forbids(act) is None, f"{act}: {self.forbids(act)}"
        number, kind, *rest = act.split()
        doing: Done = {
            "lots": self._lots,
            "draw": self._draw,
            "turn": self._face_up,
            "take": self._take,
            "place": self._place,
            "lay": self._lay,
            "buy": self._buy,
            "pass": self._pass,
            "round": self._end_round,
        }
        doing[kind](int(number), rest)
        if number != "0":
            self._next_player()

    def _next_player(self) -> None:
        """Clockwise to the next player who has not passed. QG-46, QG-120."""
        for _ in range(self.players):
            self._turn = self._turn % self.players + 1
            if self._turn not in self.passed:
                return

    # Placing

    def _has(self, player: int, words: list[str]) -> bool:
        """Whether all these things are in storage together. QG-67."""
        beds = ["expansion-" + hexagon for hexagon in self.beds[player]]
        return not Counter(words) - Counter(self.tiles[player] + beds + ["joker"] * self.jokers[player])

    def _give_up(self, player: int, words: list[str]) -> None:
        """Tiles to the tower, expansions under the supply, jokers to the bank. QG-77 to QG-79, QG-124."""
        for word in words:
            if word == "joker":
                self.jokers[player] -= 1
            elif word.startswith("expansion-"):
                self.beds[player].remove(bare(word))
                self.supply += 1
            else:
                self.tiles[player].remove(word)
                self.tower.append(word)

    def _no_space(self, player: int, cell: str) -> str | None:
        """A tile needs an empty space on the fountain board or on a placed expansion. QG-19, QG-81."""
        board, _, part = cell.partition("-")
        if cell in self.garden[player] or cell == "fountain" or board == "ornament":
            return "QG-81"
        if board == "fountain":
            return None
        side = self.slots[player].get(int(board))
        if side is None:
            return "QG-19"
        return "QG-81" if part == "middle" and side != "back" else None

    def _no_place(self, player: int, rest: list[str]) -> str | None:
        """A tile from storage, an empty space, the neighbours, the payment. QG-64 to QG-91."""
        hexagon, cell, *payment = rest
        if not self._has(player, [hexagon]):
            return "QG-64"
        bad = self._no_space(player, cell) or fits(self.garden[player], cell, hexagon) or pays(hexagon, payment)
        return bad or (None if self._has(player, [hexagon, *payment]) else "QG-67")

    def _place(self, player: int, rest: list[str]) -> None:
        """The payment and the tile leave the storage, then jokers arrive. QG-64, QG-96."""
        hexagon, cell, *payment = rest
        self._give_up(player, payment)
        self.tiles[player].remove(hexagon)
        self._lay_hexagon(player, cell, hexagon)

    def _lay_hexagon(self, player: int, cell: str, hexagon: str) -> None:
        """A hexagon into the garden; each ornament it closes pays, as far as there is room. QG-92 to QG-101."""
        self.garden[player][cell] = hexagon
        for near in neighbours(cell):
            kind = self._ornament(player, near)
            if kind and all(around in self.garden[player] for around in neighbours(near)):
                self.jokers[player] += min(self.rewards[kind], self._room(player))

    def _ornament(self, player: int, cell: str) -> str:
        """What ornament stands on a cell, "" for none. QG-16, QG-17, QG-97 to QG-99."""
        board, _, part = cell.partition("-")
        if cell == "fountain":
            return "fountain"
        if board == "ornament":
            return "statue" if part in ("1", "5", "9") else "bench"
        if part == "middle" and self.slots[player].get(int(board), "back") != "back":
            return "pavilion"
        return ""

    def _no_slot(self, player: int, hour: str) -> str | None:
        """One expansion a slot. QG-110, QG-112."""
        if len(self.slots[player]) == len(HOURS):
            return "QG-112"
        return "QG-110" if int(hour) in self.slots[player] else None

    def _no_lay(self, player: int, rest: list[str]) -> str | None:
        """A stored expansion, a free slot, the printed hexagon, the payment. QG-102, QG-110 to QG-114."""
        hexagon, hour, rim, *payment = rest
        if not self._has(player, ["expansion-" + hexagon]):
            return "QG-102"
        slot = self._no_slot(player, hour)
        if slot:
            return slot
        bad = fits(self.garden[player], f"{hour}-{rim}", hexagon)
        if bad:
            return "QG-114 " + bad
        bad = pays(hexagon, payment)
        if bad:
            return "QG-102 " + bad
        return None if self._has(player, ["expansion-" + hexagon, *payment]) else "QG-67"

    def _lay(self, player: int, rest: list[str]) -> None:
        """A stored expansion goes face up into a slot; its hexagon may close ornaments. QG-100, QG-102, QG-103."""
        hexagon, hour, rim, *payment = rest
        self._give_up(player, payment)
        self.beds[player].remove(hexagon)
        self.slots[player][int(hour)] = "front " + rim
        self._lay_hexagon(player, f"{hour}-{rim}", hexagon)

    def _no_buy(self, player: int, rest: list[str]) -> str | None:
        """6 points, something in the supply, a free slot. QG-104, QG-105, QG-109, QG-110, QG-112."""
        if self.score[player] < 6:
            return "QG-105"
        return "QG-109" if self.supply == 0 else self._no_slot(player, rest[0])

    def _buy(self, player: int, rest: list[str]) -> None:
        """The top of the supply goes face down into a slot for 6 points. QG-104, QG-106, QG-107, QG-115."""
        self._add(player, -6)
        self.supply -= 1
        self.slots[player][int(rest[0])] = "back"

    # Passing and the end of a round

    def _no_pass(self, player: int, rest: list[str]) -> str | None:
        """Passing is always open; what is discarded has to be there and affordable. QG-117 to QG-123, QG-142."""
        if "joker" in rest:
            return "QG-122"
        if not self._has(player, rest):
            return "QG-121"
        left = self.score[player] - (0 if self.passed else 1)
        cost = sum(value(bare(word)) for word in rest)
        return "QG-142" if self.floor and cost > max(0, left) else None

    def _pass(self, player: int, rest: list[str]) -> None:
        """The first takes the marker for 1 point, then discards cost their values. QG-119 to QG-124, QG-143."""
        if not self.passed:
            self.marker = player
            self._add(player, -1)
        self.passed.append(player)
        self._add(player, -sum(value(bare(word)) for word in rest))
        self._give_up(player, rest)

    def _end_round(self, player: int, rest: list[str]) -> None:
        """Phase 2, then phase 3 or the final scoring. QG-44, QG-126, QG-146, QG-160, QG-161."""
        for one in self.score:
            self._add(one, sum(self.round_points(one).values()))
        if self.round < 4:
            self._prepare()
            return
        for one in self.score:
            points = self.final_points(one)
            self._add(one, points["storage"])
            self._add(one, points["groups"])
            self._add(one, points["bonus"])
        self._over = True

    def _prepare(self) -> None:
        """Clear the display, next stack, marker back, its holder begins. QG-45, QG-148 to QG-154."""
        for tiles in self.display.values():
            self.tower += tiles
        beside = [place for place in self.display if place]
        self.supply += len(beside) + len(self.faceup) + self.stack
        self.stack = self.stacks.pop(0)
        self.display, self.faceup = {0: []}, {}
        self.round += 1
        self._turn, self.marker, self.passed, self._number = self.marker, 0, [], 1
        self._want_tiles()

    # Scoring

    def groups(self, player: int) -> list[tuple[str, frozenset[str]]]:
        """Every group of at least 2 hexagons with its colour or pattern. QG-86, QG-87."""
        return all_groups(self.garden[player])

    def round_points(self, player: int) -> dict[str, int]:
        """Points of phase 2 in the present round, printed hexagons too. QG-127 to QG-130, QG-138 to QG-140."""
        hexagons = list(self.garden[player].values())
        points = {
            criterion: each * len([h for h in hexagons if criterion in traits(h)])
            for criterion, each in self.wheel[self.round - 1].items()
        }
        points["pavilions"] = len([side for side in self.slots[player].values() if side != "back"])
        return points

    def final_points(self, player: int) -> dict[str, int]:
        """Points of the final scoring as things lie now. QG-162 to QG-169, QG-178."""
        left = self.tiles[player] + self.beds[player]
        storage = self.jokers[player] - sum(value(hexagon) for hexagon in left)
        garden = self.garden[player]
        big = [[garden[cell] for cell in cells] for _, cells in self.groups(player) if len(cells) >= 3]
        return {
            "storage": storage,
            "groups": sum(value(hexagon) for group in big for hexagon in group),
            "bonus": sum(self.bonus.get(len(group), 0) for group in big),
        }

    def winners(self) -> list[int]:
        """All with the most points. QG-172, QG-173."""
        return [player for player, points in self.score.items() if points == max(self.score.values())]

    # What is always true

    def conserved(self) -> None:
        """Every piece is somewhere and nothing stands against the rules. QG-03, QG-08, QG-09, QG-12, QG-88."""
        printed = {p: {f"{h}-{s[6:]}" for h, s in self.slots[p].items() if s != "back"} for p in self.score}
        tiles = self.bag + self.tower + [h for on in self.display.values() for h in on]
        beds = list(self.faceup.values())
        for player, garden in self.garden.items():
            tiles += self.tiles[player] + [h for cell, h in garden.items() if cell not in printed[player]]
            beds += self.beds[player] + [garden[cell] for cell in sorted(printed[player])]
            self._garden_is_right(player)
        assert Counter(tiles) == Counter(HEXAGONS * 3), "tiles"
        assert len(set(beds)) == len(beds), "two equal expansions"
        assert set(beds) <= set(self._seen), "an expansion nobody turned"
        beside = len([place for place in self.display if place])
        backs = len([s for slots in self.slots.values() for s in slots.values() if s == "back"])
        unseen = self.stack + sum(self.stacks) + self.supply + beside + backs
        assert unseen + len(beds) == 36, "expansions"
        assert min(self.stack, self.supply) >= 0, "expansions that are not there"
        assert (0 in self.display) == (self.stack > 0), "the top of the stack"

    def _garden_is_right(self, player: int) -> None:
        """Storage limits, spaces and groups of one player. QG-12, QG-13, QG-81, QG-85, QG-88, QG-90, QG-142."""
        garden, slots = self.garden[player], self.slots[player]
        assert self.jokers[player] >= 0, "jokers"
        assert self._room(player) >= 0, "storage"
        assert len(self.beds[player]) <= 2, "storage of expansions"
        assert self.score[player] >= 0 or not self.floor, "score"
        for cell, hexagon in garden.items():
            board = cell.partition("-")[0]
            assert cell in CELLS, cell
            assert not self._ornament(player, cell), f"{cell} is an ornament"
            assert board == "fountain" or int(board) in slots, f"{cell} is no space"
            assert all(garden.get(near) != hexagon for near in neighbours(cell)), f"twice side by side: {hexagon}"
        for criterion, cells in self.groups(player):
            assert criterion in COLOURS + PATTERNS, criterion
            assert len({garden[cell] for cell in cells}) == len(cells) <= 6, f"twice in a group: {criterion}"
