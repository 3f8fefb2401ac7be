"""What each game brings to the generic tests: set-ups, questions, and texts that are no notation."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace

from companion.games.api import Setup
from tests.games import azul_kit, garden, queens_kit


@dataclass(frozen=True)
class Examples:
    """setups: legal ones, small enough to be played to the end in a second; refused: ones that check refuses.

    in_turns: further legal ones, in which hardly any order of acts is legal but the one played. questions:
    some that are understood. rule_prefixes: how the ids of the game's rules begin. rules: the page of docs/rules
    that lists them; games that share their rules share it. ordered: acts whose order is part of the rules.
    unseen: keys of score lines that hang on what no surface shows. hidden: acts of which no surface shows what is
    given up, so that a change is guessed as an act with the same footprint.
    """

    setups: Sequence[Setup]
    in_turns: Sequence[Setup]
    refused: Sequence[Setup]
    questions: Sequence[str]
    rule_prefixes: Sequence[str]
    rules: str
    ordered: Collection[str] = ()
    unseen: Collection[str] = ()
    hidden: Collection[str] = ()


SMALL = {number: kinds for number, kinds in garden.dominoes().items() if number % 3 == 0}
AZUL_QUESTIONS = (
    *("score", "here 3 2", "row 3", "column 2", "lines", "find red", "wall", "floor"),
    *("fits", "left", "order", "offer", "rounds", "last", "ranking"),
)
AZUL_ORDERED = ("lots", "gold", "draw", "take", "spread", "round", "end")
"""Only tiling is free: everything else is done in turn, or closes what was done."""

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
        rules="royal_garden.md",
        unseen=("rg-bonus-harmony", "rg-earlier-games"),
    ),
    "azul_mini": Examples(
        setups=(
            azul_kit.setup("azul_mini", 2),
            azul_kit.setup("azul_mini", 2, "reverse"),
            azul_kit.setup("azul_mini", 4),
        ),
        in_turns=(),
        refused=(
            azul_kit.setup("azul_mini", 1),
            azul_kit.setup("azul_mini", 2, "special"),
            azul_kit.setup("azul_mini", 2, "no such variant"),
            replace(azul_kit.setup("master_chocolatier", 2), edition="azul_mini"),
        ),
        questions=AZUL_QUESTIONS,
        rule_prefixes=("AZ-", "MC-"),
        rules="azul.md",
        ordered=AZUL_ORDERED,
        unseen=("az-running",),
    ),
    "master_chocolatier": Examples(
        setups=(
            azul_kit.setup("master_chocolatier", 2, "special"),
            azul_kit.setup("master_chocolatier", 3, "reverse", "special", "marker"),
            azul_kit.setup("master_chocolatier", 4),
        ),
        in_turns=(),
        refused=(
            azul_kit.setup("master_chocolatier", 1),
            azul_kit.setup("master_chocolatier", 2, "marker"),
            azul_kit.setup("master_chocolatier", 2, "no such variant"),
            replace(azul_kit.setup("azul_mini", 2), edition="master_chocolatier"),
        ),
        questions=AZUL_QUESTIONS,
        rule_prefixes=("AZ-", "MC-"),
        rules="azul.md",
        ordered=AZUL_ORDERED,
        unseen=("az-running",),
    ),
    "queens_garden": Examples(
        setups=(
            queens_kit.setup(2),
            queens_kit.setup(3, "side-b", "below"),
        ),
        in_turns=(),
        refused=(
            queens_kit.setup(1),
            queens_kit.setup(2, "no such variant"),
            replace(queens_kit.setup(2, "side-b"), options={"play": "match"}),
            replace(queens_kit.setup(2), tiles=queens_kit.setup(2).tiles[1:]),
            queens_kit.setup(2, wheel="blue 1"),
        ),
        questions=(
            *("score", "here 2-6", "around fountain-2", "groups", "find blue", "garden", "storage", "fits"),
            *("left", "surround", "offer", "patterns", "wheel", "rounds", "last", "ranking"),
        ),
        rule_prefixes=("QG-",),
        rules="queens_garden.md",
        ordered=("lots", "turn", "take", "place", "lay", "buy", "pass", "round", "end"),
        unseen=("qg-running", "qg-line-storage"),
        hidden=("place", "lay"),
    ),
}
"""One entry a game of GAMES."""
