"""Golden transcripts: one evening with every kind of trouble, as it is said in each language.

Run with COMPANION_RECORD=1 to write the files anew; read the difference aloud before keeping it.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from companion.language.phrases import Phrases
from tests.rig import Rig

GOLDEN = Path(__file__).parent / "golden"


class Evening:
    """A rig that notes what is done and what is said about it."""

    def __init__(self, language: str, level: str) -> None:
        self.rig = Rig(2, greet=False)
        self.lines: list[str] = []
        self._phrases = Phrases(language, level, strict=True)  # type: ignore[arg-type]

    def note(self, what: str) -> None:
        """What was said since the last note, below what was done."""
        self.lines.append(f"# {what}")
        self.lines += [self._phrases.say(one) for one in self.rig.said]
        self.rig.forget()

    def play(self) -> list[str]:
        """The whole evening."""
        rig = self.rig
        for n in (1, 2):
            rig.snapshot(n)
        self.note("both boards are plugged in")
        rig.lay(1, 24, "B3", "A3")
        rig.quiet()
        self.note("a domino before the castle")
        rig.castle(1)
        self.note("the castle comes")
        rig.castle(2)
        rig.lay(2, 25, "C4", "C5")
        self.note("Petr lays castle and domino")
        self._mistakes()
        self._halves()
        self._hands()
        self._cables()
        self._questions()
        rig.tell("0 end")
        self.note("the end")
        return self.lines

    def _mistakes(self) -> None:
        rig = self.rig
        rig.lay(1, 7, "E5", "D5")
        rig.quiet()
        self.note("a domino that stands alone")
        rig.lift(1, "domino 7")
        rig.lay(1, 10, "A4", "A5")
        rig.quiet()
        self.note("terrain that does not match")
        rig.lift(1, "domino 10")
        rig.tell("1 place 30 A3 A4")
        self.note("a told domino on a taken cell")
        rig.ask("why", 1)
        self.note("question: why")
        rig.tell("1 place 30 E3 F3")
        self.note("a told domino over the edge")
        rig.tell("1 place 25 D3 E3")
        self.note("a domino that lies elsewhere")
        rig.boards[1].lay("castle 3", (5, 5))
        rig.quiet()
        self.note("a second castle")
        rig.lift(1, "castle 3")
        rig.quiet()
        self.note("it is lifted")

    def _halves(self) -> None:
        rig = self.rig
        rig.boards[1].half("domino 40", "a", (4, 3), (5, 3))
        rig.quiet()
        self.note("half a domino")
        rig.lift(1, "domino 40")
        rig.boards[1].half("domino 48", "b", (5, 1), (6, 1))
        rig.quiet()
        self.note("half a domino over the edge")
        rig.lift(1, "domino 48")
        rig.boards[1].word((4, 4), "+0000")
        rig.quiet()
        self.note("an unknown tile")
        rig.boards[1].word((4, 4), "--+++")
        rig.quiet()
        self.note("a tile of another game")
        rig.boards[1].word((4, 4), "00000")
        rig.boards[1].fault("stuck", (1, 1), 2)
        rig.run(1)
        self.note("a broken sensor")
        rig.boards[1].fault("stuck", (1, 1), 2, cleared=True)
        rig.quiet()
        self.note("it works again")

    def _hands(self) -> None:
        rig = self.rig
        rig.lay(1, 34, "C4", "C5")
        rig.lift(1, "domino 34")
        rig.quiet()
        self.note("a domino laid and lifted again")
        rig.lay(1, 34, "C4", "C5")
        rig.tell("confirm", 1)
        self.note("laid again and confirmed")
        rig.lift(1, "domino 34")
        rig.quiet()
        self.note("a final domino lifted")
        rig.lay(1, 34, "C4", "C5")
        rig.quiet()
        self.note("it is put back")
        rig.lay(1, 13, "C2", "C1")
        rig.tell("undo", 1)
        self.note("a domino undone by word")
        rig.lift(1, "domino 13")
        rig.lay(1, 13, "C2", "C1")
        rig.boards[1].knock()
        rig.quiet()
        self.note("the board is knocked over")
        for number, a, b in ((24, "B3", "A3"), (34, "C4", "C5"), (13, "C2", "C1")):
            rig.lay(1, number, a, b)
        rig.castle(1)
        rig.quiet()
        self.note("all is put back")

    def _cables(self) -> None:
        rig = self.rig
        rig.unplug(2)
        self.note("a cable comes out")
        rig.plug(2)
        self.note("and is plugged in again")
        rig.unplug(2)
        rig.boards[2].lay("domino 3", (3, 2), (3, 1))
        rig.plug(2)
        self.note("a domino was laid meanwhile")

    def _questions(self) -> None:
        rig = self.rig
        for question in ("here B3", "row 3", "column C", "around C3", "fits 20", "areas", "last", "score", "why"):
            rig.ask(question, 1)
            self.note(f"question: {question}")


@pytest.mark.parametrize("level", ["terse", "normal", "full"])
@pytest.mark.parametrize("language", ["cs", "pl", "en"])
def test_an_evening_is_said_as_kept(language: str, level: str) -> None:
    told = "\n".join(Evening(language, level).play()) + "\n"
    kept = GOLDEN / f"evening_{language}_{level}.txt"
    if os.environ.get("COMPANION_RECORD"):
        kept.write_text(told, encoding="utf-8")
    assert kept.read_text(encoding="utf-8") == told
