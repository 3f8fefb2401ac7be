"""The one root of what can go wrong outside the game: ports, files, programs.

A player's mistake is never an error of this kind; it is a Problem. Every error carries a message id and facts, so
that it is told in the player's language: what happened, what it means for the game, what to do next.
"""

from __future__ import annotations

from companion.core.model import Fact


class CompanionError(Exception):
    """Something outside the game failed.

    key: id of the message in the texts; facts: what the message names. str() gives both for a log, never for a
    player. status: what a command ends with that cannot go on.
    """

    status = 1

    def __init__(self, key: str, **facts: Fact) -> None:
        super().__init__(key, facts)
        self.key = key
        self.facts = facts

    def __str__(self) -> str:
        told = ", ".join(f"{name}={value}" for name, value in self.facts.items())
        return f"{self.key} ({told})" if told else self.key


class PortError(CompanionError):
    """A serial port cannot be opened, read or written."""


class FileError(CompanionError):
    """A file cannot be read or written, or does not say what it should. facts: file, line, column, reason."""


class JournalError(CompanionError):
    """The journal cannot be opened, read or written."""


class VoiceError(CompanionError):
    """A voice cannot be started or has stopped."""


class SettingsError(FileError):
    """A settings or tile-set file is wrong."""


class LogError(CompanionError):
    """The log of a match far away cannot be reached, or refuses what is asked of it."""


class CountError(CompanionError):
    """Finished boards cannot be counted as was asked: what was told and what lies there do not go together."""

    status = 2


class LeagueError(CompanionError):
    """A league cannot do what was asked, or what is kept of it cannot be read or written."""
