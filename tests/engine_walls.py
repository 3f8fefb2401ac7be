"""Whole games of the walls on the fast core, on the game and on the naive table, compared act by act."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from companion import engine
from companion.core.model import Move
from companion.games.api import Setup
from companion.games.azul.rules import points
from companion.games.azul.rules.editions import ALL_DISPLAYS, FLOOR, Edition
from companion.games.azul.rules.state import NONE, OVER, ROUND, SPREAD, TAKE, TILE, Board, State
from tests.games import azul_mirror as mirrored
from tests.games.azul_kit import EDITIONS
from tests.games.azul_soak import Game
from tests.games.soaking import differ

KINDS = {"lots": 1, "gold": 2, "draw": 3, "take": 4, "spread": 5, "tile": 6, "drop": 7, "round": 8}
FLAGS = {"reverse": 1, "special": 2, "marker": 4}


def gold_of(edition: Edition, side: str) -> int:
    """A gold side's number in states and acts; 0 for a blue one."""
    return edition.golds.index(side) + 1 if side else 0


def act_of(state: State, told: Sequence[Any]) -> int:
    """The core's act of an act told as the naive table does: player, action, arguments."""
    player, action, *args = told
    edition, one, two = state.edition, 0, 0
    match action:
        case "lots":
            one = state.table.seats[args[0]] + 1
        case "gold":
            one, two = args[0], gold_of(edition, args[1])
        case "draw":
            one, two = divmod(sum(args.count(word) << 3 * at for at, word in enumerate(edition.colours)), 256)
        case "take":
            one, two = args[0], edition.numbers[args[1]] << 3 | args[2]
        case "spread":
            one = sum((side == "right") << at for at, side in enumerate(args))
        case "tile":
            one, two = args[0], args[1]
        case "drop":
            one = args[0]
    return int.from_bytes((KINDS[action], state.table.seats[player] + 1 if player else 0, one, two))


def _board(board: Board) -> bytes:
    lines = [number for line in board.lines for number in line]
    cells = [colour for row in board.wall for colour in row]
    floor = bytes(board.floor).ljust(FLOOR, b"\0")
    return bytes(lines + cells) + floor + bytes((board.counted,)) + board.score.to_bytes(2, "little")


def pack(state: State) -> bytes:
    """The state as the core's bytes, written from companion/engine/azul.h."""
    table = state.table
    seats = {**{number: at + 1 for number, at in table.seats.items()}, 0: 0}
    flags = sum(FLAGS[one] for one in table.setup.variants)
    head = (engine.STATES, 2 + list(EDITIONS).index(state.edition.name), len(state.boards), flags, state.phase)
    packed = bytearray(
        (*head, seats[state.turn], seats[state.starter], seats[state.taker], state.step, state.round)
    )
    displays = [*state.displays, *[NONE] * (ALL_DISPLAYS - len(state.displays))]
    for heap in (*displays, state.centre, state.bag, state.lid):
        packed += bytes(heap)
    packed += bytes(gold_of(state.edition, state.gold(at)) for at in range(ALL_DISPLAYS))
    shelter = state.shelter
    packed += bytes((shelter.display + 1, seats[shelter.player], shelter.colour) if shelter else 3)
    for board in state.boards:
        packed += _board(board)
    return bytes(packed)


class Walls(Game):
    """The same game three times: the soak's two, and the core."""

    def __init__(self, table: Setup, policy: str, dice: random.Random) -> None:
        super().__init__(table, policy, dice)
        self.core = engine.start(table.edition, len(table.players), table.variants)
        differ("the beginning", self.core, pack(self.state))

    def _next(self, state: State, whole: bool) -> Move:
        listed = engine.legal(self.core)
        told = [act_of(state, mirrored.legal(one)) for one in self.game.moves(state)]
        differ("the core's acts", sorted(listed), sorted(told))
        if whole and state.phase in (TAKE, SPREAD, TILE, ROUND):
            differ(
                "the core's acts and the table's", set(listed), {act_of(state, one) for one in self.mirror.acts()}
            )
        move = super()._next(state, whole)
        self.core = engine.play(self.core, act_of(state, mirrored.legal(move)))
        return move

    def _compare(self, whole: bool) -> None:
        super()._compare(whole)
        differ("the core's state", self.core, pack(self.state))
        standings = {one.player: one.total for one in points.standings(self.state)}
        differ("points", engine.points(self.core), tuple(standings[one] for one in self.state.table.players))
        if self.state.phase == OVER:
            differ("the core's acts", engine.legal(self.core), [])
