"""`companion league`: a season of many matches, for its organiser."""

from __future__ import annotations

from typing import Any

import click

from companion.ui.cli.options import Where, speech_options, user_options
from companion.ui.cli.worded import UsageSaid, WordedGroup

NUMBER = click.IntRange(1, 999)


@click.group("league", cls=WordedGroup)
def command() -> None:
    """Keep the season of a league: people, rounds, tables, results and standings."""


def _season_option(function: Any) -> Any:
    season = click.IntRange(min=0)
    return click.option("--season", type=season, default=0, metavar="number", help="about-option-league-season")(
        user_options(function)
    )


@command.command("new")
@click.argument("title", metavar="title")
@click.option("--category", "categories", multiple=True, metavar="name", help="about-option-league-categories")
@click.option(
    "--points", type=click.IntRange(12, 1200), default=12, show_default=True, help="about-option-league-points"
)
@click.option("--bye", type=click.IntRange(0, 1200), metavar="number", help="about-option-league-bye")
@user_options
def new(where: Where, title: str, categories: tuple[str, ...], points: int, bye: int | None) -> None:
    """Begin a season."""
    from companion.evening.league import people

    people.begin(where(), title, categories, points, bye)


@command.command("centre")
@click.argument("name", required=False, metavar="name")
@_season_option
def centre(where: Where, season: int, name: str | None) -> None:
    """Enter a centre, or list them."""
    from companion.evening.league import people

    people.centre(where(), season, name)


@command.command("person")
@click.argument("handle", required=False, metavar="handle")
@click.option("--name", metavar="name", help="about-option-league-name")
@click.option("--show-name/--forget-name", "shown", default=None, help="about-option-league-shown")
@click.option("--category", metavar="name", help="about-option-league-category")
@click.option("--centre", metavar="name", help="about-option-league-centre")
@click.option("--same", metavar="handle", help="about-option-league-same")
@_season_option
def person(where: Where, season: int, handle: str | None, **about: Any) -> None:
    """Enter somebody, or list who plays."""
    from companion.evening.league import people

    if handle is None:
        people.list_people(where(), season)
        return
    people.person(where(), season, handle, people.AboutPerson(**about))


@command.command("round")
@click.argument("number", required=False, type=NUMBER, metavar="number")
@click.option("--begin", is_flag=True, help="about-option-league-begin")
@_season_option
def round_(where: Where, season: int, number: int | None, begin: bool) -> None:
    """List the tables of a round, or begin the next one."""
    from companion.evening.league import tables

    tables.tell_round(where(), season, number, begin)


@command.command("pair")
@click.option("--size", type=click.IntRange(2, 4), default=4, show_default=True, help="about-option-league-size")
@click.option("--away", multiple=True, metavar="handle", help="about-option-league-away")
@click.option("--yes", is_flag=True)
@_season_option
def pair(where: Where, season: int, size: int, away: tuple[str, ...], yes: bool) -> None:
    """Propose the tables of the next round, and seat them once somebody says so."""
    from companion.evening.league import tables

    tables.pair(where(), season, size, away, yes)


@command.command("seat")
@click.argument("number", type=NUMBER, metavar="number")
@click.argument("table", type=NUMBER, metavar="table")
@click.argument("handles", nargs=-1, metavar="handle")
@_season_option
def seat(where: Where, season: int, number: int, table: int, handles: tuple[str, ...]) -> None:
    """Seat a table by hand."""
    from companion.evening.league import tables

    tables.seat(where(), season, (number, table), handles)


@command.command("result")
@click.argument("totals", nargs=-1, type=int, metavar="total")
@click.option("--file", type=click.Path(), help="about-option-league-file")
@click.option("--round", "number", type=NUMBER, metavar="number", help="about-option-league-round")
@click.option("--table", type=NUMBER, metavar="number", help="about-option-league-table")
@_season_option
def result(
    where: Where, season: int, totals: tuple[int, ...], file: str | None, number: int | None, table: int | None
) -> None:
    """Take the result of a table, from an exported game or typed."""
    from companion.evening.league import results

    if (number is None) != (table is None) or (file is None and number is None):
        raise UsageSaid(click.get_current_context(), "usage-together", one="--round", other="--table")
    at = (number, table) if number and table else None
    if file is not None:
        results.from_file(where(), season, at, file, totals)
    elif at is not None:
        results.typed_result(where(), season, at, totals)


@command.command("rule")
@click.argument("number", type=NUMBER, metavar="number")
@click.argument("table", type=NUMBER, metavar="table")
@click.argument("totals", nargs=-1, type=int, metavar="total")
@click.option("--reason", required=True, metavar="text", help="about-option-league-reason")
@click.option("--nothing", is_flag=True, help="about-option-league-nothing")
@_season_option
def rule(
    where: Where, season: int, number: int, table: int, totals: tuple[int, ...], reason: str, nothing: bool
) -> None:
    """Decide what a table brings."""
    from companion.evening.league import results

    if nothing == bool(totals):
        raise UsageSaid(click.get_current_context(), "usage-totals-or", option="--nothing")
    results.rule(where(), season, (number, table), None if nothing else totals, reason)


@command.command("standings")
@click.option("--category", default="", metavar="name", help="about-option-league-only-category")
@click.option("--centre", default="", metavar="name", help="about-option-league-only-centre")
@_season_option
def standings(where: Where, season: int, category: str, centre: str) -> None:
    """Tell how everybody stands."""
    from companion.evening.league import showing

    showing.show(where(), season, category, centre)


@command.command("page")
@click.argument("folder", type=click.Path(), metavar="folder")
@_season_option
def page(where: Where, season: int, folder: str) -> None:
    """Write the standings as pages for browsers."""
    from companion.evening.league.page import write_pages

    write_pages(where(), season, folder)


@command.command("export")
@click.argument("folder", type=click.Path(), metavar="folder")
@_season_option
def export(where: Where, season: int, folder: str) -> None:
    """Write a season, signed, and as tables."""
    from companion.evening.league import showing

    showing.export(where(), season, folder)


@command.command("check")
@click.argument("folder", required=False, type=click.Path(), metavar="folder")
@_season_option
def check(where: Where, season: int, folder: str | None) -> bool:
    """Look the season over, or what was exported."""
    from companion.evening.league import showing

    if folder is not None:
        return showing.check_export(where(), folder)
    showing.check(where(), season)
    return True


@command.command("invite")
@click.argument("centre", metavar="name")
@click.argument("file", type=click.Path())
@click.option("--address", required=True, metavar="text", help="about-option-league-address")
@click.option("--folder", type=click.Path(), metavar="folder", help="about-option-league-server")
@_season_option
def invite(where: Where, season: int, centre: str, file: str, address: str, folder: str | None) -> None:
    """Write the pass by which a centre sends results."""
    from companion.evening.league import sending

    sending.invite(where(), season, centre, file, sending.AboutServer(address, folder))


@command.command("connect")
@click.argument("file", type=click.Path())
@user_options
def connect(where: Where, file: str) -> None:
    """Take the pass of a centre."""
    from companion.evening.league import sending

    sending.connect(where(), file)


@command.command("send")
@click.argument("game", required=False, type=click.IntRange(min=1), metavar="game")
@click.option("--file", type=click.Path(), help="about-option-league-file")
@click.option("--agreed", multiple=True, metavar="name", help="about-option-league-agreed")
@click.option("--round", "number", type=NUMBER, metavar="number", help="about-option-league-round")
@click.option("--table", type=NUMBER, metavar="number", help="about-option-league-table")
@click.option("--again", is_flag=True, help="about-option-league-again")
@user_options
def send(
    where: Where, game: int | None, file: str | None, agreed: tuple[str, ...], again: bool, **at: int | None
) -> None:
    """Sign and send the result of a match, and all that waits."""
    from companion.evening.league import sending

    number, table = at["number"], at["table"]
    if (number is None) != (table is None):
        raise UsageSaid(click.get_current_context(), "usage-together", one="--round", other="--table")
    if game is not None and file is not None:
        raise UsageSaid(click.get_current_context(), "usage-either", option="--file")
    seated = (number, table) if number and table else None
    sending.send(where(), sending.AboutMatch(game, file, agreed or None, seated), again)


@command.command("listen")
@click.option("--folder", type=click.Path(), metavar="folder", help="about-option-league-folder")
@speech_options
@_season_option
def listen(where: Where, season: int, folder: str | None, text: bool, wav: str) -> None:
    """Take and say results as they come."""
    from companion.evening.league.listening import listen as taken
    from companion.evening.saying import say_lines

    here = where()
    taken(here, season, folder, lambda told: say_lines(told, here, text, wav))
