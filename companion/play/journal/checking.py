"""What an exported game must look like before it is believed: the border of the import, with pydantic."""

from __future__ import annotations

import io
import json
from typing import Annotated, Any, Literal, NoReturn

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from companion.core.errors import FileError
from companion.play.journal.codec import DEPTH_MAX, INT_MAX, facts_text, hostile, unpack_facts
from companion.play.journal.rows import EXPORT_FORMAT, FACTS_MAX, SCHEMA, TEXT_MAX, Row, RowKind, header_of

LINE_MAX = 12 * FACTS_MAX
"""Longest line in bytes: the longest facts, every character an escape."""

LIST_MAX = 4096
"""Most entries of a list or object that is no fact, as the tiles of a set-up."""

ROWS_MAX = 1_000_000

Count = Annotated[int, Field(ge=0, le=ROWS_MAX)]
Text = Annotated[str, Field(max_length=TEXT_MAX)]


class _Line(BaseModel):
    model_config = ConfigDict(strict=True, extra="forbid", frozen=True)


class _First(_Line):
    companion: Literal["game"]
    format: Annotated[int, Field(ge=1)]
    rows: Count


class _RowLine(_Line):
    n: Count
    kind: Literal["opened", "heard", "decided", "said", "agreed", "wished", "resumed", "finished"]
    at_ms: Annotated[int, Field(ge=-INT_MAX, le=INT_MAX)]
    source: Text
    text: str | dict[str, Any]
    seat: Annotated[int, Field(ge=0, le=INT_MAX)]
    cause: Count
    facts: dict[str, Any]
    judged: Count


class _Refused(Exception):  # noqa: N818 - turned into a FileError where file and line are known
    def __init__(self, reason: str, column: int = 0) -> None:
        super().__init__(reason)
        self.reason = reason
        self.column = column


def parse(data: bytes, file: str) -> list[Row]:
    """The rows of an exported game; FileError with file, line, column and reason id when anything is wrong.

    reason: not-text, too-long, control, not-json, nesting, number, length, type, not-an-export, newer, order,
    count, header.
    """
    # One line at a time: all at once may be many times as large as the file.
    lines = (line.removesuffix(b"\n") for line in io.BytesIO(data))
    rows: list[Row] = []
    number = 1
    try:
        first = _first(next(lines, None))
        for line in lines:
            number += 1
            if len(rows) == first.rows:
                raise _Refused("count")
            rows.append(_row(_read(line), rows))
        number += 1
        if not rows or len(rows) != first.rows:
            raise _Refused("count")
    except _Refused as refused:
        raise FileError(
            "import-refused", file=file, line=number, column=refused.column, reason=refused.reason
        ) from None
    return rows


def _first(line: bytes | None) -> _First:
    if line is None:
        raise _Refused("not-an-export")
    told = _read(line)
    if told.get("companion") != "game":
        raise _Refused("not-an-export")
    if type(told.get("format")) is int and told["format"] > EXPORT_FORMAT:
        raise _Refused("newer")
    try:
        return _First.model_validate(told)
    except ValidationError:
        raise _Refused("not-an-export") from None


def _read(line: bytes) -> dict[str, Any]:
    """One line as a JSON object within all bounds."""
    if len(line) > LINE_MAX:
        raise _Refused("too-long")
    try:
        text = line.decode("utf-8")
    except UnicodeDecodeError as error:
        raise _Refused("not-text", error.start + 1) from None
    try:
        told = json.loads(text.removesuffix("\r"), parse_constant=_no_constant)
    except json.JSONDecodeError as error:
        raise _Refused("not-json", error.colno) from None
    except RecursionError:
        raise _Refused("nesting") from None
    except ValueError:  # a number of more than 4,300 digits
        raise _Refused("number") from None
    if not isinstance(told, dict):
        raise _Refused("type")
    _bound(told, 0)
    return told


def _no_constant(name: str) -> NoReturn:
    raise _Refused("number")


def _bound(told: object, depth: int) -> None:
    """Refuse what is nested too deep, too long, too large, or could steer a terminal."""
    if depth > 2 * DEPTH_MAX + 4:
        raise _Refused("nesting")
    if isinstance(told, str) and any(map(hostile, told)) and not told.isprintable():
        raise _Refused("control")
    if isinstance(told, int | float) and not abs(told) <= INT_MAX:
        raise _Refused("number")
    if isinstance(told, list | dict) and len(told) > LIST_MAX:
        raise _Refused("length")
    if isinstance(told, list):
        for item in told:
            _bound(item, depth + 1)
    if isinstance(told, dict):
        for name, item in told.items():
            _bound(name, depth)
            _bound(item, depth + 1)


def _row(told: dict[str, Any], before: list[Row]) -> Row:
    """One row, checked by itself and against those before it."""
    try:
        line = _RowLine.model_validate(told)
    except ValidationError as error:
        kinds = {each["type"] for each in error.errors()}
        reason = "length" if "string_too_long" in kinds else "type"
        raise _Refused("number" if kinds & {"less_than_equal", "greater_than_equal"} else reason) from None
    kind = RowKind(line.kind)
    if (kind is RowKind.OPENED) != (not before) or (kind is RowKind.OPENED) != (line.n == 0):
        raise _Refused("order" if before else "header")
    if before and line.n <= before[-1].number:
        raise _Refused("order")
    if line.cause > line.n or line.judged > line.n:
        raise _Refused("order")
    source, text = _source_and_text(line, kind)
    return Row(line.n, kind, line.at_ms, source, text, line.seat, line.cause, _facts(line), line.judged)


def _source_and_text(line: _RowLine, kind: RowKind) -> tuple[str, str]:
    if kind is RowKind.OPENED:
        text = json.dumps(line.text, ensure_ascii=False, separators=(",", ":"))
        try:
            header = header_of(Row(0, kind, 0, "imported", text))
        except ValueError:
            raise _Refused("header") from None
        if header.schema > SCHEMA:
            raise _Refused("newer")
        if len(text) > FACTS_MAX:
            raise _Refused("length")
        return "imported", text
    if not isinstance(line.text, str):
        raise _Refused("type")
    if len(line.text) > TEXT_MAX:
        raise _Refused("length")
    return line.source, line.text


def _facts(line: _RowLine) -> str:
    if line.kind != "said":
        if set(line.facts) - ({"moves", "standing"} if line.kind == "decided" else set()):
            raise _Refused("type")
        if not line.facts:
            return ""
    try:
        facts = facts_text(unpack_facts(line.facts))
    except ValueError as error:
        raise _Refused(str(error)) from None
    if len(facts) > FACTS_MAX:
        raise _Refused("length")
    return facts
