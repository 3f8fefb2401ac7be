"""Readings against what should lie there, where the same cells can be paired in several ways."""

from __future__ import annotations

from companion.core.model import Laid, Piece, Place, Reading
from companion.play.referee.difference import compare, readings

KINDS = {Piece(f"domino {number}", part): "L0" for number in (7, 8, 9) for part in "ab"}


def at(cells: str, number: int) -> Laid:
    """A domino on two cells, its half a first."""
    places = [Place("1", "ABCDE".index(cell[0]) + 1, int(cell[1])) for cell in cells.split()]
    return tuple((place, Piece(f"domino {number}", part)) for place, part in zip(places, "ab", strict=True))


def seen(*pieces: Laid) -> Reading:
    """A reading of these dominoes."""
    lying = tuple(sorted(pair for one in pieces for pair in one))
    return Reading("1", 5, 5, lying, tuple((place, KINDS[piece]) for place, piece in lying))


def in_step(reading: Reading, *expected: Laid) -> bool:
    """Whether the best parse agrees with these dominoes."""
    wanted = dict(pair for one in expected for pair in one)
    parse = readings(reading, wanted, KINDS)[0]
    return compare(parse, reading, wanted, KINDS, {}).in_step


def test_equal_halves_that_are_paired_otherwise_count_as_they_should_lie() -> None:
    reading = seen(at("A2 A1", 8), at("B1 B2", 7))
    assert in_step(reading, at("B2 A2", 8), at("B1 A1", 9))


def test_a_domino_in_the_very_place_of_another_is_noticed() -> None:
    assert not in_step(seen(at("B1 A1", 7)), at("B1 A1", 9))
    assert not in_step(seen(at("B1 A1", 7), at("B2 A2", 9)), at("B2 A2", 8), at("B1 A1", 9))


def test_cells_that_should_be_empty_are_no_matter_of_pairing() -> None:
    assert not in_step(seen(at("A2 A1", 8), at("B1 B2", 7)), at("B2 A2", 8))


def test_what_lies_right_is_left_as_it_is() -> None:
    assert in_step(seen(at("A1 A2", 8), at("C1 C2", 7)), at("A1 A2", 8), at("C1 C2", 7))
