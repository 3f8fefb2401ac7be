"""Golden transcripts: the evening of a whole match with every kind of trouble, as it is said in each language.

Run with COMPANION_RECORD=1 to write the files anew; read the difference aloud before keeping it.
"""

from __future__ import annotations

import os
import random
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from companion.core.model import DEALER, Announcement, Move, Topic
from companion.evening.opening import resumed
from companion.games.royal_garden.game import GAME
from companion.language.phrases import Phrases
from companion.play.match import Match
from companion.play.table import Input
from firmware.bench.board import BenchBoard
from tests.games.garden import match_setup
from tests.rig import Rig

GOLDEN = Path(__file__).parent / "golden"
VARIANTS = ("wider", "centralised", "harmony")
SEED = 9
"""Of the lots after the first two lines and of the places: with it one discards, and the other keeps Harmony."""


class Evening:
    """A rig that notes what is done and what is said about it."""

    def __init__(self, language: str, level: str, count: int, variants: tuple[str, ...], *, tray: bool) -> None:
        self.setup = match_setup(count, *variants)
        self.rig = Rig(count, greet=False, tray=tray, setup=self.setup)
        self.lines: list[str] = []
        self.phrases = Phrases(language, level, strict=True)  # type: ignore[arg-type]
        self.dice = random.Random(SEED)
        self.slots: dict[int, tuple[int, int]] = {}
        self.line = 2

    def note(self, what: str, *told: Announcement) -> None:
        """What was said since the last note, below what was done."""
        self.lines.append(f"# {what}")
        for one in (*told, *self.rig.said):
            if one.cue is not Topic.OTHER:
                self.lines.append(f"# (the short sound of {one.cue})")
            if said := self.phrases.say(one):
                self.lines.append(said)
        self.rig.forget()

    @property
    def state(self) -> Any:
        """The state of the match."""
        return self.rig.table.referee.state

    # ---- what hands do ---------------------------------------------------------------------------------------

    def draw(self, number: int) -> None:
        """A domino is drawn and stood into the next free slot of the tray."""
        if not self.state.draft.new:
            self.line = 3 - self.line
            self.tidy(self.line)
        taken = {slot for slot, line in self.slots.values() if line == self.line}
        slot = min({1, 2, 3, 4, 5} - taken)
        self.slots[number] = slot, self.line
        self.rig.offer(number, slot, self.line)

    def tidy(self, line: int) -> None:
        """What nobody has chosen is taken from a line of the tray."""
        for number in [number for number, at in self.slots.items() if at[1] == line]:
            self.rig.lift(0, f"domino {number}")
            del self.slots[number]

    def king(self, number: int) -> None:
        """A king is put on a domino of the tray."""
        self.rig.king(*self.slots[number])

    def take(self, number: int) -> None:
        """A domino is taken from the tray with its king."""
        at = self.slots.pop(number)
        self.rig.take_king(*at, ms=50)
        self.rig.lift(0, f"domino {number}")

    def place(self, player: int, number: int, a: str, b: str) -> None:
        """A domino of the tray is laid on a board."""
        self.take(number)
        self.rig.lay(player, number, a, b)

    def act(self, move: Move) -> None:
        """Any act by hand; a discard is told."""
        number = cast(int, move.args[0]) if move.args else 0
        match move.action:
            case "draw":
                self.draw(number)
            case "choose":
                self.king(number)
            case "place":
                self.take(number)
                self.rig.lay_move(move)
            case "discard":
                self.take(number)
                self.rig.tell(f"discard {number}", move.player)

    def round(self) -> None:
        """Acts by lot until the next line is due, each noted."""
        while not (chance := GAME.awaited(self.state)[0].chance) and self.state.draft.step != "over":
            self.next_act()
        assert chance or self.state.draft.step == "over"

    def next_act(self) -> None:
        """The act that is due, by lot."""
        move = self.dice.choice(list(GAME.moves(self.state)))
        self.act(move)
        self.note(GAME.text(move))

    def new_line(self) -> None:
        """A whole line is drawn by lot."""
        while chance := GAME.awaited(self.state)[0].chance:
            self.draw(cast(int, self.dice.choice(chance)[0].args[0]))
        self.note("a new line is drawn into the tray")


class Match2(Evening):
    """Two players with boards and a tray, Wider offer, Middle Kingdom and Harmony, from set-up to ranking."""

    def __init__(self, language: str, level: str) -> None:
        super().__init__(language, level, 2, VARIANTS, tray=True)

    def play(self) -> list[str]:
        """The whole match."""
        self._setting_up()
        self._first_line()
        self._first_choice()
        self._first_round()
        self._second_round()
        self._third_round()
        self._power_cut()
        while self.state.draft.step != "over":
            self.new_line() if GAME.awaited(self.state)[0].chance else self.round()
        self._end()
        return self.lines

    def ask(self, *questions: str, seat: int = 1) -> None:
        """Questions from a seat."""
        for question in questions:
            self.rig.ask(question, seat)
            self.note(f"question of seat {seat}: {question}")

    def _setting_up(self) -> None:
        rig = self.rig
        self.note("the match is begun", *GAME.steps(self.setup))
        for n in rig.boards:
            rig.snapshot(n)
        self.note("boards and tray are plugged in")
        self.ask("waiting", "order", "offer", "rounds", "last", "open", "aside")
        rig.castle(1, "C3")
        rig.castle(2, "C3")
        self.note("both castles are laid")
        rig.tell("draw 13")
        self.note("a number is told before the lots")
        rig.tell("lots 1")
        self.note("the lots are told")

    def _first_line(self) -> None:
        rig = self.rig
        self.draw(7)
        self.draw(24)
        self.note("two dominoes are drawn into the tray")
        self.ask("waiting", "offer")
        rig.tell("draw 77")
        self.note("a number that no domino has is told")
        rig.tell("draw 24")
        self.note("a number that is drawn already is told")
        rig.tell("draw 33")
        self.note("a domino is told by number")
        rig.tell("undo")
        self.note("it is taken back")
        rig.tell("draw 13")
        self.note("a domino is told by a wrong number")
        rig.tell("correct 13 24")
        self.note("it is put right by a number that is drawn already")
        rig.tell("correct 14 12")
        self.note("a number that lies in no line is put right")
        rig.tell("correct 13 12")
        self.note("it is put right")
        self.draw(34)
        self.draw(40)
        self.note("the line is complete")
        rig.tell("draw 3")
        self.note("one more is told")
        self.slots[12] = (5, self.line)
        rig.offer(12, 5, self.line)
        rig.quiet(0)
        self.note("the domino told by number is stood into the tray as well")

    def _first_choice(self) -> None:
        rig = self.rig
        self.ask("offer", "order", "rounds")
        rig.tell("choose 24", 2)
        self.note("a king out of turn")
        rig.tell("choose 13", 1)
        self.note("a domino that is not on offer")
        self.king(24)
        self.note("Jana puts a king on 24")
        rig.tell("choose 24", 2)
        self.note("two kings on one domino")
        self.ask("why", seat=2)
        self.king(34)
        self.note("Petr puts a king on 34")
        self.ask("open", "last", seat=2)
        rig.tell("undo", 2)
        self.note("Petr undoes the choice by word")
        rig.take_king(*self.slots[34])
        self.king(12)
        self.note("and puts the king on 12")
        self.king(7)
        self.note("Jana puts a king on 7")
        rig.take_king(*self.slots[7])
        self.king(34)
        self.note("and moves it to 34")
        self.king(7)
        self.note("Petr puts a king on 7, and 40 is left over")
        self.ask("aside", "changed")
        for number in (3, 17, 25, 31, 41):
            self.draw(number)
        self.note("the second line is drawn")
        self.ask("order")

    def _first_round(self) -> None:
        rig = self.rig
        rig.tell("discard 7", 2)
        self.note("a discard of what fits")
        self.ask("why", "fits", "bring", "bring 7 C4 C5", seat=2)
        rig.lay(2, 24, "C4", "C5")
        rig.quiet(2)
        self.note("Petr lays the domino of Jana")
        rig.lift(2, "domino 24")
        rig.tell("place 7 C4 C5", 1)
        self.note("Jana tells a placement out of turn")
        self.place(2, 7, "A1", "A2")
        rig.quiet(2)
        self.note("Petr lays the own domino where it joins nothing")
        rig.lift(2, "domino 7")
        rig.lay(2, 7, "C4", "C5")
        rig.quiet(2)
        self.note("and then where it fits")
        self.ask("open", seat=2)
        rig.tell("undo", 2)
        self.note("the placement is undone")
        rig.lift(2, "domino 7")
        rig.lay(2, 7, "D3", "E3")
        self.note("and laid elsewhere")
        self.take(12)
        rig.lay(2, 12, "B3", "A3")
        rig.quiet(2)
        self.note("Petr lays 12 before choosing for 7: too early")
        self.king(25)
        rig.quiet(2)
        self.note("Petr chooses 25, and 12 counts now that its turn has come")
        self.king(41)
        self.note("Petr chooses 41")
        self.ask("open")
        self.place(1, 24, "C4", "C5")
        self.note("Jana lays 24")
        self.king(3)
        self.note("Jana chooses 3")
        self.place(1, 34, "D3", "E3")
        self.note("Jana lays 34")
        self.king(17)
        self.note("Jana chooses 17: the round ends, 31 is left over")
        self.ask("rounds", "order", "aside", "changed")

    def _second_round(self) -> None:
        rig = self.rig
        self.new_line()
        rig.boards[2].knock()
        rig.quiet(2)
        self.note("the board of Petr is knocked over")
        self.ask("score", "why")
        self.ask("why", seat=2)
        self.next_act()
        rig.castle(2, "C3")
        self.note("the castle of Petr is put back")
        rig.lay(2, 7, "B3", "A3")
        rig.quiet(2)
        self.note("7 is laid where 12 belongs")
        rig.lift(2, "domino 7")
        rig.lay(2, 45, "B3", "A3")
        rig.quiet(2)
        self.note("then a domino that does not belong to the board")
        self.next_act()
        rig.lift(2, "domino 45")
        rig.boards[2].half("domino 12", "a", (2, 3), (1, 3))
        rig.quiet(2)
        self.note("12 lies there, but not flat")
        rig.lift(2, "domino 12")
        rig.lay(2, 12, "B3", "A3")
        self.note("12 is put back")
        rig.lay(2, 7, "D3", "E3")
        self.note("7 is put back")
        rig.lift(1, "domino 24")
        rig.quiet(1)
        self.note("Jana lifts a final domino")
        rig.lay(1, 24, "C4", "C5")
        self.note("and puts it back")
        self.round()

    def _third_round(self) -> None:
        rig = self.rig
        self.new_line()
        rig.unplug(1)
        self.note("the cable of Jana comes out")
        self.ask("waiting", "why")
        rig.plug(1)
        self.note("and is plugged in again")
        rig.unplug(0)
        self.note("the cable of the tray comes out")
        rig.plug(0)
        self.note("and is plugged in again")
        rig.unplug(2)
        broken = rig.boards[2]
        board = BenchBoard("F" * 16, rig.tiles, (5, 5), boot=7)
        rig.boards[2] = board
        self.note("the board of Petr breaks")
        rig.hear(Input(0, board.uid, "seat 2"))
        board.hello()
        rig.run(2)
        rig.snapshot(2)
        rig.quiet(2)
        self.note("another board takes its place")
        self.ask("why", seat=2)
        self._lay_anew(broken)
        self.ask("waiting", "offer", "order", "rounds", "changed", "open", "last", "fits", "bring")
        self.ask("find lake", "score", "2 score", "areas", "aside", "row 3", "here C4", "around C3", "2 here C3")
        self.round()

    def _lay_anew(self, broken: BenchBoard) -> None:
        """Everything is laid on the new board in the order in which it is named."""
        lain = [(t.thing, broken.where(t.thing)) for t in self.setup.tiles if broken.where(t.thing)]
        for thing, spots in sorted(lain, key=lambda one: (len(one[1]), min((y, x) for x, y in one[1]))):
            self.rig.boards[2].lay(thing, *spots)
            self.rig.run(2, 50)
            self.note(f"{thing} is laid on it")

    def _power_cut(self) -> None:
        rig = self.rig
        self.note("the power fails; the match is taken up again", *resumed(taken_up(rig)))
        for n in rig.boards:
            rig.unplug(n)
        rig.forget()
        for n in rig.boards:
            rig.plug(n)
        self.note("boards and tray are there again")
        self.ask("waiting", "offer")

    def _end(self) -> None:
        rig = self.rig
        self.ask("waiting", "open", "rounds", "order", "offer", seat=2)
        last = rig.table.referee.ledger.played[-1].move
        rig.tell("undo", last.player)
        self.note("the last act is undone by word")
        rig.lift(last.player, last.comes[0][1].thing)
        rig.quiet(last.player)
        rig.lay_move(last)
        self.note("and done again")
        rig.tell("confirm", 1)
        self.note("the end is confirmed")
        self.ask("score", "2 score", "ranking", "waiting", "open")


def taken_up(rig: Rig) -> Match:
    """What resumed needs of a match."""
    return cast(Match, SimpleNamespace(table=rig.table))


class Leaving(Evening):
    """Three players who tell the numbers; one leaves, and the others play to the end."""

    def __init__(self, language: str, level: str) -> None:
        super().__init__(language, level, 3, (), tray=False)

    def play(self) -> list[str]:
        """From the castles to the ranking; the acts in between are not noted."""
        rig = self.rig
        self.note("a match of three is begun", *GAME.steps(self.setup))
        for n in rig.boards:
            rig.snapshot(n)
            rig.castle(n)
        self.note("boards and castles")
        rig.hear(Input(0, DEALER, "tell 0 lots 2"))
        self.note("the companion casts lots")
        self._until(lambda: len(self.state.draft.drawn) == 6 and self.state.draft.acting == 0)
        self._until(lambda: self.state.draft.player == 1)
        rig.forget()
        rig.tell("leave", 1)
        self.note("Jana leaves while it is her turn")
        rig.tell("undo", 1)
        self.note("and stays after all")
        rig.tell("leave", 1)
        self.note("and leaves")
        rig.tell("choose 5", 1)
        self.note("Jana tells an act nevertheless")
        rig.boards[1].knock()
        rig.quiet(1)
        rig.unplug(1)
        self.note("Jana takes the board along")
        rig.ask("why", 2)
        rig.ask("order", 2)
        self.note("why and order")
        self._until(lambda: self.state.draft.round > 1, noted=True)
        self._until(lambda: self.state.draft.rounds_left == 0)
        rig.forget()
        self._until(lambda: self.state.draft.step == "over", noted=True)
        rig.tell("leave", 2)
        self.note("Petr leaves as well")
        rig.tell("leave", 3)
        self.note("and Ema wants to")
        rig.tell("confirm")
        self.note("the end is confirmed")
        return self.lines

    def _until(self, done: Callable[[], bool], *, noted: bool = False) -> None:
        """Acts by lot until then; chance is the companion's."""
        while not done():
            move = self.dice.choice(list(GAME.moves(self.state)))
            if move.comes:
                self.rig.lay_move(move)
            else:
                source = "keyboard" if move.player else DEALER
                self.rig.hear(Input(0, source, f"tell {GAME.text(move)}", move.player))
            if noted:
                self.note(GAME.text(move))


def dynasty(language: str, level: str) -> list[str]:
    """The ends of Dynasty's three games, by the rules alone."""
    phrases, dice = Phrases(language, level, strict=True), random.Random(SEED)  # type: ignore[arg-type]
    state, lines = GAME.start(match_setup(2, "dynasty", "harmony")), list[str]()
    while GAME.outcome(state) is None:
        move = dice.choice(list(GAME.moves(state)))
        before, state = state, GAME.play(state, move)
        over = state.draft is not None and state.draft.step == "over"
        if over or move.action == "end":
            lines.append(f"# {GAME.text(move)}")
            lines += [said for one in GAME.tell(before, move, state) if (said := phrases.say(one))]
    lines.append("# question: score")
    return [*lines, *(phrases.say(one) for one in GAME.answer(state, "score", 1))]


@pytest.mark.sampled(3)
@pytest.mark.parametrize("level", ["terse", "normal"])
@pytest.mark.parametrize("language", ["cs", "pl", "en"])
def test_a_match_is_said_as_kept(language: str, level: str) -> None:
    lines = [*Match2(language, level).play(), *Leaving(language, level).play(), *dynasty(language, level)]
    told = "\n".join(lines) + "\n"
    kept = GOLDEN / f"match_{language}_{level}.txt"
    if os.environ.get("COMPANION_RECORD"):
        kept.write_text(told, encoding="utf-8")
    assert kept.read_text(encoding="utf-8") == told
