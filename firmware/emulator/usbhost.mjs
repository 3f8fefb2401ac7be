// The computer's side of the USB cable: finds the device as an operating system does, reads what it says of itself,
// opens its serial port, and then asks for data as long as the cable is in. Out packets are sent only when there is
// something to send: until then the device's buffer stays empty, as on a real bus.
const EMPTY = new Uint8Array(0);
const [DEVICE, CONFIGURATION, STRING] = [1, 2, 3];
const [ENDPOINT, INTERFACE] = [5, 4];
const [DATA_CLASS, BULK] = [10, 2];
const LINE_CODING = [0x00, 0xc2, 0x01, 0x00, 0, 0, 8]; // 115200 8N1
const DTR_AND_RTS = 3;
const PACKET = 64;
const BETWEEN_NS = 100e3;
const ENGLISH = 0x0409;
const [SOF_READ, SIE_STATUS] = [0x48, 0x50];
const [RESUMED, SUSPENDED] = [1 << 11, 1 << 4];
const FRAME_NS = 1e6;
const IDLE_NS = 3e6; // without frames for so long a device is suspended (USB 2.0, 7.1.7.6)

export class UsbHost {
  // configured(): the device may draw what it declares; plugged(facts): it is ready; serial(bytes): what it sent.
  constructor(usb, clock, { configured, plugged, serial }) {
    this.usb = usb;
    this.later = clock.createAlarm(() => this.next());
    this.configured = configured;
    this.plugged = plugged;
    this.serial = serial;
    this.ready = false;
    this.endpointIn = this.endpointOut = -1;
    this.room = 0; // bytes that the device would take
    this.waiting = [];
    this.transfers = [];
    this.transfer = null;
    this.clock = clock;
    this.stopped_ns = -1; // when the last frame went out
    this.kept = []; // what came from the device after that
    this.idle = clock.createAlarm(() => this.change(SUSPENDED));
    this.frames();
    usb.onUSBEnabled = () => usb.resetDevice();
    usb.onResetReceived = () => this.find();
    usb.onEndpointWrite = (endpoint, data) => (endpoint === 0 ? this.answered(data) : this.received(endpoint, data));
    usb.onEndpointRead = (endpoint, size) => this.wanted(endpoint, size);
  }

  // Send bytes to the device's serial port, as soon as it takes them.
  send(data) {
    for (let at = 0; at < data.length; at += PACKET) this.waiting.push(data.subarray(at, at + PACKET));
    this.pump();
  }

  // ---- suspend and resume ----

  // The computer sleeps: no frames any more, and nothing is asked or sent.
  suspend() {
    if (this.stopped_ns >= 0) return;
    this.stopped_ns = this.clock.nanos;
    this.idle.schedule(IDLE_NS);
  }

  // It is awake again. how: "told" as it should be; "reset" with a reset of the bus, after which the device is found
  // anew; "missed": the controller does not tell; "twice": a frame later it tells of a suspend, as it may of each change.
  resume(how) {
    if (this.stopped_ns < 0) return;
    this.stopped_ns = -1;
    if (how === 'reset') {
      this.ready = false;
      this.kept = [];
      this.room = 0;
      this.usb.resetDevice();
    } else if (how !== 'missed') this.change(RESUMED);
    if (how === 'twice') this.idle.schedule(FRAME_NS);
    for (const data of this.kept.splice(0)) this.serial(data);
    this.pump();
  }

  change(bits) {
    this.usb.sieStatus |= bits;
    this.usb.sieStatusUpdated();
  }

  // What the package's controller lacks: the number of the frame, and the clearing of "suspended".
  frames() {
    const { usb, clock } = this;
    const read = usb.readUint32.bind(usb);
    usb.readUint32 = (offset) => {
      if (offset !== SOF_READ) return read(offset);
      const ns = this.stopped_ns < 0 ? clock.nanos : this.stopped_ns;
      return Math.floor(ns / FRAME_NS) & 0x7ff;
    };
    const write = usb.writeUint32.bind(usb);
    usb.writeUint32 = (offset, value) => {
      if (offset === SIE_STATUS && usb.rawWriteValue & SUSPENDED) usb.sieStatus &= ~SUSPENDED;
      write(offset, value);
    };
  }

  // ---- data ----

  pump() {
    if (this.stopped_ns >= 0 || !this.ready || !this.room || !this.waiting.length) return;
    const packet = this.waiting.shift();
    const now = packet.subarray(0, this.room);
    if (now.length < packet.length) this.waiting.unshift(packet.subarray(now.length));
    this.room = 0;
    this.usb.endpointReadDone(this.endpointOut, now);
  }

  received(endpoint, data) {
    if (endpoint !== this.endpointIn || !data.length) return;
    if (this.stopped_ns >= 0) this.kept.push(Buffer.from(data));
    else this.serial(Buffer.from(data));
  }

  wanted(endpoint, size) {
    if (endpoint === 0) {
      const data = this.transfer?.data ?? EMPTY;
      this.usb.endpointReadDone(0, data);
      if (this.transfer?.answerLength) this.finish(); // the empty packet that ends a question
    } else if (endpoint === this.endpointOut) {
      this.room = size;
      this.pump();
    }
  }

  // ---- control transfers ----

  // Ask endpoint 0. request: the four fields of a setup packet; then(answer).
  control(type, request, value, index, { length = 0, data = null, then = () => {} }) {
    const size = data ? data.length : length;
    const setup = Uint8Array.of(type, request, value & 255, value >> 8, index & 255, index >> 8, size & 255, size >> 8);
    this.transfers.push({ setup, answerLength: length, data: data && Uint8Array.from(data), then, got: [] });
    if (!this.transfer && !this.later.scheduled) this.next();
  }

  next() {
    this.later.scheduled = false;
    this.transfer = this.transfers.shift() ?? null;
    if (this.transfer) this.usb.sendSetupPacket(this.transfer.setup);
  }

  answered(data) {
    const { transfer } = this;
    if (!transfer) return;
    transfer.got.push(...data);
    if (!transfer.answerLength) this.finish(); // the device's empty packet: it has agreed
  }

  finish() {
    const { transfer } = this;
    this.transfer = null;
    this.later.schedule(BETWEEN_NS); // the packet that ends this one is still under way
    transfer.then(transfer.got);
  }

  // ---- what an operating system asks ----

  find() {
    this.transfers = [];
    this.transfer = null;
    const facts = {};
    this.control(0x00, 5, 1, 0, {}); // address 1
    this.describe(DEVICE, 0, 18, (device) => {
      facts.vendor = device[8] | (device[9] << 8);
      facts.product_id = device[10] | (device[11] << 8);
      this.name(device[14], (text) => (facts.manufacturer = text));
      this.name(device[15], (text) => (facts.product = text));
      this.name(device[16], (text) => (facts.serial = text));
      this.describe(CONFIGURATION, 0, 9, (head) =>
        this.describe(CONFIGURATION, 0, head[2] | (head[3] << 8), (whole) => this.configure(whole, facts)),
      );
    });
  }

  describe(kind, index, length, then, language = 0) {
    this.control(0x80, 6, (kind << 8) | index, language, { length, then });
  }

  name(index, then) {
    if (!index) return;
    const text = (raw) => then(Buffer.from(raw.slice(2, raw[0])).toString('utf16le'));
    this.describe(STRING, index, 255, text, ENGLISH);
  }

  configure(descriptors, facts) {
    facts.attributes = descriptors[7];
    facts.power_ma = 2 * descriptors[8];
    let data = false;
    for (let at = 0; at + 1 < descriptors.length && descriptors[at] > 1; at += descriptors[at]) {
      const kind = descriptors[at + 1];
      if (kind === INTERFACE) data = descriptors[at + 5] === DATA_CLASS;
      if (kind !== ENDPOINT || !data || (descriptors[at + 3] & 3) !== BULK) continue;
      const address = descriptors[at + 2];
      if (address & 0x80) this.endpointIn = address & 15;
      else this.endpointOut = address & 15;
    }
    this.control(0x00, 9, 1, 0, { then: () => this.configured() });
    this.control(0x21, 0x20, 0, 0, { data: LINE_CODING });
    this.control(0x21, 0x22, DTR_AND_RTS, 0, {
      then: () => {
        this.ready = true;
        this.plugged(facts);
        this.pump();
      },
    });
  }
}
