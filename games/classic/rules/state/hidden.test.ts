import { describe, expect, test } from 'vitest';
import { HIDDEN, PORTS } from '../data/ids.ts';
import { classic } from '../game.ts';
import { hostage, merchant, pirate, portId, warship } from '../testing/arrange.ts';
import { card, happened, play, scenario } from '../testing/scenario.ts';
import type { EventType } from './events.ts';

/** Teach takes a prize with a hostage, whose card is drawn by the last step. */
function captive(openHostages: boolean) {
  const t = scenario({ players: 3, settings: { openHostages }, pirates: { teach: { ability: 3 } } });
  pirate(t, 'teach', 'A0609', { speed: 0 });
  merchant(t, 'A0609', 3);
  play(
    t,
    { type: 'takePrize', pirate: 'teach' },
    'attack',
    1,
    1,
    'keepShip',
    card((card) => !card.revelry),
    'leaveCargo',
    'decline',
    card((card) => card.hostage > 6),
    card(() => true),
  );
  return t;
}

describe('C3 what is hidden', () => {
  test('[C7] a home port, and the card that named it, from all but the captor’s player', () => {
    const t = captive(false);
    const home = t.g.homePort[0];
    expect([0, 1, null].map((seat) => classic.view(t.g, seat).homePort[0])).toEqual([home, HIDDEN, HIDDEN]);
    const taken = happened(t, 'hostageTaken')[0];
    const drawn = happened(t, 'cardDrawn').filter(({ purpose }) => purpose === 'homePort');
    expect(classic.redact(taken, 0)).toEqual(taken);
    expect(classic.redact(taken, 1)).toEqual({ ...taken, home: -1 });
    expect(drawn.map((event) => classic.redact(event, 1))).toMatchObject([{ card: -1 }]);
    expect([t.g.secretCards.length, t.g.discards.length]).toEqual([1, 2]);
  });

  test('C27 not with the option openHostages', () => {
    const t = captive(true);
    const home = t.g.homePort[0];
    expect([0, 1, null].map((seat) => classic.view(t.g, seat).homePort[0])).toEqual([home, home, home]);
    const ownLooks: readonly EventType[] = ['merchantInspected', 'merchantTurnedUp'];
    for (const event of t.events) if (!ownLooks.includes(event.type)) expect(classic.redact(event, 1)).toEqual(event);
    expect([t.g.secretCards.length, t.g.discards.length]).toEqual([0, 3]);
  });

  test('a face-down warship from everybody, a face-down merchant from those who have not inspected it', () => {
    const t = scenario();
    warship(t, 'A0609', 6, 'english', false);
    const sighting = merchant(t, 'A0609', 3);
    t.g.sightingSeen[sighting] = 2;
    expect([0, 1, null].map((seat) => classic.view(t.g, seat).warshipOn)).toEqual([[HIDDEN], [HIDDEN], [HIDDEN]]);
    expect([0, 1, null].map((seat) => classic.view(t.g, seat).merchantOn[0])).toEqual([HIDDEN, t.g.merchantOn[sighting], HIDDEN]);
  });

  test('another player’s pieces are dealt anew, one’s own knowledge is kept', () => {
    const t = scenario();
    pirate(t, 'teach', 'A0609');
    pirate(t, 'vane', 'A0609', { seat: 1 });
    hostage(t, 'teach', 'havana');
    hostage(t, 'vane', 'havana');
    const mine = merchant(t, 'A0609', 3);
    merchant(t, 'A0609', 4);
    t.g.sightingSeen[mine] = 1;
    const worlds = Array.from({ length: 20 }, (_, seed) => {
      const world = classic.clone(t.g);
      let state = seed + 1;
      classic.resample(world, 0, () => {
        state = (state * 48271) % 2147483647;
        return state / 2147483647;
      });
      return world;
    });
    expect(worlds.every((world) => world.homePort[0] === portId('havana'))).toBe(true);
    expect(worlds.every((world) => world.merchantOn[mine] === t.g.merchantOn[mine])).toBe(true);
    expect(new Set(worlds.map((world) => world.homePort[1])).size).toBeGreaterThan(1);
    expect(new Set(worlds.map((world) => world.merchantOn[1])).size).toBeGreaterThan(1);
    expect(worlds.every((world) => PORTS.includes(world.homePort[1]))).toBe(true);
  });
});
