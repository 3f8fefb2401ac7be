"""`companion doctor --report`: what a bug report holds, and that nobody's name is in it."""

from __future__ import annotations

import json
import logging
import os
import shutil
import subprocess
import zipfile
from pathlib import Path
from typing import Any

import pytest
from click.testing import Result

from companion.care.doctor import engines, files, voice
from companion.config import directories
from companion.core import log
from companion.device.protocol import FirmwareLog as Remark
from companion.device.protocol import Hello, decode, encode
from companion.language.phrases import LANGUAGES
from companion.play.journal import Header, Input, Journal
from companion.play.journal.codec import Json
from companion.play.journal.export import import_game, read_export
from companion.speech.events import Ended, Failed, Ready
from companion.ui.cli import doctor
from tests.command_kit import lines, run, settings, strict_words
from tests.test_log import told as logged

GAME = Path(__file__).parent / "data" / "golden_game_1.jsonl"
UID = "0123456789ABCDEF"
USER, HOST = "zahradnice", "kuchyne-laptop"
NAMES = ("Zdeněk Ořech", "Bohumila", "Jana", "Petr", USER, HOST)


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither the voice nor all texts are of interest here."""
    strict_words(monkeypatch)
    monkeypatch.setattr(files, "languages", lambda: iter(()))
    monkeypatch.setattr(engines, "listing", lambda _: engines.Listed((("cs", "Zuzana"),), {"cs": "Zuzana"}))
    said: dict[str, Ended | Failed] = {language: Ended(1, 900) for language in LANGUAGES}
    monkeypatch.setattr(voice, "attempt", lambda *_: voice.VoiceTrial(Ready("none", engine="e"), None, said))


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A user's house, full of names: in paths, settings, journal and log."""
    user = tmp_path / "home" / USER
    user.mkdir(parents=True)
    monkeypatch.setenv("HOME", str(user))
    for name in ("LOGNAME", "USER", "LNAME", "USERNAME"):
        monkeypatch.setenv(name, USER)
    monkeypatch.setattr(log, "_host", lambda: HOST)
    settings(
        user,
        f'device = "{USER.title()}, loudspeaker of zdeněk ořech"\n'
        f"ports_directory = '{user}/ports of Bohumila'\n"
        f'[seats.{UID}]\nnumber = 1\nname = "Zdeněk Ořech"\n'
        '[[earphones]]\nseat = 2\ndevice = "BOHUMILA\'s AirPods"\n',
    )
    journal = Journal.open(user / "data" / "journal.sqlite3", lambda: 1)
    import_game(journal, GAME)
    players: list[Json] = [{"number": 1, "name": "Bohumila"}, {"number": 2, "name": "Zdeněk Ořech"}]
    journal.new_game(Header("royal_garden", "1", {"players": players}, {}, "standard", "0" * 64))
    journal.decided("1 place 24 B3 A3")
    journal.said("game-begun", {"players": ("Bohumila", "Zdeněk Ořech")})
    journal.close()
    begun = log.start(directories({"COMPANION_HOME": str(user)}))
    logging.getLogger("companion").warning("Jana on %s in %s, Bohumila", HOST, user / "x")
    begun.stop()
    logging.captureWarnings(False)
    assert "Bohumila" in logged(begun)  # nobody had told the log of her
    return user


def report(home: Path, *more: str, lang: str = "en") -> tuple[Result, Path]:
    path = home.parent / "report.zip"
    return run(doctor.command, home, "--report", str(path), *more, lang=lang), path


def content(path: Path) -> dict[str, bytes]:
    with zipfile.ZipFile(path) as packed:
        assert packed.testzip() is None
        return {name: packed.read(name) for name in packed.namelist()}


@pytest.mark.parametrize("game", ["1", "2", ""])
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_byte_of_the_report_tells_a_name(home: Path, game: str, language: str) -> None:
    done, path = report(home, *(["--game", game] if game else []), lang=language)
    assert path.is_file(), done.output
    parts = content(path)
    assert sorted(parts) == sorted(
        ["versions.txt", "findings.txt", "settings.json", "log.0.txt", f"game.{game or 2}.jsonl"]
    )
    for name, data in parts.items():
        text = data.decode("utf-8")
        spelled = text + (json.dumps(json.loads(text), ensure_ascii=False) if name.endswith(".json") else "")
        if name.endswith(".jsonl"):
            spelled += "".join(json.dumps(json.loads(line), ensure_ascii=False) for line in text.splitlines())
        for secret in (*NAMES, str(home), "Zdeněk", "Ořech"):
            assert secret.casefold() not in spelled.casefold(), f"{secret} in {name}"


def test_it_says_what_is_in_it(home: Path) -> None:
    done, path = report(home)
    assert lines(done)[-8:] == [
        f"Report: {path}.",
        "In it: versions of program, packages and system.",
        "In it: what doctor has found.",
        "In it: the settings.",
        "In it: the log.",
        "In it: game two.",
        "Names of players, user and computer, folders, ports and numbers of boards are replaced.",
        "It stays on this computer until you send it.",
    ]
    parts = {name: data.decode("utf-8") for name, data in content(path).items()}
    assert parts["findings.txt"].splitlines()[0] == lines(done)[0]
    assert "package pydantic " in parts["versions.txt"]
    assert "journal 2\n" in parts["versions.txt"]
    told = json.loads(parts["settings.json"])
    assert told["earphones"] == [{"seat": 2, "device": "player's AirPods", "rate": 175, "volume": 100}]
    assert told["seats"] == {"board 1": {"number": 1, "name": "player"}}
    assert told["ports_directory"] == "~/ports of player"


def test_the_game_in_it_can_be_read_again(home: Path, tmp_path: Path) -> None:
    """The reference is the game as it was: every move, under other names."""
    _, path = report(home, "--game", "1")
    out = tmp_path / "again.jsonl"
    out.write_bytes(content(path)["game.1.jsonl"])
    again, before = read_export(out), read_export(GAME)
    assert [row.text for row in again.decided] == [row.text for row in before.decided]
    assert len(again.rows) == len(before.rows)
    assert len(set(again.header.players)) == len(before.header.players)
    assert not set(again.header.players) & set(before.header.players)


def test_a_move_is_not_taken_for_a_name(home: Path, tmp_path: Path) -> None:
    """Players may be called as moves and cells are; what was played stays readable."""
    journal = Journal.open(home / "data" / "journal.sqlite3", lambda: 1)
    players: list[Json] = [{"number": 1, "name": "Place"}, {"number": 2, "name": "B3"}]
    number = journal.new_game(Header("royal_garden", "1", {"players": players}, {}, "standard", "0" * 64))
    journal.decided("1 place 24 B3 A3")
    journal.close()
    _, path = report(home)
    out = tmp_path / "again.jsonl"
    out.write_bytes(content(path)[f"game.{number}.jsonl"])
    assert [row.text for row in read_export(out).decided] == ["1 place 24 B3 A3"]
    assert not {"Place", "B3"} & set(read_export(out).header.players)


@pytest.mark.parametrize("broken", [b"", b"no database" * 100, None])
def test_without_a_game_the_rest_is_packed(home: Path, broken: bytes | None) -> None:
    journal = home / "data" / "journal.sqlite3"
    journal.unlink()
    if broken is not None:
        journal.write_bytes(broken)
    done, path = report(home)
    assert not [name for name in content(path) if name.startswith("game")]
    assert "A game is not in it, because there is none that can be read." in lines(done)


def test_what_cannot_be_packed_is_told(home: Path) -> None:
    done, path = report(home, "--game", "99")
    assert (done.exit_code, path.exists()) == (1, False)
    assert done.stderr == "The journal has no game ninety-nine.\n"
    nowhere = home / "file" / "report.zip"
    (home / "file").write_text("in the way", encoding="utf-8")
    refused = run(doctor.command, home, "--report", str(nowhere))
    assert refused.exit_code == 1
    assert refused.stderr == f"The report could not be written: {nowhere}. Choose another place.\n"
    assert run(doctor.command, home, "--game", "1").exit_code == 2
    assert sorted(each.name for each in home.parent.iterdir()) == [USER]


def test_a_report_takes_the_place_of_an_older_one(home: Path) -> None:
    report(home)
    _, path = report(home)
    assert "versions.txt" in content(path)
    assert [each.name for each in home.parent.iterdir() if each.is_file()] == ["report.zip"]
    if os.name == "posix":
        with zipfile.ZipFile(path) as packed:
            assert {info.external_attr >> 16 for info in packed.infolist()} == {0o600}


# ---- markers in every place a report draws from -----------------------------------------------------------------

BY_ID = "usb-Raspberry_Pi_Pico_E66038B713837A31-if00"
MARKED_UID = "E66038B713837A31"
MARKERS = (
    *("qmarkhome", "qmarkuser", "qmarkhost", "qmarkplayer", "qmarkseat", "qmarkxdg", "qmarkother", "qmarkport"),
    *("qmarknet", MARKED_UID, "E66038B713837A32", BY_ID, "ttyACM77", "COM73", "1-1.4", "usbmodem7301"),
    "COMPANION-E66",
)
"""Each stands in several of: settings, log, journal, environment, findings."""
ADDRESSES = (
    f"/dev/serial/by-id/{BY_ID}",
    "/dev/ttyACM77",
    "COM73",
    r"\\.\COM73",
    "usb 1-1.4:1.0",
    "/dev/cu.usbmodem7301",
    "socket://qmarknet:7777",
    f"COMPANION-{MARKED_UID}",
    MARKED_UID,
    MARKED_UID.lower(),
    "/home/qmarkother/x",
    r"C:\Users\qmarkother\x",
)


def test_no_marker_of_any_place_is_in_the_report(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The other side is grep, over the packed bytes taken apart by unzip's own library, whatever their case."""
    home = tmp_path / "qmarkhome"
    home.mkdir()
    for name in ("HOME", "USERPROFILE"):
        monkeypatch.setenv(name, str(home))
    for name in ("LOGNAME", "USER", "LNAME", "USERNAME"):
        monkeypatch.setenv(name, "qmarkuser")
    monkeypatch.setattr(log, "_host", lambda: "qmarkhost.local")
    kept = tmp_path / "qmarkxdg"
    listed = ", ".join(json.dumps(each) for each in (*ADDRESSES[:7], "qmarkport"))
    settings(
        kept,
        f'device = "qmarkuser on qmarkhost"\nports = [{listed}]\n'
        f'[seats.{MARKED_UID}]\nnumber = 1\nname = "qmarkseat"\n'
        f'[[usb]]\nvid = 1\nproduct = "x"\nserial = "COMPANION-{MARKED_UID}"\n'
        f'[[keypads]]\ndevice = "/dev/input/by-id/{BY_ID}"\nseat = 1\n',
    )
    journal = Journal.open(kept / "data" / "journal.sqlite3", lambda: 1)
    players: list[Json] = [{"number": 1, "name": "qmarkplayer"}, {"number": 2, "name": "qmarkseat"}]
    number = journal.new_game(Header("royal_garden", "1", {"players": players}, {}, "qmarkseat", "0" * 64))
    numbered: dict[str, Any] = {"seq": 1, "boot": 2, "at_ms": 3}
    hello = Hello(major=1, minor=1, firmware="1", uid=MARKED_UID, kind="board", columns=5, rows=5, **numbered)
    remark = Remark(text=f"port {ADDRESSES[0][:60]}", **numbered)
    for message in (hello, remark):
        journal.heard([Input(3, MARKED_UID, encode(message).decode("ascii").strip())])
    journal.heard([Input(3, "E66038B713837A32", "seat 2"), Input(4, "keyboard", "say qmarkplayer")])
    for address in ADDRESSES:
        journal.said("port-lost", {"port": address, "player": "qmarkplayer"})
        journal.said("said-aloud", {"text": f"{address}, qmarkuser and qmarkseat"})
    journal.close()
    begun = log.start(directories({"COMPANION_HOME": str(kept)}))
    for address in ADDRESSES:
        logging.getLogger("companion").warning("port %s of qmarkplayer in %s", address, kept / "data")
    begun.stop()
    logging.captureWarnings(False)
    done = run(doctor.command, kept, "--report", str(tmp_path / "report.zip"))
    assert (tmp_path / "report.zip").is_file(), done.output
    out = tmp_path / "out"
    shutil.unpack_archive(tmp_path / "report.zip", out)
    assert (out / f"game.{number}.jsonl").is_file()
    for marker in MARKERS:
        found = subprocess.run(
            ["grep", "-riF", "-e", marker, str(out)], capture_output=True, encoding="utf-8", check=False
        )
        assert found.returncode == 1, (marker, found.stdout[:500])
    again = read_export(out / f"game.{number}.jsonl")
    messages = [decode(row.text.encode() + b"\n") for row in again.heard if row.text.startswith("{")]
    assert [type(each) for each in messages] == [Hello, Remark]
