"""The journal: everything heard, decided and said, in append-only rows of one SQLite file.

Importing this costs neither sqlite3 nor pydantic; the first comes with an opened journal, the second with an
imported game.
"""

from companion.play.journal.reader import JournalReader
from companion.play.journal.rows import GameInfo, Header, Input, Recovered, Row, RowKind
from companion.play.journal.store import Journal, UnkeptJournal

__all__ = [
    "GameInfo",
    "Header",
    "Input",
    "Journal",
    "JournalReader",
    "Recovered",
    "Row",
    "RowKind",
    "UnkeptJournal",
]
