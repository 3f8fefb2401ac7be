// What a sensor reads, in whole numbers: from the raw sum of the converter to the field in microtesla.
//
// A raw reading is the sum of four conversions of 12 bits against 3.3 V. A DRV5055 gives half of its supply without a
// field and kMicrovoltsPerMt less for each millitesla with a north pole down. One raw step is therefore
// 3300000 uV / 4096 / 4 / kMicrovoltsPerMt of a millitesla: of a DRV5055A4, 7.5 mV, 26.8555 microtesla.
#pragma once

#include <cstdint>

#include "limits.gen.h"

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

// Microtesla of a strength of 2^24, for a sensor exactly as the data sheet says; of a DRV5055A4 that is no fraction.
constexpr int64_t kUtOf24Bits = int64_t{825000000} / kMicrovoltsPerMt;

// The strength of a field in microtesla; for constants.
constexpr Strength strength_of_ut(int32_t field_ut) {
  return static_cast<Strength>((static_cast<int64_t>(field_ut) << 24) / kUtOf24Bits);
}

// The field in microtesla, positive with a north pole down; rounded down.
constexpr int32_t field_ut(uint16_t raw, Tuning tuning) {
  return static_cast<int32_t>((strength(raw, tuning) * kUtOf24Bits) >> 24);
}

// The raw steps of a field in microtesla; for constants.
constexpr uint16_t raw_of_ut(int32_t field_ut) { return static_cast<uint16_t>(strength_of_ut(field_ut) / kUnitGain); }

// The raw reading of a voltage; for constants.
constexpr uint16_t raw_of_mv(uint32_t millivolts) {
  return static_cast<uint16_t>((millivolts * 4u * 4096u + 1650u) / 3300u);
}

}  // namespace sense
