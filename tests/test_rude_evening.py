"""Rude evenings, from outside: terminals that close or know no letters, processes that die, stop and sleep.

Nothing of it may cost a move, show a traceback, or tell what is not so.
"""

from __future__ import annotations

import contextlib
import json
import os
import signal
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

if sys.platform == "win32":
    pytest.skip("no pseudo-terminals here", allow_module_level=True)

from tests.keypad_kit import CZECH_ROW, Boards, Terminal, plain, terminal
from tests.patience import until
from tests.still import Still
from tests.terminal import Companion, companion

PLAY = ("play", "--text", "--lang", "en", "--free", "--players", "Jana,Petr")


@contextlib.contextmanager
def evening(home: Path, *args: str, **more: str) -> Iterator[Terminal]:
    """A game of two at a terminal, with Jana's castle laid."""
    with terminal(home, *(args or PLAY), **more) as at:
        begun(at)
        at.type("1.42.1.33")
        at.until("hrad stojí" if "cs" in args else "puts the castle on")
        yield at


def begun(at: Terminal, lines: int = 2) -> None:
    """Wait until the game has begun and keys are read: nothing is printed into what is typed then."""
    at.reads_keys()
    at.next(lines)


def leave(at: Terminal) -> str:
    """Quit from the keypad; gives all that came."""
    at.type("74", "74")
    text = at.done()
    assert plain(text.replace("\r", "").replace("\b", "")), text
    return text


def resumed(home: Path, moves: str, lang: str = "en") -> None:
    """The game is there again with so many moves."""
    with terminal(home, "play", "--text", "--resume", "--lang", lang) as at:
        assert f"so far {moves}" in at.until("goes on")
        at.reads_keys()
        leave(at)


def ran(home: Path, *args: str) -> Companion:
    """A command at its end, whatever it thinks of its files; without a traceback."""
    one = Companion(home, *args)
    one.done(code=None)
    return one


def children(pid: int) -> list[int]:
    """The processes that one has started."""
    found: list[int] = []
    for task in Path(f"/proc/{pid}/task").glob("*/children"):
        with contextlib.suppress(OSError):
            found += [int(child) for child in task.read_text(encoding="utf-8").split()]
    return found


def gone(pids: list[int]) -> bool:
    """Whether these processes run no more."""
    return not any(Path(f"/proc/{pid}").exists() for pid in pids)


# ---- terminals ------------------------------------------------------------------------------------------------


def test_a_terminal_that_is_closed_costs_no_move_and_leaves_nobody_behind(tmp_path: Path) -> None:
    spoken = ("play", "--lang", "en", "--free", "--players", "Jana,Petr")
    companion(tmp_path, "settings", "speaker", "own")
    with evening(tmp_path, *spoken) as at:
        voices = children(at.pid)
        assert voices
        at.close()
        at.done(code=None)
        assert at.code in (0, -signal.SIGHUP, 128 + signal.SIGHUP), at.code
        until(lambda: gone(voices), "the end of the voice")
    log = (tmp_path / "data" / "companion.log").read_text(encoding="utf-8")
    assert "Traceback" not in log and "Jana" not in log
    resumed(tmp_path, "one move")


def test_a_terminal_that_is_closed_under_a_game_that_stays(tmp_path: Path) -> None:
    before = signal.signal(signal.SIGHUP, signal.SIG_IGN)  # as nohup does; handed down
    try:
        at = Terminal(tmp_path, *PLAY)
    finally:
        signal.signal(signal.SIGHUP, before)
    try:
        at.reads_keys()
        at.until("Jana and Petr")
        at.close()
        with terminal(tmp_path, "play", "--lang", "en") as second:
            second.until("Jana and Petr")
            second.type("1.42.1.33")
            second.until("puts the castle on")
            at.signal(signal.SIGTERM)
            second.until("it is kept")
            second.done()
        at.done(code=None)
    finally:
        at.kill()
    resumed(tmp_path, "one move")


def test_the_end_of_the_keyboard_is_not_the_end_of_the_game(tmp_path: Path) -> None:
    with evening(tmp_path) as at:
        at.send("\x04")
        with terminal(tmp_path, "play", "--lang", "en") as second:
            second.until("Jana and Petr")
            second.type("2.42.2.33")
            second.until("Petr puts the castle")
            second.send("\x04")
            second.done()
        at.until("Petr puts the castle")
        at.signal(signal.SIGINT)
        assert "kept" in at.done()
    resumed(tmp_path, "two moves")


def test_a_keyboard_that_is_pulled_out_costs_nothing(tmp_path: Path) -> None:
    ours, theirs = os.openpty()
    play = Companion(tmp_path, *PLAY, stdin=theirs)
    os.close(theirs)
    play.until("Jana and Petr")
    os.write(ours, b"1.42.1.33\r2.4")
    play.until("puts the castle on")
    os.close(ours)
    assert companion(tmp_path, "say", "we are still here").errors == ""
    play.until("We are still here")
    play.interrupt()
    play.done()
    resumed(tmp_path, "one move")


@pytest.mark.sampled(2)
@pytest.mark.parametrize(
    ("encoding", "castle"),
    [("utf-8", "Žaneta: hrad stojí, Cézar tři."), ("iso8859-2", "Žaneta: hrad stojí, Cézar tři."),
     ("latin-1", "Zaneta: hrad stojí, Cézar tri."), ("ascii", "Žaneta: hrad stojí, Cézar tři.")],
)  # fmt: skip
def test_a_terminal_of_other_letters_gets_readable_lines(tmp_path: Path, encoding: str, castle: str) -> None:
    args = ("play", "--text", "--lang", "cs", "--free", "--players", "Žaneta,Łukasz")
    shown = (
        "utf-8" if encoding == "ascii" else encoding
    )  # plain ASCII is no terminal's wish, it is nobody's setting
    with terminal(tmp_path, *args, encoding=shown, PYTHONIOENCODING=encoding, LC_ALL="C") as at:
        begun(at)
        row = "1.42.1.33".translate(CZECH_ROW)
        at.type(row if encoding in ("utf-8", "iso8859-2") else "1.42.1.33")
        assert at.until("hrad") == castle
        if encoding in ("utf-8", "iso8859-2"):
            assert row in at.text
        at.type("2.3")
        assert "?" not in at.until("ukasz")
        leave(at)


# ---- processes ------------------------------------------------------------------------------------------------


@pytest.mark.sampled(1)
@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGSTOP])
def test_a_voice_that_dies_or_stops_costs_no_answer(tmp_path: Path, number: signal.Signals) -> None:
    companion(tmp_path, "settings", "speaker", "own")
    with evening(tmp_path, "play", "--lang", "en", "--free", "--players", "Jana,Petr") as at:
        for question, answer in (("1.3", "Jana has"), ("2.21.33", "Petr: Charlie three"), ("1", "Waiting")):
            at.until("") if at.lines else None
            voice = children(at.pid)
            for pid in voice:
                with contextlib.suppress(ProcessLookupError):
                    os.kill(pid, number)
            at.type(question)
            at.until(answer)
        text = leave(at)
        for answer in ("Jana has", "Petr: Charlie three:"):
            assert text.count(answer) == 1, text
        until(lambda: gone(voice), "the end of the stopped voice")
    resumed(tmp_path, "one move")


def test_the_owner_is_killed_and_the_second_terminal_tells_so(tmp_path: Path) -> None:
    with evening(tmp_path) as at, terminal(tmp_path, "play", "--lang", "en", "--seat", "2") as second:
        second.until("Jana and Petr")
        second.type("42.2.33")
        second.until("Petr puts the castle")
        at.signal(signal.SIGKILL)
        text = second.done(code=1)
        assert "companion" in text.splitlines()[-1].casefold(), text
    resumed(tmp_path, "two moves")


def test_three_keyboards_at_once_lose_and_double_nothing(tmp_path: Path) -> None:
    with evening(tmp_path, *PLAY, "--seat", "1") as at, contextlib.ExitStack() as joined:
        others = [
            joined.enter_context(terminal(tmp_path, "play", "--lang", "en", "--seat", seat)) for seat in ("2", "0")
        ]
        for one in others:
            one.until("Jana and Petr")
        at.send("41.24.23.22\r")
        others[0].send("42.2.33\r41.25.23.22\r")
        others[1].send("2.3\r0.3\r13\r")
        for one in (at, *others):
            one.until("Petr: placed")
        at.type("12")
        for one in (at, *others):
            one.until("Jana has one point and two areas")
        others[0].type("1")
        for one in (at, *others):
            one.until("Waiting: Petr")
        others[1].type("46")
        others[1].until("Really end")
        at.type("46")
        at.until("Really end")
        others[1].type("46")
        assert "share the victory" in others[1].until("The game is over")
        at.until("What next?")
        at.type("4")
        text = at.done()
        for one in others:
            one.done()
        for line in (
            "Jana: placed",
            "Petr: placed",
            "Petr puts the castle",
            "Jana has one point and two areas",
            "is over",
        ):
            assert text.count(line) == 1, text
    assert "finished" in companion(tmp_path, "history").out[-1]


# ---- sleep, and clocks ----------------------------------------------------------------------------------------


def test_sleep_and_wake_tell_nothing_false(tmp_path: Path) -> None:
    boards = Boards(tmp_path)
    try:
        with terminal(tmp_path, *PLAY) as at:
            at.reads_keys()
            for _ in range(2):
                at.until("the board is ready")
            boards.do(1, "castle 1 C3")
            at.until("Jana puts the castle on")
            at.signal(signal.SIGSTOP)
            os.waitid(os.P_PID, at.pid, os.WSTOPPED | os.WNOWAIT)
            boards.do(2, "castle 2 C3")
            boards.lives(2, 300)
            at.send("1.3\r")
            at.signal(signal.SIGCONT)
            at.until("Jana has")
            boards.do(1, "lay 24 B3 B2")
            at.until("Jana: placed")
            at.type("2.21.33")
            at.until("Charlie three: castle")
            text = leave(at)
        assert text.count("Petr puts the castle") == 1
        for false in ("connection", "lost", "back", "Careful"):
            assert false not in text, text
    finally:
        boards.stop()


def test_a_clock_that_is_set_back_changes_no_order(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    real = time.time_ns
    shift_s = [0]
    monkeypatch.setattr(time, "time_ns", lambda: real() + shift_s[0] * 1_000_000_000)
    moves = ["1 castle 1 C3", "1 place 24 B3 B2", "2 castle 2 C3", "2 place 25 B3 B2"]
    for at_s, some in ((0, moves[:1]), (-86_400, moves[1:3]), (-20 * 31_536_000, moves[3:])):
        shift_s[0] = at_s
        table = Still(tmp_path, 2)
        table.start()
        for move in some:
            table.type(move)
            table.wait("castle Charlie" if "castle" in move else "Bravo two")
            shift_s[0] -= 3_600  # and once more in the middle
        table.type("last")
        assert table.wait("Last move")
        moves_now = table.moves()
        table.stop()
    assert moves_now == sorted(moves)
    shift_s[0] = 0
    table = Still(tmp_path, 2)
    table.start()
    assert table.moves() == sorted(moves)
    table.type("last")
    assert "Petr" in table.wait("Last move")
    table.stop()


def test_games_of_any_time_are_listed(tmp_path: Path) -> None:
    with evening(tmp_path) as at:
        leave(at)
    exported = tmp_path / "game.jsonl"
    companion(tmp_path, "history", "export", "1", str(exported))
    for at_ms in (0, 2**53):
        lines = [json.loads(line) for line in exported.read_text(encoding="utf-8").splitlines()]
        for row in lines[1:]:
            row["at_ms"] = at_ms if row["kind"] == "opened" else row["at_ms"]
        other = tmp_path / f"{at_ms}.jsonl"
        other.write_text("".join(json.dumps(row) + "\n" for row in lines), encoding="utf-8")
        Companion(tmp_path, "history", "import", str(other)).done()
    assert companion(tmp_path, "history").out[0] == "The journal has three games.\n"


# ---- names and texts from outside -----------------------------------------------------------------------------

RUDE = "Ja\x1b[31mna\x1b]0;title\x07\u202e\u200f<b>x</b>\x9b5m\x07\r\nTEXT"
"""A name with colours, a window's title, marks that turn the direction, markup, a bell and a new line."""


def test_rude_names_reach_nobody(tmp_path: Path) -> None:
    with terminal(tmp_path, "play", "--text", "--lang", "en", "--free", "--players", f"{RUDE},Petr") as at:
        begun(at)
        at.type("1.42.1.33", "1.3", "0.3", "9", "74")
        at.until("Really leave")
        saying = companion(tmp_path, "say", f"Hello {RUDE} there")
        at.until("Hello")
        at.type("74", "74")
        text = at.done()
    assert plain(text.replace("\r\n", "\n")), text
    assert "<b>" not in text and "title" not in text
    for command in (["history"], ["replay", "--check"], ["score"]):
        told = ran(tmp_path, *command)
        assert plain("".join(told.out) + told.errors), told.out
    assert plain("".join(saying.out) + saying.errors)


def test_rude_names_in_files_reach_nobody(tmp_path: Path) -> None:
    config = tmp_path / "config" / "settings.toml"
    config.parent.mkdir()
    name = json.dumps(RUDE)
    config.write_text(
        f'"{"x" * 3}" = 1\nspeaker = {name}\n[seats.00000000000C0DE1]\nnumber = 1\nname = {name}\n',
        encoding="utf-8",
    )
    with terminal(tmp_path, "play", "--text", "--lang", "en", "--free", "--count", "2") as at:
        at.until("new game")
        at.reads_keys()
        at.type("1.3")
        at.until("has zero points")
        text = leave(at)
    assert "<b>" not in text and "title" not in text
    exported = tmp_path / "game.jsonl"
    companion(tmp_path, "history", "export", "1", str(exported))
    lines = [json.loads(line) for line in exported.read_text(encoding="utf-8").splitlines()]
    lines[1]["text"]["setup"]["players"][1]["name"] = RUDE
    exported.write_text("".join(json.dumps(row) + "\n" for row in lines), encoding="utf-8")
    for command in (["history", "import", str(exported)], ["history"], ["settings"], ["doctor"]):
        told = ran(tmp_path, *command)
        assert plain("".join(told.out) + told.errors), (told.out, told.errors)


# ---- settings while playing -----------------------------------------------------------------------------------


def test_settings_changed_by_another_command_count_at_once(tmp_path: Path) -> None:
    with evening(tmp_path, "play", "--text", "--lang", "en", "--free", "--players", "Jana,Petr") as at:
        companion(tmp_path, "settings", "language", "pl")
        at.type("1.3")
        assert at.until("Jana") == "Jana ma zero punktów."
        leave(at)
    with terminal(tmp_path, "play", "--text", "--lang", "cs", "--resume") as at:
        begun(at, 1)
        companion(tmp_path, "settings", "rate", "200")
        at.type("82")
        assert at.until("Rychlost") == "Rychlost dvě stě dvacet pět."
        companion(tmp_path, "settings", "cells", "letters")
        at.type("1.21.33")
        assert at.until("hrad").startswith("Jana: céčko tři: hrad")
        leave(at)
    told = json.loads("".join(companion(tmp_path, "settings", "--json").out))["settings"]
    assert (told["rate"], told["language"], told["cells"]) == (225, "pl", "letters")


def test_settings_from_the_future_are_told_once_and_cost_nothing(tmp_path: Path) -> None:
    with evening(tmp_path, "play", "--text", "--lang", "cs", "--free", "--players", "Jana,Petr") as at:
        file = tmp_path / "config" / "settings.toml"
        at.type("82")
        at.until("Rychlost dvě stě.")
        until(lambda: file.exists() and "200" in file.read_text(encoding="utf-8"), "the keeping of it")
        file.write_text('version = 99\nrate = "quick"\n', encoding="utf-8")
        at.type("82")
        at.until("Rychlost dvě stě dvacet pět.")
        assert "novější" in at.next(1)[0]
        at.type("82", "83", "1.3")
        at.until("Jana má")
        assert ran(tmp_path, "settings", "rate", "300").process.returncode == 1
        assert file.read_text(encoding="utf-8") == 'version = 99\nrate = "quick"\n'
        text = leave(at)
    assert text.count("novější") == 1, text
    file.unlink()
    resumed(tmp_path, "one move")


# ---- small promises, from outside -----------------------------------------------------------------------------


def test_a_joined_keypad_explains_its_keys_too(tmp_path: Path) -> None:
    with evening(tmp_path) as at, terminal(tmp_path, "play", "--lang", "en", "--seat", "2") as second:
        second.until("Jana and Petr")
        second.reads_keys()
        second.type("72")
        second.until("Learning keys")
        second.send("3")
        second.until("Key three")
        second.send("\r")
        second.until("Points, area by area.")
        at.type("1.3")
        at.until("Jana has zero points")
        second.send("7")
        second.until("Key seven")
        second.type("2")
        second.until("work again")
        second.type("74")
        second.done()
        leave(at)


def test_an_act_of_nobody_is_asked_for_its_player(tmp_path: Path) -> None:
    with evening(tmp_path) as at:
        for line in ("41.24.23.22", "43.24", "0.42.2.33"):
            at.type(line)
            at.until("Whose move is this?")
        at.type("1.7", "1.41.24.23.22", "1.44")
        at.until("undone")
        at.type("74", "74")
        assert "notation" not in at.done()
    with terminal(tmp_path, "play", "--text", "--free", "--lang", "en") as at:
        assert "Jana and Petr, one move" in at.until("Go on with it?")
        at.reads_keys()
        at.type("0")
        at.until("new game")
        leave(at)


def test_no_is_an_answer_and_leaving_is_told_to_everybody(tmp_path: Path) -> None:
    with evening(tmp_path) as at, terminal(tmp_path, "play", "--lang", "en") as second:
        second.until("Jana and Petr")
        at.type("46", "0")
        at.until("Everything stays as it is.")
        at.type("74", "")
        at.until("Everything stays as it is.")
        assert leave(at).count("The game is kept and is offered again next time.") == 1
        second.until("The game is kept and is offered again")
        second.done()
