"""What shows a game on a screen in place of printed lines: where it is owned, or at a terminal that joined it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

from companion.daemon.actors import Subscriber

if TYPE_CHECKING:
    from companion.language.phrases import Phrases


class Display(Subscriber, Protocol):
    """A screen in place of printed lines; drawn by the thread that hears what is to be shown."""

    def word(self, words: Callable[[], Phrases]) -> None:
        """Word everything with the phrases that this gives, from now on."""

    def turn(self) -> None:
        """Show the next page."""

    def look(self, seat: int) -> None:
        """Somebody asks about the board of this player."""

    def tick(self) -> None:
        """Something may have changed; called after each step."""

    def close(self) -> None:
        """Give the terminal back; again is harmless."""
