"""The Tab key: what real shells offer with our script, and how little is loaded for it."""

from __future__ import annotations

import json
import os
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import click
import pytest

from companion.ui.cli import completion
from companion.ui.cli.main import COMMANDS, main
from tests.command_kit import run, strict_words

ALWAYS = {
    "companion.core",
    "companion.core.errors",
    "companion.core.languages",
    "companion.core.model",
    "companion.evening",
    "companion.evening.here",
    "companion.evening.shell",
}
"""What may be loaded for the Tab key beside the command that is being typed."""
STARTS = "from companion.ui.cli.main import main; main(prog_name='companion')"
REPORTS = f"""
import sys
try:
    {STARTS}
finally:
    rooms = sorted(name for name in sys.modules if name.startswith("companion."))
    print(*rooms, *({{"pydantic", "serial", "fluent", "sqlite3"}} & sys.modules.keys()), file=sys.stderr)
"""


ZSH = "autoload -U compinit; compinit -D -u"


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The command as a shell finds it."""
    file = tmp_path_factory.mktemp("bin") / "companion"
    words = shlex.join([sys.executable, "-c", STARTS])
    file.write_text(f'#!/bin/sh\nexec {words} "$@"\n', encoding="utf-8")
    file.chmod(0o755)
    return file


def environment(program: Path) -> dict[str, str]:
    home = str(program.parent / "home")
    path = os.pathsep.join([str(program.parent), os.environ["PATH"]])
    return {**os.environ, "PATH": path, "HOME": home, "COMPANION_HOME": home, "LC_ALL": "C.UTF-8"}


def bash(program: Path, typed: str) -> list[str]:
    """What bash offers after this was typed; the script comes from the command and is sourced as it is."""
    words = " ".join(shlex.quote(word) for word in [*typed.split(" ")])
    asked = (
        'eval "$(companion completion bash)"\n'
        "spec=$(complete -p companion)\n"
        f"COMP_WORDS=({words}); COMP_CWORD={typed.count(' ')}; COMP_LINE={shlex.quote(typed)}\n"
        'set -- ${spec##*-F }; "$1" companion\n'
        'printf "%s\\n" "${COMPREPLY[@]}"'
    )
    done = subprocess.run(
        ["bash", "--norc", "-eu", "-c", asked],
        env=environment(program),
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout.split()


def options(name: str) -> list[str]:
    """Every option of a command."""
    command = main.get_command(click.Context(main), name)
    assert command is not None
    parameters = command.get_params(click.Context(command))
    return [each for one in parameters for each in (*one.opts, *one.secondary_opts) if each.startswith("--")]


def test_bash_completes_commands(program: Path) -> None:
    assert bash(program, "companion pl") == ["play"]
    assert bash(program, "companion ") == list(COMMANDS)
    assert bash(program, "companion dance") == []


def test_bash_completes_the_names_of_settings(program: Path) -> None:
    assert bash(program, "companion settings ra") == ["rate"]
    assert bash(program, "companion settings --reset earc") == ["earcons", "earcon_volume"]


def test_bash_completes_the_values_of_settings(program: Path) -> None:
    assert bash(program, "companion settings speaker ") == ["own", "reader", "both"]
    assert bash(program, "companion settings earcons o") == ["on", "off"]
    assert bash(program, "companion settings rate ") == []
    assert bash(program, "companion settings dance ") == []


def test_bash_completes_options_and_choices(program: Path) -> None:
    assert sorted(bash(program, "companion play --")) == sorted(options("play"))
    assert bash(program, "companion autostart o") == ["on", "off"]
    assert bash(program, "companion completion ") == ["bash", "zsh", "fish", "powershell"]
    assert bash(program, "companion play --lang ") == ["cs", "pl", "en"]
    assert bash(program, "companion --v") == ["--version"]


@pytest.mark.parametrize(
    ("shell", "command"),
    [
        ("fish", "companion completion fish | source; complete -C 'companion pl'"),
        ("zsh", f"{ZSH}; eval \"$(companion completion zsh)\"; echo play $_comps[companion]"),
    ],
)  # fmt: skip
def test_other_shells_take_their_script(program: Path, shell: str, command: str) -> None:
    """Where they are at hand; elsewhere the script is at least ours."""
    script = ["sh", "-c", f"companion completion {shell}"]
    done = subprocess.run(script, env=environment(program), capture_output=True, encoding="utf-8", check=False)
    assert "_COMPANION_COMPLETE=" + shell in done.stdout and done.stderr == ""
    if shutil.which(shell) is not None:
        said = subprocess.run(
            [shell, "-c", command], env=environment(program), capture_output=True, encoding="utf-8", check=False
        )
        assert (said.returncode, said.stderr) == (0, "")
        assert said.stdout.split()[0] == "play" and len(said.stdout.split()) > 1


@pytest.mark.parametrize(
    ("typed", "loaded"),
    [("", []), ("s", []), ("autostart ", ["autostart"]), ("completion b", ["completion"])],
)
def test_only_the_command_that_was_typed_is_loaded(typed: str, loaded: list[str]) -> None:
    """A person who waits for the Tab key hears nothing meanwhile."""
    environ = {
        **os.environ,
        "_COMPANION_COMPLETE": "bash_complete",
        "COMP_WORDS": f"companion {typed}",
        "COMP_CWORD": str(1 + typed.count(" ")),
    }
    done = subprocess.run(
        [sys.executable, "-c", REPORTS], env=environ, capture_output=True, encoding="utf-8", check=False
    )
    rooms = done.stderr.split()
    commands = {name.removeprefix("companion.ui.cli.") for name in rooms if name.startswith("companion.ui.cli.")}
    assert commands - {"main", "options", "worded"} == set(loaded)
    assert {name for name in rooms if not name.startswith("companion.ui")} <= ALWAYS
    assert done.stdout


@pytest.mark.parametrize("lang", ["en", "cs", "pl"])
def test_a_shell_that_is_not_known_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lang: str) -> None:
    strict_words(monkeypatch)
    for named in ("/bin/dash", "", "bash/"):
        monkeypatch.setenv("SHELL", named)
        told = run(completion.command, tmp_path, lang=lang)
        assert told.exit_code == 1 and told.stdout == ""
        assert [name in told.stderr for name in completion.SHELLS] == [True] * len(completion.SHELLS)
    monkeypatch.setenv("SHELL", "/usr/local/bin/zsh")
    assert run(completion.command, tmp_path, lang=lang).stdout.startswith("#compdef companion")


def test_the_help_says_how_to_use_it(tmp_path: Path) -> None:
    told = run(completion.command, tmp_path, "--help").stdout
    for line in ('eval "$(companion completion bash)"', 'eval "$(companion completion zsh)"', "companion.fish"):
        assert line in told


POWERSHELL = """
companion completion powershell | Out-String | Invoke-Expression
foreach ($typed in 'companion pl', 'companion settings speaker ', 'companion --v') {
    (TabExpansion2 $typed $typed.Length).CompletionMatches.CompletionText -join ' '
}
"""


@pytest.mark.skipif(shutil.which("pwsh") is None, reason="no PowerShell here: no registry has one")
def test_powershell_completes(program: Path) -> None:
    done = subprocess.run(
        ["pwsh", "-NoProfile", "-Command", POWERSHELL],
        env=environment(program),
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert done.stdout.splitlines() == ["play", "own reader both", "--version"], done.stderr


@pytest.mark.parametrize(
    ("before", "word", "offered"),
    [
        ("companion", "pl", ["play"]),
        ("companion\nsettings\nspeaker", None, ["own", "reader", "both"]),
        ("companion\n--lang\n'cs'\nautostart", '"o"', ["on", "off"]),
        ("companion\nsettings\ndance", None, []),
        ("companion", "--v", ["--version"]),
        ("companion\nscore", "", []),
    ],
)
def test_what_powershell_asks_for(program: Path, before: str, word: str | None, offered: list[str]) -> None:
    """What its documentation has the script hand over; variables that are set empty are none there."""
    environ = environment(program) | {"_COMPANION_COMPLETE": "powershell_complete", "COMP_WORDS": before}
    environ |= {} if word is None else {"COMP_CWORD": word}
    called = STARTS.replace("'companion'", "'companion.exe'")  # as Windows' launcher calls it
    command = [sys.executable, "-c", called]
    done = subprocess.run(command, env=environ, capture_output=True, encoding="utf-8", check=False)
    told = [json.loads(line) for line in done.stdout.splitlines() if line]
    assert [one["value"] for one in told] == offered and all(one["help"] for one in told)
    assert done.stdout.isascii()
