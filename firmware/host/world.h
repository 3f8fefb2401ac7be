// What the board's pins see: voltages at the sensors, strips, supply, and the converter with its noise.
#pragma once

#include <algorithm>
#include <cstdint>
#include <stdexcept>
#include <string>
#include <vector>

#include "senses.h"
#include "wiring.gen.h"

namespace host {

// Chance that is the same on every computer: xorshift64*, and for the noise the sum of four even numbers.
class Chance {
 public:
  explicit Chance(uint64_t seed) : state_(seed * 0x9E3779B97F4A7C15u + 0x632BE59BD9B4E019u) {
    if (state_ == 0) state_ = 1;
  }

  uint64_t next() {
    state_ ^= state_ >> 12;
    state_ ^= state_ << 25;
    state_ ^= state_ >> 27;
    return state_ * 0x2545F4914F6CDD1Du;
  }

  // Mean 0, root mean square 37837 (65536 / sqrt(3)), never beyond 131072.
  int64_t bell() {
    const uint64_t bits = next();
    const uint64_t sum = (bits & 0xFFFF) + (bits >> 16 & 0xFFFF) + (bits >> 32 & 0xFFFF) + (bits >> 48);
    return static_cast<int64_t>(sum) - 131070;
  }

 private:
  uint64_t state_;
};

inline const wiring::Layout& layout_named(const std::string& name) {
  for (const wiring::Layout* layout : {&wiring::kBoard5, &wiring::kBoard7, &wiring::kTray}) {
    if (name == layout->name) return *layout;
  }
  throw std::runtime_error("there is no layout " + name);
}

class World {
 public:
  World(const wiring::Layout& soldered, uint64_t seed, uint32_t noise_uv, uint16_t supply_mv)
      : soldered_(soldered),
        chance_(seed),
        noise_(int64_t{noise_uv} * kStep * 4096 / 3300000),
        supply_mv_(supply_mv),
        millivolts_(soldered.sensors, 1650) {}

  const wiring::Layout& soldered() const { return soldered_; }
  bool fields(std::vector<uint16_t> millivolts) {
    if (millivolts.size() != millivolts_.size()) return false;
    millivolts_ = std::move(millivolts);
    return true;
  }
  void power(uint16_t supply_mv, uint8_t strips) {
    supply_mv_ = supply_mv;
    strips_ = strips;
  }

  // What a board that takes itself for this layout scans at the wires that are really there.
  sense::Scan scan(const wiring::Layout& taken) {
    for (uint8_t strip = 0; strip < taken.strips; ++strip) {
      const bool there = strip < soldered_.strips && (strips_ >> strip & 1u) != 0;
      for (uint8_t tap = 0; tap < wiring::kMuxes * wiring::kChannels; ++tap) {
        const uint16_t asked = taken.taps[strip][tap / wiring::kChannels][tap % wiring::kChannels];
        if (asked == wiring::kNoSensor) continue;
        const uint16_t wired =
            there ? soldered_.taps[strip][tap / wiring::kChannels][tap % wiring::kChannels] : wiring::kNoSensor;
        const uint16_t reading = convert4(voltage(wired));
        if (asked == wiring::kReference) {
          reference_[strip] = reading;
        } else {
          raw_[asked] = reading;
        }
      }
    }
    const uint32_t thirds = convert4(supply_mv_ / 3);
    return {raw_, reference_, static_cast<uint16_t>(thirds * 3 * 3300 / 16384)};
  }

 private:
  static constexpr int64_t kStep = 1 << 16;  // one count of the converter

  uint32_t voltage(uint16_t wired) const {
    if (wired == wiring::kNoSensor) return 0;
    return wired == wiring::kReference ? 1650 : millivolts_[wired];
  }

  uint16_t convert4(uint32_t millivolts) {
    const int64_t level = int64_t{millivolts} * kStep * 4096 / 3300 + kStep / 2;
    int64_t sum = 0;
    for (int i = 0; i < 4; ++i) {
      const int64_t noisy = noise_ == 0 ? level : level + chance_.bell() * noise_ / 37837;
      sum += std::clamp<int64_t>(noisy / kStep, 0, 4095);
    }
    return static_cast<uint16_t>(sum);
  }

  const wiring::Layout& soldered_;
  Chance chance_;
  int64_t noise_;  // in steps
  uint16_t supply_mv_;
  uint8_t strips_ = 0xFF;
  std::vector<uint16_t> millivolts_;
  uint16_t raw_[wiring::kMostSensors] = {};
  uint16_t reference_[wiring::kStrips] = {};
};

}  // namespace host
