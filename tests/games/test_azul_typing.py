"""How Azul is typed: colours by the edition's digits, three digits for a take, acts asked for step by step."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import pytest

from companion.core.model import Announcement, Phrase, Player
from companion.device.tiles.files import standard
from companion.games import load
from companion.games.api import COMPANION, DRAW, MATCH, PLAY, Setup
from companion.games.azul.rules.editions import CHOCOLATIER, MINI, REVERSE, SPECIAL
from companion.input import Incomplete, Meant, Unknown, Vocabulary, understand, vocabulary_of
from companion.input.helping import help_now
from companion.input.interpreter import Interpreter
from companion.input.meanings import Asker
from companion.language.phrases import LANGUAGES, LEVELS, Language, Phrases
from companion.play.chance import MatchChance
from companion.play.dealer import Dealer
from companion.play.table import Input, Table
from tests.keypad_digits import digits

PHRASES = {language: Phrases(language, strict=True) for language in LANGUAGES}
EDITIONS = {one.name: one for one in (MINI, CHOCOLATIER)}
NAMES = ("Emma", "Paul", "Jane", "Peter")


def vocabulary(edition: str, language: Language = "en") -> Vocabulary:
    return vocabulary_of(load(edition), PHRASES[language].part)


class Evening:
    """A table of Azul and an interpreter over it; `acts` are told first."""

    finished = is_mending = False
    programs: Mapping[int, str] = {}

    def __init__(
        self,
        edition: str,
        *acts: str,
        variants: tuple[str, ...] = (),
        draw: str = "hand",
        language: Language = "en",
    ) -> None:
        tiles = standard(edition)
        players = tuple(Player(n, name) for n, name in enumerate(NAMES[:2], start=1))
        options = {PLAY: MATCH, DRAW: draw}
        self.setup = Setup(players, tiles.tiles(), edition, variants=frozenset(variants), options=options)
        self.table = Table(load(edition), self.setup, tiles)
        self.phrases = PHRASES[language]
        self.chance = MatchChance(self, Dealer(seed=1))  # type: ignore[arg-type]
        words = vocabulary(edition, language)
        self.told: list[Announcement] = []
        obey: dict[str, Callable[[Meant, Asker], object]] = {one.name: lambda *_: None for one in words.commands}
        obey["chance"] = lambda *_: self.deal()
        self.interpreter = Interpreter(self, words, self.told.append, obey)  # type: ignore[arg-type]
        for act in acts:
            self.hear(f"tell {act}")

    def hear(self, text: str, seat: int = 0) -> None:
        played = len(self.table.referee.ledger.played)
        for seen in self.table.take(Input(0, "keyboard", text, seat)):
            self.table.judge(seen)
        done = text == "tell undo" or text.startswith("ask") or len(self.table.referee.ledger.played) > played
        assert done, f"{text} was refused"

    def deal(self) -> None:
        for text in self.chance.drawn():
            self.hear(f"tell {text}")

    def type(self, line: str, seat: int = 0) -> list[str]:
        """Type a line; what came of it, which is heard."""
        self.told.clear()
        inputs = self.interpreter.typed(line, Asker("keyboard", seat, 0))
        for one in inputs:
            self.hear(one.text, one.seat)
        return [one.text for one in inputs]

    def asked(self, lines: str) -> list[str]:
        """Type lines apart by blanks; what was asked after each that told nothing, and what was told at last."""
        found = []
        for line in lines.split():
            told = self.type(line)
            found += told or [self.said()]
        return found

    def said(self) -> str:
        """The last answer in words."""
        return self.phrases.say(self.told[-1])


MINI_DRAWN = (
    "0 lots 1",
    "0 draw red red red blue",
    "0 draw yellow yellow black black",
    "0 draw red blue blue blue",
    "0 draw white white white white",
    "0 draw black red white yellow",
)
CHOCOLATE = ("0 lots 1", "0 gold 1 sn4", "0 gold 3 sn5")
CHOCOLATE_DRAWN = (
    *CHOCOLATE,
    "0 draw red red blue brown",
    "0 draw brown brown black black",
    "0 draw red blue blue blue",
    "0 draw white white white white",
    "0 draw black red white brown",
)


# ---- lines ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", EDITIONS)
def test_three_digits_alone_take_and_four_draw(edition: str) -> None:
    words, colours = vocabulary(edition), EDITIONS[edition].colours
    for at, colour in enumerate(colours, start=1):
        for line, text in {
            f"2{at}3": f"take 2 {colour} 3",
            f"0{at}0": f"take 0 {colour} 0",
            f"2 2{at}3": f"2 take 2 {colour} 3",
            f"0.9{at}5": f"0 take 9 {colour} 5",
            f"{at}1{at}2": f"draw {colour} {colours[0]} {colour} {colours[1]}",
            f"53 2 {at} 3": f"take 2 {colour} 3",
            f"take 2 {colour} 3": f"take 2 {colour} 3",
            f"33.0.{at}.4": f"cost 0 {colour} 4",
            f"33.0{at}4": f"cost 0 {colour} 4",
            f"2.33 0{at}.4": f"2 cost 0 {colour} 4",
            f"31.5{at}": f"fits 5 {colour}",
            f"54.{at}1{at}2": f"draw {colour} {colours[0]} {colour} {colours[1]}",
            "21.35": "here 3 5",
            "41.24": "tile 2 4",
        }.items():
            found = understand(line, words)
            assert isinstance(found, Meant) and found.text == text, line
            assert understand(str(digits(found, words)), words) == found
    for line in ("20", "273", "263", "206", "2136", "11111", "21", "2 21", "216", "21 3"):
        assert not isinstance(understand(line, words), Meant), line
    for line in ("33.093", "33.0132", "21.36", "41.246", "54.33333"):
        assert not isinstance(understand(line, words), Meant), line


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("line", ["299", "33.592", "33.5.9.2", "2 299"])
def test_the_digit_that_means_nothing_is_said(line: str, language: Language) -> None:
    words = vocabulary("azul_mini", language)
    found = understand(line, words)
    assert isinstance(found, Incomplete)
    said = PHRASES[language].say(words.explain(found))
    assert said.startswith({"cs": "Číslice devět", "pl": "Cyfra dziewięć", "en": "The digit nine"}[language])


@pytest.mark.parametrize("edition", EDITIONS)
def test_no_number_of_a_command_has_three_digits(edition: str) -> None:
    """So that digits alone are never two things."""
    words = vocabulary(edition)
    assert {len(one.number) for one in words.commands} == {1, 2}
    assert {len(one.args) for one in words.commands if one.bare} == {3, 4}


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "take 2 red 3"),
        ("cs", "vzít 2 červená 3"),
        ("cs", "beru 2 červené 3"),
        ("cs", "VEZMU 2 cervenou 3"),
        ("cs", "výloha 2 červených 3"),
        ("pl", "weź 2 czerwona 3"),
        ("pl", "biore 2 czerwoną 3"),
        ("pl", "BIORĘ 2 czerwonych 3"),
    ],
)
def test_words_in_forms_that_people_type(language: Language, line: str) -> None:
    for edition in EDITIONS:
        found = understand(line, vocabulary(edition, language))
        assert isinstance(found, Meant) and found.text == "take 2 red 3"


@pytest.mark.parametrize(
    ("language", "line", "text"),
    [
        ("en", "take centre red floor", "take 0 red 0"),
        ("en", "take table red ground", "take 0 red 0"),
        ("cs", "beru střed červené podlaha", "take 0 red 0"),
        ("cs", "beru uprostred cervene podlahu", "take 0 red 0"),
        ("pl", "biorę środek czerwone podłoga", "take 0 red 0"),
        ("en", "spread left right", "spread left right"),
        ("cs", "rozdělit vlevo doprava", "spread left right"),
        ("pl", "rozdziel lewo prawa", "spread left right"),
        ("en", "58.1.2", "spread left right"),
        ("en", "gold 3 sn5", "gold 3 sn5"),
        ("en", "56.3.5", "gold 3 sn5"),
        ("en", "56.3.22", "gold 3 sn2-brown"),
        ("en", "gold 3 SN2-red", "gold 3 sn2-red"),
        ("en", "21.2.4", "here 2 4"),
        ("en", "31", "fits"),
        ("en", "31.0.5", "fits 0 red"),
    ],
)
def test_centre_floor_sides_and_gold(language: Language, line: str, text: str) -> None:
    found = understand(line, vocabulary("master_chocolatier", language))
    assert isinstance(found, Meant) and found.text == text


def test_only_the_edition_with_gold_sides_has_their_commands() -> None:
    for line in ("gold 3 sn5", "spread left", "56.3.5", "58.1"):
        assert isinstance(understand(line, vocabulary("azul_mini")), Unknown)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_a_game_are_its_own(language: Language) -> None:
    """The same key in two games: each explains what it does there."""
    garden = vocabulary_of(load("royal_garden"), PHRASES[language].part)
    for edition in EDITIONS:
        words = vocabulary(edition, language)
        for key in ("11", "12", "21", "31", "32", "51", "54"):
            here, there = (one.find(key) for one in (words, garden))
            assert here is not None and there is not None
            mine, theirs = words.does(here.name).facts["what"], garden.does(there.name).facts["what"]
            assert isinstance(mine, Phrase) and isinstance(theirs, Phrase)
            assert PHRASES[language].say(mine) != PHRASES[language].say(theirs), key
        said = PHRASES[language].say(words.does("tile"))
        assert ("pralin" in said) == (edition == "master_chocolatier")


# ---- asked for ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("begin", ["53", "take", "0.53", "1 take"])
def test_a_take_is_three_digits_each_asked_for(begin: str) -> None:
    evening = Evening("azul_mini", *MINI_DRAWN)
    assert evening.type(begin) == []
    assert evening.said() == "Emma: which display? Zero is the centre."
    assert evening.asked("3 1 4") == [
        "Which colour? Blue one, red three.",
        "Which line? Line one, line two, line three, line four, line five, floor zero.",
        f"tell {'1' if begin[0] == '1' else '0'} take 3 blue 4",
    ]
    evening.type("53")
    assert evening.said().startswith("Paul: ")
    assert evening.asked("0")[0] == "Which colour? Red three.", "only what lies there"


def test_only_lines_that_take_the_colour_are_offered() -> None:
    evening = Evening("azul_mini", *MINI_DRAWN, "1 take 4 white 4", "2 take 1 red 3", "1 take 3 blue 5")
    evening.type("53")
    assert evening.asked("2 2") == [
        "Which colour? Yellow two, black four.",
        "Which line? Line one, line two, line four, line five, floor zero.",
    ]
    evening = Evening("azul_mini", *MINI_DRAWN, "1 take 4 white 4", "2 take 1 red 3")
    evening.type("53")
    assert evening.asked("2 2")[-1] == "Which line? Line one, line two, line three, line five, floor zero."


def test_what_is_not_there_is_refused_before_anything_is_told() -> None:
    evening = Evening("azul_mini", *MINI_DRAWN, "1 take 4 white 4")
    for line, key in (("53", ""), ("4", "az-nothing-there"), ("7", "az-no-display"), ("0", "az-nothing-there")):
        assert evening.type(line) == []
        assert not key or _reason(evening) == key, line
    evening.type("1")
    for line, key in (("5", "az-colour-not-there"), ("3", "")):
        assert evening.type(line) == []
        assert not key or _reason(evening) == key, line
    assert evening.type("3") == ["tell 0 take 1 red 3"]
    evening = Evening("azul_mini", *MINI_DRAWN, "1 take 4 white 4", "2 take 1 red 3")
    evening.asked("53 5 5")
    assert evening.type("4") == [] and _reason(evening) == "az-line-full"
    assert evening.type("0") == ["tell 0 take 5 white 0"]


def _reason(evening: Evening) -> str:
    """Why the last answer was refused; it is asked again behind that."""
    assert evening.told[-1].key.startswith("az-ask-")
    reason = evening.told[0].facts["reason"]
    assert isinstance(reason, Phrase)
    return reason.key


def test_an_act_of_another_moment_is_not_asked_for() -> None:
    evening = Evening("azul_mini", *MINI_DRAWN)
    for line in ("tile", "drop", "draw", "2 take"):
        assert evening.type(line) == []
        assert evening.told[0].key.startswith("careful"), line
        assert not evening.interpreter._dialogues.asking("keyboard")
    for begun in ((), ("0 lots 1",)):
        evening = Evening("azul_mini", *begun)
        for line in ("take", "33", "tile", "drop", "2 take"):
            assert evening.type(line) == []
            reason = evening.told[0].facts["reason"]
            assert isinstance(reason, Phrase) and reason.key in ("az-not-now", "az-tiling-early"), line


def test_what_a_take_would_cost_is_asked_for_in_the_same_way() -> None:
    evening = Evening("azul_mini", *MINI_DRAWN)
    assert evening.asked("33 1 3")[-1].startswith("Which line?")
    assert evening.type("0") == ["ask cost 1 red 0"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hand_that_draws_is_asked_for_each_tile(language: Language) -> None:
    evening = Evening("azul_mini", "0 lots 2", language=language)
    evening.phrases.level = "normal"
    found = evening.asked("54 3 3 3 1")
    assert found[-1] == "tell draw red red red blue" and len(set(found)) == 5
    assert evening.phrases.number(2) in evening.asked("54")[0], "the second display"
    if language == "en":
        assert found[0] == "Display one, tile one: which colour?"
    assert evening.type("2222") == ["tell draw yellow yellow yellow yellow"], "left without a word about it"


def test_a_wrong_tile_is_taken_back_with_undo() -> None:
    evening = Evening("azul_mini", "0 lots 2")
    assert evening.asked("54 3 3 44 1 3 3")[-1] == "tell draw red blue red red"


def test_where_the_companion_is_the_bag_each_key_press_draws_a_display() -> None:
    evening = Evening("azul_mini", "0 lots 2", draw=COMPANION)
    assert evening.chance.due() == []
    for count, key in enumerate(("7", "54", "confirm", "draw", "g"), start=1):
        assert evening.type(key) == []
        assert len([one for one in evening.table.referee.state.displays if sum(one) == 4]) == count
    assert evening.table.referee.state.turn == 2, "the last one filled, it begins"
    assert Evening("azul_mini", draw=COMPANION).chance.due()[0].startswith("0 lots "), "lots are not paced"


def test_gold_displays_are_asked_for() -> None:
    evening = Evening("master_chocolatier", "0 lots 1", variants=(SPECIAL,))
    assert evening.asked("56 3 22")[-1] == "tell gold 3 sn2-brown"
    assert evening.type("gold 3") == [] and evening.told[0].key.startswith("careful")
    assert evening.asked("56 1 4")[-1] == "tell gold 1 sn4"


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_sn4_leaves_is_spread_colour_by_colour(language: Language) -> None:
    evening = Evening("master_chocolatier", *CHOCOLATE_DRAWN, variants=(SPECIAL,), language=language)
    evening.type("153")
    evening.phrases.level = "normal"
    found = evening.asked("58 1 2")
    assert found[-1] == "tell 0 spread left right", "blue to the left, brown to the right"
    if language == "en":
        assert found[:2] == [
            "Emma: where does blue go? One: display five, two: display two.",
            "Where does brown go? One: display five, two: display two.",
        ]


def played_out(*variants: str) -> Evening:
    """Everything is taken, each to the first line that takes it, so that somebody has complete lines."""
    evening = Evening("azul_mini", *MINI_DRAWN, variants=variants)
    game = load("azul_mini")
    while evening.table.referee.state.turn:
        state = evening.table.referee.state
        moves = [one for one in game.moves(state) if one.action == "take"]
        best = min(moves, key=lambda one: (one.args[2] == 0, one.args[2], one.args))
        evening.hear(f"tell {game.text(best)}")
    return evening


def test_tiling_asks_for_the_line_and_on_the_reverse_side_for_the_column() -> None:
    evening = played_out()
    first = evening.table.referee.game.awaited(evening.table.referee.state)[0]
    evening.type("41")
    name = next(one.name for one in evening.setup.players if one.number == first.player)
    assert evening.said().startswith(f"{name}: which line? Line ")
    line = str(first.confirms.args[0]) if first.confirms is not None else ""
    assert evening.type(line) == [f"tell 0 tile {line}"], "one cell only: nothing else is asked"
    evening = played_out(REVERSE)
    evening.type("41")
    assert evening.asked(line)[0].startswith("Which column? Column one, column two")
    assert evening.type("4") == [f"tell 0 tile {line} 4"]
    assert evening.table.referee.ledger.played[-1].move.args[1] == 4
    assert evening.type("44") == ["tell undo"], "and corrected by anybody, without a question"


def test_at_an_own_keypad_the_own_wall_is_meant() -> None:
    """In the tiling several are awaited; without a seat the first one is meant."""
    evening = played_out(REVERSE)
    game, state = evening.table.referee.game, evening.table.referee.state
    waiting = [one.player for one in game.awaited(state)]
    assert waiting == [1, 2]
    mine = next(one.args[0] for one in game.moves(state) if one.player == 2)
    assert evening.type(f"tile {mine} 5", seat=2) == [f"tell 2 tile {mine} 5"]
    assert evening.table.referee.ledger.played[-1].move.player == 2


# ---- help and words -------------------------------------------------------------------------------------------


def test_help_offers_what_serves_in_this_phase() -> None:
    def offered(evening: Evening) -> list[str]:
        told = help_now(evening, evening.interpreter, Asker("other", 0, 0))  # type: ignore[arg-type]
        assert not [one for one in told if one.key == "cell-names"], "cells of a wall are named otherwise"
        items = next(one for one in told if one.key == "help-now").facts["items"]
        assert isinstance(items, tuple)
        found = [one.facts["what"] for one in items if isinstance(one, Phrase)]
        return [one.key.removeprefix("command-does-az-") for one in found if isinstance(one, Phrase)]

    assert offered(Evening("azul_mini"))[0] == "lots"
    undo = ["confirm", "command-does-undo"]
    assert offered(Evening("azul_mini", "0 lots 1"))[:4] == ["draw", *undo, "offer"]
    taking = offered(Evening("azul_mini", *MINI_DRAWN, "1 take 4 white 4"))
    assert taking == ["take", *undo, "offer", "fits", "command-does-commands"]
    assert "tile" in offered(played_out())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("level", LEVELS)
def test_every_question_has_words_and_ends_as_one(language: Language, level: str) -> None:
    phrases = PHRASES[language]
    phrases.level = level  # type: ignore[assignment]
    questions: list[Phrase] = []
    for evening, lines in (
        (Evening("azul_mini", *MINI_DRAWN), "53 2 2"),
        (Evening("azul_mini", "0 lots 1"), "54 1"),
        (played_out(REVERSE), "41 1"),
        (Evening("master_chocolatier", *CHOCOLATE_DRAWN, "1 take 1 red 3", variants=(SPECIAL,)), "58"),
        (Evening("master_chocolatier", "0 lots 1", variants=(SPECIAL,)), "56 1"),
    ):
        for line in lines.split():
            evening.type(line)
            asking = evening.interpreter._dialogues.asking("keyboard")
            if asking is not None and asking.question is not None:
                questions.append(asking.question)
    assert len({one.key for one in questions}) >= 8
    for one in questions:
        said = phrases.say(one)
        named = phrases.say(Phrase("of-player", {"player": "Jana", "what": one}))
        assert "?" in said and named.lower().endswith(said.lower()[1:]) and len(said.split()) < 22, said
    phrases.level = "normal"
