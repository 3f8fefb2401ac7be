"""`companion doctor`: whatever is broken is told as a fact, with what to do, and never as a traceback."""

from __future__ import annotations

import os
import shutil
import sqlite3
import subprocess
import sys
from collections import namedtuple
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from click.testing import Result

from companion.care.doctor import engines, files, ports, voice
from companion.care.doctor.findings import Finding, Severity, findings, good
from companion.config import directories
from companion.core.model import Phrase
from companion.daemon.ipc import Owner
from companion.device.tiles import files as tile_files
from companion.language import messages as messages_module
from companion.language.phrases import LANGUAGES
from companion.play.journal import Header, Journal
from companion.speech.events import Ended, Failed, Ready, VoiceGone
from companion.speech.voices import ProcessVoice
from companion.ui.cli import doctor
from tests.command_kit import UIDS, environment, lines, plugged, run, settings, strict_words
from tests.patience import PATIENCE_S

LANGUAGES_CHECK = files.languages
PROGRAM = "from companion.ui.cli.main import main; main()"


@pytest.fixture(autouse=True)
def _words(monkeypatch: pytest.MonkeyPatch) -> None:
    strict_words(monkeypatch)


@pytest.fixture
def _no_voice(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tests of their own start the voice and parse all texts; the others need not wait for that."""
    monkeypatch.setattr(files, "languages", lambda: iter(()))
    monkeypatch.setattr(engines, "listing", lambda _: engines.Listed((("cs", "Zuzana"),), {"cs": "Zuzana"}))
    ready = Ready("none", engine="espeak-ng 1.52.0", reason="no device")
    said: dict[str, Ended | Failed] = {language: Ended(1, 900) for language in LANGUAGES}
    monkeypatch.setattr(voice, "attempt", lambda *_: voice.VoiceTrial(ready, None, said))


quick = pytest.mark.usefixtures("_no_voice")


def examined(home: Path, *args: str, lang: str = "en") -> Result:
    return run(doctor.command, home, *args, lang=lang)


# ---- all is well ----


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bare_computer_has_all_that_is_needed(tmp_path: Path, language: str) -> None:
    done = examined(tmp_path, lang=language)
    assert done.exit_code == 0, done.stdout
    assert done.stderr == ""
    told = done.stdout
    others = {"en": ["Czech", "Polish"], "cs": ["čeština", "polština"], "pl": ["po czesku", "po polsku"]}
    for word in others[language]:
        mentioned = [line for line in told.splitlines() if word in line]
        assert len(mentioned) >= 2  # its texts and its voice
    assert "espeak-ng" in told
    warning = {"en": "Careful", "cs": "Pozor", "pl": "Uwaga"}[language]
    assert warning not in told
    verdict = {
        "en": "A game can be played, but not with everything. Still missing: a sound device and a board.",
        "cs": "Hra může začít, i když ne se vším. Chybí zvukové zařízení a deska.",
        "pl": "Grać można, choć nie ze wszystkim. Brakuje: urządzenia dźwiękowego i planszy.",
    }
    assert lines(done)[-1] == verdict[language]
    assert list(tmp_path.iterdir()) == []  # looking leaves nothing behind


@quick
def test_boards_settings_and_journal_that_are_in_order(tmp_path: Path) -> None:
    settings(tmp_path, 'language = "pl"\nports = ["socket://localhost:1"]\n')
    journal = Journal.open(tmp_path / "data" / "journal.sqlite3", lambda: 0)
    journal.new_game(Header("royal_garden", "1", {}, {}, "standard", "0" * 64))
    with plugged(tmp_path) as port:
        running = examined(tmp_path)
        journal.close()
        done = examined(tmp_path)
    assert (running.exit_code, done.exit_code) == (0, 0), done.stdout
    assert "Journal: in use by a game that is running now." in lines(running)
    for line in (
        f"Settings: in order, {tmp_path / 'config' / 'settings.toml'}.",
        "Journal: whole, one game kept.",
        f"Port of a board: {port}, it may be opened.",
        "Port of a board: socket://localhost:1, it may be opened.",
        f"Folder of ports: {tmp_path / 'run' / 'boards'}, with one port.",
    ):
        assert line in lines(done), done.stdout
    assert "running now" not in done.stdout


# ---- something is broken ----


PUT_RIGHT = {
    "en": ("One thing has to be put right before a game.", "Two things have to be put right before a game."),
    "cs": ("Před hrou je potřeba napravit jednu věc.", "Před hrou je potřeba napravit dvě věci."),
    "pl": ("Przed grą trzeba naprawić jedną rzecz.", "Przed grą trzeba naprawić dwie rzeczy."),
}
"""How the report ends with one thing that is wrong, and with two."""


@quick
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("rate = \n", "settings"),
        ('rate = "quick"\n', "rate"),
        ("ports_directory = '/nowhere/at/all'\n", "/nowhere/at/all"),
        ("tile_set = '/nowhere/set.csv'\n", "/nowhere/set.csv"),
        ("journal = '/proc/version/journal.sqlite3'\n", "/proc/version/journal.sqlite3"),
        ("version = 99\n", "settings"),
    ],
)
def test_wrong_settings_are_told(tmp_path: Path, text: str, named: str, language: str) -> None:
    settings(tmp_path, text)
    done = examined(tmp_path, lang=language)
    assert done.exit_code == 1
    warning = {"en": "Careful: ", "cs": "Pozor: ", "pl": "Uwaga: "}[language]
    wrong = [line for line in lines(done) if line.startswith(warning)]
    assert wrong
    if named != "settings":
        assert any(named in line for line in wrong)
    assert lines(done)[-1] == PUT_RIGHT[language][len(wrong) - 1]


@quick
def test_a_tile_set_with_equal_dominoes_is_told(tmp_path: Path) -> None:
    text = tile_files.dumps(tile_files.standard()).splitlines()
    at = next(i for i, line in enumerate(text) if line.startswith("2,"))
    text[at] = "2," + text[at - 1].split(",", 1)[1]
    (tmp_path / "set.csv").write_text("\n".join(text), encoding="utf-8")
    settings(tmp_path, f"tile_set = '{tmp_path / 'set.csv'}'\n")
    done = examined(tmp_path)
    assert done.exit_code == 1
    assert "Careful: domino one and domino two are read as the same." in lines(done)


def journal_with_rows(home: Path) -> Path:
    file = home / "data" / "journal.sqlite3"
    journal = Journal.open(file, lambda: 0)
    journal.new_game(Header("royal_garden", "1", {}, {}, "standard", "0" * 64))
    for number in range(40):
        journal.decided(f"place {number}")
    journal.close()
    return file


@quick
def test_rows_that_are_not_as_they_were_written(tmp_path: Path) -> None:
    file = journal_with_rows(tmp_path)
    with sqlite3.connect(file) as connection:
        connection.execute("UPDATE row SET text = 'place 99' WHERE text IN ('place 7', 'place 9')")
    connection.close()
    done = examined(tmp_path)
    assert done.exit_code == 1
    assert [line for line in lines(done) if "the file is damaged" in line and "The next game sets" in line]
    Journal.open(file, lambda: 0).close()
    assert [each.name for each in file.parent.glob("*damaged-1")] == ["journal.sqlite3.damaged-1"]
    done = examined(tmp_path)
    assert [line for line in lines(done) if "two lines are missing in kept games. An open game goes on" in line]


@quick
@pytest.mark.parametrize("content", [b"SQLite format 3\0" + b"\xff" * 5000, b"no database"])
def test_a_journal_that_is_none_is_told_and_left_alone(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "data" / "journal.sqlite3"
    file.parent.mkdir()
    file.write_bytes(content)
    done = examined(tmp_path)
    assert done.exit_code == 1
    assert any(line.startswith("Careful: ") and "journal" in line for line in lines(done)), done.stdout
    assert file.read_bytes() == content
    assert [each.name for each in file.parent.iterdir()] == [file.name]


@quick
def test_an_empty_file_has_lost_what_was_in_it(tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "journal.sqlite3").touch()
    done = examined(tmp_path)
    assert done.exit_code == 1
    assert any("the file is damaged" in line for line in lines(done))


@quick
def test_another_programs_database_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "data" / "journal.sqlite3"
    file.parent.mkdir()
    with sqlite3.connect(file) as connection:
        connection.execute("CREATE TABLE recipes (name TEXT)")
    connection.close()
    done = examined(tmp_path)
    assert done.exit_code == 1
    assert "belongs to another program" in done.stdout


@quick
def test_a_full_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    usage = namedtuple("usage", "total used free")
    monkeypatch.setattr(shutil, "disk_usage", lambda _: usage(10**10, 10**10 - 3_000_000, 3_000_000))
    done = examined(tmp_path)
    assert done.exit_code == 1
    assert any("disk: three megabytes. Make room" in line for line in lines(done))


@quick
@pytest.mark.parametrize("language", LANGUAGES)
def test_damaged_texts_are_told_even_in_the_damaged_language(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    own = tmp_path / "companion"
    shutil.copytree(
        Path(messages_module.__file__).parents[1], own, ignore=shutil.ignore_patterns("*.py", "__pycache__")
    )
    for file in (own / "language" / "texts" / language).glob("*.ftl"):
        file.write_text("### damaged\n\ndoctor-good = { $\nnumber-1 = }\n" * 2, encoding="utf-8")
    shutil.rmtree(own / "games" / "royal_garden" / "texts" / language)
    monkeypatch.setattr(messages_module, "text_files", lambda lang: sorted(own.rglob(f"texts/{lang}/*.ftl")))
    monkeypatch.setattr(files, "languages", LANGUAGES_CHECK)
    done = examined(tmp_path, lang=language)
    assert done.exit_code == 1
    assert done.stdout
    if language != "en":
        name = {"cs": "Czech", "pl": "Polish"}[language]
        assert f"Careful: Texts in {name}: sentences are missing or damaged. " in done.stdout


@quick
def test_a_check_that_breaks_is_told_and_hides_no_other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise MemoryError("out of wits")

    monkeypatch.setattr(ports, "holders", broken)
    monkeypatch.setattr(voice, "attempt", broken)
    done = examined(tmp_path, lang="cs")
    assert done.exit_code == 1
    told = [line for line in lines(done) if "out of wits" in line]
    assert len(told) == 3
    assert "Pozor: tohle se nedalo zkontrolovat, porty" in done.stdout or "zkontrolovat, porty" in done.stdout
    assert "Složka portů" in done.stdout  # the check after it


def test_what_was_found_before_a_break_counts() -> None:
    def half() -> Any:
        yield good(Phrase("doctor-program", {"version": "1"}))
        raise OSError("gone")

    found = findings("program", half)
    assert [finding.severity for finding in found] == [Severity.GOOD, Severity.WRONG]


@pytest.mark.parametrize(
    "missing", ["pydantic", "serial", "platformdirs", "sqlite3", "espeakng_loader", "tomllib"]
)
def test_a_missing_library_is_no_traceback(tmp_path: Path, missing: str) -> None:
    program = f"import sys; sys.modules[{missing!r}] = None; sys.argv = ['companion', 'doctor', '--lang', 'en']\n"
    home = environment(
        tmp_path, COMPANION_HOME="" if missing == "platformdirs" else str(tmp_path), HOME=str(tmp_path)
    )
    done = subprocess.run(
        [sys.executable, "-c", program + PROGRAM],
        capture_output=True,
        encoding="utf-8",
        env=home,
        check=False,
        timeout=PATIENCE_S,
    )
    assert "Traceback" not in done.stdout + done.stderr
    assert "Program: version" in done.stdout
    if missing != "espeakng_loader":  # of which only the voice process, which has it, is in need
        assert done.returncode == 1, done.stdout
        assert missing in done.stdout


# ---- voice and sound ----


def test_a_voice_that_does_not_start(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    broken = partial(ProcessVoice, command=(sys.executable, "-c", "raise SystemExit(9)"))
    monkeypatch.setattr(voice, "ProcessVoice", broken)
    done = examined(tmp_path)
    assert done.exit_code == 1
    assert any(line.startswith("Careful: The voice has stopped again and again.") for line in lines(done)), (
        done.stdout
    )


def kinds(found: list[Finding]) -> list[tuple[Severity, str]]:
    return [(finding.severity, finding.what.key) for finding in found]


def test_what_a_trial_of_the_voice_means() -> None:
    ready = Ready("none", engine="espeak-ng 1.52.0")
    said: dict[str, Ended | Failed] = {
        "cs": Ended(1, 1200),
        "pl": Ended(2, 0),
        "en": Failed(3, "voice-no-language", {"language": "en"}),
    }
    assert kinds(list(voice.judged(voice.VoiceTrial(ready, None, said)))) == [
        (Severity.GOOD, "doctor-voice"),
        (Severity.GOOD, "doctor-voice-language"),
        (Severity.WRONG, "doctor-voice-mute"),
        (Severity.WRONG, "voice-no-language"),
    ]
    gone = VoiceGone("voice-no-library", {"library": "auto", "reason": "none"})
    assert kinds(list(voice.judged(voice.VoiceTrial(None, gone)))) == [(Severity.WRONG, "voice-no-library")]
    assert kinds(list(voice.judged(voice.VoiceTrial()))) == [(Severity.WRONG, "voice-no-process")]


def test_only_speak_is_heard(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[tuple[str, tuple[str, ...]]] = []

    def attempt(options: Any, languages: tuple[str, ...], _: object) -> voice.VoiceTrial:
        tried.append((options.output, languages))
        return voice.VoiceTrial(Ready("device", "ALSA"), None, {language: Ended(1, 900) for language in languages})

    monkeypatch.setattr(voice, "attempt", attempt)
    quiet, loud = examined(tmp_path), examined(tmp_path, "--speak")
    assert tried == [("none", LANGUAGES), ("auto", ()), ("none", LANGUAGES), ("auto", LANGUAGES)]
    assert "Sound: a device is there, ALSA." in lines(quiet)
    assert loud.exit_code == 0


# ---- ports ----


@quick
def test_a_program_that_holds_a_board_is_named(tmp_path: Path) -> None:
    hold = "import sys, time; port = open(sys.argv[1], 'rb', 0); print('held', flush=True); time.sleep(60)"
    with plugged(tmp_path) as port:
        with subprocess.Popen(
            [sys.executable, "-c", hold, port], stdout=subprocess.PIPE, encoding="utf-8"
        ) as holder:
            assert holder.stdout is not None and holder.stdout.readline() == "held\n"
            done = examined(tmp_path)
            holder.kill()
        after = examined(tmp_path)
    assert done.exit_code == 1
    told = [line for line in lines(done) if port in line]
    assert len(told) == 1 and "another program holds it, python" in told[0] and "End that program" in told[0]
    assert after.exit_code == 0


@quick
def test_a_port_that_may_not_be_opened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    may = os.access
    with plugged(tmp_path) as port:
        monkeypatch.setattr(os, "access", lambda path, mode: str(path) != port and may(path, mode))
        done = examined(tmp_path)
    assert done.exit_code == 1
    told = [line for line in lines(done) if line.startswith("Careful: ")]
    assert len(told) == 1
    assert f"sudo usermod -a -G {ports.group_of('/dev/ptmx')} " in told[0]


@quick
def test_a_running_companion_may_hold_its_boards(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with plugged(tmp_path) as port:
        monkeypatch.setattr(ports, "holders", lambda paths: {path: [(4, "companion")] for path in paths})
        done = examined(tmp_path)
    assert done.exit_code == 0
    assert f"Port of a board: {port}, in use by a game that is running now." in lines(done)


@quick
def test_while_a_companion_runs_no_port_is_opened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import serial

    owner = Owner.claim(directories({"COMPANION_HOME": str(tmp_path)}))
    assert owner is not None

    def opened(*_: object, **__: object) -> None:
        raise AssertionError("a port was opened")

    monkeypatch.setattr(serial, "serial_for_url", opened)
    monkeypatch.setattr(serial, "Serial", opened)
    with owner, plugged(tmp_path):
        done = examined(tmp_path)
    assert done.exit_code == 0
    assert "Boards: the game that is running has them. The command companion boards tells of them." in lines(done)


@quick
def test_boards_are_asked_and_one_without_calibration_is_named(tmp_path: Path) -> None:
    """The fault comes over a true pseudo-terminal, as docs/protocol.md has it after hello."""
    settings(tmp_path, f'[seats.{UIDS[1]}]\nnumber = 2\nname = "Jana"\n')
    with plugged(tmp_path) as good, plugged(tmp_path, "fault calibration", name="two", uid=UIDS[1]):
        done = examined(tmp_path)
    assert f"Board: it answers and is calibrated, {good}." in lines(done), done.stdout
    named = "Board: it is not calibrated, Jana. Its reading is not sure. Calibrate it: companion board calibrate."
    assert named in lines(done), done.stdout
    assert lines(done)[-1].endswith("Still missing: a sound device and the calibration of a board.")


@quick
@pytest.mark.parametrize("language", LANGUAGES)
def test_without_a_word_doctor_speaks_the_set_language(tmp_path: Path, language: str) -> None:
    settings(tmp_path, f'language = "{language}"\n')
    told = lines(examined(tmp_path, lang=""))[-1]
    assert told.split()[0] == {"en": "A", "cs": "Hra", "pl": "Grać"}[language]
