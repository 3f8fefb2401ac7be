"""Runs a nats-server for far matches: its folder, its configuration, and what it must really do before it is used.

What it keeps is on the disk before it is acknowledged (`sync_interval: always`), which it is asked about itself.
Everything between houses goes by TLS. Who may do what is in passes, which door.py gives.
"""

from __future__ import annotations

import contextlib
import datetime
import json
import os
import re
import shutil
import subprocess
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Final, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from companion.core import intake, private, whole
from companion.far.certificate import make_certificate
from companion.far.passes import KeyKind, Rights, account_token, key_name, operator_token, user_pass
from companion.far.seal import SeatKey
from companion.far.server_package import FarServerError, is_safe

PORT: Final = 4222
STARTS_S: Final = 20.0
STOPS_S: Final = 10.0
PAYLOAD_BYTES: Final = 16_384
CONNECTIONS: Final = 20_000
STORE_BYTES: Final = 4 << 30
MEMORY: Final = {"GOMEMLIMIT": "350MiB"}
"""Without it a server with as many tables as it can hold leaves much behind before that is collected."""
CLOSED: Final = 100
"""So many connections that have ended are remembered, for who asks its monitoring."""
GUEST_INBOX: Final = "_INBOX.guest"
_GUEST_SAYS: Final = ("room.*", "door.open", "door.again")
GUEST: Final = Rights(_GUEST_SAYS, (f"{GUEST_INBOX}.>",), listens_max=4, payload_max=4096)
"""Who has no pass: may only ask the door and knock at rooms."""
_STEP_S: Final = 0.02
_KEYS_BYTES: Final = 10_000
_CONFIGURATION_BYTES: Final = 100_000

Seed = Annotated[str, Field(pattern=r"^[0-9a-f]{64}$")]


class ServerKeys(BaseModel):
    """The seeds of the keys of a server, keys.json in its folder. version: of this file."""

    model_config = ConfigDict(strict=True, extra="forbid", frozen=True)

    version: Literal[1] = 1
    operator: Seed
    account: Seed
    system: Seed
    door: Seed

    def key(self, which: Literal["operator", "account", "system", "door"]) -> SeatKey:
        """One of them."""
        return SeatKey(bytes.fromhex(getattr(self, which)))


@dataclass(frozen=True, slots=True)
class ServerPlan:
    """How a server runs. host: the address it listens at. port: -1 for any that is free.

    names: those by which it is reached, for the certificate that is made. certificate, key: files of another one.
    """

    folder: Path
    host: str = "127.0.0.1"
    port: int = PORT
    names: Sequence[str] = ("localhost", "127.0.0.1")
    certificate: Path | None = None
    key: Path | None = None

    @property
    def certificate_file(self) -> Path:
        """The certificate in use."""
        return self.certificate or self.folder / "certificate.pem"

    @property
    def key_file(self) -> Path:
        """Its key."""
        return self.key or self.folder / "certificate.key"


def server_keys(folder: Path) -> ServerKeys:
    """The keys of the server in this folder, made if there are none. FarServerError where they cannot be read."""
    file = folder / "keys.json"
    try:
        if file.exists():
            return ServerKeys.model_validate_json(intake.read_bytes(file, _KEYS_BYTES))
        names = ("operator", "account", "system", "door")
        made = ServerKeys.model_validate({name: SeatKey().seed.hex() for name in names})
        private.folder(folder)
        whole.put(file, made.model_dump_json().encode(), private.opener)
    except (ValidationError, intake.Unreadable, OSError) as error:
        raise FarServerError("far-server-folder", file=str(file), reason=type(error).__name__) from error
    return made


def prepare(plan: ServerPlan, now: datetime.datetime) -> Path:
    """Write what the server needs into its folder; its configuration file. FarServerError."""
    keys = server_keys(plan.folder)
    try:
        private.folder(plan.folder / "run")
        if plan.certificate is None and not plan.certificate_file.exists():
            made = make_certificate(plan.names, now)
            whole.put(plan.key_file, made.key, private.opener)
            whole.put(plan.certificate_file, made.certificate, private.opener)
        file = plan.folder / "server.conf"
        whole.put(file, configuration(plan, keys, int(now.timestamp())).encode(), private.opener)
    except OSError as error:
        raise FarServerError("far-server-folder", file=str(plan.folder), reason=str(error)) from error
    return file


def configuration(plan: ServerPlan, keys: ServerKeys, now_s: int) -> str:
    """The server's configuration file, in the form of NATS."""
    operator, system = keys.key("operator"), keys.key("system")
    guest = user_pass(keys.key("account"), SeatKey().public, GUEST, now_s, open_to_all=True)
    return f"""# Written by companion at each start.
server_name: companion
host: {json.dumps(plan.host)}
port: {plan.port}
http: "127.0.0.1:-1"
ports_file_dir: {json.dumps(str(plan.folder / "run"))}
log_file: {json.dumps(str(plan.folder / "server.log"))}
logfile_size_limit: 1MB
logfile_max_num: 3
max_payload: {PAYLOAD_BYTES}
max_connections: {CONNECTIONS}
max_closed_clients: {CLOSED}
ping_interval: "20s"
write_deadline: "10s"
jetstream {{
  store_dir: {json.dumps(str(plan.folder / "kept"))}
  sync_interval: always
  max_mem: 1MB
  max_file: {STORE_BYTES}
}}
tls {{
  cert_file: {json.dumps(str(plan.certificate_file))}
  key_file: {json.dumps(str(plan.key_file))}
  timeout: 5
}}
operator: {operator_token(operator, now_s)}
system_account: {key_name(KeyKind.ACCOUNT, system.public)}
resolver: MEMORY
resolver_preload: {{
{_accounts(keys, now_s)}
}}
default_sentinel: {guest}
"""


def _accounts(keys: ServerKeys, now_s: int) -> str:
    """The accounts that the server knows from the start, a line each."""
    operator = keys.key("operator")
    tokens = {
        key_name(KeyKind.ACCOUNT, one.public): account_token(operator, one.public, now_s, stores=stores)
        for one, stores in ((keys.key("account"), True), (keys.key("system"), False))
    }
    return "\n".join(f"  {name}: {token}" for name, token in tokens.items())


def certificate_in_use(folder: Path) -> Path:
    """The file of the certificate with which the server of this folder was last begun. FarServerError."""
    file = folder / "server.conf"
    try:
        written = intake.read_bytes(file, _CONFIGURATION_BYTES).decode() if file.exists() else ""
    except (intake.Unreadable, ValueError) as error:
        raise FarServerError("far-server-folder", file=str(file), reason=type(error).__name__) from error
    told = re.search(r"^  cert_file: (\".*\")$", written, re.MULTILINE)
    return Path(json.loads(told[1])) if told else ServerPlan(folder).certificate_file


class FarServer:
    """A server that runs until it is stopped, and ends with this process."""

    def __init__(
        self, program: Path, plan: ServerPlan, process: subprocess.Popen[bytes], ports: ServerPorts
    ) -> None:
        self.program, self.plan, self.process, self._ports = program, plan, process, ports

    @classmethod
    def start(
        cls,
        program: Path,
        plan: ServerPlan,
        now: datetime.datetime,
        pause: Callable[[float], object] = time.sleep,
    ) -> FarServer:
        """Start it and see that it is safe and keeps what it acknowledges. FarServerError, and nothing runs."""
        file = prepare(plan, now)
        for old in (plan.folder / "run").glob("*.ports"):
            old.unlink(missing_ok=True)
        process = _launched(program, file)
        ports = _awaited(process, plan.folder, pause)
        server = cls(program, plan, process, ports)
        try:
            server.check()
        except FarServerError:
            server.stop()
            raise
        return server

    @property
    def address(self) -> str:
        """Where clients of this computer reach it."""
        return self._ports.nats

    @property
    def port(self) -> int:
        """Its port."""
        return int(self.address.rsplit(":", 1)[1])

    @property
    def local_address(self) -> str:
        """Where this computer reaches it, also where it listens to a network."""
        return f"tls://127.0.0.1:{self.port}"

    def check(self) -> None:
        """Ask it for its version, whether it keeps before it acknowledges. FarServerError where it does not."""
        try:
            with urllib.request.urlopen(f"{self._ports.monitoring}/varz", timeout=STOPS_S) as answer:
                told = json.loads(answer.read())
        except (urllib.error.URLError, OSError, ValueError) as error:
            raise FarServerError("far-server-starts-not", reason=str(error)) from error
        version = str(told.get("version", ""))
        if not is_safe(version):
            raise FarServerError("far-server-runs-not", version=version or "?")
        if told.get("jetstream", {}).get("config", {}).get("sync_always") is not True:
            raise FarServerError("far-server-careless")

    def stop(self) -> None:
        """End it; what it keeps stays."""
        self.process.terminate()
        with contextlib.suppress(subprocess.TimeoutExpired):
            self.process.wait(STOPS_S)
            return
        self.process.kill()
        self.process.wait()


@dataclass(frozen=True, slots=True)
class ServerPorts:
    """Where a server really listens, as URLs."""

    nats: str
    monitoring: str


def _launched(program: Path, file: Path) -> subprocess.Popen[bytes]:
    """A server of this configuration; where this process is killed, the kernel tells it to end. FarServerError."""
    bound = ["setpriv", "--pdeathsig", "TERM"] if shutil.which("setpriv") else []
    command, quiet = [*bound, str(program), "-c", str(file)], subprocess.DEVNULL
    try:
        return subprocess.Popen(command, stdin=quiet, stdout=quiet, stderr=quiet, env={**MEMORY, **os.environ})
    except OSError as error:
        raise FarServerError("far-server-starts-not", reason=str(error)) from error


def _awaited(process: subprocess.Popen[bytes], folder: Path, pause: Callable[[float], object]) -> ServerPorts:
    """What it says of its ports once it is ready. FarServerError with its last words where it ends."""
    for _ in range(int(STARTS_S / _STEP_S)):
        for file in (folder / "run").glob("*.ports"):
            with contextlib.suppress(ValueError, LookupError, OSError):
                told = json.loads(file.read_text(encoding="utf-8"))
                return ServerPorts(told["nats"][0], told["monitoring"][0])
        if process.poll() is not None:
            break
        pause(_STEP_S)
    process.kill()
    process.wait()
    raise FarServerError("far-server-starts-not", reason=_last_words(folder))


def _last_words(folder: Path) -> str:
    """The last complaint in its log."""
    try:
        lines = (folder / "server.log").read_text(encoding="utf-8", errors="replace").splitlines()
    except OSError:
        return "?"
    found = [line.split("]", 2)[-1].strip() for line in lines[-20:] if "[FTL]" in line or "[ERR]" in line]
    return found[-1] if found else "?"
