// The unmodified RP2040 binary of a board, behind the bench protocol on standard input and output.
//
//     node board.mjs --rom rom.bin --program companion.bin|companion.uf2 [--plain] [--no-skip] [--data DIR]
//
// 'N' takes the board away, for the next 'I'. Ends with 'Q' or when its input ends. A terminal's interrupt is left to whoever started it.
import fs from 'node:fs';
import { FrameCutter, timed, timeOf } from './frames.mjs';
import { Board } from './powered.mjs';

const SLICE_NS = 10e6;
const LAG_MS = 200; // farther behind than this, a paced run no longer catches up
const HELD_BYTES = 1 << 16;
const BUS = ['told', 'suspend', 'reset', 'missed', 'twice']; // of the frame Z
const PULLED = 3; // of the frame X: not a cut, but the pin RUN

function option(name) {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? undefined : process.argv[at + 1];
}

class Bench {
  constructor() {
    this.cutter = new FrameCutter();
    this.board = null;
    this.queue = []; // frames of time to come, by time
    this.frames = []; // frames not looked at yet: a run may be going on
    this.out = [];
    this.held = 0;
    this.pace = null;
  }

  // ---- out ----

  put(frame) {
    this.out.push(frame);
    this.held += frame.length;
    if (this.held > HELD_BYTES) this.flush();
  }

  flush() {
    if (this.out.length) process.stdout.write(Buffer.concat(this.out));
    this.out = [];
    this.held = 0;
  }

  event(ns, facts) {
    this.put(timed('E', ns / 1000, Buffer.from(JSON.stringify(facts))));
  }

  // ---- in ----

  feed(data) {
    for (const frame of this.cutter.feed(data)) this.take(frame.tag, frame.body);
    this.flush();
  }

  take(tag, body) {
    if (tag === 'I') return this.begin(JSON.parse(body.toString('utf8')));
    if (!this.board) throw new Error(`the first frame must be I, not ${tag}`);
    if ('FPWUXZ'.includes(tag)) this.schedule(tag, timeOf(body) * 1000, Buffer.from(body.subarray(8)));
    else if (tag === 'R') this.runTo(timeOf(body) * 1000);
    else if (tag === 'G') this.goFree(body.readUInt32LE(0));
    else if (tag === 'L') this.load(body.readUInt32LE(0), body.subarray(4));
    else if (tag === 'B') this.board.leaveBootLoader();
    else if (tag === 'N') this.leave();
    else if (tag === 'Q') this.end();
    else throw new Error(`an unknown frame ${tag}`);
  }

  begin(init) {
    const program = fs.readFileSync(option('program'));
    const rom = fs.readFileSync(option('rom'));
    const how = { plain: process.argv.includes('--plain'), skip: !process.argv.includes('--no-skip') };
    this.board = new Board(init, { rom, program, data: option('data'), ...how }, {
      serial: (ns, bytes) => this.put(timed('S', ns / 1000, bytes)),
      event: (ns, facts) => this.event(ns, facts),
    });
  }

  schedule(tag, ns, body) {
    const { queue } = this;
    let at = queue.length;
    while (at > 0 && queue[at - 1].ns > ns) at -= 1;
    queue.splice(at, 0, { tag, ns, body });
  }

  load(address, data) {
    const taken = this.board.receive(address, data);
    if (!taken) this.event(this.board.now(), { what: 'refused', frame: 'L', address });
  }

  apply({ tag, body }) {
    const { board } = this;
    if (tag === 'F') this.fields(body);
    else if (tag === 'P') board.press(body[0]);
    else if (tag === 'U') board.send(body);
    else if (tag === 'X' && body[0] === PULLED) board.pulled();
    else if (tag === 'X') board.power(body[0] !== 0, body[0] === 2);
    else if (tag === 'Z') board.bus(BUS[body[0]]);
    else board.volts(body.readUInt16LE(0), body[2]);
  }

  fields(body) {
    const { millivolts } = this.board.sensors;
    if (body.length !== 2 * millivolts.length) {
      this.event(this.board.now(), { what: 'refused', frame: 'F', sensors: millivolts.length });
      return;
    }
    for (let i = 0; i < millivolts.length; i++) millivolts[i] = body.readUInt16LE(2 * i);
  }

  // ---- time ----

  // Let simulated time pass, each frame taking effect at its own.
  advance(ns) {
    while (this.queue.length && this.queue[0].ns <= ns) {
      const frame = this.queue.shift();
      this.board.run(frame.ns);
      this.apply(frame);
    }
    this.board.run(ns);
  }

  runTo(ns) {
    this.pace = null;
    this.advance(ns);
    this.board.memory();
    this.put(timed('R', this.board.now() / 1000));
  }

  goFree(percent) {
    this.pace = { percent, began_ms: performance.now(), began_ns: this.board.now() };
    this.goOn(this.pace);
  }

  goOn(pace) {
    if (pace !== this.pace) return;
    const { board } = this;
    if (!pace.percent) {
      this.advance(board.now() + SLICE_NS);
      this.flush();
      setImmediate(() => this.goOn(pace));
      return;
    }
    const ns_a_ms = pace.percent * 1e4;
    const due_ns = pace.began_ns + (performance.now() - pace.began_ms) * ns_a_ms;
    if (due_ns - board.now() > LAG_MS * ns_a_ms) pace.began_ms += (due_ns - board.now()) / ns_a_ms;
    this.advance(Math.min(due_ns, board.now() + SLICE_NS));
    this.flush();
    if (board.now() < due_ns) setImmediate(() => this.goOn(pace));
    else setTimeout(() => this.goOn(pace), 1);
  }

  // This board is gone; the next I brings another.
  leave() {
    this.pace = null;
    this.board.memory();
    this.put(timed('R', this.board.now() / 1000));
    this.board = null;
    this.queue = [];
  }

  end() {
    if (this.board) this.board.memory();
    this.flush();
    process.exit(0);
  }
}

const bench = new Bench();
process.on('SIGINT', () => {});
process.stdin.on('data', (data) => {
  try {
    bench.feed(data);
  } catch (error) {
    bench.flush();
    process.stderr.write(`${process.env.COMPANION_TRACE ? error.stack : error.message}\n`);
    process.exit(2);
  }
});
process.stdin.on('end', () => bench.end());
process.stdout.on('error', () => process.exit(0)); // nobody reads any more
