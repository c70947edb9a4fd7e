import { expect, test } from 'vitest';
import { pirate, pirateId, pirateState } from '../testing/arrange.ts';
import { scenario } from '../testing/scenario.ts';
import { beginRevelry, changeLoyalty, loseSpeed } from './pirates.ts';

const low = pirateId('low');

function lowAtSea(options: Parameters<typeof pirate>[3] = {}) {
  const t = scenario({ actions: 1 });
  pirate(t, 'low', 'india', options);
  return t;
}

test('13.13 a pirate with a marker gets no second one, and no Loyalty for it', () => {
  const t = lowAtSea({ revelry: 'voluntary' });
  beginRevelry(t.g, low, false, true, '13.11');
  expect(pirateState(t, 'low')).toMatchObject({ revelry: 'voluntary', loyalty: 7 });
});

test('13.21 revelry: Loyalty +1, in a pirate port +3', () => {
  for (const [inPiratePort, loyalty] of [
    [false, 8],
    [true, 10],
  ] as const) {
    const t = lowAtSea();
    beginRevelry(t.g, low, true, inPiratePort, '13.11');
    expect(pirateState(t, 'low').loyalty).toBe(loyalty);
  }
});

test('13.21, 14.1 Loyalty stays between 0 and the top of its track', () => {
  const t = lowAtSea();
  const { highestLoyalty } = t.g.tables;
  changeLoyalty(t.g, low, 99, 'revelry', '13.21');
  expect(pirateState(t, 'low').loyalty).toBe(highestLoyalty);
  changeLoyalty(t.g, low, -99, 'scurvy', '17.2 #18');
  expect(pirateState(t, 'low').loyalty).toBe(0);
});

test('14.1 a crew that falls to 0 will mutiny; not one already at 0, nor one that rises again', () => {
  const t = lowAtSea({ loyalty: 0 });
  changeLoyalty(t.g, low, -1, 'scurvy', '17.2 #18');
  expect(t.g.mutinous).toBe(0);
  changeLoyalty(t.g, low, 1, 'torture', '8.45');
  changeLoyalty(t.g, low, -1, 'scurvy', '17.2 #18');
  expect(t.g.mutinous).not.toBe(0);
  changeLoyalty(t.g, low, 1, 'torture', '8.45');
  expect(t.g.mutinous).toBe(0);
});

test('6.26 a fall from Speed 0 to −1 costs one Loyalty; further falls cost none', () => {
  const t = lowAtSea({ speed: 0 });
  loseSpeed(t.g, low, 1, 'storm', '17.2 #20');
  expect(pirateState(t, 'low')).toMatchObject({ speed: -1, loyalty: 6 });
  loseSpeed(t.g, low, 1, 'storm', '17.2 #20');
  expect(pirateState(t, 'low')).toMatchObject({ speed: -2, loyalty: 6 });
});
