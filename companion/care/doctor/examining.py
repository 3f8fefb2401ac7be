"""The examination: every check in its order, told as it is done, and what all of it means.

What is examined is imported when its turn comes, so that a broken room hides no other.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

from companion.care.doctor import files
from companion.care.doctor.findings import Finding, Patient, Severity, findings
from companion.core.errors import CompanionError
from companion.core.model import Phrase
from companion.evening.here import line

if TYPE_CHECKING:
    from companion.language.phrases import Phrases


def examine(speak: bool, report: str | None, game: int | None, lang: str | None, level: str | None) -> bool:
    """Print every finding and the verdict, and pack the report where a file is named; whether all is well.

    game: the number of the game to pack, None for the newest. Raises nothing, whatever is broken.
    """
    write = writer(lang, level)
    wrong = 0
    lacks: dict[str, None] = {}
    told: list[str] = []
    for finding in examined(lang, speak, _heard(write, lang)):
        wrong += finding.severity is Severity.WRONG
        lacks |= dict.fromkeys([finding.lack] if finding.lack else [])
        told.append(write(finding.phrase()))
        line(told[-1])
    told.append(write(_verdict(wrong, tuple(lacks))))
    line(told[-1])
    packed = report is None or _pack(report, game, told, write)
    return packed and not wrong


def _verdict(wrong: int, lacks: tuple[str, ...]) -> Phrase:
    """What all of it means: what has to be put right, what a game goes without, or that all is there."""
    if wrong:
        return Phrase("doctor-count", {"count": wrong})
    if lacks:
        return Phrase("doctor-lacking", {"things": tuple(Phrase(f"doctor-lack-{one}") for one in lacks)})
    return Phrase("doctor-good")


def _pack(report: str, game: int | None, told: list[str], write: Callable[[Phrase], str]) -> bool:
    """Make the report, and tell what is in it; whether it could be made."""
    try:
        from companion.care.doctor import bundle

        for phrase in bundle.pack(Path(report), game, told):
            line(write(phrase))
        return True
    except CompanionError as error:
        why = Phrase(error.key, error.facts)
    except Exception as error:  # doctor is asked where something is broken
        why = Phrase("report-not-written", {"file": report, "reason": type(error).__name__})
    line(write(why), err=True)
    return False


def _heard(write: Callable[[Phrase], str], lang: str | None) -> Callable[[str], bool | None] | None:
    """What asks whether a sentence was heard; None where nobody sits at a terminal."""
    from companion.input.answer import AnswerKeys, at_terminal

    if not at_terminal():
        return None
    keyboard, texts = AnswerKeys(), _texts(lang)
    part = texts[0].part if texts else lambda _message: ""  # then commands have their own names alone

    def printed(question: Phrase, _name: bool) -> str | None:
        line(write(question))
        return keyboard.read_line()

    def ask(language: str) -> bool | None:
        from companion.evening.asking import Sure, asked
        from companion.input.dialogue import End

        sure = Sure("doctor-heard-ask", {"language": language}, usual=True)
        form, end = asked(sure, printed, part)
        return None if end is End.LEFT else bool(form.said)

    return ask


def examined(
    lang: str | None, speak: bool, heard: Callable[[str], bool | None] | None = None
) -> Iterator[Finding]:
    """Every finding, each check as it is done. heard: asks a person whether a sentence was heard."""
    yield from findings("program", files.program)
    yield from findings("versions", partial(_check, "house", "versions"))
    patients: list[Patient] = []
    yield from findings("settings", lambda: _settings(patients, lang))
    yield from findings("languages", files.languages)
    for patient in patients:
        special: dict[str, tuple[object, ...]] = {"sound": (patient, speak, heard), "programs": (), "firmware": ()}
        for name, module, function in CHECKS:
            yield from findings(name, partial(_check, module, function, *special.get(name, (patient,))))


def _settings(patients: list[Patient], lang: str | None) -> Iterator[Finding]:
    """The settings, which make the patient of all other checks."""
    from companion import config
    from companion.device import link

    places = config.directories()
    loaded = config.load(config.settings_file(places))
    known = tuple(link.UsbIdentity(one.vid, one.product, one.serial) for one in loaded.settings.usb)
    folder = str(config.ports_directory(loaded.settings, places))
    ports = link.Ports(tuple(loaded.settings.ports), folder, (link.UsbIdentity(), *known))
    patients.append(Patient(loaded, places, ports, lang or config.language(loaded.settings)))
    yield from files.settings(patients[0])


CHECKS = (
    ("tiles", "files", "tile_set"),
    ("firmware", "files", "firmware"),
    ("journal", "files", "journal"),
    ("disk", "files", "disk"),
    ("log", "house", "logged"),
    ("voice", "voice", "voice"),
    ("engines", "engines", "engines"),
    ("reader", "engines", "reader"),
    ("sound", "voice", "sound"),
    ("devices", "devices", "devices"),
    ("keys", "keys", "keys"),
    ("ports", "ports", "ports"),
    ("directory", "ports", "directory"),
    ("boards", "boards", "boards"),
    ("programs", "ports", "meddlers"),
    ("far", "far_matches", "far_matches"),
    ("running", "house", "owner"),
    ("sleep", "house", "sleep"),
    ("autostart", "house", "autostart"),
)
"""What is looked at, in this order: id of the check, module of this folder, function."""


def _check(module: str, function: str, *arguments: object) -> Iterable[Finding]:
    """One check."""
    found: Iterable[Finding] = getattr(import_module(f"companion.care.doctor.{module}"), function)(*arguments)
    return found


def writer(lang: str | None, level: str | None) -> Callable[[Phrase], str]:
    """What words a phrase: the texts of the language, else English, else the phrase's own key and facts."""
    tried = _texts(lang, level)

    def write(phrase: Phrase) -> str:
        for phrases in tried:
            try:
                return phrases.write(phrase)
            except Exception:
                continue
        return f"{phrase.key} {dict(phrase.facts)}"

    return write


def _texts(lang: str | None, level: str | None = None) -> list[Phrases]:
    """The words of the language, of the settings' and of English, as far as they can be read."""
    from companion.language.phrases import Phrases

    found: list[Phrases] = []
    for language in dict.fromkeys(filter(None, (lang, _spoken(), "en"))):
        with contextlib.suppress(Exception):  # doctor is asked where something is broken
            found.append(Phrases(language, level or "normal"))  # type: ignore[arg-type]
    return found


def _spoken() -> str | None:
    """The language of the settings or of the system, as far as it can be told."""
    try:
        from companion import config

        return config.language(config.load(config.settings_file(config.directories())).settings)
    except Exception:
        return None
