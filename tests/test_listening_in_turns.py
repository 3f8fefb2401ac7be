"""Listening players of every game and language in turns: what is kept is not played again, also after a cut."""

from __future__ import annotations

from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from tests.listening_player import in_turns

EACH = 12
"""Games times languages."""


def match(seed: int, game: str, language: str, *differences: str) -> dict[str, Any]:
    told = {"game": game, "language": language, "seed": seed, "acts": 9, "compared": 7, "seconds": 0.5}
    return {**told, "differences": list(differences), "not_understood": []}


def test_each_game_has_a_match_in_each_language_before_any_has_a_second_one() -> None:
    order = list(in_turns.in_turns(2, 40, ()))
    assert len(order) == len(set(order)) == 2 * EACH
    assert [seed for seed, _, _ in order] == [40] * EACH + [41] * EACH


def test_a_run_goes_on_where_it_was_ended_even_in_the_middle_of_a_line(tmp_path: Path) -> None:
    file, order = tmp_path / "matches.jsonl", list(in_turns.in_turns(2, 40, ()))
    assert in_turns.kept(file) == []
    for seed, game, language in order[:5]:
        in_turns.keep(file, match(seed, game, language))
    whole = file.read_text(encoding="utf-8")
    file.write_text(whole[:-20], encoding="utf-8")
    left = in_turns.in_turns(2, 40, in_turns.kept(file))
    for seed, game, language in islice(left, 2):
        in_turns.keep(file, match(seed, game, language))
    known = in_turns.kept(file)
    assert [(one["seed"], one["game"], one["language"]) for one in known] == order[:6]
    assert list(in_turns.in_turns(2, 40, known)) == order[6:]


def test_the_summary_counts_by_game_and_language_and_names_the_seeds_that_differ(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "matches.jsonl"
    for told in (match(3, "azul-mini", "cs"), match(4, "azul-mini", "cs", "wall: 3, not 4")):
        in_turns.keep(file, told)
    monkeypatch.setattr("sys.argv", ["in_turns", "--kept", str(file), "--told"])
    assert in_turns.main() == 1
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == EACH
    assert "azul-mini, cs: 2 matches, 1 of them with differences, seeds 4" in lines
    assert "azul-mini, pl: 0 matches, 0 of them with differences" in lines
