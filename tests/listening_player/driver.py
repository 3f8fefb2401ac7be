"""One evening with listening players: they and others play a match at the house, and what they know is compared.

Others see the boards, act quickly, change their minds, tell wrong numbers, and press keys while something is
spoken. Everything that chance decides here comes from one seed; the listeners know nothing of it.
"""

from __future__ import annotations

import json
import random
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Any

from companion.core.model import Move, Player
from companion.device.tiles.files import standard
from companion.device.virtual.board import VirtualBoardError
from companion.games.api import Setup
from companion.games.royal_garden.rules.draft import DraftStep
from companion.language.phrases import Phrases
from companion.play.referee import Decided
from firmware.bench.board import BenchBoard
from tests.listening_player.house import Ears, House
from tests.listening_player.truth import rankings_at_end, state_of
from tests.listening_player.undoing import Undoing
from tests.patience import PATIENCE_S

ROOT = Path(__file__).parent.parent.parent
NAMES = ("Jana", "Petr", "Ema", "Ola")
VARIANTS = ("dynasty", "centralised", "harmony", "duel", "wider")
KEYS = ("0", "1", "2", "4", "8", "14", "51", "52")
"""What others press while something is spoken: silence, questions, and lines once more."""
TILES = standard()
STILL_MS = 2000
"""A board must be still for so long before what was lifted counts as taken back."""

Bend = Callable[[int, str, bool], str | None]
"""For planted faults: what a listener hears instead of a line that ends at an output; None: nothing."""


@dataclass
class Count:
    """What came of some matches. told: each line a voice was given, with how often; happened: acts of people."""

    matches: int = 0
    acts: int = 0
    compared: int = 0
    lines: int = 0
    cuts: int = 0
    keys: int = 0
    differences: list[str] = field(default_factory=list)
    troubles: Counter[str] = field(default_factory=Counter)
    not_understood: Counter[str] = field(default_factory=Counter)
    reasons: list[str] = field(default_factory=list)
    told: Counter[str] = field(default_factory=Counter)
    happened: Counter[str] = field(default_factory=Counter)


class Listener:
    """A listening player in its own process, which knows nothing of companion; match after match."""

    def __init__(self, language: str, game: str = "royal-garden") -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.listening_player", "--game", game, "--language", language],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            encoding="utf-8",
            cwd=ROOT,
        )

    def tell(self, **event: object) -> dict[str, Any]:
        """One line to it, and what comes back."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps(event, ensure_ascii=False) + "\n")
        self._process.stdin.flush()
        back: dict[str, Any] = json.loads(self._process.stdout.readline())
        return back

    def close(self) -> None:
        """End its process."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.close()
        self._process.wait(PATIENCE_S)
        self._process.stdout.close()


def setup_of(players: int, variants: Sequence[str], *, drawn: bool = True) -> Setup:
    """A match for so many players. drawn: by the companion, else somebody tells the numbers."""
    size = 7 if "duel" in variants else 5
    seated = tuple(Player(number, NAMES[number - 1]) for number in range(1, players + 1))
    options = {"play": "match", **({"draw": "companion"} if drawn else {})}
    return Setup(seated, TILES.tiles(), columns=size, rows=size, variants=frozenset(variants), options=options)


def any_setup(dice: random.Random) -> Setup:
    """Any number of players, and variants that go with it. Dynasty, three games long, is rarer."""
    players = dice.choice((2, 3, 4))
    chosen = [one for one in VARIANTS if dice.random() < (0.12 if one == "dynasty" else 0.3)]
    fitting = [one for one in chosen if (one != "duel" or players == 2) and (one != "wider" or players < 4)]
    return setup_of(players, fitting, drawn=dice.random() < 0.7)


class Evening(Ears):
    """One match. listeners: processes, one of them for each seat that listens, as many as wanted."""

    def __init__(
        self,
        dice: random.Random,
        setup: Setup,
        phrases: Phrases,
        listeners: Sequence[Listener],
        count: Count,
        bend: Bend | None = None,
        *,
        calm: bool = False,
    ) -> None:
        """calm: nobody presses a key while something is spoken, and nobody changes their mind."""
        self._dice, self._count, self._bend, self._calm = dice, count, bend, calm
        self._names = [one.name for one in setup.players]
        seats = dice.sample(range(1, len(self._names) + 1), min(len(listeners), len(self._names)))
        self._listeners = dict(zip(sorted(seats), listeners, strict=False))
        for seat, listener in self._listeners.items():
            listener.tell(start={"names": self._names, "seat": seat})
        private = tuple(seat for seat in self._listeners if dice.random() < 0.5)
        boards = tuple(n for n in range(1, len(self._names) + 1) if dice.random() < 0.5)
        self._places: list[Any] = []
        self._typing_until_ms = 0
        self._unsure: set[int] = set()
        self._asker = 0
        self._opened = False
        self.house = House(setup, TILES, phrases, self, private, boards)

    # ---- what the house tells --------------------------------------------------------------------------------

    def begins(self, seat: int) -> None:
        """See Ears. Somebody may press a key now, or act before the line is over."""
        self._count.lines += 1
        step = self.house.state.draft.step
        if self._calm or self._unsure or not self._opened or step in (DraftStep.OVER, DraftStep.LOTS):
            return  # nobody disturbs somebody who asks, nor set-up and score
        for mine, listener in self._hearers(seat):
            self._do(mine, listener.tell(begins=True).get("do", ()))
        if self._dice.random() < 0.03:
            who = self._dice.choice([n for n in range(len(self._names) + 1) if n not in self._listeners])
            self._press(who, self._dice.choice(KEYS), self._dice.randint(50, 2500))
        if self._dice.random() < 0.03:
            self.house.at(self._dice.randint(50, 2500), self._others_act)

    def heard(self, seat: int, text: str, ms: int, *, cut: bool) -> None:
        """See Ears."""
        self._count.cuts += cut
        if not cut:
            self._count.told[text] += 1
        bent = text if self._bend is None else self._bend(seat, text, cut)
        if bent is None:
            return
        for mine, listener in self._hearers(seat):
            self._note(mine, listener.tell(heard=bent, ms=ms, cut=cut))

    def pressed(self, seat: int) -> None:
        """See Ears. Fingers on keys are heard by everybody else."""
        self._count.keys += 1
        for mine, listener in self._listeners.items():
            if mine != seat:
                listener.tell(pressed=self._names[seat - 1] if seat else "")

    def decided(self, one: Decided) -> None:
        """See Ears: count acts, and remember the ranking of each game that ends."""
        self._count.acts += one.action == "move"
        if one.action == "move" and one.text == "0 end":
            self._places += rankings_at_end(self.house.previous, self.house.state)

    def _hearers(self, seat: int) -> list[tuple[int, Listener]]:
        return [(mine, one) for mine, one in self._listeners.items() if seat in (0, mine)]

    def _note(self, seat: int, back: dict[str, Any]) -> None:
        for why in back.get("troubles", ()):
            kind, _, line = why.partition(": ")
            self._count.troubles[kind] += 1
            self._count.reasons.append(f"{self._names[seat - 1]}: {why}")
            if kind == "not understood":
                self._count.not_understood[line] += 1
        self._do(seat, back.get("do", ()))

    # ---- playing ---------------------------------------------------------------------------------------------

    def play(self) -> None:
        """The whole match; AssertionError when it comes to a standstill."""
        house = self.house
        with house.open():
            house.announce(*house.game.steps(house.setup))
            idle = 0
            for _ in range(6000):
                while house.step():
                    pass
                settled = self._compare()
                self._opened = True
                if self._anybody_acts(settled):
                    idle = 0
                    continue
                if house.state.ended and settled:
                    self._count.matches += 1
                    return
                idle += 1
                assert idle < 12, f"a standstill: {house.game.awaited(house.state)[0].act}"
        raise AssertionError("a match without end")

    def _anybody_acts(self, settled: bool) -> bool:
        """Listeners first, for nothing goes on while one of them asks; then chance; then the others."""
        listeners = list(self._listeners.items())
        self._dice.shuffle(listeners)
        if self._unsure:  # one after the other: a line asked for by one would confuse another
            self._asker = self._asker if self._asker in self._unsure else min(self._unsure)
            listeners = [(self._asker, self._listeners[self._asker])]
        for seat, listener in listeners:
            back = listener.tell(quiet=True)
            self._note(seat, back)
            if back.get("do"):
                return True
        return settled and self._others_act()

    def _others_act(self) -> bool:
        """The companion's chance, or somebody who sees, does what is due."""
        house, state = self.house, self.house.state
        if state.ended or self._typing_until_ms > house.now_ms:
            return False
        if not self._calm and self._dice.random() < 0.02 and self._undoes():
            return True
        due = house.game.awaited(state)
        chance = due[0].chance
        if chance:
            self._deal(chance)
            return True
        others = [one for one in house.game.moves(state) if one.player and one.player not in self._listeners]
        moves = [one for one in others if one.action != "castle" or one.args[0] == one.player]
        if moves:
            self._act(self._dice.choice(moves))
            return True
        if due and due[0].confirms is not None and not self._listeners:
            self._press(0, "7")
        return False

    def _undoes(self) -> bool:
        """Somebody takes back an act, whoever's, that hands have not laid."""
        who = self._dice.choice([n for n in range(len(self._names) + 1) if n not in self._listeners])
        found = self.house.table.referee.undoable(who)
        if found is None or not found.move.player or (found.move.comes and found.move.player in self.house.boards):
            return False
        Undoing(self.house, self._dice, self._count.happened, lambda _move: None).press(who)
        return True

    def _deal(self, chance: Sequence[tuple[Move, int]]) -> None:
        """Lots, or a whole line: the companion draws all of it at once, or somebody tells a number."""
        house = self.house
        if house.setup.options.get("draw") != "companion":
            move = self._dice.choice(chance)[0]
            self._press(0, f"{'54' if move.action == 'draw' else '55'}.{move.args[0]}")
            return
        while chance:
            move = self._dice.choice(chance)[0]
            house.deal(house.game.text(move))
            house.judge()
            chance = house.game.awaited(house.state)[0].chance if move.action == "draw" else ()

    def _act(self, move: Move) -> None:
        """Somebody who sees does something; not always right at first."""
        seat = move.player
        if move.action == "choose" and not self._calm and self._dice.random() < 0.05:
            taken = [one.number for one in self.house.state.draft.new if one.player]
            if taken:
                self._press(seat, f"53.{self._dice.choice(taken)}")
                return
        if self._calm or self._dice.random() > 0.03 or move.action not in ("place", "choose", "discard"):
            self._perform(move)
            return
        self._perform(move)
        if seat in self.house.boards and move.action == "place":
            thing = move.comes[0][1].thing
            self.house.at(self._dice.randint(300, 4000), lambda: self._lift_if_open(seat, thing))
        else:
            self._press(seat, "44", 2000)

    def _lift_if_open(self, seat: int, thing: str) -> None:
        """A hand takes up what it has just laid, unless it stands by now."""
        played = self.house.table.referee.ledger.played
        mine = [one for one in played if one.move.comes and one.move.comes[0][1].thing == thing]
        if mine and mine[-1].open:
            self.house.hands(seat, lambda board: board.lift(thing), STILL_MS)

    def _perform(self, move: Move) -> None:
        cells = [place.name for place, _ in sorted(move.comes, key=lambda pair: pair[1])]
        self._tell(move.player, move.action, str(move.args[0]), cells)

    def _tell(self, seat: int, action: str, number: str, cells: Sequence[str]) -> None:
        """An act, with the hands where there is a board, else with keys."""
        if cells and seat in self.house.boards:
            thing = f"{'castle' if action == 'castle' else 'domino'} {number}"
            spots = [("ABCDEFG".index(cell[0]) + 1, int(cell[1])) for cell in cells]
            self._lay(seat, thing, spots)
            return
        command = {"place": "41", "castle": "42", "discard": "43", "choose": "53"}[action]
        digits = [f"{'ABCDEFG'.index(cell[0]) + 1}{cell[1]}" for cell in cells]
        self._press(seat, ".".join([command, number, *digits]))

    def _lay(self, seat: int, thing: str, spots: list[tuple[int, int]]) -> None:
        """Lay it; in a new game of Dynasty first everything old is lifted."""

        def clear(board: BenchBoard) -> None:
            lying = {piece.thing for _, piece in self._laid(seat)}
            for tile in self.house.setup.tiles:
                if tile.thing not in lying and board.where(tile.thing):
                    board.lift(tile.thing)
                    board.advance(100)

        def lay(board: BenchBoard) -> None:
            try:
                board.lay(thing, *spots)
            except VirtualBoardError as error:
                self._count.differences.append(f"{self._names[seat - 1]} cannot lay {thing} {spots}: {error.key}")

        self.house.put(lambda: self.house.hands(seat, clear))
        self.house.put(lambda: self.house.hands(seat, lay))

    def _laid(self, seat: int) -> list[Any]:
        return list(self.house.game.lying(self.house.state, str(seat)).items())

    def _press(self, seat: int, keys: str, after_ms: int = 0) -> None:
        """Somebody types; nobody else who sees acts meanwhile."""
        self._typing_until_ms = max(self._typing_until_ms, self.house.now_ms + after_ms + 150 * len(keys) + 1)
        self.house.press(seat, keys, after_ms)
        self.house.at(self._typing_until_ms - self.house.now_ms, lambda: None)

    def _do(self, seat: int, do: Sequence[dict[str, Any]]) -> None:
        """What a listener wants done."""
        for one in do:
            if "key" in one:
                self._press(seat, one["key"], one.get("after", 200))
            else:
                action, number, *cells = one["act"].split()
                self._tell(seat, action, number, cells)

    # ---- comparing -------------------------------------------------------------------------------------------

    def _compare(self) -> bool:
        """Compare what every listener knows with what is true; whether all of them are sure of what they know."""
        settled = True
        true = json.loads(json.dumps(state_of(self.house.state, self._places)))
        for seat, listener in self._listeners.items():
            back = listener.tell(state=True)
            self._note(seat, back)
            settled = settled and back["settled"]
            self._unsure.discard(seat)
            if not back["settled"]:
                self._unsure.add(seat)
                continue
            self._count.compared += 1
            if back["state"] != true:
                self._differ(seat, back["state"], true)
        return settled

    def _differ(self, seat: int, known: dict[str, Any], true: dict[str, Any]) -> None:
        apart = [f"{name}: {known.get(name)} is {true[name]}" for name in true if known.get(name) != true[name]]
        self._count.differences.append(f"{self._names[seat - 1]}: {'; '.join(apart)[:600]}")


@lru_cache
def _phrases(language: str) -> Phrases:
    """The sentences of a language; parsed once."""
    return Phrases(language, "terse", strict=True)


def play(
    language: str,
    seed: int,
    listeners: Sequence[Listener],
    count: Count,
    setup: Setup | None = None,
    bend: Bend | None = None,
    *,
    calm: bool = False,
) -> None:
    """One match of this seed; listeners: at most so many seats listen."""
    dice = random.Random(seed)
    chosen = setup or any_setup(dice)
    Evening(dice, chosen, _phrases(language), listeners, count, bend, calm=calm).play()
