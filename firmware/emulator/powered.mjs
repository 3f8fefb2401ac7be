// A board between power and boot loader: chip, sensors, flash and USB host, in simulated nanoseconds since the bench
// began. The chip's own clock begins anew with each power-up and reset.
import { Chance } from './chance.mjs';
import { POWER_ON, RUN_PIN, makeChip } from './chip.mjs';
import { Flash } from './flash.mjs';
import { Sensors } from './sensors.mjs';
import { Supply } from './supply.mjs';
import { UsbHost } from './usbhost.mjs';
import { readLayout, readPins } from './tables.mjs';

const ROM_CALLS = { 0x40: 'erase', 0x41: 'program', 0x42: 'bootLoader', 0x43: 'lost' };
const FLASH_BASE = 0x10000000;
const BY_TIMER = 1; // watchdog reason: as the real boot ROM leaves it behind
const NO_REASON = { reason: 0, scratch: new Uint32Array(8), chip: POWER_ON };
const BUTTONS = 5;

export class Board {
  // init: the bench's first frame. out: { serial(ns, bytes), event(ns, facts) }.
  constructor(init, { rom, program, plain = false, skip = true, data }, out) {
    this.init = init;
    this.rom = rom;
    this.how = { plain, skip };
    this.out = out;
    this.pins = readPins(data);
    this.flash = new Flash({ ...init, file: init.flash }, () => this.die('torn'));
    this.flash.load(program);
    this.supply = new Supply(init);
    const chance = new Chance(init.seed);
    const { noise_uv = 1500, watch = false, cells = false } = init;
    const around = { supply: this.supply, chance, noise_uv, watch, cells };
    this.sensors = new Sensors(readLayout(init.layout, data), this.pins, around, (event) => this.event(event));
    this.starts = init.starts ?? 0;
    this.base_ns = 0;
    this.chip = this.host = null;
    this.state = 'off'; // off, running, boot loader
    this.buttons = 0;
    this.request = null;
    this.stack = 0;
    this.wild = 0;
    this.plugged = true;
    this.power(true);
  }

  now() {
    return this.base_ns + (this.chip ? this.chip.mcu.clock.nanos : 0);
  }

  event(facts) {
    this.out.event(this.now(), facts);
  }

  // ---- power and reset ----

  // held: with the button of the boot loader held down, so that no program is started.
  power(on, held = false) {
    this.plugged = on;
    this.give(on && this.supply.bears(false), held);
  }

  // The cable brings another voltage. Where the chip cannot run it stops, and starts anew when it can again.
  volts(supply_mv, strips) {
    this.supply.vsys_mv = supply_mv;
    this.sensors.present = strips;
    const was = this.state !== 'off';
    const on = this.plugged && this.supply.bears(was);
    if (on === was) return;
    this.event({ what: 'power', cause: on ? 'back' : 'brown-out' });
    this.give(on);
  }

  // The pin RUN was pulled down for a moment.
  pulled() {
    if (this.state !== 'running') return;
    this.halt();
    this.event({ what: 'reset', reason: 'pin' });
    this.start({ ...NO_REASON, chip: RUN_PIN });
  }

  give(on, held = false) {
    if (on === (this.state !== 'off')) return;
    if (this.state === 'boot loader') {
      this.flash.save(); // a part of a program may have come
      this.event({ what: 'unplugged' });
    }
    this.halt();
    this.state = 'off';
    if (on && held) this.wait(NO_REASON, { what: 'bootloader', cause: 'button' });
    else if (on) this.start(NO_REASON);
  }

  // The boot loader waits for a program; kept: what the watchdog's registers will hold when it starts.
  wait(kept, facts) {
    this.event(facts);
    this.state = 'boot loader';
    this.kept = kept;
    this.erased = new Set();
  }

  // Start the chip; kept: what the watchdog's registers hold.
  start(kept) {
    this.state = 'running';
    this.starts += 1;
    const chance = new Chance((this.init.seed ^ Math.imul(this.starts, 0x27d4eb2f)) >>> 0);
    const parts = { rom: this.rom, flash: this.flash, chance, kept, pins: this.pins, ...this.how };
    this.chip = makeChip(parts, {
      watchdog: (left) => this.ask({ what: 'reset', kept: left }),
      romCall: (number, a, b, c) => this.romCall(ROM_CALLS[number] ?? 'lost', a, b, c),
      light: (on) => this.event({ what: 'light', on }),
      buzzer: (hz) => this.event({ what: 'buzzer', hz }),
      wild: (text) => this.goneWild(text),
    });
    this.sensors.attach(this.chip.mcu);
    this.inputs();
    this.host = new UsbHost(this.chip.mcu.usbCtrl, this.chip.mcu.clock, {
      configured: () => this.event({ what: 'configured' }),
      plugged: (facts) => this.event({ what: 'plugged', ...facts }),
      serial: (bytes) => this.out.serial(this.now(), bytes),
    });
  }

  halt() {
    if (!this.chip) return;
    this.memory();
    if (this.host.ready) this.event({ what: 'unplugged' });
    this.base_ns = this.now();
    this.chip = this.host = null;
  }

  // Something ends this start of the chip; done when the processor has stopped.
  ask(request) {
    this.request ??= request;
    this.chip.cpu.stop();
  }

  die(cause) {
    this.ask({ what: 'power', cause });
  }

  obey() {
    const { request } = this;
    this.request = null;
    if (!request) return;
    const { what, cause, kept = NO_REASON } = request;
    this.halt();
    this.state = 'off';
    if (what === 'bootloader') return this.wait(kept, { what });
    this.event(what === 'reset' ? { what, reason: kept.reason === BY_TIMER ? 'timer' : 'forced' } : { what, cause });
    if (what === 'reset') this.start(kept);
  }

  // ---- what the boot ROM hands on ----

  romCall(call, a, b, c) {
    const { mcu } = this.chip;
    if (call === 'erase') this.wrote(this.flash.erase(a, b), 'erase', a, b);
    else if (call === 'program') {
      const data = Uint8Array.from({ length: c }, (_, i) => mcu.readUint8(b + i));
      this.wrote(this.flash.program(a, data), 'program', a, c);
    } else if (call === 'bootLoader') {
      const { scratchData } = mcu.peripherals[0x40058];
      const scratch = Uint32Array.from(scratchData);
      this.ask({ what: 'bootloader', kept: { ...NO_REASON, reason: BY_TIMER, scratch } });
    } else {
      this.goneWild(`the processor is lost at ${mcu.core.PC.toString(16)}`);
      this.ask({ what: 'power', cause: 'lost' });
    }
  }

  wrote(took_ns, operation, offset, count) {
    const { mcu } = this.chip;
    mcu.flash.set(this.flash.bytes.subarray(offset, offset + count), offset);
    mcu.clock.tick(took_ns);
    this.event({ what: 'flash', operation, offset, count });
  }

  goneWild(text) {
    this.wild += 1;
    if (this.wild <= 20) this.event({ what: 'wild', text });
    // A real processor faults at an instruction that it does not know, and does no more.
    if (/Instruction at .* not implemented/.test(text)) this.ask({ what: 'power', cause: 'lost' });
  }

  // ---- what the bench does to it ----

  inputs() {
    if (!this.chip) return;
    const { gpio } = this.chip.mcu;
    for (let i = 0; i < BUTTONS; i++) gpio[this.pins[`button_${i + 1}`]].setInputValue(!(this.buttons & (1 << i)));
    for (let i = 0; i < 2; i++) gpio[this.pins[`strap_${i}`]].setInputValue(!!(this.init.strap & (1 << i)));
  }

  press(mask) {
    this.buttons = mask;
    this.inputs();
  }

  send(bytes) {
    this.host?.send(bytes);
  }

  // The computer's side of the bus: "suspend", or how it resumes.
  bus(how) {
    if (!this.host) return;
    this.event({ what: 'bus', how });
    if (how === 'suspend') this.host.suspend();
    else this.host.resume(how);
  }

  // A piece of a new program; tells whether it was taken.
  receive(address, data) {
    const offset = address >= FLASH_BASE ? address - FLASH_BASE : address;
    return this.state === 'boot loader' && this.flash.receive(offset, data, this.erased);
  }

  leaveBootLoader() {
    if (this.state !== 'boot loader') return;
    this.flash.save();
    this.start(this.kept);
  }

  // Let simulated time pass until ns.
  run(ns) {
    while (this.now() < ns) {
      if (this.state !== 'running') {
        this.base_ns = ns;
        return;
      }
      this.chip.cpu.run(ns - this.base_ns);
      this.obey();
    }
  }

  // Tell the stack's high-water mark if it rose.
  memory() {
    const used = this.chip ? this.chip.cpu.stack() : 0;
    if (used <= this.stack) return;
    this.stack = used;
    this.event({ what: 'memory', stack_bytes: used });
  }
}
