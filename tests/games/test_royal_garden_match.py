"""Single rules of the whole match: lots, lines, the acts of a round, variants and their bonuses."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations

import pytest

from companion.core.model import Phrase
from companion.games.royal_garden.game import GAME
from companion.games.royal_garden.rules.draft import DraftStep
from companion.language.phrases import LANGUAGES
from tests.games.garden import keys, match_setup, move, played
from tests.games.match_scenes import (
    CASTLES,
    CHOSEN,
    FIRST,
    ROUND,
    SECOND,
    SPOKEN,
    bonuses,
    draft,
    kingdom,
    legal,
    match,
    numbers,
    ranks,
)

# ---- the table ------------------------------------------------------------------------------------------------


def test_a_board_for_each_player_and_one_tray_for_two_lines() -> None:
    """RG-05: the tray holds two lines of five upright dominoes and a row of kings for each."""
    *boards, tray = GAME.places(match_setup(3))
    assert [(one.name, one.owner, len(one.places)) for one in boards] == [("1", 1, 25), ("2", 2, 25), ("3", 3, 25)]
    assert (tray.name, tray.owner, tray.loose, len(tray.places)) == ("tray", 0, True, 2 * 5 * 3)


@pytest.mark.parametrize(("players", "kings", "aside"), [(2, 2, 24), (3, 1, 12), (4, 1, 0)])
def test_the_table_is_made_ready_step_by_step(players: int, kings: int, aside: int) -> None:
    """RG-18 RG-19 RG-20 RG-27 RG-28 RG-29: castle and kings of each, what is set aside, the line; in words."""
    steps = GAME.steps(match_setup(players, "harmony"))
    facts = {one.key: one.facts for one in steps}
    assert [one.key for one in steps][:3] == ["rg-prepare-variants", "rg-prepare-castles", "rg-prepare-aside"]
    assert [one.key for one in steps][-2:] == ["rg-prepare-line", "rg-prepare-king"]
    assert facts["rg-prepare-castles"] == {"players": players, "kings": kings, "size": 5}
    assert (facts["rg-prepare-aside"]["aside"], facts["rg-prepare-line"]["count"]) == (aside, players * kings)
    for language in LANGUAGES:
        assert len({SPOKEN[language].say(one) for one in steps}) == len(steps)


def test_castles_may_be_laid_at_any_time_before_the_own_first_domino() -> None:
    """RG-21 RG-22 RG-76: and then they stay."""
    for count in range(len(CHOSEN) + 1):
        assert keys(match(lines=CHOSEN[:count]), "2 castle 2 E5") == []
    late = match(lines=[*CHOSEN, *SECOND[-4:]])
    assert {one.split()[1] for one in legal(late)} == {"castle"}
    assert [(one.player, one.act.key) for one in GAME.awaited(late)] == [
        (2, "rg-await-castle"),
        (1, "rg-await-castle"),
    ]
    assert keys(match(lines=SECOND), "2 castle 2 B2") == ["rg-castle-twice"]


# ---- lots and lines -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_lots_name_each_player_alike_who_begins(players: int) -> None:
    """RG-34."""
    (waits, *_) = GAME.awaited(match(players))
    assert [(GAME.text(one), weight) for one, weight in waits.chance] == [
        (f"0 lots {player}", 1) for player in range(1, players + 1)
    ]


def test_every_domino_not_drawn_yet_is_as_likely_as_any_other() -> None:
    """RG-26 RG-31: none is known before, and none comes twice."""
    state = match(lines=FIRST[:3])
    (waits, *_) = GAME.awaited(state)
    assert [GAME.text(one) for one, _ in waits.chance] == [f"0 draw {n}" for n in range(1, 49) if n not in (4, 24)]
    assert {weight for _, weight in waits.chance} == {1}
    assert keys(state, "0 draw 24") == ["rg-drawn-already"]


def test_every_line_is_sorted_by_number_whatever_the_order_of_drawing() -> None:
    """RG-10 RG-32 RG-33."""
    assert numbers(match(lines=FIRST)) == [4, 10, 20, 24]
    assert numbers(match(lines=SECOND)) == [1, 7, 13, 48]


@pytest.mark.parametrize(
    ("players", "lots", "order"),
    [(2, 2, [2, 1, 2, 1]), (3, 2, [2, 3, 1]), (4, 3, [3, 4, 1, 2]), (4, 1, [1, 2, 3, 4])],
)
def test_the_first_choice_goes_clockwise_from_the_lots(players: int, lots: int, order: list[int]) -> None:
    """RG-35 RG-36 RG-37 RG-41: two players alternate until each has put down both kings."""
    state = match(players, lines=[f"0 lots {lots}", *(f"0 draw {n}" for n in range(1, len(order) + 1))])
    met = []
    for number in range(1, len(order) + 1):
        met.append(draft(state).player)
        others = [player for player in range(1, players + 1) if player != met[-1]]
        assert all(keys(state, f"{player} choose {number}") == ["rg-not-your-turn"] for player in others)
        state = played(state, [f"{met[-1]} choose {number}"])
    assert met == order


def test_a_king_goes_to_any_free_domino_and_the_last_has_no_choice() -> None:
    """RG-38 RG-39 RG-40."""
    state = match(lines=[*FIRST, *CASTLES])
    assert legal(state) == [f"1 choose {n}" for n in (4, 10, 20, 24)]
    state = played(state, ["1 choose 20", "2 choose 4"])
    assert legal(state) == ["1 choose 10", "1 choose 24"]
    assert keys(state, "1 choose 4") == ["rg-king-there"]
    assert legal(played(state, ["1 choose 24"])) == ["2 choose 10"]


def test_a_second_line_as_long_as_the_first_comes_before_anything_is_placed() -> None:
    """RG-42 RG-43."""
    state = match(lines=[*CHOSEN, *CASTLES])
    assert (draft(state).step, draft(state).lacking, draft(state).round) == (DraftStep.DRAW, 4, 0)
    for line in SECOND[-4:]:
        assert keys(state, "2 place 4 A2 A3") == ["rg-not-now"]
        assert {one.split()[1] for one in legal(state)} == {"draw"}
        state = played(state, [line])
    assert (draft(state).step, draft(state).player, draft(state).number) == (DraftStep.PLACE, 2, 4)
    assert [one.number for one in draft(state).old] == [4, 10, 20, 24]


# ---- the acts of a round --------------------------------------------------------------------------------------


def test_kings_act_by_the_numbers_that_they_stand_on() -> None:
    """RG-44 RG-45 RG-49 RG-50 RG-51: not clockwise; player 1 acts twice in a row, each twice a round."""
    state, order = match(lines=SECOND), []
    for line in ROUND[len(SECOND) :]:
        if line.split()[1] == "place":
            order.append((draft(state).player, draft(state).number))
        state = played(state, [line])
    assert order == [(2, 4), (1, 10), (1, 20), (2, 24)]
    assert [(one.number, one.player) for one in draft(state).old] == [(1, 1), (7, 2), (13, 2), (48, 1)]


def test_an_act_is_placing_and_then_choosing_both_compulsory() -> None:
    """RG-46 RG-47 RG-48."""
    state = match(lines=SECOND)
    assert keys(state, "2 choose 13") == ["rg-not-now"]
    state = played(state, ["2 place 4 A2 A3"])
    assert legal(state) == [f"2 choose {n}" for n in (1, 7, 13, 48)]
    assert keys(state, "1 place 10 C4 C5") == ["rg-not-your-turn"]
    assert keys(state, "0 end") == ["rg-not-over"]
    assert keys(state, "2 choose 24") == ["rg-not-offered"]


def test_a_domino_that_fits_nowhere_may_be_chosen_and_its_king_goes_on_after_the_discard() -> None:
    """RG-52 RG-53 RG-59 RG-62."""
    state = match(lines=[*ROUND, "0 draw 2", "0 draw 3", "0 draw 5", "0 draw 6", "1 place 1 B4 A4", "1 choose 6"])
    assert legal(state) == ["2 discard 7"]
    after = played(state, ["2 discard 7"])
    assert after.discards == ((2, 7),)
    assert legal(after) == [f"2 choose {n}" for n in (2, 3, 5)]
    assert 7 in draft(after).drawn


def test_when_every_king_is_done_a_new_line_is_drawn_and_the_next_round_begins() -> None:
    """RG-54."""
    state = match(lines=ROUND)
    assert (draft(state).step, draft(state).lacking, draft(state).round) == (DraftStep.DRAW, 4, 1)
    assert draft(played(state, ["0 draw 2"])).round == 2


# ---- players, kings, variants ---------------------------------------------------------------------------------


def test_players_kings_and_variants_that_go_together() -> None:
    """RG-01 RG-03 RG-95 RG-106 RG-111 RG-125."""
    for players in (1, 2, 3, 4, 5):
        for count in range(6):
            for some in combinations(("dynasty", "centralised", "harmony", "duel", "wider"), count):
                bars = ("duel" in some and players != 2) or ("wider" in some and players == 4)
                fits = 2 <= players <= 4 and not bars
                setup = match_setup(min(players, 4), *some)
                if players == 5:
                    fifth = replace(setup.players[0], number=5)
                    setup = replace(setup, players=(*setup.players, fifth))
                assert (GAME.check(setup) == []) == fits, (players, some)
                if fits:
                    assert draft(GAME.start(setup)).plan.kings * players <= 8 == 2 * len(GAME.start(setup).castles)


def test_the_duel_is_played_on_seven_by_seven() -> None:
    """RG-108."""
    state = match(2, "duel", lines=["1 castle 1 G7"])
    assert keys(state, "2 castle 2 8:1") == ["rg-outside"]
    assert len([one for one in legal(state) if one.startswith("2 castle 2")]) == 49


def test_wider_offer_leaves_one_domino_of_each_line_and_it_is_nobodys() -> None:
    """RG-114 RG-115 RG-116 RG-117 RG-118: one more than kings; the last king has two; the rest goes at once."""
    state = match(3, "wider", "harmony", lines=["0 lots 1", *(f"0 draw {n}" for n in (8, 6, 4, 2))])
    state = played(state, ["1 castle 1 C3", "2 castle 2 C3", "3 castle 3 C3", "1 choose 2", "2 choose 8"])
    assert legal(state) == ["3 choose 4", "3 choose 6"]
    assert draft(state).removed == ()
    state = played(state, ["3 choose 6"])
    assert (draft(state).removed, state.discards) == ((4,), ())
    assert keys(state, "0 draw 4") == ["rg-drawn-already"]
    assert [bonuses(state, player) for player in (1, 2, 3)] == [{"rg-bonus-harmony": 5}] * 3


def test_the_numbers_of_the_duel_with_wider_offer_are_said_at_the_set_up() -> None:
    """RG-121 RG-124."""
    setup = match_setup(2, "duel", "wider")
    (aside,) = [one for one in GAME.steps(setup) if one.key == "rg-prepare-aside"]
    assert aside.facts == {"aside": 3, "in_play": 45, "rounds": 9, "special": 1}
    drawn = replace(setup, options={**setup.options, "draw": "companion"})
    (dealt,) = [one for one in GAME.steps(drawn) if one.key == "rg-prepare-drawn"]
    heard = {"cs": "čtyřicet pět", "pl": "czterdzieści pięć", "en": "forty-five"}
    for language in LANGUAGES:
        assert heard[language] in SPOKEN[language].say(aside).lower()
        assert heard[language] in SPOKEN[language].say(dealt).lower()


ROW = "W0a1 W0b1 C1 W0a2 W0b2"


@pytest.mark.parametrize(
    ("variants", "text", "won"),
    [
        ((), "C3 C1", {}),
        (("centralised",), f"A3 {ROW}", {"rg-bonus-centralised": 10}),
        (("centralised",), "B3 C1", {"rg-bonus-centralised": 10}),
        (("centralised",), "B3 W0a1 W0b1 C1", {}),
        (("centralised",), f"A2 . . F0b3 . . / . . F0a3 . . / {ROW} / . . L0a4 L0b4 .", {}),
        (("centralised",), f"A1 . . F0a3 F0b3 . / {ROW} / . . L0a4 L0b4 .", {"rg-bonus-centralised": 10}),
        (("centralised", "duel"), f"B6 {ROW}", {"rg-bonus-centralised": 10}),
        (("centralised", "duel"), "B4 W0a1 W0b1 C1 . / . . W0a2 W0b2", {}),
        (("harmony",), "B3 W0a1 W0b1 C1", {"rg-bonus-harmony": 5}),
        (("harmony", "duel"), "B3 W0a1 W0b1 C1", {"rg-bonus-harmony": 5}),
        (("harmony", "duel", "wider"), "B3 W0a1 W0b1 C1", {"rg-bonus-harmony": 5}),
    ],
)
def test_bonuses_of_a_kingdom(variants: tuple[str, ...], text: str, won: dict[str, int]) -> None:
    """RG-100 RG-101 RG-102 RG-103 RG-104 RG-110 RG-123: the middle of what lies, not of the board; no discard."""
    state = match(2, *variants).with_kingdom(1, kingdom(text))
    assert bonuses(state, 1) == won
    thrown = replace(state, discards=((1, 40),))
    assert bonuses(thrown, 1) == {key: points for key, points in won.items() if key != "rg-bonus-harmony"}
    assert bonuses(replace(state, discards=((2, 40),)), 1) == won


def test_bonuses_come_before_ties() -> None:
    """RG-93: the smaller kingdom is ahead by its bonus; level with it, the larger area decides."""
    state = replace(match(2, "centralised"), ended=True)
    small, large = kingdom("A1 C1 N1a1 N1b1"), kingdom("A1 C2 W1a2 W0b2 / . W0a3 W0b3")
    assert ranks(state.with_kingdom(1, small).with_kingdom(2, large)) == [
        (1, 2, 4, "largest_area"),
        (2, 1, 4, "largest_area"),
    ]
    middle = kingdom("A2 N1a1 N1b1 C1 W0a4 W0b4")
    assert ranks(state.with_kingdom(1, middle).with_kingdom(2, large))[0] == (1, 1, 14, "points")


# ---- Dynasty --------------------------------------------------------------------------------------------------


def test_equal_sums_of_a_dynasty_share_whatever_lies() -> None:
    """RG-97 RG-98: no largest area, no crowns; else the higher sum wins."""
    state = match(2, "dynasty", lines=CASTLES).with_kingdom(1, kingdom("A1 C1 W0a1 W0b1"))
    assert ranks(replace(state, past=((10, 20), (20, 10)))) == [(1, 1, 30, "shared"), (1, 2, 30, "shared")]
    assert ranks(replace(state, past=((10, 20), (20, 11)))) == [(1, 2, 31, "points"), (2, 1, 30, "points")]
    assert [one.reason for one in GAME.standings(match(2, lines=CASTLES))] == ["shared", "shared"]


def test_a_shared_dynasty_is_told_as_equal_sums() -> None:
    """RG-98: nothing is said of areas and crowns, which are not looked at."""
    state = replace(match(2, "dynasty", lines=CASTLES), past=((10, 20), (20, 10)))
    told = GAME.tell(state, move(state, "0 end"), replace(state, ended=True))
    assert [one.key for one in told] == ["rg-game-over", "rg-dynasty-over"]
    ties = told[-1].facts["ties"]
    assert isinstance(ties, tuple)
    assert [one.key for one in ties if isinstance(one, Phrase)] == ["rg-tie-sum"]
    assert len({SPOKEN[language].say(told[-1]) for language in LANGUAGES}) == 3
