"""What is said over the local socket: one JSON object a message, checked at both ends.

Both sides say hello first, with the number of the protocol. A hello of every version has `type` and `protocol`, so
that each side can tell a person which of the two is older; whatever else is in it is passed over. Every other
message has exactly the fields below. A guest asks; the owner answers each question once, in order, and pushes what
a guest has asked to hear.
"""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import Annotated, Any, Final, Literal, TypeVar

from pydantic import ConfigDict, Field, JsonValue, TypeAdapter, ValidationError

from companion.daemon.ipc.wire import LIMIT, LINE, PROTOCOL, bounded
from companion.play.state import Part, TableState, Wording

SAID: Final = 8000
PORTS: Final = 50

M = TypeVar("M", bound="IpcMessage")
Name = Annotated[str, Field(max_length=300)]
Seat = Annotated[int, Field(ge=0, le=5)]


class IpcMessage(Part):
    """What every message has: its type first, strict types, no unknown fields."""

    type: str


class Ask(IpcMessage):
    """What a guest says."""


class Answer(IpcMessage):
    """What the owner says."""


class HelloMessage(Answer):
    """The first message of both sides."""

    model_config = ConfigDict(extra="ignore")

    type: Literal["hello"] = "hello"
    protocol: Annotated[int, Field(ge=0, le=999_999)] = PROTOCOL


# ---- what a guest asks ----------------------------------------------------------------------------------------


class StatusMessage(Ask):
    """How is the game? Answered by state."""

    type: Literal["status"] = "status"


class AttachMessage(Ask):
    """This is a keyboard from now on; seat: whose, 0 for the table's. prints: tell it each printed line.

    turns: it shows the large view, whose pages the star key turns there and nowhere else. ear: what this seat asks
    is answered here alone, as heard, and not at the table. Answered by state, or by refusal.
    """

    type: Literal["attach"] = "attach"
    seat: Seat = 0
    prints: bool = True
    ear: bool = False
    turns: bool = False


class LineMessage(Ask):
    """A line was typed; only after attach. language: of its words, "" for the table's. Answered by done."""

    type: Literal["line"] = "line"
    text: Annotated[str, Field(max_length=LINE)]
    language: Annotated[str, Field(pattern=r"^([a-z]{2,3})?$")] = ""


class ActMessage(Ask):
    """An act of the seat that this guest has attached, in the notation of its game. Answered by done."""

    type: Literal["act"] = "act"
    text: Annotated[str, Field(max_length=LINE)]


class SilenceMessage(Ask):
    """A key was pressed; only after attach. Not answered."""

    type: Literal["silence"] = "silence"


class KeyMessage(Ask):
    """One key was pressed: a character, "\\n" for Enter, "\\b" for Backspace; only after attach. Not answered."""

    type: Literal["key"] = "key"
    char: Annotated[str, Field(min_length=1, max_length=1)]


class NoticeMessage(Ask):
    """What the player of this keyboard should hear of it, a key of the texts; only after attach. Not answered.

    Of a guest that is no keyboard, as a page at no seat: news for the table, which waits for what is being said.
    """

    type: Literal["notice"] = "notice"
    key: Annotated[str, Field(pattern=r"^[a-z-]{1,50}$")]
    facts: Annotated[dict[Name, int | Name], Field(max_length=10)] = Field(default_factory=dict)


class ScoreMessage(Ask):
    """How is the table? aloud: let the companion say the points, too. Answered by snapshot."""

    type: Literal["score"] = "score"
    aloud: bool = False


class SubscribeMessage(Ask):
    """From now on tell what this seat may see, 0 what all may: a snapshot, then changes. Or refusal.

    lines: also each sentence that it hears, as heard, beginning with the last ones.
    """

    type: Literal["subscribe"] = "subscribe"
    seat: Seat = 0
    lines: bool = False


class BoardsMessage(Ask):
    """Which ports are open? Answered by ports."""

    type: Literal["boards"] = "boards"


class MonitorMessage(Ask):
    """From now on tell what happens on every port: port messages, beginning with what is known of each."""

    type: Literal["monitor"] = "monitor"


class SayMessage(Ask):
    """Say this aloud. Answered by done."""

    type: Literal["say"] = "say"
    text: Annotated[str, Field(max_length=LINE)]


class WishMessage(Ask):
    """Ask the table whether a page may have a seat, 0: may watch. Answered by done.

    What comes of it is told by wished.
    """

    type: Literal["wish"] = "wish"
    seat: Seat


class ReloadMessage(Ask):
    """The settings file has changed. Answered by done."""

    type: Literal["reload"] = "reload"


class QuitMessage(Ask):
    """Leave the game, to be resumed. Answered by done."""

    type: Literal["quit"] = "quit"


# ---- what the owner answers -----------------------------------------------------------------------------------


class StateMessage(Answer):
    """Of status and attach. pid: the owner's process. game: its name. players: by seat. moves: how many stand."""

    type: Literal["state"] = "state"
    game: Name
    pid: Annotated[int, Field(ge=0)]
    players: Annotated[tuple[Name, ...], Field(max_length=5)]
    moves: Annotated[int, Field(ge=0)]
    finished: bool = False


class RefusalMessage(Answer):
    """It cannot be done. seat: the game has no such seat, only count of them."""

    type: Literal["refusal"] = "refusal"
    reason: Literal["seat"]
    count: Annotated[int, Field(ge=0)] = 0


class WishedMessage(Answer):
    """What came of a wish; nothing comes where the table says nothing.

    reason: "yes"; "busy": another wish stands; "closed": after the match the table is not asked.
    """

    type: Literal["wished"] = "wished"
    granted: bool
    reason: Literal["yes", "busy", "closed"]


class DoneMessage(Answer):
    """It is done, or on its way. about: whose board the line asked about, 0 for nobody's."""

    type: Literal["done"] = "done"
    about: Seat = 0


class SaidMessage(Answer):
    """A line that was printed."""

    type: Literal["said"] = "said"
    text: Annotated[str, Field(max_length=SAID)]


class SnapshotMessage(Answer):
    """Of score and subscribe: the table as it is. number: of the last change in it; 0 for who asked only once."""

    type: Literal["snapshot"] = "snapshot"
    number: Annotated[int, Field(ge=0)]
    state: TableState


class ChangeMessage(Answer):
    """What is different from now on, as a merge patch (RFC 7396) of the state's JSON; one number after the other.

    Who does not keep up with reading gets a snapshot in place of what it has missed.
    """

    type: Literal["change"] = "change"
    number: Annotated[int, Field(ge=1)]
    patch: dict[str, JsonValue]


class HeardMessage(Answer):
    """A sentence was heard at the table (ear 0) or by a seat alone. number: grows, but not always by one.

    kind, topic: see core.model.Announcement.
    """

    type: Literal["heard"] = "heard"
    number: Annotated[int, Field(ge=1)]
    ear: Seat
    words: Wording
    kind: Name
    topic: Name


class PortMessage(Answer):
    """One port, or what happens on it.

    happens: "opened", "line" (text is the line's bytes as Latin-1, newline included), "lost" (text is the reason)
    or "refused" (text is the key of the message that tells why, facts what it names).
    """

    type: Literal["port"] = "port"
    port: Name
    happens: Literal["opened", "line", "lost", "refused"]
    text: Annotated[str, Field(max_length=1100)] = ""
    facts: Annotated[dict[Name, int | Name], Field(max_length=10)] = Field(default_factory=dict)


class OpenPort(Part):
    """A port that is open. hello: its board's last hello, as PortMessage.text. answers: it was heard just now."""

    port: Name
    hello: Annotated[str, Field(max_length=1100)] = ""
    answers: bool = False


class PortsMessage(Answer):
    """Of boards: all open ports, and those that cannot be used."""

    type: Literal["ports"] = "ports"
    open: Annotated[tuple[OpenPort, ...], Field(max_length=PORTS)]
    refused: Annotated[tuple[PortMessage, ...], Field(max_length=PORTS)]


class OverMessage(Answer):
    """The owner ends: the match is over, or was left to be resumed."""

    type: Literal["over"] = "over"
    reason: Literal["finished", "left"]


def _any_of(kind: type[M]) -> TypeAdapter[M]:
    """Reads every message of this kind: its type tells which one it is."""
    union: Any = reduce(or_, kind.__subclasses__())
    return TypeAdapter(Annotated[union, Field(discriminator="type")])


_ASKS, _ANSWERS = _any_of(Ask), _any_of(Answer)


def encode(message: IpcMessage) -> bytes:
    """The message as it is sent, newline included. ValueError when it is too long."""
    return bounded(message.model_dump_json(exclude_none=True).encode())


def ask_of(data: bytes) -> Ask | None:
    """What a guest asks; None for anything else."""
    return _checked(_ASKS, data)


def answer_of(data: bytes) -> Answer | None:
    """What the owner says; None for anything else."""
    return _checked(_ANSWERS, data)


def _checked(models: TypeAdapter[M], data: bytes) -> M | None:
    if len(data) > LIMIT:
        return None
    try:
        return models.validate_json(data)
    except (ValidationError, ValueError):
        return None
