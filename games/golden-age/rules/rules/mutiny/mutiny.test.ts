import { expect, test } from 'vitest';
import { governor, hand, haven, hostage, pirate, pirateHand, pirateId, pirateState, portId } from '../../testing/arrange.ts';
import { awaits, beforeTurn, begin, d66, draws, happened, offers, play, scenario, type Table } from '../../testing/scenario.ts';

const conspiracy = { type: 'playAgainst', card: 'mutiny-conspiracy' } as const;
const move = { type: 'move', pirate: 'low', to: 'india' } as const;

/** Low (Leadership 3) at Loyalty 5 sails from Goa while seat 1 holds Mutiny Conspiracy. */
function conspirators(options: Parameters<typeof pirate>[3] = {}): Table {
  const t = scenario({ actions: 4, ratings: { low: { leadership: 3 }, teach: { cunning: 4 } } });
  pirate(t, 'low', 'goa', { loyalty: 5, ...options });
  hand(t, 1, 'mutiny-conspiracy');
  return t;
}

test('14.2 a die above Leadership eliminates the pirate, and one from hand takes over the ship', () => {
  const t = conspirators({ notoriety: 8, netWorth: 900 });
  pirateHand(t, 0, 'teach', 'kidd');
  play(t, move, conspiracy, 5, 2, 4, awaits('chooseSuccessor', 0));
  expect(offers(t)).toEqual([
    { type: 'takeCommand', pirate: 'teach' },
    { type: 'takeCommand', pirate: 'kidd' },
  ]);
  play(t, { type: 'takeCommand', pirate: 'teach' });
  expect(pirateState(t, 'low')).toMatchObject({ fate: 'lost' });
  expect(t.g.vp).toEqual([8, 0]);
  expect(happened(t, 'pirateLost')).toMatchObject([{ how: 'marooned', vp: 8 }]);
  expect(pirateState(t, 'teach')).toMatchObject({ loyalty: 6, notoriety: 0, netWorth: 0, cunning: 4, at: 'goa' });
});

test('14.2 a die equal to Leadership quashes the mutiny and costs one Loyalty', () => {
  const t = conspirators();
  play(t, move, conspiracy, 5, 1, 3);
  expect(pirateState(t, 'low')).toMatchObject({ fate: 'inPlay', loyalty: 4, at: 'india' });
});

test('14.2 a die below Leadership quashes the mutiny', () => {
  const t = conspirators();
  play(t, move, conspiracy, 5, 1, 2);
  expect(pirateState(t, 'low')).toMatchObject({ fate: 'inPlay', loyalty: 5, at: 'india' });
});

test('14.2 without a pirate in hand one is drawn from the deck', () => {
  const t = conspirators();
  play(t, move, conspiracy, 6, 6, 6, awaits('drawPirate', -1), { type: 'drawPirate', pirate: 'tew' });
  expect(pirateState(t, 'tew')).toMatchObject({ fate: 'inPlay', owner: 0, loyalty: 6 });
});

test('14.2 without a pirate in hand or deck the ship is lost', () => {
  const t = conspirators({ guns: true, holds: [700], notoriety: 3 });
  hostage(t, 'low', 'pilot', 'dutch');
  t.g.pirateHands[1].push(...t.g.pirateDeck);
  t.g.pirateDeck = [];
  play(t, move, conspiracy, 6, 6, 6);
  expect(pirateState(t, 'low')).toMatchObject({
    fate: 'lost',
    at: null,
    ship: null,
    combat: 0,
    speed: 0,
    loyalty: 0,
    guns: false,
    holds: [],
    hostages: [],
  });
  expect(t.g.vp).toEqual([3, 0]);
  expect(t.g.fleet[0]).toEqual([]);
});

test('14.2 [R1] what belongs to the ship stays with her', () => {
  const t = scenario({ actions: 2, ratings: { low: { leadership: 3 } } });
  pirate(t, 'low', 'india', { ship: 'schooner', combat: 4, speed: 2, loyalty: 5, holds: [700, 300], guns: true, scurvy: true });
  hand(t, 1, 'mutiny-conspiracy');
  hostage(t, 'low', 'pilot', 'dutch');
  pirateHand(t, 0, 'teach');
  play(t, { ...move, to: 'goa' }, conspiracy, 6, 6, 6, { type: 'takeCommand', pirate: 'teach' });
  expect(pirateState(t, 'teach')).toMatchObject({
    ship: 'schooner',
    combat: 4,
    speed: 2,
    holds: [700, 300],
    guns: true,
    scurvy: true,
    hostages: ['pilot'],
  });
});

test('14.2 [R1] what belongs to the pirate is lost: Letter, havens, Information, history, bribes, map', () => {
  const t = conspirators({ letter: 'dutch', history: ['spanish'], netWorth: 500 });
  governor(t, 'bath', 'pro');
  haven(t, 'virginia', 'low');
  t.g.info.push(pirateId('low'), portId('virginia'), 5);
  pirateHand(t, 0, 'teach');
  play(t, move, conspiracy, 6, 6, 6, { type: 'takeCommand', pirate: 'teach' });
  expect(pirateState(t, 'teach')).toMatchObject({ letter: null, netWorth: 0, bribed: [] });
  expect(t.g.history[pirateId('teach')]).toBe(0);
  expect(t.g.info).toEqual([]);
  expect(t.g.havenOf.every((of) => of === -1)).toBe(true);
  expect(t.g.removed).toHaveLength(1);
});

test('14.2 [R1] a revelling crew keeps its marker and recovery under the new captain', () => {
  const t = conspirators({ revelry: 'involuntary' });
  pirateHand(t, 0, 'teach');
  play(t, { type: 'recover', pirate: 'low' }, 'pass', conspiracy, 6, 6, 6, { type: 'takeCommand', pirate: 'teach' });
  expect(pirateState(t, 'teach').revelry).toBe('involuntary');
  expect(t.g.recovery[pirateId('teach')]).toBe(1);
});

test('14.1 a quashed mutiny that brings Loyalty from 1 to 0 causes another at once', () => {
  const t = conspirators({ loyalty: 1 });
  play(t, move, conspiracy, 1, 1, 3, 1);
  expect(happened(t, 'mutinyBrokeOut')).toHaveLength(2);
  expect(pirateState(t, 'low')).toMatchObject({ fate: 'inPlay', loyalty: 0 });
});

test('14.2 a quashed mutiny at Loyalty 0 causes no other', () => {
  const t = conspirators({ loyalty: 0 });
  play(t, move, 1, conspiracy, 1, 1, 3);
  expect(happened(t, 'mutinyBrokeOut')).toHaveLength(2);
  expect(pirateState(t, 'low').loyalty).toBe(0);
});

test('14.1 crews that come to Loyalty 0 together mutiny one after the other', () => {
  const t = beforeTurn({ ratings: { low: { leadership: 3 }, tew: { leadership: 3 } } });
  pirate(t, 'low', 'gold-coast', { loyalty: 1, speed: 0 });
  pirate(t, 'tew', 'gold-coast', { loyalty: 1, speed: 0, seat: 1 });
  pirateHand(t, 1, 'kidd');
  begin(t);
  play(
    t,
    draws('storms-at-sea'),
    d66(52),
    1,
    1,
    2,
    4,
    awaits('chooseSuccessor', 1),
    { type: 'takeCommand', pirate: 'kidd' },
    awaits('drawCard'),
  );
  expect(pirateState(t, 'low')).toMatchObject({ fate: 'inPlay', loyalty: 0, speed: -1 });
  expect(pirateState(t, 'kidd')).toMatchObject({ owner: 1, loyalty: 6, speed: -1, at: 'gold-coast' });
});
