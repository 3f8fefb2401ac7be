"""What is promised of tables that are far: acts to the far mouth, cuts, silence, a server's restart, memory, rest.

Each table is a process of its own, and what is between it and the server can be slow, cut or silent. A figure that
is not within its bound is marked; all of it depends on what else the computer does, which is told.
"""

from __future__ import annotations

import asyncio
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from companion.far.kept import far_folder, put_record
from tests.far_net.crowd import Used
from tests.far_net.killing import Victim, until_acts, victims
from tests.far_net.kit import House, Link, door, house
from tests.far_net.tables import aside, records
from tests.patience import PATIENCE_S

AWAY, BACK = "The connection is gone.", "The connection is back."
FAR_MS, SLOW_FAR_MS = 60, 200
CUT_S, BACK_S, SILENCE_S, RESTART_S = 30.0, 2.0, 8.0, 3.0
MEMORY_MB, IDLE = 100, 2.0
SLOW_S = 0.04
"""One way between a table and the server."""
MISSED = "(missed)"
MATCH_S = 300.0
RESTS_S, WATCHED_S = 5.0, 20.0


def bounds() -> Iterator[str]:
    """Every figure with its bound. AssertionError at the end where one is missed."""
    figures = (partial(acts, 0.0, FAR_MS), partial(acts, SLOW_S, SLOW_FAR_MS), breaks, at_rest)
    missed = 0
    for figure in figures:
        told = figure()
        missed += told.count(MISSED)
        yield f"{told} Load of the computer {os.getloadavg()[0]:.1f}."
    assert not missed, f"{missed} of the figures are not within their bounds"


def _within(figure: float, most: float, unit: str) -> str:
    return f"{figure:.1f} of {most:.0f} {unit}" + ("" if figure <= most else f" {MISSED}")


# ---- acts -----------------------------------------------------------------------------------------------------


def acts(delay_s: float, most_ms: float) -> str:
    """A whole match of two processes, to the far mouth and to the own.

    The first act of each table is told apart: it waits until both have told how far they know the log.
    """
    with _pair(delay_s) as (_, tables, _ways):
        assert until_acts(tables, 10_000, MATCH_S), [one.lines[-4:] for one in tables]
    (first_far, far), (first_own, own) = _took_ms(tables, far=True), _took_ms(tables, far=False)
    return (
        f"At {1000 * delay_s:.0f} ms one way, {len(far)} acts: far mouth p50 {statistics.median(far):.1f}, p95 "
        f"{_within(_p95(far), most_ms, 'ms')}; own mouth p50 {statistics.median(own):.1f}, p95 "
        f"{_within(_p95(own), 25 + 2000 * delay_s, 'ms')}. First acts: {max(first_far):.0f} and "
        f"{max(first_own):.0f} ms."
    )


def _took_ms(tables: Sequence[Victim], *, far: bool) -> tuple[list[float], list[float]]:
    """From the typing of each act to the first line said of it: at the other table, or at its own.

    The first act of each table, and the others.
    """
    first, took = list[float](), list[float]()
    for one in tables:
        for other in tables:
            if (one is not other) is far:
                came = other.last.came_s
                typed_s = sorted(one.last.typed_s.items())
                took_ms = [1000 * (came[at] - begun_s) for at, begun_s in typed_s if at in came]
                first, took = first + took_ms[:1], took + took_ms[1:]
    return first, took


def _p95(took: Sequence[float]) -> float:
    return statistics.quantiles(took, n=20)[-1]


@dataclass(frozen=True)
class _Way:
    """A link of a table, which runs in a loop of its own."""

    link: Link
    loop: asyncio.AbstractEventLoop

    def cut(self) -> None:
        """End what goes through it, until it is up again."""
        self.loop.call_soon_threadsafe(self.link.cut)

    def mend(self) -> None:
        """Let everything through again; behind a cut that was told before."""

        def mended() -> None:
            self.link.silent, self.link.up = False, True

        self.loop.call_soon_threadsafe(mended)


@contextmanager
def _pair(delay_s: float = 0.0) -> Iterator[tuple[House, list[Victim], list[_Way]]]:
    """A server, and two tables at it, each with a link of its own."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        at = stack.enter_context(house(folder))
        ways = [_Way(*stack.enter_context(aside(Link(at.plan.port, delay_s).run()))) for _ in range(2)]
        links = [one.link for one in ways]
        yield at, stack.enter_context(victims(at, "bounds", "royal_garden", 2, folder, links)), ways


# ---- breaks ---------------------------------------------------------------------------------------------------


def overnight(hours: float) -> Iterator[str]:
    """The same breaks after hours of rest; AssertionError where a bound is missed, or something was said."""
    told = breaks(3600 * hours)
    yield f"After {hours:g} hours at rest: {told}"
    assert MISSED not in told, "a figure is not within its bound"


def breaks(rest_s: float = 0.0) -> str:
    """A cut, silence, and a server that is killed; how soon each is told, and how soon the match goes on.

    rest_s: so long nobody acts before.
    """
    with _pair() as (at, tables, ways):
        assert until_acts(tables, 8)
        if rest_s:
            _rested(tables, rest_s)
        cut = _cut(tables, ways[1])
        silent_s = _silent(tables, ways[1])
        restart_s = _restarted(at, tables)
    return (
        f"{cut} Silence is told after {_within(silent_s, SILENCE_S, 's')}. After a kill of the server the next "
        f"act stands within {_within(restart_s, RESTART_S, 's')}."
    )


def _rested(tables: Sequence[Victim], rest_s: float) -> None:
    """So long nobody types, and nothing is said."""
    for one in tables:
        one.let(plays=False)
    time.sleep(RESTS_S)
    for one in tables:
        one.hear()
    said, end_s = [len(one.lines) for one in tables], time.monotonic() + rest_s
    while (left_s := end_s - time.monotonic()) > 0:
        time.sleep(min(left_s, RESTS_S))
        for one, before in zip(tables, said, strict=True):
            one.hear()
            assert len(one.lines) == before, one.lines[before:]
    for one in tables:
        one.let(plays=True)


def _cut(tables: Sequence[Victim], way: _Way) -> str:
    """A table is cut off for a while."""
    told_away, began = _line(tables, 1, AWAY), time.monotonic()
    way.cut()
    away_s = told_away()
    time.sleep(CUT_S - (time.monotonic() - began))
    told_back, goes_on = _line(tables, 1, BACK), _next_act(tables)
    way.mend()
    back_s = told_back()
    on_s = back_s + goes_on()
    return (
        f"A cut of {CUT_S:.0f} s is told after {away_s:.1f} s, its end after {_within(back_s, BACK_S, 's')}; the "
        f"next act stands {on_s:.1f} s after it."
    )


def _silent(tables: Sequence[Victim], way: _Way) -> float:
    """What a table says comes nowhere any more, and the link stays; so long until it is told, then all is well."""
    told_away = _line(tables, 1, AWAY)
    way.link.silent = True
    took_s = told_away()
    told_back, goes_on = _line(tables, 1, BACK), _next_act(tables)
    way.cut()
    way.mend()
    told_back()
    goes_on()
    return took_s


def _restarted(at: House, tables: Sequence[Victim]) -> float:
    """The server is killed and begun again; so long from the kill until an act stands that came after it."""
    told_away, began = [_line(tables, place, AWAY) for place in range(len(tables))], time.monotonic()
    at.kill()
    for told in told_away:
        told()
    goes_on = _next_act(tables)
    at.restart()
    goes_on()
    return time.monotonic() - began


def _line(tables: Sequence[Victim], place: int, line: str) -> Callable[[], float]:
    """Waits until a table has said this line once more than by now; the seconds that takes."""
    table = tables[place]

    def count() -> int:
        return sum(line in one for one in table.lines)

    return _waiting(tables, count)


def _next_act(tables: Sequence[Victim]) -> Callable[[], float]:
    """Waits until one more act stands at each table."""
    return _waiting(tables, lambda: min(len(one.acts) for one in tables))


def _waiting(tables: Sequence[Victim], count: Callable[[], int]) -> Callable[[], float]:
    for one in tables:
        one.hear()
    before = count()

    def wait() -> float:
        began = time.monotonic()
        while count() <= before:
            assert time.monotonic() < began + PATIENCE_S, [one.lines[-5:] for one in tables]
            time.sleep(0.01)
            for one in tables:
                one.hear()
        return time.monotonic() - began

    return wait


# ---- at rest --------------------------------------------------------------------------------------------------


def at_rest() -> str:
    """Two daemons as `companion far play` runs them, by text, while nobody does anything."""
    with tempfile.TemporaryDirectory() as folder, house(Path(folder)) as at, aside(door(at)):
        homes = [Path(folder) / f"home{seat}" for seat in (1, 2)]
        for home, record in zip(homes, records(at, "rest", "royal_garden", 2), strict=True):
            put_record(far_folder(home / "data"), record)
        running = [_played(home) for home in homes]
        try:
            for one in running:
                assert one.stdout is not None
                while "castle" not in (line := one.stdout.readline()):
                    assert line, "it has ended"
            time.sleep(RESTS_S)
            before = [Used(one.pid) for one in running]
            time.sleep(WATCHED_S)
            after = [Used(one.pid) for one in running]
        finally:
            for one in running:
                one.kill()
                one.wait()
    memory = max(one.memory_mb for one in after)
    used = max(now.cpu_s - then.cpu_s for then, now in zip(before, after, strict=True))
    return (
        f"A daemon with a far match, by text: {_within(memory, MEMORY_MB, 'MB')}, at rest "
        f"{_within(100 * used / WATCHED_S, IDLE, '% of a core')}."
    )


def _played(home: Path) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "companion", "far", "play", "--text", "--lang", "en"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        encoding="utf-8",
        env={**os.environ, "COMPANION_HOME": str(home), "PYTHONIOENCODING": "utf-8"},
    )
