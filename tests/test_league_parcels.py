"""Results as centres send them: judged again in each game, and whatever else may come refused in words."""

from __future__ import annotations

import lzma
import random
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.config import Settings
from companion.core.errors import CompanionError, LeagueError
from companion.evening.league.parcels import ServerDelivery
from companion.evening.league.verifying import verified_record
from companion.far.seal import SeatKey
from companion.games import NAMES, typed
from companion.league.book import SeasonBook
from companion.league.broker import ArrivedParcel
from companion.league.entries import (
    CentreTold,
    KeyTold,
    PersonTold,
    ResultSaid,
    ResultSigned,
    ResultTold,
    RoundBegun,
    SeasonBegun,
    TableSeated,
)
from companion.league.parcel import PARCEL_BYTES, ResultParcel, packed, signed_bytes, unpacked, wrongly_signed
from companion.league.season import TableKey
from companion.league.standings import standings
from tests.league.matches import match_record

LEAGUE = "ab" * 8
WHO = ("Jana", "Petr", "Ola", "Emma")
KEY, OTHER = SeatKey(b"1" * 32), SeatKey(b"2" * 32)
FIRST = TableKey(1, 1)


def season(count: int = 2) -> SeasonBook:
    """Two centres, of which the first has a key, and one table; seats are not in the order of the match."""
    people = [PersonTold(person=f"{at:016x}", handle=name) for at, name in enumerate(WHO)]
    seated = TableSeated(round=1, number=1, people=tuple(one.person for one in people[:count][::-1]))
    centres = [CentreTold(name="Brno"), CentreTold(name="Plzeň")]
    key = KeyTold(centre="Brno", key=KEY.public.hex())
    return SeasonBook.of([SeasonBegun(title="Jaro"), *people, *centres, key, RoundBegun(round=1), seated])


def signed(said: ResultSaid, key: SeatKey = KEY, record: bytes = b"") -> ResultParcel:
    return ResultParcel(said, key.public.hex(), key.sign(signed_bytes(said)).hex(), record)


def parcel(record: bytes, **changed: Any) -> ResultParcel:
    found = verified_record(record, "x", Settings())
    told = {"league": LEAGUE, "match": found.match, "game": found.game, "players": found.players}
    said = ResultSaid.model_validate({**told, "totals": found.totals, "agreed": (1,), **changed})
    return signed(said, record=record)


def delivered(book: SeasonBook, sent: ResultParcel | bytes, number: int = 1) -> list[Any]:
    data = sent if isinstance(sent, bytes) else packed(sent)
    entries = list(ServerDelivery(ArrivedParcel(number, data), LEAGUE, Settings()).told(book))
    for one in entries:
        book.take(one)
    return entries


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    return match_record(tmp_path_factory.mktemp("match"), "royal_garden", WHO[:2], 1)


@pytest.mark.parametrize(("game", "count"), list(zip(NAMES, (4, 2, 3, 4), strict=True)))
def test_a_whole_match_of_each_game_is_judged_again_from_what_was_sent(
    game: str, count: int, tmp_path: Path
) -> None:
    sent = match_record(tmp_path, game, WHO[:count], 3)
    one = parcel(sent)
    assert len(packed(one)) <= PARCEL_BYTES and unpacked(packed(one)) == one, "the record goes with it"
    book = season(count)
    result, by = delivered(book, one)
    assert isinstance(result, ResultTold) and isinstance(by, ResultSigned)
    assert (result.how, result.game) == ("verified", typed(game))
    totals = dict(zip(one.said.players, one.said.totals, strict=True))
    assert result.totals == tuple(totals[who] for who in book.handles(FIRST))
    assert book.unsigned(FIRST) == tuple(who for who in book.handles(FIRST) if who != "Jana")
    assert standings(book.season())[0].points in (12, 10, 6, 9)
    assert delivered(book, one) == [], "sent again"
    acts = [line for line in sent.splitlines() if b'"kind":"heard"' in line]
    torn = sent.replace(acts[len(acts) // 2] + b"\n", b"")
    with pytest.raises(CompanionError):
        delivered(season(count), replace(one, record=torn))


def test_a_result_without_its_record_counts_as_heard_and_later_as_verified(record: bytes) -> None:
    book, one = season(), parcel(record)
    assert [each.kind for each in delivered(book, replace(one, record=b""))] == ["result", "signed"]
    assert book.state(FIRST) == "heard"
    later = parcel(record, agreed=(1, 2))
    assert [each.kind for each in delivered(book, later)] == ["result", "signed"]
    assert book.state(FIRST) == "verified" and book.unsigned(FIRST) == ()


def test_a_record_that_is_too_long_stays_at_the_table(record: bytes) -> None:
    long = random.Random(1).randbytes(PARCEL_BYTES)
    assert len(packed(replace(parcel(record), record=long))) < 2000


def test_what_is_signed_by_no_key_that_counts_is_refused(record: bytes) -> None:
    good = parcel(record)
    said = good.said
    for sent, number, told in (
        (signed(said.model_copy(update={"league": "cd" * 8})), 1, "league-parcel-season"),
        (signed(said, OTHER), 1, "league-parcel-key"),
        (good, 2, "league-parcel-key"),
        (good, 3, "league-parcel-key"),
        (replace(good, signature="00" * 64), 1, "league-parcel-unsigned"),
        (replace(good, said=said.model_copy(update={"agreed": (1, 2)})), 1, "league-parcel-unsigned"),
        (replace(signed(said.model_copy(update={"totals": (99, 1)})), record=record), 1, "league-parcel-differs"),
        (signed(said.model_copy(update={"players": ("Jana", "Nobody")})), 1, "league-whose-match"),
        (signed(said.model_copy(update={"round": 9, "table": 1})), 1, "league-no-table"),
    ):
        book = season()
        with pytest.raises(LeagueError, match=told):
            delivered(book, sent, number)
        assert book.results == [] and book.signed == []


def test_a_new_pass_ends_the_older_one_and_what_was_signed_stays(record: bytes) -> None:
    book, good = season(), parcel(record)
    delivered(book, good)
    book.take(KeyTold(centre="BRNO", key=OTHER.public.hex()))
    assert delivered(book, good) == [] and book.unsigned(FIRST) == ("Petr",)
    again = parcel(record, agreed=(1, 2))
    with pytest.raises(LeagueError, match="league-parcel-key"):
        delivered(book, again)
    delivered(book, signed(again.said, OTHER))
    assert book.unsigned(FIRST) == ()


def test_another_result_disputes_and_who_signed_the_other_one_has_not_signed_this(record: bytes) -> None:
    book = season()
    delivered(book, parcel(record))
    other = signed(parcel(record).said.model_copy(update={"totals": (50, 1), "match": "ef" * 32}))
    delivered(book, other)
    assert book.disputes() == (FIRST,) and book.unsigned(FIRST) == ()


def test_a_signature_that_was_changed_in_the_season_is_found(record: bytes) -> None:
    book = season()
    delivered(book, parcel(record))
    one = book.signed[0]
    changed = one.model_copy(update={"totals": (one.totals[0] + 1, one.totals[1])})
    forged = one.model_copy(update={"said": one.said.model_copy(update={"agreed": (1, 2)})})
    assert wrongly_signed([one]) == [] and wrongly_signed([one, changed, forged]) == [changed, forged]


@pytest.fixture(scope="module")
def good(record: bytes) -> bytes:
    return packed(parcel(record))


@settings(max_examples=20)
@given(st.data())
def test_no_bytes_bring_more_than_a_refusal(good: bytes, data: st.DataObject) -> None:
    at = data.draw(st.integers(0, len(good) - 1))
    changed = data.draw(
        st.one_of(
            st.binary(max_size=200),
            st.just(good[:at]),
            st.binary(min_size=1, max_size=3).map(lambda one: good[:at] + one + good[at + len(one) :]),
        )
    )
    book = season()
    try:
        entries = delivered(book, changed)
    except CompanionError:
        assert book.results == []
    else:
        assert changed == good or b"\n" in changed
        assert {each.kind for each in entries} == {"result", "signed"} and wrongly_signed(book.signed) == []


def test_what_would_unpack_without_end_is_refused(record: bytes) -> None:
    line = packed(replace(parcel(record), record=b""))
    bomb = line + lzma.compress(bytes(20_000_000))
    assert len(bomb) <= PARCEL_BYTES
    for data in (bomb, line + b"x" * PARCEL_BYTES, line.rstrip(), b"", line + line):
        with pytest.raises(LeagueError, match="league-parcel-strange"):
            delivered(season(), data)
