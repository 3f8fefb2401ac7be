"""What trials of an installed package share: Debian folders, steps, a demonstration that was heard, a layout.

tests/wine and tests/elsewhere are such trials.
"""

from __future__ import annotations

import subprocess
import time
import wave
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

MIRROR = "http://deb.debian.org/debian"

WINNERS = {"cs": "Vítězí", "pl": "Wygrywa", "en": " wins"}
"""What the last line of a demonstration has, by language."""

LAYOUT = ". . . . .\n. . . . .\nF1 F1 C W0 W0\n. . . . .\n. . . . .\n"
"""A kingdom of four points."""


def debian(root: Path, suite: str, packages: Iterable[str], processor: str = "") -> None:
    """Make a Debian folder; processor: another one than this computer's, which is emulated."""
    words = ["debootstrap", "--variant=minbase", f"--include={','.join(packages)}"]
    if processor:
        words += ["--foreign", f"--arch={processor}"]
    subprocess.run([*words, suite, str(root), MIRROR], check=True, capture_output=True)
    if processor:
        second = ("chroot", str(root), "/debootstrap/debootstrap", "--second-stage")
        subprocess.run(second, check=True, capture_output=True)


def timed(name: str, step: Callable[..., Any], *given: Any) -> bool:
    """Do a step and print one line on it: its name, whether it did what it must, its seconds. Whether it did."""
    began_s = time.monotonic()
    why = ""
    try:
        told = step(*given)
    except Exception as error:  # whatever it is, the other steps are told of, too
        told, why = None, f"{type(error).__name__}: {str(error)[:1500]}"
    seconds = time.monotonic() - began_s
    what = f": {told}" if told else ""
    print(f"{name}: {'failed' if why else 'good'}, {seconds:.1f} s{what}", flush=True)
    if why:
        print(f"    {why}", flush=True)
    return not why


def spoken(file: Path, least_s: float) -> str:
    """The length of a file of speech, which must be longer than this, and not silence."""
    with wave.open(str(file)) as sound:
        span_s = sound.getnframes() / sound.getframerate()
        loud = any(sound.readframes(sound.getnframes()))
    assert span_s > least_s and loud, (span_s, loud)
    return f"{span_s:.0f} s of speech"
