// All sensors of a board: from the readings of one scan to words that became stable, touches and faults.
//
//   field.h     raw readings to fields            debounce.h  when a word counts
//   trit.h      fields to trits and words         faults.h    which readings are not to be believed
//   touch.h     the wand                          senses.h    the order in which these are asked, once a scan
//
// No clock, no pins, no heap, no floating point; time is handed in. In one scan are told, in this order: the supply,
// whether it is weak, strips, words by cell, at most one strong field, one fault of a sensor, one touch.
//
// While the supply or a strip is at fault, from its first bad look to the telling of its end, the words of its cells
// are held: nothing is told of them, and afterwards they must be seen for the whole settle time anew. A sensor that is
// flapping or noisy is told first; from then on its trit is unsure, and the word with it settles as every other. The
// trit of one that is stuck stays as it reads.
#pragma once

#include <cstdint>
#include <new>

#include "debounce.h"
#include "faults.h"
#include "field.h"
#include "stuck.h"
#include "touch.h"
#include "trit.h"
#include "wiring.gen.h"

namespace sense {

constexpr uint32_t kSettleUs = 40000;  // after a start

struct Scan {
  const uint16_t* raw;        // in sensor order: sums of four conversions
  const uint16_t* reference;  // one a strip, raw as well
  uint16_t supply_mv;         // VSYS, the lowest during the scan
};

class Senses {
 public:
  // An empty board. tuning: one a sensor, in sensor order; it is looked at in every scan and may change between two.
  void start(const wiring::Layout& layout, const Tuning* tuning) {
    ::new (static_cast<void*>(this)) Senses();  // in place: an assignment would put 4 KB on the stack
    settle_us_ = kSettleUs;
    layout_ = &layout;
    tuning_ = tuning;
    places_ = wiring::places(layout);
    find_strips();
  }

  void set_settle_us(uint32_t settle_us) { settle_us_ = settle_us; }
  uint32_t settle_us() const { return settle_us_; }
  void set_touch(bool on) { touch_.set(on); }

  // One scan. elapsed_us: since the scan before; of the first it does not matter.
  template <class Sink>
  void scan(const Scan& scan, uint32_t elapsed_us, Sink& sink) {
    guard(scan, elapsed_us, sink);
    for (uint8_t cell = 0; cell < places_; ++cell) {
      if (held(cell)) {
        hold(words_[cell]);
        continue;
      }
      const Word seen = static_cast<Word>(look(cell, scan.raw) | masked_[cell]);
      Debounce& state = words_[cell];
      if (seen == state.seen && seen == state.stable) continue;  // at rest; the same as asking settle
      if (!settle(state, seen, elapsed_us, patience_us(cell, seen))) continue;
      touch_.changed(cell);
      if (!is_king(cell)) lain(cell);
      sink.word(cell, seen);
    }
    looked_ = true;
    close_windows(elapsed_us);
    if (strong_news_ != 0) tell_strong(sink);
    if (news_) tell_one(sink);
    if (!touch_.on()) return;
    const uint8_t touched = touch_.look(cells(), elapsed_us);
    if (touched != kNoCell) sink.touch(touched);
  }

  // The stable word of a cell.
  Word word(uint8_t cell) const { return words_[cell].stable; }

  // Nobody has looked for a while: what is seen next is a first sight, as after a start. What was stable stays so until
  // something else has been seen for the whole settle time.
  void look_anew() {
    looked_ = false;
    round_ = {};
    closed_ = 0;
    judging_ = false;
    for (uint8_t cell = 0; cell < places_; ++cell) {
      trits_[cell] = kEmpty;
      turned_[cell] = 0;
      hold(words_[cell]);
      forget_spans(cell);
    }
    touch_.thaw();
  }

  // Whether the supply was told to be weak, and what it was in the last scan.
  bool weak() const { return weak_.told(); }
  uint16_t supply_mv() const { return supply_mv_; }

  // Nothing lies there and nothing is being put there, as far as sensors say that are not at fault.
  bool empty() const {
    for (uint8_t cell = 0; cell < places_; ++cell) {
      const unsigned shown = static_cast<unsigned>(words_[cell].stable) | trits_[cell];
      if ((shown & static_cast<unsigned>(~faulty_[cell])) != 0) return false;
    }
    return true;
  }

  // Every cell shows its stable word: nothing waits to be told of it. Cells that are held do not count.
  bool settled() const {
    for (uint8_t cell = 0; cell < places_; ++cell) {
      if (!held(cell) && words_[cell].seen != words_[cell].stable) return false;
    }
    return true;
  }

  // A sensor reads what it cannot on this board, somebody else knows: from now on it is stuck, and told to be.
  void accuse(uint8_t cell, uint8_t site) {
    const uint16_t sensor = static_cast<uint16_t>(wiring::first_sensor(*layout_, cell) + site);
    detail::stick(health_[sensor], raw(sensor));
    health_[sensor].told = static_cast<uint8_t>(health_[sensor].told | kStuckBit);
    mark(cell, site, health_[sensor]);
  }

  // What a sensor read in the last scan.
  uint16_t raw(uint16_t sensor) const { return readings_[sensor].raw; }
  int32_t field(uint16_t sensor) const { return field_ut(raw(sensor), tuning_[sensor]); }

 private:
  // The strip of each cell, by the taps of its sensors.
  void find_strips() {
    for (uint8_t cell = 0; cell < places_; ++cell) {
      const uint16_t first = wiring::first_sensor(*layout_, cell);
      for (uint8_t strip = 0; strip < layout_->strips; ++strip) {
        for (uint8_t tap = 0; tap < wiring::kMuxes * wiring::kChannels; ++tap) {
          const uint16_t sensor = layout_->taps[strip][tap / wiring::kChannels][tap % wiring::kChannels];
          if (sensor == first) strip_bits_[cell] = static_cast<uint8_t>(1u << strip);
        }
      }
      forget_spans(cell);
    }
  }

  bool is_king(uint8_t cell) const { return cell >= wiring::squares(*layout_); }

  bool held(uint8_t cell) const { return (held_strips_ & strip_bits_[cell]) != 0; }

  template <class Sink>
  void guard(const Scan& scan, uint32_t elapsed_us, Sink& sink) {
    if (guard_supply(supply_, scan.supply_mv, elapsed_us)) {
      sink.fault(FaultId::supply, kWholeBoard, kWholeCell, !supply_.told());
    }
    supply_mv_ = scan.supply_mv;
    if (!supply_.holds() && guard_weak(weak_, scan.supply_mv, elapsed_us)) sink.weak(!weak_.told());
    uint8_t holds = 0;
    for (uint8_t strip = 0; strip < layout_->strips; ++strip) {
      Guard& guard = strips_[strip];
      if (guard_strip(guard, scan.reference[strip], elapsed_us)) {
        sink.fault(FaultId::strip, wiring::first_cell(*layout_, strip), kWholeCell, !guard.told());
      }
      if (guard.holds() || supply_.holds()) holds = static_cast<uint8_t>(holds | (1u << strip));
    }
    if ((held_strips_ & ~holds) != 0) touch_.thaw();
    held_strips_ = holds;
  }

  // The trits that a cell shows now. This is the inner loop: it runs for every sensor in every scan, in some 30
  // instructions while the trit stays what it is.
  Word look(uint8_t cell, const uint16_t* raw) {
    const uint16_t first = wiring::first_sensor(*layout_, cell);
    const Tuning* tuning = tuning_ + first;
    Reading* reading = readings_ + first;
    Reading* const end = reading + wiring::sensors_of(*layout_, cell);
    const Bands& bands = is_king(cell) ? kKingBands : kTileBands;
    raw += first;
    for (unsigned trits = trits_[cell]; reading != end; trits >>= 2, ++reading) {
      const uint16_t now = *raw++;
      reading->raw = now;
      if (now < reading->span.low) reading->span.low = now;
      if (now > reading->span.high) reading->span.high = now;
      const Strength here = strength(now, *tuning++);
      const Band& band = bands.of[trits & kSiteBits];
      if (here < band.low || here > band.high) turn(cell, reading, here);
    }
    return trits_[cell];
  }

  // A sensor left the band of its trit, or is unsure. Apart, to keep the inner loop short.
  [[gnu::noinline]] void turn(uint8_t cell, const Reading* reading, Strength here) {
    const auto site = static_cast<unsigned>(reading - readings_) - wiring::first_sensor(*layout_, cell);
    const Trit before = trit(trits_[cell], site);
    const Limits& limits = is_king(cell) ? kKingLimits : kTileLimits;
    const Trit after = looked_ ? next_trit(limits, before, here) : first_trit(limits, here);
    if (after != before && looked_) {
      turned_[cell] = static_cast<uint8_t>(turned_[cell] | (1u << site));
      leaps_[cell].turn(site, before, after);
    }
    trits_[cell] = with_trit(trits_[cell], site, after);
  }

  bool occupied(uint8_t cell) const {
    return (words_[cell].stable & static_cast<unsigned>(~faulty_[cell])) != 0;
  }

  // How long a word must be seen; longer only under the wand, see touch.h.
  uint32_t patience_us(uint8_t cell, Word seen) const {
    const bool emptied = (seen & static_cast<unsigned>(~faulty_[cell])) == 0;
    if (!touch_.on() || emptied || cell >= wiring::squares(*layout_) || !occupied(cell)) return settle_us_;
    const uint32_t patience = touch_.patience_us(cells_without_masks(), cell);
    return patience > settle_us_ ? patience : settle_us_;
  }

  void forget_spans(uint8_t cell) {
    const uint16_t first = wiring::first_sensor(*layout_, cell);
    for (uint8_t site = 0; site < wiring::sensors_of(*layout_, cell); ++site) {
      Reading& reading = readings_[first + site];
      reading.before = reading.raw;
      reading.span = kNoReadings;
    }
  }

  // Some cells' windows a look. In the first round nothing is judged, for windows have only begun.
  void close_windows(uint32_t elapsed_us) {
    for (const uint8_t due = round_.look(elapsed_us, places_); closed_ < due; ++closed_) close_window(closed_);
    if (closed_ < places_) return;
    closed_ = 0;
    judging_ = true;
  }

  void close_window(uint8_t cell) {
    const uint64_t bit = uint64_t{1} << cell;
    if (!is_king(cell)) {
      loud_[cell] = loud(window_of(cell));
      quiet_ = loud_[cell] == 0 ? quiet_ | bit : quiet_ & ~bit;
    }
    if (!judging_) return;
    if (judge_cell(cell)) strong_news_ |= bit;  // a cell that was held has no readings
    forget_spans(cell);
    turned_[cell] = 0;
  }

  CellWindow window_of(uint8_t cell) const {
    const uint16_t first = wiring::first_sensor(*layout_, cell);
    return {readings_ + first, tuning_ + first, wiring::sensors_of(*layout_, cell)};
  }

  // The one sensor of a cell that reads a magnet which no other feels, or Leaps::kNobody.
  uint8_t alone(uint8_t cell) const {
    const uint64_t beside = sense::around(*layout_, cell);
    if ((quiet_ & beside) != beside) return Leaps::kNobody;
    const unsigned heard = is_king(cell) ? 1u : loud_[cell];
    if (heard == 0 || (heard & (heard - 1u)) != 0 || turned_[cell] != 0) return Leaps::kNobody;
    uint8_t site = 0;
    while ((heard >> site & 1u) == 0) ++site;
    return is_magnet(trit(trits_[cell], site)) ? site : Leaps::kNobody;
  }

  // Judges the sensors of a cell by their windows. True when a strong field is to be told.
  bool judge_cell(uint8_t cell) {
    const CellWindow of = window_of(cell);
    const unsigned turned = turned_[cell];
    const bool together = (turned & (turned - 1u)) != 0;
    const uint8_t lone = alone(cell);
    Health* const health = health_ + wiring::first_sensor(*layout_, cell);
    uint8_t stuck = 0;
    for (uint8_t site = 0; site < of.sites; ++site) {
      if ((health[site].found & kStuckBit) != 0) stuck = static_cast<uint8_t>(stuck | (1u << site));
    }
    if (!is_king(cell)) leaps_[cell].close(of, turned_[cell], trits_[cell], stuck);
    bool strong = false;
    for (uint8_t site = 0; site < of.sites; ++site) {
      const Span span = of.readings[site].span;
      if (span.low > span.high) continue;
      const bool leapt = site == leaps_[cell].leapt();
      const bool blamed = leapt || site == lone || (stuck >> site & 1u) != 0;
      strong = strong || (!blamed && is_strong(span));
      const Window window = {span, of.tunings[site], (turned >> site & 1u) != 0, !together, site == lone, leapt};
      if (judge(health[site], window)) news_ = true;
    }
    return judge_strong(strong_[cell], strong);
  }

  // A word of a square has settled: a piece that lies there is kept, one that is gone is looked back at.
  void lain(uint8_t cell) {
    Lain& lain = lain_[cell];
    const uint16_t first = wiring::first_sensor(*layout_, cell);
    const Word now = trits_[cell];
    if (magnets(now, wiring::kSites) >= 2) {
      lain.word = now;
      for (uint8_t site = 0; site < wiring::kSites; ++site) kept_[first + site] = raw(static_cast<uint16_t>(first + site));
      return;
    }
    for (unsigned site = 0; site < wiring::kSites; ++site) {
      if (trit(now, site) == Trit::unsure) return;  // still on its way
    }
    bool proved = false;
    for (uint8_t site = 0; site < wiring::kSites; ++site) {
      const uint16_t sensor = static_cast<uint16_t>(first + site);
      const Proof proof = lift_proof(lain, now, site, apart(raw(sensor), kept_[sensor], tuning_[sensor]));
      if (judge_lift(health_[sensor], proof, raw(sensor))) news_ = true;
      proved = proved || proof == Proof::stuck;
    }
    if (proved) lain.proved = lain.word;
    lain.word = kEmpty;
  }

  // One strong field a scan, from the nearest cell on: many at once are no flood.
  template <class Sink>
  void tell_strong(Sink& sink) {
    uint8_t cell = 0;
    while ((strong_news_ >> cell & 1u) == 0) ++cell;
    strong_news_ &= ~(uint64_t{1} << cell);
    sink.strong(cell);
  }

  // One fault of a sensor a scan, going on where the last one was.
  template <class Sink>
  void tell_one(Sink& sink) {
    for (uint8_t tried = 0; tried < places_; ++tried) {
      const uint8_t cell = next_told_;
      const uint16_t first = wiring::first_sensor(*layout_, cell);
      for (uint8_t site = 0; site < wiring::sensors_of(*layout_, cell); ++site) {
        Health& health = health_[first + site];
        const News news = next_news(health);
        if (!news.any) continue;
        mark(cell, site, health);
        sink.fault(news.fault, cell, site, news.cleared);
        return;
      }
      next_told_ = static_cast<uint8_t>(cell + 1 < places_ ? cell + 1 : 0);
    }
    news_ = false;
  }

  // What was told of a sensor, as masks of its cell.
  void mark(uint8_t cell, uint8_t site, const Health& health) {
    faulty_[cell] = with_trit(faulty_[cell], site, health.told != 0 ? Trit::unsure : Trit::zero);
    masked_[cell] = with_trit(masked_[cell], site, (health.told & kMaskBits) != 0 ? Trit::unsure : Trit::zero);
  }

  // The squares as the wand needs them.
  Cells cells_without_masks() const {
    return {wiring::squares(*layout_), readings_, tuning_, faulty_, 0, 0};
  }
  Cells cells() const {
    Cells found = cells_without_masks();
    for (uint8_t cell = 0; cell < found.count; ++cell) {
      const uint64_t bit = uint64_t{1} << cell;
      if (occupied(cell)) found.occupied |= bit;
      if (held(cell)) found.held |= bit;
    }
    return found;
  }

  const wiring::Layout* layout_ = nullptr;
  const Tuning* tuning_ = nullptr;
  uint32_t settle_us_ = 0;
  Round round_ = {};
  uint8_t closed_ = 0;  // cells whose windows have ended in it
  bool judging_ = false;
  uint8_t places_ = 0;
  uint8_t held_strips_ = 0;
  uint8_t next_told_ = 0;
  bool looked_ = false;
  bool news_ = false;
  uint16_t supply_mv_ = 0;
  Guard supply_ = {};
  Guard weak_ = {};
  Guard strips_[wiring::kStrips] = {};
  Debounce words_[wiring::kMostPlaces] = {};
  Word trits_[wiring::kMostPlaces] = {};   // what is seen, without masks
  Word faulty_[wiring::kMostPlaces] = {};  // both bits of a site whose sensor is at fault
  uint8_t strip_bits_[wiring::kMostPlaces] = {};
  Word masked_[wiring::kMostPlaces] = {};  // of these, those whose trit is unsure
  StrongField strong_[wiring::kMostPlaces] = {};
  uint8_t turned_[wiring::kMostPlaces] = {};  // one bit a site: its trit turned in this window
  Reading readings_[wiring::kMostSensors] = {};
  Health health_[wiring::kMostSensors] = {};
  uint8_t loud_[wiring::kMostPlaces] = {};  // of squares, one bit a site: it felt something in its last window
  uint64_t quiet_ = 0;                      // a bit a square: none of its sensors did
  uint64_t strong_news_ = 0;                // a bit a place: a strong field that is to be told
  Leaps leaps_[wiring::kMostPlaces] = {};
  Lain lain_[wiring::kMostCells] = {};
  uint16_t kept_[wiring::kMostCells * wiring::kSites] = {};  // raw, while the piece of lain_ lay
  Touch touch_;
};

}  // namespace sense
