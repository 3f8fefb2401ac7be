"""Give the dominoes of a table their magnets: words for the kinds, and the turn of each half's word in its
tile.

Kinds that occur often get heavy words (they hold better). Up to 18 kinds own a word; the rarest of more kinds
share words and are told apart by the domino. The turns are then improved, domino by domino, until any two
dominoes differ in at least three trits. The same table always gives the same magnets.
"""

from __future__ import annotations

from collections import Counter
from itertools import islice, product

from companion.core.errors import SettingsError
from companion.core.model import Phrase
from companion.device.tiles.check import GOOD_DISTANCE
from companion.device.tiles.code_words import FOREIGN_COSET, OWN_COSET, Lots, classes, distance, has_centre, turned
from companion.device.tiles.tileset import MOST_CROWNS, TERRAINS, Castle, Domino, ForeignTile, TileSet

TITLES = "number,terrain_a,crowns_a,terrain_b,crowns_b"
PENALTY = (1_000_000, 300_000, 50_000, 1, 0, 0, 0, 0, 0, 0, 0)
"""By distance: equal words are worst, below 3 a misread trit cannot be put right, 3 is good, 4 better."""
ATTEMPTS = 8
ROUNDS = 40
AZUL_KINDS = 6
CASTLES = 4
Row = tuple[int, str, str]
Turns = tuple[int, int]


def make(table: str, tile_id: str, name: str, seed: int = 1, file: str = "") -> TileSet:
    """A tile set for a plain table; codebook.least_distance tells what was reached.

    table: lines `number,terrain_a,crowns_a,terrain_b,crowns_b`, the line of titles first, `#` begins a
    remark. Raises SettingsError, with file, line, column and reason, for a table that is none.
    """
    rows = _rows(table, file)
    words, turns = _arranged([(a, b) for _, a, b in rows], seed)
    dominoes = [
        Domino(number, (a, b), (turned(words[a], turn[0]), turned(words[b], turn[1])))
        for (number, a, b), turn in zip(rows, turns, strict=True)
    ]
    castle_words = filter(has_centre, classes(OWN_COSET, False))
    castles = [Castle(i, word) for i, word in enumerate(islice(castle_words, CASTLES), start=1)]
    azul_words = filter(has_centre, classes(FOREIGN_COSET, True))
    foreign = [ForeignTile("azul", i, word) for i, word in enumerate(islice(azul_words, AZUL_KINDS), start=1)]
    return TileSet(tile_id, name, tuple(dominoes), tuple(castles), tuple(foreign))


def assign(contents: list[tuple[str, str]]) -> dict[str, str]:
    """Kind -> class of word. Kinds beyond the 18th share, the rarest with each other.

    Kinds of dominoes that occur several times get the words that turning changes most, for only the turns
    tell such dominoes apart; the others get heavy words first.
    """
    counts = Counter(kind for content in contents for kind in content)
    alike = Counter[str]()
    for (a, b), times in Counter(tuple(sorted(content)) for content in contents).items():
        alike[a] += times * (times - 1)
        alike[b] += times * (times - 1)
    ordered = sorted(counts, key=lambda kind: (-counts[kind], kind))
    free = list(classes(OWN_COSET, True))
    owners, sharers = ordered[: len(free)], ordered[len(free) :]
    words: dict[str, str] = {}
    for kind in sorted(owners, key=lambda kind: (-alike[kind], -counts[kind], kind)):
        best = max(free, key=_self_distance) if alike[kind] else free[0]
        free.remove(best)
        words[kind] = best
    for i, kind in enumerate(sharers):
        words[kind] = words[owners[-1 - i % len(owners)]]
    return words


def _self_distance(word: str) -> int:
    """How much turning changes a word: over the three other turns, in trits."""
    return sum(distance(word, turned(word, turn)) for turn in (1, 2, 3))


def _arranged(contents: list[tuple[str, str]], seed: int) -> tuple[dict[str, str], list[Turns]]:
    """Words and turns; if the first words do not do, some are exchanged and all turns sought anew."""
    lots = Lots(seed)
    words = assign(contents)
    best, best_cost = (words, [(0, 0)] * len(contents)), -1
    for _ in range(ATTEMPTS):
        turns, cost = _turning([(words[a], words[b]) for a, b in contents], lots)
        if best_cost < 0 or cost < best_cost:
            best, best_cost = (words, turns), cost
        if best_cost < PENALTY[GOOD_DISTANCE - 1]:
            break
        words = _exchanged(best[0], lots)
    return best


def _exchanged(words: dict[str, str], lots: Lots) -> dict[str, str]:
    """The same words with two classes exchanged between the kinds that own them."""
    own = classes(OWN_COSET, True)
    one, other = own[lots.below(len(own))], own[lots.below(len(own))]
    swap = {one: other, other: one}
    return {kind: swap.get(word, word) for kind, word in words.items()}


def _rows(table: str, file: str) -> list[Row]:
    lines = enumerate(map(str.strip, table.removeprefix("\ufeff").splitlines()), start=1)
    told = [(line, text) for line, text in lines if text and not text.startswith("#")]
    for line, text in told[:1]:
        if text.lower() != TITLES:
            raise wrong(file, line, 1, Phrase("tiles-title", {"text": text, "expected": TITLES}))
    rows: dict[int, Row] = {}
    for line, text in told[1:]:
        row = _row(text, line, file)
        if rows.setdefault(row[0], row) is not row:
            raise wrong(file, line, 1, Phrase("tiles-number-used-twice", {"number": row[0]}))
    if not rows:
        raise wrong(file, 1, 1, Phrase("tiles-none"))
    return list(rows.values())


def _row(text: str, line: int, file: str) -> Row:
    fields = [part.strip().lower() for part in text.split(",")]
    if len(fields) != len(TITLES.split(",")):
        raise wrong(file, line, 1, Phrase("tiles-fields", {"count": len(fields), "expected": 5}))
    number = fields[0]
    if not (number.isascii() and number.isdigit() and int(number) > 0):
        raise wrong(file, line, 1, Phrase("tiles-number", {"text": number}))
    for at in (1, 3):
        column = len(",".join(text.split(",")[:at])) + 2
        if fields[at] not in TERRAINS:
            raise wrong(file, line, column, Phrase("tiles-terrain", {"text": fields[at]}))
        if fields[at + 1] not in [str(crowns) for crowns in range(MOST_CROWNS + 1)]:
            column += len(text.split(",")[at]) + 1
            raise wrong(file, line, column, Phrase("tiles-crowns", {"text": fields[at + 1], "most": MOST_CROWNS}))
    return int(number), TERRAINS[fields[1]] + fields[2], TERRAINS[fields[3]] + fields[4]


def wrong(file: str, line: int, column: int, reason: Phrase) -> SettingsError:
    """The error of a table that has this fault there; line and column count from 1."""
    return SettingsError("tiles-wrong", file=file, line=line, column=column, reason=reason)


Ways = list[dict[Turns, tuple[tuple[str, str], tuple[str, str]]]]
"""For each domino and each choice of its turns: its words lying as stored, and after half a circle."""


def _turning(classes_of: list[tuple[str, str]], lots: Lots) -> tuple[list[Turns], int]:
    """Deterministic local search: the best turns found, a pair of quarter turns a domino, and what all cost."""
    count = len(classes_of)
    ways: Ways = [_ways(a, b) for a, b in classes_of]
    words = {word for way in ways for lying in way.values() for cells in lying for word in cells}
    apart = {word: {other: distance(word, other) for other in words} for word in words}
    turns = [(lots.below(4), lots.below(4)) for _ in range(count)]
    best, best_cost = list(turns), -1
    for _ in range(ROUNDS):
        for i in _shuffled(count, lots):
            turns[i] = _improved(i, turns, ways, apart, lots)
        cost = sum(_cost(i, turns[i], turns, ways, apart) for i in range(count)) // 2
        if best_cost < 0 or cost < best_cost:
            best, best_cost = list(turns), cost
    return best, best_cost


def _ways(a: str, b: str) -> dict[Turns, tuple[tuple[str, str], tuple[str, str]]]:
    ways = {}
    for turn_a, turn_b in product(range(4), repeat=2):
        left, right = turned(a, turn_a), turned(b, turn_b)
        ways[turn_a, turn_b] = ((left, right), (turned(right, 2), turned(left, 2)))
    return ways


def _shuffled(count: int, lots: Lots) -> list[int]:
    order = list(range(count))
    for i in range(count - 1, 0, -1):
        j = lots.below(i + 1)
        order[i], order[j] = order[j], order[i]
    return order


def _cost(i: int, turn: Turns, turns: list[Turns], ways: Ways, apart: dict[str, dict[str, int]]) -> int:
    """How badly domino i, so turned, can be confused with itself and the others."""
    (left, right), (back_left, back_right) = ways[i][turn]
    to_left, to_right = apart[left], apart[right]
    cost = 2 * PENALTY[to_left[back_left] + to_right[back_right]]  # every other pair is met from both ends
    for j, other in enumerate(turns):
        if j != i:
            (there_left, there_right), (other_left, other_right) = ways[j][other]
            cost += PENALTY[to_left[there_left] + to_right[there_right]]
            cost += PENALTY[to_left[other_left] + to_right[other_right]]
    return cost


def _improved(i: int, turns: list[Turns], ways: Ways, apart: dict[str, dict[str, int]], lots: Lots) -> Turns:
    """One of the best turns of domino i while the others stay."""
    costs = {turn: _cost(i, turn, turns, ways, apart) for turn in ways[i]}
    least = min(costs.values())
    best = [turn for turn, cost in costs.items() if cost == least]
    return best[lots.below(len(best))]
