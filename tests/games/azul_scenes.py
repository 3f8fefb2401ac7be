"""Scenes of Azul whose lines are written down in three languages, and how they are written anew.

Scenes are played through the game from a fixed table: Jana, Petr and Ema, or Ola, Piotr and Zosia, or Jane, Peter
and Emma. `python -m tests.games.azul_scenes` writes tests/golden/azul_lines.txt after a change of the texts; read
the difference first.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

from companion.core.model import Announcement, Fact, Move, Phrase, Piece, Place, Player
from companion.games import load
from companion.games.api import Game
from companion.games.azul.finished.layout import parse_layout
from companion.games.azul.rules.editions import CHOCOLATIER, MARKER, MINI, Edition
from companion.games.azul.rules.points import bonuses
from companion.games.azul.rules.state import NONE, ROUND, Board, State
from companion.language.phrases import LANGUAGES, LEVELS, Language, Phrases, Sayable
from tests.games.azul_kit import counts, lines, offered, setup, tiled, told, wall
from tests.language_support import NAMES

GOLDEN = Path(__file__).parents[1] / "golden" / "azul_lines.txt"
HEAD = "# The words of Azul: scene | language | level | line; python -m tests.games.azul_scenes writes it anew."
SPOKEN = {language: Phrases(language, strict=True) for language in LANGUAGES}


Table = tuple[Game[Any], State]


def table(language: Language, edition: Edition, *variants: str, players: int = 3) -> Table:
    """A table before it is known who begins."""
    names = NAMES[language]
    seated = tuple(Player(number, names[number - 1]) for number in range(1, players + 1))
    game: Game[Any] = load(edition.name)
    return game, game.start(replace(setup(edition.name, players, *variants), players=seated))


def said(table: Table, text: str) -> list[Sayable]:
    """What is said of the last of these acts, typed in this state, one a line."""
    game, state = table
    *before, last = text.splitlines()
    state = told(game, state, *before)
    move = game.parse(state, last)
    if not isinstance(move, Move):
        return [*move]
    problems = game.judge(state, move)
    return [*problems] if problems else [*game.tell(state, move, game.play(state, move))]


def laid(table: Table, text: str) -> list[Sayable]:
    """What is said of a tile that is laid on a board, though the act is not due; then what hands are to do."""
    game, state = table
    move = game.parse(state, text)
    assert isinstance(move, Move)
    problems = game.judge(state, replace(move, comes=((Place("1", 2, 4), Piece("tile red")),)))
    return [one for problem in problems for one in (problem, problem.hands) if one]


def awaited(table: Table, text: str = "") -> list[Sayable]:
    """What the game waits for after these acts."""
    game, state = table
    return [one.act for one in game.awaited(told(game, state, *text.splitlines()))]


def as_act(table: Table, text: str) -> list[Sayable]:
    """The act as the item of a list."""
    game, state = table
    move = game.parse(state, text)
    assert isinstance(move, Move)
    return [Phrase("act-open", {"player": "", "act": game.act(state, move)})]


def taking(language: Language) -> Table:
    """Ema is on turn; display one as in the model of a take; line four holds a blue tile, wall row two has red."""
    game, state = table(language, MINI)
    state = offered(state, ("red red red blue", "yellow yellow black black", "white white white"), "blue blue")
    ema = Board(lines=lines(MINI, {4: ("blue", 1), 5: ("black", 5)}), wall=wall(MINI, [(2, 4, "red")]))
    return game, state.with_board(3, ema)._replace(turn=3)


def full_floor(language: Language) -> Table:
    """The same with five tiles on Ema's floor."""
    game, state = taking(language)
    return game, state.with_board(3, state.boards[2]._replace(floor=(1, 1, 2, 2, 2)))


def marker_gone(language: Language) -> Table:
    """The same after Jana has taken the marker."""
    game, state = taking(language)
    return game, state._replace(taker=1)


def last_take(language: Language) -> Table:
    """One display is left, and Ema takes it; Jana has two complete lines, Petr none."""
    game, state = table(language, MINI)
    jana = Board(lines=lines(MINI, {1: ("yellow", 1), 3: ("red", 3), 5: ("blue", 2)}))
    ema = Board(lines=lines(MINI, {2: ("black", 1)}))
    state = offered(state, ("black",)).with_board(1, jana).with_board(3, ema)
    return game, state._replace(turn=3)


def tiling(language: Language) -> Table:
    """Jana's red of line two has three tiles to its left and two above and below; she has twelve points."""
    game, state = table(language, MINI)
    cells = [(2, 1, "white"), (2, 2, "blue"), (2, 3, "yellow"), (1, 4, "black"), (3, 4, "blue")]
    held = {2: ("red", 2), 4: ("blue", 4)}
    jana = Board(lines=lines(MINI, held), wall=wall(MINI, cells), score=12)
    return game, tiled(state, {1: jana})


def last_row(language: Language) -> Table:
    """Jana's row two lacks nothing but its red; Petr's floor has four tiles and the marker, Ema has few points."""
    game, state = table(language, MINI)
    cells = [(2, 1, "white"), (2, 2, "blue"), (2, 3, "yellow"), (2, 5, "black"), (1, 1, "blue")]
    jana = Board(lines=lines(MINI, {2: ("red", 2)}), wall=wall(MINI, cells), score=12)
    petr = Board(floor=(MARKER, 1, 2, 2, 3), score=20, wall=wall(MINI, [(1, 1, "blue"), (1, 3, "red")]))
    ema = Board(floor=(1, 1, 1), score=3)
    return game, tiled(state, {1: jana, 2: petr, 3: ema})._replace(taker=2)


def reverse(language: Language) -> Table:
    """The side without colours: Jana's line two may go to several columns, line three to none."""
    game, state = table(language, MINI, "reverse")
    cells = [(1, 1, "blue"), (2, 2, "blue"), (4, 5, "blue"), (3, 3, "black"), (3, 4, "yellow"), (2, 5, "white")]
    jana = Board(lines=lines(MINI, {2: ("red", 2), 3: ("blue", 3)}), wall=wall(MINI, cells), floor=(1,), score=5)
    return game, tiled(state, {1: jana})


def blank(language: Language) -> Table:
    """The side without colours, where nothing lies yet: Jana's red of line two may go to every column."""
    game, state = table(language, MINI, "reverse")
    return game, tiled(state, {1: Board(lines=lines(MINI, {2: ("red", 2)}))})


def special(language: Language) -> Table:
    """Three gold displays: the rest stays on the second, is spread from the third, the fourth is kept."""
    game, state = table(language, CHOCOLATIER, "special", "marker")
    golds = ((1, "sn3"), (2, "sn4"), (3, "sn5"))
    displays = ("red red", "white white blue brown", "blue red red black", "brown brown brown white", "black")
    return game, offered(state._replace(golds=golds), displays, "white white")


def tie(language: Language, rows: bool) -> Table:
    """The end: Jana and Petr are level, by complete rows or in everything."""
    game, state = table(language, MINI)
    row = [(1, column + 1, word) for column, word in enumerate(MINI.colours)]
    below = [(2, 1, "white"), (2, 2, "blue")]
    boards = {
        1: Board(wall=wall(MINI, [*row, *below]), score=48),
        2: Board(wall=wall(MINI, below if rows else row), score=50 if rows else 48),
        3: Board(score=31),
    }
    return game, tiled(state, boards)._replace(phase=ROUND, round=5)


def locked(language: Language) -> Table:
    """The side without colours: no row of anybody can be completed, no free cell takes what it lacks."""
    game, state = table(language, MINI, "reverse", players=2)
    written = ("yk.rw .rbwy w.ykb kwry. byw.k", "by.kr kwr.b ykwb. .byrk wrky.")
    walls = [parse_layout("\n".join(one.split()).encode(), "", MINI, reverse=True).wall for one in written]
    boards = tuple(Board(wall=one, counted=5, score=points) for one, points in zip(walls, (31, 28), strict=True))
    return game, state._replace(boards=boards, phase=ROUND, starter=1, round=9)


def emptied(language: Language) -> Table:
    """Bag and lid are empty at the end of a round."""
    game, state = table(language, MINI, players=2)
    boards = (Board(counted=5, score=31), Board(counted=5, score=28))
    return game, state._replace(boards=boards, phase=ROUND, starter=1, round=9, bag=NONE, lid=NONE)


def filled(language: Language) -> Table:
    """Before the last display is filled: two special ones attract a colour, the third gets one more."""
    game, state = table(language, CHOCOLATIER, "special")
    draws = ["0 lots 2", "0 gold 2 sn2-red", "0 gold 4 sn2-blue", "0 gold 6 sn1"]
    draws += ["0 draw red red red blue", "0 draw white white black black", "0 draw red brown brown brown"]
    draws += ["0 draw white white white white"] * 3
    return game, told(game, state, *draws)


def nearly_empty(language: Language) -> Table:
    """Two red tiles are left in the bag, and blue ones in the lid."""
    game, state = table(language, MINI)
    state = told(game, state, "0 lots 2")
    return game, state._replace(bag=counts(MINI, "red red"), lid=counts(MINI, "blue blue blue blue"))


def narrow(language: Language) -> Table:
    """The side without colours: of Jana's two blue lines, the first has a single free column."""
    game, state = table(language, MINI, "reverse")
    cells = [(1, 1, "yellow"), (1, 2, "red"), (1, 4, "black"), (1, 5, "white")]
    jana = Board(lines=lines(MINI, {1: ("blue", 1), 2: ("blue", 2)}), wall=wall(MINI, cells))
    return game, tiled(state, {1: jana})


def every_bonus(language: Language) -> Table:
    """A player has every bonus once."""
    game, state = table(language, MINI)
    row = [(1, at + 1, word) for at, word in enumerate(MINI.colours)]
    column = [(at + 1, 1, word) for at, word in enumerate(("blue", "white", "black", "red", "yellow"))]
    blue = [(at, at, "blue") for at in range(2, 6)]
    board = Board(wall=wall(MINI, [*row, *column, *blue]), score=41)
    return game, state.with_board(1, board)


def score(language: Language) -> list[Sayable]:
    """The score lines of a player who has every bonus once."""
    game, state = every_bonus(language)
    return [one for one in game.score(state) if one.player == 1]


def lifted(language: Language, *variants: str) -> list[Sayable]:
    """What is said of a blue tile on the cell of red, and of a red tile that goes back there, or is undone."""
    game, state = table(language, CHOCOLATIER, *variants)
    where, name = game.where(state, Place("1", 1, 4)), NAMES[language][0]
    parts = (Phrase("part-at", {"what": game.noun("red"), "cell": where}),)
    facts: dict[str, Fact] = {"player": name, "several": 1}
    return [
        Phrase("take-away", {**facts, "thing": game.thing(state, "tile blue"), "cells": (where,)}),
        Phrase("put-back", {**facts, "thing": game.thing(state, "tile red"), "parts": parts}),
        Phrase("undone-lift", {"player": name, "thing": game.thing(state, "tile red"), "cells": (where,)}),
    ]


_GOLD = "0 lots 2\n0 gold 2 sn2-red"
_KEPT = "1 take 4 brown 3\n2 take 5 black 1\n3 take 1 red 2"

SCENES: dict[str, Callable[[Language], list[Sayable]]] = {
    "lots": lambda one: said(table(one, MINI), "0 lots 2"),
    "drawn": lambda one: said(table(one, MINI), "0 lots 2\n0 draw red red red blue"),
    "offer begins": lambda one: said(table(one, MINI), "0 lots 2" + "\n0 draw red red blue black" * 7),
    "24 take": lambda one: said(taking(one), "3 take 1 red 3"),
    "34 take told": lambda one: as_act(taking(one), "3 take 1 red 3"),
    "take one": lambda one: said(taking(one), "3 take 1 blue 4"),
    "take nothing left": lambda one: said(taking(one), "3 take 3 white 3"),
    "take too many": lambda one: said(taking(one), "3 take 2 yellow 1"),
    "take with marker": lambda one: said(taking(one), "3 take 0 blue 1"),
    "take without marker": lambda one: said(marker_gone(one), "3 take 0 blue 2"),
    "take to the floor": lambda one: said(taking(one), "3 take 3 white 0"),
    "take to the floor told": lambda one: as_act(taking(one), "3 take 0 blue 0"),
    "take to a full floor": lambda one: said(full_floor(one), "3 take 3 white 0"),
    "offer over": lambda one: said(last_take(one), "3 take 1 black 2"),
    "25 tile": lambda one: said(tiling(one), "1 tile 2"),
    "tile told": lambda one: as_act(tiling(one), "1 tile 2"),
    "tile too early": lambda one: said(tiling(one), "1 tile 4"),
    "tile counts another": lambda one: said(tiling(one), "1 tile 4\n1 tile 2"),
    "tile awaited": lambda one: awaited(tiling(one)),
    "last tile awaited": lambda one: awaited(tiling(one), "1 tile 2"),
    "column awaited": lambda one: awaited(reverse(one)),
    "any column awaited": lambda one: awaited(blank(one)),
    "drop awaited": lambda one: awaited(reverse(one), "1 tile 2 4 red"),
    "25 why": lambda one: [*_reasons(tiling(one), "1 tile 2\n1 tile 4", 1)],
    "row complete, check": lambda one: said(last_row(one), "1 tile 2"),
    "26 round ends": lambda one: said(last_row(one), "1 tile 2\n0 round"),
    "round goes on": lambda one: said(last_take(one), "3 take 1 black 2\n1 tile 1\n1 tile 3\n3 tile 2\n0 round"),
    "reverse tile": lambda one: said(reverse(one), "1 tile 2 4 red"),
    "reverse drop": lambda one: said(reverse(one), "1 tile 2 4 red\n1 drop 3"),
    "reverse drop told": lambda one: as_act(reverse(one), "1 drop 3"),
    "gold": lambda one: said(table(one, CHOCOLATIER, "special"), "0 lots 2\n0 gold 2 sn2-red"),
    "gathered": lambda one: said(filled(one), "0 draw white white white white"),
    "extra": lambda one: said(filled(one), "0 draw white white white white\n0 draw red"),
    "rest stays": lambda one: said(special(one), "1 take 2 white 2"),
    "rest to spread": lambda one: said(special(one), "1 take 3 red 2"),
    "spread": lambda one: said(special(one), "1 take 3 red 2\n1 spread left right"),
    "display kept": lambda one: said(special(one), "1 take 4 brown 2"),
    "marker sheltered": lambda one: said(special(one), f"{_KEPT}\n1 take 0 white 5")[:1],
    "bonuses won": lambda one: [*_bonuses(one)],
    "locked": lambda one: said(locked(one), "0 round")[-1:],
    "nothing left": lambda one: said(emptied(one), "0 round")[-1:],
    "tie by rows": lambda one: said(tie(one, rows=True), "0 round")[-1:],
    "tie in everything": lambda one: said(tie(one, rows=False), "0 round")[-1:],
    "score": score,
    "lift, put back, undone": lifted,
    "lift, put back, undone, reverse": lambda one: lifted(one, "reverse"),
    "from the lid too soon": lambda one: said(nearly_empty(one), "0 draw blue blue blue blue"),
    "no such special display": lambda one: said(table(one, CHOCOLATIER, "special"), "0 lots 2\n0 gold 2 sn9"),
    "special already": lambda one: said(table(one, CHOCOLATIER, "special"), f"{_GOLD}\n0 gold 2 sn1"),
    "special twice": lambda one: said(table(one, CHOCOLATIER, "special"), f"{_GOLD}\n0 gold 3 sn2-red"),
    "more than are left": lambda one: said(nearly_empty(one), "0 draw red red white blue"),
    "too few told": lambda one: said(nearly_empty(one), "0 draw red red"),
    "sides missing": lambda one: said(special(one), "1 take 3 red 2\n1 spread left"),
    "cell taken": lambda one: said(reverse(one), "1 tile 2 2 red"),
    "cell needed": lambda one: said(narrow(one), "1 tile 2 3 blue"),
    "not there": lambda one: said(taking(one), "3 take 1 white 1"),
    "empty": lambda one: said(taking(one), "3 take 7 white 1"),
    "other turn": lambda one: said(taking(one), "1 take 1 red 1"),
    "line holds another": lambda one: said(taking(one), "3 take 1 red 4"),
    "line full": lambda one: said(taking(one), "3 take 1 red 5"),
    "on the wall already": lambda one: said(taking(one), "3 take 1 red 2"),
    "tiling too early": lambda one: said(taking(one), "3 tile 5"),
    "tiling too early, laid": lambda one: laid(taking(one), "1 tile 2 4 red"),
    "wrong cell": lambda one: said(tiling(one), "1 tile 2 3 red"),
    "wrong line": lambda one: said(tiling(one), "1 tile 3 4 red"),
    "column has it": lambda one: said(reverse(one), "1 tile 3 1 blue"),
    "leave": lambda one: said(taking(one), "1 leave"),
}  # fmt: skip


def _bonuses(language: Language) -> Iterator[Announcement]:
    """What walls bring at the end: one with every bonus, then one with a single row."""
    yield from bonuses(every_bonus(language)[1])
    game, state = last_row(language)
    yield from bonuses(told(game, state, "1 tile 2"))


def _reasons(table: Table, text: str, seat: int) -> list[Announcement]:
    game, state = table
    return game.reasons(told(game, state, *text.splitlines()), seat)


def worded(language: Language, name: str) -> Iterator[str]:
    """The lines of a scene as they stand in the file."""
    phrases = SPOKEN[language]
    for phrases.level in LEVELS[:2]:
        for one in SCENES[name](language):
            if line := phrases.say(one):
                yield f"{name} | {language} | {phrases.level} | {line}"


def main() -> None:
    """Write the golden file anew."""
    written = [line for name in SCENES for language in LANGUAGES for line in worded(language, name)]
    GOLDEN.write_text("\n".join([HEAD, *written]) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
