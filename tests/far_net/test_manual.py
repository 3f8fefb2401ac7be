"""The commands of the manual's chapter about friends far away, run by two homes that have one server."""

from __future__ import annotations

import asyncio
import re
import shlex
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from companion.core.private import folder as private_folder
from companion.far import pairing
from companion.far.kept import far_folder, put_record, records
from companion.ui.cli.main import main
from tests import command_kit
from tests.far_net.kit import CACHE, program
from tests.far_net.test_invite import OPENING
from tests.terminal import Companion
from tests.test_playing import chapter

CHAPTER = "A friend far away"
ADDRESS = "192.168.1.5"
"""Of the server, in the manual."""
THIRD = "--seat 3"
"""In the manual three play; here the second one is the guest."""


class Home:
    """One person's home. ran: the command lines of the manual that were run, in either home."""

    def __init__(self, path: Path, ran: set[str], address: str = "") -> None:
        self.path, self.ran, self.address = path, ran, address
        self.data = path / "data"

    def words(self, line: str) -> list[str]:
        self.ran.add(line)
        return shlex.split(line.replace(THIRD, "--seat 2").replace(ADDRESS, self.address))[1:]

    def begins(self, line: str, *more: str) -> Companion:
        """A command line of the manual in a process of its own, printed alone."""
        return Companion(self.path, *self.words(line), "--lang", "en", "--text", *more)

    def does(self, line: str, *more: str) -> list[str]:
        """One that needs nobody at a keyboard; what it prints."""
        done = command_kit.run(main, self.path, *self.words(line), *more)
        assert done.exit_code == 0, done.output
        return command_kit.lines(done)


@contextmanager
def serving(folder: Path, home: Home) -> Iterator[str]:
    """The manual's server; its address, as seen from this computer."""
    program()
    private_folder(folder)
    if CACHE.is_dir():
        shutil.copytree(CACHE, folder / "program")
    words = home.words("companion far serve --network")
    server = Companion(home.path, *words, "--port", "0", "--folder", str(folder), "--lang", "en")
    try:
        yield "127.0.0.1:" + server.until("tls://").rpartition(":")[2]
    finally:
        server.interrupt()
        server.done()


def digits(host: Companion) -> str:
    return re.sub(r"\D", "", host.until("digits on the telephone").partition("telephone:")[2])


def leaves(home: Companion) -> None:
    home.type("74", "74")
    home.until("offered again next time")
    home.done()


def kept_before(home: Home, now_s: int) -> None:
    """This home keeps a match from before, so that the one of the manual is the second."""
    address = f"tls://{home.address}"

    async def opened() -> None:
        certificate = await pairing.certificate_of(address, None)
        opening = OPENING.model_copy(update={"game": "azul_mini"})
        put_record(far_folder(home.data), await pairing.open_match(address, certificate, opening, "", now_s))

    asyncio.run(opened())


def test_every_far_command_of_the_manual_runs_between_two_homes(tmp_path: Path) -> None:
    ran = set[str]()
    jana, petr = Home(tmp_path / "one", ran), Home(tmp_path / "two", ran)
    with serving(tmp_path / "far", jana) as address:
        for home in (jana, petr):
            home.address = address
            home.does(f"companion settings far_server {ADDRESS}")
            kept_before(home, 7)
        story(jana, petr)
    told = {span for span in chapter("en", CHAPTER).spans if span.startswith("companion ")}
    assert ran == told


def story(jana: Home, petr: Home) -> None:
    """They pair, though one loses what was kept; play, stop, play on; one leaves for good, the other forgets."""
    pair(jana, petr)
    pair_again(jana, petr)
    part(jana, petr)


def refused(jana: Home) -> None:
    """A seat that has joined, and one that there is not, are offered to nobody; no digits are told."""
    for seat, told in (("2", "The second player has joined this match already"), ("3", "has two players")):
        done = command_kit.run(main, jana.path, "far", "invite", "2", "--seat", seat, "--text")
        assert done.exit_code == 1 and told in done.stderr
        assert "digits" not in done.stdout


def pair(jana: Home, petr: Home) -> None:
    host = jana.begins("companion far invite")
    host.until("Which game")
    host.type("2", "2", "", "Jana")
    code = digits(host)
    guest = petr.begins("companion far join --later")
    guest.type("Petr", f"{code[:3]} {code[3:6]} {code[6:]}")
    guest.until("You are in, as the second of two players. The game is Azul Mini.")
    guest.done()
    host.until("All players are in.")
    host.until("We wait. One more player is missing.")
    host.type("stop")
    host.done(1)
    assert "The match is kept." in host.errors


def pair_again(jana: Home, petr: Home) -> None:
    """One of them has lost what was kept."""
    (match,) = (one.match for one in records(far_folder(petr.data)).found if one.seat == 2)
    (far_folder(petr.data) / f"{match}.json").unlink()
    host = jana.begins("companion far invite 2 --seat 3")
    guest = petr.begins("companion far join")
    guest.type("Petr", digits(host))
    for one in (host, guest):
        one.until("A new game begins")
        one.until("Display one")  # drawn by both, so that both are heard by now
    leaves(guest)
    host.until("Petr has left the table. We wait.")
    leaves(host)


def part(jana: Home, petr: Home) -> None:
    assert len(jana.does("companion far list")) == 3
    assert any("companion far play" in one for one in jana.does("companion far invite 2", "--later", "--text"))
    host = jana.begins("companion far invite --later")
    host.until("Which game")
    host.type("stop")
    host.done()
    host = jana.begins("companion far play 2")
    host.until("The game goes on")
    petr.does("companion far leave 2", "--yes", "--text")
    host.until("Petr has left the match for good.")
    leaves(host)
    refused(jana)
    jana.does("companion far forget 2", "--yes", "--text")
    host = jana.begins("companion far play")
    host.until("We wait.")
    host.type("stop")
    host.done(1)
