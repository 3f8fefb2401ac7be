"""Earcons: short sounds that go before the words and are never the only carrier. Pure: no files, no clock.

What rises is well, what falls is not, but a half step down comes to rest: `final`. Each stays inside one octave
and is shorter than a quarter of a second.
"""

from __future__ import annotations

import array
import math
from functools import cache, lru_cache

GAP_MS = 40
"""Silence between an earcon and the words."""

JOIN = "+"
"""Between the names of sounds that follow each other without silence: "final+placed"."""

_PEAK = 13_000  # of 32,767 at full volume: at the usual 60 percent about as loud as the words
_RISE_MS, _FALL_MS = 4, 12
_BASE_HZ = 440.0  # heights below are semitones above it
_ROUND, _HARD = (1.0, 0.25), (1.0, 0.25, 0.45, 0.15, 0.25)  # partials

Note = tuple[float, float, int]
"""Height at its begin and at its end, and its length in ms; two heights alike are a steady note."""

_NOTES: dict[str, tuple[Note, ...]] = {
    "placed": ((2, 2, 60), (7, 7, 90)),
    "lifted": ((7, 7, 55), (7, 7, 55)),
    "careful": ((6, 6, 110), (0, 0, 130)),
    "turn": ((5, 5, 60), (9, 9, 60), (12, 12, 90)),
    "none": ((0, 0, 70),),
    "final": ((5, 5, 45), (4, 4, 75)),
    "ready": ((0, 12, 220),),
    "lost": ((12, 0, 240),),
    "sent": ((11, 11, 40), (6, 6, 40), (11, 11, 70)),
    "end": ((5, 5, 55), (12, 12, 55), (5, 5, 55), (12, 12, 80)),
}

NAMES = frozenset(_NOTES)
"""Names of model.Topic that have a sound."""


@lru_cache(maxsize=64)
def earcon(name: str, volume: int, rate: int) -> bytes:
    """The sound as 16-bit mono samples with GAP_MS of silence behind it; empty for no such name or volume 0.

    name: of NAMES, or several joined. volume: 0 to 100, what is beyond counts as the nearest. rate: samples a
    second.
    """
    loudness = min(max(volume, 0), 100)
    names = name.split(JOIN)
    if not loudness or not set(names) <= NAMES:
        return b""
    scale = _PEAK * loudness / 100
    sound = array.array("h", [round(scale * value) for one in names for value in _wave(one, rate)])
    return sound.tobytes() + bytes(2 * (rate * GAP_MS // 1000))


def warm(rate: int) -> None:
    """Compute all of them beforehand; otherwise each takes some milliseconds when it is first needed."""
    for name in _NOTES:
        _wave(name, rate)


@cache
def _wave(name: str, rate: int) -> array.array[float]:
    """Its samples, at most 1; the notes follow one another, each with soft ends."""
    partials = _HARD if name == "careful" else _ROUND
    wave: array.array[float] = array.array("d")
    for begin, end, length_ms in _NOTES[name]:
        count, rise, fall = (rate * ms // 1000 for ms in (length_ms, _RISE_MS, _FALL_MS))
        phase, step = 0.0, 2 * math.pi * _BASE_HZ / rate
        for i in range(count):
            phase += step * 2 ** ((begin + (end - begin) * i / count) / 12)
            edge = min((i + 1) / rise, (count - i) / fall, 1.0)
            tone = sum(part * math.sin(number * phase) for number, part in enumerate(partials, 1))
            wave.append(tone * math.sin(edge * math.pi / 2) ** 2)
    loudest = max(map(abs, wave))
    return array.array("d", [value / loudest for value in wave])
