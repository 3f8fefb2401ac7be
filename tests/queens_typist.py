"""Somebody who types at a table of Queen's Garden: a whole match, or one position laid by hand."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from typing import Any

from companion.core.model import Announcement, Choice, Move, Phrase
from companion.device.tiles.tileset import TileSet
from companion.games.queens_garden.rules.state import State
from companion.input import Meant, Vocabulary, vocabulary_of
from companion.input.guided import Asking
from companion.input.interpreter import Interpreter
from companion.input.meanings import Asker
from companion.language.phrases import LANGUAGES, Language, Phrases
from companion.play.chance import MatchChance
from companion.play.dealer import Dealer
from companion.play.referee.ledger import Ledger
from companion.play.table import TELL, Input, Table
from tests.games.queens_kit import GAME, garden, setup, table

PHRASES = {language: Phrases(language, strict=True) for language in LANGUAGES}
STORED = "butterfly-blue butterfly-yellow flower-blue tree-yellow tree-yellow tulips-purple"
SHOWN = table(
    garden(tiles=STORED, beds="bird-blue", jokers=2),
    top="bird-blue tree-blue plant-yellow plant-yellow",
    beside=["bird-blue flower-blue", "expansion tree-blue", "bird-blue bird-purple"],
)
"""Player 1 has these tiles, an expansion and two jokers; blue and birds lie at several places."""
VOCABULARIES: dict[Language, Vocabulary] = {
    language: vocabulary_of(GAME, phrases.part) for language, phrases in PHRASES.items()
}


class Laid:
    """A referee over a position that was laid by hand: acts are played, nothing is told."""

    def outcome(self) -> None:
        """The match is not over."""

    def __init__(self, state: State) -> None:
        self.game, self.state = GAME, state
        self.ledger = Ledger(GAME, state.table.setup)

    def play(self, move: Move) -> None:
        """One act that must be legal."""
        assert not GAME.judge(self.state, move), (GAME.text(move), GAME.judge(self.state, move))
        self.state = GAME.play(self.state, move)

    def is_confirmable(self, _player: int) -> bool:
        """Nothing waits to be confirmed."""
        return False

    def undoable(self, _player: int) -> None:
        """Nothing is kept that could be taken back."""


class Typist:
    """An interpreter over a position, or over a match where none is given; what is typed is heard."""

    finished = is_mending = False
    programs: Mapping[int, str] = {}

    def __init__(self, state: State | None = None, language: Language = "en", draw: str = "hand") -> None:
        self.setup = setup(2, draw=draw) if state is None else state.table.setup
        self.table: Any = self
        self.referee: Any = None
        self.match: Table | None = None
        if state is None:
            self.match = self.table = Table(GAME, self.setup, TileSet("qg", "", (), (), plain=self.setup.tiles))
        else:
            self.referee = Laid(state)
        self.phrases = PHRASES[language]
        self.told: list[Announcement] = []
        self.chance = MatchChance(self, Dealer(seed=1))  # type: ignore[arg-type]
        words = VOCABULARIES[language]
        obey: dict[str, Callable[[Meant, Asker], object]] = {one.name: lambda *_: None for one in words.commands}
        obey["chance"] = lambda *_: self.deal()
        self.interpreter = Interpreter(self, words, self.told.append, obey)  # type: ignore[arg-type]

    @property
    def state(self) -> State:
        """What has been played."""
        found: State = self.table.referee.state
        return found

    @property
    def asking(self) -> Asking | None:
        """What is asked for now."""
        found = self.interpreter._dialogues.asking("keyboard")
        assert found is None or isinstance(found, Asking), found
        return found

    def hear(self, text: str, seat: int = 0, source: str = "keyboard") -> None:
        """An input comes to the match: an act must be legal."""
        if self.match is None:
            if text.startswith(TELL) and text.rsplit(maxsplit=1)[-1] not in ("confirm", "undo"):
                move = GAME.parse(self.state, text.removeprefix(f"{TELL} "))
                assert isinstance(move, Move), (text, move)
                self.referee.play(move)
            return
        before = self.state
        for seen in self.match.take(Input(0, source, text, seat)):
            self.match.judge(seen)
        assert text.startswith("ask") or self.state != before, f"{text} was refused"

    def deal(self) -> None:
        """The companion draws what is due."""
        for text in self.chance.drawn():
            self.hear(f"tell {text}", source="dealer")

    def type(self, line: str, seat: int = 0) -> list[str]:
        """Type a line; what came of it, which is heard."""
        self.told.clear()
        inputs = self.interpreter.typed(line, Asker("keyboard", seat, 0))
        for one in inputs:
            self.hear(one.text, one.seat)
        return [one.text for one in inputs]

    def asked(self, lines: str) -> list[str]:
        """Type lines apart by blanks; what was asked after each that told nothing, and what was told at last."""
        found = []
        for line in lines.split():
            found += self.type(line) or [self.said()]
        return found

    def said(self) -> str:
        """The last answer in words."""
        return self.phrases.say(self.told[-1])

    def reason(self) -> str:
        """Why the last answer was refused."""
        reason = self.told[0].facts["reason"]
        assert isinstance(reason, Phrase)
        return reason.key


def offered(asking: Asking) -> list[str]:
    """The digits of everything that a question offers; of spaces, the first ones."""
    items = asking.asks.facts.get("items", ())
    assert isinstance(items, tuple)
    return [_digits(one) for one in items if isinstance(one, Phrase)]


def _digits(item: Phrase) -> str:
    facts = item.facts
    if item.key == "qg-key-joker":
        return "00"
    if item.key == "qg-key-clock":
        return str(facts["key"])
    if item.key == "qg-key-expansion":
        return f"7{facts['number']}"
    if item.key == "qg-key-property" and facts["sort"] == "pattern":
        return f"0{facts['number']}"
    if item.key.startswith("qg-cell-"):
        hours = dict(zip((12, 2, 4, 6, 8, 10), "893217", strict=True))
        slot, hour = facts.get("slot"), facts.get("hour")
        first = hours[slot] if isinstance(slot, int) else "5"
        return first + (hours[hour] if isinstance(hour, int) else "5")
    return str(facts["number"])


def choice_of(kind: str, found: str) -> Choice:
    """A choice by its id."""
    return next(one for one in GAME.choices[kind] if one.id == found)


def answers(dice: random.Random, asking: Asking) -> str:
    """One of the answers that a question offers, by lot; what it is given in words or in keys."""
    kind = asking.kinds[0].rstrip("?")
    if not asking.asks.facts.get("items"):
        return dice.choice(GAME.choices[kind]).digits
    typed = dice.choice(offered(asking))
    one = next(one for one in GAME.choices[kind] if one.digits == typed)
    return dice.choice((one.id, one.digits))
