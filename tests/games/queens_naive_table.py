"""The shared table of the naive engine of Azul: Queen's Garden: set-up, stack, bag, display and taking.

See queens_naive.py, which adds the gardens, passing and scoring.
"""

from __future__ import annotations

from collections import Counter

from .queens_naive_garden import COLOURS, HEXAGONS, TILE_SPACES, traits

STACK = {2: 5, 3: 7, 4: 8}


class Table:
    """One game. The attributes without an underscore are for reading; see the notation for what they hold.

    display holds the places with tiles and the face-down ones that are to be turned, place 0 as long as the stack
    has an expansion; a place that was turned is in faceup only. Nothing is cleared away after the last round.
    """

    def __init__(
        self,
        players: int,
        bonus: dict[int, int],
        wheel: list[dict[str, int]],
        rewards: dict[str, int],
        floor: bool = True,
    ) -> None:
        """Set the game up. QG-01 to QG-03, QG-21 to QG-38, QG-41."""
        everybody = list(range(1, players + 1))
        self.players, self.bonus, self.wheel, self.rewards, self.floor = players, bonus, wheel, rewards, floor
        self.score = dict.fromkeys(everybody, 15)
        self.jokers = dict.fromkeys(everybody, 3)
        self.tiles: dict[int, list[str]] = {p: [] for p in everybody}
        self.beds: dict[int, list[str]] = {p: [] for p in everybody}
        self.garden: dict[int, dict[str, str]] = {p: {} for p in everybody}
        self.slots: dict[int, dict[int, str]] = {p: {} for p in everybody}
        self.bag = HEXAGONS * 3
        self.tower: list[str] = []
        self.stack = STACK[players]
        self.stacks = [STACK[players]] * 3
        self.supply = 36 - 4 * STACK[players]
        self.display: dict[int, list[str]] = {0: []}
        self.faceup: dict[int, str] = {}
        self.round = 1
        self.passed: list[int] = []
        self.marker = 0
        self._turn = 0  # whose turn it is; 0 before the lots
        self._number = 1  # the next number for an expansion that leaves the stack
        self._drawing = False
        self._over = False
        self._seen: list[str] = []  # expansions whose front was seen

    def _add(self, player: int, points: int) -> None:
        """Add points (or take some away), never below 0 unless the limit is lifted. QG-142 to QG-144."""
        self.score[player] += points
        if self.floor:
            self.score[player] = max(0, self.score[player])

    # Lots, the stack, the bag

    def _no_lots(self, player: int, rest: list[str]) -> str | None:
        """Only a player of this game can begin. QG-42."""
        return None if 1 <= int(rest[0]) <= self.players else "form"

    def _lots(self, player: int, rest: list[str]) -> None:
        """Who begins round 1; then tiles come on the first stack. QG-35, QG-42."""
        self._turn = int(rest[0])
        self._want_tiles()

    def _want_tiles(self) -> None:
        """Tiles are due on the top of the stack; with none left anywhere the stack is laid out. QG-58, QG-157."""
        if self.bag or self.tower:
            self._drawing = True
            return
        while self.stack:
            self._leave_stack([])

    def _leave_stack(self, tiles: list[str]) -> None:
        """The top expansion goes beside the stack under the next number, with these tiles. QG-57, QG-62."""
        self.stack -= 1
        self.display[self._number] = tiles
        self._number += 1
        del self.display[0]
        if self.stack:
            self.display[0] = []

    def _no_draw(self, player: int, rest: list[str]) -> str | None:
        """4 tiles, the bag before the tower, or all there are. QG-35, QG-58, QG-152, QG-155, QG-156."""
        count = min(4, len(self.bag) + len(self.tower))
        if len(rest) != count:
            if count < 4:
                return "QG-156"
            return "QG-58" if self._number > 1 else "QG-35" if self.round == 1 else "QG-152"
        drawn, bag, both = Counter(rest), Counter(self.bag), Counter(self.bag + self.tower)
        if drawn - both:
            return "QG-03"
        in_order = not drawn - bag if len(self.bag) >= count else not bag - drawn
        return None if in_order else "QG-155"

    def _draw(self, player: int, rest: list[str]) -> None:
        """Lay drawn tiles on the top of the stack; the tower goes into a bag that has run out. QG-58, QG-155.

        "Jakmile dojdou dílky v sáčku" and "jeśli opróżnicie woreczek": at once, be the draw then over or not.
        """
        if len(self.bag) < len(rest):
            self.bag += self.tower
            self.tower = []
        for hexagon in rest:
            self.bag.remove(hexagon)
        if not self.bag:
            self.bag, self.tower = self.tower, []
        self.display[0] = list(rest)
        self._drawing = False

    def _empty(self) -> list[int]:
        """Places beside the stack whose expansion lies face down without tiles, lowest first. QG-60."""
        return sorted(place for place, tiles in self.display.items() if place and not tiles)

    def _no_turn(self, player: int, rest: list[str]) -> str | None:
        """The lowest empty place is turned; each of the 36 expansions is there once. QG-09, QG-60."""
        if rest[0] != str(self._empty()[0]):
            return "form"
        return "QG-09" if rest[1] in self._seen else None

    def _face_up(self, player: int, rest: list[str]) -> None:
        """An expansion without tiles is turned and on offer from now on. QG-60, QG-61, QG-63."""
        del self.display[int(rest[0])]
        self.faceup[int(rest[0])] = rest[1]
        self._seen.append(rest[1])

    # Taking

    def _where(self, hexagon: str) -> list[int]:
        """The places of the display where a hexagon lies, on a tile or printed. QG-52, QG-63."""
        on_tiles = [place for place, tiles in self.display.items() if hexagon in tiles]
        return sorted(on_tiles + [place for place, printed in self.faceup.items() if printed == hexagon])

    def _offered(self, criterion: str) -> list[str]:
        """The different hexagons of a colour or pattern in the display. QG-49, QG-50, QG-52, QG-53."""
        return [h for h in HEXAGONS if criterion in traits(h) and self._where(h)]

    def _no_take(self, player: int, rest: list[str]) -> str | None:
        """What is on offer, which copies, and whether it fits. QG-48 to QG-56."""
        criterion, wishes = rest[0], [word.split("@") for word in rest[1:]]
        offered = self._offered(criterion)
        if not offered:
            return "QG-48"
        if any(hexagon not in offered for hexagon, _ in wishes):
            return "QG-49" if criterion in COLOURS else "QG-50"
        wished = [hexagon for hexagon, _ in wishes]
        unclear = [h for h in offered if len(self._where(h)) > 1 and h not in wished]
        absent = [h for h, place in wishes if place not in [str(where) for where in self._where(h)]]
        if unclear or absent or len(set(wished)) < len(wished):
            return "QG-51"
        places = self._chosen(rest)
        beds = sum(place in self.faceup for place in places.values())
        tiles = len(places) - beds
        full = tiles > self._room(player) or len(self.beds[player]) + beds > 2
        return "QG-55" if full else None

    def _room(self, player: int) -> int:
        """Free spaces for tiles and jokers. QG-12, QG-13."""
        return TILE_SPACES - len(self.tiles[player]) - self.jokers[player]

    def _chosen(self, rest: list[str]) -> dict[str, int]:
        """Each hexagon of a legal take and the place it is taken from. QG-51, QG-53."""
        wished = dict(word.split("@") for word in rest[1:])
        return {h: int(wished.get(h, self._where(h)[0])) for h in self._offered(rest[0])}

    def _take(self, player: int, rest: list[str]) -> None:
        """Everything chosen goes to storage; the top expansion moves if tiles came from it. QG-54 to QG-62."""
        from_top = False
        for hexagon, place in self._chosen(rest).items():
            if place in self.faceup:
                self.beds[player].append(self.faceup.pop(place))
            else:
                self.display[place].remove(hexagon)
                self.tiles[player].append(hexagon)
                from_top = from_top or place == 0
        if from_top:
            self._leave_stack(self.display[0])
            if self.stack:
                self._want_tiles()
