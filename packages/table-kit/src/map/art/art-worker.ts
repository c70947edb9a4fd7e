/** The worker that paints a board's art, so that the page never has to wait for it. */

import { expose, transfer } from 'comlink';
import type { BoardArt, MapNames, Palette } from './board-art.ts';
import { Painter, type RenderArea } from './painter.ts';

/** Fetches JSON, once. */
const fetched = new Map<string, Promise<unknown>>();
function fetchOnce<T>(url: string): Promise<T> {
  const known = fetched.get(url) ?? fetch(url).then((answer): Promise<unknown> => answer.json());
  fetched.set(url, known);
  return known as Promise<T>;
}

const grain = fetch(new URL('./grain.png', import.meta.url)).then(async (answer) => createImageBitmap(await answer.blob()));
let painter: Promise<Painter> | null = null;

const work = {
  /** Fetches the art, before the board is shown. @returns its inks */
  inks: async (art: string): Promise<readonly string[]> => (await fetchOnce<BoardArt>(art)).inks,
  async paint(art: string, names: string, area: RenderArea, palette: Palette): Promise<ImageBitmap> {
    painter ??= Promise.all([fetchOnce<BoardArt>(art), grain]).then(([marks, paper]) => new Painter(marks, paper));
    const bitmap = (await painter).paint(area, palette, await fetchOnce<MapNames>(names));
    return transfer(bitmap, [bitmap]);
  },
};
export type ArtWorker = typeof work;

expose(work);
