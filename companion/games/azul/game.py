"""The games Azul Mini and Azul Master Chocolatier: the Game interface, joined from the folder's modules."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping

from companion.core.model import Announcement, Choice, Command, Laid, Move, Phrase, Piece, Place, Problem, Standing
from companion.games.api import Game, Setup, Surface, own_boards
from companion.games.azul.finished import cold
from companion.games.azul.rules import acts, awaited, judge, leaving, points, preparing, taking, tiling
from companion.games.azul.rules.editions import CHOCOLATIER, Edition
from companion.games.azul.rules.editions import MINI as MINI_EDITION
from companion.games.azul.rules.state import OVER, ROUND, SPREAD, TAKE, TILE, State, check, start
from companion.games.azul.telling import nouns, picture, reasons, scene, steps, tell
from companion.games.azul.telling.questions import answer
from companion.games.azul.typing import asking, notation
from companion.games.azul.typing.commands import WORDED, choices, commands


class Azul(Game[State]):
    """A whole game of two to four players, of one edition."""

    def __init__(self, edition: Edition) -> None:
        self.edition = edition
        self.name = edition.name
        self.commands: tuple[Command, ...] = commands(edition)
        self.choices: Mapping[str, tuple[Choice, ...]] = choices(edition)
        self.worded = WORDED
        self.position = ("offer", "lines", "wall", "floor")

    # What needs no edition: each question goes to its module.
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
    where = staticmethod(nouns.where)

    def round(self, state: State) -> int:
        """From the first filling on."""
        return state.round

    def places(self, setup: Setup) -> tuple[Surface, ...]:
        """The wall of each player, named by the player's number; row one is the far one."""
        return own_boards(setup, acts.wall_places, sensed=setup.fixed_frame)

    def check(self, setup: Setup) -> list[Problem]:
        """Everything that forbids this set-up."""
        return check(setup, self.edition)

    def start(self, setup: Setup) -> State:
        """The table before the first move."""
        return start(setup, self.edition)

    def moves(self, state: State, things: Collection[str] | None = None) -> Iterable[Move]:
        """Every legal move; with things, only tiles that may go to a wall now."""
        if state.phase == TAKE:
            return taking.takes(state) if things is None else ()
        if state.phase == TILE:
            due = tiling.acts(state)
            return due if things is None else [move for move in due if _lays(move, things)]
        if things is not None:
            return ()
        if state.phase == SPREAD:
            return taking.spreads(state)
        if state.phase == ROUND:
            return (acts.round_move(),)
        return (move for move, _ in preparing.chances(state))

    def play(self, state: State, move: Move) -> State:
        """The state after a legal move."""
        return _PLAYS[move.action](state, move)

    def lying(self, state: State, surface: str) -> Mapping[Place, Piece]:
        """The tiles of a player's wall; nothing on any other surface."""
        player = int(surface) if surface.isdecimal() else 0
        board = state.board(player)
        if board is None:
            return {}
        return {
            acts.place_of(player, row, column): acts.piece_of(state.edition.word(colour))
            for row, line in enumerate(board.wall)
            for column, colour in enumerate(line)
            if colour
        }

    def guess(self, state: State, surface: str, comes: Laid, goes: Laid) -> Move | None:
        """One tile that came to a wall; nothing goes (MC-09)."""
        player = int(surface) if surface.isdecimal() else 0
        if goes or len(comes) != 1 or state.board(player) is None:
            return None
        place, piece = comes[0]
        colour = acts.colour_of(piece)
        row, column = acts.cell_of(place)
        return acts.tile_move(player, row + 1, column + 1, colour) if colour else None

    def closes(self, state: State, earlier: Move, later: Move) -> bool:
        """Whatever was told in a round can be corrected until the round is ended."""
        return later.action in (acts.ROUND_ACT, acts.END_ACT)

    def away(self, state: State) -> Collection[int]:
        """Who has left the table."""
        return state.table.gone

    def outcome(self, state: State) -> list[Standing] | None:
        """The ranking once the game is over."""
        return points.standings(state) if state.phase == OVER else None

    def read(self, setup: Setup, laid: Mapping[str, Laid]) -> State | list[Problem]:
        """The state of walls found as they lie."""
        return cold.read(setup, self.edition, laid)

    def noun(self, kind: str) -> Phrase:
        """How a colour is named."""
        return nouns.noun(self.edition, kind)

    def thing(self, state: State, thing: str) -> Phrase:
        """How a tile is named."""
        return nouns.thing(self.edition, thing)

    def called(self, state: State, action: str, kind: str, token: str) -> tuple[Phrase | str, ...]:
        """A player by name."""
        return (state.name(int(token)),) if action == acts.LOTS_ACT else ()

    def steps(self, setup: Setup) -> list[Announcement]:
        """How the table is made ready."""
        return steps.steps(setup, self.edition)


def _lays(move: Move, things: Collection[str]) -> bool:
    return bool(move.comes) and all(piece.thing in things for _, piece in move.comes)


_PLAYS: dict[str, Callable[[State, Move], State]] = {
    acts.LOTS_ACT: preparing.play_lots,
    acts.GOLD_ACT: preparing.play_gold,
    acts.DRAW_ACT: preparing.play_draw,
    acts.TAKE_ACT: taking.play_take,
    acts.SPREAD_ACT: taking.play_spread,
    acts.TILE_ACT: tiling.play_tile,
    acts.DROP_ACT: tiling.play_drop,
    acts.LEAVE_ACT: leaving.play_leave,
    acts.ROUND_ACT: tiling.play_round,
    acts.END_ACT: tiling.play_round,
}

MINI = Azul(MINI_EDITION)
MASTER_CHOCOLATIER = Azul(CHOCOLATIER)

__all__ = ["MASTER_CHOCOLATIER", "MINI", "Azul"]
