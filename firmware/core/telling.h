// Machine's part that says things. Included by machine.h.
#pragma once

#include "machine.h"

namespace machine {

// What a computer is told first: who this is, why it started, what it uses, and what is broken.
inline void Machine::greet() {
  greeted_ = true;
  say_hello();
  teller_.remark() << "started by " << cause_;
  teller_.log();
  keeper_.tell_kind(teller_.remark());
  teller_.log();
  keeper_.tell(teller_.remark());
  teller_.log();
  Text& started = teller_.remark();
  started << "started-" << cause_;
  teller_.say(protocol::Notice{started.get(), 0});
  say_held();
}

inline void Machine::say_hello() {
  const wiring::Layout& of = layout();
  const auto kind = &of == &wiring::kTray ? protocol::Hello::KindId::tray : protocol::Hello::KindId::board;
  teller_.say(
      protocol::Hello{protocol::kMajor, protocol::kMinor, kFirmware, uid_, kind, of.columns, of.rows, of.kings});
}

inline void Machine::say_held() {
  for (size_t i = 0; i < held_.count(); ++i) teller_.say(held_[i]);
  if (senses_.weak()) say_supply(false);
}

// That the supply is weak, or no longer; with what is left of it.
inline void Machine::say_supply(bool good) {
  teller_.say(protocol::Notice{good ? "supply-good" : "supply-weak", senses_.supply_mv()});
}

// That the computer slept and the board with it, and for how many seconds.
inline void Machine::say_slept() {
  slept_ = false;
  teller_.say(protocol::Notice{"resumed", slept_s_});
}

// Writes a cell's word as it stands on the wire, without an end; returns its length.
inline size_t Machine::spell(uint8_t cell, sense::Word word, char* out) const {
  const uint8_t trits = wiring::sensors_of(layout(), cell);
  for (uint8_t i = 0; i < trits; ++i) out[i] = sense::sign(sense::trit(word, i));
  return trits;
}

inline void Machine::say_snapshot() {
  char words[6 * wiring::kMostPlaces] = {};
  size_t length = 0;
  for (uint8_t cell = 0; cell < wiring::places(layout()); ++cell) {
    if (cell > 0) words[length++] = ' ';
    length += spell(cell, senses_.word(cell), words + length);
  }
  teller_.say(protocol::Snapshot{words});
}

inline void Machine::say_word(uint8_t cell, sense::Word word) {
  if (word == sense::kEmpty) {
    teller_.say(protocol::Lifted{cell});
    return;
  }
  char spelled[wiring::kSites + 1] = {};
  spell(cell, word, spelled);
  teller_.say(protocol::Placed{cell, spelled});
}

inline void Machine::say_fault(const protocol::Fault& fault) {
  held_.note(fault);
  teller_.say(fault);
}

}  // namespace machine
