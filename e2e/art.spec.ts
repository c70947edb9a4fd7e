/** Measures whether the drawings can be told apart at the size of a counter. */
import { CARD_TITLES, PIRATE_NAMES } from '@bb/golden-age/rules';
import { pictureOf } from '../games/golden-age/table/art/event-pictures.ts';
import { jollyRogerOf } from '../games/golden-age/table/art/jolly-rogers.ts';
import { portraitOf } from '../games/golden-age/table/art/portraits.ts';
import { type Drawing, isShading, isWash } from '../packages/table-kit/src/drawing/marks.ts';
import { expect, type Page, test } from './test.ts';

const SIDE = 24;
/** The least difference of two drawings: of the points that either covers, the share that only one covers. */
const MIN_DIFFERENCE = 0.3;
/** The same for faces, which are more alike than flags. */
const MIN_FACE_DIFFERENCE = 0.12;

/** @returns for each drawing which points of a 24 × 24 grid it covers, without its cloth */
function bitmaps(page: Page, drawings: readonly Drawing[], box: number): Promise<boolean[][]> {
  return page.evaluate(
    ([all, side, scale]) =>
      all.map((drawing) => {
        const canvas = new OffscreenCanvas(side, side);
        const pen = canvas.getContext('2d');
        if (!pen) throw new Error('no canvas');
        pen.lineCap = 'round';
        for (const { ink, d, pen: width, matrix } of drawing) {
          pen.globalCompositeOperation = ink === 'cut' || ink === 'paper' ? 'destination-out' : 'source-over';
          pen.setTransform(scale, 0, 0, scale, 0, 0);
          if (matrix) pen.transform(...matrix);
          pen.lineWidth = width;
          if (width > 0) pen.stroke(new Path2D(d));
          else pen.fill(new Path2D(d));
        }
        const { data } = pen.getImageData(0, 0, side, side);
        return Array.from({ length: side * side }, (_, i) => (data[4 * i + 3] ?? 0) > 127);
      }),
    [drawings, SIDE, SIDE / box] as const,
  );
}

function unlike(a: readonly boolean[], b: readonly boolean[]): number {
  const either = a.filter((on, i) => on || b[i]).length;
  return a.filter((on, i) => on !== b[i]).length / either;
}

async function closest(page: Page, names: readonly string[], drawings: readonly Drawing[], box: number): Promise<[number, string]> {
  const all = await bitmaps(page, drawings, box);
  const pairs = all.flatMap((a, i) => all.slice(0, i).map((b, j): [number, string] => [unlike(a, b), `${names[i]} and ${names[j]}`]));
  return pairs.toSorted(([a], [b]) => a - b)[0] ?? [0, 'nothing drawn'];
}

test('the flags differ at the size of a counter', async ({ page }) => {
  const flags = PIRATE_NAMES.map((_, pirate) => jollyRogerOf(pirate));
  const [distance, pair] = await closest(page, PIRATE_NAMES, flags, 100);
  expect(distance, pair).toBeGreaterThan(MIN_DIFFERENCE);
});

/** @returns the drawing without shading, which covers everything */
const bare = (drawing: Drawing): Drawing => drawing.filter(({ ink }) => !isShading(ink) && !isWash(ink) && ink !== 'sea');

test('the pictures of the event cards differ as thumbnails', async ({ page }) => {
  const [distance, pair] = await closest(
    page,
    CARD_TITLES,
    CARD_TITLES.map((title) => bare(pictureOf(title))),
    120,
  );
  expect(distance, pair).toBeGreaterThan(MIN_DIFFERENCE);
});

test('the portraits differ as thumbnails', async ({ page }) => {
  const portraits = PIRATE_NAMES.map((_, pirate) => bare(portraitOf(pirate)));
  const [distance, pair] = await closest(page, PIRATE_NAMES, portraits, 110);
  expect(distance, pair).toBeGreaterThan(MIN_FACE_DIFFERENCE);
});
