import { describe, expect, test } from 'vitest';
import { allied, pirate, pirateId } from '../../testing/arrange.ts';
import { awaits, closedBy, type Like, play, scenario, type Table } from '../../testing/scenario.ts';

const ally = (other: string): Like => ({ type: 'offerAlliance', pirate: 'teach', other });
const trade = (pirateName: string, other: string): Like => ({ type: 'offerTrade', pirate: pirateName, other });

/** Teach and Vane of seat 0, Low and Kidd of seat 1, all in one place. */
function gathering(at: string, netWorth = 0): Table {
  const t = scenario();
  pirate(t, 'teach', at, { netWorth });
  pirate(t, 'vane', at);
  pirate(t, 'low', at, { seat: 1, ship: 'schooner' });
  pirate(t, 'kidd', at, { seat: 1, ship: 'schooner' });
  return t;
}

describe('C21.1 an alliance', () => {
  test('is of pirates of different players in one place', () => {
    const t = gathering('A0609');
    expect(closedBy(t, ally('low'))).toBeNull();
    expect(closedBy(t, ally('vane'))).toBe('ownAlly');
    expect(closedBy(t, ally('bonnet'))).toBe('allianceElsewhere');
    expect(closedBy(t, { type: 'offerAlliance', pirate: 'low', other: 'teach' })).toBe('notYours');
    expect(closedBy(gathering('atlantic-crossing'), ally('low'))).toBe('allianceElsewhere');
  });

  test('is of two', () => {
    const t = gathering('A0609');
    allied(t, 'vane', 'kidd');
    expect(closedBy(t, ally('kidd'))).toBe('otherHasAlly');
    expect(closedBy(t, { type: 'offerAlliance', pirate: 'vane', other: 'low' })).toBe('hasAlly');
  });

  test('is offered once in a turn, and C21.4 broken if there is one', () => {
    const t = gathering('A0609');
    play(t, ally('low'), 'decline');
    expect(closedBy(t, ally('low'))).toBe('alreadyOffered');
    expect(closedBy(t, { type: 'breakAlliance', pirate: 'teach' })).toBe('noAlly');
  });
});

describe('C21.5 a trade', () => {
  test('is of two pirates in one port, with something to trade', () => {
    const t = gathering('port-royal');
    expect(closedBy(t, trade('teach', 'low'))).toBe('nothingToTrade');
    expect(closedBy(t, trade('teach', 'bonnet'))).toBe('tradeElsewhere');
    expect(closedBy(t, trade('teach', 'teach'))).toBe('tradeElsewhere');
    t.g.netWorth[pirateId('low')] = 100;
    expect(closedBy(t, trade('teach', 'low'))).toBeNull();
    expect(closedBy(gathering('A0708', 500), trade('teach', 'low'))).toBe('tradeElsewhere');
  });

  test('is proposed once in a turn, and between own pirates by one of them', () => {
    const t = gathering('port-royal', 300);
    expect(closedBy(t, trade('vane', 'teach'))).toBe('tradeOtherWay');
    expect(closedBy(t, trade('teach', 'vane'))).toBeNull();
    play(t, trade('teach', 'low'), awaits('proposeTrade', 0));
    expect(closedBy(t, 'finish')).toBe('tradeNotReady');
    for (const part of [
      { type: 'giveHold', hold: 0 },
      { type: 'takeHold', hold: 0 },
      { type: 'giveHostage', hostage: 'hostage-1' },
      { type: 'takeHostage', hostage: 'hostage-1' },
      { type: 'giveMoney', hundreds: 5 },
      { type: 'takeMoney', hundreds: 1 },
    ] as const)
      expect(closedBy(t, part)).toBe('notToTrade');
    expect(closedBy(t, { type: 'giveMoney', hundreds: 2 })).toBeNull();
    expect(closedBy(t, 'pay')).toBeNull();
    play(t, 'pass');
    expect(closedBy(t, trade('teach', 'low'))).toBe('alreadyTraded');
  });
});

test('C28 there is neither in a solitaire game, nor do dummies stash', () => {
  const t = scenario({ players: 3, settings: { solitaire: true } });
  pirate(t, 'teach', 'port-royal', { netWorth: 500, havens: ['port-royal'] });
  pirate(t, 'low', 'port-royal', { seat: 1 });
  pirate(t, 'blood', 'port-royal', { seat: 2 });
  expect(closedBy(t, ally('low'))).toBe('solitaireAlliance');
  expect(closedBy(t, trade('teach', 'low'))).toBe('solitaireTrade');
  expect(closedBy(t, { type: 'openStash', pirate: 'teach' })).toBe('dummyStash');
});
