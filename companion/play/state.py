"""The state of a table as one document: what lies where, whose act it is, points, boards, troubles, last lines.

Everything that shows a table, or plays at it from outside the judge, reads this and nothing else. It names no
game: a game fills it through its picture, spaces, surfaces and standings. The models are the schema
(docs/stream.md); as JSON, what is None is left out, so that a change can be told as a merge patch (RFC 7396), in
which null removes.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import chain
from typing import TYPE_CHECKING, Annotated, Any, Final, Literal

from pydantic import BaseModel, ConfigDict, Field, JsonValue

from companion.core.model import Announcement, Phrase
from companion.games.api import Awaited, Picture, Playing, Shown, Space
from companion.games.api import Panel as Drawn
from companion.play.journal.codec import clean, pack_facts, unpack_facts

if TYPE_CHECKING:  # who follows a table, as a page does, has none: no boards, no referee, no wire
    from companion.play.table import Table

VERSION: Final = 2
"""Version of the schema; a change of any field's name or meaning makes a new one."""

EVERYBODY: Final = -1
"""In place of a seat: who may see everything, because the table is theirs."""
TABLE: Final = 0
"""In place of a seat: nobody's, what all at the table may see."""

NAME_MAX = 300
"""Characters of a name that are told."""

Json = dict[str, JsonValue]
Seat = Annotated[int, Field(ge=0, le=9)]
Key = Annotated[str, Field(max_length=NAME_MAX)]


class Part(BaseModel):
    """What every part of a state has: strict types, no unknown fields, no changes."""

    model_config = ConfigDict(strict=True, extra="forbid", frozen=True)


class Wording(Part):
    """A sentence or part of one, without words yet: a key of the texts and its facts.

    A fact is a number, a text, {"place": [surface, x, y]}, words, or a list of these.
    """

    key: Key
    facts: Json = {}

    @classmethod
    def of(cls, phrase: Phrase | Announcement) -> Wording:
        """A phrase as it is told; without facts where these are too many or too deep to be told."""
        try:
            packed: Json = pack_facts(phrase.facts)
        except ValueError:
            packed = {}
        return cls(key=phrase.key, facts=packed)

    def phrase(self) -> Phrase:
        """What can be worded. ValueError when the facts are none."""
        return Phrase(self.key, unpack_facts(self.facts))


class LineState(Part):
    """A sentence that was heard. number: counts all sentences of the evening, whoever heard them."""

    number: int
    words: Wording


class Sign(Part):
    """What a drawn letter stands for. letter: its first letter is drawn; None: the castle, which has a sign."""

    letter: Wording | None = None
    word: Wording | None = None


Mark = tuple[int, int]
"""One drawn thing: index of its sign in `signs`, and the count behind it, 0 for nothing."""


class PanelState(Part):
    """One player's board as it is drawn, row one the lowest: see games.api.Panel.

    cells: column, row, and the mark there. blank: places that are no cells. narrow: columns without counts.
    """

    columns: int
    rows: int
    cells: tuple[tuple[int, int, Mark], ...] = ()
    blank: tuple[tuple[int, int], ...] = ()
    narrow: tuple[int, ...] = ()


class Got(Part):
    """What a player has got so far, for a scorer: see games.api.Space. cells: column, row, and what lies there."""

    cells: tuple[tuple[int, int, str], ...] = ()
    bonuses: dict[Key, int] = {}
    discarded: int = 0
    earlier: tuple[int, ...] = ()
    points: int = 0


ActorKind = Literal["hands", "keys", "program", "far"]
"""Who acts for a seat: hands at a board, keys, a program, or a friend far away."""


class PlayerState(Part):
    """One player. total: points if the match ended now. panel: None where nothing of theirs is drawn."""

    name: Key
    actor: ActorKind = "keys"
    total: int = 0
    got: Got = Got()
    panel: PanelState | None = None


class AwaitedState(Part):
    """An act that the game waits for. player: 0 for anybody. chance: lots decide it, and not a player."""

    player: Seat
    act: Wording
    chance: bool = False
    confirms: bool = False


class Heap(Part):
    """What lies between the players, in one place: its name, a digit or letter, and what is drawn there."""

    name: Key
    marks: tuple[Mark, ...] = ()


class BoardState(Part):
    """A board that has a seat. there: it has said hello and is not lost."""

    surface: Key
    there: bool


class TableState(Part):
    """One table at one moment.

    setup: how the match is set up, as the journal keeps it: with it the acts can be folded. acts: number of each
    standing act -> its notation. last: who did the last one. speaking: something is being
    said, or waits to be. players: by seat. offer: what lies between them. signs: all that is drawn anywhere, those
    with a word making the legend. lying: surface -> column, row, thing and part of all that should lie there.
    boards: by unique id. troubles: surface -> what is wrong there. lines: what each output said last, "0" at the
    table, else in the earphone of that seat.
    """

    version: Literal[1, 2] = VERSION
    game: Key
    setup: Json = {}
    variants: tuple[Key, ...] = ()
    columns: int = 5
    finished: bool = False
    speaking: bool = False
    last: Seat = 0
    players: dict[Key, PlayerState]
    awaited: tuple[AwaitedState, ...] = ()
    acts: dict[Key, str] = {}
    offer: tuple[Heap, ...] = ()
    signs: tuple[Sign, ...] = ()
    lying: dict[Key, tuple[tuple[int, int, str, str], ...]] = {}
    boards: dict[Key, BoardState] = {}
    troubles: dict[Key, Wording] = {}
    lines: dict[Key, LineState] = {}

    def document(self) -> Json:
        """The state as JSON."""
        told: Json = self.model_dump(mode="json", exclude_none=True)
        return told

    def playing(self) -> Playing:
        """What a scorer beside the game needs."""
        spaces = tuple(_space(one.name, one.got) for one in self.players.values())
        return Playing(self.game, spaces, self.variants, self.columns)


def seen_by(state: TableState, seat: int) -> TableState:
    """A state without what other seats hear in their own ears; TABLE sees what all may.

    What the game itself hides is left out before: see played.
    """
    if seat == EVERYBODY:
        return state
    lines = {ear: line for ear, line in state.lines.items() if ear in (str(TABLE), str(seat))}
    return state.model_copy(update={"lines": lines})


def hides(table: Table, seat: int) -> bool:
    """Whether the game hides anything from a seat."""
    referee = table.referee
    return seat != EVERYBODY and referee.game.seen(referee.state, seat) is not referee.state


Signs = dict[str, Sign]
"""What is equal in equal signs -> the sign; in the order of TableState.signs."""
Marking = Callable[[Shown], Mark]
"""Gives what is drawn its sign."""


# ---- of a table -----------------------------------------------------------------------------------------------


def played(table: Table, seat: int = EVERYBODY) -> TableState:
    """What the acts so far have made of a table, without boards, troubles, lines, and who acts.

    seat: the game leaves out what it hides from this one.
    """
    referee, setup = table.referee, table.setup
    game, state, acts = referee.game, referee.state, referee.ledger.played
    known = [(one.number, one.move) for one in acts]
    if hides(table, seat):
        state, known = game.seen(state, seat), [(number, game.known(move, seat)) for number, move in known]
    picture = game.picture(state)
    signs = _signs(picture)
    order = {one: at for at, one in enumerate(signs)}

    def mark(shown: Shown) -> Mark:
        return order[_same(shown.sign)], shown.count

    return TableState(
        game=game.name,
        setup=table.packed_setup,
        variants=tuple(sorted(setup.variants)),
        columns=setup.columns,
        finished=referee.outcome() is not None,
        last=acts[-1].move.player if acts else 0,
        players=_players(table, state, picture, mark),
        awaited=tuple(_awaited(one) for one in game.awaited(state)),
        acts={str(number): game.text(move) for number, move in known},
        offer=tuple(Heap(name=name, marks=tuple(map(mark, heap))) for name, heap in picture.heaps),
        signs=tuple(signs.values()),
        lying={
            surface.name: tuple(sorted((at.x, at.y, one.thing, one.part) for at, one in lying.items()))
            for surface in game.places(setup)
            if (lying := game.lying(state, surface.name))
        },
    )


def _awaited(one: Awaited) -> AwaitedState:
    return AwaitedState(
        player=one.player,
        act=Wording.of(one.act),
        chance=bool(one.chance),
        confirms=one.confirms is not None,
    )


def _players(table: Table, state: Any, picture: Picture, mark: Marking) -> dict[str, PlayerState]:
    game, seated = table.referee.game, table.setup.players
    totals = {one.player: one.total for one in game.standings(state)}
    panels = {one.player: one for one in picture.panels}
    return {
        str(one.number): PlayerState(
            name=clean(one.name)[:NAME_MAX],
            total=totals.get(one.number, 0),
            got=_got(space),
            panel=_panel(panels[one.number], mark) if one.number in panels else None,
        )
        for one, space in zip(seated, game.spaces(state), strict=True)
    }


def _got(space: Space) -> Got:
    return Got(
        cells=tuple((x, y, kind) for (x, y), kind in sorted(space.cells.items())),
        bonuses=dict(space.bonuses),
        discarded=space.discarded,
        earlier=space.earlier,
        points=space.points,
    )


def _space(name: str, got: Got) -> Space:
    cells = {(x, y): kind for x, y, kind in got.cells}
    return Space(name, cells, got.bonuses, got.discarded, got.earlier, got.points)


def _panel(panel: Drawn, mark: Marking) -> PanelState:
    return PanelState(
        columns=panel.columns,
        rows=panel.rows,
        cells=tuple((*at, mark(panel.cells[at])) for at in sorted(panel.cells)),
        blank=tuple(sorted(panel.blank)),
        narrow=tuple(sorted(panel.narrow)),
    )


def around(state: TableState, table: Table, seat: int = EVERYBODY) -> TableState:
    """The state with the boards of the table and what is wrong on them, as it is now.

    seat: where the game hides anything from this one, it is told what is wrong on its own surfaces and the table's
    alone, for on another's board that would tell what lies there.
    """
    boards = {uid: BoardState(surface=name, there=table.is_there(name)) for uid, name in table.seats.items()}
    troubles = {board: Wording.of(one) for board, one in table.referee.troubles().items()}
    if hides(table, seat):
        open_to_it = {one.name for one in table.referee.game.places(table.setup) if one.owner in (TABLE, seat)}
        troubles = {board: one for board, one in troubles.items() if board in open_to_it}
    return state.model_copy(update={"boards": boards, "troubles": troubles})


def _signs(picture: Picture) -> Signs:
    """Every sign that is drawn: the legend's first, then those that nothing explains."""
    signs: Signs = {}
    drawn = chain(*(one.cells.values() for one in picture.panels), *(heap for _, heap in picture.heaps))
    for sign, word in chain(picture.legend, ((one.sign, None) for one in drawn)):
        signs.setdefault(_same(sign), Sign(letter=_maybe(sign), word=_maybe(word)))
    return signs


def _same(sign: Phrase | None) -> str:
    """What two equal signs have in common."""
    return "" if sign is None else f"{sign.key} {sorted(sign.facts.items())}"


def _maybe(sign: Phrase | None) -> Wording | None:
    return None if sign is None else Wording.of(sign)
