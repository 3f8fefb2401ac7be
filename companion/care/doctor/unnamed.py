"""What a report must not tell, beside names: homes and folders of ours, addresses of ports, numbers of boards."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from typing import Any

from companion.config import Directories, Settings
from companion.core.log import HOME, Scrubber
from companion.play.journal import Row

BOARD, PORT = "board", "port"
"""What stands for what is replaced, beside the words of companion.log."""

_HOMES = re.compile(
    r"(?:/home|/Users|/var/home|/export/home)/[^/\s\"',;:]+|/root\b|[A-Za-z]:\\+Users\\+[^\\\s\"',;]+"
)
_BOARDS = re.compile(r"COMPANION-[0-9A-Za-z-]+|(?<![0-9A-Za-z])(?:0x)?[0-9A-Fa-f]{16}(?![0-9A-Za-z])")
_UID = re.compile(r"[0-9A-F]{16}")
_PORTS = re.compile(
    r"\b[a-z][a-z0-9+]*://[^\s\"',;]+"  # URLs of ports
    r"|/dev/[^\s\"',;]+"
    r"|\\+\.\\+COM\d+|\bCOM\d+\b"
    r"|\b(?:tty(?:ACM|USB|S|AMA)\d+|(?:cu|tty)\.[^\s\"',;]+)"
    r"|\b(?:SER|LOCATION)=[^\s\"',;]+"
    r"|(?<![\w-])\d{1,2}-\d{1,2}(?:\.\d{1,2})*:\d{1,2}\.\d{1,2}(?!\w)"  # USB: bus, ports, interface
    r"|(?<![\w-])\d{1,2}-\d{1,2}(?:\.\d{1,2})+(?![\w-])",
    re.ASCII | re.IGNORECASE,
)


class Unnamed(Scrubber):
    """A scrubber for what leaves the computer: names, homes, folders of ours, ports and boards.

    known: further texts, such as the ports of the settings, and what to write instead.
    """

    def __init__(self, names: Iterable[str], places: Directories, known: Mapping[str, str]) -> None:
        super().__init__(names)
        own = {os.path.abspath(each) for each in (places.config, places.data, places.runtime)}
        own |= {os.environ[name] for name in ("COMPANION_HOME", "USERPROFILE", "APPDATA") if os.environ.get(name)}
        own |= {super(Unnamed, self).text(each) for each in own}  # as the log has written them
        self._known = {each: HOME for each in own if len(each) > 1}
        self._known |= {each: instead for each, instead in known.items() if each}
        longest = sorted(self._known, key=len, reverse=True)
        self._exactly = re.compile("|".join(map(re.escape, longest)) or r"(?!)")

    def text(self, text: str) -> str:
        """See Scrubber."""
        return super().text(self.address(text))

    def address(self, text: str) -> str:
        """The text without homes, ports and boards; names of people stay."""
        text = self._exactly.sub(lambda found: self._known[found[0]], text)
        return _BOARDS.sub(BOARD, _PORTS.sub(PORT, _HOMES.sub(HOME, text)))


def settings_told(settings: Settings, names: Unnamed) -> dict[str, object]:
    """The settings without names, ports and boards; each board is told by a number instead of its own."""
    told: dict[str, Any] = json.loads(settings.model_dump_json())
    told["seats"] = {f"{BOARD} {number}": seat for number, seat in enumerate(told["seats"].values(), start=1)}
    told["ports"] = [PORT for _ in told["ports"]]
    told["usb"] = [{**one, "serial": BOARD if one.get("serial") else ""} for one in told["usb"]]
    return {name: cleaned(value, names.line) for name, value in told.items()}


def cleaned(told: Any, clean: Callable[[str], str]) -> Any:
    """A JSON value with every text in it cleaned; the names of its fields stay."""
    if isinstance(told, str):
        return clean(told)
    if isinstance(told, list):
        return [cleaned(each, clean) for each in told]
    if isinstance(told, dict):
        return {name: cleaned(each, clean) for name, each in told.items()}
    return told


def without_boards(rows: Iterable[Row], names: Unnamed) -> list[Row]:
    """The rows of a game without ports, and its boards numbered 1, 2 and so on, on the wire too, with its CRC.

    A replay decides the same: every board keeps one number of its own.
    """
    numbers: dict[str, str] = {}
    return [_without(row, names, lambda uid: numbers.setdefault(uid, f"{len(numbers) + 1:016X}")) for row in rows]


def _without(row: Row, names: Unnamed, other: Callable[[str], str]) -> Row:
    if row.kind == "opened":
        told = json.loads(row.text)
        told["tile_set"] = names.line(told["tile_set"])
        return replace(row, text=json.dumps(told, ensure_ascii=False))
    if row.kind == "said" and row.facts:
        return replace(row, facts=json.dumps(cleaned(json.loads(row.facts), names.address), ensure_ascii=False))
    if _UID.fullmatch(row.source):
        return replace(row, source=other(row.source), text=_line(row.text, names, other))
    return replace(row, source=names.address(row.source))


def _line(text: str, names: Unnamed, other: Callable[[str], str]) -> str:
    """A board's line with another number, and nothing of ours in its remarks; what is no message stays."""
    from companion.device.protocol import FromBoard, decode, encode

    message = decode(text.encode("ascii", "replace") + b"\n") if text.startswith("{") else None
    if not isinstance(message, FromBoard):
        return names.address(text)
    told = {name: other(str(value)) if name == "uid" else value for name, value in message}
    if "text" in told:
        told["text"] = names.line(str(told["text"]))
    return encode(type(message).model_validate(told)).decode("ascii").rstrip("\n")
