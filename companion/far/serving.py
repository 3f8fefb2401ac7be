"""A server and its door until somebody ends them; a copy of all that a server keeps, and its return."""

from __future__ import annotations

import asyncio
import contextlib
import datetime
import lzma
import os
import shutil
import signal
import ssl
import tarfile
import time
import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from companion.core import intake, private
from companion.core.model import Phrase
from companion.far.door import DOOR, FarDoor
from companion.far.passes import user_pass
from companion.far.server import STORE_BYTES, FarServer, ServerPlan, server_keys
from companion.far.server_package import FarServerError
from companion.far.wire import Login, Wire, WireNews, trust
from companion.far.withdrawing import Withdrawing

KEPT: Final = ("keys.json", "certificate.pem", "certificate.key", "kept")
"""What a server keeps, beside what it writes anew at each start."""
MARK: Final = "companion-far-server-1"
"""The first folder in a copy names what it is, and its version."""
MEMBERS: Final = 1_000_000
"""No copy has as many files: some ten for each match."""


def run(program: Path, plan: ServerPlan, ready: Callable[[FarServer], object]) -> None:
    """Serve until SIGTERM, or Control and C. ready: is called once guests can come. FarServerError, LogError."""
    with alone(plan.folder):
        server = FarServer.start(program, plan, datetime.datetime.now(datetime.UTC))
        try:
            with contextlib.suppress(KeyboardInterrupt):
                asyncio.run(_serve(server, ready))
        finally:
            server.stop()


@contextmanager
def alone(folder: Path) -> Iterator[None]:
    """Hold the folder of a server. FarServerError where another program of ours does."""
    try:
        private.folder(folder)
        handle = private.opener(str(folder / "lock"), os.O_RDWR | os.O_CREAT)
    except OSError as error:
        raise FarServerError("far-server-folder", file=str(folder), reason=str(error)) from error
    try:
        private.lock(handle)
    except OSError as error:
        os.close(handle)
        raise FarServerError("far-server-busy", file=str(folder)) from error
    try:
        yield
    finally:
        os.close(handle)


def back_up(folder: Path, file: Path) -> None:
    """Copy what a server keeps into a new file, for this user alone. FarServerError; no file is ever replaced."""
    with alone(folder):
        if not (folder / "keys.json").exists():
            raise FarServerError("far-server-empty", file=str(folder))
        try:
            handle = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, private.FILE)
            with os.fdopen(handle, "wb") as stream, tarfile.open(fileobj=stream, mode="w:gz") as copy:
                for name in KEPT:
                    if (folder / name).exists():
                        copy.add(folder / name, f"{MARK}/{name}")
                stream.flush()
        except OSError as error:
            raise FarServerError("far-server-copy", file=str(file), reason=str(error)) from error


def restore(folder: Path, file: Path) -> None:
    """Bring such a copy back into a folder where no server has been. FarServerError, and nothing has changed.

    By root it comes to belong to whom the folder belongs.
    """
    with alone(folder):
        if (folder / "keys.json").exists():
            raise FarServerError("far-server-there", file=str(folder))
        part = folder / "restoring"
        try:
            with intake.opened(file, STORE_BYTES) as stream, tarfile.open(fileobj=stream) as copy:
                _extract(copy, part)
            if not (part / MARK / "keys.json").is_file():
                raise FarServerError("far-server-copy", file=str(file), reason=MARK)
            server_keys(part / MARK)
            for one in (part / MARK, folder / "lock"):
                private.give(one, folder)  # a service has a user of its own, and root brings copies back
            for name in reversed(KEPT):
                if (part / MARK / name).exists():
                    (part / MARK / name).rename(folder / name)
        except intake.Unreadable as error:
            raise FarServerError(
                "far-server-copy", file=str(file), reason=Phrase(f"file-fault-{error.reason}")
            ) from error
        except (OSError, tarfile.TarError, EOFError, zlib.error, lzma.LZMAError) as error:
            raise FarServerError("far-server-copy", file=str(file), reason=str(error)) from error
        finally:
            shutil.rmtree(part, ignore_errors=True)


def _extract(copy: tarfile.TarFile, folder: Path) -> None:
    """What is in a copy, into a folder: plain files and folders of ours, and nothing beside them. TarError.

    What it says of its size is looked at before any of it is unpacked: a small file may say that it holds much.
    """
    members: list[tarfile.TarInfo] = []
    size = 0
    for one in copy:
        parts, size = one.name.split("/"), size + one.size
        if parts[0] != MARK or ".." in parts or not (one.isfile() or one.isdir()):
            raise tarfile.TarError(one.name)
        members.append(one)
        if size > STORE_BYTES or len(members) > MEMBERS:
            raise tarfile.TarError(f"{size // 1_000_000} MB")
        one.mode = private.FOLDER if one.isdir() else private.FILE
    copy.extractall(folder, members)


async def _serve(server: FarServer, ready: Callable[[FarServer], object]) -> None:
    ending = asyncio.Event()
    loop = asyncio.get_running_loop()
    for one in (signal.SIGTERM, signal.SIGINT):
        with contextlib.suppress(NotImplementedError):
            loop.add_signal_handler(one, ending.set)
    key = server_keys(server.plan.folder)
    door_key = key.key("door")
    ticket = user_pass(key.key("account"), door_key.public, DOOR, int(time.time()))
    trusted = trust(None, anybody=True) if server.plan.certificate else trust(_own(server.plan))
    wire = await Wire.open(server.local_address, trusted, Login(door_key, ticket), _unheard)
    withdrawing = await Withdrawing.open(server.local_address, trusted, key, time.time)
    try:
        await FarDoor(wire, key.key("account"), time.time, withdrawing).start()
        ready(server)
        over = asyncio.create_task(asyncio.to_thread(server.process.wait))
        told = asyncio.create_task(ending.wait())
        await asyncio.wait({over, told}, return_when=asyncio.FIRST_COMPLETED)
        if not told.done():
            raise FarServerError("far-server-ended", file=str(server.plan.folder / "server.log"))
    finally:
        await wire.close()
        await withdrawing.close()
        await asyncio.to_thread(server.stop)  # whose end another thread waits for, and the loop for that thread


def _own(plan: ServerPlan) -> bytes:
    return ssl.PEM_cert_to_DER_cert(plan.certificate_file.read_text(encoding="ascii"))


def _unheard(news: WireNews, text: str) -> None:
    """The door and its server are on one computer: what breaks comes back by itself."""
