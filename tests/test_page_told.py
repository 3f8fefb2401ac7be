"""What a page takes of the stream, and of what browsers ask, without the models: it is what the models say."""

from __future__ import annotations

import json
import queue
from itertools import product
from pathlib import Path
from typing import Any, cast

import pytest
from hypothesis import given
from hypothesis import settings as bounded
from hypothesis import strategies as st
from pydantic import BaseModel, ConfigDict, Field, ValidationError

from companion.core.model import Phrase
from companion.daemon.ipc import messages, wire
from companion.daemon.ipc.client import Disconnected, Visit
from companion.page.asks import ActAsk, act_of
from companion.page.link import SeatLink
from companion.page.told import (
    Json,
    ShownAct,
    ShownPlayer,
    ShownTable,
    ToldEarlier,
    ToldMatch,
    ToldSentence,
    ToldWish,
    ToldWords,
    shown,
    table_of,
    told_of,
)
from companion.play.patches import changes, merged
from companion.play.state import AwaitedState, PlayerState, TableState, Wording
from tests.local_kit import places
from tests.test_local_socket import OLDER
from tests.test_stream import EXAMPLE, scene

BOUNDED = bounded(max_examples=200, deadline=None)


# ---- the stream -----------------------------------------------------------------------------------------------


def same(mine: ShownTable, state: TableState) -> None:
    """What is shown of a table is what its model has."""
    assert (mine.game, mine.setup, mine.finished, mine.acts) == (
        state.game,
        state.setup,
        state.finished,
        state.acts,
    )
    assert {seat: (one.name, one.total) for seat, one in mine.players.items()} == {
        seat: (one.name, one.total) for seat, one in state.players.items()
    }
    assert [(one.player, one.act.phrase(), one.chance) for one in mine.awaited] == [
        (one.player, one.act.phrase(), one.chance) for one in state.awaited
    ]
    assert {board: one.phrase() for board, one in mine.troubles.items()} == {
        board: one.phrase() for board, one in state.troubles.items()
    }


def test_a_table_is_shown_as_its_model_has_it() -> None:
    kept = EXAMPLE.read_text(encoding="utf-8")
    same(table_of(shown(json.loads(kept))), TableState.model_validate_json(kept))
    same(table_of(json.loads(kept)), TableState.model_validate_json(kept))
    state = scene()[1].state()
    assert state.players and state.awaited and state.acts and state.troubles, "nothing is compared with nothing"
    same(table_of(shown(state.document())), state)


def test_patches_of_what_is_shown_lead_where_whole_tables_do() -> None:
    rig, stream = scene()
    documents = [stream.state().document()]
    for move in ("undo", "undo"):
        rig.tell(move)
        documents.append(stream.state().document())
    assert documents[0] != documents[1]
    for before, after in product(documents, repeat=2):
        patched = merged(shown(before), shown(changes(before, after)))
        assert table_of(patched) == table_of(shown(after))


def test_of_a_table_nothing_is_kept_that_is_not_shown() -> None:
    document = scene()[1].state().document()
    kept = shown(document)
    assert {"lines", "boards", "lying", "signs", "offer"} <= document.keys()
    assert not {"lines", "boards", "lying", "signs", "offer"} & kept.keys()
    assert all(one.keys() <= {"name", "total"} for one in kept["players"].values())
    lines = {"lines": {"0": {"number": 9, "words": {"key": "nothing-yet"}}}, "speaking": True}
    assert shown(cast("Json", lines)) == {}, "a sentence changes nothing that is shown"
    assert shown({"players": {"1": {"got": {"points": 3}}}}) == {}
    assert shown({"players": {"1": None, "2": {"total": 3}}}) == {"players": {"1": None, "2": {"total": 3}}}


@pytest.mark.parametrize(
    ("mine", "model"),
    [
        (ShownTable, TableState),
        (ShownPlayer, PlayerState),
        (ShownAct, AwaitedState),
        (ToldWords, Wording),
        (ToldSentence, messages.HeardMessage),
        (ToldMatch, messages.StateMessage),
        (ToldWish, messages.WishedMessage),
    ],
)
def test_the_names_are_those_of_the_models(mine: Any, model: type[BaseModel]) -> None:
    assert set(mine.__dataclass_fields__) <= set(model.model_fields)


def test_every_answer_that_is_published_is_read_or_passed_over() -> None:
    told = [told_of(json.loads(one)) for one in OLDER[wire.PROTOCOL]["answer"]]
    kinds = {type(one) for one in told}
    assert kinds == {ToldSentence, ToldMatch, ToldWish, type(None)}
    heard = next(one for one in told if isinstance(one, ToldSentence))
    assert isinstance(heard.words.phrase(), Phrase)


@pytest.mark.parametrize(
    "message",
    [
        {"type": "heard"},
        {"type": "heard", "number": "1", "ear": 0, "words": {"key": "k"}, "kind": "a", "topic": "b"},
        {"type": "heard", "number": True, "ear": 0, "words": {"key": "k"}, "kind": "a", "topic": "b"},
        {"type": "heard", "number": 1, "ear": 0, "words": "k", "kind": "a", "topic": "b"},
        {"type": "state", "pid": 1, "players": ["Jana", 2]},
        {"type": "state", "pid": 1, "players": "Jana"},
        {"type": "wished", "granted": 1, "reason": "yes"},
        {"type": "snapshot", "number": 1, "state": {"players": {}}},
        {"type": "snapshot", "number": 1, "state": {"game": "x", "players": {"1": {"name": None}}}},
        {"type": "snapshot", "number": 1, "state": {"game": "x", "acts": {"1": 2}}},
        {"type": "snapshot", "number": 1, "state": {"game": "x", "lines": {"0": {"number": "2"}}}},
    ],
)
def test_what_is_not_as_it_must_be_ends_the_connection(message: Json) -> None:
    """As words that no model reads end it; the companion is then looked for again."""
    heard: list[object] = []
    link = SeatLink(places(Path("nowhere")), 1, heard.append)
    assert link._follow(cast("Visit", Owner(message))).key == "page-gone"
    assert heard == []


def test_sentences_of_before_are_told_at_once_and_those_of_now_one_by_one() -> None:
    """Which are of before follows from the state that comes first, not from a later one for a slow reader."""

    def said(number: int) -> Json:
        words = {"key": "nothing-yet", "facts": {}}
        return {"type": "heard", "number": number, "ear": 0, "words": words, "kind": "answer", "topic": "final"}

    def state(*numbers: int) -> Json:
        lines = {str(ear): {"number": one} for ear, one in enumerate(numbers)}
        return {"type": "snapshot", "number": 1, "state": {"game": "x", "players": {}, "lines": lines}}

    heard: list[object] = []
    link = SeatLink(places(Path("nowhere")), 1, heard.append)
    for owner in (
        Owner(state(5, 4), said(3), said(4), said(5), said(6), state(9), said(8), said(9)),
        Owner(state(), said(1)),
        Owner(state(2), said(1), said(2), said(3)),
    ):
        assert link._follow(cast("Visit", owner)).key == "page-gone"
    numbers = [
        [each.number for each in one.sentences] if isinstance(one, ToldEarlier) else one.number
        for one in heard
        if isinstance(one, ToldSentence | ToldEarlier)
    ]
    assert numbers == [[3, 4, 5], 6, 8, 9, 1, [1, 2], 3]


def test_a_match_is_followed_to_its_end() -> None:
    heard: list[object] = []
    link = SeatLink(places(Path("nowhere")), 1, heard.append)
    owner = Owner(
        {"type": "state", "pid": 1, "players": ["Jana"], "game": "x", "moves": 0, "finished": False},
        {"type": "change", "number": 1, "patch": {"finished": True}},  # of nothing that is known
        {"type": "snapshot", "number": 3, "state": {"version": 2, "game": "x", "players": {}, "columns": 5}},
        {"type": "done", "about": 0},
        {"type": "change", "number": 4, "patch": {"speaking": True}},
        {"type": "change", "number": 5, "patch": {"acts": {"1": "one"}, "lying": {"1": []}}},
        {"type": "over", "reason": "finished"},
    )
    assert link._follow(cast("Visit", owner)).key == "page-finished"
    assert heard == [ToldMatch(1, ("Jana",)), ShownTable("x"), ShownTable("x", acts={"1": "one"})]
    assert all(messages.ask_of(wire.packed(one)) for one in owner.asked)
    assert [one["type"] for one in owner.asked] == ["status", "attach", "subscribe"]


class Owner:
    """What stands for a visit of a companion that says this, and then is gone."""

    def __init__(self, *says: Json) -> None:
        self._says = says
        self.asked: list[Json] = []

    def listen(self, events: queue.Queue[object]) -> None:
        """See Visit."""
        for one in (*self._says, Disconnected()):
            events.put(one)

    def tell(self, message: Json) -> bool:
        """See Visit."""
        self.asked.append(message)
        return True


def test_whatever_a_page_sends_is_a_message_of_the_protocol() -> None:
    link = SeatLink(places(Path("nowhere")), 1, lambda _: None)
    assert not link.type("score", "en"), "nobody hears it yet"
    owner = Owner()
    link._visit = cast("Visit", owner)
    assert link.type("ř" * 2000 + "\x00", "cs") and link.act("place 1 C4 C5\n") and link.wish(2)
    assert link.say("page-came", {"player": "Jana", "count": 1})
    link.silence()
    told = [messages.ask_of(wire.packed(one)) for one in owner.asked]
    assert [type(one) for one in told] == [
        messages.LineMessage,
        messages.ActMessage,
        messages.WishMessage,
        messages.NoticeMessage,
        messages.SilenceMessage,
    ]


# ---- what browsers ask ----------------------------------------------------------------------------------------


class ActModel(BaseModel):
    """The same ask as a model, which accepts nothing else."""

    model_config = ConfigDict(strict=True, extra="forbid")

    text: str = Field(max_length=500)
    nonce: str = Field(min_length=8, max_length=64)
    notation: bool = False


def modelled(body: bytes) -> ActAsk | None:
    """What the model makes of a body."""
    try:
        told = ActModel.model_validate_json(body)
    except (ValidationError, ValueError):
        return None
    return ActAsk(told.text, told.nonce, told.notation)


def asked(body: bytes) -> ActAsk | None:
    """What the page makes of it."""
    try:
        return act_of(body)
    except ValueError:
        return None


ODD: st.SearchStrategy[Any] = (
    st.sampled_from([None, ["a"], {}]) | st.booleans() | st.integers() | st.floats() | st.text(max_size=70)
)
TEXTS = st.text(min_size=8, max_size=9) | st.sampled_from(["x" * 500, "x" * 501, "x" * 64, "x" * 65, "\ud800" * 8])
BODIES = st.fixed_dictionaries(
    {},
    optional={"text": TEXTS | ODD, "nonce": TEXTS | ODD, "notation": st.booleans() | ODD, "more": ODD},
)


@given(BODIES, st.booleans())
@BOUNDED
def test_a_body_is_accepted_where_a_strict_model_accepts_it(body: Json, ascii_only: bool) -> None:
    data = json.dumps(body, ensure_ascii=ascii_only).encode("utf-8", "surrogatepass")
    assert asked(data) == modelled(data)


@given(TEXTS, TEXTS, st.booleans() | st.none())
@BOUNDED
def test_a_whole_ask_is_accepted_where_a_strict_model_accepts_it(text: str, nonce: str, notation: object) -> None:
    body = {"text": text, "nonce": nonce} | ({} if notation is None else {"notation": notation})
    data = json.dumps(body).encode()
    assert asked(data) == modelled(data)


@given(st.binary(max_size=60) | st.text(max_size=60).map(str.encode))
@BOUNDED
def test_any_bytes_are_refused_or_read(body: bytes) -> None:
    assert asked(body) == modelled(body)


WHOLE = b'{"text":"score","nonce":"12345678"}'


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"[]",
        b"null",
        b"[" * 2000,
        b'{"text":' * 300,
        WHOLE + b"x",
        WHOLE.decode().encode("utf-16"),
        b"\xef\xbb\xbf" + WHOLE,
        WHOLE.replace(b"score", b"\\ud800"),
        WHOLE.replace(b"score", b"\xed\xa0\x80"),
        WHOLE.replace(b"score", b"a\nb"),
        WHOLE.replace(b'"score"', b"NaN"),
        WHOLE.replace(b'"score"', b"9" * 4000),
        WHOLE.replace(b"}", b',"notation":1}'),
        WHOLE.replace(b"}", b',"notation":null}'),
    ],
)
def test_what_is_no_ask_is_refused(body: bytes) -> None:
    assert asked(WHOLE) == ActAsk("score", "12345678")
    assert asked(body) is None
