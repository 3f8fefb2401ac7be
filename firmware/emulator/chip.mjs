// One RP2040 from power-up or reset to the next: the package's chip with what it lacks.
import { BasePeripheral, GPIOPinState, RP2040 } from 'rp2040js';
import { makeCpu } from './cpu.mjs';
import { attachCommands } from './flash.mjs';

const [TIMER, QSPI, ROSC, VREG] = [0x40054, 0x40018, 0x40060, 0x40064];
const FIRST_ALARM = 0x10;
const CHIP_SELECT = 0x0c;
const OUTPUT_OVERRIDE = 0x300;
const [ROSC_STATUS, ROSC_RANDOM] = [0x18, 0x1c];
const CHIP_RESET = 0x08;
export const POWER_ON = 1 << 8; // also after a brown-out
export const RUN_PIN = 1 << 16;
const BUZZER_SILENT_NS = 30e6;
const FUNCTION_PWM = 4;
const FUNCTION_SIO = 5;

// Registers that keep what is written; reads may be answered otherwise.
class Registers extends BasePeripheral {
  constructor(mcu, name, { start = {}, read = () => undefined, wrote = () => {} } = {}) {
    super(mcu, name);
    this.words = new Map(Object.entries(start).map(([offset, value]) => [Number(offset), value]));
    this.read = read;
    this.wrote = wrote;
  }

  readUint32(offset) {
    return this.read(offset) ?? this.words.get(offset) ?? 0;
  }

  writeUint32(offset, value) {
    this.words.set(offset, value);
    this.wrote(offset, value);
  }
}

// rom: bytes of the boot ROM. flash: Flash. chance: bits of the ring oscillator. kept: what outlives a reset, { reason,
// scratch } of the watchdog and { chip }, why the chip itself was reset. Handlers: watchdog(), romCall(number, a, b, c), light(on), buzzer(hz), wild(text).
export function makeChip({ rom, flash, chance, kept, pins, plain, skip }, on) {
  const mcu = new RP2040();
  const complain = (name, text) => on.wild(`${name}: ${text}`);
  mcu.logger = { debug() {}, info() {}, warn: complain, error: complain };
  mcu.bootrom.set(words(rom));
  mcu.flash.set(flash.bytes);
  registers(mcu, flash, chance, kept);
  alarms(mcu);
  watchdog(mcu, kept, on);
  outputs(mcu, pins, on);
  const cpu = makeCpu(mcu, { plain, skip });
  mcu.onBreak = (number) => {
    const [a, b, c] = mcu.core.registers;
    on.romCall(number, a, b, c);
  };
  mcu.core.VTOR = 0;
  mcu.core.reset();
  return { mcu, cpu };
}

function words(bytes) {
  const whole = new Uint8Array(Math.ceil(bytes.length / 4) * 4);
  whole.set(bytes);
  return new Uint32Array(whole.buffer);
}

function registers(mcu, flash, chance, kept) {
  const chipSelect = { forced: false, changed() {} };
  mcu.peripherals[QSPI] = new Registers(mcu, 'IO_QSPI', {
    wrote(offset, value) {
      if (offset !== CHIP_SELECT) return;
      chipSelect.forced = (value & OUTPUT_OVERRIDE) === 0x200;
      chipSelect.changed();
    },
  });
  attachCommands(mcu, flash, chipSelect);
  mcu.peripherals[ROSC] = new Registers(mcu, 'ROSC', {
    read(offset) {
      if (offset === ROSC_RANDOM) return chance.word() >>> 31;
      return offset === ROSC_STATUS ? 0x80001000 : undefined;
    },
  });
  mcu.peripherals[VREG] = new Registers(mcu, 'VREG_AND_CHIP_RESET', { start: { 0: 0xb1, [CHIP_RESET]: kept.chip } });
}

// An alarm comes when the timer shows its microsecond. The package's comes up to one earlier, while the timer still shows
// the one before: who looks then and goes on sleeping is never woken.
function alarms(mcu) {
  const { alarms, clock } = mcu.peripherals[TIMER];
  watchWrites(mcu.peripherals[TIMER], (offset, value) => {
    const alarm = alarms[(offset - FIRST_ALARM) / 4];
    if (!alarm) return;
    const left_us = (value - Math.floor(clock.nanos / 1000)) >>> 0;
    alarm.clockAlarm.schedule(Math.max(0, left_us * 1000 - (clock.nanos % 1000) + 1));
  });
}

function watchdog(mcu, kept, on) {
  const dog = mcu.peripherals[0x40058];
  dog.reason = kept.reason;
  dog.scratchData.set(kept.scratch);
  dog.onWatchdogTrigger = () => {
    dog.timer.enable = false; // a counter that stands at its target would fire again at once, for ever
    on.watchdog({ ...kept, reason: dog.reason, scratch: Uint32Array.from(dog.scratchData) });
  };
}

// The lamp as it is switched; the buzzer's tone from the PWM's registers, or from how fast the pin is toggled.
function outputs(mcu, pins, on) {
  const light = mcu.gpio[pins.light];
  light.addListener((value, before) => {
    if ((value === GPIOPinState.High) !== (before === GPIOPinState.High)) on.light(value === GPIOPinState.High);
  });
  const pin = mcu.gpio[pins.buzzer];
  const { pwm, clock } = mcu;
  let last_hz = 0;
  let rose_ns = 0;
  const tell = (hz) => {
    if (hz !== last_hz) on.buzzer((last_hz = hz));
  };
  const silence = clock.createAlarm(() => tell(0));
  pin.addListener((value) => {
    if (pin.functionSelect !== FUNCTION_SIO || value !== GPIOPinState.High) return;
    const hz = Math.round(1e9 / (clock.nanos - rose_ns));
    if (clock.nanos - rose_ns < BUZZER_SILENT_NS && Math.abs(hz - last_hz) > last_hz / 50) tell(hz);
    rose_ns = clock.nanos;
    silence.schedule(BUZZER_SILENT_NS);
  });
  const channel = pwm.channels[(pins.buzzer >> 1) & 7];
  const wave = () => {
    const level = pins.buzzer & 1 ? channel.cc >>> 16 : channel.cc & 0xffff;
    const steps = (channel.top + 1) * (channel.csr & 2 ? 2 : 1);
    const sounds = channel.csr & 1 && level > 0 && level <= channel.top && pin.functionSelect === FUNCTION_PWM;
    tell(sounds ? Math.round(mcu.clkSys / ((channel.div || 16) / 16) / steps) : 0);
  };
  watchWrites(pwm, () => pin.functionSelect === FUNCTION_PWM && wave());
  watchWrites(mcu.peripherals[0x40014], (offset) => offset === pins.buzzer * 8 + 4 && wave());
}

function watchWrites(peripheral, then) {
  const write = peripheral.writeUint32.bind(peripheral);
  peripheral.writeUint32 = (offset, value) => {
    write(offset, value);
    then(offset, value);
  };
}
