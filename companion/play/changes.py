"""Changes between states of a table, numbered."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cached_property

from companion.play.patches import changes, merged
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
