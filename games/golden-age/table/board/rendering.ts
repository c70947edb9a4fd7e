/** Renders areas of the board art in a worker. */
import type { LanguageId } from '@bb/ui/language.ts';
import { type Remote, wrap } from 'comlink';
import { board, type Rectangle } from './board.ts';
import type { Palette } from './board-art.ts';
import type { BoardArtWorker } from './board-art-worker.ts';
import type { RenderArea } from './painter.ts';

let worker: Remote<BoardArtWorker> | null = null;
function artWorker(): Remote<BoardArtWorker> {
  worker ??= wrap<BoardArtWorker>(new Worker(new URL('./board-art-worker.ts', import.meta.url), { type: 'module' }));
  return worker;
}

/** Starts the worker, which loads the board art, before the board is shown. */
export const preload = (): void => void artWorker();

/** The inks in the page's current theme. */
async function palette(): Promise<Palette> {
  const inks = await artWorker().inks();
  const style = getComputedStyle(document.documentElement);
  return Object.fromEntries(inks.map((ink) => [ink, style.getPropertyValue(`--${ink}`).trim()]));
}

export const render = async (area: RenderArea, language: LanguageId): Promise<ImageBitmap> =>
  artWorker().paint(area, await palette(), language);

/** The most pixels rendered at once. */
const RENDER_LIMIT_PX = 9_000_000;
/** Margin rendered on each side of the viewport, as a fraction of its size. */
const MARGIN = 0.6;

/**
 * The area to render for a viewport: aligned to whole pixels, with a margin as far as `RENDER_LIMIT_PX` allows.
 * @param scale device pixels per board unit
 * @param pixels device pixels per CSS pixel
 */
export function areaToRender([x, y, width, height]: Rectangle, scale: number, pixels: number): RenderArea {
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
