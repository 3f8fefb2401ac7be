"""A kept game on a page: as it was played and kept by a true match; and each reason why there is none."""

from __future__ import annotations

import http.client
import json
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest

from companion.config import Settings
from companion.core.errors import CompanionError
from companion.evening.here import Here
from companion.games import NAMES
from companion.language.phrases import LANGUAGES, Phrases
from companion.minds.review import PlayedMatch
from companion.page.kept import KeptServer, read_kept
from companion.page.reach import listen
from companion.play.journal import Journal, JournalReader
from companion.play.journal.export import export_game
from companion.ui.cli.page import command
from tests import review_kit
from tests.command_kit import run, strict_words
from tests.local_kit import places
from tests.page_kit import chromium
from tests.patience import PATIENCE_S
from tests.test_page_after_browser import names, opened


@pytest.fixture(autouse=True)
def words(monkeypatch: pytest.MonkeyPatch) -> None:
    """No message may be missing."""
    strict_words(monkeypatch)


def here(folder: Path, language: str = "en") -> Here:
    return Here(Settings(), places(folder), Phrases(language, strict=True))


def kept(folder: Path, game: str, *, whole: bool = True) -> PlayedMatch:
    """A played match in the journal of a folder, as game one."""
    match = review_kit.played(game, 3)
    path = here(folder).journal
    path.parent.mkdir(parents=True, exist_ok=True)
    with closing(Journal.open(path, lambda: 1)) as journal:
        review_kit.keep(match, journal, whole=whole)
    return match


@contextmanager
def served(folder: Path, source: str = "1") -> Iterator[KeptServer]:
    """The page of a kept game."""
    where = here(folder)
    server = KeptServer(where, read_kept(where, source), listen(0))
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    try:
        yield server
    finally:
        server.close()
        thread.join(PATIENCE_S)
        assert not thread.is_alive()


def asked(server: KeptServer, path: str, token: str | None = None) -> tuple[int, Any]:
    """Status and document of a request."""
    port = int(server.address.split(":")[2].split("/")[0])
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=PATIENCE_S)
    try:
        told = server.tokens.of(0) if token is None else token
        connection.request("GET", path, headers={"authorization": f"Bearer {told}"})
        answer = connection.getresponse()
        body = answer.read()
        return answer.status, json.loads(body) if body[:1] == b"{" else body
    finally:
        connection.close()


@pytest.mark.parametrize("game", NAMES)
def test_a_kept_match_is_shown_as_it_was_played(game: str, tmp_path: Path) -> None:
    match = kept(tmp_path, game)
    with served(tmp_path) as server:
        status, told = asked(server, "/api/points")
        assert status == 200 and told["over"] and not told["note"]
        assert len(told["acts"]) == len(match.moves)
        state = match.game.start(match.setup)
        for move in match.moves:
            state = match.game.play(state, move)
        totals = {one.player: one.total for one in match.game.standings(state)}
        assert {one["seat"]: one["total"] for one in told["players"]} == totals
        assert asked(server, f"/api/replay/{len(match.moves)}")[1]["sheets"]
        assert asked(server, f"/api/replay/{len(match.moves) + 1}")[0] == 404
        for language in LANGUAGES:
            acts = asked(server, f"/api/points?lang={language}")[1]["acts"]
            assert len(acts) == len(match.moves)


def test_it_is_read_only_and_for_who_has_its_address(tmp_path: Path) -> None:
    kept(tmp_path, NAMES[0])
    with served(tmp_path) as server:
        for path in ("/api/points", "/api/replay/0", "/api/sheet"):
            assert asked(server, path, "")[0] == 401
            assert asked(server, path, "x" * 22)[0] == 401
        assert asked(server, "/after")[0] == 200
        for path in ("/", "/watch", "/api/stream", "/api/act", "/api/choices", "/api/replay/x", "/api/replay/-1"):
            assert asked(server, path)[0] == 404, path


def test_an_exported_file_and_one_without_an_end(tmp_path: Path) -> None:
    kept(tmp_path, NAMES[0], whole=False)
    file = tmp_path / "game.jsonl"
    with closing(JournalReader.open(here(tmp_path).journal)) as reader:
        export_game(reader, 1, file)
    match = read_kept(here(tmp_path), str(file))
    assert match.note is not None and match.note.key == "page-kept-left"
    with served(tmp_path, str(file)) as server:
        told = asked(server, "/api/points")[1]
        assert not told["over"] and "not played to its end" in told["note"]


def test_what_is_whole_of_a_damaged_game_is_shown(tmp_path: Path) -> None:
    match = kept(tmp_path, NAMES[0])
    with closing(sqlite3.connect(here(tmp_path).journal)) as database:
        ids = [one for (one,) in database.execute("SELECT id FROM row WHERE kind = 'decided' ORDER BY id")]
        database.execute("DELETE FROM row WHERE id = ?", (ids[20],))
        database.commit()
    found = read_kept(here(tmp_path), "1")
    assert found.note is not None and found.note.key == "page-kept-lost"
    game = match.game
    assert found.acts == tuple(game.text(one) for one in match.moves[: len(found.acts)])
    assert 0 < len(found.acts) < len(match.moves)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_why_there_is_nothing_to_look_back_at(lang: str, tmp_path: Path) -> None:
    """No such game, one that goes on, one whose beginning is lost, no file, and a port that is taken."""
    kept(tmp_path, NAMES[0], whole=False)
    reasons = [run(command, tmp_path, "--game", source, lang=lang) for source in ("7", "1", "none.jsonl")]
    (tmp_path / "junk.jsonl").write_text("junk\n", "utf-8")
    reasons.append(run(command, tmp_path, "--game", str(tmp_path / "junk.jsonl"), lang=lang))
    with closing(sqlite3.connect(here(tmp_path).journal)) as database:
        database.execute("DELETE FROM row WHERE id = (SELECT min(id) FROM row)")
        database.commit()
    reasons.append(run(command, tmp_path, "--game", "1", lang=lang))
    assert all(one.exit_code == 1 for one in reasons), [(one.exit_code, one.output) for one in reasons]
    told = [one.stderr.strip() for one in reasons]
    assert len(set(told)) == len(told) and all(told), told


def test_acts_that_are_not_legal_here_are_no_match(tmp_path: Path) -> None:
    match = kept(tmp_path, NAMES[0])
    file = tmp_path / "game.jsonl"
    with closing(JournalReader.open(here(tmp_path).journal)) as reader:
        export_game(reader, 1, file)
    rows = [json.loads(line) for line in file.read_text("ascii").splitlines()]
    decided = [row for row in rows if row.get("kind") == "decided"]
    decided[30]["text"] = decided[10]["text"]
    file.write_text("".join(json.dumps(row) + "\n" for row in rows), "ascii")
    with pytest.raises(CompanionError) as found:
        read_kept(here(tmp_path), str(file))
    assert found.value.key == "journal-other-rules"
    assert match.moves


def test_a_line_marks_its_cells_and_the_sheet_comes_as_a_file(tmp_path: Path) -> None:
    match = kept(tmp_path, NAMES[0])
    with served(tmp_path) as server, chromium() as browser:
        page = opened(browser, server.address)
        for at in range(page.locator("#points button").count()):
            line = page.locator("#points button").nth(at)
            line.click()
            page.wait_for_selector(f"#points button:nth-child(1)[aria-pressed=true] >> text={line.inner_text()}")
            marked = names(page, ".cell.marked")
            assert marked and all(one.endswith(", marked") for one in marked)
        assert page.locator("#acts li").count() == len(match.moves)
        assert page.locator("nav a[href^='/watch']").count() == 0
        with page.expect_download() as download:
            page.click("#sheet")
        told = Path(download.value.path()).read_text("ascii")
        assert max(map(len, told.replace("\f", "").splitlines())) <= 40
        page.emulate_media(media="print")
        assert not page.is_visible("#acts") and page.is_visible("#ranking")
        assert page.wrong == []
        page.close()
