"""The tracker: dominoes from cells, in any order and cold; halves, slides, doubts, faults and quiet."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.core.model import Half, Piece, Place, Reading, Seen
from companion.device.protocol import BoardCommand, Button, Fault, Heartbeat, Hello, Snapshot, Touch
from companion.device.reading import pairing
from companion.device.reading.codebook import Codebook
from companion.device.reading.tracker import Tracker
from companion.device.tiles.make import make
from companion.device.tiles.tileset import TERRAINS, Domino
from tests.board_kit import BOOK, STANDARD, Bench, Truth, doubts, full_board, lie, turn_ccw


def place(x: int, y: int) -> Place:
    return Place("1", x, y)


def empty_words(count: int = 25) -> list[str]:
    return ["00000"] * count


def with_error(word: str, at: int, chance: random.Random) -> str:
    return word[:at] + chance.choice("+-0".replace(word[at], "")) + word[at + 1 :]


# ---- whole boards ----


def test_cold_boards_are_read_right_and_nearly_always_in_one_way(capsys: pytest.CaptureFixture[str]) -> None:
    chance = random.Random(20)
    unique = 0
    for _ in range(2000):
        truth, bench = full_board(chance), Bench()
        (told,) = bench.snapshot(truth.words())
        reading = bench.reading
        assert told.kind is Seen.SNAPSHOT
        assert told.reading == reading
        assert reading.kinds == truth.kinds()
        assert truth.pieces() in (reading.pieces, *reading.alternatives)
        assert not reading.halves
        assert not reading.doubts
        unique += not reading.alternatives
    with capsys.disabled():
        print(f"\n  cold boards: {unique} of 2000 in one way only")
    assert unique / 2000 >= 0.955  # the data sheet measured 96.6 %


@pytest.mark.parametrize("size", [5, 7])
def test_dominoes_laid_one_after_the_other_are_told_by_time_in_any_order(size: int) -> None:
    chance = random.Random(21)
    for _ in range(40):
        truth = full_board(chance, columns=size, rows=size)
        for _ in range(2):
            chance.shuffle(truth.lies)
            bench = Bench(size, size)
            bench.word(size * size // 2, truth.castle_word)
            for one in truth.lies:
                bench.at_ms += 700
                bench.lay(one)
            assert bench.reading.pieces == truth.pieces()
            assert bench.reading.kinds == truth.kinds()
            assert bench.reading.alternatives == ()
            assert bench.reading.doubts == ()


def test_cells_in_any_order_at_all_give_the_same_pieces_where_the_codes_allow_one_way() -> None:
    chance = random.Random(22)
    for _ in range(250):
        truth = full_board(chance)
        words, cold = truth.words(), Bench()
        cold.snapshot(words)
        if cold.reading.alternatives:
            continue
        bench = Bench()
        for cell in chance.sample(range(25), 25):
            bench.at_ms += chance.choice((15, 15, 700))
            bench.word(cell, words[cell])
        assert bench.reading == replace(cold.reading)


@settings(deadline=None, max_examples=40)
@given(st.integers(0, 2**32), st.lists(st.integers(0, 30), min_size=5, max_size=25))
def test_laying_and_lifting_always_leaves_the_truth(seed: int, acts: list[int]) -> None:
    chance = random.Random(seed)
    whole = full_board(chance)
    bench, lying = Bench(), Truth(5, 5, [])
    for act in acts:
        one = whole.lies[act % 12]
        bench.at_ms += 700
        if one in lying.lies:
            lying.lies.remove(one)
            for x, y in one.cells():
                bench.word((y - 1) * 5 + x - 1, "00000")
        else:
            lying.lies.append(one)
            bench.lay(one)
        assert bench.reading.pieces == lying.pieces()
        assert bench.reading.kinds == lying.kinds()
        assert not bench.reading.alternatives
        assert not bench.reading.halves
        assert not bench.reading.doubts


def test_kinds_that_share_words_are_told_by_their_dominoes() -> None:
    kinds = [(terrain, crowns) for terrain in TERRAINS for crowns in range(4)]
    pairs = [(kinds[i], kinds[(i + step) % 24]) for i in range(24) for step in (5, 7)]
    pairs += [(("lake", 2), ("field", 0)), (("meadow", 1), ("mine", 0)), (("swamp", 3), ("forest", 0))]
    rows = [f"{n},{a[0]},{a[1]},{b[0]},{b[1]}" for n, (a, b) in enumerate(pairs, start=1)]
    tiles = make("\n".join(["number,terrain_a,crowns_a,terrain_b,crowns_b", *rows]), "all", "All")
    book, chance = Codebook(tiles), random.Random(23)
    certain = 0
    for _ in range(60):
        truth, bench = full_board(chance, tiles), Bench(book=book)
        bench.snapshot(truth.words())
        reading = bench.reading
        assert truth.pieces() in (reading.pieces, *reading.alternatives)
        assert set(reading.kinds) <= set(truth.kinds())
        for spot, kind in set(truth.kinds()) - set(reading.kinds):
            assert doubts(reading)[spot.x, spot.y] == "ambiguous", kind
        certain += reading.kinds == truth.kinds()
    assert certain >= 50


# ---- one domino ----


def test_a_domino_is_seen_when_its_second_cell_is() -> None:
    bench = Bench()
    bench.lay(lie(24, 2, 3, 1))
    first, second = [o.reading for o in bench.seen]
    assert first is not None
    assert second is not None
    assert first.pieces == ()
    (half,) = first.halves
    assert (half.place, half.kind) == (place(2, 3), "F1")
    assert place(2, 4) in half.partners
    assert second.pieces == ((place(2, 3), Piece("domino 24", "a")), (place(2, 4), Piece("domino 24", "b")))
    assert second.halves == ()
    assert [o.at_ms for o in bench.seen] == [1015, 1030]


def test_a_half_names_where_its_partner_can_be_even_beyond_the_edge() -> None:
    for turn in range(4):
        one = lie(48, 1, 1, turn)
        bench = Bench()
        bench.word(0, turn_ccw(one.domino.words[1], turn))  # half b at the near left corner: only domino 48 has N3
        dx, dy = [(-1, 0), (0, -1), (1, 0), (0, 1)][turn]
        assert bench.reading.halves == (Half(place(1, 1), "N3", (place(1 + dx, 1 + dy),)),)
        assert bench.reading.kinds == ((place(1, 1), "N3"),)


def test_a_half_is_not_of_a_domino_that_lies_whole() -> None:
    bench = Bench()
    one = lie(45, 1, 1)  # N2 is on 45, 46 and 47
    bench.lay(one)
    bench.word(20, one.domino.words[0])
    (half,) = bench.reading.halves
    free = Bench()
    free.word(20, one.domino.words[0])
    assert set(half.partners) < set(free.reading.halves[0].partners) | {place(2, 5)}
    assert place(2, 5) not in half.partners


def test_a_misread_trit_is_put_right_and_goes_on_being_so() -> None:
    chance = random.Random(24)
    for number in range(1, 49):
        one, bench = lie(number, 3, 3, number % 4), Bench()
        cell = 12
        for at in range(5):
            bench.snapshot(empty_words())
            bench.lay(one)
            whole = bench.reading.pieces
            word = one.words()[0]
            bench.wait(4000)
            bench.word(cell, with_error(word, at, chance))
            assert bench.reading.pieces == whole
            assert bench.reading.doubts == ()
            bench.snapshot(empty_words())
            bench.word(cell, with_error(word, at, chance))
            assert doubts(bench.reading)[3, 3] in ("unknown", "foreign")
            bench.at_ms += 15
            other = one.cells()[1]
            bench.word((other[1] - 1) * 5 + other[0] - 1, one.words()[1])
            assert bench.reading.pieces == whole
            assert bench.reading.kinds == tuple(sorted(Truth(5, 5, [one]).kinds()))


def test_a_strange_thing_lying_for_long_is_not_paired_with_what_comes_beside_it() -> None:
    for number in range(1, 49):
        one = lie(number, 3, 3)
        misread = with_error(one.words()[1], 2, random.Random(number))
        bench = Bench()
        bench.word(13, misread)
        bench.wait(5000)
        bench.word(12, one.words()[0])
        assert bench.reading.pieces == ()
        assert doubts(bench.reading).keys() == {(4, 3)}


def test_a_lift_that_comes_back_and_a_slide() -> None:
    bench = Bench()
    one = lie(24, 2, 3)
    bench.lay(one)
    before = bench.reading
    bench.word(11, "00000")
    assert bench.reading.pieces == ()
    assert [h.kind for h in bench.reading.halves] == ["W0"]
    bench.word(11, one.words()[0])
    assert bench.reading == before
    # Slid to the right by one cell: the middle cell changes its word while the left one empties.
    bench.word(12, one.words()[0])
    bench.word(13, one.words()[1])
    bench.word(11, "00000")
    assert bench.reading.pieces == lie(24, 3, 3).pieces("1")
    assert bench.reading.doubts == ()


def test_several_at_once_in_one_snapshot_beside_dominoes_known_before() -> None:
    chance = random.Random(25)
    for _ in range(60):
        truth, bench = full_board(chance), Bench()
        known = Truth(5, 5, truth.lies[:6], truth.castle)
        for one in known.lies:
            bench.at_ms += 700
            bench.lay(one)
        bench.snapshot(truth.words())
        ways = (bench.reading.pieces, *bench.reading.alternatives)
        assert truth.pieces() in ways
        for way in ways:
            assert {piece for one in known.lies for piece in one.pieces("1")} <= set(way)


# ---- twice, elsewhere, too many ways ----


def test_one_domino_in_two_places_is_a_doubt_and_the_first_one_stays() -> None:
    for order in ((1, 5), (5, 1)):
        bench = Bench()
        for y in order:
            bench.lay(lie(24, 2, y))
            bench.wait(1000)
        first, second = order
        assert bench.reading.pieces == lie(24, 2, first).pieces("1")
        assert doubts(bench.reading) == {(2, second): "twice", (3, second): "twice"}
        assert len(bench.reading.kinds) == 4
        assert bench.reading.halves == ()


def test_one_castle_in_two_places() -> None:
    bench = Bench()
    bench.word(12, STANDARD.castles[2].word)
    bench.at_ms += 900
    bench.word(3, turn_ccw(STANDARD.castles[2].word, 1))
    bench.word(4, STANDARD.castles[1].word)
    assert bench.reading.pieces == ((place(3, 3), Piece("castle 3")), (place(5, 1), Piece("castle 2")))
    assert doubts(bench.reading) == {(4, 1): "twice"}
    assert [kind for _, kind in bench.reading.kinds] == ["C", "C", "C"]


def test_what_lies_on_another_board_is_read_here_only_if_nothing_else_fits() -> None:
    chance = random.Random(26)
    found = 0
    while not found:
        truth, bench = full_board(chance), Bench()
        bench.snapshot(truth.words())
        for way in bench.reading.alternatives:
            other = {piece.thing for _, piece in way} - {piece.thing for _, piece in bench.reading.pieces}
            here = {piece.thing for _, piece in bench.reading.pieces} - {piece.thing for _, piece in way}
            for taken, right in ((other, bench.reading.pieces), (here, way)):
                if not taken:
                    continue
                again = Bench()
                message = bench_snapshot(again, truth.words())
                (told,) = again.feed(message, frozenset(taken))
                assert told.reading is not None
                assert told.reading.pieces == right
                assert not told.reading.alternatives
                found += 1
    alone = Bench()
    alone.tracker.feed(bench_snapshot(alone, Truth(5, 5, [lie(24, 1, 1)]).words()), frozenset({"domino 24"}))
    assert alone.reading.pieces == lie(24, 1, 1).pieces("1")


def bench_snapshot(bench: Bench, words: list[str]) -> Snapshot:
    return Snapshot(words=" ".join(words), **bench.stamp())


def test_a_set_of_equal_magnets_cannot_make_the_search_explode() -> None:
    first = STANDARD.dominoes[23]
    same = replace(STANDARD, dominoes=tuple(Domino(n, first.kinds, first.words) for n in range(1, 49)))
    book = Codebook(same)
    nodes: list[int] = []
    count = pairing._Search.run

    def counted(search: pairing._Search) -> None:
        count(search)
        nodes.append(search.nodes)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(pairing._Search, "run", counted)
        bench = Bench(7, 7, book)
        bench.snapshot([first.words[(i % 7) % 2] for i in range(49)])
    assert set(doubts(bench.reading).values()) == {"ambiguous"}
    assert bench.reading.pieces == ()
    assert len(bench.reading.kinds) == 49
    assert sum(nodes) <= pairing.MOST_NODES


def test_up_to_sixteen_other_ways_are_told() -> None:
    a, b = STANDARD.dominoes[23].words
    twins = (Domino(1, ("F1", "W0"), (a, b)), Domino(2, ("F1", "W0"), (a, b)))
    bench = Bench(book=Codebook(replace(STANDARD, dominoes=twins)))
    bench.lay(lie(1, 1, 1, tiles=replace(STANDARD, dominoes=twins)))
    assert len(bench.reading.alternatives) == 1
    bench.lay(lie(1, 1, 3, tiles=replace(STANDARD, dominoes=twins)))
    assert len(bench.reading.alternatives) == 1
    assert {piece.thing for _, piece in bench.reading.pieces} == {"domino 1", "domino 2"}
    assert not bench.reading.doubts


# ---- quiet and time ----


def test_quiet_is_told_twice_by_the_boards_own_time() -> None:
    bench = Bench()
    bench.wait(5000)
    assert bench.quiets() == []  # nothing is known of this board yet
    bench.lay(lie(24, 2, 3))
    bench.wait(1499, 1499)
    assert bench.quiets() == []
    bench.wait(1)
    assert bench.quiets() == [1500]
    bench.wait(20_000)
    assert bench.quiets() == [1500, 3000]
    bench.feed(Button(button=3, **bench.stamp()))
    bench.feed(Touch(cell=3, **bench.stamp()))
    bench.wait(5000)
    assert bench.quiets() == [1500, 3000]
    bench.word(11, "00000")
    bench.wait(1600)
    assert bench.quiets() == [1500, 3000, 1500]


@settings(deadline=None, max_examples=30)
@given(st.lists(st.integers(1, 2600), min_size=1, max_size=12), st.integers(2**32 - 9000, 2**32 - 1))
def test_neither_heartbeats_nor_the_clocks_turn_change_what_quiet_says(gaps: list[int], start_ms: int) -> None:
    benches = [Bench(at_ms=start_ms), Bench(at_ms=0)]
    for beat_ms, bench in zip((100, 5000), benches, strict=True):
        for number, gap_ms in enumerate(gaps):
            bench.wait(gap_ms, beat_ms)
            bench.word(number, STANDARD.dominoes[number].words[0])
        bench.wait(4000, beat_ms)
    told = [[(o.kind, o.still_ms) for o in bench.seen] for bench in benches]
    assert told[0] == told[1]


def test_no_time_is_lost_when_the_boards_clock_turns_over() -> None:
    bench = Bench(at_ms=2**32 - 730)
    bench.lay(lie(24, 2, 3))
    bench.wait(800, 800)
    bench.wait(699, 699)
    assert bench.quiets() == []
    bench.wait(1)
    assert bench.quiets() == [1500]


def test_a_restarted_board_begins_its_time_anew_and_is_quiet_only_after_its_snapshot() -> None:
    bench = Bench(at_ms=50_000)
    bench.lay(lie(24, 2, 3))
    words = Truth(5, 5, [lie(24, 2, 3)]).words()
    bench.stuck(3, 2)
    bench.boot, bench.at_ms, bench.seq = 8, 100, 0
    bench.feed(Heartbeat(**bench.stamp()))
    bench.wait(9000)
    assert bench.quiets() == []
    (told,) = [o for o in bench.snapshot(words) if o.kind is not Seen.QUIET]
    assert told.kind is Seen.SNAPSHOT
    assert told.reading is not None
    assert told.reading.pieces == lie(24, 2, 3).pieces("1")
    bench.wait(1500)
    assert 1500 in bench.quiets()


def test_lost_messages_hold_quiet_back_until_a_snapshot_has_come() -> None:
    bench = Bench()
    bench.lay(lie(24, 2, 3))
    bench.tracker.doubt()
    bench.wait(9000)
    assert bench.quiets() == []
    told = bench.snapshot(Truth(5, 5, [lie(24, 2, 3)]).words())
    assert [o.kind for o in told] == [Seen.SNAPSHOT]
    assert [o.still_ms for o in bench.wait(10)] == [1500, 3000]


def test_an_equal_snapshot_is_told_but_does_not_put_off_quiet() -> None:
    bench = Bench()
    bench.lay(lie(24, 2, 3))
    words = Truth(5, 5, [lie(24, 2, 3)]).words()
    for _ in range(4):
        bench.wait(500)
        assert Seen.SNAPSHOT in [o.kind for o in bench.snapshot(words)]
    assert bench.quiets() == [1500]


def test_a_word_told_again_changes_nothing() -> None:
    bench = Bench()
    bench.lay(lie(24, 2, 3))
    assert bench.word(11, lie(24, 2, 3).words()[0]) == []
    assert bench.word(0, "00000") == []


def test_a_snapshot_that_is_too_short_is_a_fault_and_a_longer_ones_kings_are_left_out() -> None:
    bench = Bench()
    (told,) = bench.snapshot(["00000"] * 24)
    assert (told.kind, told.text) == (Seen.FAULT, "snapshot")
    words = [*Truth(5, 5, [lie(24, 2, 3)]).words(), "+", "0"]
    bench.snapshot(words)
    assert bench.reading.pieces == lie(24, 2, 3).pieces("1")
    assert bench.word(26, "-") == []
    bench.word(0, "+")
    assert doubts(bench.reading) == {(1, 1): "unknown"}


# ---- flapping and faults ----


def test_a_flapping_cell_is_in_doubt_keeps_its_domino_and_does_not_put_off_quiet() -> None:
    bench = Bench()
    one = lie(24, 2, 3)
    bench.lay(one)
    bench.lay(lie(12, 1, 5))
    bench.wait(4000)
    whole, seen = bench.reading.pieces, len(bench.seen)
    for i in range(60):
        bench.at_ms += 100
        bench.word(11, "00000" if i % 2 == 0 else one.words()[0])
        assert (doubts(bench.reading) == {(2, 3): "flapping"}) == (i >= 5)
    assert bench.reading.pieces == whole
    assert (place(2, 3), "F1") not in bench.reading.kinds
    assert bench.reading.halves == ()
    told = [o.kind for o in bench.seen[seen:]]
    assert told == [Seen.READING] * 6 + [Seen.QUIET] * 3
    bench.lay(lie(3, 4, 1))  # other cells go on being read
    assert set(lie(3, 4, 1).pieces("1")) <= set(bench.reading.pieces)
    bench.wait(969, 969)
    assert doubts(bench.reading)
    bench.wait(1)
    assert not doubts(bench.reading)
    assert set(whole) <= set(bench.reading.pieces)


def test_a_cell_that_flaps_while_a_domino_comes_is_only_a_doubt() -> None:
    bench = Bench()
    one = lie(24, 2, 3)
    for i in range(9):
        bench.at_ms += 50
        bench.word(11, one.words()[0] if i % 2 == 0 else "00000")
    bench.word(12, one.words()[1])
    assert bench.reading.pieces == ()
    assert doubts(bench.reading) == {(2, 3): "flapping"}
    assert [h.kind for h in bench.reading.halves] == ["W0"]
    seen = len(bench.seen)
    bench.wait(1000)
    assert bench.reading.pieces == one.pieces("1")
    assert Seen.READING in [o.kind for o in bench.seen[seen:]]
    bench.wait(1500)
    assert bench.quiets()[-1] == 1500


def test_five_changes_in_a_second_are_no_flapping() -> None:
    bench = Bench()
    for i in range(40):
        bench.at_ms += 201
        bench.word(11, "00000" if i % 2 else STANDARD.dominoes[0].words[0])
        assert "flapping" not in doubts(bench.reading).values()


def test_a_stuck_sensor_is_put_right_and_told() -> None:
    chance = random.Random(27)
    for number in range(1, 49):
        one = lie(number, 3, 3, chance.randrange(4))
        sensor, shown = chance.randrange(5), chance.choice("+-0?")
        bench = Bench()
        bench.word(12, "0" * sensor + "+" + "0" * (4 - sensor))
        assert doubts(bench.reading)
        told = bench.stuck(12, sensor)
        assert [o.kind for o in told] == [Seen.FAULT, Seen.READING]
        assert (told[0].place, told[0].text) == (place(3, 3), f"stuck {sensor}")
        assert bench.reading == Reading("1", 5, 5)
        word = one.words()[0]
        bench.word(12, word[:sensor] + shown + word[sensor + 1 :])
        assert bench.reading.kinds == ((place(3, 3), one.domino.kinds[0]),)
        other = one.cells()[1]
        bench.word((other[1] - 1) * 5 + other[0] - 1, one.words()[1])
        assert bench.reading.pieces == tuple(sorted(one.pieces("1")))
        assert bench.reading.doubts == ()
        assert bench.stuck(12, sensor, cleared=1)[0].text == f"stuck {sensor} cleared"


def test_a_cell_without_sensors_and_a_strip_without_power_are_doubts() -> None:
    bench = Bench()
    bench.lay(lie(24, 2, 3))
    bench.stuck(11, 255)
    assert doubts(bench.reading) == {(2, 3): "stuck"}
    bench.stuck(11, 255, cleared=1)
    assert bench.reading.pieces == lie(24, 2, 3).pieces("1")
    whole = bench.reading
    bench.feed(Fault(fault="strip", cell=10, sensor=255, cleared=0, **bench.stamp()))
    assert doubts(bench.reading) == {(x, 3): "stuck" for x in range(1, 6)}
    bench.word(11, "00000")
    assert bench.reading.pieces == whole.pieces
    bench.word(11, lie(24, 2, 3).words()[0])
    bench.feed(Fault(fault="strip", cell=10, sensor=255, cleared=1, **bench.stamp()))
    assert bench.reading == whole
    bench.feed(Fault(fault="flapping", cell=12, sensor=1, cleared=0, **bench.stamp()))
    assert doubts(bench.reading) == {(3, 3): "flapping"}
    bench.feed(Fault(fault="flapping", cell=12, sensor=1, cleared=1, **bench.stamp()))
    assert bench.reading == whole
    (told,) = bench.feed(Fault(fault="supply", cell=255, sensor=255, cleared=0, **bench.stamp()))
    assert (told.kind, told.place, told.text) == (Seen.FAULT, None, "supply")


def test_buttons_touches_and_foreign_tiles() -> None:
    bench = Bench()
    (told,) = bench.feed(Button(button=5, **bench.stamp()))
    assert (told.kind, told.text, told.board) == (Seen.BUTTON, "5", "1")
    (told,) = bench.feed(Touch(cell=7, **bench.stamp()))
    assert (told.kind, told.place) == (Seen.TOUCH, place(3, 2))
    bench.word(12, STANDARD.foreign[2].word)
    assert doubts(bench.reading) == {(3, 3): "foreign"}
    assert bench.feed(BoardCommand(number=1, command="hello", value=0)) == []


@settings(deadline=None, max_examples=60)
@given(
    st.lists(
        st.tuples(st.integers(0, 30), st.text("+-0?", min_size=5, max_size=5), st.integers(0, 900)),
        max_size=60,
    )
)
def test_no_words_break_the_tracker_and_every_reading_is_consistent(acts: list[tuple[int, str, int]]) -> None:
    bench = Bench()
    for cell, word, gap_ms in acts:
        bench.at_ms += gap_ms
        bench.word(cell, word)
        reading = bench.reading
        for way in (reading.pieces, *reading.alternatives):
            assert len({spot for spot, _ in way}) == len(way)
            assert len({piece for _, piece in way}) == len(way)
        told = {spot for spot, _ in reading.pieces} | {half.place for half in reading.halves}
        doubted = {spot for spot, _ in reading.doubts}
        flapping = {spot for spot, doubt in reading.doubts if doubt.value == "flapping"}
        assert not (told - flapping) & (doubted - flapping)
        assert {spot for spot, _ in reading.kinds} <= told | doubted
        assert len({half.place for half in reading.halves}) == len(reading.halves)


def test_boards_are_named_as_the_game_names_them() -> None:
    tracker = Tracker("4", 5, 5, BOOK)
    hello = Hello(
        seq=0, boot=1, at_ms=5, major=1, minor=0, firmware="x", uid="0" * 16, kind="board", columns=5, rows=5
    )
    assert tracker.feed(hello) == []
    assert tracker.reading == Reading("4", 5, 5)
