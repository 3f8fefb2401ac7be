"""The game Queen's Garden: the Game interface, joined from the folder's modules."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping

from companion.core.model import (
    Announcement,
    Choice,
    Command,
    Laid,
    Move,
    Phrase,
    Piece,
    Place,
    Problem,
    ScoreLine,
    Standing,
)
from companion.games.api import Awaited, Game, Picture, Setup, Space, Surface
from companion.games.queens_garden.finished import cold, spaces
from companion.games.queens_garden.rules import (
    acts,
    awaited,
    judge,
    passing,
    placing,
    points,
    preparing,
    state,
    taking,
)
from companion.games.queens_garden.rules.cells import AT, COUNT, SLOT_CELLS
from companion.games.queens_garden.rules.hexes import shown
from companion.games.queens_garden.rules.paying import ways
from companion.games.queens_garden.rules.state import ACT, OVER, ROUND, State
from companion.games.queens_garden.telling import nouns, picture, reasons, steps, tell
from companion.games.queens_garden.telling.questions import answer
from companion.games.queens_garden.typing import asking, notation
from companion.games.queens_garden.typing.commands import CHOICES, COMMANDS, WORDED


class QueensGarden(Game[State]):
    """A whole game of two to four players."""

    name = "queens_garden"
    commands: tuple[Command, ...] = COMMANDS
    choices: Mapping[str, tuple[Choice, ...]] = CHOICES
    worded: Mapping[str, str] = WORDED

    def places(self, setup: Setup) -> tuple[Surface, ...]:
        """The garden of each player, named by the player's number, with axial coordinates; no sensors read it."""
        return tuple(
            Surface(
                str(player.number),
                player.number,
                "hex",
                tuple(acts.place_of(player.number, cell) for cell in range(COUNT)),
                sensed=False,
            )
            for player in setup.players
        )

    def check(self, setup: Setup) -> list[Problem]:
        """Everything that forbids this set-up."""
        return state.check(setup)

    def start(self, setup: Setup) -> State:
        """The table before the first move."""
        return state.start(setup)

    def moves(self, state: State, things: Collection[str] | None = None) -> Iterable[Move]:
        """Every legal move, of tiles to be drawn each single one; with things, only what lays them in a garden."""
        if things is not None:
            return (move for move in _laying(state) if move.comes[0][1].thing in things)
        if state.phase == ACT:
            return _acts(state)
        if state.phase == ROUND:
            return (acts.round_move(),)
        return (move for move, _ in preparing.chances(state))

    def judge(self, state: State, move: Move) -> list[Problem]:
        """All reasons why the move is not legal, most helpful first."""
        return judge.judge(state, move)

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

    def awaited(self, state: State) -> list[Awaited]:
        """What is due."""
        return awaited.awaited(state)

    def serves(self, state: State) -> tuple[str, ...]:
        """The commands that serve in this phase."""
        return asking.serves(state)

    def asks(self, state: State, action: str, args: tuple[str, ...], player: int) -> Phrase | Problem | None:
        """What is asked next of an act."""
        return asking.asks(state, action, args, player)

    def outcome(self, state: State) -> list[Standing] | None:
        """The ranking once the game is over."""
        return points.standings(state) if state.phase == OVER else None

    def standings(self, state: State) -> list[Standing]:
        """The ranking as if the game ended now, with the final scoring."""
        return points.standings(state)

    def parse(self, state: State, text: str) -> Move | list[Problem]:
        """The move of a line of notation; told for nobody, it is that of the player on turn."""
        return notation.parse(state, text)

    def read(self, setup: Setup, laid: Mapping[str, Laid]) -> State | list[Problem]:
        """The state of gardens found as they lie."""
        return cold.read(setup, laid)

    def noun(self, kind: str) -> Phrase:
        """How a hexagon is named."""
        return nouns.noun(kind)

    def thing(self, state: State, thing: str) -> Phrase:
        """How a tile or an expansion is named."""
        return nouns.thing(thing)

    def where(self, state: State, place: Place) -> Place | Phrase:
        """How a cell is named: by the clock."""
        return nouns.where(place)

    def score(self, state: State) -> list[ScoreLine]:
        """Points on the track, then storage, groups and bonuses of every player."""
        return points.score(state)

    def spaces(self, state: State) -> list[Space]:
        """Every garden with its points."""
        return spaces.spaces(state)

    def picture(self, state: State) -> Picture:
        """Gardens, storages and display."""
        return picture.picture(state)

    def reasons(self, state: State, seat: int) -> list[Announcement]:
        """Why the last points came."""
        return reasons.reasons(state, seat)

    def steps(self, setup: Setup) -> list[Announcement]:
        """How the table is made ready."""
        return steps.steps(setup)

    def act(self, before: State, move: Move) -> Phrase:
        """A move as the item of a list."""
        return tell.act_of(before, move)

    def tell(self, before: State, move: Move, after: State) -> list[Announcement]:
        """What a move makes worth saying."""
        return tell.tell(before, move, after)

    def answer(self, state: State, question: str, seat: int) -> list[Announcement]:
        """The answer to a question from a seat."""
        return answer(state, question, seat)


def _laying(state: State) -> Iterator[Move]:
    """Acts that lay a thing which sensors could see."""
    if state.phase == ACT:
        yield from placing.laying(state.mine, state.turn)


def _acts(state: State) -> Iterator[Move]:
    yield from taking.takes(state)
    yield from _laying(state)
    yield from placing.buys(state)
    yield from passing.passes(state)


_PLAYS: dict[str, Callable[[State, Move], State]] = {
    acts.LOTS_ACT: preparing.play_lots,
    acts.DRAW_ACT: preparing.play_draw,
    acts.TURN_ACT: preparing.play_turn,
    acts.TAKE_ACT: taking.play_take,
    acts.PLACE_ACT: placing.play_place,
    acts.LAY_ACT: placing.play_lay,
    acts.BUY_ACT: placing.play_buy,
    acts.PASS_ACT: passing.play_pass,
    acts.ROUND_ACT: passing.play_round,
    acts.END_ACT: passing.play_round,
}

GAME = QueensGarden()
"""Stateless: one object serves every match."""

__all__ = ["GAME", "QueensGarden"]
