"""Writes the manual page of the companion from its help: `manual.py LANGUAGE DAY`, on standard output, in UTF-8.

DAY is the page's date. What stands in it are the commands' own texts; only the headings stand beside this file.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import click
from fluent.runtime import FluentBundle, FluentResource

from companion import __version__
from companion.language.phrases import Phrases
from companion.ui.cli.main import main as program
from companion.ui.cli.worded import ASKED

DOCUMENTS = Path("/usr/share/doc/companion")


class Roff(click.HelpFormatter):
    """Takes what click tells a formatter, and writes it for man."""

    def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:
        """How a command is typed."""
        self.write(f".P\n.B {escaped(prog)}\n{escaped(args)}\n")

    def write_heading(self, heading: str) -> None:
        """What stands above a list."""
        self.write(f".P\n{escaped(heading)}:\n")

    def write_paragraph(self) -> None:
        """A new paragraph; each begins one by itself."""

    def write_text(self, text: str) -> None:
        """A paragraph."""
        self.write(f".P\n{escaped(text)}\n")

    def write_dl(self, rows: object, col_max: int = 30, col_spacing: int = 2) -> None:
        """A list of names, each with what it is."""
        assert isinstance(rows, list)
        for name, told in rows:
            self.write(f".TP\n.B {escaped(name)}\n{escaped(told)}\n")

    @contextmanager
    def indentation(self) -> Iterator[None]:
        """Further to the right, which man does itself."""
        yield


def escaped(text: str) -> str:
    """A text whose letters mean nothing to man, on one line; dashes and quotes can be copied into a shell."""
    plain = " ".join(text.split()).replace("\\", "\\e").replace("-", "\\-").replace("'", "\\(aq")
    return re.sub(r"^(?=\.)", r"\\&", plain).replace("^", "\\(ha").replace("~", "\\(ti")


def commands(command: click.Command, ctx: click.Context) -> Iterator[tuple[click.Command, click.Context]]:
    """Every command below one, each with the words that lead to it."""
    if isinstance(command, click.Group):
        for name in command.list_commands(ctx):
            below = command.get_command(ctx, name)
            assert below is not None, name
            inner = click.Context(below, ctx, name)
            yield below, inner
            yield from commands(below, inner)


def page(language: str, day: str) -> str:
    """The page in a language."""
    bundle = FluentBundle([language], use_isolating=False)
    words = Path(__file__).with_name("texts") / f"{language}.ftl"
    bundle.add_resource(FluentResource(words.read_text(encoding="utf-8")))
    own = {key: str(bundle.format_pattern(bundle.get_message(f"manual-{key}").value)[0]) for key in HEADINGS}
    about = Phrases(language).write("about-companion").rstrip(".")
    ctx = click.Context(program, info_name="companion", **program.context_settings)
    ctx.meta[ASKED] = language
    out = Roff()
    out.write(
        f'.TH COMPANION 1 {day} "companion {__version__}" "{own["book"]}"\n.nh\n.ad l\n'
    )  # as it is read aloud: whole words, even gaps
    out.write(f".SH {own['name']}\ncompanion \\- {escaped(about)}\n.SH {own['synopsis']}\n")
    program.format_usage(ctx, out)
    out.write(f".SH {own['description']}\n")
    program.format_help_text(ctx, out)
    program.format_options(ctx, out)
    out.write(f".SH {own['commands']}\n")
    for command, inner in commands(program, ctx):
        out.write(f".SS {inner.command_path}\n")
        command.format_help(inner, out)
    manuals = ", ".join(
        f"{DOCUMENTS}/{name}.{language}.md" for name in ("playing", "playing-azul", "playing-queens")
    )
    out.write(f".SH {own['more']}\n{escaped(manuals)}, {escaped(str(DOCUMENTS / 'autostart.md'))}\n")
    return out.getvalue()


HEADINGS = ("name", "synopsis", "description", "commands", "more", "book")
"""What the page's own texts are called, without what all begin with."""


if __name__ == "__main__":
    sys.stdout.reconfigure(encoding="utf-8")  # type: ignore[union-attr]
    sys.stdout.write(page(*sys.argv[1:]))
