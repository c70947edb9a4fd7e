import { expect, test } from 'vitest';
import { decision } from '../../game.ts';
import { allied, pirate, pirateId, pirateState } from '../../testing/arrange.ts';
import { awaits, happened, offers, play, scenario, type Table } from '../../testing/scenario.ts';

const grab = { type: 'grabBooty', pirate: 'low', target: 'bonnet' } as const;
/** The dice of a Booty Grab whose totals are equal: 1 + 3 + 1 against 3 + 2. */
const TIED = [grab, 1, 3] as const;

function rivals(duels: readonly [number, number] = [3, 1], bonnet: Parameters<typeof pirate>[3] = {}, low = bonnet): Table {
  const t = scenario({ actions: 4, ratings: { low: { ability: 3, duel: duels[0] }, bonnet: { ability: 2, duel: duels[1] } } });
  pirate(t, 'low', 'goa', low);
  pirate(t, 'bonnet', 'goa', { seat: 1, revelry: 'voluntary', ...bonnet });
  return t;
}

test('15.1 each throws a number of dice equal to his Duel, and the higher total wins', () => {
  const t = rivals([2, 1], { holds: [500], notoriety: 3 }, { notoriety: 4, netWorth: 900 });
  play(t, ...TIED, 1, 1, 3);
  expect(happened(t, 'contested').at(-1)).toMatchObject({ purpose: 'duel', won: false, sides: [{ dice: 2 }, { dice: 3 }] });
  expect(happened(t, 'duelWon')).toMatchObject([{ pirate: pirateId('bonnet'), loser: pirateId('low') }]);
});

test('15.1 [R35] a target who wins gets Notoriety only; the eliminated loser scores his own', () => {
  const t = rivals([3, 1], { notoriety: 3, holds: [100] }, { notoriety: 4, netWorth: 900, holds: [800], letter: 'dutch' });
  play(t, ...TIED, 1, 1, 1, 6, awaits('takeAction', 0));
  expect(pirateState(t, 'bonnet')).toMatchObject({ notoriety: 3 + 4, holds: [100], letter: null, loyalty: 7, revelry: 'voluntary' });
  expect(pirateState(t, 'low').fate).toBe('lost');
  expect(happened(t, 'pirateLost')).toMatchObject([{ how: 'duel', vp: 4 }]);
  expect(t.g.vp).toEqual([4, 0]);
});

test('15.2, 18.2 the winner gains both Duel ratings in Notoriety', () => {
  const t = rivals([3, 2], { notoriety: 1 }, {});
  play(t, ...TIED, 6, 6, 6, 1, 1, 'finish');
  expect(pirateState(t, 'low').notoriety).toBe(5);
  expect(happened(t, 'duelWon')).toMatchObject([{ pirate: pirateId('low'), loser: pirateId('bonnet') }]);
  expect(happened(t, 'notorietyGained')).toMatchObject([{ by: 5, cause: 'duel' }]);
  expect(pirateState(t, 'bonnet').fate).toBe('lost');
  expect(t.g.vp).toEqual([0, 1]);
});

test('15.1 a tied grab costs no Loyalty', () => {
  const t = rivals();
  play(t, ...TIED, 6, 6, 6, 1, 'finish');
  expect(pirateState(t, 'low').loyalty).toBe(7);
});

test('15.1 a tied duel goes on if both players want it', () => {
  const t = rivals([1, 1]);
  play(t, ...TIED, 4, 4, awaits('duelOn', 0));
  expect(offers(t)).toEqual([{ type: 'duelOn' }, { type: 'breakOff' }]);
  expect(decision(t.g)?.about).toEqual({ pirate: pirateId('low'), target: pirateId('bonnet') });
  play(t, 'duelOn', awaits('duelOn', 1));
  expect(decision(t.g)?.about).toEqual({ pirate: pirateId('bonnet'), target: pirateId('low') });
  play(t, 'duelOn', 5, 5, awaits('duelOn', 0), 'duelOn', 'duelOn', 6, 1, 'finish');
  expect(happened(t, 'duelTied')).toMatchObject([{ goesOn: true }, { goesOn: true }]);
  expect(pirateState(t, 'bonnet').fate).toBe('lost');
});

test('15.1 a tied duel ends if the grabber breaks off: the Action is spent, and both stay in port', () => {
  const t = rivals([1, 1], { holds: [500] });
  play(t, ...TIED, 4, 4, 'breakOff', awaits('takeAction', 0));
  expect(happened(t, 'duelTied')).toMatchObject([{ goesOn: false }]);
  expect(pirateState(t, 'low')).toMatchObject({ fate: 'inPlay', at: 'goa', loyalty: 7, notoriety: 0 });
  expect(pirateState(t, 'bonnet')).toMatchObject({ fate: 'inPlay', at: 'goa', holds: [500] });
  expect(t.g.actionsLeft).toBe(3);
});

test('15.1 a tied duel ends if the target breaks off', () => {
  const t = rivals([1, 1]);
  play(t, ...TIED, 4, 4, 'duelOn', 'breakOff', awaits('takeAction', 0));
  expect(happened(t, 'duelTied')).toMatchObject([{ goesOn: false }]);
});

test('12 [R44] up to three dice can be rerolled, four can’t', () => {
  const three = rivals([3, 1], { cunning: 2 }, { cunning: 3 });
  play(three, grab, 1, 3, 'keepDice', 'keepDice', 1, 1, 1, 4, awaits('rerollWithCunning', 0), 'rerollDice', 6, 6, 6);
  play(three, awaits('rerollWithCunning', 1), 'rerollDice', 6, 'finish');
  expect([pirateState(three, 'low').cunning, pirateState(three, 'bonnet').cunning]).toEqual([2, 1]);
  const four = rivals([4, 4], { cunning: 1 }, { cunning: 1 });
  play(four, grab, 1, 3, 'keepDice', 'keepDice', 6, 6, 6, 6, 1, 1, 1, 1, awaits('takeSpoils', 0));
});

test('11.2 an ally’s Duel may be used; the Notoriety is shared', () => {
  const t = scenario({
    actions: 4,
    ratings: { low: { ability: 3, duel: 1, leadership: 2 }, tew: { ability: 1, duel: 3, leadership: 1 }, bonnet: { ability: 2, duel: 1 } },
  });
  pirate(t, 'low', 'goa', { notoriety: 1 });
  pirate(t, 'tew', 'goa');
  allied(t, 'low', 'tew');
  pirate(t, 'bonnet', 'goa', { seat: 1, revelry: 'voluntary' });
  play(t, grab, 1, 3, 1, 1, 1, 2, 'finish');
  expect(pirateState(t, 'low').notoriety).toBe(1 + 2);
  expect(pirateState(t, 'tew').notoriety).toBe(2);
});

test('11.6 [R36] a grabber who dies ends his alliance; his ally lives', () => {
  const t = scenario({
    actions: 4,
    ratings: { low: { ability: 3, duel: 1 }, tew: { ability: 1, duel: 1 }, bonnet: { ability: 2, duel: 1 } },
  });
  pirate(t, 'low', 'goa', { notoriety: 1 });
  pirate(t, 'tew', 'goa');
  allied(t, 'low', 'tew');
  pirate(t, 'bonnet', 'goa', { seat: 1, revelry: 'voluntary' });
  play(t, grab, 1, 3, 1, 2);
  expect(pirateState(t, 'low').fate).toBe('lost');
  expect(pirateState(t, 'tew')).toMatchObject({ fate: 'inPlay', ally: null });
});
