"""What `score` and `rank` share of all games: what was asked for, which game counts, names, errors, JSON."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

import click

from companion.commands.choosing import GameName, offered_variants
from companion.commands.common import here, line, words
from companion.errors import CompanionError, CountError
from companion.games import NAMES, typed

if TYPE_CHECKING:
    from companion.commands.common import Here
    from companion.keys.answer import AnswerKeys
    from companion.local.messages import Kingdoms
    from companion.model import Phrase

WRONG = 2
"""Exit code when a layout file is malformed, or what was asked does not go with the kingdoms."""

DISCARDED, POINTS, REVERSE, ROUNDS = "--discarded", "--points", "--reverse", "--rounds"
"""Options that not every game has."""

_COUNTERS = {
    "royal_garden": "companion.commands.counting_garden",
    "azul_mini": "companion.commands.counting_azul",
    "master_chocolatier": "companion.commands.counting_azul",
    "queens_garden": "companion.commands.counting_queens",
}
"""Name of a game -> the module that counts it; loaded when it is used, because a scorer must start fast."""

F = TypeVar("F", bound=Callable[..., object])

Ask = Callable[[str], "int | None"]
"""Asks a number of one player; None where nobody can be asked, or nobody answers."""


@dataclass(frozen=True, slots=True)
class Asked:
    """A command as it was typed. game: its name, "" where none was named. where: made when it is needed."""

    where: Callable[[], Here]
    files: tuple[str, ...] = ()
    game: str = ""
    variants: tuple[str, ...] = ()
    discarded: tuple[str, ...] = ()
    points: tuple[str, ...] = ()
    reverse: bool = False
    rounds: bool = False
    as_it_lies: bool = False
    as_json: bool = False
    ports: tuple[str, ...] = ()
    lang: str | None = None
    text: bool = False
    wav: str = ""

    @property
    def quiet(self) -> bool:
        """Whether nothing is to be said aloud."""
        return self.as_json or self.text or bool(self.wav) or self.where().settings.speaker == "reader"

    @property
    def tells(self) -> bool:
        """Whether anything is told of the game that it may see otherwise itself."""
        return bool(self.variants or self.discarded or self.points or self.reverse)

    def lacks(self, *options: str) -> None:
        """Refuse options that the game has not. Raises CountError: score-unfit."""
        told = {DISCARDED: self.discarded, POINTS: self.points, REVERSE: self.reverse, ROUNDS: self.rounds}
        for option in options:
            if told[option]:
                raise CountError("score-unfit", option=option, game=title(self.game))


class Counter(Protocol):
    """What a module that counts a game brings. Errors in files are told; else CompanionError."""

    def score(self, asked: Asked, running: Kingdoms | None) -> None:
        """Tell the score of files, of the running game, else of what lies on the boards."""

    def rank(self, asked: Asked) -> None:
        """Tell the places of finished boards, written down as files."""


def asked_of(told: dict[str, Any]) -> Asked:
    """What click has found, as one value."""
    lang, level = told["lang"], told.pop("level")
    layouts = told.pop("layouts", ())
    told["files"] = (*layouts, *told["files"])
    told["game"] = told["game"] or ""
    return Asked(where=cache(lambda: here(lang, level)), **told)


def counter(game: str) -> Counter:
    """The module that counts a game. Raises CompanionError: journal-other-game."""
    if game not in _COUNTERS:
        raise CompanionError("journal-other-game", game=typed(game)[:40])
    found: Any = import_module(_COUNTERS[game])
    counts: Counter = found
    return counts


def title(game: str) -> Phrase:
    """The name of a game."""
    from companion.games import offer

    return offer(game or NAMES[0]).title


def counting_options(function: F) -> F:
    """--game, --variant, --discarded, --points, --reverse and --as-it-lies."""
    known = ", ".join(map(typed, NAMES))
    game = click.option("--game", type=GameName(), metavar="NAME", help=f"Which game: {known}.")
    variant = click.option(
        "--variant",
        "variants",
        multiple=True,
        metavar="NAME",
        shell_complete=offered_variants,
        help="A variant of the match: dynasty, centralised, harmony, duel, wider; of Azul: reverse; of Queen's "
        "Garden: side-b, below. Several times, or with commas.",
    )
    discarded = click.option(
        DISCARDED,
        "discarded",
        multiple=True,
        metavar="N",
        help="How many dominoes were put aside; once for each kingdom, in order. Harmony needs it in the Duel "
        "with Wider offer; elsewhere the squares tell it.",
    )
    points = click.option(
        POINTS,
        "points",
        multiple=True,
        metavar="N",
        help="Azul: the points on the counter before what is scored; once for each wall or garden, in order.",
    )
    reverse = click.option(REVERSE, is_flag=True, help="Azul: the walls are of the reverse side, grey or brown.")
    as_it_lies = click.option(
        "--as-it-lies",
        is_flag=True,
        help="Count in spite of doubts about what lies there, which is then said with the points.",
    )
    return game(variant(discarded(points(reverse(as_it_lies(function))))))


def nobody(player: str) -> None:
    """An Ask for programs, which are not asked."""


def asker(where: Callable[[], Here], text: bool, question: Callable[[str], Phrase], *, long: bool = False) -> Ask:
    """Asks at the terminal, if there is one, in the way that was chosen there. where: made when it is needed.

    question: what is asked of a player. long: the number may have several digits, so that Enter ends it.
    """
    keyboards: list[AnswerKeys] = []

    def ask(player: str) -> int | None:
        from companion.commands import first
        from companion.keys.answer import AnswerKeys, at_terminal
        from companion.keys.row import as_digits

        if not at_terminal():
            return None
        keyboards.append(keyboards[0] if keyboards else AnswerKeys())
        with first.asking(where(), text, keyboards[0]) as ask_one:
            while (told := ask_one(question(player), long)) is not None:
                digits = as_digits(told.strip())
                if digits.isascii() and digits.isdigit():
                    return int(digits)
        return None

    return ask


def names_of(files: Sequence[str]) -> list[str]:
    """How kingdoms are called: by the file without folder and ending; with folders where two would be the same."""
    paths = [Path(file).parent / Path(file).stem for file in files]
    names = []
    for path in paths:
        depth = 1
        others = [other.parts for other in paths if other != path]
        while depth < len(path.parts) and any(parts[-depth:] == path.parts[-depth:] for parts in others):
            depth += 1
        names.append(" ".join(path.parts[-depth:]))
    return names


def wrong(error: CompanionError, file: str, lang: str | None) -> None:
    """One line for a person, led by what a program looks for: file, line, column."""
    parts = (file, *(error.facts.get(name) for name in ("line", "column")))
    line(f"{':'.join(str(part) for part in parts if part)}: {words(lang).write(error)}", err=True)


def print_json(data: object) -> None:
    """One line of JSON."""
    line(json.dumps(data, ensure_ascii=False, separators=(",", ":")))
