"""The page as programs meet it: what it refuses, what it counts once, and what a seat never hears of another."""

from __future__ import annotations

import gzip
import http.client
import json
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.page.safety import ACTS
from tests.page_kit import PageHouse, page_house
from tests.patience import PATIENCE_S, until


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[PageHouse]:
    with page_house(tmp_path_factory.mktemp("page")) as made:
        yield made


def act(text: str, nonce: str = "12345678") -> dict[str, str]:
    return {"text": text, "nonce": nonce}


def test_only_our_own_names_and_pages_are_heard(house: PageHouse) -> None:
    host = f"localhost:{house.port}"
    assert house.request("GET", "/", host=host)[0] == 200
    for foreign in ("evil.example", f"evil.example:{house.port}", "127.0.0.1", "", f"127.0.0.1.:{house.port}"):
        assert house.request("GET", "/", host=foreign)[0] == 403, foreign
    assert house.request("GET", "/")[0] in (400, 403)
    assert house.post("/api/act", act("x"), origin="http://evil.example") == 403
    assert house.post("/api/act", act("x"), origin="null") == 403
    assert house.post("/api/act", act("x"), content_type="text/plain") == 415
    assert house.post("/api/act", act("x"), content_length="99999") == 413
    assert house.post("/api/act", act("x"), seat=None) == 401
    assert house.post("/api/act", act("x"), seat=None, authorization="Bearer x") == 401
    assert house.post("/api/act", act("x"), seat=0) == 401, "who only watches"
    assert house.post("/api/act", {**act("x"), "more": 1}) == 422
    assert house.post("/api/act", ["x"]) == 422
    assert house.post("/api/act", act("x" * 501)) == 422
    assert house.request("GET", "/api/stream", host=host)[0] == 401
    assert house.request("GET", "/api/act", host=host)[0] == 405
    assert house.request("GET", "/static/../app.py", host=host)[0] == 404


def test_every_answer_keeps_other_pages_out(house: PageHouse) -> None:
    connection = http.client.HTTPConnection("127.0.0.1", house.port, timeout=PATIENCE_S)
    connection.request("GET", "/")
    answer = connection.getresponse()
    assert "default-src 'none'" in (answer.headers["content-security-policy"] or "")
    assert answer.headers["x-content-type-options"] == "nosniff" and "set-cookie" not in answer.headers
    text = answer.read().decode()
    assert "<script>" not in text and " on" + "click" not in text and "$" not in text
    connection.close()


def test_the_same_line_sent_twice_counts_once_and_too_many_are_not_heard(house: PageHouse) -> None:
    assert house.live.match is not None
    ledger = house.live.match.table.referee.ledger
    house.connected(1, 2)
    for _ in range(3):
        assert house.post("/api/act", act("castle 1 C3", "castle-1"), seat=1) == 202
    until(lambda: len(ledger.played) == 1, "Anna's castle")
    statuses = [house.post("/api/act", act("score", f"nonce-{n}-x"), seat=2) for n in range(ACTS + 3)]
    assert statuses == [202] * ACTS + [429] * 3
    assert len(ledger.played) == 1


def test_files_are_packed_and_events_are_not(house: PageHouse) -> None:
    def asked(path: str, **headers: str) -> http.client.HTTPResponse:
        connection = http.client.HTTPConnection("127.0.0.1", house.port, timeout=PATIENCE_S)
        connection.request("GET", path, headers={"accept-encoding": "gzip", **headers})
        return connection.getresponse()

    for path in ("/", "/static/page.js", "/static/page.css", "/drawings/azul_mini", "/after"):
        answer = asked(path)
        assert answer.headers["content-encoding"] == "gzip", path
        assert gzip.decompress(answer.read()) == house.request("GET", path, host=f"localhost:{house.port}")[1]
    stream = asked("/api/stream", authorization=f"Bearer {house.page.tokens.of(0)}")
    assert stream.headers["content-encoding"] is None
    assert stream.readline().startswith(b"event: snapshot"), "it does not wait for more"
    stream.close()


class Stream:
    """The events that one token reads."""

    def __init__(self, house: PageHouse, seat: int) -> None:
        self.answer = house.read(seat)

    def until(self, text: str) -> list[tuple[str, str]]:
        """Names and data of all events to the first that has this text."""
        found, name = [], ""
        end = time.monotonic() + PATIENCE_S
        while time.monotonic() < end:
            line = self.answer.readline().decode().rstrip("\n")
            if line.startswith("event: "):
                name = line[7:]
            elif line.startswith("data: "):
                found.append((name, line[6:]))
                if text in line:
                    return found
        raise AssertionError(text)


def test_a_line_is_understood_in_the_language_of_its_page(tmp_path: Path) -> None:
    """Three people at an English table, each typing in words of an own language, questions and acts."""
    with page_house(tmp_path) as house:
        anna, watch = Stream(house, 1), Stream(house, 0)
        for one in (anna, watch):
            one.until("sheets")
        assert house.post("/api/act?lang=pl", act("znajdź", "find-polish"), seat=1) == 202
        asked = anna.until('"own":true')[-1][1]
        assert house.post("/api/act?lang=pl", act("las", "forest-polish"), seat=1) == 202
        answer = anna.until('"own":true')[-1][1]
        assert json.loads(answer)["text"] != json.loads(asked)["text"] and "Forest" in answer
        assert house.post("/api/act?lang=cs", act("hrad 1 C3", "castle-czech"), seat=1) == 202
        watch.until("Charlie three")
        assert house.post("/api/act?lang=cs", act("znajdź", "find-not-czech"), seat=1) == 202
        assert "znajd" in anna.until('"own":true')[-1][1], "told as no command"


def test_what_a_seat_asks_is_answered_to_it_alone(tmp_path: Path) -> None:
    with page_house(tmp_path) as house:
        anna, bedrich, watch = (Stream(house, seat) for seat in (1, 2, 0))
        for one in (anna, bedrich, watch):
            name, told = one.until("sheets")[0]
            assert name == "snapshot" or json.loads(told)["sheets"]
        assert house.post("/api/act", act("here A1"), seat=1) == 202
        mine = anna.until('"own":true')[-1]
        answer = json.loads(mine[1])
        assert mine[0] == "said" and answer["kind"] == "answer"
        assert house.post("/api/act", act("castle 1 C3", "castle-12"), seat=1) == 202
        for one in (bedrich, watch):
            told_all = one.until("Charlie three")
            assert not any(answer["text"] in data for _name, data in told_all)
