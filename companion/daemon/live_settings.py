"""Settings that are changed by keys while playing: heard at once, and remembered."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, get_args

from companion.config import Settings
from companion.config.settings import Mutable
from companion.core.model import Announcement, Fact, Kind
from companion.language.phrases import LANGUAGES, LEVELS

RATE_STEP = 25
PERCENT_STEP = 10
LOUDNESS_MIN = 10
"""Keys never turn the voice off: nobody could hear how to turn it on again."""

VOICES = ("", "f2", "f4", "m3", "m7")
"""Variants of espeak-ng's voices, in the order of the key; the operating system's voices are chosen by name."""

_STEPS = {
    "slower": ("rate", -RATE_STEP),
    "faster": ("rate", RATE_STEP),
    "quieter": ("volume", -PERCENT_STEP),
    "louder": ("volume", PERCENT_STEP),
    "lower": ("pitch", -PERCENT_STEP),
    "higher": ("pitch", PERCENT_STEP),
}
_BOUNDS = {"rate": (80, 600), "volume": (LOUDNESS_MIN, 100), "pitch": (0, 100)}

NAMES = (*_STEPS, "level", "language", "voice", "earcons", "mute")
"""The commands that change a setting."""


class LiveSettings:
    """The settings as they hold now.

    language: what is spoken, also while the settings leave it to the system. apply: makes changed settings heard
    and keeps them.
    """

    def __init__(self, settings: Settings, language: str, apply: Callable[[Settings], None]) -> None:
        self.settings = settings
        self._language = language
        self._apply = apply

    def change(self, name: str, args: tuple[str, ...], seat: int) -> Announcement:
        """Do one command of NAMES; what is now set, as an answer for the seat that asked."""
        if name in _STEPS:
            changes, key, facts = self._step(*_STEPS[name], seat)
        elif name == "mute":
            changes, key, facts = self._mute(args)
        else:
            changes, key, facts = self._next(name)
        if changes:
            self.renew(self.settings.model_copy(update=changes))
        return Announcement(key, facts, Kind.ANSWER, seat=seat)

    def renew(self, settings: Settings) -> None:
        """Take changed settings, from a key or from a changed file."""
        self.settings = settings
        self._language = settings.language or self._language
        self._apply(settings)

    def _step(self, setting: str, step: int, seat: int) -> tuple[dict[str, Any], str, dict[str, Fact]]:
        """A step within the bounds; rate and volume are those of the seat's earphone if it has one."""
        phones = () if setting == "pitch" else self.settings.earphones
        phone = next((one for one in phones if one.seat == seat), None)
        old = getattr(phone or self.settings, setting)
        low, high = _BOUNDS[setting]
        new = min(max(old + step, low), high)
        facts: dict[str, Fact] = {"value": new, "end": "low" if new == low else "high" if new == high else "none"}
        changes: dict[str, Any] = {setting: new}
        if phone is not None:
            changed = phone.model_copy(update=changes)
            changes = {"earphones": tuple(changed if one is phone else one for one in phones)}
        return changes if new != old else {}, f"knob-{setting}", facts

    def _next(self, name: str) -> tuple[dict[str, Any], str, dict[str, Fact]]:
        settings = self.settings
        if name == "earcons":
            return {"earcons": not settings.earcons}, "knob-earcons", {"on": int(not settings.earcons)}
        if name == "level":
            level = _after(LEVELS, settings.verbosity)
            return {"verbosity": level}, "knob-level", {"level": level}
        if name == "language":
            language = _after(LANGUAGES, self._language)
            return {"language": language}, "knob-language", {"language": language}
        voice = _after(VOICES, settings.voice)
        return {"voice": voice}, "knob-voice", {"number": VOICES.index(voice) + 1}

    def _mute(self, args: tuple[str, ...]) -> tuple[dict[str, Any], str, dict[str, Fact]]:
        """The topic of this number is muted, or heard again; without one, the topics are listed."""
        topics: tuple[Mutable, ...] = get_args(Mutable)
        number = int(args[0]) if args and args[0].isdecimal() else 0
        if not 1 <= number <= len(topics):
            return {}, "knob-topics", {"count": len(topics)}
        topic = topics[number - 1]
        muted = self.settings.muted
        on = topic in muted
        changed = tuple(one for one in muted if one != topic) if on else (*muted, topic)
        return {"muted": changed}, "knob-topic", {"topic": topic, "on": int(on)}


def _after(values: tuple[str, ...], value: str) -> str:
    """The value after this one, the first after the last."""
    return values[(values.index(value) + 1) % len(values)] if value in values else values[0]
