import { describe, expect, test } from 'vitest';
import { ratingOf } from '../../queries/pirates.ts';
import { allied, hostage, merchant, pirate, pirateId, pirateState } from '../../testing/arrange.ts';
import { awaits, card, happened, play, scenario, type Table } from '../../testing/scenario.ts';

const [SUPERFICIAL, MINOR, CRIPPLING] = [1, 2, 3] as const;
const wounded = (degree: number) => card((card) => card.wound === degree);

/** Teach attacks a merchant at 6: Combat 6, Speed 0, Ability 3, less its defense of 3. */
function attack(options: Parameters<typeof pirate>[3], arrange: (t: Table) => void, ...dice: readonly [number, number]): Table {
  const t = scenario({ pirates: { teach: { ability: 3 } } });
  pirate(t, 'teach', 'A0609', { speed: 0, ...options });
  merchant(t, 'A0609', 3);
  arrange(t);
  play(t, { type: 'takePrize', pirate: 'teach' }, 'attack', ...dice);
  return t;
}
const alone = (): Table => attack({}, () => undefined, 3, 4);
/** A minor wound takes 2 each from Combat, Speed and Ability: he attacks at 2, and misses by 1. */
const hurt = (): Table => attack({ wound: 'minor', combat: 8 }, () => undefined, 1, 2);

describe('C17.1 a wound', () => {
  test('is checked once for each hit', () => {
    const t = attack({}, () => undefined, 4, 4);
    play(t, 2, 2, awaits('drawActionCard'));
    expect(pirateState(t, 'teach')).toMatchObject({ combat: 4, unrest: 5 });
  });

  test('is checked no more when the ship has sunk', () => {
    const t = attack({ combat: 1 }, () => undefined, 2, 1);
    play(t, awaits('drawActionCard'));
    expect(pirateState(t, 'teach').fate).toBe('lost');
    expect(happened(t, 'unrestChanged')).toEqual([]);
  });

  test('that is superficial lasts for the turn, and kills nobody who has another', () => {
    const t = hurt();
    play(t, 1, wounded(SUPERFICIAL));
    expect(happened(t, 'wounded')).toMatchObject([{ degree: SUPERFICIAL, isFatal: false }]);
    expect([t.g.stunned[pirateId('teach')], t.g.wound[pirateId('teach')]]).toEqual([0, MINOR]);
  });

  test.each([MINOR, CRIPPLING])('of degree %i lasts until he recovers', (degree) => {
    const t = alone();
    play(t, 1, wounded(degree));
    expect([t.g.stunned[pirateId('teach')], t.g.wound[pirateId('teach')]]).toEqual([0, degree]);
  });

  test('is fatal after another that is not superficial', () => {
    const t = hurt();
    play(t, 1, wounded(MINOR));
    expect(happened(t, 'pirateLost')).toMatchObject([{ how: 'wounds' }]);
  });
});

describe('C21.2 hits on a joint attack', () => {
  const together = (...dice: readonly [number, number]): Table =>
    attack(
      {},
      (t) => {
        pirate(t, 'vane', 'A0609', { seat: 1 });
        allied(t, 'teach', 'vane');
      },
      ...dice,
    );

  test('are shared, with a wound check for each', () => {
    const t = together(5, 5);
    play(t, 2, 2, awaits('takeOperation', 0));
    expect((['teach', 'vane'] as const).map((name) => pirateState(t, name).combat)).toEqual([5, 5]);
  });

  test('the odd one is the operating pirate’s', () => {
    const t = together(5, 4);
    play(t, 2, awaits('takeOperation', 0));
    expect((['teach', 'vane'] as const).map((name) => pirateState(t, name).combat)).toEqual([5, 6]);
  });
});

describe('C17.1 [C89] scars of crippling wounds', () => {
  const scarred = (scars: number) => {
    const t = scenario({ pirates: { teach: { ability: 3, cruelty: 5, endurance: 2 } } });
    const id = pirate(t, 'teach', 'A0609');
    t.g.scars[id] = scars;
    hostage(t, 'teach', 'havana');
    return { t, ratings: (['cruelty', 'ability', 'endurance'] as const).map((rating) => ratingOf(t.g.tables, t.g, id, rating)) };
  };

  test('raise Cruelty above 6, and lower the other ratings to 0', () => {
    expect([1, 2, 4].map((scars) => scarred(scars).ratings)).toEqual([
      [6, 2, 1],
      [7, 1, 0],
      [9, 0, 0],
    ]);
  });

  test('C9.8 no hostage outlives torture by a Cruelty above 6', () => {
    for (const [scars, dies] of [
      [1, false],
      [2, true],
    ] as const) {
      const { t } = scarred(scars);
      play(t, { type: 'torture', hostage: 'hostage-1' }, 6);
      expect(happened(t, 'hostageTortured')).toMatchObject([{ tells: true, dies }]);
    }
  });
});
