"""What several commands share: language, settings, words on the terminal, errors told to a person."""

from __future__ import annotations

import contextlib
import os
import sys
import unicodedata
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import wraps
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn, TextIO, TypeVar, cast

import click

from companion.errors import CompanionError

if TYPE_CHECKING:
    from companion.config import Directories, Settings
    from companion.model import Fact
    from companion.phrases import Phrases

LANGUAGES = ("cs", "pl", "en")

F = TypeVar("F", bound=Callable[..., Any])


def language_options(function: F) -> F:
    """--lang and --level."""
    level = click.option("--level", type=click.Choice(["terse", "normal", "full"]), help="How much is said.")
    lang = click.option("--lang", type=click.Choice(LANGUAGES), help="Language of what is said.")
    return lang(level(function))


def speech_options(function: F) -> F:
    """--text and --wav; a place where no speech can be written ends the command before it begins."""
    wav = click.option("--wav", type=click.Path(), metavar="FILE", default="", help="Also write the speech here.")
    text = click.option("--text", is_flag=True, help="Print only; say nothing.")

    @wraps(function)
    def checked(*args: Any, **told: Any) -> Any:
        if told["wav"]:
            try:
                check_wav(told["wav"], told["text"])
            except CompanionError as error:
                fail(error, told.get("lang"))
        return function(*args, **told)

    return text(wav(cast("F", checked)))


def check_wav(file: str, text: bool) -> None:
    """Whether speech can be written there. VoiceError wav-unwritable, wav-and-text; leaves nothing behind."""
    from companion.errors import VoiceError

    if text:
        raise VoiceError("wav-and-text", text="--text", wav="--wav")
    path = Path(file)
    try:
        there = path.exists()
        if there and not path.is_file():
            raise OSError
        os.close(os.open(path, os.O_WRONLY | os.O_CREAT | getattr(os, "O_NONBLOCK", 0), 0o666))
        if not there:
            path.unlink()
    except (OSError, ValueError) as error:
        raise VoiceError("wav-unwritable", file=file) from error


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

    def with_settings(self, settings: Settings) -> Here:
        """The same user with other settings."""
        return replace(self, settings=settings)


def words(lang: str | None, level: str | None = None) -> Phrases:
    """Words for an error: in the language asked for, else the settings', else the system's."""
    from companion import config
    from companion.phrases import Phrases

    settings = config.load(config.settings_file(config.directories())).settings
    return Phrases(lang or config.language(settings), level or "normal")  # type: ignore[arg-type]


def here(lang: str | None, level: str | None = None) -> Here:
    """Settings, directories and words; what is wrong in the settings file is told, and its defaults are used.

    Folders and files of ours that others could read are closed to them.
    """
    from companion import config, private
    from companion.phrases import Phrases

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
    for name in loaded.unknown:
        tell(phrases, "settings-unknown", err=True, name=name)
    return Here(settings, places, phrases)


def line(text: str, err: bool = False) -> None:
    """Print one line; a terminal that has gone away or cannot show a letter is no reason to stop."""
    try:
        click.echo(text, err=err)
    except UnicodeEncodeError as error:
        click.echo(fitting(text, error.encoding), err=err)
    except OSError:
        _nobody_reads(sys.stderr if err else sys.stdout)
    except ValueError:
        pass


def fitting(text: str, encoding: str) -> str:
    """The text in the letters of an encoding; what is not among them stands without its accent, or as a sign."""
    bare = str.maketrans("łŁđĐøØß", "lLdDoOs")
    fits = []
    for char in text:
        base = unicodedata.normalize("NFKD", char)[0]
        tried = (char, base, char.translate(bare))
        fits.append(next((one for one in tried if one.encode(encoding, "ignore")), "?"))
    return "".join(fits)


def _nobody_reads(stream: TextIO) -> None:
    """Let what is still to be printed go nowhere, or Python itself would complain of it at its end."""
    with contextlib.suppress(OSError, ValueError):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, stream.fileno())
        os.close(nowhere)


def tell(phrases: Phrases, key: str, err: bool = False, **facts: Fact) -> None:
    """Print one sentence."""
    line(phrases.write(key, facts), err)


def fail(error: CompanionError, lang: str | None, code: int = 1) -> NoReturn:
    """Tell a person what happened, what it means and what to do; then end with this exit code."""
    line(words(lang).write(error), err=True)
    raise SystemExit(code)
