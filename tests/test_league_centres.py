"""A league over several centres with a real nats-server and PostgreSQL, by the commands that people type."""

from __future__ import annotations

import csv
import json
import subprocess
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest
from click.testing import CliRunner

from companion.core.errors import CompanionError
from companion.core.model import Announcement
from companion.evening.here import here
from companion.evening.league import listening, sending
from companion.evening.league.verifying import VerifiedMatch
from companion.far.passes import user_pass
from companion.far.seal import SeatKey
from companion.far.server import FarServer, ServerPlan
from companion.league.passes import rights_of
from companion.ui.cli.league import command
from tests.command_kit import lines, run, strict_words
from tests.far_net.kit import House, house, now, program
from tests.free_port import free_port
from tests.league.centres import SeasonPlan, centre_season
from tests.league.matches import match_record
from tests.league.postgres import postgres, programs
from tests.patience import PATIENCE_S


@pytest.fixture
def server(tmp_path: Path) -> Iterator[House]:
    with house(tmp_path / "server") as made:
        yield made


class Organiser:
    """Listens until each thing that is waited for has been said; then does the next, and ends at last."""

    def __init__(self, home: Path) -> None:
        self.home = home
        self.said: list[str] = []

    def listen(self, *steps: tuple[str, Callable[[], object]], monkeypatch: pytest.MonkeyPatch) -> list[str]:
        """steps: what is to be heard, and what is done then. Gives all that was said."""
        monkeypatch.setenv("COMPANION_HOME", str(self.home))
        where, waiting = here("en"), list(steps)
        until = time.monotonic() + PATIENCE_S

        def pause(_seconds: float) -> None:
            assert time.monotonic() < until, (waiting, self.said)
            if not waiting:
                raise KeyboardInterrupt
            if any(waiting[0][0] in one for one in self.said):
                waiting.pop(0)[1]()
            else:
                time.sleep(0.05)

        def say(told: list[Announcement]) -> None:
            self.said += [where.phrases.say(one) for one in told]

        listening.listen(where, 0, None, say, pause)
        return self.said


def told(home: Path, line: str, *more: str, typed: str | None = None) -> list[str]:
    done = CliRunner().invoke(
        command,
        [*line.split(), *more, "--lang", "en"],
        input=typed,
        env={"COMPANION_HOME": str(home), "LANG": "C"},
    )
    assert done.exit_code == 0, done.output
    return lines(done)


def refused(home: Path, line: str) -> str:
    done = run(command, home, *line.split())
    assert done.exit_code == 1 and len(done.stderr.splitlines()) == 1, done.output
    return done.stderr


def test_a_result_comes_from_a_centre_whatever_is_away(
    server: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    strict_words(monkeypatch)
    hall, centre = tmp_path / "hall", tmp_path / "centre"
    told(hall, "new Spring")
    told(hall, "centre Brno")
    for handle in ("Jana", "Petr", "Ola", "Emma"):
        told(hall, f"person {handle}")
    told(hall, "round --begin")
    told(hall, "seat 1 1 Petr Jana")
    address = f"127.0.0.1:{server.plan.port}"
    invited = told(hall, f"invite Brno {tmp_path / 'brno.pass'} --address {address} --folder {server.plan.folder}")
    assert invited[0].startswith("Pass of Brno")
    told(centre, f"connect {tmp_path / 'brno.pass'}")
    organisers = next((hall / "config").glob("league-*.pass"))
    assert "no pass of a league's centre" in refused(centre, f"connect {organisers}")
    for file in (tmp_path / "brno.pass", organisers, centre / "config" / "league.pass"):
        assert file.stat().st_mode & 0o077 == 0
    record = tmp_path / "one.jsonl"
    record.write_bytes(match_record(tmp_path, "azul_mini", ("Jana", "Petr"), 1))
    assert "Results that wait here: one" in refused(centre, f"send --file {record} --agreed Jana")
    assert "is called Karel" in refused(centre, f"send --file {record} --agreed Karel")
    other = tmp_path / "two.jsonl"
    other.write_bytes(match_record(tmp_path, "queens_garden", ("Ola", "Emma"), 1, spoken=1500))

    def while_away() -> None:
        server.kill()
        assert "cannot be reached. Results that wait here: one" in refused(
            centre, f"send --file {other} --agreed Ola"
        )

    def back() -> None:
        server.restart()
        assert told(centre, "send") == ["Sent, and kept by the server: one."]

    said = Organiser(hall).listen(
        ("The league's server is there", lambda: told(centre, "send")),
        ("Table one is finished", while_away),
        ("The league's server cannot be reached", back),
        ("sat together", lambda: told(hall, "seat 1 2 Ola Emma")),
        ("Table two is finished", lambda: None),
        monkeypatch=monkeypatch,
    )
    finished = [one for one in said if "is finished" in one]
    assert [one.rpartition(". ")[2] for one in finished] == ["Not signed by: Petr.", "Not signed by: Emma."]
    shown = told(hall, "round 1")
    assert shown[1].endswith("Totals verified from the record of the game. Not signed by: Petr.")
    assert "Signatures of results: two." in told(hall, "check")
    assert told(hall, "round 1")[2].endswith("Totals verified from the record of the game. Not signed by: Emma.")
    written = b"".join(one.read_bytes() for one in (server.plan.folder / "kept").rglob("*.blk"))
    assert len(written) > 40_000, "in parts"
    assert not [who for who in (b"Jana", b"Petr", b"Ola", b"azul", b"totals") if who in written], "sealed"
    asked = told(centre, f"send --file {record}", typed="1\n1\n")
    assert asked[1] == "Jana, do you agree? One yes, zero no."
    assert told(centre, "send --again")[0] == "Sent, and kept by the server: three."
    heard = Organiser(hall).listen(("is there", lambda: time.sleep(0)), monkeypatch=monkeypatch)
    assert not [one for one in heard if "is finished" in one], "nothing of it is new, but who has signed"
    told(hall, f"export {tmp_path / 'out'}")
    assert "The entries lead to these standings" in told(hall, f"check {tmp_path / 'out'}")[2]
    with (tmp_path / "out" / "results.csv").open(encoding="utf-8-sig", newline="") as table:
        signed = {row["handle"]: row["signed"] for row in csv.DictReader(table)}
    assert signed["Emma"] == "no" and signed["Ola"] == "yes"


@pytest.mark.parametrize(("over_server", "database"), [(True, False), (False, True)])
def test_every_sending_is_killed_and_done_again_and_the_standings_are_the_reckoners(
    over_server: bool, database: bool, tmp_path: Path
) -> None:
    """A few tables; `python -m tests.league.centres` plays 40 people over 5 centres in 7 rounds."""
    plan = SeasonPlan(people=6, centres=2, rounds=2, server=over_server, away=9)
    there = programs()
    if not database:
        season = centre_season(plan, tmp_path, str(tmp_path / "season.sqlite3"), seed=2)
    elif there is None:
        pytest.skip("no PostgreSQL here")
    else:
        with postgres(there) as place:
            season = centre_season(plan, tmp_path, place, seed=2)
    assert season.kills and season.sent >= 4


# ---- the certificate of the server -----------------------------------------------------------------------------


def openssl(folder: Path, *line: str) -> None:
    subprocess.run(["openssl", *line], cwd=folder, check=True, capture_output=True)


def certified(folder: Path, by_authority: bool) -> ServerPlan:
    """A server whose certificate was made by OpenSSL: for itself alone, or by an authority of its own."""
    folder.mkdir()
    curve = ("-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes")
    name = ("-subj", "/CN=club", "-addext", "subjectAltName=DNS:localhost")
    of: tuple[str, ...] = ()
    if by_authority:
        openssl(folder, "req", "-x509", *curve, "-keyout", "ca.key", "-out", "ca.pem", "-subj", "/CN=authority")
        of = ("-CA", "ca.pem", "-CAkey", "ca.key")
    openssl(folder, "req", "-x509", *of, *curve, "-keyout", "own.key", "-out", "own.pem", *name)
    return ServerPlan(folder / "far", port=free_port(), certificate=folder / "own.pem", key=folder / "own.key")


@pytest.mark.parametrize("by_authority", [False, True])
def test_a_server_with_a_certificate_of_ones_own(
    by_authority: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hall, centre = tmp_path / "hall", tmp_path / "centre"
    told(hall, "new Spring")
    told(hall, "centre Brno")
    told(hall, "person Jana")
    told(hall, "person Petr")
    told(hall, "round --begin")
    told(hall, "seat 1 1 Petr Jana")
    record = tmp_path / "one.jsonl"
    record.write_bytes(match_record(tmp_path, "azul_mini", ("Jana", "Petr"), 1))
    plan = certified(tmp_path / "server", by_authority)
    invite = f"invite Brno {tmp_path / 'brno.pass'} --address localhost:{plan.port} --folder {plan.folder}"
    server = FarServer.start(program(), plan, now())
    try:
        told(hall, invite)
        assert (json.loads((tmp_path / "brno.pass").read_bytes())["certificate"] == "") == by_authority
        told(centre, f"connect {tmp_path / 'brno.pass'}")
        if by_authority:
            text = refused(centre, f"send --file {record} --agreed Jana")
            assert "its certificate does not hold" in text and "wait here: one" in text
            monkeypatch.setenv("SSL_CERT_FILE", str(tmp_path / "server" / "ca.pem"))
        said = Organiser(hall).listen(
            ("server is there", lambda: told(centre, f"send --file {record} --agreed Jana")),
            ("Table one is finished", lambda: None),
            monkeypatch=monkeypatch,
        )
        assert said[-1].endswith("Not signed by: Petr.")
        plan.certificate_file.unlink()
        assert "own.pem" in refused(hall, invite)
    finally:
        server.stop()


def test_a_centre_that_the_server_or_an_older_pass_keeps_out_keeps_its_results(
    server: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A pass of version 1 names nobody to seal to; another server's pass is refused; a new one sends it all."""
    hall, centre = tmp_path / "hall", tmp_path / "centre"
    told(hall, "new Spring")
    told(hall, "centre Brno")
    told(hall, "person Jana")
    told(hall, "person Petr")
    told(hall, "round --begin")
    told(hall, "seat 1 1 Petr Jana")
    file = tmp_path / "brno.pass"
    invite = f"invite Brno {file} --address 127.0.0.1:{server.plan.port} --folder {server.plan.folder}"
    told(hall, invite)
    made = json.loads(file.read_bytes())
    record = tmp_path / "one.jsonl"
    record.write_bytes(match_record(tmp_path, "azul_mini", ("Jana", "Petr"), 1))
    older = {name: one for name, one in made.items() if name != "reader"} | {"version": 1}
    key = SeatKey(bytes.fromhex(made["seed"]))
    other = made | {"ticket": user_pass(SeatKey(), key.public, rights_of(made["league"], 1, key.public), 0)}
    for given, text in ((older, "is of an older version"), (other, "does not accept this centre's pass")):
        file.write_text(json.dumps(given), encoding="utf-8")
        told(centre, f"connect {file}")
        answer = refused(centre, f"send --file {record} --agreed Jana")
        assert text in answer and "wait here: one" in answer
    told(hall, invite)
    told(centre, f"connect {file}")
    said = Organiser(hall).listen(
        ("server is there", lambda: told(centre, "send")),
        ("Table one is finished", lambda: None),
        monkeypatch=monkeypatch,
    )
    assert said[-1].endswith("Not signed by: Petr."), "signed anew by the new pass"
    (hall / "config" / "league.key").unlink()
    heard = Organiser(hall).listen(("sealed for another computer", lambda: None), monkeypatch=monkeypatch)
    assert "league.key" in heard[-1]


def test_at_a_terminal_whoever_leaves_the_question_who_agrees_sends_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COMPANION_HOME", str(tmp_path))
    monkeypatch.setattr("companion.evening.asking.at_terminal", lambda: True)
    match = cast(VerifiedMatch, SimpleNamespace(players=("Jana", "Petr"), totals=(3, 2)))
    for answers, agreed in ((["yes", "0"], (1,)), (["help", "1", "1"], (1, 2)), (["1", "stop"], None)):
        typed = iter(answers)
        monkeypatch.setattr("companion.input.answer.AnswerKeys.read_line", lambda _, typed=typed: next(typed))
        if agreed is None:
            with pytest.raises(CompanionError, match="dialogue-left"):
                sending._agreed(here("en", None), match, None)
        else:
            assert sending._agreed(here("en", None), match, None) == agreed
