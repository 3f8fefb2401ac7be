"""What every answer works with: the question as it was meant."""

from __future__ import annotations

from companion.games import parts
from companion.games.royal_garden.rules.kingdom import Kingdom
from companion.games.royal_garden.rules.state import State

Asked = parts.BoardQuestion[State, Kingdom]
