"""README.md and docs against the program: what they name exists, and every page can be reached."""

from __future__ import annotations

import importlib.util
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import click
import pytest

from companion.ui.cli.main import COMMANDS, main

ROOT = Path(__file__).parents[1]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
NAMES = [str(page.relative_to(ROOT)) for page in PAGES]

CODE = re.compile(r"`([^`\n]+)`|^ {4,}(\S.*)$", re.MULTILINE)
"""Code in the line, and indented blocks."""

FILE = re.compile(r"(?<![\w/.-])((?:companion|tests|docs|firmware|hardware|\.ci)/[\w./<>*{},-]*[\w/>*}])")
VARIABLE = re.compile(r"\b(?:COMPANION_[A-Z_]+|PICO_[A-Z]+_PATH)\b")
RUN = re.compile(r"-m ((?:companion|firmware|hardware|tests)[\w.]*)([^`|;&\n]*)")
PLACEHOLDER = re.compile(r"<\w+>")
TEST = re.compile(r"`(test_\w+)`")


@cache
def text(name: str) -> str:
    """A page."""
    return (ROOT / name).read_text(encoding="utf-8")


def snippets(name: str) -> Iterator[str]:
    """Every piece of code of a page."""
    for inline, block in CODE.findall(text(name)):
        yield inline or block


@cache
def sources() -> str:
    """All our Python, C and JavaScript, as one text."""
    files = [
        path
        for room in ("companion", "firmware", "hardware", "tests")
        for path in (ROOT / room).rglob("*")
        if path.suffix in {".py", ".c", ".mjs"} and "node_modules" not in path.parts
    ]
    return "\n".join(path.read_text(encoding="utf-8") for path in files)


def found(pattern: str) -> bool:
    """Whether a path with placeholders, stars and braces fits a file or folder of ours."""
    if braces := re.search(r"\{([^{}]+)\}", pattern):
        return all(found(pattern.replace(braces[0], one)) for one in braces[1].split(","))
    return any(ROOT.glob(PLACEHOLDER.sub("*", pattern).rstrip("/")))


def test_the_finders_find() -> None:
    assert list(re.findall(FILE, "see docs/a.md, companion/games/<name>/texts.")) == [
        "docs/a.md",
        "companion/games/<name>/texts",
    ]
    assert found("docs/language/{cs,pl,en}.md")
    assert not found("docs/language/{cs,xx}.md")
    assert [one for one in snippets("README.md") if "companion play" in one]


@pytest.mark.parametrize("name", NAMES)
def test_every_file_named_is_there(name: str) -> None:
    missing = [path for path in FILE.findall(text(name)) if not found(path)]
    assert not missing


@pytest.mark.parametrize("name", NAMES)
def test_every_module_named_can_be_run(name: str) -> None:
    modules = {module for snippet in snippets(name) for module in re.findall(r"-m ([a-z][\w.]*)", snippet)}
    for module in modules:
        spec = importlib.util.find_spec(module)
        assert spec is not None, module
        if spec.submodule_search_locations is not None:
            assert importlib.util.find_spec(f"{module}.__main__") is not None, f"{module} cannot be run"


@pytest.mark.parametrize("name", NAMES)
def test_every_option_of_a_module_named_is_there(name: str) -> None:
    for snippet in snippets(name):
        for module, words in RUN.findall(snippet):
            assert options_of(module).issuperset(re.findall(r"(?<!\S)--?[a-z][\w-]*", words)), snippet


def options_of(module: str) -> set[str]:
    """What a module of ours says its options are."""
    spec = importlib.util.find_spec(module)
    if spec is not None and spec.submodule_search_locations is not None:
        spec = importlib.util.find_spec(f"{module}.__main__")
    assert spec is not None and spec.origin is not None, module
    return set(re.findall(r'\(\s*"(--[a-z][\w-]*)"', Path(spec.origin).read_text(encoding="utf-8")))


def test_options_of_modules_are_found() -> None:
    assert {"--boards", "--host", "--seconds"} <= options_of("firmware.bench")
    assert options_of("firmware.tables") == set()


@pytest.mark.parametrize("name", NAMES)
def test_every_command_and_option_named_is_there(name: str) -> None:
    for snippet in snippets(name):
        for words in re.findall(r"(?:^|[\s/\\])companion ((?![=+|])[^`|;&]+)", snippet):
            check_command(words.split())


def check_command(words: list[str]) -> None:
    """Follow the words of a command line through our commands."""
    command: click.Command = main
    rest = list(words)
    while isinstance(command, click.Group) and rest and not rest[0].startswith("-"):
        child = command.get_command(click.Context(command), rest.pop(0))
        assert child is not None, words
        command = child
    known = {
        option
        for param in command.get_params(click.Context(command))
        for option in (*param.opts, *param.secondary_opts)
    }
    for word in rest:
        option = word.split("=")[0].rstrip(".,:")
        assert not option.startswith("-") or option in known or option == "--help", words


def test_commands_that_are_not_there_are_noticed() -> None:
    for wrong in ("dance", "play --dance", "history dance", "score --layout a.txt --xml"):
        with pytest.raises(AssertionError):
            check_command(wrong.split())


def test_every_command_is_named_somewhere() -> None:
    everything = "\n".join(map(text, NAMES))
    assert [name for name in COMMANDS if f"companion {name}" not in everything] == []


@pytest.mark.parametrize("name", NAMES)
def test_every_environment_variable_named_is_read(name: str) -> None:
    unread = {
        variable
        for variable in VARIABLE.findall(text(name))
        if f'"{variable}"' not in sources() and f"process.env.{variable}" not in sources()
    }
    assert not unread


def test_every_environment_variable_that_is_read_is_named() -> None:
    read = set(re.findall(r'environ(?:\.get\(|\[)"(COMPANION_[A-Z_]+)"', sources()))
    read |= set(re.findall(r'^\w+(?:: Final)? = "(COMPANION_[A-Z_]+)"', sources(), re.MULTILINE))
    read |= set(re.findall(r"process\.env\.(COMPANION_[A-Z_]+)", sources()))
    assert {"COMPANION_HOME", "COMPANION_DEBIAN_MIRROR", "COMPANION_TRACE"} <= read
    assert read <= set(VARIABLE.findall(text("docs/testing.md")))


def test_every_page_can_be_reached() -> None:
    assert "CONTRIBUTING.md" in text("README.md")
    reached, waiting = set[str](), ["README.md", "CONTRIBUTING.md"]
    while waiting:
        page = waiting.pop()
        reached.add(page)
        named = FILE.findall(text(page))
        waiting += [name for name in NAMES if name not in reached and any(leads(path, name) for path in named)]
    assert set(NAMES) - reached == set()


def leads(path: str, name: str) -> bool:
    """Whether a path, or a folder, that a page names is where another page is."""
    parts = Path(name).parts
    return any(Path(path).parts == parts[:depth] for depth in range(2, len(parts) + 1))


@cache
def all_tests() -> set[str]:
    """The names of all tests."""
    return set(re.findall(r"\bdef (test_\w+)\(", sources()))


@pytest.mark.parametrize("name", NAMES)
def test_every_test_named_is_there(name: str) -> None:
    assert set(TEST.findall(text(name))) - all_tests() == set()


def test_pages_stay_short() -> None:
    """What is tested is one page; what is worded so and why is no list of all sentences."""
    assert len(text("docs/testing.md").split()) < 2500
    assert sum(len(text(name).split()) for name in NAMES if name.startswith("docs/language/")) < 25_000


def test_every_benchmark_is_named_and_says_what_it_measures() -> None:
    from tests.benchmarks.__main__ import NAMES as BENCHMARKS
    from tests.benchmarks.__main__ import what

    files = {path.stem.removeprefix("bench_") for path in (ROOT / "tests" / "benchmarks").glob("bench_*.py")}
    assert set(BENCHMARKS) == files
    assert all(map(what, BENCHMARKS))


def rooms() -> Iterator[tuple[list[str], list[str]]]:
    """Items of the list of rooms in docs/architecture.md: each folder, from its room on, and the files named."""
    section = text("docs/architecture.md").split("## Rooms")[1].split("\n## ")[0]
    room = ""
    for indent, folder, told in re.findall(r"^( *)- `(\w+)/`((?:.|\n(?! *- |\n))+)", section, re.MULTILINE):
        room = room if indent else folder
        yield [room, folder] if indent else [room], re.findall(r"`([\w/*.]+(?:\.py|/))`", told)


def test_the_rooms_of_the_house_are_those_that_are_there() -> None:
    listed = list(rooms())
    assert ["device", "link"] in [folders for folders, _ in listed]
    for folders, files in listed:
        place = (ROOT / "companion").joinpath(*folders)
        assert place.is_dir(), place
        for file in files:
            assert list(place.glob(file.rstrip("/"))) or list(place.glob(f"*/{file.rstrip('/')}")), (folders, file)


def test_the_pages_of_installing_have_the_same_steps_and_commands_in_every_language() -> None:
    """A player's first step is in the player's language, and what is typed is the same in each."""
    english = text("docs/install.en.md")
    for language in ("cs", "pl"):
        page = text(f"docs/install.{language}.md")
        assert re.findall(r"`([^`]+)`", page) == re.findall(r"`([^`]+)`", english)
        assert [line[:2] in {"# ", "##", "- "} for line in page.splitlines()] == [
            line[:2] in {"# ", "##", "- "} for line in english.splitlines()
        ]
        assert f"docs/install.{language}.md" in text(f"docs/playing.{language}.md")
    assert "docs/install.en.md" in text("README.md")
