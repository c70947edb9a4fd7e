import { expect, test } from 'vitest';
import { decision } from '../../game.ts';
import { retirementVp, vpIfAllRetired } from '../../queries/pirates.ts';
import { governor, hand, haven, hostage, pirate, pirateId, pirateState } from '../../testing/arrange.ts';
import { awaits, d66, happened, offers, play, refusedBy, scenario, type Table } from '../../testing/scenario.ts';

const bribe = { type: 'bribeToRetire', pirate: 'low' } as const;
const byLetter = { type: 'retireByLetter', pirate: 'low' } as const;
const inHaven = { type: 'retireInHaven', pirate: 'low' } as const;

function inBath(options: Parameters<typeof pirate>[3] = {}): Table {
  const t = scenario({ actions: 3, ratings: { low: { leadership: 3 } } });
  pirate(t, 'low', 'bath', { notoriety: 10, netWorth: 2350, ...options });
  return t;
}

test('18.3 a Net Worth of 2350 is 23 VP; 99 is none', () => {
  expect(retirementVp(0, 2350)).toBe(23);
  expect(retirementVp(0, 99)).toBe(0);
  expect(retirementVp(0, 100)).toBe(1);
});

test('18.12 A retiring scores twice the Notoriety and a hundredth of the Net Worth at once', () => {
  const t = inBath();
  haven(t, 'bath', 'low');
  play(t, inHaven);
  expect(t.g.vp).toEqual([43, 0]);
  expect(happened(t, 'pirateRetired')).toMatchObject([{ rule: '18.41 C', notoriety: 10, netWorth: 2350, vp: 43 }]);
  expect(pirateState(t, 'low')).toMatchObject({ fate: 'retired', at: null });
});

test('the VP that a seat would have are those it has after its pirates retire', () => {
  const t = inBath();
  pirate(t, 'vane', 'goa', { notoriety: 4, netWorth: 199, holds: [900] });
  haven(t, 'bath', 'low');
  expect(vpIfAllRetired(t.g)).toEqual([43 + 9, 0]);
  play(t, inHaven);
  expect(t.g.vp[0]).toBe(43);
  expect(vpIfAllRetired(t.g)).toEqual([43 + 9, 0]);
});

test('18.42 a retired pirate leaves with everything; booty in the holds scores nothing', () => {
  const t = inBath({ holds: [5000], guns: true, letter: 'dutch' });
  hostage(t, 'low', 'pilot', 'dutch');
  haven(t, 'bath', 'low');
  haven(t, 'goa', 'low');
  play(t, inHaven);
  expect(t.g.vp[0]).toBe(43);
  expect(pirateState(t, 'low')).toMatchObject({ holds: [], hostages: [], guns: false, letter: null });
  expect(t.g.havenOf.every((of) => of === -1)).toBe(true);
  expect(t.g.fleet[0]).toEqual([]);
});

test('18.41 A a pirate retires by a Letter of the port’s nationality, which is then out of the game', () => {
  const t = inBath({ letter: 'english' });
  play(t, byLetter);
  expect(happened(t, 'pirateRetired')).toMatchObject([{ rule: '18.41 A' }]);
  expect(pirateState(t, 'low').fate).toBe('retired');
  expect(t.g.removed).toHaveLength(1);
  expect(t.g.vp[0]).toBe(43);
});

test('18.41 A no retirement with another nation’s Letter, nor at sea', () => {
  const t = inBath({ letter: 'dutch' });
  expect(refusedBy(t, byLetter)).toBe('18.41 A');
  const other = scenario({ actions: 2 });
  pirate(other, 'low', 'central-atlantic', { letter: 'english' });
  expect(offers(other, 'retireByLetter')).toEqual([]);
});

test('18.41 A a Letter in hand does not count', () => {
  const t = inBath();
  governor(t, 'bath', 'pro');
  hand(t, 0, 'letter-of-marque');
  expect(offers(t, 'retireByLetter')).toEqual([]);
});

test('18.41 C a pirate can retire only in his own haven', () => {
  const t = inBath();
  pirate(t, 'vane', 'bath');
  haven(t, 'bath', 'vane');
  expect(offers(t, 'retireInHaven')).toEqual([{ ...inHaven, pirate: 'vane' }]);
  expect(refusedBy(t, inHaven)).toBe('18.41 C');
});

test('18.41 D the price is D66 × 100 from Net Worth, before VP are counted', () => {
  const t = inBath({ netWorth: 2350 });
  governor(t, 'bath', 'pro');
  play(t, bribe, d66(23), awaits('payToRetire', 0));
  expect(happened(t, 'rolled')).toMatchObject([{ purpose: 'retirementBribe', seat: 0, dice: [2, 3] }]);
  expect(happened(t, 'priceNamed')).toMatchObject([{ doubloons: 2300, affordable: true }]);
  expect(decision(t.g)?.about).toEqual({ pirate: pirateId('low'), doubloons: 2300 });
  play(t, 'pay');
  expect(pirateState(t, 'low')).toMatchObject({ fate: 'retired', netWorth: 50 });
  expect(t.g.vp[0]).toBe(20);
});

test('18.41 D a price he can’t pay costs one Loyalty and the attempt with that governor', () => {
  const t = inBath({ netWorth: 2299 });
  governor(t, 'bath', 'pro');
  play(t, bribe, d66(23), awaits('takeAction', 0));
  expect(pirateState(t, 'low')).toMatchObject({ fate: 'inPlay', netWorth: 2299, loyalty: 6, bribed: [0] });
  expect(refusedBy(t, bribe)).toBe('9.45');
});

test('18.41 D Net Worth equal to the price is enough', () => {
  const t = inBath({ netWorth: 2300 });
  governor(t, 'bath', 'pro');
  play(t, bribe, d66(23), 'pay');
  expect(pirateState(t, 'low')).toMatchObject({ fate: 'retired', netWorth: 0 });
});

test('18.41 D declining costs one Loyalty and the attempt with that governor', () => {
  const t = inBath({ netWorth: 9000 });
  governor(t, 'bath', 'pro');
  play(t, bribe, d66(11), 'decline');
  expect(pirateState(t, 'low')).toMatchObject({ fate: 'inPlay', netWorth: 9000, loyalty: 6, bribed: [0] });
  expect(offers(t, 'bribeToRetire')).toEqual([]);
});

test('18.41 D, 9.45 one attempt with a governor covers both haven and retirement', () => {
  const t = inBath({ netWorth: 9000 });
  governor(t, 'bath', 'pro');
  play(t, { type: 'doPortActivities', pirate: 'low' }, 'buyHaven', 3, 'decline', 'finish');
  expect(offers(t, 'bribeToRetire')).toEqual([]);
});

test('18.41 D a bribe needs a real pro-pirate governor; a Letter is not enough', () => {
  const t = inBath({ letter: 'english', netWorth: 9000 });
  expect(refusedBy(t, bribe)).toBe('18.41 D');
});

test('18.41 D no bribe in his own haven', () => {
  const t = inBath({ netWorth: 9000 });
  haven(t, 'bath', 'low');
  expect(offers(t, 'bribeToRetire')).toEqual([]);
  expect(offers(t, 'retireInHaven')).toHaveLength(1);
});

test('18.41 D another governor may be tried', () => {
  const t = inBath({ netWorth: 100 });
  governor(t, 'bath', 'pro');
  governor(t, 'virginia', 'pro');
  t.g.actionsLeft = 4;
  play(t, bribe, d66(66), { type: 'move', pirate: 'low', to: 'central-atlantic' }, { type: 'move', pirate: 'low', to: 'virginia' });
  expect(offers(t, 'bribeToRetire')).toEqual([bribe]);
});

test('18.41 D, 14.1 a refused bribe that brings Loyalty to 0 causes a mutiny', () => {
  const t = inBath({ netWorth: 0, loyalty: 1 });
  governor(t, 'bath', 'pro');
  play(t, bribe, d66(11), 2);
  expect(happened(t, 'mutinyQuashed')).toHaveLength(1);
});

test('18.41 [R11] no retirement in pirate ports', () => {
  const t = scenario({ actions: 3 });
  pirate(t, 'low', 'new-providence', { letter: 'english', netWorth: 9000 });
  expect(
    offers(t)
      .map((c) => c.type)
      .filter((type) => /retire/i.test(type)),
  ).toEqual([]);
});

const inPiratePort = { type: 'retireInPiratePort', pirate: 'low' } as const;

test('4.5 J [R11] by default nobody retires in a pirate port', () => {
  const t = scenario({ actions: 3 });
  pirate(t, 'low', 'new-providence', { notoriety: 10, netWorth: 2350 });
  expect(refusedBy(t, inPiratePort)).toBe('4.5 J');
});

test('4.5 J [R11] with the option a pirate retires in a pirate port for full Victory Points', () => {
  const t = scenario({ actions: 3, settings: { retireInPiratePorts: true } });
  pirate(t, 'low', 'new-providence', { notoriety: 10, netWorth: 2350, holds: [500] });
  play(t, inPiratePort);
  expect(pirateState(t, 'low').fate).toBe('retired');
  expect(t.g.vp).toEqual([43, 0]);
});

test('4.5 J [R11] the option allows no other port, and no destroyed one', () => {
  const t = scenario({ actions: 3, settings: { retireInPiratePorts: true } });
  pirate(t, 'low', 'bath');
  pirate(t, 'vane', 'south-atlantic');
  for (const name of ['low', 'vane']) expect(refusedBy(t, { ...inPiratePort, pirate: name })).toBe('4.5 J');
});

test('4.5 J, 13.22 a reveller can’t retire in a pirate port', () => {
  const t = scenario({ actions: 3, settings: { retireInPiratePorts: true } });
  pirate(t, 'low', 'new-providence', { revelry: 'voluntary' });
  expect(refusedBy(t, inPiratePort)).toBe('13.22');
});
