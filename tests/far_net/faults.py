"""What happens to houses and their server: kills, cuts, silence, power cuts, older disks, flipped bits, forks."""

from __future__ import annotations

import asyncio
import contextlib
import random
import shutil
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path

from companion.core.errors import LogError
from tests.far_net.kit import House, seated
from tests.far_net.playing import NetHouse, NetTable, with_door
from tests.patience import PATIENCE_S

SHORT_S = 0.2
"""So long a link is cut or silent."""


class Troubles:
    """Troubles of one match, by chance. counts: how often each came."""

    def __init__(self, table: NetTable, dice: random.Random) -> None:
        self._table, self._dice = table, dice
        self.counts: Counter[str] = Counter()
        self._kinds: dict[str, Callable[[NetHouse], Awaitable[None]]] = {
            "house dropped": table.drop,
            "server killed": self._kill,
            "link cut": self._cut,
            "link silent": self._silence,
            "sent thrice": self._thrice,
        }

    async def one(self) -> None:
        """Any of them, to any house."""
        kind = self._dice.choice(sorted(self._kinds))
        self.counts[kind] += 1
        await self._kinds[kind](self._dice.choice(self._table.houses))

    async def _kill(self, _: NetHouse) -> None:
        self._table.at.kill()
        self._table.at.restart()

    async def _cut(self, house: NetHouse) -> None:
        house.link.cut()
        await asyncio.sleep(SHORT_S)
        house.link.up = True

    async def _silence(self, house: NetHouse) -> None:
        """What is said in between is lost, so the link ends as soon as it speaks again."""
        house.link.silent = True
        await asyncio.sleep(SHORT_S)
        house.link.silent = False
        await self._cut(house)

    async def _thrice(self, house: NetHouse) -> None:
        house.sendings = 3


async def faulty(
    at: House, game: str, seats: int, faults: int, dice: random.Random, folder: Path
) -> tuple[int, Counter[str], bool]:
    """A whole match with so many faults at most, each after the match has gone on.

    Its entries, what came, and whether it has ended and all houses are equal.
    """
    table = NetTable(at, f"f{game.replace('_', '')[:8]}{seats}", game, seats, folder)
    troubles = Troubles(table, dice)
    async with with_door(at), table.playing():
        while not table.is_over and troubles.counts.total() < faults:
            before = table.head
            await troubles.one()
            await table.until(lambda before=before: table.head > before or table.is_over, PATIENCE_S)  # type: ignore[misc]
        ended = await table.until(lambda: table.is_over, PATIENCE_S)
    return table.head, troubles.counts, ended and table.agree and not any(house.wrong for house in table.houses)


DAMAGES = ("whole", "torn", "zeroed", "unindexed", "older")
"""What a power cut may do to a disk: methods of Disk."""

# ---- the server's power and disk ------------------------------------------------------------------------------


class Disk:
    """What a server has on its disk, damaged while it is off. older: a copy of some time before."""

    def __init__(self, at: House, dice: random.Random) -> None:
        self._kept, self._older, self._dice = at.plan.folder / "kept", at.folder / "older", dice

    @property
    def _last(self) -> Path | None:
        """The file that was written last, of those that hold entries."""
        blocks = [one for one in self._kept.rglob("*.blk") if one.stat().st_size]
        return max(blocks, key=lambda one: one.stat().st_mtime_ns, default=None)

    def remember(self) -> None:
        """Keep a copy of all of it."""
        shutil.rmtree(self._older, ignore_errors=True)
        shutil.copytree(self._kept, self._older)

    def whole(self) -> None:
        """Nothing was lost but what nobody had been promised."""

    def torn(self) -> None:
        """The last bytes never came to the disk."""
        if (block := self._last) is not None:
            with block.open("r+b") as file:
                file.truncate(max(0, block.stat().st_size - self._dice.randrange(1, 900)))

    def zeroed(self) -> None:
        """They came as zeros, as some file systems leave them."""
        if (block := self._last) is not None:
            size = block.stat().st_size
            count = min(size, self._dice.randrange(1, 900))
            with block.open("r+b") as file:
                file.seek(size - count)
                file.write(bytes(count))

    def unindexed(self) -> None:
        """What the server writes beside its entries is gone."""
        for one in [*self._kept.rglob("index.db"), *self._kept.rglob("*.idx")]:
            one.unlink()

    def older(self) -> None:
        """A copy was brought back."""
        if self._older.is_dir():
            shutil.rmtree(self._kept)
            shutil.copytree(self._older, self._kept)

    def flipped(self) -> None:
        """One bit of an entry is another; and the server looks at its entries itself."""
        self.unindexed()
        if (block := self._last) is not None:
            with block.open("r+b") as file:
                place = self._dice.randrange(block.stat().st_size)
                file.seek(place)
                byte = file.read(1)[0]
                file.seek(place)
                file.write(bytes((byte ^ 1 << self._dice.randrange(8),)))


async def power_cut(table: NetTable, dice: random.Random, disk: Disk, kind: str) -> None:
    """End a server at any instant of its writing, as a power cut would, and start it on what is left."""
    await asyncio.sleep(dice.random() * 0.05)
    table.at.kill()
    getattr(disk, kind)()
    if dice.random() < 0.3:
        disk.remember()
    table.at.restart()


async def power_cuts(
    at: House, match: str, kinds: Sequence[str], dice: random.Random, folder: Path
) -> tuple[Counter[str], bool]:
    """A match whose server loses its power so often, or until it ends; what came, and whether all is well.

    kinds: of Disk, what each cut does to it.
    """
    counts: Counter[str] = Counter()
    table, disk = NetTable(at, match, "azul_mini", 2, folder), Disk(at, dice)
    async with with_door(at), table.playing():
        await table.until(lambda: min(one.replica.head for one in table.houses) > 4, PATIENCE_S)
        disk.remember()
        for kind in kinds:
            if table.is_over:
                break
            before = table.head
            counts[kind] += 1
            await power_cut(table, dice, disk, kind)
            await table.until(lambda before=before: table.head > before or table.is_over, PATIENCE_S)  # type: ignore[misc]
        agree = await table.until(lambda: table.agree, PATIENCE_S)
        went_on = table.is_over or table.head > before
    return counts, agree and went_on and not any(house.wrong for house in table.houses)


async def flipped(at: House, match: str, dice: random.Random, folder: Path) -> str:
    """A bit flips on the server's disk: "mended", the key of what is told, or "silent" for houses that differ."""
    table, disk = NetTable(at, match, "azul_mini", 2, folder), Disk(at, dice)
    async with with_door(at), table.playing():
        await table.until(lambda: table.head > 12, PATIENCE_S)
        at.kill()
        disk.flipped()
        before = table.head
        at.restart()
        await table.until(
            lambda: table.head > before + 4 or any(house.wrong for house in table.houses), PATIENCE_S
        )
    told = [one for house in table.houses for one in house.wrong]
    equal = len({tuple(one.data for one in house.replica.kept[:before]) for house in table.houses}) == 1
    went_on = table.head > before + 4
    return told[0] if told else "mended" if equal and went_on else "silent"


async def forked(at: House, match: str, dice: random.Random, folder: Path) -> bool:
    """On an older disk somebody writes another entry before a house is back: whether each house tells it."""
    table, disk = NetTable(at, match, "azul_mini", 2, folder), Disk(at, dice)
    async with with_door(at), table.playing():
        await table.until(lambda: table.head > 8, PATIENCE_S)
        at.kill()
        disk.remember()
        at.restart()
        before = table.head
        await table.until(lambda: min(one.replica.head for one in table.houses) > before + 3, PATIENCE_S)
        for house in table.houses:
            house.link.cut()
        at.kill()
        disk.older()
        at.restart()
        async with seated(at, match, 2) as (log, *_):
            there = len(await log.read(1))
            with contextlib.suppress(LogError):
                await log.append(there, "other", b"another entry")
        for house in table.houses:
            house.link.up = True
        return await table.until(lambda: all("fork" in house.wrong for house in table.houses), PATIENCE_S)
