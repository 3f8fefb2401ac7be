"""The game Queen's Garden: the Game interface, joined from the folder's modules."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from itertools import chain

from companion.core.model import Choice, Command, Laid, Move, Phrase, Piece, Place, Standing
from companion.games.api import Game, Setup, Surface, own_boards
from companion.games.queens_garden.finished import cold
from companion.games.queens_garden.rules import (
    acts,
    awaited,
    judge,
    leaving,
    passing,
    placing,
    points,
    preparing,
    taking,
)
from companion.games.queens_garden.rules.cells import AT, COUNT, SLOT_CELLS
from companion.games.queens_garden.rules.hexes import shown
from companion.games.queens_garden.rules.paying import ways
from companion.games.queens_garden.rules.state import ACT, OVER, ROUND, State, check, start
from companion.games.queens_garden.telling import nouns, picture, reasons, scene, steps, tell
from companion.games.queens_garden.telling.questions import answer
from companion.games.queens_garden.typing import asking, notation
from companion.games.queens_garden.typing.commands import CHOICES, CLOCK, COMMANDS, WORDED


class QueensGarden(Game[State]):
    """A whole game of two to four players."""

    name = "queens_garden"
    commands: tuple[Command, ...] = COMMANDS
    choices: Mapping[str, tuple[Choice, ...]] = CHOICES
    worded: Mapping[str, str] = WORDED
    position = ("offer", "garden", "storage")

    # Each question goes to its module.
    check = staticmethod(check)
    start = staticmethod(start)
    judge = staticmethod(judge.judge)
    awaited = staticmethod(awaited.awaited)
    serves = staticmethod(asking.serves)
    asks = staticmethod(asking.asks)
    standings = staticmethod(points.standings)
    score = staticmethod(points.score)
    parse = staticmethod(notation.parse)
    spaces = staticmethod(cold.spaces)
    picture = staticmethod(picture.picture)
    scene = staticmethod(scene.scene)
    reasons = staticmethod(reasons.reasons)
    act = staticmethod(tell.act_of)
    tell = staticmethod(tell.tell)
    answer = staticmethod(answer)
    read = staticmethod(cold.read)
    noun = staticmethod(nouns.noun)
    steps = staticmethod(steps.steps)

    def round(self, state: State) -> int:
        """From the first display on."""
        return state.round

    def places(self, setup: Setup) -> tuple[Surface, ...]:
        """The garden of each player, named by the player's number, with axial coordinates; no sensors read it."""
        return own_boards(
            setup, lambda player: (acts.place_of(player, cell) for cell in range(COUNT)), sensed=False
        )

    def moves(self, state: State, things: Collection[str] | None = None) -> Iterable[Move]:
        """Every legal move, of tiles to be drawn each single one; with things, only what lays them in a garden."""
        laying = placing.laying(state.mine, state.turn) if state.phase == ACT else iter(())
        if things is not None:
            return (move for move in laying if move.comes[0][1].thing in things)
        if state.phase == ACT:
            return chain(taking.takes(state), laying, placing.buys(state), passing.passes(state))
        if state.phase == ROUND:
            return (acts.round_move(),)
        return (move for move, _ in preparing.chances(state))

    def play(self, state: State, move: Move) -> State:
        """The state after a legal move."""
        return _PLAYS[move.action](state, move)

    def lying(self, state: State, surface: str) -> Mapping[Place, Piece]:
        """The hexagons of a player's garden; nothing on any other surface."""
        player = int(surface) if surface.isdecimal() else 0
        garden = state.garden(player)
        return {} if garden is None else cold.lying(garden, player)

    def guess(self, state: State, surface: str, comes: Laid, goes: Laid) -> Move | None:
        """One tile or printed hexagon that came to a garden; paid with as few jokers as can be."""
        player = int(surface) if surface.isdecimal() else 0
        if goes or len(comes) != 1 or state.garden(player) is None:
            return None
        place, piece = comes[0]
        at, what = AT.get((place.x, place.y)), shown(piece.thing)
        if at is None or what is None:
            return None
        sort, hexagon = what
        paid = ways(state.gardens[state.table.seats[player]], hexagon, expansion=sort == "expansion")
        given = paid[0] if paid else acts.Given()
        if sort == "tile":
            return acts.place_move(player, hexagon, at, given)
        slot = next((slot for slot, mine in enumerate(SLOT_CELLS) if at in mine[1:]), None)
        return (
            None if slot is None else acts.lay_move(player, hexagon, slot, SLOT_CELLS[slot].index(at) - 1, given)
        )

    def closes(self, state: State, earlier: Move, later: Move) -> bool:
        """Whatever was told in a round can be corrected until the round is ended."""
        return later.action in (acts.ROUND_ACT, acts.END_ACT)

    def away(self, state: State) -> Collection[int]:
        """Who has left the table."""
        return state.table.gone

    def outcome(self, state: State) -> list[Standing] | None:
        """The ranking once the game is over."""
        return points.standings(state) if state.phase == OVER else None

    def thing(self, state: State, thing: str) -> Phrase:
        """How a tile or an expansion is named."""
        return nouns.thing(thing)

    def called(self, state: State, action: str, kind: str, token: str) -> tuple[Phrase | str, ...]:
        """A player by name, an hour by the clock."""
        if action == acts.LOTS_ACT:
            return (state.name(int(token)),)
        return (Phrase("qg-clock", {"hour": int(token)}),) if kind == CLOCK else ()

    def where(self, state: State, place: Place) -> Place | Phrase:
        """How a cell is named: by the clock."""
        return nouns.where(place)


_PLAYS: dict[str, Callable[[State, Move], State]] = {
    acts.LOTS_ACT: preparing.play_lots,
    acts.DRAW_ACT: preparing.play_draw,
    acts.TURN_ACT: preparing.play_turn,
    acts.TAKE_ACT: taking.play_take,
    acts.PLACE_ACT: placing.play_place,
    acts.LAY_ACT: placing.play_lay,
    acts.BUY_ACT: placing.play_buy,
    acts.PASS_ACT: passing.play_pass,
    acts.LEAVE_ACT: leaving.play_leave,
    acts.ROUND_ACT: passing.play_round,
    acts.END_ACT: passing.play_round,
}

GAME = QueensGarden()
"""Stateless: one object serves every match."""

__all__ = ["GAME", "QueensGarden"]
