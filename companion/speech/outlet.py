"""Keeps the stream on a sound device: opens one, replaces it when it goes, goes back to the wanted one."""

from __future__ import annotations

import threading
import time
from dataclasses import dataclass

from companion.core.model import Fact
from companion.speech.device import Output, Sounds
from companion.speech.stream import Report, SampleStream, Tap

UNSTEADY_LOSSES = 4
"""A device lost so often within Patience.unsteady_ms is none: every time the line begins again."""


_PROOF_TICK_S = 0.005


@dataclass(frozen=True, slots=True)
class Patience:
    """What is waited for, and how long.

    tick: between two looks at the device. doubt: without a pull until lines are told to wait; stopped: the same
    until a device that says it has stopped is lost; stall: until any is; fresh: until one is that has just been
    opened, for some take one block and then wake for two seconds. even: sound that a device must have taken to be
    no longer fresh. slept: gap after which the computer has slept. proof: from opening to the first pull, when
    lines wait for it; opening: beside the proof, until the wanted device is given up for the default. retry:
    between two openings after a loss; give_up: from the loss to no device. look: between two looks for a device
    that is missing; force: for one that is there but cannot be opened. unsteady: see UNSTEADY_LOSSES.
    """

    tick_ms: int = 50
    doubt_ms: int = 120
    stopped_ms: int = 150
    stall_ms: int = 600
    slept_ms: int = 3000
    fresh_ms: int = 2500
    even_ms: int = 300
    proof_ms: int = 300
    opening_ms: int = 500
    retry_ms: int = 250
    give_up_ms: int = 1200
    look_ms: int = 1500
    force_ms: int = 30_000
    unsteady_ms: int = 20_000


class _Attempt:
    """Opening the first of these devices that plays, on a thread of its own: a sound system may never return.

    frames: what a device must take to be one that plays, and proof_ms: within what time. seen: the devices that
    were there when all failed; as long as there are no others, nothing is tried.
    After done: name, output and tap, or no output and the reason.
    """

    def __init__(
        self,
        sounds: Sounds,
        stream: SampleStream,
        names: tuple[str, ...],
        frames: int,
        proof_ms: int,
        seen: list[str] | None = None,
    ) -> None:
        self.names = names
        self.name = ""
        self.output: Output | None = None
        self.tap = Tap(stream)
        self.reason = ""
        self.found: list[str] = []
        self.done = threading.Event()
        self.begun_s = time.monotonic()
        self.proof_s = proof_ms / 1000
        self._sounds, self._stream, self._frames, self._seen = sounds, stream, frames, seen
        self._dropped = False
        self._lock = threading.Lock()
        threading.Thread(target=self._run, name="opener", daemon=True).start()

    def drop(self) -> None:
        """Its device is not wanted any more, whether it is open or will be; never waits."""
        with self._lock:
            self._dropped = True
            output, self.output = self.output, None
        if output is not None:
            threading.Thread(target=output.close, name="closer", daemon=True).start()

    def _run(self) -> None:
        try:
            self.found = self._sounds.names()
        except Exception as error:
            self.reason = str(error) or type(error).__name__
        for name in self.names if self.found != self._seen else ():
            output = self._proven(name)
            with self._lock:
                if output is None or not self._dropped:
                    self.name, self.output = name, output
                    output = None
            if output is not None:
                output.close()
            if self.output is not None or self._dropped:
                break
        self.done.set()

    def _proven(self, name: str) -> Output | None:
        """The device, open and pulling."""
        self.tap = Tap(self._stream)
        try:
            output = self._sounds.open(name, self.tap)
        except Exception as error:  # any fault of a sound system means the same: no sound here, and why
            self.reason = str(error) or type(error).__name__
            return None
        until_s = time.monotonic() + self.proof_s
        while time.monotonic() < until_s and not self._dropped:
            if self.tap.frames >= self._frames:
                return output
            time.sleep(_PROOF_TICK_S)
        self.reason = "it plays nothing"
        output.close()
        return None


class Outlet:
    """The device under the stream; a thread of its own watches it.

    wanted: name of the device, "" for the default; the default stands in for one that is missing, unless it is
    private: what was meant for one ear is heard there or nowhere. again: the
    process is not the first one, so what the first has told is not told again.
    Reports output{output,backend,reason} when sound goes or comes back, and trouble{key,facts}: sound-device-other
    {device}, sound-device-lost, sound-device-back {device}, sound-back.
    """

    def __init__(  # noqa: PLR0913, PLR0917 - what joins it to the process
        self,
        sounds: Sounds,
        stream: SampleStream,
        report: Report,
        wanted: str = "",
        again: bool = False,
        patience: Patience | None = None,
        private: bool = False,
    ) -> None:
        self._sounds, self._stream, self._report = sounds, stream, report
        self._wanted = wanted
        self._others = () if private and wanted else ("",)
        self._again = again
        self._patience = patience or Patience()
        self._frames = stream.rate * self._patience.even_ms // 1000
        self._playing: _Attempt | None = None
        self._trying: _Attempt | None = None
        self._returned: _Attempt | None = None  # the wanted device, open; waits for the end of the line
        self._gone: str | None = None  # name of the device that was lost and has no successor yet
        self._lost_s = time.monotonic()  # since when there has been no sound, as long as none comes
        self._losses: list[float] = []
        self._slept = False
        self._silent = False  # no device: lines end unheard, and this has been told
        self._seen: list[str] | None = None
        self._reason = ""
        self._next_s = self._force_s = self._skip_until_s = 0.0
        self._excused_s = 0.0
        self._over = threading.Event()
        self._thread = threading.Thread(target=self._run, name="outlet", daemon=True)

    def start(self) -> dict[str, str]:
        """Open a device, waiting two seconds at most; what "ready" tells of it."""
        patience = self._patience
        self._trying = first = self._attempt((self._wanted, *self._others) if self._wanted else ("",))
        if not first.done.wait(patience.opening_ms / 1000) and self._wanted:
            first.drop()
            self._skip_until_s = time.monotonic() + patience.unsteady_ms / 1000
            self._trying = first = self._attempt(self._others)
        first.done.wait(patience.opening_ms / 1000)
        now = time.monotonic()
        self._reason = first.reason or "it does not answer"
        self._force_s = now + patience.force_ms / 1000
        self._next_s = now + patience.look_ms / 1000
        if first.done.is_set():
            self._trying, self._seen = None, first.found
            if first.output is not None:
                self._adopt(first, now)
        self._silent = self._playing is None
        self._thread.start()
        if first.output is None or self._silent:
            return {"output": "none", "backend": "", "reason": self._reason}
        return {"output": self._sounds.kind, "backend": first.output.backend, "reason": ""}

    def close(self) -> None:
        """Watch no more and give the device back; waits half a second at most."""
        self._over.set()
        self._thread.join(0.5)
        for attempt in (self._playing, self._trying, self._returned):
            if attempt is not None:
                attempt.drop()

    # ---- the thread ------------------------------------------------------------------------------------------

    def _run(self) -> None:
        up_s = _uptime_s()
        while not self._over.wait(self._patience.tick_ms / 1000):
            now, before_s, up_s = time.monotonic(), up_s, _uptime_s()
            gap_ms = 1000 * (up_s - before_s)
            if gap_ms > self._patience.tick_ms + self._patience.doubt_ms:
                self._excused_s = now  # nobody could have pulled: the computer was busy, or asleep
            self._opened(now)
            if self._playing is not None:
                self._watch(self._playing, now, slept=gap_ms > self._patience.slept_ms)
            elif self._gone is not None:
                self._seek(now)
            if self._trying is None and now >= self._next_s:
                self._look(now)

    def _watch(self, playing: _Attempt, now: float, slept: bool) -> None:
        """Whether the device still pulls."""
        patience, still_ms = self._patience, self._still_ms(playing, now)
        limit_ms = patience.stall_ms if self._even(playing) else patience.fresh_ms
        if playing.output is not None and playing.output.stopped:
            limit_ms = patience.stopped_ms
        if slept or still_ms > limit_ms:
            self._lose(playing, now, slept)
        elif still_ms > patience.doubt_ms:
            self._stream.postpone(patience.fresh_ms)
        elif self._returned is not None:
            self._go_back(playing, self._returned, now)

    def _still_ms(self, attempt: _Attempt, now: float) -> float:
        return 1000 * (now - max(attempt.tap.pulled_ns / 1e9, self._excused_s))

    def _even(self, attempt: _Attempt) -> bool:
        """The device has taken so much that it is awake."""
        return attempt.tap.frames >= self._frames

    def _lose(self, playing: _Attempt, now: float, slept: bool) -> None:
        """The device is gone, or has slept through a line: the line begins again on another, or on the same."""
        self._stream.hold()
        self._stream.postpone(self._patience.fresh_ms)
        playing.drop()
        self._playing, self._gone, self._slept = None, playing.name, slept
        if self._even(playing) or playing.name:
            self._lost_s = now
        if not slept:
            unsteady_s = self._patience.unsteady_ms / 1000
            self._losses = [*(at for at in self._losses if at > now - unsteady_s), now]
            if playing.name and len(self._losses) > 1:
                self._skip_until_s = now + unsteady_s
        if self._trying is not None:
            self._trying.drop()
        self._trying, self._next_s = None, now
        if self._returned is not None:
            returned, self._returned = self._returned, None
            self._adopt(returned, now)
        elif len(self._losses) >= UNSTEADY_LOSSES:
            self._fall_silent(now, "it stops again and again")

    def _seek(self, now: float) -> None:
        """A device was lost a moment ago: all wait for the next one, but not for long."""
        self._stream.postpone(self._patience.fresh_ms)
        if now - self._lost_s > self._patience.give_up_ms / 1000:
            self._fall_silent(now, "")

    def _fall_silent(self, now: float, reason: str) -> None:
        """There is no device: lines are told, unheard."""
        self._gone, self._silent = None, True
        self._force_s = now + self._patience.force_ms / 1000
        self._next_s = now + (self._patience.unsteady_ms / 4 if reason else self._patience.look_ms) / 1000
        self._reason = reason or self._reason
        self._report({"event": "output", "output": "none", "backend": "", "reason": self._reason})
        self._stream.release()

    # ---- opening ---------------------------------------------------------------------------------------------

    def _look(self, now: float) -> None:
        """Try to open what is missing."""
        patience, wanted = self._patience, self._wanted and now >= self._skip_until_s
        names = (self._wanted, *self._others) if wanted else self._others
        if self._playing is not None:
            self._next_s = now + patience.look_ms / 1000
            if wanted and self._playing.name != self._wanted and self._returned is None:
                self._trying = self._unhurried(names[:1], now)
        elif self._gone is not None:
            self._next_s = now + patience.retry_ms / 1000
            self._trying = self._attempt(names if self._slept or not self._others else self._others)
        else:
            self._next_s = now + patience.look_ms / 1000
            self._trying = self._unhurried(names, now)

    def _attempt(self, names: tuple[str, ...]) -> _Attempt:
        """Lines wait for it: what pulls at all is taken."""
        return _Attempt(self._sounds, self._stream, names, 1, self._patience.proof_ms)

    def _unhurried(self, names: tuple[str, ...], now: float) -> _Attempt:
        """Nobody waits for it: only what plays evenly is taken, and only new devices are tried, for a while."""
        seen = self._seen
        if now >= self._force_s:
            self._force_s, seen = now + self._patience.force_ms / 1000, None
        return _Attempt(self._sounds, self._stream, names, self._frames, self._patience.fresh_ms, seen)

    def _opened(self, now: float) -> None:
        """Whether something has come of what is being tried."""
        trying = self._trying
        if trying is None:
            return
        if not trying.done.is_set():
            late = now - trying.begun_s > self._patience.opening_ms / 1000 + trying.proof_s
            if late and any(trying.names):  # the default is waited for: there is nothing else
                trying.drop()
                self._skip_until_s = now + self._patience.unsteady_ms / 1000
                self._trying, self._next_s = None, now
            return
        self._trying = None
        if trying.output is None:
            self._seen, self._reason = trying.found, trying.reason or self._reason
        elif self._playing is None:
            self._adopt(trying, now)
        else:
            self._returned = trying

    def _go_back(self, playing: _Attempt, returned: _Attempt, now: float) -> None:
        """The wanted device is there again: change over between two lines."""
        if self._still_ms(returned, now) > self._patience.stall_ms:
            returned.drop()
            self._returned = None
        elif self._stream.connect(returned.tap, between_lines=True):
            playing.drop()
            self._playing, self._returned = returned, None
            self._tell("sound-device-back", device=self._wanted)

    def _adopt(self, opened: _Attempt, now: float) -> None:
        """Sound comes from this device now; tell what is new about it."""
        self._playing, self._excused_s = opened, now
        self._stream.connect(opened.tap)
        gone, self._gone, silent, self._silent = self._gone, None, self._silent, False
        self._seen = None
        wanted = opened.name == self._wanted
        if silent and opened.output is not None:
            told = {"output": self._sounds.kind, "backend": opened.output.backend, "reason": ""}
            self._report({"event": "output", **told})
            self._tell("sound-back")
        elif gone is None:
            if not (wanted or self._again):
                self._tell("sound-device-other", device=self._wanted)
        elif wanted and gone != opened.name:
            self._tell("sound-device-back", device=self._wanted)
        elif gone != opened.name or not (self._slept or opened.name or len(self._losses) > 1):
            self._tell("sound-device-lost")

    def _tell(self, key: str, **facts: Fact) -> None:
        self._report({"event": "trouble", "key": key, "facts": facts})


def _uptime_s() -> float:
    """Seconds that go on while the computer sleeps, and do not jump when its clock is set."""
    for name in ("CLOCK_BOOTTIME", "CLOCK_MONOTONIC"):  # Linux; macOS counts its sleep in the second
        clock = getattr(time, name, None)
        if clock is not None:
            return time.clock_gettime(clock)
    return time.monotonic()  # Windows counts its sleep here
