/** 4.6, 9.4 The rules named by refusals of anti-pirate actions and In-Port Activities. */
import { expect, test } from 'vitest';
import { TITLE_OF } from '../../data/cards.ts';
import { decision, refusal } from '../../game.ts';
import { CHOICES, PASS, RANSOM } from '../../state/choices.ts';
import { commissioner, commissionerPool, hand, merchant, pirate, warship } from '../../testing/arrange.ts';
import { awaits, play, refusedBy, scenario, type Table } from '../../testing/scenario.ts';

const find = { type: 'findMerchant', pirate: 'low', port: 'havana' } as const;
/** @returns a card of this title, in the hand of the seat that is asked if possible */
function refusedCard(t: Table, type: 'playAgainst' | 'playForActions', title: string): string | undefined {
  const hands = t.g.hands[decision(t.g)?.seat ?? 0] ?? [];
  const uses = CHOICES.filter((choice) => choice.type === type && 'card' in choice && TITLE_OF[choice.card] === title);
  const use = uses.find((choice) => 'card' in choice && hands.includes(choice.card)) ?? uses[0];
  return refusal(t.g, use ?? PASS)?.rule;
}
const against = (card: string) => ({ type: 'playAgainst', card }) as const;

/** Low is about to search off Havana; seat 1 is asked. */
function announced(arrange: (t: Table) => void = () => undefined): Table {
  const t = scenario({ players: 3, actions: 3, ratings: { low: { ability: 3 } }, navy: { shark: { speed: 5, combat: 6 } } });
  pirate(t, 'low', 'west-caribbean', { notoriety: 9 });
  merchant(t, 'havana', 'flute');
  commissionerPool(t);
  hand(t, 1, 'double-cross', 'heavy-guns', 'wear-and-tear');
  arrange(t);
  play(t, find, awaits('antiPirateAction', 1));
  return t;
}

test('4.65 D a card that is no anti-pirate card or whose title is spent; other cards name their own rule', () => {
  const t = announced();
  expect(refusedCard(t, 'playAgainst', 'heavy-guns')).toBe('4.65 D');
  expect(refusedCard(t, 'playAgainst', 'double-cross')).toBe('17.2 #4');
  expect(refusedCard(t, 'playAgainst', 'scurvy-outbreak')).toBe('2.6');
  play(t, against('wear-and-tear'), 1, awaits('antiPirateAction', 2));
  hand(t, 2, 'wear-and-tear');
  expect(refusedCard(t, 'playAgainst', 'wear-and-tear')).toBe('4.65 D');
});

test('4.61 the AP action is spent', () => {
  const t = announced((one) => {
    one.g.apSpent[1] = 1;
    commissioner(one, 1, 'rhett', 'west-caribbean');
  });
  expect(refusedCard(t, 'playAgainst', 'double-cross')).toBe('4.61');
  expect(refusedBy(t, { type: 'moveCommissioner', to: 'central-america' })).toBe('4.61');
});

test('6.43 there is no warship; 6.44 she has already attacked', () => {
  expect(refusedBy(announced(), { type: 'useWarship' })).toBe('6.43');
  const t = announced((one) => warship(one, 'west-caribbean', 'shark'));
  play(t, 'useWarship', 'flee', 6, 1, awaits('antiPirateAction', 2));
  expect(refusedBy(t, { type: 'useWarship' })).toBe('6.44');
});

test('4.65 C, 4.66 the seat has no Commissioner; 10.13 it has one already', () => {
  const t = announced();
  for (const type of ['oust', 'attackPiratePort', 'moveCommissioner'] as const)
    expect(refusal(t.g, CHOICES.find((choice) => choice.type === type) ?? PASS)?.rule).toBe('4.65 C');
  expect(refusedBy(t, { type: 'react' })).toBe('4.66');
  const own = announced((one) => commissioner(one, 1, 'rhett', 'india'));
  expect(refusedBy(own, { type: 'deployCommissioner' })).toBe('10.13');
  expect(refusedBy(own, { type: 'moveCommissioner', to: 'goa' })).toBe('10.26');
  expect(refusedBy(own, { type: 'moveCommissioner', to: 'central-america' })).toBe('10.4');
  expect(refusedBy(own, { type: 'attackPiratePort', port: 'new-providence' })).toBe('10.41');
  expect(refusedBy(own, { type: 'oust' })).toBe('10.42');
  expect(refusedBy(own, { type: 'react' })).toBe('10.32');
});

test('10.12 the pirate’s Notoriety is too low; 10.23 a Commissioner has already acted', () => {
  expect(
    refusedBy(
      announced((one) => one.g.notoriety.fill(3)),
      { type: 'deployCommissioner' },
    ),
  ).toBe('10.12');
  const t = announced((one) => {
    commissioner(one, 1, 'rhett', 'india');
    one.g.commissionerActed = 1;
  });
  expect(refusedBy(t, { type: 'oust' })).toBe('10.23');
});

test('4.4 C, 4.6 cards can’t be played while Actions are taken', () => {
  const t = scenario({ actions: 2 });
  pirate(t, 'low', 'west-caribbean');
  hand(t, 0, 'kc-surprise', 'wear-and-tear');
  play(t, awaits('takeAction', 0));
  expect(refusedCard(t, 'playForActions', 'kc-surprise')).toBe('4.4 C');
  expect(refusedCard(t, 'playAgainst', 'wear-and-tear')).toBe('4.6');
});

test('9.43, 9.44, 9.45 the port does not offer the activity; 9.4 it comes too late', () => {
  const t = scenario({ actions: 2 });
  pirate(t, 'low', 'goa', { ship: 'schooner', combat: 3, speed: 3, holds: [500] });
  play(t, { type: 'doPortActivities', pirate: 'low' });
  expect(refusedBy(t, { type: 'buyHaven' })).toBe('9.45');
  expect(refusal(t.g, RANSOM[0] ?? PASS)?.rule).toBe('9.42');
  play(t, 'refit', 1);
  expect(refusedBy(t, { type: 'sellHold', hold: 0 })).toBe('9.4');
  expect(refusedBy(t, { type: 'refit' })).toBe('9.4');
});
