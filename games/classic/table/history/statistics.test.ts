import { classic, isActive, PIRATES } from '@bb/classic/rules';
import { seeded } from '@bb/kernel';
import { History } from '@bb/table-kit/session/history.ts';
import { expect, test } from 'vitest';
import { classicGame } from '../play.ts';
import type { ClassicSession } from '../session.ts';
import { DEEDS, deedsOf, piratesOf, standingsOf } from './statistics.ts';

/** The first choices of a random game. */
function someGame(): History<ClassicSession> {
  const history = new History(classicGame, classic.parseOptions({ players: 3 }));
  const random = seeded(3);
  for (let n = 0; n < 2500 && classic.outcome(history.game) === null; n++) {
    const legal = classic.legal(history.game);
    const choice = legal[Math.floor(random() * legal.length)];
    if (choice) history.take(choice);
  }
  return history;
}
const history = someGame();
const view = classic.view(history.game, null);
const standings = standingsOf(history);

test('has a standing for each turn and for the end, in which counts only grow', () => {
  expect(standings.map(({ turn }) => turn)).toEqual([...history.turns.map(({ turn }) => turn), 0]);
  for (const measure of ['prizes', 'hunters'] as const)
    for (const [i, standing] of standings.entries())
      for (const [seat, count] of standing[measure].entries()) expect(count).toBeGreaterThanOrEqual(standings[i - 1]?.[measure][seat] ?? 0);
});

test('ends with what the view says', () => {
  const last = standings.at(-1);
  expect(last?.unrest).toEqual(PIRATES.map((pirate) => (isActive(view, pirate) ? view.unrest[pirate] : null)));
  const deeds = deedsOf(history.events, view);
  expect(deeds.map(({ prizes }) => prizes)).toEqual(last?.prizes);
  expect(deeds.map(({ hunters }) => hunters)).toEqual(last?.hunters);
  expect(deeds.every((own) => DEEDS.every((deed) => own[deed] >= 0))).toBe(true);
});

test('finds the pirates of each seat in the order in which they set sail', () => {
  const all = view.fleet.flatMap((_, seat) => piratesOf(seat, view, history.events));
  expect(new Set(all).size).toBe(all.length);
  const started = history.events.flatMap((event) => (event.type === 'pirateStarted' ? [event.pirate] : []));
  expect(new Set(all)).toEqual(new Set(started));
});
