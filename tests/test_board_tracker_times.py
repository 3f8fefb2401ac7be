"""When the tracker tells what: to the millisecond, by a clock that never runs back, and anew after a restart."""

from __future__ import annotations

from itertools import pairwise, product
from typing import Literal

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.core.model import Observation, Seen
from companion.device.protocol import Fault, Heartbeat, Notice
from companion.device.reading.tracker import ReadingTimes
from tests.board_kit import STANDARD, Bench, doubts, lie

TIMES = ReadingTimes()
WORD = STANDARD.dominoes[0].words[0]
"""What one half shows; it stands on no two cells at once here."""
PART = "+0000"
MOVED = "0+000"
"""A single magnet, and the same one on another sensor: no word of a tile, as in the middle of a push."""

SHARING = [
    (one.number, other.number)
    for one, other in pairwise(STANDARD.dominoes)
    if {*lie(one.number, 1, 1).words()} & {*lie(other.number, 1, 1).words()}
]
"""Numbers of dominoes that follow each other and share a word."""

Trouble = Literal["stuck", "flapping", "strip"]
faults = st.tuples(
    st.sampled_from(["stuck", "flapping", "strip"]), st.integers(0, 24), st.sampled_from([0, 1, 2, 3, 4, 255])
)
odd_words = st.one_of(
    st.just("00000"),
    st.sampled_from([word for one in STANDARD.dominoes for word in one.words]),
    st.text("+-0", min_size=5, max_size=5),
)


def told(seen: list[Observation]) -> list[tuple[Seen, int, int]]:
    """What was told, when, and after how much stillness."""
    return [(one.kind, one.at_ms, one.still_ms) for one in seen]


# ---- what happens to the board ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("notice", "kind", "text"),
    [
        ("supply-weak", Seen.FAULT, "weak"),
        ("started-brownout", Seen.NOTICE, "started brownout"),
        ("supply-good", Seen.FAULT, "weak cleared"),
        ("resumed", Seen.NOTICE, "resumed"),
        ("strong-field", Seen.NOTICE, "strong-field"),
        ("started", None, ""),
        ("supply-odd", None, ""),
        ("something-newer", None, ""),
    ],
)
def test_what_happens_to_a_board_is_told_then_or_says_nothing(notice: str, kind: Seen | None, text: str) -> None:
    bench = Bench()
    bench.feed(Heartbeat(**bench.stamp()))
    stamp = bench.stamp()
    seen = bench.feed(Notice(notice=notice, value=0, **stamp))
    expected = [] if kind is None else [(stamp["at_ms"], kind, text)]
    assert [(one.at_ms, one.kind, one.text) for one in seen] == expected


# ---- a restart --------------------------------------------------------------------------------------------------


@settings(deadline=None, max_examples=60)
@given(st.lists(faults, max_size=5), st.lists(odd_words, min_size=25, max_size=25))
def test_a_board_switched_on_again_is_read_as_if_it_had_never_been_heard(
    before: list[tuple[Trouble, int, int]], words: list[str]
) -> None:
    """Faults are of the time before: what is mended is believed again, and what is not is told again."""
    old, new = Bench(), Bench(boot=8)
    for fault, cell, sensor in before:
        at = cell // 5 * 5 if fault == "strip" else cell
        old.feed(Fault(fault=fault, cell=at, sensor=sensor, cleared=0, **old.stamp()))
    old.boot = 8
    old.snapshot(words)
    new.snapshot(words)
    assert old.reading == new.reading


@pytest.mark.parametrize("sensor", range(5))
def test_a_mended_sensor_is_believed_after_a_restart(sensor: int) -> None:
    bench = Bench()
    bench.stuck(12, sensor)
    bench.boot = 8
    bench.snapshot(["00000"] * 25)
    bench.word(12, "0" * sensor + "+" + "0" * (4 - sensor))
    # A lone centre is what a tile that lies askew gives.
    assert doubts(bench.reading) == {(3, 3): "askew" if sensor == 4 else "unknown"}


def test_what_was_pushed_before_a_restart_is_not_pushed_after_it() -> None:
    bench = Bench()
    bench.word(12, PART)
    bench.word(12, MOVED)
    bench.boot = 8
    words = ["00000"] * 25
    words[12] = MOVED
    bench.snapshot(words)
    (seen,) = bench.word(13, WORD)
    assert not seen.moving


# ---- the clock --------------------------------------------------------------------------------------------------


@settings(deadline=None, max_examples=60)
@given(
    st.lists(st.tuples(st.integers(1, 900), st.lists(st.integers(0, 5000), max_size=2)), min_size=1, max_size=12),
    st.sampled_from([1000, 100_000, 2**32 - 3000]),
)
def test_lines_that_tell_an_older_time_or_the_same_move_no_time(
    steps: list[tuple[int, list[int]]], start_ms: int
) -> None:
    """Heartbeats out of order and repeated, also where the board's clock turns over."""
    plain, late = Bench(at_ms=start_ms), Bench(at_ms=start_ms)
    for bench in (plain, late):
        bench.word(12, WORD)
    for ms, older in steps:
        for bench in (plain, late):
            bench.at_ms += ms
            bench.feed(Heartbeat(**bench.stamp()))
        for back_ms in older:
            assert late.feed(Heartbeat(**{**late.stamp(), "at_ms": (late.at_ms - back_ms) % 2**32})) == []
    for bench in (plain, late):
        bench.wait(4000, 7)
    assert told(plain.seen) == told(late.seen)


@pytest.mark.parametrize("start_ms", [0, 50_000, 2**32 - 1, 2**32 - 1500, 2**32 - 2999])
def test_each_stillness_is_told_at_its_very_millisecond_once(start_ms: int) -> None:
    bench = Bench(at_ms=start_ms)
    bench.word(12, WORD)
    seen = bench.wait(7000, 1)
    assert [one.still_ms for one in seen] == [1500, 3000]
    assert [one.at_ms for one in seen] == [(start_ms + ms) % 2**32 for ms in (1500, 3000)]


@pytest.mark.parametrize("start_ms", [50_000, 2**32 - 200])
def test_the_end_of_a_push_is_told_at_its_very_millisecond_once(start_ms: int) -> None:
    bench = Bench(at_ms=start_ms)
    bench.word(12, PART)
    bench.word(12, MOVED)
    bench.word(13, WORD)
    seen = bench.wait(7000, 1)
    assert [(one.still_ms, one.at_ms) for one in seen] == [
        (ms, (start_ms + ms) % 2**32) for ms in (TIMES.rest_ms, TIMES.quiet_ms, TIMES.long_quiet_ms)
    ]


def test_quiet_begins_anew_with_each_change_and_with_nothing_else() -> None:
    bench = Bench()
    bench.word(12, WORD)
    bench.wait(1499, 1)
    bench.word(12, WORD)
    assert [one.still_ms for one in bench.wait(1)] == [1500]
    bench.word(12, "00000")
    assert bench.wait(1499, 1) == []
    assert [one.still_ms for one in bench.wait(1)] == [1500]


# ---- what is pushed ---------------------------------------------------------------------------------------------


def test_a_push_reaches_the_cells_around_also_across_corners_and_no_others() -> None:
    for gone, here in product(range(25), repeat=2):
        bench = Bench()
        bench.word(gone, PART)
        bench.word(gone, MOVED)
        bench.wait(TIMES.rest_ms, TIMES.rest_ms)  # that push is over
        seen = bench.word(here, WORD)[-1]
        near = max(abs(gone % 5 - here % 5), abs(gone // 5 - here // 5)) <= 1
        assert seen.moving == near, (gone, here)


@pytest.mark.parametrize(("gap_ms", "pushed"), [(0, True), (499, True), (500, False), (900, False)])
def test_a_magnet_that_left_so_lately_belongs_to_what_is_read_beside_it(gap_ms: int, pushed: bool) -> None:
    bench = Bench()
    bench.word(12, PART)
    bench.word(12, MOVED)
    bench.at_ms += gap_ms
    assert bench.word(13, WORD)[-1].moving == pushed


@pytest.mark.parametrize(("stood_ms", "pushed"), [(0, True), (199, True), (200, False), (5000, False)])
def test_what_stood_and_is_gone_altogether_was_lifted(stood_ms: int, pushed: bool) -> None:
    bench = Bench()
    bench.word(12, WORD)
    bench.at_ms += stood_ms
    bench.word(12, "00000")
    (seen,) = bench.word(13, STANDARD.dominoes[30].words[0])
    assert seen.moving == pushed


@pytest.mark.parametrize(("gap_ms", "pushed"), [(0, True), (499, True), (500, False)])
@pytest.mark.parametrize("cell", [13, 18, 22, 4])
def test_what_seemed_lifted_was_pushed_if_no_tile_is_read_soon_wherever_it_stands(
    cell: int, gap_ms: int, pushed: bool
) -> None:
    """It stands between two cells, and pushed fast it has passed another unread."""
    bench = Bench()
    bench.word(12, WORD)
    bench.wait(5000)
    bench.word(12, "00000")
    bench.at_ms += gap_ms
    assert bench.word(cell, "+-0+0")[-1].moving == pushed


@pytest.mark.parametrize(("gap_ms", "pushed"), [(0, True), (469, True), (470, False)])
@pytest.mark.parametrize("spot", [(3, 2), (2, 3), (4, 5), (1, 1)])
def test_a_domino_that_seemed_lifted_was_pushed_if_it_lies_elsewhere_soon(
    spot: tuple[int, int], gap_ms: int, pushed: bool
) -> None:
    """Its other half is read 30 ms after the gap."""
    bench = Bench()
    bench.lay(lie(7, 2, 2))
    bench.wait(5000)
    for cell in (6, 7):
        bench.word(cell, "00000")
    bench.at_ms += gap_ms
    bench.lay(lie(7, *spot))
    assert bench.seen[-1].moving == pushed


@pytest.mark.parametrize(("first", "then"), SHARING)
def test_another_domino_is_no_push_though_it_shares_a_word_with_the_one_just_lifted(first: int, then: int) -> None:
    bench = Bench()
    bench.lay(lie(first, 2, 2))
    bench.wait(5000)
    for cell in (6, 7):
        bench.word(cell, "00000")
    bench.at_ms += 170
    bench.lay(lie(then, 2, 4))
    assert not any(one.moving for one in bench.seen)


def test_what_is_put_back_where_it_was_lifted_is_no_push() -> None:
    bench = Bench()
    bench.word(12, WORD)
    bench.wait(5000)
    bench.word(12, "00000")
    bench.at_ms += 100
    assert not bench.word(12, WORD)[-1].moving


# ---- flapping ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("gap_ms", "flaps"), [(150, True), (199, True), (200, False), (300, False)])
def test_more_than_five_changes_within_a_second_are_flapping(gap_ms: int, flaps: bool) -> None:
    bench = Bench()
    for number in range(12):
        bench.word(12, WORD if number % 2 == 0 else "00000")
        assert ("flapping" in doubts(bench.reading).values()) == (flaps and number >= 5), number
        bench.at_ms += gap_ms


@pytest.mark.parametrize("rest_ms", [999, 1000])
def test_a_cell_is_calm_after_a_second_and_its_quiet_counts_from_its_last_change(rest_ms: int) -> None:
    bench = Bench()
    for number in range(7):
        bench.at_ms += 10
        bench.word(12, WORD if number % 2 == 0 else "00000")
    bench.wait(rest_ms, rest_ms)
    assert bool(doubts(bench.reading)) == (rest_ms < 1000)
    bench.wait(1000 - rest_ms)
    assert [kind for _, kind in bench.reading.kinds] == [STANDARD.dominoes[0].kinds[0]]
    assert [one.still_ms for one in bench.wait(499, 1)] == []
    assert [one.still_ms for one in bench.wait(1)] == [1500]


# ---- what a lone magnet is --------------------------------------------------------------------------------------


def test_a_laid_domino_is_never_moving() -> None:
    for turn in range(4):
        bench = Bench()
        bench.lay(lie(24, 3, 3, turn))
        assert not any(one.moving for one in bench.seen)
