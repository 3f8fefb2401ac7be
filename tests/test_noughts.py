"""A fifth game, of another package: found by its entry point, and at home in every command."""

from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path

import pytest

from tests.patience import PATIENCE_S
from tests.terminal import PROGRAM, environment

ROOT = Path(__file__).parents[1]
GAME = "noughts-and-crosses"


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """The folder of a user who has installed the game, with its metadata as an installer leaves them."""
    info = tmp_path / "site" / "noughts-1.0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: noughts\nVersion: 1.0\n", encoding="utf-8")
    point = "[companion.games]\nnoughts = tests.games.noughts.manifest:GAMES\n"
    (info / "entry_points.txt").write_text(point, encoding="utf-8")
    return tmp_path


def companion(home: Path, *args: str, typed: str = "", code: int = 0, lang: str = "en") -> str:
    """What a command prints."""
    path = os.pathsep.join((str(home / "site"), str(ROOT)))
    done = subprocess.run(
        [*PROGRAM, *args, "--lang", lang], input=typed, env=environment(home, PYTHONPATH=path),
        capture_output=True, text=True, encoding="utf-8", check=False, timeout=PATIENCE_S,
    )  # fmt: skip
    assert done.returncode == code, (done.stdout, done.stderr)
    assert "Traceback" not in done.stderr
    return done.stdout + done.stderr


def test_it_is_played_by_the_demo(home: Path) -> None:
    said = companion(home, "demo", "--game", GAME, "--text", "--seed", "3")
    assert "Jana marks cell" in said and ("wins" in said or "Nobody wins" in said)


@pytest.mark.parametrize(
    ("lang", "counted"), [("en", "Marked cells"), ("cs", "Označená pole"), ("pl", "Zaznaczone")]
)
def test_it_is_played_left_resumed_and_told_of(home: Path, lang: str, counted: str) -> None:
    begin = ("play", "--game", GAME, "--players", "Jana,Petr", "--text")
    first = companion(home, *begin, typed="mark 5\nmark 5\nmark 1\nhelp\nquit\nquit\n", lang=lang)
    assert "Jana" in first and "Petr" in first
    second = companion(home, "play", "--text", typed="row\nmark 9\nmark 2\nquit\nquit\n", lang=lang)
    assert counted in second
    assert "Jana" in companion(home, "history", lang=lang)


def test_it_has_settings(home: Path) -> None:
    assert GAME in companion(home, "settings", "game", GAME)
    assert companion(home, "settings", "variants", "misere")
    assert GAME in companion(home, "settings", "game")
    assert "settings" not in companion(home, "settings", "tile-set-" + GAME, code=1).split("\n")[0].split()[:1]


def test_it_is_counted_from_files(home: Path) -> None:
    files = {"won": "X.O\nXO.\nX..\n", "level": "X.O\n.O.\nX..\n", "strange": "O.O\n.O.\n...\n", "bad": "XX\n"}
    for name, text in files.items():
        (home / name).write_text(text, encoding="utf-8")
    won, level, strange, bad = (str(home / name) for name in files)
    assert "Won: one" in companion(home, "score", "--game", GAME, "--text", "--layout", won)
    told = companion(home, "score", "--game", GAME, "--json", won, level).splitlines()
    assert [json.loads(one).get("total") for one in told] == [1, 0, None]
    ranked = json.loads(companion(home, "rank", "--game", GAME, "--json", level, won))
    assert ranked["ranking"] == ["won", "level"]
    assert "do not go together" in companion(home, "score", "--game", GAME, "--text", strange, code=1)
    assert "shows no board" in companion(home, "score", "--game", GAME, "--text", bad, code=2)
    assert "no meaning" in companion(home, "score", "--game", GAME, "--points", "3", won, code=2)
    assert "in this way" in companion(home, "score", "--game", GAME, "--text", code=2)


def test_it_is_drawn() -> None:
    from companion.core.model import Player
    from companion.games.api import Setup
    from tests.games.noughts.game import GAME as RULES

    state = RULES.start(Setup((Player(1, "Jana"), Player(2, "Petr")), ()))
    for cell in (5, 1, 9):
        state = RULES.play(state, next(one for one in RULES.moves(state) if one.args == (cell,)))
    assert [sorted(one.cells) for one in RULES.picture(state).panels] == [[(2, 2), (3, 1)], [(1, 3)]]


def test_nothing_else_knows_it() -> None:
    own = {path for path in (ROOT / "tests").rglob("*.py") if "noughts" in path.as_posix()}
    others = {path for folder in ("companion", "tests") for path in (ROOT / folder).rglob("*.py")} - own
    assert [path for path in sorted(others) if "noughts_and" in path.read_text(encoding="utf-8")] == []
