"""Words that are typed while `companion board calibrate` leads the hands: back, repeat, help and stop."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

if sys.platform == "win32":
    pytest.skip("no pseudo-terminals here", allow_module_level=True)

from companion.ui.cli.board import calibrate
from tests.board_care_kit import Bench, bench, hasten
from tests.command_kit import lines, run

WORDS = {
    "cs": {"back": ("zpět", "zrušit"), "repeat": "znovu", "help": "pomoc", "stop": ("stop", "ukončit")},
    "pl": {"back": ("wstecz", "cofnij"), "repeat": "powtórz", "help": "pomoc", "stop": ("stop", "wyjdź")},
    "en": {"back": ("back", "undo"), "repeat": "again", "help": "help", "stop": ("stop", "quit")},
}
HELP = {
    "cs": "Předchozí vrátí o jednu otázku, nejdál k první, znovu otázku zopakuje, stop otázky ukončí.",
    "pl": "Poprzednie cofa o jedno pytanie, najdalej do pierwszego, "
    "powtórz powtarza pytanie, stop kończy pytania.",
    "en": "Previous goes one question back, to the first one at most, "
    "repeat asks again, stop leaves the questions.",
}
FIRST = {"cs": "Tohle je první otázka.", "pl": "To jest pierwsze pytanie.", "en": "This is the first question."}
LAY = {
    "cs": "Položte měřicí dílek rovně, Alfa jedna, a dejte ruku pryč.",
    "pl": "Połóż płytkę wzorcową płasko, Alfa jeden, i zabierz rękę.",
    "en": "Lay the gauge tile flat on Alpha one and take the hand away.",
}
NEXT = {"cs": "Další: Bravo jedna.", "pl": "Następna: Bravo jeden.", "en": "Next: Bravo one."}
LEFT = {
    "cs": "Otázka končí, všechno zůstává, jak je.",
    "pl": "Koniec pytania, wszystko zostaje bez zmian.",
    "en": "The question is dropped, everything stays as it is.",
}
CLEAR = {
    "cs": "Sundejte z desky všechno",
    "pl": "Zdejmij z planszy wszystko",
    "en": "Take everything off the board",
}


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    hasten(monkeypatch)


@pytest.mark.parametrize("at", [0, 1])
@pytest.mark.parametrize("language", WORDS)
def test_words_at_the_gauge_help_repeat_go_back_and_leave(tmp_path: Path, language: str, at: int) -> None:
    """Back measures the cell before again; what was measured until stop is kept by the board."""
    words, made = WORDS[language], Bench()
    hands = (
        ("bench-gauge", f"type {words['help']}"),
        ("bench-gauge", f"type {words['repeat']}"),
        ("bench-gauge", "word A1 +++++"),
        ("bench-gauge-next", f"type {words['back'][at]}"),
        ("bench-gauge-measured", "wait 1"),
        ("bench-gauge-next", f"type {words['stop'][at]}"),
    )
    with bench(tmp_path, made, hands):
        done = run(calibrate, tmp_path, "--gain", "--text", lang=language)
    told = lines(done)
    assert done.exit_code == 1
    assert done.stderr.splitlines() == [LEFT[language]]
    first = told.index(LAY[language])
    assert told[first : first + 4] == [LAY[language], HELP[language], LAY[language], LAY[language]]
    assert told.count(LAY[language]) == 4, "after back once more"
    assert told.count(NEXT[language]) == 2 and told[-1] == NEXT[language]
    assert [value for command, value in made.commands if command == "gain"] == [0, 0]


@pytest.mark.parametrize("at", [0, 1])
@pytest.mark.parametrize("language", WORDS)
def test_words_before_the_zero_repeat_what_is_to_be_done(tmp_path: Path, language: str, at: int) -> None:
    """There is nothing before it, as is told; stop measures nothing, and any other word goes on like Enter."""
    words, made = WORDS[language], Bench()
    made.word((1, 1), "00+00")
    asked = (words["help"], words["repeat"], words["back"][at], words["stop"][at])
    with bench(tmp_path, made, [("bench-clear", f"type {word}") for word in asked]):
        done = run(calibrate, tmp_path, "--text", lang=language)
    told = lines(done)
    assert done.exit_code == 1 and done.stderr.splitlines() == [LEFT[language]]
    assert [one.startswith(CLEAR[language]) for one in told[1:]] == [True, False, True, True, False, True]
    assert told[2] == HELP[language] and told[5] == FIRST[language]
    assert "calibrate" not in dict(made.commands)
    measured = Bench(uid="0" * 15 + "2")
    measured.word((1, 1), "00+00")
    with bench(tmp_path, measured, [("bench-clear", "type ahoy")], name="two"):
        run(calibrate, tmp_path, "--text", lang=language)
    assert ("calibrate", 0) in measured.commands
