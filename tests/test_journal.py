"""The journal: what is written comes back, from whole, older, damaged, locked and strangers' files."""

from __future__ import annotations

import contextlib
import random
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.core.errors import JournalError
from companion.core.model import Fact, Phrase, Place, Player, Tile
from companion.games.api import Setup
from companion.play.journal import Header, Input, Journal, JournalReader, Row, RowKind
from companion.play.journal.codec import (
    DEPTH_MAX,
    INT_MAX,
    ITEMS_MAX,
    Json,
    facts_of,
    facts_text,
    pack,
    unpack,
    unpack_facts,
)
from companion.play.journal.rows import FACTS_MAX
from companion.play.journal.salvage import salvage
from tests.journal_kit import tail_of

DATA = Path(__file__).parent / "data"
BOUNDED = settings(max_examples=60, deadline=None)

whole = st.integers(-INT_MAX, INT_MAX)
text = st.text(st.characters(exclude_categories=["Cs", "Cc", "Zl", "Zp", "Cf"]), max_size=20)
places = st.builds(Place, text, st.integers(-99, 99), st.integers(-99, 99))
facts: st.SearchStrategy[Fact] = st.recursive(
    st.one_of(whole, text, places),
    lambda inner: st.one_of(
        st.lists(inner, max_size=3).map(tuple),
        st.builds(Phrase, text, st.dictionaries(text, inner, max_size=3)),
    ),
    max_leaves=6,
)


class Clock:
    """A wall clock that moves one millisecond a look."""

    def __init__(self) -> None:
        self.now = 1_700_000_000_000

    def __call__(self) -> int:
        self.now += 1
        return self.now


def header(*names: str) -> Header:
    players = tuple(Player(number, name) for number, name in enumerate(names or ("Ola", "Petr"), start=1))
    told = pack(Setup(players, (Tile("domino 1", ("F1", "W0")),), columns=7))
    assert isinstance(told, dict)
    return Header("royal_garden", "0.1", told, {"quiet_ms": 1500}, "standard", "abc")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "house" / "journal.sqlite3"


@contextlib.contextmanager
def opened(path: Path) -> Iterator[Journal]:
    journal = Journal.open(path, Clock())
    try:
        yield journal
    finally:
        journal.close()


def played(path: Path, rounds: int = 40, games: int = 2) -> list[tuple[int, Row]]:
    """A journal with some games; gives all its rows as a plain SQLite client sees them."""
    dice = random.Random(rounds)
    with opened(path) as journal:
        for _ in range(games):
            journal.new_game(header())
            for turn in range(rounds):
                line = "x" * dice.choice((5, 80, 900, 4000, 4090))
                (heard,) = journal.heard([Input(turn, "board", f"{turn} {line}", 1)])
                journal.decided(f"1 {turn} B3 C3", seat=1, cause=heard)
                journal.said("rg-placed", {"player": "Ola", "long": "y" * (turn % 7) ** 5}, cause=heard)
                journal.judged(heard)
    return every_row(path)


def every_row(path: Path) -> list[tuple[int, Row]]:
    connection = sqlite3.connect(path)
    query = "SELECT id, kind, at_ms, source, text, seat, cause, facts, judged FROM row ORDER BY id"
    found = connection.execute(query).fetchall()
    connection.close()
    return [(key >> 32, Row(key & 0xFFFFFFFF, RowKind(kind), *rest)) for key, kind, *rest in found]


# ---- values ---------------------------------------------------------------------------------------------------


@BOUNDED
@given(st.dictionaries(text, facts, max_size=4))
def test_facts_come_back_from_json(told: dict[str, Fact]) -> None:
    assert facts_of(facts_text(told)) == told


def test_facts_too_deep_are_refused_both_ways() -> None:
    deep: Fact = 1
    for _ in range(DEPTH_MAX + 1):
        deep = (deep,)
    with pytest.raises(ValueError, match="nesting"):
        facts_text({"deep": deep})
    with pytest.raises(ValueError, match="nesting"):
        facts_of('{"deep":' + "[" * 20 + "1" + "]" * 20 + "}")
    with pytest.raises(ValueError, match="nesting"):
        facts_of('{"deep":' + "[" * 100_000 + "]" * 100_000 + "}")


TOO_MUCH: list[tuple[str, Json]] = [
    ("number", INT_MAX + 1),
    ("number", -INT_MAX - 1),
    ("number", {"place": ["a", INT_MAX + 1, 0]}),
    ("number", {"place": ["a", 0, -INT_MAX - 1]}),
    ("length", [0] * (ITEMS_MAX + 1)),
]


@pytest.mark.parametrize(("reason", "told"), TOO_MUCH, ids=range(len(TOO_MUCH)))
def test_facts_beyond_a_bound_are_refused_by_its_name_and_those_at_it_read(reason: str, told: Json) -> None:
    """The name is what an import says of the line."""
    with pytest.raises(ValueError, match=f"^{reason}$"):
        unpack_facts({"a": told})
    assert unpack_facts({"a": [0] * ITEMS_MAX, "b": {"place": ["a", INT_MAX, -INT_MAX]}})["a"] == (0,) * ITEMS_MAX


@pytest.mark.parametrize("told", ['{"a":1.5}', '{"a":null}', '{"a":{"place":[1,2]}}', '{"a":{"key":"k"}}', "[]"])
def test_what_is_no_fact_is_refused(told: str) -> None:
    with pytest.raises(ValueError, match="type"):
        facts_of(told)


@BOUNDED
@given(
    st.builds(
        Setup,
        st.lists(st.builds(Player, st.integers(1, 5), text), max_size=4).map(tuple),
        st.lists(st.builds(Tile, text, st.lists(text, max_size=2).map(tuple)), max_size=4).map(tuple),
        variants=st.frozensets(text, max_size=3),
        options=st.dictionaries(text, text, max_size=3),
        fixed_frame=st.booleans(),
    )
)
def test_a_setup_comes_back_from_json(setup: Setup) -> None:
    assert unpack(Setup, pack(setup)) == setup


@pytest.mark.parametrize(
    "told",
    [
        {},
        {"players": 1},
        {"players": [], "tiles": [], "more": 1},
        [],
        {"players": [1]},
        {"players": [{"number": "1", "name": "Jana"}], "tiles": []},
        {"players": [{"number": True, "name": "Jana"}], "tiles": []},
        {"players": [{"number": 1}], "tiles": []},
        {"players": [], "tiles": {}},
        {"players": [], "tiles": [], "columns": 5.0},
        {"players": [], "tiles": [], "columns": None},
        {"players": [], "tiles": [], "fixed_frame": 1},
        {"players": [], "tiles": [], "variants": "duel"},
        {"players": [], "tiles": [], "options": {"play": 1}},
        {"players": [], "tiles": [], "options": ["play"]},
    ],
)
def test_what_is_no_setup_is_refused(told: dict[str, object]) -> None:
    with pytest.raises(ValueError, match="type"):
        unpack(Setup, told)


@pytest.mark.parametrize("told", [{"edition": "\ud800"}, {"options": {"\udc00": ""}}, {"options": {"": "\ud800"}}])
def test_half_of_a_letter_is_no_text_of_a_setup(told: dict[str, object]) -> None:
    with pytest.raises(ValueError, match="surrogates"):
        unpack(Setup, {"players": [], "tiles": [], **told})


def test_of_more_than_a_setup_it_is_read_where_that_is_wanted() -> None:
    told = {"players": [{"number": 1, "name": "Jana", "hat": 1}], "tiles": [], "more": 1}
    assert unpack(Setup, told, partly=True) == Setup((Player(1, "Jana"),), ())


# ---- writing and reading --------------------------------------------------------------------------------------


def test_rows_come_back_in_order_with_what_they_followed_from(path: Path) -> None:
    with opened(path) as journal:
        game = journal.new_game(header("Zdeněk"))
        first, second = journal.heard([Input(10, "b1", "one"), Input(20, "keyboard", "undo", 2)])
        journal.decided("1 24 B3 C3", seat=1, cause=first)
        facts: dict[str, Fact] = {
            "player": "Zdeněk",
            "places": (Place("1", 2, 3), Phrase("rg-half", {"crowns": 2})),
        }
        journal.said("rg-placed", facts, listener="seat 2", cause=first)
        journal.judged(second)
    with opened(path) as journal:
        assert journal.open_game() == game
        found = journal.resume(game, "0.2")
        assert [row.number for row in found.rows] == list(range(5))
        assert [(row.at_ms, row.source, row.text, row.seat) for row in found.heard] == [
            (10, "b1", "one", 0),
            (20, "keyboard", "undo", 2),
        ]
        assert [(row.source, row.text, row.seat, row.cause) for row in found.decided] == [
            ("move", "1 24 B3 C3", 1, first)
        ]
        assert facts_of(found.said[0].facts) == facts
        assert not tail_of(found)
        assert found.header.players == ("Zdeněk",)
        assert unpack(Setup, found.header.setup).columns == 7
        assert found.header.settings == {"quiet_ms": 1500}
        (third,) = journal.heard([Input(30, "b1", "two")])
        assert third == 6  # the row before tells that the game was resumed
        assert [row.kind for row in journal.read(game).rows][5] is RowKind.RESUMED


@BOUNDED
@given(st.lists(st.tuples(st.integers(1, 4), st.integers(0, 4), st.booleans()), max_size=6))
def test_the_tail_is_what_was_heard_and_not_judged(
    tmp_path_factory: pytest.TempPathFactory, moments: list[tuple[int, int, bool]]
) -> None:
    """The process dies after the last commit; what it judged since, and what it never judged, is judged again."""
    path = tmp_path_factory.mktemp("tail") / "journal.sqlite3"
    with opened(path) as journal:
        game = journal.new_game(header())
        kept = 0
        heard: list[int] = []
        for count, judge, flush in moments:
            numbers = journal.heard([Input(1, "b", "line")] * count)
            heard += numbers
            kept = journal._judged
            for number in numbers[:judge]:
                journal.decided("move", cause=number)
                journal.judged(number)
            if flush:
                journal.flush()
                kept = journal._judged
        with contextlib.closing(JournalReader.open(path)) as reader:
            found = reader.read(game)
            assert tail_of(found) == [number for number in heard if number > kept]
            assert {row.cause for row in found.decided} <= {number for number in heard if number <= kept}


def test_an_observation_is_judged_again_unless_all_that_followed_was_kept(path: Path) -> None:
    with opened(path) as journal:
        journal.new_game(header())
        first, second, third = journal.heard([Input(1, "b", "line")] * 3)
        journal.decided("move", cause=second)
        journal.flush()
        assert tail_of(journal.read(1)) == [second, third]
        journal.said("rg-placed", {}, cause=second)
        journal.judged(second)
        journal.flush()
        assert tail_of(journal.read(1)) == [third]
        assert first == second - 1


def test_games_are_listed_and_only_an_open_one_is_offered(path: Path) -> None:
    with opened(path) as journal:
        assert journal.open_game() is None
        first = journal.new_game(header("Ola"))
        second = journal.new_game(header("Petr", "Eva"))
        journal.finish(how="over")
        assert journal.open_game() == first
        journal.finish(first, "given-up")
        assert journal.open_game() is None
        told = [(info.id, info.players, info.finished, info.rows) for info in journal.games()]
        assert told == [(first, ("Ola",), "given-up", 2), (second, ("Petr", "Eva"), "over", 2)]
        with pytest.raises(JournalError, match="journal-game-finished"):
            journal.resume(second, "1")
        with pytest.raises(JournalError, match="journal-no-such-game"):
            journal.read(99)
        with pytest.raises(JournalError, match="journal-no-game"):
            journal.heard([Input(1, "b", "line")])


def test_what_could_steer_a_terminal_is_written_as_escapes(path: Path) -> None:
    with opened(path) as journal:
        journal.new_game(header("E\x1b[2Jva"))
        journal.heard([Input(1, "key\nboard", "a\x07b\u202ec\udcffž \U0001f451"), Input(1, "b", "x" * 9000)])
        game = journal.read(1)
        assert game.heard[0].text == "a\\x07b\\u202ec\\udcffž \U0001f451"
        assert game.heard[0].source == "key\\x0aboard"
        assert len(game.heard[1].text) == 4096
        assert game.header.players == ("E\\x1b[2Jva",)


def test_a_forgotten_game_is_nowhere_in_the_files(path: Path) -> None:
    with opened(path) as journal:
        journal.new_game(header("Bartoloměj"))
        journal.heard([Input(1, "keyboard", "Bartoloměj")] * 200)
        kept = journal.new_game(header("Ola"))
        journal.heard([Input(1, "keyboard", "kept")])
        for ending in (".damaged-1", ".schema-0-1", ".new"):
            path.with_name(path.name + ending).write_text("Bartoloměj", "utf-8")
        assert has(path.parent, "Bartoloměj")
        journal.forget(1)
        assert not has(path.parent, "Bartoloměj")
        assert [info.id for info in journal.games()] == [kept]
        journal.heard([Input(1, "keyboard", "goes on")])
        assert [row.text for row in journal.read(kept).heard] == ["kept", "goes on"]
        journal.forget()
        assert journal.games() == []
        assert not has(path.parent, "goes on")


def has(directory: Path, word: str) -> bool:
    return any(word.encode() in each.read_bytes() for each in directory.iterdir())


def test_nothing_is_loaded_before_a_journal_is_used() -> None:
    program = "import sys, companion.play.journal; print([m for m in ('sqlite3', 'pydantic') if m in sys.modules])"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, encoding="utf-8", check=True)
    assert done.stdout.strip() == "[]"


# ---- files that refuse ----------------------------------------------------------------------------------------


def test_another_writer_is_refused_and_a_reader_is_not(path: Path) -> None:
    with opened(path) as journal:
        journal.new_game(header())
        with pytest.raises(JournalError, match="journal-locked"):
            Journal.open(path, Clock())
        with contextlib.closing(JournalReader.open(path)) as reader:
            assert reader.open_game() == 1
            journal.heard([Input(1, "b", "line")])
            assert len(reader.read(1).heard) == 1
    with opened(path) as journal:
        assert journal.open_game() == 1


def test_a_reader_of_no_file_finds_no_games_and_makes_none(path: Path) -> None:
    with contextlib.closing(JournalReader.open(path)) as reader:
        assert reader.games() == []
        assert reader.open_game() is None
    assert not path.parent.exists()


def test_rows_wait_while_another_program_locks_the_file(path: Path) -> None:
    with opened(path) as journal:
        journal.new_game(header())
        other = sqlite3.connect(path, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        for line in ("one", "two"):
            journal.heard([Input(1, "b", line)])
        assert [(each.key, each.facts["reason"]) for each in journal.news()] == [("journal-in-memory", "locked")]
        assert [row.text for row in journal.read(1).heard] == ["one", "two"]
        assert journal.waiting == 2
        other.execute("ROLLBACK")
        other.close()
        journal.flush()
        assert [(each.key, each.facts["count"]) for each in journal.news()] == [("journal-written", 2)]
        assert journal.waiting == 0
        journal.heard([Input(1, "b", "three")])
        assert journal.news() == []


def test_games_begun_without_a_file_follow_those_that_it_holds(tmp_path: Path) -> None:
    """A path below a plain file stands for a directory that cannot be written, also for root."""
    real = tmp_path / "real" / "journal.sqlite3"
    with opened(real) as journal:
        journal.new_game(header("Eva"))
        journal.heard([Input(1, "b", "old")])
    blocked = tmp_path / "blocked"
    blocked.write_text("no directory", encoding="utf-8")
    with opened(blocked / "journal.sqlite3") as journal:
        assert [(each.key, each.facts["reason"]) for each in journal.news()] == [("journal-in-memory", "readonly")]
        assert journal.open_game() is None
        journal.new_game(header("Ola"))
        journal.heard([Input(1, "b", "new")])
        assert journal.news() == []
        blocked.unlink()
        (tmp_path / "real").rename(blocked)
        journal.decided("move", cause=1)
        journal.flush()
        assert [each.key for each in journal.news()] == ["journal-written"]
        assert journal.game == 2
        assert [info.players for info in journal.games()] == [("Eva",), ("Ola",)]
        assert [row.number for row in journal.read(2).rows] == [0, 1, 2]


def test_a_newer_schema_is_refused_and_left_alone(path: Path) -> None:
    played(path, 3)
    connection = sqlite3.connect(path)
    connection.execute("PRAGMA user_version=99")
    connection.commit()
    connection.close()
    before = path.read_bytes()
    for opening in (lambda: Journal.open(path, Clock()), lambda: JournalReader.open(path)):
        with pytest.raises(JournalError) as refused:
            opening()
        assert refused.value.key == "journal-newer"
        assert refused.value.facts == {"file": str(path), "schema": 99, "known": 2}
    assert path.read_bytes() == before


def test_another_programs_database_is_refused_and_left_alone(path: Path) -> None:
    path.parent.mkdir()
    connection = sqlite3.connect(path)
    connection.execute("CREATE TABLE bookmark (url TEXT)")
    connection.commit()
    connection.close()
    before = path.read_bytes()
    with pytest.raises(JournalError, match="journal-foreign"):
        Journal.open(path, Clock())
    assert path.read_bytes() == before


# ---- older schemas --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("schema", [0, 1, 2])
def test_a_kept_journal_of_each_schema_is_read(path: Path, schema: int) -> None:
    path.parent.mkdir()
    shutil.copy(DATA / f"journal_schema_{schema}.sqlite3", path)
    before = path.read_bytes()
    with contextlib.closing(JournalReader.open(path)) as reader:
        games = reader.games()
        assert [(info.id, info.players, info.finished) for info in games] == [
            (2, ("Zdeněk",), None),
            (3, ("Zdeněk",), "over"),
        ]
        game = reader.read(2)
    assert game.header.tile_set == "standard"
    assert game.header.schema == 1
    assert [(row.text, row.cause) for row in game.decided] == [("1 castle C3", 1), ("1 24 C4 D4", 4)]
    assert facts_of(game.said[0].facts) == {"player": "Zdeněk", "cell": Place("1", 3, 3)}
    assert not tail_of(game)
    entries = [(row.source, row.text, row.seat) for row in game.agreed]
    assert entries == ([("1", "AXNlYWxlZA==", 2)] if schema == 2 else [])
    assert game.wished == ('[{"id":"w1"}]' if schema == 2 else "")
    kept = path.with_name(path.name + ".schema-0-1")
    assert kept.exists() == (schema == 0)
    if kept.exists():
        assert kept.read_bytes() == before
        assert path.read_bytes()[60:64] == b"\0\0\0\2"


# ---- damage ---------------------------------------------------------------------------------------------------


def test_salvage_reads_what_sqlite_reads(path: Path) -> None:
    rows = played(path)
    assert len(rows) > 200
    salvaged = salvage(path.read_bytes(), b"")
    assert [(game, row) for (game, _), row in salvaged.items()] == rows


@pytest.mark.parametrize("seed", range(12))
def test_a_damaged_file_is_set_aside_and_its_good_part_kept(path: Path, seed: int) -> None:
    rows = played(path)
    dice = random.Random(seed)
    data = bytearray(path.read_bytes())
    pages = len(data) // 4096
    ruined = dice.sample(range(pages), dice.randint(1, 4))
    ruined = [0, *ruined] if seed % 3 == 0 else ruined
    for page in ruined:
        data[page * 4096 : (page + 1) * 4096] = dice.randbytes(4096) if seed % 2 else bytes(4096)
    path.write_bytes(data)
    with opened(path) as journal:
        told = journal.news()
        games = [journal.read(info.id) for info in journal.games() if not info.damaged]
        kept = [(game.game, row) for game in games for row in game.rows]
        assert set(kept) <= set(rows)
        lost = [number for game in games for low, high in game.lost for number in range(low, high + 1)]
        for news in told:
            assert news.key == "journal-healed"
            assert Path(str(news.facts["aside"])).read_bytes() == bytes(data)
            assert news.facts["count"] == len(every_row(path)) >= len(rows) - 40 * len(ruined)
        # SQLite does not notice what changed within a long text; then the row alone is missing, and that is told.
        assert told or lost
        for game in games:
            gone = sum(high - low + 1 for low, high in game.lost)
            assert gone + len(game.rows) == game.rows[-1].number + 1
        journal.new_game(header())
        assert journal.open_game() == journal.game


def test_a_file_that_is_no_database_is_set_aside(path: Path) -> None:
    path.parent.mkdir()
    path.write_text("Not a journal at all, but somebody may want it.\n" * 20, encoding="utf-8")
    with pytest.raises(JournalError, match="journal-unusable"):
        Journal.open(path, Clock())
    assert "somebody" in path.read_text(encoding="utf-8"), "whether a new one is begun, players decide"
    journal = Journal.anew(path, Clock())
    assert [(each.key, each.facts["name"]) for each in journal.news()] == [
        ("journal-put-away", "journal.sqlite3.unread-1")
    ]
    assert journal.games() == []
    journal.close()
    assert "somebody" in path.with_name(path.name + ".unread-1").read_text(encoding="utf-8")


def test_damage_met_in_the_middle_of_a_game_is_healed_and_the_game_goes_on(path: Path) -> None:
    with opened(path) as journal:
        journal.new_game(header())
        journal.heard([Input(1, "b", "x" * 3000)] * 60)
        journal.flush()
        journal._hold.let_go()
        data = bytearray(path.read_bytes())
        data[4096:8192] = bytes(4096)
        path.write_bytes(data)
        journal.heard([Input(1, "b", "after")])
        assert [each.key for each in journal.news()] == ["journal-healed"]
        texts = [row.text for row in journal.read(1).heard]
        assert texts[-1] == "after"
        assert len(texts) == 61


def test_damage_that_a_commit_meets_is_healed(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from companion.play.journal.database import Database
    from companion.play.journal.files import DatabaseTrouble

    insert = Database.insert
    met: list[int] = []

    def once(self: Database, rows: list[tuple[int, Row]]) -> None:
        if not met:
            met.append(len(rows))
            raise DatabaseTrouble("damaged")
        insert(self, rows)

    with opened(path) as journal:
        journal.new_game(header())
        monkeypatch.setattr(Database, "insert", once)
        journal.heard([Input(1, "b", "line")])
        assert (met, journal.waiting, journal.news()) == ([1], 0, [])
        assert [row.text for row in journal.read(1).heard] == ["line"]


def test_rows_behind_a_damaged_frame_of_the_log_are_kept(path: Path, tmp_path: Path) -> None:
    """SQLite stops reading its log at the first frame whose checksum is wrong, and says nothing."""
    copy = tmp_path / "copy" / path.name
    with opened(path) as journal:
        journal.new_game(header())
        for line in range(30):
            journal.heard([Input(1, "b", f"line {line}")])
        shutil.copytree(path.parent, copy.parent)
    log = copy.with_name(copy.name + "-wal")
    data = bytearray(log.read_bytes())
    frame = 32 + 10 * (24 + 4096)
    data[frame + 24 + 100] ^= 0xFF
    log.write_bytes(data)
    with opened(copy) as journal:
        assert [row.text for row in journal.read(1).heard] == [f"line {line}" for line in range(30)]


def test_a_reader_heals_a_damaged_file_and_tells_or_says_why_it_cannot(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    played(path, 3, 1)
    data = bytearray(path.read_bytes())
    data[:4096] = bytes(4096)
    path.write_bytes(data)
    with monkeypatch.context() as full:
        from companion.play.journal import care, files

        def no_room(_: Path) -> None:
            raise files.DatabaseTrouble("full")

        full.setattr(care, "heal", no_room)
        with pytest.raises(JournalError, match="journal-unusable"):
            JournalReader.open(path)
    with contextlib.closing(JournalReader.open(path)) as reader:
        assert [each.key for each in reader.news()] == ["journal-healed"]
        assert len(reader.read(1).rows) == 10


def test_a_log_without_its_file_is_salvaged(path: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy" / path.name
    with opened(path) as journal:
        journal.new_game(header())
        journal.heard([Input(1, "b", "line")])
        shutil.copytree(path.parent, copy.parent)
    copy.unlink()
    with opened(copy) as journal:
        assert [each.key for each in journal.news()] == ["journal-healed"]
        assert [row.text for row in journal.read(1).heard] == ["line"]


def test_a_changed_row_is_not_believed(path: Path) -> None:
    played(path, 5, 1)
    connection = sqlite3.connect(path)
    connection.execute("UPDATE row SET text = 'forged' WHERE kind = 'decided' AND cause = 4")
    connection.commit()
    connection.close()
    with opened(path) as journal:
        game = journal.read(1)
        assert "forged" not in {row.text for row in game.rows}
        assert len(game.lost) == 1


def test_facts_too_long_to_read_back_are_refused(path: Path) -> None:
    with opened(path) as journal:
        journal.new_game(header())
        with pytest.raises(ValueError, match="length"):
            journal.said("key", {"text": "x" * FACTS_MAX})
