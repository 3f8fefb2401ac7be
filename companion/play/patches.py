"""Merge patches of JSON (RFC 7396): what makes the one document of the other. Pure."""

from __future__ import annotations

from typing import Any

Json = dict[str, Any]


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
