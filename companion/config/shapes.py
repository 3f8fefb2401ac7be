"""Settings that are tables, as one line of text: "2 USB Headset, rate 200; 3 Bluetooth". Read and written."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from companion.config.settings import Identity, Seat, Settings
from companion.core.model import Problem

_EXTRA = re.compile(r",\s*(rate|volume)\s+([0-9]{1,9})\s*$", re.IGNORECASE)
_SERIAL = re.compile(r",\s*serial\s+(\S.*)$", re.IGNORECASE)


def _entries(text: str, one: Callable[[str], dict[str, Any] | None]) -> list[Any] | None:
    """Every entry between semicolons; None when one cannot be read."""
    read = [one(part.strip()) for part in text.split(";") if part.strip()]
    return None if None in read else read


def _earphone(text: str) -> dict[str, Any] | None:
    extra: dict[str, Any] = {}
    while found := _EXTRA.search(text):
        extra[found[1].lower()] = int(found[2])
        text = text[: found.start()]
    main = _keypad(text.strip())
    return {**main, **extra} if main else None


def _keypad(text: str) -> dict[str, Any] | None:
    main = re.fullmatch(r"([0-9]{1,9})\s+(\S.*)", text)
    return {"seat": int(main[1]), "device": main[2]} if main else None


def _identity(text: str) -> dict[str, Any] | None:
    found = _SERIAL.search(text)
    serial = found[1] if found else ""
    main = re.fullmatch(r"([0-9a-fA-F]{1,9})(?:\s+(\S.*))?", text[: found.start()] if found else text)
    return {"vid": int(main[1], 16), "product": main[2] or "", "serial": serial} if main else None


def _seats(text: str) -> dict[str, Any] | None:
    seats: dict[str, Any] = {}
    for part in text.split(";"):
        uid, _, rest = part.strip().partition(" ")
        seat = _seat(rest)
        if uid and seat is None:
            return None
        if uid:
            seats[uid.upper()] = seat
    return seats


def _seat(text: str) -> dict[str, Any] | None:
    main = re.fullmatch(r"([0-9]{1,9})(?:\s+(\S.*))?", text.strip())
    return {"number": int(main[1]), "name": main[2] or ""} if main else None


PARSERS: dict[str, Callable[[str], Any]] = {
    "earphones": lambda text: _entries(text, _earphone),
    "keypads": lambda text: _entries(text, _keypad),
    "usb": lambda text: _entries(text, _identity),
    "seats": _seats,
}
"""Name of a setting -> what a text says, as Settings takes it; None when it cannot be read."""


def one_seat(settings: Settings, uid: str, text: str) -> dict[str, Any] | Problem:
    """All seats, that of one board changed, or taken away by an empty text."""
    seats: dict[str, Any] = {
        each: seat.model_dump() for each, seat in settings.seats.items() if each != uid.upper()
    }
    if not text:
        return seats
    seat = _seat(text)
    return Problem("setting-shape-seats") if seat is None else {**seats, uid.upper(): seat}


def _write_identity(one: Identity) -> str:
    serial = f", serial {one.serial}" if one.serial else ""
    return f"{one.vid:04x} {one.product}".strip() + serial


def _write_seat(one: tuple[str, Seat]) -> str:
    uid, seat = one
    return f"{uid} {seat.number} {seat.name}".strip()


WRITERS: dict[str, Callable[[Any], str]] = {
    "earphones": lambda one: f"{one.seat} {one.device}, rate {one.rate}, volume {one.volume}",
    "keypads": lambda one: f"{one.seat} {one.device}",
    "usb": _write_identity,
    "seats": _write_seat,
}
"""Name of a setting -> one entry of it as a text."""
