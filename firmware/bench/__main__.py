"""Starts boards without hardware as pseudo-terminals, where `companion play` looks for them.

    python -m firmware.bench --boards 2

starts two emulated 5x5 boards and says one fact a line; Ctrl-C ends them. `--help` tells the rest.
"""

from __future__ import annotations

import argparse
import math
import signal
import sys
import threading
import time
from collections.abc import Iterator, Sequence
from itertools import count
from pathlib import Path
from typing import Final

from companion import config
from companion.core.errors import CompanionError
from companion.device.tiles import files as tiles
from companion.device.tiles.tileset import TileSet
from companion.games import SENSED, named, typed
from companion.language.phrases import Phrases
from firmware.bench import script
from firmware.bench.drive import Drive
from firmware.bench.front import Act, Front, Terminal
from firmware.bench.hands import Hands, felt
from firmware.bench.process import BenchError, BoardProcess, Program, Setup, emulated, hosted
from firmware.tables import Layout, layouts

TITLE: Final = "Starts boards without hardware as pseudo-terminals, where companion play looks for them."
ROOT: Final = Path(__file__).parents[2]
IMAGES: Final = ("build/firmware/companion.uf2", "companion/device/data/*.uf2")
BINARIES: Final = ("build/host/companion-board",)
WATCH_S = 0.2


def parser() -> argparse.ArgumentParser:
    """The command's options."""
    made = argparse.ArgumentParser(prog="python -m firmware.bench", description=TITLE)
    add = made.add_argument
    add("--boards", type=_many, default=1, metavar="N", help="how many boards; 1 if not told")
    add("--layout", choices=sorted(layouts()), default="board5", help="size and kind of all of them")
    add("--host", action="store_true", help="the host build instead of the emulated binary")
    add("--program", type=Path, metavar="FILE", help="the .bin or .uf2, or the host build's program")
    add("--speed", type=_amount, default=1.0, metavar="X", help="times real time; 0 is as fast as it goes")
    more = "what is done to the first board; once more for the second, and so on"
    add("--script", type=Path, action="append", default=[], metavar="FILE", help=more)
    sets = sorted(map(typed, SENSED))
    add("--game", choices=sets, default="royal-garden", help="whose tiles a script lays; royal-garden if not told")
    add("--patient", action="store_true", help="scripts wait for the daemon's first command")
    how = "words to volts by a plain map, or physics with everything exact, or within the tolerances"
    add("--magnets", choices=("plain", "exact", "real"), default="real", help=how)
    more = "how far from both rails the sensors' outputs end, millivolts; with plain, magnets drive them there"
    add("--ends", type=_amount, metavar="MV", help=more)
    add("--directory", type=Path, metavar="DIR", help="where the terminals appear")
    add("--drives", type=Path, metavar="DIR", help="where a boot loader's drive appears")
    add("--flash", type=Path, metavar="DIR", help="keep each board's flash in a file there")
    add(
        "--seed", type=int, metavar="N", help="for noise, hands and boot numbers; without it they differ each time"
    )
    add("--seconds", type=_amount, metavar="X", help="end by itself after so long")
    return made


def _many(word: str) -> int:
    """A count of one or more."""
    number = int(word)
    if number < 1:
        raise argparse.ArgumentTypeError(f"{word} is less than 1")
    return number


def _amount(word: str) -> float:
    """A finite number, zero or more."""
    number = float(word)
    if not math.isfinite(number) or number < 0:
        raise argparse.ArgumentTypeError(f"{word} is no number from 0 up")
    return number


def program(options: argparse.Namespace) -> Program:
    """The board processes' command line. Raises BenchError."""
    told: Path | None = options.program
    if told is None:
        found = [path for pattern in (BINARIES if options.host else IMAGES) for path in ROOT.glob(pattern)]
        if not found:
            raise BenchError("No built firmware was found. Build it, or name it with --program.")
        told = max(found, key=lambda path: path.stat().st_mtime)
    return hosted(told) if options.host else emulated(told)


def tile_set(options: argparse.Namespace) -> TileSet:
    """The tiles that scripts lay."""
    return tiles.standard(named(options.game) or "")


def hands(magnets: str, layout: Layout, seed: int, of: TileSet, end_mv: float | None = None) -> Hands:
    """Who performs a script with these tiles; end_mv: so far from the rails outputs end. Raises BenchError."""
    if magnets == "plain":
        return Hands(layout, of, end_mv)
    try:
        from firmware.bench.magnets import MagnetHands  # noqa: PLC0415 - numpy is not needed for all else
    except ImportError as error:
        raise BenchError("Magnets need numpy and magpylib. Install them, or use --magnets plain.") from error
    return MagnetHands(layout, of, seed, exact=magnets == "exact", end_mv=end_mv)


def free_names(directory: Path) -> Iterator[int]:
    """Numbers that no board there has: those of another bench stay. A terminal that is gone counts for nothing."""
    taken = {path.name.rpartition("-")[2] for path in directory.iterdir() if path.exists()}
    return (number for number in count(1) if str(number) not in taken)


def front(options: argparse.Namespace, number: int, called: int, command: Program, directory: Path) -> Front:
    """One board. number: which of this bench, from 0; called: which of the directory."""
    layout = layouts()[options.layout]
    name = f"{options.layout}-{called}"
    if options.flash is not None:
        options.flash.mkdir(parents=True, exist_ok=True)
    seed = (options.seed if options.seed is not None else time.time_ns() & 0xFFFFFF) + number
    setup = Setup(
        layout=options.layout,
        uid=f"E6611860C0DE{called:04X}",
        seed=seed,
        flash=options.flash and options.flash / f"{name}.flash",
    )
    act = None
    if number < len(options.script):
        file = options.script[number]
        # All of it beforehand: physics takes its time, and a wrong step is told before anything starts.
        performing = hands(options.magnets, layout, seed, tile_set(options), options.ends)
        felts = list(felt(performing, script.load(file), str(file)))
        act = Act(iter(felts), options.patient)
    return Front(
        BoardProcess(command, setup),
        Terminal(directory, name),
        lambda fact: print(fact, flush=True),
        drive=Drive(options.drives) if options.drives else None,
        act=act,
        speed=options.speed,
    )


def _ports_directory() -> Path:
    places = config.directories()
    return config.ports_directory(config.load(config.settings_file(places)).settings, places)


def main(words: Sequence[str] | None = None) -> int:
    """Run until Ctrl-C; 0, or 1 when something failed."""
    options = parser().parse_args(words)
    ended = threading.Event()
    # The hang-up too: a link that is left over may lead to the next terminal that somebody opens.
    for each_signal in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        signal.signal(each_signal, lambda *_: ended.set())
    fronts: list[Front] = []
    try:
        command = program(options)
        directory = options.directory or _ports_directory()
        directory.mkdir(parents=True, exist_ok=True)
        for number, called in zip(range(options.boards), free_names(directory), strict=False):
            fronts.append(front(options, number, called, command, directory))
        for each in fronts:
            each.start()
        until_s = math.inf if options.seconds is None else time.monotonic() + options.seconds
        while not ended.wait(WATCH_S) and time.monotonic() < until_s:
            if all(each.stopped for each in fronts):
                break
    except CompanionError as error:
        print(Phrases("en").write(error), file=sys.stderr)
        return 1
    except (BenchError, OSError) as error:
        print(f"The boards cannot be started. {error}", file=sys.stderr)
        return 1
    finally:
        for each in fronts:
            each.stop()
    print("All boards are ended.", flush=True)
    return 1 if any(each.error for each in fronts) else 0


if __name__ == "__main__":
    sys.exit(main())
