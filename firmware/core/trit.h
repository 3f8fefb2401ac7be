// From a field to a trit, from five trits to a word: the thresholds, fixed for every sensor of a kind, of limits.gen.h.
//
//     a tile's magnet   above 24 mT a magnet, below 17 mT none, between them unsure
//     a king            above 16 mT a king,   below 14 mT none, between them unsure
//
// A king stands on a domino, 7 mm farther away than a tile's magnets, and its sensor lies between theirs: without a king
// it reads 13 mT at most; with one, within 2 mm of the domino's middle, 23 mT at least in a dimple 2 mm deep, and on a
// flat domino 28 mT in the middle, 18 mT in all but one of a hundred.
//
// Around both limits lies 1 mT of hysteresis to either side, half of that for a king: a sensor that shows a tile's magnet
// does so down to 23 mT, and one that does not needs 25 mT; a sensor that shows nothing does so up to 18 mT, and one that
// shows anything needs 16 mT. The first look after a start, with no history, uses the limits themselves.
#pragma once

#include <cstdint>

#include "field.h"
#include "limits.gen.h"

namespace sense {

enum class Trit : uint8_t { zero, plus, minus, unsure };  // plus: a north pole down

// Trit of site i in the bits 2i and 2i + 1; the other bits are 0.
using Word = uint16_t;

constexpr Word kEmpty = 0;
constexpr Word kSiteBits = 3;

constexpr Word site_mask(unsigned site) { return static_cast<Word>(kSiteBits << (2u * site)); }

constexpr Trit trit(Word word, unsigned site) { return static_cast<Trit>((word >> (2u * site)) & kSiteBits); }

constexpr Word with_trit(Word word, unsigned site, Trit trit) {
  const unsigned others = word & static_cast<unsigned>(~site_mask(site));
  return static_cast<Word>(others | (static_cast<unsigned>(trit) << (2u * site)));
}

// The sign of a trit on the wire.
constexpr char sign(Trit trit) { return "0+-?"[static_cast<unsigned>(trit)]; }

constexpr Strength kMagnet = strength_of_ut(kMagnetUt);
constexpr Strength kNone = strength_of_ut(kNoneUt);
constexpr Strength kHysteresis = strength_of_ut(kHysteresisUt);
constexpr Strength kKing = strength_of_ut(kKingUt);
constexpr Strength kKingNone = strength_of_ut(kKingNoneUt);
constexpr Strength kKingHysteresis = strength_of_ut(kKingHysteresisUt);

struct Limits {
  Strength none;
  Strength magnet;
  Strength hysteresis;
};
constexpr Limits kTileLimits = {kNone, kMagnet, kHysteresis};
constexpr Limits kKingLimits = {kKingNone, kKing, kKingHysteresis};

// What a strength is by two limits.
constexpr Trit judged(Strength strength, Strength none, Strength magnet) {
  if (strength > magnet) return Trit::plus;
  if (strength < -magnet) return Trit::minus;
  return strength < none && strength > -none ? Trit::zero : Trit::unsure;
}

// A trit without history.
constexpr Trit first_trit(const Limits& limits, Strength strength) {
  return judged(strength, limits.none, limits.magnet);
}

// Within its band a trit stays what it is. Unsure has two bands, one a sign, so it is always looked at closely.
struct Band {
  Strength low;
  Strength high;
};
struct Bands {
  Band of[4];
};
constexpr Bands bands(const Limits& limits) {
  return {{{-limits.none - limits.hysteresis, limits.none + limits.hysteresis},
           {limits.magnet - limits.hysteresis, INT32_MAX},
           {INT32_MIN, -limits.magnet + limits.hysteresis},
           {INT32_MAX, INT32_MIN}}};
}
constexpr Bands kTileBands = bands(kTileLimits);
constexpr Bands kKingBands = bands(kKingLimits);

// A trit after the one before it.
constexpr Trit next_trit(const Limits& limits, Trit before, Strength strength) {
  const Band band = bands(limits).of[static_cast<unsigned>(before)];
  if (strength >= band.low && strength <= band.high) return before;
  return judged(strength, limits.none - limits.hysteresis, limits.magnet + limits.hysteresis);
}

}  // namespace sense
