"""The large view at a terminal that takes nothing: nobody waits for it; it shows the newest when it is read."""

from __future__ import annotations

import codecs
import io
import os
import select
import sys
import termios
import threading
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import TextIO

import pytest

from companion.core.model import Announcement
from companion.daemon.stream import Stream
from companion.language.phrases import Phrases
from companion.play.state import EVERYBODY
from companion.ui.large import on_terminal, thread
from companion.ui.large.display import LargeDisplay
from companion.ui.large.pages import SENTENCE
from companion.ui.large.screen import LargeScreen
from tests.patience import PATIENCE_S, until
from tests.rig import Rig
from tests.terminal import Companion, companion
from tests.test_large_screen import Screen, _set_size
from tests.vt import Terminal

pytestmark = pytest.mark.skipif(not hasattr(os, "openpty"), reason="no pseudo-terminals here")

SIZE = (200, 60)
"""A picture of this size does not fit into what a terminal keeps for who reads it."""
LEAVE = "\x1b[0m\x1b[r\x1b[?7h\x1b[?25h\x1b[?1049l"


class Unread:
    """A pseudo-terminal that nobody reads until read() is called."""

    def __init__(self) -> None:
        self.master, self.slave = os.openpty()
        _set_size(self.master, *SIZE)
        self.stream = os.fdopen(os.dup(self.slave), "w", encoding="utf-8")
        self._decoder = codecs.getincrementaldecoder("utf-8")("replace")

    def is_full(self) -> bool:
        """Whether it takes nothing any more."""
        return not select.select([], [self.slave], [], 0)[1]

    def read(self) -> str:
        """All that can be read now."""
        written = b""
        while select.select([self.master], [], [], 0)[0]:
            written += os.read(self.master, 65536)
        return self._decoder.decode(written)

    def close(self) -> None:
        """Nobody is at this terminal any more."""
        os.close(self.master)
        with suppress(OSError):
            self.stream.close()
        os.close(self.slave)


@contextmanager
def unread() -> Iterator[Unread]:
    """Standard output is a terminal that is not read, as long as the block lasts."""
    terminal = Unread()
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("TERM", "xterm-256color")
        patch.setattr(sys, "stdout", terminal.stream)
        yield terminal
    terminal.close()


def following(display: LargeDisplay) -> Stream:
    """The stream of a table that a display follows."""
    stream, phrases = Stream(Rig(2).table), Phrases("en", strict=True)
    display.word(lambda: phrases)
    stream.subscribe(display, EVERYBODY)
    return stream


def soon(work: Callable[[], object]) -> None:
    """Do it, and fail where it waits for the terminal."""
    worker = threading.Thread(target=work, daemon=True)
    worker.start()
    worker.join(PATIENCE_S)
    assert not worker.is_alive(), "it waits for a terminal that nobody reads"


def said(stream: Stream, keys: list[str]) -> None:
    """Sentences are heard at the table, one a step."""
    for key in keys:
        stream.said(Announcement(key), 0)
        stream.publish()


def picture(display: LargeDisplay, key: str) -> list[str]:
    """What a screen shows that was drawn once: the table of a display, under this sentence."""
    drawn = Screen(*SIZE)
    screen = LargeScreen(drawn, size=drawn.size, page=SENTENCE)
    assert display._screen._drawing is not None
    screen.show(display._screen._drawing)
    screen.say(Phrases("en", strict=True).write(key))
    return drawn.terminal.lines()


def drawing_threads() -> list[threading.Thread]:
    """The threads that draw."""
    return [one for one in threading.enumerate() if one.name == "large screen"]


def test_who_publishes_waits_for_no_terminal_and_it_shows_the_newest_once_it_is_read() -> None:
    with unread() as terminal, closing(on_terminal()) as display:
        stream = following(display)
        soon(lambda: said(stream, ["nothing-yet"]))
        until(terminal.is_full, "a full terminal")
        soon(lambda: said(stream, ["nothing-open", "nothing-yet"] * 50 + ["nothing-to-undo"]))
        soon(display.tick)
        shown, wanted = Terminal(*SIZE), picture(display, "nothing-to-undo")

        def newest() -> bool:
            shown.feed(terminal.read())
            return shown.lines() == wanted

        until(newest, lambda: f"the newest picture, {shown.lines()},")


@pytest.mark.parametrize("stopped", [False, True])
def test_a_terminal_that_takes_nothing_is_given_up_and_left_as_it_was(
    monkeypatch: pytest.MonkeyPatch, stopped: bool
) -> None:
    """The end of its picture is left out; whoever reads it later, or lets it go on, has the usual screen."""
    monkeypatch.setattr(thread, "CLOSE_S", 0.0)
    with unread() as terminal, closing(on_terminal()) as display:
        found = termios.tcgetattr(terminal.slave)
        drawn = display._screen
        assert isinstance(drawn, thread.ScreenThread)
        if stopped:
            os.write(terminal.master, b"\x13")  # Control-S
        said(following(display), ["nothing-yet"])
        until(lambda: drawn._screen._open and terminal.is_full(), "a full terminal")
        soon(display.close)
        until(lambda: not drawing_threads(), "the end of its thread")
        assert terminal.read().endswith(f"\x18{LEAVE}")
        assert termios.tcgetattr(terminal.slave) == found
        print("after", flush=True)
        assert terminal.read() == "after\r\n"


@contextmanager
def piped() -> Iterator[tuple[TextIO, int]]:
    """Standard output is a pipe; it and the end that is read. What waits for room at the end is freed."""
    ours, theirs = os.pipe()
    with suppress(BrokenPipeError), open(theirs, "w", encoding="utf-8") as stream:
        try:
            with pytest.MonkeyPatch.context() as patch:
                patch.setattr(sys, "stdout", stream)
                yield stream, ours
        finally:
            os.close(ours)


def fill(pipe: int) -> None:
    """Write until there is no room."""
    os.set_blocking(pipe, False)
    with pytest.raises(BlockingIOError):
        while os.write(pipe, b"." * 4096):
            pass
    os.set_blocking(pipe, True)


@pytest.fixture
def late(monkeypatch: pytest.MonkeyPatch) -> None:
    """The thread comes to what it is to show only when it is given up, as on a busy computer."""
    monkeypatch.setattr(thread, "CLOSE_S", 0.0)
    look = thread.ScreenThread._look

    def later(drawn: thread.ScreenThread, turned: int) -> int:
        output = drawn._output
        assert output is not None
        until(output._given_up.is_set, "giving up")
        return look(drawn, turned)

    monkeypatch.setattr(thread.ScreenThread, "_look", later)


LINES = 5
"""So many wait for the full pipe."""


def given_up_at_a_full_pipe(begun: Callable[[LargeDisplay], object]) -> None:
    """What is printed after that waits no more. begun: when it is given up."""
    with piped() as (stream, _):
        display = on_terminal()
        table = following(display)
        fill(stream.fileno())
        soon(lambda: said(table, ["nothing-yet"] * LINES))
        begun(display)
        display.close()
        until(lambda: not drawing_threads(), "the end of its thread")
        soon(lambda: print("after", file=stream, flush=True))


def test_a_pipe_that_is_not_read_is_given_up_too_and_takes_nothing_afterwards(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(thread, "CLOSE_S", 0.0)

    def begun(display: LargeDisplay) -> None:
        drawn = display._screen
        assert isinstance(drawn, thread.ScreenThread)
        until(lambda: len(drawn._lines) < LINES, "its first line")

    given_up_at_a_full_pipe(begun)


@pytest.mark.usefixtures("late")
def test_it_takes_nothing_afterwards_also_where_the_thread_had_not_come_to_it() -> None:
    given_up_at_a_full_pipe(lambda display: None)


@pytest.mark.usefixtures("late")
def test_a_pipe_that_is_read_loses_nothing_however_late_the_thread_is() -> None:
    keys = ["nothing-open", "nothing-yet"] * 20
    with piped() as (stream, read):
        display = on_terminal()
        said(following(display), keys)
        display.close()
        until(lambda: not drawing_threads(), "the end of its thread")
        print("after", file=stream, flush=True)
        phrases = Phrases("en", strict=True)
        assert os.read(read, 65536).decode().splitlines() == [*map(phrases.write, keys), "after"]


def test_where_lines_are_printed_none_is_lost_at_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    printed = io.StringIO()
    monkeypatch.setattr(sys, "stdout", printed)
    display = on_terminal()
    keys = ["nothing-open", "nothing-yet"] * 20
    said(following(display), keys)
    display.close()
    until(lambda: not drawing_threads(), "the end of its thread")
    phrases = Phrases("en", strict=True)
    assert printed.getvalue().splitlines() == [phrases.write(key) for key in keys]


def test_a_game_in_large_letters_on_a_terminal_that_is_not_read_answers_others_and_ends(tmp_path: Path) -> None:
    terminal = Unread()
    args = ("play", "--large", "--text", "--new", "--players", "Jana,Petr", "--game", "azul-mini")
    env = {"TERM": "xterm-256color"}
    play = Companion(tmp_path, *args, stdin=terminal.slave, stdout=terminal.slave, env=env)
    until(terminal.is_full, "a full terminal")
    assert "Jana" in companion(tmp_path, "score").out[0]
    play.interrupt()
    play.done()
    terminal.close()
