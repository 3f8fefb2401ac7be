"""What the listener's three languages have in common for Queen's Garden: kinds of words, and lists.

Each language gives its own words and sentences (queens_ears_cs, _pl, _en); nothing comes from the program.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field

from tests.games.queens_naive_garden import CELLS, COLOURS, HEXAGONS, PATTERNS, traits
from tests.listening_player.ears import Value
from tests.listening_player.tongues import Number, numbered

EVEN = (12, 2, 4, 6, 8, 10)
MOST = 400
"""Points, tiles and the like that are counted."""
PLACES = range(1, 37)

Words = dict[str, dict[str, Value]]


@dataclass(frozen=True)
class Names:
    """How one language names the things of the game.

    hexagon: of a pattern and a colour. properties: every colour and pattern alone. taking: the same as all of
    them that are taken. shades: a colour alone, as it may stand for any hexagon. group: the group of one.
    hours: of the clock. at: what stands where {} is an hour: "fountain", "expansion", "rim", "statue", "bench",
    "pavilion". fountain, middle: words alone. bed: an expansion by its hexagon. top, place, from_top, from_place:
    of the display; at_top, at_place: where something lies, in languages that need it. pair, three: several equal
    hexagons. alone: other forms of colours and patterns, as of one hexagon.
    """

    hexagon: Callable[[str, str], str]
    properties: Mapping[str, str]
    group: Callable[[str], str]
    hours: Mapping[int, str]
    at: Mapping[str, str]
    fountain: str
    middle: str
    bed: str
    top: str
    place: str
    from_top: str
    from_place: str
    pair: str
    three: str
    at_top: str = ""
    at_place: str = ""
    alone: Mapping[str, Value] = field(default_factory=dict)
    taking: Mapping[str, str] = field(default_factory=dict)
    shades: Callable[[str], Iterable[str]] = lambda _one: ()


def things(names: Names, jokers: Mapping[str, Value], number: Number) -> Words:
    """Words for hexagons, expansions, cells and places, by their kind."""
    hexagons = {one: names.hexagon(*traits(one)) for one in HEXAGONS}
    tiles: dict[str, Value] = {}
    for one, said in hexagons.items():
        tiles |= {said: (one, 1), names.pair.format(said): (one, 2), names.three.format(said): (one, 3)}
    beds: dict[str, Value] = {names.bed.format(said): one for one, said in hexagons.items()}
    expansions: dict[str, Value] = {said: (f"expansion-{one}", 1) for said, one in beds.items()}
    listed, told, ornaments = cells(names)
    return {
        "hexagon": {said: one for one, said in hexagons.items()},
        "tile": tiles,
        "bed": beds,
        "given": {**tiles, **expansions, **{said: ("joker", count) for said, count in jokers.items()}},
        "criterion": {**names.alone, **{said: one for one, said in names.properties.items()}},
        "taking": {said: one for one, said in names.taking.items()},
        "trait": {
            **{names.properties[one]: one for one in PATTERNS},
            **{said: one for one in COLOURS for said in names.shades(one)},
        },
        "colour": {names.properties[one]: one for one in COLOURS},
        "pattern": {names.properties[one]: one for one in PATTERNS},
        "group": {names.group(one): one for one in (*COLOURS, *PATTERNS)},
        "hour": {said: hour for hour, said in names.hours.items() if hour in EVEN},
        "slot": {names.at["expansion"].format(names.hours[hour]): hour for hour in EVEN},
        "lcell": listed,
        "cell": told,
        "ornament": ornaments,
        "place": {names.top: 0, **numbered(names.place, number, PLACES)},
        "atplace": {names.at_top: 0, **numbered(names.at_place, number, PLACES)} if names.at_top else {},
        "fromplace": {names.from_top: 0, **numbered(names.from_place, number, PLACES)},
    }


def signed(words: Mapping[str, int], minus: str) -> dict[str, Value]:
    """Numbers, or things with their number, also below nought."""
    return {**words, **{f"{minus} {said}": -n for said, n in words.items() if n}}


def turned(words: Mapping[str, int], brought: str, taken: str) -> dict[str, Value]:
    """Things with their number in words for what is brought, and below nought for what is taken away."""
    lost = {taken.format(said): -n for said, n in words.items() if n}
    return {**{brought.format(said): n for said, n in words.items()}, **lost}


def cells(names: Names) -> tuple[dict[str, Value], ...]:
    """The spaces as they stand in lists, and alone; and what can be surrounded."""
    listed: dict[str, Value] = {}
    told: dict[str, Value] = {}
    ornaments: dict[str, Value] = {names.fountain: "fountain"}
    for cell in CELLS:
        board, _, part = cell.partition("-")
        if board == "fountain" and part:
            for known in (listed, told):
                known[names.at["fountain"].format(names.hours[int(part)])] = cell
        elif board == "ornament":
            kind = "statue" if part in ("1", "5", "9") else "bench"
            ornaments[names.at[kind].format(names.hours[int(part)])] = cell
        elif part:
            slot = names.at["expansion"].format(names.hours[int(board)])
            rim = names.middle if part == "middle" else names.at["rim"].format(names.hours[int(part)])
            listed[f"{slot} {rim}"] = cell
            told[f"{slot}, {rim}"] = cell
            if part == "middle":
                ornaments[names.at["pavilion"].format(names.hours[int(board)])] = cell
    return listed, told, ornaments


LISTS = {
    "variants": ("variant", ","),
    "tiles": ("tile", ","),
    "gots": ("got", "and"),
    "givens": ("given", "and"),
    "ornaments": ("ornament", "and"),
    "pays": ("pay", "and"),
    "wons": ("won", ","),
    "showns": ("shown", ","),
    "finals": ("finalrank", "."),
    "ranks": ("rank", "."),
    "playersand": ("player", "and"),
    "players": ("player", ","),
    "acts": ("act", "."),
    "waitings": ("waiting", "."),
    "criteria": ("criterion", ","),
    "criteriaor": ("criterion", "or"),
    "hexagons": ("hexagon", ","),
    "hexagonsand": ("hexagon", "and"),
    "lcells": ("lcell", ","),
    "lcellsor": ("lcell", "or"),
    "lcellsdot": ("lcell", "."),
    "hours": ("hour", ","),
    "hoursor": ("hour", "or"),
    "places": ("place", ","),
    "placesor": ("place", "or"),
    "fromplacesor": ("fromplace", "or"),
    "atplaces": ("atplace", "and"),
    "sources": ("source", "or"),
    "sourcesand": ("source", "and"),
    "offereds": ("offered", ","),
    "offers": ("offer_of", "."),
    "lefts": ("left_of", "."),
    "finds": ("find_at", "."),
    "groups": ("group_at", "."),
    "besides": ("beside", "."),
    "lackeds": ("lacked", "."),
    "nearests": ("nearest", "."),
    "gardens": ("garden_of", "."),
    "lyings": ("lying", ","),
    "wheres": ("where", ","),
    "storeds": ("stored", "."),
    "patterneds": ("patterned", ","),
    "ways": ("way", "."),
    "wheels": ("wheel_at", "."),
    "thens": ("then", ","),
    "endings": ("ending", "."),
    "keys": ("key", ","),
    "keysdot": ("key", "."),
}
"""See tongues.lists_of."""
