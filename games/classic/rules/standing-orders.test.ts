import { describe, expect, test } from 'vitest';
import { classic, decision, orders } from './game.ts';
import { isOrderable, ORDERABLE_ASKS, type PassOrder } from './standing-orders.ts';
import { ASKS } from './state/asks.ts';
import { allied, commissioner, hostage, pirate, pirateId, portId } from './testing/arrange.ts';
import { awaits, next, play, scenario, type Table } from './testing/scenario.ts';

const ME = 1;
const INTERCEPTIONS: PassOrder = { span: 'turn', asks: ['tryIntercept'] };
const UNTIL_OWN_TURN: PassOrder = { span: 'ownTurn', asks: ['tryIntercept', 'stash'] };

/** Teach of seat 0 sails by seat 1's Commissioner, whose own pirate lies in his haven with money to stash. */
function sailBy(): Table {
  const t = scenario({ players: 2, pirates: { teach: { ability: 3 } } });
  pirate(t, 'teach', 'A0609', { speed: 0 });
  pirate(t, 'low', 'port-royal', { seat: ME, netWorth: 300, havens: ['port-royal'] });
  commissioner(t, 'barnet', ME, 'A0709');
  play(t, { type: 'sail', pirate: 'teach' }, 3, { type: 'moveTo', to: 'A0709' }, awaits('tryIntercept', ME));
  return t;
}
const given = ({ g }: Table, order: PassOrder) => orders.give(order, g, ME, decision(g));
const endOf = ({ g }: Table, order: ReturnType<typeof given>) => orders.end(order, g, ME, () => null);
function passes(t: Table, order: PassOrder): boolean {
  const asked = decision(t.g);
  if (!asked) throw new Error('nobody is asked');
  return orders.passes(given(t, order), t.g, asked, classic.legal(t.g));
}

test('C30 the questions that can be passed in advance are those that the platform may pass', () => {
  for (const [ask, traits] of Object.entries(ASKS)) expect(isOrderable(ask), ask).toBe('inAdvance' in traits && traits.inAdvance);
  expect(isOrderable(undefined)).toBe(false);
});

test('C30 an order passes the questions that it names, whatever the answer could be', () => {
  const t = sailBy();
  expect([passes(t, INTERCEPTIONS), passes(t, UNTIL_OWN_TURN), passes(t, { span: 'turn', asks: ['stash'] })]).toEqual([true, true, false]);
  play(t, 'pass', 'stop', awaits('stash', ME));
  expect([passes(t, INTERCEPTIONS), passes(t, UNTIL_OWN_TURN)]).toEqual([false, true]);
});

test('C30 an order for the turn ends with it, one until the own turn with that, and nobody need be told', () => {
  const t = sailBy();
  const [turn, ownTurn] = [given(t, INTERCEPTIONS), given(t, UNTIL_OWN_TURN)];
  play(t, 'pass', 'stop', 'pass', awaits('drawActionCard'));
  expect([endOf(t, turn), endOf(t, ownTurn)]).toEqual([null, null]);
  play(t, next(0));
  expect([endOf(t, turn), endOf(t, ownTurn)]).toEqual([{ why: null }, null]);
  play(t, 'pass', 'pass', next(1));
  expect(endOf(t, ownTurn)).toEqual({ why: null });
});

describe('C30 an order ends before its time', () => {
  test('when another question is asked', () => {
    const t = scenario();
    pirate(t, 'teach', 'A0609', { speed: 0 });
    pirate(t, 'low', 'A0609', { seat: ME });
    allied(t, 'teach', 'low');
    const order = given(t, UNTIL_OWN_TURN);
    expect(endOf(t, order)).toBeNull();
    play(t, { type: 'sail', pirate: 'teach' }, awaits('joinMove', ME));
    expect(endOf(t, order)).toEqual({ why: 'asked' });
  });

  test('when something happens to a pirate of the player, but not to one of another', () => {
    const t = sailBy();
    const order = given(t, UNTIL_OWN_TURN);
    t.g.combat[pirateId('teach')] = 1;
    expect(endOf(t, order)).toBeNull();
    t.g.combat[pirateId('low')] = 1;
    expect(endOf(t, order)).toEqual({ why: 'pirateChanged' });
  });

  test('when a Commissioner of the player comes or goes', () => {
    const t = sailBy();
    const order = given(t, UNTIL_OWN_TURN);
    commissioner(t, 'ogle', 0, 'A0709');
    expect(endOf(t, order)).toBeNull();
    commissioner(t, 'rogers', ME, 'A0709');
    expect(endOf(t, order)).toEqual({ why: 'commissionerChanged' });
  });
});

test('C30 nothing hidden is in an order, nor ends it', () => {
  const t = sailBy();
  hostage(t, 'low', 'havana');
  const order = given(t, UNTIL_OWN_TURN);
  t.g.homePort[0] = portId('boston');
  expect(given(t, UNTIL_OWN_TURN)).toEqual(order);
});

describe('an order from outside', () => {
  test('is read without what it need not have, each question once', () => {
    expect(orders.parse({ span: 'turn', asks: ['stash', 'tryIntercept', 'stash'] })).toEqual({ span: 'turn', asks: [...ORDERABLE_ASKS] });
  });

  test.each([
    [null, ''],
    [{ asks: [] }, 'order.span'],
    [{ span: 'game', asks: [] }, 'order.span'],
    [{ span: 'turn', asks: ['endBattle'] }, 'order.asks[0]'],
  ])('is refused: %j', (json, at) => {
    expect(() => orders.parse(json, 'order')).toThrow(expect.objectContaining({ path: at === '' ? 'order' : at }));
  });
});
