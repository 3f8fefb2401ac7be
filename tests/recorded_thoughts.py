"""Whether the core thinks here what was recorded elsewhere: `python tests/recorded_thoughts.py`.

It needs nothing but Python and the package, so that a wheel of any system can be asked, also in an emulator.
docs/decisions/c-core.md has where that was done. Prints a line a file; ends with 1 where an answer is another.
"""

from __future__ import annotations

import json
import platform
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from companion import engine

Row = dict[str, Any]
DATA = Path(__file__).parent / "data"
KINGDOMS, WALLS = DATA / "engine_thoughts.json", DATA / "azul_thoughts.json"


def thought_of_kingdoms(row: Row) -> dict[str, Any]:
    """Each act with how often it was tried and its mean in thousandths."""
    found = _thought(row)
    return {"thought": [[act, visits, round(1000 * value) if visits else 0] for act, value, _, visits in found]}


def thought_of_walls(row: Row) -> dict[str, Any]:
    """The visits of each act, which every playout before has decided."""
    return {"visits": {str(act): visits for act, _, _, visits in _thought(row)}}


def keep(file: Path, rows: list[Row]) -> None:
    """Write questions with their answers, a line each."""
    file.write_text("[\n" + ",\n".join(map(json.dumps, rows)) + "\n]\n", "utf-8")


def other(file: Path, think: Callable[[Row], dict[str, Any]]) -> tuple[int, list[Row]]:
    """How many questions a file has, and those that are answered otherwise here."""
    rows = json.loads(file.read_text("utf-8"))
    return len(rows), [row for row in rows if not think(row).items() <= row.items()]


def _thought(row: Row) -> list[tuple[int, float, float, int]]:
    return engine.think(bytes.fromhex(row["state"]), row["seat"], row["playouts"], row["seed"])


def main() -> int:
    """The command."""
    print(f"{platform.system()}, {platform.machine()}, Python {platform.python_version()}")
    wrong = 0
    for file, think in ((KINGDOMS, thought_of_kingdoms), (WALLS, thought_of_walls)):
        count, others = other(file, think)
        wrong += len(others)
        print(f"{file.name}: {count - len(others)} of {count} answers are the recorded ones")
    return int(wrong > 0)


if __name__ == "__main__":
    sys.exit(main())
