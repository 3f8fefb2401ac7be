"""Keeping what was spoken, on a thread of its own so that a slow disk delays no sample."""

from __future__ import annotations

import threading
from queue import SimpleQueue

from companion.core.errors import VoiceError
from companion.speech.stream import Report
from companion.speech.wav import WavFile

GAP_MS = 100
"""Silence between two lines of a WAV file."""


class FileTape:
    """Writes speech with gaps into a WAV file. VoiceError when it cannot be opened.

    A later fault is reported once, as "trouble", and ends the file; the speaking goes on.
    """

    def __init__(self, rate: int, report: Report, wav: str, append: bool = False) -> None:
        self._gap = bytes(2 * (rate * GAP_MS // 1000))
        self._report = report
        self._speech = bytearray()
        self._wav: WavFile | None = WavFile(wav, rate, append)
        self._items: SimpleQueue[bytes | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="tape", daemon=True)
        self._thread.start()

    def speech(self, samples: bytes) -> None:
        """See stream.Tape."""
        self._items.put(samples)

    def over(self) -> None:
        """See stream.Tape."""
        self._items.put(b"")

    def close(self) -> None:
        """Write what is waiting and close the file; waits at most two seconds for a slow disk."""
        self._items.put(None)
        self._thread.join(2)

    def _run(self) -> None:
        while (samples := self._items.get()) is not None:
            self._keep(samples)
        self._keep(b"")
        if self._wav is not None:
            self._wav.close()

    def _keep(self, samples: bytes) -> None:
        """Collect a line; an empty piece says that it is over."""
        self._speech += samples
        if samples or not self._speech:
            return
        line, self._speech = bytes(self._speech) + self._gap, bytearray()
        if self._wav is not None:
            try:
                self._wav.write(line)
            except VoiceError as error:
                self._report({"event": "trouble", "key": error.key, "facts": dict(error.facts)})
                self._wav.close()
                self._wav = None
