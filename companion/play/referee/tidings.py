"""What is told of a board that comes, goes, or is in order again."""

from __future__ import annotations

from companion.core.model import Announcement, Fact, Kind, Reading, Topic


def ready(reading: Reading, name: str, lying: int) -> Announcement:
    """A board is there for the first time. lying: how many objects lie on it."""
    facts: dict[str, Fact] = {"player": name, "columns": reading.columns, "rows": reading.rows, "lying": lying}
    return Announcement("board-ready", facts, topic=Topic.READY)


def tray_ready() -> Announcement:
    """A loose surface is there for the first time."""
    return Announcement("tray-ready", topic=Topic.READY)


def tray_back(board: str) -> Announcement:
    """A loose surface is there again; it unsays that it was lost."""
    return Announcement("tray-back", coalesce=f"lost:{board}", topic=Topic.READY)


def back(board: str, name: str, *, changed: bool) -> Announcement:
    """A board is there again; it unsays that it was lost."""
    key = "board-back-changed" if changed else "board-back"
    return Announcement(key, {"player": name}, coalesce=f"lost:{board}", topic=Topic.READY)


def bare(board: str, name: str, count: int) -> Announcement:
    """A board is there, the same one or another in its place, and nothing lies on it of what should."""
    facts: dict[str, Fact] = {"player": name, "count": count}
    return Announcement("board-back-bare", facts, coalesce=f"lost:{board}", topic=Topic.READY)


def lost(board: str, name: str, *, loose: bool = False, flooding: bool = False) -> Announcement:
    """The connection to a board, or to a loose surface, is gone; or it sends so much that it is not read."""
    facts: dict[str, Fact] = {} if loose else {"player": name}
    lost, flood = ("tray-lost", "tray-flood") if loose else ("board-lost", "board-flood")
    key = flood if flooding else lost
    return Announcement(key, facts, Kind.IMPORTANT, coalesce=f"lost:{board}", topic=Topic.LOST)


def restarted(board: str, player: Fact, cause: str) -> Announcement:
    """A board has started anew in the middle of a game, as it says itself."""
    facts: dict[str, Fact] = {"player": player, "cause": cause}
    return Announcement("board-restarted", facts, coalesce=f"restarted:{board}", topic=Topic.READY)


def resumed(board: str, player: Fact) -> Announcement:
    """The computer slept, and the board with it; it unsays that the board was lost."""
    return Announcement("board-resumed", {"player": player}, coalesce=f"lost:{board}", topic=Topic.READY)


def restored(board: str, name: str) -> Announcement:
    """Everything that was out of place lies right again; it unsays the trouble."""
    return Announcement("restored", {"player": name}, coalesce=f"trouble:{board}", topic=Topic.READY)
