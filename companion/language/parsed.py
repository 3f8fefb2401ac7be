"""Messages kept parsed between two starts, as Python keeps its modules: to parse all of a language takes a second.

A file a language beside this module, `__pycache__/texts-cs.json`: {"of": digest of the texts and of the parser's
version, "trees": of each text in turn its tree, as JSON, deflated, in base 64}. It is written where Python may
write what it compiles, and anew when it does not fit; who can neither read nor write it parses as ever.
"""

from __future__ import annotations

import json
import sys
from base64 import b64decode, b64encode
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any
from zlib import compress, decompress, error

from companion.core.whole import put

FOLDER = Path(__file__).parent / "__pycache__"
_KEPT: dict[str, str] = {}
"""Of a message's text its tree, as in the file."""


def entry(source: str) -> Any:
    """A message of Fluent as its tree; from what is kept, else by the parser."""
    from fluent.syntax.ast import from_json  # noqa: PLC0415 - help of plain texts never pays for it

    if source in _KEPT:
        with suppress(ValueError, KeyError, TypeError, error):
            return from_json(_told(source))
    from fluent.syntax import FluentParser  # noqa: PLC0415

    return FluentParser(with_spans=False).parse_entry(source)


def name(source: str) -> str:
    """What a message is called, "" if it is none: of what is kept no tree need be grown for that."""
    told = None
    with suppress(ValueError, KeyError, TypeError, error):
        told = _told(source)
    told = told if isinstance(told, dict) else entry(source).to_json()
    return str(told["id"]["name"]) if told["type"] == "Message" else ""


def _told(source: str) -> Any:
    return json.loads(decompress(b64decode(_KEPT[source])))


def keep(language: str, sources: Sequence[str], folder: Path = FOLDER) -> None:
    """Have these messages of a language parsed: read what is kept of them, else parse them and keep that."""
    if all(source in _KEPT for source in sources):
        return
    file, digest = folder / f"texts-{language}.json", _digest(sources)
    with suppress(OSError, ValueError, KeyError, TypeError):
        kept = json.loads(file.read_text(encoding="utf-8"))
        if kept["of"] == digest:
            _KEPT.update(zip(sources, kept["trees"], strict=True))
            return
    trees = [b64encode(compress(json.dumps(entry(one).to_json()).encode())).decode() for one in sources]
    _KEPT.update(zip(sources, trees, strict=True))
    if not sys.dont_write_bytecode:
        with suppress(OSError):
            file.parent.mkdir(exist_ok=True)
            put(file, json.dumps({"of": digest, "trees": trees}).encode())


def _digest(sources: Sequence[str]) -> str:
    from hashlib import sha256  # noqa: PLC0415 - help of plain texts never pays for it
    from importlib.metadata import version  # noqa: PLC0415

    words = [version("fluent.syntax"), *sources]
    return sha256("\0".join(words).encode()).hexdigest()
