"""The draft tray, from its wire to observations: dominoes in slots, kings over them, and whose the tray is."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from companion.care.board.worded import WordedBoard
from companion.config import Settings
from companion.core.model import Doubt, Observation, Piece, Place, Player, Reading, Seen
from companion.device.protocol import BoardCommand, Fault, FromBoard, Hello, Snapshot, fits, trits_of
from companion.device.reading.tracker import Tracker
from companion.device.reading.tray import COLUMNS, KING_KIND, KING_PIECE, KINGS, ROWS, king_place, same_slot
from companion.device.virtual.board import VirtualBoardError
from companion.device.virtual.port import PtyChannel
from companion.evening import session
from companion.games.royal_garden.game import GAME
from companion.language.phrases import CELLS, LANGUAGES, LEVELS, Phrases
from companion.play.chance import MatchChance
from companion.play.dealer import Dealer
from companion.ui.cli import score
from firmware.bench import script
from firmware.bench.board import BenchBoard
from firmware.bench.port import BenchPort
from tests.board_kit import BOOK, STANDARD, doubts
from tests.command_kit import UIDS, folder_of_ports, plugged, run
from tests.games.garden import match_setup
from tests.rig import WORDS, Rig

NEAR, FAR = 1, 2
UID = "0123456789ABCDEF"


class TrayBench:
    """A virtual tray and its tracker; every message must fit the hello."""

    def __init__(self) -> None:
        self.board = BenchBoard(UID, STANDARD, (COLUMNS, ROWS), kind="tray")
        (hello,) = (sent.what for sent in self.board.take())
        assert isinstance(hello, Hello)
        self.hello = hello
        self.tracker = Tracker.of(hello, "tray", BOOK)
        self.seen: list[Observation] = []
        self.hear([hello])
        self.snapshot()

    def hear(self, messages: list[FromBoard]) -> None:
        for message in messages:
            assert fits(self.hello, message), message
            self.seen += self.tracker.feed(message)

    def run(self, ms: int = 50) -> None:
        self.board.advance(ms)
        self.hear([sent.what for sent in self.board.take() if isinstance(sent.what, FromBoard)])

    def snapshot(self) -> None:
        self.board.answer(BoardCommand(number=1, command="snapshot", value=0))
        self.run()

    def fault(self, name: str, cell: int, sensor: int = 0, cleared: int = 0) -> Observation:
        made = Fault.model_validate(
            {"seq": 1, "boot": 1, "at_ms": self.board.now_ms, "fault": name, "cell": cell, "sensor": sensor}
            | {"cleared": cleared}
        )
        told = self.tracker.feed(made)
        return told[0]

    @property
    def reading(self) -> Reading:
        return self.tracker.reading

    def kings(self) -> set[tuple[int, int]]:
        return {(place.x, place.y) for place, piece in self.reading.pieces if piece == KING_PIECE}

    def things(self) -> set[tuple[int, int, str]]:
        return {
            (p.x, p.y, f"{piece.thing}{piece.part}") for p, piece in self.reading.pieces if piece != KING_PIECE
        }


def slot(number: int, column: int, line: int, turned_round: bool = False) -> set[tuple[int, int, str]]:
    near, far = ("b", "a") if turned_round else ("a", "b")
    low = 2 * line - 1
    return {(column, low, f"domino {number}{near}"), (column, low + 1, f"domino {number}{far}")}


# ---- where things are ------------------------------------------------------------------------------------------


def test_kings_stand_in_rows_five_and_six() -> None:
    places = [king_place("tray", COLUMNS, ROWS, number) for number in range(KINGS)]
    assert places == [Place("tray", x, y) for y in (5, 6) for x in range(1, 6)]


def test_a_slot_is_two_cells_of_one_column() -> None:
    cells = [(x, y) for y in range(ROWS) for x in range(COLUMNS)]
    for i, (x, y) in enumerate(cells):
        for j, (other_x, other_y) in enumerate(cells):
            together = x == other_x and ({y, other_y} <= {0, 1} or {y, other_y} <= {2, 3})
            assert same_slot(COLUMNS, i, j) is together


def test_the_tray_says_what_it_is_and_answers_with_thirty_words() -> None:
    bench = TrayBench()
    hello = bench.hello
    assert (hello.kind, hello.columns, hello.rows, hello.kings) == ("tray", 5, 4, 10)
    bench.board.king(2, FAR, "-")
    bench.board.answer(BoardCommand(number=1, command="snapshot", value=0))
    (told,) = [sent.what for sent in bench.board.take() if isinstance(sent.what, Snapshot)]
    words = told.words.split(" ")
    assert [len(word) for word in words] == [trits_of(hello, cell) for cell in range(30)] == [5] * 20 + [1] * 10
    assert words[20:] == list("000000-000")


# ---- dominoes --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("turned_round", [False, True])
@pytest.mark.parametrize("line", [NEAR, FAR])
def test_a_domino_in_a_slot_is_read_whole(line: int, turned_round: bool) -> None:
    bench = TrayBench()
    bench.board.slot("domino 24", 3, line, turned_round=turned_round)
    bench.run()
    assert bench.things() == slot(24, 3, line, turned_round)
    assert bench.reading.doubts == () and bench.reading.halves == ()
    bench.board.lift("domino 24")
    bench.run(600)
    assert bench.reading.pieces == ()


@pytest.mark.parametrize("seed", range(20))
def test_full_trays_are_read_in_one_way_only(seed: int) -> None:
    """From one snapshot, where time tells nothing: only the two cells of a slot can be a domino."""
    chance = random.Random(seed)
    bench = TrayBench()
    wanted: set[tuple[int, int, str]] = set()
    numbers = chance.sample(range(1, 49), 10)
    for at, number in enumerate(numbers):
        turned_round = chance.random() < 0.5
        bench.board.slot(f"domino {number}", at % 5 + 1, at // 5 + 1, turned_round=turned_round)
        wanted |= slot(number, at % 5 + 1, at // 5 + 1, turned_round)
    bench.board.take()
    bench.snapshot()
    assert bench.things() == wanted
    assert bench.reading.alternatives == ()
    assert (bench.reading.halves, bench.reading.doubts) == ((), ())


def test_halves_of_two_slots_are_never_a_domino() -> None:
    """The words of domino 24 lying across two slots, and of one over the gap between the lines."""
    for spots in (((2, 1), (3, 1)), ((3, 2), (3, 3))):
        bench = TrayBench()
        bench.board.lay("domino 24", *spots)
        bench.run(4000)
        assert bench.things() == set()
        assert {(half.place.x, half.place.y) for half in bench.reading.halves} == set(spots)
        plain = Tracker("1", COLUMNS, ROWS, BOOK)
        plain.feed(_snapshot(bench.board.words[:20]))
        assert {piece.thing for _, piece in plain.reading.pieces} == {"domino 24"}, "as a board would read it"


def _snapshot(words: list[str]) -> Snapshot:
    return Snapshot(seq=1, boot=1, at_ms=1, words=" ".join(words))


# ---- kings -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("sign", ["+", "-"])
@pytest.mark.parametrize("line", [NEAR, FAR])
def test_a_king_is_read_at_its_place_either_way_round(line: int, sign: str) -> None:
    bench = TrayBench()
    bench.board.slot("domino 24", 2, line)
    bench.run(600)
    bench.board.king(2, line, sign)
    bench.run()
    assert bench.kings() == {(2, 4 + line)}
    assert bench.things() == slot(24, 2, line)
    assert bench.seen[-1].kind is Seen.READING and not bench.seen[-1].moving
    assert (Place("tray", 2, 4 + line), KING_KIND) in bench.reading.kinds, "a new thing, told at once"
    bench.board.take_king(2, line)
    bench.run(600)
    assert bench.kings() == set() and bench.things() == slot(24, 2, line)


def test_ten_kings_are_ten_pieces() -> None:
    bench = TrayBench()
    for line in (NEAR, FAR):
        for column in range(1, 6):
            bench.board.king(column, line)
    bench.run()
    assert bench.kings() == {(x, y) for x in range(1, 6) for y in (5, 6)}
    bench.snapshot()
    assert len(bench.reading.pieces) == 10


def test_a_king_that_is_not_sure_is_a_doubt_and_no_king() -> None:
    bench = TrayBench()
    bench.board.word((4, 5), "?")
    bench.run(4000)
    assert bench.kings() == set()
    assert doubts(bench.reading) == {(4, 5): "unsure"}
    bench.board.word((4, 5), "+")
    bench.run()
    assert bench.kings() == {(4, 5)} and bench.reading.doubts == ()


def test_a_king_that_flaps_stays_as_it_was_and_is_in_doubt() -> None:
    bench = TrayBench()
    bench.board.king(1, NEAR)
    bench.run(1600)
    bench.board.flap((1, 5), 12, 50)
    bench.run(10)
    assert bench.kings() == {(1, 5)}
    assert dict(bench.reading.doubts) == {Place("tray", 1, 5): Doubt.FLAPPING}
    bench.run(2500)
    assert bench.reading.doubts == ()


def test_a_broken_kings_sensor_is_told_without_a_number_and_tells_no_king() -> None:
    bench = TrayBench()
    bench.board.king(5, FAR)
    bench.run()
    told = bench.fault("stuck", 29)
    assert (told.kind, told.place, told.text) == (Seen.FAULT, Place("tray", 5, 6), "stuck")
    assert bench.kings() == set()
    assert doubts(bench.reading) == {(5, 6): "stuck"}
    assert bench.fault("stuck", 29, cleared=1).text == "stuck cleared"
    assert bench.kings() == {(5, 6)} and bench.reading.doubts == ()
    assert bench.fault("stuck", 3, sensor=2).text == "stuck 2", "of five sensors it is told which"


def test_what_happens_to_kings_stirs_the_quiet_and_survives_a_restart() -> None:
    bench = TrayBench()
    bench.run(4000)
    bench.seen.clear()
    bench.board.king(3, NEAR)
    bench.run(2100)
    assert [seen.kind for seen in bench.seen][-1] is Seen.QUIET
    bench.board.unplug()
    bench.board.words[22], bench.board.words[23] = "0", "-"
    bench.board.plug()
    bench.run()
    bench.snapshot()
    assert bench.kings() == {(4, 5)}


def test_knocks_and_unfitting_words_raise_nothing() -> None:
    bench = TrayBench()
    bench.board.slot("domino 24", 2, FAR)
    bench.board.king(2, FAR)
    bench.run()
    assert set(bench.board.knock(seed=3)) == {"domino 24", "king 2 2"}
    bench.run(5000)
    assert bench.reading.pieces == () and bench.reading.doubts == ()
    (told,) = bench.tracker.feed(_snapshot(["00000"] * 20))
    assert (told.kind, told.text) == (Seen.FAULT, "snapshot"), "too short for a tray"


# ---- the virtual tray and its scripts --------------------------------------------------------------------------


def test_a_script_lays_out_a_line_and_puts_kings_on_it() -> None:
    bench = TrayBench()
    text = "slot 24 3 near\nslot 13 1 FAR round\nking 3 near\nking 1 far -\nwait 300\n"
    for _ in script.perform(bench.board, script.read(text)):
        pass
    bench.run()
    assert bench.things() == slot(24, 3, NEAR) | slot(13, 1, FAR, True)
    assert bench.kings() == {(3, 5), (1, 6)}
    assert bench.board.words[22] == "+" and bench.board.words[25] == "-"
    for _ in script.perform(bench.board, script.read("lift king 3 near\nlift 24\nword C5 ?\n")):
        pass
    bench.run()
    assert bench.things() == slot(13, 1, FAR, True)
    assert bench.kings() == {(1, 6)}
    assert doubts(bench.reading) == {(3, 5): "unsure"}


def test_what_a_tray_cannot_do_is_told() -> None:
    bench = TrayBench()
    bench.board.king(3, NEAR)
    acts: dict[str, Callable[[], None]] = {
        "virtual-taken": lambda: bench.board.king(3, NEAR),
        "virtual-lies-not": lambda: bench.board.take_king(3, FAR),
        "virtual-no-cell": lambda: bench.board.lay("domino 24", (3, 4), (3, 5)),
        "virtual-word": lambda: bench.board.word((3, 5), "+-00+"),
    }
    for key, act in acts.items():
        with pytest.raises(VirtualBoardError) as caught:
            act()
        assert caught.value.key == key
    with pytest.raises(VirtualBoardError):
        BenchBoard(UID, STANDARD).king(1, NEAR)
    bench.board.take()
    bench.board.answer(BoardCommand(number=4, command="calibrate", value=0))
    assert '"occupied"' in bench.board.take()[-1].line().decode()
    bench.board.take_king(3, NEAR)
    bench.board.answer(BoardCommand(number=5, command="calibrate", value=0))
    assert '"ok":1' in bench.board.take()[-1].line().decode()


# ---- at the table ----------------------------------------------------------------------------------------------


def read_on(rig: Rig, n: int) -> Reading:
    return rig.table._trackers[rig.boards[n].uid].reading


def test_the_tray_is_nobodys_and_leaves_the_players_their_surfaces() -> None:
    rig = Rig(2, tray=True)
    assert rig.table.seats[rig.tray.uid] == "tray"
    assert rig.table.owner(rig.tray.uid) == 0
    assert rig.table.free_surfaces() == []
    rig.offer(24, 3)
    rig.king(3)
    assert {piece.thing for _, piece in read_on(rig, 0).pieces} == {"domino 24", "king"}
    told = rig.table.take_message(rig.tray.uid, _message(rig))
    assert {(seen.board, seen.seat) for seen in told} == {("tray", 0)}


def _message(rig: Rig) -> FromBoard:
    rig.tray.take_king(3, NEAR)
    return next(sent.what for sent in rig.tray.take() if isinstance(sent.what, FromBoard))


def test_what_the_tray_reads_is_read_on_a_board_a_moment_later_and_the_other_way_round() -> None:
    rig = Rig(2, tray=True)
    rig.offer(24, 3)
    elsewhere = rig.table._lying_elsewhere(rig.boards[1].uid)
    assert "domino 24" not in elsewhere, "the tray keeps nothing from a board"
    rig.boards[1].lay("domino 24", (2, 3), (2, 4))
    rig.run(1)
    assert {piece for _, piece in read_on(rig, 1).pieces} == {Piece("domino 24", "a"), Piece("domino 24", "b")}
    assert "domino 24" in rig.table._lying_elsewhere(rig.tray.uid), "a board's domino is read here last"
    assert {piece.thing for _, piece in read_on(rig, 0).pieces} == {"domino 24"}, "but nothing else fits"


def test_whether_a_tray_is_there() -> None:
    rig = Rig(2, tray=True)
    assert rig.table.has_tray and rig.table.is_there("tray")
    rig.unplug(0)
    assert not rig.table.is_there("tray")
    rig.plug(0)
    assert rig.table.is_there("tray")
    assert not Rig(2).table.has_tray, "free placement has none"


# ---- how its places are named ----------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_places_of_the_tray_have_their_own_names(language: str) -> None:
    phrases = Phrases(language, strict=True)
    wanted = {
        "en": ("near slot three", "far slot three", "near king three", "far king three"),
        "cs": ("bližší místo tři", "vzdálenější místo tři", "bližší král tři"),
        "pl": ("bliższe miejsce trzy", "dalsze miejsce trzy", "bliższy król trzy"),
    }[language]
    for phrases.level in LEVELS:
        for phrases.cells in CELLS:
            names = [phrases.cell(Place("tray", 3, y)) for y in range(1, 7)]
            assert names[0] == names[1] and names[2] == names[3]
            assert tuple(dict.fromkeys(names))[: len(wanted)] == wanted
    cells = (Place("tray", 3, 1), Place("tray", 3, 2))
    said = phrases.say("cells-ambiguous", {"player": "", "several": 0, "cells": cells})
    assert said.count(wanted[0]) == 1, "both cells of a slot are named once"


# ---- in the commands -------------------------------------------------------------------------------------------


def test_the_monitor_names_dominoes_and_kings_of_a_tray() -> None:
    tray = BenchBoard(UID, STANDARD, (COLUMNS, ROWS), kind="tray")
    (hello,) = (sent.what for sent in tray.take())
    assert isinstance(hello, Hello)
    worded = WordedBoard(1, hello, BOOK)
    tray.slot("domino 24", 3, NEAR)
    tray.king(3, NEAR)
    tray.fault("stuck", (4, 6), 0)
    phrases = Phrases("en", strict=True)
    heard: list[Any] = [sent.what for sent in tray.take()]
    said = [phrases.say(phrase) for message in heard for phrase in worded.hear(message)]
    assert said[-3:-1] == ["Near king three: a king.", said[-2]]
    assert "far king four" in said[-2].lower()
    assert any("domino twenty-four" in line and line.startswith("Near slot three") for line in said)


def test_a_tray_is_not_kept_among_the_seats_of_the_settings() -> None:
    where: Any = SimpleNamespace(phrases=Phrases("en"))
    table = SimpleNamespace(setup=SimpleNamespace(players=(Player(1, "Jana"),)))
    plan = SimpleNamespace(remembered={"D" * 16: "tray", "A" * 16: "1"})
    daemon: Any = SimpleNamespace(plan=plan, match=SimpleNamespace(table=table, programs={}))
    kept = session._seated(Settings(), where, daemon).seats
    assert {uid: (seat.number, seat.name) for uid, seat in kept.items()} == {"A" * 16: (1, "Jana")}


def test_what_lies_on_a_tray_is_nobodys_kingdom(tmp_path: Path) -> None:
    tray = BenchBoard(UIDS[1], STANDARD, (COLUMNS, ROWS), kind="tray")
    tray.slot("domino 13", 2, NEAR)
    tray.king(2, NEAR)
    tray.take()
    cable = BenchPort(tray, PtyChannel(folder_of_ports(tmp_path), "tray"))
    cable.start()
    try:
        with plugged(tmp_path, before="castle 1 C3\nlay 24 B3 A3\n"):
            result = run(score.command, tmp_path, "--json")
    finally:
        cable.stop()
    (told,) = result.stdout.splitlines()
    assert '"total":1' in told


def test_what_is_left_on_the_tray_from_an_earlier_game_tells_nothing_until_it_is_moved() -> None:
    dice = random.Random(2)
    rig = Rig(2, tray=True, setup=match_setup(2, "dynasty"))
    for player in (1, 2):
        rig.castle(player)
    rig.tell("0 lots 1")
    rig.offer(48, 1)
    while not rig.table.referee.state.past:
        state = rig.table.referee.state
        move = dice.choice([one for one in GAME.moves(state) if one.action != "castle"])
        if move.action == "end":
            rig.tell("confirm")
        elif move.comes:
            rig.lay_move(move)
        else:
            rig.tell(GAME.text(move))
    assert said(rig)[-1] == (
        "A new game begins. Take everything off the boards: Jana, Petr. Clear the tray as well."
    )
    rig.quiet(0)
    rig.tell("0 lots 2")
    rig.quiet(0)
    assert [one.key for one in rig.said] == ["rg-lots"]
    assert rig.table.referee.state.draft.drawn == ()
    rig.forget()
    rig.tray.lift("domino 48")
    rig.run(0, 600)
    assert said(rig) == ["The tray is clear. Waiting: four dominoes on offer."]
    rig.offer(48, 2)
    rig.quiet(0)
    assert rig.table.referee.state.draft.drawn == (48,)


def said(rig: Rig) -> list[str]:
    """What was said since it was asked last."""
    told, rig.said = rig.said, []
    return [WORDS.say(one) for one in told]


def over_an_earlier_line(*slots: tuple[int, int, int], kings: tuple[int, ...] = (), draw: str = "hand") -> Rig:
    """A match of two that begins while the tray still holds dominoes (number, slot, line) and kings (slot)."""
    table = match_setup(2)
    rig = Rig(2, tray=True, setup=replace(table, options={**table.options, "draw": draw}), greet=False)
    for number, column, line in slots:
        rig.tray.slot(f"domino {number}", column, line)
    for column in kings:
        rig.tray.king(column, NEAR)
    rig.snapshot(0)
    rig.quiet(0)
    return rig


def test_a_match_that_begins_over_an_old_line_asks_to_clear_the_tray_and_draws_nothing() -> None:
    rig = over_an_earlier_line((5, 1, NEAR), (12, 2, NEAR), kings=(2,))
    assert said(rig) == ["The tray is ready, but an earlier game still lies on it. Clear the tray, then begin."]
    rig.ask("waiting")
    assert said(rig)[0] == "A new game begins. Take everything off the tray."
    rig.tell("0 lots 1")
    rig.quiet(0)
    rig.forget()
    rig.take_king(2)
    rig.tray.lift("domino 5")
    rig.run(0, 600)
    rig.quiet(0)
    assert said(rig) == [] and rig.moves() == ["0 lots 1"], "one still lies there"
    rig.tray.lift("domino 12")
    rig.run(0, 600)
    assert said(rig) == ["The tray is clear. Waiting: four dominoes on offer."]
    rig.offer(12, 2)
    assert rig.moves() == ["0 draw 12", "0 lots 1"]


@pytest.mark.parametrize(("draw", "old"), [("hand", False), ("companion", True)])
def test_a_first_line_that_stands_on_the_tray_counts_where_hands_draw_it(draw: str, old: bool) -> None:
    rig = over_an_earlier_line(*((number, number, NEAR) for number in (1, 2, 3, 4)), draw=draw)
    assert said(rig)[0].startswith("The tray is ready, but an earlier game") is old
    rig.tell("0 lots 1")
    rig.quiet(0)
    assert len(rig.table.referee.state.draft.drawn) == (0 if old else 4)


def test_more_dominoes_than_a_line_are_old() -> None:
    rig = over_an_earlier_line(*((number, number, NEAR) for number in range(1, 6)))
    assert said(rig)[0].startswith("The tray is ready, but an earlier game")


def test_the_companion_draws_once_nothing_old_lies_there() -> None:
    rig = over_an_earlier_line((5, 1, NEAR), (12, 2, NEAR), draw="companion")
    rig.acts("1 castle 1 C3", "2 castle 2 C3")
    match: Any = SimpleNamespace(table=rig.table, finished=False, is_mending=False)
    chance = MatchChance(match, Dealer(1))
    assert chance.due() == [] and chance.drawn()[0].startswith("0 lots"), "but who asks for it is obeyed"
    rig.tray.lift("domino 5")
    rig.tray.lift("domino 12")
    rig.run(0, 600)
    assert chance.due()[0].startswith("0 lots")
