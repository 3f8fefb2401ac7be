"""The digest of the rules parts programs by which a match could go two ways, and no others."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import pytest

from companion.far import digest
from companion.far.digest import SHORT, rules_digest, source_form
from companion.games import NAMES as GAMES

TILES = "a" * 64
SOURCE = '''"""What it is."""
from typing import Final
A: Final = {1: "x", **{}}  # a remark
"""What A is."""
def f(a, /, *b: "T", c=None, **d) -> str:
    """What f does."""
    with open(a) as e, e: pass
    return f"{a!r:>{c}} {{}} {a + 1}" "" f'{b[1:]}'
class C(X, k=1):
    async def g(self):
        match self:
            case {"k": [1, *_]} | None: return (yield), u"ü", b"\\0", 1e3, 2j, ..., "", ""
'''
ADVISING = {"__init__", "gain", "growth"}
ANY, MORE = "\nfrom ", "\nTrue\nfrom "
"""So a module does something else."""
FORM = "79eb5cd747df7f7b4fd591821cce49b57a646dbc4d35ab4eaeb73c16a3ee6a47"


@pytest.fixture
def changed(monkeypatch: pytest.MonkeyPatch) -> Iterator[dict[str, tuple[str, str]]]:
    """Module -> what its source has in place of what; sources are read anew."""
    told: dict[str, tuple[str, str]] = {}
    true = digest._source

    def source(module: str) -> str | None:
        text = true(module)
        if module in told and text is not None:
            before, after = told[module]
            assert before in text
            return text.replace(before, after)
        return text

    monkeypatch.setattr(digest, "_source", source)
    yield told
    digest._judging.cache_clear()


def again(game: str) -> str:
    digest._judging.cache_clear()
    return rules_digest(game, TILES)


def test_games_that_share_their_code_have_one_and_others_their_own() -> None:
    told = {game: rules_digest(game, TILES) for game in GAMES}
    assert told["azul_mini"] == told["master_chocolatier"], "the edition stands in what opens a match"
    assert len(set(told.values())) == 3 and all(len(one) == SHORT for one in told.values())


def test_tiles_and_owners_tables_count() -> None:
    told = {
        rules_digest("queens_garden", TILES),
        rules_digest("queens_garden", "b" * 64),
        rules_digest("queens_garden", TILES, {"wheel": "dark-green 1"}),
        rules_digest("queens_garden", TILES, {"wheel": "dark-green 2"}),
    }
    assert len(told) == 4


@pytest.mark.parametrize(
    ("module", "before", "after"),
    [
        ("companion.games.queens_garden.rules.tables", 'Sector("plant", 4, 3)', 'Sector("plant", 4, 2)'),
        ("companion.games.queens_garden.typing.notation", ANY, MORE),
        ("companion.games.ranking", ANY, MORE),
        ("companion.far.gate", "draws.done + 1", "draws.done + 2"),
        ("companion.far.lots", "companion lots 1", "companion lots 2"),
        ("companion.play.referee.ledger", ANY, MORE),
    ],
)
def test_other_rules_are_another_digest(
    changed: dict[str, tuple[str, str]], module: str, before: str, after: str
) -> None:
    first = again("queens_garden")
    changed[module] = before, after
    assert again("queens_garden") != first


def test_words_for_people_and_remarks_part_nobody(changed: dict[str, tuple[str, str]]) -> None:
    first = again("queens_garden")
    changed["companion.games.queens_garden.rules.tables"] = "they stand on", "they are printed on"
    changed["companion.far.gate"] = "# signed by another seat", "# by somebody else"
    changed["companion.games.queens_garden.telling.tell"] = ANY, MORE
    assert again("queens_garden") == first


def test_every_module_of_the_rules_counts(changed: dict[str, tuple[str, str]]) -> None:
    """What is in the folder of a game's rules, but for what programs alone use that play it."""
    for game in ("royal_garden", "azul_mini", "queens_garden"):
        first = again(game)
        spec = find_spec(f"companion.games.{game.removesuffix('_mini')}.rules.judge")
        assert spec is not None and spec.origin is not None
        for path in Path(spec.origin).parent.glob("*.py"):
            name = f"{spec.name.rpartition('.')[0]}.{path.stem}"
            if path.stem not in ADVISING:
                changed[name] = ANY, MORE
                assert again(game) != first, name
                changed.clear()


def test_the_form_of_a_source_is_the_same_in_each_python() -> None:
    assert source_form(SOURCE) == FORM
    assert source_form(SOURCE.replace("c=None", 'c=""')) != FORM
