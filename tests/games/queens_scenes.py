"""Scenes of Queen's Garden whose lines are written down in three languages, and how they are written anew.

Scenes are played from positions laid by hand: Jana, Petr and Ema (Ola, Piotr, Zosia; Jane, Peter, Emma).
`python -m tests.games.queens_scenes` writes tests/golden/queens_lines.txt after a change of the texts; read the
difference first.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from companion.core.model import Move, Phrase, Place, Player
from companion.games.queens_garden.rules.state import FILL, ROUND, TURN, Garden, State
from companion.language.phrases import LANGUAGES, LEVELS, Language, Phrases, Sayable
from companion.play.referee import trouble
from tests.games.azul_kit import told
from tests.games.queens_kit import BACK, GAME, garden, heap, setup, table
from tests.games.queens_refusals import REFUSALS, Refusal
from tests.language_support import NAMES

GOLDEN = Path(__file__).parents[1] / "golden" / "queens_lines.txt"
HEAD = "# The words of Queen's Garden: scene | language | level | line; python -m tests.games.queens_scenes."
SPOKEN = {language: Phrases(language, strict=True) for language in LANGUAGES}


def named(state: State, language: Language) -> State:
    """The same table with the players of a language."""
    seated = tuple(Player(player, NAMES[language][player - 1]) for player in state.table.players)
    made = replace(state.table.setup, players=seated)
    return state._replace(table=state.table._replace(setup=made))


def said(state: State, text: str) -> list[Sayable]:
    """What is said of the last of these acts, one a line."""
    *before, last = text.splitlines()
    state = told(GAME, state, *before)
    move = GAME.parse(state, last)
    if isinstance(move, list) or (problems := GAME.judge(state, move)):
        return [*(move if isinstance(move, list) else problems)]
    return [*GAME.tell(state, move, GAME.play(state, move))]


def listed(state: State, text: str) -> list[Sayable]:
    """The last of these acts as the item of a list."""
    *before, last = text.splitlines()
    state = told(GAME, state, *before)
    move = GAME.parse(state, last)
    assert isinstance(move, Move)
    return [Phrase("act-open", {"player": "", "act": GAME.act(state, move)})]


def awaited(state: State, text: str = "") -> list[Sayable]:
    """What the game waits for after these acts."""
    return [one.act for one in GAME.awaited(told(GAME, state, *text.splitlines()))]


def why(state: State, text: str, seat: int = 1) -> list[Sayable]:
    """Why the points of these acts came."""
    return [*GAME.reasons(told(GAME, state, *text.splitlines()), seat)]


# ---- positions --------------------------------------------------------------------------------------------------


def begun(**changes: Any) -> State:
    """A game of three before lots."""
    state: State = GAME.start(setup(3))
    return state._replace(**changes)


def display() -> State:
    """The example of the rulebook: three blue tiles and a yellow bird on the stack, a green tree turned up."""
    top = "bird-blue flower-blue plant-blue bird-yellow"
    return table(garden(), garden(), top=top, beside=("bird-yellow tree-yellow", "expansion tree-light-green"))


def nearly_full() -> State:
    """A storage that blue would fill, tiles and expansions."""
    held = "tree-purple tree-yellow bird-purple plant-purple plant-yellow flower-purple flower-yellow"
    mine = garden(tiles=held, beds="tree-yellow", jokers=3)
    return table(mine, top="bird-blue flower-blue bird-yellow", beside=("expansion tree-blue",))


def laying() -> State:
    """Blue and butterflies in the garden, and what pays for more of both."""
    cells = {
        "2-12": "flower-yellow",
        "2-8": "tree-blue",
        "fountain-2": "bird-blue",
        "fountain-12": "butterfly-yellow",
    }
    held = "butterfly-blue butterfly-yellow butterfly-purple tree-blue plant-yellow flower-blue tulips-blue"
    mine = garden(cells, {2: 12}, tiles=held, beds="flower-dark-green", jokers=4, score=12)
    return table(mine, garden(), top="tree-yellow")


def five_blue() -> State:
    """Five blue hexagons around the fountain; the sixth closes it in and makes a group of six."""
    words = ("tree-blue", "bird-blue", "butterfly-blue", "flower-blue", "plant-blue")
    cells = {f"fountain-{hour}": word for hour, word in zip((2, 4, 6, 8, 10), words, strict=True)}
    return table(garden(cells, tiles="tulips-blue", jokers=5), garden(), top="tree-yellow")


def around_statue(free: int) -> State:
    """One cell is missing around the statue at one o'clock; the storage has so many free spaces after the act."""
    cells = {"fountain-12": "tree-blue", "fountain-2": "bird-blue", "12-4": "flower-yellow", "12-6": "flower-blue"}
    cells |= {"2-8": "butterfly-blue"}
    held = [
        "tree-yellow",
        *["plant-purple"] * 3,
        *["tulips-purple"] * 3,
        *["plant-dark-green"] * 3,
        "tulips-yellow",
    ]
    mine = garden(cells, {12: BACK, 2: BACK}, tiles=" ".join(held[: 12 - free + 1]), jokers=1 if free == 0 else 0)
    return table(mine, garden(), top="tree-purple")


def bought() -> State:
    """One expansion is left in the supply."""
    return table(garden(score=14), garden(), top="tree-yellow", supply=1)


def passing(score: int, **changes: Any) -> State:
    """A player with so many points, some tiles and an expansion."""
    held = "tree-blue tree-blue butterfly-yellow"
    return table(garden(tiles=held, beds="bird-yellow", score=score), garden(), top="tree-yellow", **changes)


GROUPS = {
    "fountain-12": "tree-blue",
    "fountain-2": "tree-yellow",
    "fountain-4": "tree-purple",
    "2-4": "bird-yellow",
}


def wheel_over() -> State:
    """All have passed in round one; Petr has the marker; Ema has nothing that scores."""
    jana = garden({**GROUPS, "4-12": "plant-dark-green"}, {2: 4, 4: 12}, score=14)
    petr = garden({"fountain-6": "tree-dark-green"}, tiles="bird-blue", score=20)
    state = table(
        jana, petr, garden(), top="tree-blue bird-blue", beside=("flower-blue", "expansion tree-yellow", "gone")
    )
    return state._replace(phase=ROUND, turn=0, marker=2, passed=(2, 3, 1))


def last_round(*gardens: Garden) -> State:
    """All have passed in round four; the first player has the marker."""
    state = table(*gardens, variants=())
    return state._replace(phase=ROUND, turn=0, marker=1, passed=(1, 2, 3), round=4, stack=0)


def rich() -> Garden:
    """Six blue hexagons, three trees, a storage with jokers."""
    words = ("tree-blue", "bird-blue", "butterfly-blue", "flower-blue", "plant-blue", "tulips-blue")
    cells = {f"fountain-{hour}": word for hour, word in zip((2, 4, 6, 8, 10, 12), words, strict=True)}
    cells |= {"2-8": "tree-yellow", "2-4": "tree-purple", "2-6": "bird-yellow"}
    return garden(cells, {2: BACK}, tiles="bird-yellow", jokers=4, score=30)


def ends() -> State:
    """Jana has groups, Petr a storage that costs more than he has, Ema nothing."""
    petr = garden(tiles="plant-blue tulips-yellow", beds="bird-blue", jokers=1, score=5)
    return last_round(rich(), petr, garden(jokers=0, score=9))


def level() -> State:
    """Two share the victory."""
    return last_round(garden(jokers=0, score=20), garden(jokers=0, score=20), garden(jokers=0, score=9))


def scarce(bag: str, tower: str, stack: int = 3) -> State:
    """A blue bird can be taken from the stack; so many expansions are in it, so much in bag and tower."""
    state = table(garden(), garden(), top="bird-blue")
    return state._replace(stack=stack, bag=heap(bag), tower=heap(tower))


def empty_round() -> State:
    """A round ends while bag and tower are empty and nothing lies in the display."""
    return wheel_over()._replace(top=(), beside=(), bag=heap(""), tower=heap(""), stack=0)


def drawing() -> State:
    """Four tiles are lacking on the stack."""
    return table(garden(), garden())._replace(phase=FILL, lacking=4)


def turning() -> State:
    """The second expansion beside the stack is to be turned."""
    return table(garden(), garden(), beside=("bird-blue", ""))._replace(phase=TURN)


def lifted(language: Language) -> list[Sayable]:
    """What the house says of a tile and an expansion that lie in a garden, undone or out of place."""
    name, found = NAMES[language][0], []
    for thing, place in (("tile butterfly-blue", Place("1", 1, -1)), ("expansion flower-blue", Place("1", 3, -4))):
        what, where = GAME.thing(begun(), thing), GAME.where(begun(), place)
        found += [
            Phrase("undone-lift", {"player": name, "thing": what, "cells": (where,)}),
            Phrase("take-away", {"player": name, "several": 1, "thing": what, "cells": (where,)}),
        ]
    return [*found]


POSITIONS: dict[str, tuple[Callable[[], State], Callable[..., Sequence[Sayable]], tuple[Any, ...]]] = {
    "lots": (begun, said, ("0 lots 2",)),
    "lots awaited": (begun, awaited, ()),
    "draw awaited": (drawing, awaited, ()),
    "drawn": (drawing, said, ("0 draw tree-blue bird-yellow bird-yellow tulips-purple",)),
    "drawn in part": (drawing, said, ("0 draw tree-blue",)),
    "drawn, listed": (drawing, listed, ("0 draw tree-blue bird-yellow bird-yellow tulips-purple",)),
    "turn awaited": (turning, awaited, ()),
    "turned": (turning, said, ("0 turn 2 tree-light-green",)),
    "turned, listed": (turning, listed, ("0 turn 2 tree-light-green",)),
    "act awaited": (display, awaited, ()),
    "take by colour": (display, said, ("1 take blue",)),
    "take by pattern": (display, said, ("1 take bird bird-yellow@1",)),
    "take of the last tile": (display, said, ("1 take tree",)),
    "take, listed": (display, listed, ("1 take tree",)),
    "take an expansion": (display, said, ("1 take light-green",)),
    "take fills the storage": (nearly_full, said, ("1 take blue",)),
    "28 place": (laying, said, ("1 place butterfly-blue fountain-4 butterfly-yellow joker",)),
    "place, groups": (laying, said, ("1 place butterfly-blue fountain-4 flower-blue tulips-blue",)),
    "place a tree": (laying, said, ("1 place tree-blue fountain-6",)),
    "place, listed": (laying, listed, ("1 place butterfly-blue fountain-4 flower-blue joker",)),
    "lay": (laying, said, ("1 lay flower-dark-green 6 12 joker joker joker",)),
    "lay, listed": (laying, listed, ("1 lay flower-dark-green 6 12 joker joker joker",)),
    "group of six, fountain": (
        five_blue,
        said,
        ("1 place tulips-blue fountain-12 joker joker joker joker joker",),
    ),
    "statue": (lambda: around_statue(3), said, ("1 place tree-yellow 2-10",)),
    "jokers lost": (lambda: around_statue(0), said, ("1 place tree-yellow 2-10",)),
    "buy the last": (bought, said, ("1 buy 2",)),
    "buy, listed": (bought, listed, ("1 buy 2",)),
    "pass first": (lambda: passing(15), said, ("1 pass",)),
    "pass first without a point": (lambda: passing(0), said, ("1 pass",)),
    "pass later, discards": (
        lambda: passing(15, marker=2),
        said,
        ("1 pass tree-blue tree-blue expansion-bird-yellow",),
    ),
    "pass, listed": (lambda: passing(15), listed, ("1 pass tree-blue",)),
    "leave": (display, said, ("1 leave",)),
    "leave, listed": (display, listed, ("1 leave",)),
    "last pass": (lambda: passing(15, marker=2, passed=(2,)), said, ("1 pass",)),
    "round awaited": (wheel_over, awaited, ()),
    "round ends": (wheel_over, said, ("0 round",)),
    "round, listed": (wheel_over, listed, ("0 round",)),
    "end awaited": (ends, awaited, ()),
    "game ends": (ends, said, ("0 end",)),
    "victory shared": (level, said, ("0 round",)),
    "bag short": (lambda: scarce("tree-blue bird-blue", "tree-yellow " * 3), said, ("1 take blue",)),
    "bag empty": (lambda: scarce("", "tree-yellow " * 3 + "bird-blue"), said, ("1 take blue",)),
    "few left": (lambda: scarce("tree-blue", "tree-yellow"), said, ("1 take blue",)),
    "no tile left": (lambda: scarce("", ""), said, ("1 take blue",)),
    "stack taken apart": (lambda: scarce("tree-blue", "", stack=1), said, ("1 take blue",)),
    "no tile left at the start of a round": (empty_round, said, ("0 round",)),
    "why after a round": (wheel_over, why, ("0 round",)),
    "why at the end": (ends, why, ("0 end",)),
    "why after a purchase": (bought, why, ("1 buy 2",)),
    "why after a pass": (lambda: passing(15), why, ("1 pass tree-blue",)),
}
"""Name -> position, what is asked of it, and with what."""

Scene = Callable[[Language], Sequence[Sayable]]


def _posed(state: Callable[[], State], ask: Callable[..., Sequence[Sayable]], args: tuple[Any, ...]) -> Scene:
    return lambda language: ask(named(state(), language), *args)


def _refused(refusal: Refusal) -> Scene:
    """As the match tells it to Jana."""

    def scene(language: Language) -> list[Sayable]:
        return [trouble.refusal(trouble.whose("told", NAMES[language][0], 2), refusal.problems())]

    return scene


SCENES: dict[str, Scene] = {
    **{name: _posed(*position) for name, position in POSITIONS.items()},
    "score": lambda one: [line for line in GAME.score(named(ends(), one)) if line.player == 1],
    "undone, out of place": lifted,
    **{f"refused: {name}": _refused(refusal) for name, refusal in REFUSALS.items()},
}


def worded(language: Language, name: str) -> Iterator[str]:
    """The lines of a scene as they stand in the file; the fullest ones where they are others."""
    phrases, normal = SPOKEN[language], list[str]()
    for phrases.level in LEVELS:
        lines = [line for one in SCENES[name](language) if (line := phrases.say(one))]
        normal = lines if phrases.level == "normal" else normal
        if phrases.level != "full" or lines != normal:
            yield from (f"{name} | {language} | {phrases.level} | {line}" for line in lines)


def main() -> None:
    """Write the golden file anew."""
    written = [line for name in SCENES for language in LANGUAGES for line in worded(language, name)]
    GOLDEN.write_text("\n".join([HEAD, *written]) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
