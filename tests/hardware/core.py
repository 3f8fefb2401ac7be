"""From millivolts to words and messages through the firmware's own core, built for this computer."""

from __future__ import annotations

import atexit
import ctypes
import shutil
import subprocess
import tempfile
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any, get_args

import numpy as np
from numpy.typing import NDArray

from companion.board.words import SITES
from companion.protocol import Fault, FromBoard, Heartbeat, Lifted, Placed, Touch
from firmware.tables import layouts
from hardware.magnets.parameters import parameters
from hardware.magnets.scene import Frame

SOURCE = Path(__file__).parent.parent.parent / "firmware" / "host" / "capi.cpp"
FAULTS = get_args(Fault.model_fields["fault"].annotation)
SCAN_US, SETTLE_US, BEAT_MS = 8000, 40_000, 500
MOST_EVENTS = 20_000
BYTES = ("kind", "cell", "fault", "sensor", "cleared", "unused")
EVENT = np.dtype([("at_us", "u4"), ("word", "u2"), *((name, "u1") for name in BYTES)])
Signs = NDArray[np.uint8]


@cache
def library() -> ctypes.CDLL:
    """The core, compiled once a run."""
    folder = Path(tempfile.mkdtemp(prefix="companion-core-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    built = folder / "core.so"
    command = ["g++", "-std=c++17", "-O2", "-shared", "-fPIC", "-o", str(built), str(SOURCE)]
    subprocess.run(command, check=True, capture_output=True, text=True)
    core = ctypes.CDLL(str(built))
    core.core_words.restype = None
    core.core_events.restype = ctypes.c_uint32
    return core


def words(millivolts: NDArray[Any], seed: int = 1, layout: str = "board5") -> Signs:
    """The signs of all stable words of boards at rest, (boards, sensors); with the converter's noise."""
    flat = np.ascontiguousarray(np.rint(millivolts).reshape(-1, millivolts.shape[-1]), dtype=np.uint16)
    signs = np.zeros(flat.shape, dtype=np.uint8)
    noise_uv = round(parameters().sensor.noise_uv)
    library().core_words(
        layout.encode(),
        flat.ctypes.data_as(ctypes.c_void_p),
        ctypes.c_uint32(len(flat)),
        ctypes.c_uint16(noise_uv),
        ctypes.c_uint32(seed),
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
    events = np.zeros(MOST_EVENTS, dtype=EVENT)
    count = library().core_events(
        layout.encode(),
        millivolts.ctypes.data_as(ctypes.c_void_p),
        at_us.ctypes.data_as(ctypes.c_void_p),
        ctypes.c_uint32(len(held)),
        ctypes.c_uint32(until_us),
        ctypes.c_uint32(SCAN_US),
        ctypes.c_uint32(SETTLE_US),
        ctypes.c_uint8(0),
        ctypes.c_uint16(round(parameters().sensor.noise_uv)),
        ctypes.c_uint32(seed),
        events.ctypes.data_as(ctypes.c_void_p),
        ctypes.c_uint32(len(events)),
    )
    assert count <= len(events), f"{count} events"
    squares = layouts()[layout].columns * layouts()[layout].rows
    beat_ms = BEAT_MS
    for seq, event in enumerate(events[:count]):
        at_ms = int(event["at_us"]) // 1000
        while beat_ms <= at_ms:
            yield Heartbeat(seq=seq, boot=1, at_ms=beat_ms)
            beat_ms += BEAT_MS
        if event["cell"] < squares or event["kind"] == 2:
            yield _message(event, seq, at_ms)
    while beat_ms <= until_us // 1000:
        yield Heartbeat(seq=int(count), boot=1, at_ms=beat_ms)
        beat_ms += BEAT_MS


def _message(event: np.void, seq: int, at_ms: int) -> FromBoard:
    """An event of the core as the board would send it."""
    stamp: dict[str, Any] = {"seq": seq, "boot": 1, "at_ms": at_ms}
    cell = int(event["cell"])
    if event["kind"] == 1:
        return Touch(cell=cell, **stamp)
    if event["kind"] == 2:
        fault = FAULTS[int(event["fault"])]
        return Fault(fault=fault, cell=cell, sensor=int(event["sensor"]), cleared=int(event["cleared"]), **stamp)
    if event["word"] == 0:
        return Lifted(cell=cell, **stamp)
    word = "".join("0+-?"[int(event["word"]) >> 2 * site & 3] for site in range(SITES))
    return Placed(cell=cell, word=word, **stamp)
