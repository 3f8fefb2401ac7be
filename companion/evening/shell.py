"""What is typed at a shell: the language that is asked for, and words that come near to what was typed."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from companion.core.languages import LANGUAGES

if TYPE_CHECKING:
    from companion.language.phrases import Phrases

    Words = Phrases


def asked(args: Sequence[str]) -> str | None:
    """The language of --lang anywhere among what was typed; None where it is not told, or is none."""
    for place, one in enumerate(args):
        if one == "--":
            break
        option, equals, value = one.partition("=")
        told = value if equals else "".join(args[place + 1 : place + 2])
        if option == "--lang" and told in LANGUAGES:
            return told
    return None


def folded(text: str) -> str:
    """A word of a command however it is typed: without accents, in any case."""
    plain = unicodedata.normalize("NFD", text.casefold().replace("ł", "l").replace(" ", "-"))
    return "".join(each for each in plain if not unicodedata.combining(each))


def near(typed: str, known: Iterable[str]) -> tuple[str, ...]:
    """What comes nearest to what was typed, three at most."""
    from difflib import get_close_matches  # only a slip pays for it

    known = list(known)
    held = [one for one in known if len(typed) > 1 and one.startswith(typed)]
    return tuple(dict.fromkeys([*held, *get_close_matches(typed, known, 3, 0.6)]))[:3]
