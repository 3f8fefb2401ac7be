"""The voice process that also keeps each block as the device got it, with its time.

A record is a row of blocks: time (monotonic ns, int64), size in bytes (uint32), samples.
"""

from __future__ import annotations

import struct
import sys
import threading
from pathlib import Path
from queue import SimpleQueue

from companion.speech import process
from companion.speech.stream import SampleStream, Tap

_ROOT = str(Path(__file__).resolve().parents[1])
_CODE = "import sys; sys.path.append(sys.argv[1]); from tests.recording_voice import main; main()"


def recording(record: Path) -> tuple[str, ...]:
    """The command of the voice process that writes this record; see launch.COMMAND."""
    return (sys.executable, "-P", "-c", _CODE, _ROOT, str(record))


class RecordingStream(SampleStream):
    """Hands every block on to a thread that writes it, so that a slow disk delays no sample."""

    blocks: SimpleQueue[tuple[int, bytes]]

    def pull(self, tap: Tap, frames: int) -> bytes:
        block = super().pull(tap, frames)
        if tap is self._tap:
            self.blocks.put((tap.pulled_ns, block))
        return block


def _write(record: Path, blocks: SimpleQueue[tuple[int, bytes]]) -> None:
    with record.open("wb") as file:
        while True:
            at_ns, block = blocks.get()
            file.write(struct.pack("<qI", at_ns, len(block)) + block)
            file.flush()


def main() -> None:
    """The process: the record's name, then the options, are the last arguments."""
    RecordingStream.blocks = SimpleQueue()
    threading.Thread(target=_write, args=(Path(sys.argv[-2]), RecordingStream.blocks), daemon=True).start()
    vars(process)["SampleStream"] = RecordingStream
    process.main()
