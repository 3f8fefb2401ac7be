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

export class UsbHost {
  // plugged(facts): the device is ready; serial(bytes): what it sent.
  constructor(usb, clock, { plugged, serial }) {
    this.usb = usb;
    this.later = clock.createAlarm(() => this.next());
    this.plugged = plugged;
    this.serial = serial;
    this.ready = false;
    this.endpointIn = this.endpointOut = -1;
    this.room = 0; // bytes that the device would take
    this.waiting = [];
    this.transfers = [];
    this.transfer = null;
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

  pump() {
    if (!this.ready || !this.room || !this.waiting.length) return;
    const packet = this.waiting.shift();
    const now = packet.subarray(0, this.room);
    if (now.length < packet.length) this.waiting.unshift(packet.subarray(now.length));
    this.room = 0;
    this.usb.endpointReadDone(this.endpointOut, now);
  }

  received(endpoint, data) {
    if (endpoint === this.endpointIn && data.length) this.serial(Buffer.from(data));
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
    let data = false;
    for (let at = 0; at + 1 < descriptors.length && descriptors[at] > 1; at += descriptors[at]) {
      const kind = descriptors[at + 1];
      if (kind === INTERFACE) data = descriptors[at + 5] === DATA_CLASS;
      if (kind !== ENDPOINT || !data || (descriptors[at + 3] & 3) !== BULK) continue;
      const address = descriptors[at + 2];
      if (address & 0x80) this.endpointIn = address & 15;
      else this.endpointOut = address & 15;
    }
    this.control(0x00, 9, 1, 0, {});
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
