"""The commands of every game, with their digits and letters.

Numbers: one digit for what is asked all the time; 1x for points, 2x to 6x for what a game brings on its own,
7x for the program, 8x and 9x for the voice. 44 to 48 stand here because every game has them. A question about the
own board takes two keys at most, about another's four: the player's digit, the point, two digits; Enter and what
follows the command (a cell, a row, a number) not counted.

Letters are the same in every language, so that nobody learns them twice, and a screen reader's own commands do not
meet them: each is typed on a line of its own, then Enter. y and z are not among them, for they change places
between keyboards. All others are taken.

    points  s score  a areas  k ranking          acts    g confirm  u undo  e end  l last
    board   h here   o row    c column  d around  speech  r repeat   p previous  n next  x stop
    dominoes  f fits  b best                      help    t help     j learn     m all commands
    moment  w waiting  i why                      program q quit     v level of detail
"""

from __future__ import annotations

from companion.core.model import Act, Command

ASK, TELL, HERE = Act.ASK, Act.TELL, Act.HERE

GENERAL: tuple[Command, ...] = (
    Command("stop", "0", HERE, "x"),
    Command("waiting", "1", ASK, "w"),
    Command("repeat", "2", HERE, "r"),
    Command("score", "11", ASK, "s", ("number?",), quick="3"),
    Command("previous", "4", HERE, "p"),
    Command("why", "5", ASK, "i"),
    Command("next", "6", HERE, "n"),
    Command("last", "8", ASK, "l"),
    Command("undo", "44", TELL, "u"),
    Command("confirm", "45", TELL, "g", quick="7"),
    Command("end", "46", TELL, "e", asks_twice=True),
    Command("open", "47", ASK),
    Command("changed", "48", ASK, args=("number?",)),
    Command("help", "71", HERE, "t", quick="9"),
    Command("learn", "72", HERE, "j"),
    Command("new", "73", HERE, asks_twice=True),
    Command("quit", "74", HERE, "q", asks_twice=True),
    Command("commands", "75", HERE, "m"),
    Command("language", "80", HERE),
    Command("slower", "81", HERE),
    Command("faster", "82", HERE),
    Command("quieter", "83", HERE),
    Command("louder", "84", HERE),
    Command("lower", "85", HERE),
    Command("higher", "86", HERE),
    Command("level", "87", HERE, "v"),
    Command("earcons", "88", HERE),
    Command("voice", "89", HERE),
    Command("mute", "91", HERE, args=("number?",)),
    Command("numbers", "92", HERE),
    Command("computer", "93", HERE, args=("number?",)),
)
"""What can be typed in every game."""

AT_TABLE = frozenset({"new", "quit", "computer", "mute", "voice", "earcons", "level", "language"}) | {
    "slower", "faster", "quieter", "louder", "lower", "higher",
}  # fmt: skip
"""What a page cannot ask for: what concerns everybody at the table."""

BUTTONS = {"1": "confirm", "2": "score", "3": "why", "4": "repeat", "5": "stop"}
"""What the buttons of a board do, as commands of the player whose board it is."""
