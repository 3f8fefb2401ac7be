"""A league's file and its PostgreSQL: one suite on both, the database a real one from Debian's packages."""

from __future__ import annotations

import os
import random
import sqlite3
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import psycopg
import pytest

from companion.core.errors import LeagueError
from companion.league.book import SeasonBook
from companion.league.desk import SeasonDesk
from companion.league.entries import (
    CentreTold,
    PersonTold,
    ResultTold,
    RoundBegun,
    RulingMade,
    SamePerson,
    SeasonBegun,
    SeasonEntry,
    TableSeated,
    broken_at,
)
from companion.league.season import TableKey
from companion.league.standings import standings
from companion.league.store import SCHEMA, LeagueStore
from tests.league.kills import killed
from tests.league.postgres import postgres, programs

DATA = Path(__file__).parent / "data"
SPRING = SeasonBegun(title="Jaro", categories=("junior", "senior"))
NAME = "Jana Nováková"
Place = Callable[[], str]


@pytest.fixture(scope="module")
def server() -> Iterator[str]:
    there = programs()
    if there is None:
        pytest.skip("no PostgreSQL here")
    with postgres(there) as url:
        yield url


@pytest.fixture(params=["sqlite", "postgresql"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """Where a league can be made; empty."""
    if request.param == "sqlite":
        yield str(tmp_path / "league.sqlite3")
        return
    url = request.getfixturevalue("server")
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute("DROP SCHEMA public CASCADE")
        connection.execute("CREATE SCHEMA public")
    yield url


def opened(place: str, at_ms: int = 1000) -> LeagueStore:
    return LeagueStore.open(place, lambda: at_ms)


def person(number: int, **more: object) -> PersonTold:
    return PersonTold.model_validate({"person": f"{number:016x}", "handle": f"player {number}", **more})


def ids(*numbers: int) -> tuple[str, ...]:
    return tuple(f"{one:016x}" for one in numbers)


def seated(*more: SeasonEntry) -> list[SeasonEntry]:
    """Four people at two tables of the first round, and what is told then."""
    people = [person(one) for one in range(1, 5)]
    tables = [TableSeated(round=1, number=at, people=ids(2 * at - 1, 2 * at)) for at in (1, 2)]
    return [*people, RoundBegun(round=1), *tables, *more]


def result(totals: tuple[int, ...], number: int = 1, **more: object) -> ResultTold:
    return ResultTold.model_validate({"round": 1, "number": number, "totals": totals, "how": "by-hand", **more})


def change(place: str, statement: str) -> None:
    """Do to the tables what no program of ours does."""
    if "://" in place:
        with psycopg.connect(place, autocommit=True) as connection:
            connection.execute(statement.encode())
    else:
        direct = sqlite3.connect(place)
        with direct:
            direct.execute(statement)
        direct.close()


def test_what_was_told_is_there_when_it_is_opened_again(place: str) -> None:
    desk = SeasonDesk.begin(opened(place), SPRING)
    desk.tell(lambda _: seated(result((5, 3))), {ids(1)[0]: NAME})
    again = SeasonDesk.open(opened(place))
    assert again.rows == desk.rows and broken_at(again.rows) == 0
    assert again.book.season() == desk.book.season()
    assert again.names() == {} and opened(place).names(1) == {ids(1)[0]: NAME}, "she has not said yes"
    assert again.book.state(TableKey(1, 1)) == "by-hand" and again.book.state(TableKey(1, 2)) == "open"


def test_seasons_stand_beside_each_other(place: str) -> None:
    store = opened(place)
    SeasonDesk.begin(store, SPRING).tell(lambda _: [CentreTold(name="Brno")])
    assert SeasonDesk.begin(store, SeasonBegun(title="Podzim")).season == 2
    assert SeasonDesk.open(store).book.centres == []
    assert SeasonDesk.open(store, 1).book.centres == ["Brno"]
    for missing in (3, -1):
        with pytest.raises(LeagueError, match="league-no-season"):
            SeasonDesk.open(store, missing)


@pytest.mark.parametrize("statement", ["DELETE FROM league_entry", "UPDATE league_entry SET at_ms = 0"])
def test_the_database_itself_refuses_to_change_what_was_told(place: str, statement: str) -> None:
    desk = SeasonDesk.begin(opened(place), SPRING)
    with pytest.raises((sqlite3.IntegrityError, psycopg.errors.RaiseException), match="never changed"):
        change(place, statement)
    assert SeasonDesk.open(opened(place)).rows == desk.rows


def test_what_was_changed_all_the_same_is_found_and_nothing_is_counted(place: str) -> None:
    SeasonDesk.begin(opened(place), SPRING).tell(lambda _: seated(result((5, 3))))
    change(place, "DROP TRIGGER league_entry_" + ("kept ON league_entry" if "://" in place else "UPDATE"))
    change(place, "UPDATE league_entry SET body = replace(body, '[5,3]', '[3,5]')")
    with pytest.raises(LeagueError, match=r"league-changed \(number=9\)"):
        SeasonDesk.open(opened(place))


def test_of_several_who_write_at_once_none_loses_anything(place: str) -> None:
    """Four organisers with a connection each; who finds that the season moved on decides anew."""
    SeasonDesk.begin(opened(place), SPRING)
    failed: list[BaseException] = []

    def organise(mine: int) -> None:
        try:
            desk = SeasonDesk.open(opened(place))
            for at in range(8):
                desk.tell(lambda _, at=at: [CentreTold(name=f"centre {mine} {at}")])  # type: ignore[misc]
        except BaseException as error:
            failed.append(error)

    threads = [threading.Thread(target=organise, args=(mine,)) for mine in range(4)]
    for one in threads:
        one.start()
    for one in threads:
        one.join()
    assert failed == []
    desk = SeasonDesk.open(opened(place))
    assert sorted(desk.book.centres) == sorted(f"centre {mine} {at}" for mine in range(4) for at in range(8))


def test_what_cannot_be_is_refused_whole(place: str) -> None:
    desk = SeasonDesk.begin(opened(place), SPRING)
    with pytest.raises(LeagueError, match="league-centre-twice"):
        desk.tell(lambda _: [CentreTold(name="Brno"), CentreTold(name="Plzeň"), CentreTold(name="BRNO")])
    assert SeasonDesk.open(opened(place)).book.centres == desk.book.centres == []


def test_a_name_is_forgotten_for_good_and_the_entries_stay(place: str) -> None:
    desk = SeasonDesk.begin(opened(place), SPRING)
    jana = person(1, consent=True)
    desk.tell(lambda _: [jana], {jana.person: NAME})
    assert desk.names() == {jana.person: NAME}
    desk.tell(lambda _: [person(1)], {jana.person: ""})
    assert desk.names() == {} and len(SeasonDesk.open(opened(place)).rows) == 3
    if "://" not in place:
        kept = b"".join(one.read_bytes() for one in Path(place).parent.iterdir())
        assert NAME.encode() not in kept and jana.person.encode() in kept


def test_a_clock_that_is_wrong_changes_nothing_and_is_found(place: str) -> None:
    """The same season under clocks that jump: the same standings, the newest ruling stands all the same."""
    lot = random.Random(5)
    store = LeagueStore.open(place, lambda: lot.randrange(-(10**12), 10**13))
    desk = SeasonDesk.begin(store, SPRING)
    told = seated(
        result((5, 3)),
        result((3, 5)),
        RulingMade(round=1, number=1, totals=(9, 1), reason="first"),
        RulingMade(round=1, number=1, totals=(1, 9), reason="both say so"),
    )
    for entry in told:
        desk.tell(lambda _, entry=entry: [entry])  # type: ignore[misc]
    assert standings(SeasonDesk.open(opened(place)).book.season()) == standings(
        SeasonBook.of([SPRING, *told]).season()
    )
    assert SeasonDesk.open(opened(place)).book.state(TableKey(1, 1)) == "ruled"
    back = desk.clock_went_back()
    assert 0 < len(back) < len(desk.rows)
    assert all(desk.rows[one - 1].at_ms < desk.rows[one - 2].at_ms for one in back)


def test_a_league_of_each_older_version_is_read(place: str) -> None:
    """tests/data/league_<version>.<database>.sql was written by the program that had that version."""
    kind = "postgresql" if "://" in place else "sqlite"
    files = sorted(DATA.glob(f"league_*.{kind}.sql"))
    assert [one.name.split(".")[0] for one in files] == [f"league_{one}" for one in range(1, SCHEMA + 1)]
    text = files[0].read_text("utf-8")
    if kind == "postgresql":
        with psycopg.connect(place, autocommit=True) as connection:
            connection.execute(text.encode())
    else:
        direct = sqlite3.connect(place)
        direct.executescript(text)
        direct.close()
    desk = SeasonDesk.open(opened(place))
    assert [(one.handle, one.centre, one.category) for one in desk.book.players()][:1] == [
        ("jana", "Brno", "junior")
    ]
    assert desk.names() == {ids(1)[0]: NAME}
    assert [(one.place, one.points) for one in standings(desk.book.season())] == [(1, 12), (2, 8), (3, 4), (4, 0)]
    assert len(desk.tell(lambda _: [CentreTold(name="Plzeň")])) == 1


def test_a_league_of_a_newer_program_is_left_alone(place: str) -> None:
    opened(place).close()
    change(place, "UPDATE league_schema SET version = 99")
    with pytest.raises(LeagueError, match="league-newer"):
        opened(place)


# ---- what is no league ----------------------------------------------------------------------------------------


def test_what_is_no_league_is_told_and_left_as_it_is(tmp_path: Path) -> None:
    strange = tmp_path / "strange"
    strange.write_text("x" * 5000, encoding="utf-8")
    other = tmp_path / "other.sqlite3"
    change(str(other), "CREATE TABLE recipe (id INTEGER)")
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    before = other.read_bytes()
    for where, told in (
        (strange, "reason=foreign"),
        (other, "league-foreign"),
        (pipe, "league-foreign"),
        (tmp_path, "league-foreign"),
        (strange / "below", "reason=readonly"),
    ):
        with pytest.raises(LeagueError, match=told):
            opened(str(where))
    assert strange.read_text(encoding="utf-8") == "x" * 5000 and other.read_bytes() == before


@pytest.mark.parametrize(
    ("url", "told"),
    [
        ("postgresql://jana:secret@localhost/league", "league-password"),
        ("postgresql:///league?password=secret", "league-password"),
        ("mysql://localhost/league", "league-url"),
        ("://league", "league-url"),
        ("postgresql:///league?host=/nowhere", "reason=unreachable"),
    ],
)
def test_an_address_that_cannot_be_used_is_told_without_its_password(url: str, told: str) -> None:
    with pytest.raises(LeagueError, match=told) as error:
        opened(url)
    assert "secret" not in str(error.value)


def test_a_file_that_somebody_holds_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("companion.league.store.BUSY_S", 0)
    place = tmp_path / "league.sqlite3"
    opened(str(place)).close()
    holder = sqlite3.connect(place)
    holder.execute("BEGIN EXCLUSIVE")
    with pytest.raises(LeagueError, match="reason=locked"):
        opened(str(place))
    holder.close()


def test_a_file_is_this_users_alone(tmp_path: Path) -> None:
    place = tmp_path / "new" / "league.sqlite3"
    opened(str(place)).close()
    assert place.stat().st_mode & 0o077 == 0 and place.parent.stat().st_mode & 0o077 == 0


def test_a_writer_that_is_killed_loses_nothing_that_it_told(tmp_path: Path) -> None:
    """COMPANION_KILLS instants; `python -m tests.league.kills` does 300."""
    kills = int(os.environ.get("COMPANION_KILLS", "15"))
    found = killed(tmp_path, kills, seed=2)
    assert found.torn or kills < 100, "of many some hit the middle of a write"


# ---- what is told twice, or cannot be -------------------------------------------------------------------------


def book(*more: SeasonEntry) -> SeasonBook:
    return SeasonBook.of([SPRING, *seated(*more)])


def test_a_result_sent_twice_counts_once_and_two_different_ones_dispute() -> None:
    twice = book(result((5, 3)), result((5, 3), how="verified", match="ab" * 32))
    assert twice.state(TableKey(1, 1)) == "verified" and twice.disputes() == ()
    assert standings(twice.season()) == standings(book(result((5, 3))).season())
    assert twice.knows(result((5, 3))) and not twice.knows(result((3, 5)))
    assert not book(result((5, 3))).knows(result((5, 3), how="verified"))
    torn = book(result((5, 3)), result((3, 5)))
    assert torn.state(TableKey(1, 1)) == "disputed" and torn.disputes() == (TableKey(1, 1),)


def test_somebody_who_was_entered_twice_counts_as_one() -> None:
    """Entered anew before the second round: what both have played counts for the first entry."""
    later: list[SeasonEntry] = [
        PersonTold(person=ids(9)[0], handle="Player one"),
        RoundBegun(round=2),
        TableSeated(round=2, number=1, people=ids(9, 2)),
        ResultTold(round=2, number=1, totals=(8, 1), how="by-hand"),
        SamePerson(person=ids(1)[0], other=ids(9)[0]),
    ]
    found = book(result((5, 3)), *later)
    assert [one.person for one in found.players()] == list(ids(1, 2, 3, 4))
    first = standings(found.season())[0]
    assert (first.person, first.points, first.won) == (ids(1)[0], 24, 2)
    assert found.named("PLAYER ONE").handle == "player 1"
    for person_, other in ((1, 2), (9, 2), (1, 9)):
        with pytest.raises(LeagueError, match="league-same"):
            found.take(SamePerson(person=ids(person_)[0], other=ids(other)[0]))


MATCH = "cd" * 32


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        (SPRING, "league-begun"),
        (PersonTold(person=ids(7)[0], handle="PLAYER  1"), "league-handle-taken"),
        (PersonTold(person=ids(7)[0], handle="..."), "league-handle-wrong"),
        (PersonTold(person=ids(7)[0], handle="x", centre="Brno"), "league-no-centre"),
        (PersonTold(person=ids(7)[0], handle="x", category="x"), "league-no-category"),
        (RoundBegun(round=3), "league-round-order"),
        (TableSeated(round=2, number=1, people=ids(1)), "league-no-round"),
        (TableSeated(round=1, number=1, people=ids(2, 1)), "league-has-result"),
        (TableSeated(round=1, number=3, people=ids(3)), "league-seated-twice"),
        (TableSeated(round=1, number=2, people=ids(3, 3)), "league-seated-twice"),
        (TableSeated(round=1, number=2, people=ids(8)), "league-no-person"),
        (result((1, 2), number=9), "league-no-table"),
        (result((1, 2, 3)), "league-totals-count"),
        (result((1, 2), number=2, match=MATCH), "league-match-counted"),
        (RulingMade(round=1, number=1, totals=(1, 2, 3), reason="x"), "league-totals-count"),
    ],
    ids=str,
)
def test_what_cannot_follow_is_told_and_the_book_stays(wrong: SeasonEntry, told: str) -> None:
    found = book(result((5, 3), match=MATCH))
    before = found.season()
    with pytest.raises(LeagueError, match=told):
        found.take(wrong)
    assert found.season() == before


def test_a_table_without_a_result_is_seated_anew_and_a_bye_takes_no_totals() -> None:
    found = book(TableSeated(round=1, number=2, people=()), TableSeated(round=1, number=3, people=ids(4)))
    assert found.round_tables(1) == [TableKey(1, 1), TableKey(1, 3)]
    assert found.state(TableKey(1, 3)) == "bye"
    with pytest.raises(LeagueError, match="league-bye-brings"):
        found.take(RulingMade(round=1, number=3, totals=None, reason="x"))
