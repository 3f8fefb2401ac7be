"""The server that is run: fetched by checksum, of a safe version, really keeping what it says, ending with us."""

from __future__ import annotations

import hashlib
import json
import os
import stat
import subprocess
import sys
import urllib.request
from dataclasses import replace
from pathlib import Path

import pytest

from companion.core import debian
from companion.far import server as serving
from companion.far.log import LOG_BYTES
from companion.far.server import FarServer, ServerPlan, configuration, prepare, server_keys
from companion.far.server_package import FarServerError, find_server, is_safe, known_server, version_of
from tests.far_net.kit import CACHE, House, house, now, program
from tests.free_port import free_port
from tests.patience import PATIENCE_S

SAFE = ["2.11.16", "2.11.40", "2.12.7", "2.14.0", "v2.15.1", "2.100.0", "3.0.0"]
UNSAFE = ["2.9.10", "2.10.27", "2.11.15", "2.12.6", "2.13.9", "2.14.0-RC.1", "1.99.99", "", "?", "2.14", "x2.15.1"]


def test_versions_with_known_weaknesses_are_refused() -> None:
    assert all(is_safe(one) for one in SAFE)
    assert not any(is_safe(one) for one in UNSAFE)
    assert is_safe(known_server().version)


def test_the_program_is_the_package_of_the_known_checksum() -> None:
    found = program()
    assert is_safe(version_of(found))
    if CACHE in found.parents:
        assert version_of(found) == known_server().version


def stand_in(folder: Path, says: str) -> str:
    """A PATH on which nats-server is a program that says this of its version."""
    folder.mkdir()
    there = folder / "nats-server"
    there.write_text(f"#!/bin/sh\necho '{says}'\n", encoding="utf-8")
    there.chmod(0o755)
    return f"{folder}{os.pathsep}/usr/bin{os.pathsep}/bin"


def test_an_old_server_of_this_computer_is_refused_aloud(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where Debian's package is not to be had: no processor of its list, no mirror, or another checksum."""
    monkeypatch.setenv("PATH", stand_in(tmp_path / "old", "nats-server: v2.9.10"))
    with pytest.raises(FarServerError) as error:
        find_server(tmp_path / "cache", print, "s390x")
    assert (error.value.key, error.value.facts["version"]) == ("far-server-old", "2.9.10")
    told: list[int] = []
    pool = tmp_path / "mirror" / "pool" / "main" / known_server().packages["x86_64"].path
    pool.parent.mkdir(parents=True)
    pool.write_bytes(b"no package")
    for mirrors in ([], [(tmp_path / "mirror").as_uri()]):
        monkeypatch.setattr(debian, "_mirrors", lambda folder, mirrors=mirrors: mirrors)
        with pytest.raises(FarServerError, match="far-server-old"):
            find_server(tmp_path / "cache", told.append, "x86_64")
    assert told == [known_server().packages["x86_64"].size] * 2
    monkeypatch.setenv("PATH", stand_in(tmp_path / "new", "nats-server: v2.14.3"))
    assert find_server(tmp_path / "cache", print) == tmp_path / "new" / "nats-server"
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(FarServerError, match="far-server-none"):
        find_server(tmp_path / "cache", print, "s390x")


def test_it_is_asked_whether_it_really_keeps_what_it_acknowledges(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    plan = ServerPlan(tmp_path / "far", port=-1)
    careful = configuration
    monkeypatch.setattr(
        serving, "configuration", lambda *given: careful(*given).replace("sync_interval: always", "")
    )
    with pytest.raises(FarServerError, match="far-server-careless"):
        FarServer.start(program(), plan, now())
    monkeypatch.undo()
    server = FarServer.start(program(), plan, now())
    server.check()
    server.stop()
    assert server.process.returncode is not None


def test_what_cannot_start_says_why(tmp_path: Path, shared_house: House) -> None:
    taken = ServerPlan(tmp_path / "far", port=shared_house.plan.port)
    with pytest.raises(FarServerError, match="address already in use"):
        FarServer.start(program(), taken, now())
    with pytest.raises(FarServerError, match="far-server-starts-not"):
        FarServer.start(Path("/bin/false"), replace(taken, port=-1), now())
    with pytest.raises(FarServerError, match="far-server-starts-not"):
        FarServer.start(tmp_path / "nowhere", replace(taken, port=-1), now())


def test_its_secrets_are_this_users_alone_and_last(tmp_path: Path) -> None:
    plan = ServerPlan(tmp_path / "far", port=free_port())
    file = prepare(plan, now())
    before = {path.name: path.read_bytes() for path in plan.folder.iterdir() if path.is_file()}
    assert {"keys.json", "certificate.pem", "certificate.key", "server.conf"} == set(before)
    for path in (plan.folder, *plan.folder.iterdir()):
        assert not stat.S_IMODE(path.stat().st_mode) & 0o077, path
    prepare(plan, now())
    after = {path.name: path.read_bytes() for path in plan.folder.iterdir() if path.is_file()}
    assert {name for name in after if after[name] != before[name]} == {"server.conf"}
    told = subprocess.run([program(), "-c", file, "-t"], capture_output=True, encoding="utf-8", check=False)
    assert told.returncode == 0, told.stderr
    for damaged in (b"", b"{}", b'{"version":2}', bytes(20_000)):
        (plan.folder / "keys.json").write_bytes(damaged)
        with pytest.raises(FarServerError, match="far-server-folder"):
            server_keys(plan.folder)


def test_keys_of_the_first_version_are_read(tmp_path: Path) -> None:
    kept = {name: hashlib.sha256(name.encode()).hexdigest() for name in ("operator", "account", "system", "door")}
    (tmp_path / "keys.json").write_text(json.dumps({"version": 1, **kept}), encoding="utf-8")
    assert server_keys(tmp_path).door == kept["door"]


def test_nobody_else_reads_how_it_is_doing(own_house: House) -> None:
    address = own_house.server._ports.monitoring
    assert address.startswith("http://127.0.0.1:")
    with urllib.request.urlopen(f"{address}/varz") as answer:
        told = json.loads(answer.read())
    assert (told["max_payload"], told["tls_required"]) == (16_384, True)


def test_its_memory_is_bounded_unless_the_owner_has_chosen_otherwise(
    own_house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    def limit() -> int:
        with urllib.request.urlopen(f"{own_house.server._ports.monitoring}/varz") as answer:
            return int(json.loads(answer.read())["gomemlimit"])

    assert limit() == 350 << 20
    own_house.server.stop()
    monkeypatch.setenv("GOMEMLIMIT", "700MiB")
    own_house.restart()
    assert limit() == 700 << 20


def test_the_page_for_clubs_tells_its_bounds() -> None:
    page = (Path(__file__).parents[2] / "docs" / "far-server.md").read_text(encoding="utf-8")
    assert f"started with GOMEMLIMIT={serving.MEMORY['GOMEMLIMIT']}" in page
    assert f"More than {serving.STORE_BYTES // LOG_BYTES:,} matches at a time" in page


def test_it_ends_with_the_process_that_runs_it(tmp_path: Path) -> None:
    lines = (
        "import sys, time, datetime\n"
        "from pathlib import Path\n"
        "from companion.far.server import FarServer, ServerPlan\n"
        "made = FarServer.start(Path(sys.argv[1]), ServerPlan(Path(sys.argv[2]), port=-1),"
        " datetime.datetime.now(datetime.UTC))\n"
        "print(made.process.pid, flush=True)\n"
        "time.sleep(600)\n"
    )
    owner = subprocess.Popen(
        [sys.executable, "-c", lines, program(), tmp_path / "far"], stdout=subprocess.PIPE, encoding="utf-8"
    )
    assert owner.stdout is not None
    pid = int(owner.stdout.readline())
    watching = os.pidfd_open(pid)
    owner.kill()
    owner.wait()
    import select

    assert select.select([watching], [], [], PATIENCE_S)[0], "it still runs"
    os.close(watching)


def test_two_servers_do_not_know_each_others_passes(tmp_path: Path, shared_house: House) -> None:
    with house(tmp_path) as other:
        assert not set(server_keys(other.plan.folder).model_dump().values()) & (
            set(shared_house.keys.model_dump().values()) - {1}
        )
