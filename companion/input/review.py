"""The review of a match as a dialogue: the costliest choices of a player, gone to, heard, and tried again.

All that was typed in the match can be typed here: a question is answered, and an act is weighed, as things stood
at that choice.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Protocol

from companion.core.forms import Form, Line, Step
from companion.core.languages import fold
from companion.core.model import Act, Announcement, Fact, Phrase, Player, Topic
from companion.input.grammar import understand, whole
from companion.input.meanings import Meant, Unknown, without_start
from companion.input.vocabulary import Vocabulary

Say = Callable[[str], str]

OWN = ("read", "try", "show", "why", "next", "print")
"""What can be done with a choice beside what every dialogue knows."""
_WORDED = ("read", "try", "show", "print")
_AS_IN_A_GAME = {
    "waiting": "read",
    "confirm": "show",
    "best": "show",
    "why": "why",
    "next": "next",
    "previous": "previous",
    "undo": "undo",
    "repeat": "repeat",
    "help": "help",
    "stop": "stop",
    "quit": "stop",
}
"""Commands of a game, with their digits and letters -> what they do here."""
_PRINTS = "8"


class ReviewChoice(Protocol):
    """A choice that can be told: see minds.review_told."""

    @property
    def played(self) -> Phrase:
        """What was done, and what it cost."""

    @property
    def best(self) -> Phrase:
        """What was better."""

    @property
    def why(self) -> Phrase:
        """Why it was."""

    @property
    def due(self) -> Sequence[Announcement]:
        """What the player had to do."""

    @property
    def questions(self) -> tuple[str, ...]:
        """Commands of the questions that tell what lay there."""

    def answer(self, question: str, onward: str) -> Sequence[Announcement]:
        """The answer to a question; empty where it cannot be asked here. onward: goes on with a long one."""

    def tried(self, act: str) -> Announcement:
        """What an act is worth, or why it cannot be."""


class ReviewWords:
    """What can be typed in a review, in the language of a vocabulary. say: the words of a message."""

    def __init__(self, vocabulary: Vocabulary, say: Say) -> None:
        self.vocabulary = vocabulary
        self._own = {fold(word): name for name in _WORDED for word in say(f"review-typed-{name}").split(", ")}

    def word(self, name: str) -> str:
        """The usual word of a command."""
        own = next((word for word, meant in self._own.items() if meant == name), "")
        return own or self.vocabulary.word(name)

    def command(self, line: Line, form: Form) -> str:
        """See dialogue.DialogueWords."""
        if line.text == "?":
            return "help"
        if line.plain == _PRINTS:
            return "print"
        found = self.vocabulary.find(line.text)
        return self._own.get(fold(line.text)) or _AS_IN_A_GAME.get(found.name if found is not None else "", "")


@dataclass(frozen=True, slots=True)
class ReviewForm(Form):
    """The review of one match.

    words: gives what can be typed now. choices: those of each player, in order. players: whose review there is.
    prints: writes one player's down, and tells where. simple: values are rougher than they should be. player:
    whose is gone through, 0 while that is asked. at: the choice, from 0. over: nothing is left to tell. lays: lets
    a choice be laid again on a board, and tells how; None where there is none.
    """

    words: Callable[[], ReviewWords]
    choices: Mapping[int, Sequence[ReviewChoice]]
    players: tuple[Player, ...]
    prints: Callable[[int], Phrase]
    simple: bool = False
    player: int = 0
    at: int = 0
    over: bool = False
    lays: Callable[[int, int], Phrase | None] = lambda _player, _at: None
    commands = OWN

    @property
    def question(self) -> Phrase | None:
        """See Form."""
        if self.over:
            return None
        if self.player:
            played = self._choice.played
            return Phrase("review-at", {"number": self.at + 1, "count": len(self._own), "what": played})
        items: tuple[Fact, ...] = tuple(
            Phrase("after-player", {"player": one.name, "number": one.number}) for one in self.players
        )
        return Phrase("after-whose", {"items": items})

    def for_seat(self, seat: int) -> ReviewForm:
        """As it begins at the keyboard of a seat: with that player's own choices."""
        return replace(self, player=seat if seat in self.choices else 0)

    def of(self, player: int) -> Step:
        """Go through the choices of a player, from the first one; 0: it is asked of whom, unless there is one."""
        player = player if player in self.choices else 0
        if not player and len(self.players) == 1:
            player = self.players[0].number
        if not player:
            return Step(replace(self, player=0))
        names = {one.number: one.name for one in self.players}
        count = len(self.choices[player])
        said = [Phrase("review-simple")] if self.simple else []
        if not count:
            return Step(replace(self, over=True), (*said, Phrase("review-praise", {"player": names[player]})))
        said.append(Phrase("review-begins", {"player": names[player], "count": count}))
        return Step(replace(self, player=player, at=0), tuple(said))

    def opening(self) -> Step:
        """See Form."""
        return self.of(self.player)

    def answer(self, line: Line) -> Step | None:
        """See Form."""
        if not self.player:
            digit = line.digit or 0
            return self.of(digit) if digit in self.choices else None
        words = self.words()
        if words.command(line, self):
            return None
        meant = understand(line.text, words.vocabulary)
        if meant is None or isinstance(meant, Unknown):
            return None
        if not isinstance(meant, Meant):
            return self._told(words.vocabulary.explain(meant))
        if meant.command.act is Act.TELL:
            return self._told(self._choice.tried(" ".join([meant.command.name, *meant.args])))
        found = self._choice.answer(meant.text, without_start(meant)) if meant.command.act is Act.ASK else ()
        return self._told(*found) if found else None

    def wrong(self, line: Line) -> Step:
        """See Form; Enter alone tells the choice again."""
        if not line.text:
            return Step(self)
        return self._told(Announcement("dialogue-unfit", {"text": line.text}, topic=Topic.NONE))

    def back(self) -> Step | None:
        """See Form; before the first choice it is asked whose, where there are several people."""
        if not self.player:
            return None
        if self.at:
            return Step(replace(self, at=self.at - 1))
        if len(self.players) > 1:
            return Step(replace(self, player=0))
        return self._told(Announcement("review-first", topic=Topic.NONE))

    def obey(self, name: str, line: Line) -> Step:
        """See Form."""
        if not self.player:
            return self.wrong(line)
        if name == "next":
            if self.at + 1 < len(self._own):
                return Step(replace(self, at=self.at + 1))
            return self._told(Announcement("review-last", topic=Topic.NONE))
        told: dict[str, Callable[[], Sequence[Phrase | Announcement]]] = {
            "read": self._position,
            "try": lambda: [self.lays(self.player, self.at) or Phrase("review-try")],
            "show": lambda: [self._choice.best],
            "why": lambda: [self._choice.why],
            "print": lambda: [self.prints(self.player)],
        }
        return self._told(*told[name]())

    def help(self, word: Callable[[str], str]) -> Phrase:
        """See Form."""
        return Phrase("review-help", {name: word(name) for name in (*OWN, "previous", "repeat", "stop")})

    @property
    def _own(self) -> Sequence[ReviewChoice]:
        return self.choices[self.player]

    @property
    def _choice(self) -> ReviewChoice:
        return self._own[self.at]

    def _position(self) -> list[Phrase | Announcement]:
        """What the player had to do, then what lay there."""
        found: list[Phrase | Announcement] = [*self._choice.due]
        for name in self._choice.questions:
            asked = whole(self.words().vocabulary.named(name), 0, ())
            found += self._choice.answer(asked.text, without_start(asked))
        return found

    def _told(self, *said: Phrase | Announcement) -> Step:
        return Step(self, said, asks=False)
