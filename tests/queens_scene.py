"""Tables of Queen's Garden as the manuals for players tell them: a round by hands, groups, the companion's bag."""

from __future__ import annotations

from functools import cache

from tests.queens_rig import QueensRig
from tests.queens_table import queens_setup
from tests.typed_scene import TypedScene, lines_of

SIDE_B = (
    "tree 1 blue 2 plant 3, bird 2 purple 1 yellow 0, flower 2 dark-purple 1 light-green 2, "
    "butterfly 3 tulips 1 dark-green 1"
)
"""A side B made up, as an owner would enter it."""


class Scene(TypedScene[QueensRig]):
    """A table of two, at which everything is told; keeps what is typed and all that is said."""

    def __init__(self, language: str, *variants: str, draw: str = "hand") -> None:
        wheel = {"wheel": SIDE_B} if "side-b" in variants else {}
        super().__init__(language, QueensRig(queens_setup(2, *variants, draw=draw, **wheel)))


def first_round(language: str) -> Scene:
    """Hands draw: lots, takes with copies, tiles, an expansion, purchases, questions, passes, the round's end."""
    one = Scene(language)
    one.steps()
    one.steps(draw="companion")
    one.typed("55.1", "54.11.12.13.26", "53.10", "1", "54", "26", "42", "44", "25")
    one.typed("53", "40", "54.14.16.52.33", "41.11.59", "53.06", "8", "1", "54.16.24.31.66", "56", "65")
    _placing(one)
    one.typed("53.05", "53.06", "54.34.35.62.61", "56.15")
    _growing(one)
    _questions(one)
    one.typed("49", "0", "53.02", "41.26.53", "41.26.55", "41.26.82", "49.16")
    one.typed("49", "44", "47", "0.48", "49", "49", "44", "", "7", "5")
    return one


def _placing(one: Scene) -> None:
    """A tile of cost two, step by step, with a step back and wrong answers."""
    one.typed("41", "12", "4", "12", "59", "58", "33", "13")


def _growing(one: Scene) -> None:
    """An expansion is laid, others are bought."""
    one.typed("42", "65", "9", "3", "44", "42.65.9.3")
    one.typed("43", "2", "43.9", "44", "43.3", "43.8", "43.7", "44", "43.7")


def _questions(one: Scene) -> None:
    """What can be asked; Jana asks, and Petr is on turn."""
    one.typed("51", "6", "51.3", "51.0", "52", "25.10", "58", "34", "14", "48", seat=1)
    one.typed("27", "26", "21.58", "21.53", "22.59", "24", "31", "31.66", "33.66", "35", "35.01", "32", seat=1)
    one.typed("2.27", "3", "12", "13", "8", "1", seat=1)


def groups(language: str) -> Scene:
    """A group of three, what it costs, and a storage that cannot pay."""
    one = Scene(language, "side-b", "below")
    one.steps()
    one.typed("55.1", "54.11.12.13.14", "53.10", "54.21.22.23.24", "56.55", "53.20", "54.31.32.33.34", "56.65")
    one.typed("41.11.58", "41.21.58", "41.12.59.00", "41.22.59.00", "41.13.53.00.00")
    one.typed("53.03", "54.41.42.44.45", "41.14.52", "24", "12")
    one.typed("53.41", "53.40", "54.15.16.25.26", "56.46", "41.23.53.24.33")
    return one


def companion_draws(language: str) -> Scene:
    """The companion is bag and stacks: it draws by itself, and what it drew goes back with an act."""
    one = Scene(language, draw="companion")
    one.dealt("lots 1", "draw tree-blue bird-blue tree-yellow bird-yellow")
    one.typed("53.10")
    one.dealt("draw plant-blue tulips-blue flower-purple tree-purple")
    one.typed("53.60")
    one.dealt("turn 1 flower-yellow")
    one.typed("44", "44", "44")
    return one


def leaving(language: str) -> Scene:
    """Jana has to go."""
    one = Scene(language)
    one.typed("55.1", "54.11.12.13.26", "1.57", "1.57")
    return one


PARTS = (first_round, groups, companion_draws, leaving)


@cache
def scene(language: str) -> tuple[str, ...]:
    """What is said at the tables, in order; as many sentences in each language."""
    return lines_of(language, (part(language) for part in PARTS))
