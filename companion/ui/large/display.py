"""The large screen as a subscriber of the stream: it shows what it is told, and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from companion.ui.large.drawing import drawing_of

if TYPE_CHECKING:
    from companion.language.phrases import Phrases
    from companion.play.changes import Change, StateSnapshot
    from companion.play.state import TableState
    from companion.ui.large.screen import LargeScreen
    from companion.ui.large.thread import ScreenThread


class LargeDisplay:
    """Says on a screen each line that is heard, and shows the table whenever it, or its wording, has changed.

    All methods belong to the judge thread, which must wait for no terminal: its screen has a thread of its own.
    """

    def __init__(self, screen: LargeScreen | ScreenThread) -> None:
        self._screen = screen
        self._words: Callable[[], Phrases] | None = None
        self._state: TableState | None = None
        self._line = 0
        self._asked = 0
        self._wording: tuple[str, str] | None = None

    def word(self, words: Callable[[], Phrases]) -> None:
        """Word everything with the phrases that this gives, from now on."""
        self._words = words

    def has_room(self) -> bool:
        """See Subscriber."""
        return True

    def put(self, told: StateSnapshot | Change) -> bool:
        """See Subscriber."""
        self._state = told.state
        self._draw()
        return True

    def tick(self) -> None:
        """Follow the wording and the window's size; to be called several times a second."""
        if self._words is not None and self._wording not in (None, _wording(self._words())):
            self._draw()
        self._screen.tick()

    def turn(self) -> None:
        """Show the next page."""
        self._screen.turn()

    def look(self, seat: int) -> None:
        """Somebody asks about a player: that board is shown from now on."""
        self._asked = seat
        self._draw()

    def close(self) -> None:
        """Put the terminal back; what is printed then stands where it always does."""
        self._screen.close()

    def _draw(self) -> None:
        if self._words is None or self._state is None:
            return
        phrases, state = self._words(), self._state
        self._wording = _wording(phrases)
        news = sorted((one for one in state.lines.values() if one.number > self._line), key=lambda one: one.number)
        if news:
            self._line = news[-1].number
            self._screen.say(*(phrases.write(one.words.phrase()) for one in news))
        self._screen.show(drawing_of(state, phrases, self._asked))


def _wording(phrases: Phrases) -> tuple[str, str]:
    return phrases.language, phrases.level
