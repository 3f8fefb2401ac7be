"""Help and usage errors in the user's language, and commands typed by their words in it."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import click
import pytest
from click.testing import CliRunner, Result

from companion.evening.shell import folded
from companion.language.phrases import LANGUAGES, Phrases
from companion.ui.cli.main import COMMANDS, main
from companion.ui.cli.worded import Worded, WordedGroup
from tests.command_kit import environment, settings, strict_words

ENGLISH = re.compile(
    r"\b(Usage|Options|Commands|Error|Show|Print|No such|Got unexpected|Missing|Invalid|requires|Try)\b"
)
"""Click's own words."""


@pytest.fixture(autouse=True)
def strict(monkeypatch: pytest.MonkeyPatch) -> None:
    strict_words(monkeypatch)


def typed(home: Path, line: str) -> Result:
    """The whole command, as a shell would hand it over."""
    return CliRunner().invoke(
        main, line.split(), prog_name="companion", env={"COMPANION_HOME": str(home), "LANG": "C"}
    )


def walk(command: click.Command, path: str) -> Iterator[tuple[str, click.Command]]:
    """Every command with the words by which it is typed."""
    yield path, command
    if isinstance(command, WordedGroup):
        ctx = click.Context(command)
        for name in command.list_commands(ctx):
            below = command.get_command(ctx, name)
            assert below is not None
            yield from walk(below, f"{path} {name}".strip())


EVERY = dict(walk(main, ""))


@pytest.mark.parametrize("path", EVERY)
def test_every_help_is_in_the_language_that_is_set(tmp_path: Path, path: str) -> None:
    """In Czech and Polish nothing of click's English is left, and each option and command has a line."""
    shown: dict[str, str] = {}
    for language in LANGUAGES:
        settings(tmp_path, f'version = 4\nlanguage = "{language}"\n')
        done = typed(tmp_path, f"{path} --help")
        assert (done.exit_code, done.stderr) == (0, "")
        shown[language] = done.stdout
        for param in EVERY[path].params:
            assert not isinstance(param, click.Option) or param.opts[0] in done.stdout
    assert len(set(shown.values())) == len(LANGUAGES)
    for language in ("cs", "pl"):
        assert not ENGLISH.search(shown[language]), language


def test_every_command_has_its_words_and_each_is_another(tmp_path: Path) -> None:
    groups = [one for one in EVERY.values() if isinstance(one, WordedGroup)]
    assert all(isinstance(one, Worded) for one in EVERY.values())
    for group in groups:
        names = group.list_commands(click.Context(group))
        for language in LANGUAGES:
            phrases = Phrases(language, strict=True)
            told = [folded(phrases.part(f"command-word-{name}")) for name in names]
            assert len(set(told)) == len(names)
            assert all(word in names or " " not in word for word in told)
            for name, word in zip(names, told, strict=True):
                assert group.fixed(word) == name and group.fixed(name) == name


@pytest.mark.parametrize(
    ("line", "title"),
    [
        ("doktor --help --lang cs", "Použití: companion doctor"),
        ("deska nahrát --help --lang cs", "Použití: companion board flash"),
        ("--lang cs DESKA nahrat --help", "Použití: companion board flash"),
        ("koło --help --lang pl", "Użycie: companion wheel"),
        ("kolo --help --lang en", "Usage: companion wheel"),
    ],
)
def test_a_command_is_typed_by_its_words_with_or_without_accents(tmp_path: Path, line: str, title: str) -> None:
    done = typed(tmp_path, line)
    assert done.stdout.startswith(title), done.stdout + done.stderr


@pytest.mark.parametrize(
    ("line", "first", "more"),
    [
        ("--lang cs zahratt", "Takový příkaz tu není: zahratt. Podobné: zahrát.", "companion --help"),
        ("bord --lang cs", "Takový příkaz tu není: bord. Podobné: board, boards, rozbor.", "companion --help"),
        ("board fash --lang pl", "Takiego polecenia tu nie ma: fash. Podobne: flash.", "companion plansza --help"),
        (
            "score --lang cs --layuot a",
            "Taková volba tu není: --layuot. Podobné: --layout.",
            "companion spočítat --help",
        ),
        ("--blah --lang pl", "Takiej opcji tu nie ma: --blah. Podobne: --lang.", "companion --help"),
        ("--lang cs history export", "Chybí: HRA.", "companion historie vyvézt --help"),
        ("--lang cs", "Chybí příkaz.", "companion --help"),
        ("say --lang pl", "Brakuje: TEKST.", "companion powiedz --help"),
        ("boards a b --lang cs", "To je navíc: a, b.", "companion desky --help"),
        ("play --lang cs --players", "Za --players chybí hodnota.", "companion zahrát --help"),
        ("play --lang cs --free=1", "Tahle volba hodnotu nebere: --free.", "companion zahrát --help"),
        (
            "play --lang cs --level hodně",
            "--level: tohle tam být nemůže: hodně. Může tam být terse, normal nebo full.",
            "companion zahrát --help",
        ),
        (
            "play --seat 9 --lang pl",
            "--seat: tego tam nie można podać: 9. Można podać liczbę, najmniej 0, najwięcej 5.",
            "companion zagraj --help",
        ),
        ("tiles show x --lang cs", "ČÍSLO: tohle číslo není: x.", "companion dílky ukázat --help"),
        (
            "demo --game chess --lang cs",
            "--game: tohle tam být nemůže: chess. Může tam být royal-garden, azul-mini, master-chocolatier nebo "
            "queens-garden.",
            "companion ukázka --help",
        ),
        ("doctor --game 1 --lang cs", "Tyhle volby patří k sobě: --game, --report.", "companion doktor --help"),
        ("history forget --lang pl", "Podaj albo numer, albo --all.", "companion historia usuń --help"),
    ],
)
def test_a_line_that_is_not_taken_is_told_in_the_language_with_what_comes_near(
    tmp_path: Path, line: str, first: str, more: str
) -> None:
    done = typed(tmp_path, line)
    assert done.exit_code == 2
    lines = done.stderr.splitlines()
    assert done.stdout == "" and lines[0] == first
    assert len(lines) == 2 and lines[1].endswith(f": {more}.")
    assert not ENGLISH.search(done.output)


def test_the_language_may_stand_anywhere_and_the_settings_tell_it_otherwise(tmp_path: Path) -> None:
    for line in ("--lang pl settings rate", "settings --lang pl rate", "settings rate --lang=pl"):
        assert typed(tmp_path, line).stdout.startswith("Tempo mowy"), line
    settings(tmp_path, 'version = 4\nlanguage = "cs"\n')
    assert typed(tmp_path, "dance").stderr.startswith("Takový příkaz tu není: dance.")
    assert typed(tmp_path, "board --lang pl --help").stdout.startswith("Użycie")
    assert typed(tmp_path, "say -- --lang xx").exit_code == 0


def test_a_command_that_runs_reads_no_texts_of_help(tmp_path: Path) -> None:
    """Only a word that is no fixed name, help or an error may load Fluent."""
    program = (
        "import sys\nfrom companion.ui.cli.main import main\n"
        "try:\n    main(['autostart', '--print-rule'], prog_name='companion')\n"
        "finally:\n    print(*{'fluent', 'pydantic'} & sys.modules.keys(), file=sys.stderr)\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", program],
        env=environment(tmp_path),
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert (done.returncode, done.stderr.strip()) == (0, "")


def test_the_list_of_commands_is_that_of_the_modules() -> None:
    folder = Path(Worded.parse_args.__code__.co_filename).parent
    helped = {"__init__", "main", "options", "games", "powershell", "worded"}
    modules = {path.stem for path in folder.glob("*.py")} - helped
    assert modules == set(COMMANDS)
