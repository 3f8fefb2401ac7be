// Generated from hardware/parameters.toml. Do not edit; write it anew by
//     python -m hardware.tables
#pragma once

#include <cstdint>

namespace sense {

constexpr int32_t kMicrovoltsPerMt = 7500;  // of a sensor
constexpr int32_t kGaugeUt = 31500;  // of the gauge at each sensor
constexpr int32_t kNullUt = 8000;  // a sensor as bought may tell without any field
constexpr int32_t kFromCentreUt = 1400;  // what a magnet at rest makes felt from the centre to a corner
constexpr int32_t kFromNextUt = 700;  // from a corner to the next
constexpr int32_t kFromOppositeUt = 290;  // from a corner to the opposite one
constexpr int32_t kMagnetUt = 24000;  // above it a tile's magnet
constexpr int32_t kNoneUt = 17000;  // below it none
constexpr int32_t kHysteresisUt = 1000;  // to either side of both
constexpr int32_t kKingUt = 16000;  // above it a king
constexpr int32_t kKingNoneUt = 14000;  // below it none
constexpr int32_t kKingHysteresisUt = 500;  // to either side of both, for a king

}  // namespace sense
