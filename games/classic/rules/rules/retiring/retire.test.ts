import { describe, expect, test } from 'vitest';
import { governor, hostage, pirate, pirateId, pirateState, portId } from '../../testing/arrange.ts';
import { awaits, dr66, happened, isOffered, play, scenario, type Table } from '../../testing/scenario.ts';

const retire = { type: 'retire', pirate: 'teach' } as const;

function inPort(options: Parameters<typeof pirate>[3]): Table {
  const t = scenario();
  pirate(t, 'teach', 'port-royal', { havens: ['port-royal'], ...options });
  return t;
}

describe('C24.1 retiring', () => {
  test('succeeds if Dr66 × 100 is not above his Net Worth, stashes included', () => {
    const t = inPort({ netWorth: 1000, notoriety: 12, holds: [300], letter: 'english' });
    hostage(t, 'teach', 'havana');
    t.g.stashes = [pirateId('teach'), portId('port-royal'), 500];
    play(t, retire, ...dr66(15), awaits('drawActionCard'));
    expect(pirateState(t, 'teach')).toMatchObject({ fate: 'retired', at: null, netWorth: 1500, stash: 0, notoriety: 12, hostages: 0 });
    expect(happened(t, 'letterLost')).toHaveLength(1);
    expect(t.g.log[pirateId('teach')]).toBe(-1);
  });

  test('fails with one more, and may be tried again in a later turn', () => {
    const t = inPort({ netWorth: 1500 });
    play(t, retire, ...dr66(16), awaits('takeOperation', 0));
    expect(pirateState(t, 'teach')).toMatchObject({ fate: 'active', at: 'port-royal', netWorth: 1500 });
    expect(isOffered(t, retire)).toBe(false);
  });

  test('is possible in a safe haven or a pro port only', () => {
    expect(isOffered(inPort({}), retire)).toBe(true);
    const neutral = inPort({ havens: [] });
    expect(isOffered(neutral, retire)).toBe(false);
    governor(neutral, 'port-royal', 'pro');
    expect(isOffered(neutral, retire)).toBe(true);
    const pirateHaven = scenario();
    pirate(pirateHaven, 'teach', 'new-providence', { netWorth: 6600 });
    expect(isOffered(pirateHaven, retire)).toBe(false);
  });

  test('C25 may be rerolled', () => {
    const t = inPort({ netWorth: 1500, cunning: 1 });
    play(t, retire, ...dr66(66), awaits('rerollWithCunning', 0), 'rerollDice', ...dr66(11), awaits('drawActionCard'));
    expect(pirateState(t, 'teach').fate).toBe('retired');
  });
});
