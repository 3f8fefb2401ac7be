"""`companion far`: matches with friends who are far away, and the server that they need."""

from __future__ import annotations

import click

from companion.ui.cli.options import Where, lang_option, user_options
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
