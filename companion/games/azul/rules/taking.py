"""Taking tiles: what is legal and what it changes (rulebook, chapters "Nabídka výloh" and "Linie podlahy")."""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import product
from typing import cast

from companion.core.model import Move
from companion.games.azul.rules import state as phases
from companion.games.azul.rules.acts import CENTRE, FLOOR_LINE, LEFT, RIGHT, SPREAD_ACT, take_move
from companion.games.azul.rules.editions import ALL_DISPLAYS, FLOOR, MARKER, SIZE, SN3, SN4, SN5
from companion.games.azul.rules.state import NONE, Board, Counts, Loss, Shelter, State, added
from companion.games.azul.rules.wall import count_up
from companion.games.plain import words

_NO_LOSS = Loss(0, 0, 0)


def lines_for(board: Board, colour: int) -> list[int]:
    """The pattern lines, from 1, that still take tiles of a colour (AZ-35, AZ-37, AZ-40, AZ-41)."""
    return [
        line
        for line, (held, count) in enumerate(board.lines, 1)
        if (held == colour and count < line) or (not count and colour not in board.wall[line - 1])
    ]


@cache
def _opens(row: int, wall: tuple[int, ...]) -> int:
    """Which colours an empty pattern line takes, as bit `row` (from 1) of the six bits of each colour."""
    return sum(1 << (row + 6 * at) for at in range(SIZE) if at + 1 not in wall)


@cache
def _table(colours: tuple[str, ...], player: int) -> list[list[list[tuple[Move, ...]]]]:
    """The takes of a player, made once: source, then colour, then the set of lines as bits -> moves."""

    def moves(source: int, colour: str, lines: int) -> tuple[Move, ...]:
        return tuple(take_move(player, source, colour, line) for line in range(SIZE + 1) if lines >> line & 1)

    sources = range(ALL_DISPLAYS + 1)
    return [[[moves(source, colour, lines) for lines in range(64)] for colour in colours] for source in sources]


def takes(state: State) -> list[Move]:
    """Every legal take of the player on turn: each source, colour and line, the floor always (AZ-42, AZ-43)."""
    player = state.turn
    board = state.boards[state.table.seats[player]]
    opens, wall = 0, board.wall
    for row, (held, count) in enumerate(board.lines, 1):
        if not count:
            opens += _opens(row, wall[row - 1])
        elif count < row:
            opens += 1 << (row + 6 * held - 6)
    lines = (
        opens & 63 | 1,
        opens >> 6 & 63 | 1,
        opens >> 12 & 63 | 1,
        opens >> 18 & 63 | 1,
        opens >> 24 & 63 | 1,
    )
    found: list[Move] = []
    table = _table(state.table.edition.colours, player)
    for counts, mine in zip((state.centre, *state.displays), table):  # noqa: B905 - the table has all displays
        if counts != NONE:
            for at in _present(counts):
                found += mine[at][lines[at]]
    return found


@lru_cache(maxsize=65_536)
def _present(counts: Counts) -> tuple[int, ...]:
    """The colours of a heap, from 0."""
    return tuple(at for at, count in enumerate(counts) if count)


def source_of(state: State, source: int) -> Counts:
    """What lies on a display, or in the centre (0)."""
    return state.centre if source == CENTRE else state.displays[source - 1]


_made = tuple.__new__
"""Makes a named tuple in half the time of its own constructor: this is done a hundred times a game."""


def play_take(state: State, move: Move) -> State:
    """The state after a legal take."""
    source, told, line = cast("tuple[int, str, int]", move.args)
    table, number, _, _, starter, taker, displays, centre, bag, lid, boards, step, golds, shelter = state
    colour, at = table.edition.numbers[told], table.seats[move.player]
    counts = centre if source == CENTRE else displays[source - 1]
    left = (*counts[: colour - 1], 0, *counts[colour:])
    lines, wall, floor, score, counted, gains, loss = boards[at]
    gold = ""
    if source == CENTRE:
        centre = left
        if not taker:
            taker = move.player
            floor, shelter = _with_marker(state, taker, floor)
    else:
        gold = state.gold(source - 1) if golds else ""
        displays, centre = _emptied(displays, centre, source - 1, left, stays=gold in (SN3, SN4))
        shelter = Shelter(source - 1, move.player, 0) if gold == SN5 else shelter
    lines, over = _into_line(lines, colour, counts[colour - 1], line)
    if over:
        floor, lid, shelter = fallen(floor, colour, over, move.player, shelter, lid)
    after = _made(Board, (lines, wall, floor, score, counted, gains, loss))
    boards = (*boards[:at], after, *boards[at + 1 :])
    spreads_now = gold == SN4 and left != NONE
    turn = move.player if spreads_now else table.players[(at + 1) % len(boards)]
    if turn in table.gone:
        turn = table.following(turn)
    phase, heaps = phases.SPREAD if spreads_now else phases.TAKE, (displays, centre, bag, lid, boards)
    found = _made(State, (table, number, phase, turn, starter, taker, *heaps, step, golds, shelter))
    return found if spreads_now or centre != NONE or displays.count(NONE) < len(displays) else _over(found)


def _emptied(
    displays: tuple[Counts, ...], centre: Counts, at: int, left: Counts, *, stays: bool
) -> tuple[tuple[Counts, ...], Counts]:
    """Displays and centre after a take from a display, whose rest stays or goes to the centre (AZ-28, MC-24)."""
    if stays:
        return (*displays[:at], left, *displays[at + 1 :]), centre
    return (*displays[:at], NONE, *displays[at + 1 :]), added(centre, left)


def _into_line(
    lines: tuple[tuple[int, int], ...], colour: int, count: int, line: int
) -> tuple[tuple[tuple[int, int], ...], int]:
    """The pattern lines with tiles laid into one, and how many find no place there (AZ-34, AZ-39)."""
    if line == FLOOR_LINE:
        return lines, count
    held = lines[line - 1][1]
    fits = min(count, line - held)
    return (*lines[: line - 1], (colour, held + fits), *lines[line:]), count - fits


def _with_marker(state: State, player: int, floor: tuple[int, ...]) -> tuple[tuple[int, ...], Shelter | None]:
    """A floor line with the starting marker, before anything else falls (AZ-31 to AZ-33).

    Where the set-up allows it the marker may lie on SN5 (MC-35).
    """
    shelter = state.shelter
    if state.table.sheltered and shelter is not None and shelter.player == player and not shelter.colour:
        return floor, shelter._replace(colour=MARKER)
    return (*floor, MARKER) if len(floor) < FLOOR else floor, shelter


def fallen(
    floor: tuple[int, ...], colour: int, count: int, player: int, shelter: Shelter | None, lid: Counts
) -> tuple[tuple[int, ...], Counts, Shelter | None]:
    """Floor line, lid and SN5 after so many tiles have fallen (AZ-44, AZ-45, MC-32 to MC-34)."""
    if not count:
        return floor, lid, shelter
    if shelter is not None and shelter.player == player and not shelter.colour:
        shelter, count = shelter._replace(colour=colour), count - 1
    fits = min(count, FLOOR - len(floor))
    if fits < count:
        lid = (*lid[: colour - 1], lid[colour - 1] + count - fits, *lid[colour:])
    return (*floor, *(colour,) * fits), lid, shelter


def _over(state: State) -> State:
    """Nothing is left to take: the tiling begins, for all who have a complete line (AZ-46)."""
    boards = tuple(
        count_up(Board(one.lines, one.wall, one.floor, one.score, 0, (), _NO_LOSS)) for one in state.boards
    )
    phase = phases.TILE if any(one.counted < SIZE for one in boards) else phases.ROUND
    return state._replace(phase=phase, turn=0, boards=boards)


# ---- what SN4 leaves ------------------------------------------------------------------------------------------


def spreading(state: State) -> int:
    """The display (from 0) whose rest is to be spread."""
    return next(at for at, kind in state.golds if kind == SN4)


def leftovers(state: State) -> list[int]:
    """The colours that are to be spread, in the edition's order."""
    return [at + 1 for at, count in enumerate(state.displays[spreading(state)]) if count]


def neighbours(state: State, display: int) -> tuple[int, int]:
    """The displays left and right of one in the circle, from 0; one taken away is skipped (MC-23, MC-37)."""
    gone = state.shelter.display if state.shelter is not None else -1
    ring = [at for at in range(len(state.displays)) if at == display or at != gone]
    here = ring.index(display)
    return ring[here - 1], ring[(here + 1) % len(ring)]


def spreads(state: State) -> list[Move]:
    """Every way to spread: each colour to one side (MC-26 to MC-29)."""
    ways = product((LEFT, RIGHT), repeat=len(leftovers(state)))
    return [Move(state.turn, SPREAD_ACT, way) for way in ways]


def play_spread(state: State, move: Move) -> State:
    """The state after the rest of SN4 was spread; it is then the next player's turn."""
    at = spreading(state)
    displays = list(state.displays)
    here, sides = displays[at], dict(zip((LEFT, RIGHT), neighbours(state, at), strict=True))
    for colour, side in zip(leftovers(state), words(move), strict=True):
        there = displays[sides[side]]
        count = there[colour - 1] + here[colour - 1]
        displays[sides[side]] = (*there[: colour - 1], count, *there[colour:])
    displays[at] = NONE
    turn = state.table.following(move.player)
    return state._replace(phase=phases.TAKE, turn=turn, displays=tuple(displays))
