"""What the listener's three languages have in common for Azul: kinds of words, and lists.

Each language gives its own words and sentences (azul_ears_cs, _pl, _en); nothing comes from the program.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from tests.listening_player.azul_grammar import Grammar, Listing, Tongue
from tests.listening_player.ears import Value

COLOURS = {
    "azul_mini": ("blue", "yellow", "red", "black", "white"),
    "master_chocolatier": ("blue", "brown", "white", "black", "red"),
}
MOST_POINTS = 400
MOST_TILES = 100

Patterns = Sequence[tuple[str, str]]


def filled(patterns: Patterns, words: Mapping[str, str]) -> list[tuple[str, str]]:
    """Patterns with the words of an edition in the place of {word}."""
    found = []
    for name, line in patterns:
        whole = line
        for word, said in words.items():
            whole = whole.replace(f"{{{word}}}", said)
        found.append((name, whole))
    return found


def tiles_of(
    edition: str, forms: Mapping[str, Sequence[str]], number: Callable[[int], str], form: Callable[[int], int]
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


def sources_of(display: str, centre: str, number: Callable[[int], str]) -> dict[str, Value]:
    """ "výloha tři" is 3, the centre 0."""
    return {centre: 0, **{f"{display} {number(n)}": n for n in range(1, 10)}}


def lists(last: str, choice: str) -> dict[str, Listing]:
    """The lists of every language. last: what stands between the last two things; choice: the same for "or"."""
    return {
        "heap": Listing("tiles"),
        "heapand": Listing("tiles", ", ", last),
        "things": Listing("thing"),
        "froms": Listing("from", ", ", last),
        "colours": Listing("colour"),
        "coloursacc": Listing("colouracc"),
        "fromsor": Listing("from", ", ", choice),
        "intocolsor": Listing("intocol", ", ", choice),
        "waitings": Listing("waiting", ". ", ". "),
        "intos": Listing("into"),
        "cellsor": Listing("cell", ", ", choice),
        "spreads": Listing("spread_to"),
        "linecolours": Listing("linecolour"),
        "completes": Listing("complete", ". ", ". "),
        "wallrows": Listing("wallrow", ". ", ". "),
        "colcells": Listing("colcell"),
        "rowcells": Listing("rowcell"),
        "sources": Listing("source"),
        "linenames": Listing("linename"),
        "rownames": Listing("rowname"),
        "colnames": Listing("colname"),
        "players": Listing("player"),
        "playersand": Listing("player", ", ", last),
        "offers": Listing("offer_at", ". ", ". "),
        "aways": Listing("away", ". ", ". "),
        "finds": Listing("find_at", ". ", ". "),
        "linesat": Listing("line_at", ". ", ". "),
        "closes": Listing("close", ". ", ". "),
        "variants": Listing("variant"),
        "asklines": Listing("linename"),
        "digits": Listing("digit"),
        "bonuslines": Listing("bonus", ". ", ". "),
        "wons": Listing("won"),
        "ranks": Listing("rank", ". ", ". "),
        "finals": Listing("finalrank", ". ", ". "),
    }


def grammar_for(tongue: Callable[[str], Tongue], edition: str) -> Callable[[Sequence[str]], Grammar]:
    """Makes the ear of a table with these names."""
    known = tongue(edition)
    return lambda names: Grammar(known, {name: at for at, name in enumerate(names, start=1)})
