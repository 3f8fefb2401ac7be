"""Who speaks, and sentences said one after the other by a command that then ends."""

from __future__ import annotations

import os
import queue
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from companion.core.errors import CompanionError, VoiceError
from companion.core.model import Announcement
from companion.evening.here import Here, line
from companion.evening.setting import sound_of
from companion.speech.chain import voice_for
from companion.speech.events import EventSink, Voice
from companion.speech.orders import VoiceOptions
from companion.speech.output import OutputManner, SpeechOutput
from companion.speech.outputs import TABLE, MakeVoice
from companion.speech.sound import Sound
from companion.speech.transcript import TranscriptVoice


def voice_maker(wav: str = "") -> MakeVoice:
    """Gives each output the voice that the settings ask for; wav: file for all that the table's voice says."""

    def make(sink: EventSink, sound: Sound, seat: int) -> Voice:
        if sound.text:
            return TranscriptVoice(sink)
        options = VoiceOptions(
            device=sound.at(seat).device,
            private=seat != TABLE,
            lead_ms=sound.lead_ms,
            wav="" if seat else wav,
            language=sound.language,
        )
        reader = sound.speaker == "reader" and seat == TABLE
        return voice_for("reader" if reader else sound.engine, sink, options)

    return make


def table_output(
    events: queue.Queue[Any], sound: Sound, here: Here, wav: str, muted: frozenset[str] = frozenset()
) -> SpeechOutput:
    """What a command beside a game speaks with; all that it brings about comes into the queue."""
    return SpeechOutput(
        voice_maker(wav)(events, sound, TABLE),
        here.phrases,
        sound.style,
        line,
        lambda _: None,
        lambda: TranscriptVoice(events),
        OutputManner(sound.prints, sound.earcons, muted),
    )


def say_lines(
    announcements: Iterable[Announcement], here: Here, text: bool, wav: str, *, exact: bool = False
) -> None:
    """Say each sentence as the settings want it, spoken, printed or both; returns when all are said.

    Without a sound device that is said once, and nothing is waited for. exact: what is only printed has options
    and names of files as they are typed, not as they are said.
    """
    sound = sound_of(here, text)
    if exact and sound.text and not wav:
        for written in map(here.phrases.write, announcements):
            if written:
                line(written)
        return
    events: queue.Queue[Any] = queue.Queue()
    output = table_output(events, sound, here, wav, sound.muted)
    output.start()
    output.put(*announcements)
    try:
        output.pump({})
        while not output.idle:
            output.event(events.get())
            output.pump({})
    except KeyboardInterrupt:
        output.silence()
    finally:
        output.close()


def say(where: Here, told: str, text: bool, wav: str) -> None:
    """Say a text, by the running companion where it may and one runs. CompanionError say-nothing; LocalError."""
    from companion.daemon.requests import aloud
    from companion.evening.attached import say_there

    sentences = aloud(told)
    if not sentences:
        raise CompanionError("say-nothing")
    if text or wav or not say_there(where, told):
        say_lines(sentences, where, text, wav)


def check_wav(file: str, text: bool) -> None:
    """Whether speech can be written there. VoiceError wav-unwritable, wav-and-text; leaves nothing behind."""
    if text:
        raise VoiceError("wav-and-text", text="--text", wav="--wav")
    path = Path(file)
    try:
        there = path.exists()
        if there and not path.is_file():
            raise OSError
        os.close(os.open(path, os.O_WRONLY | os.O_CREAT | getattr(os, "O_NONBLOCK", 0), 0o666))
        if not there:
            path.unlink()
    except (OSError, ValueError) as error:
        raise VoiceError("wav-unwritable", file=file) from error
