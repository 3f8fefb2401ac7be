"""Starting and ending the voice process: subprocess, never a fork of a program with threads, and no shell."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

_ROOT = str(Path(__file__).resolve().parents[2])
_CODE = "import sys; sys.path.append(sys.argv[1]); from companion.speech.process import main; main()"

COMMAND = (sys.executable, "-P", "-c", _CODE, _ROOT)
"""The voice process; its options follow. Nothing of the folder the daemon was started in is imported."""


@dataclass(frozen=True, slots=True)
class VoiceOptions:
    """How the voice process is started.

    engine: "espeak", "system" (pyttsx3: the operating system's voices) or "reader" (the user's screen reader).
    output: "auto" (the device, else none), "null" (paced, unheard) or "none". device: its name, "" for the
    default. private: no other device stands in for it. lead_ms: silence before a line when nothing has been heard
    for a while. wav: file for all speech; record: file for every block with its time; library: see espeak.Espeak;
    language: what will be spoken first.
    """

    engine: str = "espeak"
    output: str = "auto"
    device: str = ""
    private: bool = False
    lead_ms: int = 0
    wav: str = ""
    record: str = ""
    library: str = "auto"
    language: str = "en"


def spawn(command: tuple[str, ...], options: VoiceOptions, append: bool) -> subprocess.Popen[bytes]:
    """Start it; append: go on with the files of the process before. Raises OSError."""
    told: dict[str, Any] = {**asdict(options), "append": append}
    process = subprocess.Popen(
        [*command, json.dumps(told)],
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
    try:
        if process.stdin is not None:
            os.write(process.stdin.fileno(), encode({"do": "quit"}))
            process.stdin.close()
    except OSError:
        pass  # it has ended already
    try:
        process.wait(1)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait(1)
