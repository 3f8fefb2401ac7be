// A program for the emulated chip that knows nothing of the board's firmware: it looks at the hardware and leaves
// what it saw in the last sector of flash. No SDK; the start is made of a second stage that only jumps.
#include <stdint.h>

#define REG(address) (*(volatile uint32_t *)(address))
#define TIME REG(0x40054028)
#define SIO_OUT_SET REG(0xD0000014)
#define SIO_OUT_CLR REG(0xD0000018)
#define SIO_OE_SET REG(0xD0000024)
#define GPIO_CTRL(pin) REG(0x40014004 + 8 * (pin))
#define ADC_CS REG(0x4004C000)
#define ADC_RESULT REG(0x4004C004)
#define WATCHDOG(offset) REG(0x40058000 + (offset))
#define ROSC_RANDOM REG(0x4006001C)

#define STRIP(n) (1u << (6 + (n)))
#define ADDRESS 0x3Cu
#define LIGHT (1u << 20)
#define LAST_SECTOR (2 * 1024 * 1024 - 4096)

enum { AT_ONCE, RISEN, MOVED_AT_ONCE, MOVED, ABSENT, REFERENCE, BOTH, SUPPLY, UID_HIGH, UID_LOW, REASON, SCRATCH,
       HANDLED_MASKED, HANDLED_AFTER, RANDOM, NOISE, NOISE_END = NOISE + 48, COUNT = 64 };

extern uint32_t stack_top;
static uint32_t seen[COUNT];
static volatile uint32_t handled;

void probe(void);
void alarm(void) {
  REG(0x40054034) = 1;  // INTR
  ++handled;
}

__attribute__((section(".stage2"), naked, used)) void stage2(void) {
  __asm volatile(
      "ldr r0, =0x10000100\n ldr r1, =0xE000ED08\n str r0, [r1]\n ldr r1, [r0]\n msr msp, r1\n ldr r1, [r0, #4]\n bx r1\n"
      ".ltorg");
}

__attribute__((section(".vectors"), used)) void *const vectors[48] = {
    [0] = (void *)0x20042000, [1] = (void *)probe, [2] = (void *)probe, [3] = (void *)probe, [16] = (void *)alarm};

static void pause_us(uint32_t us) {
  const uint32_t began = TIME;
  while (TIME - began < us) {
  }
}

static uint32_t convert(uint32_t channel) {
  ADC_CS = channel << 12 | 1u << 2 | 1u;
  while (!(ADC_CS & 1u << 8)) {
  }
  return ADC_RESULT;
}

static void select(uint32_t strips) {
  SIO_OUT_SET = STRIP(0) | STRIP(1) | STRIP(2) | STRIP(3) | STRIP(4) | STRIP(5) | STRIP(6);
  SIO_OUT_CLR = strips;
}

static void address(uint32_t channel) {
  SIO_OUT_CLR = ADDRESS;
  SIO_OUT_SET = channel << 2;
}

static void sensors(void) {
  address(0);
  select(STRIP(0));
  seen[AT_ONCE] = convert(0);
  pause_us(340);
  seen[RISEN] = convert(0);
  address(1);
  seen[MOVED_AT_ONCE] = convert(0);
  pause_us(6);
  seen[MOVED] = convert(0);
  for (uint32_t i = NOISE; i < NOISE_END; ++i) seen[i] = convert(0);
  address(15);
  pause_us(6);
  seen[REFERENCE] = convert(0);
  seen[SUPPLY] = convert(3);
  select(STRIP(4));
  address(0);
  pause_us(400);
  seen[ABSENT] = convert(0);
}

static void number_of_flash(void) {
  REG(0x4001800C) = 0x200;  // chip select low
  for (uint32_t i = 0; i < 13; ++i) {
    REG(0x18000060) = i == 0 ? 0x4B : 0;
    while (!(REG(0x18000028) & 8u)) {
    }
    const uint32_t byte = REG(0x18000060);
    if (i >= 9) seen[UID_LOW] = seen[UID_LOW] << 8 | byte;
    else if (i >= 5) seen[UID_HIGH] = seen[UID_HIGH] << 8 | byte;
  }
  REG(0x4001800C) = 0x300;
}

// With interrupts masked the alarm wakes the processor, but its handler must wait.
static void masked_sleep(void) {
  REG(0x40054038) = 1;  // INTE
  REG(0xE000E100) = 1;
  __asm volatile("cpsid i");
  REG(0x40054010) = TIME + 100;
  __asm volatile("wfi");
  seen[HANDLED_MASKED] = handled;
  __asm volatile("cpsie i\n nop\n nop");
  seen[HANDLED_AFTER] = handled;
}

static void *rom(char first, char second) {
  typedef void *(*Finder)(const uint16_t *, uint32_t);
  const Finder find = (Finder)(uintptr_t)(*(uint16_t *)0x18);
  return find((const uint16_t *)(uintptr_t)(*(uint16_t *)0x14), (uint32_t)first | (uint32_t)second << 8);
}

void probe(void) {
  for (uint32_t pin = 2; pin <= 12; ++pin) GPIO_CTRL(pin) = 5;
  GPIO_CTRL(20) = 5;
  select(0);
  SIO_OE_SET = ADDRESS | LIGHT | 0x7Fu << 6;
  ADC_CS = 1;
  if (WATCHDOG(0x08) == 0) {
    WATCHDOG(0x14) = 0xC0FFEE;     // scratch 2
    WATCHDOG(0x04) = 2 * 1000;     // load: a millisecond
    WATCHDOG(0x00) = 1u << 30;     // enable
    for (;;) {
    }
  }
  seen[REASON] = WATCHDOG(0x08);
  seen[SCRATCH] = WATCHDOG(0x14);
  for (uint32_t i = 0; i < 32; ++i) seen[RANDOM] = seen[RANDOM] << 1 | (ROSC_RANDOM & 1u);
  sensors();
  number_of_flash();
  masked_sleep();
  ((void (*)(uint32_t, uint32_t, uint32_t, uint32_t))rom('R', 'E'))(LAST_SECTOR, 4096, 65536, 0xD8);
  ((void (*)(uint32_t, const void *, uint32_t))rom('R', 'P'))(LAST_SECTOR, seen, sizeof seen);
  select(STRIP(0) | STRIP(1));
  seen[BOTH] = convert(0);
  SIO_OUT_SET = LIGHT;
  for (;;) __asm volatile("wfi");
}
