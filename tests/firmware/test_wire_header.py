"""The generated C++ header: up to date, clean, the same bytes as Python's, and not to be hurt by garbage."""

from __future__ import annotations

import random
import re
import subprocess
import sys
from pathlib import Path

import pytest

from companion.device import protocol
from companion.device.protocol import (
    BOARD_MESSAGES,
    BoardCommand,
    FromBoard,
    Garbled,
    LineCutter,
    Message,
    decode,
    encode,
)
from firmware.header import header, key_of, keys_of
from tests import wire_samples as wire
from tests.wire_samples import framed, sealed

ROOT = Path(__file__).parent.parent.parent
CORE = ROOT / "firmware" / "core"
WARNINGS = ["-Wall", "-Wextra", "-Werror", "-Wpedantic", "-Wconversion", "-Wshadow"]
SANITIZERS = ["-fsanitize=address,undefined", "-fno-sanitize-recover=all"]


@pytest.fixture(scope="module")
def checker(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The checking program, compiled with sanitizers."""
    program = tmp_path_factory.mktemp("wire") / "wire_check"
    source = Path(__file__).with_name("wire_check.cpp")
    command = [
        "g++",
        "-std=c++17",
        "-O1",
        "-g",
        *WARNINGS,
        *SANITIZERS,
        f"-I{CORE}",
        str(source),
        "-o",
        str(program),
    ]
    done = subprocess.run(command, capture_output=True, encoding="utf-8", check=False)
    assert done.returncode == 0, done.stderr
    return program


def run(checker: Path, mode: str, data: bytes) -> bytes:
    """What the checking program prints; a sanitizer's finding fails the test."""
    done = subprocess.run([checker, mode], input=data, capture_output=True, check=False)
    assert done.returncode == 0, done.stderr.decode()
    return done.stdout


def row(values: list[object]) -> bytes:
    return "\t".join(map(str, values)).encode("latin-1") + b"\n"


def written(checker: Path, messages: list[FromBoard]) -> list[bytes]:
    rows = b"".join(row(list(message.model_dump().values())) for message in messages)
    return run(checker, "write", rows).splitlines(keepends=True)


def test_header_is_what_the_models_say(tmp_path: Path) -> None:
    committed = (CORE / "protocol.gen.h").read_bytes()
    assert committed == header().encode("ascii"), (
        "write it anew: python -m firmware.header firmware/core/protocol.gen.h"
    )
    again = tmp_path / "again.h"
    subprocess.run([sys.executable, "-m", "firmware.header", str(again)], cwd=ROOT, check=True)
    assert again.read_bytes() == committed
    printed = subprocess.run([sys.executable, "-m", "firmware.header"], cwd=ROOT, check=True, capture_output=True)
    assert printed.stdout == committed


def test_header_alone_compiles_without_heap_or_floating_point(tmp_path: Path) -> None:
    source = tmp_path / "alone.cpp"
    source.write_text('#include "protocol.gen.h"\nint main() {}\n', encoding="utf-8")
    for optimise in ("-O0", "-O2"):
        command = ["g++", "-std=c++17", optimise, *WARNINGS, "-fno-exceptions", "-fno-rtti", f"-I{CORE}"]
        subprocess.run([*command, str(source), "-o", str(tmp_path / "alone")], check=True)
    text = (CORE / "protocol.gen.h").read_text(encoding="utf-8") + (CORE / "line.h").read_text(encoding="utf-8")
    text = re.sub(r"//.*", "", text)
    assert not re.search(r"\b(?:float|double|new|delete|malloc|std::string|std::vector)\b", text)
    assert set(re.findall(r"#include (\S+)", text)) == {"<cstddef>", "<cstdint>", '"line.h"'}


def test_golden_lines_are_written_alike(checker: Path) -> None:
    messages = [one for one in wire.golden_messages() if isinstance(one, FromBoard)]
    lines = [line for line in wire.golden_lines() if b'"type":"command"' not in line]
    assert written(checker, messages) == lines
    assert len(lines) > 25


def test_random_messages_are_written_alike(checker: Path) -> None:
    rng = random.Random(21)
    messages: list[FromBoard] = []
    for model in BOARD_MESSAGES:
        made = [wire.random_message(rng, model) for _ in range(60)]
        messages += [one for one in made if isinstance(one, FromBoard)]
        largest = wire.largest_message(model)
        assert isinstance(largest, FromBoard)
        messages.append(largest)
    assert written(checker, messages) == [encode(one) for one in messages]


def spoiled(rng: random.Random, message: Message) -> dict[str, object]:
    """The message's values, one of them changed into something near a valid one."""
    values = message.model_dump()
    key = rng.choice([key for key in keys_of(type(message)) if key.name not in {"type", "seq", "boot", "at_ms"}])
    if key.ids:
        values[key.name] += "x"
    elif key.check:
        text = list(str(values[key.name]))
        spot = rng.randrange(len(text) + 1)
        text[spot:spot] = rng.choices(wire.PRINTABLE + '"\\\x01\x7f\xe9 +-0?A', k=rng.choice((1, 1, 4, 200)))
        values[key.name] = "".join(text)
    else:
        low, high = {"uint8_t": (0, 2**8 - 1), "uint16_t": (0, 2**16 - 1), "int32_t": (-(2**31), 2**31 - 1)}[
            key.type
        ]
        values[key.name] = rng.randint(low, high)
    return values


def test_values_out_of_range_are_refused_as_python_refuses_them(checker: Path) -> None:
    rng = random.Random(22)
    rows, expected = b"", []
    for model in BOARD_MESSAGES:
        if len(model.model_fields) == 4:
            continue  # heartbeat has nothing to spoil
        for _ in range(150):
            values = spoiled(rng, wire.random_message(rng, model))
            if 8 in (values.get("columns"), values.get("rows")):
                continue  # the host also hears of boards of eight, which no program of ours reads
            rows += row(list(values.values()))
            try:
                expected.append(encode(model.model_validate(values)))
            except ValueError:
                expected.append(b"refused\n")
    assert run(checker, "write", rows).splitlines(keepends=True) == expected
    assert 0.2 < expected.count(b"refused\n") / len(expected) < 0.95


def python_finds(data: bytes) -> list[str]:
    """What Python makes of the bytes, in the checking program's words.

    A whole line that would be a command if its name were one is an unknown command.
    """
    found = []
    for line in LineCutter().feed(data):
        heard = decode(line)
        if isinstance(heard, BoardCommand):
            found.append(f"{heard.command} {heard.number} {heard.value}")
            continue
        renamed = re.sub(rb'"command":"[a-z]{1,16}"', b'"command":"hello"', line)
        sound = heard == Garbled("schema") and decode(sealed(renamed.rstrip(b"\r\n")[:-5]))
        found.append(f"unknown {sound.number}" if isinstance(sound, BoardCommand) else "garbled")
    return found


def test_commands_are_understood(checker: Path) -> None:
    rng = random.Random(23)
    commands = [one for one in wire.golden_messages() if isinstance(one, BoardCommand)]
    made = [wire.random_message(rng, BoardCommand) for _ in range(300)]
    commands += [one for one in made if isinstance(one, BoardCommand)]
    data = b"".join(encode(one) for one in commands)
    expected = [f"{one.command} {one.number} {one.value}" for one in commands]
    assert run(checker, "parse", data).decode().splitlines() == expected
    assert run(checker, "parse", data.replace(b"\n", b"\r\n")).decode().splitlines() == expected
    known = key_of("command", BoardCommand.model_fields["command"]).ids
    assert {one.command for one in commands} == set(known)


def test_unknown_commands_are_told_with_their_number(checker: Path) -> None:
    start = '{"type":"command","number":65535,"command":"'
    for name, expected in (
        ("dance", "unknown 65535"),
        ("a" * 16, "unknown 65535"),
        ("a" * 17, "garbled"),
        ("", "garbled"),
    ):
        assert run(checker, "parse", framed(start + name + '","value":65535}')).decode().split("\n")[0] == expected


def test_damaged_commands_are_garbled_for_both(checker: Path) -> None:
    """Damaged lines, also with their CRC made right again: C++ takes exactly what Python takes."""
    rng = random.Random(24)
    good = [encode(wire.random_message(rng, BoardCommand)) for _ in range(50)]
    good += [framed('{"type":"command","number":7,"command":"dance","value":1}')]
    damages = wire.damaged_lines(rng, good)
    bodies = wire.damaged_lines(rng, [line[:-6] for line in good])
    lines = [next(damages) + b"\n" for _ in range(4000)]
    lines += [sealed(next(bodies).replace(b"\n", b"")) for _ in range(4000)]
    for number, value in (
        ("65536", "1"),
        ("1", "65536"),
        ("01", "1"),
        ("1", "-1"),
        ("1.0", "1"),
        ("1", "99999999999999"),
    ):
        lines.append(framed(f'{{"type":"command","number":{number},"command":"hello","value":{value}}}'))
    data = b"".join(lines)
    assert run(checker, "parse", data).decode().splitlines() == python_finds(data)


def test_a_million_bytes_of_garbage_do_no_harm(checker: Path) -> None:
    rng = random.Random(25)
    garbage = rng.randbytes(700_000) + bytes(rng.choices(b'{}*":,@ABO\n0123456789command', k=300_000))
    line = encode(BoardCommand(number=1, command="snapshot", value=0))
    data = garbage + b"\n" + line + b"x" * 100_000 + b"\n" + line
    found = run(checker, "parse", data).decode().splitlines()
    assert found.count("snapshot 1 0") == 2
    assert set(found) == {"snapshot 1 0", "garbled"}


def test_header_tells_the_version_and_the_limits() -> None:
    text = (CORE / "protocol.gen.h").read_text(encoding="utf-8")
    told = {name: int(value) for name, value in re.findall(r"constexpr \w+ (k\w+) = (\d+);", text)}
    assert told["kMajor"] == protocol.MAJOR
    assert told["kMinor"] == protocol.MINOR
    assert told["kLineBytes"] == protocol.LINE_BYTES
    assert told["kCells"] == protocol.CELLS
