// The mean and the spread of each sensor over some scans: what calibrating stands on.
#pragma once

#include <cstddef>
#include <cstdint>

#include "wiring.gen.h"

namespace machine {

class Measure {
 public:
  static constexpr uint8_t kScans = 64;
  static constexpr uint8_t kFewScans = 48;  // half a second of the slowest board, for who waits for the answer

  // Measures sensors first to first + count - 1 from now on.
  void start(uint16_t first, uint16_t count, uint8_t scans = kScans) {
    first_ = first;
    count_ = count;
    scans_ = 0;
    wanted_ = scans;
  }

  // Takes one scan's raw readings; true with the last one.
  bool add(const uint16_t* raw) {
    for (uint16_t i = first_; i < first_ + count_; ++i) {
      if (scans_ == 0) {
        sum_[i] = 0;
        low_[i] = high_[i] = raw[i];
      }
      sum_[i] += raw[i];
      if (raw[i] < low_[i]) low_[i] = raw[i];
      if (raw[i] > high_[i]) high_[i] = raw[i];
    }
    return ++scans_ >= wanted_;
  }

  uint16_t mean(uint16_t sensor) const { return static_cast<uint16_t>((sum_[sensor] + wanted_ / 2u) / wanted_); }
  uint16_t spread(uint16_t sensor) const { return static_cast<uint16_t>(high_[sensor] - low_[sensor]); }
  uint16_t first() const { return first_; }
  uint16_t end() const { return static_cast<uint16_t>(first_ + count_); }

 private:
  uint32_t sum_[wiring::kMostSensors] = {};
  uint16_t low_[wiring::kMostSensors] = {};
  uint16_t high_[wiring::kMostSensors] = {};
  uint16_t first_ = 0;
  uint16_t count_ = 0;
  uint8_t scans_ = 0;
  uint8_t wanted_ = kScans;
};

}  // namespace machine
