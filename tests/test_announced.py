"""What a computer wants laid on a board is announced; hands that lay it elsewhere are told, with the place."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from companion.core.model import Move
from companion.daemon.plan import ProgramAct
from companion.device.reading.tray import COLUMNS, ROWS
from companion.games import strategy
from companion.games.api import DRAW
from companion.language.phrases import LANGUAGES, Language, Phrases
from companion.play.dealer import Dealer
from companion.play.journal import Journal
from companion.play.match import Match
from companion.play.table import ANNOUNCE, Input
from firmware.bench.board import BenchBoard
from tests.evening import Evening, journalled
from tests.minds_kit import PlainMinds
from tests.rig import Rig
from tests.still import Cord, Still
from tests.test_opponents import GARDEN, setup

LONGEST_MS = 60_000
HANDS_MS = 6000
"""Longer than anything a referee waits for before it speaks."""


def announced(rig: Rig, text: str, player: int = 1) -> None:
    """This act of a player is what hands are to do."""
    rig.hear(Input(0, "table", f"{ANNOUNCE} {text}".rstrip(), player))


def ready() -> Rig:
    """A board with its castle, and domino 24 is announced for it."""
    rig = Rig(2)
    rig.castle(1, "C3")
    announced(rig, "1 place 24 C4 C5")
    rig.forget()
    return rig


# ---- the table -----------------------------------------------------------------------------------------------


def test_another_legal_place_is_told_with_the_announced_one_and_only_that_is_played() -> None:
    rig = ready()
    rig.lay(1, 24, "D3", "E3")
    assert rig.moves() == ["1 castle 1 C3"]
    rig.quiet()
    (told,) = rig.said
    assert told.key == "careful-announced" and told.facts["reasons"] == ()
    rig.forget()
    rig.ask("why", 1)
    assert rig.spoken() == ["careful-announced"]
    rig.lift(1, "domino 24")
    rig.lay(1, 24, "C4", "C5")
    assert rig.moves() == ["1 castle 1 C3", "1 place 24 C4 C5"]


def test_the_other_way_round_is_another_place_unless_both_halves_are_alike() -> None:
    rig = ready()
    rig.lay(1, 24, "C5", "C4")
    rig.quiet()
    assert len(rig.moves()) == 1
    rig.lift(1, "domino 24")
    announced(rig, "1 place 1 C4 C5")
    rig.lay(1, 1, "C5", "C4")
    assert rig.moves() == ["1 castle 1 C3", "1 place 1 C5 C4"]


def test_what_cannot_be_is_told_its_reason_and_the_place_again() -> None:
    rig = ready()
    rig.lay(1, 24, "A1", "A2")
    rig.quiet()
    (told,) = rig.said
    assert told.key == "careful-announced" and [one.key for one in told.facts["reasons"]] == ["rg-alone"]  # type: ignore[union-attr]


def test_what_was_laid_as_announced_is_not_moved_elsewhere() -> None:
    rig = ready()
    rig.lay(1, 24, "C4", "C5")
    rig.lift(1, "domino 24", ms=50)
    rig.lay(1, 24, "D3", "E3")
    rig.quiet()
    assert rig.moves() == ["1 castle 1 C3"] and rig.spoken()[-1] == "careful-announced"
    rig.lift(1, "domino 24")
    rig.lay(1, 24, "C4", "C5")
    assert rig.moves() == ["1 castle 1 C3", "1 place 24 C4 C5"]


def test_nothing_holds_hands_once_it_is_withdrawn_not_due_or_told_otherwise() -> None:
    rig = ready()
    announced(rig, "")
    rig.lay(1, 24, "D3", "E3")
    assert len(rig.moves()) == 2
    rig = ready()
    rig.lay(2, 24, "D3", "E3")
    rig.tell("place 7 D3 E3", 1)
    assert "1 place 7 D3 E3" in rig.moves(), "who tells an act means it"
    rig = ready()
    announced(rig, "1 place 24 A1 A2")
    rig.lay(1, 24, "D3", "E3")
    assert len(rig.moves()) == 2, "what can be nobody's act is none"


def offered() -> Rig:
    """Four dominoes in the near line of the tray, the first king stands, and domino 2 is announced for Petr."""
    rig = Rig(2, tray=True)
    rig.tell("lots 1")
    for slot, number in enumerate((1, 2, 3, 4), 1):
        rig.offer(number, slot)
    rig.king(3)
    announced(rig, "2 choose 2", 2)
    rig.forget()
    return rig


def test_a_king_on_another_domino_than_was_announced_is_told_and_only_that_one_is_chosen() -> None:
    rig = offered()
    before = rig.moves()
    rig.king(1)
    rig.quiet(0)
    assert rig.moves() == before and rig.spoken() == ["careful-announced"]
    rig.take_king(1)
    rig.king(3, line=2)
    rig.quiet(0)
    assert rig.moves() == before, "a king beside the line is none on a domino"
    rig.take_king(3, line=2)
    rig.king(2)
    rig.quiet(0)
    assert {*rig.moves()} - {*before} == {"2 choose 2"}
    rig.king(1)
    assert "1 choose 1" in rig.moves(), "nothing is announced for that player"


def test_a_told_choice_and_one_that_is_announced_no_more_hold_no_king() -> None:
    rig = offered()
    rig.tell("choose 4", 2)
    assert rig.moves()[-1] == "2 choose 4"
    rig = offered()
    announced(rig, "", 2)
    rig.king(1)
    assert rig.moves()[-1] == "2 choose 1"


def test_a_match_that_is_taken_up_again_knows_what_was_announced(tmp_path: Path) -> None:
    evening = Evening(2, 1)
    evening.castle(1, "C3")
    announced(evening, "1 place 24 C4 C5")
    journalled(evening, tmp_path / "journal.sqlite3", evening.kept)
    evening.lay(1, 24, "D3", "E3")
    evening.quiet()
    journal = Journal.open(tmp_path / "journal.sqlite3", lambda: 1_000_000)
    match, _ = Match.resume(journal, 1, evening.tiles)
    for heard in evening.kept[-12:]:
        match.hear([(heard, match.table.take(heard))])
    journal.close()
    played = [match.table.referee.game.text(one.move) for one in match.table.referee.ledger.played]
    assert played == evening.moves() == ["1 castle 1 C3"]


# ---- the whole house -----------------------------------------------------------------------------------------


class Household(Still):
    """Ola at the keyboard, and a computer with a board of its own."""

    def __init__(self, folder: Path, language: Language) -> None:
        super().__init__(folder, 2, language, game=GARDEN, setup=setup(GARDEN, "family"))
        self.changes = {
            "phrases": Phrases(language, strict=True),
            "dealer": Dealer(3),
            "minds": PlainMinds,
        }
        self.plug(2)
        self.start()
        self.run(HANDS_MS)

    def hers(self) -> None:
        """What is due for Ola, until it is for the computer's hands to do something."""
        assert self.daemon is not None
        referee = self.daemon.match.table.referee
        plays = strategy(GARDEN, self.setup, Dealer(1))
        end_ms = self.now_ms + LONGEST_MS
        while not self.computer_lays():
            assert self.now_ms < end_ms, self.lines[-5:]
            move = plays.next(referee.state)
            if move is not None and move.player == 1:
                self.daemon.post(ProgramAct(referee.game.text(move), 1))
            self.run(1000)

    def computer_lays(self) -> Move | None:
        """What was announced last, if it is still to be laid."""
        assert self.daemon is not None
        case = self.daemon.match.table.referee._case
        told = case.announced.get(2)
        return None if told is None or case.game.judge(case.state, told) else told

    def lay(self, move: Move) -> None:
        """Hands lay what a move lays."""
        pieces = sorted(move.comes, key=lambda pair: pair[1])
        spots = " ".join(f"{'ABCDE'[place.x - 1]}{place.y}" for place, _ in pieces)
        thing = pieces[0][1].thing
        self.do(2, f"{thing} {spots}" if thing.startswith("castle") else f"lay {thing.split()[1]} {spots}")
        self.run(HANDS_MS)

    def said(self) -> list[str]:
        """What was said since this was asked last."""
        told, self.lines[:] = list(self.lines), []
        return told


@pytest.mark.sampled(1)
@pytest.mark.parametrize("language", LANGUAGES)
def test_hands_lay_for_a_computer_and_only_what_it_says(tmp_path: Path, language: Language) -> None:
    house = Household(tmp_path, language)
    game = house.match.table.referee.game if house.match else None
    assert game is not None and house.match is not None
    words = Phrases(language, strict=True)
    for _ in range(3):
        house.hers()
        wanted = house.computer_lays()
        assert wanted is not None
        referee = house.match.table.referee
        act = game.act(referee.state, wanted)
        place = words.say(act.key, referee._case.worded(act.facts))
        assert place
        house.said()
        others = [one for one in game.moves(referee.state, {wanted.comes[0][1].thing}) if one.player == 2]
        other = next((one for one in others if one.comes and set(one.comes) != set(wanted.comes)), None)
        if other is not None:
            before = len(referee.ledger.played)
            house.lay(other)
            assert len(referee.ledger.played) == before
            assert len(house.said()) == 1
            house.do(2, f"lift {other.comes[0][1].thing.removeprefix('domino ')}")
            house.run(HANDS_MS)
        house.lay(wanted)
        assert wanted in [one.move for one in referee.ledger.played]
    house.stop()


@pytest.mark.sampled(1)
@pytest.mark.parametrize("language", LANGUAGES)
def test_hands_stand_a_computers_king_on_the_domino_that_it_says(tmp_path: Path, language: Language) -> None:
    by_hands = setup(GARDEN, "family")
    by_hands = replace(by_hands, options={**by_hands.options, DRAW: "hands"})
    house = Still(tmp_path, 2, language, game=GARDEN, setup=by_hands)
    house.changes = {"phrases": Phrases(language, strict=True), "dealer": Dealer(3), "minds": PlainMinds}
    tray = BenchBoard(house.uid(9), house.tiles, (COLUMNS, ROWS), kind="tray", boot=9)
    house.cords["tray"] = Cord(house, tray, "tray")
    house.start()
    house.run(HANDS_MS)
    assert house.daemon is not None and house.match is not None
    played = house.match.table.referee.ledger.played
    house.daemon.post(ProgramAct("lots 2"))
    for slot, number in enumerate((1, 7, 3, 4), 1):
        tray.slot(f"domino {number}", slot, 1)
        house.run(HANDS_MS)
    wanted = house.match.table.referee._case.announced[2]
    slots = {1: 1, 7: 2, 3: 3, 4: 4}
    right = slots.pop(int(str(wanted.args[0])))
    wrong = min(slots.values())
    before, house.lines[:] = len(played), []
    tray.king(wrong, 1)
    house.run(HANDS_MS)
    assert len(played) == before and len(house.lines) == 1
    tray.take_king(wrong, 1)
    house.run(HANDS_MS)
    tray.king(right, 1)
    house.run(HANDS_MS)
    assert wanted in [one.move for one in house.match.table.referee.ledger.played]
    house.stop()
