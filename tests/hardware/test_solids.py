"""Every part that the rooms of solids offer, judged by inspectors that know nothing of how it was drawn."""

from __future__ import annotations

import importlib
import inspect
import pkgutil
from collections.abc import Callable, Iterator
from pathlib import Path

import numpy as np
import pytest

from companion.device.tiles.files import standard
from companion.games import SENSED
from hardware import housing, table, tiles
from hardware.catalogue import BOARDS, FOLDERS, parts
from hardware.parameters import parameters
from hardware.shapes.part import Part
from tests.hardware.inspect_fault import told
from tests.hardware.inspect_mesh import exported, narrow_gaps, slices
from tests.hardware.inspect_parts import different, mesh_faults, solid_faults
from tests.hardware.inspect_solid import volume

SAMPLE = 9
"""How many parts of a folder are inspected, unless all are asked for."""


def offered() -> Iterator[tuple[str, str]]:
    """Module and name of each part that any room offers by a function whose name ends in "parts"."""
    modules = [
        f"{of.__name__}.{one.name}" for of in (tiles, housing, table) for one in pkgutil.iter_modules(of.__path__)
    ]
    for module in modules:
        room = importlib.import_module(module)
        for name, offer in inspect.getmembers(room, inspect.isfunction):
            if offer.__module__ != room.__name__ or name.startswith("_") or not name.endswith("parts"):
                continue
            given = list(inspect.signature(offer).parameters)
            cases = {"kind": BOARDS, "tiles": [standard(game) for game in SENSED], "": [None]}
            for case in cases["".join(given)]:
                yield from ((module, part.name) for part in (offer(case) if given else offer()))


def first_named(folder: str) -> list[Part]:
    """The parts of a folder but for those whose names are in an earlier one too."""
    earlier = {part.name for before in list(FOLDERS)[: list(FOLDERS).index(folder)] for part in parts(before)}
    return [part for part in parts(folder) if part.name not in earlier]


@pytest.mark.parametrize("folder", FOLDERS)
def test_every_part_is_one_valid_solid_without_sharp_edges_where_fingers_read(
    folder: str, some: Callable[[list[Part], int], list[Part]]
) -> None:
    """Of the parts that have something new; python -m tests.hardware.inspect_parts takes each."""
    several = some([*different(first_named(folder))], SAMPLE)
    wrong = {part.name: told(found) for part in several if (found := solid_faults(part))}
    assert not wrong, "\n".join(f"{name}: {faults}" for name, faults in wrong.items())


@pytest.mark.parametrize("folder", FOLDERS)
def test_meshes_are_closed_with_thick_walls_and_print_without_supports(
    tmp_path: Path, folder: str, some: Callable[[list[Part], int], list[Part]]
) -> None:
    several = some([*different(first_named(folder))], SAMPLE)
    wrong = {part.name: told(found) for part in several if (found := mesh_faults(part, tmp_path))}
    assert not wrong, "\n".join(f"{name}: {faults}" for name, faults in wrong.items())


def test_shapes_and_crowns_on_caps_stand_apart_by_the_least_gap(
    tmp_path: Path, some: Callable[[list[Part], int], list[Part]]
) -> None:
    its = parameters()
    base_mm = its.tile.floor_mm + its.code_magnet.height_mm + its.pocket.headroom_mm
    heights = its.relief.texture_height_mm, its.relief.height_mm, its.crown.height_mm
    levels = [its.tile.height_mm - base_mm + sum(heights[k : k + 2]) / 2 for k in range(2)]
    caps = [part for part in different(parts("tiles-royal-garden")) if part.name.startswith("cap")]
    assert caps
    for part in some(caps, SAMPLE):
        mesh = exported(part.make(), tmp_path)
        for level in levels:
            found = narrow_gaps(mesh, level, its.relief.gap_mm)
            assert not found, f"{part.name}: {told(found)}"


def test_parts_of_one_name_are_one_thing() -> None:
    named: dict[str, list[Part]] = {}
    for folder in FOLDERS:
        for part in parts(folder):
            named.setdefault(part.name, []).append(part)
    for name, (one, *others) in named.items():
        for other in others:
            assert volume(other.make()) == pytest.approx(volume(one.make())), name
            assert (other.layer_mm, other.touched) == (one.layer_mm, one.touched), name


def test_slices_of_a_part_add_up_to_its_volume(tmp_path: Path) -> None:
    for part in next(iter(parts("tiles-royal-garden"))), parts("kings")[-1], parts("board5")[0]:
        mesh = exported(part.make(), tmp_path)
        heights = np.arange(0.01, mesh.bounds[1, 2], 0.02)
        assert sum(area.area for area in slices(mesh, heights)) * 0.02 == pytest.approx(mesh.volume, rel=0.005)


def test_all_that_any_room_offers_is_inspected() -> None:
    inspected = {part.name for folder in FOLDERS for part in parts(folder)}
    missing = {(room, name) for room, name in offered() if name not in inspected}
    assert not missing
    assert len(inspected) > 200
