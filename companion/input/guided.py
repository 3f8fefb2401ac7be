"""What a command still needs is asked for, one thing at a time; a dialogue in a game.

Of a guided command the game knows what is to be asked next and what cannot be (Game.asks); of others the house
asks for what is missing. The answer is read as the argument that it is, so that a digit is enough. Nothing reaches
the match before the whole command has been told.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import takewhile

from companion.core.forms import Form, Line, Step
from companion.core.model import Act, Announcement, Command, Fact, Move, Phrase, Problem, Topic
from companion.input.dialogue import SIGNS
from companion.input.grammar import answered, understand, whole
from companion.input.meanings import Incomplete, Meant
from companion.input.row import digit_of
from companion.input.vocabulary import Vocabulary
from companion.play.match import Match
from companion.play.referee import trouble
from companion.play.referee.ledger import Played

Turn = tuple[tuple[int, str], ...]
"""Players and keys of the acts that the game waits for."""


class GameQuestion(Form):
    """What is asked in a game, and what all of that shares. told: what was meant, once it is known."""

    told: Meant | Incomplete | None

    def wrong(self, line: Line) -> Step:
        """See Form."""
        return Step(self, (Announcement("dialogue-unfit", {"text": line.text}, topic=Topic.NONE),))

    def obey(self, name: str, line: Line) -> None:
        """See Form: any other command leaves the question, and is done."""


@dataclass(frozen=True, slots=True)
class Asking(GameQuestion):
    """A command that is being asked for.

    subject, args: as in Meant, as far as they are known. player: whose act it is, 0 for whoever acts now. asks:
    what is asked now. by_game: whether these are the game's words. told: the whole command, once it is known and,
    where it is an act, can be played, or no act of its kind can.
    """

    guide: CommandGuide
    command: Command
    subject: int
    player: int
    args: tuple[str, ...]
    asks: Phrase
    by_game: bool = False
    told: Meant | None = None

    @property
    def question(self) -> Phrase | None:
        """See Form."""
        return None if self.told else self.asks

    @property
    def kinds(self) -> tuple[str, ...]:
        """The kinds of arguments that are missing: that which is asked for, and all behind it."""
        return self.command.args[len(self.args) :]

    def answer(self, line: Line) -> Step | None:
        """See Form; Enter alone is the command without what may be left out, where that does it."""
        if args := answered(self.kinds, line.text, self.guide.vocabulary()):
            return self.with_args(args)
        if line.text:
            return None
        if not self.command.ends or not self.kinds[0].endswith("?"):
            return Step(self)
        return self._judged(self.guide.whole(self.command, self.subject, self.player, self.args))

    def with_args(self, args: Sequence[str]) -> Step:
        """Go on with one argument or more; a game is asked after each of them."""
        if not self.command.guided:
            return self._judged(self._asked((*self.args, *args)))
        form = self
        for arg in args:
            step = form._judged(form._asked((*form.args, arg)))
            if step.said or step.form.question is None:
                return step
            form = step.form  # type: ignore[assignment]
        return Step(form)

    def back(self) -> Step | None:
        """See Form: the last answer is taken back, and those before it that the game refuses.

        What is not asked any more stays as it is.
        """
        for known in reversed(range(len(self.args))):
            after = self._asked(self.args[:known])
            if isinstance(after, Asking):
                return Step(self if after.told else after)
        return None

    def _asked(self, args: tuple[str, ...]) -> Asking | list[Problem]:
        return self.guide.ask(self.command, self.subject, self.player, args)

    def _judged(self, after: Asking | list[Problem]) -> Step:
        """What comes of an answer; of one that cannot be, why."""
        if not isinstance(after, Asking):
            return Step(self, (refusal(after),))
        problems = self.guide.refused(after)
        return self._refused(after, problems) if problems else Step(after)

    def _refused(self, after: Asking, problems: Sequence[Problem]) -> Step:
        """Why an act cannot be, and the question again; the house's is for the first argument that no act has.

        What cannot be at all is refused by the match.
        """
        if self.command.guided or not self.command.args:
            return Step(self, (refusal(problems),))
        lacking = self.guide.lacking(after)
        return Step(lacking, (refusal(problems),)) if lacking else Step(after)


class Keyed:
    """The words of commands in a game, where they have digits too, which are meant where nothing is answered."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        self._vocabulary = vocabulary
        self.word = vocabulary.word

    def command(self, line: Line, form: Form) -> str:
        """See dialogue.DialogueWords; any command of the game. A digit apart can only go back or stop."""
        if line.text in ("-", "?"):
            return SIGNS[line.text]
        meant = understand(line.text, self._vocabulary)
        name = meant.command.name if isinstance(meant, Meant | Incomplete) else ""
        fields = line.text.replace(",", " ").replace(".", " ").split()
        begun = isinstance(form, Asking) and bool(form.args)
        goes = name == "stop" or (name in ("undo", "previous") and begun)
        return "" if all(map(digit_of, fields)) and not goes else name


def _equal(pairs: Iterable[tuple[str, str]]) -> int:
    """How many pairs in a row, from the first, are of equals."""
    return sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], pairs))


def refusal(problems: Sequence[Problem]) -> Announcement:
    """Why something cannot be, before it was told to the match."""
    told = trouble.refusal(trouble.whose("told", "", 0), problems)
    return Announcement(told.key, told.facts, topic=Topic.CAREFUL)


def is_anybodys(match: Match, entry: Played) -> bool:
    """Whether an act may be told and taken back by any player."""
    commands = match.table.referee.game.commands
    return any(one.anybodys and one.name == entry.move.action for one in commands)


class CommandGuide:
    """Asks for what commands of one match need. vocabulary: what can be typed now."""

    def __init__(self, match: Match, vocabulary: Callable[[], Vocabulary] = Vocabulary) -> None:
        self._match = match
        self.vocabulary = vocabulary

    def begin(self, meant: Meant | Incomplete, seat: int) -> Asking | list[Problem] | None:
        """What to ask about a command that was typed from a seat; None where that is nothing."""
        command = meant.command
        if isinstance(meant, Incomplete):
            if meant.missing == "nothing":
                return None
        elif not command.guided or len(meant.args) == len(command.args) or (command.ends and meant.args):
            return None
        player = 0 if self.is_nobodys(meant, seat) else self.player(meant, seat)
        wrong = isinstance(meant, Incomplete) and meant.wrong
        step = self.ask(command, meant.subject, player, () if wrong else meant.args)
        if isinstance(meant, Incomplete) and wrong and isinstance(step, Asking):
            return Asking(self, command, meant.subject, player, meant.args, self.vocabulary().explain(meant))
        return None if isinstance(step, Asking) and step.told else step

    def named(self, asking: Asking) -> Phrase:
        """The first question of a command; the game's has the name of the player whose act it is."""
        names = {one.number: one.name for one in self._match.table.setup.players}
        player = asking.player or (self._first() if asking.command.anybodys else 0)
        if not asking.by_game or player not in names or len(names) == 1:
            return asking.asks
        return Phrase("of-player", {"player": names[player], "what": asking.asks})

    def whose(self, seat: int) -> int:
        """Whose act of anybody's a seat tells: its own player's if the game waits for that one, else 0.

        Nobody tells a computer's act so: while it waits for computers alone, and of one person among them always,
        it is a person's, and then it is not their turn.
        """
        awaited = self._awaited()
        if (only := self._only_person()) or (awaited and awaited <= set(self._match.programs)):
            return max(seat, 0) or only or min(self._people())
        return seat if seat in awaited and seat > 0 else 0

    def ask(self, command: Command, subject: int, player: int, args: tuple[str, ...]) -> Asking | list[Problem]:
        """What is asked when so much is known, or the whole command, or why it cannot be."""
        referee = self._match.table.referee
        if len(args) < len(command.args):
            if not command.guided:
                if not command.args[len(args)].endswith("?"):
                    return self._missing(command, subject, player, args)
                return self.whole(command, subject, player, args)
            asked = referee.game.asks(referee.state, command.name, args, player)
            if isinstance(asked, Phrase):
                return Asking(self, command, subject, player, args, asked, by_game=True)
            if isinstance(asked, Problem):
                return [asked]
        return self.whole(command, subject, player, args)

    def whole(self, command: Command, subject: int, player: int, args: tuple[str, ...]) -> Asking:
        """A command of which nothing more is asked."""
        return Asking(self, command, subject, player, args, Phrase(""), told=whole(command, subject, args))

    def problems(self, meant: Meant, player: int) -> list[Problem]:
        """Why an act cannot be played now."""
        referee = self._match.table.referee
        parsed = referee.game.parse(referee.state, self._line(meant, player))
        return referee.game.judge(referee.state, parsed) if isinstance(parsed, Move) else parsed

    def refused(self, asking: Asking) -> list[Problem]:
        """Why a whole act cannot be played now; empty where it can, or its player is not known yet."""
        told = asking.told
        if told is None or not self.is_act(told.command) or (self.is_own(told.command) and not asking.player):
            return []
        return self.problems(told, asking.player)

    def lacking(self, refused: Asking) -> Asking | None:
        """Ask for the first argument of a refused act that no legal act of the player has behind those before.

        None where there is no legal act of this kind.
        """
        referee, command, player = self._match.table.referee, refused.command, refused.player
        moves = referee.game.moves(referee.state)
        acts = [one for one in moves if one.action == command.name and player in (0, one.player)]
        if not (acts or command.mends):
            return None
        told = [referee.game.text(one).split()[2:] for one in acts]
        kept = [_equal(zip(args, refused.args, strict=False)) for args in told]
        known = refused.args[: min(max(kept, default=0), len(command.args) - 1)]
        return self._missing(command, refused.subject, player, known)

    def _missing(self, command: Command, subject: int, player: int, args: tuple[str, ...]) -> Asking:
        """The house asks for the argument behind these."""
        lacks = Incomplete(command, command.args[len(args)].rstrip("?"), subject, args, wrong=False)
        return Asking(self, command, subject, player, args, self.vocabulary().explain(lacks))

    def facts(self, meant: Meant, player: int) -> Mapping[str, Fact]:
        """The facts of an act that can be played now, as the game tells it."""
        game, state = self._match.table.referee.game, self._match.table.referee.state
        parsed = game.parse(state, self._line(meant, player))
        return game.act(state, parsed).facts if isinstance(parsed, Move) else {}

    @staticmethod
    def _line(meant: Meant, player: int) -> str:
        return " ".join([str(player), meant.command.name, *meant.args])

    # ---- whose act it is -------------------------------------------------------------------------------------

    @property
    def names(self) -> Mapping[int, str]:
        """Number of each player -> name."""
        return self._match.table.setup.names

    def turn(self, player: int) -> Turn:
        """What the game waits for from a player, of anybody (0) the first of that."""
        referee = self._match.table.referee
        due = [(one.player, one.act.key) for one in referee.game.awaited(referee.state)]
        return tuple(one for one in due if one[0] in (0, player)) if player > 0 else tuple(due[:1])

    def is_act(self, command: Command) -> bool:
        """Whether it is an act of this game."""
        return command.act is Act.TELL and command in self._match.table.referee.game.commands

    def is_own(self, command: Command) -> bool:
        """Whether it is an act of this game that belongs to a player, and is told of that player only."""
        return self.is_act(command) and not command.nobodys and not command.anybodys

    def is_nobodys(self, meant: Meant | Incomplete, seat: int) -> bool:
        """Whether a player's act is told without whose it is, at a keyboard of the table, and nobody's is due."""
        told = self.is_own(meant.command) and max(meant.subject, seat) <= 0 and len(self.names) > 1
        return told and bool(meant.subject or meant.command.asks_twice or not self.due())

    def due(self) -> int:
        """The one player whom the game waits for, 0 where it waits for several or for nobody.

        Nobody types for a computer without saying so: one person among computers is always meant.
        """
        if only := self._only_person():
            return only
        players = self._awaited() - set(self._match.programs)
        return players.pop() if len(players) == 1 else 0

    def _awaited(self) -> set[int]:
        """Whom the game waits for; 0 among them: for anybody."""
        referee = self._match.table.referee
        return {one.player for one in referee.game.awaited(referee.state)}

    def _people(self) -> set[int]:
        """For whom no computer plays."""
        return set(self.names) - set(self._match.programs)

    def _only_person(self) -> int:
        """Who plays against computers alone, 0 where that is nobody."""
        people = self._people()
        return people.pop() if self._match.programs and len(people) == 1 else 0

    def player(self, meant: Meant | Incomplete, seat: int) -> int:
        """Whose act it is, 0 for whoever acts now."""
        found = self._begun_for(meant, seat)
        return self.due() if not found and self.is_own(meant.command) else found

    def _begun_for(self, meant: Meant | Incomplete, seat: int) -> int:
        if meant.subject or meant.command.nobodys:
            return max(meant.subject, 0)
        if meant.command.anybodys:
            return self.whose(seat)
        return max(seat, 0)

    def _first(self) -> int:
        """The first player whom the game waits for, 0 for none."""
        referee = self._match.table.referee
        return next((one.player for one in referee.game.awaited(referee.state) if one.player), 0)
