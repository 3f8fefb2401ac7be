"""Answers to the questions of a player, from whose board they are asked.

    offer [n] · find COLOUR [n] · left                     what lies on the table
    fits [DISPLAY|-] [COLOUR|-] [n] · best · cost D C L    what can be taken, and what comes of it
    lines [n] · wall [n] · floor · row N · column N        a player's board
    here R C · here B3                                     one cell: by row and column, or as a board names it
    rounds · order                                         the course of the game
    score [n] · bonuses [n] · ranking                      points

A list tells its count and three items; with n it goes on from item n. Asked at the table of nobody in particular,
a question about a board is about that of the player on turn, whose name is said then.
"""

from __future__ import annotations

from collections.abc import Callable

from companion.core.model import Announcement, Fact, Kind, Phrase
from companion.games.azul.rules.state import Board, State
from companion.games.azul.telling.questions import boards, course, displays, points, takes
from companion.games.azul.telling.questions.asked import Asked
from companion.games.parts import Told

Answer = Callable[[Asked], Told | None]
"""What a question is answered with; None where its words are not understood."""

LONGEST = 80
"""Characters of a question that are given back."""


def answer(state: State, question: str, seat: int) -> list[Announcement]:
    """The answer to a question; az-not-understood, az-whose-board or az-no-player when there is none.

    None to `last`: a state of Azul does not tell which act led to it.
    """
    first, *words = question.split() or [""]
    if question == "last":
        return []
    asker = _OF_A_BOARD.get(first.lower())
    about = seat or (state.turn if asker is not None else 0)
    asker = asker or _OF_THE_TABLE.get(first.lower())
    told: Told | None = None
    if asker is not None:
        board = state.board(about)
        if board is not None or (not about and asker in _OF_THE_TABLE.values()):
            told = asker(Asked(state, about, board or Board(), tuple(words)))
        else:
            told = ("az-no-player", {"number": about}) if about else ("az-whose-board", {})
    key, facts = told or ("az-not-understood", {"question": question[:LONGEST]})
    facts = state.facts(**facts)
    if about != seat and told is not None and "player" not in facts:
        named: dict[str, Fact] = {"player": state.name(about), "what": Phrase(key, facts)}
        return [Announcement("of-player", named, Kind.ANSWER, seat=seat)]
    return [Announcement(key, facts, Kind.ANSWER, seat=seat)]


_OF_A_BOARD: dict[str, Answer] = {
    "fits": takes.fits,
    "best": takes.best,
    "cost": takes.cost,
    "lines": boards.lines,
    "wall": boards.wall,
    "floor": boards.floor,
    "row": boards.row,
    "column": boards.column,
    "here": boards.here,
    "bonuses": points.bonuses,
}
"""Questions about a board; at the table about that of the player on turn."""
_OF_THE_TABLE: dict[str, Answer] = {
    "offer": displays.offer,
    "find": displays.find,
    "left": displays.left,
    "rounds": course.rounds,
    "order": course.order,
    "score": points.score,
    "ranking": points.who_leads,
}
"""Questions that need no board."""
