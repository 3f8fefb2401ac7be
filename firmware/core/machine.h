// The whole board behind its pins: readings and bytes go in, lines, signs and wishes come out.
//
// The platform calls start() once, then scanned() after each scan, buttons(), received() for each byte of the
// computer's, and tick() at least every few milliseconds; in between it may pause, and then calls resumed(). It sends what take() gives, shows light() and
// buzzer_hz(), writes flash when write() asks for it, and restarts when restart() says so. Nothing here waits, and
// time is only what it is told.
#pragma once

#include <cstddef>
#include <cstdint>
#include <new>

#include "buttons.h"
#include "held.h"
#include "keeper.h"
#include "measure.h"
#include "protocol.gen.h"
#include "senses.h"
#include "signal.h"
#include "survey.h"
#include "teller.h"
#include "wiring.gen.h"

namespace machine {

constexpr const char* kFirmware = "companion 1.2.0";

// How the board comes to be. uid: 16 upper-case hex digits. boot: a number drawn at each start.
// strap: 0 tray, 1 board7, 2 board5, 3 as it was set. cause: "power", "reset", "watchdog",
// "bootloader" or "software".
// slots: two sectors of flash of store::kSlotBytes each, readable as memory for ever.
struct Start {
  const char* uid;
  uint32_t boot;
  uint8_t strap;
  const char* cause;
  const uint8_t* slots[2];
};

enum class Restart : uint8_t { no, bootloader, anew };

// What the scanner is to do: scan, or let a meter be held to a sensor, its power on or off, until told otherwise.
enum class Power : uint8_t { scan, on, off };
struct Hold {
  Power power;
  uint16_t sensor;  // of which the multiplexers bring the output, with its power on
};
constexpr bool operator==(const Hold& one, const Hold& other) {
  return one.power == other.power && one.sensor == other.sensor;
}
constexpr Hold kScan = {Power::scan, 0};

class Machine {
 public:
  Machine() {}  // not constexpr: or a global one would lie in flash, 17 KB of mostly zeros
  void start(const Start& start, uint64_t now_us);
  // What is scanned: the same from start to restart.
  const wiring::Layout& layout() const { return keeper_.layout(); }

  void scanned(const sense::Scan& scan, uint64_t now_us);
  // down_mask: bit 0 is button 1, set while it is down.
  void buttons(uint8_t down_mask, uint64_t now_us);
  void received(char byte);
  void tick(uint64_t now_us);
  // Nothing was scanned, asked or told for a while, and now it is again. slept: because the computer slept; then that
  // is told. Else it had not taken the board before.
  void resumed(uint64_t now_us, bool slept, uint32_t paused_s);
  // Whether the computer is there; without it nothing is kept for it, and no power is held.
  void host(bool present);
  // While it is not kScan the readings of scanned() are no readings.
  const Hold& hold() const { return hold_; }
  // The deepest that the stack has been, for the command report.
  void stack(uint32_t used_bytes, uint32_t room_bytes) {
    stack_bytes_ = used_bytes;
    stack_room_bytes_ = room_bytes;
  }

  // The next bytes for the computer, whole lines or parts; returns how many. None are ever taken back.
  size_t take(char* out, size_t room) { return teller_.outbox().take(out, room); }
  bool light() const { return shown().light; }
  uint16_t buzzer_hz() const { return shown().buzzer_hz; }
  // The flash to be written, nullptr if none. The data stay as they are until written() is called.
  const Write* write() const { return keeper_.write(); }
  void written(bool ok);
  // Not no only when everything before it is sent, or nobody took it for a second.
  Restart restart() const;

 private:
  using CommandId = protocol::Command::CommandId;
  enum class Work : uint8_t { none, calibrate, gain, kind, volts };

  // What came from the computer and waits for its turn.
  struct Asked {
    protocol::Parsed parsed;
    protocol::Command command;
  };

  // What the senses tell, said.
  struct Sink {
    Machine& of;
    void word(uint8_t cell, sense::Word word) { of.say_word(cell, word); }
    void touch(uint8_t cell) { of.teller_.say(protocol::Touch{cell}); }
    void fault(FaultId fault, uint8_t cell, uint8_t sensor, bool cleared) {
      of.say_fault({fault, cell, sensor, static_cast<uint8_t>(cleared ? 1 : 0)});
    }
    void weak(bool cleared) { of.say_supply(cleared); }
    void strong(uint8_t cell) { of.teller_.say(protocol::Notice{"strong-field", cell}); }
  };

  static constexpr uint32_t kBeatUs = 500000;
  static constexpr uint32_t kSecondUs = 1000000;
  static constexpr uint32_t kFirstScansUs = sense::kSettleUs;  // after a start or a pause, before the settle time
  static constexpr size_t kAnswerRoom = 1024;  // a command waits until so much of the outbox is free
  static constexpr size_t kAskedMost = 8;

  // commands.h
  bool is_early(const Asked& asked) const;
  void work_off();
  void answer(const Asked& asked);
  const char* carry_out(const protocol::Command& command);
  const char* send_sensors(uint16_t cell);
  const char* begin_calibrate(uint16_t value);
  const char* begin_gain(uint16_t cell);
  const char* begin_kind(uint16_t value);
  const char* begin_volts(uint16_t cell);
  const char* set_power(uint16_t value);
  void hold(const Hold& hold);
  void say_volts();
  void measured(const sense::Scan& scan);
  void accuse(const Verdict& verdict);
  void end_work(const char* reason);
  void done(uint16_t number, const char* reason);
  void report();

  // telling.h
  void greet();
  void say_hello();
  void say_held();
  void say_snapshot();
  void say_word(uint8_t cell, sense::Word word);
  void say_fault(const protocol::Fault& fault);
  void say_supply(bool good);
  void say_slept();
  size_t spell(uint8_t cell, sense::Word word, char* out) const;

  void at(uint64_t now_us) {
    now_us_ = now_us;
    teller_.at(now_us);
  }

  uint32_t since_ms(uint64_t then_us) const { return static_cast<uint32_t>((now_us_ - then_us) / 1000u); }

  void show(signals::Sign sign) {
    sign_ = sign;
    sign_us_ = now_us_;
  }

  signals::Shown shown() const {
    if (identify_ != 0) return signals::identify(identify_, since_ms(identify_us_));
    return signals::show(sign_, since_ms(sign_us_));
  }

  Keeper keeper_;
  Teller teller_;
  Held held_;
  Measure measure_;
  sense::Senses senses_;
  sense::Buttons buttons_;
  protocol::CommandReader reader_;
  Asked asked_[kAskedMost] = {};
  size_t asked_first_ = 0;
  size_t asked_count_ = 0;
  char uid_[17] = {};
  const char* cause_ = "";
  uint64_t now_us_ = 0;
  uint64_t started_us_ = 0;
  uint64_t woke_us_ = 0;  // began to look: at the start, or after a pause
  uint64_t scan_us_ = 0;
  uint64_t buttons_us_ = 0;
  uint64_t beat_us_ = 0;
  uint64_t rate_us_ = 0;
  uint64_t identify_us_ = 0;
  uint64_t sign_us_ = 0;
  uint64_t restart_us_ = 0;
  uint32_t longest_apart_us_ = 0;
  uint32_t scans_ = 0;
  uint32_t scan_rate_ = 0;
  uint32_t garbled_ = 0;
  uint32_t stack_bytes_ = 0;
  uint32_t stack_room_bytes_ = 0;
  uint16_t identify_ = 0;
  uint16_t slept_s_ = 0;
  uint16_t work_number_ = 0;
  uint16_t work_value_ = 0;
  Work work_ = Work::none;
  Hold hold_ = kScan;
  Restart restart_ = Restart::no;
  signals::Sign sign_ = signals::Sign::ready;
  bool greeted_ = false;
  bool slept_ = false;  // and not told yet
};

// The time between two looks, as the senses count it.
inline uint32_t elapsed_us(uint64_t then_us, uint64_t now_us) {
  return now_us - then_us > UINT32_MAX ? UINT32_MAX : static_cast<uint32_t>(now_us - then_us);
}

inline void Machine::start(const Start& start, uint64_t now_us) {
  const bool present = teller_.present();
  ::new (static_cast<void*>(this)) Machine();  // in place: an assignment would put all of it on the stack
  for (size_t i = 0; i + 1 < sizeof uid_ && start.uid[i] != '\0'; ++i) uid_[i] = start.uid[i];
  cause_ = start.cause;
  started_us_ = woke_us_ = scan_us_ = buttons_us_ = rate_us_ = now_us;
  beat_us_ = now_us + kBeatUs;
  at(now_us);
  show(signals::Sign::ready);
  teller_.start(start.boot);
  teller_.host(present);
  keeper_.start(start.slots, start.strap);
  senses_.start(keeper_.layout(), keeper_.tunings());
  if (!keeper_.calibrated()) held_.note({FaultId::calibration, protocol::kWhole, protocol::kWhole, 0});
  if (present) greet();
}

inline void Machine::scanned(const sense::Scan& scan, uint64_t now_us) {
  at(now_us);
  const uint32_t gap_us = elapsed_us(scan_us_, now_us);
  scan_us_ = now_us;
  ++scans_;
  if (gap_us > longest_apart_us_) longest_apart_us_ = gap_us;
  if (hold_.power != Power::scan) return;
  Sink sink = {*this};
  senses_.scan(scan, gap_us, sink);
  if (work_ != Work::none && keeper_.write() == nullptr) measured(scan);
}

inline void Machine::buttons(uint8_t down_mask, uint64_t now_us) {
  at(now_us);
  const uint8_t pressed = buttons_.look(down_mask, elapsed_us(buttons_us_, now_us));
  buttons_us_ = now_us;
  for (uint8_t i = 0; i < sense::kButtons; ++i) {
    if ((pressed >> i & 1u) != 0) teller_.say(protocol::Button{static_cast<uint8_t>(i + 1)});
  }
}

inline void Machine::received(char byte) {
  Asked asked = {};
  asked.parsed = reader_.feed(byte, asked.command);
  if (asked.parsed == protocol::Parsed::garbled) ++garbled_;
  if (asked.parsed != protocol::Parsed::unknown && asked.parsed != protocol::Parsed::command) return;
  if (asked_count_ == kAskedMost) {
    done(asked.command.number, reason::kBusy);
    return;
  }
  asked_[(asked_first_ + asked_count_++) % kAskedMost] = asked;
  work_off();
}

inline void Machine::tick(uint64_t now_us) {
  at(now_us);
  if (now_us >= beat_us_) {
    teller_.say(protocol::Heartbeat{});
    beat_us_ = beat_us_ + kBeatUs > now_us ? beat_us_ + kBeatUs : now_us + kBeatUs;
  }
  if (now_us - rate_us_ >= kSecondUs) {
    scan_rate_ = static_cast<uint32_t>(uint64_t{scans_} * kSecondUs / (now_us - rate_us_));
    rate_us_ = now_us;
    scans_ = 0;
  }
  work_off();
}

inline void Machine::resumed(uint64_t now_us, bool slept, uint32_t paused_s) {
  at(now_us);
  woke_us_ = scan_us_ = buttons_us_ = rate_us_ = now_us;
  scans_ = 0;
  hold_ = kScan;
  senses_.look_anew();
  if (!slept) {
    show(signals::Sign::ready);
    return;
  }
  slept_ = true;
  beat_us_ = now_us;
  slept_s_ = static_cast<uint16_t>(paused_s < UINT16_MAX ? paused_s : UINT16_MAX);
  if (teller_.present()) say_slept();
}

inline void Machine::host(bool present) {
  const bool came = present && !teller_.present();
  teller_.host(present);
  if (came && !greeted_) greet();
  if (came && slept_) say_slept();
  if (present) return;
  reader_ = protocol::CommandReader();
  asked_count_ = 0;
  identify_ = 0;
  hold(kScan);
}

inline Restart Machine::restart() const {
  const bool sent = teller_.outbox().waiting() == 0 || now_us_ - restart_us_ >= kSecondUs;
  return sent ? restart_ : Restart::no;
}

}  // namespace machine

#include "commands.h"
#include "telling.h"
