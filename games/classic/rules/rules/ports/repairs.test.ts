import { describe, expect, test } from 'vitest';
import { COMMISSIONER_NAMES } from '../../data/ids.ts';
import { commissioner, governor, pirate, pirateId, pirateState } from '../../testing/arrange.ts';
import { awaits, isOffered, play, scenario } from '../../testing/scenario.ts';

type Options = Parameters<typeof pirate>[3];
const refit = { type: 'refit', pirate: 'teach' } as const;
const recover = { type: 'recover', pirate: 'teach' } as const;

function table(options: Options, side?: 'pro' | 'anti', port: 'port-royal' | 'new-providence' = 'port-royal') {
  const t = scenario({ pirates: { teach: { ability: 4, cruelty: 3 } } });
  pirate(t, 'teach', port, options);
  if (side) governor(t, port, side);
  return t;
}

describe('C12.3 refit repairs', () => {
  test.each<readonly [string, number, Parameters<typeof table>]>([
    ['1 hit in a neutral port', 3, [{ combat: 2 }]],
    ['2 hits in a pro port', 4, [{ combat: 2 }, 'pro']],
    ['all hits in a safe haven', 6, [{ combat: 1, havens: ['port-royal'] }]],
    ['all hits in a pirate haven', 6, [{ combat: 1 }, undefined, 'new-providence']],
    ['no more than there are', 6, [{ combat: 5 }, 'pro']],
    ['[C21] 2 hits where a letter makes the port pro', 4, [{ combat: 2, letter: 'english' }]],
    ['[C21] 1 hit where a letter makes an anti port neutral', 3, [{ combat: 2, letter: 'english' }, 'anti']],
  ])('%s', (_name, combat, args) => {
    const t = table(...args);
    play(t, refit, awaits('drawActionCard'));
    expect(pirateState(t, 'teach').combat).toBe(combat);
  });

  test('only where there are hits, and in port; Speed is not its matter', () => {
    expect(isOffered(table({ speed: 0 }), refit)).toBe(false);
    const t = scenario();
    pirate(t, 'teach', 'A0708', { combat: 2 });
    expect(isOffered(t, refit)).toBe(false);
  });

  test('C18.3 of a Commissioner: 1 hit in a neutral port, 2 in an anti one', () => {
    for (const [side, repaired] of [
      [undefined, 1],
      ['anti', 2],
    ] as const) {
      const t = scenario();
      pirate(t, 'teach', 'A0609');
      commissioner(t, 'ogle', 0, 'port-royal');
      if (side) governor(t, 'port-royal', side);
      const ogle = COMMISSIONER_NAMES.indexOf('ogle');
      t.g.strength[ogle] = t.g.strength[ogle] - 3;
      const before = t.g.strength[ogle];
      play(t, { type: 'refitCommissioner', commissioner: 'ogle' }, awaits('drawActionCard'));
      expect(t.g.strength[ogle] - before).toBe(repaired);
    }
  });
});

describe('C12.4 to recover', () => {
  test('heals a minor wound; the crew gains a point below 7', () => {
    const t = table({ wound: 'minor', unrest: 6 });
    play(t, recover, awaits('drawActionCard'));
    const id = pirateId('teach');
    expect([t.g.wound[id], t.g.scars[id], t.g.unrest[id]]).toEqual([0, 0, 7]);
  });

  test('C17.1 leaves a scar from a crippling wound', () => {
    const t = table({ wound: 'crippling' });
    play(t, recover);
    const id = pirateId('teach');
    expect([t.g.wound[id], t.g.scars[id], t.g.unrest[id]]).toEqual([0, 1, 7]);
  });

  test('[C22] heals scurvy, and then the crew gains nothing', () => {
    const t = table({ scurvy: true, unrest: 5 });
    play(t, recover);
    expect(pirateState(t, 'teach')).toMatchObject({ scurvy: false, unrest: 5 });
  });

  test('is offered with a wound, scurvy or Crew Unrest below 7', () => {
    expect(isOffered(table({ unrest: 7 }), recover)).toBe(false);
    expect(isOffered(table({ unrest: 6 }), recover)).toBe(true);
    expect(isOffered(table({ scurvy: true }), recover)).toBe(true);
  });
});
