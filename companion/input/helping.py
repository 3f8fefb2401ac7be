"""Help for a moment: what is awaited, and the commands that serve now."""

from __future__ import annotations

from dataclasses import replace
from itertools import takewhile

from companion.core.model import Announcement, Fact, Kind, Phrase, Place
from companion.input.guided import is_anybodys
from companion.input.interpreter import Interpreter
from companion.input.meanings import Asker
from companion.play.match import Match
from companion.play.referee.asked import AT_ONCE, subject_of, waiting


def cell_names(columns: int) -> Announcement:
    """How columns are named and rows counted, for the beginning of a game and for help."""
    named: tuple[Fact, ...] = tuple(Phrase("column", {"column": one}) for one in range(1, columns + 1))
    return Announcement("cell-names", {"columns": named})


def help_now(match: Match, interpreter: Interpreter, asker: Asker) -> list[Announcement]:
    """Help for this moment: what waits for an answer or a move, and the commands that serve now.

    The act that is due is among the first three; the last command is the one that lists them all.
    """
    over = match.table.referee.outcome() is not None
    told = _afterwards(match, interpreter, asker) if over else _now(match, interpreter, asker)
    return [replace(one, kind=Kind.ANSWER, seat=asker.seat) for one in told]


def _afterwards(match: Match, interpreter: Interpreter, asker: Asker) -> list[Announcement]:
    """Help after the match: what tells of it, and what is asked then."""
    referee = match.table.referee
    names = ["next"] if interpreter.has_more(asker.seat) else []
    names += [one for one in referee.game.serves(referee.state) if interpreter.vocabulary.has(one)]
    told = [_offered([*names, "score", "repeat", "learn"], interpreter)]
    if interpreter.afterwards is not None:
        question = interpreter.afterwards.question(asker)
        told.append(Announcement(question.key, question.facts))
    return told


def _offered(names: list[str], interpreter: Interpreter) -> Announcement:
    """The first of these commands with what they do, and behind them the one that lists all."""
    offered = [*[*dict.fromkeys(names)][: 2 * AT_ONCE - 1], "commands"]
    return Announcement("help-now", {"items": tuple(map(interpreter.vocabulary.does, offered))})


def _now(match: Match, interpreter: Interpreter, asker: Asker) -> list[Announcement]:
    """Help while the match is being played."""
    referee = match.table.referee
    pending = interpreter.pending(asker.source)
    names: list[str] = []
    if pending:
        _, text = subject_of(pending, asker.seat)
        names.append(text.split()[0])
    if interpreter.has_more(asker.seat):
        names.append("next")
    if any(view.startswith("trouble") and signature for view, signature in referee.facts().items()):
        names.append("why")
    serving = [one for one in referee.game.serves(referee.state) if interpreter.vocabulary.has(one)]
    names += [*takewhile(interpreter.vocabulary.tells, serving)][:AT_ONCE]
    opened = referee.ledger.open_moves()
    if referee.ledger.open_moves(asker.seat) or (opened and is_anybodys(match, opened[-1])):
        names += ["confirm", "undo"]
    names += [*serving, "waiting", "score", "repeat", "learn"]
    told = [*waiting(referee.game.awaited(referee.state), 0), _offered(names, interpreter)]
    if isinstance(referee.game.where(referee.state, Place("1", 1)), Place):
        told.append(cell_names(match.table.setup.columns))
    return told
