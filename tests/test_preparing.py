"""A new game is prepared by questions, one at a time; what cannot be is asked again, and nothing is lost."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion import config
from companion.config import Settings
from companion.core.errors import CompanionError
from companion.core.model import Phrase
from companion.evening import opening
from companion.evening.here import Here
from companion.evening.opening import following
from companion.evening.planning import planned
from companion.evening.preparing import PreparedGame, prepare
from companion.evening.setting import PlayManner
from companion.evening.wish import GameWish
from companion.games import NAMES, manifest, offer
from companion.games.api import Setup
from companion.games.royal_garden.rules.variants import VARIANTS, allows
from companion.language.phrases import LANGUAGES, Phrases
from companion.play.journal import Journal
from companion.play.journal.codec import pack, unpack
from tests.terminal import Companion, companion

if os.name == "nt":
    pytest.skip("no pseudo-terminals here", allow_module_level=True)

from tests.keypad_kit import Boards, terminal

USUAL = PlayManner(match=True)
TWO, THREE = ("Jana", "Petr"), ("Jana", "Petr", "Ola")


GARDEN, MINI, CHOCOLATIER, _ = NAMES


def proposed(game: str, count: int, programs: Mapping[int, str]) -> PreparedGame:
    """What a household without settings is offered, whose first seat is Jana's."""
    manner = replace(USUAL, programs=programs) if count > 1 else PlayManner()
    return PreparedGame(game, ("Jana", "", "", "")[:count], manner)


class Asked:
    """Somebody who types these lines, and what they were asked. names: which of the questions wanted a name."""

    def __init__(
        self,
        *typed: str,
        language: str = "en",
        game: str = GARDEN,
        count: int = 2,
        settled: tuple[str, ...] = ("game",),
    ) -> None:
        self.waiting = list(typed)
        self.questions: list[Phrase] = []
        self.said: list[str] = []
        self.names: list[bool] = []
        self._phrases = Phrases(language, strict=True)
        self.found = prepare(self._ask, self._phrases, proposed, game, count, settled)

    def _ask(self, question: Phrase, name: bool) -> str | None:
        self.questions.append(question)
        self.said.append(self._phrases.say(question))
        self.names.append(name)
        return self.waiting.pop(0) if self.waiting else None

    @property
    def keys(self) -> list[str]:
        """The questions, by their ids."""
        return [one.key.removeprefix("preparing-") for one in self.questions]

    @property
    def reasons(self) -> list[str]:
        """Why something was asked again."""
        found = (one.facts.get("reason") for one in self.questions)
        return [one.key for one in found if isinstance(one, Phrase)]


# ---- the questions -------------------------------------------------------------------------------------------


def test_enter_alone_takes_everything_that_is_proposed() -> None:
    asked = Asked("", "", "\n", "", "\r\n", "")
    assert asked.found == PreparedGame(GARDEN, ("Jana", "second player"), USUAL, answered=True)
    assert asked.keys == ["players", "name", "name", "variants", "draw", "advice"]
    assert asked.names == [False, True, True, False, False, False]
    assert not asked.waiting


def test_every_question_says_what_enter_alone_means() -> None:
    for said in (said for language in LANGUAGES for said in Asked(*[""] * 6, language=language).said):
        assert "Enter" in said
    asked = Asked(*[""] * 6)
    assert asked.said[0].endswith("Enter: two.")
    assert [one.partition("Enter alone: ")[2] or one.rpartition("Enter: ")[2] for one in asked.said[1:3]] == [
        "Jana.",
        "second player.",
    ]
    assert asked.said[3].endswith("Enter goes on. Chosen: none.")
    assert asked.said[4].endswith("Enter: hands.") and asked.said[5].endswith("Enter: no.")


def test_everything_is_answered_otherwise() -> None:
    asked = Asked("3", "Ola", "Petr", "Ema", "3", "1", "0", "2", "1")
    wanted = PlayManner(match=True, variants=("dynasty", "harmony"), draw="companion", advice=True)
    assert asked.found == PreparedGame(GARDEN, ("Ola", "Petr", "Ema"), wanted, answered=True)


@pytest.mark.parametrize(
    ("language", "typed"),
    [
        ("en", ("Azul Mini", "two", "", "", "", "players", "no")),
        ("cs", ("azul mini", "dva", "", "", "", "hráči", "ne")),
        ("pl", ("azul mini", "dwa", "", "", "", "gracze", "nie")),
    ],
)
def test_answers_are_named_as_they_are_called(language: str, typed: tuple[str, ...]) -> None:
    digits = ("2", "2", "", "", "", "1", "0")
    found = [Asked(*said, language=language, settled=()) for said in (typed, digits)]
    assert [one.reasons for one in found] == [[], []]
    assert found[0].found == found[1].found and found[0].keys == found[1].keys


def test_one_player_is_not_asked_for_variants_and_draws() -> None:
    asked = Asked("1", "0", "", "1")
    assert asked.found == PreparedGame(GARDEN, ("Jana",), PlayManner(advice=True), answered=True)
    assert asked.keys == ["players", "computers", "name", "advice"]


def test_one_player_alone_is_at_the_table_with_a_computer_after_four_answers() -> None:
    for game in (one for one in NAMES if manifest(one).mind):
        digit = str(NAMES.index(game) + 1)
        asked = Asked(digit, "1", "", "", settled=())
        assert asked.keys == ["game", "players", "computers", "level"] and not asked.waiting
        assert len(asked.found.names) == 2 and asked.found.answered
        manner = asked.found.manner
        assert manner.match and manner.programs == {2: "club"} and manner.draw == "companion"


def test_computers_are_told_with_the_people_and_play_at_the_level_that_is_chosen() -> None:
    asked = Asked("2.1", "5", "Jana", "Petr", "", "", "", "")
    assert asked.found.names == ("Jana", "Petr", "") and asked.found.manner.programs == {3: "full"}
    three = Asked("1,3", "klub", *[""] * 9, language="cs").found.manner.programs
    assert three == {2: "club", 3: "club", 4: "club"}
    assert Asked("3.2", "", "", "").reasons == ["preparing-unknown"], "too many"


def test_one_alone_may_choose_name_and_variants_too() -> None:
    asked = Asked("1", "", "6", "2", "Ola", "", "2", "0", "", "")
    assert asked.keys == [
        "players",
        "computers",
        "level",
        "level",
        "name",
        "seat",
        "variants",
        "chosen",
        "draw",
        "advice",
    ]
    assert asked.found.names == ("Ola", "") and asked.found.manner.variants == ("centralised",)


def test_a_computer_of_any_level_may_sit_at_any_seat_and_a_person_in_its_place() -> None:
    asked = Asked("1.2", "6", "1", "5", "Ola", "", "", "", "")
    assert asked.found.names == ("", "Ola", "")
    assert asked.found.manner.programs == {1: "full", 3: "beginner"}
    mixed = Asked("2.2", "", "", "2", "", "Ema", "", "", "")
    assert mixed.found.names == ("Jana", "", "", "Ema")
    assert mixed.found.manner.programs == {2: "family", 3: "club"}
    assert [one for one in mixed.keys if one in ("name", "seat")] == ["name", "name", "seat", "seat"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_last_seat_is_a_persons_where_computers_sit_at_all_others(language: str) -> None:
    asked = Asked("1", "", "6", "", "4", "5", "", "", "", "", language=language)
    assert asked.reasons == ["preparing-last-person"] and asked.keys[4:7] == ["name", "name", "again"]
    assert asked.found.manner.programs == {1: "strong"} and asked.found.names[1]
    left = Asked("1.1", "6", "", "3", language=language).found
    assert left.manner.programs == {1: "club"} and left.names[1], "also where the questions end there"


def test_what_the_command_line_told_is_not_asked() -> None:
    asked = Asked(*[""] * 4, settled=("game", "draw", "advice"))
    assert asked.keys == ["players", "name", "name", "variants"]


def test_a_digit_adds_a_variant_or_takes_it_away_and_each_answer_says_the_state() -> None:
    asked = Asked("", "", "", "4", "ě", "2", "5", "0", "", "")
    assert asked.found.manner.variants == ("duel", "wider")
    assert asked.said[3].startswith("Variants, as many as you like. Dynasty: one. Middle Kingdom: two.")
    assert asked.said[4:8] == [
        "Chosen: Mighty Duel. Enter goes on.",
        "Chosen: Middle Kingdom, Mighty Duel. Enter goes on.",
        "Chosen: Mighty Duel. Enter goes on.",
        "Chosen: Mighty Duel, Wider offer. Enter goes on.",
    ]


@pytest.mark.parametrize("count", [2, 3, 4])
def test_only_variants_for_so_many_players_are_offered_and_others_are_refused(count: int) -> None:
    asked = Asked(str(count), *[""] * count, "4", "5", "", "", "")
    (items,) = (one.facts["items"] for one in asked.questions if one.key == "preparing-variants")
    assert isinstance(items, tuple)
    phrases = [one.facts["variant"] for one in items if isinstance(one, Phrase)]
    offered = [one.facts["variant"] for one in phrases if isinstance(one, Phrase)]
    assert offered == [one for one in VARIANTS if allows(one, count)]
    wrong = {2: [], 3: ["rg-setup-duel"], 4: ["rg-setup-duel", "rg-setup-wider"]}[count]
    assert asked.reasons == wrong
    assert asked.found.manner.variants == {2: ("duel", "wider"), 3: ("wider",), 4: ()}[count]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_wrong_answer_is_told_its_reason_and_asked_again(language: str) -> None:
    typed = ("0", "5", "jo", "2", "Ola", "ola", "Golf", "12", "...", "x" * 41, "Petr", "6", "", "3", "2", "9", "1")
    asked = Asked(*typed, language=language)
    letters = "preparing-name-letters"
    names = ["name-twice", "name-is-column", letters, letters, "preparing-name-long"]
    unknown = ["preparing-unknown"]
    assert asked.reasons == [*unknown * 3, *names, *unknown * 3]
    assert asked.found == PreparedGame(
        GARDEN, ("Ola", "Petr"), PlayManner(True, (), "companion", True), answered=True
    )
    for question, said in zip(asked.questions, asked.said, strict=True):
        inner = question.facts.get("question")
        if isinstance(inner, Phrase):
            assert said.endswith(Phrases(language, strict=True).say(inner)), "what is possible is said again"


def test_what_a_terminal_would_obey_is_no_part_of_a_name() -> None:
    assert Asked("", "Ola", "\x1b[31mPe  tr", "", "", "").found.names == ("Ola", "Pe tr")


def test_a_name_that_somebody_has_taken_is_not_proposed() -> None:
    assert Asked("", "second player").found.names == ("second player", "first player")
    assert Asked("", "Petr", "", "", "", "").found.names == ("Petr", "second player")


@pytest.mark.parametrize("word", ["p", "previous", "PREVIOUS"])
def test_the_question_before_can_be_asked_again(word: str) -> None:
    asked = Asked("3", "Ola", word, word, "2", "", "Petr", word, "Jan", "1", word, "Ema", "", word, "0", "", "")
    assert asked.found == PreparedGame(
        GARDEN, ("Ola", "Ema"), PlayManner(match=True, variants=("dynasty",)), answered=True
    )
    assert asked.keys[:6] == ["players", "name", "name", "name", "players", "name"]
    assert Asked(word, *[""] * 6).keys[:2] == ["players", "again"], "that it is the first one is told"


@pytest.mark.parametrize("typed", range(6))
def test_where_nobody_answers_any_more_what_is_proposed_holds(typed: int) -> None:
    asked = Asked(*("3", "Ola", "Petr", "Ema", "4", "0")[:typed])
    names = [("Jana", "second player"), ("Jana", "second player", "third player")][typed > 0]
    told = ("Ola", "Petr", "Ema")[: max(0, typed - 1)]
    assert asked.found == PreparedGame(GARDEN, (*told, *names[len(told) :]), USUAL, answered=False)


@settings(deadline=None)
@given(st.lists(st.text(max_size=8), max_size=30), st.sampled_from(LANGUAGES), st.integers(1, 4))
def test_whatever_is_typed_the_dialogue_ends_with_a_game_that_can_be(
    typed: list[str], language: str, count: int
) -> None:
    asked = Asked(*typed, language=language, count=count, settled=())
    where = Here(Settings(), config.directories({"COMPANION_HOME": "/nowhere"}), Phrases(language))
    setup, _ = planned(where, asked.found.game, asked.found.names, asked.found.manner)
    called = [player.name for player in setup.players]
    assert all(name in ("", told) for name, told in zip(asked.found.names, called, strict=True))
    unnamed = {number for number, name in enumerate(asked.found.names, start=1) if not name}
    assert unnamed == set(setup.programs) and len(set(called)) == len(called), "only computers are named later"
    assert all(asked.said)


# ---- several games -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_question_is_which_game(language: str) -> None:
    asked = Asked("2", "3", *[""] * 6, language=language, settled=())
    assert asked.keys[:3] == ["game", "players", "name"]
    phrases = Phrases(language, strict=True)
    for game in (one for one in NAMES if manifest(one).mind):
        assert f"{phrases.part(offer(game).title)}: " in asked.said[0]
    assert asked.said[0].endswith(f"Enter: {phrases.part(offer(GARDEN).title)}.")
    assert (asked.found.game, len(asked.found.names)) == (MINI, 3)


def test_each_game_is_asked_for_what_it_has() -> None:
    mini = Asked("2", "", "", "", "", "", "", "", settled=())
    assert mini.keys == ["game", "players", "name", "name", "variants", "az-preparing-draw", "advice"]
    assert "at most four" in mini.said[1].lower() and "tiles" in mini.said[5]
    assert "grey side: one" in mini.said[4].lower() and "special" not in mini.said[4]
    other = Asked("3", "", "", "", "", "", "", "", settled=())
    assert "brown side: one. Special displays: two" in other.said[4].replace("Brown", "brown")
    assert "pralines" in other.said[5]
    assert Asked("2", "1", "5", "4", settled=()).reasons == ["preparing-unknown"] * 2


def test_enter_alone_takes_the_game_that_was_played_last() -> None:
    asked = Asked("", game=MINI, settled=())
    assert asked.said[0].endswith("Enter: Azul Mini.") and asked.found.game == MINI


def test_another_game_is_for_as_many_as_can_play_it() -> None:
    assert len(Asked("2", count=1, settled=()).found.names) == 2
    assert len(Asked("1", game=MINI, count=3, settled=()).found.names) == 3


def test_the_marker_is_had_only_with_special_displays() -> None:
    asked = Asked("", "", "", "3", "2", "3", "", "", game=CHOCOLATIER)
    assert asked.reasons == ["az-setup-marker"] and asked.found.manner.variants == ("special", "marker")
    assert Asked("", "", "", "2", "3", "2", "1", "", "", game=CHOCOLATIER).found.manner.variants == ("reverse",)


def test_what_another_game_remembers_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    class Keys:
        def __enter__(self) -> Callable[[Phrase, bool], str | None]:
            typed = iter(["3", "", "", "", "2", "", "", ""])
            return lambda _question, _name: next(typed)

        def __exit__(self, *_: object) -> None: ...

    monkeypatch.setattr("companion.evening.first.asking", lambda *_: Keys())
    places = config.directories({"COMPANION_HOME": str(tmp_path)})
    where = Here(Settings(variants=("harmony", "reverse")), places, Phrases("en"))
    prepared, _ = opening._ask(where, GameWish(TWO, asks=True), None)  # type: ignore[arg-type]
    assert (prepared.game, set(prepared.manner.variants)) == (CHOCOLATIER, {"reverse", "special"})
    kept = settings_of(tmp_path)
    assert (kept.game, set(kept.variants)) == ("master-chocolatier", {"harmony", "reverse", "special"})
    assert GameWish(TWO).plays(kept) == CHOCOLATIER and GameWish(TWO, game=GARDEN).plays(kept) == GARDEN
    assert GameWish(TWO, game=GARDEN).manner(kept, 2).variants == ("harmony",)
    assert GameWish(TWO, game=MINI).manner(kept, 2).variants == ("reverse",)


@pytest.mark.parametrize(
    ("wish", "key"),
    [
        (GameWish(("Jana",), game=MINI), "az-setup-players"),
        (GameWish(TWO, game=MINI, match=False), "preparing-no-free"),
        (GameWish(TWO, game=MINI, variants=("special",)), "az-setup-variant"),
        (GameWish(TWO, game=CHOCOLATIER, variants=("marker",)), "az-setup-marker"),
        (GameWish(TWO, game=GARDEN, variants=("reverse",)), "rg-setup-variant"),
    ],
)
def test_what_a_game_has_not_is_refused(wish: GameWish, key: str) -> None:
    with pytest.raises(CompanionError) as caught:
        setup_of(here(), wish)
    assert caught.value.key == key
    for language in LANGUAGES:
        assert Phrases(language, strict=True).write(caught.value)


def test_azul_begins_with_its_own_tiles_and_no_free_placement() -> None:
    setup = setup_of(
        here(play="free", variants=["duel", "reverse"], draw="companion"), GameWish(THREE, game=CHOCOLATIER)
    )
    assert dict(setup.options) == COMPANION and setup.variants == {"reverse"}
    assert (setup.columns, setup.rows, len(setup.tiles)) == (5, 5, 5)
    assert {tile.thing for tile in setup.tiles} >= {"tile brown"} and {tile.count for tile in setup.tiles} == {20}


@pytest.mark.parametrize(("game", "told"), [(GARDEN, True), (MINI, False), (CHOCOLATIER, False)])
def test_columns_are_named_only_where_places_are_named_by_them(tmp_path: Path, game: str, told: bool) -> None:
    journal = Journal.open(tmp_path / "journal.sqlite3", lambda: 1)
    try:
        wish = GameWish(TWO, game=game)
        match, said = opening.begin(journal, here(), game, TWO, wish.manner(Settings(), 2))
    finally:
        journal.close()
    assert match.table.referee.game.name == game
    assert [one.key for one in said].count("cell-names") == told
    assert said[0].key == "game-begun" and len(said) > 2, "how the table is made ready"


def test_the_next_match_is_the_same_game_unless_another_was_set() -> None:
    before = here()
    wish = GameWish(TWO, game=CHOCOLATIER, variants=("reverse", "special"), draw="companion")
    setup = setup_of(before, wish)
    again = following(wish, before.settings, before.settings, CHOCOLATIER, setup)
    assert again.game == CHOCOLATIER and setup_of(before, again) == setup
    now = before.settings.model_copy(update={"game": "azul-mini"})
    other = following(wish, before.settings, now, CHOCOLATIER, setup)
    assert other.plays(now) == MINI
    assert setup_of(before.with_settings(now), other).variants == frozenset()
    alone = setup_of(before, GameWish(("Jana",)))
    assert following(GameWish(("Jana",)), before.settings, now, GARDEN, alone).plays(now) == GARDEN, "one alone"


# ---- what is wished and what the settings say ----------------------------------------------------------------


def here(**told: object) -> Here:
    """A user with these settings."""
    return Here(Settings.model_validate(told), config.directories({"COMPANION_HOME": "/nowhere"}), Phrases("en"))


def setup_of(where: Here, wish: GameWish) -> Setup:
    """The set-up that is begun without a question."""
    game = wish.plays(where.settings)
    return planned(where, game, wish.names, wish.manner(where.settings, len(wish.names)))[0]


HAND: dict[str, str] = {"play": "match", "draw": "hand"}
COMPANION = {"play": "match", "draw": "companion"}
ASKS = {"advice": True, "draw": "companion"}


@pytest.mark.parametrize(
    ("told", "wish", "options", "variants", "size"),
    [
        ({}, GameWish(TWO), HAND, set(), 5),
        ({}, GameWish(("Jana",)), {}, set(), 5),
        ({}, GameWish(TWO, match=False), {}, set(), 5),
        ({"play": "free", "variants": ["duel"]}, GameWish(TWO), {}, set(), 5),
        ({"play": "free"}, GameWish(TWO, variants=("duel",)), HAND, {"duel"}, 7),
        (ASKS, GameWish(TWO), {**COMPANION, "advice": "1"}, set(), 5),
        (ASKS, GameWish(TWO, draw="hand", advice=False), HAND, set(), 5),
        ({"variants": ["duel", "wider"]}, GameWish(TWO), HAND, {"duel", "wider"}, 7),
        ({"variants": ["duel", "wider"]}, GameWish(THREE), HAND, {"wider"}, 5),
        ({"variants": ["duel"]}, GameWish(TWO, variants=("harmony",)), HAND, {"harmony"}, 5),
    ],
)
def test_the_command_line_stands_above_the_settings(
    told: dict[str, object], wish: GameWish, options: dict[str, str], variants: set[str], size: int
) -> None:
    setup = setup_of(here(**told), wish)
    assert (dict(setup.options), set(setup.variants)) == (options, variants)
    assert (setup.columns, setup.rows) == (size, size)
    assert unpack(Setup, pack(setup)) == setup, "a kept game is taken up as what it is"


@pytest.mark.parametrize(
    ("wish", "key"),
    [
        (GameWish(THREE, variants=("duel",)), "rg-setup-duel"),
        (GameWish((*THREE, "Ema"), variants=("wider",)), "rg-setup-wider"),
        (GameWish(("Jana",), variants=("harmony",)), "rg-setup-players"),
        (GameWish(TWO, match=False, variants=("harmony",)), "preparing-free"),
        (GameWish(("Ola", "ola")), "name-twice"),
        (GameWish(("Ola", "delta")), "name-is-column"),
    ],
)
def test_what_cannot_be_is_refused_in_its_own_words(wish: GameWish, key: str) -> None:
    with pytest.raises(CompanionError) as caught:
        setup_of(here(), wish)
    assert caught.value.key == key


@pytest.mark.parametrize("size", [2, 3])
def test_the_next_match_is_as_the_one_before_unless_it_was_set_otherwise(size: int) -> None:
    before = here(variants=["harmony"])
    wish = GameWish(THREE[:size], asks=True, variants=("wider", "dynasty"), draw="companion", advice=True)
    setup = setup_of(before, wish)
    resumed = GameWish(THREE[:size], resume=True)
    for first in (wish, resumed):
        again = following(first, before.settings, before.settings, GARDEN, setup)
        assert not again.asks and again.resume is False
        assert setup_of(before, again) == setup
    now = before.settings.model_copy(update={"variants": ("dynasty",), "advice": False})
    assert setup_of(before.with_settings(now), following(wish, before.settings, now, GARDEN, setup)) == replace(
        setup, options={"play": "match", "draw": "companion", "advice": "1"}, variants=frozenset(["dynasty"])
    )
    free = before.settings.model_copy(update={"play": "free"})
    assert (
        "play"
        not in setup_of(before.with_settings(free), following(wish, before.settings, free, GARDEN, setup)).options
    )


def test_free_placement_follows_free_placement() -> None:
    where = here(variants=["duel"])
    setup = setup_of(where, GameWish(TWO, match=False))
    assert (
        setup_of(where, following(GameWish(TWO, match=False), where.settings, where.settings, GARDEN, setup))
        == setup
    )


# ---- the real thing ------------------------------------------------------------------------------------------


def settings_of(home: Path) -> Settings:
    """What is kept."""
    return config.load(home / "config" / "settings.toml").settings


STEPS = {
    "cs": (
        "Začíná nová hra",
        "Varianty: Harmonie",
        "Každý si vezme",
        "Zamíchejte",
        "Losujte",
        "Do první",
        "Krále",
        "Sloupce",
    ),
    "pl": (
        "Zaczyna się nowa",
        "Warianty: Harmonia",
        "Każdy bierze",
        "Wymieszaj",
        "Wylosuj, kto",
        "Wylosuj",
        "Króla",
        "Kolumny",
    ),
    "en": (
        "A new game begins",
        "Variants: Harmony",
        "Everybody takes",
        "Shuffle",
        "Draw lots",
        "Draw four",
        "Put a king",
        "Columns",
    ),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_digits_and_names_at_a_terminal_begin_a_match_and_are_remembered(tmp_path: Path, language: str) -> None:
    with terminal(tmp_path, "play", "--text", "--lang", language) as at:
        for keys in ("1", "2", "\rJana\r", "šárka\r", "3\r", "\r", "1", "1"):
            at.until("Enter")
            at.send(keys)
        said = [
            at.until(STEPS[language][0]).lstrip("1"),
            *at.next(7),
        ]  # a quick digit is echoed before the keys are read
        assert [line.startswith(start) for line, start in zip(said, STEPS[language], strict=True)] == [True] * 8, (
            said
        )
        assert "Jana" in said[0] and "šárka" in said[0], "a name may begin with a letter that is a digit elsewhere"
        at.reads_keys()
        at.type("quit", "quit")
        at.done()
    kept = settings_of(tmp_path)
    assert (kept.play, kept.variants, kept.draw, kept.advice) == ("match", ("harmony",), "hand", True)


def test_azul_is_prepared_at_a_terminal_and_proposed_the_next_time(tmp_path: Path) -> None:
    with terminal(tmp_path, "play", "--text", "--lang", "en") as at:
        for question, keys in (
            ("Which game", "3"),
            ("How many", "2"),
            ("First", "Jana\r"),
            ("Second", "\r"),
            ("Variants", "2\r"),
            ("Chosen", "\r"),
            ("Who draws lots and pralines", "1"),
            ("best places", "0"),
        ):
            at.until(question)
            at.send(keys)
        at.until("A new game begins: Jana and second player")
        at.reads_keys()
        at.type("quit", "quit")
        at.done()
    kept = settings_of(tmp_path)
    assert (kept.game, kept.variants, kept.draw) == ("master-chocolatier", ("special",), "hand")
    with terminal(tmp_path, "play", "--text", "--lang", "en", "--new") as at:
        assert at.until("Which game").endswith("Enter: Azul Master Chocolatier.")
        at.signal(signal.SIGINT)
        at.done(130)


def test_control_and_c_leaves_before_anything_is_begun(tmp_path: Path) -> None:
    for lines in (0, 1):
        with terminal(tmp_path, "play", "--text", "--lang", "en") as at:
            at.until("Which game")
            if lines:
                at.send("1")
                at.until("How many people play")
                at.send("2")
                at.until("First player")
            at.signal(signal.SIGINT)
            at.done(130)
    assert companion(tmp_path, "history").out == ["There is no game in the journal yet.\n"]
    assert not (tmp_path / "config").exists()


def test_the_end_of_the_input_begins_with_what_has_been_answered(tmp_path: Path) -> None:
    ours, theirs = os.openpty()
    play = Companion(tmp_path, "play", "--text", "--lang", "en", stdin=theirs)
    os.close(theirs)
    for question, typed in (
        ("Which game", "\r"),
        ("How many", "3\r"),
        ("First", "Ola\r"),
        ("Second", "\r"),
        ("Third", "\r"),
        ("Variants", "1"),
    ):
        play.until(question)
        os.write(ours, typed.encode())
    play.until("Chosen: Dynasty")
    os.write(ours, b"\x04")
    assert play.until("new game") == "A new game begins: Ola, second player and third player."
    assert play.until("Variants") == "Variants: Dynasty."
    play.interrupt()
    play.done()
    os.close(ours)
    assert not (tmp_path / "config").exists(), "what was not answered to the end is not remembered"


def test_answers_that_cannot_be_kept_hold_for_this_game(tmp_path: Path) -> None:
    (tmp_path / "config" / "settings.toml").mkdir(parents=True)
    with terminal(tmp_path, "play", "--text", "--lang", "en") as at:
        at.until("Which game")
        at.send("1\r")
        at.until("How many people play")
        at.send("1\r")
        at.until("How many computers play")
        at.send("0\r")
        at.until("First player")
        at.send("Ola\r")
        at.until("best places")
        at.send("1")
        assert at.until("new game").endswith("Ola.")
        at.until("ettings")
        at.reads_keys()
        at.type("quit", "quit")
        at.done()


@pytest.mark.parametrize("args", [("--players", "a,b"), ("--count", "3"), ("--variant", "harmony"), ("--free",)])
def test_who_tells_the_game_on_the_command_line_is_not_asked(tmp_path: Path, args: tuple[str, ...]) -> None:
    with terminal(tmp_path, "play", "--text", "--lang", "en", *args) as at:
        assert at.next(1)[0].startswith("A new game begins")
        at.signal(signal.SIGINT)
        at.done(None)


def test_without_a_terminal_the_settings_decide_and_nothing_is_asked(tmp_path: Path) -> None:
    for name, value in (("variants", "duel,dynasty"), ("draw", "companion"), ("advice", "on")):
        companion(tmp_path, "settings", name, value)
    play = Companion(tmp_path, "play", "--text", "--lang", "en")
    play.until("A new game begins")
    assert play.until("Variants") == "Variants: Dynasty, Mighty Duel."
    assert "seven by seven" in play.until("castle")
    play.until("the program decides who begins")
    play.type("quit", "quit")
    play.done()


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (("--players", "a,b,c", "--variant", "duel"), "two players, and three play here"),
        (("--count", "4", "--variant", "wider,dynasty"), "two or three players, and four play here"),
        (("--count", "1", "--variant", "harmony"), "at least two"),
        (("--variant", "chess"), "The variant chess is not known"),
        (("--game", "azul-mini", "--variant", "harmony"), "The variant harmony is not known"),
        (("--game", "azul-mini", "--count", "1"), "at least two"),
        (("--game", "master-chocolatier", "--variant", "marker"), "Choose them first"),
        (("--game", "azul-mini", "--free"), "always played in turns"),
        (("--free", "--variant", "harmony"), "Variants belong to a match"),
        (("--players", "Ola,OLA"), "OLA is there twice"),
        (("--players", "Ola,Delta"), "Delta is also the name of a column"),
    ],
)
def test_a_wrong_command_line_is_refused_before_anything_is_written(
    tmp_path: Path, args: tuple[str, ...], said: str
) -> None:
    assert said in companion(tmp_path, "play", "--text", "--lang", "en", *args, code=1).errors
    assert list(tmp_path.iterdir()) == []


def test_a_match_is_left_taken_up_again_replayed_and_followed_by_another(tmp_path: Path) -> None:
    boards = Boards(tmp_path)
    try:
        options = ("--players", "Jana,Petr", "--variant", "harmony", "--draw", "companion")
        play = Companion(tmp_path, "play", "--text", "--lang", "en", "--level", "terse", *options)
        play.until("Variants: Harmony")
        play.until("Jana: board ready")
        for player in (1, 2):
            boards.do(player, f"castle {player} C3")
        play.until("begins")
        play.until("On offer: domino")
        play.type("quit", "quit")
        play.done()
        again = Companion(tmp_path, "play", "--text", "--lang", "en", "--level", "terse", "--resume")
        again.until("goes on")
        again.type("w")
        again.until("king on a domino")
        again.type("new", "new")
        again.until("New game: Jana and Petr")
        again.until("Variants: Harmony")
        again.until("The program draws")
        again.type("quit", "quit")
        again.done()
    finally:
        boards.stop()
    said = "".join(companion(tmp_path, "replay", "1", "--text", "--lang", "pl").out)
    assert "Do wyboru" in said and "Warianty: Harmonia" in said
    assert "judged as before" in "".join(companion(tmp_path, "replay", "1", "--check", "--lang", "en").out)
    assert "Jana and Petr" in companion(tmp_path, "history", "--lang", "en").out[1]


def test_the_resume_question_and_the_first_one_share_their_enter(tmp_path: Path) -> None:
    """The Enter behind the nought belongs to it; it is no answer to which game."""
    companion(tmp_path, "play", "--text", "--count", "3", typed="quit\nquit")
    with terminal(tmp_path, "play", "--text", "--lang", "en") as at:
        at.until("Go on with it?")
        at.send("0\r")
        at.until("Which game")
        at.send("1")
        at.until("How many people play")
        assert at.text.count("Which game") == 1, "asked once more, had the Enter been an answer"
        at.send("1")
        at.until("How many computers play")
        at.send("0")
        at.until("First player")
        at.signal(signal.SIGINT)
        at.done(130)


def test_every_question_is_spoken_with_one_voice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The whole dialogue goes through first.asking once, and tells it when a name is wanted."""
    opened: list[bool] = []
    asked: list[bool] = []

    class Keys:
        def __enter__(self) -> Callable[[Phrase, bool], str | None]:
            opened.append(True)

            def ask(_question: Phrase, name: bool) -> str:
                asked.append(name)
                return ""

            return ask

        def __exit__(self, *_: object) -> None: ...

    monkeypatch.setattr("companion.evening.first.asking", lambda *_: Keys())
    where = Here(Settings(), config.directories({"COMPANION_HOME": str(tmp_path)}), Phrases("en"))
    prepared, told = opening._ask(where, GameWish(TWO, asks=True), None)  # type: ignore[arg-type]
    assert (opened, asked, told) == ([True], [False, False, True, True, False, False, False], [])
    assert prepared.answered


@pytest.mark.parametrize("word", ["stop", "quit"])
def test_leaving_the_questions_begins_no_game_and_keeps_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, word: str
) -> None:
    class Keys:
        def __enter__(self) -> Callable[[Phrase, bool], str | None]:
            typed = iter(["3", "", word])
            return lambda _question, _name: next(typed)

        def __exit__(self, *_: object) -> None: ...

    monkeypatch.setattr("companion.evening.first.asking", lambda *_: Keys())
    places = config.directories({"COMPANION_HOME": str(tmp_path)})
    with pytest.raises(CompanionError) as caught:
        opening._ask(Here(Settings(), places, Phrases("en")), GameWish(TWO, asks=True), None)  # type: ignore[arg-type]
    assert caught.value.key == "dialogue-left" and not list(tmp_path.rglob("settings.toml"))
