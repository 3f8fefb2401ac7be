"""`companion far`: a server that guests can use, copied and brought back, and each fault in the set language."""

from __future__ import annotations

import asyncio
import io
import os
import shutil
import signal
import stat
import subprocess
import sys
import tarfile
from pathlib import Path

import pytest

from companion.care import far_server
from companion.core.errors import CompanionError
from companion.far.server import STORE_BYTES, ServerPlan, prepare
from companion.far.server_package import FarServerError
from companion.far.serving import MARK, alone, back_up, restore
from companion.far.wire import Wire, trust
from companion.language.phrases import Phrases
from tests.far_net.kit import CACHE, News, now, program
from tests.far_net.test_door import asked
from tests.patience import PATIENCE_S


def companion(home: Path, *typed: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "companion", *typed],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        env={**os.environ, "COMPANION_HOME": str(home), "PYTHONIOENCODING": "utf-8"},
    )


def ended(home: Path, *typed: str) -> tuple[int, str]:
    process = companion(home, *typed)
    told, _ = process.communicate(timeout=PATIENCE_S)
    return process.returncode, told


def furnished(folder: Path) -> Path:
    """A new folder for a server that has its program."""
    program()
    folder.mkdir()
    if CACHE.is_dir():
        shutil.copytree(CACHE, folder / "program")
    return folder


async def match_opened(address: str) -> str:
    """A match that somebody opened there whom nobody knows."""
    wire = await Wire.open(address.replace("localhost", "127.0.0.1"), trust(None, anybody=True), None, News())
    told = await asked(wire, "door.open", key="ab" * 32)
    await wire.close()
    return told.match


def test_one_command_serves_guests_until_it_is_ended_and_its_copy_comes_back(tmp_path: Path) -> None:
    folder = furnished(tmp_path / "far")
    serving = companion(tmp_path, "far", "serve", "--port", "0", "--folder", str(folder), "--lang", "en")
    assert serving.stdout is not None
    lines = [serving.stdout.readline().strip() for _ in range(3)]
    assert lines[0].startswith("The server is ready, for this computer.")
    assert lines[1].startswith("tls://localhost:")
    assert lines[2] == "Control and C end it. What it keeps stays."
    match = asyncio.run(match_opened(lines[1]))
    status, told = ended(
        tmp_path, "far", "backup", str(tmp_path / "copy"), "--folder", str(folder), "--lang", "en"
    )
    assert (status, told.startswith("A server is using this folder")) == (1, True), told
    serving.send_signal(signal.SIGTERM)
    rest, _ = serving.communicate(timeout=PATIENCE_S)
    assert (serving.returncode, rest.strip()) == (
        0,
        "The server has ended. What it kept is there when it begins again.",
    )
    status, told = ended(
        tmp_path, "far", "backup", str(tmp_path / "copy"), "--folder", str(folder), "--lang", "cs"
    )
    assert (status, "Chraňte ho jako klíč" in told) == (0, True), told
    assert not stat.S_IMODE((tmp_path / "copy").stat().st_mode) & 0o077
    again = tmp_path / "again"
    status, told = ended(
        tmp_path, "far", "restore", str(tmp_path / "copy"), "--folder", str(again), "--lang", "pl"
    )
    assert (status, told.startswith("Kopia wróciła")) == (0, True), told
    assert list((again / "kept").rglob(f"FAR_{match}"))
    for name in ("keys.json", "certificate.pem", "certificate.key"):
        assert (again / name).read_bytes() == (folder / name).read_bytes()
    assert not (again / "restoring").exists()


def test_copies_replace_nothing_and_hold_nothing_strange(tmp_path: Path) -> None:
    folder, copy = tmp_path / "far", tmp_path / "copy"
    with pytest.raises(FarServerError, match="far-server-empty"):
        back_up(folder, copy)
    prepare(ServerPlan(folder), now())
    back_up(folder, copy)
    whole = copy.read_bytes()
    with pytest.raises(FarServerError, match="far-server-copy"):
        back_up(folder, copy)
    assert copy.read_bytes() == whole
    with pytest.raises(FarServerError, match="far-server-there"):
        restore(folder, copy)
    for cut in (0, 10, len(whole) // 2):
        copy.write_bytes(whole[:cut])
        with pytest.raises(FarServerError, match="far-server-copy"):
            restore(tmp_path / f"cut{cut}", copy)
        assert {path.name for path in (tmp_path / f"cut{cut}").iterdir()} == {"lock"}
    os.mkfifo(tmp_path / "pipe")
    for strange in (tmp_path / "pipe", tmp_path, Path("/dev/zero"), tmp_path / "nowhere"):
        with pytest.raises(FarServerError, match="far-server-copy"):
            restore(tmp_path / "strange", strange)
    with alone(folder), pytest.raises(FarServerError, match="far-server-busy"):
        back_up(folder, tmp_path / "other")


def test_copies_that_are_hostile_are_not_brought_back(tmp_path: Path) -> None:
    copy = tmp_path / "copy"
    with tarfile.open(copy, "w:gz") as hostile:
        member = tarfile.TarInfo(f"{MARK}/kept")
        member.size = STORE_BYTES + 1
        hostile.addfile(member)
    with pytest.raises(FarServerError, match=f"{STORE_BYTES // 1_000_000} MB"):
        restore(tmp_path / "bomb", copy)
    for name, kind in (
        ("../out", tarfile.REGTYPE),
        (f"{MARK}/../../out", tarfile.REGTYPE),
        ("/out", tarfile.REGTYPE),
        (f"{MARK}/kept", tarfile.SYMTYPE),
        (f"{MARK}/device", tarfile.CHRTYPE),
        ("companion-far-server-9/keys.json", tarfile.REGTYPE),
    ):
        with tarfile.open(copy, "w:gz") as hostile:
            member = tarfile.TarInfo(name)
            member.type, member.linkname = kind, "/etc"
            hostile.addfile(member, io.BytesIO())
        with pytest.raises(FarServerError, match="far-server-copy"):
            restore(tmp_path / "hostile", copy)
    assert not (tmp_path / "out").exists()


def test_the_service_is_as_systemd_wants_it(tmp_path: Path) -> None:
    unit = tmp_path / far_server.UNIT.name
    unit.write_text(far_server.unit(4222), encoding="utf-8")
    checker = shutil.which("systemd-analyze")
    if checker is None:
        pytest.skip("systemd-analyze is not here")
    done = subprocess.run([checker, "verify", str(unit)], capture_output=True, encoding="utf-8", check=False)
    assert unit.name not in done.stderr, done.stderr


def test_without_systemd_or_the_extra_parts_it_is_said_what_to_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if not far_server.SYSTEMD.is_dir():
        status, told = ended(tmp_path, "far", "install", "--lang", "en")
        assert (status, told.startswith("This computer does not run services by systemd")) == (1, True), told
    monkeypatch.setattr(far_server, "NEEDED", ("no_such_part",))
    here: object = None
    with pytest.raises(CompanionError) as error:
        far_server.back_up(here, "copy", None)  # type: ignore[arg-type]
    for language, begins in (("en", "The parts for playing"), ("cs", "Části pro hru"), ("pl", "Części do gry")):
        told = Phrases(language, "normal").write(error.value)
        assert told.startswith(begins)
        assert "companion-tabletop[far]" in told
