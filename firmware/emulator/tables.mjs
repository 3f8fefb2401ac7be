// Reads pins.csv and cells.csv: which pin does what, and which sensor hangs on which multiplexer of which strip.
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const DATA = fileURLToPath(new URL('../../companion/device/data', import.meta.url));
export const STRIPS = 7;
export const MUXES = 3;
export const CHANNELS = 16;
export const NOTHING = -1; // nothing hangs on this tap
export const REFERENCE = -2; // half of the strip's supply
const SITES = 5;
export const REGISTERS = 5;
export const OUTPUTS = 8;

// The rows of a CSV file without quotes, as objects.
function rows(file) {
  const [head, ...lines] = fs.readFileSync(file, 'utf8').split(/\r?\n/).filter((line) => line);
  const names = head.split(',');
  return lines.map((line) => Object.fromEntries(line.split(',').map((value, i) => [names[i], value])));
}

// GPIO numbers by signal.
export function readPins(folder = DATA) {
  return Object.fromEntries(rows(path.join(folder, 'pins.csv')).map((row) => [row.signal, Number(row.gpio)]));
}

// One layout: how many sensors and strips it has, and taps[(strip * MUXES + mux) * CHANNELS + channel], which is a
// sensor's number in sensor order (by cell and site, the kings' after all others), REFERENCE or NOTHING.
export function readLayout(name, folder = DATA) {
  const own = rows(path.join(folder, 'cells.csv')).filter((row) => row.layout === name);
  if (!own.length) throw new Error(`cells.csv knows no layout ${name}`);
  const sensed = own.filter((row) => row.sensor !== 'ref');
  sensed.sort((a, b) => a.cell * SITES + Number(a.sensor) - (b.cell * SITES + Number(b.sensor)));
  const taps = new Int16Array(STRIPS * MUXES * CHANNELS).fill(NOTHING);
  const tap = (row) => (Number(row.strip) * MUXES + Number(row.mux)) * CHANNELS + Number(row.channel);
  sensed.forEach((row, index) => (taps[tap(row)] = index));
  own.filter((row) => row.sensor === 'ref').forEach((row) => (taps[tap(row)] = REFERENCE));
  // On one circuit board: the place in the chain of registers of the switch that feeds each sensor, and each row's
  // half of the supply; the farthest row's register is the first, its second output the left cell.
  const strips = new Set(own.map((row) => row.strip)).size;
  const squares = sensed.filter((row) => row.sensor === '4').length;
  const columns = squares / strips;
  const place = (strip, column) => (REGISTERS - 1 - strip) * OUTPUTS + 1 + column;
  const switches = sensed.map((row) => place(row.strip, (row.cell < squares ? row.cell : row.cell - squares) % columns));
  const halves = Array.from({ length: strips }, (_, strip) => place(strip, 0));
  return { name, sensors: sensed.length, strips, taps, switches, halves };
}
