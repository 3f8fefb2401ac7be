"""The coupon's table, step by step: what is asked, what is measured, and what is wrong with what came of it. Pure.

A step asks for what only a meter can tell, for yes or no, or for Enter when hands have done something; then the
board measures a square. What earlier steps have found out is handed on by name.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Literal

from companion.care.coupon import judging
from companion.care.coupon.expected import PLANNED, CouponRange, CouponTable
from companion.core.model import Fact

Asks = Literal["yes-no", "meter", "milliampere", "hands", "find"]
"""What is answered: one or nought, a reading, Enter when hands have done it, Enter to have the board found."""
Holds = Literal["scan", "on", "off"]
FIRST, SECOND = (1, 1), (2, 1)
"""The squares that are measured: A1 with the planned sensors, B1 with those of the cheaper class."""
METERED = 0
"""The sensor of A1 that a meter is held to: near left."""
Known = Mapping[str, tuple[int, ...]]
"""What was found out, in millivolts: the five levels of a square, or one reading, by the step that found it."""


@dataclass(frozen=True, slots=True)
class Judged:
    """What came of a step. causes: ids of what is probably wrong. stop: that has to be mended first."""

    causes: tuple[str, ...] = ()
    stop: bool = False


Judge = Callable[[tuple[int, ...], Known, CouponTable], Judged]


@dataclass(frozen=True, slots=True)
class CouponStep:
    """One row. name: of its question, coupon-ask-NAME. facts: what the question names.

    holds: what the cell's power is meanwhile. cell: the square that is measured after Enter.
    """

    name: str
    asks: Asks
    judge: Judge
    facts: Mapping[str, Fact] = field(default_factory=dict)
    holds: Holds = "scan"
    cell: tuple[int, int] | None = None


def steps_of(table: CouponTable) -> tuple[CouponStep, ...]:
    """All steps, in their order."""
    return (*_by_meter(table), *_by_magnets(table), *_by_class(table))


# ---- with a meter ----------------------------------------------------------------------------------------------


def _by_meter(table: CouponTable) -> tuple[CouponStep, ...]:
    volts = table.voltages
    first = (
        CouponStep("short", "yes-no", lambda got, *_: Judged(("short",), stop=True) if got[0] else Judged()),
        _reading("vbus", volts["vbus"], "cable"),
        CouponStep("vsys", "meter", _diode, _bounds(volts["diode"])),
        _reading("rail", volts["rail"], "regulator", stop=True),
        CouponStep("find", "find", lambda *_: Judged()),
    )
    off = volts["cell_off"]
    switch = (
        replace(_reading("cell-off", off, "switch-on", holds="off"), facts={"high": off.high}),
        _reading("cell-on", volts["cell_on"], "switch-off", holds="on"),
    )
    most = CouponRange(1, table.current_most_ma, table.current_most_ma)
    current = CouponStep(
        "current", "milliampere", lambda got, *_: _within(got[0], most, "budget", stop=True), {"most": most.high}
    )
    return (*first, *switch, current)


def _reading(name: str, allowed: CouponRange, cause: str, holds: Holds = "scan", stop: bool = False) -> CouponStep:
    return CouponStep(
        name, "meter", lambda got, *_: _within(got[0], allowed, cause, stop), _bounds(allowed), holds=holds
    )


def _bounds(allowed: CouponRange) -> dict[str, Fact]:
    return {"low": allowed.low, "high": allowed.high}


def _within(value: int, allowed: CouponRange, cause: str, stop: bool = False) -> Judged:
    return Judged() if allowed.holds(value) else Judged((cause,), stop=stop)


def _diode(got: tuple[int, ...], known: Known, table: CouponTable) -> Judged:
    return _within(known["vbus"][0] - got[0], table.voltages["diode"], "diode")


# ---- with magnets ----------------------------------------------------------------------------------------------


def _by_magnets(table: CouponTable) -> tuple[CouponStep, ...]:
    return (
        _at_rest("empty", table.empty, FIRST),
        CouponStep("meter", "meter", _meter, {"apart": table.meter_mv}, holds="on"),
        CouponStep("bare", "hands", _bare, _planned(table.plus), cell=FIRST),
        CouponStep("turned-over", "hands", _turned_over, _planned(table.minus), cell=FIRST),
        CouponStep("castle", "hands", _castle, _castle_facts(table), cell=FIRST),
        CouponStep("holds", "yes-no", _holds),
        CouponStep("gauge", "hands", _gauge, _planned(table.gauge), cell=FIRST),
        CouponStep("rod", "hands", lambda *_: Judged(), {"end": table.end_most_mv}, cell=FIRST),
        CouponStep("rod-over", "hands", _rod, {"end": table.end_most_mv}, cell=FIRST),
        CouponStep("turn", "hands", _turn, {"number": table.castle_number}, cell=FIRST),
    )


def _at_rest(name: str, allowed: CouponRange, cell: tuple[int, int]) -> CouponStep:
    """A square on which nothing lies."""
    return CouponStep(
        name, "hands", lambda got, *_: Judged(judging.of_empty(got, allowed)), _bounds(allowed), cell=cell
    )


def _planned(allowed: CouponRange) -> dict[str, Fact]:
    return {"nominal": allowed.nominal, **_bounds(allowed)}


def _castle_facts(table: CouponTable) -> dict[str, Fact]:
    nominal: dict[str, Fact] = {"plus": table.castle_plus.nominal, "minus": table.castle_minus.nominal}
    return {"number": table.castle_number, **nominal}


def _meter(got: tuple[int, ...], known: Known, table: CouponTable) -> Judged:
    return Judged(judging.of_meter(got[0], known["empty"][METERED], table.meter_mv))


def _bare(got: tuple[int, ...], known: Known, table: CouponTable) -> Judged:
    return _disc(got, known, table.empty.nominal - table.plus.nominal)


def _turned_over(got: tuple[int, ...], known: Known, table: CouponTable) -> Judged:
    return _disc(got, known, table.empty.nominal - table.minus.nominal)


def _disc(got: tuple[int, ...], known: Known, planned_mv: int) -> Judged:
    return Judged(judging.of_bare(got[judging.CENTRE], known["empty"][judging.CENTRE], planned_mv))


def words(table: CouponTable) -> dict[str, str]:
    """The word of each tile that is laid."""
    return {"castle": table.castle_word, "gauge": "+++++"}


def swings_of(known: Known, table: CouponTable) -> dict[str, float]:
    """The mean swing of each thing that was laid and read as what it is."""
    empty = known["empty"]
    found = {}
    if {"bare", "turned-over"} <= known.keys():
        sides = (known["bare"], known["turned-over"])
        found["bare"] = sum(judging.mean_swing(levels, empty, "0000+") for levels in sides) / len(sides)
    for thing, wanted in words(table).items():
        word = judging.magnets(known[thing], empty, table.swings_mv[PLANNED][thing]) if thing in known else ""
        if judging.is_tile(word, wanted):
            found[thing] = judging.mean_swing(known[thing], empty, word)
    return found


def _castle(got: tuple[int, ...], known: Known, table: CouponTable) -> Judged:
    return _tile(got, known["empty"], table, "castle")


def _holds(got: tuple[int, ...], known: Known, table: CouponTable) -> Judged:
    return Judged() if got[0] else Judged(("not-held",))


def _gauge(got: tuple[int, ...], known: Known, table: CouponTable) -> Judged:
    """The last of three things: what they say together."""
    seen = _tile(got, known["empty"], table, "gauge")
    swings = swings_of({**known, "gauge": got}, table)
    return seen if seen.causes else Judged(judging.of_swings(swings, table, bool(known["holds"][0])))


def _tile(got: tuple[int, ...], empty: tuple[int, ...], table: CouponTable, thing: str) -> Judged:
    word = judging.magnets(got, empty, table.swings_mv[PLANNED][thing])
    return Judged(judging.of_word(word, words(table)[thing]))


def _rod(got: tuple[int, ...], known: Known, table: CouponTable) -> Judged:
    """Only where the rod is near enough to reach an end, by what the castle gave."""
    if table.rod_mv * _castle_mv(known, table) / table.swings_mv[PLANNED]["castle"] < table.empty.nominal:
        return Judged()
    plus, minus = known["rod"][judging.CENTRE], got[judging.CENTRE]
    return Judged(judging.of_rod(min(plus, minus), max(plus, minus), table.end_most_mv))


def _turn(got: tuple[int, ...], known: Known, table: CouponTable) -> Judged:
    """Against what the castle gave before it was turned, however strong its magnets are."""
    ways = [abs(before - now) for before, now in zip(known["empty"], got, strict=True)]
    least_mv = table.turned_least_ratio * _castle_mv(known, table)
    return Judged() if min(ways[: judging.CENTRE]) >= least_mv else Judged(("posts",))


def _castle_mv(known: Known, table: CouponTable) -> float:
    """The mean swing below the castle, as planned where it was not read."""
    return swings_of(known, table).get("castle", table.swings_mv[PLANNED]["castle"])


# ---- the cheaper class -----------------------------------------------------------------------------------------


def _by_class(table: CouponTable) -> tuple[CouponStep, ...]:
    return (
        _at_rest("second-empty", table.economy, SECOND),
        CouponStep("second-castle", "hands", _second_castle, {"number": table.castle_number}, cell=SECOND),
    )


def _second_castle(got: tuple[int, ...], known: Known, table: CouponTable) -> Judged:
    return _tile(got, known["second-empty"], table, "castle")
