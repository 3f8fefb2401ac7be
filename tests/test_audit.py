"""`sh .ci/lock --audit`: weaknesses that a database of OSV knows, told by pip-audit, and a database that fails."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest

from tests.patience import PATIENCE_S

ROOT = Path(__file__).parents[1]
PACKAGES = {"sturdy": "1.0", "leaky": "2.3"}
WEAKNESS = {
    "schema_version": "1.6.0",
    "id": "PYSEC-2026-7",
    "aliases": ["CVE-2026-4242"],
    "summary": "Whatever is poured in runs out.",
    "affected": [
        {
            "package": {"name": "leaky", "ecosystem": "PyPI"},
            "ranges": [{"type": "ECOSYSTEM", "events": [{"introduced": "0"}, {"fixed": "2.4"}]}],
        }
    ],
}
"""As OSV writes it (schema 1.6): a package, where a weakness of it begins, and the version that has it no more."""


class Database:
    """A server on this computer that answers `POST /v1/query` as OSV's does. asked: names and versions."""

    def __init__(self) -> None:
        self.known: dict[str, Any] = {}
        self.broken = False
        self.asked: set[tuple[str, str]] = set()
        database = self

        class Answering(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                query = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
                assert self.path == "/v1/query" and query["package"]["ecosystem"] == "PyPI"
                name = query["package"]["name"]
                database.asked.add((name, query["version"]))
                answer = json.dumps({"vulns": [database.known[name]]} if name in database.known else {}).encode()
                self.send_response(503 if database.broken else 200)
                self.send_header("Content-Length", str(len(answer)))
                self.end_headers()
                self.wfile.write(answer)

            def log_message(self, *_told: object) -> None:
                """Nothing: the test looks at what was asked."""

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Answering)
        self.address = f"http://127.0.0.1:{self.server.server_port}/v1/query"


@pytest.fixture
def database() -> Iterator[Database]:
    made = Database()
    threading.Thread(target=made.server.serve_forever, kwargs={"poll_interval": 0.01}).start()
    yield made
    made.server.shutdown()
    made.server.server_close()


def audited(folder: Path, database: Database, *locks: str) -> subprocess.CompletedProcess[str]:
    """The script, with two small locks, `first` and `second`, and the true pip-audit."""
    scripts, tools = folder / ".ci", folder / "build" / "tools"
    (scripts / "locks").mkdir(parents=True)
    for name in ("lock", "tools"):
        shutil.copy(ROOT / ".ci" / name, scripts)
    (scripts / "locks" / "tools.txt").touch()
    for name, (package, version) in zip(("first", "second"), reversed(PACKAGES.items()), strict=True):
        line = f"{package}=={version} --hash=sha256:{'0' * 64}\n"
        (scripts / "locks" / f"{name}.txt").write_text(line, encoding="utf-8")
    (tools / "bin").mkdir(parents=True)
    (tools / "bin" / "pip-audit").symlink_to(Path(sys.executable).with_name("pip-audit"))
    (tools / ".ready").touch()
    around = {"XDG_CACHE_HOME": str(folder), "HOME": str(folder), "NO_PROXY": "*"}
    return subprocess.run(
        ("sh", ".ci/lock", "--audit", database.address, *locks),
        cwd=folder,
        env=os.environ | around,
        capture_output=True,
        encoding="utf-8",
        timeout=PATIENCE_S,
        check=False,
    )


def test_a_known_weakness_ends_with_1_and_is_named(tmp_path: Path, database: Database) -> None:
    """Also where a lock without one comes after it."""
    database.known["leaky"] = WEAKNESS
    done = audited(tmp_path, database, "first", "second")
    assert done.returncode == 1, done.stdout + done.stderr
    weak, sturdy = done.stdout.split("Known weaknesses in .ci/locks/second.txt:")
    assert all(one in weak for one in ("leaky", "2.3", "PYSEC-2026-7", "2.4")), weak
    assert "No known vulnerabilities found" in sturdy and "sturdy" not in sturdy
    assert database.asked == set(PACKAGES.items())


def test_a_database_that_fails_ends_with_2_and_calls_nothing_good(tmp_path: Path, database: Database) -> None:
    database.broken = True
    done = audited(tmp_path, database, "first", "second")
    assert done.returncode == 2, done.stdout + done.stderr
    assert "Nobody told all that is known of these packages, so none of them is called good." in done.stdout
    assert "No known vulnerabilities found" not in done.stdout and "second.txt" not in done.stdout
    assert database.asked


def test_where_nothing_is_known_it_ends_with_0(tmp_path: Path, database: Database) -> None:
    done = audited(tmp_path, database, "second")
    assert done.returncode == 0, done.stdout + done.stderr
    assert "No known vulnerabilities found" in done.stdout
    assert database.asked == {("sturdy", PACKAGES["sturdy"])}
