"""One match of Azul with a listening player: it and others play at the house, and what it knows is compared.

Others see the table, make mistakes and take acts back. Everything that chance decides here comes from one seed.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from companion.board.tiles import standard
from companion.board.virtual import VirtualBoard
from companion.dealer import Dealer
from companion.games.azul.editions import CHOCOLATIER, MINI
from companion.games.azul.state import EXTRA, FILL, LOTS, OVER, ROUND, TILE, State
from companion.games.base import Setup
from companion.model import Move, Player
from companion.phrases import Phrases
from companion.referee import Decided
from tests.listening_player import azul_others as others
from tests.listening_player.azul_truth import places_of, state_of
from tests.listening_player.driver import NAMES, STILL_MS, Bend, Count
from tests.listening_player.house import Ears, House

EDITIONS = {"azul-mini": MINI, "master-chocolatier": CHOCOLATIER}
STYLES = ("random", "greedy")
KEYS = ("0", "1", "13")
"""What others press while something is spoken: silence, and questions that the listener does not ask."""
MOST = 4000
"""Steps of one match; more are a standstill."""


class Listens(Protocol):
    """A listening player: one line in, one line out."""

    def tell(self, **event: object) -> dict[str, Any]:
        """See azul_player."""


@dataclass(frozen=True)
class Plan:
    """One match: its set-up, how the listener plays and how the others do, and which seats have a board."""

    setup: Setup
    styles: tuple[str, str]
    boards: tuple[int, ...]


def setup_of(game: str, players: int, variants: Sequence[str] = (), *, drawn: bool = True) -> Setup:
    """A match for so many players. drawn: the companion is the bag, else hands draw."""
    seated = tuple(Player(number, NAMES[number - 1]) for number in range(1, players + 1))
    options = {"play": "match", "draw": "companion" if drawn else "hand"}
    tiles = standard(EDITIONS[game].name).tiles()
    return Setup(seated, tiles, columns=5, rows=5, variants=frozenset(variants), options=options)


def any_plan(game: str, dice: random.Random) -> Plan:
    """Any number of players, side, special displays where there are such, boards for none, some or all."""
    players = dice.choice((2, 3, 4))
    variants = ["reverse"] if dice.random() < 0.5 else []
    if game == "master-chocolatier" and dice.random() < 0.6:
        variants += ["special", *(["marker"] if dice.random() < 0.5 else [])]
    setup = setup_of(game, players, variants, drawn=dice.random() < 0.5)
    styles = (dice.choice(STYLES), dice.choice(STYLES))
    share = dice.choice((0.0, 0.5, 1.0))
    return Plan(setup, styles, tuple(n for n in range(1, players + 1) if dice.random() < share))


class Evening(Ears):
    """One match; listener: for one of the seats."""

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
        self._calm, self._settled = calm, False
        self._dice, self._count, self._bend, self._plan, self._listener = dice, count, bend, plan, listener
        self._names = [one.name for one in plan.setup.players]
        self._seat = dice.randint(1, len(self._names))
        self._drawn = plan.setup.options["draw"] == "companion"
        listener.tell(
            start={
                "names": self._names,
                "seat": self._seat,
                "hands": self._seat in plan.boards,
                "drawn": self._drawn,
                "style": plan.styles[0],
            }
        )
        private = tuple(seat for seat in range(1, len(self._names) + 1) if dice.random() < 0.4)
        self._strayed: dict[int, str] = {}  # seat -> what lies wrong on its board
        self._lost = False
        self.house = House(
            plan.setup,
            standard(EDITIONS[game].name),
            phrases,
            self,
            private,
            plan.boards,
            EDITIONS[game].name,
            Dealer(dice.getrandbits(32)),
        )

    @property
    def state(self) -> State:
        """What is true."""
        state: State = self.house.state
        return state

    # ---- what the house tells --------------------------------------------------------------------------------

    def begins(self, seat: int) -> None:
        """See Ears. Somebody may press a key now: silence, or a question."""
        self._count.lines += 1
        if self._calm or not self._settled or self.state.phase in (LOTS, OVER):
            return  # nobody disturbs the set-up, the score, and somebody who asks
        if self._dice.random() < 0.02:
            who = self._dice.choice([n for n in range(len(self._names) + 1) if n != self._seat])
            self.house.press(who, self._dice.choice(KEYS), self._dice.randint(50, 2500))

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

    def _note(self, back: dict[str, Any]) -> None:
        self._count.happened.update(back.get("did", ()))
        for why in back.get("troubles", ()):
            kind, _, line = why.partition(": ")
            self._count.troubles[kind] += 1
            self._count.reasons.append(why)
            self._count.differences.append(f"{self._names[self._seat - 1]}: {why}")
            self._lost = True
            if kind == "not understood":
                self._count.not_understood[line] += 1

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
                elif self.state.phase == OVER and settled:
                    self._count.matches += 1
                    return
                else:
                    idle += 1
                    assert idle < 12, f"a standstill: {[one.act.key for one in house.game.awaited(self.state)]}"
        raise AssertionError("a match without end")

    def _somebody_acts(self, settled: bool) -> bool:
        """The companion's own chance, a hand that puts something right, the listener, then the others."""
        house, dice = self.house, self._dice
        if drawn := house.chance.due():
            for text in drawn:
                house.deal(text)
            return True
        if self._strayed:
            self._put_right(*self._strayed.popitem())
            return True
        deals = dice.random() < 0.5
        back = self._listener.tell(quiet=True, deals=deals)
        self._note(back)
        for one in back.get("do", ()):
            if "key" in one:
                house.press(self._seat, one["key"], 200)
            else:
                line, column, colour = one["lay"]
                self._lay(self._seat, colour, column, 6 - line)
        if back.get("do"):
            return True
        return settled and self._others_act(deals=not deals)

    def _others_act(self, *, deals: bool) -> bool:
        house, dice, state = self.house, self._dice, self.state
        due = house.game.awaited(state)
        if state.phase == OVER or not due:
            return False
        if dice.random() < 0.04 and self._undoes():
            return True
        if state.phase in (TILE, ROUND) and dice.random() < 0.06 and self._lifts():
            return True
        if due[0].chance or (due[0].confirms is not None and state.phase != TILE):
            return self._deals(due[0].chance) if deals else False
        moves = [one for one in house.game.moves(state) if one.player != self._seat]
        if not moves:
            return False
        if state.phase == TILE:
            moves = [one for one in moves if one.player == moves[0].player or dice.random() < 0.5]
        move = others.choose(state, moves, dice, self._plan.styles[1])
        if move.action == "take" and dice.random() < 0.04 and (typed := others.impossible(state, moves, dice)):
            self._count.happened["others: impossible take"] += 1
            house.press(move.player, typed)
        elif move.action == "tile" and move.player in self._plan.boards:
            self._hands(move)
        else:
            house.press(move.player, others.digits_of(state, move), 200)
        return True

    def _deals(self, chance: Sequence[tuple[Move, int]]) -> bool:
        """What is nobody's: by a key of anybody but the listener, or drawn by hand and typed."""
        seat = self._dice.choice([n for n in range(len(self._names) + 1) if n != self._seat])
        if not chance:
            self.house.press(seat, "7")
        elif not self._drawn:
            wrong = others.miscounted(self.state, self._dice) if self._dice.random() < 0.3 else ""
            self._count.happened["others: impossible draw"] += bool(wrong)
            self.house.press(seat, wrong or others.by_hand(self.state, self._dice, chance))
        elif self.state.phase in (FILL, EXTRA):
            self.house.press(seat, self._dice.choice(("7", "54")))
        else:
            return False
        return True

    def _undoes(self) -> bool:
        """Somebody else takes the last act back; a tile that hands have laid is lifted by its player."""
        opened = self.house.table.referee.ledger.open_moves()
        if not opened:
            return False
        last = opened[-1].move
        seat = self._dice.choice([n for n in range(1, len(self._names) + 1) if n != self._seat] or [0])
        self.house.press(seat, "44")
        self._count.happened[f"undone: {last.action}"] += 1
        if last.action == "tile" and last.player in self._plan.boards:
            place, piece = last.comes[0]
            self._strayed[last.player] = f"{piece.thing} {place.name}"
        return True

    def _lifts(self) -> bool:
        """Hands take up a tile that they have laid in this tiling: it is taken back."""
        ledger = self.house.table.referee.ledger
        mine = [one for one in ledger.open_moves() if one.move.action == "tile" and ledger.can_lose([one])]
        mine = [one for one in mine if one.move.player in self._plan.boards]
        if not mine:
            return False
        move = self._dice.choice(mine).move
        place, piece = move.comes[0]
        self._put_right(move.player, f"{piece.thing} {place.name}")
        self._count.happened["lifted"] += 1
        return True

    # ---- hands -----------------------------------------------------------------------------------------------

    def _hands(self, move: Move) -> None:
        """A tile laid on a board; now and then on a wrong cell, where it is warned of."""
        place, piece = move.comes[0]
        colour = piece.thing.partition(" ")[2]
        state = self.state
        wall = state.boards[state.table.seats[move.player]].wall
        free = [(x, y) for x in range(1, 6) for y in range(1, 6) if not wall[5 - y][x - 1]]
        if self._dice.random() < 0.06:
            right = {one.comes[0][0] for one in self.house.game.moves(state) if one.comes}
            wrong = [(x, y) for x, y in free if all((one.x, one.y) != (x, y) for one in right)]
            if wrong:
                x, y = self._dice.choice(wrong)
                self._count.happened["others: wrong cell of a board"] += 1
                self._lay(move.player, colour, x, y, STILL_MS)
                self._strayed[move.player] = f"tile {colour} {'ABCDE'[x - 1]}{y}"
                return
        self._lay(move.player, colour, place.x, place.y)

    def _lay(self, seat: int, colour: str, x: int, y: int, wait_ms: int = 50) -> None:
        self._count.happened["tile laid on a board"] += 1

        def lay(board: VirtualBoard) -> None:
            board.lay(f"tile {colour}", (x, y))

        self.house.put(lambda: self.house.hands(seat, lay, wait_ms))

    def _put_right(self, seat: int, thing: str) -> None:
        self.house.put(lambda: self.house.hands(seat, lambda board: board.lift(thing), STILL_MS))

    # ---- comparing -------------------------------------------------------------------------------------------

    def _compare(self) -> bool:
        """Compare what the listener knows with what is true; whether it is sure of what it knows."""
        true = json.loads(json.dumps(state_of(self.state)))
        back = self._listener.tell(state=True)
        self._note(back)
        if not back["settled"]:
            return False
        known = back["state"]
        if known.get("phase") == "" and self.state.round == 1 and not self.state.starter:
            return True
        self._count.compared += 1
        for name, board in known.get("boards", {}).items():
            if not isinstance(board["floor"], list):  # see HeardTable
                floor = true["boards"][name]["floor"]
                true["boards"][name]["floor"] = None if board["floor"] is None else len(floor)
        shelf = known.get("shelf", "")
        if not isinstance(shelf, str):
            true["shelf"] = None if shelf is None else int(bool(true["shelf"]))
        apart = list(_apart("", known, true))
        ended = known.get("ended", [])
        if self.state.phase == OVER:
            want = json.loads(json.dumps(places_of(self.state)))
            told = [[one[:3] for one in end[0]] for end in ended]
            apart += [] if told == [want] else [f"ranking: {told} is {want}"]
        apart += [f"ranking: {told} is by the rules {rules}" for told, rules in ended if told != rules]
        if apart:
            self._count.differences.append(f"{self._names[self._seat - 1]}: {'; '.join(apart)[:900]}")
            self._lost = True
        return True


def _apart(name: str, known: Any, true: Any) -> Iterator[str]:
    """Where what is known differs from what is true, leaf by leaf."""
    if isinstance(known, dict) and isinstance(true, dict):
        for key in true:
            yield from _apart(f"{name} {key}", known.get(key), true[key])
    elif known != true:
        yield f"{name}: {known} is {true}"


def play(
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
    """One match of this seed. calm: see Evening."""
    dice = random.Random(seed)
    chosen = plan or any_plan(game, dice)
    Evening(game, dice, chosen, phrases, listener, count, bend, calm=calm).play()
