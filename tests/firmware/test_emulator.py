"""The emulated hardware, looked at by a probe program that waits, does not wait, and breaks the rules."""

from __future__ import annotations

import statistics
import struct
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

import pytest

from firmware.bench import uf2
from firmware.bench.frames import Event, Serial
from firmware.bench.process import BoardProcess, Setup, emulated, events
from tests.firmware.bench_kit import build_probe

NAMES: tuple[str, ...] = ("at_once", "risen", "moved_at_once", "moved", "absent", "reference", "both", "supply")
NAMES += ("uid_high", "uid_low", "reason", "scratch", "handled_masked", "handled_after", "random")
NOISE = slice(15, 63)
DONE_US = 60_000
NORTH_MV, SOUTH_MV = 1020, 2280


def counts(millivolts: float) -> int:
    return round(millivolts * 4096 / 3300)


@dataclass(frozen=True)
class Seen:
    """What the probe left in flash, and what the emulator told meanwhile."""

    raw: tuple[int, ...]
    told: Sequence[Serial | Event]

    def __getitem__(self, name: str) -> int:
        return self.raw[NAMES.index(name)]


@pytest.fixture(scope="module")
def probe(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build_probe(tmp_path_factory.mktemp("probe"))


def look(probe: Path, setup: Setup, *options: str) -> Seen:
    """Run the probe; the first sensor is under a north magnet, the next channel's under a south one."""
    assert setup.flash is not None
    millivolts = [1650] * 125
    millivolts[0], millivolts[2] = NORTH_MV, SOUTH_MV
    with BoardProcess(emulated(probe, *options), setup) as board:
        board.fields(0, millivolts)
        board.volts(0, 4800, 0b01111)
        told = board.run_to(DONE_US)
    assert events(told, "light"), "the probe never came to its end"
    assert not events(told, "wild")
    kept = setup.flash.read_bytes()
    return Seen(struct.unpack_from("<64I", kept, len(kept) - 4096), told)


@pytest.fixture(scope="module")
def seen(probe: Path, tmp_path_factory: pytest.TempPathFactory) -> Seen:
    return look(probe, Setup(flash=tmp_path_factory.mktemp("seen") / "flash", uid="E66118604B3A2F2C"))


def test_a_sensor_read_before_its_power_on_time_gives_next_to_nothing(seen: Seen) -> None:
    assert seen["at_once"] < 60
    assert abs(seen["risen"] - counts(NORTH_MV)) < 12


def test_a_multiplexer_read_before_it_settles_gives_a_mixture(seen: Seen) -> None:
    assert counts(NORTH_MV) + 100 < seen["moved_at_once"] < counts(SOUTH_MV) - 100
    assert abs(seen["moved"] - counts(SOUTH_MV)) < 12


def test_a_missing_strip_gives_nothing(seen: Seen) -> None:
    assert seen["absent"] < 12


def test_reference_and_supply_are_read(seen: Seen) -> None:
    assert abs(seen["reference"] - 2048) < 12
    assert abs(seen["supply"] - counts(1600)) < 12


def test_the_noise_is_as_told_and_its_own_each_time(seen: Seen) -> None:
    rms = statistics.pstdev(seen.raw[NOISE]) * 3300 / 4096
    assert 1.0 < rms < 2.1, "1.5 millivolts were asked for"


def test_two_strips_at_once_are_told_but_only_those(seen: Seen) -> None:
    multi = events(seen.told, "multi")
    assert [each.facts for each in multi] == [{"strips": 3}]
    assert multi[0].at_us > events(seen.told, "flash")[0].at_us, "before that the probe selected one at a time"


def test_the_flash_chip_tells_its_number(seen: Seen) -> None:
    assert (seen["uid_high"], seen["uid_low"]) == (0xE6611860, 0x4B3A2F2C)


def test_the_watchdog_starts_the_chip_anew_and_its_scratch_registers_outlive_it(seen: Seen) -> None:
    assert [each.facts for each in events(seen.told, "reset")] == [{"reason": "timer"}]
    assert (seen["reason"], seen["scratch"]) == (1, 0xC0FFEE)


def test_a_masked_interrupt_wakes_but_is_not_entered(seen: Seen) -> None:
    assert (seen["handled_masked"], seen["handled_after"]) == (0, 1)


def test_flash_is_told_with_the_time_it_takes(seen: Seen) -> None:
    erased, programmed = events(seen.told, "flash")
    assert (erased.facts["operation"], erased.facts["count"]) == ("erase", 4096)
    assert (programmed.facts["operation"], programmed.facts["count"]) == ("program", 256)
    assert erased.at_us > 45_000


def test_the_stack_is_measured(seen: Seen) -> None:
    assert 16 <= max(each.facts["stack_bytes"] for each in events(seen.told, "memory")) < 512


def test_both_ways_of_executing_see_the_same(probe: Path, tmp_path: Path) -> None:
    quick = look(probe, Setup(flash=tmp_path / "quick"), "--no-skip")
    plain = look(probe, Setup(flash=tmp_path / "plain"), "--plain", "--no-skip")
    assert quick.raw == plain.raw
    assert quick.told == plain.told


def test_chance_follows_seed_and_start(probe: Path, tmp_path: Path) -> None:
    base = Setup(flash=tmp_path / "flash", seed=7)
    first = look(probe, base)
    assert look(probe, base).raw == first.raw, "the same seed, the same start"
    later = look(probe, replace(base, starts=2))
    assert later["random"] != first["random"]
    assert look(probe, replace(base, seed=8))["random"] not in (first["random"], later["random"])


def test_a_brown_out_leaves_a_torn_write(probe: Path, tmp_path: Path) -> None:
    whole = look(probe, Setup(flash=tmp_path / "whole"))
    torn = tmp_path / "torn"
    with BoardProcess(emulated(probe), Setup(flash=torn, torn_write=22)) as board:
        told = board.run_to(DONE_US)
        assert [each.facts for each in events(told, "power")] == [{"cause": "torn"}]
        assert not events(told, "light"), "the power is gone"
        kept = torn.read_bytes()[-4096:]
        assert kept[:8] != b"\xff" * 8 and kept[22:] == b"\xff" * (4096 - 22)
        board.power(True)
        assert events(board.run(DONE_US), "light"), "once only"
    assert struct.unpack_from("<64I", torn.read_bytes(), len(torn.read_bytes()) - 4096)[8:10] == whole.raw[8:10]


def test_a_program_without_checksum_is_not_started(probe: Path, tmp_path: Path) -> None:
    broken = tmp_path / "broken.bin"
    image = bytearray(probe.read_bytes())
    image[3] ^= 1
    broken.write_bytes(image)
    with BoardProcess(emulated(broken), Setup()) as board:
        assert events(board.run_to(20_000), "bootloader")
        board.load(uf2.make(probe.read_bytes()))
        assert events(board.run(DONE_US), "light")
