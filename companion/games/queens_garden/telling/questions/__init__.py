"""Answers to the questions of a player, from whose garden they are asked.

    offer [PLACE|-] [n] · patterns [n] · left [n] · find CRITERION [n]      what lies on the table
    here CELL · around CELL · surround [CELL|-] [n]                         cells of a garden, and around them
    garden [n] · storage [n] · groups [n]                                   what a player has
    fits [HEXAGON|-] [n] · pay HEXAGON [n]                                  what can be laid, and for what
    best                                                                    what to do
    rounds · wheel                                                          the course of the game
    score · bonuses [n] · ranking                                           points

Hexagons, cells and criteria are ids of the notation. A list tells its count and three items; with n it goes on
from item n. Asked at the table of nobody in particular, a question about a garden is about that of the player on
turn, whose name is said then.
"""

from __future__ import annotations

from companion.core.model import Announcement
from companion.games.parts import Questions
from companion.games.queens_garden.rules.state import Garden, State
from companion.games.queens_garden.telling.questions import advice, cells, course, display, gardens, laying, points


def answer(state: State, question: str, seat: int) -> list[Announcement]:
    """The answer to a question; qg-not-understood, qg-whose-garden or qg-no-player when there is none.

    None to `last`: a state does not tell which act led to it.
    """
    return _QUESTIONS.answer(state, question, seat, {})


_QUESTIONS = Questions(
    "qg",
    "qg-whose-garden",
    State.garden,
    Garden(),
    of_a_board={
        "here": cells.here,
        "around": cells.around,
        "surround": cells.surround,
        "garden": gardens.garden,
        "storage": gardens.storage,
        "groups": gardens.groups,
        "find": gardens.find,
        "fits": laying.fits,
        "pay": laying.pay,
        "best": advice.best,
        "bonuses": points.bonuses,
    },
    of_the_table={
        "offer": display.offer,
        "patterns": display.patterns,
        "left": display.left,
        "rounds": course.rounds,
        "wheel": course.wheel,
        "score": points.score,
        "ranking": points.who_leads,
    },
)
