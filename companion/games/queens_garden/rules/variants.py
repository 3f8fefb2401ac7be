"""The variants of Queen's Garden, in the order of their digits."""

from __future__ import annotations

SIDE_B = "side-b"
"""The variant that is played on the other side of the scoring board (QG-174)."""
BELOW = "below"
"""The variant in which the score may fall below nought (ruling 10)."""
VARIANTS = (SIDE_B, BELOW)
