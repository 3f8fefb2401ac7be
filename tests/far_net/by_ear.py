"""How long it takes two people with a keypad and a telephone to come to a match, by ear alone.

`python -m tests.far_net.by_ear` prints it in three languages. Every sentence from the first question on is heard
to its end, as espeak-ng says it at the usual pace; each key takes KEY_S, each digit on the telephone DIGIT_S. Both
prepare at the same time, and the guest types the digits as they are told.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence

from companion.config import Settings
from companion.core.languages import LANGUAGES, Language
from companion.core.model import Announcement, Fact, Phrase
from companion.evening.far.forms import AtTheTelephone, FarAbout, FarPreparing
from companion.evening.preparing import PreparedGame, prepare
from companion.evening.setting import PlayManner
from companion.games import NAMES, offer
from companion.input.dialogue import SpokenWords, begin, take
from companion.language.phrases import Phrases
from companion.speech.espeak import Espeak
from companion.speech.events import Style

KEY_S = 0.5
DIGIT_S = 1.0
WITHIN_S = 90.0
CODE = ("123", "456", "789")

Heard = list[tuple[Phrase, str | None]]
"""Each question or sentence, and the line that is typed behind it, None for none."""


def proposed(game: str, count: int, _programs: Mapping[int, str]) -> PreparedGame:
    return PreparedGame(game, ("",) * count, PlayManner(match=True))


def begins(words: Phrases, *lines: str) -> Heard:
    """What the questions before a game are."""
    heard, waiting = Heard(), [*lines]

    def ask(question: Phrase, _name: bool) -> str | None:
        heard.append((question, waiting[0]))
        return waiting.pop(0)

    assert prepare(ask, words, proposed, NAMES[0], 2, reaches=True).answered
    return heard


def answers(form: FarPreparing | FarAbout, words: Phrases, lines: Sequence[str]) -> Heard:
    """What a form asks."""
    heard, turn = Heard(), begin(form)
    for line in lines:
        *before, last = turn.said
        heard += [(Phrase(one.key, one.facts), None) for one in before]
        heard.append((Phrase(last.key, last.facts), line))
        turn = take(turn.form, line, SpokenWords(words.part))
    assert turn.end is not None and turn.form.question is None
    return heard


def host(words: Phrases) -> Heard:
    """Who invites, up to the digits."""
    plan = FarPreparing(words, proposed, proposed(NAMES[0], 2, {}), frozenset({"game"}), 2)
    heard = begins(words, "", "0", "1") + answers(plan, words, ["", ""])
    heard += answers(FarAbout(words, ("name",), "Jana"), words, ["1"])
    return [*heard, (AtTheTelephone(CODE, 2).question, None)]


def guest(words: Phrases) -> tuple[Heard, Heard]:
    """Who is invited, up to the question for the digits, and from then on."""
    about = answers(FarAbout(words, ("name", "code"), "Petr"), words, ["1", "".join(CODE)])
    facts: dict[str, Fact] = {"game": offer(NAMES[0]).title, "count": 2, "number": 2}
    after: Heard = [(Phrase("far-join-knocks"), None), (Phrase("far-joined", facts), None)]
    return [*begins(words, "", "0", "2"), about[0], (about[1][0], None)], after


class Ear:
    """Hears one language at the usual pace, as espeak-ng speaks it."""

    def __init__(self, engine: Espeak, language: Language) -> None:
        self._engine, self._style = engine, Style(language=language, rate=Settings().rate)
        self.words = Phrases(language)
        engine.warm(language)

    def lasts_s(self, heard: Heard) -> float:
        """Each sentence to its end, and the keys behind it with Enter."""
        count = 0

        def take_in(samples: bytes) -> bool:
            nonlocal count
            count += len(samples) // 2
            return True

        for one, _ in heard:
            self._engine.speak(self.words.say(Announcement(one.key, one.facts)), self._style, take_in)
        return count / self._engine.rate + sum(KEY_S * len(f"{line}\n") for _, line in heard if line is not None)

    def invitation_s(self) -> float:
        """From the first question until the guest is in."""
        before, after = guest(self.words)
        prepared_s = max(self.lasts_s(host(self.words)), self.lasts_s(before))
        return prepared_s + len("".join(CODE)) * DIGIT_S + KEY_S + self.lasts_s(after)


def main() -> int:
    """Print it; 1 where it takes longer than WITHIN_S."""
    engine, slow = Espeak(), False
    for language in LANGUAGES:
        took_s = Ear(engine, language).invitation_s()
        slow = slow or took_s > WITHIN_S
        print(f"{language}: {took_s:.0f} s, at most {WITHIN_S:.0f}")
    return int(slow)


if __name__ == "__main__":
    sys.exit(main())
