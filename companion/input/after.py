"""What is asked after a match: where the points came from, the result again, a new match, leaving, or its review.

Its answers are digits and words of the language; every other command of the game stays one (interpreter).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import cast

from companion.core.forms import Form, Line, Step
from companion.core.languages import fold
from companion.core.model import Act, Announcement, Fact, Phrase, Player, Topic
from companion.input.dialogue import SHARED, SIGNS, End, Turn, begin, read, take
from companion.input.grammar import understand
from companion.input.meanings import Asker, Meant
from companion.input.review import ReviewForm, ReviewWords, Say
from companion.input.vocabulary import Vocabulary

DETAIL, RESULT, NEW, LEAVE, REVIEW = "detail", "result", "new", "leave", "review"
OPTIONS = (DETAIL, RESULT, NEW, LEAVE, REVIEW)
"""The answers, in the order of their digits from 1; the last one only where a review is offered."""


@dataclass(frozen=True, slots=True)
class ReviewOffer:
    """The review of the match that is over.

    form: begins it at the keyboard of a seat, or tells why that cannot be yet. goes_on: whether next or previous
    tells another piece of a long line to a seat, which comes first. follows: told where somebody is in it, None
    once it is left.
    """

    form: Callable[[int, Callable[[], ReviewWords]], ReviewForm | Phrase]
    goes_on: Callable[[str, int], bool]
    follows: Callable[[ReviewForm | None], None]


@dataclass(frozen=True, slots=True)
class AfterMatch(Form):
    """The question after a match.

    detail: the word for what tells where points came from. players: whose points there are. seat: whose keyboard
    asks, 0 for the table's. review: whether one is offered. is_whose: it is being asked whose points are meant.
    chosen: the answer, with player where it is DETAIL; "" while there is none.
    """

    detail: str
    players: tuple[Player, ...]
    seat: int = 0
    review: bool = False
    is_whose: bool = False
    chosen: str = ""
    player: int = 0

    @property
    def question(self) -> Phrase | None:
        """See Form."""
        if self.chosen:
            return None
        if not self.is_whose:
            return Phrase("after-match", {"detail": self.detail, "review": int(self.review)})
        items: tuple[Fact, ...] = tuple(
            Phrase("after-player", {"player": one.name, "number": one.number}) for one in self.players
        )
        return Phrase("after-whose", {"items": items})

    def answer(self, line: Line) -> Step | None:
        """See Form."""
        digit = line.digit or 0
        if self.is_whose:
            return self._of(digit) if digit in [one.number for one in self.players] else None
        return self.choose(OPTIONS[digit - 1]) if 1 <= digit <= len(OPTIONS) - (not self.review) else None

    def choose(self, option: str) -> Step:
        """What comes of one of OPTIONS."""
        if option != DETAIL:
            return Step(replace(self, chosen=option, is_whose=False))
        if self.seat or len(self.players) == 1:
            return self._of(self.seat or self.players[0].number)
        return Step(replace(self, is_whose=True))

    def _of(self, player: int) -> Step:
        return Step(replace(self, chosen=DETAIL, player=player, is_whose=False))

    def wrong(self, line: Line) -> Step:
        """See Form; Enter alone only asks again."""
        said = (Announcement("dialogue-unfit", {"text": line.text}, topic=Topic.NONE),) if line.text else ()
        return Step(self, said)

    def back(self) -> Step | None:
        """See Form."""
        return Step(replace(self, is_whose=False)) if self.is_whose else None

    def obey(self, name: str, line: Line) -> Step:
        """See Form: a word for one of the answers."""
        return self.choose(name)


class AfterWords:
    """The words of the answers, and of the commands of every dialogue, after a match of this vocabulary."""

    def __init__(self, vocabulary: Vocabulary, say: Say, detail: str, review: bool) -> None:
        self.word = vocabulary.word
        self._vocabulary = vocabulary
        self._detail = detail
        options = OPTIONS if review else OPTIONS[:-1]
        self._options: Mapping[str, str] = {
            fold(word): option for option in options for word in say(f"after-typed-{option}").split(", ")
        }

    def command(self, line: Line, form: Form) -> str:
        """See dialogue.DialogueWords; nothing for what is a command of the game or the program as before.

        A key alone that stops the voice does no more than that.
        """
        if option := self._options.get(fold(line.text)):
            return "quit" if option == LEAVE else option
        if line.text in ("-", "?"):
            return SIGNS[line.text]
        found = self._vocabulary.find(line.text)
        name = found.name if found is not None and not line.plain.isdecimal() else ""
        if name in (self._detail, NEW):
            return DETAIL if name == self._detail else NEW
        return name if name in SHARED and (name != "stop" or len(line.text) > 1) else ""


class Afterwards:
    """What is asked after one match, at each keyboard.

    detail: the command that tells where points came from. say: the words of a message now. review: None where
    there is none. turns: whether next or previous goes on in what is told to a seat piece by piece, which comes
    before what they are here.
    """

    def __init__(
        self,
        detail: str,
        players: tuple[Player, ...],
        vocabulary: Callable[[], Vocabulary],
        say: Say,
        review: ReviewOffer | None = None,
        turns: Callable[[str, int], bool] = lambda _name, _seat: False,
    ) -> None:
        self._detail, self._players = detail, players
        self._vocabulary, self._say = vocabulary, say
        self._review, self._turns = review, turns
        self._whose: set[str] = set()
        self._reviews: dict[str, ReviewForm] = {}
        self._waiting: list[Asker] = [Asker("", 0, 0)]

    def waiting(self) -> list[Asker]:
        """Each keyboard that is to be asked (again) now; once."""
        waiting, self._waiting = self._waiting, []
        return waiting

    def question(self, asker: Asker) -> Phrase:
        """What is asked at a keyboard."""
        question = self._form(asker).question
        assert question is not None, "nothing is chosen yet"
        return question

    def take(self, line: str, asker: Asker) -> tuple[list[Phrase | Announcement], str]:
        """What is said to a line, and the command to do, as it is typed; "" for none.

        What is no answer may be a question or command as before; acts mean nothing any more.
        """
        if (review := self._reviews.get(asker.source)) is not None:
            return self._reviewed(review, line, asker)
        form, typed, words = self._form(asker), read(line), self._words()
        meant = understand(line, self._vocabulary())
        if isinstance(meant, Meant) and form.answer(typed) is None:
            name = meant.command.name
            if name in ("next", "previous") and self._turns(name, asker.seat):
                return [], line
            if not words.command(typed, form):
                if meant.command.act is not Act.TELL:
                    return [], line
                line = ""
        turn = take(form, line, words)
        if turn.end is End.LEFT:
            return [], "quit"
        form = cast("AfterMatch", turn.form)
        (self._whose.add if form.is_whose else self._whose.discard)(asker.source)
        if form.chosen in (DETAIL, RESULT):
            self._waiting.append(asker)
        told = {DETAIL: f"{form.player} {self._detail}", RESULT: "0 score", NEW: "new", LEAVE: "quit"}
        said = list(turn.said)
        if form.chosen == REVIEW:
            said += self._begun(asker)
        return said, told.get(form.chosen, "")

    def _begun(self, asker: Asker) -> list[Phrase | Announcement]:
        """Begin a review, or tell why not and ask again."""
        assert self._review is not None
        begun = self._review.form(asker.seat, self._review_words)
        if isinstance(begun, Phrase):
            self._waiting.append(asker)
            return [begun]
        return self._follow(begin(begun), asker)

    def _reviewed(self, form: ReviewForm, line: str, asker: Asker) -> tuple[list[Phrase | Announcement], str]:
        """A line while a review is open; commands about speech and program stay what they are."""
        assert self._review is not None
        words, meant = self._review_words(), understand(line, self._vocabulary())
        name = words.command(read(line), form)
        if name in ("next", "previous") and self._review.goes_on(name, asker.seat):
            return [], line
        if not name and isinstance(meant, Meant) and meant.command.act is Act.HERE:
            return [], line
        return self._follow(take(form, line, words), asker), ""

    def _follow(self, turn: Turn, asker: Asker) -> list[Phrase | Announcement]:
        """What a review says now; once it is over it is asked again what comes next."""
        assert self._review is not None
        form = cast("ReviewForm", turn.form)
        self._review.follows(form if turn.end is None else None)
        if turn.end is None:
            self._reviews[asker.source] = form
        else:
            self._reviews.pop(asker.source, None)
            self._waiting.append(asker)
        return list(turn.said)

    def _form(self, asker: Asker) -> AfterMatch:
        word, seat = self._vocabulary().word(self._detail), max(asker.seat, 0)
        whose = asker.source in self._whose
        return AfterMatch(word, self._players, seat, self._review is not None, whose)

    def _words(self) -> AfterWords:
        return AfterWords(self._vocabulary(), self._say, self._detail, self._review is not None)

    def _review_words(self) -> ReviewWords:
        return ReviewWords(self._vocabulary(), self._say)
