// The five buttons: one event a press, when it goes down.
//
// A button is down when it has been seen down for 5 ms, and up again when it has been seen up for 20 ms, so that the
// bounce of letting go is no press. Time counts as in debounce.h. A button that is held while the board starts is no press.
#pragma once

#include <cstdint>

#include "debounce.h"

namespace sense {

constexpr uint8_t kButtons = 5;
constexpr uint32_t kPressUs = 5000;
constexpr uint32_t kReleaseUs = 20000;

class Buttons {
 public:
  // One look at the buttons. down: bit 0 is button 1, set while it is down. Returns the buttons that were just pressed.
  uint8_t look(uint8_t down, uint32_t elapsed_us) {
    uint8_t pressed = 0;
    for (uint8_t button = 0; button < kButtons; ++button) {
      Debounce& state = states_[button];
      const Word seen = static_cast<Word>((down >> button) & 1u);
      if (!started_) state.stable = seen;
      if (settle(state, seen, elapsed_us, seen != 0 ? kPressUs : kReleaseUs) && seen != 0) {
        pressed = static_cast<uint8_t>(pressed | (1u << button));
      }
    }
    started_ = true;
    return pressed;
  }

 private:
  Debounce states_[kButtons] = {};
  bool started_ = false;
};

}  // namespace sense
