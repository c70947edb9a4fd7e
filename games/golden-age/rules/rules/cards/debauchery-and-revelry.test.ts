import { expect, test } from 'vitest';
import { hand, pirate, pirateHand, pirateState } from '../../testing/arrange.ts';
import { awaits, happened, offers, passWindow, play, scenario, type Table } from '../../testing/scenario.ts';

const card = { type: 'playAgainst', card: 'debauchery-and-revelry' } as const;
const activities = { type: 'doPortActivities', pirate: 'low' } as const;

function inPort(at: Parameters<typeof pirate>[2], options: Parameters<typeof pirate>[3] = {}): Table {
  const t = scenario({ players: 3, actions: 4, ratings: { low: { leadership: 3 } } });
  pirate(t, 'low', at, { loyalty: 5, ...options });
  hand(t, 1, 'debauchery-and-revelry');
  return t;
}

test('17.2 #2, 13.21 after an Action in port the crew revels involuntarily, Loyalty +1', () => {
  const t = inPort('goa');
  play(t, activities, passWindow(), 'finish', awaits('antiPirateAction', 1), card, awaits('takeAction', 0));
  expect(pirateState(t, 'low')).toMatchObject({ revelry: 'involuntary', loyalty: 6 });
  expect(happened(t, 'revelryBegan')).toMatchObject([{ rule: '17.2 #2', voluntary: false }]);
});

test('17.2 #2, 13.21 in a pirate port Loyalty +3, and nothing for moving to another [R15]', () => {
  const t = inPort('isle-ste-marie');
  play(t, activities, passWindow(), 'finish', card);
  expect(pirateState(t, 'low')).toMatchObject({ revelry: 'involuntary', loyalty: 8 });
  play(t, { type: 'move', pirate: 'low', to: 'east-africa' }, { type: 'move', pirate: 'low', to: 'isle-ste-marie' });
  expect(pirateState(t, 'low').loyalty).toBe(8);
});

test('17.2 #2 the card can’t be played at the announcement', () => {
  const t = inPort('goa');
  play(t, activities, awaits('antiPirateAction', 1));
  expect(offers(t)).toEqual([{ type: 'pass' }]);
});

test('17.2 #2 [R18] the card can follow the Move into a port, not the Move out of it', () => {
  const t = inPort('india');
  play(t, { type: 'move', pirate: 'low', to: 'goa' }, passWindow(), awaits('antiPirateAction', 1));
  expect(offers(t, 'playAgainst')).toHaveLength(1);
  play(t, 'pass', { type: 'move', pirate: 'low', to: 'india' }, passWindow(), awaits('antiPirateAction', 1));
  expect(offers(t, 'playAgainst')).toEqual([]);
});

test('17.2 #2, 13.13 the card can’t be played on a reveller, but after his recovery', () => {
  const t = inPort('goa', { revelry: 'voluntary' });
  t.g.playerTurn = 3;
  play(t, { type: 'recover', pirate: 'low' }, passWindow(), awaits('antiPirateAction', 1), card);
  expect(pirateState(t, 'low')).toMatchObject({ revelry: 'involuntary', loyalty: 6 });
  const merry = inPort('goa', { revelry: 'involuntary' });
  play(merry, { type: 'recover', pirate: 'low' }, passWindow(), awaits('antiPirateAction', 1));
  expect(offers(merry)).toEqual([{ type: 'pass' }]);
});

test('13.22, 9.55 a revelling pirate can only move and recover', () => {
  const t = inPort('goa');
  play(t, activities, passWindow(), 'finish', card);
  expect(new Set(offers(t).flatMap((c) => (c.pirate === 'low' ? [c.type] : [])))).toEqual(new Set(['move', 'recover']));
});

test('13.24 two recoveries end involuntary revelry', () => {
  const t = inPort('goa');
  hand(t, 1, 'debauchery-and-revelry');
  play(t, activities, passWindow(), 'finish', card);
  play(t, { type: 'recover', pirate: 'low' }, { type: 'recover', pirate: 'low' });
  expect(pirateState(t, 'low').revelry).toBe('sober');
});

test('17.2 #19 if the card is negated, the crew stays sober', () => {
  const t = inPort('goa', { cunning: 1 });
  hand(t, 0, 'skull-and-crossbones');
  play(t, activities, passWindow(), 'finish', card, awaits('negate', 0), { type: 'playSkull', card: 'skull-and-crossbones' });
  expect(pirateState(t, 'low')).toMatchObject({ revelry: 'sober', loyalty: 5, cunning: 0 });
});

test('17.2 #2 revelry lifts a crew above Loyalty 0, so that it does not mutiny at the next activation', () => {
  const t = inPort('goa', { loyalty: 0 });
  pirate(t, 'vane', 'india');
  pirateHand(t, 0, 'teach');
  play(t, activities, 3, passWindow(), 'finish', card);
  play(t, { type: 'move', pirate: 'vane', to: 'east-africa' }, { type: 'move', pirate: 'low', to: 'india' });
  expect(happened(t, 'mutinyBrokeOut')).toEqual([]);
  expect(pirateState(t, 'low').loyalty).toBe(1);
});
