"""`companion far`: matches with friends who are far away, and the server that they need."""

from __future__ import annotations

from typing import Any

import click

from companion.ui.cli.games import GameName, variant_option
from companion.ui.cli.options import Where, lang_option, port_option, speech_options, user_options
from companion.ui.cli.worded import WordedGroup


@click.command("far", cls=WordedGroup)
@lang_option
def command() -> None:
    """The server that keeps matches between houses."""


@command.command("serve")
@click.option("--port", "far_port", type=click.IntRange(0, 65535), default=4222, show_default=True)
@click.option("--network", "far_network", is_flag=True)
@click.option("--tls", "far_tls", nargs=2, metavar="file")
@click.option("--folder", "far_folder", type=click.Path(file_okay=False), metavar="folder")
@user_options
def serve(
    where: Where, far_port: int, far_network: bool, far_tls: tuple[str, str] | None, far_folder: str | None
) -> None:
    """Run a server on this computer, until Control and C.

    It fetches the server where none is there, and checks that it is a safe version and keeps what it acknowledges.
    """
    from companion.care import far_server

    far_server.serve(where(), far_port, far_network, far_tls, far_folder)


@command.command("install")
@click.option("--port", "far_port", type=click.IntRange(1, 65535), default=4222, show_default=True)
@user_options
def install(where: Where, far_port: int) -> None:
    """Make it a service of systemd, on a computer of a club. Wants root."""
    from companion.care import far_server

    far_server.install(where(), far_port)


@command.command("backup")
@click.argument("file", type=click.Path())
@click.option("--folder", "far_folder", type=click.Path(file_okay=False), metavar="folder")
@user_options
def backup(where: Where, file: str, far_folder: str | None) -> None:
    """Copy what the server keeps into a new file. Not while it runs."""
    from companion.care import far_server

    far_server.back_up(where(), file, far_folder)


@command.command("restore")
@click.argument("file", type=click.Path())
@click.option("--folder", "far_folder", type=click.Path(file_okay=False), metavar="folder")
@user_options
def restore(where: Where, file: str, far_folder: str | None) -> None:
    """Bring such a copy back, where no server has been."""
    from companion.care import far_server

    far_server.restore(where(), file, far_folder)


@command.command("invite")
@click.argument("match", required=False, default="", metavar="match")
@click.option("--game", type=GameName(), default=None)
@click.option("--count", type=click.IntRange(2, 4), metavar="number", help="about-option-far_count")
@variant_option
@click.option("--name", metavar="name", help="about-option-far_name")
@click.option("--server", "far_server", default="", metavar="address")
@click.option("--seat", "far_seat", type=click.IntRange(2, 4), metavar="number")
@click.option("--later", is_flag=True)
@port_option
@user_options
@speech_options
def invite(where: Where, match: str, ports: tuple[str, ...], text: bool, wav: str, **told: Any) -> None:
    """Begin a match with friends far away, who come in by nine digits, and play it."""
    from companion.evening.far import ending, inviting

    here = where()
    if begun := inviting.invite(here, inviting.InviteWish(match, **told), text, wav):
        ending.play_on(here, begun, ports, text, wav)


@command.command("join")
@click.argument("digits", nargs=-1, metavar="digits")
@click.option("--name", metavar="name", help="about-option-far_name")
@click.option("--server", "far_server", default="", metavar="address")
@click.option("--later", is_flag=True)
@port_option
@user_options
@speech_options
def join(where: Where, digits: tuple[str, ...], ports: tuple[str, ...], text: bool, wav: str, **told: Any) -> None:
    """Come into a friend's match by the nine digits that were told, and play it."""
    from companion.evening.far import ending, joining

    here = where()
    if joined := joining.join(here, joining.JoinWish("".join(digits), **told), text, wav):
        ending.play_on(here, joined, ports, text, wav)


@command.command("list")
@user_options
def show(where: Where) -> None:
    """List the far matches that are kept here."""
    from companion.evening.far import ending

    ending.list_matches(where())


@command.command("leave")
@click.argument("match", required=False, default="", metavar="match")
@click.option("--yes", is_flag=True)
@user_options
@speech_options
def leave(where: Where, match: str, yes: bool, text: bool, wav: str) -> None:
    """Leave a far match for good, and tell the others."""
    from companion.evening.far import ending

    ending.leave(where(), match, yes, text, wav)


@command.command("forget")
@click.argument("match", required=False, default="", metavar="match")
@click.option("--yes", is_flag=True)
@user_options
@speech_options
def forget(where: Where, match: str, yes: bool, text: bool, wav: str) -> None:
    """Remove a far match: its keys, its names and its moves."""
    from companion.evening.far import ending

    ending.forget(where(), match, yes, text, wav)


@command.command("play")
@click.argument("match", required=False, default="", metavar="match")
@port_option
@user_options
@speech_options
def play(where: Where, match: str, ports: tuple[str, ...], text: bool, wav: str) -> None:
    """Play a far match, from its beginning or from where it was left."""
    from companion.evening.far import ending

    ending.play_on(where(), match, ports, text, wav)
