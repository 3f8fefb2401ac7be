"""The whole match of Královská zahrada, from the rulebook and the RG rows alone; imports nothing of companion.

Acts are lines of notation, the player first, 0 for nobody in particular:

    0 lots 2             lots: player 2 begins the first choice
    0 draw 17            domino 17 is drawn into the line that is being made
    1 castle 1 C3        player 1 puts castle 1 on C3
    1 choose 24          player 1 puts a king on domino 24 of the newer line
    1 place 24 B3 B4     player 1 lays domino 24, half a on B3, half b on B4
    1 discard 24         domino 24 fits nowhere and is put out of the game
    0 end                after the last act of a game
"""

from __future__ import annotations

import copy
from collections.abc import Collection, Mapping, Sequence
from typing import NamedTuple

from tests.listening_player.rules_kingdom import KINDS, Kingdom, cell_name, cell_of, homes
from tests.listening_player.rules_score import Points, Standing, points, rank_game, rank_sums

VARIANTS = frozenset({"dynasty", "centralised", "harmony", "duel", "wider"})
SET = 48  # RG-04
CASTLES = 4  # RG-02
GAMES_OF_DYNASTY = 3  # RG-96


class Plan(NamedTuple):
    """The counts of a set-up: dominoes played, dominoes put aside, a line's, kings of each, rounds, side."""

    in_play: int
    aside: int
    line: int
    kings: int
    rounds: int
    size: int


def plan(count: int, variants: Collection[str]) -> Plan:
    """The counts for so many players and these variants; ValueError where the rulebook has no such game."""
    if not 2 <= count <= 4:
        raise ValueError(f"RG-01: no game of {count}")
    if set(variants) - VARIANTS:
        raise ValueError(f"no such variant: {sorted(set(variants) - VARIANTS)}")
    duel, wider = "duel" in variants, "wider" in variants
    if duel and count != 2:
        raise ValueError("RG-106: the Duel is for 2 players")
    if wider and count == 4:
        raise ValueError("RG-111: Wider offer is for 2 or 3 players")
    if duel and wider:
        in_play = 45  # RG-121
    elif duel:
        in_play = SET  # RG-107
    elif wider:
        in_play = {2: 30, 3: SET}[count]  # RG-112, RG-113
    else:
        in_play = {2: 24, 3: 36, 4: SET}[count]  # RG-27 to RG-29
    kings = 2 if count == 2 else 1  # RG-19, RG-20
    line = kings * count + (1 if wider else 0)  # RG-30, RG-114
    return Plan(in_play, SET - in_play, line, kings, in_play // line, 7 if duel else 5)


class Match:
    """A match under way: one game, or the three of Dynasty.

    players: numbers in clockwise order. dominoes: number to the kinds of half a and half b, "F1", "W0".
    castles: numbers of the castles in the set. floating: the frame is any square of the size, not the board.
    Attributes, to be read only:
    step: "lots", "draw", "choose", "place", "end" (waits for `0 end`), "over". actor: whose act it is, 0 nobody's.
    old_line: (number, player) of the kings that have not placed yet in this round, lowest first.
    new_line: (number, player or None while no king stands there), lowest first.
    drawn: numbers of this game in the order of drawing. removed: by Wider offer in this game.
    rounds_left: rounds of this game not yet finished, the one under way too; the first choice comes before them.
    game: 1 to 3. results: each player's Points of each ended game.
    Nothing in it is changed in place, so a copy is cheap and never sees what happens to its original.
    """

    def __init__(
        self,
        players: Sequence[int],
        variants: Collection[str],
        dominoes: Mapping[int, tuple[str, str]],
        castles: Sequence[int],
        floating: bool = False,
    ) -> None:
        self.players = tuple(players)
        self.variants = frozenset(variants)
        self.dominoes = dict(dominoes)
        self.castles = tuple(castles)
        self.floating = floating
        self.plan = plan(len(self.players), self.variants)
        self._check()
        self.game = 1
        self.results: tuple[dict[int, Points], ...] = ()
        self._begin()

    def _check(self) -> None:
        """ValueError for a set that cannot be played with."""
        if len(set(self.players)) < len(self.players) or min(self.players) < 1:
            raise ValueError("players are different numbers from 1")
        if len(self.dominoes) != SET or min(self.dominoes) < 1:
            raise ValueError(f"RG-04, RG-10: {SET} dominoes, numbers from 1")
        if any(len(shows) != 2 or not set(shows) <= KINDS for shows in self.dominoes.values()):
            raise ValueError("RG-06 to RG-08: a domino has two halves such as F1 and W0")
        distinct = len(set(self.castles)) == len(self.castles)
        if not (distinct and len(self.players) <= len(self.castles) <= CASTLES and min(self.castles) >= 1):
            raise ValueError("RG-02, RG-18: a castle for each player, 4 in the set, numbers from 1")

    def _begin(self) -> None:
        """Clear the table for a game: empty boards, every domino back, no lots (RG-26, RG-34)."""
        self.step = "lots"
        self.actor = 0
        self.kingdoms = dict.fromkeys(self.players, Kingdom())
        self.drawn: tuple[int, ...] = ()
        self.old_line: tuple[tuple[int, int], ...] = ()
        self.new_line: tuple[tuple[int, int | None], ...] = ()
        self.removed: tuple[int, ...] = ()
        self.rounds_left = self.plan.rounds
        self.first_choice: tuple[int, ...] = ()  # who still chooses in the first choice, in order
        self._legal: tuple[str, ...] | None = None

    def copy(self) -> Match:
        """The same match, to be played on without touching this one."""
        return copy.copy(self)

    # What may be done

    def acts(self) -> list[str]:
        """Every legal act now, castles first; empty when the match is over."""
        if self._legal is None:
            self._legal = tuple(self._castle_acts() + self._step_acts())
        return list(self._legal)

    def _castle_acts(self) -> list[str]:
        """A castle is put on any cell of the board, at any time before the own first domino (RG-21, RG-22)."""
        standing = {kingdom.castle for kingdom in self.kingdoms.values()}
        side = range(1, self.plan.size + 1)
        return [
            f"{player} castle {castle} {cell_name((column, row), self.plan.size)}"
            for player in self.players
            if self.kingdoms[player].castle is None
            for castle in self.castles
            if castle not in standing
            for column in side
            for row in side
        ]

    def _step_acts(self) -> list[str]:
        if self.step == "lots":
            return [f"0 lots {player}" for player in self.players]
        if self.step == "draw":
            return [f"0 draw {number}" for number in sorted(self.dominoes) if number not in self.drawn]
        if self.step == "choose":  # RG-38, RG-39, RG-48, RG-52: any domino without a king
            return [f"{self.actor} choose {number}" for number, king in self.new_line if king is None]
        if self.step == "place":
            return self._place_acts()
        return ["0 end"] if self.step == "end" else []

    def discards_now(self) -> bool:
        """Whether the domino that is due fits nowhere."""
        return self.step == "place" and [one.split()[1] for one in self._place_acts()] == ["discard"]

    def _place_acts(self) -> list[str]:
        """Every way to lay the domino; only if there is none it is discarded (RG-58 to RG-60)."""
        kingdom = self.kingdoms[self.actor]
        if kingdom.castle is None:
            return []  # first the own castle
        number = self.old_line[0][0]
        size = self.plan.size
        ways = homes(kingdom, self.dominoes[number], size, self.floating)
        if not ways:
            return [f"{self.actor} discard {number}"]
        return [
            f"{self.actor} place {number} {cell_name(one, size)} {cell_name(other, size)}" for one, other in ways
        ]

    # What is done

    def play(self, act: str) -> None:
        """Do one act; ValueError, and nothing happens, if it is not one of `acts`."""
        if act not in self.acts():
            raise ValueError(f"not legal now (game {self.game}, {self.step}): {act!r}")
        self._legal = None
        words = act.split()
        getattr(self, f"_play_{words[1]}")(int(words[0]), *words[2:])

    def _play_castle(self, player: int, castle: str, cell: str) -> None:
        self._replace(player, self.kingdoms[player].with_castle(int(castle), cell_of(cell)))

    def _play_lots(self, _: int, begins: str) -> None:
        """Who begins; then clockwise, with two kings each once more round: A B A B (RG-35 to RG-37)."""
        at = self.players.index(int(begins))
        self.first_choice = (self.players[at:] + self.players[:at]) * self.plan.kings
        self.step = "draw"

    def _play_draw(self, _: int, number: str) -> None:
        """The line is always kept from the lowest number to the highest (RG-32, RG-33)."""
        self.drawn = (*self.drawn, int(number))
        self.new_line = tuple(sorted((*self.new_line, (int(number), None))))
        if len(self.new_line) < self.plan.line:
            return
        if self.first_choice:
            self._go("choose", self.first_choice[0])
        else:
            self._next_king()

    def _play_choose(self, player: int, number: str) -> None:
        self.new_line = tuple((one, player if one == int(number) else king) for one, king in self.new_line)
        if self.first_choice:
            self.first_choice = self.first_choice[1:]
            if self.first_choice:
                self._go("choose", self.first_choice[0])
            else:
                self._line_chosen()
        elif self.old_line:
            self._next_king()
        else:
            self.rounds_left -= 1
            self._line_chosen()

    def _play_place(self, player: int, number: str, one: str, other: str) -> None:
        spot = cell_of(one), cell_of(other)
        self._replace(player, self.kingdoms[player].with_domino(int(number), self.dominoes[int(number)], spot))
        self._domino_done(player)

    def _play_discard(self, player: int, number: str) -> None:
        self._replace(player, self.kingdoms[player].with_discard(int(number)))
        self._domino_done(player)

    def _domino_done(self, player: int) -> None:
        """The same king chooses next, also after a discard (RG-46, RG-53); in the last round nothing (RG-77)."""
        self.old_line = self.old_line[1:]
        if self.new_line:
            self._go("choose", player)
        elif self.old_line:
            self._next_king()
        else:
            self.rounds_left -= 1
            self._go("end", 0)

    def _next_king(self) -> None:
        """The king on the lowest number of the older line acts (RG-44, RG-45, RG-49)."""
        self._go("place", self.old_line[0][1])

    def _line_chosen(self) -> None:
        """Every king has chosen: what Wider offer left goes (RG-116, RG-117), the newer line is now the older one.

        A new line is drawn while there are dominoes (RG-42, RG-54); else the last round begins (RG-77).
        """
        self.removed = (*self.removed, *(number for number, king in self.new_line if king is None))
        self.old_line = tuple((number, king) for number, king in self.new_line if king is not None)
        self.new_line = ()
        if len(self.drawn) < self.plan.in_play:
            self._go("draw", 0)
        else:
            self._next_king()

    def _play_end(self, _: int) -> None:
        """The game counts (RG-80); in Dynasty the next of three begins at once (RG-96)."""
        self.results = (*self.results, {player: self.points(player) for player in self.players})
        if "dynasty" in self.variants and self.game < GAMES_OF_DYNASTY:
            self.game += 1
            self._begin()
        else:
            self._go("over", 0)

    def _go(self, step: str, actor: int) -> None:
        self.step, self.actor = step, actor

    def _replace(self, player: int, kingdom: Kingdom) -> None:
        self.kingdoms = {**self.kingdoms, player: kingdom}

    # What is read

    def castle(self, player: int) -> tuple[int, str] | None:
        """The castle and its cell in notation, None before it lies."""
        kingdom = self.kingdoms[player]
        if kingdom.castle is None or kingdom.castle_cell is None:
            return None
        return kingdom.castle, cell_name(kingdom.castle_cell, self.plan.size)

    def cells(self, player: int) -> dict[str, str]:
        """What each cell shows, in notation, castle apart: {"B3": "F1"}."""
        return {cell_name(cell, self.plan.size): kind for cell, kind in self.kingdoms[player].cells.items()}

    def laid(self, player: int) -> dict[int, tuple[str, str]]:
        """The cells of half a and half b of each domino, in notation."""
        size = self.plan.size
        return {
            number: (cell_name(one, size), cell_name(other, size))
            for number, (one, other) in self.kingdoms[player].laid.items()
        }

    def discards(self, player: int) -> tuple[int, ...]:
        """The dominoes thrown away in this game."""
        return self.kingdoms[player].discards

    def points(self, player: int) -> Points:
        """What the player's kingdom of this game is worth as it lies now."""
        return points(self.kingdoms[player], self.variants)

    def game_ranking(self) -> list[Standing]:
        """The ranks in this game alone, as it stands now."""
        return rank_game({player: self.points(player) for player in self.players})

    def ranking(self) -> list[Standing]:
        """The ranks in the match: this game's, or in Dynasty the sums of the ended games and the one under way."""
        if "dynasty" not in self.variants:
            return self.game_ranking()
        under_way = [] if self.step == "over" else [{player: self.points(player) for player in self.players}]
        return rank_sums([*self.results, *under_way], self.players)
