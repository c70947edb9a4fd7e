/** Which part of the plate is in the window, and how large: pure arithmetic. */
import { board, type Place, type Rectangle } from './board.ts';

/** The plate's upper left corner in the window, in pixels, and pixels to the board unit. */
export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly k: number;
}

/** The window on the plate, in pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** One step of the buttons and keys. */
export const STEP = 1.5;
/** The closest one may look: pixels to the unit, or as a multiple of the whole plate's scale. */
const CLOSEST = 2.6;
const CLOSEST_TIMES = 4.5;
/** Below this the whole plate is too small to begin with, as on a phone. */
const LEGIBLE = 0.42;
const ON_PHONE = 0.68;

/** The scale at which the whole plate is in the window. */
export const wholeScale = ({ width, height }: Size): number => Math.min(width / board.width, height / board.height);
const closest = (window: Size): number => Math.max(CLOSEST, wholeScale(window) * CLOSEST_TIMES);

const between = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

/** The plate covers the window; where it is smaller it stands in the middle. */
function held(corner: number, plate: number, window: number): number {
  return plate <= window ? (window - plate) / 2 : between(corner, window - plate, 0);
}

export function clamped({ x, y, k }: Camera, window: Size): Camera {
  const scale = between(k, wholeScale(window), closest(window));
  return { k: scale, x: held(x, board.width * scale, window.width), y: held(y, board.height * scale, window.height) };
}

/** Scales by a factor; what lies at x, y of the window stays there. */
export function zoomed(camera: Camera, factor: number, x: number, y: number, window: Size): Camera {
  const k = between(camera.k * factor, wholeScale(window), closest(window));
  const grown = k / camera.k;
  return clamped({ k, x: x - (x - camera.x) * grown, y: y - (y - camera.y) * grown }, window);
}

/** With a place of the plate in the middle. */
export const centered = ([x, y]: Place, k: number, window: Size): Camera =>
  clamped({ k, x: window.width / 2 - x * k, y: window.height / 2 - y * k }, window);

/** With a part of the plate as large as it goes; where that is too small to be read, with its middle. */
export const fitted = ([x, y, width, height]: Rectangle, window: Size): Camera =>
  centered([x + width / 2, y + height / 2], Math.max(ON_PHONE, Math.min(window.width / width, window.height / height)), window);

/** Below this the figures beside the ports are left out, and their names have the room. */
const FIGURES = 0.66;
export const isFar = (k: number): boolean => k < FIGURES;
/** How much larger than on the plate the letters at the counters are: they are 12.5 units high, and wanted 11 pixels high. */
export const larger = (k: number): number => between(11 / (12.5 * k), 1, 1.45);

/** How a table begins: the whole plate, or on a phone what can be read of it. */
export const opening = (window: Size): Camera => {
  const whole = wholeScale(window);
  return clamped({ x: 0, y: 0, k: whole < LEGIBLE ? ON_PHONE : whole }, window);
};

/** The whole plate. */
export const entire = (window: Size): Camera => clamped({ x: 0, y: 0, k: wholeScale(window) }, window);

/** The part of the plate that is in the window, in board units. */
export function visible({ x, y, k }: Camera, window: Size): Rectangle {
  const [left, top] = [Math.max(0, -x / k), Math.max(0, -y / k)];
  return [left, top, Math.min(board.width, (window.width - x) / k) - left, Math.min(board.height, (window.height - y) / k) - top];
}

/** On whole pixels of the screen, so that what is drawn for this scale is shown as it is. */
export function settled({ x, y, k }: Camera, window: Size, pixels: number): Camera {
  const scale = Math.round(board.width * k * pixels) / (board.width * pixels);
  const snap = (value: number): number => Math.round(value * pixels) / pixels;
  const held = clamped({ k: scale, x, y }, window);
  return { k: held.k, x: snap(held.x), y: snap(held.y) };
}

/** Part of the way from one to the other, 0 to 1: evenly in scale, so that it looks even. */
export function onTheWay(from: Camera, to: Camera, part: number): Camera {
  const k = from.k * (to.k / from.k) ** part;
  const along = Math.abs(to.k - from.k) < 1e-6 ? part : (k - from.k) / (to.k - from.k);
  const mix = (a: number, b: number): number => (a / from.k) * k * (1 - along) + (b / to.k) * k * along;
  return { k, x: mix(from.x, to.x), y: mix(from.y, to.y) };
}
