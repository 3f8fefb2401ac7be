"""The wheel and rewards of Queen's Garden as tables that an owner can correct, and the file that keeps them."""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion import config
from companion.config import Settings
from companion.core.errors import CompanionError
from companion.evening import opening
from companion.evening.here import Here
from companion.evening.own_tables import file_of, keep, kept, lacks, options, trouble
from companion.evening.planning import planned
from companion.evening.setting import PlayManner, standard_tiles, tile_file, tiles_of
from companion.games import load
from companion.games.queens_garden.rules import tables
from companion.games.queens_garden.rules.hexes import CRITERIA
from companion.games.queens_garden.rules.tables import PRINTED, REWARDED, Sector, Tables
from companion.games.queens_garden.rules.variants import SIDE_B
from companion.language.phrases import Phrases
from companion.play.journal import Journal
from companion.play.journal.codec import pack, unpack

DATA = Path(__file__).parent / "data" / "queens_garden_tables_1.json"
GAME = "queens_garden"
TWO = ("Jana", "Petr")


def sides() -> st.SearchStrategy[tuple[Sector, ...]]:
    """Every wheel that can be."""
    points = st.lists(st.integers(0, 9), min_size=12, max_size=12)
    return st.tuples(st.permutations(CRITERIA), points).map(
        lambda told: tuple(
            Sector(one, at // 3 + 1, each) for at, (one, each) in enumerate(zip(*told, strict=True))
        )
    )


def any_tables() -> st.SearchStrategy[Tables]:
    """Every table that can be."""
    rewards = st.tuples(*[st.integers(0, 9)] * 4).map(lambda told: dict(zip(REWARDED, told, strict=True)))
    return st.builds(Tables, sides(), st.none() | sides(), rewards)


def here(home: Path) -> Here:
    """A household with its files below a folder."""
    return Here(Settings(), config.directories({"COMPANION_HOME": str(home)}), Phrases("en", strict=True))


def write(where: Here, told: object) -> Path:
    """Write the owner's file; text as it stands, anything else as JSON."""
    path = file_of(where.places, GAME)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(told if isinstance(told, str) else json.dumps(told), encoding="utf-8")
    return path


# ---- what is printed ------------------------------------------------------------------------------------------


def test_the_printed_tables_are_those_of_the_facts() -> None:
    """QG-131, QG-133 to QG-137 and QG-93."""
    assert tables.wheel({}) == (
        (("dark-green", 1), ("tree", 1), ("blue", 1)),
        (("bird", 1), ("dark-purple", 1), ("butterfly", 2)),
        (("purple", 1), ("flower", 2), ("yellow", 1)),
        (("plant", 3), ("light-green", 1), ("tulips", 3)),
    )
    assert tables.rewards({}) == {"fountain": 1, "statue": 2, "bench": 2, "pavilion": 3}
    assert PRINTED.side_b is None, "QG-177: nobody here knows it"
    assert tables.problems(PRINTED) == []
    assert sorted(one for sectors in tables.wheel({}) for one, _ in sectors) == sorted(CRITERIA)


# ---- text of a set-up, and data of a file ---------------------------------------------------------------------


@given(any_tables(), st.booleans())
def test_tables_survive_a_set_up_and_a_file(told: Tables, side_b: bool) -> None:
    assert tables.problems(told) == []
    found = tables.options(told, (SIDE_B,) if side_b else ())
    sectors = told.side(side_b)
    assert (tables.WHEEL in found) == (sectors is not None)
    assert tables.rewards(found) == told.rewards
    if sectors is not None:
        flat = [Sector(one, n, each) for n, part in enumerate(tables.wheel(found), 1) for one, each in part]
        assert sorted(flat) == sorted(sectors)
    assert tables.found_in(json.loads(json.dumps(tables.kept(told)))) == told


@given(st.text(alphabet="blue tree,12 -x\n٣", max_size=40) | st.text(max_size=20))
def test_a_damaged_text_is_no_wheel_and_no_reward(text: str) -> None:
    for read, name in ((tables.wheel, tables.WHEEL), (tables.rewards, tables.REWARDS)):
        with pytest.raises(ValueError):
            read({name: text})


@pytest.mark.parametrize(
    ("change", "keys"),
    [
        (lambda s: s[1:], ["qg-wheel-times", "qg-wheel-round"]),
        (lambda s: (*s, s[0]), ["qg-wheel-times", "qg-wheel-round"]),
        (lambda s: (s[0]._replace(round=2), *s[1:]), ["qg-wheel-round", "qg-wheel-round"]),
        (lambda s: (s[0]._replace(round=5), *s[1:]), ["qg-wheel-round", "qg-wheel-round"]),
        (lambda s: (s[0]._replace(points=10), *s[1:]), ["qg-wheel-points"]),
        (lambda s: (s[0]._replace(points=-1), *s[1:]), ["qg-wheel-points"]),
        (lambda s: (s[0]._replace(criterion="pink"), *s[1:]), ["qg-wheel-strange", "qg-wheel-times"]),
    ],
)
def test_each_fault_of_a_wheel_is_named(change: Callable[[Any], Any], keys: list[str]) -> None:
    wrong = tables.wheel_problems(change(PRINTED.side_a), side_b=False)
    assert [one.key for one in wrong] == keys
    assert [one.key for one in tables.problems(PRINTED._replace(side_b=change(PRINTED.side_a)))] == keys
    for language in ("cs", "pl", "en"):
        assert all(Phrases(language, strict=True).say(one) for one in wrong)


def test_each_fault_of_the_rewards_is_named() -> None:
    wrong = tables.reward_problems({"fountain": 10, "statue": 1, "bench": 0, "gnome": 1})
    assert [one.key for one in wrong] == ["qg-reward-strange", "qg-reward-missing", "qg-reward-jokers"]


# ---- the file -------------------------------------------------------------------------------------------------


def test_a_file_of_version_1_is_read(tmp_path: Path) -> None:
    where = here(tmp_path)
    file_of(where.places, GAME).parent.mkdir(parents=True)
    shutil.copy(DATA, file_of(where.places, GAME))
    found = kept(where.places, GAME)
    assert found.problem is None and found.own == {"side_a", "side_b", "rewards"}
    assert found.tables.side_a[3] == Sector("plant", 2, 3) and found.tables.rewards["bench"] == 1
    assert found.tables.side_b is not None and found.tables.side_b[-1] == Sector("tulips", 4, 9)


def test_without_a_file_the_printed_ones_hold(tmp_path: Path) -> None:
    found = kept(here(tmp_path).places, GAME)
    assert (found.tables, found.own, found.problem) == (PRINTED, frozenset(), None)
    assert not list(tmp_path.iterdir()), "reading makes nothing"


def test_only_what_was_corrected_is_written_and_the_rest_of_the_file_stays(tmp_path: Path) -> None:
    where = here(tmp_path)
    file_of(where.places, GAME).parent.mkdir(parents=True)
    shutil.copy(DATA, file_of(where.places, GAME))
    keep(where.places, GAME, PRINTED._replace(rewards={**PRINTED.rewards, "bench": 5}), ["rewards"])
    told = json.loads(file_of(where.places, GAME).read_text("utf-8"))
    assert told == {**json.loads(DATA.read_text("utf-8")), "rewards": {**PRINTED.rewards, "bench": 5}}
    keep(where.places, GAME, PRINTED._replace(side_b=PRINTED.side_a), ["side_b"])
    found = kept(where.places, GAME)
    assert found.tables.side_b == PRINTED.side_a and found.tables.side_a[2] == Sector("blue", 1, 2)
    assert os.listdir(file_of(where.places, GAME).parent) == ["queens_garden_tables.json"]


NEWER = {"version": 2, "side_a": "something else"}
WRONG = [
    "",
    "{",
    "[]",
    "\x00",
    '{"version": 1',
    "[" * 100_000,
    {"version": "1"},
    {"version": True},
    {"version": 0},
    {"version": 1, "side_a": []},
    {"version": 1, "side_a": "blue"},
    {"version": 1, "side_a": [["blue", 1]]},
    {"version": 1, "side_b": [[1, 2, 3]] * 12},
    {"version": 1, "rewards": []},
    {"version": 1, "rewards": {"fountain": 1}},
    {"version": 1, "rewards": {**PRINTED.rewards, "bench": 1.5}},
    {"version": 1, "side_a": [[one.criterion, one.round, 99] for one in PRINTED.side_a]},
]


@pytest.mark.parametrize("told", WRONG, ids=lambda one: str(one)[:30])
def test_a_wrong_file_is_told_the_printed_tables_hold_and_nothing_is_lost(tmp_path: Path, told: object) -> None:
    where = here(tmp_path)
    path = write(where, told)
    before = path.read_bytes()
    found = kept(where.places, GAME)
    assert found.tables == PRINTED and not found.own and found.problem is not None
    assert found.problem.key == "qg-wheel-file" and path.read_bytes() == before
    for language, typed in (("cs", "companion kolo"), ("pl", "companion koło"), ("en", "companion wheel")):
        said = Phrases(language, strict=True).write(found.problem)
        assert str(path) in said and typed in said
    keep(where.places, GAME, PRINTED, ["side_a"])
    assert kept(where.places, GAME).problem is None and kept(where.places, GAME).own == {"side_a"}
    assert path.with_name(path.name + ".damaged").read_bytes() == before


def test_a_newer_file_is_left_alone(tmp_path: Path) -> None:
    where = here(tmp_path)
    path = write(where, NEWER)
    found = kept(where.places, GAME)
    assert found.tables == PRINTED and found.problem is not None and found.problem.facts["reason"] == "newer"
    assert where.phrases.write(found.problem)
    with pytest.raises(CompanionError) as caught:
        keep(where.places, GAME, PRINTED, ["side_a"])
    assert caught.value.key == "owned-wrong" and json.loads(path.read_text(encoding="utf-8")) == NEWER
    assert os.listdir(path.parent) == [path.name]


def test_a_folder_in_its_place_is_told(tmp_path: Path) -> None:
    where = here(tmp_path)
    file_of(where.places, GAME).mkdir(parents=True)
    found = kept(where.places, GAME)
    assert found.tables == PRINTED and found.problem is not None and found.problem.facts["reason"] == "directory"
    with pytest.raises(CompanionError):
        keep(where.places, GAME, PRINTED, ["side_a"])


def test_a_disk_that_breaks_off_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    where = here(tmp_path)
    keep(where.places, GAME, PRINTED, ["side_a"])
    before = file_of(where.places, GAME).read_bytes()

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("companion.config.writing.os.replace", full)
    with pytest.raises(CompanionError) as caught:
        keep(where.places, GAME, PRINTED._replace(side_b=PRINTED.side_a), ["side_b"])
    assert (caught.value.key, caught.value.facts["reason"]) == ("settings-not-written", "full")
    assert file_of(where.places, GAME).read_bytes() == before
    assert len(os.listdir(file_of(where.places, GAME).parent)) == 1


# ---- what a game gets -----------------------------------------------------------------------------------------


def test_a_new_game_is_played_with_the_owners_tables(tmp_path: Path) -> None:
    where = here(tmp_path)
    file_of(where.places, GAME).parent.mkdir(parents=True)
    shutil.copy(DATA, file_of(where.places, GAME))
    for variants, points in (((), 2), ((SIDE_B,), 0)):
        setup, _ = planned(where, GAME, TWO, PlayManner(True, variants))
        assert load(GAME).check(setup) == []
        assert dict(tables.wheel(setup.options)[0])["blue"] == points
        assert tables.rewards(setup.options)["bench"] == 1
    assert options(where.places, "azul_mini", ()) == {}
    assert setup == unpack(type(setup), pack(setup)), (
        "kept with the game, so that a later correction changes nothing"
    )


def test_side_b_needs_its_points_once(tmp_path: Path) -> None:
    where = here(tmp_path)
    assert lacks(where.places, GAME, (SIDE_B,)) and not lacks(where.places, GAME, ())
    assert not lacks(where.places, "azul_mini", (SIDE_B,))
    with pytest.raises(CompanionError) as caught:
        planned(where, GAME, TWO, PlayManner(True, (SIDE_B,)))
    assert caught.value.key == "qg-wheel-side-b"
    assert "companion wheel --side b" in where.phrases.write(caught.value)
    keep(where.places, GAME, PRINTED._replace(side_b=PRINTED.side_a), ["side_b"])
    assert not lacks(where.places, GAME, (SIDE_B,))
    assert planned(where, GAME, TWO, PlayManner(True, (SIDE_B,)))[0].options["wheel"]


def test_a_wrong_file_is_told_when_a_game_begins(tmp_path: Path) -> None:
    where = here(tmp_path)
    assert trouble(where.places, GAME) == []
    write(where, "{")
    assert [one.key for one in trouble(where.places, GAME)] == ["qg-wheel-file"]
    assert trouble(where.places, "azul_mini") == []
    journal = Journal.open(tmp_path / "journal.sqlite3", lambda: 0)
    try:
        _, said = opening.begin(journal, where, GAME, TWO, PlayManner(True))
    finally:
        journal.close()
    assert [one.key for one in said[:2]] == ["qg-wheel-file", "game-begun"]


# ---- a set of tiles without magnets ---------------------------------------------------------------------------


def test_its_tiles_come_from_the_game_and_no_setting_names_a_file() -> None:
    """QG-02, QG-03, QG-08, QG-09: three equal tiles and one expansion of each of the 36."""
    found = tiles_of(Settings(), GAME)
    assert found == standard_tiles(GAME) and tile_file(Settings(), GAME) == ""
    assert len(found.tiles()) == 72 and sum(one.count for one in found.tiles()) == 144
    assert not found.words() and not found.dominoes
    assert planned(here(Path("/nowhere")), GAME, TWO, PlayManner(True))[0].tiles == found.tiles()


def test_another_set_of_such_tiles_has_another_hash() -> None:
    from companion.device.tiles.tileset import content_hash

    found = standard_tiles(GAME)
    fewer = replace(found, plain=(replace(found.plain[0], count=2), *found.plain[1:]))
    hashes = {content_hash(one) for one in (found, fewer, replace(found, plain=found.plain[1:]))}
    assert len(hashes) == 3
