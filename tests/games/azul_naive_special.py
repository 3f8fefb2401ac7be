"""What lies on Azul's table, and the special displays of the Master Chocolatier: the lower half of azul_naive.

Written from the two rulebooks alone; it imports nothing of the program under test.
"""

from __future__ import annotations

from collections.abc import Sequence

Wall = list[list[str | None]]
Take = tuple[int, str, int]

# AZ-08, MC-02: the coloured sides, written out so that they can be compared with a board by eye.
PATTERNS = {
    "azul_mini": """
        blue   yellow red    black  white
        white  blue   yellow red    black
        black  white  blue   yellow red
        red    black  white  blue   yellow
        yellow red    black  white  blue""",
    "master_chocolatier": """
        blue   brown  white  black  red
        red    blue   brown  white  black
        black  red    blue   brown  white
        white  black  red    blue   brown
        brown  white  black  red    blue""",
}
DISPLAYS = {2: 5, 3: 7, 4: 9}  # AZ-15 to AZ-17
FLOOR = [1, 1, 2, 2, 2, 3, 3]  # AZ-07
EACH = 20  # AZ-02
NUMBERS = [1, 2, 3, 4, 5]  # lines, rows and columns
MARKER = "marker"
KINDS = ["sn1", "sn3", "sn4", "sn5"]  # and an SN2 for every colour, "sn2-blue" and so on; MC-04


class Places:
    """Everything on the table, and the acts that exist only with special displays."""

    def __init__(
        self,
        edition: str,
        players: int,
        *,
        reverse: bool = False,
        special: bool = False,
        marker_on_sn5: bool = False,
    ) -> None:
        assert edition in PATTERNS, f"no edition {edition}"
        assert players in DISPLAYS, f"no game for {players} players"
        assert edition == "master_chocolatier" or not special, "only the chocolatier has special displays"
        self.pattern = [line.split() for line in PATTERNS[edition].strip().splitlines()]
        self.colours = tuple(self.pattern[0])
        self.reverse, self.special, self.marker_on_sn5 = reverse, special, marker_on_sn5
        self.players = list(range(1, players + 1))
        self.bag = [colour for colour in self.colours for _ in range(EACH)]
        self.lid: list[str] = []
        self.centre: list[str] = []
        self.displays: dict[int, list[str]] = {d: [] for d in range(1, DISPLAYS[players] + 1)}
        self.walls: dict[int, Wall] = {p: [[None] * 5 for _ in NUMBERS] for p in self.players}
        self.lines: dict[int, dict[int, list[str]]] = {p: {n: [] for n in NUMBERS} for p in self.players}
        self.floors: dict[int, list[str]] = {p: [] for p in self.players}
        self.scores = dict.fromkeys(self.players, 0)
        self.round = self.starter = self.turn = 0
        self.marker = 0  # the player who has it, 0 in the centre
        self.golden: dict[int, str] = {}  # gold displays of this round, by number
        self.moved: list[tuple[str, int, int]] = []  # what SN2 moved this round: colour, from, to
        self.away = self.keeper = 0  # the display that SN5's taker took out of the circle, and that player
        self.shelf: str | None = None  # what lies on that display
        # This round's placements: player, line, column, length across, length down, points.
        self.laid: list[tuple[int, int, int, int, int, int]] = []
        self.unfilled: list[int] = []
        self.waiting: list[int] = []  # gold displays whose SN1 or SN2 has not been carried out yet
        self.plans: dict[int, list[dict[int, int]]] = {}
        self.decided: dict[int, dict[int, int]] = {}
        self._phase = "first"

    def count(self) -> dict[str, int]:
        """Tiles of each colour over every place of the table."""
        places = [self.bag, self.lid, self.centre, *self.displays.values(), *self.floors.values()]
        places += [tiles for lines in self.lines.values() for tiles in lines.values()]
        everything: list[str | None] = [tile for place in places for tile in place]
        everything += [cell for wall in self.walls.values() for row in wall for cell in row]
        everything.append(self.shelf)
        return {colour: everything.count(colour) for colour in self.colours}

    def _check(self) -> None:
        assert self.count() == dict.fromkeys(self.colours, EACH), f"tiles lost or gained: {self.count()}"
        for player, floor in self.floors.items():
            assert len(floor) <= 7, "more than 7 on a floor"
            assert floor.count(MARKER) <= (1 if self.marker == player else 0), "the marker lies on a wrong floor"

    def _draw(self, colours: Sequence[str]) -> None:
        """Take tiles out of the bag, in any order; only an emptied bag is refilled from the lid. AZ-70, AZ-71."""
        bag, lid, rest = list(self.bag), list(self.lid), list(colours)
        if len(bag) < len(rest):
            for tile in bag:
                assert tile in rest, f"the bag still held {tile} before it was refilled"
                rest.remove(tile)
            bag, lid = lid, []
        for tile in rest:
            assert tile in bag, f"no {tile} in the bag"
            bag.remove(tile)
        self.bag, self.lid = bag, lid

    def _to_floor(self, player: int, tiles: list[str]) -> None:
        """SN5 first, then the 7 floor spaces, then tiles to the lid. AZ-31, AZ-44, AZ-45, MC-32 to MC-35."""
        for tile in tiles:
            if self.keeper == player and self.shelf is None and (tile != MARKER or self.marker_on_sn5):
                self.shelf = tile
            elif len(self.floors[player]) < 7:
                self.floors[player].append(tile)
            elif tile != MARKER:
                self.lid.append(tile)

    def gold(self, display: int, kind: str) -> None:
        """Turn a display gold for this round. MC-11 to MC-13; each of the nine gold sides exists once, MC-04."""
        assert self._phase == "gold", "not the time to turn displays"
        assert display in self.displays, f"no display {display}"
        assert display not in self.golden, f"display {display} is gold already"
        assert kind in KINDS + ["sn2-" + colour for colour in self.colours], f"no kind {kind}"
        assert kind not in self.golden.values(), f"{kind} exists once only"
        self.golden[display] = kind
        if len(self.golden) == len(self.players):
            self._phase = "fill"
        self._check()

    def _effects(self) -> None:
        """Carry out SN1 and SN2 in the order of the displays; stop for SN1's draw, else open the offer."""
        while self.waiting:
            display = self.waiting[0]
            kind = self.golden[display]
            if kind == "sn1" and (self.bag or self.lid):  # MC-17
                self._phase = "extra"
                return
            if kind.startswith("sn2-"):  # MC-18 to MC-21
                colour = kind.removeprefix("sn2-")
                for neighbour in self.neighbours(display):
                    if colour in self.displays[neighbour]:
                        self.displays[neighbour].remove(colour)
                        self.displays[display].append(colour)
                        self.moved.append((colour, neighbour, display))
            del self.waiting[0]
        self._phase, self.turn = "take", self.starter
        self.marker = 0  # AZ-24

    def neighbours(self, display: int) -> tuple[int, int]:
        """Left (lower number) and right neighbour in the circle; one taken away leaves no gap. MC-23, MC-37."""
        circle = [d for d in self.displays if d != self.away]
        place = circle.index(display)
        return circle[place - 1], circle[(place + 1) % len(circle)]

    def extra(self, display: int, colour: str) -> None:
        """SN1's additional draw. MC-16."""
        assert self._phase == "extra", "no additional draw is due"
        assert display == self.waiting[0], f"the additional draw belongs on display {self.waiting[0]}"
        self._draw([colour])
        self.displays[display].append(colour)
        del self.waiting[0]
        self._effects()
        self._check()

    def spread(self, player: int, left: set[str]) -> None:
        """SN4: the leftovers of these colours go to the left neighbour, the others to the right. MC-26 to 29."""
        assert self._phase == "spread", "nothing is to be spread"
        assert player == self.turn, f"it is player {self.turn} who spreads"
        display = next(d for d, kind in self.golden.items() if kind == "sn4")
        assert left <= set(self.displays[display]), "a colour is named that was not left over"
        lower, higher = self.neighbours(display)
        for tile in self.displays[display]:
            self.displays[lower if tile in left else higher].append(tile)
        self.displays[display] = []
        self._next_turn()
        self._check()

    def _next_turn(self) -> None:
        raise NotImplementedError
