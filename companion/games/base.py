"""The Game interface: what every game tells the rest of the house, all of it pure.

A game has no clock, no dice and no I/O. Chance comes in as moves ("draw"), made by the dealer, told by a player or
read by a board. States are immutable; a game is the fold of its moves.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Generic, Protocol, TypeVar

from companion.model import (
    Announcement,
    Command,
    Laid,
    Move,
    Phrase,
    Piece,
    Place,
    Player,
    Problem,
    ScoreLine,
    Standing,
    Tile,
)

S = TypeVar("S")

PLAY, MATCH = "play", "match"
"""Option of a set-up, and its value for a whole match with turns; else pieces are laid freely."""
DRAW, COMPANION = "draw", "companion"
"""Option of a set-up, and its value where the companion draws what chance decides; else hands do."""


@dataclass(frozen=True, slots=True)
class Setup:
    """How one match is set up.

    tiles: the active tile set. columns, rows: the size of a player's board. fixed_frame: the board itself is the
    frame, as always with sensors (ruling 2). variants: names of the game's variants. options: what a game needs
    beyond that, as text.
    """

    players: tuple[Player, ...]
    tiles: tuple[Tile, ...]
    edition: str = ""
    columns: int = 5
    rows: int = 5
    fixed_frame: bool = True
    variants: frozenset[str] = frozenset()
    options: Mapping[str, str] = field(default_factory=dict)

    def kinds(self) -> dict[Piece, str]:
        """What each part of the tile set shows."""
        return {part: kind for tile in self.tiles for part, kind in zip(tile.pieces(), tile.kinds, strict=True)}


@dataclass(frozen=True, slots=True)
class Surface:
    """One board, tray or list of a game: its places, and whether sensors can see them.

    name: as in Place.board. owner: number of the player, 0 for the table. shape: "square", "hex" or "list".
    loose: things are read there, but may lie anywhere on it and be in a hand (a tray): what comes is handed to
    Game.gathered, and what goes is no event.
    """

    name: str
    owner: int
    shape: str
    places: tuple[Place, ...]
    sensed: bool
    loose: bool = False


@dataclass(frozen=True, slots=True)
class Awaited:
    """What the game waits for: a player (0: anybody) and an act, as a phrase.

    chance: where lots decide and no player does, each possible move with its weight (the equal pieces in the bag);
    the dealer draws one, or a player tells or a board shows which it was. confirms: the move that a confirmation
    plays, where the game waits for nothing else.
    """

    player: int
    act: Phrase
    chance: tuple[tuple[Move, int], ...] = ()
    confirms: Move | None = None


class Game(Protocol, Generic[S]):
    """The rules of one game. S is its state."""

    name: str
    commands: tuple[Command, ...]
    """What can be typed in this game beside the commands of every game (keys.commands)."""

    def places(self, setup: Setup) -> tuple[Surface, ...]:
        """Every surface of the game with its places."""

    def check(self, setup: Setup) -> list[Problem]:
        """Everything that forbids this set-up: number of players, variants, tile set."""

    def start(self, setup: Setup) -> S:
        """The state before the first move. The set-up must be legal."""

    def moves(self, state: S, things: Collection[str] | None = None) -> Iterable[Move]:
        """Every legal move of every player who may act now.

        things: only moves whose footprint consists of these objects; None: all.
        """

    def judge(self, state: S, move: Move) -> list[Problem]:
        """All reasons why the move is not legal, most helpful first; empty when it is."""

    def play(self, state: S, move: Move) -> S:
        """The state after the move, which must be legal."""

    def lying(self, state: S, surface: str) -> Mapping[Place, Piece]:
        """What should lie on a surface now."""

    def guess(self, state: S, surface: str, comes: Laid, goes: Laid) -> Move | None:
        """The move that this change most likely means, legal or not; None if it looks like no move at all."""

    def gathered(self, state: S, surface: str, laid: Laid) -> list[Move]:
        """The acts, legal or not, that the pieces read on a loose surface tell and that are not played yet.

        They are tried one after the other; each is asked for anew after the one before it has been played.
        """

    def closes(self, state: S, earlier: Move, later: Move) -> bool:
        """Whether playing `later` makes the open move `earlier` final."""

    def away(self, state: S) -> Collection[int]:
        """The players who have left the table: what becomes of their boards is no event."""

    def awaited(self, state: S) -> list[Awaited]:
        """Who may act, and what the game waits for."""

    def outcome(self, state: S) -> list[Standing] | None:
        """The ranking with reasons when the match is over, else None."""

    def standings(self, state: S) -> list[Standing]:
        """The ranking as if the match ended now."""

    def parse(self, state: S, text: str) -> Move | list[Problem]:
        """The move that a line of notation means; problems when it is no notation."""

    def text(self, move: Move) -> str:
        """The notation of a move; parse gives the same move back."""

    def read(self, setup: Setup, laid: Mapping[str, Laid]) -> S | list[Problem]:
        """The state of a table found as it is: surface -> pieces, in no known order."""

    def noun(self, kind: str) -> Phrase:
        """How a kind is named ("F1": forest with one crown)."""

    def thing(self, state: S, thing: str) -> Phrase:
        """How an object is named ("domino 24": domino twenty-four)."""

    def score(self, state: S) -> list[ScoreLine]:
        """Every reason for points, so that "why twelve?" has an answer."""

    def steps(self, setup: Setup) -> list[Announcement]:
        """How people make the table ready, step by step, in the order of doing."""

    def act(self, before: S, move: Move) -> Phrase:
        """A legal move as the item of a list, naming its player."""

    def tell(self, before: S, move: Move, after: S) -> list[Announcement]:
        """What a legal move makes worth saying, in the order of saying."""

    def answer(self, state: S, question: str, seat: int) -> list[Announcement]:
        """The answer to a question asked from a seat; a polite one when it is not understood."""
