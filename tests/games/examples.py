"""What each game brings to the generic tests: set-ups, questions, and texts that are no notation."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from companion.games.base import Setup
from tests.games import garden


@dataclass(frozen=True)
class Examples:
    """setups: legal ones, small enough to be played to the end in a second; refused: ones that check refuses.

    in_turns: further legal ones, in which hardly any order of acts is legal but the one played. questions:
    some that are understood. rule_prefixes: how the ids of the game's rules begin.
    """

    setups: Sequence[Setup]
    in_turns: Sequence[Setup]
    refused: Sequence[Setup]
    questions: Sequence[str]
    rule_prefixes: Sequence[str]


SMALL = {number: kinds for number, kinds in garden.dominoes().items() if number % 3 == 0}

EXAMPLES: dict[str, Examples] = {
    "royal_garden": Examples(
        setups=(
            garden.setup(1),
            garden.setup(2),
            garden.setup(2, fixed=False, table=SMALL),
            garden.setup(4, table=SMALL),
            garden.setup(2, 7),
        ),
        in_turns=(
            garden.match_setup(2),
            garden.match_setup(3, "wider", "harmony"),
            garden.match_setup(4, "centralised"),
            garden.match_setup(2, "duel", "wider", "centralised"),
            garden.match_setup(2, "dynasty", fixed=False),
        ),
        refused=(
            garden.setup(1, 6),
            garden.match_setup(1),
            garden.match_setup(3, "duel"),
            garden.match_setup(4, "wider"),
            garden.match_setup(2, "no such variant"),
        ),
        questions=("score", "here B3", "row 3", "column C", "areas", "fits 24", "last", "ranking"),
        rule_prefixes=("RG-",),
    ),
}
"""One entry a game of GAMES."""
