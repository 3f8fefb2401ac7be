"""`companion score` where a board may be missing: ports that are held, silent, unknown, or of another version."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.device.link import Refused
from companion.device.protocol import OtherMajor
from companion.evening import cold, listening
from companion.language.phrases import LANGUAGES
from companion.ui.cli.score import command
from tests.command_kit import UIDS, folder_of_ports, held, plugged, run, settings, silent_port, strict_words
from tests.link_boards import PtyBoard, hello, in_directory
from tests.patience import Leap

GOOD = "castle 2 C3\nlay 25 B3 A3\n"
OTHER = "castle 1 C3\nlay 24 B3 A3\n"
WARNS = {"cs": "Pozor: ", "pl": "Uwaga: ", "en": "Careful: "}
MISSING = {"cs": "chybí jedna deska", "pl": "brakować jednej planszy", "en": "a board may be missing"}
CLOSE = {"cs": "Zavřete ten program", "pl": "Zamknij tamten program", "en": "Close that program"}


@pytest.fixture(autouse=True)
def words(monkeypatch: pytest.MonkeyPatch) -> None:
    """No message may be missing."""
    strict_words(monkeypatch)


@contextlib.contextmanager
def another_version(home: Path) -> Iterator[str]:
    """A board that speaks another major version of the protocol."""
    board = PtyBoard(hello(major=2))
    port = in_directory(folder_of_ports(home), "new", board)
    try:
        yield port
    finally:
        Path(port).unlink()
        board.unplug()


@contextlib.contextmanager
def busy(home: Path) -> Iterator[str]:
    """A board whose port another program has."""
    with plugged(home, name="busy", uid=UIDS[1], before=OTHER) as port, held(port):
        yield port


def leap(monkeypatch: pytest.MonkeyPatch, *kinds: type) -> None:
    """The time of a count is over as soon as all boards that answer are read, or one of these was heard."""
    readings: list[cold.ColdReading] = []
    heard: list[object] = []
    take = cold.ColdReading.take

    def taken(self: cold.ColdReading, told: listening.Told) -> None:
        take(self, told)
        readings.append(self)
        heard.append(told.got if isinstance(told, listening.PortLine) else told)

    monkeypatch.setattr(cold.ColdReading, "take", taken)
    Leap(
        monkeypatch,
        lambda: (readings and readings[-1].whole) or any(isinstance(one, kinds) for one in heard),
        listening,
    )


def keys(stdout: str) -> list[tuple[str, str]]:
    """Key and source of what is doubted, as programs read it."""
    found = [one for line in stdout.splitlines() for one in json.loads(line)["doubts"]]
    return [(one["key"], one["source"]) for one in found]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_board_that_another_program_holds_is_not_left_out_without_a_word(tmp_path: Path, lang: str) -> None:
    """Nobody wins; its reason and its remedy are told, and counting as it lies is a choice."""
    with plugged(tmp_path, before=GOOD), busy(tmp_path) as port:
        plain = run(command, tmp_path, "--text", lang=lang)
        for_programs = run(command, tmp_path, "--json", lang=lang)
        accepted = run(command, tmp_path, "--text", "--as-it-lies", lang=lang)
    assert (plain.exit_code, plain.stdout) == (1, "")
    doubt, _ = plain.stderr.splitlines()
    assert doubt.startswith(WARNS[lang]) and MISSING[lang] in doubt
    assert port in doubt and CLOSE[lang] in doubt
    assert (for_programs.exit_code, keys(for_programs.stdout)) == (1, [("doubt-port", "")])
    assert accepted.exit_code == 0 and accepted.stdout and accepted.stderr.splitlines() == [doubt]


def test_it_is_counted_as_soon_as_the_other_program_lets_go(tmp_path: Path) -> None:
    with plugged(tmp_path, before=GOOD), plugged(tmp_path, name="busy", uid=UIDS[1], before=OTHER) as port:
        with held(port):
            assert run(command, tmp_path, "--text").exit_code == 1
        result = run(command, tmp_path, "--text")
    assert (result.exit_code, result.stderr) == (0, "") and "The game is over" in result.stdout


def test_a_port_where_nobody_answers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    leap(monkeypatch)
    with plugged(tmp_path, before=GOOD), silent_port(tmp_path) as port:
        result = run(command, tmp_path, "--text")
    doubt, _ = result.stderr.splitlines()
    assert result.exit_code == 1
    assert f"Port {port}: no board answers. Pull the cable out and plug it in again." in doubt


@pytest.mark.parametrize("lang", LANGUAGES)
def test_boards_of_another_version_and_of_the_same_number(tmp_path: Path, lang: str) -> None:
    with plugged(tmp_path, before=GOOD), another_version(tmp_path):
        newer = run(command, tmp_path, "--json", lang=lang)
    with plugged(tmp_path, before=GOOD), plugged(tmp_path, name="two", before=OTHER):
        twins = run(command, tmp_path, "--json", lang=lang)
    assert (newer.exit_code, keys(newer.stdout)) == (1, [("doubt-board-version", "")])
    assert (twins.exit_code, keys(twins.stdout)) == (1, [("doubt-board-twin", "")])
    (version,), (twin,) = (json.loads(one.stdout)["doubts"] for one in (newer, twins))
    assert all(one["sentence"].startswith(WARNS[lang]) for one in (version, twin))
    assert version["sentence"] != twin["sentence"]


def test_a_port_that_is_not_there_is_missed_where_somebody_named_it_for_this_count(tmp_path: Path) -> None:
    """A port of the settings is not: its board may be in the cupboard."""
    with plugged(tmp_path, before=GOOD) as port:
        named = run(command, tmp_path, "--json", "--port", port, "--port", "/dev/companion-none")
        settings(tmp_path, 'ports = ["/dev/companion-none"]\n')
        kept = run(command, tmp_path, "--json")
    assert (named.exit_code, keys(named.stdout)) == (1, [("doubt-port", "")])
    assert (kept.exit_code, keys(kept.stdout)) == (0, [])


def test_no_board_at_all_for_a_reason(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The reason is told, not that there is no board."""
    leap(monkeypatch, Refused)
    with busy(tmp_path) as port:
        result = run(command, tmp_path, "--text")
    assert result.exit_code != 0 and result.stdout == ""
    assert result.stderr.splitlines() == [f"The port is in use by another program: {port}. Close that program."]
    leap(monkeypatch, OtherMajor)
    with another_version(tmp_path):
        result = run(command, tmp_path, "--text")
    assert result.stderr.startswith("A board has version two and the program version one")


def test_what_may_be_missing_is_told_before_what_does_not_go_with_so_few(tmp_path: Path) -> None:
    """Discards were told for two players, and one board is read."""
    with plugged(tmp_path, before=GOOD), busy(tmp_path) as port:
        result = run(command, tmp_path, "--text", "--discarded", "0", "--discarded", "0")
    first, *rest = result.stderr.splitlines()
    assert result.exit_code != 0 and port in first and rest
