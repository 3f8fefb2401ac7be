"""The firmware for the Pico: small, without heap and floating point, the same bytes wherever built, watched."""

from __future__ import annotations

import hashlib
import json
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from companion.core import debian
from companion.device.flash import shipped
from companion.device.flash.uf2 import FAMILY, FLASH
from companion.device.link.events import UsbIdentity
from companion.device.protocol import BoardCommand, FirmwareLog, Hello, encode
from firmware import build as building
from firmware.bench.process import BoardProcess, Setup, emulated, events
from firmware.build import DATA, FOLDER, PICO, SHIPPING, BuildError, Built, build, compiler, ship
from firmware.sdk import SDK, SdkError, Sources, sources
from tests.firmware.bench_kit import messages, need_emulator

HEAP = re.compile(r"_?(malloc|calloc|realloc|free|sbrk)(_r)?|operator (new|delete)(\[\])?\(.*")
FLOAT = re.compile(r"(__wrap_)?(__aeabi_(f|d|c[fd]|u?[il]2[fd])\w*|__\w+[sd]f[23]?)")
DATE = re.compile(rb"(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) [ 0-3]\d 20\d\d|20\d\d-\d\d-\d\d")
WATCHED_MS = 1500


@pytest.fixture(scope="module")
def built() -> Built:
    """The firmware as everyone builds it."""
    return build()


@pytest.fixture(scope="module")
def elsewhere(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the sources in a folder of another name, SDK included."""
    folder = tmp_path_factory.mktemp("quite") / "elsewhere"
    for part in ("core", "pico"):
        shutil.copytree(PICO.parent / part, folder / "firmware" / part)
    found = sources()
    shutil.copytree(found.sdk, folder / "one", symlinks=True)
    shutil.copytree(found.tinyusb, folder / "other", symlinks=True)
    return folder


@pytest.fixture
def other_sdk(elsewhere: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(building, "sources", lambda: Sources(elsewhere / "one", elsewhere / "other", own=True))


def symbols(built: Built) -> set[str]:
    words = ["arm-none-eabi-nm", "-C", str(built.elf)]
    done = subprocess.run(words, capture_output=True, encoding="utf-8", check=True)
    return {line.split(" ", 2)[2] for line in done.stdout.splitlines()}


def test_patterns_find_what_must_not_be_there() -> None:
    for name in ("malloc", "_malloc_r", "free", "_sbrk", "operator new(unsigned int)", "operator delete[](void*)"):
        assert HEAP.fullmatch(name)
    for name in (
        "__aeabi_fadd",
        "__wrap___aeabi_dmul",
        "__aeabi_i2d",
        "__aeabi_ui2f",
        "__addsf3",
        "__aeabi_cfcmple",
    ):
        assert FLOAT.fullmatch(name)
    assert not FLOAT.fullmatch("__aeabi_idiv") and not HEAP.fullmatch("irq_add_tail_to_free_list")


def test_neither_heap_nor_floating_point_is_linked(built: Built) -> None:
    names = symbols(built)
    assert "main" in names
    assert {name for name in names if HEAP.fullmatch(name) or FLOAT.fullmatch(name)} == set()


def test_it_is_small_enough(built: Built, monkeypatch: pytest.MonkeyPatch) -> None:
    print(f"flash {built.flash} bytes, RAM {built.ram} bytes, {built.stack} of them stack")
    assert built.flash <= 96 * 1024
    assert built.ram <= 48 * 1024
    monkeypatch.setattr(building, "MOST_RAM", built.ram - 1)
    with pytest.raises(BuildError, match="bytes of RAM"):
        build()


def test_uf2_holds_the_image_and_its_version(built: Built) -> None:
    image = built.image
    data = built.bin.read_bytes()
    held = b"".join(image.pages[address] for address in sorted(image.pages))
    assert min(image.pages) == FLASH
    assert held == data.ljust(len(held), b"\0")
    assert f'"companion {image.version}"' in (PICO.parent / "core" / "machine.h").read_text(encoding="utf-8")


def test_image_names_no_folder_and_no_date(built: Built) -> None:
    data = built.bin.read_bytes()
    found = sources()
    for name in (PICO.parent.parent, FOLDER, found.sdk, found.tinyusb, Path.home()):
        assert str(name).encode() not in data
    assert not DATE.search(data)


@pytest.mark.usefixtures("other_sdk")
def test_built_elsewhere_it_is_the_same(built: Built, elsewhere: Path) -> None:
    other = build(elsewhere / "made", firmware=elsewhere / "firmware" / "pico")
    assert other.elf != built.elf
    assert other.uf2.read_bytes() == built.uf2.read_bytes()


def test_what_is_shipped_is_what_is_built(built: Built) -> None:
    if SHIPPING not in compiler():
        pytest.skip(
            f"This compiler is {compiler()}; only Debian 12's gives the shipped bytes. "
            "What the built firmware does is compared with what the shipped one does by the test after this one."
        )
    assert hashlib.sha256(built.uf2.read_bytes()).hexdigest() == shipped.about().sha256, (
        "The firmware's sources have changed since it was shipped. Ship it anew: python -m firmware.build --ship"
    )
    assert (DATA / "firmware.uf2").read_bytes() == built.uf2.read_bytes()


def behaviour(image: Path) -> list[dict[str, object]]:
    """All that a board says while words come and go, a strip is missing and commands are sent.

    Without seq, boot and the time, which another compiler's code may change by a scan; heartbeats apart.
    """
    with BoardProcess(emulated(image), Setup()) as board:
        words = ("++-0-", "0?00+", "-0-+0")
        volts = {"+": 1020, "-": 2280, "0": 1650, "?": 1508}
        board.fields(0, [1650] * board.sensors)
        for number, word in enumerate(words):
            lying = [1650] * board.sensors
            lying[number * 5 : number * 5 + 5] = [volts[sign] for sign in word]
            board.fields(200_000 * (number + 1), lying)
        board.fields(800_000, [1650] * board.sensors)
        board.buttons(900_000, 2)
        board.volts(1_000_000, 5000, strips=0b11101)
        board.volts(1_500_000, 5000)
        for number, (command, value) in enumerate(
            [("hello", 0), ("snapshot", 0), ("sensors", 3), ("calibrate", 0), ("kind", 9), ("settle", 60)]
        ):
            told = BoardCommand.model_validate({"number": number, "command": command, "value": value})
            board.send(encode(told), 2_500_000 + 100_000 * number)
        heard = messages(board.run_to(4_000_000))
    told_all = [message.model_dump(exclude={"seq", "boot", "at_ms"}) for message in heard]
    for one in told_all:
        if "field_ut" in one:
            one["field_ut"] = round(int(one["field_ut"]) / 1000)  # noise falls on other conversions
    return [one for one in told_all if one["type"] != "heartbeat"]


def test_what_is_built_does_what_is_shipped_does(built: Built) -> None:
    """Whatever the compiler: the same words, faults and answers in the same order."""
    need_emulator()
    print(f"compiler: {compiler()}")
    said = behaviour(built.uf2)
    assert {str(one["type"]) for one in said} == {
        "hello", "log", "notice", "fault", "placed", "lifted", "button", "snapshot", "sensor", "done"
    }  # fmt: skip
    assert said == behaviour(DATA / "firmware.uf2")


def test_shipping_describes_the_file(built: Built, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(building, "compiler", lambda: SHIPPING)
    ship(built, tmp_path)
    about = json.loads((tmp_path / "firmware.json").read_text(encoding="utf-8"))
    assert int(about["family"], 16) == FAMILY
    monkeypatch.setattr(shipped, "DATA", tmp_path)
    assert shipped.image().data == built.uf2.read_bytes()
    monkeypatch.setattr(building, "compiler", lambda: "(15:13.3.rel1) 13.3.1 20240614")
    with pytest.raises(BuildError, match=re.escape(SHIPPING)):
        ship(built, tmp_path)


def test_usb_says_what_the_computer_looks_for(built: Built) -> None:
    need_emulator()
    uid = "0123456789ABCDEF"
    with BoardProcess(emulated(built.uf2), Setup(uid=uid)) as board:
        told = board.run_to(100_000)
    (plugged,) = events(told, "plugged")
    wanted = UsbIdentity()
    assert plugged.facts["vendor"] == wanted.vid
    assert str(plugged.facts["product"]).startswith(wanted.product)
    assert plugged.facts["serial"] == wanted.serial + uid


@pytest.mark.parametrize("layout", ["board5", "board7", "tray"])
def test_each_size_is_scanned_at_a_hundred_a_second(built: Built, layout: str) -> None:
    need_emulator()
    with BoardProcess(emulated(built.uf2), Setup(layout=layout)) as board:
        board.fields(0, [1650] * board.sensors)
        board.send(encode(BoardCommand(number=1, command="hello", value=0)), 100_000)
        board.run_to(2_100_000)
        board.send(encode(BoardCommand(number=2, command="report", value=0)))
        heard = messages(board.run(100_000))
    told = " ".join(message.text for message in heard if isinstance(message, FirmwareLog))
    rate = re.search(r"(\d+) scans a second", told)
    print(told)
    assert rate and int(rate[1]) >= 100


@pytest.mark.usefixtures("other_sdk")
def test_watchdog_ends_an_endless_loop(elsewhere: Path) -> None:
    """Built with a loop that button 5 enters: the board starts anew in time, and says why."""
    need_emulator()
    main = elsewhere / "firmware" / "pico" / "main.cpp"
    source = main.read_text(encoding="utf-8")
    endless = "  while ((panel::buttons() & 16u) != 0) {\n  }\n"
    planted = source.replace("bool listen() {\n", "bool listen() {\n" + endless)
    assert planted != source
    main.write_text(planted, encoding="utf-8")
    hung = build(elsewhere / "made", firmware=main.parent)
    with BoardProcess(emulated(hung.uf2), Setup()) as board:
        board.fields(0, [1650] * board.sensors)
        board.run_to(100_000)
        board.buttons(0, 5)
        told = board.run(int(WATCHED_MS * 1000 * 1.1))
        board.buttons(0)
        after = messages(board.run(100_000))
    (reset,) = events(told, "reset")
    assert reset.facts["reason"] == "timer"
    assert reset.at_us - 100_000 > WATCHED_MS * 1000 * 0.9
    assert any(isinstance(message, Hello) for message in after)
    assert any("watchdog" in message.text for message in after if isinstance(message, FirmwareLog))


def test_a_package_of_another_checksum_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for variable in ("PICO_SDK_PATH", "PICO_TINYUSB_PATH"):
        monkeypatch.delenv(variable, raising=False)
    pool = tmp_path / "mirror" / "pool" / "main" / SDK.path
    pool.parent.mkdir(parents=True)
    pool.write_bytes(b"no package")
    monkeypatch.setattr(debian, "_mirrors", lambda folder: [(tmp_path / "mirror").as_uri()])
    with pytest.raises(SdkError, match="COMPANION_DEBIAN_MIRROR"):
        sources(tmp_path / "cache")
    assert [path.name for path in (tmp_path / "cache").iterdir()] == ["lock"]


def test_folders_that_are_named_are_taken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PICO_SDK_PATH", "/some/sdk")
    monkeypatch.setenv("PICO_TINYUSB_PATH", "/some/tinyusb")
    assert sources(tmp_path) == Sources(Path("/some/sdk"), Path("/some/tinyusb"), own=True)
