"""Help for a moment: what is awaited, and the commands that serve now."""

from __future__ import annotations

from dataclasses import replace

from companion.core.model import Announcement, Fact, Kind, Phrase, Place
from companion.input.guided import is_anybodys
from companion.input.interpreter import Asker, Interpreter
from companion.play.match import Match
from companion.play.referee.asked import AT_ONCE, subject_of


def cell_names(columns: int) -> Announcement:
    """How columns are named and rows counted, for the beginning of a game and for help."""
    named: tuple[Fact, ...] = tuple(Phrase("column", {"column": one}) for one in range(1, columns + 1))
    return Announcement("cell-names", {"columns": named})


def help_now(match: Match, interpreter: Interpreter, asker: Asker) -> list[Announcement]:
    """Help for this moment: what waits for an answer or a move, and the commands that serve now."""
    referee = match.table.referee
    pending = interpreter.pending(asker.source)
    names: list[str] = []
    if pending:
        _, text = subject_of(pending, asker.seat)
        names.append(text.split()[0])
    if interpreter.has_more(asker.seat):
        names += ["next", "previous"]
    if any(view.startswith("trouble") and signature for view, signature in referee.facts().items()):
        names.append("why")
    opened = referee.ledger.open_moves()
    if referee.ledger.open_moves(asker.seat) or (opened and is_anybodys(match, opened[-1])):
        names += ["confirm", "undo"]
    names += [*referee.game.serves(referee.state), "waiting", "score", "repeat", "learn", "commands"]
    acts = tuple(one.act for one in referee.game.awaited(referee.state))
    told = [Announcement("help-waits", {"items": acts[:AT_ONCE]})] if acts else []
    offered = tuple(
        interpreter.vocabulary.does(name) for name in dict.fromkeys(names) if interpreter.vocabulary.has(name)
    )
    told.append(Announcement("help-now", {"items": offered[: 2 * AT_ONCE]}))
    if isinstance(referee.game.where(referee.state, Place("1", 1)), Place):
        told.append(cell_names(match.table.setup.columns))
    return [replace(one, kind=Kind.ANSWER, seat=asker.seat) for one in told]
