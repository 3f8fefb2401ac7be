"""Layout files: what they say, what is wrong with a bad one, and that reading one needs next to nothing."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.core.errors import FileError
from companion.games.layout import MOST_BYTES
from companion.games.royal_garden.finished.layout import parse_layout, read_layout, score_layout
from tests.games import independent_judge as other

FIVE = ". . . . .\n"


def error(text: str | bytes) -> tuple[object, ...]:
    """Line, column and reason of what is wrong with a file."""
    data = text.encode() if isinstance(text, str) else text
    with pytest.raises(FileError) as caught:
        parse_layout(data, "a file")
    facts = caught.value.facts
    assert caught.value.key == "rg-layout"
    assert set(facts) == {"file", "line", "column", "reason", "found", "expected", "counted", "known"}
    assert facts["file"] == "a file"
    return facts["line"], facts["column"], facts["reason"]


def test_rows_are_far_first_and_column_a_is_at_the_left() -> None:
    _, kinds = parse_layout(b"# example\nW0 F1 . C L2 # far\n" + 3 * FIVE.encode() + b". . . . N3\n", "x")
    assert kinds == {(1, 5): "W0", (2, 5): "F1", (4, 5): "C", (5, 5): "L2", (5, 1): "N3"}


def test_the_json_of_a_layout() -> None:
    text = "S1 . . . .\nS0 . . . .\n. C . . .\n. . . W0 W0\n. . . . L2\n"
    scored = score_layout("my file.txt", parse_layout(text.encode(), "x")[1])
    assert json.dumps(scored) == (
        '{"file": "my file.txt", "total": 4, "areas": ['
        '{"terrain": "swamp", "squares": 2, "crowns": 1, "points": 2, "cells": ["A4", "A5"]}, '
        '{"terrain": "lake", "squares": 1, "crowns": 2, "points": 2, "cells": ["E1"]}, '
        '{"terrain": "field", "squares": 2, "crowns": 0, "points": 0, "cells": ["D2", "E2"]}], '
        '"bonuses": [], "largest_area": 2, "crowns": 3}'
    )


def test_an_empty_kingdom() -> None:
    assert score_layout("x", parse_layout(5 * FIVE.encode(), "x")[1]) == {
        "file": "x",
        "total": 0,
        "areas": [],
        "bonuses": [],
        "largest_area": 0,
        "crowns": 0,
    }


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
@pytest.mark.parametrize("mark", ["", "\ufeff"])
def test_files_of_every_system(end: str, mark: str) -> None:
    text = mark + end.join(["# Les a louka: žluťoučký", "", "F1 \tM0 . . .", *[". . . . ."] * 4])
    assert parse_layout(text.encode(), "x")[1] == {(1, 5): "F1", (2, 5): "M0"}


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", (0, 0, "empty")),
        ("# only words\n\n", (0, 0, "empty")),
        (". . .\n", (1, 0, "size")),
        ("\n# x\n. . . . . .\n", (3, 0, "size")),
        (3 * FIVE, (3, 0, "rows-few")),
        (5 * FIVE + "\n  . . . . .\n" + FIVE, (7, 3, "rows-many")),
        (2 * FIVE + ". . . .  # short\n" + 2 * FIVE, (3, 8, "row-short")),
        (2 * FIVE + " . . . . . F1\n" + 2 * FIVE, (3, 12, "row-long")),
        (FIVE + ". . X1 . .\n" + 3 * FIVE, (2, 5, "unknown-cell")),
        (FIVE + ". w0 . . .\n" + 3 * FIVE, (2, 3, "unknown-cell")),
        (FIVE + ". W . . .\n" + 3 * FIVE, (2, 3, "unknown-cell")),
        (FIVE + ". W١ . . .\n" + 3 * FIVE, (2, 3, "unknown-cell")),
        (FIVE + ".\u00a0. . . . .\n" + 3 * FIVE, (2, 1, "unknown-cell")),
        (FIVE + ". W4 . . .\n" + 3 * FIVE, (2, 3, "crowns")),
        (FIVE + ". N12 . . .\n" + 3 * FIVE, (2, 3, "crowns")),
        ("C . . . .\n" + 3 * FIVE + ". . . C .\n", (5, 7, "two-castles")),
        (FIVE.encode() + b"# \xc5\xa1 \xff\n", (2, 5, "not-utf8")),
        ("\ufeff".encode() + b"\xff", (1, 1, "not-utf8")),
        ("W0 F1 . C L2".encode("utf-16"), (1, 1, "not-utf8")),
        (FIVE + ". \0 . . .\n", (2, 3, "control")),
        (b"#" * (MOST_BYTES + 1), (0, 0, "too-large")),
    ],
    ids=lambda value: value[-1] if isinstance(value, tuple) else None,
)
def test_what_is_wrong_and_where(text: str | bytes, expected: tuple[int, int, str]) -> None:
    assert error(text) == expected


def test_seven_by_seven() -> None:
    _, kinds = parse_layout(b"\n".join([b"C . . . . . F0"] + 6 * [b". . . . . . ."]), "x")
    assert kinds == {(1, 7): "C", (7, 7): "F0"}


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    folder = ("denied", "directory") if sys.platform == "win32" else ("directory",)  # the latter is Wine's
    for path, reasons in ((tmp_path / "none", ("missing",)), (tmp_path, folder), ("a\0b", ("unreadable",))):
        with pytest.raises(FileError) as caught:
            read_layout(str(path))
        assert caught.value.facts["reason"] in reasons
        assert caught.value.facts["file"] == str(path)


@settings(max_examples=300, deadline=None)
@given(st.binary(max_size=60) | st.text(". C0123WFLMSN#\n\r\t", max_size=120).map(str.encode))
def test_any_bytes_are_a_layout_or_an_error(data: bytes) -> None:
    try:
        _, kinds = parse_layout(data, "x")
    except FileError as wrong:
        line, column = wrong.facts["line"], wrong.facts["column"]
        assert isinstance(line, int)
        assert isinstance(column, int)
        assert 0 <= line <= len(data) + 1
        assert 0 <= column <= len(data) + 1
    else:
        assert all(1 <= x <= 7 and 1 <= y <= 7 for x, y in kinds)


@settings(max_examples=100, deadline=None)
@given(
    st.sampled_from((5, 7)).flatmap(
        lambda size: st.lists(
            st.lists(st.sampled_from([".", "W0", "F1", "L2", "N3", "M0"]), min_size=size, max_size=size),
            min_size=size,
            max_size=size,
        )
    )
)
def test_any_grid_is_read_as_written_and_scored_as_the_independent_judge_does(grid: list[list[str]]) -> None:
    _, kinds = parse_layout("\n".join(" ".join(row) for row in grid).encode(), "x")
    size = len(grid)
    written = {
        complex(x, size - at): word
        for at, row in enumerate(grid)
        for x, word in enumerate(row, start=1)
        if word != "."
    }
    assert {complex(*cell): kind for cell, kind in kinds.items()} == written
    scored = score_layout("x", kinds)
    assert (scored["total"], scored["largest_area"], scored["crowns"]) == other.result(written)


def test_a_scorer_imports_next_to_nothing() -> None:
    program = (
        "import sys, companion.games.royal_garden.finished.layout\n"
        "heavy = {'pydantic', 'click', 'fluent', 'asyncio', 'sqlite3', 'companion.games.api', "
        "'companion.games.royal_garden.rules.acts', 'companion.games.royal_garden.rules.kingdom'}\n"
        "sys.exit(repr(heavy & set(sys.modules)) if heavy & set(sys.modules) else 0)"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, encoding="utf-8", check=False)
    assert done.returncode == 0, done.stderr
