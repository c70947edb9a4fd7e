import { classic, tablesFor } from '@bb/classic/rules';
import { overlap } from '@bb/table-kit/map/label-boxes.ts';
import { expect, test } from 'vitest';
import { board } from './board.ts';
import { portLabelsAt } from './labels.ts';

const OPTIONS = classic.parseOptions({ players: 3 });
const names = { seat: () => '', tables: tablesFor(OPTIONS) };

test.each([0.42, 0.46, 0.5, 0.54, 0.58, 0.62, 0.66, 0.7, 0.8, 0.9, 1])(
  'at scale %f no label of a port covers the ribbon of a transit box',
  (scale) => {
    const labels = portLabelsAt(classic.view(classic.newGame(OPTIONS), null), names, scale);
    expect(labels.length).toBeGreaterThan(30);
    const covering = labels.filter(({ boxes }) =>
      boxes.some((box) => board.transitBoxes.some(({ box: [x, y, width] }) => overlap(box, [x - 20, y - 27, width + 40, 19]) > 0)),
    );
    expect(covering.map(({ port }) => port)).toEqual([]);
  },
);
