"""Boards: asked who they are and whether they are calibrated, while no game has them."""

from __future__ import annotations

from collections.abc import Iterator

from companion.care.board.census import Found, census_of
from companion.care.doctor.findings import Finding, Patient, good, remark
from companion.care.doctor.ports import holders
from companion.core.model import Phrase
from companion.daemon.ipc import Owner
from companion.device import link
from companion.device.link.finding import wanted
from companion.device.protocol import Hello

WAIT_S = 4.0
CALIBRATE = "companion board calibrate"


def boards(patient: Patient) -> Iterator[Finding]:
    """Each board that answers, and what it needs before a game. A port that somebody holds is not opened."""
    if Owner.running(patient.places):
        yield good(Phrase("doctor-boards-running"))
        return
    names = [name for name, _ in wanted(patient.ports, link.UsbListing()).values()]
    held = holders(names)
    free = tuple(name for name in names if name not in held)
    if not free:
        return  # that there is none, or who holds it, is told with the ports
    found = census_of(link.Ports(named=free, usb=()), WAIT_S)
    answering = [(board, board.hello.uid) for board in found.boards if isinstance(board.hello, Hello)]
    for board, uid in sorted(answering, key=lambda one: one[0].port):
        yield _board(board, uid, patient)
    if not answering:
        yield remark(Phrase("doctor-boards-mute"), Phrase("boards-check-cable"), lack="board")


def _board(board: Found, uid: str, patient: Patient) -> Finding:
    seat = patient.settings.seats.get(uid)
    name = seat.name if seat is not None and seat.name else board.port
    if "calibration" in board.faults:
        remedy = Phrase("doctor-board-calibrate", {"command": CALIBRATE})
        return remark(Phrase("doctor-board-uncalibrated", {"name": name}), remedy, lack="calibration")
    return good(Phrase("doctor-board", {"name": name}))
