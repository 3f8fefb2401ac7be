"""Hours of printing: what is a slicer's figure and what an estimate, and that a changed part is noticed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import date
from pathlib import Path

import pytest
from build123d import Box
from build123d import Part as Solid

from hardware import print_times, slicer
from hardware.bom_counts import mass_g
from hardware.errors import HardwareError
from hardware.parameters import parameters
from hardware.print_times import ALIKE, SLICED, WEIGHED, Row, figure, kind_of, printing, rows, spoken
from hardware.shapes.part import Part
from hardware.slicer import Sliced, SlicerError

HOUR_MIN = 60


def box(name: str, side_mm: float = 10.0, count: int = 1) -> Part:
    return Part(name, lambda: Solid(Box(side_mm, side_mm, side_mm)), count, 0.2, False, "A box.")


def row(name: str, minutes: float, grams: float = 5.0, **other: str | float) -> Row:
    told = Row(
        name,
        0.2,
        1000.0,
        600.0,
        minutes,
        grams,
        "2026-11-28",
        "2.5.0",
        print_times.settings_words(),
        print_times.shapes_digest(),
    )
    return replace(told, **other)  # type: ignore[arg-type]


def test_own_figure_then_that_of_its_kind_then_the_mass() -> None:
    kept = {
        one.name: one for one in (row("domino-1-base", 30.0), row("domino-2-base", 50.0), row("king-foot", 10.0))
    }
    own, alike, weighed = (figure(box(name), kept) for name in ("domino-2-base", "domino-48-base", "wand-tip"))
    assert (own.minutes, own.source) == (50.0, SLICED)
    assert (alike.minutes, alike.source) == (40.0, ALIKE)
    grams = mass_g(1000.0, 600.0)
    assert weighed.source == WEIGHED and weighed.grams == pytest.approx(grams)
    assert weighed.minutes == pytest.approx(grams * 90.0 / (3 * grams))


def test_without_any_row_it_is_told_what_to_do() -> None:
    with pytest.raises(HardwareError, match=r"python -m hardware\.print_times"):
        figure(box("domino-1-base"), {})


def test_sums_count_every_piece_and_say_what_is_an_estimate() -> None:
    kept = {one.name: one for one in (row("domino-1-base", 30.0, 6.0), row("king-1", 60.0, settings="faster"))}
    made = printing([box("domino-1-base", count=4), box("domino-2-base"), box("king-1", count=2)], kept)
    assert made.pieces == 7 and made.stale == 2
    assert made.hours == {SLICED: pytest.approx((4 * 30 + 2 * 60) / HOUR_MIN), ALIKE: pytest.approx(0.5)}
    assert made.grams == pytest.approx(5 * 6.0 + 2 * 5.0)
    told = spoken(made, kept)
    assert told[0] == "Printing: 7 pieces, 4.5 hours, 0.04 kilograms."
    assert any(line.startswith("1 pieces, 0.5 hours: an estimate") for line in told)
    assert any(line.startswith("Figures of 2 pieces are of earlier") for line in told)


@pytest.mark.parametrize(
    ("one", "other", "akin"),
    [
        ("cap-forest-0-lake-0", "cap-mine-3-field-0", True),
        ("domino-1-base", "domino-48-base", True),
        ("cap-castle-1", "cap-forest-0-lake-0", False),
        ("domino-1-base", "domino-1-number", False),
        ("board5-grid-near-left", "board5-grid-far-left", False),
    ],
)
def test_parts_are_alike_only_when_they_differ_in_marks(one: str, other: str, akin: bool) -> None:
    assert (kind_of(one) == kind_of(other)) == akin


def test_the_table_is_read_as_it_was_written(tmp_path: Path) -> None:
    told = [row("king-1", 12.25), row("domino-1-base", 30.0)]
    print_times.write(told, tmp_path / "times.csv")
    assert rows(tmp_path / "times.csv") == {one.name: one for one in told}
    text = (tmp_path / "times.csv").read_text(encoding="utf-8")
    (tmp_path / "twice.csv").write_text(text + text.splitlines()[1] + "\n", encoding="utf-8")
    with pytest.raises(ValueError, match="two rows"):
        rows(tmp_path / "twice.csv")
    assert rows(tmp_path / "none.csv") == {}


def test_kept_figures_are_of_whole_pieces() -> None:
    """Nothing is printed faster than its plastic flows, and mass agrees with volume."""
    kept = rows()
    assert kept, "nothing is kept: python -m hardware.print_times"
    for one in kept.values():
        assert 0 < one.grams <= one.volume_mm3 * 1.24e-3 * 1.3, one.name
        assert one.minutes > one.grams, one.name
        assert date.fromisoformat(one.sliced_on) and one.slicer and one.settings


def count_slices(monkeypatch: pytest.MonkeyPatch) -> Callable[[], int]:
    calls: list[Path] = []

    def told(mesh: Path, _layer_mm: float) -> Sliced:
        assert mesh.exists()
        calls.append(mesh)
        return Sliced(7.0, 1.0)

    monkeypatch.setattr(slicer, "sliced", told)
    monkeypatch.setattr(slicer, "version", lambda: "2.5.0")
    return lambda: len(calls)


def test_only_what_changed_is_sliced_again(monkeypatch: pytest.MonkeyPatch) -> None:
    sliced = count_slices(monkeypatch)
    first = print_times.slice_anew(box("a"), None, anyway=False)
    assert [first.volume_mm3, first.area_mm2, sliced()] == pytest.approx([1000, 600, 1])
    older = replace(first, shapes="another", sliced_on="2020-01-01")
    again = print_times.slice_anew(box("a"), older, anyway=False)
    assert (again.sliced_on, again.shapes, sliced()) == ("2020-01-01", first.shapes, 1)
    other = replace(first, settings="other")
    for changed, known in ((box("a", 10.1), first), (box("a"), other), (box("a"), None)):
        before = sliced()
        assert print_times.slice_anew(changed, known, anyway=False).sliced_on == date.today().isoformat()
        assert sliced() == before + 1
    print_times.slice_anew(box("a"), first, anyway=True)
    assert sliced() == 5


def test_parameters_that_shape_nothing_leave_figures_fresh(monkeypatch: pytest.MonkeyPatch) -> None:
    its, before = parameters(), print_times.shapes_digest()
    digest = print_times.shapes_digest.__wrapped__
    lamps = replace(its, supply=replace(its.supply, lamps_ma=its.supply.lamps_ma + 1))
    wider = replace(its, frame=replace(its.frame, wall_mm=its.frame.wall_mm + 0.1))
    for changed, is_fresh in ((lamps, True), (wider, False)):
        monkeypatch.setattr(print_times, "parameters", lambda changed=changed: changed)
        assert (digest() == before) == is_fresh


def test_a_slicers_file_is_read() -> None:
    text = "G1 X1\n; total filament used [g] = 61.70\n; estimated printing time (normal mode) = 1d 2h 3m 30s\n"
    assert slicer.read(text) == Sliced(26 * 60 + 3.5, 61.7)
    assert slicer.read(text.replace("1d 2h 3m ", "")).minutes == 0.5
    with pytest.raises(SlicerError, match="no time"):
        slicer.read("G1 X1\n")


def test_a_missing_slicer_is_told(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(slicer, "available", lambda: False)
    with pytest.raises(SlicerError, match="Install the package prusa-slicer"):
        slicer.sliced(Path("none.3mf"), 0.2)
    assert print_times.main(["flux-capacitor"]) == 1
    assert "flux-capacitor" in capsys.readouterr().err


@pytest.mark.skipif(not slicer.available(), reason="PrusaSlicer is not installed")
def test_the_slicer_weighs_a_full_block(tmp_path: Path) -> None:
    """A sheet two lines thick is all wall: its mass is volume times density."""
    from hardware import solids

    _, mesh = solids.write(Solid(Box(20, 20, 0.4)), tmp_path / "sheet")
    found = slicer.sliced(mesh, 0.2)
    assert found.grams == pytest.approx(20 * 20 * 0.4 * 1.24e-3, rel=0.25)
    assert found.minutes > 0.2
