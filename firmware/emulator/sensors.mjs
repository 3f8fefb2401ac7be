// Strips, multiplexers, Hall sensors and the chip's ADC, as far as firmware can tell.
//
// A strip is powered and its multiplexers enabled by its own active-low pin. A sensor's output rises evenly from
// nothing to its value in the power-on time of its data sheet. After the strip or the address changes, the
// multiplexer's output runs exponentially from where it was to the new value and is there, within a fifth of a
// count, after the settling time: who reads early reads a mixture. Voltages are those of a whole supply; what sinks
// with it is in supply.mjs.
//
// On one circuit board a strip's pin only enables multiplexers. Which cell has power says a chain of 74HC595, by its
// data sheet: at a rising edge of both clocks what was shifted is shown, and one bit more is shifted in. A low output
// opens its cell's switch, and all of them get their supply while cell_power is low.
import { GPIOPinState } from 'rp2040js';
import { RAIL_MV } from './supply.mjs';
import { CHANNELS, MUXES, NOTHING, OUTPUTS, REFERENCE, REGISTERS, STRIPS } from './tables.mjs';

const POWER_ON_NS = 330_000;
const TIME_CONSTANT_NS = 5_000 / 9;
const COUNTS = 4096;
const CONVERSION_NS = 2_000;
const TEMPERATURE_MV = 706; // 27 degrees, RP2040 datasheet 4.9.5
const SUPPLY_CHANNEL = 3;
const START_ONE = 1 << 2;
const START_MANY = 1 << 3;
const ADDRESS_SIGNALS = ['mux_s0', 'mux_s1', 'mux_s2', 'mux_s3'];

export class Sensors {
  // supply: Supply. chance: the noise; noise_uv: its root mean square; watch: whether each change of the strips is
  // told; cells: one circuit board; tell(event): what is watched, and what went wrong, for the bench.
  constructor(layout, pins, { supply, chance, noise_uv, watch, cells }, tell) {
    this.cells = cells;
    this.layout = layout;
    this.pins = pins;
    this.chance = chance;
    this.noise_mv = noise_uv / 1000;
    this.supply = supply;
    this.watch = watch;
    this.present = (1 << layout.strips) - 1;
    this.millivolts = new Uint16Array(layout.sensors).fill(RAIL_MV / 2);
    this.tell = tell;
    this.told = { multi: false, floating: false };
  }

  // Hang on the pins and the ADC of a chip that has just been powered; its clock starts at 0.
  attach(mcu) {
    this.mcu = mcu;
    this.address = 0;
    this.strips = 0; // mask of the selected ones
    this.changed_ns = 0;
    this.selected_ns = new Float64Array(STRIPS);
    this.from_mv = new Float64Array(MUXES);
    this.shifted = new Uint8Array(REGISTERS * OUTPUTS); // unknown at power-up: the worst, all switches on
    this.shown = new Uint8Array(REGISTERS * OUTPUTS);
    this.fed_ns = new Float64Array(REGISTERS * OUTPUTS).fill(NaN); // since when, if it has power
    this.fed = 0;
    if (this.cells) this.hangChain(mcu);
    const look = () => this.look();
    for (const name of ADDRESS_SIGNALS) mcu.gpio[this.pins[name]].addListener(look);
    for (let i = 0; i < STRIPS; i++) mcu.gpio[this.pins[`strip_${i}`]].addListener(look);
    const { adc } = mcu;
    Object.defineProperty(adc, 'activeChannel', {
      get: () => (adc.cs >> 12) & 7,
      set: (channel) => (adc.cs = (adc.cs & ~(7 << 12)) | ((channel & 7) << 12)), // the package masks it wrongly
    });
    adc.onADCRead = (channel) => this.convert(adc, channel);
  }

  hangChain(mcu) {
    const { cell_data, cell_clock, cell_power } = this.pins;
    mcu.gpio[cell_power].setInputValue(true); // pulled up
    mcu.gpio[cell_power].addListener((value) => this.feed(value === GPIOPinState.Low));
    mcu.gpio[cell_clock].addListener((value, before) => {
      if (value !== GPIOPinState.High || before === GPIOPinState.High) return;
      this.shown.set(this.shifted);
      this.shifted.copyWithin(1, 0);
      this.shifted[0] = mcu.gpio[cell_data].value === GPIOPinState.High ? 1 : 0;
      this.feed(mcu.gpio[cell_power].value === GPIOPinState.Low);
    });
  }

  // Cells get power or lose it.
  feed(on) {
    const now_ns = this.mcu.clock.nanos;
    let fed = 0;
    for (let at = 0; at < this.shown.length; at++) {
      const has = on && !this.shown[at] && at % OUTPUTS >= 1 && at % OUTPUTS <= 5;
      if (has && Number.isNaN(this.fed_ns[at])) this.fed_ns[at] = now_ns;
      if (!has) this.fed_ns[at] = NaN;
      fed += has ? 1 : 0;
    }
    if (fed > 1) this.tellOnce('multi', { cells: fed });
    if (this.watch && fed !== this.fed) this.tell({ what: 'cells', fed });
    this.fed = fed;
  }

  // For how long a sensor or half of the supply has had power, not a number if it has none.
  powered(tap, strip, now_ns) {
    if (!this.cells) return now_ns - this.selected_ns[strip];
    return now_ns - this.fed_ns[tap === REFERENCE ? this.layout.halves[strip] : this.layout.switches[tap]];
  }

  // Whether sensors draw their current.
  get loaded() {
    return this.cells ? this.fed !== 0 : this.strips !== 0;
  }

  // A pin has changed: note what the multiplexers' outputs were, and when.
  look() {
    let address = 0;
    let strips = 0;
    const { gpio } = this.mcu;
    ADDRESS_SIGNALS.forEach((name, bit) => {
      if (gpio[this.pins[name]].value === GPIOPinState.High) address |= 1 << bit;
    });
    for (let i = 0; i < STRIPS; i++) {
      if (gpio[this.pins[`strip_${i}`]].value === GPIOPinState.Low) strips |= 1 << i;
    }
    if (address === this.address && strips === this.strips) return;
    const now_ns = this.mcu.clock.nanos;
    const several = this.strips & (this.strips - 1); // pins of one store change here one after the other
    if (several && now_ns > this.changed_ns) this.tellOnce('multi', { strips: this.strips });
    for (let mux = 0; mux < MUXES; mux++) this.from_mv[mux] = this.output(mux, now_ns);
    const fresh = strips & ~this.strips;
    for (let i = 0; i < STRIPS; i++) if (fresh & (1 << i)) this.selected_ns[i] = now_ns;
    this.changed_ns = now_ns;
    this.address = address;
    if (this.watch && strips !== this.strips) this.tell({ what: 'strips', strips, address });
    this.strips = strips;
  }

  tellOnce(what, facts) {
    if (this.told[what]) return;
    this.told[what] = true;
    this.tell({ what, ...facts });
  }

  // Millivolts at a multiplexer's output.
  output(mux, now_ns) {
    const past = Math.exp((this.changed_ns - now_ns) / TIME_CONSTANT_NS);
    if (!this.strips) return this.from_mv[mux]; // nothing drives it: it keeps what it had
    const target_mv = this.target(mux, now_ns);
    return target_mv + (this.from_mv[mux] - target_mv) * past;
  }

  // What the selected strips would give in the end; several at once give their mean.
  target(mux, now_ns) {
    let sum_mv = 0;
    let count = 0;
    for (let strip = 0; strip < STRIPS; strip++) {
      if (!(this.strips & (1 << strip))) continue;
      count += 1;
      if (this.present & (1 << strip)) sum_mv += this.tap(strip, mux, now_ns);
    }
    return count ? sum_mv / count : 0;
  }

  tap(strip, mux, now_ns) {
    const tap = this.layout.taps[(strip * MUXES + mux) * CHANNELS + this.address];
    if (tap === NOTHING) return 0;
    const powered_ns = this.powered(tap, strip, now_ns);
    if (Number.isNaN(powered_ns)) return 0;
    const rail_mv = this.supply.rail(true);
    if (tap === REFERENCE) return rail_mv / 2;
    return this.supply.sensed(this.millivolts[tap], rail_mv) * Math.min(1, powered_ns / POWER_ON_NS);
  }

  // One conversion, 0 to 4095, in parts of the rail.
  counts(channel) {
    let mv;
    if (channel < MUXES) {
      if (!this.strips) this.tellOnce('floating', { channel });
      if (this.strips & (this.strips - 1)) this.tellOnce('multi', { strips: this.strips });
      mv = this.output(channel, this.mcu.clock.nanos);
    } else {
      mv = channel === SUPPLY_CHANNEL ? this.supply.at(this.loaded) / 3 : TEMPERATURE_MV;
    }
    mv += this.chance.bell() * this.noise_mv;
    return Math.max(0, Math.min(COUNTS - 1, Math.round((mv * COUNTS) / this.supply.rail(this.loaded))));
  }

  // A single conversion is done at once, and the clock moved on by the time it takes: waiting for it needs no steps.
  convert(adc, channel) {
    const value = this.counts(channel);
    adc.channelValues[channel] = value;
    if (adc.cs & START_MANY) {
      adc.currentChannel = channel;
      adc.sampleAlarm.schedule(CONVERSION_NS);
      return;
    }
    adc.cs &= ~START_ONE; // it clears itself
    this.mcu.clock.tick(CONVERSION_NS);
    adc.completeADCRead(value, false);
  }
}
