"""Královská zahrada for `score` and `rank`: variants, dominoes put aside, kingdoms of files and of the table."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
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
from companion.errors import CompanionError, CountError
from companion.games import NAMES
from companion.games.royal_garden.finished import Counted, Lying, count, dynasty, together
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


def _asker(asked: Asked) -> Ask:
    return nobody if asked.as_json else asker(asked.where, asked.text, _question)


def _question(player: str) -> Phrase:
    from companion.model import Phrase

    return Phrase("rg-count-ask", {"player": player})


# ---- files ----------------------------------------------------------------------------------------------------


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


def score(asked: Asked, running: Kingdoms | None) -> None:
    """Tell the score of files, of the running game, else of what lies on the boards. CompanionError."""
    rules = _rules(asked)
    if not asked.files:
        _score_table(asked, rules, running)
        return
    rules.check(len(asked.files), games=rules.games)
    complete = _tell(filed(asked.files, rules, asked.lang, _asker(asked)), rules.games, asked)
    raise SystemExit(0 if complete else WRONG)


def _tell(files: list[Filed], games: int, asked: Asked) -> bool:
    """Tell the score of layout files; whether all of them could be counted. CountError rg-count-gap."""
    kingdoms = [one.kingdom for one in files if one.kingdom is not None]
    complete = len(kingdoms) == len(files)
    players = together(kingdoms, games) if games > 1 and complete else []
    if asked.as_json:
        for one in files:
            if one.kingdom is not None:
                print_json(score_layout(one.file, one.kingdom.kinds, one.kingdom.bonuses))
        if players:
            print_json(dynasty(players))
    elif kingdoms:
        from companion.commands.saying import say_lines

        say_lines(_report(kingdoms, players, games), asked.where(), asked.text, asked.wav, exact=True)
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
    found = filed(asked.files, rules, asked.lang, _asker(asked))
    kingdoms = [one.kingdom for one in found if one.kingdom is not None]
    if asked.as_json:
        print_json(_places(found))
    elif len(kingdoms) > 1:
        from companion.commands.saying import say_lines
        from companion.games.royal_garden.report import places

        say_lines(places(kingdoms), asked.where(), asked.text, asked.wav, exact=True)
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


# ---- the table ------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Table:
    """What lies on the table. playing: a running companion told it. sums: Dynasty's games together decide."""

    kingdoms: list[Counted]
    playing: bool = False
    sums: bool = False


def _score_table(asked: Asked, rules: Rules, running: Kingdoms | None) -> None:
    """Score the match being played, else what lies on the connected boards. CompanionError if there is neither.

    A running companion has the voice, so that its points are only printed here. rules: in place of its own
    variants and discards. CountError when they do not fit the kingdoms.
    """
    table = _lying(asked, rules) if running is None else _playing(running, rules)
    if asked.as_json:
        for one in table.kingdoms:
            print_json(score_layout(one.name, one.kinds, one.bonuses))
        if table.sums:
            print_json(dynasty(table.kingdoms))
        return
    from companion.commands.saying import say_lines
    from companion.games.royal_garden.report import report

    said = report(table.kingdoms, over=not table.playing, sums=table.sums)
    say_lines(said, asked.where(), asked.text or (not asked.quiet and table.playing), asked.wav, exact=True)


def _playing(told: Kingdoms, rules: Rules) -> Table:
    """The match being played, with its own variants and discards unless others were asked for. CountError."""
    sums = DYNASTY in told.variants
    if DYNASTY in rules.variants and not sums:
        raise CountError("rg-count-dynasty")
    rules.check(len(told.kingdoms))
    found = []
    for at, one in enumerate(told.kingdoms):
        kinds = {(x, y): kind for x, y, kind in one.cells}
        won = one.bonuses
        if rules:
            given = rules.told(at)
            discarded = one.discarded if given is None else given
            won = dict(
                count(Lying(one.name, kinds, told.columns), rules.variants or told.variants, discarded).bonuses
            )
        found.append(Counted(one.name, kinds, won, one.earlier))
    return Table(found, playing=True, sums=sums)


def _lying(asked: Asked, rules: Rules) -> Table:
    """What lies on the connected boards, one player a board. CountError."""
    from companion.commands.cold import lying

    if DYNASTY in rules.variants:
        raise CountError("rg-count-dynasty")
    found = lying(asked, NAMES[0])
    rules.check(len(found))
    ask = _asker(asked)
    kingdoms = []
    for at, one in enumerate(found):
        kingdom = Lying(one.name, one.kinds, one.columns, one.doubts)
        kingdoms.append(counted(kingdom, rules, rules.told(at), ask))
    return Table(kingdoms)
