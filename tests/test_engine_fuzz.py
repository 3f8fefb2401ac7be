"""What the fuzz of the core's states asks of each input, of a few inputs; the whole is tests.engine_fuzz."""

from __future__ import annotations

import random
import shutil
import subprocess
from pathlib import Path

import pytest

from companion import engine
from tests import engine_fuzz
from tests.patience import PATIENCE_S


@pytest.fixture(scope="module")
def replay(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The same program for files that are told."""
    compiler = shutil.which("cc")
    if compiler is None:
        pytest.skip("there is no C compiler")
    return engine_fuzz.built((compiler, "-O1", "-DREPLAY"), tmp_path_factory.mktemp("fuzz") / "replay")


def test_what_is_played_and_what_is_changed_in_it_holds(replay: Path, tmp_path: Path) -> None:
    dice, files = random.Random(7), engine_fuzz.states(tmp_path, 150, seed=7)
    for file in list(files):
        for change in range(5):
            state = bytearray(file.read_bytes())
            state[dice.randrange(len(state))] = dice.choice((0, 1, 2, 5, dice.randrange(256)))
            files.append(file.with_name(f"{file.name}-{change}"))
            files[-1].write_bytes(state)
    assert subprocess.run([replay, *files], check=False, timeout=PATIENCE_S).returncode == 0


def _line(state: bytes, *stands: int) -> bytearray:
    """A state whose newer line is this one: number and seat of each domino."""
    made = bytearray(state)
    made[25 : 25 + len(stands)] = bytes(stands)
    return made


def _seen(state: bytearray, *numbers: int) -> bytes:
    made = bytearray(state)
    for number in numbers:
        made[35 + 3 * (number - 1) + 2] = 0
    return bytes(made)


def test_dominoes_lie_once_and_kings_choose_in_turn() -> None:
    begun = bytearray(engine.start("royal_garden", 4))
    begun[4] = 3
    line = _line(bytes(begun), 6, 0, 20, 0, 28, 0, 38, 0)
    assert engine.legal(_seen(line, 6, 20, 28, 38))
    for state, why in (
        (bytes(line), "a line with a wrong domino"),
        (_seen(_line(bytes(line), 6, 4, 20, 0, 28, 2), 6, 20, 28, 38), "another order"),
    ):
        with pytest.raises(ValueError, match=why):
            engine.legal(state)


def test_points_belong_to_a_player() -> None:
    state = bytearray(engine.start("royal_garden", 3, ["dynasty"]))
    state[9 + 2 * 3] = 5
    with pytest.raises(ValueError, match="points of a player who is not there"):
        engine.legal(bytes(state))
