"""The tables that an owner may correct: told, or corrected in a conversation."""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.evening import own_tables
from companion.evening.asking import asked, say
from companion.evening.guide import talking
from companion.evening.here import line, tell
from companion.input.answer import at_terminal
from companion.input.dialogue import End

if TYPE_CHECKING:
    from collections.abc import Collection

    from companion.core.model import Phrase
    from companion.evening.here import Here
    from companion.evening.own_tables import KeptTables


def tend(where: Here, wanted: str | None, parts: Collection[str], only_print: bool, text: bool) -> None:
    """Correct these parts of an owner's tables; print all without a terminal. KeyboardInterrupt, told.

    wanted: the game, None for the first that has some. parts: all are corrected where a game has none of them.
    CompanionError for a game without tables.
    """
    game = own_tables.owner(wanted)
    tables, found = own_tables.of(game), own_tables.kept(where.places, game)
    parts = [one for one in parts if one in tables.parts] or tables.parts
    if found.problem is not None:
        line(where.phrases.write(found.problem), err=True)
    if not only_print and at_terminal():
        _correct(where, game, found, parts, text)
        return
    for one in tables.told(found.tables, found.own, tables.parts):
        line(where.phrases.write(one))
    file = str(own_tables.file_of(where.places, game))
    tell(where.phrases, f"{tables.texts}-where", command=tables.command, file=file)


def _correct(where: Here, game: str, found: KeptTables, parts: Collection[str], text: bool) -> None:
    """Tell what is to be corrected, ask for it and keep it. CompanionError."""
    tables = own_tables.of(game)
    with talking(where, text) as talk:
        say(talk, *tables.told(found.tables, found.own, parts))

        def ask(question: Phrase, _name: bool) -> str | None:
            say(talk, question)
            return talk.listen()

        try:
            corrected, end = asked(tables.correcting(found.tables, parts), ask, where.phrases.part)
        except KeyboardInterrupt:
            talk.hush()
            tell(where.phrases, f"{tables.texts}-left")
            raise
        if corrected.found is None:
            talk.say(f"{tables.texts}-dropped" if end is End.DONE else f"{tables.texts}-left")
            return
        own_tables.keep(where.places, game, corrected.found, parts)
        talk.say(f"{tables.texts}-saved")
