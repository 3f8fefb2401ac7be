"""Points: those on the counter, bonuses that a wall brings already or nearly, and who leads."""

from __future__ import annotations

from companion.core.model import Fact, Phrase
from companion.games.azul.rules.editions import SIZE
from companion.games.azul.rules.points import bonus_lines, final, result, so_far
from companion.games.azul.rules.state import OVER
from companion.games.azul.rules.wall import PER_COLOUR, PER_COLUMN, PER_ROW
from companion.games.azul.telling.questions.asked import Asked
from companion.games.parts import Told, part


def score(asked: Asked) -> Told:
    """Points on the counter, and each bonus of the wall as it is; of the whole table when nobody is meant."""
    if not asked.seat:
        return who_leads(asked)
    listed = part(asked.words, _won(asked))
    found = result(asked.board.wall, asked.board.score)
    facts: dict[str, Fact] = {"total": found.total, "running": found.running, "bonuses": found.bonuses}
    return "az-score", {"player": asked.name, **facts, **listed}


def _won(asked: Asked) -> list[Phrase]:
    """Complete rows, columns and colours, each with its points."""
    lines = bonus_lines(asked.state.edition, asked.seat, asked.board.wall)
    return [Phrase(line.key, line.facts) for line in lines]


def bonuses(asked: Asked) -> Told:
    """What the wall brings at the end as it is, then the fullest incomplete row, column and colour."""
    won = _won(asked)
    listed = part(asked.words, [*won, *_near(asked)])
    facts: dict[str, Fact] = {"points": result(asked.board.wall, 0).bonuses, "count": len(won)}
    return "az-bonuses", {**listed, **facts, "begun": int(any(map(any, asked.board.wall)))}


def _near(asked: Asked) -> list[Phrase]:
    """Of rows, columns and colours the one with most tiles that is not complete, the first of several."""
    wall, state = asked.board.wall, asked.state
    cells = [colour for row in wall for colour in row]
    found = []
    for kind, points, counts in (
        ("row", PER_ROW, [sum(map(bool, row)) for row in wall]),
        ("column", PER_COLUMN, [sum(map(bool, column)) for column in zip(*wall, strict=True)]),
        ("colour", PER_COLOUR, [cells.count(colour) for colour in range(1, SIZE + 1)]),
    ):
        most = max((one for one in counts if one < SIZE), default=0)
        if most:
            at = counts.index(most)
            colour = state.edition.word(at + 1)
            facts = state.facts(kind=kind, number=at + 1, colour=colour, missing=SIZE - most, points=points)
            found.append(Phrase("az-near", {**facts, "alike": counts.count(most)}))
    return found


def who_leads(asked: Asked) -> Told:
    """Who leads, or has won, and why."""
    asked.no_more()
    return ("az-final", final(asked.state)) if asked.state.phase == OVER else ("az-ranking", so_far(asked.state))
