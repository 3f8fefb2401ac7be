"""A match of Queen's Garden in the journal: kept, killed, resumed, replayed, exported, decided alike every time.

`COMPANION_RECORD=1 pytest tests/test_queens_journal.py -k golden` writes the golden game and its sentences anew.
"""

from __future__ import annotations

import itertools
import os
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any, cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.evening.kept import differences
from companion.evening.setting import standard_tiles
from companion.games.api import Setup
from companion.games.queens_garden.rules.state import ACT, FILL, OVER, ROUND, TURN
from companion.games.queens_garden.rules.tables import AT_ONCE, TOWER
from companion.language.phrases import Phrases
from companion.play.journal import Journal, Recovered
from companion.play.journal.export import import_game, read_export
from companion.play.match import Match, decisions
from tests.evening import journalled
from tests.games.queens_policies import POLICIES
from tests.journal_kit import (
    announcements,
    decided_and_told_as_played,
    exported_and_read_back,
    gone_on_with,
    judged_again,
    kept_in,
    killed_and_resumed,
    ledger,
    recorded,
    resumed_in,
)
from tests.queens_rig import QueensEvening
from tests.queens_scene import SIDE_B
from tests.queens_table import GAME, queens_setup

SETUPS = [
    queens_setup(2, draw="hand"),
    queens_setup(2, "below"),
    queens_setup(3, "side-b", wheel=SIDE_B),
    queens_setup(
        4, "side-b", "below", draw="hand", wheel=SIDE_B, rewards="fountain 0 statue 1 bench 1 pavilion 9"
    ),
]
ACTS = 60
HERE = Path(__file__).parent
RECORD = bool(os.environ.get("COMPANION_RECORD"))
SEEDS = st.integers(0, 2**32)
CHOSEN = st.sampled_from(SETUPS)
POLICY = st.sampled_from(POLICIES)


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """New places for journals."""
    folder = tmp_path_factory.mktemp("queens")
    return (folder / f"{n}.sqlite3" for n in itertools.count())


def played(setup: Setup, seed: int, policy: str, acts: int = ACTS) -> QueensEvening:
    """An evening of so many acts."""
    evening = QueensEvening(setup, seed, policy)
    for _ in range(acts):
        evening.act()
    return evening


@settings(max_examples=6, deadline=None)
@given(setup=CHOSEN, seed=SEEDS, policy=POLICY)
def test_judged_again_from_the_journal_every_evening_is_decided_as_it_was(
    files: Iterator[Path], setup: Setup, seed: int, policy: str
) -> None:
    judged_again(played(setup, seed, policy), next(files))


@settings(max_examples=8, deadline=None)
@given(setup=CHOSEN, seed=SEEDS, policy=POLICY, stop=st.floats(0, 0.99), tail=st.integers(0, 12))
def test_killed_and_resumed_before_any_line_the_match_is_as_if_nothing_had_happened(
    files: Iterator[Path], setup: Setup, seed: int, policy: str, stop: float, tail: int
) -> None:
    evening = played(setup, seed, policy)
    killed_and_resumed(evening, next(files), int(stop * len(evening.kept)), tail)


@settings(max_examples=5, deadline=None)
@given(setup=CHOSEN, seed=SEEDS, policy=POLICY, stop=st.floats(0, 0.99))
def test_what_comes_after_a_resumption_is_decided_as_by_a_table_that_never_stopped(
    files: Iterator[Path], setup: Setup, seed: int, policy: str, stop: float
) -> None:
    evening = played(setup, seed, policy)
    gone_on_with(evening, next(files), int(stop * len(evening.kept)))


def test_the_evenings_reach_every_phase_and_the_end() -> None:
    """What the properties are worth."""
    phases, words = set[int](), set[str]()
    for setup, seed, policy in ((SETUPS[1], 3, "random"), (SETUPS[0], 4, "surround")):
        evening = QueensEvening(setup, seed, policy)
        for _ in range(1500):
            evening.act()
            phases.add(evening.state.phase)
            if evening.state.phase == OVER:
                break
        assert evening.state.phase == OVER
        words |= {one.text.split()[1] for one in evening.decided if one.action == "move"}
        words |= {one.action for one in evening.decided}
    assert phases >= {FILL, TURN, ACT, ROUND, OVER}
    assert words >= {"takeback", "lots", "draw", "turn", "take", "place", "lay", "buy", "pass", "round"}


# ---- what people do ------------------------------------------------------------------------------------------


def small_evening(draw: str = "companion") -> QueensEvening:
    """The first acts of two: takes undone with what was drawn for them, a tile, a purchase, passes."""
    evening = QueensEvening(queens_setup(draw=draw), 1)

    def drawn(*texts: str) -> None:
        for text in texts:
            evening.deal(text) if draw == "companion" else evening.tell(text)

    drawn("0 lots 1", "0 draw tree-blue bird-blue tree-yellow bird-yellow")
    evening.tell("take blue", 1)
    drawn("0 draw plant-blue tulips-blue flower-purple tree-purple")
    evening.tell("take yellow", 2)
    drawn("0 turn 1 flower-yellow")
    evening.tell("undo", 2)
    evening.tell("0 take yellow")
    evening.tell("undo", 1)
    evening.tell("undo")
    evening.tell("0 take tree")
    drawn("0 draw plant-blue tulips-blue flower-purple tree-purple")
    evening.tell("0 take purple")
    drawn("0 draw plant-yellow tulips-yellow flower-yellow tree-dark-green")
    for text in ("nonsense", "0 place tree-blue fountain-2", "0 buy 4", "0 buy 4", "0 undo"):
        evening.tell(text)
    for text in ("0 pass", "0 pass flower-purple", "0 confirm"):
        evening.tell(text)
    drawn("0 draw plant-yellow tulips-yellow flower-yellow tree-yellow")
    evening.ask("wheel", 1)
    return evening


@pytest.fixture(scope="module", params=["companion", "hand"])
def small(request: pytest.FixtureRequest) -> QueensEvening:
    """The small evening, with either bag."""
    return small_evening(request.param)


def test_an_act_undone_with_what_the_companion_drew_for_it_is_kept(tmp_path: Path) -> None:
    """Each act of chance is a row of its own that is taken back, the newest first; replayed all is the same."""
    small = small_evening()
    path = tmp_path / "journal.sqlite3"
    journalled(small, path, small.kept)
    match, kept = resumed_in(path, small.tiles), kept_in(path)
    taken_back = [row.text for row in kept.decided if row.source == "takeback"]
    assert taken_back == ["6", "5", "7", "4", "3", "14"]
    assert ledger(match.table) == ledger(small.table)
    assert match.table.referee.state == small.state
    assert small.state.round == 2
    assert "undone-drawn" in {row.text for row in kept.said}


def test_with_hands_what_they_drew_is_undone_by_itself(tmp_path: Path) -> None:
    small = small_evening("hand")
    path = tmp_path / "journal.sqlite3"
    journalled(small, path, small.kept)
    match = resumed_in(path, small.tiles)
    assert ledger(match.table) == ledger(small.table)
    assert match.table.referee.state == small.state
    assert "undone-drawn" not in {row.text for row in kept_in(path).said}


def test_an_exported_match_comes_back_with_its_tiles_and_its_decisions(
    small: QueensEvening, tmp_path: Path
) -> None:
    setup = exported_and_read_back(small, tmp_path)
    assert setup == unnamed(small.setup, setup)
    assert [tile.count for tile in setup.tiles] == [3] * 36 + [1] * 36


def unnamed(setup: Setup, other: Setup) -> Setup:
    """A set-up with the names of another one, which have been replaced."""
    return Setup(other.players, setup.tiles, variants=setup.variants, options=setup.options)


def test_the_owners_wheel_is_kept_with_the_match(tmp_path: Path) -> None:
    """What the owner corrects later changes no match that was begun before."""
    evening = played(SETUPS[3], 7, "greedy")
    path = tmp_path / "journal.sqlite3"
    journalled(evening, path, evening.kept)
    state = resumed_in(path, evening.tiles).table.referee.state
    assert state.table.rewards["pavilion"] == 9 and state.sectors[0] == ("tree", 1)


# ---- the golden game -------------------------------------------------------------------------------------------


def golden(folder: Path) -> Recovered:
    """The small evening as the first version that plays Queen's Garden has kept it."""
    file = HERE / "data" / "golden_queens_garden.jsonl"
    if RECORD:
        recorded(small_evening(), file, folder)
    return read_export(file)


def test_the_golden_game_is_decided_and_told_as_when_it_was_played(tmp_path: Path) -> None:
    kept = golden(tmp_path)
    assert kept.header.tile_set == "queens-garden"
    assert len(kept.decided) > 20
    decided_and_told_as_played(kept, standard_tiles(GAME))


def test_a_game_kept_while_the_tower_waited_is_read_resumed_and_judged_as_it_was(tmp_path: Path) -> None:
    """QG-155 as it was read before ruling 14: in this game of four a draw emptied the bag and was exactly enough.

    A tile is drawn next that came to the tower since; by the ruling it would still lie there.
    """
    kept, tiles = read_export(HERE / "data" / "golden_queens_garden_1.jsonl"), standard_tiles(GAME)
    decided_and_told_as_played(kept, tiles)
    journal = Journal.open(tmp_path / "journal.sqlite3", lambda: 0)
    imported = import_game(journal, HERE / "data" / "golden_queens_garden_1.jsonl")
    match, said = Match.resume(journal, imported, tiles)
    state = match.table.referee.state
    assert not said and decisions(journal.read(imported).decided) == decisions(kept.decided)
    journal.close()
    assert not state.table.at_once
    setup = dict(kept.header.setup)
    setup["options"] = {**cast(dict[str, Any], setup["options"]), TOWER: AT_ONCE}
    by_ruling = replace(kept, header=replace(kept.header, setup=setup))
    assert list(differences(by_ruling, tiles)), "the readings do not differ in this game: it would show nothing"


@pytest.mark.parametrize("language", ["cs", "pl", "en"])
def test_the_golden_game_is_told_in_the_same_sentences(language: str, tmp_path: Path) -> None:
    phrases = Phrases(language, "full", strict=True)
    said = map(phrases.say, announcements(golden(tmp_path), standard_tiles(GAME)))
    told = "".join(f"{one}\n" for one in said if one)
    file = HERE / "golden" / f"replay_queens_{language}.txt"
    if RECORD:
        file.write_text(told, encoding="utf-8")
    assert told == file.read_text(encoding="utf-8")
