import { decision, legal, newGame, play, view } from '@bb/golden-age/rules';
import { expect, test } from 'vitest';
import { say } from '../i18n/say.ts';
import type { Snapshot } from '../session/session.ts';
import { HINTS, type Hint, hintFor } from './hints.ts';

const seen =
  (...hints: readonly Hint[]) =>
  (hint: Hint): boolean =>
    hints.includes(hint);

function atFirstCard(): Snapshot {
  const g = newGame({ players: 2 });
  // The choices alternate: if all dice showed the same face, ties would never end.
  for (let [d, n] = [decision(g), 0]; d && d.ask !== 'playCard'; d = decision(g), n++) {
    const offered = legal(g);
    const choice = offered[n % offered.length];
    if (choice) play(g, choice);
  }
  return { view: view(g, 0), decision: decision(g), choices: legal(g).slice(), outcome: null };
}

test('shows each hint once, for a decision or an event', () => {
  const now = atFirstCard();
  expect(hintFor([], now, seen())).toBe('card');
  expect(hintFor([], now, seen('card'))).toBeNull();
  expect(hintFor([{ type: 'stormStruck' }], now, seen())).toBe('storm');
  expect(hintFor([{ type: 'stormStruck' }], now, seen('storm'))).toBe('card');
  expect(hintFor([{ type: 'turnBegan' }], { ...now, choices: [] }, seen())).toBeNull();
});

test('every hint has a text', () => {
  for (const hint of HINTS) expect(say().tutorial.hints[hint].length).toBeGreaterThan(40);
});
