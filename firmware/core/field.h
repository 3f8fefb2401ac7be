// What a sensor reads, in whole numbers: from the raw sum of the converter to the field in microtesla.
//
// A raw reading is the sum of four conversions of 12 bits against 3.3 V. A DRV5055A3 gives half of its supply without
// a field and 15 mV less for each millitesla with a north pole down. One raw step is therefore
// 3300 mV / 4096 / 4 / 15 mV = 13.4277 microtesla, which is exactly 6875 / 512.
#pragma once

#include <cstdint>

namespace sense {

constexpr uint16_t kMostRaw = 4 * 4095;
constexpr uint16_t kHalfSupplyRaw = 8192;
constexpr uint16_t kUnitGain = 4096;
constexpr uint16_t kMostGain = 2 * kUnitGain;  // beyond it the products below would not fit

// What calibration knows of a sensor. zero: its raw reading without a field; gain: what its readings are multiplied
// by, 4096 for a sensor exactly as the data sheet says. zero is at most kMostRaw, gain at most kMostGain.
struct Tuning {
  uint16_t zero;
  uint16_t gain;
};
constexpr Tuning kNominal = {kHalfSupplyRaw, kUnitGain};

// The field before it is divided: (zero - raw) * gain. Thresholds are compared in this unit, so that a scan needs one
// multiplication a sensor and no division.
using Strength = int32_t;

constexpr Strength strength(uint16_t raw, Tuning tuning) {
  return (static_cast<int32_t>(tuning.zero) - static_cast<int32_t>(raw)) * static_cast<int32_t>(tuning.gain);
}

// The strength of a field in microtesla; for constants.
constexpr Strength strength_of_ut(int32_t field_ut) {
  return static_cast<Strength>((static_cast<int64_t>(field_ut) << 21) / 6875);
}

// The field in microtesla, positive with a north pole down; rounded down. The first shift keeps the product in 32 bits.
constexpr int32_t field_ut(uint16_t raw, Tuning tuning) { return ((strength(raw, tuning) >> 9) * 6875) >> 12; }

// The raw reading of a voltage; for constants.
constexpr uint16_t raw_of_mv(uint32_t millivolts) {
  return static_cast<uint16_t>((millivolts * 4u * 4096u + 1650u) / 3300u);
}

}  // namespace sense
