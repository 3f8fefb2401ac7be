"""`companion score` and `companion rank` for Azul: files, boards, kept and running games, round by round."""

from __future__ import annotations

import contextlib
import json
import random
import sys
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from companion.core.model import DEALER, Player
from companion.device.tiles import files as tiles
from companion.device.virtual.port import PtyChannel
from companion.games import load
from companion.games.api import Playing, Setup, Space
from companion.games.azul.rules.editions import SIZE
from companion.play.journal import Journal
from companion.play.match import Match
from companion.play.table import SEAT, TELL, Input
from companion.ui.cli import rank as rank_module
from companion.ui.cli.score import command
from firmware.bench.board import BenchBoard
from firmware.bench.port import BenchPort
from firmware.bench.script import perform, read
from tests.command_kit import UIDS, folder_of_ports, run, settings, strict_words
from tests.terminal import Companion, Terminal, companion

LANGUAGES = ("cs", "pl", "en")
MINI = ("--game", "azul-mini")
LIES = "--as-it-lies"
"""For walls that are not finished, and points that their tiles do not bring."""
EMPTY = ".....\n"
JANA = "points: 34\nBYRKW\nWB...\n..B..\n...B.\n....B\n"
PETR = "points: 44\nBYRK.\nWB...\n..B..\n...B.\n.....\n"


@pytest.fixture(autouse=True)
def words(monkeypatch: pytest.MonkeyPatch) -> None:
    """No message may be missing."""
    strict_words(monkeypatch)


def write(folder: Path, **texts: str) -> list[str]:
    """Layout files by their names."""
    for name, text in texts.items():
        (folder / f"{name}.txt").write_text(text, encoding="utf-8")
    return [str(folder / f"{name}.txt") for name in texts]


def told(folder: Path, *args: str) -> list[dict[str, Any]]:
    """The JSON lines of a command that ends well."""
    result = run(command, folder, *MINI, "--json", LIES, *args)
    assert result.exit_code == 0, result.stderr
    return [json.loads(line) for line in result.stdout.splitlines()]


def wrong(folder: Path, *args: str, lang: str = "en", code: int = 2) -> str:
    """What is said of what cannot be counted: one line and nothing else."""
    result = run(command, folder, *args, lang=lang)
    assert (result.exit_code, result.stdout) == (code, ""), result.stdout
    (line,) = result.stderr.splitlines()
    return line


# ---- files ----------------------------------------------------------------------------------------------------


def test_bonuses_with_their_reasons_total_and_places(tmp_path: Path) -> None:
    """AZ-76 AZ-78 AZ-79 AZ-80: equal points, one complete row decides."""
    result = run(command, tmp_path, *MINI, "--text", LIES, "--layout", *write(tmp_path, Jana=JANA, Petr=PETR))
    assert result.exit_code == 0
    assert result.stdout.splitlines() == [
        "Counted as it lies, with two doubts.",
        "Jana has forty-six points, twelve of them from bonuses.",
        "Jana, counter: thirty-four points.",
        "Row one complete: two points.",
        "Blue, all five: ten points.",
        "Petr has forty-four points.",
        "Petr, counter: forty-four points.",
        "The game is over. Jana wins, forty-six points. Second place, Petr, forty-four points.",
    ]


@pytest.mark.parametrize(
    ("lang", "last"),
    [
        ("en", "Complete rows decide: Jana one, Petr zero. Jana wins, forty-six points."),
        ("cs", "Rozhodují celé řady: Jana jedna, Petr nula. Vítězí Jana, čtyřicet šest bodů."),
        ("pl", "Rozstrzygają całe rzędy: Jana jeden, Petr zero. Wygrywa Jana, czterdzieści sześć punktów."),
    ],
)
def test_a_tie_is_decided_by_complete_rows_in_every_language(tmp_path: Path, lang: str, last: str) -> None:
    """AZ-80."""
    files = write(tmp_path, Jana=JANA, Petr=PETR)
    result = run(command, tmp_path, *MINI, "--text", LIES, "--points", "34,46", *files, lang=lang)
    assert last in result.stdout.splitlines()[-1]


def test_points_that_nobody_told_are_nought_and_that_is_said(tmp_path: Path) -> None:
    (file,) = write(tmp_path, Jana=5 * EMPTY)
    result = run(command, tmp_path, *MINI, "--text", file)
    assert result.stdout.splitlines()[1].startswith("Jana, counter: so far nobody has entered the points")
    assert "the option --points" in result.stdout, "as it is typed"
    (one,) = told(tmp_path, file)
    assert (one["running"], one["running_from"], one["total"]) == (0, "none", 0)
    (one,) = told(tmp_path, file, "--points", "7")
    assert (one["running"], one["running_from"], one["total"]) == (7, "told", 7)


def test_json_of_several_files_ends_with_the_places(tmp_path: Path) -> None:
    jana, petr, places = told(tmp_path, *write(tmp_path, Jana=JANA, Petr=PETR))
    assert (jana["total"], jana["rows"], jana["colours"], petr["total"]) == (46, [1], ["blue"], 44)
    assert jana["version"] == places["version"] == 2
    assert [(one["rank"], one["name"], one["reason"]) for one in places["ranking"]] == [
        (1, "Jana", "points"),
        (2, "Petr", "points"),
    ]


def test_the_reverse_side_by_option_by_variant_and_by_file(tmp_path: Path) -> None:
    """AZ-82 AZ-83 AZ-91."""
    plain, sided = write(tmp_path, plain="....B\n" + 4 * EMPTY, sided="side: reverse\n....B\n" + 4 * EMPTY)
    assert told(tmp_path, plain, "--reverse")[0]["side"] == "reverse"
    assert told(tmp_path, plain, "--variant", "grey side")[0]["side"] == "reverse"
    assert told(tmp_path, sided)[0]["side"] == "reverse"
    told_wrong = wrong(tmp_path, *MINI, plain)
    assert "on the wall row one, column five" in told_wrong and "belongs in column one" in told_wrong


def test_every_fault_of_a_file_is_told_and_the_others_are_counted(tmp_path: Path) -> None:
    bad, good = write(tmp_path, bad="X....\n....B\n" + 3 * EMPTY + EMPTY, good=JANA)
    result = run(command, tmp_path, *MINI, "--json", bad, good)
    assert result.exit_code == 2
    assert [json.loads(line)["name"] for line in result.stdout.splitlines()] == ["good"]
    assert [line.split(": ")[0] for line in result.stderr.splitlines()[:2]] == [f"{bad}:1:1", f"{bad}:6:1"]
    assert "row one, column one: this is no colour" in result.stderr


def test_master_chocolatier_has_its_own_letters(tmp_path: Path) -> None:
    """MC-01 MC-02."""
    (file,) = write(tmp_path, Jana="BNWKR\n" + 4 * EMPTY)
    result = run(command, tmp_path, "--game", "master-chocolatier", "--json", file)
    assert json.loads(result.stdout)["rows"] == [1]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_contradiction_has_its_own_sentence(tmp_path: Path, lang: str) -> None:
    file, other, head = write(
        tmp_path, a=JANA, b="game: master-chocolatier\n" + 5 * EMPTY, c="side: up\n" + 5 * EMPTY
    )
    cases = [
        (*MINI, file, "--points", "x"),
        (*MINI, file, "--points", "1", "--points", "2"),
        (*MINI, file, file, file, file, file),
        (*MINI, file, "--discarded", "1"),
        (*MINI, file, "--variant", "harmony"),
        (file, "--points", "3"),
        (file, "--reverse"),
        ("--rounds",),
        (*MINI, "--rounds", "--json"),
        (*MINI, other),
        (*MINI, head),
        (*MINI, str(tmp_path / "none")),
    ]
    codes = [1 if "harmony" in case else 2 for case in cases]
    said = [wrong(tmp_path, *case, lang=lang, code=code) for case, code in zip(cases, codes, strict=True)]
    assert len(set(said)) == len(said), said


def test_a_process_of_its_own(tmp_path: Path) -> None:
    (file,) = write(tmp_path, Jana=JANA)
    done = companion(tmp_path, "score", *MINI, LIES, "--layout", file, "--json")
    assert json.loads(done.out[0])["total"] == 46


def test_help_tells_letters_and_games(tmp_path: Path) -> None:
    text = "".join(run(command, tmp_path, "--help", lang="").stdout.split())
    for wanted in ("azul-mini", "master-chocolatier", "Nbrown", "Kblack", "--rounds", "--points", "side:reverse"):
        assert wanted in text


# ---- rank -----------------------------------------------------------------------------------------------------


def test_rank(tmp_path: Path) -> None:
    """AZ-79 AZ-80 AZ-81."""
    files = write(tmp_path, Jana=JANA, Petr=PETR.replace("44", "46"), Ola=PETR.replace("44", "46"))
    result = run(rank_module.command, tmp_path, *MINI, "--text", LIES, *files)
    assert result.stdout.splitlines() == [
        "Counted as it lies, with three doubts.",
        "Jana, Petr and Ola are level at forty-six points. Complete rows decide: Jana one, Petr zero, Ola zero.",
        "Jana wins, forty-six points.",
        "Second place, Petr and Ola, forty-six points.",
    ]
    found = json.loads(run(rank_module.command, tmp_path, *MINI, "--json", LIES, *files).stdout)
    assert [(one["rank"], one["reason"]) for one in found["ranking"]] == [
        (1, "rows"),
        (2, "shared"),
        (2, "shared"),
    ]


@pytest.mark.parametrize(
    ("lang", "command"), [("cs", "companion spočítat"), ("pl", "companion policz"), ("en", "companion score")]
)
def test_a_ranking_of_one_is_refused(tmp_path: Path, lang: str, command: str) -> None:
    result = run(rank_module.command, tmp_path, *MINI, *write(tmp_path, Jana=JANA), lang=lang)
    assert (result.exit_code, result.stdout) == (2, "")
    assert command in result.stderr


# ---- boards ---------------------------------------------------------------------------------------------------


@pytest.fixture
def cables() -> Iterator[ExitStack]:
    """Boards that are unplugged at the end."""
    with ExitStack() as stack:
        yield stack


@contextlib.contextmanager
def plugged(home: Path, before: str, number: int = 0, game: str = "azul_mini") -> Iterator[None]:
    """A virtual board on which tiles of a game lie."""
    laid = BenchBoard(UIDS[number], tiles.standard(game), (5, 5))
    list(perform(laid, read(before)))
    laid.take()
    board = BenchPort(laid, PtyChannel(folder_of_ports(home), f"port-{number}"), read(""))
    board.start()
    try:
        yield
    finally:
        board.stop()
        assert board.error is None


def test_a_board_is_read_with_row_one_far_away(tmp_path: Path, cables: ExitStack) -> None:
    """AZ-05: row one of the wall is the far one, A5 to E5."""
    cables.enter_context(plugged(tmp_path, "lay blue A5\nlay yellow B5\nlay white A4\n"))
    (one,) = told(tmp_path, "--points", "12")
    assert one["wall"] == ["BY...", "W....", ".....", ".....", "....."]
    assert (one["running"], one["running_from"], one["total"]) == (12, "told", 12)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_tile_on_a_wrong_cell_and_one_of_another_game(tmp_path: Path, cables: ExitStack, lang: str) -> None:
    """AZ-50: the right column is told; what cannot be read is named by row and column of the wall."""
    cables.enter_context(plugged(tmp_path, "lay blue B5\nword E1 ++?0?\n"))
    result = run(command, tmp_path, *MINI, "--text", lang=lang)
    assert (result.exit_code, result.stdout) == (1, "")
    unread, fault, _ = result.stderr.splitlines()
    row, column = {"en": ("row five", "column five"), "cs": ("řada pět", "sloupec pět")}.get(
        lang, ("rząd", "kolumna")
    )
    assert row in unread.lower() and column in unread.lower()
    assert {"en": "column one", "cs": "sloupec je jedna", "pl": "kolumny jeden"}[lang] in fault


@pytest.mark.skipif(sys.platform == "win32", reason="pseudo-terminals")
def test_the_points_are_asked_where_somebody_can_answer(tmp_path: Path, cables: ExitStack) -> None:
    """Two digits and Enter, more than one tile brings, which is asked back; on a pipe nobody is asked."""
    cables.enter_context(plugged(tmp_path, "lay blue A5\n"))
    assert "nobody has entered" in run(command, tmp_path, *MINI, "--text").stdout
    there = Terminal(tmp_path, "score", *MINI)
    there.until("how many points")
    there.press(b"help\n")
    assert "asks again" in there.until("how many points")
    there.press(b"34\n")
    there.until("What now?")
    there.press(b"1")
    code, text = there.end()
    assert code == 0 and "has thirty-four points" in text


def test_no_board(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("companion.evening.cold.FIND_S", 0.3)
    assert "no board" in wrong(tmp_path, *MINI, "--text", code=1)


def test_two_boards_are_two_players(tmp_path: Path, cables: ExitStack) -> None:
    settings(tmp_path, f'[seats.{UIDS[1]}]\nnumber = 1\nname = "Jana"\n')
    cables.enter_context(plugged(tmp_path, "lay blue A5\n"))
    cables.enter_context(plugged(tmp_path, "lay red C5\n", 1))
    jana, other, places = told(tmp_path)
    assert (jana["name"], jana["wall"][0], other["wall"][0]) == ("Jana", "..R..", "B....")
    assert [one["reason"] for one in places["ranking"]] == ["shared", "shared"]


def test_the_points_of_the_kept_game_if_its_walls_agree(tmp_path: Path, cables: ExitStack) -> None:
    state = _kept(tmp_path)
    game = load("azul_mini")
    scripts = ["", ""]
    for at, board in enumerate(state.boards):
        assert any(any(row) for row in board.wall)
        lying = game.lying(state, str(at + 1))
        for place, piece in lying.items():
            scripts[at] += f"lay {piece.thing.split()[1]} {place.name}\n"
    for number, script in enumerate(reversed(scripts)):
        cables.enter_context(plugged(tmp_path, script, number))
    found = told(tmp_path)[:2]
    assert [(one["name"], one["running"], one["running_from"]) for one in found] == [
        ("Petr", state.boards[1].score, "journal"),
        ("Jana", state.boards[0].score, "journal"),
    ]
    assert "from the kept game" in run(command, tmp_path, *MINI, "--text", LIES).stdout
    assert [one["running"] for one in told(tmp_path, "--points", "1,2")[:2]] == [1, 2]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_wall_that_differs_from_the_kept_game_is_not_given_its_points(
    tmp_path: Path, cables: ExitStack, lang: str
) -> None:
    assert _kept(tmp_path).boards[1].score
    cables.enter_context(plugged(tmp_path, "lay blue A5\nlay blue B4\nlay blue C3\nlay blue D2\nlay blue E1\n"))
    result = run(command, tmp_path, *MINI, "--json", lang=lang)
    assert (result.exit_code, json.loads(result.stdout)["running_from"]) == (0, "none")
    assert "--points" in result.stderr


def _kept(home: Path) -> Any:
    """The state of a game whose first rounds are kept in the journal; Petr's board has the lower id."""
    game, set_of_tiles, dice = load("azul_mini"), tiles.standard("azul_mini"), random.Random("kept")
    names = (Player(1, "Jana"), Player(2, "Petr"))
    setup = Setup(names, set_of_tiles.tiles(), options={"play": "match", "draw": "hand"})
    (home / "data").mkdir(exist_ok=True)
    with contextlib.closing(Journal.open(home / "data" / "journal.sqlite3", lambda: 0)) as journal:
        match = Match.begin(journal, game.name, setup, set_of_tiles, {"quiet_ms": 300, "long_quiet_ms": 600})
        for number, uid in ((2, UIDS[0]), (1, UIDS[1])):
            heard = Input(0, uid, f"{SEAT} {number}")
            match.hear([(heard, match.table.take(heard))])
        for at_ms in range(1, 500):
            state = match.table.referee.state
            if state.round == 3:
                break
            move = dice.choice(list(game.moves(state)))
            source = "keyboard" if move.player else DEALER
            heard = Input(at_ms, source, f"{TELL} {game.text(move)}", move.player)
            match.hear([(heard, match.table.take(heard))])
        assert state.round == 3
        return state


# ---- the running game -----------------------------------------------------------------------------------------


def test_the_running_game_tells_its_own_points(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without a name of a game it is the one that is being played; another one is refused."""
    cells = {(column, SIZE): word for column, word in enumerate(("blue", "yellow", "red", "black", "white"), 1)}
    answer = Playing("azul_mini", (Space("Jana", cells, points=30), Space("Petr", {}, points=9)))
    asked_aloud: list[bool] = []

    def playing(_where: object, aloud: bool = False) -> Playing:
        asked_aloud.append(aloud)
        return answer

    monkeypatch.setattr("companion.evening.attached.playing", playing)
    result = run(command, tmp_path, "--text")
    assert "Jana has thirty-two points, two of them from bonuses." in result.stdout.splitlines()
    assert result.stdout.splitlines()[-1].startswith("In the lead, Jana")
    assert told(tmp_path)[0]["running_from"] == "playing"
    said = wrong(tmp_path, "--game", "royal-garden", "--text")
    assert "Azul Mini" in said
    asked_aloud.clear()
    assert run(command, tmp_path).stdout == result.stdout
    run(command, tmp_path, *MINI)
    run(command, tmp_path, *MINI, "--points", "1,2")
    wrong(tmp_path, "--game", "royal-garden")
    assert asked_aloud == [True, False, True, False, False], (
        "one voice, the running companion's, if it says the same"
    )


# ---- round by round -------------------------------------------------------------------------------------------

EVENING = "2\nJana\nPetr\n"


def rounds(home: Path, typed: str, *args: str, lang: str = "en", code: int = 0) -> list[str]:
    """What is printed while rounds are typed through a pipe."""
    options = [*MINI, "--rounds", "--text", "--lang", lang, *args]
    env = {"COMPANION_HOME": str(home), "LANG": "C"}
    result = CliRunner().invoke(command, options, input=typed, env=env)
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    assert result.exit_code == code, result.stderr
    assert code or not result.stderr
    return (result.stderr if code else result.stdout).splitlines()


def after(lines: list[str], start: str) -> list[str]:
    """The lines behind the first one that begins so."""
    at = next(at for at, line in enumerate(lines) if line.startswith(start))
    return lines[at + 1 :]


def test_points_first_then_reasons_on_a_key_and_undo(tmp_path: Path) -> None:
    lines = after(rounds(tmp_path, EVENING + "1 1\n2 b\n2r\n-\n1 1\n*\n\n5\n"), "Jana, round one")
    assert lines == [
        "Plus one point: line one, blue.",
        "Plus one point: line two, blue.",
        "Careful: line two has been entered in this round. Take it back by minus, or enter another one.",
        "Undone, Jana: line two, blue.",
        "Jana, round one, complete lines: line and colour. Enter: no more.",
        "Careful: line one has been entered in this round. Take it back by minus, or enter another one.",
        "Jana. Line one, blue: alone, one point.",
        "Jana, floor: how many things, the marker included? Enter: none.",
        "Jana has zero points: wall plus one, floor minus eight. Points never fall below zero.",
        "Petr, round one, complete lines: line and colour. Enter: no more.",
        "The count is kept. The same command goes on with it.",
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_to_the_ranking(tmp_path: Path, lang: str) -> None:
    """AZ-74 AZ-76 AZ-79: five rounds fill row one; the count is forgotten when it is closed."""
    typed = EVENING + "".join(f"1{colour}\n\n\n\n9\n" for colour in range(1, 6)) + "\n"
    lines = rounds(tmp_path, typed, lang=lang)
    wanted = {
        "en": [
            "Jana has seventeen points, two of them from bonuses.",
            "The game is over. Jana wins, seventeen points.",
        ],
        "cs": ["Jana má sedmnáct bodů, z toho dva body za bonusy.", "Konec hry. Vítězí Jana, sedmnáct bodů."],
        "pl": [
            "Jana ma siedemnaście punktów, w tym dwa punkty premii.",
            "Koniec gry. Wygrywa Jana, siedemnaście punktów.",
        ],
    }[lang]
    assert wanted[0] in lines
    assert any(line.startswith(wanted[1]) for line in lines)
    assert not list((tmp_path / "data").glob("rounds*"))


def test_a_count_that_was_left_goes_on_where_it_was(tmp_path: Path) -> None:
    rounds(tmp_path, EVENING + "1 1\n\n1\n2 2\n")
    lines = rounds(tmp_path, "\n-\n1 3\n")
    assert lines[0].startswith("A count is kept: Jana and Petr, round one.")
    assert after(lines, "Petr has zero points.") == [
        "Petr, round one, complete lines: line and colour. Enter: no more.",
        "Undone, Petr: line two, yellow.",
        "Petr, round one, complete lines: line and colour. Enter: no more.",
        "Plus one point: line one, red.",
        "The count is kept. The same command goes on with it.",
    ]
    assert any("how many people play" in line.lower() for line in rounds(tmp_path, "0\n"))


@pytest.mark.parametrize("leaves", ["stop", "quit"])
def test_whoever_leaves_the_offer_of_a_kept_count_loses_nothing_of_it(tmp_path: Path, leaves: str) -> None:
    rounds(tmp_path, EVENING + "1 1\n\n1\n2 2\n")
    file = tmp_path / "data" / "rounds_azul_mini.json"
    before = file.read_bytes()
    lines = rounds(tmp_path, f"help\n{leaves}\n2\nEva\nOla\n1 1\n")
    assert lines[1].endswith("leaves the questions.") and lines[2] == lines[0]
    assert lines[3:] == ["The question is dropped, everything stays as it is."]
    assert file.read_bytes() == before


def test_a_new_count_is_begun_by_a_no_and_back_asks_about_the_kept_one_again(tmp_path: Path) -> None:
    rounds(tmp_path, EVENING + "1 1\n")
    lines = rounds(tmp_path, "no\nback\n\n")
    assert lines[2] == lines[0] and any(line.startswith("Jana, round one") for line in lines[3:])


def test_control_and_c_keeps_the_count_and_leaves_no_traceback(tmp_path: Path) -> None:
    running = Companion(tmp_path, "score", *MINI, "--rounds", "--text", "--lang", "cs")
    running.type("2", "Jana", "Petr", "1 1")
    running.until("Plus")
    running.interrupt()
    left = running.done(130)
    assert left.strip().splitlines()[-1] == "Počítání je uložené. Stejný příkaz v něm pokračuje."
    kept = json.loads((tmp_path / "data" / "rounds_azul_mini.json").read_text(encoding="utf-8"))
    assert (kept["version"], kept["players"], kept["entries"]) == (1, ["Jana", "Petr"], ["tile 1 1 1"])


def test_a_kept_count_that_cannot_be_read_is_set_aside(tmp_path: Path) -> None:
    file = tmp_path / "data" / "rounds_azul_mini.json"
    file.parent.mkdir()
    head = {"version": 1, "game": "azul_mini", "players": ["A", "B"], "reverse": False}
    for text in ("{", json.dumps({**head, "entries": ["tile 9 9 9"]}), json.dumps({**head, "entries": 3}), "[]"):
        file.write_text(text, encoding="utf-8")
        assert rounds(tmp_path, "")[0].startswith("Careful: the kept count cannot be read")
        assert file.with_name(file.name + ".damaged").read_text(encoding="utf-8") == text
    file.write_text('{"version": 2}', encoding="utf-8")
    (said,) = rounds(tmp_path, "", code=1)
    assert "newer version" in said and file.exists()


def test_the_reverse_side_is_typed_with_its_columns(tmp_path: Path) -> None:
    """AZ-83 AZ-84 AZ-86, in words of the language and in the Czech top row without Shift."""
    lines = rounds(tmp_path, "ě\nJana\nPetr\n2 4 modrá\n+č+\n3 4 1\n\né\n", "--reverse", lang="cs")
    assert after(lines, "Jana, kolo jedna") == [
        "Plus jeden bod: řada dva, modrá, sloupec čtyři.",
        "Pozor: sloupec čtyři už barvu má, modrá. Zkontrolujte sloupec.",
        "Pozor: sloupec čtyři už barvu má, modrá. Zkontrolujte sloupec.",
        "Jana, podlaha: kolik věcí, i se žetonem? Enter: žádná.",
        "Jana má jeden bod: stěna plus jeden, podlaha beze ztráty.",
        "Petr, kolo jedna, plné řady: řada, sloupec a barva. Enter: už žádná.",
        "Počítání je uložené. Stejný příkaz v něm pokračuje.",
    ]


def test_any_lines_end_well(tmp_path: Path) -> None:
    """Whatever is typed, nothing breaks and every line is answered."""
    dice = random.Random("any lines")
    odd = [
        "",
        "0",
        "-",
        "*",
        "/",
        "?",
        "end",
        "wall",
        "repeat",
        "99",
        "1 1 1",
        "\x1b[31m",
        "žluť",
        "1" * 300,
        "٣ ٣",
    ]
    typed = [
        dice.choice([*odd, *(f"{row} {colour}" for row in range(7) for colour in range(7))]) for _ in range(150)
    ]
    lines = rounds(tmp_path, EVENING + "\n".join(typed))
    assert len(lines) > 150
