"""Starting and ending the voice process: subprocess, never a fork of a program with threads, and no shell."""

from __future__ import annotations

import contextlib
import json
import os
import subprocess
import sys
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

from companion.speech.orders import VoiceOptions

_ROOT = str(Path(__file__).resolve().parents[2])
_CODE = "import sys; sys.path.append(sys.argv[1]); from companion.speech.process import main; main()"

COMMAND = (sys.executable, "-P", "-c", _CODE, _ROOT)
"""The voice process; its options follow. Nothing of the folder the daemon was started in is imported."""


def spawn(command: tuple[str, ...], options: VoiceOptions, append: bool) -> subprocess.Popen[bytes]:
    """Start it; append: go on with the files of the process before. Raises OSError."""
    told = json.dumps(asdict(replace(options, append=append)))
    process = subprocess.Popen(
        [*command, told],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        bufsize=0,
        start_new_session=True,  # the terminal's Ctrl-C is the daemon's affair
        creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
    )
    if os.name == "posix" and process.stdin is not None:
        os.set_blocking(process.stdin.fileno(), False)  # a voice that does not read must not hold up a key
    return process


def encode(command: dict[str, Any]) -> bytes:
    """A command as the process reads it."""
    return json.dumps(command, separators=(",", ":")).encode() + b"\n"


def end(process: subprocess.Popen[bytes]) -> None:
    """Ask a process to end, and after a second end it."""
    with contextlib.suppress(OSError):  # it may have ended already
        if process.stdin is not None:
            os.write(process.stdin.fileno(), encode({"do": "quit"}))
            process.stdin.close()
    try:
        process.wait(1)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait(1)
