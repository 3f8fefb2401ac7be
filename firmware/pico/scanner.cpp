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
constexpr int kDiscarded = 3;    // of 2 us each, while the multiplexers settle, which takes them 5 us
constexpr uint32_t kReference_mv = 3300;
constexpr uint32_t kSupplyDivider = 3;

constexpr uint32_t strip_mask(uint8_t strip) { return 1u << (pins::kStrip0 + strip); }
constexpr uint32_t kStripsMask = (strip_mask(wiring::kStrips) - 1) & ~(strip_mask(0) - 1);

// The chain: a register a row, the farthest one first; its second output is the row's left cell.
constexpr uint32_t kOutputs = 8;
constexpr uint32_t kChain = kOutputs * 5;
constexpr uint32_t kFirstOutput = 1;
constexpr uint32_t kFound_us = 50;    // until a pin that is pulled both ways shows which is stronger
constexpr uint32_t kPulse_cycles = 4;  // a register at 3.3 volts needs 40 ns of either level; a cycle is 21
constexpr uint32_t kNoCell = kChain;

void clock_in(bool high) {
  gpio_put(pins::kCellData, high);
  busy_wait_at_least_cycles(kPulse_cycles);
  gpio_put(pins::kCellClock, true);
  busy_wait_at_least_cycles(kPulse_cycles);
  gpio_put(pins::kCellClock, false);
}

// Lets one output be low, or with kNoCell none. All clocks are joined, so the outputs lag one clock behind.
void load(uint32_t output) {
  for (uint32_t left = kChain; left > 0; --left) clock_in(left - 1 != output);
  clock_in(true);
}

constexpr uint32_t output_of(uint8_t strip, uint8_t column) {
  return (kChain / kOutputs - 1 - strip) * kOutputs + kFirstOutput + column;
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
  load(kNoCell);
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

// Whether a tap of this strip belongs to the cell.
bool Scanner::mine(uint16_t sensor) const {
  if (sensor == wiring::kNoSensor) return false;
  if (sensor == wiring::kReference) return column_ == 0;
  return static_cast<uint16_t>(sensor - first_) < wiring::kSites || sensor == king_;
}

// Notes what to sample of a channel for a cell; whether that is anything.
bool Scanner::wanted() {
  bool any = false;
  for (uint8_t mux = 0; mux < layout_->muxes; ++mux) {
    const uint16_t sensor = layout_->taps[strip_][mux][channel_];
    cell_[mux][channel_] = mine(sensor) ? sensor : wiring::kNoSensor;
    any |= cell_[mux][channel_] != wiring::kNoSensor;
  }
  return any;
}

void Scanner::hold(uint16_t sensor, bool on, uint32_t now_us) {
  leave();
  state_ = State::held;
  due_us_ = now_us + period_us();
  if (!on) return;
  for (strip_ = 0; strip_ < layout_->strips; ++strip_) {
    for (uint8_t tap = 0; tap < wiring::kMuxes * wiring::kChannels; ++tap) {
      if (layout_->taps[strip_][tap / wiring::kChannels][tap % wiring::kChannels] != sensor) continue;
      gpio_put_masked(kAddressMask, static_cast<uint32_t>(tap % wiring::kChannels) << pins::kMuxS0);
      for (column_ = 0; column_ < layout_->columns; ++column_) {
        choose();
        if (mine(sensor)) break;
      }
      if (by_cells_) load(output_of(strip_, column_));
      power();
      return;
    }
  }
}

bool Scanner::step(uint32_t now_us) {
  if (state_ == State::stopped || static_cast<int32_t>(now_us - due_us_) < 0) return false;
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
      break;
    case State::reading:
      break;
  }
  for (int i = 0; i < kAtOnce && state_ == State::reading; ++i) {
    sample();
    if (next_channel()) return true;
  }
  return false;
}

void Scanner::begin() {
  began_us_ = due_us_;
  supply_mv_ = UINT16_MAX;
  strip_ = 0;
  column_ = 0;
  select();
}

// The supply while a strip draws its current: that is when a weak one sinks.
void Scanner::weigh() {
  const uint32_t third = raw_of(kSupplyInput);
  const auto now_mv = static_cast<uint16_t>(third * (kSupplyDivider * kReference_mv) / (kConversions << 12));
  if (now_mv < supply_mv_) supply_mv_ = now_mv;
}

// To the next channel, of a cell to the next that has something of it; false when there is none.
__force_inline bool Scanner::advance() {
  // The reference may lie among the sensors or, with a gap, after them.
  const uint8_t reference = layout_->reference_channel;
  do {
    ++channel_;
    if (channel_ == layout_->channels && channel_ < reference) channel_ = reference;
    if (channel_ >= layout_->channels && channel_ != reference) return false;
  } while (by_cells_ && !wanted());
  return true;
}

void Scanner::select() {
  channel_ = 0;
  sampled_ = by_cells_ ? cell_ : layout_->taps[strip_];
  if (by_cells_) {
    // The next cell of a row is one clock away. Each row begins anew, so that no disturbance lasts.
    if (column_ == 0) {
      load(output_of(strip_, 0));
    } else {
      clock_in(true);
    }
    choose();
    if (!wanted()) static_cast<void>(advance());
  }
  power();
  state_ = State::rising;
  due_us_ = time_us_32() + kRise_us;
}

bool Scanner::next_channel() {
  if (advance()) return false;
  if (column_ == 0) weigh();
  leave();
  if (by_cells_ && ++column_ < layout_->columns) {
    select();
    return false;
  }
  column_ = 0;
  ++strip_;
  if (strip_ < layout_->strips) {
    select();
    return false;
  }
  state_ = State::resting;
  due_us_ = began_us_ + period_us();
  // A scan that is late begins at once. Those missed in a long write to the flash are not made up for. The grid of
  // begins never moves, so that what is told of the magnets does not depend on when the computer asks something.
  const uint32_t now_us = time_us_32();
  if (static_cast<int32_t>(now_us - due_us_) > 0) due_us_ += (now_us - due_us_) / period_us() * period_us();
  return true;
}

// In RAM: the time of a sample must not depend on what the flash cache holds.
void __not_in_flash_func(Scanner::sample)() {
  gpio_put_masked(kAddressMask, static_cast<uint32_t>(channel_) << pins::kMuxS0);
  for (int i = 0; i < kDiscarded; ++i) convert(start_of(0));
  for (uint8_t mux = 0; mux < layout_->muxes; ++mux) {
    const uint16_t sensor = sampled_[mux][channel_];
    if (sensor == wiring::kNoSensor) continue;
    const uint16_t raw = raw_of(mux);
    if (sensor == wiring::kReference) {
      reference_[strip_] = raw;
    } else {
      raw_[sensor] = raw;
    }
  }
}

}  // namespace pico
