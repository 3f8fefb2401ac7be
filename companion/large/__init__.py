"""The large view: the last sentence, what is awaited and the boards, in letters drawn from block characters.

For a person who sees, but not well; chosen by `companion play --large`. `font` and `compact` hold the letters,
`blocks` sets text, `boards` and `render` make the picture (all pure), `view` takes from a match what is shown,
`screen` owns the terminal.
"""

from companion.large.screen import COLOURS, LargeScreen
from companion.large.view import Board, Cell, View, Watcher, view_of

__all__ = ["COLOURS", "Board", "Cell", "LargeScreen", "View", "Watcher", "view_of"]
