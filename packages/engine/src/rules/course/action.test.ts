import { expect, test } from 'vitest';
import { hand, merchant, noMerchants, pirate, pirateHand, the } from '../../testing/arrange.ts';
import { awaits, happened, passWindow, play, scenario } from '../../testing/scenario.ts';

const move = (name: string, to: string) => ({ type: 'move', pirate: name, to }) as const;

/** Low (Leadership 3) at Loyalty 0, and Vane. */
function mutinous() {
  const t = scenario({ actions: 4, ratings: { low: { leadership: 3 } } });
  pirate(t, 'low', 'india', { loyalty: 0, holds: [300] });
  pirate(t, 'vane', 'north-atlantic');
  return t;
}

test('14.1 [R53] a pirate activated at Loyalty 0 faces a mutiny before his Action; quashed, he goes on', () => {
  const t = mutinous();
  play(t, move('low', 'east-africa'), 2);
  expect(t.events.map((e) => e.type).slice(0, 4)).toEqual(['mutinyBrokeOut', 'rolled', 'tested', 'mutinyQuashed']);
  expect(the(t, 'low')).toMatchObject({ at: 'east-africa', loyalty: 0 });
});

test('14.1 [R53] his next Action is no new activation, but one after another pirate’s is', () => {
  const t = mutinous();
  play(t, move('low', 'east-africa'), 3, move('low', 'india'), move('vane', 'boston'), move('low', 'east-africa'), 1, awaits('drawCard'));
  expect(happened(t, 'mutinyQuashed')).toHaveLength(2);
});

test('14.1, 14.2 a mutiny at activation that succeeds ends the Action before it begins', () => {
  const t = mutinous();
  pirateHand(t, 0, 'teach');
  play(t, move('low', 'east-africa'), 4, { type: 'takeCommand', pirate: 'teach' }, awaits('takeAction', 0));
  expect(happened(t, 'actionAnnounced')).toEqual([]);
  expect(the(t, 'teach')).toMatchObject({ at: 'india', loyalty: 6, holds: [300] });
  expect(t.g.actionsLeft).toBe(3);
});

test('14.1 [R54] an Action that such a mutiny ends is spent, and its merchant goes to the pool', () => {
  const t = mutinous();
  pirateHand(t, 0, 'teach');
  noMerchants(t);
  merchant(t, 'goa', 'sloop');
  play(t, { type: 'findMerchant', pirate: 'low', port: 'goa' }, 4, { type: 'takeCommand', pirate: 'teach' }, awaits('takeAction', 0));
  expect(happened(t, 'actionLost')).toMatchObject([{ action: 'findMerchant' }]);
  expect(happened(t, 'merchantRemoved')).toHaveLength(1);
});

test('14.1 above 0 nobody mutinies at activation', () => {
  const t = scenario({ actions: 2 });
  pirate(t, 'low', 'india', { loyalty: 1 });
  play(t, move('low', 'east-africa'));
  expect(happened(t, 'mutinyBrokeOut')).toEqual([]);
});

test('14.1 [R53] each Player-Turn activates him anew', () => {
  const t = scenario({ actions: 1, ratings: { low: { leadership: 3 } } });
  pirate(t, 'low', 'india', { loyalty: 0 });
  hand(t, 0, 'wear-and-tear', 'wear-and-tear', 'wear-and-tear', 'fair-winds');
  hand(t, 1, 'scurvy-outbreak', 'heavy-guns', 'heavy-guns', 'heavy-guns');
  play(t, move('low', 'east-africa'), 2, passWindow(), passWindow());
  play(t, { type: 'playForActions', card: 'scurvy-outbreak' }, 'endActions');
  play(t, { type: 'playForActions', card: 'wear-and-tear' }, move('low', 'india'), 2, passWindow(), passWindow());
  expect(t.g.playerTurn).toBe(3);
  expect(the(t, 'low').at).toBe('india');
});
