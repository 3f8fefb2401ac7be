"""What lies on the table: the display by colour, pattern or place, and what bag, tower and stacks still hold."""

from __future__ import annotations

from collections.abc import Sequence

from companion.core.model import Fact, Phrase
from companion.games.parts import ANY, Told, Unclear, part, whole_number
from companion.games.queens_garden.rules import hexes
from companion.games.queens_garden.rules.awaited import awaits
from companion.games.queens_garden.rules.state import OVER, Bed, Counts
from companion.games.queens_garden.rules.taking import STACK, fitting, is_expansion, matching, offered
from companion.games.queens_garden.telling import nouns
from companion.games.queens_garden.telling.questions.asked import Asked

# ---- the display --------------------------------------------------------------------------------------------


def offer(asked: Asked) -> Told:
    """The display colour by colour, or what lies at one place of it."""
    if asked.words and asked.words[0] != ANY:
        return _place(asked, asked.words)
    return _by(asked, hexes.COLOURS, asked.words[1:])


def patterns(asked: Asked) -> Told:
    """The display pattern by pattern."""
    return _by(asked, hexes.PATTERNS, asked.words)


def _by(asked: Asked, criteria: Sequence[str], words: tuple[str, ...]) -> Told:
    """What a colour or a pattern would bring, from where; and whether the asker's storage takes it."""
    state = asked.state
    found = offered(state)
    items = [_criterion(asked, one, matching(found, one)) for one in criteria if matching(found, one)]
    listed = part(words, items)
    if not items:
        return "qg-offer-none", {"waits": awaits(state)}
    lying = len(state.top) + sum(len(bed.tiles) for bed in state.beside)
    facts: dict[str, Fact] = {"tiles": lying, "expansions": sum(bool(bed.face) for bed in state.beside)}
    return "qg-offer", {**listed, **facts, "sort": hexes.sort_of(criteria[0])}


def _criterion(asked: Asked, criterion: str, there: dict[int, tuple[int, ...]]) -> Phrase:
    """A colour or a pattern: its hexagons by the other property, each with its places."""
    items = tuple(_hexagon(asked, criterion, one, places) for one, places in there.items())
    asks = asked.seat and asked.state.phase != OVER
    full = asks and not fitting(asked.state, asked.board, there)
    facts: dict[str, Fact] = {"property": nouns.criterion(criterion), "count": len(items), "items": items}
    return Phrase("qg-offer-of", {**facts, "full": int(bool(full))})


def _hexagon(asked: Asked, criterion: str, one: int, places: Sequence[int]) -> Phrase:
    """A hexagon by its other property, and the places of which one may be chosen."""
    sources: tuple[Fact, ...] = tuple(_source(asked, at) for at in places)
    return Phrase(
        "qg-offer-hexagon", {"property": nouns.criterion(hexes.other_of(one, criterion)), "places": sources}
    )


def _source(asked: Asked, place: int) -> Phrase:
    """A place of the display; expansion: whether it is taken as one."""
    expansion = int(is_expansion(asked.state, place))
    return Phrase("qg-offer-where", {"place": nouns.source(place), "expansion": expansion})


def _place(asked: Asked, words: tuple[str, ...]) -> Told:
    """What lies at one place: the tiles on an expansion, or the expansion itself."""
    state, number = asked.state, whole_number(words[0])
    if number < 0 or words[1:]:
        raise Unclear
    top = (STACK,) if state.stack else ()
    if number not in (*top, *range(1, len(state.beside) + 1)):
        places = (*top, *(at for at, bed in enumerate(state.beside, 1) if not bed.gone))
        return "qg-offer-nowhere", {"place": nouns.source(number), "places": tuple(map(nouns.source, places))}
    bed = Bed(state.top) if number == STACK else state.beside[number - 1]
    place = nouns.source(number)
    if bed.face:
        return "qg-offer-face", {"place": place, "expansion": nouns.expansion(bed.face)}
    if bed.gone:
        return "qg-offer-gone", {"place": place}
    stack = state.stack if number == STACK else 0
    return "qg-offer-place", {"place": place, "items": nouns.hexagons(bed.tiles), "stack": stack}


# ---- what is left -------------------------------------------------------------------------------------------


def left(asked: Asked) -> Told:
    """What bag and tower hold, colour by colour, then pattern by pattern; and what is known of expansions.

    Nobody sees into the bag, but what was seen of all the tiles tells what it holds.
    """
    state = asked.state
    listed = part(asked.words, [_left(one, state.bag, state.tower) for one in hexes.CRITERIA])
    facts: dict[str, Fact] = {
        "bag": sum(state.bag),
        "tower": sum(state.tower),
        "unseen": hexes.EXPANSIONS - state.seen.bit_count(),
        "supply": state.supply,
        "stack": state.stack,
        "later": state.later,
    }
    return "qg-left", {**listed, **facts}


def _left(criterion: str, bag: Counts, tower: Counts) -> Phrase:
    inside = hexes.OF_CRITERION[criterion]
    counts: dict[str, Fact] = {
        "bag": sum(bag[one - 1] for one in inside),
        "tower": sum(tower[one - 1] for one in inside),
    }
    return Phrase("qg-left-of", {"property": nouns.criterion(criterion), **counts})
