"""What a logger is told, for tests. Pytest's own way is off: it keeps from stderr what a player reads there."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager


class _Kept(logging.Handler):
    def __init__(self, records: list[logging.LogRecord]) -> None:
        super().__init__()
        self._records = records

    def emit(self, record: logging.LogRecord) -> None:
        self._records.append(record)


@contextmanager
def logged(name: str, level: int = logging.WARNING) -> Iterator[list[logging.LogRecord]]:
    """The records of this level and above of a logger and those below it, in their order."""
    records: list[logging.LogRecord] = []
    handler, logger = _Kept(records), logging.getLogger(name)
    before = logger.level
    logger.addHandler(handler)
    logger.setLevel(level)
    try:
        yield records
    finally:
        logger.setLevel(before)
        logger.removeHandler(handler)
