"""`companion rank`: several finished kingdoms, written down as files, ranked with what decides each tie."""

from __future__ import annotations

from functools import cache

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
from companion.games.royal_garden.finished import CountError
from companion.games.royal_garden.layout import bonus_data
from companion.games.royal_garden.score import rank

SINGLE, DYNASTY = "companion score --layout", "companion score --variant dynasty"
"""The commands for what is not ranked here."""


@click.command("rank")
@click.argument("files", nargs=-1, metavar="FILE...")
@counting_options
@click.option("--json", "as_json", is_flag=True, help="One JSON line with all places, best first.")
@language_options
@speech_options
def command(
    files: tuple[str, ...],
    variants: tuple[str, ...],
    discarded: tuple[str, ...],
    as_json: bool,
    lang: str | None,
    level: str | None,
    text: bool,
    wav: str,
) -> None:
    """Rank finished kingdoms, written down as files; what is left of them where some cannot be read.

    More points are ahead; then the largest area with more squares; then more crowns. Who is equal in all three
    shares the place. Files are written as for companion score --layout. Each kingdom is called by its file.
    """
    where = cache(lambda: here(lang, level))
    try:
        rules = rules_of(variants, discarded)
        if rules.games > 1:
            raise CountError("rg-rank-dynasty", command=DYNASTY)
        if len(files) < 2:
            raise CountError("rg-rank-few", command=SINGLE)
        rules.check(len(files))
        found = filed(files, rules, lang, nobody if as_json else asker(where, text))
    except CountError as error:
        fail(error, lang, WRONG)
    kingdoms = [one.kingdom for one in found if one.kingdom is not None]
    if as_json:
        print_json(_places(found))
    elif len(kingdoms) > 1:
        from companion.commands.saying import say_lines
        from companion.games.royal_garden.report import places

        say_lines(places(kingdoms), where(), text, wav)
    raise SystemExit(0 if len(kingdoms) == len(found) else WRONG)


def _places(found: list[Filed]) -> list[dict[str, object]]:
    """Every place as JSON-ready data, best first; equal ones in the order given.

    [{"rank", "file", "total", "largest_area", "crowns", "reason", "bonuses": [{"variant", "points"}]}]; reason is
    what decides against those with the same total: "points" (nobody has it), "largest_area", "crowns" or "shared"
    (RG-89 to RG-94).
    """
    counted = [(one.file, one.kingdom, one.kingdom.result) for one in found if one.kingdom is not None]
    listed = []
    for place in rank([result for _, _, result in counted]):
        file, kingdom, result = counted[place.index]
        listed.append(
            {
                "rank": place.rank,
                "file": file,
                "total": result.total,
                "largest_area": result.largest,
                "crowns": result.crowns,
                "reason": place.reason,
                "bonuses": bonus_data(kingdom.bonuses),
            }
        )
    return listed
