// When a word counts: debounce as a pure function of what is seen and how much time has passed.
//
// A word becomes stable when it has been seen unchanged for the settle time. elapsed_us is the time between the look
// before and this one, whatever it was; times may be as irregular as they like. It counts for a word only if both
// looks at its ends saw that word: the time before the first sight of a word never counts, so a word needs two looks
// at least. Time is what the caller says; nothing here reads a clock.
#pragma once

#include <cstdint>

#include "trit.h"

namespace sense {

constexpr Word kNotSeen = 0xFFFF;  // no word: words leave the upper bits 0

struct Debounce {
  Word stable = kEmpty;
  Word seen = kEmpty;
  uint32_t since_us = 0;  // how long seen has been seen; not counted while it is the stable word anyway
};

// One look. True when state.stable has become another word.
constexpr bool settle(Debounce& state, Word seen, uint32_t elapsed_us, uint32_t settle_us) {
  if (seen != state.seen) {
    state.seen = seen;
    state.since_us = 0;
    return false;
  }
  if (seen == state.stable) return false;
  const uint32_t room = UINT32_MAX - state.since_us;
  state.since_us += elapsed_us < room ? elapsed_us : room;
  if (state.since_us < settle_us) return false;
  state.stable = seen;
  return true;
}

// Nobody could look: the stable word stays, and the next look is a first sight.
constexpr void hold(Debounce& state) { state.seen = kNotSeen; }

}  // namespace sense
