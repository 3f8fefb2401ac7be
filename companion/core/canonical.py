"""JSON that has one form, so that equal values are equal bytes, and can be chained, signed and compared."""

from __future__ import annotations

import json
from typing import Any


def canonical(told: Any) -> str:
    """JSON of RFC 8785 for objects with ASCII keys, texts and whole numbers. ValueError for what is no number."""
    return json.dumps(told, ensure_ascii=False, sort_keys=True, separators=(",", ":"), allow_nan=False)
