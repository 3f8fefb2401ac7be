"""Which board gets which seat, and what tells whose a board is without being seen: a button, or a castle."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from companion.core.model import Announcement, Fact, Kind, Observation, Phrase, Topic
from companion.daemon.boards import Incoming
from companion.device.protocol import Button, FromBoard, Hello
from companion.device.reading import tray
from companion.play.referee.difference import Difference
from companion.play.table import Table

IN_ORDER = Difference().signature()

ASK_AFTER_MS = 1500
"""A board without a surface waits so long for others that are just saying hello, before anybody is asked."""

NONE_AFTER_MS = 5000
"""How long nothing must have been seen of any board until it is said that there is none."""

SILENCE = "5"
"""The button that silences: it never says anything."""


@dataclass(slots=True)
class UnseatedBoard:
    """A board that is there and has no surface.

    hello: its last. asked: it was asked whose it is. why: what was said of why it gets no surface; None while it
    only waits to be told which.
    """

    hello: Incoming
    size: Hello
    since_ms: int
    asked: bool = False
    why: Announcement | None = None


class Seating:
    """Gives boards their surfaces; a board's hello is kept, so that nothing has to be asked for it again.

    A tray is the tray of the game, if the game has one, and nobody's board: it is not remembered.

    A board with a remembered surface gets it, and so does one for which a single surface is left. Where several
    are left it waits: button 1 takes seat 1 and so on; a castle, in a game with castles, takes the seat it belongs
    to, else the first free. Whatever gives a board its surface, given() tells it next.

    remembered: unique id of a board -> surface it had last; kept up to date. tell: says why a board gets none, and
    whose it is.
    """

    def __init__(self, table: Table, remembered: dict[str, str], tell: Callable[[Announcement], None]) -> None:
        self._table = table
        self._remembered = remembered
        self._tell = tell
        self._unseated: dict[str, UnseatedBoard] = {}
        self._given: list[tuple[str, Incoming]] = []
        self._since_ms: int | None = None
        self._told_none = False

    def noticed(self) -> None:
        """Something was seen of a board: that there is none need not be said."""
        self._told_none = True

    def arrived(self, hello: Incoming, at_ms: int) -> None:
        """A board without a surface has said hello: it gets one, is to wait, or it is said why it gets none."""
        assert isinstance(hello.message, Hello)
        unseated = self._unseated.setdefault(hello.uid, UnseatedBoard(hello, hello.message, at_ms))
        unseated.hello, unseated.size = hello, hello.message
        self._place(hello.uid)

    def given(self) -> list[tuple[str, Incoming]]:
        """The surfaces that have got boards since the last call, and the hello that each board said before."""
        given, self._given = self._given, []
        return given

    def gone(self, uid: str) -> None:
        """A board is no longer there: nobody waits for it."""
        self._unseated.pop(uid, None)

    def tick(self, at_ms: int) -> None:
        """Ask whose a board is that has waited for a moment: once, also for several. Say if there is none."""
        self._since_ms = at_ms if self._since_ms is None else self._since_ms
        if not self._told_none and at_ms - self._since_ms >= NONE_AFTER_MS:
            self._told_none = True
            if self._table.reads_boards and not self._table.referee.ledger.played:
                self._tell(Announcement("board-none", kind=Kind.HINT, topic=Topic.TURN))
        self._look_again()
        new = [one for one in self._waiting().values() if not one.asked and at_ms - one.since_ms >= ASK_AFTER_MS]
        for unseated in new:
            unseated.asked = True
        if new:
            self._tell(Announcement("board-whose", coalesce="board-whose"))
            self._tell(self._buttons())

    @property
    def wake_ms(self) -> int | None:
        """When tick() has something to do; None: not before something happens."""
        times = [unseated.since_ms + ASK_AFTER_MS for unseated in self._waiting().values() if not unseated.asked]
        return min(times, default=None)

    def hear(self, uid: str, message: FromBoard) -> bool:
        """A message of a board without a surface may tell whose it is; whether a button was pressed."""
        pressed = isinstance(message, Button)
        unseated = self._unseated.get(uid)
        if unseated is None:
            return pressed
        if unseated.why is not None:
            if pressed:
                self._pressed_refused(uid, unseated)
        elif isinstance(message, Button):
            self._pressed(uid, str(message.button))
        elif (castles := self._table.castles(message)) and (free := self._free()):
            self._give(uid, self._seat_of(castles, free), told=True)
        return pressed

    def tells_whose(self, pressed: Observation) -> bool:
        """A button of a board with a surface says whose it is while it means nothing else; whether it did so.

        That is before its player's first act, while nothing is wrong on the board.
        """
        trouble = self._table.referee.facts().get(f"trouble:{pressed.board}", IN_ORDER)
        if pressed.text == SILENCE or not pressed.seat or self._table.begun(pressed.seat) or trouble != IN_ORDER:
            return False
        self._say_whose(pressed.board)
        return True

    # ---- who may sit where -----------------------------------------------------------------------------------

    def _place(self, uid: str) -> None:
        """Give a board its surface if it is known, refuse it if there is none, else let it wait."""
        unseated = self._unseated[uid]
        is_tray = unseated.size.kind == tray.TRAY
        trays = [] if self._table.is_there(tray.TRAY) else [tray.TRAY]
        free = trays if is_tray else self._free()
        why = self._unfit_tray(unseated.size) if is_tray else self._unfit(unseated.size)
        if why is None and not free:
            count = len(self._table.setup.players)
            why = Announcement("tray-extra") if is_tray else Announcement("board-extra", {"count": count})
        if why is not None:
            if unseated.why is None or unseated.why.key != why.key:
                self._tell(why)
            unseated.why = why
            return
        unseated.why = None
        remembered = self._remembered.get(uid, "")
        if remembered in free or len(free) == 1:
            self._give(uid, remembered if remembered in free else free[0])

    def _unfit(self, hello: Hello) -> Announcement | None:
        """Why a board can have no surface at all."""
        setup = self._table.setup
        if not self._table.reads_boards:
            return Announcement("board-unread")
        if (hello.columns, hello.rows) == (setup.columns, setup.rows):
            return None
        facts: dict[str, Fact] = {"columns": hello.columns, "rows": hello.rows}
        facts |= {"wanted_columns": setup.columns, "wanted_rows": setup.rows}
        return Announcement("board-wrong-size", facts, Kind.IMPORTANT, topic=Topic.CAREFUL)

    def _unfit_tray(self, hello: Hello) -> Announcement | None:
        if not self._table.has_tray:
            return Announcement("board-tray-unused")
        if tray.is_whole(hello):
            return None
        facts: dict[str, Fact] = {"columns": hello.columns, "rows": hello.rows, "kings": hello.kings}
        facts |= {"wanted_columns": tray.COLUMNS, "wanted_rows": tray.ROWS, "wanted_kings": tray.KINGS}
        return Announcement("tray-wrong-size", facts, Kind.IMPORTANT, topic=Topic.CAREFUL)

    def _free(self) -> list[str]:
        """The surfaces of players that a board may have."""
        given = {surface for surface, _ in self._given}
        return [surface for surface in self._table.free_surfaces() if surface not in given]

    def _waiting(self) -> dict[str, UnseatedBoard]:
        """The boards of which nobody knows yet whose they are."""
        return {uid: unseated for uid, unseated in self._unseated.items() if unseated.why is None}

    def _give(self, uid: str, surface: str, *, told: bool = False) -> None:
        """A board has its surface. told: whose it is was told by somebody, so it is said."""
        unseated = self._unseated.pop(uid)
        if surface != tray.TRAY:
            self._remembered[uid] = surface
        self._given.append((surface, unseated.hello))
        if told:
            self._say_whose(surface)
        waiting, free = self._waiting(), self._free()
        if len(waiting) == len(free) == 1:
            self._give(next(iter(waiting)), free[0], told=True)
        self._look_again()

    def _look_again(self) -> None:
        """Who waits while nothing is left waits in vain."""
        waiting = self._waiting()
        if waiting and not self._free():
            for uid in waiting:
                self._place(uid)

    # ---- who waits -------------------------------------------------------------------------------------------

    def _buttons(self) -> Announcement:
        """Which button is whose."""
        names = {one: self._name(one) for one in self._free()}
        items = tuple(Phrase("board-button", {"number": int(one), "player": name}) for one, name in names.items())
        facts: dict[str, Fact] = {"items": items, "castle": int(self._table.has_castles)}
        return Announcement("board-buttons", facts, coalesce="board-buttons")

    def _pressed(self, uid: str, button: str) -> None:
        self._look_again()
        if button in self._free():
            self._give(uid, button, told=True)
        elif button != SILENCE and uid in self._waiting():
            self._answer(self._buttons())

    def _pressed_refused(self, uid: str, unseated: UnseatedBoard) -> None:
        """A place may have become free since; otherwise it is said once more why there is none."""
        self._place(uid)
        if unseated.why is not None:
            self._answer(unseated.why)
        elif uid in self._unseated:
            unseated.asked = True
            self._answer(self._buttons())

    def _seat_of(self, castles: list[str], free: list[str]) -> str:
        """The free surface of a castle: where it should lie, else the one of its number, else the first."""
        referee = self._table.referee
        for surface in free:
            lying = {piece.thing for piece in referee.game.lying(referee.state, surface).values()}
            if lying & set(castles):
                return surface
        numbers = [castle.rpartition(" ")[2] for castle in castles]
        return next((surface for surface in free if surface in numbers), free[0])

    # ---- telling ---------------------------------------------------------------------------------------------

    def _say_whose(self, surface: str) -> None:
        self._answer(Announcement("board-of", {"player": self._name(surface)}, topic=Topic.READY))

    def _answer(self, told: Announcement) -> None:
        """Whoever presses may sit anywhere: it is said at the table."""
        self._tell(replace(told, kind=Kind.ANSWER, coalesce="", seat=0))

    def _name(self, surface: str) -> str:
        names = {str(player.number): player.name for player in self._table.setup.players}
        return names.get(surface, "")
