"""Azul Mini and Azul Master Chocolatier for `score` and `rank`: walls of files, of boards, of the running game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeVar

from companion.commands.counting import DISCARDED, Asked, names_of, print_json, wrong
from companion.commands.doubting import Doubted, Settled, code_of, data_of, doubted, settle
from companion.errors import CountError
from companion.games.azul.doubts import of_game, of_points, of_wall
from companion.games.azul.editions import CHOCOLATIER, MINI, REVERSE, SIZE, Edition
from companion.games.azul.finished import (
    LETTERS,
    NONE,
    PLAYING,
    TOLD,
    Counted,
    check,
    data,
    points_of,
    ranking_data,
)
from companion.games.azul.layout import LayoutError, read_layout
from companion.games.azul.wall import EMPTY, Wall, with_tile

if TYPE_CHECKING:
    from companion.local.messages import Kingdoms
    from companion.model import Announcement

T = TypeVar("T")
EDITIONS = {one.name: one for one in (MINI, CHOCOLATIER)}
SINGLE = "companion score --layout"
"""The command for what is not ranked."""


@dataclass(frozen=True, slots=True)
class Rules:
    """What was asked for. points: on the counters, in order, () where not told."""

    edition: Edition
    reverse: bool = False
    points: tuple[int, ...] = ()


def rules_of(asked: Asked) -> Rules:
    """The options as they were typed. Raises CountError: score-unfit, az-count-number; CompanionError."""
    edition = EDITIONS[asked.game]
    asked.lacks(DISCARDED)
    variants: tuple[str, ...] = ()
    if asked.variants:
        from companion.commands.choosing import variants_of

        variants = variants_of(asked.variants, asked.game)
    points = tuple(points_of(one, edition) for told in asked.points for one in told.split(","))
    return Rules(edition, asked.reverse or REVERSE in variants, points)


def score(asked: Asked, running: Kingdoms | None) -> None:
    """Tell the score of files, of a count round by round, of the running game, else of what lies on the boards."""
    rules = rules_of(asked)
    if asked.files:
        _score_files(asked, rules)
    elif asked.rounds:
        from companion.commands.azul_rounds import count_rounds

        count_rounds(asked, rules.edition, rules.reverse)
    elif running is not None:
        tell(Settled(_playing(running, rules)), asked, playing=True)
    else:
        from companion.commands.azul_table import lying

        settled, boards = lying(asked, rules)
        if settled.counts or asked.as_json:
            tell(settled, asked, boards=boards)
        raise SystemExit(code_of(settled))


def rank(asked: Asked) -> None:
    """Tell the places of finished walls, written down as files. CompanionError."""
    rules = rules_of(asked)
    if len(asked.files) < 2:
        raise CountError("az-rank-few", edition=rules.edition.name, command=f"{SINGLE} --game")
    settled = filed(asked, rules)
    walls = [one for one in settled.found if one is not None]
    if asked.as_json:
        print_json(_ranking(settled, walls, asked, _told(asked, settled.found)))
    elif settled.counts and len(walls) > 1:
        from companion.commands.saying import say_lines
        from companion.games.azul.report import ranks

        said = [*settled.announced, *ranks(walls)]
        say_lines(said, asked.where(), asked.text, asked.wav, exact=True)
    raise SystemExit(code_of(settled, complete=len(walls) == len(settled.found)))


# ---- files ----------------------------------------------------------------------------------------------------


def filed(asked: Asked, rules: Rules) -> Settled[list[Counted | None]]:
    """Every layout file, counted; each fault is told in its place, and the rest goes on. CountError.

    A wall is called as its file says, else as names_of does.
    """
    check(rules.edition, len(asked.files), len(rules.points))
    names = names_of(asked.files)

    def look() -> tuple[list[Counted | None], list[Doubted]]:
        found = [_filed(file, names[at], at, rules, asked.lang) for at, file in enumerate(asked.files)]
        return found, doubts_of([(one, file) for one, file in zip(found, asked.files, strict=True) if one])

    return settle(asked, look)


def doubts_of(walls: Sequence[tuple[Counted, str]], *, points: bool = True) -> list[Doubted]:
    """What the rules do not allow in these walls, each with its board or file. points: on the counters, too."""
    found = []
    for one, source in walls:
        problems = of_wall(one.edition, one.wall, one.reverse)
        if points and one.source != NONE:
            problems += of_points(one.edition, one.wall, one.running)
        found += [doubted(problem, one.name, source, len(walls) > 1) for problem in problems]
    if walls and not found:
        first = walls[0][0]
        game = of_game(first.edition, [one.wall for one, _ in walls], first.reverse)
        found += [doubted(problem) for problem in game]
    return found


def _filed(file: str, name: str, at: int, rules: Rules, lang: str | None) -> Counted | None:
    try:
        layout = read_layout(file, rules.edition, rules.reverse)
    except LayoutError as error:
        for one in error.errors:
            wrong(one, file, lang)
        return None
    counted = Counted(layout.name or name, rules.edition, layout.wall, reverse=layout.reverse)
    if rules.points:
        return counted.with_points(rules.points[at], TOLD)
    return counted if layout.points is None else counted.with_points(layout.points, "file")


def _told(asked: Asked, found: Sequence[Counted | None]) -> list[str]:
    """The files that could be counted."""
    return [file for file, one in zip(asked.files, found, strict=True) if one is not None]


def _score_files(asked: Asked, rules: Rules) -> None:
    settled = filed(asked, rules)
    walls = [one for one in settled.found if one is not None]
    if settled.counts or asked.as_json:
        tell(settled.with_found(walls), asked, _told(asked, settled.found))
    raise SystemExit(code_of(settled, complete=len(walls) == len(settled.found)))


def tell(
    settled: Settled[list[Counted]],
    asked: Asked,
    files: Sequence[str] = (),
    *,
    boards: Sequence[str] = (),
    playing: bool = False,
) -> None:
    """Tell walls, one after the other, then the places.

    files, boards: the file, or the unique id of the board, of each. playing: the game goes on, and its companion
    speaks.
    """
    walls = settled.found
    if asked.as_json:
        for one, source in zip(walls, files or boards or [""] * len(walls), strict=True):
            doubts = data_of(asked, settled.doubts, source)
            print_json({**data(one, source if files else ""), "doubts": doubts})
        if len(walls) > 1:
            print_json(_ranking(settled, walls, asked, files))
        return
    said = [*settled.announced, *_report(walls, over=not playing)]
    if not said:
        return
    from companion.commands.saying import say_lines

    say_lines(said, asked.where(), asked.text or (playing and not asked.quiet), asked.wav, exact=True)


def _ranking(
    settled: Settled[list[T]], walls: Sequence[Counted], asked: Asked, files: Sequence[str]
) -> dict[str, object]:
    """The places for programs; nobody has one over doubts."""
    told = ranking_data(walls, files)
    places = told["ranking"] if settled.counts else []
    return {**told, "ranking": places, "doubts": data_of(asked, settled.doubts)}


def _report(walls: Sequence[Counted], over: bool) -> list[Announcement]:
    from companion.games.azul.report import report

    return report(walls, over=over)


# ---- the running game -----------------------------------------------------------------------------------------


def _playing(told: Kingdoms, rules: Rules) -> list[Counted]:
    """The walls of the game being played, with its own points unless others were told. CountError."""
    check(rules.edition, len(told.kingdoms), len(rules.points))
    reverse = rules.reverse or REVERSE in told.variants
    found = []
    for at, one in enumerate(told.kingdoms):
        wall = wall_of({(x, y): kind for x, y, kind in one.cells}, rules.edition)
        counted = Counted(one.name, rules.edition, wall, one.points, PLAYING, reverse)
        found.append(counted.with_points(rules.points[at], TOLD) if rules.points else counted)
    return found


def wall_of(kinds: Mapping[tuple[int, int], str], edition: Edition) -> Wall:
    """A wall from (column, row) -> colour, rows counted from the player outwards: row one is the far one.

    A colour is its word or its letter; what is neither stays an empty cell.
    """
    wall, letters = EMPTY, LETTERS[edition.name]
    for (x, y), kind in kinds.items():
        colour = edition.numbers.get(letters.get(kind, kind), 0)
        if 1 <= x <= SIZE and 1 <= y <= SIZE:
            wall = with_tile(wall, SIZE - y, x - 1, colour)
    return wall
