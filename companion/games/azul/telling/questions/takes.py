"""What can be taken, where it may go, what it would bring and cost."""

from __future__ import annotations

from collections.abc import Sequence

from companion.core.model import Fact, Move, Phrase
from companion.games.azul.mind.outlook import promise
from companion.games.azul.rules.acts import CENTRE, FLOOR_LINE, take_move
from companion.games.azul.rules.awaited import awaits
from companion.games.azul.rules.gain import effect, gain
from companion.games.azul.rules.judge import judge
from companion.games.azul.rules.state import TAKE
from companion.games.azul.rules.taking import lines_for, source_of, takes
from companion.games.azul.telling import nouns
from companion.games.azul.telling.questions.asked import Asked
from companion.games.azul.telling.questions.displays import holding
from companion.games.parts import ADVICE, ANY, AT_ONCE, Told, Unclear, part, refusal, whole_number
from companion.games.plain import number, word


def fits(asked: Asked) -> Told:
    """What can be taken and where it may go: of every source, of one, or one colour of it line by line."""
    named, words = list(asked.words[:2]), asked.words[2:]
    source = ANY if not named else named[0]
    colour = ANY if len(named) < 2 else named[1].lower()
    if colour != ANY and (source == ANY or colour not in asked.state.edition.numbers):
        raise Unclear
    if source == ANY:
        return _everywhere(asked, words)
    at = whole_number(source)
    if at < 0:
        raise Unclear
    if refused := _refused(asked, at, colour):
        return refused
    return _colours(asked, at, words) if colour == ANY else _lines(asked, at, colour, words)


def _refused(asked: Asked, source: int, colour: str) -> Told | None:
    """Why nothing can be taken there, told as that take would be refused."""
    there = source_of(asked.state, source) if source <= asked.state.table.displays else ()
    first = next((word for word, count in zip(asked.state.edition.colours, there, strict=False) if count), "")
    tried = colour if colour != ANY else first or asked.state.edition.colours[0]
    return _not_so(asked, take_move(asked.seat, source, tried, FLOOR_LINE))


def _not_so(asked: Asked, move: Move) -> Told | None:
    """The reasons against a take, whoever is on turn; None where it is legal."""
    problems = judge(asked.state._replace(phase=TAKE, turn=asked.seat), move)
    return ("az-cost-not", refusal(problems)) if problems else None


# ---- what fits ------------------------------------------------------------------------------------------------


def _everywhere(asked: Asked, words: Sequence[str]) -> Told:
    """Each source with its colours: first the sources, and in them the colours, that would complete a line."""
    told = [_source(asked, one) for one in holding(asked.state)]
    items = [phrase for full, phrase in told if full] + [phrase for full, phrase in told if not full]
    if not items:
        return "az-offer-none", {"waits": awaits(asked.state)}
    listed = part(words, items)
    return "az-fits", {**listed, "completing": sum(full for full, _ in told)}


def _source(asked: Asked, source: int) -> tuple[bool, Phrase]:
    """Whether a source completes a line, and its colours: those that do, that fit in one, that only fall."""
    state, counts = asked.state, source_of(asked.state, source)
    full: list[Fact] = []
    some: list[Fact] = []
    floor: list[Fact] = []
    for colour in nouns.in_order(counts):
        tiles = nouns.tiles(state, colour, counts[colour - 1])
        moves = _moves(asked, source, state.edition.word(colour))
        effects = [(effect(state, one), number(one, 2)) for one in moves]
        ends = [(told.fell, line) for told, line in effects if not told.missing]
        if ends:
            fell, line = min(ends)
            facts = state.facts(tiles=tiles, count=counts[colour - 1], line=line, fell=fell)
            full.append(Phrase("az-fits-full", facts))
        else:
            (some if moves else floor).append(tiles)
    items = (*full, *(Phrase("az-fits-some", state.facts(items=tuple(some))) for _ in some[:1]))
    items = (*items, *(Phrase("az-fits-floor", state.facts(items=tuple(floor))) for _ in floor[:1]))
    return bool(full), Phrase("az-fits-at", state.facts(source=nouns.source(state, source), items=items))


def _moves(asked: Asked, source: int, colour: str) -> list[Move]:
    """The takes of a colour to pattern lines, not to the floor."""
    lines = lines_for(asked.board, asked.state.edition.numbers[colour])
    return [take_move(asked.seat, source, colour, line) for line in lines]


def _colours(asked: Asked, source: int, words: Sequence[str]) -> Told:
    """The colours of one source with the lines that take each."""
    state, counts = asked.state, source_of(asked.state, source)
    items = []
    for colour in nouns.in_order(counts):
        lines = tuple(
            Phrase("az-fits-line", state.facts(line=number(one, 2), missing=effect(state, one).missing))
            for one in _moves(asked, source, state.edition.word(colour))
        )
        tiles = nouns.tiles(state, colour, counts[colour - 1])
        items.append(Phrase("az-fits-colour", state.facts(tiles=tiles, lines=lines)))
    listed = part(words, items)
    return "az-fits-source", {"source": nouns.source(state, source), **listed}


def _lines(asked: Asked, source: int, colour: str, words: Sequence[str]) -> Told:
    """Every line that takes a colour, and the floor, each with what comes of it."""
    state = asked.state
    moves = [*_moves(asked, source, colour), take_move(asked.seat, source, colour, FLOOR_LINE)]
    items = [Phrase("az-effect", state.facts(line=number(one, 2), **_effect(asked, one))) for one in moves]
    listed = part(words, items)
    return "az-fits-lines", {**_what(asked, moves[0]), **listed, "count": len(moves) - 1}


# ---- what it brings and costs ---------------------------------------------------------------------------------


def best(asked: Asked) -> Told:
    """The three takes that promise most, where the table allowed advice at set-up, each with its immediate worth.

    What they promise tells mind/outlook.py; of equal ones the centre comes first, then the displays in order.
    """
    state = asked.state
    if state.table.setup.options.get(ADVICE) != "1":
        return "az-no-advice", {}
    asked.no_more()
    acting = state._replace(phase=TAKE, turn=asked.seat)
    found = sorted(takes(acting), key=lambda one: -promise(acting, one))
    if not found:
        return "az-offer-none", {"waits": awaits(state)}
    items = tuple(Phrase("az-best-take", state.facts(**_take_facts(asked, one))) for one in found[:AT_ONCE])
    return "az-best", {"count": len(items), "items": items}


def _take_facts(asked: Asked, move: Move) -> dict[str, Fact]:
    told = effect(asked.state, move)
    facts: dict[str, Fact] = {"line": number(move, 2), "missing": told.missing, "fell": told.fell}
    return {**_what(asked, move), **facts, "gained": gain(asked.state, move)}


def cost(asked: Asked) -> Told:
    """What one take would cost and bring, or why it cannot be."""
    source, line = (whole_number(asked.words[at]) if len(asked.words) == 3 else -1 for at in (0, 2))
    if source < 0 or line < 0:
        raise Unclear
    move = take_move(asked.seat, source, asked.words[1].lower(), line)
    if refused := _not_so(asked, move):
        return refused
    return "az-cost", {**_what(asked, move), "line": line, **_effect(asked, move)}


def _what(asked: Asked, move: Move) -> dict[str, Fact]:
    """Whence and what is taken."""
    state, source = asked.state, number(move, 0)
    colour = state.edition.numbers[word(move, 1)]
    tiles = nouns.tiles(state, colour, source_of(state, source)[colour - 1])
    return {"source": nouns.source(state, source), "tiles": tiles, "centre": int(source == CENTRE)}


def _effect(asked: Asked, move: Move) -> dict[str, Fact]:
    """What comes of a take, without its line."""
    return {name: value for name, value in effect(asked.state, move)._asdict().items() if name != "laid"}
