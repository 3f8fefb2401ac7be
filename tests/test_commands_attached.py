"""Commands beside a running game: a second terminal that joins it, and `companion say`."""

from __future__ import annotations

import queue
import signal
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from companion.daemon.ipc import LocalError, client
from companion.daemon.ipc.client import Client
from companion.evening import attached
from companion.evening.here import Here, here
from companion.input import Key, Noticed, Typed
from companion.language.phrases import LANGUAGES
from companion.ui.cli import say
from tests.command_kit import lines, run, strict_words
from tests.local_kit import House
from tests.patience import PATIENCE_S, until
from tests.terminal import PROGRAM, Companion, companion, environment

ROOT = Path(__file__).parents[1]
JOIN = (
    "import sys\n"
    "from companion.evening.attached import attach; from companion.evening.here import here, line, words\n"
    "from companion.core.errors import CompanionError; from companion.input import reader_for\n"
    "keys = lambda events, silence: reader_for(sys.stdin, events, lambda _seat: silence())\n"
    "try: attach(here('en'), 2, keys, lambda typed, _game: typed.strip().lower() == 'quit')\n"
    "except CompanionError as error: line(words('en').write(error), err=True); raise SystemExit(1)"
)


@pytest.fixture(autouse=True)
def _words(monkeypatch: pytest.MonkeyPatch) -> None:
    strict_words(monkeypatch)


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    """A running game."""
    with House(tmp_path) as found:
        yield found


@pytest.fixture
def where(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Here:
    """This user."""
    monkeypatch.setenv("COMPANION_HOME", str(tmp_path))
    return here("en")


class Keyboard:
    """A reader that types what the test says; made as attach makes its reader."""

    def __init__(self) -> None:
        self.events: queue.Queue[object] = queue.Queue()
        self.press: Callable[[], None] = lambda: None
        self.started = threading.Event()
        self.closed = False
        self.echo = False

    def made(self, events: queue.Queue[object], silence: Callable[[], None]) -> Keyboard:
        """The maker of readers."""
        self.events, self.press = events, silence
        return self

    def start(self) -> None:
        """Begin."""
        self.started.set()

    def new_line(self) -> None:
        """Nothing is shown."""

    def close(self) -> None:
        """The terminal is as it was."""
        self.closed = True

    def type(self, line: str | None) -> None:
        """A line, as LineReader hands it over."""
        if line is not None:
            self.press()
        self.events.put(Typed(line))


def leaves(typed: str, _game: str) -> bool:
    """What leaves in these tests."""
    return typed.strip().lower() == "quit"


class Joined:
    """A second terminal in a thread of its own."""

    def __init__(self, where: Here, seat: int = 0) -> None:
        self.keyboard = Keyboard()
        self.printed: list[str] = []
        self.error: LocalError | None = None
        self._thread = threading.Thread(target=self._run, args=(where, seat), daemon=True)
        self._thread.start()

    def _run(self, where: Here, seat: int) -> None:
        try:
            attached.attach(where, seat, self.keyboard.made, leaves, write=self.printed.append)
        except LocalError as error:
            self.error = error

    def ready(self) -> Joined:
        assert self.keyboard.started.wait(PATIENCE_S)
        return self

    def ended(self) -> None:
        self._thread.join(PATIENCE_S)
        assert not self._thread.is_alive()
        assert self.keyboard.closed == self.keyboard.started.is_set()


# ---- a second terminal ----------------------------------------------------------------------------------------


def test_a_second_keyboard_is_told_which_game_is_played(house: House, where: Here) -> None:
    asked: list[tuple[str, str]] = []
    keyboard = Keyboard()

    def told(typed: str, game: str) -> bool:
        asked.append((typed, game))
        return True

    joined = threading.Thread(
        target=attached.attach,
        args=(where, 0, keyboard.made, told),
        kwargs={"write": lambda _line: None},
        daemon=True,
    )
    joined.start()
    assert keyboard.started.wait(PATIENCE_S)
    keyboard.type("anything")
    joined.join(PATIENCE_S)
    assert asked == [("anything", "royal_garden")] and keyboard.closed


def test_a_second_keyboard_plays_for_its_seat_and_reads_along(
    house: House, where: Here, capsys: pytest.CaptureFixture[str]
) -> None:
    joined = Joined(where, 2).ready()
    joined.keyboard.press()
    until(lambda: house.silences == [(2, 0)], "silence")
    joined.keyboard.events.put(Key("s"))
    joined.keyboard.events.put(Noticed("num-lock-off"))
    joined.keyboard.type("  score\n")
    until(lambda: house.heard, "the line")
    house.do(lambda: house.write("Les Bravo tři."))
    until(lambda: joined.printed == ["heard   score", "Les Bravo tři."], "the print")
    assert house.heard == [("  score", "terminal 1", 2)]
    assert house.pressed == [("s", "terminal 1", 2)]
    assert [one.key for one in house.told] == ["num-lock-off"]
    joined.keyboard.type(" Quit \n")
    joined.ended()
    assert house.leaves == 0  # only this keyboard has left
    until(lambda: house.gone == ["terminal 1"], "the guest's leaving")
    told = capsys.readouterr().out.splitlines()
    assert told == [
        "The game is running: Jana and Petr. This keyboard has joined it.",
        "This keyboard has left, the game goes on.",
    ]


def test_the_end_of_the_keyboard_leaves(house: House, where: Here) -> None:
    joined = Joined(where).ready()
    joined.keyboard.type(None)
    joined.ended()
    assert joined.error is None
    assert house.leaves == 0


@pytest.mark.parametrize(("reason", "words"), [("finished", "the match is over"), ("left", "it is kept")])
def test_the_end_of_the_game_ends_it(
    house: House, where: Here, capsys: pytest.CaptureFixture[str], reason: str, words: str
) -> None:
    joined = Joined(where).ready()
    house.do(lambda: house.write("Poslední."))
    house.close(reason)  # type: ignore[arg-type]
    joined.ended()
    assert joined.printed == ["Poslední."]
    assert words in capsys.readouterr().out.splitlines()[-1]


def test_odd_characters_and_long_lines_do_no_harm(house: House, where: Here) -> None:
    joined = Joined(where).ready()
    joined.keyboard.type("\x1b[31m\udcff" + "x" * 5000 + "\n")
    joined.keyboard.type("\n")
    until(lambda: len(house.heard) == 2, "the lines")
    assert house.heard[0][0].isprintable() and len(house.heard[0][0]) == 1000
    joined.keyboard.type(None)
    joined.ended()


def test_a_seat_that_is_not_there(house: House, where: Here) -> None:
    joined = Joined(where, 5)
    joined.ended()
    assert joined.error is not None
    assert where.phrases.say(joined.error) == (
        "Seat number five is not in this game, it has two seats. Choose another seat."
    )


def test_a_game_that_does_not_answer_is_told_and_waited_for(
    house: House, where: Here, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(client, "WAIT_S", 0.1)
    monkeypatch.setattr(attached, "TICK_S", 0.05)
    joined = Joined(where).ready()
    told = ""

    def said() -> bool:
        nonlocal told
        told += capsys.readouterr().err
        return "The running game does not answer" in told

    with house.busy:
        joined.keyboard.type("score\n")
        until(said, "that the game does not answer")
    until(lambda: joined.printed == ["heard score"], "the answer")
    joined.keyboard.type(None)
    joined.ended()
    assert joined.error is None
    assert said() and told.count("does not answer") == 1


def test_two_terminals_are_told_apart(house: House, where: Here) -> None:
    one, two = Joined(where, 1).ready(), Joined(where, 2).ready()
    one.keyboard.type("score\n")
    until(lambda: len(house.heard) == 1, "the first line")
    two.keyboard.type("score\n")
    until(lambda: len(house.heard) == 2, "the second line")
    assert len({source for _, source, _ in house.heard}) == 2
    assert {seat for *_, seat in house.heard} == {1, 2}
    for each in (one, two):
        until(lambda each=each: len(each.printed) == 2, "both prints")  # type: ignore[misc]
        each.keyboard.type(None)
        each.ended()


class Terminal:
    """A second terminal as a process, with its standard input."""

    def __init__(self, home: Path) -> None:
        pipe = subprocess.PIPE
        self.process = subprocess.Popen(
            [sys.executable, "-c", JOIN],
            env=environment(home),
            encoding="utf-8",
            cwd=ROOT,
            stdin=pipe,
            stdout=pipe,
            stderr=pipe,
        )
        assert self.process.stdout is not None
        assert "has joined it" in self.process.stdout.readline()


@pytest.fixture
def owner(tmp_path: Path) -> Iterator[subprocess.Popen[str]]:
    """A running game in a process of its own."""
    command = [sys.executable, "-m", "tests.local_kit", str(tmp_path)]
    running = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8", cwd=ROOT)
    assert running.stdout is not None
    running.stdout.readline()
    yield running
    running.kill()
    running.communicate()


def test_a_game_that_is_killed_is_told(owner: subprocess.Popen[str], tmp_path: Path) -> None:
    terminal = Terminal(tmp_path)
    owner.kill()
    terminal.process.wait(PATIENCE_S)  # before its input ends, which ends it too
    out, err = terminal.process.communicate()
    assert terminal.process.returncode == 1
    assert err.startswith("The running game has stopped. Everything so far is saved.")
    assert "Traceback" not in err + out
    assert len(err.splitlines()) == 1


def test_a_terminal_that_is_killed_or_closed_is_forgotten(house: House, tmp_path: Path) -> None:
    for end in (signal.SIGKILL, signal.SIGTERM):
        house.gone.clear()
        terminal = Terminal(tmp_path)
        terminal.process.send_signal(end)
        terminal.process.communicate()
        until(lambda: house.gone, "the guest's leaving")
        house.do(lambda: house.write("on it goes"))
    with Terminal(tmp_path).process as process:
        assert process.stdin is not None and process.stdout is not None
        process.stdin.close()
        assert process.stdout.readline() == "This keyboard has left, the game goes on.\n"
        assert process.wait(PATIENCE_S) == 0


def test_control_c_leaves_quietly(house: House, tmp_path: Path) -> None:
    terminal = Terminal(tmp_path)
    terminal.process.send_signal(signal.SIGINT)
    out, err = terminal.process.communicate(timeout=PATIENCE_S)
    assert (out, err) == ("This keyboard has left, the game goes on.\n", "")


# ---- say ------------------------------------------------------------------------------------------------------


def test_say_speaks_through_the_running_game(house: House, tmp_path: Path) -> None:
    done = run(say.command, tmp_path, "Večeře", "je <b>hotová</b>. Pojďte!")
    assert (done.exit_code, done.output) == (0, "")
    assert [one.facts["text"] for one in house.told] == ["Večeře je hotová .", "Pojďte!"]
    assert run(say.command, tmp_path, "Sama", "--text").stdout == "Sama.\n"
    assert len(house.told) == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_say_speaks_alone(tmp_path: Path, language: str) -> None:
    done = run(say.command, tmp_path, "ahoj", "3", "\x1b[31m<i>", "--text", lang=language)
    assert lines(done)[0].startswith("Ahoj 3")  # print has what was typed, the voice its words
    assert "\x1b" not in done.output and "<" not in done.output


def test_say_is_heard_in_a_recording(tmp_path: Path) -> None:
    wav = tmp_path / "said.wav"
    done = subprocess.run(
        [*PROGRAM, "say", "Dinner is ready", "--wav", str(wav), "--lang", "en"],
        env=environment(tmp_path),
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "Dinner is ready." in done.stdout
    assert wav.stat().st_size > 22_050


@pytest.mark.parametrize("language", LANGUAGES)
def test_say_without_a_word_is_told(tmp_path: Path, language: str) -> None:
    done = run(say.command, tmp_path, "<b>", "...", lang=language)
    assert done.exit_code == 1
    assert done.stdout == "" and len(done.stderr.splitlines()) == 1


def test_a_game_that_has_just_ended_is_no_error(
    house: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Between asking whether a game runs and connecting, it can end: then the command works alone."""

    def ended(*_: object, **__: object) -> Client:
        house.close()
        raise LocalError("local-died")

    monkeypatch.setattr(Client, "connect", ended)
    assert run(say.command, tmp_path, "ahoj", "--text").stdout == "Ahoj.\n"
    done = run(say.command, tmp_path, "ahoj")
    assert done.exit_code == 0


# ---- the whole program ----------------------------------------------------------------------------------------


def test_a_second_play_joins_the_first_and_is_told_of_its_end(tmp_path: Path) -> None:
    options = ("--level", "terse", "--lang", "en", "--free", "--players", "Jana,Petr")
    play = Companion(tmp_path, "play", "--text", *options)
    play.until("game")
    second = Companion(tmp_path, "play", "--lang", "pl", "--seat", "2")
    assert second.until("Gra trwa") == "Gra trwa: Jana i Petr. Ta klawiatura gra razem z nimi."
    second.type("2 castle 1 C3")
    said = play.until("castle")
    assert second.until("castle") == said
    assert "Jana" in companion(tmp_path, "score", "--text", "--lang", "en").out[0]
    companion(tmp_path, "say", "Večeře")
    assert play.until("Večeře") == second.until("Večeře") == "Večeře."
    play.process.kill()
    play.process.wait()
    second.process.wait(PATIENCE_S)  # of its own accord, its keyboard still there
    assert second.done(1) == ""
    assert len(second.err) == 1
    again = Companion(tmp_path, "play", "--text", "--lang", "en")
    assert "one move" in again.until("goes on")
    again.type("quit", "quit")
    again.done()
