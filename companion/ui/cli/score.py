"""`companion score`: the points of layout files, of the game being played, or of what lies on the boards."""

from __future__ import annotations

from typing import Any

import click

from companion.games.counting import ROUNDS
from companion.ui.cli.games import counting_options
from companion.ui.cli.options import language_options, port_option, speech_options


@click.command("score")
@click.option("--layout", "layouts", multiple=True, metavar="FILE...", help="Layout files; more may follow it.")
@click.argument("files", nargs=-1)
@counting_options
@click.option(ROUNDS, is_flag=True, help="Azul: count round by round what is typed; goes on where it was left.")
@click.option("--json", "as_json", is_flag=True, help="One JSON object a line a file, in the order given.")
@port_option
@language_options
@speech_options
def command(**told: Any) -> None:
    """Count the points of a finished game.

    Without files: of the game being played, with its own variants, else of what lies on the connected boards, one
    player a board. With --layout: of what is written down, one line a row; a dot is empty. What is doubted is told
    first; at a terminal Enter then looks again, elsewhere the status is 1, unless --as-it-lies is given.

    Královská zahrada, unless --game names another: the far row first, cells separated by blanks, C the castle,
    else W field, F forest, L lake, M meadow, S swamp or N mine and the number of crowns.

    Azul: five rows of five cells, the row of the shortest line first, blanks where you like. Azul Mini: B blue,
    Y yellow, R red, K black, W white. Azul Master Chocolatier: B blue, N brown, W white, K black, R red. The
    digits 1 to 5 mean the same colours in this order. Lines before the rows may tell more: points: 34, name: Jana,
    side: reverse, game: azul-mini. A # begins a remark. --rounds keeps the score of a set without electronics.

    Queen's Garden: lines of a name, a colon and what it tells. Heads: name: Jana, points: 41, jokers: 2, storage:
    tree blue, expansion bird yellow; round: 2 scores that round, else the end is scored; side: b. Spaces clockwise
    from twelve o'clock, a hyphen is empty: fountain: - tree-blue - - 13 - tells the fountain board; 2: front 6 and
    six spaces of the rim the expansion at two o'clock with its printed hexagon at six; 2: back, the middle and the
    rim one face down; 2-6: 13 one space alone. A hexagon is its colour and pattern, as words or as two digits:
    blue 1, purple 2, dark purple 3, light green 4, dark green 5, yellow 6; tree 1, bird 2, butterfly 3, flower 4,
    plant 5, tulips 6. Without files, after a game without electronics, each garden is asked for space by space.

    Dynasty takes the files of the first game, then of the second, then of the third, the players always in the
    same order: --variant dynasty jana-1 petr-1 jana-2 petr-2 jana-3 petr-3. A player is called by the file of the
    first game, without a last -1. With --json a last line tells the sums, in Azul the places of several files.
    """
    from companion.evening.counter import score
    from companion.evening.counting import asked_of

    score(asked_of(told))
