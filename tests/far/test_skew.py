"""Who is told to update: by the order of versions that packaging knows, too."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st
from packaging.version import Version

from companion.far.skew import PARTED, apart, parted

VERSIONS = st.lists(st.integers(0, 120), min_size=1, max_size=4).map(lambda parts: ".".join(map(str, parts)))


@settings(max_examples=40)
@given(VERSIONS, VERSIONS)
def test_the_older_program_of_two_is_told(here: str, there: str) -> None:
    order = (Version(here) > Version(there)) - (Version(here) < Version(there))
    said = parted(here, there)
    assert said.key == {-1: "far-rules-older", 0: "far-rules-same", 1: "far-rules-newer"}[order]
    assert said.facts["here"] == here and said.facts.get("there", there) == there


def test_an_opening_of_before_tells_no_program() -> None:
    assert parted("0.2.0", "").key == "far-rules"


@settings(max_examples=40)
@given(VERSIONS, VERSIONS | st.just(""))
def test_the_others_hear_of_the_same_program_what_its_own_house_hears(begun: str, there: str) -> None:
    own, others = parted(there, begun), apart("Petr", begun, there)
    assert own.key in PARTED
    assert others.key == own.key.replace("far-rules", "far-apart")
    known = {"here": begun, "there": there}
    assert others.facts == {"player": "Petr", **{name: known[name] for name in own.facts}}
