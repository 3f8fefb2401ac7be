"""The draft: two lines of dominoes, the kings that stand on them, and whose act it is. Pure counting, no boards.

Rulebook, chapters "Příprava hry" and "Průběh hry"; RG-27 to RG-57, RG-77, RG-78, RG-114 to RG-122.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from enum import StrEnum
from functools import cached_property

from companion.games.royal_garden.rules.variants import Plan


class DraftStep(StrEnum):
    """What a match waits for."""

    LOTS = "lots"  # who begins the first choice
    DRAW = "draw"  # a line is incomplete
    CHOOSE = "choose"  # a king goes to a free domino of the newer line
    PLACE = "place"  # the domino of the foremost king is laid or discarded
    OVER = "over"  # every act is done


@dataclass(frozen=True, slots=True, order=True)
class Stand:
    """A domino of a line and whose king stands on it, 0 while none does (RG-39)."""

    number: int
    player: int = 0


@dataclass(frozen=True)
class Draft:
    """The draft of one game at one moment, counted once, hence no slots. Equal whatever the order of drawing.

    players: numbers clockwise. first: who begins the first choice, 0 before the lots. drawn: every number drawn so
    far, sorted. old: the line being resolved, by number; who has acted is gone from it. new: the newer line, by
    number, until everybody has chosen from it. acting: whose king has left the old line and has to choose, 0 if
    none. removed: dominoes that are out of the game and nobody's discard (RG-116 to RG-118). gone: players who
    have left the table.
    """

    plan: Plan = field(compare=False)
    players: tuple[int, ...]
    first: int = 0
    drawn: tuple[int, ...] = ()
    old: tuple[Stand, ...] = ()
    new: tuple[Stand, ...] = ()
    acting: int = 0
    removed: tuple[int, ...] = ()
    gone: tuple[int, ...] = ()

    # ---- what is awaited -------------------------------------------------------------------------------------

    @cached_property
    def lacking(self) -> int:
        """How many dominoes have to be drawn until the newer line is complete; 0 while none are due."""
        if len(self.drawn) >= self.plan.in_play:
            return 0
        return self.plan.line - len(self.new)

    @cached_property
    def step(self) -> DraftStep:
        """What is awaited now."""
        if not self.first:
            return DraftStep.LOTS
        if self.lacking:
            return DraftStep.DRAW
        if self.acting or (self.new and not self.old):
            return DraftStep.CHOOSE
        return DraftStep.PLACE if self.old else DraftStep.OVER

    @cached_property
    def player(self) -> int:
        """Who has to choose or place, 0 where chance decides or nothing is left (RG-35 to RG-37, RG-44)."""
        match self.step:
            case DraftStep.CHOOSE if self.acting:
                return self.acting
            case DraftStep.CHOOSE:
                start = self.players.index(self.first)
                chosen = sum(one.player > 0 for one in self.new)
                return self.players[(start + chosen) % len(self.players)]
            case DraftStep.PLACE:
                return self.old[0].player
        return 0

    @property
    def number(self) -> int:
        """The domino that has to be placed, 0 in every other step."""
        return self.old[0].number if self.step is DraftStep.PLACE else 0

    @property
    def is_first_choice(self) -> bool:
        """Whether the first line is being drawn or chosen from: nobody places yet (RG-43)."""
        return not self.old and not self.acting and len(self.drawn) <= self.plan.line

    @property
    def free(self) -> tuple[int, ...]:
        """The dominoes of the newer line on which no king stands."""
        return tuple(one.number for one in self.new if not one.player)

    @property
    def round(self) -> int:
        """The round being played, from 1; 0 before the first one begins (RG-55, RG-56)."""
        lines = -(-len(self.drawn) // self.plan.line)
        if self.step is DraftStep.OVER:
            return self.plan.rounds
        last = lines == self.plan.rounds and not self.new and not self.acting
        return lines if last else lines - 1 if lines else 0

    @property
    def rounds_left(self) -> int:
        """How many rounds follow the one being played."""
        return self.plan.rounds - self.round

    # ---- what is done ----------------------------------------------------------------------------------------

    def with_drawn(self, number: int) -> Draft:
        """The draft with one more domino in the newer line, which stays sorted (RG-32, RG-33)."""
        new = tuple(sorted((*self.new, Stand(number))))
        return replace(self, drawn=tuple(sorted((*self.drawn, number))), new=new)._settled()

    def with_corrected(self, wrong: int, right: int) -> Draft:
        """The draft with a number that was told wrong put right; its king stays on it.

        Sorted anew, another domino may come first: also that of a player who is gone.
        """
        drawn = tuple(sorted({*self.drawn, right} - {wrong}))
        old, new = (
            tuple(sorted(replace(one, number=right) if one.number == wrong else one for one in line))
            for line in (self.old, self.new)
        )
        return replace(self, drawn=drawn, old=old, new=new)._settled()

    def with_choice(self, player: int, number: int) -> Draft:
        """The draft with a king put on a domino of the newer line."""
        return self._chosen(player, number)._settled()

    def with_placed(self) -> Draft:
        """The draft after the foremost king's domino was laid or discarded: now it chooses, if there is a line."""
        return self._placed()._settled()

    def without(self, player: int) -> Draft:
        """The draft after a player has left the table.

        Everybody else keeps the numbers of the game: whenever a king of that player is due, its domino is out of
        the game, and it goes to the lowest free one.
        """
        return replace(self, gone=tuple(sorted({*self.gone, player})))._settled()

    def _chosen(self, player: int, number: int) -> Draft:
        new = tuple(Stand(number, player) if one.number == number else one for one in self.new)
        return replace(self, new=new, acting=0)._turned()

    def _placed(self) -> Draft:
        return replace(self, old=self.old[1:], acting=self.old[0].player if self.new else 0)

    def _turned(self) -> Draft:
        """The next line's turn, once every king has chosen; what nobody chose is out of the game."""
        kings = self.plan.kings * len(self.players)
        if self.old or sum(one.player > 0 for one in self.new) < kings:
            return self
        removed = tuple(sorted((*self.removed, *self.free)))
        return replace(self, old=tuple(one for one in self.new if one.player), new=(), removed=removed)

    def _settled(self) -> Draft:
        """The acts of players who are gone, until somebody else is due."""
        draft = self
        while draft.player and draft.player in draft.gone:
            if draft.step is DraftStep.PLACE:
                removed = tuple(sorted((*draft.removed, draft.number)))
                draft = replace(draft._placed(), removed=removed)
            else:
                draft = draft._chosen(draft.player, draft.free[0])
        return draft
