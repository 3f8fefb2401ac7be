"""The local socket: guests that ask the owner, and everything that other programs may do to either."""

from __future__ import annotations

import contextlib
import json
import multiprocessing
import os
import signal
import socket
import struct
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from multiprocessing import connection as mp
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import settings as bounded
from hypothesis import strategies as st

from companion.core.model import Kind, Topic
from companion.daemon.ipc import LocalError, Owner, connection, lock, messages, server, wire
from companion.daemon.ipc import client as clients
from companion.daemon.ipc import door as doors
from companion.daemon.ipc.client import Client, Disconnected
from companion.daemon.ipc.messages import (
    AttachMessage,
    DoneMessage,
    HelloMessage,
    LineMessage,
    MonitorMessage,
    OverMessage,
    PortMessage,
    PortsMessage,
    QuitMessage,
    ReloadMessage,
    SaidMessage,
    SayMessage,
    ScoreMessage,
    SilenceMessage,
    SnapshotMessage,
    StateMessage,
    StatusMessage,
)
from companion.daemon.requests import aloud
from companion.device.protocol import Garbled
from companion.language.phrases import LANGUAGES, Phrases
from tests.local_kit import PORT, ROOT, House, child, freeze, guest, hello_line, places
from tests.patience import PATIENCE_S, until

GARBLED = Garbled("ascii")


class Pauses:
    """The clock of guests, which goes on by their pauses between two tries alone; the third ends their patience.

    It stands in place of time there. meanwhile: done in each pause.
    """

    def __init__(self, monkeypatch: pytest.MonkeyPatch, meanwhile: Callable[[], object] = lambda: None) -> None:
        self._passed_s = 0.0
        self._meanwhile = meanwhile
        monkeypatch.setattr(clients, "time", self)

    def monotonic(self) -> float:
        """See time.monotonic."""
        return time.monotonic() + self._passed_s

    def sleep(self, _seconds: float) -> None:
        """See time.sleep."""
        self._meanwhile()
        self._passed_s += PATIENCE_S / 3


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    """A running owner."""
    with House(tmp_path) as found:
        yield found


# ---- what is said ---------------------------------------------------------------------------------------------


def table_state_1() -> str:
    """The kept example of a table's state, as it is sent."""
    return (ROOT / "tests" / "data" / "table_state_1.json").read_text(encoding="utf-8").strip()


def table_state_2() -> str:
    """The kept example of a table's state, as it is sent."""
    return (ROOT / "tests" / "data" / "table_state_2.json").read_text(encoding="utf-8").strip()


def door(version: int) -> str:
    """The file that leads to an owner of this version."""
    return f'{{"protocol":{version},"address":"/run/x","key":"{"a1" * 32}","pid":7}}'


ASKED = [
    '{"type":"status"}',
    '{"type":"line","text":"score"}',
    '{"type":"silence"}',
    '{"type":"key","char":"s"}',
    '{"type":"notice","key":"num-lock-off","facts":{}}',
    '{"type":"score","aloud":false}',
    '{"type":"boards"}',
    '{"type":"monitor"}',
    '{"type":"say","text":"ahoj"}',
    '{"type":"reload"}',
    '{"type":"quit"}',
]
"""What every version asks."""
JOINED = '{"type":"attach","seat":2,"prints":true}'
"""What versions 1 to 3 ask."""
ANSWERED = [
    '{"type":"refusal","reason":"seat","count":2}',
    '{"type":"said","text":"Les."}',
    '{"type":"port","port":"/dev/a","happens":"refused","text":"port-busy","facts":{"port":"/dev/a"}}',
    '{"type":"ports","open":[{"port":"/dev/a","hello":"","answers":true}],"refused":[]}',
    '{"type":"over","reason":"left"}',
]
"""What every version answers."""
EARS = [
    '{"type":"attach","seat":2,"prints":true,"ear":true,"turns":true}',
    '{"type":"subscribe","seat":1,"lines":true}',
    '{"type":"act","text":"choose 24"}',
]
"""What versions 4 to 6 ask."""
FOLLOWED = [
    '{"type":"state","game":"azul_mini","pid":7,"players":["Jana"],"moves":3,"finished":false}',
    '{"type":"snapshot","number":4,"state":' + table_state_2() + "}",
    '{"type":"change","number":5,"patch":{"last":2,"troubles":{"1":null}}}',
    '{"type":"heard","number":6,"ear":1,"words":{"key":"nothing-yet","facts":{}},"kind":"answer","topic":"other"}',
]
"""What versions 4 to 6 answer."""
DONE = '{"type":"done"}'
"""What versions 1 to 3 answer."""
OLDER: dict[int, dict[str, list[str]]] = {
    1: {
        "door": [door(1)],
        "hello": ['{"type":"hello","protocol":1}'],
        "ask": [*ASKED, JOINED],
        "answer": [
            *ANSWERED,
            DONE,
            '{"type":"hello","protocol":1}',
            '{"type":"state","pid":7,"players":["Jana"],"moves":3,"finished":false}',
            '{"type":"kingdoms","kingdoms":[{"name":"Jana","cells":[[3,3,"C"],[2,3,"F1"]]}]}',
        ],
    },
    2: {
        "door": [door(2)],
        "hello": ['{"type":"hello","protocol":2}'],
        "ask": [*ASKED, JOINED],
        "answer": [
            *ANSWERED,
            DONE,
            '{"type":"hello","protocol":2}',
            '{"type":"state","game":"azul_mini","pid":7,"players":["Jana"],"moves":3,"finished":false}',
            '{"type":"kingdoms","game":"azul_mini","kingdoms":[{"name":"Jana","cells":[[3,3,"red"]],"points":12}]}',
        ],
    },
    3: {
        "door": [door(3)],
        "hello": ['{"type":"hello","protocol":3}'],
        "ask": [*ASKED, JOINED, '{"type":"subscribe","seat":1}'],
        "answer": [
            *ANSWERED,
            DONE,
            '{"type":"hello","protocol":3}',
            '{"type":"state","game":"azul_mini","pid":7,"players":["Jana"],"moves":3,"finished":false}',
            '{"type":"snapshot","number":4,"state":' + table_state_1() + "}",
            '{"type":"change","number":5,"patch":{"last":2,"troubles":{"1":null}}}',
        ],
    },
    4: {
        "door": [door(4)],
        "hello": ['{"type":"hello","protocol":4}'],
        "ask": [
            *ASKED,
            *EARS,
        ],
        "answer": [
            *ANSWERED,
            '{"type":"done","about":2}',
            '{"type":"hello","protocol":4}',
            *FOLLOWED,
        ],
    },
    5: {
        "door": [door(5)],
        "hello": ['{"type":"hello","protocol":5}'],
        "ask": [
            *ASKED,
            *EARS,
            '{"type":"wish","seat":2}',
        ],
        "answer": [
            *ANSWERED,
            '{"type":"done","about":2}',
            '{"type":"wished","granted":true,"reason":"yes"}',
            '{"type":"hello","protocol":5}',
            *FOLLOWED,
        ],
    },
    6: {
        "door": [door(6)],
        "hello": ['{"type":"hello","protocol":6}'],
        "ask": [
            *(one for one in ASKED if '"line"' not in one),
            '{"type":"line","text":"skóre","language":"cs"}',
            *EARS,
            '{"type":"wish","seat":2}',
        ],
        "answer": [
            *ANSWERED,
            '{"type":"done","about":2}',
            '{"type":"wished","granted":true,"reason":"yes"}',
            '{"type":"hello","protocol":6}',
            *FOLLOWED,
        ],
    },
}
"""Everything kept or sent, by version; a version once published stays here for good."""


def test_every_published_version_is_read_or_refused_by_its_number(tmp_path: Path) -> None:
    assert set(OLDER) == set(range(1, wire.PROTOCOL + 1)), "a new version needs its samples here"
    for version, samples in OLDER.items():
        assert wire.protocol_of(samples["hello"][0].encode()) == version
        for text in samples["door"]:
            (tmp_path / lock.DOOR).write_text(text, encoding="utf-8")
            (tmp_path / lock.DOOR).chmod(0o600)
            if version == wire.PROTOCOL:
                assert doors.find(tmp_path) is not None
            else:
                with pytest.raises(LocalError, match="local-version"):
                    doors.find(tmp_path)
    now = OLDER[wire.PROTOCOL]
    for read, kind in ((messages.ask_of, "ask"), (messages.answer_of, "answer")):
        for text in now[kind]:
            told = read(text.encode())
            assert told is not None, text
            assert messages.encode(told) == text.encode() + b"\n"
    for base, kind in ((messages.Ask, "ask"), (messages.Answer, "answer")):
        known = {str(one.model_fields["type"].default) for one in base.__subclasses__()}
        assert {json.loads(one)["type"] for one in now[kind]} == known


def test_a_guest_of_another_version_is_told(house: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    door = doors.find(tmp_path / "run")
    assert door is not None
    stranger = mp.Client(door.address, authkey=bytes.fromhex(door.key))
    stranger.send_bytes(b'{"type":"hello","protocol":7,"hat":[1]}\n')
    assert wire.protocol_of(stranger.recv_bytes()) == wire.PROTOCOL
    with pytest.raises((EOFError, OSError)):
        stranger.recv_bytes()
    stranger.close()
    assert house.events.empty()


@pytest.mark.parametrize(("theirs", "newer"), [(1, "command"), (7, "game")])
@pytest.mark.parametrize("where", ["door", "hello"])
def test_an_owner_of_another_version_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, theirs: int, newer: str, where: str
) -> None:
    with House(tmp_path):
        if where == "door":
            file = tmp_path / "run" / lock.DOOR
            file.write_text(
                file.read_text(encoding="utf-8").replace(f'"protocol":{wire.PROTOCOL}', f'"protocol":{theirs}'),
                encoding="utf-8",
            )
        else:
            monkeypatch.setattr(messages, "HelloMessage", lambda: HelloMessage(protocol=theirs))
        with pytest.raises(LocalError) as told:
            guest(tmp_path)
    assert told.value.key == "local-version"
    assert told.value.facts == {"theirs": theirs, "ours": wire.PROTOCOL, "newer": newer}
    for language in LANGUAGES:
        Phrases(language, strict=True).say(told.value)


@given(st.binary(max_size=200) | st.text(max_size=60).map(str.encode))
@bounded(max_examples=150, deadline=None)
def test_any_bytes_are_read_without_harm(data: bytes) -> None:
    for read in (messages.ask_of, messages.answer_of, wire.protocol_of):
        read(data)


@given(st.text(alphabet=st.characters(), max_size=1200))
@bounded(max_examples=150, deadline=None)
def test_any_text_can_be_sent_once_it_is_plain(text: str) -> None:
    clean = wire.plain(text)
    assert clean.isprintable() or not clean
    told = messages.ask_of(messages.encode(LineMessage(text=clean)))
    assert isinstance(told, LineMessage) and told.text == clean


def test_no_message_is_longer_than_the_limit() -> None:
    longest = SaidMessage(text="\N{GRINNING FACE}" * messages.SAID)
    assert len(messages.encode(longest)) <= wire.LIMIT
    assert messages.ask_of(b'{"type":"status"}' + b" " * wire.LIMIT) is None


# ---- asking ---------------------------------------------------------------------------------------------------


def test_every_question_is_answered(house: House, tmp_path: Path) -> None:
    with guest(tmp_path) as asking:
        state = asking.ask(StatusMessage(), StateMessage)
        assert (state.pid, state.players, state.moves, state.finished) == (os.getpid(), ("Jana", "Petr"), 3, False)
        spaces = asking.ask(ScoreMessage(), SnapshotMessage).state.playing().spaces
        assert [one.name for one in spaces] == ["Jana", "Petr"]
        assert [sorted(one.cells) for one in spaces] == [[(1, 3), (2, 3), (3, 3)], [(3, 3)]]
        assert spaces[0].cells[2, 3] == "F1" and spaces[0].cells[3, 3] == "C"
        assert house.heard == []
        asking.ask(ReloadMessage(), DoneMessage)
        asking.ask(QuitMessage(), DoneMessage)
        asking.ask(SayMessage(text="večeře"), DoneMessage)
        asking.ask(ScoreMessage(aloud=True), SnapshotMessage)
    assert (house.reloads, house.leaves) == (1, 1)
    assert [one.facts for one in house.told] == [{"text": "večeře"}]
    assert house.heard == [("score", "terminal 1", 0)]


def test_a_joined_keyboard_is_heard_and_reads_what_is_printed(house: House, tmp_path: Path) -> None:
    with guest(tmp_path) as asking:
        asking.ask(AttachMessage(seat=2), StateMessage)
        asking.send(SilenceMessage())
        until(lambda: house.silences == [(2, 0)], "silence")
        assert asking.ask(LineMessage(text="2 score"), SaidMessage).text == "heard 2 score"
        assert isinstance(asking.receive(), DoneMessage)
        assert house.silences == [(2, 0), (2, 0)]  # before the line was heard
        house.do(lambda: house.write("Les."))
        told = asking.receive()
        assert isinstance(told, SaidMessage) and told.text == "Les."
        asking.send(messages.KeyMessage(char="s"))
        asking.send(messages.NoticeMessage(key="num-lock-off"))
        until(lambda: house.told, "the notice")
    until(lambda: house.gone == ["terminal 1"], "the guest's leaving")
    assert house.heard == [("2 score", "terminal 1", 2)]
    assert house.pressed == [("s", "terminal 1", 2)]
    assert [(one.key, one.kind, one.seat) for one in house.told] == [("num-lock-off", Kind.ANSWER, 2)]
    assert house.printed == ["heard 2 score", "Les."]
    house.do(lambda: house.write("later"))


def test_what_a_page_tells_the_table_stops_no_sentence(house: House, tmp_path: Path) -> None:
    """Two pages that open in one breath are both heard, for a message waits; an answer would stop what is said."""
    with guest(tmp_path) as page:
        page.send(messages.AttachMessage(seat=0, prints=False))
        for name in ("Anna", "Jana"):
            page.send(messages.NoticeMessage(key="page-came", facts={"player": name}))
        until(lambda: len(house.told) == 2, "the notices")
    assert [one.facts["player"] for one in house.told] == ["Anna", "Jana"]
    assert {one.kind for one in house.told} == {Kind.MESSAGE}


def test_silence_does_not_wait_for_the_judge(house: House, tmp_path: Path) -> None:
    with guest(tmp_path) as asking:
        asking.ask(AttachMessage(), StateMessage)
        with house.busy:
            asking.send(SilenceMessage())
            asking.send(LineMessage(text="score"))
            until(lambda: len(house.silences) == 2, "silence while the judge is busy")
            assert house.heard == []
        until(lambda: house.heard, "the line")


def test_a_seat_that_is_not_there_is_refused(house: House, tmp_path: Path) -> None:
    with guest(tmp_path) as asking, pytest.raises(LocalError) as told:
        asking.ask(AttachMessage(seat=3), StateMessage)
    assert told.value.key == "local-seat-none"
    for language in LANGUAGES:
        Phrases(language, strict=True).say(told.value)


def test_the_ports_are_told_and_what_happens_on_them(house: House, tmp_path: Path) -> None:
    from companion.device import link

    busy = link.Refused("/dev/busy", "port-busy", {"port": "/dev/busy"})
    house.do(lambda: house.request_server.happened(busy))
    house.do(lambda: house.request_server.happened(link.Opened(PORT)))
    house.board(hello_line())
    with guest(tmp_path) as asking, guest(tmp_path) as watching:
        ports = asking.ask(messages.BoardsMessage(), PortsMessage)
        assert [(one.port, one.hello.encode(), one.answers) for one in ports.open] == [(PORT, hello_line(), True)]
        assert [(one.port, one.text, one.facts) for one in ports.refused] == [
            ("/dev/busy", "port-busy", {"port": "/dev/busy"})
        ]
        watching.send(MonitorMessage())
        known = [watching.receive() for _ in range(3)]
        assert [one.happens for one in known if isinstance(one, PortMessage)] == ["refused", "opened", "line"]
        house.board(b"\xff\x00 garbage\n")
        told = watching.receive()
        assert isinstance(told, PortMessage) and told.text.encode("latin-1") == b"\xff\x00 garbage\n"
        house.do(lambda: house.request_server.happened(link.Lost(PORT, "gone")))
        told = watching.receive()
        assert isinstance(told, PortMessage) and (told.happens, told.text) == ("lost", "gone")
        assert asking.ask(messages.BoardsMessage(), PortsMessage).open == ()


def test_the_end_is_told_to_everybody(tmp_path: Path) -> None:
    before = set(threading.enumerate())
    with House(tmp_path) as running, guest(tmp_path) as one, guest(tmp_path) as two:
        one.ask(StatusMessage(), StateMessage)
        running.close("finished")
        for asking in (one, two):
            told = asking.receive()
            assert isinstance(told, OverMessage) and told.reason == "finished"
            with pytest.raises(LocalError, match="local-died"):
                asking.receive()
    until(
        lambda: not [each for each in set(threading.enumerate()) - before if each.is_alive()], "every thread's end"
    )


TEXTS = ["<b>fire</b>", "a\x1b[31mb\x00", "1" * 300, "slovo " * 300, "Konec. A dál! Jo?", "\ud800x", "…", "<", ""]


@given(st.sampled_from(TEXTS) | st.text(alphabet=st.characters(), max_size=300))
@bounded(max_examples=150, deadline=None)
def test_said_aloud_is_plain_words_and_bounded(text: str) -> None:
    said = aloud(text)
    assert len(said) <= 12
    for one in said:
        assert (one.kind, one.topic, one.valid_while) == (Kind.MESSAGE, Topic.OTHER, None)
        for language in LANGUAGES:
            words = WORDERS[language].say(one)
            assert all(c.isalpha() or c in " ,.?:'-" for c in words), words


WORDERS = {language: Phrases(language, strict=True) for language in LANGUAGES}


def test_said_aloud_keeps_every_word_of_a_reasonable_text() -> None:
    text = "Večeře je hotová. Prostřete pro 4! Potom půjdeme ven, kdo chce; ostatní zůstanou u desky a budou hrát."
    said = " ".join(WORDERS["cs"].say(one) for one in aloud(text))
    assert [word.strip(".,") for word in said.lower().split()] == [
        word.strip(".,!;") for word in text.lower().replace("4", "čtyři").split()
    ]
    assert aloud("<b>...</b>") == []


# ---- rude guests and owners -----------------------------------------------------------------------------------


def raw(home: Path) -> socket.socket:
    """A bare connection to the socket."""
    door = doors.find(home / "run")
    assert door is not None
    found = socket.socket(socket.AF_UNIX)
    found.connect(door.address)
    return found


@pytest.mark.parametrize(
    "sent",
    [b"", b"GET / HTTP/1.0\r\n\r\n" * 5, *(struct.pack("!i", n) for n in (-5, 1 << 30)), b"\xff" * 12, b"\0\0\0"],
)
def test_garbage_without_the_key_is_cut_off(house: House, tmp_path: Path, sent: bytes) -> None:
    with raw(tmp_path) as stranger, guest(tmp_path) as asking:
        stranger.sendall(sent)
        stranger.shutdown(socket.SHUT_WR)
        stranger.settimeout(PATIENCE_S)
        with contextlib.suppress(ConnectionError):
            while stranger.recv(4096):
                pass
        assert asking.ask(StatusMessage(), StateMessage).moves == 3


def test_a_wrong_key_is_cut_off(house: House, tmp_path: Path) -> None:
    door = doors.find(tmp_path / "run")
    assert door is not None
    with pytest.raises((OSError, EOFError, multiprocessing.AuthenticationError)):
        mp.Client(door.address, authkey=b"\0" * 32)
    with guest(tmp_path) as asking:
        assert asking.ask(StatusMessage(), StateMessage).moves == 3


def test_who_only_claims_to_have_the_key_is_cut_off(house: House, tmp_path: Path) -> None:
    """A stranger that answers the owner's challenge with anything, and believes whatever the owner answers."""
    door = doors.find(tmp_path / "run")
    assert door is not None
    stranger = mp.Client(door.address)
    stranger.recv_bytes()
    stranger.send_bytes(b"0" * 16)
    with contextlib.suppress(OSError, EOFError):
        stranger.recv_bytes()
        stranger.send_bytes(b"#CHALLENGE#" + b"0" * 20)
        stranger.recv_bytes()
        stranger.send_bytes(b"#WELCOME#")
        stranger.send_bytes(messages.encode(HelloMessage()))
        told = stranger.recv_bytes()
        assert wire.protocol_of(told) is None, "let in without the key"
    stranger.close()


@pytest.mark.parametrize(
    "sent",
    [
        b'{"type":"line","text":"score"}',  # a line before attach
        b'{"type":"silence"}',
        b'{"type":"key","char":"s"}',
        b'{"type":"notice","key":"num-lock-off"}',
        b'{"type":"hat"}',
        b'{"type":"status","hat":1}',
        b"\x80\x04K\x01.",  # a pickle
        b"",
        b'{"type":"say","text":"' + b"a" * 2000 + b'"}',
        b"x" * (wire.LIMIT + 1),
    ],
)
def test_a_guest_that_breaks_the_rules_is_cut_off_unheard(house: House, tmp_path: Path, sent: bytes) -> None:
    door = doors.find(tmp_path / "run")
    assert door is not None
    rude = mp.Client(door.address, authkey=bytes.fromhex(door.key))
    rude.send_bytes(messages.encode(HelloMessage()))
    assert wire.protocol_of(rude.recv_bytes()) == wire.PROTOCOL
    with pytest.raises((EOFError, OSError)):
        rude.send_bytes(sent)
        rude.recv_bytes()
    rude.close()
    assert (house.heard, house.silences, house.told) == ([], [], [])
    until(lambda: house.gone, "the guest's leaving")


def test_a_guest_that_announces_a_huge_message_is_cut_off_before_it_comes(house: House, tmp_path: Path) -> None:
    door = doors.find(tmp_path / "run")
    assert door is not None
    rude = mp.Client(door.address, authkey=bytes.fromhex(door.key))
    rude.send_bytes(messages.encode(HelloMessage()))
    rude.recv_bytes()
    os.write(rude.fileno(), struct.pack("!i", 1 << 24))
    assert rude.poll(PATIENCE_S), "the owner waits for the rest"
    with pytest.raises((EOFError, OSError)):
        rude.recv_bytes()
    rude.close()


def test_who_does_not_greet_is_sent_away(house: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server, "GREETING_S", 0.2)
    with raw(tmp_path) as silent:
        silent.settimeout(PATIENCE_S)
        while silent.recv(4096):
            pass
    door = doors.find(tmp_path / "run")
    assert door is not None
    keyed = mp.Client(door.address, authkey=bytes.fromhex(door.key))
    assert keyed.poll(PATIENCE_S)
    with pytest.raises((EOFError, OSError)):
        keyed.recv_bytes()
    keyed.close()


def test_one_guest_too_many_is_turned_away_and_later_let_in(
    house: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server, "GUESTS", 2)
    Pauses(monkeypatch)
    with guest(tmp_path) as one, guest(tmp_path) as two:
        with pytest.raises(LocalError, match="local-full"):
            guest(tmp_path)
        assert one.ask(StatusMessage(), StateMessage) == two.ask(StatusMessage(), StateMessage)
    with guest(tmp_path) as again:
        again.ask(StatusMessage(), StateMessage)


def test_a_guest_that_never_reads_holds_nobody_up(
    house: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is cut off when its queue is full; the judge and the other guests do not wait for it."""
    door = doors.find(tmp_path / "run")
    assert door is not None
    stuck = mp.Client(door.address, authkey=bytes.fromhex(door.key))
    stuck.send_bytes(messages.encode(HelloMessage()))
    stuck.send_bytes(messages.encode(MonitorMessage()))
    with guest(tmp_path) as asking:
        asking.ask(StatusMessage(), StateMessage)
        house.board(*[b"x" * 1000 + b"\n"] * 50)
        for _ in range(60):
            house.do(lambda: flood(house))
            if house.gone:
                break
            asking.ask(StatusMessage(), StateMessage)
        until(lambda: house.gone == ["terminal 1"], "that the stuck guest is cut off")
        assert asking.ask(StatusMessage(), StateMessage).moves == 3
    stuck.close()


def flood(house: House) -> None:
    for _ in range(50):
        house.request_server.overhear(PORT, b"x" * 1000 + b"\n", GARBLED, 0)


def test_a_guest_that_floods_is_read_no_faster_than_it_is_obeyed(house: House, tmp_path: Path) -> None:
    with guest(tmp_path) as asking, guest(tmp_path) as other:
        other.ask(AttachMessage(), StateMessage)
        with house.busy:
            for _ in range(900):
                asking.send(StatusMessage())
            most = server.UNANSWERED - 1  # and one is in the judge's hands
            until(lambda: house.events.qsize() >= most, "the most of its questions that may wait")
            for count in range(1, 51):  # while all that another one says is heard
                other.send(SilenceMessage())
                until(lambda count=count: len(house.silences) == count, "silence")  # type: ignore[misc]
            assert house.events.qsize() == most
        for _ in range(900):
            assert isinstance(asking.receive(), StateMessage)


def test_a_guest_that_is_killed_is_forgotten(house: House, tmp_path: Path) -> None:
    program = (
        "import sys; from pathlib import Path; from tests.local_kit import guest\n"
        "from companion.daemon.ipc.messages import AttachMessage, StateMessage\n"
        "guest(Path(sys.argv[1])).ask(AttachMessage(), StateMessage); print(1, flush=True); input()"
    )
    process = child(program, tmp_path)
    assert process.stdout is not None
    assert process.stdout.readline() == "1\n"
    process.kill()
    process.communicate()
    until(lambda: house.gone == ["terminal 1"], "the guest's leaving")
    house.do(lambda: house.write("Les."))


def test_nobody_answers_while_the_owner_is_only_starting(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    Pauses(monkeypatch)
    with (
        Owner.claim(places(tmp_path)) or pytest.fail("not free"),
        pytest.raises(LocalError, match="local-starting"),
    ):
        guest(tmp_path)
    with pytest.raises(LocalError, match="local-died"):
        guest(tmp_path)


def test_an_owner_that_opens_its_door_while_somebody_waits(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = House(tmp_path)
    Pauses(monkeypatch, house.__enter__)
    with guest(tmp_path) as asking:
        assert asking.ask(StatusMessage(), StateMessage).moves == 3
    house.close()


@pytest.mark.parametrize("answer", [b"\0\0\0\4hoho", b"", b"\xff" * 40, b"HTTP/1.0 200 OK\r\n\r\n"])
def test_garbage_instead_of_an_owner(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, answer: bytes) -> None:
    Pauses(monkeypatch)
    with Owner.claim(places(tmp_path)) or pytest.fail("not free") as owner, socket.socket(socket.AF_UNIX) as fake:
        address = f"/tmp/companion-test-{os.getpid()}"
        fake.bind(address)
        fake.listen()
        doors.put_up(owner.folder, doors.Door(address=address, key="0" * 64, pid=42))

        def serve() -> None:
            while True:
                try:
                    there, _ = fake.accept()
                except OSError:
                    return
                with there:
                    there.sendall(answer)

        threading.Thread(target=serve, daemon=True).start()
        with pytest.raises(LocalError) as told:
            guest(tmp_path)
        fake.shutdown(socket.SHUT_RDWR)
        os.unlink(address)
    assert told.value.key in {"local-full", "local-starting"}


@pytest.fixture
def process(tmp_path: Path) -> Iterator[subprocess.Popen[str]]:
    """An owner in a process of its own."""
    command = [sys.executable, "-m", "tests.local_kit", str(tmp_path)]
    running = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8", cwd=ROOT)
    assert running.stdout is not None
    assert running.stdout.readline() == "ready\n"
    yield running
    running.kill()
    running.communicate()


def test_an_owner_that_is_killed_is_missed_at_once(process: subprocess.Popen[str], tmp_path: Path) -> None:
    with guest(tmp_path) as asking:
        asking.ask(StatusMessage(), StateMessage)
        process.kill()
        process.wait()
        with pytest.raises(LocalError, match="local-died"):
            asking.receive()
    with House(tmp_path), guest(tmp_path) as asking:  # stale socket and door are no hindrance
        assert asking.ask(StatusMessage(), StateMessage).pid == os.getpid()


def test_an_owner_that_hangs_is_told_with_its_process(process: subprocess.Popen[str], tmp_path: Path) -> None:
    with guest(tmp_path) as asking:
        freeze(process)
        with pytest.raises(LocalError) as told:
            asking.ask(StatusMessage(), StateMessage, wait_s=0.05)
        assert (told.value.key, told.value.facts) == ("local-silent", {"pid": process.pid})
        with pytest.raises(LocalError, match="local-silent"):
            Client.connect(places(tmp_path), wait_s=0.05)
        process.send_signal(signal.SIGCONT)
        assert isinstance(asking.receive(), StateMessage)
    for language in LANGUAGES:
        Phrases(language, strict=True).say(told.value)


def test_an_owner_that_is_dying_is_not_taken_for_alive(
    house: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The system closes the sockets of a killed process first, and lets go of its lock a moment later."""
    with guest(tmp_path) as asking:
        asking.ask(StatusMessage(), StateMessage)
        asking.send(LineMessage(text="not attached"))  # for this the owner closes the connection
        Pauses(monkeypatch, house.owner.release)
        with pytest.raises(LocalError, match="local-died"):
            asking.receive()


def test_a_wire_that_is_cut_says_so_and_the_game_goes_on(
    house: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    Pauses(monkeypatch)
    with guest(tmp_path) as asking:
        asking.ask(StatusMessage(), StateMessage)
        asking.send(LineMessage(text="not attached"))
        with pytest.raises(LocalError, match="local-cut"):
            asking.receive()
        assert not asking.send(StatusMessage())
    assert Disconnected() == Disconnected()
    assert connection.WAITING == 1000
