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

from companion.core.model import Announcement
from companion.games.azul.rules.state import Board, State
from companion.games.azul.telling.questions import boards, course, displays, points, takes
from companion.games.parts import Questions


def answer(state: State, question: str, seat: int) -> list[Announcement]:
    """The answer to a question; az-not-understood, az-whose-board or az-no-player when there is none.

    None to `last`: a state of Azul does not tell which act led to it.
    """
    return _QUESTIONS.answer(state, question, seat, state.facts())


_QUESTIONS = Questions(
    "az",
    "az-whose-board",
    State.board,
    Board(),
    of_a_board={
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
    },
    of_the_table={
        "offer": displays.offer,
        "find": displays.find,
        "left": displays.left,
        "rounds": course.rounds,
        "order": course.order,
        "score": points.score,
        "ranking": points.who_leads,
    },
)
