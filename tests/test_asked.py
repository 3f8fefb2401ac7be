"""Whose board a question is about, who hears the answer, and whose name comes first."""

from __future__ import annotations

import pytest

from companion.core.model import Announcement, Kind, Phrase
from companion.games import load
from companion.language.phrases import Phrases
from companion.play.referee.asked import subject_of
from companion.play.table import ASK, Input, Table
from tests.rig import NAMES, Rig


def two() -> Rig:
    """Two players, Jana with a forest of five points, Petr with a castle only."""
    rig = Rig(2)
    rig.castle(1)
    rig.castle(2)
    rig.lay(1, 24, "B3", "A3")
    rig.forget()
    return rig


def asked(rig: Rig, text: str, seat: int) -> Announcement:
    rig.forget()
    rig.ask(text, seat)
    assert len(rig.said) == 1
    return rig.said[0]


@pytest.mark.parametrize("text", ["score", "areas", "here B3", "row 3", "column B", "around B3", "fits 30", "why"])
def test_a_number_first_chooses_another_board_and_the_asker_hears_it(text: str) -> None:
    rig = two()
    mine = asked(rig, text, 1)
    theirs = asked(rig, f"2 {text}", 1)
    assert (mine.seat, mine.kind, theirs.seat, theirs.kind) == (1, Kind.ANSWER, 1, Kind.ANSWER)
    same = asked(rig, f"1 {text}", 2)
    inner = same.facts["what"] if same.key == "of-player" else Phrase(same.key, same.facts)
    assert inner == Phrase(mine.key, mine.facts), "the same board, whoever asks"
    assert same.seat == 2


@pytest.mark.parametrize("language", ["cs", "pl", "en"])
def test_what_is_said_about_somebody_else_begins_with_the_name(language: str) -> None:
    rig, phrases = two(), Phrases(language, strict=True)
    for text in ("score", "areas", "here B3", "row 3", "column B", "around B3", "fits 30"):
        assert phrases.say(asked(rig, f"2 {text}", 1)).startswith(NAMES[1]), text
        assert not phrases.say(asked(rig, text, 2)).startswith(f"{NAMES[1]}:"), text


def test_from_nobodys_keyboard_a_board_must_be_named_where_several_play() -> None:
    rig = two()
    assert asked(rig, "here B3", 0).key == "rg-whose-board"
    assert asked(rig, "1 here B3", 0).key == "of-player"
    alone = Rig(1)
    alone.castle(1)
    alone.forget()
    assert asked(alone, "here C3", 0).key == "rg-here-castle"


def test_what_the_game_waits_for_is_told_of_one_player_or_of_all() -> None:
    rig = Rig(4)
    assert asked(rig, "waiting", 2).facts == {"player": "Petr"}
    every = asked(rig, "waiting", 0)
    assert (every.key, every.facts["count"], every.facts["more"]) == ("waiting-for", 4, 1)
    for language in ("cs", "pl", "en"):
        said = Phrases(language, strict=True).say(every)
        assert all(name in said for name in NAMES[:3])
        assert NAMES[3] not in said
    rig.tell("end")
    assert asked(rig, "waiting", 1).key == "waiting-for-nothing"


def test_a_number_first_confirms_and_undoes_for_that_player() -> None:
    rig = two()
    rig.tell("2 confirm", seat=1)
    assert [one.facts["player"] for one in rig.said] == ["Petr"]
    rig.tell("undo", seat=1)
    assert rig.moves() == ["1 castle 1 C3", "2 castle 2 C3"]
    rig.forget()
    rig.tell("2 undo", seat=1)
    assert [(one.key, one.seat) for one in rig.said] == [("nothing-to-undo", 1)]


def test_a_told_move_without_a_number_is_the_tellers() -> None:
    rig = two()
    rig.tell("place 7 D3 E3", seat=2)
    rig.tell("1 place 8 C4 C5", seat=2)
    assert {"2 place 7 D3 E3", "1 place 8 C4 C5"} <= set(rig.moves())


def test_a_journal_that_named_the_board_by_the_seat_is_still_understood() -> None:
    """Before keyboards had seats, `2 score` was kept as the question `score` of seat 2."""
    rig = two()
    old = asked(rig, "score", 2)
    new = asked(rig, "2 score", 0)
    assert (old.key, old.facts) == (new.key, new.facts)


@pytest.mark.parametrize(
    ("text", "seat", "meant"),
    [
        ("2 score", 1, (2, "score")),
        ("score", 1, (1, "score")),
        ("24", 1, (1, "24")),
        ("", 3, (3, "")),
        ("123 score", 1, (1, "123 score")),
        ("2 here B3", 0, (2, "here B3")),
    ],
)
def test_the_subject_of_a_text(text: str, seat: int, meant: tuple[int, str]) -> None:
    assert subject_of(text, seat) == meant


@pytest.mark.parametrize("advice", [True, False])
def test_best_places_are_told_first_only_where_the_table_allowed_advice(advice: bool) -> None:
    rig = Rig(1)
    from dataclasses import replace

    setup = replace(rig.setup, options={"advice": "1"} if advice else {})
    table = Table(load("royal_garden"), setup, rig.tiles)

    def do(word: str) -> list[Announcement]:
        seen = table.take(Input(0, "keyboard", word, 1))
        return [one for each in seen for one in table.judge(each).announcements]

    do("tell castle 1 C3")
    do("tell place 24 B3 A3")
    best, fits = do(f"{ASK} best 19")[0], do(f"{ASK} fits 19")[0]
    assert fits.key == "rg-fits"
    assert best.key == ("rg-best" if advice else "rg-no-advice")
    if not advice:
        return
    worths = []
    for first in range(1, int(str(best.facts["count"])) + 1):
        page = do(f"{ASK} best 19 {first}")[0].facts["items"]
        assert isinstance(page, tuple)
        spot = page[0]
        assert isinstance(spot, Phrase)
        a, b = spot.facts["a"], spot.facts["b"]
        other = Table(load("royal_garden"), setup, rig.tiles)
        for move in ("castle 1 C3", "place 24 B3 A3", f"place 19 {a.name} {b.name}"):  # type: ignore[union-attr]
            for each in other.take(Input(0, "keyboard", f"tell {move}", 1)):
                other.judge(each)
        worths.append(other.referee.game.standings(other.referee.state)[0].total)
    assert worths == sorted(worths, reverse=True)
    assert worths[0] > worths[-1], "the domino must make a difference somewhere"


def four() -> Rig:
    """Four castles, laid in turn, and then a domino of Petr's."""
    rig = Rig(4)
    rig.acts("1 castle 1 C3", "2 castle 2 C3", "3 castle 3 C3", "4 castle 4 C3", "2 place 24 B3 B4")
    return rig


def changed(rig: Rig, text: str, seat: int) -> tuple[object, object, object, list[object]]:
    """Number, first, rest, and whose acts are told, in the order of telling."""
    told = asked(rig, text, seat)
    assert (told.key, told.kind, told.seat) == ("changed", Kind.ANSWER, seat)
    items = told.facts["items"]
    assert isinstance(items, tuple)
    names: list[object] = [one.facts["player"] for one in items if isinstance(one, Phrase)]
    return told.facts["count"], told.facts["first"], told.facts["more"], names


def test_what_was_done_since_ones_own_last_act_is_told_by_threes_the_oldest_first() -> None:
    rig = four()
    assert changed(rig, "changed", 1) == (4, 1, 1, ["Petr", "Ola", "Emma"])
    assert changed(rig, "changed 2", 1) == (4, 2, 0, ["Ola", "Emma", "Petr"])
    assert changed(rig, "changed 4", 1) == (4, 4, 0, ["Petr"])
    assert changed(rig, "changed 9999", 1) == (4, 4, 0, ["Petr"]), "no further than the last"
    assert changed(rig, "changed", 3) == (2, 1, 0, ["Emma", "Petr"])
    assert changed(rig, "changed", 0) == (3, 1, 0, ["Ola", "Emma", "Petr"]), "the table hears the last three"
    assert asked(rig, "changed", 2).key == "changed-nothing"
    for strange in ("changed 0", "changed x", "changed 1 2"):
        assert asked(rig, strange, 1).key != "changed", strange


def test_before_the_first_act_nothing_has_changed_and_whoever_has_not_acted_hears_all() -> None:
    rig = Rig(2)
    assert asked(rig, "changed", 1).key == asked(rig, "open", 1).key == "nothing-yet"
    rig.acts("1 castle 1 C3")
    assert changed(rig, "changed", 2) == (1, 1, 0, ["Jana"])
    assert asked(rig, "open", 2).key == "nothing-yet"


def test_whether_an_act_can_still_be_undone() -> None:
    """One's own last; the table hears of the last three, the newest first, and whose they are."""
    rig = four()
    own = asked(rig, "open", 2)
    assert (own.key, own.facts["player"]) == ("act-open", "Petr")
    assert isinstance(own.facts["act"], Phrase) and own.facts["act"].facts["number"] == 24
    rig.tell("4 confirm")
    rig.forget()
    rig.ask("open", 0)
    told = [(one.key, one.facts["player"]) for one in rig.said]
    assert told == [("act-open", "Petr"), ("act-final", "Emma"), ("act-open", "Ola")]
