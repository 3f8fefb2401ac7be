"""The review after a match, at keyboards and keypads, as it is heard and written in each language.

Run with COMPANION_RECORD=1 and COMPANION_MORE=1 to write tests/golden/review_*.txt anew; read the difference aloud
before keeping it.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from companion.daemon import reviews
from companion.evening.setting import standard_tiles
from companion.input import Typed
from companion.language.phrases import LANGUAGES, Phrases
from companion.minds import reviewer
from companion.minds.minds import Minds
from companion.minds.review import PlayedMatch, Review
from companion.play.journal import Journal
from companion.play.table import Table
from tests.engine_kit import needs_core
from tests.minds_kit import HASTY, LONG, LOOK, patient_minds, stand_in
from tests.more import sampled
from tests.patience import until
from tests.review_kit import QUICK, keep, played
from tests.still import Still

GOLDEN = Path(__file__).parent / "golden"
GARDEN = "royal_garden"
ASKED = {"en": "What next?", "cs": "Co dál?", "pl": "Co dalej?"}
SEED = 3


class Reviewed(Still):
    """A match of Jana and Petr that has just ended, of which everything typed and said is noted."""

    def __init__(self, folder: Path, language: str, match: PlayedMatch) -> None:
        super().__init__(folder, 2, language, game=match.game.name, setup=match.setup)
        self.told: list[str] = []
        read, self._unused = os.pipe()
        self.changes |= {
            "keyboard": os.fdopen(read),  # at which nobody types, and which does not end
            "phrases": Phrases(language, strict=True),
            "papers": folder / "papers",
        }
        journal = Journal.open(folder / "journal.sqlite3", lambda: 1_000_000)
        keep(match, journal)
        journal.close()

    def stop(self) -> None:
        """See Still."""
        super().stop()
        os.close(self._unused)

    def end(self) -> None:
        """Confirm the end, and wait until it is asked what comes next."""
        self.type("45")
        self.wait(ASKED[self._language])

    def ready(self) -> None:
        """Wait until all has been thought about."""
        assert self.daemon is not None
        reviews: Any = self.daemon._reviews
        until(lambda: reviews._review is not None)

    def say(self, *lines: str, source: str = "", seat: int = 0) -> list[str]:
        """Type lines; gives what is said to them."""
        found: list[str] = []
        for line in lines:
            assert self.daemon is not None
            self.lines.clear()
            self.daemon.post(Typed(f"{line}\n", source, seat) if source else Typed(f"{line}\n"))
            self.run(200)
            self.told += [f"> {line}", *self.lines]
            found += self.lines
        return found


@contextmanager
def evening(
    folder: Path,
    language: str = "en",
    match: PlayedMatch | None = None,
    minds: Callable[[], Minds] = patient_minds,
) -> Iterator[Reviewed]:
    """An evening at which it is asked what comes next."""
    table = Reviewed(folder, language, match or played(GARDEN, SEED))
    table.changes["minds"] = minds
    table.start()
    try:
        table.end()
        yield table
    finally:
        table.stop()


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """So much thought that it is the same everywhere."""
    monkeypatch.setattr(reviewer, "EFFORT", QUICK)


HEARD = {
    GARDEN: ("review", ("5", "1", "?", "1", "12", "try", "choose 99")),
    "azul_mini": ("review_azul_mini", ("5", "1", "1", "12", "take 9 red 1")),
    "queens_garden": ("review_queens", ("5", "1", "1", "12", "buy 9")),
}
"""Each game's golden files, and what is typed first, up to an act that cannot be."""
WHOLE = [(GARDEN, one) for one in LANGUAGES] + sampled(
    [(game, one) for game in ("azul_mini", "queens_garden") for one in LANGUAGES],
    ("azul_mini", "pl"),
    ("queens_garden", "cs"),
)


@pytest.mark.sampled(2)
@needs_core
@pytest.mark.parametrize(("game", "language"), WHOLE)
def test_a_whole_review_is_heard_word_for_word(tmp_path: Path, game: str, language: str) -> None:
    name, begun = HEARD[game]
    with evening(tmp_path, language, played(game, SEED)) as table:
        table.ready()
        table.say(*begun)
        table.say("7", "5", "6", "5", "6", "5", "6", "4", "2", "8", "4", "4", "2", "0")
        table.told = [line.replace(str(tmp_path), "FOLDER").replace("\\", "/") for line in table.told]
        papers = sorted((tmp_path / "papers").iterdir())
        table.told += [f"# {one.name}\n{one.read_text('utf-8')}" for one in papers]
    golden, told = GOLDEN / f"{name}_{language}.txt", "\n".join(table.told) + "\n"
    if os.environ.get("COMPANION_RECORD"):
        golden.write_text(told, encoding="utf-8")
    assert told == golden.read_text(encoding="utf-8")


def theirs(table: Reviewed, player: int = 1) -> Any:
    """The first choice of a player's review."""
    assert table.daemon is not None
    reviews: Any = table.daemon._reviews
    found: Review = reviews._review
    return found[player][0]


@needs_core
def test_at_ones_own_keyboard_it_is_about_oneself_and_about_others_only_when_asked(tmp_path: Path) -> None:
    with evening(tmp_path) as table:
        table.ready()
        said = table.say("5", source="keypad", seat=2)
        assert said[0].startswith("Petr: three choices") and "Whose" not in " ".join(said)
        assert table.say("4", source="keypad", seat=2) == ["Whose? Jana: one. Petr: two."]
        assert table.say("1", source="keypad", seat=2)[0].startswith("Jana: three choices")
        assert table.say("stop", source="keypad", seat=2)[0].startswith("What next?")


@pytest.mark.sampled(1)
@needs_core
@pytest.mark.parametrize("game", ["royal_garden", "azul_mini", "queens_garden"])
def test_acts_are_tried_as_they_are_typed_and_the_match_stays_as_it_was(tmp_path: Path, game: str) -> None:
    with evening(tmp_path, match=played(game, SEED)) as table:
        table.ready()
        table.say("review", "1")
        assert table.match is not None and table.journal is not None
        before = [*table.match.table.referee.ledger.played]
        rows = (tmp_path / "journal.sqlite3").read_bytes()
        choice, text = theirs(table), table.match.table.referee.game.text
        best, played_act = (text(one.move).partition(" ")[2] for one in (choice.best, choice.played))
        assert table.say(best) == ["As good as the best."]
        assert table.say(played_act) == ["That is what was played."]
        assert table.say("nonsense") == ["This does not fit here: nonsense."]
        assert [*table.match.table.referee.ledger.played] == before
        assert (tmp_path / "journal.sqlite3").read_bytes() == rows


@needs_core
def test_speech_is_still_changed_and_a_new_game_begun_while_a_review_is_open(tmp_path: Path) -> None:
    with evening(tmp_path) as table:
        table.ready()
        table.say("5", "1")
        assert table.say("81") == ["Speed one hundred and fifty."]
        table.say("80")
        assert table.say("2")[0].startswith("První volba ze tří")
        assert table.daemon is not None
        table.say("73")
        assert table.daemon.anew


def test_how_far_it_is_is_told_in_words_and_leaving_does_not_wait_for_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It would be thought about for hours."""
    monkeypatch.setattr(reviewer, "EFFORT", LONG)
    with evening(tmp_path) as table:
        told = table.say("5")
        assert told[0].startswith("The review is under way:") and told[0].endswith(" of fifty moves.")
        assert told[1].startswith("What next?")


def test_who_has_asked_too_early_hears_when_it_is_ready(tmp_path: Path) -> None:
    with evening(tmp_path) as table:
        assert table.say("5")[0].startswith("The review is under way")
        table.ready()
        table.wait("The review is ready.")
        assert table.say("5")[0].startswith("Whose?")


def test_each_choice_as_good_as_the_best_is_praise(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviewer, "EFFORT", LOOK)
    with evening(tmp_path, match=played(GARDEN, SEED, slips=(0,))) as table:
        table.ready()
        told = table.say("5", source="keypad", seat=1)
        assert told[0] == "Jana: each choice as good as the best, or nearly so."
        assert told[1].startswith("What next?")


def test_a_file_that_cannot_be_written_is_told_and_a_process_that_died_too(tmp_path: Path) -> None:
    (tmp_path / "papers").write_text("in the way", encoding="utf-8")
    dead = stand_in("tell('ready'); ask(); sys.exit(1)")
    with evening(tmp_path, minds=lambda: Minds(patience=HASTY, command=dead)) as table:
        table.ready()
        assert table.say("5", "1")[1].startswith("The computer has thought more simply")
        assert table.say("8")[0].endswith(
            "could not be written. The review can still be heard. See whether the disk is full."
        )


def test_there_is_none_of_free_placement_and_none_where_computers_alone_have_played() -> None:
    match = played(GARDEN, SEED)
    for setup, programs, is_one in (
        (match.setup, {}, True),
        (match.setup, {2: "club"}, True),
        (match.setup, {1: "club", 2: "club"}, False),
        (replace(match.setup, options={}), {}, False),
    ):
        table = Table(match.game, setup, standard_tiles(GARDEN))
        assert (reviews.played("1", table, programs) is not None) == is_one
