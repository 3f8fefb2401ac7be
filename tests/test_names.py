"""One name, one class: who reads the name of a public class knows which one is meant."""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path, PurePosixPath

PACKAGE = Path(__file__).parent.parent / "companion"


@cache
def classes_of(source: str) -> tuple[str, ...]:
    """Names of the public classes of a module, also of those within others."""
    found = [node.name for node in ast.walk(ast.parse(source)) if isinstance(node, ast.ClassDef)]
    return tuple(name for name in found if not name.startswith("_"))


def game_of(path: str) -> str:
    """The game in whose folder a module lies, "" for one outside; paths begin below the package."""
    match PurePosixPath(path).parts:
        case ("games", game, _, *_):
            return game
    return ""


def is_shared(path: str) -> bool:
    """Whether every game may use a module outside games: what lies in core, and the interface of games."""
    return path.startswith(("core/", "games/")) and not game_of(path)


def homonyms(tree: Mapping[str, str]) -> dict[str, list[str]]:
    """The names that mean more than one class, each with the modules that have it.

    tree: path below the package -> source. Each game is a house of its own: its names may be those of another game
    or of a room, but not of what games share.
    """
    where: defaultdict[str, list[str]] = defaultdict(list)
    for path, source in tree.items():
        for name in classes_of(source):
            where[name].append(path)
    return {name: sorted(paths) for name, paths in where.items() if _is_double(paths)}


def _is_double(paths: Iterable[str]) -> bool:
    outside = [path for path in paths if not game_of(path)]
    inside = [path for path in paths if game_of(path)]
    return len(outside) > 1 or (bool(inside) and any(map(is_shared, outside)))


def test_every_public_class_has_a_name_of_its_own() -> None:
    files = sorted(PACKAGE.rglob("*.py"))
    tree = {path.relative_to(PACKAGE).as_posix(): path.read_text(encoding="utf-8") for path in files}
    assert len([name for source in tree.values() for name in classes_of(source)]) > 400
    assert homonyms(tree) == {}


def test_two_classes_of_one_name_are_found_wherever_they_must_not_be() -> None:
    desk = "class Desk: ..."
    assert homonyms({"input/a.py": desk, "evening/b.py": desk}) == {"Desk": ["evening/b.py", "input/a.py"]}
    assert homonyms({"input/a.py": f"{desk}\n{desk}"}) == {"Desk": ["input/a.py"] * 2}
    assert homonyms({"input/a.py": desk, "ui/b.py": "class Outer:\n    class Desk: ..."}).keys() == {"Desk"}
    for shared in ("core/model.py", "games/api.py", "games/__init__.py"):
        assert homonyms({shared: desk, "games/chess/rules/board.py": desk}).keys() == {"Desk"}
        assert homonyms({shared: desk, "games/chess/game.py": desk}).keys() == {"Desk"}
        assert homonyms({shared: desk, "play/table.py": desk}).keys() == {"Desk"}


def test_games_may_have_the_words_of_other_games_and_what_is_private_is_nobodys_matter() -> None:
    desk, private = "class Desk: ...", "class _Desk: ..."
    games = {"games/chess/rules/board.py": desk, "games/go/game.py": desk, "input/a.py": desk}
    assert homonyms(games) == {}
    assert homonyms({"input/a.py": private, "core/b.py": private, "games/chess/game.py": private}) == {}
