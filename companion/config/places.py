"""Where the user's files lie, and which language the system speaks."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import get_args

from companion.config.settings import Settings


@dataclass(frozen=True, slots=True)
class Directories:
    """Where this user's files lie: settings; journal and tile sets; socket, lock and pseudo-terminals."""

    config: Path
    data: Path
    runtime: Path


def directories(environ: Mapping[str, str] = os.environ) -> Directories:
    """The user's directories; COMPANION_HOME puts all three below one, as tests do. Nothing is made."""
    home = environ.get("COMPANION_HOME")
    if home:
        return Directories(Path(home) / "config", Path(home) / "data", Path(home) / "run")
    import platformdirs  # noqa: PLC0415 - not needed where COMPANION_HOME is set

    config, data = (
        Path(platformdirs.user_config_dir("companion")),
        Path(platformdirs.user_data_dir("companion")),
    )
    if sys.platform == "linux":
        # Without a session the usual fallback is a name in /tmp that anybody could have made first.
        session = environ.get("XDG_RUNTIME_DIR")
        return Directories(config, data, Path(session) / "companion" if session else data / "run")
    return Directories(config, data, Path(platformdirs.user_runtime_dir("companion")))


def settings_file(places: Directories) -> Path:
    """The settings file."""
    return places.config / "settings.toml"


def journal_file(settings: Settings, places: Directories) -> Path:
    """The journal's file."""
    return Path(settings.journal).expanduser() if settings.journal else places.data / "journal.sqlite3"


def ports_directory(settings: Settings, places: Directories) -> Path:
    """The directory in which every terminal is a board's port."""
    named = settings.ports_directory
    return Path(named).expanduser() if named else places.runtime / "boards"


def language(settings: Settings, environ: Mapping[str, str] = os.environ) -> str:
    """The language to speak: as set, else the system's if we know it, else English."""
    if settings.language:
        return settings.language
    told = [environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG")]
    if sys.platform == "win32" and not any(told):
        import locale  # noqa: PLC0415 - there the environment does not tell

        told = [locale.getlocale()[0] or ""]
    first = next((each for each in told if each), "").lower()
    windows = {"czech": "cs", "polish": "pl"}
    short = windows.get(first.split("_")[0], first[:2])
    return short if short in get_args(Settings.model_fields["language"].annotation) and short else "en"
