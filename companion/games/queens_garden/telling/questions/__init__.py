"""Answers to the questions of a player, from whose garden they are asked.

    offer [PLACE|-] [n] · patterns [n] · left [n] · find CRITERION [n]      what lies on the table
    here CELL · around CELL · surround [CELL|-] [n]                         cells of a garden, and around them
    garden [n] · storage [n] · groups [n]                                   what a player has
    fits [HEXAGON|-] [n] · pay HEXAGON [n] · best                            what can be laid, and for what
    rounds · wheel                                                          the course of the game
    score · bonuses [n] · ranking                                           points

Hexagons, cells and criteria are ids of the notation. A list tells its count and three items; with n it goes on
from item n. Asked at the table of nobody in particular, a question about a garden is about that of the player on
turn, whose name is said then.
"""

from __future__ import annotations

from collections.abc import Callable

from companion.core.model import Announcement, Fact, Kind, Phrase
from companion.games.parts import Told
from companion.games.queens_garden.rules.state import Garden, State
from companion.games.queens_garden.telling.questions import cells, course, display, gardens, laying, points
from companion.games.queens_garden.telling.questions.asked import Asked

Answer = Callable[[Asked], Told | None]
"""What a question is answered with; None where its words are not understood."""

LONGEST = 80
"""Characters of a question that are given back."""


def answer(state: State, question: str, seat: int) -> list[Announcement]:
    """The answer to a question; qg-not-understood, qg-whose-garden or qg-no-player when there is none.

    None to `last`: a state does not tell which act led to it.
    """
    first, *words = question.split() or [""]
    if question == "last":
        return []
    asker = _OF_A_GARDEN.get(first.lower())
    about = seat or (state.turn if asker is not None else 0)
    asker = asker or _OF_THE_TABLE.get(first.lower())
    told: Told | None = None
    if asker is not None:
        garden = state.garden(about)
        if garden is not None or (not about and asker in _OF_THE_TABLE.values()):
            told = asker(Asked(state, about, garden or Garden(), tuple(words)))
        else:
            told = ("qg-no-player", {"number": about}) if about else ("qg-whose-garden", {})
    key, facts = told or ("qg-not-understood", {"question": question[:LONGEST]})
    if about != seat and told is not None and "player" not in facts:
        named: dict[str, Fact] = {"player": state.name(about), "what": Phrase(key, facts)}
        return [Announcement("of-player", named, Kind.ANSWER, seat=seat)]
    return [Announcement(key, facts, Kind.ANSWER, seat=seat)]


_OF_A_GARDEN: dict[str, Answer] = {
    "here": cells.here,
    "around": cells.around,
    "surround": cells.surround,
    "garden": gardens.garden,
    "storage": gardens.storage,
    "groups": gardens.groups,
    "find": gardens.find,
    "fits": laying.fits,
    "pay": laying.pay,
    "best": laying.best,
    "bonuses": points.bonuses,
}
"""Questions about a garden; at the table about that of the player on turn."""
_OF_THE_TABLE: dict[str, Answer] = {
    "offer": display.offer,
    "patterns": display.patterns,
    "left": display.left,
    "rounds": course.rounds,
    "wheel": course.wheel,
    "score": points.score,
    "ranking": points.who_leads,
}
"""Questions that need no garden."""
