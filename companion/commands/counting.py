"""What `score` and `rank` share: variants and dominoes put aside, told as options or asked, and layout files."""

from __future__ import annotations

import json
import unicodedata
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

import click

from companion.commands.common import LANGUAGES, line, words
from companion.errors import CompanionError
from companion.games.royal_garden.finished import Counted, CountError, Lying, count
from companion.games.royal_garden.layout import read_sized
from companion.games.royal_garden.variants import DUEL, DYNASTY, DYNASTY_GAMES, VARIANTS, WIDER, allows

if TYPE_CHECKING:
    from companion.commands.common import Here
    from companion.keys.answer import AnswerKeys

WRONG = 2
"""Exit code when a layout file is malformed, or what was asked does not go with the kingdoms."""

OPTION = "--discarded"
"""Tells how many dominoes were put aside."""

F = TypeVar("F", bound=Callable[..., object])

Ask = Callable[[str], "int | None"]
"""Asks how many dominoes a player has put aside; None where nobody can be asked, or nobody answers."""


def nobody(player: str) -> None:
    """An Ask for programs, which are not asked."""


def counting_options(function: F) -> F:
    """--variant and --discarded."""
    variant = click.option(
        "--variant",
        "variants",
        multiple=True,
        metavar="NAME",
        help=f"A variant of the match: {', '.join(VARIANTS)}. Several times, or with commas.",
    )
    discarded = click.option(
        OPTION,
        "discarded",
        multiple=True,
        metavar="N",
        help="How many dominoes were put aside; once for each kingdom, in order. Harmony needs it in the Duel "
        "with Wider offer; elsewhere the squares tell it.",
    )
    return variant(discarded(function))


@dataclass(frozen=True, slots=True)
class Rules:
    """What was asked for: ids of variants; dominoes put aside by each kingdom in order, () where not told."""

    variants: frozenset[str] = frozenset()
    discarded: tuple[int, ...] = ()

    def __bool__(self) -> bool:
        """Whether anything was asked for."""
        return bool(self.variants or self.discarded)

    def told(self, at: int) -> int | None:
        """The dominoes put aside by the kingdom with this index."""
        return self.discarded[at] if self.discarded else None

    def check(self, kingdoms: int, *, games: int = 1) -> None:
        """Whether so many kingdoms of so many games go with what was asked for.

        Raises CountError: rg-count-thirds; rg-setup-duel, rg-setup-wider (RG-125); rg-count-each.
        """
        if kingdoms % games:
            raise CountError("rg-count-thirds", count=kingdoms)
        for variant in (DUEL, WIDER):
            players = kingdoms // games
            if variant in self.variants and players > 1 and not allows(variant, players):
                raise CountError(f"rg-setup-{variant}", count=players)
        if self.discarded and len(self.discarded) != kingdoms:
            raise CountError("rg-count-each", told=len(self.discarded), count=kingdoms)

    @property
    def games(self) -> int:
        """Games that are counted together."""
        return DYNASTY_GAMES if DYNASTY in self.variants else 1


def rules_of(names: Sequence[str], numbers: Sequence[str]) -> Rules:
    """The options as they were typed, several variants at a time with commas; also by their names in the texts.

    Raises CountError: rg-count-variant, rg-count-number, rg-count-below.
    """
    variants = [name for typed in names for name in typed.split(",") if name.strip()]
    return Rules(frozenset(_variant(name) for name in variants), tuple(_number(typed) for typed in numbers))


def _variant(typed: str) -> str:
    plain = _plain(typed)
    if plain in VARIANTS:
        return plain
    for lang in LANGUAGES:
        texts = words(lang)
        for variant in VARIANTS:
            if plain == _plain(texts.part("rg-variant", {"variant": variant})):
                return variant
    raise CountError("rg-count-variant", found=typed[:40], known=VARIANTS)


def _plain(typed: str) -> str:
    """A name without accents, capitals and superfluous blanks."""
    bare = unicodedata.normalize("NFKD", " ".join(typed.casefold().split()))
    return "".join(char for char in bare if not unicodedata.combining(char)).replace("ł", "l")


def _number(typed: str) -> int:
    try:
        number = int(typed)
    except ValueError:
        raise CountError("rg-count-number", found=typed[:40], option=OPTION) from None
    if number < 0:
        raise CountError("rg-count-below", number=number)
    return number


def counted(lying: Lying, rules: Rules, told: int | None, ask: Ask) -> Counted:
    """A kingdom with its bonuses; what Harmony needs and the squares do not tell is asked. CountError."""
    try:
        return count(lying, rules.variants, told)
    except CountError as error:
        if error.key != "rg-count-unknown":
            raise
        answered = ask(lying.name)
        if answered is None:
            raise CountError(error.key, **error.facts, option=OPTION) from None
    return count(lying, rules.variants, answered)


def asker(where: Callable[[], Here], text: bool) -> Ask:
    """Asks at the terminal, if there is one, in the way that was chosen there. where: made when it is needed."""
    keyboards: list[AnswerKeys] = []

    def ask(player: str) -> int | None:
        from companion.commands import first
        from companion.keys.answer import AnswerKeys, at_terminal
        from companion.keys.row import as_digits
        from companion.model import Phrase

        if not at_terminal():
            return None
        keyboards.append(keyboards[0] if keyboards else AnswerKeys())
        question = Phrase("rg-count-ask", {"player": player})
        while (typed := first.answer(where(), question, text, keyboards[0])) is not None:
            digits = as_digits(typed.strip())
            if digits.isascii() and digits.isdigit():
                return int(digits)
        return None

    return ask


@dataclass(frozen=True, slots=True)
class Filed:
    """A layout file and its kingdom; None where it cannot be counted, which has been told."""

    file: str
    kingdom: Counted | None


def filed(files: Sequence[str], rules: Rules, lang: str | None, ask: Ask) -> list[Filed]:
    """Every layout file, counted; each error is told in its place, and the rest goes on.

    A kingdom is called as names_of says.
    """
    names = names_of(files)
    found = []
    for at, file in enumerate(files):
        kingdom = None
        try:
            size, kinds = read_sized(file)
            kingdom = counted(Lying(names[at], kinds, size), rules, rules.told(at), ask)
        except CompanionError as error:
            wrong(error, file, lang)
        found.append(Filed(file, kingdom))
    return found


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
