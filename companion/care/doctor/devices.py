"""Sound devices: which there are, and whether those of the settings are among them."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib.util import find_spec

from companion.care.doctor.findings import Finding, Patient, good, remark
from companion.core.model import Fact, Phrase
from companion.speech import player, sounds

LIBRARY = "miniaudio"


def devices(patient: Patient) -> Iterator[Finding]:
    """Every sound device by name, then each that the settings name."""
    there = sounds.devices()
    yield from _player()
    for name in there:
        yield good(Phrase("doctor-device", {"device": name}))
    settings = patient.settings
    named = [(0, settings.device), *((each.seat, each.device) for each in settings.earphones)]
    for seat, name in named:
        facts: dict[str, Fact] = {"seat": seat, "device": name}
        if name and name in there:
            yield good(Phrase("doctor-device-named", facts))
        elif name:
            setting = "device" if seat == 0 else "earphones"
            remedy = Phrase("doctor-device-remedy", {"command": f"companion settings {setting}"})
            yield remark(Phrase("doctor-device-none", facts), remedy)


def _player() -> Iterator[Finding]:
    """What plays where the library of sound systems has no wheel (see speech.player)."""
    if sys.platform.startswith("linux") and find_spec(LIBRARY) is None:
        if program := player.player():
            yield good(Phrase("doctor-sound-player", {"program": program}))
        else:
            remedy = Phrase("doctor-sound-player-remedy", {"command": "sudo apt install alsa-utils"})
            yield remark(Phrase("doctor-sound-player-none"), remedy)
