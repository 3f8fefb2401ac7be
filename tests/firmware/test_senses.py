"""The rules of a single sensor, a single cell, buttons and signs, against tables and independent oracles."""

from __future__ import annotations

import csv
import ctypes as c
import random
import re
import subprocess
from collections.abc import Sequence
from fractions import Fraction
from itertools import groupby
from pathlib import Path

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from tests.firmware import core_kit as kit

DATA = Path(__file__).parents[1] / "data"
CORE = kit.FIRMWARE / "core"
OWN_HEADERS = ("field.h", "trit.h", "debounce.h", "faults.h", "touch.h", "senses.h", "buttons.h", "signal.h")


def table(name: str) -> list[dict[str, str]]:
    with (DATA / name).open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def cases(name: str) -> list[tuple[str, list[dict[str, str]]]]:
    return [(case, list(rows)) for case, rows in groupby(table(name), key=lambda row: row["case"])]


# ---- field and trit ----


@settings(deadline=None)
@given(st.integers(0, 4 * 4095), st.integers(0, 4 * 4095), st.integers(2867, 5325))
@example(0, 4 * 4095, 8192)
@example(4 * 4095, 0, 8192)
def test_field_is_that_of_the_data_sheet(raw: int, zero: int, gain: int) -> None:
    millivolts_apart = Fraction(zero - raw, 4) * 3300 / 4096
    exact_ut = millivolts_apart / Fraction(kit.MV_PER_MT) * 1000 * Fraction(gain, 4096)
    assert abs(kit.library().core_field_ut(raw, zero, gain) - exact_ut) <= 3


def test_field_of_the_gauge_magnet() -> None:
    north_down = kit.raw_of(42)
    assert 41_950 < kit.library().core_field_ut(north_down, 8192, 4096) < 42_050
    assert north_down == round(1335 * 4 * 4096 / 3300)


THRESHOLDS = [
    (king, row)
    for king, name in enumerate(("sensing_thresholds.csv", "sensing_thresholds_king.csv"))
    for row in table(name)
]


@pytest.mark.parametrize(
    ("king", "row"), THRESHOLDS, ids=lambda value: "_".join(value.values()) if isinstance(value, dict) else value
)
@pytest.mark.parametrize("tuning", [(8192, 4096), (8010, 3600), (8400, 4700)])
def test_thresholds(king: int, row: dict[str, str], tuning: tuple[int, int]) -> None:
    zero, gain = tuning
    before = 255 if row["before"] == "first" else kit.SIGNS.index(row["before"])
    raw = round(zero - float(row["field_mt"]) * kit.RAW_PER_MT * 4096 / gain)
    assert kit.SIGNS[kit.library().core_trit(king, before, raw, zero, gain)] == row["after"]


# ---- debounce ----


def settled(looks: Sequence[tuple[int, int]], settle_us: int) -> list[tuple[int, bool]]:
    """looks: (elapsed_us, word); the stable word after each look and whether it changed."""
    count = len(looks)
    stable, changed = (c.c_uint16 * count)(), (c.c_uint8 * count)()
    kit.library().core_settle(
        count,
        (c.c_uint32 * count)(*(elapsed for elapsed, _ in looks)),
        (c.c_uint16 * count)(*(word for _, word in looks)),
        settle_us,
        stable,
        changed,
    )
    return [(stable[i], bool(changed[i])) for i in range(count)]


def oracle(looks: Sequence[tuple[int, int]], settle_us: int) -> list[tuple[int, bool]]:
    """A word is stable when an unbroken row of looks saw it, and the first and the last are settle_us apart."""
    at_us, stable = 0, 0
    times: list[int] = []
    told: list[tuple[int, bool]] = []
    for index, (elapsed, word) in enumerate(looks):
        at_us += elapsed
        times.append(at_us)
        first = index
        while first > 0 and looks[first - 1][1] == word:
            first -= 1
        changes = word != stable and first < index and at_us - times[first] >= settle_us
        stable = word if changes else stable
        told.append((stable, changes))
    return told


@pytest.mark.parametrize(("case", "rows"), cases("sensing_debounce.csv"), ids=lambda value: str(value)[:60])
def test_debounce_table(case: str, rows: list[dict[str, str]]) -> None:
    looks = [(int(row["elapsed_us"]), kit.word_number(row["seen"])) for row in rows]
    wanted = [(row["stable"], row["changed"] == "1") for row in rows]
    got = [(kit.word_text(word), changed) for word, changed in settled(looks, int(rows[0]["settle_us"]))]
    assert got == wanted, case


@settings(deadline=None)
@given(
    st.lists(st.tuples(st.integers(0, 60_000), st.sampled_from([0, 0, 1, 2, 0x3FF])), max_size=60),
    st.integers(1, 100_000),
)
def test_debounce_is_the_contract(looks: list[tuple[int, int]], settle_us: int) -> None:
    # An empty cell starts as stable but unseen: a first look at "empty" changes nothing either way.
    assert settled(looks, settle_us) == oracle(looks, settle_us)


def test_debounce_is_the_contract_over_long_irregular_times() -> None:
    random_ = random.Random(4)
    for _ in range(60):
        word, looks = 0, []
        for _ in range(400):
            word = random_.choice([word] * 12 + [0, 1, 2, 5, 0x155])
            looks.append((random_.choice([5000, 8000, 8001, 10_000, 33_000, random_.randrange(90_000)]), word))
        settle_us = random_.choice([5000, 40_000, 40_001, 300_000, 1_000_000])
        assert settled(looks, settle_us) == oracle(looks, settle_us)


# ---- buttons and signs ----


@pytest.mark.parametrize(("case", "rows"), cases("sensing_buttons.csv"), ids=lambda value: str(value)[:60])
def test_buttons_table(case: str, rows: list[dict[str, str]]) -> None:
    count = len(rows)
    pressed = (c.c_uint8 * count)()
    kit.library().core_buttons(
        count,
        (c.c_uint32 * count)(*(int(row["elapsed_us"]) for row in rows)),
        (c.c_uint8 * count)(*(int(row["down"]) for row in rows)),
        pressed,
    )
    assert list(pressed) == [int(row["pressed"]) for row in rows], case


def test_identify_by_light_by_buzzer_and_by_both() -> None:
    def shown(value: int) -> list[tuple[bool, int]]:
        told = [kit.library().core_identify(value, 5000 + at_ms) for at_ms in range(1000)]
        return [(number >= 65536, number % 65536) for number in told]

    light, buzzer, both = shown(1), shown(2), shown(3)
    assert [on for on, _ in light] == [True] * 500 + [False] * 500 and not any(hz for _, hz in light)
    tones = [(hz, len(list(run))) for hz, run in groupby(hz for _, hz in buzzer)]
    assert tones == [(2000, 100), (0, 100), (2500, 100), (0, 700)] and not any(on for on, _ in buzzer)
    assert both == [(on, hz) for (on, _), (_, hz) in zip(light, buzzer, strict=True)]
    assert shown(0) == [(False, 0)] * 1000


@pytest.mark.parametrize(("sign", "flashes"), [(0, [120]), (1, [200, 200]), (2, [600])])
def test_signs_end_by_themselves(sign: int, flashes: list[int]) -> None:
    told = [kit.library().core_sign(sign, at_ms) for at_ms in range(3000)]
    assert [len(list(run)) for on, run in groupby(told, key=lambda number: number >= 65536) if on] == flashes
    assert all((number >= 65536) == (number % 65536 > 0) for number in told)
    assert not any(told[1000:])


# ---- the headers themselves ----


def test_headers_use_no_heap_and_no_floating_point() -> None:
    for name in OWN_HEADERS:
        text = (CORE / name).read_text(encoding="ascii")
        code = re.sub(r"//.*", "", text)
        code = re.sub(r"::new \(static_cast<void\*>\(this\)\)|#include <new>", "", code)
        assert not re.search(r"\b(float|double|new|malloc|std::vector|std::string|virtual|throw)\b", code), name
        assert len(text.splitlines()) < 400, name


@pytest.mark.parametrize("name", OWN_HEADERS)
def test_each_header_compiles_alone(name: str, tmp_path: Path) -> None:
    source = tmp_path / "alone.cpp"
    source.write_text(f'#include "{name}"\n', encoding="utf-8")
    subprocess.run(["g++", *kit.FLAGS, f"-I{CORE}", "-fsyntax-only", str(source)], check=True)


def test_memory_of_the_largest_board() -> None:
    assert kit.library().core_size() <= 7 * 1024
