"""Tile-set files: read, write, check. The only part of this room that reads files.

One format, plain text that any editor or spreadsheet opens. Lines that begin with `#` are remarks; the first
ones give `# format: 2`, `# id: ...` and `# name: ...`. Then the line of titles and one line a tile:

    tile,terrain_a,crowns_a,terrain_b,crowns_b,pockets_a,pockets_b
    24,forest,1,field,0,0NNN0,SSSNS
    tile red,red,20,,,SSS0N,
    castle 1,castle,,,,SSSSN,
    foreign 1,azul,,,,SSNNN,

A line `tile COLOUR` stands for all tiles of that colour, which are equal; where others have their crowns it tells
how many there are (20 if it does not). Files of format 1 are the same without such lines, and are read as ever.

Pockets are five signs in the order near-left, near-right, far-right, far-left, centre, seen from above with
half a at the left of half b: N north pole down, S south pole down, 0 empty. (`+` and `-` are understood too,
but a spreadsheet takes them for sums.) Commas, semicolons and tabs separate.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field
from importlib import resources
from pathlib import Path

from companion import games
from companion.core import intake
from companion.core.errors import FileError, SettingsError
from companion.core.model import Fact, Phrase
from companion.device.tiles.code_words import EMPTY, SITES
from companion.device.tiles.tileset import (
    COLOURS,
    EACH_COLOUR,
    MOST_CROWNS,
    TERRAIN_OF,
    TERRAINS,
    Castle,
    Colour,
    Domino,
    ForeignTile,
    TileSet,
)

BYTES_MAX = 1 << 16
"""Largest file of a tile set or a table: many times the largest set."""
FORMAT = 2
PLAIN = 1
"""Format of files without colours, which older programs read too."""
TITLES = ("tile", "terrain_a", "crowns_a", "terrain_b", "crowns_b", "pockets_a", "pockets_b")
SORTS = ("domino", "tile", "castle", "foreign")
"""What a line can stand for, in the order of writing."""
MOST_NUMBER = 9999
_TO_WORD = str.maketrans("NnSsOo", "++--00")
_TO_FILE = str.maketrans("+-", "NS")


FileFault = tuple[int, int, Phrase]
"""What is wrong at one point of a file: line and column, from 1, and the reason."""


@dataclass(slots=True)
class _Cursor:
    """One line of tiles, cut into fields, and the faults found so far."""

    line: int
    fields: list[str]
    columns: list[int]
    faults: list[FileFault] = field(default_factory=list)

    def fault(self, at: int, key: str, **facts: Fact) -> None:
        column = self.columns[at] if at < len(self.columns) else 1
        self.faults.append((self.line, column, Phrase(key, facts)))

    def text(self, at: int) -> str:
        return self.fields[at] if at < len(self.fields) else ""


def load(path: Path, pieces: Collection[str] = ()) -> TileSet:
    """The tile set of a file; pieces: see loads.

    Raises FileError if it cannot be read, SettingsError with every fault in it.
    """
    try:
        text = intake.read_bytes(path, BYTES_MAX).decode("utf-8-sig")
    except intake.Unreadable as error:
        raise FileError("tiles-unreadable", file=str(path), reason=error.reason) from error
    except UnicodeDecodeError as error:
        line = error.object[: error.start].count(b"\n") + 1
        raise _error(str(path), [(line, 1, Phrase("tiles-not-utf8"))]) from error
    return loads(text, str(path), pieces)


def standard(game: str = "") -> TileSet:
    """The set that comes with a game, foreign games' words included. game: "" for the first one.

    KeyError where there is no such game, or where sensors read no pieces of it.
    """
    told = games.manifest(game or games.NAMES[0])
    if not told.tile_set:
        raise KeyError(game)
    text = resources.files(told.package).joinpath(told.tile_set).read_text(encoding="utf-8")
    return loads(text, told.tile_set, told.pieces)


def loads(text: str, file: str = "", pieces: Collection[str] = ()) -> TileSet:
    """The tile set of a text. Raises SettingsError with every fault.

    file: is only named. pieces: names that equal tiles may have beside the colours (games.offers.Manifest).
    """
    head: dict[str, tuple[int, str]] = {}
    faults: list[FileFault] = []
    rows: list[_Cursor] = []
    notes: list[tuple[str, ...]] = []
    remarks: list[str] = []
    separator = ""
    for number, raw in enumerate(text.removeprefix("\ufeff").splitlines(), start=1):
        line = raw.strip().lstrip('"')
        if line.startswith("#") or not line.strip(",;\t "):
            if not separator:
                _head(line, number, head)
            remarks.append(raw.rstrip())
            continue
        notes.append(tuple(remarks))
        remarks = []
        if separator:
            rows.append(_cut(raw, number, separator))
        else:
            separator = max(",;\t", key=line.count)
            faults += _check_titles(line, number, separator)
    faults = _check_head(head) + faults
    if not separator:
        faults.append((1, 1, Phrase("tiles-no-titles", {"titles": ",".join(TITLES)})))
    tiles = _tiles(rows, head, (*notes, tuple(remarks)), (*COLOURS, *pieces))
    faults += [fault for row in rows for fault in row.faults]
    if separator and not rows:
        faults.append((1, 1, Phrase("tiles-none")))
    if faults:
        raise _error(file, faults)
    return tiles


def dumps(tiles: TileSet) -> str:
    """The text of a tile set; loads gives the same set back, and remarks stay where they were."""
    lines = [
        ",".join(TITLES),
        *(_domino_line(d) for d in tiles.dominoes),
        *(f"tile {c.name},{c.name},{c.count},,,{_pockets(c.word)}," for c in tiles.colours),
        *(f"castle {c.number},castle,,,,{_pockets(c.word)}," for c in tiles.castles),
        *(f"foreign {f.number},{f.game},,,,{_pockets(f.word)}," for f in tiles.foreign),
    ]
    head = (f"# format: {FORMAT if tiles.colours else PLAIN}", f"# id: {tiles.id}", f"# name: {tiles.name}")
    notes = tiles.notes or (head,)
    told: list[str] = []
    for i, line in enumerate(lines):
        told += [*(notes[i] if i < len(notes) else ()), line]
    told += [remark for note in notes[len(lines) :] for remark in note]
    return "\n".join(told) + "\n"


# ---- reading ----


def _error(file: str, faults: list[FileFault]) -> SettingsError:
    ordered = sorted(faults, key=lambda fault: fault[:2])
    names = ("line", "column", "reason")
    told: list[dict[str, Fact]] = [dict(zip(names, fault, strict=True)) for fault in ordered]
    phrases = tuple(Phrase("tiles-fault", one) for one in told)
    return SettingsError("tiles-wrong", file=file, **told[0], count=len(told), faults=phrases)


def _head(line: str, number: int, head: dict[str, tuple[int, str]]) -> None:
    name, colon, value = line.lstrip("#").strip(',;\t "').partition(":")
    if colon and name.strip() in ("format", "id", "name"):
        head.setdefault(name.strip(), (number, value.strip()))


def _check_head(head: dict[str, tuple[int, str]]) -> list[FileFault]:
    faults: list[FileFault] = []
    line, told = head.get("format", (1, ""))
    if told not in (str(PLAIN), str(FORMAT)):
        key = "tiles-format" if told else "tiles-no-format"
        faults.append((line, 1, Phrase(key, {"format": told, "known": FORMAT})))
    line, tile_id = head.get("id", (1, ""))
    if not tile_id:
        faults.append((line, 1, Phrase("tiles-no-id")))
    return faults


def _check_titles(line: str, number: int, separator: str) -> list[FileFault]:
    cut = _cut(line, number, separator)
    for at, title in enumerate(TITLES):
        if cut.text(at).lower() != title:
            cut.fault(at, "tiles-title", text=cut.text(at), expected=title)
    return cut.faults


def _cut(line: str, number: int, separator: str) -> _Cursor:
    cursor = _Cursor(number, [], [])
    column = 1
    for piece in line.split(separator):
        lead = len(piece) - len(piece.lstrip())
        cursor.fields.append(piece.strip().strip('"').strip())
        cursor.columns.append(column + lead)
        column += len(piece) + len(separator)
    return cursor


def _tiles(
    rows: list[_Cursor],
    head: dict[str, tuple[int, str]],
    notes: tuple[tuple[str, ...], ...],
    names: tuple[str, ...],
) -> TileSet:
    dominoes: list[Domino] = []
    colours: list[Colour] = []
    castles: list[Castle] = []
    foreign: list[ForeignTile] = []
    order: list[tuple[int, int]] = []
    seen: dict[tuple[str, int | str], int] = {}
    for index, row in enumerate(rows):
        sort, number = _number(row, seen)
        if not _has_width(row):
            continue
        if sort == "tile":
            colours.append(_colour(row, head, names))
        elif sort == "castle":
            castles.append(Castle(number, _pocket_field(row, 5)))
        elif sort == "foreign":
            foreign.append(ForeignTile(row.text(1), number, _pocket_field(row, 5)))
        else:
            kinds = (_kind(row, 1), _kind(row, 3))
            dominoes.append(Domino(number, kinds, (_pocket_field(row, 5), _pocket_field(row, 6))))
        order.append((SORTS.index(sort), index))
    # Remarks travel with the tile below them when castles were written between dominoes.
    moved = (notes[0], *(notes[index + 1] for _, index in sorted(order)), notes[-1]) if rows else notes
    tile_id, name = (head.get(one, (0, ""))[1] for one in ("id", "name"))
    return TileSet(tile_id, name, tuple(dominoes), tuple(castles), tuple(foreign), moved, tuple(colours))


def _number(row: _Cursor, seen: dict[tuple[str, int | str], int]) -> tuple[str, int]:
    """What a line stands for and its number; of tiles of a colour, which have none, 0."""
    told = row.text(0).lower()
    sort = next((word for word in SORTS if told.startswith(word)), "domino")
    number = 0 if sort == "tile" else _counted(told.removeprefix(sort).strip())
    if not number and sort != "tile":
        row.fault(0, "tiles-number", text=row.text(0))
        return sort, 0
    first = seen.setdefault((sort, number or " ".join(told.split())), row.line)
    if first != row.line:
        row.fault(0, "tiles-number-twice" if number else "tiles-colour-twice", text=row.text(0), first=first)
    return sort, number


def _counted(digits: str) -> int:
    """A number from 1 to MOST_NUMBER; 0 for any other text."""
    number = int(digits) if digits.isascii() and digits.isdigit() else 0
    return number if number <= MOST_NUMBER else 0


def _colour(row: _Cursor, head: dict[str, tuple[int, str]], names: tuple[str, ...]) -> Colour:
    """The tiles of a line `tile red,red,20,,,SSS0N,`."""
    name, count = row.text(1).lower(), row.text(2)
    told = row.text(0).lower().removeprefix("tile").strip()
    if head.get("format", (1, ""))[1] == str(PLAIN):
        row.fault(0, "tiles-colour-format", text=row.text(0), format=FORMAT)
    if told not in names:
        row.fault(0, "tiles-colour", text=row.text(0), colours=names)
    elif name != told:
        row.fault(1, "tiles-colour-other", text=row.text(1), expected=told)
    if count and not _counted(count):
        row.fault(2, "tiles-count", text=count, most=MOST_NUMBER)
    return Colour(told, _pocket_field(row, 5), _counted(count) or EACH_COLOUR)


def _has_width(row: _Cursor) -> bool:
    if len(row.fields) < len(TITLES) - 1:
        row.fault(0, "tiles-fields", count=len(row.fields), expected=len(TITLES))
        return False
    for at in range(len(TITLES), len(row.fields)):
        if row.fields[at]:
            row.fault(at, "tiles-too-many", text=row.fields[at])
    return True


def _kind(row: _Cursor, at: int) -> str:
    terrain, crowns = row.text(at).lower(), row.text(at + 1)
    if terrain not in TERRAINS:
        row.fault(at, "tiles-terrain", text=row.text(at))
    if crowns not in [str(number) for number in range(MOST_CROWNS + 1)]:
        row.fault(at + 1, "tiles-crowns", text=crowns, most=MOST_CROWNS)
    return f"{TERRAINS.get(terrain, '?')}{crowns}"


def _pocket_field(row: _Cursor, at: int) -> str:
    word = row.text(at).translate(_TO_WORD)
    if len(word) == SITES and set(word) <= set("+-0") and word != EMPTY:
        return word
    row.fault(at, "tiles-pockets", text=row.text(at))
    return EMPTY


# ---- writing ----


def _pockets(word: str) -> str:
    return word.translate(_TO_FILE)


def _domino_line(domino: Domino) -> str:
    faces = (part for kind in domino.kinds for part in (TERRAIN_OF[kind[0]], kind[1:]))
    return ",".join([str(domino.number), *faces, *map(_pockets, domino.words)])
