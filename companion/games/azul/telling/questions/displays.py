"""What lies on the table: displays and centre, where a colour is, and what bag and lid hold."""

from __future__ import annotations

from companion.core.model import Fact, Phrase
from companion.games.azul.rules.acts import CENTRE
from companion.games.azul.rules.awaited import awaits
from companion.games.azul.rules.editions import MARKER
from companion.games.azul.rules.state import TAKE, Board, State
from companion.games.azul.rules.taking import source_of
from companion.games.azul.telling import nouns
from companion.games.azul.telling.questions.asked import Asked
from companion.games.parts import Told, Unclear, part


def sources(state: State) -> list[int]:
    """The displays in their order, then the centre; without one that a player has taken (SN5)."""
    gone = state.shelter.display + 1 if state.shelter is not None else 0
    return [*(at for at in range(1, state.table.displays + 1) if at != gone), CENTRE]


def holding(state: State) -> list[int]:
    """Those of the sources where tiles lie."""
    return [one for one in sources(state) if sum(source_of(state, one))]


def offer(asked: Asked) -> Told:
    """Displays and centre where something lies; at the end of the list those that are empty or away."""
    state = asked.state
    full = [one for one in sources(state) if sum(source_of(state, one)) or has_marker(state, one)]
    listed = part(asked.words, [heap_at(state, one) for one in full])
    if not any(sum(source_of(state, one)) for one in full):
        return "az-offer-none", {"waits": awaits(state)}
    empty: tuple[Fact, ...] = tuple(nouns.source(state, one) for one in sources(state) if one not in full)
    over = not listed["more"]
    return "az-offer", {**listed, "empty": empty if over else (), "away": away(state) if over else ()}


def has_marker(state: State, source: int) -> bool:
    """Whether the starting marker lies there: in the centre, until somebody takes from it (AZ-24, AZ-30)."""
    return source == CENTRE and state.phase >= TAKE and not state.taker and _lying(state) > 0


def heap_at(state: State, source: int) -> Phrase:
    """One source with its tiles, the most first; gold, colour: what a gold side is."""
    items = nouns.heap(state, source_of(state, source))
    if has_marker(state, source):
        items = (*items, Phrase("az-offer-marker", state.facts()))
    gold, _, colour = (state.gold(source - 1) if source != CENTRE else "").partition("-")
    facts = state.facts(source=nouns.source(state, source), items=items)
    return Phrase("az-offer-at", {**facts, "gold": gold or "none", "colour": colour or "none"})


def away(state: State) -> tuple[Phrase, ...]:
    """The display that a player has taken beside the own floor (MC-31)."""
    shelter = state.shelter
    if shelter is None:
        return ()
    source = nouns.source(state, shelter.display + 1)
    return (Phrase("az-offer-away", state.facts(player=state.name(shelter.player), source=source)),)


def find(asked: Asked) -> Told:
    """Where a colour lies: source by source, most first, and how many there are together."""
    state, words = asked.state, asked.words
    colour = state.edition.numbers.get(words[0].lower(), 0) if words else 0
    if not colour:
        raise Unclear
    counts = {one: source_of(state, one)[colour - 1] for one in holding(state)}
    found = sorted((one for one in counts if counts[one]), key=lambda one: -counts[one])
    items = [
        Phrase(
            "az-find-at",
            state.facts(source=nouns.source(state, one), tiles=nouns.tiles(state, colour, counts[one])),
        )
        for one in found
    ]
    listed = part(words[1:], items)
    if not found:
        return "az-find-none", {"colour": state.edition.word(colour)}
    return "az-find", {"tiles": nouns.tiles(state, colour, sum(counts.values())), **listed}


def left(asked: Asked) -> Told:
    """What bag and lid hold by colour, and how many tiles are elsewhere.

    Nobody sees into the bag, but what was seen of the hundred tiles tells what it holds.
    """
    asked.no_more()
    state = asked.state
    sheltered = () if state.shelter is None else (state.shelter.colour,)
    fallen = (*sheltered, *(one for board in state.boards for one in board.floor))
    return "az-left", {
        "bag": sum(state.bag),
        "bagged": nouns.heap(state, state.bag),
        "lid": sum(state.lid),
        "lidded": nouns.heap(state, state.lid),
        "displays": _lying(state),
        "lines": sum(map(_in_lines, state.boards)),
        "walls": sum(bool(colour) for board in state.boards for row in board.wall for colour in row),
        "floors": sum(one not in (0, MARKER) for one in fallen),
    }


def _lying(state: State) -> int:
    """How many tiles lie on displays and in the centre."""
    return sum(map(sum, (state.centre, *state.displays)))


def _in_lines(board: Board) -> int:
    """The tiles of pattern lines; of a complete line one is on the wall once it was tiled."""
    return sum(count - board.tiled(row) for row, (_, count) in enumerate(board.lines))
