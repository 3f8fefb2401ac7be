"""The server of far matches on this computer: served, made a service, copied and brought back, all of it told."""

from __future__ import annotations

import logging
import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Final

from companion.core import whole
from companion.evening.here import line, tell
from companion.far.server_package import FarServerError, find_server
from companion.page.reach import own_addresses, own_name

if TYPE_CHECKING:
    from companion.evening.here import Here
    from companion.far.server import FarServer

INSTALL: Final = "pip install companion-tabletop[far]"
NEEDED: Final = ("nats", "nacl", "spake2")
EVERYWHERE: Final = "0.0.0.0"
UNIT: Final = Path("/etc/systemd/system/companion-far.service")
USERS: Final = Path("/etc/sysusers.d/companion-far.conf")
USER: Final = "companion-far"
STATE: Final = Path("/var/lib/companion-far")
SYSTEMD: Final = Path("/run/systemd/system")


def serve(where: Here, port: int, network: bool, tls: tuple[str, str] | None, folder: str | None) -> None:
    """Serve until Control and C. FarServerError, LogError.

    port: 0 takes any free one. network: also for other computers. tls: files of a certificate and its key, in
    place of the certificate that is made. folder: what it keeps, in place of the user's own.
    """
    _needs_parts()
    from companion.far.server import ServerPlan
    from companion.far.serving import run

    # It warns of each end of a connection by TLS, which is the library's way and nobody's concern.
    logging.getLogger("asyncio").setLevel(logging.ERROR)
    own = folder_of(where, folder)
    program = find_server(
        own / "program", lambda size: tell(where.phrases, "far-fetching", size=size // 1_000_000)
    )
    names = ["localhost", "127.0.0.1", own_name(), f"{own_name()}.local", *own_addresses()]
    files = [Path(one).absolute() for one in tls] if tls else [None, None]
    plain = [one.strip("[]") for one in names if one]
    run(
        program,
        ServerPlan(own, EVERYWHERE if network else "127.0.0.1", port or -1, plain, *files),
        lambda server: _tell_ready(where, server, network),
    )
    tell(where.phrases, "far-served")


def install(where: Here, port: int) -> None:
    """Make it a service of systemd that begins with the computer, under a user of its own. FarServerError."""
    _needs_parts()
    if not SYSTEMD.is_dir():
        raise FarServerError("far-service-none")
    steps = (
        ["systemd-sysusers", str(USERS)],
        ["systemctl", "daemon-reload"],
        ["systemctl", "enable", UNIT.name],
        ["systemctl", "restart", UNIT.name],  # with another port, too, where it ran before
    )
    try:
        USERS.parent.mkdir(exist_ok=True)
        whole.put(USERS, f'u {USER} - "Server for far matches of companion" {STATE}\n'.encode())
        whole.put(UNIT, unit(port).encode())
        for typed in steps:
            subprocess.run(typed, check=True, capture_output=True, text=True)
    except (OSError, subprocess.CalledProcessError) as error:
        reason = (getattr(error, "stderr", None) or str(error)).strip()
        raise FarServerError("far-service-refused", file=str(UNIT), reason=reason) from error
    tell(where.phrases, "far-service", folder=str(STATE), user=USER)
    line(f"journalctl -u {UNIT.stem}")


def unit(port: int) -> str:
    """The file for systemd. A service of its own user, which sees no home and writes to its own folder alone."""
    called = f"{Path(sys.executable)} -m companion"
    return f"""# Written by companion far install.
[Unit]
Description=Server for far matches of companion
After=network-online.target
Wants=network-online.target

[Service]
ExecStart={called} far serve --network --port {port} --folder {STATE}
Environment=COMPANION_HOME={STATE}/home
User={USER}
Group={USER}
StateDirectory={STATE.name}
StateDirectoryMode=0700
Restart=on-failure
RestartSec=2
LimitNOFILE=65536
MemoryMax=1G
NoNewPrivileges=yes
ProtectSystem=strict
ProtectHome=read-only
PrivateTmp=yes
PrivateDevices=yes
ProtectKernelTunables=yes
ProtectControlGroups=yes
RestrictAddressFamilies=AF_INET AF_INET6 AF_UNIX AF_NETLINK
RestrictNamespaces=yes

[Install]
WantedBy=multi-user.target
"""


def back_up(where: Here, file: str, folder: str | None) -> None:
    """Copy what the server keeps into a new file. FarServerError."""
    _needs_parts()
    from companion.far.serving import back_up as copied

    copied(folder_of(where, folder), Path(file))
    tell(where.phrases, "far-backed-up", file=file)


def restore(where: Here, file: str, folder: str | None) -> None:
    """Bring such a copy back where no server has been. FarServerError."""
    _needs_parts()
    from companion.far.serving import restore as returned

    returned(folder_of(where, folder), Path(file))
    tell(where.phrases, "far-restored", folder=str(folder_of(where, folder)))


def folder_of(where: Here, folder: str | None) -> Path:
    """What is kept where."""
    return Path(folder).absolute() if folder else where.places.data / "far-server"


def _tell_ready(where: Here, server: FarServer, network: bool) -> None:
    tell(where.phrases, "far-serving-network" if network else "far-serving")
    names = [*own_addresses(), f"{own_name()}.local"] if network else ["localhost"]
    for one in names:
        line(f"tls://{one}:{server.port}")
    if os.environ.get("INVOCATION_ID") is None:  # a service has nobody who could press it
        tell(where.phrases, "far-serving-ends")


def _needs_parts() -> None:
    if not all(find_spec(one) for one in NEEDED):
        raise FarServerError("far-extra", command=INSTALL)
