"""`companion rank`: several finished boards, written down as files, ranked with what decides each tie."""

from __future__ import annotations

from typing import Any

import click

from companion.ui.cli.games import counting_options
from companion.ui.cli.options import language_options, speech_options


@click.command("rank")
@click.argument("files", nargs=-1, metavar="FILE...")
@counting_options
@click.option("--json", "as_json", is_flag=True, help="One JSON line with all places, best first.")
@language_options
@speech_options
def command(**told: Any) -> None:
    """Rank finished boards, written down as files; what is left of them where some cannot be read.

    More points are ahead. In Královská zahrada then the largest area with more squares, then more crowns; in Azul
    (--game azul-mini or master-chocolatier) then more complete rows. Who is equal in all of it shares the place,
    in Queen's Garden (--game queens-garden) whoever has as many points.
    Files are written as for companion score --layout. Each player is called by the file.
    """
    from companion.evening.counter import rank
    from companion.evening.counting import asked_of

    rank(asked_of(told))
