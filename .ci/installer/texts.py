"""The installer's own words, out of their Fluent files, as NSIS reads them."""

from __future__ import annotations

from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

NAMES = {"en": "ENGLISH", "cs": "CZECH", "pl": "POLISH"}
"""Each language, and what NSIS calls it."""


def strings(folder: Path, version: str, needed_mb: int) -> str:
    """Every message of each language as a LangString; facts that are known only when it runs are variables."""
    facts = {"version": version, "needed": needed_mb, "folder": "$INSTDIR", "installed": "$Found"}
    lines = []
    for language, name in NAMES.items():
        resource = FluentResource((folder / f"{language}.ftl").read_text(encoding="utf-8"))
        bundle = FluentBundle([language], use_isolating=False)
        bundle.add_resource(resource)
        for entry in resource.body:
            key = getattr(getattr(entry, "id", None), "name", None)
            if key is None:
                continue
            pattern = bundle.get_message(key).value
            assert pattern is not None, key
            text, errors = bundle.format_pattern(pattern, facts)
            assert not errors, (language, key, errors)
            lines.append(f'LangString {key} ${{LANG_{name}}} "{escaped(text)}"\n')
    return "".join(lines)


def escaped(text: str) -> str:
    """A text between NSIS's quotation marks; its variables stay."""
    return text.replace('"', '$\\"').replace("\n", "$\\r$\\n")
