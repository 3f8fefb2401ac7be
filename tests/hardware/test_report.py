"""The physics report: play, worst case, holding, rates, and what it says when something falls short."""

from __future__ import annotations

import csv
from dataclasses import replace
from pathlib import Path

import magpylib
import numpy as np
import pytest

from companion.device.tiles.code_words import EMPTY
from companion.device.tiles.files import standard
from hardware.magnets import field, geometry
from hardware.magnets.boards import LARGE, Boards
from hardware.magnets.field import table_mt
from hardware.magnets.geometry import Pose, body, placed
from hardware.parameters import Magnet, parameters
from hardware.report import __main__ as command
from hardware.report import bound as bound_room
from hardware.report import findings, holding, play
from hardware.report.bound import around_mt, bound
from hardware.report.rates import Way, flat, held, signs, truth, words
from tests.hardware.core import texts
from tests.hardware.core import words as core_words

TILES = standard()
POSTS = {parts: play.free_poses(parts) for parts in (1, 2)}


# ---- play ----


@pytest.mark.parametrize("parts", [1, 2])
def test_posts_leave_what_is_between_post_and_notch(parts: int) -> None:
    its = parameters()
    room_mm = its.tile.notch_mm - its.board.post_side_mm / 2
    assert play.play(parts).offset_mm == pytest.approx(room_mm, abs=play.STEP_MM)
    corner_mm = max(np.hypot(*at) for at in play.posts_mm(parts))
    assert play.play(parts).turn_deg >= np.degrees(room_mm / corner_mm) - play.STEP_DEG


def test_thin_posts_that_let_a_castle_turn_away_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    thin = replace(play.sections(), post=play.sections().post.buffer(-1.1))
    monkeypatch.setattr(play, "sections", lambda: thin)
    with pytest.raises(ValueError, match="do not stop a tile of 1"):
        play.free_poses.__wrapped__(1)


# ---- worst case ----


def test_no_random_board_is_worse_than_the_worst_case() -> None:
    worst = bound(TILES, POSTS)
    (seen,) = flat(TILES, 150, [Way("held", held())], seed=5)
    assert seen.count.wrong == seen.count.doubt == 0
    assert seen.magnet_mt > worst.magnet_mt
    assert seen.empty_mt < worst.empty_mt


def test_the_worst_case_is_worse_than_what_a_search_among_nine_cells_finds() -> None:
    """Tiles of one cell around one sensor of an empty cell, in each place the worst of many words and poses."""
    rng = np.random.default_rng(7)
    worst_mt = around_mt(TILES, POSTS, 2)
    sensor = np.array([(11.0, 11.0, 0.0)])
    total = 0.0
    for x, y in [(x, y) for x in (-1, 0, 1) for y in (-1, 0, 1) if (x, y) != (0, 0)]:
        fields = []
        for _ in range(150):
            word = TILES.dominoes[rng.integers(48)].words[rng.integers(2)]
            pose = POSTS[1][rng.integers(len(POSTS[1]))]
            at = Pose(pose.x_mm + 40 * x, pose.y_mm + 40 * y, pose.turn_deg + 90 * int(rng.integers(4)))
            fields.append(float(table_mt(placed(body((word,), rng), at), sensor).sum()))
        total += max(fields)
    assert 0.6 * worst_mt < total < worst_mt


def test_no_resting_magnet_comes_near_the_end_of_its_sensor_and_margins_are_wide() -> None:
    """0.85 of the linear range at most; magnets 40 mT at least, places without 16 at most, three times apart."""
    strongest, linear = bound_room.strongest_mt(), parameters().sensor.linear_mt
    seen = Boards(TILES, 6).batch(60)
    assert 100 < np.abs(seen.fields_mt).max() < strongest <= 0.85 * linear
    for tiles in (TILES, standard("azul_mini"), standard("master_chocolatier")):
        worst = bound(tiles, POSTS)
        assert worst.magnet_mt >= 40 and worst.empty_mt <= 16 and worst.magnet_mt >= 3 * worst.empty_mt


def test_a_raised_edge_weakens_the_worst_magnet() -> None:
    edge_mm = parameters().abuse.edge_mm
    assert edge_mm == 1.0
    assert bound(TILES, POSTS, edge_mm).magnet_mt < 0.8 * bound(TILES, POSTS).magnet_mt


def test_the_study_found_about_the_same_without_posts(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first study, of a thinner stack, with scatter of 10 percent but none of place: 16.1 and 19.6 mT."""
    its = parameters()
    thin = replace(its, board=replace(its.board, skin_mm=1.5, hall_depth_mm=0.45))
    for room in (bound_room, geometry, field):
        monkeypatch.setattr(room, "parameters", lambda: thin)
    promised = {parts: play.promised_poses() for parts in (1, 2)}
    found = bound(TILES, promised)
    assert found.magnet_mt == pytest.approx(16.1, abs=4.5)
    assert found.empty_mt == pytest.approx(19.6, abs=1.5)


# ---- holding ----


@pytest.mark.parametrize(
    ("size", "gap_mm", "newton"),
    [((6, 2), 4.2, 0.101), ((6, 2), 5.6, 0.044), ((6, 3), 4.2, 0.174), ((8, 2), 4.2, 0.253), ((5, 2), 5.6, 0.023)],
)
def test_pull_is_that_of_the_study(size: tuple[float, float], gap_mm: float, newton: float) -> None:
    assert holding.pull_n(Magnet(float(size[0]), float(size[1]), 1.19), gap_mm) == pytest.approx(
        newton, abs=0.0015
    )


def test_pull_is_that_of_magpylibs_own_force() -> None:
    its, size = parameters(), parameters().code_magnet
    shape = {"polarization": (0, 0, size.remanence_t), "dimension": (size.diameter_mm / 1e3, size.height_mm / 1e3)}
    above = (holding.gap_mm() + size.height_mm / 2) / 1e3
    tile = magpylib.magnet.Cylinder(position=(0, 0, above), **shape)  # type: ignore[no-untyped-call]
    image = magpylib.magnet.Cylinder(position=(0, 0, -above), **shape)  # type: ignore[no-untyped-call]
    force = np.asarray(magpylib.getFT(image, tile, meshing=4000)).reshape(-1, 3)[0]  # type: ignore[no-untyped-call]
    assert -force[2] * its.board.image_ratio == pytest.approx(holding.pull_n(size, holding.gap_mm()), rel=0.02)


def test_a_tile_holds_by_its_magnets_alone() -> None:
    every = {hold.thing: hold for hold in holding.holds(TILES, {1: 10.0, 2: 20.0})}
    counted = {thing: sum(sign != "0" for word in each for sign in word) for thing, each in TILES.words().items()}
    assert {thing: hold.magnets for thing, hold in every.items()} == counted
    one = holding.pull_n(parameters().code_magnet, holding.gap_mm())
    assert every["domino 17"].hold_n == pytest.approx(counted["domino 17"] * one)


# ---- rates ----


def test_words_are_those_of_the_firmwares_own_core() -> None:
    for poses in (held(), None):
        batch = Boards(TILES, 9, poses=poses).batch(10)
        of_core = core_words(batch.millivolts)
        for board, of_board in zip(signs(batch.fitted.told_mt(batch.millivolts)), of_core, strict=True):
            for step in (0, 6, -1):
                assert words(board[step]) == list(texts(of_board[step]))


def test_the_truth_is_what_a_board_without_any_tolerance_reads() -> None:
    exact = replace(
        parameters().tolerances,
        **dict.fromkeys(("offset_mm", "turn_deg", "magnet_percent", "pocket_side_mm", "pocket_depth_mm"), 0.0),
    )
    batch = Boards(TILES, 4, exact).batch(5)
    for placements, told in zip(batch.placements, signs(batch.fitted.told_mt(batch.millivolts)), strict=True):
        assert words(told[-1]) == truth(TILES, placements)


def test_large_boards_are_full_and_read_rightly() -> None:
    (large,) = Boards(TILES, 8, size=LARGE).batch(1).placements
    assert len(truth(TILES, large, LARGE)) == LARGE**2 == len({spot for one in large for spot in one.spots})
    (seen,) = flat(TILES, 3, [Way("held", held())], 8, LARGE)
    assert (seen.count.right, seen.count.doubt, seen.count.wrong) == (3 * len(large), 0, 0)
    assert seen.sensors == 3 * LARGE**2 * 5


def test_an_empty_board_is_empty() -> None:
    assert set(truth(TILES, [])) == {EMPTY}


# ---- the command ----


def test_the_command_writes_sentences_figures_and_pictures(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert command.main(["--boards", "10", "--out", str(tmp_path)]) == 0
    page = (tmp_path / "report.md").read_text(encoding="utf-8")
    assert "Every figure keeps its limits." in page and "NOT kept" not in page
    for chapter in ("Play", "Worst case", "Error rates", "Margins", "Holding", "Kings", "Pictures"):
        assert f"## {chapter}\n" in page
    with (tmp_path / "figures.csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert {row["met"] for row in rows} == {"yes"} and len(rows) > 20
    for name in ("field.png", "readings.png", "holding.png"):
        assert (tmp_path / name).read_bytes().startswith(b"\x89PNG") and f"({name})" in page
    assert "Written: " in capsys.readouterr().out


def test_a_magnet_too_weak_is_told_and_ends_with_one(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    its = parameters()
    weak = replace(its, code_magnet=replace(its.code_magnet, remanence_t=0.4))
    for room in (findings, bound_room, holding, geometry, field):
        monkeypatch.setattr(room, "parameters", lambda: weak)
    monkeypatch.setattr(command, "pictures", lambda *_: ())
    assert command.main(["--boards", "1", "--out", str(tmp_path)]) == 1
    told = capsys.readouterr().out
    assert "do not keep their limits" in told
    assert "times its weight" in told and "NOT kept" in told


def test_a_folder_that_cannot_be_is_told_in_words(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    assert command.main(["--boards", "1", "--out", str(tmp_path / "file" / "in")]) == 2
    assert "Choose another folder with --out." in capsys.readouterr().err
