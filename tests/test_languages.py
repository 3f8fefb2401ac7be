"""A fourth language by files alone: its texts are laid beside the others, and every room knows it."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from companion.core.languages import LANGUAGES, OFFERED, there
from companion.language.phrases import Phrases
from tests.language_support import entries, facts_for
from tests.patience import PATIENCE_S

ROOT = Path(__file__).parents[1]
TEXTS = ROOT / "tests" / "data" / "language_de"
"""About thirty messages of German, laid out as below companion."""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The program with the texts of one more language; its modules are the same files."""
    folder = tmp_path_factory.mktemp("house")
    shutil.copytree(ROOT / "companion", folder / "companion", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(TEXTS, folder / "companion", dirs_exist_ok=True)
    return folder


def run(house: Path, *command: str) -> subprocess.CompletedProcess[str]:
    """Python in that house, as another program would start it."""
    kept = {name: text for name, text in os.environ.items() if not name.startswith("LC_")}
    return subprocess.run(
        [sys.executable, *command],
        cwd=house,
        env={**kept, "PYTHONPATH": str(house), "COMPANION_HOME": str(house / "home"), "LANG": "de_DE.UTF-8"},
        capture_output=True,
        encoding="utf-8",
        timeout=PATIENCE_S,
        check=False,
    )


def told(house: Path, expression: str) -> object:
    """What an expression of Python is in that house, in which `say` words messages in German."""
    begin = "import json\nfrom companion.core.model import Place\nfrom companion.language.phrases import *\n"
    begin += "say = Phrases('de', strict=True).say"
    done = run(house, "-c", f"{begin}\nprint(json.dumps({expression}))")
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def test_here_are_the_languages_that_are_offered_in_their_order() -> None:
    assert LANGUAGES == OFFERED == there(ROOT / "companion" / "language" / "texts")


def test_a_folder_of_texts_is_offered_after_the_others(house: Path) -> None:
    assert told(house, "LANGUAGES") == ["cs", "pl", "en", "de"]
    assert told(house, "__import__('companion.config').config.Settings(language='de').language") == "de"


def test_it_says_what_it_has_and_the_rest_in_english(house: Path) -> None:
    total = "say('rg-total', {'player': 'Jana', 'total': 24})"
    assert told(house, total) == "Jana hat vierundzwanzig Punkte."
    assert told(house, "say('rg-total', {'player': 'Jana', 'total': 53})") == "Jana hat dreiundfünfzig Punkte."
    english = Phrases("en").say("first-kept")
    assert told(house, "say('first-kept')") == english
    mixed = told(house, "say('rg-castle-twice', {'cell': Place('1', 2, 3)})")
    assert mixed == "This is a second castle, the first stands on Bravo drei."
    assert told(house, "say('rg-total', {'player': 'Jana', 'total': 13})") == "Jana hat thirteen Punkte."


def test_it_needs_no_message_of_its_own_but_its_name(house: Path) -> None:
    own = told(house, "Phrases('de').keys()")
    assert isinstance(own, list) and set(own) - set(entries("en")) == {"language-de"}


def test_every_message_can_be_said_in_it(house: Path) -> None:
    """Also with what its own words are set into: nothing is missing, and no sign reaches a voice."""
    begin = "from companion.core.model import *; from companion.language.phrases import Phrases\n"
    said = {key: facts_for("en", key, 1) for key in entries("en") if "words" not in str(entries("en")[key].facts)}
    loop = "say = Phrases('de', strict=True).say\nfor key, facts in SAID.items(): say(key, facts)"
    (house / "every.py").write_text(f"{begin}SAID = {said!r}\n{loop}\n", encoding="utf-8")
    done = run(house, "every.py")
    assert (done.returncode, done.stderr) == (0, "")


def test_the_system_s_language_chooses_it(house: Path) -> None:
    """Also as Windows names languages, by the locale module's own table."""
    asked = "from companion.core.languages import of_system"
    assert told(house, f"[exec({asked!r}), of_system()][1]") == "de"
    windows = "import locale, sys; sys.platform = 'win32'; locale.getlocale = lambda: ('German_Germany', '1252')"
    assert told(house, f"[exec({windows!r}), exec({asked!r}), of_system({{}})][2]") == "de"


def test_commands_take_it(house: Path) -> None:
    done = run(house, "-m", "companion", "settings", "language", "de", "--lang", "en")
    assert (done.returncode, done.stderr) == (0, ""), done.stdout
    assert "German" in done.stdout
    assert 'language = "de"' in (house / "home" / "config" / "settings.toml").read_text(encoding="utf-8")
