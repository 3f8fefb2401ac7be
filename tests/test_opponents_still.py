"""Computers on a clock that stands still: their pace, what is changed or undone while they think, who draws."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from companion import config
from companion.config import Settings
from companion.core.errors import CompanionError
from companion.daemon.plan import ProgramAct
from companion.evening.here import Here
from companion.evening.planning import planned
from companion.evening.setting import PlayManner
from companion.games import strategy
from companion.language.phrases import LANGUAGES, Language, Phrases
from companion.minds.minds import Minds, plain
from companion.play.dealer import Dealer
from tests.minds_kit import HeldMinds, PlainMinds
from tests.still import Still
from tests.test_opponents import GARDEN, setup

LONG_MS = 3000
"""A computer acts within it, if it may."""


class Table(Still):
    """Ola at the keyboard and computers of the level family."""

    def __init__(
        self, folder: Path, game: str = GARDEN, minds: Callable[[], Minds] = PlainMinds, pace: str = "at-once"
    ) -> None:
        super().__init__(folder, 2, game=game, setup=setup(game, "family"))
        settings = Settings.model_validate({"computer_pace": pace})
        self.changes = {"dealer": Dealer(3), "minds": minds, "settings": settings}
        self.start()
        self.run(LONG_MS)

    @property
    def acts(self) -> int:
        """How many acts stand."""
        assert self.daemon is not None
        return len(self.daemon.match.table.referee.ledger.played)

    def hers(self) -> None:
        """What is due for Ola, until it is the computer's turn."""
        assert self.daemon is not None
        referee = self.daemon.match.table.referee
        plays = strategy(self.game, self.setup, Dealer(1))
        while (move := plays.next(referee.state)) is not None and move.player == 1:
            self.daemon.post(ProgramAct(referee.game.text(move), 1))
            self.run(100)

    def says(self, line: str) -> list[str]:
        """A line typed; what was said then, for long."""
        self.lines.clear()
        self.type(line)
        self.run(LONG_MS)
        return list(self.lines)


@contextmanager
def table(folder: Path, *args: object, **more: object) -> Iterator[Table]:
    """A table as long as the block lasts."""
    at = Table(folder, *args, **more)  # type: ignore[arg-type]
    try:
        yield at
    finally:
        at.stop()


@pytest.mark.parametrize("key", ["", "7"])
def test_at_the_pace_of_enter_every_act_of_a_computer_waits_for_somebody(tmp_path: Path, key: str) -> None:
    with table(tmp_path, pace="enter") as at:
        assert at.lines[-1] == "Computer 2: Enter." and at.acts == 0
        assert any("castle" in line for line in at.says(key)) and at.acts == 1
        at.hers()
        before = at.acts
        at.run(LONG_MS)
        assert at.acts == before, "it knows its act, and waits"
        at.says(key)
        assert at.acts == before + 1
        assert at.daemon is not None
        live = at.daemon.user_input.live_settings
        live.renew(live.settings.model_copy(update={"computer_pace": "at-once"}))
        at.says(key)
        at.hers()
        at.run(LONG_MS)
        assert at.acts > before + 2, "at once again, as soon as the setting is changed"


def test_a_confirmation_means_what_it_always_does_where_no_computer_waits(tmp_path: Path) -> None:
    with table(tmp_path) as at:
        at.hers()
        at.run(LONG_MS)
        assert at.says("") == []
        assert any("final" in line or "stays" in line or "open" in line for line in at.says("7"))


def test_a_level_changed_while_it_thinks_is_asked_anew_and_the_old_answer_is_nothing(
    tmp_path: Path,
) -> None:
    minds = HeldMinds()
    with table(tmp_path, minds=lambda: minds) as at:
        (first,) = minds.asked
        assert at.says("2.93.1")[0] == "Computer 2 now plays at level beginner."
        assert first.dropped and len(minds.asked) == 2
        first.then(first.question, plain(first.question))
        at.run(LONG_MS)
        assert at.acts == 0, "an answer for another level is nobody's"
        minds.think()
        at.run(LONG_MS)
        assert at.acts == 1


def test_an_act_undone_while_it_thinks_stops_the_thought_and_it_waits(tmp_path: Path) -> None:
    minds = HeldMinds()
    with table(tmp_path, minds=lambda: minds) as at:
        minds.think()
        at.run(LONG_MS)
        at.hers()
        at.run(LONG_MS)
        while not minds.asked:
            at.hers()
            at.run(100)
        before, asked = at.acts, list(minds.asked)
        at.says("1.44")
        at.says("1.44")
        assert at.acts < before and all(one.dropped for one in asked)
        undone = at.acts
        minds.think(dropped=True)
        at.run(LONG_MS)
        assert at.acts == undone, "an answer to what is undone is not played"


def test_displays_are_drawn_for_one_person_alone_and_on_request_where_hands_follow(tmp_path: Path) -> None:
    with table(tmp_path, "azul_mini") as at:
        assert at.acts >= 6, "lots and five displays, and nobody has asked"
    (tmp_path / "two").mkdir()
    both = Still(tmp_path / "two", 2, game="azul_mini", setup=setup("azul_mini", count=2))
    both.changes = {"dealer": Dealer(3)}
    both.start()
    both.run(LONG_MS)
    assert both.match is not None
    assert len(both.match.table.referee.ledger.played) == 1, "the lots alone"
    both.stop()


@pytest.mark.parametrize("language", LANGUAGES)
def test_computers_alone_cannot_be_at_the_table(tmp_path: Path, language: Language) -> None:
    """The last person stays; more players than a game has are refused in its own words."""
    with table(tmp_path) as at:
        assert "last person" in at.says("1.93.3")[0]
    where = Here(Settings(), config.directories({"COMPANION_HOME": str(tmp_path)}), Phrases("en"))
    five = dict.fromkeys(range(1, 6), "club")
    with pytest.raises(CompanionError) as caught:
        planned(where, GARDEN, ("",) * 5, PlayManner(True, programs=five))
    assert caught.value.key == "rg-setup-players"
    assert Phrases(language, strict=True).write(caught.value)
