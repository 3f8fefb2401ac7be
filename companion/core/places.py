"""Where the user's files lie."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

SETTINGS_BYTES_MAX = 1 << 17
"""Of the settings file."""


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

    if sys.platform == "win32":
        # One folder for all: cleaners empty Temp, where platformdirs has what runs. No author is above the name.
        data = platformdirs.user_data_path("companion", appauthor=False)
        older = data / "companion"  # where games were kept that were played before this was so
        data = older if older.is_dir() else data
        return Directories(data, data, data / "run")
    config, data = platformdirs.user_config_path("companion"), platformdirs.user_data_path("companion")
    if sys.platform == "linux":
        # Without a session the usual fallback is a name in /tmp that anybody could have made first.
        session = environ.get("XDG_RUNTIME_DIR")
        return Directories(config, data, Path(session) / "companion" if session else data / "run")
    return Directories(config, data, platformdirs.user_runtime_path("companion"))
