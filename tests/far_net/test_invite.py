"""Invitations: nine digits bring in who knows them; a wrong guess closes the room, and so do ten minutes."""

from __future__ import annotations

import hashlib
import os
import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some
from spake2 import SPAKE2_A, SPAKE2_B

from companion.far import invite
from companion.far.invite import InviteCode, Invitee, InviteEnd, Inviter, Proved, Said, Welcome
from companion.far.kept import FarOpening
from tests.far_net.other_side import ORDER, Half, OtherPerson

CODE = InviteCode.read("417 382 905")
OPENING = FarOpening(game="a_game", seats=2)
WELCOME = Welcome(match="m1", key="ab" * 32, seat=2, seats={"1": "cd" * 32}, opening=OPENING)
PUBLIC = bytes(range(32))


class Hand:
    """A clock that is turned by hand."""

    now = 100.0

    def __call__(self) -> float:
        return self.now


def said(told: object) -> Said:
    assert isinstance(told, Said), told
    return told


def host(clock: Hand | None = None, code: InviteCode = CODE) -> Inviter:
    return Inviter(code, clock or Hand())


def admitted(inviting: Inviter, proof: bytes) -> Said:
    """What the host says to the right proof."""
    assert inviting.hear(proof) == Proved(PUBLIC)
    return inviting.admit(WELCOME)


def guest(clock: Hand | None = None, code: InviteCode = CODE) -> Invitee:
    return Invitee(code, PUBLIC, clock or Hand())


def test_the_right_digits_bring_the_guest_in() -> None:
    inviting, invited = host(), guest()
    first = said(inviting.hear(invited.begin))
    with pytest.raises(ValueError, match="nobody"):
        inviting.admit(WELCOME)
    last = admitted(inviting, said(invited.hear(first.message)).message)
    assert invited.hear(last.message) == WELCOME
    assert inviting.end is invited.end is InviteEnd.USED


def test_an_independent_guest_gets_in_and_an_independent_host_lets_in() -> None:
    inviting, other = host(), OtherPerson("417382905", b"B")
    other.agree(said(inviting.hear(other.begin)).message)
    last = admitted(inviting, other.prove(PUBLIC))
    assert other.enter(last.message) == WELCOME.model_dump(mode="json")
    invited, other = guest(), OtherPerson("417382905", b"A")
    other.agree(invited.begin)
    public, answer = other.admit(said(invited.hear(other.begin)).message, WELCOME.model_dump(mode="json"))
    assert public == PUBLIC
    assert invited.hear(answer) == WELCOME


def test_spake2_is_that_of_the_published_vectors() -> None:
    """Those that the package publishes for other implementations: keys from known secrets."""
    secret_a = 2611694063369306139794446498317402240796898290761098242657700742213257926693
    secret_b = 7002393159576182977806091886122272758628412261510164356026361256515836884383
    one, other = Half(b"password", b"A", b"", b"", secret_a), Half(b"password", b"B", b"", b"", secret_b)
    said_a, said_b = one.start(), other.start()
    assert said_a.hex() == "416fc960df73c9cf8ed7198b0c9534e2e96a5984bfc5edc023fd24dacf371f2af9"
    assert said_b.hex() == "42354e97b88406922b1df4bea1d7870f17aed3dba7c720b313edae315b00959309"
    key = "a480bca13fa04464bb644f10e340125e96c9494f7399fef7c2bda67eb0fdf06d"
    assert one.finish(said_b).hex() == other.finish(said_a).hex() == key

    def pieces(secret: int) -> bytes:
        return (secret % ORDER).to_bytes(64, "big")

    true_a = SPAKE2_A(b"password", entropy_f=lambda _: pieces(secret_a))
    true_b = SPAKE2_B(b"password", entropy_f=lambda _: pieces(secret_b))
    assert (true_a.start(), true_b.start()) == (said_a, said_b)
    assert true_a.finish(said_b).hex() == true_b.finish(said_a).hex() == key


def test_of_wrong_codes_none_comes_in_and_each_closes_its_room() -> None:
    assert guesses(20, seed=1) == 20


def guesses(count: int, seed: int) -> int:
    """So many wrong guesses of the secret, each of a new room; how many of them closed it before the right one."""
    chance = random.Random(seed)
    wrong = [one for one in (f"{chance.randrange(10**5):05d}" for _ in range(count + 10)) if one != CODE.secret]
    closing = 0
    for secret in wrong[:count]:
        inviting = host()
        guessing = Invitee(InviteCode(CODE.room, secret), PUBLIC, Hand())
        proof = said(guessing.hear(said(inviting.hear(guessing.begin)).message)).message
        told = inviting.hear(proof), inviting.hear(guest().begin)
        closing += told == (InviteEnd.WRONG, InviteEnd.WRONG)
    return closing


def test_a_guest_notices_a_host_that_does_not_know_the_digits() -> None:
    invited, other = guest(), OtherPerson("417382906", b"A")
    other.agree(invited.begin)
    proof = said(invited.hear(other.begin)).message
    assert proof[1:33] != other.guest_proof
    assert invited.hear(b"\x01" + other.host_proof + os.urandom(200)) is InviteEnd.WRONG


def test_the_same_digits_of_another_room_are_wrong() -> None:
    inviting, invited = host(), guest(code=InviteCode("4174", CODE.secret))
    proof = said(invited.hear(said(inviting.hear(invited.begin)).message)).message
    assert inviting.hear(proof) is InviteEnd.WRONG


def test_one_code_brings_in_one_guest_and_what_is_heard_twice_is_said_twice() -> None:
    inviting, invited = host(), guest()
    first = said(inviting.hear(invited.begin))
    assert inviting.hear(invited.begin) == first
    proof = said(invited.hear(first.message))
    assert invited.hear(first.message) == proof
    last = admitted(inviting, proof.message)
    assert inviting.hear(proof.message) == last
    with pytest.raises(ValueError, match="nobody"):
        inviting.admit(WELCOME)
    assert invited.hear(last.message) == invited.hear(last.message) == WELCOME
    assert inviting.hear(guest().begin) is InviteEnd.USED


def test_a_second_guest_in_between_ends_it_for_both() -> None:
    inviting, invited = host(), guest()
    said(inviting.hear(invited.begin))
    assert inviting.hear(guest().begin) is InviteEnd.WRONG


@pytest.mark.parametrize("steps", [0, 1])
def test_ten_minutes_end_it_at_every_step(steps: int) -> None:
    clock = Hand()
    inviting, invited = host(clock), guest(clock)
    clock.now += 599.0
    message = invited.begin
    for _ in range(steps):
        message = said(invited.hear(said(inviting.hear(message)).message)).message
    clock.now += 1.0
    assert inviting.hear(message) is InviteEnd.LATE
    assert inviting.end is invited.end is InviteEnd.LATE
    assert invited.hear(b"\x01A" + bytes(32)) is InviteEnd.LATE


def test_another_version_is_told_and_so_is_a_closed_room() -> None:
    assert host().hear(b"\x02" + guest().begin[1:]) is InviteEnd.VERSION
    assert guest().hear(b"\x02whatever") is InviteEnd.VERSION
    for why in InviteEnd:
        assert guest().hear(invite.closed(why)) is why
        waiting, inviting = guest(), host()
        said(waiting.hear(said(inviting.hear(waiting.begin)).message))
        assert waiting.hear(invite.closed(why)) is why
    assert guest().hear(invite.closed(InviteEnd.LATE)[:-1]) is InviteEnd.GARBLED


def test_a_host_that_withdraws_lets_nobody_in() -> None:
    inviting = host()
    inviting.withdraw()
    assert inviting.hear(guest().begin) is InviteEnd.USED


@settings(max_examples=15, deadline=None)
@given(some.binary(max_size=80), some.booleans())
def test_bytes_of_strangers_close_the_room_and_raise_nothing(data: bytes, started: bool) -> None:
    for told in (data, b"\x01" + data, b"\x01B" + hashlib.sha256(data).digest(), b"\x01A" + bytes(32)):
        inviting, invited = host(), guest()
        if started:
            said(invited.hear(said(inviting.hear(invited.begin)).message))
        first = inviting.hear(told)
        if isinstance(first, Said):
            assert told.startswith(b"\x01B")
            assert not started
        else:
            assert inviting.hear(invited.begin) is first or started
        heard = invited.hear(told)
        assert isinstance(heard, InviteEnd) or (isinstance(heard, Said) and not started)


def test_a_welcome_that_is_none_is_refused() -> None:
    invited, other = guest(), OtherPerson("417382905", b"A")
    other.agree(invited.begin)
    _, answer = other.admit(said(invited.hear(other.begin)).message, {"match": "../x", "key": "", "seat": 99})
    assert invited.hear(answer) is InviteEnd.GARBLED


def test_codes_are_typed_as_they_are_said() -> None:
    assert InviteCode("4173", "82905") == CODE
    assert CODE.threes == ("417", "382", "905")
    for wrong in ("", "41738290", "4173829051", "41738290x", "٤١٧٣٨٢٩٠٥"):
        with pytest.raises(ValueError, match="nine digits"):
            InviteCode.read(wrong)
    assert len({InviteCode.new() for _ in range(200)}) > 190
