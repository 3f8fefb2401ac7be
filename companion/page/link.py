"""The page's connections to the running companion: what a seat may see comes in, what is typed there goes out.

Each connection has a thread that listens; what it hears is handed to the event loop.
"""

from __future__ import annotations

import json
import queue
import threading
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from companion.core.model import Phrase
from companion.daemon.ipc import LocalError, messages
from companion.daemon.ipc.client import Client, Disconnected
from companion.play.changes import merged
from companion.play.state import Json, TableState

if TYPE_CHECKING:
    from companion.config import Directories

AGAIN_S = 1.0
"""So often a companion that is not there is looked for."""
USUAL = ("local-died", "local-starting", "local-silent", "local-cut")
"""Why a companion cannot be reached that has ended or begins."""

UNSHOWN = {"lines", "speaking", "offer", "signs", "lying", "boards"}
"""Parts of a state that no page keeps: sentences come by themselves, and what lies where follows from the acts."""
UNSHOWN_OF_PLAYER = {"panel", "got"}
"""The same of each player."""

Heard = Callable[[object], None]
"""Takes a StateMessage, TableState, HeardMessage, WishedMessage or Gone; called in the thread of a connection."""


class Gone:
    """The companion is not there; lines that are typed now reach nobody. why: key of the sentence, and facts."""

    def __init__(self, why: Phrase) -> None:
        self.why = why


class SeatLink:
    """One seat's connection, from start to close; it is made anew when the companion comes back.

    seat: 0 follows what all may see, and types nothing. heard: told what comes.
    """

    def __init__(self, places: Directories, seat: int, heard: Heard) -> None:
        self._places, self._seat, self._heard = places, seat, heard
        self._client: Client | None = None
        self._closing = threading.Event()
        self._thread = threading.Thread(target=self._run, name=f"page seat {seat}", daemon=True)
        self._document: Json | None = None  # the state of the table
        self._told = ""

    def start(self) -> None:
        """Begin to follow."""
        self._thread.start()

    def type(self, text: str, language: str) -> bool:
        """A line of this seat in words of a language; false where nobody hears it."""
        return self._send(messages.LineMessage(text=messages.plain(text), language=language))

    def act(self, text: str) -> bool:
        """An act of this seat in notation; false where nobody hears it."""
        return self._send(messages.ActMessage(text=messages.plain(text)))

    def _send(self, message: messages.Ask) -> bool:
        client = self._client
        return client is not None and client.send(message)

    def wish(self, seat: int) -> bool:
        """Ask the table whether a page may have a seat; false where nobody hears it."""
        return self._send(messages.WishMessage(seat=seat))

    def say(self, key: str, facts: Mapping[str, int | str]) -> bool:
        """Have a message said at the table, by the connection of no seat; false where nobody hears it."""
        return self._send(messages.NoticeMessage(key=key, facts=dict(facts)))

    def silence(self) -> None:
        """A key was pressed: what is said to this seat stops."""
        if (client := self._client) is not None:
            client.send(messages.SilenceMessage())

    def close(self) -> None:
        """Follow no more."""
        self._closing.set()
        if (client := self._client) is not None:
            client.close()

    # ---- its thread ------------------------------------------------------------------------------------------

    def _run(self) -> None:
        while not self._closing.is_set():
            try:
                client = Client.connect(self._places)
            except LocalError as error:
                self._tell_gone(Phrase(error.key, error.facts))
                self._closing.wait(AGAIN_S)
                continue
            self._told = ""
            why = self._follow(client)
            self._client = None
            client.close()
            self._tell_gone(why)

    def _tell_gone(self, why: Phrase) -> None:
        """Once for each reason, and what only follows from the one before is none."""
        if self._closing.is_set() or why.key == self._told or (self._told and why.key in USUAL):
            return
        self._told = why.key
        self._heard(Gone(why))

    def _follow(self, client: Client) -> Phrase:
        """Until it ends; gives why."""
        events: queue.Queue[object] = queue.Queue()
        client.listen(events)
        client.send(messages.StatusMessage())
        client.send(messages.AttachMessage(seat=self._seat, prints=False, ear=bool(self._seat)))
        client.send(messages.SubscribeMessage(seat=self._seat, lines=True))
        self._client = client
        while not self._closing.is_set():
            told = events.get()
            if isinstance(told, messages.OverMessage):
                return Phrase("page-finished" if told.reason == "finished" else "page-left-kept")
            if isinstance(told, Disconnected | messages.RefusalMessage):
                break
            self._hear(told)
        return Phrase("page-gone")

    def _hear(self, told: object) -> None:
        match told:
            case messages.SnapshotMessage():
                self._document = shown(told.state.document())
                self._heard(_state(self._document))
            case messages.ChangeMessage() if self._document is not None:
                if patch := shown(told.patch):
                    self._document = merged(self._document, patch)
                    self._heard(_state(self._document))
            case messages.HeardMessage() | messages.StateMessage() | messages.WishedMessage():
                self._heard(told)


def shown(part: Json) -> Json:
    """A state as JSON, or a patch of one, without what no page keeps: most of its memory, for each seat anew."""
    kept = {name: one for name, one in part.items() if name not in UNSHOWN}
    if isinstance(players := kept.pop("players", None), dict) and (told := _shown_players(players)):
        kept["players"] = told
    return kept


def _shown_players(players: Json) -> Json:
    """Those of whom anything is told, null for who is there no more."""
    told = {seat: _shown_player(one) if isinstance(one, dict) else one for seat, one in players.items()}
    return {seat: one for seat, one in told.items() if one != {}}


def _shown_player(player: Json) -> Json:
    return {name: one for name, one in player.items() if name not in UNSHOWN_OF_PLAYER}


def _state(document: Json) -> TableState:
    return TableState.model_validate_json(json.dumps(document))
