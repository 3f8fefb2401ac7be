"""The earcons as an ear takes them: length, loudness, soft ends, and which pitch follows which."""

from __future__ import annotations

import array
import cmath
import math
from functools import cache
from itertools import combinations, pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.core.model import Topic
from companion.speech.earcons import GAP_MS, NAMES, earcon, warm

RATE = 22050
FRAME = RATE // 50  # 20 ms
SEMITONES = range(-6, 25)  # about 440 Hz


def values(name: str, volume: int = 60, rate: int = RATE) -> array.array[int]:
    """Its samples without the gap behind it."""
    samples = array.array("h", earcon(name, volume, rate))
    gap = rate * GAP_MS // 1000
    assert not any(samples[-gap:])
    return samples[:-gap]


def power(frame: array.array[int], hertz: float) -> float:
    """What the frame holds of one frequency: one term of a discrete Fourier transform, with soft ends."""
    count = len(frame)
    turn = -2j * math.pi * hertz / RATE
    window = [math.sin(math.pi * (i + 0.5) / count) ** 2 for i in range(count)]
    return abs(sum(w * v * cmath.exp(turn * i) for i, (w, v) in enumerate(zip(window, frame, strict=True))))


@cache
def contour(name: str) -> tuple[int, ...]:
    """The strongest pitch of each 20 ms, in semitones above 440 Hz."""
    samples = values(name)
    frames = [samples[at : at + FRAME] for at in range(0, len(samples) - FRAME + 1, FRAME)]
    return tuple(max(SEMITONES, key=lambda s: power(frame, 440 * 2 ** (s / 12))) for frame in frames)


def test_there_are_ten_and_each_belongs_to_a_topic() -> None:
    assert len(NAMES) == 10
    assert {Topic(name) for name in NAMES} == NAMES
    warm(RATE)


@pytest.mark.parametrize("name", sorted(NAMES))
@pytest.mark.parametrize("rate", [8000, 22050, 48000])
def test_it_is_short_not_clipped_and_begins_and_ends_softly(name: str, rate: int) -> None:
    samples = values(name, 100, rate)
    assert 0.05 < len(samples) / rate <= 0.25
    loudest = max(map(abs, samples))
    assert 8000 < loudest < 20_000
    edge = rate // 1000
    assert max(map(abs, samples[: edge // 2])) < 0.05 * loudest
    assert max(map(abs, samples[-edge // 2 :])) < 0.05 * loudest
    assert abs(sum(samples)) / len(samples) < 0.01 * loudest, "no constant part"


@pytest.mark.parametrize("name", sorted(NAMES))
def test_it_never_jumps(name: str) -> None:
    """A click is a step that the loudest wave itself does not make."""
    samples = values(name, 100)
    steps = [abs(b - a) for a, b in pairwise(samples)]
    middle = sorted(steps)[len(steps) * 95 // 100]
    assert max(steps) < 2.5 * middle


@pytest.mark.parametrize("name", sorted(NAMES))
def test_it_stays_inside_an_octave(name: str) -> None:
    assert max(contour(name)) - min(contour(name)) <= 12
    assert min(contour(name)) >= 0 and max(contour(name)) <= 12, "small loudspeakers and old ears hear it"


def test_what_rises_is_well_and_what_falls_is_not() -> None:
    rise = {name: contour(name)[-1] - contour(name)[0] for name in NAMES}
    assert {name for name in NAMES if rise[name] > 2} == {"placed", "turn", "ready", "end"}
    assert {name for name in NAMES if rise[name] < -2} == {"careful", "lost"}


def test_that_an_act_is_final_comes_to_rest_half_a_step_lower() -> None:
    assert contour("final")[0] - contour("final")[-1] == 1
    assert len(values("final")) / RATE < 0.15, "it goes before the words of every act that closes another"


def test_two_sounds_follow_each_other_in_one() -> None:
    joined = array.array("h", earcon("final+placed", 60, RATE))
    gap = RATE * GAP_MS // 1000
    assert joined[:-gap] == values("final") + values("placed")
    assert earcon("final+nothing", 60, RATE) == b""


def apart(one: tuple[int, ...], other: tuple[int, ...]) -> float:
    """How far two contours lie apart: semitones a frame; a frame that only one has counts half an octave."""
    frames = max(len(one), len(other))
    shared = sum(abs(a - b) for a, b in zip(one, other, strict=False))
    return (shared + 6 * abs(len(one) - len(other))) / frames


def test_no_two_are_alike() -> None:
    for one, other in combinations(sorted(NAMES), 2):
        assert apart(contour(one), contour(other)) > 2.5, (one, other, contour(one), contour(other))


@settings(deadline=None, max_examples=60)
@given(name=st.sampled_from(sorted(NAMES)), low=st.integers(-10, 120), high=st.integers(-10, 120))
def test_the_volume_is_a_straight_line(name: str, low: int, high: int) -> None:
    def peak(volume: int) -> int:
        return max(map(abs, array.array("h", earcon(name, volume, RATE))), default=0)

    bounded = min(max(low, 0), 100)
    assert abs(peak(low) - peak(100) * bounded / 100) <= 1
    assert (peak(low) <= peak(high)) == (bounded <= min(max(high, 0), 100)) or peak(low) == peak(high)


@given(name=st.text(max_size=10).filter(lambda name: name not in NAMES))
def test_a_name_that_is_none_has_no_sound(name: str) -> None:
    assert earcon(name, 60, RATE) == b""
    assert earcon("placed", 0, RATE) == b""
