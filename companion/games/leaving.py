"""A player leaves the table: what is alike in all games that allow it (docs/decisions/leaving.md)."""

from __future__ import annotations

from collections.abc import Collection

from companion.core.model import Act, Command, Problem

LEAVE = Command("leave", "57", Act.TELL, asks_twice=True)
"""Its words are in the texts of every game."""


def left_already(name: str) -> Problem:
    """Why a player who has left does nothing any more."""
    return Problem("left-already", {"player": name})


def last_one(players: Collection[int], gone: Collection[int]) -> list[Problem]:
    """Why the last player may not leave; empty while somebody stays."""
    return [Problem("last-one")] if len(gone) + 1 >= len(players) else []
