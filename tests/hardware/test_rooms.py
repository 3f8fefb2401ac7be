"""Who may import whom in hardware/, and who owns which outside thing; kept by reading every module's imports."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import pytest

from hardware.electronics import kicad
from tests.test_imports import imports_of

ROOT = Path(__file__).parent.parent.parent
HARDWARE = ROOT / "hardware"

OURS: dict[str, set[str]] = {
    "parameters": set(),
    "errors": set(),
    "magnets": {"parameters"},
    "tables": {"parameters", "magnets", "electronics"},
    "report": {"parameters", "magnets", "errors"},
    "shapes": {"parameters"},
    "tiles": {"parameters", "magnets", "shapes"},
    "housing": {"parameters", "shapes"},
    "table": {"parameters", "shapes"},
    "solids": {"parameters", "errors"},
    "slicer": {"parameters", "errors"},
    "electronics": {"parameters", "errors"},
    "sections": {"parameters", "tiles", "housing", "report", "solids"},
    "catalogue": {"shapes", "tiles", "housing", "table"},
}
"""Rooms that may import only these others of hardware. Export and parts list join them and are not listed."""

DRAWING = {"shapes", "tiles", "housing", "table"}
OWNERS: dict[str, set[str]] = {
    "build123d": {*DRAWING, "solids", "sections", "pictures"},
    "pyvista": {"solids"},
    "trimesh": {"sections"},
    "ezdxf": {"housing"},
    "kiutils": {"electronics"},
    "skidl": {"electronics"},
    "pcbnew": {"electronics"},
    "subprocess": {"electronics", "slicer"},
    "magpylib": {"magnets"},
    "matplotlib": {"report"},
}
"""Outside thing -> the rooms that alone may import it."""


def modules() -> list[tuple[str, Path]]:
    """Every module of hardware, as its room and its path."""
    found = []
    for path in sorted(HARDWARE.rglob("*.py")):
        inside = path.relative_to(HARDWARE)
        found.append((inside.parts[0].removesuffix(".py"), path))
    return found


@pytest.mark.parametrize(("room", "path"), modules(), ids=lambda value: getattr(value, "name", value))
def test_a_room_imports_only_what_it_may(room: str, path: Path) -> None:
    names = imports_of(path)
    of_ours = {name.split(".")[1] for name in names if name.startswith("hardware.")}
    if room in OURS:
        assert of_ours <= {room, *OURS[room]}, path
    for outside, owners in OWNERS.items():
        if any(name == outside or name.startswith(f"{outside}.") for name in names):
            assert room in owners, f"{path} imports {outside}"
    assert not any(name == "tests" or name.startswith("tests.") for name in names), path


def test_the_firmware_needs_hardware_only_for_the_benchs_hands() -> None:
    for path in sorted((ROOT / "firmware").rglob("*.py")):
        if path.relative_to(ROOT).parts[1] != "bench":
            assert not any(name.split(".")[0] == "hardware" for name in imports_of(path)), path


def test_only_one_module_runs_kicad_and_one_the_slicer() -> None:
    runs = [path.name for _, path in modules() if "subprocess" in imports_of(path)]
    assert runs == ["kicad.py", "slicer.py"]
    own = [path.name for _, path in modules() if "pcbnew" in imports_of(path)]
    assert own == ["pcbnew_run.py"]


@pytest.mark.skipif(not os.environ.get("CI"), reason="a contributor's computer may lack some of it")
def test_continuous_integration_skips_nothing_for_want_of_a_program() -> None:
    assert kicad.available()
    for folder in ("footprints", "symbols"):
        assert (Path("/usr/share/kicad") / folder).is_dir()
    assert shutil.which("lou_translate")
