"""Which characters keys mean, by the number that Linux gives a key (linux/input-event-codes.h).

A PC's keyboard numbers its first 83 keys alike ("set 1"), so Windows tells the same numbers. Letters that are
commands lie in one place on every keyboard.
"""

from __future__ import annotations

from companion.input.presses import BACKSPACE, ENTER, ESCAPE

_ROWS = {2: "1234567890", 16: "qwertyuiop", 30: "asdfghjkl", 44: "zxcvbnm", 71: "789", 75: "456", 79: "1230."}

CODES = {start + place: char for start, row in _ROWS.items() for place, char in enumerate(row)}
CODES |= {1: ESCAPE, 14: BACKSPACE, 28: ENTER, 96: ENTER, 51: ",", 52: ".", 57: " ", 121: ","}
"""Number of a key -> its character."""

KEYPAD = frozenset((*range(71, 74), *range(75, 78), *range(79, 84)))
"""Keys that are digits or a point, or without the number lock arrows."""
KEYPAD_ENTER, KEYPAD_SLASH, KEYPAD_COMMA = 96, 98, 121
SILENT = frozenset((29, 42, 54, 56, 58, 69, 70))
"""Keys that type nothing by themselves: Control, both Shifts, Alt, and the three locks."""
WITHOUT = frozenset((0, *range(59, 69)))
"""Keys without a character: those that have no number here, such as arrows, and F1 to F10."""
