"""The guided dialogue: what a command still needs is asked for, one thing at a time.

The game knows what is to be asked next and what cannot be (Game.asks); the answer is read as the argument that it
is, so that a digit is enough. Nothing reaches the match before the whole command has been told.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from companion.daemon.match import Match
from companion.keys import Incomplete, Meant, digit_of, whole
from companion.keys.lines import clean
from companion.model import Act, Command, Move, Phrase, Problem
from companion.referee.ledger import Played


@dataclass(frozen=True, slots=True)
class Asking:
    """A command that is being asked for.

    subject, args: as in Meant, as far as they are known. player: whose act it is, 0 for whoever acts now.
    question: what is asked now.
    """

    command: Command
    subject: int
    player: int
    args: tuple[str, ...]
    question: Phrase

    @property
    def kinds(self) -> tuple[str, ...]:
        """The kinds of arguments that are missing: that which is asked for, and all behind it."""
        return self.command.args[len(self.args) :]


def is_digits(line: str) -> bool:
    """Whether a line is digits apart, which are meant as answers while something is being asked."""
    fields = clean(line).replace(",", " ").replace(".", " ").split()
    return all(digit_of(field) for field in fields)


def is_anybodys(match: Match, entry: Played) -> bool:
    """Whether an act may be told and taken back by any player."""
    commands = match.table.referee.game.commands
    return any(one.anybodys and one.name == entry.move.action for one in commands)


Step = Asking | Meant | list[Problem]
"""What comes of an answer: the next question, the whole command, or why it cannot be."""


class Guide:
    """Asks for what commands of one match need."""

    def __init__(self, match: Match) -> None:
        self._match = match

    def begin(self, meant: Meant | Incomplete, seat: int) -> Asking | list[Problem] | None:
        """What to ask about a command that was typed from a seat; None where it is whole, or is no guided one."""
        command = meant.command
        wrong = isinstance(meant, Incomplete) and meant.wrong
        if not command.guided or wrong or len(meant.args) == len(command.args) or (command.ends and meant.args):
            return None
        step = self._ask(command, meant.subject, self._player(meant, seat), meant.args)
        return None if isinstance(step, Meant) else step

    def answer(self, asking: Asking, args: Sequence[str]) -> tuple[Asking, Step]:
        """Go on with one argument or more; gives the last question, and what comes of its answer.

        A whole act is judged before it is told, while it can still be mended.
        """
        step: Step = asking
        for arg in args:
            if not isinstance(step, Asking):
                break
            asking = step
            step = self._ask(asking.command, asking.subject, asking.player, (*asking.args, arg))
        return asking, self._judged(asking, step)

    def end(self, asking: Asking) -> tuple[Asking, Step]:
        """Enter alone: the command without what may be left out, where that does it; else the same question."""
        if not asking.command.ends or not asking.kinds[0].endswith("?"):
            return asking, asking
        return asking, self._judged(asking, whole(asking.command, asking.subject, asking.args))

    def back(self, asking: Asking) -> Step:
        """Take the last answer back; what is not asked any more stays as it is."""
        step = self._ask(asking.command, asking.subject, asking.player, asking.args[:-1])
        return asking if isinstance(step, Meant) else step

    def named(self, asking: Asking) -> Phrase:
        """The first question of a command, with the name of the player whose act it is."""
        names = {one.number: one.name for one in self._match.table.setup.players}
        player = asking.player
        if not player and asking.command.anybodys:
            player = self._first()
        if player not in names or len(names) == 1:
            return asking.question
        return Phrase("of-player", {"player": names[player], "what": asking.question})

    def whose(self, seat: int) -> int:
        """Whose act of anybody's a seat tells: its own player's if the game waits for that one, else 0."""
        referee = self._match.table.referee
        awaits = seat > 0 and any(one.player == seat for one in referee.game.awaited(referee.state))
        return seat if awaits else 0

    def _ask(self, command: Command, subject: int, player: int, args: tuple[str, ...]) -> Step:
        referee = self._match.table.referee
        if len(args) < len(command.args):
            asked = referee.game.asks(referee.state, command.name, args, player)
            if isinstance(asked, Phrase):
                return Asking(command, subject, player, args, asked)
            if isinstance(asked, Problem):
                return [asked]
        return whole(command, subject, args)

    def _judged(self, asking: Asking, step: Step) -> Step:
        """What comes of an answer; of a whole act that cannot be played, why."""
        if isinstance(step, Meant) and step.command.act is Act.TELL:
            return self._problems(step, asking.player) or step
        return step

    def _problems(self, meant: Meant, player: int) -> list[Problem]:
        """Why an act cannot be played now."""
        referee = self._match.table.referee
        line = " ".join([str(player), meant.command.name, *meant.args])
        parsed = referee.game.parse(referee.state, line)
        return referee.game.judge(referee.state, parsed) if isinstance(parsed, Move) else parsed

    def _player(self, meant: Meant | Incomplete, seat: int) -> int:
        if meant.subject or meant.command.nobodys:
            return max(meant.subject, 0)
        if meant.command.anybodys:
            return self.whose(seat)
        return max(seat, 0)

    def _first(self) -> int:
        """The first player whom the game waits for, 0 for none."""
        referee = self._match.table.referee
        return next((one.player for one in referee.game.awaited(referee.state) if one.player), 0)
