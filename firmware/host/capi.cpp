// The sensing core for ctypes: single rules for tables, whole boards in bulk, and events in time. It runs on a PC
// only; the core itself is the same that runs on the board.
//
// Millivolts and raw readings are in sensor order. Every board of a bulk starts empty. noise_uv is the noise of one
// conversion, root mean square; the same seed gives the same noise. layout: "board5", "board7" or "tray"; a function
// that is given another name does nothing and returns 0.
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <initializer_list>
#include <new>

#include "../core/buttons.h"
#include "../core/senses.h"
#include "../core/signal.h"

namespace {

constexpr uint16_t kSupplyMv = 5000;
constexpr uint32_t kBulkStepUs = 50000;  // more than the settle time: two looks at the same word are enough
constexpr int kMostLooks = 12;           // a word that noise does not let settle stays what it was

const wiring::Layout* layout_of(const char* name) {
  for (const wiring::Layout* layout : {&wiring::kBoard5, &wiring::kBoard7, &wiring::kTray}) {
    if (std::strcmp(layout->name, name) == 0) return layout;
  }
  return nullptr;
}

// The converter: four conversions of 12 bits, each with its own noise, nearly gaussian.
class Converter {
 public:
  Converter(uint16_t noise_uv, uint32_t seed) : noise_uv_(noise_uv), state_(seed) {}

  uint16_t raw(uint16_t millivolts) {
    int64_t sum = 0;
    for (int i = 0; i < 4; ++i) sum += conversion(int64_t{millivolts} * 1000 + noise());
    return static_cast<uint16_t>(sum);
  }

 private:
  static int64_t conversion(int64_t microvolts) {
    const int64_t count = microvolts <= 0 ? 0 : (microvolts * 4096 + 1650000) / 3300000;
    return count < 4095 ? count : 4095;
  }

  // The sum of four numbers of 16 bits: its mean is 131070 and its spread 37837.
  int64_t noise() {
    if (noise_uv_ == 0) return 0;
    const uint64_t bits = random();
    const uint64_t sum = (bits & 0xFFFFu) + (bits >> 16 & 0xFFFFu) + (bits >> 32 & 0xFFFFu) + (bits >> 48);
    return (static_cast<int64_t>(sum) - 131070) * noise_uv_ / 37837;
  }

  uint64_t random() {  // splitmix64
    state_ += 0x9E3779B97F4A7C15u;
    uint64_t mixed = state_;
    mixed = (mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9u;
    mixed = (mixed ^ (mixed >> 27)) * 0x94D049BB133111EBu;
    return mixed ^ (mixed >> 31);
  }

  uint16_t noise_uv_;
  uint64_t state_;
};

struct Nothing {
  void word(uint8_t, sense::Word) {}
  void touch(uint8_t) {}
  void weak(bool) {}
  void strong(uint8_t) {}
  void fault(sense::FaultId, uint8_t, uint8_t, bool) {}
};

struct Readings {
  uint16_t raw[wiring::kMostSensors];
  uint16_t reference[wiring::kStrips];

  Readings() {
    for (uint16_t& value : raw) value = sense::kHalfSupplyRaw;
    for (uint16_t& value : reference) value = sense::kHalfSupplyRaw;
  }
  void measure(const wiring::Layout& layout, const uint16_t* millivolts, Converter& converter) {
    for (uint16_t sensor = 0; sensor < layout.sensors; ++sensor) raw[sensor] = converter.raw(millivolts[sensor]);
  }
  sense::Scan scan() const { return {raw, reference, kSupplyMv}; }
};

struct Tunings {
  sense::Tuning of[wiring::kMostSensors];

  Tunings() {
    for (sense::Tuning& tuning : of) tuning = sense::kNominal;
  }
  void set(const wiring::Layout& layout, const uint16_t* pairs) {
    for (uint16_t sensor = 0; sensor < layout.sensors; ++sensor) of[sensor] = {pairs[2 * sensor], pairs[2 * sensor + 1]};
  }
};

// Looks at the same board until every word has settled.
void settle_board(sense::Senses& senses, const wiring::Layout& layout, const uint16_t* millivolts,
                  const Tunings& tunings, Converter& converter) {
  Readings readings;
  Nothing nothing;
  for (uint16_t sensor = 0; sensor < layout.sensors; ++sensor) readings.raw[sensor] = tunings.of[sensor].zero;
  senses.scan(readings.scan(), 0, nothing);
  for (int looks = 0; looks < kMostLooks; ++looks) {
    readings.measure(layout, millivolts, converter);
    senses.scan(readings.scan(), kBulkStepUs, nothing);
    if (looks > 0 && senses.settled()) return;
  }
}

void write_words(const sense::Senses& senses, const wiring::Layout& layout, uint8_t* words) {
  std::size_t at = 0;
  for (uint8_t cell = 0; cell < wiring::places(layout); ++cell) {
    for (unsigned site = 0; site < wiring::sensors_of(layout, cell); ++site) {
      words[at++] = static_cast<uint8_t>(sense::sign(sense::trit(senses.word(cell), site)));
    }
  }
}

enum class Kind : uint8_t { word, touch, fault, weak, strong };

}  // namespace

extern "C" {

// What the core told, in order. fault is the number of the fault's name in protocol.gen.h; what a kind has not is 0.
struct CoreEvent {
  uint32_t at_us;
  uint16_t word;
  uint8_t kind;
  uint8_t cell;
  uint8_t fault;
  uint8_t sensor;
  uint8_t cleared;
  uint8_t unused;
};

}  // extern "C"

namespace {

// Counts what does not fit as well.
struct Recorder {
  CoreEvent* events;
  uint32_t room;
  uint32_t at_us;
  uint32_t count;

  void add(const CoreEvent& event) {
    if (count < room) events[count] = event;
    ++count;
  }
  void word(uint8_t cell, sense::Word word) { add({at_us, word, static_cast<uint8_t>(Kind::word), cell, 0, 0, 0, 0}); }
  void touch(uint8_t cell) { add({at_us, 0, static_cast<uint8_t>(Kind::touch), cell, 0, 0, 0, 0}); }
  void weak(bool cleared) {
    add({at_us, 0, static_cast<uint8_t>(Kind::weak), 0, 0, 0, static_cast<uint8_t>(cleared), 0});
  }
  void strong(uint8_t cell) { add({at_us, 0, static_cast<uint8_t>(Kind::strong), cell, 0, 0, 0, 0}); }
  void fault(sense::FaultId fault, uint8_t cell, uint8_t sensor, bool cleared) {
    const auto kind = static_cast<uint8_t>(Kind::fault);
    add({at_us, 0, kind, cell, static_cast<uint8_t>(fault), sensor, static_cast<uint8_t>(cleared), 0});
  }
};

// A board that is scanned one scan at a time.
struct Board {
  const wiring::Layout* layout;
  sense::Senses senses;
  Tunings tunings;
  uint32_t at_us;
};

}  // namespace

extern "C" {

// ---- single rules ----

int32_t core_field_ut(uint16_t raw, uint16_t zero, uint16_t gain) { return sense::field_ut(raw, {zero, gain}); }

// before: a trit, or 255 for none; the sign of the trit after it. king: of a king's sensor.
uint8_t core_trit(uint8_t king, uint8_t before, uint16_t raw, uint16_t zero, uint16_t gain) {
  const sense::Limits& limits = king != 0 ? sense::kKingLimits : sense::kTileLimits;
  const sense::Strength strength = sense::strength(raw, {zero, gain});
  const bool first = before == 255;
  const auto after = first ? sense::first_trit(limits, strength)
                           : sense::next_trit(limits, static_cast<sense::Trit>(before), strength);
  return static_cast<uint8_t>(after);
}

// One cell through a table of looks: its stable word after each, and whether it changed.
void core_settle(uint32_t looks, const uint32_t* elapsed_us, const uint16_t* seen, uint32_t settle_us, uint16_t* stable,
                 uint8_t* changed) {
  sense::Debounce state;
  for (uint32_t i = 0; i < looks; ++i) {
    changed[i] = static_cast<uint8_t>(sense::settle(state, seen[i], elapsed_us[i], settle_us));
    stable[i] = state.stable;
  }
}

void core_buttons(uint32_t looks, const uint32_t* elapsed_us, const uint8_t* down, uint8_t* pressed) {
  sense::Buttons buttons;
  for (uint32_t i = 0; i < looks; ++i) pressed[i] = buttons.look(down[i], elapsed_us[i]);
}

// Tone in hertz, plus 65536 while the light is on.
uint32_t core_identify(uint16_t value, uint32_t elapsed_ms) {
  const signals::Shown shown = signals::identify(value, elapsed_ms);
  return shown.buzzer_hz + (shown.light ? 65536u : 0u);
}
uint32_t core_sign(uint8_t sign, uint32_t elapsed_ms) {
  const signals::Shown shown = signals::show(static_cast<signals::Sign>(sign), elapsed_ms);
  return shown.buzzer_hz + (shown.light ? 65536u : 0u);
}

// ---- one board, scan by scan ----

// Null for an unknown layout. tuning: zero and gain of every sensor in turn, or null for nominal ones.
void* core_open(const char* name, const uint16_t* tuning) {
  const wiring::Layout* layout = layout_of(name);
  Board* board = layout != nullptr ? new (std::nothrow) Board() : nullptr;
  if (board == nullptr) return nullptr;
  board->layout = layout;
  if (tuning != nullptr) board->tunings.set(*layout, tuning);
  board->senses.start(*layout, board->tunings.of);
  return board;
}
void core_close(void* handle) { delete static_cast<Board*>(handle); }
void core_set(void* handle, uint32_t settle_us, uint8_t touch) {
  static_cast<Board*>(handle)->senses.set_settle_us(settle_us);
  static_cast<Board*>(handle)->senses.set_touch(touch != 0);
}

// How many events this scan gave; the first of them, as many as there is room for, are in events.
uint32_t core_scan(void* handle, const uint16_t* raw, const uint16_t* reference, uint16_t supply_mv, uint32_t elapsed_us,
                   CoreEvent* events, uint32_t room) {
  Board& board = *static_cast<Board*>(handle);
  board.at_us += elapsed_us;
  Recorder recorder = {events, room, board.at_us, 0};
  board.senses.scan({raw, reference, supply_mv}, elapsed_us, recorder);
  return recorder.count;
}

int32_t core_field(void* handle, uint16_t sensor) { return static_cast<Board*>(handle)->senses.field(sensor); }
uint16_t core_word(void* handle, uint8_t cell) { return static_cast<Board*>(handle)->senses.word(cell); }
uint8_t core_empty(void* handle) { return static_cast<uint8_t>(static_cast<Board*>(handle)->senses.empty()); }
uint8_t core_settled(void* handle) { return static_cast<uint8_t>(static_cast<Board*>(handle)->senses.settled()); }
uint32_t core_size() { return sizeof(sense::Senses); }

// ---- bulk ----

// Many boards, each at rest: the signs of all stable words, by cell and site. millivolts: boards x sensors. tuning: null,
// or zero and gain of every sensor in turn, once for all boards (tunings 1) or for each (tunings = boards).
// words: boards x sensors. Returns how many boards were looked at.
uint32_t core_words_tuned(const char* name, const uint16_t* millivolts, uint32_t boards, uint16_t noise_uv, uint32_t seed,
                          const uint16_t* tuning, uint32_t tunings, uint8_t* words) {
  const wiring::Layout* layout = layout_of(name);
  if (layout == nullptr) return 0;
  Converter converter(noise_uv, seed);
  Tunings in_use;
  sense::Senses fresh;
  fresh.start(*layout, in_use.of);
  sense::Senses senses = fresh;
  for (uint32_t board = 0; board < boards; ++board) {
    const std::size_t first = static_cast<std::size_t>(board) * layout->sensors;
    if (tuning != nullptr && board < tunings) in_use.set(*layout, tuning + 2 * first);
    senses = fresh;
    settle_board(senses, *layout, millivolts + first, in_use, converter);
    write_words(senses, *layout, words + first);
  }
  return boards;
}

void core_words(const char* name, const uint16_t* millivolts, uint32_t boards, uint16_t noise_uv, uint32_t seed,
                uint8_t* words) {
  core_words_tuned(name, millivolts, boards, noise_uv, seed, nullptr, 0, words);
}

// One board in time: millivolts are frames x sensors, frame i holds from frame_at_us[i] on (rising; the board is empty
// before the first). It is scanned each scan_us from 0 to until_us. How many events there were; the first of them, as
// many as there is room for, are in events.
uint32_t core_events(const char* name, const uint16_t* millivolts, const uint32_t* frame_at_us, uint32_t frames,
                     uint32_t until_us, uint32_t scan_us, uint32_t settle_us, uint8_t touch, uint16_t noise_uv,
                     uint32_t seed, CoreEvent* events, uint32_t room) {
  const wiring::Layout* layout = layout_of(name);
  if (layout == nullptr || scan_us == 0) return 0;
  Converter converter(noise_uv, seed);
  const Tunings tunings;
  static thread_local sense::Senses senses;
  senses.start(*layout, tunings.of);
  senses.set_settle_us(settle_us);
  senses.set_touch(touch != 0);
  uint16_t empty[wiring::kMostSensors];
  for (uint16_t& value : empty) value = 1650;
  Readings readings;
  Recorder recorder = {events, room, 0, 0};
  uint32_t begun = 0;  // frames that hold or held
  for (uint64_t now_us = 0; now_us <= until_us; now_us += scan_us) {
    while (begun < frames && frame_at_us[begun] <= now_us) ++begun;
    const uint16_t* held = begun == 0 ? empty : millivolts + static_cast<std::size_t>(begun - 1) * layout->sensors;
    readings.measure(*layout, held, converter);
    recorder.at_us = static_cast<uint32_t>(now_us);
    senses.scan(readings.scan(), now_us == 0 ? 0 : scan_us, recorder);
  }
  return recorder.count;
}

}  // extern "C"
