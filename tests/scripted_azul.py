"""An evening of Azul Master Chocolatier with its special displays, told by keys alone; the program draws."""

from __future__ import annotations

from pathlib import Path

from companion.games.azul.rules.state import OVER, TILE
from companion.language.phrases import Language
from tests.scripted import ScriptedEvening

ROUND = ("1", "3", "11", "0.11", "12", "13", "14", "51", "6", "51.4", "52", "31", "6", "31.3", "32", "34")
BOARD = (
    "21",
    "2",
    "3",
    "21.23",
    "22",
    "3",
    "23.2",
    "24",
    "25",
    "2",
    "25.2",
    "26",
    "27",
    "47",
    "48",
    "8",
    "92",
    "93",
)
SPEECH = ("2", "4", "6", "0", "75", "6", "6", "0", "72", "5", "3", "72", "7.3", "99", "5")


def azul(folder: Path, language: Language) -> ScriptedEvening:
    """The whole evening."""
    at = ScriptedEvening(
        folder, language, "master_chocolatier", "special", options={"draw": "companion", "advice": "1"}, seed=5
    )
    _opening(at)
    _questions(at)
    _mistakes(at)
    at.remark("To the end of the round; then the box.")
    at.by_chance(lambda state: state.phase == TILE)
    _tiling(at)
    at.remark("From here on everybody knows the game.")
    at.by_chance(lambda state: state.phase == OVER)
    at.type("1", "5", "7", "3", "12", "73", "0", "74", "0")
    return at


def _opening(at: ScriptedEvening) -> None:
    """Lots and displays, one key each."""
    at.type("9", "1", "55", "54", "9", "54", "56")
    at.chance()


def _questions(at: ScriptedEvening) -> None:
    """Everything that can be asked; what is missing is asked back for."""
    at.type(*ROUND)
    at.remark("What a take would cost, asked for digit by digit, and at once.")
    take = at.typed(at.moves()[0]).split(".")[-1]
    at.type("33", *take, f"33.{take}")
    at.type(*BOARD, seat=1)
    at.type(*SPEECH)


def _mistakes(at: ScriptedEvening) -> None:
    """A take told step by step, with every kind of wrong answer; undo; who is not on turn; who goes."""
    first = at.state.turn
    other = 3 - first
    at.remark("A take, asked for one thing at a time; a digit that means nothing, back, help, and stop.")
    at.type("53", "9", "4", "53", "8", "0", seat=first)
    at.guided(at.moves()[0], seat=first)
    at.remark("One's own act is taken back; a second press asks before it touches another's.")
    at.type("44", "44", seat=first)
    at.remark("Three digits at once; then the other one is on turn.")
    at.tell(at.moves()[0], seat=first)
    at.type("213", seat=first)
    at.tell(at.moves()[0], seat=other)
    at.type("44", "0", seat=first)
    at.type("53.1.1.9", "53.6.1.1", "411", "41.1", "42.1", "58.1", "57", "0", "46", "0", "45")


def _tiling(at: ScriptedEvening) -> None:
    """The box: a praline where it may not lie, one guided, and everything else."""
    at.type("9", "41", "0", "42.5", "26", "1", "12", "1")
    at.guided(at.moves("tile")[0])
    at.type("41.1")
