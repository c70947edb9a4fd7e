import { expect, test } from 'vitest';
import { decision } from '../../game.ts';
import { allied, governor, hand, hostage, merchant, pirate, pirateId, pirateState, treasureMap, warship } from '../../testing/arrange.ts';
import { awaits, d66, happened, offers, play, scenario } from '../../testing/scenario.ts';

const find = { type: 'findMerchant', pirate: 'vane', port: 'charleston' } as const;

/** Vane (Ability 4) looks for a merchant at Charleston, with these points of Cunning. */
function cunningVane(cunning: number) {
  const t = scenario({ actions: 3, ratings: { vane: { ability: 4 } } });
  pirate(t, 'vane', 'south-atlantic', { cunning });
  merchant(t, 'charleston', 'flute');
  return t;
}

test('12 a point of Cunning rerolls a die, and the new one counts', () => {
  const t = cunningVane(2);
  play(t, find, 1, 'rerollDice', 3);
  expect(happened(t, 'merchantFound')).toHaveLength(1);
  expect(pirateState(t, 'vane').cunning).toBe(1);
});

test('12 the dice may be kept', () => {
  const t = cunningVane(2);
  play(t, find, 1, awaits('rerollWithCunning', 0), 'keepDice');
  expect(happened(t, 'merchantMissed')).toHaveLength(1);
  expect(pirateState(t, 'vane').cunning).toBe(2);
});

test('12 nobody is asked after a success: a reroll could only spoil it', () => {
  const t = cunningVane(2);
  play(t, find, 3, awaits('takeAction'));
  expect(happened(t, 'merchantFound')).toHaveLength(1);
  const missed = cunningVane(2);
  play(missed, find, 2, awaits('rerollWithCunning', 0));
});

test.each([
  [3, 2, 'takeAction'],
  [3, 3, 'rerollWithCunning'],
  [1, 1, 'takeAction'],
])('12, 14.2 in a mutiny at Leadership %i a die of %i leads to %s: an equal die quashes it, but costs Loyalty', (leadership, die, ask) => {
  const t = scenario({ actions: 3, ratings: { vane: { leadership } } });
  pirate(t, 'vane', 'south-atlantic', { cunning: 1, loyalty: 5 });
  hand(t, 1, 'mutiny-conspiracy');
  play(
    t,
    { type: 'move', pirate: 'vane', to: 'charleston' },
    { type: 'playAgainst', card: 'mutiny-conspiracy' },
    4,
    4,
    die,
    awaits(ask, 0),
  );
});

test('12, 14.2 at Loyalty 0 a die equal to Leadership is as good as any: it can cost no more', () => {
  const t = scenario({ actions: 3, ratings: { vane: { leadership: 3 } } });
  pirate(t, 'vane', 'south-atlantic', { cunning: 1, loyalty: 0 });
  play(t, { type: 'move', pirate: 'vane', to: 'charleston' }, 3, awaits('takeAction', 0));
});

test.each([
  [4, 1, 'portActivity'],
  [3, 2, 'rerollWithCunning'],
  [3, 3, 'portActivity'],
  [1, 4, 'rerollWithCunning'],
  [1, 5, 'portActivity'],
])('9.44, 12 a refit of a Combat of %i, whole at 5, with a die of %i leads to %s', (combat, die, ask) => {
  const t = scenario({ actions: 3 });
  pirate(t, 'vane', 'bath', { cunning: 1, combat });
  play(t, { type: 'doPortActivities', pirate: 'vane' }, 'refit', die, awaits(ask, 0));
});

test.each([
  ['ransom', [6, 6], [6, 5]],
  ['buyHaven', [1], [2]],
] as const)('9.42, 9.45, 12 the best dice for %s are kept without a question, the next best are not', (deed, best, next) => {
  for (const dice of [best, next]) {
    const t = scenario({ actions: 3 });
    pirate(t, 'vane', 'bath', { cunning: 1, netWorth: 900 });
    hostage(t, 'vane', 'pilot', 'english');
    governor(t, 'bath', 'pro');
    play(t, { type: 'doPortActivities', pirate: 'vane' });
    play(
      t,
      deed === 'ransom' ? { type: 'ransom', hostage: 'pilot' } : 'buyHaven',
      ...dice,
      awaits(dice === next ? 'rerollWithCunning' : ASKED_AFTER[deed]),
    );
  }
});
const ASKED_AFTER = { ransom: 'stowBooty', buyHaven: 'payForHaven' } as const;

test('12 a roll can’t be rerolled twice', () => {
  const t = cunningVane(2);
  play(t, find, 1, 'rerollDice', 1, awaits('takeAction'));
  expect(happened(t, 'merchantMissed')).toHaveLength(1);
});

test('12 nobody is asked without Cunning left', () => {
  const t = cunningVane(0);
  play(t, find, 1, awaits('takeAction'));
});

test('12 all three dice of 3d6 are rerolled', () => {
  const t = scenario({ actions: 3 });
  pirate(t, 'vane', 'west-caribbean', { cunning: 2 });
  treasureMap(t, 'vane');
  play(t, { type: 'digForTreasure', pirate: 'vane' }, 3, 1, 1, 1, 'rerollDice', 6, 5, 4, { type: 'stow', hold: 0 });
  expect(pirateState(t, 'vane')).toMatchObject({ holds: [1500], cunning: 1 });
});

test('12 [R14] the choice to reroll comes after all dice of the roll', () => {
  const t = scenario({ actions: 3 });
  pirate(t, 'vane', 'bath', { cunning: 2 });
  hostage(t, 'vane', 'pilot', 'english');
  play(t, { type: 'doPortActivities', pirate: 'vane' }, { type: 'ransom', hostage: 'pilot' }, 1, awaits('rollDie'));
  play(t, 6, awaits('rerollWithCunning', 0));
});

test('12 [R44] a D66 can’t be rerolled', () => {
  const t = scenario({ actions: 3 });
  pirate(t, 'vane', 'bath', { cunning: 2, netWorth: 9000 });
  governor(t, 'bath', 'pro');
  play(t, { type: 'bribeToRetire', pirate: 'vane' }, d66(45), awaits('payToRetire'));
});

test('12 [R44] Wear and Tear is not the pirate’s roll', () => {
  const t = cunningVane(2);
  hand(t, 1, 'wear-and-tear');
  play(t, find, { type: 'playAgainst', card: 'wear-and-tear' }, 6, 1, awaits('rerollWithCunning'));
  expect(pirateState(t, 'vane').speed).toBe(2);
});

test('12 [R44] Mutiny Conspiracy’s 2d6 are not the pirate’s roll, but his Leadership die is', () => {
  const t = scenario({ actions: 3, ratings: { vane: { leadership: 3 } } });
  pirate(t, 'vane', 'south-atlantic', { cunning: 1 });
  hand(t, 1, 'mutiny-conspiracy');
  play(
    t,
    { type: 'move', pirate: 'vane', to: 'charleston' },
    { type: 'playAgainst', card: 'mutiny-conspiracy' },
    4,
    4,
    5,
    awaits('rerollWithCunning', 0),
  );
  play(t, 'rerollDice', 1);
  expect(pirateState(t, 'vane')).toMatchObject({ fate: 'inPlay', at: 'charleston', cunning: 0 });
});

test('2.5 the six faces are Chance’s choices', () => {
  const t = cunningVane(0);
  play(t, find, awaits('rollDie', -1));
  expect(offers(t).map((c) => c.face)).toEqual([1, 2, 3, 4, 5, 6]);
});

test('12 [R47] without the Cunning option no roll can be rerolled', () => {
  const t = scenario({ actions: 3, ratings: { vane: { ability: 4 } }, settings: { cunning: false } });
  pirate(t, 'vane', 'south-atlantic', { cunning: 2 });
  merchant(t, 'charleston', 'flute');
  play(t, find, 1, awaits('takeAction'));
  expect(pirateState(t, 'vane').cunning).toBe(2);
});

test('12 [R47] without the Cunning option no opposed roll can be rerolled', () => {
  for (const cunning of [true, false]) {
    const t = scenario({ actions: 3, settings: { cunning } });
    pirate(t, 'vane', 'south-atlantic', { cunning: 2 });
    merchant(t, 'charleston', 'flute');
    warship(t, 'south-atlantic', 'rose');
    play(t, find, 'useWarship', 'flee', 1, 6, awaits(cunning ? 'rerollWithCunning' : 'rollDie'));
  }
});

test('12, 17.2 #19 [R47] without the Cunning option points still pay for Skull & Crossbones', () => {
  const t = scenario({ actions: 3, settings: { cunning: false } });
  pirate(t, 'vane', 'south-atlantic', { cunning: 1 });
  hand(t, 0, 'skull-and-crossbones');
  hand(t, 1, 'wear-and-tear');
  play(
    t,
    { type: 'move', pirate: 'vane', to: 'charleston' },
    { type: 'playAgainst', card: 'wear-and-tear' },
    {
      type: 'playSkull',
      card: 'skull-and-crossbones',
    },
  );
  expect(pirateState(t, 'vane')).toMatchObject({ cunning: 0, speed: 5 });
});

test('2.5 a test shows its modifier and target; Leadership needs the target or less', () => {
  const t = cunningVane(0);
  play(t, find, awaits('rollDie'));
  expect(decision(t.g)?.about).toEqual({
    pirate: pirateId('vane'),
    roll: { purpose: 'find', dice: [], count: 1, modifier: 4, target: 7, needed: 'atLeast' },
  });
  const mutiny = scenario({ actions: 1, ratings: { vane: { leadership: 3 } } });
  pirate(mutiny, 'vane', 'south-atlantic', { loyalty: 0 });
  play(mutiny, { type: 'move', pirate: 'vane', to: 'charleston' }, awaits('rollDie'));
  expect(decision(mutiny.g)?.about.roll).toMatchObject({ purpose: 'leadership', needed: 'atMost' });
});

test('2.5 a roll that is no test, of no pirate, shows neither target nor pirate', () => {
  const t = cunningVane(0);
  hand(t, 1, 'wear-and-tear');
  play(t, find, { type: 'playAgainst', card: 'wear-and-tear' }, awaits('rollDie'));
  expect(decision(t.g)?.about).toEqual({ roll: { purpose: 'wearAndTear', dice: [], count: 1, modifier: 0 } });
});

test('2.5 the tens of a D66 show when the ones are thrown', () => {
  const t = scenario({ actions: 3 });
  pirate(t, 'vane', 'bath', { netWorth: 9000 });
  governor(t, 'bath', 'pro');
  const dice = () => decision(t.g)?.about.roll?.dice;
  play(t, { type: 'bribeToRetire', pirate: 'vane' }, awaits('rollDie'));
  expect(dice()).toEqual([]);
  play(t, 4, awaits('rollDie'));
  expect(dice()).toEqual([4]);
});

test('12 the event of a reroll names the pirate and his Cunning left', () => {
  const t = cunningVane(2);
  play(t, find, 1, 'rerollDice', 3);
  expect(happened(t, 'rerolled')).toMatchObject([{ rule: '12', purpose: 'find', pirate: pirateId('vane'), cunningLeft: 1 }]);
  expect(happened(t, 'rolled')).toMatchObject([{ dice: [1] }, { dice: [3] }]);
});

test.each([
  [1, 0, ['keepDice', 'rerollDice']],
  [1, 1, ['keepDice', 'rerollDice', 'rerollWithAlly']],
  [0, 1, ['keepDice', 'rerollWithAlly']],
])('11.2, 12 of %i points of his own and %i of his ally’s either pays while it lasts', (own, allys, kinds) => {
  const t = cunningVane(own);
  pirate(t, 'low', 'south-atlantic', { cunning: allys });
  allied(t, 'vane', 'low');
  play(t, find, 1, awaits('rerollWithCunning', 0));
  expect(offers(t).map((c) => c.type)).toEqual(kinds);
});
