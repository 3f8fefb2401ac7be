"""Kings on the tray: the real sensing core tells a magnet over a domino's middle, and still reads the domino."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import numpy as np
import pytest

from companion.core.model import Observation, Piece, Place, Seen
from companion.device.protocol import Lifted, Placed, Snapshot
from companion.device.reading.codebook import Codebook
from companion.device.reading.tracker import Tracker
from companion.device.reading.tray import COLUMNS, KING_PIECE, KINGS, ROWS, SLOT_ROWS
from companion.device.tiles.files import standard
from firmware.bench.hands import felt
from firmware.bench.magnets import MagnetHands
from firmware.bench.process import Setup
from firmware.bench.script import read
from firmware.tables import layouts
from hardware.magnets.geometry import Pose
from hardware.magnets.scene import EXACT, Scene
from tests.firmware import core_kit
from tests.firmware.host_kit import HostBoard

TILES = standard()
BOOK = Codebook(TILES)
SQUARES = COLUMNS * ROWS
ALL_SLOTS = [(slot, line) for line in (1, 2) for slot in range(1, COLUMNS + 1)]


def king_cell(slot: int, line: int) -> int:
    return SQUARES + (line - 1) * COLUMNS + slot - 1


def upright(slot: int, line: int, turned_round: bool) -> tuple[tuple[int, int], tuple[int, int]]:
    near, far = (slot, SLOT_ROWS * line - 1), (slot, SLOT_ROWS * line)
    return (far, near) if turned_round else (near, far)


def full_tray(seed: int, exact: bool = False) -> tuple[Scene, dict[tuple[int, int], str]]:
    """A scene with a domino in every slot, and which."""
    rng = np.random.default_rng(seed)
    scene = Scene("tray", TILES, seed, EXACT if exact else None)
    numbers = rng.permutation(len(TILES.dominoes))[: len(ALL_SLOTS)] + 1
    lying = {}
    for (slot, line), number in zip(ALL_SLOTS, numbers, strict=True):
        thing = lying[slot, line] = f"domino {number}"
        scene.put(thing, *upright(slot, line, bool(rng.integers(2))))
    return scene, lying


def words(frames: Sequence[Sequence[int]]) -> list[list[str]]:
    """What the core reads of still trays, a word a cell."""
    signs = core_kit.words("tray", frames)
    return [[one[5 * cell : 5 * cell + 5] for cell in range(SQUARES)] + list(one[5 * SQUARES :]) for one in signs]


def tell(board: HostBoard, scene: Scene, tracker: Tracker, for_ms: int = 300) -> list[Observation]:
    """Let the board feel what was done in a scene, and the tracker hear what it says."""
    frames = list(scene.frames())
    for frame in frames:
        board.millivolts = [int(mv) for mv in frame.millivolts]
        board.fields(board.now_us + frame.at_us - frames[0].at_us, board.millivolts)
    length_ms = (frames[-1].at_us - frames[0].at_us) // 1000 if frames else 0
    return [seen for message in board.hear(length_ms + for_ms) for seen in tracker.feed(message)]


# ---- the way from the magnet to the observation ----------------------------------------------------------------


@pytest.mark.parametrize("north_down", [True, False])
def test_a_king_is_read_while_it_stands_and_so_is_the_domino_under_it(north_down: bool) -> None:
    with HostBoard(Setup(layout="tray")) as board:
        tracker = Tracker("tray", COLUMNS, ROWS, BOOK, kings=KINGS)
        scene = Scene("tray", TILES, 7)
        tell(board, scene, tracker)
        scene.lay("domino 24", (2, 3), (2, 4))
        scene.lay("domino 13", (4, 2), (4, 1))
        tell(board, scene, tracker)
        dominoes = {
            (Place("tray", 2, 3), Piece("domino 24", "a")),
            (Place("tray", 2, 4), Piece("domino 24", "b")),
            (Place("tray", 4, 2), Piece("domino 13", "a")),
            (Place("tray", 4, 1), Piece("domino 13", "b")),
        }
        assert set(tracker.reading.pieces) == dominoes
        scene.king("domino 24", north_down)
        scene.king("domino 13", not north_down)
        told = tell(board, scene, tracker)
        kings = {(Place("tray", 2, 6), KING_PIECE), (Place("tray", 4, 5), KING_PIECE)}
        assert set(tracker.reading.pieces) == dominoes | kings
        assert told[-1].kind is Seen.READING
        board.ask("snapshot")
        for message in board.messages[-3:]:
            tracker.feed(message)
        assert set(tracker.reading.pieces) == dominoes | kings
        scene.take_king("domino 24")
        tell(board, scene, tracker)
        assert set(tracker.reading.pieces) == dominoes | {(Place("tray", 4, 5), KING_PIECE)}
        assert tracker.reading.doubts == ()


def test_a_king_comes_and_goes_as_placed_and_lifted_of_its_cell() -> None:
    with HostBoard(Setup(layout="tray")) as board:
        steps = read("slot 24 2 far\nwait 300\nking 2 far -\nwait 300\nlift king 2 far\nwait 300\n")
        hands = MagnetHands(layouts()["tray"], TILES, 3)
        for each in felt(hands, steps):
            each.tell(board, 500_000)
        heard = [one for one in board.hear(4000) if isinstance(one, Placed | Lifted) and one.cell >= SQUARES]
        assert {one.cell for one in heard} == {king_cell(2, 2)}
        told = [one.word if isinstance(one, Placed) else "0" for one in heard]
        assert [word for word in told if word != "?"] == ["-", "0"]


@pytest.mark.parametrize(("field_mt", "word"), [(14.3, "0"), (14.8, "?"), (16.3, "?"), (16.8, "+"), (-18.3, "-")])
def test_a_kings_sensor_has_limits_of_its_own_and_a_tiles_has_not(field_mt: float, word: str) -> None:
    with core_kit.Board("tray") as board:
        for field in (0.0, field_mt):
            raw = [core_kit.HALF_RAW] * board.sensors
            raw[5 * SQUARES + 3] = core_kit.raw_of(field)
            raw[5 * 7 + 4] = core_kit.raw_of(field)
            for _ in range(20):
                board.scan(raw)
        assert board.word(king_cell(4, 1))[0] == word
        assert board.word(7)[4] == ("?" if abs(field_mt) > 18 else "0")


# ---- how sure that is ------------------------------------------------------------------------------------------


def kings_over_trays(trays: int, within_mm: float, dimple_mm: float) -> Iterator[tuple[list[int], int, str]]:
    """Full trays with one king, its middle so far off at most: millivolts, the king's cell and its sign."""
    for seed in range(trays):
        scene, lying = full_tray(seed)
        rng = np.random.default_rng([seed, 1])
        king = f"king on {lying[1, 1]}"
        scene.king(lying[1, 1], seed % 2 == 0, dimple_mm)
        for spot in ALL_SLOTS:
            middle, height_mm = scene.pose_of(lying[spot]), scene.pose_of(king).lift_mm
            side_x, side_y = rng.uniform(-within_mm, within_mm, 2)
            scene.pose(king, Pose(middle.x_mm + side_x, middle.y_mm + side_y, lift_mm=height_mm))
            yield [int(mv) for mv in scene.millivolts()], king_cell(*spot), "-+"[seed % 2 == 0]


@pytest.mark.parametrize(("dimple_mm", "least"), [(0.0, 0.98), (2.0, 1.0)])
def test_kings_within_two_millimetres_are_read_and_nothing_else_changes(dimple_mm: float, least: float) -> None:
    told = list(kings_over_trays(20, 2.0, dimple_mm))
    read_words = words([millivolts for millivolts, _, _ in told])
    right = 0
    for shown, (_, cell, sign) in zip(read_words, told, strict=True):
        assert shown[cell] in (sign, "?"), "never the other way round, never none"
        right += shown[cell] == sign
        others = [word for at, word in enumerate(shown[SQUARES:], SQUARES) if at != cell]
        assert set(others) == {"0"}, "a domino, or a neighbour's king, is no king"
    print(f"  dimple {dimple_mm} mm: {right} of {len(told)} kings read, {len(told) - right} unsure")
    assert right >= least * len(told)


def test_every_domino_under_a_king_is_still_read() -> None:
    frames, wanted = [], []
    for seed in range(4):
        scene, lying = full_tray(100 + seed)
        for thing in lying.values():
            scene.king(thing, seed % 2 == 0)
        frames.append([int(mv) for mv in scene.millivolts()])
        wanted.append({(slot, line): thing for (slot, line), thing in lying.items()})
    for shown, lying in zip(words(frames), wanted, strict=True):
        tracker = Tracker("tray", COLUMNS, ROWS, BOOK, kings=KINGS)
        tracker.feed(snapshot(shown))
        things = {}
        for place, piece in tracker.reading.pieces:
            if piece != KING_PIECE:
                things[place.x, (place.y + 1) // SLOT_ROWS] = piece.thing
        assert things == lying


def test_a_domino_that_comes_or_goes_is_no_king() -> None:
    """Its magnets pass over the king's sensor; none is told while the domino is read whole."""
    false = 0
    for seed in range(12):
        scene = Scene("tray", TILES, 500 + seed)
        scene.lay(f"domino {seed + 1}", *upright(3, 1 + seed % 2, seed % 4 > 1))
        scene.wait(400)
        scene.lift(f"domino {seed + 1}")
        frames = [(frame.at_us, [int(mv) for mv in frame.millivolts]) for frame in scene.frames()]
        for event in core_kit.events("tray", frames, scene.now_us + 500_000):
            false += event.kind == "word" and event.cell >= SQUARES and event.word in "+-"
    assert not false


def snapshot(shown: Sequence[str]) -> Snapshot:
    return Snapshot(seq=1, boot=1, at_ms=1, words=" ".join(shown))
