"""A match looked at afterwards: each moment is that of a match folded so far, points add up, Braille reads."""

from __future__ import annotations

import random
import shutil
import subprocess
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from companion.core.model import Move, Phrase
from companion.games import NAMES, load, offer
from companion.games.api import Setup
from companion.language import braille
from companion.language.phrases import LANGUAGES, Language, Phrases
from companion.page.after import MatchReplay
from companion.play.dealer import Dealer
from tests.page_kit import match_setup
from tests.patience import PATIENCE_S

EACH_GAME = pytest.mark.parametrize("name", NAMES)
needs_liblouis = pytest.mark.skipif(not shutil.which(braille.PROGRAM), reason="liblouis is not installed")
MOMENTS = 5


@cache
def played(name: str, seed: int = 1, count: int = 2) -> tuple[Setup, tuple[str, ...]]:
    """A match played at random to its end: its set-up, and its acts in notation."""
    game, dice, dealer = load(name), random.Random(seed), Dealer(seed)
    setup = match_setup(name, ("Anna", "Petr", "Cyril", "Dana")[:count])
    state, acts = game.start(setup), []
    while game.outcome(state) is None:
        due = game.awaited(state)[0]
        move: Move | None = due.confirms
        if due.chance:
            move = dealer.weighted(due.chance)
        elif move is None:
            move = dice.choice(list(game.moves(state)))
        assert move is not None
        acts.append(game.text(move))
        state = game.play(state, move)
    return setup, tuple(acts)


def replay_of(name: str, language: Language = "en", seed: int = 1, count: int = 2) -> MatchReplay:
    setup, acts = played(name, seed, count)
    replay = MatchReplay(Phrases(language, strict=True), name, setup)
    replay.follow(acts)
    return replay


def folded(name: str, setup: Setup, acts: tuple[str, ...]) -> Any:
    """The state after these acts, by the game's own rules alone."""
    game = load(name)
    state = game.start(setup)
    for text in acts:
        move = game.parse(state, text)
        assert isinstance(move, Move)
        state = game.play(state, move)
    return state


def sheets(view: dict[str, Any]) -> dict[tuple[str, int, int], str]:
    return {(sheet["id"], one["x"], one["y"]): one["name"] for sheet in view["sheets"] for one in sheet["cells"]}


@EACH_GAME
@pytest.mark.parametrize(("seed", "count"), [(1, 2), (2, 2)])
def test_the_view_after_each_act_is_that_of_a_match_that_has_come_so_far(name: str, seed: int, count: int) -> None:
    setup, acts = played(name, seed, count)
    replay = replay_of(name, "en", seed, count)
    assert replay.count == len(acts)
    assert replay.is_over
    for number in {*(len(acts) * at // MOMENTS for at in range(MOMENTS)), 1, len(acts)}:
        so_far = MatchReplay(Phrases("en", strict=True), name, setup)
        so_far.follow(acts[:number])
        assert so_far.replay(number) == replay.replay(number)
        totals = {one.player: one.total for one in load(name).standings(folded(name, setup, acts[:number]))}
        titles = {one["seat"]: one["title"] for one in replay.replay(number)["players"]}
        words = Phrases("en", strict=True)
        assert titles == {
            player: words.part(Phrase("page-player", {"player": setup.names[player], "total": total}))
            for player, total in totals.items()
        }
    for beyond in (-1, len(acts) + 1):
        with pytest.raises(IndexError):
            replay.replay(beyond)


@EACH_GAME
def test_what_was_taken_back_is_folded_otherwise(name: str) -> None:
    setup, acts = played(name)
    other = MatchReplay(Phrases("en", strict=True), name, setup)
    other.follow(acts[:10])
    other.follow(acts[:4])
    assert other.count == 4 and not other.is_over and other.points()["note"]
    other.follow(acts)
    assert other.points() == replay_of(name).points()


@EACH_GAME
@pytest.mark.parametrize("language", LANGUAGES)
def test_lines_add_up_and_every_act_and_rank_has_its_sentence(name: str, language: Language) -> None:
    setup, acts = played(name)
    told = replay_of(name, language).points()
    standings = load(name).standings(folded(name, setup, acts))
    assert {one["seat"]: sum(line["points"] for line in one["lines"]) for one in told["players"]} == {
        one.player: one.total for one in standings
    }
    assert all(one["total"] == sum(line["points"] for line in one["lines"]) for one in told["players"])
    assert len(told["acts"]) == len(acts)
    assert all(one.endswith((".", "?")) for one in (*told["acts"], *told["ranking"]))
    assert told["game"] == Phrases(language).part(offer(name).title)
    first = setup.names[standings[0].player]
    assert any(first in one for one in told["ranking"])


def line_cells(name: str) -> Iterator[tuple[Any, list[tuple[str, int, int]], dict[tuple[str, int, int], str]]]:
    """Each score line of some matches with places, the cells that are marked, and all cells with their names."""
    for seed in (1, 2, 3):
        setup, acts = played(name, seed)
        replay = replay_of(name, "en", seed)
        lines = load(name).score(folded(name, setup, acts))
        told = [line for player in replay.points()["players"] for line in player["lines"]]
        ordered = [line for player in setup.names for line in lines if line.player == player]
        view = sheets(replay.replay(len(acts)))
        for line, shown in zip(ordered, told, strict=True):
            yield line, [tuple(one) for one in shown["cells"]], view


@EACH_GAME
def test_the_places_of_a_line_are_cells_of_the_scene(name: str) -> None:
    found = 0
    for line, cells, view in line_cells(name):
        assert len(set(cells)) == len(cells) == len(set(line.places)), line
        assert set(cells) <= set(view)
        found += bool(cells)
    assert found, "no line had places"


# ---- Braille ---------------------------------------------------------------------------------------------------


@needs_liblouis
@EACH_GAME
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sheet_can_be_read_back(name: str, language: Language) -> None:
    """liblouis's own way back gives the words of the ranking and of the boards; no line and page is too long."""
    replay = replay_of(name, language)
    pages = braille.paged(braille.translated(replay.sheet(), language))
    told = braille.encoded(pages).decode("ascii")
    assert all(len(line) <= braille.CELLS for line in told.replace("\f", "").split("\r\n"))
    assert all(page.count("\r\n") <= braille.ROWS for page in told.split("\f"))
    back = subprocess.run(
        [braille.PROGRAM, "--backward", f"{braille.PATTERNS},{braille.TABLES[language]}"],
        input="".join(f"{line}\n" for page in pages for line in page).encode(),
        capture_output=True,
        check=True,
        timeout=PATIENCE_S,
    )
    read = " ".join(back.stdout.decode().replace("\N{RIGHT SINGLE QUOTATION MARK}", "'").split()).lower()
    for wanted in replay.sheet():
        assert wanted.lower() in read, wanted


def test_the_sheet_has_ranking_points_and_boards() -> None:
    replay = replay_of(NAMES[0])
    told, lines = replay.points(), replay.sheet()
    assert all(one in lines for one in told["ranking"])
    for player in told["players"]:
        assert all(line["text"] in lines for line in player["lines"])
    names = {name for name in sheets(replay.replay(replay.count)).values() if "," in name}
    assert names and all(any(name in line for line in lines) for name in names)


STATIC = Path(__file__).parents[1] / "companion" / "page" / "static"


def test_the_document_weighs_little() -> None:
    files = ("after.html", "after.js", "after.css", "boards.js", "board.js", "log.js", "stream.js", "page.css")
    assert sum((STATIC / one).stat().st_size for one in files) <= 60 * 1024
