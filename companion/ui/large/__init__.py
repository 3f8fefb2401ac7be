"""The large view: the last sentence, what is awaited and the boards, in letters drawn from block characters.

For a person who sees, but not well; chosen by `companion play --large`. `font` and `compact` hold the letters,
`blocks` sets text, `boards`, `render` and `pages` make the pictures (all pure), `drawing` takes from a table's
state what is shown, `screen` owns the terminal, `display` follows the stream.
"""

import sys

from companion.ui.large.display import LargeDisplay
from companion.ui.large.pages import SENTENCE
from companion.ui.large.screen import LargeScreen


def on_terminal() -> LargeDisplay:
    """What shows a game on standard output in large letters; it takes the terminal at once."""
    return LargeDisplay(LargeScreen(sys.stdout, page=SENTENCE))
