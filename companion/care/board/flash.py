"""A new program for one board, each step told, nothing touched before all is checked."""

from __future__ import annotations

import contextlib
import re
import time
from dataclasses import dataclass
from pathlib import Path

from companion.care.board.asking import AtHand, HeardBoard, HeardBoards
from companion.care.board.choosing import alone, choose, no_game, opened, tell_who
from companion.core import intake
from companion.core.errors import CompanionError
from companion.core.model import Phrase
from companion.device.flash import drives, shipped, uf2
from companion.device.flash.shipped import standing
from companion.device.flash.uf2 import Image
from companion.device.link import Ports
from companion.device.protocol import Fault, FirmwareLog, FromBoard
from companion.evening.guide import Guide, guided
from companion.evening.here import Here, tell
from companion.evening.listening import listening
from companion.evening.setting import ports_of

DRIVE_S = 20.0
"""How long a board may take to show its drive."""
BACK_S = 25.0
"""How long it may take from the last byte to its hello: the boot ROM writes, restarts, the port is found."""
AFTER_S = 1.0
"""How long faults are waited for after the hello."""
ANSWER_S = 3.0
"""How long a board may take to report, and to agree to its restart."""
CALIBRATE = "companion board calibrate"


class FlashError(CompanionError):
    """A board could not be given its program."""


@dataclass(slots=True)
class Work:
    """One board that gets a program. board: None while it waits in its boot loader already.

    calibration: what it said of its calibration before, None when it said nothing. restarted: it was sent into its
    boot loader, and waits there until it gets a program. others: ports of boards of another protocol beside it.
    """

    where: Here
    guide: Guide
    image: Image
    version: str
    board: HeardBoard | None = None
    drive: Path | None = None
    calibration: str | None = None
    restarted: bool = False
    others: frozenset[str] = frozenset()


def flash(
    where: Here, file: str | None, dry_run: bool, ports: tuple[str, ...], uid: str, text: bool, wav: str
) -> None:
    """Give the board that is meant the program of this file, without one that shipped. CompanionError.

    dry_run: check everything, say what would be done, change nothing.
    """
    work = None
    try:
        with guided(where, text, wav) as guide:
            work = prepared(where, guide, file)
            no_game(where)
            with contextlib.nullcontext() if dry_run else alone(where):
                renew(work, dry_run, ports, uid)
    except KeyboardInterrupt:
        if work is not None and work.restarted:
            tell(where.phrases, "flash-interrupted", err=True)
        raise


def renew(work: Work, dry_run: bool, ports: tuple[str, ...], uid: str) -> None:
    """Find the board and give it the program, or only say what would be done. CompanionError."""
    work.drive = waiting_drive()
    with opened(work.where, ports, work.guide.tend) as boards:
        hand = found(work, boards, uid)
        if dry_run:
            for step in (*(() if work.drive else ("restart",)), "copy", "wait"):
                work.guide.say("flash-would", step=step)
            work.guide.say("flash-nothing-done")
            return
        if hand is not None:
            restart(work, hand)
    carry_out(work, ports, uid)


# ---- before anything is touched -------------------------------------------------------------------------------


def prepared(where: Here, guide: Guide, file: str | None) -> Work:
    """The file, read and checked. FirmwareError."""
    if file is None:
        image, version = shipped.image(), shipped.about().version
        guide.say("flash-shipped", version=version)
    else:
        try:
            data = intake.read_bytes(Path(file).expanduser(), uf2.BYTES_MAX)
        except intake.Unreadable as error:
            raise uf2.FirmwareError("firmware-file-unread", file=file, reason=error.reason) from error
        image = uf2.read(data, file)
        version = image.version
        guide.say("flash-file", file=file)
        if version:
            guide.say("flash-file-version", version=version)
    guide.say("flash-file-good", count=(len(image.pages) + 3) // 4)
    return Work(where, guide, image, version)


def waiting_drive() -> Path | None:
    """The drive of a board that waits in its boot loader already. FlashError when there are several."""
    waiting = drives.found()
    if len(waiting) > 1:
        raise FlashError("flash-drives-several", count=len(waiting))
    return waiting[0] if waiting else None


def found(work: Work, boards: HeardBoards, uid: str) -> AtHand | None:
    """The board that is meant; None when one waits in its boot loader. BoardError, FlashError, DriveError."""
    ports = sorted({*boards.known, *boards.others})
    if work.drive is not None:
        if ports:
            raise FlashError("flash-drive-and-board", drive=str(work.drive), port=ports[0])
        work.guide.say("flash-drive-there", drive=str(work.drive))
        drives.check(work.drive, len(work.image.data))
        return None
    _say_unmounted()
    work.others = frozenset(boards.others)
    work.board = choose(work.where, boards, uid, work.guide.say, "flash-by-hand", work.guide.led)
    tell_who(work.where, work.board.port, work.board.hello, work.guide.say)
    work.guide.say("boards-firmware", firmware=work.board.hello.firmware)
    work.guide.say("flash-stands", how=standing(work.board.hello.firmware, work.version))
    return AtHand(boards, work.board)


def _say_unmounted() -> None:
    """A board waits in its boot loader, but the system has not mounted its drive: FlashError with what to type."""
    device = drives.unmounted()
    if device:
        raise FlashError("flash-unmounted", command=f"udisksctl mount -b {device}")


# ---- doing it -------------------------------------------------------------------------------------------------


def restart(work: Work, hand: AtHand) -> None:
    """Send the board into its boot loader. FlashError when it does not obey."""
    work.guide.say("flash-asks")
    work.guide.finish()  # which board it is has to be heard while it can still be stopped
    work.calibration = calibration_of(hand.ask("report", seconds=ANSWER_S).heard)
    asked = hand.ask("bootloader", seconds=ANSWER_S)
    if not asked.lost and not (asked.done and asked.done.ok):  # lost: it was quicker than its answer
        reason = asked.done.reason if asked.done else "silent"
        raise FlashError("flash-refused", reason=reason, remedy=Phrase("flash-by-hand"))
    work.restarted = True


def carry_out(work: Work, ports: tuple[str, ...], uid: str) -> None:
    """Copy, wait, compare. FlashError, DriveError, PortError."""
    drive = work.drive = work.drive or awaited_drive(work)
    work.restarted = True
    work.guide.say("flash-copies", drive=str(drive))
    work.guide.finish()  # nothing is said during the copy, and the cable has to stay in
    drives.copy(work.image.data, drive)
    compare(work, *returned(work, ports, uid))
    work.guide.say("flash-done")


def awaited_drive(work: Work) -> Path:
    """The drive of the board's boot loader, once it is there. FlashError when none comes, or several."""
    work.guide.say("flash-waits-drive")

    def appeared() -> bool:
        work.guide.tend()
        return bool(drives.found())

    drive = waiting_drive() if drives.wait(appeared, DRIVE_S) else None
    if drive is None:
        _say_unmounted()
        raise FlashError("flash-no-drive", remedy=Phrase("flash-by-hand"))
    drives.check(drive, len(work.image.data))
    return drive


def returned(work: Work, ports: tuple[str, ...], uid: str) -> tuple[HeardBoard | None, list[FromBoard]]:
    """The board after its restart, and what it said then. FlashError when it does not come back.

    None for one that speaks another version.
    """
    assert work.drive is not None
    known = ports_of(work.where)
    ends = work.board.hello.uid if work.board else uid.strip().upper()
    gone = back = over = False
    board: HeardBoard | None = None
    heard: list[FromBoard] = []
    with listening(Ports((*known.named, *ports), known.directory, known.usb)) as ears:
        boards = HeardBoards(ears, work.guide.tend)
        until_s = time.monotonic() + BACK_S
        while not over:
            # Known before the drive is looked at: on a busy computer the last look may come long after the time.
            over = time.monotonic() > until_s
            told = boards.hear()
            if not gone and not drives.is_drive(work.drive):
                gone = True
                work.guide.say("flash-taken")
            if not back:
                board = next((one for one in boards.known.values() if one.hello.uid.endswith(ends)), None)
                if board or boards.others.keys() - work.others:
                    back, over, until_s = True, False, time.monotonic() + AFTER_S
            elif board and told and told[0] == board.port:
                heard.append(told[1])
        if not back:
            raise FlashError("flash-not-back" if gone else "flash-drive-stays", remedy=Phrase("flash-by-hand"))
        if board is not None:
            heard += AtHand(boards, board).ask("report", seconds=ANSWER_S).heard
    return board, heard


def compare(work: Work, board: HeardBoard | None, heard: list[FromBoard]) -> None:
    """Whether the board has its new program, and its calibration still. FlashError when it has not."""
    if board is None:
        raise FlashError("bench-other-version", remedy=Phrase("flash-by-hand"))
    firmware = board.hello.firmware
    work.guide.say("flash-back", firmware=firmware)
    if work.version and standing(firmware, work.version) != "same":
        raise FlashError("flash-old-program", firmware=firmware, version=work.version)
    now = calibration_of(heard)
    if work.board is None and now:
        how = "there"
    elif now is None:
        how = "unknown"
    elif now == work.calibration and now:
        how = "kept"
    elif work.calibration and not now:
        raise FlashError("flash-calibration-lost", command=CALIBRATE)
    else:
        how = "changed" if now else "none"
    work.guide.say("flash-calibration", how=how, command=CALIBRATE)


def calibration_of(heard: list[FromBoard]) -> str | None:
    """What a board says of its calibration: its number, "" when it has none, None when it says nothing of it."""
    told: str | None = None
    for got in heard:
        if isinstance(got, Fault) and got.fault == "calibration":
            told = None if got.cleared else ""
        elif isinstance(got, FirmwareLog) and "calibration" in got.text:
            used = re.search(r"\b(\d+) used\b", got.text)
            told = used[1] if used else ""
    return told
