"""`python -m tests.league.centres`: a season of several centres, whose every sending is killed and done again.

Whole matches are played and sent by the program's own commands, each in a process that is killed (SIGKILL) at a
random instant and then begun again: over a real nats-server, which is itself killed for a round, to an organiser
who listens and is killed, too; or straight into one database by all centres at once. Some tables dispute, some
seats do not sign. After each round the standings must be those of the reckoner that was written from the page.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import random
import signal
import tempfile
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import product
from pathlib import Path

from companion.core.errors import LeagueError
from companion.evening.here import Here, here
from companion.evening.league import listening, people, results, sending, tables
from companion.evening.league.opening import season_of
from companion.evening.league.people import AboutPerson
from companion.games import NAMES
from companion.league.season import TableKey
from companion.league.standings import standings
from tests.far_net.kit import House, house
from tests.league.matches import match_record
from tests.league.postgres import postgres, programs
from tests.league.seasons import flat, second
from tests.patience import PATIENCE_S

WAYS, KEPT = ("server", "straight"), ("sqlite", "postgresql")
WAITS = ("league-waits-here", "league-nobody-listens")
LONGEST_S = 0.4
"""Within this a process is killed, counted from when it was begun: as long as a sending takes, about."""


@dataclass(frozen=True)
class SeasonPlan:
    """What is played. server: results go over nats-server, else each centre writes into the store."""

    people: int = 40
    centres: int = 5
    rounds: int = 7
    server: bool = True
    away: int = 3
    """The round in which the server is killed; it comes back in the next one."""


@dataclass
class CentreSeason:
    """A season that is played, and its figures."""

    plan: SeasonPlan
    folder: Path
    place: str
    lot: random.Random
    house: House | None = None
    kills: int = 0
    sent: int = 0
    disputes: int = 0
    waited: int = 0
    unsigned: dict[TableKey, set[str]] = field(default_factory=dict)

    def line(self) -> str:
        way = "over nats-server, away for a round" if self.plan.server else "straight into the store, all at once"
        kind = "PostgreSQL" if "://" in self.place else "SQLite"
        return (
            f"{self.plan.people} people, {self.plan.centres} centres, {self.plan.rounds} rounds, {way}, {kind}: "
            f"{self.sent} results, {self.kills} processes killed, {self.disputes} tables disputed and ruled, "
            f"{self.waited} results waited for the server, standings equal after each round"
        )

    # ---- who is who ------------------------------------------------------------------------------------------

    def at(self, who: str) -> Here:
        """The computer of the organiser or of a centre, its own folder and settings."""
        os.environ["COMPANION_HOME"] = str(self.folder / who)
        made = here("en")
        return made if self.plan.server and who != "organiser" else made.given(league=self.place)

    def killed(self, does: Callable[[], object], within_s: float = LONGEST_S) -> None:
        """Begin it in a process and kill that at a random instant; again, sooner, where it had ended before."""
        ended = True
        while ended:
            child = begun(does)
            time.sleep(self.lot.random() * within_s)
            os.kill(child, signal.SIGKILL)
            ended = os.WIFEXITED(os.waitpid(child, 0)[1])
            within_s /= 2
        self.kills += 1

    # ---- a season --------------------------------------------------------------------------------------------

    def play(self) -> None:
        """Play all of it; AssertionError where the reckoner says something else."""
        with quiet():
            self._enter()
            for round_ in range(1, self.plan.rounds + 1):
                if self.house and round_ == self.plan.away:
                    self.house.kill()
                self._round(round_)
                if self.house and round_ == self.plan.away + 1:
                    self.house.restart()
                if not self.house or round_ != self.plan.away:
                    self._arrive()
                self._rule(round_)
                self._compare(round_)
        assert not self.house or self.waited or self.plan.rounds <= self.plan.away

    def _enter(self) -> None:
        where = self.at("organiser")
        people.begin(where, "Spring", (), 12, None)
        for at in range(self.plan.centres):
            people.centre(where, 0, f"Centre {at}")
        for at in range(self.plan.people):
            about = AboutPerson(centre=f"Centre {at % self.plan.centres}")
            people.person(where, 0, f"player {at}", about)
        if self.house is None:
            return
        for at in range(self.plan.centres):
            file = self.folder / f"{at}.pass"
            server = sending.AboutServer(f"127.0.0.1:{self.house.plan.port}", str(self.house.plan.folder))
            sending.invite(where, 0, f"Centre {at}", str(file), server)
            sending.connect(self.at(f"centre {at}"), str(file))

    def _round(self, round_: int) -> None:
        tables.pair(self.at("organiser"), 0, self.lot.choice((3, 4)), (), True)
        with season_of(self.at("organiser"), 0) as desk:
            seats = {key: desk.book.handles(key) for key in desk.book.round_tables(round_)}
        work: dict[int, list[tuple[Path, tuple[str, ...]]]] = {at: [] for at in range(self.plan.centres)}
        for key, names in seats.items():
            agreed = tuple(who for who in names if self.lot.random() < 0.9)
            twice = self.lot.random() < 0.1
            for again in range(1 + twice):
                file = self.folder / f"{round_}-{key.number}-{again}.jsonl"
                game, seed = self.lot.choice(NAMES), self.lot.randrange(10**6)
                spoken = self.lot.choice((0, 0, 700))  # the last of these takes two parts on its way
                record = match_record(self.folder, game, names, seed, at_ms=round_ * 1000, spoken=spoken)
                file.write_bytes(record)
                work[key.number % self.plan.centres].append((file, agreed))
            if not twice:
                self.unsigned[key] = set(names) - set(agreed)
        if self.house:
            self._send(work)
        else:
            self._store(work)

    def _send(self, work: dict[int, list[tuple[Path, tuple[str, ...]]]]) -> None:
        """Each centre sends each of its results: killed, then again; some are sent a third time, all of them."""
        for at, some in work.items():
            where = self.at(f"centre {at}")
            for file, agreed in some:
                match = sending.AboutMatch(file=str(file), agreed=agreed)
                self.killed(lambda where=where, match=match: sending.send(where, match, False))  # type: ignore[misc]
                try:
                    sending.send(where, match, again=self.lot.random() < 0.2)
                except LeagueError as error:
                    assert error.key in WAITS, error
                    self.waited += 1
                self.sent += 1

    def _arrive(self) -> None:
        """The organiser listens, is killed, and listens until all has come; centres send what waits with them."""
        if self.house is None:
            return
        where = self.at("organiser")

        def listen() -> None:
            listening.listen(where, 0, None, lambda told: None)

        self.killed(listen, within_s=2.0)
        self.killed(listen, within_s=2.0)
        child = begun(listen)
        until = time.monotonic() + 10 * PATIENCE_S
        while self._stored() < self.sent:
            assert time.monotonic() < until, f"{self._stored()} of {self.sent} results have come"
            for at in range(self.plan.centres):
                with contextlib.suppress(LeagueError):
                    sending.send(self.at(f"centre {at}"), sending.AboutMatch(), again=False)
            time.sleep(0.3)
        os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)

    def _stored(self) -> int:
        with season_of(self.at("organiser"), 0) as desk:
            return len(desk.book.signed)

    def _store(self, work: dict[int, list[tuple[Path, tuple[str, ...]]]]) -> None:
        """All centres write at once, are killed at once, and write all of it again."""

        def write(at: int) -> None:
            where = self.at(f"centre {at}")
            for file, _ in work[at]:
                results.from_file(where, 0, None, str(file), ())

        within_s, before = LONGEST_S, self.kills
        while self.kills == before:
            children = [begun(lambda at=at: write(at)) for at in work]  # type: ignore[misc]
            time.sleep(self.lot.random() * within_s)
            for child in children:
                os.kill(child, signal.SIGKILL)
                self.kills += not os.WIFEXITED(os.waitpid(child, 0)[1])
            within_s /= 2
        for child in [begun(lambda at=at: write(at)) for at in work]:  # type: ignore[misc]
            assert os.waitpid(child, 0)[1] == 0
        self.sent += sum(map(len, work.values()))

    def _rule(self, round_: int) -> None:
        where = self.at("organiser")
        with season_of(where, 0) as desk:
            waiting = [key for key in desk.book.disputes() if key.round <= round_]
            told = {key: next(one.totals for one in desk.book.results if one.key == key) for key in waiting}
        for key, totals in told.items():
            results.rule(where, 0, key, self.lot.choice([totals, None]), "told at the table")
            self.disputes += 1

    def _compare(self, round_: int) -> None:
        with season_of(self.at("organiser"), 0) as desk:
            season, book = desk.book.season(), desk.book
            assert flat(standings(season)) == second(season), f"round {round_}"
            for key, missing in self.unsigned.items() if self.house else ():
                if book.state(key) == "verified":
                    assert set(book.unsigned(key)) == missing, key
            open_ = [key for key in book.round_tables(round_) if book.state(key) == "open"]
            assert not open_ or (self.house and round_ == self.plan.away), open_
            assert len(book.results) == len({(one.key, one.totals) for one in book.results})


def begun(does: Callable[[], object]) -> int:
    """A process that does it, and ends with 0 where nothing was raised."""
    child = os.fork()
    if not child:
        code = 1
        try:
            does()
            code = 0
        except LeagueError as error:
            code = 0 if error.key in WAITS else 2
        finally:
            os._exit(code)
    return child


@contextlib.contextmanager
def quiet() -> Iterator[None]:
    """What the commands print goes nowhere meanwhile."""
    with open(os.devnull, "w", encoding="utf-8") as nowhere, contextlib.redirect_stdout(nowhere):
        yield


def centre_season(plan: SeasonPlan, folder: Path, place: str, seed: int) -> CentreSeason:
    """Play a season; AssertionError."""
    before = os.environ.get("COMPANION_HOME")
    try:
        with house(folder) if plan.server else contextlib.nullcontext() as at:
            made = CentreSeason(plan, folder, place, random.Random(seed), at)
            made.play()
            return made
    finally:
        os.environ.pop("COMPANION_HOME")
        if before is not None:
            os.environ["COMPANION_HOME"] = before


def main() -> None:
    """One line a season: over the server and straight, into a file and into PostgreSQL."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--people", type=int, default=40)
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--way", nargs="+", choices=WAYS, default=WAYS)
    parser.add_argument("--kept", nargs="+", choices=KEPT, default=KEPT)
    asked = parser.parse_args()
    there = programs()
    for way, kept in product(asked.way, asked.kept):
        if kept == "postgresql" and there is None:
            print("no PostgreSQL here")
            continue
        with tempfile.TemporaryDirectory() as folder, contextlib.ExitStack() as stack:
            place = f"{folder}/season.sqlite3"
            if kept == "postgresql" and there is not None:
                place = stack.enter_context(postgres(there))
            plan = SeasonPlan(people=asked.people, rounds=asked.rounds, server=way == "server")
            print(centre_season(plan, Path(folder), place, asked.seed).line(), flush=True)


if __name__ == "__main__":
    main()
