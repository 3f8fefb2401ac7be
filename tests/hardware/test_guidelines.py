"""What the parameters say of touch, against published guidelines: tests/data/tactile_guidelines.csv."""

from __future__ import annotations

import csv
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from hardware.parameters import Parameters, parameters
from hardware.tiles import terrain

GUIDELINES = Path(__file__).parent.parent / "data" / "tactile_guidelines.csv"
with GUIDELINES.open(encoding="utf-8", newline="") as file:
    ROWS = {row["item"]: row for row in csv.DictReader(file)}

OURS: dict[str, Callable[[Parameters], tuple[float, ...]]] = {
    "braille dot diameter": lambda its: (its.braille.dot_mm,),
    "braille dot height": lambda its: (its.braille.height_mm,),
    "braille dot pitch": lambda its: (its.braille.dot_pitch_mm,),
    "braille cell pitch": lambda its: (its.braille.cell_pitch_mm,),
    "braille line pitch": lambda its: (its.braille.line_pitch_mm,),
    "line width": lambda its: (its.relief.line_mm, its.relief.stroke_mm, its.number.digit_line_mm),
    "line height": lambda its: (its.relief.texture_height_mm, its.number.digit_height_mm),
    "shape height": lambda its: (its.relief.height_mm, its.crown.height_mm, its.button.raised_mm),
    "gap between elements": lambda its: (its.relief.gap_mm, its.crown.gap_mm),
    "comfortable gap": lambda its: (its.relief.comfortable_gap_mm, its.button.pitch_mm - its.button.base_mm),
    "side of an element": lambda its: (its.crown.side_mm, its.frame.notch_mm, its.number.digit_mm),
    "side of a texture patch": lambda its: (its.relief.texture_mm, its.relief.band_mm),
    "side of a shape": lambda its: (its.relief.shape_mm, its.button.cap_mm),
    "ratio of texture periods": lambda its: (its.relief.texture_step_ratio,),
    "textures in one graphic": lambda _: (len(terrain.COARSENESS),),
    "step between heights": lambda its: (
        its.relief.texture_height_mm,
        its.relief.height_mm - its.relief.texture_height_mm,
        its.crown.height_mm - its.relief.height_mm,
        its.frame.border_height_mm - its.board.post_height_mm,
    ),
    "rounding of a touched edge": lambda its: (its.relief.round_mm,),
}


def beyond(item: str, its: Parameters) -> list[float]:
    """The values of an item that keep neither to its least nor to its most."""
    least, most = float(ROWS[item]["least"] or 0), float(ROWS[item]["most"] or "inf")
    return [value for value in OURS[item](its) if not least - 1e-9 <= value <= most + 1e-9]


def test_every_guideline_is_compared_and_has_a_source() -> None:
    assert ROWS.keys() == OURS.keys()
    for item, row in ROWS.items():
        assert row["source"], item
        assert row["least"] or row["most"], item
        assert row["unit"] in ("mm", "ratio", "count"), item


@pytest.mark.parametrize("item", OURS)
def test_our_numbers_keep_to_the_guideline(item: str) -> None:
    assert beyond(item, parameters()) == [], ROWS[item]["source"]


@pytest.mark.parametrize(
    ("section", "name", "value", "item"),
    [
        ("braille", "dot_pitch_mm", 2.2, "braille dot pitch"),
        ("braille", "dot_mm", 1.8, "braille dot diameter"),
        ("relief", "band_mm", 6.0, "side of a texture patch"),
        ("relief", "texture_step_ratio", 1.4, "ratio of texture periods"),
        ("relief", "round_mm", 0.3, "rounding of a touched edge"),
        ("button", "cap_mm", 12.0, "side of a shape"),
        ("crown", "height_mm", 1.8, "step between heights"),
    ],
)
def test_a_number_beyond_its_guideline_is_found(section: str, name: str, value: float, item: str) -> None:
    its = parameters()
    changed: Parameters = replace(its, **{section: replace(getattr(its, section), **{name: value})})
    assert beyond(item, changed)


def test_the_most_important_is_the_highest() -> None:
    its = parameters()
    assert its.crown.height_mm > its.relief.height_mm > its.relief.texture_height_mm > its.braille.height_mm


def test_digits_and_dots_below_a_tile_end_at_one_height() -> None:
    assert parameters().number.digit_height_mm == parameters().braille.height_mm
