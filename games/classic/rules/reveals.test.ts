import { expect, test } from 'vitest';
import { HIDDEN } from './data/ids.ts';
import { classic } from './game.ts';
import { reveals } from './reveals.ts';
import type { View } from './state/views.ts';
import { merchant, pirate, warship } from './testing/arrange.ts';
import { play, type Step, scenario } from './testing/scenario.ts';

/** Teach lies with a merchant face down, and a warship face down lies elsewhere. @returns whether seat 0 learns something by its choice */
function isRevealed(...steps: readonly [Step, ...Step[]]): boolean {
  const t = scenario({ pirates: { teach: { ability: 3 } } });
  pirate(t, 'teach', 'A0609');
  merchant(t, 'A0609', 3);
  warship(t, 'A1109', 6, 'english', false);
  const before = classic.view(t.g, 0);
  play(t, ...steps);
  return reveals(before, classic.view(t.g, 0));
}

test('an inspection shows a merchant, which can’t be taken back', () => {
  expect(isRevealed({ type: 'takePrize', pirate: 'teach' })).toBe(true);
});

test('a choice that shows nothing can be taken back', () => {
  expect(isRevealed({ type: 'sail', pirate: 'teach' })).toBe(false);
});

test('a warship or a card that becomes known is a revelation, one that goes away is not', () => {
  const t = scenario();
  warship(t, 'A1109', 6, 'english', false);
  const before: View = { ...classic.view(t.g, 0), secretCards: [HIDDEN] };
  expect(reveals(before, { ...before, warshipOn: t.g.warshipOn })).toBe(true);
  expect(reveals(before, { ...before, warshipOn: [] })).toBe(false);
  expect(reveals(before, { ...before, secretCards: t.g.deck.slice(0, 1) })).toBe(true);
});
