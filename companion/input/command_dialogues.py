"""What is being asked at each keyboard in a game, one thing at a time: it stands until answered, left or over."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import cast

from companion.core.model import Announcement, Phrase, Topic
from companion.input.dialogue import End, read, take
from companion.input.gaps import WhoseAsking, WordAsking
from companion.input.grammar import understand
from companion.input.guided import Asking, CommandGuide, GameQuestion, Keyed, Turn, refusal
from companion.input.meanings import Asker, HalfWord, Incomplete, Meant
from companion.input.vocabulary import Vocabulary

LIMIT_MS = 300_000
"""A question that has stood so long is forgotten by whoever heard it: what is typed then is no answer to it."""
PLAYER, AGAIN = "player", "again"
"""What an answer may ask (Announcement.asks): whose board is meant; or nothing new, where what was told cannot be,
and what was asked before stands. Anything else asks for the first argument."""


@dataclass(frozen=True, slots=True)
class OpenQuestion:
    """A question that stands.

    turn: what the game waited for then, from whoever's act it would be. asker: who heard it, and when.
    """

    form: GameQuestion
    turn: Turn
    asker: Asker


class CommandDialogues:
    """The open dialogue of each source.

    vocabulary: what can be typed now. say: tells an asker something.
    """

    def __init__(
        self,
        guide: CommandGuide,
        vocabulary: Callable[[], Vocabulary],
        say: Callable[[Phrase, Asker, Topic], None],
    ) -> None:
        self._guide, self._vocabulary, self._say = guide, vocabulary, say
        self._open: dict[str, OpenQuestion] = {}
        self._answered: dict[str, OpenQuestion] = {}
        self._again: list[OpenQuestion] = []

    def asking(self, source: str) -> GameQuestion | None:
        """What a source is being asked for, if anything."""
        return self._open[source].form if source in self._open else None

    # ---- what is asked ---------------------------------------------------------------------------------------

    def begin(self, meant: Meant | Incomplete | HalfWord, asker: Asker) -> bool:
        """Whether something is missing that is asked for now, or the whole act cannot be, which is told."""
        guide = self._guide
        step = WordAsking(guide, meant) if isinstance(meant, HalfWord) else guide.begin(meant, asker.seat)
        if isinstance(step, GameQuestion):
            self._stand(step, asker)
            first = guide.named(step) if isinstance(step, Asking) else step.question
            self._say(cast("Phrase", first), asker, _topic(step))
        elif step:
            told = refusal(step)
            self._say(Phrase(told.key, told.facts), asker, told.topic)
        return step is not None

    def whose(self, meant: Meant, asker: Asker) -> None:
        """Ask whose act it is."""
        question = Phrase("whose-act")
        self._stand(WhoseAsking(self._guide, meant.command, meant.subject, 0, meant.args, question), asker)
        self._say(question, asker, Topic.NONE)

    def heard(self, answer: Announcement, meant: Meant, asker: Asker) -> None:
        """A question was answered, maybe by what else it needs: then that is asked, and has been told so."""
        if answer.asks == AGAIN:
            self._stands(asker)
        elif answer.asks:
            kind, args = (WhoseAsking, meant.args) if answer.asks == PLAYER else (Asking, ())
            question = Phrase(answer.key, answer.facts)
            self._stand(kind(self._guide, meant.command, meant.subject, 0, args, question), asker)

    def _stand(self, form: GameQuestion, asker: Asker) -> None:
        self._open[asker.source] = OpenQuestion(form, self._turn(form), asker)

    def _stands(self, asker: Asker) -> None:
        """What was just answered cannot be, as is told now: the question stands, and is told behind that."""
        if question := self._answered.pop(asker.source, None):
            self._open[asker.source] = replace(question, asker=asker)
            self._again.append(self._open[asker.source])

    def ask_again(self) -> None:
        """Tell the questions that stand, behind what has been answered."""
        again, self._again = self._again, []
        for one in again:
            self._say(cast("Phrase", one.form.question), one.asker, _topic(one.form))

    # ---- what is answered ------------------------------------------------------------------------------------

    def answer(self, line: str, asker: Asker) -> GameQuestion | bool:
        """The form that a line completes; True: all is said to the line; False: it is no answer to anything."""
        self._answered.pop(asker.source, None)
        question = self._open.get(asker.source)
        if question is None:
            return False
        words = Keyed(self._vocabulary())
        if self._is_over(question, asker):
            self.drop(asker.source)
            self._say(Phrase("question-over"), asker, Topic.NONE)
            return not words.command(read(line), question.form)
        turn = take(question.form, line, words, at_prompt=True)
        if turn.end is End.LEFT:
            self.leave(asker)
            meant = understand(line, self._vocabulary())
            return not isinstance(meant, Meant | Incomplete) or meant.command.name in ("stop", "undo", "previous")
        form = cast("GameQuestion", turn.form)
        if form.told:
            self.drop(asker.source)
            self._answered[asker.source] = question
        else:
            self._stand(form, asker)
        for one in turn.said:
            topic = one.topic if isinstance(one, Announcement) else Topic.OTHER
            self._say(Phrase(one.key, one.facts), asker, _topic(form) if one == form.question else topic)
        return form if form.told else True

    def leave(self, asker: Asker) -> None:
        """End what is being asked, and tell that."""
        self.drop(asker.source)
        self._say(Phrase("dialogue-left"), asker, Topic.OTHER)

    def drop(self, source: str) -> None:
        """Forget what a source is being asked for."""
        self._open.pop(source, None)

    def clear(self) -> None:
        """Forget what every source is being asked for."""
        self._open.clear()

    def _is_over(self, question: OpenQuestion, asker: Asker) -> bool:
        """Whether an answer now would be one to something else."""
        return asker.at_ms - question.asker.at_ms > LIMIT_MS or question.turn != self._turn(question.form)

    def _turn(self, form: GameQuestion) -> Turn:
        """What the game waits for from whoever's act it would be; nothing for a question."""
        if isinstance(form, Asking) and self._guide.is_act(form.command):
            return self._guide.turn(form.player)
        return ()


def _topic(form: GameQuestion) -> Topic:
    """What a question is about: the game's about what can be done, the house's about nothing yet."""
    return Topic.OTHER if isinstance(form, Asking) and form.by_game else Topic.NONE
