"""Braille measured on finished solids, and against tables that others made."""

from __future__ import annotations

import shutil
import string
from collections import defaultdict

import numpy as np
import pytest
from shapely import Polygon

from companion.language.braille import ASCII, BLANK, PROGRAM, TABLES, translated
from hardware.parameters import parameters
from hardware.shapes import braille
from tests.hardware.inspect_fault import told
from tests.hardware.inspect_mesh import closed, pieces, slices
from tests.hardware.inspect_print import unsupported
from tests.hardware.inspect_solid import sharp_edges, valid
from tests.hardware.relief_kit import SLACK_MM, meshed, standing

ALPHABET = string.ascii_lowercase.replace("w", "")
NUMBERS = [str(number) for number in range(1, 49)]
JUST_ABOVE_MM = 0.005
ITS = parameters().braille


def domes(text: str, z_mm: float = JUST_ABOVE_MM) -> list[Polygon]:
    """The dots of a text as they stand on a plate, cut at one height."""
    return pieces(next(slices(meshed(standing(braille.dots(text))), [z_mm])))


def patterns(cells: tuple[tuple[int, ...], ...]) -> str:
    """Cells as Unicode has them: dot n is bit n - 1."""
    return "".join(chr(ord(BLANK) + sum(1 << (dot - 1) for dot in cell)) for cell in cells)


def read_back(text: str) -> str:
    """What the solid says in ASCII Braille, read from its domes on a grid from the leftmost and the farthest.

    Only for a text that begins with a number sign: its leftmost dot is 3, its highest 4.
    """
    middles = np.array([(one.centroid.x, one.centroid.y) for one in domes(text)])
    left, top = middles[:, 0].min(), middles[:, 1].max()
    found: dict[int, int] = defaultdict(int)
    for x, y in middles:
        cell = int((x - left + ITS.dot_pitch_mm / 2) // ITS.cell_pitch_mm)
        column = round((x - left - cell * ITS.cell_pitch_mm) / ITS.dot_pitch_mm)
        row = round((top - y) / ITS.dot_pitch_mm)
        off = (x - left - cell * ITS.cell_pitch_mm - column * ITS.dot_pitch_mm, top - y - row * ITS.dot_pitch_mm)
        assert np.abs(off).max() < SLACK_MM
        assert column in {0, 1}
        assert row in {0, 1, 2}
        found[cell] |= 1 << (3 * column + row)
    return "".join(ASCII[found[cell]] for cell in range(max(found) + 1))


def test_letters_are_those_of_ascii_braille() -> None:
    for letter in ALPHABET:
        (cell,) = braille.cells(letter)
        assert ASCII[ord(patterns((cell,))) - ord(BLANK)] == letter.upper()
        assert list(cell) == sorted(set(cell))


@pytest.mark.skipif(shutil.which(PROGRAM) is None, reason="liblouis is not installed")
@pytest.mark.parametrize("language", TABLES)
def test_liblouis_writes_the_same(language: str) -> None:
    texts = [ALPHABET, "1234567890", "tile 17", *NUMBERS]
    assert [patterns(braille.cells(text)) for text in texts] == translated(texts, language)


@pytest.mark.skipif(shutil.which(PROGRAM) is None, reason="liblouis is not installed")
def test_languages_differ_in_w() -> None:
    assert len({translated(["w"], language)[0][-1] for language in TABLES}) > 1


@pytest.mark.parametrize("number", ["17", "48", "9 a", "30"])
def test_a_number_is_read_back_from_its_solid(number: str) -> None:
    letters = dict(zip("1234567890", "ABCDEFGHIJ", strict=True))
    assert read_back(number) == "#" + "".join(letters.get(sign, sign.upper()) for sign in number)


def test_dots_and_pitches_are_marburg_medium_on_the_solid() -> None:
    one = sorted(domes("l"), key=lambda dot: -dot.centroid.y)
    assert len(one) == 3
    for dot in one:
        assert np.sqrt(dot.area * 4 / np.pi) == pytest.approx(ITS.dot_mm, abs=SLACK_MM)
    ys = [dot.centroid.y for dot in one]
    assert -np.diff(ys) == pytest.approx(ITS.dot_pitch_mm, abs=SLACK_MM)
    xs = sorted(dot.centroid.x for dot in domes("cc"))
    assert np.diff(xs) == pytest.approx(
        [ITS.dot_pitch_mm, ITS.cell_pitch_mm - ITS.dot_pitch_mm, ITS.dot_pitch_mm], abs=SLACK_MM
    )
    lines = sorted({round(dot.centroid.y, 1) for dot in domes("a\na")})
    assert np.diff(lines) == pytest.approx(ITS.line_pitch_mm, abs=SLACK_MM)


def test_dots_are_domes_of_their_height() -> None:
    mesh = meshed(standing(braille.dots("a")))
    assert mesh.bounds[1][2] == pytest.approx(ITS.height_mm, abs=0.01)
    ball_mm = ((ITS.dot_mm / 2) ** 2 + ITS.height_mm**2) / (2 * ITS.height_mm)
    for share in (0.25, 0.5, 0.8):
        z = share * ITS.height_mm
        (dot,) = pieces(next(slices(mesh, [z])))
        wide_mm = 2 * np.sqrt(ball_mm**2 - (ball_mm - ITS.height_mm + z) ** 2)
        assert np.sqrt(dot.area * 4 / np.pi) == pytest.approx(wide_mm, abs=2 * SLACK_MM)


def test_braille_is_valid_printable_and_not_sharp() -> None:
    its = parameters().printing
    solid = standing(braille.dots("48"))
    assert not valid(solid), told(valid(solid))
    mesh = meshed(solid)
    assert not closed(mesh), told(closed(mesh))
    sharp = sharp_edges(solid, parameters().relief.round_mm, above_z=0.01)
    assert not sharp, told(sharp)
    hanging = unsupported(mesh, its.fine_layer_mm, its.bridge_mm, its.overhang_deg)
    assert not hanging, told(hanging)


@pytest.mark.parametrize("text", ["q", "17", "48 x", "a\n12"])
def test_the_size_told_holds_all_dots(text: str) -> None:
    wide, high = braille.size_mm(text)
    box = braille.dots(text).bounding_box()
    assert max(box.max.X, -box.min.X) <= wide / 2 + 1e-6
    assert max(box.max.Y, -box.min.Y) <= high / 2 + 1e-6
    full = "\n".join("q" * len(braille.cells(line)) for line in text.split("\n"))
    whole = braille.dots(full.replace("q", "y")).bounding_box()
    assert pytest.approx((wide, high)) == (whole.size.X, whole.size.Y)


def test_a_number_sign_stands_before_each_run_of_digits_only() -> None:
    assert braille.cells("17 8") == (
        braille.NUMBER_SIGN,
        *braille.cells("ag"),
        (),
        braille.NUMBER_SIGN,
        *braille.cells("h"),
    )
    assert braille.cells("k1") == (*braille.cells("k"), braille.NUMBER_SIGN, *braille.cells("a"))
    assert braille.cells("1k")[2] == braille.cells("k")[0]
    assert braille.cells("'a") == (braille.LETTER_SIGN, *braille.cells("a"))


@pytest.mark.parametrize("text", ["A", "é", "w", "1a", "7j", "1.5", "-"])
def test_what_could_be_misread_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="Braille"):
        braille.cells(text)


def test_a_text_without_dots_is_refused() -> None:
    for empty in ("", " ", "\n"):
        with pytest.raises(ValueError, match="nothing"):
            braille.dots(empty)
