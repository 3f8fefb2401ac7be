"""Shared nouns: the plain values that pass from room to room.

Nothing here has behaviour beyond reading and writing itself, and nothing here knows a game, a port or a clock.
Times are whole milliseconds. Boards are counted from the player's left (x) and from the player outwards (y).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

COLUMN_LETTERS = "ABCDEFGH"
"""Columns in every notation, from the player's left."""

SIDE = 7
"""Columns and rows that have names in a game that does not tell how many it names."""


@dataclass(frozen=True, slots=True, order=True)
class Place:
    """One place of a game: a cell, a hexagon, a slot.

    board: the game's name of the surface ("1" to "4" for the board of that player, "tray", "display"...).
    x, y: column from the player's left and row from the player outwards, both from 1; axial q and r on hexagons;
    x alone counts where the surface is a list.
    """

    board: str
    x: int
    y: int = 1

    @property
    def name(self) -> str:
        """The cell's notation, "B3"; for columns 1 to 8."""
        return f"{COLUMN_LETTERS[self.x - 1]}{self.y}"


@dataclass(frozen=True, slots=True, order=True)
class Piece:
    """One physical part that can lie on a place.

    thing: the whole physical object ("domino 24", "castle 1", "tile red").
    part: which part of it ("a" or "b" for the halves of a domino), empty for an object of one part.
    """

    thing: str
    part: str = ""


@dataclass(frozen=True, slots=True)
class Tile:
    """One physical object of a set, and what each of its parts shows.

    kinds: one code a part, in the letters of its game ("F1" is forest with one crown, "C" a castle). count: how
    many equal ones the set has, which nobody can tell apart.
    """

    thing: str
    kinds: tuple[str, ...]
    count: int = 1

    def pieces(self) -> tuple[Piece, ...]:
        """The parts in their order: "a", "b"... or one nameless part."""
        if len(self.kinds) == 1:
            return (Piece(self.thing),)
        return tuple(Piece(self.thing, "abcdefgh"[i]) for i in range(len(self.kinds)))


@dataclass(frozen=True, slots=True)
class Player:
    """Somebody at the table; number counts seats clockwise from 1."""

    number: int
    name: str


DEALER = "dealer"
"""Source of what chance decides in the companion itself: final at once."""

RECORD = "record"
"""Source of what the journal has kept behind a gap: acts that count again, and what became of each."""

Laid = tuple[tuple[Place, Piece], ...]
"""Pieces and where they lie, sorted by place."""


# ---- what the boards tell -------------------------------------------------------------------------------------


class Doubt(StrEnum):
    """Why a place cannot be read."""

    UNKNOWN = "unknown"  # a word that no piece has
    FOREIGN = "foreign"  # a word of another game's set
    ASKEW = "askew"  # nothing but the centre of a piece is read: it lies turned
    UNSURE = "unsure"  # the sensors are between two states
    FLAPPING = "flapping"  # changes more than five times in a second
    STUCK = "stuck"  # the board reports this sensor as broken
    TWICE = "twice"  # the same object is read in two places
    AMBIGUOUS = "ambiguous"  # several pairings of halves fit


@dataclass(frozen=True, slots=True)
class Half:
    """A part that is read without its partner: half a domino flat on the board.

    kind: what it shows. partners: where the other half can be, off-board places included; empty when unknown.
    """

    place: Place
    kind: str
    partners: tuple[Place, ...] = ()


@dataclass(frozen=True, slots=True)
class Reading:
    """All that one board's sensors tell at one moment.

    pieces: objects read whole. kinds: what each readable cell shows, also where the pairing is unsure.
    alternatives: every other way to pair the same cells into objects. halves: parts without partner.
    doubts: places that cannot be read, with the reason.
    """

    board: str
    columns: int
    rows: int
    pieces: Laid = ()
    kinds: tuple[tuple[Place, str], ...] = ()
    alternatives: tuple[Laid, ...] = ()
    halves: tuple[Half, ...] = ()
    doubts: tuple[tuple[Place, Doubt], ...] = ()


class Seen(StrEnum):
    """Kinds of observation."""

    READING = "reading"  # the board's reading changed; carries it whole
    SNAPSHOT = "snapshot"  # the same, read at once after a gap, a restart or a cold start
    QUIET = "quiet"  # nothing has changed for still_ms
    TOUCH = "touch"  # the wand touched an occupied place
    BUTTON = "button"  # text is the button's name
    ASKED = "asked"  # text is a question ("score", "row 3")
    TOLD = "told"  # text is a move in its notation, or a command ("confirm", "undo")
    ANNOUNCED = "announced"  # text is the act of `seat` that hands are to do, in notation; "": none any more
    FAULT = "fault"  # text is the fault's name
    NOTICE = "notice"  # something happened to the board that is no fault: "started CAUSE", "resumed"
    LOST = "lost"  # the board is gone; text is "flood" if it sends so much that it is not read
    BACK = "back"  # the board is there (again)


@dataclass(frozen=True, slots=True)
class Observation:
    """Something that happened at the table.

    at_ms: the source's own clock. board: the game's name of the board, or of the source ("keyboard").
    seat: number of the player who did it, 0 when unknown. moving: what is read may be on its way over the board.
    """

    at_ms: int
    board: str
    kind: Seen
    reading: Reading | None = None
    place: Place | None = None
    text: str = ""
    seat: int = 0
    still_ms: int = 0
    moving: bool = False


# ---- what the games decide ------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Phrase:
    """A sentence or part of one, before it has words: a message key and its facts."""

    key: str
    facts: Mapping[str, Fact] = field(default_factory=dict)


Fact = int | str | Place | Phrase | tuple["Fact", ...]
"""A number, an id or a name, a place, a part of a sentence, or a list of these."""


@dataclass(frozen=True, slots=True)
class Problem:
    """One reason why a move is not legal, and what to do about it.

    hands: what is to be done instead where the piece lies there already, as when it has to be lifted.
    """

    key: str
    facts: Mapping[str, Fact] = field(default_factory=dict)
    remedy: Phrase | None = None
    hands: Phrase | None = None


@dataclass(frozen=True, slots=True)
class Move:
    """One act of one player.

    action: the game's word ("castle", "place", "discard", "take", "draw"); args: what the action needs, in the
    order of the notation. comes, goes: the footprint, pieces that appear and vanish and where; both empty for a
    told move. final: cannot be taken back from the moment it is played.
    """

    player: int
    action: str
    args: tuple[int | str | Place, ...] = ()
    comes: Laid = ()
    goes: Laid = ()
    final: bool = False


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """One reason for points of one player; the points of a player's lines add up to the total.

    key: the message that says it; facts: its numbers and ids; places: the cells that earn it.
    """

    player: int
    key: str
    points: int
    facts: Mapping[str, Fact] = field(default_factory=dict)
    places: tuple[Place, ...] = ()


@dataclass(frozen=True, slots=True)
class Standing:
    """One player's place in the ranking.

    rank: from 1; equal ranks share, and the next follows without a gap (RG-94). reason: what decided against the
    players with the same total: "points", "largest_area", "crowns", "shared".
    """

    rank: int
    player: int
    total: int
    reason: str = "points"
    facts: Mapping[str, Fact] = field(default_factory=dict)


# ---- what is typed --------------------------------------------------------------------------------------------


class Act(StrEnum):
    """What becomes of a command."""

    ASK = "ask"  # a question: answered by the referee or the game
    TELL = "tell"  # changes the match
    HERE = "here"  # about the speech or the program: obeyed by the daemon, never part of the match


@dataclass(frozen=True, slots=True)
class Choice:
    """One of a few things that an argument can be.

    id: in the notation, and typed in every language. digits: on a keypad. worded: the texts have words for it too.
    parts: things that mean it together, in any order, each as "KIND ID"; their words may stand apart. said: what
    it is called when it is spoken of, each form of which can be typed.
    """

    id: str
    digits: str
    worded: bool = True
    parts: tuple[str, ...] = ()
    said: tuple[Phrase, ...] = ()


@dataclass(frozen=True, slots=True)
class Command:
    """One command of keyboards and keypads, in all its ways of being typed.

    name: its word in every language, and what the match hears. number: on a keypad; two digits, or one for the
    most used. quick: one digit beside a number of two, "" for none. letter: alone on a line, "" for none;
    never y or z, which change places between keyboards. args: what follows, in order: "cell", "row", "column",
    "number", or a kind of Game.choices; "?" behind one that may be left out. asks_twice: done only when it is
    typed a second time. nobodys: an act of nobody in particular, which anybody may tell; without the number
    that chance gave, the companion is to draw. anybodys: an act of whoever is on turn, which anybody may tell,
    and take back. mends: it puts right what chance
    gave; where the companion drew that, it is done only when typed twice. bare: may be typed as its digits alone,
    one for each argument, of which there are three at least. guided: what is missing is asked for, one thing at a
    time (Game.asks). ends: Enter alone does it without what may be left out; what was typed together is not asked
    for.
    """

    name: str
    number: str
    act: Act
    letter: str = ""
    args: tuple[str, ...] = ()
    asks_twice: bool = False
    quick: str = ""
    nobodys: bool = False
    anybodys: bool = False
    mends: bool = False
    bare: bool = False
    guided: bool = False
    ends: bool = False


# ---- what is said ---------------------------------------------------------------------------------------------


class Kind(StrEnum):
    """How an announcement behaves in the queue, most urgent first."""

    IMPORTANT = "important"  # illegal move, fault, board lost: said to its end, at least once
    ANSWER = "answer"  # to a question: at once, the newest wins
    MESSAGE = "message"  # turn, confirmed move, score
    HINT = "hint"  # dropped if anything else waits


class Topic(StrEnum):
    """What an announcement is about; it may have a short sound, and some may be muted."""

    OTHER = "other"
    PLACED = "placed"  # a piece lies and counts
    LIFTED = "lifted"  # taken back or undone
    CAREFUL = "careful"  # not legal, or not readable: never muted
    TURN = "turn"  # whose turn, what is awaited
    AREA = "area"  # points that grew
    FINAL = "final"  # an act can no longer be taken back
    READY = "ready"  # a board is there, or in order again
    LOST = "lost"  # a board, a voice or a sound device is gone: never muted
    NONE = "none"  # there is nothing of what was asked for: an edge, the end of a list
    SENT = "sent"  # an act is on its way to tables far away
    END = "end"  # the match is over
    HINT = "hint"


@dataclass(frozen=True, slots=True)
class Announcement:
    """Something to say, before it has words.

    coalesce: a newer one of the same name replaces one that still waits. valid_while: the name of a fact of the
    judge and the value it must still have when the sentence is spoken; None: always. seat: who asked for it and
    hears it, 0 for the table. topic: what it is about. slow: spoken slowly, its numbers digit by digit.
    wanted: somebody waits to hear what came of a command, so that it is never muted. cue: something else that is
    true from now on, heard as the sound of that topic before its own, and in no words; OTHER for nothing. asks:
    what the asker's next line may answer: whose board is meant ("player"), the first argument ("argument"), what
    was asked before ("again"); "" for nothing.
    """

    key: str
    facts: Mapping[str, Fact] = field(default_factory=dict)
    kind: Kind = Kind.MESSAGE
    coalesce: str = ""
    valid_while: tuple[str, str] | None = None
    seat: int = 0
    topic: Topic = Topic.OTHER
    slow: bool = False
    wanted: bool = False
    cue: Topic = Topic.OTHER
    asks: str = ""
