// What becomes of the voltage behind the Pico's diode, VSYS: the 3.3 volts by which everything runs and is measured.
//
// The regulator is a buck-boost (RT6150B: 1.8 to 5.5 V). Where it drops out, the rail is taken to sink in proportion:
// then a third of VSYS, measured in parts of the rail, no longer sinks at all, which is the worst for who watches it.
// A Hall sensor answers in proportion to its supply, and truly so down to the 3.0 V of its data sheet (DRV5055); below
// it is taken to lose more and more of its output. The chip stops below the least supply of its own regulator.
export const RAIL_MV = 3300;
export const DROPS_OUT_MV = 1800;
const SENSOR_LEAST_MV = 3000;
const CHIP_LEAST_MV = 1630; // RP2040 data sheet, VREG_VIN
export const CHIP_STARTS_MV = 1800; // a little above, or a supply at the limit would start it over and over

export class Supply {
  // vsys_mv: what the cable brings. drops_out_mv: below this the rail sinks. sag_mv: lost while a strip has power.
  constructor({ supply_mv = 5000, drops_out_mv = DROPS_OUT_MV, sag_mv = 0 }) {
    this.vsys_mv = supply_mv;
    this.drops_out_mv = drops_out_mv;
    this.sag_mv = sag_mv;
  }

  at(loaded) {
    return Math.max(0, this.vsys_mv - (loaded ? this.sag_mv : 0));
  }

  rail(loaded) {
    return Math.min(RAIL_MV, (RAIL_MV * this.at(loaded)) / this.drops_out_mv);
  }

  // A sensor's output, of which it is known what it is at 3.3 volts.
  sensed(mv, rail_mv) {
    const weak = rail_mv < SENSOR_LEAST_MV ? (rail_mv / SENSOR_LEAST_MV) ** 2 : 1;
    return ((mv * rail_mv) / RAIL_MV) * weak;
  }

  bears(running) {
    return this.rail(true) >= (running ? CHIP_LEAST_MV : CHIP_STARTS_MV);
  }
}
