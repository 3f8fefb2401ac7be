"""A game judged again from its journal is decided as it was: random evenings, and one golden game.

`COMPANION_RECORD=1 pytest tests/test_replay_evenings.py` writes the golden game and its sentences anew.
"""

from __future__ import annotations

import itertools
import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from companion.core.model import Announcement
from companion.device.tiles.files import standard
from companion.evening.kept import differences
from companion.language.phrases import Phrases
from companion.play.journal import Journal, Recovered
from companion.play.journal.codec import facts_of
from companion.play.journal.export import export_game, read_export
from companion.play.match import Match, decisions, input_of, table_of
from tests.evening import Evening, journalled
from tests.journal_kit import tail_of

HERE = Path(__file__).parent
GAME = HERE / "data" / "golden_game_1.jsonl"
RECORD = bool(os.environ.get("COMPANION_RECORD"))


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """New places for journals."""
    folder = tmp_path_factory.mktemp("evenings")
    return (folder / f"{n}.sqlite3" for n in itertools.count())


def played(seed: int, count: int, acts: int) -> Evening:
    evening = Evening(count, seed)
    for _ in range(acts):
        evening.act()
    return evening


@settings(max_examples=25, deadline=None)
@given(seed=st.integers(0, 2**32), count=st.integers(1, 4))
def test_judged_again_from_the_journal_every_evening_is_decided_as_it_was(
    files: Iterator[Path], seed: int, count: int
) -> None:
    evening = played(seed, count, 40)
    path = next(files)
    journalled(evening, path, evening.kept)
    journal = Journal.open(path, lambda: 0)
    kept = journal.read(1)
    journal.close()
    assert decisions(kept.decided) == evening.decided
    assert list(differences(kept, evening.tiles)) == []


@settings(max_examples=25, deadline=None)
@example(seed=3, count=3, stop=0.6875, tail=1)  # quiet and a lift told by one line, with a decision between
@example(seed=309439491, count=4, stop=0.6703595992866175, tail=7)  # lifted just after a board started anew
@given(seed=st.integers(0, 2**32), count=st.integers(1, 4), stop=st.floats(0, 0.99), tail=st.integers(1, 12))
def test_resumed_before_any_decisive_line_the_rest_is_judged_as_if_nothing_had_happened(
    files: Iterator[Path], seed: int, count: int, stop: float, tail: int
) -> None:
    evening = played(seed, count, 40)
    decisive = [at for at, (before, now) in enumerate(itertools.pairwise(evening.upto), start=1) if now > before]
    at = decisive[int(stop * len(decisive))]
    end = min(at + tail, len(evening.kept))
    path = next(files)
    journalled(evening, path, evening.kept[:at], evening.kept[at:end])
    journal = Journal.open(path, lambda: 0)
    Match.resume(journal, 1, evening.tiles)
    kept = journal.read(1)
    journal.close()
    assert decisions(kept.decided) == evening.decided[: evening.upto[end - 1]]
    assert not tail_of(kept)


# ---- the golden game ------------------------------------------------------------------------------------------


def golden_evening() -> Evening:
    """Two players, two mistakes, a slide, a lift, an undo, a knock, an unplugged board, and the end."""
    evening = Evening(2, 1)
    evening.castle(1)
    evening.castle(2, "B2")
    evening.lay(1, 24, "B3", "A3")
    evening.lay(2, 7, "E5", "D5")
    evening.quiet(2)
    evening.ask("why", 2)
    evening.lift(2, "domino 7")
    evening.quiet(2)
    evening.lay(2, 17, "C2", "D2")
    evening.boards[2].slide("domino 17", (2, 3), (2, 4))
    evening.quiet(2)
    evening.lay(1, 27, "C4", "C5")
    evening.lift(1, "domino 27")
    evening.quiet(1)
    evening.lay(1, 27, "B4", "A4")
    evening.tell("1 confirm", 1)
    evening.tell("confirm", 1)
    evening.lay(2, 1, "A2", "A1")
    evening.tell("undo", 2)
    evening.lift(2, "domino 1")
    evening.quiet(2)
    evening.ask("score", 1)
    evening.boards[1].knock(2)
    evening.quiet(1)
    evening.unplug(2)
    evening.boards[2].lift("domino 17")
    evening.plug(2)
    evening.quiet(2)
    evening.tell("0 end")
    return evening


def golden(tmp_path: Path) -> Recovered:
    if RECORD:
        evening = golden_evening()
        journalled(evening, tmp_path / "journal.sqlite3", evening.kept)
        journal = Journal.open(tmp_path / "journal.sqlite3", lambda: 0)
        export_game(journal, 1, GAME)
        journal.close()
    return read_export(GAME)


def announcements(kept: Recovered) -> list[Announcement]:
    """What is said when a kept game is judged again."""
    table = table_of(kept, standard())
    said = []
    for row in kept.heard:
        for seen in table.take(input_of(row)):
            said += table.judge(seen).announcements
    return said


def test_the_golden_game_is_decided_and_told_as_when_it_was_played(tmp_path: Path) -> None:
    kept = golden(tmp_path)
    assert len(kept.decided) > 8
    assert kept.finished == "over"
    assert list(differences(kept, standard())) == []
    before = [(row.text, facts_of(row.facts)) for row in kept.said]
    now = [(one.key, dict(one.facts)) for one in announcements(kept)]
    assert now == before
    assert now[-1][0] == "rg-final"


@pytest.mark.parametrize("language", ["cs", "pl", "en"])
def test_the_golden_game_is_told_in_the_same_sentences(tmp_path: Path, language: str) -> None:
    kept = golden(tmp_path)
    phrases = Phrases(language, "full", strict=True)
    told = "".join(phrases.say(one) + "\n" for one in announcements(kept))
    file = HERE / "golden" / f"replay_{language}.txt"
    if RECORD:
        file.write_text(told, encoding="utf-8")
    assert told == file.read_text(encoding="utf-8")
