// Runs the processor in long strides.
//
// The package decodes one instruction a call and moves its clock after each. Here the instructions that firmware
// mostly consists of are executed in one loop over typed arrays, and the clock is moved only when something could
// look at it: an access outside RAM, ROM and flash, an alarm that is due, or any instruction not known here, which
// the package then executes. Cycles are counted as the package counts them, so that both give the same times; a test
// runs the same binary both ways and compares what it sends.
const RAM = 0x20000000;
const RAM_BYTES = 264 * 1024;
const FLASH = 0x10000000;
const FLASH_MASK = 0xffffff;
const SIO = 0xd0000000;
const PPB = 0xe0000000;
const TIMER_LOW = [0x40054028, 0x4005400c]; // TIMERAWL, TIMELR
const POLL_NS = 400; // reading the timer again so soon, at the same place, is waiting for it

// mcu: an RP2040 of the package. plain: let the package execute everything. Gives { run, stop, stack }.
export function makeCpu(mcu, { plain = false, skip = true } = {}) {
  const { core, clock } = mcu;
  const r = new Int32Array(core.registers.buffer);
  const ram8 = mcu.sram;
  const ram16 = new Uint16Array(mcu.sram.buffer);
  const ram32 = new Int32Array(mcu.sram.buffer);
  const flash8 = mcu.flash;
  const flash16 = mcu.flash16;
  const flash32 = new Int32Array(mcu.flash.buffer);
  const rom16 = new Uint16Array(mcu.bootrom.buffer);
  const state = { stopped: false, top: 0, lowest: 0 };
  const poll = { pc: 0, us: -1, ns: 0 };
  let cycle_ns = 1e9 / mcu.clkSys;
  mcu.addClockListener((frequency) => (cycle_ns = 1e9 / frequency));

  sleepLikeHardware(core);
  const enter = core.exceptionEntry.bind(core);
  core.exceptionEntry = (number) => {
    enter(number);
    if (core.SP < state.lowest) state.lowest = core.SP;
  };

  // One instruction by the package.
  function step() {
    const sp = core.SP;
    const cycles = core.executeInstruction();
    clock.tick(cycles * cycle_ns);
    if (core.SP === sp) return;
    if (core.SP < state.lowest) state.lowest = core.SP;
    if (core.SP > state.top) state.top = state.lowest = core.SP; // the stack is set up anew
  }

  // Who reads the timer over and over sees nothing new before the next microsecond.
  function skipPolling(pc, until_ns) {
    const now_ns = clock.nanos;
    const us = Math.floor(now_ns / 1000);
    if (pc === poll.pc && us === poll.us && now_ns - poll.ns < POLL_NS) {
      const to_ns = Math.min((us + 1) * 1000, until_ns);
      if (to_ns > now_ns) clock.tick(to_ns - now_ns);
    }
    poll.pc = pc;
    poll.us = Math.floor(clock.nanos / 1000);
    poll.ns = clock.nanos;
  }

  // Execute until the clock shows until_ns, which no alarm precedes, or something outside was touched.
  function stride(until_ns) {
    const most = Math.ceil((until_ns - clock.nanos) / cycle_ns);
    let cycles = 0;
    let pc = r[15];
    let nz = core.N ? -1 : core.Z ? 0 : 1;
    let c = core.C ? 1 : 0;
    let v = core.V ? 1 : 0;
    let a = 0;
    let b = 0;
    let x = 0;
    let i = 0;
    let outside = 0; // 1: read, 2: write a word at a; 3: let the package do it
    let op = 0;
    while (cycles < most) {
      if (pc >= RAM) op = ram16[(pc - RAM) >> 1];
      else if (pc >= FLASH) op = flash16[(pc & FLASH_MASK) >> 1];
      else op = rom16[pc >> 1];
      switch (op >> 11) {
        case 0: // LSLS immediate
          x = r[(op >> 3) & 7];
          i = (op >> 6) & 31;
          if (i) c = (x >>> (32 - i)) & 1;
          nz = r[op & 7] = x << i;
          break;
        case 1: // LSRS immediate
          x = r[(op >> 3) & 7];
          i = (op >> 6) & 31;
          c = (x >>> (i ? i - 1 : 31)) & 1;
          nz = r[op & 7] = i ? x >>> i : 0;
          nz |= 0;
          break;
        case 2: // ASRS immediate
          x = r[(op >> 3) & 7];
          i = (op >> 6) & 31 || 32;
          c = (x >> (i - 1)) & 1;
          if (i === 32) c = x >>> 31;
          nz = r[op & 7] = x >> (i === 32 ? 31 : i);
          break;
        case 3: // ADDS, SUBS with a register or three bits
          a = r[(op >> 3) & 7];
          b = op & 0x400 ? (op >> 6) & 7 : r[(op >> 6) & 7];
          if (op & 0x200) {
            x = (a - b) | 0;
            c = a >>> 0 >= b >>> 0 ? 1 : 0;
            v = ((a ^ b) & (a ^ x)) >>> 31;
          } else {
            x = (a + b) | 0;
            c = x >>> 0 < a >>> 0 ? 1 : 0;
            v = ((a ^ x) & (b ^ x)) >>> 31;
          }
          nz = r[op & 7] = x;
          break;
        case 4: // MOVS
          nz = r[(op >> 8) & 7] = op & 255;
          break;
        case 5: // CMP immediate
          a = r[(op >> 8) & 7];
          b = op & 255;
          nz = (a - b) | 0;
          c = a >>> 0 >= b ? 1 : 0;
          v = ((a ^ b) & (a ^ nz)) >>> 31;
          break;
        case 6: // ADDS immediate
          a = r[(op >> 8) & 7];
          b = op & 255;
          nz = r[(op >> 8) & 7] = x = (a + b) | 0;
          c = x >>> 0 < a >>> 0 ? 1 : 0;
          v = ((a ^ x) & (b ^ x)) >>> 31;
          break;
        case 7: // SUBS immediate
          a = r[(op >> 8) & 7];
          b = op & 255;
          nz = r[(op >> 8) & 7] = x = (a - b) | 0;
          c = a >>> 0 >= b ? 1 : 0;
          v = ((a ^ b) & (a ^ x)) >>> 31;
          break;
        case 8:
          if (op & 0x400) {
            // High registers, BX, BLX
            i = (op >> 3) & 15;
            b = i === 15 ? pc + 4 : r[i];
            i = (op & 7) | ((op >> 4) & 8);
            if ((op & 0x300) === 0x200) {
              // MOV
              if (i === 15) {
                pc = (b & ~1) - 2;
                cycles++;
              } else if (i === 13) outside = 3;
              else r[i] = b;
            } else if ((op & 0x300) === 0x100) {
              // CMP
              a = i === 15 ? pc + 4 : r[i];
              nz = (a - b) | 0;
              c = a >>> 0 >= b >>> 0 ? 1 : 0;
              v = ((a ^ b) & (a ^ nz)) >>> 31;
            } else if ((op & 0x300) === 0 && i !== 13) {
              // ADD
              if (i === 15) {
                pc = ((pc + 4 + b) & ~1) - 2;
                cycles++;
              } else r[i] += b;
            } else if ((op & 0x300) === 0x300 && b >>> 28 !== 15) {
              if (op & 0x80) r[14] = (pc + 2) | 1;
              pc = (b & ~1) - 2;
              cycles++;
            } else outside = 3;
            break;
          }
          a = r[op & 7];
          b = r[(op >> 3) & 7];
          switch ((op >> 6) & 15) {
            case 0: // ANDS
              nz = r[op & 7] = a & b;
              break;
            case 1: // EORS
              nz = r[op & 7] = a ^ b;
              break;
            case 2: // LSLS
              i = b & 255;
              if (i) c = i <= 32 ? (a >>> (32 - i)) & 1 : 0;
              if (i === 32) c = a & 1;
              nz = r[op & 7] = i > 31 ? 0 : a << i;
              break;
            case 3: // LSRS
              i = b & 255;
              if (i) c = i <= 32 ? (a >>> (i - 1)) & 1 : 0;
              nz = r[op & 7] = i > 31 ? 0 : a >>> i;
              nz |= 0;
              break;
            case 4: // ASRS
              i = Math.min(b & 255, 32);
              if (i) c = (a >> Math.min(i - 1, 31)) & 1;
              nz = r[op & 7] = a >> Math.min(i, 31);
              break;
            case 5: // ADCS
              x = (a + b + c) | 0;
              c = (a >>> 0) + (b >>> 0) + c > 0xffffffff ? 1 : 0;
              v = ((a ^ x) & (b ^ x)) >>> 31;
              nz = r[op & 7] = x;
              break;
            case 6: // SBCS
              x = (a - b - 1 + c) | 0;
              c = (a >>> 0) - (b >>> 0) - 1 + c >= 0 ? 1 : 0;
              v = ((a ^ b) & (a ^ x)) >>> 31;
              nz = r[op & 7] = x;
              break;
            case 7: // RORS
              i = b & 31;
              x = i ? (a >>> i) | (a << (32 - i)) : a;
              if (b & 255) c = x >>> 31;
              nz = r[op & 7] = x;
              break;
            case 8: // TST
              nz = a & b;
              break;
            case 9: // RSBS
              x = -b | 0;
              c = b === 0 ? 1 : 0;
              v = (b & x) >>> 31;
              nz = r[op & 7] = x;
              break;
            case 10: // CMP
              nz = (a - b) | 0;
              c = a >>> 0 >= b >>> 0 ? 1 : 0;
              v = ((a ^ b) & (a ^ nz)) >>> 31;
              break;
            case 11: // CMN
              nz = (a + b) | 0;
              c = nz >>> 0 < a >>> 0 ? 1 : 0;
              v = ((a ^ nz) & (b ^ nz)) >>> 31;
              break;
            case 12: // ORRS
              nz = r[op & 7] = a | b;
              break;
            case 13: // MULS
              nz = r[op & 7] = Math.imul(a, b);
              break;
            case 14: // BICS
              nz = r[op & 7] = a & ~b;
              break;
            default: // MVNS
              nz = r[op & 7] = ~b;
          }
          break;
        case 9: // LDR literal
          a = ((pc + 4) & ~3) + ((op & 255) << 2);
          if (a >= RAM) r[(op >> 8) & 7] = ram32[(a - RAM) >> 2];
          else if (a >= FLASH) r[(op >> 8) & 7] = flash32[(a & FLASH_MASK) >> 2];
          else outside = 3;
          cycles++;
          break;
        case 10:
        case 11: // loads and stores with a register
          a = (r[(op >> 3) & 7] + r[(op >> 6) & 7]) >>> 0;
          i = a - RAM;
          if (i >= 0 && i < RAM_BYTES) {
            switch ((op >> 9) & 7) {
              case 0:
                if (a & 3) outside = 3;
                else ram32[i >> 2] = r[op & 7];
                break;
              case 1:
                if (a & 1) outside = 3;
                else ram16[i >> 1] = r[op & 7];
                break;
              case 2:
                ram8[i] = r[op & 7];
                break;
              case 3:
                r[op & 7] = (ram8[i] << 24) >> 24;
                break;
              case 4:
                if (a & 3) outside = 3;
                else r[op & 7] = ram32[i >> 2];
                break;
              case 5:
                if (a & 1) outside = 3;
                else r[op & 7] = ram16[i >> 1];
                break;
              case 6:
                r[op & 7] = ram8[i];
                break;
              default:
                if (a & 1) outside = 3;
                else r[op & 7] = (ram16[i >> 1] << 16) >> 16;
            }
          } else if (a >>> 24 === 0x10 && op & 0x800 && !(a & 3)) {
            i = a & FLASH_MASK;
            if ((op & 0x600) === 0) r[op & 7] = flash32[i >> 2];
            else if ((op & 0x600) === 0x200) r[op & 7] = flash16[i >> 1];
            else if ((op & 0x600) === 0x400) r[op & 7] = flash8[i];
            else r[op & 7] = (flash16[i >> 1] << 16) >> 16;
          } else outside = 3;
          cycles++;
          break;
        case 12: // STR
          a = (r[(op >> 3) & 7] + ((op >> 4) & 0x7c)) >>> 0;
          i = a - RAM;
          if (a & 3) outside = 3;
          else if (i >= 0 && i < RAM_BYTES) ram32[i >> 2] = r[op & 7];
          else outside = 2;
          cycles++;
          break;
        case 13: // LDR
          a = (r[(op >> 3) & 7] + ((op >> 4) & 0x7c)) >>> 0;
          i = a - RAM;
          if (a & 3) outside = 3;
          else if (i >= 0 && i < RAM_BYTES) r[op & 7] = ram32[i >> 2];
          else if (a >>> 24 === 0x10) r[op & 7] = flash32[(a & FLASH_MASK) >> 2];
          else outside = 1;
          cycles++;
          break;
        case 14: // STRB
          i = ((r[(op >> 3) & 7] + ((op >> 6) & 31)) >>> 0) - RAM;
          if (i >= 0 && i < RAM_BYTES) ram8[i] = r[op & 7];
          else outside = 3;
          cycles++;
          break;
        case 15: // LDRB
          a = (r[(op >> 3) & 7] + ((op >> 6) & 31)) >>> 0;
          i = a - RAM;
          if (i >= 0 && i < RAM_BYTES) r[op & 7] = ram8[i];
          else if (a >>> 24 === 0x10) r[op & 7] = flash8[a & FLASH_MASK];
          else outside = 3;
          cycles++;
          break;
        case 16: // STRH
          a = (r[(op >> 3) & 7] + ((op >> 5) & 62)) >>> 0;
          i = a - RAM;
          if (i >= 0 && i < RAM_BYTES && !(a & 1)) ram16[i >> 1] = r[op & 7];
          else outside = 3;
          cycles++;
          break;
        case 17: // LDRH
          a = (r[(op >> 3) & 7] + ((op >> 5) & 62)) >>> 0;
          i = a - RAM;
          if (a & 1) outside = 3;
          else if (i >= 0 && i < RAM_BYTES) r[op & 7] = ram16[i >> 1];
          else if (a >>> 24 === 0x10) r[op & 7] = flash16[(a & FLASH_MASK) >> 1];
          else outside = 3;
          cycles++;
          break;
        case 18: // STR on the stack
        case 19: // LDR from the stack
          i = r[13] + ((op & 255) << 2) - RAM;
          if (i < 0 || i >= RAM_BYTES) outside = 3;
          else if (op & 0x800) r[(op >> 8) & 7] = ram32[i >> 2];
          else ram32[i >> 2] = r[(op >> 8) & 7];
          cycles++;
          break;
        case 20: // ADR
          r[(op >> 8) & 7] = ((pc + 4) & ~3) + ((op & 255) << 2);
          break;
        case 21: // ADD from the stack pointer
          r[(op >> 8) & 7] = r[13] + ((op & 255) << 2);
          break;
        case 22:
          if ((op & 0xe00) === 0x400) {
            // PUSH
            x = 0;
            for (i = op & 0x1ff; i; i &= i - 1) x += 4;
            a = r[13] - x;
            i = a - RAM;
            if (i < 0 || i + x > RAM_BYTES) {
              outside = 3;
              break;
            }
            r[13] = a;
            if (a < state.lowest) state.lowest = a;
            for (x = 0, i >>= 2; x < 8; x++) {
              if (op & (1 << x)) {
                ram32[i++] = r[x];
                cycles++;
              }
            }
            if (op & 0x100) ram32[i] = r[14];
          } else if ((op & 0xf00) === 0) {
            if (op & 0x80) {
              r[13] -= (op & 0x7f) << 2;
              if (r[13] < state.lowest) state.lowest = r[13];
            } else r[13] += (op & 0x7f) << 2;
          } else if ((op & 0xf00) === 0x200) {
            x = r[(op >> 3) & 7];
            if ((op & 0xc0) === 0) r[op & 7] = (x << 16) >> 16;
            else if ((op & 0xc0) === 0x40) r[op & 7] = (x << 24) >> 24;
            else r[op & 7] = (op & 0xc0) === 0x80 ? x & 0xffff : x & 0xff;
          } else outside = 3;
          break;
        case 23:
          if ((op & 0x600) === 0x400) {
            // POP
            i = r[13] - RAM;
            if (i < 0 || i + 36 > RAM_BYTES) {
              outside = 3;
              break;
            }
            i >>= 2;
            if (op & 0x100) {
              x = 0;
              for (a = op & 0xff; a; a &= a - 1) x++;
              if (ram32[i + x] >>> 28 === 15) {
                outside = 3; // the end of an interrupt
                break;
              }
            }
            for (x = 0; x < 8; x++) {
              if (op & (1 << x)) {
                r[x] = ram32[i++];
                cycles++;
              }
            }
            if (op & 0x100) {
              pc = (ram32[i++] & ~1) - 2;
              cycles += 2;
            }
            r[13] = RAM + (i << 2);
          } else if ((op & 0x7c0) === 0x200) {
            x = r[(op >> 3) & 7]; // REV
            r[op & 7] = (x << 24) | ((x & 0xff00) << 8) | ((x >> 8) & 0xff00) | (x >>> 24);
          } else if (op !== 0xbf00) outside = 3;
          break;
        case 24: // STMIA
        case 25: // LDMIA
          a = r[(op >> 8) & 7] >>> 0;
          i = a - RAM;
          if (a & 3) outside = 3;
          else if (i >= 0 && i + 32 <= RAM_BYTES) {
            i >>= 2;
            for (x = 0; x < 8; x++) {
              if (op & (1 << x)) {
                if (op & 0x800) r[x] = ram32[i++];
                else ram32[i++] = r[x];
                cycles++;
              }
            }
            if (!(op & (1 << ((op >> 8) & 7)))) r[(op >> 8) & 7] = RAM + (i << 2);
          } else outside = 3;
          break;
        case 26:
        case 27: // B with a condition
          switch ((op >> 8) & 15) {
            case 0:
              x = nz === 0;
              break;
            case 1:
              x = nz !== 0;
              break;
            case 2:
              x = c;
              break;
            case 3:
              x = !c;
              break;
            case 4:
              x = nz < 0;
              break;
            case 5:
              x = nz >= 0;
              break;
            case 6:
              x = v;
              break;
            case 7:
              x = !v;
              break;
            case 8:
              x = c && nz !== 0;
              break;
            case 9:
              x = !c || nz === 0;
              break;
            case 10:
              x = nz < 0 === (v === 1);
              break;
            case 11:
              x = nz < 0 !== (v === 1);
              break;
            case 12:
              x = nz < 0 === (v === 1) && nz !== 0;
              break;
            case 13:
              x = nz < 0 !== (v === 1) || nz === 0;
              break;
            default:
              outside = 3;
              x = false;
          }
          if (x) {
            pc += ((op << 24) >> 23) + 2;
            cycles++;
          }
          break;
        case 28: // B
          pc += ((op << 21) >> 20) + 2;
          cycles++;
          break;
        case 30: // BL, or something wide
          if (pc >= RAM) b = ram16[(pc - RAM + 2) >> 1];
          else b = pc >= FLASH ? flash16[((pc + 2) & FLASH_MASK) >> 1] : rom16[(pc + 2) >> 1];
          if ((b & 0xd000) !== 0xd000) {
            outside = 3;
            break;
          }
          x = (op >> 10) & 1;
          a = (((b >> 13) & 1) ^ x ^ 1) << 23;
          a |= (((b >> 11) & 1) ^ x ^ 1) << 22;
          a |= (x ? 0xff000000 : 0) | ((op & 0x3ff) << 12) | ((b & 0x7ff) << 1);
          r[14] = (pc + 4) | 1;
          pc += 2 + a;
          cycles += 2;
          break;
        default:
          outside = 3;
      }
      if (outside) break;
      pc += 2;
      cycles++;
    }
    if (outside && cycles && op >> 11 >= 9 && op >> 11 <= 19) cycles--; // counted above; not yet done
    r[15] = pc;
    core.N = nz < 0;
    core.Z = nz === 0;
    core.C = c !== 0;
    core.V = v !== 0;
    clock.tick(cycles * cycle_ns);
    if (outside === 3) step();
    else if (outside) word(outside === 2, a, op, pc, until_ns);
  }

  // Load or store a word outside RAM and flash.
  function word(store, address, op, pc, until_ns) {
    r[15] = pc + 2;
    if (store) mcu.writeUint32(address, r[op & 7] >>> 0);
    else {
      if (skip && TIMER_LOW.includes(address)) skipPolling(pc, until_ns);
      r[op & 7] = mcu.readUint32(address);
    }
    const cycles = address >= SIO && address < PPB ? 1 : address >= 0x40000000 && address < 0x50000000 ? (store ? 5 : 4) : 2;
    clock.tick(cycles * cycle_ns);
  }

  // Run until the clock shows limit_ns, or stop() was called.
  function run(limit_ns) {
    while (clock.nanos < limit_ns && !state.stopped) {
      if (core.interruptsUpdated && core.checkForInterrupts()) core.waiting = false;
      const alarm_ns = clock.nextAlarm ? clock.nextAlarm.nanos : Infinity;
      const until_ns = Math.min(alarm_ns, limit_ns);
      if (core.waiting || until_ns <= clock.nanos) clock.tick(Math.max(0, until_ns - clock.nanos));
      else if (plain) step();
      else stride(until_ns);
    }
  }

  return {
    run,
    stop: () => (state.stopped = true),
    // The most bytes of stack that were in use since the stack was set up.
    stack: () => (state.top ? state.top - state.lowest : 0),
  };
}

// What the package does differently from the chip: with interrupts masked, a pending one wakes a sleeping processor
// but is not entered; and SEV leaves an event behind, so that the next WFE does not sleep.
function sleepLikeHardware(core) {
  const check = core.checkForInterrupts.bind(core);
  core.checkForInterrupts = () => {
    if (!core.waiting || !core.PM) return check();
    const pending = (core.pendingInterrupts & core.enabledInterrupts) !== 0 || core.pendingSystick;
    core.interruptsUpdated = false;
    return pending;
  };
  const execute = core.executeInstruction.bind(core);
  const SEV = 0xbf40;
  core.executeInstruction = () => {
    const sev = core.readUint16(core.PC & ~1) === SEV;
    const cycles = execute();
    if (sev) core.eventRegistered = true;
    return cycles;
  };
}
