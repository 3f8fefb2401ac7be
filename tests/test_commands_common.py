"""What commands share at their doors: where speech is written, and the two ways to start the program."""

from __future__ import annotations

import os
import queue
import subprocess
import sys
from pathlib import Path

import pytest

from companion.core.model import Announcement
from companion.evening.here import here, set_words
from companion.language.phrases import LANGUAGES, Phrases
from companion.speech.events import Style, VoiceEvent
from companion.speech.output import SpeechOutput
from companion.speech.transcript import TranscriptVoice
from tests.command_kit import environment, settings
from tests.patience import PATIENCE_S


def told(home: Path, *words: str, lang: str = "en") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "companion", *words, "--lang", lang],
        env=environment(home),
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding="utf-8",
        timeout=PATIENCE_S,
        check=False,
    )


def places(folder: Path) -> dict[str, Path]:
    (folder / "file").write_text("in the way", encoding="utf-8")
    os.mkfifo(folder / "pipe")
    return {
        "no folder": folder / "nowhere" / "a.wav",
        "a folder": folder,
        "below a file": folder / "file" / "a.wav",
        "a pipe": folder / "pipe",
    }


@pytest.mark.sampled(1)
@pytest.mark.parametrize("which", ["no folder", "a folder", "below a file", "a pipe"])
def test_a_place_that_cannot_be_written_ends_the_command_at_once(tmp_path: Path, which: str) -> None:
    place = places(tmp_path)[which]
    before = sorted(tmp_path.iterdir())
    for command in (("say", "x"), ("demo",), ("play", "--new")):
        done = told(tmp_path / "home", *command, "--wav", str(place))
        assert (done.returncode, done.stdout) == (1, ""), (command, done.stderr)
        expected = f"The sound file cannot be written: {place}. So far nothing has begun. Choose another place.\n"
        assert done.stderr == expected
    assert sorted(tmp_path.iterdir()) == before


@pytest.mark.parametrize("lang", [None, "pl"])
@pytest.mark.parametrize("level", [None, "full"])
@pytest.mark.parametrize(
    "text",
    [
        "",
        'version = 4\nlanguage = "cs"\nverbosity = "terse"\ncells = "chess"\n',
        'version = 4\nlanguage = 1\nverbosity = "loud"\ncells = ["words"]\nrate = 3\n',
        "language = [",
    ],
)
def test_words_that_are_read_alone_are_those_of_all_settings(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: str, lang: str | None, level: str | None
) -> None:
    monkeypatch.setenv("COMPANION_HOME", str(tmp_path))
    settings(tmp_path, text)
    alone, whole = set_words(lang, level), here(lang, level).phrases
    assert (alone.language, alone.level, alone.cells) == (whole.language, whole.level, whole.cells)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_speech_that_is_not_spoken_is_not_written_silently(tmp_path: Path, lang: str) -> None:
    done = told(tmp_path, "say", "x", "--text", "--wav", str(tmp_path / "a.wav"), lang=lang)
    assert (done.returncode, done.stdout) == (1, "")
    assert "--text" in done.stderr and "--wav" in done.stderr and len(done.stderr.splitlines()) == 1
    assert not (tmp_path / "a.wav").exists()


@pytest.mark.sampled(1)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_printed_is_as_it_is_typed_and_what_is_spoken_is_spelled(tmp_path: Path, lang: str) -> None:
    typed = "COM3 /dev/ttyACM0 --lang en 1.5"
    assert told(tmp_path, "say", typed, "--text", lang=lang).stdout == f"{typed}.\n"
    events: queue.Queue[VoiceEvent] = queue.Queue()
    spoken, printed = list[str](), list[str]()

    class Heard(TranscriptVoice):
        def say(self, number: int, text: str, style: Style, pause_ms: int = 0, earcon: str = "") -> None:
            spoken.append(text)
            super().say(number, text, style, pause_ms, earcon)

    voice = Heard(events)
    output = SpeechOutput(voice, Phrases(lang), Style(lang), printed.append, lambda _: None, lambda: voice)
    output.put(Announcement("said-aloud", {"text": typed}))
    output.pump({})
    assert printed == [f"{typed}."]
    assert len(spoken) == 1 and not set("3/-0") & set(spoken[0])


def test_the_module_is_the_command(tmp_path: Path) -> None:
    done = told(tmp_path, "settings", "language")
    command = Path(sys.executable).with_name("companion")
    other = subprocess.run(
        [command, "settings", "language", "--lang", "en"],
        env=environment(tmp_path),
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert (done.returncode, done.stdout) == (other.returncode, other.stdout) and done.stdout
