"""The review after a match, at keyboards and keypads, as it is heard and written in each language.

Run with COMPANION_RECORD=1 to write tests/golden/review_*.txt anew; read the difference aloud before keeping it.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from companion.input import Typed
from companion.language.phrases import Phrases
from companion.minds import reviewer
from companion.play.journal import Journal
from tests.engine_kit import needs_core
from tests.patience import until
from tests.review_kit import QUICK, keep, played, setup_of
from tests.still import Still

GOLDEN = Path(__file__).parent / "golden"
GARDEN = "royal_garden"
ASKED = {"en": "What next?", "cs": "Co dál?", "pl": "Co dalej?"}
SEED = 3


class Reviewed(Still):
    """A match of Jana and Petr that has just ended, of which everything typed and said is noted."""

    def __init__(self, folder: Path, language: str, game: str = GARDEN, level: str = "normal") -> None:
        super().__init__(folder, 2, language, game=game, setup=setup_of(game))
        self.told: list[str] = []
        self.changes |= {
            "keyboard": open(os.devnull),  # noqa: SIM115 - of the evening
            "phrases": Phrases(language, level, strict=True),  # type: ignore[arg-type]
            "papers": folder / "papers",
        }
        journal = Journal.open(folder / "journal.sqlite3", lambda: 1_000_000)
        keep(played(game, SEED), journal)
        journal.close()

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
def evening(folder: Path, language: str = "en", game: str = GARDEN, level: str = "normal") -> Iterator[Reviewed]:
    """An evening at which it is asked what comes next."""
    table = Reviewed(folder, language, game, level)
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


@needs_core
@pytest.mark.parametrize("language", ["cs", "pl", "en"])
def test_a_whole_review_is_heard_word_for_word(tmp_path: Path, language: str) -> None:
    with evening(tmp_path, language) as table:
        table.ready()
        table.say("5", "1", "?", "1", "12", "try", "choose 99")
        table.say("7", "5", "6", "5", "6", "5", "6", "4", "2", "8", "4", "4", "2", "0")
        table.told = [line.replace(str(tmp_path), "FOLDER") for line in table.told]
        papers = sorted((tmp_path / "papers").iterdir())
        table.told += [f"# {one.name}\n{one.read_text('utf-8')}" for one in papers]
    golden, told = GOLDEN / f"review_{language}.txt", "\n".join(table.told) + "\n"
    if os.environ.get("COMPANION_RECORD"):
        golden.write_text(told, encoding="utf-8")
    assert told == golden.read_text(encoding="utf-8")
