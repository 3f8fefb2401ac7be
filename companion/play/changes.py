"""Changes between states of a table: numbered merge patches of their JSON (RFC 7396)."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cached_property

from companion.play.state import Json, TableState


@dataclass(frozen=True, slots=True)
class StateSnapshot:
    """A whole state, and the number of the last change that is in it."""

    number: int
    state: TableState

    def after(self, number: int, patch: Json) -> StateSnapshot:
        """The next state, of whose change this is the number and the patch. ValueError where it makes no state."""
        document = json.dumps(merged(self.state.document(), patch))
        return StateSnapshot(number, TableState.model_validate_json(document))


@dataclass(frozen=True)
class Change:
    """What is different in the next state. number: one more than that of the change, or snapshot, before."""

    number: int
    before: TableState
    state: TableState

    @cached_property
    def patch(self) -> Json:
        """The same for who is told only what is different."""
        return changes(self.before.document(), self.state.document())


def changes(before: Json, after: Json) -> Json:
    """The merge patch that makes the one document of the other; empty where they are equal."""
    patch: Json = {name: None for name in before if name not in after}
    for name, now in after.items():
        was = before.get(name)
        if isinstance(was, dict) and isinstance(now, dict):
            if inner := changes(was, now):
                patch[name] = inner
        elif name not in before or was != now or type(was) is not type(now):
            patch[name] = now
    return patch


def merged(document: Json, patch: Json) -> Json:
    """The document with a merge patch applied."""
    after = {name: one for name, one in document.items() if name not in patch}
    for name, now in patch.items():
        was = document.get(name)
        if isinstance(now, dict):
            after[name] = merged(was if isinstance(was, dict) else {}, now)
        elif now is not None:
            after[name] = now
    return after
