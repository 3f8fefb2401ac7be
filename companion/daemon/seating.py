"""Which board gets which seat."""

from __future__ import annotations

from collections.abc import Callable

from companion.model import Announcement, Fact, Kind, Topic
from companion.protocol import Hello
from companion.table import Table


class Seating:
    """Gives boards their surfaces.

    remembered: unique id of a board -> surface it had last; kept up to date. tell: says why a board gets none.
    """

    def __init__(self, table: Table, remembered: dict[str, str], tell: Callable[[Announcement], None]) -> None:
        self._table = table
        self._remembered = remembered
        self._tell = tell

    def seat(self, uid: str, hello: Hello) -> str:
        """The surface for a board that has none; said and empty when there is none for it."""
        setup = self._table.setup
        if hello.kind != "board":
            self._tell(Announcement("board-tray-unused"))
            return ""
        if (hello.columns, hello.rows) != (setup.columns, setup.rows):
            facts: dict[str, Fact] = {"columns": hello.columns, "rows": hello.rows}
            facts |= {"wanted_columns": setup.columns, "wanted_rows": setup.rows}
            self._tell(Announcement("board-wrong-size", facts, Kind.IMPORTANT, topic=Topic.CAREFUL))
            return ""
        taken = set(self._table.seats.values())
        remembered = self._remembered.get(uid, "")
        surface = remembered if remembered and remembered not in taken else self._table.free_surface()
        if not surface:
            self._tell(Announcement("board-extra", {"count": len(setup.players)}))
            return ""
        self._remembered[uid] = surface
        return surface
