// The bench protocol's frames: a tag byte, the payload's length as u32 little endian, the payload.
const HEAD = 5;
const MOST = 16 * 1024 * 1024;

// Cuts a stream of bytes into frames { tag, body }.
export class FrameCutter {
  constructor() {
    this.held = Buffer.alloc(0);
  }

  *feed(data) {
    this.held = this.held.length ? Buffer.concat([this.held, data]) : data;
    let at = 0;
    while (this.held.length - at >= HEAD) {
      const size = this.held.readUInt32LE(at + 1);
      if (size > MOST) throw new Error(`a frame of ${size} bytes is too long`);
      if (this.held.length - at < HEAD + size) break;
      const tag = String.fromCharCode(this.held[at]);
      yield { tag, body: this.held.subarray(at + HEAD, at + HEAD + size) };
      at += HEAD + size;
    }
    this.held = this.held.subarray(at);
  }
}

// A frame whose payload begins with a time.
export function timed(tag, at_us, data = Buffer.alloc(0)) {
  const frame = Buffer.alloc(HEAD + 8 + data.length);
  frame[0] = tag.charCodeAt(0);
  frame.writeUInt32LE(8 + data.length, 1);
  frame.writeBigUInt64LE(BigInt(Math.floor(at_us)), HEAD);
  frame.set(data, HEAD + 8);
  return frame;
}

// The time at which a payload begins, in microseconds.
export function timeOf(body) {
  return Number(body.readBigUInt64LE(0));
}
