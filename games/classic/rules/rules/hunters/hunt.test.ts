import { describe, expect, test } from 'vitest';
import { commissioner, pirate, warship } from '../../testing/arrange.ts';
import { awaits, happened, isOffered, play, scenario } from '../../testing/scenario.ts';

const intercept = { type: 'interceptWith', commissioner: 'ogle' } as const;
const hunt = (name: string) => ({ type: 'hunt', pirate: name }) as const;

describe('C16.1 a Commissioner’s operation', () => {
  test('tries one opposing pirate in his hex, of his player’s choice', () => {
    const t = scenario();
    commissioner(t, 'ogle', 0, 'A0609');
    for (const name of ['teach', 'vane'] as const) pirate(t, name, 'A0609', { seat: 1, speed: 0 });
    pirate(t, 'low', 'A0609');
    play(t, intercept, awaits('chooseQuarry', 0));
    expect(isOffered(t, hunt('low'))).toBe(false);
    expect(isOffered(t, hunt('teach'))).toBe(true);
    play(t, hunt('vane'), 2, 1, 'endTurn', awaits('drawActionCard'));
    expect(happened(t, 'evaded')).toHaveLength(1);
  });

  test('needs an opposing pirate at sea in the hex', () => {
    const t = scenario();
    commissioner(t, 'ogle', 0, 'A0708');
    pirate(t, 'low', 'A0708');
    pirate(t, 'teach', 'santiago', { seat: 1 });
    expect(isOffered(t, intercept)).toBe(false);
    const box = scenario();
    commissioner(box, 'ogle', 0, 'atlantic-crossing');
    pirate(box, 'teach', 'atlantic-crossing', { seat: 1 });
    expect(isOffered(box, intercept)).toBe(false);
  });

  test('[C60] is not for a careened one', () => {
    const t = scenario();
    const ogle = commissioner(t, 'ogle', 0, 'A0708');
    pirate(t, 'teach', 'A0708', { seat: 1 });
    expect(isOffered(t, intercept)).toBe(true);
    t.g.ashore[ogle] = 1;
    expect(isOffered(t, intercept)).toBe(false);
  });

  test('[C57] all hunters in the hex take part: warships always, Commissioners of others as they like', () => {
    const t = scenario({ players: 3 });
    commissioner(t, 'ogle', 0, 'A0609');
    commissioner(t, 'rhett', 2, 'A0609');
    warship(t, 'A0609', 7, 'spanish');
    pirate(t, 'teach', 'A0609', { seat: 1, speed: 0 });
    play(t, intercept, hunt('teach'), awaits('tryIntercept', 2), 'pass', 6, 1, 6, 1, awaits('drawActionCard'));
    expect(happened(t, 'evaded')).toHaveLength(2);
  });
});
