"""Settings: one TOML file of the user, checked, and written back with everything that we do not know.

A wrong setting never stops a game: it is named with file and line, and its default is used. A file of a newer
version, or one that is no TOML, is left alone.
"""

from companion.config.places import (
    Directories,
    directories,
    journal_file,
    language,
    ports_directory,
    settings_file,
)
from companion.config.settings import VERSION, Identity, Loaded, Seat, Settings, load, parse
from companion.config.writing import save

__all__ = [
    "VERSION",
    "Directories",
    "Identity",
    "Loaded",
    "Seat",
    "Settings",
    "directories",
    "journal_file",
    "language",
    "load",
    "parse",
    "ports_directory",
    "save",
    "settings_file",
]
