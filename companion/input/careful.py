"""What is done only when it is typed again: what cannot be undone, and what undoes another player's act."""

from __future__ import annotations

from collections.abc import Mapping

from companion.core.model import Act, Fact, Phrase
from companion.input import Meant
from companion.input.guided import CommandGuide
from companion.input.meanings import Asker
from companion.play.chance import draws
from companion.play.match import Match
from companion.play.referee.ledger import Played


class Careful:
    """Asks before such a command, in words that name what it would do."""

    def __init__(self, match: Match, guide: CommandGuide) -> None:
        self._match, self._guide = match, guide
        self._undid: dict[str, int] = {}

    def undoes(self, asker: Asker) -> None:
        """This source undoes an act now."""
        self._undid[asker.source] = self._match.table.referee.ledger.count

    def gone(self, source: str) -> None:
        """A source is gone."""
        self._undid.pop(source, None)

    def clear(self) -> None:
        """The match is over."""
        self._undid.clear()

    def asks_twice(self, meant: Meant, asker: Asker) -> bool:
        """Whether it is done only when typed again; never after the outcome, when nothing can be lost."""
        command = meant.command
        if self._match.table.referee.outcome() is not None:
            return False
        if command.name == "undo":
            return self._undoes_anothers(meant, asker)
        if command.mends and not draws(self._match):
            return False
        if not (command.mends or command.asks_twice) or command.act is not Act.TELL:
            return command.asks_twice
        return not self._guide.problems(meant, self._whose(meant, asker))  # else it is only refused

    def question(self, meant: Meant, asker: Asker) -> Phrase:
        """The question before an act: in what words, whose act is undone, who leaves, and what is put right."""
        name, table = meant.command.name, self._match.table
        whose = self._whose(meant, asker)
        facts: Mapping[str, Fact] = {}
        if name == "undo" and (entry := self._undone(meant, asker)) is not None:
            facts = table.referee.named(entry)
            if not entry.move.comes:
                return Phrase("confirm-undo-act", {"act": facts["thing"]})
        elif meant.command.mends:
            facts = self._guide.facts(meant, whose)
        elif whose in table.setup.names and meant.command in table.referee.game.commands:
            facts = {"player": table.setup.names[whose]}
        return Phrase(f"confirm-{name}", facts)

    def _undoes_anothers(self, meant: Meant, asker: Asker) -> bool:
        """Whether undo would take back an act that is not known to be the asker's own.

        At a seat that is any act of another player; at the table, where nobody knows who asks, every act but one
        that was said to be whose it is, and the one that was told last at this very keyboard, a slip of the
        finger. What was told there before an undo may be another player's.
        """
        entry, asked = self._undone(meant, asker), max(meant.subject, asker.seat)
        if entry is None or len(self._match.table.setup.players) == 1:
            return False
        if asked <= 0:
            return entry.source != asker.source or entry.number <= self._undid.get(asker.source, 0)
        told = asker.seat <= 0 or meant.subject in (0, asker.seat)
        return not told or entry.move.player not in (0, meant.subject or asker.seat)

    def _whose(self, meant: Meant, asker: Asker) -> int:
        """Whose act it is, where that is told; 0 for nobody's, and for an act of nobody in particular."""
        return 0 if meant.command.nobodys else max(meant.subject, 0) or max(asker.seat, 0)

    def _undone(self, meant: Meant, asker: Asker) -> Played | None:
        """The act that undo would take back, None where there is none."""
        player = max(meant.subject, 0) or (0 if meant.subject else asker.seat)
        return self._match.table.referee.undoable(player)
