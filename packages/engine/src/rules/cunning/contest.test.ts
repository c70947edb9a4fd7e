/** 2.5, 12 [R14] [R44] Opposed rolls, in a warship’s attack, an attack on a pirate port and an oust. */
import { expect, test } from 'vitest';
import { commissioner, merchant, pirate, the, warship } from '../../testing/arrange.ts';
import { awaits, happened, offers, play, scenario, type Table } from '../../testing/scenario.ts';

const find = { type: 'findMerchant', pirate: 'low', port: 'havana' } as const;

/** Low (Ability 3, Combat 5) has to fight the Shark (Combat 6, so 8). */
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
  expect(happened(t, 'rolled').map(({ seat, dice }) => [seat, dice])).toEqual([
    [0, [6]],
    [1, [1]],
  ]);
});

test('12 [R14] nobody decides before both dice lie on the table', () => {
  const t = fighting(1);
  play(t, 1, awaits('rollDie', -1), 6, awaits('rerollWithCunning', 0));
  expect(offers(t).map((c) => c.type)).toEqual(['keepDice', 'rerollDice']);
});

test('12 his new die counts against the old one of the other, for better or worse, and is not thrown a third time', () => {
  const t = fighting(3);
  play(t, 1, 5, 'rerollDice', 6, awaits('rollDie'));
  expect(happened(t, 'contested')).toMatchObject([{ won: true, sides: [{ dice: 6 }, { dice: 5 }] }]);
  expect(the(t, 'low').cunning).toBe(2);
  const worse = fighting(3);
  play(worse, 4, 5, 'rerollDice', 1);
  expect(happened(worse, 'contested')).toMatchObject([{ won: false, sides: [{ dice: 1 }, { dice: 5 }] }]);
});

test('12 the dice may be kept', () => {
  const t = fighting(1);
  play(t, 6, 1, 'keepDice', awaits('rollDie'));
  expect(the(t, 'low').cunning).toBe(1);
});

test('12 without Cunning, or with the option off [R47], nobody is asked', () => {
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

test('12 [R44] several pirates: the active one decides first, then the others; each throws only his own die again', () => {
  const t = scenario({ players: 3, actions: 3, navy: { ogle: { speed: 2, combat: 12 } } });
  pirate(t, 'bellamy', 'new-providence', { seat: 2, cunning: 1 });
  pirate(t, 'low', 'new-providence', { cunning: 1 });
  pirate(t, 'avery', 'new-providence', { seat: 1, cunning: 1 });
  commissioner(t, 1, 'ogle', 'south-atlantic');
  play(t, { type: 'doPortActivities', pirate: 'low' }, { type: 'attackPiratePort', port: 'new-providence' }, 1, 2, 3, 4);
  play(t, awaits('rerollWithCunning', 0), 'rerollDice', 5, awaits('rerollWithCunning', 1), 'keepDice', awaits('rerollWithCunning', 2));
  play(t, 'rerollDice', 6);
  expect(happened(t, 'contested')).toMatchObject([{ sides: [{ dice: 4 }, { dice: 5 }, { dice: 2 }, { dice: 6 }] }]);
  expect([the(t, 'low').cunning, the(t, 'avery').cunning, the(t, 'bellamy').cunning]).toEqual([0, 1, 0]);
});
