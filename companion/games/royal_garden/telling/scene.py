"""A table of Královská zahrada as sheets of cells: kingdoms, the line being placed, and the line on offer."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from companion.core.model import SIDE, Phrase
from companion.games.royal_garden.rules.draft import Stand
from companion.games.royal_garden.rules.kingdom import Kingdom, place
from companion.games.royal_garden.rules.score import CASTLE, TERRAINS, Cell
from companion.games.royal_garden.rules.state import State
from companion.games.royal_garden.telling.nouns import noun
from companion.games.royal_garden.typing.notation import cell_text
from companion.games.scenes import Scene, SceneCell, Sheet, SheetShape

COURT, PLATE = "court", "plate"
"""Grounds of a castle and of a domino's number; drawings beside them: terrains, crowns-N, castle-N, king-N."""


def scene(state: State) -> Scene:
    """The lines of a match that have dominoes, then every kingdom."""
    sheets = []
    if state.draft is not None:
        lines = (("order", state.draft.old), ("offer", state.draft.new))
        sheets += [_line(state, name, stands) for name, stands in lines if stands]
    sheets += [
        Sheet(
            f"kingdom {player}", player, SheetShape.SQUARE, Phrase("rg-scene-kingdom"), tuple(cells), str(player)
        )
        for player, kingdom in state.seated()
        if (cells := list(_kingdom(state, player, kingdom)))
    ]
    return Scene(tuple(sheets), tuple(_legend()))


def _legend() -> Iterator[tuple[str, Phrase]]:
    for terrain in TERRAINS.values():
        yield terrain, Phrase("large-word", {"terrain": terrain})


# ---- kingdoms -------------------------------------------------------------------------------------------------


def _kingdom(state: State, player: int, kingdom: Kingdom) -> Iterator[SceneCell]:
    """Every cell that is or can still be laid, row by row, the far one first."""
    joined = _joined(kingdom)
    columns, rows = state.frame.room(kingdom.kinds)
    for y in reversed(rows):
        for x in columns:
            kind = kingdom.kinds.get((x, y), "")
            text = cell_text((x, y))
            named = 1 <= x <= SIDE and 1 <= y <= SIDE
            yield SceneCell(
                (x, y),
                text,
                f"here {text}",
                None if named else Phrase("rg-scene-cell", {"cell": place(str(player), (x, y))}),
                _art(kind, _seat(state, player)),
                _name(kind) if kind else None,
                _letter(kind),
                marks=joined.get((x, y), frozenset()),
            )


def _joined(kingdom: Kingdom) -> Mapping[Cell, frozenset[str]]:
    """The near or left half of each domino, and where the other half lies."""
    joined = {}
    for domino in kingdom.dominoes:
        first, second = sorted((domino.a, domino.b))
        joined[first] = frozenset({"joined-right" if first[0] < second[0] else "joined-up"})
    return joined


# ---- lines ----------------------------------------------------------------------------------------------------


def _line(state: State, name: str, stands: Sequence[Stand]) -> Sheet:
    """A row a domino: its number with the king that stands there, and its halves."""
    cells = [cell for row, stand in enumerate(stands) for cell in _row(state, stand, len(stands) - row)]
    return Sheet(name, 0, SheetShape.SQUARE, Phrase(f"rg-scene-{name}"), tuple(cells))


def _row(state: State, stand: Stand, row: int) -> Iterator[SceneCell]:
    number, typed, asks = stand.number, str(stand.number), f"fits {stand.number}"
    king = Phrase("rg-scene-king", {"player": state.name(stand.player)}) if stand.player else None
    art = (PLATE, f"king-{_seat(state, stand.player)}") if stand.player else (PLATE,)
    where = Phrase("rg-domino", {"number": number})
    name = king or Phrase("rg-scene-free")
    yield SceneCell((1, row), typed, asks, where, art, name, marks=frozenset({"tagged"}))
    for column, kind in enumerate(state.dominoes[number], start=2):
        marks = frozenset({"joined-right"} if column == 2 else ())
        yield SceneCell((column, row), typed, asks, None, _art(kind, 0), _name(kind), _letter(kind), marks=marks)


# ---- what lies in a cell --------------------------------------------------------------------------------------


def _seat(state: State, player: int) -> int:
    """Which of the four kings and castles is a player's: by the order of the seats."""
    return [one.number for one in state.setup.players].index(player) + 1


def _art(kind: str, seat: int) -> tuple[str, ...]:
    if not kind:
        return ()
    if kind == CASTLE:
        return (COURT, f"castle-{seat}")
    crowns = (f"crowns-{kind[1]}",) if kind[1] != "0" else ()
    return (TERRAINS[kind[0]], *crowns)


def _name(kind: str) -> Phrase:
    """A half with its crowns; where it has none, its terrain alone."""
    return noun(kind) if kind == CASTLE or kind[1] != "0" else Phrase("large-word", {"terrain": TERRAINS[kind[0]]})


def _letter(kind: str) -> Phrase | None:
    terrain = TERRAINS.get(kind[:1])
    return Phrase("large-letter", {"terrain": terrain}) if terrain else None
