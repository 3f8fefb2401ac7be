"""An evening of Queen's Garden, told by keys alone; the program is bag and stacks."""

from __future__ import annotations

from pathlib import Path

from companion.games.queens_garden.rules.acts import typed_hour
from companion.games.queens_garden.rules.cells import HOURS
from companion.games.queens_garden.rules.state import OVER
from companion.language.phrases import Language
from tests.scripted import ScriptedEvening

ROUND = (
    "1",
    "3",
    "0.11",
    "12",
    "13",
    "14",
    "51",
    "6",
    "51.2",
    "52",
    "58",
    "57",
    "0",
    "31",
    "6",
    "32",
    "34",
    "35",
    "6",
)
GARDEN = (
    "21",
    "22",
    "21.55",
    "24",
    "25",
    "10",
    "25.10",
    "26",
    "6",
    "27",
    "33",
    "33.11",
    "47",
    "48",
    "8",
    "92",
    "93",
)
SPEECH = ("2", "4", "6", "0", "75", "6", "0", "72", "5", "3", "72", "7.3", "99", "5")


def queens(folder: Path, language: Language) -> ScriptedEvening:
    """The whole evening."""
    at = ScriptedEvening(folder, language, "queens_garden", options={"draw": "companion", "advice": "1"}, seed=2)
    at.spelt = {str(hour): typed_hour(hour) for hour in HOURS}
    at.type("9", "1", "55", "54", "56", "9")
    at.chance()
    at.type(*ROUND)
    _first_turns(at)
    at.type(*GARDEN, seat=1)
    at.type(*SPEECH)
    at.remark("From here on everybody knows the game.")
    at.by_chance(lambda state: state.phase == OVER)
    at.type("1", "5", "7", "3", "12", "73", "0", "74", "0")
    return at


def _first_turns(at: ScriptedEvening) -> None:
    """Takes, a purchase, an expansion and a tile, each told in its own way; what cannot be; undo."""
    first = at.state.turn
    other = 3 - first
    at.remark("A take, asked for step by step; a digit that means nothing, and stop.")
    at.type("53", "99", "0", seat=first)
    at.tell(at.moves("take")[0], seat=first)
    at.chance()
    at.type("53.10", seat=first)
    at.remark("What the program has drawn cannot be taken back from a seat, nor the act before it.")
    at.type("44", "0", seat=first)
    at.tell(at.moves("take")[0], seat=other)
    at.remark("One's own act is taken back; a second press does not reach what was another's and drawn since.")
    at.type("43", "9", "44", "44", "0", seat=first)
    at.type("41", "11", "0", "41.11.11", "42.11.9.3", "43.9", "49", "0", "46", "0", "45")
