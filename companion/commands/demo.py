"""`companion demo`: a whole game on boards made of software, over the true wire, refereed and spoken."""

from __future__ import annotations

import contextlib
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

import click

from companion.commands.choosing import GameName, offered_variants, variants_of
from companion.commands.common import fail, here, language_options, line, speech_options
from companion.errors import CompanionError
from companion.games import NAMES

if TYPE_CHECKING:
    from collections.abc import Iterator

    from companion.commands.common import Here
    from companion.commands.opening import Wish


@click.command("demo")
@click.option(
    "--game",
    type=GameName(),
    default=NAMES[0],
    metavar="GAME",
    help="Which game: royal-garden, azul-mini, master-chocolatier, queens-garden.",
)
@click.option("--players", default="Jana,Petr", help="Names in the order of seats, separated by commas.")
@click.option(
    "--variant",
    "variants",
    multiple=True,
    metavar="NAME",
    shell_complete=offered_variants,
    help="Play a variant; may be repeated, or with commas.",
)
@click.option("--seed", type=int, default=None, help="Deal the same game each time this number is given.")
@language_options
@speech_options
def command(
    game: str,
    players: str,
    variants: tuple[str, ...],
    seed: int | None,
    lang: str | None,
    level: str | None,
    text: bool,
    wav: str,
) -> None:
    """Play a whole match on boards made of software, from the lots to the winner.

    In Královská zahrada one player lays freely.

    Nothing is kept: the game has a journal and settings of its own, which are removed at the end.
    """
    from companion.commands.opening import Wish

    names = tuple(name.strip() for name in players.split(","))
    try:
        chosen = variants_of(variants, game)
        wish = Wish(names, text=text, wav=wav, game=game, variants=chosen, match=True, draw="companion")
        demonstrate(here(lang, level or "terse"), wish, seed)
    except CompanionError as error:
        fail(error, lang)
    except KeyboardInterrupt:
        raise SystemExit(130) from None


def demonstrate(where: Here, wish: Wish, seed: int | None) -> None:
    """Deal, lay, referee and say a whole game. CompanionError."""
    from companion.commands.opening import begin, wall_ms
    from companion.commands.saying import voice_maker
    from companion.commands.setting import sound_of, tiles_of
    from companion.daemon.daemon import Daemon
    from companion.daemon.plan import Plan
    from companion.daemon.players import Players
    from companion.dealer import Dealer
    from companion.journal import Journal

    with _folder() as folder:
        journal = Journal.open(Path(folder) / "journal.sqlite3", wall_ms)
        manner = wish.manner(where.settings, len(wish.names))
        match, said = begin(journal, where, wish.game, wish.names, manner)
        dealer = Dealer(seed)
        players = Players(wish.game, match.table.setup, tiles_of(where.settings, wish.game), dealer, Path(folder))
        plan = Plan(
            players.ports,
            where.phrases,
            settings=where.settings.model_copy(update={"keypads": ()}),
            sound_of=lambda settings, _phrases: sound_of(where.with_settings(settings), wish.text),
            write=line,
            remembered=players.seats,
            dealer=dealer,
        )
        daemon = Daemon(plan, journal, match, voice_maker(wish.wav), open_port=players.open_port)
        daemon.announce(*said)
        players.start()
        daemon.start()
        try:
            daemon.run(players.act)
        finally:
            players.stop()
            journal.close()
    sys.stdout.flush()


@contextlib.contextmanager
def _folder() -> Iterator[str]:
    """A folder that is removed at the end. FileError file-cannot-write on a full or read-only disk."""
    from companion.errors import FileError

    try:
        made = tempfile.TemporaryDirectory(prefix="companion-demo-")
    except OSError as error:
        raise FileError("file-cannot-write", file="companion-demo", reason=error.strerror or "") from error
    with made as folder:
        yield folder
