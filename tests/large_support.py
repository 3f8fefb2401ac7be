"""What the tests of the large view share: letters, and the sentences that are kept as examples."""

from __future__ import annotations

from pathlib import Path

from companion.ui.large import font

GOLDEN = Path(__file__).parent / "golden"
ALPHABETS = {
    "cs": "aábcčdďeéěfghiíjklmnňoópqrřsštťuúůvwxyýzž",
    "pl": "aąbcćdeęfghijklłmnńoópqrsśtuvwxyzźż",
    "en": "abcdefghijklmnopqrstuvwxyz",
}
SIGNS = ".,:;?!'\"-()/"


def every_letter() -> list[str]:
    small = "".join(ALPHABETS.values())
    return sorted(set(small + small.upper() + "0123456789" + SIGNS))


def drawn(letter: str) -> font.Glyph:
    found = font.glyph(letter)
    assert found is not None, letter
    return found


def golden_lines() -> list[str]:
    """Every sentence that is kept as an example, without phonemes and headings."""
    lines = []
    for path in sorted(GOLDEN.glob("*.txt")):
        for line in path.read_text(encoding="utf-8").splitlines():
            if not line.startswith(("    ", "#", "espeak")):
                lines.append(line.rsplit("|", maxsplit=1)[-1].strip())
    return lines
