"""Writes firmware/core/protocol.gen.h: the wire contract as C++17, from the models of companion.device.protocol.

    python -m companion.device.header firmware/core/protocol.gen.h

The header stands on firmware/core/line.h and has no heap: constants, one struct and one bounded writer for each
message of a board, and a bounded parser for the daemon's commands. Without an argument it is printed.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, Literal, get_args, get_origin

from pydantic.fields import FieldInfo

from companion.core.errors import FileError
from companion.device import protocol

_CHECKS: Final = {
    protocol.TEXT_PATTERN: "is_text",
    protocol.WORD_PATTERN: "is_word",
    protocol.WORDS_PATTERN: "is_words",
    protocol.UID_PATTERN: "is_uid",
    protocol.REASON_PATTERN: "is_reason",
}
"""The C++ function, in firmware/core/line.h, that knows each pattern."""

_NAME_LENGTH: Final = 16
"""Names of commands that a board has never heard of are read up to this length, to be answered by done."""


@dataclass(frozen=True, slots=True)
class HeaderKey:
    """One key of a message: a whole number (low to high), one of several ids, or a text of a pattern."""

    name: str
    low: int = 0
    high: int = 0
    ids: tuple[str, ...] = ()
    check: str = ""
    length: int = 0

    @property
    def enum(self) -> str:
        """Name of the C++ enumeration of an id."""
        return self.name.capitalize() + "Id"

    @property
    def type(self) -> str:
        """The C++ type of the value."""
        if self.ids:
            return self.enum
        if self.check:
            return "const char*"
        if self.low < 0:
            return "int32_t"
        return next(f"uint{bits}_t" for bits in (8, 16, 32) if self.high < 2**bits)

    @property
    def longest(self) -> int:
        """Characters of the longest value, quotes included."""
        if self.ids:
            return max(map(len, self.ids)) + 2
        return self.length + 2 if self.check else max(len(str(self.low)), len(str(self.high)))


def key_of(name: str, field: FieldInfo) -> HeaderKey:
    """What a model says about one of its keys."""
    if get_origin(field.annotation) is Literal:
        return HeaderKey(name, ids=get_args(field.annotation))
    if field.annotation is int:
        bounds: dict[str, Any] = {
            side: getattr(one, side) for one in field.metadata for side in ("ge", "le") if hasattr(one, side)
        }
        return HeaderKey(name, low=bounds["ge"], high=bounds["le"])
    (limits,) = (one for one in field.metadata if hasattr(one, "pattern"))
    return HeaderKey(name, check=_CHECKS[limits.pattern], length=limits.max_length)


def keys_of(model: type[protocol.Message]) -> list[HeaderKey]:
    """Every key of a message in its order on the wire, type first."""
    return [key_of(name, field) for name, field in model.model_fields.items()]


def own_keys_of(model: type[protocol.Message]) -> list[HeaderKey]:
    """The keys that this message has beyond type, seq, boot and at_ms."""
    return [key for key in keys_of(model) if key.name not in {"type", "seq", "boot", "at_ms"}]


def longest_line(model: type[protocol.Message]) -> int:
    """Bytes of the longest valid line of a message, newline included."""
    return 1 + sum(len(key.name) + 4 + key.longest for key in keys_of(model)) + len("*0000\n")


def header() -> str:
    """The whole header."""
    boards = "\n".join(_struct(one) + _writer(one) for one in protocol.BOARD_MESSAGES)
    commands = keys_of(protocol.BoardCommand)
    longest_name = max(_NAME_LENGTH, *(len(name) for key in commands for name in key.ids))
    command_bytes = longest_line(protocol.BoardCommand) + longest_name - max(map(len, commands[2].ids))
    return "\n".join(
        [_TOP % _constants(command_bytes), boards, _struct(protocol.BoardCommand), _parser(commands), _END]
    )


def _constants(command_bytes: int) -> str:
    longest = max(longest_line(one) for one in protocol.BOARD_MESSAGES)
    return f"""constexpr uint8_t kMajor = {protocol.MAJOR};
constexpr uint8_t kMinor = {protocol.MINOR};
constexpr size_t kLineBytes = {protocol.LINE_BYTES};  // no line is longer, newline included
constexpr size_t kLongest = {longest};  // the longest line that any write() below makes
constexpr size_t kCommandBytes = {command_bytes};  // the longest line that parse() knows, newline included
constexpr uint8_t kCells = {protocol.CELLS};
constexpr uint8_t kWhole = 255;  // a fault's cell or sensor when it is the whole board or all sensors of the cell
static_assert(detail::kLineBytes == kLineBytes && detail::kNameLength == {_NAME_LENGTH}, "line.h");
static_assert(detail::kCrcStart == 0x{protocol.CRC_START:X}, "line.h");"""


def struct_of(model: type[protocol.Message]) -> str:
    """The name of a message's struct: its type on the wire with a capital."""
    return str(model.model_fields["type"].default).capitalize()


def _struct(model: type[protocol.Message]) -> str:
    lines = [f"// {(model.__doc__ or '').splitlines()[0]}", f"struct {struct_of(model)} {{"]
    own = own_keys_of(model)
    lines += [f"  enum class {key.enum} : uint8_t {{ {', '.join(key.ids)} }};" for key in own if key.ids]
    lines += [f"  {key.type} {key.name};" for key in own]
    lines += [f"  static constexpr size_t kLongest = {longest_line(model)};", "};", ""]
    return "\n".join(lines)


def _writer(model: type[protocol.Message]) -> str:
    """The overload of write() for one message: the keys in their order, each with its check."""
    kind = model.model_fields["type"].default
    own = own_keys_of(model)
    lines = [
        f"inline size_t write(const {struct_of(model)}&{' message' if own else ''}, "
        "const Stamp& stamp, char* out, size_t room) {",
        "  detail::Writer line(out, room);",
        f'  line.start("{kind}", stamp);',
    ]
    for key in own:
        quoted, value = f'"{key.name}"', f"message.{key.name}"
        if key.ids:
            names = ", ".join(f'"{name}"' for name in key.ids)
            lines += [f"  static constexpr const char* k{key.enum}[] = {{{names}}};"]
            lines += [f"  line.id({quoted}, k{key.enum}, {len(key.ids)}, static_cast<size_t>({value}));"]
        elif key.check:
            lines += [f"  line.text({quoted}, {value}, detail::{key.check}({value}, {key.length}));"]
        elif key.low < 0:
            lines += [f"  line.signed_number({quoted}, {value}, {key.low}, {key.high});"]
        else:
            lines += [f"  line.number({quoted}, {value}, {key.low}u, {key.high}u);"]
    return "\n".join([*lines, "  return line.finish();", "}", ""])


def _parser(keys: list[HeaderKey]) -> str:
    """The function parse(): the keys of a command in their order, nothing else allowed."""
    kind, *own = keys
    lines = [
        "inline Parsed parse(const char* line, size_t length, Command& out) {",
        "  size_t body = 0;",
        "  if (!detail::checked(line, length, body)) return Parsed::garbled;",
        "  detail::Reader reader(line, body);",
        f'  if (!reader.literal("{{\\"type\\":\\"{kind.ids[0]}\\"")) return Parsed::garbled;',
    ]
    for key in own:
        if key.ids:
            names = ", ".join(f'"{name}"' for name in key.ids)
            lines += [
                f"  static constexpr const char* k{key.enum}[] = {{{names}}};",
                f"  size_t {key.name} = 0;",
                f'  const bool named = reader.id("{key.name}", k{key.enum}, {len(key.ids)}, {key.name});',
                "  if (!named) return Parsed::garbled;",
            ]
        else:
            lines += [
                f"  uint32_t {key.name} = 0;",
                f'  if (!reader.number("{key.name}", {key.high}u, {key.name})) return Parsed::garbled;',
            ]
    lines += ['  if (!reader.literal("}") || !reader.at_end()) return Parsed::garbled;']
    lines += [f"  out.{key.name} = static_cast<{key.type}>({key.name});" for key in own if not key.ids]
    for key in own:
        if key.ids:
            lines += [
                f"  if ({key.name} == {len(key.ids)}) return Parsed::unknown;",
                f"  out.{key.name} = static_cast<Command::{key.type}>({key.name});",
            ]
    return _PARSED + "\n".join([*lines, "  return Parsed::command;", "}", ""])


_TOP: Final = """\
// Generated from companion/device/protocol.py. Do not edit; write it anew by
//     python -m companion.device.header firmware/core/protocol.gen.h
// C++17, no heap, no floating point, no clock; what the wire is: docs/protocol.md.
#pragma once

#include <cstddef>
#include <cstdint>

#include "line.h"

namespace protocol {

%s

// Each write() makes one line, newline included, and returns its length. It returns 0 when the line is longer than
// the room or a value is out of range; nothing is ever written beyond the room.
"""

_PARSED: Final = """\
// What a line from the daemon is. unknown: whole, but not a command of this version; number says which to answer.
enum class Parsed : uint8_t { nothing, garbled, unknown, command };

// Reads one line without its newline; out is changed only by unknown (number, value) and command.
"""

_END: Final = """\
// Gathers the daemon's bytes into lines, in a buffer of fixed size; anything that is no command is skipped.
class CommandReader {
 public:
  // Takes one byte; says what its line is when the byte ends one, nothing before.
  Parsed feed(char c, Command& out) {
    if (c != '\\n') {
      if (length_ < sizeof line_) {
        line_[length_++] = c;
      } else {
        too_long_ = true;
      }
      return Parsed::nothing;
    }
    size_t length = length_;
    if (length > 0 && line_[length - 1] == '\\r') --length;
    const Parsed parsed = too_long_ ? Parsed::garbled : parse(line_, length, out);
    length_ = 0;
    too_long_ = false;
    return parsed;
  }

 private:
  char line_[kCommandBytes] = {};
  size_t length_ = 0;
  bool too_long_ = false;
};

}  // namespace protocol
"""


def main(arguments: list[str]) -> None:
    """Writes the header to the named file, or prints it.

    Raises FileError (key file-cannot-write, facts file, reason) if the file cannot be written.
    """
    if not arguments:
        sys.stdout.write(header())
        return
    try:
        Path(arguments[0]).write_text(header(), encoding="ascii", newline="\n")
    except OSError as error:
        raise FileError("file-cannot-write", file=arguments[0], reason=error.strerror or "") from error


if __name__ == "__main__":
    main(sys.argv[1:])
