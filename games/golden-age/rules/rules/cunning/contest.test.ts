/** 2.5, 12 [R14] [R44] Opposed rolls, in a warship’s attack, an attack on a pirate port and an oust. */
import { expect, test } from 'vitest';
import { NO_PIRATE } from '../../data/ids.ts';
import { decision } from '../../game.ts';
import { allied, commissioner, merchant, pirate, pirateId, pirateState, warship } from '../../testing/arrange.ts';
import { awaits, happened, offers, pending, play, scenario, type Table } from '../../testing/scenario.ts';

const find = { type: 'findMerchant', pirate: 'low', port: 'havana' } as const;

/** Low (Ability 3, Combat 5) fights the Shark (Combat 6, so 8 in battle). */
function fighting(cunning: number, settings = {}): Table {
  const t = scenario({ actions: 3, ratings: { low: { ability: 3 } }, navy: { shark: { speed: 4, combat: 6 } }, settings });
  pirate(t, 'low', 'west-caribbean', { cunning });
  merchant(t, 'havana', 'flute');
  warship(t, 'west-caribbean', 'shark');
  play(t, find, 'useWarship', 'fight', awaits('rollDie', -1));
  return t;
}

test('2.5 the pirate’s die is thrown first, then the other’s; each by its own seat', () => {
  const t = fighting(0);
  play(t, 6, 1, awaits('rollDie'));
  expect(happened(t, 'rolled').map(({ pirate, seat, dice }) => [pirate, seat, dice])).toEqual([
    [pirateId('low'), 0, [6]],
    [NO_PIRATE, 1, [1]],
  ]);
});

test('12 [R14] nobody decides about a reroll before both dice are thrown', () => {
  const t = fighting(1);
  play(t, 1, awaits('rollDie', -1), 6, awaits('rerollWithCunning', 0));
  expect(offers(t).map((c) => c.type)).toEqual(['keepDice', 'rerollDice']);
});

test('12 a rerolled die counts, even if it is worse, and can’t be rerolled again', () => {
  const t = fighting(3);
  play(t, 1, 5, 'rerollDice', 6, awaits('rollDie'));
  expect(happened(t, 'contested')).toMatchObject([{ won: true, sides: [{ dice: 6 }, { dice: 5 }] }]);
  expect(pirateState(t, 'low').cunning).toBe(2);
  const worse = fighting(3);
  play(worse, 4, 5, 'rerollDice', 1);
  expect(happened(worse, 'contested')).toMatchObject([{ won: false, sides: [{ dice: 1 }, { dice: 5 }] }]);
});

test('12 the dice may be kept', () => {
  const t = fighting(1);
  play(t, 1, 6, 'keepDice', awaits('takeAction', 0));
  expect(pirateState(t, 'low').cunning).toBe(1);
});

test.each([
  [2, 1, 'rollDie'],
  [1, 1, 'rerollWithCunning'],
  [6, 6, 'rerollWithCunning'],
])('12, 6.46 in a battle of equal strength dice of %i and %i lead to %s: a victory is not thrown again', (his, hers, ask) => {
  play(fighting(1), his, hers, awaits(ask));
});

test.each([
  [1, 1, 'takeAction'],
  [1, 2, 'rerollWithCunning'],
])('12, 6.45 in a flight at equal Speed dice of %i and %i lead to %s: a tie is an escape', (his, hers, ask) => {
  const t = scenario({ actions: 3, navy: { shark: { speed: 4 } } });
  pirate(t, 'low', 'west-caribbean', { cunning: 1, speed: 4 });
  merchant(t, 'havana', 'flute');
  warship(t, 'west-caribbean', 'shark');
  play(t, find, 'useWarship', 'flee', his, hers, awaits(ask));
});

test.each([
  [1, 0, false],
  [1, 1, true],
])(
  '12, 15.1 the winner of a duel with a Cunning of %i, against %i, is asked (%s) if the loser may reroll after him',
  (low, bonnet, asked) => {
    const t = dueling(low, bonnet);
    play(t, 4, 4, 4, 2);
    expect(pending(t)?.[0] === 'rerollWithCunning').toBe(asked);
  },
);

test('12, 15.1 the winner of a duel who decides last is not asked', () => {
  const t = dueling(0, 1);
  play(t, 1, 1, 1, 5, awaits('takeAction', 0));
});

test.each([
  [6, 1, 'rollDie'],
  [5, 1, 'rerollWithCunning'],
])('9.62, 9.63, 12 a grabber whose dice are %i to %i is asked (%s) unless he could not win by more', (his, hers, ask) => {
  const t = scenario({ actions: 3, ratings: { low: { ability: 3 }, bonnet: { ability: 2 } } });
  pirate(t, 'low', 'goa', { cunning: 1 });
  pirate(t, 'bonnet', 'goa', { seat: 1, revelry: 'voluntary', holds: [500] });
  play(t, { type: 'grabBooty', pirate: 'low', target: 'bonnet' }, his, hers, awaits(ask));
});

test('9.62, 12 the victim of a failed grab is not asked; the grabber is', () => {
  const t = scenario({ actions: 3, ratings: { low: { ability: 3 }, bonnet: { ability: 2 } } });
  pirate(t, 'low', 'goa', { cunning: 1 });
  pirate(t, 'bonnet', 'goa', { seat: 1, revelry: 'voluntary', holds: [500], cunning: 1 });
  play(
    t,
    { type: 'grabBooty', pirate: 'low', target: 'bonnet' },
    1,
    6,
    awaits('rerollWithCunning', 0),
    'keepDice',
    awaits('takeAction', 0),
  );
});

test.each([
  [6, 1],
  [1, 6],
])('10.41, 12 no defender of a pirate port is asked when dice of %i and %i have saved it', (low, avery) => {
  const t = scenario({ players: 3, actions: 3, navy: { ogle: { speed: 2, combat: 6 } } });
  pirate(t, 'low', 'new-providence', { cunning: 1 });
  pirate(t, 'avery', 'new-providence', { seat: 1, cunning: 1 });
  commissioner(t, 2, 'ogle', 'south-atlantic');
  play(t, { type: 'doPortActivities', pirate: 'low' }, { type: 'attackPiratePort', port: 'new-providence' }, awaits('rollDie'));
  play(t, low, avery, 1, awaits('portActivity', 0));
});

test('12 nobody is asked without Cunning, or with the option off [R47]', () => {
  play(fighting(0), 6, 1, awaits('rollDie'));
  play(fighting(3, { cunning: false }), 6, 1, awaits('rollDie'));
});

test('12 each roll of a battle has its own reroll: flight, then combat', () => {
  const t = scenario({ actions: 3, ratings: { low: { ability: 3 } }, navy: { shark: { speed: 4, combat: 6 } } });
  pirate(t, 'low', 'west-caribbean', { cunning: 2, speed: 1 });
  merchant(t, 'havana', 'flute');
  warship(t, 'west-caribbean', 'shark');
  play(t, find, 'useWarship', 'flee', 1, 1, 'rerollDice', 2, 1, 6, 'rerollDice', 6, awaits('takeAction', 0));
  expect(happened(t, 'rerolled').map((e) => e.purpose)).toEqual(['flight', 'battle']);
});

test('12 [R44] of several pirates the active one decides first; each rerolls only his own die', () => {
  const t = scenario({ players: 3, actions: 3, navy: { ogle: { speed: 2, combat: 12 } } });
  pirate(t, 'bellamy', 'new-providence', { seat: 2, cunning: 1 });
  pirate(t, 'low', 'new-providence', { cunning: 1 });
  pirate(t, 'avery', 'new-providence', { seat: 1, cunning: 1 });
  commissioner(t, 1, 'ogle', 'south-atlantic');
  play(t, { type: 'doPortActivities', pirate: 'low' }, { type: 'attackPiratePort', port: 'new-providence' }, 1, 2, 3, 4);
  play(t, awaits('rerollWithCunning', 0), 'rerollDice', 5, awaits('rerollWithCunning', 1), 'keepDice', awaits('rerollWithCunning', 2));
  play(t, 'rerollDice', 6);
  expect(happened(t, 'contested')).toMatchObject([{ sides: [{ dice: 4 }, { dice: 5 }, { dice: 2 }, { dice: 6 }] }]);
  expect([pirateState(t, 'low').cunning, pirateState(t, 'avery').cunning, pirateState(t, 'bellamy').cunning]).toEqual([0, 1, 0]);
});

test('12 a reroll has the same event as a roll', () => {
  const t = fighting(1);
  play(t, 1, 5, 'rerollDice', 6, awaits('rollDie'));
  expect(happened(t, 'rolled').map(({ dice }) => dice)).toEqual([[1], [5], [6]]);
});

/** Low (Duel 3) and the revelling Bonnet (Duel 1) are in Goa; their Booty Grab is tied, and the duel is next. */
function dueling(low: number, bonnet: number, more: (t: Table) => void = () => undefined): Table {
  const t = scenario({
    actions: 3,
    ratings: { low: { ability: 3, duel: 3 }, bonnet: { ability: 2, duel: 1 }, tew: { ability: 1, duel: 1 } },
  });
  pirate(t, 'low', 'goa');
  pirate(t, 'bonnet', 'goa', { seat: 1, revelry: 'voluntary' });
  more(t);
  play(t, { type: 'grabBooty', pirate: 'low', target: 'bonnet' }, 1, 3, awaits('rollDie', -1));
  t.g.cunning[pirateId('low')] = low;
  t.g.cunning[pirateId('bonnet')] = bonnet;
  return t;
}

test('12 [R14] the deciding player sees the dice and modifiers of both sides', () => {
  const t = fighting(1);
  const low = { pirate: pirateId('low'), seat: 0, count: 1, modifier: 8 };
  const shark = { pirate: NO_PIRATE, seat: 1, count: 1, modifier: 8 };
  const sides = (ours: readonly number[], theirs: readonly number[]) => [
    { ...low, dice: ours },
    { ...shark, dice: theirs },
  ];
  const contestNow = () => decision(t.g)?.about;
  expect(contestNow()).toEqual({ pirate: pirateId('low'), contest: { purpose: 'battle', side: 0, sides: sides([], []) } });
  play(t, 2, awaits('rollDie'));
  expect(contestNow()).toEqual({ contest: { purpose: 'battle', side: 1, sides: sides([2], []) } });
  play(t, 5);
  expect(contestNow()).toEqual({ pirate: pirateId('low'), contest: { purpose: 'battle', side: 0, sides: sides([2], [5]) } });
});

test('12 during a reroll of several dice only the new ones show', () => {
  const t = dueling(1, 0);
  const dice = () => decision(t.g)?.about.contest?.sides.map((side) => side.dice);
  play(t, 1, 1, 2, 4, awaits('rerollWithCunning', 0));
  expect(dice()).toEqual([[1, 1, 2], [4]]);
  play(t, 'rerollDice', 6, awaits('rollDie'));
  expect(dice()).toEqual([[6], [4]]);
  play(t, 5, awaits('rollDie'));
  expect(dice()).toEqual([[6, 5], [4]]);
});

test('11.2, 12 either ally’s Cunning pays for a reroll of opposed dice, each while it lasts', () => {
  const withTew = (low: number, tew: number) => {
    const t = dueling(low, 0, (t) => {
      pirate(t, 'tew', 'goa');
      allied(t, 'low', 'tew');
    });
    t.g.cunning[pirateId('tew')] = tew;
    play(t, 1, 1, 2, 4, awaits('rerollWithCunning', 0));
    return t;
  };
  const kinds = (t: Table) => offers(t).map((c) => c.type);
  expect(kinds(withTew(1, 0))).toEqual(['keepDice', 'rerollDice']);
  expect(kinds(withTew(1, 1))).toEqual(['keepDice', 'rerollDice', 'rerollWithAlly']);
  const t = withTew(0, 2);
  expect(kinds(t)).toEqual(['keepDice', 'rerollWithAlly']);
  play(t, 'rerollWithAlly', 6, 6, 6, 'finish');
  expect([pirateState(t, 'low').cunning, pirateState(t, 'tew').cunning]).toEqual([0, 1]);
  expect(happened(t, 'rerolled')).toMatchObject([{ purpose: 'duel', pirate: pirateId('tew'), cunningLeft: 1 }]);
});
