"""A sample of the long evenings: boards in lockstep, random hands, and a journal that equals the script.

The long form is python -m tests.benchmarks.board_soak.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.device.protocol import BoardCommand, Snapshot, encode
from firmware.bench.hands import ideal
from firmware.bench.process import BoardProcess, Program, Setup, emulated, hosted
from firmware.tables import layouts
from tests.benchmarks.board_soak import Table, compare, soak
from tests.benchmarks.soak_hands import write
from tests.benchmarks.soak_script import Check
from tests.firmware.bench_kit import image, messages
from tests.firmware.host_kit import program as host_program

SECONDS = {"binary": 16.0, "host": 40.0}


@pytest.fixture(params=sorted(SECONDS))
def program(request: pytest.FixtureRequest, tmp_path: Path) -> tuple[Program, float]:
    """What lives on the boards, and for how many simulated seconds."""
    kind: str = request.param
    return emulated(image()) if kind == "binary" else hosted(host_program(checked=False)), SECONDS[kind]


def test_the_journal_equals_the_script(program: tuple[Program, float], tmp_path: Path) -> None:
    scripts, evening, verdict = soak(program[0], 2, program[1], 5, tmp_path)
    assert (verdict.misread, verdict.misjudged, verdict.invented) == ([], [], [])
    assert evening.garbled == 0
    assert verdict.checks == sum(len(script.checks) for script in scripts) >= 8
    assert verdict.rows > 20 and verdict.moves >= 2
    assert len({step for script in scripts for step in script.steps}) >= 4
    cables = sum(on for script in scripts for _, on in script.powers)
    assert evening.plugs == len(scripts) + cables


def test_what_lies_there_at_the_start_is_in_the_first_snapshot(program: tuple[Program, float]) -> None:
    """Told as an empty board and then a cell at a time, some boards would pair to other dominoes."""
    words = ["-0+0-" if cell in (6, 7) else "00000" for cell in range(25)]
    with BoardProcess(program[0], Setup()) as board:
        board.fields(0, ideal(layouts()["board5"], words))
        for number, at_us in enumerate((20_000, 25_000, 30_000)):
            board.run_to(at_us)
            board.send(encode(BoardCommand(number=number, command="snapshot", value=0)))
        told = messages(board.run_to(300_000))
    assert [each.words.split() for each in told if isinstance(each, Snapshot)] == [words] * 3


def test_a_journal_that_differs_is_noticed(tmp_path: Path) -> None:
    """The comparison itself: things that lay elsewhere, a move that did not stand, one that nobody made."""
    scripts = [write(1, 1, 20.0, 3)]
    evening = Table(hosted(host_program(checked=False)), scripts, tmp_path).run()
    marks = evening.marks
    player, last, heard = marks[-1]
    (moved, thing, part), *others = sorted(last.lying)
    elsewhere = frozenset([((6 - moved[0], 6 - moved[1]), thing + "0", part), *others])
    marks[-1] = (player, Check(last.at_us, last.step, elsewhere, last.standing[:-1]), heard)
    scripts[0].played.discard(last.standing[-1])
    verdict = compare(tmp_path / "journal.sqlite3", scripts, evening)
    assert len(verdict.misread) == len(verdict.misjudged) == 1
    assert len(verdict.invented) >= 1
