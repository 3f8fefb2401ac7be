"""Golden transcripts of Azul: a whole short game of each edition with every kind of trouble, in each language.

Run with COMPANION_RECORD=1 to write the files anew; read the difference aloud before keeping it.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from companion.core.model import Move
from companion.device.tiles.files import standard
from companion.evening.opening import resumed
from companion.games.api import Setup
from companion.games.azul.rules import taking
from companion.games.azul.rules.state import OVER, ROUND, SPREAD, TAKE, TILE
from companion.games.plain import number
from tests.azul_rig import AzulRig, azul_setup
from tests.noted import Noted
from tests.test_match_evening import taken_up

GOLDEN = Path(__file__).parent / "golden"


class Scene(Noted):
    """A rig that notes what is done and what is said about it; lots and takes come from a seed."""

    def __init__(self, language: str, level: str, setup: Setup, boards: tuple[int, ...], seed: int) -> None:
        self.rig = AzulRig(setup, boards=boards)
        super().__init__(self.rig, language, level, seed)
        self.setup = setup

    # ---- by lot ----------------------------------------------------------------------------------------------

    def due(self) -> None:
        """The act that is due: chance by lot, a take that drops little and fills much, a tile by its player."""
        state = self.rig.state
        if state.phase in (TAKE, SPREAD, TILE, ROUND):
            self.act(self._chosen())
            return
        moves, weights = zip(*self.game.awaited(state)[0].chance, strict=True)
        text = self.game.text(self.dice.choices(moves, weights)[0])
        if self.setup.options["draw"] == "companion":
            self.rig.deal(text)
        else:
            self.rig.tell(text)
        self.note(text)

    def _chosen(self) -> Move:
        state = self.rig.state
        moves = sorted(self.game.moves(state), key=self.game.text)
        if state.phase != TAKE:
            return self.dice.choice(moves)
        least = min(map(self._worth, moves))
        return self.dice.choice([move for move in moves if self._worth(move) == least])

    def _worth(self, move: Move) -> tuple[int, int]:
        """Tiles that fall, and spaces that stay empty in the line."""
        state, line = self.rig.state, number(move, 2)
        at = state.table.seats[move.player]
        board = taking.play_take(state, move).boards[at]
        fell = len(board.floor) - len(state.boards[at].floor)
        return fell, line - board.lines[line - 1][1] if line else 5

    def act(self, move: Move) -> None:
        """An act as it is done: tiles by hand where there is a board."""
        if move.comes and move.player in self.rig.boards:
            self.rig.lay_move(move)
        else:
            self.rig.tell(self.game.text(move))
        self.note(self.game.text(move))

    def until(self, phase: int) -> None:
        """Acts by lot until this phase, or the end."""
        while self.rig.state.phase not in (phase, OVER):
            self.due()

    def end(self) -> None:
        """The rest of the game by lot; noted are the ends of rounds, and the last round whole."""
        while self.rig.state.phase != OVER:
            kept = len(self.lines)
            self.until(ROUND)
            last = any(all(row) for board in self.rig.state.boards for row in board.wall)
            if not last:
                del self.lines[kept:]
            self.tell("confirm")
        self.ask("score", "1 score", "2 score", "bonuses", "ranking", "waiting", "open", "why")


class Mini(Scene):
    """Two players with a board each; hands draw."""

    def __init__(self, language: str, level: str) -> None:
        super().__init__(language, level, azul_setup("azul_mini", 2), (1, 2), 5)

    def play(self) -> list[str]:
        """The whole game."""
        self.note("the match is begun", *self.game.steps(self.setup))
        self.ask("waiting", "order")
        self._offer()
        self._takes()
        self._tiling()
        self._second_round()
        self.end()
        return self.lines

    def _offer(self) -> None:
        self.tell("draw red red red blue", "lots 3", "lots 1")
        self.tell("draw red red red", "draw red green red blue", "draw red red red blue")
        self.tell("draw red red red red")
        self.tell("undo")
        self.tell("draw yellow yellow black black", "draw blue blue white white", "draw red black white white")
        self.ask("offer", "waiting")
        self.tell("take 1 red 3")
        self.tell("draw yellow yellow yellow red")

    def _takes(self) -> None:
        self.ask("offer", "find red", "left", "fits", "best", "cost 1 red 1", "cost 1 red 0", "waiting", seat=1)
        self.tell("take 9 red 1", "take 1 white 1", "take 1 red 6", "take 1 red 3")
        self.tell("take 1 blue 1", "take 0 blue 2", seat=2)
        self.ask("floor", "lines", "open", "changed", seat=2)
        self.tell("take 4 red 3", "take 4 white 3", "undo", "take 4 white 2")
        self.tell("take 2 black 2", "1 take 3 white 2", "take 3 white 2", "confirm")
        self.tell("undo")
        self.ask("offer", "lines")
        self.until(TILE)
        self.ask("waiting", "lines", "2 lines", seat=1)

    def _tiling(self) -> None:
        rig, tiles = self.rig, standard("azul_mini")
        rig.put(1, "white A5")
        rig.quiet(1)
        self.note("Jana lays a tile where none may go")
        self.ask("why", seat=1)
        rig.take_off(1, "white A5")
        rig.put(2, "blue B4")
        rig.quiet(2)
        self.note("Petr lays a tile of a colour that the line does not hold")
        rig.take_off(2, "blue B4")
        for word, spot in zip(standard().dominoes[23].words, ((2, 3), (3, 3)), strict=True):
            rig.boards[2].word(spot, word)
        rig.quiet(2, 4000)
        self.note("a domino lies on the wall of Petr")
        for spot in ((2, 3), (3, 3)):
            rig.boards[2].word(spot, "00000")
        rig.quiet(2, 4000)
        moves = [move for move in self.game.moves(rig.state) if move.player == 1]
        for move in reversed(moves):
            rig.lay_move(move)
            self.note(f"{self.game.text(move)}, from the longest line on")
        name = f"{moves[0].args[2]} {moves[0].comes[0][0].name}"
        rig.take_off(1, name)
        rig.quiet(1)
        self.note("Jana lifts one again")
        rig.put(1, name)
        self.note("and lays it again")
        self.tell("undo", seat=1)
        rig.take_off(1, name)
        rig.put(1, name)
        self.note("it is lifted and laid once more")
        rig.unplug(1)
        rig.boards[1].slide(f"tile {name}", (5, 1))
        self.note("the cable of Jana comes out")
        rig.plug(1)
        rig.quiet(1)
        self.note("and is plugged in again, with a tile moved")
        rig.push(1, f"{moves[0].args[2]} E1", moves[0].comes[0][0].name)
        self.note("it is pushed back")
        self.until(ROUND)
        self.ask("waiting", "why", "wall", "score", seat=1)
        assert tiles.colours

    def _second_round(self) -> None:
        rig = self.rig
        self.tell("end", "confirm")
        rig.put(2, "red A1")
        rig.quiet(2)
        self.note("a tile is laid before its time")
        rig.take_off(2, "red A1")
        rig.quiet(2)
        self.until(TAKE)
        for board in (1, 2):
            if len(rig.lies(board)) >= 3:
                rig.boards[board].knock()
                rig.quiet(board)
                self.note(f"the wall of player {board} is knocked over")
                self._rebuilt(board)
                break
        self.note("the power fails; the match is taken up again", *resumed(taken_up(rig)))
        for n in rig.boards:
            rig.unplug(n)
        rig.forget()
        for n in rig.boards:
            rig.plug(n)
        self.note("the boards are there again")
        self.ask("rounds", "order", "offer", "last", "changed", seat=1)
        self.ask("here 2 2", "row 2", "column 3", "find blue", seat=1)

    def _rebuilt(self, board: int) -> None:
        lying = self.game.lying(self.rig.state, str(board))
        for place, piece in sorted(lying.items(), key=lambda pair: (pair[0].y, pair[0].x)):
            self.rig.put(board, f"{piece.thing.removeprefix('tile ')} {place.name}")
            self.note(f"{piece.thing} is laid on {place.name}")


class Chocolatier(Scene):
    """Three players, special displays and the brown side; the companion draws, and only Jana has a board."""

    def __init__(self, language: str, level: str) -> None:
        setup = azul_setup("master_chocolatier", 3, "special", "reverse", draw="companion")
        super().__init__(language, level, setup, (1,), 50)

    def play(self) -> list[str]:
        """The whole game."""
        self.note("the match is begun", *self.game.steps(self.setup))
        self.until(TAKE)
        self.ask("offer", "waiting", "fits", "find brown", "best", "order")
        self.tell("take 1 yellow 1", "spread left")
        self.until(TILE)
        self.ask("waiting", "lines", seat=1)
        last = self.game.text(self.rig.table.referee.ledger.played[-1].move)
        self.tell("confirm", "undo", last)
        for move in [one for one in self.game.moves(self.rig.state) if one.player == 1][:1]:
            other = f"{move.args[2]} {'E' if move.comes[0][0].x < 5 else 'A'}{move.comes[0][0].y}"
            self.rig.put(1, other)
            self.note("Jana lays a praline")
            self.rig.push(1, other, move.comes[0][0].name)
            self.rig.quiet(1)
            self.note("and pushes it along the row")
        self.tell("2 tile 1", "3 tile 3 3", "drop 2")
        self.until(ROUND)
        self.ask("why", "wall", "row 1", "here 1 1", "floor", seat=1)
        self.tell("confirm")
        self.end()
        return self.lines


SCENES: dict[str, type[Mini | Chocolatier]] = {"azul_mini": Mini, "master_chocolatier": Chocolatier}


@pytest.mark.sampled(4)
@pytest.mark.parametrize("level", ["terse", "normal"])
@pytest.mark.parametrize("language", ["cs", "pl", "en"])
@pytest.mark.parametrize("edition", sorted(SCENES))
def test_a_match_of_azul_is_said_as_kept(edition: str, language: str, level: str) -> None:
    told = "\n".join(SCENES[edition](language, level).play()) + "\n"
    kept = GOLDEN / f"match_{edition}_{language}_{level}.txt"
    if os.environ.get("COMPANION_RECORD"):
        kept.write_text(told, encoding="utf-8")
    assert kept.read_text(encoding="utf-8") == told
