"""From millivolts to words and messages through the firmware's own core, built for this computer."""

from __future__ import annotations

import ctypes
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from companion.device.protocol import Fault, FromBoard, Heartbeat, Lifted, Placed, Touch
from companion.device.tiles.code_words import EMPTY, SITES
from firmware.tables import layouts
from hardware.magnets.scene import Frame
from hardware.parameters import parameters
from tests.firmware.core_kit import CoreEvent, Event, events_of, library

SCAN_US, SETTLE_US, BEAT_MS = 8000, 40_000, 500
MOST_EVENTS = 20_000
Signs = NDArray[np.uint8]


def words(millivolts: NDArray[Any], seed: int = 1, layout: str = "board5") -> Signs:
    """The signs of all stable words of boards at rest, (boards, sensors); with the converter's noise."""
    flat = np.ascontiguousarray(np.rint(millivolts).reshape(-1, millivolts.shape[-1]), dtype=np.uint16)
    signs = np.zeros(flat.shape, dtype=np.uint8)
    noise_uv = round(parameters().sensor.noise_uv)
    library(fast=True).core_words(
        layout.encode(),
        flat.ctypes.data_as(ctypes.c_void_p),
        len(flat),
        noise_uv,
        seed,
        signs.ctypes.data_as(ctypes.c_void_p),
    )
    return signs.reshape(millivolts.shape)


def texts(signs: Signs) -> Sequence[str]:
    """The words of one board's signs, a cell each; sensors of kings are left out."""
    line = signs.tobytes().decode("ascii")
    return [line[i : i + SITES] for i in range(0, len(line) - SITES + 1, SITES)]


def messages(frames: Iterable[Frame], until_us: int, seed: int = 1, layout: str = "board5") -> Iterator[FromBoard]:
    """What the board tells while its sensors follow these frames, with two heartbeats a second."""
    held = list(frames)
    millivolts = np.stack([frame.millivolts for frame in held]).astype(np.uint16)
    at_us = np.array([frame.at_us for frame in held], dtype=np.uint32)
    found = (CoreEvent * MOST_EVENTS)()
    count = library(fast=True).core_events(
        layout.encode(),
        millivolts.ctypes.data_as(ctypes.c_void_p),
        at_us.ctypes.data_as(ctypes.c_void_p),
        len(held),
        until_us,
        SCAN_US,
        SETTLE_US,
        0,
        round(parameters().sensor.noise_uv),
        seed,
        found,
        len(found),
    )
    assert count <= len(found), f"{count} events"
    squares = layouts()[layout].columns * layouts()[layout].rows
    beat_ms = BEAT_MS
    for seq, event in enumerate(events_of(found, count, layout)):
        at_ms = event.at_us // 1000
        while beat_ms <= at_ms:
            yield Heartbeat(seq=seq, boot=1, at_ms=beat_ms)
            beat_ms += BEAT_MS
        if event.kind != "strong" and (event.cell < squares or event.kind == "fault"):
            yield _message(event, seq, at_ms)
    while beat_ms <= until_us // 1000:
        yield Heartbeat(seq=int(count), boot=1, at_ms=beat_ms)
        beat_ms += BEAT_MS


def _message(event: Event, seq: int, at_ms: int) -> FromBoard:
    """An event of the core as the board would send it."""
    stamp: dict[str, Any] = {"seq": seq, "boot": 1, "at_ms": at_ms, "cell": event.cell}
    if event.kind == "touch":
        return Touch(**stamp)
    if event.kind == "fault":
        told = {"fault": event.fault, "sensor": event.sensor, "cleared": int(event.cleared)}
        return Fault.model_validate({**stamp, **told})
    return Lifted(**stamp) if event.word == EMPTY else Placed(word=event.word, **stamp)
