"""Small files of an owner beside the settings, written; companion.core.owned reads them."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from pathlib import Path

from companion.config.writing import replace_text
from companion.core.owned import read_owned


def write_owned(path: Path, version: int, told: Mapping[str, object]) -> None:
    """Write these entries, all or nothing; what else stands in the file stays.

    FileError owned-wrong for a newer file, which is left alone, and for a damaged one, which has to be put aside
    first. SettingsError settings-not-written.
    """
    path = Path(os.path.realpath(path))  # a link stays one, its target is written
    text = json.dumps({**read_owned(path, version), **told, "version": version}, ensure_ascii=False, indent=1)
    replace_text(path, text + "\n")
