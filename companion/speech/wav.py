"""Speech kept as a WAV file whose header is true at every moment: a crash or a full disk leaves it good."""

from __future__ import annotations

import os
import struct

from companion.core.errors import VoiceError

HEADER_BYTES = 44
LARGEST_BYTES = 0xFFFFFFFF - HEADER_BYTES
"""What the header's 32 bits can say; some 27 hours of speech."""


class WavFile:
    """One mono 16-bit WAV file that grows.

    append: go on behind what a valid file of the same rate holds; otherwise the file begins anew. Raises
    VoiceError "voice-wav" {file, reason} when it cannot be opened or written; what was written stays playable.
    """

    def __init__(self, path: str, rate: int, append: bool = False) -> None:
        self._path = path
        self._rate = rate
        self._bytes = 0
        try:
            kept = append and os.path.exists(path)
            self._file = open(path, "r+b" if kept else "w+b", buffering=0)  # noqa: SIM115 - closed by close()
            if kept:
                self._bytes = self._kept_bytes()
                self._file.truncate(HEADER_BYTES + self._bytes)
            self._write_header()
        except OSError as error:
            raise self._failed(error) from error

    def write(self, pcm: bytes) -> None:
        """Append samples, then let the header say so."""
        pcm = pcm[: (LARGEST_BYTES - self._bytes) & ~1]
        before = self._bytes
        try:
            self._file.seek(HEADER_BYTES + before)
            view = memoryview(pcm)
            while view:
                written = self._file.write(view) or 0
                self._bytes += written
                view = view[written:]
        except OSError as error:
            self._bytes &= ~1
            raise self._failed(error) from error
        finally:
            if self._bytes > before:
                self._write_header()

    def close(self) -> None:
        """Close the file."""
        self._file.close()

    def _kept_bytes(self) -> int:
        """Bytes of samples in the file as its header tells and its length allows; 0: not a file of ours."""
        header = self._file.read(HEADER_BYTES)
        room = os.path.getsize(self._path) - HEADER_BYTES
        told = int.from_bytes(header[40:], "little")
        return min(told, room) & ~1 if header == self._header(told) else 0

    def _header(self, size: int) -> bytes:
        riff = size + HEADER_BYTES - 8 & 0xFFFFFFFF
        form = (b"WAVEfmt ", 16, 1, 1, self._rate, 2 * self._rate, 2, 16)
        return struct.pack("<4sI8sIHHIIHH4sI", b"RIFF", riff, *form, b"data", size)

    def _write_header(self) -> None:
        self._file.seek(0)
        self._file.write(self._header(self._bytes))

    def _failed(self, error: OSError) -> VoiceError:
        return VoiceError("voice-wav", file=self._path, reason=error.strerror or str(error))
