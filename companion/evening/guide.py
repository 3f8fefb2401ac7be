"""A voice for one command: sentences said aloud and printed, and what is typed beside a board or in between."""

from __future__ import annotations

import contextlib
import queue
import sys
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from companion import input as keys
from companion.core.model import Announcement, Fact, Kind
from companion.evening.saying import table_output
from companion.evening.setting import sound_of
from companion.input.answer import at_terminal
from companion.input.dialogue import End, SpokenWords, take

if TYPE_CHECKING:
    from companion.core.forms import Form
    from companion.evening.here import Here

STEPS = {
    "bench-lay",
    "bench-next",
    "bench-turn",
    "bench-gauge",
    "bench-gauge-next",
    "bench-check-next",
    "bench-check-on",
}
"""A newer one of these replaces one that still waits: hands can be quicker than a voice."""
FINISH_S = 30.0
"""How long the last sentences may take."""
TICK_S = 0.02


class Guide:
    """A voice that speaks on while something else is done; for one thread, which calls tend() often."""

    def __init__(self, where: Here, text: bool = False, wav: str = "") -> None:
        self._events: queue.Queue[Any] = queue.Queue()
        self._typed: queue.Queue[object] = queue.Queue()
        self._words = SpokenWords(where.phrases.part)
        sound = sound_of(where, text)
        self._output = table_output(self._events, sound, where, wav)
        self._mute = sound.text  # what is only printed cannot be stopped, it would be lost
        self._reader = keys.reader_for(sys.stdin, self._typed, self._hush)

    def say(self, key: str, /, **facts: Fact) -> None:
        """Say a sentence after those before it."""
        step = "step" if key in STEPS else ""
        self._output.put(Announcement(key, facts, Kind.MESSAGE, coalesce=step, wanted=True))
        self._output.pump({})

    def _hush(self, _seat: int) -> None:
        """A key was pressed: what is being spoken stops. In the reader's thread."""
        if not self._mute:
            self._output.silence()

    def tend(self) -> None:
        """Let the voice go on."""
        with contextlib.suppress(queue.Empty):
            while True:
                self._output.event(self._events.get_nowait())
        self._output.pump({})

    @property
    def speaking(self) -> bool:
        """Something is being said, or waits to be."""
        return not self._output.idle

    def led(self, form: Form) -> bool:
        """Let what was typed since the last call act on whoever leads a hand; false where that is to end.

        The same line twice is one, for hands can be quicker than a voice.
        """
        lines = []
        with contextlib.suppress(queue.Empty):
            while True:
                told = self._typed.get_nowait()
                if isinstance(told, keys.Typed) and told.line is not None:
                    lines.append(told.line.strip())
        for one in dict.fromkeys(lines):
            turn = take(form, one, self._words)
            for said in turn.said:
                self.say(said.key, **said.facts)
            if turn.end is End.LEFT:
                return False
        return True

    def listen(self) -> str | None:
        """The next line that is typed, None when nobody will type any more. KeyboardInterrupt.

        Lines of a pipe are taken when all before them has been said.
        """
        held = not at_terminal()
        while True:
            self.tend()
            with contextlib.suppress(queue.Empty):
                if held and self.speaking:
                    self._output.event(self._events.get(timeout=TICK_S))
                    continue
                told = self._typed.get(timeout=TICK_S)
                if isinstance(told, keys.Typed):
                    return told.line
                if isinstance(told, keys.Noticed):
                    self.say(told.key, **told.facts)

    def hush(self) -> None:
        """Fall silent."""
        self._output.silence()

    def start(self) -> None:
        """Begin to speak and to read keys."""
        self._output.start_voice()
        self._reader.start()

    def finish(self) -> None:
        """Say what is still to be said."""
        with contextlib.suppress(queue.Empty):
            self._output.pump({})
            while not self._output.idle:
                self._output.event(self._events.get(timeout=FINISH_S))
                self._output.pump({})

    def close(self) -> None:
        """Fall silent and leave the keyboard as it was."""
        self._reader.close()
        self._output.close()


@contextlib.contextmanager
def talking(where: Here, text: bool = False, wav: str = "") -> Iterator[Guide]:
    """A guide as long as the block lasts; all is said at its end, unless it is broken off."""
    guide = Guide(where, text, wav)
    guide.start()
    with contextlib.closing(guide):
        yield guide
        guide.finish()


@contextlib.contextmanager
def guided(where: Here, text: bool = False, wav: str = "") -> Iterator[Guide]:
    """The same; all is said also before an error is told."""
    with talking(where, text, wav) as guide:
        try:
            yield guide
        except Exception:
            guide.finish()
            raise
