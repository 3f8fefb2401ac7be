"""Kingdoms of Královská zahrada on the table: of the match being played, or what lies on the boards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from companion.commands import cold
from companion.commands.counting import Asked, print_json
from companion.commands.counting_garden import Rules, asker_of, counted
from companion.commands.doubting import Doubted, Settled, code_of, data_of, doubted, settle
from companion.errors import CountError
from companion.games import NAMES
from companion.games.royal_garden.doubts import Numbered, of_boards, of_dominoes
from companion.games.royal_garden.finished import Counted, Lying, count, dominoes_each, dynasty
from companion.games.royal_garden.layout import score_layout
from companion.games.royal_garden.variants import DYNASTY

if TYPE_CHECKING:
    from companion.local.messages import Kingdoms
    from companion.model import Laid


@dataclass(frozen=True, slots=True)
class Table:
    """What lies on the table. playing: a running companion told it. sums: Dynasty's games together decide."""

    kingdoms: list[Counted]
    playing: bool = False
    sums: bool = False


def score_table(asked: Asked, rules: Rules, running: Kingdoms | None) -> None:
    """Score the match being played, else what lies on the connected boards. CompanionError if there is neither.

    A running companion has the voice, so that its points are only printed here. rules: in place of its own
    variants and discards. CountError when they do not fit the kingdoms. Ends with a status of its own where what
    lies there is doubted.
    """
    if running is not None:
        _tell(asked, _playing(running, rules), Settled([]))
        return
    if DYNASTY in rules.variants:
        raise CountError("rg-count-dynasty")
    table = cold.Table(asked, NAMES[0])
    settled = settle(asked, lambda: _look(table, rules))
    kingdoms = []
    if settled.counts or asked.as_json:
        kingdoms = _counted(asked, settled.found, rules)
        _tell(asked, Table(kingdoms), settled)
    raise SystemExit(code_of(settled))


def _tell(asked: Asked, table: Table, settled: Settled[list[cold.Lain]]) -> None:
    """Tell every kingdom, then who has won or leads."""
    if asked.as_json:
        sources = [one.uid for one in settled.found] or [""] * len(table.kingdoms)
        for one, source in zip(table.kingdoms, sources, strict=True):
            told = score_layout(one.name, one.kinds, one.bonuses)
            print_json({**told, "doubts": data_of(asked, settled.doubts, source)})
        if table.sums:
            print_json(dynasty(table.kingdoms))
        return
    from companion.commands.saying import say_lines
    from companion.games.royal_garden.report import report

    said = [*settled.announced, *report(table.kingdoms, over=not table.playing, sums=table.sums)]
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


# ---- boards ---------------------------------------------------------------------------------------------------


def _look(table: cold.Table, rules: Rules) -> tuple[list[cold.Lain], list[Doubted]]:
    """What lies on the boards now, and what is doubted about it. CountError."""
    boards = table.look()
    rules.check(len(boards))
    ways = [_ways(one) for one in boards]
    several = len(boards) > 1
    found: list[list[Doubted]] = []
    for one, numbered in zip(boards, ways, strict=True):
        found.append(list(one.wrong))
        if one.kinds:
            whole = not one.wrong
            each = dominoes_each(one.columns, rules.variants)
            problems = of_dominoes(one.kinds, numbered if whole else (), each)
            found[-1] += [doubted(problem, one.name, one.uid, several) for problem in problems]
    for at, problem in of_boards(ways, [one.name for one in boards]):
        found[at].append(doubted(problem, boards[at].name, boards[at].uid, several))
    return boards, [one for told in found for one in told]


def _ways(board: cold.Lain) -> list[Numbered]:
    """Every way in which the dominoes of a board can be read."""
    if board.reading is None:
        return []
    return [_numbered(way) for way in (board.reading.pieces, *board.reading.alternatives)]


def _numbered(laid: Laid) -> Numbered:
    """The dominoes that lie there whole, by their numbers."""
    cells: dict[int, dict[str, tuple[int, int]]] = {}
    for place, piece in laid:
        sort, _, number = piece.thing.partition(" ")
        if sort == "domino" and piece.part:
            cells.setdefault(int(number), {})[piece.part] = (place.x, place.y)
    return {number: (halves["a"], halves["b"]) for number, halves in cells.items() if len(halves) == len("ab")}


def _counted(asked: Asked, boards: Sequence[cold.Lain], rules: Rules) -> list[Counted]:
    """Every kingdom with its bonuses. CountError."""
    ask = asker_of(asked)
    lying = [Lying(one.name, one.kinds, one.columns, one.unread) for one in boards]
    return [counted(one, rules, rules.told(at), ask) for at, one in enumerate(lying)]
