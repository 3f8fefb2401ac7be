"""Settings: one TOML file of the user, checked, and written back with everything that we do not know.

A wrong setting never stops a game: it is named with file and line, and its default is used. A file of a newer
version, or one that is no TOML, is left alone. Tables that an owner corrects have files of their own beside it.
"""

from companion.config.changing import change
from companion.config.keeping import Keeper
from companion.config.places import journal_file, language, league_place, ports_directory, settings_file
from companion.config.settings import VERSION, Loaded, Seat, Settings, load
from companion.config.writing import reset, save, save_changes
from companion.core.places import Directories, directories

__all__ = [
    "VERSION",
    "Directories",
    "Keeper",
    "Loaded",
    "Seat",
    "Settings",
    "change",
    "directories",
    "journal_file",
    "language",
    "league_place",
    "load",
    "ports_directory",
    "reset",
    "save",
    "save_changes",
    "settings_file",
]
