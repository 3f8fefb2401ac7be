// What the bench cannot reach: slots of any bytes, and a computer that comes, goes, or does not read.
//
//   machine_check slots < images    4096 bytes each; prints what each holds
//   machine_check host              runs a board against a computer that misbehaves; prints what it finds wrong
#include <cstdio>
#include <cstring>
#include <iostream>
#include <memory>
#include <string>
#include <vector>

#include "machine.h"

namespace {

void print_slots() {
  std::vector<uint8_t> slot(store::kSlotBytes);
  while (std::fread(slot.data(), 1, slot.size(), stdin) == slot.size()) {
    // On the heap and of exactly this size, so that a sanitizer sees any look beyond it.
    const std::unique_ptr<uint8_t[]> exact(new uint8_t[slot.size()]);
    std::memcpy(exact.get(), slot.data(), slot.size());
    const store::Record record = store::read(exact.get());
    static constexpr const char* kNames[] = {"empty", "damaged", "newer", "good"};
    std::cout << kNames[static_cast<size_t>(record.found)] << " " << record.sequence;
    if (record.found == store::Found::good) {
      std::cout << " " << record.kind << " " << record.layout;
      for (uint16_t i = 0; i < record.sensors; ++i) {
        std::cout << " " << store::tuning_of(record, i).zero << " " << store::tuning_of(record, i).gain;
      }
    }
    std::cout << "\n";
  }
}

void expect(bool right, const char* what) {
  if (!right) std::cout << "wrong: " << what << "\n";
}

// A board that scans an empty field each 8 ms.
class Rig {
 public:
  Rig() : slots_(2 * store::kSlotBytes, 0xFF), raw_(wiring::kMostSensors), reference_(wiring::kStrips, 8192) {
    board.start({"0123456789ABCDEF", 5, 2, "power", {slots_.data(), slots_.data() + store::kSlotBytes}}, 0);
  }

  void run(uint64_t ms) {
    for (const uint64_t end_us = now_us_ + ms * 1000; now_us_ < end_us;) {
      now_us_ += 8000;
      const uint16_t wobble = static_cast<uint16_t>(now_us_ / 8000 % 3);
      for (uint16_t& raw : raw_) raw = static_cast<uint16_t>(8192 + wobble);
      board.scanned({raw_.data(), reference_.data(), 5000}, now_us_);
      board.buttons(0, now_us_);
      board.tick(now_us_);
    }
  }

  std::string read(size_t most) {
    std::string out(most, '\0');
    out.resize(board.take(out.data(), most));
    return out;
  }

  void send(const std::string& line) {
    for (const char c : line) board.received(c);
  }

  machine::Machine board;

 private:
  std::vector<uint8_t> slots_;
  std::vector<uint16_t> raw_;
  std::vector<uint16_t> reference_;
  uint64_t now_us_ = 0;
};

size_t lines(const std::string& text) {
  size_t count = 0;
  for (const char c : text) count += c == '\n' ? 1 : 0;
  return count;
}

bool has(const std::string& text, const char* part) { return text.find(part) != std::string::npos; }

const std::string kLoader = "{\"type\":\"command\",\"number\":1,\"command\":\"bootloader\",\"value\":0}";

std::string sealed(const std::string& body) {
  uint16_t crc = protocol::detail::kCrcStart;
  for (const char c : body) crc = protocol::detail::crc_add(crc, c);
  std::string line = body + "*";
  for (int shift = 12; shift >= 0; shift -= 4) {
    line += protocol::detail::crc_letter(static_cast<unsigned>(crc >> shift));
  }
  return line + "\n";
}

void check_nobody_there() {
  const auto rig = std::make_unique<Rig>();
  rig->run(3000);
  expect(rig->read(100).empty(), "without a computer nothing waits");
  rig->board.host(true);
  const std::string greeting = rig->read(8192);
  expect(has(greeting, "\"hello\",\"seq\":6,") && has(greeting, "started by power"), "who comes is greeted");
  expect(has(greeting, "\"calibration\",\"cell\":255"), "who comes is told the faults");
  rig->run(500);
  rig->read(10);
  rig->board.host(false);
  expect(rig->read(100).empty(), "when it goes, the rest of a line is dropped");
  rig->board.host(true);
  expect(rig->read(8192).empty(), "a board greets once");
  const std::string line = sealed(kLoader);
  rig->send(line.substr(0, line.size() - 1));
  rig->board.host(false);
  rig->run(2000);
  rig->board.host(true);
  rig->send("\n");
  expect(rig->board.restart() == machine::Restart::no, "half a line does not survive the computer that sent it");
  expect(rig->read(8192).empty(), "and is not answered");
  rig->run(1000);
  expect(lines(rig->read(8192)) == 2, "then it goes on");
}

void check_nobody_reads() {
  const auto rig = std::make_unique<Rig>();
  rig->board.host(true);
  rig->run(120000);
  const std::string all = rig->read(100000);
  expect(all.size() <= machine::Outbox::kBytes && all.back() == '\n', "what waits is bounded, and whole lines");
  expect(lines(all) > 80, "what fits waits");
  rig->run(1000);
  expect(lines(rig->read(8192)) == 2, "then it goes on");
}

void check_restart_waits() {
  const auto rig = std::make_unique<Rig>();
  rig->board.host(true);
  rig->read(8192);
  rig->send(sealed(kLoader));
  expect(rig->board.restart() == machine::Restart::no, "no restart before done is sent");
  rig->run(500);
  expect(rig->board.restart() == machine::Restart::no, "no restart while done can still be sent");
  rig->read(8192);
  expect(rig->board.restart() == machine::Restart::bootloader, "a restart when done was sent");
  const auto other = std::make_unique<Rig>();
  other->board.host(true);
  other->send(sealed(kLoader));
  other->run(1100);
  expect(other->board.restart() == machine::Restart::bootloader, "a restart though nobody reads");
}

}  // namespace

int main(int count, char** arguments) {
  const std::string mode = count > 1 ? arguments[1] : "";
  if (mode == "slots") print_slots();
  if (mode == "host") {
    check_nobody_there();
    check_nobody_reads();
    check_restart_waits();
    std::cout << "checked\n";
  }
  return mode == "slots" || mode == "host" ? 0 : 2;
}
