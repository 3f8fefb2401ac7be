"""Options that say which board is meant."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import click

F = TypeVar("F", bound=Callable[..., Any])


def board_options(function: F) -> F:
    """--port and --uid: the same wherever a board is meant."""
    uid = click.option("--uid", default="", help="The board's own number, or its end; otherwise press a button.")
    ports = click.option(
        "--port", "ports", multiple=True, help="A board's serial port or URL; otherwise boards are found."
    )
    return ports(uid(function))
