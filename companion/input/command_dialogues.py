"""The command that is being asked for at each keyboard, one thing at a time."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from companion.core.model import Announcement, Phrase, Topic
from companion.input.dialogue import End, read, take
from companion.input.grammar import understand
from companion.input.guided import Asking, CommandGuide, Keyed, Turn, refusal
from companion.input.meanings import Asker, Incomplete, Meant
from companion.input.vocabulary import Vocabulary


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
        self._open: dict[str, tuple[Asking, Turn]] = {}

    def asking(self, source: str) -> Asking | None:
        """What a source is being asked for, if anything."""
        return self._open[source][0] if source in self._open else None

    def begin(self, meant: Meant | Incomplete, asker: Asker) -> bool:
        """Whether something is missing that is asked for now, or the whole act cannot be, which is told."""
        step = self._guide.begin(meant, asker.seat)
        if isinstance(step, Asking):
            self._open[asker.source] = step, self._turn(step)
            self._say(self._guide.named(step), asker, Topic.OTHER)
        elif step:
            told = refusal(step)
            self._say(Phrase(told.key, told.facts), asker, told.topic)
        return step is not None

    def answer(self, line: str, asker: Asker) -> Meant | bool:
        """The whole command, once a line completes it; True: all is said to the line; False: it is another one."""
        asking, turn = self._open[asker.source]
        words = Keyed(self._vocabulary())
        if turn != self._turn(asking):
            self.drop(asker.source)
            self._say(Phrase("question-over"), asker, Topic.NONE)
            return not words.command(read(line), asking)
        step = take(asking, line, words, at_prompt=True)
        if step.end is End.LEFT:
            self.leave(asker)
            meant = understand(line, self._vocabulary())
            return not isinstance(meant, Meant | Incomplete) or meant.command.name in ("stop", "undo")
        asking = cast("Asking", step.form)
        if asking.told:
            self.drop(asker.source)
        else:
            self._open[asker.source] = asking, turn
        for one in step.said:
            topic = one.topic if isinstance(one, Announcement) else Topic.OTHER
            self._say(Phrase(one.key, one.facts), asker, topic)
        return asking.told or True

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

    def _turn(self, asking: Asking) -> Turn:
        """What the game waits for from whoever's act it would be; nothing for a question."""
        return self._guide.turn(asking.player) if self._guide.is_act(asking.command) else ()
