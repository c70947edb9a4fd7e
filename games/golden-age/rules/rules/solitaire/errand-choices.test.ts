import { expect, test } from 'vitest';
import { errandOf, movesToPort } from '../../queries/errand.ts';
import { governor, pirateId, pirateState } from '../../testing/arrange.ts';
import { awaits, draws, happened, offers, play, refusedBy } from '../../testing/scenario.ts';
import { drawAndPlay, HARMLESS_EVENT, lowActs, solitaire, titlesOf } from '../../testing/solitaire.ts';

const letter = { type: 'drawCard', card: 'letter-of-marque' } as const;

/** The System Player's first pirate turns up a Letter of Marque, then a card for two Actions. */
function sent(scene: Parameters<typeof solitaire>[0], ...pro: readonly Parameters<typeof governor>[1][]) {
  const t = solitaire(scene);
  for (const port of pro) governor(t, port, 'pro');
  play(t, 'endActions', HARMLESS_EVENT, letter, drawAndPlay('wear-and-tear'), awaits('takeAction', 1));
  return t;
}

test('19.18 the pirate keeps the Letter and draws another card at once', () => {
  const t = sent({}, 'goa');
  expect(titlesOf(t.g.keptLetter.slice(1, 2))).toEqual(['letter-of-marque']);
  expect(t.g.hands[1]).toEqual([]);
  expect(t.g.actionsLeft).toBe(2);
});

test('19.18 the pirate can only sail to the closest port with a pro-pirate governor', () => {
  const t = sent({ lowAt: 'north-atlantic' }, 'havana', 'port-royal', 'goa');
  expect(offers(t)).toEqual([{ type: 'move', pirate: 'low', to: 'central-atlantic' }]);
  expect(refusedBy(t, { type: 'move', pirate: 'low', to: 'boston' })).toBe('19.18');
  expect(movesToPort(t.g.tables, t.g, pirateId('low'), 'letter', t.g.at[pirateId('low')])).toBe(4);
});

test('19.18 the pirate may choose among equally near ways and ports', () => {
  const t = sent({ lowAt: 'india' }, 'goa', 'bombay');
  expect(offers(t).map(({ to }) => to)).toEqual(['bombay', 'goa']);
});

test('19.18 a port that he may not enter does not count', () => {
  const t = sent({ lowAt: 'south-atlantic', low: { history: ['english'] } }, 'charleston', 'havana');
  expect(offers(t).map(({ to }) => to)).toEqual(['west-caribbean']);
});

test('19.18 in port the pirate has the Letter sealed, then acts freely again, and revels', () => {
  const t = sent({ lowAt: 'india' }, 'goa');
  play(t, { type: 'move', pirate: 'low', to: 'goa' });
  expect(offers(t)).toEqual([{ type: 'doPortActivities', pirate: 'low' }]);
  play(t, { type: 'doPortActivities', pirate: 'low' });
  expect(offers(t).map(({ type }) => type)).toEqual(['playLetter']);
  play(t, { type: 'playLetter', card: 'letter-of-marque' });
  expect(offers(t, 'finish')).toHaveLength(1);
  expect(pirateState(t, 'low').letter).toBe('portuguese');
  expect(t.g.keptLetter).toEqual([-1, -1, -1, -1]);
});

test('19.18, 13.22 a pirate who revels in that port recovers first', () => {
  const t = sent({ lowAt: 'goa', low: { revelry: 'voluntary' } }, 'goa');
  expect(offers(t)).toEqual([{ type: 'recover', pirate: 'low' }]);
});

test('19.18, 7.12 a slow ship that can’t move with what is left ends its Actions', () => {
  const t = sent({ lowAt: 'india', low: { speed: -1 } }, 'calicut');
  t.g.actionsLeft = 1;
  expect(offers(t)).toEqual([{ type: 'endActions' }]);
});

test('19.18 [R85] without a pro-pirate governor on the map the pirate acts freely', () => {
  const t = sent({ lowAt: 'india' });
  expect(offers(t, 'endActions')).toHaveLength(1);
});

test('19.18 Fair Winds moves him as near as possible', () => {
  const t = solitaire({ lowAt: 'north-atlantic' });
  governor(t, 'goa', 'pro');
  play(t, 'endActions', HARMLESS_EVENT, letter, draws('fair-winds'));
  expect(offers(t)).toEqual([{ type: 'playFairWinds', card: 'fair-winds-1', pirate: 'low', to: 'india' }]);
});

test('19.18 [R85] a pirate who already has a Letter plays the card for its Actions', () => {
  const t = solitaire({ low: { letter: 'dutch' } });
  play(t, 'endActions', HARMLESS_EVENT, drawAndPlay('letter-of-marque'), awaits('takeAction', 1));
  expect(t.g.keptLetter[1]).toBe(-1);
});

test('19.18 [R85] a Letter that was never sealed is discarded when its pirate is gone', () => {
  const t = sent({ lowAt: 'india', low: { loyalty: 0 }, ratings: { low: { leadership: 1 } } }, 'goa');
  play(t, { type: 'move', pirate: 'low', to: 'goa' }, 6, { type: 'drawPirate', pirate: 'tew' }, awaits('drawCard'));
  expect(t.g.keptLetter[1]).toBe(-1);
  expect(titlesOf(t.g.discards)).toContain('letter-of-marque');
});

test.each([
  [15, 0, 'retirement'],
  [14, 200, 'retirement'],
  [14, 199, null],
  [10, 900, null],
] as const)('19.18 with Notoriety %i and Net Worth %i his errand is: %s', (notoriety, netWorth, errand) => {
  const { g } = solitaire({ low: { letter: 'dutch', notoriety, netWorth } });
  expect(errandOf(g.tables, g, pirateId('low'))).toBe(errand);
  expect(errandOf(g.tables, g, pirateId('teach'))).toBeNull();
});

test('19.18 once retiring brings 30 VP, he must sail to the nearest port of his Letter’s nation and retire', () => {
  const t = solitaire({ lowAt: 'gold-coast', low: { letter: 'english', notoriety: 15, holds: [900] }, at: 'india' });
  t.g.commissionerPool = [];
  lowActs(t);
  expect(offers(t)).toEqual([{ type: 'move', pirate: 'low', to: 'cape-coast' }]);
  play(t, { type: 'move', pirate: 'low', to: 'cape-coast' });
  expect(offers(t)).toEqual([{ type: 'retireByLetter', pirate: 'low' }]);
  play(t, { type: 'retireByLetter', pirate: 'low' }, 1, 1, 1, { type: 'drawPirate', pirate: 'tew' }, awaits('drawCard'));
  expect(t.g.vp).toEqual([0, 30, 0, 0]);
  expect(happened(t, 'pirateDeployed')).toMatchObject([{ seat: 1 }]);
});
