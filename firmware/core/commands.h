// Machine's part that carries out commands. Included by machine.h.
#pragma once

#include "machine.h"

namespace machine {

// Whether a snapshot is asked for so soon after the start or a pause that what lies there could not become stable yet:
// it would show an empty board, or what lay there before, and the computer would take that for a change.
inline bool Machine::is_early(const Asked& asked) const {
  const bool snapshot = asked.parsed == protocol::Parsed::command && asked.command.command == CommandId::snapshot;
  return snapshot && now_us_ - woke_us_ < uint64_t{senses_.settle_us()} + kFirstScansUs;
}

// Everything that waits and whose answer fits; nothing more once a restart is due.
inline void Machine::work_off() {
  while (asked_count_ > 0 && restart_ == Restart::no && teller_.outbox().room() >= kAnswerRoom) {
    const Asked asked = asked_[asked_first_];
    if (is_early(asked)) return;
    asked_first_ = (asked_first_ + 1) % kAskedMost;
    --asked_count_;
    answer(asked);
  }
}

inline void Machine::answer(const Asked& asked) {
  const bool known = asked.parsed == protocol::Parsed::command;
  const char* refused = known ? carry_out(asked.command) : reason::kUnknown;
  if (refused != nullptr) done(asked.command.number, refused);
}

inline void Machine::done(uint16_t number, const char* reason) {
  teller_.say(protocol::Done{number, static_cast<uint8_t>(reason[0] == '\0' ? 1 : 0), reason});
}

// The reason of done, or nullptr when the answer comes later.
inline const char* Machine::carry_out(const protocol::Command& command) {
  const uint16_t value = command.value;
  const bool last = command.command >= CommandId::calibrate && command.command != CommandId::report;
  const bool measures = last && command.command < CommandId::power && command.command != CommandId::bootloader;
  if (last && work_ != Work::none) return reason::kBusy;
  if (measures && hold_.power != Power::scan) return reason::kHeld;
  work_number_ = last ? command.number : work_number_;
  switch (command.command) {
    case CommandId::hello:
      say_hello();
      say_held();
      return reason::kAccepted;
    case CommandId::snapshot:
      say_snapshot();
      return reason::kAccepted;
    case CommandId::identify:
      if (value > (signals::kByLight | signals::kByBuzzer)) return reason::kValue;
      identify_ = value;
      identify_us_ = now_us_;
      return reason::kAccepted;
    case CommandId::touch:
      if (value > 1) return reason::kValue;
      senses_.set_touch(value == 1);
      return reason::kAccepted;
    case CommandId::settle:
      if (value < 5 || value > 1000) return reason::kValue;
      senses_.set_settle_us(uint32_t{value} * 1000u);
      return reason::kAccepted;
    case CommandId::sensors:
      return send_sensors(value);
    case CommandId::report:
      report();
      return reason::kAccepted;
    case CommandId::calibrate:
      return begin_calibrate(value);
    case CommandId::gain:
      return begin_gain(value);
    case CommandId::kind:
      return begin_kind(value);
    case CommandId::volts:
      return begin_volts(value);
    case CommandId::power:
      return set_power(value);
    case CommandId::bootloader:
      restart_ = Restart::bootloader;
      restart_us_ = now_us_;
      return reason::kAccepted;
  }
  return reason::kUnknown;
}

inline const char* Machine::send_sensors(uint16_t cell) {
  if (cell >= wiring::places(layout())) return reason::kValue;
  const uint8_t of = static_cast<uint8_t>(cell);
  const uint16_t first = wiring::first_sensor(layout(), of);
  for (uint8_t i = 0; i < wiring::sensors_of(layout(), of); ++i) {
    teller_.say(protocol::Sensor{of, i, senses_.field(static_cast<uint16_t>(first + i))});
  }
  return reason::kAccepted;
}

// value 1: the stored zeros are not believed, so that a calibration over a forgotten magnet can be put right.
inline const char* Machine::begin_calibrate(uint16_t value) {
  if (value > 1) return reason::kValue;
  if (forbids(held_)) return reason::kFaulty;
  work_ = Work::calibrate;
  work_value_ = value;
  measure_.start(0, layout().sensors);
  return nullptr;
}

inline const char* Machine::begin_gain(uint16_t cell) {
  if (cell >= wiring::places(layout())) return reason::kValue;
  if (forbids(held_) || !keeper_.calibrated()) return reason::kFaulty;
  const uint8_t of = static_cast<uint8_t>(cell);
  work_ = Work::gain;
  work_value_ = cell;
  measure_.start(wiring::first_sensor(layout(), of), wiring::sensors_of(layout(), of));
  return nullptr;
}

inline const char* Machine::begin_kind(uint16_t value) {
  if (store::layout_of(value) == nullptr) return reason::kValue;
  work_ = Work::kind;
  work_value_ = value;
  keeper_.draft(value, false);
  keeper_.commit();
  return nullptr;
}

// Whatever is faulty: it is asked to find out what.
inline const char* Machine::begin_volts(uint16_t cell) {
  if (cell >= wiring::places(layout())) return reason::kValue;
  const uint8_t of = static_cast<uint8_t>(cell);
  work_ = Work::volts;
  work_value_ = cell;
  measure_.start(wiring::first_sensor(layout(), of), wiring::sensors_of(layout(), of), Measure::kFewScans);
  return nullptr;
}

// value: cell + 64 sensor + 512 power.
inline const char* Machine::set_power(uint16_t value) {
  const uint8_t cell = value % 64u;
  const uint8_t site = value / 64u % 8u;
  const auto power = static_cast<Power>(value / 512u);
  if (cell >= wiring::places(layout()) || site >= wiring::sensors_of(layout(), cell) || power > Power::off) {
    return reason::kValue;
  }
  hold(power == Power::scan ? kScan : Hold{power, static_cast<uint16_t>(wiring::first_sensor(layout(), cell) + site)});
  return reason::kAccepted;
}

// After a hold the first look is one as after a pause.
inline void Machine::hold(const Hold& hold) {
  if (hold_.power != Power::scan && hold.power == Power::scan) {
    woke_us_ = scan_us_ = rate_us_ = now_us_;
    scans_ = 0;
    senses_.look_anew();
  }
  hold_ = hold;
}

inline void Machine::say_volts() {
  constexpr uint32_t kRawOfSupply = 4u * 4096u;
  const uint8_t cell = static_cast<uint8_t>(work_value_);
  for (uint16_t i = measure_.first(); i < measure_.end(); ++i) {
    const auto level_mv = static_cast<uint16_t>((measure_.mean(i) * 3300u + kRawOfSupply / 2) / kRawOfSupply);
    const auto spread_mv = static_cast<uint16_t>((measure_.spread(i) * 3300u + kRawOfSupply / 2) / kRawOfSupply);
    const uint8_t site = static_cast<uint8_t>(i - measure_.first());
    teller_.say(protocol::Volts{cell, site, level_mv, spread_mv, sense::field_ut(measure_.mean(i), sense::kNominal)});
  }
}

// A scan for the measure that is at work; the last one is judged, and stored if it will do.
inline void Machine::measured(const sense::Scan& scan) {
  if (work_ == Work::volts) {
    if (!measure_.add(scan.raw)) return;
    say_volts();
    done(work_number_, reason::kAccepted);
    work_ = Work::none;
    return;
  }
  if (forbids(held_)) {
    end_work(reason::kFaulty);
    return;
  }
  if (!measure_.add(scan.raw)) return;
  const sense::Tuning* old = keeper_.tunings();
  const bool known = keeper_.calibrated() && work_value_ == 0;
  const Verdict verdict = work_ == Work::calibrate ? judge_empty(measure_, layout(), old, known, held_)
                                                   : Verdict{judge_gauge(measure_, layout(), old, held_), {}, 0};
  accuse(verdict);
  const char* refused = verdict.reason;
  if (refused[0] != '\0') {
    end_work(refused);
    return;
  }
  keeper_.draft(keeper_.kind(), true);
  for (uint16_t i = measure_.first(); i < measure_.end(); ++i) {
    const uint16_t mean = measure_.mean(i);
    if (work_ == Work::gain) {
      keeper_.tune(i, {old[i].zero, gauge_gain(sense::field_ut(mean, {old[i].zero, sense::kUnitGain}))});
    } else if (!is_broken(held_, layout(), i)) {
      keeper_.tune(i, {mean, old[i].gain});
    }
  }
  keeper_.commit();
}

// Sensors that cannot be right, told by name before the command is refused.
inline void Machine::accuse(const Verdict& verdict) {
  for (uint8_t i = 0; i < verdict.count; ++i) {
    const Seat seat = seat_of(layout(), verdict.accused[i]);
    senses_.accuse(seat.cell, seat.site);
    say_fault({FaultId::stuck, seat.cell, seat.site, 0});
  }
}

inline void Machine::written(bool ok) {
  if (keeper_.write() == nullptr) return;
  const bool kept = keeper_.written(ok);
  keeper_.tell(teller_.remark());
  teller_.log();
  if (kept && keeper_.calibrated() && held_.has(FaultId::calibration)) {
    say_fault({FaultId::calibration, protocol::kWhole, protocol::kWhole, 1});
  }
  if (kept && work_ == Work::kind) {
    restart_ = Restart::anew;
    restart_us_ = now_us_;
  }
  end_work(kept ? reason::kAccepted : reason::kFlash);
}

inline void Machine::end_work(const char* reason) {
  done(work_number_, reason);
  show(reason[0] == '\0' ? signals::Sign::done : signals::Sign::refused);
  work_ = Work::none;
}

// How the firmware fares, as lines of the log.
inline void Machine::report() {
  Text& text = teller_.remark();
  text << kFirmware << ", started by " << cause_ << " " << since_ms(started_us_) / 1000u << " s ago";
  teller_.log();
  keeper_.tell_kind(teller_.remark());
  teller_.log();
  teller_.remark() << scan_rate_ << " scans a second, at most " << longest_apart_us_ << " us apart";
  teller_.log();
  teller_.remark() << teller_.dropped() << " lines dropped, " << garbled_ << " garbled lines heard";
  teller_.log();
  if (stack_room_bytes_ != 0) {
    teller_.remark() << "stack " << stack_bytes_ << " of " << stack_room_bytes_ << " bytes";
    teller_.log();
  }
  keeper_.tell(teller_.remark());
  teller_.log();
}

}  // namespace machine
