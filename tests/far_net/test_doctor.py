"""`companion doctor` about far matches, with a true server that is there, away, and there again."""

from __future__ import annotations

from collections.abc import Iterable
from importlib import metadata
from pathlib import Path

import pytest

from companion.care.doctor.far_matches import far_matches
from companion.care.doctor.findings import Patient, Severity
from companion.config import Loaded, Settings
from companion.core.places import Directories
from companion.device.link import Ports
from companion.far import wire
from companion.far.kept import far_folder, put_record
from companion.language.phrases import LANGUAGES, Phrases
from tests.far_net.kit import House
from tests.far_net.tables import far_tables, records, wait_for

AWAY = "Kept. It will be sent when the connection is back."


def told(places: Directories, language: str = "en", severity: Iterable[Severity] = Severity) -> list[str]:
    """What doctor says of this home's far matches."""
    patient = Patient(Loaded(Settings()), places, Ports(), language)
    words = Phrases(language, strict=True)
    return [words.write(one.phrase()) for one in far_matches(patient) if one.severity in severity]


def test_how_far_a_match_is_what_waits_and_whether_its_server_is_there(
    own_house: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with far_tables(own_house, "asked", "azul_mini", 2, tmp_path) as tables:
        tables[0].until(3)
        own_house.kill()
        wait_for(AWAY, *tables)
        holds = next(one for one in tables if any(AWAY in line for line in one.lines))
        with monkeypatch.context() as impatient:
            impatient.setattr(wire, "CONNECT_S", 0.2)
            for language in LANGUAGES:
                facts = told(holds.where.places, language)
                waits, away = told(holds.where.places, language, [Severity.REMARK])
                assert len(facts) == 6 and waits.endswith(" 1.") and own_house.address in away
        known = holds.far._replica.head
        own_house.restart()
        facts = told(holds.where.places)
        number = Phrases("en").number(known)
        assert facts[0] == f"Friends far away: the parts are there, nats {metadata.version('nats-py')}."
        assert facts[1] == "Far match one: Azul Mini, going on."
        assert facts[2] == f"Far match one, entries of its log known here: {number}."
        assert facts[-1] == f"Server of far matches: it answers, {own_house.address}."


def test_who_has_no_far_match_hears_nothing_of_them_and_a_new_one_waits(
    shared_house: House, tmp_path: Path
) -> None:
    places = Directories(tmp_path, tmp_path, tmp_path)
    assert told(places) == []
    record = records(shared_house, "new", "azul_mini", 2)[0]
    for name, stage, ticket in (("new", "inviting", ""), ("old", "left", "x"), ("over", "playing", "")):
        put_record(
            far_folder(tmp_path), record.model_copy(update={"match": name, "stage": stage, "ticket": ticket})
        )
    (far_folder(tmp_path) / "torn.json").write_text("{", encoding="utf-8")
    facts = told(places)
    assert "torn.json" in facts[0]
    assert [one.partition(", ")[2] for one in facts if "Azul Mini" in one] == [
        "somebody is still missing.",
        "you have left it for good.",
        "not begun here so far.",
    ]
    assert sum("pass is over" in one for one in facts) == 2, "none is needed for what was left"
    assert [one for one in facts if one.startswith("Server")] == [facts[-1]]
