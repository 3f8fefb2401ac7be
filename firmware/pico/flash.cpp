#include "flash.h"

#include <cstring>

#include "hardware/flash.h"
#include "hardware/regs/addressmap.h"
#include "hardware/sync.h"
#include "hardware/watchdog.h"

namespace flash {
namespace {

constexpr uint32_t kFirst = PICO_FLASH_SIZE_BYTES - kSlots * FLASH_SECTOR_SIZE;

constexpr uint32_t offset_of(uint32_t index) { return kFirst + index * FLASH_SECTOR_SIZE; }

// The flash cannot be read while it is written, and interrupts run from there.
void erase(uint32_t offset) {
  const uint32_t held = save_and_disable_interrupts();
  flash_range_erase(offset, FLASH_SECTOR_SIZE);
  restore_interrupts(held);
}

void program(uint32_t offset, const uint8_t* page) {
  const uint32_t held = save_and_disable_interrupts();
  flash_range_program(offset, page, FLASH_PAGE_SIZE);
  restore_interrupts(held);
}

}  // namespace

const uint8_t* slot(uint32_t index) { return reinterpret_cast<const uint8_t*>(XIP_BASE + offset_of(index)); }

bool write(uint32_t index, const uint8_t* data, uint32_t length) {
  if (index >= kSlots || length > FLASH_SECTOR_SIZE) return false;
  watchdog_update();
  erase(offset_of(index));
  watchdog_update();
  static uint8_t page[FLASH_PAGE_SIZE];
  for (uint32_t at = 0; at < length; at += FLASH_PAGE_SIZE) {
    const uint32_t part = length - at < FLASH_PAGE_SIZE ? length - at : FLASH_PAGE_SIZE;
    memcpy(page, data + at, part);
    memset(page + part, 0xFF, FLASH_PAGE_SIZE - part);
    program(offset_of(index) + at, page);
  }
  watchdog_update();
  return memcmp(slot(index), data, length) == 0;
}

void read_uid(char (&out)[kUidBytes]) {
  uint8_t id[FLASH_UNIQUE_ID_SIZE_BYTES];
  const uint32_t held = save_and_disable_interrupts();
  flash_get_unique_id(id);
  restore_interrupts(held);
  static_assert(kUidBytes == 2 * sizeof id + 1, "two digits a byte");
  for (uint32_t i = 0; i < sizeof id; ++i) {
    out[2 * i] = "0123456789ABCDEF"[id[i] >> 4];
    out[2 * i + 1] = "0123456789ABCDEF"[id[i] & 15u];
  }
  out[2 * sizeof id] = '\0';
}

}  // namespace flash
