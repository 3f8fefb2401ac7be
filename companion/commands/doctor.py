"""`companion doctor`: is everything there that a game needs, and what to do when it is not."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING

import click

from companion.commands.common import language_options, line

if TYPE_CHECKING:
    from companion.commands.doctoring.findings import Finding, Patient
    from companion.model import Phrase


@click.command("doctor")
@click.option("--speak", is_flag=True, help="Say a sentence aloud in each language.")
@language_options
def command(speak: bool, lang: str | None, level: str | None) -> None:
    """Check program, files, texts, voice, sound and ports, one fact a line, and say what to do when one is wrong.

    Ports are only looked at, never opened; `companion boards` opens those of boards. Nothing is heard without
    --speak. The exit code is 0 when everything that a game needs works, else 1.
    """
    from companion.commands.doctoring.findings import State
    from companion.model import Phrase

    write = writer(lang, level)
    wrong = 0
    for finding in examined(lang, speak):
        wrong += finding.state is State.WRONG
        line(write(finding.phrase()))
    line(write(Phrase("doctor-count", {"count": wrong}) if wrong else Phrase("doctor-good")))
    if wrong:
        raise SystemExit(1)


def examined(lang: str | None, speak: bool) -> Iterator[Finding]:
    """Every finding, each check as it is done."""
    from companion.commands.doctoring import files
    from companion.commands.doctoring.findings import findings

    yield from findings("program", files.program)
    patients: list[Patient] = []
    yield from findings("settings", lambda: _settings(patients, lang))
    yield from findings("languages", files.languages)
    for patient in patients:
        for name, check in _checks(patient, speak):
            yield from findings(name, check)


def _settings(patients: list[Patient], lang: str | None) -> Iterator[Finding]:
    """The settings, which make the patient of all other checks."""
    from companion import config, link
    from companion.commands.doctoring import files
    from companion.commands.doctoring.findings import Patient

    places = config.directories()
    loaded = config.load(config.settings_file(places))
    known = tuple(link.UsbIdentity(one.vid, one.product, one.serial) for one in loaded.settings.usb)
    folder = str(config.ports_directory(loaded.settings, places))
    ports = link.Ports(tuple(loaded.settings.ports), folder, (link.UsbIdentity(), *known))
    patients.append(Patient(loaded, places, ports, lang or config.language(loaded.settings)))
    yield from files.settings(patients[0])


def _checks(patient: Patient, speak: bool) -> Iterator[tuple[str, Callable[[], Iterable[Finding]]]]:
    """The checks that need settings, by name. Each imports its own room, so that a broken one hides no other."""

    def voice() -> Iterable[Finding]:
        from companion.commands.doctoring.voice import voice as check

        return check(patient)

    def sound() -> Iterable[Finding]:
        from companion.commands.doctoring.voice import sound as check

        return check(patient, speak)

    def ports() -> Iterable[Finding]:
        from companion.commands.doctoring.ports import ports as check

        return check(patient)

    def directory() -> Iterable[Finding]:
        from companion.commands.doctoring.ports import directory as check

        return check(patient)

    def programs() -> Iterable[Finding]:
        from companion.commands.doctoring.ports import meddlers as check

        return check()

    from companion.commands.doctoring import files

    yield "tiles", lambda: files.tile_set(patient)
    yield "journal", lambda: files.journal(patient)
    yield "disk", lambda: files.disk(patient)
    yield "voice", voice
    yield "sound", sound
    yield "ports", ports
    yield "directory", directory
    yield "programs", programs


def writer(lang: str | None, level: str | None) -> Callable[[Phrase], str]:
    """What words a phrase: the texts of the language, else English, else the phrase's own key and facts."""
    from companion.phrases import Phrases

    tried: list[Phrases] = []
    for language in (lang, _spoken(), "en"):
        try:
            tried.append(Phrases(language or "en", level or "normal"))  # type: ignore[arg-type]
        except Exception:
            continue

    def write(phrase: Phrase) -> str:
        for phrases in tried:
            try:
                return phrases.write(phrase)
            except Exception:
                continue
        return f"{phrase.key} {dict(phrase.facts)}"

    return write


def _spoken() -> str | None:
    """The language of the settings or of the system, as far as it can be told."""
    try:
        from companion import config

        return config.language(config.load(config.settings_file(config.directories())).settings)
    except Exception:
        return None
