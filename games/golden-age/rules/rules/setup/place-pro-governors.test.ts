import { expect, test } from 'vitest';
import { USE_OF } from '../../data/cards.ts';
import { PORT_NAMES } from '../../data/ids.ts';
import { hasGovernor } from '../../testing/arrange.ts';
import { awaits, d66, offers, play, setUp, setUpTo, type Table } from '../../testing/scenario.ts';

/** A game of two players up to Step 5. */
const atGovernors = (): Table => setUpTo(2, 'rollDie');
const governed = (t: Table) => PORT_NAMES.filter((port) => hasGovernor(t, port) === 'pro');

test('3.0 Step 5 eight pro-pirate governors are placed, each by a D66', () => {
  const t = atGovernors();
  play(t, [11, 12, 13, 14, 15, 16, 21, 22].flatMap(d66), awaits('drawPirate'));
  expect(governed(t)).toEqual(PORT_NAMES.slice(0, 8));
});

test('3.0 Step 5 ports with a governor and pirate ports are skipped', () => {
  const t = atGovernors();
  play(t, [15, 15, 36, 44, 41, 62, 62, 63].flatMap(d66), awaits('drawPirate'));
  expect(governed(t)).toEqual(['bath', 'charleston', 'port-royal', 'santiago', 'bermuda', 'bombay', 'severndroog', 'goa']);
});

test('3.0 Step 5 66 is a pirate port and wraps to 11', () => {
  const t = atGovernors();
  play(t, [66, 66, 65, 65, 64, 63, 62, 61].flatMap(d66), awaits('drawPirate'));
  expect(governed(t)).toEqual(['boston', 'new-york', 'philadelphia', 'mocha', 'bombay', 'severndroog', 'goa', 'calicut']);
});

test('3.0 Step 3 no card that must be played at once is dealt', () => {
  const t = setUp(2);
  play(t, 6, 1, awaits('drawCard', -1));
  expect(offers(t)).toHaveLength(USE_OF.filter((use) => use !== 'now').length);
  expect(offers(t).some((c) => String(c.card).startsWith('storms-at-sea'))).toBe(false);
});
