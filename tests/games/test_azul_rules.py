"""The list of Azul's rules is whole, and each rule is shown by tests that exist and name it."""

from __future__ import annotations

import re

from tests.games import rules_page
from tests.games.rules_page import HERE, SURE, named_by

LINE = re.compile(rf"^- \*\*((?:AZ|MC)-\d+)\*\* .+ \((?:{SURE})\) Source: (.+?)\. Test: (.+)\.$", re.M)
ID = r"\b(?:AZ|MC)-\d+\b"


def rules() -> dict[str, list[tuple[str, str]]]:
    """Id -> the tests that show it, as file and name."""
    return rules_page.rules("azul.md", LINE)


def test_the_list_has_every_rule_in_order() -> None:
    mini = [f"AZ-{number:02}" for number in range(1, 92)]
    assert list(rules()) == [*mini, *(f"MC-{number:02}" for number in range(1, 41))]


def test_every_rule_is_shown_by_a_test_that_names_it() -> None:
    for rule, shown in rules().items():
        for file, name in shown:
            assert rule in named_by(file, ID).get(name, set()), f"{rule}: {file}, {name}"


def test_tests_name_only_rules_that_exist() -> None:
    named = set()
    for path in HERE.glob("test_azul_*.py"):
        named |= {rule for found in named_by(path.name, ID).values() for rule in found}
    assert named <= set(rules())
