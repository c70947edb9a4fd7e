/** Renders areas of a board's art in a worker. */

import type { LanguageId } from '@bb/kernel';
import { type Remote, wrap } from 'comlink';
import type { Rectangle, Size } from '../geometry.ts';
import type { ArtWorker } from './art-worker.ts';
import type { Palette } from './board-art.ts';
import type { RenderArea } from './painter.ts';

/** Where the art of a board is, and its size in board units. */
export interface ArtSource {
  readonly size: Size;
  /** The file with its strokes. */
  readonly art: URL;
  /** The files with the names on it. */
  readonly names: Readonly<Record<LanguageId, URL>>;
}

/** Renders one board. */
export interface ArtRenderer {
  readonly size: Size;
  /** Starts the worker, which loads the art, before the board is shown. */
  preload(): void;
  render(area: RenderArea, language: LanguageId): Promise<ImageBitmap>;
}

/** @example export const boardArt = artRenderer({ size: board, art: new URL('./board-art.json', import.meta.url), names }); */
export function artRenderer({ size, art, names }: ArtSource): ArtRenderer {
  let worker: Remote<ArtWorker> | null = null;
  let loading: Promise<readonly string[]> | null = null;
  function started(): { worker: Remote<ArtWorker>; inks: Promise<readonly string[]> } {
    worker ??= wrap<ArtWorker>(new Worker(new URL('./art-worker.ts', import.meta.url), { type: 'module' }));
    loading ??= worker.inks(art.href);
    return { worker, inks: loading };
  }
  /** The inks in the page's current theme. */
  async function palette(inks: Promise<readonly string[]>): Promise<Palette> {
    const style = getComputedStyle(document.documentElement);
    return Object.fromEntries((await inks).map((ink) => [ink, style.getPropertyValue(`--${ink}`).trim()]));
  }
  return {
    size,
    preload: () => void started(),
    async render(area, language) {
      const { worker, inks } = started();
      return worker.paint(art.href, names[language].href, area, await palette(inks));
    },
  };
}

/** The most pixels rendered at once. */
const RENDER_LIMIT_PX = 9_000_000;
/** Margin rendered on each side of the viewport, as a fraction of its size. */
const MARGIN = 0.6;

/**
 * The area to render for a viewport: aligned to whole pixels, with a margin as far as `RENDER_LIMIT_PX` allows.
 * @param board the size of the whole, in board units
 * @param scale device pixels per board unit
 * @param pixels device pixels per CSS pixel
 */
export function areaToRender([x, y, width, height]: Rectangle, board: Size, scale: number, pixels: number): RenderArea {
  const room = Math.sqrt(RENDER_LIMIT_PX / (width * height)) / scale;
  const around = Math.max(0, Math.min(MARGIN, (room - 1) / 2));
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

/** Whether the area contains the whole rectangle, within half a board unit. */
export const covers = (area: RenderArea, [x, y, width, height]: Rectangle): boolean =>
  x >= area.x - 0.5 && y >= area.y - 0.5 && x + width <= area.x + area.width + 0.5 && y + height <= area.y + area.height + 0.5;
