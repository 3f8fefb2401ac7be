"""The pockets of a base as they are told to who lays magnets in: read as fingers do."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.device.tiles.loading import READING, places

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


def told_points(words: tuple[str, ...]) -> dict[tuple[int, int], str]:
    """The same by what places tells."""
    first = -2 * (len(words) - 1)
    return {(first + 4 * one.part + AT[one.site][0], AT[one.site][1]): one.sign for one in places(words)}


@given(st.lists(WORD, min_size=1, max_size=2).map(tuple))
def test_a_pocket_is_told_where_the_tile_has_it(words: tuple[str, ...]) -> None:
    assert told_points(words) == tile_points(words)
    assert len(places(words)) == len(tile_points(words)), "each once"


def test_pockets_are_named_half_by_half_from_the_left_and_from_far_to_near() -> None:
    found = places(("+++++", "-----"))
    assert [one.part for one in found] == [0] * 5 + [1] * 5
    assert [one.sign for one in found] == ["+"] * 5 + ["-"] * 5
    ways = [AT[one.site] for one in found[:5]]
    assert ways == sorted(ways, key=lambda at: (-at[1], at[0]))
    assert sorted(READING) == list(range(5))


@pytest.mark.parametrize("words", [("++++",), ("+++++", "++?++")])
def test_what_is_no_word_of_a_tile_is_refused(words: tuple[str, ...]) -> None:
    with pytest.raises(ValueError, match="no word"):
        places(words)
