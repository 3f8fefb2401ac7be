"""Sealed entries: another library reads and writes them; what is not a seat's own is a value, no error."""

from __future__ import annotations

import os

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some
from nacl.secret import Aead

from companion.far.seal import (
    ENTRY_BYTES,
    OVERHEAD_BYTES,
    SEALED_BYTES,
    Seal,
    SealFault,
    SeatKey,
    Unsealed,
    new_key,
)
from tests.far_net import other_side

KEY, KEYS = new_key(), {seat: SeatKey() for seat in (1, 2, 3, 4)}
SEAL = Seal("m1", KEY, {seat: key.public for seat, key in KEYS.items()})
ENTRIES = some.binary(max_size=ENTRY_BYTES)
SEATS = some.sampled_from(sorted(KEYS))


@given(ENTRIES, SEATS)
def test_another_library_opens_and_seals_the_same(entry: bytes, seat: int) -> None:
    sealed = SEAL.close(seat, entry, KEYS[seat])
    assert len(sealed) == len(entry) + OVERHEAD_BYTES <= SEALED_BYTES
    assert other_side.unseal("m1", KEY, seat, sealed, KEYS[seat].public) == entry
    other = other_side.OtherKey(KEYS[seat].seed)
    assert other.public == KEYS[seat].public
    assert SEAL.open(other_side.seal("m1", KEY, seat, entry, other)) == Unsealed(seat, entry)


def test_the_cipher_is_that_of_the_published_vector() -> None:
    """draft-irtf-cfrg-xchacha-03, appendix A.3.1."""
    key, nonce = bytes(range(0x80, 0xA0)), bytes(range(0x40, 0x58))
    about = bytes.fromhex("50515253c0c1c2c3c4c5c6c7")
    plain = b"Ladies and Gentlemen of the class of '99: If I could offer you only one tip for the future, "
    plain += b"sunscreen would be it."
    told = Aead(key).encrypt(plain, about, nonce)
    assert told.ciphertext[:16].hex() == "bd6d179d3e83d43b9576579493c0e939"
    assert told.ciphertext[-16:].hex() == "c0875924c1c7987947deafd8780acf49"
    assert other_side.decrypted(key, bytes(told), about) == plain


def test_the_signature_is_that_of_the_standard() -> None:
    """RFC 8032, section 7.1, TEST 2."""
    key = SeatKey(bytes.fromhex("4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb"))
    assert key.public.hex() == "3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c"
    assert key.sign(b"\x72").hex().startswith("92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da")


def test_who_has_the_key_of_the_match_does_not_speak_for_another_seat() -> None:
    mine = KEYS[2]
    assert SEAL.open(SEAL.close(1, b"act", mine)) is SealFault.UNSIGNED
    sealed = SEAL.close(2, b"act", mine)
    assert SEAL.open(sealed[:1] + b"\x01" + sealed[2:]) is SealFault.UNSEALED
    plain = other_side.decrypted(KEY, sealed[10:], other_side.about("m1", 2))
    again = other_side.head("m1", 1) + other_side.encrypted(KEY, plain, other_side.about("m1", 1))
    assert SEAL.open(again) is SealFault.UNSIGNED, "the signature names its seat"


def test_an_entry_of_another_match_is_refused_also_where_keys_are_the_same() -> None:
    other = Seal("m2", KEY, {1: KEYS[1].public})
    sealed = other.close(1, b"act", KEYS[1])
    assert SEAL.open(sealed) is SealFault.FOREIGN
    assert SEAL.open(other_side.head("m1", 1) + sealed[10:]) is SealFault.UNSEALED
    plain = other_side.decrypted(KEY, sealed[10:], other_side.about("m2", 1))
    said = other_side.head("m1", 1) + other_side.encrypted(KEY, plain, other_side.about("m1", 1))
    assert SEAL.open(said) is SealFault.UNSIGNED, "the signature names its match"


def test_a_seat_is_known_by_its_first_key() -> None:
    seal = Seal("m1", KEY, {})
    sealed = seal.close(3, b"act", KEYS[3])
    assert seal.open(sealed) is SealFault.UNSIGNED
    assert seal.know(3, KEYS[3].public)
    assert seal.open(sealed) == Unsealed(3, b"act")
    assert not seal.know(3, KEYS[4].public)
    assert seal.open(sealed) == Unsealed(3, b"act")


@given(some.binary(max_size=SEALED_BYTES + 50))
def test_bytes_of_strangers_are_values(data: bytes) -> None:
    for told in (data, bytes([1]) + data, other_side.head("m1", 1) + data):
        assert isinstance(SEAL.open(told), SealFault)
    assert SEAL.open(data[:1] + os.urandom(SEALED_BYTES + 1)) is SealFault.OVERSIZE


@settings(max_examples=300)
@given(ENTRIES, some.integers(min_value=0), some.integers(1, 255))
def test_no_changed_byte_is_overlooked(entry: bytes, place: int, change: int) -> None:
    sealed = bytearray(SEAL.close(1, entry, KEYS[1]))
    sealed[place % len(sealed)] ^= change
    told = SEAL.open(bytes(sealed))
    assert told is (
        SealFault.VERSION
        if place % len(sealed) == 0
        else SealFault.FOREIGN
        if 2 <= place % len(sealed) < 10
        else SealFault.UNSEALED
    )
    assert SEAL.open(bytes(sealed[: place % len(sealed)])) in (SealFault.UNSEALED, told, SealFault.FOREIGN)


def test_an_entry_that_is_too_long_is_our_own_mistake() -> None:
    with pytest.raises(ValueError, match="513"):
        SEAL.close(1, bytes(ENTRY_BYTES + 1), KEYS[1])
