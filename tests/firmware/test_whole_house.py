"""Emulated boards at their terminals and the whole daemon: what is spoken, and what the journal keeps."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from companion.device.protocol import Lifted, Placed, decode
from companion.device.tiles.files import standard
from companion.play.journal import JournalReader
from firmware.bench.frames import Serial
from firmware.bench.front import SCRIPT_AT_US, Act, Front, Terminal
from firmware.bench.hands import Felt, felt
from firmware.bench.magnets import MagnetHands
from firmware.bench.process import BoardProcess, Setup, emulated
from firmware.bench.script import read
from firmware.tables import layouts
from tests.firmware.bench_kit import image
from tests.live import Live
from tests.more import sampled
from tests.still import STEP_MS, Still, Wire

FIRST = "wait 700\ncastle 1 C3\nwait 700\nlay 24 B3 A3\nwait 400\n"
SCRIPT = (
    "wait 1500\ncastle 1 C3\nwait 400\nlay 24 B3 A3\nwait 300\nlift 24\nwait 800\nlay 24 D3 D4\nwait 400\n"
    "slide 24 D2 D3\nwait 800\nunplug\nwait 900\nplug\nwait 1600\nlift 24\nwait 700\n"
)
"""For the quick quiet time of tests.live."""
GREETED_MS = 1000
"""What a board tells before somebody answers depends on when the computer finds it, and is left out."""
SPOKEN = {
    "cs": ("Jana: hrad Cézar tři.", "Les Bravo tři, obilí Alfa tři."),
    "pl": ("Jana: zamek Cezar trzy.", "Las Bravo trzy, zboże Alfa trzy."),
    "en": ("Jana: castle Charlie three.", "Forest Bravo three, wheat Alpha three."),
}


def acted(script: str) -> list[Felt]:
    """What magnets over a board of five by five let it feel."""
    return list(felt(MagnetHands(layouts()["board5"], standard(), 1), read(script)))


@contextmanager
def playing(folder: Path, script: str, language: str) -> Iterator[tuple[Live, Front]]:
    """A daemon and one emulated board in its directory, whose things a script lays over simulated magnets."""
    live = Live(folder, language=language)
    board = BoardProcess(emulated(image()), Setup(uid=live.uid(1), seed=1))
    front = Front(board, Terminal(live.ports, "board5-1"), print, act=Act(iter(acted(script))))
    live.start()
    front.start()
    try:
        yield live, front
    finally:
        live.stop()
        front.stop()


def until_moves(live: Live, moves: list[str]) -> None:
    live.until(lambda: "yes" if live.moves() == moves else "", f"moves {moves}")


@pytest.mark.parametrize("language", sampled(SPOKEN, "cs"))
def test_a_domino_laid_over_magnets_is_spoken(language: str, tmp_path: Path) -> None:
    with playing(tmp_path, FIRST, language) as (live, front):
        for sentence in SPOKEN[language]:
            live.wait(sentence)
        assert live.moves() == ["1 castle 1 C3", "1 place 24 B3 A3"]
        assert front.error is None


def kept(live: Live) -> tuple[list[tuple[object, ...]], list[tuple[str, str]]]:
    """What the journal says of the board's cells, and of what was decided."""
    reader = JournalReader.open(live.folder / "journal.sqlite3")
    game = reader.read(1)
    reader.close()
    cells: list[tuple[object, ...]] = []
    for row in game.heard:
        got = decode(row.text.encode() + b"\n")
        if isinstance(got, Placed | Lifted) and got.at_ms > GREETED_MS:
            cells.append((got.boot, got.at_ms, got.type, got.cell, getattr(got, "word", "")))
        elif row.text == "lost":
            cells.append((row.text,))
    return cells, [(row.source, row.text) for row in game.decided]


class Simulated(Wire):
    """An emulated board at its port, so many times as fast as the clock of its table."""

    def __init__(self, table: Still, board: BoardProcess, speed: float) -> None:
        super().__init__(table, "board5-1")
        self._board, self._speed = board, speed
        self._began_ms = table.now_ms

    def hear(self, data: bytes) -> None:
        """See Wire."""
        if data:
            self._board.send(data)

    def step(self) -> None:
        """See Wire."""
        to_us = int((self._table.now_ms - self._began_ms) * 1000 * self._speed)
        for told in self._board.run_to(to_us):
            if isinstance(told, Serial):
                self.arrive(told.data)
            elif told.what == "plugged":
                self.plug()
            elif told.what == "unplugged":
                self.unplug()
        self.greet()


def played(folder: Path, speed: float) -> tuple[list[tuple[object, ...]], list[tuple[str, str]]]:
    """What the journal keeps of the script, with a board so many times as fast as the computer's clock."""
    folder.mkdir()
    table = Still(folder)
    with BoardProcess(emulated(image()), Setup(uid=table.uid(1), seed=1)) as board:
        acts = acted(SCRIPT)
        for one in acts:
            one.tell(board, SCRIPT_AT_US)
        table.start()
        wire = Simulated(table, board, speed)
        table.cords[wire.name] = wire
        while board.now_us < SCRIPT_AT_US + acts[-1].at_us:
            table.run(STEP_MS)
        until_moves(table, ["1 castle 1 C3"])
        table.stop()
    return kept(table)


def test_half_and_five_times_the_speed_give_the_same_journal(tmp_path: Path) -> None:
    cells, decided = played(tmp_path / "slow", 0.5)
    assert played(tmp_path / "fast", 5.0) == (cells, decided)
    assert decided == [
        ("move", "1 castle 1 C3"),
        ("move", "1 place 24 B3 A3"),
        ("takeback", "2"),
        ("move", "1 place 24 D3 D4"),
        ("takeback", "3"),
        ("move", "1 place 24 D2 D3"),
        ("takeback", "4"),
    ]
    assert ("lost",) in cells and len({cell[0] for cell in cells if len(cell) > 1}) == 2
