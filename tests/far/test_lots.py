"""Chance of a far match: known answers reckoned by OpenSSL, evenness, and what a seat can and cannot do."""

from __future__ import annotations

import hashlib
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.far.lots import SPAN, HashChain, SeededDealer, follows, seed_of

VALUES = {1: bytes.fromhex("11" * 32), 2: bytes.fromhex("22" * 32)}
CHI_SQUARE = 20.515
"""Of five degrees of freedom exceeded once in a thousand times (NIST handbook, 1.3.6.7.4)."""


def test_chain_seed_and_stream_are_those_that_openssl_reckons() -> None:
    """`openssl dgst -sha256` over the bytes 0 to 31, five times; over the seed's lines; HMAC of a counter."""
    chain = HashChain(bytes(range(32)), 5)
    assert chain.anchor.hex() == "d06ab04a60c2b9012245fdd6cf457b53552569491a7dad7cae305650b6483328"
    assert chain.value(1).hex() == "cefc1232dee44cc53fccf8cc078f657f4db4f1d0303725375a0694f7d395e2ea"
    assert chain.value(3).hex() == "2f287b4d3d4910f6cada9e1bd1b4648099e8c52c81aa4a6aebfa6fc86f19834e"
    seed = seed_of("m1", 7, VALUES)
    assert seed.hex() == "889fae7803756ec6af40d2e3a292dd9d6fc5d3bc4da2c36573a151556c548a4f"
    dealer = SeededDealer(seed)
    assert [dealer.number(1, 6) for _ in range(12)] == [5, 5, 6, 4, 1, 2, 1, 1, 4, 2, 2, 3]


def test_each_value_is_bound_by_the_one_before_and_ends_with_the_secret() -> None:
    chain = HashChain(b"s" * 32, 20)
    known = chain.anchor
    for draw in range(1, 21):
        assert follows(chain.value(draw), known) and not follows(known, chain.value(draw))
        known = chain.value(draw)
    assert known == b"s" * 32
    for draw in (0, 21, -1):
        with pytest.raises(IndexError):
            chain.value(draw)


@given(st.sampled_from(["match", "draw", "value", "seat"]))
def test_the_seed_hangs_on_everything(what: str) -> None:
    other = {
        "match": ("m2", 7, VALUES),
        "draw": ("m1", 8, VALUES),
        "value": ("m1", 7, {**VALUES, 2: bytes(32)}),
        "seat": ("m1", 7, {1: VALUES[1], 3: VALUES[2]}),
    }[what]
    assert seed_of(*other) != seed_of("m1", 7, VALUES)
    assert seed_of("m1", 7, dict(reversed(VALUES.items()))) == seed_of("m1", 7, VALUES)


def test_dice_are_even() -> None:
    """Chi-square over 60,000 throws, a new seed for each hundred."""
    thrown: Counter[int] = Counter()
    for draw in range(600):
        dealer = SeededDealer(seed_of("m1", draw, VALUES))
        thrown.update(dealer.number(1, 6) for _ in range(100))
    assert set(thrown) == set(range(1, 7))
    assert sum((count - 10_000) ** 2 / 10_000 for count in thrown.values()) < CHI_SQUARE


def test_what_would_make_a_number_uneven_is_drawn_again(monkeypatch: pytest.MonkeyPatch) -> None:
    dealer = SeededDealer(bytes(32))
    blocks = iter([SPAN - 1, SPAN - 2, 13])
    monkeypatch.setattr(dealer, "_block", lambda: next(blocks))
    assert SPAN % 10 == 6, "the highest six of the stream's numbers would fall on 0 to 5 once more often"
    assert dealer.number(0, 9) == 3


@given(st.binary(min_size=32, max_size=32), st.lists(st.integers(1, 9), min_size=1, max_size=12))
def test_all_that_a_dealer_does_comes_from_its_seed(seed: bytes, things: list[int]) -> None:
    weighted = [(at, weight) for at, weight in enumerate(things)]
    told = []
    for _ in range(2):
        dealer = SeededDealer(seed)
        told.append((dealer.shuffled(things), dealer.choose(things), dealer.weighted(weighted)))
    assert told[0] == told[1]
    order, chosen, _ = told[0]
    assert sorted(order) == sorted(things) and chosen in things
    other = SeededDealer(hashlib.sha256(seed).digest())
    assert other.number(0, SPAN - 1) != SeededDealer(seed).number(0, SPAN - 1)
