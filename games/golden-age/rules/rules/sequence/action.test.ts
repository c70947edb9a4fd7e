import { expect, test } from 'vitest';
import { hand, merchant, noMerchants, pirate, pirateHand, pirateState } from '../../testing/arrange.ts';
import { awaits, happened, passWindow, play, scenario } from '../../testing/scenario.ts';

const move = (name: string, to: string) => ({ type: 'move', pirate: name, to }) as const;

/** Low (Leadership 3) is at Loyalty 0; Vane is his player’s other pirate. */
function mutinous() {
  const t = scenario({ actions: 4, ratings: { low: { leadership: 3 } } });
  pirate(t, 'low', 'india', { loyalty: 0, holds: [300] });
  pirate(t, 'vane', 'north-atlantic');
  return t;
}

test('14.1 [R53] a pirate activated at Loyalty 0 faces a mutiny before his Action, and goes on if it is quashed', () => {
  const t = mutinous();
  play(t, move('low', 'east-africa'), 2);
  expect(t.events.map((e) => e.type).slice(0, 4)).toEqual(['mutinyBrokeOut', 'rolled', 'tested', 'mutinyQuashed']);
  expect(pirateState(t, 'low')).toMatchObject({ at: 'east-africa', loyalty: 0 });
});

test('14.1 [R53] a pirate is activated again only after another pirate has acted', () => {
  const t = mutinous();
  play(t, move('low', 'east-africa'), 3, move('low', 'india'), move('vane', 'boston'), move('low', 'east-africa'), 1, awaits('drawCard'));
  expect(happened(t, 'mutinyQuashed')).toHaveLength(2);
});

test('14.1, 14.2 a mutiny at activation that succeeds ends the Action before it begins', () => {
  const t = mutinous();
  pirateHand(t, 0, 'teach');
  play(t, move('low', 'east-africa'), 4, { type: 'takeCommand', pirate: 'teach' }, awaits('takeAction', 0));
  expect(happened(t, 'actionAnnounced')).toEqual([]);
  expect(pirateState(t, 'teach')).toMatchObject({ at: 'india', loyalty: 6, holds: [300] });
  expect(t.g.actionsLeft).toBe(3);
});

test('14.1 [R54] an Action that such a mutiny ends is spent, and its merchant returns to the pool', () => {
  const t = mutinous();
  pirateHand(t, 0, 'teach');
  noMerchants(t);
  merchant(t, 'goa', 'sloop');
  play(t, { type: 'findMerchant', pirate: 'low', port: 'goa' }, 4, { type: 'takeCommand', pirate: 'teach' }, awaits('takeAction', 0));
  expect(happened(t, 'actionLost')).toMatchObject([{ action: 'findMerchant' }]);
  expect(happened(t, 'merchantRemoved')).toHaveLength(1);
});

test('14.1 no mutiny at activation above Loyalty 0', () => {
  const t = scenario({ actions: 2 });
  pirate(t, 'low', 'india', { loyalty: 1 });
  play(t, move('low', 'east-africa'));
  expect(happened(t, 'mutinyBrokeOut')).toEqual([]);
});

test('14.1 [R53] each Player-Turn activates a pirate again', () => {
  const t = scenario({ actions: 1, ratings: { low: { leadership: 3 } } });
  pirate(t, 'low', 'india', { loyalty: 0 });
  hand(t, 0, 'wear-and-tear', 'wear-and-tear', 'wear-and-tear', 'fair-winds');
  hand(t, 1, 'scurvy-outbreak', 'heavy-guns', 'heavy-guns', 'heavy-guns');
  play(t, move('low', 'east-africa'), 2, passWindow(), passWindow());
  play(t, { type: 'playForActions', card: 'scurvy-outbreak' }, 'endActions');
  play(t, { type: 'playForActions', card: 'wear-and-tear' }, move('low', 'india'), 2, passWindow(), passWindow());
  expect(t.g.playerTurn).toBe(3);
  expect(pirateState(t, 'low').at).toBe('india');
});
