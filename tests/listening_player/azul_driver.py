"""One match of Azul with a listening player: it and others play at the house, and what it knows is compared.

See table_driver. Walls are laid on boards or told.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import partial
from typing import Any

from companion.core.model import Move, Player
from companion.device.tiles.files import standard
from companion.device.tiles.tileset import TileSet
from companion.games.api import Setup
from companion.games.azul.rules.editions import CHOCOLATIER, MINI
from companion.games.azul.rules.state import EXTRA, FILL, LOTS, OVER, ROUND, TILE, State
from firmware.bench.board import BenchBoard
from tests.listening_player import azul_others as others
from tests.listening_player import table_driver
from tests.listening_player.azul_truth import places_of, state_of
from tests.listening_player.driver import NAMES, STILL_MS
from tests.listening_player.table_driver import STYLES, Plan, TableEvening

EDITIONS = {"azul-mini": MINI, "master-chocolatier": CHOCOLATIER}


def setup_of(game: str, players: int, variants: Sequence[str] = (), *, drawn: bool = True) -> Setup:
    """A match for so many players. drawn: the companion is the bag, else hands draw."""
    seated = tuple(Player(number, NAMES[number - 1]) for number in range(1, players + 1))
    options = {"play": "match", "draw": "companion" if drawn else "hand"}
    tiles = standard(EDITIONS[game].name).tiles()
    return Setup(seated, tiles, columns=5, rows=5, variants=frozenset(variants), options=options)


class Evening(TableEvening):
    """One match; listener: for one of the seats."""

    @staticmethod
    def any_plan(game: str, dice: random.Random) -> Plan:
        """Any number of players, side, special displays where there are such, boards for none, some or all."""
        players = dice.choice((2, 3, 4))
        variants = ["reverse"] if dice.random() < 0.5 else []
        if game == "master-chocolatier" and dice.random() < 0.6:
            variants += ["special", *(["marker"] if dice.random() < 0.5 else [])]
        setup = setup_of(game, players, variants, drawn=dice.random() < 0.5)
        styles = (dice.choice(STYLES), dice.choice(STYLES))
        share = dice.choice((0.0, 0.5, 1.0))
        return Plan(setup, styles, tuple(n for n in range(1, players + 1) if dice.random() < share))

    def at_table(self, game: str) -> tuple[TileSet, str, dict[str, object]]:
        """See TableEvening."""
        self._strayed: dict[int, str] = {}  # seat -> what lies wrong on its board
        edition = EDITIONS[game].name
        return standard(edition), edition, {"hands": self._seat in self._plan.boards}

    @property
    def state(self) -> State:
        """What is true."""
        state: State = self.house.state
        return state

    # ---- what the game says ----------------------------------------------------------------------------------

    def undisturbed(self) -> bool:
        """See TableEvening."""
        return self.state.phase in (LOTS, OVER)

    def hands_first(self) -> bool:
        """See TableEvening."""
        if self._strayed:
            self._put_right(*self._strayed.popitem())
            return True
        return False

    def taken_back(self, move: Move) -> None:
        """See TableEvening: a tile is lifted by its player."""
        if move.action == "tile" and move.player in self._plan.boards:
            place, piece = move.comes[0]
            self._strayed[move.player] = f"{piece.thing} {place.name}"

    def by_hand(self, told: dict[str, Any]) -> None:
        """See TableEvening."""
        line, column, colour = told["lay"]
        self._lay(self._seat, colour, column, 6 - line)

    def truth(self, known: dict[str, Any]) -> dict[str, Any] | None:
        """See TableEvening; what lines that wait to fall will make of it is not compared."""
        if known.get("phase") == "" and self.state.round == 1 and not self.state.starter:
            return None
        true = state_of(self.state)
        for name, board in known.get("boards", {}).items():
            if not isinstance(board["floor"], list):  # see HeardTable
                floor = true["boards"][name]["floor"]
                true["boards"][name]["floor"] = None if board["floor"] is None else len(floor)
        shelf = known.get("shelf", "")
        if not isinstance(shelf, str):
            true["shelf"] = None if shelf is None else int(bool(true["shelf"]))
        return true

    def ranking(self) -> list[Any] | None:
        """See TableEvening."""
        return places_of(self.state) if self.state.phase == OVER else None

    # ---- playing ---------------------------------------------------------------------------------------------

    def others_act(self, *, deals: bool) -> bool:
        """See TableEvening."""
        house, dice, state = self.house, self._dice, self.state
        due = house.game.awaited(state)
        if state.phase == OVER or not due:
            return False
        if dice.random() < 0.04 and self.others_undo():
            return True
        if state.phase in (TILE, ROUND) and dice.random() < 0.06 and self._lifts():
            return True
        if due[0].chance or (due[0].confirms is not None and state.phase != TILE):
            return self._deals(due[0].chance) if deals else False
        moves = [one for one in house.game.moves(state) if one.player != self._seat]
        if not moves:
            return False
        if state.phase == TILE:
            moves = [one for one in moves if one.player == moves[0].player or dice.random() < 0.5]
        move = others.choose(state, moves, dice, self._plan.styles[1])
        if move.action == "take" and dice.random() < 0.04 and (typed := others.impossible(state, moves, dice)):
            self._count.happened["others: impossible take"] += 1
            house.press(move.player, typed)
        elif move.action == "tile" and move.player in self._plan.boards:
            self._hands(move)
        else:
            house.press(move.player, others.digits_of(state, move), 200)
        return True

    def _deals(self, chance: Sequence[tuple[Move, int]]) -> bool:
        """What is nobody's: by a key of anybody but the listener, or drawn by hand and typed."""
        seat = self.anybody_else()
        if not chance:
            self.house.press(seat, "7")
        elif not self._plan.drawn:
            wrong = others.miscounted(self.state, self._dice) if self._dice.random() < 0.3 else ""
            self._count.happened["others: impossible draw"] += bool(wrong)
            self.house.press(seat, wrong or others.by_hand(self.state, self._dice, chance))
        elif self.state.phase in (FILL, EXTRA):
            self.house.press(seat, self._dice.choice(("7", "54")))
        else:
            return False
        return True

    def _lifts(self) -> bool:
        """Hands take up a tile that they have laid in this tiling: it is taken back."""
        ledger = self.house.table.referee.ledger
        mine = [one for one in ledger.open_moves() if one.move.action == "tile" and ledger.can_lose([one])]
        mine = [one for one in mine if one.move.player in self._plan.boards]
        if not mine:
            return False
        move = self._dice.choice(mine).move
        place, piece = move.comes[0]
        self._put_right(move.player, f"{piece.thing} {place.name}")
        self._count.happened["lifted"] += 1
        return True

    # ---- hands -----------------------------------------------------------------------------------------------

    def _hands(self, move: Move) -> None:
        """A tile laid on a board; now and then on a wrong cell, where it is warned of."""
        place, piece = move.comes[0]
        colour = piece.thing.partition(" ")[2]
        state = self.state
        wall = state.boards[state.table.seats[move.player]].wall
        free = [(x, y) for x in range(1, 6) for y in range(1, 6) if not wall[5 - y][x - 1]]
        if self._dice.random() < 0.06:
            right = {one.comes[0][0] for one in self.house.game.moves(state) if one.comes}
            wrong = [(x, y) for x, y in free if all((one.x, one.y) != (x, y) for one in right)]
            if wrong:
                x, y = self._dice.choice(wrong)
                self._count.happened["others: wrong cell of a board"] += 1
                self._lay(move.player, colour, x, y, STILL_MS)
                self._strayed[move.player] = f"tile {colour} {'ABCDE'[x - 1]}{y}"
                return
        self._lay(move.player, colour, place.x, place.y)

    def _lay(self, seat: int, colour: str, x: int, y: int, wait_ms: int = 50) -> None:
        self._count.happened["tile laid on a board"] += 1

        def lay(board: BenchBoard) -> None:
            board.lay(f"tile {colour}", (x, y))

        self.house.put(lambda: self.house.hands(seat, lay, wait_ms))

    def _put_right(self, seat: int, thing: str) -> None:
        self.house.put(lambda: self.house.hands(seat, lambda board: board.lift(thing), STILL_MS))


play = partial(table_driver.play, Evening)
"""One match: see table_driver.play."""
