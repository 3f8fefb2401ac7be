// When a sensor is not to be believed: stuck, flapping, noise; and when a strip or the whole board is not.
//
// Sensors are judged by windows of 1/8 second and at least four looks, which end in turn cell by cell. Of each window
// only the lowest and the highest reading and whether the trit turned are kept. Windows add to three scores, which rise
// faster or slower than they fall:
//
//   stuck     proved by what no piece can make it read, see stuck.h: in all windows of 10 s or of 2 s, or by five lifts. Gone after
//             1 s of windows that lie more than 2 mT from where it was stuck.
//   flapping  its trit turned, alone in its cell, in 16 windows more than a third of those in which it did not (2 s of
//             turning all the time, 12 s of turning three times a second). Turning together with others of its cell,
//             as under a sliding tile, counts a third. Gone after 3 s without turning.
//   noise     its readings spread over more than 6 mT within single windows, its trit at rest, for 3 s more than they
//             did not. Gone after 3 s of windows that spread less. Windows all of whose readings are twice
//             a magnet's limit say nothing: there a finger that rocks a piece scatters more, and the trit is sure.
//
// A sensor that reads a steady wrong field is not seen here; its words are no codes, or doubts, on the host.
#pragma once

#include <cstdint>

#include "debounce.h"
#include "field.h"
#include "protocol.gen.h"
#include "stuck.h"

namespace sense {

using FaultId = protocol::Fault::FaultId;

constexpr uint8_t kWholeBoard = 255;  // as a cell
constexpr uint8_t kWholeCell = 255;   // as a sensor

constexpr uint32_t kWindowUs = 125000;
constexpr uint8_t kWindowLooks = 4;

// The windows of all cells end once a round, some cells at each look: to judge all at once takes a millisecond, which a
// scan that fills its period has not.
class Round {
 public:
  // One look: how many cells' windows have to have ended. After all a new round begins, on time.
  constexpr uint8_t look(uint32_t elapsed_us, uint8_t cells) {
    passed_us_ += elapsed_us < kWindowUs ? elapsed_us : kWindowUs;
    if (looks_ < kWindowLooks) ++looks_;
    const uint32_t seen_us = looks_ * (kWindowUs / kWindowLooks);
    const uint32_t part_us = passed_us_ < seen_us ? passed_us_ : seen_us;
    if (part_us < kWindowUs) return static_cast<uint8_t>(cells * part_us / kWindowUs);
    passed_us_ %= kWindowUs;
    looks_ = 0;
    return cells;
  }

 private:
  uint32_t passed_us_ = 0;
  uint8_t looks_ = 0;
};

struct Window {
  Span span;
  Tuning tuning;
  bool turned;  // its trit
  bool alone;   // no other of its cell turned
  bool lone;    // it reads a magnet that no other feels
  bool leapt;   // it leapt alone, and stayed so
};

constexpr Strength kSure = strength_of_ut(2 * kMagnetUt);
constexpr Strength kNoisy = strength_of_ut(6000);
constexpr Strength kElsewhere = strength_of_ut(2000);

// Scores are counted in windows times their steps.
constexpr uint8_t kStuckFull = 80;
constexpr uint8_t kLoneStep = 1;        // 80 windows are 10 s
constexpr uint8_t kLeapStep = 5;        // 16 windows are 2 s
constexpr uint8_t kElsewhereStep = 10;  // 8 windows are 1 s
constexpr uint8_t kFlappingFull = 48;
constexpr uint8_t kAloneStep = 3;
constexpr uint8_t kTogetherStep = 1;
constexpr uint8_t kNoiseFull = 24;
constexpr uint8_t kCalm = 24;  // windows until flapping or noise is over: 3 s

// Three faults of a sensor as bits.
constexpr uint8_t kStuckBit = 1;
constexpr uint8_t kFlappingBit = 2;
constexpr uint8_t kNoiseBit = 4;

struct Health {
  uint8_t stuck;  // scores
  uint8_t flapping;
  uint8_t noise;
  uint8_t lifts;  // that did not move it, running
  uint8_t found;  // bits: what it has
  uint8_t told;   // bits: what has been told of it
  uint16_t at;    // raw, where it is stuck
};

// Faults while which a trit is unsure. A stuck sensor's is told as it reads: the word is put right by its check digit,
// on the computer, and a sensor that was taken for stuck takes nothing from it.
constexpr uint8_t kMaskBits = kFlappingBit | kNoiseBit;

namespace detail {

constexpr uint8_t up(uint8_t score, uint8_t step, uint8_t full) {
  return static_cast<uint8_t>(score + step < full ? score + step : full);
}
constexpr uint8_t down(uint8_t score, uint8_t step) { return static_cast<uint8_t>(score > step ? score - step : 0); }

// The bit is set by a full score and cleared by an empty one.
constexpr void conclude(Health& health, uint8_t bit, uint8_t score, uint8_t full) {
  if (score >= full) health.found = static_cast<uint8_t>(health.found | bit);
  if (score == 0) health.found = static_cast<uint8_t>(health.found & ~bit);
}

constexpr void stick(Health& health, uint16_t at) {
  health.found = static_cast<uint8_t>(health.found | kStuckBit);
  health.stuck = kStuckFull;
  health.at = at;
}

constexpr void judge_stuck(Health& health, const Window& window) {
  if ((health.found & kStuckBit) == 0) {
    const uint8_t step = window.leapt ? kLeapStep : window.lone ? kLoneStep : uint8_t{0};
    health.stuck = step > 0 ? up(health.stuck, step, kStuckFull) : uint8_t{0};
    if (health.stuck >= kStuckFull) stick(health, window.span.low);
    return;
  }
  const bool above = window.span.low > health.at && apart(window.span.low, health.at, window.tuning) > kElsewhere;
  const bool below = window.span.high < health.at && apart(window.span.high, health.at, window.tuning) > kElsewhere;
  health.stuck = above || below ? down(health.stuck, kElsewhereStep) : kStuckFull;
  if (health.stuck == 0) health.lifts = 0;
  conclude(health, kStuckBit, health.stuck, kStuckFull);
}

// Falls by one a window; while the fault is there, every window with a sign of it begins the calm anew.
constexpr void judge_flapping(Health& health, const Window& window) {
  if (!window.turned) {
    health.flapping = down(health.flapping, 1);
  } else if ((health.found & kFlappingBit) != 0) {
    health.flapping = kCalm;
  } else {
    health.flapping = up(health.flapping, window.alone ? kAloneStep : kTogetherStep, kFlappingFull);
  }
  const bool fresh = health.flapping >= kFlappingFull;
  conclude(health, kFlappingBit, health.flapping, kFlappingFull);
  if (fresh) health.flapping = kCalm;
}

constexpr void judge_noise(Health& health, const Window& window) {
  const bool north = strength(window.span.high, window.tuning) > kSure;
  if (north || strength(window.span.low, window.tuning) < -kSure) return;
  const bool noisy = apart(window.span.high, window.span.low, window.tuning) > kNoisy;
  const bool found = (health.found & kNoiseBit) != 0;
  if (noisy && (found || !window.turned)) health.noise = found ? kCalm : up(health.noise, 1, kNoiseFull);
  if (!noisy) health.noise = down(health.noise, 1);
  conclude(health, kNoiseBit, health.noise, kNoiseFull);
}

}  // namespace detail

// One window of one sensor. True when something was found or has gone.
constexpr bool judge(Health& health, const Window& window) {
  const uint8_t before = health.found;
  detail::judge_stuck(health, window);
  detail::judge_flapping(health, window);
  detail::judge_noise(health, window);
  return health.found != before;
}

// One lift of a piece, and where the sensor stood through it. True when something was found.
constexpr bool judge_lift(Health& health, Proof proof, uint16_t raw) {
  if (proof == Proof::alive) health.lifts = 0;
  if (proof != Proof::stuck || (health.found & kStuckBit) != 0) return false;
  if (++health.lifts < kLifts) return false;
  detail::stick(health, raw);
  return true;
}

// A field that no tile gives, of a loudspeaker or a bare magnet: readings beyond what a data sheet calls linear, and short
// of the rails, at which a sensor ends that is shorted. It is no fault, and what is read stays. Told after a second of
// windows, and again only after ten seconds without.
constexpr uint16_t kRailRaw = raw_of_mv(10);
constexpr uint16_t kLinearRaw = raw_of_mv(200);
constexpr uint8_t kStrongWindows = 8;
constexpr uint8_t kStrongOver = 80;
struct StrongField {
  uint8_t windows;  // running
  uint8_t over;     // windows until it may be told again
};
constexpr bool is_strong(Span span) {
  const bool low = span.low > kRailRaw && span.high < kLinearRaw;
  return low || (span.low > kMostRaw - kLinearRaw && span.high < kMostRaw - kRailRaw);
}

// One window of one cell. True when it is to be told.
constexpr bool judge_strong(StrongField& field, bool strong) {
  if (strong) {
    field.over = kStrongOver;
    if (field.windows == kStrongWindows) return false;
    return ++field.windows == kStrongWindows;
  }
  if (field.over > 0) --field.over;
  if (field.windows < kStrongWindows || field.over == 0) field.windows = 0;
  return false;
}

// One thing to be told of a sensor, if what was found differs from what was told: the fault, and whether it is gone.
struct News {
  bool any;
  FaultId fault;
  bool cleared;
};
constexpr News next_news(Health& health) {
  const uint8_t differs = health.found ^ health.told;
  if (differs == 0) return {false, FaultId::stuck, false};
  const uint8_t bit = static_cast<uint8_t>(differs & -differs);
  health.told = static_cast<uint8_t>(health.told ^ bit);
  const FaultId fault = bit == kStuckBit ? FaultId::stuck : bit == kFlappingBit ? FaultId::flapping : FaultId::noise;
  return {true, fault, (health.told & bit) == 0};
}

// A voltage that must lie in a range. It is bad at once when it leaves the range and good when it is back within the
// narrower one; that is told when it has been so for a time. Where readings are not true outside, words are held from
// the first bad look to the telling of the end.
class Guard {
 public:
  // One look; true when the fault has appeared or gone.
  constexpr bool look(bool outside, bool well_inside, uint32_t elapsed_us, uint32_t told_after_us) {
    const bool bad = (state_.seen == kBad) ? !well_inside : outside;
    return settle(state_, bad ? kBad : kGood, elapsed_us, told_after_us);
  }
  constexpr bool told() const { return state_.stable == kBad; }
  constexpr bool holds() const { return state_.seen == kBad || told(); }

 private:
  static constexpr Word kGood = 0;
  static constexpr Word kBad = 1;
  Debounce state_ = {};
};

// Half of a strip's supply, as a raw reading: within 10 %, back within 9 %. A strip that is not there floats or reads 0.
constexpr uint32_t kStripUs = 100000;
constexpr bool guard_strip(Guard& guard, uint16_t reference, uint32_t elapsed_us) {
  const int32_t off = static_cast<int32_t>(reference) - kHalfSupplyRaw;
  const int32_t size = off < 0 ? -off : off;
  return guard.look(size > kHalfSupplyRaw / 10, size <= kHalfSupplyRaw * 9 / 100, elapsed_us, kStripUs);
}

// The supply of the whole board, VSYS, which lies behind the Pico's diode: a lawful port of 4.4 V gives about 4.0 V.
//
// Sensors and converter share the 3.3 V that a buck-boost regulator (RT6150B, 1.8 to 5.5 V) makes of VSYS, and both
// measure in parts of it: readings stay true while the sensors have their 3.0 V. VSYS is measured in parts of it too,
// so once the regulator drops out the figure sinks no further. The limit therefore lies far above: words are held
// below 2.9 V and above 5.6 V, where nothing is promised any more.
constexpr uint16_t kSupplyLeastMv = 2900;
constexpr uint16_t kSupplyMostMv = 5600;
constexpr uint16_t kSupplyMarginMv = 100;
constexpr uint32_t kSupplyUs = 200000;
constexpr bool guard_supply(Guard& guard, uint16_t supply_mv, uint32_t elapsed_us) {
  const bool outside = supply_mv < kSupplyLeastMv || supply_mv > kSupplyMostMv;
  const bool inside = supply_mv >= kSupplyLeastMv + kSupplyMarginMv && supply_mv <= kSupplyMostMv - kSupplyMarginMv;
  return guard.look(outside, inside, elapsed_us, kSupplyUs);
}

// Weak: lower than any lawful port and cable leave, and still far from where readings end. Words go on. It is over only
// after ten seconds, so that a supply at the limit is told once and not again and again.
constexpr uint16_t kWeakMv = 3700;
constexpr uint16_t kWeakMarginMv = 100;
constexpr uint32_t kWeakOverUs = 10000000;
constexpr bool guard_weak(Guard& guard, uint16_t supply_mv, uint32_t elapsed_us) {
  const uint32_t told_after_us = guard.told() ? kWeakOverUs : kSupplyUs;
  return guard.look(supply_mv < kWeakMv, supply_mv >= kWeakMv + kWeakMarginMv, elapsed_us, told_after_us);
}

}  // namespace sense
