"""A table of Azul in large letters, and as a scorer beside it sees it: nothing is left out or put elsewhere."""

from __future__ import annotations

import random
from types import SimpleNamespace
from typing import Any

import pytest

from companion.core.model import Player
from companion.device.tiles.files import standard
from companion.games import load
from companion.games.api import Setup, Shown
from companion.games.azul.finished.cold import spaces
from companion.games.azul.rules.editions import MARKER, SIZE
from companion.games.azul.rules.state import Board
from companion.games.azul.telling.picture import picture
from companion.language.phrases import LANGUAGES, Phrases
from companion.play.state import played
from companion.ui.large import boards, compact, render
from companion.ui.large.drawing import BoardDrawing as Drawn
from companion.ui.large.drawing import TableDrawing, drawing_of
from tests.large_support import drawn

EDITIONS = ("azul_mini", "master_chocolatier")
NAMES = ("Jana", "Petr", "Ola", "Ema")


def table(edition: str, players: int, steps: int, seed: int) -> tuple[Any, Any]:
    """A game and a state of it after so many random acts."""
    game, dice = load(edition), random.Random(seed)
    seated = tuple(Player(number, name) for number, name in enumerate(NAMES[:players], 1))
    options = {"play": "match", "draw": "companion"}
    state = game.start(Setup(seated, standard(edition).tiles(), options=options))
    for _ in range(steps):
        due = game.awaited(state)
        if not due:
            break
        moves = [move for move, _ in due[0].chance] or list(game.moves(state))
        state = game.play(state, dice.choice(moves))
    return game, state


def drawing(edition: str, players: int, steps: int, seed: int, language: str = "en") -> TableDrawing:
    """What is shown of it."""
    return shown_of(*table(edition, players, steps, seed), language)


def shown_of(rules: Any, state: Any, language: str) -> TableDrawing:
    """What is shown of a state."""
    # The words of what is awaited are another test's.
    game: Any = SimpleNamespace(
        **{name: getattr(rules, name) for name in ("name", "picture", "standings", "spaces")}
    )
    game.awaited, game.places = lambda _state: [], lambda _setup: ()
    ledger = SimpleNamespace(played=[])
    referee = SimpleNamespace(game=game, state=state, ledger=ledger, outcome=lambda: None)
    seen: Any = SimpleNamespace(referee=referee, setup=state.table.setup, packed_setup={})
    return drawing_of(played(seen), Phrases(language, strict=True))


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_tile_is_shown_once_and_where_it_lies(edition: str, players: int) -> None:
    for steps in range(0, 120, 7):
        _, state = table(edition, players, steps, steps)
        shown, words = picture(state), [*load(edition).edition.colours, "marker"]  # type: ignore[attr-defined]
        for panel, board in zip(shown.panels, state.boards, strict=True):
            assert (panel.columns, panel.rows) == (7, 6) and not panel.blank & panel.cells.keys()
            cells = {at: (tile_of(one), one.count) for at, one in panel.cells.items()}
            lines = {
                (1, 6 - row): (words[tile - 1], count) for row, (tile, count) in enumerate(board.lines) if count
            }
            wall = {
                (3 + column, 6 - row): (words[tile - 1], 0)
                for row, line in enumerate(board.wall)
                for column, tile in enumerate(line)
                if tile
            }
            floor = {(at, 1): (words[tile - 1], 0) for at, tile in enumerate(board.floor[:7], 1)}
            assert cells == lines | wall | floor
        heaps = {(name, tile_of(one)): max(1, one.count) for name, heap in shown.heaps for one in heap}
        if ("0", "marker") in heaps:
            assert heaps.pop(("0", "marker")) and not any(MARKER in board.floor for board in state.boards)
        assert heaps == {
            (str(at), words[colour]): count
            for at, heap in enumerate((state.centre, *state.displays))
            for colour, count in enumerate(heap)
            if count
        }


def tile_of(shown: Shown) -> str:
    """Which tile a cell shows."""
    assert shown.sign is not None
    return str(shown.sign.facts["tile"])


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_letters_of_tiles_differ_and_stand_in_their_words(edition: str, language: str) -> None:
    legend = dict(drawing(edition, 2, 0, 1, language).legend)
    assert len(legend) == SIZE + 1
    for letter, word in legend.items():
        assert len(letter) == 1 and compact.glyph(letter) is not None and drawn(letter)
        assert letter.lower() in word


@pytest.mark.parametrize("edition", EDITIONS)
def test_it_is_as_large_as_the_other_game(edition: str) -> None:
    """Where two boards of five by five cells are drawn, those of Azul are, with displays above them."""
    found = drawing(edition, 2, 12, 4)
    assert found.table
    other = TableDrawing("", tuple(Drawn(one.name, one.points, 5, 5) for one in found.boards))
    for columns, rows in ((120, 38), (160, 50), (200, 60)):
        ours, theirs = (boards.drawn(one, columns, rows // 2, "quarters") for one in (found, other))
        assert ours is not None and theirs is not None
        assert ours[0] * 10 >= theirs[0] * 7, "letters of at least seven tenths"
    beside = boards.drawn(found, 80, 19, "quarters")
    assert beside is not None and "Jana" in beside[1][0] and "Petr" in beside[1][0], "both"
    for columns, rows in ((40, 12), (80, 22), (120, 38), (200, 60)):
        page = render.picture("Petr takes three red.", found, columns, rows, "quarters")
        assert len(page) == rows and all(len(row) <= columns for row in page)


def test_a_table_in_plain_characters() -> None:
    """Row one on top, the floor below; what is empty on the floor and between line and wall is left free."""
    game, state = table("azul_mini", 2, 0, 1)
    wall = ((0, 2, 0, 0, 5), (0,) * 5, (4, 0, 0, 0, 0), (0,) * 5, (0,) * 5)
    jana = Board(lines=((1, 1), (0, 0), (3, 2), (0, 0), (5, 4)), wall=wall, floor=(MARKER, 2, 2), score=12)
    state = state._replace(
        boards=(jana, Board()),
        displays=((0, 0, 3, 1, 0), *state.displays[1:]),
        centre=(2, 0, 0, 0, 5),
        starter=1,
        taker=1,
    )
    found = shown_of(game, state, "en")
    assert found.table == "1 R3K, 0 B2W5"
    assert [line.rstrip() for line in boards.plain(found, 80, 10)] == [
        "Jana 12                 Petr 0",
        "B1    .  Y  .  .  W     .     .  .  .  .  .",
        ".     .  .  .  .  .     .     .  .  .  .  .",
        "R2    K  .  .  .  .     .     .  .  .  .  .",
        ".     .  .  .  .  .     .     .  .  .  .  .",
        "W4    .  .  .  .  .     .     .  .  .  .  .",
        "M  Y  Y",
    ]
    page = render.picture("Jana takes.", found, 80, 22, "halves")
    assert any("1 R3K, 0 B2W5" in row for row in page)


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_scorer_beside_the_game_gets_walls_bonuses_and_points(edition: str) -> None:
    for steps in (0, 60, 120, 400):
        game, state = table(edition, 2, steps, steps)
        for space, board in zip(spaces(state), state.boards, strict=True):
            cells = {
                (x + 1, 5 - y): state.edition.word(tile)
                for y, row in enumerate(board.wall)
                for x, tile in enumerate(row)
                if tile
            }
            assert (space.cells, space.points) == (cells, board.score)
        if game.outcome(state) is not None:
            totals = {one.player: one.total for one in game.outcome(state)}
            bonuses = [space.points + sum(space.bonuses.values()) for space in spaces(state)]
            assert bonuses == [totals[number] for number in state.table.players]
