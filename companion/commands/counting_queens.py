"""Azul: Queen's Garden for `score` and `rank`: gardens of files, of the running game, of a dialogue."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, TypeVar

from companion.commands.counting import DISCARDED, REVERSE, ROUNDS, Asked, names_of, print_json, wrong
from companion.commands.doubting import Doubted, Settled, code_of, data_of, doubted, settle
from companion.errors import CountError
from companion.games.queens_garden.doubts import of_garden, of_gardens
from companion.games.queens_garden.finished import (
    END,
    FILE,
    GAME,
    PLAYING,
    TOLD,
    Counted,
    check,
    data,
    points_of,
    ranking_data,
)
from companion.games.queens_garden.layout import LayoutError, read_layout
from companion.games.queens_garden.state import BELOW, SIDE_B

if TYPE_CHECKING:
    from companion.games.queens_garden.tables import Wheel
    from companion.local.messages import Kingdoms
    from companion.model import Announcement

T = TypeVar("T")
SINGLE = "companion score --layout"
"""The command for what is not ranked."""


@dataclass(frozen=True, slots=True)
class Rules:
    """What was asked for. points: on the counters, in order, () where not told."""

    side_b: bool = False
    below: bool = False
    points: tuple[int, ...] = ()


def rules_of(asked: Asked) -> Rules:
    """The options as they were typed. Raises CountError: score-unfit, qg-count-number; CompanionError."""
    asked.lacks(DISCARDED, REVERSE, ROUNDS)
    variants: tuple[str, ...] = ()
    if asked.variants:
        from companion.commands.choosing import variants_of

        variants = variants_of(asked.variants, GAME)
    below = BELOW in variants
    points = tuple(points_of(one, below) for told in asked.points for one in told.split(","))
    return Rules(SIDE_B in variants, below, points)


def wheel_of(asked: Asked, side_b: bool) -> Wheel:
    """What the wheel scores, as its owner has corrected it. CompanionError: side B is not entered yet.

    That the owner's file cannot be used is told; then what is believed to be printed is used.
    """
    from companion.commands import wheel_store
    from companion.commands.common import line
    from companion.games.queens_garden import tables

    where = asked.where()
    for one in wheel_store.trouble(where.places, GAME):
        line(where.phrases.write(one), err=True)
    return tables.wheel(wheel_store.options(where.places, GAME, (SIDE_B,) if side_b else ()))


def score(asked: Asked, running: Kingdoms | None) -> None:
    """Tell the score of files, of the running game, else of what is told in a dialogue."""
    rules = rules_of(asked)
    if asked.files:
        settled = filed(asked, rules)
        gardens = [one for one in settled.found if one is not None]
        if settled.counts or asked.as_json:
            tell(settled.with_found(gardens), asked, _told(asked, settled.found))
        raise SystemExit(code_of(settled, complete=len(gardens) == len(settled.found)))
    if running is not None:
        tell(Settled(_playing(running, rules)), asked, playing=True)
    elif asked.as_json:
        raise CountError("qg-count-json", option="--json")
    else:
        from companion.commands.queens_dialogue import count_gardens

        count_gardens(asked, rules)


def rank(asked: Asked) -> None:
    """Tell the places of finished gardens, written down as files. CompanionError."""
    rules = rules_of(asked)
    if len(asked.files) < 2:
        raise CountError("qg-rank-few", command=f"{SINGLE} --game")
    settled = filed(asked, rules)
    gardens = [one for one in settled.found if one is not None]
    if asked.as_json:
        print_json(_ranking(settled, gardens, asked, _told(asked, settled.found)))
    elif settled.counts and len(gardens) > 1:
        from companion.commands.saying import say_lines
        from companion.games.queens_garden.report import ranks

        said = [*settled.announced, *ranks(gardens)]
        say_lines(said, asked.where(), asked.text, asked.wav, exact=True)
    raise SystemExit(code_of(settled, complete=len(gardens) == len(settled.found)))


# ---- files ----------------------------------------------------------------------------------------------------


def filed(asked: Asked, rules: Rules) -> Settled[list[Counted | None]]:
    """Every layout file, counted; each fault is told in its place, and the rest goes on. CompanionError.

    A garden is called as its file says, else as names_of does.
    """
    check(len(asked.files), len(rules.points))
    names = names_of(asked.files)
    wheel = cache(lambda side_b: wheel_of(asked, side_b))

    def look() -> tuple[list[Counted | None], list[Doubted]]:
        found = [_filed(asked, file, names[at], at, rules, wheel) for at, file in enumerate(asked.files)]
        counted = [one for one in found if one is not None]
        for what, told in (("round", {one.round for one in counted}), ("side", {one.side_b for one in counted})):
            if len(told) > 1:
                raise CountError("qg-count-mixed", what=what)
        return found, doubts_of([(one, file) for one, file in zip(found, asked.files, strict=True) if one])

    return settle(asked, look)


def doubts_of(gardens: Sequence[tuple[Counted, str]]) -> list[Doubted]:
    """What the rules, or one set, do not allow in these gardens, each with its file."""
    found = []
    for one, source in gardens:
        problems = of_garden(one.garden)
        found += [doubted(problem, one.name, source, len(gardens) > 1) for problem in problems]
    return found + [doubted(problem) for problem in of_gardens([one.garden for one, _ in gardens])]


def _filed(
    asked: Asked, file: str, name: str, at: int, rules: Rules, wheel: Callable[[bool], Wheel]
) -> Counted | None:
    try:
        layout = read_layout(file, rules.side_b, rules.below)
    except LayoutError as error:
        for one in error.errors:
            wrong(one, file, asked.lang)
        return None
    sectors = wheel(layout.side_b)[layout.round - 1] if layout.round != END else ()
    counted = Counted(
        layout.name or name,
        layout.garden,
        round=layout.round,
        sectors=sectors,
        side_b=layout.side_b,
        below=rules.below,
    )
    if rules.points:
        return counted.with_points(rules.points[at], TOLD)
    return counted if layout.points is None else counted.with_points(layout.points, FILE)


def _told(asked: Asked, found: Sequence[Counted | None]) -> list[str]:
    """The files that could be counted."""
    return [file for file, one in zip(asked.files, found, strict=True) if one is not None]


# ---- the running game -----------------------------------------------------------------------------------------


def _playing(told: Kingdoms, rules: Rules) -> list[Counted]:
    """The gardens of the game being played, as if it ended now, with its own points unless others were told."""
    from companion.games.queens_garden.spaces import garden_of

    check(len(told.kingdoms), len(rules.points))
    found = []
    for at, one in enumerate(told.kingdoms):
        cells = {(x, y): kind for x, y, kind in one.cells}
        garden = garden_of(cells, one.bonuses, one.points)
        side_b, below = rules.side_b or SIDE_B in told.variants, rules.below or BELOW in told.variants
        counted = Counted(one.name, garden, PLAYING, side_b=side_b, below=below)
        found.append(counted.with_points(rules.points[at], TOLD) if rules.points else counted)
    return found


# ---- telling --------------------------------------------------------------------------------------------------


def tell(
    settled: Settled[list[Counted]], asked: Asked, files: Sequence[str] = (), *, playing: bool = False
) -> None:
    """Tell gardens, one after the other, then the places. playing: the game goes on, and its companion speaks."""
    gardens = settled.found
    if asked.as_json:
        for one, file in zip(gardens, files or [""] * len(gardens), strict=True):
            print_json({**data(one, file), "doubts": data_of(asked, settled.doubts, file)})
        if len(gardens) > 1:
            print_json(_ranking(settled, gardens, asked, files))
    elif gardens:
        from companion.commands.saying import say_lines

        said = [*settled.announced, *announced(gardens, asked, playing=playing)]
        say_lines(said, asked.where(), asked.text or (playing and not asked.quiet), asked.wav, exact=True)


def _ranking(
    settled: Settled[list[T]], gardens: Sequence[Counted], asked: Asked, files: Sequence[str]
) -> dict[str, object]:
    """The places for programs; nobody has one over doubts."""
    told = ranking_data(gardens, files)
    places = told["ranking"] if settled.counts else []
    return {**told, "ranking": places, "doubts": data_of(asked, settled.doubts)}


def announced(gardens: Sequence[Counted], asked: Asked, *, playing: bool = False) -> list[Announcement]:
    """The score of these gardens in sentences; groups of two only where everything is told."""
    from companion.games.queens_garden.report import report

    over = not playing and all(one.round == END for one in gardens)
    return report(gardens, over=over, pairs=asked.where().phrases.level == "full")
