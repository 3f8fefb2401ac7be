#include "scanner.h"

#include "hardware/adc.h"
#include "hardware/gpio.h"
#include "hardware/timer.h"
#include "pins.gen.h"

namespace pico {
namespace {

static_assert(pins::kMuxS1 == pins::kMuxS0 + 1 && pins::kMuxS2 == pins::kMuxS0 + 2 &&
                  pins::kMuxS3 == pins::kMuxS0 + 3,
              "the address is put out as one number");
static_assert(pins::kStrip6 == pins::kStrip0 + wiring::kStrips - 1, "the strips' pins follow one another");
static_assert(pins::kMuxOut0 == ADC_BASE_PIN && pins::kMuxOut2 == pins::kMuxOut0 + 2 && pins::kSupply == 29,
              "a multiplexer's number is its ADC input");

constexpr uint32_t kAddressMask = 0xFu << pins::kMuxS0;
constexpr uint8_t kSupplyInput = pins::kSupply - ADC_BASE_PIN;
constexpr int kConversions = 4;  // summed to one raw reading
constexpr int kAtOnce = 4;       // channels in one step
constexpr int kDiscarded = 2;    // of 2 us each, and a wait, while the multiplexers settle, which takes them 5 us
constexpr uint32_t kWait_cycles = 48;
constexpr uint32_t kReference_mv = 3300;
constexpr uint32_t kSupplyDivider = 3;

constexpr uint32_t strip_mask(uint8_t strip) { return 1u << (pins::kStrip0 + strip); }
constexpr uint32_t kStripsMask = (strip_mask(wiring::kStrips) - 1) & ~(strip_mask(0) - 1);

// The chain: a register a row, the farthest one first; its second output is the row's left cell.
constexpr uint32_t kOutputs = 8;
constexpr uint32_t kChain = kOutputs * 5;
constexpr uint32_t kFirstOutput = 1;
constexpr uint32_t kFound_us = 50;    // until a pin that is pulled both ways shows which is stronger
constexpr uint8_t kNoCell = kChain;
constexpr uint8_t kNoChannel = wiring::kChannels;

// A register at 3.3 volts needs 40 ns of either level; a cycle is 21.
__force_inline void pulse() { asm volatile("nop\n\tnop"); }

__force_inline void clock_in(bool high) {
  gpio_put(pins::kCellData, high);
  pulse();
  gpio_put(pins::kCellClock, true);
  pulse();
  gpio_put(pins::kCellClock, false);
}

// Lets one output be low, or with kNoCell none. All clocks are joined, so the outputs lag one clock behind.
void load(uint8_t output) {
  for (uint32_t left = kChain; left > 0; --left) clock_in(left - 1 != output);
  clock_in(true);
}

constexpr uint8_t output_of(uint8_t strip, uint8_t column) {
  return static_cast<uint8_t>((kChain / kOutputs - 1 - strip) * kOutputs + kFirstOutput + column);
}

__force_inline void set_address(uint8_t channel) {
  gpio_put_masked(kAddressMask, static_cast<uint32_t>(channel) << pins::kMuxS0);
}

// One conversion: 2 us. A single store selects the input and starts it.
__force_inline uint32_t convert(uint32_t start) {
  adc_hw->cs = start;
  while ((adc_hw->cs & ADC_CS_READY_BITS) == 0) {
  }
  return adc_hw->result;
}

constexpr uint32_t start_of(uint32_t input) {
  return ADC_CS_EN_BITS | ADC_CS_START_ONCE_BITS | (input << ADC_CS_AINSEL_LSB);
}

__force_inline uint16_t raw_of(uint32_t input) {
  const uint32_t start = start_of(input);
  uint32_t sum = convert(start);
  for (int i = 1; i < kConversions; ++i) sum += convert(start);
  return static_cast<uint16_t>(sum);
}

}  // namespace

void Scanner::prepare() {
  gpio_init_mask(kStripsMask | kAddressMask);
  gpio_set_mask(kStripsMask);
  gpio_set_dir_out_masked(kStripsMask | kAddressMask);
  adc_init();
  for (uint8_t mux = 0; mux < wiring::kMuxes; ++mux) adc_gpio_init(pins::kMuxOut0 + mux);
  adc_gpio_init(pins::kSupply);
  // One circuit board pulls this line up, harder than the pin pulls it down; on others nothing is there.
  gpio_init(pins::kCellPower);
  gpio_pull_down(pins::kCellPower);
  busy_wait_us_32(kFound_us);
  by_cells_ = gpio_get(pins::kCellPower);
  if (!by_cells_) return;
  gpio_disable_pulls(pins::kCellPower);
  gpio_put(pins::kCellPower, true);
  gpio_set_dir(pins::kCellPower, GPIO_OUT);
  constexpr uint32_t kChainMask = 1u << pins::kCellData | 1u << pins::kCellClock;
  gpio_init_mask(kChainMask);
  gpio_set_dir_out_masked(kChainMask);
  allow(kNoCell);
}

// Lets the chain give one cell power. It only moves on where it can: the rows are scanned from the farthest one, which
// is first in the chain, so that it is loaded once a scan, and no disturbance lasts.
void Scanner::allow(uint8_t output) {
  if (output > allowed_ && output != kNoCell) {
    for (; allowed_ < output; ++allowed_) clock_in(true);
  } else {
    load(output);
  }
  allowed_ = output;
}

// No strip and no cell has power.
__force_inline void Scanner::leave() {
  gpio_set_mask(kStripsMask);
  if (by_cells_) gpio_put(pins::kCellPower, true);
}

// A strip, or of its row the cell that the chain lets through.
__force_inline void Scanner::power() {
  gpio_clr_mask(strip_mask(strip_));
  if (by_cells_) gpio_put(pins::kCellPower, false);
}

void Scanner::start(const wiring::Layout& layout, uint32_t now_us) {
  leave();
  layout_ = &layout;
  for (strip_ = 0; strip_ < layout.strips; ++strip_) {
    for (column_ = 0; column_ < columns(); ++column_) find_channels();
  }
  state_ = State::resting;
  due_us_ = now_us;
}

void Scanner::stop() {
  leave();
  state_ = State::stopped;
}

// What belongs to the cell in column_: its sensors, a king's beside it, half of the supply.
void Scanner::choose() {
  const uint16_t kings = static_cast<uint16_t>(wiring::squares(*layout_) * wiring::kSites);
  first_ = static_cast<uint16_t>((strip_ * layout_->columns + column_) * wiring::kSites);
  king_ = wiring::kNoSensor;
  const uint16_t king = static_cast<uint16_t>(strip_ / 2 * layout_->columns + column_);
  if (strip_ % 2 == 0 && king < layout_->kings) king_ = static_cast<uint16_t>(kings + king);
}

// Whether a tap of this strip is to be sampled now.
__force_inline bool Scanner::mine(uint16_t sensor) const {
  if (sensor == wiring::kNoSensor) return false;
  if (!by_cells_) return true;
  if (sensor == wiring::kReference) return column_ == 0;
  return static_cast<uint16_t>(sensor - first_) < wiring::kSites || sensor == king_;
}

// Notes which channels have anything of a cell, or without cells of a strip.
void Scanner::find_channels() {
  choose();
  uint16_t found = 0;
  for (uint8_t mux = 0; mux < layout_->muxes; ++mux) {
    for (uint8_t channel = 0; channel < wiring::kChannels; ++channel) {
      if (mine(layout_->taps[strip_][mux][channel])) found = static_cast<uint16_t>(found | 1u << channel);
    }
  }
  channels_[strip_][column_] = found;
}

void Scanner::hold(uint16_t sensor, bool on, uint32_t now_us) {
  leave();
  state_ = State::held;
  due_us_ = now_us + period_us();
  if (!on) return;
  for (strip_ = 0; strip_ < layout_->strips; ++strip_) {
    for (uint8_t tap = 0; tap < wiring::kMuxes * wiring::kChannels; ++tap) {
      if (layout_->taps[strip_][tap / wiring::kChannels][tap % wiring::kChannels] != sensor) continue;
      set_address(static_cast<uint8_t>(tap % wiring::kChannels));
      for (column_ = 0; column_ < columns(); ++column_) {
        choose();
        if (mine(sensor)) break;
      }
      if (by_cells_) allow(output_of(strip_, column_));
      power();
      return;
    }
  }
}

bool Scanner::step(uint32_t now_us) {
  if (state_ == State::stopped || static_cast<int32_t>(now_us - due_us()) < 0) return false;
  switch (state_) {
    case State::stopped:
      return false;
    case State::held:
      due_us_ = now_us + period_us();
      return true;
    case State::resting:
      begin();
      return false;
    case State::rising:
      state_ = State::reading;
      while (static_cast<int32_t>(time_us_32() - due_us_) < 0) {
      }
      break;
    case State::reading:
      break;
  }
  sample();
  return next_->into == nullptr && next_cell();
}

void Scanner::begin() {
  began_us_ = due_us_;
  supply_mv_ = UINT16_MAX;
  strip_ = by_cells_ ? static_cast<uint8_t>(layout_->strips - 1) : 0;
  column_ = 0;
  select();
}

// The supply while a strip draws its current: that is when a weak one sinks.
void Scanner::weigh() {
  const uint32_t third = raw_of(kSupplyInput);
  const auto now_mv = static_cast<uint16_t>(third * (kSupplyDivider * kReference_mv) / (kConversions << 12));
  if (now_mv < supply_mv_) supply_mv_ = now_mv;
}

// What to sample is listed while the sensors rise. Meanwhile the multiplexers settle on the first channel.
void Scanner::select() {
  if (by_cells_) allow(output_of(strip_, column_));
  power();
  due_us_ = time_us_32() + (by_cells_ ? kCellsRise_us : kRise_us);
  state_ = State::rising;
  choose();
  Tap* end = taps_;
  const uint16_t channels = channels_[strip_][column_];
  for (uint8_t channel = 0; channels >> channel != 0; ++channel) {
    if ((channels >> channel & 1u) == 0) continue;
    for (uint8_t mux = 0; mux < layout_->muxes; ++mux) {
      const uint16_t sensor = layout_->taps[strip_][mux][channel];
      if (mine(sensor)) *end++ = {sensor == wiring::kReference ? &reference_[strip_] : &raw_[sensor], mux, channel};
    }
  }
  *end = {nullptr, 0, kNoChannel};
  next_ = taps_;
  address_ = next_->channel;
  set_address(address_);
}

// To the next cell or strip; true when there is none.
bool Scanner::next_cell() {
  // One cell draws what another does.
  if (column_ == 0 && (!by_cells_ || strip_ == 0)) weigh();
  leave();
  if (++column_ < columns()) {
    select();
    return false;
  }
  column_ = 0;
  const bool last = by_cells_ ? strip_ == 0 : strip_ + 1 == layout_->strips;
  if (!last) {
    strip_ = static_cast<uint8_t>(by_cells_ ? strip_ - 1 : strip_ + 1);
    select();
    return false;
  }
  finish();
  return true;
}

void Scanner::finish() {
  weighed_mv_ = supply_mv_;
  state_ = State::resting;
  due_us_ = began_us_ + period_us();
  // A scan that is late begins at once. Those missed in a long write to the flash are not made up for. The grid of
  // begins never moves, so that what is told of the magnets does not depend on when the computer asks something.
  const uint32_t now_us = time_us_32();
  const auto late_us = static_cast<int32_t>(now_us - due_us_);
  if (late_us > 0) due_us_ += static_cast<uint32_t>(late_us) / period_us() * period_us();
  // Cells fill the period: the first one of the next scan rises while this scan is looked at.
  if (by_cells_ && static_cast<int32_t>(due_us_ - now_us) < static_cast<int32_t>(kRise_us)) begin();
}

// The next channels. In RAM: the time of a sample must not depend on what the flash cache holds.
void __not_in_flash_func(Scanner::sample)() {
  const Tap* next = next_;
  for (int channels = kAtOnce; channels > 0 && next->into != nullptr; --channels) {
    const uint8_t channel = next->channel;
    if (channel != address_) {
      set_address(channel);
      for (int i = 0; i < kDiscarded; ++i) convert(start_of(0));
      busy_wait_at_least_cycles(kWait_cycles);
      address_ = channel;
    }
    for (; next->channel == channel; ++next) *next->into = raw_of(next->mux);
  }
  next_ = next;
}

}  // namespace pico
