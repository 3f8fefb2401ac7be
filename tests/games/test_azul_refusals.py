"""What is said of an act of Azul that is refused, word for word in one language: reason, places, counts, remedy.

The lines stand in tests/golden/azul_refusals.txt: "position | act | line".
"""

from __future__ import annotations

import pytest

from companion.core.model import Move
from companion.games.azul.rules.state import OVER, State
from companion.play.referee import trouble
from tests.promised import missed

from .azul_kit import EDITIONS, GAMES, counts, setup, told, wall
from .lines_kit import ENGLISH, refusals
from .test_azul_judge import begun, offer, tiling
from .test_azul_special import scene

GAME, EDITION, SWEET = GAMES["azul_mini"], EDITIONS["azul_mini"], GAMES["master_chocolatier"]


def reverse(cells: list[tuple[int, int, str]]) -> State:
    """Line 2 of player 1 is full of red; on the wall, whose other side is up, lie these tiles."""
    state: State = tiling("reverse")
    held = state.board(1)
    assert held is not None
    return state.with_board(1, held._replace(wall=wall(EDITION, cells)))


def drawing(bag: str) -> State:
    """Four tiles are to be drawn out of this bag; in the lid lie three black ones."""
    state: State = begun()
    return state._replace(bag=counts(EDITION, bag), lid=counts(EDITION, "black black black"))


def gold(*acts: str) -> State:
    """Two of five displays are to be turned to a gold side."""
    state: State = told(SWEET, SWEET.start(setup("master_chocolatier", 2, "special")), "0 lots 1", *acts)
    return state


NARROW = [(2, 1, "blue"), (2, 2, "yellow"), (2, 4, "black"), (2, 5, "white"), (5, 3, "red")]
POSITIONS = {
    "take": offer(),
    "tile": tiling(),
    "reverse": reverse([(2, 1, "blue"), (5, 3, "red")]),
    "no column": reverse(NARROW),
    "draw": drawing("red red red blue"),
    "draw from the lid": drawing("red red"),
    "gold": gold("0 gold 1 sn2-red"),
    "spread": told(SWEET, scene("2:sn4 4:sn3"), "take 2 brown 1"),
    "lots": GAME.start(setup("azul_mini", 2)),
    "over": tiling()._replace(phase=OVER),
}


@pytest.mark.parametrize(("position", "act", "line"), refusals("azul"))
def test_a_refusal_tells_what_is_wrong_and_what_helps(position: str, act: str, line: str) -> None:
    game = SWEET if position in ("gold", "spread") else GAME
    move = game.parse(POSITIONS[position], act)
    found = move if isinstance(move, list) else game.judge(POSITIONS[position], move)
    assert [one for each in found for one in missed(each)] == []
    found = trouble.lying(found) if isinstance(move, Move) and move.comes else found
    assert ENGLISH.say(trouble.refusal(trouble.whose("told", "Jana", 2), found)) == line
