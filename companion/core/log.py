"""The log: one rotating file of the user, without anybody's name, that never disturbs a game.

What goes into it: keys of messages, numbers, ids, and tracebacks. Names of players, the home directory and the
names of user and computer are replaced before a line is written, control characters are taken out.
"""

from __future__ import annotations

import contextlib
import logging
import logging.handlers
import os
import platform
import re
import sys
import threading
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from io import TextIOWrapper
from pathlib import Path
from types import TracebackType

from companion.core import private
from companion.core.model import Phrase
from companion.core.places import Directories

FILE_BYTES = 1_000_000
OLD_FILES = 2
"""Files kept beside the present one, each as large at most."""

SPARING_RECORDS, SPARING_S = 60, 60.0
"""Records of one kind that are written in so many seconds: what a board repeats must not push out the rest."""
SPARING_KINDS, SPARING_TEXT = 500, 200
"""So many kinds are told apart, by so many characters."""

HOME, USER, HOST, PLAYER = "~", "user", "computer", "player"
"""What stands for what is replaced."""

_DNS_HOST_NAME, _NAME_MAX = 1, 256
"""Which of its names Windows is asked for (COMPUTER_NAME_FORMAT), and how long it is at most."""

_log = logging.getLogger(__name__)


def file(places: Directories) -> Path:
    """The log's file; older ones beside it have a number behind their name."""
    return places.data / "companion.log"


def files(places: Directories) -> list[Path]:
    """All files of the log that are there, the newest first."""
    newest = file(places)
    every = [newest, *(newest.with_name(f"{newest.name}.{number}") for number in range(1, OLD_FILES + 1))]
    return [each for each in every if each.is_file()]


# ---- names ----------------------------------------------------------------------------------------------------


class Scrubber:
    """Takes names out of texts: those it is told, the home directory, the names of user and computer.

    A name is replaced where it stands as a word of its own, in any case; letters and digits belong to a word.
    """

    def __init__(self, names: Iterable[str] = ()) -> None:
        self._names: dict[str, str] = {}
        for told, instead in _own():
            self._names.setdefault(told.casefold(), instead)
        self.hide(names)

    def hide(self, names: Iterable[str]) -> None:
        """Replace these names too, from now on."""
        for name in names:
            if name.strip():
                self._names.setdefault(" ".join(name.split()).casefold(), PLAYER)
        longest = sorted(self._names, key=len, reverse=True)
        whole = "|".join(re.escape(name) for name in longest) or "(?!)"  # what matches nothing
        self._pattern = re.compile(rf"(?<![^\W_])(?:{whole})(?![^\W_])", re.IGNORECASE)

    def text(self, text: str) -> str:
        """The text without any of the names."""
        return self._pattern.sub(lambda found: self._names.get(found.group().casefold(), PLAYER), text)

    def line(self, text: str) -> str:
        """The text as one line: without names and without control characters."""
        return self.text("".join(char if char.isprintable() else " " for char in text))


def _own() -> Iterable[tuple[str, str]]:
    """What this computer tells of its user, and what to write instead."""
    import getpass  # noqa: PLC0415 - asks modules that not every system has

    for path in {os.path.expanduser("~"), os.path.realpath(os.path.expanduser("~"))}:
        if len(path) > 1 and path != "~":
            yield path, HOME
            yield path.replace("\\", "\\\\"), HOME
    with contextlib.suppress(ImportError, KeyError, OSError):
        yield getpass.getuser(), USER
    with contextlib.suppress(ImportError, KeyError, OSError, AttributeError):
        import pwd  # noqa: PLC0415 - not there on Windows

        if whole := pwd.getpwuid(os.getuid()).pw_gecos.split(",")[0].strip():
            yield whole, USER
    for host in (own := _host(), own.split(".")[0]):
        if host and host != "localhost":
            yield host, HOST


def _host() -> str:
    """This computer's name."""
    if sys.platform != "win32":
        return platform.node()
    import ctypes  # noqa: PLC0415 - platform would ask WMI, see _system

    name, size = ctypes.create_unicode_buffer(_NAME_MAX), ctypes.c_ulong(_NAME_MAX)
    is_told = ctypes.windll.kernel32.GetComputerNameExW(_DNS_HOST_NAME, name, ctypes.byref(size))
    return name.value if is_told else ""


# ---- writing --------------------------------------------------------------------------------------------------


def _system() -> str:
    """The operating system with its version."""
    if sys.platform == "win32":  # platform would ask WMI, and with it load COM and thirty libraries
        windows = sys.getwindowsversion()
        return f"Windows-{windows.major}.{windows.minor}.{windows.build}"
    return platform.platform()


class _Lines(logging.Formatter):
    """One line a record, and a traceback's lines set in below it."""

    def __init__(self, scrubber: Scrubber) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s %(threadName)s: %(message)s")
        self._scrubber = scrubber

    def format(self, record: logging.LogRecord) -> str:
        """See logging.Formatter."""
        record.message = record.getMessage()
        record.asctime = self.formatTime(record, self.datefmt)
        lines = [self.formatMessage(record)]
        if record.exc_info:
            lines += ["    " + line for line in self.formatException(record.exc_info).splitlines()]
        return "\n".join(self._scrubber.line(line) for line in lines)


class _Private(logging.handlers.RotatingFileHandler):
    """Files for this user alone."""

    def _open(self) -> TextIOWrapper:
        return open(  # closed by the handler
            self.baseFilename, "a", encoding=self.encoding, errors=self.errors, opener=private.opener
        )


class Sparing(logging.Filter):
    """Lets so many records of one kind through in a span of time; how many were left out is told by the next one.

    Records are of one kind that have the same logger, the same words and the same first fact: the port or board
    that they are about.
    """

    def __init__(self, clock_s: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._clock_s = clock_s
        self._spans: dict[tuple[str, str, str], tuple[float, int]] = {}  # since when, how many

    def filter(self, record: logging.LogRecord) -> bool:
        """See logging.Filter."""
        facts = record.args if isinstance(record.args, tuple) else ()
        kind = record.name, str(record.msg)[:SPARING_TEXT], str(facts[0])[:SPARING_TEXT] if facts else ""
        now_s = self._clock_s()
        if len(self._spans) >= SPARING_KINDS and kind not in self._spans:
            self._spans.clear()
        since_s, count = self._spans.get(kind, (now_s, 0))
        left_out = 0
        if now_s - since_s >= SPARING_S:
            left_out, since_s, count = max(0, count - SPARING_RECORDS), now_s, 0
        self._spans[kind] = since_s, count + 1
        if count >= SPARING_RECORDS:
            return False
        if left_out:
            record.msg, record.args = f"{record.getMessage()} ({left_out} more like this were left out)", None
        return True


@dataclass(frozen=True, slots=True)
class Log:
    """A log that is being written. path: its file, whether or not it can be written."""

    path: Path
    handler: logging.Handler
    scrubber: Scrubber

    def hide(self, names: Iterable[str]) -> None:
        """Let these names never reach the file: those of the players, before a game begins."""
        self.scrubber.hide(names)

    def stop(self) -> None:
        """Write no more. Again is harmless."""
        logging.getLogger().removeHandler(self.handler)
        with contextlib.suppress(OSError, ValueError):
            self.handler.close()


def start(places: Directories, names: Iterable[str] = ()) -> Log:
    """Begin to write the log. Never raises, and neither does anything that is logged, whatever the disk does."""
    logging.raiseExceptions = False
    logging.captureWarnings(True)  # they would be printed to the player
    path = file(places)
    with contextlib.suppress(OSError):
        private.folder(path.parent)
    handler = _Private(
        path, maxBytes=FILE_BYTES, backupCount=OLD_FILES, encoding="utf-8", errors="backslashreplace", delay=True
    )
    log = Log(path, handler, Scrubber(names))
    handler.setFormatter(_Lines(log.scrubber))
    handler.addFilter(Sparing())
    root = logging.getLogger()
    root.addHandler(handler)
    logging.getLogger("companion").setLevel(logging.INFO)
    from companion import __version__  # noqa: PLC0415 - what was just imported may be half there

    _log.info("companion %s, python %s, %s", __version__, platform.python_version(), _system())
    return log


# ---- what nobody caught ---------------------------------------------------------------------------------------


def guard(tell: Callable[[Phrase], None]) -> Callable[[], None]:
    """Log what no part of the program has caught, and tell the player one sentence; gives what ends this.

    tell: gets program-broken when the program itself ends, program-part-broken when a thread has; called on the
    thread that broke. Ctrl-C and SystemExit go their usual way.
    """
    before = sys.excepthook, threading.excepthook

    def told(key: str) -> None:
        with contextlib.suppress(Exception):  # nothing may come of telling but silence
            tell(Phrase(key))

    def broken(kind: type[BaseException], error: BaseException, where: TracebackType | None) -> None:
        if not issubclass(kind, Exception):
            before[0](kind, error, where)
            return
        _log.critical("the program has ended", exc_info=(kind, error, where))
        told("program-broken")

    def thread_broken(what: threading.ExceptHookArgs) -> None:
        if what.exc_value is None or not issubclass(what.exc_type, Exception):
            before[1](what)
            return
        told_of = (what.exc_type, what.exc_value, what.exc_traceback)
        _log.critical("thread %s has ended", what.thread.name if what.thread else "?", exc_info=told_of)
        told("program-part-broken")

    def end() -> None:
        sys.excepthook, threading.excepthook = before

    sys.excepthook, threading.excepthook = broken, thread_broken
    return end
