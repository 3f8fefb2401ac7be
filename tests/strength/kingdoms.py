"""Kingdoms at the table of a peer, which deals and referees: a floating frame of five, both bonuses.

A match is begun with {"players": 4, "seat": 1, "seed": 17}, seats from 0. Each answer is either the end,
{"points": [71, 49, 50, 38]}, or a turn of ours, which is answered with {"choose": number of a domino or 0,
"cells": [x, y, x, y] of halves a and b from the castle, or none}. A turn has:

first: the seat that began the first choice; old, new: lines of [number, seat or -1], the first of old being the
domino that is due; unseen: numbers of dominoes that nobody has seen; aside: how many each seat put aside;
kingdoms: for each seat 81 numbers, rows from y = -4 to 4, cells from x = -4 to 4, the castle in the middle, as
the core has them: 0 empty, 1 the castle, else 4 + 4 * terrain + crowns.
"""

from __future__ import annotations

import random
from typing import Any

from companion import engine
from tests.strength.matches import Match
from tests.strength.peer import Peer

PLACE = 5
SIDE, SIZE, MARGIN = 9, 5, 2
HEAD, BOARDS = 35, 35 + 3 * 48
VARIANTS = ("floating", "centralised", "harmony")


def _moved(cells: list[int]) -> tuple[bytes, int, int]:
    """A kingdom as the core has it, and where its rectangle begins."""
    lying = [(at % SIDE, at // SIDE) for at, shown in enumerate(cells) if shown]
    low_x, low_y = min(x for x, _ in lying), min(y for _, y in lying)
    packed = bytearray(SIZE * SIZE)
    for x, y in lying:
        packed[x - low_x + SIZE * (y - low_y)] = cells[x + SIDE * y]
    return bytes(packed).ljust(49, b"\0"), low_x, low_y


def _line(line: list[list[int]], most: int) -> bytes:
    return bytes(one for number, seat in line for one in (number, seat + 1)).ljust(2 * most, b"\0")


def state_of(turn: dict[str, Any], seat: int) -> bytes:
    """A turn of ours as the core has it (companion/engine/kingdomino.h)."""
    players = len(turn["kingdoms"])
    state = bytearray(engine.start("royal_garden", players, VARIANTS))
    state[4] = turn["first"] + 1
    state[17:25] = _line(turn["old"], 4)
    state[25:35] = _line(turn["new"], 5)
    unseen = set(turn["unseen"])
    for number in range(1, 49):
        state[HEAD + 3 * (number - 1) + 2] = number in unseen
    boards = b"".join(
        bytes((aside,)) + _moved(cells)[0] for aside, cells in zip(turn["aside"], turn["kingdoms"], strict=True)
    )
    return bytes(state[:BOARDS]) + boards


def best(state: bytes, seat: int, playouts: int, seed: int) -> int:
    """Our act: the one of the highest value."""
    return max(engine.think(state, seat + 1, playouts, seed), key=lambda one: one[1])[0]


def place_of(act: int, cells: list[int]) -> list[int]:
    """Where the halves of an act lie, from the castle."""
    _, low_x, low_y = _moved(cells)
    return [
        one
        for at in (act >> 8 & 255, act & 255)
        for one in ((at >> 4) - MARGIN + low_x - SIDE // 2, (at & 15) - MARGIN + low_y - SIDE // 2)
    ]


def answered(turn: dict[str, Any], match: Match, dice: random.Random) -> dict[str, Any]:
    """Our turn: a place for the domino that is due, if one is, then the next choice; each has all playouts."""
    state, cells = state_of(turn, match.seat), []
    if turn["old"]:
        act = best(state, match.seat, match.run.playouts, dice.getrandbits(64))
        state = engine.play(state, act)
        cells = place_of(act, turn["kingdoms"][match.seat]) if act >> 24 == PLACE else []
    if not turn["new"]:
        return {"choose": 0, "cells": cells}
    act = best(state, match.seat, match.run.playouts, dice.getrandbits(64))
    return {"choose": act >> 8 & 255, "cells": cells}


def play(peer: Peer, match: Match) -> list[float]:
    """The points of each seat."""
    dice = random.Random(match.seed)
    answer = peer.ask(players=match.run.players, seat=match.seat, seed=match.seed)
    while "points" not in answer:
        answer = peer.ask(**answered(answer, match, dice))
    return [float(one) for one in answer["points"]]
