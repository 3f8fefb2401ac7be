"""Answers to the questions of a player, from whose board they are asked.

Questions, in any case: `here B3`, `around B3`, `row 3`, `column B`, `find lake`, `score`, `areas`, `ranking`,
`fits 24`, `best 24`, `bring 24`, `bring 24 B3 B4`, `aside`, `last`, and in a match `offer`, `order`, `rounds`. In
a match `fits`, `best` and `bring` may go without a number: the domino that is due next. A list tells its count and
three items; `areas 4` and `fits 24 4` go on from the fourth, `fits 0 4` where no number was given. `row` tells the
first row, `row - 2` the next one of all.
"""

from __future__ import annotations

from companion.core.model import Announcement
from companion.games.parts import Questions
from companion.games.royal_garden.rules.kingdom import Kingdom
from companion.games.royal_garden.rules.state import State
from companion.games.royal_garden.telling.questions import cells, dominoes, draft, points


def answer(state: State, question: str, seat: int) -> list[Announcement]:
    """The answer to a question; rg-not-understood, rg-whose-board or rg-no-player when there is none."""
    return _QUESTIONS.answer(state, question, seat, {})


def _meant(state: State, first: str) -> int:
    """The only board there is, or for a domino that of the player on turn."""
    if len(state.setup.players) == 1:
        return state.setup.players[0].number
    return state.turn if first in ("fits", "best", "bring") else 0


_QUESTIONS = Questions(
    "rg",
    "rg-whose-board",
    State.kingdom,
    Kingdom(),
    of_a_board={
        "here": cells.here,
        "around": cells.around,
        "row": cells.row,
        "column": cells.column,
        "find": cells.find,
        "areas": points.areas,
        "fits": dominoes.fits,
        "best": dominoes.best,
        "bring": dominoes.bring,
    },
    of_the_table={
        "score": points.score,
        "ranking": points.who_leads,
        "aside": dominoes.aside,
        "offer": draft.offer,
        "order": draft.order,
        "rounds": draft.rounds,
        "last": draft.last,
    },
    meant=_meant,
    wanted=("rg-which-domino", "rg-none-due"),
    unfit=("rg-no-column", "rg-unknown-domino", "rg-gone", "rg-gone-discarded", "rg-unchosen"),
)
