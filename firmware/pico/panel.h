// What a hand finds on the board: straps, buttons, light and buzzer.
#pragma once

#include <cstdint>

namespace panel {

void start();

// 0 to 3: strap_1 is bit 1, strap_0 is bit 0, open is 1. Read after start().
uint8_t straps();

// Which buttons are down, button 1 is bit 0. Not debounced.
uint8_t buttons();

// Whether the Pico's own lamp shows the same as the light; it draws more than one circuit board may.
void own_lamp(bool used);

void light(bool on);

// A square wave of that frequency, 16 Hz or more; 0 is silence. Costs nothing while it does not change.
void buzzer(uint16_t hz);

}  // namespace panel
