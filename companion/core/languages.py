"""The languages, one list for every room: a language is its folders of texts.

Whoever adds a folder with a language's code beside those of companion/language/texts has added the language: what
it does not word yet is said in English.
"""

from __future__ import annotations

import os
import sys
import unicodedata
from collections.abc import Mapping
from pathlib import Path

OFFERED = ("cs", "pl", "en")
"""The languages whose texts are whole, in the order in which they are offered; others follow by their codes."""
FALLBACK = "en"
"""Words what another language lacks."""
PLAIN = ("cs", "pl")
"""Languages whose words have neither hyphen nor apostrophe."""

_PLAIN_LETTERS = str.maketrans("łđøß", "ldos")
"""Letters that no accent is taken from."""

Language = str
"""Code of a language, two letters: the name of its folders of texts."""


def there(texts: Path) -> tuple[Language, ...]:
    """The languages that have a folder of this name in a folder of texts, in the order of offering."""
    codes = sorted({folder.parent.name for folder in texts.glob("*/*.ftl")} - set(OFFERED))
    return (*OFFERED, *codes)


LANGUAGES = there(Path(__file__).parents[1] / "language" / "texts")
"""Every language, as offered."""


def fold(word: str) -> str:
    """A word as it is compared: small letters without accents."""
    apart = unicodedata.normalize("NFKD", word.casefold())
    return "".join(char for char in apart if not unicodedata.combining(char)).translate(_PLAIN_LETTERS)


def of_system(environ: Mapping[str, str] = os.environ) -> Language:
    """The system's language if we know it, else English."""
    told = [environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG")]
    if sys.platform == "win32" and not any(told):
        import locale  # noqa: PLC0415 - there the environment does not tell

        told = [locale.getlocale()[0] or ""]
    first = next((each for each in told if each), "").split("_")[0].split(".")[0]
    if len(first) > 3:  # as Windows calls it, such as "Czech"
        import locale  # noqa: PLC0415 - see above

        first = locale.normalize(first)
    short = first[:2].lower()
    return short if short in LANGUAGES else FALLBACK
