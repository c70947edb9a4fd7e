import { classic, decision, type StandingOrder } from '@bb/classic/rules';
import { commissioner, pirate } from '@bb/classic/rules/testing/arrange';
import { play, scenario, type Table } from '@bb/classic/rules/testing/scenario';
import { expect, test } from 'vitest';
import { choices as said } from '../i18n/en/choices.ts';
import { ordersOf, orderText } from './orders.ts';

function met(): Table {
  const t = scenario({ players: 2 });
  pirate(t, 'teach', 'A0609', { speed: 0 });
  pirate(t, 'low', 'port-royal', { seat: 1, netWorth: 300, havens: ['port-royal'] });
  commissioner(t, 'barnet', 1, 'A0709');
  play(t, { type: 'sail', pirate: 'teach' }, 3, { type: 'moveTo', to: 'A0709' });
  return t;
}

function offered({ g }: Table, person: number, standingOrder: StandingOrder | null = null) {
  const asked = decision(g);
  const choices = asked?.seat === person ? classic.legal(g) : [];
  return ordersOf({ snapshot: { decision: asked, choices, view: classic.view(g, person) }, standingOrder, person }).map((order) =>
    orderText(order, said),
  );
}

test('a pass in advance is offered with a question of another player’s turn that can be passed', () => {
  const t = met();
  expect(offered(t, 1)).toEqual(['Pass for the rest of this turn: interceptions', 'Pass until my turn: interceptions']);
  expect(offered(t, 0)).toEqual([]);
  play(t, 'pass');
  expect(offered(t, 0)).toEqual([]);
});

test('it passes what the order that stands passes as well', () => {
  const t = met();
  play(t, 'pass', 'stop');
  const order: StandingOrder = { span: 'turn', asks: ['tryIntercept'], turn: 1, pirates: [], commissioners: [] };
  expect(offered(t, 1, order)[1]).toBe('Pass until my turn: interceptions, stashing');
});

test('none is offered in the own turn, with which it would end', () => {
  const t = scenario();
  pirate(t, 'teach', 'port-royal', { netWorth: 300, havens: ['port-royal'] });
  play(t, { type: 'openStash', pirate: 'teach' });
  expect(offered(t, 0)).toEqual([]);
});
