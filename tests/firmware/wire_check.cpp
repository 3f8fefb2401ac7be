// The generated header on this computer: what it writes for given values, and what it makes of given bytes.
//
//   wire_check write < messages     one message a line, its values separated by tabs; prints the lines
//   wire_check parse < bytes        feeds the bytes to CommandReader; prints one line a finding
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <iostream>
#include <memory>
#include <sstream>
#include <string>
#include <vector>

#include "protocol.gen.h"

namespace {

using Values = std::vector<std::string>;

template <typename Number>
Number number(const std::string& text) {
  return static_cast<Number>(std::strtoll(text.c_str(), nullptr, 10));
}

uint8_t small(const std::string& text) { return number<uint8_t>(text); }

template <typename Id>
Id id(const std::string& text, std::initializer_list<const char*> names) {
  int index = 0;
  for (const char* name : names) {
    if (text == name) return static_cast<Id>(index);
    ++index;
  }
  return static_cast<Id>(200);
}

// Writes into rooms of every size up to enough, so that a sanitizer sees any byte beyond the room.
template <typename Message>
std::string written(const Message& message, const protocol::Stamp& stamp) {
  char whole[protocol::kLineBytes];
  const size_t length = protocol::write(message, stamp, whole, sizeof whole);
  for (size_t room = 0; room <= length; ++room) {
    const std::unique_ptr<char[]> exact(new char[room]);
    const size_t again = protocol::write(message, stamp, exact.get(), room);
    if (again != (room < length ? 0 : length) || std::memcmp(exact.get(), whole, again) != 0) return "room\n";
  }
  return length == 0 ? "refused\n" : std::string(whole, length);
}

std::string write(const Values& v) {
  using namespace protocol;
  const Stamp stamp{number<uint32_t>(v[1]), number<uint32_t>(v[2]), number<uint32_t>(v[3])};
  const std::string& type = v[0];
  if (type == "hello") {
    const auto kind = id<Hello::KindId>(v[8], {"board", "tray"});
    const Hello hello{small(v[4]), small(v[5]), v[6].c_str(), v[7].c_str(), kind, small(v[9]), small(v[10]), small(v[11])};
    return written(hello, stamp);
  }
  if (type == "placed") return written(Placed{small(v[4]), v[5].c_str()}, stamp);
  if (type == "lifted") return written(Lifted{small(v[4])}, stamp);
  if (type == "touch") return written(Touch{small(v[4])}, stamp);
  if (type == "button") return written(Button{small(v[4])}, stamp);
  if (type == "fault") {
    const auto fault =
        id<Fault::FaultId>(v[4], {"stuck", "flapping", "strip", "supply", "noise", "calibration"});
    return written(Fault{fault, small(v[5]), small(v[6]), small(v[7])}, stamp);
  }
  if (type == "snapshot") return written(Snapshot{v[4].c_str()}, stamp);
  if (type == "heartbeat") return written(Heartbeat{}, stamp);
  if (type == "log") return written(Log{v[4].c_str()}, stamp);
  if (type == "sensor") return written(Sensor{small(v[4]), small(v[5]), number<int32_t>(v[6])}, stamp);
  if (type == "volts") {
    const Volts volts{small(v[4]), small(v[5]), number<uint16_t>(v[6]), number<uint16_t>(v[7]), number<int32_t>(v[8])};
    return written(volts, stamp);
  }
  if (type == "notice") return written(Notice{v[4].c_str(), number<uint16_t>(v[5])}, stamp);
  if (type == "done") return written(Done{number<uint16_t>(v[4]), small(v[5]), v[6].c_str()}, stamp);
  return "no such message\n";
}

void write_all() {
  for (std::string line; std::getline(std::cin, line);) {
    Values values;
    std::istringstream parts(line + "\t");
    for (std::string value; std::getline(parts, value, '\t');) values.push_back(value);
    std::cout << write(values);
  }
}

void parse_all() {
  protocol::CommandReader reader;
  protocol::Command command{};
  const char* const names[] = {"hello",  "snapshot", "identify",  "touch",
                               "settle", "sensors",  "calibrate", "bootloader", "gain", "kind", "report",
                               "volts",  "power"};
  for (int c = std::getchar(); c != EOF; c = std::getchar()) {
    switch (reader.feed(static_cast<char>(c), command)) {
      case protocol::Parsed::nothing:
        break;
      case protocol::Parsed::garbled:
        std::cout << "garbled\n";
        break;
      case protocol::Parsed::unknown:
        std::cout << "unknown " << command.number << "\n";
        break;
      case protocol::Parsed::command:
        std::cout << names[static_cast<size_t>(command.command)] << " " << command.number << " " << command.value
                  << "\n";
        break;
    }
  }
}

}  // namespace

int main(int, char** arguments) {
  static_assert(protocol::kLongest <= protocol::kLineBytes, "every message fits a line");
  if (std::string(arguments[1]) == "write") {
    write_all();
  } else {
    parse_all();
  }
  return 0;
}
