"""How the pages of docs/rules are read: a line a rule, with the tests that show it."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

HERE = Path(__file__).parent
PAGES = HERE.parent.parent / "docs" / "rules"
SURE = "rulebook|certain|likely|guess|ruling"


def rules(page: str, line: re.Pattern[str]) -> dict[str, list[tuple[str, str]]]:
    """Id -> the tests that show it, as file and name. line: groups id, source, tests."""
    text = (PAGES / page).read_text("utf-8")
    found = {}
    for number, _, shown in line.findall(text):
        assert number not in found, number
        files = [part.partition(": ") for part in shown.split("; ")]
        found[number] = [(file, name) for file, _, names in files for name in names.split(", ")]
    assert len(found) == text.count("- **"), "a line is out of form"
    return found


@cache
def named_by(file: str, rule: str) -> dict[str, set[str]]:
    """Test of a file -> the rules it names. rule: pattern of an id."""
    text = (HERE / file).read_text("utf-8")
    return {
        part.name: set(re.findall(rule, ast.get_source_segment(text, part) or ""))
        for part in ast.parse(text).body
        if isinstance(part, ast.FunctionDef) and part.name.startswith("test_")
    }
