"""The drawings of steel and skin, read again as a maker's program reads it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import ezdxf
import pytest
from ezdxf.path import make_path
from shapely import Point, Polygon

from firmware.tables import layouts
from hardware.electronics.board_file import pads
from hardware.electronics.strip_layout import strip_layout
from hardware.housing import skin, steel
from hardware.housing.plan import KINDS, plan
from hardware.parameters import parameters


def outline(kind: str, folder: Path) -> Polygon:
    """The one closed outline of the file, moved from its own corner to the axes of the board."""
    file = folder / f"{kind}.dxf"
    steel.drawing(kind).saveas(file)
    document = ezdxf.filemanagement.readfile(file)
    assert document.units == ezdxf.units.MM
    assert not document.audit().errors
    (only,) = document.modelspace().query("LWPOLYLINE")
    assert len(document.modelspace()) == 1
    assert make_path(only).is_closed
    left, near = plan(kind).steel.low
    return Polygon([(left + at.x, near + at.y) for at in make_path(only).flattening(0.001)])


@pytest.mark.parametrize("kind", KINDS)
def test_the_sheet_lies_under_every_sensor_and_beyond_the_cells(kind: str, tmp_path: Path) -> None:
    sheet = outline(kind, tmp_path)
    pitch, site = parameters().board.pitch_mm, parameters().board.site_mm
    for sensor in layouts()[kind].sensors:
        at = Point(sensor.x_mm, sensor.y_mm)
        assert sheet.contains(at)
        assert sheet.exterior.distance(at) > pitch / 2 - site - 0.01, sensor
    whole, corner = plan(kind).steel, parameters().steel.corner_mm
    assert sheet.area == pytest.approx(whole.width * whole.depth - 0.8584 * corner**2, abs=0.01)


@pytest.mark.parametrize("kind", KINDS)
def test_no_pin_of_a_tab_touches_the_sheet(kind: str, tmp_path: Path) -> None:
    sheet = outline(kind, tmp_path)
    layout = strip_layout("strip7" if layouts()[kind].columns == 7 else "strip5")
    through = [pad for pad in pads(layout).values() if pad.through]
    assert through
    for row in range(layouts()[kind].rows):
        for pad in through:
            assert sheet.distance(Point(pad.x_mm, pad.y_mm + row * parameters().board.pitch_mm)) > 3, pad


def test_the_words_tell_the_drawings_size(tmp_path: Path) -> None:
    for kind in KINDS:
        left, near, right, far = outline(kind, tmp_path).bounds
        assert f"{right - left:g} by {far - near:g} millimetres" in steel.words(kind)[0]
        assert f"{parameters().board.steel_thickness_mm:g} millimetres" in steel.words(kind)[1]


def test_the_command_writes_the_file_and_says_what_to_order(tmp_path: Path) -> None:
    file = tmp_path / "sheet.dxf"
    run = [sys.executable, "-m", "hardware.housing.steel"]
    said = subprocess.run([*run, "board7", str(file)], capture_output=True, encoding="utf-8", check=True).stdout
    assert said.splitlines()[:-1] == list(steel.words("board7"))
    assert ezdxf.filemanagement.readfile(file).modelspace()
    assert subprocess.run([*run, "board9", str(file)], capture_output=True, check=False).returncode == 2


@pytest.mark.parametrize("kind", KINDS)
def test_the_drawing_of_the_skin_has_a_hole_for_every_post(kind: str, tmp_path: Path) -> None:
    file = tmp_path / "skin.dxf"
    skin.drawing(kind).saveas(file)
    document = ezdxf.filemanagement.readfile(file)
    assert document.units == ezdxf.units.MM and not document.audit().errors
    left, near = plan(kind).skin.low
    rings = [
        Polygon([(left + at.x, near + at.y) for at in make_path(one).flattening(0.001)])
        for one in document.modelspace().query("LWPOLYLINE")
    ]
    whole, *holes = sorted(rings, key=lambda ring: -ring.area)
    half = parameters().board.pitch_mm / 2
    cells = [one for one in layouts()[kind].sensors if one.site == 4]
    crossings = {(one.x_mm + x, one.y_mm + y) for one in cells for x in (-half, half) for y in (-half, half)}
    assert {(round(ring.centroid.x, 6), round(ring.centroid.y, 6)) for ring in holes} == crossings
    assert len(holes) == len(crossings)
    side = parameters().board.post_side_mm + 0.4
    for ring in holes:
        assert whole.contains(ring)
        assert ring.bounds[2] - ring.bounds[0] == pytest.approx(side, abs=1e-3)
    pockets = document.modelspace().query("CIRCLE")
    kings = {(one.x_mm, one.y_mm) for one in layouts()[kind].sensors if kind == "tray" and one.cell >= 20}
    assert {(round(left + one.dxf.center.x, 6), round(near + one.dxf.center.y, 6)) for one in pockets} == kings
    assert len(document.modelspace()) == len(rings) + len(kings)
    assert f"{len(holes)} square holes of {side:g} millimetres" in " ".join(skin.words(kind))


def test_the_command_of_the_skin_writes_the_file_and_says_what_to_order(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "skin.dxf"
    assert skin.main(["tray", str(file)]) == 0
    assert capsys.readouterr().out.splitlines() == [*skin.words("tray"), f"Written: {file}"]
    assert skin.main(["board9", str(file)]) == 2 and "usage: " in capsys.readouterr().err
