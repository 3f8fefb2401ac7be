"""What comes of a simulated board: through the firmware's core to the tracker, or on to the whole table."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from companion.core.model import Announcement, Observation
from companion.device.protocol import FromBoard, encode
from companion.device.reading.codebook import Codebook
from companion.device.reading.tracker import Tracker
from companion.play.table import Input
from hardware.magnets.scene import Scene
from tests.hardware.core import messages
from tests.rig import Rig


def observations(scene: Scene, book: Codebook, seed: int = 1) -> Iterator[tuple[int, Observation]]:
    """What the tracker tells of all that a scene did, each with the board's time in milliseconds."""
    return read(messages(scene.frames(), scene.now_us, seed), book)


def read(told: Iterable[FromBoard], book: Codebook) -> Iterator[tuple[int, Observation]]:
    """The same of what a board told."""
    tracker = Tracker("1", 5, 5, book)
    for message in told:
        for seen in tracker.feed(message):
            yield message.at_ms, seen


def said(scene: Scene, seed: int = 1) -> list[tuple[int, Announcement]]:
    """All that the companion says of one player's game on this board, with the board's time in milliseconds."""
    rig = Rig(1)
    uid = rig.boards[1].uid
    told: list[tuple[int, Announcement]] = []
    for message in messages(scene.frames(), scene.now_us, seed):
        rig.said.clear()
        rig.hear(Input(message.at_ms, uid, encode(message).decode("ascii").strip()))
        told += [(message.at_ms, one) for one in rig.said]
    return told
