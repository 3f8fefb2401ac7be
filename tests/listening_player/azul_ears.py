"""What the listener's three languages have in common for Azul: kinds of words, and lists.

Each language gives its own words and sentences (azul_ears_cs, _pl, _en); nothing comes from the program.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from tests.listening_player.ears import Value
from tests.listening_player.tongues import Number, numbered

COLOURS = {
    "azul_mini": ("blue", "yellow", "red", "black", "white"),
    "master_chocolatier": ("blue", "brown", "white", "black", "red"),
}
MOST_POINTS = 400
MOST_TILES = 100
LINES = range(1, 6)
"""Pattern lines, rows and columns."""


def tiles_of(
    edition: str, forms: Mapping[str, Sequence[str]], number: Number, form: Callable[[int], int]
) -> dict[str, Value]:
    """ "tři červené" is ("red", 3). forms: colour -> its forms; form: which of them a number takes."""
    return {
        (forms[colour][form(n)] if n == 1 and form(1) == 0 else f"{number(n)} {forms[colour][form(n)]}"): (
            colour,
            n,
        )
        for colour in COLOURS[edition]
        for n in range(21)
    }


def sources_of(display: str, centre: str, number: Number) -> dict[str, Value]:
    """ "výloha tři" is 3, the centre 0."""
    return {centre: 0, **numbered(display, number, range(1, 10))}


def lines_of(number: Number, names: Mapping[str, str]) -> dict[str, dict[str, Value]]:
    """Words for lines, rows and columns with their numbers: by kind, what stands before the number."""
    return {kind: numbered(before, number, LINES) for kind, before in names.items()}


LISTS = {
    "heap": ("tiles", ","),
    "heapand": ("tiles", "and"),
    "things": ("thing", ","),
    "froms": ("from", "and"),
    "colours": ("colour", ","),
    "coloursacc": ("colouracc", ","),
    "nsand": ("n", "and"),
    "nsor": ("n", "or"),
    "rowcolsor": ("rowcols", "or"),
    "waitings": ("waiting", "."),
    "spreads": ("spread_to", ","),
    "linecolours": ("linecolour", ","),
    "completes": ("complete", "."),
    "wallrows": ("wallrow", "."),
    "colcells": ("colcell", ","),
    "rowcells": ("rowcell", ","),
    "sources": ("source", ","),
    "linenames": ("linename", ","),
    "rownames": ("rowname", ","),
    "colnames": ("colname", ","),
    "players": ("player", ","),
    "playersand": ("player", "and"),
    "offers": ("offer_at", "."),
    "aways": ("away", "."),
    "finds": ("find_at", "."),
    "linesat": ("line_at", "."),
    "closes": ("close", "."),
    "variants": ("variant", ","),
    "asklines": ("linename", ","),
    "digits": ("digit", ","),
    "bonuslines": ("bonus", "."),
    "wons": ("won", ","),
    "ranks": ("rank", "."),
    "finals": ("finalrank", "."),
}
"""See tongues.lists_of."""
