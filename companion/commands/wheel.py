"""`companion wheel`: what the wheel of Queen's Garden scores and surrounding brings, told and corrected."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from companion.commands.common import fail, here, language_options, line, tell
from companion.errors import CompanionError

if TYPE_CHECKING:
    from companion.commands.common import Here
    from companion.commands.first import Ask
    from companion.commands.talk import Talk
    from companion.commands.wheel_store import Kept
    from companion.model import Phrase

INTERRUPTED = 130


@click.command("wheel")
@click.option("--side", type=click.Choice(["a", "b"]), default="a", help="Which side of the scoring board.")
@click.option("--jokers", is_flag=True, help="Only the jokers for what is surrounded, not the wheel.")
@click.option("--print", "only_print", is_flag=True, help="Tell the tables and ask nothing.")
@click.option("--text", is_flag=True, help="Print only; say nothing.")
@language_options
def command(side: str, jokers: bool, only_print: bool, text: bool, lang: str | None, level: str | None) -> None:
    """Correct what the boards of Azul Queen's Garden show: points of the wheel, jokers for surrounding.

    The points of side B are printed on the board only: they are entered here once. Each colour and pattern is
    asked for with its round and its points; Enter keeps what is told, the word back goes one question back. All of
    it is read back before it is kept. Without a terminal the tables are printed.
    """
    from companion.commands.wheel_store import kept
    from companion.keys.answer import at_terminal

    try:
        where = here(lang, level)
        found = kept(where.places)
        if found.problem is not None:
            line(where.phrases.write(found.problem), err=True)
        if only_print or not at_terminal():
            _print(where, found)
        else:
            _correct(where, found, side, jokers, text)
    except CompanionError as error:
        fail(error, lang)


def _print(where: Here, found: Kept) -> None:
    """All tables, and how they are corrected."""
    from companion.commands.wheel_store import COMMAND, file_of
    from companion.commands.wheel_talk import told

    for one in told(found):
        line(where.phrases.write(one))
    tell(where.phrases, "qg-wheel-where", command=COMMAND, file=str(file_of(where.places)))


def _correct(where: Here, found: Kept, side: str, jokers: bool, text: bool) -> None:
    """Tell what is to be corrected, ask for it and keep it. CompanionError."""
    from companion.commands.talk import talking
    from companion.commands.wheel_store import keep
    from companion.commands.wheel_talk import correct, told_rewards, told_side

    side_b = side == "b"
    with talking(where, text) as talk:
        known = () if jokers else tuple(told_side(found, side_b=side_b))
        for one in (*known, told_rewards(found.tables.rewards, sure="rewards" in found.own)):
            talk.say(one.key, **one.facts)
        try:
            corrected = correct(_asker(talk), where.phrases, found.tables, side_b=side_b, wheel=not jokers)
        except KeyboardInterrupt:
            talk.hush()
            tell(where.phrases, "qg-wheel-left")
            raise SystemExit(INTERRUPTED) from None
        if corrected.tables is None:
            talk.say("qg-wheel-dropped" if corrected.answered else "qg-wheel-left")
            return
        keep(where.places, corrected.tables, ["rewards"] if jokers else [f"side_{side}", "rewards"])
        talk.say("qg-wheel-saved")


def _asker(talk: Talk) -> Ask:
    """Asks in a conversation, whose lines all end with Enter."""

    def ask(question: Phrase, _name: bool) -> str | None:
        talk.say(question.key, **question.facts)
        return talk.listen()

    return ask
