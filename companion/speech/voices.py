"""The daemon's side of the voice process: hand it lines; notice at once when it dies, hangs or stays mute.

Each line handed to say() gets exactly one of Ended, Cut and Failed, whatever happens to the process.
"""

from __future__ import annotations

import json
import os
import subprocess
import threading
import time
from collections import deque
from dataclasses import asdict, dataclass
from typing import Any

from companion.speech import events
from companion.speech.events import EventSink, Style
from companion.speech.launch import COMMAND, encode, end, spawn
from companion.speech.orders import VoiceOptions


@dataclass(frozen=True, slots=True)
class Limits:
    """When a voice is given up.

    mute: from a line's turn to its first sample; verdict: from a stop to its end; made: from the first sample
    to the last being made; late: how much longer than its sound a line may take. These four double with each new
    attempt at a line, so that a slow computer is no fault. ready: from start to ready. starts: in `within` before
    it is not started again; unready: starts in a row that never came to ready.
    """

    mute_ms: int = 300
    verdict_ms: int = 300
    made_ms: int = 5000
    late_ms: int = 1000
    ready_ms: int = 5000
    starts: int = 6
    within_ms: int = 60_000
    unready: int = 2


@dataclass(slots=True)
class _InHand:
    number: int
    command: bytes
    attempts: int = 0
    since: float = 0.0  # monotonic seconds: when its turn, its sound or its stop began
    audio_ms: int = -1  # -1: not yet known
    waits_ms: int = 0  # how much later its sound comes, for a reason the process has told
    started: bool = False
    stopped: bool = False


class ProcessVoice:
    """A Voice (see events.Voice) that is the voice process; events are put into the sink by its threads."""

    def __init__(
        self,
        sink: EventSink,
        options: VoiceOptions | None = None,
        limits: Limits | None = None,
        command: tuple[str, ...] = COMMAND,
    ) -> None:
        self._sink = sink
        self._options = options or VoiceOptions()
        self._limits = limits or Limits()
        self._command = command
        self._lines: deque[_InHand] = deque()
        self._complaints: deque[str] = deque(maxlen=20)
        self._process: subprocess.Popen[bytes] | None = None
        self._ready = False
        self._starts: list[float] = []  # monotonic seconds
        self._count = 0
        self._unready = 0
        self._ended = False
        self._why = "died"
        self._again = False  # it ends because that is its way of falling silent
        self._gone: events.VoiceGone | None = None
        self._closed = False
        self._asleep_until = 0.0
        # The judge and the key reader write straight into the pipe: a thread in between would cost the key its
        # 20 ms when the judge is busy. What is done under the lock never waits.
        self._wake = threading.Condition(threading.Lock())
        self._keeper = threading.Thread(target=self._keep, name="voice-keeper", daemon=True)

    # ---- the Voice -------------------------------------------------------------------------------------------

    def start(self) -> None:
        """Start the process and return at once; Ready follows, or VoiceGone."""
        self._keeper.start()

    def say(self, number: int, text: str, style: Style, pause_ms: int = 0, earcon: str = "") -> None:
        """Speak this after what is in hand; before Ready it is kept."""
        what = {"do": "say", "id": number, "text": text, "pause_ms": pause_ms, "earcon": earcon}
        line = _InHand(number, encode({**what, **asdict(style)}))
        with self._wake:
            if self._gone is not None:
                self._sink.put(events.Failed(number, self._gone.key, self._gone.facts, again=True))
                return
            self._lines.append(line)
            line.since = time.monotonic()
            if self._ready:
                self._write(line.command)
                self._watch()

    def stop(self, number: int | None = None) -> None:
        """Fall silent: with this line, or with all in hand; Cut or Ended follows for each."""
        with self._wake:
            wanted = [line for line in self._lines if number is None or line.number == number]
            if not wanted:
                return
            if not self._ready:
                self._cut_here(wanted)
                return
            self._write(encode({"do": "stop"} if number is None else {"do": "stop", "id": number}))
            for line in wanted:
                if not line.stopped:
                    line.stopped, line.since = True, time.monotonic()
            self._watch()

    def close(self) -> None:
        """Fall silent, let the process end (it has one second), and put no event any more."""
        with self._wake:
            self._closed = True
            process, self._process = self._process, None
            self._wake.notify()
        if process is not None:
            end(process)
        if self._keeper.is_alive():
            self._keeper.join(2)

    # ---- under the lock --------------------------------------------------------------------------------------

    def _write(self, line: bytes) -> None:
        """Write a command; a pipe that takes none is a voice that hears none."""
        process = self._process
        if process is None or process.stdin is None:
            return
        try:
            whole = os.write(process.stdin.fileno(), line) == len(line)
        except BlockingIOError:
            whole = False
        except (OSError, ValueError):
            return  # it is dead, and its reader knows
        if not whole:
            self._kill("hung")

    def _watch(self) -> None:
        """Wake the keeper if it would sleep past the moment at which the voice must have told something."""
        if self._due() < self._asleep_until:
            self._wake.notify()

    def _due(self) -> float:
        """When the voice must have told something, in monotonic seconds."""
        if self._process is None:
            return float("inf")
        if not self._ready:
            return self._starts[-1] + self._limits.ready_ms / 1000
        if not self._lines:
            return float("inf")
        line, limits = self._lines[0], self._limits
        if line.stopped:
            wait = limits.verdict_ms
        elif not line.started:
            wait = limits.mute_ms + line.waits_ms
        else:
            wait = limits.made_ms if line.audio_ms < 0 else line.audio_ms + limits.late_ms
        return line.since + (wait << line.attempts) / 1000

    def _kill(self, why: str) -> None:
        """End a process that does not do its work; its events count no more."""
        if self._process is not None and not self._ended:
            self._why, self._ended = why, True
            self._process.kill()
            self._wake.notify()

    def _cut_here(self, lines: list[_InHand]) -> None:
        """Lines that the process does not have are cut without it."""
        for line in lines:
            self._lines.remove(line)
            self._sink.put(events.Cut(line.number, time.monotonic_ns()))

    # ---- what the process tells ------------------------------------------------------------------------------

    def _listen(self, process: subprocess.Popen[bytes]) -> None:
        """Thread, one a process: events from its stdout until it ends."""
        assert process.stdout is not None
        with process.stdout as told:
            for line in told:
                self._understand(process, line)
        with self._wake:
            if process is self._process and not self._ended:
                self._why, self._ended = "died", True
                self._wake.notify()
        process.wait()

    def _complain(self, process: subprocess.Popen[bytes]) -> None:
        """Thread, one a process: what it writes to stderr."""
        assert process.stderr is not None
        with process.stderr as told:
            for line in told:
                self._complaints.append(line.decode("utf-8", "replace").rstrip())

    def _understand(self, process: subprocess.Popen[bytes], line: bytes) -> None:
        """One line of a process; it counts only if the process is still the living one."""
        try:
            event = json.loads(line)
            with self._wake:
                if process is self._process and not self._ended and not self._closed:
                    self._hear(event)
        except (ValueError, KeyError, TypeError, AttributeError):
            self._complaints.append(repr(line[:200]))

    def _hear(self, event: dict[str, Any]) -> None:
        """One event of the living process, under the lock."""
        what = event["event"]
        if what == "ready":
            self._hear_ready(event)
        elif what == "again":
            self._again = any(line.stopped for line in self._lines)
        elif what == "output":
            self._sink.put(events.OutputChanged(str(event["output"]), str(event["backend"]), str(event["reason"])))
        elif what == "broken":
            self._gone = events.VoiceGone(str(event["key"]), dict(event["facts"]))
        elif what == "trouble":
            self._sink.put(events.SpeechTrouble(str(event["key"]), dict(event["facts"])))
        else:
            line = next((line for line in self._lines if line.number == event.get("id")), None)
            if line is not None:
                self._hear_of(line, what, event)
        self._watch()

    def _hear_ready(self, event: dict[str, Any]) -> None:
        told = {name: str(event.get(name, "")) for name in ("output", "backend", "engine", "reason")}
        self._sink.put(events.Ready(**told, rate=int(event["rate"]), starts=self._count))
        self._ready = True
        self._unready = 0
        self._turn()
        for line in self._lines:
            self._write(line.command)

    def _hear_of(self, line: _InHand, what: str, event: dict[str, Any]) -> None:
        if what == "started":
            if not event.get("again"):
                self._sink.put(events.Started(line.number, int(event["at_ns"])))
            line.started = True
            line.since = line.since if line.stopped else time.monotonic()
        elif what == "waits":
            line.started, line.waits_ms = False, int(event["ms"])
            line.since = line.since if line.stopped else time.monotonic()
        elif what == "made":
            line.audio_ms = int(event["audio_ms"])
        elif what == "ended":
            self._over(line, events.Ended(line.number, int(event["audio_ms"])))
        elif what == "cut":
            self._over(line, events.Cut(line.number, int(event["at_ns"])))
        elif what == "failed":
            self._over(line, events.Failed(line.number, str(event["key"]), dict(event["facts"])))

    def _over(self, line: _InHand, told: events.Ended | events.Cut | events.Failed) -> None:
        """The line is out of hand; the next one's turn begins."""
        foremost = line is self._lines[0]
        self._lines.remove(line)
        self._sink.put(told)
        if foremost:
            self._turn()

    def _turn(self) -> None:
        if self._lines and not self._lines[0].stopped:
            self._lines[0].since = time.monotonic()

    # ---- keeping it alive ------------------------------------------------------------------------------------

    def _keep(self) -> None:
        """Thread: starts the process, watches it, and starts it again."""
        while self._may_start():
            try:
                process = spawn(self._command, self._options, append=self._count > 0)
            except OSError as error:
                self._give_up(events.VoiceGone("voice-no-process", {"reason": str(error)}))
                return
            if not self._attend(process):
                end(process)
                return
            self._guard()
            if not self._bury():
                return

    def _may_start(self) -> bool:
        """Wait as long as the last starts demand; False: closed, or not again."""
        with self._wake:
            if self._gone is None:
                now = time.monotonic()
                self._starts = [at for at in self._starts if at > now - self._limits.within_ms / 1000]
                recent = len(self._starts)
                if recent < self._limits.starts and self._unready < self._limits.unready:
                    if recent > 1:
                        self._wake.wait_for(lambda: self._closed, 0.05 * 2**recent)
                    return not self._closed
                self._gone = self._failed()
            gone = self._gone
        self._give_up(gone)
        return False

    def _failed(self) -> events.VoiceGone:
        """Why it is not started again, by what it told last."""
        reason = self._complaints[-1] if self._complaints else self._why
        return events.VoiceGone("voice-gone", {"starts": len(self._starts), "reason": reason})

    def _give_up(self, gone: events.VoiceGone) -> None:
        with self._wake:
            self._gone = gone
            if self._closed:
                return
            while self._lines:
                self._over(self._lines[0], events.Failed(self._lines[0].number, gone.key, gone.facts, again=True))
            self._sink.put(gone)

    def _attend(self, process: subprocess.Popen[bytes]) -> bool:
        """Make it the process that counts and listen to it; False: closed meanwhile."""
        with self._wake:
            if self._closed:
                return False
            self._process, self._ready, self._ended, self._again = process, False, False, False
            self._starts.append(time.monotonic())
            self._count += 1
            self._unready += 1
        for job, name in ((self._listen, "voice-listener"), (self._complain, "voice-complaints")):
            threading.Thread(target=job, args=(process,), name=name, daemon=True).start()
        return True

    def _guard(self) -> None:
        """Return when the process is dead or has been killed because it told nothing in time."""
        with self._wake:
            while not (self._ended or self._closed):
                due = self._due()
                left = due - time.monotonic()
                if left <= 0:
                    mute = self._ready and not self._lines[0].stopped
                    self._kill("mute" if mute else "hung")
                    break
                self._asleep_until = due
                self._wake.wait(None if due == float("inf") else left)
                self._asleep_until = 0.0

    def _bury(self) -> bool:
        """Take the lines back from a dead process; False: closed."""
        with self._wake:
            if self._closed:
                return False
            if self._process is not None and self._process.stdin is not None:
                self._process.stdin.close()
            was_ready, self._ready, self._process = self._ready, False, None
            self._cut_here([line for line in self._lines if line.stopped])
            if self._gone is None and any(line.number == events.PROBE for line in self._lines):
                self._gone = self._failed()
            if self._again:
                self._starts.pop()
            elif self._lines and was_ready:
                self._lines[0].attempts += 1
            for line in self._lines:
                line.started, line.audio_ms, line.waits_ms = False, -1, 0
            if self._gone is None and not self._again:
                self._sink.put(events.Restarting(self._why, self._count))
            return True
