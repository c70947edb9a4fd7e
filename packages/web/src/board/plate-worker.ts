/** Paints the plate beside the page's own work, so that the table never waits for it. */

import type { LanguageId } from '@bb/words';
import { expose, transfer } from 'comlink';
import { Painter, type Part } from './painter.ts';
import type { Names, Palette, Plate } from './plate.ts';

async function load(): Promise<{ plate: Plate; painter: Painter }> {
  const [plate, grain] = await Promise.all([
    fetch(new URL('./plate.json', import.meta.url)).then((answer): Promise<Plate> => answer.json()),
    fetch(new URL('./grain.png', import.meta.url)).then(async (answer) => createImageBitmap(await answer.blob())),
  ]);
  return { plate, painter: new Painter(plate, grain) };
}
const loaded = load();

const LETTERING: Readonly<Record<LanguageId, URL>> = {
  en: new URL('./names.en.json', import.meta.url),
  de: new URL('./names.de.json', import.meta.url),
  fr: new URL('./names.fr.json', import.meta.url),
};
const lettering = new Map<LanguageId, Promise<Names>>();
function namesIn(language: LanguageId): Promise<Names> {
  const names = lettering.get(language) ?? fetch(LETTERING[language]).then((answer): Promise<Names> => answer.json());
  lettering.set(language, names);
  return names;
}

const work = {
  inks: async (): Promise<readonly string[]> => (await loaded).plate.inks,
  async paint(part: Part, palette: Palette, language: LanguageId): Promise<ImageBitmap> {
    const names = namesIn(language);
    const bitmap = (await loaded).painter.paint(part, palette, await names);
    return transfer(bitmap, [bitmap]);
  },
};
export type PlateWork = typeof work;

expose(work);
