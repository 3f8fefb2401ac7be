"""What is said can be typed: words of the texts, of the rulebooks and of the acts, typed back in each game."""

from __future__ import annotations

import random
from functools import cache
from typing import Any

import pytest

from companion.core.model import Act, Command, Move
from companion.games import NAMES, load
from companion.games.api import Game
from companion.input import HalfWord, Incomplete, Meant, Vocabulary, understand, vocabulary_of
from companion.language.phrases import CELLS, LANGUAGES, LEVELS, Phrases
from tests.games.examples import EXAMPLES

GAMES = tuple(NAMES)


@cache
def phrases(language: str) -> Phrases:
    return Phrases(language, strict=True)


@cache
def vocabulary(game: str, language: str) -> Vocabulary:
    told = phrases(language)
    return vocabulary_of(load(game), told.part, told.forms)


def means(game: str, language: str, line: str) -> tuple[str, tuple[str, ...]]:
    """The command of a line and its arguments as far as they are understood."""
    found = understand(line, vocabulary(game, language))
    if isinstance(found, Meant):
        return found.command.name, found.args
    assert isinstance(found, Incomplete), (line, found)
    return f"{found.command.name}, wrong: {found.told}" if found.wrong else found.command.name, found.args


# ---- the words of the rulebooks, and natural cases -------------------------------------------------------------

TYPED = {
    ("royal_garden", "cs"): {
        "najít obilné pole": ("find", ("field",)),
        "najdi pole": ("find", ("field",)),
        "najít klas": ("find", ("field",)),
        "najít rybník": ("find", ("lake",)),
        "najít rybníky": ("find", ("lake",)),
        "najít skály": ("find", ("mine",)),
        "najít bažinu": ("find", ("swamp",)),
        "najít louku": ("find", ("meadow",)),
        "najít lesy": ("find", ("forest",)),
        "tady Bravo tři": ("here", ("B3",)),
        "tady sloupec Bravo, řada tři": ("here", ("B3",)),
        "umístit dílek dvacet čtyři": ("place", ("24",)),
        "položit 24 Bravo tři Bravo čtyři": ("place", ("24", "B3", "B4")),
        "zahodit třicet": ("discard", ("30",)),
        "odložit dílek třicet": ("discard", ("30",)),
        "pořadí": ("order", ()),
        "umístění": ("ranking", ()),
        "dva body": ("score", ()),
    },
    ("royal_garden", "pl"): {
        "znajdź łąkę": ("find", ("meadow",)),
        "znajdz lake": ("find", ("meadow",)),
        "znajdź jezioro": ("find", ("lake",)),
        "znajdź pole pszenicy": ("find", ("field",)),
        "znajdź pszenicę": ("find", ("field",)),
        "znajdź wodę": ("find", ("lake",)),
        "znajdź lasu": ("find", ("forest",)),
        "dołóż płytkę dwadzieścia cztery": ("place", ("24",)),
        "kolejność": ("order", ()),
        "prowadzi": ("ranking", ()),
    },
    ("royal_garden", "en"): {
        "find the wheat field": ("find", ("field",)),
        "find grasslands": ("find", ("meadow",)),
        "find woods": ("find", ("forest",)),
        "find water": ("find", ("lake",)),
        "find lake": ("find", ("lake",)),
        "place domino twenty-four": ("place", ("24",)),
        "here Bravo three": ("here", ("B3",)),
        "two score": ("score", ()),
    },
    ("queens_garden", "pl"): {
        "spasuj": ("pass", ()),
        "spasuję": ("pass", ()),
        "dobierz niebieska": ("take", ("blue",)),
        "dobierz wszystkie ptaki": ("take", ("bird",)),
        "dołóż płytkę niebieski ptak": ("place", ("bird-blue",)),
        "dołóż kafel niebieski ptak": ("lay", ("bird-blue",)),
        "dołóż kafel ogrodu niebieski ptak": ("lay", ("bird-blue",)),
        "koło obrotowe": ("wheel", ()),
        "otoczyć posąg pierwsza": ("surround", ("ornament-1",)),
        "otoczyć ławka trzecia": ("surround", ("ornament-3",)),
        "otoczyć pawilon druga": ("surround", ("2-middle",)),
        "otoczyć fontanna": ("surround", ("fountain",)),
        "tutaj fontanna druga": ("here", ("fountain-2",)),
        "tutaj fontanna 2": ("here", ("fountain-2",)),
        "znajdź kwiatek": ("find", ("flower",)),
    },
    ("queens_garden", "cs"): {
        "tady fontána druhá": ("here", ("fountain-2",)),
        "tady fontána dvojka": ("here", ("fountain-2",)),
        "obklopit socha jednička": ("surround", ("ornament-1",)),
        "umístit dílek modrý pták fontána druhá": ("place", ("bird-blue", "fountain-2")),
        "umístit destičku modrý pták": ("lay", ("bird-blue",)),
        "dobrat modré": ("take", ("blue",)),
        "dobírám ptáky": ("take", ("bird",)),
        "pasuji": ("pass", ()),
        "otočné kolo": ("wheel", ()),
        "kolo": ("rounds", ()),
    },
    ("queens_garden", "en"): {
        "place blue bird fountain two": ("place", ("bird-blue", "fountain-2")),
        "here fountain two o'clock": ("here", ("fountain-2",)),
        "take all birds": ("take", ("bird",)),
        "pass turn": ("pass", ()),
    },
    ("azul_mini", "cs"): {
        "vzít z výlohy tři modrou do řady dvě": ("take", ("3", "blue", "2")),
        "vzít ze středu stolu červenou podlaha": ("take", ("0", "red", "0")),
        "vzít modrou z výlohy tři do řady dvě": ("take", ("3", "blue", "2")),
        "kam výloha dvě": ("fits", ("2",)),
        "obložit řada tři": ("tile", ("3",)),
    },
    ("azul_mini", "pl"): {
        "weź czarne ze środka": ("take", ("0", "black")),
        "weź z warsztatu trzy niebieską do linii dwa": ("take", ("3", "blue", "2")),
    },
    ("master_chocolatier", "en"): {
        "take from display three blue line two": ("take", ("3", "blue", "2")),
        "take blue from the centre": ("take", ("0", "blue")),
    },
}


@pytest.mark.parametrize(
    ("game", "language", "line", "expected"),
    [(*key, line, expected) for key, lines in TYPED.items() for line, expected in lines.items()],
)
def test_the_words_of_the_rulebooks_mean_what_they_say(
    game: str, language: str, line: str, expected: tuple[str, tuple[str, ...]]
) -> None:
    assert means(game, language, line) == expected


def test_numbers_alone_are_never_turned_around() -> None:
    found = understand("take 3 9 2", vocabulary("azul_mini", "en"))
    assert isinstance(found, Incomplete) and found.missing == "colour" and found.told == "9"
    assert isinstance(understand("take three nine two", vocabulary("azul_mini", "en")), Incomplete)


def test_a_word_that_only_begins_two_commands_is_asked_about() -> None:
    found = understand("dołóż niebieski ptak", vocabulary("queens_garden", "pl"))
    assert isinstance(found, HalfWord) and found.halves == ("dołóż płytkę", "dołóż kafel")


# ---- every noun, place and number that the texts say ------------------------------------------------------------


def asking(game: str, kind: str) -> Command:
    """A command of the game that begins with an argument of this kind."""
    commands = vocabulary(game, "en").commands
    found = next((one for one in commands if one.args and one.args[0].rstrip("?") == kind), None)
    return found or Command("try", "99", Act.ASK, args=(kind,))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_whatever_a_thing_is_called_it_can_be_typed_so(game: str, language: str) -> None:
    told, known = phrases(language), vocabulary(game, language)
    tried = 0
    for kind, several in load(game).choices.items():
        command = asking(game, kind)
        owner: dict[str, str] = {}
        for one in several:
            for said in one.said:
                for wording in told.forms(said):
                    if owner.setdefault(wording, one.id) != one.id:
                        continue  # "destička na dvojce" is its middle and the whole
                    args = Vocabulary((command,), {}, {kind: several}, spoken=known.spoken)
                    line = f"{command.name} {wording}"
                    found = understand(line, known if command.name != "try" else args)
                    assert isinstance(found, Meant | Incomplete), line
                    assert found.args[:1] == (one.id,), (line, found)
                    tried += 1
    assert tried > 5


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_cell_is_typed_as_it_is_said(language: str) -> None:
    told, known = Phrases(language, strict=True), vocabulary("royal_garden", language)
    for told.cells in CELLS:
        for told.level in LEVELS:
            for x in range(1, 8):
                for y in range(1, 8):
                    said = told.part(f"cell-{told.cells}", {"column": x, "row": y})
                    found = understand(f"here {said}", known)
                    assert isinstance(found, Meant) and found.args == (f"{'ABCDEFG'[x - 1]}{y}",), said


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_number_is_typed_as_it_is_said(language: str) -> None:
    told, known = phrases(language), vocabulary("royal_garden", language)
    for number in range(1, 121):
        for gender in ("", "masculine", "feminine", "neuter"):
            for case in ("", "accusative"):
                found = understand(f"discard {told.number(number, gender, case)}", known)
                assert isinstance(found, Meant) and found.args == (str(number),), (number, gender, case)
    for number in range(1, 8):
        said = told.part("ordinal-typed", {"number": number})
        found = understand(f"row {said}", known)
        assert isinstance(found, Meant) and found.args == (str(number),), said


# ---- the verbs of the acts --------------------------------------------------------------------------------------


def played(game: str, seed: int) -> list[tuple[Game[Any], Any, Move]]:
    """The acts of a game that chance plays, each with the state before it."""
    rules, dice = load(game), random.Random(seed)
    found: list[tuple[Game[Any], Any, Move]] = []
    state = rules.start(EXAMPLES[game].in_turns[0] if EXAMPLES[game].in_turns else EXAMPLES[game].setups[0])
    while len(found) < 400:
        chance = [move for one in rules.awaited(state) for move, _ in one.chance]
        confirmed = [one.confirms for one in rules.awaited(state) if one.confirms is not None]
        moves = chance or list(rules.moves(state)) or confirmed
        if not moves:
            break
        move = dice.choice(moves)
        found.append((rules, state, move))
        state = rules.play(state, move)
    return found


UNNAMED = {"draw", "tile"}
"""Acts of chance and of Azul's tiling that are told by what comes where, without a verb of their own."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_word_by_which_an_act_is_told_is_a_word_of_its_command(game: str, language: str) -> None:
    told, known = phrases(language), vocabulary(game, language)
    acts: dict[str, str] = {}
    for rules, state, move in played(game, 7):
        if known.has(move.action) and move.action not in UNNAMED:
            acts.setdefault(move.action, told.part(rules.act(state, move)))
    assert acts
    for action, said in acts.items():
        words = said.replace(",", " ").replace(":", " ").replace(".", " ").split()
        found = {known.begun(words[at:])[0] for at in range(len(words))} - {None}
        assert known.named(action) in found, f"{action}: none of its words in {said!r}"
