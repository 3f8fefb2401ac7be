"""Questions of Queen's Garden as they are typed: whose garden is meant, next, and what the house answers."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from companion.core.model import Announcement, Phrase
from companion.games import load
from companion.input import vocabulary_of
from companion.input.interpreter import Interpreter
from companion.input.meanings import Asker
from companion.language.phrases import LANGUAGES, Language, Phrases
from companion.play.table import Input
from tests.queens_table import GAME, QueensTable, queens_setup
from tests.rig import NAMES

PHRASES = {language: Phrases(language, strict=True) for language in LANGUAGES}


class Asking:
    """Somebody who types questions at a table where some acts were told."""

    def __init__(self, language: Language = "en", takes: int = 5) -> None:
        self.queens = QueensTable(queens_setup(2, advice="1"))
        self.queens.hear("lots 1")
        self.queens.deal()
        for _ in range(takes):
            self.queens.take()
        match: Any = SimpleNamespace(finished=False, is_mending=False, programs={}, table=self.queens.table)
        words = vocabulary_of(load(GAME), PHRASES[language].part)
        obey: dict[str, Any] = {one.name: lambda *_: None for one in words.commands}
        self.told: list[Announcement] = []
        self.interpreter = Interpreter(match, words, self.told.append, obey)

    def type(self, line: str, seat: int = 1) -> Announcement:
        """The one answer to a line."""
        self.told.clear()
        for one in self.interpreter.typed(line, Asker("keyboard", seat, 0)):
            for seen in self.queens.table.take(Input(0, "keyboard", one.text, one.seat)):
                self.told += self.queens.table.judge(seen).announcements
        self.interpreter.heard(self.told)
        (found,) = self.told
        return found


def inner(found: Announcement) -> Phrase:
    """What is said of a player whose name comes first."""
    what = found.facts["what"]
    assert isinstance(what, Phrase)
    return what


@pytest.mark.parametrize(
    ("line", "key"),
    [
        *(("12", "qg-bonuses"), ("13", "qg-ranking"), ("14", "qg-rounds"), ("21.59", "qg-here-free")),
        *(("22.59", "qg-around"), ("24", "qg-groups-none"), ("25.10", "qg-find"), ("25.03", "qg-find")),
        *(("26", "qg-garden"), ("27", "qg-storage"), ("31.11", "qg-fits-one"), ("33.13", "qg-pay")),
        *(("34", "qg-left"), ("35", "qg-nearest"), ("35.55", "qg-surround"), ("35.01", "qg-surround")),
        *(("35.95", "qg-surround-none"), ("51", "qg-offer"), ("51.0", "qg-offer-place"), ("52", "qg-offer")),
        *(("58", "qg-wheel-now"),),
    ],
)
def test_every_question_by_its_digits(line: str, key: str) -> None:
    asking = Asking()
    assert asking.type(line).key == key
    other = asking.type(f"2.{line}")
    assert other.key in (key, "of-player") and other.seat == 1
    if other.key == "of-player":
        assert other.facts["player"] == NAMES[1]


@pytest.mark.parametrize("line", ["34", "35", "51", "52"])
def test_next_goes_through_a_whole_list_and_previous_back(line: str) -> None:
    asking = Asking(takes=3)
    first = found = asking.type(line)
    assert found.facts["more"]
    heard = [*_items(found)]
    while found.facts["more"]:
        found = asking.type("next")
        heard += _items(found)
    assert len(heard) == first.facts["count"] and len({repr(one) for one in heard}) == len(heard)
    assert asking.type("next").key == "list-over"
    asking.type(line)
    asking.type("next")
    assert asking.type("previous") == first


def _items(found: Announcement) -> tuple[Any, ...]:
    items = found.facts["items"]
    assert isinstance(items, tuple)
    return items


def test_the_next_part_of_another_players_list_names_that_player() -> None:
    asking = Asking()
    assert inner(asking.type("2.35")).facts["first"] == 1
    assert inner(asking.type("next")).facts["first"] == 4


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_house_tells_the_last_act_and_what_has_changed(language: Language) -> None:
    asking, say = Asking(language), PHRASES[language].say
    players = [move for move in asking.queens.played if not move.startswith("0 ")]
    assert len(players) == 5 and players[-1].startswith("1 take")
    last, own = asking.type("last", 2), asking.type("last", 1)
    assert say(last) and say(own)
    changed = asking.type("changed", 2)
    assert (changed.key, changed.facts["count"]) == ("changed", 1), "one act since the own one"
    assert NAMES[0] in say(changed)
    assert asking.type("changed", 1).key == "changed-nothing"
    assert asking.type("changed", 0).facts["count"] == 3, "at the table the last three"
