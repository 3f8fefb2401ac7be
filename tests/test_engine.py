"""The fast core from outside: scores, random matches, what it refuses, and how it ends."""

from __future__ import annotations

import json
import os
import random
import re
import shutil
import signal
import subprocess
import sys
import sysconfig
import threading
from pathlib import Path
from typing import Any

import pytest

from companion import engine
from tests.engine_kit import TERRAINS, cells, needs_core
from tests.games import independent_judge
from tests.patience import PATIENCE_S

ROOT = Path(__file__).parents[1]
DATA = ROOT / "tests" / "data"
BOARDS: list[dict[str, Any]] = json.loads((DATA / "royal_garden_real_boards.json").read_text("utf-8"))["boards"]
KINGDOMS = "royal_garden"

pytestmark = needs_core


def photographed(board: dict[str, Any]) -> bytes:
    size = board["size"]
    shown = bytearray(size * size)
    for row, column, terrain, crowns in board["cells"]:
        shown[(size - 1 - row) * size + column] = 4 + 4 * TERRAINS.index(terrain) + crowns
    return bytes(shown)


def random_kingdom(dice: random.Random, columns: int, rows: int) -> dict[tuple[int, int], str]:
    """Any cells in any order, some of them empty, one perhaps the castle."""
    kinds = {}
    for x in range(1, columns + 1):
        for y in range(1, rows + 1):
            if dice.random() < 0.9:
                kinds[x, y] = dice.choice("WFLMSN"[: dice.choice((2, 6))]) + str(dice.randrange(4))
    if dice.random() < 0.5:
        kinds[dice.randint(1, columns), dice.randint(1, rows)] = "C"
    return kinds


@pytest.mark.parametrize("at", range(len(BOARDS)))
def test_photographed_boards_are_scored_as_people_scored_them(at: int) -> None:
    board = BOARDS[at]
    assert engine.score(photographed(board), board["size"], board["size"]) == board["area_points"]


def test_boards_in_one_row_are_scored_as_one_by_one() -> None:
    boards = [one for one in BOARDS if one["size"] == 5]
    found = engine.scores(b"".join(map(photographed, boards)), 5, 5)
    assert len(boards) > 10 and list(found) == [one["area_points"] for one in boards]
    assert list(engine.scores(b"", 5, 5)) == []


def test_any_kingdom_of_any_size_is_scored_as_by_the_independent_judge() -> None:
    dice = random.Random(20)
    for _ in range(300):
        columns, rows = dice.randint(1, 7), dice.randint(1, 7)
        kinds = random_kingdom(dice, columns, rows)
        theirs = independent_judge.result({complex(x, y): kind for (x, y), kind in kinds.items()})[0]
        assert engine.score(cells(kinds, columns, rows), columns, rows) == theirs, (kinds, columns, rows)


@pytest.mark.parametrize(
    ("told", "error", "words"),
    [
        ((b"\0" * 24, 5, 5), ValueError, "24 cells; 5 columns and 5 rows have 25"),
        ((b"\0" * 64, 8, 8), ValueError, "columns and rows are 1 to 7"),
        ((b"", 0, 5), ValueError, "columns and rows are 1 to 7"),
        ((b"\2", 1, 1), ValueError, "board 0: a cell is none"),
        ((b"\x1c", 1, 1), ValueError, "board 0: a cell is none"),
        ((b"\1\1", 2, 1), ValueError, "second castle"),
        ((bytearray(25), 5, 5), TypeError, "bytes"),
        (("W0", 1, 2), TypeError, "bytes"),
        ((b"\0", 1), TypeError, "columns and rows"),
        ((b"\0", 1, 2**70), OverflowError, "."),
        ((b"\0", 1.0, 1), TypeError, "."),
    ],
)
def test_what_is_no_kingdom_is_refused_in_words(told: Any, error: type[Exception], words: str) -> None:
    with pytest.raises(error, match=words):
        engine.score(*told)


def test_the_board_with_a_wrong_cell_is_named() -> None:
    with pytest.raises(ValueError, match="board 2:"):
        engine.scores(b"\4\5\xff", 1, 1)
    with pytest.raises(ValueError, match="no whole number of boards of 4"):
        engine.scores(b"\4" * 6, 2, 2)


@pytest.mark.parametrize("game", list(engine.GAMES))
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_same_seed_gives_the_same_matches_and_another_one_others(game: str, players: int) -> None:
    some = engine.random_games(game, players, 300, 7)
    assert some == engine.random_games(game, players, 300, 7)
    assert some[:100] == engine.random_games(game, players, 100, 7)
    assert some != engine.random_games(game, players, 300, 8)
    assert {len(one) for one in some} == {players}
    assert all(isinstance(points, int) for one in some for points in one)
    assert engine.random_games(game, players, 0, 7) == []


@pytest.mark.parametrize(
    ("told", "error", "words"),
    [
        (("whist", 2, 1, 1), ValueError, "no such game in the core: whist"),
        ((KINGDOMS, 1, 1, 1), ValueError, "two to four players"),
        ((KINGDOMS, 5, 1, 1), ValueError, "two to four players"),
        ((KINGDOMS, 3, 1, 1, ("duel",)), ValueError, "the duel is for two"),
        ((KINGDOMS, 4, 1, 1, ("wider",)), ValueError, "the wider offer"),
        ((KINGDOMS, 2, 1, 1, ("dual",)), ValueError, "no such variant: dual"),
        ((KINGDOMS, 2, 1, 1, (3,)), ValueError, "no such variant: 3"),
        ((KINGDOMS, 2, 1, 1, 3), TypeError, "iterable"),
        ((KINGDOMS, 2, -1, 1), ValueError, "0 or more"),
        ((KINGDOMS, 2, 1, -1), OverflowError, "."),
        ((KINGDOMS, 2, 1, 2**64), OverflowError, "."),
        ((KINGDOMS, 2, 1, 1.0), TypeError, "a seed is a whole number"),
        ((KINGDOMS, 2**40, 1, 1), OverflowError, "."),
        ((KINGDOMS, 2, 1), TypeError, "."),
    ],
)
def test_what_is_no_match_is_refused_in_words(told: Any, error: type[Exception], words: str) -> None:
    with pytest.raises(error, match=words):
        engine.random_games(*told)


def test_states_that_are_none_are_refused() -> None:
    for wrong in (b"", b"\1", b"\1\1\2", b"\2\1\2\0" + bytes(300), b"\1\xff\2\0" + bytes(300), b"\1\1\2\0"):
        for asked in (engine.legal, engine.points, lambda state: engine.playouts(state, 1, 1)):
            with pytest.raises(ValueError, match="no state"):
                asked(wrong)
    with pytest.raises(ValueError, match="not legal"):
        engine.play(engine.start(KINGDOMS, 2), 0)


@pytest.mark.parametrize("game", list(engine.GAMES))
def test_a_state_with_any_bytes_changed_is_refused_or_played_to_its_end(game: str) -> None:
    """Nothing that can be told makes it crash or go on for ever."""
    dice, refused = random.Random(5), 0
    for round_of in range(int(os.environ.get("COMPANION_STATES", "400"))):
        some = [one for one in engine.GAMES[game] if dice.random() < 0.4]
        try:
            state = engine.start(game, dice.choice((2, 3, 4)), some)
        except ValueError:
            continue
        for _ in range(dice.randrange(120)):
            if acts := engine.legal(state):
                state = engine.play(state, dice.choice(acts))
        for _ in range(20):
            broken = bytearray(state)
            for _ in range(dice.choice((1, 1, 2, 4))):
                broken[dice.randrange(len(broken))] = dice.choice(
                    (0, 1, 2, 3, 4, 5, 6, 20, 255, dice.randrange(256))
                )
            try:
                engine.legal(bytes(broken))
            except ValueError:
                refused += 1
                continue
            assert len(engine.playouts(bytes(broken), 3, round_of)) == 3
            assert len(engine.points(bytes(broken))) == broken[2]
    assert refused > 1000


@pytest.mark.parametrize("game", list(engine.GAMES))
def test_a_match_that_is_over_has_no_acts_and_its_playouts_are_its_points(game: str) -> None:
    dice = random.Random(9)
    for players in (2, 3, 4):
        state = engine.start(game, players)
        while acts := engine.legal(state):
            state = engine.play(state, dice.choice(acts))
        assert engine.playouts(state, 5, 1) == [engine.points(state)] * 5


def test_playouts_end_when_they_are_told_to() -> None:
    stop = bytearray(1)
    found: list[list[tuple[int, ...]]] = []
    state = engine.start(KINGDOMS, 4)
    at_work = threading.Thread(target=lambda: found.append(engine.playouts(state, 10**12, 1, stop)))
    at_work.start()
    assert engine.points(state) == (0, 0, 0, 0)  # others run meanwhile
    stop[0] = 1
    at_work.join(PATIENCE_S)
    assert not at_work.is_alive() and len(found) == 1
    assert engine.playouts(state, 100, 1, stop) == []


def test_an_interrupt_ends_long_work() -> None:
    program = (
        "import signal, sys, threading, time\n"
        "from companion import engine\n"
        "signal.signal(signal.SIGALRM, signal.default_int_handler)\n"
        "signal.setitimer(signal.ITIMER_REAL, 0.2)\n"
        "try:\n"
        f"    engine.random_games({KINGDOMS!r}, 2, 10**12, 1)\n"
        "except KeyboardInterrupt:\n"
        "    print('interrupted')\n"
    )
    if not hasattr(signal, "SIGALRM"):
        pytest.skip("this system has no alarm")
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, encoding="utf-8", timeout=PATIENCE_S, check=False
    )
    assert (done.stdout, done.returncode) == ("interrupted\n", 0), done.stderr


def test_without_the_core_everything_says_what_is_missing() -> None:
    program = (
        "import sys\n"
        "sys.modules['companion.engine._core'] = None\n"
        "from companion import engine\n"
        "print(engine.MISSING)\n"
        "for one in set(engine.__all__) - {'GAMES', 'MISSING', 'STATES', 'EngineMissingError'}:\n"
        "    try:\n"
        "        getattr(engine, one)(b'', 5, 5)\n"
        "    except engine.EngineMissingError as error:\n"
        "        assert str(error) == engine.MISSING\n"
        "    else:\n"
        "        raise SystemExit(one)\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, encoding="utf-8", timeout=PATIENCE_S, check=False
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("The fast core is not built here")
    assert "pip install ." in done.stdout


def built(folder: Path, **around: str) -> subprocess.CompletedProcess[str]:
    """The core as setup.py builds it, into a folder."""
    command = (sys.executable, "setup.py", "-q", "build_ext", "--force", "-b", str(folder), "-t", str(folder))
    return subprocess.run(
        command,
        cwd=ROOT,
        env={**os.environ, **around},
        capture_output=True,
        encoding="utf-8",
        timeout=PATIENCE_S,
        check=False,
    )


def test_without_a_compiler_everything_else_is_built(tmp_path: Path) -> None:
    done = built(tmp_path, CC="/nonexistent")
    assert done.returncode == 0, done.stderr
    assert [one for one in tmp_path.rglob("*") if one.is_file()] == []


def test_it_is_compiled_without_a_warning(tmp_path: Path) -> None:
    if not os.environ.get("CI") and shutil.which((sysconfig.get_config_var("CC") or "cc").split()[0]) is None:
        pytest.skip("there is no C compiler")
    done = built(tmp_path, CFLAGS="-Wall -Wextra -Werror")
    assert list(tmp_path.glob("companion/engine/_core.*")), done.stderr


def test_its_files_and_functions_stay_short() -> None:
    bodies = []
    for path in (ROOT / "companion" / "engine").glob("*.[ch]"):
        text = path.read_text(encoding="utf-8")
        assert len(text.splitlines()) < 400, path.name
        bodies += re.findall(r"^\w[^;{}]*\) \{\n(.*?)^\}$", text, re.MULTILINE | re.DOTALL)
    assert len(bodies) > 120 and [body for body in bodies if body.count("\n") > 38] == []
