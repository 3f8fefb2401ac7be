"""`companion league`: a season from its first person to what others can check, each step as it is typed."""

from __future__ import annotations

import csv
import json
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from companion.core.languages import LANGUAGES
from companion.core.model import Announcement
from companion.evening.here import here
from companion.evening.league import listening
from companion.ui.cli.league import command
from tests.command_kit import lines, run, strict_words
from tests.firefox_kit import BROWSERS
from tests.page_kit import chromium

DATA = Path(__file__).parent / "data"
GAME = DATA / "golden_game_1.jsonl"
"""Jana has four points in it, Petr none."""
NAME = "Jana Nováková"
PUBLIC, DOCUMENT, SIGNED = "organiser.pem", "season.json", "season.json.sig"
FORMULA = "=HYPERLINK(1)"


@pytest.fixture(autouse=True)
def words(monkeypatch: pytest.MonkeyPatch) -> None:
    """No message may be missing."""
    strict_words(monkeypatch)


def league(home: Path, line: str, *more: str, lang: str = "en") -> Result:
    return run(command, home, *line.split(), *more, lang=lang)


def told(home: Path, line: str, *more: str, lang: str = "en") -> list[str]:
    done = league(home, line, *more, lang=lang)
    assert (done.exit_code, done.stderr) == (0, ""), done.stderr
    return lines(done)


def refused(home: Path, line: str, *more: str, lang: str = "en") -> str:
    done = league(home, line, *more, lang=lang)
    assert done.exit_code == 1 and len(done.stderr.splitlines()) == 1, done.output
    return done.stderr.strip()


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """Four people at two tables of two; the names of one may be shown."""
    told(tmp_path, "new Spring --category junior")
    told(tmp_path, "centre Brno")
    told(tmp_path, "person Jana --category junior --centre brno --show-name --name", NAME)
    for handle in ("Petr", "Ola", FORMULA):
        told(tmp_path, f"person {handle}")
    told(tmp_path, "round --begin")
    told(tmp_path, "seat 1 1 Petr Jana")
    told(tmp_path, "seat 1 2 Ola", FORMULA)
    return tmp_path


def points(home: Path) -> list[list[str]]:
    """Place, player and points as the standings tell them."""
    return [line.split(", tables")[0].removeprefix("Place ").split(": ") for line in told(home, "standings")[1:]]


# ---- an evening ------------------------------------------------------------------------------------------------


def test_an_exported_game_is_judged_again_and_counts_once_however_often_it_comes(home: Path) -> None:
    first = told(home, f"result --file {GAME}")
    assert first == [
        "Round one: the game was judged again, its totals are equal.",
        "Table one: Petr zero and Jana four. Totals verified from the record of the game.",
    ]
    for again in (f"result --file {GAME}", f"result --file {GAME} --round 1 --table 1 0 4"):
        assert told(home, again)[0] == "Round one: the same was told before, it counts once."
    assert "Round one: the same was told before" in told(home, "result 0 4 --round 1 --table 1")[0]
    assert points(home)[0] == ["one", "Jana, twelve points"]
    assert "entries: ten" in told(home, "check")[0]


def test_two_results_dispute_and_a_ruling_decides(home: Path) -> None:
    told(home, "result 10 20 --round 1 --table 2")
    assert told(home, "result 20 10 --round 1 --table 2")[-1].startswith("Different totals were told")
    assert told(home, "standings")[-1] == "Round one, table two: a ruling is awaited."
    ruled = told(home, "rule 1 2 20 10 --reason", "counted again together")
    assert ruled[-1] == f"Table two: Ola twenty and {FORMULA} ten. Decided by the organiser."
    assert points(home)[0] == ["one", "Ola, twelve points"]
    assert "brings" not in told(home, "rule 1 2 --nothing --reason", "other rules")[-1]
    assert {one[1].split(", ")[1] for one in points(home)} == {"zero points"}


def test_a_game_with_other_names_needs_its_table_and_says_how_it_was_taken(home: Path) -> None:
    text = refused(home, f"result --file {DATA / 'golden_game_1.jsonl'} --round 1 --table 2 1 2")
    assert text.startswith("The match in the file came to other totals")
    done = told(home, f"result --file {GAME} --round 1 --table 2")
    assert done[-1].startswith("The file has other names than the table")
    assert "Ola four" in done[1]
    assert "This match counts already for another table" in refused(
        home, f"result --file {GAME} --round 1 --table 1"
    )
    told(home, "seat 1 1 Petr")
    assert "They sat together at a table in no round" not in told(home, f"result --file {GAME}")[0]


def damaged(folder: Path, before: str, after: str) -> Path:
    text = GAME.read_text("ascii")
    assert before in text
    file = folder / "damaged.jsonl"
    file.write_text(text.replace(before, after), "ascii")
    return file


def test_a_game_that_was_changed_or_has_no_end_counts_nothing(home: Path) -> None:
    decided = next(line for line in GAME.read_text("ascii").splitlines() if '"source":"move"' in line)
    row = json.loads(decided)
    changed = damaged(home, f'"text":"{row["text"]}"', '"text":"1 place 1 A1 A2"')
    kept = damaged(home, '"kind":"decided"', '"kind":"said"').rename(home / "undecided.jsonl")
    changed = damaged(home, f'"text":"{row["text"]}"', '"text":"1 place 1 A1 A2"')
    azul = DATA / "golden_azul_mini.jsonl"
    for file in (changed, kept, azul, home / "nowhere.jsonl"):
        assert "." in refused(home, f"result --file {file} --round 1 --table 1")
    assert "has no end yet" in refused(home, f"result --file {azul} --round 1 --table 1")
    assert "Totals are awaited" in told(home, "round")[1]


@pytest.mark.parametrize(("typed", "seated"), [("1\n", True), ("0\n", False), ("", False)])
def test_a_proposal_asks_before_anybody_is_seated(home: Path, typed: str, seated: bool) -> None:
    done = CliRunner().invoke(
        command,
        ["pair", "--size", "3", "--away", "petr", "--lang", "en"],
        input=typed,
        env={"COMPANION_HOME": str(home), "LANG": "C"},
    )
    out = done.output.splitlines()
    assert out[0] == "Proposal of round two, tables: one." and "Petr" not in out[1]
    assert out[2].startswith("Seat everybody so?")
    assert told(home, "round")[0] == f"Round {'two, tables: one' if seated else 'one, tables: two'}."


def test_everything_said_can_be_typed(home: Path) -> None:
    """Handles of the list of people seat a table in the next round."""
    handles = [line.split(",")[0].removesuffix(".") for line in told(home, "person")[1:]]
    told(home, "round --begin")
    assert told(home, "seat 2 1", *handles)[0].startswith("Table one: Jana, Petr")


def test_somebody_entered_twice_is_told_and_made_one(home: Path) -> None:
    assert "Somebody in the season is called Jana already" in refused(home, "person JANA")
    told(home, "person Janka")
    assert told(home, "person Jana --same Janka") == [
        "Jana and Janka are one person from now on. What both played counts together."
    ]
    assert told(home, "person")[0] == "People: four."
    assert "both sat at a table" in refused(home, "person Jana --same Petr")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whatever_cannot_be_done_says_what_happened_and_what_to_do(home: Path, lang: str) -> None:
    """In each language; nothing of it is written."""
    told(home, "result 1 2 --round 1 --table 1")
    for line in (
        "person Ota --category senior",
        "person Ota --centre Praha",
        "person Ota --name Ota",
        "person Ota --show-name",
        "person Jana --same nobody",
        "person ...",
        "round 9",
        "seat 9 1 Jana",
        "seat 1 1 Jana Ola",
        "seat 1 3 Jana",
        "seat 1 3 a b c d e",
        "result 1 2 --round 1 --table 9",
        "result 1 2 3 --round 1 --table 2",
        "result 1 99999 --round 1 --table 2",
        "rule 1 2 1 --reason x",
        "standings --centre Praha",
        "check nowhere",
        "new Autumn --points 13",
        "invite Praha x.pass --address club.example",
        "invite Brno x.pass --address club.example",
        "invite Brno x.pass --address club:nowhere",
        "invite Brno x.pass --address ::1",
        "connect nowhere",
        "send",
        f"standings --season {7}",
    ):
        text = refused(home, line, lang=lang)
        assert text.count(". ") + text.endswith(".") >= 2, text
    assert ". " in refused(home, "invite", "", "x.pass", "--address", "club", lang=lang)
    assert "ten" in told(home, "check")[0]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_without_a_season_the_way_to_begin_one_is_told(tmp_path: Path, lang: str) -> None:
    assert "companion l" in refused(tmp_path, "standings", lang=lang)


def test_a_season_counts_as_it_was_begun_and_says_whose_rules_these_are(tmp_path: Path) -> None:
    assert told(tmp_path, "new Spring")[1].endswith("That is how this program counts, no league has set it.")
    own = told(tmp_path, "new Autumn --points 24 --bye 0")
    assert own[1].startswith("Who beats everybody at a table gets twenty-four points, a bye brings zero points")
    assert own[1].endswith("That was told for this season.")
    assert "a bye brings eighteen points" in told(tmp_path, "new Winter --points 36")[1]
    for handle in ("a", "b", "c"):
        told(tmp_path, f"person {handle} --season 2")
    told(tmp_path, "pair --size 2 --yes --season 2")
    told(tmp_path, "result 2 1 --round 1 --table 1 --season 2")
    lines = told(tmp_path, "standings --season 2")[1:]
    assert [line.split(", ")[1] for line in lines] == ["twenty-four points", "zero points", "zero points"]


def test_a_clock_that_went_back_is_told_and_nothing_depends_on_it(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("companion.evening.league.opening.wall_ms", lambda: 5)
    done = league(home, "result 1 2 --round 1 --table 1")
    assert done.exit_code == 0 and "clock" in done.stderr
    assert "Entries written while a clock was behind: one" in told(home, "check")[1]
    assert points(home)[0] == ["one", "Jana, twelve points"]


# ---- what others get -------------------------------------------------------------------------------------------


def openssl(folder: Path) -> bool:
    """Whether OpenSSL, which knows nothing of us, finds the signature right."""
    done = subprocess.run(
        [
            "openssl",
            "pkeyutl",
            "-verify",
            "-pubin",
            "-inkey",
            PUBLIC,
            "-rawin",
            "-in",
            DOCUMENT,
            "-sigfile",
            SIGNED,
        ],
        cwd=folder,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    return done.returncode == 0 and "Verified Successfully" in done.stdout


def test_an_export_is_signed_for_openssl_and_every_change_is_found(home: Path, tmp_path: Path) -> None:
    told(home, f"result --file {GAME}")
    out = tmp_path / "out"
    written = told(home, f"export {out}")
    assert openssl(out)
    checked = told(home, f"check {out}")
    assert checked[0] == "The signature holds." and checked[1] == written[-1]
    assert checked[2] == "The entries lead to these standings, entries: ten."
    document = (out / "season.json").read_bytes()
    assert NAME.encode() in document
    for change in (document.replace(b'"points":12', b'"points":18'), document + b" ", b""):
        (out / "season.json").write_bytes(change)
        assert not openssl(out)
        assert league(home, f"check {out}").exit_code == 1
    (out / "season.json").write_bytes(document)
    for strange in (b"", b"-----BEGIN PUBLIC KEY-----\n\n-----END PUBLIC KEY-----\n", bytes(range(200))):
        (out / "organiser.pem").write_bytes(strange)
        assert league(home, f"check {out}").exit_code == 1


@pytest.mark.parametrize(
    ("before", "after"),
    [('"points":12', '"points":18'), ('"totals":[0,4]', '"totals":[4,0]'), ('"format":1,"names"', '"names"')],
)
def test_who_signs_a_season_that_does_not_follow_is_found(
    home: Path, tmp_path: Path, before: str, after: str
) -> None:
    """Signed by the right key all the same, as its owner could."""
    from companion.league.signing import OrganiserKey

    told(home, f"result --file {GAME}")
    told(home, f"export {tmp_path / 'out'}")
    file = tmp_path / "out" / "season.json"
    changed = file.read_text("utf-8").replace(before, after)
    assert changed != file.read_text("utf-8")
    file.write_text(changed, "utf-8")
    key = OrganiserKey(home / "config" / "league.key")
    (tmp_path / "out" / "season.json.sig").write_bytes(key.sign(changed.encode()))
    assert openssl(tmp_path / "out")
    done = league(home, f"check {tmp_path / 'out'}")
    assert done.exit_code == 1 and "other standings" in done.stdout


def test_the_tables_are_read_by_another_reader_and_hold_no_formula(home: Path, tmp_path: Path) -> None:
    told(home, f"result --file {GAME}")
    told(home, f"export {tmp_path / 'out'}")
    with (tmp_path / "out" / "standings.csv").open(encoding="utf-8-sig", newline="") as file:
        rows = list(csv.DictReader(file))
    assert rows[0] == {
        **{"place": "1", "handle": "Jana", "name": NAME, "category": "junior", "centre": "Brno"},
        **{"points": "12", "won": "1"},
    }
    with (tmp_path / "out" / "results.csv").open(encoding="utf-8-sig", newline="") as file:
        results = list(csv.reader(file))
    assert ["1", "1", "2", "Jana", "4", "12", "verified", ""] in results
    cells = [cell for row in [*results, *(list(one.values()) for one in rows)] for cell in row]
    assert f"'{FORMULA}" in cells and not [cell for cell in cells if cell.startswith(("=", "+", "-", "@"))]


def test_a_name_stands_on_pages_by_consent_alone(home: Path, tmp_path: Path) -> None:
    told(home, f"page {tmp_path / 'web'}")
    page = (tmp_path / "web" / "standings.en.html").read_text("utf-8")
    assert NAME in page and ">Jana<" not in page and ">Petr<" in page
    assert told(home, "person Jana --forget-name")[-1] == "On pages stands the handle, a name is kept nowhere."
    for made in ("page", "export"):
        told(home, f"{made} {tmp_path / 'web'}")
    for file in (*(tmp_path / "web").iterdir(), *(home / "data").iterdir()):
        assert NAME.encode() not in file.read_bytes(), file


def test_a_page_has_no_script_and_nothing_in_it_can_become_one(home: Path, tmp_path: Path) -> None:
    told(home, "person", "<script>alert(1)</script>")
    told(home, f"page {tmp_path / 'web'}")
    for language in LANGUAGES:
        page = (tmp_path / "web" / f"standings.{language}.html").read_text("utf-8")
        assert "<script" not in page and "&lt;script&gt;" in page


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    with chromium() as made:
        yield made


def test_axe_finds_nothing_on_the_pages_light_or_dark(browser: Any, home: Path, tmp_path: Path) -> None:
    told(home, f"result --file {GAME}")
    told(home, f"page {tmp_path / 'web'}")
    axe = (BROWSERS / "node_modules/axe-core/axe.min.js").read_text("utf-8")
    page = browser.new_page(bypass_csp=True)
    for language, scheme in zip(LANGUAGES, ("light", "dark", "light"), strict=True):
        page.emulate_media(color_scheme=scheme)
        page.goto((tmp_path / "web" / f"standings.{language}.html").as_uri())
        assert page.evaluate("document.documentElement.lang") == language
        page.evaluate(axe)
        found = page.evaluate("axe.run().then((one) => [...one.violations, ...one.incomplete].map((r) => r.id))")
        assert found == []
        tables = page.evaluate("[...document.querySelectorAll('table')].map((one) => one.caption.textContent)")
        assert len(tables) == 2 and all(tables)
    page.close()


@pytest.mark.skipif(shutil.which("w3m") is None, reason="no text browser here")
def test_a_text_browser_shows_all_of_it_in_lines(home: Path, tmp_path: Path) -> None:
    told(home, f"result --file {GAME}")
    told(home, f"page {tmp_path / 'web'}")
    shown = subprocess.run(
        ["w3m", "-dump", "-cols", "120", "-O", "UTF-8", str(tmp_path / "web" / "standings.en.html")],
        capture_output=True,
        encoding="utf-8",
        check=True,
    ).stdout
    first = next(line for line in shown.splitlines() if NAME in line)
    assert first.replace("│", " ").split() == ["1", *NAME.split(), "junior", "Brno", "12", "1"]


# ---- results as they come --------------------------------------------------------------------------------------


class Looks:
    """Stands for the pause between two looks: does one thing after the other, then ends as Control and C does."""

    def __init__(self, *steps: Any) -> None:
        self.steps = list(steps)

    def __call__(self, _seconds: float) -> None:
        if not self.steps:
            raise KeyboardInterrupt
        self.steps.pop(0)()


def listened(home: Path, monkeypatch: pytest.MonkeyPatch, *steps: Any) -> list[str]:
    monkeypatch.setenv("COMPANION_HOME", str(home))
    where = here("en")
    said: list[Announcement] = []
    (home / "inbox").mkdir(exist_ok=True)
    listening.listen(where, 0, str(home / "inbox"), said.extend, Looks(*steps))
    return [where.phrases.say(one) for one in said]


def test_results_are_said_as_they_come_whoever_brings_them(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A file that comes, totals that another organiser types, a dispute, a ruling, a file that is none."""
    inbox = home / "inbox"
    said = listened(
        home,
        monkeypatch,
        lambda: shutil.copy(GAME, inbox / "table one.jsonl"),
        lambda: None,  # it is whole at the second look
        lambda: told(home, "result 10 20 --round 1 --table 2"),
        lambda: told(home, "result 20 10 --round 1 --table 2"),
        lambda: told(home, "rule 1 2 20 10 --reason", "counted again"),
        lambda: shutil.copy(GAME, inbox / "again.jsonl"),
        lambda: (inbox / "bad.jsonl").write_text("{}", encoding="utf-8"),
        lambda: None,
    )
    assert said[0] == "Table one is finished: Petr zero and Jana Nováková four."
    assert said[1].startswith("Table two is finished: Ola ten")
    assert said[2] == "Table two has two different results. A ruling is awaited."
    assert said[3].startswith("Table two, decided: Ola twenty")
    assert len(said) == 5 and "bad.jsonl" not in said[3], "what was counted is not said again"
    assert sorted(one.name for one in (inbox / "counted").iterdir()) == ["again.jsonl", "table one.jsonl"]
    assert [one.name for one in (inbox / "refused").iterdir()] == ["bad.jsonl"]
    assert points(home)[0][0] == "one" and len(points(home)) == 4


def test_a_file_is_taken_once_it_is_whole_and_what_cannot_be_put_aside_is_said_once(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert "cannot be read" in refused(home, "listen --folder nowhere")
    inbox, text = home / "inbox", GAME.read_bytes()
    copied = inbox / "copied.jsonl"
    said = listened(
        home,
        monkeypatch,
        lambda: copied.write_bytes(text[:100]),
        lambda: copied.write_bytes(text),
        lambda: None,
        lambda: (inbox / "refused").write_bytes(b"in the way"),
        lambda: (inbox / "bad.jsonl").write_bytes(b"{}"),
        *[lambda: None] * 3,
        lambda: inbox.rename(home / "away"),
        *[lambda: None] * 3,
    )
    assert said[0].startswith("Table one is finished") and "no exported game" in said[1], said
    assert "cannot be read" in said[2] and len(said) == 3, said
