"""Dialogues at a terminal: questions asked one by one, or a conversation in which more is told."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar, cast

from companion.core.model import Announcement, Phrase
from companion.input.dialogue import DialogueWords, End, SpokenWords, begin, take

if TYPE_CHECKING:
    from companion.core.forms import Form
    from companion.evening.first import Ask
    from companion.evening.guide import Guide
    from companion.language.phrases import Phrases

F = TypeVar("F", bound="Form")


def asked(form: F, ask: Ask, phrases: Phrases) -> tuple[F, End]:
    """Ask what a form asks; how far it was answered, and how it ended. ask: see first.Ask.

    What is told before a question is one sentence with it.
    """
    words, turn = SpokenWords(phrases.part), begin(form)
    while turn.end is None:
        *told, question = (Phrase(one.key, one.facts) for one in turn.said)
        for one in told:
            question = Phrase("preparing-again", {"reason": one, "question": question})
        turn = take(turn.form, ask(question, turn.form.is_text), words)
    return cast("F", turn.form), turn.end


def talked(
    form: F, talk: Guide, words: DialogueWords, heard: Callable[[F], object] = lambda _form: None
) -> tuple[F, End]:
    """Ask what a form asks in a conversation. heard: gets the form after each line, before anything is said."""
    turn = begin(form)
    while True:
        heard(cast("F", turn.form))
        say(talk, *turn.said)
        if turn.end is not None:
            return cast("F", turn.form), turn.end
        turn = take(turn.form, talk.listen(), words)


def say(talk: Guide, *told: Phrase | Announcement) -> None:
    """Say sentences one after the other."""
    for one in told:
        talk.say(one.key, **one.facts)
