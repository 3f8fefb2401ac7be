"""A table of Azul as a page draws it: every tile where it lies, every act within reach of cells."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from importlib import resources
from typing import Any

import pytest

from companion import games
from companion.core.model import Phrase, Place
from companion.games.azul.rules.acts import wall_places
from companion.games.azul.rules.editions import EACH, MARKER
from companion.games.azul.rules.state import OVER, TAKE
from companion.games.scenes import Scene, SceneCell, SheetShape
from companion.language.phrases import LANGUAGES, Phrases
from tests.games.azul_kit import GAMES, setup

TABLES = [
    ("azul_mini", 2, ()),
    ("azul_mini", 3, ("reverse",)),
    ("azul_mini", 4, ()),
    ("master_chocolatier", 2, ("special", "marker")),
    ("master_chocolatier", 3, ("special", "reverse")),
    ("master_chocolatier", 4, ("special",)),
]
BY_CELLS = ("take", "tile", "drop", "spread")
BY_WORDS = ("take", "tile", "drop")
tables = pytest.mark.parametrize(("edition", "players", "variants"), TABLES)


def match(edition: str, players: int, variants: tuple[str, ...], seed: int) -> Iterator[Any]:
    """Every state of a match that is played at random; of a long one the beginning."""
    game, dice = GAMES[edition], random.Random(seed)
    state = game.start(setup(edition, players, *variants))
    for _ in range(130):
        yield state
        due = game.awaited(state)
        if not due:
            return
        chances = due[0].chance
        if chances:
            move = dice.choices([one for one, _ in chances], [weight for _, weight in chances])[0]
        else:
            move = dice.choice(list(game.moves(state)))
        state = game.play(state, move)


@cache
def drawn(edition: str, players: int, variants: tuple[str, ...]) -> list[tuple[Any, Scene]]:
    """States and their scenes."""
    game, found = GAMES[edition], []
    for state in match(edition, players, variants, seed=1):
        scene = game.scene(state)
        assert scene is not None
        found.append((state, scene))
    return found


def cells(scene: Scene, name: str) -> tuple[SceneCell, ...]:
    """The cells of a sheet, none where there is no such sheet."""
    return next((one.cells for one in scene.sheets if one.id == name), ())


def tiles(found: tuple[SceneCell, ...], colours: tuple[str, ...]) -> Counter[str]:
    """How many tiles of each colour cells show."""
    count: Counter[str] = Counter()
    for cell in found:
        if cell.art and cell.art[0] in colours:
            assert cell.name is not None and cell.letter is not None
            count[cell.art[0]] += cell.count or 1
    return count


@tables
def test_every_tile_is_drawn_once(edition: str, players: int, variants: tuple[str, ...]) -> None:
    """What is drawn, with what bag and lid hold, are the twenty tiles of each colour; the marker is one."""
    colours = GAMES[edition].edition.colours  # type: ignore[attr-defined]
    for state, scene in drawn(edition, players, variants):
        everywhere = tuple(cell for sheet in scene.sheets for cell in sheet.cells)
        hidden = Counter(dict(zip(colours, map(sum, zip(state.bag, state.lid, strict=True)), strict=True)))
        assert tiles(everywhere, colours) + hidden == Counter(dict.fromkeys(colours, EACH))
        markers = sum("marker" in cell.art for cell in everywhere)
        kept = not state.taker or any(MARKER in board.floor for board in state.boards)  # a full floor takes it not
        if kept:
            assert markers == int(bool(state.starter) and state.phase != OVER)
        assert markers <= 1


@tables
def test_what_is_drawn_in_a_place_lies_there(edition: str, players: int, variants: tuple[str, ...]) -> None:
    game = GAMES[edition]
    colours = game.edition.colours  # type: ignore[attr-defined]
    for state, scene in drawn(edition, players, variants):
        for source, heap in enumerate((state.centre, *state.displays)):
            row = 1 if not source else state.table.displays + 2 - source
            shown = tiles(tuple(one for one in cells(scene, "offer") if one.at[1] == row), colours)
            assert tuple(shown[one] for one in colours) == heap
        for player, board in state.seated:
            wall = {one.at: one for one in cells(scene, f"wall {player}")}
            lying = {(place.x, place.y): piece for place, piece in game.lying(state, str(player)).items()}
            board_of = next(one.board for one in scene.sheets if one.id == f"wall {player}")
            assert {Place(board_of, *at) for at in wall} == {*wall_places(player)}
            assert len(wall) == 25 and {at for at, one in wall.items() if one.name} == lying.keys()
            assert all(wall[at].art[0] == piece.thing.split()[1] for at, piece in lying.items())
            for line, (colour, count) in enumerate(board.lines, 1):
                shown = tiles(
                    tuple(one for one in cells(scene, f"lines {player}") if one.at[1] == 6 - line), colours
                )
                assert sum(shown.values()) in (count, max(0, count - 1)) and len(shown) <= 1
                assert not shown or shown.keys() == {colours[colour - 1]}
            floor = [one.art[0] for one in cells(scene, f"floor {player}")[1:] if one.name]
            assert floor == [(*colours, "marker")[one - 1] for one in board.floor]


@tables
def test_a_free_cell_of_the_coloured_side_has_its_colour(
    edition: str, players: int, variants: tuple[str, ...]
) -> None:
    """The tile that the rules let come there is the one that is drawn faintly; the reverse side has no colours."""
    phrases = Phrases("en", strict=True)
    for state, scene in drawn(edition, players, variants)[::10]:
        for player in state.table.players:
            for one in cells(scene, f"wall {player}"):
                if one.name is None:
                    assert bool(one.art) != ("reverse" in variants)
                    assert one.where is not None
                    assert all(art.removeprefix("socket-") in phrases.part(one.where) for art in one.art)


@tables
def test_a_sheet_keeps_its_cells_and_each_is_one_place(
    edition: str, players: int, variants: tuple[str, ...]
) -> None:
    kept: dict[str, list[tuple[int, int]]] = {}
    for _, scene in drawn(edition, players, variants):
        assert len({sheet.id for sheet in scene.sheets}) == len(scene.sheets) and scene.sheets[0].id == "offer"
        assert {sheet.owner for sheet in scene.sheets} == set(range(players + 1))
        for sheet in scene.sheets:
            at = [one.at for one in sheet.cells]
            assert len(set(at)) == len(at) and at == sorted(at, key=lambda one: (-one[1], one[0]))
            assert kept.setdefault(sheet.id, at) == at
            assert sheet.shape is not SheetShape.HEXAGON


@tables
def test_every_act_can_be_chosen_by_cells(edition: str, players: int, variants: tuple[str, ...]) -> None:
    """Whatever of it is settled, a cell of the table or of the own board goes on, and none leads astray."""
    game = GAMES[edition]
    for state, scene in drawn(edition, players, variants)[::4]:
        legal = [one for one in game.moves(state) if one.action in BY_CELLS]
        for player in {one.player for one in legal}:
            mine = [one for one in scene.sheets if one.owner in (0, player)]
            goes = [tuple(act.split()) for sheet in mine for cell in sheet.cells for act in cell.acts]
            told = {tuple(game.text(one).split()[1:]) for one in legal if one.player == player}
            for tokens in told:
                at = 1
                while at < len(tokens):
                    steps = {len(one) for one in goes if leads(one, tokens, at)}
                    assert steps, f"{tokens[:at]} goes no further"
                    at = max(steps)
            if state.phase == TAKE:
                settled = {one for one in goes if one[0] == "take" and "*" not in one}
                assert settled == {one[:at] for one in told for at in (2, 3)} | {
                    ("take", str(one)) for one in range(state.table.displays + 1)
                }
        wanted = {word for move in legal if move.action in BY_WORDS for word in words(game.text(move))}
        assert wanted <= {cell.typed for sheet in scene.sheets for cell in sheet.cells}


def leads(goes: tuple[str, ...], tokens: tuple[str, ...], at: int) -> bool:
    """Whether a cell goes on with an act of which so many words are settled."""
    fits = all(one in ("*", word) for one, word in zip(goes, tokens[:at], strict=False))
    return len(goes) > at and fits and goes[at:] == tokens[at : len(goes)]


def words(text: str) -> list[str]:
    """The arguments of an act that name places or colours that lie somewhere; those of a tile but its colour."""
    told = text.split()[1:]
    return told[1:3] if told[0] == "tile" else told[1:]


@pytest.mark.parametrize("language", LANGUAGES)
@tables
def test_all_of_it_has_words(edition: str, players: int, variants: tuple[str, ...], language: Any) -> None:
    phrases = Phrases(language, strict=True)
    for _, scene in drawn(edition, players, variants)[::12]:
        for _, word in scene.legend:
            assert phrases.part(word)
        for sheet in scene.sheets:
            assert phrases.part(sheet.title)
            for one in sheet.cells:
                assert one.where is not None and phrases.part(one.where)
                assert one.name is None or phrases.part(one.name)
                assert not isinstance(one.letter, Phrase) or len(phrases.part(one.letter)) == 1


def symbols() -> str:
    """The drawings of both editions."""
    manifest = games.manifest("azul_mini")
    return resources.files(manifest.package).joinpath(manifest.drawings).read_text(encoding="utf-8")


def test_every_drawing_is_there_and_used() -> None:
    text = symbols()
    known = set(re.findall(r'<symbol id="([^"]+)" viewBox="0 0 48 48">', text))
    used = {
        art
        for one in TABLES
        for _, scene in drawn(*one)
        for sheet in scene.sheets
        for cell in sheet.cells
        for art in cell.art
    }
    assert used == known
    assert {art for one in TABLES for _, scene in drawn(*one)[:1] for art, _ in scene.legend} <= known
    assert len(text.encode()) <= 40_000
    assert not re.search(r"<(script|text|image|foreignObject|a)\b|href|url\(|\bon[a-z]+=|<!", text)
