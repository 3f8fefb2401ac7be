"""What else follows from hardware/parameters.toml: places of sensors, the firmware's limits, the coupon's levels.

    python -m hardware.tables

writes the columns x_mm and y_mm of companion/device/data/cells.csv anew, from the pitch of the board and the sites
of a cell, firmware/core/limits.gen.h, firmware/core/power.gen.h, which says what a board draws, and
companion/device/data/coupon.json, what the coupon should give. What hangs on
which multiplexer stays as it is: that is decided in cells.csv. After another pitch `python -m firmware.tables` and
a build of the firmware have to follow; tests tell.
"""

from __future__ import annotations

import csv
import io
import json
from pathlib import Path
from typing import Final

import numpy as np

from firmware.tables import CELLS_FILE, DATA, FIRMWARE, REFERENCE, layouts
from hardware.electronics import power
from hardware.magnets.coupon import Expected
from hardware.magnets.field import sum_mt
from hardware.magnets.geometry import SITES, Pose, placed, single
from hardware.parameters import Parameters, parameters

LIMITS_HEADER: Final = FIRMWARE / "core" / "limits.gen.h"
POWER_HEADER: Final = FIRMWARE / "core" / "power.gen.h"
COUPON_FILE: Final = DATA / "coupon.json"
COUPON_VERSION: Final = 1
VOLTAGES_MV: Final = {
    "vbus": (4400, 5250),  # USB 2.0, 7.2.2: at a port for a device of little power, and the greatest of any
    "diode": (200, 500),  # Pico data sheet: MBR120VLSFT1G between VBUS and VSYS, at 30 to 300 mA
    "rail": (3250, 3350),  # 3.3 V of the Pico's regulator, 1.5 percent
    "cell_off": (0, 150),  # a switch that is off leaks, and the sensors draw it down
    "cell_on": (3200, 3350),  # the rail less what a switch takes
}
"""What a meter should show, least and greatest."""
METER_MV: Final = 20
"""How near a meter and the converter should be: half a percent of 3.3 V and two of the meter's last digits."""
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
    """The text of firmware/core/limits.gen.h, in whole microtesla: limits, and what sensors and magnets give."""
    its = its or parameters()
    limits, sensor = its.limit, its.sensor
    centre, beside, opposite = strays_mt(its)
    rows = (
        ("kGaugeUt", its.gauge.field_mt, "of the gauge at each sensor"),
        ("kNullUt", sensor.null_mv / sensor.sensitivity_mv_mt, "a sensor as bought may tell without any field"),
        ("kFromCentreUt", centre, "what a magnet at rest makes felt from the centre to a corner"),
        ("kFromNextUt", beside, "from a corner to the next"),
        ("kFromOppositeUt", opposite, "from a corner to the opposite one"),
        ("kMagnetUt", limits.magnet_mt, "above it a tile's magnet"),
        ("kNoneUt", limits.none_mt, "below it none"),
        ("kHysteresisUt", limits.hysteresis_mt, "to either side of both"),
        ("kKingUt", limits.king_mt, "above it a king"),
        ("kKingNoneUt", limits.king_none_mt, "below it none"),
        ("kKingHysteresisUt", limits.king_hysteresis_mt, "to either side of both, for a king"),
    )
    lines = [
        f"constexpr int32_t kMicrovoltsPerMt = {round(sensor.sensitivity_mv_mt * 1000)};  // of a sensor",
        *(f"constexpr int32_t {name} = {round(mt * 1000)};  // {words}" for name, mt, words in rows),
    ]
    return _HEAD + "\n".join(lines) + "\n\n}  // namespace sense\n"


def strays_mt(its: Parameters) -> tuple[float, float, float]:
    """How strongly a resting magnet is felt in its cell where it does not lie, in two decimals of a millitesla.

    From the centre to a corner, from a corner to the next one, and to the opposite one.
    """
    magnet = placed(single(its.code_magnet, its.tile.floor_mm, north_down=True), Pose(), its.board)
    ways = its.board.site_mm * np.array((np.sqrt(2), 2.0, 2 * np.sqrt(2)))
    felt = np.abs(sum_mt(magnet, np.stack([ways, 0 * ways, 0 * ways], axis=-1))).round(2)
    return float(felt[0]), float(felt[1]), float(felt[2])


def coupon_text(its: Parameters | None = None) -> str:
    """The text of companion/device/data/coupon.json."""
    its = its or parameters()
    document = {
        "version": COUPON_VERSION,
        "source": "made of hardware/parameters.toml by python -m hardware.tables; do not edit",
        "current_most_ma": power.cells_power(its).declared_ma,
        "voltages_mv": {name: list(ends) for name, ends in VOLTAGES_MV.items()},
        "meter_mv": METER_MV,
        **Expected(its).document(),
    }
    return json.dumps(document, indent=1) + "\n"


def main() -> None:
    """Write all four files."""
    texts = (
        (CELLS_FILE, cells_text()),
        (LIMITS_HEADER, limits_header()),
        (POWER_HEADER, power.header()),
        (COUPON_FILE, coupon_text()),
    )
    for file, text in texts:
        Path(file).write_text(text, encoding="utf-8", newline="\n")
        print(f"Written: {file.name}")


if __name__ == "__main__":
    main()
