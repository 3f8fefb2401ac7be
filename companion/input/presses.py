"""From single characters to lines, without a terminal: editing, and keys that send more than one character.

A keypad sends plain digits, or, where a program has asked the terminal for it, sequences that begin with Escape.
With Num Lock off it sends what the arrow keys send.
"""

from __future__ import annotations

LONGEST_LINE = 4096

ESCAPE = "\x1b"
ENTER, BACKSPACE = "\n", "\b"

_LONGEST_SEQUENCE = 64
_ONE_CHARACTER = {"\x9b": ESCAPE + "[", "\x8f": ESCAPE + "O"}
_STRINGS = frozenset("]PX^_")

_KEYPAD = {f"O{code}": digit for code, digit in zip("pqrstuvwxy", "0123456789", strict=True)}
_KEYPAD |= {"On": ".", "Ol": ",", "OM": ENTER}

_WITHOUT_NUM_LOCK = frozenset(
    [f"{start}{code}" for start in "[O" for code in "ABCDEFGH"] + [f"[{number}~" for number in range(1, 9)]
)


NO_DIGIT = "no-digit"
"""What is no character: an arrow, or a keypad's key with Num Lock off."""


class Decoder:
    """Turns the characters of a terminal into keys: characters, ENTER, BACKSPACE, and NO_DIGIT."""

    def __init__(self) -> None:
        self._sequence = ""

    @property
    def unfinished(self) -> bool:
        """Whether a sequence has begun that may also be the Escape key alone."""
        return bool(self._sequence)

    def feed(self, text: str) -> list[str]:
        """The keys of some characters; a sequence may come in pieces."""
        found: list[str] = []
        for char in text:
            for one in _ONE_CHARACTER.get(char, char):
                found += self._sequenced(one) if self._sequence else self._single(one)
        return found

    def pause(self) -> list[str]:
        """Nothing has come for a while: what had begun is the Escape key, or a sequence cut short."""
        alone, self._sequence = self._sequence == ESCAPE, ""
        return [ESCAPE] if alone else []

    def _single(self, char: str) -> list[str]:
        if char == ESCAPE:
            self._sequence = ESCAPE
            return []
        if char in "\r\n":
            return [ENTER]
        if char in "\b\x7f":
            return [BACKSPACE]
        return [char]

    def _sequenced(self, char: str) -> list[str]:
        """One more character of a sequence, and the key when it is whole."""
        if char in (ESCAPE, "\r", "\n"):
            # Never part of one: Enter must not get lost; an Escape may end a string, which means nothing.
            self._sequence = ""
            return self._single(char)
        self._sequence += char
        if not _is_whole(self._sequence):
            if len(self._sequence) > _LONGEST_SEQUENCE:  # its beginning and its end are all that matters
                self._sequence = self._sequence[:2] + self._sequence[-2:]
            return []
        code, self._sequence = self._sequence[1:], ""
        if code in _KEYPAD:
            return [_KEYPAD[code]]
        return [NO_DIGIT] if code in _WITHOUT_NUM_LOCK else []


def _is_whole(sequence: str) -> bool:
    """Whether a sequence from Escape on is complete."""
    start, rest = sequence[1], sequence[2:]
    if start in _STRINGS:
        return rest.endswith("\x07")
    if start == "O":
        return bool(rest) and not rest[-1].isdigit()
    if start != "[":
        return True
    if rest.startswith("["):  # function keys of the Linux console
        return len(rest) == 2
    shifted = rest.endswith("$") and rest[:-1].isdigit()  # as rxvt sends it
    return bool(rest) and ("@" <= rest[-1] <= "~" or shifted)


class Entry:
    """A line as it is being typed."""

    def __init__(self) -> None:
        self._chars: list[str] = []
        self._told = False

    def __len__(self) -> int:
        return len(self._chars)

    def press(self, char: str) -> str | None:
        """Take one key; the whole line on Enter, else None."""
        if char == ENTER:
            line = "".join(self._chars)
            self._chars.clear()
            self._told = False
            return line
        if char == BACKSPACE:
            self._chars[-1:] = []
        elif char in (ESCAPE, "\x15"):
            self._chars.clear()
        elif char.isprintable() and len(self._chars) < LONGEST_LINE:
            self._chars.append(char)
        return None

    def no_digit(self) -> bool:
        """A key came that is no digit now: what was typed would miss it, and is dropped. True once a line."""
        self._chars.clear()
        first, self._told = not self._told, True
        return first
