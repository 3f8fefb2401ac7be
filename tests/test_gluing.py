"""The gluing check finds swapped, reversed and lost magnets and inverted tiles, in words and in magnets."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache

import pytest

from companion.care.board.readback import Cells, judge
from companion.device.tiles.files import standard
from tests import gluing
from tests.gluing import CHANGED, Case, Count, count, in_words, lying, missed

pytestmark = pytest.mark.early


@cache
def every() -> tuple[Case, ...]:
    return tuple(gluing.cases())


@cache
def of_words(*, named: bool) -> Count:
    """What the check says of every fault of every piece."""
    return count(every(), [lying(in_words(case.words, case.fault)) for case in every()], named)


@cache
def of_magnets(*, named: bool) -> Count:
    """The same through magnets, field, sensors and firmware: of each piece each kind of fault once, and none."""
    some = (*gluing.pieces(), *sample())
    return count(some, read(some), named)


@cache
def read(some: tuple[Case, ...]) -> list[Cells]:
    return gluing.Bench(seed=3).read([(case.words, case.fault) for case in some])


def sample() -> Iterator[Case]:
    """One fault of each kind that makes other magnets of each piece, and one of each that does not."""
    seen: Counter[object] = Counter()
    for case in every():
        key = (case.tiles.id, case.thing, case.fault.kind, case.change)
        seen[key] += 1
        if seen[key] == 1:
            yield case


def test_every_fault_of_every_piece_is_made() -> None:
    """48 dominoes, 4 castles and five colours of two games; the number of faults follows from their words."""
    pieces = {(case.tiles.id, case.thing): case.words for case in every()}
    assert Counter(thing.split()[0] for _, thing in pieces) == {"domino": 48, "castle": 4, "tile": 10}
    weights = [sum(sign != "0" for word in words for sign in word) for words in pieces.values()]
    kinds = Counter(case.fault.kind for case in every())
    assert kinds["lost"] == kinds["reversed"] == sum(weights)
    assert kinds["swapped"] == sum(n * (n - 1) // 2 for n in weights)
    assert kinds["inverted"] == kinds["not mirrored"] == len(pieces)
    assert kinds["halves exchanged"] == kinds["cap turned"] == 48


def test_with_the_name_of_the_tile_every_fault_is_said_to_be_wrong() -> None:
    found = of_words(named=True)
    assert missed(found) == 0
    assert {told for (*_, changed, told) in found if changed == CHANGED} == {"wrong"}


def test_without_the_name_none_is_said_to_be_the_right_tile() -> None:
    assert missed(of_words(named=False)) == 0


def test_without_the_name_some_are_said_to_be_another_tile() -> None:
    """Found only by who knows which tile it should be, and gives its name or compares what is said."""
    other = {key[:2]: n for key, n in of_words(named=False).items() if key[3] == "other"}
    assert other == {
        ("castle", "inverted"): 4,
        ("domino", "halves exchanged"): 14,
        ("domino", "not mirrored"): 4,
        ("tile", "moved"): 4,
        ("tile", "swapped"): 20,
    }


def test_a_lost_or_reversed_magnet_and_an_inverted_domino_need_no_name() -> None:
    found = of_words(named=False)
    for kind in ("lost", "reversed"):
        assert {told for (_, one, _, told) in found if one == kind} == {"wrong"}
    for sort in ("domino", "tile"):
        assert [told for (of, kind, _, told) in found if (of, kind) == (sort, "inverted")] == ["wrong"]
    assert sum(n for (*key, _), n in found.items() if key == ["domino", "swapped", CHANGED]) == 599
    assert found["domino", "swapped", CHANGED, "wrong"] == 599


def test_what_changes_nothing_is_right_and_counted() -> None:
    """Two equal magnets may change places, and a symmetric tile may be turned: that is the same tile."""
    for named in (False, True):
        same = {key: n for key, n in of_words(named=named).items() if key[2] != CHANGED}
        assert {told for (*_, told) in same} == {"right"}
        assert same["domino", "swapped", "equal pockets", "right"] == 612
        assert same["domino", "cap turned", "same after a turn", "right"] == 48
        assert not {kind for (_, kind, *_) in same} & {"lost", "reversed", "halves exchanged"}


def test_magnets_tell_what_the_words_tell() -> None:
    """Faults made in the magnets, each tile laid anywhere within the tolerances, no right tile blamed."""
    for named in (False, True):
        found = of_magnets(named=named)
        assert missed(found) == 0
        for (sort, kind, changed, told), n in found.items():
            if kind == "none":
                assert told == "right", sort
            else:
                assert of_words(named=named)[sort, kind, changed, told] >= n, (sort, kind, changed, told)
    assert sum(n for (_, kind, *_), n in of_magnets(named=True).items() if kind == "none") == 62
    assert len({case.fault.kind for case in sample()}) == 8


def test_the_first_half_is_told_where_the_name_is_given() -> None:
    """A cap that is glued on after half a turn leaves the magnets right; where half a lies is told to be felt."""
    tiles = standard()
    for domino in tiles.dominoes:
        right = judge(tiles, lying(domino.words), domino.thing)
        turned = judge(tiles, lying(in_words(domino.words, gluing.Fault("cap turned"))), domino.thing)
        assert right.right and turned.right
        assert (right.first, turned.first) == ((2, 3), (3, 3))
