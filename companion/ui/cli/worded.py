"""Click's commands with the words of the texts: help, usage errors, and names of commands in the user's language.

Texts are read only when help or an error is shown, or a command is typed by a word that is not its fixed name.
A command's help is the message about-<name>, with about-<name>-more below it; an option's is about-option-<name>,
or the message that its `help` names.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import click

from companion.core.languages import LANGUAGES
from companion.core.model import Fact, Phrase
from companion.evening.here import diagnostics_to_log, line, words
from companion.evening.shell import asked, folded, near

if TYPE_CHECKING:
    from click.shell_completion import CompletionItem

    from companion.evening.shell import Words

ASKED = "companion.language"
"""Where a context keeps the language that stands anywhere on the line."""


WORDS = "companion.words"
"""Where a context keeps the words it has read, by the language that was asked for."""


class UsageSaid(click.UsageError):
    """A usage error of a message: one sentence, and where more is told. It has click's status of such errors."""

    def __init__(self, ctx: click.Context, key: str, **facts: Fact) -> None:
        super().__init__(_phrases(ctx).write(key, facts), ctx)

    def show(self, file: Any = None) -> None:
        """Print it."""
        line(self.message, err=True)
        if self.ctx is not None:
            told = f"{self.ctx.command_path} {self.ctx.help_option_names[-1]}"
            line(_phrases(self.ctx).write("usage-more", {"command": told}), err=True)


class Worded(click.Command):
    """A command with its words from the texts. facts: what its help names beside its own options.

    key: the message of its help; more: the ends of those that follow it.
    """

    def __init__(
        self, *args: Any, facts: Mapping[str, str] | None = None, more: tuple[str, ...] = ("more",), **given: Any
    ) -> None:
        super().__init__(*args, **given)
        self.facts = facts or {}
        self.more = more
        self.key = f"about-{self.name}"

    # ---- what was typed ---------------------------------------------------------------------------------------

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """See click; what cannot be taken is told in words."""
        lang, typed = asked(args), list(args)
        if lang is not None:
            ctx.meta.setdefault(ASKED, lang)
        strict, ctx.allow_extra_args = not ctx.allow_extra_args, True
        try:
            rest = super().parse_args(ctx, args)
        except click.UsageError as error:
            raise self._said(ctx, error, typed) from None
        if strict and ctx.args and not ctx.resilient_parsing:
            raise UsageSaid(ctx, "usage-too-much", words=tuple(ctx.args))
        return rest

    def _said(self, ctx: click.Context, error: click.UsageError, typed: list[str]) -> click.UsageError:
        """The error in words; what only shows the help stays."""
        if isinstance(error, click.NoSuchOption):
            known = [one for param in self.get_params(ctx) for one in (*param.opts, *param.secondary_opts)]
            options = [one for one in known if one.startswith("-")]
            return UsageSaid(
                ctx, "usage-no-option", typed=error.option_name, near=near(error.option_name, options)
            )
        if isinstance(error, click.BadOptionUsage):
            flags = [
                one for param in self.get_params(ctx) if getattr(param, "is_flag", False) for one in param.opts
            ]
            key = "usage-wants-none" if error.option_name in flags else "usage-wants"
            return UsageSaid(ctx, key, option=error.option_name)
        if isinstance(error, click.MissingParameter) and error.param is not None:
            return UsageSaid(ctx, "usage-missing", name=_called(error.param, _phrases(ctx)))
        if isinstance(error, click.BadParameter) and error.param is not None:
            return self._unfit(ctx, error.param, typed)
        return error

    def _unfit(self, ctx: click.Context, param: click.Parameter, typed: list[str]) -> click.UsageError:
        """That a value is none of those which a parameter takes."""
        given = self.make_parser(ctx).parse_args(args=typed)[0].get(param.name or "")
        told = given if isinstance(given, str) else " ".join(map(str, given or ()))
        facts: dict[str, Fact] = {"name": _called(param, _phrases(ctx)), "typed": told}
        kind = param.type
        choices = getattr(kind, "choices", ()) or getattr(kind, "known", ())
        if choices:
            return UsageSaid(ctx, "usage-choice", choices=tuple(map(str, choices)), **facts)
        if isinstance(kind, click.IntRange | click.FloatRange):
            facts["least"] = str(kind.min)
            if kind.max is None:
                return UsageSaid(ctx, "usage-least", **facts)
            return UsageSaid(ctx, "usage-range", most=str(kind.max), **facts)
        return UsageSaid(ctx, "usage-number" if _is_number(kind) else "usage-value", **facts)

    # ---- what it does -----------------------------------------------------------------------------------------

    def invoke(self, ctx: click.Context) -> Any:
        """See click; only the command itself prints meanwhile."""
        diagnostics_to_log()
        return super().invoke(ctx)

    # ---- what is shown ----------------------------------------------------------------------------------------

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """How it is typed, one line."""
        phrases = _phrases(ctx)
        pieces = [f"[{phrases.part('about-option-place')}]"]
        pieces += [_placed(one, phrases) for one in self.get_params(ctx) if isinstance(one, click.Argument)]
        pieces += [phrases.part("about-command-place")] if isinstance(self, click.Group) else []
        formatter.write_usage(ctx.command_path, " ".join(pieces), f"{phrases.part('about-usage')}: ")

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """What it does, a paragraph each: its first sentence, the rest, and what games tell of it."""
        phrases = _phrases(ctx)
        there = set(phrases.keys())
        for paragraph in self.paragraphs():
            if paragraph.key in there:
                formatter.write_paragraph()
                with formatter.indentation():
                    formatter.write_text(phrases.write(paragraph))

    def paragraphs(self) -> list[Phrase]:
        """What its help says; a message that is not there is left out."""
        names = [one for param in self.params for one in param.opts if one.startswith("--")]
        told = {**{one[2:].replace("-", "_"): one for one in names}, "help": "--help", **self.facts}
        return [Phrase(self.key, told), *(Phrase(f"{self.key}-{one}", told) for one in self.more)]

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """One option a line."""
        phrases = _phrases(ctx)
        rows = [_row(one, phrases) for one in self.get_params(ctx) if isinstance(one, click.Option)]
        with formatter.section(phrases.part("about-options")):
            formatter.write_dl(rows)

    @property
    def shows_help(self) -> bool:
        """Whether the shell that asks what the Tab key offers shows what each of it is: all but bash do."""
        return not os.environ.get("_COMPANION_COMPLETE", "bash").startswith("bash")

    def told(self, ctx: click.Context, key: str) -> str:
        """A sentence in the user's language."""
        return _phrases(ctx).write(key)

    def shell_complete(self, ctx: click.Context, incomplete: str) -> list[CompletionItem]:
        """What the Tab key offers."""
        return self.helped(ctx, super().shell_complete(ctx, incomplete))

    def helped(self, ctx: click.Context, items: list[CompletionItem]) -> list[CompletionItem]:
        """What is offered, each option with what it does where that is shown."""
        options = {one: param for param in self.get_params(ctx) for one in (*param.opts, *param.secondary_opts)}
        for item in items:
            param = options.get(str(item.value))
            if self.shows_help and isinstance(param, click.Option):
                item.help = _row(param, _phrases(ctx))[1]
        return items


class WordedGroup(Worded, click.Group):
    """A group whose commands may be typed by their words in any language as well."""

    command_class = Worded

    def add_command(self, cmd: click.Command, name: str | None = None) -> None:
        """See click."""
        super().add_command(cmd, name)
        if isinstance(cmd, Worded):
            cmd.key = self.summary(name or cmd.name or "")

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Names in the order of the module."""
        return list(self.commands)

    def fixed(self, typed: str) -> str:
        """The fixed name of the command that was typed, in any language; what was typed where there is none."""
        names = self.list_commands(click.Context(self))
        if typed in names or typed.startswith("-"):
            return typed
        wanted = folded(typed)
        known = (words(language) for language in LANGUAGES)
        found = (name for one in known for name in names if folded(one.part(f"command-word-{name}")) == wanted)
        return next(found, typed)

    def invoke(self, ctx: click.Context) -> Any:
        """See click."""
        try:
            return super().invoke(ctx)
        except click.UsageError as error:
            if type(error) is click.UsageError and error.ctx is ctx:
                raise UsageSaid(ctx, "usage-command-missing") from None
            raise

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """See click; a command that is not there is told with those that come nearest."""
        name = self.fixed(args[0])
        command = self.get_command(ctx, name)
        if command is not None or ctx.resilient_parsing:
            return name if command else None, command, args[1:]
        phrases = _phrases(ctx)
        names = self.list_commands(ctx)
        known = {folded(word): word for one in names for word in (phrases.part(f"command-word-{one}"), one)}
        found = near(folded(args[0]), list(known))
        raise UsageSaid(ctx, "usage-no-command", typed=args[0], near=tuple(known[one] for one in found))

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Its options, then one command a line."""
        super().format_options(ctx, formatter)
        phrases = _phrases(ctx)
        rows = [(_both(name, phrases), phrases.write(self.summary(name))) for name in self.list_commands(ctx)]
        with formatter.section(phrases.part("about-commands")):
            formatter.write_dl(rows)

    def begun(self, ctx: click.Context, incomplete: str) -> list[CompletionItem]:
        """The commands whose words in the user's language begin so."""
        from click.shell_completion import CompletionItem

        phrases = _phrases(ctx)
        known = [phrases.part(f"command-word-{name}") for name in self.list_commands(ctx)]
        return [CompletionItem(word) for word in known if folded(word).startswith(folded(incomplete))]

    def summary(self, name: str) -> str:
        """The message that tells of one of its commands."""
        return f"{self.key}-{name}"


def _phrases(ctx: click.Context) -> Words:
    """Words in the language that was asked for, else the user's."""
    lang = ctx.meta.get(ASKED)
    known: dict[str | None, Words] = ctx.meta.setdefault(WORDS, {})
    if lang not in known:
        known[lang] = words(lang)
    return known[lang]


def _called(param: click.Parameter, phrases: Words) -> str:
    """What a parameter is called: an option as it is typed, an argument by what it takes."""
    return _value(param, phrases) if isinstance(param, click.Argument) else param.opts[-1]


def _value(param: click.Parameter, phrases: Words) -> str:
    """What stands in the place of a value."""
    choices = getattr(param.type, "choices", ())
    if choices:
        return "|".join(map(str, choices))
    kind = param.metavar or ("number" if _is_number(param.type) else param.type.name)
    return phrases.part(f"about-value-{_VALUES.get(kind, kind)}")


_VALUES = {"path": "file", "game or number": "game"}
"""How click calls what a parameter takes -> how the texts do."""


def _is_number(kind: object) -> bool:
    """Whether a parameter takes a number."""
    return isinstance(kind, type(click.INT) | type(click.FLOAT))


def _placed(argument: click.Argument, phrases: Words) -> str:
    """An argument as the usage shows it."""
    value = _value(argument, phrases) + ("" if argument.nargs == 1 else "...")
    return value if argument.required else f"[{value}]"


def _row(option: click.Option, phrases: Words) -> tuple[str, str]:
    """An option as it is typed, and what it does."""
    names = ", ".join((*option.opts, *option.secondary_opts))
    takes = "" if option.is_flag or option.count else f" {_value(option, phrases)}"
    usual = f"about-option-{'help' if '--help' in option.opts else option.name}"
    key = option.help if option.help in phrases.keys() else usual  # noqa: SIM118 - no mapping
    told = phrases.write(key, _named() if option.name == "game" or option.help else {"braille": "--braille"})
    if option.show_default:
        told += " " + phrases.write("about-usual", {"value": str(option.default).removesuffix(".0")})
    return names + takes, told


def _both(name: str, phrases: Words) -> str:
    """A command as it can be typed, in the language and in all."""
    word = phrases.part(f"command-word-{name}")
    return name if folded(word) == name else f"{word}, {name}"


def _named() -> dict[str, str]:
    """What the help of options names."""
    from companion import games

    return {"games": ", ".join(map(games.typed, games.NAMES)), "braille": "--braille"}
