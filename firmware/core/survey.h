// What a measure must be like to become a calibration, and the reasons why it does not.
#pragma once

#include <cstdint>

#include "field.h"
#include "held.h"
#include "measure.h"
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
}  // namespace reason

// Within this of its known zero a sensor counts as empty: the lower threshold of a word.
constexpr int32_t kKnownZeroUt = 14000;
// Where no zero is known: the cheapest sensors are off by up to 18 mT without a magnet, and a magnet gives 24 mT
// or more, so halfway. A magnet over a sensor that is off the other way can pass, but not all of a tile's at once.
constexpr int32_t kUnknownZeroUt = 21000;
// All of 64 readings lie this close together while nothing moves: noise of 0.05 mT rms stays below 0.5 mT, a hand
// or a tile on its way is far above.
constexpr uint16_t kSteadyRaw = 149;  // 2 mT
// The gauge's field, and how far a sensor's answer may be from it.
constexpr int32_t kGaugeUt = 42000;
constexpr int32_t kGaugeLowUt = kGaugeUt * 7 / 10;
constexpr int32_t kGaugeHighUt = kGaugeUt * 13 / 10;

constexpr int32_t magnitude(int32_t value) { return value < 0 ? -value : value; }

// A strip or the supply that is faulty forbids every measure; so do more faults than can be told apart.
inline bool forbids(const Held& held) {
  return held.has(FaultId::strip) || held.has(FaultId::supply) || held.full();
}

// Whether a sensor of the layout is known to be broken.
inline bool is_broken(const Held& held, const wiring::Layout& layout, uint16_t sensor) {
  const uint8_t squares = wiring::squares(layout);
  const uint16_t whole = static_cast<uint16_t>(squares * wiring::kSites);
  if (sensor >= whole) return held.broken(static_cast<uint8_t>(squares + (sensor - whole)), 0);
  return held.broken(static_cast<uint8_t>(sensor / wiring::kSites), static_cast<uint8_t>(sensor % wiring::kSites));
}

// Whether an empty board was measured. known: the tunings' zeros are measured ones. Broken sensors are left out.
inline const char* judge_empty(const Measure& measure, const wiring::Layout& layout, const sense::Tuning* tunings,
                               bool known, const Held& held) {
  bool steady = true;
  for (uint16_t i = measure.first(); i < measure.end(); ++i) {
    if (is_broken(held, layout, i)) continue;
    const uint16_t mean = measure.mean(i);
    if (magnitude(sense::field_ut(mean, sense::kNominal)) > kUnknownZeroUt) return reason::kOccupied;
    if (known && magnitude(sense::field_ut(mean, tunings[i])) > kKnownZeroUt) return reason::kOccupied;
    steady = steady && measure.spread(i) <= kSteadyRaw;
  }
  return steady ? reason::kAccepted : reason::kUnsteady;
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
