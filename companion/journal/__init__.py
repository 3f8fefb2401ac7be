"""The journal: everything heard, decided and said, in append-only rows of one SQLite file.

Importing this costs neither sqlite3 nor pydantic; the first comes with an opened journal, the second with an
imported game.
"""

from companion.journal.codec import facts_of, facts_text, pack, unpack
from companion.journal.reader import Reader
from companion.journal.rows import SCHEMA, GameInfo, Header, Heard, Recovered, Row, RowKind
from companion.journal.store import Journal

__all__ = [
    "SCHEMA",
    "GameInfo",
    "Header",
    "Heard",
    "Journal",
    "Reader",
    "Recovered",
    "Row",
    "RowKind",
    "facts_of",
    "facts_text",
    "pack",
    "unpack",
]
