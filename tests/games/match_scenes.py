"""Matches begun for tests: after the first line, the second line and a round; and readers of a state."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from companion.games.royal_garden.game import GAME
from companion.games.royal_garden.rules.draft import Draft
from companion.games.royal_garden.rules.kingdom import Domino, Kingdom
from companion.games.royal_garden.rules.state import State
from companion.games.royal_garden.typing.notation import parse_cell
from companion.language.phrases import LANGUAGES, Phrases
from tests.games.garden import match_setup, played

FIRST = ["0 lots 1", "0 draw 24", "0 draw 4", "0 draw 20", "0 draw 10"]
CHOSEN = [*FIRST, "1 choose 20", "2 choose 4", "1 choose 10", "2 choose 24"]
CASTLES = ["1 castle 1 C3", "2 castle 2 A1"]
SECOND = [*CHOSEN, *CASTLES, "0 draw 7", "0 draw 1", "0 draw 48", "0 draw 13"]
ROUND = [
    *SECOND,
    *("2 place 4 A2 A3", "2 choose 13"),
    *("1 place 10 C4 C5", "1 choose 1"),
    *("1 place 20 B3 A3", "1 choose 48"),
    *("2 place 24 B1 C1", "2 choose 7"),
]
"""Two players: the first line 4, 10, 20, 24, the second 1, 7, 13, 48; player 2's castle is walled in after it."""

THREE = [
    *("0 lots 1", "0 draw 4", "0 draw 9", "0 draw 30", "1 choose 4", "2 choose 9", "3 choose 30"),
    *("1 castle 1 C3", "2 castle 2 C3", "3 castle 3 C3", "0 draw 11", "0 draw 12", "0 draw 13"),
]
"""Three players: 4, 9 and 30 chosen in turn, then 11, 12, 13 on offer."""

SPOKEN = {language: Phrases(language, strict=True) for language in LANGUAGES}


def match(players: int = 2, *variants: str, lines: Iterable[str] = ()) -> State:
    """A match after these acts."""
    return played(GAME.start(match_setup(players, *variants)), lines)


def draft(state: State) -> Draft:
    """The draft, which a match always has."""
    assert state.draft is not None
    return state.draft


def legal(state: State) -> list[str]:
    """The legal acts in notation."""
    return [GAME.text(one) for one in GAME.moves(state)]


def numbers(state: State) -> list[int]:
    """The newer line."""
    return [one.number for one in draft(state).new]


def kingdom(text: str) -> Kingdom:
    """A kingdom written as its near left cell and its rows, the far one first: "B2 W0b24 . / F1a24 C1"."""
    corner, _, rest = text.partition(" ")
    start, found = parse_cell(corner), Kingdom()
    assert start is not None, text
    halves: dict[int, dict[str, tuple[tuple[int, int], str]]] = {}
    for y, row in enumerate(reversed(rest.split("/")), start=start[1]):
        for x, word in enumerate(row.split(), start=start[0]):
            if word.startswith("C"):
                found = found.with_castle(int(word[1:]), (x, y))
            elif word != ".":
                halves.setdefault(int(word[3:]), {})[word[2]] = (x, y), word[:2]
    for number, both in halves.items():
        (a, kind_a), (b, kind_b) = both["a"], both["b"]
        found = found.with_domino(Domino(number, a, b, kind_a, kind_b))
    return found


def bonuses(state: State, player: int) -> dict[str, int]:
    """Key of each bonus line of a player -> points, if the match ended now."""
    return sure_bonuses(replace(state, ended=True), player)


def sure_bonuses(state: State, player: int) -> dict[str, int]:
    """Key of each bonus line of a player -> points, while the match goes on."""
    return {one.key: one.points for one in GAME.score(state) if one.player == player and "bonus" in one.key}


def ranks(state: State) -> list[tuple[int, int, int, str]]:
    """Rank, player, total and reason, best first."""
    return [(one.rank, one.player, one.total, one.reason) for one in GAME.standings(state)]
