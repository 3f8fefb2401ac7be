"""Those at a table of Azul who see it: what they do, told as digits or laid with hands, not always right."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from companion.core.model import Move
from companion.games.azul.rules.state import EXTRA, FILL, GOLD, LOTS, Counts, State
from companion.games.azul.rules.taking import source_of
from companion.games.plain import number, word

COMMANDS = {"tile": "41", "drop": "42", "draw": "54", "lots": "55", "gold": "56", "spread": "58"}


def choose(state: State, moves: Sequence[Move], dice: random.Random, style: str) -> Move:
    """One of the legal moves: any, or a take that fills most and drops least."""
    if style == "random" or moves[0].action != "take":
        return dice.choice(moves)
    return max(moves, key=lambda move: (_worth(state, move), dice.random()))


def _worth(state: State, move: Move) -> float:
    board = state.boards[state.table.seats[move.player]]
    colour, line = state.edition.numbers[word(move, 1)], number(move, 2)
    count = source_of(state, number(move, 0))[colour - 1]
    room = line - board.lines[line - 1][1] if line else 0
    fell = max(0, count - room)
    row = sum(map(bool, board.wall[line - 1])) if line else 0
    return (2 + 0.5 * row if line and count >= room else 0.4 * count) - 1.5 * fell - 0.1 * (room - count)


def digits_of(state: State, move: Move) -> str:
    """How a move is typed on a keypad."""
    args: list[Any] = list(move.args)
    words = state.edition.numbers
    if move.action == "take":
        return f"{args[0]}{words[args[1]]}{args[2]}"
    if move.action == "draw" and len(args) == len(words) - 1:
        return "".join(str(words[one]) for one in args)
    digits = {**{word: str(at) for word, at in words.items()}, "left": "1", "right": "2"}
    if move.action == "gold":
        kind, _, colour = args[1].removeprefix("sn").partition("-")
        args = [args[0], f"{kind}{digits.get(colour, '')}"]
    if move.action == "tile":
        args = args[:2]
    return ".".join([COMMANDS[move.action], *(digits.get(str(one), str(one)) for one in args)])


def by_hand(state: State, dice: random.Random, chance: Sequence[tuple[Move, int]]) -> str:
    """What hands draw, turn or cast now, as digits."""
    if state.phase in (LOTS, GOLD):
        return digits_of(state, dice.choice(chance)[0])
    assert state.phase in (FILL, EXTRA)
    moves, weights = zip(*chance, strict=True)
    return digits_of(state, dice.choices(moves, weights)[0])


def miscounted(state: State, dice: random.Random) -> str:
    """A draw that cannot be: more of a colour than are left."""
    both: Counts = tuple(map(sum, zip(state.bag, state.lid, strict=True)))
    scarce = [colour for colour, count in enumerate(both, start=1) if count < 4]
    return str(dice.choice(scarce)) * 4 if scarce and state.phase == FILL else ""


def impossible(state: State, moves: Sequence[Move], dice: random.Random) -> str:
    """Three digits that are no legal take."""
    legal = {digits_of(state, move) for move in moves}
    for _ in range(20):
        typed = f"{dice.randint(0, state.table.displays)}{dice.randint(1, 5)}{dice.randint(0, 5)}"
        if typed not in legal:
            return typed
    return ""
