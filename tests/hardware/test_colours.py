"""Colours of caps: contrasts by the formula of WCAG, and changes of filament at heights of the finished solid."""

from __future__ import annotations

import pytest
from build123d import Plane, section

from companion.device.tiles.files import standard
from companion.games import SENSED
from hardware.parameters import parameters
from hardware.tiles import colours, tile_set
from hardware.tiles.cap import cap

ITS = parameters()
RELIEF_LEAST, MARK_LEAST, SKIN_LEAST = 7.0, 4.5, 7.0
"""WCAG 2.2: 1.4.6 for what is read, 1.4.3 for large marks."""
PUBLISHED = {("#000000", "#FFFFFF"): 21.0, ("#777777", "#FFFFFF"): 4.48, ("#FFFFFF", "#0000FF"): 8.59}
"""Contrasts that WebAIM's checker tells, to two places."""


@pytest.mark.parametrize(("pair", "told"), PUBLISHED.items())
def test_the_formula_is_that_of_wcag(pair: tuple[str, str], told: float, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(colours, "NOMINAL", dict(zip(("one", "other"), pair, strict=True)))
    assert colours.contrast("one", "other") == pytest.approx(told, abs=0.006)
    assert colours.contrast("other", "one") == colours.contrast("one", "other")


def caps() -> dict[str, tuple[tuple[str, ...], float]]:
    sets = [one for game in SENSED for one in tile_set.built(standard(game))]
    return {"-".join(top): (top, tile.base_mm) for tile, top, _ in sets}


def test_what_stands_on_a_cap_contrasts_with_its_face() -> None:
    for name, (top, base_mm) in caps().items():
        told = colours.filaments(top, base_mm)
        least = MARK_LEAST if name in colours.MARK else RELIEF_LEAST
        face, relief = (told[1], told[2]) if name in colours.MARK else (told[0], told[1])
        assert colours.contrast(face.name, relief.name) >= least, name
        for above in told[3 if name in colours.MARK else 2 :]:
            assert colours.contrast(face.name, above.name) >= RELIEF_LEAST, name
    assert colours.contrast(colours.CAP, colours.SKIN) >= SKIN_LEAST


def test_every_colour_of_a_tile_is_seen_beside_its_ledge_and_every_board() -> None:
    """On any skin either the tile or the ledge in its scallops stands out."""
    for tile, mark in colours.MARK.items():
        for skin in (colours.SKIN, "black", "white", tile):
            assert max(colours.contrast(tile, skin), colours.contrast(mark, skin)) >= MARK_LEAST, (tile, skin)


@pytest.mark.parametrize("name", ["W1-N3", "W0-W0", "castle 2", "blue", "black"])
def test_filaments_change_at_whole_layers_where_the_solid_changes(name: str) -> None:
    """Just below a face the cut is the whole cap, just above it only what stands there."""
    top, base_mm = caps().get(name) or (tuple(name.split("-")), 2.6)
    part = tile_set.cap_part(top, base_mm, 1)
    solid, layer_mm = cap(top, base_mm), part.layer_mm
    heights = [one.from_mm for one in part.filaments]
    assert heights[0] == 0.0 and heights == sorted(heights)
    assert all(height / layer_mm == pytest.approx(round(height / layer_mm)) for height in heights)
    face_mm = ITS.tile.height_mm - base_mm
    assert face_mm in heights
    for height in heights[1:]:
        below, above = (area_mm2(solid, height + beside) for beside in (-0.5, 0.02))
        assert above < 0.97 * below, (name, height)
    assert all(f"from layer {round(height / layer_mm) + 1} " in part.changes for height in heights[1:])


def area_mm2(solid: object, height_mm: float) -> float:
    return float(sum(face.area for face in section(solid, section_by=Plane.XY.offset(height_mm)).faces()))
