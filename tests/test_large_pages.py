"""The pages of the large view: each fills the screen, a board shows what is one domino, and one key turns them."""

from __future__ import annotations

import contextlib
import sys
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.core.model import Piece
from companion.games.royal_garden.game import GAME
from companion.language.phrases import Phrases
from companion.play.state import played
from companion.ui.large import pages
from companion.ui.large.drawing import BoardDrawing, Cell, CellDrawing, TableDrawing, drawing_of
from tests.games.garden import match_setup
from tests.games.garden import played as moved
from tests.rig import Rig
from tests.vt import Terminal

QUARTERS = " ▗▖▄▝▐▞▟▘▚▌▙▀▜▛█"
"""Characters by which of their four quarters are inked: upper left, upper right, lower left, lower right."""
USUAL = (78, 22)
"""A terminal of 80 columns and 24 rows, without what is typed and the margin."""
EMPTY = BoardDrawing("Jana", 34, 5, 5)


def drawn(board: BoardDrawing, size: tuple[int, int] = USUAL, table: str = "") -> list[str]:
    return pages.page(pages.BOARD, "", TableDrawing(boards=(board,), table=table), *size, "quarters")


def ink(lines: list[str]) -> list[list[bool]]:
    """The half cells of a picture, each inked or not."""
    wide = max(map(len, lines))
    rows: list[list[bool]] = []
    for line in lines:
        bits = [f"{QUARTERS.index(letter):04b}" for letter in line.ljust(wide)]
        rows.append([bit == "1" for four in bits for bit in four[:2]])
        rows.append([bit == "1" for four in bits for bit in four[2:]])
    return rows


def board_alone(lines: list[str]) -> list[str]:
    """Without what stands beside: as wide as the line of its far edge."""
    across = len(lines[0].split(" ")[0])
    return [line[:across].ljust(across) for line in lines]


def lines_of(board: BoardDrawing) -> tuple[list[list[bool]], list[int], list[int]]:
    """The picture of a board, and where the middles of its columns and rows are, the near row first."""
    dots = ink(board_alone(drawn(board)))
    high = max(y for y, row in enumerate(dots) if any(row)) + 1
    wide = max(x for row in dots for x, on in enumerate(row) if on) + 1
    columns = [wide * (2 * x + 1) // 10 for x in range(5)]
    return dots, columns, [high * (9 - 2 * y) // 10 for y in range(5)]


@st.composite
def tables(draw: st.DrawFn) -> BoardDrawing:
    """Dominoes on a board, none over another."""
    cells: dict[Cell, CellDrawing] = {}
    joined = set()
    for _ in range(draw(st.integers(0, 12))):
        x, y = draw(st.integers(1, 4)), draw(st.integers(1, 4))
        pair = ((x, y), (x + 1, y)) if draw(st.booleans()) else ((x, y), (x, y + 1))
        if not set(pair) & set(cells):
            cells |= {one: CellDrawing(draw(st.sampled_from("WFLMSN")), draw(st.integers(0, 3))) for one in pair}
            joined.add(frozenset(pair))
    return BoardDrawing("Jana", 34, 5, 5, cells, joined=frozenset(joined))


@settings(max_examples=60, deadline=None)
@given(tables())
def test_a_line_stands_between_pieces_and_none_within_a_domino(board: BoardDrawing) -> None:
    """Ink is looked for on the whole border between two neighbours, which a letter never reaches."""
    dots, columns, rows = lines_of(board)
    for x in range(1, 6):
        for y in range(1, 6):
            for other in ((x + 1, y), (x, y + 1)):
                if max(other) > 5:
                    continue
                across = other[0] > x
                if across:
                    at = (columns[x - 1] + columns[x]) // 2
                    near = range(at - 2, at + 3)
                    cut = any(all(dots[rows[y - 1] + dy][px] for dy in range(-3, 4)) for px in near)
                else:
                    at = (rows[y - 1] + rows[y]) // 2
                    near = range(at - 1, at + 2)
                    cut = any(all(dots[py][columns[x - 1] + dx] for dx in range(-8, 9)) for py in near)
                one = frozenset(((x, y), other)) in board.joined
                apart = bool({(x, y), other} & set(board.cells)) and not one
                assert cut == apart, ((x, y), other)


def test_a_board_of_five_by_five_fills_a_usual_screen() -> None:
    lines = drawn(BoardDrawing("Jana", 34, 5, 5, {(3, 3): CellDrawing(""), (1, 1): CellDrawing("F", 3)}))
    board = board_alone(lines)
    assert len([line for line in board if line.strip()]) >= 21, "each cell is more than four rows high"
    assert len(board[0]) >= 5 * 11, "and eleven columns wide"
    beside = "".join(line[len(board[0]) :] for line in lines)
    assert beside.strip() and set(beside) <= set(QUARTERS), "name and points are no ordinary text"


@pytest.mark.parametrize("size", [(78, 22), (118, 38), (198, 58), (40, 12), (20, 6), (5, 2), (1, 1)])
@pytest.mark.parametrize("name", [pages.SENTENCE, pages.BOARD, pages.OFFER, pages.TOGETHER])
def test_no_page_is_larger_than_the_screen(size: tuple[int, int], name: str) -> None:
    board = BoardDrawing("Jana", 34, 7, 7, {(1, 1): CellDrawing("F", 3), (2, 1): CellDrawing("W")})
    drawing = TableDrawing("Čeká se: Jana.", (board,), 0, (("L", "les"),), "5 FF, 13 WF, 24 F1W")
    shown = pages.page(name, "Jana: hrad stojí, Cézar tři.", drawing, *size, "quarters")
    assert len(shown) == size[1] and max(map(len, shown)) <= size[0]


@pytest.mark.parametrize("size", [(78, 22), (118, 38)])
def test_sentence_and_offer_have_the_screen_for_themselves(size: tuple[int, int]) -> None:
    drawing = TableDrawing("Waiting: Jana.", (EMPTY,), 0, (), "5 FF, 13 WF, 24 F1W")
    for name in (pages.SENTENCE, pages.OFFER):
        lines = pages.page(name, "Jana to play: forest with one crown, and wheat.", drawing, *size, "quarters")
        assert set("".join(lines)) <= set(QUARTERS), "nothing is ordinary text"


def test_the_board_that_was_asked_for_is_shown_with_its_dominoes() -> None:
    rig = Rig(2)
    for player in (1, 2):
        rig.castle(player, "C3")
    rig.lay(1, 24, "B3", "A3")
    state = played(rig.table)
    drawing = drawing_of(state, Phrases("en", strict=True), asked=1)
    assert drawing.foremost == 0 and drawing_of(state, Phrases("en", strict=True), asked=2).foremost == 1
    assert drawing.boards[0].joined == {frozenset({(2, 3), (1, 3)})}


def test_the_offer_of_a_match_is_shown_by_number_with_both_halves() -> None:
    state = moved(GAME.start(match_setup(3)), ["0 lots 2", "0 draw 30", "0 draw 5", "0 draw 24"])
    heaps = GAME.picture(state).heaps
    assert [name for name, _ in heaps] == ["5", "24", "30"]
    kinds = match_setup(3).kinds()
    for name, halves in heaps:
        crowns = [int(kinds[Piece(f"domino {name}", part)][1]) for part in "ab"]
        assert [one.count for one in halves] == crowns


@pytest.mark.skipif(sys.platform == "win32", reason="no pseudo-terminals here")
def test_one_key_turns_the_pages_at_once_and_help_tells_it(tmp_path: Path) -> None:
    from tests.keypad_kit import terminal
    from tests.patience import until

    options = ("--large", "--text", "--lang", "en", "--free", "--players", "Jana,Petr", "--seat", "1")
    with terminal(tmp_path, "play", *options) as at:
        at.reads_keys()

        def screen() -> str:
            shown = Terminal(80, 24)
            shown.feed(at.text)
            return "\n".join(shown.lines()[:22])

        edge = "█▀▀▀▀▀▀▀▀▀▀▀▀▀▀"
        until(lambda: screen().strip(), screen)
        assert edge not in screen()
        at.send("*")
        until(lambda: screen().startswith(edge), screen)
        mine = screen()
        at.type("2.12")
        until(lambda: screen() != mine and screen().startswith(edge), screen)
        at.send("**")
        until(lambda: edge not in screen(), screen)
        at.type("74", "74")
        at.done()
    assert "star key" in Phrases("en").say("large-turns")


@pytest.mark.sampled(1)
@pytest.mark.skipif(sys.platform == "win32", reason="no pseudo-terminals here")
@pytest.mark.parametrize("owner", [("--large",), ()])
def test_a_terminal_that_has_joined_turns_pages_of_its_own(owner: tuple[str, ...], tmp_path: Path) -> None:
    from tests.keypad_kit import Terminal as AtTerminal
    from tests.keypad_kit import terminal
    from tests.patience import until

    def screen(at: AtTerminal) -> str:
        shown = Terminal(80, 24)
        shown.feed(at.text)
        return "\n".join(shown.lines()[:22])

    turns = pages.page(pages.SENTENCE, Phrases("en").say("large-turns"), TableDrawing(), 80, 22, "quarters")
    edge = "█▀▀▀▀▀▀▀▀▀▀▀▀▀▀"
    usual = ("play", "--text", "--lang", "en")
    with (
        terminal(tmp_path, *usual, *owner, "--free", "--players", "Jana,Petr", "--seat", "1") as first,
        contextlib.ExitStack() as later,
    ):
        first.reads_keys()
        second = later.enter_context(terminal(tmp_path, *usual, "--large", "--seat", "2"))
        second.reads_keys()
        until(lambda: screen(second).strip(), lambda: screen(second))
        assert edge not in screen(second)
        second.send("*")
        until(lambda: screen(second).startswith(edge), lambda: screen(second))
        mine = screen(second)
        second.type("2.12")
        until(lambda: screen(second) != mine and screen(second).startswith(edge), lambda: screen(second))
        second.send("**\r9\r")
        until(lambda: screen(second).split("\n") == [row.rstrip() for row in turns], lambda: screen(second))
        assert edge not in screen(first) and "*" not in first.text, "its pages are its own"
        second.type("74")
        assert second.done().endswith("This keyboard has left, the game goes on.\r\n")
        first.type("74", "74")
        first.done()
