"""`companion score` and `companion rank` for Queen's Garden: files, the running game, gardens told space by space.

Run with COMPANION_RECORD=1 to write tests/golden/score_queens_*.txt anew; read the difference aloud first.
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest

from companion.config import directories
from companion.evening import own_tables
from companion.games.api import Playing, Space
from companion.games.queens_garden.finished.cold import placed
from companion.games.queens_garden.rules.state import Garden
from companion.games.queens_garden.rules.tables import PRINTED
from companion.ui.cli import rank as rank_module
from companion.ui.cli.score import command
from tests.command_kit import run, strict_words
from tests.terminal import companion

GAME = "queens_garden"

LANGUAGES = ("cs", "pl", "en")
GOLDEN = Path(__file__).parent / "golden"
QUEENS = ("--game", "queens-garden")
JANA = """name: Jana
points: 41
jokers: 2
storage: blue tree, expansion yellow bird
fountain: blue-tree bird-blue 13 - - purple-flower
2: front 8 - - - - 14 -
12: back 24 - - 34 - - -
"""
PETR = """points: 44
fountain: 11 21 31 41 51 61
4: front 4 - - 15 25 - -
"""


@pytest.fixture(autouse=True)
def words(monkeypatch: pytest.MonkeyPatch) -> None:
    """No message may be missing."""
    strict_words(monkeypatch)


def write(folder: Path, **texts: str) -> list[str]:
    """Layout files by their names."""
    for name, text in texts.items():
        (folder / f"{name}.txt").write_text(text, encoding="utf-8")
    return [str(folder / f"{name}.txt") for name in texts]


def told(folder: Path, *args: str, code: int = 0) -> list[dict[str, Any]]:
    """The JSON lines of a command."""
    result = run(command, folder, *QUEENS, "--json", *args)
    assert result.exit_code == code, result.stderr
    return [json.loads(line) for line in result.stdout.splitlines()]


def wrong(folder: Path, *args: str, lang: str = "en", code: int = 2) -> str:
    """What is said of what cannot be counted: one line and nothing else."""
    result = run(command, folder, *args, lang=lang)
    assert (result.exit_code, result.stdout) == (code, ""), result.stdout
    (line,) = result.stderr.splitlines()
    return line


# ---- files ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_golden_lines(tmp_path: Path, lang: str) -> None:
    """QG-126 to QG-140 QG-161 to QG-173: the end at every level, each round, the counter; as it is heard."""
    lines: list[str] = []
    files = write(tmp_path, Jana=JANA, Petr=PETR)
    for level in ("terse", "normal", "full"):
        lines += [f"# the end, {level}"]
        lines += run(command, tmp_path, *QUEENS, "--text", "--level", level, *files, lang=lang).stdout.splitlines()
    lines += ["# side B"]
    lines += run(
        command, tmp_path, *QUEENS, "--text", "--variant", "side-b", files[0], lang=lang
    ).stdout.splitlines()
    for number in (1, 2, 3, 4):
        texts = {name: f"round: {number}\n{text}" for name, text in (("Jana", JANA), ("Petr", PETR))}
        lines += [f"# round {number}"]
        options = (*QUEENS, "--text", "--level", "terse" if number == 3 else "normal")
        lines += run(command, tmp_path, *options, *write(tmp_path, **texts), lang=lang).stdout.splitlines()
    lines += ["# held at nought, points that nobody told"]
    (low,) = write(tmp_path, Ola="storage: 16\n")
    lines += run(command, tmp_path, *QUEENS, "--text", low, lang=lang).stdout.splitlines()
    file = GOLDEN / f"score_queens_{lang}.txt"
    if os.environ.get("COMPANION_RECORD"):
        file.write_text("\n".join(lines) + "\n", encoding="utf-8")
    assert lines == file.read_text(encoding="utf-8").splitlines()


def test_json_of_the_end_and_of_a_round(tmp_path: Path) -> None:
    """QG-162 to QG-169: one object a file, then the places; the same keys for a round."""
    jana, petr, places = told(tmp_path, *write(tmp_path, Jana=JANA, Petr=PETR))
    assert jana["storage"] == {"tiles": ["tree-blue"], "expansions": ["bird-yellow"], "jokers": 2}
    assert jana["slots"] == {"12": "back", "2": "front 8"}
    assert (jana["running"], jana["running_from"], jana["stored"], jana["after_storage"]) == (41, "file", -1, 40)
    blue = next(one for one in jana["groups"] if one["criterion"] == "blue")
    assert blue == {
        "criterion": "blue",
        "hexagons": ["tree-blue", "bird-blue", "butterfly-blue", "flower-blue"],
        "cells": ["fountain-12", "fountain-2", "fountain-4", "2-8"],
        "points": 10,
        "bonus": 0,
    }
    assert jana["total"] == jana["after_storage"] + jana["group_points"] + jana["bonuses"]
    assert (petr["group_points"], petr["bonuses"], petr["total"]) == (6, 6, 56)
    assert [(one["rank"], one["name"]) for one in places["ranking"]] == [(1, "Petr"), (2, "Jana")]
    (round_,) = told(tmp_path, *write(tmp_path, Petr="round: 1\n" + PETR))
    assert set(round_) == set(jana) and round_["version"] == places["version"] == 2
    assert [(one["criterion"], one["hexagons"], one["points"]) for one in round_["wheel"]] == [
        ("dark-green", 1, 1),
        ("tree", 6, 6),
        ("blue", 2, 2),
    ]
    assert (round_["pavilions"], round_["round_points"], round_["total"], round_["groups"]) == (1, 10, 54, [])


def test_points_by_option_and_those_that_nobody_told(tmp_path: Path) -> None:
    jana, ola = write(tmp_path, Jana=JANA, Ola="jokers: 1\n")
    assert [one.get("running_from") for one in told(tmp_path, jana, ola)] == ["file", "none", None]
    assert [one["running"] for one in told(tmp_path, jana, ola, "--points", "3,4")[:2]] == [3, 4]
    said = run(command, tmp_path, *QUEENS, "--text", ola).stdout
    assert "so far nobody has entered the points" in said and "the option --points" in said


def test_below_nought_where_that_is_allowed(tmp_path: Path) -> None:
    """QG-142 QG-144."""
    (file,) = write(tmp_path, Jana="points: 2\nstorage: 16\n")
    assert told(tmp_path, file)[0]["total"] == 0
    assert told(tmp_path, file, "--variant", "below")[0]["total"] == -4
    assert told(tmp_path, file, "--variant", "below", "--points", "-3")[0]["total"] == -9


def test_side_b_has_its_bonuses_and_needs_its_wheel_for_rounds_only(tmp_path: Path) -> None:
    """QG-174 to QG-178: what nobody has entered is asked for by a command."""
    end, round_ = write(tmp_path, end="side: b\n" + JANA, round_="side: b\nround: 2\n" + JANA)
    assert told(tmp_path, end)[0]["bonuses"] == told(tmp_path, end, "--variant", "side-b")[0]["bonuses"] == 4
    assert "companion wheel --side b" in wrong(tmp_path, *QUEENS, round_, code=1)


def test_an_owner_s_wheel_is_used(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """QG-134 QG-177: corrected side A, and side B once it is entered; a file that tells nonsense is told once."""
    monkeypatch.setenv("COMPANION_HOME", str(tmp_path))
    places = directories()
    more = tuple(one._replace(points=one.points + 1) for one in PRINTED.side_a)
    own_tables.keep(places, GAME, PRINTED._replace(side_a=more, side_b=PRINTED.side_a), ("side_a", "side_b"))
    side_a, side_b = write(tmp_path, a="round: 2\n" + JANA, b="round: 2\nside: b\n" + JANA)
    each = [[one["each"] for one in told(tmp_path, file)[0]["wheel"]] for file in (side_a, side_b)]
    assert each == [[2, 2, 3], [1, 1, 2]]
    own_tables.file_of(places, GAME).write_text("{", encoding="utf-8")
    result = run(command, tmp_path, *QUEENS, "--json", side_a, side_a)
    assert result.stderr.count("queens_garden_tables") == 1
    assert json.loads(result.stdout.splitlines()[0])["wheel"][0]["each"] == 1


def test_every_fault_of_a_file_is_told_and_the_others_are_counted(tmp_path: Path) -> None:
    bad, good = write(tmp_path, bad="fountain: 11 11 99 - - -\n2: front\n", good=JANA)
    result = run(command, tmp_path, *QUEENS, "--json", bad, good)
    assert result.exit_code == 2
    assert [json.loads(line)["name"] for line in result.stdout.splitlines()] == ["Jana"]
    assert [line.split(": ")[0] for line in result.stderr.splitlines()] == [
        f"{bad}:1:14",
        f"{bad}:1:17",
        f"{bad}:2:9",
    ]
    assert "blue tree: fountain two o'clock, and fountain twelve o'clock" in result.stderr


@pytest.mark.parametrize("lang", LANGUAGES)
def test_gardens_that_one_set_cannot_lay(tmp_path: Path, lang: str) -> None:
    """QG-03 QG-09: nothing is counted unless that is wanted."""
    files = write(tmp_path, Jana=JANA, Petr=JANA.replace("name: Jana", ""))
    result = run(command, tmp_path, *QUEENS, "--text", *files, lang=lang)
    assert (result.exit_code, result.stdout) == (1, "")
    *lines, _ = result.stderr.splitlines()
    warning = {"en": "Careful", "cs": "Pozor", "pl": "Uwaga"}[lang]
    assert [line.startswith(warning) for line in lines] == [True] * 4
    result = run(command, tmp_path, *QUEENS, "--text", "--as-it-lies", *files, lang=lang)
    assert result.exit_code == 0 and "Petr" in result.stdout


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_contradiction_has_its_own_sentence(tmp_path: Path, lang: str) -> None:
    one, mixed, side = write(tmp_path, a="jokers: 1\n", b="round: 2\n", c="side: b\n")
    cases = [
        (*QUEENS, one, "--points", "x"),
        (*QUEENS, one, "--points", "1,2"),
        (*QUEENS, *[one] * 5),
        (*QUEENS, one, mixed),
        (*QUEENS, one, side),
        (*QUEENS, one, "--discarded", "1"),
        (*QUEENS, one, "--reverse"),
        (*QUEENS, one, "--rounds"),
        (*QUEENS, one, "--variant", "harmony"),
        (*QUEENS, "--json"),
        (*QUEENS, str(tmp_path / "none")),
    ]
    codes = [1 if "harmony" in case else 2 for case in cases]
    said = [wrong(tmp_path, *case, lang=lang, code=code) for case, code in zip(cases, codes, strict=True)]
    assert len(set(said)) == len(said), said


def test_a_process_of_its_own(tmp_path: Path) -> None:
    (file,) = write(tmp_path, Jana=JANA)
    done = companion(tmp_path, "score", *QUEENS, "--layout", file, "--json")
    assert json.loads(done.out[0])["name"] == "Jana"


def test_help_tells_how_a_garden_is_written(tmp_path: Path) -> None:
    text = "".join(run(command, tmp_path, "--help", lang="").stdout.split())
    for wanted in ("queens-garden", "fountain:-tree-blue--13-", "2:front6", "darkpurple3", "tulips6", "side-b"):
        assert wanted in text


# ---- rank -----------------------------------------------------------------------------------------------------


def test_rank_shares_equal_points(tmp_path: Path) -> None:
    """QG-172 QG-173."""
    files = write(tmp_path, Jana="points: 9\n", Petr="points: 12\n", Ola="points: 12\n")
    result = run(rank_module.command, tmp_path, *QUEENS, "--text", *files)
    assert result.stdout.splitlines() == [
        "Petr and Ola share the victory, twelve points.",
        "Second place, Jana, nine points.",
    ]
    found = json.loads(run(rank_module.command, tmp_path, *QUEENS, "--json", *files).stdout)
    assert [(one["rank"], one["name"], one["reason"]) for one in found["ranking"]] == [
        (1, "Petr", "shared"),
        (1, "Ola", "shared"),
        (2, "Jana", "points"),
    ]
    alone = run(rank_module.command, tmp_path, *QUEENS, files[0])
    assert alone.exit_code == 2 and "companion score" in alone.stderr


# ---- the running game -----------------------------------------------------------------------------------------


def test_the_running_game_as_if_it_ended_now(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Gardens, storages and sides come from the game; so do its points, unless others are told."""
    jana = Garden(tiles=(1, 7), beds=(36,), jokers=2, score=30)
    spaces = tuple(
        Space(name, placed(garden), {"jokers": garden.jokers}, points=garden.score)
        for name, garden in (("Jana", jana), ("Petr", Garden()))
    )
    answer = Playing("queens_garden", spaces, ("side-b",))
    monkeypatch.setattr("companion.evening.attached.playing", lambda _where, aloud=False: answer)
    one, _, _ = told(tmp_path)
    assert (one["total"], one["running_from"], one["side"]) == (30 + 2 - 1 - 2 - 6, "playing", "b")
    assert run(command, tmp_path, "--text").stdout.splitlines()[-1].startswith("In the lead, Jana")
    assert [one["running"] for one in told(tmp_path, "--points", "1,2")[:2]] == [1, 2]
