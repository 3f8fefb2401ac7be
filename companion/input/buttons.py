"""What the buttons of a board do, as commands of the player whose board it is."""

from __future__ import annotations

BUTTONS = {"1": "confirm", "2": "score", "3": "why", "4": "repeat", "5": "stop"}


def button(name: str) -> str:
    """The command of a button, "" where it has no meaning."""
    return BUTTONS.get(name, "")
