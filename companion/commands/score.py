"""`companion score`: the points of layout files, of the game being played, or of what lies on the boards."""

from __future__ import annotations

import json
from pathlib import Path

import click

from companion.commands.common import fail, here, language_options, line, speech_options, words
from companion.errors import CompanionError, FileError

WRONG_FILE = 2
"""Exit code when a layout file is malformed; the good files are still printed."""


@click.command("score")
@click.option("--layout", "layouts", multiple=True, metavar="FILE...", help="Layout files; more may follow it.")
@click.argument("files", nargs=-1)
@click.option("--json", "as_json", is_flag=True, help="One JSON object a line a file, in the order given.")
@click.option("--port", "ports", multiple=True, help="A board's serial port or URL; otherwise boards are found.")
@language_options
@speech_options
def command(
    layouts: tuple[str, ...],
    files: tuple[str, ...],
    as_json: bool,
    ports: tuple[str, ...],
    lang: str | None,
    level: str | None,
    text: bool,
    wav: str,
) -> None:
    """Count the points of a finished game.

    Without files: of the game being played, else of what lies on the connected boards, one player a board.
    With --layout: of kingdoms written down, one line a row, the far row first, cells separated by blanks: a dot is
    empty, C the castle, else W field, F forest, L lake, M meadow, S swamp or N mine and the number of crowns.
    """
    names = (*layouts, *files)
    if names:
        raise SystemExit(_files(names, as_json, lang, level, text, wav))
    try:
        from companion.commands.cold import score_table

        score_table(ports, as_json, here(lang, level), text, wav)
    except CompanionError as error:
        fail(error, lang)


def _files(
    names: tuple[str, ...], as_json: bool, lang: str | None, level: str | None, text: bool, wav: str
) -> int:
    """Score layout files; errors are told in their place, and the rest goes on."""
    from companion.games.royal_garden.layout import read_layout, score_layout

    code = 0
    kingdoms = []
    for name in names:
        try:
            kinds = read_layout(name)
        except FileError as error:
            _wrong(error, lang)
            code = WRONG_FILE
            continue
        kingdoms.append((Path(name).stem, kinds))
        if as_json:
            line(json.dumps(score_layout(name, kinds), ensure_ascii=False, separators=(",", ":")))
    if kingdoms and not as_json:
        from companion.commands.cold import say_kingdoms

        say_kingdoms(kingdoms, here(lang, level), text, wav)
    return code


def _wrong(error: FileError, lang: str | None) -> None:
    """One line for a person, led by what a program looks for: file, line, column."""
    facts = error.facts
    where = ":".join(str(facts[name]) for name in ("file", "line", "column") if facts.get(name))
    line(f"{where}: {words(lang).write(error)}", err=True)
