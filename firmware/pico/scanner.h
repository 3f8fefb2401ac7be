// Reads all sensors of a board, a strip at a time, in small steps that never wait for long: a step is the sampling
// of four channels of a strip's multiplexers (150 us) or nothing. Order of a scan, for each strip: power on,
// kRise_us, its channels, the supply, power off.
#pragma once

#include <cstdint>

#include "senses.h"
#include "wiring.gen.h"

namespace pico {

class Scanner {
 public:
  // From the start of a scan to the start of the next. A little more than a fifth of the usual settle time, so that
  // five periods fill it surely: at exactly a fifth, a few microseconds too little would cost a sixth.
  static constexpr uint32_t kPeriod_us = 8100;
  static constexpr uint32_t kRise_us = 340;     // a Hall sensor is ready 330 us after its power

  // Pins at rest, ADC on.
  static void prepare();

  // The first scan begins at now_us. The layout must live as long as the scanner.
  void start(const wiring::Layout& layout, uint32_t now_us);

  // No strip has power any more; the scan that was going on is forgotten. Until start() there is none.
  void stop();
  bool runs() const { return state_ != State::stopped; }

  // Instead of scanning, powers what this sensor needs and brings its output to the ADC's pin, or powers nothing; until
  // start() or stop(). step() goes on telling each period, with the readings of before.
  void hold(uint16_t sensor, bool on, uint32_t now_us);

  // Does what is due. True when a scan is complete: scan() is valid until the next step.
  bool step(uint32_t now_us);

  // When step() has something to do again; in the past when it has now.
  uint32_t due_us() const { return due_us_; }

  sense::Scan scan() const { return {raw_, reference_, supply_mv_}; }

 private:
  enum class State : uint8_t { stopped, held, resting, rising, reading };

  void begin();
  void select();
  bool next_channel();
  void sample();
  void weigh();

  const wiring::Layout* layout_ = nullptr;
  State state_ = State::stopped;
  uint8_t strip_ = 0;
  uint8_t channel_ = 0;
  uint32_t due_us_ = 0;
  uint32_t began_us_ = 0;
  uint16_t supply_mv_ = 0;  // the lowest of this scan: under load
  uint16_t reference_[wiring::kStrips] = {};
  uint16_t raw_[wiring::kMostSensors] = {};
};

}  // namespace pico
