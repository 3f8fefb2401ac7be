"""The runner of strength matches: intervals, seats, results that go on, peers that break, and our turns."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from companion import engine
from companion.minds.levels import level, levels
from tests.engine_kit import needs_core
from tests.patience import PATIENCE_S
from tests.strength import garden, kingdoms, ladder, walls
from tests.strength.matches import Results, Run, wilson, won
from tests.strength.peer import Peer, PeerError

ROOT = Path(__file__).parents[1]
RUN = Run("kingdoms", "somebody", 4, (), 10, 3)


@pytest.mark.parametrize(
    ("wins", "games", "interval"),
    [(8, 10, (0.4902, 0.9433)), (0, 10, (0.0, 0.2775)), (50, 100, (0.4038, 0.5962)), (0, 0, (0.0, 1.0))],
)
def test_intervals_are_those_of_the_books(wins: float, games: int, interval: tuple[float, float]) -> None:
    assert wilson(wins, games) == pytest.approx(interval, abs=1e-4)


def test_seats_take_turns_and_no_seed_comes_twice() -> None:
    matches = list(RUN.matches(40))
    assert [sum(one.seat == seat for one in matches) for seat in range(4)] == [10] * 4
    assert len({one.seed for one in matches}) == 40
    assert matches == list(RUN.matches(50))[:40]


def test_a_shared_first_place_is_half_a_win() -> None:
    assert [won([3, 7, 7], seat) for seat in range(3)] == [0, 0.5, 0.5]
    assert won([3, 8, 7], 1) == 1


def test_a_run_goes_on_where_it_ended_and_leaves_others_alone(tmp_path: Path) -> None:
    path = tmp_path / "results"
    for run in (RUN, Run("kingdoms", "somebody", 4, (), 11, 3)):
        results = Results(path, run)
        assert results.done == {}
        for match in run.matches(3):
            results.add(match, [1.0, 2.0, 2.0, 2.0])
    again = Results(path, RUN)
    assert set(again.done) == {0, 1, 2} and again.share(3) == (1, 3)
    assert "won: 33.3 %" in "\n".join(again.summary(3))


@pytest.mark.parametrize("answer", ["print('moo', flush=True)", "print(3, flush=True)", "pass"])
def test_a_peer_that_breaks_is_an_error_and_no_result(answer: str) -> None:
    with Peer([sys.executable, "-c", f"input(); {answer}"]) as peer, pytest.raises(PeerError):
        peer.ask(players=4)


def turn_of(state: bytes) -> dict[str, Any]:
    """A state of the core as an adapter tells it: castles in the middle of nine by nine cells."""

    def line(at: int, most: int) -> list[list[int]]:
        pairs = [list(state[each : each + 2]) for each in range(at, at + 2 * most, 2)]
        return [[number, seat - 1] for number, seat in pairs if number]

    boards = [state[at + 1 : at + 26] for at in range(179, len(state), 50)]
    told = []
    for board in boards:
        castle = board.index(1)
        wide = [0] * 81
        for at, shown in enumerate(board):
            wide[4 + at % 5 - castle % 5 + 9 * (4 + at // 5 - castle // 5)] += shown
        told.append(wide)
    return {
        "first": state[4] - 1,
        "old": line(17, 4),
        "new": line(25, 5),
        "unseen": [number for number in range(1, 49) if state[35 + 3 * (number - 1) + 2]],
        "aside": [state[at] for at in range(179, len(state), 50)],
        "kingdoms": told,
    }


@needs_core
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_turn_as_an_adapter_tells_it_is_the_state_of_the_core(players: int) -> None:
    dice = random.Random(players)
    state = engine.start("royal_garden", players, kingdoms.VARIANTS)
    for seat in range(1, players + 1):
        state = engine.play(state, next(act for act in engine.legal(state) if act >> 16 == 0x100 | seat))
    compared = 0
    while acts := engine.legal(state):
        if acts[0] >> 24 in (4, 5) and not state[5]:
            assert kingdoms.state_of(turn_of(state), acts[0] >> 16 & 255) == state
            compared += 1
        state = engine.play(state, dice.choice(acts))
    assert compared > 10


@needs_core
def test_a_whole_run_is_played_and_kept(tmp_path: Path) -> None:
    """The table is a few lines that ask for one choice and end."""
    state = engine.start("royal_garden", 4, kingdoms.VARIANTS)
    for seat in range(1, 5):
        state = engine.play(state, next(act for act in engine.legal(state) if act >> 16 == 0x100 | seat))
    for act in (0x02000100, 0x03000200, 0x03002000, 0x03001700, 0x03003000):
        state = engine.play(state, act)
    table = tmp_path / "table.py"
    table.write_text(
        "import json\n"
        f"turn = {json.dumps(turn_of(state))}\n"
        "while True:\n"
        "    told = json.loads(input())\n"
        "    turn['first'] = told['seat']\n"
        "    print(json.dumps(turn), flush=True)\n"
        "    answer = json.loads(input())\n"
        "    points = [0] * 4\n"
        "    points[told['seat']] = answer['choose']\n"
        "    print(json.dumps({'points': points}), flush=True)\n",
        encoding="utf-8",
    )
    command = [sys.executable, "-m", "tests.strength", "kingdoms", "--peer", f"{sys.executable} {table}"]
    command += ["--games", "3", "--playouts", "300", "--name", "four lines", "--into", str(tmp_path / "results")]
    for matches in (3, 0):
        done = subprocess.run(
            command, cwd=ROOT, capture_output=True, encoding="utf-8", timeout=PATIENCE_S, check=False
        )
        assert done.returncode == 0, done.stderr
        assert done.stdout.count("points [") == matches
        assert "won: 100.0 %" in done.stdout
    rows = [json.loads(line) for line in (tmp_path / "results").read_text(encoding="utf-8").splitlines()]
    assert [(row["number"], row["seat"]) for row in rows] == [(0, 0), (1, 1), (2, 2)]
    assert {max(row["points"]) for row in rows} <= {2, 23, 32, 48}


def test_a_garden_is_played_to_its_end_and_the_same_match_alike() -> None:
    match = next(Run("garden", "greedy", 2, (), 0, 3).matches(1))
    with Peer([sys.executable, "-m", "tests.strength.garden_greedy"]) as peer:
        points = garden.play(peer, match)
        assert points[match.seat] > points[1 - match.seat] and len(points) == 2
        assert garden.play(peer, match) == points


@pytest.mark.parametrize("act", ["1 take nothing", "1 buy 2 2", "2 pass", "moo"])
def test_an_act_that_is_not_legal_in_a_garden_is_an_error_and_no_result(act: str) -> None:
    answers = f'print({{}}, flush=True); input(); print(\'{{"act": "{act}"}}\', flush=True)'
    peer = Peer([sys.executable, "-c", f"input(); {answers}"])
    match = list(Run("garden", "somebody", 2, (), 0, 3).matches(2))[1]
    with peer, pytest.raises(PeerError, match="not legal"):
        garden.play(peer, match)


@needs_core
@pytest.mark.parametrize("variants", [(), ("master_chocolatier", "reverse", "special")], ids=["mini", "reverse"])
def test_walls_are_played_to_their_end_and_the_same_match_alike(variants: tuple[str, ...]) -> None:
    match = next(Run("walls", "greedy", 2, variants, 40, 3).matches(1))
    with Peer([sys.executable, "-m", "tests.strength.walls_greedy"]) as peer:
        points = walls.play(peer, match)
        assert len(points) == 2 and all(0 <= one % 1 < 0.06 for one in points), "rows are hundredths"
    with Peer([sys.executable, "-m", "tests.strength.walls_greedy"]) as peer:
        assert walls.play(peer, match) == points


@needs_core
def test_an_act_that_is_not_legal_on_walls_is_an_error_and_no_result() -> None:
    answers = "print({}, flush=True); input(); print('{\"act\": 3}', flush=True)"
    peer = Peer([sys.executable, "-c", f"input(); {answers}"])
    match = list(Run("walls", "somebody", 4, (), 1, 3).matches(5))[4]
    with peer, pytest.raises(PeerError, match="Not legal"):
        walls.play(peer, match)


@needs_core
def test_levels_play_both_editions_without_special_displays_alike() -> None:
    """So that what a ladder of Mini tells holds for Master Chocolatier."""
    pair = (level("beginner", "azul_mini"), level("family", "azul_mini"))
    editions = ("azul_mini", "master_chocolatier")
    for variants in ((), ("reverse",)):
        mini, other = (ladder.played(one, ladder.TABLES[one](2, *variants), pair, 7) for one in editions)
        assert mini == other
    assert levels(editions[0]) == levels(editions[1])


def test_a_ladder_goes_on_where_it_ended_and_leaves_levels_that_err_otherwise_alone(tmp_path: Path) -> None:
    weaker, stronger = pair = (level("beginner", "azul_mini"), level("family", "azul_mini"))
    into = tmp_path / "results"
    ladder.go_on(ladder.step("azul_mini", (), pair, 5, into), pair, 2)
    kept = into.read_text(encoding="utf-8")
    results = ladder.step("azul_mini", (), pair, 5, into)
    ladder.go_on(results, pair, 2)
    assert into.read_text(encoding="utf-8") == kept, "nothing is played again"
    other = (weaker, replace(stronger, most_lost_points=2.5))
    assert ladder.step("azul_mini", (), other, 5, into).done == {}
    for last, is_met, share in (
        ([1.0, 9.0], False, "100.0"),
        ([5.0, 5.0], False, "87.5"),
        ([9.0, 1.0], True, "75.0"),
    ):
        results.done = {0: [9.0, 1.0], 1: [1.0, 9.0], 2: [9.0, 1.0], 3: last}
        met, line = ladder.verdict(results, pair, 4)
        assert (met, f"won {share} % of 4, interval" in line) == (is_met, True), line


def test_what_is_told_of_the_strongest_peer_is_what_its_kept_matches_say() -> None:
    kept = ROOT / "tests" / "data" / "strength_walls.jsonl"
    results = Results(kept, Run("walls", "jhgravelle hard", 2, (), 2000, 61))
    assert len(results.done) == len(kept.read_text(encoding="utf-8").splitlines()), "none twice"
    assert sorted(results.done) == list(range(len(results.done))), "none left out"
    wins, matches = results.share(200)
    low, high = wilson(wins, matches)
    told = f"{100 * wins / matches:.1f} % of the first {matches} matches, {100 * low:.1f} to {100 * high:.1f}."
    assert told in (ROOT / "docs" / "decisions" / "c-core.md").read_text(encoding="utf-8")
