"""How the voice reads a word: told, tried aloud, and kept in the owner's lexicon."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from companion.config.owned import write_owned
from companion.core.errors import CompanionError
from companion.core.forms import Form, Line, Step
from companion.core.model import Phrase
from companion.evening.asking import talked
from companion.evening.guide import talking
from companion.evening.setting import sound_of
from companion.input.dialogue import End, SpokenWords
from companion.language import lexicon
from companion.language.lexicon import folded, is_phonemes, is_reading, is_word, own_words, shipped
from companion.speech.chain import usual_engine

if TYPE_CHECKING:
    from collections.abc import Mapping

    from companion.evening.here import Here

REMOVED = ""
"""What is tried when the owner's own reading is taken away."""


@dataclass(frozen=True, slots=True)
class Pronouncing(Form):
    """Asks how a word is read until its owner keeps what was heard.

    own: the owner has a reading of it already. phonemes: the voice takes them. tried: what has been heard instead
    of what was there, None for nothing; done: nothing is asked any more.
    """

    word: str
    own: bool
    phonemes: bool = True
    tried: str | None = None
    done: bool = False

    @property
    def question(self) -> Phrase | None:
        """See Form."""
        if self.done:
            return None
        if self.tried is not None:
            return Phrase("reading-keep")
        return Phrase("reading-ask", {"own": "yes" if self.own else "no"})

    @property
    def is_text(self) -> bool:
        """See Form."""
        return True

    def answer(self, line: Line) -> Step | None:
        """See Form: how it is to be read, Enter for what was heard last, zero for what was before."""
        if not line.text or (line.digit == 1 and self.tried is not None):
            return Step(replace(self, done=True))
        if line.digit == 0 and self.tried is not None:
            return Step(replace(self, tried=None))
        if line.digit == 0 and self.own:
            return self._heard(REMOVED)
        typed = f"[[{line.text.strip('[]')}]]" if line.text.startswith("[") else line.text
        return self._heard(typed) if is_reading(typed) else self.wrong(line)

    def _heard(self, reading: str) -> Step:
        told = [Phrase("reading-heard", {"word": self.word})]
        if is_phonemes(reading) and not self.phonemes:
            told.append(Phrase("reading-no-phonemes"))
        return Step(replace(self, tried=reading), tuple(told))

    def wrong(self, line: Line) -> Step:
        """See Form."""
        return Step(self, (Phrase("reading-wrong", {"typed": line.text}),))

    def back(self) -> Step | None:
        """See Form."""
        return None if self.tried is None else Step(replace(self, tried=None))


def pronounce(where: Here, word: str, text: bool) -> None:
    """Tell how a word is read, and ask how it should be; what is kept counts at once for every voice.

    text: print only. CompanionError reading-no-word; FileError owned-wrong; SettingsError settings-not-written.
    """
    word, language = word.strip(), where.phrases.language
    if not is_word(word):
        raise CompanionError("reading-no-word", typed=word)
    path = where.places.config / lexicon.OWN_FILE
    words = own_words(path)
    before = {folded(one): reading for one, reading in words.get(language, {}).items()}
    sound = sound_of(where, text)
    engine = "reader" if sound.speaker == "reader" else sound.engine or usual_engine()

    def hear(form: Pronouncing) -> None:
        """Keep what is tried, so that the voice reads it; what was before comes back unless it stays."""
        wanted = _with(before, word, form.tried)
        if wanted != {folded(one): reading for one, reading in own_words(path).get(language, {}).items()}:
            write_owned(path, lexicon.OWN_VERSION, {"words": {**words, language: wanted}})

    form = Pronouncing(word, folded(word) in before, engine == "espeak")
    with talking(where, text) as talk:
        talk.say("reading-now", word=word, **_told(word, language, before))
        end = End.LEFT
        try:
            form, end = talked(form, talk, SpokenWords(where.phrases.part), hear)
        finally:
            if end is not End.DONE:
                hear(replace(form, tried=None))
        if end is End.DONE and form.tried is not None:
            talk.say("reading-kept", word=word, **_told(word, language, _with(before, word, form.tried)))
        else:
            talk.say("reading-left")


def _with(before: Mapping[str, str], word: str, tried: str | None) -> dict[str, str]:
    """The owner's words with what is tried. CompanionError reading-full."""
    found = {**before} if tried is None else {**before, folded(word): tried}
    if len(found) > lexicon.MOST_WORDS:
        raise CompanionError("reading-full")
    return {one: reading for one, reading in found.items() if reading != REMOVED}


def _told(word: str, language: str, own: Mapping[str, str]) -> dict[str, str]:
    """Facts of how a word is read."""
    mine, usual = own.get(folded(word), ""), shipped(language).get(folded(word), "")
    return {"source": "own" if mine else "usual" if usual else "written", "reading": mine or usual or word}
