"""`companion tiles`: show, check and make tile sets; load magnets; read back a tile lying on a board."""

from __future__ import annotations

import click

from companion.ui.cli.games import game_option
from companion.ui.cli.options import Where, lang_option, port_option, speech_options, user_options
from companion.ui.cli.worded import UsageSaid, WordedGroup


@click.group("tiles", cls=WordedGroup)
@lang_option
def command() -> None:
    """Show, check and make tile sets; load a tile's magnets; read back a tile that lies on a board."""


@command.command("show")
@click.argument("number", type=int, required=False)
@game_option
@user_options
def show(where: Where, number: int | None, game: str | None) -> None:
    """Tell about the active tile set, or of one domino all its ten pockets."""
    from companion.care.tiles import showing

    showing.show(where(), number, game)


@command.command("check")
@click.argument("file", type=click.Path(), required=False)
@game_option
@user_options
def check(where: Where, file: str | None, game: str | None) -> bool:
    """Name every fault of a tile-set file with its line and column, then what is worth knowing about the set.

    Without FILE the active tile set is checked. The exit code is 1 if it has faults.
    """
    from companion.care.tiles import checking

    return checking.check(where(), file, game)


@command.command(
    "make",
    facts={
        "titles": "number,terrain_a,crowns_a,terrain_b,crowns_b",
        "terrains": "field, forest, lake, meadow, swamp, mine",
    },
)
@click.argument("table", type=click.Path())
@click.argument("out", type=click.Path(dir_okay=False))
@click.option("--id", "tile_id", default="", metavar="name")
@click.option("--name", default="", metavar="name")
@click.option("--seed", type=int, default=1)
@click.option("--force", is_flag=True)
@user_options
def make(where: Where, table: str, out: str, tile_id: str, name: str, seed: int, force: bool) -> bool:
    """Make a tile-set file from a table of dominoes: choose the magnets of all pockets.

    TABLE has lines as number,terrain_a,crowns_a,terrain_b,crowns_b with that line of titles first; terrains are
    field, forest, lake, meadow, swamp and mine. OUT is the file to be written.
    """
    from companion.care.tiles import making

    return making.make(where(), table, out, (tile_id, name), seed, force)


@command.command("jig", facts={"examples": "17, castle 2, red, gauge"})
@click.argument("called", nargs=-1, required=True, metavar="tile")
@click.option("--steps", is_flag=True)
@click.option("--braille", type=click.Path(dir_okay=False), default="")
@click.option("--unicode", is_flag=True)
@game_option
@user_options
@speech_options
def jig(
    where: Where,
    called: tuple[str, ...],
    steps: bool,
    braille: str,
    unicode: bool,
    game: str | None,
    text: bool,
    wav: str,
) -> None:
    """Tell how the magnets of one tile are laid into its base, which lies on a steel sheet.

    TILE is the number of a domino, castle and its number, a colour, or gauge: 17, castle 2, red, gauge. Pockets
    are named as the base lies, its pockets upwards. The file of --braille has 40 cells a line and 25 lines a page.
    """
    from companion.care.tiles.loading_sheet import load

    if unicode and not braille:
        raise UsageSaid(click.get_current_context(), "usage-together", one="--unicode", other="--braille")
    try:
        load(where(), called, game, steps, braille, unicode, text, wav)
    except KeyboardInterrupt:
        raise SystemExit(1) from None


@command.command("read", facts={"examples": "24, castle 2, red"})
@click.argument("called", nargs=-1, metavar="tile")
@port_option
@click.option("--seconds", type=click.FloatRange(min=0.1), default=60.0, show_default=True)
@game_option
@user_options
def read(where: Where, called: tuple[str, ...], ports: tuple[str, ...], seconds: float, game: str | None) -> bool:
    """Wait for one tile on a board; say what it is and whether its magnets are as in the tile set.

    With TILE (24, castle 2, red) it is compared with that one, however wrong its magnets are. The exit code is 0
    when all agree.
    """
    from companion.care.board.readback import read_back

    try:
        return read_back(where(), ports, seconds, called, game)
    except KeyboardInterrupt:
        raise SystemExit(1) from None
