"""At the table of a far match what is told is proposed, and played once all tables have agreed on it."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from companion.core.model import DEALER
from companion.daemon.plan import ProgramAct
from companion.evening.setting import standard_tiles
from companion.far.digest import state_digest
from companion.far.gate import is_chance_due
from companion.games import NAMES as GAMES
from companion.games import strategy
from companion.play.chance import MatchChance
from companion.play.dealer import Dealer
from companion.play.journal import Journal, UnkeptJournal
from companion.play.match import Match
from companion.play.referee import FAR, Proposal
from companion.play.table import TELL, Input
from tests.far.kit import FarHouse
from tests.live import QUICK, Live

ACTS = 25


def hear(match: Match, source: str, text: str, seat: int = 0) -> list[str]:
    """What is told, and the keys of what is said."""
    heard = Input(0, source, f"{TELL} {text}", seat)
    return [one.key for one in match.hear([(heard, match.table.take(heard))])]


@pytest.mark.parametrize("game", GAMES)
def test_an_act_waits_until_it_is_agreed_on_and_then_comes_to_the_same(game: str, tmp_path: Path) -> None:
    setup = FarHouse(1, game, 2, tmp_path, str).setup()
    tiles = standard_tiles(game)
    journal = Journal.open(tmp_path / "journal.sqlite3", lambda: 0)
    far = replace(setup, options={**setup.options, FAR: "m1 1"})
    match = Match.begin(journal, game, far, tiles, QUICK)
    twin = Match.begin(UnkeptJournal(), game, setup, tiles, QUICK)
    referee, plays = match.table.referee, strategy(game, setup, Dealer(1))
    for _ in range(ACTS):
        stood = state_digest(referee)
        if is_chance_due(referee):
            assert not MatchChance(match).due(), "chance comes from all tables"
            for text in MatchChance(twin, Dealer(1)).drawn():
                assert hear(match, DEALER, text) == hear(twin, DEALER, text)
            continue
        move = plays.next(referee.state)
        text, seat = (referee.game.text(move), move.player) if move is not None else ("confirm", 1)
        if seat == 1:
            hear(match, "keyboard", text, 1)
            assert referee.proposal == Proposal("confirm" if move is None else "act", "" if move is None else text)
            assert state_digest(referee) == stood
        hear(match, f"{FAR} {seat}", text, seat)
        hear(twin, f"keyboard {seat}", text, seat)
        assert referee.proposal is None
        assert state_digest(referee) == state_digest(twin.table.referee) != stood
    number = match.number
    journal.close()
    again = Journal.open(tmp_path / "journal.sqlite3", lambda: 0)
    resumed, _ = Match.resume(again, number, tiles)
    assert state_digest(resumed.table.referee) == state_digest(referee)
    again.close()


def test_what_is_refused_is_refused_at_once_and_nothing_waits(tmp_path: Path) -> None:
    setup = FarHouse(1, "royal_garden", 2, tmp_path, str).setup()
    far = replace(setup, options={**setup.options, FAR: "m1 1"})
    match = Match.begin(UnkeptJournal(), "royal_garden", far, standard_tiles("royal_garden"), QUICK)
    for text in ("confirm", "undo", "1 choose 46", "nonsense"):
        assert hear(match, "keyboard", text, 1)
        assert match.table.referee.proposal is None


def test_what_a_board_shows_is_proposed_and_its_piece_counts_once_it_is_agreed_on(tmp_path: Path) -> None:
    setup = FarHouse(1, "royal_garden", 2, tmp_path, str).setup()
    live = Live(tmp_path, 2, setup=replace(setup, options={**setup.options, FAR: "m1 1"}))
    live.start()
    live.plug(1)
    live.wait("ready")
    assert live.match is not None and live.daemon is not None
    referee = live.match.table.referee
    live.do(1, "castle 1 C3")
    live.until(lambda: "proposed" if referee.proposal else "", "a proposal")
    assert referee.proposal == Proposal("act", "1 castle 1 C3")
    assert not referee.ledger.played
    live.daemon.post(ProgramAct(referee.proposal.text, 1, f"{FAR} 1"))
    live.until(lambda: "played" if referee.ledger.played else "", "an act")
    assert len(referee.ledger.played) == 1 and referee.proposal is None
    assert not referee.troubles()
    live.stop()
