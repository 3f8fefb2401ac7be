"""A match of Azul in the journal: kept, killed, resumed, replayed, exported, with the same decisions every time.

`COMPANION_RECORD=1 pytest tests/test_azul_journal.py -k golden` writes the golden games and their sentences anew.
"""

from __future__ import annotations

import itertools
import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.board.tiles import standard
from companion.commands.replay import differences
from companion.daemon.match import Match, decisions, input_of, table_of
from companion.games.azul.editions import Edition, column_of
from companion.games.azul.state import FILL, OVER, ROUND, TAKE, TILE
from companion.games.base import Setup
from companion.journal import Journal, Recovered, facts_of, unpack
from companion.journal.export import export_game, import_game, read_export
from companion.model import Announcement
from companion.phrases import Phrases
from companion.table import Table
from tests.azul_rig import AzulEvening, azul_setup, to_tiling
from tests.evening import journalled

SETUPS = [
    azul_setup("azul_mini", 2),
    azul_setup("azul_mini", 3, "reverse", draw="companion"),
    azul_setup("azul_mini", 4),
    azul_setup("master_chocolatier", 2, "special", draw="companion"),
    azul_setup("master_chocolatier", 3, "special", "reverse", "marker"),
    azul_setup("master_chocolatier", 4),
]
ACTS = 80
DROPS = 1
"""Seed of an evening in which a line finds no cell."""
DATA = Path(__file__).parent / "data"
RECORD = bool(os.environ.get("COMPANION_RECORD"))
SEEDS = st.integers(0, 2**32)
CHOSEN = st.sampled_from(SETUPS)
VIRTUAL = st.integers(0, 4)


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """New places for journals."""
    folder = tmp_path_factory.mktemp("azul")
    return (folder / f"{n}.sqlite3" for n in itertools.count())


def played(setup: Setup, seed: int, boards: int, acts: int = ACTS) -> AzulEvening:
    """An evening of so many acts; boards: so many of the players have one."""
    evening = AzulEvening(setup, seed, min(boards, len(setup.players)))
    for _ in range(acts):
        evening.act()
    return evening


def ledger(table: Table) -> list[tuple[int, str, bool]]:
    """The standing moves with their numbers, and whether they are open."""
    game = table.referee.game
    return [(one.number, game.text(one.move), one.open) for one in table.referee.ledger.played]


@settings(max_examples=10, deadline=None)
@given(setup=CHOSEN, seed=SEEDS, boards=VIRTUAL)
def test_judged_again_from_the_journal_every_evening_is_decided_as_it_was(
    files: Iterator[Path], setup: Setup, seed: int, boards: int
) -> None:
    evening = played(setup, seed, boards)
    path = next(files)
    journalled(evening, path, evening.kept)
    journal = Journal.open(path, lambda: 0)
    kept = journal.read(1)
    journal.close()
    assert decisions(kept.decided) == evening.decided
    assert list(differences(kept, evening.tiles)) == []


@settings(max_examples=12, deadline=None)
@given(setup=CHOSEN, seed=SEEDS, boards=VIRTUAL, stop=st.floats(0, 0.99), tail=st.integers(0, 12))
def test_killed_and_resumed_before_any_line_the_match_is_as_if_nothing_had_happened(
    files: Iterator[Path], setup: Setup, seed: int, boards: int, stop: float, tail: int
) -> None:
    """State, open acts and what is to be lifted; also what is judged only after the resumption."""
    evening = played(setup, seed, boards)
    at = int(stop * len(evening.kept))
    end = min(at + tail, len(evening.kept))
    path = next(files)
    journalled(evening, path, evening.kept[:at], evening.kept[at:end])
    live = Table(evening.table.referee.game, setup, evening.tiles)
    for heard in evening.kept[:end]:
        for seen in live.take(heard):
            live.judge(seen)
    journal = Journal.open(path, lambda: 0)
    match, _ = Match.resume(journal, 1, evening.tiles)
    kept = journal.read(1)
    journal.close()
    assert decisions(kept.decided) == evening.decided[: evening.upto[end - 1] if end else 0]
    assert not kept.tail
    assert ledger(match.table) == ledger(live)
    assert match.table.referee.state == live.referee.state
    assert match.finished == (live.referee.outcome() is not None)


@settings(max_examples=6, deadline=None)
@given(setup=CHOSEN, seed=SEEDS, boards=VIRTUAL, stop=st.floats(0, 0.99))
def test_what_comes_after_a_resumption_is_decided_as_by_a_table_that_never_stopped(
    files: Iterator[Path], setup: Setup, seed: int, boards: int, stop: float
) -> None:
    """The boards are seated and unplugged in between, as a program that ends leaves them."""
    evening = played(setup, seed, boards)
    at = int(stop * len(evening.kept))
    path = next(files)
    journalled(evening, path, evening.kept[:at])
    journal = Journal.open(path, lambda: 0)
    match, _ = Match.resume(journal, 1, evening.tiles)
    live = table_of(journal.read(1), evening.tiles)
    for row in journal.read(1).heard:
        for seen in live.take(input_of(row)):
            live.judge(seen)
    for heard in evening.kept[at:]:
        match.hear([(heard, match.table.take(heard))])
        for seen in live.take(heard) if not match.finished or live.referee.outcome() is None else ():
            live.judge(seen)
        assert ledger(match.table) == ledger(live)
    journal.close()


def to_the_end(setup: Setup, seed: int) -> tuple[set[int], set[str]]:
    """A whole evening; gives the phases that it had, and what was decided."""
    evening, phases = AzulEvening(setup, seed, 2), set[int]()
    for _ in range(1500):
        evening.act()
        phases.add(evening.state.phase)
        if evening.state.phase == OVER:
            break
    assert evening.state.phase == OVER, evening.moves()
    words = {one.text.split()[1] for one in evening.decided if one.action == "move"}
    return phases, words | {one.action for one in evening.decided}


def test_the_evenings_reach_every_phase_and_the_end() -> None:
    """What the properties above are worth."""
    evenings = [to_the_end(SETUPS[3], 3), to_the_end(azul_setup("azul_mini", 2, "reverse"), DROPS)]
    assert set.union(*(phases for phases, _ in evenings)) >= {FILL, TAKE, TILE, ROUND, OVER}
    decided = set.union(*(acts for _, acts in evenings))
    assert decided >= {"takeback", "final", "lots", "gold", "draw", "take", "spread", "tile", "drop", "round"}


# ---- what people do ------------------------------------------------------------------------------------------


def small_evening(edition: str = "azul_mini") -> AzulEvening:
    """A round of two with a board of Jana alone: a wrong draw, a take undone by the other, a tile taken back."""
    evening = AzulEvening(azul_setup(edition), 1, 1)
    last = evening.state.edition.colours[1]
    red, white = (f"{word} {cell(evening.state.edition, row, word)}" for row, word in ((2, "red"), (4, "white")))
    evening.tell("0 lots 1")
    evening.tell("0 draw red red red black")
    evening.tell("undo", 2)
    for colour in ("red", "blue", "white", "black", last):
        evening.tell(f"0 draw {colour} {colour} {colour} {colour}")
    for take in ("1 red 3", "2 blue 2"):
        evening.tell(f"0 take {take}")
    evening.tell("undo", 1)
    evening.tell("undo", 2)
    for take in ("1 red 2", "2 blue 2", "3 white 4", "4 black 4", f"5 {last} 5"):
        evening.tell(f"0 take {take}")
    evening.put(1, white, ms=2000)
    evening.put(1, red, ms=2000)
    evening.take_off(1, red, ms=2000)
    evening.put(1, red, ms=2000)
    evening.tell("2 tile 2")
    evening.tell("tile 4", 2)
    evening.tell("0 round")
    evening.unplug(1)
    evening.boards[1].lift(f"tile {red}")
    evening.plug(1)
    evening.quiet(1)
    evening.put(1, red, ms=2000)
    return evening


def cell(edition: Edition, row: int, word: str) -> str:
    """The wall cell of a colour on the coloured side, as hands name it; the row from 1."""
    return f"{'ABCDE'[column_of(row - 1, edition.numbers[word])]}{6 - row}"


@pytest.fixture(scope="module", params=["azul_mini", "master_chocolatier"])
def small(request: pytest.FixtureRequest) -> AzulEvening:
    """The small evening of each edition."""
    return small_evening(request.param)


def test_corrected_draws_undone_takes_and_tiles_taken_back_are_kept(small: AzulEvening, tmp_path: Path) -> None:
    journalled(small, tmp_path / "journal.sqlite3", small.kept)
    journal = Journal.open(tmp_path / "journal.sqlite3", lambda: 0)
    match, _ = Match.resume(journal, 1, small.tiles)
    kept = journal.read(1)
    assert [row.text for row in kept.decided if row.source == "takeback"] == ["2", "9", "8", "16"]
    assert ledger(match.table) == ledger(small.table)
    assert match.table.referee.state == small.state
    assert [one for _, one, is_open in ledger(small.table) if is_open] == ["0 round"]
    assert small.state.round == 2 and "put-back" in {row.text for row in kept.said}
    journal.close()


def test_an_exported_match_comes_back_with_its_set_its_edition_and_its_decisions(
    small: AzulEvening, tmp_path: Path
) -> None:
    journalled(small, tmp_path / "journal.sqlite3", small.kept)
    journal = Journal.open(tmp_path / "journal.sqlite3", lambda: 0)
    file = tmp_path / "game.jsonl"
    export_game(journal, 1, file, replace_names=True)
    assert not {"Jana", "Petr"} & set(re.findall(r"[A-Za-z]+", file.read_text("ascii")))
    again = journal.read(import_game(journal, file))
    journal.close()
    for kept in (read_export(file), again):
        setup = unpack(Setup, kept.header.setup)
        assert (kept.header.game, setup.edition) == (small.game, small.game)
        assert [tile.count for tile in setup.tiles] == [20] * 5
        assert decisions(kept.decided) == small.decided
        assert list(differences(kept, small.tiles)) == []
    assert [row.text for row in again.said] == [one.key for one in small.said]


@pytest.mark.parametrize("doing", ["told", "undone"])
def test_what_hands_still_have_to_do_is_known_after_a_resumption(doing: str, tmp_path: Path) -> None:
    """A tile told by word that is not laid yet, and one undone by word that still lies there."""
    evening = AzulEvening(azul_setup(), 1, 1)
    to_tiling(evening)
    evening.quiet(1)
    if doing == "told":
        evening.tell("1 tile 2")
    else:
        evening.put(1, "red D4", ms=2000)
        evening.tell("undo", 1)
    at, before = len(evening.kept), evening.moves()
    evening.put(1, "white C2", ms=3600)
    assert evening.moves() == sorted([*before, "1 tile 4 3 white"])
    journalled(evening, tmp_path / "journal.sqlite3", evening.kept[:at], evening.kept[at:])
    journal = Journal.open(tmp_path / "journal.sqlite3", lambda: 0)
    match, _ = Match.resume(journal, 1, evening.tiles)
    journal.close()
    assert ledger(match.table) == ledger(evening.table)


# ---- the golden games -----------------------------------------------------------------------------------------

EDITIONS = pytest.mark.parametrize("edition", ["azul_mini", "master_chocolatier"])


def golden(edition: str, folder: Path) -> Recovered:
    """The small evening as the first version that plays Azul has kept it."""
    file = DATA / f"golden_{edition}.jsonl"
    if RECORD:
        evening = small_evening(edition)
        journalled(evening, folder / "golden.sqlite3", evening.kept)
        journal = Journal.open(folder / "golden.sqlite3", lambda: 0)
        export_game(journal, 1, file)
        journal.close()
    return read_export(file)


@EDITIONS
def test_the_golden_game_is_decided_and_told_as_when_it_was_played(edition: str, tmp_path: Path) -> None:
    kept = golden(edition, tmp_path)
    assert kept.header.tile_set == edition.replace("_", "-")
    assert len(kept.decided) > 20
    assert list(differences(kept, standard(edition))) == []
    before = [(row.text, facts_of(row.facts)) for row in kept.said]
    assert [(one.key, dict(one.facts)) for one in announcements(kept, edition)] == before


def announcements(kept: Recovered, edition: str) -> list[Announcement]:
    """What is said when a kept game is judged again."""
    table = table_of(kept, standard(edition))
    return [
        one for row in kept.heard for seen in table.take(input_of(row)) for one in table.judge(seen).announcements
    ]


@EDITIONS
@pytest.mark.parametrize("language", ["cs", "pl", "en"])
def test_the_golden_game_is_told_in_the_same_sentences(edition: str, language: str, tmp_path: Path) -> None:
    phrases = Phrases(language, "full", strict=True)
    said = map(phrases.say, announcements(golden(edition, tmp_path), edition))
    told = "".join(f"{one}\n" for one in said if one)
    file = Path(__file__).parent / "golden" / f"replay_{edition}_{language}.txt"
    if RECORD:
        file.write_text(told, encoding="utf-8")
    assert told == file.read_text(encoding="utf-8")
