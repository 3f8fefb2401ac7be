"""Who holds a port and which programs try out new ones: read from a made-up /proc."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.care.doctor import ports
from companion.care.doctor.findings import Severity

pytestmark = pytest.mark.skipif(not Path("/proc/self/fd").is_dir(), reason="only Linux tells who holds a port")


def fake_process(proc: Path, number: int, comm: str, opened: list[str], cmdline: str = "") -> None:
    (proc / str(number) / "fd").mkdir(parents=True)
    (proc / str(number) / "comm").write_text(comm + "\n", encoding="utf-8")
    (proc / str(number) / "cmdline").write_text(cmdline or comm + "\0", encoding="utf-8")
    for index, target in enumerate(opened):
        (proc / str(number) / "fd" / str(index)).symlink_to(target)


def test_holders_are_found_by_what_they_have_open(tmp_path: Path) -> None:
    fake_process(tmp_path, 11, "minicom", ["/dev/null", "/dev/ttyACM0"])
    fake_process(tmp_path, 12, "python3", ["/dev/ttyACM1"], "/usr/bin/python3\0/usr/bin/companion\0play\0")
    fake_process(tmp_path, 13, "board", ["/dev/ptmx", "/dev/pts/77"])
    fake_process(tmp_path, 14, "screen", ["/dev/pts/77"])
    (tmp_path / "uptime").write_text("1", encoding="utf-8")
    (tmp_path / "15").mkdir()  # a process that may not be looked at
    found = ports.holders(["/dev/ttyACM0", "/dev/ttyACM1", "/dev/pts/77", "/dev/ttyACM2"], tmp_path)
    assert found == {
        "/dev/ttyACM0": [(11, "minicom")],
        "/dev/ttyACM1": [(12, "companion")],
        "/dev/pts/77": [(14, "screen")],
    }


def test_programs_that_try_out_new_ports(tmp_path: Path) -> None:
    fake_process(tmp_path / "proc", 21, "ModemManager", [])
    tools = tmp_path / "bin"
    tools.mkdir()
    (tools / "brltty").write_text("#!/bin/sh\n", encoding="utf-8")
    (tools / "brltty").chmod(0o755)
    found = list(ports.meddlers(tmp_path / "proc", str(tools)))
    assert [(f.what.facts["program"], f.what.facts["state"], f.severity) for f in found] == [
        ("ModemManager", "running", Severity.REMARK),
        ("brltty", "installed", Severity.REMARK),
    ]
    assert list(ports.meddlers(tmp_path / "none", str(tmp_path))) == []
