"""The pockets of jigs: the mirror image of the tiles, read as fingers do."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.device.tiles.files import standard
from companion.device.tiles.jig import GAUGE_WORDS, MIRRORED, READING, places
from companion.games import SENSED

AT = ((-1, -1), (1, -1), (1, 1), (-1, 1), (0, 0))
"""Sites of a word in a cell of four units, near left first: x right, y far."""
WORD = st.text(alphabet="+-0", min_size=5, max_size=5)


def tile_points(words: tuple[str, ...]) -> dict[tuple[int, int], str]:
    """Where an unturned tile around the origin has magnets, and their signs."""
    first = -2 * (len(words) - 1)
    return {
        (first + 4 * part + x, y): sign
        for part, word in enumerate(words)
        for (x, y), sign in zip(AT, word, strict=True)
        if sign != "0"
    }


def jig_points(words: tuple[str, ...]) -> dict[tuple[int, int], str]:
    """The same of a jig, by what places tells."""
    first = -2 * (len(words) - 1)
    return {(first + 4 * one.part + AT[one.site][0], AT[one.site][1]): one.sign for one in places(words)}


@given(st.lists(WORD, min_size=1, max_size=2).map(tuple))
def test_a_pocket_of_the_tile_is_on_the_other_side_of_the_jig(words: tuple[str, ...]) -> None:
    assert jig_points(words) == {(-x, y): sign for (x, y), sign in tile_points(words).items()}


@pytest.mark.parametrize("game", SENSED)
def test_every_jig_brings_each_magnet_to_its_pocket(game: str) -> None:
    for words in (*standard(game).words().values(), GAUGE_WORDS):
        found = places(words)
        assert {(len(words) - 1 - one.part, MIRRORED[one.site]): one.sign for one in found} == {
            (part, site): sign for part, word in enumerate(words) for site, sign in enumerate(word) if sign != "0"
        }


def test_pockets_are_named_half_by_half_from_the_left_and_from_far_to_near() -> None:
    found = places(("+++++", "-----"))
    assert [one.part for one in found] == [0] * 5 + [1] * 5
    assert [one.sign for one in found] == ["-"] * 5 + ["+"] * 5
    ways = [AT[one.site] for one in found[:5]]
    assert ways == sorted(ways, key=lambda at: (-at[1], at[0]))
    assert sorted(READING) == list(range(5))


@pytest.mark.parametrize("words", [("++++",), ("+++++", "++?++")])
def test_what_is_no_word_of_a_tile_has_no_jig(words: tuple[str, ...]) -> None:
    with pytest.raises(ValueError, match="no word"):
        places(words)
