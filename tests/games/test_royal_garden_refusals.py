"""What is said of a castle or domino that may not lie there, word for word: reason, cells, terrains, remedy.

The lines stand in tests/golden/royal_garden_refusals.txt: "position | act | line".
"""

from __future__ import annotations

import pytest

from companion.games.royal_garden.game import GAME
from companion.games.royal_garden.rules.state import State
from companion.play.referee import trouble
from tests.games.garden import begin, judged, played, setup
from tests.games.lines_kit import ENGLISH, refusals
from tests.promised import missed

TABLE = {1: ("F1", "W0"), 2: ("M0", "S0"), 3: ("M1", "N0"), 4: ("L0", "L0"), 5: ("F0", "M0"), 6: ("F2", "L0")}
TABLE[7] = ("W0", "W1")


def alone(*lines: str) -> State:
    """One kingdom in its fixed frame."""
    return played(begin(1, TABLE), lines)


def floating(*lines: str) -> State:
    """One kingdom whose frame floats."""
    return played(GAME.start(setup(1, fixed=False, table=TABLE)), lines)


MEADOW = ("1 castle 1 C3", "1 place 2 C4 C5")
POSITIONS = {
    "empty": alone(),
    "centre": alone("1 castle 1 C3"),
    "forest": alone("1 castle 1 C3", "1 place 5 D3 E3"),
    "meadow": alone(*MEADOW),
    "meadow below": alone("1 castle 1 C3", "1 place 2 C2 C1"),
    "both": alone(*MEADOW, "1 place 4 B3 B4"),
    "at the right": alone("1 castle 1 D3"),
    "at the left": alone("1 castle 1 A3"),
    "far away": alone("1 castle 1 D5"),
    "near": alone("1 castle 1 B1"),
    "two": played(begin(2), ["1 castle 1 C3", "2 castle 2 C3", "1 place 24 B3 B4"]),
    "no castle": played(begin(2), ["1 castle 1 C3"]),
    "walled": alone("1 castle 1 A1", "1 place 4 A2 A3", "1 place 2 C1 B1"),
    "over": played(begin(2), ["2 end"]),
    "floating": floating("1 castle 1 A1", "1 place 1 0:1 -1:1", "1 place 7 -2:1 -2:2"),
    "floating up": floating("1 castle 1 A1", "1 place 1 1:2 1:3", "1 place 7 1:4 1:5"),
}


@pytest.mark.parametrize(("position", "act", "line"), refusals("royal_garden"))
def test_a_refusal_tells_what_is_wrong_and_what_helps(position: str, act: str, line: str) -> None:
    found = judged(POSITIONS[position], act)
    assert [one for each in found for one in missed(each)] == []
    found = trouble.lying(found) if " discard " not in act else found
    assert ENGLISH.say(trouble.refusal(trouble.whose("1", "Jana", 2), found)) == line
