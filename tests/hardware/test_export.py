"""The export: what it writes, what the repository keeps of it, and what it says when something is missing."""

from __future__ import annotations

import re
from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path

import pytest
import trimesh
from build123d import Mesher, import_step

from companion.device.tiles.files import dumps, standard
from hardware import catalogue, export, papers, pictures
from hardware.electronics import fabrication, kicad
from hardware.errors import HardwareError
from hardware.export import SAMPLE, SAMPLE_FOLDER
from hardware.shapes.part import Part
from tests.board_kit import with_kind

PARTS = [(folder, part) for folder in SAMPLE for part in catalogue.parts(folder) if part.name in SAMPLE[folder]]


def mesh_of(file: Path) -> trimesh.Trimesh:
    """The one mesh of a 3MF file as lib3mf reads it: to sew a solid of its facets would take half a minute."""
    model = Mesher().model
    model.QueryReader("3mf").ReadFromFile(str(file))
    meshes = model.GetMeshObjects()
    assert meshes.Count() == 1 and meshes.MoveNext()
    mesh = meshes.GetCurrentMeshObject()
    corners = [tuple(one.Coordinates) for one in mesh.GetVertices()]
    return trimesh.Trimesh(corners, [tuple(one.Indices) for one in mesh.GetTriangleIndices()])


@pytest.mark.parametrize(("folder", "part"), PARTS, ids=lambda value: getattr(value, "name", ""))
def test_the_kept_sample_is_what_would_be_made_now(folder: str, part: Part) -> None:
    """Both files are read again: the solid of the STEP file, and the mesh of the 3MF file."""
    stem = SAMPLE_FOLDER / folder / part.name
    now = part.make()
    kept, mesh = import_step(stem.with_name(part.name + ".step")), mesh_of(stem.with_name(part.name + ".3mf"))
    assert kept.volume == pytest.approx(now.volume, rel=1e-6), "write it anew: python -m hardware.export --sample"
    assert mesh.is_volume and mesh.volume == pytest.approx(now.volume, rel=2e-3)
    box, own = kept.bounding_box(), now.bounding_box()
    for low, high in ((tuple(box.min), tuple(box.max)), mesh.bounds.tolist()):
        assert low == pytest.approx(tuple(own.min), abs=0.02)
        assert high == pytest.approx(tuple(own.max), abs=0.02)


def test_the_kept_words_are_those_of_the_parts() -> None:
    for folder, names in SAMPLE.items():
        page = (SAMPLE_FOLDER / folder / "words.md").read_text(encoding="utf-8")
        assert re.findall(r"^## (.+)$", page, re.MULTILINE) == [
            part.name for part in catalogue.parts(folder) if part.name in names
        ]
        for part in catalogue.parts(folder):
            if part.name in names:
                assert part.words in page, "write it anew: python -m hardware.export --sample"


@pytest.mark.skipif(not kicad.available(), reason="KiCad is not installed")
def test_the_kept_circuit_board_and_sheet_are_those_of_now(tmp_path: Path) -> None:
    papers.sample(tmp_path)
    for file in ("strip5-order.txt", "en-royal-garden-domino-17.txt"):
        assert (SAMPLE_FOLDER / file).read_text(encoding="utf-8") == (tmp_path / file).read_text(encoding="utf-8")
    assert (SAMPLE_FOLDER / "strip5.zip").stat().st_size > 10_000


def test_parts_are_written_with_progress_and_words(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert export.main([str(tmp_path), "--workers", "1", "--only", "kings", "steel"]) == 0
    told = capsys.readouterr().out.splitlines()
    assert told[0] == "Printed parts: 5 of 5." and told[1] == "Writing steel."
    assert re.fullmatch(rf"Written to {re.escape(str(tmp_path))} in \d+ seconds\.", told[-1])
    page = (tmp_path / "kings" / "words.md").read_text(encoding="utf-8")
    for part in catalogue.parts("kings"):
        for ending in ("step", "3mf", "png"):
            assert (tmp_path / "kings" / f"{part.name}.{ending}").stat().st_size > 1000
        assert part.words in page and f"({part.name}.png)" in page
    for kind in catalogue.BOARDS:
        assert (tmp_path / "steel" / f"{kind}.dxf").is_file() and (tmp_path / "steel" / f"{kind}.txt").is_file()


def test_sheets_are_there_for_every_tile_in_every_language(tmp_path: Path) -> None:
    papers.sheets(tmp_path)
    for language in ("cs", "pl", "en"):
        for thing in standard().words():
            file = tmp_path / f"{language}-royal-garden-{thing.replace(' ', '-')}.txt"
            assert len(file.read_text(encoding="utf-8").splitlines()) > 12
        braille = tmp_path / f"{language}.brf"
        assert braille.is_file() or braille.with_suffix(".missing.txt").is_file()


def test_the_tiles_of_another_file_are_drawn_and_a_wrong_file_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "own.csv"
    changed = with_kind(standard(), 17, "N3")
    file.write_text(dumps(changed), encoding="utf-8")
    files = export.active(str(file))
    assert dict(files)["royal_garden"] == str(file)
    names = {part.name for part in catalogue.parts("tiles-royal-garden", files)}
    assert "cap-mine-3-lake-0" in names
    assert "cap-mine-3-lake-0" not in {part.name for part in catalogue.parts("tiles-royal-garden")}
    papers.sheets(tmp_path, files)
    assert "mine with three crowns" in (tmp_path / "en-royal-garden-domino-17.txt").read_text(encoding="utf-8")
    wrong = tmp_path / "wrong.csv"
    wrong.write_text("no tiles", encoding="utf-8")
    assert export.main([str(tmp_path / "out"), "--only", "tiles-royal-garden", "--tiles", str(wrong)]) == 1
    assert "wrong.csv" in capsys.readouterr().err


def test_a_missing_kicad_is_told_with_what_stays_and_what_to_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def missing(name: str, folder: Path) -> None:
        raise kicad.KiCadError("KiCad 6 is not installed.")

    monkeypatch.setattr(fabrication, "make", missing)
    monkeypatch.setattr(papers, "BOARDS", ())  # whose electrical rules are checked before, see test_rules.py
    assert export.main([str(tmp_path), "--only", "electronics"]) == 1
    told = capsys.readouterr().err
    assert "The export stopped: KiCad 6 is not installed." in told and "stays" in told and "--only" in told


def test_a_worker_that_dies_is_told_with_what_to_install() -> None:
    died: Future[tuple[str, str]] = Future()
    died.set_exception(BrokenProcessPool())
    with pytest.raises(HardwareError, match="libegl1"):
        export._result(died)


def test_a_folder_that_cannot_be_is_told_in_words(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    assert export.main([str(tmp_path / "file"), "--only", "tower"]) == 1
    assert "The export stopped: " in capsys.readouterr().err


def test_every_kept_picture_has_its_words_and_every_word_its_picture() -> None:
    page = (pictures.FOLDER / pictures.PAGE).read_text(encoding="utf-8")
    drawn = {file.stem for file in pictures.FOLDER.glob("*.png")}
    named = set(re.findall(r"^## (.+)$", page, re.MULTILINE))
    parts = {part.name: part for folder in pictures.SHOWN for part in catalogue.parts(folder)}
    shown = {name for names in pictures.SHOWN.values() for name in names}
    assert drawn == named == shown | set(pictures.WORDS)
    for name in shown:
        assert parts[name].words in page, "draw them anew: python -m hardware.pictures"
    for words in pictures.WORDS.values():
        assert words in page
