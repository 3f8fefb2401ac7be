"""The record of a far match: private, whole or not at all, read in every version, and never guessed at."""

from __future__ import annotations

import json
import random
import stat
from pathlib import Path

import pytest

from companion.far import kept
from companion.far.kept import FarRecord, FarRecordError, put_record, read_record, records, server_address, wipe

DATA = Path(__file__).parent / "data"
NAME = json.loads((DATA / "record-1.json").read_text(encoding="utf-8"))["match"]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    there = tmp_path / "far"
    there.mkdir()
    for version in range(1, kept.VERSION + 1):
        (there / f"{NAME}.json").write_bytes((DATA / f"record-{version}.json").read_bytes())
    return there


def reason(folder: Path) -> str:
    """Why the record is not read, told by both ways to it."""
    with pytest.raises(FarRecordError) as error:
        read_record(folder, NAME)
    assert [one.facts for one in records(folder).damaged] == [error.value.facts]
    assert error.value.key == "far-record-wrong"
    return str(error.value.facts["reason"])


def test_every_version_that_was_ever_written_is_read(folder: Path) -> None:
    record = read_record(folder, NAME)
    assert (record.seat, record.name, record.opening.game, record.free) == (2, "Petr", "azul_mini", ())
    assert records(folder).found == (record,)
    again = record.model_copy(update={"stage": "left"})
    put_record(folder, again)
    assert read_record(folder, NAME) == again
    assert not stat.S_IMODE((folder / f"{NAME}.json").stat().st_mode) & 0o077
    assert [one.name for one in folder.iterdir()] == [f"{NAME}.json"]


def test_a_newer_or_damaged_one_is_told_and_left_as_it_is(folder: Path) -> None:
    file = folder / f"{NAME}.json"
    told = json.loads(file.read_bytes())
    for change, why in (
        ({"version": 2}, "newer"),
        ({"version": 2, "key": 7}, "newer"),
        ({"version": 0}, "form"),
        ({"seed": "ab"}, "form"),
        ({"more": 1}, "form"),
        ({"seat": "2"}, "form"),
        ({"address": "http://x:1"}, "form"),
        ({"match": "0" * 12}, "content"),
    ):
        file.write_text(json.dumps({**told, **change}), encoding="utf-8")
        before = file.read_bytes()
        assert reason(folder) == why, change
        assert file.read_bytes() == before
    file.write_bytes(bytes(kept.BYTES_MAX + 1))
    assert reason(folder) == "too-large"
    file.unlink()
    file.mkdir()
    assert reason(folder) == "directory"


def test_what_is_torn_or_changed_by_chance_is_never_taken_for_another_match(folder: Path) -> None:
    file, chance = folder / f"{NAME}.json", random.Random(5)
    whole, record = file.read_bytes(), read_record(folder, NAME)
    for _ in range(300):
        torn = bytearray(whole[: chance.randrange(len(whole))] if chance.random() < 0.5 else whole)
        if torn and chance.random() < 0.8:
            torn[chance.randrange(len(torn))] = chance.randrange(256)
        file.write_bytes(torn)
        found = records(folder)
        assert len(found.found) + len(found.damaged) == 1
        assert all(one.match == record.match for one in found.found)


@pytest.mark.parametrize("name", ["", "../x", "A", "x" * 17, "nobody"])
def test_a_name_that_is_none_reads_nothing(folder: Path, name: str) -> None:
    for does in (read_record, wipe):
        with pytest.raises(FarRecordError, match="far-record-none"):
            does(folder, name)


def test_a_folder_that_cannot_be_written_is_told_before_anybody_is_let_in(folder: Path) -> None:
    record = read_record(folder, NAME)
    in_its_place = folder / "file"
    in_its_place.write_bytes(b"x")
    with pytest.raises(FarRecordError, match="far-record-unwritten"):
        put_record(in_its_place, record)
    with pytest.raises(FarRecordError, match="far-record-unwritten"):
        kept.prove_writable(in_its_place)
    assert in_its_place.read_bytes() == b"x"
    kept.prove_writable(folder)
    kept.prove_writable(folder.parent / "made")
    assert {one.name for one in folder.iterdir()} == {"file", f"{NAME}.json"}


def test_what_is_forgotten_is_written_over_first(folder: Path) -> None:
    file = folder / f"{NAME}.json"
    other = folder / "link"
    other.hardlink_to(file)
    wipe(folder, NAME)
    assert not file.exists()
    assert set(other.read_bytes()) == {0}
    assert records(folder) == kept.FarRecords()


def test_seats_fill_until_nobody_is_missing(folder: Path) -> None:
    record = read_record(folder, NAME)
    three = record.opening.model_copy(update={"seats": 3})
    begun = record.model_copy(update={"opening": three, "stage": "inviting", "seats": {"1": "ab" * 32}})
    assert begun.free == (2, 3)
    second = begun.seated(3, bytes(32))
    assert (second.free, second.stage) == ((2,), "inviting")
    assert (second.seated(2, bytes(32)).free, second.seated(2, bytes(32)).stage) == ((), "playing")
    assert FarRecord.model_validate_json(second.model_dump_json()) == second


def test_addresses_are_taken_as_people_type_them() -> None:
    for typed, address in {
        "192.168.1.5": "tls://192.168.1.5:4222",
        " club.example:443 ": "tls://club.example:443",
        "tls://club.example": "tls://club.example:4222",
        "[fe80::1]:5": "tls://[fe80::1]:5",
        "[::1]": "tls://[::1]:4222",
        "raspberrypi.local/": "tls://raspberrypi.local:4222",
    }.items():
        assert server_address(typed) == address
    for wrong in ("", "a b", "http://x", "x:0", "x:70000", "x:y", "tls://", "-x", "x" * 300, "x:1:2"):
        assert server_address(wrong) == "", wrong
