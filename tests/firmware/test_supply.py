"""The shipped program on supplies that are low, sag and break down: every word that it tells is true.

The emulator's sensors and converter share one rail that sinks with the supply; where the regulator drops out is a
parameter. Data sheets: RT6150B and Pico 1.8 V, DRV5055 3.0 V; USB 2.0 leaves 4.40 V, the Pico's diode less.
"""

from __future__ import annotations

import struct
import tempfile
from collections.abc import Callable, Iterable
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest

from companion.device.protocol import (
    BoardCommand,
    Fault,
    FromBoard,
    Hello,
    Lifted,
    Notice,
    Placed,
    Snapshot,
    encode,
)
from firmware.bench.frames import Event, Serial
from firmware.bench.hands import ideal
from firmware.bench.process import BoardProcess, Setup, emulated, events
from firmware.tables import layouts
from hardware.electronics.power import power
from hardware.parameters import parameters
from tests.firmware.bench_kit import build_probe, image, messages
from tests.more import sampled

BOARD5 = layouts()["board5"]
SUPPLY = parameters().supply
WORD = "+-0+-"
LAWFUL_MV = round((SUPPLY.port_least_v - SUPPLY.diode_v) * 1000)
DROPS_OUT_MV = (round(SUPPLY.regulator_least_v * 1000), 2300, 2800)
"""The data sheet's, that of the Pico's page on a second supply behind a diode, and one that is overloaded."""
SETUP = Setup(noise_uv=300)
MT_COUNTS = 18
"""A millitesla in counts of the converter."""


def lying(words: dict[int, str]) -> list[int]:
    return ideal(BOARD5, [words.get(cell, "00000") for cell in range(25)])


def started(setup: Setup = SETUP) -> BoardProcess:
    board = BoardProcess(emulated(image()), setup)
    board.fields(0, lying({}))
    board.run_to(300_000)
    return board


def words_told(heard: Iterable[FromBoard]) -> list[FromBoard]:
    return [one for one in heard if isinstance(one, Placed | Lifted)]


def notices(heard: Iterable[FromBoard]) -> list[str]:
    return [one.notice for one in heard if isinstance(one, Notice)]


def supply_faults(heard: Iterable[FromBoard]) -> list[int]:
    return [one.cleared for one in heard if isinstance(one, Fault) and one.fault == "supply"]


def placed_and_lifted(board: BoardProcess, cell: int) -> list[FromBoard]:
    """All that is told while a tile comes and goes."""
    board.fields(0, lying({cell: WORD}))
    heard = messages(board.run(150_000))
    board.fields(0, lying({}))
    return heard + messages(board.run(150_000))


@pytest.fixture(scope="module")
def probe(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build_probe(tmp_path_factory.mktemp("probe"))


# ---- how low a supply may be ----------------------------------------------------------------------------------


@pytest.mark.parametrize("supply_mv", [5500, 5000, LAWFUL_MV, 3750])
def test_a_lawful_supply_is_neither_told_nor_mute(supply_mv: int) -> None:
    with started(replace(SETUP, supply_mv=supply_mv)) as board:
        heard = placed_and_lifted(board, 7)
        assert [type(one) for one in words_told(heard)] == [Placed, Lifted]
        assert supply_faults(heard) == [] and notices(heard) == []


def test_a_weak_supply_is_told_once_with_its_millivolts_and_the_board_reads_on() -> None:
    with started() as board:
        board.volts(0, 3600)
        heard = messages(board.run(500_000)) + placed_and_lifted(board, 7)
        (weak,) = [one for one in heard if isinstance(one, Notice)]
        assert weak.notice == "supply-weak" and abs(weak.value - 3600) < 40
        assert [type(one) for one in words_told(heard)] == [Placed, Lifted]
        assert supply_faults(heard) == []
        board.send(encode(BoardCommand(number=2, command="hello", value=0)))
        again = messages(board.run(50_000))
        assert isinstance(again[0], Hello) and notices(again) == ["supply-weak"], "for who comes later"
        board.volts(0, 5000)
        assert notices(messages(board.run(11_000_000))) == ["supply-good"]


def test_a_supply_is_weighed_while_a_strip_draws_its_current() -> None:
    """Between the strips it looks whole."""
    with started(replace(SETUP, supply_mv=3900, sag_mv=300)) as board:
        assert notices(messages(board.run(500_000))) == []  # told before
        board.send(encode(BoardCommand(number=2, command="hello", value=0)))
        assert notices(messages(board.run(50_000))) == ["supply-weak"]


# ---- what is told is true --------------------------------------------------------------------------------------


def probed(probe: Path, supply_mv: int, drops_out_mv: int) -> int:
    """What a program that believes everything reads under a magnet, in counts; 0 where the chip does not run."""
    with tempfile.TemporaryDirectory() as folder:
        flash = Path(folder) / "flash"
        setup = replace(SETUP, supply_mv=supply_mv, drops_out_mv=drops_out_mv, flash=flash)
        with BoardProcess(emulated(probe), setup) as board:
            board.fields(0, lying({0: WORD}))
            told = board.run_to(60_000)
        if not events(told, "light"):
            return 0
        risen: int = struct.unpack_from("<64I", flash.read_bytes(), len(flash.read_bytes()) - 4096)[1]
        return risen


@pytest.mark.parametrize("drops_out_mv", sampled(DROPS_OUT_MV, 2300))
def test_words_end_before_readings_are_false(drops_out_mv: int, probe: Path) -> None:
    """From 3.8 volts down until the chip stops, a tile comes and goes at each step."""
    steps_mv = range(3800, 1400, -100)
    whole = probed(probe, 5000, drops_out_mv)
    assert abs(probed(probe, 3000, drops_out_mv) - whole) < MT_COUNTS
    false_mv = next(mv for mv in steps_mv[10:] if abs(probed(probe, mv, drops_out_mv) - whole) > MT_COUNTS)
    assert false_mv <= 3000 * drops_out_mv / 3300 < false_mv + 200, "they lie where the data sheet ends"
    told_mv: list[int] = []
    with started(replace(SETUP, drops_out_mv=drops_out_mv)) as board:
        for supply_mv in steps_mv:
            board.volts(0, supply_mv)
            told = board.run(400_000)
            if events(told, "power"):
                break
            heard = words_told([*messages(told), *placed_and_lifted(board, 7)])
            if not heard:
                continue
            told_mv.append(supply_mv)
            placed, lifted = heard
            assert isinstance(placed, Placed) and (placed.cell, placed.word) == (7, WORD), supply_mv
            assert isinstance(lifted, Lifted) and lifted.cell == 7, supply_mv
    assert min(told_mv) <= 3000, "it reads on far below what a lawful port leaves"
    assert min(told_mv) > false_mv + 100, "words end well before"


@pytest.mark.sampled(2)
@pytest.mark.parametrize("drops_out_mv", sampled(DROPS_OUT_MV, 2300))
@pytest.mark.parametrize("fall_ms", [2, 20, 100, 1000, 5000])
def test_no_false_word_while_a_supply_sinks_and_comes_back(drops_out_mv: int, fall_ms: int) -> None:
    """However fast; the pieces lie still, so every word that is told would be false."""
    with started(replace(SETUP, drops_out_mv=drops_out_mv)) as board:
        board.fields(0, lying({7: WORD, 12: "-0-+0"}))
        told: list[Serial | Event] = board.run(200_000)
        assert len(words_told(messages(told))) == 2
        lowest_mv = round(drops_out_mv * 0.62)  # the rail at 2.0 volts: the chip runs, the sensors lie
        steps = 40
        for step in [*range(steps), *range(steps, -1, -1)]:
            board.volts(0, round(5000 + (lowest_mv - 5000) * step / steps))
            told += board.run(fall_ms * 1000 // steps)
        told += board.run(1_000_000)
        assert not events(told, "power"), "the chip ran all the time"
        heard = messages(told)
        assert len(words_told(heard)) == 2
        board.send(encode(BoardCommand(number=3, command="snapshot", value=0)))
        (snapshot,) = [one for one in messages(board.run(100_000)) if isinstance(one, Snapshot)]
        words = snapshot.words.split(" ")
        assert (words[7], words[12]) == (WORD, "-0-+0") and words.count("00000") == 23


def test_a_reference_that_is_off_silences_its_strip_alone() -> None:
    with started() as board:
        board.volts(0, 5000, 0b11101)
        board.run(300_000)
        assert words_told(placed_and_lifted(board, 7)) == []
        assert [type(one) for one in words_told(placed_and_lifted(board, 17))] == [Placed, Lifted]


# ---- starting again --------------------------------------------------------------------------------------------


def brown_out(board: BoardProcess) -> None:
    for supply_mv in range(5000, 500, -100):
        board.volts(0, supply_mv)
        board.run(500)
    board.volts(0, 5000)


def cut(board: BoardProcess) -> None:
    board.power(False)
    board.run(50_000)
    board.power(True)


def to_kind(board: BoardProcess) -> None:
    board.send(encode(BoardCommand(number=4, command="kind", value=85)))


@pytest.mark.sampled(2)
@pytest.mark.parametrize(
    ("how", "cause"),
    [
        (brown_out, "started-power"),
        (cut, "started-power"),
        (BoardProcess.pull, "started-reset"),
        (to_kind, "started-software"),
    ],
)
def test_a_board_that_started_again_answers_and_says_why(how: Callable[[BoardProcess], None], cause: str) -> None:
    with started() as board:
        board.fields(0, lying({7: WORD}))
        board.run(200_000)
        how(board)
        board.run(700_000)
        board.send(encode(BoardCommand(number=5, command="snapshot", value=0)))
        heard = messages(board.run(100_000))
        (snapshot,) = [one for one in heard if isinstance(one, Snapshot)]
        assert snapshot.words.split(" ")[7] == WORD
    with started() as board:
        how(board)
        heard = messages(board.run(700_000))
        boots = [one.boot for one in heard]
        hello, *rest = [one for one in heard if one.boot == boots[-1]]
        assert isinstance(hello, Hello)
        assert notices(rest) == [cause]


# ---- what it says that it draws --------------------------------------------------------------------------------


@pytest.mark.parametrize("layout", ["board5", "board7", "tray"])
def test_the_board_declares_its_budget_and_keeps_to_its_times(layout: str) -> None:
    """The descriptor's bytes as the computer reads them, and the strips' pins as the program moves them."""
    budget = power(layout)
    with BoardProcess(emulated(image()), Setup(layout=layout, watch=True)) as board:
        told = board.run_to(300_000)
        (plugged,) = events(told, "plugged")
        assert plugged.facts["power_ma"] == budget.declared_ma
        assert plugged.facts["attributes"] == 0x80, "it lives from the bus and wakes nobody"
        edges = events(board.run(810_000), "strips")
    assert all(edge.facts["strips"] & (edge.facts["strips"] - 1) == 0 for edge in edges), "one at a time"
    on_us = sum(b.at_us - a.at_us for a, b in pairwise(edges) if a.facts["strips"])
    duty = on_us / (edges[-1].at_us - edges[0].at_us)
    assert 0.85 * budget.duty < duty <= budget.duty


def test_the_kind_that_was_stored_decides_what_is_declared() -> None:
    with BoardProcess(emulated(image()), Setup(strap=0b11)) as board:
        told = board.run_to(100_000)
        board.send(encode(BoardCommand(number=1, command="kind", value=119)))
        told += board.run(1_000_000)
    assert [one.facts["power_ma"] for one in events(told, "plugged")] == [
        power("board5").declared_ma,
        power("board7").declared_ma,
    ]
