import { describe, expect, test } from 'vitest';
import { classic } from '../game.ts';
import { commissioner, departed, governor, merchant, pirate, pirateId, pirateState } from '../testing/arrange.ts';
import { awaits, card, dr66, isOffered, play, scenario, type Table } from '../testing/scenario.ts';

const next = (seat: number) => card((card) => card.next[1] === seat);

/** Blood is in seat 2; the dummies' pirates are Teach and Vane. */
function solitaire(): Table {
  return scenario({
    players: 3,
    settings: { solitaire: true },
    pirates: { teach: { ability: 3, cruelty: 5 }, blood: { ability: 3, cruelty: 5, leadership: 3 } },
  });
}

describe('C28 the dummies', () => {
  test('use three pirates, one at a time', () => {
    const t = solitaire();
    departed(t, 'kidd', 0, 'lost');
    departed(t, 'low', 0, 'lost');
    expect(isOffered(t, 'activate')).toBe(true);
    pirate(t, 'teach', 'A0609');
    expect(isOffered(t, 'activate')).toBe(false);
  });

  test('ally with nobody, trade with nobody, stash nothing', () => {
    const t = solitaire();
    for (const [seat, name] of (['teach', 'vane', 'blood'] as const).entries())
      pirate(t, name, 'port-royal', { seat, netWorth: 500, havens: seat === 0 ? ['port-royal'] : [] });
    for (const kind of ['offerAlliance', 'offerTrade', 'openStash'] as const) expect(isOffered(t, kind)).toBe(false);
    play(t, 'pass', awaits('drawActionCard'));
  });

  test('challenge Blood alone', () => {
    const t = solitaire();
    pirate(t, 'teach', 'A0609', { speed: 0 });
    pirate(t, 'vane', 'A0609', { seat: 1, notoriety: 50 });
    merchant(t, 'A0609', 3);
    const capture: Parameters<typeof play>[1][] = [
      { type: 'takePrize', pirate: 'teach' },
      'attack',
      1,
      1,
      'keepShip',
      card((card) => !card.revelry),
      'leaveCargo',
      'declareRevelry',
      card((card) => card.hostage < 7),
    ];
    const alone = classic.clone(t.g);
    play({ g: alone, events: [] }, ...capture, awaits('drawActionCard'));
    pirate(t, 'blood', 'A0609', { seat: 2 });
    play(t, ...capture, awaits('challenge', 0));
  });

  test('hunt Blood only, with their Commissioners', () => {
    const sailInto = (name: 'teach' | 'blood', seat: number) => {
      const t = solitaire();
      pirate(t, 'blood', 'A0510', { seat: 2 });
      pirate(t, 'teach', 'A0510');
      const id = pirateId(name);
      t.g.at[id] = t.g.at[pirateId('blood')];
      commissioner(t, 'ogle', 1, 'A0410');
      if (seat === 2) play(t, 'pass', next(2));
      play(t, { type: 'sail', pirate: name }, 6, { type: 'moveTo', to: 'A0410' });
      return t;
    };
    play(sailInto('teach', 0), awaits('moveStep', 0));
    play(sailInto('blood', 2), awaits('tryIntercept', 1));
  });
});

describe('C28 [C46] the end', () => {
  test('does not come with a mutiny that is talked down', () => {
    const t = solitaire();
    t.g.mutinous = 1 << pirate(t, 'blood', 'A0510', { seat: 2 });
    pirate(t, 'teach', 'A0609');
    play(t, 'pass', 1);
    expect(classic.outcome(t.g)).toBeNull();
  });

  test('with 100 Notoriety Blood wins', () => {
    const t = solitaire();
    pirate(t, 'blood', 'A0609', { seat: 2, speed: 0, notoriety: 95 });
    pirate(t, 'teach', 'A0510', { netWorth: 500 });
    merchant(t, 'A0609', 3);
    play(t, 'pass', next(2), { type: 'takePrize', pirate: 'blood' }, 'attack', 1, 1);
    expect(classic.outcome(t.g)).toMatchObject({ ending: 'notoriety', winners: [2] });
  });

  test.each([
    [500, []],
    [501, [2]],
  ])('a dummy’s 100 end it; with £%i against 500 the winners are %j', (netWorth, winners) => {
    const t = solitaire();
    pirate(t, 'blood', 'A0510', { seat: 2, netWorth, notoriety: 40 });
    pirate(t, 'teach', 'A0609', { speed: 0, netWorth: 500, notoriety: 95 });
    merchant(t, 'A0609', 3);
    play(t, { type: 'takePrize', pirate: 'teach' }, 'attack', 1, 1);
    expect(classic.outcome(t.g)).toEqual({ ending: 'solitaire', winners, scores: [105, 0, 45] });
  });

  test('when Blood retires, who wins with the most Net Worth', () => {
    const t = solitaire();
    pirate(t, 'blood', 'port-royal', { seat: 2, netWorth: 1200, notoriety: 30 });
    pirate(t, 'teach', 'A0510', { netWorth: 1100 });
    governor(t, 'port-royal', 'pro');
    play(t, 'pass', next(2), { type: 'retire', pirate: 'blood' }, ...dr66(12));
    expect(pirateState(t, 'blood').fate).toBe('retired');
    expect(classic.outcome(t.g)).toEqual({ ending: 'solitaire', winners: [2], scores: [11, 0, 42] });
  });

  test('when Blood is lost, who loses', () => {
    const t = solitaire();
    t.g.mutinous = 1 << pirate(t, 'blood', 'A0510', { seat: 2, netWorth: 1200, notoriety: 30 });
    play(t, 'pass', 6);
    expect(classic.outcome(t.g)).toEqual({ ending: 'solitaire', winners: [], scores: [0, 0, 30] });
  });

  test('when a dummy’s third pirate is gone, by retiring too', () => {
    const t = solitaire();
    departed(t, 'kidd', 0, 'retired', 900);
    departed(t, 'low', 0, 'lost');
    pirate(t, 'blood', 'A0510', { seat: 2, netWorth: 1000 });
    pirate(t, 'teach', 'port-royal', { netWorth: 1100 });
    governor(t, 'port-royal', 'pro');
    play(t, { type: 'retire', pirate: 'teach' }, ...dr66(11));
    expect(classic.outcome(t.g)).toMatchObject({ ending: 'solitaire', winners: [] });
  });
});
