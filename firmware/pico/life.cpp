#include "life.h"

#include "hardware/adc.h"
#include "hardware/clocks.h"
#include "hardware/irq.h"
#include "hardware/structs/rosc.h"
#include "hardware/structs/timer.h"
#include "hardware/structs/vreg_and_chip_reset.h"
#include "hardware/sync.h"
#include "hardware/timer.h"
#include "hardware/watchdog.h"
#include "pico/bootrom.h"

// Of the linker script.
extern "C" uint32_t __StackBottom;
extern "C" uint32_t __StackTop;

namespace life {
namespace {

// Scratch registers of the watchdog outlive every restart but power-on. The boot ROM uses 0, 1 and 4 to 7.
constexpr uint32_t kMarkScratch = 2;
constexpr uint32_t kCountScratch = 3;
constexpr uint32_t kOwnRestart = 0x434F4D50;

constexpr uint32_t kAlarm = 0;
constexpr uint32_t kPaint = 0xA5A5A5A5;

void wake() { timer_hw->intr = 1u << kAlarm; }

uint32_t stir(uint32_t pool, uint32_t with) {
  // FNV-1a, and its high bits brought down: its low bits alone hardly see the high bits of what comes in.
  pool = (pool ^ with) * 16777619u;
  return pool ^ (pool >> 15);
}

}  // namespace

void slow_down() { set_sys_clock_48mhz(); }

const char* cause() {
  const uint32_t mark = watchdog_hw->scratch[kMarkScratch];
  watchdog_hw->scratch[kMarkScratch] = 0;
  if (!watchdog_caused_reboot()) {
    watchdog_hw->scratch[kCountScratch] = 0;
    const uint32_t chip = vreg_and_chip_reset_hw->chip_reset;
    return (chip & VREG_AND_CHIP_RESET_CHIP_RESET_HAD_RUN_BITS) != 0 ? "reset" : "power";
  }
  if (watchdog_enable_caused_reboot()) return "watchdog";
  return mark == kOwnRestart ? "software" : "bootloader";
}

uint32_t draw_boot(const char* uid) {
  uint32_t pool = 2166136261u;
  while (*uid != '\0') pool = stir(pool, static_cast<uint8_t>(*uid++));
  watchdog_hw->scratch[kCountScratch] = watchdog_hw->scratch[kCountScratch] + 1;
  pool = stir(pool, watchdog_hw->scratch[kCountScratch]);
  // The ring oscillator's random bit is weak so soon after power-on; the noise of the temperature sensor and the
  // moment help out.
  adc_set_temp_sensor_enabled(true);
  adc_select_input(4);
  for (int i = 0; i < 64; ++i) {
    pool = stir(pool, rosc_hw->randombit & 1u);
    pool = stir(pool, adc_read());
    pool = stir(pool, timer_hw->timerawl);
  }
  adc_set_temp_sensor_enabled(false);
  return pool;
}

void guard() {
  hw_set_bits(&timer_hw->inte, 1u << kAlarm);
  irq_set_exclusive_handler(TIMER_IRQ_0, wake);
  irq_set_enabled(TIMER_IRQ_0, true);
  watchdog_enable(kWatchdog_ms, true);
}

void alive() { watchdog_update(); }

void sleep_until(uint32_t at_us, bool (*work)()) {
  // The alarm is set before the clock is looked at, and an interrupt that comes in between leaves an event behind,
  // so that the processor never sleeps through either.
  timer_hw->alarm[kAlarm] = at_us;
  while (static_cast<int32_t>(timer_hw->timerawl - at_us) < 0 && !work()) __wfe();
}

void into_bootloader() {
  watchdog_disable();
  reset_usb_boot(0, 0);
  for (;;) __wfe();
}

void start_anew() {
  watchdog_hw->scratch[kMarkScratch] = kOwnRestart;
  watchdog_reboot(0, 0, 1);
  for (;;) __wfe();
}

void paint_stack() {
  uint32_t* here;
  asm("mov %0, sp" : "=r"(here));
  // Volatile, or the compiler makes a call of it.
  for (volatile uint32_t* word = &__StackBottom; word < here; ++word) *word = kPaint;
}

uint16_t stack_used() {
  const uint32_t* word = &__StackBottom;
  while (word < &__StackTop && *word == kPaint) ++word;
  return static_cast<uint16_t>((&__StackTop - word) * sizeof *word);
}

uint16_t stack_bytes() { return static_cast<uint16_t>((&__StackTop - &__StackBottom) * sizeof __StackTop); }

}  // namespace life
