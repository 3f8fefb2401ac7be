"""Scripts for boards: plain text, one step a line, `#` begins a remark.

lay 24 B3 B4          domino 24, half a on B3 and half b on B4
castle 1 C3           castle 1 on C3;  `turn 1 2` turns it by two quarter turns (one if not told)
lay red C4            a red tile on C4, one of equal ones;  `turn red C4 2` turns it
lift 24               take domino 24 away (`lift castle 1` a castle, `lift red C4` the red tile on C4)
slot 24 3 near        domino 24 upright in slot 3 of the tray's near line, half a nearer to the players;
                      `far` the other line, `slot 24 3 near round` half b nearer
king 3 near           a king on slot 3, north pole down, with `-` behind it south pole down;
                      `lift king 3 near` takes it away; its cell is C5, in the far line C6
half 24 B3 B4         half a flat on B3, the other half raised over B4; `24b` half b; instead of a cell also
                      left, right, near, far; without either half b would be at the right of half a
slide 24 C3 C4        push domino 24, half a to C3 and half b to C4; the cells it comes from may be told
                      first: `slide 24 B3 B4 C3 C4`;  `slide red C4 D4` the red tile on C4 to D4
knock [3]             knock all things, or three of them, off the board
word C4 +-0+-         let C4 read any word; a king's cell one sign: `word C5 ?`
flap C4 12 50         let C4 change 12 times, every 50 ms
wait 400              milliseconds
apart 15              milliseconds between the two cells of a thing, from here on
button 1              press a button
touch C3              rest the wand on a cell
fault stuck C3 4      a fault: name, cell and sensor 0 to 4 (`fault supply` is of the whole board);
                      `clear stuck C3 4` ends it
notice supply-weak 3600   what happened and is no fault, with its number
garbage 40            bytes that look like chance;  `cut` half a line;  `lose 2` two messages lost
unplug  plug          cut the power, give it back;  `hello`, `snapshot`: say so unasked
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from companion.core import intake
from companion.core.errors import FileError
from companion.core.model import COLUMN_LETTERS, Phrase
from companion.device.tiles.code_words import SITES
from companion.device.tiles.tileset import COLOURS
from companion.device.virtual.board import Spot, VirtualBoardError
from firmware.bench.board import NO_CELL, BenchBoard

BYTES_MAX = 1 << 20
LINES = {"near": 1, "far": 2}
DIRECTIONS = {"left": (-1, 0), "right": (1, 0), "near": (0, -1), "far": (0, 1)}
FAULTS = ("stuck", "flapping", "strip", "supply", "noise", "calibration")
SLICE_MS = 20
"""Waiting is cut into slices, so that a runner can listen in between."""


@dataclass(frozen=True, slots=True)
class ScriptStep:
    """One line of a script: its number, its verb and what follows."""

    line: int
    verb: str
    args: tuple[str, ...]


def read(text: str, file: str = "") -> list[ScriptStep]:
    """The steps of a script. Raises FileError with line and reason for a step that cannot be understood."""
    steps = []
    for number, raw in enumerate(text.splitlines(), start=1):
        words = raw.partition("#")[0].split()
        if not words:
            continue
        step = ScriptStep(number, words[0].lower(), tuple(words[1:]))
        entry = _VERBS.get(step.verb)
        if entry is None:
            raise _error(file, step, Phrase("script-verb", {"text": step.verb}))
        pattern = entry[0]
        if not re.fullmatch(pattern, " ".join(step.args), re.IGNORECASE):
            raise _error(file, step, Phrase("script-args", {"text": step.verb}))
        steps.append(step)
    return steps


def load(path: Path) -> list[ScriptStep]:
    """The steps of a script file. Raises FileError."""
    try:
        return read(intake.read_bytes(path, BYTES_MAX).decode("utf-8"), str(path))
    except intake.Unreadable as error:
        raise FileError("script-unreadable", file=str(path), reason=error.reason) from error
    except UnicodeDecodeError as error:
        raise FileError("script-unreadable", file=str(path), reason="not-utf8") from error


def perform(board: BenchBoard, steps: list[ScriptStep], file: str = "") -> Iterator[ScriptStep]:
    """Do the steps one after the other; yields after each, and now and then while waiting.

    Raises FileError with line and reason for a step that the board cannot do.
    """
    for step in steps:
        try:
            for _ in _VERBS[step.verb][1](board, step.args):
                yield step
        except VirtualBoardError as error:
            raise _error(file, step, Phrase(error.key, error.facts)) from error


def _error(file: str, step: ScriptStep, reason: Phrase) -> FileError:
    return FileError("script-wrong", file=file, line=step.line, column=1, reason=reason)


def _spot(text: str) -> Spot:
    return COLUMN_LETTERS.index(text[0].upper()) + 1, int(text[1:])


def _do(act: Callable[[BenchBoard, tuple[str, ...]], object]) -> Callable[..., Iterator[None]]:
    def acting(board: BenchBoard, args: tuple[str, ...]) -> Iterator[None]:
        act(board, args)
        yield

    return acting


def _wait(board: BenchBoard, args: tuple[str, ...]) -> Iterator[None]:
    left_ms = int(args[0])
    while left_ms > 0:
        board.advance(min(SLICE_MS, left_ms))
        left_ms -= SLICE_MS
        yield


def _half(board: BenchBoard, args: tuple[str, ...]) -> None:
    number, part = (args[0][:-1], args[0][-1].lower()) if args[0][-1].isalpha() else (args[0], "a")
    x, y = spot = _spot(args[1])
    partner: Spot | None = None
    if len(args) > 2:
        dx, dy = DIRECTIONS.get(args[2].lower(), (0, 0))
        partner = (x + dx, y + dy) if dx or dy else _spot(args[2])
    board.half(f"domino {number}", part, spot, partner)


def _lay(board: BenchBoard, args: tuple[str, ...]) -> None:
    thing = f"tile {args[0].lower()}" if args[0].isalpha() else f"domino {args[0]}"
    board.lay(thing, *map(_spot, args[1:]))


def _turn(board: BenchBoard, args: tuple[str, ...]) -> None:
    if args[0].isalpha():
        board.rotate(_thing(args), int((*args, "1")[2]))
    else:
        board.rotate(f"castle {args[0]}", int((*args, "1")[1]))


def _slide(board: BenchBoard, args: tuple[str, ...]) -> None:
    if args[0].isalpha():
        board.slide(_thing(args), _spot(args[2]))
        return
    thing, spots = f"domino {args[0]}", [_spot(cell) for cell in args[1:]]
    if len(spots) > 2 and board.where(thing) != tuple(spots[:2]):
        raise VirtualBoardError("virtual-lies-elsewhere", thing=thing)
    board.slide(thing, *spots[-2:])


def _slot(board: BenchBoard, args: tuple[str, ...]) -> None:
    board.slot(f"domino {args[0]}", int(args[1]), LINES[args[2].lower()], turned_round=len(args) > 3)


def _lift(board: BenchBoard, args: tuple[str, ...]) -> None:
    if args[0].lower() == "king":
        board.take_king(int(args[1]), LINES[args[2].lower()])
    else:
        board.lift(_thing(args))


def _king(board: BenchBoard, args: tuple[str, ...]) -> None:
    board.king(int(args[0]), LINES[args[1].lower()], (*args, "+")[2])


def _thing(args: tuple[str, ...]) -> str:
    """What lies there: a castle or a domino by its number, one of equal tiles by its cell."""
    word = args[0].lower()
    if word in COLOURS:
        return f"tile {word} {args[1].upper()}"
    return f"castle {args[1]}" if word == "castle" else f"domino {word}"


def _fault(board: BenchBoard, args: tuple[str, ...], cleared: bool = False) -> None:
    spot = _spot(args[1]) if len(args) > 1 else None
    sensor = int(args[2]) if len(args) > 2 else NO_CELL
    board.fault(args[0].lower(), spot, sensor, cleared)


def _apart(board: BenchBoard, args: tuple[str, ...]) -> None:
    board.apart_ms = int(args[0])


_N = r"[1-9]\d{0,5}"
_CELL = r"[A-H][1-8]"
_SLOT = r"[1-7] (near|far)"
_TILE = rf"({'|'.join(COLOURS)}) {_CELL}"
_WHERE = rf"({'|'.join(FAULTS)})( {_CELL}( [0-{SITES - 1}])?)?"

_VERBS: dict[str, tuple[str, Callable[..., Iterator[None]]]] = {
    "lay": (rf"{_N} {_CELL} {_CELL}|{_TILE}", _do(_lay)),
    "castle": (rf"{_N} {_CELL}", _do(lambda b, a: b.lay(f"castle {a[0]}", _spot(a[1])))),
    "turn": (rf"({_N}|{_TILE})( [1-3])?", _do(_turn)),
    "lift": (rf"(castle )?{_N}|king {_SLOT}|{_TILE}", _do(_lift)),
    "slot": (rf"{_N} {_SLOT}( round)?", _do(_slot)),
    "king": (rf"{_SLOT}( [-+])?", _do(_king)),
    "half": (rf"{_N}[ab]? {_CELL}( {_CELL}| left| right| near| far)?", _do(_half)),
    "slide": (rf"{_N}( {_CELL} {_CELL})?( {_CELL} {_CELL})|{_TILE} {_CELL}", _do(_slide)),
    "knock": (rf"({_N})?", _do(lambda b, a: b.knock(int((*a, "0")[0])))),
    "word": (rf"{_CELL} [-+0?]{{1,{SITES}}}", _do(lambda b, a: b.word(_spot(a[0]), a[1]))),
    "flap": (rf"{_CELL} {_N} {_N}", _do(lambda b, a: b.flap(_spot(a[0]), int(a[1]), int(a[2])))),
    "wait": (r"\d{1,8}", _wait),
    "apart": (r"\d{1,5}", _do(_apart)),
    "button": (r"[1-5]", _do(lambda b, a: b.press(int(a[0])))),
    "touch": (_CELL, _do(lambda b, a: b.touch(_spot(a[0])))),
    "fault": (_WHERE, _do(_fault)),
    "clear": (_WHERE, _do(lambda b, a: _fault(b, a, cleared=True))),
    "notice": (r"[a-z-]{1,32}( \d{1,5})?", _do(lambda b, a: b.notice(a[0].lower(), int((*a, "0")[1])))),
    "garbage": (_N, _do(lambda b, a: b.garbage(int(a[0])))),
    "cut": ("", _do(lambda b, a: b.cut())),
    "lose": (_N, _do(lambda b, a: b.lose(int(a[0])))),
    "unplug": ("", _do(lambda b, a: b.unplug())),
    "plug": ("", _do(lambda b, a: b.plug())),
    "hello": ("", _do(lambda b, a: b.hello())),
    "snapshot": ("", _do(lambda b, a: b.snapshot())),
}
