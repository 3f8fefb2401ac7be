"""`companion score` without boards: a finished table, or a game round by round, counted from what is typed."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from companion.core.errors import FileError
from companion.core.forms import Form, Line, Step
from companion.core.model import Fact, Phrase
from companion.evening.asking import means, talked
from companion.evening.guide import Guide, talking
from companion.evening.here import line
from companion.evening.naming import NAME_MOST, why_no_name
from companion.evening.rounds_store import Store, Stored
from companion.evening.setting import usual_name
from companion.input.dialogue import End, SpokenWords

if TYPE_CHECKING:
    from companion.evening.counting import CountRequest
    from companion.games.counting import ToldTable
    from companion.language.phrases import Phrases

INTERRUPTED = 130


def count_told(request: CountRequest, told: ToldTable) -> Any:
    """Count with whoever types; the form as it was left, None where none was begun.

    A form has its `entries`, the question `resume`, and tells by `counted` that nothing is left to be kept, by
    `doubted` that doubts are left.
    CompanionError; ends the command with 130 after Control and C. Every entry lasts before the next question.
    """
    where = request.where()
    store = Store(where.places.data / f"{told.file}.json", told.game)
    try:
        kept = store.load()
    except FileError:
        raise FileError(f"{told.texts}-newer", file=str(store.path), **told.facts) from None
    with talking(where, request.text, request.wav) as talk:
        try:
            return _Counting(told, talk, store, where.phrases).run(kept)
        except KeyboardInterrupt:
            talk.hush()
            line(where.phrases.write(f"{told.texts}-kept", dict(told.facts)))
            raise SystemExit(INTERRUPTED) from None


class _Counting:
    """One count, its file, and who types it."""

    def __init__(self, told: ToldTable, talk: Guide, store: Store, phrases: Phrases) -> None:
        self._told, self._talk, self._store, self._phrases = told, talk, store, phrases
        self._stored = Stored((), told.reverse, ())
        self._unsaved = False

    def run(self, kept: Stored | None) -> Any:
        """Take a kept count up again or begin a new one, and go on until it is closed or left."""
        told = self._told
        form = self._kept(kept)
        begins = Who(self._phrases, told.players, form.resume if form is not None else None)
        who, end = talked(begins, self._talk, SpokenWords(self._phrases.part))
        if end is End.LEFT:
            self._talk.say("dialogue-left")
        if end is not End.DONE:
            return None
        if kept is None or not who.resumes:
            kept = Stored(who.names, told.reverse, ())
            form = told.begun(who.names, (), told.reverse)
        self._stored = kept
        words = SpokenWords(self._phrases.part, own=told.own, starred=told.starred)
        left, _ = talked(form, self._talk, words, self._keep)
        if left.counted:
            self._store.remove()
        else:
            self._say("kept")
        return left

    def _kept(self, kept: Stored | None) -> Any:
        """The form of a kept count, None where there is none; what cannot be read is put aside and told."""
        if kept is not None:
            try:
                return self._told.begun(kept.players, kept.entries, kept.reverse)
            except ValueError:
                self._store.put_aside()
        if self._store.aside:
            self._say("damaged", file=str(self._store.path), aside=self._store.aside)
        return None

    def _keep(self, form: Any) -> None:
        """Write down what was entered; that it cannot be is told once."""
        if form.entries == self._stored.entries:
            return
        self._stored = replace(self._stored, entries=form.entries)
        kept = self._store.save(self._stored)
        if not kept and not self._unsaved:
            self._say("unsaved", file=str(self._store.path))
        self._unsaved = not kept

    def _say(self, message: str, **facts: Fact) -> None:
        self._talk.say(f"{self._told.texts}-{message}", **self._told.facts, **facts)


@dataclass(frozen=True, slots=True)
class Who(Form):
    """Whether a kept count goes on, else who plays.

    resume: the question, None where none is kept. resumes: whether it does, None while that is asked. told: how
    many play, 0 for not told yet.
    """

    phrases: Phrases
    players: Collection[int]
    resume: Phrase | None
    resumes: bool | None = None
    told: int = 0
    names: tuple[str, ...] = ()

    @property
    def question(self) -> Phrase | None:
        """See Form."""
        if self.resumes or (self.told and len(self.names) == self.told):
            return None
        if self._offers:
            return self.resume
        if not self.told:
            least, most = min(self.players), max(self.players)
            facts: dict[str, Fact] = {"least": least, "most": most, "count": least, "computers": 0, "far": 0}
            return Phrase("preparing-players", facts)
        return Phrase("preparing-name", {"number": len(self.names) + 1, "name": self._usual, "computers": 0})

    @property
    def is_text(self) -> bool:
        """See Form."""
        return not self._offers and bool(self.told)

    def answer(self, line: Line) -> Step | None:
        """See Form."""
        if self._offers:
            wanted = means(line, usual=True)
            return None if wanted is None else Step(replace(self, resumes=wanted))
        if not self.told:
            fits = line.plain in ("", *map(str, self.players))
            return Step(replace(self, told=int(line.plain or min(self.players)))) if fits else None
        name = line.text[:NAME_MOST].strip() or self._usual
        wrong = why_no_name(name, self.names, self.phrases)
        return Step(replace(self, names=(*self.names, name)) if wrong is None else self, (wrong,) if wrong else ())

    def wrong(self, line: Line) -> Step:
        """See Form."""
        return Step(self)

    def back(self) -> Step | None:
        """See Form."""
        if self.told:
            return Step(replace(self, names=self.names[:-1]) if self.names else replace(self, told=0))
        return None if self.resumes is None else Step(replace(self, resumes=None))

    @property
    def _offers(self) -> bool:
        """Whether it is asked whether a kept count goes on."""
        return self.resume is not None and self.resumes is None

    @property
    def _usual(self) -> str:
        return usual_name(self.phrases, len(self.names) + 1)
