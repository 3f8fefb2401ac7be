"""Those at a table of Queen's Garden who see it: what they do, told as digits, not always right."""

from __future__ import annotations

import random

from companion.core.model import Move
from companion.games.queens_garden.demo import GreedyStrategy
from companion.games.queens_garden.game import GAME
from companion.games.queens_garden.rules.acts import EXPANSION, LAY_ACT, PLACE_ACT, TAKE_ACT
from companion.games.queens_garden.rules.hexes import EACH, HEXAGONS, WORDS
from companion.games.queens_garden.rules.passing import passes
from companion.games.queens_garden.rules.placing import buys, laying
from companion.games.queens_garden.rules.preparing import chances
from companion.games.queens_garden.rules.state import LOTS, TURN, State
from companion.games.queens_garden.rules.taking import chosen_of, takes
from companion.games.queens_garden.typing.partly import copies
from companion.play.dealer import Dealer
from tests.listening_player import queens_digits as digits


def places(state: State) -> list[Move]:
    """Every placing of a tile."""
    return [one for one in laying(state.mine, state.turn) if one.action == PLACE_ACT]


def lays(state: State) -> list[Move]:
    """Every laying of an expansion."""
    return [one for one in laying(state.mine, state.turn) if one.action == LAY_ACT]


WEIGHTS = (takes, takes, places, places, lays, lays, buys)


def choose(state: State, dice: random.Random, style: str) -> Move:
    """A legal act of the player on turn: of any sort, or what brings most now; a pass now and then."""
    if dice.random() < 0.04:
        return dice.choice(list(passes(state)))
    if (
        style == "greedy"
        and (move := GreedyStrategy(state.table.setup, Dealer(dice.getrandbits(32))).next(state)) is not None
    ):
        return move
    for kind in dice.sample(WEIGHTS, len(WEIGHTS)):
        if found := list(kind(state)):
            return dice.choice(found)
    return next(iter(passes(state)))


def digits_of(state: State, move: Move) -> str:
    """How a move is typed on a keypad; of a take with the places that are left open."""
    fields = digits.typed(GAME.text(move))
    if move.action == TAKE_ACT:
        criterion, chosen = str(move.args[0]), chosen_of(state, move)
        found = copies(state, move.player, criterion, ())
        while found is not None and (one := found.open):
            fields.append(str(chosen[one]))
            found = copies(state, move.player, criterion, fields[2:])
    return ".".join(fields)


def by_hand(state: State, dice: random.Random) -> str:
    """What hands draw, turn or cast now, as digits."""
    if state.phase in (LOTS, TURN):
        return digits_of(state, dice.choice(chances(state))[0])
    bag = [WORDS[one] for one in HEXAGONS for _ in range(state.bag[one - 1])]
    tower = [WORDS[one] for one in HEXAGONS for _ in range(state.tower[one - 1])]
    drawn = dice.sample(bag, min(len(bag), state.lacking))
    drawn += dice.sample(tower, state.lacking - len(drawn))
    return ".".join(digits.typed(f"0 draw {' '.join(drawn)}"))


def miscounted(state: State, dice: random.Random) -> str:
    """A draw that cannot be: one hexagon more often than there are tiles of it."""
    one = WORDS[dice.choice(HEXAGONS)]
    return ".".join(digits.typed(" ".join(["0 draw", *[one] * (EACH + 1)]))) if state.lacking > EACH else ""


def impossible(state: State, dice: random.Random) -> str:
    """An act that is not legal, as digits; empty where none was found."""
    garden = state.mine
    for _ in range(10):
        hexagon = dice.choice(HEXAGONS)
        given = [WORDS[one] for one in garden.tiles[:2]] + [EXPANSION + WORDS[one] for one in garden.beds[:1]]
        cell = dice.choice(("2-6", "fountain-4", "12-2", "8-middle"))
        text = " ".join([f"{state.turn} place {WORDS[hexagon]} {cell}", *given])
        move = GAME.parse(state, text)
        if isinstance(move, Move) and GAME.judge(state, move):
            return ".".join(digits.typed(text))
    return ""
