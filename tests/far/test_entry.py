"""Entries of a far match: one form as bytes, nothing else is read, and each older version still is."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.core.canonical import canonical
from companion.far import entry
from companion.far.entry import FarEntry, Unfit, chained, read

DATA = Path(__file__).parent / "data"
HEX = st.text("0123456789abcdef", min_size=64, max_size=64)
SHORT = st.text("0123456789abcdef", min_size=32, max_size=32)
NUMBER = st.integers(1, entry.NUMBER_MAX)
BODIES = st.one_of(
    st.builds(
        entry.OpenBody,
        game=st.just("a_game"),
        seats=st.integers(1, 9),
        rules=SHORT,
        program=st.sampled_from(("", "0.1.0", "12.34.56rc1+local")),
    ),
    st.builds(entry.JoinBody, name=st.sampled_from(("", "Jiřina", "Łucja")), rules=SHORT, key=HEX, anchor=HEX),
    st.builds(
        entry.ActBody,
        text=st.text(
            st.characters(min_codepoint=32, max_codepoint=126, exclude_characters='"\\'), min_size=1, max_size=316
        ),
    ),
    st.builds(entry.ConfirmBody),
    st.builds(entry.UndoBody, move=NUMBER),
    st.builds(entry.RevealBody, draw=NUMBER, value=HEX),
    st.builds(entry.PauseBody, resting=st.booleans()),
    st.builds(entry.LeaveBody),
    st.builds(entry.ResignBody),
    st.builds(entry.ApartBody, rules=SHORT, program=st.sampled_from(("", "0.1.0", "12.34.56rc1+local"))),
    st.builds(
        entry.ResultBody,
        totals=st.lists(st.integers(-9999, 9999), min_size=1, max_size=4).map(tuple),
        ranks=st.lists(st.integers(1, 9), min_size=1, max_size=4).map(tuple),
    ),
)
ENTRIES = st.builds(
    FarEntry,
    match=st.just("0123456789abcdef"),
    n=NUMBER,
    seat=st.integers(1, 9),
    id=st.just("0123456789abcdef"),
    prev=SHORT,
    state=SHORT,
    body=BODIES,
)


@given(ENTRIES)
def test_an_entry_has_one_form_and_is_read_from_it_alone(one: FarEntry) -> None:
    data = one.data()
    assert len(data) <= entry.LIMIT
    assert read(data) == one
    told = json.loads(data)
    for other in (
        json.dumps(told),
        json.dumps(dict(reversed(told.items())), separators=(",", ":")),
        json.dumps(told, indent=1),
    ):
        assert read(other.encode()) is (Unfit.LONG if len(other) > entry.LIMIT else Unfit.FORM)
    assert isinstance(read(data + b"\n"), Unfit) and isinstance(read(data[:-1]), Unfit)


@given(ENTRIES, st.data())
@settings(max_examples=300)
def test_bytes_that_differ_are_another_entry_or_none(one: FarEntry, data: Any) -> None:
    raw = bytearray(one.data())
    at = data.draw(st.integers(0, len(raw) - 1))
    raw[at] = data.draw(st.integers(0, 255))
    found = read(bytes(raw))
    if bytes(raw) != one.data():
        assert isinstance(found, Unfit) or found != one


@given(st.binary(max_size=600))
def test_nothing_that_comes_raises(raw: bytes) -> None:
    assert isinstance(read(raw), Unfit)


def test_what_would_be_too_long_in_its_form_is_refused_and_not_made() -> None:
    options = {f"{n:032}": "x" * 32 for n in range(12)}
    body = entry.OpenBody(game="a_game", seats=2, rules="0" * 32, options=options)
    one = FarEntry(match="m1", n=1, seat=1, id="a", prev="0" * 32, state="0" * 32, body=body)
    with pytest.raises(ValueError, match="1"):
        one.data()
    short = {"game": "a_game", "kind": "open", "rules": "0" * 32, "seats": 2}
    told = {
        "v": 1,
        "match": "m1",
        "n": 1,
        "seat": 1,
        "id": "a",
        "prev": "0" * 32,
        "state": "0" * 32,
        "body": short,
    }
    assert read(canonical(told).encode()) is Unfit.FORM, "without what is usual it is another form"


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"v": 3}, Unfit.NEWER),
        ({"v": 3, "kinds": ["more"]}, Unfit.NEWER),
        ({"v": 0}, Unfit.SHAPE),
        ({"v": "1"}, Unfit.SHAPE),
        ({"n": 0}, Unfit.SHAPE),
        ({"n": 1.0}, Unfit.SHAPE),
        ({"seat": True}, Unfit.SHAPE),
        ({"seat": 10}, Unfit.SHAPE),
        ({"prev": "A" * 64}, Unfit.SHAPE),
        ({"body": {"kind": "act", "text": "žluť"}}, Unfit.SHAPE),
        ({"body": {"kind": "act", "text": "1 choose 4\n"}}, Unfit.SHAPE),
        ({"body": {"kind": "act", "text": '"'}}, Unfit.SHAPE),
        ({"body": {"kind": "other"}}, Unfit.SHAPE),
        ({"body": {"kind": "confirm", "seat": 2}}, Unfit.SHAPE),
        ({"more": 1}, Unfit.SHAPE),
        ({"id": "x" * 600}, Unfit.LONG),
    ],
)
def test_what_is_wrong_is_told(change: dict[str, Any], why: Unfit) -> None:
    (line,) = (DATA / "entry-1.jsonl").read_bytes().splitlines()[2:3]
    assert read(canonical({**json.loads(line), **change}).encode()) is why


def test_entries_of_every_version_so_far_are_read() -> None:
    """One file a version, written by the program of that version."""
    assert {one.name for one in DATA.glob("entry-*.jsonl")} == {
        f"entry-{v}.jsonl" for v in range(1, entry.VERSION + 1)
    }
    for kept in DATA.glob("entry-*.jsonl"):
        found = [read(line) for line in kept.read_bytes().splitlines()]
        assert {one.body.kind for one in found if isinstance(one, FarEntry)} == {
            "open", "join", "act", "confirm", "undo", "reveal", "pause", "leave", "resign", "result"
        }  # fmt: skip
        assert all(isinstance(one, FarEntry) for one in found)


def test_an_entry_knows_the_one_before_it_by_its_bytes() -> None:
    assert chained(b"") == hashlib.sha256().hexdigest()[:32]
    assert chained(b"abc") == "ba7816bf8f01cfea414140de5dae2223"  # FIPS 180-4
