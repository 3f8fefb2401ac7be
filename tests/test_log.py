"""The log: nobody's name in it, and nothing that becomes of it is noticed in a game."""

from __future__ import annotations

import errno
import getpass
import io
import logging
import os
import socket
import subprocess
import sys
import threading
import warnings
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import settings as bounds
from hypothesis import strategies as st

from companion.config import Directories, directories
from companion.core import log
from companion.core.model import Phrase
from companion.language.phrases import LANGUAGES, Phrases

BOUNDED = bounds(max_examples=80, deadline=None)
NAMES = ("Zdeněk", "Maria Anna", "O'Neil", "C3PO", "Łucja (mała)")


@pytest.fixture
def places(tmp_path: Path) -> Directories:
    return directories({"COMPANION_HOME": str(tmp_path)})


@pytest.fixture
def running(places: Directories) -> Iterator[log.Log]:
    begun = log.start(places, NAMES)
    yield begun
    begun.stop()
    logging.captureWarnings(False)


def told(running: log.Log) -> str:
    return running.path.read_text("utf-8")


# ---- what stands in it ----------------------------------------------------------------------------------------


def test_a_line_has_time_level_room_and_text(running: log.Log) -> None:
    logging.getLogger("companion.daemon.boards").warning("gap of %d on board %s", 3, "0123456789ABCDEF")
    first, line = told(running).splitlines()
    assert "companion " in first and "python" in first
    assert line.endswith(" WARNING companion.daemon.boards MainThread: gap of 3 on board 0123456789ABCDEF"), line


@pytest.mark.parametrize("name", NAMES)
def test_no_name_reaches_the_file(running: log.Log, name: str) -> None:
    """However a name comes: as an argument, in other letters, in a path, in a traceback, after the start."""
    here = logging.getLogger("companion.here")
    running.hide(["Someone Else"])
    here.warning("no words for %s, %s and %s", name, name.upper(), "someone else")
    here.warning("file %s", f"/games/{name}.jsonl")
    try:
        raise ValueError(f"{name} is not on turn")
    except ValueError:
        here.exception("broken by %s", {"player": name})
    text = told(running).casefold()
    assert name.casefold() not in text
    assert "someone else" not in text
    assert "broken by" in text
    assert 'raise valueerror(f"{name} is not on turn")' in text


def test_neither_the_user_nor_the_computer_is_named(running: log.Log) -> None:
    home = os.path.expanduser("~")
    said = (home + "/x.toml", getpass.getuser(), socket.gethostname())
    logging.getLogger("companion").warning("%s of %s on %s", *said)
    line = told(running).splitlines()[-1]
    assert line.endswith("~/x.toml of user on computer"), line


def test_control_characters_are_taken_out_and_lines_cannot_be_forged(running: log.Log) -> None:
    # Straight to the file: the report of a test run cannot carry half a character.
    record = {"name": "companion", "levelno": logging.WARNING, "msg": "a\nb\x1b[31mc\u2028d\u202ee\x00f\udce9"}
    running.handler.handle(logging.makeLogRecord(record))
    (line,) = told(running).splitlines()[1:]
    assert line.endswith(": a b [31mc d e f ")
    assert line.isprintable()


@BOUNDED
@given(st.lists(st.text(min_size=1, max_size=12), max_size=4), st.text(max_size=60))
def test_what_is_scrubbed_holds_no_name_as_a_word(names: list[str], text: str) -> None:
    """The reference is a split of the text into words, done here in another way."""
    scrubber = log.Scrubber(names)
    line = scrubber.line(" ".join([text, *names, text]))
    assert all(char.isprintable() for char in line)
    plain = {name.casefold() for name in names if name.isascii() and name.isalnum()} - {
        "player",
        "user",
        "computer",
    }
    words = "".join(char if char.isalnum() else " " for char in line).casefold().split()
    assert not plain & set(words)


def test_a_name_inside_a_word_leaves_the_word_alone() -> None:
    scrubber = log.Scrubber(["Eva", "An"])
    assert (
        scrubber.text("Evaluate eva, EVA-2 eva_x An answer") == "Evaluate player, player-2 player_x player answer"
    )


def test_other_programs_say_only_warnings_and_python_warns_into_the_file(running: log.Log) -> None:
    logging.getLogger("somebody").info("chatter")
    logging.getLogger("somebody").warning("careful")
    warnings.warn("old, of Zdeněk", stacklevel=1)
    text = told(running)
    assert "chatter" not in text
    assert "careful" in text
    assert "old, of player" in text


# ---- its size, and a disk that does not want -------------------------------------------------------------------


def test_it_never_grows_beyond_three_files(running: log.Log, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(running.handler, "maxBytes", 2000)
    for number in range(200):
        logging.getLogger("companion").warning("line %d of a long evening", number)
    there = log.files(directories({"COMPANION_HOME": str(running.path.parents[1])}))
    assert [each.name for each in there] == ["companion.log", "companion.log.1", "companion.log.2"]
    assert all(each.stat().st_size <= 2000 for each in there)
    assert sorted(each.name for each in running.path.parent.iterdir()) == sorted(each.name for each in there)
    assert "line 199 of" in told(running)
    assert (log.FILE_BYTES, log.OLD_FILES) == (1_000_000, 2)


@pytest.mark.parametrize("where", ["data", ""])
def test_a_directory_that_is_a_file_disturbs_nobody(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], where: str
) -> None:
    home = tmp_path / "home"
    blocked = home / where if where else home
    blocked.parent.mkdir(parents=True, exist_ok=True)
    blocked.write_text("in the way", encoding="utf-8")
    begun = log.start(directories({"COMPANION_HOME": str(home)}))
    try:
        logging.getLogger("companion").error("lost %s", "words", exc_info=ValueError("x"))
        logging.getLogger("companion").error("bad arguments %d", "one")
    finally:
        begun.stop()
        logging.captureWarnings(False)
    assert capfd.readouterr() == ("", "")
    assert blocked.read_text(encoding="utf-8") == "in the way"


class Full(io.StringIO):
    """A disk without room."""

    def flush(self) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    def close(self) -> None:
        self.flush()


def test_a_full_disk_disturbs_nobody(running: log.Log, capfd: pytest.CaptureFixture[str]) -> None:
    handler = running.handler
    assert isinstance(handler, logging.FileHandler)
    logging.getLogger("companion").warning("before")
    whole, handler.stream = handler.stream, Full()  # type: ignore[assignment]
    assert whole is not None
    logging.getLogger("companion").warning("while")
    handler.stream = whole
    logging.getLogger("companion").warning("after")
    handler.stream = Full()  # type: ignore[assignment]
    running.stop()
    running.stop()
    whole.close()
    assert capfd.readouterr() == ("", "")
    assert [line.rsplit(" ", 1)[1] for line in told(running).splitlines()[1:]] == ["before", "after"]


def test_the_systems_own_full_device(running: log.Log, capfd: pytest.CaptureFixture[str]) -> None:
    handler = running.handler
    assert isinstance(handler, logging.FileHandler)
    if not os.path.exists("/dev/full"):
        return  # the disk of software above stands for it
    with open("/dev/full", "w", encoding="utf-8") as full:
        handler.stream = full
        for number in range(1000):
            logging.getLogger("companion").warning("line %d", number)
        running.stop()
    assert capfd.readouterr() == ("", "")


# ---- what nobody caught ---------------------------------------------------------------------------------------


@pytest.mark.filterwarnings("ignore::pytest.PytestUnhandledThreadExceptionWarning")
def test_a_thread_that_breaks_is_logged_and_told_in_one_sentence(
    running: log.Log, capfd: pytest.CaptureFixture[str]
) -> None:
    heard: list[Phrase] = []
    end = log.guard(heard.append)
    try:
        for work in (lambda: 1 / 0, lambda: sys.exit(3)):
            thread = threading.Thread(target=work, name="port /dev/ttyACM0")
            thread.start()
            thread.join()
    finally:
        end()
    assert [phrase.key for phrase in heard] == ["program-part-broken"]
    assert "thread port /dev/ttyACM0 has ended" in told(running)
    assert "ZeroDivisionError" in told(running)
    assert capfd.readouterr() == ("", "")


def test_telling_that_fails_is_no_second_fault(running: log.Log, capfd: pytest.CaptureFixture[str]) -> None:
    def broken(_: Phrase) -> None:
        raise RuntimeError("no terminal")

    end = log.guard(broken)
    try:
        sys.excepthook(ValueError, ValueError("x"), None)
    finally:
        end()
    assert "the program has ended" in told(running)
    assert capfd.readouterr() == ("", "")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_program_that_ends_by_a_fault_says_one_sentence(tmp_path: Path, language: str) -> None:
    """A program of its own: what is on its terminal is the sentence, and the traceback is in the log."""
    program = f"""
from companion import config
from companion.core import log
from companion.language.phrases import Phrases
log.start(config.directories())
log.guard(lambda phrase: print(Phrases({language!r}).write(phrase)))
def inner(): return {{}}["nothing"]
inner()
"""
    env = {**os.environ, "COMPANION_HOME": str(tmp_path), "PYTHONIOENCODING": "utf-8"}
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, encoding="utf-8", env=env, check=False
    )
    assert done.returncode == 1
    assert done.stderr == ""
    assert done.stdout == Phrases(language).write("program-broken") + "\n"
    text = (tmp_path / "data" / "companion.log").read_text("utf-8")
    assert "Traceback" in text and "KeyError: 'nothing'" in text and "in inner" in text


def test_ctrl_c_goes_its_usual_way(tmp_path: Path) -> None:
    program = "from companion.core import log; log.guard(print); raise KeyboardInterrupt"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, encoding="utf-8", check=False)
    assert done.stdout == ""
    assert "KeyboardInterrupt" in done.stderr
