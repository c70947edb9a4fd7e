/** Which part of the board is in the viewport, and at what scale: pure arithmetic. */
import type { Place, Rectangle, Size } from './geometry.ts';

/** The board's upper left corner in the viewport, in CSS pixels, and the scale `k` in pixels per board unit. */
export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly k: number;
}

/** Factor of one zoom step by button or key. */
export const ZOOM_STEP = 1.5;
/** The largest scale: in pixels per board unit or as a multiple of the scale of the whole map, whichever is larger. */
const CLOSEST_PX_PER_UNIT = 2.6;
const MAX_TIMES_WHOLE = 4.5;
/** Below this scale the whole map is too small to start with, as on a phone, which starts at `PHONE_SCALE`. */
const MIN_OPENING_SCALE = 0.42;
const PHONE_SCALE = 0.68;

/** Around places that are shown together, in board units: about half a hex. */
const MARGIN = 45;

const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

/** Keeps the map covering the viewport along one axis; where it is smaller, `part` of the free space lies before it. */
function clampedCorner(corner: number, length: number, viewport: number, part: number): number {
  return length <= viewport ? (viewport - length) * part : clamp(corner, viewport - length, 0);
}

/** Factor that enlarges small marks on counters, which are 12.5 units high, to 11 pixels where possible. */
export const textScale = (k: number): number => clamp(11 / (12.5 * k), 1, 1.45);

/** The middle of the smallest rectangle around places. */
export function middleOf(places: readonly Place[]): Place {
  const [xs, ys] = [places.map(([x]) => x), places.map(([, y]) => y)];
  return [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2];
}

/** A camera between two others, `part` from 0 to 1. The scale changes by even factors, which looks like constant speed. */
export function interpolated(from: Camera, to: Camera, part: number): Camera {
  const k = from.k * (to.k / from.k) ** part;
  const along = Math.abs(to.k - from.k) < 1e-6 ? part : (k - from.k) / (to.k - from.k);
  const mix = (a: number, b: number): number => (a / from.k) * k * (1 - along) + (b / to.k) * k * along;
  return { k, x: mix(from.x, to.x), y: mix(from.y, to.y) };
}

/** What a camera over a board of this size, in board units, can show. The viewport’s size is in CSS pixels. */
export function cameraOver(board: Size) {
  /** The scale at which the whole map fits the viewport. */
  const wholeScale = ({ width, height }: Size): number => Math.min(width / board.width, height / board.height);
  const maxScale = (viewport: Size): number => Math.max(CLOSEST_PX_PER_UNIT, wholeScale(viewport) * MAX_TIMES_WHOLE);

  function clamped({ x, y, k }: Camera, viewport: Size): Camera {
    const scale = clamp(k, wholeScale(viewport), maxScale(viewport));
    return {
      k: scale,
      // The buttons stand at the right.
      x: clampedCorner(x, board.width * scale, viewport.width, 0),
      y: clampedCorner(y, board.height * scale, viewport.height, 1 / 2),
    };
  }

  /** Zooms by a factor about the point x, y of the viewport. */
  function zoomed(camera: Camera, factor: number, x: number, y: number, viewport: Size): Camera {
    const k = clamp(camera.k * factor, wholeScale(viewport), maxScale(viewport));
    const grown = k / camera.k;
    return clamped({ k, x: x - (x - camera.x) * grown, y: y - (y - camera.y) * grown }, viewport);
  }

  /** Centered on a place of the board. */
  const centered = ([x, y]: Place, k: number, viewport: Size): Camera =>
    clamped({ k, x: viewport.width / 2 - x * k, y: viewport.height / 2 - y * k }, viewport);

  /** Fits a rectangle of the board to the viewport; where that would be too small to read, shows its middle larger. */
  const fitted = ([x, y, width, height]: Rectangle, viewport: Size): Camera =>
    centered([x + width / 2, y + height / 2], Math.max(PHONE_SCALE, Math.min(viewport.width / width, viewport.height / height)), viewport);

  /** Shows all of these places with a margin, no larger than `k`. */
  const around = (places: readonly Place[], k: number, viewport: Size): Camera => {
    const [xs, ys] = [places.map(([x]) => x), places.map(([, y]) => y)];
    const [width, height] = [xs, ys].map((all) => Math.max(...all) - Math.min(...all) + 2 * MARGIN);
    return centered(middleOf(places), Math.min(k, viewport.width / (width ?? 1), viewport.height / (height ?? 1)), viewport);
  };
  /** Whether a camera shows all of these places, with at least half of the margin around them. */
  const holds = ({ x, y, k }: Camera, places: readonly Place[], viewport: Size): boolean =>
    places.every(([px, py]) => {
      const [left, top, inset] = [x + px * k, y + py * k, (MARGIN / 2) * k];
      return left >= inset && top >= inset && left <= viewport.width - inset && top <= viewport.height - inset;
    });

  /** The camera a table starts with: the whole map, or on a phone its upper left part at a readable scale. */
  const openingCamera = (viewport: Size): Camera => {
    const whole = wholeScale(viewport);
    return clamped({ x: 0, y: 0, k: whole < MIN_OPENING_SCALE ? PHONE_SCALE : whole }, viewport);
  };

  const wholeMap = (viewport: Size): Camera => clamped({ x: 0, y: 0, k: wholeScale(viewport) }, viewport);

  /** The part of the board in the viewport, in board units. */
  function visible({ x, y, k }: Camera, viewport: Size): Rectangle {
    const [left, top] = [Math.max(0, -x / k), Math.max(0, -y / k)];
    return [left, top, Math.min(board.width, (viewport.width - x) / k) - left, Math.min(board.height, (viewport.height - y) / k) - top];
  }

  /** Aligned to whole device pixels, so that art rendered for this scale is shown without resampling. */
  function snapped({ x, y, k }: Camera, viewport: Size, pixels: number): Camera {
    const scale = Math.round(board.width * k * pixels) / (board.width * pixels);
    const snap = (value: number): number => Math.round(value * pixels) / pixels;
    const inBounds = clamped({ k: scale, x, y }, viewport);
    return { k: inBounds.k, x: snap(inBounds.x), y: snap(inBounds.y) };
  }

  return { wholeScale, clamped, zoomed, centered, fitted, openingCamera, wholeMap, visible, snapped, around, holds };
}
