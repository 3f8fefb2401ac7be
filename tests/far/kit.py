"""Houses of one match over a log in memory, which can lose, double, reorder, and be thrown back."""

from __future__ import annotations

import hashlib
import hmac
import random
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from companion.core.model import Move, Player
from companion.evening.setting import standard_tiles
from companion.far.agreed import AgreedMatch
from companion.far.entry import ActBody, Body, ConfirmBody, JoinBody, OpenBody
from companion.far.lots import HashChain
from companion.far.replica import FarNews, Replica
from companion.far.shared_log import HeadMoved, KeptEntry
from companion.games import load, strategy
from companion.games.api import COMPANION, DRAW, MATCH, PLAY, Setup
from companion.play.dealer import Dealer
from companion.play.journal import Journal
from companion.play.match import Match
from tests.live import QUICK

RULES = "0" * 32
NAMES = ("Jana", "Petr", "Ola", "Emma")
EDITIONS = ("azul_mini", "master_chocolatier")
LENGTH = 1024


class SignedPlainly:
    """An envelope with a keyed hash in place of a signature: one byte of the seat, 32 of the mark, the entry."""

    def __init__(self, seat: int) -> None:
        self._seat = seat

    def close(self, entry: bytes) -> bytes:
        """See Envelope."""
        return bytes((self._seat,)) + _mark(self._seat, entry) + entry

    def open(self, sealed: bytes) -> tuple[int, bytes] | None:
        """See Envelope."""
        seat, mark, entry = sealed[:1], sealed[1:33], sealed[33:]
        if len(sealed) < 33 or not hmac.compare_digest(_mark(seat[0], entry), mark):
            return None
        return seat[0], entry


def _mark(seat: int, entry: bytes) -> bytes:
    return hmac.digest(b"seat %d" % seat, entry, "sha256")


class MemoryLog:
    """Keeps one order, and appends to the head alone. kept: all of it."""

    def __init__(self) -> None:
        self.kept: list[KeptEntry] = []

    @property
    def head(self) -> int:
        """Number of the last entry."""
        return len(self.kept)

    def append(self, after: int, data: bytes, seat: int) -> int | HeadMoved:
        """See SharedLog.append; seat: by whose right."""
        if after != self.head:
            return HeadMoved(self.head)
        self.kept.append(KeptEntry(self.head + 1, data, seat))
        return self.head

    def read(self, first: int) -> list[KeptEntry]:
        """See SharedLog.read."""
        return self.kept[first - 1 :]

    def throw_back(self, head: int) -> None:
        """As if the last entries had never come to the disk."""
        del self.kept[head:]


@contextmanager
def quick_folder() -> Iterator[Path]:
    """A folder for journals that nobody wants to keep, in memory where there is such a place."""
    memory = Path("/dev/shm")
    with tempfile.TemporaryDirectory(dir=memory if memory.is_dir() else None) as folder:
        yield Path(folder)


class FarHouse:
    """One seat's house: its replica, and a player who knows the game. news: what the entries have brought."""

    def __init__(self, seat: int, game: str, seats: int, folder: Path, new_id: Callable[[], str]) -> None:
        self.seat, self._game, self._seats, self._folder = seat, game, seats, folder
        self._new_id = new_id
        self.news: list[FarNews] = []
        self.chain = HashChain(hashlib.sha256(b"secret %d" % seat).digest(), LENGTH)
        self.journals: list[Journal] = []
        self.replica = self.fresh()
        self._strategy = strategy(game, self.setup(), Dealer(seat))
        self._would: tuple[str, Move | None] = "", None

    def fresh(self) -> Replica:
        """A replica that knows nothing yet."""
        agreed = AgreedMatch("m1", RULES, self.begin)
        return Replica(self.seat, agreed, SignedPlainly(self.seat), self.chain, self._new_id)

    def setup(self) -> Setup:
        """How the match is set up; every house has names of its own for the players."""
        players = tuple(Player(n, f"{NAMES[n - 1]} {self.seat}") for n in range(1, self._seats + 1))
        edition = self._game if self._game in EDITIONS else ""
        options = {PLAY: MATCH, DRAW: COMPANION, "tower": "at-once"}
        return Setup(players, standard_tiles(self._game).tiles(), edition, options=options)

    def begin(self, opened: OpenBody) -> Match | None:
        """See AgreedMatch."""
        setup = self.setup()
        if opened.game != self._game or opened.seats != self._seats or load(self._game).check(setup):
            return None
        path = self._folder / f"{self.seat}-{len(self.journals)}.sqlite3"
        self.journals.append(Journal.open(path, lambda: 0))
        return Match.begin(self.journals[-1], self._game, setup, standard_tiles(self._game), QUICK)

    def opening(self) -> OpenBody:
        """What opens the match."""
        return OpenBody(game=self._game, seats=self._seats, rules=RULES)

    def joining(self) -> JoinBody:
        """What joins this seat."""
        return JoinBody(rules=RULES, key="0" * 64, anchor=self.chain.anchor.hex())

    def wants(self) -> Body | None:
        """What this house does next by itself, None while it waits."""
        agreed = self.replica.agreed
        if agreed.match is None:
            return self.opening() if self.seat == 1 else None
        if self.seat not in agreed.joined:
            return self.joining()
        if not agreed.is_full or agreed.match.finished or agreed.stopped or agreed.resting or agreed.next_reveal:
            return None
        return self._plays(agreed.match)

    def would_play(self) -> Move | None:
        """What the player who knows the game would play for whoever is on turn."""
        match, state = self.replica.agreed.match, self.replica.agreed.digest()
        if match is None or match.finished:
            return None
        if self._would[0] != state:
            self._would = state, self._strategy.next(match.table.referee.state)
        return self._would[1]

    def _plays(self, match: Match) -> Body | None:
        referee, move = match.table.referee, self.would_play()
        if move is not None:
            return ActBody(text=referee.game.text(move)) if move.player == self.seat else None
        due = [one for one in referee.game.awaited(referee.state) if one.confirms is not None]
        first = min(set(self.replica.agreed.joined) - self.replica.agreed.left)
        mine = [one for one in due if one.player == self.seat or (not one.player and self.seat == first)]
        return ConfirmBody() if mine else None

    def hear(self, kept: KeptEntry) -> None:
        """The log says this."""
        if (news := self.replica.hear(kept)) is not None:
            self.news.append(news)

    def state(self) -> tuple[int, str, int]:
        """What must be equal everywhere."""
        return self.replica.head, self.replica.agreed.digest(), self.replica.fork

    @property
    def is_over(self) -> bool:
        """Whether the match is over, and this house has nothing more to say."""
        match = self.replica.agreed.match
        return match is not None and match.finished and not self.replica.outbox


class FarTable:
    """All houses of a match, and its log."""

    def __init__(self, game: str, seats: int, folder: Path) -> None:
        self.folder = Path(tempfile.mkdtemp(dir=folder))
        self.log = MemoryLog()
        self._count = 0
        self.houses = [FarHouse(seat, game, seats, self.folder, self._new_id) for seat in range(1, seats + 1)]

    def _new_id(self) -> str:
        self._count += 1
        return f"w{self._count}"

    def close(self) -> None:
        """The journals are left."""
        for house in self.houses:
            for journal in house.journals:
                journal.close()

    def spread(self) -> int:
        """How many different matches the houses know: one, where they agree."""
        return len({house.state() for house in self.houses})

    @property
    def is_over(self) -> bool:
        """Whether all houses have said how it ended."""
        return all(house.is_over for house in self.houses)

    def tell_all(self) -> None:
        """Everybody reads the log to its end."""
        for house in self.houses:
            for kept in self.log.read(house.replica.head + 1):
                house.hear(kept)

    def step(self) -> bool:
        """Somebody says the next thing, and all hear it; false where nobody has anything to say."""
        for house in self.houses:
            if not house.replica.outbox and (body := house.wants()) is not None:
                assert house.replica.propose(body) is None, body
            sending = house.replica.sending()
            if sending is not None:
                self.log.append(sending.after, sending.data, house.seat)
                self.tell_all()
                return True
        return False

    def play(self, steps: int = 100_000, between: Callable[[], object] = lambda: None) -> None:
        """Play on until the match is over, or for so many entries."""
        for _ in range(steps):
            if self.is_over or not self.step():
                return
            between()


class Faults:
    """Tells houses what the log has in any order, twice, or not at all, by chance."""

    def __init__(self, table: FarTable, seed: int) -> None:
        self._table, self._dice = table, random.Random(seed)
        self.counts = dict.fromkeys(("lost", "doubled", "reordered", "unanswered", "overtaken"), 0)

    def tell(self, house: FarHouse) -> None:
        """Some of what this house has not heard, and some of what it has."""
        dice, log = self._dice, self._table.log
        told = log.read(max(1, house.replica.head - 2))
        if len(told) > 1 and dice.random() < 0.4:
            dice.shuffle(told)
            self.counts["reordered"] += 1
        for kept in told:
            if dice.random() < 0.25:
                self.counts["lost"] += 1
                continue
            house.hear(kept)
            if dice.random() < 0.2:
                self.counts["doubled"] += 1
                house.hear(kept)

    def step(self) -> None:
        """Each house hears something, says something on what it knows, and may send it again."""
        dice, log = self._dice, self._table.log
        for house in dice.sample(self._table.houses, len(self._table.houses)):
            self.tell(house)
            if not house.replica.outbox and (body := house.wants()) is not None:
                house.replica.propose(body)
            sending = house.replica.sending()
            for _ in range(dice.choice((0, 1, 1, 3)) if sending else 0):
                assert sending is not None
                moved = isinstance(log.append(sending.after, sending.data, house.seat), HeadMoved)
                self.counts["overtaken" if moved else "unanswered"] += 1
