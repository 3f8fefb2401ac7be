"""The first start: language and speaker are asked by voice and in print, and kept."""

from __future__ import annotations

import os
import pty
import queue
import select
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion import config
from companion.config import Settings
from companion.core.model import Fact, Phrase
from companion.evening import first
from companion.evening.here import Here
from companion.input import answer
from companion.language.phrases import Language, Phrases
from companion.speech.events import Ended, EventSink, Ready, Style, Voice
from tests.patience import PATIENCE_S
from tests.terminal import environment

LANGUAGES: tuple[Language, ...] = ("cs", "pl", "en")


class Typist:
    """Somebody who types these lines, and what was said to them."""

    def __init__(self, *typed: str) -> None:
        self.typed = list(typed)
        self.said: list[tuple[str, str]] = []

    def read(self) -> str | None:
        """See first.ReadLine."""
        return self.typed.pop(0) if self.typed else None

    def say(self, language: Language, key: str, facts: Mapping[str, Fact]) -> None:
        """See SayPhrase."""
        self.said.append((language, Phrases(language, strict=True).say(key, facts)))

    def ask(self, language: str = "") -> dict[str, str]:
        """The whole dialogue."""
        return first.ask(language, self.read, self.say)


# ---- the dialogue --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("language", "key"), [("cs", "1"), ("pl", "2\n"), ("en", "3\r\n")])
@pytest.mark.parametrize(("speaker", "digit"), [("own", "1\n"), ("reader", "2"), ("both", " 3 ")])
def test_two_digits_choose_language_and_speaker(language: str, key: str, speaker: str, digit: str) -> None:
    typist = Typist(key, digit)
    assert typist.ask() == {"language": language, "speaker": speaker}
    assert [told for told, _ in typist.said] == ["cs", "pl", "en", language, language, language]
    assert not typist.typed


def test_each_language_is_offered_in_its_own_words_with_its_key() -> None:
    typist = Typist()
    typist.ask()
    assert [text for _, text in typist.said] == ["Česky: jedna.", "Po polsku: dwa.", "English: three."]
    assert all(len(text) <= 40 for _, text in typist.said)


def test_a_known_language_is_not_asked() -> None:
    typist = Typist("1")
    assert typist.ask("pl") == {"speaker": "own"}
    assert len(typist.said) == 3


def test_what_is_not_understood_is_asked_again() -> None:
    typist = Typist("0", "", "4", "yes", "12", "\x1b[A", "2", "nine", "1")
    assert typist.ask() == {"language": "pl", "speaker": "own"}
    assert len(typist.said) == 7 * 3 + 2 * 3


@pytest.mark.parametrize("typed", [(), ("1",), ("1", "0")])
def test_nobody_answers(typed: tuple[str, ...]) -> None:
    assert Typist(*typed).ask() == {}


def test_the_top_row_of_a_czech_keyboard_counts_as_digits() -> None:
    assert [answer.digit(letter) for letter in "+ěščřžýáíé"] == [1, 2, 3, 4, 5, 6, 7, 8, 9, 0]
    assert Typist("+", "ě").ask() == {"language": "cs", "speaker": "reader"}


@given(st.lists(st.text(max_size=6), max_size=12))
def test_whatever_is_typed_the_dialogue_ends(typed: list[str]) -> None:
    said: list[str] = []
    lines = list(typed)
    changes = first.ask("", lambda: lines.pop(0) if lines else None, lambda *told: said.append(told[1]))
    assert set(changes) in ({"language", "speaker"}, set())
    helps = [key for key in said if key in ("dialogue-help", "dialogue-first")]
    asked = len(said) - len(helps)
    assert asked % 3 == 0 and asked <= 3 * (len(typed) + 1) and len(helps) <= 3 * len(typed)


# ---- the real thing ------------------------------------------------------------------------------------------


class Spoken(Voice):
    """A voice that says all at once, to a device or to none; or one that tells nothing."""

    output = "device"
    all: list[Spoken]

    def __init__(self, inbox: EventSink) -> None:
        self.inbox = inbox
        self.lines: list[tuple[str, str]] = []
        self.silenced = 0
        self.closed = False

    def start(self) -> None:
        """See Voice."""
        self.inbox.put(Ready(self.output))

    def say(self, number: int, text: str, style: Style, pause_ms: int = 0, earcon: str = "") -> None:
        """See Voice."""
        self.lines.append((style.language, text))
        if self.output != "dead":
            self.inbox.put(Ended(number))

    def stop(self, number: int | None = None) -> None:
        """See Voice."""
        self.silenced += 1

    def close(self) -> None:
        """See Voice."""
        self.closed = True


@pytest.fixture
def voices(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Spoken]]:
    made: list[Spoken] = []

    def make(engine: str, inbox: queue.Queue[Any], options: object) -> Spoken:
        assert engine == "espeak", "the one that has all three languages everywhere"
        made.append(Spoken(inbox))
        return made[-1]

    monkeypatch.setattr(first, "voice_for", make)
    monkeypatch.setattr(first, "LONGEST_S", 0.1)
    yield made
    Spoken.output = "device"


def home(path: Path, monkeypatch: pytest.MonkeyPatch, **given_settings: Any) -> Here:
    monkeypatch.setenv("COMPANION_HOME", str(path))
    return Here(Settings(**given_settings), config.directories(), Phrases("en", "terse"))


def kept(where: Here) -> Settings:
    return config.load(config.settings_file(where.places)).settings


@pytest.mark.parametrize(
    ("digit", "speaker", "spoken", "printed"),
    [("1", "own", 7, 6), ("2", "reader", 6, 7), ("3", "both", 7, 7)],
)
def test_the_choice_is_kept_and_thanked_for_in_its_own_way(
    digit: str,
    speaker: str,
    spoken: int,
    printed: int,
    voices: list[Spoken],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    where = home(tmp_path, monkeypatch)
    after = first.begin(where, Typist("1", digit).read)
    assert (after.settings.language, after.settings.speaker) == ("cs", speaker)
    assert (kept(where).language, kept(where).speaker) == ("cs", speaker)
    assert after.phrases.language == "cs" and after.phrases.level == "terse"
    assert [language for language, _ in voices[0].lines[:6]] == ["cs", "pl", "en", "cs", "cs", "cs"]
    lines = capsys.readouterr().out.splitlines()
    assert (len(voices[0].lines), len(lines)) == (spoken, printed)
    assert voices[0].silenced == 2 and voices[0].closed


@pytest.mark.parametrize("output", ["none", "dead"])
def test_without_sound_the_own_voice_is_printed(
    output: str,
    voices: list[Spoken],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    Spoken.output = output
    first.begin(home(tmp_path, monkeypatch), Typist("3", "1").read)
    assert len(capsys.readouterr().out.splitlines()) == 7
    assert voices[0].closed


def test_nobody_answering_keeps_nothing(
    voices: list[Spoken], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    where = home(tmp_path, monkeypatch)
    assert first.begin(where, Typist("1").read) is where
    assert not config.settings_file(where.places).exists() and voices[0].closed


def test_it_is_asked_once_and_only_where_somebody_sits(
    voices: list[Spoken], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for stream in (None, open(os.devnull, encoding="utf-8")):  # noqa: SIM115 - closed below
        monkeypatch.setattr("sys.stdin", stream)
        where = home(tmp_path, monkeypatch)
        assert first.begin(where) is where
        if stream is not None:
            stream.close()
            assert first.begin(where) is where
    chosen = home(tmp_path, monkeypatch, speaker="own")
    assert first.begin(chosen, Typist("1", "1").read) is chosen
    assert not voices


def test_a_choice_that_cannot_be_written_holds_for_this_time(
    voices: list[Spoken],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    where = home(tmp_path, monkeypatch)
    file = config.settings_file(where.places)
    file.parent.mkdir(parents=True)
    file.write_text("version = 99\n", encoding="utf-8")
    after = first.begin(where, Typist("2", "3").read)
    assert after.settings.speaker == "both" and after.phrases.language == "pl"
    told = capsys.readouterr()
    assert "Traceback" not in told.err and voices
    assert "Dziękuj" not in told.out, "what is not kept is not said to be"
    newer = config.load(file).problems[0]
    assert after.phrases.write(newer) in told.out or after.phrases.say(newer) in told.out
    assert file.read_text(encoding="utf-8") == "version = 99\n" and voices


# ---- a question of a later start -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("speaker", "output", "text", "spoken", "printed"),
    [
        ("own", "device", False, 1, 0),
        ("own", "none", False, 1, 1),
        ("own", "dead", False, 1, 1),
        ("own", "device", True, 0, 1),
        ("both", "device", False, 1, 1),
        ("", "device", False, 1, 1),
        ("reader", "device", False, 0, 1),
    ],
)
def test_a_later_question_is_asked_in_the_way_that_was_chosen(
    speaker: str,
    output: str,
    text: bool,
    spoken: int,
    printed: int,
    voices: list[Spoken],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    Spoken.output = output
    monkeypatch.setattr(answer.AnswerKeys, "read_line", lambda _: "1")
    where = home(tmp_path, monkeypatch, speaker=speaker)
    with first.asking(where, text) as ask:
        assert ask(Phrase("resume-offer", {"players": ("Ola",), "count": 3}), False) == "1"
    asked = [told for voice in voices for _, told in voice.lines]
    lines = capsys.readouterr().out.splitlines()
    assert (len(asked), len(lines)) == (spoken, printed)
    assert all("Ola" in told for told in (*asked, *lines))
    assert all(voice.closed for voice in voices)


def test_several_questions_have_one_voice_which_each_answer_silences(
    voices: list[Spoken], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(answer.AnswerKeys, "read_line", lambda _: "1")
    monkeypatch.setattr(answer.AnswerKeys, "read_text", lambda _: "Ola")
    where = home(tmp_path, monkeypatch, speaker="own")
    with first.asking(where, text=False) as ask:
        assert ask(Phrase("preparing-players", {"count": 2}), False) == "1"
        assert not voices[0].closed
        assert ask(Phrase("preparing-name", {"number": 1, "name": "Jana"}), True) == "Ola"
    (voice,) = voices
    assert (len(voice.lines), voice.silenced, voice.closed) == (2, 2, True)


# ---- at a terminal -------------------------------------------------------------------------------------------

PROGRAM = (
    "from companion.evening.here import here, line\n"
    "from companion.evening.first import begin\n"
    "after = begin(here(None)).settings\n"
    "line(f'kept {after.language} {after.speaker}')\n"
    "line('then ' + input())\n"
)


class Terminal:
    """The first start at a pseudo-terminal."""

    def __init__(self, path: Path, **env: str) -> None:
        self.master, slave = pty.openpty()
        self.text = b""
        self.process = subprocess.Popen(
            [sys.executable, "-c", PROGRAM],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env=environment(path, **env),
            start_new_session=True,
        )
        os.close(slave)

    def until(self, wanted: bytes, times: int = 1) -> None:
        """Read until this has been printed so often."""
        while self.text.count(wanted) < times:
            ready, _, _ = select.select([self.master], [], [], PATIENCE_S)
            assert ready, self.text
            try:
                self.text += os.read(self.master, 4096)
            except OSError:
                raise AssertionError(self.text) from None

    def type(self, keys: bytes) -> None:
        """Press keys."""
        os.write(self.master, keys)

    def close(self) -> None:
        """End it, with no traceback."""
        self.process.kill()
        self.process.wait()
        os.close(self.master)
        assert b"Traceback" not in self.text, self.text.decode("utf-8", "replace")


@pytest.fixture
def terminal(tmp_path: Path) -> Iterator[Terminal]:
    one = Terminal(tmp_path)
    yield one
    one.close()


def test_digits_alone_are_enough_and_enter_may_follow(terminal: Terminal) -> None:
    terminal.until(b"English: three.")
    terminal.type(b"2\n")
    terminal.until(b"Jedno i drugie: trzy.")
    terminal.type(b"3")
    terminal.until(b"kept pl both")
    assert terminal.text.count(b"Jedno i drugie: trzy.") == 1, "Enter behind a digit is no answer"
    terminal.type(b"hello\n")
    terminal.until(b"then hello")


def test_enter_alone_asks_again_and_the_end_of_input_goes_on(terminal: Terminal) -> None:
    terminal.until(b"English: three.")
    terminal.type(b"\n")
    terminal.until(b"English: three.", times=2)
    terminal.type(b"\x04")
    terminal.until(b"kept  ")
    terminal.type(b"hello\n")
    terminal.until(b"then hello")


def test_a_terminal_that_is_not_utf_8(tmp_path: Path) -> None:
    one = Terminal(tmp_path, LC_ALL="C", PYTHONIOENCODING="ascii", PYTHONUTF8="0")
    try:
        one.until(b"English: three.")
        assert b"esky: jedna." in one.text
        one.type("ě\n".encode("iso8859-2") + b"1\n")
        one.until(b"jedna.", times=2)
        one.type(b"1\n")
        one.until(b"kept cs own")
    finally:
        one.close()


# ---- the Enter behind a digit --------------------------------------------------------------------------------


@pytest.fixture
def typing(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[str], object]]:
    """A terminal as standard input, and what types there."""
    ours, theirs = os.openpty()
    with open(theirs, encoding="utf-8") as stream:
        monkeypatch.setattr("sys.stdin", stream)
        yield lambda text: os.write(ours, text.encode())
    os.close(ours)


@pytest.mark.parametrize(("own_after_s", "later"), [(PATIENCE_S, ["7"]), (0.0, ["", "7"])])
def test_an_enter_soon_after_a_digit_belongs_to_it_and_a_later_one_is_an_answer(
    own_after_s: float, later: list[str], typing: Callable[[str], object], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(answer, "ENTER_S", own_after_s)
    keyboard = answer.AnswerKeys()
    typing("2\r4")
    assert [keyboard.read_line(), keyboard.read_line()] == ["2", "4"], "both lay there before the second question"
    typed: list[str] = []

    def looked(*asked: Any) -> Any:
        """A look at what waits; the first finds nothing, and only then more is typed."""
        found = select.select(*asked)
        if not typed:
            typed.append("\r7\r\x04")
            typing(typed[0])
        return found

    monkeypatch.setattr(answer, "select", SimpleNamespace(select=looked))
    assert [keyboard.read_line() for _ in later] == later


def test_the_enter_behind_the_last_digit_of_the_first_start_never_answers_what_is_asked_next(
    typing: Callable[[str], object], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(answer, "ENTER_S", 0.0)
    typing("2")
    assert answer.AnswerKeys().read_line() == "2"
    answer.owe()
    typed: list[str] = []

    def looked(*asked: Any) -> Any:
        """A look at what waits finds nothing; the Enter comes long after the digit."""
        found = select.select(*asked)
        if not typed:
            typed.append("\r\r7\r\x04")
            typing(typed[0])
        return found

    monkeypatch.setattr(answer, "select", SimpleNamespace(select=looked))
    keyboard = answer.AnswerKeys()
    assert [keyboard.read_line() for _ in range(2)] == ["", "7"], (
        "the first Enter is the digit's, the second answers"
    )


def test_a_name_is_a_whole_line_and_the_enter_before_it_is_none(typing: Callable[[str], object]) -> None:
    keyboard = answer.AnswerKeys()
    typing("3\rěva \x7f2\r\r")
    assert keyboard.read_line() == "3"
    assert keyboard.read_text() in {"ěva2", "ěva \x7f2"}, "rubbed out where the terminal edited it"
    assert keyboard.read_text() == ""
    typing("\x04")
    assert keyboard.read_text() is None
