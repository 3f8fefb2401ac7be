"""The words of Azul: lines of fixed scenes word for word, and words for everything that random games say.

The lines stand in tests/golden/azul_lines.txt: "scene | language | level | line", several lines of a scene in the
order of saying; the scenes in tests/games/azul_scenes.py.
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from companion.core.model import Fact, Phrase, Piece, Place, Problem
from companion.games import load
from companion.games.api import Game
from companion.games.azul.rules.state import State
from companion.games.azul.telling import tell
from companion.language.phrases import LANGUAGES, LEVELS, Language, Sayable
from tests.games.azul_kit import Bag, setup
from tests.games.azul_scenes import GOLDEN, SCENES, SPOKEN, worded
from tests.games.lines_kit import golden, named, written_in


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", SCENES)
def test_scenes_word_for_word(name: str, language: Language) -> None:
    assert list(worded(language, name)) == golden(GOLDEN)[name, language]


def test_every_written_line_has_its_scene() -> None:
    assert set(golden(GOLDEN)) == {(name, language) for name in SCENES for language in LANGUAGES}


MODELS = {
    ("25 tile", "cs"): "Jana, řada dva, červená: sedm bodů.",
    ("25 tile", "pl"): "Ola, linia dwa, czerwona: siedem punktów.",
    ("25 tile", "en"): "Jane, row two, red: seven points.",
    ("24 take", "cs"): "Ema: výloha jedna, tři červené. Řada tři plná. Modrá do středu.",
    ("24 take", "pl"): "Zosia: warsztat jeden, trzy czerwone. Linia trzy pełna. Na środek niebieska.",
    ("24 take", "en"): "Emma: display one, three red. Line three full. One blue to the centre.",
    ("26 round ends", "cs"): "Petr, podlaha: čtyři dlaždice a žeton, mínus osm bodů.",
    ("26 round ends", "pl"): "Piotr, podłoga: cztery płytki i znacznik, minus osiem punktów.",
    ("26 round ends", "en"): "Peter, floor: four tiles and the marker, minus eight points.",
}


@pytest.mark.parametrize(("name", "language"), MODELS)
def test_models_stand_in_the_file(name: str, language: str) -> None:
    """Written before any code; the model of a tile is split into its total and its reasons."""
    assert f"{name} | {language} | terse | {MODELS[name, language]}" in golden(GOLDEN)[name, language]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_take_is_longer_than_the_model_without_need(language: Language) -> None:
    """Without overflow, marker and rest a terse take is shorter than the model with its rest."""
    model, plain = (golden(GOLDEN)[name, language][0] for name in ("24 take", "take nothing left"))
    assert len(plain.split(" | ")[3]) < len(model.split(" | ")[3])


# ---- random games ---------------------------------------------------------------------------------------------

TABLES: tuple[tuple[str, int, tuple[str, ...]], ...] = (
    ("azul_mini", 2, ()),
    ("azul_mini", 3, ("reverse",)),
    ("master_chocolatier", 4, ("special",)),
    ("master_chocolatier", 2, ("special", "reverse", "marker")),
)


def acts_at_random(game: Game[Any], state: State, dice: random.Random) -> Iterator[str]:
    """Acts of every kind, most of them not legal."""
    colours = [*state.edition.colours, "green"]
    players = [0, *state.table.players, 7]
    kinds = [*(state.edition.golds or ("sn1",)), "sn9"]
    number = dice.randint
    for _ in range(4):
        who, colour = dice.choice(players), dice.choice(colours)
        yield from (
            f"{who} take {number(0, 10)} {colour} {number(0, 6)}",
            f"{state.turn or 1} take {number(0, state.table.displays)} {colour} {number(0, 6)}",
            f"{who} tile {number(0, 6)} {number(0, 6)} {colour}",
            f"{dice.choice(state.table.players)} tile {number(1, 5)}",
            f"{who} drop {number(0, 6)}",
            f"{who} spread {dice.choice(['left', 'right', 'right left'])}",
            f"0 draw {' '.join(dice.choices(colours, k=number(1, 5)))}",
            f"0 gold {number(0, 9)} {dice.choice(kinds)}",
            f"0 lots {number(1, 5)}",
            dice.choice(["0 round", "0 end", "1 round", "1 nothing", "take", "0 tile x", "1 tile 2 red"]),
        )


def refusals(game: Game[Any], state: State, dice: random.Random) -> Iterator[Problem]:
    """The problems of acts that are not legal in a state."""
    for text in acts_at_random(game, state, dice):
        move = game.parse(state, text)
        yield from move if isinstance(move, list) else game.judge(state, move)


def game_at_random(at: int, dice: random.Random) -> Iterator[Sayable]:
    """Everything that a random game says of itself; the reasons of refusals at every twelfth act."""
    edition, players, variants = TABLES[at]
    made = setup(edition, players, *variants)
    game: Game[Any] = load(edition)
    state, bag = game.start(made), Bag(game.start(made).edition, dice)
    yield from game.steps(made)
    for number in range(10_000):
        if game.outcome(state) is not None:
            break
        if number % 12 == 0:
            yield from refusals(game, state, dice)
            yield from _told_now(game, state)
        moves = list(game.moves(state))
        move = dice.choice(moves)
        if move.action == "draw":
            move = bag.draw(len(move.args), state.lid)
        yield Phrase("act-open", {"player": "", "act": game.act(state, move)})
        after = game.play(state, move)
        yield from game.tell(state, move, after)
        state = after
    yield from _told_now(game, state)
    yield from refusals(game, state, dice)


def _told_now(game: Game[Any], state: State) -> Iterator[Sayable]:
    yield from (one.act for one in game.awaited(state))
    yield from game.reasons(state, 0)
    yield from game.score(state)
    for player in state.table.players:
        for place in game.lying(state, str(player)):
            yield Phrase("take-away", _lifted(game, state, place, player))


def _lifted(game: Game[Any], state: State, place: Any, player: int) -> dict[str, Fact]:
    thing = game.lying(state, str(player))[place].thing
    return {"player": "Ema", "thing": game.thing(state, thing), "cells": (game.where(state, place),), "several": 1}


@pytest.mark.sampled(2)
@pytest.mark.parametrize("at", range(len(TABLES)))
def test_whatever_a_game_says_has_words(at: int) -> None:
    """In three languages and at three levels, without a failure; strict: a missing word or fact raises."""
    for one in everything(at):
        for phrases in SPOKEN.values():
            for phrases.level in LEVELS:
                phrases.say(one)


@cache
def everything(at: int) -> tuple[Sayable, ...]:
    """What a random game says, each different thing once."""
    return tuple({repr(one): one for one in game_at_random(at, random.Random(at))}.values())


ELSEWHERE = {"az-rank", "az-prepare-typed"}
"""Answers (tests/games/test_azul_questions.py), and what is told beside computers (tests/test_lone_match.py)."""


def test_the_games_and_scenes_say_everything_there_is() -> None:
    """No key of the modules that decide what is said is left out, so that the words above are all of them."""
    room = Path(tell.__file__).parents[1]
    modules = ("tell", "round_end", "awaited", "judge", "notation", "points", "reasons", "steps", "nouns")
    keys = {key for one in modules for key in re.findall(r'"(az-[a-z-]+)"', written_in(room, one))}
    said_all = {key for at in range(len(TABLES)) for one in everything(at) for key in named(one)}
    said_all |= {key for scene in SCENES.values() for one in scene("cs") for key in named(one)}
    assert keys - said_all == ELSEWHERE


# ---- walls found as they lie ----------------------------------------------------------------------------------


@pytest.mark.parametrize("variants", [(), ("reverse",)])
def test_every_problem_of_a_wall_found_as_it_lies_has_words(variants: tuple[str, ...]) -> None:
    made = setup("azul_mini", 2, *variants)
    game: Game[Any] = load("azul_mini")
    red, strange = Piece("tile red"), Piece("domino 5", "a")
    laid = {
        "1": (
            (Place("1", 1, 5), red),
            (Place("1", 2, 5), red),
            (Place("1", 1, 4), red),
            (Place("1", 5, 1), strange),
        ),
        "2": ((Place("2", 7, 7), red),),
        "9": ((Place("9", 1, 1), red),),
    }
    found = game.read(made, laid)
    assert isinstance(found, list)
    twice = {"az-row-twice", "az-column-twice"} if variants else {"az-wrong-cell"}
    assert {one.key for one in found} == {"az-unknown-board", "az-unknown-thing", "az-off-wall", *twice}
    for phrases in SPOKEN.values():
        for phrases.level in LEVELS:
            assert all(phrases.say(one) for one in found)
