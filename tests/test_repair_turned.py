"""A domino that lies the other way round than it did: one with equal halves is right, any other has to be turned.

What lies there is read from words of magnets. Which halves are equal is the published table's to say.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.core.model import Kind, Phrase, Place
from companion.device.reading.codebook import Codebook
from companion.evening.setting import standard_tiles
from companion.language.phrases import Phrases
from companion.play.journal import Journal
from companion.play.match import Match
from tests.games.garden import dominoes
from tests.rig import Rig, spot

SIZE = 5
EQUAL = frozenset(number for number, kinds in dominoes().items() if kinds[0] == kinds[1])
Cell = tuple[int, int]
Spot = tuple[Cell, Cell]


STANDARD = standard_tiles("royal_garden")


BOOK = Codebook(STANDARD)


@pytest.fixture(autouse=True)
def one_codebook(monkeypatch: pytest.MonkeyPatch) -> None:
    """The look-up tables of the set are made once for all tables."""
    monkeypatch.setattr("companion.play.table.Codebook", lambda tiles: BOOK)


def spots() -> Iterator[Spot]:
    """Every two neighbouring cells of a board, each way round: all places in all four turns."""
    inside = range(1, SIZE + 1)
    for x, y in ((x, y) for x in inside for y in inside):
        for dx, dy in ((1, 0), (0, 1), (-1, 0), (0, -1)):
            if x + dx in inside and y + dy in inside:
                yield (x, y), (x + dx, y + dy)


def castle_beside(places: Spot) -> Cell:
    """A free cell beside half a or half b."""
    around = [(x + dx, y + dy) for x, y in places for dx, dy in ((1, 0), (0, 1), (-1, 0), (0, -1))]
    return next(c for c in around if c not in places and min(c) >= 1 and max(c) <= SIZE)


def final(number: int, places: Spot, castle: Cell) -> Rig:
    """A castle and one domino that can no longer be taken back."""
    rig = Rig(1, size=SIZE, tiles=STANDARD)
    rig.boards[1].lay("castle 1", castle)
    rig.run(1, 50)
    put(rig, number, *places, ms=50)
    rig.tell("confirm")
    assert len(rig.moves()) == 2
    rig.forget()
    return rig


def put(rig: Rig, number: int, a: Cell, b: Cell, ms: int = 2100, n: int = 1) -> None:
    """Lay a domino and wait until what is wrong with it is said."""
    rig.boards[n].lay(f"domino {number}", a, b)
    rig.run(n, ms)


def turn(rig: Rig, number: int, n: int = 1) -> None:
    """Lift a domino and lay it on the same cells the other way round."""
    a, b = rig.boards[n].where(f"domino {number}")
    rig.lift(n, f"domino {number}")
    put(rig, number, b, a, n=n)


def told(rig: Rig) -> tuple[str, list[tuple[str, object, str]]]:
    """Which domino has to be turned, and what its cells are to show: terrain, crowns, cell."""
    (one,) = rig.said
    assert (one.key, one.kind) == ("put-turned", Kind.IMPORTANT)
    thing, parts = one.facts["thing"], one.facts["parts"]
    assert isinstance(thing, Phrase) and isinstance(parts, tuple)
    shown: list[tuple[str, object, str]] = []
    for part in parts:
        assert isinstance(part, Phrase)
        what, cell = part.facts["what"], part.facts["cell"]
        assert isinstance(what, Phrase) and isinstance(cell, Place)
        shown.append((str(what.facts["terrain"]), what.facts["crowns"], cell.name))
    return str(thing.facts["number"]), shown


TERRAIN = {"W": "field", "F": "forest", "L": "lake", "M": "meadow", "S": "swamp", "N": "mine"}


def shows(number: int, places: Spot) -> list[tuple[str, object, str]]:
    """What the cells of a domino show, by the published table."""
    halves = zip(dominoes()[number], places, strict=True)
    return [(TERRAIN[kind[0]], int(kind[1]), Place("1", *cell).name) for kind, cell in halves]


@pytest.mark.sampled(8)
@pytest.mark.parametrize("number", sorted(dominoes()))
def test_every_domino_in_every_place_and_turn_is_right_either_way_or_has_to_be_turned(number: int) -> None:
    for a, b in spots():
        rig = Rig(1, size=SIZE, tiles=STANDARD, greet=False)
        rig.boards[1].lay("castle 1", castle_beside((a, b)))
        rig.snapshot(1)
        rig.tell(f"place {number} {Place('1', *a).name} {Place('1', *b).name}", 1)
        rig.tell("confirm", 1)
        rig.forget()
        put(rig, number, b, a)
        if number in EQUAL:
            assert (rig.said, rig.decided) == ([], []), (a, b)
        else:
            assert told(rig) == (str(number), shows(number, (a, b)))
        assert len(rig.moves()) == 2
    assert set(range(1, 13)) == EQUAL and len(list(spots())) == 80


@pytest.mark.parametrize(("number", "keys"), [(6, []), (24, ["put-turned"])])
def test_a_knocked_board_is_in_order_once_equal_halves_lie_either_way_and_others_are_turned(
    number: int, keys: list[str]
) -> None:
    rig = final(number, (spot("C4"), spot("C5")), spot("C3"))
    for other, a, b in ((3, "D3", "E3"), (17, "B3", "A3")):
        put(rig, other, spot(a), spot(b))
    rig.tell("confirm")
    before = rig.moves()
    assert len(before) == 4
    rig.boards[1].knock()
    rig.quiet(1)
    rig.castle(1)
    put(rig, 3, spot("E3"), spot("D3"))
    put(rig, 17, spot("B3"), spot("A3"))
    rig.forget()
    put(rig, number, spot("C5"), spot("C4"))
    assert rig.spoken() == (keys or ["restored"])
    if keys:
        turn(rig, number)
        assert rig.spoken() == ["restored"]
    assert rig.moves() == before


@pytest.mark.parametrize(("number", "keys"), [(6, ["board-back"]), (24, ["board-back-changed", "put-turned"])])
def test_what_was_turned_while_the_cable_was_out_is_judged_alike(number: int, keys: list[str]) -> None:
    rig = final(number, (spot("C4"), spot("C5")), spot("C3"))
    rig.unplug(1)
    turn(rig, number)
    rig.forget()
    rig.plug(1)
    rig.quiet(1)
    assert rig.spoken() == keys


def test_an_open_domino_with_equal_halves_may_be_turned_and_is_taken_back_by_lifting_alone() -> None:
    rig = Rig(1, tiles=STANDARD)
    rig.castle(1)
    put(rig, 6, spot("C4"), spot("C5"))
    rig.forget()
    turn(rig, 6)
    assert (rig.said, rig.decided) == ([], [])
    rig.lift(1, "domino 6", ms=2100)
    assert rig.spoken() == ["taken-back"]


def test_a_domino_typed_one_way_and_laid_the_other_counts_once_and_waits_to_be_lifted_when_undone() -> None:
    rig = Rig(1, tiles=STANDARD)
    rig.castle(1)
    rig.tell("place 6 C4 C5", 1)
    put(rig, 6, spot("C5"), spot("C4"))
    assert rig.moves() == ["1 castle 1 C3", "1 place 6 C4 C5"]
    rig.forget()
    rig.tell("undo", 1)
    assert rig.spoken() == ["undone-lift"]
    rig.quiet(1)
    assert rig.moves() == ["1 castle 1 C3"], "it still lies there, and is no new act"
    turn(rig, 6)
    assert rig.moves() == ["1 castle 1 C3", "1 place 6 C4 C5"]


@pytest.mark.parametrize("language", ["cs", "en", "pl"])
def test_the_sentence_names_the_domino_and_its_cells_and_what_to_do(language: str) -> None:
    rig = final(24, (spot("C4"), spot("C5")), spot("C3"))
    turn(rig, 24)
    said = Phrases(language, "normal", strict=True).say(rig.said[0])
    assert {"cs": "Otočte ho", "en": "Turn it", "pl": "Obróć ją"}[language] in said
    terse = Phrases(language, "terse", strict=True).say(rig.said[0])
    for cell in {"cs": ("čtyři", "pět"), "en": ("four", "five"), "pl": ("cztery", "pięć")}[language]:
        assert cell in said and cell in terse


def test_a_kept_game_goes_on_with_equal_halves_laid_the_other_way_round(tmp_path: Path) -> None:
    rig = final(6, (spot("C4"), spot("C5")), spot("C3"))
    journal = Journal.open(tmp_path / "journal.sqlite3", lambda: 1)
    match = Match.begin(journal, "royal_garden", rig.setup, rig.tiles, {"quiet_ms": 1500, "long_quiet_ms": 3000})
    for one in rig.heard:
        match.hear([(one, match.table.take(one))])
    number = journal.open_game()
    assert number is not None
    again, _ = Match.resume(journal, number, rig.tiles)
    rig.table, rig.heard = again.table, []
    rig.unplug(1)
    turn(rig, 6)
    rig.forget()
    rig.plug(1)
    rig.quiet(1)
    assert rig.spoken() == ["board-back"]
    assert len(rig.moves()) == 2
    journal.close()
