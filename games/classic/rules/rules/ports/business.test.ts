import { describe, expect, test } from 'vitest';
import { GOVERNOR_NAMES, LETTERS, NO_GOVERNOR, NO_LETTER } from '../../data/ids.ts';
import { takeFrom } from '../../effects/lists.ts';
import { commissioner, governor, hostage, nationId, pirate, pirateId, pirateState, placeId, portId } from '../../testing/arrange.ts';
import { awaits, happened, isOffered, offers, play, scenario, type Table } from '../../testing/scenario.ts';

type Options = Parameters<typeof pirate>[3];
const business = { type: 'doBusiness', pirate: 'teach' } as const;
const sell = (hold: number) => ({ type: 'sellHold', hold }) as const;

function table(options: Options = {}, side?: 'pro' | 'anti', port: 'port-royal' | 'new-providence' = 'port-royal', strictBribes = false) {
  const t = scenario({ settings: { strictBribes } });
  pirate(t, 'teach', port, options);
  if (side) governor(t, port, side);
  return t;
}
/** Draws a governor of this side. */
const draws = ({ g }: Table, side: 'pro' | 'anti') =>
  ({
    type: 'drawGovernor',
    governor: GOVERNOR_NAMES[g.governorPool.find((governor) => g.tables.isPro[governor] === (side === 'pro')) ?? NO_GOVERNOR],
  }) as const;
/** Offers an English letter in Port Royal. */
function offerLetter({ g }: Table): void {
  const letter = LETTERS.find((letter) => g.tables.letterNation[letter] === nationId('english'));
  if (letter === undefined) throw new Error('there is no English letter');
  takeFrom(g.letterPool, letter);
  g.letterOn[portId('port-royal')] = letter;
}
const governorOf = ({ g }: Table) => g.governorAt[portId('port-royal')];
const havenOf = ({ g }: Table) => g.havenOf[portId('port-royal')];

describe('C12.5 a sale', () => {
  test.each<readonly [string, number, Parameters<typeof table>]>([
    ['100 % in a neutral port', 550, [{ holds: [250, 300] }]],
    ['110 % in a pro port, rounded down', 605, [{ holds: [250, 300] }, 'pro']],
    ['120 % in a safe haven', 660, [{ holds: [250, 300], havens: ['port-royal'] }]],
    ['80 % in a pirate haven', 440, [{ holds: [250, 300] }, undefined, 'new-providence']],
  ])('brings %s', (_name, pounds, args) => {
    const t = table(...args);
    play(t, business, awaits('sellHolds', 0), sell(0), sell(1));
    expect(pirateState(t, 'teach')).toMatchObject({ netWorth: pounds, holds: [] });
  });

  test.each([
    [[199], 8, 1],
    [[200], 9, 2],
    [[150, 150], 10, 3],
  ])('brings Crew Unrest and Notoriety for each full hundred: %j', (holds, unrest, notoriety) => {
    const t = table({ holds });
    play(t, business, ...holds.map((_, hold) => sell(hold)), 'finish', awaits('drawActionCard'));
    expect(pirateState(t, 'teach')).toMatchObject({ unrest, notoriety });
  });

  test('takes any of the holds, rounded down together', () => {
    const t = table({ holds: [105, 105, 300] }, 'pro');
    play(t, business, sell(0), sell(1), 'finish', 'finish', awaits('drawActionCard'));
    expect(pirateState(t, 'teach')).toMatchObject({ netWorth: 231, holds: [300] });
  });

  test('C11 in a pirate haven is the only business, and ends in D&R', () => {
    expect(isOffered(table({}, undefined, 'new-providence'), business)).toBe(false);
    const t = table({ holds: [100, 100], netWorth: 900 }, undefined, 'new-providence');
    play(t, business);
    expect(isOffered(t, 'finish')).toBe(false);
    play(t, sell(0), 'finish', awaits('drawActionCard'));
    // +1 for D&R; 80 pounds bring nothing.
    expect(pirateState(t, 'teach')).toMatchObject({ revelry: true, unrest: 8 });
    expect(happened(t, 'governorDrawn')).toEqual([]);
  });

  test('is not offered at sea, nor in a port that is held', () => {
    const t = scenario();
    pirate(t, 'teach', 'A0708', { holds: [100] });
    expect(isOffered(t, business)).toBe(false);
    const held = table({ holds: [100], combat: 3, unrest: 4 });
    held.g.holding[pirate(held, 'vane', 'port-royal', { seat: 1 })] = 1;
    for (const type of ['refit', 'recover', 'doBusiness', 'retire'] as const)
      expect(isOffered(held, { type, pirate: 'teach' })).toBe(false);
    expect(isOffered(held, { type: 'sail', pirate: 'teach' })).toBe(true);
  });
});

describe('C12.5 a bribe', () => {
  const bribed = (options: Options, side: 'pro' | undefined, die: number) => {
    const t = table(options, side);
    play(t, business, 'bribe', die);
    return t;
  };

  test('[C23] needs no sale, but at least one act of business is done', () => {
    const t = table({ netWorth: 600 });
    play(t, business, awaits('doBusiness', 0));
    expect(offers(t)).toEqual([{ type: 'bribe' }, { type: 'declareRevelry' }]);
  });

  test('[C23] by the option comes only after a sale, or [C75] a ransom', () => {
    const t = table({ netWorth: 600, holds: [100] }, undefined, 'port-royal', true);
    play(t, business, 'finish');
    expect(isOffered(t, 'bribe')).toBe(false);
    const after = table({ netWorth: 600, holds: [100] }, undefined, 'port-royal', true);
    play(after, business, sell(0));
    expect(isOffered(after, 'bribe')).toBe(true);
    const ransomed = table({ netWorth: 600 }, undefined, 'port-royal', true);
    hostage(ransomed, 'teach', 'boston');
    play(ransomed, { type: 'ransom', hostage: 'hostage-1' }, 1);
    expect(isOffered(ransomed, 'bribe')).toBe(true);
  });

  test('in a pro port makes it his haven for a die × 100', () => {
    const t = bribed({ netWorth: 600 }, 'pro', 6);
    play(t, awaits('payForHaven', 0), 'pay', 'finish', awaits('drawActionCard'));
    expect(pirateState(t, 'teach').netWorth).toBe(0);
    expect(havenOf(t)).toBe(pirateId('teach'));
  });

  test('is declined by will, and by one who can’t pay', () => {
    const t = bribed({ netWorth: 600 }, 'pro', 6);
    play(t, 'decline', awaits('doBusiness', 0));
    expect(pirateState(t, 'teach').netWorth).toBe(600);
    play(bribed({ netWorth: 599 }, 'pro', 6), awaits('doBusiness', 0));
    expect(isOffered(t, 'bribe')).toBe(false);
  });

  test('in a neutral port draws a governor: pro, he stays and the port is a haven', () => {
    const t = bribed({ netWorth: 600 }, undefined, 2);
    commissioner(t, 'ogle', 0, 'port-royal');
    play(t, 'pay', draws(t, 'pro'), 'finish');
    expect(t.g.tables.isPro[governorOf(t)]).toBe(true);
    expect(havenOf(t)).toBe(pirateId('teach'));
    expect(pirateState(t, 'teach').netWorth).toBe(400);
    // [C61] A Commissioner lies in no pro port.
    expect(t.g.commissionerAt).toContain(placeId('A0708'));
  });

  test('in a neutral port with an anti governor is lost, and he goes back to the cup', () => {
    const t = bribed({ netWorth: 600 }, undefined, 2);
    const cup = t.g.governorPool.length;
    play(t, 'pay', draws(t, 'anti'), 'finish');
    expect([governorOf(t), t.g.governorPool.length]).toEqual([NO_GOVERNOR, cup]);
    expect(pirateState(t, 'teach')).toMatchObject({ netWorth: 400, at: 'port-royal' });
  });

  test('[C68] is not offered in a neutral port with an empty cup', () => {
    const t = table({ netWorth: 600 });
    t.g.governorPool = [];
    play(t, business);
    expect(isOffered(t, 'bribe')).toBe(false);
  });

  test('is not offered where somebody has his haven', () => {
    const t = table({ netWorth: 600 }, 'pro');
    pirate(t, 'vane', 'A0609', { seat: 1, havens: ['port-royal'] });
    play(t, business);
    expect(isOffered(t, 'bribe')).toBe(false);
  });
});

describe('C12.5 [C24] a letter', () => {
  const withLetter = (options: Options, side?: 'pro' | 'anti') => {
    const t = table(options, side);
    offerLetter(t);
    play(t, business);
    return t;
  };

  test('is bought for a die × 100, and makes the ports of its nation better', () => {
    const t = withLetter({ netWorth: 300 });
    play(t, 'buyLetter', 3, awaits('payForLetter', 0), 'pay', 'finish', awaits('drawActionCard'));
    expect(pirateState(t, 'teach').netWorth).toBe(0);
    expect(t.g.letterOn[portId('port-royal')]).toBe(NO_LETTER);
    expect(t.g.tables.letterNation[t.g.letter[pirateId('teach')]]).toBe(nationId('english'));
  });

  test('stays when he declines, or can’t pay; a bribe is over by then', () => {
    const t = withLetter({ netWorth: 300 });
    play(t, 'buyLetter', 3, 'decline');
    expect(t.g.letterOn[portId('port-royal')]).not.toBe(NO_LETTER);
    expect(offers(t)).toEqual([{ type: 'finish' }, { type: 'declareRevelry' }]);
    play(withLetter({ netWorth: 299 }), 'buyLetter', 3, awaits('doBusiness', 0));
  });

  test('is sold to nobody who has one, or has attacked its nation', () => {
    expect(isOffered(withLetter({ netWorth: 300, letter: 'french' }), 'buyLetter')).toBe(false);
    expect(isOffered(withLetter({ netWorth: 300, history: ['english'], havens: ['port-royal'] }), 'buyLetter')).toBe(false);
  });
});

describe('C12.6 a ransom', () => {
  test.each<readonly [string, number, Parameters<typeof table>]>([
    ['500 with a 5 in a neutral port', 500, [{}]],
    ['550 in a pro port', 550, [{}, 'pro']],
    ['600 in a safe haven', 600, [{ havens: ['port-royal'] }]],
  ])('brings %s, with Crew Unrest and Notoriety', (_name, pounds, args) => {
    const t = table(...args);
    hostage(t, 'teach', 'boston');
    play(t, { type: 'ransom', hostage: 'hostage-1' }, 5, 'finish');
    const hundreds = Math.floor(pounds / 100);
    expect(pirateState(t, 'teach')).toMatchObject({
      netWorth: pounds,
      hostages: 0,
      unrest: Math.min(12, 7 + hundreds),
      notoriety: hundreds,
    });
  });

  test('[C75] in a pirate haven ends in D&R', () => {
    const t = table({}, undefined, 'new-providence');
    hostage(t, 'teach', 'boston');
    play(t, { type: 'ransom', hostage: 'hostage-1' }, 5, awaits('drawActionCard'));
    expect(pirateState(t, 'teach')).toMatchObject({ netWorth: 400, revelry: true });
  });
});

describe('C11 D&R in port', () => {
  const revel = (options: Options, side: 'pro' | 'anti' | undefined, drawn: 'pro' | 'anti') => {
    const t = table({ holds: [100], ...options }, side);
    const cup = t.g.governorPool.length;
    play(t, business, sell(0), 'declareRevelry', draws(t, drawn));
    expect(pirateState(t, 'teach')).toMatchObject({ revelry: true, unrest: 9 });
    return { t, cup: t.g.governorPool.length - cup, at: pirateState(t, 'teach').at, isPro: t.g.tables.isPro[governorOf(t)] };
  };

  test('a pro governor drawn goes out of play, whatever the port is to him', () => {
    expect(revel({}, undefined, 'pro')).toMatchObject({ cup: -1, at: 'port-royal', isPro: undefined });
    expect(revel({}, 'pro', 'pro')).toMatchObject({ cup: -1, at: 'port-royal', isPro: true });
    const haven = revel({ havens: ['port-royal'] }, undefined, 'pro');
    expect(haven).toMatchObject({ cup: -1, at: 'port-royal' });
    expect(havenOf(haven.t)).toBe(pirateId('teach'));
  });

  test('a neutral port gets the anti governor, who ousts him', () => {
    const { t, cup, at, isPro } = revel({}, undefined, 'anti');
    expect([cup, at, isPro]).toEqual([-1, 'A0708', false]);
    expect(pirateState(t, 'teach').combat).toBe(5);
    expect(t.g.bars).toEqual([pirateId('teach'), portId('port-royal')]);
  });

  test('a pro port loses its own governor, and an anti one goes back to the cup', () => {
    const { t, cup, at } = revel({}, 'pro', 'anti');
    expect([cup, at]).toEqual([0, 'port-royal']);
    expect(governorOf(t)).toBe(NO_GOVERNOR);
  });

  test('[C20] a safe haven is forfeited, and the governor stays', () => {
    const { t, cup, at, isPro } = revel({ havens: ['port-royal'] }, 'pro', 'anti');
    expect([cup, at, isPro]).toEqual([0, 'port-royal', true]);
    expect(havenOf(t)).toBe(-1);
  });

  test('[C20] one who has lost the haven is ousted from a port whose nation he has attacked', () => {
    expect(revel({ havens: ['port-royal'], history: ['english'] }, 'pro', 'anti').at).toBe('A0708');
  });

  test('[C54] neutral by letter, with an anti governor there: back to the cup, and ousted all the same', () => {
    expect(revel({ letter: 'english' }, 'anti', 'anti')).toMatchObject({ cup: 0, at: 'A0708', isPro: false });
  });

  test('[C54] pro by letter without a governor: back to the cup, nothing else', () => {
    expect(revel({ letter: 'english' }, undefined, 'anti')).toMatchObject({ cup: 0, at: 'port-royal', isPro: undefined });
  });

  test('C13.1 a port that becomes anti to other pirates ousts them too', () => {
    const t = table({});
    pirate(t, 'vane', 'port-royal', { seat: 1 });
    play(t, business, 'declareRevelry', awaits('challenge', 0), 'decline', draws(t, 'anti'));
    expect([pirateState(t, 'teach').at, pirateState(t, 'vane').at]).toEqual(['A0708', 'A0708']);
  });

  test('[C68] with an empty cup no governor is drawn', () => {
    const t = table({});
    t.g.governorPool = [];
    play(t, business, 'declareRevelry', awaits('drawActionCard'));
    expect(pirateState(t, 'teach').revelry).toBe(true);
  });

  test('C20.1 the duel comes before the governor', () => {
    const t = table({});
    pirate(t, 'vane', 'port-royal', { seat: 1 });
    play(t, business, 'declareRevelry', 'challenge', awaits('rollDie'));
    expect(happened(t, 'governorDrawn')).toEqual([]);
  });
});
