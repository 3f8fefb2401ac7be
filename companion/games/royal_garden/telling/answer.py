"""Answers to the questions of a player, from whose board they are asked.

Questions, in any case: `here B3`, `around B3`, `row 3`, `column B`, `find lake`, `score`, `areas`, `ranking`,
`fits 24`, `best 24`, `bring 24`, `bring 24 B3 B4`, `aside`, `last`, and in a match `offer`, `order`, `rounds`. In
a match `fits`, `best` and `bring` may go without a number: the domino that is due next. A list tells its count and
three items; `areas 4` and `fits 24 4` go on from the fourth, `fits 0 4` where no number was given.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable

from companion.core.model import Announcement, Kind
from companion.games.royal_garden.rules.kingdom import Kingdom
from companion.games.royal_garden.rules.state import State
from companion.games.royal_garden.telling.questions import cells, dominoes, draft, points
from companion.games.royal_garden.telling.questions.asked import Asked, NotUnderstoodError, Told

Answer = Callable[[Asked], Told]
"""What a question is answered with. NotUnderstoodError."""


def answer(state: State, question: str, seat: int) -> list[Announcement]:
    """The answer to a question; rg-not-understood, rg-whose-board or rg-no-player when there is none."""
    first, *words = question.split() or [""]
    asker = _ANSWERS.get(first.lower())
    told: Told | None = None
    if asker is not None:
        about = seat or _meant(state, asker)
        kingdom = state.kingdom(about)
        if kingdom is not None or (not about and asker in _OF_THE_TABLE):
            with contextlib.suppress(NotUnderstoodError):
                told = asker(Asked(state, about, kingdom or Kingdom(), tuple(words)))
        else:
            told = ("rg-no-player", {"number": about}) if about else ("rg-whose-board", {})
    key, facts = told or ("rg-not-understood", {"question": question[:80]})
    return [Announcement(key, facts, Kind.ANSWER, seat=seat)]


def _meant(state: State, asker: Answer) -> int:
    """Whose board is meant where none was named: the only one, or for a domino that of the player on turn."""
    if len(state.setup.players) == 1:
        return state.setup.players[0].number
    return state.draft.player if state.draft is not None and asker in _OF_WHO_ACTS else 0


_ANSWERS: dict[str, Answer] = {
    "here": cells.here,
    "around": cells.around,
    "row": cells.row,
    "column": cells.column,
    "find": cells.find,
    "score": points.score,
    "areas": points.areas,
    "ranking": points.who_leads,
    "fits": dominoes.fits,
    "best": dominoes.best,
    "bring": dominoes.bring,
    "aside": dominoes.aside,
    "offer": draft.offer,
    "order": draft.order,
    "rounds": draft.rounds,
    "last": draft.last,
}
_OF_THE_TABLE: tuple[Answer, ...] = (
    points.score,
    points.who_leads,
    dominoes.aside,
    draft.offer,
    draft.order,
    draft.rounds,
    draft.last,
)
"""Questions that need no board."""
_OF_WHO_ACTS: tuple[Answer, ...] = (dominoes.fits, dominoes.best, dominoes.bring)
"""Questions that the table asks of the player on turn."""
