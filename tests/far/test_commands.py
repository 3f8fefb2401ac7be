"""`companion far` where no server is needed: each refusal is a sentence, and what is kept stays as it was."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.far.kept import FarRecord, far_folder, put_record
from companion.language.phrases import LANGUAGES
from companion.ui.cli.main import main
from tests import command_kit

DATA = Path(__file__).parent / "data"


def kept(home: Path, **changed: object) -> FarRecord:
    """A match that this home keeps."""
    record = FarRecord.model_validate_json((DATA / "record-1.json").read_bytes()).model_copy(update=changed)
    put_record(far_folder(home / "data"), record)
    return record


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_match_of_a_game_that_is_not_known_here_is_told_and_kept(
    tmp_path: Path, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    command_kit.strict_words(monkeypatch)
    opening = kept(tmp_path).opening.model_copy(update={"game": "azul_new"})
    record = kept(tmp_path, opening=opening)
    before = sorted(tmp_path.rglob("*.json"))[0].read_bytes()
    for words in (("play",), ("leave", "--yes")):
        done = command_kit.run(main, tmp_path, "far", *words, "--text", lang=language)
        assert done.exit_code == 1
        (told,) = done.stderr.splitlines()
        assert "azul_new" in told and told.count(".") == 3, "what happened, what it means, what to do"
    listed = command_kit.run(main, tmp_path, "far", "list", lang=language).stdout.splitlines()
    assert len(listed) == 2 and record.match in listed[1] and "azul_new" in listed[1]
    assert sorted(tmp_path.rglob("*.json"))[0].read_bytes() == before
