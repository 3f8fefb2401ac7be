"""A board told in words: the squares of each kind of piece, one answer a kind."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace

from companion.core.errors import CountError
from companion.core.forms import Form, Line, Step
from companion.core.model import Announcement, Phrase
from companion.games.counting import CountTypist, ToldTable
from tests.games.draughts import rules
from tests.games.draughts.finished.counting import EACH, Counted, both
from tests.games.draughts.game import KINDS, cell_of
from tests.games.draughts.rules import Cell

_APART = re.compile(r"[\s.,]+")


@dataclass(frozen=True, slots=True)
class Squares(Form):
    """What has been told. entries: the squares of each of KINDS, as many as were answered."""

    typist: CountTypist
    names: tuple[str, ...]
    entries: tuple[str, ...] = ()
    doubted = False

    @property
    def counted(self) -> bool:
        """Whether nothing is left to be told."""
        return len(self.entries) == len(KINDS)

    @property
    def resume(self) -> Phrase:
        """The question whether it goes on."""
        return Phrase("draughts-form-resume", {"players": self.names})

    @property
    def question(self) -> Phrase | None:
        """See Form."""
        return None if self.counted else Phrase("draughts-form-where", {"kind": KINDS[len(self.entries)]})

    def opening(self) -> Step:
        """See Form."""
        return Step(self, (Phrase("draughts-form-begin"), *self._report()))

    def answer(self, line: Line) -> Step | None:
        """See Form: squares, or Enter for none. None where one is no dark square, or taken, or one too many."""
        words = [] if line.plain in ("", "0") else [one for one in _APART.split(line.plain) if one]
        after = replace(self, entries=(*self.entries, " ".join(words).upper()))
        if after._men() is None:
            return None
        return Step(after, after._report())

    def wrong(self, line: Line) -> Step:
        """See Form."""
        return Step(self, (Phrase("draughts-form-unfit", {"text": line.text}),))

    def back(self) -> Step | None:
        """See Form."""
        return Step(replace(self, entries=self.entries[:-1])) if self.entries else None

    def _men(self) -> dict[Cell, str] | None:
        """What lies where, None where that cannot be."""
        told = [
            (cell_of(name), kind)
            for kind, entry in zip(KINDS, self.entries, strict=False)
            for name in entry.split()
        ]
        men = {cell: kind for cell, kind in told if cell is not None and rules.is_dark(cell)}
        few = all(len(one.cells) <= EACH for one in both(men))
        return men if few and len(men) == len(told) else None

    def _report(self) -> tuple[Announcement, ...]:
        if not self.counted:
            return ()
        counted = [
            Counted(one.colour, one.cells, name)
            for one, name in zip(both(self._men() or {}), self.names, strict=True)
        ]
        return tuple(self.typist.report(counted))


def told(_rules: None, typist: CountTypist) -> ToldTable:
    """A board told to a person. CountError: programs give files."""
    if typist.as_json:
        raise CountError("draughts-form-json")

    def begun(names: Sequence[str], entries: Sequence[str], _reverse: bool) -> Squares:
        form = Squares(typist, tuple(names), tuple(entries))
        if len(entries) > len(KINDS) or form._men() is None:
            raise ValueError(entries)
        return form

    return ToldTable("draughts", "draughts", "draughts-form", (2,), False, begun, {}, "")
