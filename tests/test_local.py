"""The lock of the one owner, and the file that tells where its socket is."""

from __future__ import annotations

import errno
import fcntl
import os
import signal
import socket
import stat
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from companion.daemon.ipc import LocalError, Owner, lock, server
from companion.daemon.ipc import door as doors
from companion.daemon.ipc.messages import StateMessage, StatusMessage
from companion.daemon.ipc.wire import PROTOCOL
from companion.language.phrases import LANGUAGES, Phrases
from tests.local_kit import House, child, guest, places

HOLDER = """
import fcntl, sys
file = open(sys.argv[1], "w")
fcntl.flock(file, fcntl.LOCK_EX)
print(1, flush=True)
input()
"""
CLAIMER = """
import sys
from pathlib import Path
from companion.daemon.ipc import Owner
from tests.local_kit import places
owner = Owner.claim(places(Path(sys.argv[1])))
print("owner" if owner else "none", flush=True)
input()
"""


def reason_of(error: LocalError) -> object:
    assert error.key == "local-folder-wrong"
    for language in LANGUAGES:
        assert str(error.facts["folder"]) in Phrases(language, strict=True).write(error)
    return error.facts["reason"]


# ---- the lock -------------------------------------------------------------------------------------------------


def test_one_owner_at_a_time(tmp_path: Path) -> None:
    here = places(tmp_path)
    assert not Owner.running(here)
    assert list(tmp_path.iterdir()) == []  # asking makes nothing
    first = Owner.claim(here)
    assert first is not None
    assert Owner.running(here)
    assert Owner.pid(here) == os.getpid()
    assert Owner.claim(here) is None
    first.release()
    first.release()
    assert not Owner.running(here)
    with Owner.claim(here) or pytest.fail("not free") as second:
        assert Owner.running(here)
        assert second.folder == here.runtime
    assert not Owner.running(here)


def test_other_programs_see_the_same_lock(tmp_path: Path) -> None:
    """What flock of another process says, and what ours says of it, agree."""
    here = places(tmp_path)
    with Owner.claim(here) or pytest.fail("not free"):
        other = os.open(here.runtime / lock.LOCK, os.O_RDONLY)
        with pytest.raises(BlockingIOError):
            fcntl.flock(other, fcntl.LOCK_SH | fcntl.LOCK_NB)
        os.close(other)
    holder = child(HOLDER, here.runtime / lock.LOCK)
    assert holder.stdout is not None
    holder.stdout.readline()
    assert Owner.running(here)
    assert Owner.claim(here) is None
    holder.kill()
    holder.wait()
    holder.communicate()
    assert not Owner.running(here)


def test_an_owner_that_is_killed_leaves_the_lock_free(tmp_path: Path) -> None:
    process = child(CLAIMER, tmp_path)
    assert process.stdout is not None
    assert process.stdout.readline() == "owner\n"
    assert Owner.running(places(tmp_path))
    assert Owner.pid(places(tmp_path)) == process.pid
    process.send_signal(signal.SIGKILL)
    process.wait()
    process.communicate()
    assert (tmp_path / "run" / lock.LOCK).exists()
    assert not Owner.running(places(tmp_path))
    with Owner.claim(places(tmp_path)) or pytest.fail("not free"):
        assert Owner.pid(places(tmp_path)) == os.getpid()


def test_of_many_that_start_at_once_one_owns(tmp_path: Path) -> None:
    children = [child(CLAIMER, tmp_path) for _ in range(4)]
    said = []
    for one in children:
        assert one.stdout is not None
        said.append(one.stdout.readline().strip())
    for one in children:
        one.communicate("\n")
    assert sorted(said) == ["none", "none", "none", "owner"]


def test_asking_never_hinders_an_owner(tmp_path: Path) -> None:
    here = places(tmp_path)
    (Owner.claim(here) or pytest.fail("not free")).release()
    stop = threading.Event()

    def ask() -> None:
        while not stop.wait(0.001):
            Owner.running(here)

    askers = [threading.Thread(target=ask) for _ in range(3)]
    for asker in askers:
        asker.start()
    try:
        for _ in range(30):
            (Owner.claim(here) or pytest.fail("asking was taken for owning")).release()
    finally:
        stop.set()
        for asker in askers:
            asker.join()


def test_two_that_ask_do_not_take_each_other_for_an_owner(tmp_path: Path) -> None:
    here = places(tmp_path)
    (Owner.claim(here) or pytest.fail("not free")).release()
    other = os.open(here.runtime / lock.LOCK, os.O_RDWR)
    fcntl.flock(other, fcntl.LOCK_SH)
    assert not Owner.running(here)
    os.close(other)


def test_the_folder_is_its_users_alone(tmp_path: Path) -> None:
    here = places(tmp_path)
    here.runtime.mkdir(mode=0o755)
    (Owner.claim(here) or pytest.fail("not free")).release()
    assert stat.S_IMODE(here.runtime.stat().st_mode) == 0o700
    assert stat.S_IMODE((here.runtime / lock.LOCK).stat().st_mode) == 0o600


@pytest.mark.parametrize("mode", [0o777, 0o770, 0o1777, 0o702])
def test_a_folder_into_which_others_may_write_is_refused(tmp_path: Path, mode: int) -> None:
    here = places(tmp_path)
    here.runtime.mkdir()
    here.runtime.chmod(mode)
    with pytest.raises(LocalError) as told:
        Owner.claim(here)
    assert reason_of(told.value) == "open"
    assert not Owner.running(here)


def test_a_folder_of_another_user_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    here = places(tmp_path)
    here.runtime.mkdir(mode=0o700)
    monkeypatch.setattr(os, "geteuid", lambda: os.stat(here.runtime).st_uid + 1)
    with pytest.raises(LocalError) as told:
        Owner.claim(here)
    assert reason_of(told.value) == "foreign"


@pytest.mark.parametrize("what", ["folder", "lock", "hard"])
def test_links_are_not_followed(tmp_path: Path, what: str) -> None:
    """Who could make the companion open what it should not finds its own file untouched."""
    here = places(tmp_path)
    victim = tmp_path / "victim"
    if what == "folder":
        victim.mkdir()
        here.runtime.symlink_to(victim)
    else:
        victim.write_text("precious", encoding="utf-8")
        here.runtime.mkdir(mode=0o700)
        if what == "lock":
            (here.runtime / lock.LOCK).symlink_to(victim)
        else:
            os.link(victim, here.runtime / lock.LOCK)
    with pytest.raises(LocalError) as told:
        Owner.claim(here)
    assert reason_of(told.value) == "occupied"
    assert not Owner.running(here)
    assert list(victim.iterdir()) == [] if what == "folder" else victim.read_text(encoding="utf-8") == "precious"


def test_something_else_stands_in_the_way(tmp_path: Path) -> None:
    here = places(tmp_path)
    here.runtime.write_text("a file", encoding="utf-8")
    with pytest.raises(LocalError) as told:
        Owner.claim(here)
    assert reason_of(told.value) == "occupied"
    here.runtime.unlink()
    (here.runtime / lock.LOCK).mkdir(parents=True)
    here.runtime.chmod(0o700)
    with pytest.raises(LocalError) as told:
        Owner.claim(here)
    assert reason_of(told.value) == "occupied"


@pytest.mark.parametrize(
    ("number", "wanted"),
    [(errno.EACCES, "denied"), (errno.EROFS, "readonly"), (errno.ENOSPC, "full"), (errno.EIO, "failed")],
)
def test_a_folder_that_cannot_be_made_or_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int, wanted: str
) -> None:
    def fails(*_: object, **__: object) -> None:
        raise OSError(number, os.strerror(number))

    with monkeypatch.context() as patch, pytest.raises(LocalError) as told:
        patch.setattr(Path, "mkdir", fails)
        Owner.claim(places(tmp_path))
    assert reason_of(told.value) == wanted
    with monkeypatch.context() as patch, pytest.raises(LocalError) as told:
        patch.setattr(lock, "open_own", fails)
        Owner.claim(places(tmp_path))
    assert reason_of(told.value) == wanted


@pytest.mark.parametrize("number", [errno.ENOLCK, errno.EOPNOTSUPP, errno.EIO])
def test_a_disk_that_cannot_lock_is_told_and_never_taken_for_free(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    def fails(*_: object) -> None:
        raise OSError(number, os.strerror(number))

    monkeypatch.setattr(fcntl, "flock", fails)
    with pytest.raises(LocalError) as told:
        Owner.claim(places(tmp_path))
    assert reason_of(told.value) == "locks"
    assert not Owner.running(places(tmp_path))


def test_who_only_asks_loads_neither_sockets_nor_models() -> None:
    program = (
        "import sys, companion.daemon.ipc\n"
        "print([m for m in ('multiprocessing', 'pydantic', 'socket', 'fcntl') if m in sys.modules])"
    )
    assert subprocess.check_output([sys.executable, "-c", program], encoding="utf-8") == "[]\n"


# ---- the door -------------------------------------------------------------------------------------------------


def test_socket_key_and_folder_are_the_users_alone_and_new_each_time(tmp_path: Path) -> None:
    keys = set()
    for _ in range(2):
        with House(tmp_path) as running:
            door = doors.find(tmp_path / "run")
            assert door is not None
            keys.add(door.key)
            assert door.pid == os.getpid()
            for file in (tmp_path / "run" / lock.DOOR, Path(door.address)):
                assert stat.S_IMODE(file.stat().st_mode) == 0o600
            assert stat.S_IMODE(Path(door.address).parent.stat().st_mode) == 0o700
            assert running.server is not None
        assert doors.find(tmp_path / "run") is None
        assert not Path(door.address).exists()
        assert not Path(door.address).parent.exists() or Path(door.address).parent == tmp_path / "run"
    assert len(keys) == 2


def test_a_path_that_is_too_long_for_a_socket(tmp_path: Path) -> None:
    home = tmp_path / ("long" * 30)
    home.mkdir()
    with House(home), guest(home) as asking:
        assert asking.ask(StatusMessage(), StateMessage).players == ("Jana", "Petr")
        door = doors.find(home / "run")
        assert door is not None
        assert stat.S_IMODE(Path(door.address).parent.stat().st_mode) == 0o700
    assert not Path(door.address).parent.exists()


def test_what_a_dead_owner_left_is_replaced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    run = tmp_path / "run"
    run.mkdir(mode=0o700)
    stale = socket.socket(socket.AF_UNIX)
    monkeypatch.chdir(run)
    stale.bind(server.SOCKET)
    stale.close()
    (run / f"{lock.DOOR}.new").write_text("half", encoding="utf-8")
    doors.put_up(run, doors.Door(address=str(run / server.SOCKET), key="0" * 64, pid=1))
    with House(tmp_path), guest(tmp_path) as asking:
        assert asking.ask(StatusMessage(), StateMessage).pid == os.getpid()


DOOR = b'{"protocol":%d,"address":"a","key":"%b","pid":1}' % (PROTOCOL, b"0" * 64)


@pytest.mark.parametrize(
    "content",
    [
        *(b"", b"{", b"[]", b"\xff\x00", b'{"protocol":%d}' % PROTOCOL, b"[" * 5000),
        DOOR.replace(b'"protocol":%d' % PROTOCOL, b'"protocol":true'),
        DOOR.replace(b'"protocol":%d,' % PROTOCOL, b""),
        DOOR.replace(b'"pid":1', b'"pid":-1'),
        DOOR.replace(b'"pid":1', b'"pid":true'),
        DOOR.replace(b'"pid":1', b'"pid":"1"'),
        DOOR.replace(b'"pid":1', b'"pid":1,"more":1'),
        DOOR.replace(b'"address":"a"', b'"address":"%b"' % (b"a" * 301)),
        DOOR.replace(b'"address":"a"', b'"address":1'),
        DOOR.replace(b"000", b"00G"),
        DOOR.replace(b'0"', b'"'),
    ],
)
def test_a_damaged_door_is_no_door(tmp_path: Path, content: bytes) -> None:
    (Owner.claim(places(tmp_path)) or pytest.fail("not free")).release()
    file = tmp_path / "run" / lock.DOOR
    file.write_bytes(content)
    file.chmod(0o600)
    assert doors.find(tmp_path / "run") is None
    file.write_bytes(DOOR)
    assert doors.find(tmp_path / "run") == doors.Door("a", "0" * 64, 1)


def test_a_door_that_others_can_read_or_that_is_a_link_is_not_used(tmp_path: Path) -> None:
    with House(tmp_path):
        file = tmp_path / "run" / lock.DOOR
        file.chmod(0o644)
        with pytest.raises(LocalError) as told:
            guest(tmp_path)
        assert reason_of(told.value) == "open"
        file.rename(tmp_path / "elsewhere")
        file.symlink_to(tmp_path / "elsewhere")
        with pytest.raises(LocalError) as told:
            guest(tmp_path)
        assert reason_of(told.value) == "occupied"
