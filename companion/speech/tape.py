"""Keeping what was played, on a thread of its own so that a slow disk delays no sample."""

from __future__ import annotations

import struct
import threading
from queue import SimpleQueue
from typing import BinaryIO

from companion.core.errors import VoiceError
from companion.speech.stream import Report
from companion.speech.wav import WavFile

GAP_MS = 100
"""Silence between two lines of a WAV file."""


class FileTape:
    """Writes speech with gaps into a WAV file, and every block with its time into a record; either may be "".

    A record is a row of blocks: time (monotonic ns, int64), size in bytes (uint32), samples. A fault is reported
    once, as "trouble", and ends that file; the speaking goes on.
    """

    def __init__(self, rate: int, report: Report, wav: str = "", append: bool = False, record: str = "") -> None:
        self._gap = bytes(2 * (rate * GAP_MS // 1000))
        self._report = report
        self._speech = bytearray()
        self._wav: WavFile | None = None
        self._record: BinaryIO | None = None
        try:
            self._wav = WavFile(wav, rate, append) if wav else None
            self._record = open(record, "wb") if record else None  # noqa: SIM115 - closed by close()
        except VoiceError as error:
            self._tell(error)
        except OSError as error:
            self._tell(VoiceError("voice-record", file=record, reason=str(error)))
        self._items: SimpleQueue[tuple[int, bytes] | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="tape", daemon=True)
        self._thread.start()

    @property
    def running(self) -> bool:
        """Something is being kept."""
        return self._wav is not None or self._record is not None

    def block(self, at_ns: int, samples: bytes) -> None:
        """See stream.Tape."""
        if self._record is not None:
            self._items.put((at_ns, samples))

    def speech(self, samples: bytes) -> None:
        """See stream.Tape."""
        self._items.put((-1, samples))

    def over(self) -> None:
        """See stream.Tape."""
        self._items.put((-1, b""))

    def close(self) -> None:
        """Write what is waiting and close the files; waits at most two seconds for a slow disk."""
        self._items.put(None)
        self._thread.join(2)

    def _run(self) -> None:
        while (item := self._items.get()) is not None:
            at_ns, samples = item
            if at_ns >= 0:
                self._keep_block(at_ns, samples)
            else:
                self._keep_speech(samples)
        self._keep_speech(b"")
        if self._record is not None:
            self._record.close()
        if self._wav is not None:
            self._wav.close()

    def _keep_speech(self, samples: bytes) -> None:
        """Collect a line; an empty piece says that it is over."""
        self._speech += samples
        if samples or not self._speech:
            return
        line, self._speech = bytes(self._speech) + self._gap, bytearray()
        if self._wav is not None:
            try:
                self._wav.write(line)
            except VoiceError as error:
                self._tell(error)
                self._wav.close()
                self._wav = None

    def _keep_block(self, at_ns: int, samples: bytes) -> None:
        if self._record is not None:
            try:
                self._record.write(struct.pack("<qI", at_ns, len(samples)) + samples)
                self._record.flush()
            except OSError as error:
                self._record = None
                self._tell(VoiceError("voice-record", reason=str(error)))

    def _tell(self, error: VoiceError) -> None:
        self._report({"event": "trouble", "key": error.key, "facts": dict(error.facts)})
