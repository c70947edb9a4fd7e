import type { LanguageId } from '@bb/kernel';
import { iconPath } from '@bb/table-kit/icon-paths';
import type { ArtBuilder } from '../art-builder.ts';
import type { Edition } from '../edition.ts';
import type { Box, Point } from '../geo.ts';
import { type Lettering, reworded } from '../letters.ts';
import { grown, hollowed, ribbon, slanting, volute } from './strokes.ts';

const LINE = { stroke: 'plate-line', width: 1.4 };

function shadow(e: ArtBuilder, box: Box, corner: number, [dx, dy]: Point): void {
  const thrown: Box = [box[0] + dx, box[1] + dy, box[2], box[3]];
  e.within(hollowed(thrown, corner), () => e.draw(slanting(thrown, 3.6), { stroke: 'plate-shadow', width: 1.1 }));
}

function panel(e: ArtBuilder, name: string, box: Box, corner: number, line: number): void {
  const [x, y, , height] = box;
  e.shades[name] = {
    along: [x, y, x, y + height],
    stops: [
      [0, 'plate-cartouche'],
      [1, 'plate-cartouche-deep'],
    ],
  };
  e.outlined(hollowed(box, corner), name, { ...LINE, width: line });
}

/** A cartouche for counters below a ribbon with its name. */
export function drawCartouche(
  e: ArtBuilder,
  box: Box,
  titleIn: (language: LanguageId) => string,
  icon: string,
  rings: Point[],
  radius: number,
): void {
  const [x, y, width, height] = box;
  const outer = grown(box, 8);
  const title = titleIn('en');
  const banner = ribbon(x + width / 2, y - 27, title.length * 6.6 + 30, 19);
  shadow(e, outer, 9, [4, 5]);
  e.draw(
    volute([x - 3, y - 12], 7, 1.6, 90, -1) +
      volute([x + width + 3, y - 12], 7, 1.6, 270, 1) +
      volute([x - 3, y + height + 11], 5.5, 1.4, 90, 1) +
      volute([x + width + 3, y + height + 11], 5.5, 1.4, 270, -1),
    { stroke: 'plate-line', width: 1.5, round: true },
  );
  panel(e, `cartouche-${x}`, outer, 9, 1.4);
  e.draw(hollowed(grown(box, 4), 8), { stroke: 'plate-red', width: 0.8 });
  e.draw(iconPath(icon), { fill: 'plate-ornament', alpha: 0.16 }, at(x + width / 2, y + height / 2, height * 0.9));
  e.draw(
    rings
      .map(([cx, cy]) => `M${cx - radius} ${cy}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`)
      .join(''),
    {
      stroke: 'plate-ink-soft',
      width: 0.6,
      dash: [1.4, 2.2],
      alpha: 0.6,
    },
  );
  const line = { stroke: 'plate-line', width: 1 };
  e.outlined(banner.tails, 'plate-cartouche-deep', line);
  e.outlined(banner.folds, 'plate-ten', line);
  e.outlined(banner.face, 'plate-cartouche', line);
  const name: Lettering = { text: title, face: 'capitals', size: 13, at: [x + width / 2, y - 13.4] };
  e.names(`box-${x}`, (language) => [{ line: reworded(name, titleIn(language)), pen: { fill: 'plate-ink' } }]);
}

/** Side of the square on which icons are drawn. */
const ICON = 512;
/** The position and scale of an icon with this center and size. */
const at = (x: number, y: number, size: number): [number, number, number] => [x - size / 2, y - size / 2, size / ICON];

/** The title of the map, with a scale of leagues. */
export function drawName(e: ArtBuilder, box: Box, { texts }: Edition): void {
  const [x, y, width, height] = box;
  const middle = x + width / 2;
  const scrolls = [-1, 1].flatMap((hand) => {
    const edge = hand < 0 ? x : x + width;
    const turn = hand < 0 ? 90 : 270;
    return [
      volute([edge - hand * 4, y - 5], 9, 1.8, turn, hand < 0 ? -1 : 1),
      volute([edge - hand * 4, y + height + 5], 9, 1.8, turn, hand < 0 ? 1 : -1),
      `M${edge} ${y + 26}q${hand * 13} 9 ${hand * 6} ${height / 2 - 26}q${hand * 7} 16 ${hand * -6} ${height / 2 - 26}`,
      `M${edge} ${y + 36}q${hand * 6} 8 ${hand} ${height / 2 - 36}q${hand * 5} 8 ${-hand} ${height / 2 - 36}`,
    ];
  });
  const [left, top, step] = [middle - 75, y + height - 15, 15];
  const bars = Array.from({ length: 10 }, (_, index) => `M${left + index * step} ${top + (index % 2) * 2.2}h${step}v2.2h${-step}z`);
  shadow(e, box, 12, [5, 6]);
  e.draw(scrolls.join(''), { stroke: 'plate-line', width: 1.7, round: true });
  panel(e, 'title', box, 12, 1.6);
  e.draw(hollowed(grown(box, -4), 11), { stroke: 'plate-red', width: 1.2 });
  e.draw(hollowed(grown(box, -6.4), 11), { stroke: 'plate-line', width: 0.5 });
  e.letter({ text: 'Blackbeard', face: 'blackletter', size: 43, at: [middle, y + 44] }, { fill: 'plate-ink' });
  const subtitle: Lettering = { text: texts.en.subtitle, face: 'italic', size: 16, at: [middle, y + 66] };
  const scope: Lettering = { text: texts.en.scope, face: 'capitals', size: 11.5, at: [middle, y + 81], spacing: 1.3 };
  e.names('title', (language) => [
    { line: reworded(subtitle, texts[language].subtitle, 1.3), pen: { fill: 'plate-red' } },
    { line: reworded(scope, texts[language].scope), pen: { fill: 'plate-ink' } },
  ]);
  e.draw(bars.join(''), { fill: 'plate-line' });
  e.draw(`M${left} ${top}h150v4.4h-150z`, { stroke: 'plate-line', width: 0.5 });
  e.draw(iconPath('crossed-sabres'), { fill: 'plate-ink' }, at(x + 32, y + 36, 32));
  e.draw(iconPath('pirate-skull'), { fill: 'plate-ink' }, at(x + width - 32, y + 36, 32));
}
