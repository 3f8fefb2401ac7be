// Reads all sensors of a board, a strip at a time, in small steps that never wait for long: a step is the sampling
// of four channels of a strip's multiplexers (150 us) or nothing. Order of a scan, for each strip: power on,
// kRise_us, its channels, the supply, power off.
//
// On one circuit board the same is done cell by cell: a strip's line only enables the multiplexers of its row, and a
// chain of registers says which cell's switch is on, once the supply of all switches is on.
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
  // The same of one circuit board, whose scan fills it: a little more than a quarter.
  static constexpr uint32_t kCellsPeriod_us = 10300;
  static constexpr uint32_t kRise_us = 340;     // a Hall sensor is ready 330 us after its power
  static constexpr uint32_t kCellsRise_us = 336;  // the same behind a cell's own switch

  // Pins at rest, ADC on.
  void prepare();

  // Whether the board is one circuit board, powered cell by cell; from prepare() on.
  bool by_cells() const { return by_cells_; }

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
  uint32_t due_us() const { return state_ == State::rising ? due_us_ - kAlert_us : due_us_; }

  sense::Scan scan() const { return {raw_, reference_, weighed_mv_}; }

 private:
  enum class State : uint8_t { stopped, held, resting, rising, reading };

  static constexpr uint32_t kAlert_us = 30;  // awake before sensors are ready: the rest of the board may be busy

  // One reading to be taken, and where it goes.
  struct Tap {
    uint16_t* into;
    uint8_t mux;
    uint8_t channel;
  };

  void begin();
  void select();
  void power();
  void choose();
  void leave();
  void allow(uint8_t output);
  bool mine(uint16_t sensor) const;
  void find_channels();
  uint32_t period_us() const { return by_cells_ ? kCellsPeriod_us : kPeriod_us; }
  // What is powered one after the other in a strip: its cells, or all of it.
  uint8_t columns() const { return by_cells_ ? layout_->columns : 1; }
  bool next_cell();
  void finish();
  void sample();
  void weigh();

  const wiring::Layout* layout_ = nullptr;
  State state_ = State::stopped;
  bool by_cells_ = false;
  uint8_t strip_ = 0;
  uint8_t column_ = 0;  // of the cell that has power
  uint16_t first_ = 0;  // sensor of that cell
  uint16_t king_ = 0;   // beside it, or kNoSensor
  uint32_t due_us_ = 0;
  uint32_t began_us_ = 0;
  uint8_t allowed_ = 0;      // the chain's output that is low
  uint8_t address_ = 0;      // the channel on which the multiplexers have settled
  uint16_t supply_mv_ = 0;   // the lowest of this scan: under load
  uint16_t weighed_mv_ = 0;  // of the last one
  uint16_t channels_[wiring::kStrips][wiring::kStrips] = {};  // of each cell, or in column 0 of each strip
  const Tap* next_ = nullptr;
  Tap taps_[wiring::kMuxes * wiring::kChannels + 1] = {};  // of what has power, by channel, and an end
  uint16_t reference_[wiring::kStrips] = {};
  uint16_t raw_[wiring::kMostSensors] = {};
};

}  // namespace pico
