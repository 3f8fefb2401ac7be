"""What the boards say, line by line."""

from __future__ import annotations

import sys

from companion.care.board.choosing import tell_unusable
from companion.care.board.worded import WordedBoard
from companion.device.link import Lost, Refused
from companion.device.protocol import Garbled, Hello
from companion.device.reading.codebook import Codebook
from companion.evening.attached import ears_of
from companion.evening.here import Here, line, put, tell
from companion.evening.listening import TICK_S, PortLine, Told
from companion.evening.setting import game_of, tiles_of

WAIT_S = 3.0
"""After this time without any board it is said that there is none yet."""


def monitor(where: Here, ports: tuple[str, ...], in_words: bool, seconds: float | None) -> bool:
    """Print what is heard until the time is over or Control-C comes; whether all went well. CompanionError."""
    screen = Monitor(where, in_words)
    try:
        screen.run(ports, seconds)
    except KeyboardInterrupt:
        return True
    return bool(screen.lines)


class Monitor:
    """Prints what is heard. lines, garbled: how many lines came, and how many of them could not be read."""

    def __init__(self, where: Here, in_words: bool) -> None:
        self.lines = self.garbled = 0
        self._where = where
        self._phrases = where.phrases
        self._book = Codebook(tiles_of(where.settings, game_of(where.settings))) if in_words else None
        self._boards: dict[str, WordedBoard] = {}

    def run(self, ports: tuple[str, ...], seconds: float | None) -> None:
        """Listen and print until the time is over. CompanionError; Control-C comes through."""
        idle = 0.0
        with ears_of(self._where, ports) as ears:
            for told in ears.told(seconds):
                if told is None:
                    idle += TICK_S
                    if not self.lines and WAIT_S <= idle < WAIT_S + TICK_S:
                        tell(self._phrases, "monitor-waiting", err=True)
                    continue
                self._hear(told)
        tell(self._phrases, "monitor-heard", err=True, lines=self.lines, garbled=self.garbled)

    def _hear(self, told: Told) -> None:
        if isinstance(told, PortLine):
            self.lines += 1
            self._line(told)
        elif isinstance(told, Refused):
            tell_unusable(self._where, told)
        elif isinstance(told, Lost):
            tell(self._phrases, "monitor-lost", port=told.port)
            self._boards.pop(told.port, None)

    def _line(self, heard: PortLine) -> None:
        if isinstance(heard.got, Garbled):
            self.garbled += 1
            named = self._phrases.write("monitor-garbled", {"port": heard.port, "reason": heard.got.reason})
            line(f"{named} {escaped(heard.raw)}")
        elif self._book is not None:
            self._words(heard, self._book)
        else:
            # Not `line`: a reader that has gone away (`| head`) ends the monitor.
            put(f"{heard.port}: {heard.raw.decode('ascii', 'replace').rstrip()}", sys.stdout)

    def _words(self, heard: PortLine, book: Codebook) -> None:
        board = self._boards.get(heard.port)
        if isinstance(heard.got, Hello) and (board is None or board.uid != heard.got.uid):
            number = board.number if board else len(self._boards) + 1
            board = self._boards[heard.port] = WordedBoard(number, heard.got, book)
            tell(self._phrases, "monitor-board", number=number, port=heard.port, uid=heard.got.uid)
        for phrase in board.hear(heard.got) if board else WordedBoard.stranger(heard.got):
            if board is not None and len(self._boards) > 1:
                tell(self._phrases, "monitor-on", number=board.number, what=phrase)
            else:
                line(self._phrases.write(phrase))


def escaped(raw: bytes) -> str:
    r"""The bytes of a line as a terminal can show them and a person type them: \x1b for what is no letter."""
    text = raw.removesuffix(b"\n").decode("latin-1")
    return "".join(c if " " <= c <= "~" and c != "\\" else f"\\x{ord(c):02x}" for c in text)
