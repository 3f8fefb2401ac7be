"""How long the terse lines of a match take: python -m tests.listening_player.lengths

Real lengths of espeak-ng at 175 words a minute. A turn is its first line, the placement and the king. The bars: a
placement 3 s median and 4 s at worst, a turn 9 s median, the new line 12 s.
"""

from __future__ import annotations

import random
import statistics
import sys
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache

from companion.core.model import Announcement
from companion.games import load
from companion.games.api import Setup
from companion.language.phrases import LANGUAGES, Phrases
from companion.speech.espeak import Espeak
from companion.speech.events import Style
from tests.listening_player.driver import setup_of

GAMES: tuple[tuple[int, tuple[str, ...]], ...] = (
    (2, ()),
    (3, ()),
    (4, ()),
    (3, ("wider",)),
    (2, ("wider", "duel")),
)
BYTES = 2
"""Of one sample."""


@dataclass
class Lengths:
    """Seconds. lines: by how many dominoes."""

    placements: list[float] = field(default_factory=list)
    turns: list[float] = field(default_factory=list)
    lines: dict[int, list[float]] = field(default_factory=dict)
    longest: dict[str, tuple[float, str]] = field(default_factory=dict)

    def keep(self, what: str, seconds: float, text: str) -> None:
        """Remember the longest of a kind."""
        self.longest[what] = max(self.longest.get(what, (0.0, "")), (seconds, text))


@lru_cache
def _engine() -> Espeak:
    return Espeak()


def seconds(text: str, language: str) -> float:
    """How long a line takes, the silence at its end left out."""
    pcm = bytearray()

    def keep(data: bytes) -> bool:
        pcm.extend(data)
        return True

    _engine().speak(text, Style(language), keep)
    return len(bytes(pcm).rstrip(b"\0")) / BYTES / _engine().rate


def measure(language: str, games: Sequence[tuple[int, tuple[str, ...]]] = GAMES) -> Lengths:
    """Whole random matches, all of whose lines are measured."""
    found = Lengths()
    phrases = Phrases(language, "terse")
    for seed, (players, variants) in enumerate(games):
        _match(phrases, setup_of(players, variants), random.Random(seed), found)
    return found


def _match(phrases: Phrases, setup: Setup, dice: random.Random, found: Lengths) -> None:
    """One match; a turn is the line that gives it, the placement and the king."""
    game = load("royal_garden")
    state = game.start(setup)
    turn: list[float] = []
    while game.outcome(state) is None:
        before, move = state, dice.choice(list(game.moves(state)))
        state = game.play(state, move)
        for one in game.tell(before, move, state):
            text = phrases.say(one)
            if len(text) > 1:
                turn = _note(one, text, seconds(text, phrases.language), turn, found)


def _note(one: Announcement, text: str, lasts: float, turn: list[float], found: Lengths) -> list[float]:
    """Sort one line in; gives what is known of the turn under way."""
    if one.key == "rg-placed":
        found.placements.append(lasts)
        found.keep("placement", lasts, text)
        return [*turn, lasts] if turn else []
    if one.key == "rg-turn-place":
        return [lasts]
    if one.key == "rg-chosen" and len(turn) == 2:
        found.turns.append(sum(turn) + lasts)
        found.keep("turn", sum(turn) + lasts, text)
        return []
    if one.key == "rg-offer-new":
        count = one.facts["count"]
        assert isinstance(count, int)
        found.lines.setdefault(count, []).append(lasts)
        found.keep(f"line of {count}", lasts, text)
    return turn


def told(what: str, lengths: Sequence[float], bar: str) -> str:
    """One line of figures."""
    return f"{what}: median {statistics.median(lengths):.1f} s, worst {max(lengths):.1f} s, bar {bar}"


def main() -> int:
    """Print the figures of each language; gives the exit code, 1 where a bar is missed."""
    missed = 0
    for language in LANGUAGES:
        found = measure(language)
        print(f"Language {language}, level terse, espeak-ng at 175 words a minute")
        print(told("Placement", found.placements, "median 3 s, worst 4 s"))
        print(told("Turn without the new line", found.turns, "median 9 s"))
        for count, lengths in sorted(found.lines.items()):
            print(told(f"New line of {count} dominoes", lengths, "12 s"))
        for what, (lasts, text) in sorted(found.longest.items()):
            print(f"Longest {what}, {lasts:.1f} s: {text}")
        missed += statistics.median(found.placements) > 3 or max(found.placements) > 4
        missed += statistics.median(found.turns) > 9
        missed += max(max(one) for one in found.lines.values()) > 12
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
