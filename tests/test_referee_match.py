"""What a match asks of the referee: lots, trays, confirmations, a next game, and what stands or has changed."""

from __future__ import annotations

import random
from queue import SimpleQueue
from typing import Any

import pytest

from companion.core.model import (
    DEALER,
    Announcement,
    Doubt,
    Half,
    Kind,
    Move,
    Observation,
    Piece,
    Place,
    Player,
    Reading,
    Seen,
    Topic,
)
from companion.device.tiles.files import standard
from companion.games import load
from companion.games.api import Setup
from companion.language.phrases import Phrases
from companion.play.referee import Decided, Referee
from companion.speech.events import Style
from companion.speech.output import OutputManner, SpeechOutput
from companion.speech.transcript import TranscriptVoice
from tests import said_as
from tests.small_match import SETUP, SmallMatch, State

GAME: Any = SmallMatch()
QUIET_MS, LONG_MS = 1500, 3000


class Evening:
    """A referee, what its surfaces show, and what came of it."""

    def __init__(self) -> None:
        self.referee = Referee(GAME, SETUP)
        self.shown: dict[str, dict[int, str]] = {"1": {}, "2": {}, "tray": {}}
        self.said: list[Announcement] = []
        self.decided: list[Decided] = []
        self.rows: list[tuple[Observation, list[Decided]]] = []
        for board in self.shown:
            self.hear(Observation(0, board, Seen.BACK))
            self.read(board, kind=Seen.SNAPSHOT)
        self.forget()

    def hear(self, seen: Observation) -> list[str]:
        """Keys of what one observation leads to."""
        verdict = self.referee.hear(seen)
        for one in verdict.announcements:
            said_as.check(one, seen.seat, {"1", "2", "3", "4", "tray"})
        self.said += verdict.announcements
        self.decided += verdict.decided
        self.rows.append((seen, verdict.decided))
        return [one.key for one in verdict.announcements]

    def read(self, board: str, kind: Seen = Seen.READING, *, moving: bool = False, **odd: Any) -> list[str]:
        """A surface shows what lies there. odd: halves or doubts."""
        pieces = tuple((Place(board, x), Piece(thing)) for x, thing in sorted(self.shown[board].items()))
        kinds = tuple((place, "T") for place, _ in pieces)
        reading = Reading(board, 16, 1, pieces, kinds, **odd)
        return self.hear(Observation(0, board, kind, reading, moving=moving))

    def lay(self, board: str, x: int, thing: str, *, moving: bool = False) -> list[str]:
        """Something is laid."""
        self.shown[board][x] = thing
        return self.read(board, moving=moving)

    def lift(self, board: str, x: int) -> list[str]:
        """Something is lifted."""
        del self.shown[board][x]
        return self.read(board)

    def quiet(self, board: str, ms: int = QUIET_MS) -> list[str]:
        """A surface has been still."""
        return self.hear(Observation(0, board, Seen.QUIET, still_ms=ms))

    def tell(self, text: str, seat: int = 0, source: str = "keyboard") -> list[str]:
        """An act is told."""
        return self.hear(Observation(0, source, Seen.TOLD, text=text, seat=seat))

    def ask(self, text: str, seat: int = 0) -> list[Announcement]:
        """What is answered."""
        return self.referee.hear(Observation(0, "keyboard", Seen.ASKED, text=text, seat=seat)).announcements

    def forget(self) -> None:
        """Drop what was said and decided."""
        self.said, self.decided = [], []

    @property
    def moves(self) -> list[str]:
        """The standing moves, in order."""
        return [GAME.text(entry.move) for entry in self.referee.ledger.played]

    @property
    def state(self) -> State:
        """The referee's state."""
        state: State = self.referee.state
        return state


def told(*lines: str) -> Evening:
    """An evening in which these acts have been told."""
    evening = Evening()
    for line in lines:
        evening.tell(line)
        assert evening.moves[-1] == line, line
    evening.forget()
    return evening


PLACE_2 = GAME.parse(State(), "2 place 2 B1")
CHOSEN = ("1 castle 1 A1", "2 castle 2 A1", "0 draw 1", "0 draw 2", "1 choose 1", "2 choose 2")
PLACED = (*CHOSEN, "1 place 1 B1", "2 place 2 B1")


def laid_down() -> Evening:
    """A game whose last tile has been laid by hand, all of it read by the boards."""
    evening = Evening()
    for player in ("1", "2"):
        evening.lay(player, 1, f"castle {player}")
    for line in CHOSEN[2:]:
        evening.tell(line)
    for player in ("1", "2"):
        evening.lay(player, 2, f"tile {player}")
    evening.forget()
    assert evening.state.placed == 2
    return evening


# ---- lots -----------------------------------------------------------------------------------------------------


def test_what_the_dealer_draws_is_final_at_once_and_nothing_takes_it_back() -> None:
    evening = told("1 castle 1 A1")
    assert evening.tell("0 draw 3", source=DEALER) == ["told draw", "more"]
    assert evening.decided == [Decided("move", "0 draw 3", 0), Decided("final", "2", 0)]
    evening.tell("undo")
    assert evening.moves == ["0 draw 3"], "the castle was open, the draw is not"
    assert evening.tell("undo") == ["nothing-to-undo"]


def test_a_kept_match_folds_the_dealers_draws_as_they_were() -> None:
    evening = told("1 castle 1 A1")
    evening.tell("0 draw 3", source=DEALER)
    evening.tell("0 draw 4")
    again = Referee(GAME, SETUP)
    again.resume([row for _, rows in evening.rows for row in rows])
    assert again.state == evening.state
    assert [entry.open for entry in again.ledger.played] == [True, False, True]


def test_told_lots_stay_open_and_are_undone_last_first() -> None:
    evening = told("0 draw 3", "0 draw 4")
    assert evening.tell("undo") == ["undone-act"]
    assert evening.said[-1].facts["act"] == GAME.act(State(drawn=(3,)), GAME.parse(State(), "0 draw 4"))
    assert evening.tell("undo", seat=1) == ["undone-act"], "lots are nobody's, so that anybody may"
    assert evening.moves == []
    assert evening.decided == [Decided("takeback", "2", 0), Decided("takeback", "1", 0)]


def test_anybody_may_tell_what_is_nobodys_and_hears_why_it_is_not_legal() -> None:
    evening = Evening()
    assert evening.tell("draw 3", seat=2) == ["told draw", "more"]
    assert evening.moves == ["0 draw 3"]
    evening.tell("draw 3", seat=2)
    assert evening.said[-1].facts["reason"].key == "drawn"  # type: ignore[union-attr]


def test_an_act_that_a_later_one_needs_is_not_undone() -> None:
    evening = told("0 draw 1", "0 draw 2", "1 choose 1", "2 choose 2")
    assert evening.tell("undo", seat=1) == ["nothing-to-undo"]
    assert len(evening.moves) == 4
    assert evening.tell("undo", seat=2) == ["undone-act"]
    assert evening.tell("undo", seat=1) == ["undone-act"]


def test_what_a_later_act_needs_is_not_taken_back_by_lifting_it() -> None:
    evening = laid_down()
    evening.lift("1", 2)
    assert evening.quiet("1") == ["put-back"], "player 2 has laid after it"
    assert evening.state.placed == 2


def test_the_state_before_the_last_act_forgets_what_was_taken_back_before_it() -> None:
    ledger = told("1 castle 1 A1", "2 castle 2 A1").referee.ledger
    ledger.take_back(ledger.played[:1])
    assert ledger.without(ledger.played[-1:]) == State()


# ---- confirming -----------------------------------------------------------------------------------------------


def test_one_confirmation_makes_the_last_placement_final_and_ends_the_match() -> None:
    evening = told(*PLACED)
    assert evening.tell("confirm", seat=2) == ["made-final", "told end", "more"]
    assert [(row.action, row.text) for row in evening.decided] == [("final", "8"), ("move", "0 end")]
    assert evening.state.games == 1


def test_a_confirmation_ends_the_match_also_where_nothing_is_open() -> None:
    evening = told(*PLACED)
    for entry in evening.referee.ledger.played:
        entry.open = False
    assert evening.tell("confirm", seat=1) == ["told end", "more"]


def test_until_then_the_last_placement_can_be_undone() -> None:
    evening = told(*PLACED)
    assert evening.tell("undo", seat=2) == ["undone-next"]
    assert evening.tell("confirm", seat=2) == ["nothing-open"], "nothing is open, and nothing waits for it"
    assert evening.state.games == 0


def test_lots_are_confirmed_in_one_sentence() -> None:
    evening = told("0 draw 1", "0 draw 2")
    assert evening.tell("confirm") == ["act-final"]
    assert [row.action for row in evening.decided] == ["final", "final"]


# ---- the tray -------------------------------------------------------------------------------------------------


def test_tiles_and_kings_on_the_tray_are_played_as_soon_as_they_are_read() -> None:
    evening = Evening()
    assert evening.lay("tray", 3, "tile 3", moving=True) == [], "it may be pushed on"
    assert evening.hear(Observation(0, "tray", Seen.QUIET, still_ms=300)) == ["told draw", "more"]
    evening.lay("tray", 4, "tile 4")
    assert evening.lay("tray", 14, "king") == ["told choose", "more"]
    assert evening.moves == ["0 draw 3", "0 draw 4", "1 choose 4"]


def test_what_leaves_the_tray_is_no_event() -> None:
    evening = Evening()
    evening.lay("tray", 3, "tile 3")
    evening.lay("tray", 4, "tile 4")
    evening.lay("tray", 14, "king")
    moves = evening.moves
    evening.forget()
    for x in (14, 4, 3):
        evening.lift("tray", x)
        evening.quiet("tray", LONG_MS)
    assert (evening.said, evening.decided, evening.moves) == ([], [], moves)
    evening.lay("tray", 4, "tile 4")
    assert evening.quiet("tray", LONG_MS) == [], "it was drawn before"


def test_a_king_set_down_too_early_is_refused_once_and_counts_when_its_turn_comes() -> None:
    evening = Evening()
    evening.lay("tray", 3, "tile 3")
    assert evening.lay("tray", 13, "king") == []
    assert evening.quiet("tray") == ["careful-reason"]
    assert evening.said[-1].facts["player"] == "Jana"
    assert evening.quiet("tray", LONG_MS) == [] and evening.read("tray") == []
    why = evening.ask("why")
    assert [(one.key, one.facts["reason"].key) for one in why] == [("careful-reason", "not-now")]  # type: ignore[union-attr]
    assert evening.tell("0 draw 4", source=DEALER)[-2:] == ["told choose", "more"]
    assert evening.moves == ["0 draw 3", "0 draw 4", "1 choose 3"]


def test_what_was_undone_by_word_is_not_read_again_until_it_is_lifted() -> None:
    evening = Evening()
    for x, thing in ((3, "tile 3"), (4, "tile 4"), (13, "king")):
        evening.lay("tray", x, thing)
    assert evening.tell("undo", seat=1) == ["undone-act"]
    evening.read("tray")
    evening.quiet("tray", LONG_MS)
    assert evening.moves == ["0 draw 3", "0 draw 4"]
    evening.tell("choose 4", seat=1)
    evening.quiet("tray", LONG_MS)
    assert evening.moves[2:] == ["1 choose 4"], "the king that still stands is not the next player's"
    evening.lift("tray", 13)
    evening.lay("tray", 13, "king")
    assert evening.moves[3:] == ["2 choose 3"]


def test_a_kept_match_knows_what_was_undone_on_the_tray() -> None:
    evening = Evening()
    for x, thing in ((3, "tile 3"), (4, "tile 4"), (13, "king")):
        evening.lay("tray", x, thing)
    evening.tell("undo", seat=1)
    evening.referee = recalled(evening)
    evening.quiet("tray", LONG_MS)
    assert evening.moves == ["0 draw 3", "0 draw 4"]


def recalled(evening: Evening) -> Referee:
    """A referee that has followed a kept evening."""
    again = Referee(GAME, SETUP)
    for seen, rows in evening.rows:
        again.recall([seen], rows)
    assert again.state == evening.state
    return again


@pytest.mark.parametrize("kept", [False, True])
def test_a_king_set_on_another_tile_is_its_players_and_not_the_next_ones(kept: bool) -> None:
    evening = Evening()
    for x, thing in ((3, "tile 3"), (4, "tile 4"), (13, "king")):
        evening.lay("tray", x, thing)
    evening.lift("tray", 13)
    evening.referee = recalled(evening) if kept else evening.referee
    evening.forget()
    assert evening.lay("tray", 14, "king") == ["undone-act", "told choose", "more"]
    assert evening.decided == [Decided("takeback", "3", 1), Decided("move", "1 choose 4", 1)]
    evening.lay("tray", 13, "king")
    assert evening.moves[2:] == ["1 choose 4", "2 choose 3"], "a second king is the next player's"


def test_a_choice_that_was_told_is_not_taken_back_by_the_next_players_king() -> None:
    evening = told("0 draw 3", "0 draw 4", "1 choose 3")
    evening.lay("tray", 4, "tile 4")
    evening.lay("tray", 14, "king")
    assert evening.moves[2:] == ["1 choose 3", "2 choose 4"]


def test_half_a_domino_and_unknown_tiles_on_the_tray_are_told_as_on_a_board() -> None:
    evening = Evening()
    doubts = ((Place("tray", 5), Doubt.UNKNOWN),)
    assert evening.read("tray", doubts=doubts) == []
    assert evening.quiet("tray") == []
    assert evening.quiet("tray", LONG_MS) == ["cell-unknown"]
    assert evening.said[-1].facts["player"].key == "tray-name"  # type: ignore[union-attr]
    evening.read("tray", halves=(Half(Place("tray", 5), "T"),))
    assert evening.quiet("tray", LONG_MS) == ["half-placed"]
    assert evening.read("tray") == [] and evening.ask("why")[0].key == "why-nothing"


def test_a_doubtful_tile_is_not_drawn() -> None:
    evening = Evening()
    evening.shown["tray"][3] = "tile 3"
    evening.read("tray", doubts=((Place("tray", 3), Doubt.UNSURE),))
    assert evening.moves == []


def test_the_tray_comes_and_goes_with_its_own_sentences() -> None:
    evening = Evening()
    assert evening.hear(Observation(0, "tray", Seen.LOST)) == ["tray-lost"]
    assert evening.said[-1].kind is Kind.IMPORTANT
    assert [one.key for one in evening.ask("why", 1)] == ["tray-lost"]
    evening.hear(Observation(0, "tray", Seen.BACK))
    evening.shown["tray"][3] = "tile 3"
    assert evening.read("tray", kind=Seen.SNAPSHOT) == ["tray-back", "told draw", "more"]
    fresh = Referee(GAME, SETUP)
    fresh.hear(Observation(0, "tray", Seen.BACK))
    snapshot = Observation(0, "tray", Seen.SNAPSHOT, Reading("tray", 16, 1))
    assert [one.key for one in fresh.hear(snapshot).announcements] == ["tray-ready"]


def test_a_fault_of_the_tray_names_the_tray() -> None:
    evening = Evening()
    place = Place("tray", 3)
    assert evening.hear(Observation(0, "tray", Seen.FAULT, place=place, text="stuck 0")) == ["cell-fault"]
    assert evening.said[-1].facts["player"].key == "tray-name"  # type: ignore[union-attr]


# ---- the next game --------------------------------------------------------------------------------------------


def test_old_pieces_are_named_once_and_then_ignored_until_they_are_moved() -> None:
    evening = laid_down()
    evening.lift("2", 1)
    evening.lift("2", 2)
    assert evening.tell("confirm", seat=2) == ["made-final", "told end", "more", "clear-boards"]
    assert evening.said[-1].facts["players"] == ("Jana",), "the other board is empty"
    evening.forget()
    for board in ("1", "2"):
        evening.quiet(board, LONG_MS)
    assert evening.referee.is_clearing
    evening.lift("1", 2)
    assert (evening.said, evening.decided) == ([], [])
    assert evening.quiet("1", LONG_MS) == ["board-cleared"], "the castle may stay"
    assert not evening.referee.is_clearing and evening.quiet("1", LONG_MS) == []
    evening.lay("1", 2, "tile 1")
    assert evening.quiet("1") == ["careful-reason"], "it was moved, so it counts again"


def test_each_board_and_the_tray_say_once_that_they_are_clear() -> None:
    evening = laid_down()
    evening.lay("tray", 5, "tile 5")
    evening.tell("confirm")
    assert evening.said[-1].facts == {"players": ("Jana", "Petr"), "tray": 1}
    evening.lift("1", 2)
    assert evening.lift("1", 1) == ["board-cleared"]
    evening.referee = recalled(evening)
    assert evening.quiet("1", LONG_MS) == [] and evening.referee.is_clearing
    assert evening.lift("tray", 5) == ["tray-cleared"]
    evening.lift("2", 1)
    assert evening.referee.is_clearing
    assert evening.lift("2", 2) == ["board-cleared"]
    assert not evening.referee.is_clearing


def test_a_board_that_the_end_has_emptied_is_not_told_to_be_in_order_again() -> None:
    evening = laid_down()
    evening.lift("1", 2)
    assert evening.quiet("1") == ["put-back"]
    assert evening.tell("confirm")[-3:] == ["told end", "more", "clear-boards"]
    assert evening.said[-1].facts["players"] == ("Petr",), "a castle may stay"
    assert evening.quiet("1") == []


@pytest.mark.parametrize("kept", [False, True])
def test_a_castle_that_stays_counts_when_the_first_tile_lies_beside_it(kept: bool) -> None:
    evening = laid_down()
    evening.tell("confirm")
    if kept:
        evening.referee = recalled(evening)
    moves = evening.moves
    for board in ("1", "2"):
        evening.quiet(board, LONG_MS)
    assert evening.moves == moves, "they may as well be lifted"
    evening.lift("1", 2)
    evening.lift("2", 2)
    for line in CHOSEN[2:]:
        evening.tell(line)
    assert evening.moves[-4:] == list(CHOSEN[2:])
    evening.lay("1", 2, "tile 1")
    assert evening.moves[-2:] == ["1 castle 1 A1", "1 place 1 B1"]


def test_a_castle_that_stays_may_be_told_or_lifted_and_put_down() -> None:
    evening = laid_down()
    evening.tell("confirm")
    assert evening.said[-1].facts["players"] == ("Jana", "Petr")
    evening.tell("castle 1 A1", seat=1)
    evening.lift("2", 1)
    evening.lay("2", 1, "castle 2")
    assert evening.moves[-2:] == ["1 castle 1 A1", "2 castle 2 A1"]
    evening.forget()
    evening.quiet("1", LONG_MS)
    evening.lift("1", 1)
    evening.quiet("1")
    assert evening.decided == [Decided("takeback", "10", 1)], "told or not, it now lies as any castle"


# ---- open, final, changed -------------------------------------------------------------------------------------


def test_the_act_that_makes_another_final_has_its_sound_first() -> None:
    evening = told(*CHOSEN)
    evening.tell("1 place 1 B1")
    assert [(one.key, one.cue) for one in evening.said] == [
        ("told place", Topic.OTHER),
        ("lay-it", Topic.OTHER),
        ("more", Topic.OTHER),
    ]
    evening = told(*CHOSEN[:4])
    evening.tell("1 choose 1")
    assert [one.cue for one in evening.said] == [Topic.FINAL, Topic.OTHER], "the castle stays"


def test_the_sound_of_final_goes_before_the_acts_own_unless_it_is_muted() -> None:
    sounds: list[str] = []

    class Voice(TranscriptVoice):
        def say(self, number: int, text: str, style: Style, pause_ms: int = 0, earcon: str = "") -> None:
            sounds.append(earcon)
            super().say(number, text, style, pause_ms, earcon)

    def make() -> Voice:
        return Voice(SimpleQueue())

    for manner in (OutputManner(), OutputManner(muted=frozenset({"final"})), OutputManner(earcons=False)):
        for topic in (Topic.PLACED, Topic.OTHER, Topic.FINAL):
            said = Announcement("board-whose", topic=topic, wanted=True, cue=Topic.FINAL)
            output = SpeechOutput(make(), Phrases("en"), Style(), lambda _: None, lambda _: None, make, manner)
            output.put(said)
            output.pump({})
    assert sounds == ["final+placed", "final", "final", "placed", "", "final", "", "", ""]


def test_where_nothing_else_is_said_a_hint_says_what_is_final() -> None:
    evening = told("1 castle 1 A1", "0 draw 6", "0 draw 2")
    evening.tell("1 choose 6")
    (hint,) = evening.said
    assert (hint.key, hint.kind, hint.topic) == ("act-final", Kind.HINT, Topic.FINAL)
    assert hint.facts["act"] == GAME.act(State(), GAME.parse(State(), "1 castle 1 A1"))


def test_whether_the_last_act_is_still_open() -> None:
    evening = Evening()
    assert [one.key for one in evening.ask("open", 1)] == ["nothing-yet"]
    evening = told(*CHOSEN, "1 place 1 B1")
    (mine,) = evening.ask("open", 1)
    assert (mine.key, mine.kind, mine.seat, mine.facts["player"]) == ("act-open", Kind.ANSWER, 1, "Jana")
    evening.tell("confirm", seat=1)
    assert [one.key for one in evening.ask("open", 1)] == ["act-final"]
    assert [one.key for one in evening.ask("open")] == ["act-final", "act-open", "act-final"]
    assert [key_of(one.facts["act"]) for one in evening.ask("open")] == [
        "1 place 1 B1",
        "2 choose 2",
        "1 choose 1",
    ]


def key_of(fact: object) -> str:
    return str(getattr(fact, "key", fact))


def changes(evening: Evening, text: str, seat: int = 0) -> tuple[list[object], list[str]]:
    """Count, first and more of an answer, and its items."""
    (told_of,) = evening.ask(text, seat)
    assert (told_of.key, told_of.kind) == ("changed", Kind.ANSWER)
    items = told_of.facts["items"]
    assert isinstance(items, tuple)
    return [told_of.facts[name] for name in ("count", "first", "more")], [key_of(one) for one in items]


def test_what_has_changed_since_the_own_last_act_three_at_a_time_oldest_first() -> None:
    evening = told(*PLACED)
    assert changes(evening, "changed", 1) == ([1, 1, 0], ["2 place 2 B1"])
    assert [one.key for one in evening.ask("changed", 2)] == ["changed-nothing"]
    evening.tell("confirm")
    evening.tell("2 castle 2 A1")
    evening.tell("0 draw 3")
    assert changes(evening, "changed", 1) == ([2, 1, 0], ["2 place 2 B1", "2 castle 2 A1"])
    assert changes(evening, "changed") == ([3, 1, 0], ["1 place 1 B1", "2 place 2 B1", "2 castle 2 A1"])
    watching = told("1 castle 1 A1", "0 draw 1", "0 draw 2", "1 choose 1")
    assert changes(watching, "changed", 2) == ([2, 1, 0], ["1 castle 1 A1", "1 choose 1"]), "who has not acted yet"


def test_a_long_list_of_changes_goes_on() -> None:
    evening = told(*PLACED)
    for entry in evening.referee.ledger.played[4:]:
        entry.move = GAME.parse(State(), "2 choose 2")  # as if only player 2 had acted
    evening.referee.ledger.without = lambda entries: State()  # type: ignore[method-assign]
    assert changes(evening, "changed", 1) == ([5, 1, 2], ["2 castle 2 A1", "2 choose 2", "2 choose 2"])
    assert changes(evening, "changed 4", 1) == ([5, 4, 0], ["2 choose 2", "2 choose 2"])
    assert [one.key for one in evening.ask("changed often", 1)] == ["what"]
    assert [one.key for one in Evening().ask("changed", 1)] == ["nothing-yet"]


def test_an_item_is_worded_by_the_state_before_its_act() -> None:
    evening = told(*PLACED)
    (told_of,) = evening.ask("changed", 1)
    assert told_of.facts["items"] == (GAME.act(State(laid=((Place("1", 1), Piece("castle 1")),) * 3), PLACE_2),)


# ---- what is told wrong ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("line", ["draw 9 9", "choose 5", "place 1 B1", "castle 1 A1", "end", "fly", "draw 1"])
def test_an_act_told_wrong_changes_nothing_and_why_tells_the_reason(line: str) -> None:
    evening = told(*CHOSEN)
    before, moves = evening.state, evening.moves
    evening.tell("draw 1" if line == "draw 1" else f"2 {line}", seat=2)
    (refusal,) = evening.said
    assert refusal.kind is Kind.IMPORTANT and refusal.key == "careful-reason"
    assert (evening.state, evening.moves, evening.decided) == (before, moves, [])
    (why,) = evening.ask("why", 2)
    assert why.facts["reason"] == refusal.facts["reason"]


# ---- a whole match of a real game ------------------------------------------------------------------------------


class Garden(Evening):
    """A whole match of the royal garden, read by its boards and its tray."""

    def __init__(self, count: int, variants: frozenset[str], seed: int) -> None:
        self.dice = random.Random(seed)
        self.lying: dict[str, dict[Place, Piece]] = {str(n): {} for n in range(1, count + 1)}
        self.lying["tray"] = {}
        names = ("Jana", "Petr", "Ola", "Emma")[:count]
        players = tuple(Player(number, name) for number, name in enumerate(names, 1))
        tiles = standard().tiles()
        self.game: Any = load("royal_garden")
        self.setup = Setup(players, tiles, variants=variants, options={"play": "match"})
        self.referee = Referee(self.game, self.setup)
        self.slots: dict[int, Place] = {}
        self.said, self.decided, self.rows = [], [], []
        for board in self.lying:
            self.hear(Observation(0, board, Seen.BACK))
            self.show(board, Seen.SNAPSHOT)

    def show(self, board: str, kind: Seen = Seen.READING) -> None:
        """A surface is read, and then it is quiet."""
        pieces = tuple(sorted(self.lying[board].items()))
        kinds = tuple((place, f"{piece.thing} {piece.part}") for place, piece in pieces)
        columns, rows = (5, 6) if board == "tray" else (5, 5)
        self.hear(Observation(0, board, kind, Reading(board, columns, rows, pieces, kinds)))
        self.quiet(board, LONG_MS)

    def step(self) -> None:
        """Hands do what is awaited first; now and then they take it back and do it again."""
        due = self.game.awaited(self.referee.state)[0]
        count = len(self.referee.ledger.played)
        if due.confirms is not None:
            self.tell("confirm", seat=1)
            self.clear()
        elif due.chance:
            self.draw(self.dice.choice(due.chance)[0])
        else:
            move = self.dice.choice(list(self.game.moves(self.referee.state)))
            self.act(move)
            if move.action != "end" and self.dice.random() < 0.2:
                self.tell("undo", seat=move.player)
                self.take_away(move)
                self.act(move)
        assert len(self.referee.ledger.played) > count, (due, self.said[-3:])

    def draw(self, move: Move) -> None:
        """The dealer casts lots; dominoes are drawn by hand into the first free slot."""
        if move.action == "lots":
            self.tell(self.game.text(move), source=DEALER)
            return
        number = int(str(move.args[0]))
        free = (Place("tray", x, y) for y in (1, 3) for x in range(1, 6))
        slot = next(place for place in free if place not in self.slots.values())
        self.slots[number] = slot
        self.lying["tray"][slot] = Piece(f"domino {number}", "a")
        self.lying["tray"][Place("tray", slot.x, slot.y + 1)] = Piece(f"domino {number}", "b")
        self.show("tray")

    def act(self, move: Move) -> None:
        """A player's act by hand; a discard is told."""
        if move.action == "choose":
            self.lying["tray"][self.king(move)] = Piece("king")
            self.show("tray")
            return
        self.lying[str(move.player)] |= dict(move.comes)
        if move.action in ("place", "discard") and (slot := self.slots.pop(int(str(move.args[0])), None)):
            for place in (slot, Place("tray", slot.x, slot.y + 1), Place("tray", slot.x, 5 + slot.y // 2)):
                self.lying["tray"].pop(place, None)
            self.show("tray")
        if move.comes:
            self.show(str(move.player))
        else:
            self.tell(self.game.text(move))

    def king(self, move: Move) -> Place:
        """Where the king of a choice stands."""
        slot = self.slots[int(str(move.args[0]))]
        return Place("tray", slot.x, 5 + slot.y // 2)

    def take_away(self, move: Move) -> None:
        """What an undone act had laid is lifted."""
        for place in [place for place, _ in move.comes] + ([self.king(move)] if move.action == "choose" else []):
            del self.lying[place.board][place]
        self.show(str(move.player) if move.comes else "tray")

    def clear(self) -> None:
        """Everything is put back into the box, if a next game follows."""
        if self.referee.outcome() is None:
            for board in self.lying:
                self.lying[board] = {}
                self.show(board)
            self.slots = {}


def test_a_king_set_down_before_the_domino_is_laid_counts_as_soon_as_it_lies() -> None:
    evening = Garden(3, frozenset(), seed=9)
    due: list[Move] = []
    while not due or due[0].action != "place":
        evening.step()
        due = list(evening.game.moves(evening.referee.state))
    mover = due[0].player
    free = next(one.number for one in evening.referee.state.draft.new if not one.player)
    king = Move(mover, "choose", (free,))
    evening.lying["tray"][evening.king(king)] = Piece("king")
    evening.forget()
    evening.show("tray")
    assert [one.kind for one in evening.said] == [Kind.IMPORTANT] and not evening.decided
    evening.lying[str(mover)] |= dict(due[0].comes)
    evening.show(str(mover))
    assert [row.text for row in evening.decided] == [evening.game.text(due[0]), f"{mover} choose {free}"]


@pytest.mark.parametrize(("count", "variants"), [(2, ""), (3, "dynasty"), (4, "harmony")])
def test_a_whole_match_read_by_boards_and_tray_needs_no_warning_and_folds_to_the_same(
    count: int, variants: str
) -> None:
    evening = Garden(count, frozenset(variants.split()), seed=count)
    for _ in range(1000):
        if evening.referee.outcome() is not None:
            break
        evening.step()
    assert evening.referee.outcome() is not None
    assert not [one for one in evening.said if one.kind is Kind.IMPORTANT]
    games = sum(one.key == "clear-boards" for one in evening.said)
    assert games == (2 if variants == "dynasty" else 0)
    again = Referee(evening.game, evening.setup)
    for seen, rows in evening.rows:
        again.recall([seen], rows)
    assert again.state == evening.referee.state
    assert [one.open for one in again.ledger.played] == [one.open for one in evening.referee.ledger.played]
