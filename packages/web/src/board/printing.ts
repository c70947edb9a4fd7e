/** The one worker that prints the plate, and what it is to print. */
import type { LanguageId } from '@bb/words';
import { type Remote, wrap } from 'comlink';
import { board, type Rectangle } from './board.ts';
import type { Part } from './painter.ts';
import type { Palette } from './plate.ts';
import type { PlateWork } from './plate-worker.ts';

let worker: Remote<PlateWork> | null = null;
function press(): Remote<PlateWork> {
  worker ??= wrap<PlateWork>(new Worker(new URL('./plate-worker.ts', import.meta.url), { type: 'module' }));
  return worker;
}

/** Begins to load what is printed, before there is a window for it. */
export const warm = (): void => void press();

/** The inks as the page's theme has them now. */
async function palette(): Promise<Palette> {
  const inks = await press().inks();
  const style = getComputedStyle(document.documentElement);
  return Object.fromEntries(inks.map((ink) => [ink, style.getPropertyValue(`--${ink}`).trim()]));
}

export const print = async (part: Part, language: LanguageId): Promise<ImageBitmap> => press().paint(part, await palette(), language);

/** The most that is printed at once: pixels. */
const LARGEST = 9_000_000;
/** What is printed around the window, as a part of its size. */
const AROUND = 0.6;

/** The part of the plate to print for a window on it, on whole pixels, with as much around it as may be. */
export function partFor([x, y, width, height]: Rectangle, scale: number, pixels: number): Part {
  const room = Math.sqrt(LARGEST / (width * height)) / scale;
  const around = Math.max(0, Math.min(AROUND, (room - 1) / 2));
  const low = (value: number): number => Math.floor(Math.max(0, value) * scale) / scale;
  const high = (value: number, most: number): number => Math.ceil(Math.min(most, value) * scale) / scale;
  const [left, top] = [low(x - around * width), low(y - around * height)];
  return {
    x: left,
    y: top,
    width: high(x + width * (1 + around), board.width) - left,
    height: high(y + height * (1 + around), board.height) - top,
    scale,
    pixels,
  };
}

/** Does the part show all of this, half a unit more or less? */
export const shows = (part: Part, [x, y, width, height]: Rectangle): boolean =>
  x >= part.x - 0.5 && y >= part.y - 0.5 && x + width <= part.x + part.width + 0.5 && y + height <= part.y + part.height + 0.5;
