"""Which way sound goes on this computer: by miniaudio, or where that has no wheel by a player of the system."""

from __future__ import annotations

from companion.speech.device import Sounds, SoundSystem


def sound_system(rate: int, null: bool = False) -> Sounds:
    """The sound of this computer, as far as it can be had; null as in SoundSystem. ImportError: there is none."""
    try:
        return SoundSystem(rate, null)
    except ImportError:
        from companion.speech.player import PlayerSounds, player  # noqa: PLC0415 - subprocess is large

        if null or player() is None:
            raise
        return PlayerSounds(rate)


def devices() -> list[str]:
    """The names of the sound devices there are now, each once; none without a sound system."""
    try:
        return list(dict.fromkeys(sound_system(8000).names()))
    except Exception:  # any fault of a sound system means the same: no sound here
        return []
