"""Live settings: what keys change while playing is bounded, applied, told, and never silences for good."""

from __future__ import annotations

from typing import get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.config import EarphoneSettings, Settings
from companion.config.settings import Mutable
from companion.core.model import Kind
from companion.daemon.live_settings import LOUDNESS_MIN, NAMES, VOICES, LiveSettings
from companion.language.phrases import Phrases

turns = st.lists(
    st.tuples(st.sampled_from(NAMES), st.sampled_from(["", "1", "3", "7", "8", "0", "x"]), st.integers(0, 3)),
    max_size=40,
)


@settings(max_examples=60, deadline=None)
@given(turns)
def test_any_turning_leaves_settings_that_can_be_kept_and_words_for_them(
    done: list[tuple[str, str, int]],
) -> None:
    applied: list[Settings] = []
    live_settings = LiveSettings(Settings(earphones=(EarphoneSettings(seat=2, device="x"),)), "en", applied.append)
    phrases = {language: Phrases(language, strict=True) for language in ("cs", "pl", "en")}
    for name, arg, seat in done:
        before, count = live_settings.settings, len(applied)
        told = live_settings.change(name, (arg,) if arg else (), seat)
        assert (told.kind, told.seat) == (Kind.ANSWER, seat)
        assert (live_settings.settings != before) == (len(applied) > count), (
            "applied when, and only when, it changed"
        )
        assert Settings.model_validate(live_settings.settings.model_dump()) == live_settings.settings
        assert live_settings.settings.volume >= LOUDNESS_MIN
        for one in phrases.values():
            assert one.say(told)


@pytest.mark.parametrize(
    ("name", "setting", "low", "high"),
    [("slower faster", "rate", 80, 600), ("quieter louder", "volume", 10, 100), ("lower higher", "pitch", 0, 100)],
)
def test_a_step_ends_at_its_bounds_and_says_so(name: str, setting: str, low: int, high: int) -> None:
    down, up = name.split()
    live_settings = LiveSettings(Settings(), "en", lambda _settings: None)
    for _ in range(60):
        told = live_settings.change(down, (), 0)
    assert (getattr(live_settings.settings, setting), told.facts["end"]) == (low, "low")
    for _ in range(60):
        told = live_settings.change(up, (), 0)
    assert (getattr(live_settings.settings, setting), told.facts["end"]) == (high, "high")


def test_a_seat_with_an_earphone_turns_its_own_rate_and_volume_only() -> None:
    live_settings = LiveSettings(
        Settings(earphones=(EarphoneSettings(seat=2, device="x", rate=300),)), "en", lambda _settings: None
    )
    live_settings.change("faster", (), 2)
    assert (live_settings.settings.rate, live_settings.settings.earphones[0].rate) == (175, 325)
    live_settings.change("faster", (), 1)
    assert (live_settings.settings.rate, live_settings.settings.earphones[0].rate) == (200, 325)


def test_what_goes_round_comes_back() -> None:
    live_settings = LiveSettings(Settings(), "pl", lambda _settings: None)
    for name, count in (("level", 3), ("language", 3), ("voice", len(VOICES)), ("earcons", 2)):
        live_settings.change(name, (), 0)
        before = live_settings.settings
        for _ in range(count):
            live_settings.change(name, (), 0)
        assert live_settings.settings == before, name


def test_every_topic_can_be_muted_and_heard_again_by_its_number() -> None:
    live_settings = LiveSettings(Settings(), "en", lambda _settings: None)
    for number, topic in enumerate(get_args(Mutable), start=1):
        live_settings.change("mute", (str(number),), 0)
        assert list(live_settings.settings.muted) == [topic]
        assert live_settings.change("mute", (str(number),), 0).facts == {"topic": topic, "on": 1}
        assert not live_settings.settings.muted
