"""Questions and their answers."""

from __future__ import annotations

from companion.games.azul.questions import answer

__all__ = ["answer"]
