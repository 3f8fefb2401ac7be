// What a measure must be like to become a calibration, and the reasons why it does not.
#pragma once

#include <cstdint>

#include "field.h"
#include "held.h"
#include "measure.h"
#include "stuck.h"
#include "wiring.gen.h"

namespace machine {

// The reasons of done; accepted is no reason.
namespace reason {
constexpr const char* kAccepted = "";
constexpr const char* kUnknown = "unknown";
constexpr const char* kValue = "value";
constexpr const char* kOccupied = "occupied";
constexpr const char* kFaulty = "faulty";
constexpr const char* kBusy = "busy";
constexpr const char* kRange = "range";
constexpr const char* kUnsteady = "unsteady";
constexpr const char* kFlash = "flash";
constexpr const char* kHeld = "held";
}  // namespace reason

// Within this of its known zero a sensor counts as empty: the lower threshold of a word.
constexpr int32_t kKnownZeroUt = 14000;
// Where no zero is known: the cheapest sensors are off by up to 18 mT without a magnet, and a magnet gives 24 mT
// or more, so halfway. A magnet over a sensor that is off the other way can pass, but not all of a tile's at once.
constexpr int32_t kUnknownZeroUt = 21000;
// Where one sensor reads a magnet and the rest of its cell no more than this, from the data sheet's zero, no piece can lie:
// it has two magnets at least. A king in its dimple is felt around by 8 mT.
constexpr int32_t kRestUt = sense::kNullUt + 1000;
constexpr int32_t kKingRestUt = 5000;
constexpr uint8_t kMostAccused = 8;
// All of 64 readings lie this close together while nothing moves: noise of 0.1 mT rms stays below 1 mT, a hand
// or a tile on its way is far above.
constexpr uint16_t kSteadyRaw = sense::raw_of_ut(2000);
// How far a sensor's answer may be from the gauge's field.
using sense::kGaugeUt;
constexpr int32_t kGaugeLowUt = kGaugeUt * 7 / 10;
constexpr int32_t kGaugeHighUt = kGaugeUt * 13 / 10;

constexpr int32_t magnitude(int32_t value) { return value < 0 ? -value : value; }

// A strip or the supply that is faulty forbids every measure; so do more faults than can be told apart.
inline bool forbids(const Held& held) {
  return held.has(FaultId::strip) || held.has(FaultId::supply) || held.full();
}

// The cell and the site of a sensor.
struct Seat {
  uint8_t cell;
  uint8_t site;
};
inline Seat seat_of(const wiring::Layout& layout, uint16_t sensor) {
  const uint8_t squares = wiring::squares(layout);
  const uint16_t whole = static_cast<uint16_t>(squares * wiring::kSites);
  if (sensor >= whole) return {static_cast<uint8_t>(squares + (sensor - whole)), 0};
  return {static_cast<uint8_t>(sensor / wiring::kSites), static_cast<uint8_t>(sensor % wiring::kSites)};
}

// Whether a sensor of the layout is known to be broken.
inline bool is_broken(const Held& held, const wiring::Layout& layout, uint16_t sensor) {
  const Seat seat = seat_of(layout, sensor);
  return held.broken(seat.cell, seat.site);
}

// What a measure of an empty board says. accused: sensors that read a magnet where the rest of their cell is empty; only
// with the reason faulty.
struct Verdict {
  const char* reason;
  uint16_t accused[kMostAccused];
  uint8_t count;
};

// How far a sensor is from the data sheet's zero, and from its own.
inline bool is_magnet(const Measure& measure, uint16_t sensor) {
  return magnitude(sense::field_ut(measure.mean(sensor), sense::kNominal)) > kUnknownZeroUt;
}
inline bool is_off(const Measure& measure, const sense::Tuning* tunings, uint16_t sensor) {
  return magnitude(sense::field_ut(measure.mean(sensor), tunings[sensor])) > kKnownZeroUt;
}

// Whether the other sensors of this one's cell read nothing; of a king's, those of the squares between which it lies.
inline bool is_alone(const Measure& measure, const wiring::Layout& layout, uint8_t cell, uint16_t sensor) {
  const bool king = cell >= wiring::squares(layout);
  const int32_t rest_ut = king ? kKingRestUt : kRestUt;
  const uint64_t cells = king ? sense::around(layout, cell) : uint64_t{1} << cell;
  for (uint8_t square = 0; square < wiring::squares(layout); ++square) {
    if ((cells >> square & 1u) == 0) continue;
    const uint16_t first = wiring::first_sensor(layout, square);
    for (uint16_t other = first; other < first + wiring::kSites; ++other) {
      const int32_t field_ut = sense::field_ut(measure.mean(other), sense::kNominal);
      if (other != sensor && magnitude(field_ut) > rest_ut) return false;
    }
  }
  return true;
}

// Whether an empty board was measured. known: the tunings' zeros are measured ones. Broken sensors are left out.
inline Verdict judge_empty(const Measure& measure, const wiring::Layout& layout, const sense::Tuning* tunings,
                           bool known, const Held& held) {
  Verdict found = {reason::kAccepted, {}, 0};
  bool steady = true;
  for (uint8_t cell = 0; cell < wiring::places(layout); ++cell) {
    const uint16_t first = wiring::first_sensor(layout, cell);
    for (uint16_t i = first; i < first + wiring::sensors_of(layout, cell); ++i) {
      if (is_broken(held, layout, i)) continue;
      steady = steady && measure.spread(i) <= kSteadyRaw;
      const bool magnet = is_magnet(measure, i);
      if (!magnet && !(known && is_off(measure, tunings, i))) continue;
      const bool accused = magnet && found.count < kMostAccused && is_alone(measure, layout, cell, i);
      if (!accused) return {reason::kOccupied, {}, 0};
      found.accused[found.count++] = i;
    }
  }
  if (!steady) return {reason::kUnsteady, {}, 0};
  if (found.count > 0) found.reason = reason::kFaulty;
  return found;
}

// Whether the gauge was measured.
inline const char* judge_gauge(const Measure& measure, const wiring::Layout& layout, const sense::Tuning* tunings,
                               const Held& held) {
  bool steady = true;
  for (uint16_t i = measure.first(); i < measure.end(); ++i) {
    if (is_broken(held, layout, i)) return reason::kFaulty;
    const int32_t field_ut = sense::field_ut(measure.mean(i), {tunings[i].zero, sense::kUnitGain});
    if (field_ut < kGaugeLowUt || field_ut > kGaugeHighUt) return reason::kRange;
    steady = steady && measure.spread(i) <= kSteadyRaw;
  }
  return steady ? reason::kAccepted : reason::kUnsteady;
}

// The gain by which a sensor that read this over the gauge would have read the gauge's field; within 3150 to 5851.
constexpr uint16_t gauge_gain(int32_t field_ut) {
  return static_cast<uint16_t>((kGaugeUt * static_cast<int32_t>(sense::kUnitGain) + field_ut / 2) / field_ut);
}

}  // namespace machine
