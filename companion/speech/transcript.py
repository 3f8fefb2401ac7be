"""A voice for lines that are printed, and how long a text would take to speak."""

from __future__ import annotations

import time

from companion.speech.events import Ended, EventSink, Ready, Started, Style

MS_A_LETTER = 65
"""How long a letter takes at 175 words a minute: 4.75 s for a sentence of 73 letters (espeak-ng, Czech)."""


class TranscriptVoice:
    """A Voice (see events.Voice) without sound: its owner prints, and each line ends within say().

    output: what it calls itself; see output.SILENT for what nobody hears.
    """

    def __init__(self, sink: EventSink, output: str = "text") -> None:
        self._sink = sink
        self._output = output

    def start(self) -> None:
        """See Voice."""
        self._sink.put(Ready(output=self._output, engine="transcript"))

    def say(self, number: int, text: str, style: Style, pause_ms: int = 0, earcon: str = "") -> None:
        """See Voice."""
        self._sink.put(Started(number, time.monotonic_ns()))
        self._sink.put(Ended(number))

    def stop(self, number: int | None = None) -> None:
        """See Voice; every line has ended already."""

    def close(self) -> None:
        """See Voice."""


def length_ms(text: str, style: Style) -> int:
    """About how long a text takes to speak."""
    return len(text) * MS_A_LETTER * 175 // max(style.rate, 80)
