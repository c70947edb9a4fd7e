/** Turns text into outlines, so that the board art needs no fonts and the width of each word is known exactly. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import opentype, { type Font } from 'opentype.js';
import type { Box, Point } from './geo.ts';
import { round } from './projection.ts';

export type FaceName = 'roman' | 'italic' | 'capitals' | 'blackletter';

const FILES: Record<FaceName, string> = {
  roman: '@fontsource/im-fell-english/files/im-fell-english-latin-400-normal.woff',
  italic: '@fontsource/im-fell-english/files/im-fell-english-latin-400-italic.woff',
  capitals: '@fontsource/im-fell-english-sc/files/im-fell-english-sc-latin-400-normal.woff',
  blackletter: '@fontsource/pirata-one/files/pirata-one-latin-400-normal.woff',
};
/** Units per em of the outlines. */
export const EM = 300;
/** How far a simplified outline may deviate, in these units: a fifth of a pixel in the largest letters when zoomed in. */
const TOLERANCE = 1;
/** The number of points along each curve before it is simplified. */
const POINTS_PER_CURVE = 4;

const resolve = createRequire(import.meta.url).resolve;
const fonts = new Map<FaceName, Font>();

function fontOf(face: FaceName): Font {
  const known = fonts.get(face);
  if (known) return known;
  const file = readFileSync(resolve(FILES[face]));
  const font = opentype.parse(new Uint8Array(file).buffer);
  fonts.set(face, font);
  return font;
}

/** The line without points that deviate less than the tolerance (Douglas and Peucker). */
function simplified(points: Point[], tolerance: number): Point[] {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 3) return points;
  const [dx, dy] = [last[0] - first[0], last[1] - first[1]];
  const length = Math.hypot(dx, dy);
  let [worst, far] = [0, 0];
  points.forEach(([x, y], index) => {
    const off = length < 1e-6 ? Math.hypot(x - first[0], y - first[1]) : Math.abs(dy * (x - first[0]) - dx * (y - first[1])) / length;
    if (off > far) [worst, far] = [index, off];
  });
  if (far <= tolerance) return [first, last];
  return [...simplified(points.slice(0, worst + 1), tolerance).slice(0, -1), ...simplified(points.slice(worst), tolerance)];
}

/** The outline of a letter as relative path data in units of `EM`, with y downward. */
function outline(face: FaceName, letter: string): string {
  const font = fontOf(face);
  const scale = EM / font.unitsPerEm;
  const rings: Point[][] = [];
  let ring: Point[] = [];
  const at = (x: number, y: number): Point => [x * scale, -y * scale];
  for (const command of font.charToGlyph(letter).path.commands) {
    const from = ring.at(-1) ?? [0, 0];
    if (command.type === 'M') ring = [at(command.x, command.y)];
    else if (command.type === 'L') ring.push(at(command.x, command.y));
    else if (command.type === 'Q') {
      const [bend, to] = [at(command.x1, command.y1), at(command.x, command.y)];
      for (let step = 1; step <= POINTS_PER_CURVE; step++) {
        const t = step / POINTS_PER_CURVE;
        const on = (axis: 0 | 1): number => (1 - t) ** 2 * from[axis] + 2 * t * (1 - t) * bend[axis] + t * t * to[axis];
        ring.push([on(0), on(1)]);
      }
    } else if (command.type === 'Z') rings.push(ring);
    else throw new Error(`${letter} of ${face} has a cubic curve`);
  }
  return rings.map(ringPath).join('');
}

function ringPath(ring: Point[]): string {
  const middle = Math.floor(ring.length / 2);
  const halves = [...simplified(ring.slice(0, middle + 1), TOLERANCE).slice(0, -1), ...simplified(ring.slice(middle), TOLERANCE)];
  let [px, py] = [0, 0];
  let path = '';
  halves.forEach((point, index) => {
    const [x, y] = [Math.round(point[0]), Math.round(point[1])];
    if (index > 0 && x === px && y === py) return;
    const dy = y - py;
    path += index === 0 ? `M${x} ${y}l` : `${x - px < 0 || path.endsWith('l') ? '' : ' '}${x - px}${dy < 0 ? '' : ' '}${dy}`;
    [px, py] = [x, y];
  });
  return path.endsWith('l') ? '' : `${path}z`;
}

export interface Lettering {
  text: string;
  face: FaceName;
  /** Font size in board units. */
  size: number;
  /** The middle, start or end of the baseline, according to `anchor`. */
  at: Point;
  anchor?: 'start' | 'middle' | 'end';
  /** Extra space between letters, in board units. */
  spacing?: number;
  /** Degrees clockwise. */
  rotate?: number;
  /** Degrees of the arc along which the text runs: positive if its middle is highest, negative if lowest. */
  bend?: number;
}

/** A placed letter: index of its outline, x, y, degrees clockwise. */
export type SetLetter = [outline: number, x: number, y: number, rotate: number];

interface SetLine {
  size: number;
  letters: SetLetter[];
}

/** A table of outlines that lines refer to by index. A table with a base holds only what the base lacks, with indices from −1 downward. */
export class OutlineTable {
  readonly outlines: string[] = [];
  private readonly known = new Map<string, number>();
  private readonly base: OutlineTable | null;

  constructor(base: OutlineTable | null = null) {
    this.base = base;
  }

  of(face: FaceName, letter: string): number {
    const key = `${face} ${letter}`;
    const known = this.known.get(key) ?? this.base?.known.get(key);
    if (known !== undefined) return known;
    const count = this.outlines.push(outline(face, letter));
    const index = this.base ? -count : count - 1;
    this.known.set(key, index);
    return index;
  }
}

/** The start and width of each letter of a line, with kerning. */
function advances({ text, face, size, spacing = 0 }: Lettering): { letter: string; from: number; width: number }[] {
  const font = fontOf(face);
  const scale = size / font.unitsPerEm;
  let from = 0;
  const letters = [...text];
  return letters.map((letter, index) => {
    const glyph = font.charToGlyph(letter);
    const next = letters[index + 1];
    const width = (glyph.advanceWidth ?? 0) * scale;
    const begins = from;
    from += width + spacing + (next ? font.getKerningValue(glyph, font.charToGlyph(next)) * scale : 0);
    return { letter, from: begins, width };
  });
}

/** The width of a line in board units. */
export function widthOf(line: Lettering): number {
  const last = advances(line).at(-1);
  return last ? last.from + last.width : 0;
}

/** The middle of each letter's baseline, and its rotation. */
function feet(line: Lettering): { letter: string; foot: Point; turn: number; width: number }[] {
  const { at, anchor = 'middle', rotate = 0, bend = 0 } = line;
  const letters = advances(line);
  const width = widthOf(line);
  const start = anchor === 'start' ? 0 : anchor === 'end' ? -width : -width / 2;
  const radius = bend === 0 ? 0 : width / ((bend * Math.PI) / 180);
  const [cos, sin] = [Math.cos((rotate * Math.PI) / 180), Math.sin((rotate * Math.PI) / 180)];
  return letters.map(({ letter, from, width: advance }) => {
    const along = start + from + advance / 2;
    const angle = radius === 0 ? 0 : along / radius;
    const [x, y] = radius === 0 ? [along, 0] : [radius * Math.sin(angle), radius * (1 - Math.cos(angle))];
    return { letter, foot: [at[0] + x * cos - y * sin, at[1] + x * sin + y * cos], turn: rotate + (angle * 180) / Math.PI, width: advance };
  });
}

export function setLine(line: Lettering, outlineTable: OutlineTable): SetLine {
  const letters = feet(line).flatMap(({ letter, foot, turn, width }): SetLetter[] => {
    if (letter === ' ') return [];
    const angle = (turn * Math.PI) / 180;
    const [x, y] = [foot[0] - (width / 2) * Math.cos(angle), foot[1] - (width / 2) * Math.sin(angle)];
    return [[outlineTable.of(line.face, letter), round(x), round(y), round(turn)]];
  });
  return { size: line.size, letters };
}

/** A box around each letter, from descender to ascender. */
export function letterBoxes(line: Lettering): Box[] {
  return feet(line).flatMap(({ letter, foot: [x, y], turn, width }): Box[] => {
    if (letter === ' ') return [];
    const angle = (turn * Math.PI) / 180;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const corners = [
      [-width / 2, -0.72 * line.size],
      [width / 2, -0.72 * line.size],
      [-width / 2, 0.24 * line.size],
      [width / 2, 0.24 * line.size],
    ].map(([dx = 0, dy = 0]): Point => [x + dx * cos - dy * sin, y + dx * sin + dy * cos]);
    const xs = corners.map((corner) => corner[0]);
    const ys = corners.map((corner) => corner[1]);
    const [left, top] = [Math.min(...xs), Math.min(...ys)];
    return [[left, top, Math.max(...xs) - left, Math.max(...ys) - top]];
  });
}

/** The line with another text, made smaller if it would be wider than `wider` times the original. */
export function reworded(line: Lettering, text: string, wider = 1): Lettering {
  const set = { ...line, text };
  const part = Math.min(1, (widthOf(line) * wider) / widthOf(set));
  return { ...set, size: Math.round(line.size * part * 10) / 10, spacing: (line.spacing ?? 0) * part };
}
