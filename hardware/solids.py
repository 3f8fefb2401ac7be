"""Files of solids: STEP for other programs, 3MF for slicers, a picture for people."""

from __future__ import annotations

import math
import tempfile
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

from hardware.parameters import parameters

SIZE_PX: Final = (900, 640)
EYE: Final = (0.0, -1.0, 1.3)
"""Where the eye is, seen from the part: near and above, as somebody sits before it."""
COLOUR: Final = "#9fb3bd"


def write(solid: Any, stem: Path) -> tuple[Path, Path]:
    """STEM.step and STEM.3mf of a solid; gives both. OSError."""
    from build123d import Mesher, export_step  # noqa: PLC0415 - takes seconds, and few need it

    step, mesh = stem.with_name(stem.name + ".step"), stem.with_name(stem.name + ".3mf")
    if not export_step(solid, str(step)):
        raise OSError(f"{step} was not written")
    its, mesher = parameters().printing, Mesher()
    mesher.add_shape(solid, linear_deflection=its.mesh_mm, angular_deflection=math.radians(its.mesh_deg))
    mesher.write(str(mesh))
    return step, mesh


def write_surface(solid: Any, file: Path) -> None:
    """A solid's surface as an STL file, as fine as the meshes for slicers."""
    from build123d import export_stl  # noqa: PLC0415

    its = parameters().printing
    export_stl(solid, str(file), tolerance=its.mesh_mm, angular_tolerance=math.radians(its.mesh_deg))


def surface(solid: Any) -> Any:
    """The surface of a solid, as pyvista wants it."""
    import pyvista  # noqa: PLC0415

    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "solid.stl"
        write_surface(solid, file)
        return pyvista.read(str(file))


def draw(solids: Iterable[tuple[Any, str]], file: Path) -> None:
    """One picture of some solids, each with its colour, as PNG. OSError."""
    import pyvista  # noqa: PLC0415

    pyvista.vtk_verbosity("off")  # it would say on every picture that there is no screen
    plotter = pyvista.Plotter(off_screen=True, window_size=SIZE_PX)
    plotter.set_background("white")
    for solid, colour in solids:
        # A swamp's relief is nothing at all.
        if (found := surface(solid)).n_points:
            plotter.add_mesh(found, color=colour, smooth_shading=True, split_sharp_edges=True, feature_angle=25.0)
    plotter.view_vector(EYE, viewup=(0.0, 0.0, 1.0))
    plotter.camera.zoom(1.1)
    plotter.screenshot(str(file))
    plotter.close()
