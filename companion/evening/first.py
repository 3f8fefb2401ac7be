"""The first start: which language, and who speaks. Asked once, by voice and in print, and kept."""

from __future__ import annotations

import contextlib
import queue
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache, partial
from typing import TYPE_CHECKING, Any, cast

from companion import config
from companion.core.errors import CompanionError
from companion.core.forms import Form, Line, Step
from companion.core.model import Fact, Phrase
from companion.evening.here import line
from companion.evening.setting import style_of
from companion.input.answer import AnswerKeys, at_terminal, owe
from companion.input.dialogue import End, SpokenWords, take, usual_help
from companion.input.dialogue import begin as begin_dialogue
from companion.language.phrases import LANGUAGES, Language, Phrases, Sayable
from companion.speech.chain import voice_for
from companion.speech.events import Cut, Ended, Failed, OutputChanged, Ready, Started, Style, Voice
from companion.speech.orders import VoiceOptions
from companion.speech.output import SILENT

if TYPE_CHECKING:
    from companion.evening.here import Here

SPEAKERS = ("own", "reader", "both")

LONGEST_S = 8.0
"""A voice that tells nothing for so long is not waited for."""

ReadLine = Callable[[], str | None]
"""Gives what was typed, with or without Enter at its end; None when nobody will type any more."""

Ask = Callable[["Phrase", bool], "str | None"]
"""Asks, and gives what was typed, None when nobody will type any more. The flag: a name is wanted."""

Say = Callable[[Language, str, Mapping[str, Fact]], None]
"""Says a message in a language, by its own voice, and prints it. Never waits."""


@dataclass(frozen=True, slots=True)
class First(Form):
    """What has been chosen. known: the language needs no asking. language, speaker: "" for not chosen yet."""

    known: bool
    language: str = ""
    speaker: str = ""

    @property
    def question(self) -> Phrase | None:
        """See Form: the first choice of several, each a sentence of its own."""
        if not self.language:
            return Phrase("first-language", {"number": 1})
        return None if self.speaker else Phrase("first-own", {"number": 1})

    def answer(self, line: Line) -> Step | None:
        """See Form."""
        choices = SPEAKERS if self.language else LANGUAGES
        if line.digit is None or not 1 <= line.digit <= len(choices):
            return None
        chosen = choices[line.digit - 1]
        return Step(replace(self, speaker=chosen) if self.language else replace(self, language=chosen))

    def wrong(self, line: Line) -> Step:
        """See Form: it is asked again."""
        return Step(self)

    def back(self) -> Step | None:
        """See Form."""
        return Step(replace(self, language="")) if self.language and not self.known else None

    @property
    def spoken(self) -> tuple[Language, ...]:
        """The language that was chosen, all of them before that."""
        return tuple(one for one in LANGUAGES if self.language in ("", one))


def ask(language: str, read_line: ReadLine, say: Say) -> dict[str, str]:
    """Ask what is not known yet; gives the settings that change, none if nobody answers to the end.

    language: that of the settings, "" for not known. What is not understood is asked again. Until the language is
    chosen, commands are understood in each.
    """
    parts = {one: Phrases(one).part for one in LANGUAGES}
    known = language in parts
    form = First(known, language if known else "")
    turn = begin_dialogue(form)
    while turn.end is None:
        for one in turn.said:
            _tell(form, one.key, parts, say)
        turn = take(form, read_line(), SpokenWords(partial(_in_each, [parts[one] for one in form.spoken])))
        form = cast("First", turn.form)
    if turn.end is not End.DONE:
        return {}
    return {**({} if known else {"language": form.language}), "speaker": form.speaker}


def _in_each(parts: Sequence[Callable[[str], str]], key: str) -> str:
    """The words of a message in several languages."""
    return ",".join(part(key) for part in parts)


def _tell(form: First, key: str, parts: Mapping[Language, Callable[[str], str]], say: Say) -> None:
    """Say a question, each choice in its own language if that is asked, or help in each that is understood."""
    if key == "first-own":
        for number, one in enumerate(SPEAKERS, start=1):
            say(form.spoken[0], f"first-{one}", {"number": number})
        return
    for number, told in enumerate(form.spoken, start=1):
        say(
            told,
            key,
            {"number": number} if key == "first-language" else usual_help(SpokenWords(parts[told]).word).facts,
        )


def begin(where: Here, read_line: ReadLine | None = None) -> Here:
    """What a command begins with, after the first start has been asked if it has not been yet.

    read_line: of a keypad; without one the terminal is asked, and nobody where there is none. A choice that cannot
    be written down holds for this time.
    """
    if where.settings.speaker or (read_line is None and not at_terminal()):
        return where
    with speaking(where.settings.language) as aloud:
        changes = ask(where.settings.language, aloud.hushed(read_line or AnswerKeys().read_line), aloud.say)
        if not changes:
            return where
        owe()
        settings = where.settings.model_copy(update=changes)
        phrases = where.phrases
        if "language" in changes:
            phrases = Phrases(settings.language, phrases.level, phrases.cells)
        became: Sayable = Phrase("first-kept")
        try:
            config.save_changes(where.settings, settings, config.settings_file(where.places))
        except CompanionError as error:
            became = error
        aloud.conclude(settings.language, settings.speaker, became)
    return replace(where, settings=settings, phrases=phrases)


@contextlib.contextmanager
def asking(where: Here, text: bool, keyboard: AnswerKeys | None = None) -> Iterator[Ask]:
    """Asks in the way that was chosen, by voice, in print or both, with one voice for all questions.

    text: print only. Without a sound device everything is printed. keyboard: the same for each time it is asked,
    so that the Enter behind a digit is no answer of its own.
    """
    keyboard = keyboard or AnswerKeys()

    def read(name: bool) -> str | None:
        return keyboard.read_text() if name else keyboard.read_line()

    def printed(question: Phrase, name: bool) -> str | None:
        line(where.phrases.write(question))
        return read(name)

    if text or where.settings.speaker == "reader":
        yield printed
        return
    with speaking(where.phrases.language) as aloud:

        def spoken(question: Phrase, name: bool) -> str | None:
            aloud.ask(where, question)
            return aloud.hushed(lambda: read(name))()

        yield spoken


# ---- speaking -------------------------------------------------------------------------------------------------


class Aloud:
    """Prints each sentence and hands it to the voice; without a voice print is all there is."""

    def __init__(self, voice: Voice, told: queue.Queue[Any]) -> None:
        self._voice = voice
        self._told = told
        self._last = 0
        self._phrases = cache(Phrases)

    def say(self, language: Language, key: str, facts: Mapping[str, Fact]) -> None:
        """See SayPhrase."""
        text = self._phrases(language).say(key, facts)
        self._speak(language, text)
        line(text)

    def ask(self, where: Here, question: Phrase) -> None:
        """Say a question in the user's own way; printed too, unless only the own voice is wanted and is heard."""
        self._speak(where.phrases.language, where.phrases.say(question), style_of(where))
        if where.settings.speaker != "own" or not self._heard(begun=True):
            line(where.phrases.write(question))

    def conclude(self, language: Language, speaker: str, became: Sayable) -> None:
        """Say what became of the choice, already in the way that was chosen; returns when it has been said."""
        text = self._phrases(language).say(became)
        if speaker != "reader":
            self._speak(language, text)
        if speaker != "own":
            line(text)
        if speaker != "reader" and not self._heard() and speaker == "own":
            line(text)

    def _speak(self, language: Language, text: str, style: Style | None = None) -> None:
        self._last += 1
        self._voice.say(self._last, text, style or Style(language))

    def hushed(self, read_line: ReadLine) -> ReadLine:
        """Reads, and is silent as soon as something was typed."""

        def read() -> str | None:
            typed = read_line()
            self._voice.stop()
            return typed

        return read

    def _heard(self, begun: bool = False) -> bool:
        """Whether the last sentence was heard to its end; waits for that, unless nothing happens for too long.

        begun: its first sample is enough.
        """
        output = ""
        while True:
            try:
                event = self._told.get(timeout=LONGEST_S)
            except queue.Empty:
                return False
            if isinstance(event, Ready | OutputChanged):
                output = event.output
            if isinstance(event, Started) and not begun:
                continue
            if isinstance(event, Started | Ended | Cut | Failed) and event.number == self._last:
                return isinstance(event, Started | Ended) and output not in SILENT


@contextlib.contextmanager
def speaking(language: str) -> Iterator[Aloud]:
    """A voice for as long as it is asked: espeak-ng, which has every language on every system."""
    told: queue.Queue[Any] = queue.Queue()
    voice = voice_for("espeak", told, VoiceOptions(language=language or LANGUAGES[0]))
    voice.start()
    with contextlib.closing(voice):
        yield Aloud(voice, told)
