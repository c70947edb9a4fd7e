import { expect, test } from 'vitest';
import { decision } from '../../game.ts';
import { allied, commissioner, count, hand, pirate, pirateHand, pirateId, pirateState } from '../../testing/arrange.ts';
import { awaits, happened, offers, pending, play, refusedBy, scenario, type Table } from '../../testing/scenario.ts';

const RATINGS = { low: { ability: 3, leadership: 3 }, bonnet: { ability: 2, leadership: 2 } } as const;
const grab = { type: 'grabBooty', pirate: 'low', target: 'bonnet' } as const;
const skull = { type: 'playSkull', card: 'skull-and-crossbones' } as const;
const stow = (hold: number) => ({ type: 'stow', hold }) as const;
const payFrom = (hold: number) => ({ type: 'payFrom', hold }) as const;

/** The published example: Low (Ability 3) and the revelling Bonnet (Ability 2) of seat 1 are in Goa. */
function inGoa(bonnet: Parameters<typeof pirate>[3] = {}, low: Parameters<typeof pirate>[3] = {}): Table {
  const t = scenario({ actions: 4, ratings: RATINGS });
  pirate(t, 'low', 'goa', low);
  pirate(t, 'bonnet', 'goa', { seat: 1, revelry: 'voluntary', ...bonnet });
  return t;
}

test('4.5 E, 9.62, 9.63 the published example: 4 + 3 + 1 against 3 + 2, then 3 + 3: 60 percent of the booty', () => {
  const t = inGoa({ holds: [600] });
  play(t, grab, 4, 3, 3, stow(0));
  expect(happened(t, 'contested')).toMatchObject([
    {
      purpose: 'bootyGrab',
      won: true,
      sides: [
        {
          pirate: pirateId('low'),
          dice: 4,
          modifiers: [
            { cause: 'ability', amount: 3 },
            { cause: 'grabber', amount: 1 },
          ],
          total: 8,
        },
        { pirate: pirateId('bonnet'), dice: 3, modifiers: [{ cause: 'ability', amount: 2 }], total: 5 },
      ],
    },
  ]);
  expect(happened(t, 'bootyGrabbed')).toMatchObject([{ percent: 60, doubloons: 360 }]);
  expect(pirateState(t, 'low')).toMatchObject({ holds: [360], loyalty: 7, notoriety: 0 });
  expect(pirateState(t, 'bonnet')).toMatchObject({ holds: [240], loyalty: 7, revelry: 'voluntary', at: 'goa' });
});

test('9.63 the booty grabbed is rounded up', () => {
  const t = inGoa({ holds: [333] });
  play(t, grab, 4, 3, 3, stow(0));
  expect(happened(t, 'bootyGrabbed')).toMatchObject([{ percent: 60, doubloons: 200 }]);
});

test('9.63 a grab takes at most 100 percent', () => {
  for (const [ours, theirs] of [
    [6, 1],
    [4, 2],
  ] as const) {
    const t = inGoa({ holds: [500, 300] });
    play(t, grab, ours, theirs, 6, stow(0));
    expect(happened(t, 'bootyGrabbed')).toMatchObject([{ percent: 100, doubloons: 800 }]);
    expect(pirateState(t, 'low').holds).toEqual([800]);
    expect(pirateState(t, 'bonnet').holds).toEqual([]);
  }
});

test('9.63 one point less than 100 percent is 90 percent', () => {
  const t = inGoa({ holds: [500] });
  play(t, grab, 4, 2, 5, stow(0));
  expect(happened(t, 'bootyGrabbed')).toMatchObject([{ percent: 90, doubloons: 450 }]);
});

test('9.63 a victim without booty loses nothing, and is not asked', () => {
  for (const holds of [[], [0]]) {
    const t = inGoa({ holds });
    play(t, grab, 4, 3, 3, awaits('takeAction', 0));
    expect(happened(t, 'bootyGrabbed')).toMatchObject([{ doubloons: 0 }]);
    expect(pirateState(t, 'bonnet').holds).toEqual(holds);
    expect(pirateState(t, 'low').holds).toEqual([]);
  }
});

test('9.63 Net Worth can’t be grabbed', () => {
  const t = inGoa({ netWorth: 5000 });
  play(t, grab, 6, 1, 6);
  expect(pirateState(t, 'bonnet').netWorth).toBe(5000);
});

test('9.63 the victim’s player chooses the holds that pay, the grabber’s one hold to fill', () => {
  const t = inGoa({ ship: 'schooner', holds: [500, 300, 200] }, { holds: [100] });
  play(t, grab, 4, 3, 2, awaits('payGrabber', 1));
  expect(offers(t)).toEqual([payFrom(0), payFrom(1), payFrom(2)]);
  expect(decision(t.g)?.about).toEqual({ pirate: pirateId('bonnet'), target: pirateId('low'), doubloons: 500 });
  play(t, payFrom(2), awaits('payGrabber', 1));
  expect(decision(t.g)?.about.doubloons).toBe(300);
  expect(offers(t)).toEqual([payFrom(0), payFrom(1)]);
  play(t, payFrom(0), awaits('stowBooty', 0));
  expect(happened(t, 'bootyTaken')).toMatchObject([{ doubloons: 300 }]);
  expect(pirateState(t, 'bonnet').holds).toEqual([200, 300]);
  expect(offers(t)).toEqual([stow(0), stow(1)]);
  play(t, stow(0));
  expect(pirateState(t, 'low').holds).toEqual([600]);
});

test('9.63 [R76] a hold that is paid out is empty', () => {
  const t = inGoa({ holds: [400, 600] });
  play(t, grab, 4, 3, 1, payFrom(0), stow(0));
  expect(pirateState(t, 'bonnet').holds).toEqual([600]);
});

test('9.63 nothing is asked if one hold has all the booty, or all must go', () => {
  const table = inGoa({ holds: [0, 500] });
  play(table, grab, 4, 3, 3, awaits('stowBooty', 0));
  expect(pirateState(table, 'bonnet').holds).toEqual([0, 200]);
  const all = inGoa({ holds: [200, 500] });
  play(all, grab, 6, 1, 6, awaits('stowBooty', 0));
  expect(pirateState(all, 'bonnet').holds).toEqual([]);
});

test('9.62 a lower total grabs nothing and costs 2 Loyalty', () => {
  const t = inGoa({ holds: [500] });
  play(t, grab, 2, 5);
  expect(pirateState(t, 'low')).toMatchObject({ loyalty: 5, holds: [] });
  expect(pirateState(t, 'bonnet')).toMatchObject({ loyalty: 7, holds: [500] });
});

test('9.62, 14.1 a failed grab can cause a mutiny', () => {
  const t = inGoa({}, { loyalty: 2 });
  play(t, grab, 1, 5, 1);
  expect(happened(t, 'mutinyBrokeOut')).toHaveLength(1);
  expect(pirateState(t, 'low')).toMatchObject({ loyalty: 0, fate: 'inPlay' });
});

test('9.62 an equal total leads to a duel', () => {
  const t = inGoa();
  play(t, grab, 1, 3, awaits('rollDie'));
  expect(happened(t, 'duelBegan')).toMatchObject([{ pirate: pirateId('low'), target: pirateId('bonnet') }]);
});

test('17.2 #19 with Skull & Crossbones the target adds 2, for the card and a point of Cunning', () => {
  const t = inGoa({ cunning: 1, holds: [500] });
  hand(t, 1, 'skull-and-crossbones', 'fair-winds');
  play(t, grab, 'pass', awaits('defendWithSkull', 1), skull, 3, 5);
  expect(happened(t, 'contested')).toMatchObject([
    {
      won: false,
      sides: [
        { total: 7 },
        {
          modifiers: [
            { cause: 'ability', amount: 2 },
            { cause: 'skull', amount: 2 },
          ],
          total: 9,
        },
      ],
    },
  ]);
  expect(pirateState(t, 'bonnet').cunning).toBe(0);
  expect(pirateState(t, 'low').loyalty).toBe(5);
  expect(count(t.g.discards, 'skull-and-crossbones')).toBe(1);
  expect(happened(t, 'skullPlayed')).toMatchObject([{ seat: 1, cunningLeft: 0 }]);
});

test('17.2 #19 the target’s player may decline to use the card', () => {
  const t = inGoa({ cunning: 1, holds: [500] });
  hand(t, 1, 'skull-and-crossbones');
  play(t, grab, 'pass', 'decline', 3, 4, 'keepDice', 1, stow(0));
  expect(happened(t, 'contested')).toMatchObject([{ won: true, sides: [{ total: 7 }, { total: 6 }] }]);
  expect(count(t.g.hands[1], 'skull-and-crossbones')).toBe(1);
  expect(pirateState(t, 'bonnet').cunning).toBe(1);
});

test('17.2 #19 Skull & Crossbones is no anti-pirate action', () => {
  const t = inGoa({ cunning: 1 });
  hand(t, 1, 'skull-and-crossbones', 'mutiny-conspiracy');
  play(t, grab, 'pass', skull, 6, 1, 1, awaits('antiPirateAction', 1));
  expect(offers(t)).toContainEqual({ type: 'playAgainst', card: 'mutiny-conspiracy-1' });
});

test('17.2 #19 the target’s player is asked even without the card, so that nothing is betrayed', () => {
  const t = inGoa({ cunning: 1 });
  hand(t, 1, 'fair-winds');
  play(t, grab, 'pass', awaits('defendWithSkull', 1));
  expect(offers(t)).toEqual([{ type: 'decline' }]);
});

test('17.2 #19 a player without Cunning or cards is not asked', () => {
  const stupid = inGoa({ cunning: 0 });
  hand(stupid, 1, 'skull-and-crossbones');
  play(stupid, grab, 'pass', 6, 1, 1, 'pass');
  expect(pending(stupid)).toEqual(['takeAction', 0]);
  const broke = inGoa({ cunning: 2 });
  play(broke, grab, 6, 1, awaits('rerollWithCunning', 1), 'keepDice', 1);
  expect(pending(broke)).toEqual(['takeAction', 0]);
});

test('17.2 #19 [R47] without the Cunning option points still pay for Skull & Crossbones', () => {
  const t = scenario({ actions: 4, ratings: RATINGS, settings: { cunning: false } });
  pirate(t, 'low', 'goa');
  pirate(t, 'bonnet', 'goa', { seat: 1, revelry: 'voluntary', cunning: 1 });
  hand(t, 1, 'skull-and-crossbones');
  play(t, grab, 'pass', skull, 1, 6);
  expect(pirateState(t, 'bonnet').cunning).toBe(0);
});

test('12 [R14, R44] both may reroll, the grabber first; the grabber may also reroll the share', () => {
  const t = inGoa({ cunning: 1, holds: [1000] }, { cunning: 2 });
  play(t, grab, 1, 6, awaits('rerollWithCunning', 0), 'rerollDice', 6, awaits('rerollWithCunning', 1), 'rerollDice', 5, 1);
  play(t, awaits('rerollWithCunning', 0), 'rerollDice', 4, stow(0));
  expect(happened(t, 'bootyGrabbed')).toMatchObject([{ percent: 70, doubloons: 700 }]);
  expect([pirateState(t, 'low').cunning, pirateState(t, 'bonnet').cunning]).toEqual([0, 0]);
});

test('9.61 a sober pirate can grab from another player’s revelling pirate in the same port', () => {
  const t = scenario({ actions: 4, ratings: RATINGS });
  pirate(t, 'low', 'goa');
  pirate(t, 'tew', 'goa', { revelry: 'voluntary' });
  pirate(t, 'vane', 'goa', { seat: 1 });
  pirate(t, 'kidd', 'bombay', { seat: 1, revelry: 'voluntary' });
  pirate(t, 'avery', 'india', { seat: 1, revelry: 'voluntary' });
  pirate(t, 'bonnet', 'goa', { seat: 1, revelry: 'involuntary' });
  expect(offers(t, 'grabBooty')).toEqual([grab]);
  for (const target of ['tew', 'vane', 'kidd', 'avery'] as const) expect(refusedBy(t, { ...grab, target })).toBe('9.61');
  expect(refusedBy(t, { ...grab, pirate: 'tew' })).toBe('13.22');
});

test('9.61 no grab at sea', () => {
  const t = scenario({ actions: 4, ratings: RATINGS });
  pirate(t, 'low', 'india');
  pirate(t, 'bonnet', 'india', { seat: 1, revelry: 'voluntary' });
  expect(offers(t, 'grabBooty')).toEqual([]);
  expect(refusedBy(t, grab)).toBe('9.61');
});

test('4.6 an oust at the announcement ends the grab before the dice', () => {
  const t = inGoa({ holds: [500] });
  commissioner(t, 1, 'ogle', 'india');
  play(t, grab, awaits('antiPirateAction', 1), 'oust', 1, 6, awaits('takeAction', 0));
  expect(pirateState(t, 'low').at).toBe('india');
  expect(happened(t, 'bootyGrabbed')).toEqual([]);
});

test('11.2, 11.3 an ally’s Ability counts, and the booty is shared', () => {
  const t = scenario({ actions: 4, ratings: { ...RATINGS, tew: { ability: 4, leadership: 1 } } });
  pirate(t, 'low', 'goa', { notoriety: 1 });
  pirate(t, 'tew', 'goa');
  allied(t, 'low', 'tew');
  pirate(t, 'bonnet', 'goa', { seat: 1, revelry: 'voluntary', holds: [501] });
  play(t, grab, 6, 1, 6, stow(0), stow(1));
  expect(happened(t, 'contested')).toMatchObject([{ sides: [{ total: 11 }, { total: 3 }] }]);
  expect(pirateState(t, 'low').holds).toEqual([251]);
  expect(pirateState(t, 'tew').holds).toEqual([250]);
});

test('11.2, 17.2 #19 an ally’s Cunning pays for Skull & Crossbones if his own is gone', () => {
  const t = inGoa({ cunning: 0 });
  pirate(t, 'kidd', 'goa', { seat: 1, cunning: 2 });
  allied(t, 'bonnet', 'kidd');
  hand(t, 1, 'skull-and-crossbones');
  play(t, grab, 'pass', skull, 1, 6, awaits('takeAction', 0));
  expect([pirateState(t, 'bonnet').cunning, pirateState(t, 'kidd').cunning]).toEqual([0, 1]);
  expect(happened(t, 'skullPlayed')).toMatchObject([{ pirate: pirateId('kidd'), cunningLeft: 1 }]);
});

test('4.53 [R42] a grabber who dies leaves his Initiative Actions to others', () => {
  const t = scenario({ ratings: { ...RATINGS, low: { ...RATINGS.low, initiative: 3, duel: 1 }, bonnet: { ...RATINGS.bonnet, duel: 1 } } });
  pirate(t, 'low', 'goa', { notoriety: 6 });
  pirate(t, 'tew', 'india');
  pirate(t, 'bonnet', 'goa', { seat: 1, revelry: 'voluntary' });
  pirateHand(t, 0, 'kidd');
  hand(t, 0, 'double-cross');
  play(t, { type: 'playForInitiative', card: 'double-cross', pirate: 'low' });
  expect(offers(t).every((c) => !('pirate' in c) || c.pirate === 'low')).toBe(true);
  play(t, grab, 1, 3, 1, 6, awaits('takeAction', 0));
  expect(pirateState(t, 'low').fate).toBe('lost');
  expect(t.g.vp).toEqual([6, 0]);
  expect(t.g.actionsLeft).toBe(2);
  expect(offers(t, 'move').some((c) => c.pirate === 'tew')).toBe(true);
  expect(offers(t, 'deployPirate')).not.toEqual([]);
  expect(offers(t, 'drawNewPirate')).toHaveLength(1);
});

test('4.6, 4.63 the announcement names the target before anybody interrupts', () => {
  const t = inGoa({ holds: [600] });
  hand(t, 1, 'mutiny-conspiracy', 'fair-winds');
  play(t, grab, awaits('antiPirateAction', 1));
  expect(happened(t, 'actionAnnounced')).toMatchObject([{ action: 'bootyGrab', pirate: pirateId('low'), other: pirateId('bonnet') }]);
});
