"""A game that boards sense, over two COM ports: the boards' program on this computer, laid on by a script."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

from companion.core.model import Move, Player
from companion.device.tiles.files import standard
from companion.games import load, strategy
from companion.games.api import Setup
from companion.language.phrases import Phrases
from companion.play.dealer import Dealer
from companion.play.journal import JournalReader
from firmware.bench.front import Act, Front, Terminal
from firmware.bench.hands import Hands, felt
from firmware.bench.process import BoardProcess, hosted
from firmware.bench.process import Setup as BoardSetup
from firmware.bench.script import read
from firmware.host.build import build
from firmware.tables import layouts
from tests.patience import until
from tests.wine.console import Console
from tests.wine.installing import Installed

GAME, NAMES, PORTS = "royal_garden", ("Jana", "Petr"), ("COM1", "COM2")
HOME = "sensed"
SEED = 5
BETWEEN_MS = 2500
"""A person takes longer between two dominoes."""


def decided() -> tuple[list[Move], int]:
    """What both lay freely, by the game's own strategy, up to the end, which is told; and the winner's points."""
    game, tiles = load(GAME), standard()
    setup = Setup(tuple(Player(number, name) for number, name in enumerate(NAMES, 1)), tiles.tiles())
    chooser, state, moves = strategy(GAME, setup, Dealer(SEED)), game.start(setup), list[Move]()
    while game.awaited(state):
        move = chooser.next(state)
        assert move is not None
        moves.append(move)
        state = game.play(state, move)
    best = max(standing.total for standing in game.standings(state))
    return [move for move in moves if move.comes], best


def script(moves: list[Move], player: int) -> str:
    """What one player lays, as the bench performs it."""
    words = [load(GAME).text(move).split()[1:] for move in moves if move.player == player]
    laid = [" ".join(("lay", *each[1:]) if each[0] == "place" else each) for each in words]
    return "".join(f"wait {BETWEEN_MS}\n{line}\n" for line in laid)


@contextmanager
def boards(folder: Path, moves: list[Move]) -> Iterator[list[Front]]:
    """A board for each player, at a pseudo-terminal; its script begins when somebody speaks to it."""
    program, fronts = hosted(build(folder)), []
    for number in (1, 2):
        steps = felt(Hands(layouts()["board5"], standard()), read(script(moves, number)))
        board = BoardProcess(program, BoardSetup(uid=f"E66118604B3A2F{number:02X}", seed=number))
        act = Act(iter(steps), patient=True)
        fronts.append(Front(board, Terminal(folder, f"board-{number}"), lambda _fact: None, act=act))
    try:
        for front in fronts:
            front.terminal.plug()
            front.start()
        yield fronts
    finally:
        for front in fronts:
            front.stop()


def game(installed: Installed) -> str:
    """Both boards are found by name, taken by their castles, and every piece is judged as it is laid."""
    windows, (moves, best) = installed.windows, decided()
    home = windows.work / HOME
    home.mkdir()
    with boards(home, moves) as fronts:
        for port, front in zip(PORTS, fronts, strict=True):
            there = os.readlink(front.terminal.path)
            windows.run("reg", "add", r"HKLM\Software\Wine\Ports", "/v", port, "/d", there, "/f")
        patient(installed)
        windows.shut(screen=False)
        windows.boot()
        words = ("play", "--free", "--new", "--players", ",".join(NAMES), "--lang", "en", "--text")
        named = [word for port in PORTS for word in ("--port", port)]
        around = {"COMPANION_HOME": rf"Z:\wine-work\{HOME}"}
        console = Console(windows, rf"{installed.place}\companion.exe", *words, *named, **around)
        until(lambda: all(front.finished.is_set() for front in fronts), lambda: console.shown[-800:])
        file = home / "data" / "journal.sqlite3"
        expected = sorted(load(GAME).text(move) for move in moves)
        until(lambda: sorted(kept(file)) == expected, lambda: f"{kept(file)} {console.shown[-800:]}")
        assert "the connection" not in console.shown, console.shown[-800:]
        console.press("end\r")
        console.wait("Really end the game?")
        console.press("end\r")
        console.wait(f"wins, {Phrases('en').number(best)} points")
        console.wait("What next?")
        console.press("4\r")
        console.process.wait(60)
        assert not [front.error for front in fronts if front.error]
    return f"{len(moves)} pieces on two boards"


def patient(installed: Installed) -> None:
    """Let the installed pyserial take Wine's ERROR_TIMEOUT where nothing was read: Windows has no error then."""
    file = installed.windows.here(installed.place) / "program/site/serial/serialwin32.py"
    text, known = file.read_text(encoding="utf-8"), "if win32.GetLastError() != win32.ERROR_OPERATION_ABORTED:"
    assert text.count(known) == 1, "pyserial has changed"
    file.write_text(text.replace(known, f"{known[:-1]} and win32.GetLastError() != 1460:"), encoding="utf-8")
    program = rf"{installed.place}\program"  # what is kept of modules is kept anew
    installed.windows.run(rf"{program}\python.exe", rf"{program}\keeping.py")


def kept(file: Path) -> list[str]:
    """The acts in the journal, as they are written there."""
    with suppress(Exception), closing(JournalReader.open(file)) as reader:
        return [row.text for row in reader.read(1).decided if row.source == "move"]
    return []
