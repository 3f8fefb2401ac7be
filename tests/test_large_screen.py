"""The terminal of the large view: what it shows after any history, and that it is always put back."""

from __future__ import annotations

import codecs
import io
import os
import re
import signal
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.ui.large import render
from companion.ui.large.drawing import BoardDrawing, CellDrawing, TableDrawing
from companion.ui.large.screen import LETTERS, PAPER, LargeScreen, marks_of, typing_rows
from tests.patience import PATIENCE_S, until
from tests.vt import Terminal

DRAWING = TableDrawing(
    "Čeká se: Jana, Petr.",
    (
        BoardDrawing("Jana", 12, 5, 5, {(3, 3): CellDrawing(""), (1, 2): CellDrawing("L", 2)}),
        BoardDrawing("Petr", 7, 5, 5),
    ),
    1,
    (("L", "les"), ("", "hrad")),
)
LINE = "Jana: hrad stojí, Cézar tři."


class Screen(io.StringIO):
    """A stream that is a terminal and shows at once what is written. grabs: sizes taken while it is written to."""

    encoding = "utf-8"

    def __init__(self, columns: int = 80, rows: int = 24, encoding: str = "utf-8") -> None:
        super().__init__()
        self.terminal = Terminal(columns, rows)
        self.encoding = encoding
        self.grabs: list[tuple[int, int]] = []
        self.sent = ""

    def isatty(self) -> bool:
        return True

    def write(self, text: str) -> int:
        self.sent += text
        assert text.encode(self.encoding)
        self.terminal.feed(text)
        if self.grabs:
            self.terminal.resize(*self.grabs.pop())
        return len(text)

    def size(self) -> tuple[int, int]:
        return self.terminal.size


@pytest.fixture(autouse=True)
def usual_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "xterm-256color")


def opened(stream: Screen) -> LargeScreen:
    screen = LargeScreen(stream, size=stream.size)
    screen.show(TableDrawing())
    return screen


def expected(line: str, drawing: TableDrawing, columns: int, rows: int) -> list[str]:
    typing = typing_rows(rows)
    return render.picture(line, drawing, columns, rows - typing, "quarters") + [""] * typing


# ---- what is shown -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [(80, 24), (20, 5), (10, 4), (300, 100), (1, 1), (3, 2)])
def test_the_screen_shows_the_picture(size: tuple[int, int]) -> None:
    stream = Screen(*size)
    with closing(LargeScreen(stream, size=stream.size)) as screen:
        assert not stream.terminal.alternate, "what is asked before the first sentence stands on the usual screen"
        screen.say(LINE)
        assert stream.terminal.alternate and not stream.terminal.cursor
        screen.show(DRAWING)
        assert stream.terminal.lines() == expected(LINE, DRAWING, *size)
    assert not stream.terminal.alternate


ACTS = st.lists(
    st.one_of(
        st.tuples(st.just("say"), st.sampled_from([LINE, "Pozor.", "\x1b[31mx\x07", "dlouhá věta " * 30, ""])),
        st.tuples(st.just("show"), st.sampled_from([DRAWING, TableDrawing(), TableDrawing("\x9b2JPetr\n")])),
        st.tuples(st.just("resize"), st.tuples(st.integers(1, 120), st.integers(1, 40))),
        st.tuples(st.just("pull"), st.tuples(st.integers(1, 120), st.integers(1, 40))),
        st.tuples(st.just("type"), st.sampled_from(["score", "\r\n", "here b3\r\n"])),
    ),
    max_size=8,
)


@given(ACTS)
@settings(max_examples=60, deadline=None)
def test_any_history_leaves_the_same_picture(acts: list[tuple[str, object]]) -> None:
    """After sentences, tables, resizes, also in the middle of drawing, and typing, one more sentence heals all."""
    stream = Screen()
    screen = opened(stream)
    drawing = TableDrawing()
    for name, told in acts:
        if isinstance(told, tuple) and name == "resize":
            stream.terminal.resize(*told)
            screen.tick()
        elif isinstance(told, tuple):
            stream.grabs = [told]
            screen.say("Pozor.")
        elif isinstance(told, TableDrawing):
            drawing = told
            screen.show(told)
        elif name == "say":
            screen.say(str(told))
        else:
            stream.terminal.feed(str(told))
    screen.say(LINE)
    columns, rows = stream.size()
    shown = rows - typing_rows(rows)
    assert stream.terminal.lines()[:shown] == expected(LINE, drawing, columns, rows)[:shown]
    screen.close()
    assert not stream.terminal.alternate and stream.terminal.cursor and stream.terminal.wraps


def test_a_window_pulled_while_it_is_drawn_is_drawn_again() -> None:
    stream = Screen()
    screen = opened(stream)
    stream.grabs = [(50, 12), (120, 30)]
    screen.say(LINE)
    assert stream.terminal.lines() == expected(LINE, TableDrawing(), 50, 12)
    screen.close()


def test_what_is_typed_stays_and_scrolls_nothing_else() -> None:
    stream = Screen(80, 24)
    screen = opened(stream)
    screen.say(LINE)
    picture = stream.terminal.lines()[:22]
    stream.terminal.feed("score\r\nare")
    screen.say(LINE)
    stream.terminal.feed("as")
    assert stream.terminal.lines()[22:] == ["score", "areas"]
    stream.terminal.feed("\r\n" * 5)
    assert stream.terminal.lines()[:22] == picture
    screen.close()


def test_nothing_is_drawn_when_nothing_changes() -> None:
    stream = Screen()
    screen = opened(stream)
    screen.show(DRAWING)
    before = stream.sent
    screen.show(DRAWING)
    screen.tick()
    assert stream.sent == before
    screen.close()


def test_letters_and_paper_have_contrast() -> None:
    """At least 7 to 1, as WCAG 2 asks for (1.4.6), for the colours that the indices mean."""

    def luminance(index: int) -> float:
        steps = (0, 95, 135, 175, 215, 255)
        rgb = [steps[(index - 16) // n % 6] / 255 for n in (36, 6, 1)]
        linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in rgb]
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]

    light, dark = sorted((luminance(LETTERS), luminance(PAPER)), reverse=True)
    assert (light + 0.05) / (dark + 0.05) >= 7
    stream = Screen()
    with closing(LargeScreen(stream, size=stream.size)) as screen:
        screen.say(LINE)
        assert stream.terminal.sgr == f"0;1;38;5;{LETTERS};48;5;{PAPER}"
    assert stream.terminal.sgr == "0"


# ---- rude terminals ------------------------------------------------------------------------------------------


def test_names_cannot_command_the_terminal() -> None:
    name = "\x1b]0;title\x07\x1b[2J\x9b31mEve\u202e\r\n\x00"
    stream = Screen(60, 24)
    with closing(LargeScreen(stream, size=stream.size)) as screen:
        screen.show(TableDrawing(name, (BoardDrawing(name, 3, 5, 5),), 0, (("L", name),)))
        screen.say(name)
        assert (
            stream.terminal.lines()[:22]
            == expected("Eve", TableDrawing("Eve", (BoardDrawing("Eve", 3, 5, 5),), 0, (("L", "Eve"),)), 60, 24)[
                :22
            ]
        )
    assert "title" not in stream.sent


@pytest.mark.parametrize("encoding", ["ascii", "iso8859-2", "cp1252"])
def test_a_terminal_that_is_not_utf_8_gets_hash_marks(encoding: str) -> None:
    stream = Screen(200, 50, encoding)
    with closing(LargeScreen(stream, size=stream.size)) as screen:
        screen.say("Žlutý kůň.")
        assert set("".join(stream.terminal.lines())) <= set(" #")
        screen.say("Žluťoučký kůň příliš łąką " * 20)
        told = " ".join(" ".join(stream.terminal.lines()).split())
    assert told.startswith(
        {"ascii": "Zlutoucky kun prilis laka", "cp1252": "Žlutoucký kun príliš laka"}.get(
            encoding, "Žluťoučký kůň příliš łąką"
        )
    )


def test_marks_by_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    assert [marks_of(one) for one in ("utf-8", "cp437", "ascii", "no-such")] == [
        "quarters",
        "hash",
        "hash",
        "hash",
    ]
    monkeypatch.setenv("TERM", "linux")
    assert marks_of("utf-8") == "halves"


@pytest.mark.parametrize("term", ["dumb", None])
def test_without_a_terminal_lines_are_printed(term: str | None, monkeypatch: pytest.MonkeyPatch) -> None:
    stream = Screen() if term else io.StringIO()
    monkeypatch.setenv("TERM", term or "xterm")
    with closing(LargeScreen(stream)) as screen:
        screen.show(DRAWING)
        screen.say(LINE)
        screen.tick()
        screen.say("Pozor,\x1b[1m Jana.")
    written = stream.sent if isinstance(stream, Screen) else stream.getvalue()
    assert written == f"{LINE}\nPozor, Jana.\n"


@pytest.mark.parametrize("failure", [OSError(5, "gone"), BrokenPipeError(), ValueError("closed file")])
def test_a_terminal_that_is_gone_stops_nothing(failure: Exception) -> None:
    class Gone(Screen):
        def write(self, text: str) -> int:
            raise failure

    stream = Gone()
    with closing(LargeScreen(stream, size=stream.size)) as screen:
        screen.say(LINE)
        screen.show(DRAWING)
        screen.tick()


def test_sizes_that_make_no_sense_are_the_usual_one() -> None:
    stream = Screen()
    for size in ((0, 0), (-1, 24)):
        with closing(LargeScreen(stream, size=lambda size=size: size)) as screen:  # type: ignore[misc]
            screen.say(LINE)
            assert stream.terminal.lines() == expected(LINE, TableDrawing(), 80, 24)


def test_no_standard_output(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdout", None)
    with closing(LargeScreen()) as screen:
        screen.say(LINE)


# ---- put back in every case ----------------------------------------------------------------------------------


def test_an_exception_puts_the_terminal_back_and_again_is_harmless() -> None:
    stream = Screen()
    stream.terminal.feed("before")
    screen = LargeScreen(stream, size=stream.size)
    with pytest.raises(ZeroDivisionError), closing(screen):
        screen.say(LINE)
        raise ZeroDivisionError
    screen.close()
    screen.say("after")
    assert stream.terminal.lines()[0].split() == ["beforeafter"]
    assert (stream.terminal.alternate, stream.terminal.cursor, stream.terminal.wraps) == (False, True, True)
    assert (stream.terminal.top, stream.terminal.bottom) == (0, 23)


def test_signals_of_others_are_left_alone() -> None:
    before = {number: signal.getsignal(number) for number in (signal.SIGTERM, signal.SIGINT)}
    stream = Screen()
    with closing(LargeScreen(stream, size=stream.size)) as screen:
        screen.say(LINE)
        assert signal.getsignal(signal.SIGINT) is before[signal.SIGINT]
    assert {number: signal.getsignal(number) for number in before} == before


CHILD = """
import os, signal, sys, time
from companion.ui.large.screen import LargeScreen
screen = LargeScreen()
screen.say("Hrad.")
print("ready", file=sys.stderr, flush=True)
"""


THREADED = """
import os, signal, sys, time
from companion.ui.large.output import TerminalOutput
from companion.ui.large.screen import LargeScreen
from companion.ui.large.thread import ScreenThread
output = TerminalOutput(sys.stdout)
screen = ScreenThread(LargeScreen(output), output)
screen.say("Hrad.")
print("ready", file=sys.stderr, flush=True)
"""
"""The same, drawn by a thread."""


class Child:
    """A process whose terminal is ours: what it writes is shown."""

    def __init__(self, ending: str, begin: str = CHILD) -> None:
        self.master, slave = os.openpty()
        _set_size(self.master, 60, 20)
        env = {**os.environ, "TERM": "xterm-256color", "PYTHONIOENCODING": "utf-8"}
        program = [sys.executable, "-c", begin + ending]
        self.process = subprocess.Popen(  # a group of its own: one without a parent beside it is never stopped
            program, stdin=slave, stdout=slave, stderr=subprocess.PIPE, env=env, process_group=0
        )
        os.close(slave)
        self.terminal = Terminal(60, 20)
        self._decoder = codecs.getincrementaldecoder("utf-8")()
        assert self.process.stderr is not None
        assert self.process.stderr.readline() == b"ready\n"

    def end(self) -> int:
        """Wait for the end and take in all that it wrote."""
        code = self.process.wait(PATIENCE_S)
        self.read()
        assert self.process.stderr is not None
        self.process.stderr.close()
        os.close(self.master)
        return code

    def read(self) -> None:
        """Take in what it has written so far."""
        os.set_blocking(self.master, False)
        written = b""
        try:
            while some := os.read(self.master, 65536):
                written += some
        except OSError:
            pass
        self.terminal.feed(self._decoder.decode(written))


def _set_size(descriptor: int, columns: int, rows: int) -> None:
    import fcntl
    import struct
    import termios

    fcntl.ioctl(descriptor, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))


needs_pty = pytest.mark.skipif(not hasattr(os, "openpty"), reason="no pseudo-terminals here")


@needs_pty
@pytest.mark.parametrize("begin", [CHILD, THREADED])
@pytest.mark.parametrize(
    ("ending", "code"),
    [
        ("pass", 0),
        ("sys.exit(3)", 3),
        ("1 / 0", 1),
        ("os.kill(os.getpid(), signal.SIGTERM); time.sleep(600)", -signal.SIGTERM),
        ("os.kill(os.getpid(), signal.SIGHUP); time.sleep(600)", -signal.SIGHUP),
        ("os.kill(os.getpid(), signal.SIGINT); time.sleep(600)", -signal.SIGINT),
    ],
)
def test_every_end_of_a_process_puts_the_terminal_back(ending: str, code: int, begin: str) -> None:
    child = Child(ending, begin)
    assert child.end() == code
    terminal = child.terminal
    assert (terminal.alternate, terminal.cursor, terminal.wraps, terminal.sgr) == (False, True, True, "0")


@needs_pty
def test_a_real_terminal_that_is_pulled_larger_and_then_closed() -> None:
    child = Child(
        "while time.sleep(0.01) is None: screen.tick(); screen.say('Hrad.') if os.getppid() == 1 else None"
    )
    child.read()
    assert child.terminal.lines() == expected("Hrad.", TableDrawing(), 60, 20)
    _set_size(child.master, 100, 30)
    child.terminal.resize(100, 30)
    wanted = expected("Hrad.", TableDrawing(), 100, 30)

    def redrawn() -> bool:
        child.read()
        return child.terminal.lines() == wanted

    until(redrawn, "the larger drawing")
    child.process.send_signal(signal.SIGTERM)
    assert child.end() == -signal.SIGTERM


@needs_pty
def test_a_window_that_is_closed_ends_in_no_complaint() -> None:
    child = Child(
        "try:\n    sys.stdin.read()\nexcept OSError:\n    pass\n"
        "for _ in range(5):\n    screen.say('Hrad.')\n"
        "screen.close()\n"
        "print('gone', flush=True)\n"
    )
    os.close(child.master)
    assert child.process.stderr is not None
    said = child.process.stderr.read()
    assert child.process.wait(PATIENCE_S) in (0, -signal.SIGHUP) and not said, said
    child.process.stderr.close()


@needs_pty
@pytest.mark.parametrize("begin", [CHILD, THREADED])
def test_ctrl_z_gives_the_shell_its_screen(begin: str) -> None:
    child = Child(
        "sys.stdin.readline()\n"
        "os.kill(os.getpid(), signal.SIGTSTP)\n"
        "screen.tick()\n"
        "print('back', file=sys.stderr, flush=True)\n"
        "sys.stdin.readline()\n",
        begin,
    )
    shown = expected("Hrad.", TableDrawing(), 60, 20)

    def drawn() -> bool:
        child.read()
        return child.terminal.alternate and child.terminal.lines()[:18] == shown[:18]

    until(drawn, "the picture")
    os.write(child.master, b"\n")
    until(lambda: _stopped(child.process.pid), "the stop")
    child.read()
    assert not child.terminal.alternate and child.terminal.cursor
    child.process.send_signal(signal.SIGCONT)
    assert child.process.stderr is not None
    assert child.process.stderr.readline() == b"back\n"
    until(drawn, "the picture again")
    os.write(child.master, b"\n")
    assert child.end() == 0


def _stopped(pid: int) -> bool:
    """Whether a process is stopped; where the system does not tell, some time has to do."""
    state = Path(f"/proc/{pid}/stat")
    return not state.exists() or re.sub(r".*\) ", "", state.read_text(encoding="utf-8"))[0] == "T"
