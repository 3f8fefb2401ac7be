"""A player leaves the table, in every game that allows it: who leaves is named, and the others play on."""

from __future__ import annotations

from typing import Any

import pytest

from companion.games import load
from companion.games.api import Setup
from companion.language.phrases import Phrases
from tests.azul_rig import MONO, azul_setup
from tests.games.garden import match_setup
from tests.queens_table import queens_setup

ENGLISH = Phrases("en", strict=True)
SETUPS = {
    "royal_garden": match_setup(3, fixed=False),
    "azul_mini": azul_setup("azul_mini", 3),
    "master_chocolatier": azul_setup("master_chocolatier", 3),
    "queens_garden": queens_setup(3, draw="hand"),
}
FILLED = {
    "azul": ("0 lots 1", *(f"0 draw {one}" for one in (*MONO, *MONO[:3]))),
    "royal_garden": ("0 lots 2", "0 draw 4", "0 draw 10", "0 draw 20"),
    "queens_garden": ("0 lots 1", "0 draw tree-blue bird-blue flower-blue tree-yellow"),
}


class Match:
    """A game that only lives by its rules; acts in notation."""

    def __init__(self, name: str, setup: Setup, *lines: str) -> None:
        self.game: Any = load(name)
        self.state: Any = self.game.start(setup)
        self.names = setup.names
        self.act(*lines)

    def refused(self, line: str) -> list[str]:
        """Why an act is not legal."""
        move = self.game.parse(self.state, line)
        return [one.key for one in (move if isinstance(move, list) else self.game.judge(self.state, move))]

    def act(self, *lines: str) -> list[str]:
        """Legal acts; gives what is said of the last."""
        said: list[str] = []
        for line in lines:
            assert self.refused(line) == [], line
            before, move = self.state, self.game.parse(self.state, line)
            self.state = self.game.play(before, move)
            said = [ENGLISH.say(one) for one in self.game.tell(before, move, self.state)]
        return said

    @property
    def due(self) -> list[int]:
        """Whom the game waits for."""
        return [one.player for one in self.game.awaited(self.state)]


def filled(name: str, *lines: str) -> Match:
    """A match of three at its first act."""
    opening = FILLED.get(name, FILLED["azul"])
    return Match(name, SETUPS[name], *opening, *lines)


@pytest.mark.parametrize("name", SETUPS)
def test_a_leaver_is_named_is_never_on_turn_again_and_stays_in_the_ranking(name: str) -> None:
    match = filled(name)
    first = match.due[0]
    said = match.act(f"{first} leave")
    assert said[0].startswith(f"{match.names[first]} has left the table")
    assert first not in match.due
    assert any(match.names[match.due[0]] in line for line in said[1:]), "who is on turn now"
    assert list(match.game.away(match.state)) == [first]
    assert {one.player for one in match.game.standings(match.state)} == {1, 2, 3}
    assert match.refused(f"{first} leave") == ["left-already"]


@pytest.mark.parametrize("name", SETUPS)
def test_who_is_not_on_turn_leaves_without_a_word_about_the_turn(name: str) -> None:
    match = filled(name)
    other = next(one for one in (3, 2, 1) if one != match.due[0])
    due = match.due[0]
    assert len(match.act(f"{other} leave")) == 1
    assert match.due[0] == due


@pytest.mark.parametrize("name", SETUPS)
def test_the_last_one_does_not_leave(name: str) -> None:
    match = filled(name, "1 leave", "3 leave")
    assert match.refused("2 leave") == ["last-one"]
    assert match.refused("4 leave") != []
    assert match.refused("0 leave") != []


@pytest.mark.parametrize("name", SETUPS)
def test_a_leaver_does_not_begin(name: str) -> None:
    match = Match(name, SETUPS[name], "2 leave")
    assert match.refused("0 lots 2") == ["left-already"] or name == "royal_garden"
    chances = [move.args for one in match.game.awaited(match.state) for move, _ in one.chance]
    assert (2,) not in chances or name == "royal_garden"


@pytest.mark.parametrize("name", SETUPS)
def test_an_act_of_a_leaver_is_refused_as_such(name: str) -> None:
    act = {"royal_garden": "choose 4", "queens_garden": "take blue"}.get(name, "take 1 red 1")
    match = filled(name)
    first = match.due[0]
    match.act(f"{first} leave")
    assert match.refused(f"{first} {act}") == ["left-already"]


# ---- Azul ------------------------------------------------------------------------------------------------------


def tiles(match: Match) -> int:
    """All tiles that the state knows."""
    state = match.state
    heaps = sum(map(sum, (state.bag, state.lid, state.centre, *state.displays)))
    boards = sum(
        sum(count - board.tiled(row) for row, (_, count) in enumerate(board.lines))
        + sum(map(bool, sum(board.wall, ())))
        + sum(one <= 5 for one in board.floor)
        for board in state.boards
    )
    return int(heaps + boards)


def test_what_an_azul_leaver_had_not_tiled_goes_to_the_lid_and_the_marker_to_the_next_player() -> None:
    match = filled("azul_mini")
    match.act("1 take 1 red 3")
    assert tiles(match) == 100
    said = match.act("1 leave")
    assert "into the lid" in said[0]
    assert (tiles(match), sum(match.state.lid)) == (100, 4)
    assert match.due == [2]


def test_an_azul_round_is_tiled_and_ended_without_the_leaver() -> None:
    match = filled("azul_mini")
    match.act("1 take 1 red 4", "2 take 2 blue 4", "3 take 3 white 4", "1 take 4 black 5", "2 take 5 red 5")
    match.act("3 take 6 blue 5", "1 take 7 white 3")
    assert sorted(match.due) == [1, 2, 3]
    match.act("1 tile 4", "2 leave")
    assert sorted(match.due) == [1, 3]
    match.act("1 tile 3", "3 tile 4")
    said = match.act("0 round")
    assert not [line for line in said if line.startswith("Petr")]
    assert tiles(match) == 100


def test_the_last_one_who_has_to_tile_leaves_and_the_round_can_be_ended() -> None:
    match = filled("azul_mini")
    match.act("1 take 1 red 5", "2 take 2 blue 5", "3 take 3 white 4", "1 take 4 black 1", "2 take 5 red 0")
    match.act("3 take 6 blue 5", "1 take 7 white 0", "1 tile 1")
    assert match.due == [3]
    said = match.act("3 leave")
    assert any("end of round one" in line for line in said)
    assert match.due == [0]


# ---- Queen's Garden --------------------------------------------------------------------------------------------


def test_a_leaver_has_passed_in_every_later_round_and_gets_nothing_for_it() -> None:
    match = filled("queens_garden", "1 leave", "2 pass", "3 pass")
    assert match.due == [0], "the round is over"
    before = match.state.garden(1).score
    match.act("0 round")
    assert match.state.passed == (1,)
    assert match.state.garden(1).score == before
    assert match.state.turn == 2, "who has the starting marker"


def test_the_last_one_who_has_not_passed_leaves_and_the_round_can_be_ended() -> None:
    match = filled("queens_garden", "1 pass", "2 pass")
    assert match.due == [3]
    match.act("3 leave")
    assert match.due == [0]


def test_the_starting_marker_of_a_leaver_goes_to_the_next_player() -> None:
    match = filled("queens_garden", "1 pass", "1 leave", "2 pass", "3 pass", "0 round")
    assert (match.state.turn, match.state.starter) == (2, 2)
