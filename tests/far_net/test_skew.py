"""A house whose program judges otherwise cannot play; who waits or plays hears whose it is, and what to do."""

from __future__ import annotations

import asyncio
import dataclasses
from functools import partial
from pathlib import Path

import pytest

from companion import __version__
from companion.core.errors import LogError
from companion.evening import far_table
from companion.evening.far_table import plan_of, unkept
from companion.far.gathering import Gathered, gather
from companion.far.kept import far_folder, put_record, read_record
from companion.far.plan import FarPlan
from companion.language.phrases import LANGUAGES
from tests.far_net.kit import House
from tests.far_net.tables import FarTable, far_tables, records
from tests.far_net.test_tables import heard_by
from tests.patience import PATIENCE_S, until
from tests.terminal import Companion

OTHER = "0" * 32
OLD, NEW = "0.0.1", "99.0"
HEARD = {
    "en": {
        OLD: "Second player: the program at that table is older, version 0.0.1. * Have the program updated there",
        NEW: "Second player: the program at that table is newer, version 99.0. * Update the program on",
        __version__: "Second player: this match cannot be played at that table, * Make both alike",
    },
    "cs": {
        OLD: "Druhý hráč: u tohoto stolu je starší program, verze 0.0.1. * Ať tam program aktualizují",
        NEW: "Druhý hráč: u tohoto stolu je novější program, verze 99.0. * Aktualizujte program na tomto počítači",
        __version__: "Druhý hráč: u tohoto stolu tahle partie nepokračuje, * Sjednoťte je",
    },
    "pl": {
        OLD: "Drugi gracz: przy tym stole jest starszy program, w wersji 0.0.1. * Niech tam zaktualizują program",
        NEW: "Drugi gracz: przy tym stole jest nowszy program, w wersji 99.0. * Zaktualizuj program na tym",
        __version__: "Drugi gracz: przy tym stole nie można grać tej partii, * Ujednolićcie je",
    },
}
SITS = {"en": "Petr is at the table", "cs": "Petr sedí u stolu", "pl": "Petr siedzi przy stole"}
APART = "Petr: the program at that table is newer, version 99.0."
WAITS = {"en": "We wait.", "cs": "Čekáme", "pl": "Czekamy"}


class Guest:
    """The second house of a match of two, and the first one's record in a folder of its own."""

    def __init__(self, at: House, match: str, folder: Path) -> None:
        host, record = records(at, match, "azul_mini", 2)
        self.home = folder / "host"
        put_record(
            far_folder(self.home / "data"), host.model_copy(update={"seats": {**host.seats, **record.seats}})
        )
        self.table = FarTable(record, folder / "guest")
        self.plan = plan_of(self.table.where, read_record(far_folder(self.table.folder), match))

    def of_version(self, program: str) -> FarPlan:
        """Its plan where its program is of this version."""
        opening = self.plan.opening.model_copy(update={"program": program})
        return dataclasses.replace(self.plan, opening=opening)

    async def comes(self, plan: FarPlan, rules: str) -> Gathered:
        begins = partial(unkept, self.table.where, plan)
        heard: list[int] = []
        coming = gather(plan, rules, begins, lambda *_: None, lambda seat, *_: heard.append(seat))
        try:
            return await asyncio.wait_for(coming, PATIENCE_S)
        finally:
            assert not heard, "of itself it is told why it cannot play, and nothing more"

    def turned_away(self, program: str) -> None:
        """It comes with another program, and hears why it cannot play."""
        with pytest.raises(LogError, match="far-rules"):
            asyncio.run(self.comes(self.of_version(program), OTHER))


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_waits_hears_which_program_is_older_and_what_to_do(
    shared_house: House, tmp_path: Path, language: str
) -> None:
    guest = Guest(shared_house, f"waits{language}", tmp_path)
    host = Companion(guest.home, "far", "play", "--lang", language, "--text")
    host.until(WAITS[language])
    for program, told in HEARD[language].items():
        guest.turned_away(program)
        begin, end = told.split(" * ")
        heard = host.until(begin)
        assert end in heard and __version__ in heard
    asyncio.run(guest.comes(guest.plan, guest.plan.opening.rules))  # it was updated
    host.until(SITS[language])
    host.process.kill()
    host.done(None)


def test_who_comes_later_to_wait_hears_it_and_it_is_said_once_however_often_that_house_tries(
    shared_house: House, tmp_path: Path
) -> None:
    guest = Guest(shared_house, "later", tmp_path)
    opens = asyncio.run(waits(guest, comes=True))
    guest.turned_away(OLD)
    guest.turned_away(OLD)
    replica = heard_by(guest.table)
    assert replica.head == 3, "opened, joined, and said once"
    assert {seat: one.program for seat, one in replica.agreed.apart.items()} == {2: OLD}
    assert opens == asyncio.run(waits(guest, comes=False)) == [(2, __version__, OLD)]


async def waits(guest: Guest, *, comes: bool) -> list[tuple[int, str, str]]:
    """What the host hears of who judges otherwise until it hears something; comes: the guest comes meanwhile."""
    host = plan_of(guest.table.where, read_record(far_folder(guest.home / "data"), guest.plan.match))
    heard, told = list[tuple[int, str, str]](), asyncio.Event()

    def apart(seat: int, begun: str, there: str) -> None:
        heard.append((seat, begun, there))
        told.set()

    begins = partial(unkept, guest.table.where, host)
    waiting = asyncio.create_task(gather(host, host.opening.rules, begins, lambda *_: None, apart))
    if comes:
        with pytest.raises(LogError, match="far-rules-older"):
            await guest.comes(guest.of_version(OLD), OTHER)
    await asyncio.wait_for(told.wait(), PATIENCE_S)
    waiting.cancel()
    return heard


def test_a_house_of_another_program_that_joined_before_is_heard_while_the_match_is_played(
    shared_house: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with far_tables(shared_house, "played", "azul_mini", 2, tmp_path) as tables:
        one, other = tables
        acts = 3
        for time in (1, 2):  # it is told again where that table has played meanwhile
            one.until(acts)
            tables[1] = other = other.crashed()
            with monkeypatch.context() as updated:
                updated.setattr(far_table, "rules_of", lambda *_: OTHER)
                updated.setattr(far_table, "__version__", NEW)
                with pytest.raises(LogError, match="far-rules-newer"):
                    other.start()
                other.journal.close()
            until(lambda: [APART in line for line in one.lines].count(True) == time, APART)  # noqa: B023
            other.start()
            acts = len(one.match.table.referee.ledger.played) + 3  # one at least is the other's
        assert one.until_over(PATIENCE_S) and other.until_over(PATIENCE_S)
