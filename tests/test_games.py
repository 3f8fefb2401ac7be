"""Games by their names, and what is declared of each before it begins."""

from __future__ import annotations

from itertools import combinations

import click
import pytest

from companion.config import Settings
from companion.core.errors import CompanionError
from companion.evening.choosing import variants_of
from companion.evening.setting import PlayManner, setup_of, standard_tiles, tiles_of
from companion.games import NAMES, load, named, offer, typed
from companion.games.queens_garden.rules import tables
from companion.language.phrases import LANGUAGES, Phrases
from companion.ui.cli.games import GameName, GameOrNumber, offered_variants
from companion.ui.cli.play import command

GAME = pytest.mark.parametrize("game", NAMES)
PLAYERS = ("Jana", "Petr", "Ola", "Ema", "Jan")


@GAME
def test_a_name_is_typed_with_hyphens_and_means_its_game(game: str) -> None:
    assert load(game).name == game
    for text in (typed(game), game, typed(game).upper(), typed(game).replace("-", "  ")):
        assert named(text) == game
    assert named(f"{game}x") is None and named("") is None
    with pytest.raises(KeyError):
        load("chess")


@GAME
def test_what_is_offered_is_what_the_rules_allow(game: str) -> None:
    """For every number of players and every set of variants, hindered is what the game's own check refuses.

    The points of side B, which an owner enters once, are known here.
    """
    entered = tables.PRINTED._replace(side_b=tables.PRINTED.side_a)
    offered, phrases, tiles = offer(game), Phrases("en"), standard_tiles(game)
    assert offered.variants
    for count in range(1, 6):
        for size in range(len(offered.variants) + 1):
            for chosen in combinations(offered.variants, size):
                own = tables.options(entered, chosen) if game == "queens_garden" else {}
                setup = setup_of(game, PLAYERS[:count], tiles, phrases, PlayManner(True, chosen), own)
                refused = {problem.key for problem in load(game).check(setup)}
                hindered = [offered.hinders(one, chosen, count) for one in chosen]
                fits = offered.fewest <= count <= offered.most
                if fits:
                    assert refused == {one.key for one in hindered if one is not None}, (count, chosen)
                    assert offered.fitting(chosen, count) == tuple(
                        one for one, problem in zip(chosen, hindered, strict=True) if problem is None
                    )
                else:
                    assert refused, (count, chosen)


@GAME
def test_every_title_and_variant_has_its_words(game: str) -> None:
    offered = offer(game)
    for language in LANGUAGES:
        phrases = Phrases(language, strict=True)
        names = [phrases.part(offered.called(one)) for one in offered.variants]
        assert len({phrases.part(offered.title), *names}) == len(names) + 1
        for one, name in zip(offered.variants, names, strict=True):
            assert variants_of([f" {name.upper()} "], game) == (one,)


def test_variants_are_those_of_the_game() -> None:
    assert variants_of(["special,reverse", "marker"], "master_chocolatier") == ("marker", "reverse", "special")
    for wrong, game in (("special", "azul_mini"), ("duel", "azul_mini"), ("reverse", "royal_garden")):
        with pytest.raises(CompanionError) as told:
            variants_of([wrong], game)
        assert told.value.facts["known"] == offer(game).variants


@GAME
def test_each_game_has_its_own_tiles(game: str) -> None:
    assert tiles_of(Settings(), game) == standard_tiles(game)
    read = [one for one in NAMES if offer(one).tiles is None]
    told = {f"tile_set_{one}" if one != NAMES[0] else "tile_set": f"/nowhere/{one}" for one in read}
    if game not in read:
        assert tiles_of(Settings(**told), game) == standard_tiles(game)  # type: ignore[arg-type]
        return
    with pytest.raises(CompanionError) as caught:
        tiles_of(Settings(**told), game)  # type: ignore[arg-type]
    assert caught.value.facts["file"] == f"/nowhere/{game}"


# ---- the command line ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("typed_", "meant"), [("azul-mini", "azul_mini"), ("Royal-Garden", "royal_garden"), ("3", 3)]
)
def test_the_option_takes_a_name_or_a_number(typed_: str, meant: str | int) -> None:
    assert GameOrNumber().convert(typed_, None, None) == meant


@pytest.mark.parametrize("wrong", ["chess", "", "-1", "0", "1.5"])
def test_what_is_neither_is_refused(wrong: str) -> None:
    with pytest.raises(click.UsageError):
        GameOrNumber().convert(wrong, None, None)


def test_the_tab_key_offers_games_and_the_variants_of_the_one_named() -> None:
    context = click.Context(command)
    kind = GameName()
    option = next(one for one in command.params if one.name == "game")
    assert [one.value for one in kind.shell_complete(context, option, "A")] == ["azul-mini"]
    assert len(kind.shell_complete(context, option, "")) == len(NAMES)
    context.params = {"game": "azul_mini"}
    assert offered_variants(context, option, "") == ["reverse"]
    context.params = {"game": "master_chocolatier"}
    assert offered_variants(context, option, "reverse,s") == ["reverse,special"]
    context.params = {"game": None}
    assert offered_variants(context, option, "") == list(
        dict.fromkeys(v for g in NAMES for v in offer(g).variants)
    )
