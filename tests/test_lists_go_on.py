"""Every list of which a part is told says which key goes on, in every game and language, heard and printed."""

from __future__ import annotations

import queue

import pytest

from companion.core.model import Announcement, Kind
from companion.games import NAMES, load
from companion.language.phrases import LANGUAGES, LEVELS, Phrases
from companion.speech.events import Style, VoiceEvent
from companion.speech.output import SpeechOutput
from companion.speech.transcript import TranscriptVoice
from tests.azul_rig import azul_setup
from tests.games.garden import match_setup
from tests.language_support import entries, facts_for, turns
from tests.queens_table import queens_setup
from tests.rig import Rig
from tests.test_interpreter import Player

ONWARD = {"cs": "Dál šestka.", "pl": "Dalej sześć.", "en": "Six for more."}
OTHERWISE = {"why-listed": ("šest", "sześć", "szóst", "six"), "commands-listed": ("šest", "sześć", "szóst", "six")}
"""Lists that name the key in a sentence of their own."""


class Heard(TranscriptVoice):
    """Keeps what it is to say."""

    def __init__(self) -> None:
        super().__init__(queue.Queue[VoiceEvent]())
        self.texts: list[str] = []

    def say(self, number: int, text: str, style: Style, pause_ms: int = 0, earcon: str = "") -> None:
        """See Voice."""
        self.texts.append(text)
        super().say(number, text, style, pause_ms, earcon)


class Told:
    """An output in one language, a fresh one for each line."""

    def __init__(self, language: str) -> None:
        self.phrases = Phrases(language, strict=True)

    def line(self, told: Announcement) -> str:
        """How one announcement is told to the ear; the eye is told of the key alike."""
        voice, printed = Heard(), list[str]()
        output = SpeechOutput(voice, self.phrases, Style(), printed.append, lambda _: None, lambda: voice)
        output.put(told)
        output.pump({})
        (heard,), (seen,) = voice.texts, printed
        onward = ONWARD[self.phrases.language]
        assert heard.endswith(onward) == seen.endswith(onward)
        return heard


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_part_of_a_list_says_that_six_goes_on_and_its_end_does_not(language: str) -> None:
    told = Told(language)
    parts = [key for key, entry in entries("en").items() if {"first", "more", "items"} <= {*entry.facts}]
    cut = 0
    for key in parts:
        for turn in range(turns(key)):
            facts = facts_for(language, key, turn)
            if not facts["items"]:  # nothing that can come
                continue
            told.phrases.level = LEVELS[turn % len(LEVELS)]
            line = told.line(Announcement(key, facts, Kind.ANSWER))
            names = OTHERWISE.get(key, ())
            says = any(one in line.lower() for one in names) if names else line.endswith(ONWARD[language])
            assert says == bool(facts["more"]), (key, facts["more"], line)
            cut += bool(facts["more"])
    assert len(parts) > 20 and cut > 40


SETUPS = {
    "royal_garden": lambda: match_setup(2),
    "azul_mini": lambda: azul_setup("azul_mini"),
    "master_chocolatier": lambda: azul_setup("master_chocolatier", 2, "special"),
    "queens_garden": lambda: queens_setup(draw="hand"),
}


@pytest.mark.parametrize("game", NAMES)
def test_whatever_can_be_gone_on_with_in_a_game_has_said_so(game: str) -> None:
    """Each question that needs nothing, from a seat and the table: with a page to turn, the key was named."""
    told = Told("en")
    for command in load(game).commands:
        for seat in (0, 1):
            player = Player(rig=Rig(0, setup=SETUPS[game](), game=game, greet=False))
            player.type(command.name if seat else f"1 {command.name}", seat)
            if player.interpreter.has_more(seat) and player.told and player.told[-1].facts:
                line = told.line(player.told[-1])
                more = player.interpreter._long._pages[seat].more
                assert line.endswith(ONWARD["en"]) == bool(more), line
