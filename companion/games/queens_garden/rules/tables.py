"""The wheel and the rewards as data: what is printed on the boards, which an owner can correct from their own.

Nothing that is known in words tells these numbers; they stand on the scoring board and on the garden board only.
Round one is certain: the Czech rulebook names its three sectors, and photographs show their points. Round three
is certain as a set. Rounds two and four are likely: the direction in which the wheel turns is concluded from
pictures, and they might be exchanged (QG-133 to QG-137). The rewards are likely: two weak sources agree, no
picture of the legend has been seen (QG-93). Side B's points are known to nobody here: its owner enters them
(QG-177).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping
from typing import NamedTuple, TypeVar

from companion.core.model import Fact, Phrase, Problem
from companion.games.queens_garden.rules.cells import BENCH, FOUNTAIN, PAVILION, STATUE
from companion.games.queens_garden.rules.hexes import CRITERIA
from companion.games.queens_garden.rules.variants import SIDE_B

T = TypeVar("T")

WHEEL, REWARDS = "wheel", "rewards"
"""Options of a set-up: what the wheel scores, and what surrounding brings, as text."""
TOWER, AT_ONCE = "tower", "at-once"
"""Option of a set-up, and its value: the tower goes into the bag as soon as that is empty (QG-155, ruling 14).

In matches that were begun without it, the tower waits until a draw falls short.
"""
ROUNDS = 4
EACH_ROUND = 3
"""Sectors that the wheel shows at a time (QG-127)."""
MOST_POINTS = 9
REWARDED = (FOUNTAIN, STATUE, BENCH, PAVILION)
"""What can be surrounded, in the order of telling."""
SURE_ROUNDS = frozenset({1, 3})
"""Rounds of side A that are certain; the others are likely."""


class Sector(NamedTuple):
    """One of the twelve sectors of the wheel: each hexagon of this colour or pattern brings so many points."""

    criterion: str
    round: int
    points: int


Wheel = tuple[tuple[tuple[str, int], ...], ...]
"""By round from the first: colour or pattern, and the points of each of its hexagons."""


class Tables(NamedTuple):
    """What an owner can correct. side_b: None until it is entered. rewards: jokers, by what is surrounded."""

    side_a: tuple[Sector, ...]
    side_b: tuple[Sector, ...] | None
    rewards: Mapping[str, int]

    def side(self, side_b: bool) -> tuple[Sector, ...] | None:
        """The sectors of one side."""
        return self.side_b if side_b else self.side_a

    def with_side(self, side_b: bool, sectors: Iterable[Sector]) -> Tables:
        """These tables with one side exchanged."""
        told = tuple(sectors)
        return self._replace(side_b=told) if side_b else self._replace(side_a=told)


PRINTED = Tables(
    side_a=(
        Sector("dark-green", 1, 1),
        Sector("tree", 1, 1),
        Sector("blue", 1, 1),
        Sector("bird", 2, 1),
        Sector("dark-purple", 2, 1),
        Sector("butterfly", 2, 2),
        Sector("purple", 3, 1),
        Sector("flower", 3, 2),
        Sector("yellow", 3, 1),
        Sector("plant", 4, 3),
        Sector("light-green", 4, 1),
        Sector("tulips", 4, 3),
    ),
    side_b=None,
    rewards={FOUNTAIN: 1, STATUE: 2, BENCH: 2, PAVILION: 3},
)
"""What is believed to be printed; sectors in the order in which the wheel shows them."""


# ---- what can be wrong ----------------------------------------------------------------------------------------


def problems(tables: Tables) -> list[Problem]:
    """Everything that no wheel and no legend can show, the sides first."""
    found = wheel_problems(tables.side_a, side_b=False)
    if tables.side_b is not None:
        found += wheel_problems(tables.side_b, side_b=True)
    return found + reward_problems(tables.rewards)


def wheel_problems(sectors: Iterable[Sector], *, side_b: bool) -> list[Problem]:
    """What is wrong with one side: each criterion once, three of them a round, points from nought to nine."""
    told = tuple(sectors)
    side: dict[str, Fact] = {"side": "b" if side_b else "a"}
    times = Counter(one.criterion for one in told)
    found = [
        Problem("qg-wheel-strange", {**side, "text": one}) for one in dict.fromkeys(times) if one not in CRITERIA
    ]
    for one in CRITERIA:
        if times[one] != 1:
            property_ = Phrase("qg-property", {"property": one})
            found.append(Problem("qg-wheel-times", {**side, "property": property_, "count": times[one]}))
    rounds = Counter(one.round for one in told)
    found += [
        Problem("qg-wheel-round", {**side, "round": number, "count": rounds[number], "needed": EACH_ROUND})
        for number in sorted({*range(1, ROUNDS + 1), *rounds})
        if rounds[number] != (EACH_ROUND if 1 <= number <= ROUNDS else 0)
    ]
    beyond = [one.points for one in told if not 0 <= one.points <= MOST_POINTS]
    return found + [Problem("qg-wheel-points", {**side, "points": one, "most": MOST_POINTS}) for one in beyond]


def reward_problems(rewards: Mapping[str, int]) -> list[Problem]:
    """What is wrong with the rewards: one for each thing that can be surrounded, from nought to nine."""
    found = [Problem("qg-reward-strange", {"text": one}) for one in rewards if one not in REWARDED]
    found += [Problem("qg-reward-missing", {"what": one}) for one in REWARDED if one not in rewards]
    return found + [
        Problem("qg-reward-jokers", {"what": one, "count": rewards[one], "most": MOST_POINTS})
        for one in REWARDED
        if one in rewards and not 0 <= rewards[one] <= MOST_POINTS
    ]


# ---- for a set-up ---------------------------------------------------------------------------------------------


def options(tables: Tables, variants: Collection[str]) -> dict[str, str]:
    """The options of a new set-up with these tables: `dark-green 1 tree 1 blue 1, ...`, a round behind each comma.

    The wheel is left out where side B is played and has not been entered; the game then refuses the set-up.
    """
    found = {TOWER: AT_ONCE, REWARDS: " ".join(f"{one} {tables.rewards[one]}" for one in REWARDED)}
    sectors = tables.side(SIDE_B in variants)
    if sectors is not None:
        rounds = (
            " ".join(f"{one.criterion} {one.points}" for one in sectors if one.round == number)
            for number in range(1, ROUNDS + 1)
        )
        found[WHEEL] = ", ".join(rounds)
    return found


def wheel(options: Mapping[str, str]) -> Wheel:
    """What the wheel scores, by round; as printed on side A where nothing is told. ValueError: damaged text."""
    told = options.get(WHEEL)
    sectors = PRINTED.side_a if told is None else _sectors(told)
    if wheel_problems(sectors, side_b=False):
        raise ValueError(told)
    return tuple(
        tuple((one.criterion, one.points) for one in sectors if one.round == number)
        for number in range(1, ROUNDS + 1)
    )


def rewards(options: Mapping[str, str]) -> dict[str, int]:
    """Jokers by what is surrounded (cells.FOUNTAIN...); as printed where nothing is told. ValueError: damaged."""
    told = options.get(REWARDS)
    found = dict(PRINTED.rewards) if told is None else dict(_pairs(told))
    if reward_problems(found):
        raise ValueError(told)
    return found


def _sectors(text: str) -> tuple[Sector, ...]:
    return tuple(
        Sector(criterion, number, points)
        for number, part in enumerate(text.split(","), start=1)
        for criterion, points in _pairs(part)
    )


def _pairs(text: str) -> list[tuple[str, int]]:
    words = text.split()
    if len(words) % 2:
        raise ValueError(text)
    names, numbers = words[::2], words[1::2]
    if len(set(names)) < len(names):
        raise ValueError(text)
    return [(name, int(number)) for name, number in zip(names, numbers, strict=True)]


# ---- for a file -----------------------------------------------------------------------------------------------


def kept(tables: Tables) -> dict[str, object]:
    """The tables as plain lists and words, for a file."""
    found: dict[str, object] = {"side_a": list(map(list, tables.side_a)), "rewards": dict(tables.rewards)}
    return found if tables.side_b is None else {**found, "side_b": list(map(list, tables.side_b))}


def found_in(told: Mapping[str, object]) -> Tables:
    """The tables of what `kept` gave, or of anything else; ValueError where they are none.

    What is missing is as printed; the first ValueError's argument is the Problem where one can be named.
    """
    side_b = told.get("side_b")
    tables = Tables(
        PRINTED.side_a if told.get("side_a") is None else _from_plain(told["side_a"]),
        None if side_b is None else _from_plain(side_b),
        PRINTED.rewards if told.get("rewards") is None else _from_rewards(told["rewards"]),
    )
    if wrong := problems(tables):
        raise ValueError(wrong[0])
    return tables


def _from_plain(told: object) -> tuple[Sector, ...]:
    if not isinstance(told, list) or not all(isinstance(one, list) and len(one) == 3 for one in told):
        raise ValueError(told)
    return tuple(
        Sector(_checked(name, str), _checked(round_, int), _checked(points, int)) for name, round_, points in told
    )


def _from_rewards(told: object) -> dict[str, int]:
    return {_checked(name, str): _checked(count, int) for name, count in _checked(told, dict).items()}


def _checked(told: object, kind: type[T]) -> T:
    """The same, where it is of this type."""
    if not isinstance(told, kind) or isinstance(told, bool):
        raise ValueError(told)
    return told
