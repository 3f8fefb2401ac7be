"""Layout files: a garden, its storage and its points typed as text, each line a word, a colon and what it tells.

    letters: pl          the words of hexagons are Polish
    game: queens-garden
    name: Jana
    points: 41           the points on the counter before what is scored here
    round: 2             scores that round; without it the end of the game is scored
    side: b              of the scoring board; a is usual
    jokers: 2
    storage: tree blue, expansion bird yellow
    fountain: - tree-blue - - 13 -
    2: front 6  - - - 13 - -
    4: back  14 - - - - - -
    2-10: butterfly purple

Spaces are told clockwise from twelve o'clock: the six of the fountain board; of an expansion with its pavilion the
six of its rim, behind the hour of its printed hexagon; of a face-down one the middle, then its rim. `-` or `.` is
an empty space. A hexagon is two digits, colour and pattern, or its two words in any order, a hyphen or a blank
between; a stored expansion has a 7 or the word expansion before it. Commas may stand between hexagons. What is not
told is empty. Any space may have a line of its own. `#` begins a remark. Hexagons and the word expansion may be in
English, and in the language that the file tells, else the set one; no word means two things.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from companion.core.errors import FileError
from companion.core.model import Fact
from companion.games.counters import number_of
from companion.games.layout import ALPHABETS, LETTERS, LayoutReading, read
from companion.games.queens_garden.finished.finished import END, GAME, NOTHING, Fault, faults, points_of, too_many
from companion.games.queens_garden.finished.report import fault_named
from companion.games.queens_garden.rules.cells import FIXED, HOURS, NUMBER, SLOT, SLOT_CELLS, SPACES
from companion.games.queens_garden.rules.scoring import FACE_DOWN, NO_EXPANSION, is_space, printed
from companion.games.queens_garden.rules.state import MOST_TILES, ROUNDS, Garden
from companion.games.queens_garden.telling.nouns import cell as cell_named
from companion.games.queens_garden.typing.own_words import Words, WordsOf, translated
from companion.games.queens_garden.typing.written import EMPTY_SIGNS, Item, first_of

HEADS = ("game", "name", "points", "round", "side", "jokers", "storage", LETTERS)
FOUNTAIN = "fountain"
SLOTS = {str(hour): at for at, hour in enumerate(HOURS)}
"""Hour as it is written -> slot."""
PARTS = (FOUNTAIN, *SLOTS)
FRONT, BACK, NO_SLOT = "front", "back", "none"
SIDES = {"a": False, "b": True}
"""Side of the scoring board -> whether it is the other one."""

_HEAD = re.compile(r"[ \t]*([^:]*?)[ \t]*:[ \t]*(.*?)[ \t]*", re.DOTALL)
_WORD = re.compile(r"[^\s,;]+")
_PIECE = re.compile(r"[^,;]+")


@dataclass(frozen=True, slots=True)
class Layout:
    """What a layout file says. name: "" where it tells none. points: None where it tells none."""

    garden: Garden
    name: str = ""
    points: int | None = None
    round: int = END
    side_b: bool = False


class _Reading(LayoutReading):
    """One file on its way. told: cell -> line, column, hexagon. blurred: slots that could not be read.
    words: those of hexagons beside the English ones.
    """

    def __init__(self, file: str) -> None:
        super().__init__(file)
        self.slots = [NO_EXPANSION] * len(HOURS)
        self.told: dict[int, tuple[int, int, int]] = {}
        self.blurred: set[int] = set()
        self.tiles: list[int] = []
        self.beds: list[int] = []
        self.words: Words = {}

    def error(self, reason: str, line: int = 0, column: int = 0, **more: Fact) -> FileError:
        """One fault, with the facts file, line, column, reason, found (what is at fault or ""), cell, ornament,
        expected, counted (how many are needed and there, or 0), known (what may stand there). Those with key
        "qg-layout-rule" break a rule of the game: file, line, column, fault.
        """
        facts: dict[str, Fact] = {"found": "", "expected": 0, "counted": 0, "known": (), **more}
        facts = {"cell": cell_named(SPACES[0]), "ornament": cell_named(FIXED[0]), **facts}
        return FileError("qg-layout", file=self.file, line=line, column=column, reason=reason, **facts)


def international(_language: str) -> Words:
    """No words beside the English ones, whatever is told."""
    return {}


def read_layout(file: str, side_b: bool = False, below: bool = False, words: WordsOf = international) -> Layout:
    """What a layout file says. Raises LayoutError: see parse_layout; also missing, directory, denied, unreadable.

    side_b: the side that was asked for; a file may tell its own. below: points may be below nought. words: of each
    language.
    """
    return parse_layout(read(file, _Reading(file).unread), file, side_b, below, words)


def parse_layout(
    data: bytes, file: str, side_b: bool = False, below: bool = False, words: WordsOf = international
) -> Layout:
    """What the bytes of a layout file say; `file` only names it in an error.

    Raises LayoutError with every fault. Reasons: too-large, not-utf8, control, empty, line-unknown, line-bare
    (no colon), line-twice, head-game, head-letters, head-points, head-round, head-side, head-jokers, side-other
    (another side was asked for), spaces-few, spaces-many, hexagon-unknown, slot-missing, slot-unknown, hour-
    missing, hour-unknown, cell-twice, no-expansion, pavilion, ornament (nothing can lie there), printed-missing;
    those of
    finished.Fault as qg-layout-rule.
    """
    reading = _Reading(file)
    lines = [*reading.lines(data)]
    _spell(reading, lines, words)
    for line, told in lines:
        _take(reading, line, told)
    if not reading.heads and not reading.errors:
        reading.wrong("empty")
    points, round_ = reading.points(lambda told: points_of(told, below)), _number(reading, "round", 1, ROUNDS)
    jokers, side = _number(reading, "jokers", 0, MOST_TILES), reading.side(SIDES, tuple(SIDES), side_b)
    _check_spaces(reading)
    garden = _garden(reading, jokers)
    _check_rules(reading, garden)
    reading.done()
    return Layout(garden, reading.name, points, round_, side)


# ---- lines ----------------------------------------------------------------------------------------------------


def _spell(reading: _Reading, lines: Sequence[tuple[int, str]], words: WordsOf) -> None:
    """Settle whose words the file has, whatever line tells it."""
    read = [(line, found) for line, told in lines if (found := _HEAD.fullmatch(told))]
    heads = [(line, found) for line, found in read if found[1].lower() == LETTERS]
    line, told = (heads[0][0], heads[0][1][2]) if heads else (0, "")
    try:
        reading.words = words(told.lower())
    except KeyError:
        reading.wrong("head-letters", line, heads[0][1].start(2) + 1, found=told[:20], known=ALPHABETS)


def _take(reading: _Reading, line: int, told: str) -> None:
    """One line: nothing, or a name and what it tells."""
    if not told.strip():
        return
    start = len(told) - len(told.lstrip()) + 1
    found = _HEAD.fullmatch(told)
    if found is None:
        reading.wrong("line-bare", line, start, found=told.split(maxsplit=1)[0][:20])
        return
    name = "-".join(found[1].lower().replace("-", " ").split())
    if name not in HEADS and name not in PARTS and name not in NUMBER:
        reading.wrong("line-unknown", line, start, found=found[1][:20], known=(*HEADS, *PARTS))
    elif name in reading.heads:
        reading.wrong("line-twice", line, start, found=name)
    else:
        reading.heads[name] = (line, found.start(2) + 1, found[2])
        _told(reading, name)


def _told(reading: _Reading, name: str) -> None:
    """What a line tells, where it is more than a word or a number, which wait for their turn."""
    line, column, text = reading.heads[name]
    if name == "game":
        reading.check_game(GAME)
    elif name == "storage":
        for item in _items(reading, line, column, text, stored=True):
            if item.hexagon > 0:
                (reading.beds if item.expansion else reading.tiles).append(item.hexagon)
    elif name == FOUNTAIN:
        _spaces(reading, line, column, _items(reading, line, column, text), SPACES)
    elif name in SLOTS:
        _slot(reading, line, column, text, SLOTS[name])
    elif name in NUMBER:
        items = _items(reading, line, column, text)
        _spaces(reading, line, column, items or [Item(column, "", 0)], (NUMBER[name],))


def _slot(reading: _Reading, line: int, column: int, text: str, slot: int) -> None:
    """An expansion: which side lies up, the direction of its printed hexagon, its spaces."""
    words = [(column + found.start(), found.group().lower(), found.end()) for found in _WORD.finditer(text)]
    at, side, end = words[0] if words else (column, "", 0)
    cells = SLOT_CELLS[slot]
    if side in (NO_SLOT, *EMPTY_SIGNS):
        _spaces(reading, line, column + end, _items(reading, line, column + end, text[end:]), ())
        return
    if side not in (FRONT, BACK):
        reading.blurred.add(slot)
        reason = "slot-unknown" if side else "slot-missing"
        reading.wrong(reason, line, at, found=side[:20], known=(FRONT, BACK, NO_SLOT))
        return
    if side == BACK:
        reading.slots[slot] = FACE_DOWN
    else:
        at, hour, end = words[1] if len(words) > 1 else (column + end, "", end)
        if hour not in SLOTS:
            reading.blurred.add(slot)
            reason = "hour-unknown" if hour else "hour-missing"
            reading.wrong(reason, line, at, found=hour[:20], known=tuple(SLOTS))
            return
        reading.slots[slot] = SLOTS[hour]
        cells = cells[1:]
    _spaces(reading, line, column + end, _items(reading, line, column + end, text[end:]), cells, blank=True)


def _spaces(
    reading: _Reading, line: int, column: int, items: list[Item], cells: Sequence[int], *, blank: bool = False
) -> None:
    """Hexagons on cells in their order, one a cell; blank: none at all may be told."""
    if len(items) > len(cells):
        extra = items[len(cells)]
        facts: dict[str, Fact] = {"expected": len(cells), "counted": len(items), "found": extra.text[:20]}
        reading.wrong("spaces-many", line, extra.column, **facts)
    elif len(items) < len(cells) and (items or not blank):
        end = items[-1].column + len(items[-1].text) if items else column
        reading.wrong("spaces-few", line, end, expected=len(cells), counted=len(items))
    for item, cell in zip(items, cells, strict=False):
        if cell in reading.told:
            reading.wrong("cell-twice", line, item.column, found=item.text[:20], cell=cell_named(cell))
        else:
            reading.told[cell] = (line, item.column, item.hexagon)


# ---- hexagons -------------------------------------------------------------------------------------------------


def _items(reading: _Reading, line: int, column: int, text: str, *, stored: bool = False) -> list[Item]:
    """Hexagons and empty spaces of a line; what cannot be read is noted and counts as one."""
    found: list[Item] = []
    for piece in _PIECE.finditer(text):
        written = [(column + piece.start() + one.start(), one.group()) for one in _WORD.finditer(piece.group())]
        words = translated(written, reading.words)
        while words:
            item, taken = first_of(words, stored=stored)
            if item.hexagon < 0:
                behind = words[taken][0] if taken < len(words) else column + piece.end()
                unread = " ".join(one for at, one in written if item.column <= at < behind)
                reading.wrong("hexagon-unknown", line, item.column, found=unread[:40])
            if item.hexagon or not stored:
                found.append(item)
            words = words[taken:]
    return found


# ---- heads ----------------------------------------------------------------------------------------------------


def _number(reading: _Reading, name: str, least: int, most: int) -> int:
    """The number of a head line; nought where there is none."""
    if name not in reading.heads:
        return 0
    line, column, told = reading.heads[name]
    found = number_of(told, least, most)
    if found is None:
        reading.wrong(f"head-{name}", line, column, found=told[:20], expected=most)
    return found or 0


# ---- the whole ------------------------------------------------------------------------------------------------


def _garden(reading: _Reading, jokers: int) -> Garden:
    """What has been read; hexagons that cannot lie where they are told are faults already, and left out."""
    cells = list(NOTHING.cells)
    for cell, (_, _, hexagon) in reading.told.items():
        cells[cell] = hexagon if hexagon > 0 and is_space(reading.slots, cell) else 0
    tiles, beds = tuple(sorted(reading.tiles)), tuple(sorted(reading.beds))
    return NOTHING._replace(cells=tuple(cells), slots=tuple(reading.slots), tiles=tiles, beds=beds, jokers=jokers)


def _check_spaces(reading: _Reading) -> None:
    """Note hexagons where no hexagon can lie, and printed ones that are missing (QG-10, QG-81, QG-110)."""
    for cell, (line, column, hexagon) in reading.told.items():
        if hexagon and not is_space(reading.slots, cell) and SLOT[cell] not in reading.blurred:
            slot = SLOT[cell]
            reason = "ornament" if slot < 0 else "pavilion" if reading.slots[slot] >= 0 else "no-expansion"
            named = "ornament" if slot < 0 else "cell"
            reading.wrong(reason, line, column, **{named: cell_named(cell)})
    for cell in printed(reading.slots):
        if not reading.told.get(cell, (0, 0, 0))[2]:
            line, column, _ = reading.told.get(cell, reading.heads[str(HOURS[SLOT[cell]])])
            reading.wrong("printed-missing", line, column, cell=cell_named(cell))


def _check_rules(reading: _Reading, garden: Garden) -> None:
    """Note what the rules of the game do not allow."""
    for fault in (*faults(garden), *too_many([garden])):
        line, column = _blamed(reading, fault)
        facts: dict[str, Fact] = {"line": line, "column": column, "fault": fault_named(fault)}
        reading.errors.append(FileError("qg-layout-rule", file=reading.file, **facts))


def _blamed(reading: _Reading, fault: Fault) -> tuple[int, int]:
    """Line and column of what is at fault: of two cells the one that is written later."""
    if fault.cell >= 0:
        return max(reading.told[cell][:2] for cell in (fault.cell, fault.other))
    if fault.reason in ("tiles-many", "expansions-many"):
        laid = [place[:2] for place in reading.told.values() if place[2] == fault.hexagon]
        if laid:
            return max(laid)
    return reading.heads.get("storage", reading.heads.get("jokers", (0, 0, "")))[:2]
