"""The large view: the last sentence, what is awaited and the boards, in letters drawn from block characters.

For a person who sees, but not well; chosen by `companion play --large`. `font` and `compact` hold the letters,
`blocks` sets text, `boards`, `render` and `pages` make the pictures (all pure), `drawing` takes from a table's
state what is shown, `screen` owns the terminal, in a thread of its own (`thread`), and `output` writes to it;
`display` follows the stream.
"""

import sys

from companion.ui.large.display import LargeDisplay
from companion.ui.large.output import TerminalOutput
from companion.ui.large.pages import SENTENCE
from companion.ui.large.screen import LargeScreen
from companion.ui.large.thread import ScreenThread


def on_terminal() -> LargeDisplay:
    """What shows a game on standard output in large letters, and takes the terminal with the first sentence."""
    output = TerminalOutput(sys.stdout) if sys.stdout is not None else None
    return LargeDisplay(ScreenThread(LargeScreen(output, page=SENTENCE), output))
