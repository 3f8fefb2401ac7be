// What proves that a sensor is stuck: what no piece can make it read, whichever it is and however it lies.
//
// A sensor under a resting magnet stands at its output's end, which may lie anywhere from 20 to 300 mV from a rail, and
// there it may not flicker in the least. So no reading is a proof by itself, and none by its being still. These are:
//
//   alone   It reads a magnet, and neither the other four of its cell nor any sensor of the cells around feel anything,
//           not even 0.4 mT, for 10 s. A piece has more magnets than one, and each is felt all around. Of a king's
//           sensor: the ten sensors of the two cells between which it lies feel nothing.
//   leap    Its trit became another between two looks, never unsure, while none of the other four moved by 1 mT, and it
//           stayed so for 2 s. What comes or goes moves all five. A leap to none counts only where others read magnets,
//           for it may be the end of a leap that nobody saw.
//   lifts   Five times all others of its cell went from two magnets or more to none, and this one did not move by
//           0.5 mT, though it reads a magnet; or though it reads none and must have felt those of the others, and never
//           twice running those of the same word.
//
// A calibration is the fourth, see survey.h. A reading that steps by 2 mT from where it was stuck, for 1 s, is the end.
#pragma once

#include <cstdint>

#include "field.h"
#include "trit.h"
#include "wiring.gen.h"

namespace sense {

constexpr Strength kFaint = strength_of_ut(400);
constexpr Strength kLeapRest = strength_of_ut(1000);
constexpr Strength kUnmoved = strength_of_ut(500);
constexpr uint8_t kLifts = 5;

// A sensor that feels so much of magnets which do not lie over it must move when they go.
constexpr int32_t kMustFeelUt = 1500;

// The readings of one sensor in a window. Without any, low is above high.
struct Span {
  uint16_t low;
  uint16_t high;
};
constexpr Span kNoReadings = {0xFFFF, 0};

// What is kept of a sensor's readings: the last one, that at the end of the window before, and the window so far.
struct Reading {
  uint16_t raw;
  uint16_t before;
  Span span;
};

constexpr Strength apart(uint16_t one, uint16_t other, Tuning tuning) {
  const int32_t difference = one > other ? one - other : other - one;
  return difference * static_cast<int32_t>(tuning.gain);
}

constexpr bool is_magnet(Trit trit) { return trit == Trit::plus || trit == Trit::minus; }

// How many magnets a word has, a site left out; kSites for none.
constexpr uint8_t magnets(Word word, unsigned but) {
  uint8_t count = 0;
  for (unsigned site = 0; site < wiring::kSites; ++site) {
    if (site != but && is_magnet(trit(word, site))) ++count;
  }
  return count;
}

constexpr int32_t polarity(Trit trit) { return trit == Trit::plus ? 1 : trit == Trit::minus ? -1 : 0; }

// What a site must feel of the other magnets of a word, within a sign.
constexpr int32_t felt_ut(Word word, unsigned site) {
  const unsigned centre = wiring::kSites - 1;
  int32_t sum_ut = 0;
  for (unsigned other = 0; other < wiring::kSites; ++other) {
    if (other == site) continue;
    const bool crosswise = site == centre || other == centre;
    const bool opposite = ((other ^ site) & 1u) == 0;
    sum_ut += polarity(trit(word, other)) * (crosswise ? kFromCentreUt : opposite ? kFromOppositeUt : kFromNextUt);
  }
  return sum_ut < 0 ? -sum_ut : sum_ut;
}

// The squares whose sensors feel a magnet over this cell, as bits: those around it; of a king's, the two between which
// it lies.
constexpr uint64_t around(const wiring::Layout& layout, uint8_t cell) {
  const uint8_t squares = wiring::squares(layout);
  if (cell >= squares) {
    const unsigned king = static_cast<unsigned>(cell - squares);
    const unsigned below = king / layout.columns * 2u * layout.columns + king % layout.columns;
    return uint64_t{1} << below | uint64_t{1} << (below + layout.columns);
  }
  uint64_t bits = 0;
  const int column = cell % layout.columns;
  const int row = cell / layout.columns;
  for (int y = row > 0 ? row - 1 : 0; y <= row + 1 && y < layout.rows; ++y) {
    for (int x = column > 0 ? column - 1 : 0; x <= column + 1 && x < layout.columns; ++x) {
      if (x != column || y != row) bits |= uint64_t{1} << (y * layout.columns + x);
    }
  }
  return bits;
}

// One cell's sensors over a window.
struct CellWindow {
  const Reading* readings;
  const Tuning* tunings;
  uint8_t sites;
};

// The loud sensors of a cell as bits: those that felt something in the window. All, if nobody could look.
constexpr uint8_t loud(const CellWindow& of) {
  uint8_t bits = 0;
  for (unsigned site = 0; site < of.sites; ++site) {
    const Span span = of.readings[site].span;
    const uint16_t middle = static_cast<uint16_t>((span.low + span.high) / 2);
    const Strength felt = strength(middle, of.tunings[site]);
    if (span.low > span.high || felt > kFaint || felt < -kFaint) bits = static_cast<uint8_t>(bits | (1u << site));
  }
  return bits;
}

// Whether all but one rested in the window, and since the one before.
constexpr bool rested(const CellWindow& of, unsigned but) {
  for (unsigned site = 0; site < of.sites; ++site) {
    if (site == but) continue;
    const Reading& reading = of.readings[site];
    const uint16_t low = reading.span.low < reading.before ? reading.span.low : reading.before;
    const uint16_t high = reading.span.high > reading.before ? reading.span.high : reading.before;
    if (reading.span.low > reading.span.high || apart(high, low, of.tunings[site]) > kLeapRest) return false;
  }
  return true;
}

// Leaps of one cell.
class Leaps {
 public:
  static constexpr uint8_t kNobody = 0xFF;

  // A trit turned.
  constexpr void turn(unsigned site, Trit before, Trit after) {
    if (before == Trit::unsure || after == Trit::unsure) slow_ = static_cast<uint8_t>(slow_ | (1u << site));
  }

  // A window's end. turned: bits of the sites whose trits turned; trits: as they are now; stuck: bits of those that are
  // known to be.
  constexpr void close(const CellWindow& of, uint8_t turned, Word trits, uint8_t stuck) {
    const uint8_t slow = slow_;
    const Word before = before_;
    slow_ = 0;
    before_ = trits;
    if (turned == 0) return;
    const bool back = leapt_ != kNobody && (turned >> leapt_ & 1u) != 0;
    if (back) leapt_ = kNobody;
    if (back || (turned & (turned - 1u)) != 0 || ((slow | stuck) & turned) != 0) return;
    unsigned site = 0;
    while ((turned >> site & 1u) == 0) ++site;
    const Trit now = trit(trits, site);
    const bool known = is_magnet(now) || magnets(trits, site) > 0;
    if (known && now != trit(before, site) && rested(of, site)) leapt_ = static_cast<uint8_t>(site);
  }

  // The site that has leapt and stayed, or kNobody.
  constexpr uint8_t leapt() const { return leapt_; }

 private:
  Word before_ = kEmpty;
  uint8_t slow_ = 0;
  uint8_t leapt_ = kNobody;
};

// What lay on a cell when a word settled there last, and which word proved something last.
struct Lain {
  Word word = kEmpty;
  Word proved = kEmpty;
};

// What a lift says of one sensor: stuck, alive, or nothing.
enum class Proof : uint8_t { none, stuck, alive };
constexpr Proof lift_proof(const Lain& lain, Word now, unsigned site, Strength moved) {
  if ((now & static_cast<unsigned>(~site_mask(site))) != 0 || magnets(lain.word, site) < 2) return Proof::none;
  if (moved > kUnmoved) return Proof::alive;
  if (is_magnet(trit(now, site))) return Proof::stuck;
  const bool must = trit(now, site) == Trit::zero && felt_ut(lain.word, site) >= kMustFeelUt;
  return must && lain.word != lain.proved ? Proof::stuck : Proof::none;
}

}  // namespace sense
