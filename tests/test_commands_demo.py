"""`companion demo`: a whole game on boards made of software, in a process of its own."""

from __future__ import annotations

import os
import signal
import sys
import urllib.error
import urllib.request
import wave
from pathlib import Path

import pytest

from tests.patience import PATIENCE_S, until
from tests.terminal import Companion, companion


@pytest.mark.sampled(1)
@pytest.mark.parametrize(
    ("lang", "ranking"), [("cs", "Vítězí"), ("pl", "Wygrywa"), ("en", "wins")], ids=["cs", "pl", "en"]
)
def test_a_whole_game_ends_with_the_ranking(tmp_path: Path, lang: str, ranking: str) -> None:
    demo = companion(tmp_path, "demo", "--text", "--seed", "5", "--lang", lang)
    assert demo.errors == ""
    assert ranking in demo.out[-1]
    assert len(demo.out) > 25
    assert not any(char.isdigit() for line in demo.out for char in line)
    assert not (tmp_path / "data").exists()


@pytest.mark.sampled(1)
@pytest.mark.parametrize(
    ("lang", "args"),
    [
        ("pl", ("--game", "azul-mini")),
        ("en", ("--game", "azul-mini", "--variant", "reverse", "--players", "Jana,Petr,Ola,Ema")),
        ("cs", ("--game", "master-chocolatier", "--variant", "special,reverse,marker")),
    ],
    ids=["mini", "reverse", "special"],
)
def test_a_whole_game_of_azul_ends(tmp_path: Path, lang: str, args: tuple[str, ...]) -> None:
    demo = companion(tmp_path, "demo", "--text", "--seed", "5", "--lang", lang, *args)
    assert demo.errors == ""
    assert len(demo.out) > 100 and "Jana" in demo.out[-1] and "Petr" in demo.out[-1]
    assert not any(char.isdigit() for line in demo.out for char in line)


def test_the_same_number_deals_the_same_game(tmp_path: Path) -> None:
    first, second = (companion(tmp_path, "demo", "--text", "--seed", "8").out[-1] for _ in range(2))
    assert first == second


def test_four_players_and_no_more(tmp_path: Path) -> None:
    demo = companion(tmp_path, "demo", "--text", "--players", "Jana,Petr,Ola,Emma")
    assert all(name in demo.out[-1] for name in ("Jana", "Petr", "Ola", "Emma"))
    assert companion(tmp_path, "demo", "--text", "--players", "a,b,c,d,e", code=1).errors


def test_the_speech_is_written_to_a_file(tmp_path: Path) -> None:
    file = tmp_path / "demo.wav"
    demo = companion(tmp_path, "demo", "--seed", "5", "--wav", str(file), "--players", "Jana")
    assert "wins" in demo.out[-1] or "points" in demo.out[-1]
    with wave.open(str(file)) as speech:
        assert speech.getnframes() > 20 * speech.getframerate()
        assert speech.getsampwidth() == 2


def test_ctrl_c_ends_it_without_a_trace(tmp_path: Path) -> None:
    demo = Companion(tmp_path, "demo", "--text")
    demo.until("New game")
    demo.interrupt()
    demo.done(130)


def test_a_system_without_pseudo_terminals_plays_it_too(tmp_path: Path) -> None:
    program = [
        sys.executable,
        "-c",
        "import os\n"
        "def refuse(): raise OSError(19, 'No such device')\n"
        "os.openpty = refuse\n"
        "from companion.ui.cli.main import main; main()",
    ]
    arguments = ("demo", "--text", "--seed", "8", "--lang", "en")
    told = Companion(tmp_path, *arguments, program=program).done().splitlines()
    assert told[-1] == companion(tmp_path, *arguments).out[-1].rstrip("\n")


def test_it_can_be_watched_on_a_page_that_ends_with_it(tmp_path: Path) -> None:
    pytest.importorskip("uvicorn")
    demo = Companion(tmp_path, "demo", "--text", "--page", "--lang", "en", start_new_session=True)
    until(lambda: all(any(text in line for line in demo.out) for text in ("begins.", "/watch#")))
    seen, begun = (next(at for at, line in enumerate(demo.out) if text in line) for text in ("/watch#", "begins."))
    assert seen < begun, "nobody acts before it can be watched"
    address = demo.until("/watch#").partition("#")[0]
    with urllib.request.urlopen(address, timeout=PATIENCE_S) as answer:
        assert b'data-view="watch"' in answer.read()
    assert demo.process.poll() is None, "it is there as long as its page"
    os.killpg(demo.process.pid, signal.SIGINT)
    demo.done(130)
    with pytest.raises(urllib.error.URLError):
        urllib.request.urlopen(address, timeout=PATIENCE_S)


def test_a_disk_that_takes_nothing_is_told(tmp_path: Path) -> None:
    done = companion(tmp_path, "demo", "--text", "--lang", "en", code=1, shell='ulimit -f 0; exec "$@"')
    assert done.errors == "The file cannot be written: companion-demo.\n"
