import { describe, expect, test } from 'vitest';
import { PIRATE_NAMES, portNamed, SHIP_NAMES } from '../../data/ids.ts';
import { classic } from '../../game.ts';
import { pirateId, pirateState } from '../../testing/arrange.ts';
import { awaits, beforeSetup, begin, card, dr66, happened, isOffered, next, offers, play, type Step } from '../../testing/scenario.ts';

type Options = Parameters<typeof beforeSetup>[0];

function setup(options?: Options) {
  const t = beforeSetup(options);
  begin(t);
  return t;
}
const governors = (...locators: readonly number[]): readonly Step[] =>
  locators.flatMap((locator, i) => [...dr66(locator), { type: 'drawGovernor', governor: `governor-${i + 1}` } as const]);
/** The setup up to the first pirate. */
function placed(options?: Options) {
  const t = setup(options);
  play(t, ...governors(11, 12, 13, 14, 15, 16));
  while (!isOffered(t, 'drawPirate')) classic.play(t.g, classic.legal(t.g)[0]);
  return t;
}

describe('C4.4 governors', () => {
  test('six go to the ports of a Dr66, rolled again for a pirate haven or a port that has one', () => {
    const t = setup();
    play(t, ...governors(11), ...dr66(11), awaits('rollDie'), ...dr66(36), awaits('rollDie'), ...dr66(12), awaits('drawGovernor'));
    const rest = setup();
    play(rest, ...governors(11, 22, 33, 55, 65, 64));
    expect(rest.g.governorAt.filter((governor) => governor >= 0)).toHaveLength(6);
    expect([11, 22, 33].map((locator) => rest.g.governorAt[portNamed(locator)])).toEqual([0, 1, 2]);
    expect(rest.g.governorPool).toHaveLength(18);
  });
});

describe('C4.5 merchants', () => {
  test('six are drawn face down, each at the station of a card', () => {
    const t = placed();
    expect(t.g.sightingAt).toHaveLength(6);
    expect(t.g.sightingUp).toEqual([0, 0, 0, 0, 0, 0]);
    expect(t.g.sightingSeen).toEqual([0, 0, 0, 0, 0, 0]);
    expect(t.g.deck).toHaveLength(40);
  });
});

describe('C4.6 first pirates', () => {
  test('come in seat order, with full figures, Crew Unrest 7 and all their Cunning', () => {
    const t = placed({ pirates: { teach: { cunning: 3 } } });
    play(t, { type: 'drawPirate', pirate: 'teach' }, awaits('chooseShip', 0), { type: 'chooseShip', ship: 'sloop' });
    play(t, awaits('chooseStart', 0), { type: 'startAt', to: 'A0609' }, awaits('drawPirate'));
    expect(pirateState(t, 'teach')).toMatchObject({ at: 'A0609', combat: 6, speed: 2, unrest: 7, notoriety: 0, netWorth: 0, cunning: 3 });
    play(t, { type: 'drawPirate', pirate: 'vane' }, awaits('chooseShip', 1));
  });

  test('[C9] start at sea, on no merchant', () => {
    const t = placed();
    play(t, { type: 'drawPirate', pirate: 'teach' }, { type: 'chooseShip', ship: 'schooner' });
    const starts = offers(t).map(({ to }) => to);
    expect(starts).toHaveLength(197 - new Set(t.g.sightingAt).size);
    expect(starts).not.toContain('port-royal');
  });

  test('[C8] Blood is in the deck by option only', () => {
    const blood = { type: 'drawPirate', pirate: 'blood' } as const;
    expect(isOffered(placed(), blood)).toBe(false);
    expect(isOffered(placed({ settings: { blood: true } }), blood)).toBe(true);
    expect(offers(placed())).toHaveLength(PIRATE_NAMES.length - 1);
  });
});

describe('C4.7 the first player', () => {
  test('[C10] is the first player named by a card, while events are ignored; then all cards are shuffled', () => {
    const t = placed();
    for (const [i, name] of (['teach', 'vane'] as const).entries())
      play(t, { type: 'drawPirate', pirate: name }, { type: 'chooseShip', ship: 'sloop' }, { type: 'startAt', to: `A060${8 + i}` });
    play(
      t,
      card((card) => card.next[0] === 'remove-even'),
      awaits('drawActionCard'),
      next(1),
      awaits('takeOperation', 1),
    );
    expect(t.g.sightingAt.filter((at) => at >= 0)).toHaveLength(6);
    expect(t.g.deck).toHaveLength(40);
    expect(happened(t, 'turnBegan')).toMatchObject([{ seat: 1, turn: 1 }]);
  });
});

describe('C28 Blood’s setup', () => {
  test('he is the last player’s, who chooses his log freely; the dummies draw theirs', () => {
    const t = placed({ players: 3, settings: { solitaire: true } });
    for (const [i, name] of (['teach', 'vane'] as const).entries()) {
      expect(isOffered(t, { type: 'drawPirate', pirate: 'blood' })).toBe(false);
      play(t, { type: 'drawPirate', pirate: name }, { type: 'chooseShip', ship: 'sloop' }, { type: 'startAt', to: `A060${8 + i}` });
    }
    play(t, awaits('chooseShip', 2));
    expect(offers(t).map(({ ship }) => ship)).toEqual(SHIP_NAMES);
    play(t, { type: 'chooseShip', ship: 'square-rigger' }, { type: 'startAt', to: 'A0609' });
    expect(t.g.fleet[2]).toEqual([pirateId('blood')]);
  });
});
