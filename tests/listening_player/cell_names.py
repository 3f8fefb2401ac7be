"""Which names of the 55 cells of a garden are heard best: python -m tests.listening_player.cell_names

By the clock, as the house says them ("expansion two o'clock, rim six o'clock"), the same without the word for the
expansion ("two o'clock rim six o'clock"), and by ring and place ("expansion two, place four"), in three languages,
through the channel of mishearing.py at several strengths. The listener takes the nearest valid name. A number
is also heard alone, as behind a noise, where it may be taken for a price or a count that stands beside the name.
"""

from __future__ import annotations

import random
import re
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

import numpy as np

from companion.core.model import Phrase
from companion.games.queens_garden.rules.cells import COUNT, HOURS, MIDDLE, ORNAMENT, RIM, ROWS, SPACE
from companion.games.queens_garden.telling import nouns
from companion.language.phrases import LANGUAGES, Phrases
from tests.language_support import phonemes
from tests.listening_player import ears_cs, ears_en, ears_pl
from tests.listening_player.lengths import seconds
from tests.listening_player.mishearing import Channel, Said, Sounds, nearness, sounds_of

CLOCK, BRIEF, RING = "clock", "clock, brief", "ring and place"
WAYS = (CLOCK, BRIEF, RING)
STRENGTHS = (0.05, 0.1, 0.2, 0.3)
TIMES = 40
"""How often each cell is heard at one strength."""
ALONE = 0.1
"""The strength at which numbers are heard alone."""
TIMES_ALONE = 400

_WORDS = {
    "cs": ("fontána", "kruh {}, místo {}", "destička {}, střed", "destička {}, místo {}"),
    "pl": ("fontanna", "krąg {}, miejsce {}", "kafel {}, środek", "kafel {}, miejsce {}"),
    "en": ("fountain", "ring {}, place {}", "expansion {}, middle", "expansion {}, place {}"),
}
"""Names by ring and place, made for this comparison: the fountain, a ring, the middle and a place of a slot."""


@dataclass(frozen=True)
class Figures:
    """One way of naming in one language. wrong: by strength, the share of names taken for another cell.

    swapped: taken for another cell by whoever exchanges the two numbers of a name. counted: the share of numbers
    that are taken for a count, or cannot be told from one. mean_s, longest_s: how long the names take.
    """

    wrong: tuple[float, ...]
    swapped: float
    counted: float
    mean_s: float
    longest_s: float


def number(language: str, n: int) -> str:
    """A number as a name, in words."""
    return ears_cs.number(n) if language == "cs" else ears_pl.number(n) if language == "pl" else ears_en.number(n)


def counts(language: str) -> set[str]:
    """Numbers as they stand before things that are counted, and as prices, from one to twelve."""
    found = set()
    for n in range(1, 13):
        found.add(number(language, n))
        if language == "cs":
            found |= {ears_cs.number(n, gender) for gender in "mfn"}
        elif language == "pl":
            found |= {ears_pl.number(n, feminine) for feminine in (False, True)}
    return found


def names(language: str, way: str) -> list[str]:
    """The names of the 55 cells, in order of their index."""
    if way != RING:
        return _by_clock(language, brief=way == BRIEF)
    fountain, ring, middle, place = _WORDS[language]
    found = []
    for row in ROWS:
        at = (row.hour // 2) % len(HOURS) + 1
        if row.what in (SPACE, ORNAMENT):
            found.append(ring.format(number(language, 1 + (row.what == ORNAMENT)), number(language, at)))
        elif row.what == MIDDLE:
            found.append(middle.format(number(language, row.slot + 1)))
        else:
            slot = number(language, row.slot + 1)
            found.append(place.format(slot, number(language, at)) if row.what == RIM else fountain)
    return found


def _by_clock(language: str, *, brief: bool) -> list[str]:
    """As the house says them at its shortest level. brief: without the word for the expansion."""
    phrases = Phrases(language, "terse")
    found = [phrases.part(nouns.cell(at)) for at in range(COUNT)]
    if not brief:
        return found
    slot = _SLOT[language]
    return [name.removeprefix(slot).replace(",", "") for name in found]


_SLOT = {"cs": "destička ", "pl": "kafel ", "en": "expansion "}
"""What a brief name leaves out."""


def numbers(language: str, way: str) -> list[str]:
    """The words that tell a number within names, from one to twelve: hours, or plain numbers."""
    if way == RING:
        return [number(language, n) for n in range(1, 13)]
    phrases = Phrases(language, "terse")
    return [phrases.part(Phrase("qg-clock", {"hour": n})) for n in range(1, 13)]


def _words(name: str) -> list[str]:
    return re.sub(r"[,.]", "", name).lower().split()


@cache
def _sounds(language: str) -> dict[str, Sounds]:
    """The phonemes of every word that is needed."""
    lines = [*names(language, CLOCK), *names(language, RING), *numbers(language, CLOCK), *sorted(counts(language))]
    lines += numbers(language, RING)
    words = sorted({word for line in lines for word in _words(line)})
    _, ipa = phonemes([(language, word) for word in words])
    return {word: sounds_of(one) for word, one in zip(words, ipa, strict=True)}


def said(language: str, line: str) -> Said:
    """A name as phonemes."""
    return tuple(_sounds(language)[word] for word in _words(line))


def _seed(language: str, way: str, more: float) -> int:
    return random.Random(f"{language} {way} {more}").getrandbits(32)


def wrong(language: str, way: str, strength: float) -> float:
    """The share of names that are taken for another valid cell."""
    found = [said(language, one) for one in names(language, way)]
    words = [_joined(said(language, " ".join(_words(one)[:1]))) for one in numbers(language, way)]
    channel = Channel(strength, _seed(language, way, strength), words)
    meant = [at for at in range(len(found)) for _ in range(TIMES)]
    heard = [channel.heard(found[at]) or ("ə",) for at in meant]
    taken = np.argmin(nearness(heard, [_joined(one) for one in found]), axis=1)
    return float(np.mean(taken != np.array(meant)))


def swapped(language: str, way: str) -> float:
    """The share of names that are those of another cell when their numbers change places."""
    told = {tuple(_words(one)) for one in names(language, way)}
    digits = {_words(one)[0] for one in numbers(language, way)}
    found = 0
    for name in told:
        places = [at for at, word in enumerate(name) if word in digits]
        if len(places) == 2 and name[places[0]] != name[places[1]]:
            other = list(name)
            other[places[0]], other[places[1]] = name[places[1]], name[places[0]]
            found += tuple(other) in told
    return found / len(told)


def counted(language: str, way: str) -> float:
    """The share of numbers, heard alone, that are as near to a count as to any number of a name."""
    mine = [said(language, one) for one in numbers(language, way)]
    others = [said(language, one) for one in sorted(counts(language))]
    channel = Channel(ALONE, _seed(language, way, 0))
    heard = [channel.heard(one) or ("ə",) for one in mine for _ in range(TIMES_ALONE)]
    to_mine = nearness(heard, [_joined(one) for one in mine]).min(axis=1)
    to_counts = nearness(heard, [_joined(one) for one in others]).min(axis=1)
    return float(np.mean(to_counts <= to_mine + 1e-6))


def _joined(one: Said) -> Sounds:
    return tuple(sound for word in one for sound in word)


def figures(language: str, way: str) -> Figures:
    """Everything that is measured of one way of naming."""
    lasts = [seconds(one, language) for one in names(language, way)]
    return Figures(
        tuple(wrong(language, way, strength) for strength in STRENGTHS),
        swapped(language, way),
        counted(language, way),
        sum(lasts) / len(lasts),
        max(lasts),
    )


def row(language: str, way: str, found: Figures) -> str:
    """One row of the table, as it stands in the decision."""
    shares = [*found.wrong, found.swapped, found.counted]
    told = [language, way, *(f"{share * 100:.1f} %" for share in shares)]
    return f"| {' | '.join([*told, f'{found.mean_s:.2f} s', f'{found.longest_s:.2f} s'])} |"


def head() -> Sequence[str]:
    """The first rows of the table."""
    columns = ["language", "names by", *(f"wrong at {strength}" for strength in STRENGTHS)]
    columns += ["wrong if swapped", "number taken for a count", "mean length", "longest"]
    return (f"| {' | '.join(columns)} |", "|" + "---|" * len(columns))


def main() -> int:
    """Print the table; gives the exit code."""
    print("\n".join(head()))
    for language in LANGUAGES:
        for way in WAYS:
            print(row(language, way, figures(language, way)), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
