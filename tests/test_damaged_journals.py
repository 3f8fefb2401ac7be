"""Damaged journals: no way of damage locks players out, invents an act, or loses one without a word.

`python -m tests.damaged_journals --variants 2000` is the long form.
"""

from __future__ import annotations

import random
import sqlite3
from collections.abc import Sequence
from pathlib import Path

import pytest

from companion.core.model import Announcement
from companion.language.phrases import Phrases
from companion.play.journal import Journal
from companion.play.match import Match
from companion.play.table import TELL, Input
from tests.damaged_journals import Original, fate, originals, variants
from tests.evening import TIMES
from tests.full_disk import ACTS
from tests.games.garden import match_setup
from tests.rig import Rig

VARIANTS = 65


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> list[Original]:
    """Kept games of all kinds."""
    return list(originals(tmp_path_factory.mktemp("games"), 2, 25))


def test_no_damage_locks_out_invents_or_loses_without_a_word(games: list[Original], tmp_path: Path) -> None:
    met = 0
    for seed, original, damage in variants(games, VARIANTS, 2):
        files = damage(dict(original.files), random.Random(seed), original)
        try:
            become = fate(original, files, tmp_path / "table")
        except Exception as error:
            raise AssertionError(f"{damage.__name__}, seed {seed}, {original.name}") from error
        met += sorted(become.standing) != sorted(original.standing)
    assert met > VARIANTS // 10, "the damages do not reach the acts"


# ---- one act that is missing ----------------------------------------------------------------------------------


class Kept:
    """A match of two, told by word; then some of its rows are damaged."""

    def __init__(self, folder: Path, *acts: str) -> None:
        self.rig = Rig(2, setup=match_setup(2))
        self.path = folder / "journal.sqlite3"
        journal = self.journal()
        match = Match.begin(journal, "royal_garden", self.rig.setup, self.rig.tiles, TIMES)
        self.tell(match, "1 castle 1 C3", "2 castle 2 C3", *ACTS)
        self.tell(match, *acts)
        self.rows = journal.read(1).rows
        journal.close()

    def journal(self) -> Journal:
        """The journal, opened."""
        return Journal.open(self.path, lambda: 1)

    @staticmethod
    def tell(match: Match, *texts: str) -> list[Announcement]:
        """People tell acts; gives what is said."""
        said = []
        for text in texts:
            heard = Input(0, "keyboard", f"{TELL} {text}")
            said += match.hear([(heard, match.table.take(heard))])
        return said

    def damage(self, *texts: str) -> None:
        """Rows of these acts, with the lines that they followed from, are not as they were written."""
        hurt = [row.number for row in self.rows if row.text in texts]
        hurt += [row.cause for row in self.rows if row.text in texts]
        self.spoil(hurt)

    def spoil(self, numbers: Sequence[int]) -> None:
        """These rows are not as they were written."""
        with sqlite3.connect(self.path) as database:
            for number in numbers:
                database.execute("UPDATE row SET at_ms = at_ms + 1 WHERE id = ?", (1 << 32 | number,))
        database.close()

    def resumed(self, journal: Journal) -> tuple[Match, list[Announcement]]:
        """The open game, taken up again; and what is said."""
        number = journal.open_game()
        assert number is not None
        return Match.resume(journal, number, self.rig.tiles)

    def acts(self, match: Match) -> list[str]:
        """The standing acts."""
        return [self.rig.table.referee.game.text(one.move) for one in match.table.referee.ledger.played]


def keys(said: Sequence[Announcement]) -> list[str]:
    """What was said of the gap."""
    return [one.key for one in said if one.key.startswith("mending")]


LANGUAGES = {
    "cs": "Jana: chybí druhá volba",
    "pl": "Jana: brakuje ruchu, drugi wybór",
    "en": "Jana: the second choice is missing",
}


def test_a_missing_act_is_named_asked_for_and_what_follows_counts_again(tmp_path: Path) -> None:
    kept = Kept(tmp_path)
    kept.damage("1 choose 34")
    journal = kept.journal()
    match, said = kept.resumed(journal)
    assert keys(said) == ["mending-missing", "mending-waits"]
    for language, wanted in LANGUAGES.items():
        assert wanted in Phrases(language).say(said[-2])
    assert kept.acts(match)[-1] == "2 choose 7"
    said = kept.tell(match, "1 choose 34")
    assert keys(said) == ["mending-counted"]
    assert kept.acts(match)[-2:] == ["1 choose 34", "2 choose 13"]
    journal.close()
    journal = kept.journal()
    match, said = kept.resumed(journal)
    assert keys(said) == [] and kept.acts(match)[-2:] == ["1 choose 34", "2 choose 13"]
    journal.close()


def test_a_game_left_with_a_gap_open_waits_for_the_same_act_again(tmp_path: Path) -> None:
    kept = Kept(tmp_path)
    kept.damage("0 draw 24")
    for _ in range(2):
        journal = kept.journal()
        match, _said = kept.resumed(journal)
        assert match.is_mending and kept.acts(match)[-1] == "0 draw 13"
        journal.close()
    journal = kept.journal()
    match, _said = kept.resumed(journal)
    assert keys(kept.tell(match, "draw 24")) == ["mending-counted"]
    assert kept.acts(match)[-1] == "2 choose 13"
    journal.close()


def test_what_was_kept_is_dropped_only_when_players_go_on_otherwise(tmp_path: Path) -> None:
    kept = Kept(tmp_path)
    kept.damage("1 choose 24")
    journal = kept.journal()
    match, _ = kept.resumed(journal)
    assert keys(kept.tell(match, "1 choose 7")) == ["mending-unfit"], "number 7 is Petr's"
    assert keys(kept.tell(match, "undo", "1 choose 24")) == ["mending-counted"]
    assert kept.acts(match)[-1] == "2 choose 13"
    journal.close()


def test_players_who_go_on_otherwise_are_told_what_no_longer_counts(tmp_path: Path) -> None:
    kept = Kept(tmp_path)
    kept.damage("1 choose 24")
    journal = kept.journal()
    match, _ = kept.resumed(journal)
    said = kept.tell(match, "1 choose 7", "2 choose 24")
    assert keys(said) == ["mending-unfit", "mending-dropped"]
    assert not match.is_mending
    journal.close()


def test_a_decision_whose_line_was_kept_is_decided_from_it_again(tmp_path: Path) -> None:
    kept = Kept(tmp_path)
    kept.spoil([row.number for row in kept.rows if row.text == "1 choose 34"])
    journal = kept.journal()
    match, said = kept.resumed(journal)
    assert keys(said) == ["mending-harmless", "mending-counted"]
    assert kept.acts(match)[-2:] == ["1 choose 34", "2 choose 13"]
    journal.close()


def test_a_lost_beginning_is_no_reason_to_begin_a_new_game_without_a_word(tmp_path: Path) -> None:
    kept = Kept(tmp_path)
    kept.spoil([0])
    journal = kept.journal()
    assert journal.open_game() is None
    assert journal.broken_game() == 1
    journal.close()
