"""The busy computer of tests.under_load: its loops are busy, end with it, and every run is told in a line."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from tests import under_load
from tests.patience import until

GOOD = "def test_good():\n    pass\n"
BAD = "def test_bad():\n    raise AssertionError\n"


def alive(pid: int) -> bool:
    """Whether a process runs; one that has ended and was not asked for its status does not."""
    try:
        return Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def test_every_run_is_told_and_a_failure_by_its_name(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "test_one.py").write_text(GOOD, encoding="utf-8")
    assert under_load.main(["--loops", "1", "--times", "2", str(tmp_path), "-k", "good"]) == 0
    told = capsys.readouterr().out.splitlines()
    assert [line.split(",")[0] for line in told[:2]] == ["run 1: good", "run 2: good"]
    assert "1 passed" in told[0] and told[2] == "2 of 2 runs were good, beside 1 busy loops."
    (tmp_path / "test_one.py").write_text(GOOD + BAD, encoding="utf-8")
    assert under_load.main(["--loops", "0", "--times", "1", str(tmp_path)]) == 1
    told = capsys.readouterr().out.splitlines()
    assert told[0].startswith("run 1: FAILED") and told[0].endswith("test_one.py::test_bad")


def test_the_tests_are_those_that_wait_themselves_or_by_a_module_beside_them() -> None:
    found = set(under_load.waiting())
    assert {"tests/test_local_socket.py", "tests/test_keypad_evening.py", "tests/test_under_load.py"} <= found
    assert not found & {"tests/test_board_tracker.py", "tests/test_names.py", "tests/patience.py"}


def test_without_a_file_among_the_arguments_these_are_run(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    ran: list[list[str]] = []
    files = ["tests/test_local_socket.py", "tests/test_minds.py"]

    def run_once(words: list[str]) -> tuple[bool, str]:
        ran.append(list(words))
        return True, "told"

    monkeypatch.setattr(under_load, "run_once", run_once)
    monkeypatch.setattr(under_load, "waiting", lambda: files)
    for words in ([], ["-k", "wire"], ["tests/test_names.py::test_it", "-x"]):
        assert under_load.main(["--loops", "0", "--times", "1", *words]) == 0
    assert ran[0] == files and ran[1] == ["-k", "wire", *ran[0]]
    assert ran[2] == ["-x", "tests/test_names.py::test_it"]
    assert "1 of 1 runs were good" in capsys.readouterr().out


def test_runs_are_collected_in_slices_and_a_failure_stays_until_it_is_forgotten(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """A clock on which every file takes a minute."""
    ran: list[str] = []
    bad = {"tests/test_names.py"}

    def run_once(words: list[str]) -> tuple[bool, str]:
        assert words[1:] == ["-k", "wire"]
        ran.append(words[0])
        return words[0] not in bad, "1 failed"

    monkeypatch.setattr(under_load, "run_once", run_once)
    monkeypatch.setattr(under_load, "time", SimpleNamespace(monotonic=lambda: 60.0 * len(ran)))
    files = ["tests/test_docs.py", "tests/test_names.py"]
    record = tmp_path / "new" / "record.jsonl"
    command = ["--loops", "0", "--times", "2", "--record", str(record), "-k", "wire", *files, "--minutes"]
    assert under_load.main([*command, "1"]) == 2 and ran == files[:1]
    assert capsys.readouterr().out == "run 1: 1 of 2 files are green\n0 failed, 3 are left to run.\n"
    assert under_load.main([*command, "2"]) == 1 and ran == [*files, files[0]]
    wrong = "tests/test_names.py: 1 failed"
    told = f"run 1: 1 of 2 files are green; {wrong}\nrun 2: 1 of 2 files are green\n1 failed, 1 are left to run.\n"
    assert capsys.readouterr().out == told
    bad.clear()
    assert under_load.main([*command, "9"]) == 1 and ran == files * 2
    assert under_load.main([*command, "9", "--forget", files[1]]) == 0 and ran == [*files * 2, files[1], files[1]]
    assert capsys.readouterr().out.endswith("run 2: 2 of 2 files are green\n0 failed, 0 are left to run.\n")
    assert under_load.main([*command, "9"]) == 0 and len(ran) == 6


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="the system does not tell of processes")
def test_loops_work_and_end_with_the_block_or_with_their_parent() -> None:
    with under_load.busy(2) as loops:
        pids = [one.pid for one in loops]
        until(lambda: all(_spent(pid) > 0 for pid in pids), "work of the loops")
    assert not any(alive(pid) for pid in pids)
    code = (
        "import os, signal\nfrom tests import under_load\n"
        "with under_load.busy(2) as loops:\n"
        "    print(*(one.pid for one in loops), flush=True)\n"
        "    os.kill(os.getpid(), signal.SIGKILL)\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, encoding="utf-8", check=False, cwd=under_load.ROOT
    )
    for pid in done.stdout.split():
        until(lambda pid=pid: not alive(int(pid)), "the end of a loop without a parent")  # type: ignore[misc]


def _spent(pid: int) -> int:
    """Processor time of a process, in the system's ticks."""
    return sum(map(int, Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[11:13]))
