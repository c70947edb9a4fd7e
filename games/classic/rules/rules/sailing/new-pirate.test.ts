import { describe, expect, test } from 'vitest';
import { departed, merchant, pirate, pirateId, pirateState, warship } from '../../testing/arrange.ts';
import { awaits, isOffered, offers, play, scenario } from '../../testing/scenario.ts';

const FIGURES = { pirates: { low: { cunning: 2 } } } as const;

describe('C7 activating a pirate', () => {
  test('is an operation: a draw, a free Schooner or Sloop, a start', () => {
    const t = scenario(FIGURES);
    pirate(t, 'teach', 'A0609');
    play(t, 'activate', { type: 'drawPirate', pirate: 'low' }, awaits('chooseShip', 0));
    expect(offers(t).map(({ ship }) => ship)).toEqual(['schooner', 'sloop']);
    play(t, { type: 'chooseShip', ship: 'schooner' }, awaits('chooseStart', 0), { type: 'startAt', to: 'I0303' }, awaits('drawActionCard'));
    expect(pirateState(t, 'low')).toMatchObject({ at: 'I0303', ship: 'schooner', combat: 5, speed: 3, unrest: 7, cunning: 2 });
    expect(t.g.fleet[0]).toEqual([pirateId('teach'), pirateId('low')]);
  });

  test('[C9] the start is a hex without hunter and merchant', () => {
    const t = scenario();
    merchant(t, 'A0609', 3);
    warship(t, 'A0709', 6, 'english', false);
    play(t, 'activate', { type: 'drawPirate', pirate: 'low' }, { type: 'chooseShip', ship: 'sloop' });
    expect(['A0609', 'A0709', 'A0708'].map((to) => isOffered(t, { type: 'startAt', to }))).toEqual([false, false, true]);
    expect(offers(t)).toHaveLength(195);
  });

  test('with fewer than 2 active ones', () => {
    const t = scenario();
    pirate(t, 'teach', 'A0609');
    expect(isOffered(t, 'activate')).toBe(true);
    pirate(t, 'vane', 'A0609');
    expect(isOffered(t, 'activate')).toBe(false);
  });

  test('with fewer than 3 used ones, in the short game 2', () => {
    const used = (count: number, short = false) => {
      const t = scenario({ settings: { short } });
      for (const name of (['teach', 'vane', 'kidd'] as const).slice(0, count)) departed(t, name, 0, 'lost');
      return isOffered(t, 'activate');
    };
    expect([used(2), used(3), used(1, true), used(2, true)]).toEqual([true, false, true, false]);
  });

  test('C27 one active pirate each with 5 or 6 players', () => {
    const t = scenario({ players: 5 });
    expect(isOffered(t, 'activate')).toBe(true);
    pirate(t, 'teach', 'A0609');
    expect(isOffered(t, 'activate')).toBe(false);
  });

  test('not without a free log: both sides are taken while one is in use', () => {
    const t = scenario({ players: 4 });
    for (const name of ['teach', 'vane', 'kidd', 'low'] as const) pirate(t, name, 'A0609', { seat: 1, ship: 'square-rigger' });
    play(t, 'activate', { type: 'drawPirate', pirate: 'quelch' });
    expect(offers(t)).toEqual([{ type: 'chooseShip', ship: 'schooner' }]);
    const none = scenario({ players: 4 });
    for (const [i, name] of (['teach', 'vane', 'kidd', 'low', 'quelch', 'bonnet', 'england', 'avery'] as const).entries())
      pirate(none, name, 'A0609', { seat: 1, ship: i < 4 ? 'sloop' : 'brigantine' });
    expect(isOffered(none, 'activate')).toBe(false);
  });
});
