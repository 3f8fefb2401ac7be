"""`companion rank`: layouts ranked with the reason of each tie."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

from companion.ui.cli.main import main
from companion.ui.cli.rank import command
from tests.command_kit import run, strict_words
from tests.counting_kit import drawn, full, to_the_end, write
from tests.listening_player.rules_score import rank_game
from tests.terminal import companion

EMPTY = ". . . . .\n"
LIES = "--as-it-lies"
"""For layouts that no set can lay."""
LANGUAGES = ("cs", "pl", "en")
SIX_BY_ONE = "F1 F0 F0 F0 F0\n. . . . F0\n" + 3 * EMPTY
"""Six points: largest area 6."""
THREE_BY_TWO = "F2 F0 F0 . .\n" + 4 * EMPTY
"""Six points: largest area 3, two crowns."""
THREE_AND_CROWN = "F2 F0 F0 . .\n. . . . M0\n. W0 . . .\n" + 2 * EMPTY
"""Equal to it in everything."""
MANY_CROWNS = "F1 F0 F0 . L1\n. . . . .\nM1 . S1 . .\n" + 2 * EMPTY
"""Six points: largest area 3, four crowns."""


@pytest.fixture(autouse=True)
def words(monkeypatch: pytest.MonkeyPatch) -> None:
    """No message may be missing."""
    strict_words(monkeypatch)


def ranked(folder: Path, *args: str) -> list[dict[str, Any]]:
    """The JSON line of a command that ends well."""
    result = run(command, folder, "--json", LIES, *args)
    assert result.exit_code == 0, result.stderr
    (line,) = result.stdout.splitlines()
    found: list[dict[str, Any]] = json.loads(line)
    return found


def test_places_with_the_reason_of_each_tie_as_json(tmp_path: Path) -> None:
    """RG-89 RG-90 RG-91 RG-92 RG-94: equal ones keep the order of the files, the next rank has no gap."""
    kingdoms = {
        "nothing": 5 * EMPTY,
        "two": THREE_BY_TWO,
        "same": THREE_AND_CROWN,
        "crowns": MANY_CROWNS,
        "area": SIX_BY_ONE,
        "best": full(kind="F1"),
    }
    files = write(tmp_path, kingdoms)
    found = ranked(tmp_path, *files)
    assert [list(one) for one in found] == 6 * [
        ["rank", "file", "total", "largest_area", "crowns", "reason", "bonuses", "doubts"]
    ]
    told = [(one["rank"], Path(one["file"]).stem, one["total"], one["reason"]) for one in found]
    assert told == [
        (1, "best", 576, "points"),
        (2, "area", 6, "largest_area"),
        (3, "crowns", 6, "crowns"),
        (4, "two", 6, "shared"),
        (4, "same", 6, "shared"),
        (5, "nothing", 0, "points"),
    ]
    assert [(one["largest_area"], one["crowns"]) for one in found[1:4]] == [(6, 1), (3, 4), (3, 2)]


def test_each_tie_and_each_place_is_a_line(tmp_path: Path) -> None:
    files = write(
        tmp_path,
        {
            "Petr": THREE_BY_TWO,
            "Ola": THREE_AND_CROWN,
            "Ema": MANY_CROWNS,
            "Jana": SIX_BY_ONE,
            "Jan": full(kind="F1"),
        },
    )
    result = run(command, tmp_path, "--text", LIES, *files)
    assert result.exit_code == 0, result.stderr
    counted, *lines = result.stdout.splitlines()
    assert counted.startswith("Counted as it lies")
    assert lines == [
        "Jana, Ema, Petr and Ola are level at six points. The largest area decides: Jana six squares, "
        "Ema three squares, Petr three squares, Ola three squares.",
        "Ema, Petr and Ola are level at six points. The largest area is the same, crowns decide: Ema four crowns, "
        "Petr two crowns, Ola two crowns.",
        "Petr and Ola are level at six points. Largest area and crowns are the same.",
        "Jan wins, five hundred and seventy-six points.",
        "Second place, Jana.",
        "Third place, Ema.",
        "Fourth place, Petr and Ola.",
    ]


def test_bonuses_count_before_ties(tmp_path: Path) -> None:
    """RG-93: a smaller largest area with a bonus is ahead; discards may be told."""
    files = write(tmp_path, {"corner": full(castle=(1, 1), kind="F1"), "middle": full(kind="F1")})
    first, second = ranked(tmp_path, *files, "--variant", "centralised")
    assert (Path(first["file"]).stem, first["total"], second["reason"]) == ("middle", 586, "points")
    assert first["bonuses"] == [{"variant": "centralised", "points": 10}] and second["bonuses"] == []
    holes = write(tmp_path, {"told": full(kind="F1", holes=2), "seen": full(kind="F1", holes=2)})
    first, second = ranked(tmp_path, *holes, "--variant", "harmony", "--discarded", "1", "--discarded", "0")
    assert (first["total"] - second["total"], Path(first["file"]).stem) == (5, "seen")


@pytest.mark.parametrize("names", [(), ("duel",), ("duel", "wider"), ("wider",)], ids="+".join)
def test_random_matches_are_ranked_as_the_second_implementation_ranks_them(
    tmp_path: Path, names: tuple[str, ...]
) -> None:
    """RG-88 to RG-94 with all bonuses, 2 to 4 players; kingdoms copied between players so that ties come."""
    dice = random.Random(f"rank {names}")
    reasons = set()
    for _ in range(20):
        count = 2 if "duel" in names else dice.choice((2, 3) if "wider" in names else (2, 3, 4))
        match, _ = to_the_end(count, {*names, "centralised", "harmony"}, dice)
        if dice.random() < 0.3:
            match.kingdoms = {**match.kingdoms, 2: match.kingdoms[1]}
        files = write(tmp_path, {f"p{one}": drawn(match.kingdoms[one], match.plan.size) for one in match.players})
        numbers = [word for one in match.players for word in ("--discarded", str(len(match.discards(one))))]
        asked = [word for name in (*names, "centralised", "harmony") for word in ("--variant", name)]
        ours = ranked(tmp_path, *files, *asked, *numbers)
        theirs = rank_game({one: match.points(one) for one in match.players})
        assert [(one["rank"], one["file"], one["total"], one["reason"]) for one in ours] == [
            (one.rank, files[one.player - 1], one.total, one.reason) for one in theirs
        ]
        assert [{b["variant"]: b["points"] for b in one["bonuses"]} for one in ours] == [
            match.points(one.player).bonuses for one in theirs
        ]
        reasons |= {one.reason for one in theirs}
    assert {"points", "shared"} <= reasons


def test_a_bad_file_is_told_and_the_others_are_ranked(tmp_path: Path) -> None:
    bad, *good = write(tmp_path, {"bad": "F1 F0\n", "a": SIX_BY_ONE, "b": THREE_BY_TWO})
    for more in ("--json", "--text"):
        result = run(command, tmp_path, more, LIES, bad, *good)
        assert result.exit_code == 2
        line, *_ = result.stderr.splitlines()
        assert line.startswith(bad)
        assert ("b.txt" if more == "--json" else "A wins") in result.stdout or "a wins" in result.stdout


def test_only_bad_files_rank_nobody(tmp_path: Path) -> None:
    files = write(tmp_path, {"a": "x\n", "b": "\n"})
    result = run(command, tmp_path, "--json", *files)
    assert (result.exit_code, json.loads(result.stdout)) == (2, [])
    assert run(command, tmp_path, "--text", *files).stdout == ""


def test_one_kingdom_that_is_left_over_wins_nothing(tmp_path: Path) -> None:
    (good,) = write(tmp_path, {"a": SIX_BY_ONE})
    result = run(command, tmp_path, "--text", LIES, good, str(tmp_path / "nowhere.txt"))
    assert (result.exit_code, result.stdout) == (2, "")
    assert "nowhere.txt" in result.stderr


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_cannot_be_ranked_has_its_own_sentence(tmp_path: Path, lang: str) -> None:
    one, two, three = write(tmp_path, {"a": full(), "b": full(), "c": full(7)})
    cases = [
        (one,),
        (one, two, "--variant", "dynasty"),
        (one, two, "--variant", "nothing"),
        (three, three, three, "--variant", "duel"),
        (one, two, "--discarded", "1"),
    ]
    said = []
    for case in cases:
        result = run(command, tmp_path, LIES, *case, lang=lang)
        assert (result.exit_code, result.stdout) == (2, "")
        (line,) = result.stderr.splitlines()
        said.append(line)
    assert len(set(said)) == len(cases)
    assert run(command, tmp_path, lang=lang).stderr.splitlines() == said[:1]
    score = {"cs": "spočítat", "pl": "policz", "en": "score"}[lang]
    assert f"companion {score} --layout" in said[0] and f"companion {score} --variant dynasty" in said[1]


def test_kingdoms_of_the_same_name_are_told_apart(tmp_path: Path) -> None:
    files = []
    for folder, text in (("old", SIX_BY_ONE), ("new", THREE_BY_TWO)):
        (tmp_path / folder).mkdir()
        files += write(tmp_path / folder, {"jana": text})
    last = run(command, tmp_path, "--text", LIES, *files).stdout.splitlines()
    assert last[-2:] == ["Old jana wins.", "Second place, new jana."]


def test_a_process_of_its_own_and_the_commands_the_texts_name(tmp_path: Path) -> None:
    files = write(tmp_path, {"a": SIX_BY_ONE, "b": THREE_BY_TWO})
    done = companion(tmp_path, "rank", LIES, *files, "--json")
    assert [one["rank"] for one in json.loads(done.out[0])] == [1, 2]
    assert "rank" in main.list_commands(None)  # type: ignore[arg-type]
