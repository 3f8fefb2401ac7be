"""The house around a listening player: a true table, the true outputs and interpreter, and a clock of software.

What a seat hears is what the speech queue really let through: each voice of software takes as long as a voice
would, and every key stops what its seat hears. One step is one thing that happens; what it leads to has been
judged and said when it returns.
"""

from __future__ import annotations

import heapq
from collections import deque
from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from itertools import count
from typing import Any, cast
from unittest.mock import patch

from companion.core.model import Announcement, Kind, Seen, Topic
from companion.device.protocol import BoardCommand, FromBoard
from companion.device.tiles.tileset import TileSet
from companion.games import load
from companion.games.api import Setup
from companion.input import Meant, vocabulary_of
from companion.input.interpreter import Interpreter
from companion.input.meanings import Asker
from companion.language.phrases import Phrases
from companion.play.chance import MatchChance
from companion.play.dealer import Dealer
from companion.play.match import Match
from companion.play.referee import Decided
from companion.play.table import DEALER, SEAT, TELL, Input, Table
from companion.speech import output
from companion.speech.events import Cut, Ended, EventSink, Ready, Started, Style
from companion.speech.outputs import OutputEvent, Outputs
from companion.speech.sound import Earphone, Sound
from companion.speech.transcript import length_ms
from firmware.bench.board import BenchBoard

FIRST_SAMPLE_MS = 30
DIGIT_MS = 150
"""From one key to the next of somebody who types."""
AGAIN = ("repeat", "previous", "next", "numbers")
"""Commands about what was said."""


class Ears:
    """What the house tells those who listen. Nobody listens here."""

    def begins(self, seat: int) -> None:
        """A line begins to sound at an output (0: the table's)."""

    def heard(self, seat: int, text: str, ms: int, *, cut: bool) -> None:
        """So much of a line was heard at an output."""

    def pressed(self, seat: int) -> None:
        """Somebody at this seat begins to press keys."""

    def decided(self, one: Decided) -> None:
        """The referee has decided something."""


class PacedVoice:
    """A Voice (see events.Voice) on the clock of the house."""

    def __init__(self, house: House, inbox: EventSink, seat: int) -> None:
        self._house, self._inbox, self._seat = house, inbox, seat
        self._in_hand: tuple[int, str, int] | None = None  # number, text, when it began to sound or -1

    def start(self) -> None:
        """See Voice."""
        self._inbox.put(Ready("device"))

    def say(self, number: int, text: str, style: Style, pause_ms: int = 0, earcon: str = "") -> None:
        """See Voice."""
        assert self._in_hand is None, "two lines at once"
        self._in_hand = (number, text, -1)
        self._house.at(pause_ms + FIRST_SAMPLE_MS, lambda: self._begin(number, text, style))

    def stop(self, number: int | None = None) -> None:
        """See Voice. Only whole words were heard."""
        if self._in_hand is None or number not in (None, self._in_hand[0]):
            return
        mine, text, began_ms = self._in_hand
        self._in_hand = None
        if began_ms >= 0:
            lasted_ms = self._house.now_ms - began_ms
            shown = text[: len(text) * lasted_ms // max(1, length_ms(text, Style()))]
            whole = shown if text.startswith(f"{shown} ") else shown.rpartition(" ")[0]
            self._house.ears.heard(self._seat, whole, lasted_ms, cut=True)
        self._inbox.put(Cut(mine, self._house.now_ms * 1_000_000))

    def close(self) -> None:
        """See Voice."""
        self._in_hand = None

    def _begin(self, number: int, text: str, style: Style) -> None:
        if self._in_hand is None or self._in_hand[0] != number:
            return
        self._in_hand = (number, text, self._house.now_ms)
        self._inbox.put(Started(number, self._house.now_ms * 1_000_000))
        lasts_ms = length_ms(text, style)
        self._house.at(lasts_ms, lambda: self._end(number, text, lasts_ms))
        self._house.ears.begins(self._seat)

    def _end(self, number: int, text: str, lasts_ms: int) -> None:
        if self._in_hand is None or self._in_hand[0] != number:
            return
        self._in_hand = None
        self._inbox.put(Ended(number, lasts_ms))
        self._house.ears.heard(self._seat, text, lasts_ms, cut=False)


class House:
    """One match at one table. earphones: seats that have one. boards: seats that have a board; others tell."""

    is_mending = False
    programs: Mapping[int, str] = {}

    def __init__(
        self,
        setup: Setup,
        tiles: TileSet,
        phrases: Phrases,
        ears: Ears,
        earphones: tuple[int, ...],
        boards: tuple[int, ...],
        game: str = "royal_garden",
        dealer: Dealer | None = None,
    ) -> None:
        self.setup, self.tiles, self.ears = setup, tiles, ears
        self.table = Table(load(game), setup, tiles)
        self.game = self.table.referee.game
        self.previous = self.state  # before the last thing that was judged
        self.now_ms = 1000
        self._coming: list[tuple[int, int, Callable[[], object]]] = []
        self._order = count()
        self._inbox: deque[object] = deque()
        self._said: list[Announcement] = []
        sound = Sound(
            "own",
            style=Style(phrases.language),
            earphones=tuple(Earphone(n, f"ear {n}", Style()) for n in earphones),
        )
        self.outputs = Outputs(
            lambda inbox, _sound, seat: PacedVoice(self, inbox, seat),
            self,
            phrases,
            sound,
            lambda _line: None,
            lambda _told, _ear: None,
            {one.number: one.name for one in setup.players},
        )
        self.chance = MatchChance(cast("Match", self), dealer)
        words = vocabulary_of(self.game, phrases.part)
        obey: dict[str, Callable[[Meant, Asker], object]] = dict.fromkeys(AGAIN, self._again)
        obey["chance"] = self._draw
        self.interpreter = Interpreter(cast("Match", self), words, self._said.append, obey)
        self.boards = {n: BenchBoard(f"{n:016X}", tiles, (setup.columns, setup.rows), boot=n) for n in boards}
        self.outputs.start()
        for n, board in self.boards.items():
            self._input(Input(0, board.uid, f"{SEAT} {n}"))
            board.answer(BoardCommand(number=1, command="snapshot", value=0))
            self._feed(n)
        self._said.clear()  # boards that are found before the match are no part of it

    @property
    def finished(self) -> bool:
        """See daemon.match.Match."""
        return self.table.referee.outcome() is not None

    @property
    def state(self) -> Any:
        """What is true."""
        return self.table.referee.state

    # ---- time ------------------------------------------------------------------------------------------------

    def at(self, after_ms: int, what: Callable[[], object]) -> None:
        """Let something happen after so many milliseconds."""
        heapq.heappush(self._coming, (self.now_ms + after_ms, next(self._order), what))

    def step(self) -> bool:
        """Let the next thing happen; False where nothing is coming any more."""
        self.judge()
        if not self._coming:
            return False
        self.now_ms, _, what = heapq.heappop(self._coming)
        what()
        self.judge()
        return True

    def put(self, item: object, /) -> None:
        """The queue of the judge."""
        self._inbox.append(item)

    def open(self) -> Any:
        """A context in which the outputs have the clock of the house, and tell long lines whole.

        What a line loses that is told piece by piece is another test's matter (tests/test_long_lines.py).
        """
        return patch.multiple(output, now_ms=lambda: self.now_ms, pieces=lambda text: [text])

    def judge(self) -> None:
        """As the daemon does: obey what has come, put what is to be said, pump."""
        while True:
            while self._inbox:
                event = self._inbox.popleft()
                if isinstance(event, OutputEvent):
                    self.outputs.event(event)
                else:
                    cast("Callable[[], None]", event)()
            said = self._said[:]
            self._said.clear()
            self.interpreter.heard(said)
            self.outputs.put(*said)
            self.outputs.pump(self.table.referee.facts())
            if not self._inbox:
                break
        self._wake()

    def _wake(self) -> None:
        wake_ms = self.outputs.wake_ms
        if wake_ms is not None:
            self.at(max(1, wake_ms - self.now_ms), lambda: None)

    # ---- what people do --------------------------------------------------------------------------------------

    def announce(self, *told: Announcement) -> None:
        """Something is to be said."""
        self.put(lambda: self._said.extend(told))

    def press(self, seat: int, keys: str, after_ms: int = 0) -> None:
        """Somebody types digits and Enter; each key stops what the seat hears."""
        self.at(after_ms, lambda: self.ears.pressed(seat))
        for at in range(len(keys)):
            self.at(after_ms + at * DIGIT_MS, lambda: self._key(seat))
        self.at(after_ms + len(keys) * DIGIT_MS, lambda: self._enter(seat, keys))

    def _key(self, seat: int) -> None:
        self.outputs.silence(seat)
        at_ms = self.now_ms
        self.put(lambda: self.outputs.key(at_ms, seat))

    def _enter(self, seat: int, keys: str) -> None:
        self._key(seat)
        asker = Asker(f"keypad {seat}", seat, self.now_ms)
        self.put(lambda: self._typed(keys, asker))

    def _typed(self, keys: str, asker: Asker) -> None:
        for one in self.interpreter.typed(keys, asker):
            self._input(one)

    def deal(self, act: str) -> None:
        """The companion's own chance."""
        self._input(Input(self.now_ms, DEALER, f"{TELL} {act}"))

    def hands(self, seat: int, do: Callable[[BenchBoard], object], wait_ms: int = 50) -> None:
        """Somebody does something with the own board."""
        board = self.boards[seat]
        board.advance(600)
        do(board)
        board.advance(wait_ms)
        self._feed(seat)

    def _feed(self, seat: int) -> None:
        board = self.boards[seat]
        for sent in board.take():
            if isinstance(sent.what, FromBoard):
                self._input(Input(sent.at_ms, board.uid, sent.line().decode("ascii").strip()))

    def _input(self, heard: Input) -> None:
        for seen in self.table.take(heard):
            self.previous = self.state
            verdict = self.table.judge(seen)
            for one in verdict.decided:
                self.ears.decided(one)
            told = verdict.announcements
            self._said += told if seen.kind is not Seen.TOLD else [replace(one, wanted=True) for one in told]

    def _draw(self, _meant: Meant, asker: Asker) -> None:
        """As the daemon's hands do."""
        texts = self.chance.drawn()
        for text in texts:
            self.put(partial(self.deal, text))
        if not texts:
            self._said.append(Announcement("nothing-to-draw", kind=Kind.ANSWER, seat=asker.seat, topic=Topic.NONE))

    def _again(self, meant: Meant, asker: Asker) -> None:
        """As the daemon's hands do."""
        name = meant.command.name
        if self.outputs.again(name, asker.seat):
            return
        begun = bool(self.outputs.history(asker.seat).lines)
        key = {"previous": "no-earlier-line", "next": "no-later-line"}.get(name) if begun else None
        self._said.append(
            Announcement(key or "nothing-said-yet", kind=Kind.ANSWER, seat=asker.seat, topic=Topic.NONE)
        )
