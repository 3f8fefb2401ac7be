"""Why a move is not legal, and a remedy that can be followed.

All reasons are given, most helpful first: about the domino itself (then nothing else is judged, because another
domino has to be taken anyway), then the board, then the neighbours. A remedy names only what exists: "move it one
square left" where that makes the placement legal, "beside the castle" where the castle still has a legal spot for
this domino, and the discard when there is no legal spot at all.
"""

from __future__ import annotations

from companion.core.model import Fact, Move, Phrase, Place, Problem
from companion.games.royal_garden.rules import acts
from companion.games.royal_garden.rules.fits import Spot, different, joins, placements, spread
from companion.games.royal_garden.rules.kingdom import Kingdom, bounds, place
from companion.games.royal_garden.rules.score import TERRAINS, Cell, beside
from companion.games.royal_garden.rules.state import State

OPPOSITE = {"left": "right", "right": "left", "near": "far", "far": "near"}
LIFT, NUMBER = Phrase("rg-remedy-lift"), Phrase("rg-remedy-number")


def judge(state: State, move: Move) -> list[Problem]:
    """All reasons why a move of free placement is not legal, most helpful first; empty when it is."""
    if problems := basics(state, move):
        return problems
    if move.action in (acts.CASTLE, acts.PLACE, acts.DISCARD):
        return on_board(state, move)
    return [] if move.action == acts.END else [Problem("rg-no-draft", {})]


def basics(state: State, move: Move) -> list[Problem]:
    """Why an act is none at all: not well formed, after the end, or of a player that nobody is."""
    if acts.rebuilt(move) != move:
        words = " ".join((str(move.player), move.action, *(_written(arg) for arg in move.args)))
        return [Problem("rg-notation", {"text": words[:80]})]
    if state.ended:
        return [Problem("rg-ended", {"player": ""})]
    nobodys = move.action in acts.OF_NOBODY and not move.player
    if not nobodys and state.kingdom(move.player) is None:
        return [Problem("rg-no-player", {"number": move.player})]
    return []


def on_board(state: State, move: Move) -> list[Problem]:
    """Why a castle or domino may not lie there, or a domino not be discarded, whoever's turn it is."""
    kingdom = state.kingdom(move.player)
    if kingdom is None:
        return [Problem("rg-no-player", {"number": move.player})]
    return (_castle if move.action == acts.CASTLE else _domino)(state, move, kingdom)


def what_lies(shown: str) -> str:
    """Id of what a kind shows: a terrain, or castle."""
    return TERRAINS.get(shown[0], "castle")


def half_facts(half: str, kind: str) -> dict[str, Fact]:
    """Terrain and crowns of a domino's half, named for that half: terrain_a, crowns_a."""
    return {f"terrain_{half}": what_lies(kind), f"crowns_{half}": int(kind[1])}


def domino_facts(kinds: tuple[str, str]) -> dict[str, Fact]:
    """Both halves of a domino: terrain_a, crowns_a, terrain_b, crowns_b."""
    return {**half_facts("a", kinds[0]), **half_facts("b", kinds[1])}


def spot_facts(player: int, spot: Spot, kinds: tuple[str, str]) -> dict[str, Fact]:
    """A domino's halves and where they lie: terrain_a, crowns_a, a, terrain_b, crowns_b, b."""
    board = str(player)
    return {
        **half_facts("a", kinds[0]),
        "a": place(board, spot[0]),
        **half_facts("b", kinds[1]),
        "b": place(board, spot[1]),
    }


def domino_gone(state: State, player: int, number: int) -> list[Problem]:
    """The one reason why a domino cannot be had: not in the set, laid already, or out of the game (RG-62)."""
    if number not in state.dominoes:
        return [Problem("rg-unknown-domino", {"number": number}, NUMBER, LIFT)]
    if (found := state.where(number)) is not None:
        owner, domino = found
        a, b = place(str(owner), domino.a), place(str(owner), domino.b)
        own = int(owner == player)
        facts: dict[str, Fact] = {"number": number, "player": state.name(owner), "own": own, "a": a, "b": b}
        return [Problem("rg-gone", facts, NUMBER, LIFT)]
    if owner := state.discarder(number):
        return [Problem("rg-gone-discarded", {"number": number, "player": state.name(owner)}, NUMBER, LIFT)]
    return []


def castle_first(state: State, player: int) -> Problem:
    """Nothing may be laid before the castle (RG-21)."""
    first, lift = Phrase("rg-remedy-castle-first"), Phrase("rg-remedy-lift-castle")
    return Problem("rg-no-castle", {"player": state.name(player)}, first, lift)


def _written(arg: int | str | Place) -> str:
    return f"{arg.x}:{arg.y}" if isinstance(arg, Place) else str(arg)


def _castle(state: State, move: Move, kingdom: Kingdom) -> list[Problem]:
    """Castles: of the set, one a board, each on one board only, on a free cell (RG-02, RG-18, RG-21, RG-22)."""
    number, at = acts.number_in(move), move.comes[0][0]
    if number not in state.castles:
        return [Problem("rg-unknown-castle", {"number": number}, NUMBER, LIFT)]
    if kingdom.castle is not None:
        facts: dict[str, Fact] = {"player": state.name(move.player), "cell": place(at.board, kingdom.castle)}
        return [Problem("rg-castle-twice", facts, hands=LIFT)]
    if owner := state.castle_owner(number):
        return [Problem("rg-castle-foreign", {"number": number, "player": state.name(owner)}, NUMBER, LIFT)]
    return _castle_cell(state, move, kingdom)


def _castle_cell(state: State, move: Move, kingdom: Kingdom) -> list[Problem]:
    """Whether a castle may stand on a cell; on a floating frame the first cell is one of the named grid."""
    free, at = Phrase("rg-remedy-free"), move.comes[0][0]
    cell = at.x, at.y
    if cell in kingdom.kinds:
        return [Problem("rg-taken", _taken(at, kingdom), free)]
    columns, rows = state.frame.room(kingdom.kinds)
    if cell[0] in columns and cell[1] in rows:
        return []
    if not state.frame.fixed and kingdom.kinds:
        return [_frame(state, spread(kingdom.kinds, (cell, cell)), free)]
    over = _overhang((cell,), state)
    fits = _moved(cell, over) not in kingdom.kinds
    problems = []
    for edge, count in over.items():
        facts: dict[str, Fact] = {"edge": edge, "count": count, "number": acts.number_in(move), "half": "whole"}
        facts |= {"terrain": "castle", "crowns": 0}
        problems.append(Problem("rg-outside", facts, _move(edge, count) if fits else free))
    return problems


def _domino(state: State, move: Move, kingdom: Kingdom) -> list[Problem]:
    """Laying or discarding a domino."""
    number = acts.number_in(move)
    if problems := domino_gone(state, move.player, number):
        return problems
    if kingdom.castle is None:
        first = castle_first(state, move.player)
        # Until the castle lies there, no other remedy can be followed.
        others = _ground(state, move, kingdom) if move.action == acts.PLACE else []
        return [first, *(Problem(one.key, one.facts) for one in others)]
    if move.action == acts.DISCARD:
        return _still_fits(state, move.player, kingdom, number)
    return _ground(state, move, kingdom)


def _still_fits(state: State, player: int, kingdom: Kingdom, number: int) -> list[Problem]:
    """A domino that can be laid must be laid (RG-58 to RG-60)."""
    kinds = state.dominoes[number]
    spots = different(placements(kingdom, state.frame, *kinds), *kinds)
    if not spots:
        return []
    facts: dict[str, Fact] = {"number": number, "places": len(spots), **spot_facts(player, spots[0], kinds)}
    return [Problem("rg-still-fits", facts)]


def _ground(state: State, move: Move, kingdom: Kingdom) -> list[Problem]:
    """Cells and neighbours of a domino that may be laid as such (RG-63 to RG-74)."""
    number, spot = acts.number_in(move), acts.spot_of(move)
    kinds = state.dominoes[number]
    spots = placements(kingdom, state.frame, *kinds)
    neighbours = spot[1] in beside(spot[0])
    problems = []
    if not neighbours:
        a, b = (place(str(move.player), cell) for cell in spot)
        remedy = Phrase("rg-remedy-side-by-side") if spots else nowhere(number)
        problems.append(Problem("rg-not-neighbours", {"a": a, "b": b}, remedy))
    otherwise = join(kingdom, spots, number, kinds)
    if state.frame.fixed:
        problems += _outside(state, spot, kinds, number, spots, otherwise)
    for cell in dict.fromkeys(spot):
        if cell in kingdom.kinds:
            remedy = Phrase("rg-remedy-empty") if spots else nowhere(number)
            problems.append(Problem("rg-taken", _taken(place(str(move.player), cell), kingdom), remedy))
    if not state.frame.fixed:
        problems += _floating(state, kingdom, spot, spots, otherwise)
    if neighbours and kingdom.castle is not None:
        problems += _connection(kingdom, spot, number, kinds, otherwise)
    return problems


def _connection(
    kingdom: Kingdom, spot: Spot, number: int, kinds: tuple[str, str], remedy: Phrase
) -> list[Problem]:
    """Each half against its own neighbours only (RG-66 to RG-74)."""
    if any(joins(kingdom.kinds, spot, kinds)):
        return []
    by_a = _neighbours(kingdom, spot[0], spot[1])
    by_b = _neighbours(kingdom, spot[1], spot[0])
    facts: dict[str, Fact] = {"number": number, **domino_facts(kinds)}
    if not by_a and not by_b:
        return [Problem("rg-alone", facts, remedy)]
    facts |= {"count_a": len(by_a), "beside_a": _named(by_a), "count_b": len(by_b), "beside_b": _named(by_b)}
    facts["beside"] = _named(list(dict.fromkeys(by_a + by_b)))
    if remedy.key == "rg-remedy-join":
        remedy = Phrase("rg-remedy-match", remedy.facts)
    return [Problem("rg-mismatch", facts, remedy)]


def _taken(at: Place, kingdom: Kingdom) -> dict[str, Fact]:
    return {"cell": at, "what": what_lies(kingdom.kinds[at.x, at.y])}


def _neighbours(kingdom: Kingdom, cell: Cell, partner: Cell) -> list[str]:
    """What lies beside a half, its partner apart: each id once, in the order left, right, far, near."""
    around = (near for near in beside(cell) if near != partner and near in kingdom.kinds)
    return list(dict.fromkeys(what_lies(kingdom.kinds[near]) for near in around))


def _named(what: list[str]) -> tuple[Phrase, ...]:
    return tuple(Phrase("rg-beside", {"what": one}) for one in what)


def _outside(
    state: State, spot: Spot, kinds: tuple[str, str], number: int, spots: list[Spot], otherwise: Phrase
) -> list[Problem]:
    """One reason for each edge that the domino lies over (RG-63)."""
    over = _overhang(spot, state)
    inside = _moved(spot[0], over), _moved(spot[1], over)
    problems = []
    for edge, count in over.items():
        beyond = [cell for cell in spot if edge in _overhang((cell,), state)]
        half = "both" if len(set(beyond)) == 2 else "a" if beyond[0] == spot[0] else "b"
        kind = kinds[1] if half == "b" else kinds[0]
        facts: dict[str, Fact] = {"edge": edge, "count": count, "number": number, "half": half}
        facts |= {"terrain": what_lies(kind), "crowns": int(kind[1])}
        problems.append(Problem("rg-outside", facts, _move(edge, count) if inside in spots else otherwise))
    return problems


def _floating(state: State, kingdom: Kingdom, spot: Spot, spots: list[Spot], otherwise: Phrase) -> list[Problem]:
    """The rectangle around everything may not grow beyond the frame (RG-24)."""
    width, height = spread(kingdom.kinds, spot)
    low_x, low_y, _, _ = bounds(kingdom.kinds or spot)
    over: dict[str, int] = {}
    if width > state.frame.columns:
        over["left" if min(x for x, _ in spot) < low_x else "right"] = width - state.frame.columns
    if height > state.frame.rows:
        over["near" if min(y for _, y in spot) < low_y else "far"] = height - state.frame.rows
    if not over:
        return []
    remedy = otherwise
    if len(over) == 1 and (_moved(spot[0], over), _moved(spot[1], over)) in spots:
        remedy = _move(*next(iter(over.items())))
    return [_frame(state, (width, height), remedy)]


def _frame(state: State, size: tuple[int, int], remedy: Phrase) -> Problem:
    """The space that everything together would need, against the space there is."""
    facts: dict[str, Fact] = {"columns": state.frame.columns, "rows": state.frame.rows}
    return Problem("rg-frame", {**facts, "width": size[0], "height": size[1]}, remedy)


def join(kingdom: Kingdom, spots: list[Spot], number: int, kinds: tuple[str, str]) -> Phrase:
    """The remedy that names where this domino can still be joined; the discard if nowhere."""
    if not spots:
        return nowhere(number)
    held = [joins(kingdom.kinds, spot, kinds) for spot in spots]
    castle, join_a, join_b = (any(one) for one in zip(*held, strict=True))
    terrains = what_lies(kinds[0]), what_lies(kinds[1])
    where = [("castle", castle), (terrains[0], join_a), (terrains[1], join_b)]
    to = tuple(Phrase("rg-join-to", {"what": one}) for one in dict.fromkeys(w for w, free in where if free))
    flags: dict[str, Fact] = {"castle": int(castle), "join_a": int(join_a), "join_b": int(join_b)}
    return Phrase("rg-remedy-join", {"terrain_a": terrains[0], "terrain_b": terrains[1], **flags, "to": to})


def nowhere(number: int) -> Phrase:
    """The remedy when a domino fits nowhere: put it out of the game (RG-60, RG-64)."""
    return Phrase("rg-remedy-discard", {"number": number})


def _overhang(cells: tuple[Cell, ...], state: State) -> dict[str, int]:
    """How far cells lie over each edge of the fixed frame; only edges that they lie over."""
    low_x, low_y, high_x, high_y = bounds(cells)
    over = {
        "left": 1 - low_x,
        "right": high_x - state.frame.columns,
        "far": high_y - state.frame.rows,
        "near": 1 - low_y,
    }
    return {edge: count for edge, count in over.items() if count > 0}


def _moved(cell: Cell, over: dict[str, int]) -> Cell:
    """The cell moved back from every edge it lies over."""
    x, y = cell
    return x + over.get("left", 0) - over.get("right", 0), y + over.get("near", 0) - over.get("far", 0)


def _move(edge: str, count: int) -> Phrase:
    return Phrase("rg-remedy-move", {"direction": OPPOSITE[edge], "count": count})
