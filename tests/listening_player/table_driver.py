"""One match with a listening player at a table of any game: it and others play, and what it knows is compared.

Others see the table, make mistakes and take acts back. Everything that chance decides here comes from one seed.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from companion.core.model import Move
from companion.device.tiles.tileset import TileSet
from companion.games.api import Setup
from companion.language.phrases import Phrases
from companion.play.dealer import Dealer
from companion.play.referee import Decided
from tests.listening_player.driver import Bend, Count
from tests.listening_player.house import Ears, House
from tests.listening_player.undoing import Undoing

STYLES = ("random", "greedy")
KEYS = ("0", "1", "13")
"""What others press while something is spoken: silence, and questions that the listener does not ask."""
MOST = 4000
"""Steps of one match; more are a standstill."""
SILENT = 12
"""Steps without anybody acting after which a match stands still."""


class Listens(Protocol):
    """A listening player: one line in, one line out."""

    def tell(self, **event: object) -> dict[str, Any]:
        """See table_player."""


@dataclass(frozen=True)
class Plan:
    """One match: its set-up, how the listener plays and how the others do, and which seats have a board."""

    setup: Setup
    styles: tuple[str, str]
    boards: tuple[int, ...] = ()

    @property
    def drawn(self) -> bool:
        """Whether the companion draws, else hands do."""
        return self.setup.options["draw"] == "companion"


class TableEvening(Ears):
    """One match; listener: for one of the seats. A game's evening says what others do, and what is true."""

    def __init__(
        self,
        game: str,
        dice: random.Random,
        plan: Plan,
        phrases: Phrases,
        listener: Listens,
        count: Count,
        bend: Bend | None = None,
        *,
        calm: bool = False,
    ) -> None:
        """calm: nobody presses a key while something is spoken."""
        self._calm, self._settled, self._lost = calm, False, False
        self._dice, self._count, self._bend, self._plan, self._listener = dice, count, bend, plan, listener
        self._names = [one.name for one in plan.setup.players]
        self._seat = dice.randint(1, len(self._names))
        tiles, name, start = self.at_table(game)
        mine = {"seat": self._seat, "style": plan.styles[0], "drawn": plan.drawn}
        listener.tell(start={"names": self._names, **mine, **start})
        private = tuple(seat for seat in range(1, len(self._names) + 1) if dice.random() < 0.4)
        dealer = Dealer(dice.getrandbits(32))
        self.house = House(plan.setup, tiles, phrases, self, private, plan.boards, name, dealer)

    # ---- what a game says ------------------------------------------------------------------------------------

    @staticmethod
    def any_plan(game: str, dice: random.Random) -> Plan:
        """Any number of players, and whatever else can be chosen."""
        raise NotImplementedError

    def at_table(self, game: str) -> tuple[TileSet, str, dict[str, object]]:
        """The tiles, the game as the house knows it, and what else the listener is told when it starts."""
        raise NotImplementedError

    def others_act(self, *, deals: bool) -> bool:
        """Somebody else does something. deals: what is nobody's is theirs, too."""
        raise NotImplementedError

    def hands_first(self) -> bool:
        """Whether hands have put something right that nobody else could go on with."""
        return False

    def taken_back(self, move: Move) -> None:
        """An act has been undone: what it laid on a board is to be lifted."""

    def by_hand(self, told: dict[str, Any]) -> None:
        """What the listener does with its hands."""
        raise NotImplementedError

    def undisturbed(self) -> bool:
        """Whether this is no moment to press a key in: the set-up, and the score."""
        raise NotImplementedError

    def truth(self, known: dict[str, Any]) -> dict[str, Any] | None:
        """What is true, in the words of what is known; None before the listener can know anything."""
        raise NotImplementedError

    def ranking(self) -> list[Any] | None:
        """The ranking once the match is over."""
        raise NotImplementedError

    # ---- what the house tells --------------------------------------------------------------------------------

    def begins(self, seat: int) -> None:
        """See Ears. Somebody may press a key now: silence, or a question."""
        self._count.lines += 1
        if self._calm or not self._settled or self.undisturbed():
            return  # nor is somebody disturbed who asks
        if self._dice.random() < 0.02:
            self.house.press(self.anybody_else(), self._dice.choice(KEYS), self._dice.randint(50, 2500))

    def heard(self, seat: int, text: str, ms: int, *, cut: bool) -> None:
        """See Ears."""
        self._count.cuts += cut
        if not cut:
            self._count.told[text] += 1
        bent = text if self._bend is None else self._bend(seat, text, cut)
        if bent is not None and seat in (0, self._seat):
            self._note(self._listener.tell(heard=bent, ms=ms, cut=cut))

    def pressed(self, seat: int) -> None:
        """See Ears."""
        self._count.keys += 1

    def decided(self, one: Decided) -> None:
        """See Ears."""
        self._count.acts += one.action == "move"

    def anybody_else(self) -> int:
        """A seat that is not the listener's, or none."""
        return self._dice.choice([n for n in range(len(self._names) + 1) if n != self._seat])

    def others_undo(self) -> bool:
        """Somebody else presses undo, at a seat or at the table, where anything can be."""
        seat = self.anybody_else()
        if self.house.table.referee.undoable(seat) is None:
            return False
        Undoing(self.house, self._dice, self._count.happened, self.taken_back).press(seat)
        return True

    def _note(self, back: dict[str, Any]) -> None:
        self._count.happened.update(back.get("did", ()))
        for why in back.get("troubles", ()):
            kind, _, line = why.partition(": ")
            self._count.troubles[kind] += 1
            self._count.reasons.append(why)
            self._differs(why)
            if kind == "not understood":
                self._count.not_understood[line] += 1

    def _differs(self, why: str) -> None:
        self._count.differences.append(f"{self._names[self._seat - 1]}: {why}")
        self._lost = True

    # ---- playing ---------------------------------------------------------------------------------------------

    def play(self) -> None:
        """The match, to its end or to the first difference; AssertionError when it comes to a standstill."""
        house = self.house
        with house.open():
            house.announce(*house.game.steps(house.setup))
            idle = 0
            for _ in range(MOST):
                while house.step():
                    pass
                settled = self._settled = self._compare()
                if self._lost:
                    return
                if self._somebody_acts(settled):
                    idle = 0
                elif self.ranking() is not None and settled:
                    self._count.matches += 1
                    return
                else:
                    idle += 1
                    assert idle < SILENT, (
                        f"a standstill: {[one.act.key for one in house.game.awaited(house.state)]}"
                    )
        raise AssertionError("a match without end")

    def _somebody_acts(self, settled: bool) -> bool:
        """The companion's own chance, a hand that puts something right, the listener, then the others."""
        house = self.house
        if drawn := house.chance.due():
            for text in drawn:
                house.deal(text)
            return True
        if self.hands_first():
            return True
        deals = self._dice.random() < 0.5
        back = self._listener.tell(quiet=True, deals=deals)
        self._note(back)
        for one in back.get("do", ()):
            if "key" in one:
                house.press(self._seat, one["key"], 200)
            else:
                self.by_hand(one)
        return bool(back.get("do")) or (settled and self.others_act(deals=not deals))

    # ---- comparing -------------------------------------------------------------------------------------------

    def _compare(self) -> bool:
        """Compare what the listener knows with what is true; whether it is sure of what it knows."""
        back = self._listener.tell(state=True)
        self._note(back)
        if not back["settled"]:
            return False
        known = back["state"]
        true = self.truth(known)
        if true is None:
            return True
        self._count.compared += 1
        apart = list(_apart("", known, json.loads(json.dumps(true))))
        ended, ranking = known.get("ended", []), self.ranking()
        if ranking is not None:
            want = json.loads(json.dumps(ranking))
            told = [[one[:3] for one in end[0]] for end in ended]
            apart += [] if told == [want] else [f"ranking: {told} is {want}"]
        apart += [f"ranking: {told} is by the rules {rules}" for told, rules in ended if told != rules]
        if apart:
            self._differs("; ".join(apart)[:900])
        return True


def _apart(name: str, known: Any, true: Any) -> Iterator[str]:
    """Where what is known differs from what is true, leaf by leaf."""
    if isinstance(known, dict) and isinstance(true, dict):
        for key in true:
            yield from _apart(f"{name} {key}", known.get(key), true[key])
    elif known != true:
        yield f"{name}: {known} is {true}"


def ranked(totals: Sequence[tuple[int, int, int]]) -> list[Any]:
    """The ranking without details, of rank, player and points: [place, players, points]."""
    ranks = sorted({one[0] for one in totals})
    groups = [[one for one in totals if one[0] == rank] for rank in ranks]
    return [[at, sorted(one[1] for one in group), group[0][2]] for at, group in enumerate(groups, start=1)]


def play(
    evening: type[TableEvening],
    game: str,
    seed: int,
    phrases: Phrases,
    listener: Listens,
    count: Count,
    plan: Plan | None = None,
    bend: Bend | None = None,
    *,
    calm: bool = False,
) -> None:
    """One match of this seed. calm: see TableEvening."""
    dice = random.Random(seed)
    chosen = plan or evening.any_plan(game, dice)
    evening(game, dice, chosen, phrases, listener, count, bend, calm=calm).play()
