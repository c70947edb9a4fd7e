/** Paints the plate beside the page's own work, so that the table never waits for it. */
import { expose, transfer } from 'comlink';
import { Painter, type Part } from './painter.ts';
import type { Palette, Plate } from './plate.ts';

async function load(): Promise<{ plate: Plate; painter: Painter }> {
  const [plate, grain] = await Promise.all([
    fetch(new URL('./plate.json', import.meta.url)).then((answer): Promise<Plate> => answer.json()),
    fetch(new URL('./grain.png', import.meta.url)).then(async (answer) => createImageBitmap(await answer.blob())),
  ]);
  return { plate, painter: new Painter(plate, grain) };
}
const loaded = load();

const work = {
  inks: async (): Promise<readonly string[]> => (await loaded).plate.inks,
  async paint(part: Part, palette: Palette): Promise<ImageBitmap> {
    const bitmap = (await loaded).painter.paint(part, palette);
    return transfer(bitmap, [bitmap]);
  },
};
export type PlateWork = typeof work;

expose(work);
