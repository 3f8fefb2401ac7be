"""What an act makes worth saying: the act with its consequence, then whose act comes next."""

from __future__ import annotations

from collections.abc import Callable

from companion.core.model import Announcement, Fact, Move, Phrase, Topic
from companion.games.azul.rules import acts, taking, tiling
from companion.games.azul.rules import state as phases
from companion.games.azul.rules.awaited import awaits
from companion.games.azul.rules.editions import MARKER, SN3, SN4, SN5
from companion.games.azul.rules.points import bonuses, final
from companion.games.azul.rules.preparing import drawn_of, gathered
from companion.games.azul.rules.state import NONE, State, added, minus, of_colour
from companion.games.azul.telling import nouns
from companion.games.azul.telling.round_end import check, losses, round_begins, tiling_begins
from companion.games.plain import number, word


def tell(before: State, move: Move, after: State) -> list[Announcement]:
    """The act itself, then what follows from it, in the order of saying."""
    if move.action in (acts.ROUND_ACT, acts.END_ACT):
        said = losses(before, after)
        if after.phase == phases.OVER:
            return [*said, *bonuses(after), Announcement("az-final", final(after), topic=Topic.END)]
        return [*said, *round_begins(after), _waits(after)]
    if move.action == acts.LEAVE_ACT:
        return _left(before, move, after)
    act = act_of(before, move)
    topic = Topic.PLACED if move.action in (acts.TAKE_ACT, acts.TILE_ACT, acts.SPREAD_ACT) else Topic.OTHER
    said = [Announcement(act.key, act.facts, topic=topic)]
    if move.action in (acts.TILE_ACT, acts.DROP_ACT):
        return said + _counted(before, move, after) + (_round_waits(after) if before.phase != phases.ROUND else [])
    return said + _follows(before, move, after)


# ---- the act --------------------------------------------------------------------------------------------------


def act_of(before: State, move: Move) -> Phrase:
    """An act as a phrase, naming its player."""
    if move.action in (acts.ROUND_ACT, acts.END_ACT):
        return Phrase("az-round-ended", before.facts(round=before.round))
    return _ACTS[move.action](before, move)


def _lots(before: State, move: Move) -> Phrase:
    return Phrase("az-lots", before.facts(player=before.name(number(move, 0))))


def _gold(before: State, move: Move) -> Phrase:
    source, special = nouns.source(before, number(move, 0)), nouns.special(before, word(move, 1))
    return Phrase("az-gold", before.facts(source=source, special=special))


def _draw(before: State, move: Move) -> Phrase:
    items = nouns.heap(before, drawn_of(before, move))
    key = "az-extra" if before.phase == phases.EXTRA else "az-drawn"
    facts = before.facts(source=nouns.source(before, before.step + 1), number=before.step + 1, items=items)
    return Phrase(key, facts)


def _take(before: State, move: Move) -> Phrase:
    """What is taken, where it goes, what falls, and what becomes of the rest.

    line: 0 for the floor. room: free spaces of the line afterwards. rest: what is left of the display goes to the
    centre ("centre"), stays ("stays") or is spread ("spread"); items: these tiles; first: how many of the first of
    them. keeps: the display comes along (SN5). The rest: see _fallen.
    """
    source, colour, line = number(move, 0), before.edition.numbers[word(move, 1)], number(move, 2)
    after = taking.play_take(before, move)
    counts = taking.source_of(before, source)
    count = counts[colour - 1]
    gold = before.gold(source - 1) if source != acts.CENTRE else ""
    left = NONE if source == acts.CENTRE else minus(counts, of_colour(colour, count))
    facts = before.facts(
        player=before.name(move.player),
        source=nouns.source(before, source),
        tiles=nouns.tiles(before, colour, count),
        colour=before.edition.word(colour),
        count=count,
        line=line,
        room=line - after.boards[before.table.seats[move.player]].lines[line - 1][1] if line else 0,
        keeps=int(gold == SN5),
        rest=_RESTS.get(gold, "centre"),
        items=nouns.heap(before, left),
        first=max(left),
    )
    return Phrase("az-taken", {**facts, **_fallen(before, move.player, after)})


_RESTS = {SN3: "stays", SN4: "spread"}


def _fallen(before: State, player: int, after: State) -> dict[str, Fact]:
    """What an act lays on a player's floor line and beside it.

    fell: tiles on the floor line. marker: whether the starting marker comes to it. penalty: what it costs now.
    lid: tiles for which it has no space, so that they cost nothing. sheltered: what SN5 takes: "none", "tile" or
    "marker".
    """
    at = before.table.seats[player]
    was, now = before.boards[at].floor, after.boards[at].floor
    sheltered = "none"
    if after.shelter is not None and after.shelter.player == player and after.shelter.colour:
        known = before.shelter is not None and before.shelter.colour != 0
        sheltered = "none" if known else "marker" if after.shelter.colour == MARKER else "tile"
    return {
        "fell": len(now) - len(was) - (now.count(MARKER) - was.count(MARKER)),
        "marker": int(after.taker != before.taker and sheltered != "marker"),
        "penalty": after.boards[at].penalty,
        "lid": sum(after.lid) - sum(before.lid),
        "sheltered": sheltered,
    }


def _spread(before: State, move: Move) -> Phrase:
    return Phrase("az-spread", before.facts(player=before.name(move.player), items=nouns.spread(before, move)))


def _tile(before: State, move: Move) -> Phrase:
    """A tile to the wall. counted: whether its points are counted now; total: the points on the counter."""
    after = tiling.play_tile(before, move)
    at = before.table.seats[move.player]
    line, column = number(move, 0), number(move, 1)
    gain = next((one for one in after.boards[at].gains if one.row == line - 1), None)
    facts = before.facts(player=before.name(move.player), line=line, column=column, colour=word(move, 2))
    facts["reverse"] = int(before.table.reverse)
    points = 0 if gain is None else gain.points
    several = len(after.boards[at].gains) - len(before.boards[at].gains) > 1
    total = after.boards[at].score if not several else before.boards[at].score + points
    return Phrase("az-tiled", {**facts, "counted": int(gain is not None), "points": points, "total": total})


def _drop(before: State, move: Move) -> Phrase:
    at, line = before.table.seats[move.player], number(move, 0)
    after = tiling.play_drop(before, move)
    facts = before.facts(player=before.name(move.player), line=line, **_fallen(before, move.player, after))
    return Phrase("az-dropped", {**facts, "colour": before.edition.word(before.boards[at].lines[line - 1][0])})


def _leave(before: State, move: Move) -> Phrase:
    return Phrase("az-left-table", before.facts(player=before.name(move.player)))


_ACTS: dict[str, Callable[[State, Move], Phrase]] = {
    acts.LOTS_ACT: _lots,
    acts.GOLD_ACT: _gold,
    acts.DRAW_ACT: _draw,
    acts.TAKE_ACT: _take,
    acts.SPREAD_ACT: _spread,
    acts.TILE_ACT: _tile,
    acts.DROP_ACT: _drop,
    acts.LEAVE_ACT: _leave,
}


# ---- what follows ---------------------------------------------------------------------------------------------


def _follows(before: State, move: Move, after: State) -> list[Announcement]:
    """Gold effects of the set-up, whose turn it is, or the beginning of the tiling."""
    said: list[Announcement] = []
    if move.action == acts.DRAW_ACT:
        said += _gathered(before, move, after)
    if after.phase in (phases.TILE, phases.ROUND):
        return [*said, *tiling_begins(after), *_round_waits(after)]
    if after.phase == phases.FILL and before.phase == phases.FILL:
        return said
    if after.phase == phases.TAKE and move.action == acts.DRAW_ACT:
        said.append(Announcement("az-offer-begins", after.facts(round=after.round), topic=Topic.TURN))
    return [*said, _waits(after)]


def _left(before: State, move: Move, after: State) -> list[Announcement]:
    """A player has left; then whose act comes next, where that is news."""
    act = act_of(before, move)
    said = [Announcement(act.key, act.facts)]
    if (before.phase, before.turn) == (after.phase, after.turn):
        return said
    return [*said, *(_round_waits(after) or [_waits(after)])]


def _gathered(before: State, move: Move, after: State) -> list[Announcement]:
    """What SN2 has taken from its neighbours, display by display; nothing of one that found nothing."""
    if after.phase == phases.FILL:
        return []
    at, filled = before.step, before.displays
    filled = (*filled[:at], added(filled[at], drawn_of(before, move)), *filled[at + 1 :])
    first = before.step if before.phase == phases.EXTRA else -1
    said = []
    for at, kind in after.golds:
        colour = kind.partition("-")[2]
        if not colour or at <= first or (after.phase == phases.EXTRA and at > after.step):
            continue
        filled, givers = gathered(filled, at, after.edition.numbers[colour])
        items: tuple[Fact, ...] = tuple(nouns.source(after, other + 1) for other in givers)
        if items:
            facts = after.facts(source=nouns.source(after, at + 1), colour=colour, items=items)
            said.append(Announcement("az-gathered", facts))
    return said


def _counted(before: State, move: Move, after: State) -> list[Announcement]:
    """Tiles laid earlier whose turn to be counted has come with this act."""
    at = before.table.seats[move.player]
    known = {*before.boards[at].gains}
    running = before.boards[at].score
    said = []
    for gain in after.boards[at].gains:
        if gain in known:
            continue
        running += gain.points
        if move.action == acts.TILE_ACT and gain.row == number(move, 0) - 1:
            continue
        facts = after.facts(player=after.name(move.player), line=gain.row + 1, column=gain.column + 1)
        facts |= {"colour": after.edition.word(gain.colour), "points": gain.points, "total": running}
        facts["reverse"] = int(after.table.reverse)
        said.append(Announcement("az-counted", facts, topic=Topic.AREA))
    if move.action == acts.TILE_ACT and all(after.boards[at].wall[number(move, 0) - 1]):
        facts = after.facts(player=after.name(move.player), row=number(move, 0))
        said.append(Announcement("az-row-complete", facts, topic=Topic.AREA))
    return said


def _round_waits(state: State) -> list[Announcement]:
    """Once all tiling is done, what should lie on the table, and that the round waits to be ended."""
    return [*check(state), _waits(state)] if state.phase == phases.ROUND else []


def _waits(state: State) -> Announcement:
    """Whose act comes next; it is not said if it has come already."""
    waits = awaits(state)
    key = "az-turn" if state.phase == phases.TAKE else waits.key
    return Announcement(key, waits.facts, valid_while=("awaited", waits.key), topic=Topic.TURN)
