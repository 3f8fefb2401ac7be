"""docs/protocol.md tells people what the models of the wire say."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from companion.device import protocol
from companion.device.protocol import LINE_BYTES, MESSAGES, Heartbeat, Message, crc, decode
from firmware.header import HeaderKey, keys_of, own_keys_of
from tests.wire_samples import sealed

PAGE = (Path(__file__).parent.parent / "docs" / "protocol.md").read_text(encoding="utf-8")


def section(kind: str) -> str:
    """The page's text under the heading of one message."""
    found = re.search(rf"^### {kind}\n(.*?)(?=^##)", PAGE, re.MULTILINE | re.DOTALL)
    assert found, f"docs/protocol.md has no heading for {kind}"
    return found[1]


def told_keys(text: str) -> dict[str, str]:
    """Keys and what the page says of them, up to the first example or sub-list."""
    text = re.split(r"^(?:Example|The commands)", text, flags=re.MULTILINE)[0]
    return dict(re.findall(r"^- `(\w+)`: (.*)$", text, re.MULTILINE))


def check_told(key: HeaderKey, told: str) -> None:
    if key.ids:
        assert re.findall(r"`(\w+)`", told) == list(key.ids)
    elif key.check in {"is_text", "is_words", "is_reason"}:
        assert re.search(rf"at most {key.length}\b", told), told
    elif not key.check:
        assert told.startswith(f"whole number, {key.low} to {key.high}. "), told


@pytest.mark.parametrize("model", MESSAGES)
def test_page_tells_every_key_with_its_range_and_shows_the_message(model: type[Message]) -> None:
    kind = str(model.model_fields["type"].default)
    text = section(kind)
    told = told_keys(text)
    assert list(told) == [key.name for key in own_keys_of(model)]
    for key in own_keys_of(model):
        check_told(key, told[key.name])
    examples = re.findall(r"^    (\{.*)$", text, re.MULTILINE)
    assert len(examples) == 1
    assert type(decode(examples[0].encode() + b"\n")) is model


def test_page_tells_the_common_keys_and_all_else_by_the_numbers() -> None:
    found = re.search(r"^## Messages of the board\n(.*?)(?=^###)", PAGE, re.MULTILINE | re.DOTALL)
    assert found
    common = told_keys(found[1])
    assert list(common) == ["type", "seq", "boot", "at_ms"]
    for key in keys_of(Heartbeat)[1:]:
        check_told(key, common[key.name])
    assert f"Version {protocol.MAJOR}.{protocol.MINOR}." in PAGE
    assert f"at most {LINE_BYTES} bytes" in PAGE
    assert f"0x{crc(b'123456789'):X}" in PAGE
    assert f"`{sealed(b'123456789')[-5:-1].decode()}`" in PAGE
    headings = set(re.findall(r"^### (\w+)$", PAGE, re.MULTILINE))
    assert headings == {str(model.model_fields["type"].default) for model in MESSAGES}
    (commands,) = (key for key in keys_of(protocol.BoardCommand) if key.name == "command")
    listed = re.findall(r"^- `(\w+)`", PAGE.split("The commands:")[1].split("Example")[0], re.MULTILINE)
    assert listed == list(commands.ids)


def test_page_can_be_read_line_by_line() -> None:
    assert not re.search(r"^\s*\|", PAGE, re.MULTILINE), "no tables: a screen reader loses its place in them"
    assert PAGE.isascii()
