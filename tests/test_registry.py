"""The registry of games: ours without metadata, others by entry points, and broken ones that harm nobody."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from companion import games
from companion.core.errors import CompanionError

ROOT = Path(__file__).parents[1]
OURS = ("royal_garden", "azul_mini", "master_chocolatier", "queens_garden")
GOOD = """
from companion.core.model import Phrase
from companion.games.offers import CountOption, Manifest, Offer

OFFER = Offer(Phrase("rg-title"), 2, 2, (), Phrase, lambda *_: None, lambda _: 3, Phrase)
GAMES = (Manifest("{name}", "{package}", OFFER, "{package}.missing:GAME"),)
"""


def plugged(folder: Path, name: str, manifest: str) -> None:
    """A package of games with its metadata, as an installer leaves them."""
    (folder / name).mkdir()
    (folder / name / "__init__.py").touch()
    (folder / name / "manifest.py").write_text(manifest, encoding="utf-8")
    info = folder / f"{name}-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n", encoding="utf-8")
    (info / "entry_points.txt").write_text(f"[{games.GROUP}]\n{name} = {name}.manifest:GAMES\n", encoding="utf-8")


@pytest.fixture
def fresh(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder on the path of modules, and a registry that has not looked yet."""
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setattr(games, "_registered", games._registered.__wrapped__)
    return tmp_path


def test_ours_are_there_without_metadata(monkeypatch: pytest.MonkeyPatch) -> None:
    """As where the source lies on the path and nothing is installed, or something old."""
    monkeypatch.setattr("importlib.metadata.entry_points", lambda **_: ())
    assert tuple(games._registered.__wrapped__()[0]) == games.NAMES[: len(OURS)] == OURS


def test_a_game_of_another_package_comes_after_ours(fresh: Path) -> None:
    plugged(fresh, "draughts", GOOD.format(name="polish_draughts", package="draughts"))
    assert (*OURS, "polish_draughts") == games.NAMES and games.problems() == ()
    assert games.named("Polish Draughts") == "polish_draughts"
    assert games.offer("polish_draughts").fewest == 2
    with pytest.raises(CompanionError) as wrong:
        games.load("polish_draughts")
    assert (wrong.value.key, wrong.value.facts["game"]) == ("game-unusable", "polish-draughts")


def test_what_a_game_counts_and_tells_in_help_stands_behind_what_ours_do(fresh: Path) -> None:
    ours = [one.name for one in games.count_options()]
    options = (
        'counts=(CountOption("--points", "not-said"), CountOption("--kings")), help={{"rank": (Phrase("own"),)}}'
    )
    told = GOOD.replace(':GAME"', f':GAME", {options}')
    plugged(fresh, "kings", told.format(name="kings", package="kings"))
    assert games.problems() == ()
    assert [one.name for one in games.count_options()] == [*ours, "--kings"]
    assert "not-said" not in {one.help for one in games.count_options()}
    assert [one.key for one in games.helped("rank")] == ["rg-about-rank", "az-about-rank", "qg-about-rank", "own"]
    assert games.helped("doctor") == ()


@pytest.mark.parametrize(
    "manifest",
    [
        "raise RuntimeError('no')",
        "GAMES = 3",
        "GAMES = ('chess',)",
        "import nothing_like_it",
        GOOD.format(name="azul_mini", package="broken"),
        GOOD.format(name="Two Words", package="broken"),
        "",
    ],
)
def test_a_broken_one_is_told_and_harms_no_other(fresh: Path, manifest: str) -> None:
    plugged(fresh, "broken", manifest)
    plugged(fresh, "whole", GOOD.format(name="whole", package="whole"))
    assert (*OURS, "whole") == games.NAMES
    (told,) = games.problems()
    assert (told.key, told.facts["game"]) == ("game-unusable", "broken")
    sys.modules.pop("broken.manifest", None)


def test_a_broken_one_is_told_to_people(tmp_path: Path) -> None:
    plugged(tmp_path, "broken", "raise RuntimeError('no such luck')")
    program = "import sys; sys.path.insert(0, sys.argv.pop(1)); from companion.ui.cli.main import main; main()"
    done = subprocess.run(
        [sys.executable, "-c", program, str(tmp_path), "settings", "game", "--lang", "en"],
        capture_output=True, encoding="utf-8", check=False, cwd=ROOT, env={"HOME": str(tmp_path), "PATH": ""},
    )  # fmt: skip
    assert done.returncode == 0 and "royal-garden" in done.stdout
    assert "game broken" in done.stderr and "no such luck" in done.stderr


def test_manifests_are_read_without_any_rules() -> None:
    program = (
        "import sys, companion.games as games; games.manifests();"
        "print(*sorted(one for one in sys.modules if one.startswith('companion.games.')))"
    )
    told = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, encoding="utf-8", check=True, cwd=ROOT
    )
    heavy = ("game", "judge", "state", "finished", "typing", "telling", "demo")
    assert not [one for one in told.stdout.split() if one.split(".")[-1] in heavy]
