#include "panel.h"

#include "hardware/clocks.h"
#include "hardware/gpio.h"
#include "hardware/pwm.h"
#include "hardware/timer.h"
#include "pins.gen.h"

namespace panel {
namespace {

static_assert(pins::kButton5 == pins::kButton1 + 4 && pins::kStrap1 == pins::kStrap0 + 1, "read as one number");

constexpr uint32_t kLed = PICO_DEFAULT_LED_PIN;  // on the Pico itself: shows the same as the light
constexpr uint32_t kTone_hz = 1000000;           // what the PWM counts
constexpr uint16_t kLowest_hz = 16;              // its counter has 16 bits
constexpr uint32_t kPullUp_us = 50;              // until a pulled-up pin with a cable is high

uint16_t sounding_hz = 0;
bool own = true;

void input(uint32_t pin) {
  gpio_init(pin);
  gpio_pull_up(pin);
}

void output(uint32_t pin) {
  gpio_init(pin);
  gpio_set_dir(pin, GPIO_OUT);
}

}  // namespace

void start() {
  for (uint32_t pin = pins::kButton1; pin <= pins::kButton5; ++pin) input(pin);
  for (uint32_t pin = pins::kStrap0; pin <= pins::kStrap1; ++pin) input(pin);
  output(pins::kLight);
  output(pins::kBuzzer);
  output(kLed);
  pwm_set_clkdiv_int_frac4(pwm_gpio_to_slice_num(pins::kBuzzer), clock_get_hz(clk_sys) / kTone_hz, 0);
  busy_wait_us_32(kPullUp_us);
}

uint8_t straps() { return static_cast<uint8_t>((gpio_get_all() >> pins::kStrap0) & 3u); }

uint8_t buttons() { return static_cast<uint8_t>((~gpio_get_all() >> pins::kButton1) & 31u); }

void own_lamp(bool used) { own = used; }

void light(bool on) {
  gpio_put(pins::kLight, on);
  gpio_put(kLed, on && own);
}

void buzzer(uint16_t hz) {
  if (hz == sounding_hz) return;
  sounding_hz = hz;
  const uint32_t slice = pwm_gpio_to_slice_num(pins::kBuzzer);
  if (hz < kLowest_hz) {
    // The pin goes back to plain output, low: no current rests in the piezo.
    gpio_set_function(pins::kBuzzer, GPIO_FUNC_SIO);
    pwm_set_enabled(slice, false);
    return;
  }
  const uint32_t steps = kTone_hz / hz;
  pwm_set_wrap(slice, static_cast<uint16_t>(steps - 1));
  pwm_set_gpio_level(pins::kBuzzer, static_cast<uint16_t>(steps / 2));
  pwm_set_enabled(slice, true);
  gpio_set_function(pins::kBuzzer, GPIO_FUNC_PWM);
}

}  // namespace panel
