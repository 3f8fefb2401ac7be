// The calibration and the kind that are in use, and how new ones get into flash: first written, then read back,
// then used. Until then, and whenever that fails, the old ones stay.
#pragma once

#include <cstddef>
#include <cstdint>

#include "field.h"
#include "store.h"
#include "teller.h"
#include "wiring.gen.h"

namespace machine {

// What the platform is asked to do: erase the slot's sector and program these bytes, whole pages, from its start.
struct Write {
  uint8_t slot;
  const uint8_t* data;
  uint16_t length;
};

class Keeper {
 public:
  // strap: 2 board5, 1 board7, 0 tray, 3 what was set, or board5 when nothing was.
  void start(const uint8_t* const (&slots)[2], uint8_t strap) {
    for (size_t i = 0; i < 2; ++i) slots_[i] = slots[i];
    strap_ = strap;
    writing_ = false;
    look();
    static constexpr const wiring::Layout* kStrapped[] = {&wiring::kTray, &wiring::kBoard7, &wiring::kBoard5};
    const wiring::Layout* set = store::layout_of(kind());
    layout_ = strap < 3 ? kStrapped[strap] : set != nullptr ? set : &wiring::kBoard5;
    adopt();
  }

  const wiring::Layout& layout() const { return *layout_; }
  const sense::Tuning* tunings() const { return tunings_; }
  // The setting, 0 if there is none.
  uint16_t kind() const { return used_ == store::kNoSlot ? uint16_t{0} : records_[used_].kind; }
  bool calibrated() const { return calibrated_; }

  // A new record begins as a copy of the one in use. calibration: its sensors are this board's, tune changes them.
  void draft(uint16_t kind, bool calibration) {
    const bool kept = used_ != store::kNoSlot && records_[used_].layout != 0;
    const wiring::Layout* of = calibration ? layout_ : kept ? store::layout_of(records_[used_].layout) : nullptr;
    store::begin(image_, store::next_sequence(records_), kind, of);
    for (uint16_t i = 0; of != nullptr && i < of->sensors; ++i) {
      store::put(image_, i, calibration ? tunings_[i] : store::tuning_of(records_[used_], i));
    }
  }

  void tune(uint16_t sensor, sense::Tuning tuning) { store::put(image_, sensor, tuning); }

  // Asks for the draft to be written.
  void commit() {
    store::seal(image_);
    write_ = {store::next_slot(records_), image_, static_cast<uint16_t>(store::kRecordBytes)};
    writing_ = true;
  }

  const Write* write() const { return writing_ ? &write_ : nullptr; }

  // The platform has written, it says; true if the flash really holds the draft, which is then in use.
  bool written(bool ok) {
    writing_ = false;
    for (size_t i = 0; ok && i < write_.length; ++i) ok = slots_[write_.slot][i] == image_[i];
    look();
    ok = ok && used_ == write_.slot;
    if (ok) adopt();
    return ok;
  }

  // One sentence about what is stored, and what of it is used.
  void tell(Text& text) const {
    bool told = used_ != 1 && tell_unused(text, 1);
    if (used_ != 0 && !(told && records_[0].sequence == 0)) told = tell_unused(text, 0) || told;
    if (calibrated_) {
      text << (told ? ", " : "calibration ") << records_[used_].sequence << " used";
    } else if (used_ != store::kNoSlot && records_[used_].layout != 0) {
      text << (told ? ", " : "calibration ") << records_[used_].sequence << " is another board's, none used";
    } else {
      text << (told ? ", none used" : "no calibration");
    }
  }

  // Which kind of board this is, and why.
  void tell_kind(Text& text) const {
    text << layout_->name;
    text << (strap_ < 3 ? " by its straps" : kind() != 0 ? " as it was set" : ", neither strapped nor set");
  }

 private:
  void look() {
    for (size_t i = 0; i < 2; ++i) records_[i] = store::read(slots_[i]);
    used_ = store::newest(records_);
  }

  void adopt() {
    calibrated_ = used_ != store::kNoSlot && records_[used_].layout == store::code_of(*layout_);
    for (uint16_t i = 0; i < layout_->sensors; ++i) {
      tunings_[i] = calibrated_ ? store::tuning_of(records_[used_], i) : sense::kNominal;
    }
  }

  // True if there was something to be told.
  bool tell_unused(Text& text, size_t slot) const {
    const store::Record& record = records_[slot];
    const bool damaged = record.found == store::Found::damaged;
    if (!damaged && record.found != store::Found::newer) return false;
    text << (text.empty() ? "calibration " : ", ");
    if (record.sequence != 0) text << record.sequence << " ";
    text << (damaged ? "damaged" : "is of a newer firmware");
    return true;
  }

  const uint8_t* slots_[2] = {};
  store::Record records_[2] = {};
  const wiring::Layout* layout_ = &wiring::kBoard5;
  Write write_ = {};
  sense::Tuning tunings_[wiring::kMostSensors] = {};
  uint8_t image_[store::kRecordBytes] = {};
  uint8_t used_ = store::kNoSlot;
  uint8_t strap_ = 3;
  bool calibrated_ = false;
  bool writing_ = false;
};

}  // namespace machine
