"""How a page gets a seat: by the table's yes, or by six digits; and that neither can be had otherwise."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.page.pairing import HOLD_S, STANDS_S, TRIES, Pairing
from companion.page.safety import Tokens
from tests.page_kit import PageHouse, page_house
from tests.patience import until


class Clock:
    """Seconds that pass when it is told so."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


class Room:
    """A table that remembers what it was asked and what it said."""

    def __init__(self) -> None:
        self.clock = Clock()
        self.tokens = Tokens(range(3))
        self.wishes: list[int] = []
        self.digits = ""
        self.pairing = Pairing(self.tokens, self.wish, self.say, self.clock)

    def wish(self, seat: int) -> bool:
        self.wishes.append(seat)
        return True

    def say(self, key: str, facts: object) -> bool:
        assert key == "page-digits" and isinstance(facts, dict)
        self.digits = facts["digits"].replace(" ", "")
        return True


@given(st.integers(0, 2**32), st.integers(1, 40))
def test_no_secret_without_a_yes_or_the_digits_that_were_said(seed: int, steps: int) -> None:
    """Random wishes, answers, tickets, digits and times: a secret comes only with the table's word."""
    dice = random.Random(seed)
    room = Room()
    ticket, yes, held, tries = "", False, -1.0, 0
    for _ in range(steps):
        room.clock.now += dice.choice((0.0, 1.0, 25.0, STANDS_S, HOLD_S))
        match dice.randrange(6):
            case 0:
                got = room.pairing.ask(dice.randrange(4), dice.choice("ab"))
                if got.ticket:
                    ticket, yes = got.ticket, False
            case 1:
                granted = dice.random() < 0.5
                room.pairing.wished(granted, "yes" if granted else "busy")
                yes = yes or (granted and bool(ticket))
            case 2:
                got = room.pairing.wait(dice.choice((ticket, "guessed")) or "guessed")
                if got.token:
                    assert yes and got.token == room.tokens.of(room.wishes[-1])
                    yes, ticket = False, ""
            case 3:
                before = room.digits
                got = room.pairing.say()
                if room.digits != before:
                    held, tries = room.clock.now, 0
            case 4:
                shown = f"{dice.randrange(10**6):06}"
                got = room.pairing.use(shown, 1)
                tries += got.status == 403
                assert tries <= TRIES and (not got.token or shown == room.digits)
            case _:
                got = room.pairing.use(room.digits or "000000", 2)
                fresh = held >= 0 and room.clock.now - held < HOLD_S and tries < TRIES
                assert bool(got.token) == (fresh and bool(room.digits))
                if got.token:
                    held = -1.0


def test_digits_are_not_said_without_end() -> None:
    room = Room()
    statuses = []
    for _ in range(30):
        room.clock.now += 21
        statuses.append(room.pairing.say().status)
    assert statuses.count(202) <= 10 and 429 in statuses
    assert [room.pairing.ask(9, "a").status, room.pairing.use("123456", 9).status] == [422, 422]


# ---- at a live table -------------------------------------------------------------------------------------------


@pytest.fixture
def house(tmp_path: Path) -> Iterator[PageHouse]:
    with page_house(tmp_path) as made:
        yield made


ODD: tuple[object, ...] = (
    {}, [], None, {"say": 1}, {"say": False}, {"wish": 6}, {"wish": -1}, {"wish": 1.0}, {"wish": "1"},
    {"wish": 1, "digits": 123456}, {"wish": 1, "digits": "12345"}, {"wish": 1, "digits": "1234567"},
    {"wish": 1, "digits": "12345\n"}, {"wish": 1, "digits": ""}, {"digits": "123456"}, {"ticket": ""},
    {"ticket": "a" * 41}, {"ticket": "a b"}, {"ticket": 1}, {"ticket": "a", "more": 1}, {"wish": None},
)  # fmt: skip
"""What is no ask, and would be one if numbers, texts and truths were not told apart, or nothing were counted."""


def pair(house: PageHouse, told: object) -> tuple[int, dict[str, str]]:
    """What a page without a token is answered."""
    body = json.dumps(told).encode()
    host = f"127.0.0.1:{house.port}"
    status, answer = house.request(
        "POST", "/api/pair", body, host=host, origin=f"http://{host}", content_type="application/json"
    )
    return status, json.loads(answer) if answer else {}


def test_the_table_gives_a_seat_by_confirming_and_the_game_comes_first(house: PageHouse) -> None:
    """A castle is open when a phone asks: the first confirmation makes it final, the next one is the yes."""
    live = house.live
    assert live.match is not None
    until(lambda: pair(house, {"wish": 0})[0] in (202, 409), "the page's connection")
    live.wait("wants to watch")
    live.type("confirm")
    live.wait("may watch")
    referee = live.match.table.referee
    castle = {"text": "castle 1 C3", "nonce": "castle-of-1"}
    house.connected(1, 2)
    assert house.post("/api/act", castle, seat=1) == 202
    until(lambda: referee.ledger.played, "the castle")
    status, told = pair(house, {"wish": 2})
    assert status == 202 and told["ticket"]
    live.wait("Bedřich: a phone wants this seat")
    assert pair(house, {"wish": 1})[0] == 409, "one at a time"
    seven = {"text": "7", "nonce": "page-seven"}
    assert house.post("/api/act", seven, seat=2) == 202
    live.type("score")
    live.wait("points")
    assert pair(house, {"ticket": told["ticket"]})[0] == 202, "a page grants nothing"
    assert referee.is_confirmable(0)
    live.type("7")
    live.wait("Bedřich: a phone wants this seat")
    assert not referee.is_confirmable(0), "what the game meant by it came first"
    assert pair(house, {"ticket": told["ticket"]})[0] == 202
    live.type("7")
    live.wait("the phone has the seat")
    answers: list[tuple[int, dict[str, str]]] = []

    def granted() -> bool:
        """The page hears of it a little after the table."""
        answers.append(pair(house, {"ticket": told["ticket"]}))
        return answers[-1][0] != 202

    until(granted, "the yes has reached the page")
    status, got = answers[-1]
    assert status == 200 and got["token"] == house.page.tokens.of(2)
    assert pair(house, {"ticket": told["ticket"]})[0] == 410, "once"


def test_six_digits_are_said_at_the_table_and_serve_once(house: PageHouse) -> None:
    until(lambda: pair(house, {"say": True})[0] in (202, 429), "the page's connection")
    line = house.live.wait("The digits for the page are")
    digits = "".join(filter(str.isdecimal, line))
    assert len(digits) == 6, line
    wrong = f"{(int(digits) + 1) % 10**6:06}"
    assert pair(house, {"wish": 1, "digits": wrong})[0] == 403
    assert pair(house, {"wish": 1, "digits": digits})[1]["token"] == house.page.tokens.of(1)
    assert pair(house, {"wish": 1, "digits": digits})[0] == 410
    assert pair(house, {"wish": 1, "say": True})[0] == 422 and pair(house, {"wish": True})[0] == 422
    for odd in ODD:
        assert pair(house, odd)[0] == 422, odd


def test_a_page_does_not_do_what_is_the_tables_or_anothers(house: PageHouse) -> None:
    """Neither quit nor new, no settings of everybody, no acts of another seat, whatever is repeated."""
    live = house.live
    assert live.match is not None and live.daemon is not None
    house.connected(1)
    before = live.daemon.user_input.live_settings.settings
    typed = ("quit", "q", "74", "quit", "new", "73", "new", "faster", "level", "2 castle 2 C3", "language")
    for number, text in enumerate(typed):
        told = {"text": text, "nonce": f"withheld-{number}", "notation": text[0] == "2"}
        assert house.post("/api/act", told, seat=1) == 202
    assert house.post("/api/act", {"text": "castle 1 C3", "nonce": "castle-of-1"}, seat=1) == 202
    ledger = live.match.table.referee.ledger
    until(lambda: ledger.played, "the own castle")
    assert [one.move.player for one in ledger.played] == [1]
    assert live.daemon.user_input.live_settings.settings == before
