"""The manuals for players, in three languages: every key is pressed, every command run, every sentence said.

tests/manual_kit.py reads them; what holds for every manual is in tests/test_manuals.py.
"""

from __future__ import annotations

import shlex
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pytest

from companion import input as keys
from companion.config import Settings
from companion.config.settings import Mutable
from companion.core.model import Act, Fact, Phrase, Place
from companion.daemon.live_settings import NAMES as SETTERS
from companion.daemon.live_settings import LiveSettings
from companion.device.reading.tray import COLUMNS
from companion.games.royal_garden.rules import variants
from companion.input.commands import BUTTONS
from companion.input.helping import help_now
from companion.input.meanings import Asker
from companion.speech.earcons import NAMES as EARCONS
from companion.ui.cli.main import COMMANDS, main
from tests import command_kit
from tests.language_support import TERRAINS
from tests.manual_kit import LANGUAGES, Chapter, Manual, in_words, phrases, resolved
from tests.playing_scene import scene
from tests.rig import Rig
from tests.test_interpreter import Player

TESTS = Path(__file__).parent
LEVELS = ("terse", "normal", "full")
PLAYERS = ("Jana", "Petr")

NEVER = {
    "en": r"\b(red|green|blue|yellow|white|black|(?<!wheat )fields?)\b",
    "cs": r"\b((červen|zelen|modr|žlut|bíl|čern)\w*|(?<!obilné )pole)\b",
    "pl": r"\b((czerwon|zielon|niebiesk|żółt|biał|czarn)\w*|pol[ea])\b",
}
"""Colours, and words that half of the players take for the wheat field."""


def chapters(language: str) -> tuple[Chapter, ...]:
    return MANUAL.chapters(language)


def chapter(language: str, english: str) -> Chapter:
    return MANUAL.chapter(language, english)


def vocabulary(language: str) -> keys.Vocabulary:
    return MANUAL.vocabulary(language)


def terrain(language: str, word: str) -> str:
    return vocabulary(language).choice("terrain", word) or ""


# ---- what is typed --------------------------------------------------------------------------------------------

LYING = ("1 castle 1 C3", "2 castle 2 C3", "1 place 24 B3 A3", "2 place 25 C4 C5")
"""What lies when a line of the manual is typed; fewer where it is to be laid by that line."""

LINE = tuple(f"draw {number}" for number in (24, 5, 30, 13))
DRAFTED = {
    "lots": (),
    "draw": ("lots 1",),
    "correct": ("lots 1", LINE[0], LINE[3]),
    "choose": ("lots 1", *LINE),
    "leave": (),
}
"""What was told of a whole match before an act of its draft is typed."""

DONE = {
    "castle": "rg-castle-placed",
    "place": "rg-placed-by",
    "undo": "undone",
    "confirm": "made-final",
    "end": "rg-final",
    "lots": "rg-lots",
    "draw": "rg-drawn",
    "correct": "rg-corrected",
    "choose": "rg-chosen",
    "leave": "rg-left",
}
"""What is told of an act that was done."""

FAILED = {"key-unknown", "key-needs", "rg-not-understood", "rg-whose-board", "rg-no-player", "nothing-said-yet"}


class Guest(Player):
    """Sits at seat 1 while player 2 sits opposite; help and what changes a setting are the true ones."""

    def __init__(self, language: str, lying: tuple[str, ...] = LYING, *, match: bool = False) -> None:
        super().__init__(2, language, Rig(2, tray=True) if match else None)
        for line in lying:
            assert self.type(line, source="board"), line
        live_settings = LiveSettings(Settings(), language, lambda _settings: None)
        obey = dict.fromkeys(SETTERS, lambda meant, asker: self._change(live_settings, meant, asker))
        obey["help"] = lambda _meant, asker: self.told.extend(
            help_now(self.interpreter._match, self.interpreter, asker)
        )
        self.interpreter._obey.update(obey)
        self.told.clear()

    def _change(self, live_settings: LiveSettings, meant: keys.Meant, asker: Asker) -> None:
        self.told.append(live_settings.change(meant.command.name, meant.args, asker.seat))

    def answers(self, typed: str, seat: int = 1) -> list[str]:
        """Type a line, again if it is asked for; keys of what was told, and the names of what was obeyed."""
        self.type(typed, seat)
        if self.told and self.told[-1].key.startswith("confirm-"):
            self.type(typed, seat)
        assert all(self.phrases.say(one) for one in self.told)
        found = [*self.said(), *self.obeyed]
        self.obeyed.clear()
        return found


def lying_for(command: str) -> tuple[str, ...]:
    """What lies before this command of the manual is typed."""
    return LYING[: {"castle": 0, "place": 2}.get(command, len(LYING))]


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_typed_is_understood_and_answered(language: str) -> None:
    shared = Guest(language)
    lines = dict.fromkeys(span for one in chapters(language) for span in one.typed)
    assert len(lines) > 100
    for line in lines:
        meant = keys.understand(line, vocabulary(language))
        assert isinstance(meant, keys.Meant), line
        name = meant.command.name
        lasting = meant.command.act is Act.TELL or name == "learn"
        drafted = name in DRAFTED
        told = DRAFTED[name] if drafted else lying_for(name)
        guest = Guest(language, told, match=drafted) if lasting else shared
        answers = guest.answers(line)
        assert answers or name == "stop", line
        assert not FAILED & set(answers), line
        if name in DONE:
            assert DONE[name] in answers, line
        elif name != "discard":
            assert not [key for key in answers if key.startswith("careful")], line


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_keypad_comes_first_for_every_command(language: str) -> None:
    known = vocabulary(language)
    commands = {keys.understand(one, known).command.name for one in MANUAL.pressed(language)}  # type: ignore[union-attr]
    assert commands == {command.name for command in known.commands}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_manual_says_is_asked_twice_is_and_nothing_else(language: str) -> None:
    asking = set()
    for line in chapter(language, "What has to be typed twice").typed:
        told = []
        for seat, match in ((1, False), (0, False), (1, True)):  # nobody leaves where there are no turns
            guest = Guest(language, () if match else LYING, match=match)
            guest.type(line, seat)
            told += [key for key in guest.said() if key.startswith("confirm-")]
        assert told, line
        asking |= set(told)
    wanted = {command.name for command in vocabulary(language).commands if command.asks_twice} | {"undo"}
    assert asking == {f"confirm-{name}" for name in wanted}


@pytest.mark.parametrize("language", LANGUAGES)
def test_buttons_sounds_kinds_and_letters_are_all_told(language: str) -> None:
    known = vocabulary(language)
    buttons = [known.find(span) for span in chapter(language, "The buttons of a board").typed]
    assert [one.name if one else "" for one in buttons] == [BUTTONS[key] for key in sorted(BUTTONS)]
    assert len(chapter(language, "Short sounds").items) == len(EARCONS)
    kinds = [phrases(language).say("knob-topic", {"topic": one, "on": 0}) for one in get_args(Mutable)]
    named = [f"`91.{n}` Enter: {kind[0].lower()}{kind[1:].partition(':')[0]}." for n, kind in enumerate(kinds, 1)]
    assert chapter(language, "Kinds of lines that can be left out").items == named
    view = chapter(language, "The large view").items
    for terrain in TERRAINS:
        letter, word = (
            phrases(language).part(f"large-{what}", {"terrain": terrain}) for what in ("letter", "word")
        )
        assert f"{letter}: {word}." in view


# ---- what is said ---------------------------------------------------------------------------------------------

SEATED: tuple[dict[str, Fact], ...] = ({"number": 1, "player": "Jana"}, {"number": 2, "player": "Petr"})

CASTLE = (Phrase("part-at", {"what": Phrase("rg-castle"), "cell": Place("2", 3, 3)}),)


def placed(*points: tuple[str, int]) -> dict[str, Fact]:
    """The places of players, best first, who are apart by points alone."""
    won: dict[str, Fact] = {"reason": "points", "largest_area": 0, "crowns": 0}
    ranked = enumerate(points, 1)
    places = [{**won, "rank": rank, "players": (name,), "total": total} for rank, (name, total) in ranked]
    return {"ties": (), "places": tuple(Phrase("rg-final-rank", facts) for facts in places)}


def sums(*points: tuple[str, int]) -> tuple[Fact, ...]:
    """The sums of Dynasty."""
    return tuple(Phrase("rg-dynasty-sum", {"player": name, "total": total}) for name, total in points)


SAID: tuple[tuple[str, dict[str, Fact]], ...] = (
    ("first-own", {"number": 1}),
    ("first-reader", {"number": 2}),
    ("first-both", {"number": 3}),
    ("cell-names", {"columns": tuple(Phrase("column", {"column": number}) for number in range(1, 6))}),
    ("resume-offer", {"players": PLAYERS, "count": 12}),
    ("local-joined", {"players": PLAYERS, "count": 12}),
    ("local-left", {}),
    ("play-kept", {}),
    ("rg-whose-board", {}),
    ("clear-boards", {"players": PLAYERS, "tray": 1}),
    ("tray-old", {}),
    ("rg-discarded", {"player": "Jana", "number": 39}),
    ("rg-final", placed(("Jana", 35), ("Petr", 26))),
    ("rg-game-over", {**placed(("Jana", 22), ("Petr", 18)), "game": 1}),
    ("rg-dynasty-so-far", {"sums": sums(("Jana", 22), ("Petr", 18)), "game": 2}),
    ("rg-dynasty-over", placed(("Petr", 65), ("Jana", 57))),
    ("board-fault", {"player": "Jana", "fault": "weak", "again": 0, "command": ""}),
    ("board-resumed", {"player": "Jana"}),
    ("board-old", {"player": "Jana"}),
    ("rg-left", {"player": "Jana"}),
    ("board-back-bare", {"player": "Petr", "count": 5}),
    (
        "put-next",
        {"player": "Petr", "thing": Phrase("rg-castle-thing"), "parts": CASTLE, "step": "first", "after": 4},
    ),
    ("game-resumed", {"count": 52}),
    ("rg-no-advice", {}),
    ("rg-bonuses-open", {"items": (Phrase("rg-bonus-open", {"bonus": "harmony", "points": 5}),)}),
    ("list-over", {}),
    ("line-goes-on", {}),
    ("confirm-end", {}),
    ("not-done", {}),
    ("learning-begins", {}),
    ("num-lock-off", {}),
    ("voice-gone", {"starts": 4, "reason": ""}),
    ("no-sound-device", {}),
    ("sound-device-lost", {}),
    ("earphone-lost", {"player": "Jana"}),
    ("board-whose", {}),
    ("board-buttons", {"items": tuple(Phrase("board-button", told) for told in SEATED), "castle": 1}),
    ("board-of", {"player": "Jana"}),
    ("review-good", {}),
    ("review-nearly", {}),
    ("review-again", {}),
)
"""Sentences of the manuals beside those that are said in the evenings and in the scene, as messages."""


def evening(name: str) -> dict[str, str]:
    """The sentences of a golden transcript, each with the line where it is said first."""
    lines = (TESTS / "golden" / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    return {line: str(n) for n, line in reversed(list(enumerate(lines))) if not line.startswith("#")}


def scene_of(language: str) -> dict[str, str]:
    """Every sentence that is said in a table or an evening, with what it is in all languages."""
    known = {line: f"scene {n}" for n, line in reversed(list(enumerate(scene(language))))}
    known |= {line: f"match {at}" for line, at in evening(f"match_{language}_normal").items()}
    for level in reversed(LEVELS):
        known |= {line: f"{level} {at}" for line, at in evening(f"evening_{language}_{level}").items()}
    for number, other in enumerate(("cs", "pl", "en"), start=1):
        known[phrases(other).say("first-language", {"number": number})] = f"first-language {other}"
    return known


MANUAL = Manual("playing", "royal_garden", scene_of, SAID, 5, terrain, whole=True, never=NEVER)


# ---- the whole match ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_variant_is_told_with_its_numbers(language: str) -> None:
    duel, both = variants.plan(2, {"duel"}), variants.plan(2, {"duel", "wider"})
    numbers = {
        "dynasty": (variants.DYNASTY_GAMES,),
        "centralised": (variants.CENTRALISED_POINTS,),
        "harmony": (variants.HARMONY_POINTS,),
        "duel": (duel.size, duel.in_play, duel.rounds, both.rounds, both.set_aside),
        "wider": (),
    }
    items = chapter(language, "The variants").items[1:]
    assert len(items) == len(numbers) and tuple(numbers) == variants.VARIANTS
    for item, (name, told) in zip(items, numbers.items(), strict=True):
        assert item.startswith(phrases(language).part("rg-variant", {"variant": name}) + ": ")
        assert all(in_words(language, number) in item for number in told), item


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_numbers_of_a_match_are_true(language: str) -> None:
    two, three, four = (variants.plan(players, ()) for players in (2, 3, 4))
    aside = chapter(language, "Making the table ready").items[3]
    assert in_words(language, three.set_aside) in aside and four.set_aside == 0
    rounds = chapter(language, "Rounds and the end").items[1]
    assert in_words(language, two.rounds) in rounds and in_words(language, three.rounds) in rounds
    assert three.rounds == four.rounds
    assert in_words(language, COLUMNS) in chapter(language, "The tray").items[0]


# ---- commands -------------------------------------------------------------------------------------------------

PARSED = {"play", "demo", "boards", "monitor", "doctor", "autostart", "tiles read", "tiles check", "tiles make"}
PARSED |= {"board flash", "board firmware", "coupon", "page", "review", "far"}
PARSED |= {f"far {one}" for one in ("serve", "install", "invite", "join", "play", "list", "leave", "forget")}
"""Not run: they wait for boards, look at the whole computer, change it, or need what somebody made or played."""


def command_lines() -> Iterator[list[str]]:
    """The words of every command line, in the order of the manual, without the name of the program."""
    for one in chapters("en"):
        for span in one.spans:
            words = shlex.split(span)
            if words[0] == "companion" and len(words) > 1:
                yield words[1:]


DOCS = Path(__file__).parent.parent / "docs"
PAGES = {"far": "far-server.md", "league": "league.md"}


def test_every_command_of_the_program_is_in_the_manual() -> None:
    """But for those of who runs a server or a league, which have pages of their own."""
    others = {name for name in ("far", "league") if f"companion {name}" in (DOCS / PAGES[name]).read_text("utf-8")}
    assert {words[0] for words in command_lines()} - {"--help"} | others == set(COMMANDS)


def test_every_command_line_of_the_manual_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    home = tmp_path / "home"
    command_kit.strict_words(monkeypatch)
    for _ in range(3):
        command_kit.run(main, home, "history", "import", str(TESTS / "data" / "golden_game_1.jsonl"))
    for file in ("kingdom.txt", "other.txt"):
        (tmp_path / file).write_text("\n".join(MANUAL.written("en")), encoding="utf-8")
    ran = set()
    for words in command_lines():
        name, command, rest = resolved(words)
        if name in PARSED or words == ["score"]:
            command.make_context(name, [word for word in rest if word != "--help"])
            continue
        speaks = any(param.name == "text" for param in command.params) and "--text" not in rest
        result = command_kit.run(
            main, home, *words, *["--text"] * speaks, lang="" if {"--lang", "--help"} & set(rest) else "en"
        )
        assert result.exit_code == 0, (words, result.output)
        assert result.stdout.strip(), words
        ran.add(name)
    assert {"say", "score", "replay", "history", "settings", "completion", "tiles show"} <= ran
    assert (tmp_path / "game.jsonl").is_file()
