import { describe, expect, test } from 'vitest';
import { HIDDEN } from '../../data/ids.ts';
import { classic } from '../../game.ts';
import { hostage, pirate, pirateId, pirateState, portId } from '../../testing/arrange.ts';
import { awaits, happened, isOffered, play, scenario } from '../../testing/scenario.ts';

const offer = { type: 'offerTrade', pirate: 'teach', other: 'vane' } as const;
const giveHold = (hold: number) => ({ type: 'giveHold', hold }) as const;
const takeHold = (hold: number) => ({ type: 'takeHold', hold }) as const;
const giveMoney = (hundreds: number) => ({ type: 'giveMoney', hundreds }) as const;

/** Teach and Vane, with a Sloop of three holds each, lie in Port Royal. */
function inPort(vanesSeat = 1, holds: readonly number[] = [700]) {
  const t = scenario({ players: 3 });
  pirate(t, 'teach', 'port-royal', { holds: [100, 200], netWorth: 350 });
  pirate(t, 'vane', 'port-royal', { seat: vanesSeat, holds });
  return t;
}

describe('C21.5 a trade', () => {
  test('is put together step by step, and the other’s player accepts it', () => {
    const t = inPort();
    play(t, offer, awaits('proposeTrade', 0));
    expect(isOffered(t, 'finish')).toBe(false);
    play(t, giveHold(0), giveHold(1), takeHold(0), giveMoney(2), 'finish', awaits('answerTrade', 1));
    expect(classic.decision(t.g)?.about).toHaveProperty('trade', {
      give: { booty: [100, 200], hostages: [], pounds: 200 },
      take: { booty: [700], hostages: [], pounds: 0 },
    });
    play(t, 'accept', awaits('takeOperation', 0));
    expect(pirateState(t, 'teach')).toMatchObject({ holds: [700], netWorth: 150 });
    expect(pirateState(t, 'vane')).toMatchObject({ holds: [100, 200], netWorth: 200 });
  });

  test('may be refused, and is not proposed twice in a turn', () => {
    const t = inPort();
    play(t, offer, giveHold(0), 'finish', 'decline', awaits('takeOperation', 0));
    expect(pirateState(t, 'teach').holds).toEqual([100, 200]);
    expect(happened(t, 'tradeRefused')).toHaveLength(1);
    expect(isOffered(t, offer)).toBe(false);
  });

  test('gives no more money than is on board', () => {
    const t = inPort();
    play(t, offer, giveMoney(2));
    expect(isOffered(t, giveMoney(2))).toBe(false);
    expect(isOffered(t, giveMoney(1))).toBe(true);
  });

  test('needs room in the holds', () => {
    const t = inPort(1, [700, 800]);
    play(t, offer, giveHold(0));
    expect(isOffered(t, 'finish')).toBe(true);
    play(t, giveHold(1));
    expect(isOffered(t, 'finish')).toBe(false);
    play(t, takeHold(1));
    expect(isOffered(t, 'finish')).toBe(true);
  });

  test('between pirates of one player needs no answer', () => {
    const t = inPort(0);
    play(t, offer, giveHold(1), 'finish', awaits('takeOperation', 0));
    expect(pirateState(t, 'vane').holds).toEqual([700, 200]);
  });

  test('is for pirates in the same port', () => {
    const t = scenario();
    pirate(t, 'teach', 'A0708', { netWorth: 500 });
    pirate(t, 'vane', 'A0708', { seat: 1 });
    expect(isOffered(t, 'offerTrade')).toBe(false);
  });

  test('C9.8 a hostage takes his home port with him, not what he has told', () => {
    const t = inPort();
    const slot = hostage(t, 'teach', 'havana');
    t.g.tortured[slot] = 1;
    t.g.toldTo[slot] = pirateId('teach');
    play(t, offer, { type: 'giveHostage', hostage: 'hostage-1' }, 'finish', 'accept');
    expect([t.g.hostageOf[slot], t.g.tortured[slot], t.g.toldTo[slot]]).toEqual([pirateId('vane'), 1, pirateId('teach')]);
    expect([0, 1, 2].map((seat) => classic.view(t.g, seat).homePort[slot])).toEqual([portId('havana'), portId('havana'), HIDDEN]);
  });
});
