"""What was asked back at each keyboard: it stands until it is answered, dropped, or out of date."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from companion.core.model import Act, Phrase, Topic
from companion.input.gaps import ARGUMENT, LineGap, WordGap
from companion.input.grammar import clean, understand
from companion.input.guided import CommandGuide, Turn, refusal
from companion.input.meanings import Asker, Incomplete, Meant, Unknown
from companion.input.vocabulary import Vocabulary

LIMIT_MS = 300_000
"""A question that has stood so long is forgotten by whoever heard it: what is typed then is no answer to it."""


@dataclass(frozen=True, slots=True)
class OpenQuestion:
    """A question that waits. asked: its words. turn: what the game waited for then, from whose act it is."""

    gap: LineGap | WordGap
    asked: Phrase
    turn: Turn
    asker: Asker


class AskedBack:
    """The open question of each source.

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

    def begin(self, gap: LineGap | WordGap, asked: Phrase, asker: Asker) -> None:
        """It has been asked; what was open before at this keyboard is not any more."""
        self._open[asker.source] = OpenQuestion(gap, asked, self._turn(gap, asker), asker)

    def drop(self, source: str) -> OpenQuestion | None:
        """Forget what is open at a keyboard."""
        return self._open.pop(source, None)

    def clear(self) -> None:
        """Forget what is open at every keyboard."""
        self._open.clear()

    def stands(self, asker: Asker) -> None:
        """What was just answered cannot be, as is told now: the question stands, and is told behind that."""
        if question := self._answered.pop(asker.source, None):
            self._open[asker.source] = replace(question, asker=asker)
            self._again.append(self._open[asker.source])

    def ask_again(self) -> None:
        """Tell the questions that stand, behind what has been answered."""
        again, self._again = self._again, []
        for question in again:
            self._say(question.asked, question.asker, Topic.NONE)

    def answer(self, line: str, asker: Asker) -> Meant | Incomplete | bool:
        """The command that a line makes of what is open; True: all is said to it; False: it is no answer."""
        question = self.drop(asker.source)
        self._answered.pop(asker.source, None)
        if question is None:
            return False
        meant = question.gap.filled(line, self._vocabulary(), self._guide.names) if clean(line) else None
        if self._is_stale(question, asker):
            if meant is not None:
                self._say(Phrase("question-over"), asker, Topic.NONE)
            return meant is not None
        if meant is None:
            return self._is_unfit(question, line, asker)
        if isinstance(meant, Meant) and self._is_refused(question, meant, asker):
            return True
        self._answered[asker.source] = question
        return meant

    def _turn(self, gap: LineGap | WordGap, asker: Asker) -> Turn:
        is_act = isinstance(gap, LineGap) and gap.command.act is Act.TELL
        return self._guide.turn(gap.subject or asker.seat) if is_act and isinstance(gap, LineGap) else ()

    def _is_stale(self, question: OpenQuestion, asker: Asker) -> bool:
        """Whether an answer now would be one to something else."""
        late = asker.at_ms - question.asker.at_ms > LIMIT_MS
        return late or question.turn != self._turn(question.gap, asker)

    def _is_unfit(self, question: OpenQuestion, line: str, asker: Asker) -> bool:
        """Whether a line that is no answer is no other command either: then it is asked again, or dropped."""
        other = understand(line, self._vocabulary())
        if isinstance(other, Meant) and other.command.name == "stop":
            self._say(Phrase("dialogue-left"), asker, Topic.OTHER)
            return True
        if not isinstance(other, Unknown | None):
            return False
        if other is not None:
            self._say(Phrase("dialogue-unfit", {"text": other.text}), asker, Topic.NONE)
        self._ask(question.gap, question.asked, asker)
        return True

    def _is_refused(self, question: OpenQuestion, meant: Meant, asker: Asker) -> bool:
        """Whether the act that an answer makes cannot be, but another one of its kind: then that is asked.

        From the first argument on that no legal act has. What cannot be at all is refused by the match.
        """
        guide, player = self._guide, self._guide.player(meant, asker.seat)
        if not guide.is_act(meant.command) or guide.is_nobodys(meant, asker.seat):
            return False
        problems = guide.problems(meant, player)
        if not problems:
            return False
        gap, asked, lacks = question.gap, question.asked, guide.lacking(meant, player)
        if lacks is not None:
            gap = LineGap(meant.command, meant.subject, lacks.args, ARGUMENT)
            asked = self._vocabulary().explain(lacks)
        elif meant.command.args:
            return False
        told = refusal(problems)
        self._say(Phrase(told.key, told.facts), asker, told.topic)
        self._ask(gap, asked, asker)
        return True

    def _ask(self, gap: LineGap | WordGap, asked: Phrase, asker: Asker) -> None:
        self.begin(gap, asked, asker)
        self._say(asked, asker, Topic.NONE)
