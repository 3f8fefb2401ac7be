"""The letters of the large view: every one that a sentence needs is there, whole, and unlike the others."""

from __future__ import annotations

import unicodedata
from itertools import combinations

import pytest

from companion.language.phrases import LANGUAGES, Phrases
from companion.ui.large import blocks, boards, compact, font
from tests.language_support import entries, facts_for
from tests.large_support import ALPHABETS, SIGNS, drawn, every_letter, golden_lines


def test_every_sentence_can_be_drawn() -> None:
    sentences = golden_lines()
    assert len(sentences) > 500
    missing = {letter for line in sentences for letter in blocks.cleaned(line) if font.glyph(letter) is None}
    assert not missing


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_drawn(language: str) -> None:
    """Also those that no golden file has."""
    phrases = Phrases(language, strict=True)
    for key, entry in entries("en").items():
        if all(fact.sort != "words" for fact in entry.facts.values()):
            said = blocks.cleaned(phrases.write(key, facts_for(language, key, 1)))
            assert font.known(said), f"{key}: {said!r}"


@pytest.mark.parametrize("letter", [*every_letter(), font.CASTLE])
def test_a_glyph_is_a_box_with_ink(letter: str) -> None:
    glyph = drawn(letter)
    assert len(glyph) == font.HEIGHT
    assert len({len(row) for row in glyph}) == 1
    assert set("".join(glyph)) == {"#", "."}
    first, last = ({row[i] for row in glyph} for i in (0, -1))
    assert "#" in first and "#" in last, "empty columns belong to no glyph"


def parts(glyph: font.Glyph) -> int:
    """How many pieces of ink do not touch each other, not even at a corner."""
    left = {(x, y) for y, row in enumerate(glyph) for x, pixel in enumerate(row) if pixel == "#"}
    count = 0
    while left:
        count += 1
        ahead = [left.pop()]
        while ahead:
            x, y = ahead.pop()
            near = {(x + i, y + j) for i in (-1, 0, 1) for j in (-1, 0, 1)} & left
            left -= near
            ahead += near
    return count


@pytest.mark.parametrize("letter", [one for one in every_letter() if one not in SIGNS])
def test_a_letter_hangs_together_and_its_accent_stands_apart(letter: str) -> None:
    """One piece, two with an accent above or a dot; an ogonek and the stroke of ł touch."""
    base, *accents = list(unicodedata.normalize("NFD", letter))
    apart = [one for one in accents if one != "\u0328"]
    dotted = (base in "ij" and not accents) or letter == "0"
    assert parts(drawn(letter)) == 1 + len(apart) + dotted, letter


def test_two_letters_differ_in_more_than_a_pixel() -> None:
    for one, other in combinations(every_letter(), 2):
        a, b = drawn(one), drawn(other)
        wide = max(len(a[0]), len(b[0]))
        different = sum(
            p != q
            for r, s in zip(a, b, strict=True)
            for p, q in zip(r.ljust(wide, "."), s.ljust(wide, "."), strict=True)
        )
        assert different >= 2, f"{one} and {other} differ in {different} pixels"


def test_compact_letters_differ_and_have_one_height() -> None:
    known = {
        letter: compact.glyph(letter)
        for letter in "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789" + boards.EMPTY + font.CASTLE
    }
    assert all(glyph is not None and len(glyph) == compact.HEIGHT for glyph in known.values())
    assert len(set(known.values())) == len(known)


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_accent_leaves_its_letter_as_it_is(language: str) -> None:
    """An accent changes nothing of its letter: it stands above it, or hangs at its foot."""
    for letter in ALPHABETS[language] + ALPHABETS[language].upper():
        base, *accents = list(unicodedata.normalize("NFD", letter))
        if not accents or (accents[0] == "\u030c" and base in "dtl"):
            continue
        plain, accented = drawn("ı" if base == "i" else base), drawn(letter)
        rows = [i for i, (a, b) in enumerate(zip(plain, accented, strict=True)) if a.strip(".") != b.strip(".")]
        under = accents[0] == "\u0328"
        assert (
            all(i >= font.BASE for i in rows)
            if under
            else max(rows) < next(i for i, row in enumerate(plain) if "#" in row)
        ), letter
