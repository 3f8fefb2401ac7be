"""HARD of tomsgarden (github tdaly678/tomsgarden) at our table, a process of its own that is asked for each act.

    git clone https://github.com/tdaly678/tomsgarden; npm install --prefix tools esbuild
    --peer "python -m tests.strength.garden_tomsgarden tomsgarden tools/node_modules/esbuild"

Its state is made of ours, with what nobody sees, the order of bag and stacks, drawn by lot. What it is told
otherwise than in its own game stands in garden_tomsgarden.mjs.
"""

from __future__ import annotations

import random
import sys
from pathlib import Path
from typing import Any

from companion.core.model import Move
from companion.games.queens_garden.rules.acts import Given, buy_move, lay_move, pass_move, place_move
from companion.games.queens_garden.rules.cells import AT, IS_FIXED, MIDDLES, ROWS, SLOT, SLOT_CELLS, sort
from companion.games.queens_garden.rules.hexes import COLOUR, COLOURS, HEXAGONS, PATTERNS, VALUE, number
from companion.games.queens_garden.rules.scoring import FACE_DOWN, NO_EXPANSION
from companion.games.queens_garden.rules.state import ROUNDS, Garden, State
from companion.games.queens_garden.rules.taking import chosen_of, takes
from tests.strength.garden import answer
from tests.strength.peer import Peer

_COLOURS = ("dark-green", "blue", "dark-purple", "purple", "yellow", "light-green")
"""Its colours from one to six: those that its wheel shows in the same rounds."""
_WORDS = {f"color{at}": word for at, word in enumerate(_COLOURS, 1)} | {
    f"pattern{at}": word for at, word in enumerate(PATTERNS, 1)
}
_TOLD = {word: told for told, word in _WORDS.items()}
Told = dict[str, Any]


class Hard:
    """HARD in a process of its own."""

    def __init__(self, peer: Peer, seed: int) -> None:
        self._peer, self._dice = peer, random.Random(seed)

    def next(self, state: State) -> Move:
        """Its act for the player on turn."""
        sectors = {_TOLD[word]: each for sectors in state.table.wheel for word, each in sectors}
        seed = self._dice.getrandbits(32)
        told = self._peer.ask(state=_state(state, self._dice), player=str(state.turn), seed=seed, sectors=sectors)
        return _move(state, told)


# ---- our state as its own ---------------------------------------------------------------------------------------


def _state(state: State, dice: random.Random) -> Told:
    bag = [one for one in HEXAGONS for _ in range(state.bag[one - 1])]
    faces = [one for one in HEXAGONS if not state.seen >> one & 1]
    dice.shuffle(bag)
    dice.shuffle(faces)
    laid = [
        _expansion(f"place-{place}", bed.face or faces.pop(), bed.tiles, bool(bed.face))
        for place, bed in enumerate(state.beside, 1)
        if not bed.gone
    ]
    if state.stack:
        laid.append({**_expansion("stack", faces.pop(), state.top, False), "onStack": True})
    sizes = [0] * ROUNDS
    sizes[state.round - 1] = max(0, state.stack - 1)
    sizes[state.round :] = [state.table.size] * (ROUNDS - state.round)
    stacks = [
        [_expansion(f"later-{number}-{at}", faces.pop(), (), False) for at in range(size)]
        for number, size in enumerate(sizes)
    ]
    return {
        "roomId": "table",
        "phase": "drafting",
        "round": state.round,
        "players": [_player(state, player, garden) for player, garden in state.seated],
        "activePlayerIndex": state.table.seats[state.turn],
        "firstPlayerIndex": state.table.seats[state.marker or state.starter],
        "displayTiles": [],
        "tower": [_hexagon(one) for one in HEXAGONS for _ in range(state.tower[one - 1])],
        "displayExpansions": laid,
        "expansionStacks": stacks,
        "expansionSupply": state.supply,
        "bag": [_hexagon(one) for one in bag],
        "firstPassTaken": bool(state.marker),
        "winnerIds": [],
        "rngState": dice.getrandbits(32),
        "config": {"finalGroupScoring": "sum"},
    }


def _hexagon(one: int) -> Told:
    return {"pattern": f"pattern{VALUE[one]}", "color": _TOLD[COLOURS[COLOUR[one]]]}


def _expansion(name: str, face: int, tiles: tuple[int, ...], up: bool) -> Told:
    told = {"id": name, "hex": _hexagon(face), "spaces": 7, "feature": "pavilion", "faceUp": up}
    return {**told, "tiles": [_hexagon(one) for one in tiles]}


def _player(state: State, player: int, garden: Garden) -> Told:
    spaces: list[Told] = []
    for cell, row in enumerate(ROWS):
        lies = garden.slots[SLOT[cell]] if SLOT[cell] >= 0 else FACE_DOWN
        if lies == NO_EXPANSION:
            continue
        ornament = IS_FIXED[cell] or (cell in MIDDLES and lies != FACE_DOWN)
        at = {"at": {"q": row.q, "r": row.r}}
        spaces.append({**at, "feature": sort(cell)} if ornament else at)
    placed = [
        {"at": {"q": ROWS[cell].q, "r": ROWS[cell].r}, "hex": _hexagon(one)}
        for cell, one in enumerate(garden.cells)
        if one
    ]
    stored: list[Told] = [{"kind": "tile", "hex": _hexagon(one)} for one in garden.tiles]
    beds = [{"id": f"bed-{one}", "spaces": 7, "hex": _hexagon(one), "faceDown": False} for one in garden.beds]
    return {
        "id": str(player),
        "name": str(player),
        "score": garden.score,
        "spaces": spaces,
        "placed": placed,
        "storage": [*({"kind": "joker"} for _ in range(garden.jokers)), *stored],
        "expansionStore": beds,
        "passed": player in state.passed,
    }


# ---- its act as a move ------------------------------------------------------------------------------------------


def _move(state: State, told: Told) -> Move:
    player = state.turn
    if told["type"] == "Pass":
        return pass_move(player)
    if told["type"] == "Acquire":
        return _take(state, _WORDS[told["select"][told["select"]["by"]]])
    if told["type"] == "BuyExpansion":
        return buy_move(player, SLOT[_cell(told["cells"][0])])
    given = _given(told["payment"])
    if told["type"] == "PlaceTile":
        return place_move(player, _number(told["hex"]), _cell(told["at"]), given)
    cell = _cell(told["printedAt"])
    hexagon = int(told["expansionId"].removeprefix("bed-"))
    return lay_move(player, hexagon, SLOT[cell], SLOT_CELLS[SLOT[cell]].index(cell) - 1, given)


def _take(state: State, criterion: str) -> Move:
    """Of equal hexagons the expansion, else where fewest tiles lie, as it does."""

    def tiles(place: int) -> int:
        return len(state.beside[place - 1].tiles if place else state.top)

    able = [move for move in takes(state) if move.args[0] == criterion]
    return min(able, key=lambda move: sum(tiles(place) for place in chosen_of(state, move).values()))


def _cell(told: Told) -> int:
    return AT[told["q"], told["r"]]


def _number(told: Told) -> int:
    return number(COLOURS.index(_WORDS[told["color"]]), int(told["pattern"].removeprefix("pattern")) - 1)


def _given(told: list[Told]) -> Given:
    tiles = tuple(sorted(_number(one["hex"]) for one in told if one["kind"] == "tile"))
    beds = tuple(
        sorted(int(one["expansionId"].removeprefix("bed-")) for one in told if one["kind"] == "expansion")
    )
    return Given(tiles, beds, sum(one["kind"] == "joker" for one in told))


if __name__ == "__main__":
    with Peer(["node", str(Path(__file__).with_suffix(".mjs")), *sys.argv[1:]]) as hard:
        answer(lambda _table, seed: Hard(hard, seed).next)
