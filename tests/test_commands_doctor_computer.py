"""`companion doctor`: the computer around a game, each part of it replaced by one of software."""

from __future__ import annotations

import ctypes
import io
import os
import shutil
import struct
import sys
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from companion import config
from companion.care import autostart
from companion.care.doctor import devices, engines, examining, house, keys, ports, voice
from companion.care.doctor.findings import Finding, Patient, Severity, findings
from companion.config import Loaded, Settings, directories
from companion.config.settings import EarphoneSettings, KeypadSettings
from companion.core.model import Phrase
from companion.daemon.ipc import Owner
from companion.daemon.ipc.wire import PROTOCOL
from companion.device import link, protocol
from companion.device.tiles import files as tiles
from companion.evening import awake
from companion.language.phrases import LANGUAGES, Phrases
from companion.play.journal import rows
from companion.speech.events import Ended, Failed, Ready, VoiceGone

Told = list[tuple[Severity, str]]


def patient(home: Path, settings: Settings | None = None) -> Patient:
    places = directories({"COMPANION_HOME": str(home)})
    return Patient(Loaded(settings or Settings()), places, link.Ports(), "en")


def told(found: Iterator[Finding]) -> tuple[Told, list[str]]:
    """States and keys, and the sentences in English; every finding can be worded in every language."""
    every = list(found)
    for language in LANGUAGES:
        for finding in every:
            assert Phrases(language, strict=True).say(finding.phrase())
    english = Phrases("en", strict=True)
    for finding in every:
        assert finding.severity is not Severity.WRONG or finding.remedy is not None, (
            "what is wrong says what to do"
        )
    return [(each.severity, each.what.key) for each in every], [english.write(each.phrase()) for each in every]


# ---- versions, a running companion, sleep, autostart, log -----------------------------------------------------


def test_every_kept_thing_tells_its_number() -> None:
    states, lines = told(house.versions())
    assert {state for state, _ in states} == {Severity.GOOD}
    for what, number in [
        ("the settings", config.VERSION),
        ("the journal", rows.SCHEMA),
        ("written games", rows.EXPORT_FORMAT),
        ("the language of boards", f"{protocol.MAJOR}.{protocol.MINOR}"),
        ("tile sets", tiles.FORMAT),
        ("the talk between programs", PROTOCOL),
    ]:
        assert f"Version of {what}: {number}." in lines


def test_a_running_companion_is_told(tmp_path: Path) -> None:
    here = patient(tmp_path)
    assert told(house.owner(here)) == ([], [])
    owner = Owner.claim(here.places)
    assert owner is not None
    with owner:
        assert told(house.owner(here))[1] == [f"Game: the companion is running now, process {os.getpid()}."]
    assert told(house.owner(here)) == ([], [])


def test_sleep(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    here = patient(tmp_path)
    monkeypatch.setattr(awake, "_commands", lambda _: [])
    monkeypatch.setattr(sys, "platform", "linux")
    assert told(house.sleep(here))[0] == [(Severity.REMARK, "awake-none")]
    monkeypatch.setattr(awake, "_commands", lambda _: [["systemd-inhibit"]])
    assert told(house.sleep(here))[0] == [(Severity.GOOD, "awake-ready")]
    assert told(house.sleep(patient(tmp_path, Settings(stay_awake=False))))[0] == [(Severity.GOOD, "awake-off")]


def test_autostart_is_told_as_its_own_command_tells_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(autostart, "show", lambda _: iter([Phrase("autostart-off"), "sudo this"]))
    assert told(house.autostart(patient(tmp_path)))[1] == ["Autostart: off.", "To be typed: sudo this."]


def test_a_log_that_cannot_be_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    here = patient(tmp_path)
    assert told(house.logged(here)) == ([], [])
    here.places.data.mkdir()
    (here.places.data / "companion.log").touch()
    assert told(house.logged(here))[0] == [(Severity.GOOD, "doctor-log")]
    monkeypatch.setattr(os, "access", lambda *_: False)
    assert told(house.logged(here))[0] == [(Severity.WRONG, "doctor-log-readonly")]


# ---- voices ---------------------------------------------------------------------------------------------------

SOME = engines.Listed((("com.zuzana", "Zuzana"), ("com.alex", "Alex")), {"cs": "Zuzana", "en": "Alex"})


@pytest.mark.parametrize("listed", [SOME, None], ids=["some", "lost"])
@pytest.mark.parametrize("player", [True, False])
@pytest.mark.parametrize("engine", ["espeak", "system"])
def test_voices_of_the_system(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, engine: Any, player: bool, listed: engines.Listed | None
) -> None:
    """A lack is wrong only where the system's voices were chosen."""
    monkeypatch.setattr(engines, "listing", lambda _: listed)
    monkeypatch.setattr(shutil, "which", lambda _: "/usr/bin/aplay" if player else None)
    monkeypatch.setattr(sys, "platform", "linux")
    lack = Severity.WRONG if engine == "system" else Severity.REMARK
    states, lines = told(engines.engines(patient(tmp_path, Settings(engine=engine))))
    assert states[:2] == [
        (Severity.GOOD, "doctor-engine"),
        (Severity.GOOD, "doctor-player") if player else (lack, "doctor-player-none"),
    ]
    if listed is None:
        assert states[2:] == [(lack, "doctor-voices-system-lost")]
        return
    polish = "doctor-voice-system-missing" if engine == "system" else "doctor-voice-system-none"
    assert (Severity.REMARK if engine == "system" else Severity.GOOD, polish) in states
    assert "Voice of the system, Czech: Zuzana." in lines


def test_the_named_voice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engines, "listing", lambda _: SOME)
    for name, key, state in [
        ("ZUZANA", "doctor-voice-named", Severity.GOOD),
        ("com.alex", "doctor-voice-named", Severity.GOOD),
        ("Bob", "doctor-voice-named-none", Severity.REMARK),
    ]:
        states, lines = told(engines.engines(patient(tmp_path, Settings(engine="system", voice=name))))
        assert states[-1] == (state, key)
    assert lines[-1].endswith("Choose one of these in the settings: Zuzana and Alex.")


def test_the_systems_voices_are_asked_for_in_a_process_of_its_own() -> None:
    """espeak-ng's library comes with the program, so that there are voices of all three languages here."""
    listed = engines.listing()
    assert listed is not None
    assert set(listed.spoken) == set(LANGUAGES)
    assert len(listed.voices) > 3


@pytest.mark.parametrize(
    "program",
    ["raise SystemExit(1)", "print('nonsense')", "print('{}')", "print('[1]')", "import os; os.abort()", ""],
)
def test_voices_that_end_their_process_are_only_lost(program: str) -> None:
    assert engines.listing((sys.executable, "-c", program)) is None
    assert engines.listing(("/nowhere/python",)) is None


@pytest.mark.parametrize(
    ("speaker", "package", "trial", "keys_told"),
    [
        ("own", True, voice.VoiceTrial(), []),
        ("reader", False, voice.VoiceTrial(), ["doctor-reader-print"]),
        ("reader", True, voice.VoiceTrial(Ready("device", engine="prism Orca")), ["doctor-reader"]),
        ("both", True, voice.VoiceTrial(gone=VoiceGone("reader-none", {"reason": "x"})), ["reader-none"]),
        ("both", True, voice.VoiceTrial(), ["reader-none"]),
    ],
)
def test_the_screen_reader(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    speaker: Any,
    package: bool,
    trial: voice.VoiceTrial,
    keys_told: list[str],
) -> None:
    monkeypatch.setattr(engines, "find_spec", lambda _: object() if package else None)
    monkeypatch.setattr(voice, "attempt", lambda *_: trial)
    states, _ = told(engines.reader(patient(tmp_path, Settings(speaker=speaker))))
    assert [key for _, key in states] == keys_told


# ---- sound ----------------------------------------------------------------------------------------------------


def test_devices_and_those_of_the_settings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("companion.speech.sounds.devices", lambda: ["HDMI", "USB Headset"])
    phones = (EarphoneSettings(seat=2, device="USB Headset"), EarphoneSettings(seat=3, device="BT"))
    states, lines = told(devices.devices(patient(tmp_path, Settings(device="HDMI", earphones=phones))))
    assert [state for state, _ in states] == [Severity.GOOD] * 4 + [Severity.REMARK]
    assert lines[2:] == [
        "Sound device, table: there, HDMI.",
        "Sound device, seat two: there, USB Headset.",
        "Sound device, seat three: missing, BT. Connect it, or choose one that is there with "
        "companion settings earphones. Until then the usual one is used.",
    ]


def test_whether_a_sentence_was_heard_is_asked_as_all_is_asked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("COMPANION_HOME", str(tmp_path))
    typed = iter(["help", "no", "", "stop"])
    monkeypatch.setattr("companion.input.answer.at_terminal", lambda: True)
    monkeypatch.setattr("companion.input.answer.AnswerKeys.read_line", lambda _: next(typed))
    ask = examining._heard(examining.writer("en", None), "en")
    assert ask is not None
    assert [ask("cs"), ask("en"), ask("pl")] == [False, True, None]
    assert "asks again" in capsys.readouterr().out


def test_whoever_leaves_is_asked_about_no_other_language(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    said: dict[str, Ended | Failed] = {language: Ended(1, 900) for language in LANGUAGES}
    monkeypatch.setattr(voice, "attempt", lambda *_: voice.VoiceTrial(Ready("device", "ALSA"), None, said))
    found = list(voice.sound(patient(tmp_path, Settings()), True, lambda _: None))
    assert [one.what.key for one in found] == ["doctor-sound"]


@pytest.mark.parametrize("heard", [True, False])
def test_each_language_is_said_and_asked_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, heard: bool) -> None:
    tried: list[tuple[str, str, tuple[str, ...]]] = []
    asked: list[str] = []

    def attempt(options: Any, languages: tuple[str, ...], _: object) -> voice.VoiceTrial:
        tried.append((options.engine, options.device, languages))
        said: dict[str, Ended | Failed] = {language: Ended(1, 900) for language in languages if language != "pl"}
        if "pl" in languages:
            said["pl"] = Failed(1, "voice-language-none", {"language": "pl"})
        return voice.VoiceTrial(Ready("device", "ALSA"), None, said)

    def ask(language: str) -> bool:
        asked.append(language)
        return heard

    monkeypatch.setattr(voice, "attempt", attempt)
    found = list(voice.sound(patient(tmp_path, Settings(engine="system")), True, ask))
    assert tried == [("espeak", "", ()), *(("system", "", (language,)) for language in LANGUAGES)]
    assert asked == ["cs", "en"]
    key, state = ("doctor-heard", Severity.GOOD) if heard else ("doctor-unheard", Severity.WRONG)
    assert [(each.what.key, each.severity) for each in found] == [
        ("doctor-sound", Severity.GOOD),
        (key, state),
        ("voice-language-none", Severity.REMARK),
        (key, state),
    ]
    tried.clear()
    list(voice.sound(patient(tmp_path, Settings(engine="system", device="HDMI")), True, ask))
    assert {one[:2] for one in tried} == {("espeak", "HDMI")}


# ---- keys -----------------------------------------------------------------------------------------------------


class Screen(io.TextIOWrapper):
    """A terminal of software."""

    def __init__(self, encoding: str) -> None:
        super().__init__(io.BytesIO(), encoding=encoding)

    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize(
    ("encoding", "whole"),
    [("utf-8", True), ("cp1250", True), ("iso8859-2", True), ("ascii", False), ("cp437", False)],
)
def test_letters_of_the_terminal(monkeypatch: pytest.MonkeyPatch, encoding: str, whole: bool) -> None:
    monkeypatch.setattr(sys, "stdout", Screen(encoding))
    monkeypatch.setattr(sys, "stdin", Screen(encoding))
    states, lines = told(keys.terminal())
    assert states[1] == ((Severity.GOOD, "doctor-letters") if whole else (Severity.REMARK, "doctor-letters-none"))
    assert lines[0] == "Keyboard: a terminal is there."
    monkeypatch.setattr(sys, "stdin", None)
    assert told(keys.terminal())[1][0].startswith("Keyboard: there is no terminal")


def bits(*pressed: int) -> str:
    """Keys of a device as Linux writes them into its files."""
    word = 8 * struct.calcsize("l")
    whole = sum(1 << key for key in pressed)
    words = []
    while whole:
        words.append(f"{whole & ((1 << word) - 1):x}")
        whole >>= word
    return " ".join(reversed(words or ["0"])) + "\n"


@pytest.fixture
def inputs(tmp_path: Path) -> tuple[Path, Path]:
    """What Linux lists of a power button and two keypads of one name, and the files to read them."""
    listed, folder = tmp_path / "class", tmp_path / "input"
    folder.mkdir()
    for number, (name, pressed) in enumerate([("Power Button", (116,)), ("Pad", (79, 280)), ("Pad", (79, 96))]):
        device = listed / f"event{number}" / "device"
        (device / "capabilities").mkdir(parents=True)
        (device / "name").write_text(name + "\n", encoding="utf-8")
        (device / "capabilities" / "key").write_text(bits(*pressed), encoding="utf-8")
        (folder / f"event{number}").touch()
    (listed / "event9" / "device").mkdir(parents=True)
    return listed, folder


def test_keypads_of_the_settings(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, inputs: tuple[Path, Path]
) -> None:
    listed, folder = inputs
    monkeypatch.setattr(sys, "platform", "linux")
    named = (
        KeypadSettings(device="pad", seat=2),
        KeypadSettings(device=str(folder / "event1")),
        KeypadSettings(device="Gone", seat=1),
    )
    here = patient(tmp_path, Settings(keypads=named))
    states, lines = told(keys.keypads(here, listed, folder))
    assert lines[:3] == [
        "Keys with digits: Pad.",
        "Keypad, seat two: there, pad.",
        f"Keypad, table: there, {folder}/event1.",
    ]
    assert states[3] == (Severity.REMARK, "doctor-keypad-none")
    monkeypatch.setattr(os, "access", lambda *_: False)
    denied, sentences = told(keys.keypads(here, listed, folder))
    assert denied[1] == (Severity.WRONG, "doctor-keypad-denied")
    assert f"sudo usermod -a -G {ports.group_of(str(folder / 'event1'))} " in sentences[1]


def test_keypads_that_nobody_named_and_on_another_system(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, inputs: tuple[Path, Path]
) -> None:
    here = patient(tmp_path, Settings(keypads=(KeypadSettings(device="Pad"),)))
    monkeypatch.setattr(sys, "platform", "linux")
    assert told(keys.keypads(patient(tmp_path), *inputs))[0] == [(Severity.GOOD, "doctor-keypad-known")]
    monkeypatch.setattr(sys, "platform", "darwin")
    assert told(keys.keypads(here, *inputs))[0] == [(Severity.REMARK, "doctor-keypads-linux")]


@pytest.mark.parametrize(
    ("lights", "state"),
    [([], None), (["1"], Severity.GOOD), (["0"], Severity.REMARK), (["0", "1"], Severity.GOOD)],
)
def test_the_number_lock(tmp_path: Path, lights: list[str], state: Severity | None) -> None:
    for number, light in enumerate(lights):
        (tmp_path / f"input{number}::numlock").mkdir()
        (tmp_path / f"input{number}::numlock" / "brightness").write_text(light + "\n", encoding="utf-8")
    states, _ = told(keys.number_lock(tmp_path))
    assert states == ([] if state is None else [(state, "doctor-numbers")])


@pytest.mark.parametrize(("state", "severity"), [(1, Severity.GOOD), (-127, Severity.GOOD), (0, Severity.REMARK)])
def test_the_number_lock_of_windows(monkeypatch: pytest.MonkeyPatch, state: int, severity: Severity) -> None:
    """No file of Linux is looked for there: its pattern is refused as a drive's."""
    asked: list[int] = []

    def of_key(key: int) -> int:
        asked.append(key)
        return state

    monkeypatch.setattr(sys, "platform", "win32")
    user32 = SimpleNamespace(GetKeyState=of_key)
    monkeypatch.setattr(ctypes, "windll", SimpleNamespace(user32=user32), raising=False)
    assert told(keys.number_lock(Path("/nowhere")))[0] == [(severity, "doctor-numbers")]
    assert asked == [0x90]


def test_windows_is_not_asked_for_a_folder_of_ports(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "win32")
    assert told(ports.directory(patient(tmp_path))) == ([], [])


def test_a_check_that_breaks_says_what_helps() -> None:
    """A missing module is a matter of the installation; anything else of the program."""

    def broken(fault: Exception) -> Iterator[Finding]:
        raise fault
        yield

    english = Phrases("en", strict=True)

    def words(fault: Exception) -> list[str]:
        return [english.write(one.phrase()) for one in findings("keys", lambda: broken(fault))]

    missing, strange = words(ImportError("no module")), words(NotImplementedError("patterns"))
    assert missing == [
        "Careful: This could not be checked, the keys: ImportError: no module. Install the program again."
    ]
    assert strange == [
        "Careful: This could not be checked, the keys: NotImplementedError: patterns. That is a fault of the "
        "program. All else was checked. For its makers, this packs a report: companion doctor --report report.zip."
    ]
