"""Readers of keyboards: pipes, terminals as they are and as they should be, consoles of Windows."""

from __future__ import annotations

import _thread
import contextlib
import io
import os
import queue
import subprocess
import sys
import termios
from collections.abc import Callable, Iterator
from importlib.machinery import ModuleSpec
from pathlib import Path
from types import ModuleType
from typing import TextIO

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion import input as keys
from companion.input import Key, Noticed, Typed, reader_for
from companion.input.answer import AnswerKeys
from companion.input.console import ConsoleReader
from companion.input.presses import BACKSPACE, ENTER, ESCAPE, NO_DIGIT, Decoder, Entry
from companion.input.reading import KeySource, LineReader
from companion.input.terminal import TerminalReader
from tests.patience import PATIENCE_S, until

ROOT = Path(__file__).parents[1]


class Events(queue.Queue[object]):
    """What readers hand over, with the silences among it, in order."""

    def silence(self, seat: int) -> None:
        super().put(f"silence {seat}")

    def until(self, last: object) -> list[object]:
        """Everything up to this."""
        found: list[object] = []
        while not found or found[-1] != last:
            found.append(self.get(timeout=PATIENCE_S))
        return found

    def lines(self) -> list[str | None]:
        """The lines up to the end of the keyboard."""
        found: list[str | None] = []
        while not found or found[-1] is not None:
            one = self.get(timeout=PATIENCE_S)
            if isinstance(one, Typed):
                found.append(one.line)
        return found


# ---- pipes and files ---------------------------------------------------------------------------------------


def test_lines_of_a_pipe_silence_before_they_are_handed_over() -> None:
    events = Events()
    reader = reader_for(io.StringIO("score\n2.3\nhere B3"), events, events.silence, seat=2)
    assert isinstance(reader, LineReader)
    reader.start()
    told = ("score\n", "2.3\n", "here B3")
    expected = [one for line in told for one in ("silence 2", Typed(line, "keyboard", 2))]
    assert events.until(Typed(None, "keyboard", 2)) == [*expected, Typed(None, "keyboard", 2)]
    reader.close()
    reader.close()


def test_a_pipe_of_rubbish_ends_as_any_other() -> None:
    read, write = os.pipe()
    events = Events()
    reader = reader_for(os.fdopen(read, encoding="utf-8"), events, events.silence)
    reader.start()
    with os.fdopen(write, "wb") as pipe:
        pipe.write(b"\xff\xfe\x80\nscore\n" + b"x" * 100_000 + b"\nlast\n")
    lines = events.lines()
    assert lines[1] == "score\n" and lines[3:] == ["last\n", None]
    assert lines[2] is not None and len(lines[2]) < 5000


def test_a_closed_stream_is_a_keyboard_that_is_gone() -> None:
    events = Events()
    stream = io.StringIO("score\n")
    stream.close()
    reader_for(stream, events, events.silence).start()
    assert events.get(timeout=PATIENCE_S) == Typed(None)


# ---- single keys -------------------------------------------------------------------------------------------


def terminfo(name: str) -> dict[str, str]:
    """What the keys of a terminal send, by terminfo's names; of a process of its own, for it is read but once."""
    program = (
        "import curses, sys\n"
        "curses.setupterm(sys.argv[1], 1)\n"
        "for name in sys.argv[2:]:\n"
        "    print(name, (curses.tigetstr(name) or b'').hex())\n"
    )
    wanted = ["khome", "kcuu1", "kpp", "kcub1", "kb2", "kcuf1", "kend", "kcud1", "knp", "kich1", "kdch1", "kent"]
    wanted += [f"kf{number}" for number in range(1, 25)]
    done = subprocess.run(
        [sys.executable, "-c", program, name, *wanted], capture_output=True, text=True, check=True
    )
    pairs = (line.partition(" ") for line in done.stdout.splitlines())
    return {key: bytes.fromhex(told).decode("latin-1") for key, _, told in pairs if told}


@pytest.mark.parametrize("name", ["xterm", "linux", "screen-256color", "rxvt"])
def test_arrows_and_function_keys_of_real_terminals(name: str) -> None:
    """As the system's own description of terminals has them: arrows are no digits, the rest leaves no trace."""
    known = terminfo(name)
    assert len(known) > 15
    for key, sent in known.items():
        for split in range(1, len(sent) + 1):
            decoder = Decoder()
            found = decoder.feed(sent[:split]) + decoder.feed(sent[split:] + "s") + decoder.pause()
            kind = [ENTER] if key == "kent" else [] if key.startswith("kf") else [NO_DIGIT]
            if sent == "\x1bOu":  # terminfo's middle key of a keypad in application mode
                kind = ["5"]
            assert found == [*kind, "s"], (key, sent)


def test_keypads_in_application_mode_are_digits() -> None:
    """The codes of a VT100's keypad."""
    sent = "".join(f"\x1bO{code}" for code in "pqrstuvwxynlM")
    assert Decoder().feed(sent) == [*"0123456789", ".", ",", ENTER]


def test_keypads_without_num_lock_are_noticed() -> None:
    for codes in (
        "[H [A [5~ [D [E [C [F [B [6~ [2~ [3~",
        "OH OA [5~ OD OE OC OF OB [6~ [2~ [3~",
        "[1~ [A [5~ [D [G [C [4~ [B [6~ [2~ [3~",
    ):
        sent = "".join(f"\x1b{code}" for code in codes.split())
        assert Decoder().feed(sent) == [NO_DIGIT] * 11


def test_other_sequences_are_swallowed_whole() -> None:
    for sent in (
        "\x1b[1;5H",  # with Control
        "\x1b[200~",
        "\x1b[?1;2c",
        "\x1b]11;rgb:1010/2020/3030\x07",
        "\x1b]11;rgb:1010/2020/3030\x1b\\",
        "\x1bP1$r0m\x1b\\",
        "\x1b[[A",
        "\x1bx",
        "\x1b\x1bx",
        "\x9b15~",
        "\x1bO2P",
    ):
        assert Decoder().feed(f"{sent}7") == ["7"], sent
    for start, end in (("\x1b[", "m"), ("\x1b]", "\x07"), ("\x1bP", "\x1b\\")):
        decoder = Decoder()
        assert decoder.feed(start + "1" * 10_000) == [] and decoder.unfinished
        assert decoder.feed(end + "7") == ["7"]
    assert Decoder().feed("\x1b[1\r7") == [ENTER, "7"]


def test_escape_alone_drops_the_line() -> None:
    decoder, entry = Decoder(), Entry()
    for char in decoder.feed("12\x1b") + decoder.pause() + decoder.feed("3\r"):
        line = entry.press(str(char))
    assert line == "3"
    assert decoder.feed("\x1b[") == [] and decoder.pause() == [] and decoder.feed("A") == ["A"]


@settings(max_examples=200, deadline=None)
@given(st.text(st.characters(), max_size=40), st.integers(0, 40))
def test_no_characters_raise_and_pieces_do_not_matter(text: str, at: int) -> None:
    whole, pieces, entry = Decoder(), Decoder(), Entry()
    expected = whole.feed(text)
    assert pieces.feed(text[:at]) + pieces.feed(text[at:]) == expected
    for one in expected + whole.pause():
        line = entry.no_digit() if one == NO_DIGIT else entry.press(one)
        assert not isinstance(line, str) or line.isprintable()


# ---- a terminal --------------------------------------------------------------------------------------------


class Pty:
    """Both ends of a terminal: `type` is the user's side, `stream` the program's."""

    def __init__(self) -> None:
        self.master, self.slave = os.openpty()
        self.stream: TextIO = os.fdopen(os.dup(self.slave), encoding="utf-8")
        self.found = termios.tcgetattr(self.slave)

    def type(self, keys_: bytes) -> None:
        os.write(self.master, keys_)

    def mode(self) -> list[object]:
        return termios.tcgetattr(self.slave)

    def shown(self, length: int) -> bytes:
        """What the user has seen so far, at least so many bytes."""
        os.set_blocking(self.master, False)
        seen = b""

        def enough() -> bool:
            nonlocal seen
            with contextlib.suppress(BlockingIOError):
                seen += os.read(self.master, 4096)
            return len(seen) >= length

        until(enough, lambda: f"after {seen!r} the rest")
        return seen

    def close(self) -> None:
        self.stream.close()
        os.close(self.slave)
        os.close(self.master)


@pytest.fixture
def pty() -> Iterator[Pty]:
    terminal = Pty()
    yield terminal
    terminal.close()


@pytest.fixture
def reading(pty: Pty) -> Iterator[Callable[..., Events]]:
    """Begins to read the terminal; stops at the end and finds it as it was."""
    readers: list[keys.KeyboardReader] = []

    def begin(*, echo: bool = False, seat: int = 0) -> Events:
        events = Events()
        reader = reader_for(pty.stream, events, events.silence, echo, seat)
        assert isinstance(reader, TerminalReader)
        reader.start()
        readers.append(reader)
        return events

    yield begin
    for reader in readers:
        reader.close()
        reader.close()
    assert pty.mode() == pty.found


def test_every_key_silences_before_it_is_handed_over(pty: Pty, reading: Callable[..., Events]) -> None:
    events = reading(seat=3)
    for char in "2.3":
        pty.type(char.encode())
        assert events.until(Key(char, seat=3)) == ["silence 3", Key(char, seat=3)]
    pty.type(b"\r")
    assert events.until(Typed("2.3", seat=3)) == ["silence 3", Key("\n", seat=3), Typed("2.3", seat=3)]


def test_what_is_typed_is_shown_only_where_it_is_wanted(pty: Pty, reading: Callable[..., Events]) -> None:
    events = reading(echo=True)
    pty.type("ščx\x7f\r".encode())
    events.until(Typed("šč"))
    expected = "ščx\b \b\r\n".encode()
    assert pty.shown(len(expected)) == expected


def test_nothing_is_shown_in_own_voice_mode(pty: Pty, reading: Callable[..., Events]) -> None:
    events = reading(echo=False)
    pty.type(b"sc\x7fcore\x1b[A\r1\r")
    events.until(Typed("1"))
    os.write(pty.slave, b"|")
    assert pty.shown(1) == b"|"


def test_a_line_is_edited_pasted_and_cut(pty: Pty, reading: Callable[..., Events]) -> None:
    events = reading()
    pty.type("x\x7f\x7fscore\rhere \xff B3\r".encode() + "ž".encode()[:1])
    events.until(Typed("here \xff B3"))
    pty.type("ž".encode()[1:] + b"\xff\xfe5\r" + b"wrong\x15last\r\x04")
    assert events.lines() == ["ž5", "last", None]


def test_num_lock_off_is_noticed_once_a_line(pty: Pty, reading: Callable[..., Events]) -> None:
    events = reading(seat=1)
    pty.type(b"2\x1b[H\x1b[A\x1bOE\x1b[3~\r")
    told = events.until(Typed("", seat=1))
    assert [one for one in told if isinstance(one, Noticed)] == [Noticed("num-lock-off", seat=1)]
    pty.type(b"\x1b[H21.23\r")
    told = events.until(Typed("21.23", seat=1))
    assert [one for one in told if isinstance(one, Noticed)] == [Noticed("num-lock-off", seat=1)]


def test_escape_alone_is_told_from_a_sequence_by_the_pause(pty: Pty, reading: Callable[..., Events]) -> None:
    events = reading()
    pty.type(b"12\x1b")
    events.until(Key(ESCAPE))
    pty.type(b"3\r")
    assert events.until(Typed("3"))[-1] == Typed("3")


def test_control_d_ends_only_an_empty_line(pty: Pty, reading: Callable[..., Events]) -> None:
    events = reading()
    pty.type(b"sco\x04re\r\x04")
    assert events.lines() == ["score", None]
    assert pty.mode() == pty.found


def test_a_terminal_that_is_closed_is_a_keyboard_that_is_gone() -> None:
    pty, events = Pty(), Events()
    reader = reader_for(pty.stream, events, events.silence)
    reader.start()
    os.close(pty.slave)
    os.close(pty.master)
    assert events.lines() == [None]
    reader.close()
    pty.stream.close()


def test_lines_typed_ahead_are_not_lost(pty: Pty, reading: Callable[..., Events]) -> None:
    pty.type(b"score\n")
    events = reading()
    pty.type(b"why\n")
    assert events.until(Typed("why"))[-1] == Typed("why")


CHILD = """
import os, queue, sys
from companion import input as keys
from companion.input.terminal import CharMode
enters = CharMode.enter
def enter(mode):
    enters(mode)
    os.write(1, b"entered\\n")
CharMode.enter = enter
events = queue.Queue()
reader = keys.reader_for(sys.stdin, events, lambda seat: None, echo=False)
reader.start()
print("reading", flush=True)
while True:
    one = events.get()
    if isinstance(one, keys.Typed):
        print("typed", one.line, flush=True)
        if one.line == "raise":
            raise SystemError
        if one.line == "leave":
            sys.exit(0)
        if one.line is None:
            break
"""

SHELL = """
import os, signal, subprocess, sys, termios
signal.signal(signal.SIGTTOU, signal.SIG_IGN)
def canonical():
    return bool(termios.tcgetattr(0)[3] & termios.ICANON) and bool(termios.tcgetattr(0)[3] & termios.ECHO)
assert canonical()
child = subprocess.Popen([sys.executable, "-c", sys.argv[1]], process_group=0, stdout=subprocess.PIPE, text=True)
os.tcsetpgrp(0, child.pid)
def told(*lines):
    for line in lines:
        assert child.stdout.readline() == line + "\\n"
told("entered", "reading")
assert not canonical()
way = sys.argv[2]
def back(code):
    os.tcsetpgrp(0, os.getpgrp())
    assert canonical(), way
    print("as found", code, flush=True)
if way == "stop":
    child.send_signal(signal.SIGTSTP)
    os.waitpid(child.pid, os.WUNTRACED)
    back("stopped")
    child.send_signal(signal.SIGCONT)
    told("entered", "entered")  # behind the stop, and because it goes on
    assert canonical(), "changed from the background"
    os.tcsetpgrp(0, child.pid)
    child.send_signal(signal.SIGCONT)
    told("entered")
    assert not canonical(), "single keys again"
    way = "term"
print("ready", flush=True)
if way in ("term", "hup", "int"):
    child.send_signal({"term": signal.SIGTERM, "hup": signal.SIGHUP, "int": signal.SIGINT}[way])
back(child.wait())
"""


@pytest.mark.parametrize("way", ["leave", "raise", "end", "term", "hup", "int", "stop"])
def test_the_terminal_is_left_as_it_was_found(way: str) -> None:
    """A shell of its own starts a reader in the foreground, and looks at the terminal after each way to end it."""
    master, slave = os.openpty()
    program = "import os, sys, fcntl, termios; fcntl.ioctl(0, termios.TIOCSCTTY, 0)\n" + SHELL
    shell = subprocess.Popen(
        [sys.executable, "-c", program, CHILD, way],
        stdin=slave,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
        cwd=ROOT,
        text=True,
    )
    assert shell.stdout is not None
    lines = []
    for line in shell.stdout:
        lines.append(line)
        if line == "ready\n":
            os.write(master, {"leave": b"leave\r", "raise": b"raise\r", "end": b"\x04"}.get(way, b""))
    _, errors = shell.communicate(timeout=PATIENCE_S)
    assert shell.returncode == 0, errors
    code = {"leave": 0, "raise": 1, "end": 0, "term": -15, "hup": -1, "int": -2, "stop": -15}[way]
    assert lines[-1] == f"as found {code}\n" and len(lines) == (3 if way == "stop" else 2)
    os.close(master)
    os.close(slave)


# ---- a console of Windows ----------------------------------------------------------------------------------


class Console(ModuleType):
    """Stands in for msvcrt: gives these characters, then is closed."""

    def __init__(self, sent: str) -> None:
        super().__init__("msvcrt")
        self.__spec__ = ModuleSpec("msvcrt", None)
        self.sent = list(sent)
        self.shown = ""

    def getwch(self) -> str:
        if not self.sent:
            raise OSError
        return self.sent.pop(0)

    def kbhit(self) -> bool:
        return bool(self.sent)

    def putwch(self, char: str) -> None:
        self.shown += char


class AtConsole(io.StringIO):
    """A stream that says it is a terminal."""

    def isatty(self) -> bool:
        return True

    def fileno(self) -> int:
        return 0


def test_a_console_is_read_key_by_key(monkeypatch: pytest.MonkeyPatch) -> None:
    console = Console("2.\b.3\r" + "1\xe0H\xe0G\0I4\r" + "\0;s\x1bwhy\r" + "\x1a")
    monkeypatch.setitem(sys.modules, "termios", None)
    monkeypatch.setitem(sys.modules, "msvcrt", console)
    events = Events()
    reader = reader_for(AtConsole(), events, events.silence, echo=True, seat=2)
    assert isinstance(reader, ConsoleReader)
    reader.start()
    told = events.until(Typed(None, seat=2))
    assert [one.line for one in told if isinstance(one, Typed)] == ["2.3", "4", "why", None]
    assert told.count(Noticed("num-lock-off", seat=2)) == 1
    assert told[:2] == ["silence 2", Key("2", seat=2)]
    assert console.shown.startswith("2.\b \b.3\n\r")
    reader.close()


def test_control_c_of_a_console_interrupts(monkeypatch: pytest.MonkeyPatch) -> None:
    interrupted: list[bool] = []
    monkeypatch.setitem(sys.modules, "msvcrt", Console("\x03s\r"))
    monkeypatch.setattr(_thread, "interrupt_main", lambda: interrupted.append(True))
    events = Events()
    ConsoleReader(KeySource(events, events.silence), echo=True).start()
    assert events.lines() == ["s", None] and interrupted


def questions(monkeypatch: pytest.MonkeyPatch, sent: str, lines: str = "") -> tuple[AnswerKeys, Console]:
    """Whoever asks before a game, at a console where this is typed by keys, and these lines by the line."""
    console = Console(sent)
    monkeypatch.setitem(sys.modules, "termios", None)
    monkeypatch.setitem(sys.modules, "msvcrt", console)
    monkeypatch.setattr(sys, "stdin", AtConsole(lines))
    return AnswerKeys(), console


def test_questions_at_a_console_take_a_digit_alone_and_words_with_enter(monkeypatch: pytest.MonkeyPatch) -> None:
    """Arrows and function keys are no answer, accents are letters, and Backspace and Escape take back."""
    asked, console = questions(monkeypatch, "2" + "\xe0H\0;3" + "pěx\bt\r" + "no\x1bjo\r" + "š")
    assert [asked.read_line() for _ in range(5)] == ["2", "3", "pět", "jo", "š"]
    assert console.shown == "pěx\b \bt\n\r" + "no" + "\b \b" * 2 + "jo\n\r"
    assert asked.read_line() is None


def test_the_enter_behind_a_digit_at_a_console_answers_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    asked, _ = questions(monkeypatch, "2" + "\r3" + "\rano\r" + "\r" + "4", "\nJiří\n\n")
    assert [asked.read_line() for _ in range(4)] == ["2", "3", "ano", ""]
    assert asked.read_line() == "4"
    assert [asked.read_text() for _ in range(3)] == ["Jiří\n", "\n", None]


@pytest.mark.parametrize("end", ["\x1a", "\x04"])
def test_questions_at_a_console_are_left_by_control_c_and_ended_by_control_z(
    monkeypatch: pytest.MonkeyPatch, end: str
) -> None:
    asked, _ = questions(monkeypatch, "a\x03" + end)
    with pytest.raises(KeyboardInterrupt):
        asked.read_line()
    assert asked.read_line() is None


def test_a_terminal_without_either_is_read_by_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "termios", None)
    monkeypatch.setitem(sys.modules, "msvcrt", None)
    events = Events()
    assert isinstance(reader_for(AtConsole(), events, events.silence), LineReader)


def test_backspace_has_one_name() -> None:
    assert Decoder().feed("\x7f\b") == [BACKSPACE, BACKSPACE] and Decoder().feed(ESCAPE) == []
