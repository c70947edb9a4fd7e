/** Writes `grain.png`, a tile of paper grain that repeats without a seam. */
import { writeFileSync } from 'node:fs';
import { crc32, deflateSync } from 'node:zlib';

/** Side of the tile of paper grain, in pixels. */
const SIZE_PX = 192;
/** The number of levels of brown. */
const LEVELS = 16;
const STAIN = [92, 61, 26] as const;
/** Alpha of the darkest level, of 255. */
const DARKEST_ALPHA = 96;

/** A deterministic pseudo-random fraction, 0 to 1, for a lattice point. */
function lattice(x: number, y: number, seed: number): number {
  let hash = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(seed, 2246822519);
  hash = Math.imul(hash ^ (hash >>> 13), 1274126177);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}

/** Value noise with the given number of cells across the tile. */
function noise(x: number, y: number, cells: number, seed: number): number {
  const [u, v] = [(x * cells) / SIZE_PX, (y * cells) / SIZE_PX];
  const [left, top] = [Math.floor(u), Math.floor(v)];
  const ease = (t: number): number => t * t * (3 - 2 * t);
  const [across, down] = [ease(u - left), ease(v - top)];
  const at = (dx: number, dy: number): number => lattice((left + dx) % cells, (top + dy) % cells, seed);
  const upper = at(0, 0) + (at(1, 0) - at(0, 0)) * across;
  const lower = at(0, 1) + (at(1, 1) - at(0, 1)) * across;
  return upper + (lower - upper) * down;
}

function strength(x: number, y: number): number {
  const cloud = 0.5 * noise(x, y, 3, 1) + 0.28 * noise(x, y, 7, 2) + 0.14 * noise(x, y, 19, 3);
  const fibre = 0.1 * noise(x, y * 3, 48, 4);
  return Math.min(1, Math.max(0, (cloud + fibre - 0.34) * 2));
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

const rows: number[] = [];
for (let y = 0; y < SIZE_PX; y++) {
  rows.push(0);
  for (let x = 0; x < SIZE_PX; x += 2) {
    const level = (px: number): number => Math.round(strength(px, y) * (LEVELS - 1));
    rows.push((level(x) << 4) | level(x + 1));
  }
}
const header = Buffer.alloc(13);
header.writeUInt32BE(SIZE_PX, 0);
header.writeUInt32BE(SIZE_PX, 4);
header.set([4, 3, 0, 0, 0], 8);
const png = Buffer.concat([
  Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
  chunk('IHDR', header),
  chunk('PLTE', Buffer.from(Array.from({ length: LEVELS }, () => STAIN).flat())),
  chunk('tRNS', Buffer.from(Array.from({ length: LEVELS }, (_, level) => Math.round((DARKEST_ALPHA * level) / (LEVELS - 1))))),
  chunk('IDAT', deflateSync(Buffer.from(rows), { level: 9 })),
  chunk('IEND', Buffer.alloc(0)),
]);
writeFileSync(new URL('../../../packages/table-kit/src/map/art/grain.png', import.meta.url), png);
console.log(`grain.png ${png.length} bytes`);
