"""The list of Queen's Garden's rules is whole, and each rule is shown by tests that exist and name it."""

from __future__ import annotations

import re

from tests.games import rules_page
from tests.games.rules_page import HERE, SURE, named_by

LIST = rules_page.PAGES / "queens_garden.md"
LINE = re.compile(rf"^- \*\*(QG-\d+)\*\* .+ \((?:{SURE})(?:; .+)?\) Source: (.+?)\. Test: (.+)\.$", re.M)
RULES = [f"QG-{number:02}" for number in range(1, 181)]
OWNED = {"QG-93", "QG-134", "QG-136", "QG-137", "QG-177"}
"""Rules that hang on numbers which an owner can correct."""
ID = r"\bQG-\d+\b"


def rules() -> dict[str, list[tuple[str, str]]]:
    """Id -> the tests that show it, as file and name."""
    return rules_page.rules("queens_garden.md", LINE)


def test_the_list_has_every_rule_in_order() -> None:
    assert list(rules()) == RULES


def test_every_rule_is_shown_by_a_test_that_names_it() -> None:
    for rule, shown in rules().items():
        for file, name in shown:
            assert rule in named_by(file, ID).get(name, set()), f"{rule}: {file}, {name}"


def test_tests_name_only_rules_that_exist() -> None:
    named = set()
    for path in HERE.glob("test_queens_*.py"):
        named |= {rule for found in named_by(path.name, ID).values() for rule in found}
    assert named <= set(RULES)


def test_what_an_owner_can_correct_is_marked() -> None:
    lines = LIST.read_text("utf-8").splitlines()
    marked = {line.split("**")[1] for line in lines if line.startswith("- **") and "an owner can correct" in line}
    assert marked == OWNED
