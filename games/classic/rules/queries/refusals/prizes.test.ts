import { describe, expect, test } from 'vitest';
import { hostage, merchant, pirate, pirateId } from '../../testing/arrange.ts';
import { awaits, card, closedBy, type Like, play, scenario } from '../../testing/scenario.ts';

const prize: Like = { type: 'takePrize', pirate: 'teach' };

describe('C9.1 a prize', () => {
  test('is taken at sea, in a hex with a merchant, by a ship that is afloat', () => {
    const t = scenario();
    const teach = pirate(t, 'teach', 'A0609');
    expect(closedBy(t, prize)).toBe('noMerchant');
    merchant(t, 'A0609', 3);
    expect(closedBy(t, prize)).toBeNull();
    t.g.careened[teach] = 1;
    expect(closedBy(t, prize)).toBe('isCareened');
    t.g.at[teach] = t.g.at[pirate(t, 'low', 'port-royal')] ?? expect.unreachable();
    expect(closedBy(t, prize)).toBe('notAtSea');
  });

  test('is named if it lies face up in his hex', () => {
    const t = scenario();
    pirate(t, 'teach', 'A0609', { speed: 0 });
    merchant(t, 'A0609', 3, 'english', true);
    merchant(t, 'A0609', 4, 'english', true);
    merchant(t, 'A0708', 5, 'english', true);
    play(t, prize, awaits('chooseMerchant', 0));
    expect(closedBy(t, { type: 'chase', sighting: 'sighting-3' })).toBe('notFaceUp');
    expect(closedBy(t, 'chaseUnknown')).toBe('noneFaceDown');
    expect(closedBy(t, { type: 'chase', sighting: 'sighting-1' })).toBeNull();
  });
});

describe('C9.5 a cargo', () => {
  const rich = card(({ worth }) => worth.every((row) => row.every((pounds) => pounds > 0)));
  const captures = (holds: readonly number[]) => {
    const t = scenario();
    pirate(t, 'teach', 'A0609', { holds });
    merchant(t, 'A0609', 2);
    play(t, prize, 'attack', 1, 1, rich, awaits('dealWithCargo', 0));
    return t;
  };

  test('goes into the first empty hold', () => {
    const t = captures([100]);
    expect(closedBy(t, { type: 'stow', hold: 0 })).toBe('wrongHold');
    expect(closedBy(t, { type: 'stow', hold: 1 })).toBeNull();
    expect(closedBy(t, { type: 'stow', hold: 2 })).toBe('wrongHold');
  });

  test('goes into any hold of the ship if all are full, and into no hold of an ally’s ship if he has no ally', () => {
    const t = captures([100, 200, 300]);
    expect(closedBy(t, { type: 'stow', hold: 0 })).toBeNull();
    expect(closedBy(t, { type: 'stow', hold: 3 })).toBe('wrongHold');
    expect(closedBy(t, { type: 'stow', hold: 5 })).toBe('wrongHold');
  });

  test('C9.6 what does not fit into the smaller ship leaves a hold that has something', () => {
    const t = scenario();
    pirate(t, 'teach', 'A0609', { holds: [0, 200, 300, 400], ship: 'brigantine' });
    merchant(t, 'A0609', 3);
    play(t, prize, 'attack', 1, 1, 'takeShip', awaits('clearHolds', 0));
    expect(closedBy(t, { type: 'throwOverboard', hold: 4 })).toBe('nothingToClear');
    expect(closedBy(t, { type: 'throwOverboard', hold: 1 })).toBeNull();
  });
});

describe('C5.4 a free act', () => {
  test('C9.8 tortures each hostage once, and its captor’s player alone', () => {
    const t = scenario();
    pirate(t, 'teach', 'A0609');
    pirate(t, 'low', 'A0609', { seat: 1 });
    hostage(t, 'teach', 'havana');
    hostage(t, 'low', 'havana');
    t.g.tortured[0] = 1;
    expect(closedBy(t, { type: 'torture', hostage: 'hostage-1' })).toBe('wasTortured');
    expect(closedBy(t, { type: 'release', hostage: 'hostage-1' })).toBeNull();
    for (const type of ['torture', 'release'] as const)
      for (const slot of ['hostage-2', 'hostage-3']) expect(closedBy(t, { type, hostage: slot })).toBe('noHostage');
    t.g.hostageOf[0] = pirateId('low');
    expect(closedBy(t, { type: 'release', hostage: 'hostage-1' })).toBe('noHostage');
  });

  test('throws booty overboard, where some is and room is wanted', () => {
    const t = scenario();
    pirate(t, 'teach', 'port-royal', { holds: [100, 100], ship: 'schooner' });
    pirate(t, 'low', 'port-royal', { seat: 1, holds: [100] });
    expect(closedBy(t, { type: 'jettison', pirate: 'teach', hold: 2 })).toBe('emptyHold');
    expect(closedBy(t, { type: 'jettison', pirate: 'teach', hold: 0 })).toBeNull();
    t.g.traded.push(pirateId('low'), pirateId('teach'));
    expect(closedBy(t, { type: 'jettison', pirate: 'teach', hold: 0 })).toBe('roomEnough');
    expect(closedBy(t, { type: 'jettison', pirate: 'low', hold: 0 })).toBe('notYours');
  });
});
