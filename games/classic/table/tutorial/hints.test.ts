import { COMMISSIONERS, classic, decision, type GameEvent, NO_PIRATE } from '@bb/classic/rules';
import { expect, test } from 'vitest';
import { voyage as german } from '../i18n/de/voyage.ts';
import { voyage as english } from '../i18n/en/voyage.ts';
import { voyage as french } from '../i18n/fr/voyage.ts';
import { HINTS, type Hint, hintFor, subjectOf } from './hints.ts';
import { beginVoyage } from './voyage.ts';

const g = classic.newGame({ players: 2 });
for (const json of beginVoyage().choices) classic.play(g, classic.choices.fromJson(json, 'voyage'));
const snapshot = { decision: decision(g), choices: classic.legal(g) };
const seen =
  (...hints: readonly Hint[]) =>
  (hint: Hint): boolean =>
    hints.includes(hint);

test('a hint comes up once, events before the question', () => {
  const events = [{ type: 'turnBegan' }, { type: 'mutinyBrokeOut' }];
  expect(hintFor(events, snapshot, seen())).toBe('mutiny');
  expect(hintFor(events, snapshot, seen('mutiny'))).toBe('operation');
  expect(hintFor(events, snapshot, seen('mutiny', 'operation'))).toBeNull();
});

test('a player who is not asked gets no hint about the question', () => {
  expect(hintFor([], { ...snapshot, choices: [] }, seen())).toBeNull();
});

test('a Commissioner’s move has no hint on the moves of pirates', () => {
  const asked = snapshot.decision ?? expect.fail('nobody is asked');
  const moving = (about: typeof asked.about) => ({ ...snapshot, decision: { ...asked, ask: 'moveStep' as const, about } });
  expect(hintFor([], moving({}), seen())).toBe('move');
  expect(hintFor([], moving({ commissioner: COMMISSIONERS[0] ?? expect.fail('there is none') }), seen())).toBeNull();
});

test('every hint has a text in each language, and every text a hint', () => {
  for (const { hints } of [english, german, french]) expect(Object.keys(hints).toSorted()).toEqual(HINTS.toSorted());
});

test('a hint speaks of the events that it explains, or else of what is asked', () => {
  const events: readonly GameEvent[] = [
    { type: 'mutinyBrokeOut', rule: '', pirate: NO_PIRATE },
    { type: 'deckShuffled', rule: '' },
  ];
  expect(subjectOf('mutiny', events, snapshot)).toEqual(events.slice(0, 1));
  expect(subjectOf('operation', events, snapshot)).toEqual([snapshot.decision?.about]);
});
