"""Rebuilds what a disk may hold after a power cut, from the record that journal_power.c makes.

What was synced is there. Of what was not, each sector of 512 bytes and each change of a name may have arrived or
not, in any order: that is more than most file systems would do, and all that POSIX promises.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

SECTOR = 512


@dataclass(frozen=True, slots=True)
class Entry:
    """One thing that the process did; see journal_power.c."""

    op: str
    inode: int
    offset: int
    length: int
    path: str
    data: bytes


@dataclass(slots=True)
class File:
    """The synced bytes of a file and what was done to it since."""

    synced: bytearray = field(default_factory=bytearray)
    since: list[Entry] = field(default_factory=list)


def entries(record: bytes) -> Iterator[Entry]:
    """The entries of a record."""
    at = 0
    while at < len(record):
        end = record.index(b"\n", at)
        op, inode, offset, length, path = record[at:end].decode().split(" ", 4)
        at = end + 1
        data = b""
        if op == "W":
            data = record[at : at + int(length)]
            at += int(length) + 1
        yield Entry(op, int(inode), int(offset), int(length), path, data)


def apply(content: bytearray, entry: Entry) -> None:
    """Do to a file's bytes what the entry did."""
    if entry.op == "T":
        del content[entry.length :]
        content.extend(bytes(entry.length - len(content)))
    else:
        content.extend(bytes(max(0, entry.offset - len(content))))
        content[entry.offset : entry.offset + len(entry.data)] = entry.data


class Disk:
    """A directory as a process left it, and every way in which a power cut may leave it."""

    def __init__(self, start: Path) -> None:
        """start: a directory whose files are taken as synced, by name and inode."""
        self.files: dict[int, File] = {}
        self.names: dict[str, File] = {}
        for path in sorted(start.iterdir()):
            self.files[path.stat().st_ino] = self.names[str(path)] = File(bytearray(path.read_bytes()))
        self.since: list[tuple[Entry, File | None]] = []

    def do(self, entry: Entry) -> None:
        """Follow one entry."""
        if entry.op == "C":
            self.files[entry.inode] = File()
        if entry.op in "CURL":
            self.since.append((entry, self.files.get(entry.inode)))
        elif entry.op == "D":
            self._rename(self.names, self.since)
            self.since = []
        elif entry.op == "S":
            file = self.files[entry.inode]
            for write in file.since:
                apply(file.synced, write)
            file.since = []
        else:
            self.files.setdefault(entry.inode, File()).since.append(entry)

    @staticmethod
    def _rename(names: dict[str, File], done: list[tuple[Entry, File | None]]) -> None:
        for entry, file in done:
            old, _, new = entry.path.partition("\t")
            if entry.op == "C" and file is not None:
                names[old] = file
            elif entry.op == "U":
                names.pop(old, None)
            elif entry.op == "R" and old in names:
                names[new] = names.pop(old)
            elif entry.op == "L" and old in names:
                names[new] = names[old]

    def cut(self, dice: random.Random) -> dict[str, bytes]:
        """One of the directories that a power cut at this moment may leave: bytes by path."""
        names = dict(self.names)
        share = dice.choice((0.0, 0.5, 0.9, 1.0))
        self._rename(names, [each for each in self.since if dice.random() < share])
        contents = {id(file): self._content(file, share, dice) for file in names.values()}
        return {path: contents[id(file)] for path, file in names.items()}

    @staticmethod
    def _content(file: File, share: float, dice: random.Random) -> bytes:
        content = bytearray(file.synced)
        for entry in file.since:
            if entry.op == "T":
                if dice.random() < share:
                    apply(content, entry)
                continue
            first = entry.offset - entry.offset % SECTOR
            for start in range(first, entry.offset + len(entry.data), SECTOR):
                low = max(start, entry.offset)
                part = entry.data[low - entry.offset : start + SECTOR - entry.offset]
                if dice.random() < share:
                    apply(content, Entry("W", 0, low, len(part), "", part))
        return bytes(content)
