"""`companion score` and `companion rank` over what is doubted: boards, files, a terminal, pulled cables."""

from __future__ import annotations

import contextlib
import json
import random
import sys
import threading
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from companion.device.tiles import files as tiles
from companion.device.virtual.port import PtyChannel
from companion.evening import listening
from companion.games import royal_garden
from companion.ui.cli import rank as rank_module
from companion.ui.cli.score import command
from firmware.bench.board import BenchBoard
from firmware.bench.port import BenchPort
from firmware.bench.script import perform, read
from tests.command_kit import UIDS, folder_of_ports, run, settings, strict_words
from tests.counting_kit import drawn, to_the_end, write
from tests.patience import PATIENCE_S, Leap
from tests.terminal import Terminal

LANGUAGES = ("cs", "pl", "en")
WARNING = {"cs": "Pozor", "pl": "Uwaga", "en": "Careful"}
NOBODY = {"cs": "se vítěz neříká", "pl": "nikt nie zostaje", "en": "nobody is named"}
LIES = "--as-it-lies"
QUIET_TIMES = 3
"""So often nothing has come for a moment before the last board answers."""
GOOD = "castle 2 C3\nlay 25 B3 A3\n"
"""A small kingdom of another player, which nothing is wrong with."""
TILES = tiles.standard()
FOREIGN = TILES.foreign[0].word
TWICE = "castle 1 C3\nlay 24 B3 A3\nword B1 {}\nword A1 {}\n".format(*(TILES.domino(24).words[::-1]))  # type: ignore[union-attr]


@pytest.fixture(autouse=True)
def words(monkeypatch: pytest.MonkeyPatch) -> None:
    """No message may be missing."""
    strict_words(monkeypatch)


@pytest.fixture
def cables() -> Iterator[ExitStack]:
    """Boards that are unplugged at the end."""
    with ExitStack() as stack:
        yield stack


class Board(BenchBoard):
    """A virtual board that tells the faults that hold after each hello, as docs/protocol.md has it."""

    holding: tuple[tuple[Any, ...], ...] = ()

    def hello(self) -> None:
        super().hello()
        for one in self.holding:
            super().fault(*one)

    def fault(self, *args: Any, **more: Any) -> None:
        super().fault(*args, **more)
        self.holding = (*self.holding, args)


@contextlib.contextmanager
def plugged(home: Path, before: str, number: int = 0, game: str = "royal_garden") -> Iterator[BenchPort]:
    """A virtual board on which something lies, at a port of its own; its faults hold as long as it lives."""
    laid = Board(UIDS[number], tiles.standard(game), (5, 5))
    list(perform(laid, read(before)))
    laid.take()
    board = BenchPort(laid, PtyChannel(folder_of_ports(home), f"port-{number}"), read(""))
    board.start()
    try:
        yield board
    finally:
        board.stop()
        assert board.error is None


def seated(home: Path) -> None:
    """The boards' players in the settings."""
    seats = zip(UIDS, ("Jana", "Petr"), strict=False)
    settings(
        home, "".join(f'[seats.{u}]\nnumber = {n}\nname = "{name}"\n' for n, (u, name) in enumerate(seats, 1))
    )


def names_a_winner(text: str) -> bool:
    """Whether anybody wins, shares or is ahead of others."""
    return any(one in text for one in ("The game is over", "wins", "share the", "place,", '"rank"'))


# ---- boards ---------------------------------------------------------------------------------------------------

HARMS = {
    "half": ("castle 1 C3\nlay 24 B3 A3\nhalf 1 D3 E3\n", "half-placed", ["D3"]),
    "half over the edge": ("castle 1 C3\nlay 24 B3 A3\nhalf 1 E4 right\n", "half-", ["E4"]),
    "no castle": ("lay 24 B3 A3\n", "rg-doubt-castle", []),
    "two castles": ("castle 1 C3\ncastle 3 A1\nlay 24 B3 A3\n", "rg-doubt-castles", ["A1", "C3"]),
    "unclear": ("castle 1 C3\nlay 24 B3 A3\nword E5 ++?0?\n", "doubt-cell-unsure", ["E5"]),
    "askew": ("castle 1 C3\nlay 24 B3 A3\nword E5 0000+\n", "doubt-cell-askew", ["E5"]),
    "unknown": ("castle 1 C3\nlay 24 B3 A3\nword E5 +0000\n", "doubt-cell-unknown", ["E5"]),
    "foreign": (f"castle 1 C3\nlay 24 B3 A3\nword E5 {FOREIGN}\n", "doubt-cell-foreign", ["E5"]),
    "stuck": (
        "castle 1 C3\nlay 24 B3 A3\n" + "".join(f"fault stuck E5 {sensor}\n" for sensor in range(5)),
        "doubt-cell-stuck",
        ["E5"],
    ),
    "row": ("castle 1 C3\nlay 24 B3 A3\nfault strip A5\n", "doubt-board-fault-strip", []),
    "power": ("castle 1 C3\nlay 24 B3 A3\nfault supply\n", "doubt-board-fault-supply", []),
    "empty": ("", "doubt-board-empty", []),
    "twice": (TWICE, "thing-twice", []),
    "apart": ("castle 1 C3\nlay 24 B3 A3\nlay 1 A1 B1\n", "rg-doubt-stranded", ["A1", "B1"]),
    "elsewhere": ("castle 1 C3\nlay 25 B3 A3\n", "rg-doubt-elsewhere", ["A3", "B3"]),
}
"""What lies on Jana's board -> key of its doubt and the cells that are named."""


@pytest.mark.parametrize("harm", HARMS)
def test_no_winner_over_a_doubt(tmp_path: Path, cables: ExitStack, harm: str) -> None:
    """What is wrong is told by board and cell, with what to do; nobody wins, unless it counts as it lies."""
    script, key, cells = HARMS[harm]
    seated(tmp_path)
    cables.enter_context(plugged(tmp_path, script))
    cables.enter_context(plugged(tmp_path, GOOD, 1))
    plain = run(command, tmp_path, "--text")
    assert (plain.exit_code, plain.stdout) == (1, "")
    *doubts, last = plain.stderr.splitlines()
    assert "nobody is named a winner" in last and LIES in last
    assert all(one.startswith("Careful, ") and ". " in one for one in doubts), "a reason, then what to do"
    result = run(command, tmp_path, "--json")
    told = [json.loads(line) for line in result.stdout.splitlines()]
    assert result.exit_code == 1 and len(told) == 2 and not names_a_winner(result.stdout)
    found = [doubt for one in told for doubt in one["doubts"]]
    assert [one["sentence"] for one in found] == doubts
    (mine,) = [one for one in found if one["key"].startswith(key)]
    assert [*mine] == ["key", "player", "source", "cells", "sentence"]
    assert mine["player"] in mine["sentence"]
    assert mine["cells"] == cells or (key == "thing-twice" and len(mine["cells"]) == len("ab"))
    assert mine["source"] in UIDS[:2] and len(found) == 1
    accepted = run(command, tmp_path, "--text", LIES)
    assert accepted.exit_code == 0 and names_a_winner(accepted.stdout)
    assert accepted.stdout.startswith("Counted as it lies, with one doubt.\n")
    assert accepted.stderr.splitlines() == doubts


@pytest.mark.parametrize("lang", LANGUAGES)
def test_doubts_are_told_in_every_language(tmp_path: Path, cables: ExitStack, lang: str) -> None:
    cables.enter_context(plugged(tmp_path, HARMS["half"][0]))
    cables.enter_context(plugged(tmp_path, "lay 25 B3 A3\n", 1))
    result = run(command, tmp_path, "--text", lang=lang)
    first, second, last = result.stderr.splitlines()
    assert first.startswith(WARNING[lang]) and second.startswith(WARNING[lang]) and NOBODY[lang] in last
    assert result.exit_code == 1 and first != second


def test_two_empty_boards_share_nothing(tmp_path: Path, cables: ExitStack) -> None:
    for number in range(2):
        cables.enter_context(plugged(tmp_path, "", number))
    result = run(command, tmp_path, "--text")
    assert (result.exit_code, result.stdout) == (1, "")
    assert result.stderr.count("nothing lies on this board") == 2


def test_a_sensor_that_is_not_needed_is_no_doubt(tmp_path: Path, cables: ExitStack) -> None:
    """A domino is read all the same, and a square without magnets is empty."""
    cables.enter_context(plugged(tmp_path, "castle 1 C3\nlay 24 B3 A3\nfault stuck A3 1\n"))
    result = run(command, tmp_path, "--json")
    assert (result.exit_code, json.loads(result.stdout)["doubts"]) == (0, [])


class Silent:
    """A board that says who it is and then nothing more; pulled: nor is it there any longer."""

    def __init__(self, home: Path, number: int, *, pulled: bool) -> None:
        self._channel = PtyChannel(folder_of_ports(home), f"port-{number}")
        board = BenchBoard(UIDS[number], TILES, (5, 5))
        board.hello()
        self._lines = b"".join(sent.line() for sent in board.take())
        self._pulled = pulled
        self.asked = False

    def __enter__(self) -> None:
        self._channel.plug()
        self._over = threading.Event()
        self._thread = threading.Thread(target=self._live)
        self._thread.start()

    def _live(self) -> None:
        while not self._over.is_set() and not self._channel.receive(0.05):
            pass
        self._channel.send(self._lines)
        while not self._over.is_set() and b"snapshot" not in self._channel.receive(0.05):
            pass
        self.asked = True
        if self._pulled:
            self._channel.unplug()

    def __exit__(self, *_: object) -> None:
        self._over.set()
        self._thread.join()
        self._channel.unplug()


@pytest.mark.parametrize("pulled", [False, True])
def test_a_board_that_says_nothing_or_is_pulled_while_it_is_read(
    tmp_path: Path, cables: ExitStack, monkeypatch: pytest.MonkeyPatch, pulled: bool
) -> None:
    """Its player is not left out of the ranking without a word."""
    seated(tmp_path)
    cables.enter_context(plugged(tmp_path, GOOD, 1))
    silent = Silent(tmp_path, 0, pulled=pulled)
    if not pulled:
        Leap(monkeypatch, lambda: silent.asked, listening, looks=20)
    with silent:
        result = run(command, tmp_path, "--json")
    assert result.exit_code == 1
    keys = [doubt["key"] for line in result.stdout.splitlines() for doubt in json.loads(line)["doubts"]]
    assert keys == ["doubt-board-gone" if pulled else "doubt-board-silent"]
    assert "Jana" in result.stderr and not names_a_winner(result.stdout)


def test_a_board_that_answers_long_after_the_others_is_counted_too(
    tmp_path: Path, cables: ExitStack, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As on a busy computer: Petr's board has been read, and nothing has come for a while, when Jana's begins."""
    seated(tmp_path)
    late = cables.enter_context(plugged(tmp_path, GOOD.replace("2 C3", "1 C3").replace("25", "24")))
    cables.enter_context(plugged(tmp_path, GOOD, 1))
    holds, goes_on, quiet = threading.Event(), threading.Event(), 0
    cables.callback(goes_on.set)

    def hold() -> None:
        holds.set()
        goes_on.wait(PATIENCE_S)

    late.do(hold)
    assert holds.wait(PATIENCE_S)
    told = listening.Listening.told

    def counted(self: listening.Listening, seconds: float | None = None) -> Iterator[listening.Told | None]:
        nonlocal quiet
        for one in told(self, seconds):
            yield one
            quiet += one is None
            if quiet == QUIET_TIMES:
                goes_on.set()

    monkeypatch.setattr(listening.Listening, "told", counted)
    result = run(command, tmp_path, "--text")
    assert "Jana" in result.stdout and "Petr" in result.stdout, result.output
    assert result.exit_code == 0 and quiet >= QUIET_TIMES


# ---- a real terminal ------------------------------------------------------------------------------------------


on_unix = pytest.mark.skipif(sys.platform == "win32", reason="pseudo-terminals")
ASKED = {"cs": "Co teď?", "pl": "Co teraz?", "en": "What now?"}
CHOSEN = {"cs": "jak to leží", "pl": "tak jak leży", "en": "as it lies"}


@on_unix
def test_enter_looks_again_until_it_is_mended(tmp_path: Path, cables: ExitStack) -> None:
    """15 points over half a domino are 18 when it lies flat."""
    seated(tmp_path)
    half = "castle 1 C3\nlay 24 B3 A3\nhalf 1 D3 E3\n"
    jana = cables.enter_context(plugged(tmp_path, half))
    cables.enter_context(plugged(tmp_path, GOOD, 1))
    there = Terminal(tmp_path, "score")
    assert "Careful, Jana: the board reads only one half" in there.until("What now?")
    there.press(b"\n")
    assert "only one half" in there.until("What now?"), "nothing has changed"
    jana.perform(read("lift 1\nlay 1 D3 E3\n"))
    assert jana.finished.wait(PATIENCE_S)
    there.press(b"\n")
    code, text = there.end()
    assert code == 0 and "The game is over" in text and "as it lies." not in text.partition("Zero leaves")[2]


@on_unix
@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_said_can_be_typed(tmp_path: Path, cables: ExitStack, lang: str) -> None:
    """The words of the language, without accents too, and the option's."""
    cables.enter_context(plugged(tmp_path, HARMS["no castle"][0]))
    there = Terminal(tmp_path, "score", lang=lang)
    there.until(ASKED[lang])
    assert CHOSEN[lang] in there.until("Enter") + there.until(CHOSEN[lang])
    there.press(b"what?\n")
    there.until(ASKED[lang])
    there.press(CHOSEN[lang].replace("ž", "z").upper().encode() + b"\n")
    code, text = there.end()
    assert code == 0 and ("1" in text or text.strip())


@on_unix
@pytest.mark.parametrize(("keys", "code"), [(b"1", 0), (b"0", 1), (b"\x04", 1), (b"quit\n", 1)])
def test_digits_and_the_end_of_the_keyboard(tmp_path: Path, cables: ExitStack, keys: bytes, code: int) -> None:
    """A digit of a keypad is enough; whoever leaves, or types no more, hears no winner."""
    seated(tmp_path)
    cables.enter_context(plugged(tmp_path, HARMS["no castle"][0]))
    cables.enter_context(plugged(tmp_path, GOOD, 1))
    there = Terminal(tmp_path, "score")
    there.until("Zero leaves without counting.")
    there.press(keys)
    found, text = there.end()
    assert (found, names_a_winner(text)) == (code, code == 0)
    assert ("Counted as it lies, with one doubt." in text) is (code == 0)


@on_unix
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_question_knows_what_every_dialogue_knows(tmp_path: Path, lang: str) -> None:
    """A file will do: help is told, repeat and back ask again, stop leaves without a winner."""
    jana, petr = write(tmp_path, {"Jana": FILES["rg-doubt-castle"], "Petr": FILES["rg-doubt-castle"]})
    there = Terminal(tmp_path, "score", "--layout", jana, "--layout", petr, lang=lang)
    there.until(ASKED[lang])
    word = {"cs": "znovu", "pl": "powtórz", "en": "repeat"}[lang]
    there.press(b"help\n")
    assert word in there.until(ASKED[lang])
    for one in ("repeat", "back", word):
        there.press(one.encode() + b"\n")
        there.until(ASKED[lang])
    there.press(b"stop\n")
    code, text = there.end()
    assert code == 1 and NOBODY[lang] in text and not names_a_winner(text)


@on_unix
def test_a_board_that_is_pulled_and_plugged_in_again_at_the_question(tmp_path: Path, cables: ExitStack) -> None:
    """It is not left out; the one that comes back is counted as its player's."""
    seated(tmp_path)
    cables.enter_context(plugged(tmp_path, HARMS["no castle"][0]))
    with plugged(tmp_path, GOOD, 1):
        there = Terminal(tmp_path, "score")
        there.until("What now?")
    there.press(b"\n")
    assert "Careful, Petr: the board is no longer connected" in there.until("What now?")
    cables.enter_context(plugged(tmp_path, GOOD, 1))
    there.press(b"\n")
    assert "Petr" not in there.until("What now?")
    there.press(b"1")
    code, text = there.end()
    assert code == 0 and "Petr" in text and "Jana" in text


@on_unix
def test_a_file_is_read_again(tmp_path: Path) -> None:
    """Without the castle it is doubted; with it, it counts."""
    text = ". . . . .\n. . . . .\n. W0 F1 . .\n. . . . .\n. . . . .\n"
    (file,) = write(tmp_path, {"Jana": text})
    there = Terminal(tmp_path, "score", "--layout", file)
    assert "the castle is missing" in there.until("Correct the files")
    Path(file).write_text(text.replace("F1 .", "F1 C"), encoding="utf-8")
    there.press(b"\n")
    code, told = there.end()
    assert code == 0 and "Jana has one point" in told


# ---- files ----------------------------------------------------------------------------------------------------

ROW = ". . . . .\n"
FILES = {
    "rg-doubt-castle": 2 * ROW + ". W0 F1 . .\n" + 2 * ROW,
    "rg-doubt-odd": 2 * ROW + ". W0 C . .\n" + 2 * ROW,
    "rg-doubt-squares": 2 * ROW + "W0 F1 . . C\n" + 2 * ROW,
}


def both(tmp_path: Path, *args: str) -> Iterator[Result]:
    """`score` and `rank` of the same files."""
    for one in (command, rank_module.command):
        yield run(one, tmp_path, *args)


@pytest.mark.parametrize("key", FILES)
def test_files_that_no_rules_can_lay(tmp_path: Path, key: str) -> None:
    """`rank` says so, too, and neither names a winner."""
    files = write(tmp_path, {"Jana": FILES[key], "Petr": 2 * ROW + "F1 W0 C . .\n" + 2 * ROW})
    for result in both(tmp_path, "--text", *files):
        assert (result.exit_code, result.stdout) == (1, "")
        assert result.stderr.startswith("Careful, Jana: ")
    for result in both(tmp_path, "--json", *files):
        lines = [json.loads(line) for line in result.stdout.splitlines()]
        assert [one["key"] for line in lines for one in line["doubts"]] == [key]
        assert result.exit_code == 1 and not names_a_winner(result.stdout)
        assert lines[0]["doubts"][0]["source"] == files[0]
    for result in both(tmp_path, "--text", LIES, *files):
        assert result.exit_code == 0 and names_a_winner(result.stdout)
        assert result.stdout.startswith("Counted as it lies")


def test_a_malformed_file_beside_doubts(tmp_path: Path) -> None:
    """Both are told; what cannot be read decides how it ends."""
    doubtful, bad = write(tmp_path, {"Jana": FILES["rg-doubt-odd"], "bad": "X\n"})
    result = run(command, tmp_path, "--text", doubtful, bad)
    assert (result.exit_code, result.stdout) == (2, "")
    assert bad in result.stderr and "odd" in result.stderr


def test_kingdoms_of_real_matches_and_two_of_one_set_too_many(tmp_path: Path) -> None:
    """Those of one match are not doubted, in files or ranked; the same kingdom twice is."""
    dice = random.Random("files")
    for names in ((), ("wider",), ("duel",)):
        match, _ = to_the_end(2, names, dice)
        drawn_ones = {f"p{player}": drawn(match.kingdoms[player], match.plan.size) for player in match.players}
        files = write(tmp_path, drawn_ones)
        options = [word for name in names for word in ("--variant", name)]
        for result in both(tmp_path, "--json", *files, *options):
            assert (result.exit_code, result.stderr) == (0, "")
        (again,) = write(tmp_path, {"again": drawn_ones["p1"]})
        result = run(command, tmp_path, "--text", files[0], again, *options)
        assert result.exit_code == 1 and "one set does not have enough dominoes" in result.stderr


def test_an_owner_s_set_is_the_one_that_is_asked(tmp_path: Path) -> None:
    """Unknown dominoes may be of another set; the one of the settings is believed, whatever it has."""
    mines, forests = (2 * ROW + f"{two} {two} C . .\n" + 2 * ROW for two in ("N3", "F3"))
    files = write(tmp_path, {"Jana": mines, "Petr": forests})
    assert run(command, tmp_path, "--json", *files).exit_code == 0
    text = (Path(royal_garden.__file__).parent / "standard_tiles.csv").read_text(encoding="utf-8")
    own = tmp_path / "own.csv"
    own.write_text(
        text.replace("# id: standard", "# id: own").replace("\n1,field,0,field,0,", "\n1,mine,3,mine,3,"),
        encoding="utf-8",
    )
    settings(tmp_path, f'tile_set = "{own}"\n')
    result = run(command, tmp_path, "--json", *files)
    told = [json.loads(line)["doubts"] for line in result.stdout.splitlines()]
    assert (result.exit_code, told[0], told[1][0]["key"]) == (1, [], "rg-doubt-squares")


# ---- Azul -----------------------------------------------------------------------------------------------------

MINI, CHOCOLATIER = ("--game", "azul-mini"), ("--game", "master-chocolatier")
SHORT = "BYRK.\n" + 4 * ".....\n"
DONE = "BYRKW\n" + 4 * ".....\n"


def test_walls_without_a_complete_row_and_points_that_they_do_not_bring(tmp_path: Path) -> None:
    """AZ-74 AZ-56: files; ranked, too."""
    short, other, done = write(tmp_path, {"Jana": SHORT, "Petr": SHORT, "Ola": DONE})
    for result in both(tmp_path, *MINI, "--text", short, other):
        assert (result.exit_code, result.stdout) == (1, "") and "no wall has a complete row" in result.stderr
    for result in both(tmp_path, *MINI, "--json", short, other):
        told = [json.loads(line) for line in result.stdout.splitlines()]
        assert (result.exit_code, told[-1]["ranking"]) == (1, [])
        assert [one["key"] for one in told[-1]["doubts"]] == ["az-doubt-row"]
    for result in both(tmp_path, *MINI, "--json", short, done):
        assert (result.exit_code, result.stderr) == (0, "")
    result = run(command, tmp_path, *MINI, "--text", "--points", "99,0", done, short)
    assert result.exit_code == 1 and "you entered ninety-nine points" in result.stderr


@pytest.mark.parametrize("game", [MINI, CHOCOLATIER])
def test_walls_on_boards(tmp_path: Path, cables: ExitStack, game: tuple[str, str]) -> None:
    """A tile on another's cell, a board without a tile, a cell that cannot be read: by row and column."""
    name = game[1].replace("-", "_")
    cables.enter_context(plugged(tmp_path, "lay blue B5\nword E1 ++?0?\n", game=name))
    cables.enter_context(plugged(tmp_path, "", 1, name))
    result = run(command, tmp_path, *game, "--json")
    told = [json.loads(line) for line in result.stdout.splitlines()]
    keys = [(one["key"], one["cells"]) for one in told[-1]["doubts"]]
    assert keys[1:] == [("doubt-board-empty", []), ("az-doubt-cell-wrong-cell", ["1 2"])]
    assert keys[0][0] == "doubt-cell-unsure" and "row five" in keys[0][1][0].lower()
    assert (result.exit_code, told[-1]["ranking"]) == (1, [])
    assert run(command, tmp_path, *game, "--text", LIES).exit_code == 0


# ---- Queen's Garden -------------------------------------------------------------------------------------------

QUEENS = ("--game", "queens-garden")


def test_gardens_that_no_order_of_laying_gives(tmp_path: Path) -> None:
    """QG-83: the fountain line, then an expansion; ranked, too."""
    line = "points: 3\nfountain: tree-blue bird-yellow - - - -\n"
    files = write(tmp_path, {"Jana": line, "Petr": "points: 4\nfountain: 11 - - - - -\n12: back - - - - 62 - -\n"})
    for result in both(tmp_path, *QUEENS, "--text", *files):
        assert (result.exit_code, result.stdout) == (1, "")
        assert result.stderr.startswith("Careful, Jana: the fountain line cannot have come about")
    for result in both(tmp_path, *QUEENS, "--json", *files):
        last = json.loads(result.stdout.splitlines()[-1])
        assert (result.exit_code, last["ranking"]) == (1, [])
        assert [(one["key"], one["source"]) for one in last["doubts"]] == [
            ("qg-doubt-fountain", files[0]),
            ("qg-doubt-order", files[1]),
        ]
        assert last["doubts"][1]["cells"] == ["fountain-12", "12-6"]


@pytest.mark.parametrize(
    ("typed", "code", "wins"), [("\n", 1, False), ("1\n\n", 0, True), ("as it lies\n\n", 0, True)]
)
def test_gardens_told_in_a_dialogue(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, typed: str, code: int, wins: bool
) -> None:
    """Back to the question before, or all the same; who leaves hears no winner, and the gardens are kept."""
    monkeypatch.setattr("companion.evening.cold.running", lambda _asked: None)
    one = "41\n0\n\n" + "11\n62\n\n\n\n\n" + "\n" * 6
    text = "2\nJana\nPetr\n\n" + one + "20\n0\n\n" + "\n" * 12 + typed
    lines = typed_in(tmp_path, text, code)
    assert "the fountain line cannot have come about" in lines
    assert names_a_winner(lines) is wins
    assert any((tmp_path / "data").glob("gardens_*.json")) is not wins
    if not wins:
        again = typed_in(tmp_path, "\n-\n", 0)
        assert "the fountain line cannot have come about" in again and not names_a_winner(again)


def typed_in(home: Path, text: str, code: int) -> str:
    """What is printed while gardens are typed through a pipe."""
    env = {"COMPANION_HOME": str(home), "LANG": "C"}
    result = CliRunner().invoke(command, [*QUEENS, "--text", "--lang", "en"], input=text, env=env)
    assert result.exit_code == code, result.output
    return result.stdout
