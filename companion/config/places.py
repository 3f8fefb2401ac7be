"""What the settings say of files and of the language, where they do not say it in so many words."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path

from companion.config.settings import Settings
from companion.core.languages import of_system
from companion.core.places import Directories


def settings_file(places: Directories) -> Path:
    """The settings file."""
    return places.config / "settings.toml"


def journal_file(settings: Settings, places: Directories) -> Path:
    """The journal's file."""
    return Path(settings.journal).expanduser() if settings.journal else places.data / "journal.sqlite3"


def league_place(settings: Settings, places: Directories) -> str:
    """The league's file, or the URL of its database."""
    told = settings.league
    return told if "://" in told else str(Path(told).expanduser() if told else places.data / "league.sqlite3")


def ports_directory(settings: Settings, places: Directories) -> Path:
    """The directory in which every terminal is a board's port."""
    named = settings.ports_directory
    return Path(named).expanduser() if named else places.runtime / "boards"


def language(settings: Settings, environ: Mapping[str, str] = os.environ) -> str:
    """The language to speak: as set, else the system's if we know it, else English."""
    return settings.language or of_system(environ)
