"""The standings as pages for browsers: plain HTML without script, one a language; names by consent alone."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING

from companion.core.languages import LANGUAGES
from companion.core.model import Phrase
from companion.evening.here import tell
from companion.evening.league.opening import season_of
from companion.evening.league.showing import rows_of, write
from companion.language.phrases import Phrases
from companion.league.standings import counted

if TYPE_CHECKING:
    from companion.evening.here import Here
    from companion.league.desk import SeasonDesk

_STYLE = """
body { color: #111; background: #fff; font: 1.125rem/1.5 sans-serif; max-width: 60rem; margin: 1rem auto;
  padding: 0 1rem }
table { border-collapse: collapse; margin: 1rem 0 }
caption { text-align: start; font-weight: bold }
th, td { border: 1px solid #555; padding: .3rem .6rem; text-align: start; vertical-align: top }
a { color: #003c8f }
@media (prefers-color-scheme: dark) { body { color: #eee; background: #111 } a { color: #9cf } }
"""


def write_pages(where: Here, season: int, folder: str) -> None:
    """Write the page of each language into a folder. LeagueError, FileError."""
    with season_of(where, season) as desk:
        names = desk.names()
        files = {f"standings.{one}.html": page(desk, names, Phrases(one)).encode() for one in LANGUAGES}
        write(Path(folder), files)
        for name in files:
            tell(where.phrases, "league-written", file=str(Path(folder) / name))


def page(desk: SeasonDesk, names: dict[str, str], phrases: Phrases) -> str:
    """The standings and every round, in one language."""
    book = desk.book
    shown = {one.person: names.get(one.person, one.handle) for one in book.players()}
    title = f"{book.title}: {phrases.part('league-page-standings')}"
    pages = "\n".join(_link(one, phrases) for one in LANGUAGES if one != phrases.language)
    return f"""<!DOCTYPE html>
<html lang="{phrases.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>{escape(title)}</title>
<style>{_STYLE}</style>
</head>
<body>
<main>
<h1>{escape(title)}</h1>
{_standings(desk, shown, phrases)}
{"".join(_round(desk, number, shown, phrases) for number in range(book.rounds, 0, -1))}
</main>
<footer>
<p>{escape(phrases.write("league-page-names"))}</p>
<ul>
{pages}
</ul>
</footer>
</body>
</html>
"""


def _standings(desk: SeasonDesk, shown: dict[str, str], phrases: Phrases) -> str:
    heads = [
        phrases.part(f"league-page-{one}") for one in ("place", "player", "category", "centre", "points", "won")
    ]
    rows = []
    for one in rows_of(desk, "", ""):
        told = desk.book.people[one.person]
        cells = (str(one.place), shown[one.person], told.category, told.centre, str(one.points), str(one.won))
        rows.append(_row(cells, named=1))
    return _table(phrases.part("league-page-standings"), heads, rows)


def _round(desk: SeasonDesk, number: int, shown: dict[str, str], phrases: Phrases) -> str:
    book = desk.book
    heads = [phrases.part(f"league-page-{one}") for one in ("table", "players", "state")]
    totals = counted(book.season())
    rows = []
    for key in book.round_tables(number):
        who = [shown[one] for one in book.seated(key)]
        mine = totals.get(key)
        told = [f"{name} {total}" for name, total in zip(who, mine, strict=True)] if mine else who
        state = phrases.part(f"league-state-{book.state(key)}")
        rows.append(_row((str(key.number), ", ".join(told), state), named=0))
    caption = phrases.part(Phrase("league-page-round", {"round": number}))
    return f"<h2>{escape(caption)}</h2>\n{_table(caption, heads, rows)}"


def _table(caption: str, heads: Sequence[str], rows: Iterable[str]) -> str:
    head = "".join(f'<th scope="col">{escape(one)}</th>' for one in heads)
    body = "\n".join(rows)
    caption = escape(caption[:1].upper() + caption[1:])
    return (
        f"<table>\n<caption>{caption}</caption>\n"
        f"<thead><tr>{head}</tr></thead>\n<tbody>\n{body}\n</tbody>\n</table>\n"
    )


def _row(cells: Sequence[str], named: int) -> str:
    """A row; the cell at named is what it is called."""
    told = (
        f'<th scope="row">{escape(one)}</th>' if at == named else f"<td>{escape(one)}</td>"
        for at, one in enumerate(cells)
    )
    return f"<tr>{''.join(told)}</tr>"


def _link(language: str, phrases: Phrases) -> str:
    called = escape(Phrases(language).part("league-page-language"))
    return f'<li><a href="standings.{language}.html" hreflang="{language}" lang="{language}">{called}</a></li>'
