"""`companion monitor`: what the boards say, line by line."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from companion.commands.common import fail, here, language_options, line, tell
from companion.errors import CompanionError

if TYPE_CHECKING:
    from companion.board.codebook import Codebook
    from companion.commands.common import Here
    from companion.commands.listening import Line, Told
    from companion.commands.worded import WordedBoard

WAIT_S = 3.0
"""After this time without any board it is said that there is none yet."""


@click.command("monitor")
@click.option("--port", "ports", multiple=True, help="A board's serial port or URL; otherwise boards are found.")
@click.option(
    "--words", is_flag=True, help="Say in words what lies on each cell, instead of the lines themselves."
)
@click.option("--seconds", type=click.FloatRange(min=0.1), default=None, help="Stop after so many seconds.")
@language_options
def command(
    ports: tuple[str, ...], words: bool, seconds: float | None, lang: str | None, level: str | None
) -> None:
    """Print what the boards say, line by line, each line led by its port.

    Lines that cannot be read are shown with their odd bytes escaped, and what is wrong with them. While a game
    runs it tells what it hears, how each board is now at first. Control-C ends. With --seconds the exit code
    is 1 if no board was heard.
    """
    try:
        where = here(lang, level)
        screen = Monitor(where, words)
        try:
            screen.run(ports, seconds)
        except KeyboardInterrupt:
            return
    except CompanionError as error:
        fail(error, lang)
    if not screen.lines:
        raise SystemExit(1)


class Monitor:
    """Prints what is heard. lines, garbled: how many lines came, and how many of them could not be read."""

    def __init__(self, where: Here, in_words: bool) -> None:
        self.lines = self.garbled = 0
        self._where = where
        self._phrases = where.phrases
        self._book = _book(where) if in_words else None
        self._boards: dict[str, WordedBoard] = {}

    def run(self, ports: tuple[str, ...], seconds: float | None) -> None:
        """Listen and print until the time is over. CompanionError; Control-C comes through."""
        from companion.commands.attached import ears_of
        from companion.commands.listening import TICK_S

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
        from companion.commands.listening import Line
        from companion.link import Lost, Refused
        from companion.local import Owner

        if isinstance(told, Line):
            self.lines += 1
            self._line(told)
        elif isinstance(told, Refused):
            line(self._phrases.write(told.key, told.facts), err=True)
            if told.key == "port-busy" and Owner.running(self._where.places):
                tell(self._phrases, "boards-game-runs", err=True)
        elif isinstance(told, Lost):
            tell(self._phrases, "monitor-lost", port=told.port)
            self._boards.pop(told.port, None)

    def _line(self, heard: Line) -> None:
        from companion.protocol import Garbled

        if isinstance(heard.got, Garbled):
            self.garbled += 1
            named = self._phrases.write("monitor-garbled", {"port": heard.port, "reason": heard.got.reason})
            line(f"{named} {escaped(heard.raw)}")
        elif self._book is not None:
            self._words(heard, self._book)
        else:
            # Not `line`: a reader that has gone away (`| head`) ends the monitor.
            click.echo(f"{heard.port}: {heard.raw.decode('ascii', 'replace').rstrip()}")

    def _words(self, heard: Line, book: Codebook) -> None:
        from companion.commands.worded import WordedBoard
        from companion.protocol import Hello

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


def _book(where: Here) -> Codebook:
    """The active tile set of the game that is set, ready for looking up. CompanionError."""
    from companion.board.codebook import Codebook
    from companion.commands.setting import game_of, tiles_of

    return Codebook(tiles_of(where.settings, game_of(where.settings)))


def escaped(raw: bytes) -> str:
    r"""The bytes of a line as a terminal can show them and a person type them: \x1b for what is no letter."""
    text = raw.removesuffix(b"\n").decode("latin-1")
    return "".join(c if " " <= c <= "~" and c != "\\" else f"\\x{ord(c):02x}" for c in text)
