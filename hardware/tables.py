"""What else follows from hardware/parameters.toml: the sensors' places in the wiring, and the firmware's limits.

    python -m hardware.tables

writes the columns x_mm and y_mm of companion/device/data/cells.csv anew, from the pitch of the board and the sites
of a cell, firmware/core/limits.gen.h, and firmware/core/power.gen.h, which says what a board draws. What hangs on
which multiplexer stays as it is: that is decided in cells.csv. After another pitch `python -m firmware.tables` and
a build of the firmware have to follow; tests tell.
"""

from __future__ import annotations

import csv
import io
from pathlib import Path
from typing import Final

from firmware.tables import CELLS_FILE, FIRMWARE, REFERENCE, layouts
from hardware.electronics import power
from hardware.magnets.geometry import SITES
from hardware.parameters import Parameters, parameters

LIMITS_HEADER: Final = FIRMWARE / "core" / "limits.gen.h"
POWER_HEADER: Final = FIRMWARE / "core" / "power.gen.h"
_HEAD: Final = """// Generated from hardware/parameters.toml. Do not edit; write it anew by
//     python -m hardware.tables
#pragma once

#include <cstdint>

namespace sense {

"""


def cells_text(its: Parameters | None = None) -> str:
    """The text of companion/device/data/cells.csv with every sensor where the parameters put it."""
    its = its or parameters()
    with CELLS_FILE.open(encoding="utf-8", newline="") as file:
        rows = list(csv.reader(file))
    text = io.StringIO()
    out = csv.writer(text, lineterminator="\n")
    out.writerow(rows[0])
    for layout, strip, mux, channel, cell, sensor, _, _ in rows[1:]:
        place = ("", "") if sensor == REFERENCE else place_mm(its, layout, int(cell), int(sensor))
        out.writerow((layout, strip, mux, channel, cell, sensor, *place))
    return text.getvalue()


def place_mm(its: Parameters, layout: str, cell: int, sensor: int) -> tuple[str, str]:
    """Where a sensor is, from the centre of the near left cell, in as few digits as needed.

    A king's sensor, in the cells after all squares, lies between the two cells of its slot.
    """
    wiring, pitch_mm, site_mm = layouts()[layout], its.board.pitch_mm, its.board.site_mm
    squares = wiring.columns * wiring.rows
    if cell >= squares:
        row, column = divmod(cell - squares, wiring.columns)
        return f"{pitch_mm * column:g}", f"{pitch_mm * (2 * row + 0.5):g}"
    row, column = divmod(cell, wiring.columns)
    side_x, side_y = SITES[sensor]
    return f"{pitch_mm * column + site_mm * side_x:g}", f"{pitch_mm * row + site_mm * side_y:g}"


def limits_header(its: Parameters | None = None) -> str:
    """The text of firmware/core/limits.gen.h, in whole microtesla."""
    limits = (its or parameters()).limit
    rows = (
        ("kMagnetUt", limits.magnet_mt, "above it a tile's magnet"),
        ("kNoneUt", limits.none_mt, "below it none"),
        ("kHysteresisUt", limits.hysteresis_mt, "to either side of both"),
        ("kKingUt", limits.king_mt, "above it a king"),
        ("kKingNoneUt", limits.king_none_mt, "below it none"),
        ("kKingHysteresisUt", limits.king_hysteresis_mt, "to either side of both, for a king"),
    )
    lines = [f"constexpr int32_t {name} = {round(mt * 1000)};  // {words}" for name, mt, words in rows]
    return _HEAD + "\n".join(lines) + "\n\n}  // namespace sense\n"


def main() -> None:
    """Write all three files."""
    texts = ((CELLS_FILE, cells_text()), (LIMITS_HEADER, limits_header()), (POWER_HEADER, power.header()))
    for file, text in texts:
        Path(file).write_text(text, encoding="utf-8", newline="\n")
        print(f"Written: {file.name}")


if __name__ == "__main__":
    main()
