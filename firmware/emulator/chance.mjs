// Seeded chance: the same seed gives the same numbers on every machine.
export class Chance {
  constructor(seed) {
    this.state = (Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ (seed >>> 13)) >>> 0 || 1;
    for (let i = 0; i < 4; i++) this.word();
  }

  // 32 bits (Marsaglia's xorshift).
  word() {
    let x = this.state;
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    return (this.state = x >>> 0);
  }

  // Mean 0, standard deviation 1: the sum of four evenly spread 16-bit numbers, within +-3.46.
  bell() {
    const a = this.word();
    const b = this.word();
    const sum = (a & 0xffff) + (a >>> 16) + (b & 0xffff) + (b >>> 16);
    return ((sum - 131070) / 65536) * Math.sqrt(3);
  }
}
