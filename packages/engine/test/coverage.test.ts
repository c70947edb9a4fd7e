/** Random play goes on until every question has been asked and everything has happened that can happen. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CARD_TITLES, CHOICES, PROCEDURES, TITLE_OF, USE_OF } from '../src/index.ts';
import { PATIENTLY, PLAYER_COUNTS, playGame } from './random-games.ts';

/** Not yet: nobody brings a King's Commissioner or a warship onto the map, and nothing costs a ship Combat. Strike out what comes. */
const LATER: readonly string[] = [
  'event commissionerMoved',
  'event commissionerRemoved',
  'event commissionerTossed',
  'event warshipRemoved',
  'event warshipTossed',
  'choice playFairWindsForCommissioner',
  'choice repairCombat',
  'ask refit/divide',
];
/** Several times as many as it takes. */
const MOST_GAMES = 1000;

const asks = Object.entries(PROCEDURES).flatMap(([name, { steps }]) =>
  Object.entries(steps).flatMap(([label, step]) => (typeof step === 'function' ? [] : [`ask ${name}/${label}`])),
);
const kinds = [...new Set(CHOICES.map((choice) => choice.type))].map((kind) => `choice ${kind}`);

/** The switch over all events, which the compiler keeps complete. */
const redacting = readFileSync(new URL('../src/state/redact.ts', import.meta.url), 'utf8');
const events = [...redacting.matchAll(/case '(\w+)':/g)].map(([, type]) => `event ${type}`);

test('every ask, choice, event and card', PATIENTLY, () => {
  const due = new Set([...asks, ...kinds, ...events, ...CARD_TITLES.map((title) => `card ${title}`)]);
  for (const later of LATER) due.delete(later);
  const seen = new Set<string>();
  let games = 0;
  while (games < MOST_GAMES && ![...due].every((one) => seen.has(one))) {
    const players = PLAYER_COUNTS[games % PLAYER_COUNTS.length];
    playGame({ players, seed: games }, ({ g, next, events: happened }) => {
      const top = g.stack.at(-1);
      if (top) seen.add(`ask ${top.proc}/${top.at}`);
      for (const { type } of happened) seen.add(`event ${type}`);
      if (next === null) return;
      seen.add(`choice ${next.type}`);
      if ('card' in next && (next.type !== 'drawCard' || USE_OF[next.card] === 'now')) seen.add(`card ${TITLE_OF[next.card]}`);
    });
    games++;
  }
  expect([...due].filter((one) => !seen.has(one))).toEqual([]);
  expect(LATER.filter((one) => seen.has(one))).toEqual([]);
});
