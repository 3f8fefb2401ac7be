"""Whatever is remembered, plugged, pulled out and lost on the wire: each board is read, or it is said why not."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.device.tiles.files import standard
from companion.play.journal import Journal
from firmware.bench.board import BenchBoard
from tests.starts_world import WITHIN_MS, Deaf, Unit, World, world_of

A, B, C, D, X, Y = (f"{n:016X}" for n in (0xA, 0xB, 0xC, 0xD, 0x98, 0x99))
TILES = standard()
STARTS = 100
SEATS = ("1", "2", "3", "4", "7", "tray", "")
PORTS = ("p", "q", "r", "s", "t")


@pytest.fixture
def journal(tmp_path: Path) -> Iterator[Journal]:
    found = Journal.open(tmp_path / "journal.sqlite3", lambda: 1)
    yield found
    found.close()


def unit(uid: str, deaf: Deaf = "", size: tuple[int, int] = (5, 5), *, tray: bool = False) -> Unit:
    return Unit(BenchBoard(uid, TILES, size, kind="tray" if tray else "board"), deaf)


@pytest.mark.parametrize("late_ms", range(0, 200, 10))
def test_a_board_remembered_at_a_seat_that_is_not_there_is_read_when_the_other_has_its_own(
    journal: Journal, late_ms: int
) -> None:
    with world_of(journal, TILES, {A: "3", X: "2", B: "1"}) as world:
        world.plug(unit(A), "p", late_ms=40)
        world.run(late_ms)
        world.plug(unit(B), "q")
        world.everyone_acts()
        assert dict(world.daemon.match.table.seats) == {B: "1", A: "2"}


@pytest.mark.parametrize("ms", [1990, 3010, 600_000])
def test_sleep_and_wake_tell_nothing_false(journal: Journal, ms: int) -> None:
    """A board stays on while the computer sleeps, and a castle is laid meanwhile: nothing is told but that."""
    with world_of(journal, TILES, {A: "1", B: "2"}) as world:
        units = [unit(A), unit(B)]
        units[1].castle = "castle 2"
        for one, port in zip(units, PORTS, strict=False):
            world.plug(one, port)
        world.run(WITHIN_MS)
        before = len(world.said)
        units[1].board.lay(units[1].castle, (3, 3))
        world.sleep(ms)
        world.run(5000)
        assert [told.key for _, told in world.said[before:]] == ["rg-castle-placed"], world.story()


# ---- random starts -------------------------------------------------------------------------------------------


class Start:
    """A random start: what is remembered, which boards there are, what happens to them."""

    def __init__(self, journal: Journal, seed: int) -> None:
        self.dice = random.Random(seed)
        self.players = self.dice.choice((1, 2, 2, 2, 3, 4))
        self.match = self.players > 1 and self.dice.random() < 0.3
        self.journal = journal
        self.units = self._units()
        for number, one in enumerate([one for one in self.units if one.fits and not one.is_tray], 1):
            one.castle = f"castle {min(number, 4)}"
        known = [one.uid for one in self.units] + [X, Y]
        self.remembered = {uid: seat for uid in known if (seat := self.dice.choice(SEATS))}

    def _units(self) -> list[Unit]:
        uids = self.dice.sample((A, B, C, D), self.dice.choice((1, 2, 2, 2, 3, 4)))
        units = [unit(uid, self.dice.choice(("",) * 12 + ("snapshots", "all"))) for uid in uids]
        if self.dice.random() < 0.2:
            units.append(unit(f"{0x77:016X}", size=self.dice.choice(((5, 5), (7, 7), (4, 5)))))
        if self.dice.random() < 0.3:
            units.append(unit(f"{0x88:016X}", size=self.dice.choice(((5, 4), (5, 4), (5, 2))), tray=True))
        if self.dice.random() < 0.1:
            units.append(unit(self.dice.choice(uids)))  # two with one id
        return units[: len(PORTS)]

    def run(self) -> None:
        seed = self.dice.random()
        with world_of(self.journal, TILES, self.remembered, self.players, match=self.match) as world:
            self.dice.seed(seed)
            self._plug_all(world)
            for _ in range(self.dice.choice((0, 0, 2, 5, 9))):
                self._something(world)
                world.run(self.dice.choice((10, 50, 300, 900, 1500, 2500)))
            for unplugged in [one for one in self.units if not self._port_of(world, one)]:
                self._plug(world, unplugged)
                world.run(self.dice.choice((0, 30, 700)))
            world.run(WITHIN_MS + 500)
            world.everyone_acts()

    def _plug_all(self, world: World) -> None:
        for one in self.dice.sample(self.units, len(self.units)):
            self._plug(world, one)
            world.run(self.dice.choice((0, 0, 10, 30, 60, 100, 400, 1600)))

    def _plug(self, world: World, one: Unit) -> None:
        port = self.dice.choice([port for port in PORTS if port not in world.cables])
        look_ms, late_ms = self.dice.choice((0, 0, 300, 1000)), self.dice.choice((0, 10, 40))
        cable = world.plug(one, port, look_ms, late_ms)
        for way in ("up", "down"):
            if self.dice.random() < 0.5:
                harm = self.dice.choice(("lost", "garbled"))
                cable.loses[way] = {self.dice.randrange(6): harm}

    def _port_of(self, world: World, one: Unit) -> str:
        return next((port for port, cable in world.cables.items() if cable.unit is one), "")

    def _something(self, world: World) -> None:
        """Somebody pulls a cable or plugs it in, presses a button, lays a castle; a board starts anew or hangs."""
        one = self.dice.choice(self.units)
        port = self._port_of(world, one)
        what = self.dice.choice(("plug", "plug", "button", "castle", "restart", "hang", "sleep"))
        if not port:
            self._plug(world, one)
        elif what == "plug":
            world.unplug(port)
        elif what == "button":
            one.board.press(self.dice.randrange(1, 6))
        elif what == "castle" and one.fits and not one.is_tray and not one.board.where(one.castle):
            one.board.lay(one.castle, (3, 3))
        elif what == "restart":
            world.restart(port)
        elif what == "hang":
            world.hang(port, self.dice.choice((700, 3500)))
        elif what == "sleep":
            world.sleep(60_000)


def test_random_starts_leave_no_board_unread_and_untold(journal: Journal) -> None:
    for seed in range(STARTS):
        try:
            Start(journal, seed).run()
        except Exception as error:
            raise AssertionError(f"start {seed}") from error
