"""The list of rules is whole, and every rule that is built is named by a test."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
NOTHING = "nothing to build"


def rules() -> dict[str, str]:
    """Id -> where it is built, of every line of the list."""
    text = (ROOT / "docs" / "rules" / "royal_garden.md").read_text("utf-8")
    lines = re.findall(r"^- \*\*(RG-\d+)\*\* .+ \((?:rulebook|certain|likely|ruling)\) Where: (.+)\.$", text, re.M)
    assert len(lines) == len(dict(lines)) == text.count("- **RG-"), "a line is doubled or out of form"
    return dict(lines)


def named() -> set[str]:
    """Every id that a test names."""
    files = [path for path in (ROOT / "tests" / "games").glob("test_*.py") if path != Path(__file__)]
    return {
        f"RG-{int(number):02}" for path in files for number in re.findall(r"RG-(\d+)", path.read_text("utf-8"))
    }


def test_the_list_has_every_rule_in_order() -> None:
    assert list(rules()) == [f"RG-{number:02}" for number in range(1, 128)]


def test_what_is_built_exists() -> None:
    for rule, where in rules().items():
        if not where.startswith(NOTHING):
            files = re.findall(r"[\w/]+\.\w+", where)
            assert files, rule
            assert all((ROOT / file).exists() for file in files), f"{rule}: {where}"


def test_every_rule_that_is_built_is_named_by_a_test() -> None:
    built = {rule for rule, where in rules().items() if not where.startswith(NOTHING)}
    assert set(rules()) - built == {"RG-15", "RG-16", "RG-17"}
    assert built - named() == set()


def test_tests_name_only_rules_that_exist() -> None:
    assert named() <= set(rules())
