"""A domino pushed along over the board: said once, where it stops, and nothing of it is doubted on the way."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.core.model import Kind
from tests.board_kit import lie
from tests.rig import Rig
from tests.slides import push

WAYS = {
    0: [[(1, 0), (1, 3)], [(1, 6), (1, 3)], [(4, 0), (4, 3)], [(1, 1), (1, 3)], [(4, 6), (4, 4), (4, 3)]],
    1: [[(2, -1), (2, 2)], [(2, 6), (2, 3)], [(2, 1), (2, 3)], [(5, 1), (2, 1), (2, 2)], [(5, 4), (3, 4)]],
    2: [[(2, 0), (2, 3)], [(2, 6), (2, 3)], [(5, 1), (5, 3)], [(5, 6), (5, 3)], [(2, 5), (2, 3)]],
    3: [[(2, 7), (2, 4)], [(2, 2), (2, 4)], [(4, 1), (4, 4)], [(1, 5), (2, 5), (2, 4)], [(5, 2), (3, 2)]],
}
"""By quarter turns of the domino: ways of its half a, from the board or beyond its edge, to beside a castle on C3.

Several lead over cells where the domino could lie as well.
"""

SOON_MS = 2600
"""A slow push lets a cell change so often that it counts as flapping for a second after it; then the board has to
be quiet, and a heartbeat has to tell of it."""

BLIND_MM_S = 150
"""Pushed faster, no word settles between two cells: the first one on the way is told as if it lay there."""


SLOW_SLIDES = 250
"""Seeded ones, each of which is played in some milliseconds."""


def pushed(
    number: int, turn: int, way: int, speed_mm_s: int, seed: int, dirt: float
) -> tuple[Rig, list[str], list[str]]:
    """A rig after the push, what was said on the way, and what was said until the board had long been quiet."""
    rig = Rig(1)
    rig.castle(1)
    rig.run(1, random.Random(seed).randrange(500))  # heartbeats come at any moment of the push
    rig.forget()
    cells = WAYS[turn][way]
    for _ in push(rig, lie(number, *cells[-1], turn), cells, speed_mm_s, random.Random(seed), dirt):
        pass
    on_way = rig.spoken()
    rig.run(1, SOON_MS)
    soon = [one.key for one in rig.said if one.key == "rg-placed" or one.kind is Kind.IMPORTANT]
    rig.quiet()
    assert not [one.key for one in rig.said if one.kind is Kind.IMPORTANT]
    return rig, on_way, soon


@settings(deadline=None, max_examples=40)
@given(
    st.integers(1, 48),
    st.sampled_from(sorted(WAYS)),
    st.integers(0, 4),
    st.integers(50, 300),
    st.integers(0, 2**32),
    st.sampled_from([0.0, 0.2, 0.5]),
)
def test_a_slide_is_said_where_it_stops_and_never_doubted(
    number: int, turn: int, way: int, speed_mm_s: int, seed: int, dirt: float
) -> None:
    rig, on_way, soon = pushed(number, turn, way, speed_mm_s, seed, dirt)
    assert [*on_way, *soon].count("rg-placed") in (1, 2)
    assert [key for key in on_way if key not in ("rg-placed", "rg-area-grew")] == []
    assert rig.spoken().count("rg-placed") <= 1, "quiet brings nothing more"
    (_, placed) = rig.moves()
    x, y = WAYS[turn][way][-1]
    assert placed.startswith(f"1 place {number} {'ABCDE'[x - 1]}{y} ")


def test_hardly_any_slow_slide_is_said_on_its_way() -> None:
    """One of a thousand is: it rests between two cells for as long as a domino that was laid there."""
    dice = random.Random(5)
    twice = 0
    for _ in range(SLOW_SLIDES):
        turn, way, speed_mm_s = dice.choice(sorted(WAYS)), dice.randint(0, 4), dice.randint(50, BLIND_MM_S)
        _, on_way, soon = pushed(dice.randint(1, 48), turn, way, speed_mm_s, dice.randint(0, 2**32), 0.2)
        twice += [*on_way, *soon].count("rg-placed") > 1
    assert twice <= SLOW_SLIDES // 100


@pytest.mark.parametrize("speed_mm_s", [50, 80, 120, 150, 200, 300])
def test_over_cells_where_it_could_lie_nothing_is_said_on_the_way(speed_mm_s: int) -> None:
    rig, on_way, soon = pushed(24, 3, 1, speed_mm_s, 1, 0.0)
    assert [*on_way, *soon].count("rg-placed") == 1
    assert rig.moves()[1] == "1 place 24 B4 B3"


def test_a_domino_laid_from_above_is_said_at_once_though_it_came_unsurely() -> None:
    rig = Rig(1)
    rig.castle(1)
    rig.forget()
    a, b = lie(24, 2, 3, 1).words()
    unsure = ["".join("0" if trit == "0" else "?" for trit in word) for word in (a, b)]
    rig.boards[1].word((2, 3), unsure[0])
    rig.boards[1].word((2, 4), unsure[1])
    rig.run(1, 60)
    rig.boards[1].word((2, 3), a)
    rig.boards[1].word((2, 4), b)
    rig.run(1, 0)
    assert "rg-placed" in rig.spoken()
