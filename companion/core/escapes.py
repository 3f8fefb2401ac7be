"""What names and texts from outside must not bring along: commands to a terminal, and markup. Pure."""

from __future__ import annotations

import re

_SEQUENCE = re.compile(
    r"(?:\x1b\[|\x9b)[0-?]*[ -/]*[@-~]"  # colours, moves of the cursor
    r"|(?:\x1b[\]PX^_]|[\x90\x98\x9d-\x9f])[^\x07\x1b\x9c\r\n]*(?:\x07|\x1b\\|\x9c)"  # the window's title
    r"|\x1b[ -/]*[0-~]"
)

_MARKUP = re.compile(r"<[^<>]*>")


def without(text: str) -> str:
    """The text with a blank for every such sequence, so that no part of one is read aloud; whatever the text."""
    return _SEQUENCE.sub(" ", text)


def unmarked(text: str) -> str:
    """The text with a blank for each tag of markup."""
    return _MARKUP.sub(" ", text)
