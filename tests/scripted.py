"""Whole evenings by keypad alone, on a clock that stands still: what is pressed, what hands do, what is heard.

A transcript has a line for each step: "1> 53.12" is what the player of seat 1 typed, "> 75" what was typed at the
table's keypad, "1: lay 24 B3 A3" what hands did at that player's board, "# why" a remark on what follows. Lines
without a mark are what was said.
"""

from __future__ import annotations

import os
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

from companion import input as keys
from companion.core.model import Act, Move, Player
from companion.evening.setting import standard_tiles
from companion.games import load
from companion.games.api import DRAW, MATCH, PLAY, Setup
from companion.input import HalfWord, Incomplete, Meant, Unknown, understand, vocabulary_of
from companion.language.phrases import Language, Phrases
from companion.play.dealer import Dealer
from tests.keypad_digits import digits
from tests.keypad_kit import KEYPAD
from tests.still import Still

GOLDEN = Path(__file__).parent / "golden"
RECORD = bool(os.environ.get("COMPANION_RECORD"))
NAMES: dict[Language, tuple[str, ...]] = {
    "cs": ("Jana", "Petr", "Ema"),
    "pl": ("Ola", "Jan", "Ewa"),
    "en": ("Emma", "Paul", "Jane"),
}
TYPED_MS = 200
"""Longer than any answer needs."""
HANDS_MS = 6000
"""Longer than anything a referee waits for before it speaks."""


class TypedEvening:
    """A match at whose table people type; told: the transcript; used: names of all commands that were typed.

    still: its house, which has been started. seed: of what by_chance does. spelt: words of the notation that are
    typed otherwise.
    """

    def __init__(self, still: Still, language: Language, game: str, seed: int = 1) -> None:
        self.game = load(game)
        self.still = still
        self.vocabulary = vocabulary_of(self.game, Phrases(language, strict=True).part)
        self.dice = random.Random(seed)
        self.told: list[str] = []
        self.used: set[str] = set()
        self.spelt: dict[str, str] = {}

    @property
    def state(self) -> Any:
        """The state of the match."""
        assert self.still.daemon is not None
        return self.still.daemon.match.table.referee.state

    def pass_ms(self, ms: int) -> list[str]:
        """Let time pass; gives what was said meanwhile, which is noted."""
        self.still.run(ms)
        said, self.still.lines[:] = list(self.still.lines), []
        self.told += said
        return said

    def remark(self, text: str) -> None:
        """Why what follows is as it is."""
        self.told.append(f"# {text}")

    def type(self, *lines: str, seat: int = 0) -> list[str]:
        """Lines of digits with Enter, at a seat's keypad or the table's; gives what was said to the last."""
        said: list[str] = []
        for line in lines:
            assert set(line) <= KEYPAD, line
            match understand(line, self.vocabulary):
                case Unknown() | HalfWord() | None:
                    pass
                case found:
                    self.used.add(found.command.name)
            self.told.append(f"{seat or ''}> {line}")
            assert self.still.daemon is not None
            self.still.daemon.post(keys.Typed(line, source=f"keypad-{seat}" if seat else "keyboard", seat=seat))
            said = self.pass_ms(TYPED_MS)
        return said

    def hands(self, board: int, *steps: str) -> list[str]:
        """What hands do at a board, in the words of a script; gives what was said to the last step."""
        said: list[str] = []
        for step in steps:
            self.told.append(f"{board}: {step}")
            self.still.do(board, step)
            said = self.pass_ms(HANDS_MS)
        return said

    def moves(self, *actions: str) -> list[Move]:
        """The acts that are legal now, of these kinds if any are named."""
        found = [one for one in self.game.moves(self.state) if one.action in actions or not actions]
        return sorted(found, key=self.game.text)  # the order of a set of names is another in each process

    def tell(self, move: Move, seat: int = 0) -> list[str]:
        """An act told by digits."""
        return self.type(self.typed(move), seat=seat)

    def typed(self, move: Move) -> str:
        """How an act is told by digits at the table's keypad; what only the notation tells is left out."""
        if all(one.name != move.action for one in self.vocabulary.commands):
            return "7"  # the end of a round, which is only confirmed
        player, *words = self.game.text(move).split()
        words = [player, *(self.spelt.get(word, word) for word in words)]
        meant = understand(" ".join(words), self.vocabulary)
        while isinstance(meant, Incomplete) and meant.missing == "nothing":
            words.pop()
            meant = understand(" ".join(words), self.vocabulary)
        assert isinstance(meant, Meant) and meant.command.act is Act.TELL, words
        return cast(str, digits(meant, self.vocabulary))

    def guided(self, move: Move, seat: int = 0) -> None:
        """An act told by its command alone, and one answer to each question."""
        parts = self.typed(move).split(".")
        command = next(one for one in self.vocabulary.commands if one.name == move.action)
        told = parts[parts.index(command.number) + 1 :] if command.number in parts else [*parts[-1]]
        answers = "".join(told) if command.bare else told
        self.type(command.number, *answers, seat=seat)

    def chance(self) -> None:
        """Whatever is left to chance now is drawn by the program, asked for as it says."""
        while (due := self.game.awaited(self.state)) and due[0].chance:
            before = self.state
            self.type("7")
            assert self.state != before, self.told[-1]

    def by_chance(self, until: Callable[[Any], bool], tell: Callable[[Move], object] | None = None) -> None:
        """Acts by chance until a state is reached; tell: does one otherwise than by digits."""
        while not until(self.state):
            self.chance()
            if until(self.state):
                return
            before, move = self.state, self.dice.choice(self.moves())
            if tell is None:
                self.tell(move, seat=max(move.player, 0))
            else:
                tell(move)
            if self.state == before:  # Enter alone ends what may be left out
                self.type("", seat=max(move.player, 0))
            assert self.state != before, self.told[-3:]

    def end(self) -> None:
        """Leave the house."""
        self.still.stop()


class ScriptedEvening(TypedEvening):
    """A match of people from its first word to its last.

    boards: whose are plugged in. seed: also of what the program draws.
    """

    def __init__(
        self,
        folder: Path,
        language: Language,
        game: str,
        *variants: str,
        players: int = 2,
        boards: tuple[int, ...] = (),
        options: dict[str, Any] | None = None,
        seed: int = 1,
    ) -> None:
        seated = tuple(Player(n, name) for n, name in enumerate(NAMES[language][:players], start=1))
        told = {PLAY: MATCH, DRAW: "hand"} | (options or {})
        setup = Setup(seated, standard_tiles(game).tiles(), variants=frozenset(variants), options=told)
        still = Still(folder, players, language, game=game, setup=setup)
        still.changes |= {"phrases": Phrases(language, strict=True), "dealer": Dealer(seed)}
        for n in boards:
            still.plug(n)
        still.start()
        super().__init__(still, language, game, seed)
        self.pass_ms(HANDS_MS)
