// Generated from companion/device/protocol.py. Do not edit; write it anew by
//     python -m firmware.header firmware/core/protocol.gen.h
// C++17, no heap, no floating point, no clock; what the wire is: docs/protocol.md.
#pragma once

#include <cstddef>
#include <cstdint>

#include "line.h"

namespace protocol {

constexpr uint8_t kMajor = 1;
constexpr uint8_t kMinor = 3;
constexpr size_t kLineBytes = 1024;  // no line is longer, newline included
constexpr size_t kLongest = 473;  // the longest line that any write() below makes
constexpr size_t kCommandBytes = 82;  // the longest line that parse() knows, newline included
constexpr uint8_t kCells = 64;
constexpr uint8_t kWhole = 255;  // a fault's cell or sensor when it is the whole board or all sensors of the cell
static_assert(detail::kLineBytes == kLineBytes && detail::kNameLength == 16, "line.h");
static_assert(detail::kCrcStart == 0xFFFF, "line.h");

// Each write() makes one line, newline included, and returns its length. It returns 0 when the line is longer than
// the room or a value is out of range; nothing is ever written beyond the room.

// First message after a start, and the answer to the command hello.
struct Hello {
  enum class KindId : uint8_t { board, tray };
  uint8_t major;
  uint8_t minor;
  const char* firmware;
  const char* uid;
  KindId kind;
  uint8_t columns;
  uint8_t rows;
  uint8_t kings;
  static constexpr size_t kLongest = 386;
};
inline size_t write(const Hello& message, const Stamp& stamp, char* out, size_t room) {
  detail::Writer line(out, room);
  line.start("hello", stamp);
  line.number("major", message.major, 0u, 255u);
  line.number("minor", message.minor, 0u, 255u);
  line.text("firmware", message.firmware, detail::is_text(message.firmware, 200));
  line.text("uid", message.uid, detail::is_uid(message.uid, 16));
  static constexpr const char* kKindId[] = {"board", "tray"};
  line.id("kind", kKindId, 2, static_cast<size_t>(message.kind));
  line.number("columns", message.columns, 1u, 7u);
  line.number("rows", message.rows, 1u, 7u);
  line.number("kings", message.kings, 0u, 15u);
  return line.finish();
}

// A cell's word is stable and not empty: something new lies there, or lies there otherwise.
struct Placed {
  uint8_t cell;
  const char* word;
  static constexpr size_t kLongest = 102;
};
inline size_t write(const Placed& message, const Stamp& stamp, char* out, size_t room) {
  detail::Writer line(out, room);
  line.start("placed", stamp);
  line.number("cell", message.cell, 0u, 63u);
  line.text("word", message.word, detail::is_word(message.word, 5));
  return line.finish();
}

// A cell is stably empty again.
struct Lifted {
  uint8_t cell;
  static constexpr size_t kLongest = 87;
};
inline size_t write(const Lifted& message, const Stamp& stamp, char* out, size_t room) {
  detail::Writer line(out, room);
  line.start("lifted", stamp);
  line.number("cell", message.cell, 0u, 63u);
  return line.finish();
}

// The wand rested on an occupied cell; only sent when switched on.
struct Touch {
  uint8_t cell;
  static constexpr size_t kLongest = 86;
};
inline size_t write(const Touch& message, const Stamp& stamp, char* out, size_t room) {
  detail::Writer line(out, room);
  line.start("touch", stamp);
  line.number("cell", message.cell, 0u, 63u);
  return line.finish();
}

// A button of the board was pressed.
struct Button {
  uint8_t button;
  static constexpr size_t kLongest = 88;
};
inline size_t write(const Button& message, const Stamp& stamp, char* out, size_t room) {
  detail::Writer line(out, room);
  line.start("button", stamp);
  line.number("button", message.button, 1u, 5u);
  return line.finish();
}

// A sensor, strip or supply has a fault, or has lost it (cleared = 1).
struct Fault {
  enum class FaultId : uint8_t { stuck, flapping, strip, supply, noise, calibration };
  FaultId fault;
  uint8_t cell;
  uint8_t sensor;
  uint8_t cleared;
  static constexpr size_t kLongest = 134;
};
inline size_t write(const Fault& message, const Stamp& stamp, char* out, size_t room) {
  detail::Writer line(out, room);
  line.start("fault", stamp);
  static constexpr const char* kFaultId[] = {"stuck", "flapping", "strip", "supply", "noise", "calibration"};
  line.id("fault", kFaultId, 6, static_cast<size_t>(message.fault));
  line.number("cell", message.cell, 0u, 255u);
  line.number("sensor", message.sensor, 0u, 255u);
  line.number("cleared", message.cleared, 0u, 1u);
  return line.finish();
}

// The stable words of all cells, cell 0 first, separated by one blank; the answer to the command snapshot.
struct Snapshot {
  const char* words;
  static constexpr size_t kLongest = 473;
};
inline size_t write(const Snapshot& message, const Stamp& stamp, char* out, size_t room) {
  detail::Writer line(out, room);
  line.start("snapshot", stamp);
  line.text("words", message.words, detail::is_words(message.words, 383));
  return line.finish();
}

// The board is alive; sent twice a second.
struct Heartbeat {
  static constexpr size_t kLongest = 80;
};
inline size_t write(const Heartbeat&, const Stamp& stamp, char* out, size_t room) {
  detail::Writer line(out, room);
  line.start("heartbeat", stamp);
  return line.finish();
}

// A remark of the firmware for the log.
struct Log {
  const char* text;
  static constexpr size_t kLongest = 284;
};
inline size_t write(const Log& message, const Stamp& stamp, char* out, size_t room) {
  detail::Writer line(out, room);
  line.start("log", stamp);
  line.text("text", message.text, detail::is_text(message.text, 200));
  return line.finish();
}

// What one sensor reads, in microtesla, north down positive; answers to the command sensors.
struct Sensor {
  uint8_t cell;
  uint8_t sensor;
  int32_t field_ut;
  static constexpr size_t kLongest = 117;
};
inline size_t write(const Sensor& message, const Stamp& stamp, char* out, size_t room) {
  detail::Writer line(out, room);
  line.start("sensor", stamp);
  line.number("cell", message.cell, 0u, 63u);
  line.number("sensor", message.sensor, 0u, 4u);
  line.signed_number("field_ut", message.field_ut, -999999, 999999);
  return line.finish();
}

// What one sensor gives, by 48 scans without calibration; answers to the command volts; since minor version 3.
struct Volts {
  uint8_t cell;
  uint8_t sensor;
  uint16_t level_mv;
  uint16_t spread_mv;
  int32_t field_ut;
  static constexpr size_t kLongest = 149;
};
inline size_t write(const Volts& message, const Stamp& stamp, char* out, size_t room) {
  detail::Writer line(out, room);
  line.start("volts", stamp);
  line.number("cell", message.cell, 0u, 63u);
  line.number("sensor", message.sensor, 0u, 4u);
  line.number("level_mv", message.level_mv, 0u, 3300u);
  line.number("spread_mv", message.spread_mv, 0u, 3300u);
  line.signed_number("field_ut", message.field_ut, -999999, 999999);
  return line.finish();
}

// Something has happened to the board that is no fault; since minor version 2. Ids: docs/protocol.md.
struct Notice {
  const char* notice;
  uint16_t value;
  static constexpr size_t kLongest = 135;
};
inline size_t write(const Notice& message, const Stamp& stamp, char* out, size_t room) {
  detail::Writer line(out, room);
  line.start("notice", stamp);
  line.text("notice", message.notice, detail::is_reason(message.notice, 32));
  line.number("value", message.value, 0u, 65535u);
  return line.finish();
}

// The last answer to a command, with its number; ok = 0 comes with the reason's id.
struct Done {
  uint16_t number;
  uint8_t ok;
  const char* reason;
  static constexpr size_t kLongest = 141;
};
inline size_t write(const Done& message, const Stamp& stamp, char* out, size_t room) {
  detail::Writer line(out, room);
  line.start("done", stamp);
  line.number("number", message.number, 0u, 65535u);
  line.number("ok", message.ok, 0u, 1u);
  line.text("reason", message.reason, detail::is_reason(message.reason, 32));
  return line.finish();
}

// What the daemon asks of a board; every command is answered by done with its number.
struct Command {
  enum class CommandId : uint8_t { hello, snapshot, identify, touch, settle, sensors, calibrate, bootloader, gain, kind, report, volts, power };
  uint16_t number;
  CommandId command;
  uint16_t value;
  static constexpr size_t kLongest = 76;
};

// What a line from the daemon is. unknown: whole, but not a command of this version; number says which to answer.
enum class Parsed : uint8_t { nothing, garbled, unknown, command };

// Reads one line without its newline; out is changed only by unknown (number, value) and command.
inline Parsed parse(const char* line, size_t length, Command& out) {
  size_t body = 0;
  if (!detail::checked(line, length, body)) return Parsed::garbled;
  detail::Reader reader(line, body);
  if (!reader.literal("{\"type\":\"command\"")) return Parsed::garbled;
  uint32_t number = 0;
  if (!reader.number("number", 65535u, number)) return Parsed::garbled;
  static constexpr const char* kCommandId[] = {"hello", "snapshot", "identify", "touch", "settle", "sensors", "calibrate", "bootloader", "gain", "kind", "report", "volts", "power"};
  size_t command = 0;
  const bool named = reader.id("command", kCommandId, 13, command);
  if (!named) return Parsed::garbled;
  uint32_t value = 0;
  if (!reader.number("value", 65535u, value)) return Parsed::garbled;
  if (!reader.literal("}") || !reader.at_end()) return Parsed::garbled;
  out.number = static_cast<uint16_t>(number);
  out.value = static_cast<uint16_t>(value);
  if (command == 13) return Parsed::unknown;
  out.command = static_cast<Command::CommandId>(command);
  return Parsed::command;
}

// Gathers the daemon's bytes into lines, in a buffer of fixed size; anything that is no command is skipped.
class CommandReader {
 public:
  // Takes one byte; says what its line is when the byte ends one, nothing before.
  Parsed feed(char c, Command& out) {
    if (c != '\n') {
      if (length_ < sizeof line_) {
        line_[length_++] = c;
      } else {
        too_long_ = true;
      }
      return Parsed::nothing;
    }
    size_t length = length_;
    if (length > 0 && line_[length - 1] == '\r') --length;
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
