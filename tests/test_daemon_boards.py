"""New boards, old programs, faults and the wand, as they are heard in each language."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from companion.config import Settings
from companion.device.protocol import BoardCommand, Done, Hello, decode, encode
from companion.device.virtual.port import PtyChannel
from tests.live import Live
from tests.patience import until
from tests.still import Still

LANGUAGES = ("cs", "pl", "en")


def begun(folder: Path, count: int = 2, language: str = "en", kind: type[Live] = Still, **changes: Any) -> Live:
    """Players with a daemon and no boards yet; none is known unless the changes say so. kind: Live: true ports."""
    table = kind(folder, count, language)
    table.changes = {"remembered": {}} | changes
    table.start()
    return table


@pytest.fixture
def tables() -> Iterator[list[Live]]:
    """What is put in here is ended."""
    found: list[Live] = []
    yield found
    for table in found:
        table.stop()


def seats(table: Live) -> dict[str, str]:
    assert table.daemon is not None
    return dict(table.daemon.match.table.seats)


@pytest.mark.parametrize(
    ("language", "asked", "told", "ready"),
    [
        ("cs", "Tlačítko jedna: Jana. Tlačítko dva: Petr. Nebo na ni položte hrad.", "Deska: Petr.", "připravena"),
        ("pl", "Przycisk jeden: Jana. Przycisk dwa: Petr. Albo połóż na niej zamek.", "Plansza: Petr.", "gotowa"),
        ("en", "Button one: Jana. Button two: Petr. Or lay the castle on it.", "Board: Petr.", "ready"),
    ],
)
def test_whose_a_new_board_is_is_told_by_a_button_on_it(
    tmp_path: Path, tables: list[Live], language: str, asked: str, told: str, ready: str
) -> None:
    table = begun(tmp_path, language=language)
    tables.append(table)
    table.plug(1)
    table.wait(asked)
    table.do(1, "button 2")
    table.wait(told)
    assert table.wait(ready).startswith("Petr: ")
    assert seats(table) == {table.uid(1): "2"}
    table.plug(2)
    assert table.wait(ready).startswith("Jana: ")


def test_before_the_castle_a_button_says_whose_board_it_is_and_then_what_it_always_means(
    tmp_path: Path, tables: list[Live]
) -> None:
    table = begun(tmp_path)
    tables.append(table)
    table.plug(2)
    table.do(2, "castle 2 C3")
    table.wait("Board: Petr")
    table.wait("Petr: castle Charlie three")
    table.plug(1)
    table.wait("Jana: board ready")
    table.do(1, "button 1")
    table.wait("Board: Jana.")
    table.do(2, "lay 24 B3 A3", "button 1")
    table.wait("inal")


def test_an_older_program_is_told_once_with_what_to_do(tmp_path: Path, tables: list[Live]) -> None:
    table = begun(tmp_path, count=1, older=lambda firmware: firmware == "companion 0.9.0")
    tables.append(table)
    table.cables[1] = cable = table.plug(1)
    table.wait("ready")
    assert not [line for line in table.lines if "older" in line]
    cable.board.firmware = "companion 0.9.0"
    table.do(1, "unplug", "plug")
    table.wait("Jana: older program on this board. After the game, type companion board flash.")
    table.do(1, "unplug", "plug", "hello", "castle 1 C3", "lay 24 B3 A3")
    later = "Bravo three"
    table.until(lambda: "said" if any(later in line for line in table.lines) else "", later)
    assert not [line for line in table.lines if "older" in line]


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("cs", "Bravo tři: les s korunou."),
        ("pl", "Bravo trzy: las z koroną."),
        ("en", "Bravo three: forest with one crown."),
    ],
)
def test_what_the_wand_touches_is_said(tmp_path: Path, tables: list[Live], language: str, line: str) -> None:
    table = begun(tmp_path, count=1, language=language, settings=Settings(wand=True))
    tables.append(table)
    table.plug(1)
    table.do(1, "castle 1 C3", "lay 24 B3 A3")
    table.until(lambda: "there" if len(table.moves()) == 2 else "", "domino 24")
    table.do(1, "touch B3")
    assert table.wait(line) == line


def test_without_the_wand_boards_are_not_asked_to_feel_it(tmp_path: Path, tables: list[Live]) -> None:
    table = begun(tmp_path, count=1)
    tables.append(table)
    cable = table.plug(1)
    table.wait("ready")
    assert not cable.board.touch_on


def test_a_fault_while_a_question_is_open_leaves_the_question_open(tmp_path: Path, tables: list[Live]) -> None:
    table = begun(tmp_path, count=1)
    tables.append(table)
    table.plug(1)
    table.do(1, "castle 1 C3")
    table.wait("castle")
    table.type("0 end")
    table.wait("End the game?")
    table.do(1, "fault strip A2", "fault supply")
    table.wait("row two is not read")
    table.wait("too little power")
    table.type("0 end")
    table.wait("Jana wins")


def test_many_faults_at_once_are_few_sentences(tmp_path: Path, tables: list[Live]) -> None:
    table = begun(tmp_path, count=1)
    tables.append(table)
    table.plug(1)
    table.do(1, "castle 1 C3")
    table.wait("castle")
    table.do(1, *(f"fault stuck {column}{row} 1" for column in "ABCDE" for row in range(1, 6)))
    table.wait("twenty-five faults")
    table.do(1, "lay 24 B3 A3")
    table.wait("Bravo three")


def readers(port: str) -> list[str]:
    """The threads that hold a port open."""
    return [one.name for one in threading.enumerate() if one.name.startswith("port ") and port in one.name]


class Future:
    """A board of another make at a pseudo-terminal: says what it is told to, and remembers what it was asked."""

    def __init__(self, table: Live, major: int = 1) -> None:
        self.channel = PtyChannel(table.ports, "future")
        self.hello = Hello(
            seq=0,
            boot=9,
            at_ms=0,
            major=1,
            minor=1,
            firmware="9",
            uid="00000000000000FF",
            kind="board",
            columns=5,
            rows=5,
        ).model_copy(update={"major": major})
        self.asked: list[str] = []
        self.seq = 1
        self.channel.plug()

    def answer(self, refused: tuple[str, ...] = ()) -> None:
        """Answer what has been asked; commands of `refused` cannot be done."""
        for line in self.channel.receive(0).splitlines(keepends=True):
            command = decode(line)
            if not isinstance(command, BoardCommand):
                continue
            self.asked.append(command.command)
            if command.command == "hello":
                self.channel.send(encode(self.hello))
            ok = int(command.command not in refused)
            done = Done(
                seq=self.seq, boot=9, at_ms=self.seq, number=command.number, ok=ok, reason="" if ok else "value"
            )
            self.channel.send(encode(done))
            self.seq += 1

    def until(self, table: Live, text: str, refused: tuple[str, ...] = ()) -> None:
        def told() -> str:
            self.answer(refused)
            return next((line for line in table.lines if text in line), "")

        table.until(told, text)


def test_a_board_of_another_major_version_is_left_alone_until_it_is_plugged_in_anew(
    tmp_path: Path, tables: list[Live]
) -> None:
    table = begun(tmp_path, count=1, kind=Live)
    tables.append(table)
    board = Future(table, major=2)
    board.until(table, "another version")
    table.until(lambda: "" if readers("future") else "closed", "its port is closed, and free for a new program")
    ports = table.daemon
    until(lambda: ports and ports._link._left, "a look at the ports, before the next board has its place")
    board.channel.unplug()
    board = Future(table)
    board.until(table, "board says nothing", refused=("snapshot",))
    board.channel.unplug()


def test_a_board_that_cannot_feel_the_wand_is_told_once(tmp_path: Path, tables: list[Live]) -> None:
    table = begun(tmp_path, count=1, kind=Live, settings=Settings(wand=True))
    tables.append(table)
    board = Future(table)
    board.until(table, "no wand on this board", refused=("touch", "settle"))
    assert not [line for line in table.lines if "wand" in line]
    board.channel.unplug()
