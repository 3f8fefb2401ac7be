"""Every question that a command asks back is answered by what it names, in every game, at the table and a seat."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from companion.games import NAMES, load
from companion.input.commands import GENERAL
from companion.language.phrases import Phrases
from tests.azul_rig import azul_setup
from tests.games.garden import match_setup
from tests.queens_table import queens_setup
from tests.rig import Rig
from tests.test_interpreter import Player

PHRASES = Phrases("en", strict=True)
SETUPS = {
    "royal_garden": lambda: match_setup(2),
    "azul_mini": lambda: azul_setup("azul_mini"),
    "master_chocolatier": lambda: azul_setup("master_chocolatier", 2, "special"),
    "queens_garden": lambda: queens_setup(draw="hand"),
}
ANSWERS = ("1", "24", "B3", "lake", "blue", "bird", "13", "52", "03", "left")
"""For each thing that is asked for, one that it names."""


def table(game: str) -> Player:
    """A table of two before the first act, where the least is settled and the most is asked."""
    return Player(rig=Rig(0, setup=SETUPS[game](), game=game, greet=False))


def told(player: Player, line: str, seat: int) -> tuple[list[str], list[str]]:
    """What comes of a line: the inputs, and what is said."""
    player.told.clear()
    inputs = player.type(line, seat)
    return inputs, [PHRASES.say(one) for one in player.told]


def asked() -> Iterator[tuple[str, str, int]]:
    for game in NAMES:
        for command in (*GENERAL, *load(game).commands):
            for seat in (0, 1):
                yield game, command.name, seat


@pytest.mark.parametrize(("game", "command", "seat"), [*asked()])
def test_what_is_asked_back_is_answered_by_what_it_names(game: str, command: str, seat: int) -> None:
    said = told(table(game), command, seat)[1]
    if not any("?" in one for one in said) or any("Type the same again" in one for one in said):
        return
    for answer in ANSWERS:
        player = table(game)
        told(player, command, seat)
        inputs, after = told(player, answer, seat)
        if (inputs, after) != told(table(game), answer, seat) and (inputs or after):
            return
    pytest.fail(f"no answer to {said}")
