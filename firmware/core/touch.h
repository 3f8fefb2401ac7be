// The wand: a pointer magnet that rests on an occupied cell is a touch of that cell.
//
// While touches are on, the board is frozen: the reading of every sensor is remembered, and what counts is the change of
// field against it. The cell with the largest change is the one pointed at (the sum over its sensors, each without its
// sign). It is touched when
//   - its largest change at one sensor is 4.5 mT at least, as that of a wand of 6 x 10 mm through a tile and its relief,
//   - and 28 mT at most: a magnet of a tile that came, went or turned round changes 33 mT or more, a wand at most 26,
//   - it is occupied,
//   - and this has been so for 300 ms, with every change of the cell within 2 mT of what it was at the beginning.
// One touch; the next of the same cell only after its changes were all below 2.5 mT, or after another cell.
//
// The board is frozen anew when touches are switched on, and when a word becomes stable anywhere (a tile changes the
// field of its neighbours), the cell pointed at and the touched one excepted. A change that rests for 10 s is no wand
// (a tile was nudged): it is forgotten by freezing everything. A wand laid down without moving for so long is forgotten
// as well; when it is taken away, that is one touch too many.
//
// Words: while touches are on, an occupied cell that shows another word, not empty, keeps its word for 300 ms if it
// changed by more than a wand does, else for those 10 s. So a wand makes no doubts, and a tile taken away or put on an
// empty cell is told as quickly as ever.
#pragma once

#include <cstdint>

#include "faults.h"
#include "field.h"
#include "trit.h"
#include "wiring.gen.h"

namespace sense {

constexpr Strength kTouchLeast = strength_of_ut(4500);
constexpr Strength kTouchMost = strength_of_ut(28000);
constexpr Strength kTouchGone = strength_of_ut(2500);
constexpr Strength kTouchTolerance = strength_of_ut(2000);
constexpr uint32_t kTouchUs = 300000;
constexpr uint32_t kForgetUs = 10000000;
constexpr uint8_t kNoCell = 255;

// The cells with five sensors as the wand needs them. One bit a cell.
struct Cells {
  uint8_t count;
  const Reading* readings;
  const Tuning* tuning;
  const Word* faulty;  // one a cell: both bits of a site whose sensor is not to be believed
  uint64_t occupied;
  uint64_t held;  // nobody could look
};

class Touch {
 public:
  void set(bool on) {
    if (on && !on_) {
      thaw_ = true;
      touched_ = pointed_ = kNoCell;
    }
    on_ = on;
  }
  bool on() const { return on_; }

  // The word of a cell became stable: everything is frozen anew, this cell in any case.
  void changed(uint8_t cell) {
    if (pointed_ == cell) pointed_ = kNoCell;
    if (touched_ == cell) touched_ = kNoCell;
    thaw_ = true;
  }

  // A strip is back.
  void thaw() { thaw_ = true; }

  // How long a cell keeps its word before another that is not empty.
  uint32_t patience_us(const Cells& cells, uint8_t cell) const {
    return change(cells, cell).largest > kTouchMost ? kTouchUs : kForgetUs;
  }

  // One look at all cells; the touched cell or kNoCell.
  uint8_t look(const Cells& cells, uint32_t elapsed_us) {
    if (!on_) return kNoCell;
    if (thaw_) freeze(cells);
    if (touched_ != kNoCell && change(cells, touched_).largest < kTouchGone) touched_ = kNoCell;
    Change most = {0, 0};
    uint8_t pointed = kNoCell;
    for (uint8_t cell = 0; cell < cells.count; ++cell) {
      if ((cells.held >> cell & 1u) != 0) continue;
      const Change here = change(cells, cell);
      if (here.sum <= most.sum) continue;
      pointed = here.largest >= kTouchLeast ? cell : kNoCell;
      most = here;
    }
    if (pointed == kNoCell || pointed != pointed_ || !steady(cells)) {
      begin(cells, pointed);
      return kNoCell;
    }
    return rested(cells, most.largest, elapsed_us);
  }

 private:
  struct Change {
    uint32_t sum;
    Strength largest;
  };

  Change change(const Cells& cells, uint8_t cell) const {
    Change found = {0, 0};
    const uint16_t first = first_of(cell);
    for (uint8_t site = 0; site < wiring::kSites; ++site) {
      if ((cells.faulty[cell] & site_mask(site)) != 0) continue;
      const uint16_t at = static_cast<uint16_t>(first + site);
      const Strength here = apart(cells.readings[at].raw, frozen_[at], cells.tuning[at]);
      found.sum += static_cast<uint32_t>(here);
      if (here > found.largest) found.largest = here;
    }
    return found;
  }

  bool steady(const Cells& cells) const {
    const uint16_t first = first_of(pointed_);
    for (uint8_t site = 0; site < wiring::kSites; ++site) {
      if ((cells.faulty[pointed_] & site_mask(site)) != 0) continue;
      const uint16_t at = static_cast<uint16_t>(first + site);
      if (apart(cells.readings[at].raw, begun_[site], cells.tuning[at]) > kTouchTolerance) return false;
    }
    return true;
  }

  void begin(const Cells& cells, uint8_t cell) {
    pointed_ = cell;
    since_us_ = 0;
    if (cell == kNoCell) return;
    for (uint8_t site = 0; site < wiring::kSites; ++site) begun_[site] = cells.readings[first_of(cell) + site].raw;
  }

  uint8_t rested(const Cells& cells, Strength largest, uint32_t elapsed_us) {
    since_us_ += elapsed_us < kForgetUs ? elapsed_us : kForgetUs;
    if (since_us_ >= kForgetUs) {
      touched_ = pointed_ = kNoCell;
      freeze(cells);
      return kNoCell;
    }
    const bool wand = largest <= kTouchMost && (cells.occupied >> pointed_ & 1u) != 0;
    if (since_us_ < kTouchUs || !wand || pointed_ == touched_) return kNoCell;
    touched_ = pointed_;
    return touched_;
  }

  void freeze(const Cells& cells) {
    thaw_ = false;
    for (uint8_t cell = 0; cell < cells.count; ++cell) {
      if (cell == pointed_ || cell == touched_ || (cells.held >> cell & 1u) != 0) continue;
      for (uint8_t site = 0; site < wiring::kSites; ++site) {
        const uint16_t at = static_cast<uint16_t>(first_of(cell) + site);
        frozen_[at] = cells.readings[at].raw;
      }
    }
  }

  static uint16_t first_of(uint8_t cell) { return static_cast<uint16_t>(cell * wiring::kSites); }

  uint16_t frozen_[wiring::kMostCells * wiring::kSites] = {};
  uint16_t begun_[wiring::kSites] = {};
  uint32_t since_us_ = 0;
  uint8_t pointed_ = 0;  // these two mean something only while it is on
  uint8_t touched_ = 0;
  bool on_ = false;
  bool thaw_ = false;
};

}  // namespace sense
