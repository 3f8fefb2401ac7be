"""The house around Queen's Garden: a game of hexagons that no board reads is prepared, kept, resumed and shown."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path

import pytest

from companion.config import Settings
from companion.core.model import Announcement, Phrase, Player
from companion.daemon.boards import Incoming
from companion.daemon.players import Players
from companion.daemon.seating import NONE_AFTER_MS, Seating
from companion.device.protocol import Hello
from companion.device.tiles.files import standard
from companion.evening.kept import folded, tiles_for
from companion.evening.opening import begin, following
from companion.evening.preparing import PreparedGame, prepare
from companion.evening.setting import PlayManner, standard_tiles
from companion.evening.wish import GameWish
from companion.games import NAMES, load, named, offer
from companion.games.queens_garden.telling.steps import steps
from companion.language.phrases import LANGUAGES, LEVELS, Phrases
from companion.play.dealer import Dealer
from companion.play.journal import Journal
from companion.play.match import Match
from companion.play.table import SEAT, TELL, Input
from companion.ui.cli import settings as settings_command
from companion.ui.cli import tiles as tiles_command
from firmware.bench.board import BenchBoard
from tests.command_kit import run, strict_words
from tests.queens_table import GAME, QueensTable, queens_setup
from tests.terminal import companion
from tests.test_queens_tables import TWO, here


@pytest.fixture(autouse=True)
def _words(monkeypatch: pytest.MonkeyPatch) -> None:
    strict_words(monkeypatch)


# ---- what it may be, and how the table is made ready ----------------------------------------------------------


def test_it_is_offered_as_the_last_game() -> None:
    """QG-01: two to four players."""
    found = offer(GAME)
    assert NAMES[-1] == GAME and named("queens-garden") == GAME
    assert (found.fewest, found.most, found.least) == (2, 4, 2)
    assert found.variants == ("side-b", "below") and (found.advice, found.free, found.cells) == (
        True,
        False,
        False,
    )
    assert found.fitting(("below", "side-b"), 4) == ("below", "side-b"), "QG-180: they go together"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("players", "each", "supply"), [(2, 5, 16), (3, 7, 8), (4, 8, 4)])
def test_the_table_is_made_ready_step_by_step(language: str, players: int, each: int, supply: int) -> None:
    """QG-21 to QG-42; QG-29 to QG-32: round stacks and supply by players."""
    phrases = Phrases(language, strict=True)
    for level in LEVELS:
        phrases.level = level
        for draw in ("hand", "companion"):
            told = steps(queens_setup(players, draw=draw))
            said = [phrases.say(one) for one in told]
            stacks = said[[one.key for one in told].index("qg-prepare-stacks")].lower()
            for count in (each, supply):
                gender = "feminine" if language == "cs" else ""
                assert phrases.number(count, gender).lower() in stacks.replace(",", " ").replace(".", " ")
    assert len(steps(queens_setup(players))) == 8
    assert steps(queens_setup(players, "side-b", "below"))[0].key == "qg-prepare-variants"


def test_the_clock_is_told_before_anything_is_named_by_it() -> None:
    """One expansion points away from the player: twelve o'clock; the keys around five are the hours."""
    phrases = Phrases("en", strict=True)
    _, clock, keys, *_ = map(phrases.say, steps(queens_setup()))
    assert "Lay the garden so that one expansion points away from you: that is twelve o'clock" in clock
    hours = ("eight is twelve", "nine is two", "three is four", "two is six", "one is eight", "seven is ten")
    assert all(one in keys for one in hours) and "Five is the middle" in keys


def test_it_is_asked_for_what_it_has() -> None:
    asked: list[str] = []
    waiting = ["4", "3", "", "", "", "2", "", "2", "1"]

    def ask(question: Phrase, _name: bool) -> str | None:
        asked.append(question.key)
        return waiting.pop(0)

    def proposed(game: str, count: int, _programs: Mapping[int, str]) -> PreparedGame:
        return PreparedGame(game, ("",) * count, PlayManner(match=True))

    found = prepare(ask, Phrases("en", strict=True), proposed, "royal_garden", 2)
    assert (found.game, len(found.names)) == (GAME, 3)
    assert found.manner == PlayManner(True, ("below",), "companion", True)
    assert asked[:2] == ["preparing-game", "preparing-players"] and asked[-2] == "qg-preparing-draw"


# ---- boards ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [5, 7])
def test_a_connected_board_is_not_taken_for_a_garden(size: int) -> None:
    table = QueensTable().table
    said: list[Announcement] = []
    seating = Seating(table, {"0000000000000001": "1"}, said.append)
    board = BenchBoard("0000000000000001", standard(), (size, size))
    board.snapshot()
    for sent in board.take():
        if isinstance(sent.what, Hello):
            for at_ms in (1, 2):
                seating.arrived(Incoming(board.uid, sent.what, ""), at_ms)
    assert [one.key for one in said] == ["board-unread"], "once"
    assert not seating.given() and not table.seats


def test_nobody_is_told_that_boards_are_missing() -> None:
    said: list[Announcement] = []
    seating = Seating(QueensTable().table, {}, said.append)
    for at_ms in range(0, 2 * NONE_AFTER_MS, 500):
        seating.tick(at_ms)
    assert said == []


def test_lines_of_a_board_that_was_seated_all_the_same_do_no_harm() -> None:
    """A journal may hold them; squares are no hexagons."""
    table = QueensTable()
    table.deal()
    state = table.state
    board = BenchBoard("0000000000000001", standard(), (5, 5))
    board.lay("domino 24", (3, 3), (3, 4))
    board.advance(5000)
    table.table.take(Input(0, board.uid, f"{SEAT} 1"))
    for sent in board.take():
        for seen in table.table.take(Input(sent.at_ms, board.uid, sent.line().decode("ascii").strip())):
            table.table.judge(seen)
    assert table.state == state


def test_players_of_software_have_no_boards(tmp_path: Path) -> None:
    setup = queens_setup()
    players = Players(GAME, setup, standard_tiles(GAME), Dealer(1), tmp_path)
    assert players.seats == {} and players.ports.named == ()
    players.stop()


# ---- kept games -----------------------------------------------------------------------------------------------


def test_a_match_is_kept_and_taken_up_again(tmp_path: Path) -> None:
    where = here(tmp_path)
    tmp_path.joinpath("data").mkdir()
    journal = Journal.open(where.journal, lambda: 0)
    try:
        match, said = begin(journal, where, GAME, TWO, PlayManner(True, ("below",), "companion"))
        assert said[0].key == "game-begun" and said[1].key == "qg-prepare-variants"
        for text in ("0 lots 2", "0 draw bird-blue tree-yellow tree-blue plant-purple", "take blue", "undo"):
            heard = Input(0, "keyboard", f"{TELL} {text}")
            match.hear([(heard, match.table.take(heard))])
        state = match.table.referee.state
        number = journal.open_game()
        assert number is not None
    finally:
        journal.close()
    journal = Journal.open(where.journal, lambda: 0)
    try:
        kept = journal.read(number)
        tiles = tiles_for(kept, Settings())
        assert folded(kept, tiles).referee.state == state
        again, _ = Match.resume(journal, number, tiles)
        assert again.table.referee.state == state and again.table.setup == match.table.setup
    finally:
        journal.close()


def test_the_next_match_is_the_same_game() -> None:
    setup = queens_setup(2, "below")
    again = following(GameWish(TWO, game=GAME), Settings(), Settings(), GAME, setup)
    assert (again.game, again.variants, again.draw, again.match) == (GAME, ("below",), "companion", True)
    assert setup.players[0] == Player(1, "Jana") and load(GAME).check(setup) == []


# ---- commands -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_its_tiles_have_no_magnets_yet(tmp_path: Path, language: str) -> None:
    title = Phrases(language, strict=True).part(offer(GAME).title)
    for args, code in ((("show",), 0), (("show", "5"), 0), (("check",), 0), (("read",), 1)):
        result = run(tiles_command.command, tmp_path, *args, "--game", "queens-garden", lang=language)
        assert (result.exit_code, len(result.output.splitlines())) == (code, 1), result.output
        assert result.output.startswith(title)


def test_it_can_be_set_and_no_file_of_tiles_with_it(tmp_path: Path) -> None:
    assert run(settings_command.command, tmp_path, "game", "queens-garden").exit_code == 0
    assert run(settings_command.command, tmp_path, "variants", "side-b,below").exit_code == 0
    assert 'game = "queens-garden"' in (tmp_path / "config" / "settings.toml").read_text("utf-8")
    assert run(settings_command.command, tmp_path, "tile-set-queens-garden", "x").exit_code
    assert run(tiles_command.command, tmp_path, "show").output.startswith("Azul Queen's Garden")


@pytest.mark.skipif(os.name == "nt", reason="slow there")
@pytest.mark.parametrize(("lang", "args"), [("cs", ()), ("pl", ("--variant", "below", "--players", "a,b,c,d"))])
def test_a_whole_game_ends(tmp_path: Path, lang: str, args: tuple[str, ...]) -> None:
    demo = companion(tmp_path, "demo", "--game", "queens-garden", "--text", "--seed", "5", "--lang", lang, *args)
    assert demo.errors == "" and len(demo.out) > 60
    assert not any(char.isdigit() for line in demo.out for char in line)


def test_side_b_in_a_demonstration_names_the_command(tmp_path: Path) -> None:
    args = ("--game", "queens-garden", "--variant", "side-b", "--text", "--lang", "en")
    for command in ("demo", "play"):
        more = ("--players", "Jana,Petr", "--new") if command == "play" else ()
        done = companion(tmp_path, command, *args, *more, code=1)
        assert "companion wheel --side b" in done.errors and done.errors.count("\n") == 1
