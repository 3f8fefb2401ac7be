"""Here: the user's settings, directories and words, and lines printed where this user reads them."""

from __future__ import annotations

import codecs
import contextlib
import os
import sys
import unicodedata
from collections.abc import Collection
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, TextIO

if TYPE_CHECKING:
    from companion.config import Directories, Settings
    from companion.core.model import Fact
    from companion.language.phrases import Phrases


@dataclass(frozen=True, slots=True)
class Here:
    """The user's settings and directories, and the words to use: what almost every command begins with."""

    settings: Settings
    places: Directories
    phrases: Phrases

    @property
    def journal(self) -> Path:
        """The journal's file."""
        from companion.config import journal_file

        return journal_file(self.settings, self.places)

    def given(self, **settings: object) -> Here:
        """The same user with what was given of these settings; None says nothing."""
        told = {name: value for name, value in settings.items() if value is not None}
        return self.with_settings(self.settings.model_copy(update=told))

    def with_settings(self, settings: Settings) -> Here:
        """The same user with other settings."""
        return replace(self, settings=settings)


def words(lang: str | None, level: str | None = None) -> Phrases:
    """Words for an error: in the language asked for, else the settings', else the system's."""
    from companion.core.languages import LANGUAGES, of_system
    from companion.language.phrases import Phrases

    return Phrases(lang or _set("language", LANGUAGES) or of_system(), level or "normal")  # type: ignore[arg-type]


def set_words(lang: str | None, level: str | None = None) -> Phrases:
    """The words of here, for who needs nothing else of the settings; what is wrong in them is told by others."""
    from companion.language.phrases import CELLS, LEVELS, Phrases

    level = level or _set("verbosity", LEVELS) or "normal"
    return Phrases(words(lang).language, level, _set("cells", CELLS) or "words")  # type: ignore[arg-type]


def _set(name: str, choices: Collection[str]) -> str:
    """What is set of these, "" for nothing: read alone, for checking all settings costs more than help itself."""
    from companion.core import intake
    from companion.core.places import SETTINGS_BYTES_MAX, directories

    try:
        text = intake.read_bytes(directories().config / "settings.toml", SETTINGS_BYTES_MAX).decode("utf-8-sig")
        import tomllib  # where nothing is set, nothing is to be understood

        told = tomllib.loads(text).get(name)
    except (intake.Unreadable, OSError, ValueError, RecursionError):
        return ""
    return told if isinstance(told, str) and told in choices else ""


def here(lang: str | None, level: str | None = None) -> Here:
    """Settings, directories and words; what is wrong in the settings file is told, and its defaults are used.

    Folders and files of ours that others could read are closed to them.
    """
    from companion import config, games
    from companion.core import private
    from companion.language.phrases import Phrases

    places = config.directories()
    private.seal((places.config, places.data))
    loaded = config.load(config.settings_file(places))
    settings = loaded.settings
    phrases = Phrases(
        lang or config.language(settings),
        level or settings.verbosity,  # type: ignore[arg-type]
        settings.cells,
    )
    for problem in loaded.problems:
        line(phrases.write(problem), err=True)
    for wrong in games.problems():
        line(phrases.write(wrong), err=True)
    for name in loaded.unknown:
        tell(phrases, "settings-unknown", err=True, name=name)
    return Here(settings, places, phrases)


def line(text: str, err: bool = False) -> None:
    """Print one line; a terminal that has gone away or cannot show a letter is no reason to stop."""
    stream = sys.stderr if err else sys.stdout
    try:
        put(text, stream)
    except UnicodeEncodeError as error:
        put(fitting(text, error.encoding), stream)
    except OSError:
        nobody_reads(stream)
    except ValueError:
        pass


def put(text: str, stream: TextIO | None) -> None:
    """Write one line at once; OSError, ValueError. Plain ASCII is nobody's wish: such a stream gets UTF-8."""
    if stream is None:
        return
    plain = codecs.lookup(getattr(stream, "encoding", None) or "ascii").name == "ascii"
    raw = getattr(stream, "buffer", None) if plain else None
    if raw is None:
        stream.write(text + "\n")
    else:
        stream.flush()
        raw.write((text + os.linesep).encode("utf-8", "replace"))
    stream.flush()


def fitting(text: str, encoding: str) -> str:
    """The text in the letters of an encoding; what is not among them stands without its accent, or as a sign."""
    bare = str.maketrans("łŁđĐøØß", "lLdDoOs")
    fits = []
    for char in text:
        base = unicodedata.normalize("NFKD", char)[0]
        tried = (char, base, char.translate(bare))
        fits.append(next((one for one in tried if one.encode(encoding, "ignore")), "?"))
    return "".join(fits)


def nobody_reads(stream: TextIO) -> None:
    """Let what is still to be printed go nowhere, or Python itself would complain of it at its end."""
    with contextlib.suppress(OSError, ValueError):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, stream.fileno())
        os.close(nowhere)


def diagnostics_to_log() -> None:
    """Let what Python prints unasked go to the log, and nowhere where none is written.

    That is: what no handler takes, warnings, and errors that can be raised to nobody.
    """
    import logging  # neither help nor the Tab key needs it

    root = logging.getLogger()
    if not root.handlers:
        root.addHandler(logging.NullHandler())
    logging.captureWarnings(True)

    def unraisable(what: sys.UnraisableHookArgs) -> None:
        told = (what.exc_type, what.exc_value or what.exc_type(), what.exc_traceback)
        root.error("raised to nobody, by %r", what.object, exc_info=told)

    if sys.unraisablehook is sys.__unraisablehook__:  # who looks for them gets them
        sys.unraisablehook = unraisable


def tell(phrases: Phrases, key: str, err: bool = False, **facts: Fact) -> None:
    """Print one sentence."""
    line(phrases.write(key, facts), err)
