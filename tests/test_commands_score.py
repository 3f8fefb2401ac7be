"""`companion score`: layout files, the game being played, and boards read cold."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from companion.ui.cli.score import command
from tests.command_kit import UIDS, plugged, run, settings, strict_words
from tests.local_kit import House
from tests.patience import until
from tests.terminal import companion

EXAMPLE = Path(__file__).parent / "data" / "royal_garden_example_a.txt"
SMALL = ". . . . .\n. . . . .\nF1 F0 C W0 W0\n. . . . .\n. . . . N2\n"
KEYS = ["file", "total", "areas", "bonuses", "largest_area", "crowns", "doubts"]
LIES = "--as-it-lies"
"""For layouts that no set can lay."""


@pytest.fixture(autouse=True)
def words(monkeypatch: pytest.MonkeyPatch) -> None:
    """No message may be missing."""
    strict_words(monkeypatch)


@pytest.fixture
def files(tmp_path: Path) -> dict[str, str]:
    """A good layout and several bad ones."""
    wrong = {
        "good": SMALL,
        "short": "F1 F0\n",
        "word": SMALL.replace("N2", "X2"),
        "crowns": SMALL.replace("N2", "N4"),
        "castles": SMALL.replace("N2", "C"),
        "empty": "# nothing\n",
    }
    for name, text in wrong.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    return {name: str(tmp_path / name) for name in wrong}


# ---- files ----------------------------------------------------------------------------------------------------


def test_json_has_just_the_promised_keys(tmp_path: Path, files: dict[str, str]) -> None:
    result = run(command, tmp_path, "--layout", files["good"], LIES, "--json")
    assert result.exit_code == 0
    (line,) = result.stdout.splitlines()
    told = json.loads(line)
    assert list(told) == KEYS
    assert (told["file"], told["total"], told["largest_area"], told["crowns"]) == (files["good"], 4, 2, 3)
    assert told["areas"] == [
        {"terrain": "forest", "squares": 2, "crowns": 1, "points": 2, "cells": ["A3", "B3"]},
        {"terrain": "mine", "squares": 1, "crowns": 2, "points": 2, "cells": ["E1"]},
        {"terrain": "field", "squares": 2, "crowns": 0, "points": 0, "cells": ["D3", "E3"]},
    ]


def test_good_files_among_bad_ones_are_scored_in_their_order(tmp_path: Path, files: dict[str, str]) -> None:
    names = [files["word"], files["good"], "/nowhere", str(EXAMPLE), files["castles"]]
    result = run(command, tmp_path, "--layout", *names, "--json")
    assert result.exit_code == 2
    assert [json.loads(line)["file"] for line in result.stdout.splitlines()] == [files["good"], str(EXAMPLE)]
    errors = result.stderr.splitlines()
    assert errors[0].startswith(f"{files['word']}:5:9: ")
    assert "X2" in errors[0]
    assert errors[1].startswith("/nowhere: ")
    assert errors[2].startswith(f"{files['castles']}:5:9: ")


@pytest.mark.parametrize("lang", ["cs", "pl", "en"])
@pytest.mark.parametrize("name", ["short", "word", "crowns", "castles", "empty"])
def test_every_malformed_file_is_named_in_every_language(
    tmp_path: Path, files: dict[str, str], name: str, lang: str
) -> None:
    result = run(command, tmp_path, "--layout", files[name], lang=lang)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert result.stderr.startswith(files[name])
    assert len(result.stderr.splitlines()) == 1


def test_areas_total_and_ranking_are_said(tmp_path: Path, files: dict[str, str]) -> None:
    result = run(command, tmp_path, "--text", LIES, "--layout", files["good"], str(EXAMPLE))
    told = result.stdout.splitlines()
    assert told[1:3] == ["Good has four points.", "Forest: two squares, one crown, two points."]
    assert told[-1].startswith("The game is over.")
    assert result.exit_code == 0


def test_a_process_of_its_own(tmp_path: Path, files: dict[str, str]) -> None:
    done = companion(tmp_path, "score", "--layout", files["good"], "--json", LIES)
    assert list(json.loads(done.out[0])) == KEYS
    assert companion(tmp_path, "score", "--layout", files["word"], code=2).errors.startswith(files["word"])


# ---- boards ---------------------------------------------------------------------------------------------------

CASTLE_AND_24 = "castle 1 C3\nlay 24 B3 A3\n"


@pytest.fixture
def cables() -> Iterator[ExitStack]:
    """Boards that are unplugged at the end."""
    with ExitStack() as stack:
        yield stack


def test_no_board(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("companion.evening.cold.FIND_S", 0.3)
    result = run(command, tmp_path, "--text")
    assert result.exit_code == 1
    assert "no board" in result.stderr


def test_several_boards_are_read_cold_and_a_tie_is_told_with_its_reason(tmp_path: Path, cables: ExitStack) -> None:
    seats = "".join(f'[seats.{uid}]\nnumber = {n}\nname = "{name}"\n' for uid, n, name in _people())
    settings(tmp_path, seats)
    laid = ("lay 25 B3 A3\ncastle 1 C3\nlay 1 D3 E3\n", "castle 2 C3\nlay 24 B3 A3\n")
    for number, (uid, _, _) in enumerate(_people()):
        cables.enter_context(plugged(tmp_path, name=f"port-{number}", uid=uid, before=laid[number]))
    result = run(command, tmp_path, "--text")
    assert result.exit_code == 0, result.stderr
    told = result.stdout.splitlines()
    assert told.index("Jana has one point.") < told.index("Petr has one point.")
    assert "Largest area decides" in told[-1] or "largest area" in told[-1].lower()
    assert "Jana" in told[-1]


def _people() -> list[tuple[str, int, str]]:
    return [(UIDS[1], 1, "Jana"), (UIDS[0], 2, "Petr")]


def test_a_board_read_cold_as_json(tmp_path: Path, cables: ExitStack) -> None:
    cables.enter_context(plugged(tmp_path, before=CASTLE_AND_24))
    result = run(command, tmp_path, "--json")
    told = json.loads(result.stdout)
    assert list(told) == KEYS
    assert told["total"] == 1


def test_a_cell_that_cannot_be_read_is_told(tmp_path: Path, cables: ExitStack) -> None:
    cables.enter_context(plugged(tmp_path, before=CASTLE_AND_24 + "word E5 ++?0?\n"))
    result = run(command, tmp_path, "--text")
    assert (result.exit_code, result.stdout) == (1, "")
    assert "Echo five" in result.stderr
    assert "one point" in run(command, tmp_path, "--text", LIES).stdout


def test_the_game_being_played_is_scored(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        result = run(command, tmp_path, "--text")
        assert "Jana has one point." in result.stdout.splitlines()
        assert "In the lead, Jana" in result.stdout and "over" not in result.stdout
        assert run(command, tmp_path, "--json").stdout.count("\n") == 2
        assert house.heard == []
        until(lambda: not house.server._guests, "that the terminals before it have left")
        aloud = run(command, tmp_path)
        assert aloud.stdout == result.stdout
        assert house.heard == [("score", "terminal 1", 0)]  # one voice: the running companion's


def test_a_reader_is_not_talked_over(tmp_path: Path) -> None:
    settings(tmp_path, 'version = 2\nspeaker = "reader"\n')
    with House(tmp_path) as house:
        assert "Jana has one point." in run(command, tmp_path).stdout
        assert house.heard == []


def test_a_running_game_that_hangs_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("companion.daemon.ipc.client.Client.ask.__defaults__", (0.2,))
    with House(tmp_path) as house, house.busy:
        result = run(command, tmp_path, "--text")
    assert result.exit_code == 1
    assert result.stderr.startswith("The running game does not answer.")
    assert result.stdout == ""
