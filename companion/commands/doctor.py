"""`companion doctor`: is everything there that a game needs, and what to do when it is not."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import TYPE_CHECKING

import click

from companion.commands.common import language_options, line

if TYPE_CHECKING:
    from companion.commands.doctoring.findings import Finding, Patient
    from companion.model import Phrase


@click.command("doctor")
@click.option("--speak", is_flag=True, help="Say a sentence aloud in each language, and ask whether it was heard.")
@click.option(
    "--report",
    type=click.Path(dir_okay=False),
    help="Also pack log, versions, findings and one game into this file.",
)
@click.option("--game", type=int, help="The game to pack; otherwise the newest.")
@language_options
def command(speak: bool, report: str | None, game: int | None, lang: str | None, level: str | None) -> None:
    """Check everything that a game needs, one fact a line, and say what to do where something is wrong.

    Only ports of boards are opened, while no game runs. Nothing is heard without --speak. The exit code is 1 when
    something has to be put right before a game, else 0; what a game can be played without is named. A report has
    names, folders, ports and numbers of boards replaced, and goes nowhere by itself.
    """
    from companion.commands.doctoring.findings import State

    if game is not None and report is None:
        raise click.UsageError("--game says which game --report packs.")
    write = writer(lang, level)
    wrong = 0
    lacks: dict[str, None] = {}
    told: list[str] = []
    for finding in examined(lang, speak, _heard(write)):
        wrong += finding.state is State.WRONG
        lacks |= dict.fromkeys([finding.lack] if finding.lack else [])
        told.append(write(finding.phrase()))
        line(told[-1])
    told.append(write(_verdict(wrong, tuple(lacks))))
    line(told[-1])
    if report is not None:
        _pack(report, game, told, write)
    if wrong:
        raise SystemExit(1)


def _verdict(wrong: int, lacks: tuple[str, ...]) -> Phrase:
    """What all of it means: what has to be put right, what a game goes without, or that all is there."""
    from companion.model import Phrase

    if wrong:
        return Phrase("doctor-count", {"count": wrong})
    if lacks:
        return Phrase("doctor-lacking", {"things": tuple(Phrase(f"doctor-lack-{one}") for one in lacks)})
    return Phrase("doctor-good")


def _pack(report: str, game: int | None, told: list[str], write: Callable[[Phrase], str]) -> None:
    """Make the report, and tell what is in it; ends the command when it cannot be made."""
    from pathlib import Path

    from companion.errors import CompanionError
    from companion.model import Phrase

    try:
        from companion.commands import bundle

        for phrase in bundle.pack(Path(report), game, told):
            line(write(phrase))
        return
    except CompanionError as error:
        why = Phrase(error.key, error.facts)
    except Exception as error:  # doctor is asked where something is broken
        why = Phrase("report-not-written", {"file": report, "reason": type(error).__name__})
    line(write(why), err=True)
    raise SystemExit(1)


def _heard(write: Callable[[Phrase], str]) -> Callable[[str], bool] | None:
    """What asks whether a sentence was heard; None where nobody sits at a terminal."""
    import sys

    if sys.stdin is None or not sys.stdin.isatty():
        return None

    def ask(language: str) -> bool:
        from companion.model import Phrase

        line(write(Phrase("doctor-heard-ask", {"language": language})))
        return sys.stdin.readline().strip().lower() in {"", "1", "+"}

    return ask


def examined(lang: str | None, speak: bool, heard: Callable[[str], bool] | None = None) -> Iterator[Finding]:
    """Every finding, each check as it is done. heard: asks a person whether a sentence was heard."""
    from companion.commands.doctoring import files
    from companion.commands.doctoring.findings import findings

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
    ("running", "house", "owner"),
    ("sleep", "house", "sleep"),
    ("autostart", "house", "autostart"),
)
"""What is looked at, in this order: id of the check, module of doctoring, function."""


def _check(module: str, function: str, *arguments: object) -> Iterable[Finding]:
    """One check. Its room is imported now, so that a broken one hides no other."""
    from importlib import import_module

    found: Iterable[Finding] = getattr(import_module(f"companion.commands.doctoring.{module}"), function)(
        *arguments
    )
    return found


def writer(lang: str | None, level: str | None) -> Callable[[Phrase], str]:
    """What words a phrase: the texts of the language, else English, else the phrase's own key and facts."""
    from companion.phrases import Phrases

    tried: list[Phrases] = []
    for language in dict.fromkeys(filter(None, (lang, _spoken(), "en"))):
        try:
            tried.append(Phrases(language, level or "normal"))  # type: ignore[arg-type]
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
