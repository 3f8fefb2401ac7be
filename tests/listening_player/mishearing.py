"""A bad channel for spoken words: what an old ear behind the small speaker of a laptop makes of phonemes.

Words are rows of phonemes (IPA, by espeak-ng). The channel loses and exchanges phonemes, clips the first syllable,
and exchanges a number for one that sounds like it. Everything above 3 kHz is weak, as in the model of the spoken
lines: so s, f, t and their like are lost first. Whoever listens takes the nearest of the valid names.
"""

from __future__ import annotations

import math
import random
from collections.abc import Mapping, Sequence
from functools import cache

import numpy as np
from numpy.typing import NDArray

Sounds = tuple[str, ...]
Said = tuple[Sounds, ...]
"""A name, word by word."""

VOWELS = {
    "i": (300, 2300),
    "ɪ": (400, 2000),
    "e": (450, 2000),
    "ɛ": (580, 1800),
    "æ": (700, 1700),
    "a": (750, 1350),
    "ɑ": (700, 1100),
    "ɐ": (650, 1300),
    "ʌ": (640, 1200),
    "ɒ": (600, 900),
    "ɔ": (550, 850),
    "o": (450, 850),
    "ʊ": (430, 1050),
    "u": (320, 850),
    "ɨ": (380, 1700),
    "ə": (500, 1450),
    "ɜ": (550, 1400),
}
"""Rough formants of vowels, in hertz."""
CLASSES = {
    "stop": "p b t d k ɡ c ɟ",
    "sibilant": "s z ʃ ʒ ɕ ʑ ʂ ʐ",
    "fricative": "f v θ ð x h ɦ",
    "nasal": "m n ɲ ŋ",
    "glide": "l r ɹ j w ɾ ɫ",
}
CLASS = {sound: name for name, sounds in CLASSES.items() for sound in sounds.split()}
WEAK = {**dict.fromkeys("ptkcsʃɕʂfθxh", 1.0), **dict.fromkeys("bdɡɟzʒʑʐvðɦ", 0.6)}
"""How much of a consonant lies above the limit of the channel."""
_REST = 0.3
_VOWEL_CHANGES, _OTHER_CHANGES = 0.25, 0.5
SOUNDS = (*VOWELS, *CLASS)
"""Every phoneme that is told apart; stress, length and softness are not heard."""
INDEX = {sound: at for at, sound in enumerate(SOUNDS)}


def sounds_of(ipa: str) -> Sounds:
    """The phonemes of a word of IPA."""
    return tuple(one for one in ipa.replace("g", "ɡ") if one in INDEX)


def apart(one: str, other: str) -> float:
    """How different two phonemes sound: 0 alike, 1 not at all alike."""
    if one == other:
        return 0.0
    if one in VOWELS and other in VOWELS:
        (a, b), (c, d) = VOWELS[one], VOWELS[other]
        return min(0.8, 0.15 + abs(math.log(a / c)) / 1.5 + abs(math.log(b / d)) / 1.5)
    if one in VOWELS or other in VOWELS:
        return 1.0
    if CLASS[one] == CLASS[other]:
        return 0.4
    return 0.6 if WEAK.get(one, 0) and WEAK.get(other, 0) else 0.8


def _lost(sound: str) -> float:
    """What it costs to take a phoneme for nothing."""
    return 0.9 if sound in VOWELS else 0.75 - 0.3 * WEAK.get(sound, 0)


SUBSTITUTED: NDArray[np.float32] = np.array([[apart(a, b) for b in SOUNDS] for a in SOUNDS], np.float32)
MISSING: NDArray[np.float32] = np.array([_lost(one) for one in SOUNDS] + [0.0], np.float32)
"""By number of a phoneme; the last is the filling behind a short word."""


class Channel:
    """A channel of one strength, 0 to 1, and one seed. numbers: the words by which numbers are told."""

    def __init__(self, strength: float, seed: int, numbers: Sequence[Sounds] = ()) -> None:
        self._strength, self._dice = strength, random.Random(seed)
        self._alike = {one: _alike(one, numbers) for one in numbers}

    def heard(self, said: Said) -> Sounds:
        """What is heard of a name."""
        dice, strength = self._dice, self._strength
        words = list(said)
        for at, word in enumerate(words):
            if word in self._alike and dice.random() < strength / 2:
                others = self._alike[word]
                words[at] = dice.choices(list(others), list(others.values()))[0]
        if dice.random() < strength / 2:
            words[0] = _clipped(words[0])
        return tuple(one for word in words for sound in word if (one := self._sound(sound)))

    def _sound(self, sound: str) -> str:
        """A phoneme as it is heard, empty where it is lost."""
        chance = self._dice.random() / max(self._strength, 1e-9)
        if sound in VOWELS:
            return self._other(sound) if chance < _VOWEL_CHANGES else sound
        weak = WEAK.get(sound, _REST)
        if chance < weak * (1 - _OTHER_CHANGES):
            return ""
        return self._other(sound) if chance < weak else sound

    def _other(self, sound: str) -> str:
        others, weights = _neighbours(sound)
        return self._dice.choices(others, weights)[0]


@cache
def _neighbours(sound: str) -> tuple[tuple[str, ...], tuple[float, ...]]:
    """What a phoneme is taken for, near ones more often."""
    near = {one: math.exp(-6 * apart(sound, one)) for one in SOUNDS if one != sound and apart(sound, one) < 0.6}
    return tuple(near), tuple(near.values())


def _alike(word: Sounds, numbers: Sequence[Sounds]) -> Mapping[Sounds, float]:
    """Other numbers, those of similar sound more often."""
    away = nearness([word], numbers)[0]
    return {one: math.exp(-3 * float(far)) for one, far in zip(numbers, away, strict=True) if one != word}


def _clipped(word: Sounds) -> Sounds:
    """A word whose first syllable was not heard."""
    first = next((at for at, one in enumerate(word) if one in VOWELS), len(word) - 1)
    return word[first + 1 :]


def nearness(heard: Sequence[Sounds], names: Sequence[Sounds]) -> NDArray[np.float32]:
    """How far each heard row is from each name: the cheapest way to make one of the other."""
    one, one_long = _padded(heard)
    other, other_long = _padded(names)
    substituted = np.zeros((len(SOUNDS) + 1, len(SOUNDS) + 1), np.float32)
    substituted[:-1, :-1] = SUBSTITUTED
    row = np.zeros((len(heard), len(names), other.shape[1] + 1), np.float32)
    row[:, :, 1:] = np.cumsum(MISSING[other], axis=1)[None]
    found = np.take_along_axis(row, np.broadcast_to(other_long[None, :, None], (*row.shape[:2], 1)), 2)[:, :, 0]
    for at in range(one.shape[1]):
        sound = one[:, at]
        lost = MISSING[sound][:, None]
        after = np.empty_like(row)
        after[:, :, 0] = row[:, :, 0] + lost
        for to in range(other.shape[1]):
            changed = row[:, :, to] + substituted[sound[:, None], other[None, :, to]]
            left_out = np.minimum(row[:, :, to + 1] + lost, after[:, :, to] + MISSING[other[:, to]][None])
            after[:, :, to + 1] = np.minimum(changed, left_out)
        row = after
        ends = one_long == at + 1
        if ends.any():
            here = np.broadcast_to(other_long[None, :, None], (int(ends.sum()), len(names), 1))
            found[ends] = np.take_along_axis(row[ends], here, 2)[:, :, 0]
    return found


def _padded(rows: Sequence[Sounds]) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    longest = max(map(len, rows))
    filled = np.full((len(rows), longest), len(SOUNDS), np.int64)
    for at, row in enumerate(rows):
        filled[at, : len(row)] = [INDEX[one] for one in row]
    return filled, np.array([len(row) for row in rows], np.int64)
