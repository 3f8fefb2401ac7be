"""An evening of draughts in one process: played by hand to its end, kept, resumed, judged again, shown, asked."""

from __future__ import annotations

import random
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.core.model import Phrase
from companion.daemon.seating import Seating
from companion.evening.kept import differences
from companion.games import load, named, offer, strategy
from companion.input.helping import help_now
from companion.input.meanings import Asker
from companion.language.phrases import LANGUAGES, Language, Phrases
from companion.play.dealer import Dealer
from companion.play.journal import Journal
from companion.play.journal.codec import facts_of
from companion.play.match import Match, decisions
from companion.play.referee.difference import Difference
from companion.play.state import played
from companion.play.table import Table
from companion.ui.large import boards, drawing
from tests.evening import journalled
from tests.games.draughts.game import GAME
from tests.games.draughts.registered import SETUP, TILES
from tests.games.draughts.rig import DraughtsRig, acts_of
from tests.test_interpreter import Player
from tests.test_seating import Hall

SHORT = 880
"""Of this seed a random game ends after 29 moves, with takings and a king."""


def whole_game() -> DraughtsRig:
    """A game by hand, with a wrong move, a correction and a lost connection on the way."""
    rig, dice = DraughtsRig(), random.Random(SHORT)
    while moves := list(GAME.moves(rig.state)):
        count = len(rig.played())
        if count == 4:
            rig.hands("lift white H8", ms=4000)
            rig.hands("lay white H8")
        if count == 9:
            rig.ask("score", 1)
            rig.unplug(1)
            rig.plug(1)
        rig.hands(*acts_of(dice.choice(moves)), ms=rig.dice.choice((0, 50, 400)))
        rig.quiet(ms=1600)
        assert len(rig.played()) == count + 1
    return rig


@pytest.fixture(scope="module")
def evening(registered: None) -> DraughtsRig:
    """See whole_game."""
    return whole_game()


def test_a_game_is_played_to_its_end_and_counted(evening: DraughtsRig) -> None:
    referee = evening.table.referee
    outcome = referee.outcome()
    assert outcome is not None and [one.rank for one in outcome] == [1, 2]
    assert len(evening.played()) == 29
    assert "draughts-ended" in [one.key for one in evening.said]
    spaces = GAME.spaces(evening.state)
    assert [len(space.cells) for space in spaces] == [line.points for line in GAME.score(evening.state)]
    assert sum(len(space.cells) for space in spaces) == len(evening.state.men) == 10
    laid = tuple(GAME.lying(evening.state, "draughts").items())
    read = GAME.read(SETUP, {"draughts": laid})
    assert not isinstance(read, list) and read.men == evening.state.men


def test_judged_again_from_its_journal_it_is_the_same_game(evening: DraughtsRig, tmp_path: Path) -> None:
    journalled(evening, tmp_path / "j.sqlite3", evening.kept)
    journal = Journal.open(tmp_path / "j.sqlite3", lambda: 0)
    kept = journal.read(1)
    journal.close()
    assert decisions(kept.decided) == evening.decided
    assert list(differences(kept, TILES)) == []
    said = [Phrase(row.text, facts_of(row.facts)) for row in kept.said]
    assert all(Phrases("en", strict=True).say(one) for one in said)


def resting(evening: DraughtsRig, at: int) -> bool:
    """Whether hands have rested before a line: what is pushed just then is not known to be after a new start."""
    return all('"heartbeat"' in one.text for one in evening.kept[at - 2 : at])


@pytest.mark.parametrize("share", [0.1, 0.35, 0.6, 0.9])
def test_resumed_in_the_middle_it_goes_on_as_if_nothing_had_happened(
    evening: DraughtsRig, tmp_path: Path, share: float
) -> None:
    at = int(share * (len(evening.kept) - 50))
    end = next(i for i in range(at + 25, len(evening.kept)) if resting(evening, i))
    path = tmp_path / "j.sqlite3"
    journalled(evening, path, evening.kept[:at], evening.kept[at:end])
    journal = Journal.open(path, lambda: 0)
    match, _ = Match.resume(journal, 1, TILES)
    assert len(match.table.referee.ledger.played) == sum(
        {"move": 1, "takeback": -1}.get(one.action, 0) for one in evening.decided[: evening.upto[end - 1]]
    )
    for heard in evening.kept[end:]:
        match.hear([(heard, match.table.take(heard))])
    journal.close()
    assert match.table.referee.state == evening.state


@settings(max_examples=15, deadline=None)
@given(seed=st.integers(0, 2**32), stop=st.floats(0, 0.99), tail=st.integers(1, 12))
def test_troubled_evenings_are_judged_again_and_resumed_as_they_were(seed: int, stop: float, tail: int) -> None:
    rig = DraughtsRig(seed)
    for _ in range(40):
        rig.act()
    at = 1 + int(stop * (len(rig.kept) - 1))
    end = min(at + tail, len(rig.kept))
    with TemporaryDirectory() as folder:
        whole, part = Path(folder) / "whole.sqlite3", Path(folder) / "part.sqlite3"
        journalled(rig, whole, rig.kept)
        journal = Journal.open(whole, lambda: 0)
        kept = journal.read(1)
        journal.close()
        assert decisions(kept.decided) == rig.decided and list(differences(kept, TILES)) == []
        journalled(rig, part, rig.kept[:at], rig.kept[at:end])
        journal = Journal.open(part, lambda: 0)
        Match.resume(journal, 1, TILES)
        kept = journal.read(1)
        journal.close()
        assert decisions(kept.decided) == rig.decided[: rig.upto[end - 1]]
    rig.put_right()
    rig.quiet()
    assert rig.table.referee.facts()["trouble:draughts"] == Difference().signature()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_is_shown_in_large_letters(evening: DraughtsRig, language: Language) -> None:
    shown = drawing.drawing_of(played(evening.table), Phrases(language, strict=True))
    (board,) = shown.boards
    assert (board.columns, board.rows, len(board.cells)) == (8, 8, 10)
    assert len({letter for letter, _ in shown.legend}) == 2
    lines = boards.plain(shown, 100, 40)
    assert len(lines) > 8


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_can_be_typed_at_and_helps(language: Language) -> None:
    player = Player(2, language, DraughtsRig())
    assert player.type("0.31.33.44") == ["tell 0 move C3 D4"]
    assert player.type("21.88") == player.type("here h8") == ["ask here H8"]
    assert player.type("0 move f6 g5") == ["tell 0 move F6 G5"]
    told = help_now(player.interpreter._match, player.interpreter, Asker("keyboard", 1, 0))
    assert [one.key for one in told] == ["draughts-awaited", "help-now", "cell-names"]
    assert all(player.phrases.say(one) for one in (*told, *player.told))
    columns = told[-1].facts["columns"]
    assert isinstance(columns, tuple) and len(columns) == 8


class Shared(Hall):
    """A hall with one board for all."""

    def __init__(self) -> None:
        super().__init__()
        self.tiles, self.table = TILES, Table(GAME, SETUP, TILES)
        self.seating = Seating(self.table, {}, self.said.append)


def test_one_board_is_everybodys_and_is_laid_out_by_word() -> None:
    hall = Shared()
    small = hall.plug("A", 5)
    assert hall.spoken() == ["board-wrong-size"] and not hall.table.seats
    hall.lose(small)
    uid = hall.plug("B", 8)
    assert dict(hall.table.seats) == {uid: "draughts"}
    assert hall.spoken() == ["board-back-bare"]
    for place, piece in GAME.lying(GAME.start(SETUP), "draughts").items():
        hall.boards[uid].lay(piece.thing, (place.x, place.y))
        hall.hear(uid)
    assert hall.spoken()[-1] == "restored"


def test_the_house_knows_the_game_by_one_entry() -> None:
    assert named("Draughts") == "draughts" and load("draughts") is GAME
    assert offer("draughts").size(()) == 8
    demo, state = strategy("draughts", SETUP, Dealer(1)), GAME.start(SETUP)
    while (move := demo.next(state)) is not None:
        state = GAME.play(state, move)
    assert GAME.outcome(state) is not None
    assert SETUP.tiles == TILES.tiles()
