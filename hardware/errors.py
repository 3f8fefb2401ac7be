"""The one root of what can go wrong while hardware is made."""

from __future__ import annotations


class HardwareError(Exception):
    """Something cannot be made; the text says what happened, what it means and what to do."""
