"""What is typed and pressed: understood, asked back where it cannot be undone, then handed to the match or obeyed.

Each keyboard, keypad, joined terminal and board is a source with a memory of its own: what it is to repeat before
it is done, what it is being asked for, and whether its keys are only explained.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import TypeGuard

from companion import input as keys
from companion.core.model import Act, Announcement, Kind, Phrase, Topic
from companion.input import HalfWord, Incomplete, Meant, Unknown, Vocabulary
from companion.input.after import Afterwards, ReviewOffer
from companion.input.careful import Careful
from companion.input.command_dialogues import CommandDialogues
from companion.input.commands import AT_TABLE, BUTTONS
from companion.input.grammar import whole
from companion.input.guided import Asking, CommandGuide
from companion.input.long_answers import LongAnswers
from companion.input.meanings import Asker
from companion.input.review import Say
from companion.play.chance import draws, is_paced
from companion.play.match import Match
from companion.play.table import ASK, TELL, Input

Obey = Callable[[Meant, Asker], object]
"""Does a command about speech or program."""


@dataclass(slots=True)
class _Hand:
    """The memory of one source.

    pending: the command that waits to be typed a second time. begun: a key has been explained since the last line.
    """

    pending: str = ""
    learning: bool = False
    begun: bool = False


@dataclass(frozen=True, slots=True)
class LineWords:
    """The language in which a line is typed: what can be typed in it, and the words of a message."""

    vocabulary: Vocabulary
    say: Say


class Interpreter:
    """Turns what is typed into inputs for the match.

    tell: says an announcement. obey: by name, what to do for commands of Act.HERE; `next` and `previous` come here
    only when no long answer is open. What is here for a command of Act.ASK answers it if it gives true. `chance`
    draws what chance has to decide. goes_on: whether one of these two tells another piece of a long line to a
    seat, which comes before the rest of a long answer. go_on: lets computers act that wait for somebody, and gives
    whether any has. agree: whether a confirmation (which means more, or not) is a yes. is_page: of a source.
    admitted: see rights.admitted.
    """

    def __init__(
        self,
        match: Match,
        vocabulary: Vocabulary,
        tell: Callable[[Announcement], None],
        obey: Mapping[str, Obey],
        goes_on: Callable[[str, int], bool] = lambda _name, _seat: False,
    ) -> None:
        self.vocabulary = vocabulary
        self._line_words: LineWords | None = None
        self._match = match
        self._guide = CommandGuide(match, lambda: self._vocabulary)
        self._careful = Careful(match, self._guide)
        self._tell = tell
        self._goes_on = goes_on
        self.go_on: Callable[[], bool] = lambda: False
        self.agree: Callable[[Asker, bool], bool] = lambda *_: False
        self.is_page: Callable[[str], bool] = lambda _source: False
        self.admitted: Callable[[Input], Input | Announcement] = lambda heard: heard
        self._dialogues = CommandDialogues(self._guide, lambda: self._vocabulary, self._answer)
        self._obey: dict[str, Obey] = {
            **obey,
            "learn": self._learn,
            "commands": lambda _meant, asker: self._list_commands(1, asker),
            "stop": lambda _meant, _asker: None,
        }
        self._hands: dict[str, _Hand] = {}
        self._askers: dict[int, tuple[Asker, Meant]] = {}
        self._long = LongAnswers()
        self.afterwards: Afterwards | None = None

    @property
    def _vocabulary(self) -> Vocabulary:
        """What can be typed in the line that is being understood."""
        return self._line_words.vocabulary if self._line_words else self.vocabulary

    # ---- what comes in ---------------------------------------------------------------------------------------

    def typed(self, line: str, asker: Asker, words: LineWords | None = None) -> list[Input]:
        """A line that was typed, or digits that were entered; words: of its language, None for the table's."""
        self._line_words = words
        try:
            return self._typed(line, asker)
        finally:
            self._line_words = None

    def _typed(self, line: str, asker: Asker) -> list[Input]:
        answered = self._dialogues.answer(line, asker)
        if not isinstance(answered, bool):
            return self._take(answered.told, asker, asked=isinstance(answered, Asking))
        if answered:
            return []
        if self.afterwards and not self._hand(asker).learning:
            return self._after(line, asker, self.afterwards)
        return self._take(keys.understand(line, self._vocabulary), asker)

    def pressed(self, name: str, asker: Asker) -> list[Input]:
        """A button of a board; nothing where it has no meaning."""
        command = BUTTONS.get(name, "")
        if command and command != "stop" and self.afterwards:
            return self._after(command, asker, self.afterwards)
        return self._take(whole(self._vocabulary.named(command), 0, ()), asker) if command else []

    def key(self, char: str, asker: Asker) -> None:
        """A single key: explained while its source is learning; an Enter by its line, if there is one.

        Escape also leaves what is being asked.
        """
        hand = self._hand(asker)
        if char == "\x1b" and self._dialogues.asking(asker.source):
            self._dialogues.leave(asker)
        if (
            hand.learning
            and not (char == "\n" and hand.begun)
            and (phrase := self._vocabulary.key(char)) is not None
        ):
            hand.begun = True
            self._answer(phrase, asker)

    def gone(self, source: str) -> None:
        """A keyboard is gone: what it was to repeat is forgotten."""
        self._hands.pop(source, None)
        self._careful.gone(source)
        self._dialogues.drop(source)

    def heard(self, told: Iterable[Announcement]) -> None:
        """Answers on their way out: what is left of a long one can be asked for with next."""
        for one in told:
            if one.kind is Kind.ANSWER and one.seat in self._askers:
                self._long.answered(one)
                asker, meant = self._askers[one.seat]
                self._dialogues.heard(one, meant, asker)

    def pending(self, source: str) -> str:
        """The command that this source must type again, "" for none."""
        hand = self._hands.get(source)
        return hand.pending if hand else ""

    def has_more(self, seat: int) -> bool:
        """Whether a long answer can be gone on with."""
        return self._long.is_open(seat)

    # ---- what it means ---------------------------------------------------------------------------------------

    def _take(
        self, meant: Meant | Unknown | HalfWord | Incomplete | None, asker: Asker, *, asked: bool = False
    ) -> list[Input]:
        """What comes of what was meant. asked: all that it needs has been asked for."""
        hand = self._hand(asker)
        pending, hand.pending, hand.begun = hand.pending, "", False
        if hand.learning and not (isinstance(meant, Meant) and meant.command.name == "learn"):
            if meant is not None:
                self._answer(self._vocabulary.explain(meant), asker)
            return []
        if self._is_held(meant, asker) or (not asked and self._is_asked(meant, asker)):
            return []
        if isinstance(meant, Meant) and self._asks_twice(meant, asker) and pending != meant.text:
            hand.pending = meant.text
            self._answer(self._careful.question(meant, asker), asker, Topic.CAREFUL)
            return []
        if pending and (meant is None or (isinstance(meant, Meant) and meant.command.name == "stop")):
            self._answer(Phrase("not-done"), asker)
        confirms = meant.command.name == "confirm" if isinstance(meant, Meant) else meant is None and not pending
        if confirms and (self.go_on() or (not pending and self._agrees(meant, asker))):
            return []
        if isinstance(meant, Meant):
            return self._do(meant, asker)
        if meant is not None:
            self._answer(self._vocabulary.explain(meant), asker, Topic.NONE)
        return []

    def _is_tables(self, meant: Meant | Incomplete, asker: Asker) -> bool:
        """Whether a page asks for what is everybody's, or acts for another seat."""
        is_others = meant.command.act is Act.TELL and meant.subject not in (0, asker.seat)
        return self.is_page(asker.source) and (is_others or meant.command.name in AT_TABLE)

    def _agrees(self, meant: object, asker: Asker) -> bool:
        """Whether a confirmation, not Enter alone, is a yes to somebody; what it means in the game comes first."""
        means = is_paced(self._match) or self._match.table.referee.is_confirmable(max(asker.seat, 0))
        return isinstance(meant, Meant) and not meant.subject and self.agree(asker, means)

    def _is_held(self, meant: Meant | Unknown | HalfWord | Incomplete | None, asker: Asker) -> bool:
        """Whether it waits until it is said whose act it is, or may not be told from there."""
        if isinstance(meant, Meant | Incomplete) and self._is_tables(meant, asker):
            self._answer(Phrase("page-withheld"), asker)
            return True
        told = self.admitted(self._act(meant, asker)) if self._tells(meant) else None
        if isinstance(told, Announcement):
            self._tell(told)
            return True
        if isinstance(meant, Meant) and self._guide.is_nobodys(meant, asker.seat):
            self._dialogues.whose(meant, asker)
            return True
        return False

    def _is_asked(self, meant: Meant | Unknown | HalfWord | Incomplete | None, asker: Asker) -> bool:
        """Whether something is missing that is asked for now, or the whole act cannot be."""
        if not isinstance(meant, Meant | Incomplete | HalfWord):
            return False
        draws_itself = isinstance(meant, Meant) and meant.command.nobodys and not meant.args and draws(self._match)
        return not draws_itself and self._dialogues.begin(meant, asker)

    def _do(self, meant: Meant, asker: Asker) -> list[Input]:
        name = meant.command.name
        turns = name in ("next", "previous") and self._long.is_open(asker.seat)
        if turns and not self._goes_on(name, asker.seat):
            return self._turn(name, asker)
        if self._draws(meant):
            self._obey["chance"](meant, asker)
            return []
        if meant.command.act is Act.HERE:
            self._obey[name](meant, asker)
            return []
        self._long.close(asker.seat)
        if meant.command.act is Act.ASK:
            if name in self._obey and self._obey[name](meant, asker):
                return []
            self._long.asked(meant, asker.seat)
            self._askers[asker.seat] = asker, meant
            return [self._input(ASK, meant.text, asker)]
        if name == "undo":
            self._careful.undoes(asker)
        return [self._act(meant, asker)]

    def _draws(self, meant: Meant) -> bool:
        """Whether it has the companion draw."""
        return (meant.command.nobodys and not meant.args) or (
            meant.command.name == "confirm" and is_paced(self._match)
        )

    def _tells(self, meant: object) -> TypeGuard[Meant]:
        """Whether it is told to the match."""
        return isinstance(meant, Meant) and meant.command.act is Act.TELL and not self._draws(meant)

    def _act(self, meant: Meant, asker: Asker) -> Input:
        """What is told to the match, with whose act it is where that is known."""
        text = meant.text
        if meant.command.anybodys and not meant.subject:
            text = f"{self._guide.whose(asker.seat)} {text}"
        own = self._guide.is_own(meant.command) and not meant.subject and asker.seat <= 0
        if own and (player := self._guide.due()):
            text = f"{player} {text}"
        return self._input(TELL, text, asker)

    def _asks_twice(self, meant: Meant, asker: Asker) -> bool:
        return not self.afterwards and self._careful.asks_twice(meant, asker)

    def _turn(self, name: str, asker: Asker) -> list[Input]:
        """Go on with a long answer, or back; past its ends the list is left."""
        turned = self._long.turn(asker.seat, name == "next")
        if turned is None:
            self._answer(Phrase("list-over" if name == "next" else "list-begins"), asker, Topic.NONE)
            return []
        question, first = turned
        if not question:
            self._list_commands(first, asker)
            return []
        return [self._input(ASK, f"{question} {first}", asker)]

    def _learn(self, _meant: Meant, asker: Asker) -> None:
        hand = self._hand(asker)
        hand.learning = not hand.learning
        self._answer(Phrase("learning-begins" if hand.learning else "learning-ends"), asker)

    def _list_commands(self, first: int, asker: Asker) -> None:
        """Every command, a group of numbers at a time."""
        told = self._vocabulary.listed(first)
        self._long.listed(first, int(str(told.facts["more"])), asker.seat)
        self._answer(told, asker)

    # ---- after the match -------------------------------------------------------------------------------------

    def end(self, say: Say, review: ReviewOffer | None = None) -> None:
        """The match is over: from now on it is asked what comes next. say: the words of a message now."""
        setup, detail = self._match.table.setup, self._match.table.referee.game.detail

        def part(message: str) -> str:
            return (self._line_words.say if self._line_words else say)(message)

        def turns(name: str, seat: int) -> bool:
            return self._long.is_open(seat) or self._goes_on(name, seat)

        self.afterwards = Afterwards(detail, setup.players, lambda: self._vocabulary, part, review, turns)
        self._hands.clear()
        self._careful.clear()
        self._dialogues.clear()

    def ask_again(self) -> None:
        """Ask what comes next, after the match of everybody, and behind an answer what it was for."""
        self._dialogues.ask_again()
        if (afterwards := self.afterwards) is not None:
            for asker in afterwards.waiting():
                self._answer(afterwards.question(asker), asker)

    def _after(self, line: str, asker: Asker, afterwards: Afterwards) -> list[Input]:
        """A line after the match: an answer to what is asked, or a question or command as before."""
        said, told = afterwards.take(line, asker)
        for one in said:
            topic = one.topic if isinstance(one, Announcement) else Topic.OTHER
            self._answer(Phrase(one.key, one.facts), asker, topic)
        return self._take(keys.understand(told, self._vocabulary), asker) if told else []

    # ---- small things ----------------------------------------------------------------------------------------

    def _hand(self, asker: Asker) -> _Hand:
        return self._hands.setdefault(asker.source, _Hand())

    def _input(self, word: str, text: str, asker: Asker) -> Input:
        return Input(asker.at_ms, asker.source, f"{word} {text}", asker.seat)

    def _answer(self, phrase: Phrase, asker: Asker, topic: Topic = Topic.OTHER) -> None:
        self._tell(Announcement(phrase.key, phrase.facts, Kind.ANSWER, seat=asker.seat, topic=topic))
