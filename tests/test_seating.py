"""Which board is whose: remembered, told by a button, told by the castle; and presses that mean nothing else."""

from __future__ import annotations

import pytest

from companion.core.model import Announcement, Kind, Observation, Phrase, Player, Seen
from companion.daemon.boards import Incoming
from companion.daemon.seating import ASK_AFTER_MS, NONE_AFTER_MS, Seating
from companion.device.protocol import FromBoard, Hello
from companion.device.tiles.files import standard
from companion.games import load
from companion.games.api import Setup
from companion.language.phrases import LANGUAGES, Phrases
from companion.play.table import LOST, SEAT, Input, Table
from firmware.bench.board import BenchBoard
from tests.rig import NAMES, spot


class Hall:
    """Players, a table, and boards that are plugged in; hears like the daemon."""

    def __init__(
        self,
        count: int = 2,
        remembered: dict[str, str] | None = None,
        *,
        match: bool = False,
        game: str = "royal_garden",
    ) -> None:
        self.tiles = tiles = standard(game)
        players = tuple(Player(n, NAMES[n - 1]) for n in range(1, count + 1))
        setup = Setup(players, tiles.tiles(), options={"play": "match"} if match else {})
        self.table = Table(load(game), setup, tiles)
        self.remembered = remembered or {}
        self.said: list[Announcement] = []
        self.boards: dict[str, BenchBoard] = {}
        self.seating = Seating(self.table, self.remembered, self.said.append)
        self.at_ms = 1

    def plug(self, name: str, size: int = 5) -> str:
        uid = f"{int(name, 16):016X}"
        self.seating.noticed()
        self.boards[uid] = BenchBoard(uid, self.tiles, (size, size))
        self.boards[uid].snapshot()
        self.hear(uid)
        return uid

    def plug_tray(self, name: str, rows: int = 4) -> str:
        uid = f"{int(name, 16):016X}"
        self.boards[uid] = BenchBoard(uid, standard(), (5, rows), kind="tray")
        self.boards[uid].snapshot()
        self.hear(uid)
        return uid

    def lose(self, uid: str) -> None:
        self.seating.gone(uid)
        self.table.take(Input(0, uid, LOST))
        del self.boards[uid]

    def told(self, *keys: str) -> list[str]:
        return [key for key in self.spoken() if key in keys]

    def greet(self, uid: str) -> None:
        self.boards[uid].hello()
        self.boards[uid].snapshot()

    def hear(self, uid: str) -> None:
        """All that a board has sent, until nobody has anything to say."""
        for sent in self.boards[uid].take():
            assert isinstance(sent.what, FromBoard)
            self._message(Incoming(uid, sent.what, sent.line().decode().strip()))
        for other, board in self.boards.items():
            if board._out:
                self.hear(other)

    def _message(self, heard: Incoming) -> None:
        uid, message = heard.uid, heard.message
        if uid not in self.table.seats:
            if isinstance(message, Hello):
                self.seating.arrived(heard, self.at_ms)
            else:
                self.seating.hear(uid, message)
            for surface, hello in self.seating.given():
                self.table.take(Input(0, hello.uid, f"{SEAT} {surface}"))
                self._message(hello)
                self.boards[hello.uid].snapshot()
            return
        for seen in self.table.take_message(uid, message):
            if seen.kind is not Seen.BUTTON or not self.seating.tells_whose(seen):
                self.said += self.table.judge(seen).announcements

    def wait(self, ms: int) -> None:
        for at_ms in range(self.at_ms, self.at_ms + ms + 1, 100):
            self.seating.tick(at_ms)
        self.at_ms += ms

    def press(self, uid: str, button: int) -> None:
        self.boards[uid].press(button)
        self.hear(uid)

    def lay(self, uid: str, thing: str, *cells: str) -> None:
        self.boards[uid].lay(thing, *map(spot, cells))
        self.hear(uid)

    def spoken(self) -> list[str]:
        found = [one.key for one in self.said]
        self.said.clear()
        return found


def players(told: Announcement) -> list[tuple[object, object]]:
    items = told.facts["items"]
    assert isinstance(items, tuple)
    return [(one.facts["number"], one.facts["player"]) for one in items if isinstance(one, Phrase)]


def test_a_new_board_is_asked_about_and_button_two_is_the_second_seats() -> None:
    hall = Hall(3)
    uid = hall.plug("A")
    assert hall.spoken() == []
    hall.wait(ASK_AFTER_MS)
    assert players(hall.said[1]) == [(1, "Jana"), (2, "Petr"), (3, "Ola")]
    assert hall.spoken() == ["board-whose", "board-buttons"]
    hall.wait(60_000)
    assert hall.spoken() == [], "asked once"
    hall.press(uid, 2)
    assert [one.facts["player"] for one in hall.said] == ["Petr", "Petr"]
    assert (hall.said[0].kind, hall.said[0].seat) == (Kind.ANSWER, 0)
    assert hall.spoken() == ["board-of", "board-ready"]
    assert dict(hall.table.seats) == hall.remembered == {uid: "2"}


def test_the_last_board_and_the_last_seat_belong_together() -> None:
    hall = Hall(2)
    one, other = hall.plug("A"), hall.plug("B")
    hall.wait(ASK_AFTER_MS)
    assert hall.spoken() == ["board-whose", "board-buttons"], "one question for both"
    hall.press(other, 1)
    assert dict(hall.table.seats) == {other: "1", one: "2"}
    assert hall.spoken().count("board-of") == 2


def test_who_plays_alone_is_not_asked() -> None:
    hall = Hall(1)
    hall.plug("A")
    assert hall.spoken() == ["board-ready"]


def test_boards_that_are_known_are_not_asked_about_and_leave_the_new_one_its_seat() -> None:
    hall = Hall(2, {f"{0xB:016X}": "1"})
    new = hall.plug("A")
    hall.wait(ASK_AFTER_MS // 2)
    known = hall.plug("B")
    hall.wait(ASK_AFTER_MS * 2)
    assert dict(hall.table.seats) == {known: "1", new: "2"}
    assert "board-whose" not in hall.spoken()


def test_two_boards_remembered_for_one_seat_get_the_two_that_there_are() -> None:
    hall = Hall(2, {f"{0xA:016X}": "1", f"{0xB:016X}": "1"})
    first, second = hall.plug("A"), hall.plug("B")
    assert dict(hall.table.seats) == {first: "1", second: "2"}


def test_a_seat_remembered_from_a_larger_round_is_none() -> None:
    hall = Hall(2, {f"{0xB:016X}": "4"})
    hall.plug("B")
    hall.wait(ASK_AFTER_MS)
    assert hall.spoken() == ["board-whose", "board-buttons"]


def test_a_button_of_no_free_seat_says_which_there_are() -> None:
    hall = Hall(3, {f"{0xB:016X}": "2"})
    hall.plug("B")
    uid = hall.plug("A")
    hall.spoken()
    for button in (2, 4):
        hall.press(uid, button)
        (told,) = hall.said
        assert players(told) == [(1, "Jana"), (3, "Ola")]
        assert told.kind is Kind.ANSWER
        hall.spoken()
    hall.press(uid, 5)
    assert hall.spoken() == [], "five silences"
    assert uid not in hall.table.seats


@pytest.mark.parametrize(("castle", "seat"), [("castle 2", "2"), ("castle 1", "1"), ("castle 4", "1")])
def test_the_castle_laid_down_tells_whose_the_board_is(castle: str, seat: str) -> None:
    hall = Hall(3)
    uid = hall.plug("A")
    hall.lay(uid, castle, "C3")
    assert hall.table.seats[uid] == seat
    assert hall.said[0].key == "board-of"
    assert "rg-castle-placed" in hall.spoken()


def test_in_a_kept_game_the_castle_that_lies_there_tells_it() -> None:
    hall = Hall(3)
    first = hall.plug("A")
    hall.press(first, 3)
    hall.lay(first, "castle 1", "C3")
    later = Hall(3)
    later.table.referee = hall.table.referee
    uid = f"{0xC:016X}"
    later.boards[uid] = BenchBoard(uid, standard())
    later.boards[uid].lay("castle 1", (3, 3))
    later.boards[uid].take()
    later.boards[uid].hello()
    later.boards[uid].snapshot()
    later.hear(uid)
    assert later.table.seats[uid] == "3"


def test_a_domino_alone_tells_nothing() -> None:
    hall = Hall(2)
    uid = hall.plug("A")
    hall.lay(uid, "domino 24", "B3", "A3")
    assert uid not in hall.table.seats
    assert hall.spoken() == []


def test_until_the_castle_lies_a_button_says_whose_board_it_is() -> None:
    hall = Hall(2, {f"{0xA:016X}": "2"})
    uid = hall.plug("A")
    hall.spoken()
    for button in (1, 2, 3, 4):
        hall.press(uid, button)
        assert [one.facts for one in hall.said] == [{"player": "Petr"}]
        assert hall.spoken() == ["board-of"]
    pressed = Observation(0, "2", Seen.BUTTON, text="5", seat=2)
    assert not hall.seating.tells_whose(pressed)
    hall.lay(uid, "castle 2", "C3")
    assert not hall.seating.tells_whose(Observation(0, "2", Seen.BUTTON, text="1", seat=2))


def test_while_something_is_wrong_on_the_board_the_buttons_mean_what_they_always_mean() -> None:
    hall = Hall(2, {f"{0xA:016X}": "2"})
    uid = hall.plug("A")
    hall.lay(uid, "domino 24", "B3", "A3")
    assert not hall.seating.tells_whose(Observation(0, "2", Seen.BUTTON, text="3", seat=2))
    hall.boards[uid].lift("domino 24")
    hall.hear(uid)
    assert hall.seating.tells_whose(Observation(0, "2", Seen.BUTTON, text="3", seat=2))


def test_a_button_of_a_board_that_is_not_used_says_why() -> None:
    hall = Hall(1)
    hall.plug("A")
    extra, small = hall.plug("B"), hall.plug("C", size=7)
    assert [key for key in hall.spoken() if key != "board-ready"] == ["board-extra", "board-wrong-size"]
    for uid, key in ((extra, "board-extra"), (small, "board-wrong-size")):
        hall.boards[uid].hello()
        hall.hear(uid)
        assert hall.spoken() == [], "told once"
        hall.press(uid, 1)
        assert [one.kind for one in hall.said] == [Kind.ANSWER]
        assert hall.spoken() == [key]


def test_a_board_that_is_gone_is_not_asked_about() -> None:
    hall = Hall(2)
    uid = hall.plug("A")
    hall.wait(500)
    hall.seating.gone(uid)
    hall.wait(ASK_AFTER_MS)
    assert hall.spoken() == []


def test_that_there_is_no_board_is_said_once_and_only_while_nothing_was_seen_of_one() -> None:
    hall = Hall(2)
    hall.wait(NONE_AFTER_MS - 200)
    assert hall.spoken() == []
    hall.wait(10 * NONE_AFTER_MS)
    assert hall.spoken() == ["board-none"]
    seen = Hall(2)
    seen.seating.noticed()
    seen.wait(2 * NONE_AFTER_MS)
    assert seen.spoken() == []


# ---- trays ---------------------------------------------------------------------------------------------------

TRAYS = ("board-tray-unused", "tray-wrong-size", "tray-extra", "board-of", "board-whose", "board-extra")


def test_a_tray_is_taken_at_once_and_is_nobodys() -> None:
    hall = Hall(2, match=True)
    tray = hall.plug_tray("D")
    assert dict(hall.table.seats) == {tray: "tray"}
    assert hall.remembered == {}, "it is nobody's board, so there is no seat to be remembered"
    board = hall.plug("A")
    hall.wait(ASK_AFTER_MS)
    assert hall.table.free_surfaces() == ["1", "2"]
    assert hall.told(*TRAYS) == ["board-whose"], "the tray takes no player's seat"
    hall.press(board, 2)
    assert dict(hall.table.seats) == {tray: "tray", board: "2"}
    assert hall.remembered == {board: "2"}


def test_boards_of_players_never_become_the_tray() -> None:
    hall = Hall(2, {f"{0xA:016X}": "1", f"{0xB:016X}": "2"}, match=True)
    first, second, third = hall.plug("A"), hall.plug("B"), hall.plug("C")
    assert dict(hall.table.seats) == {first: "1", second: "2"}
    assert third not in hall.table.seats
    assert hall.told(*TRAYS) == ["board-extra"]


def test_a_second_tray_is_refused_while_the_first_is_there_and_takes_its_place_after_that() -> None:
    hall = Hall(2, match=True)
    first, second = hall.plug_tray("D"), hall.plug_tray("E")
    assert dict(hall.table.seats) == {first: "tray"}
    assert hall.told(*TRAYS) == ["tray-extra"]
    hall.press(second, 1)
    assert [(one.key, one.kind) for one in hall.said] == [("tray-extra", Kind.ANSWER)]
    hall.spoken()
    hall.lose(first)
    hall.greet(second)
    hall.hear(second)
    assert dict(hall.table.seats) == {second: "tray"}
    assert hall.told(*TRAYS) == []


def test_a_tray_comes_back_to_its_place() -> None:
    hall = Hall(2, match=True)
    tray = hall.plug_tray("D")
    hall.lose(tray)
    hall.spoken()
    assert hall.plug_tray("D") == tray
    assert dict(hall.table.seats) == {tray: "tray"}
    assert hall.told(*TRAYS) == []


def test_in_free_placement_a_tray_is_not_used() -> None:
    hall = Hall(2)
    tray = hall.plug_tray("D")
    assert tray not in hall.table.seats
    assert hall.spoken() == ["board-tray-unused"]
    hall.press(tray, 2)
    assert hall.spoken() == ["board-tray-unused"]


def test_a_tray_of_another_size_is_refused_with_what_the_game_needs() -> None:
    hall = Hall(2, match=True)
    tray = hall.plug_tray("D", rows=2)
    assert tray not in hall.table.seats
    (told,) = hall.said
    assert (told.key, told.kind) == ("tray-wrong-size", Kind.IMPORTANT)
    assert told.facts == {
        "columns": 5,
        "rows": 2,
        "kings": 5,
        "wanted_columns": 5,
        "wanted_rows": 4,
        "wanted_kings": 10,
    }


def test_a_button_of_the_tray_does_not_say_whose_it_is() -> None:
    hall = Hall(2, match=True)
    hall.plug_tray("D")
    for button in "12345":
        assert not hall.seating.tells_whose(Observation(0, "tray", Seen.BUTTON, text=button))


# ---- a game without castles ----


def test_in_a_game_without_castles_the_buttons_tell_it_and_no_castle_is_spoken_of() -> None:
    for game in ("azul_mini", "master_chocolatier"):
        hall = Hall(3, match=True, game=game)
        uid = hall.plug("A")
        hall.wait(ASK_AFTER_MS)
        assert players(hall.said[1]) == [(1, "Jana"), (2, "Petr"), (3, "Ola")]
        for language, word in zip(LANGUAGES, ("hrad", "zamek", "castle"), strict=True):
            phrases = Phrases(language, strict=True)
            assert word not in phrases.write(hall.said[1])
            asked = Hall(3)
            asked.plug("A")
            asked.wait(ASK_AFTER_MS)
            assert word in phrases.write(asked.said[1])
        hall.spoken()
        hall.press(uid, 2)
        assert hall.spoken() == ["board-of", "board-ready"]
        assert dict(hall.table.seats) == hall.remembered == {uid: "2"}


def test_in_a_game_without_castles_boards_are_remembered_and_their_buttons_tell_whose_they_are() -> None:
    hall = Hall(2, {f"{0xA:016X}": "2"}, match=True, game="azul_mini")
    one, other = hall.plug("A"), hall.plug("B")
    assert dict(hall.table.seats) == {one: "2", other: "1"}
    assert hall.spoken() == ["board-ready", "board-ready"], "nobody is asked"
    hall.press(one, 1)
    assert [one.facts for one in hall.said] == [{"player": "Petr"}]
    assert hall.spoken() == ["board-of"]


def test_in_a_game_without_castles_neither_a_tile_nor_a_castle_of_another_game_tells_anything() -> None:
    hall = Hall(2, match=True, game="azul_mini")
    uid = hall.plug("A")
    hall.lay(uid, "tile red", "C4")
    hall.boards[uid].word((3, 3), standard().castles[0].word)
    hall.hear(uid)
    assert uid not in hall.table.seats
    assert hall.spoken() == []
    hall.press(uid, 1)
    assert hall.table.seats[uid] == "1", "a button still does"


def test_a_tray_has_no_use_in_a_game_of_walls() -> None:
    hall = Hall(2, match=True, game="azul_mini")
    hall.plug_tray("D")
    assert hall.spoken() == ["board-tray-unused"]
    assert not hall.table.seats
