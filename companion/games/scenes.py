"""A table as sheets of cells, each with its place, its name and its drawing: for a page that shows and plays it.

Pure. A picture in block letters (`Game.picture`) is another, smaller thing.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from companion.core.model import Phrase


class SheetShape(StrEnum):
    """How the cells of a sheet lie."""

    SQUARE = "square"  # columns and rows
    HEXAGON = "hexagon"  # axial q and r
    ROW = "row"  # one after another


@dataclass(frozen=True, slots=True)
class SceneCell:
    """One place of a sheet.

    at: column from the player's left and row from the player outwards, from 1; axial q and r on hexagons; number
    and 1 in a row. typed: what names the place in an act that is typed ("B3", "2"), "" where nothing does; all
    words of an act that names it by several, in their order ("2 6"); "|" between two that each name it. asks: a
    line that asks what is there ("here B3"), "" where its name says all. where: how the place is named, None
    where its sheet's name says enough. art: names of the game's own drawings, one over the other, the ground
    first, which is left out where colours are forced; none for an empty place. name: what lies there, None for
    nothing. letter: its first letter stands for that in print, a number as it is. count: of equal things, 0 where
    one is understood. marks: "joined-right", "joined-up" (the same piece goes on there), "free" (an act could use
    it), and what else the style sheet of pages knows. acts: beginnings of acts which choosing the place goes on
    with, "*" for any argument ("take 3 red", "take * * 2"); where there are none, typed tells what it answers.
    """

    at: tuple[int, int]
    typed: str = ""
    asks: str = ""
    where: Phrase | None = None
    art: tuple[str, ...] = ()
    name: Phrase | None = None
    letter: Phrase | int | None = None
    count: int = 0
    marks: frozenset[str] = frozenset()
    acts: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Sheet:
    """Cells that are looked at together.

    id: unique in its scene. owner: number of the player, 0 for the table. cells: in the order of reading; a place
    that is not among them is no place. board: the surface whose places these are, x and y as `at`, so that a place
    can be shown; "" where they are none.
    """

    id: str
    owner: int
    shape: SheetShape
    title: Phrase
    cells: tuple[SceneCell, ...]
    board: str = ""


@dataclass(frozen=True, slots=True)
class Scene:
    """All that lies on a table. legend: each ground that can occur, and the word that it stands for."""

    sheets: tuple[Sheet, ...]
    legend: tuple[tuple[str, Phrase], ...] = ()
