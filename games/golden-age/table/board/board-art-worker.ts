/** The worker that paints the board art, so that the page never has to wait for it. */

import type { LanguageId } from '@bb/ui/language.ts';
import { expose, transfer } from 'comlink';
import type { BoardArt, MapNames, Palette } from './board-art.ts';
import { Painter, type RenderArea } from './painter.ts';

async function load(): Promise<{ art: BoardArt; painter: Painter }> {
  const [art, grain] = await Promise.all([
    fetch(new URL('./board-art.json', import.meta.url)).then((answer): Promise<BoardArt> => answer.json()),
    fetch(new URL('./grain.png', import.meta.url)).then(async (answer) => createImageBitmap(await answer.blob())),
  ]);
  return { art, painter: new Painter(art, grain) };
}
const loaded = load();

const MAP_NAMES: Readonly<Record<LanguageId, URL>> = {
  en: new URL('./map-names.en.json', import.meta.url),
  de: new URL('./map-names.de.json', import.meta.url),
  fr: new URL('./map-names.fr.json', import.meta.url),
};
const loadedNames = new Map<LanguageId, Promise<MapNames>>();
function namesIn(language: LanguageId): Promise<MapNames> {
  const names = loadedNames.get(language) ?? fetch(MAP_NAMES[language]).then((answer): Promise<MapNames> => answer.json());
  loadedNames.set(language, names);
  return names;
}

const work = {
  inks: async (): Promise<readonly string[]> => (await loaded).art.inks,
  async paint(area: RenderArea, palette: Palette, language: LanguageId): Promise<ImageBitmap> {
    const names = namesIn(language);
    const bitmap = (await loaded).painter.paint(area, palette, await names);
    return transfer(bitmap, [bitmap]);
  },
};
export type BoardArtWorker = typeof work;

expose(work);
