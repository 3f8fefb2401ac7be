// HARD of tomsgarden, a JSON line for each act: see garden_tomsgarden.py, which asks it.
//
// Two places of its engine are read otherwise, so that it thinks about our table: a sector of the wheel brings the
// points that stand on it, and expansions go to the six slots, turned in any way, not anywhere beside the garden.
import { createInterface } from 'node:readline';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const [sources, esbuild] = process.argv.slice(2);
const steps = [[0, -1], [1, -1], [1, 0], [0, 1], [-1, 1], [-1, 0]];
const slots = steps.map(([q, r]) => [{ q: 3 * q, r: 3 * r }, ...steps.map(([x, y]) => ({ q: 3 * q + x, r: 3 * r + y }))]);

function replaced(text, before, after) {
  const parts = text.split(before);
  if (parts.length !== 2) throw new Error(`its sources have changed: ${before}`);
  return parts.join(after);
}

function core(text) {
  text = replaced(text, 'categories.includes(ph.hex.pattern as PatternId)) gained += value', 'categories.includes(ph.hex.pattern as PatternId)) gained += globalThis.sectors[ph.hex.pattern]');
  text = replaced(text, 'categories.includes(ph.hex.color as ColorId)) gained += value', 'categories.includes(ph.hex.color as ColorId)) gained += globalThis.sectors[ph.hex.color]');
  return replaced(text, "const existing = new Set(p.spaces.map((s) => axialKey(s.at)));\n  const anchors", "if (size === 7) return globalThis.freeSlots(new Set(p.spaces.map((s) => axialKey(s.at))));\n  const existing = new Set(p.spaces.map((s) => axialKey(s.at)));\n  const anchors");
}

globalThis.freeSlots = (existing) =>
  slots
    .filter(([middle]) => !existing.has(`${middle.q},${middle.r}`))
    .flatMap(([middle, ...rim]) => rim.map((_, at) => [middle, ...rim.slice(at), ...rim.slice(0, at)]));

const { build } = await import(pathToFileURL(resolve(esbuild, 'lib/main.js')).href);
const made = await build({
  stdin: {
    contents: "export { HardBot } from './shared/ai/hard.js'; export { makeRng } from './shared/engine/rng.js';",
    resolveDir: resolve(sources),
  },
  bundle: true,
  write: false,
  format: 'esm',
  platform: 'node',
  logLevel: 'error',
  plugins: [
    {
      name: 'our-table',
      setup(one) {
        one.onLoad({ filter: /engine[\\/]core\.ts$/ }, ({ path }) => ({
          contents: core(readFileSync(path, 'utf8')),
          loader: 'ts',
        }));
      },
    },
  ],
});
const peer = await import('data:text/javascript;base64,' + Buffer.from(made.outputFiles[0].text).toString('base64'));

for await (const line of createInterface({ input: process.stdin })) {
  const { state, player, seed, sectors } = JSON.parse(line);
  globalThis.sectors = sectors;
  process.stdout.write(JSON.stringify(peer.HardBot.chooseAction(state, player, peer.makeRng(seed))) + '\n');
}
