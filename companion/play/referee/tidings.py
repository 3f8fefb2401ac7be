"""What is told of a board that comes, goes, or is in order again."""

from __future__ import annotations

from companion.core.model import Announcement, Fact, Kind, Topic
from companion.play.referee.case import Case


def news(key: str, unsays: str = "", **facts: Fact) -> Announcement:
    """A board, or a loose surface, is there or in order. unsays: the name of what it replaces while that waits."""
    return Announcement(key, facts, coalesce=unsays, topic=Topic.READY)


def cleared(case: Case, board: str) -> Announcement:
    """What lay there of an earlier game is gone; with what the game waits for of the player whose board it is."""
    awaited, owner = case.game.awaited(case.state), case.surfaces[board].owner
    waits = [one.act for one in awaited if one.player == owner] or [one.act for one in awaited]
    if case.is_loose(board):
        return news("tray-cleared", f"trouble:{board}", waits=tuple(waits[:1]))
    return news("board-cleared", f"trouble:{board}", player=case.name(board), waits=tuple(waits[:1]))


def lost(case: Case, board: str, *, flooding: bool = False) -> Announcement:
    """The connection to a board, or to a loose surface, is gone; or it sends so much that it is not read."""
    loose = case.is_loose(board)
    facts: dict[str, Fact] = {} if loose else {"player": case.name(board)}
    lost, flood = ("tray-lost", "tray-flood") if loose else ("board-lost", "board-flood")
    key = flood if flooding else lost
    return Announcement(key, facts, Kind.IMPORTANT, coalesce=f"lost:{board}", topic=Topic.LOST)
