"""The scene of Královská zahrada: what it says lies somewhere lies there, by the acts in notation alone."""

from __future__ import annotations

import random
import xml.etree.ElementTree as ET
from collections import Counter
from collections.abc import Iterator
from importlib import resources

import pytest

from companion.core.model import Move, Phrase
from companion.games.api import Setup
from companion.games.royal_garden.game import GAME
from companion.games.royal_garden.manifest import GAMES
from companion.games.royal_garden.rules.state import State
from companion.games.scenes import Scene, SceneCell, Sheet
from companion.language.phrases import LANGUAGES, Phrases
from tests.games.garden import LETTERS, NAMES, dominoes, match_setup, setup
from tests.games.match_scenes import SPOKEN

TABLES = {
    "free": setup(1),
    "free 4": setup(4, 7),
    "floating": setup(2, 5, fixed=False),
    "floating 7": setup(1, 7, fixed=False),
    "two": match_setup(2),
    "three": match_setup(3, "wider", "harmony"),
    "four": match_setup(4, "centralised"),
    "duel": match_setup(2, "duel", fixed=False),
    "duel wider": match_setup(2, "duel", "wider"),
    "dynasty": match_setup(2, "dynasty"),
}
TEXT = resources.files(GAMES[0].package).joinpath(GAMES[0].drawings).read_text(encoding="utf-8")
SVG = "{http://www.w3.org/2000/svg}"
SYMBOLS = {str(one.get("id")) for one in ET.fromstring(TEXT).iter(f"{SVG}symbol")}


def scenes(chosen: Setup, seed: int, steps: int = 40) -> Iterator[tuple[State, list[str], Scene]]:
    """States of a random match, all acts so far in notation, and the scene."""
    dice, state, lines = random.Random(seed), GAME.start(chosen), list[str]()
    for _ in range(steps):
        yield state, lines, GAME.scene(state) or Scene(())
        moves = list(GAME.moves(state)) if state.draft is not None else some(state, dice)
        if not moves or moves[0].action == "end":
            return
        # Castles early, so that there is something to lay beside.
        first = [one for one in moves if one.action in ("castle", "lots", "draw", "choose")]
        move = dice.choice(first if first and dice.random() < 0.8 else moves)
        lines.append(GAME.text(move))
        state = GAME.play(state, move)


def some(state: State, dice: random.Random) -> list[Move]:
    """Acts of free placement that lay a castle or one of two dominoes: all of them are many."""
    castles = {f"castle {number}" for number in state.castles}
    return list(GAME.moves(state, castles | {f"domino {one}" for one in dice.sample(state.left(), 2)}))


def sheet(scene: Scene, name: str) -> Sheet | None:
    """The sheet of that id, if there is one."""
    return next((one for one in scene.sheets if one.id == name), None)


def half(kind: str) -> tuple[str, ...]:
    """The drawings of half a domino, by the rulebook's own table."""
    terrain = next(name for name, letter in LETTERS.items() if letter == kind[0])
    return (terrain, f"crowns-{kind[1]}") if kind[1] != "0" else (terrain,)


def laid(lines: list[str], player: int) -> dict[str, tuple[str, ...]]:
    """What the acts put on each cell of a player's board: its drawings."""
    found: dict[str, tuple[str, ...]] = {}
    for who, action, *args in (one.split() for one in lines):
        if who == str(player) and action == "castle":
            found[args[1]] = ("court", f"castle-{player}")
        elif who == str(player) and action == "place":
            found |= {cell: half(kind) for cell, kind in zip(args[1:], dominoes()[int(args[0])], strict=True)}
    return found


def pieces(cells: tuple[SceneCell, ...]) -> set[frozenset[str]]:
    """The cells that joined marks tie together."""
    at = {one.at: one.typed for one in cells}
    steps = {"joined-right": (1, 0), "joined-up": (0, 1)}
    return {
        frozenset({one.typed, at[one.at[0] + x, one.at[1] + y]})
        for one in cells
        for mark, (x, y) in steps.items()
        if mark in one.marks
    }


@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize("seed", range(2))
def test_each_kingdom_shows_what_the_acts_laid_there(table: str, seed: int) -> None:
    for _, lines, scene in scenes(TABLES[table], seed):
        for player in range(1, len(TABLES[table].players) + 1):
            shown = sheet(scene, f"kingdom {player}")
            assert shown is not None and shown.owner == player
            assert {one.typed: one.art for one in shown.cells if one.art} == laid(lines, player)
            placed = [one.split() for one in lines if one.startswith(f"{player} place ")]
            assert pieces(shown.cells) == {frozenset(args[3:]) for args in placed}
            rows = [one.at[1] for one in shown.cells]
            assert rows == sorted(rows, reverse=True), "the far row first"


@pytest.mark.parametrize("table", [name for name, one in TABLES.items() if "play" in one.options])
@pytest.mark.parametrize("seed", range(2))
def test_the_lines_show_each_domino_with_its_king(table: str, seed: int) -> None:
    """Kings and what is free, recounted from the acts."""
    count = len(TABLES[table].players)
    for _, lines, scene in scenes(TABLES[table], seed):
        words = [one.split() for one in lines]
        chosen = {args[2]: int(args[0]) for args in words if args[1] == "choose"}
        done = {args[2] for args in words if args[1] in ("place", "discard")}
        drawn = [args[2] for args in words if args[1] == "draw"]
        shown: dict[str, int] = {}
        for name in ("order", "offer"):
            line = sheet(scene, name)
            for king, first, second in triples(line) if line else []:
                assert king.typed == first.typed == second.typed and "tagged" in king.marks
                assert (first.art, second.art) == tuple(map(half, dominoes()[int(king.typed)]))
                shown[king.typed] = next((int(one[-1]) for one in king.art if one.startswith("king-")), 0)
        assert {name: one for name, one in shown.items() if one} == {
            name: one for name, one in chosen.items() if name not in done
        }
        free = [name for name in shown if not shown[name]]
        assert set(free) <= set(drawn) - set(chosen) and len(free) <= 2 * count + 1


def triples(line: Sheet) -> Iterator[tuple[SceneCell, SceneCell, SceneCell]]:
    """The rows of a line: number and king, and both halves; by number, the lowest first."""
    cells = list(line.cells)
    rows = [(cells[at], cells[at + 1], cells[at + 2]) for at in range(0, len(cells), 3)]
    numbers = [int(one[0].typed) for one in rows]
    assert numbers == sorted(numbers)
    return iter(rows)


@pytest.mark.parametrize("table", TABLES)
def test_every_act_that_names_a_cell_or_a_domino_finds_it(table: str) -> None:
    for state, _, scene in list(scenes(TABLES[table], 3))[::5]:
        places = {(one.owner, cell.typed) for one in scene.sheets for cell in one.cells}
        for sheets in scene.sheets:
            assert len({cell.at for cell in sheets.cells}) == len(sheets.cells)
        for who, action, *args in (GAME.text(one).split() for one in GAME.moves(state)):
            wanted = {"castle": args[1:], "place": args[1:]}.get(action, [])
            assert {(int(who), cell) for cell in wanted} <= places
            if action == "choose" or (action == "place" and state.draft is not None):
                assert (0, args[0]) in places


def test_every_phrase_is_words_and_every_drawing_is_a_symbol_that_is_used() -> None:
    used: Counter[str] = Counter()
    for seed, chosen in enumerate(TABLES.values()):
        *_, (_, _, scene) = scenes(chosen, seed)
        for sheets in scene.sheets:
            used.update(art for cell in sheets.cells for art in cell.art)
        used.update(art for art, _ in scene.legend)
        for phrases in SPOKEN.values():
            told(scene, phrases)
    used.update(f"{what}-{number}" for what in ("king", "castle") for number in range(1, len(NAMES) + 1))
    assert set(used) == SYMBOLS


def told(scene: Scene, phrases: Phrases) -> None:
    """Every phrase is rendered; no two grounds have one letter."""
    for word in (word for _, word in scene.legend):
        assert phrases.part(word)
    letters: dict[str, str] = {}
    for one in scene.sheets:
        assert phrases.part(one.title)
        for cell in one.cells:
            assert all(phrases.part(word) for word in (cell.where, cell.name) if word is not None)
            if cell.letter is not None:
                assert isinstance(cell.letter, Phrase)
                letter = phrases.part(cell.letter)[:1].upper()
                assert letters.setdefault(letter, cell.art[0]) == cell.art[0]


def test_the_drawings_are_small_and_nothing_but_drawings() -> None:
    assert len(TEXT.encode()) <= 40_000 and set(LANGUAGES) == set(SPOKEN)
    allowed = {f"{SVG}{name}" for name in ("svg", "symbol", "path", "circle")}
    for one in ET.fromstring(TEXT).iter():
        assert one.tag in allowed and not {name for name in one.attrib if "href" in name or name.startswith("on")}
