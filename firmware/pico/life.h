// How the board comes to life and goes: clock, watchdog, why it started, the number of this start, leaving.
#pragma once

#include <cstdint>

namespace life {

constexpr uint32_t kWatchdog_ms = 1500;  // longer than any write to the flash

// The processor's clock: 48 MHz, that of USB, so that the other PLL stays off.
void slow_down();

// "power" (also after a brown-out: the chip does not tell them apart), "reset" (by its RUN pin), "watchdog",
// "bootloader" or "software". Call it once, before guard().
const char* cause();

// A number that differs from start to start. Needs the ADC; takes about a millisecond.
uint32_t draw_boot(const char* uid);

// From here on the watchdog restarts the board unless alive() is called often enough.
void guard();
void alive();

// Sleeps until a time of the microsecond clock, or until an interrupt has given something to do.
void sleep_until(uint32_t at_us, bool (*work)());

[[noreturn]] void into_bootloader();
[[noreturn]] void start_anew();

// Fills what is free of the stack with a pattern; call it first of all.
void paint_stack();

// The most bytes of the stack that were ever in use since, and how many there are.
uint16_t stack_used();
uint16_t stack_bytes();

}  // namespace life
