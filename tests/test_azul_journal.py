"""A match of Azul in the journal: kept, killed, resumed, replayed, exported, with the same decisions every time.

`COMPANION_RECORD=1 pytest tests/test_azul_journal.py -k golden` writes the golden games and their sentences anew.
"""

from __future__ import annotations

import itertools
import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.device.tiles.earlier import centreless
from companion.device.tiles.files import standard
from companion.games.api import Setup
from companion.games.azul.rules.editions import Edition, column_of
from companion.games.azul.rules.state import FILL, OVER, ROUND, TAKE, TILE
from companion.language.phrases import Phrases
from companion.play.journal import Journal, Recovered
from companion.play.journal.export import read_export
from companion.play.match import Match
from tests.azul_rig import AzulEvening, azul_setup, to_tiling
from tests.evening import journalled
from tests.journal_kit import (
    announcements,
    decided_and_told_as_played,
    exported_and_read_back,
    gone_on_with,
    judged_again,
    killed_and_resumed,
    ledger,
    recorded,
)

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


@settings(max_examples=10, deadline=None)
@given(setup=CHOSEN, seed=SEEDS, boards=VIRTUAL)
def test_judged_again_from_the_journal_every_evening_is_decided_as_it_was(
    files: Iterator[Path], setup: Setup, seed: int, boards: int
) -> None:
    judged_again(played(setup, seed, boards), next(files))


@settings(max_examples=12, deadline=None)
@given(setup=CHOSEN, seed=SEEDS, boards=VIRTUAL, stop=st.floats(0, 0.99), tail=st.integers(0, 12))
def test_killed_and_resumed_before_any_line_the_match_is_as_if_nothing_had_happened(
    files: Iterator[Path], setup: Setup, seed: int, boards: int, stop: float, tail: int
) -> None:
    """State, open acts and what is to be lifted; also what is judged only after the resumption."""
    evening = played(setup, seed, boards)
    killed_and_resumed(evening, next(files), int(stop * len(evening.kept)), tail)


@settings(max_examples=6, deadline=None)
@given(setup=CHOSEN, seed=SEEDS, boards=VIRTUAL, stop=st.floats(0, 0.99))
def test_what_comes_after_a_resumption_is_decided_as_by_a_table_that_never_stopped(
    files: Iterator[Path], setup: Setup, seed: int, boards: int, stop: float
) -> None:
    evening = played(setup, seed, boards)
    gone_on_with(evening, next(files), int(stop * len(evening.kept)))


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
    setup = exported_and_read_back(small, tmp_path)
    assert setup.edition == small.game
    assert [tile.count for tile in setup.tiles] == [20] * 5


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
        recorded(small_evening(edition), file, folder)
    return read_export(file)


@EDITIONS
def test_the_golden_game_is_decided_and_told_as_when_it_was_played(edition: str, tmp_path: Path) -> None:
    kept = golden(edition, tmp_path)
    assert kept.header.tile_set == edition.replace("_", "-")
    assert len(kept.decided) > 20
    decided_and_told_as_played(kept, centreless(standard(edition)))


@EDITIONS
@pytest.mark.parametrize("language", ["cs", "pl", "en"])
def test_the_golden_game_is_told_in_the_same_sentences(edition: str, language: str, tmp_path: Path) -> None:
    phrases = Phrases(language, "full", strict=True)
    said = map(phrases.say, announcements(golden(edition, tmp_path), centreless(standard(edition))))
    told = "".join(f"{one}\n" for one in said if one)
    file = Path(__file__).parent / "golden" / f"replay_{edition}_{language}.txt"
    if RECORD:
        file.write_text(told, encoding="utf-8")
    assert told == file.read_text(encoding="utf-8")
