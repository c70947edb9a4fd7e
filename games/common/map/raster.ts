import { type Box, HEIGHT, type Point, WIDTH } from './geo.ts';
import type { Polygon } from './shapes.ts';

/** A squared distance greater than any on the board. */
const FAR = 1e9;

/** A mask over the board with one cell per square unit, which can tell the distance to the nearest marked cell. */
export class Mask {
  private readonly cells = new Uint8Array(WIDTH * HEIGHT);
  private distances: Float64Array | null = null;

  /** Marks the cells inside the polygons, by the even-odd rule. */
  fill(polygons: Polygon[]): this {
    const rings = polygons.flat();
    for (let y = 0; y < HEIGHT; y++) {
      const level = y + 0.5;
      const crossings: number[] = [];
      for (const ring of rings) {
        for (let index = 0; index < ring.length; index++) {
          const from = ring[index];
          const to = ring[(index + 1) % ring.length];
          if (from && to && from[1] > level !== to[1] > level) {
            crossings.push(from[0] + ((level - from[1]) / (to[1] - from[1])) * (to[0] - from[0]));
          }
        }
      }
      crossings.sort((a, b) => a - b);
      for (let pair = 0; pair + 1 < crossings.length; pair += 2) {
        const start = Math.max(0, Math.round(crossings[pair] ?? 0));
        const end = Math.min(WIDTH, Math.round(crossings[pair + 1] ?? 0));
        this.cells.fill(1, y * WIDTH + start, y * WIDTH + Math.max(start, end));
      }
    }
    this.distances = null;
    return this;
  }

  fillBox([x, y, width, height]: Box): this {
    for (let row = Math.max(0, Math.floor(y)); row < Math.min(HEIGHT, y + height); row++) {
      this.cells.fill(1, row * WIDTH + Math.max(0, Math.floor(x)), row * WIDTH + Math.min(WIDTH, Math.ceil(x + width)));
    }
    this.distances = null;
    return this;
  }

  inverted(): Mask {
    const other = new Mask();
    this.cells.forEach((cell, index) => {
      other.cells[index] = 1 - cell;
    });
    return other;
  }

  has([x, y]: Point): boolean {
    return this.cells[Math.floor(y) * WIDTH + Math.floor(x)] === 1;
  }

  /** Board units to the nearest marked cell. */
  distance([x, y]: Point): number {
    this.distances ??= distanceField(this.cells);
    return Math.sqrt(this.distances[Math.floor(y) * WIDTH + Math.floor(x)] ?? 0);
  }
}

/** Squared Euclidean distance transform by Felzenszwalb and Huttenlocher: first columns, then rows. */
function distanceField(cells: Uint8Array): Float64Array {
  const field = new Float64Array(cells.length);
  for (let index = 0; index < cells.length; index++) field[index] = cells[index] === 1 ? 0 : FAR;
  const longest = Math.max(WIDTH, HEIGHT);
  const room: Room = { line: new Float64Array(longest), roots: new Int32Array(longest), limits: new Float64Array(longest + 1) };
  for (let x = 0; x < WIDTH; x++) transform(field, x, WIDTH, HEIGHT, room);
  for (let y = 0; y < HEIGHT; y++) transform(field, y * WIDTH, 1, WIDTH, room);
  return field;
}

/** Scratch arrays, allocated once. */
interface Room {
  readonly line: Float64Array;
  readonly roots: Int32Array;
  readonly limits: Float64Array;
}

function transform(field: Float64Array, start: number, stride: number, count: number, { line, roots, limits }: Room): void {
  for (let index = 0; index < count; index++) line[index] = field[start + index * stride] ?? FAR;
  let last = 0;
  roots[0] = 0;
  limits[0] = -FAR;
  limits[1] = FAR;
  for (let index = 1; index < count; index++) {
    const height = (line[index] ?? FAR) + index * index;
    let limit = 0;
    for (;;) {
      const root = roots[last] ?? 0;
      limit = (height - (line[root] ?? FAR) - root * root) / (2 * index - 2 * root);
      if (limit > (limits[last] ?? 0)) break;
      last--;
    }
    last++;
    roots[last] = index;
    limits[last] = limit;
    limits[last + 1] = FAR;
  }
  let parabola = 0;
  for (let index = 0; index < count; index++) {
    while ((limits[parabola + 1] ?? FAR) < index) parabola++;
    const root = roots[parabola] ?? 0;
    field[start + index * stride] = (index - root) ** 2 + (line[root] ?? FAR);
  }
}
