"""What is done at a table and what is said about it, line by line: golden transcripts are made of it."""

from __future__ import annotations

import random

from companion.core.model import Announcement, Topic
from companion.language.phrases import Phrases
from tests.rig import Rig


class Noted:
    """A rig that notes what is done and what is said about it; dice: for what comes by lot."""

    def __init__(self, rig: Rig, language: str, level: str, seed: int) -> None:
        self._rig = rig
        self.game = rig.table.referee.game
        self.lines: list[str] = []
        self.phrases = Phrases(language, level, strict=True)  # type: ignore[arg-type]
        self.dice = random.Random(seed)

    def note(self, what: str, *told: Announcement) -> None:
        """What was said since the last note, below what was done."""
        self.lines.append(f"# {what}")
        for one in (*told, *self._rig.said):
            if one.cue is not Topic.OTHER:
                self.lines.append(f"# (the short sound of {one.cue})")
            if said := self.phrases.say(one):
                self.lines.append(said)
        self._rig.forget()

    def tell(self, *texts: str, seat: int = 0) -> None:
        """What is typed from a seat, each noted."""
        for text in texts:
            self._rig.tell(text, seat)
            self.note(f"seat {seat} types: {text}" if seat else f"typed: {text}")

    def deal(self, *texts: str) -> None:
        """What the companion draws, each noted."""
        for text in texts:
            self._rig.deal(text)
            self.note(f"drawn: {text}")

    def ask(self, *questions: str, seat: int = 0) -> None:
        """Questions, each noted."""
        for question in questions:
            self._rig.ask(question, seat)
            self.note(f"question of seat {seat}: {question}")
