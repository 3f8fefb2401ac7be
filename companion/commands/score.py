"""`companion score`: the points of layout files, of the game being played, or of what lies on the boards."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING

import click

from companion.commands.common import fail, here, language_options, speech_options
from companion.commands.counting import (
    WRONG,
    Filed,
    asker,
    counting_options,
    filed,
    nobody,
    print_json,
    rules_of,
)
from companion.errors import CompanionError
from companion.games.royal_garden.finished import Counted, CountError, dynasty, together
from companion.games.royal_garden.layout import score_layout

if TYPE_CHECKING:
    from companion.commands.common import Here
    from companion.model import Announcement


@click.command("score")
@click.option("--layout", "layouts", multiple=True, metavar="FILE...", help="Layout files; more may follow it.")
@click.argument("files", nargs=-1)
@counting_options
@click.option("--json", "as_json", is_flag=True, help="One JSON object a line a file, in the order given.")
@click.option("--port", "ports", multiple=True, help="A board's serial port or URL; otherwise boards are found.")
@language_options
@speech_options
def command(
    layouts: tuple[str, ...],
    files: tuple[str, ...],
    variants: tuple[str, ...],
    discarded: tuple[str, ...],
    as_json: bool,
    ports: tuple[str, ...],
    lang: str | None,
    level: str | None,
    text: bool,
    wav: str,
) -> None:
    """Count the points of a finished game.

    Without files: of the game being played, with its own variants, else of what lies on the connected boards, one
    player a board. With --layout: of kingdoms written down, one line a row, the far row first, cells separated by
    blanks: a dot is empty, C the castle, else W field, F forest, L lake, M meadow, S swamp or N mine and the
    number of crowns.

    Dynasty takes the files of the first game, then of the second, then of the third, the players always in the
    same order: --variant dynasty jana-1 petr-1 jana-2 petr-2 jana-3 petr-3. A player is called by the file of the
    first game, without a last -1. With --json a last line tells the sums.
    """
    names = (*layouts, *files)
    where = cache(lambda: here(lang, level))
    try:
        rules = rules_of(variants, discarded)
        ask = nobody if as_json else asker(where, text)
        if names:
            rules.check(len(names), games=rules.games)
            complete = _tell(filed(names, rules, lang, ask), rules.games, as_json, where, text, wav)
            raise SystemExit(0 if complete else WRONG)
        from companion.commands.cold import score_table

        score_table(ports, as_json, where(), text, wav, rules, ask)
    except CountError as error:
        fail(error, lang, WRONG)
    except CompanionError as error:
        fail(error, lang)


def _tell(files: list[Filed], games: int, as_json: bool, where: Callable[[], Here], text: bool, wav: str) -> bool:
    """Tell the score of layout files; whether all of them could be counted. CountError rg-count-gap."""
    kingdoms = [one.kingdom for one in files if one.kingdom is not None]
    complete = len(kingdoms) == len(files)
    players = together(kingdoms, games) if games > 1 and complete else []
    if as_json:
        for one in files:
            if one.kingdom is not None:
                print_json(score_layout(one.file, one.kingdom.kinds, one.kingdom.bonuses))
        if players:
            print_json(dynasty(players))
    elif kingdoms:
        from companion.commands.saying import say_lines

        say_lines(_report(kingdoms, players, games), where(), text, wav)
    if games > 1 and not complete:
        raise CountError("rg-count-gap")
    return complete


def _report(kingdoms: list[Counted], players: list[Counted], games: int) -> list[Announcement]:
    """What is said; without a ranking where the games of a Dynasty are not complete."""
    from companion.games.royal_garden.report import report, report_dynasty

    if games == 1:
        return report(kingdoms)
    if players:
        return report_dynasty(kingdoms, players)
    return [said for one in kingdoms for said in report([one])]
