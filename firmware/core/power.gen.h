// Generated from hardware/parameters.toml and the scanner's times. Do not edit; write it anew by
//     python -m hardware.tables
#pragma once

#include <cstdint>

#include "wiring.gen.h"

namespace power {

// What each kind draws from USB on average at worst; the reckoning is in hardware/electronics/power.py.
constexpr uint16_t kBoard5Ma = 190;
constexpr uint16_t kBoard7Ma = 340;
constexpr uint16_t kTrayMa = 180;
constexpr uint16_t kCells5Ma = 100;  // one circuit board

constexpr uint16_t draws_ma(const wiring::Layout& layout) {
  return &layout == &wiring::kBoard7 ? kBoard7Ma : &layout == &wiring::kTray ? kTrayMa : kBoard5Ma;
}

}  // namespace power
