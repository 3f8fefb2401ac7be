"""D: what lies on a board minus what the state says."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

from companion.core.model import Doubt, Half, Laid, Piece, Place, Reading
from companion.play.referee.objects import Object, by_object, object_of

NOTHING = Piece("")
"""Stands where nothing should lie; it shows nothing."""


@dataclass(frozen=True, slots=True)
class Difference:
    """How one way to read a board differs from what should lie there.

    comes, goes: whole objects too many and missing. tilted: parts that lie right while their partner is not
    read. halves: parts read without partner where nothing, or something else, should lie. doubts: cells that
    cannot be read; they are neither there nor missing. acts: on a loose surface nothing comes or goes; it is the
    acts, in notation, that it tells and that are not played.
    """

    comes: Laid = ()
    goes: Laid = ()
    tilted: tuple[Half, ...] = ()
    halves: tuple[Half, ...] = ()
    doubts: tuple[tuple[Place, Doubt], ...] = ()
    acts: tuple[str, ...] = ()

    @property
    def in_step(self) -> bool:
        """Nothing too many, nothing missing, nothing that cannot be told."""
        return not (self.comes or self.goes or self.tilted or self.halves or self.doubts or self.acts)

    @property
    def in_order(self) -> bool:
        """No whole object too many or missing, and none that does not lie flat; doubts may remain."""
        return not (self.comes or self.goes or self.tilted)

    def signature(self) -> str:
        """The same text for the same difference; sentences about it hold while it is unchanged."""
        return repr(self)


def compare(
    pieces: Laid,
    reading: Reading,
    expected: Mapping[Place, Piece],
    kinds: Mapping[Piece, str],
    ignored: Mapping[Place, Piece],
    equal: Collection[str] = (),
) -> Difference:
    """The difference between one parse of a reading and what should lie there.

    kinds: what each piece shows. ignored: pieces already called on to be lifted; they do not count as coming.
    equal: things that nobody can tell apart.
    """

    def of(pair: tuple[Place, Piece]) -> Object:
        return object_of(*pair, equal)

    wanted, known = sorted(expected.items()), {*expected.items(), *ignored.items()}
    unreadable = dict(reading.doubts)
    tilted = [half for half in reading.halves if kinds.get(expected.get(half.place, NOTHING)) == half.kind]
    flat = {of((half.place, expected[half.place])) for half in tilted}
    # A cell in doubt may still show what lay there before: nothing new is believed of such an object.
    doubted = {of(pair) for pair in pieces if pair[0] in unreadable}
    comes = tuple(pair for pair in pieces if pair not in known and of(pair) not in doubted)
    goes = tuple(pair for pair in wanted if not (pair in pieces or pair[0] in unreadable or of(pair) in flat))
    # What has moved has moved whole, also when it was turned about a half that stays.
    moved = set(map(of, comes)) & set(map(of, goes))
    if moved:
        comes = tuple(pair for pair in pieces if pair in comes or of(pair) in moved)
        goes = tuple(pair for pair in wanted if pair in goes or of(pair) in moved)
    loose = tuple(half for half in reading.halves if half not in tilted and half.place not in ignored)
    doubts = tuple((place, doubt) for place, doubt in reading.doubts if place not in ignored)
    return Difference(comes, goes, tuple(tilted), loose, doubts)


def readings(
    reading: Reading, expected: Mapping[Place, Piece], kinds: Mapping[Piece, str], equal: Collection[str] = ()
) -> tuple[Laid, ...]:
    """Every parse of a reading that agrees best with what should lie there, the reading's own first.

    kinds: what each piece shows. equal: things that nobody can tell apart. A domino with equal halves lies right
    either way round.
    """
    own = _as_expected(reading, expected, kinds, equal)
    parses = tuple(_either_way(parse, expected, kinds) for parse in (own, *reading.alternatives))
    if len(parses) == 1:
        return parses
    agreement = [sum(expected.get(place) == piece for place, piece in parse) for parse in parses]
    best = max(agreement)
    return tuple(parse for parse, count in zip(parses, agreement, strict=True) if count == best)


def _either_way(pieces: Laid, expected: Mapping[Place, Piece], kinds: Mapping[Piece, str]) -> Laid:
    """The same pieces, but with the expected parts where an object shows on all its places what it should.

    So a domino with equal halves that lies the other way round is the one that should lie there: magnets tell its
    halves apart, fingers and eyes do not. kinds: what each piece shows.
    """

    def is_turned(place: Place, piece: Piece) -> bool:
        wanted = expected.get(place, NOTHING)
        return wanted.thing == piece.thing and wanted != piece and kinds.get(wanted) == kinds.get(piece)

    turned = [one for one in by_object(pieces, ()).values() if all(is_turned(*pair) for pair in one)]
    if not turned:
        return pieces
    lying = dict(pieces) | {place: expected[place] for one in turned for place, _ in one}
    return tuple(sorted(lying.items()))


def _as_expected(
    reading: Reading, expected: Mapping[Place, Piece], kinds: Mapping[Piece, str], equal: Collection[str]
) -> Laid:
    """The reading's own parse, but cells that only are paired otherwise than they should be count as they should.

    Dominoes of the same halves beside each other can be read as others in another order. Where every cell still
    shows what should lie there, the known pairing is the likelier one. A domino in the very place of another is no
    such case.
    """
    shown, lying = dict(reading.kinds), dict(reading.pieces)
    for by_thing in (True, False):
        # What is equal has one part and is never paired: only things of which there is one can be read as another.
        for things, cells in _groups(_unique(lying, equal), _unique(expected, equal), by_thing):
            known = all(place in expected and shown.get(place) == kinds.get(expected[place]) for place in cells)
            if not known or _spans(lying, cells) == _spans(expected, cells) or len(things) == 1:
                continue
            given = _given_way(lying, expected, cells, kinds)
            if given is not None:
                lying |= {**given, **{place: expected[place] for place in cells}}
    return tuple(sorted(lying.items()))


def _given_way(
    lying: Mapping[Place, Piece],
    expected: Mapping[Place, Piece],
    cells: Collection[Place],
    kinds: Mapping[Piece, str],
) -> dict[Place, Piece] | None:
    """What is read beside these cells but counts on them, as a twin that is read on them and does not count.

    None where there is no such twin.
    """
    counts = {expected[place].thing for place in cells}
    free = sorted({lying[place].thing for place in cells if place in lying} - counts)
    beside = tuple((place, lying[place]) for place in sorted(lying) if place not in cells)
    found: dict[Place, Piece] = {}
    for (thing, _), laid in by_object(beside, ()).items():
        if thing not in counts:
            continue
        named = ({place: replace(piece, thing=one) for place, piece in laid} for one in free)
        alike = (one for one in named if all(kinds.get(one[place]) == kinds.get(piece) for place, piece in laid))
        if (given := next(alike, None)) is None:
            return None
        found |= given
        free.remove(next(iter(given.values())).thing)
    return found


def _unique(table: Mapping[Place, Piece], equal: Collection[str]) -> dict[Place, Piece]:
    return {place: piece for place, piece in table.items() if piece.thing not in equal}


Group = tuple[frozenset[str], frozenset[Place]]
"""Objects that are or should be on these places, and on no others."""


def _groups(lying: Mapping[Place, Piece], expected: Mapping[Place, Piece], by_thing: bool) -> list[Group]:
    """The least groups of objects, and of all their places, that hold each place where something else is read.

    by_thing: whether the places where a thing lies and where it should are of one group; else only the places that
    one object has in common with another.
    """
    found: list[Group] = []
    done: set[Place] = set()
    tables = (lying, expected)
    for start in sorted(place for place, piece in expected.items() if lying.get(place, piece) != piece):
        cells, things, ahead = {start}, set[str](), [start]
        while ahead and start not in done:
            here = ahead.pop()
            met = [{table[here].thing} if here in table else set[str]() for table in tables]
            things |= (both := met[0] | met[1])
            sought = (both, both) if by_thing else met
            new = {
                place
                for table, names in zip(tables, sought, strict=True)
                for place, piece in table.items()
                if piece.thing in names
            }
            ahead += new - cells
            cells |= new
        if start not in done:
            done |= cells
            found.append((frozenset(things), frozenset(cells)))
    return found


def _spans(table: Mapping[Place, Piece], cells: Iterable[Place]) -> set[frozenset[Place]]:
    """The places of each object that lies on these cells."""
    spans: dict[str, set[Place]] = {}
    for place in cells:
        if place in table:
            spans.setdefault(table[place].thing, set()).add(place)
    return {frozenset(span) for span in spans.values()}


def agreed(differences: Sequence[Difference]) -> Difference:
    """What several ways to read a board have in common; the cells in which they differ are in doubt."""
    common = set(differences[0].comes).intersection(*(one.comes for one in differences[1:]))
    unclear = {place for one in differences for place, piece in one.comes if (place, piece) not in common}
    doubts = tuple((place, Doubt.AMBIGUOUS) for place in sorted(unclear))
    return replace(differences[0], comes=tuple(sorted(common)), doubts=differences[0].doubts + doubts)
