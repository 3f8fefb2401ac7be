"""The game object of Královská zahrada: the Game interface, joined from the folder's modules."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping

from companion.core.model import Announcement, Laid, Move, Phrase, Piece, Place, Problem, Standing
from companion.games.api import MATCH, PLAY, Awaited, Game, Setup, Surface, own_boards
from companion.games.royal_garden.finished import cold, report
from companion.games.royal_garden.rules import acts as rules
from companion.games.royal_garden.rules import match, points, state
from companion.games.royal_garden.rules.judge import judge
from companion.games.royal_garden.rules.kingdom import place
from companion.games.royal_garden.rules.state import State
from companion.games.royal_garden.telling import course, nouns, picture, scene, steps, tell
from companion.games.royal_garden.telling.questions import answer
from companion.games.royal_garden.typing import notation
from companion.games.royal_garden.typing.commands import CHOICES, COMMANDS
from companion.games.royal_garden.typing.serving import serves


class RoyalGarden(Game[State]):
    """A whole match with draft and turns, or free placement.

    Free placement: 1 to 4 kingdoms, any domino on any own board in any order, until somebody says "end".
    """

    name = "royal_garden"
    commands = COMMANDS
    detail = "areas"
    position = ("offer", "row")
    choices = CHOICES

    # What is the same in a match and in free placement: each question goes to its module.
    check = staticmethod(state.check)
    start = staticmethod(state.start)
    gathered = staticmethod(match.gathered)
    shown_on = staticmethod(match.shown_on)
    is_left_over = staticmethod(match.is_left_over)
    standings = staticmethod(points.standings)
    score = staticmethod(points.score)
    text = staticmethod(notation.move_text)
    read = staticmethod(cold.read)
    noun = staticmethod(nouns.noun)
    spaces = staticmethod(report.playing)
    picture = staticmethod(picture.picture)
    scene = staticmethod(scene.scene)
    steps = staticmethod(steps.steps)
    act = staticmethod(tell.act_of)
    answer = staticmethod(answer)
    serves = staticmethod(serves)

    def places(self, setup: Setup) -> tuple[Surface, ...]:
        """One square board a player, named by the player's number; a match has the tray as well.

        A fixed frame is taken to be sensed. The tray: two lines of five slots, two rows each, and a row of kings'
        sensors for each line behind them.
        """
        columns, rows = range(1, setup.columns + 1), range(1, setup.rows + 1)
        surfaces = own_boards(
            setup,
            lambda player: (place(str(player), (x, y)) for y in rows for x in columns),
            sensed=setup.fixed_frame,
        )
        if setup.options.get(PLAY) == MATCH:
            slots = tuple(Place(match.TRAY, x, y) for y in range(1, 7) for x in range(1, 6))
            surfaces = (*surfaces, Surface(match.TRAY, 0, slots, sensed=True, loose=True))
        return surfaces

    def moves(self, state: State, things: Collection[str] | None = None) -> Iterable[Move]:
        """Every legal move; told ones (discard, end) only when no things are named."""
        return rules.moves(state, things) if state.draft is None else match.moves(state, things)

    def judge(self, state: State, move: Move) -> list[Problem]:
        """All reasons why the move is not legal, most helpful first."""
        return judge(state, move) if state.draft is None else match.judge(state, move)

    def play(self, state: State, move: Move) -> State:
        """The state after a legal move."""
        return rules.play(state, move) if state.draft is None else match.play(state, move)

    def lying(self, state: State, surface: str) -> Mapping[Place, Piece]:
        """What should lie on a player's board; nothing on any other surface."""
        for player, kingdom in state.seated():
            if str(player) == surface:
                return dict(kingdom.lying(surface))
        return {}

    def guess(self, state: State, surface: str, comes: Laid, goes: Laid) -> Move | None:
        """A castle or both halves of one domino that came to a player's board; nothing goes (RG-75, RG-76)."""
        boards = {str(player) for player, _ in state.seated()}
        if goes or surface not in boards or any(at.board != surface for at, _ in comes):
            return None
        return rules.open_footprint(comes)

    def closes(self, state: State, earlier: Move, later: Move) -> bool:
        """A player's act is closed by the same player's next one, and by the end; in a match by any next act.

        There a castle stands open until its own player's first domino, a number drawn until the next act that is
        no draw, and repairs close nothing.
        """
        if state.draft is not None:
            return match.closes(state, earlier, later)
        return later.player == earlier.player or later.action == rules.END

    def away(self, state: State) -> Collection[int]:
        """Who has left a match."""
        return state.draft.gone if state.draft is not None else ()

    def awaited(self, state: State) -> list[Awaited]:
        """A castle of each player without one, else any domino; the end when no domino is left.

        In a match: the act that is due, then castles that are missing.
        """
        if state.ended:
            return []
        if state.draft is not None:
            return match.awaited(state)
        left = bool(state.left())
        waits = []
        for player, kingdom in state.seated():
            if kingdom.castle is None:
                waits.append(Awaited(player, Phrase("rg-await-castle", {"player": state.name(player)})))
            elif left:
                waits.append(Awaited(player, Phrase("rg-await-domino", {"player": state.name(player)})))
        return waits or [Awaited(0, Phrase("rg-await-end"))]

    def round(self, state: State) -> int:
        """Of a match."""
        return state.draft.round if state.draft is not None else 0

    def outcome(self, state: State) -> list[Standing] | None:
        """The ranking once the end was told or confirmed (RG-80)."""
        return points.standings(state) if state.ended else None

    def parse(self, state: State, text: str) -> Move | list[Problem]:
        """The move of a line of notation."""
        return notation.parse_move(text)

    def thing(self, state: State, thing: str) -> Phrase:
        """How an object is named."""
        return nouns.thing(thing)

    def called(self, state: State, action: str, kind: str, token: str) -> tuple[Phrase | str, ...]:
        """A player by name, a domino by number and halves."""
        return nouns.called(state, action, kind, token)

    def tell(self, before: State, move: Move, after: State) -> list[Announcement]:
        """What a move makes worth saying."""
        telling = tell.tell if before.draft is None else course.tell
        return telling(before, move, after)


GAME = RoyalGarden()
