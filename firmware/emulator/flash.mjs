// The flash chip: 2 MB, its unique number, erasing and programming as the boot ROM's calls do it, and the file in
// which it outlives the process. The file holds the end of the flash: usually its last two sectors, in which the
// firmware keeps what it must not forget; all of it once the boot loader has written another program.
import fs from 'node:fs';
import { pieces } from './uf2.mjs';

export const SIZE = 2 * 1024 * 1024;
const SECTOR = 4096;
const KEPT = 2 * SECTOR;
const ERASE_SECTOR_NS = 45e6; // W25Q16JV, typical
const PROGRAM_BYTE_NS = 0.4e6 / 256;
const READ_STATUS_2 = 0x35;
const UNIQUE_ID = 0x4b;
const UNIQUE_ID_AT = 5; // after the command and four empty bytes
const QUAD_ENABLED = 2;

export class Flash {
  // file: "" for none. torn_write, torn_erase: bytes after which the power dies, once. torn(): tells of it.
  constructor({ file = '', uid, torn_write = null, torn_erase = null }, torn) {
    this.bytes = new Uint8Array(SIZE).fill(0xff);
    this.file = file;
    this.uid = Buffer.from(uid, 'hex');
    this.left = { write: torn_write, erase: torn_erase };
    this.torn = torn;
    this.whole = false; // the program was replaced as well
  }

  // Lay down the program, then what the file keeps over it.
  load(program) {
    for (const { offset, data } of pieces(program)) {
      if (offset < 0 || offset + data.length > SIZE) throw new Error('the program lies outside the flash');
      this.bytes.set(data, offset);
    }
    if (!this.file || !fs.existsSync(this.file)) return;
    const kept = fs.readFileSync(this.file);
    if (kept.length > SIZE) throw new Error(`${this.file} is larger than the flash`);
    this.whole = kept.length > KEPT;
    this.bytes.set(kept, SIZE - kept.length);
  }

  save() {
    if (!this.file) return;
    fs.writeFileSync(`${this.file}.new`, this.bytes.subarray(this.whole ? 0 : SIZE - KEPT));
    fs.renameSync(`${this.file}.new`, this.file);
  }

  // Erase whole sectors; tells how long it takes in nanoseconds.
  erase(offset, count) {
    const whole = this.upTo('erase', count);
    this.bytes.fill(0xff, offset, Math.min(SIZE, offset + whole));
    this.done(whole < count);
    return (count / SECTOR) * ERASE_SECTOR_NS;
  }

  // Program bytes, which can only clear bits; tells how long it takes in nanoseconds.
  program(offset, data) {
    const whole = this.upTo('write', data.length);
    for (let i = 0; i < whole; i++) this.bytes[offset + i] &= data[i];
    this.done(whole < data.length);
    return data.length * PROGRAM_BYTE_NS;
  }

  // How many of so many bytes are done before the power dies.
  upTo(kind, count) {
    const left = this.left[kind];
    if (left === null || left === undefined) return count;
    this.left[kind] = left > count ? left - count : null;
    return left > count ? count : Math.min(left, count - 1);
  }

  done(torn) {
    this.save();
    if (torn) this.torn();
  }

  // The boot loader writes a piece: it erases each sector when it comes to it first.
  receive(offset, data, erased) {
    if (offset < 0 || offset + data.length > SIZE) return false;
    for (let at = offset - (offset % SECTOR); at < offset + data.length; at += SECTOR) {
      if (!erased.has(at)) this.bytes.fill(0xff, at, at + SECTOR);
      erased.add(at);
    }
    this.bytes.set(data, offset);
    this.whole ||= offset < SIZE - KEPT;
    return true;
  }
}

// The serial interface to the flash chip, for the commands that firmware sends by itself: every byte written gives
// one to read. mcu.peripherals[...] of the package knows none of the answers.
export function attachCommands(mcu, flash, chipSelect) {
  const ssi = mcu.peripherals[0x18000];
  const [STATUS, DATA] = [0x28, 0x60];
  const plain = { read: ssi.readUint32.bind(ssi), write: ssi.writeUint32.bind(ssi) };
  const answers = [];
  let command = 0;
  let position = 0;
  chipSelect.changed = () => ((position = 0), (answers.length = 0));
  const answer = () => {
    if (command === UNIQUE_ID && position >= UNIQUE_ID_AT) return flash.uid[position - UNIQUE_ID_AT] ?? 0;
    return command === READ_STATUS_2 && position > 0 ? QUAD_ENABLED : 0;
  };
  ssi.readUint32 = (offset) => {
    if (offset === STATUS) return 0b110 | (answers.length ? 0b1000 : 0);
    if (offset !== DATA) return plain.read(offset);
    const byte = answers.shift() ?? 0;
    if (!answers.length && !chipSelect.forced) position = 0;
    return byte;
  };
  ssi.writeUint32 = (offset, value) => {
    if (offset !== DATA) return plain.write(offset, value);
    if (position === 0) command = value & 0xff;
    answers.push(answer());
    position += 1;
  };
}
