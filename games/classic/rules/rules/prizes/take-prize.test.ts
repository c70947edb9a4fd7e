import { describe, expect, test } from 'vitest';
import { HIDDEN, NO_PLACE } from '../../data/ids.ts';
import { classic } from '../../game.ts';
import { allied, merchant, pirate, pirateId, pirateState } from '../../testing/arrange.ts';
import { awaits, card, happened, isOffered, offers, play, scenario, type Table } from '../../testing/scenario.ts';

const prize = { type: 'takePrize', pirate: 'teach' } as const;
const FIGURES = { pirates: { teach: { ability: 3, cruelty: 4 }, vane: { ability: 1 } } } as const;
const cargo = (worth: number, revelry = false) => card((card) => card.worth[1][0] >= worth && card.revelry === revelry);
const noHostage = card((card) => card.hostage < 7);

/** Teach, with Combat 6, Speed 0 and Ability 3, lies with a merchant of defense 3: attack number 6. */
function table(options: Parameters<typeof pirate>[3] = {}): Table {
  const t = scenario(FIGURES);
  pirate(t, 'teach', 'A0609', { speed: 0, ...options });
  merchant(t, 'A0609', 3, 'english');
  return t;
}

describe('C9.2 an inspection', () => {
  test('is private: letting go costs a point, and he knows the merchant from now on', () => {
    const t = table();
    play(t, prize, awaits('attackOrLeave', 0), 'letGo');
    expect(pirateState(t, 'teach').unrest).toBe(6);
    expect([t.g.sightingSeen, t.g.sightingUp]).toEqual([[1], [0]]);
    const seen = (seat: number | null) => [classic.view(t.g, seat).merchantOn[0], t.events.map((event) => classic.redact(event, seat))];
    expect(seen(1)).toEqual(seen(null));
    expect(seen(1)[0]).toBe(HIDDEN);
    expect(seen(0)[0]).toBe(t.g.merchantOn[0]);
    expect(seen(0)).not.toEqual(seen(1));
  });

  test('C9.1 of several face down Chance gives one; one that lies face up may be named', () => {
    const t = table();
    merchant(t, 'A0609', 4, 'french');
    play(t, prize, awaits('pickMerchant'));
    expect(offers(t)).toHaveLength(2);
    const named = table();
    merchant(named, 'A0609', 4, 'french', true);
    play(named, prize, awaits('chooseMerchant', 0));
    expect(offers(named)).toEqual([{ type: 'chase', sighting: 'sighting-2' }, { type: 'chaseUnknown' }]);
  });

  test('is not offered without a merchant, or on a careened ship', () => {
    const t = scenario(FIGURES);
    pirate(t, 'teach', 'A0609');
    expect(isOffered(t, prize)).toBe(false);
    expect(isOffered(table({ careened: true }), prize)).toBe(false);
  });
});

describe('C9.3 the attack', () => {
  const attack = (...dice: readonly number[]) => {
    const t = table();
    play(t, prize, 'attack', ...dice);
    return t;
  };

  test('captures with the attack number', () => {
    expect(happened(attack(3, 3), 'historyEntered')).toHaveLength(1);
  });

  test.each([
    [7, 1],
    [8, 2],
  ])('[C16] with a %i the ship takes %i hits, and he may attack again', (sum, hits) => {
    const t = attack(4, sum - 4, ...Array.from({ length: hits }, () => 2));
    expect(pirateState(t, 'teach')).toMatchObject({ combat: 6 - hits, unrest: 7 - hits });
    expect(t.g.sightingHit).toEqual([1 << pirateId('teach')]);
    expect(t.g.chasing[pirateId('teach')]).toBe(0);
  });

  test('with 3 above the number the merchant escapes to the cup', () => {
    const t = attack(4, 5);
    expect(t.g.sightingAt).toEqual([NO_PLACE]);
    expect(t.g.merchantPool).toHaveLength(32);
  });

  test('[C55] a merchant that is chased lies face up, for others too', () => {
    const t = attack(4, 3, 2);
    expect(t.g.sightingUp).toEqual([1]);
  });

  test('C21.2 an ally beside him takes 2 from the dice, and bears half of the hits', () => {
    const t = table();
    pirate(t, 'vane', 'A0609', { seat: 1 });
    allied(t, 'teach', 'vane');
    play(t, prize, 'attack', 5, 5, 2, 2);
    expect([pirateState(t, 'teach').combat, pirateState(t, 'vane').combat]).toEqual([5, 5]);
  });
});

describe('C9.4 a capture', () => {
  const capture = (options: Parameters<typeof pirate>[3] = {}) => {
    const t = table(options);
    play(t, prize, 'attack', 2, 2);
    return t;
  };

  test('[C48] enters the nation in his attack history, costs a letter of it, and brings Cruelty as Notoriety', () => {
    const t = capture({ letter: 'english' });
    expect(pirateState(t, 'teach')).toMatchObject({ history: ['english'], notoriety: 4 });
    expect(happened(t, 'letterLost')).toHaveLength(1);
  });

  test('brings twice that if the merchant had damaged him, and then not its ship', () => {
    const t = table();
    t.g.sightingHit[0] = 1 << pirateId('teach');
    play(t, prize, 'attack', 2, 2, awaits('drawActionCard'));
    expect(pirateState(t, 'teach').notoriety).toBe(8);
  });

  test('C9.6 may bring the merchant’s ship, without damage; booty that has no room goes overboard', () => {
    const t = capture({ combat: 4, holds: [100, 200, 300] });
    play(t, 'takeShip', awaits('clearHolds', 0), { type: 'throwOverboard', hold: 1 }, awaits('drawActionCard'));
    expect(pirateState(t, 'teach')).toMatchObject({ ship: 'schooner', combat: 5, speed: 3, holds: [100, 300] });
  });

  test('C9.5 fills one hold with the cargo, or the crew leaves it', () => {
    const t = capture();
    play(t, 'keepShip', cargo(100), awaits('dealWithCargo', 0));
    expect(offers(t)).toEqual([{ type: 'stow', hold: 0 }, { type: 'leaveCargo' }]);
    play(t, { type: 'stow', hold: 0 }, 'decline', noHostage);
    expect(pirateState(t, 'teach').holds).toHaveLength(1);
  });

  test('C9.9 with the D&R mark he declares D&R, or loses a point', () => {
    const declined = capture();
    play(declined, 'keepShip', cargo(100, true), 'leaveCargo', 'decline', noHostage);
    expect(pirateState(declined, 'teach')).toMatchObject({ unrest: 6, revelry: false });
    const declared = capture();
    play(declared, 'keepShip', cargo(100, true), 'leaveCargo', 'declareRevelry', noHostage);
    expect(pirateState(declared, 'teach')).toMatchObject({ unrest: 8, revelry: true });
  });
});

describe('C9.7 a hostage', () => {
  const look = (fits: (hostage: number) => boolean) => {
    const t = table();
    play(
      t,
      prize,
      'attack',
      2,
      2,
      'keepShip',
      cargo(100),
      'leaveCargo',
      'decline',
      card((card) => fits(card.hostage)),
    );
    return t;
  };

  test('comes with a sum of 10, and not with 9', () => {
    expect(
      pirateState(
        look((hostage) => hostage === 7),
        'teach',
      ),
    ).toMatchObject({ notoriety: 9 });
    expect(
      pirateState(
        look((hostage) => hostage === 6),
        'teach',
      ),
    ).toMatchObject({ notoriety: 4 });
  });

  test('has a home port that only his captor’s player learns', () => {
    const t = look((hostage) => hostage === 7);
    play(
      t,
      card((card) => card.homePort[0] >= 0),
      awaits('tortureHostage', 0),
    );
    expect([t.g.homeSeen, t.g.secretSeen]).toEqual([[1], [1]]);
  });

  test.each([
    [5, 1, 0],
    [4, 1, 1],
    [3, 0, 1],
  ])('C9.8 tortured by a pirate of Cruelty 4, with a %i: %i live, %i tell', (die, alive, told) => {
    const t = look((hostage) => hostage === 7);
    play(
      t,
      card((card) => card.homePort[0] >= 0),
      { type: 'torture', hostage: 'hostage-1' },
      die,
    );
    expect(pirateState(t, 'teach')).toMatchObject({ hostages: alive, unrest: 8 });
    expect(t.g.toldTo.filter((pirate) => pirate === pirateId('teach'))).toHaveLength(told);
  });
});
