"""What people type or press, as observations; the only reader of keys.

A line is a command, optionally after the number of the player whose board is meant: `score`, `2 score`, `here B3`,
`confirm`, or a move in the game's notation. Commands about the speech itself (`repeat`, `stop`...) never reach the
game; they are given back as they are.
"""

from __future__ import annotations

import queue
import threading
from collections.abc import Callable
from dataclasses import dataclass
from typing import TextIO

from companion.model import Observation, Seen

SPEECH = frozenset({"repeat", "previous", "next", "stop", "quit", "help"})
"""Commands that the daemon itself obeys."""

TOLD = frozenset({"confirm", "undo", "end"})
"""Commands that change the match."""

BUTTONS = {"1": (Seen.TOLD, "confirm"), "2": (Seen.ASKED, "score"), "3": (Seen.ASKED, "why")}
"""What the buttons of a board do; the rest speak: 4 repeats the last sentence, 5 is silence."""

BUTTON_SPEECH = {"4": "repeat", "5": "stop"}

QUESTIONS = frozenset({"score", "areas", "why", "here", "row", "column", "around", "fits", "last", "waiting"})

_LONGEST = 200


@dataclass(frozen=True, slots=True)
class Typed:
    """One line from a keyboard; None when the keyboard is gone."""

    line: str | None


class LineReader(threading.Thread):
    """Reads lines from a stream into a queue until the stream ends.

    silence: called at once with every line, before it is queued: any key stops the voice, however busy the judge
    is.
    """

    def __init__(self, events: queue.Queue[object], stream: TextIO, silence: Callable[[], None]) -> None:
        super().__init__(name="keys", daemon=True)
        self._events = events
        self._stream = stream
        self._silence = silence

    def run(self) -> None:
        """Hand over each line; the end of the stream is handed over too."""
        try:
            for line in self._stream:
                self._silence()
                self._events.put(Typed(line))
        except (OSError, ValueError):
            pass
        self._events.put(Typed(None))


def clean(line: str) -> str:
    """The command in a typed line: bounded, without control characters and superfluous blanks."""
    printable = "".join(char if char.isprintable() else " " for char in line[:_LONGEST])
    return " ".join(printable.split())


def understand(line: str, at_ms: int) -> Observation | str | None:
    """What a typed line means: an observation for the referee, one of SPEECH for the daemon, None for nothing."""
    words = clean(line).split()
    if not words:
        return None
    command = words[0].lower()
    if len(words) == 1 and command in SPEECH:
        return command
    seat = 0
    if command in "1234" and len(words) > 1 and words[1].lower() in TOLD | QUESTIONS:
        seat, words = int(command), words[1:]
        command = words[0].lower()
    text = " ".join([command, *words[1:]])
    kind = Seen.ASKED if command in QUESTIONS else Seen.TOLD
    return Observation(at_ms, "keyboard", kind, text=text, seat=seat)


def button(pressed: Observation) -> Observation | str | None:
    """What a button of a board means for the player whose board it is; None where the button has no meaning."""
    if pressed.text in BUTTON_SPEECH:
        return BUTTON_SPEECH[pressed.text]
    if pressed.text not in BUTTONS:
        return None
    kind, text = BUTTONS[pressed.text]
    return Observation(pressed.at_ms, pressed.board, kind, text=text, seat=pressed.seat)
