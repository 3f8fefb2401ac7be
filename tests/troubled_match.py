"""Whole matches with everything that goes wrong at a table, each against the same match without.

    python -m tests.troubled_match --matches 1000 [--seed N]

Every match is first played by the rules alone, at random. Then it is played again on virtual boards, through the
table and a journal, and at every fourth act something happens: boards and tray are knocked, dominoes lifted, slid,
laid wrong, early or half, boards unplugged and changed for others, the power fails, numbers are told wrong. After
each act the state must be that of the match without trouble, and so must the ranking.
"""

from __future__ import annotations

import argparse
import contextlib
import random
import shutil
import sys
import tempfile
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any, ClassVar

from companion.core.model import DEALER, Move
from companion.device.virtual.board import VirtualBoardError
from companion.games.royal_garden.game import GAME
from companion.games.royal_garden.rules.kingdom import Domino
from companion.games.royal_garden.rules.state import State
from companion.play.journal import Journal
from companion.play.match import Match
from companion.play.table import TELL, Input
from firmware.bench.board import BenchBoard
from tests.games.garden import match_setup
from tests.rig import Rig

QUIET_MS = 3600
TIMES = {"quiet_ms": 1500, "long_quiet_ms": 3000}
TROUBLE = 0.25
"""How often something goes wrong at an act."""

MANNERS = (
    (2, ()),
    (3, ()),
    (4, ()),
    (2, ("wider", "harmony")),
    (3, ("wider", "centralised", "harmony")),
    (2, ("duel",)),
    (2, ("duel", "wider", "centralised", "harmony")),
    (4, ("centralised", "harmony")),
    (2, ("dynasty",)),
    (3, ("dynasty", "harmony")),
)
DRAWN_BY = ("dealer", "told", "tray")


def course_of(setup: Any, dice: random.Random) -> list[tuple[State, Move]]:
    """A random match by the rules alone: (state, move played in it); castles are laid first."""
    state, course = GAME.start(setup), []
    while GAME.outcome(state) is None:
        legal = list(GAME.moves(state))
        castles = [move for move in legal if move.action == "castle" and number_of(move) == move.player]
        move = dice.choice(castles or [one for one in legal if one.action != "castle"])
        course.append((state, move))
        state = GAME.play(state, move)
    return course


def number_of(move: Move) -> int:
    """The number that an act is about."""
    number = move.args[0]
    assert isinstance(number, int)
    return number


class Trial(Rig):
    """One match with trouble. troubles: how often each kind happened."""

    def __init__(self, setup: Any, dice: random.Random, folder: Path, drawn_by: str) -> None:
        self.dice = dice
        self.troubles: Counter[str] = Counter()
        self.drawn_by = drawn_by
        self._folder = folder
        self._files = 0
        self._match_setup = setup
        self.journal = Journal.open(folder / "journal-0.sqlite3", lambda: 1_000_000)
        self.slots: dict[int, tuple[int, int]] = {}
        self.kings: set[tuple[int, int]] = set()
        self.line = 1
        super().__init__(len(setup.players), size=setup.columns, greet=False, tray=drawn_by == "tray", setup=setup)
        for n in self.boards:
            self.snapshot(n)

    def hear(self, heard: Input) -> None:
        """One thing heard, decided and kept."""
        if not hasattr(self, "match"):
            self.match = Match.begin(self.journal, GAME.name, self._match_setup, self.tiles, TIMES)
        self.table = self.match.table
        self.said += self.match.hear([(heard, self.table.take(heard))])

    @property
    def state(self) -> State:
        """The state as the referee has it."""
        state: State = self.table.referee.state
        return state

    # ---- the acts --------------------------------------------------------------------------------------------

    def do(self, move: Move, upcoming: Move | None) -> bool:
        """An act of the course, perhaps with trouble before and after; whether the next one was done with it."""
        early = False
        self.maybe(self.before.get(move.action, ()), move)
        if move.action in ("castle", "place"):
            self.put(move)
        elif move.action == "draw":
            self.draw(number_of(move))
        elif move.action == "choose":
            early = upcoming is not None and upcoming.action == "place" and self.dice.random() < TROUBLE / 2
            if early and upcoming is not None:
                self.troubles["laid before its turn"] += 1
                self.put(upcoming, self.dice.choice((50, 2000)))
            self.choose(move)
        elif move.action == "end":
            self.tell("confirm", self.dice.choice((0, 1)))
            self.clear()
        else:
            source = DEALER if move.action == "lots" and self.drawn_by == "dealer" else "keyboard"
            self.hear(Input(0, source, f"{TELL} {GAME.text(move)}", move.player))
        return early

    def put(self, move: Move, ms: int = 60) -> None:
        """Lay what an act lays; a domino of the tray is taken from it first, with its king."""
        number = number_of(move)
        if move.action == "place" and number in self.slots:
            self.off_tray(number)
        count = len(self.table.referee.ledger.played)
        self.lay_move(move, ms)
        if len(self.table.referee.ledger.played) == count:
            # What was pushed about just now is believed only when it lies still.
            self.run(move.player, QUIET_MS)

    def lift(self, n: int, thing: str, ms: int = 600) -> None:
        """Lift something from a board."""
        self.boards[n].lift(thing)
        self.run(n, ms)

    def draw(self, number: int) -> None:
        """A domino is drawn in the way of this match."""
        if self.drawn_by != "tray":
            source = DEALER if self.drawn_by == "dealer" else "keyboard"
            self.hear(Input(0, source, f"{TELL} 0 draw {number}"))
            return
        here = {slot for slot, line in self.slots.values() if line == self.line}
        draft = self.state.draft
        assert draft is not None
        if not draft.new:
            self.line = 3 - self.line
            for old, (_, line) in list(self.slots.items()):
                if line == self.line:
                    self.off_tray(old)
            here = set()
        slot = self.dice.choice([one for one in range(1, 6) if one not in here])
        self.slots[number] = slot, self.line
        self.offer(number, slot, self.line)

    def choose(self, move: Move) -> None:
        """A king is put on a domino: told, or put there on the tray."""
        number = number_of(move)
        if self.drawn_by == "tray" and number in self.slots and self.dice.random() < 0.7:
            self.king(*self.slots[number])
            self.kings.add(self.slots[number])
        else:
            self.tell(f"choose {number}", move.player)

    def clear(self) -> None:
        """After a game everything is taken off boards and tray."""
        for n, board in self.boards.items():
            for tile in self.setup.tiles:
                if board.where(tile.thing):
                    self.lift(n, tile.thing, 50)
            self.run(n, QUIET_MS)
        for slot, line in self.slots.values():
            self.try_to(partial(self.take_king, slot, line))
        self.slots.clear()
        self.kings.clear()

    def off_tray(self, number: int) -> None:
        """Take a domino and its king from the tray."""
        slot, line = self.slots.pop(number)
        self.kings.discard((slot, line))
        self.try_to(partial(self.take_king, slot, line))
        self.try_to(partial(self.lift, 0, f"domino {number}"))

    @staticmethod
    def try_to(act: Callable[[], None]) -> None:
        """Do what may not be possible on the board as it is."""
        with contextlib.suppress(VirtualBoardError):
            act()

    # ---- trouble ---------------------------------------------------------------------------------------------

    def maybe(self, kinds: tuple[str, ...], move: Move) -> None:
        """One of these kinds of trouble, now and then."""
        if kinds and self.dice.random() < TROUBLE:
            kind = self.dice.choice(kinds)
            self.troubles[kind.replace("_", " ")] += 1
            getattr(self, kind)(move)

    before: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "castle": ("unplugged",),
        "place": (
            "laid_wrong",
            "laid_half",
            "wrong_domino",
            "unplugged",
            "told_discard",
            "told_for_another",
            "power_cut",
        ),
        "choose": (
            "chosen_wrong",
            "chosen_by_another",
            "chosen_taken",
            "knocked",
            "lifted",
            "power_cut",
            "other_board",
        ),
        "draw": ("drawn_wrong", "drawn_twice", "knocked", "power_cut"),
        "discard": ("knocked", "lifted", "power_cut"),
        "end": ("last_one_again", "knocked", "power_cut"),
        "lots": ("power_cut",),
    }
    after: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "place": ("slid", "lifted_again", "knocked", "unplugged", "power_cut"),
        "castle": ("slid",),
    }

    def laid_wrong(self, move: Move) -> None:
        """On any two squares first, legal or not; lifted again in time or late."""
        board, thing = self.boards[move.player], f"domino {number_of(move)}"
        if thing not in self.on_tray():
            x, y = self.dice.randint(1, self.setup.columns - 1), self.dice.randint(1, self.setup.rows)
            self.try_to(lambda: board.lay(thing, (x, y), (x + 1, y)))
            self.run(move.player, self.dice.choice((100, 2000)))
            self.try_to(lambda: self.lift(move.player, thing, self.dice.choice((100, QUIET_MS))))

    def laid_half(self, move: Move) -> None:
        """Only half of it flat at first."""
        thing = f"domino {number_of(move)}"
        if thing not in self.on_tray():
            a, b = ((at.x, at.y) for at, _ in sorted(move.comes, key=lambda pair: pair[1]))
            self.try_to(lambda: self.boards[move.player].half(thing, "a", a, b))
            self.run(move.player, QUIET_MS)
            self.try_to(lambda: self.lift(move.player, thing))

    def wrong_domino(self, move: Move) -> None:
        """Another domino where the right one should lie, then lifted."""
        lying = {t.thing for t in self.setup.tiles for board in self.boards.values() if board.where(t.thing)}
        free = [number for number in self.state.dominoes if f"domino {number}" not in lying]
        thing = f"domino {self.dice.choice(free or [number_of(move)])}"
        a, b = ((at.x, at.y) for at, _ in sorted(move.comes, key=lambda pair: pair[1]))
        if thing != f"domino {number_of(move)}":
            self.try_to(lambda: self.boards[move.player].lay(thing, a, b))
            self.run(move.player, 2000)
            self.try_to(lambda: self.lift(move.player, thing))

    def told_discard(self, move: Move) -> None:
        """Somebody wants to discard what still fits."""
        self.tell(f"discard {number_of(move)}", move.player)

    def told_for_another(self, move: Move) -> None:
        """Somebody tells the placement as the own one."""
        other = self.dice.choice([one.number for one in self.setup.players if one.number != move.player])
        self.tell(GAME.text(move).partition(" ")[2], other)

    def chosen_wrong(self, move: Move) -> None:
        """Another free domino, undone."""
        draft = self.state.draft
        assert draft is not None
        others = [one for one in draft.free if one != number_of(move)]
        if len(others) > 1:
            self.tell(f"choose {self.dice.choice(others)}", move.player)
            self.tell("undo", move.player)

    def chosen_by_another(self, move: Move) -> None:
        """A king moved out of turn."""
        other = self.dice.choice([one.number for one in self.setup.players if one.number != move.player])
        self.tell(f"choose {number_of(move)}", other)

    def chosen_taken(self, move: Move) -> None:
        """Two kings on one domino, and a number that is not on offer."""
        draft = self.state.draft
        assert draft is not None
        taken = [one.number for one in draft.new if one.player] or [99]
        self.tell(f"choose {self.dice.choice(taken)}", move.player)

    def drawn_wrong(self, move: Move) -> None:
        """A number told wrong: undone, or put right later."""
        draft = self.state.draft
        assert draft is not None
        others = [n for n in self.state.dominoes if n not in draft.drawn and n != number_of(move)]
        if self.drawn_by == "told" and others:
            wrong = self.dice.choice(others)
            self.tell(f"draw {wrong}")
            self.tell("undo")

    def drawn_twice(self, move: Move) -> None:
        """A number that was drawn before, or that no domino has."""
        draft = self.state.draft
        assert draft is not None
        self.tell(f"draw {self.dice.choice([*draft.drawn, 77])}")

    def unplugged(self, move: Move) -> None:
        """The cable comes out and goes in again."""
        n = self.dice.choice(list(self.boards))
        self.unplug(n)
        self.plug(n)

    def other_board(self, move: Move) -> None:
        """A board breaks and another takes its place; everything is laid on it anew."""
        n = move.player
        old = self.boards[n]
        self.unplug(n)
        size = (self.setup.columns, self.setup.rows)
        uid = f"{self.dice.getrandbits(60):016X}"
        fresh = BenchBoard(uid, self.tiles, size, boot=self.dice.randint(100, 999))
        self.boards[n] = fresh
        for tile in self.setup.tiles:
            if spots := old.where(tile.thing):
                fresh.lay(tile.thing, *spots)
        fresh.take()
        self.hear(Input(0, fresh.uid, f"seat {n}"))
        fresh.hello()
        self.run(n)
        self.snapshot(n)

    def knocked(self, move: Move) -> None:
        """A board is knocked over; it is left so for a while, then everything is put back piece by piece."""
        n = self.dice.choice(list(self.boards))
        board = self.boards[n]
        places = {t.thing: board.where(t.thing) for t in self.setup.tiles if board.where(t.thing)}
        board.knock(self.dice.randint(0, 4), seed=self.dice.randint(1, 999))
        self.run(n, self.dice.choice((200, QUIET_MS)))
        for thing in places:
            self.try_to(partial(board.lift, thing))
        self.run(n, self.dice.choice((200, QUIET_MS)))
        for thing, spots in places.items():
            board.lay(thing, *spots)
            self.run(n, self.dice.choice((60, 2000)))
        for slot, line in self.kings if n == 0 else ():
            self.try_to(partial(self.king, slot, line))
        self.run(n, QUIET_MS)

    def lifted(self, move: Move) -> None:
        """Something that lies for good is lifted and put back."""
        n = self.dice.choice([one.number for one in self.setup.players])
        board = self.boards[n]
        lying = [t.thing for t in self.setup.tiles if board.where(t.thing)]
        if lying:
            thing = self.dice.choice(lying)
            spots = board.where(thing)
            self.lift(n, thing, self.dice.choice((300, QUIET_MS)))
            board.lay(thing, *spots)
            self.run(n, QUIET_MS)

    def slid(self, move: Move) -> None:
        """What was just laid is moved elsewhere, and back to where it belongs."""
        board, thing = self.boards[move.player], move.comes[0][1].thing
        spots = board.where(thing)
        there = [(x + 1, y) for x, y in spots]
        self.try_to(lambda: board.slide(thing, *there))
        self.run(move.player, self.dice.choice((100, QUIET_MS)))
        self.try_to(lambda: board.slide(thing, *spots))
        self.run(move.player, QUIET_MS)

    def lifted_again(self, move: Move) -> None:
        """What was just laid is taken back, and laid there again."""
        self.lift(move.player, move.comes[0][1].thing, self.dice.choice((300, QUIET_MS)))
        self.lay_move(move)

    def last_one_again(self, move: Move) -> None:
        """The last act is taken back before it is confirmed, and done again."""
        last = self.table.referee.ledger.played[-1].move
        if last.action == "place":
            self.lifted_again(last)

    def power_cut(self, move: Move) -> None:
        """The computer stops; what its disk had is taken up again, and the boards start anew."""
        number = self.journal.open_game()
        assert number is not None
        before = self._folder / f"journal-{self._files}.sqlite3"
        self._files += 1
        after = self._folder / f"journal-{self._files}.sqlite3"
        for end in ("", "-wal"):
            if (found := before.with_name(before.name + end)).exists():
                shutil.copy(found, after.with_name(after.name + end))
        self.journal.close()
        self.journal = Journal.open(after, lambda: 2_000_000)
        self.match, said = Match.resume(self.journal, number, self.tiles)
        self.table = self.match.table
        self.said += said
        for n in self.boards:
            self.boards[n].unplug()
            self.boards[n].take()
            self.plug(n)

    def on_tray(self) -> set[str]:
        """What stands on the tray."""
        return {f"domino {number}" for number in self.slots}


def told_once(state: State) -> State:
    """The state with each domino of two equal halves told one way: nobody can see which way round it lies."""

    def one_way(domino: Domino) -> Domino:
        a, b = sorted((domino.a, domino.b))
        return replace(domino, a=a, b=b) if domino.kind_a == domino.kind_b else domino

    kingdoms = (replace(one, dominoes=tuple(map(one_way, one.dominoes))) for one in state.kingdoms)
    return replace(state, kingdoms=tuple(kingdoms))


def play(seed: int, folder: Path) -> Counter[str]:
    """One match with and without trouble; gives what happened. AssertionError with what differs."""
    dice = random.Random(seed)
    count, variants = MANNERS[seed % len(MANNERS)]
    setup = match_setup(count, *variants)
    course = course_of(setup, dice)
    trial = Trial(setup, dice, folder, DRAWN_BY[seed // len(MANNERS) % len(DRAWN_BY)])
    done = False
    for at, (state, move) in enumerate(course):
        if done:
            done = False
            continue
        follows = course[at + 1][1] if at + 1 < len(course) else None
        done = trial.do(move, follows)
        wanted = GAME.play(state, move)
        if done and follows is not None:
            wanted = GAME.play(wanted, follows)
        where = f"seed {seed}, act {at}, {GAME.text(move)}, {trial.drawn_by}, {variants}"
        assert told_once(trial.state) == told_once(wanted), f"{where}: the state differs"
        trial.maybe(trial.after.get(move.action, ()), move)
        assert told_once(trial.state) == told_once(wanted), f"{where}: the state differs after trouble"
    last = GAME.play(*course[-1])
    assert trial.table.referee.outcome() == GAME.outcome(last), f"seed {seed}: the ranking differs"
    trial.journal.close()
    return trial.troubles


def main() -> int:
    """Play many matches, telling how far it is."""
    parser = argparse.ArgumentParser(description="Whole matches with trouble, against the same without.")
    parser.add_argument("--matches", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    wish = parser.parse_args()
    troubles: Counter[str] = Counter()
    wrong = 0
    for at in range(wish.matches):
        with tempfile.TemporaryDirectory() as folder:
            try:
                troubles += play(wish.seed + at, Path(folder))
            except AssertionError as error:
                wrong += 1
                print(error, flush=True)
        if (at + 1) % 100 == 0:
            print(f"{at + 1} matches of {wish.matches} played", flush=True)
    for kind, count in sorted(troubles.items()):
        print(f"{kind}: {count} times")
    print(f"matches: {wish.matches}, that ended otherwise than without trouble: {wrong}")
    return int(wrong > 0)


if __name__ == "__main__":
    sys.exit(main())
