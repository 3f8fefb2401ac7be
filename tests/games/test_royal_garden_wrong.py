"""What is refused in a whole match and how that is said, corrections, and a player who leaves."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

import pytest

from companion.core.model import Announcement, Fact, Phrase, Piece, Place, Problem
from companion.device.tiles.files import standard
from companion.games.royal_garden.game import GAME
from companion.games.royal_garden.rules.state import State
from companion.language.phrases import LANGUAGES, Language
from companion.play.referee.trouble import refusal, whose
from companion.play.table import TELL, Input, Table
from tests.games.garden import NAMES, keys, match_setup, move, played
from tests.games.match_scenes import CHOSEN, FIRST, ROUND, SECOND, SPOKEN, THREE, bonuses, draft, match, numbers

# ---- what is refused, and how it is said ----------------------------------------------------------------------

WRONG = [
    pytest.param(FIRST[:3], "0 draw 49", "rg-unknown-domino", id="unknown number"),
    pytest.param(FIRST[:3], "0 draw 24", "rg-drawn-already", id="number drawn already"),
    pytest.param(FIRST, "0 draw 30", "rg-line-full", id="a domino too many"),
    pytest.param([], "0 draw 30", "rg-not-now", id="draw before the lots"),
    pytest.param(FIRST[:3], "1 choose 24", "rg-not-now", id="choose before the line is whole"),
    pytest.param(["0 lots 2"], "0 lots 1", "rg-lots-done", id="lots twice"),
    pytest.param([], "0 lots 3", "rg-no-player", id="lots for nobody"),
    pytest.param([*FIRST, "1 choose 20"], "2 choose 20", "rg-king-there", id="two kings on one domino"),
    pytest.param([*FIRST, "1 choose 20"], "1 choose 4", "rg-not-your-turn", id="king out of turn"),
    pytest.param([*FIRST, "1 choose 20"], "2 choose 41", "rg-not-offered", id="domino not on offer"),
    pytest.param([*SECOND, "2 place 4 A2 A3"], "2 choose 20", "rg-not-offered", id="domino of the older line"),
    pytest.param(SECOND, "1 place 4 C4 C5", "rg-not-your-turn", id="domino of another player"),
    pytest.param(SECOND, "1 place 20 C4 C5", "rg-not-your-turn", id="own domino too early"),
    pytest.param(SECOND, "1 place 49 C4 C5", "rg-unknown-domino", id="unknown number of a domino that is laid"),
    pytest.param(SECOND, "2 place 24 A2 A3", "rg-not-yours", id="wrong domino"),
    pytest.param(ROUND[:-2], "2 place 4 B1 C1", "rg-not-yours", id="domino that lies already"),
    pytest.param(SECOND, "2 discard 4", "rg-still-fits", id="discard that still fits"),
    pytest.param([*CHOSEN, *SECOND[-4:]], "2 place 4 A2 A3", "rg-no-castle", id="placing before the castle"),
    pytest.param(SECOND, "1 castle 3 A1", "rg-castle-twice", id="a second castle"),
    pytest.param(SECOND, "0 end", "rg-not-over", id="end before the end"),
    pytest.param([*SECOND, "2 leave"], "2 leave", "left-already", id="leave twice"),
    pytest.param([*SECOND, "2 leave"], "1 leave", "last-one", id="the last one leaves"),
    pytest.param(SECOND, "0 correct 30 31", "rg-not-in-line", id="correct what lies in no line"),
    pytest.param(SECOND, "0 correct 13 20", "rg-drawn-already", id="correct to what is drawn"),
    pytest.param(SECOND, "0 correct 13 50", "rg-unknown-domino", id="correct to what is not in the set"),
]


@pytest.mark.parametrize(("lines", "line", "key"), WRONG)
def test_what_is_refused_names_its_reason(lines: list[str], line: str, key: str) -> None:
    """RG-39 RG-58 RG-59 RG-65."""
    assert keys(match(lines=lines), line) == [key]


@pytest.mark.parametrize(("lines", "line", "key"), WRONG)
def test_what_is_refused_changes_nothing_at_the_table(lines: list[str], line: str, key: str) -> None:
    """Told through the referee: one warning with that reason, and the match goes on as if it had not been told."""
    table = Table(GAME, match_setup(2, fixed=False), standard())
    for one in lines:
        assert told(table, one)
    before, course = table.referee.state, len(table.referee.ledger.played)
    (warning,) = told(table, line)
    assert warning.key.startswith("careful")
    reason = warning.facts["reason"]
    assert isinstance(reason, Phrase)
    assert reason.key == key
    assert (table.referee.state, len(table.referee.ledger.played)) == (before, course)
    assert table.referee.state == match_of(table, lines)


def told(table: Table, line: str) -> list[Announcement]:
    """What is said after a line of notation."""
    return [
        one
        for seen in table.take(Input(0, "keyboard", f"{TELL} {line}"))
        for one in table.judge(seen).announcements
    ]


def match_of(table: Table, lines: Iterable[str]) -> State:
    """The same match without the table."""
    return played(GAME.start(table.setup), lines)


def sentence(language: Language, player: int, problems: list[Problem]) -> str:
    """The referee's refusal."""
    board = "" if not player else str(player)
    name = NAMES[player - 1] if player else ""
    return SPOKEN[language].say(refusal(whose(board, name, 2), problems))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_mistake_has_a_sentence_of_its_own(language: Language) -> None:
    """In each language another sentence for each."""
    said: dict[str, str] = {}
    for case in WRONG:
        lines, line, _ = case.values
        state = match(lines=lines)  # type: ignore[arg-type]
        act = move(state, str(line))
        words = sentence(language, act.player, GAME.judge(state, act))
        assert words not in said, (case.id, said[words])
        said[words] = str(case.id)
        assert len(words) > 20
    assert len(said) == len(WRONG)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_set_up_that_does_not_go_together_is_told(language: Language) -> None:
    """RG-01 RG-106 RG-111 RG-125."""
    wrong = {
        "rg-setup-duel": match_setup(3, "duel"),
        "rg-setup-wider": match_setup(4, "wider", "harmony"),
        "rg-setup-players": match_setup(1),
        "rg-setup-variant": replace(match_setup(2), variants=frozenset({"unknown"})),
        "rg-setup-match-size": replace(match_setup(2), columns=7, rows=7),
        "rg-setup-dominoes": replace(match_setup(4), tiles=match_setup(4).tiles[8:]),
    }
    said = set()
    for key, setup in wrong.items():
        found = GAME.check(setup)
        assert [one.key for one in found] == [key]
        said.add(SPOKEN[language].say(found[0]))
    assert len(said) == len(wrong)
    assert [one.key for one in GAME.check(match_setup(4, "duel", "wider"))] == ["rg-setup-duel", "rg-setup-wider"]


# ---- a number told wrong --------------------------------------------------------------------------------------


def test_a_corrected_number_keeps_its_king_and_the_line_is_sorted_anew() -> None:
    """RG-32 RG-44: also who acts first is found anew; the wrong number may be drawn later."""
    state = played(match(lines=SECOND), ["0 correct 20 3"])
    assert [(one.number, one.player) for one in draft(state).old] == [(3, 1), (4, 2), (10, 1), (24, 2)]
    assert (draft(state).player, draft(state).number) == (1, 3)
    assert 20 not in draft(state).drawn
    state = played(state, ["0 correct 13 20"])
    assert numbers(state) == [1, 7, 20, 48]
    direct = [line.replace("20", "3").replace("13", "20") for line in SECOND]
    assert state == match(lines=direct)


def test_a_correction_that_changes_whose_act_it_is_tells_it() -> None:
    """The player who was called on is not the one who acts now."""
    state = match(lines=SECOND)
    act = move(state, "0 correct 20 3")
    (correction, turn) = GAME.tell(state, act, GAME.play(state, act))
    assert (correction.key, turn.key, turn.facts["player"]) == ("rg-corrected", "rg-turn-place", NAMES[0])
    act = move(state, "0 correct 20 21")
    assert [one.key for one in GAME.tell(state, act, GAME.play(state, act))] == ["rg-corrected"]


def test_a_correction_never_leaves_the_act_to_a_player_who_is_gone() -> None:
    """The domino of the one who left comes first by its right number, and goes out of the game at once."""
    state = played(
        match(lines=ROUND), ["0 draw 2", "0 draw 3", "0 draw 5", "0 draw 6", "2 leave", "0 correct 13 8"]
    )
    assert draft(state).player == 1
    early = played(match(3, lines=THREE), ["2 leave", "0 correct 9 1"])
    assert (draft(early).player, draft(early).removed) == (1, (1,))


# ---- a player leaves ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "variants"), [(2, ()), (3, ("wider", "harmony")), (4, ("dynasty",)), (2, ("duel",))]
)
@pytest.mark.parametrize("after", [0, 1, 6, 20, 43])
def test_everybody_else_finishes_when_a_player_leaves(players: int, variants: tuple[str, ...], after: int) -> None:
    """RG-57 RG-118: rounds and numbers stay; the leaver's dominoes are out of the game and nobody's discard."""
    state = match(players, *variants)
    plan, turns, gone_at = draft(state).plan, 0, after
    discards: list[tuple[int, int]] = []
    while not state.ended:
        if turns == gone_at:
            discards = [one for one in state.discards if one[0] == 2]
            state = played(state, ["2 leave"])
            games = plan.games - len(state.past)
        due = [one for one in GAME.moves(state) if not (one.player == 2 and 2 in draft(state).gone)]
        state, before, act = GAME.play(state, due[turns * 7 % len(due)]), state, due[turns * 7 % len(due)]
        turns += 1
        assert draft(state).player not in draft(state).gone
        if act.action == "end" and 2 in draft(before).gone:
            own = [each for each in before.discards if each[0] == 2]
            assert own == (discards if games == plan.games - len(before.past) else [])
            each = plan.in_play // plan.line * plan.kings
            for player, kingdom in before.seated():
                had = len(kingdom.dominoes) + sum(one[0] == player for one in before.discards)
                assert had == each or player == 2
            assert len(draft(before).drawn) == plan.in_play
            kept = sum(len(one.dominoes) for _, one in before.seated()) + len(before.discards)
            assert len(draft(before).removed) == plan.in_play - kept
    assert draft(state).gone == (2,)
    assert {one.player for one in GAME.standings(state)} == set(range(1, players + 1))


def test_the_leavers_kings_go_on_and_those_who_stay_are_called_each_time() -> None:
    """After the own choice it is player 1's turn again, because the leaver's king has gone by itself."""
    state = match(lines=[*FIRST, "2 leave"])
    act = move(state, "1 choose 20")
    after = GAME.play(state, act)
    assert [(one.number, one.player) for one in draft(after).new] == [(4, 2), (10, 0), (20, 1), (24, 0)]
    said = GAME.tell(state, act, after)
    assert [one.key for one in said] == ["rg-chosen", "rg-chosen", "rg-turn-choose"]
    assert [one.facts["player"] for one in said] == [NAMES[0], NAMES[1], NAMES[0]]


def test_a_leaver_has_no_harmony() -> None:
    """RG-104: a kingdom that was not finished is not complete."""
    state = match(2, "harmony", lines=SECOND)
    assert bonuses(state, 2) == {"rg-bonus-harmony": 5}
    state = played(state, ["2 leave"])
    assert (bonuses(state, 1), bonuses(state, 2)) == ({"rg-bonus-harmony": 5}, {})


def test_out_of_turn_the_turn_comes_first_and_what_lies_there_is_to_be_lifted() -> None:
    """To wait alone would leave the domino lying; that of another player is told beside the own one."""
    state = match(lines=SECOND)

    def told(line: str) -> tuple[str, str, list[Fact]]:
        (problem,) = GAME.judge(state, move(state, line))
        due = problem.facts["due"]
        assert isinstance(due, tuple)
        numbers = [one.facts["number"] for one in due if isinstance(one, Phrase)]
        remedy, hands = (one.key if one else "" for one in (problem.remedy, problem.hands))
        return remedy, hands, numbers

    assert told("1 place 4 C4 C5") == ("rg-remedy-wait", "rg-remedy-lift-wait", [10])
    assert told("1 place 20 C4 C5") == ("rg-remedy-wait", "rg-remedy-lift-wait", [])


def test_a_king_that_stands_before_the_line_is_whole_is_refused_and_counts_when_it_is() -> None:
    """The tray tells it as the next one's, who hears that something else comes first."""
    slot = tuple((Place("tray", 1, y), Piece("domino 4", "a")) for y in (1, 2))
    laid = (*slot, (Place("tray", 1, 5), Piece("king")))
    early = match(lines=FIRST[:4])
    assert early.draft is not None
    first = early.draft.first
    (told,) = GAME.gathered(early, "tray", laid)
    assert (told.player, told.action) == (first, "choose")
    assert [one.key for one in GAME.judge(early, told)] == ["rg-not-now"]
    assert GAME.gathered(match(lines=FIRST), "tray", laid) == [told]
    assert not GAME.judge(match(lines=FIRST), told)


def test_after_the_first_choice_the_next_line_is_asked_for() -> None:
    """A round tells it by its end; dropped where the companion has drawn meanwhile."""
    before = match(lines=CHOSEN[:-1])
    last = move(before, CHOSEN[-1])
    said = GAME.tell(before, last, GAME.play(before, last))
    assert [(one.key, one.valid_while) for one in said][-1] == ("rg-await-draw", ("awaited", "rg-await-draw"))


def test_a_king_over_no_domino_is_told_while_somebody_has_to_choose() -> None:
    """It would wait in vain for a choice that no sensor can tell."""
    whole = match(lines=FIRST)
    (told,) = GAME.gathered(whole, "tray", ((Place("tray", 5, 6), Piece("king")),))
    assert [one.key for one in GAME.judge(whole, told)] == ["rg-king-nowhere"]
    early = match(lines=FIRST[:4])
    assert GAME.gathered(early, "tray", ((Place("tray", 5, 6), Piece("king")),)) == []
