// What the light and the buzzer show, from the time since it began. Nothing blinks faster than three times a second.
#pragma once

#include <cstdint>

namespace signals {

constexpr uint16_t kByLight = 1;   // bits of the value of the command identify
constexpr uint16_t kByBuzzer = 2;

// Short signs that end by themselves.
enum class Sign : uint8_t {
  ready,    // one short high tone, one flash
  done,     // two rising tones, two flashes
  refused,  // one long low tone, one long flash
};

struct Shown {
  bool light;
  uint16_t buzzer_hz;  // 0 is silence
};

// Identify goes on until it is ended: half a second of light in each second; two short tones in each second.
constexpr Shown identify(uint16_t value, uint32_t elapsed_ms) {
  const uint32_t phase_ms = elapsed_ms % 1000u;
  const bool tone = phase_ms < 100 || (phase_ms >= 200 && phase_ms < 300);
  Shown shown = {(value & kByLight) != 0 && phase_ms < 500, 0};
  if ((value & kByBuzzer) != 0 && tone) shown.buzzer_hz = phase_ms < 100 ? 2000 : 2500;
  return shown;
}

constexpr uint32_t length_ms(Sign sign) { return sign == Sign::ready ? 120 : 600; }

// A sign that is over shows nothing.
constexpr Shown show(Sign sign, uint32_t elapsed_ms) {
  if (elapsed_ms >= length_ms(sign)) return {false, 0};
  switch (sign) {
    case Sign::ready:
      return {true, 2500};
    case Sign::done:
      if (elapsed_ms >= 200 && elapsed_ms < 400) return {false, 0};
      return {true, static_cast<uint16_t>(elapsed_ms < 200 ? 2000 : 2700)};
    case Sign::refused:
      return {true, 400};
  }
  return {false, 0};
}

}  // namespace signals
