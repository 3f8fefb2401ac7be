// Reads a program for flash: a plain binary, or a UF2 file of the RP2040 family.
const BLOCK = 512;
const FAMILY = 0xe48bff56;
const FLASH = 0x10000000;
const HAS_FAMILY = 0x2000;

// [{ offset, data }] from the start of flash. Throws Error when a UF2 holds nothing for this chip.
export function pieces(file) {
  if (file.length < BLOCK || file.readUInt32LE(0) !== 0x0a324655) return [{ offset: 0, data: file }];
  const found = [];
  for (let at = 0; at + BLOCK <= file.length; at += BLOCK) {
    const block = file.subarray(at, at + BLOCK);
    const sound =
      block.readUInt32LE(0) === 0x0a324655 && block.readUInt32LE(4) === 0x9e5d5157 && block.readUInt32LE(508) === 0x0ab16f30;
    if (!sound || !(block.readUInt32LE(8) & HAS_FAMILY) || block.readUInt32LE(28) !== FAMILY) continue;
    const size = block.readUInt32LE(16);
    found.push({ offset: block.readUInt32LE(12) - FLASH, data: block.subarray(32, 32 + size) });
  }
  if (!found.length) throw new Error('this UF2 file holds nothing for the RP2040');
  return found;
}
