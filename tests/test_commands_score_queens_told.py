"""`companion score --game queens-garden` without files: gardens told space by space."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest
from click.testing import CliRunner

from companion.ui.cli.score import command
from tests.command_kit import strict_words
from tests.terminal import Companion

LANGUAGES = ("cs", "pl", "en")
QUEENS = ("--game", "queens-garden")
NAMES = "2\nJana\nPetr\n"
NOTHING = "\n" * 6 + "\n" * 6
"""An empty fountain board, and no expansion."""


@pytest.fixture(autouse=True)
def words(monkeypatch: pytest.MonkeyPatch) -> None:
    """No message may be missing; no game is being played."""
    strict_words(monkeypatch)
    monkeypatch.setattr("companion.evening.cold.running", lambda _asked: None)


def typed(home: Path, text: str, *args: str, lang: str = "en", code: int = 0) -> list[str]:
    """What is printed while gardens are typed through a pipe."""
    options = [*QUEENS, "--text", "--lang", lang, *args]
    result = CliRunner().invoke(command, options, input=text, env={"COMPANION_HOME": str(home), "LANG": "C"})
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    assert result.exit_code == code, result.stderr
    return (result.stderr if code else result.stdout).splitlines()


def after(lines: list[str], start: str) -> list[str]:
    """The lines behind the last one that begins so."""
    at = max(at for at, line in enumerate(lines) if line.startswith(start))
    return lines[at + 1 :]


def kept(home: Path) -> list[str]:
    """The entries that are kept."""
    told = json.loads((home / "data" / "gardens_queens_garden.json").read_text(encoding="utf-8"))
    entries: list[str] = told["entries"]
    return entries


@pytest.mark.parametrize("lang", LANGUAGES)
def test_two_gardens_to_the_ranking(tmp_path: Path, lang: str) -> None:
    """QG-162 to QG-172: counter, jokers, storage, fountain, expansions; then all is told, and nothing is kept."""
    jana = (
        "41\n2\n11\n766\n\n" + "11\n12\n13\n\n\n\n" + "\n" + "2\n42\n\n\n\n\n\n" + "5\n\n\n\n\n\n\n\n" + "\n\n\n"
    )
    lines = typed(tmp_path, NAMES + "\n" + jana + "20\n\n\n" + NOTHING + "\n", lang=lang)
    wanted = {
        "en": "Jana has forty-two points: counter forty-one, storage minus five, groups six, bonuses zero.",
        "cs": "Jana má čtyřicet dva bodů: počítadlo čtyřicet jedna, "
        "skladiště mínus pět, skupiny šest, bonusy nula.",
        "pl": "Jana ma czterdzieści dwa punkty: tor punktacji czterdzieści jeden, "
        "magazyn minus pięć, grupy sześć, premie zero.",
    }[lang]
    assert wanted in lines
    assert any(
        line.startswith(
            {"en": "The game is over. Jana", "cs": "Konec hry. Vítězí Jana", "pl": "Koniec gry. Wygrywa Jana"}[
                lang
            ]
        )
        for line in lines
    )
    assert not list((tmp_path / "data").glob("gardens*"))


def test_each_part_is_read_back_and_questions_get_short(tmp_path: Path) -> None:
    lines = after(
        typed(tmp_path, NAMES + "\n4\n\n13\n\n11\n\n\n\n\n\n\n3\n22\n\n12\n\n\n\n"), "Jana: how many points"
    )
    assert lines == [
        "Jana: how many jokers are in the storage? Enter: none.",
        "Jana, a hexagon in the storage: colour and pattern, for an expansion seven before them. Enter: no more.",
        "Noted: blue butterfly.",
        "Jana, a hexagon in the storage? Enter: no more.",
        "Jana, hexagons in the storage: blue butterfly.",
        *[line for line in lines if line.startswith("The fountain space") or line == "Noted: blue tree."][:7],
        "Fountain board: fountain twelve o'clock, blue tree.",
        *lines[13:],
    ]
    assert lines[13].endswith("the key where the printed hexagon lies.")
    assert any(line.endswith("none, five, or the key of the printed hexagon?") for line in lines[14:])


def test_back_to_the_question_before(tmp_path: Path) -> None:
    """By sign and by word, also over the end of a part."""
    typed(tmp_path, NAMES + "\n41\n2\n11\n-\n12\nback\nundo\n3\n\n11\n-\n12\n")
    assert kept(tmp_path) == ["round 0", "points 41", "jokers 3", "stored", "cell bird-blue"]
    lines = typed(tmp_path, "\n-\n-\n-\n-\n-\n-\n7\n")
    assert "This is the first question." in lines
    assert kept(tmp_path) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_cannot_lie_so_is_refused_with_its_reason(tmp_path: Path, lang: str) -> None:
    """QG-03 QG-12 QG-85 QG-88: each its own sentence; the garden stays as it was."""
    begun = NAMES + "\n1\n12\n"
    cases = [
        begun + "11\n",
        begun + "711\n712\n713\n",
        begun + "711\n711\n",
        begun + "\n11\n11\n",
        begun + "\n11\n12\n11\n",
        NAMES + "\n1\n\n11\n11\n11\n11\n",
    ]
    said = set()
    warning = {"en": "Careful", "cs": "Pozor", "pl": "Uwaga"}[lang]
    for at, case in enumerate(cases):
        home = tmp_path / str(at)
        (line,) = [line for line in typed(home, case, lang=lang) if line.startswith(warning)]
        said.add(line)
        assert len(kept(home)) < case.count("\n") - NAMES.count("\n")
    assert len(said) == len(cases)


def test_digits_words_and_the_czech_top_row(tmp_path: Path) -> None:
    """QG-07: the same hexagon in every way of typing; 7 before a stored expansion."""
    typed(tmp_path, "ě\nJana\nPetr\n\n+\n\n+š\n1 3\n1.3\nýěř\n7 34\n\nblue tree\nbird-yellow\n", lang="cs")
    assert kept(tmp_path)[3:8] == [
        "store butterfly-blue",
        "store butterfly-blue",
        "store butterfly-blue",
        "store expansion-plant-purple",
        "store expansion-flower-dark-purple",
    ]
    assert kept(tmp_path)[9:] == ["cell tree-blue", "cell bird-yellow"]


def test_a_round_is_scored(tmp_path: Path) -> None:
    """QG-131 QG-138: round one, a blue tree and a pavilion."""
    lines = typed(tmp_path, NAMES + "1\n15\n\n\n11\n\n\n\n\n\n8\n55\n\n\n\n\n\n\n\n\n\n\n15\n\n\n" + NOTHING)
    assert "Jana has nineteen points after round one, which brings four." in lines
    assert any(line.startswith("In the lead, Jana") for line in lines)


def test_side_b_s_round_needs_its_wheel(tmp_path: Path) -> None:
    """QG-177: told at once, not after 55 spaces; the end can be scored."""
    lines = typed(tmp_path, NAMES + "2\n\n", "--variant", "side-b")
    assert any("companion wheel --side b" in line for line in lines)
    assert kept(tmp_path) == ["round 0"]


def test_gardens_that_were_left_go_on_where_they_were(tmp_path: Path) -> None:
    typed(tmp_path, NAMES + "\n41\n2\n11\n\n13\n")
    lines = typed(tmp_path, "\n\n")
    assert lines[0] == "Gardens are kept: Jana and Petr. Go on with them? Enter yes, zero no."
    assert "Jana, hexagons in the storage: blue tree." in lines
    assert lines[-1] == "The gardens are kept. The same command goes on with them."
    assert kept(tmp_path)[-2:] == ["cell butterfly-blue", "cell -"]
    assert any("How many people play" in line for line in typed(tmp_path, "0\n"))


def test_control_and_c_keeps_the_gardens(tmp_path: Path) -> None:
    running = Companion(tmp_path, "score", *QUEENS, "--text", "--lang", "cs")
    running.type("2", "Jana", "Petr", "", "41")
    running.until("žolíků")
    running.interrupt()
    left = running.done(130)
    assert left.strip().splitlines()[-1] == "Zahrady jsou uložené. Stejný příkaz v nich pokračuje."
    assert kept(tmp_path) == ["round 0", "points 41"]


def test_kept_gardens_that_cannot_be_read_are_set_aside(tmp_path: Path) -> None:
    file = tmp_path / "data" / "gardens_queens_garden.json"
    file.parent.mkdir()
    head = {"version": 1, "game": "queens_garden", "players": ["A", "B"], "reverse": False}
    for text in (
        "{",
        json.dumps({**head, "entries": ["cell 99"]}),
        json.dumps({**head, "players": [], "entries": []}),
    ):
        file.write_text(text, encoding="utf-8")
        assert typed(tmp_path, "")[0].startswith("Careful: the kept gardens cannot be read")
        assert file.with_name(file.name + ".damaged").read_text(encoding="utf-8") == text
    file.write_text('{"version": 2}', encoding="utf-8")
    (said,) = typed(tmp_path, "", code=1)
    assert "newer version" in said and file.exists()


def test_any_lines_end_well(tmp_path: Path) -> None:
    """Whatever is typed, nothing breaks, every line is answered, and what is kept can be taken up again."""
    dice = random.Random("any lines")
    odd = [
        "",
        "",
        "",
        "-",
        "*",
        "?",
        "0",
        "5",
        "2",
        "x",
        "99",
        "713",
        "\x1b[31m",
        "žluť",
        "1" * 300,
        "٣ ٣",
        "garden",
    ]
    lines = [dice.choice([*odd, *(f"{a}{b}" for a in range(1, 7) for b in range(1, 7))]) for _ in range(300)]
    assert len(typed(tmp_path, NAMES + "\n".join(lines), "--as-it-lies")) > 300
    if list((tmp_path / "data").glob("gardens_queens_garden.json")):
        assert typed(tmp_path, "\n")[0].startswith("Gardens are kept")
