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
from nacl.public import PrivateKey, SealedBox

from companion.config import Settings
from companion.core.errors import CompanionError, LeagueError
from companion.core.model import Announcement
from companion.evening.league.listening import take
from companion.evening.league.parcels import ServerDelivery
from companion.evening.league.verifying import verified_record
from companion.far.seal import SeatKey
from companion.games import NAMES, typed
from companion.league.book import SeasonBook
from companion.league.broker import ArrivedParcel
from companion.league.desk import SeasonDesk
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
from companion.league.parcel import PARCEL_BYTES, ResultParcel, packed, signed, unpacked, wrongly_signed
from companion.league.parts import PART_BYTES, ParcelAssembly, parts_of
from companion.league.passes import read_pass
from companion.league.sealing import ReaderKey, sealed
from companion.league.season import TableKey
from companion.league.standings import standings
from companion.league.store import LeagueStore
from tests.league.matches import match_record

LEAGUE = "ab" * 8
WHO = ("Jana", "Petr", "Ola", "Emma")
KEY, OTHER = SeatKey(b"1" * 32), SeatKey(b"2" * 32)
READER, STRANGER = ReaderKey(b"3" * 32), ReaderKey(b"4" * 32)
DATA = Path(__file__).parent / "data"
FIRST = TableKey(1, 1)


def season(count: int = 2) -> SeasonBook:
    """Two centres, of which the first has a key, and one table; seats are not in the order of the match."""
    people = [PersonTold(person=f"{at:016x}", handle=name) for at, name in enumerate(WHO)]
    seated = TableSeated(round=1, number=1, people=tuple(one.person for one in people[:count][::-1]))
    centres = [CentreTold(name="Brno"), CentreTold(name="Plzeň")]
    key = KeyTold(centre="Brno", key=KEY.public.hex())
    return SeasonBook.of([SeasonBegun(title="Jaro"), *people, *centres, key, RoundBegun(round=1), seated])


def parcel(record: bytes, **changed: Any) -> ResultParcel:
    found = verified_record(record, "x", Settings())
    told = {"league": LEAGUE, "match": found.match, "game": found.game, "players": found.players}
    said = ResultSaid.model_validate({**told, "totals": found.totals, "agreed": (1,), **changed})
    return signed(said, KEY, record)


def delivered(book: SeasonBook, sent: ResultParcel | bytes, number: int = 1) -> list[Any]:
    data = sent if isinstance(sent, bytes) else sealed(packed(sent), READER.public, KEY.seed)
    entries = list(ServerDelivery(ArrivedParcel(number, data), LEAGUE, READER, Settings()).told(book))
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


def test_a_record_that_is_too_long_stays_at_the_table(record: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    most = 20_000
    monkeypatch.setattr("companion.league.parcel.PARCEL_BYTES", most)
    long = random.Random(1).randbytes(most)
    assert len(packed(replace(parcel(record), record=long))) < 2000
    fits = packed(replace(parcel(record), record=long[:-1000]))
    assert len(fits) > most - 2000
    assert len(sealed(fits, READER.public, KEY.seed)) <= most, "sealed, too"


def test_what_is_signed_by_no_key_that_counts_is_refused(record: bytes) -> None:
    good = parcel(record)
    said = good.said
    for sent, number, told in (
        (signed(said.model_copy(update={"league": "cd" * 8}), KEY), 1, "league-parcel-season"),
        (signed(said, OTHER), 1, "league-parcel-key"),
        (good, 2, "league-parcel-key"),
        (good, 3, "league-parcel-key"),
        (replace(good, signature="00" * 64), 1, "league-parcel-unsigned"),
        (replace(good, said=said.model_copy(update={"agreed": (1, 2)})), 1, "league-parcel-unsigned"),
        (signed(said.model_copy(update={"totals": (99, 1)}), KEY, record), 1, "league-parcel-differs"),
        (signed(said.model_copy(update={"players": ("Jana", "Nobody")}), KEY), 1, "league-whose-match"),
        (signed(said.model_copy(update={"round": 9, "table": 1}), KEY), 1, "league-no-table"),
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
    other = signed(parcel(record).said.model_copy(update={"totals": (50, 1), "match": "ef" * 32}), KEY)
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
    assert len(bomb) <= 15_000
    for data in (bomb, line + b"x" * PARCEL_BYTES, line.rstrip(), b"", line + line):
        with pytest.raises(LeagueError, match="league-parcel-strange"):
            delivered(season(), data)


def test_many_that_are_refused_alike_are_said_once_and_all_tried_again(good: bytes, tmp_path: Path) -> None:
    store = LeagueStore.open(str(tmp_path / "season.sqlite3"), lambda: 1)
    desk, said = SeasonDesk.begin(store, SeasonBegun(title="Jaro")), list[Announcement]()
    shut = sealed(good, STRANGER.public, KEY.seed)
    came = [ServerDelivery(ArrivedParcel(1, one), LEAGUE, READER, Settings()) for one in (shut, shut, b"", shut)]
    assert take(desk, came, said.extend) == came
    assert [one.key for one in said] == ["league-parcel-sealed", "league-parcel-strange"]
    store.close()


# ---- sealed, and in parts ---------------------------------------------------------------------------------------


def test_what_is_sealed_is_a_sealed_box_of_libsodium_and_the_same_each_time(good: bytes) -> None:
    other = PrivateKey(b"5" * 32)
    shut = sealed(good, bytes(other.public_key).hex(), KEY.seed)
    assert SealedBox(other).decrypt(shut[1:]) == good
    assert shut == sealed(good, bytes(other.public_key).hex(), KEY.seed), "a server knows it again"
    assert shut[1:33] != sealed(good, bytes(other.public_key).hex(), OTHER.seed)[1:33]
    assert shut[1:33] != sealed(good + b" ", bytes(other.public_key).hex(), KEY.seed)[1:33], "a key of its own"
    shut = sealed(good, READER.public, KEY.seed)
    assert READER.opened(shut) == good and not any(who.encode() in shut for who in ("Jana", "Petr", "royal"))
    for one, who in ((shut, STRANGER), (shut[:-1], READER), (shut[:20], READER), (shut[:1], READER)):
        with pytest.raises(LeagueError, match="league-parcel-sealed"):
            who.opened(one)


@settings(max_examples=30)
@given(st.data())
def test_parts_are_put_together_in_any_order_however_often_they_come(data: st.DataObject) -> None:
    """Of two parcels of one centre, and one that another centre sends, too."""
    sizes = st.sampled_from([1, PART_BYTES - 21, PART_BYTES - 20, 2 * PART_BYTES, 70_001])
    sent = [random.Random(at).randbytes(data.draw(sizes)) for at in range(2)]
    pieces = [
        (centre, piece) for centre, one in ((1, sent[0]), (1, sent[1]), (2, sent[0])) for _, piece in parts_of(one)
    ]
    assert all(len(piece) <= PART_BYTES for _, piece in pieces)
    order = data.draw(st.permutations(pieces))
    joined = ParcelAssembly()
    came = [(centre, one) for centre, piece in order if (one := joined.take(centre, piece)) is not None]
    assert sorted(came) == sorted([(1, sent[0]), (1, sent[1]), (2, sent[0])])


def test_names_of_parts_differ_and_are_the_same_for_the_same_bytes() -> None:
    one, other = bytes(40_000), bytes(40_001)
    names = [name for name, _ in (*parts_of(one), *parts_of(other))]
    assert len(set(names)) == 6 and names[:3] == [name for name, _ in parts_of(one)]


def test_what_is_no_part_is_handed_on_to_be_refused_and_what_has_no_end_takes_no_memory() -> None:
    whole = bytes(40_000)
    first, second, _ = (piece for _, piece in parts_of(whole))
    bent = first[:19] + b"\x00\x02" + first[21:]
    for strange in (
        b"",
        b"{}",
        b"x" * PART_BYTES,
        first[:10],
        first + b"x",
        first[:19] + b"\xff\xff" + first[21:],
    ):
        assert ParcelAssembly().take(1, strange) == strange
    joined = ParcelAssembly()
    assert joined.take(1, first) is None and joined.take(1, bent) == bent, "another count"
    for at in range(100):
        begun = next(piece for _, piece in parts_of(whole + bytes([at])))
        assert joined.take(1, begun) is None
    assert sum(map(len, joined._begun.values())) < 6
    assert joined.take(1, second) is None, "its first part is forgotten until it comes again"


def test_a_pass_and_a_parcel_of_version_1_are_read() -> None:
    """Both were written by the version before; such a parcel came unsealed, in one piece."""
    old = read_pass(DATA / "league_pass_1.json")
    assert (old.version, old.centre, old.number, old.league, old.reader) == (1, "Brno", 1, LEAGUE, "")
    assert old.key.public == KEY.public
    sent = (DATA / "league_parcel_1.bin").read_bytes()
    arrived = ParcelAssembly().take(1, sent)
    assert arrived == sent
    book = season()
    result, _ = delivered(book, sent)
    assert (result.how, result.totals) == ("verified", unpacked(sent).said.totals[::-1])
