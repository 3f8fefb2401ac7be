// A stand-in for the RP2040's boot ROM, for the emulator alone: none of it is Raspberry Pi's code. It offers what
// the RP2040 datasheet (2.8.3) lists and pico-sdk asks for: integer helpers, flash, the USB boot loader. What needs
// a flash chip or a host is done by the emulator, which is called by a BKPT instruction with the ROM call's own
// arguments in r0 to r2. There is no floating point.
#include <stddef.h>
#include <stdint.h>

#define CALL_ERASE "0x40"
#define CALL_PROGRAM "0x41"
#define CALL_BOOT_LOADER "0x42"
#define CALL_LOST "0x43"

// The second boot stage: 252 bytes and their CRC-32 at the start of flash; it runs at the end of RAM.
#define STAGE2_FLASH ((const uint8_t *)0x10000000)
#define STAGE2_RAM ((uint8_t *)0x20041F00)
#define STAGE2_BYTES 252u

__attribute__((naked)) void rom_flash_erase(void) { __asm volatile("bkpt " CALL_ERASE "\n bx lr"); }
__attribute__((naked)) void rom_flash_program(void) { __asm volatile("bkpt " CALL_PROGRAM "\n bx lr"); }
__attribute__((naked)) void rom_boot_loader(void) { __asm volatile("bkpt " CALL_BOOT_LOADER "\n b ."); }
__attribute__((naked)) void rom_lost(void) { __asm volatile("bkpt " CALL_LOST "\n b ."); }
void rom_nothing(void) {}

// The empty assembly keeps the compiler from turning a loop into a call of itself.
#define KEEP_LOOP __asm volatile("")

void *rom_copy(uint8_t *to, const uint8_t *from, size_t count) {
  uint8_t *at = to;
  if ((((uintptr_t)at | (uintptr_t)from) & 3u) == 0u) {
    for (; count >= 4u; count -= 4u, at += 4, from += 4) {
      *(uint32_t *)at = *(const uint32_t *)from;
      KEEP_LOOP;
    }
  }
  for (; count > 0u; --count) {
    *at++ = *from++;
    KEEP_LOOP;
  }
  return to;
}

void *rom_fill(uint8_t *to, uint8_t value, size_t count) {
  uint8_t *at = to;
  for (; count > 0u && ((uintptr_t)at & 3u) != 0u; --count) *at++ = value;
  for (; count >= 4u; count -= 4u, at += 4) {
    *(uint32_t *)at = value * 0x01010101u;
    KEEP_LOOP;
  }
  for (; count > 0u; --count) {
    *at++ = value;
    KEEP_LOOP;
  }
  return to;
}

uint32_t rom_ones(uint32_t x) {
  x -= (x >> 1) & 0x55555555u;
  x = (x & 0x33333333u) + ((x >> 2) & 0x33333333u);
  x = (x + (x >> 4)) & 0x0F0F0F0Fu;
  return (x * 0x01010101u) >> 24;
}

uint32_t rom_mirror(uint32_t x) {
  uint32_t mirrored = 0;
  for (int i = 0; i < 32; ++i, x >>= 1) mirrored = mirrored << 1 | (x & 1u);
  return mirrored;
}

uint32_t rom_leading_zeros(uint32_t x) {
  uint32_t count = 32;
  for (uint32_t shift = 16; shift > 0u; shift >>= 1) {
    if (x >> shift) {
      count -= shift;
      x >>= shift;
    }
  }
  return count - x;
}

uint32_t rom_trailing_zeros(uint32_t x) { return x ? rom_ones((x & (0u - x)) - 1u) : 32u; }

// The table of code and data: pairs of a two-letter code and an address, ended by zero.
void *rom_look_up(const uint16_t *table, uint32_t code) {
  for (; table[0] != 0u; table += 2) {
    if (table[0] == code) return (void *)(uintptr_t)table[1];
  }
  return NULL;
}

static uint32_t crc32_of_stage2(void) {
  uint32_t crc = 0xFFFFFFFFu;
  for (uint32_t i = 0; i < STAGE2_BYTES; ++i) {
    crc ^= (uint32_t)STAGE2_FLASH[i] << 24;
    for (int bit = 0; bit < 8; ++bit) crc = (crc & 0x80000000u) ? crc << 1 ^ 0x04C11DB7u : crc << 1;
  }
  return crc;
}

// Where the processor starts. Without a valid second stage the chip shows its USB boot loader.
void rom_start(void) {
  const uint32_t told = *(const uint32_t *)(STAGE2_FLASH + STAGE2_BYTES);
  if (crc32_of_stage2() != told) rom_boot_loader();
  rom_copy(STAGE2_RAM, STAGE2_FLASH, STAGE2_BYTES + 4u);
  __asm volatile("movs r0, #0\n mov lr, r0\n bx %0" ::"r"(STAGE2_RAM + 1) : "r0");
  __builtin_unreachable();
}
