"""The variants and the numbers of a match: dominoes, kings, lines and games (rulebook, "Varianty hry")."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

DYNASTY, CENTRALISED, HARMONY, DUEL, WIDER = "dynasty", "centralised", "harmony", "duel", "wider"
VARIANTS = (DYNASTY, CENTRALISED, HARMONY, DUEL, WIDER)
"""Names of the variants, in the order of the rulebook; they may be combined freely (RG-95)."""

FEWEST, MOST = 2, 4
"""Players of a match (RG-01)."""

CENTRALISED_POINTS, HARMONY_POINTS = 10, 5
SMALL, LARGE = 5, 7
DYNASTY_GAMES = 3

PLAIN = {2: 24, 3: 36, 4: 48}
"""Dominoes in play by number of players (RG-27 to RG-29)."""
WIDER_PLAY = {2: 30, 3: 48}
"""The same in Wider offer (RG-112, RG-113)."""
DUEL_PLAY, DUEL_WIDER_PLAY = 48, 45
"""The same in the Duel, without and with Wider offer (RG-107, RG-121)."""


@dataclass(frozen=True, slots=True)
class Plan:
    """The numbers of one match.

    in_play, set_aside: dominoes that are drawn, and that stay in the box unseen. line: dominoes in a line. kings:
    of each player. rounds: as many as lines. size: columns and rows of a kingdom. games: one after the other.
    """

    in_play: int
    set_aside: int
    line: int
    kings: int
    rounds: int
    size: int
    games: int


def plan(players: int, variants: Collection[str], dominoes: int = 48) -> Plan:
    """The numbers for so many players and these variants, which must go together.

    RG-19, RG-20, RG-27 to RG-30, RG-55, RG-56, RG-107 to RG-122; ruling 6 for the Duel with Wider offer. dominoes:
    how many the set has.
    """
    kings = 2 if players == FEWEST else 1
    wider, duel = WIDER in variants, DUEL in variants
    duelling = DUEL_WIDER_PLAY if wider else DUEL_PLAY
    in_play = duelling if duel else (WIDER_PLAY if wider else PLAIN)[players]
    line = players * kings + wider
    games = DYNASTY_GAMES if DYNASTY in variants else 1
    size = LARGE if duel else SMALL
    return Plan(in_play, dominoes - in_play, line, kings, in_play // line, size, games)


def allows(variant: str, players: int) -> bool:
    """Whether a known variant is for so many players: the Duel for two, Wider offer for two or three (RG-125)."""
    if variant == DUEL:
        return players == FEWEST
    return variant != WIDER or players < MOST
