"""Královská zahrada for `score` and `rank`: variants, dominoes put aside, kingdoms of files and of the table."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from companion.commands.common import LANGUAGES, words
from companion.commands.counting import (
    DISCARDED,
    POINTS,
    REVERSE,
    ROUNDS,
    WRONG,
    Ask,
    Asked,
    asker,
    names_of,
    nobody,
    print_json,
    wrong,
)
from companion.commands.doubting import Doubted, Settled, code_of, data_of, doubted, settle
from companion.errors import CompanionError, CountError
from companion.games import NAMES
from companion.games.royal_garden.doubts import of_files, of_squares
from companion.games.royal_garden.finished import Counted, Lying, count, dominoes_each, dynasty, together
from companion.games.royal_garden.laying import Set, set_of
from companion.games.royal_garden.layout import bonus_data, read_sized, score_layout
from companion.games.royal_garden.score import rank as ranked
from companion.games.royal_garden.variants import DUEL, DYNASTY, DYNASTY_GAMES, VARIANTS, WIDER, allows

if TYPE_CHECKING:
    from companion.local.messages import Kingdoms
    from companion.model import Announcement, Phrase

SINGLE, SUMS = "companion score --layout", "companion score --variant dynasty"
"""The commands for what is not ranked."""


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
    variants = [name for told in names for name in told.split(",") if name.strip()]
    return Rules(frozenset(_variant(name) for name in variants), tuple(_number(told) for told in numbers))


def _variant(told: str) -> str:
    plain = _plain(told)
    if plain in VARIANTS:
        return plain
    for lang in LANGUAGES:
        texts = words(lang)
        for variant in VARIANTS:
            if plain == _plain(texts.part("rg-variant", {"variant": variant})):
                return variant
    raise CountError("rg-count-variant", found=told[:40], known=VARIANTS)


def _plain(told: str) -> str:
    """A name without accents, capitals and superfluous blanks."""
    bare = unicodedata.normalize("NFKD", " ".join(told.casefold().split()))
    return "".join(char for char in bare if not unicodedata.combining(char)).replace("ł", "l")


def _number(told: str) -> int:
    try:
        number = int(told)
    except ValueError:
        raise CountError("rg-count-number", found=told[:40], option=DISCARDED) from None
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
            raise CountError(error.key, **error.facts, option=DISCARDED) from None
    return count(lying, rules.variants, answered)


def _rules(asked: Asked) -> Rules:
    """What was asked for. CountError, also of options that this game has not."""
    asked.lacks(POINTS, REVERSE, ROUNDS)
    return rules_of(asked.variants, asked.discarded)


def asker_of(asked: Asked) -> Ask:
    """Asks how many dominoes a player has put aside; nobody where a program reads the answer."""
    return nobody if asked.as_json else asker(asked.where, asked.text, _question)


def _question(player: str) -> Phrase:
    from companion.model import Phrase

    return Phrase("rg-count-ask", {"player": player})


# ---- files ----------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Filed:
    """A layout file, what lies there, and its kingdom; None where it cannot be counted, which has been told."""

    file: str
    lying: Lying | None
    kingdom: Counted | None = None


def filed(asked: Asked, rules: Rules) -> Settled[list[Filed]]:
    """Every layout file, counted once nothing is doubted any more, or all the same.

    Each error is told in its place, and the rest goes on. A kingdom is called as names_of says.
    """

    def look() -> tuple[list[Filed], list[Doubted]]:
        files = _read(asked)
        return files, doubts_of_files(asked, files, rules)

    settled = settle(asked, look)
    found = _counted_files(asked, settled.found, rules) if settled.counts or asked.as_json else settled.found
    return replace(settled, found=found)


def _read(asked: Asked) -> list[Filed]:
    names = names_of(asked.files)
    found = []
    for name, file in zip(names, asked.files, strict=True):
        lying = None
        try:
            size, kinds = read_sized(file)
            lying = Lying(name, kinds, size)
        except CompanionError as error:
            wrong(error, file, asked.lang)
        found.append(Filed(file, lying))
    return found


def _counted_files(asked: Asked, files: Sequence[Filed], rules: Rules) -> list[Filed]:
    ask = asker_of(asked)
    found = []
    for at, one in enumerate(files):
        kingdom = None
        if one.lying is not None:
            try:
                kingdom = counted(one.lying, rules, rules.told(at), ask)
            except CompanionError as error:
                wrong(error, one.file, asked.lang)
        found.append(replace(one, kingdom=kingdom))
    return found


def doubts_of_files(asked: Asked, files: Sequence[Filed], rules: Rules) -> list[Doubted]:
    """What the rules do not allow in these kingdoms: with the owner's set, or the one that comes along.

    The latter is only believed of kingdoms that it can show; another set may have been played with.
    """
    from companion.board import tiles

    standard = set_of(one.kinds for one in tiles.standard().dominoes)
    if not _doubts_with(files, rules, standard, sure=True):
        return []
    from companion.commands.setting import tile_file, tiles_of

    settings = asked.where().settings
    own = bool(tile_file(settings, NAMES[0]))
    dominoes = set_of(one.kinds for one in tiles_of(settings).dominoes) if own else standard
    return _doubts_with(files, rules, dominoes, sure=own)


def _doubts_with(files: Sequence[Filed], rules: Rules, dominoes: Set, *, sure: bool) -> list[Doubted]:
    found = []
    for one in files:
        if one.lying is not None:
            each = dominoes_each(one.lying.size, rules.variants)
            problems = of_squares(one.lying.kinds, dominoes, each, sure=sure)
            found += [doubted(problem, one.lying.name, one.file, len(files) > 1) for problem in problems]
    if found:
        return found
    players = len(files) // rules.games
    games = [files[at : at + players] for at in range(0, len(files), players)] if players else []
    kinds = [[one.lying.kinds for one in game if one.lying is not None] for game in games]
    return [doubted(problem) for game in kinds for problem in of_files(game, dominoes, sure=sure)]


def score(asked: Asked, running: Kingdoms | None) -> None:
    """Tell the score of files, of the running game, else of what lies on the boards. CompanionError."""
    rules = _rules(asked)
    if not asked.files:
        from companion.commands.garden_table import score_table

        score_table(asked, rules, running)
        return
    rules.check(len(asked.files), games=rules.games)
    settled = filed(asked, rules)
    complete = _tell(settled, rules.games, asked)
    raise SystemExit(code_of(settled, complete=complete))


def _tell(settled: Settled[list[Filed]], games: int, asked: Asked) -> bool:
    """Tell the score of layout files; whether all of them could be read. CountError rg-count-gap."""
    files = settled.found
    kingdoms = [one.kingdom for one in files if one.kingdom is not None]
    if not (settled.counts or asked.as_json):
        return all(one.lying is not None for one in files)
    complete = len(kingdoms) == len(files)
    players = together(kingdoms, games) if games > 1 and complete else []
    if asked.as_json:
        for one in files:
            if one.kingdom is not None:
                told = score_layout(one.file, one.kingdom.kinds, one.kingdom.bonuses)
                print_json({**told, "doubts": data_of(asked, settled.doubts, one.file)})
        if players and settled.counts:
            print_json(dynasty(players))
    elif kingdoms:
        from companion.commands.saying import say_lines

        said = [*settled.announced, *_report(kingdoms, players, games)]
        say_lines(said, asked.where(), asked.text, asked.wav, exact=True)
    if games > 1 and not complete:
        raise CountError("rg-count-gap")
    return complete


def _report(kingdoms: list[Counted], players: list[Counted], games: int) -> list[Announcement]:
    """What is said; without a ranking where the games of a Dynasty are not complete."""
    from companion.games.royal_garden.report import report, report_dynasty

    if games == 1:
        return report(kingdoms)
    if players:
        return report_dynasty(kingdoms, players)
    return [said for one in kingdoms for said in report([one])]


def rank(asked: Asked) -> None:
    """Tell the places of finished kingdoms, written down as files. CompanionError."""
    rules = _rules(asked)
    if rules.games > 1:
        raise CountError("rg-rank-dynasty", command=SUMS)
    if len(asked.files) < 2:
        raise CountError("rg-rank-few", command=SINGLE)
    rules.check(len(asked.files))
    settled = filed(asked, rules)
    found = settled.found
    kingdoms = [one.kingdom for one in found if one.kingdom is not None]
    if not settled.counts:
        if asked.as_json:
            print_json({"doubts": data_of(asked, settled.doubts)})
        raise SystemExit(code_of(settled, complete=all(one.lying is not None for one in found)))
    if asked.as_json:
        print_json([{**one, "doubts": data_of(asked, settled.doubts, str(one["file"]))} for one in _places(found)])
    elif len(kingdoms) > 1:
        from companion.commands.saying import say_lines
        from companion.games.royal_garden.report import places

        said = [*settled.announced, *places(kingdoms)]
        say_lines(said, asked.where(), asked.text, asked.wav, exact=True)
    raise SystemExit(0 if len(kingdoms) == len(found) else WRONG)


def _places(found: list[Filed]) -> list[dict[str, object]]:
    """Every place as JSON-ready data, best first; equal ones in the order given.

    [{"rank", "file", "total", "largest_area", "crowns", "reason", "bonuses": [{"variant", "points"}]}]; reason is
    what decides against those with the same total: "points" (nobody has it), "largest_area", "crowns" or "shared"
    (RG-89 to RG-94).
    """
    named = [(one.file, one.kingdom, one.kingdom.result) for one in found if one.kingdom is not None]
    listed = []
    for place in ranked([result for _, _, result in named]):
        file, kingdom, result = named[place.index]
        listed.append(
            {
                "rank": place.rank,
                "file": file,
                "total": result.total,
                "largest_area": result.largest,
                "crowns": result.crowns,
                "reason": place.reason,
                "bonuses": bonus_data(kingdom.bonuses),
            }
        )
    return listed
