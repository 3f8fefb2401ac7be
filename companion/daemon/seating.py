"""Which board gets which seat, and what tells whose a board is without being seen: a button, or a castle."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from companion.board import tray
from companion.model import Announcement, Fact, Kind, Observation, Phrase, Topic
from companion.protocol import Button, FromBoard, Hello
from companion.referee.difference import Difference
from companion.table import Table

IN_ORDER = Difference().signature()

ASK_AFTER_MS = 1500
"""A board without a surface waits so long for others that are just saying hello, before anybody is asked."""

NONE_AFTER_MS = 5000
"""How long nothing must have been seen of any board until it is said that there is none."""

SILENCE = "5"
"""The button that silences: it never says anything."""


class Seating:
    """Gives boards their surfaces.

    A tray is the tray of the game, if the game has one, and nobody's board: it is not remembered.

    A board with a remembered surface gets it, and so does one for which a single surface is left. Where several
    are left it waits: button 1 takes seat 1 and so on; a castle, in a game with castles, takes the seat it belongs
    to, else the first free.

    remembered: unique id of a board -> surface it had last; kept up to date. tell: says why a board gets none, and
    whose it is. greet: has a board say hello and what lies on it, once its surface is known.
    """

    def __init__(
        self,
        table: Table,
        remembered: dict[str, str],
        tell: Callable[[Announcement], None],
        greet: Callable[[str], None],
    ) -> None:
        self._table = table
        self._remembered = remembered
        self._tell = tell
        self._greet = greet
        self._waiting: dict[str, int | None] = {}
        self._asked: set[str] = set()
        self._promised: dict[str, str] = {}
        self._unused: dict[str, Announcement] = {}
        self._since_ms: int | None = None
        self._told_none = False

    def noticed(self) -> None:
        """Something was seen of a board: that there is none need not be said."""
        self._told_none = True

    def seat(self, uid: str, hello: Hello) -> str:
        """The surface for a board that has none; empty when it gets none now, which is said."""
        setup = self._table.setup
        if hello.kind == tray.TRAY:
            return self._seat_tray(uid, hello)
        if not self._table.reads_boards:
            return self._refuse(uid, Announcement("board-unread"))
        if (hello.columns, hello.rows) != (setup.columns, setup.rows):
            facts: dict[str, Fact] = {"columns": hello.columns, "rows": hello.rows}
            facts |= {"wanted_columns": setup.columns, "wanted_rows": setup.rows}
            refusal = Announcement("board-wrong-size", facts, Kind.IMPORTANT, topic=Topic.CAREFUL)
            return self._refuse(uid, refusal)
        free = self._free(uid)
        if not free:
            return self._refuse(uid, Announcement("board-extra", {"count": len(setup.players)}))
        surface = self._promised.pop(uid, self._remembered.get(uid, ""))
        if surface not in free and len(free) > 1:
            self._waiting.setdefault(uid, None)
            return ""
        surface = surface if surface in free else free[0]
        self.gone(uid)
        self._remembered[uid] = surface
        self._last_one(surface)
        return surface

    def _seat_tray(self, uid: str, hello: Hello) -> str:
        if not self._table.has_tray:
            return self._refuse(uid, Announcement("board-tray-unused"))
        if not tray.is_whole(hello):
            facts: dict[str, Fact] = {"columns": hello.columns, "rows": hello.rows, "kings": hello.kings}
            facts |= {"wanted_columns": tray.COLUMNS, "wanted_rows": tray.ROWS, "wanted_kings": tray.KINGS}
            refusal = Announcement("tray-wrong-size", facts, Kind.IMPORTANT, topic=Topic.CAREFUL)
            return self._refuse(uid, refusal)
        if self._table.is_there(tray.TRAY):
            return self._refuse(uid, Announcement("tray-extra"))
        self.gone(uid)
        return tray.TRAY

    def gone(self, uid: str) -> None:
        """A board is no longer there: nobody waits for it."""
        self._unused.pop(uid, None)
        self._promised.pop(uid, None)
        self._waiting.pop(uid, None)
        self._asked.discard(uid)

    def tick(self, at_ms: int) -> None:
        """Ask whose a board is that has waited for a moment: once, also for several. Say if there is none."""
        self._since_ms = at_ms if self._since_ms is None else self._since_ms
        if not self._told_none and at_ms - self._since_ms >= NONE_AFTER_MS:
            self._told_none = True
            if self._table.reads_boards and not self._table.referee.ledger.played:
                self._tell(Announcement("board-none", kind=Kind.HINT, topic=Topic.TURN))
        due = [uid for uid, since_ms in self._waiting.items() if since_ms and at_ms - since_ms >= ASK_AFTER_MS]
        for uid, since_ms in self._waiting.items():
            self._waiting[uid] = since_ms or at_ms
        new = [uid for uid in due if uid not in self._asked]
        self._asked.update(new)
        if new:
            self._tell(Announcement("board-whose", coalesce="board-whose"))
            self._tell(self._buttons(new[0]))

    def hear(self, uid: str, message: FromBoard) -> bool:
        """A message of a board without a surface may tell whose it is; whether a button was pressed."""
        pressed = isinstance(message, Button)
        if uid in self._unused:
            if pressed and self._unused[uid].key == "board-extra" and self._free(uid):
                self.gone(uid)
                self._greet(uid)
            elif pressed:
                self._answer(self._unused[uid])
        elif uid in self._waiting:
            castles = self._table.castles(message)
            if isinstance(message, Button):
                self._pressed(uid, str(message.button))
            elif castles:
                self._promise(uid, self._seat_of(castles, self._free(uid)))
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

    # ---- boards that wait ------------------------------------------------------------------------------------

    def _free(self, uid: str) -> list[str]:
        """The surfaces that this board may have."""
        others = {surface for other, surface in self._promised.items() if other != uid}
        return [surface for surface in self._table.free_surfaces() if surface not in others]

    def _buttons(self, uid: str) -> Announcement:
        """Which button is whose."""
        items = tuple(self._button(surface) for surface in self._free(uid))
        facts: dict[str, Fact] = {"items": items, "castle": int(self._table.has_castles)}
        return Announcement("board-buttons", facts, coalesce="board-buttons")

    def _button(self, surface: str) -> Phrase:
        return Phrase("board-button", {"number": int(surface), "player": self._name(surface)})

    def _pressed(self, uid: str, button: str) -> None:
        if button in self._free(uid):
            self._promise(uid, button)
        elif button != SILENCE:
            self._answer(self._buttons(uid))

    def _seat_of(self, castles: list[str], free: list[str]) -> str:
        """The free surface of a castle: where it should lie, else the one of its number, else the first."""
        referee = self._table.referee
        for surface in free:
            lying = {piece.thing for piece in referee.game.lying(referee.state, surface).values()}
            if lying & set(castles):
                return surface
        numbers = [castle.rpartition(" ")[2] for castle in castles]
        return next((surface for surface in free if surface in numbers), free[0])

    def _promise(self, uid: str, surface: str) -> None:
        """It is known whose a waiting board is: it gets its surface with its next hello."""
        self.gone(uid)
        self._promised[uid] = surface
        self._say_whose(surface)
        self._greet(uid)

    def _last_one(self, given: str) -> None:
        """Where one board waits and one surface is left, they belong together."""
        for uid in list(self._waiting)[:1]:
            free = [surface for surface in self._free(uid) if surface != given]
            if len(self._waiting) == len(free) == 1:
                self._promise(uid, free[0])

    # ---- telling ---------------------------------------------------------------------------------------------

    def _refuse(self, uid: str, why: Announcement) -> str:
        if uid not in self._unused:
            self._tell(why)
        self._unused[uid] = why
        return ""

    def _say_whose(self, surface: str) -> None:
        self._answer(Announcement("board-of", {"player": self._name(surface)}, topic=Topic.READY))

    def _answer(self, told: Announcement) -> None:
        """Whoever presses may sit anywhere: it is said at the table."""
        self._tell(replace(told, kind=Kind.ANSWER, coalesce="", seat=0))

    def _name(self, surface: str) -> str:
        names = {str(player.number): player.name for player in self._table.setup.players}
        return names.get(surface, "")
