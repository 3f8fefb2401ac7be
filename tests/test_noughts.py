"""A fifth game, of another package: found by its entry point, and at home in every command."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from companion.core.model import Player
from companion.daemon.stream import Stream
from companion.device.tiles.tileset import TileSet
from companion.games.api import Setup
from companion.language.messages import Messages
from companion.language.phrases import LANGUAGES, Language, Phrases
from companion.play.state import EVERYBODY
from companion.play.table import TELL, Input, Table
from companion.ui.large.display import LargeDisplay
from companion.ui.large.screen import LargeScreen
from tests.games.noughts.game import GAME as RULES
from tests.games.noughts.manifest import NAME
from tests.installed import ROOT, companion, install, keys_of, on_path, read_by_the_house
from tests.test_large_screen import Screen
from tests.test_preparing import Asked

GAME = "noughts-and-crosses"
SETUP = Setup((Player(1, "Jana"), Player(2, "Petr")), ())


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """The folder of a user who has installed the game."""
    install(tmp_path / "site", "noughts")
    return tmp_path


def test_it_is_played_by_the_demo(home: Path) -> None:
    said = companion(home, "demo", "--game", GAME, "--text", "--seed", "3")
    assert "Jana marks square" in said and ("wins" in said or "drawn" in said)


@pytest.mark.sampled(1)
@pytest.mark.parametrize(
    ("lang", "counted"),
    [
        ("en", "Marked: three squares"),
        ("cs", "Označeno: tři políčka"),
        ("pl", "Zaznaczone: trzy kratki"),
    ],
)
def test_it_is_played_left_resumed_and_told_of(home: Path, lang: str, counted: str) -> None:
    begin = ("play", "--game", GAME, "--players", "Jana,Petr", "--text")
    first = companion(home, *begin, typed="help\nmark 5\nmark 5\nmark 1\nquit\nquit\n", lang=lang)
    assert "Jana" in first and "Petr" in first and Words.of(lang, "command-does-mark") in first
    second = companion(home, "play", "--text", typed="mark 9\nrow\nmark 2\nquit\nquit\n", lang=lang)
    assert counted in second
    assert "Jana" in companion(home, "history", lang=lang)
    assert companion(home, "replay", "1", "--text", lang=lang).count("Petr")


@pytest.mark.sampled(1)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_has_settings(home: Path, lang: str) -> None:
    title = Words.of(lang, "nc-title")
    assert GAME in companion(home, "settings", "game", lang=lang)
    assert title in companion(home, "settings", "game", GAME, lang=lang)
    assert title in companion(home, "settings", lang=lang)
    assert Words.of(lang, "nc-variant") in companion(home, "settings", "variants", "misere", lang=lang)
    companion(home, "settings", "tile-set-" + GAME, lang=lang, code=1)


class Words:
    """What the texts of the game have, as they stand there."""

    @staticmethod
    def of(lang: str, key: str) -> str:
        """One message of a line."""
        text = (ROOT / "tests" / "games" / "noughts" / "texts" / lang / "noughts.ftl").read_text(encoding="utf-8")
        return next(line for line in text.splitlines() if line.startswith(f"{key} =")).partition("= ")[2]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_new_game_is_prepared_without_lots(
    language: Language, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody is asked who draws what is never drawn."""
    on_path(monkeypatch, install(tmp_path, "noughts"))
    asked = Asked("", "Ada", "Eva", "1", "", language=language, game=NAME)
    assert asked.keys == ["players", "name", "name", "variants", "chosen"]
    assert (asked.found.names, asked.found.manner.variants) == (("Ada", "Eva"), ("misere",))


def test_it_is_counted_from_files(home: Path) -> None:
    files = {"won": "X.O\nXO.\nX..\n", "level": "X.O\n.O.\nX..\n", "strange": "O.O\n.O.\n...\n", "bad": "XX\n"}
    for name, text in files.items():
        (home / name).write_text(text, encoding="utf-8")
    won, level, strange, bad = (str(home / name) for name in files)
    assert "Won: one point" in companion(home, "score", "--game", GAME, "--text", "--layout", won)
    told = companion(home, "score", "--game", GAME, "--json", won, level).splitlines()
    assert [json.loads(one).get("total") for one in told] == [1, 0, None]
    ranked = json.loads(companion(home, "rank", "--game", GAME, "--json", level, won))
    assert ranked["ranking"] == ["won", "level"]
    assert "do not go together" in companion(home, "score", "--game", GAME, "--text", strange, code=1)
    assert "shows no board" in companion(home, "score", "--game", GAME, "--text", bad, code=2)
    assert "no meaning" in companion(home, "score", "--game", GAME, "--points", "3", won, code=2)
    assert "in this way" in companion(home, "score", "--game", GAME, "--text", code=2)


def test_it_is_drawn() -> None:
    state = RULES.start(SETUP)
    for cell in (5, 1, 9):
        state = RULES.play(state, next(one for one in RULES.moves(state) if one.args == (cell,)))
    assert [sorted(one.cells) for one in RULES.picture(state).panels] == [[(2, 2), (3, 1)], [(1, 3)]]


CROSS = ["██    ██", "██    ██", "  ████  ", "██    ██", "██    ██"]
NOUGHT = ["  ████  ", "██    ██", "██    ██", "██    ██", "  ████  "]


def found(sign: list[str], lines: list[str]) -> list[tuple[int, int]]:
    """Where a screen shows a sign: row and column of its first letter."""
    wide = max(map(len, lines))
    rows = [line.ljust(wide) for line in lines]
    return [
        (y, x)
        for y in range(len(rows) - len(sign) + 1)
        for x in range(wide)
        if all(rows[y + at].startswith(one, x) for at, one in enumerate(sign))
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_shown_in_large_letters(language: Language, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Told act by act: on a small screen in plain characters, on a large one in letters made of blocks."""
    on_path(monkeypatch, install(tmp_path, "noughts"))
    monkeypatch.setenv("TERM", "xterm-256color")
    phrases = Phrases(language, strict=True)
    small, large = Screen(60, 16), Screen(200, 60)
    table = Table(RULES, SETUP, TileSet(GAME, "", ()))
    stream = Stream(table)
    for screen in (small, large):
        display = LargeDisplay(LargeScreen(screen, size=screen.size))
        display.word(lambda: phrases)
        stream.subscribe(display, EVERYBODY)
    for text in ("1 mark 5", "2 mark 1", "1 mark 9"):
        for seen in table.take(Input(0, "table", f"{TELL} {text}")):
            for told in table.judge(seen).announcements:
                stream.said(told, 0)
        stream.publish()
    plain = "\n".join(" ".join(line.split()) for line in small.terminal.lines())
    assert ". . . O . .\n. X . . . .\n. . X . . ." in plain, plain
    shown = large.terminal.lines()
    (middle, corner), (nought,) = found(CROSS, shown), found(NOUGHT, shown)
    down, across = corner[0] - middle[0], corner[1] - middle[1]
    assert down > len(CROSS) and across > len(CROSS[0])
    assert nought[0] == middle[0] - down and nought[1] > corner[1] + across
    legend = " ".join(shown[-4:] if not shown[-1] else shown)
    assert all(f"{sign} {phrases.part('nc-word', {'sign': sign})}" in legend for sign in "XO")


@pytest.mark.parametrize("language", LANGUAGES)
def test_its_texts_take_none_of_others_away(
    language: Language, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All messages of the house are as before, also where a package brings one of the same key."""
    alone = Messages(language, {}).sources
    on_path(monkeypatch, install(tmp_path, "noughts"))
    beside = Messages(language, {}).sources
    assert {key: beside[key] for key in alone} == alone and {*beside} - {*alone} > {"nc-title", "command-nc-row"}
    own = keys_of("noughts", language)
    assert own == keys_of("noughts", "en") and not {*own} & {*alone}


def test_nothing_else_knows_it() -> None:
    own = {path for path in (ROOT / "tests").rglob("*.py") if "noughts" in path.as_posix()}
    others = set((ROOT / "tests").rglob("*.py")) | read_by_the_house()
    assert [path for path in sorted(others - own) if b"noughts_and" in path.read_bytes()] == []
