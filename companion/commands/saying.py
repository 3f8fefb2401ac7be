"""Sentences said one after the other, by a command that then ends."""

from __future__ import annotations

import queue
from collections.abc import Iterable
from typing import Any

from companion.commands.common import Here, line
from companion.commands.setting import style_of
from companion.daemon.mouth import Mouth
from companion.model import Announcement
from companion.speech.launch import VoiceOptions
from companion.speech.transcript import TranscriptVoice
from companion.speech.voices import ProcessVoice


def say_lines(announcements: Iterable[Announcement], here: Here, text: bool, wav: str) -> None:
    """Print each sentence, and speak it unless only text is wanted; returns when all are said.

    Without a sound device that is said once, and nothing is waited for.
    """

    phrases = here.phrases
    events: queue.Queue[Any] = queue.Queue()
    options = VoiceOptions(wav=wav, language=phrases.language)
    silent = text or not here.settings.speak
    voice = TranscriptVoice(events) if silent else ProcessVoice(events, options)
    mouth = Mouth(voice, phrases, style_of(here), line, lambda _: None, lambda: TranscriptVoice(events))
    mouth.start()
    mouth.put(*announcements)
    try:
        mouth.pump({})
        while not mouth.idle:
            mouth.event(events.get())
            mouth.pump({})
    except KeyboardInterrupt:
        mouth.silence()
    finally:
        mouth.close()
