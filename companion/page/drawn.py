"""What is drawn of a table, in words and cells: a game's own scene, or its picture in letters. Pure."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from companion.core.model import COLUMN_LETTERS, Fact, Phrase, Place
from companion.games.api import Game, Picture, Shown
from companion.games.scenes import Scene, SceneCell, Sheet, SheetShape
from companion.language.phrases import Phrases
from companion.page.told import Json

CELL = re.compile(rf"[{COLUMN_LETTERS}][1-9]")
WORDED = 20_000
"""So many parts of sentences are kept in words."""


class SceneWords:
    """Scenes in the words of one language, for all seats: what several see is worded once."""

    def __init__(self, phrases: Phrases) -> None:
        self._phrases = phrases
        self._worded: dict[object, str] = {}
        self._scene: Scene | None = None
        self._sheets: Sequence[tuple[int, Json, Json]] = ()
        self._legend: Sequence[Sequence[str]] = ()

    def drawn(self, scene: Scene, seat: int) -> Json:
        """A scene as a seat has it: sheets of cells, and a legend of drawings with their words."""
        if scene is not self._scene:
            self._sheets = [self._sheet(one) for one in scene.sheets]
            self._legend = [[art, self.part(word)] for art, word in scene.legend]
            self._scene = scene
        sheets = [own if owner in (0, seat) else others for owner, own, others in self._sheets]
        return {"sheets": sheets, "legend": self._legend}

    def part(self, message: Any) -> str:
        """The words of a part, worked out once: most of a table is as it was."""
        if not isinstance(message, Phrase):
            return self._phrases.part(message)
        key = _key(message)
        if key not in self._worded:
            if len(self._worded) >= WORDED:
                self._worded.clear()
            self._worded[key] = self._phrases.part(message)
        return self._worded[key]

    # ---- inside ----------------------------------------------------------------------------------------------

    def _sheet(self, sheet: Sheet) -> tuple[int, Json, Json]:
        """Its owner, and what it is for that one and for others, who choose none of its cells for acts."""
        own: Json = {
            "id": sheet.id,
            "owner": sheet.owner,
            "shape": sheet.shape.value,
            "title": self.part(sheet.title),
            "cells": [self._cell(one) for one in sheet.cells],
        }
        cells = [{**one, "acts": []} if one["acts"] else one for one in own["cells"]]
        return sheet.owner, own, {**own, "cells": cells}

    def _cell(self, cell: SceneCell) -> Json:
        usual = cell.typed if CELL.fullmatch(cell.typed) else ""  # a word of the notation is no name
        where = self.part(cell.where) if cell.where is not None else usual
        name = self.part(cell.name) if cell.name is not None else ""
        count = str(cell.count) if cell.count > 1 else ""
        return {
            "x": cell.at[0],
            "y": cell.at[1],
            "typed": cell.typed,
            "asks": cell.asks,
            "acts": list(cell.acts),
            "art": list(cell.art),
            "letter": self._letter(cell.letter),
            "name": ", ".join(one for one in (where, name, count) if one),
            "count": cell.count,
            "marks": sorted(cell.marks),
        }

    def _letter(self, letter: Phrase | int | None) -> str:
        if isinstance(letter, int):
            return str(letter)
        return self.part(letter)[:1].upper() if letter is not None else ""


def _key(fact: Fact) -> object:
    """Equal for equal facts, of any kind."""
    match fact:
        case Phrase():
            return fact.key, *((name, _key(one)) for name, one in fact.facts.items())
        case tuple():
            return tuple(map(_key, fact))
    return fact


def scene_of(game: Game[Any], state: Any) -> Scene:
    """What is drawn of a state: the game's own scene, else its picture in letters."""
    return game.scene(state) or of_picture(game.picture(state))


def of_picture(picture: Picture) -> Scene:
    """The sheets of a game that has no drawings of its own: its picture in letters."""
    legend = {_art(sign): word for sign, word in picture.legend if sign is not None}
    sheets = []
    for panel in picture.panels:
        cells = []
        for row in range(panel.rows, 0, -1):
            for column in range(1, panel.columns + 1):
                if (column, row) not in panel.blank:
                    shown = panel.cells.get((column, row))
                    typed = Place("", column, row).name if column <= len(COLUMN_LETTERS) else ""
                    cells.append(_drawn((column, row), typed, shown, legend))
        title = Phrase("page-board")
        sheets.append(Sheet(f"board {panel.player}", panel.player, SheetShape.SQUARE, title, tuple(cells)))
    for name, heap in picture.heaps:
        row_cells = tuple(_drawn((at, 1), "", one, legend) for at, one in enumerate(heap, 1))
        sheets.append(Sheet(f"heap {name}", 0, SheetShape.ROW, Phrase("page-heap", {"name": name}), row_cells))
    return Scene(tuple(sheets), tuple(legend.items()))


def _art(sign: Phrase | None) -> str:
    return "castle" if sign is None else "-".join([sign.key, *map(str, sign.facts.values())])


def _drawn(at: tuple[int, int], typed: str, shown: Shown | None, legend: Mapping[str, Phrase]) -> SceneCell:
    if shown is None:
        return SceneCell(at, typed, _asks(typed))
    art = _art(shown.sign)
    name = legend.get(art, shown.sign or Phrase("page-castle"))
    return SceneCell(at, typed, _asks(typed), None, (art,), name, shown.sign or name, shown.count)


def _asks(typed: str) -> str:
    return f"here {typed}" if typed else ""
