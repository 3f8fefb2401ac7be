// Generated from hardware/parameters.toml. Do not edit; write it anew by
//     python -m hardware.tables
#pragma once

#include <cstdint>

namespace sense {

constexpr int32_t kMagnetUt = 24000;  // above it a tile's magnet
constexpr int32_t kNoneUt = 17000;  // below it none
constexpr int32_t kHysteresisUt = 1000;  // to either side of both
constexpr int32_t kKingUt = 16000;  // above it a king
constexpr int32_t kKingNoneUt = 14000;  // below it none
constexpr int32_t kKingHysteresisUt = 500;  // to either side of both, for a king

}  // namespace sense
