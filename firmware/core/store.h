// What a board keeps in its flash: the kind it was set to, and the zero and gain of each sensor.
//
// Two slots of 4096 bytes are written in turn. A record begins at the first byte of a slot; little endian:
//
//   0   4 bytes   "CBRD"
//   4   u16       version of the format, 1
//   6   u16       length of the whole record, CRC included
//   8   u32       sequence: each record has one more than the last
//  12   u16       kind that was set, as the command kind has it; 0: none was
//  14   u16       layout that was calibrated, as the command kind has it; 0: none was
//  16   u16       sensors that follow: all of that layout, in sensor order, or none
//  18   u16       0
//  20   u16, u16  zero and gain of each sensor, as in sense::Tuning
//  ..   u32       CRC-32 of all bytes before it
//
// Every later version keeps the first 12 bytes, and the CRC at the end of its length: so an older firmware knows a
// newer record from a damaged one, and leaves it alone until it is told to calibrate.
#pragma once

#include <cstddef>
#include <cstdint>

#include "crc32.h"
#include "field.h"
#include "wiring.gen.h"

namespace store {

constexpr size_t kSlotBytes = 4096;
constexpr uint16_t kVersion = 1;
constexpr size_t kHeadBytes = 20;
constexpr size_t kCrcBytes = 4;
constexpr size_t kSensorBytes = 4;
constexpr size_t kRecordBytes = 1024;  // the longest record, filled up to whole pages of flash (256 bytes)
constexpr uint8_t kMagic[4] = {'C', 'B', 'R', 'D'};
constexpr uint8_t kNoSlot = 2;
static_assert(kHeadBytes + kSensorBytes * wiring::kMostSensors + kCrcBytes <= kRecordBytes, "record");

// Each layout's number: 16 * columns + rows, and 256 more for a tray. 0 is none.
constexpr uint16_t code_of(const wiring::Layout& layout) {
  return static_cast<uint16_t>(16 * layout.columns + layout.rows + (layout.kings > 0 ? 256 : 0));
}

// The layout with this number, nullptr if there is none.
inline const wiring::Layout* layout_of(uint16_t code) {
  if (code == code_of(wiring::kBoard5)) return &wiring::kBoard5;
  if (code == code_of(wiring::kBoard7)) return &wiring::kBoard7;
  return code == code_of(wiring::kTray) ? &wiring::kTray : nullptr;
}

enum class Found : uint8_t { empty, damaged, newer, good };

// What a slot holds. sequence: also of a newer record; of a damaged one only if its beginning is whole, else 0.
struct Record {
  Found found;
  uint32_t sequence;
  uint16_t kind;
  uint16_t layout;
  uint16_t sensors;
  const uint8_t* tunings;
};

inline uint16_t get16(const uint8_t* at) { return static_cast<uint16_t>(at[0] | at[1] << 8); }
inline uint32_t get32(const uint8_t* at) { return get16(at) | static_cast<uint32_t>(get16(at + 2)) << 16; }

inline void put16(uint8_t* at, uint16_t value) {
  at[0] = static_cast<uint8_t>(value & 0xFFu);
  at[1] = static_cast<uint8_t>(value >> 8);
}

inline void put32(uint8_t* at, uint32_t value) {
  put16(at, static_cast<uint16_t>(value & 0xFFFFu));
  put16(at + 2, static_cast<uint16_t>(value >> 16));
}

// Whether the flash was erased and never written since.
inline bool is_blank(const uint8_t* slot) {
  for (size_t i = 0; i < kRecordBytes; ++i) {
    if (slot[i] != 0xFF) return false;
  }
  return true;
}

// A sensor's tuning in a record.
inline sense::Tuning tuning_of(const Record& record, uint16_t sensor) {
  const uint8_t* at = record.tunings + kSensorBytes * sensor;
  return {get16(at), get16(at + 2)};
}

// Whether the values of a record of this version can be: the CRC guards against chance, this against other makers.
inline bool is_sensible(const Record& record, uint16_t length) {
  if (length != kHeadBytes + kSensorBytes * record.sensors + kCrcBytes) return false;
  if (record.kind != 0 && layout_of(record.kind) == nullptr) return false;
  const wiring::Layout* layout = layout_of(record.layout);
  if (layout == nullptr) return record.sensors == 0 && record.layout == 0;
  if (record.sensors != layout->sensors) return false;
  for (uint16_t i = 0; i < record.sensors; ++i) {
    const sense::Tuning tuning = tuning_of(record, i);
    if (tuning.zero > sense::kMostRaw || tuning.gain > sense::kMostGain) return false;
  }
  return true;
}

// Reads a slot of kSlotBytes; any bytes are allowed.
inline Record read(const uint8_t* slot) {
  Record record = {is_blank(slot) ? Found::empty : Found::damaged, 0, 0, 0, 0, nullptr};
  if (record.found == Found::empty) return record;
  for (size_t i = 0; i < sizeof kMagic; ++i) {
    if (slot[i] != kMagic[i]) return record;
  }
  const uint16_t version = get16(slot + 4);
  const uint16_t length = get16(slot + 6);
  record.sequence = get32(slot + 8);
  if (length < kHeadBytes + kCrcBytes || length > kSlotBytes) return record;
  if (crc32(slot, length - kCrcBytes) != get32(slot + length - kCrcBytes)) return record;
  if (version != kVersion) {
    record.found = version > kVersion ? Found::newer : Found::damaged;
    return record;
  }
  record.kind = get16(slot + 12);
  record.layout = get16(slot + 14);
  record.sensors = get16(slot + 16);
  record.tunings = slot + kHeadBytes;
  if (is_sensible(record, length)) record.found = Found::good;
  return record;
}

// Begins a record in image (kRecordBytes, filled up as erased flash is): everything but the sensors and the CRC.
// layout: what the sensors that are put next belong to, nullptr without a calibration.
inline void begin(uint8_t* image, uint32_t sequence, uint16_t kind, const wiring::Layout* layout) {
  for (size_t i = 0; i < kRecordBytes; ++i) image[i] = 0xFF;
  for (size_t i = 0; i < sizeof kMagic; ++i) image[i] = kMagic[i];
  const uint16_t sensors = layout == nullptr ? uint16_t{0} : layout->sensors;
  put16(image + 4, kVersion);
  put16(image + 6, static_cast<uint16_t>(kHeadBytes + kSensorBytes * sensors + kCrcBytes));
  put32(image + 8, sequence);
  put16(image + 12, kind);
  put16(image + 14, layout == nullptr ? uint16_t{0} : code_of(*layout));
  put16(image + 16, sensors);
  put16(image + 18, 0);
}

inline void put(uint8_t* image, uint16_t sensor, sense::Tuning tuning) {
  uint8_t* at = image + kHeadBytes + kSensorBytes * sensor;
  put16(at, tuning.zero);
  put16(at + 2, tuning.gain);
}

// Ends a record whose sensors are all put.
inline void seal(uint8_t* image) {
  const size_t body = get16(image + 6) - kCrcBytes;
  put32(image + body, crc32(image, body));
}

// The slot whose good record is the newest, kNoSlot if none is good.
inline uint8_t newest(const Record (&records)[2]) {
  const bool first = records[0].found == Found::good;
  const bool second = records[1].found == Found::good;
  if (!first && !second) return kNoSlot;
  if (first && second) return records[1].sequence > records[0].sequence ? 1 : 0;
  return first ? 0 : 1;
}

// The slot to write next: never the one in use; else rather an empty or damaged one than a newer firmware's.
inline uint8_t next_slot(const Record (&records)[2]) {
  const uint8_t used = newest(records);
  if (used != kNoSlot) return used == 0 ? 1 : 0;
  if (records[0].found != records[1].found) return records[1].found < records[0].found ? 1 : 0;
  return records[1].sequence < records[0].sequence ? 1 : 0;
}

// The sequence of the next record: above every one that a slot tells.
inline uint32_t next_sequence(const Record (&records)[2]) {
  uint32_t highest = 0;
  for (const Record& record : records) {
    const bool whole = record.found == Found::good || record.found == Found::newer;
    if (whole && record.sequence > highest) highest = record.sequence;
  }
  return highest + 1;
}

}  // namespace store
