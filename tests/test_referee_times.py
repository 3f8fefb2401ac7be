"""How long a board must have been quiet until the referee says or decides something: to the millisecond."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from companion.core.model import Doubt, Half, Place
from tests.test_referee_match import CHOSEN, LONG_MS, QUIET_MS, Evening, laid_down

MOMENTS = (1, QUIET_MS - 1, QUIET_MS, LONG_MS - 1, LONG_MS)
HALF = Half(Place("1", 3, 1), "T", ())


def refused() -> Evening:
    """A tile lies before the castle."""
    evening = Evening()
    evening.lay("1", 2, "tile 1")
    return evening


def lifted() -> Evening:
    """A castle was laid, and taken up again."""
    evening = Evening()
    evening.lay("1", 1, "castle 1")
    evening.lift("1", 1)
    return evening


def missing() -> Evening:
    """A castle that is final was taken up."""
    evening = laid_down()
    evening.lift("1", 1)
    return evening


def missing_with_a_half() -> Evening:
    """The same, and only half of something is read: the other half may be on its way down."""
    evening = laid_down()
    del evening.shown["1"][1]
    evening.read("1", halves=(HALF,))
    return evening


def half() -> Evening:
    """Half of something is read."""
    evening = Evening()
    evening.read("1", halves=(HALF,))
    return evening


def unread() -> Evening:
    """A cell cannot be read."""
    evening = Evening()
    evening.read("1", doubts=((Place("1", 2, 1), Doubt.UNKNOWN),))
    return evening


def left_lying() -> Evening:
    """A tile that was refused is legal by now, and the last that hands did was to lift another one."""
    evening = Evening()
    evening.lay("1", 2, "tile 1")
    evening.lay("1", 1, "castle 1")
    evening.lay("1", 3, "tile 5")
    evening.lift("1", 3)
    for line in CHOSEN[1:]:
        evening.tell(line)
    assert evening.moves == list(CHOSEN)
    return evening


def pushed() -> Evening:
    """A castle came that may be pushed on: it counts as soon as it rests."""
    evening = Evening()
    evening.lay("1", 1, "castle 1", moving=True)
    return evening


WAITS: list[tuple[Callable[[], Evening], int]] = [
    (refused, QUIET_MS),
    (lifted, QUIET_MS),
    (missing, QUIET_MS),
    (missing_with_a_half, LONG_MS),
    (half, LONG_MS),
    (unread, LONG_MS),
    (left_lying, QUIET_MS),
    (pushed, 1),
]


@pytest.mark.parametrize(("begun", "wanted_ms"), WAITS, ids=[begun.__name__ for begun, _ in WAITS])
def test_it_is_said_or_decided_at_its_very_millisecond_and_once(
    begun: Callable[[], Evening], wanted_ms: int
) -> None:
    evening, found = begun(), list[int]()
    for ms in (*MOMENTS, LONG_MS, LONG_MS + 1):
        evening.forget()
        evening.quiet("1", ms)
        if evening.said or evening.decided:
            found.append(ms)
    assert found == [wanted_ms]


@pytest.mark.parametrize(("begun", "wanted_ms"), WAITS, ids=[begun.__name__ for begun, _ in WAITS])
def test_what_is_told_first_after_a_long_quiet_is_the_same(begun: Callable[[], Evening], wanted_ms: int) -> None:
    """Whoever looks late, as after a moment in which much was to do, hears what others heard in time."""
    early, late = begun(), begun()
    for evening, moments in ((early, MOMENTS), (late, (LONG_MS,))):
        evening.forget()
        for ms in moments:
            evening.quiet("1", ms)
    assert wanted_ms in MOMENTS
    assert [one.key for one in early.said] == [one.key for one in late.said]
    assert early.moves == late.moves


def test_what_is_legal_by_now_counts_after_a_moment_of_quiet_where_hands_only_lifted_last() -> None:
    evening = left_lying()
    evening.quiet("1", QUIET_MS - 1)
    assert evening.moves == list(CHOSEN)
    evening.quiet("1", QUIET_MS)
    assert evening.moves == [*CHOSEN, "1 place 1 B1"]
