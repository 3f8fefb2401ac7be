"""What is said of the boards' own programs: too old, unable to do what they are asked, or without an answer."""

from __future__ import annotations

from collections.abc import Callable

from companion.core.model import Announcement, Fact, Kind, Topic

FLASH = "companion board flash"

NOTICED = {"touch": "board-no-wand"}
"""Commands that a person misses when a board cannot do them."""


class Firmware:
    """Says each thing once a board, as long as the program runs.

    name: of the player whose board it is, by its unique id; "" for nobody's, of which nothing is said. older:
    whether a board's program is older than ours.
    """

    def __init__(
        self, tell: Callable[[Announcement], None], name: Callable[[str], str], older: Callable[[str], bool | None]
    ) -> None:
        self._tell = tell
        self._name = name
        self._older = older
        self._told: set[tuple[str, str]] = set()

    def hello(self, uid: str, firmware: str) -> None:
        """A board with a seat says which program it has."""
        if self._older(firmware):
            self._once(uid, "board-firmware-older", {"firmware": firmware, "command": FLASH}, Kind.MESSAGE)

    def refused(self, uid: str, what: str, _reason: str) -> None:
        """A board cannot do a command."""
        if what in NOTICED:
            self._once(uid, NOTICED[what], {}, Kind.IMPORTANT)

    def mute(self, uid: str, is_tray: bool) -> None:
        """A board does not answer; each time that this begins."""
        name = self._name(uid)
        facts: dict[str, Fact] = {"player": name} if name else {}
        key = "tray-tells-nothing" if is_tray else "board-tells-nothing"
        if name or is_tray:
            self._tell(Announcement(key, facts, Kind.IMPORTANT, f"mute:{uid}", topic=Topic.CAREFUL))

    def _once(self, uid: str, key: str, facts: dict[str, Fact], kind: Kind) -> None:
        name = self._name(uid)
        if not name or (uid, key) in self._told:
            return
        self._told.add((uid, key))
        topic = Topic.CAREFUL if kind is Kind.IMPORTANT else Topic.OTHER
        self._tell(Announcement(key, {"player": name, **facts}, kind, topic=topic))
