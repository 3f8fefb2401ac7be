"""`companion tiles`: show, check and make tile sets; load jigs; read back a tile lying on a board."""

from __future__ import annotations

import contextlib
from pathlib import Path
from typing import TYPE_CHECKING

import click

from companion.commands.choosing import game_option
from companion.commands.common import fail, here, language_options, line, speech_options, tell
from companion.errors import CompanionError

if TYPE_CHECKING:
    from companion.board.tileset import TileSet
    from companion.commands.common import Here
    from companion.errors import FileError
    from companion.model import Phrase
    from companion.phrases import Phrases

SITES = ("near-left", "near-right", "far-right", "far-left", "centre")
POLES = {"+": "north", "-": "south", "0": "empty", "?": "unsure"}


@click.group("tiles")
def command() -> None:
    """Show, check and make tile sets; load a tile's magnets; read back a tile that lies on a board."""


# ---- show ----------------------------------------------------------------------------------------------------


@command.command("show")
@click.argument("number", type=int, required=False)
@game_option
@language_options
def show(number: int | None, game: str | None, lang: str | None, level: str | None) -> None:
    """Tell about the active tile set, or of one domino all its ten pockets."""
    from companion.commands.readback import tiles_for
    from companion.commands.setting import game_of, tile_file

    where = here(lang, level)
    try:
        tiles = tiles_for(where, number, game)
    except CompanionError as error:
        fail(error, lang)
    if tiles.plain:
        _tell_plain(where, game)
    elif number is None:
        _show_set(tiles, where.phrases, tile_file(where.settings, game_of(where.settings, game)))
    else:
        _show_domino(tiles, number, where.phrases)


def _tell_plain(where: Here, game: str | None) -> None:
    """Say of a set without magnets that there is nothing to show of it yet."""
    from companion.commands.setting import game_of
    from companion.games import offer

    tell(where.phrases, "tiles-plain", game=offer(game_of(where.settings, game)).title)


def _show_set(tiles: TileSet, phrases: Phrases, file: str) -> None:
    """Id, name, file ("" for the set that comes along), counts."""
    from companion.board.codebook import least_distance

    tell(phrases, "tiles-show-id", id=tiles.id)
    if tiles.name:
        tell(phrases, "tiles-show-name", name=tiles.name)
    if file:
        tell(phrases, "tiles-show-file", file=file)
    else:
        tell(phrases, "tiles-show-standard")
    for colour in tiles.colours:
        tell(phrases, "tiles-show-colour", colour=colour.name, count=colour.count, pockets=pockets(colour.word))
    if tiles.dominoes:
        tell(phrases, "tiles-show-dominoes", count=len(tiles.dominoes))
        tell(phrases, "tiles-show-castles", count=len(tiles.castles))
        tell(phrases, "tiles-show-kinds", count=len(tiles.kinds()))
    tell(phrases, "tiles-show-foreign", count=len(tiles.foreign))
    if tiles.dominoes:
        tell(phrases, "tiles-show-distance", distance=least_distance(tiles))


def _show_domino(tiles: TileSet, number: int, phrases: Phrases) -> None:
    """What its halves show, and its ten pockets."""
    domino = tiles.domino(number)
    assert domino is not None
    line(phrases.write(domino_phrase(tiles, number)))
    tell(phrases, "tiles-lying")
    for half, word in zip("ab", domino.words, strict=True):
        tell(phrases, "tiles-pockets-of", half=half, pockets=pockets(word))


def domino_phrase(tiles: TileSet, number: int) -> Phrase:
    """A domino of the set with what its halves show."""
    from companion.board.check import kind_phrase
    from companion.model import Phrase

    domino = tiles.domino(number)
    assert domino is not None
    a, b = map(kind_phrase, domino.kinds)
    return Phrase("tiles-domino", {"number": number, "a": a, "b": b})


def pockets(word: str) -> tuple[Phrase, ...]:
    """The five pockets of a word, each with its pole."""
    from companion.model import Phrase

    return tuple(
        Phrase("tiles-pocket", {"site": site, "pole": POLES[trit]}) for site, trit in zip(SITES, word, strict=True)
    )


# ---- check ---------------------------------------------------------------------------------------------------


@command.command("check")
@click.argument("file", type=click.Path(), required=False)
@game_option
@language_options
def check(file: str | None, game: str | None, lang: str | None, level: str | None) -> None:
    """Name every fault of a tile-set file with its line and column, then what is worth knowing about the set.

    Without FILE the active tile set is checked. The exit code is 1 if it has faults.
    """
    from companion.board import tiles as tile_files
    from companion.commands.setting import game_of, tile_file, tiles_of
    from companion.errors import SettingsError

    where = here(lang, level)
    try:
        meant = game_of(where.settings, game)
        tiles = tile_files.load(Path(file)) if file else tiles_of(where.settings, meant)
        if tiles.plain:
            _tell_plain(where, game)
            return
    except SettingsError as error:
        raise SystemExit(_tell_faults(error, where.phrases)) from None
    except CompanionError as error:
        fail(error, lang)
    name = file or tile_file(where.settings, meant) or tiles.id
    raise SystemExit(_tell_findings(tiles, name, where.phrases))


def _tell_faults(error: FileError, phrases: Phrases) -> int:
    """Every fault of a file, each led by what a program looks for: file, line, column. Gives the exit code."""
    from companion.model import Phrase

    named = error.facts.get("faults")
    faults = [fault for fault in named if isinstance(fault, Phrase)] if isinstance(named, tuple) else []
    for fault in faults or [Phrase(error.key, error.facts)]:
        at = ":".join(str(part) for part in (error.facts["file"], fault.facts["line"], fault.facts["column"]))
        line(f"{at}: {phrases.write(fault)}", err=True)
    tell(phrases, "tiles-check-faults", err=True, count=max(1, len(faults)))
    return 1


def _tell_findings(tiles: TileSet, name: str, phrases: Phrases) -> int:
    """What is wrong with the set as a whole, then remarks; gives the exit code."""
    from companion.board.check import check as findings
    from companion.board.check import is_grave, shared

    found = findings(tiles)
    grave = [problem for problem in found if is_grave(problem)]
    remarks = [problem for problem in found if not is_grave(problem)]
    for problem in grave:
        line(phrases.write(problem), err=True)
    if grave:
        tell(phrases, "tiles-check-faults", err=True, count=len(grave))
    else:
        tell(phrases, "tiles-check-good", name=name)
    if tiles.dominoes and not shared(tiles):
        tell(phrases, "tiles-check-own", count=len(tiles.kinds()))
    if tiles.colours and not grave:
        tell(phrases, "tiles-check-colours", count=len(tiles.colours))
    if remarks:
        tell(phrases, "tiles-check-remarks", count=len(remarks))
    for problem in remarks:
        line(phrases.write(problem))
    return 1 if grave else 0


# ---- make ----------------------------------------------------------------------------------------------------


@command.command("make")
@click.argument("table", type=click.Path())
@click.argument("out", type=click.Path(dir_okay=False))
@click.option("--id", "tile_id", default="", help="Short name of the set; otherwise the name of the file.")
@click.option("--name", default="", help="Name of the set for people.")
@click.option("--seed", type=int, default=1, help="Choose other magnets for the same table.")
@click.option("--force", is_flag=True, help="Replace the file if it is there.")
@language_options
def make(
    table: str, out: str, tile_id: str, name: str, seed: int, force: bool, lang: str | None, level: str | None
) -> None:
    """Make a tile-set file from a table of dominoes: choose the magnets of all pockets.

    TABLE has lines as number,terrain_a,crowns_a,terrain_b,crowns_b with that line of titles first; terrains are
    field, forest, lake, meadow, swamp and mine. OUT is the file to be written.
    """
    from companion.errors import SettingsError

    where = here(lang, level)
    tile_id = tile_id or Path(out).stem
    try:
        _make(Path(table), Path(out), (tile_id, name or tile_id), seed, force, where.phrases)
    except SettingsError as error:
        raise SystemExit(_tell_faults(error, where.phrases)) from None
    except CompanionError as error:
        fail(error, lang)


def _make(table: Path, out: Path, names: tuple[str, str], seed: int, force: bool, phrases: Phrases) -> None:
    """Read, choose, write, and tell each step. FileError, SettingsError."""
    from companion.board import tiles as tile_files
    from companion.board.check import GOOD_DISTANCE, check, is_grave
    from companion.board.codebook import least_distance
    from companion.board.make import make as choose
    from companion.errors import FileError

    if out.exists() and not force:
        raise FileError("tiles-make-there", file=str(out), option="--force")
    text = _read(table)
    tell(phrases, "tiles-make-seeking", file=str(table))
    made = choose(text, *names, seed, str(table))
    written = tile_files.dumps(made)
    tile_files.loads(written, str(out))  # what would not be read again is not written
    _write(out, written)
    tell(phrases, "tiles-show-dominoes", count=len(made.dominoes))
    tell(phrases, "tiles-show-kinds", count=len(made.kinds()))
    reached = least_distance(made)
    tell(phrases, "tiles-show-distance", distance=reached)
    tell(phrases, "tiles-make-safe" if reached >= GOOD_DISTANCE else "tiles-make-weak")
    for problem in sorted(check(made), key=is_grave, reverse=True):
        line(phrases.write(problem))
    tell(phrases, "tiles-make-written", file=str(out))


def _read(table: Path) -> str:
    from companion import intake
    from companion.board.tiles import BYTES_MAX
    from companion.errors import FileError, SettingsError
    from companion.model import Phrase

    try:
        return intake.read_bytes(table, BYTES_MAX).decode("utf-8-sig")
    except intake.Unreadable as error:
        raise FileError("tiles-table-unreadable", file=str(table), reason=error.reason) from error
    except UnicodeDecodeError as error:
        at = error.object[: error.start].count(b"\n") + 1
        reason = Phrase("tiles-not-utf8")
        raise SettingsError("tiles-wrong", file=str(table), line=at, column=1, reason=reason) from error


def _write(out: Path, text: str) -> None:
    """Write the file, all or nothing. FileError."""
    from companion.errors import FileError

    new = out.with_name(out.name + ".new")
    try:
        new.write_text(text, encoding="utf-8", newline="\n")
        new.replace(out)
    except OSError as error:
        with contextlib.suppress(OSError):
            new.unlink()
        raise FileError("file-cannot-write", file=str(out), reason=error.strerror or "") from error


# ---- jig -----------------------------------------------------------------------------------------------------


@command.command("jig")
@click.argument("called", nargs=-1, required=True, metavar="TILE")
@click.option("--steps", is_flag=True, help="One step at a time; Enter goes on.")
@click.option(
    "--braille", type=click.Path(dir_okay=False), default="", help="Also write the sheet here, for an embosser."
)
@click.option("--unicode", is_flag=True, help="With --braille: Unicode patterns instead of ASCII Braille.")
@game_option
@language_options
@speech_options
def jig(
    called: tuple[str, ...],
    steps: bool,
    braille: str,
    unicode: bool,
    game: str | None,
    lang: str | None,
    level: str | None,
    text: bool,
    wav: str,
) -> None:
    """Tell how the magnets of one tile are laid into its jig, and from there into the tile.

    TILE is the number of a domino, castle and its number, a colour, or gauge: 17, castle 2, red, gauge. Pockets
    are named as the jig lies, which is the mirror image of the tile. The file of --braille has 40 cells a line and
    25 lines a page.
    """
    from companion.commands.jig_sheet import asked_sheet, tell_all, tell_steps, tell_written, write_braille

    if unicode and not braille:
        raise click.UsageError("--unicode goes with --braille.")
    try:
        where = here(lang, level)
        told = asked_sheet(where, called, game)
        pages = write_braille(where, told, braille, unicode) if braille else 0
        (tell_steps if steps else tell_all)(where, told, text, wav)
        if braille:
            tell_written(where, braille, pages)
    except KeyboardInterrupt:
        raise SystemExit(1) from None
    except CompanionError as error:
        fail(error, lang)


# ---- read ----------------------------------------------------------------------------------------------------


@command.command("read")
@click.argument("called", nargs=-1, metavar="[TILE]")
@click.option("--port", "ports", multiple=True, help="A board's serial port or URL; otherwise boards are found.")
@click.option(
    "--seconds", type=click.FloatRange(min=0.1), default=60.0, show_default=True, help="How long to wait."
)
@game_option
@language_options
def read(
    called: tuple[str, ...],
    ports: tuple[str, ...],
    seconds: float,
    game: str | None,
    lang: str | None,
    level: str | None,
) -> None:
    """Wait for one tile on a board; say what it is and whether its magnets are as in the tile set.

    With TILE (24, castle 2, red) it is compared with that one, however wrong its magnets are. The exit code is 0
    when all agree.
    """
    from companion.commands.readback import read_back

    try:
        where = here(lang, level)
        raise SystemExit(read_back(where, ports, seconds, called, game))
    except KeyboardInterrupt:
        raise SystemExit(1) from None
    except CompanionError as error:
        fail(error, lang)
