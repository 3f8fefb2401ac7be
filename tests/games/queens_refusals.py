"""Acts of Queen's Garden that are not legal: each mistake once, in a position made for it."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import NamedTuple

from companion.core.model import Move, Problem
from companion.games.queens_garden.rules.state import FILL, LOTS, OVER, TURN, State

from .queens_kit import BACK, GAME, garden, heap, table

FULL_A = "tree-blue tree-purple tree-yellow bird-blue bird-purple bird-yellow"
FULL_B = "plant-blue plant-purple plant-yellow flower-blue flower-purple"


@cache
def laid() -> State:
    """Some blue at the fountain, a pavilion at two, a bought expansion at four, few points."""
    cells = {
        "fountain-2": "tree-blue",
        "fountain-4": "bird-blue",
        "2-12": "flower-yellow",
        "fountain-10": "tree-yellow",
    }
    held = "butterfly-blue butterfly-blue butterfly-yellow bird-yellow bird-blue tree-yellow plant-purple"
    mine = garden(cells, {2: 12, 4: BACK}, tiles=held, beds="flower-blue tulips-blue", jokers=2, score=4)
    return table(mine, top="plant-blue plant-blue tree-yellow flower-purple", beside=("plant-blue bird-yellow",))


@cache
def joining() -> State:
    """A blue group on either side of the space at twelve, both with the same blue tree."""
    cells = {"fountain-10": "bird-blue", "fountain-8": "tree-blue", "fountain-2": "butterfly-blue"}
    cells |= {"fountain-4": "tree-blue"}
    return table(garden(cells, {12: BACK}, tiles="tulips-blue", jokers=5))


@cache
def twin() -> State:
    """A blue bird, which the group at the fountain has already, two cells away."""
    cells = {"fountain-2": "tree-blue", "fountain-4": "bird-blue"}
    return table(garden(cells, tiles="bird-blue bird-blue", jokers=5))


@cache
def beside_strange() -> State:
    """A yellow tree beside blue, without anything in common with the plant."""
    cells = {"fountain-2": "bird-blue", "fountain-4": "tree-blue"}
    return table(garden(cells, tiles="plant-yellow", jokers=5))


@cache
def full() -> State:
    """A storage with one free space for tiles and none for expansions; blue brings two, bird one, tulips one."""
    mine = garden(tiles=f"{FULL_A} {FULL_B}", beds="tree-blue tree-yellow", jokers=0)
    there = ("expansion tulips-dark-green", "plant-dark-purple")
    return table(mine, top="tree-blue butterfly-blue bird-dark-green bird-yellow", beside=there)


@cache
def mixed() -> State:
    """A display where blue is a tile here and an expansion there, for a storage with space for tiles only."""
    mine = garden(tiles="tree-yellow", beds="bird-purple tree-purple")
    return table(mine, top="tree-blue bird-yellow", beside=("expansion tree-blue",))


@cache
def poor() -> State:
    """Nothing can pay: a plant, one of its colour and no joker."""
    return table(garden(tiles="plant-purple tree-purple bird-yellow", jokers=0))


@cache
def rich() -> State:
    """A yellow flower that several things pay for, or spoil the payment."""
    held = "flower-yellow flower-blue tree-yellow tree-yellow bird-yellow bird-blue"
    return table(garden(tiles=held, beds="flower-purple", jokers=1))


@cache
def packed() -> State:
    """All six slots are taken."""
    return table(garden({}, dict.fromkeys((12, 2, 4, 6, 8, 10), BACK), beds="tree-blue"))


@cache
def five_free() -> State:
    """One slot is taken; a stored expansion that costs nothing."""
    return table(garden({}, {12: BACK}, beds="tree-blue"))


@cache
def drawing() -> State:
    """Three tiles are lacking; two are left in the bag, blue trees in the tower."""
    state = table(garden())
    bag, tower = heap("bird-blue bird-yellow"), heap("tree-blue tree-blue tree-blue")
    return state._replace(phase=FILL, lacking=3, bag=bag, tower=tower)


@cache
def turning() -> State:
    """The second expansion beside the stack is to be turned; the first shows a yellow tree."""
    return table(garden(), beside=("expansion tree-yellow", ""))._replace(phase=TURN)


@cache
def passed() -> State:
    """Player two has passed."""
    return laid()._replace(passed=(2,), marker=2)


class Refusal(NamedTuple):
    """An act in a state, the keys of its problems in order, and of their remedies ("" for none)."""

    state: Callable[[], State]
    text: str
    keys: tuple[str, ...]
    remedies: tuple[str, ...] = ("",)

    def problems(self) -> list[Problem]:
        """Why the act is not legal, as the match hears it."""
        state = self.state()
        move = GAME.parse(state, self.text)
        return GAME.judge(state, move) if isinstance(move, Move) else list(move)


def _one(state: Callable[[], State], text: str, key: str, remedy: str = "") -> Refusal:
    return Refusal(state, text, (key,), (remedy,))


_FLOWER, _JOKERS = "place flower-yellow fountain-6", " joker joker joker"
_CELLS, _PAY = "qg-remedy-cells", "qg-remedy-pay"

REFUSALS: dict[str, Refusal] = {
    "no notation": _one(laid, "?", "qg-no-notation"),
    "no act": _one(laid, "jump 1", "qg-no-act"),
    "nobody's": _one(laid, "1 round", "qg-nobodys"),
    "no player": _one(laid, "7 take blue", "qg-no-player"),
    "no such player at lots": _one(lambda: laid()._replace(phase=LOTS), "0 lots 5", "qg-no-player"),
    "no hexagon": _one(laid, "place tree-green fountain-6", "qg-no-hexagon"),
    "no hexagon given up": _one(laid, "place butterfly-blue fountain-6 bird-blue tree-green", "qg-no-hexagon"),
    "no hexagon laid": _one(laid, "lay tree-green 6 12", "qg-no-hexagon"),
    "no hexagon discarded": _one(laid, "pass bird-yellow tree-green", "qg-no-hexagon"),
    "no hexagon drawn": _one(drawing, "0 draw bird-blue tree-green", "qg-no-hexagon"),
    "no hexagon turned": _one(turning, "0 turn 2 tree-green", "qg-no-hexagon"),
    "no cell": _one(laid, "place butterfly-blue fountain-9", "qg-no-cell"),
    "no hour": _one(laid, "buy 3", "qg-no-hour"),
    "no colour": _one(laid, "take green", "qg-no-criterion"),
    "over": _one(lambda: laid()._replace(phase=OVER), "take blue", "qg-over"),
    "not now": _one(laid, "0 draw tree-blue", "qg-not-now"),
    "not over": _one(laid, "0 end", "qg-not-over"),
    "not your turn": _one(laid, "2 take blue", "qg-not-your-turn"),
    "has passed": _one(passed, "2 take blue", "qg-has-passed"),
    "too many drawn": _one(drawing, "0 draw bird-blue bird-yellow tree-blue tree-blue", "qg-draw-count"),
    "more than are left": _one(drawing, "0 draw bird-blue bird-blue", "qg-drawn-too-many"),
    "bag first": _one(drawing, "0 draw bird-blue tree-blue tree-blue", "qg-bag-first"),
    "another is turned": _one(turning, "0 turn 1 tree-blue", "qg-turn-other"),
    "turned already": _one(turning, "0 turn 2 tree-yellow", "qg-turned-already"),
    "nothing there": _one(laid, "take tulips", "qg-nothing-there", "qg-remedy-criteria"),
    "not at that place": _one(laid, "take plant plant-blue@4", "qg-not-at-place", "qg-remedy-places"),
    "copy told twice": _one(laid, "take plant plant-blue@0 plant-blue@1", "qg-copy-twice"),
    "which copy": _one(laid, "take plant", "qg-which-copy"),
    "storage full": _one(full, "take blue", "qg-storage-tiles", "qg-remedy-criteria"),
    "storage full of expansions": _one(full, "take tulips", "qg-storage-expansions", "qg-remedy-criteria"),
    "other copy": _one(mixed, "take blue tree-blue@1", "qg-storage-expansions", "qg-remedy-other-copy"),
    "joker discarded": _one(laid, "pass joker", "qg-discard-joker"),
    "discard too dear": _one(laid, "pass plant-purple", "qg-discard-points"),
    "no such tile": _one(laid, "place tree-purple fountain-6", "qg-no-such-tile"),
    "too many of a tile": _one(laid, "pass bird-yellow bird-yellow", "qg-no-such-tile"),
    "no such expansion": _one(laid, "lay tree-purple 6 12", "qg-no-such-expansion"),
    "expansion told twice": _one(laid, "pass expansion-flower-blue expansion-flower-blue", "qg-no-such-expansion"),
    "too few jokers": _one(laid, f"place butterfly-blue fountain-6{_JOKERS}", "qg-too-few-jokers", _PAY),
    "slot taken": _one(five_free, "lay tree-blue 12 6", "qg-slot-taken", "qg-remedy-slots"),
    "slots full": _one(packed, "lay tree-blue 12 6", "qg-slots-full"),
    "bought on a taken slot": _one(five_free, "buy 12", "qg-slot-taken", "qg-remedy-slots"),
    "supply empty": _one(lambda: five_free()._replace(supply=0), "buy 2", "qg-supply-empty"),
    "too few points to buy": _one(laid, "buy 6", "qg-buy-points"),
    "no expansion there": _one(laid, "place tree-yellow 6-2", "qg-no-expansion", _CELLS),
    "ornament": _one(laid, "place tree-yellow ornament-1", "qg-ornament-there", _CELLS),
    "pavilion": _one(laid, "place tree-yellow 2-middle", "qg-ornament-there", _CELLS),
    "cell taken": _one(laid, "place tree-yellow fountain-4", "qg-cell-taken", _CELLS),
    "equal neighbour": _one(twin, "place bird-blue fountain-6 joker", "qg-identical-neighbour", _CELLS),
    "nothing shared": _one(
        beside_strange, f"place plant-yellow fountain-12 joker{_JOKERS}", "qg-nothing-shared", _CELLS
    ),
    "twin in the group": _one(twin, "place bird-blue fountain-12 joker", "qg-group-twin", _CELLS),
    "groups joined": _one(
        joining, f"place tulips-blue fountain-12 joker joker{_JOKERS}", "qg-groups-joined", _CELLS
    ),
    "cannot be paid": _one(poor, "place plant-purple fountain-6", "qg-unpayable"),
    "too much paid": _one(
        rich, f"{_FLOWER} tree-yellow bird-yellow bird-blue joker", "qg-cost-count", _PAY
    ),
    "tree paid for": _one(rich, "place tree-yellow fountain-6 joker", "qg-cost-count"),
    "equal ones paid": _one(
        rich, f"{_FLOWER} tree-yellow tree-yellow bird-yellow", "qg-cost-identical", _PAY
    ),
    "strange one paid": _one(
        rich, f"{_FLOWER} tree-yellow bird-yellow bird-blue", "qg-cost-strange", _PAY
    ),
    "mixed payment": _one(
        rich, f"{_FLOWER} flower-blue tree-yellow joker", "qg-cost-mixed", _PAY
    ),
    "two at once": Refusal(
        lambda: packed()._replace(supply=0), "buy 2", ("qg-slots-full", "qg-supply-empty"), ("", "")
    ),
    "cell and payment": Refusal(
        laid,
        "place butterfly-blue fountain-2 butterfly-yellow bird-blue",
        ("qg-cell-taken", "qg-cost-mixed"),
        (_CELLS, _PAY),
    ),
}  # fmt: skip
