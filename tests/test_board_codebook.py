"""The code: geometry, every single and double misreading, broken sensors, foreign words."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations, product

import pytest

from companion.core.model import Doubt
from companion.device.reading.codebook import ACROSS, AWAY, Codebook, PairRead, close_pairs, least_distance
from companion.device.tiles.code_words import EMPTY, class_of, classes, coset, distance, inverted, turned
from companion.device.tiles.files import standard
from companion.device.tiles.tileset import TileSet
from tests.board_kit import BOOK, STANDARD, Lie, turn_ccw

SETS = (STANDARD, standard("azul_mini"), standard("master_chocolatier"))
BOOKS = {tiles.id: Codebook(tiles) for tiles in SETS}
CASES = [Lie(domino, 3, 3, turn) for domino in STANDARD.dominoes for turn in range(4)]


def by_place(lie: Lie) -> tuple[int, str, str, str]:
    """Axis, first word, second word and the half on the first cell, from the geometry alone."""
    (cell_a, cell_b), (word_a, word_b) = lie.cells(), lie.words()
    axis = ACROSS if cell_a[1] == cell_b[1] else AWAY
    if cell_a < cell_b:
        return axis, word_a, word_b, "a"
    return axis, word_b, word_a, "b"


def expected(lie: Lie, corrected: int = 0) -> tuple[PairRead, ...]:
    return (PairRead(lie.domino.thing, by_place(lie)[3], corrected),)


def _single_words(tiles: TileSet) -> list[str]:
    return [words[0] for words in tiles.words().values() if len(words) == 1]


def others(trit: str) -> str:
    return "+-0".replace(trit, "")


def changed(word: str, *changes: tuple[int, str]) -> str:
    for at, trit in changes:
        word = word[:at] + trit + word[at + 1 :]
    return word


def test_turning_moves_the_near_left_pocket_to_the_near_right() -> None:
    assert turned("+0000", 1) == "0+000"
    assert turned("0000-", 3) == "0000-"
    for word in {w for lie in CASES for w in lie.words()}:
        for k in range(5):
            assert turned(word, k) == turn_ccw(word, k)


def test_the_code_has_the_sizes_of_the_data_sheet() -> None:
    assert [len(classes(c, True)) for c in range(3)] == [18, 18, 18]
    assert [len(classes(0, False)), len(classes(1, False))] == [5, 6]
    words = [w for w in map("".join, product("+-0", repeat=5)) if coset(w) == 0]
    assert len(words) == 81
    assert min(distance(a, b) for a, b in combinations(words, 2)) == 2
    assert least_distance(STANDARD) == 3
    assert len(close_pairs(STANDARD, 4)) * 2 == 30  # each pair is met in two positions


def test_a_cell_alone_tells_terrain_crowns_and_castles() -> None:
    for lie in CASES:
        for word, kind in zip(lie.words(), lie.domino.kinds, strict=True):
            assert BOOK.cell(word).kinds == (kind,)
    for castle in STANDARD.castles:
        for turn in range(4):
            assert BOOK.cell(turn_ccw(castle.word, turn)).castles == (castle.thing,)
    assert BOOK.cell(EMPTY).empty


def test_two_cells_tell_the_domino_and_how_it_lies() -> None:
    for lie in CASES:
        axis, first, second, _ = by_place(lie)
        assert BOOK.pair(axis, first, second) == expected(lie)


def test_every_misread_trit_of_a_cell_is_noticed() -> None:
    for word in {w for lie in CASES for w in lie.words()}:
        for at in range(5):
            for trit in others(word[at]):
                assert BOOK.cell(changed(word, (at, trit))).doubt in (Doubt.UNKNOWN, Doubt.FOREIGN, Doubt.ASKEW)


def test_every_single_misread_trit_of_a_domino_is_put_right(capsys: pytest.CaptureFixture[str]) -> None:
    right = doubted = 0
    for lie in CASES:
        axis, first, second, _ = by_place(lie)
        for at in range(10):
            for trit in others((first + second)[at]):
                word = changed(first + second, (at, trit))
                found = BOOK.pair(axis, word[:5], word[5:])
                assert found in ((), expected(lie, corrected=1))
                right, doubted = right + bool(found), doubted + (not found)
    with capsys.disabled():
        print(f"\n  single misread trit: {right} put right, {doubted} doubted, 0 wrong")
    assert right == 48 * 4 * 20


def test_double_misreadings_pass_for_another_domino_in_one_of_a_hundred(
    capsys: pytest.CaptureFixture[str],
) -> None:
    book = Codebook(STANDARD)
    total = wrong = 0
    for lie in CASES[::2]:  # lying across and back; the other axis is the same table turned
        axis, first, second, _ = by_place(lie)
        for i, j in combinations(range(10), 2):
            for t, u in product(others((first + second)[i]), others((first + second)[j])):
                word = changed(first + second, (i, t), (j, u))
                found = book.pair(axis, word[:5], word[5:])
                total += 1
                wrong += any(read.thing != lie.domino.thing for read in found)
    with capsys.disabled():
        share = f"{100 * wrong / total:.2f} %"
        print(f"\n  double misreading: {total} in all, {wrong} wrong ({share}), the others doubted")
    assert wrong / total <= 0.0105


def test_a_misreading_between_two_dominoes_of_a_weaker_set_is_doubted() -> None:
    one, other = STANDARD.dominoes[0], STANDARD.dominoes[1]
    a, b = one.words
    near = changed(b, (0, others(b[0])[0]), (1, others(b[1])[0]))
    tiles = replace(STANDARD, dominoes=(one, replace(other, words=(a, near)), *STANDARD.dominoes[2:]))
    assert least_distance(tiles) == 2
    book = Codebook(tiles)
    for between in (changed(b, (0, near[0])), changed(b, (1, near[1]))):
        assert book.pair(ACROSS, a, between) == ()
        assert book.pair(ACROSS, a, changed(between, (0, "?"), (1, "?"))) == ()
    assert [read.thing for read in book.pair(ACROSS, a, b)] == ["domino 1"]


def test_one_sensor_known_to_be_bad_is_put_right_in_a_single_cell() -> None:
    cells = [(w, BOOK.cell(w)) for lie in CASES for w in lie.words()]
    cells += [(c.word, BOOK.cell(c.word)) for c in STANDARD.castles]
    for word, read in cells:
        for at, shown in product(range(5), "+-0?"):
            assert BOOK.cell(changed(word, (at, shown)), frozenset({at})) == read
    for at, shown in product(range(5), "+-0?"):
        assert BOOK.cell(changed(EMPTY, (at, shown)), frozenset({at})).empty


def test_a_known_fault_alone_changes_nothing_that_is_read_and_no_stuck_trit_makes_another_tile() -> None:
    owned = [(turn_ccw(word, turn), tiles) for tiles in SETS for word in _single_words(tiles) for turn in range(4)]
    owned += [(word, STANDARD) for lie in CASES for word in lie.words()]
    for word, tiles in owned:
        book = BOOKS[tiles.id]
        for at in range(5):
            assert book.cell(word, frozenset({at})) == book.cell(word)
    for lie in CASES:
        axis, first, second, _ = by_place(lie)
        for at, other in product(range(5), repeat=2):
            for more in (frozenset({at}), frozenset({at, (at + 1) % 5})):
                assert BOOK.pair(axis, first, second, more, frozenset({other})) == expected(lie)


def test_a_valid_half_over_a_bad_sensor_leaves_the_other_its_misread_trit() -> None:
    for lie in CASES[::5]:
        axis, first, second, _ = by_place(lie)
        for bad, at in product(range(5), repeat=2):
            for trit in others(second[at]):
                found = BOOK.pair(axis, first, changed(second, (at, trit)), frozenset({bad}))
                assert found == expected(lie, corrected=1)


def test_two_stuck_trits_of_a_cell_make_two_of_nine_words_another_so_both_are_erasures() -> None:
    """By the rule of words alone: every word of their coset, every two sites, all that they can be stuck at."""
    lawful = ["".join(signs) for signs in product("+-0", repeat=5) if coset("".join(signs)) == 0]
    states = [
        (word, i, j, stuck)
        for word in lawful
        for i, j in combinations(range(5), 2)
        for stuck in product("+-0", repeat=2)
    ]
    read = [(word, changed(word, (i, stuck[0]), (j, stuck[1]))) for word, i, j, stuck in states]
    assert 9 * sum(coset(shown) == 0 and shown != word for word, shown in read) == 2 * len(read)
    for castle in STANDARD.castles:
        for i, j in combinations(range(5), 2):
            shown = BOOK.cell(castle.word, frozenset({i, j}))
            assert shown.doubt is Doubt.STUCK or shown.castles == (castle.thing,)


def test_two_sensors_known_to_be_bad_are_put_right_in_a_domino() -> None:
    for lie in CASES[::2]:
        axis, first, second, _ = by_place(lie)
        for i, j in combinations(range(10), 2):
            word = changed(first + second, (i, "0"), (j, "+"))
            bad = frozenset({i, j})
            at_first = frozenset(k for k in bad if k < 5)
            at_second = frozenset(k - 5 for k in bad if k >= 5)
            assert BOOK.pair(axis, word[:5], word[5:], at_first, at_second) == expected(lie)
            unsure = changed(first + second, (i, "?"), (j, "?"))
            assert BOOK.pair(axis, unsure[:5], unsure[5:]) == expected(lie)


def test_three_bad_sensors_and_a_bad_one_with_a_misreading_are_never_guessed() -> None:
    for lie in CASES[::7]:
        axis, first, second, _ = by_place(lie)
        for i, j, k in combinations(range(10), 3):
            word = changed(first + second, (i, "?"), (j, "?"), (k, "?"))
            assert BOOK.pair(axis, word[:5], word[5:]) == ()
        for i, j in product(range(10), repeat=2):
            if i != j:
                for trit in others((first + second)[j]):
                    word = changed(first + second, (i, "?"), (j, trit))
                    assert BOOK.pair(axis, word[:5], word[5:]) in ((), expected(lie))


def test_foreign_is_only_what_is_exactly_a_foreign_word() -> None:
    foreign = {turn_ccw(f.word, k) for f in STANDARD.foreign for k in range(4)}
    own = {w for lie in CASES for w in lie.words()}
    own |= {turn_ccw(c.word, k) for c in STANDARD.castles for k in range(4)}
    for word in map("".join, product("+-0", repeat=5)):
        read = BOOK.cell(word)
        if word in foreign:
            assert read.doubt is Doubt.FOREIGN
            for at in range(5):
                for trit in others(word[at]):
                    near = changed(word, (at, trit))
                    assert near in foreign or BOOK.cell(near).doubt is not Doubt.FOREIGN
        elif word in own or word == EMPTY:
            assert read.doubt is None
        else:
            assert read.doubt is (Doubt.ASKEW if word in ("0000+", "0000-") else Doubt.UNKNOWN)
    assert BOOK.cell("????-").doubt is Doubt.UNSURE
    assert BOOK.cell("?0000").doubt is Doubt.UNSURE
    assert BOOK.cell("+0000", frozenset({0, 1, 2})).doubt is Doubt.STUCK
    assert BOOK.cell("+").doubt is Doubt.UNKNOWN


def test_a_reversed_magnet_is_noticed_and_a_reversed_tile_is_another_lawful_word() -> None:
    for lie in CASES[::4]:
        for word in lie.words():
            for at in range(5):
                if word[at] != "0":
                    assert coset(changed(word, (at, inverted(word[at])))) != 0
            assert coset(inverted(word)) == 0
            assert class_of(inverted(word)) in {*classes(0, True)}
