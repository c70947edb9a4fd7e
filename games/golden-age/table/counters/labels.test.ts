import { decision, newGame, playChoices, readRecord, view } from '@bb/golden-age/rules';
import { namesFor } from '@bb/golden-age/text';
import { de } from '@bb/golden-age/text/de';
import { fr } from '@bb/golden-age/text/fr';
import { boxAround, gap, overlap } from '@bb/table-kit/map/label-boxes.ts';
import { portLabels } from '@bb/table-kit/map/port-labels.ts';
import { describe, expect, test } from 'vitest';
import gallery from '../../../../e2e/gallery/golden-age.json' with { type: 'json' };
import { board, type Rectangle } from '../board/board.ts';
import { navySpots, pirateSpots, StableSlots } from './counter-positions.ts';
import { pirateLabels, portBoard, portTexts } from './labels.ts';

/** CSS pixels per board unit: the whole map at 1440×900, and the map of a phone when it opens. */
const DESK_PX_PER_UNIT = 0.58;
const PHONE_PX_PER_UNIT = 0.68;
const { tables } = newGame({ players: 3 });
const inEnglish = portTexts(namesFor(tables, []));

const overlaps = (boxes: readonly Rectangle[]): number =>
  boxes.reduce((count, box, i) => count + boxes.slice(i + 1).filter((other) => overlap(box, other) > 0).length, 0);

describe.each([0.45, DESK_PX_PER_UNIT, 0.6, PHONE_PX_PER_UNIT, 0.8, 1, 2.6])('ports at %s pixels per unit', (scale) => {
  test.each([
    ['English', inEnglish],
    ['German', portTexts(namesFor(tables, [], de))],
    ['French', portTexts(namesFor(tables, [], fr))],
  ])('have labels in %s that cover neither each other nor a shield', (_, texts) => {
    const labels = portLabels(portBoard, texts, scale);
    expect(labels).toHaveLength(board.ports.length);
    const shields = board.ports.map(({ shield }) => boxAround(shield, 10, 12));
    expect(overlaps([...labels.flatMap(({ boxes }) => boxes), ...shields])).toBe(0);
    const withFigures = [...texts.values()].filter(({ figures }) => figures !== '').length;
    expect(labels.filter(({ lines }) => lines.length === 2).length).toBeGreaterThanOrEqual(withFigures - 2);
  });
});

test.each([DESK_PX_PER_UNIT, PHONE_PX_PER_UNIT])(
  'at %s pixels per unit each name and its figures are nearest to the shield of their port',
  (scale) => {
    const shields = new Map(board.ports.map(({ id, shield }) => [id, boxAround(shield, 11, 13)]));
    const astray = portLabels(portBoard, inEnglish, scale).flatMap(({ port, boxes }) => {
      const own = shields.get(port) ?? [0, 0, 0, 0];
      return boxes.some((box) => [...shields.values()].some((shield) => gap(box, shield) < gap(box, own))) ? [port] : [];
    });
    expect(astray).toEqual([]);
  },
);

test('labels are at least 12 pixels high where the whole map is shown on a desk', () => {
  for (const scale of [DESK_PX_PER_UNIT, PHONE_PX_PER_UNIT, 1])
    for (const { lines } of portLabels(portBoard, inEnglish, scale))
      for (const { size } of lines) expect(size * scale).toBeGreaterThanOrEqual(11.99);
});

test('where the map is too small for labels there are none', () => {
  expect(portLabels(portBoard, inEnglish, 0.3)).toEqual([]);
});

describe.each([DESK_PX_PER_UNIT, PHONE_PX_PER_UNIT])('pirates at %s pixels per unit', (scale) => {
  const ofPorts = portLabels(portBoard, inEnglish, scale).flatMap(({ boxes }) => boxes);
  test.each(gallery.positions)('have names that cover no counter and no label: $name', ({ game, at }) => {
    const { options, choices } = readRecord(gallery.games[game]);
    const g = playChoices(options, choices.slice(0, at));
    const seen = view(g, decision(g)?.seat ?? null);
    const spots = pirateSpots(seen, new StableSlots());
    const counters = [...spots, ...navySpots(seen).map((navy) => ({ ...navy, radius: 15 }))].map(({ at: spot, radius }) =>
      boxAround(spot, radius),
    );
    const labels = [...pirateLabels(spots, namesFor(g.tables, []).pirate, scale, [...ofPorts, ...counters]).values()];
    expect(overlaps([...labels.map(({ box }) => box), ...ofPorts])).toBe(0);
    expect(labels.some(({ box }) => counters.some((counter) => overlap(box, counter) > 0))).toBe(false);
  });
});
