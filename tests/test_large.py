"""The picture of the large view: as large as fits, never larger than its screen; and what it shows of a match."""

from __future__ import annotations

import io
import re
import unicodedata
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.core.model import Announcement
from companion.daemon.stream import Stream
from companion.language.phrases import LANGUAGES, LEVELS, Phrases
from companion.play.state import EVERYBODY, played
from companion.ui.large import blocks, boards, compact, font, render
from companion.ui.large.blocks import LetterSize, Marks
from companion.ui.large.display import LargeDisplay
from companion.ui.large.drawing import BoardDrawing, CellDrawing, TableDrawing, drawing_of
from companion.ui.large.screen import LargeScreen
from tests.language_support import TERRAINS
from tests.large_support import golden_lines
from tests.rig import Rig
from tests.vt import columns_of

ALL_MARKS: tuple[Marks, ...] = ("quarters", "halves", "hash")


# ---- packing -------------------------------------------------------------------------------------------------


def quarters_of(sign: str) -> str:
    """The ink of a block character as its Unicode name tells: upper left, upper right, lower left, lower right."""
    name = unicodedata.name(sign)
    if name == "SPACE":
        return "...."
    halves = {
        "FULL": "####",
        "UPPER HALF": "##..",
        "LOWER HALF": "..##",
        "LEFT HALF": "#.#.",
        "RIGHT HALF": ".#.#",
    }
    if name.endswith(" BLOCK"):
        return halves[name.removesuffix(" BLOCK")]
    corners = name.removeprefix("QUADRANT ").split(" AND ")
    order = ("UPPER LEFT", "UPPER RIGHT", "LOWER LEFT", "LOWER RIGHT")
    return "".join("#" if corner in corners else "." for corner in order)


def unpacked(rows: list[str], size: LetterSize) -> list[str]:
    """The pixels of packed rows; each must be of one colour."""
    halves: list[str] = []
    for row in rows:
        four = [quarters_of(sign) for sign in row]
        halves += ["".join(one[:2] for one in four), "".join(one[2:] for one in four)]
    found = []
    for y in range(0, len(halves) - size.high + 1, size.high):
        band = halves[y : y + size.high]
        assert len(set(band)) == 1
        pixels = [band[0][x : x + size.wide] for x in range(0, len(band[0]) - size.wide + 1, size.wide)]
        assert all(len(set(pixel)) == 1 for pixel in pixels)
        found.append("".join(pixel[0] for pixel in pixels))
    return found


@given(st.text(alphabet="Příliš žluťoučký kůň, zażółć gęślą jaźń.", min_size=1, max_size=12), st.data())
@settings(max_examples=40, deadline=None)
def test_packed_pixels_are_the_pixels(text: str, data: st.DataObject) -> None:
    marks = data.draw(st.sampled_from(ALL_MARKS[:2]))
    size = data.draw(st.sampled_from(blocks.sizes(marks)[-12:]))
    rows = blocks.pixel_rows(text)
    shown = unpacked(blocks.packed(rows, size, marks), size)
    assert [row.rstrip(".") for row in shown[: len(rows)]] == [row.rstrip(".") for row in rows]
    assert all("#" not in row for row in shown[len(rows) :])


def test_each_kind_of_terminal_gets_its_own_characters_only() -> None:
    rows = blocks.pixel_rows("Řeka: 24.")
    allowed = {"quarters": None, "halves": set(" ▀▄█▌▐"), "hash": set(" #")}
    for marks in ALL_MARKS:
        offered = blocks.sizes(marks)
        assert offered == tuple(sorted(offered, reverse=True))
        assert all(size.high <= size.wide <= 2 * size.high for size in offered)
        for size in offered:
            used = set("".join(blocks.packed(rows, size, marks)))
            assert allowed[marks] is None or used <= (allowed[marks] or set()), f"{marks} {size}"


# ---- wrapping ------------------------------------------------------------------------------------------------


@given(st.text(alphabet="ab čž ", max_size=60), st.integers(1, 30), st.booleans())
@settings(max_examples=100, deadline=None)
def test_words_are_broken_only_where_they_alone_are_too_wide(text: str, limit: int, may: bool) -> None:
    lines = blocks.wrapped(text, limit, len, may)
    if lines is None:
        assert not may and max(map(len, text.split())) > limit
        return
    assert "".join(lines).replace(" ", "") == text.replace(" ", "")
    assert all(len(line) <= limit for line in lines)
    if all(len(word) <= limit for word in text.split()):
        assert " ".join(lines).split() == text.split()
        assert all(len(a) + 1 + len(b.split()[0]) > limit for a, b in pairwise(lines))


@given(st.text(max_size=40) | st.text(alphabet="a漢 ", max_size=40), st.integers(0, 30), st.integers(0, 6))
@settings(max_examples=150, deadline=None)
def test_plain_text_fits(text: str, columns: int, rows: int) -> None:
    for line in (blocks.cut(blocks.cleaned(text), columns), *blocks.plain(blocks.cleaned(text), columns, rows)):
        assert sum(map(columns_of, line)) <= columns
    assert len(blocks.plain(blocks.cleaned(text), columns, rows)) <= rows


# ---- the picture ---------------------------------------------------------------------------------------------

RUDE = st.text(max_size=60) | st.sampled_from(
    ["\x1b[2J\x1b]0;x\x07Eve", "a\u202eb\u200bc", "漢字漢字漢字", "x" * 300, "\udcff\x9b31m", "😀 Ola", "", "\n\t"]
)
LETTERS = st.sampled_from([*"WFLMSNOJKBDZA", ""])


@st.composite
def drawings(draw: st.DrawFn) -> TableDrawing:
    size = draw(st.sampled_from([1, 5, 7]))
    cells = st.dictionaries(
        st.tuples(st.integers(1, size), st.integers(1, size)),
        st.builds(CellDrawing, LETTERS, st.integers(0, 3)),
        max_size=12,
    )
    made = st.builds(BoardDrawing, RUDE, st.integers(0, 999), st.just(size), st.just(size), cells)
    shown = tuple(draw(st.lists(made, max_size=4)))
    legend = tuple((letter, draw(RUDE)) for letter in draw(st.lists(LETTERS, max_size=4)))
    return TableDrawing(draw(RUDE), shown, draw(st.integers(0, 5)), legend)


@given(RUDE | st.sampled_from(golden_lines()), drawings(), st.integers(10, 300), st.integers(4, 100), st.data())
@settings(max_examples=120, deadline=None)
def test_no_picture_is_larger_than_the_screen(
    line: str, drawing: TableDrawing, columns: int, rows: int, data: st.DataObject
) -> None:
    marks = data.draw(st.sampled_from(ALL_MARKS))
    shown = render.picture(line, drawing, columns, rows, marks)
    assert len(shown) == rows
    for row in shown:
        assert all(letter.isprintable() for letter in row), repr(row)
        assert sum(columns_of(letter) for letter in row) <= columns


@pytest.mark.parametrize(("columns", "rows"), [(1, 1), (2, 3), (10, 4), (20, 5), (300, 100)])
def test_the_smallest_and_the_largest_screen(columns: int, rows: int) -> None:
    drawing = TableDrawing("Waiting: Jane.", (BoardDrawing("Jane", 12, 7, 7),) * 4)
    for line in ("", "Jane: castle.", golden_lines()[0], "x" * 5000):
        shown = render.picture(line, drawing, columns, rows)
        assert len(shown) == rows and all(len(row) <= columns for row in shown)


def test_a_short_sentence_is_larger_than_a_long_one() -> None:
    sizes = []
    for line in ("Hrad.", "Jana: hrad stojí.", "Jana: hrad stojí, Cézar tři, a teď dílek."):
        found = blocks.large(line, 160, 20, "quarters")
        assert found is not None
        sizes.append(found[0])
    assert sizes == sorted(sizes, reverse=True) and len(set(sizes)) == 3


def test_the_largest_size_that_fits_is_taken() -> None:
    """No larger size would hold the words of the line."""
    for line in golden_lines()[:40]:
        for columns, rows in ((80, 12), (160, 30), (240, 40)):
            found = blocks.large(line, columns, rows, "quarters")
            higher = [
                size for size in blocks.sizes("quarters") if found is None or font.CAPITAL * size.high > found[0]
            ]
            for size in higher[-2:]:
                across = 2 * columns // size.wide
                lines = blocks.wrapped(line, across, blocks.pixels, break_words=False)
                if lines is not None:
                    down = sum(len(blocks.trimmed(blocks.pixel_rows(one))) + 2 for one in lines) - 2
                    assert down * size.high > 2 * rows, (line, columns, rows, size)


def test_what_is_too_long_is_written_in_plain_characters() -> None:
    line = "Pozor, Jana: " + "krajina nenavazuje a dílek leží osamoceně, " * 4
    drawing = TableDrawing("Čeká se: Jana.", (BoardDrawing("Jana", 7, 5, 5),))
    shown = render.picture(line, drawing, 80, 22, "quarters")
    assert " ".join(" ".join(shown).split()).startswith(line.strip())
    assert any("Jana 7" in row for row in shown)


def test_letters_unknown_to_the_font_are_plain() -> None:
    shown = render.picture("Олена: фортеця.", TableDrawing(), 200, 50)
    assert shown[0].strip() == "Олена: фортеця."


@given(st.integers(1, 60), st.sampled_from([5, 7]), st.integers(40, 300), st.integers(8, 100))
@settings(max_examples=80, deadline=None)
def test_no_letters_are_higher_than_those_of_the_sentence(words: int, size: int, columns: int, rows: int) -> None:
    """Everything begins with an H, whose left stem is as high as the letters: the first stem is the highest."""
    cells = {(1, y): CellDrawing("H") for y in range(1, size + 1)}
    drawing = TableDrawing("HH HH", (BoardDrawing("Hana", 1, size, size, cells),))
    shown = render.picture(" ".join(["Hrad"] * words), drawing, columns, rows, "quarters")
    first = "".join(row[1:2] or " " for row in shown)
    if "H" in first[:1]:
        assert not re.search("[▀▄█▌▐▖▘]", "".join(shown)), "plain above large"
        return
    stem = "".join(quarters_of(sign)[0] + quarters_of(sign)[2] for sign in first if sign != "H")
    heights = [len(run) for run in re.findall("#+", stem)]
    assert heights[0] == max(heights)


# ---- boards --------------------------------------------------------------------------------------------------


def table_drawing(count: int) -> TableDrawing:
    names = ("Jana", "Petr", "Šárka", "Ola")[:count]
    cells = {(1, 1): CellDrawing("L", 2), (3, 3): CellDrawing(""), (2, 5): CellDrawing("O")}
    return TableDrawing(
        "", tuple(BoardDrawing(name, 10 + i, 5, 5, cells) for i, name in enumerate(names)), count - 1
    )


def test_a_board_in_plain_characters() -> None:
    """The far row first, as the table lies before its player."""
    assert boards.plain(table_drawing(1), 80, 10) == [
        "Jana 10       ",
        ".  O  .  .  . ",
        ".  .  .  .  . ",
        ".  .  ## .  . ",
        ".  .  .  .  . ",
        "L2 .  .  .  . ",
    ]


def test_where_not_all_boards_fit_the_foremost_is_shown() -> None:
    drawing = table_drawing(4)
    wide, narrow = boards.plain(drawing, 80, 10), boards.plain(drawing, 40, 10)
    assert all(board.name in wide[0] for board in drawing.boards)
    assert narrow[0].strip() == "Ola 13" and len(narrow) == 6
    assert boards.plain(drawing, 80, 3) == ["Jana 10, Petr 11, Šárka 12, Ola 13"]
    for marks in ALL_MARKS:
        all_of_them, one = (boards.drawn(drawing, columns, 50, marks) for columns in (900, 200))
        assert all_of_them is not None and one is not None


def low(letters: str) -> list[str]:
    """Letters of the compact face as a cell of a board."""
    glyphs = [compact.glyph(letter) for letter in letters]
    rows = [".".join(row) for row in zip(*[glyph for glyph in glyphs if glyph], strict=True)]
    return [row.ljust(12, ".") for row in rows]


def test_a_drawn_board_shows_its_letters_the_far_row_first() -> None:
    found = boards.drawn(table_drawing(1), 900, 25, "quarters")
    assert found is not None
    high, rest = divmod(found[0], compact.HEIGHT)
    assert not rest, "the low letters fill this screen best"
    pixels = [row.ljust(57, ".") for row in unpacked(found[1], LetterSize(high, 2 * high))]
    dot = boards.EMPTY
    expected = [
        [dot, "O", dot, dot, dot],
        [dot] * 5,
        [dot, dot, font.CASTLE, dot, dot],
        [dot] * 5,
        ["L2", *[dot] * 4],
    ]
    at = 0
    for cells in expected:
        band = ["".join(row)[:57] for row in zip(*map(low, cells), strict=True)]
        at = next(y for y in range(at, len(pixels)) if pixels[y : y + compact.HEIGHT] == band) + compact.HEIGHT


# ---- the view of a match -------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_letters_of_terrains_differ_and_stand_in_their_words(language: str) -> None:
    phrases = Phrases(language, strict=True)
    letters = {one: phrases.part("large-letter", {"terrain": one}) for one in TERRAINS}
    assert len(set(letters.values())) == len(TERRAINS)
    for terrain, letter in letters.items():
        assert len(letter) == 1 and compact.glyph(letter) is not None
        for phrases.level in LEVELS:
            assert letter.lower() in phrases.part("large-word", {"terrain": terrain})


def test_the_view_of_a_match() -> None:
    rig = Rig(2)
    phrases = Phrases("cs", strict=True)
    before = drawing_of(played(rig.table), phrases)
    assert before.waiting == "Čeká se: Jana, Petr."
    assert [(one.name, one.points, dict(one.cells)) for one in before.boards] == [("Jana", 0, {}), ("Petr", 0, {})]
    assert dict(before.legend) == {
        "O": "obilné pole", "L": "les", "J": "jezero", "K": "louka", "B": "bažina", "D": "důl", "": "hrad",
    }  # fmt: skip
    rig.castle(1, "C3")
    rig.castle(2, "B2")
    rig.lay(2, 24, "B3", "A3")
    rig.quiet(2)
    after = drawing_of(played(rig.table), phrases)
    assert after.foremost == 1
    assert after.boards[0].cells == {(3, 3): CellDrawing("")}
    assert after.boards[1].cells == {
        (2, 2): CellDrawing(""),
        (2, 3): CellDrawing("L", 1),
        (1, 3): CellDrawing("O", 0),
    }
    assert after.boards[1].points == 1
    rig.tell("end")
    assert drawing_of(played(rig.table), phrases).waiting == phrases.write("waiting-for-nothing")


def test_one_player_is_told_what_is_awaited() -> None:
    assert (
        drawing_of(played(Rig(1).table), Phrases("en", strict=True)).waiting
        == "Waiting: Jana, castle on the board."
    )


class Screen(LargeScreen):
    """What was to be shown and said."""

    def __init__(self) -> None:
        super().__init__(io.StringIO())
        self.shown: list[TableDrawing] = []
        self.said: list[str] = []

    def show(self, drawing: TableDrawing) -> None:
        self.shown.append(drawing)

    def say(self, *lines: str) -> None:
        self.said += lines


def test_the_display_shows_changes_only_and_says_every_line_once() -> None:
    rig, screen = Rig(1), Screen()
    shown, phrases = screen.shown, Phrases("en", strict=True)
    stream, display = Stream(rig.table), LargeDisplay(screen)
    display.word(lambda: phrases)
    stream.subscribe(display, EVERYBODY)
    stream.publish()
    display.tick()
    assert len(shown) == 1 and screen.said == []
    rig.castle(1, "C3")
    stream.publish()
    assert len(shown) == 2 and shown[1].boards[0].cells
    phrases.level = "terse"
    display.tick()
    assert len(shown) == 3
    for ear in (0, 1):
        stream.said(Announcement("nothing-yet"), ear)
    stream.publish()
    assert len(screen.said) == 2
    rig.lay(1, 24, "B3", "A3")
    stream.publish()
    assert len(screen.said) == 2
