"""A rude evening of Azul: cables, knocks, hands that cross, tiles that do not belong, and words at the wrong time.

Nothing may be lost, nothing counted twice, and what is said must be true and enough for somebody who cannot see.
"""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.core.model import Kind, Move
from companion.device.tiles.files import standard
from companion.games.azul.rules.acts import cell_of
from companion.games.azul.rules.state import FILL, LOTS, ROUND, TAKE, TILE, State
from companion.language.phrases import Phrases
from tests.azul_rig import MONO, AzulRig, Hands, azul_setup, to_tiling
from tests.still import Still
from tests.test_azul_match import Scene

EDITIONS = ("azul_mini", "master_chocolatier")
EN = Phrases("en", "normal", strict=True)
JANAS, PETRS = ("red D4", "white C2"), ("blue B4", "black B2")
"""What lies on the walls after the first round of azul_rig.to_tiling."""


def said(rig: Hands) -> list[str]:
    """What was said since last time, in English, without what nobody hears."""
    told = [EN.say(one) for one in rig.said]
    rig.forget()
    return [one for one in told if one]


def tiling(*boards: int) -> AzulRig:
    """The tiling of the first round; boards: who has one, both if not told."""
    rig = AzulRig(boards=boards)
    to_tiling(rig)
    for n in rig.boards:
        rig.quiet(n)
    rig.forget()
    return rig


def second_round() -> AzulRig:
    """The walls of the first round are final, and the second round is laid out."""
    rig = tiling()
    rig.put(1, *JANAS)
    rig.put(2, *PETRS)
    rig.tell("0 round")
    for n in rig.boards:
        rig.quiet(n)
    rig.forget()
    return rig


def five_complete() -> AzulRig:
    """The second round's tiling: Jana has lines three, four and five complete beside her final tiles."""
    rig = second_round()
    rig.fill(*MONO[1:], MONO[1], "yellow yellow yellow yellow")
    rig.acts("0 take 1 blue 3", "0 take 2 white 4", "0 take 3 black 4", "0 take 4 blue 3", "0 take 5 yellow 5")
    assert [row for row in range(5) if rig.state.boards[0].waiting(row)] == [2, 3, 4]
    rig.forget()
    return rig


NEWER = ("blue C3", "black B2", "yellow A1")
"""Where her tiles of that round belong."""


# ---- cables ---------------------------------------------------------------------------------------------------


def test_a_board_unplugged_in_the_tiling_comes_back_with_its_tiles_moved() -> None:
    rig = tiling()
    rig.put(1, *JANAS)
    rig.unplug(1)
    rig.boards[1].slide("tile red D4", (3, 4))
    rig.boards[1].lift("tile white C2")
    rig.put(2, "blue B4")
    rig.forget()
    rig.plug(1)
    rig.quiet(1)
    assert said(rig) == [
        "Jana: the board is back, but something lies differently than before. You will hear what.",
        "Taken back: Jana, the white tile, row four. It may be laid elsewhere.",
        "Taken back: Jana, the red tile, row two. It may be laid elsewhere.",
        "Careful, Jana: row two, column three is not the square of red. It belongs in column four.",
    ]
    rig.push(1, "red C4", "D4")
    rig.put(1, "white C2")
    assert [one for one in rig.moves() if "tile" in one] == [
        "1 tile 2 4 red",
        "1 tile 4 3 white",
        "2 tile 2 2 blue",
    ]
    assert rig.state.boards[0].score == 2


def test_a_board_that_comes_back_as_it_was_costs_nothing() -> None:
    rig = tiling()
    rig.put(1, *JANAS)
    before = rig.moves()
    rig.unplug(1)
    rig.plug(1)
    rig.quiet(1)
    assert rig.moves() == before
    assert said(rig)[-1] == "Jana: the board is back and the same pieces lie on it."


# ---- knocked over ---------------------------------------------------------------------------------------------


def test_a_wall_knocked_over_is_rebuilt_by_word() -> None:
    rig = second_round()
    rig.boards[1].knock()
    rig.quiet(1)
    assert said(rig) == ["Jana: the white tile is final and should stay. Put it back: row four, white."]
    rig.put(1, *JANAS)
    assert said(rig)[-1] == "Jana: everything is in its place again."


def test_many_tiles_knocked_over_are_asked_for_one_by_one_from_the_near_left() -> None:
    rig = five_complete()
    rig.put(1, *NEWER)
    rig.put(2, "white C2", "blue C3")
    rig.tell("0 round")
    rig.quiet(1)
    rig.forget()
    rig.boards[1].knock()
    rig.quiet(1)
    asked = []
    order = ("yellow A1", "black B2", "white C2", "blue C3", "red D4")
    for tile in order:
        asked += said(rig)
        rig.put(1, tile, ms=100)
    assert asked[0] == (
        "Jana: five pieces are out of place. Everything is saved. "
        "Put them back one by one, first the yellow tile: row five, yellow."
    ), asked
    for told, where in zip(asked[1:], ("row four, black", "row four, white", "row three, blue"), strict=False):
        assert where in told, asked
    assert said(rig) == ["Jana: everything is in its place again."]


def test_of_open_and_final_tiles_knocked_over_none_is_lost() -> None:
    """Open ones are put back as well: nobody has lifted them on purpose."""
    rig = five_complete()
    rig.put(1, *NEWER)
    played = rig.moves()
    rig.forget()
    rig.boards[1].knock()
    rig.quiet(1)
    assert [one.facts["count"] for one in rig.said if one.key == "knocked"] == [5]
    rig.put(1, *JANAS)
    rig.quiet(1)
    assert rig.moves() == played
    rig.put(1, *NEWER)
    rig.quiet(1)
    assert said(rig)[-1] == "Jana: everything is in its place again."
    assert rig.moves() == played


# ---- hands ----------------------------------------------------------------------------------------------------


def worked(rig: Hands, dice: random.Random) -> tuple[list[Move], State]:
    """All tiles of a tiling, each player's lines from the top, and the state that they lead to."""
    game, state, chosen = rig.table.referee.game, rig.state, list[Move]()
    while state.phase == TILE:
        moves = list(game.moves(state))
        first = {one.player: min(str(two.args[0]) for two in moves if two.player == one.player) for one in moves}
        chosen.append(dice.choice([one for one in moves if str(one.args[0]) == first[one.player]]))
        state = game.play(state, chosen[-1])
    return chosen, state


@settings(max_examples=15, deadline=None)
@given(seed=st.integers(0, 2**32), edition=st.sampled_from(EDITIONS), brown=st.booleans())
def test_in_whatever_order_hands_lay_the_walls_are_worth_the_same(seed: int, edition: str, brown: bool) -> None:
    """Two players at the same time, tiles lifted and laid again in between; compared with the rulebook's order."""
    dice = random.Random(seed)
    scene = Scene("en", "terse", azul_setup(edition, 2, *(["reverse"] if brown else [])), (1, 2), seed)
    for _ in range(dice.randint(0, 2)):
        scene.until(ROUND)
        scene.tell("0 round")
    scene.until(TILE)
    rig = scene.rig
    chosen, final = worked(rig, dice)
    dice.shuffle(chosen)
    for move in chosen:
        if not move.comes:
            rig.tell(rig.table.referee.game.text(move))
            continue
        ((place, piece),) = move.comes
        rig.boards[move.player].lay(piece.thing, (place.x, place.y))
        if dice.random() < 0.4:
            rig.run_together()
        if dice.random() < 0.3:
            rig.boards[move.player].lift(f"{piece.thing} {place.name}")
            rig.run(move.player, dice.choice((30, 700, 2500)))
            rig.boards[move.player].lay(piece.thing, (place.x, place.y))
    rig.run_together()
    for n in rig.boards:
        rig.quiet(n)
    assert rig.state.phase == ROUND
    assert [(b.wall, b.score, b.gains) for b in rig.state.boards] == [
        (b.wall, b.score, b.gains) for b in final.boards
    ]
    assert "careful" not in {one.key for one in rig.said}


def test_the_same_tile_lifted_and_laid_at_once_is_no_event() -> None:
    rig = tiling()
    rig.put(1, "red D4", ms=2000)
    rig.forget()
    rig.take_off(1, "red D4", ms=700)
    rig.put(1, "red D4", ms=2000)
    assert said(rig) == []
    rig.take_off(1, "red D4", ms=2000)
    rig.put(1, "red D4", ms=2000)
    assert [one.partition(":")[0] for one in said(rig)] == ["Taken back", "Jana, pattern line two, red"]
    assert rig.state.boards[0].score == 1


def test_a_final_tile_that_is_pushed_is_asked_back() -> None:
    rig = second_round()
    rig.push(1, "red D4", "E4")
    rig.quiet(1)
    (told,) = said(rig)
    assert "red" in told and "row two, black" in told and "row two, red" in told, told
    rig.push(1, "red E4", "D4")
    rig.quiet(1)
    assert said(rig) == ["Jana: everything is in its place again."]


# ---- tiles that do not belong ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("tile", "told"),
    [
        ("blue B4", "Careful, Jana: line two holds red, not blue. Lift the tile"),
        ("red C4", "Careful, Jana: row two, column three is not the square of red. It belongs in column four."),
        ("white E5", "Careful, Jana: line one is empty. It may go into row four, column three."),
        ("yellow A1", "Careful, Jana: line five is not full: it has four, it needs five. Lift the tile"),
    ],
)
def test_a_tile_where_it_does_not_belong_is_told_with_the_way_out(tile: str, told: str) -> None:
    rig = tiling()
    rig.put(1, tile)
    rig.quiet(1)
    (one_line,) = said(rig)
    assert one_line.startswith(told)
    assert not [one for one in rig.moves() if "tile" in one]
    rig.take_off(1, tile)
    rig.quiet(1)
    assert said(rig) == ["Jana: lifted, all is in order again."]


def test_a_tile_laid_during_the_offer_counts_when_its_time_has_come() -> None:
    rig = AzulRig()
    rig.fill(*MONO, "yellow yellow yellow yellow")
    rig.acts("0 take 1 red 2")
    rig.forget()
    rig.put(1, "red D4")
    rig.quiet(1)
    (early,) = said(rig)
    assert early.startswith("Careful, Jana: tiles go on the wall only when all is taken.")
    rig.acts("0 take 2 blue 2", "0 take 3 white 4", "0 take 4 black 4")
    rig.tell("0 take 5 yellow 5")
    assert rig.moves().count("1 tile 2 4 red") == 1
    assert any(one.startswith("Jana, pattern line two, red: one point.") for one in said(rig))


def test_a_domino_on_the_wall_is_of_another_game() -> None:
    rig = tiling()
    for word, spot in zip(standard().dominoes[23].words, ((2, 3), (3, 3)), strict=True):
        rig.boards[1].word(spot, word)
    rig.quiet(1, 4000)
    (told,) = said(rig)
    assert told == "Careful, Jana: a tile of another game lies on row three, white. Lift it from the board."
    rig.put(1, "red D4")
    assert "1 tile 2 4 red" in rig.moves(), "it holds up nothing"


# ---- words at the wrong time ----------------------------------------------------------------------------------


def test_a_tile_told_by_word_waits_for_the_hand() -> None:
    """The board has long been quiet: the tile is neither taken back nor missed before it is final."""
    rig = tiling()
    rig.tell("1 tile 2")
    rig.quiet(1)
    assert [one.key for one in rig.said] == ["az-tiled", "lay-it"]
    rig.put(1, "red D4", ms=2000)
    assert [one.key for one in rig.said] == ["az-tiled", "lay-it"]
    rig.take_off(1, "red D4", ms=2000)
    assert [one.key for one in rig.said] == ["az-tiled", "lay-it", "taken-back"]


def test_a_tile_told_by_word_and_never_laid_is_asked_for_once_it_is_final() -> None:
    rig = tiling()
    for tile in ("1 tile 2", "1 tile 4", "2 tile 2", "2 tile 4"):
        rig.tell(tile)
    rig.put(1, "white C2", ms=2000)
    rig.put(2, *PETRS, ms=2000)
    rig.forget()
    rig.tell("0 round")
    rig.quiet(1)
    assert [one.key for one in rig.said if one.kind is Kind.IMPORTANT] == ["put-back"]
    assert rig.state.boards[0].wall[1].count(0) == 4


def test_a_round_ended_while_a_board_shows_too_much_stays_in_the_right() -> None:
    rig = tiling()
    rig.put(1, *JANAS)
    rig.put(2, *PETRS, "red E1")
    rig.quiet(2)
    rig.forget()
    rig.tell("0 round")
    rig.quiet(2)
    assert rig.state.round == 2
    assert not any(one.kind is Kind.IMPORTANT for one in rig.said), "it was told before, and nothing has changed"
    rig.ask("why", 2)
    assert said(rig)[-1].startswith("Careful, Petr: tiles go on the wall only when all is taken.")
    rig.take_off(2, "red E1")
    rig.quiet(2)
    rig.ask("why", 2)
    assert "Careful" not in said(rig)[-1]


def test_who_has_no_board_tells_the_tiles_beside_one_who_has() -> None:
    rig = tiling(1)
    rig.put(1, "white C2")
    rig.tell("2 tile 2")
    rig.tell("tile 4", 2)
    rig.put(1, "red D4")
    assert rig.state.phase == ROUND
    assert [board.score for board in rig.state.boards] == [2, 2]
    rig.forget()
    rig.tell("undo")
    (told,) = said(rig)
    assert told.startswith("The last move is undone: Jana, the red tile, row two") and "Lift it" in told


PHASES = {
    LOTS: (),
    FILL: ("0 lots 1", "0 draw red red red blue"),
    TAKE: ("0 lots 1", *(f"0 draw {one}" for one in (*MONO, "red red blue blue"))),
}


@pytest.mark.parametrize("phase", [LOTS, FILL, TAKE, TILE, ROUND])
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_confirm_and_undo_can_be_said_in_every_phase(phase: int, seat: int) -> None:
    """One act is taken back by one word, whoever says it; a confirmation makes nothing final behind one's back."""
    rig = tiling(1) if phase in (TILE, ROUND) else AzulRig()
    rig.acts(*PHASES.get(phase, ()))
    if phase == ROUND:
        rig.acts("1 tile 2", "1 tile 4", "2 tile 2", "2 tile 4")
    assert rig.state.phase == phase
    rig.forget()
    before = rig.table.referee.ledger.played[:]
    rig.tell("undo", seat)
    assert [one.move for one in rig.table.referee.ledger.played] == [one.move for one in before[:-1]]
    assert said(rig), "there is always an answer"
    if before:
        rig.acts(rig.table.referee.game.text(before[-1].move))
        rig.forget()
    rig.tell("confirm", seat)
    assert not [one for one in rig.said if one.key in ("act-final", "made-final")]
    assert said(rig)


def test_what_the_companion_has_drawn_cannot_be_taken_back() -> None:
    rig = AzulRig(azul_setup(draw="companion"))
    rig.deal("0 lots 1")
    rig.deal("0 draw red red red blue")
    rig.forget()
    rig.tell("undo", 1)
    assert [one.key for one in rig.said] == ["nothing-to-undo"]
    assert rig.state.step == 1


def test_a_confirmation_too_many_takes_away_no_correction() -> None:
    rig = AzulRig()
    rig.fill(*MONO, "red red blue blue")
    rig.acts("0 take 5 red 2", "0 take 0 blue 2", "0 take 1 red 3", "0 take 2 blue 3")
    rig.forget()
    rig.tell("0 confirm")
    assert said(rig) == ["There is no move waiting for confirmation."]
    assert rig.state.phase == TAKE
    for player in (1, 2):
        rig.tell("undo", player)
        assert said(rig)[0].startswith("The last move is undone")


# ---- through the daemon ---------------------------------------------------------------------------------------


ROUND_TYPED = (
    "lots 1",
    *(f"draw {one}" for one in (*MONO, "yellow yellow yellow yellow")),
    *(f"take {one}" for one in ("1 red 2", "2 blue 2", "3 white 4", "4 black 4", "5 yellow 5")),
)


def walls(live: Still) -> list[str]:
    """The tiles that lie on walls."""
    return [one for one in live.moves() if " tile " in one]


def test_through_the_daemon_noise_half_a_line_a_cable_and_the_programs_end_cost_no_tile(tmp_path: Path) -> None:
    live = Still(tmp_path, 2, game="azul_mini", setup=azul_setup())
    try:
        live.plug(1)
        live.start()
        live.wait("Jana: board ready")
        for line in ROUND_TYPED:
            live.type(line)
        live.wait("All taken")
        live.do(1, "garbage 200", "lay red D4", "cut", "lose 1", "snapshot")
        live.wait("Jana, row two, red: one point")
        live.do(1, "unplug")
        live.wait("connection lost")
        live.type("tile 2")
        live.wait("Petr, row two, blue: one point")
        live.do(1, "lay white B2", "plug")
        assert "column three" in live.wait("Careful, Jana: row four, column two is not the square of white")
        live.stop()
        live.plug(1).board.lay("tile red", (4, 4))
        live.start()
        live.wait("Jana: board back")
        live.do(1, "lay white C2")
        live.wait("Jana, row four, white: one point")
        assert walls(live) == ["1 tile 2 4 red", "1 tile 4 3 white", "2 tile 2 2 blue"]
        live.type("u")
        live.wait("Type the same again")
        live.type("u")
        live.wait("Lift it")
        assert walls(live) == ["1 tile 2 4 red", "2 tile 2 2 blue"]
    finally:
        live.stop()


def test_cells_of_the_rig_are_cells_of_the_wall() -> None:
    """What this file says by hand: row two is the second from the far edge."""
    rig = tiling()
    rig.put(1, "red D4")
    ((place, _),) = rig.table.referee.ledger.played[-1].move.comes
    assert cell_of(place) == (1, 3)
