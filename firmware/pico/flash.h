// The flash: the board's unique id, and the two last sectors, which keep the calibration.
#pragma once

#include <cstdint>

namespace flash {

constexpr uint32_t kSlots = 2;

// Readable memory of one slot, 4096 bytes.
const uint8_t* slot(uint32_t index);

// Erases the slot and programs the bytes. Typically 50 ms, at worst half a second, with interrupts off. True when
// they can be read back. data must not lie in the flash.
bool write(uint32_t index, const uint8_t* data, uint32_t length);

// 16 upper-case hexadecimal digits and a zero byte.
constexpr uint32_t kUidBytes = 17;
void read_uid(char (&out)[kUidBytes]);

}  // namespace flash
